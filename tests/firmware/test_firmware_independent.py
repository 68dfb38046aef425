"""The emulated MFRC522 under drivers by other people: what our own driver is tested on is not our own idea of it.

The drivers come from PyPI (`pip install --no-deps mfrc522 pi-rc522`) and think they run on a Raspberry Pi: spidev
and RPi.GPIO are replaced by the emulated bus.
"""

from __future__ import annotations

import importlib
import sys
import types
from collections.abc import Callable
from typing import Any

import pytest
from emulate_mfrc522 import Bus, Chip
from emulate_tags import Tag, crc_a

SEVEN = b"\x04\xa3\xc6\xca\xe2\x61\x80"
FOUR = b"\xde\xad\xbe\xef"


@pytest.fixture
def pi(monkeypatch: pytest.MonkeyPatch) -> tuple[Chip, Callable[[str], Any]]:
    """An emulated chip, and how to import a driver that talks to it."""
    chip = Chip()
    bus = Bus([chip])
    cs = bus.select(0)
    cs(1)

    class SpiDev:
        max_speed_hz = 0

        def open(self, *_: int) -> None: ...
        def close(self) -> None: ...
        def xfer2(self, data: list[int]) -> list[int]:
            out, back = bytes(b & 0xFF for b in data), bytearray(len(data))
            cs(0)
            bus.write_readinto(out, back)
            cs(1)
            return list(back)

    gpio = types.ModuleType("RPi.GPIO")
    for name in ("BOARD", "BCM", "OUT", "IN", "PUD_UP", "FALLING"):
        setattr(gpio, name, 10)
    for name in ("setmode", "setup", "output", "cleanup", "add_event_detect", "setwarnings"):
        setattr(gpio, name, lambda *a, **k: None)
    gpio.getmode = lambda: None  # type: ignore[attr-defined]
    rpi = types.ModuleType("RPi")
    rpi.GPIO = gpio  # type: ignore[attr-defined]
    spidev = types.ModuleType("spidev")
    spidev.SpiDev = SpiDev  # type: ignore[attr-defined]
    for name, module in (("RPi", rpi), ("RPi.GPIO", gpio), ("spidev", spidev)):
        monkeypatch.setitem(sys.modules, name, module)

    def load(name: str) -> Any:
        for known in [m for m in sys.modules if m.split(".")[0] == name]:
            del sys.modules[known]  # it holds the bus of an earlier test
        try:
            return importlib.import_module(name)
        except ImportError:
            pytest.skip(f"no {name}: pip install --no-deps mfrc522 pi-rc522")

    return chip, load


def settle(chip: Chip) -> None:
    chip.clock.sleep_ms(10)


def test_mfrc522_reads_ids_and_pages(pi: tuple[Chip, Callable[[str], Any]]) -> None:
    chip, load = pi
    reader = load("mfrc522").MFRC522()
    settle(chip)
    assert reader.MFRC522_Request(reader.PICC_REQIDL)[0] == reader.MI_ERR
    tag = Tag(FOUR)
    chip.put(tag)
    settle(chip)
    assert reader.MFRC522_Request(reader.PICC_REQIDL) == (reader.MI_OK, 16)
    status, uid = reader.MFRC522_Anticoll()
    assert status == reader.MI_OK and bytes(uid[:4]) == FOUR
    assert reader.MFRC522_SelectTag(uid) == 0x08
    chip.take(tag)
    text = bytes(range(16))
    chip.put(Tag(FOUR, text, type2=True))
    settle(chip)
    reader.MFRC522_Request(reader.PICC_REQIDL)
    _, uid = reader.MFRC522_Anticoll()
    reader.MFRC522_SelectTag(uid)
    assert bytes(reader.MFRC522_Read(4)) == text


def test_mfrc522_computes_the_crc_on_the_chip(pi: tuple[Chip, Callable[[str], Any]]) -> None:
    _, load = pi
    reader = load("mfrc522").MFRC522()
    assert bytes(reader.CalulateCRC([0x50, 0x00])) == b"\x57\xcd" == crc_a(b"\x50\x00")  # HLTA, ISO 14443-3
    assert bytes(reader.CalulateCRC([0x00, 0x00])) == b"\xa0\x1e"  # ISO 14443-3 annex B, first example
    assert bytes(reader.CalulateCRC([0x12, 0x34])) == b"\x26\xcf"  # and the second


def test_mfrc522_selecting_another_id_gets_no_answer(pi: tuple[Chip, Callable[[str], Any]]) -> None:
    chip, load = pi
    reader = load("mfrc522").MFRC522()
    chip.put(Tag(FOUR))
    settle(chip)
    reader.MFRC522_Request(reader.PICC_REQIDL)
    _, uid = reader.MFRC522_Anticoll()
    assert reader.MFRC522_SelectTag([*uid[:3], uid[3] ^ 1, uid[4]]) == 0


def test_pi_rc522_reads_a_double_size_id_and_halts(pi: tuple[Chip, Callable[[str], Any]]) -> None:
    chip, load = pi
    reader = load("pirc522").RFID(pin_irq=None)
    settle(chip)
    assert reader.read_id() is None
    tag = Tag(SEVEN)
    chip.put(tag)
    settle(chip)
    assert bytes(reader.read_id()) == SEVEN
    chip.take(tag)
    four = Tag(FOUR)
    chip.put(four)
    settle(chip)
    assert bytes(reader.read_id()) == FOUR
    assert reader.request()[0]  # READY hears a second REQA and falls back to IDLE, silently
    error, _ = reader.request()
    assert not error
    error, uid = reader.anticoll()
    assert not error and not reader.select_tag(uid)
    reader.card_write(reader.mode_transrec, [0x50, 0x00, 0x57, 0xCD])
    assert reader.request()[0] and reader.request()[0]  # HALT does not hear REQA
    assert not reader.request(reader.act_reqall)[0]  # but WUPA
    error, uid = reader.anticoll()
    assert not error and not reader.select_tag(uid)
    reader.halt()  # this driver forgets the CRC: to the tag that is an error, and it goes back to HALT
    assert reader.request()[0] and reader.request()[0]
    assert not reader.request(reader.act_reqall)[0]


def test_pi_rc522_sees_the_collision_of_two_tags(pi: tuple[Chip, Callable[[str], Any]]) -> None:
    chip, load = pi
    reader = load("pirc522").RFID(pin_irq=None)
    chip.put(Tag(FOUR))
    chip.put(Tag(b"\xde\xad\xbe\x10"))
    settle(chip)
    assert not reader.request()[0]
    error, _ = reader.anticoll()
    assert error and chip.r[0x06] & 0x08
    # 0xef and 0x10 differ in their lowest bit already: the 25th of the id
    assert chip.r[0x0E] & 0x3F == 25
