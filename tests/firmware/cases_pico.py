"""The Pico's own file, from power-on to `stop`, with emulated readers behind an emulated `machine` module.

Run by CPython and by MicroPython. Wrong pins, a select line left low or an output left on would show here.
"""

import gc
import os
import sys
import time

from emulate_mfrc522 import Chip, Clock
from emulate_tags import Tag

try:
    from plateau_parlant.firmware import pins, wire
except ImportError:
    from firmware import pins, wire

A = b"\x04\xa3\xc6\xca\xe2\x61\x80"
clock = Clock()


class Pin:
    OUT = 1
    IN = 0
    PULL_UP = 1
    IRQ_FALLING = 4
    levels = {}
    handlers = {}

    def __init__(self, number, mode=-1, pull=-1):
        assert 0 <= number <= 22 or 26 <= number <= 28, number
        self.number = number
        if pull == Pin.PULL_UP:
            Pin.levels.setdefault(number, 1)

    def value(self, level=None):
        if level is None:
            return Pin.levels.get(self.number, 0)
        Pin.levels[self.number] = level
        for chip, reset in zip(SPI.chips, SPI.resets):  # noqa: B905
            if reset == self.number and not level:
                chip.hard_reset()
        return None

    def irq(self, handler, trigger):
        assert trigger == Pin.IRQ_FALLING
        Pin.handlers[self.number] = handler


class SPI:
    chips = []
    selects = []
    resets = []

    def __init__(self, number, baudrate, polarity, phase, sck, mosi, miso):
        assert (number, polarity, phase) == (0, 0, 0) and baudrate <= 10000000
        # SPI 0 of the chip can only be on these pins
        assert sck.number in (2, 6, 18, 22) and mosi.number in (3, 7, 19) and miso.number in (0, 4, 16, 20)

    def write_readinto(self, out, back):
        low = [i for i in range(len(SPI.selects)) if Pin.levels.get(SPI.selects[i], 0) == 0]
        assert len(low) == 1, low
        back[:] = SPI.chips[low[0]].transaction(out)


class PWM:
    driven = []

    def __init__(self, pin):
        self.hz = None
        self.pin = pin

    def freq(self, hz):
        assert hz >= 10
        self.hz = hz

    def duty_u16(self, duty):
        assert self.hz, "frequency first"
        PWM.driven.append(self.hz if duty else 0)


class Machine:
    Pin = Pin
    SPI = SPI
    PWM = PWM
    resets = 0

    @staticmethod
    def unique_id():
        return b"\xe6\x61\x64\x08\x43\x1d\x2f\x2a"

    @staticmethod
    def reset():
        Machine.resets += 1
        raise SystemExit


class Micropython:
    interrupts = []

    @staticmethod
    def kbd_intr(code):
        Micropython.interrupts.append(code)

    @staticmethod
    def alloc_emergency_exception_buf(n):
        pass


class Streams:
    """The host at the other end: `script` holds (after so many ms, what happens)."""

    script = []
    out = []
    lines = None

    def __init__(self):
        Streams.lines = wire.Lines()
        Streams.out = []
        self.start = clock.ms()

    def ms(self):
        return clock.ms()

    def read(self, wait_ms):
        clock.pass_us(1000 * wait_ms + 50)
        if Streams.script and clock.ms() - self.start >= Streams.script[0][0]:
            what = Streams.script.pop(0)[1]
            return wire.encode(what) if isinstance(what, str) else what() or b""
        return b""

    def write(self, data):
        Streams.out += Streams.lines.feed(data)


def load():
    """firmware.pico with everything under it emulated."""
    sys.modules["machine"] = Machine
    real = sys.modules.get("micropython")
    sys.modules["micropython"] = Micropython
    try:
        try:
            from plateau_parlant.firmware import pico
        except ImportError:
            from firmware import pico
    finally:
        if real:
            sys.modules["micropython"] = real
        else:
            del sys.modules["micropython"]
        del sys.modules["machine"]
    pico.machine = Machine
    pico.micropython = Micropython
    pico.Streams = Streams
    pico.COUNTER = "pico_case_boots"
    return pico


class Sleep:
    @staticmethod
    def sleep_ms(ms):
        clock.sleep_ms(ms)


class Memory:
    collect = gc.collect

    @staticmethod
    def mem_free():
        return 90000


def power_on(script):
    pico = load()
    pico.time = Sleep
    pico.gc = Memory
    Pin.levels = dict.fromkeys((10, 11, 12), 1)
    Pin.handlers = {}
    SPI.chips = [Chip(clock) for _ in pins.DEFAULT["readers"]]
    SPI.selects = [r["select"] for r in pins.DEFAULT["readers"]]
    SPI.resets = [r["reset"] for r in pins.DEFAULT["readers"]]
    PWM.driven = []
    Micropython.interrupts = []
    Machine.resets = 0
    Streams.script = script
    return pico


def case_from_power_on_to_stop():
    pico = power_on([])
    Streams.script = [
        (0, "h - 0"),
        (100, lambda: SPI.chips[1].put(Tag(A))),
        (400, lambda: Pin.handlers[11](None)),  # the red button, shorter than a look
        (500, lambda: Pin.levels.update({10: 0})),
        (600, lambda: Pin.levels.update({10: 1})),
        (700, "c 1 buzz 50 440"),
        (710, "c 2 shake 50"),
        (720, b"\x03\x03"),  # a stray Ctrl-C is just a byte
        (800, "c 3 info"),
        (900, "c 4 stop"),
    ]
    pico.run()
    words = [" ".join(f.split(" ")[3:]) for f in Streams.out if f[0] == "E"]
    seen = []
    for w in words:
        if w not in seen:
            seen.append(w)
    assert "tag A1 + 04A3C6CAE26180" in seen, seen
    assert "btn red +" in seen and "btn green +" in seen and "btn green -" in seen, seen
    zones = [f for f in Streams.out if f[0] == "Z"]
    assert len(zones) == 6 and zones[0].split(" ")[2:4] == ["HAND", "ok"], zones
    assert PWM.driven[:3] == [0, 880, 0], PWM.driven  # one beep: all readers answer
    assert PWM.driven[3:5] == [440, 0] and PWM.driven[-1] == 0, PWM.driven
    assert Pin.levels[15] == 0  # the motor is off
    assert [Pin.levels[n] for n in SPI.selects] == [1] * 6
    assert Micropython.interrupts == [-1, 3]  # Ctrl-C works again for whoever installs
    assert Machine.resets == 0
    info = [f for f in Streams.out if f.startswith("R 3 ")]
    assert info and "free=90000" in info[0] and "TOWER=ok/mfrc522/92" in info[0], info


def case_the_green_button_held_at_power_on_skips_the_program():
    pico = power_on([(0, "h - 0")])
    Pin.levels[10] = 0
    pico.run()
    assert Micropython.interrupts == [] and Streams.script
    assert PWM.driven == [0, 660, 0, 660, 0, 660, 0], PWM.driven


def case_a_reader_that_is_not_there_makes_two_beeps():
    pico = power_on([(0, "c 1 stop")])
    SPI.chips[3].dead = 0
    Streams.script = [(0, "h - 0"), (50, "c 1 stop")]
    pico.run()
    assert PWM.driven[:5] == [0, 880, 0, 880, 0], PWM.driven
    assert [f for f in Streams.out if f.startswith("Z 3 A3 failed")], Streams.out


def case_a_program_that_cannot_go_on_starts_the_board_again():
    pico = power_on([])

    class Broken(Streams):
        def read(self, wait_ms):
            clock.pass_us(1000)
            raise RuntimeError

    pico.Streams = Broken
    try:
        pico.run()
    except SystemExit:
        pass
    assert Machine.resets == 1


def case_every_start_has_another_boot_id():
    pico = power_on([])
    try:
        os.remove(pico.COUNTER)
    except OSError:
        pass
    ids = [pico.boot_id() for _ in range(20)]
    os.remove(pico.COUNTER)
    assert len(set(ids)) == 20
    for i in ids:
        wire.encode("H 1 %s table 1.0 1 0 0" % i)
        assert " " not in i
    assert time  # the module that pico uses in earnest
