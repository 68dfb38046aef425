"""The helper's side of the line between the program and a voice's helper process.

Messages are JSON objects, one a line, both ways.

Program to helper: {"do": "say", "id", "text", "lang", "interrupt"}, {"do": "stop"}, {"do": "earcon", "name"},
{"do": "set", "settings": {...}}, {"do": "ping"}, {"do": "close"}.
Helper to program: {"is": "ready", "name", "kind", "device"}, {"is": "spoken", "id", "seconds"} (taken, and how
long it lasts), {"is": "started" | "finished", "id", "at"}, {"is": "silent", "at"}, {"is": "pong"},
{"is": "stage", "seconds"} (loading or opening something that may take that long, without: the usual),
{"is": "notice", "code", "detail"} (goes on), {"is": "error", "code", "detail"} (gives up and ends).
Times (`at`) are `time.monotonic()`, which the processes of one machine share.

A helper never outlives the program: it ends when its standard input ends, and where the system tells, when its
parent has changed (killed). It ends with `os._exit`, because an audio device left open hangs Python's exit.
"""

import contextlib
import json
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

Message = dict[str, Any]


class Link:
    """Owns the pipes. Everything else that C libraries may print on 1 and 2 goes to nothing."""

    def __init__(self) -> None:
        self._out = os.dup(1)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        self._lock = threading.Lock()
        self._queue: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.early: Callable[[Message], None] | None = None
        for name in ("SIGINT", "SIGHUP"):  # the program decides when the voice ends, not a key in the terminal
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.SIG_IGN)
        self.at_end: Callable[[], None] | None = None
        if os.name == "posix":
            threading.Thread(target=self._watch, name="watch", daemon=True).start()

    def tell(self, kind: str, /, **parts: Any) -> None:
        """One message to the program. From any thread. A program that is gone ends the helper."""
        line = json.dumps({"is": kind, **parts}, ensure_ascii=True).encode() + b"\n"
        try:
            with self._lock:
                os.write(self._out, line)
        except OSError:
            self.end()

    def open(self) -> None:
        """Begin to read, once the voice is there. `early(message)` is called for each message in the reading
        thread, before it is queued."""
        threading.Thread(target=self._read, name="read", daemon=True).start()

    def get(self, timeout: float | None = None) -> Message | None:
        """The next message; None after `timeout` seconds without one."""
        try:
            return self._queue.get(timeout=timeout)
        except queue.Empty:
            return None

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            try:
                message = json.loads(line)
            except ValueError:
                continue
            if not isinstance(message, dict):
                continue
            if self.early:
                with contextlib.suppress(Exception):
                    self.early(message)
            self._queue.put(message)
            if message.get("do") == "close":
                break
        # Whatever the main thread is stuck in, the helper ends within half a second.
        threading.Timer(0.5, os._exit, (0,)).start()
        self._queue.put({"do": "close"})

    def _watch(self) -> None:
        parent = os.getppid()
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    def fail(self, code: str, detail: str = "") -> None:
        """Give up: tell why, and end."""
        self.tell("error", code=code, detail=detail)
        self.end()

    def end(self) -> None:
        """Close the device, but wait at most half a second for it, and leave."""
        if self.at_end:
            closing = threading.Thread(target=self.at_end, daemon=True)
            closing.start()
            closing.join(0.5)
        os._exit(0)


def serve(main: Callable[[Link], None]) -> None:
    """Run a helper's `main`; whatever goes wrong is told in one message, and the process ends."""
    link = Link()
    try:
        main(link)
    except Exception as error:
        link.fail("failed", type(error).__name__)
    link.end()
