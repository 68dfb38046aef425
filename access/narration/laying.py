"""What a narrator knows of things laid on readers beyond their places: halves of a move, things held to a reader."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from plateau_parlant.access.narration.parts import Item

if TYPE_CHECKING:
    from plateau_parlant.access.narration.bundle import Texts
    from plateau_parlant.engines.core import Event


class Shown(msgspec.Struct, frozen=True):
    """What is said of a thing held to a reader, and the moves that begin with it. `open`: all may hear it."""

    item: Item
    open: bool = False


class Laying:
    """The defaults: every move is laid at once, and a thing held to a reader is a card of a hand."""

    CHECKED: ClassVar = True
    """Whether zones can be checked: what lies in them is known."""

    OPEN: ClassVar = False
    """Whether nothing in the game is hidden from anybody: then whatever one may hear, all may."""

    PASSES: ClassVar = False
    """Whether whatever is laid on a reader goes on from there: no zone shows what lies in its place."""

    FINISHES: ClassVar = True
    """Whether laying something that belongs to the next step ends the present one."""

    if TYPE_CHECKING:
        texts: Texts

        def say(self, name: str, /, **args: Any) -> str: ...
        def spot(self, zone: str) -> str: ...

    def is_zone(self, zone: str, expected: Collection[str]) -> bool:
        """Whether the zone is a place of the game; `expected`: those of `zones` now."""
        return zone in expected

    def half(self, move: Any) -> bool:
        """Whether the move lays something untold besides what was read: then the rest is waited for."""
        return False

    def shown(self, view: Any, seat: int, component: str) -> Shown | None:
        """What is said of the thing held to a reader by the seat; None: as of a card of its hand."""
        return None

    def aimed(self, move: Any, view: Any) -> str:
        """The component that the move is aimed at: holding it to a reader chooses it; "" for none."""
        return ""

    def advice(self, view: Any, seat: int, component: str, zone: str) -> str:
        """Why the component cannot be laid in the zone, where no move's refusal says it; "" for nothing."""
        return ""

    def layout(self, lying: Sequence[str], zones: Sequence[str]) -> str:
        """What should lie in the zones, `lying` being a sentence for each."""
        return " ".join(lying)

    def unread(self, zones: Sequence[str], lying: Sequence[str]) -> str:
        """What is said of zones that have no reader."""
        return self.texts.text("table-check-dead", zones=self.texts.listed([self.spot(zone) for zone in zones]))

    def still(self, earlier: Event, later: Event) -> bool:
        """Whether the hands still have to do the earlier one once the later one happened."""
        return True

    def joined(self, earlier: Event, later: Event) -> Event | None:
        """Both as one thing for the hands to do; None where they are two."""
        return None

    def lifted(self, component: str, zone: str) -> str:
        """What is said when a thing that can be moved is lifted; "" where it is just missing."""
        return ""
