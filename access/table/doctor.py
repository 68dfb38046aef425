"""What stands between a reader and the program, and how to mend it: findings for `plateau doctor`.

A finding is a message of table.ftl and its variables. Everything looked at (ports, /proc, /sys, /etc) can be
replaced, so that each trouble has a test.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from plateau_parlant.access import config

from . import tags
from .discovery import BRIDGES, MICROPYTHON_PRODUCTS, PICO_VENDOR, Port, system_ports

Finding = tuple[str, dict[str, str | int]]

RULES_FILE = "70-plateau-parlant.rules"
_RULES_FOLDERS = ("etc/udev/rules.d", "run/udev/rules.d", "usr/lib/udev/rules.d", "lib/udev/rules.d")
_BOOTSEL_PRODUCTS = ("0003", "000f")  # the chip's own loader, no program on it


def findings(
    *,
    root: Path = Path("/"),
    system: str = sys.platform,
    ports: Callable[[], Iterable[Port]] = system_ports,
    usable: Callable[[str], bool] = lambda port: os.access(port, os.R_OK | os.W_OK),
    has_pyscard: Callable[[], bool] = lambda: importlib.util.find_spec("smartcard") is not None,
    tables: Callable[[], Path] = tags.folder,
) -> Iterator[Finding]:
    """Everything about readers, boards and tags, good news included, the most important first."""
    listed = list(ports())
    boards = [p for p in listed if p.vid == PICO_VENDOR and p.pid in MICROPYTHON_PRODUCTS]
    linux = system.startswith("linux")
    programs = _programs(root) if linux else {}
    for p in boards:
        trouble = list(_port_trouble(p.device, root, linux, usable, programs))
        yield from trouble or [("table-doctor-board", {"port": p.device})]
    if not boards:
        if linux and _bootsel(root):
            yield "table-doctor-bootsel", {}
        else:
            yield "table-doctor-no-board", {}
    if linux and any(name == "ModemManager" for name, _ in programs.values()) and not _ignored_by_modemmanager(root):
        yield "table-doctor-modemmanager", {"file": RULES_FILE}
    for p in listed:
        if p.vid in BRIDGES:
            yield "table-doctor-bridge", {"port": p.device, "chip": BRIDGES[p.vid]}
    serving = any(name == "pcscd" for name, _ in programs.values()) or (root / "run/pcscd/pcscd.comm").exists()
    if linux and has_pyscard() and not serving:
        yield "table-doctor-pcsc-service", {}
    yield from _tables(tables())


def _port_trouble(
    port: str, root: Path, linux: bool, usable: Callable[[str], bool], programs: dict[str, tuple[str, list[str]]]
) -> Iterator[Finding]:
    for name, open_files in programs.values():
        if port in open_files:
            if name.startswith("brltty"):
                yield "table-doctor-brltty", {"port": port}
            else:
                yield "table-doctor-held", {"port": port, "program": name}
            return
    if linux and not usable(port):
        yield "table-doctor-permission", {"port": port, "group": _group(root, port)}


def _group(root: Path, port: str) -> str:
    """The group that may use the port: the word the mending command needs."""
    if sys.platform == "win32":
        return "dialout"
    try:
        return (root / port.lstrip("/")).group()
    except (OSError, KeyError):
        return "dialout"


def _programs(root: Path) -> dict[str, tuple[str, list[str]]]:
    """Process id -> (name, files it has open as far as we may look)."""
    out: dict[str, tuple[str, list[str]]] = {}
    own = str(os.getpid())
    for process in (root / "proc").glob("[0-9]*"):
        if process.name == own:
            continue
        try:
            name = (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            continue
        files = []
        try:
            for fd in (process / "fd").iterdir():
                target = str(fd.readlink())
                if target.startswith("/dev/"):
                    files.append(target)
        except OSError:
            pass  # not ours to look into, or just ended
        out[process.name] = (name, files)
    return out


def _bootsel(root: Path) -> bool:
    """True when a Pico waits for its first program (it shows itself as a disk)."""
    for vendor in (root / "sys/bus/usb/devices").glob("*/idVendor"):
        try:
            if vendor.read_text().strip().lower() != f"{PICO_VENDOR:04x}":
                continue
            if (vendor.parent / "idProduct").read_text().strip().lower() in _BOOTSEL_PRODUCTS:
                return True
        except (OSError, UnicodeDecodeError):
            continue
    return False


def _ignored_by_modemmanager(root: Path) -> bool:
    for folder in _RULES_FOLDERS:
        for rules in (root / folder).glob("*.rules"):
            try:
                for line in rules.read_text(encoding="utf-8", errors="replace").lower().splitlines():
                    if "2e8a" in line and "id_mm_device_ignore" in line and not line.lstrip().startswith("#"):
                        return True
            except OSError:
                continue
    return False


def _tables(folder: Path) -> Iterator[Finding]:
    for path in sorted(folder.glob("*.yaml")):
        try:
            tags.read(path)
        except config.ConfigError as e:
            yield "table-doctor-tags-damaged", {"file": path.name, "line": int(e.parts["line"])}
