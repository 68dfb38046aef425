"""The board's hardware: a Raspberry Pi Pico (or Pico 2) under MicroPython. Only this file knows `machine`."""

import binascii
import gc
import os
import time

import machine
import micropython

from . import VERSION, pins
from .board import Board, Buttons, Output, Reader
from .mfrc522 import MFRC522
from .pn532 import PN532, SpiPort
from .streams import Streams

COUNTER = "/boots"


def boot_id():
    """A word no earlier start of any board has used: random, the chip's own number, and a counter in flash."""
    n = 0
    try:
        with open(COUNTER) as f:
            n = int(f.read())
    except (OSError, ValueError):
        pass
    try:
        with open(COUNTER + ".new", "w") as f:
            f.write(str(n + 1))
        os.rename(COUNTER + ".new", COUNTER)
    except OSError:
        pass  # flash full or worn: the random part has to do
    own = machine.unique_id() + os.urandom(4)
    return "%s%X" % (binascii.hexlify(own[-8:]).decode().upper(), (n + 1) & 0xFFFF)


def _pin_out(number, value):
    p = machine.Pin(number, machine.Pin.OUT)
    p.value(value)
    return p.value


def _readers(values):
    wanted = values["spi"]
    hertz = wanted["hertz"]
    for r in values["readers"]:
        if r["chip"] == "pn532":
            hertz = min(hertz, 1000000)
    spi = machine.SPI(
        wanted["id"],
        baudrate=hertz,
        polarity=0,
        phase=0,
        sck=machine.Pin(wanted["clock"]),
        mosi=machine.Pin(wanted["to_readers"]),
        miso=machine.Pin(wanted["from_readers"]),
    )
    out = []
    # all selects high before anybody talks: two chips selected at once answer over each other
    lines = [_pin_out(r["select"], 1) for r in values["readers"]]
    for r, cs in zip(values["readers"], lines):  # noqa: B905 - MicroPython has no strict
        rst = _pin_out(r["reset"], 1) if r.get("reset") is not None else None
        if r["chip"] == "pn532":
            chip = PN532(SpiPort(spi, cs, time.sleep_ms), time.sleep_ms, rst)
        else:
            chip = MFRC522(spi, cs, time.sleep_ms, rst, values["gain"])
        out.append(Reader(r["name"], chip, r["kind"] == "hand"))
    return out


class _Latch:
    """Notes in an interrupt that a button went down."""

    def __init__(self, pin):
        self.pin = pin
        self.hit = False
        pin.irq(handler=self._fell, trigger=machine.Pin.IRQ_FALLING)

    def _fell(self, pin):
        self.hit = True


def _buttons(values):
    latches = [_Latch(machine.Pin(b["pin"], machine.Pin.IN, machine.Pin.PULL_UP)) for b in values["buttons"]]

    def latched(i):
        hit = latches[i].hit
        latches[i].hit = False
        return hit

    def level(latch):
        return lambda: latch.pin.value() == 0

    return Buttons([b["name"] for b in values["buttons"]], [level(x) for x in latches], latched)


def _buzzer(number):
    pwm = machine.PWM(machine.Pin(number))
    pwm.freq(880)
    pwm.duty_u16(0)

    def drive(hz):
        if hz:
            pwm.freq(max(hz, 20))
        pwm.duty_u16(32768 if hz else 0)

    return drive


def _shaker(number):
    value = _pin_out(number, 0)
    return lambda hz: value(1 if hz else 0)


def _beeps(drive, n, hz):
    for _ in range(n):
        drive(hz)
        time.sleep_ms(80)
        drive(0)
        time.sleep_ms(120)


def run():
    """The whole program. Returns (to the MicroPython prompt) when the first button is held at power-on, or on the
    host's command `stop`; a fault that does not pass restarts the board."""
    values, trouble = pins.load()
    buzz = _buzzer(values["buzzer"]) if values["buzzer"] is not None else (lambda hz: None)
    buttons = values["buttons"]
    if buttons:
        first = machine.Pin(buttons[0]["pin"], machine.Pin.IN, machine.Pin.PULL_UP)
        time.sleep_ms(5)
        if first.value() == 0:
            _beeps(buzz, 3, 660)
            return
    micropython.alloc_emergency_exception_buf(100)
    micropython.kbd_intr(-1)  # a Ctrl-C among the host's bytes must not stop the evening
    try:
        io = Streams()
        board = Board(
            io,
            _readers(values),
            boot_id(),
            values["device"],
            VERSION,
            _buttons(values) if buttons else None,
            Output(buzz) if values["buzzer"] is not None else None,
            Output(_shaker(values["shaker"])) if values["shaker"] is not None else None,
            values["ndef"],
            gc.mem_free,
        )
        if trouble:
            board.link.event("fault %s" % trouble)
        _beeps(buzz, 1 if all(r.state == "ok" for r in board.readers) else 2, 880)
        board.run(0, gc.collect)  # the Pico has nothing else to do
    except Exception:
        time.sleep_ms(2000)
        machine.reset()
    finally:
        buzz(0)
        micropython.kbd_intr(3)
