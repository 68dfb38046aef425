"""The audio device of the embedded voice, through the package `miniaudio`."""

import os
import sys
import threading
from collections.abc import Callable, Generator
from types import ModuleType
from typing import Any

from .mixer import RATE

BUFFER_MS = 10
"""Three of these are played ahead: a device's default of 200 ms would add a quarter of a second to every key."""
AWAKE_MS = 500
"""The same of the stream that keeps the hardware awake."""

_BACKENDS = {"win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",), "linux": ("PULSEAUDIO", "ALSA")}


class NoDeviceError(Exception):
    """There is no sound device, or none of the wanted name (`named` is True)."""

    def __init__(self, detail: str, named: bool) -> None:
        super().__init__(detail)
        self.named = named


class NoAudioPackageError(Exception):
    """`miniaudio` is not installed."""


def _package() -> Any:
    # It imports urllib.request (for internet radio), a third of the helper's time to start: it gets an empty one.
    unused = "urllib.request"
    placed = unused not in sys.modules
    if placed:
        sys.modules[unused] = ModuleType(unused)
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoAudioPackageError("miniaudio") from error
    finally:
        if placed:
            del sys.modules[unused]
    return miniaudio


def _backends(package: Any) -> list[Any]:
    """PLATEAU_AUDIO=null gives the device that plays into nothing (tests, measurements); a backend's name, that."""
    chosen = os.environ.get("PLATEAU_AUDIO")
    names = (chosen.upper(),) if chosen else _BACKENDS.get(sys.platform, ("SNDIO", "AUDIO4", "OSS", "PULSEAUDIO"))
    return [getattr(package.Backend, name) for name in names if hasattr(package.Backend, name)]


def devices() -> list[str]:
    """The names of the output devices, the system's default first where it says so. Raises NoAudioPackageError."""
    package = _package()
    for backend in _backends(package):
        try:
            return [found["name"] for found in package.Devices([backend]).get_playbacks()]
        except package.MiniaudioError:
            continue
    return []


def _find(package: Any, backend: Any, name: str) -> Any:
    """The device of this name: the whole name, its beginning, or a part of it, in this order. Or None."""
    try:
        context = package.Devices([backend])
        found = context.get_playbacks()
    except package.MiniaudioError:
        return None
    wanted = name.casefold()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for device in found:
            if fits(device["name"].casefold(), wanted):
                return device
    return None


class Device:
    """A playback device fed by `feed`, running when made. Raises NoDeviceError and `miniaudio`'s own errors then,
    OSError later. lost() is called, from any thread, when it stops without having been asked to (unplugged)."""

    def __init__(
        self, package: Any, backend: Any, chosen: Any, feed: Generator[bytes, int, None], lost: Callable[[], None]
    ) -> None:
        self._package = package
        self._backend = backend
        self._chosen = chosen
        self._feed = feed
        self._lost = lost
        self._lock = threading.Lock()  # starting, stopping and closing at once would crash the library
        self._closed = False
        self._resting = False
        self._silence: Any = None
        self.name: str = chosen["name"] if chosen else ""
        self._device = self._open(BUFFER_MS)
        try:
            self._device.start(feed)
        except BaseException:
            self._device.close()
            raise
        self._device.stop_callback = self._stopped

    def _open(self, milliseconds: int) -> Any:
        return self._package.PlaybackDevice(
            output_format=self._package.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=milliseconds,
            device_id=self._chosen["id"] if self._chosen else None,
            backends=[self._backend],
            app_name="Plateau Parlant",
        )

    def _stopped(self) -> None:
        if not self._resting and not self._closed:
            self._lost()

    def start(self) -> None:
        """Run again. Raises OSError."""
        with self._lock:
            if self._closed:
                return
            try:
                self._device.start(self._feed)
            except self._package.MiniaudioError as error:
                raise OSError("the sound device does not start") from error
            self._device.stop_callback = self._stopped
            self._resting = False

    def stop(self) -> None:
        """Ask for no more samples; what has been handed over is still played. Raises OSError."""
        with self._lock:
            if self._closed:
                return
            self._resting = True  # the library tells of this stop as of any other
            try:
                self._device.stop()
            except self._package.MiniaudioError as error:
                raise OSError("the sound device does not stop") from error

    def keep_awake(self) -> None:
        """Play silence through a second stream that asks seldom, so that loudspeaker, earphone or radio do not fall
        asleep while the first rests. It also notices a device that is pulled out meanwhile. Where only one stream
        is allowed, there is none."""
        with self._lock:
            if self._silence is not None or self._closed or sys.platform == "darwin" or self._is_null():
                return  # a process's streams share one period on macOS: the slow one would slow down the voice
            silence = _silence()
            next(silence)
            try:
                self._silence = self._open(AWAKE_MS)
                self._silence.start(silence)
                self._silence.stop_callback = self._awake_stopped
            except self._package.MiniaudioError:
                return

    def _is_null(self) -> bool:
        return bool(self._backend == self._package.Backend.NULL)

    def _awake_stopped(self) -> None:
        if not self._closed:
            self._lost()

    def close(self) -> None:
        """Close for good. Waits for a start or a stop that is under way."""
        self._closed = True
        with self._lock:
            self._device.close()
            if self._silence is not None:
                self._silence.close()


def _silence() -> Generator[bytes, int, None]:
    while True:
        yield b""


def open_device(feed: Generator[bytes, int, None], name: str | None, lost: Callable[[], None]) -> Device:
    """Open and start. Raises NoDeviceError, NoAudioPackageError. A named device that is missing is never replaced by
    another: private words would come out of the loudspeaker."""
    package = _package()
    next(feed)
    for backend in _backends(package):
        chosen = _find(package, backend, name) if name else None
        if name and chosen is None:
            continue
        try:
            return Device(package, backend, chosen, feed, lost)
        except package.MiniaudioError:
            continue
    raise NoDeviceError(name or "", named=bool(name))
