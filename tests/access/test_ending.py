"""The system's wish that we end: it never breaks into what is being done, and ends every wait."""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from plateau_parlant.access import app
from plateau_parlant.access.ending import Ending

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")


class Talker:
    """A front whose every line takes a lock that another thread wants all the time, as the announcer's is."""

    def __init__(self, lines: int) -> None:
        self.lock = threading.Condition()
        self.leaving = False
        self.wanted_line: Any = None
        self.left = lines
        self.said: list[str] = []
        self.talk: Any = None

    def typed(self, line: str, /) -> None:
        for _ in range(2000):
            with self.lock:
                pass
        self.left -= 1
        self.leaving = not self.left

    press = typed

    def new_key(self) -> None:
        pass

    def farewell(self, closed: bool = False) -> None:
        with self.lock:
            self.said.append("closed" if closed else "left")
        self.leaving = True


def held_by_nobody(front: Talker) -> bool:
    """Whether another thread gets the lock."""
    got: list[bool] = []

    def take() -> None:
        if front.lock.acquire(timeout=2.0):
            got.append(True)
            front.lock.release()

    asker = threading.Thread(target=take)
    asker.start()
    asker.join()
    return bool(got)


def disturbed(front: Talker, do: Callable[[], None], after: float) -> None:
    """Does it while the lock is contended, a signal coming after so many seconds."""
    over = threading.Event()

    def contend() -> None:
        while not over.is_set():
            with front.lock:
                time.sleep(0.0002)

    def strike() -> None:
        time.sleep(after)
        os.kill(os.getpid(), signal.SIGTERM)

    threads = [threading.Thread(target=contend), threading.Thread(target=strike)]
    for thread in threads:
        thread.start()
    try:
        do()
    finally:
        threads[1].join()
        over.set()
        if held_by_nobody(front):
            threads[0].join()


@pytest.mark.parametrize("after", [0.02 + 0.007 * number for number in range(8)])
def test_a_signal_leaves_no_lock_taken(after: float, monkeypatch: pytest.MonkeyPatch) -> None:
    front = Talker(lines=100_000)
    monkeypatch.setattr(sys, "stdin", Endless())
    disturbed(front, lambda: app.run(front, True), after)  # type: ignore[arg-type]
    assert front.said == ["left"]
    assert front.left > 0, "it should have ended before all lines were served"
    assert held_by_nobody(front)


class Endless:
    """An input that always has a line."""

    def readline(self) -> str:
        return "x\n"


def test_a_wait_for_a_line_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    try:
        monkeypatch.setattr(sys, "stdin", os.fdopen(reading))
        front = Talker(lines=2)
        began = time.monotonic()
        disturbed(front, lambda: app.run(front, True), 0.2)  # type: ignore[arg-type]
        assert front.said == ["left"]
        assert time.monotonic() - began < 5
    finally:
        os.close(writing)


@pytest.mark.parametrize("after", [0.3, 0.31, 0.33])
def test_with_keys_it_ends_after_what_is_being_done(after: float, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    try:
        os.write(writing, b"x" * 60)
        monkeypatch.setattr(sys, "stdin", os.fdopen(reading))
        front = Talker(lines=1000)
        disturbed(front, lambda: app.run(front, False), after)  # type: ignore[arg-type]
        assert front.said == ["left"]
        assert held_by_nobody(front)
    finally:
        os.close(writing)


def test_before_it_waits_the_wish_is_heard() -> None:
    ending = Ending()
    ending(signal.SIGTERM, None)
    with pytest.raises(KeyboardInterrupt):
        ending.wait_for(lambda: "never read")


def test_a_wish_before_keys_are_served_ends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    monkeypatch.setattr(sys, "stdin", os.fdopen(reading))
    ending = Ending()
    ending(signal.SIGTERM, None)
    ended: list[str] = []
    ending.stops(lambda: ended.append("ended"))
    assert ended == ["ended"]
    try:
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(app.by_keys(Talker(lines=2), ending=ending))  # type: ignore[arg-type]
    finally:
        os.close(writing)


def test_only_a_second_ctrl_c_breaks_into_what_hangs() -> None:
    ending = Ending()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        ending(number, None)
    with pytest.raises(KeyboardInterrupt):
        ending(signal.SIGINT, None)
