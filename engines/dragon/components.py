"""The box of the dragon game (D1): cards, named heroes, piles, tokens, and the check of a profile's data.

Cards are short interned strings: a troop is its colour and value ("r7"), a hero is "h", a card nobody told is "?".
A hero that lies in a pile says what it stands for: "h=7" on armies I and II, "h=7r" on III and IV.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from plateau_parlant.engines.core import PositionError

COLOURS: Final = ("r", "b", "v", "j")
"""The four colours (D1.1). Their names are data."""

VALUES: Final = tuple(range(1, 13))
HERO: Final = "h"
HEROES: Final = 4
TROOPS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
CARDS: Final = (*TROOPS, HERO)
"""Every card a hand can hold, each kind once, in the order the engine lists them."""

ARMIES: Final = ("I", "II", "III", "IV")
TOWER: Final = "tower"
PILES: Final = (*ARMIES, TOWER)
AT: Final = {name: index for index, name in enumerate(PILES)}
"""The index of a pile by its name; 4 is the tower."""

RISING: Final = (True, False, True, False)
ONE_COLOUR: Final = (False, False, True, True)
EMPTY: Final = (0, 13, 0, 13)
"""What an empty army compares with (D4.1): below all, or above all."""

SIX: Final = 6
"""The size that clears a pile (D4.3)."""

HAND: Final = 3
"""The size of a hand after recruitment (D3.3)."""

NAMED: Final = {(value, colour): f"h={value}{colour}" for value in VALUES for colour in ("", *COLOURS)}
"""A hero in a pile, by what it stands for."""

VALUE: Final = {card: int(card[1:]) for card in TROOPS} | {name: value for (value, _), name in NAMED.items()}
COLOUR: Final = {card: card[0] for card in TROOPS} | {name: colour for (_, colour), name in NAMED.items()}
RANK: Final = {card: index for index, card in enumerate(CARDS)}

TOKENS: Final = {
    "emprisonnes": 1,
    "epidemie": 1,
    "renfort": 1,
    "contre-ordre": 1,
    "undead": 2,
    "volontaires": 1,
    "vol": 1,
}
"""The tokens and how many of each there are (D1.2)."""

SOLO_TOKENS: Final = ("epidemie", "renfort", "contre-ordre", "volontaires", "vol")
"""What is left of them in solo (D8.1)."""

RED: Final = "red"
UNDEAD: Final = "undead"
DRAGONS: Final = (RED, UNDEAD)

BOX: Final[dict[str, Any]] = {
    "colours": list(COLOURS),
    "values": 12,
    "heroes": HEROES,
    "tokens": dict(TOKENS),
}
"""What the rules need to find in a profile's `box`: the same as in profiles/games/dragon.yaml."""


def is_hero(card: str) -> bool:
    """Whether a card of a hand or a pile is a hero, named or not."""
    return card[0] == "h"


def bare(card: str) -> str:
    """A pile's card as it is in a hand: ``bare("h=7r") == "h"``."""
    return HERO if card[0] == "h" else card


def arrange(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in the engine's order, heroes last, unknown ones at the very end."""
    return tuple(sorted(cards, key=lambda card: RANK.get(card, len(CARDS))))


def check_data(data: Mapping[str, Any] | None) -> None:
    """Refuses a profile whose box is another one: the rules hold for these cards and tokens only.

    Raises `PositionError` ("bad_data"; parts `field`, `value`, `allowed`). Names in the profile are not read here.
    """
    if data is None:
        return
    box = data.get("box")
    if not isinstance(box, Mapping):
        raise PositionError("bad_data", field="box", value=str(box), allowed=", ".join(BOX))
    for field in box:
        if field not in BOX:
            raise PositionError("bad_data", field=f"box.{field}", value=str(box[field]), allowed=", ".join(BOX))
    for field, wanted in BOX.items():
        if box.get(field) != wanted:
            raise PositionError("bad_data", field=f"box.{field}", value=str(box.get(field)), allowed=str(wanted))
