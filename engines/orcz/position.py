"""The state of a game of Orcz.

The state is also the view: there, others' hands and the face-down cards the viewer has not seen are one pool
(`hand`), the cards themselves are `*`, others' goblins are None, and `viewer` is set (see `view`). `reading` writes it
as plain data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.orcz.components import HEROES, START_GOBLINS, Box, enemy_values

NAME: Final = "orcz"

STEPS: Final = ("first", "reveal", "event", "deploy", "order", "brawl", "give", "charge", "over")
"""first: the first player is drawn; reveal, event: O3; deploy: O4; order, brawl: O5; give, charge: O6.3, O6.4."""


class Rank(msgspec.Struct, frozen=True, gc=False):
    """Two cards side by side (O4.1). `down`: the wing that is face down, "" when both are up. A card that is beaten
    is "". `seen`: the seats that know the face-down card."""

    seat: int
    left: str
    right: str
    down: str
    seen: int

    @property
    def hidden(self) -> str:
        """The face-down card, "" where none is."""
        return self.left if self.down == "left" else self.right if self.down else ""

    @property
    def shown(self) -> tuple[str, ...]:
        """The cards that lie face up."""
        if self.down == "left":
            return (self.right,)
        if self.down:
            return (self.left,)
        return tuple(card for card in (self.left, self.right) if card)


class Player(msgspec.Struct, frozen=True, gc=False):
    """`hand`: behind the screen and not seen this round, and the owner's face-down cards nobody told. `back`: gone
    back this round, seen by all. `used`: heroes used up. `moved`: goblins publicly got less paid since the start."""

    name: str
    hand: tuple[str, ...]
    back: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    goblins: int | None = START_GOBLINS
    moved: int = 0


class Field(msgspec.Struct, frozen=True, gc=False):
    """A battlefield: the `enemy` in place ("" for none), `left` face down, `bag` all that were never turned up
    (those removed unseen are among them), those `beaten`, and the ranks, the nearest to the enemy first."""

    enemy: str
    left: int
    bag: tuple[str, ...]
    beaten: tuple[str, ...] = ()
    ranks: tuple[Rank, ...] = ()

    @property
    def closed(self) -> bool:
        """O4.2: all its enemies are defeated."""
        return not self.enemy and not self.left


class Looking(msgspec.Struct, frozen=True, gc=False):
    """A scout at work (O4.5) whose card nobody has told yet."""

    seat: int
    field: int
    rank: int


class State(msgspec.Struct, frozen=True, gc=False):
    """A game. `placed`: deployment turns gone in this round; `order`: fields still to fight, the current one first;
    `last`, `front`: the rank that decides and the one in front of it (indexes, -1 for none), `attacking`: the
    attack is under way; `sharing`: who shares out or makes pay, `due` how many goblins are left for it."""

    players: tuple[Player, ...]
    fields: tuple[Field, ...]
    box: Box
    table: bool = False
    turn_limit: int | None = None
    step: str = "first"
    round: int = 1
    first: int = 0
    event: str = ""
    events: tuple[str, ...] = ()
    past: tuple[str, ...] = ()
    turn: int = 0
    placed: int = 0
    phrased: bool = False
    order: tuple[int, ...] = ()
    last: int = -1
    front: int = -1
    attacking: bool = False
    sharing: int = -1
    due: int = 0
    charges: tuple[int, ...] = ()
    looking: Looking | None = None
    asks: int = 0
    end: str = ""
    quitter: int = -1
    viewer: int | None = None


def seat_to_place(state: State) -> int:
    """O4.1: whose turn it is to place a rank."""
    return (state.first + state.placed) % len(state.players)


def untold(state: State, seat: int) -> int:
    """How many of the seat's face-down cards nobody told the program."""
    if not state.table:
        return 0
    return sum(rank.hidden == UNKNOWN for field in state.fields for rank in field.ranks if rank.seat == seat)


def needed(state: State, field: int) -> int:
    """O6.2: the strength the army needs on a field, 0 where no enemy is in place."""
    enemy = state.fields[field].enemy
    if not enemy:
        return 0
    return (enemy_values(enemy)[0] + (state.event == "renforts")) * len(state.players)


def cleared(state: State) -> int:
    """O8.2: how many fields have no enemy left."""
    return sum(field.closed for field in state.fields)


def full_hand(box: Box, used: Sequence[str]) -> tuple[str, ...]:
    """What a player has behind the screen when a round begins: all troops, the heroes not used (O6.9)."""
    return box.troops + tuple(hero for hero in HEROES if hero not in used)
