"""The board's end of the link: numbered events kept until the host has them, a snapshot on hello, a heartbeat.

Both sides speak lines of words (see wire.py). Board to host:

====  ===========================================================================================
H     protocol boot device version oldest newest ms: hello; `oldest` to `newest` are still kept
Z     index reader state tags: one reader of the snapshot (tags joined by commas, or -), in several lines if need be
T     reader tag message: the NDEF message (base64) of a tag that lies there, if it has one
Y     newest count: end of the snapshot, true after event `newest`; `count` lines Z were sent
E     number ms word...: an event
B     oldest newest ms bad: heartbeat, once a second
G     oldest: what you asked for is forgotten; this is the oldest event kept
R     id text: the reply to a command
P     word: pong
====  ===========================================================================================

Host to board: ``h boot last`` (- and 0 at first), ``a boot last`` (all up to `last` have arrived), ``r boot n``
(send event n once more), ``c id word...`` (a command), ``p word`` (ping). An ack that names another boot is for a
board that has died since: heeding it would drop events nobody has seen.

Runs on CPython 3.11 and MicroPython: keep to what both know.
"""

from . import wire

PROTOCOL = 1
RING = 64  # events kept for a host that is away
WINDOW = 8  # events under way at once
FIRST_TIMEOUT = 60  # ms until the oldest event is sent again; doubles up to LAST_TIMEOUT
LAST_TIMEOUT = 1000
BEAT = 1000  # ms between heartbeats
DEAF = 4000  # ms without a word from the host: nobody listens, stop writing
MEND = 4  # ms between repeats that mangled lines from the host bring about
REPLIES = 8  # command ids remembered, so that a retry does not buzz twice


class BoardEnd:
    """`write(bytes)` and `ms()` (never wrapping) are passed in; `snapshot()` gives the bodies of the Z lines
    (without the Z and index), `texts()` those of the T lines; `command(words)` carries out a command and returns
    the text of its reply."""

    def __init__(self, write, ms, boot, device, version, snapshot, command, texts=None, ring=RING):
        self._write = write
        self._ms = ms
        self.boot = boot
        self.device = device
        self.version = version
        self._snapshot = snapshot
        self._command = command
        self._texts = texts
        self._cap = ring
        self._ring = []  # (number, frame), rising
        self._replies = []  # (id, text)
        self._lines = wire.Lines()
        self.newest = 0
        self.forgotten = 0
        self.up = False
        self._sent = 0
        self._sent_at = 0
        self._timeout = FIRST_TIMEOUT
        self._mended = 0
        self._heard = 0
        self._beat = 0

    def send(self, body):
        self._write(wire.encode(body))

    def oldest(self):
        return self._ring[0][0] if self._ring else self.newest + 1

    def idle(self):
        """True when the host has every event."""
        return not self._ring

    def bad(self):
        return self._lines.bad

    def event(self, words):
        """Keep and, when somebody listens, send an event; returns its number."""
        self.newest += 1
        frame = wire.encode("E %d %d %s" % (self.newest, self._ms(), words))
        self._ring.append((self.newest, frame))
        if len(self._ring) > self._cap:
            self._ring.pop(0)
            self.forgotten += 1
        self._pump()
        return self.newest

    def _pump(self):
        if not self.up or not self._ring:
            return
        first = self._ring[0][0]
        if self._sent < first:
            self._sent = first - 1
            self._sent_at = self._ms()
        end = min(first + WINDOW - 1, self.newest)
        while self._sent < end:
            self._sent += 1
            self._write(self._ring[self._sent - first][1])

    def feed(self, data):
        """Bytes from the host. Never raises for what they say.

        A mangled line while events are under way was most likely an acknowledgement, or a request for the oldest:
        that one is sent again at once. It costs a line; waiting for the time-out would cost the player 60 ms."""
        bad = self._lines.bad
        for body in self._lines.feed(data):
            try:
                self._on(body.split(" "))
            except (ValueError, IndexError):
                self._lines.bad += 1
        if self._lines.bad > bad and self.up and self._ring and self._sent >= self._ring[0][0]:
            now = self._ms()
            if now - self._mended >= MEND:
                self._mended = now
                self._again(self._ring[0][0])

    def _on(self, w):
        verb = w[0]
        if verb == "h":
            boot = w[1]
            last = int(w[2])
            self._heard = self._ms()
            self.up = True
            if boot == self.boot:
                self._ack(last)
            self._hello()
            return
        if not self.up:
            return  # after 4 s of silence, or a restart, a hello comes first
        self._heard = self._ms()
        if verb == "a":
            if w[1] == self.boot:
                self._ack(int(w[2]))
                self._pump()
        elif verb == "r":
            if w[1] == self.boot:
                self._again(int(w[2]))
        elif verb == "p":
            self.send("P " + w[1])
        elif verb == "c":
            self._run(w[1], w[2:])

    def _hello(self):
        self.send(
            "H %d %s %s %s %d %d %d"
            % (PROTOCOL, self.boot, self.device, self.version, self.oldest(), self.newest, self._ms())
        )
        n = 0
        for z in self._snapshot():
            self.send("Z %d %s" % (n, z))
            n += 1
        if self._texts:
            for t in self._texts():
                self.send("T " + t)
        self.send("Y %d %d" % (self.newest, n))
        self._sent = self.oldest() - 1
        self._sent_at = self._ms()
        self._timeout = FIRST_TIMEOUT
        self._pump()

    def _ack(self, n):
        if n > self.newest:
            return
        ring = self._ring
        if ring and n >= ring[0][0]:
            self._timeout = FIRST_TIMEOUT
            self._sent_at = self._ms()
            while ring and ring[0][0] <= n:
                ring.pop(0)

    def _again(self, n):
        if n < self.oldest():
            self.send("G %d" % self.oldest())
        elif n <= self.newest:
            self._write(self._ring[n - self._ring[0][0]][1])
            self._sent_at = self._ms()

    def _run(self, ident, words):
        text = None
        for known, reply in self._replies:
            if known == ident:
                text = reply
        if text is None:
            try:
                text = wire.clean(self._command(words))
            except Exception as e:  # a driver's fault must not take the link down
                text = "error " + type(e).__name__
            self._replies.append((ident, text))
            if len(self._replies) > REPLIES:
                self._replies.pop(0)
        self.send("R %s %s" % (ident, text))

    def tick(self):
        """Call at least every 20 ms or so: heartbeat, resending, and noticing that nobody listens."""
        if not self.up:
            return
        now = self._ms()
        if now - self._heard > DEAF:
            self.up = False
            return
        if self._ring and now - self._sent_at >= self._timeout:
            self._again(self._ring[0][0])
            self._timeout = min(self._timeout * 2, LAST_TIMEOUT)
        if now - self._beat >= BEAT:
            self._beat = now
            self.send("B %d %d %d %d" % (self.oldest(), self.newest, now, self._lines.bad))
