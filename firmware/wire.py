"""Line codec shared by the board and the host.

A frame is ``$body*XXXXXXXX`` and a newline: the body is printable ASCII without ``$`` and ``*``, XXXXXXXX its
CRC-32 in upper-case hex. ASCII because a raw Ctrl-C on the board's serial port would stop its program; CRC-32
because both interpreters have it in C. Whatever is no frame (boot text, modem commands, noise) is dropped.

Runs on CPython 3.11 and MicroPython: keep to what both know.
"""

import binascii

MAX_BODY = 320


def encode(body):
    """The bytes of one frame. ValueError when `body` cannot travel (too long, a control sign, ``$`` or ``*``)."""
    b = body.encode()
    if len(b) > MAX_BODY or b.find(b"$") >= 0 or b.find(b"*") >= 0 or b.find(b"\n") >= 0 or b.find(b"\r") >= 0:
        raise ValueError("not a frame body")
    return b"$" + b + b"*%08X\n" % (binascii.crc32(b) & 0xFFFFFFFF)


def decode(piece):
    """The body in `piece` (what stands between a ``$`` and the next one, or the end of the line), or None.

    Anything behind the eight CRC digits is not looked at: a newline lost on the way must not cost a frame.
    """
    s = piece.find(b"*")
    if s <= 0 or s > MAX_BODY or len(piece) < s + 9:
        return None
    b = bytes(piece[:s])
    if bytes(piece[s + 1 : s + 9]) != b"%08X" % (binascii.crc32(b) & 0xFFFFFFFF):
        return None
    try:
        return b.decode()
    except UnicodeError:
        return None


def clean(text):
    """`text` fit for a frame body: every sign that cannot travel becomes ``?``, and it is cut to 200 signs."""
    out = []
    for c in text[:200]:
        out.append(c if " " <= c <= "~" and c != "$" and c != "*" else "?")
    return "".join(out)


class Lines:
    """Turns a byte stream into bodies. `bad` counts what had to be dropped."""

    def __init__(self):
        self.bad = 0
        self._tail = b""
        self._long = False  # inside a line that outgrew every frame: drop up to its newline

    def feed(self, data):
        """The good bodies completed by `data` (bytes), in order. The eight digits complete a frame, not its newline,
        which may get lost."""
        out = []
        parts = (self._tail + bytes(data)).split(b"\n")
        tail = parts.pop()
        for line in parts:
            self._line(line, out)
        if tail[-9:-8] == b"*" and decode(tail[tail.rfind(b"$") + 1 :]) is not None:
            self._line(tail, out)
            tail = b""
        if len(tail) > 2 * MAX_BODY:
            tail = tail[-MAX_BODY:]
            self._long = True
        self._tail = tail
        return out

    def _line(self, line, out):
        if self._long:
            # the start of this line is gone; a whole frame may still stand at its end
            self._long = False
            self.bad += 1
            k = line.rfind(b"$")
            body = decode(line[k + 1 :]) if k >= 0 else None
            if body is not None:
                out.append(body)
            return
        pieces = line.split(b"$")
        if pieces[0].strip():
            self.bad += 1
        for piece in pieces[1:]:
            body = decode(piece)
            if body is None:
                self.bad += 1
            else:
                out.append(body)
