"""The moves of the dragon game as tagged data, and their notation."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from plateau_parlant.engines.core import UNKNOWN, Move, NotationError
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    COLOURS,
    DRAGONS,
    EMPTY,
    HERO,
    ONE_COLOUR,
    PILES,
    TROOPS,
    VALUE,
    VALUES,
)


class Place(Move, frozen=True):
    """Place a card of the hand on an army (D3.1). A hero names its value, on III and IV its colour too (D4.5)."""

    card: str
    army: str
    value: int = 0
    colour: str = ""


class Tower(Move, frozen=True):
    """Place one troop on the tower (D3.1)."""

    card: str


class Swap(Move, frozen=True):
    """Exchange the hero that is `place`-th from the bottom of the army for a troop of the hand (D4.6)."""

    card: str
    army: str
    place: int


class Take(Move, frozen=True):
    """Take the last `count` cards off an army because nothing can be placed (D5, D8.3)."""

    army: str
    count: int


class Done(Move, frozen=True):
    """End step A."""


class Fly(Move, frozen=True):
    """Move the red dragon (D3.2)."""

    army: str


class Emprisonnes(Move, frozen=True):
    """Close the tower (E1)."""


class Epidemie(Move, frozen=True):
    """Remove the last one or two cards of an army from the game (E2)."""

    army: str
    count: int


class Renfort(Move, frozen=True):
    """Look at the whole camp; a `Pick` follows (E3)."""


class Pick(Move, frozen=True):
    """Take a card of the camp into the hand (E3). "?" where the owner looked and does not tell."""

    card: str


class ContreOrdre(Move, frozen=True):
    """Change the colour of army III, army IV or the tower (E4)."""

    pile: str
    colour: str


class Undead(Move, frozen=True):
    """Put the undead dragon on an army (E5)."""

    army: str


class Volontaires(Move, frozen=True):
    """Insert one or two cards of the hand between cards of an army (E6).

    `place` and `place2` count from the bottom once all is inserted, `place2` is the higher. No second card: "".
    """

    army: str
    card: str
    place: int
    value: int = 0
    colour: str = ""
    card2: str = ""
    place2: int = 0
    value2: int = 0
    colour2: str = ""


class Vol(Move, frozen=True):
    """Let the red or the undead dragon close nothing until the end of the turn (E7)."""

    dragon: str


DragonMove: TypeAlias = (
    Place | Tower | Swap | Take | Done | Fly | Emprisonnes | Epidemie | Renfort | Pick | ContreOrdre | Undead
    | Volontaires | Vol
)  # fmt: skip

NOTATION: Final = (
    "place CARD ARMY",
    "tower CARD",
    "swap CARD ARMY PLACE",
    "take ARMY COUNT",
    "done",
    "fly ARMY",
    "emprisonnes",
    "epidemie ARMY COUNT",
    "renfort",
    "pick CARD",
    "contre-ordre PILE COLOUR",
    "undead ARMY",
    "volontaires ARMY CARD@PLACE [CARD@PLACE]",
    "vol DRAGON",
)

DONE: Final = Done()
EMPRISONNES: Final = Emprisonnes()
RENFORT: Final = Renfort()

# Every small move once: legal moves are picked from these tables, never built.
TOWERS: Final = {card: Tower(card) for card in TROOPS}
TAKES: Final = tuple(tuple(Take(army, count) for count in range(6)) for army in ARMIES)
FLIES: Final = tuple(Fly(army) for army in ARMIES)
EPIDEMIES: Final = tuple(tuple(Epidemie(army, count) for count in range(3)) for army in ARMIES)
UNDEADS: Final = tuple(Undead(army) for army in ARMIES)
VOLS: Final = tuple(Vol(dragon) for dragon in DRAGONS)
PICKS: Final = {card: Pick(card) for card in (*TROOPS, HERO, UNKNOWN)}

_CARD = re.compile(r"(?P<troop>[rbvj](?:[1-9]|1[0-2]))|h=(?P<value>[1-9]|1[0-2])(?P<colour>[rbvj]?)")
_COUNT = re.compile(r"[1-9]\d{0,2}")


def _troop(text: str) -> str:
    if text not in TROOPS:
        raise NotationError("unknown_troop", text=text)
    return text


def _named(text: str) -> tuple[str, int, str]:
    """A card to lay: (card, value, colour); a troop has no value and colour of its own here."""
    if text == HERO:
        raise NotationError("hero_unnamed", text=text)
    match = _CARD.fullmatch(text)
    if match is None:
        raise NotationError("unknown_card", text=text)
    if match["troop"]:
        return match["troop"], 0, ""
    return HERO, int(match["value"]), match["colour"]


def _army(text: str) -> str:
    if text not in ARMIES:
        raise NotationError("unknown_army", text=text)
    return text


def _number(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise NotationError("not_a_number", text=text)
    return int(text)


def _one_of(text: str, choices: tuple[str, ...], code: str) -> str:
    if text not in choices:
        raise NotationError(code, text=text)
    return text


def _insert(text: str) -> tuple[tuple[str, int, str], int]:
    card, at, place = text.partition("@")
    if not at:
        raise NotationError("place_missing", text=text)
    return _named(card), _number(place)


def _volontaires(words: list[str]) -> Volontaires:
    army = _army(words[0])
    (card, value, colour), place = _insert(words[1])
    if len(words) == 2:
        return Volontaires(army, card, place, value, colour)
    (card2, value2, colour2), place2 = _insert(words[2])
    if place2 <= place:
        raise NotationError("places_not_rising", text=" ".join(words[1:]))
    return Volontaires(army, card, place, value, colour, card2, place2, value2, colour2)


def parse(text: str) -> DragonMove:
    """The move written as `text`, one space or more between its words. Raises `NotationError`."""
    word, *rest = text.split() or [""]
    sizes: dict[str, tuple[int, ...]] = {
        "place": (2,), "tower": (1,), "swap": (3,), "take": (2,), "done": (0,), "fly": (1,), "emprisonnes": (0,),
        "epidemie": (2,), "renfort": (0,), "pick": (1,), "contre-ordre": (2,), "undead": (1,),
        "volontaires": (2, 3), "vol": (1,),
    }  # fmt: skip
    if word not in sizes:
        raise NotationError("unknown_move", text=word)
    if len(rest) not in sizes[word]:
        raise NotationError("wrong_words", text=text.strip(), form=next(f for f in NOTATION if f.split()[0] == word))
    match word:
        case "place":
            card, value, colour = _named(rest[0])
            return Place(card, _army(rest[1]), value, colour)
        case "tower":
            return TOWERS[_troop(rest[0])]
        case "swap":
            return Swap(_troop(rest[0]), _army(rest[1]), _number(rest[2]))
        case "take":
            return Take(_army(rest[0]), _number(rest[1]))
        case "done":
            return DONE
        case "fly":
            return Fly(_army(rest[0]))
        case "emprisonnes":
            return EMPRISONNES
        case "epidemie":
            return Epidemie(_army(rest[0]), _number(rest[1]))
        case "renfort":
            return RENFORT
        case "pick":
            if rest[0] not in PICKS:
                raise NotationError("unknown_card", text=rest[0])
            return PICKS[rest[0]]
        case "contre-ordre":
            pile = _one_of(rest[0], PILES, "unknown_pile")
            return ContreOrdre(pile, _one_of(rest[1], COLOURS, "unknown_colour"))
        case "undead":
            return Undead(_army(rest[0]))
        case "volontaires":
            return _volontaires(rest)
        case _:
            return Vol(_one_of(rest[0], DRAGONS, "unknown_dragon"))


def card_text(card: str, value: int, colour: str) -> str:
    """A card as it is laid: ``card_text("h", 7, "r") == "h=7r"``; a troop is itself."""
    return f"h={value}{colour}" if card == HERO else card


def notation(move: Any) -> str:
    """The move as text; `parse` reads it back."""
    match move:
        case Place(card, army, value, colour):
            return f"place {card_text(card, value, colour)} {army}"
        case Tower(card):
            return f"tower {card}"
        case Swap(card, army, place):
            return f"swap {card} {army} {place}"
        case Take(army, count):
            return f"take {army} {count}"
        case Done():
            return "done"
        case Fly(army):
            return f"fly {army}"
        case Emprisonnes():
            return "emprisonnes"
        case Epidemie(army, count):
            return f"epidemie {army} {count}"
        case Renfort():
            return "renfort"
        case Pick(card):
            return f"pick {card}"
        case ContreOrdre(pile, colour):
            return f"contre-ordre {pile} {colour}"
        case Undead(army):
            return f"undead {army}"
        case Volontaires():
            text = f"volontaires {move.army} {card_text(move.card, move.value, move.colour)}@{move.place}"
            if move.card2:
                text += f" {card_text(move.card2, move.value2, move.colour2)}@{move.place2}"
            return text
        case Vol(dragon):
            return f"vol {dragon}"
        case _:
            raise TypeError(f"not a move of the dragon game: {move!r}")


def _place_table(army: int, colour: str, top: int) -> dict[str, Place]:
    rising = army % 2 == 0
    return {
        card: Place(card, ARMIES[army])
        for card in TROOPS
        if (not colour or card[0] == colour) and (int(card[1:]) > top if rising else int(card[1:]) < top)
    }


def _hero_table(army: int, colour: str, top: int, values: tuple[int, ...]) -> tuple[Place, ...]:
    rising = army % 2 == 0
    colours = ("",) if not ONE_COLOUR[army] else (colour,) if colour else COLOURS
    return tuple(
        Place(HERO, ARMIES[army], value, named)
        for named in colours
        for value in values
        if (value > top if rising else value < top)
    )


_TOPS = range(14)
PLACES: Final = tuple(
    {colour: tuple(_place_table(army, colour, top) for top in _TOPS) for colour in ("", *COLOURS)} for army in range(4)
)
"""PLACES[army][colour][top]: the placement of each troop that fits there (D4.1); `top` is a value, 0 or 13 on none."""

FITTING: Final = tuple(
    {
        colour: {"": tops[EMPTY[army]], **{card: tops[value] for card, value in VALUE.items()}}
        for colour, tops in PLACES[army].items()
    }
    for army in range(4)
)
"""FITTING[army][colour][card]: the same by the card on top, "" for none."""

HERO_PLACES: Final = tuple(
    tuple(
        {colour: tuple(_hero_table(army, colour, top, values) for top in _TOPS) for colour in ("", *COLOURS)}
        for army in range(4)
    )
    for values in (VALUES, (5,))
)
"""HERO_PLACES[only five][army][colour][top]: the placements of a hero there, all names (D4.5)."""

HERO_NAMES: Final = tuple(
    tuple(
        {
            colour: tuple(frozenset((move.value, move.colour) for move in moves) for moves in row)
            for colour, row in table.items()
        }
        for table in tables
    )
    for tables in HERO_PLACES
)
"""HERO_NAMES[only five][army][colour][top]: the (value, colour) a hero may stand for there."""
