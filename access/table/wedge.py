"""USB readers and QR scanners that type their code and Enter: telling their bursts from a player's keys.

A burst is at least four characters less than 50 ms apart; nobody types that, and a key held down repeats one
character. Keys are held back (60 ms) only while this is in use, that is for profiles with such a device.

Pure: the keyboard's reader feeds it every key with the time, passes on the keys it gives back, and calls `tick`
when `deadline` has come.
"""

from __future__ import annotations

import msgspec

from .events import Notice, TagEvent
from .notices import notice

GAP = 50  # ms; characters of a burst follow each other faster
HOLD = 60  # ms a key waits for a second one
LEAST = 4
REPEAT = (5, 20)  # so many equal characters, so many ms apart: a key held down (codes may well begin with 0000)

# What the keys of a US keyboard, which scanners believe to be, give on others: the same keys, in the same order.
_US = "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./QWERTYUIOPASDFGHJKL:ZXCVBNM<>_"
_AZERTY = "²&é\"'(-è_çà)=azertyuiop^$qsdfghjklmù*wxcvbn,;:!AZERTYUIOPQSDFGHJKLMWXCVBN?./°"
_POSITIONS = {
    "azerty": dict(zip(_AZERTY, _US, strict=True)),
    "bepo": dict(zip('"«»()@+-/*', "1234567890", strict=True)),
}
_TOP_ROWS = {"azerty": "&é\"'(-è_çà§!", "bepo": '"«»()@+-/*'}
_BELGIAN_MAC = {"§": "6", "!": "8"}


def repair(code: str, layout: str) -> str:
    """The code a scanner meant, from what it typed on a keyboard of this layout.

    Only a code with signs of the unshifted digit row and no digit at all was typed with the wrong layout; a scanner
    that is set up well sends digits and is left alone.
    """
    row = _TOP_ROWS.get(layout, "")
    if not any(c in row for c in code) or any(c.isdigit() for c in code):
        return code
    positions = _POSITIONS[layout]
    if layout == "azerty":
        positions = {**positions, **_BELGIAN_MAC}
    return "".join(positions.get(c, c) for c in code)


class Keys(msgspec.Struct, frozen=True):
    """Keys of the player, to be dealt with as if nothing had been."""

    keys: str


class Scan(msgspec.Struct, frozen=True):
    """A code read by the scanner."""

    code: str


Result = Keys | Scan | Notice


class BurstDetector:
    """`layout`: the keyboard's (azerty, bepo, qwerty)."""

    def __init__(self, layout: str = "azerty", *, gap: int = GAP, hold: int = HOLD, least: int = LEAST) -> None:
        self._layout = layout
        self._gap = gap
        self._hold = hold
        self._least = least
        self._held: list[str] = []
        self._last = 0
        self._ended: int | None = None  # when the last scan ended: the second sign of its line end is swallowed

    def key(self, char: str, now: int) -> list[Result]:
        """One character (Enter is carriage return or newline) at `now` ms."""
        out = self.tick(now)
        enter = char in "\r\n"
        if self._held and now - self._last >= self._gap:
            out += self._release(now)
        if enter:
            if self._ended is not None and now - self._ended < self._gap and not self._held:
                return out
            if self._is_burst():
                out.append(Scan(repair("".join(self._held), self._layout)))
                self._held.clear()
                self._ended = now
                return out
            return [*out, *self._release(now), Keys(char)]
        self._ended = None
        slow = bool(self._held) and now - self._last >= REPEAT[1]
        self._held.append(char)
        self._last = now
        if slow and len(self._held) >= REPEAT[0] and len(set(self._held)) == 1:
            out += self._release(now)
        return out

    def other(self, now: int) -> list[Result]:
        """A key without a character (an arrow, a function key): what was held back goes first."""
        return self.tick(now) + self._release(now)

    def tick(self, now: int) -> list[Result]:
        """Give back what has waited long enough."""
        return self._release(now) if self._held and now - self._last >= self._hold else []

    def deadline(self) -> int | None:
        """When (ms) `tick` will have something to give, or None."""
        return self._last + self._hold if self._held else None

    def _is_burst(self) -> bool:
        return len(self._held) >= self._least

    def _release(self, now: int) -> list[Result]:
        if not self._held:
            return []
        keys = "".join(self._held)
        burst = self._is_burst() and len(set(keys)) > 1
        self._held.clear()
        # a burst without Enter is no player: its letters must not act as keys
        return [notice("table-scan-no-enter", ms=now)] if burst else [Keys(keys)]


def scan_event(scan: Scan, zone: str, ms: int) -> TagEvent:
    """The table event of a scanned code. `zone` is the profile's name for the scanner."""
    return TagEvent(zone, "seen", scan.code, None, ms, "scanner")
