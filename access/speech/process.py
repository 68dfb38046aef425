"""One helper process of a voice, seen from the program: started, written to, read from, and ended in time."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

Message = dict[str, Any]

CLOSING_SECONDS = 0.8
"""How long a helper may take to end by itself before it is killed."""


class HelperProcess:
    """A running helper. `heard(self, message)` and, once, `gone(self)` are called from its reading thread.

    The helper gets its options as one JSON argument; nothing of a game or a person belongs there, since other
    users of the machine can read it. Raises OSError when no process can be started.
    """

    def __init__(
        self,
        module: str,
        options: Message,
        heard: Callable[["HelperProcess", Message], None],
        gone: Callable[["HelperProcess"], None],
    ) -> None:
        self._heard = heard
        self._gone = gone
        self._lock = threading.Lock()
        self.ready = False
        self.proven = False  # it has spoken an utterance to its end
        self.name = ""
        self.kind = ""
        self.error: tuple[str, str] | None = None
        arguments = [sys.executable, "-P", "-X", "utf8", "-m", module, json.dumps(options)]
        flags: dict[str, Any] = {"start_new_session": True}  # Ctrl+C in the terminal is not for the voice
        if sys.platform == "win32":
            flags = {"creationflags": subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP}
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, **flags
        )
        threading.Thread(target=self._read, name="voice", daemon=True).start()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def send(self, message: Message) -> None:
        """Write one message; a dead helper is noticed by its reader, not here."""
        data = json.dumps(message, ensure_ascii=True).encode() + b"\n"
        with self._lock, contextlib.suppress(OSError, ValueError):
            assert self._process.stdin
            self._process.stdin.write(data)

    def kill(self) -> None:
        """End it now, with whatever it has started."""
        if self._process.poll() is not None:
            return
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Ask it to end; kill it if it does not. Within a second."""
        self.send({"do": "close"})
        with self._lock, contextlib.suppress(OSError):
            assert self._process.stdin
            self._process.stdin.close()
        try:
            self._process.wait(CLOSING_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.2)

    def _read(self) -> None:
        assert self._process.stdout
        buffer = b""
        while True:
            try:
                got = os.read(self._process.stdout.fileno(), 65536)
            except (OSError, ValueError):
                got = b""
            if not got:
                break
            *lines, buffer = (buffer + got).split(b"\n")
            for line in lines:
                try:
                    message = json.loads(line)
                except ValueError:
                    continue
                if isinstance(message, dict):
                    self._heard(self, message)
        with contextlib.suppress(OSError):
            self._process.stdout.close()
        try:
            self._process.wait(CLOSING_SECONDS)  # no zombie
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        self._gone(self)
