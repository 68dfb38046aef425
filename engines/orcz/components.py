"""Cards, fields, enemies and events of Orcz, and the owner's box as data (O1).

A troop is its kind and its strength (`i3`, `a1`, `c2`: infantry, archer, cavalry); the heroes are `champion`,
`shaman` and `scout`. An enemy is `main/secondary` (`4/2`). Events that name a field end with it (`faveur-urth`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from plateau_parlant.engines.core import UNKNOWN, PositionError

FIELDS: Final = ("lothari", "urth", "falladir", "desert")
"""The four battlefields (O1.3), in the order in which enemies are turned up and boards are read."""

FIELD_NUMBER: Final = {name: number for number, name in enumerate(FIELDS)}

CHAMPION: Final = "champion"
SHAMAN: Final = "shaman"
SCOUT: Final = "scout"
HEROES: Final = (CHAMPION, SHAMAN, SCOUT)
"""O1.1: every player has one of each; each serves once in the game."""

HIDDEN: Final = "*"
"""In a view: a face-down card that the program knows and the viewer does not (`?` is one nobody told)."""

TROOPS: Final = {"infantry": ("i", 4), "archers": ("a", 3), "cavalry": ("c", 3)}
"""O1.1: the letter of each kind and how many of it a player has."""

START_GOBLINS: Final = 5
STRENGTHS: Final = range(1, 10)
MAINS: Final = range(1, 21)
SECONDARIES: Final = range(21)

STRENGTH: Final[dict[str, int]] = {
    **{letter + str(n): n for letter, _ in TROOPS.values() for n in STRENGTHS},
    **dict.fromkeys(HEROES, 0),
}
"""The strength of every card there can be; heroes have none (O6.1)."""

KIND: Final[dict[str, str]] = {card: card if card in HEROES else card[0] for card in STRENGTH}
"""`i`, `a`, `c`, or the hero's own name."""

_ORDER: Final = {card: number for number, card in enumerate(STRENGTH)}

BEATS: Final = frozenset({("c", "a"), ("a", "i"), ("i", "c")})
"""O5.4: cavalry beats archers, archers beat infantry, infantry beats cavalry, whatever the strengths."""

WEATHER: Final = {"tempete": ("a", "i"), "degage": ("i", "c"), "lourd": ("c", "a")}
"""O10.3: the advantage that each of these events takes away."""

EVENTS: Final[dict[str, int]] = {
    **{f"faveur-{name}": 1 for name in FIELDS},
    "caprice": 1,
    "tempete": 1,
    "degage": 1,
    "lourd": 1,
    "penurie": 4,
    "renforts": 1,
    **{f"colere-{name}": 1 for name in FIELDS},
    **{f"antimagie-{name}": 1 for name in FIELDS},
    "confusion": 1,
    "diversion": 1,
    "brouillard": 1,
}
"""O10: the 24 events of the box, with the number of copies."""

PLAYERS: Final = (2, 3, 4)


def rounds(players: int) -> int:
    """O2.2: 4 rounds, 3 with three players."""
    return 3 if players == 3 else 4


def pile_size(players: int) -> int:
    """O2.1: the enemies of a field that are played, 3, or 2 with three players."""
    return 2 if players == 3 else 3


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards sorted: infantry, archers, cavalry, each by strength, then the heroes."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy of `card`, which must be there."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@lru_cache(maxsize=1024)
def enemy_values(enemy: str) -> tuple[int, int]:
    """Main and secondary value of an enemy: ``enemy_values("4/2") == (4, 2)``."""
    main, secondary = enemy.split("/")
    return int(main), int(secondary)


def event_on(event: str, name: str, field: str) -> bool:
    """Whether the event is the one called `name` and names this field."""
    return event == f"{name}-{field}"


@lru_cache(maxsize=16384)
def rank_flaw(left: str, right: str, event: str, field: str) -> tuple[str, str] | None:
    """Why two cards cannot make a rank on a field (O4.3, O10.7): the code and the clause, or None where they can."""
    one, other = KIND[left], KIND[right]
    if SCOUT in (one, other):
        return "scout_in_rank", "O4.3"
    if one == other and one != "i":
        return ("two_archers" if one == "a" else "two_cavalry" if one == "c" else "same_hero"), "O4.3"
    if CHAMPION in (one, other):
        if SHAMAN in (one, other):
            return "champion_with_shaman", "O4.3"
        if event == "confusion":
            return "no_champion", "O10.7"
    if SHAMAN in (one, other) and event_on(event, "antimagie", field):
        return "no_shaman", "O10.7"
    return None


class Box(msgspec.Struct, frozen=True):
    """The owner's components: strengths per kind, six enemies per field, copies of each event, the bank's goblins.

    `confirmed` is False while nobody has checked the values against a real box (O1.2).
    """

    confirmed: bool
    infantry: tuple[int, ...]
    archers: tuple[int, ...]
    cavalry: tuple[int, ...]
    enemies: tuple[tuple[str, ...], ...]
    events: tuple[str, ...]
    bank: int

    @property
    def troops(self) -> tuple[str, ...]:
        """The ten troops of a player, in order."""
        numbers = {"i": self.infantry, "a": self.archers, "c": self.cavalry}
        return in_order(letter + str(n) for letter, values in numbers.items() for n in values)


DEFAULT: Final = Box(
    confirmed=False,
    infantry=(1, 2, 3, 4),
    archers=(1, 2, 3),
    cavalry=(1, 2, 3),
    enemies=(("2/1", "3/1", "3/2", "4/2", "5/2", "6/3"),) * 4,
    events=tuple(name for name, copies in EVENTS.items() for _ in range(copies)),
    bank=100,
)
"""O1.2, O1.3: what is played where no box is given; profiles/games/orcz.yaml says the same."""


def box_data(box: Box) -> dict[str, Any]:
    """The box as the plain data that `read_box` takes."""
    return {
        "confirmed": box.confirmed,
        "troops": {"infantry": list(box.infantry), "archers": list(box.archers), "cavalry": list(box.cavalry)},
        "enemies": {name: list(cards) for name, cards in zip(FIELDS, box.enemies, strict=True)},
        "events": dict(Counter(box.events)),
        "goblins": box.bank,
    }


def read_box(data: Mapping[str, Any] | None) -> Box:
    """The box of `profiles/games/orcz.yaml` (the whole file, or its part `box`, or the owner's own); None: the default.

    Raises `PositionError`: "unknown_key", "missing_field", "wrong_count", "out_of_range", "bad_enemy",
    "unknown_event"; `parts` name the card, the field and what is allowed.
    """
    if data is None:
        return DEFAULT
    if not isinstance(data, Mapping):
        raise PositionError("not_a_mapping", field="box")
    if "box" in data:
        return read_box(data["box"])
    known = ("confirmed", "troops", "enemies", "events", "goblins")
    for key in data:
        if key not in known:
            raise PositionError("unknown_key", field=str(key), allowed=", ".join(known))
    confirmed = data.get("confirmed", False)
    if type(confirmed) is not bool:
        raise PositionError("out_of_range", field="confirmed", value=str(confirmed), allowed="true, false")
    troops = _part(data, "troops", TROOPS)
    numbers = {name: _strengths(troops[name], name, copies) for name, (_, copies) in TROOPS.items()}
    enemies = _part(data, "enemies", FIELD_NUMBER)
    piles = tuple(_enemies(enemies[name], name) for name in FIELDS)
    bank = data.get("goblins", DEFAULT.bank)
    if type(bank) is not int or bank < 0:
        raise PositionError("out_of_range", field="goblins", value=str(bank), allowed="0 and more")
    events = DEFAULT.events if "events" not in data else _events(data["events"])
    return Box(confirmed, numbers["infantry"], numbers["archers"], numbers["cavalry"], piles, events, bank)


def _part(data: Mapping[str, Any], name: str, wanted: Iterable[str]) -> Mapping[str, Any]:
    part = data.get(name)
    if not isinstance(part, Mapping):
        raise PositionError("missing_field", field=name)
    names = tuple(wanted)
    for key in part:
        if key not in names:
            raise PositionError("unknown_key", field=f"{name} {key}", allowed=", ".join(names))
    for key in names:
        if key not in part:
            raise PositionError("missing_field", field=f"{name} {key}")
    return part


def _strengths(values: Any, name: str, copies: int) -> tuple[int, ...]:
    if not isinstance(values, (list, tuple)) or len(values) != copies:
        size = len(values) if isinstance(values, (list, tuple)) else 1
        raise PositionError("wrong_count", field=f"troops {name}", value=size, allowed=copies)
    for value in values:
        if type(value) is not int or value not in STRENGTHS:
            raise PositionError("out_of_range", field=f"troops {name}", value=str(value), allowed="1 to 9")
    return tuple(sorted(values))


def _enemies(values: Any, name: str) -> tuple[str, ...]:
    if not isinstance(values, (list, tuple)) or len(values) != 6:
        size = len(values) if isinstance(values, (list, tuple)) else 1
        raise PositionError("wrong_count", field=f"enemies {name}", value=size, allowed=6)
    return tuple(sorted((read_enemy(value, f"enemies {name}") for value in values), key=enemy_values))


def read_enemy(value: Any, field: str) -> str:
    """An enemy as text, its numbers checked. Raises `PositionError` ("bad_enemy")."""
    main, slash, secondary = value.partition("/") if isinstance(value, str) else ("", "", "")
    fits = bool(slash) and all(text.isascii() and text.isdigit() and len(text) < 4 for text in (main, secondary))
    if not fits or int(main) not in MAINS or int(secondary) not in SECONDARIES:
        raise PositionError("bad_enemy", field=field, value=str(value), allowed="main/secondary, as 4/2")
    return f"{int(main)}/{int(secondary)}"


def _events(values: Any) -> tuple[str, ...]:
    if not isinstance(values, Mapping):
        raise PositionError("not_a_mapping", field="events")
    for name, copies in values.items():
        if name not in EVENTS:
            raise PositionError("unknown_event", field="events", value=str(name), allowed=", ".join(EVENTS))
        if type(copies) is not int or not 0 <= copies <= 24:
            raise PositionError("out_of_range", field=f"events {name}", value=str(copies), allowed="0 to 24")
    cards = tuple(name for name in EVENTS for _ in range(values.get(name, 0)))
    if len(cards) < 4:
        raise PositionError("wrong_count", field="events", value=len(cards), allowed=4)
    return cards


def is_card(value: Any) -> bool:
    """Whether the value is the code of a card, `?` not among them."""
    return isinstance(value, str) and value != UNKNOWN and value in STRENGTH
