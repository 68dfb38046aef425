"""All inputs in one queue: debounced, in order, stale presses dropped; PC/SC readers with made-up cards."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from plateau_parlant.access.table import ndef, pcsc
from plateau_parlant.access.table.events import ButtonEvent, Notice, TableEvent, TagEvent
from plateau_parlant.access.table.inputs import TableInput
from plateau_parlant.access.table.notices import notice
from plateau_parlant.access.table.simulated import SimulatedReader
from plateau_parlant.access.table.tags import Known, TagTable, Unknown, identify


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def brief(events: list[TableEvent]) -> list[str]:
    return [
        f"{e.change} {e.zone} {e.tag}" if isinstance(e, TagEvent) else getattr(e, "code", type(e).__name__)
        for e in events
    ]


def test_a_simulated_game() -> None:
    clock = Clock()
    woken: list[int] = []
    table = TableInput(lambda: woken.append(1), clock=clock)
    reader = SimulatedReader(table.push, clock=clock)
    reader.put("HAND", "x", "sept rouge")
    reader.put("HAND", "x")
    reader.scan("scanner", "PP1")
    reader.press("green")
    got = table.events()
    assert brief(got) == ["on HAND x", "seen scanner PP1", "ButtonEvent", "ButtonEvent"]
    assert isinstance(got[0], TagEvent) and got[0].text == "sept rouge"
    assert len(woken) == 4
    clock.now += 1
    reader.put("A1", "x")  # carried from the hand to the table
    assert brief(table.events()) == ["off HAND x", "on A1 x"]
    assert table.zones() == {"HAND": (), "A1": ("x",)} and table.zone_of("x") == "A1"
    reader.take("A1", "x")
    assert table.events() == []
    assert table.deadline() == 1.0
    clock.now += 1.0
    assert brief(table.events()) == ["off A1 x"]
    assert table.deadline() is None
    table.close()


def test_known_unknown_known_again() -> None:
    clock = Clock()
    table = TableInput(clock=clock)
    reader = SimulatedReader(table.push, clock=clock)
    known = TagTable("dragon", {"04A3C6CAE26180": "r7"})
    told = []
    for tag in ("04A3C6CAE26180", "04FFFFFFFFFFFF", "04A3C6CAE26180"):
        reader.put("HAND", tag)
        told += [identify(e, known) for e in table.events() if isinstance(e, TagEvent) and e.change == "on"]
        reader.take("HAND", tag)
        clock.now += 1.5
        assert brief(table.events()) == [f"off HAND {tag}"]
    assert told == [Known("r7"), Unknown("04FFFFFFFFFFFF"), Known("r7")]


def test_a_press_that_waited_too_long_does_not_act() -> None:
    table = TableInput()
    table.push(ButtonEvent("table", "green", True, 0, 2000))
    table.push(ButtonEvent("table", "red", True, 0, 60_000))
    table.push(notice("table-board-back", board="table"))
    got = table.events()
    assert [getattr(e, "name", getattr(e, "code", "")) for e in got] == ["green", "table-board-back"]


def test_waiting_ends_with_the_event_or_with_the_time() -> None:
    table = TableInput()
    started = time.monotonic()
    assert table.events(0.05) == []
    assert time.monotonic() - started >= 0.04
    threading.Timer(0.03, table.push, [TagEvent("A1", "seen", "x")]).start()
    assert brief(table.events(5)) == ["seen A1 x"]
    assert time.monotonic() - started < 3


def test_waiting_ends_when_a_removal_is_due() -> None:
    table = TableInput(hold=50)
    now = table.ms()
    table.push(TagEvent("A1", "on", "x", None, now))
    table.push(TagEvent("A1", "off", "x", None, now))
    assert brief(table.events()) == ["on A1 x"]
    assert brief(table.events(5)) == ["off A1 x"]


def test_signals_without_a_board() -> None:
    assert TableInput().signal("buzz", "80") is False


# -- PC/SC with made-up readers


class FakeReader:
    def __init__(self) -> None:
        self.card: tuple[bytes, bytes] | None = None
        self.error: Exception | None = None

    def id_and_memory(self) -> tuple[bytes, bytes] | None:
        if self.error:
            raise self.error
        return self.card


class Follow:
    def __init__(self, readers: Callable[[], dict[str, pcsc.CardReader]], **kw: object) -> None:
        self.got: list[TableEvent] = []
        self.source = pcsc.PcscSource(
            self.got.append,
            readers=readers,
            look_every=0.002,
            retry_every=0.01,
            **kw,  # type: ignore[arg-type]
        )

    def wait(self, n: int) -> list[str]:
        end = time.monotonic() + 5
        while len(self.got) < n and time.monotonic() < end:
            time.sleep(0.002)
        time.sleep(0.03)
        return brief(self.got)

    def __enter__(self) -> Follow:
        return self

    def __exit__(self, *_: object) -> None:
        self.source.close()


def test_a_card_comes_and_goes_and_another_comes_at_once() -> None:
    reader = FakeReader()
    with Follow(lambda: {"ACR122U": reader}, zones={"ACR": "HAND"}) as f:
        assert f.wait(1) == ["table-pcsc-ready"]
        m = ndef.text_message("sept rouge")
        reader.card = (b"\x04\xa3\xc6\xca\xe2\x61\x80", b"\x03" + bytes((len(m),)) + m + b"\xfe")
        assert f.wait(2)[1:] == ["on HAND 04A3C6CAE26180"]
        assert isinstance(f.got[1], TagEvent) and f.got[1].text == "sept rouge"
        reader.card = (b"\x04\xb3", b"")
        assert f.wait(4)[2:] == ["off HAND 04A3C6CAE26180", "on HAND 04B3"]
        reader.card = None
        assert f.wait(5)[4:] == ["off HAND 04B3"]


def test_an_unreadable_card_is_said_once() -> None:
    reader = FakeReader()
    with Follow(lambda: {"R": reader}) as f:
        f.wait(1)
        reader.error = pcsc.Unreadable()
        assert f.wait(2) == ["table-pcsc-ready", "table-pcsc-unreadable"]


def test_a_reader_pulled_and_plugged_keeps_its_card() -> None:
    reader = FakeReader()
    there: dict[str, pcsc.CardReader] = {"R": reader}
    with Follow(lambda: dict(there)) as f:
        reader.card = (b"\x04", b"")
        f.wait(2)
        reader.error = pcsc.ReaderGone()
        del there["R"]
        assert f.wait(3)[2:] == ["table-pcsc-lost"]
        reader.error = None
        there["R"] = reader
        assert f.wait(4)[3:] == ["table-pcsc-back"]


def test_no_reader_no_service_no_module() -> None:
    with Follow(dict) as f:
        assert f.wait(1) == ["table-pcsc-none"]

    def no_service() -> dict[str, pcsc.CardReader]:
        raise pcsc.NoService

    with Follow(no_service) as f:
        assert f.wait(1) == ["table-pcsc-no-service"]

    def no_module() -> dict[str, pcsc.CardReader]:
        raise ImportError("smartcard")

    with Follow(no_module) as f:
        assert f.wait(1) == ["table-pcsc-missing"]
        assert isinstance(f.got[0], Notice)


def test_a_fault_nobody_thought_of_does_not_end_it() -> None:
    reader = FakeReader()
    with Follow(lambda: {"R": reader}) as f:
        f.wait(1)
        reader.error = RuntimeError("?")
        f.wait(3)
        reader.error = None
        reader.card = (b"\x04", b"")
        assert f.wait(6)[-1] == "on card reader 04"
