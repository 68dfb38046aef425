"""What lies in the box (S1) and the owner's numbers for it: unit cards, biomes, town, maps.

The source names every figure but prints no price, hit point or map: those are data. `box` checks a parsed mapping
and compiles it; whatever cannot be is refused with the card, the field and what is allowed there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

import msgspec

from plateau_parlant.engines.core import PositionError
from plateau_parlant.engines.sadaraspha.board import BIOMES, GRIDS, SYMBOLS, TOWN, Card, Field, Tables

ROSTER: Final[dict[str, dict[str, int]]] = {
    "fanatiques": {"pretre": 5, "chevalier": 2, "archer": 3, "dieu": 1, "paysan": 5},
    "aquatiques": {"poisson": 5, "chevaucheur": 3, "sirene": 2, "roi": 1, "axolotl": 5},
    "morts-vivants": {"zombie": 8, "squelette": 4, "dieu-des-morts": 1, "spectre": 3, "medecin": 5},
    "orks": {"cogneur": 6, "tireur": 4, "roulant": 1, "escarmouche": 2, "goblin": 5},
}
"""S1.1: the races, their units in the source's order and the figures of each. The last unit is the worker."""

RACES: Final = tuple(ROSTER)
WORKERS: Final = frozenset(tuple(units)[-1] for units in ROSTER.values())
KINDS: Final = ("wood", "stone", "ore", "victory")
"""The four kinds of cards (S1.2); the first three are resources."""

BANK: Final = {"wood": 35, "stone": 25, "ore": 20, "victory": 20}
TILES: Final = {"forest": 10, "water": 20, "rock": 10, "volcano": 10, "victory": 5}
START: Final = {"wood": 15, "stone": 2, "ore": 0}
EXCHANGE: Final = {"wood": 2, "stone": 2}
GOAL: Final = 15

_DICE = re.compile(r"([1-9]\d?)d([1-9]\d{0,2})(?:([+-])(\d{1,2}))?")


class Spec(msgspec.Struct, frozen=True):
    """A field of a card. `kind`: "whole" and "decimal" (`least` to `most`), "dice", "biomes" (a list of names)."""

    name: str
    kind: str
    least: int = 0
    most: int = 0

    @property
    def allowed(self) -> str:
        """What may stand there, for the refusal and the wizard: "whole 1 99", "dice", "biomes plain|forest"."""
        if self.kind in ("whole", "decimal"):
            return f"{self.kind} {self.least} {self.most}"
        return f"biomes {'|'.join(BIOMES[:TOWN])}" if self.kind == "biomes" else self.kind


UNIT_SPECS: Final = (
    Spec("wood", "whole", 0, 35),
    Spec("stone", "whole", 0, 25),
    Spec("ore", "whole", 0, 20),
    Spec("hit_points", "whole", 1, 99),
    Spec("dice", "dice"),
    Spec("range", "whole", 0, 20),
    Spec("movement", "decimal", 0, 20),
    Spec("forbidden", "biomes"),
)
"""The fields of a unit's card in the order they are asked."""

BIOME_SPECS: Final = (
    Spec("cost", "decimal", 0, 20),
    Spec("slow", "decimal", 0, 20),
    Spec("attacker_penalty", "whole", 0, 20),
    Spec("target_penalty", "whole", 0, 20),
)
"""A biome's fields: movement points to enter it, points lost by who sets out from it, damage lost by who attacks
from it and by who attacks a target on it. A unit's card may have its own values for a biome, under `biomes`."""

TOWN_SPECS: Final = (Spec("hit_points", "whole", 1, 99), Spec("target_penalty", "whole", 0, 20))
FIGURES: Final = Spec("figures", "whole", 1, 20)


def dice_of(text: str) -> tuple[int, int, int]:
    """``dice_of("2d6+1") == (2, 6, 1)``: number, sides, what is added. Raises ValueError."""
    match = _DICE.fullmatch(text)
    if match is None or int(match[1]) > 10 or not 2 <= int(match[2]) <= 100:
        raise ValueError(text)
    bonus = int(match[4] or 0)
    return int(match[1]), int(match[2]), -bonus if match[3] == "-" else bonus


def checked(spec: Spec, card: str, value: Any) -> Any:
    """The value as the engine holds it: decimals in hundredths, dice as three numbers or None.

    Raises `PositionError` "bad_field" with card, field, value, allowed.
    """
    found: Any = None
    if spec.kind == "whole":
        if type(value) is int and spec.least <= value <= spec.most:
            return value
    elif spec.kind == "decimal":
        if type(value) in (int, float) and spec.least <= value <= spec.most:
            found = round(value * 100)
            if abs(found - value * 100) < 1e-6:
                return found
    elif spec.kind == "dice":
        if value is None:
            return None
        try:
            return dice_of(value) if isinstance(value, str) else dice_of("")
        except ValueError:
            pass
    elif (
        isinstance(value, list | tuple)
        and all(isinstance(name, str) and name in BIOMES[:TOWN] for name in value)
        and len(set(value)) == len(value)
    ):
        return tuple(BIOMES.index(name) for name in value)
    raise PositionError("bad_field", card=card, field=spec.name, value=str(value), allowed=spec.allowed)


def _mapping(value: Any, card: str, field: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError("bad_field", card=card, field=field, value=str(value), allowed="mapping")
    return value


def _known(given: Mapping[str, Any], names: Sequence[str], card: str) -> None:
    for name in given:
        if name not in names:
            raise PositionError("unknown_field", card=card, field=str(name), allowed="|".join(names))


def _fields(given: Mapping[str, Any], specs: Sequence[Spec], card: str, default: Mapping[str, Any]) -> dict[str, Any]:
    """Every field of the specs, checked, from what is given or else from the default."""
    found: dict[str, Any] = {}
    for spec in specs:
        value = given.get(spec.name, default.get(spec.name, ...))
        if value is ...:
            raise PositionError("missing_field", card=card, field=spec.name, allowed=spec.allowed)
        found[spec.name] = checked(spec, card, value)
    return found


def _counts(given: Any, default: Mapping[str, int], card: str) -> dict[str, int]:
    given = _mapping(given, card, card)
    _known(given, tuple(default), card)
    return _fields(given, [Spec(name, "whole", 0, 99) for name in default], card, default)


class Box(msgspec.Struct, frozen=True, dict=True):
    """A box's data, checked, and the map the game is played on (from 1). Its tables are made once, when needed."""

    source: str
    map: int
    """`source`: the data as JSON text, keys sorted; the house set's too, so that a game's hash stays when another
    version of the program has another house set and the game brings its own data."""

    @cached_property
    def tables(self) -> Tables:
        """Cards, field and move tables."""
        return _compile(self.source, self.map)


def box(data: Mapping[str, Any] | None, number: int) -> Box:
    """The compiled box of the data (None: the house set) on map `number`. Raises `PositionError`."""
    if data is None:
        return _box(_house_source(), number)
    try:
        source = msgspec.json.encode(data, order="deterministic").decode()
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise PositionError("bad_data", what=str(error)) from None
    return _box(source, number)


@lru_cache(maxsize=64)
def _box(source: str, number: int) -> Box:
    made = Box(source, number)
    made.__dict__["tables"] = _compile(source, number)
    return made


@lru_cache(maxsize=1)
def _house_source() -> str:
    from plateau_parlant.engines.sadaraspha.house import HOUSE

    return msgspec.json.encode(HOUSE, order="deterministic").decode()


def data_of(box: Box) -> dict[str, Any] | None:
    """The mapping the box was made from; None for the house set."""
    if box.source == _house_source():
        return None
    data: dict[str, Any] = msgspec.json.decode(box.source)
    return data


@lru_cache(maxsize=64)
def _compile(source: str, number: int) -> Tables:
    data = msgspec.json.decode(source)
    data = _mapping(data, "box", "data")
    names = ("name", "confirmed", "goal", "start", "bank", "tiles", "exchange", "town", "biomes", "races", "maps")
    _known(data, names, "box")
    for name in ("town", "biomes", "races", "maps"):
        if name not in data:
            raise PositionError("missing_field", card="box", field=name, allowed="mapping")
    if type(data.get("confirmed", False)) is not bool:
        raise PositionError(
            "bad_field", card="box", field="confirmed", value=str(data["confirmed"]), allowed="true|false"
        )
    bank = _counts(data.get("bank", {}), BANK, "bank")
    start = _counts(data.get("start", {}), START, "start")
    for kind, count in start.items():
        if 2 * count > bank[kind]:
            raise PositionError(
                "bad_field", card="start", field=kind, value=str(count), allowed=f"whole 0 {bank[kind] // 2}"
            )
    goal = checked(Spec("goal", "whole", 1, 99), "box", data.get("goal", GOAL))
    exchange = _counts(data.get("exchange", {}), EXCHANGE, "exchange")
    tiles = _counts(data.get("tiles", {}), TILES, "tiles")
    town = _mapping(data["town"], "town", "town")
    _known(town, [spec.name for spec in TOWN_SPECS], "town")
    town = _fields(town, TOWN_SPECS, "town", {"target_penalty": 0})
    biomes = _biomes(_mapping(data["biomes"], "biomes", "biomes"))
    cards = _cards(_mapping(data["races"], "races", "races"), biomes, town["target_penalty"])
    fields = _maps(data["maps"], tiles)
    if not 1 <= number <= len(fields):
        raise PositionError("bad_option", name="map", value=str(number), allowed=f"whole 1 {len(fields)}")
    return Tables(
        name=str(data.get("name", "")),
        confirmed=bool(data.get("confirmed", False)),
        goal=goal,
        start=tuple(start[kind] for kind in KINDS[:3]),
        bank=tuple(bank[kind] for kind in KINDS),
        exchange=exchange,
        town=town["hit_points"],
        cards=cards,
        field=fields[number - 1],
    )


def _biomes(given: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    _known(given, BIOMES[:TOWN], "biomes")
    plain = {"cost": 1, "slow": 0, "attacker_penalty": 0, "target_penalty": 0}
    found: dict[str, Mapping[str, Any]] = {}
    for name in BIOMES[:TOWN]:
        values = _mapping(given.get(name, {}), f"biome {name}", name)
        _known(values, tuple(plain), f"biome {name}")
        _fields(values, BIOME_SPECS, f"biome {name}", plain)
        found[name] = {**plain, **values}
    return found


def _cards(races: Mapping[str, Any], biomes: Mapping[str, Mapping[str, Any]], town: int) -> dict[str, Card]:
    _known(races, RACES, "races")
    cards: dict[str, Card] = {}
    names = ["figures", *(spec.name for spec in UNIT_SPECS), "biomes"]
    for race, roster in ROSTER.items():
        if race not in races:
            raise PositionError("missing_field", card="races", field=race, allowed="mapping")
        units = _mapping(races[race], race, race)
        _known(units, tuple(roster), race)
        for name, figures in roster.items():
            if name not in units:
                raise PositionError("missing_field", card=race, field=name, allowed="mapping")
            given = _mapping(units[name], name, name)
            _known(given, names, name)
            default = {"wood": 0, "stone": 0, "ore": 0, "forbidden": [], "figures": figures}
            found = _fields(given, (FIGURES, *UNIT_SPECS), name, default)
            own = _mapping(given.get("biomes", {}), name, "biomes")
            _known(own, BIOMES[:TOWN], f"{name} biomes")
            ground = []
            for biome in BIOMES[:TOWN]:
                values = _mapping(own.get(biome, {}), f"{name} {biome}", biome)
                _known(values, [spec.name for spec in BIOME_SPECS], f"{name} {biome}")
                ground.append(_fields(values, BIOME_SPECS, f"{name} {biome}", biomes[biome]))
            cards[name] = Card(
                name=name,
                race=race,
                worker=name in WORKERS,
                figures=tuple(f"{name}{n}" for n in range(1, found["figures"] + 1)),
                price=(found["wood"], found["stone"], found["ore"]),
                hit_points=found["hit_points"],
                dice=found["dice"],
                range=found["range"],
                movement=found["movement"],
                forbidden=frozenset(found["forbidden"]),
                cost=tuple(g["cost"] for g in ground),
                slow=tuple(g["slow"] for g in ground),
                attacker=tuple(g["attacker_penalty"] for g in ground),
                target=(*(g["target_penalty"] for g in ground), town),
            )
    return cards


def _maps(given: Any, tiles: Mapping[str, int]) -> tuple[Field, ...]:
    if not isinstance(given, list) or not given:
        raise PositionError("bad_field", card="box", field="maps", value=str(given), allowed="list")
    fields = []
    for number, one in enumerate(given, 1):
        card = f"map {number}"
        one = _mapping(one, card, card)
        _known(one, ("name", "grid", "rows"), card)
        grid, rows = one.get("grid"), one.get("rows")
        if grid not in GRIDS:
            raise PositionError("bad_field", card=card, field="grid", value=str(grid), allowed="|".join(GRIDS))
        if not isinstance(rows, list) or not 2 <= len(rows) <= 26 or not all(isinstance(row, str) for row in rows):
            raise PositionError("bad_field", card=card, field="rows", value=str(rows), allowed="rows 2 26")
        for place, row in enumerate(rows, 1):
            if len(row) != len(rows[0]) or not 2 <= len(row) <= 26 or set(row) - set(SYMBOLS):
                allowed = f"row {len(rows[0])} {''.join(SYMBOLS)}"
                raise PositionError("bad_field", card=card, field=f"row {place}", value=row, allowed=allowed)
        text = "".join(rows)
        for side in "12":
            if text.count(side) != 1:
                raise PositionError("bad_field", card=card, field=f"town {side}", value=text, allowed="whole 1 1")
        for biome, most in tiles.items():
            count = text.count(SYMBOLS_OF[biome])
            if count > most:
                raise PositionError("bad_field", card=card, field=biome, value=str(count), allowed=f"whole 0 {most}")
        fields.append(Field(str(one.get("name", number)), str(grid), tuple(rows)))
    return tuple(fields)


SYMBOLS_OF: Final = {BIOMES[index]: symbol for symbol, index in SYMBOLS.items() if 0 <= index < TOWN}
