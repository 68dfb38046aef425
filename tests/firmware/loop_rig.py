"""The board's loop on emulated chips, with a clock and a host in the hand; for CPython and for MicroPython."""

try:
    from plateau_parlant.firmware import board, mfrc522, wire
except ImportError:
    from firmware import board, mfrc522, wire

from emulate_mfrc522 import Bus, Chip, Clock

NAMES = ["HAND", "A1", "A2", "A3", "A4", "TOWER"]


class IO:
    def __init__(self, clock):
        self.clock = clock
        self.to_board = []
        self.lines = wire.Lines()
        self.out = []
        self.got = 0  # the newest event that has arrived

    def read(self, wait_ms):
        if self.to_board:
            return self.to_board.pop(0)
        self.clock.pass_us(wait_ms * 1000)
        return b""

    def write(self, data):
        for f in self.lines.feed(data):
            if f[0] == "E":
                self.got = max(self.got, int(f.split(" ")[1]))
            if f[0] != "B" and not (f[0] == "E" and f in self.out):
                self.out.append(f)

    def ms(self):
        return self.clock.ms()


class Rig:
    def __init__(self, names=NAMES, buttons=None):
        self.clock = Clock()
        self.io = IO(self.clock)
        self.chips = [Chip(self.clock) for _ in names]
        bus = Bus(self.chips)
        self.levels = [False, False]
        self.latches = [False, False]
        self.driven = []
        readers = [
            board.Reader(
                names[i],
                mfrc522.MFRC522(bus, bus.select(i), self.clock.sleep_ms, bus.reset(i)),
                names[i] == "HAND",
            )
            for i in range(len(names))
        ]
        self.board = board.Board(
            self.io,
            readers,
            "B1",
            "table1",
            "1.0",
            board.Buttons(
                ["green", "red"], [lambda: self.levels[0], lambda: self.levels[1]], self.latched if buttons else None
            ),
            board.Output(self.driven.append),
            None,
        )
        self.say("h - 0")
        self.run(20)
        self.acked = 0
        self.take()

    def latched(self, i):
        hit = self.latches[i]
        self.latches[i] = False
        return hit

    def say(self, body):
        self.io.to_board.append(wire.encode(body))

    def run(self, ms):
        """Steps for so long; a host that listens acknowledges."""
        end = self.clock.ms() + ms
        while self.clock.ms() < end:
            self.board.step(1)
            if self.board.link.oldest() <= self.board.link.newest or self.clock.ms() % 500 < 20:
                self.say("a B1 %d" % self.io.got)

    def take(self):
        """Words of the events since the last call."""
        out = [" ".join(f.split(" ")[3:]) for f in self.io.out if f[0] == "E"]
        self.rest = [f for f in self.io.out if f[0] != "E"]
        self.io.out = []
        return out
