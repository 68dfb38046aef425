"""More cards on one reader than it tells apart, end to end: the board's program, a pseudo-terminal, the host's link."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from board_rig import EmulatedBoard, wait_for
from host_rig import Host

from plateau_parlant.access.table.discovery import BoardSpec
from plateau_parlant.firmware import mfrc522

TAGS = [f"0431{k * 37 & 255:02X}02{k:02X}{k * 7 & 255:02X}80010203" for k in range(mfrc522.MOST + 4)]
"""Ids of ten bytes: those of a full reader need two lines of the snapshot."""


def lying(host: Host) -> set[str]:
    return set(host.link.health().lying.get("A1", ()))


def test_a_full_reader_is_told_once_and_its_cards_stay(board: EmulatedBoard) -> None:
    host = Host(BoardSpec(port=board.port))
    try:
        assert host.ready()
        for tag in TAGS[: mfrc522.MOST]:
            board.put("A1", tag)
        assert wait_for(lambda: lying(host) == set(TAGS[: mfrc522.MOST]))
        assert host.codes() == ["table-board-ready"]
        for tag in TAGS[mfrc522.MOST :]:
            board.put("A1", tag)
        assert wait_for(lambda: "table-reader-full" in host.codes())
        board.press("red")
        assert wait_for(lambda: host.presses() == ["red"])
        assert host.link.health().readers["A1"] == "full"
    finally:
        host.link.close()
    known = lying(host)
    again = Host(BoardSpec(port=board.port))  # another start of the program: the snapshot alone
    try:
        assert again.ready()
        assert again.codes() == ["table-board-ready", "table-reader-full"]
        assert lying(again) == known and not [tag for _, change, tag in again.tags() if change == "off"]
        for tag in TAGS[:8]:
            board.take("A1", tag)
        assert wait_for(lambda: "table-reader-roomy" in again.codes(), 8)
        assert again.codes().count("table-reader-full") == 1
        assert lying(again) == set(TAGS[8:])
    finally:
        again.link.close()
