"""All inputs of the table in one place: boards, USB and QR scanners, PC/SC readers, the simulated reader.

    table = TableInput(wake=session.wake)
    table.add_board(BoardSpec(name="table"))
    for event in table.events(): ...

Sources push from their own threads; the session takes what is ready from its own. Only the session's thread sees
placements, so nothing here needs to be locked by it.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from typing import Any, Protocol

from .board_link import BoardHealth, BoardLink
from .discovery import BoardSpec, Claims
from .events import ButtonEvent, TableEvent, TagEvent
from .placements import HOLD, Placements

STALE = 3000  # ms: a button press that had to wait longer for the link must not act any more


class Source(Protocol):
    """What an input can do besides pushing events."""

    def close(self) -> None: ...


class TableInput:
    """`wake` is called from a source's thread whenever something is waiting; `hold`: see placements."""

    def __init__(
        self,
        wake: Callable[[], None] | None = None,
        *,
        hold: int = HOLD,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wake = wake
        self._clock = clock
        self._queue: queue.SimpleQueue[TableEvent] = queue.SimpleQueue()
        self._placements = Placements(hold)
        self._claims = Claims()
        self._sources: list[Source] = []
        self._boards: list[BoardLink] = []

    def push(self, event: TableEvent) -> None:
        """Take an event from a source; any thread."""
        self._queue.put(event)
        if self._wake:
            self._wake()

    def add(self, source: Source) -> None:
        """Close `source` together with this."""
        self._sources.append(source)

    def add_board(
        self, spec: BoardSpec, sink: Callable[[TableEvent], None] | None = None, **for_tests: Any
    ) -> BoardLink:
        """Follow a reader board. It need not be there yet. `sink`: who gets its events instead of `push`."""
        board = BoardLink(spec, sink or self.push, claims=self._claims, **for_tests)
        self._boards.append(board)
        self._sources.append(board)
        return board

    def boards(self) -> list[BoardHealth]:
        return [b.health() for b in self._boards]

    def signal(self, *words: str) -> bool:
        """Buzz or shake on every board: `signal("buzz", "80", "880")`. False when no board took it."""
        sent = [b.send(*words) for b in self._boards]
        return any(sent)

    def events(self, timeout: float = 0.0) -> list[TableEvent]:
        """What happened since the last call, debounced and in order; waits up to `timeout` seconds for the first.

        Call it at least every 100 ms while cards may move, or when `wake` says so and at `deadline()`.
        """
        out: list[TableEvent] = []
        end = self._clock() + timeout
        while True:
            try:
                wait = 0.0
                if not out and timeout:
                    wait = max(0.0, min(end - self._clock(), self._until_deadline()))
                event = self._queue.get(timeout=wait) if wait else self._queue.get_nowait()
            except queue.Empty:
                out += self._placements.tick(self.ms())
                if out or self._clock() >= end:
                    return out
                continue
            if isinstance(event, TagEvent):
                out += self._placements.feed(event)
            elif not (isinstance(event, ButtonEvent) and event.late_ms > STALE):
                out.append(event)

    def ms(self) -> int:
        return int(self._clock() * 1000)

    def deadline(self) -> float | None:
        """Seconds until `events` will have something to say even if nothing more happens; None for never."""
        at = self._placements.next_deadline()
        return None if at is None else max(0.0, (at - self.ms()) / 1000)

    def _until_deadline(self) -> float:
        d = self.deadline()
        return 3600.0 if d is None else d + 0.001

    def zones(self) -> dict[str, tuple[str, ...]]:
        """What lies in each zone, in the order it was laid there."""
        return self._placements.zones()

    def steady(self, tag: str) -> bool:
        """Whether the tag is seen at this moment, not only a moment ago."""
        return self._placements.steady(tag)

    def zone_of(self, tag: str) -> str | None:
        return self._placements.zone_of(tag)

    def close(self) -> None:
        """End all sources."""
        for s in self._sources:
            s.close()
        self._sources.clear()
        self._boards.clear()
