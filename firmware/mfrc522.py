"""MFRC522 reader over SPI: which ISO 14443-A tags are in its field.

Sources: NXP MFRC522 data sheet rev. 3.9 (registers, timer), ISO/IEC 14443-3 (REQA, anticollision, SELECT, HLTA),
NXP NTAG213 data sheet (READ). `spi` has write_readinto(out, in); `cs` and `rst` are called with 0 or 1. No wait on
the chip is without a bound: a hung chip is reported, not waited for.

Runs on CPython 3.11 and MicroPython: keep to what both know.
"""

from . import type2

OK = 0
SILENT = 1  # nobody answered
COLLISION = 2
MANGLED = 3  # somebody answered, but not well
BROKEN = 4  # the chip itself does not do its work

_COMMAND = 0x01
_COMIRQ = 0x04
_ERROR = 0x06
_FIFO = 0x09
_LEVEL = 0x0A
_CONTROL = 0x0C
_FRAMING = 0x0D
_COLL = 0x0E
_MODE = 0x11
_TXMODE = 0x12
_RXMODE = 0x13
_TXCONTROL = 0x14
_TXASK = 0x15
_RFCFG = 0x26
_TMODE = 0x2A
_TPRESCALER = 0x2B
_TRELOAD_HIGH = 0x2C
_TRELOAD_LOW = 0x2D
_VERSION = 0x37

# The timer ticks every 25 us from the end of what was sent. A tag answers within 0.1 ms, a READ within 5 ms.
_QUICK = 40
_SLOW = 200
_POLLS = 1000  # looks at the interrupt register: far more than 5 ms of SPI

MOST = 16  # tags told apart on one reader; each takes 7 ms, and a look has to end
GUARD = 5  # ms from field on until every tag is awake


class MFRC522:
    kind = "mfrc522"

    def __init__(self, spi, cs, sleep_ms, rst=None, gain=0x48):
        self._spi = spi
        self._cs = cs
        self._rst = rst
        self._sleep = sleep_ms
        self._gain = gain
        self._out = bytearray(66)
        self._in = bytearray(66)
        self._views = {}
        self._reload = -1
        self._crc = -1
        self._meanwhile = None
        self.version = 0
        self.messages = {}
        self.full = False
        cs(1)

    # -- registers

    def _transfer(self, n):
        # slices of a bytearray are copies: the bus needs views, and making one costs memory on every call
        v = self._views.get(n)
        if v is None:
            v = self._views[n] = (memoryview(self._out)[:n], memoryview(self._in)[:n])
        self._cs(0)
        self._spi.write_readinto(v[0], v[1])
        self._cs(1)

    def read(self, reg):
        self._out[0] = 0x80 | (reg << 1)
        self._out[1] = 0
        self._transfer(2)
        return self._in[1]

    def write(self, reg, value):
        self._out[0] = reg << 1
        self._out[1] = value
        self._transfer(2)

    def _write_fifo(self, data):
        n = len(data)
        self._out[0] = _FIFO << 1
        self._out[1 : n + 1] = data
        self._transfer(n + 1)

    def _read_fifo(self, n):
        out = self._out
        for i in range(n):
            out[i] = 0x80 | (_FIFO << 1)
        out[n] = 0
        self._transfer(n + 1)
        return bytes(self._in[1 : n + 1])

    # -- the chip

    def start(self, hard=False):
        """Set the chip up; with `hard` by its reset line first. False when it does not answer."""
        self._reload = self._crc = -1
        if hard and self._rst:
            self._rst(0)
            self._sleep(2)
            self._rst(1)
            self._sleep(40)
        self.write(_COMMAND, 0x0F)
        for _ in range(10):
            self._sleep(2)
            if not self.read(_COMMAND) & 0x10:
                break
        else:
            return False
        self.version = self.read(_VERSION)
        if self.version == 0x00 or self.version == 0xFF:
            return False
        self.write(_TMODE, 0x80)
        self.write(_TPRESCALER, 0xA9)
        self.write(_TXASK, 0x40)
        self.write(_MODE, 0x3D)
        self.write(_RFCFG, self._gain)
        self.write(_COLL, 0x00)
        self.field(False)
        return self.healthy()

    def healthy(self):
        """False when the chip is gone or has forgotten its settings (a dip in the supply)."""
        v = self.read(_VERSION)
        return (
            v == self.version
            and v != 0x00
            and v != 0xFF
            and self.read(_TMODE) == 0x80
            and self.read(_TPRESCALER) == 0xA9
            and self.read(_TXASK) == 0x40
            and self.read(_MODE) == 0x3D
            and self.read(_RFCFG) == self._gain
        )

    def field(self, on):
        v = self.read(_TXCONTROL)
        self.write(_TXCONTROL, (v | 3) if on else (v & 0xFC))

    # -- the air

    def _exchange(self, data, last=0, align=0, crc=False, wait=_QUICK):
        """Send `data` (the last byte's first `last` bits) and listen -> (result, bytes)."""
        m = 0x80 if crc else 0x00
        if m != self._crc:
            self.write(_TXMODE, m)
            self.write(_RXMODE, m)
            self._crc = m
        if wait != self._reload:
            self.write(_TRELOAD_HIGH, wait >> 8)
            self.write(_TRELOAD_LOW, wait & 0xFF)
            self._reload = wait
        self.write(_COMMAND, 0x00)
        self.write(_COMIRQ, 0x7F)
        self.write(_LEVEL, 0x80)
        self._write_fifo(data)
        framing = (align << 4) | last
        self.write(_FRAMING, framing)
        self.write(_COMMAND, 0x0C)
        self.write(_FRAMING, framing | 0x80)
        for _ in range(_POLLS):
            irq = self.read(_COMIRQ)
            if irq & 0x30:
                break
            if irq & 0x01:
                return SILENT, b""
        else:
            return BROKEN, b""
        error = self.read(_ERROR)
        if error & 0x13:  # overflow, parity, protocol
            return MANGLED, b""
        n = self.read(_LEVEL)
        if n > 64:
            return BROKEN, b""
        got = self._read_fifo(n) if n else b""
        if error & 0x08:
            return COLLISION, got
        if error & 0x04 or (crc and not got):
            return MANGLED, b""
        return OK, got

    def _request(self):
        result, got = self._exchange(b"\x26", last=7)
        if result == OK and len(got) != 2:
            return MANGLED
        # two kinds of tags answer REQA with two patterns: a collision, and a good sign
        return OK if result == COLLISION else result

    def _select(self):
        """Pick one of the tags that answered -> (result, id, sak)."""
        ident = b""
        for sel in (0x93, 0x95, 0x97):
            result, part = self._anticollision(sel)
            if result != OK:
                return result, None, 0
            frame = bytes((sel, 0x70)) + part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],))
            result, got = self._exchange(frame, crc=True)
            if result != OK:
                # silence here is a tag leaving the field in the middle of its answer
                return (MANGLED if result != BROKEN else BROKEN), None, 0
            if got[0] & 0x04:
                if part[0] != 0x88:
                    return MANGLED, None, 0
                ident += part[1:]
            else:
                return OK, ident + part, got[0]
        return MANGLED, None, 0

    def _anticollision(self, sel):
        """One cascade level -> (result, its 4 bytes). Where bits collide, the branch with 1 is taken."""
        part = bytearray(4)
        known = 0
        for _ in range(34):
            bits = known & 7
            sent = (known + 7) >> 3
            nvb = 0x20 + ((known >> 3) << 4) + bits
            result, got = self._exchange(bytes((sel, nvb)) + bytes(part[:sent]), last=bits, align=bits)
            if result == BROKEN:
                return BROKEN, None
            if result != OK and result != COLLISION:
                return MANGLED, None
            first = known >> 3
            for j in range(min(len(got), 4 - first)):
                v = got[j]
                if j == 0 and bits:
                    mask = (1 << bits) - 1
                    v = (v & ~mask & 0xFF) | (part[first] & mask)
                part[first + j] = v
            if result == OK:
                if len(got) + first < 5 or part[0] ^ part[1] ^ part[2] ^ part[3] != got[4 - first]:
                    return MANGLED, None
                return OK, bytes(part)
            c = self.read(_COLL)
            if c & 0x20:
                return MANGLED, None
            at = (c & 0x1F) or 32
            if at <= known:
                at += known & ~7  # some chips count from the first byte received
            if at <= known or at > 32:
                return MANGLED, None
            k = at - 1
            part[k >> 3] &= (1 << (k & 7)) - 1
            for j in range((k >> 3) + 1, 4):
                part[j] = 0
            part[k >> 3] |= 1 << (k & 7)
            known = at
        return MANGLED, None

    def _page(self, page):
        for _ in range(2):
            if self._meanwhile:
                self._meanwhile()
            result, got = self._exchange(bytes((0x30, page)), crc=True, wait=_SLOW)
            if result == OK and len(got) == 16:
                return got
        return None

    def scan(self, expected=(), fresh=None, meanwhile=None):
        """One look -> (ids, mangled, works). Afterwards `self.full` says whether tags were left that it did not tell
        apart.

        The field is on only for the look: every tag then starts afresh, and readers do not disturb each other.
        `expected` ids not seen get a second chance. `fresh(id)` says whether the NDEF message of a tag is wanted;
        messages read are in `self.messages` (id -> bytes; b"" for none, None for failed). `meanwhile()` is called
        every few ms: a look at many tags takes long, and buttons must not wait for its end.
        """
        found = []
        mangled = 0
        works = True
        silences = 0
        self.messages = {}
        self.full = False
        self._meanwhile = meanwhile
        self.field(True)
        for _ in range(GUARD):
            self._sleep(1)
            if meanwhile:
                meanwhile()
        for _ in range(MOST + 6):
            if meanwhile and found:
                meanwhile()
            result = self._request()
            if result == SILENT:
                silences += 1
                missing = False
                for t in expected:
                    if t not in found:
                        missing = True
                if silences >= 2 or not (missing or mangled):
                    break
                continue
            ident = None
            if result == OK:
                if len(found) >= MOST:
                    self.full = True
                    break
                result, ident, sak = self._select()
            if result == BROKEN:
                works = False
                break
            if result != OK:
                mangled += 1
                if mangled > 3:
                    break
                continue
            if ident not in found:
                found.append(ident)
                if sak == 0x00 and fresh and fresh(ident):
                    self.messages[ident] = type2.message(self._page)
            self._exchange(b"\x50\x00", crc=True)  # HLTA: it must not answer the next REQA; silence is consent
        self.field(False)
        return found, mangled > 0, works
