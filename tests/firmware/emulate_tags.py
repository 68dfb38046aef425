"""ISO 14443-A tags as a reader's field meets them: states, bit-wise anticollision, SELECT, HALT, READ.

Source: ISO/IEC 14443-3 (type A state diagram, REQA, AC, SELECT, HLTA, CRC_A), NTAG213 data sheet (READ, memory).
Runs on CPython and on MicroPython.
"""

IDLE, READY, ACTIVE, HALT, READY_AGAIN, ACTIVE_AGAIN = range(6)


def crc_a(data):
    crc = 0x6363
    for b in data:
        b = (b ^ crc) & 0xFF
        b = (b ^ (b << 4)) & 0xFF
        crc = ((crc >> 8) ^ (b << 8) ^ (b << 3) ^ (b >> 4)) & 0xFFFF
    return bytes((crc & 0xFF, crc >> 8))


def to_bits(data):
    """One byte a bit, lowest first: a list would take eight times the memory."""
    out = bytearray(8 * len(data))
    for k in range(len(out)):
        out[k] = (data[k >> 3] >> (k & 7)) & 1
    return bytes(out)


class Tag:
    """One tag with a 4, 7 or 10 byte id. `pages`: what user memory holds from page 4 on (Type 2 tags only)."""

    WAKES_AFTER = 2500  # us of field until it hears anything

    def __init__(self, ident, pages=b"", type2=None):
        self.ident = bytes(ident)
        n = len(ident)
        self.type2 = n == 7 if type2 is None else type2
        parts = [self.ident] if n == 4 else [b"\x88" + self.ident[:3], self.ident[3:]]
        if n == 10:
            parts = [b"\x88" + self.ident[:3], b"\x88" + self.ident[3:6], self.ident[6:]]
        self._parts = parts
        self.atqa = {4: b"\x04\x00", 7: b"\x44\x00", 10: b"\x84\x00"}[n]
        self.sak = 0x00 if self.type2 else 0x08
        self.memory = bytearray(16) + bytearray(pages) + bytearray(180 - len(pages))
        self.deaf = False  # it lies there but answers nothing (a bad angle)
        self.powered = None  # us since when it has a field
        self._state = IDLE
        self._level = 0
        self.reads = 0

    def power(self, at):
        self.powered = at
        self._state = IDLE
        self._level = 0

    def awake(self, now):
        return not self.deaf and self.powered is not None and now - self.powered >= self.WAKES_AFTER

    def _back(self):
        self._state = HALT if self._state in (HALT, READY_AGAIN, ACTIVE_AGAIN) else IDLE
        self._level = 0

    def short(self, command):
        """REQA or WUPA (7 bits) -> ATQA or None."""
        if (command == 0x26 and self._state == IDLE) or (command == 0x52 and self._state in (IDLE, HALT)):
            self._state = READY_AGAIN if self._state == HALT else READY
            self._level = 0
            return self.atqa
        if self._state != IDLE and self._state != HALT:
            self._back()
        return None

    def anticollision(self, sel, known):
        """`known`: the bits the reader has -> the rest of id part and check byte, as bits, or None."""
        if self._state not in (READY, READY_AGAIN) or sel != 0x93 + 2 * self._level:
            self._back()
            return None
        p = self._parts[self._level]
        bits = to_bits(p + bytes((p[0] ^ p[1] ^ p[2] ^ p[3],)))
        return bits[len(known) :] if bits[: len(known)] == known else None

    def frame(self, data):
        """A whole frame (its CRC was right and is taken off) -> the answer without CRC, or None."""
        if len(data) == 7 and data[0] in (0x93, 0x95, 0x97) and data[1] == 0x70:
            p = self._parts[self._level]
            check = p[0] ^ p[1] ^ p[2] ^ p[3]
            if (
                self._state in (READY, READY_AGAIN)
                and data[0] == 0x93 + 2 * self._level
                and data[2:6] == p
                and data[6] == check
            ):
                self._level += 1
                if self._level < len(self._parts):
                    return bytes((self.sak | 0x04,))
                self._state = ACTIVE_AGAIN if self._state == READY_AGAIN else ACTIVE
                return bytes((self.sak,))
        elif self._state in (ACTIVE, ACTIVE_AGAIN):
            if data == b"\x50\x00":
                self._state = HALT
                return None
            if data[0] == 0x30 and len(data) == 2 and self.type2 and data[1] < 45:
                self.reads += 1
                m = bytes(self.memory[:180]) + bytes(self.memory[:16])
                return m[data[1] * 4 : data[1] * 4 + 16]
        self._back()
        return None
