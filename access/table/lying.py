"""What lies where: what the readers see, what the game expects, and how they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import matching
from .layout import Layout, seat_of
from .matching import Seen

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Desk, Ear

    from .inputs import TableInput
    from .tags import TagTable


class Lying:
    """The part of a `TableMode` that looks at the zones."""

    if TYPE_CHECKING:
        desk: Desk
        inputs: TableInput | None
        layout: Layout
        table: TagTable
        silent: set[str]
        _always: frozenset[str]

    def expected(self) -> dict[str, tuple[str, ...]]:
        """What should lie in each zone, face-down cards as the program knows them (see `named`)."""
        return self.desk.table.narrator.zones(self.desk.session.state)

    def named(self, ear: Ear, zone: str, component: str) -> str:
        """A component in a zone, in words that all may hear."""
        if ear.narrator.hidden(self.desk.session.state, zone, component):
            return ear.texts.text("component-hidden")
        return ear.narrator.component(component)

    def live(self) -> set[str]:
        """The zones whose readers work now."""
        found = set(self._always)
        if self.inputs is not None:
            for board in self.inputs.boards():
                if board.connected:
                    found |= {self.layout.zone(name) for name, state in board.readers.items() if state != "failed"}
                    found |= {self.layout.zone(name) for name in board.lying if board.readers.get(name) != "failed"}
        return {zone for zone in found if zone not in self.silent}

    def seen(self) -> dict[str, tuple[Seen, ...]]:
        """What lies in the zones with a working reader, in the order in which it was laid; hand readers apart."""
        live = self.live()
        found: dict[str, tuple[Seen, ...]] = {zone: () for zone in live if seat_of(zone) is None}
        for reader, lying in (self.inputs.zones() if self.inputs else {}).items():
            zone = self.layout.zone(reader)
            if zone in found:
                found[zone] += tuple(Seen(zone, tag, self.table.tags.get(tag, "")) for tag in lying)
        return found

    def differences(self) -> tuple[matching.Difference, ...]:
        """Every difference between the zones and the game."""
        crowded = self.crowded()
        seen = {zone: lying for zone, lying in self.seen().items() if zone not in crowded}
        return matching.differences(seen, self.expected(), self.table.tags.values(), self.passing())

    def crowded(self) -> set[str]:
        """The zones where more lies than the reader tells apart: neither what is missing there nor what is too much
        is known."""
        boards = self.inputs.boards() if self.inputs is not None else []
        return {
            self.layout.zone(name)
            for board in boards
            if board.connected
            for name, state in board.readers.items()
            if state == "full"
        }

    def watched(self) -> set[str]:
        """The zones where what lies now is what lies there for good: a working reader that is not full, and nothing
        only passes."""
        return self.live() - self.passing() - self.crowded()

    def passing(self) -> set[str]:
        """The zones where things only pass."""
        return self.live() if self.desk.table.narrator.PASSES else set(self.layout.passing)

    def shown_from(self) -> set[matching.Placement]:
        """(component, zone) of what is missing there because it is just held to a hand reader."""
        if self.inputs is None:
            return set()
        held = {
            self.table.tags.get(tag, "")
            for reader, lying in self.inputs.zones().items()
            if seat_of(self.layout.zone(reader)) is not None
            for tag in lying
        }
        return {
            (component, difference.zone)
            for difference in self.differences()
            for component in difference.missing
            if component in held
        }
