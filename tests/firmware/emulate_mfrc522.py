"""The MFRC522 at register level, on an SPI bus, with tags in its field.

Source: NXP MFRC522 data sheet rev. 3.9: SPI (8.1.2), FIFO (8.3), timer (8.5), registers (9.3), commands (10.3).
Emulated: what an ISO 14443-A reader touches; every other register just keeps what is written. Time is counted in
microseconds on a Clock that drivers' sleeps advance too, so that 'radio times' are those of the standard: 9.44 us
a bit, answers after 91 us, silence until the chip's own timer has run out.

Faults: `dead` (the bus reads as this value), `hung` (commands never end), `reset()` (a dip in the supply),
`noise` (so many answers come mangled), `relative` (collision positions count from the first byte received).
Runs on CPython and on MicroPython.
"""

from emulate_tags import crc_a, to_bits

BIT = 9.44
DELAY = 91
RESET = {0x01: 0x20, 0x07: 0x21, 0x0B: 0x08, 0x0C: 0x10, 0x0E: 0x80, 0x11: 0x3F, 0x14: 0x80, 0x26: 0x48}


class Clock:
    """Microseconds. `sleep` may be given to let them really pass."""

    def __init__(self, sleep=None):
        self.us = 0.0
        self._sleep = sleep
        self._owed = 0.0

    def pass_us(self, us):
        self.us += us
        if self._sleep:
            self._owed += us
            if self._owed >= 500:
                owed = self._owed
                self._owed = 0.0
                self._sleep(owed / 1e6)

    def sleep_ms(self, ms):
        self.pass_us(ms * 1000)

    def ms(self):
        return int(self.us / 1000)


class Chip:
    def __init__(self, clock=None, version=0x92):
        self.clock = clock or Clock()
        self.version = version
        self.tags = []
        self.dead = None
        self.hung = False
        self.stuck = False  # a fault not even the reset line mends
        self.noise = 0
        self.relative = False
        self.exchanges = 0
        self.hard_resets = 0
        self.reset()

    def reset(self):
        self.r = bytearray(64)
        for k in RESET:
            self.r[k] = RESET[k]
        self.r[0x37] = self.version
        self.fifo = []
        for t in self.tags:
            t.power(None)

    def hard_reset(self):
        self.hard_resets += 1
        if not self.stuck:
            self.hung = False
            self.reset()

    # -- the hand

    def put(self, tag):
        self.tags.append(tag)
        tag.power(self.clock.us if self.r[0x14] & 3 else None)

    def take(self, tag):
        self.tags.remove(tag)
        tag.power(None)

    # -- SPI

    def transaction(self, data):
        """Bytes the reader's chip gets while selected -> bytes it gives (the first one means nothing)."""
        if self.dead is not None:
            return bytes([self.dead] * len(data))
        out = [0]
        if data[0] & 0x80:
            for i in range(1, len(data)):
                out.append(self._read((data[i - 1] >> 1) & 0x3F))
        else:
            reg = (data[0] >> 1) & 0x3F
            for i in range(1, len(data)):
                self._write(reg, data[i])
                out.append(0)
        return bytes(out)

    def _read(self, reg):
        if reg == 0x09:
            return self.fifo.pop(0) if self.fifo else 0
        if reg == 0x0A:
            return len(self.fifo)
        return self.r[reg]

    def _write(self, reg, v):
        r = self.r
        if reg == 0x09:
            if len(self.fifo) < 64:
                self.fifo.append(v)
            else:
                r[0x06] |= 0x10
        elif reg == 0x0A:
            if v & 0x80:
                self.fifo = []
                r[0x06] &= ~0x10
        elif reg == 0x04 or reg == 0x05:  # bit 7 says whether marked bits are set or cleared
            if v & 0x80:
                r[reg] |= v & 0x7F
            else:
                r[reg] &= ~v & 0x7F
        elif reg == 0x0E:
            r[reg] = (v & 0x80) | (r[reg] & 0x3F)
        elif reg in (0x06, 0x07, 0x21, 0x22, 0x37):
            pass  # read only
        elif reg == 0x14:
            was, r[reg] = r[reg] & 3, v
            if bool(was) != bool(v & 3):
                for t in self.tags:
                    t.power(self.clock.us if v & 3 else None)
        elif reg == 0x01:
            r[reg] = v & 0x3F
            if v & 0x0F == 0x0F:
                self.reset()
            elif v & 0x0F == 0x03:
                r[0x22], r[0x21] = crc_a(self.fifo)
                self.fifo = []
                r[0x05] |= 0x04
        else:
            r[reg] = v
            if reg == 0x0D and v & 0x80 and r[0x01] & 0x0F == 0x0C and not self.hung:
                self._air()

    # -- the air

    def _silence(self):
        # timer: prescaler f = 13.56 MHz / (2 * TPrescaler + 1), reload from its two registers
        r = self.r
        if r[0x2A] & 0x80:
            prescaler = ((r[0x2A] & 0x0F) << 8) | r[0x2B]
            ticks = (r[0x2C] << 8) | r[0x2D]
            self.clock.pass_us((ticks + 1) * (2 * prescaler + 1) / 13.56)
            r[0x04] |= 0x01

    def _air(self):
        r = self.r
        self.exchanges += 1
        sent = bytes(self.fifo)
        last = r[0x0D] & 7
        align = (r[0x0D] >> 4) & 7
        crc_out = r[0x12] & 0x80
        self.fifo = []
        r[0x06] = 0
        r[0x0C] &= 0xF8
        r[0x0E] = (r[0x0E] & 0x80) | 0x20
        r[0x04] |= 0x40
        self.clock.pass_us((len(sent) * 9 + (18 if crc_out else 0)) * BIT)
        answers = []
        offset = 0
        if r[0x14] & 3 and sent and r[0x15] & 0x40:
            awake = [t for t in self.tags if t.awake(self.clock.us)]
            if last == 7 and len(sent) == 1:
                answers = [to_bits(a) for a in [t.short(sent[0] & 0x7F) for t in awake] if a]
            elif sent[0] in (0x93, 0x95, 0x97) and len(sent) >= 2 and sent[1] < 0x70 and not crc_out:
                offset = ((sent[1] >> 4) - 2) * 8 + (sent[1] & 7)
                known = to_bits(sent[2:])[:offset]
                answers = [a for a in [t.anticollision(sent[0], known) for t in awake] if a]
            elif last == 0:
                data = sent
                good = True
                if not crc_out:
                    data = sent[:-2]
                    good = len(sent) > 2 and crc_a(data) == sent[-2:]
                if not good:
                    for t in awake:
                        t.frame(b"\x00")
                else:
                    answers = [to_bits(a + crc_a(a)) for a in [t.frame(data) for t in awake] if a]
        if not answers:
            self._silence()
            return
        self.clock.pass_us(DELAY + max([len(a) for a in answers]) * BIT * 9 / 8)
        if self.noise:
            self.noise -= 1
            r[0x06] |= 0x02
            r[0x04] |= 0x22
            return
        self._receive(answers, offset, align)

    def _receive(self, answers, offset, align):
        r = self.r
        n = max([len(a) for a in answers])
        bits = answers[0]
        at = -1
        if len(answers) > 1:
            bits = bytearray(n)  # ValuesAfterColl: what follows a collision reads as 0
            for i in range(n):
                here = [a[i] for a in answers if i < len(a)]
                if min(here) != max(here):
                    at = i
                    break
                bits[i] = here[0]
        if at >= 0:
            r[0x06] |= 0x08
            position = (offset if not self.relative else align) + at + 1
            r[0x0E] = (r[0x0E] & 0x80) | ((position & 0x1F) if position <= 32 else 0x20)
        got = bytearray((len(bits) + align + 7) // 8)
        for i in range(len(bits)):
            got[(i + align) >> 3] |= bits[i] << ((i + align) & 7)
        if r[0x13] & 0x80:
            if len(got) < 3 or crc_a(got[:-2]) != bytes(got[-2:]):
                r[0x06] |= 0x04
            got = got[:-2]
        else:
            r[0x0C] = (r[0x0C] & 0xF8) | ((len(bits) + align) & 7)
        self.fifo = list(got)[:64]
        r[0x04] |= 0x20


class Bus:
    """machine.SPI's write_readinto for several chips; `select(n)` and `reset(n)` are the pins."""

    def __init__(self, chips):
        self.chips = chips
        self.transactions = 0
        self._selected = None

    def select(self, n):
        def pin(value):
            if not value:
                assert self._selected is None, "two chips selected"
                self._selected = n
            elif self._selected == n:
                self._selected = None

        return pin

    def reset(self, n):
        def pin(value):
            if not value:
                self.chips[n].hard_reset()

        return pin

    def write_readinto(self, out, back):
        assert len(out) == len(back)
        self.transactions += 1
        if self._selected is None:
            back[:] = b"\xff" * len(out)
        else:
            back[:] = self.chips[self._selected].transaction(out)
