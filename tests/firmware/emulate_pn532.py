"""The PN532 at frame level, behind its SPI lines: ACK, checksums, SAM, RFConfiguration, listing, READ.

Source: NXP PN532 user manual rev. 02. Bits travel lowest first on its SPI. Runs on CPython and on MicroPython.
"""

ACK = b"\x00\x00\xff\x00\xff\x00"


def turned(b):
    v = 0
    for k in range(8):
        if b & (1 << k):
            v |= 0x80 >> k
    return v


class Chip:
    def __init__(self):
        self.tags = []
        self.dead = None
        self.hung = False
        self.field = False
        self.spoilt = 0  # so many answers get a wrong checksum
        self.aborted = 0
        self._out = []  # frames waiting to be read
        self._targets = []
        self._selected = False

    def put(self, tag):
        self.tags.append(tag)

    def take(self, tag):
        self.tags.remove(tag)

    # -- SPI

    def select(self, value):
        self._selected = not value

    def reset(self, value):
        if not value:
            self.hung = False
            self._out = []
            self.field = False

    def write_readinto(self, out, back):
        data = bytes([turned(b) for b in out])
        answer = bytes(len(data))
        if self.dead is not None:
            answer = bytes([self.dead] * len(data))
        elif self._selected:
            if data[0] == 0x02:
                answer = bytes((0, 1 if self._out and not self.hung else 0))
            elif data[0] == 0x01 and not self.hung:
                self._take(data[1:])
            elif data[0] == 0x03:
                frame = self._out.pop(0) if self._out and not self.hung else b""
                answer = (b"\x00" + frame + bytes(len(data)))[: len(data)]
        back[:] = bytes([turned(b) for b in answer])

    # -- frames

    def _take(self, frame):
        if frame[:6] == ACK:
            self._out = []
            self.aborted += 1
            return
        assert frame[:3] == b"\x00\x00\xff", frame
        n = frame[3]
        body = frame[5 : 5 + n]
        if (n + frame[4]) & 0xFF or (sum(body) + frame[5 + n]) & 0xFF or body[0] != 0xD4:
            return  # no ACK
        got = self._command(body[1], body[2:])
        if got is None:
            self._out = [ACK, b"\x00\x00\xff\x01\xff\x7f\x81\x00"]  # syntax error frame
            return
        reply = bytes((0xD5, body[1] + 1)) + got
        check = (0x100 - sum(reply)) & 0xFF
        if self.spoilt:
            self.spoilt -= 1
            check ^= 0x55
        self._out = [
            ACK,
            b"\x00\x00\xff" + bytes((len(reply), (0x100 - len(reply)) & 0xFF)) + reply + bytes((check, 0)),
        ]

    def _command(self, command, data):
        if command == 0x02:
            return b"\x32\x01\x06\x07"
        if command in (0x14, 0x12):
            return b""
        if command == 0x32:
            if data[0] == 1:
                self.field = bool(data[1] & 1)
            return b""
        if command == 0x4A and data[1] == 0:
            if not self.field:
                return b"\x00"
            self._targets = [t for t in self.tags if not t.deaf][: min(data[0], 2)]
            out = bytes((len(self._targets),))
            for k in range(len(self._targets)):
                t = self._targets[k]
                out += bytes((k + 1, t.atqa[1], t.atqa[0], t.sak, len(t.ident))) + t.ident
            return out
        if command == 0x40 and len(data) == 3 and data[1] == 0x30 and 1 <= data[0] <= len(self._targets):
            t = self._targets[data[0] - 1]
            if t not in self.tags or not self.field or not t.type2:
                return b"\x01"  # time-out
            t.reads += 1
            m = bytes(t.memory[:180]) + bytes(t.memory[:16])
            return b"\x00" + m[data[2] * 4 : data[2] * 4 + 16]
        return None
