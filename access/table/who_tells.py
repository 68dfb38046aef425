"""Who tells his cards at the table, and whose stay unknown without a question: set per player, kept in the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Desk


class WhoTells:
    """The part of a `TableMode` that knows who tells."""

    if TYPE_CHECKING:
        desk: Desk
        untelling: set[int]

    def set_telling(self, seat: int, tells: bool, noted: bool = True) -> None:
        """Whether the seat's cards are told (scanned or by keys) or stay unknown."""
        if tells:
            self.untelling.discard(seat)
        else:
            self.untelling.add(seat)
        if noted:
            self.desk.session.note("scans", seat=seat, tells=tells)

    def take_notes(self, notes: Iterable[Mapping[str, Any]]) -> None:
        """What a resumed game's journal says of who scans."""
        for note in notes:
            seat = note.get("seat")
            if note.get("note") == "scans" and isinstance(seat, int):
                self.set_telling(seat, bool(note.get("tells")), noted=False)

    def menu(self) -> list[tuple[str, Callable[[], None]]]:
        """Entries of the menu: who scans."""
        desk = self.desk
        entries: list[tuple[str, Callable[[], None]]] = []
        for seat in range(len(desk.session.players)):
            if seat in desk.session.bots:
                continue
            tells = seat in self.untelling
            text = desk.say("table-menu-tells", who=desk.narrator.name(seat), tells="yes" if tells else "no")
            entries.append((text, lambda seat=seat, tells=tells: self._switch(seat, tells)))  # type: ignore[misc]
        return entries

    def _switch(self, seat: int, tells: bool) -> None:
        self.set_telling(seat, tells)
        desk = self.desk
        desk.talk.answer(
            desk.say("table-tells", who=desk.narrator.name(seat), tells="yes" if tells else "no"), category="table"
        )
        desk.go_on()
