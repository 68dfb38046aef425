"""Which serial ports may be a reader board: by USB vendor, product and serial number, never by trying them all.

Opening a stranger's port may reset it or take it away from a braille display, so only ports that look like the
board are opened. A port named in the profile is always taken as it is.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from plateau_parlant.access import config

PICO_VENDOR = 0x2E8A  # Raspberry Pi
MICROPYTHON_PRODUCTS = (0x0005,)  # MicroPython on a Pico or Pico 2
BRIDGES = {0x1A86: "CH340", 0x10C4: "CP210x", 0x0403: "FTDI", 0x067B: "PL2303"}  # braille displays use these too


class Port(Protocol):
    """What discovery needs of serial.tools.list_ports' entries."""

    device: str
    vid: int | None
    pid: int | None
    serial_number: str | None


class BoardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One reader board of a profile (profiles/boards/*.yaml).

    `name` is how it is called aloud. `port` (a device, or a URL that pyserial knows) overrules discovery; `serial`
    ties the entry to one board. `zones` renames the board's readers: two boards may both have a reader A1.
    `settings` is what `plateau board install` writes to the board (see firmware/pins.py).
    """

    name: str = "table"
    port: str | None = None
    vendor: int = PICO_VENDOR
    product: int | None = None
    serial: str | None = None
    zones: dict[str, str] = {}
    settings: dict[str, Any] | None = None


def load_spec(path: Path) -> BoardSpec:
    """A board of a profile's file. Raises `ConfigError`."""
    return config.load(path, BoardSpec)


def system_ports() -> list[Port]:
    """The serial ports of this machine now."""
    from serial.tools import list_ports

    return list(list_ports.comports())


def candidates(spec: BoardSpec, ports: Iterable[Port], last_serial: str | None = None) -> list[str]:
    """Devices that may be this board, the likeliest first: the same serial number as before, then the same kind."""
    if spec.port is not None:
        return [spec.port]
    found: list[tuple[int, str]] = []
    for p in ports:
        if p.vid != spec.vendor:
            continue
        if spec.product is not None:
            if p.pid != spec.product:
                continue
        elif spec.vendor == PICO_VENDOR and p.pid not in MICROPYTHON_PRODUCTS:
            continue
        if spec.serial is not None and (p.serial_number or "").upper() != spec.serial.upper():
            continue
        found.append((0 if last_serial and p.serial_number == last_serial else 1, p.device))
    return [device for _, device in sorted(found)]


def serial_of(device: str, ports: Iterable[Port]) -> str | None:
    """The USB serial number behind a device name, where the system knows one."""
    return next((p.serial_number for p in ports if p.device == device), None)


class Claims:
    """Ports taken by the links of this program, so that two boards never fight over one port."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken: dict[str, str] = {}

    def take(self, device: str, who: str) -> bool:
        with self._lock:
            return self._taken.setdefault(device, who) == who

    def release(self, device: str, who: str) -> None:
        with self._lock:
            if self._taken.get(device) == who:
                del self._taken[device]
