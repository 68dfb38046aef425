"""Single keys from a terminal or a pipe, as names: "a", "N", "up", "enter", "escape", "c-s", "f1".

Only the input half of prompt_toolkit is used (its parser of escape sequences, its raw mode, its Windows console): it
writes nothing, so no byte of ours ever comes from a renderer. Escape alone is known after 30 ms.
"""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any

from prompt_toolkit.input import create_input
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

ESCAPE_WAIT = 0.03
"""Seconds after which an escape byte is the Escape key and not the beginning of an arrow."""

_NAMES: dict[str, str] = {
    Keys.ControlM: "enter",
    Keys.ControlJ: "enter",
    Keys.ControlH: "backspace",
    Keys.ControlI: "tab",
    Keys.BackTab: "tab",
    Keys.Escape: "escape",
    " ": "space",
}
_SILENT = frozenset((Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.WindowsMouseEvent, Keys.Ignore, Keys.ScrollUp))


def key_name(press: KeyPress) -> str | None:
    """The name of a key press, None for what is no key (a terminal's report)."""
    key = press.key
    if key in _SILENT:
        return None
    if key in _NAMES:
        return _NAMES[key]
    text = key.value if isinstance(key, Keys) else str(key)
    return text.replace("c-@", "space").replace("s-", "") if len(text) > 1 else text


class KeyReader:
    """Reads keys until the input ends. `keys()` may be left and entered again; what was typed ahead is kept."""

    def __init__(self) -> None:
        self._ahead: list[str] = []
        self._pasted: list[str] = []
        self._terminal = sys.stdin.isatty() if sys.stdin else False
        self.ended = sys.stdin is None or sys.stdin.closed
        self._input: Any = None
        self._pipe: asyncio.Queue[bytes] | None = None

    async def keys(self) -> AsyncIterator[str]:
        """Every key in order. Ends where the input ends (`ended` is then true)."""
        if self.ended:
            return
        source = self._from_terminal() if self._terminal else self._from_pipe()
        while self._ahead:
            yield self._ahead.pop(0)
        try:
            async for batch in source:
                self._ahead += batch
                while self._ahead:
                    yield self._ahead.pop(0)
        finally:
            await source.aclose()
        self.ended = True

    def put_back(self, keys: list[str]) -> None:
        """Keys that were taken but not used; they come first the next time."""
        self._ahead[:0] = keys

    async def _from_terminal(self) -> AsyncGenerator[list[str], None]:
        loop = asyncio.get_running_loop()
        arrived: asyncio.Queue[list[str] | None] = asyncio.Queue()
        self._input = source = self._input or create_input(sys.stdin)
        timer: asyncio.TimerHandle | None = None

        def ready() -> None:
            nonlocal timer
            if timer:
                timer.cancel()
                timer = None
            try:
                presses = source.read_keys()
            except EOFError:
                arrived.put_nowait(None)
                return
            arrived.put_nowait(self._named(presses))
            if source.closed:
                arrived.put_nowait(None)
            else:
                timer = loop.call_later(ESCAPE_WAIT, flush)

        def flush() -> None:
            arrived.put_nowait(self._named(source.flush_keys()))

        with source.raw_mode(), source.attach(ready):
            while (batch := await arrived.get()) is not None:
                yield batch

    async def _from_pipe(self) -> AsyncGenerator[list[str], None]:
        presses: list[KeyPress] = []
        parser = Vt100Parser(presses.append)
        arrived = self._piped_bytes()
        rest = b""
        while data := await arrived.get():
            rest += data
            text, rest = _decoded(rest)
            parser.feed(text)
            parser.flush()
            yield self._named(presses)
            presses.clear()

    def _piped_bytes(self) -> asyncio.Queue[bytes]:
        """What the pipe brings, read by a daemon thread: a pipe that stays open must not hold up our end."""
        if self._pipe is None:
            arrived: asyncio.Queue[bytes] = asyncio.Queue()
            self._pipe = arrived
            loop, handle = asyncio.get_running_loop(), sys.stdin.fileno()

            def read() -> None:
                data = b"?"
                while data:
                    try:
                        data = os.read(handle, 1024)
                    except OSError:
                        data = b""
                    try:
                        loop.call_soon_threadsafe(arrived.put_nowait, data)
                    except RuntimeError:  # the loop is closed: the program is ending
                        return

            threading.Thread(target=read, daemon=True, name="keys").start()
        return self._pipe

    def _named(self, presses: list[KeyPress]) -> list[str]:
        """Key names; pasted text is no row of commands, it comes as one key "paste"."""
        names: list[str] = []
        for press in presses:
            if press.key == Keys.BracketedPaste:
                names.append("paste")
            elif name := key_name(press):
                names.append(name)
        return names

    async def read_line(self, line_of: Callable[[], str] = input) -> str | None:
        """A whole line (a name, a command), typed in the terminal's own way; None where the input ended.

        Call it outside `keys()`. What was typed ahead counts as its beginning. From a pipe it ends with Enter.
        """
        begun: list[str] = []
        while self._ahead:
            if (line := self._letter(begun, self._ahead.pop(0))) is not None:
                return line
        if self._terminal:
            try:
                return "".join(begun) + line_of()
            except EOFError:
                self.ended = True
                return None
        async for key in self.keys():
            if (line := self._letter(begun, key)) is not None:
                return line
        return "".join(begun) if begun else None

    @staticmethod
    def _letter(begun: list[str], key: str) -> str | None:
        """Adds a key to the line; the line where the key ends it."""
        if key == "enter":
            return "".join(begun)
        if key == "escape":
            return ""
        if key == "backspace":
            del begun[-1:]
        elif len(key) == 1:
            begun.append(key)
        elif key == "space":
            begun.append(" ")
        return None


def _decoded(data: bytes) -> tuple[str, bytes]:
    """The whole characters of the bytes, and the beginning of one that is not all there yet."""
    for cut in range(min(4, len(data) + 1)):
        try:
            return data[: len(data) - cut].decode("utf-8"), data[len(data) - cut :]
        except UnicodeDecodeError:
            continue
    return data.decode("utf-8", "replace"), b""
