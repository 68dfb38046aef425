"""Boards that come and go: another name after a pulled cable, no board at all, somebody else's port, an old program."""

from __future__ import annotations

import os
import sys
import time
from types import SimpleNamespace

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from board_rig import EmulatedBoard, wait_for
from host_rig import A, B, Host, usb

from plateau_parlant.access.table import board_link
from plateau_parlant.access.table.discovery import BoardSpec, Claims
from plateau_parlant.access.table.events import Notice, TagEvent
from plateau_parlant.access.table.inputs import TableInput
from plateau_parlant.firmware import VERSION


@pytest.mark.parametrize(
    ("version", "told"), [("1.0", True), ("0.9", True), (VERSION, False), ("9.0", False), ("of-mine", False)]
)
def test_a_board_with_an_older_program_is_told_of_once(version: str, told: bool) -> None:
    with EmulatedBoard(version=version) as board:
        host = Host(BoardSpec(port=board.port))
        try:
            assert host.ready() and host.link.ping() is not None
            assert host.codes() == ["table-board-ready", *(["table-board-old-firmware"] if told else [])]
        finally:
            host.link.close()


def test_an_older_program_is_not_told_of_again_after_a_pulled_cable() -> None:
    with EmulatedBoard(version="1.0") as board:
        host = Host(BoardSpec(), ports=lambda: [usb(board.port)] if board.master >= 0 else [])
        try:
            assert host.ready()
            board.unplug()
            assert wait_for(lambda: "table-board-lost" in host.codes())
            board.plug()
            assert wait_for(lambda: "table-board-back" in host.codes(), 8) and host.link.ping() is not None
            assert host.codes().count("table-board-old-firmware") == 1
        finally:
            host.link.close()


def test_unplugged_mid_turn_and_replugged_under_another_name(board: EmulatedBoard) -> None:
    h = Host(BoardSpec(), ports=lambda: [usb(board.port)] if board.master >= 0 else [])
    try:
        assert h.ready()
        first = board.port
        board.put("A1", A)
        assert wait_for(lambda: h.tags() == [("A1", "on", A)])
        board.unplug()
        assert wait_for(lambda: "table-board-lost" in h.codes())
        assert h.link.send("buzz", "100") is False
        assert h.link.command("info", timeout=0.1) is None
        hold = os.openpty()  # so that the old name is not given out again
        board.plug()
        assert board.port != first
        board.put("A1", A)
        board.put("A3", B)
        assert wait_for(lambda: ("A3", "on", B) in h.tags(), 8)
        time.sleep(0.2)
        assert h.codes() == ["table-board-ready", "table-board-lost", "table-board-back"]
        # the card that lay there all the time may be gone and back for a moment, but it lies there now
        assert h.link.health().lying["A1"] == (A,)
        for f in hold:
            os.close(f)
    finally:
        h.link.close()


def test_players_hear_of_a_replug_but_not_of_the_card_that_lay_there(plain: EmulatedBoard) -> None:
    table = TableInput()
    heard: list[str] = []

    def listen(until: str, seconds: float = 8) -> bool:
        end = time.monotonic() + seconds
        while until not in heard and time.monotonic() < end:
            for e in table.events(0.05):
                if isinstance(e, TagEvent):
                    heard.append(f"{e.change} {e.zone}")
                elif isinstance(e, Notice):
                    heard.append(e.code)
        return until in heard

    table.add_board(BoardSpec(), ports=lambda: [usb(plain.port)] if plain.master >= 0 else [])
    try:
        assert listen("table-board-ready")
        plain.put("A1", A)
        assert listen("on A1")
        plain.unplug()
        assert listen("table-board-lost")
        plain.plug()
        plain.put("A1", A)
        assert listen("table-board-back")
        plain.put("A2", B)
        assert listen("on A2")
        listen("nothing", 1.5)
        assert heard == ["table-board-ready", "on A1", "table-board-lost", "table-board-back", "on A2"]
        assert table.zones()["A1"] == (A,)
        assert [b.connected for b in table.boards()] == [True]
        assert table.signal("buzz", "20")
    finally:
        table.close()


def test_no_board_at_the_start_and_one_later(plain: EmulatedBoard) -> None:
    there: list[SimpleNamespace] = []
    h = Host(BoardSpec(name="table"), ports=lambda: there)
    try:
        assert wait_for(lambda: h.codes() == ["table-board-missing"])
        time.sleep(0.8)
        assert h.codes() == ["table-board-missing"]  # once
        there.append(usb(plain.port))
        assert wait_for(lambda: "table-board-ready" in h.codes())
    finally:
        h.link.close()


def test_somebody_elses_serial_device_is_left_alone(plain: EmulatedBoard) -> None:
    opened: list[str] = []

    def opener(device: str) -> object:
        opened.append(device)
        return board_link.open_port(device)

    strangers = [
        usb("/dev/no-braille", vid=0x0403, pid=0x6001),
        usb("/dev/no-modem", vid=0x1A86, pid=0x7523),
        usb("/dev/no-bare", vid=None, pid=None),  # type: ignore[arg-type]
        usb("/dev/no-probe", vid=0x2E8A, pid=0x000C),
    ]
    h = Host(BoardSpec(), ports=lambda: [*strangers, usb(plain.port)], opener=opener)
    try:
        assert h.ready()
        assert set(opened) == {plain.port}
    finally:
        h.link.close()


def test_a_pico_that_is_no_reader_board_is_given_up_for_the_next(plain: EmulatedBoard) -> None:
    master, slave = os.openpty()
    try:
        h = Host(BoardSpec(), ports=lambda: [usb(os.ttyname(slave), "A"), usb(plain.port, "B")])
        try:
            assert wait_for(lambda: h.link.health().connected, 8)
            assert h.link.health().serial == "B"
        finally:
            h.link.close()
    finally:
        os.close(master)
        os.close(slave)


def test_a_port_that_cannot_be_opened_is_explained() -> None:
    for error, code in (
        (OSError(13, "Permission denied"), "table-port-permission"),
        (OSError(16, "Device or resource busy"), "table-port-busy"),
        (OSError(5, "Input/output error"), "table-port-broken"),
        (ValueError("bad url"), "table-port-broken"),
    ):

        def opener(device: str, error: Exception = error) -> object:
            raise error

        h = Host(BoardSpec(port="/dev/x"), opener=opener)
        try:
            assert wait_for(lambda h=h, code=code: h.codes() == [code]), (error, h.codes())
        finally:
            h.link.close()


def test_two_boards_find_their_own_ports() -> None:
    with EmulatedBoard("python", device="left") as one, EmulatedBoard("python", device="right") as two:
        claims = Claims()
        ports = lambda: [usb(one.port, "11"), usb(two.port, "22")]  # noqa: E731
        a = Host(BoardSpec(name="one", serial="22", zones={"A1": "north"}), claims=claims, ports=ports)
        b = Host(BoardSpec(name="two"), claims=claims, ports=ports)
        try:
            assert a.ready() and b.ready()
            assert a.link.health().device == "right" and b.link.health().device == "left"
            two.put("A1", A)
            one.put("A1", B)
            assert wait_for(lambda: a.tags() == [("north", "on", A)])
            assert wait_for(lambda: b.tags() == [("A1", "on", B)])
        finally:
            a.link.close()
            b.link.close()
