"""Taking stock of a box by its tags: what a tag held to a reader, or a code typed, counts for."""

from __future__ import annotations

from plateau_parlant.access import inventory

from . import tags
from .conversing import event_of, marked
from .events import TagEvent


class Counting:
    """Which part each tag is. A tag counts once, however often a reader sees it."""

    def __init__(self, box: inventory.BoxList | None, table: tags.TagTable) -> None:
        self._box = box
        self._table = table
        self._typed = inventory.scan_of(box, table) if box is not None else None
        self._counted: set[str] = set()

    def line(self, event: TagEvent) -> str:
        """The line that a tag is for the loop: nothing (the question again) where it was counted already."""
        if event.tag in self._counted:
            return ""
        if event.tag in self._table.tags:
            self._counted.add(event.tag)
        return marked(event)

    def part(self, line: str) -> str | None:
        """The id of a part, "" for a tag nobody knows, None for what is no code (see `inventory.Scan`)."""
        event = event_of(line)
        if event is None:
            return self._typed(line) if self._typed is not None else None
        component = self._table.tags.get(event.tag)
        if component is None or self._box is None:
            return ""
        return inventory.part_of(self._box, component) or ""
