"""How the keyboard's loops serve a table: keys parted from a scanner's bursts, lines and readers in one queue."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import queue
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Protocol

from .events import TableEvent
from .wedge import BurstDetector, Keys, Result, Scan

NAMES = {"\r": "enter", "\n": "enter", " ": "space"}
CHARS = {"enter": "\r", "space": " "}


class Table(Protocol):
    """What a front has besides keys: inputs that wake it (`pump`), and perhaps a scanner that types its codes."""

    burst: BurstDetector | None
    typing: bool
    """A line is being typed: what readers bring waits for its end, as nothing may be said over the typing."""

    def pump(self) -> None: ...

    def scanned(self, scan: Scan, /) -> None: ...

    def take(self, event: TableEvent, /) -> None: ...


class Reader(Protocol):
    """The keyboard (see `keyboard.reader.KeyReader`)."""

    def keys(self) -> AsyncIterator[str]: ...

    def put_back(self, keys: list[str], /) -> None: ...


@contextlib.contextmanager
def line_typed(table: Table | None) -> Iterator[None]:
    """While a line is typed and obeyed, readers wait; then comes at once what they brought, in its order."""
    if table is None:
        yield
        return
    table.typing = True
    try:
        yield
    finally:
        table.typing = False
        table.pump()


def _ms() -> int:
    return int(time.monotonic() * 1000)


async def keys_of(reader: Reader, table: Table | None, clock: Callable[[], int] = _ms) -> AsyncIterator[str]:
    """The keys of the player; what a scanner types goes to the table instead."""
    if table is None or table.burst is None:
        async with contextlib.aclosing(reader.keys()) as keys:  # type: ignore[type-var]
            async for key in keys:
                yield key
        return
    burst = table.burst
    source: Any = reader.keys()
    coming: asyncio.Future[str] | None = None
    ready: list[str] = []
    try:
        while True:
            coming = coming or asyncio.ensure_future(source.__anext__())
            deadline = burst.deadline()
            wait = None if deadline is None else max(0, deadline - clock()) / 1000
            done, _ = await asyncio.wait({coming}, timeout=wait)
            if not done:
                ready += _sorted(burst.tick(clock()), table)
            else:
                finished, coming = coming, None
                try:
                    key = finished.result()
                except StopAsyncIteration:
                    ready += _sorted(burst.other(clock()), table)
                    while ready:
                        yield ready.pop(0)
                    return
                char = CHARS.get(key, key if len(key) == 1 else "")
                ready += _sorted(burst.key(char, clock()) if char else burst.other(clock()), table)
                if not char:
                    ready.append(key)
            while ready:
                yield ready.pop(0)
    finally:
        ready += _sorted(burst.other(clock()), table)
        if coming is not None:
            if coming.done() and not coming.cancelled() and coming.exception() is None:
                ready.append(coming.result())
            else:
                coming.cancel()
                with contextlib.suppress(asyncio.CancelledError, StopAsyncIteration):
                    await coming
        await source.aclose()
        reader.put_back(ready)


def _sorted(results: list[Result], table: Table) -> list[str]:
    """The player's keys among what the detector gives; scans and notices go to the table."""
    keys: list[str] = []
    for result in results:
        if isinstance(result, Keys):
            keys += [NAMES.get(char, char) for char in result.keys]
        elif isinstance(result, Scan):
            table.scanned(result)
        else:
            table.take(result)
    return keys


class Lines:
    """Whole lines from the input while readers are followed: `next` serves what wakes it until a line has come."""

    def __init__(self, front: Any, table: Table, handle: int | None = None) -> None:
        self._queue: queue.SimpleQueue[str | Callable[[], None]] = queue.SimpleQueue()
        self._handle = handle
        front.soon = self._queue.put
        front.later = self._later
        self._queue.put(table.pump)
        threading.Thread(target=self._read, daemon=True, name="lines").start()

    def _later(self, seconds: float, do: Callable[[], None]) -> None:
        timer = threading.Timer(seconds, self._queue.put, (do,))
        timer.daemon = True
        timer.start()

    def _read(self) -> None:
        """Reads the handle itself: a thread that waits inside sys.stdin would hold up the end of the program."""
        with contextlib.suppress(OSError, ValueError, AttributeError):
            try:
                handle = sys.stdin.fileno() if self._handle is None else self._handle
            except (OSError, ValueError, AttributeError):  # no file behind it
                for line in sys.stdin:
                    self._queue.put(line)
            else:
                self._read_handle(handle)
        self.end()

    def _read_handle(self, handle: int) -> None:
        decoder = codecs.getincrementaldecoder(getattr(sys.stdin, "encoding", None) or "utf-8")("replace")
        rest = ""
        while data := os.read(handle, 1024):
            rest += decoder.decode(data)
            while (end := rest.find("\n")) >= 0:
                self._queue.put(rest[: end + 1])
                rest = rest[end + 1 :]
        if rest:
            self._queue.put(rest)

    def end(self) -> None:
        """`next` gives no line any more. From a signal's handler too: of the queues only a SimpleQueue allows that."""
        self._queue.put("")

    def next(self) -> str:
        """The next line with its end; "" where the input has ended."""
        while True:
            try:
                item = self._queue.get(timeout=1)  # so that Ctrl+C is heard on every system
            except queue.Empty:
                continue
            if isinstance(item, str):
                return item
            item()
