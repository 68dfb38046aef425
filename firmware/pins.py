"""Which wire goes where. A file /board.json on the board replaces these values key by key.

Pin numbers are the Pico's GPIO numbers (GP18 is 18), not the numbers of the holes.
"""

import json

DEFAULT = {
    "device": "table",
    "spi": {"id": 0, "clock": 18, "to_readers": 19, "from_readers": 16, "hertz": 2000000},
    "readers": [
        {"name": "HAND", "kind": "hand", "chip": "mfrc522", "select": 17, "reset": 2},
        {"name": "A1", "kind": "zone", "chip": "mfrc522", "select": 20, "reset": 3},
        {"name": "A2", "kind": "zone", "chip": "mfrc522", "select": 21, "reset": 4},
        {"name": "A3", "kind": "zone", "chip": "mfrc522", "select": 22, "reset": 5},
        {"name": "A4", "kind": "zone", "chip": "mfrc522", "select": 26, "reset": 6},
        {"name": "TOWER", "kind": "zone", "chip": "mfrc522", "select": 27, "reset": 7},
    ],
    "buttons": [{"name": "green", "pin": 10}, {"name": "red", "pin": 11}, {"name": "blue", "pin": 12}],
    "buzzer": 14,
    "shaker": 15,
    "ndef": True,
    "gain": 0x48,
}
MOST_READERS = 6


def load(path="/board.json"):
    """The values of `path` over the default -> (values, trouble); trouble is None or one word for the host."""
    values = dict(DEFAULT)
    try:
        with open(path) as f:
            own = json.load(f)
    except OSError:
        return values, None
    except ValueError:
        return values, "board.json"
    word = check(own)
    if word:
        return values, word
    values.update(own)
    return values, None


def _name(text):
    if not isinstance(text, str) or not 1 <= len(text) <= 12:
        return False
    for c in text:
        if not ("A" <= c <= "Z" or "a" <= c <= "z" or "0" <= c <= "9" or c == "_" or c == "-"):
            return False
    return text != "-"


def check(own):
    """None, or the key whose value cannot be used."""
    if not isinstance(own, dict):
        return "board.json"
    for key in own:
        if key not in DEFAULT:
            return "key"
    if "device" in own and not _name(own["device"]):
        return "device"
    used = []
    both = dict(DEFAULT)
    both.update(own)
    if not isinstance(both["readers"], list) or len(both["readers"]) > MOST_READERS:
        return "readers"
    names = []
    for r in both["readers"]:
        if not isinstance(r, dict) or not _name(r.get("name")) or r["name"] in names:
            return "readers"
        if r.get("kind") not in ("hand", "zone") or r.get("chip") not in ("mfrc522", "pn532"):
            return "readers"
        names.append(r["name"])
        used.append(r.get("select"))
        if r.get("reset") is not None:
            used.append(r["reset"])
    names = []
    if not isinstance(both["buttons"], list):
        return "buttons"
    for b in both["buttons"]:
        if not isinstance(b, dict) or not _name(b.get("name")) or b["name"] in names:
            return "buttons"
        names.append(b["name"])
        used.append(b.get("pin"))
    spi = both["spi"]
    if not isinstance(spi, dict):
        return "spi"
    for key in DEFAULT["spi"]:
        if not isinstance(spi.get(key), int):
            return "spi"
    used += [spi["clock"], spi["to_readers"], spi["from_readers"]]
    for key in ("buzzer", "shaker"):
        if both[key] is not None:
            used.append(both[key])
    for pin in used:
        # 23 to 25 and 29 are taken by the Pico itself
        if not isinstance(pin, int) or not (0 <= pin <= 22 or 26 <= pin <= 28):
            return "pin"
    if len(set(used)) != len(used):
        return "twice"
    if not isinstance(both["gain"], int) or both["gain"] & ~0x70 & ~0x08:
        return "gain"
    return None
