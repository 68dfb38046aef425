"""The owner's data entry for Sadaraspha: every number of the box's cards, asked aloud, card by card.

Nothing public says what is printed on them, so the program plays with a trial set until somebody copies the cards.
A field left for later keeps the trial value, and the set is `confirmed` only when every field has been answered. Each
answer goes through the engine's own check at once; the set is written only when the engine accepts it whole.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from plateau_parlant.access import config, paths, walk
from plateau_parlant.access.walk import BadAnswer
from plateau_parlant.access.walk_lines import AskLine, Render, Say, Store, run_walk
from plateau_parlant.engines.core import PositionError
from plateau_parlant.engines.sadaraspha import components
from plateau_parlant.engines.sadaraspha.board import BIOMES, GRIDS, TOWN
from plateau_parlant.engines.sadaraspha.components import BIOME_SPECS, TOWN_SPECS, UNIT_SPECS, Spec
from plateau_parlant.engines.sadaraspha.house import HOUSE

TEXTS = ("wizard", "walk")
"""The Fluent files that `render` needs."""

GAME = "sadaraspha"
OWN_MAP, READY = "own-map", "ready"
Stores = Callable[[str], Store | None]
"""The store of a stage ("cards", "map", "rows")."""


def owner_file() -> Path:
    """Where the owner's set is kept."""
    return paths.folder("config") / "games" / f"{GAME}.yaml"


def owner_data(path: Path | None = None) -> dict[str, Any] | None:
    """The owner's set, checked, None where there is none; what `Setup.data` takes.

    Raises `ConfigError` on a file that cannot be read or data that cannot be: its parts name card, field and what is
    allowed.
    """
    path = path or owner_file()
    if not path.exists():
        return None
    value = config.read(path).value
    try:
        components.box(value if isinstance(value, dict) else {"?": value}, 1)
    except PositionError as error:
        card, field = error.parts.get("card", ""), error.parts.get("field", error.code)
        key = f"{card} {field}".strip()
        raise config.ConfigError(
            "bad_value", path, 1, key=key, expected=str(error.parts.get("allowed", error.code))
        ) from None
    return dict(value)


# --- the questions ------------------------------------------------------------------------------------------


class Words:
    """The words of the questions in the person's language, and of the answers in either language."""

    def __init__(self, lang: str, render: Render, names: Mapping[str, Any]) -> None:
        self.lang, self.render, self.names = lang, render, names

    def name(self, group: str, key: str) -> str:
        """A component's name."""
        return str(self.names.get(group, {}).get(key, {}).get(self.lang, {}).get("name", key))

    def biome(self, word: str) -> str | None:
        """The biome that a word names, in French, English or the data's own word."""
        for key in BIOMES[:TOWN]:
            entry = self.names.get("biomes", {}).get(key, {})
            known = {key, *(str(entry.get(lang, {}).get("name", key)) for lang in ("fr", "en"))}
            if walk.plain(word) in {walk.plain(one) for one in known}:
                return key
        return None

    def one_of(self, message: str, word: str) -> bool:
        """Whether a word is among those of a message."""
        return walk.plain(word) in {walk.plain(one) for one in self.render(message, {}).split()}

    def nothing(self, word: str) -> bool:
        return self.one_of("wizard-nothing-words", word)

    def same(self, word: str) -> bool:
        return self.one_of("wizard-same-words", word)


def items(words: Words) -> list[walk.Item]:
    """One question a field: every unit of every race, the grounds, the towns; then whether to enter a map."""
    found = []
    for race, units in components.ROSTER.items():
        for unit in units:
            card = words.name("units", unit)
            trial = HOUSE["races"][race][unit]
            for spec in UNIT_SPECS:
                found.append(_item(words, f"{unit}.{spec.name}", card, spec, trial[spec.name], race))
    for biome in BIOMES[:TOWN]:
        card = words.name("biomes", biome)
        for spec in BIOME_SPECS:
            found.append(
                _item(words, f"biome-{biome}.{spec.name}", card, spec, HOUSE["biomes"][biome][spec.name], "biomes")
            )
    card = words.name("biomes", "town")
    for spec in TOWN_SPECS:
        found.append(_item(words, f"town.{spec.name}", card, spec, HOUSE["town"][spec.name], "town"))
    choices = (words.render("wizard-yes", {}), words.render("wizard-no", {}))
    found.append(walk.Item(OWN_MAP, "choice", "wizard-own-map", {}, choices=choices, group="map"))
    return found


def _item(words: Words, name: str, card: str, spec: Spec, trial: Any, group: str) -> walk.Item:
    field = words.render(f"wizard-field-{spec.name.replace('_', '-')}", {})
    args = {"card": card, "field": field, "trial": said_value(words, spec, trial)}
    return walk.Item(name, "value", "wizard-field", args, check_for(words, card, field, spec, trial), group=group)


def said_value(words: Words, spec: Spec, value: Any) -> str:
    """A value as it is said, and as `check_for` reads it again."""
    if value is None or value == []:
        return words.render("wizard-nothing", {})
    if spec.kind == "biomes":
        return ", ".join(words.name("biomes", biome) for biome in value)
    if spec.kind == "decimal":
        return f"{value:g}".replace(".", "," if words.lang == "fr" else ".")
    return str(value)


def read_value(words: Words, spec: Spec, text: str) -> Any:
    """A typed answer as data: whole numbers, decimals with a comma or a point, dice, names of grounds.

    What cannot be read is given back as it stands, for the check to refuse.
    """
    word = " ".join(str(text).split())
    if spec.kind == "whole":
        return int(word) if word.isascii() and word.isdecimal() and len(word) < 9 else word
    if spec.kind == "decimal":
        try:
            number = float(word.replace(",", "."))
        except ValueError:
            return word
        return int(number) if number.is_integer() and abs(number) < 1e6 else number
    if spec.kind == "dice":
        if words.nothing(word):
            return None
        return walk.plain(word).replace("plus", "+").replace("moins", "-").replace("minus", "-").replace(" ", "")
    if words.nothing(word):
        return []
    pieces = [piece.strip() for piece in word.replace(" et ", ",").replace(" and ", ",").split(",") if piece.strip()]
    return [words.biome(piece) or piece for piece in pieces]


def check_for(words: Words, card: str, field: str, spec: Spec, trial: Any) -> walk.Check:
    """The engine's check of a field, its refusal in words; the answer is kept as it is said."""

    def check(given: Any, others: Mapping[str, walk.Value]) -> walk.Value:
        text = str(given)
        value = trial if words.same(text) else read_value(words, spec, text)
        try:
            components.checked(spec, card, value)
        except PositionError:
            args = {"card": card, "field": field, "least": spec.least, "most": spec.most}
            names = ", ".join(words.name("biomes", biome) for biome in BIOMES[:TOWN])
            raise BadAnswer(f"wizard-bad-{spec.kind}", **args, names=names) from None
        return said_value(words, spec, value)

    return check


# --- the map ------------------------------------------------------------------------------------------------

_LETTERS = {
    ".": ".",
    "p": ".",
    "-": "-",
    "f": "f",
    "e": "w",
    "w": "w",
    "r": "r",
    "v": "v",
    "x": "*",
    "*": "*",
    "1": "1",
    "2": "2",
}
"""What may be typed for a cell, in French or English."""


def map_items(words: Words) -> list[walk.Item]:
    """The kind of grid and the size."""
    choices = tuple(words.render(f"wizard-grid-{grid}", {}) for grid in GRIDS)
    return [
        walk.Item("grid", "choice", "wizard-grid", {}, choices=choices),
        walk.Item("height", "value", "wizard-height", {}, walk.whole(2, 26)),
        walk.Item("width", "value", "wizard-width", {}, walk.whole(2, 26)),
    ]


def row_items(words: Words, height: int, width: int) -> list[walk.Item]:
    """A question a line of the map, from the north; then one whether the map is ready to be checked."""
    rows = [
        walk.Item(f"row-{row}", "value", "wizard-row", {"row": row, "width": width}, _row(width))
        for row in range(1, height + 1)
    ]
    return [*rows, walk.Item(READY, "choice", "wizard-ready", {}, choices=(words.render("wizard-yes", {}),))]


def _row(width: int) -> walk.Check:
    def check(given: Any, others: Mapping[str, walk.Value]) -> walk.Value:
        letters = walk.plain(str(given)).replace(" ", "")
        bad = next((letter for letter in letters if letter not in _LETTERS), None)
        if bad is not None:
            raise BadAnswer("wizard-bad-letter", letter=bad)
        if len(letters) != width:
            raise BadAnswer("wizard-bad-width", given=len(letters), width=width)
        return "".join(_LETTERS[letter] for letter in letters)

    return check


# --- from answers to data -----------------------------------------------------------------------------------


def build(words: Words, answers: Mapping[str, walk.Value], maps: list[dict[str, Any]]) -> dict[str, Any]:
    """The set: answered fields from the owner, the others from the trial set. `confirmed` when all are answered."""
    races: dict[str, Any] = {}
    complete = True

    def value(name: str, spec: Spec, trial: Any) -> Any:
        nonlocal complete
        if name not in answers:
            complete = False
            return trial
        return read_value(words, spec, str(answers[name]))

    for race, units in components.ROSTER.items():
        races[race] = {}
        for unit in units:
            trial = HOUSE["races"][race][unit]
            card = {spec.name: value(f"{unit}.{spec.name}", spec, trial[spec.name]) for spec in UNIT_SPECS}
            if "biomes" in trial and not any(f"biome-{biome}.cost" in answers for biome in BIOMES):
                card["biomes"] = trial["biomes"]  # a unit's own ground costs are part of the trial set's grounds
            races[race][unit] = card
    biomes = {
        biome: {spec.name: value(f"biome-{biome}.{spec.name}", spec, trial[spec.name]) for spec in BIOME_SPECS}
        for biome, trial in HOUSE["biomes"].items()
    }
    town = {spec.name: value(f"town.{spec.name}", spec, HOUSE["town"][spec.name]) for spec in TOWN_SPECS}
    data = {name: HOUSE[name] for name in ("goal", "start", "bank", "tiles", "exchange")}
    head = {"name": "owner", "confirmed": complete and bool(maps)}
    return {**head, **data, "town": town, "biomes": biomes, "races": races, "maps": maps + HOUSE["maps"]}


def run_wizard(
    lang: str, say: Say, ask: AskLine, render: Render, stores: Stores = lambda stage: None, target: Path | None = None
) -> Path | None:
    """Asks for the cards, then for a map if wanted, and writes the owner's set. Stopped at any moment, it goes on from
    there another day (`stores`).

    Returns where the set was written; None when it was stopped before the end, or could not be written.
    """
    names = config.read(paths.shipped("games", GAME, f"{GAME}.yaml")).value["names"]
    words = Words(lang, render, names)
    say(render("wizard-intro", {}))
    listed = items(words)
    before = _kept(listed, stores("cards"))
    in_map = before is not None and _wants_map(words, before) and _kept_map(words, stores) is None
    if before is not None and in_map:
        cards = before
    else:
        if before is not None:
            say(render("wizard-done-before", {}))
        cards = run_walk(listed, say, ask, render, stores("cards"))
    if cards.stopped:
        return None
    maps: list[dict[str, Any]] = []
    if _wants_map(words, cards):
        entered = _enter_map(words, say, ask, stores)
        if entered is None:
            return None
        maps.append(entered)
    data = build(words, cards.answers, maps)
    path = target or owner_file()
    try:
        components.box(data, 1)
        paths.write_atomically(path, config.dump(data))
    except PositionError as error:
        parts = {name: str(error.parts.get(name, "")) for name in ("card", "field", "allowed", "value")}
        say(render("wizard-refused", parts))
        return None
    except OSError as error:
        say(render("wizard-not-written", {"reason": error.strerror or ""}))
        return None
    say(render("wizard-written", {"file": str(path), "confirmed": "yes" if data["confirmed"] else "no"}))
    return path


def _wants_map(words: Words, cards: walk.Walk) -> bool:
    return bool(walk.plain(str(cards.answers.get(OWN_MAP, ""))) in ("oui", "yes"))


def _kept(listed: list[walk.Item], store: Store | None) -> walk.Walk | None:
    """The kept walk over these items, where it is complete."""
    data = store.load() if store is not None else None
    if data is None:
        return None
    state, _ = walk.restore(listed, data)
    return state if walk.summary(state).complete else None


def _kept_map(words: Words, stores: Stores) -> dict[str, Any] | None:
    """The map that was entered whole before, as data."""
    shape = _kept(map_items(words), stores("map"))
    if shape is None:
        return None
    rows = _kept(_rows_of(words, shape), stores("rows"))
    return None if rows is None else _map(words, shape, rows)


def _rows_of(words: Words, shape: walk.Walk) -> list[walk.Item]:
    return row_items(words, int(shape.answers["height"]), int(shape.answers["width"]))


def _map(words: Words, shape: walk.Walk, rows: walk.Walk) -> dict[str, Any]:
    grids = [words.render(f"wizard-grid-{grid}", {}) for grid in GRIDS]
    return {
        "name": words.render("wizard-map-name", {}),
        "grid": GRIDS[grids.index(str(shape.answers["grid"]))],
        "rows": [str(rows.answers[item.id]) for item in rows.items if item.id != READY],
    }


def _enter_map(words: Words, say: Say, ask: AskLine, stores: Stores) -> dict[str, Any] | None:
    """A map line by line; asked again from its lines on while the engine refuses it. None when stopped."""
    kept = _kept_map(words, stores)
    if kept is not None:
        return kept
    shape = _kept(map_items(words), stores("map")) or run_walk(map_items(words), say, ask, words.render, stores("map"))
    if shape.stopped:
        return None
    listed = _rows_of(words, shape)
    while True:
        rows = run_walk(listed, say, ask, words.render, stores("rows"))
        if rows.stopped:
            return None
        made = _map(words, shape, rows)
        try:
            components.box({**HOUSE, "name": "owner", "maps": [made]}, 1)
            return made
        except PositionError as error:
            field = str(error.parts.get("field", ""))
            kind, _, which = field.partition(" ")
            parts = {"value": str(error.parts.get("value", "")), "allowed": str(error.parts.get("allowed", ""))}
            parts |= {"kind": "town" if kind == "town" else "tile", "side": which}
            parts["name"] = words.name("biomes", kind)
            parts["most"] = parts["allowed"].rpartition(" ")[2]
            say(words.render("wizard-map-refused", parts))
            store = stores("rows")
            if store is not None:
                again, _ = walk.skip(walk.go(rows, READY)[0])
                try:
                    store.save(walk.save(walk.go(again, READY)[0]))
                except OSError:
                    say(words.render("wizard-not-kept", {}))
