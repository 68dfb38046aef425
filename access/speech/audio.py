"""The audio device of the embedded voice, through the package `miniaudio`."""

import os
import sys
from collections.abc import Generator
from types import ModuleType
from typing import Any

from .mixer import RATE

BUFFER_MS = 14
"""Three of these are played ahead: a device's default of 200 ms would add a quarter of a second to every key, and
10 ms costs a waiting program more than one percent of a processor."""

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


def open_device(feed: Generator[bytes, int, None], name: str | None) -> tuple[Any, str]:
    """Open and start; the device (to be closed by `close()`) and its name. Raises NoDeviceError,
    NoAudioPackageError. A named device that is missing is never replaced by another: private words would come
    out of the loudspeaker."""
    package = _package()
    next(feed)
    for backend in _backends(package):
        chosen = _find(package, backend, name) if name else None
        if name and chosen is None:
            continue
        try:
            device = package.PlaybackDevice(
                output_format=package.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BUFFER_MS,
                device_id=chosen["id"] if chosen else None,
                backends=[backend],
                app_name="Plateau Parlant",
            )
            device.start(feed)
        except package.MiniaudioError:
            continue
        return device, chosen["name"] if chosen else ""
    raise NoDeviceError(name or "", named=bool(name))
