"""The real program in a real terminal or behind a pipe, with a home of its own; and the same game in this process,
to know what every key must say."""

import contextlib
import fcntl
import json
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from desk_rig import Rig

from plateau_parlant.access.narration.parts import Item, Zone
from plateau_parlant.engines import core
from plateau_parlant.engines.dragon import moves

PLATEAU = [sys.executable, "-m", "plateau_parlant.access.cli"]
PATIENCE = 60.0
"""Seconds a program may be silent on a loaded machine before a test gives up."""

BYTES = {
    "enter": b"\r",
    "escape": b"\x1b",
    "up": b"\x1b[A",
    "c-c": b"\x03",
    "c-d": b"\x04",
    "c-q": b"\x11",
    "c-s": b"\x13",
}


def home_of(folder: Path, **more: str) -> dict[str, str]:
    """An environment whose home is that folder, with a sound device that plays into nothing."""
    keep = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "VIRTUAL_ENV", "LANG") if name in os.environ}
    return {**keep, "HOME": str(folder), "LC_ALL": "C.UTF-8", "PLATEAU_AUDIO": "null", "TERM": "xterm", **more}


def games_of(folder: Path) -> list[Path]:
    """The journals below that home, oldest first."""
    return sorted(folder.glob("**/games/*.jsonl"), key=lambda path: (path.stat().st_mtime_ns, path.name))


def piped(
    words: str, *arguments: str, home: Path, timeout: float = PATIENCE, **more: str
) -> tuple[int, list[str], str]:
    """Runs `plateau` with the text on standard input: exit code, the lines it said, standard error."""
    done = subprocess.run(
        [*PLATEAU, *arguments],
        input=words.encode(),
        capture_output=True,
        env=home_of(home, **more),
        timeout=timeout,
        check=False,
    )
    assert b"\x1b" not in done.stdout
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout.decode().splitlines(), done.stderr.decode()


class Terminal:
    """`plateau` in a pseudo-terminal. What it wrote is in `written`; every wait is for words, never for a time."""

    def __init__(self, *arguments: str, home: Path, command: Sequence[str] = PLATEAU, **more: str) -> None:
        self.written = b""
        self._asked = 0
        self.master, inner = pty.openpty()
        attributes = termios.tcgetattr(inner)
        attributes[3] &= ~termios.ECHO  # what is typed before raw mode is on must not look like the program's words
        termios.tcsetattr(inner, termios.TCSANOW, attributes)

        def own_terminal() -> None:
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [*command, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=home_of(home, **more),
            preexec_fn=own_terminal,
        )
        os.close(inner)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with contextlib.suppress(OSError):
            os.close(self.master)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)

    def read(self, seconds: float = 0.0) -> bool:
        """Takes in what there is; False where nothing came within so many seconds or the terminal is gone."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux: the other side is closed
            return False
        self.written += data
        return bool(data)

    @property
    def text(self) -> str:
        return self.written.decode("utf-8", "replace").replace("\r\n", "\n")

    @property
    def lines(self) -> list[str]:
        """Everything said so far, one utterance a line."""
        return self.text.removeprefix("\n").split("\n")

    def wait_for(self, words: str, patience: float = PATIENCE) -> str:
        """Waits until the words stand in what was written since the last wait; gives what was written since then."""
        end = time.monotonic() + patience
        while words not in (fresh := self.text[self._asked :]):
            if time.monotonic() > end or (not self.read(0.5) and self.process.poll() is not None and not self.read()):
                raise AssertionError(f"never said: {words!r}; said: {fresh!r}")
        self._asked += fresh.index(words) + len(words)
        return fresh

    def send(self, *keys: str) -> None:
        """Presses keys, by their names in the key map."""
        os.write(self.master, b"".join(BYTES.get(key, key.encode()) for key in keys))

    def ends(self, within: float = PATIENCE) -> int:
        """Waits for the program's end; its exit code."""
        end = time.monotonic() + within
        while self.process.poll() is None:
            assert time.monotonic() < end, f"still running after {within} s: {self.text[-500:]!r}"
            self.read(0.02)
        while self.read():
            pass
        assert self.process.returncode is not None
        return self.process.returncode

    def mode(self) -> list[Any]:
        """How the terminal treats keys: it must be the same after the program as before."""
        return list(termios.tcgetattr(self.master))

    def signal(self, number: int) -> None:
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.process.wait(10)


def saying(lines: Sequence[str]) -> str:
    """Utterances as a terminal gets them."""
    return "".join("\n" + line for line in lines)


# --- playing without a bot: moves in a fixed order of taste, and the keys that make them ------------------------


def plain_move(rig: Rig) -> Any:
    """A move that any player would find: lay a card, else end the turn, take cards off, use a token."""
    legal = rig.session.legal(rig.desk.seat)
    for kinds in ((moves.Place,), (moves.Tower,), (moves.Done,), (moves.Fly,), (moves.Take,), (object,)):
        for move in legal:
            if isinstance(move, kinds):
                return move
    raise AssertionError("no move")


def keys_for(rig: Rig, move: Any) -> Iterator[str]:
    """The keys of a move, one at a time: the caller presses each in the rig before asking for the next."""
    desk = rig.desk
    parts = desk.narrator.parts(move)
    done = len(desk.session.history.done)
    if isinstance(move, moves.Done):
        yield "F"
    elif isinstance(move, moves.Place | moves.Tower | moves.Swap):
        number = next(n for n, key in enumerate(desk._hand_keys(), 1) if key[0] == move.card)
        yield str(number % 10)
        yield "d"
    else:
        if desk.listing is None or desk.listing.name != "actions":
            yield "f"
        yield from _walk(rig, lambda item: move in item.moves)
        yield "d"
    while len(desk.session.history.done) == done:
        pick = desk.picking
        assert pick is not None and desk.listing is not None and desk.listing.name == "pick"
        wanted = parts[len(pick.chosen)]
        yield from _walk(rig, lambda item, wanted=wanted: item.key == wanted)
        yield "d"


def _walk(rig: Rig, fits: Any) -> Iterator[str]:
    listing = rig.desk.listing
    assert listing is not None
    target = next(n for n, item in enumerate(listing.entries) if isinstance(item, Item | Zone) and fits(item))
    while listing.at != target:
        yield "n" if listing.at < target else "p"
        listing = rig.desk.listing
        assert listing is not None


def solo_keys(rig: Rig) -> Iterator[tuple[str, list[str]]]:
    """A whole game by keys: each key and what the rig said to it."""
    while not rig.session.over:
        for key in keys_for(rig, plain_move(rig)):
            yield key, rig.press([key])


def entries_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a journal after its header."""
    return [json.loads(line) for line in path.read_bytes().splitlines()[1:]]


def state_of(rig: Rig) -> list[str]:
    """What the keys for hand, board, turn, score and detailed score say: the position, word for word."""
    return [line for key in "hbtsS" for line in rig.press([key])]


__all__ = ["Rig", "Terminal", "core", "piped", "plain_move", "solo_keys"]
