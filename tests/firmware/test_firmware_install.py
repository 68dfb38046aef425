"""`plateau board install` for real: mpremote itself against a MicroPython prompt, and stopping a running board."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from board_rig import EmulatedBoard, wait_for
from raw_prompt import RawPrompt

from plateau_parlant.access.table import install


@pytest.mark.slow
def test_mpremote_copies_the_whole_program(tmp_path: Path) -> None:
    if not install.has_mpremote():
        pytest.skip("no mpremote: pip install mpremote")
    board = RawPrompt(tmp_path)
    try:
        got = list(install.install(board.port, {"device": "left"}, stop=lambda _: False))
        wait_for(lambda: board.resets, 2)
    finally:
        board.close()
    assert [n.code for n in got][-1] == "table-install-done", got
    assert board.resets == 1
    for file in install.firmware_files():
        target = tmp_path / (file.name if file.name == "main.py" else f"lib/firmware/{file.name}")
        assert target.read_bytes() == file.read_bytes()
    assert (tmp_path / "board.json").read_text() == '{"device": "left"}'


def test_a_running_board_is_asked_to_stop_and_does() -> None:
    with EmulatedBoard("python") as board:
        assert install.stop_running(board.port) is True
        assert board.process is not None
        process = board.process
        assert wait_for(lambda: process.poll() is not None)
        assert process.poll() == 0


def test_a_prompt_without_our_program_cannot_be_stopped_and_that_is_fine(tmp_path: Path) -> None:
    board = RawPrompt(tmp_path)
    try:
        assert install.stop_running(board.port, seconds=0.3) is False
    finally:
        board.close()
