"""When the sound device runs: while there is sound and a few seconds longer. In between it rests.

A running device asks for samples every few milliseconds; answering costs a waiting program a whole percent of a
processor, for silence. Nothing is lost by resting: a device that starts takes its first samples at once, where a
running one has silence ahead of them (measured on PulseAudio: 11 ms to be audible, instead of 18).
What a resting device would lose is the hardware behind it, which falls asleep and swallows the beginning of the
next word; so meanwhile a second, slow stream of silence keeps it awake (see `audio.Device`).
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import Protocol

REST_AFTER = 30.0 if sys.platform == "darwin" else 5.0
"""Seconds of silence until the device rests: longer where nothing keeps the hardware awake meanwhile."""


class Device(Protocol):
    """What is started and stopped here. Each may take tens of milliseconds, and raises OSError when it fails."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def keep_awake(self) -> None:
        """Before the first `stop`; does not raise."""

    def close(self) -> None: ...


class Output:
    """Starts and stops a device that is already running when it is handed over.

    quiet_since() tells since when (by `clock`, seconds) the device has been given silence, None while there is
    sound. lost() is called, once, when the device does not start again. rest_after: seconds, None for never.
    threaded=False leaves `step` to the caller (tests with their own clock).
    """

    def __init__(
        self,
        device: Device,
        quiet_since: Callable[[], float | None],
        lost: Callable[[], None],
        *,
        rest_after: float | None = REST_AFTER,
        clock: Callable[[], float] = time.monotonic,
        threaded: bool = True,
    ) -> None:
        self._device = device
        self._quiet_since = quiet_since
        self._lost = lost
        self._clock = clock
        self._rest_after = rest_after
        self._wake = threading.Condition()
        self._changed = False
        self._closed = False
        self.running = True
        if threaded:
            threading.Thread(target=self._run, name="output", daemon=True).start()

    def wake(self) -> None:
        """There is something to play. From any thread, at once."""
        with self._wake:
            self._changed = True
            self._wake.notify()

    def rest(self, after: float | None) -> None:
        """Another time of silence until it rests, in seconds; None keeps it running."""
        self._rest_after = after
        self.wake()

    def close(self) -> None:
        """Close the device, running or not. Nothing is started after that."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        self._device.close()

    def step(self) -> float | None:
        """Start or stop what is to be started or stopped; seconds until the next look, None: when woken."""
        quiet = self._quiet_since()
        if self._closed:
            return None
        if not self.running:
            if quiet is not None and self._rest_after is not None:
                return None
            try:
                self._device.start()
            except OSError:
                self._give_up()
                return None
            self.running = True
        if self._rest_after is None:
            return None
        if quiet is None:
            return self._rest_after
        left = quiet + self._rest_after - self._clock()
        if left > 0:
            return left
        self._device.keep_awake()
        if self._quiet_since() is None:  # that took a while
            return self._rest_after
        try:
            self._device.stop()
        except OSError:
            self._give_up()
            return None
        self.running = False
        return None  # who has something to play by now has called `wake`

    def _give_up(self) -> None:
        self._closed = True
        self._lost()

    def _run(self) -> None:
        pause: float | None = self._rest_after
        while True:
            with self._wake:
                if not self._changed and not self._closed:
                    self._wake.wait(pause)
                self._changed = False
                if self._closed:
                    return
            pause = self.step()
