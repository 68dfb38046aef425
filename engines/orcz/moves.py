"""The moves of Orcz and how they are written.

place urth c3 a2 right     a rank at the end of Urth's column: left c3, right a2, the right one face down (O4.1)
place urth c3 ? right      the same with a face-down card nobody told the program (option `table`)
scout urth 2               look at the face-down card of Urth's second rank (O4.5)
pass                       no legal rank left, says the player (O4.4, `table` only)
attack, stand              the last rank attacks the rank in front, or stands aside (O5.1)
give 2 1                   of the goblins to share out, one to seat 2 (O6.3)
charge 2 1, done           seat 2 is to pay one goblin; nobody else is to pay (O6.4)
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

from plateau_parlant.engines.core import UNKNOWN, Move, NotationError
from plateau_parlant.engines.orcz.components import FIELD_NUMBER, FIELDS, HEROES, KIND, STRENGTH, rank_flaw

WINGS: Final = ("left", "right")
"""O4.1: the sides of a rank, as the orcs see them, looking at the enemy."""

MOST: Final = 999


class Place(Move, frozen=True, gc=False):
    """Put a rank at the end of a field's column (O4.1): the field, the left and the right card, which is face down."""

    field: str
    left: str
    right: str
    down: str


class Scout(Move, frozen=True, gc=False):
    """Look at the face-down card of a rank (O4.5); ranks count from 1, the nearest to the enemy."""

    field: str
    rank: int


class Pass(Move, frozen=True, gc=False):
    """Say that no legal rank is left (O4.4); only where the program cannot know."""


class Attack(Move, frozen=True, gc=False):
    """Attack the rank in front (O5.1)."""


class Stand(Move, frozen=True, gc=False):
    """Do not attack, or stop attacking: the rank stands aside for the battle (O5.1)."""


class Give(Move, frozen=True, gc=False):
    """Give some of the goblins to share out to the player at `seat` (O6.3)."""

    seat: int
    count: int


class Charge(Move, frozen=True, gc=False):
    """Name what the player at `seat` has to pay for a lost battle (O6.4)."""

    seat: int
    count: int


class Done(Move, frozen=True, gc=False):
    """Nobody else is to pay (O6.4)."""


AnyMove: TypeAlias = Place | Scout | Pass | Attack | Stand | Give | Charge | Done

PASS: Final = Pass()
ATTACK: Final = Attack()
STAND: Final = Stand()
DONE: Final = Done()

_WORDS: Final[dict[str, Pass | Attack | Stand | Done]] = {"pass": PASS, "attack": ATTACK, "stand": STAND, "done": DONE}


SCOUTS: Final = tuple(tuple(Scout(field, rank) for rank in range(1, 21)) for field in FIELDS)
"""The one Scout of each rank, by field number and index: four players place twenty ranks at most (O4.1)."""


@cache
def _pair(one: str, other: str, field: str) -> tuple[Place, ...]:
    """The ranks that two cards can make on a field: each order, each card face down."""
    orders = ((one, other),) if one == other else ((one, other), (other, one))
    return tuple(Place(field, left, right, down) for left, right in orders for down in WINGS)


@lru_cache(maxsize=8192)
def _both(one: str, other: str, fields: tuple[str, ...], event: str) -> tuple[Place, ...]:
    found: list[Place] = []
    for field in fields:
        if rank_flaw(one, other, event, field) is None:
            found += _pair(one, other, field)
    return tuple(found)


@lru_cache(maxsize=4096)
def ranks(hand: tuple[str, ...], fields: tuple[str, ...], event: str) -> tuple[Place, ...]:
    """Every legal rank of a hand (sorted) on the fields that take one (O4.3, O10.7), each once, in a stable order."""
    found: list[Place] = []
    last = len(hand)
    for at, one in enumerate(hand):
        if at and hand[at - 1] == one:
            continue
        previous = ""
        for other in hand[at + 1 : last]:
            if other != previous:
                found += _both(one, other, fields, event)
                previous = other
    return tuple(found)


@lru_cache(maxsize=1024)
def untold(hand: tuple[str, ...], fields: tuple[str, ...], event: str) -> tuple[Place, ...]:
    """The ranks whose face-down card nobody tells, where some card of the hand would make them legal."""
    found: list[Place] = []
    for at, one in enumerate(hand):
        rest = hand[:at] + hand[at + 1 :]
        if at and hand[at - 1] == one:
            continue
        for field in fields:
            if any(rank_flaw(one, other, event, field) is None for other in rest):
                found += (_untold(field, one, UNKNOWN, "right"), _untold(field, UNKNOWN, one, "left"))
    return tuple(found)


@cache
def _untold(field: str, left: str, right: str, down: str) -> Place:
    return Place(field, left, right, down)


@cache
def give(seat: int, count: int) -> Give:
    """The one Give of so many goblins to a seat."""
    return Give(seat, count)


@cache
def charge(seat: int, count: int) -> Charge:
    """The one Charge of so many goblins on a seat."""
    return Charge(seat, count)


def notation(move: AnyMove) -> str:
    """The move as text."""
    if isinstance(move, Place):
        return f"place {move.field} {move.left} {move.right} {move.down}"
    if isinstance(move, Scout):
        return f"scout {move.field} {move.rank}"
    if isinstance(move, (Give, Charge)):
        return f"{'give' if isinstance(move, Give) else 'charge'} {move.seat} {move.count}"
    return next(word for word, one in _WORDS.items() if one == move)


def parse(text: str) -> AnyMove:
    """The move written as `text`. Raises `NotationError`: "unknown_move", "unknown_field", "unknown_card",
    "unknown_wing", "not_a_number"."""
    words = text.split()
    head, rest = (words[0], words[1:]) if words else ("", [])
    if head in _WORDS and not rest:
        return _WORDS[head]
    if head == "place" and len(rest) == 4:
        field, left, right, down = rest
        for card in (left, right):
            if card != UNKNOWN and card not in STRENGTH:
                raise NotationError("unknown_card", text=card)
        if down not in WINGS:
            raise NotationError("unknown_wing", text=down)
        return Place(_field(field), left, right, down)
    if head == "scout" and len(rest) == 2:
        return Scout(_field(rest[0]), _number(rest[1]))
    if head in ("give", "charge") and len(rest) == 2:
        return (Give if head == "give" else Charge)(_number(rest[0]), _number(rest[1]))
    raise NotationError("unknown_move", text=text)


def _field(text: str) -> str:
    if text not in FIELD_NUMBER:
        raise NotationError("unknown_field", text=text, allowed=", ".join(FIELDS))
    return text


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) > MOST or str(int(text)) != text:
        raise NotationError("not_a_number", text=text)
    return int(text)


def has_hero(*cards: str) -> bool:
    """Whether one of the cards is a champion or a shaman (O5.2)."""
    return any(KIND.get(card) in HEROES for card in cards)
