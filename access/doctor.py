"""`plateau doctor`: what works on this machine, what does not, and how to mend it, one sentence each."""

import argparse
import importlib.util
import platform
import shutil
import sys
from collections.abc import Iterator
from typing import Any

from plateau_parlant.access import logs, paths


def findings(profile: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Message ids and their variables, the most important first."""
    yield "doctor-python", {"version": platform.python_version(), "system": platform.system()}
    yield from _voices()
    yield from _folders()
    yield from _keys(profile)
    yield from _readers()


def _voices() -> Iterator[tuple[str, dict[str, Any]]]:
    from plateau_parlant.access.speech import list_devices

    missing = [name for name in ("espeakng_loader", "miniaudio") if importlib.util.find_spec(name) is None]
    if missing:
        yield "doctor-voice-missing", {"packages": ", ".join(missing)}
    else:
        yield "doctor-voice", {}
    devices = list_devices()
    if devices:
        yield "doctor-devices", {"count": len(devices), "names": ", ".join(devices)}
    else:
        yield "doctor-no-device", {}
    if importlib.util.find_spec("prism") is None:
        yield "doctor-no-prism", {}
    if sys.platform.startswith("linux") and shutil.which("orca"):
        yield "doctor-orca", {}


def _folders() -> Iterator[tuple[str, dict[str, Any]]]:
    if paths.temporary() or (paths.folder("data") and paths.temporary()):
        yield "doctor-folder-temporary", {"folder": str(paths.temporary())}
    else:
        yield "doctor-folder", {"games": str(paths.journals()), "players": str(paths.players())}
    free = shutil.disk_usage(paths.folder("data")).free // 1_000_000
    yield ("doctor-disk-low" if free < 20 else "doctor-disk"), {"megabytes": free}
    yield "doctor-log", {"file": str(logs.path())}


def _keys(profile: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    from plateau_parlant.access.keyboard import keymap

    keymap.load(profile.keys, profile.layout, profile.remap)
    yield "doctor-keys", {"layout": profile.layout}


def _readers() -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        from plateau_parlant.access.table import doctor as readers
    except ImportError:
        return
    yield from readers.findings()


def run(args: argparse.Namespace) -> int:
    """Says every finding. Raises `ConfigError` where a file cannot be read (that is a finding too)."""
    from plateau_parlant.access import cli, play
    from plateau_parlant.access.narration.bundle import Texts

    profile = cli.profile_of(args)
    texts = Texts(profile.lang, "common", "program", "table")
    return play.speak(args, profile, texts, [texts.text(name, **parts) for name, parts in findings(profile)])
