"""`plateau board install`: copy the board's program with mpremote, and prove that it arrived.

mpremote (the extra `board`) is run as a program of its own; `run` can be replaced. A board that runs our program
does not hear Ctrl-C: it is asked to stop first, over the link.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import plateau_parlant.firmware
from plateau_parlant.firmware import VERSION, pins

from .board_link import PULLED, open_port
from .endpoint import Hello, HostEnd, Replied
from .events import Notice
from .notices import notice

FOLDER = ":/lib/firmware"
NOT_COPIED = ("main.py",)  # it lies at the board's root
TIMEOUT = 60  # seconds a single copy may take

Run = Callable[[list[str]], "subprocess.CompletedProcess[str]"]


def firmware_files() -> list[Path]:
    """The files of the board's program, __init__ first and main.py last: a copy cut short never starts half."""
    folder = Path(plateau_parlant.firmware.__file__).parent
    return sorted(folder.glob("*.py"), key=lambda p: (p.name == "main.py", p.name))


def run_mpremote(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mpremote", *arguments], capture_output=True, text=True, timeout=TIMEOUT, check=False
    )


def has_mpremote() -> bool:
    return importlib.util.find_spec("mpremote") is not None


def stop_running(port: str, opener: Callable[[str], Any] = open_port, seconds: float = 2.0) -> bool:
    """Ask our program on the board to end; True when it did. A blank board answers nothing, which is fine."""
    try:
        serial = opener(port)
    except (*PULLED, ValueError):
        return False
    try:
        host = HostEnd(serial.write, lambda: int(time.monotonic() * 1000))
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            got = host.tick()
            data = serial.read(1)
            if data:
                got += host.feed(data + serial.read(serial.in_waiting))
            if any(isinstance(h, Hello) for h in got):
                host.command("stop")
            if any(isinstance(h, Replied) and h.text == "ok" for h in got):
                return True
        return False
    except PULLED:
        return False
    finally:
        try:
            serial.close()
        except (*PULLED, ValueError):
            pass


def install(
    port: str,
    settings: Mapping[str, Any] | None = None,
    *,
    run: Run = run_mpremote,
    available: Callable[[], bool] = has_mpremote,
    stop: Callable[[str], bool] = stop_running,
) -> Iterator[Notice]:
    """Copy the program to the board on `port`; `settings` becomes its /board.json. Yields what to say, step by step;
    the last one tells whether it worked (table-install-done) or why not."""
    if not available():
        yield notice("table-install-no-tool")
        return
    if settings is not None:
        wrong = pins.check(dict(settings))
        if wrong:
            yield notice("table-install-bad-config", key=wrong)
            return
    yield notice("table-install-begins", port=port)
    stop(port)
    files = firmware_files()
    copies = [(f, f":/{f.name}" if f.name in NOT_COPIED else f"{FOLDER}/{f.name}") for f in files]
    with tempfile.TemporaryDirectory() as folder:
        if settings is not None:
            own = Path(folder) / "board.json"
            own.write_text(json.dumps(settings), encoding="utf-8")
            copies.insert(0, (own, ":/board.json"))
        made = "import os\nfor d in ('/lib','/lib/firmware'):\n try: os.mkdir(d)\n except OSError: pass"
        if not _did(run, ["connect", port, "exec", made]):
            yield notice("table-install-failed", port=port, step="connect")
            return
        for n, (path, target) in enumerate(copies, 1):
            if not _did(run, ["connect", port, "fs", "cp", str(path), target]):
                yield notice("table-install-failed", port=port, step=path.name)
                return
            if n % 5 == 0 and n < len(copies):
                yield notice("table-install-copying", done=n, total=len(copies))
        for path, target in copies:
            try:
                got = run(["connect", port, "fs", "sha256sum", target])
            except (OSError, subprocess.TimeoutExpired):
                got = None
            if got is None or hashlib.sha256(path.read_bytes()).hexdigest() not in got.stdout.lower():
                yield notice("table-install-mismatch", file=path.name)
                return
    if not _did(run, ["connect", port, "reset"]):
        yield notice("table-install-failed", port=port, step="reset")
        return
    yield notice("table-install-done", version=VERSION)


def _did(run: Run, arguments: list[str]) -> bool:
    try:
        return run(arguments).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
