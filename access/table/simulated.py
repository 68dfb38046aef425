"""A reader without hardware, for practice and tests: the same events as a board, from method calls."""

from __future__ import annotations

import time
from collections.abc import Callable

from .events import ButtonEvent, TableEvent, TagEvent


class SimulatedReader:
    """Tags are put, taken and scanned by hand. Like a board, it tells a tag on a zone once, and off once."""

    def __init__(
        self,
        sink: Callable[[TableEvent], None],
        *,
        name: str = "practice",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sink = sink
        self._name = name
        self._clock = clock
        self._lying: dict[str, list[str]] = {}

    def _ms(self) -> int:
        return int(self._clock() * 1000)

    def put(self, zone: str, tag: str, text: str | None = None) -> None:
        """Lay a tag in a zone; taking it from where it lay before."""
        for z, tags in self._lying.items():
            if tag in tags and z != zone:
                self.take(z, tag)
        lying = self._lying.setdefault(zone, [])
        if tag not in lying:
            lying.append(tag)
            self._sink(TagEvent(zone, "on", tag, text, self._ms(), self._name))

    def take(self, zone: str, tag: str) -> None:
        """Take a tag away; nothing happens when it does not lie there."""
        lying = self._lying.get(zone, [])
        if tag in lying:
            lying.remove(tag)
            self._sink(TagEvent(zone, "off", tag, None, self._ms(), self._name))

    def scan(self, zone: str, tag: str, text: str | None = None) -> None:
        """Hold a tag to a reader that only tells that it has seen it."""
        self._sink(TagEvent(zone, "seen", tag, text, self._ms(), self._name))

    def press(self, button: str) -> None:
        for down in (True, False):
            self._sink(ButtonEvent(self._name, button, down, self._ms()))

    def close(self) -> None:
        """Nothing to end."""
