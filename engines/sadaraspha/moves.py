"""The moves of Sadaraspha and their notation.

`race orks`, `build zombie C4`, `change wood`, `move zombie1 D5`, `attack zombie1 pretre2`, `attack zombie1 town`,
`done`. A unit on the map is its card's name and the number of its figure.
"""

from __future__ import annotations

import re
from typing import Final

from plateau_parlant.engines.core import Move, NotationError


class Race(Move, frozen=True):
    """Choose a race (S2.2)."""

    race: str


class Build(Move, frozen=True):
    """Buy a unit of that card and put it on a cell next to the own town (S4.2)."""

    unit: str
    cell: str


class Change(Move, frozen=True):
    """Change 1 ore for wood or stone (S4.3)."""

    kind: str


class Walk(Move, frozen=True, tag="move"):
    """Move a unit to a cell (S5.2)."""

    unit: str
    cell: str


class Attack(Move, frozen=True):
    """Attack a unit, or the "town" (S5.3)."""

    unit: str
    target: str


class Done(Move, frozen=True):
    """End one's phase (S5.1)."""


AnyMove = Race | Build | Change | Walk | Attack | Done

DONE: Final = Done()
CHANGES: Final = (Change("wood"), Change("stone"))

_CARD, _CELL = r"[a-z]+(?:-[a-z]+)*", r"[A-Z][1-9]\d?"
_FIGURE = rf"{_CARD}[1-9]\d?"
_FORMS: Final = (
    (re.compile(rf"race ({_CARD})"), Race),
    (re.compile(rf"build ({_CARD}) ({_CELL})"), Build),
    (re.compile(r"change (wood|stone)"), Change),
    (re.compile(rf"move ({_FIGURE}) ({_CELL})"), Walk),
    (re.compile(rf"attack ({_FIGURE}) (town|{_FIGURE})"), Attack),
    (re.compile("done"), Done),
)


def parse(text: str) -> AnyMove:
    """The move written as text. Raises `NotationError` "unknown_move" with the text."""
    for form, make in _FORMS:
        match = form.fullmatch(text)
        if match:
            move: AnyMove = make(*match.groups())
            return move
    raise NotationError("unknown_move", text=text)


def notation(move: AnyMove) -> str:
    """The move as text: ``notation(Walk("zombie1", "C4")) == "move zombie1 C4"``."""
    match move:
        case Race(race):
            return f"race {race}"
        case Build(unit, cell):
            return f"build {unit} {cell}"
        case Change(kind):
            return f"change {kind}"
        case Walk(unit, cell):
            return f"move {unit} {cell}"
        case Attack(unit, target):
            return f"attack {unit} {target}"
        case Done():
            return "done"
