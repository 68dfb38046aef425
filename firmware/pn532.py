"""PN532 reader over SPI: which ISO 14443-A tags are in its field (at most two at a time: the chip's own limit).

Source: NXP PN532 user manual rev. 02 (frames, SPI, commands). The chip sends its bits lowest first, which the
Pico's SPI cannot: they are turned here. Every wait ends: ACK within 30 ms, an answer within 150 ms.

Runs on CPython 3.11 and MicroPython: keep to what both know.
"""

from . import type2

_ACK = b"\x00\x00\xff\x00\xff\x00"
_TURNED = bytearray(256)
for _i in range(256):
    _v = 0
    for _k in range(8):
        if _i & (1 << _k):
            _v |= 0x80 >> _k
    _TURNED[_i] = _v

MOST = 2
_RFCONFIGURATION = 0x32
_SAM = 0x14
_VERSION = 0x02
_LIST = 0x4A
_PARAMETERS = 0x12
_EXCHANGE = 0x40


class SpiPort:
    """The chip's SPI lines. `spi` has write_readinto(out, in); `cs` is called with 0 or 1."""

    def __init__(self, spi, cs, sleep_ms):
        self._spi = spi
        self._cs = cs
        self._sleep = sleep_ms
        cs(1)

    def _swap(self, out):
        o = bytearray(len(out))
        for i in range(len(out)):
            o[i] = _TURNED[out[i]]
        back = bytearray(len(out))
        self._cs(0)
        self._spi.write_readinto(o, back)
        self._cs(1)
        for i in range(len(back)):
            back[i] = _TURNED[back[i]]
        return back

    def wake(self):
        self._cs(0)
        self._sleep(2)
        self._cs(1)

    def ready(self):
        return self._swap(b"\x02\x00")[1] == 0x01

    def write(self, frame):
        self._swap(b"\x01" + frame)

    def read(self, n):
        return bytes(self._swap(b"\x03" + bytes(n))[1:])


class PN532:
    kind = "pn532"

    def __init__(self, port, sleep_ms, rst=None):
        self._port = port
        self._sleep = sleep_ms
        self._rst = rst
        self._meanwhile = None
        self.version = 0
        self.messages = {}
        self.full = False

    def _wait(self, ms):
        for _ in range(ms):
            if self._port.ready():
                return True
            self._sleep(1)
            if self._meanwhile:
                self._meanwhile()
        return self._port.ready()

    def _call(self, command, data=b"", wait=150):
        """The answer's data, or None when the chip does not keep the protocol."""
        body = bytes((0xD4, command)) + data
        n = len(body)
        self._port.write(
            b"\x00\x00\xff" + bytes((n, (0x100 - n) & 0xFF)) + body + bytes(((0x100 - sum(body)) & 0xFF, 0))
        )
        if not self._wait(30) or self._port.read(6) != _ACK:
            return None
        if not self._wait(wait):
            self._port.write(_ACK)  # an ACK from the host aborts the command
            return None
        got = self._port.read(64)
        k = got.find(b"\x00\xff")
        if k < 0 or k + 4 > len(got):
            return None
        n = got[k + 2]
        if (n + got[k + 3]) & 0xFF or n < 2 or k + 5 + n > len(got):
            return None
        body = got[k + 4 : k + 4 + n]
        if (sum(body) + got[k + 4 + n]) & 0xFF or body[0] != 0xD5 or body[1] != command + 1:
            return None
        return body[2:]

    def start(self, hard=False):
        """Set the chip up; with `hard` by its reset line first. False when it does not answer."""
        if hard and self._rst:
            self._rst(0)
            self._sleep(2)
            self._rst(1)
            self._sleep(20)
        self._port.wake()
        self._call(_SAM, b"\x01\x14\x00")  # the first frame after waking may be lost
        if self._call(_SAM, b"\x01\x14\x00") is None or not self.healthy():
            return False
        # without this a telephone is asked for more than its id, and its answer has another shape
        if self._call(_PARAMETERS, b"\x04") is None:
            return False
        # item 5: give up after one more try; item 2: 6.4 ms for an answer to READ; item 1: field off
        for item in (b"\x05\x00\x00\x01", b"\x02\x00\x06\x07", b"\x01\x00"):
            if self._call(_RFCONFIGURATION, item) is None:
                return False
        return True

    def healthy(self):
        got = self._call(_VERSION)
        if got is None or len(got) != 4 or got[0] != 0x32:
            return False
        self.version = got[1]
        return True

    def field(self, on):
        return self._call(_RFCONFIGURATION, b"\x01\x01" if on else b"\x01\x00") is not None

    def _list(self):
        """(tags as (id, sak), works) of one InListPassiveTarget."""
        got = self._call(_LIST, b"\x02\x00")
        if got is None or not got:
            return [], False
        out = []
        i = 1
        for _ in range(min(got[0], MOST)):
            # target number, SENS_RES (2), SEL_RES, length of the id, id
            if i + 5 > len(got) or i + 5 + got[i + 4] > len(got):
                return out, False
            out.append((bytes(got[i + 5 : i + 5 + got[i + 4]]), got[i + 3]))
            i += 5 + got[i + 4]
        return out, True

    def _reader(self, target):
        def page(n):
            got = self._call(_EXCHANGE, bytes((target, 0x30, n)))
            if got is None or len(got) != 17 or got[0] & 0x3F:
                return None
            return bytes(got[1:])

        return page

    def scan(self, expected=(), fresh=None, meanwhile=None):
        """One look -> (ids, mangled, works), as MFRC522.scan. The PN532 hides mangled answers: always False. It does
        not say whether there are more than two tags either: `full` is two that hide an expected one."""
        self.messages = {}
        self.full = False
        self._meanwhile = meanwhile
        found = []
        works = self.field(True)
        if works:
            self._sleep(5)
            for _ in range(2):
                tags, works = self._list()
                for k in range(len(tags)):
                    ident, sak = tags[k]
                    if ident in found:
                        continue
                    found.append(ident)
                    if sak == 0x00 and fresh and fresh(ident):
                        self.messages[ident] = type2.message(self._reader(k + 1))
                missing = False
                for t in expected:
                    if t not in found:
                        missing = True
                if not works or not missing:
                    break
            self.full = works and missing and len(found) >= MOST
            works = self.field(False) and works
        return found, False, works
