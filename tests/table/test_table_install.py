"""`plateau board install` with a runner in place of mpremote, and what `plateau board` reports."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

from plateau_parlant.access.table import health, install
from plateau_parlant.access.table.board_link import BoardHealth
from plateau_parlant.access.table.events import TagEvent
from plateau_parlant.firmware import VERSION


class FakeBoard:
    """Keeps what is copied; fails where told."""

    def __init__(self, fail: str = "", spoil: str = "", hang: str = "") -> None:
        self.files: dict[str, bytes] = {}
        self.calls: list[list[str]] = []
        self.fail, self.spoil, self.hang = fail, spoil, hang

    def __call__(self, arguments: list[str]) -> subprocess.CompletedProcess[str]:
        self.calls.append(arguments)
        assert arguments[:2] == ["connect", "/dev/ttyACM0"]
        line = " ".join(arguments)
        if self.hang and self.hang in line:
            raise subprocess.TimeoutExpired("mpremote", 1)
        out = ""
        if arguments[2:4] == ["fs", "cp"]:
            data = Path(arguments[4]).read_bytes()
            self.files[arguments[5]] = data[:-1] if self.spoil and self.spoil in arguments[5] else data
        elif arguments[2:4] == ["fs", "sha256sum"]:
            out = hashlib.sha256(self.files[arguments[4]]).hexdigest()
        return subprocess.CompletedProcess(arguments, 1 if self.fail and self.fail in line else 0, out, "")


def go(board: FakeBoard, **kw: object) -> list[str]:
    stopped: list[str] = []
    got = list(
        install.install(
            "/dev/ttyACM0",
            run=board,
            available=lambda: True,
            stop=lambda p: bool(stopped.append(p)),
            **kw,  # type: ignore[arg-type]
        )
    )
    return [f"{n.code} {' '.join(str(v) for k, v in n.fields.items() if k != 'port')}".strip() for n in got]


def test_everything_arrives_where_it_belongs() -> None:
    board = FakeBoard()
    got = go(board, settings={"device": "left"})
    assert got[0] == "table-install-begins" and got[-1] == f"table-install-done {VERSION}"
    assert board.files[":/board.json"] == b'{"device": "left"}'
    names = {p.name for p in install.firmware_files()}
    assert {f":/lib/firmware/{n}" for n in names - {"main.py"}} | {":/main.py", ":/board.json"} == set(board.files)
    assert {"wire.py", "link.py", "pico.py", "__init__.py"} <= names
    copies = [c[5] for c in board.calls if c[2:4] == ["fs", "cp"]]
    assert copies[-1] == ":/main.py"  # a copy cut short never starts half a program
    assert board.calls[-1][2:] == ["reset"]


@pytest.mark.parametrize(
    ("fault", "last"),
    [
        ({"fail": "exec"}, "table-install-failed connect"),
        ({"fail": "link.py"}, "table-install-failed link.py"),
        ({"hang": "wire.py"}, "table-install-failed wire.py"),
        ({"fail": "reset"}, "table-install-failed reset"),
        ({"spoil": "board.py"}, "table-install-mismatch board.py"),
        ({"hang": "sha256sum"}, "table-install-mismatch __init__.py"),
    ],
)
def test_each_step_that_fails_is_named(fault: dict[str, str], last: str) -> None:
    assert go(FakeBoard(**fault))[-1] == last


def test_wrong_settings_are_refused_before_anything_is_touched() -> None:
    board = FakeBoard()
    assert go(board, settings={"buzzer": 10}) == ["table-install-bad-config twice"]
    assert board.calls == []


def test_without_mpremote() -> None:
    (only,) = install.install("/dev/x", available=lambda: False)
    assert only.code == "table-install-no-tool"


def test_the_real_tool_on_a_port_that_is_not_there() -> None:
    if not install.has_mpremote():
        pytest.skip("no mpremote: pip install mpremote")
    got = list(install.install("/dev/does-not-exist", stop=lambda _: False))
    assert [n.code for n in got] == ["table-install-begins", "table-install-failed"]


def test_stopping_a_port_that_cannot_be_opened_is_no_fault() -> None:
    def opener(_: str) -> None:
        raise OSError(2, "no such file")

    assert install.stop_running("/dev/x", opener) is False


def test_report() -> None:
    h = BoardHealth(
        name="table",
        connected=True,
        port="/dev/ttyACM0",
        serial="E66",
        device="table",
        firmware="1.0",
        readers={"A1": "ok", "A2": "failed", "A3": "full", "HAND": "noisy"},
        lying={},
        last_tag=TagEvent("HAND", "on", "04A3", "sept rouge"),
        bad_lines=0,
        opened=1,
    )
    got = [(n.code, n.fields) for n in health.report(h, 0.0123)]
    assert got == [
        ("table-health-board", {"board": "table", "port": "/dev/ttyACM0", "version": "1.0"}),
        ("table-health-readers", {"ok": 3, "failed": 1}),
        ("table-health-reader-failed", {"zone": "A2"}),
        ("table-health-reader-noisy", {"zone": "HAND"}),
        ("table-health-reader-full", {"zone": "A3"}),
        ("table-health-last", {"zone": "HAND", "tag": "sept rouge"}),
        ("table-health-delay", {"milliseconds": 12}),
    ]
    away = BoardHealth("table", False, None, None, None, None, {}, {}, None, 0, 0)
    assert [n.code for n in health.report(away)] == ["table-health-away"]
