"""The board's loop: readers in turn, buttons, buzzer, vibration, and the link to the host.

All that is hardware is passed in, so that the same loop runs on the Pico and in tests. `io` has read(wait_ms) ->
bytes, write(bytes) and ms() (never wrapping).

Events it sends: ``tag READER + ID [NDEF]``, ``tag READER - ID``, ``rdr READER ok|failed|noisy|full``,
``btn NAME +|-``, ``fault NAME``. Commands it takes: ``buzz MS [HZ]``, ``shake MS``, ``info``, ``last``, ``stop``.

Runs on CPython 3.11 and MicroPython: keep to what both know.
"""

import binascii

from . import link
from .presence import Presence

AGAIN = 8  # ms until a reader that saw something new is asked once more
RETRY = 2000  # ms between attempts to wake a failed reader; its reset takes time the others need
BOUNCE = 15  # ms a button must stay as it is
LONGEST = 2000  # ms a command may sound or shake
LINE = 250  # signs of tags in one line of the snapshot: with the rest they fit a frame


def hexed(ident):
    return binascii.hexlify(ident).decode().upper()


class Reader:
    """One reader: `chip` is a driver; `hand` readers believe the first look, zones want two."""

    def __init__(self, name, chip, hand=False):
        self.name = name
        self.chip = chip
        self.presence = Presence(on=1 if hand else 2)
        self.state = "failed"
        self.tried = 0
        self.scanned = 0
        self.broken = 0  # looks in a row the chip did not finish
        self.messages = {}  # id -> NDEF of tags that lie here (b"" for none)
        self.unread = {}  # id -> times its NDEF could not be read


class Buttons:
    """`levels` are functions that say whether the button is down; `latched(i)` whether it was since last asked
    (from an interrupt, so that no short press between two looks is lost)."""

    def __init__(self, names, levels, latched=None):
        self._names = names
        self._levels = levels
        self._latched = latched
        self._down = [False] * len(names)
        self._since = [None] * len(names)

    def step(self, now):
        """-> list of (name, down)."""
        out = []
        for i in range(len(self._names)):
            level = bool(self._levels[i]())
            hit = bool(self._latched(i)) if self._latched else False
            if level == self._down[i]:
                if hit and not level and self._since[i] is None:
                    # pressed and let go between two looks
                    out.append((self._names[i], True))
                    out.append((self._names[i], False))
                    self._since[i] = now
                elif self._since[i] is not None and now - self._since[i] >= BOUNCE:
                    self._since[i] = None
                continue
            if self._since[i] is not None and now - self._since[i] < BOUNCE:
                continue  # it changed a moment ago and still bounces
            self._since[i] = now
            self._down[i] = level
            out.append((self._names[i], level))
        return out


class Output:
    """A buzzer or a motor: `drive(hz)` switches it on, `drive(0)` off. It never stays on by itself."""

    def __init__(self, drive):
        self._drive = drive
        self._until = None

    def run(self, ms, hz, now):
        if ms <= 0 or ms > LONGEST or hz < 1 or hz > 20000:
            raise ValueError
        self._drive(hz)
        self._until = now + ms

    def step(self, now):
        if self._until is not None and now >= self._until:
            self._until = None
            self._drive(0)


class Board:
    def __init__(
        self, io, readers, boot, device, version, buttons=None, buzzer=None, shaker=None, ndef=True, free=None
    ):
        self._io = io
        self.readers = readers
        self._buttons = buttons
        self._buzzer = buzzer
        self._shaker = shaker
        self._ndef = ndef
        self._free = free
        self._turn = 0
        self._last = "none"
        self.stopped = False
        self.faults = 0
        self._told = ("", 0)
        self.link = link.BoardEnd(
            io.write, io.ms, boot, device, version, self._snapshot, self._command, self._texts
        )
        for r in readers:
            self._wake(r, first=True)

    # -- what the host asks

    def _snapshot(self):
        for r in self.readers:
            line = ""
            for t in r.presence.present():
                t = hexed(t)
                if len(line) + len(t) >= LINE:
                    yield "%s %s %s" % (r.name, r.state, line)
                    line = ""
                line += "," + t if line else t
            yield "%s %s %s" % (r.name, r.state, line or "-")

    def _texts(self):
        for r in self.readers:
            for t in r.presence.present():
                m = r.messages.get(t)
                if m:
                    yield "%s %s %s" % (r.name, hexed(t), _base64(m))

    def _command(self, words):
        now = self._io.ms()
        verb = words[0] if words else ""
        if verb == "buzz" and self._buzzer:
            self._buzzer.run(int(words[1]), int(words[2]) if len(words) > 2 else 880, now)
            return "ok"
        if verb == "shake" and self._shaker:
            self._shaker.run(int(words[1]), 1, now)
            return "ok"
        if verb == "info":
            return "version=%s up=%d free=%d faults=%d forgotten=%d bad=%d %s" % (
                self.link.version,
                now,
                self._free() if self._free else 0,
                self.faults,
                self.link.forgotten,
                self.link.bad(),
                " ".join(["%s=%s/%s/%02X" % (r.name, r.state, r.chip.kind, r.chip.version) for r in self.readers]),
            )
        if verb == "last":
            return self._last
        if verb == "stop":
            self.stopped = True
            return "ok"
        return "unknown"

    # -- readers

    def _wake(self, r, hard=False, first=False):
        """Set a chip up again: softly, then by its reset line; with `hard` by the reset line at once. Its state at
        the `first` start is no event: the snapshot tells it."""
        r.tried = self._io.ms()
        try:
            ok = (not hard and r.chip.start()) or r.chip.start(True)
        except Exception as e:
            self._fault(e)
            ok = False
        if first:
            r.state = "ok" if ok else "failed"
        elif not ok:
            self._state(r, "failed")
        elif r.state == "failed":
            self._state(r, "ok")
        return ok

    def _fault(self, e):
        """Tell the host, but not the same thing again and again."""
        self.faults += 1
        name = type(e).__name__
        now = self._io.ms()
        if name != self._told[0] or now - self._told[1] > 60000:
            self._told = (name, now)
            self.link.event("fault %s" % name)

    def _state(self, r, state):
        if state != r.state:
            r.state = state
            self.link.event("rdr %s %s" % (r.name, state))

    def _choose(self, now):
        for r in self.readers:
            if r.state != "failed" and r.presence.waiting() and now - r.scanned >= AGAIN:
                return r
        for _ in range(len(self.readers)):
            r = self.readers[self._turn]
            self._turn = (self._turn + 1) % len(self.readers)
            if r.state != "failed" or now - r.tried >= RETRY:
                return r
        return None

    def _look(self, r):
        if r.state == "failed":
            if not self._wake(r):
                return
            r.broken = 0
        r.scanned = self._io.ms()
        present = r.presence.present()
        wanted = None
        if self._ndef:
            known = r.messages
            unread = r.unread

            def wanted(t):
                return t not in known and unread.get(t, 0) < 3

        try:
            seen, mangled, works = r.chip.scan(present, wanted, self._meanwhile)
            healthy = works and (bool(seen) or r.chip.healthy())
        except Exception as e:
            self._fault(e)
            seen, mangled, works, healthy = [], True, False, False
        r.broken = 0 if works else r.broken + 1
        if r.broken >= 3:  # the reset line is not wired, or does not help
            r.tried = self._io.ms()
            self._state(r, "failed")
        if not healthy:
            # its tags count as lying there: a broken reader has seen nothing leave
            if r.state != "failed":
                self._wake(r, not works)
            return
        now = self._io.ms()
        for t in r.chip.messages:
            m = r.chip.messages[t]
            if m is not None:
                r.messages[t] = m
            else:
                r.unread[t] = r.unread.get(t, 0) + 1
        for sign, t in r.presence.step(seen, mangled, now, r.chip.full):
            if sign == "+":
                for other in self.readers:
                    if other is not r and other.presence.moved(t):
                        self.link.event("tag %s - %s" % (other.name, hexed(t)))
                m = r.messages.get(t)
                self._last = "%s %s" % (r.name, hexed(t))
                self.link.event("tag %s + %s%s" % (r.name, hexed(t), " " + _base64(m) if m else ""))
            else:
                self.link.event("tag %s - %s" % (r.name, hexed(t)))
        for kept in (r.messages, r.unread):
            for t in list(kept):
                if t not in seen and t not in r.presence.present():
                    del kept[t]
        self._state(r, "full" if r.presence.full else "noisy" if r.presence.noisy else "ok")

    # -- the loop

    def _hands(self):
        """What must not wait for readers: the buttons, and the end of a sound."""
        now = self._io.ms()
        if self._buttons:
            for name, down in self._buttons.step(now):
                self.link.event("btn %s %s" % (name, "+" if down else "-"))
        if self._buzzer:
            self._buzzer.step(now)
        if self._shaker:
            self._shaker.step(now)

    def _meanwhile(self):
        """Called by a driver in the middle of a look, which a fault in here must not spoil."""
        try:
            self._hands()
        except Exception as e:
            self._fault(e)

    def step(self, wait_ms):
        """One round: what the host said (waiting up to `wait_ms` for it), the buttons, one reader."""
        for k in range(8):
            data = self._io.read(1 if k else wait_ms)
            if not data:
                break
            self.link.feed(data)
            if self.link.idle():
                break  # else events are under way, and their acknowledgements come at once
        self._hands()
        r = self._choose(self._io.ms())
        if r:
            self._look(r)
        self.link.tick()

    def run(self, wait_ms=1, every=None):
        """Steps until `stop`. A fault in a step is told to the host and does not end the program; twenty in a row
        do, with the last one raised. `every` is called now and then (memory)."""
        for _ in range(2):
            # before the first hello: what lies there must be in the first snapshot, or it seems to come and go
            for r in self.readers:
                if r.state != "failed":
                    self._look(r)
        bad = 0
        n = 0
        while not self.stopped:
            try:
                self.step(wait_ms)
                bad = 0
            except Exception as e:
                bad += 1
                if bad >= 20:
                    raise
                self._fault(e)
            n += 1
            if every and n % 64 == 0:
                every()


def _base64(data):
    return binascii.b2a_base64(data).decode().strip()
