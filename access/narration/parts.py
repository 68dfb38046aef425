"""What a narrator gives to the front end: lines to say, items to walk, zones to explore."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

Category = Literal["moves", "answers", "table", "system"]


class Line(msgspec.Struct, frozen=True):
    """Something that happened, in words. `aimed`: a result or something done to the listener, never condensed.

    `critical`: said before all else (a reader lost, your turn ends).
    """

    text: str
    category: Category = "moves"
    aimed: bool = False
    critical: bool = False
    earcon: str | None = None


class Item(msgspec.Struct, frozen=True):
    """One thing in a list: a card, a pile, a choice.

    `text` is said when the cursor comes to it, `more` on asking (a function where it takes work to word).
    `moves`: the legal moves that begin with it.
    `tries`: moves one would expect of it, whose refusals say why there is none. `clause`: the rule about it.
    `key` tells it apart when the list is made anew.
    """

    text: str
    more: str | Callable[[], str] = ""
    key: Any = None
    moves: tuple[Any, ...] = ()
    tries: tuple[Any, ...] = ()
    clause: str = ""
    name: str = ""
    """The text without what is said of its use, where that is told anyway; '' where they are the same."""


class Zone(msgspec.Struct, frozen=True):
    """A place of the board: what is said of it in short, and what lies in it."""

    text: str
    more: str | Callable[[], str] = ""
    key: Any = None
    items: tuple[Item, ...] = ()
    moves: tuple[Any, ...] = ()
    tries: tuple[Any, ...] = ()
    clause: str = ""
    grid: bool = False
    """The zone is a line of a map: going to the next line keeps the column."""


class Jump(msgspec.Struct, frozen=True):
    """What a game's own command says, and where it takes the cursor: a zone of the board by its key, an item in it."""

    text: str
    zone: Any
    item: Any


def more_of(thing: Any) -> str:
    """The `more` of an item, zone or choice, worded now where it is a function."""
    more = thing.more
    return more() if callable(more) else more
