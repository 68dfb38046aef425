"""A MicroPython prompt on a pseudo-terminal, as far as mpremote needs one: Ctrl-C, raw mode, running a snippet.

Snippets run in CPython with `os`, `open` and `machine` of their own: the board's flash is a folder. Protocol: the
MicroPython reference, "The REPL", raw mode.
"""

from __future__ import annotations

import builtins
import contextlib
import errno
import io
import os
import pty
import threading
import time
import traceback
import tty
import types
from pathlib import Path
from typing import Any


class RawPrompt:
    def __init__(self, flash: Path) -> None:
        self.flash = flash
        self.resets = 0
        self.snippets: list[str] = []
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.port = os.ttyname(self._slave)
        self._globals = self._world()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _at(self, path: Any) -> Any:
        return self.flash / str(path).lstrip("/") if isinstance(path, str) else path

    def _world(self) -> dict[str, Any]:
        board_os = types.ModuleType("os")
        for call in (os.mkdir, os.stat, os.listdir, os.remove, os.rename, os.rmdir):
            setattr(board_os, call.__name__, lambda *a, _f=call: _f(*[self._at(x) for x in a]))
        machine = types.ModuleType("machine")
        machine.reset = self._reset  # type: ignore[attr-defined]
        board_time = types.ModuleType("time")
        board_time.sleep_ms = lambda ms: time.sleep(ms / 1000)  # type: ignore[attr-defined]
        own = {"os": board_os, "uos": board_os, "machine": machine, "time": board_time}

        def fetch(name: str, *rest: Any) -> Any:
            return own[name] if name in own else __import__(name, *rest)

        names = dict(vars(builtins))
        names["__import__"] = fetch
        names["open"] = lambda path, *a, **k: open(self._at(path), *a, **k)
        return {"__builtins__": names}

    def _reset(self) -> None:
        self.resets += 1

    def _write(self, data: bytes) -> None:
        os.write(self._master, data)

    def _run(self) -> None:
        raw = False
        code = b""
        while True:
            try:
                data = os.read(self._master, 4096)
            except OSError:
                return
            for c in (data[k : k + 1] for k in range(len(data))):
                if c == b"\x03":
                    code = b""
                    self._write(b"\r\n>>> ")
                elif c == b"\x01":
                    if raw and code.endswith(b"\x05A"):
                        self._write(b"R\x00")  # pasting in raw mode: understood, not here
                    else:
                        raw = True
                        self._write(b"raw REPL; CTRL-B to exit\r\n>")
                    code = b""
                elif c == b"\x02":
                    raw = False
                    self._write(b"\r\nMicroPython\r\n>>> ")
                elif c == b"\x04" and raw:
                    if code.strip():
                        self._snippet(code.decode())
                    else:
                        self._write(b"OK\r\nsoft reboot\r\nraw REPL; CTRL-B to exit\r\n>")
                        self._globals = self._world()
                    code = b""
                elif raw:
                    code += c

    def _snippet(self, code: str) -> None:
        self.snippets.append(code)
        self._write(b"OK")
        out = io.StringIO()
        error = ""
        try:
            with contextlib.redirect_stdout(out):
                exec(code, self._globals)
        except OSError as e:
            error = f"Traceback:\r\nOSError: [Errno {e.errno}] {errno.errorcode[e.errno or 0]}\r\n"
        except BaseException:
            error = traceback.format_exc(limit=1)
        self._write(out.getvalue().encode() + b"\x04" + error.encode() + b"\x04>")

    def close(self) -> None:
        os.close(self._slave)
        os.close(self._master)
