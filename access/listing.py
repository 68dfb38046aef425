"""Lists to walk: one axis of items, or zones with items in them."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from plateau_parlant.access.narration.parts import Item, Zone


class Choice(msgspec.Struct, frozen=True):
    """An item of a list that does something by itself: help, menu."""

    text: str
    do: Callable[[], None]
    more: str = ""
    key: Any = None
    clause: str = ""
    moves: tuple[Any, ...] = ()


Entry = Item | Choice | Zone


class Listing:
    """A list with a cursor. `name` says what it is a list of: "hand", "board", "actions", "pick", "help", "menu".

    Its entries are made anew from the game as it stands (`make`), so nothing in it is ever out of date; the cursor
    stays on the entry with the same key, else at the same place.
    """

    def __init__(self, name: str, make: Callable[[], Sequence[Entry]], at: int = 0) -> None:
        self.name = name
        self._make = make
        self.entries: list[Entry] = list(make())
        self.at = min(max(at, 0), max(len(self.entries) - 1, 0))
        self.inner = -1

    def refresh(self) -> None:
        """The entries as they are now."""
        key = self.current.key if self.current is not None else None
        self.entries = list(self._make())
        if key is not None:
            for index, entry in enumerate(self.entries):
                if entry.key == key:
                    self.at = index
                    break
        self.at = min(max(self.at, 0), max(len(self.entries) - 1, 0))
        self.inner = min(self.inner, len(self.inside) - 1)

    @property
    def current(self) -> Entry | None:
        """The entry under the cursor."""
        return self.entries[self.at] if 0 <= self.at < len(self.entries) else None

    @property
    def inside(self) -> tuple[Item, ...]:
        """The items of the zone under the cursor."""
        current = self.current
        return current.items if isinstance(current, Zone) else ()

    @property
    def spot(self) -> Entry | None:
        """The finest thing under the cursor: an item in a zone, else the entry."""
        if self.inner >= 0 and self.inside:
            return self.inside[self.inner]
        return self.current

    def step(self, by: int) -> bool:
        """Moves the cursor; False at the end of the list, where it stays."""
        column = self.inner if isinstance(self.current, Zone) and self.current.grid else -1
        target = self.at + by
        if not 0 <= target < len(self.entries):
            self.inner = column
            return False
        self.at = target
        self.inner = min(column, len(self.inside) - 1)
        return True

    def step_inside(self, by: int) -> bool:
        """Moves within the zone; False at its end."""
        target = self.inner + by
        if not 0 <= target < len(self.inside):
            return False
        self.inner = target
        return True

    def find(self, key: Any) -> bool:
        """Puts the cursor on the entry with this key."""
        for index, entry in enumerate(self.entries):
            if entry.key == key:
                self.at, self.inner = index, -1
                return True
        return False
