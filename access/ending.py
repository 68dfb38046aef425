"""How the system's wish that we end is met: signals, a terminal that went away, Ctrl+C while lines are served."""

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Any


class Ending:
    """A wish of the system that we end, or a terminal that went away: a handler of signals.

    It never breaks into what is being done: a lock taken at that moment would be held for ever, and the program would
    hang where it should end. While we wait for the person it ends the waiting at once, else after what is being done.
    Only Ctrl+C, where the end was wanted before, breaks in: what hangs has a way out.
    """

    def __init__(self) -> None:
        self.wanted = False
        self._stop: Callable[[], object] = lambda: None
        self._waiting = False

    def stops(self, stop: Callable[[], object]) -> None:
        """What ends the serving of keys, or of lines and readers, as soon as that is back. At once, where the wish came
        first."""
        self._stop = stop
        if self.wanted:
            stop()

    def __call__(self, number: int, frame: Any) -> None:
        again, self.wanted = self.wanted, True
        if self._waiting or (again and number == signal.SIGINT):
            raise KeyboardInterrupt
        self._stop()

    def wait_for(self, line: Callable[[], str]) -> str:
        """The line that is waited for. Raises KeyboardInterrupt where the end is wanted meanwhile, or was before."""
        try:
            self._waiting = True
            if self.wanted:
                raise KeyboardInterrupt
            return line()
        finally:
            self._waiting = False

    def typed(self) -> str:
        """A line typed in the terminal's own way."""
        return self.wait_for(input)


@contextlib.contextmanager
def ended_by_signals(ending: Ending, lines: bool) -> Iterator[None]:
    """Has the wishes of the system handled: the terminal gets its own mode back, and nothing is left running. Ctrl+C
    is one of them with lines; with keys the event loop sees to it."""
    names = ("SIGTERM", "SIGHUP", "SIGBREAK", *(("SIGINT",) if lines else ()))
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    before = {number: signal.signal(number, ending) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
