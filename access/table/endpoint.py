"""The host's end of the board link: a protocol without a port, a thread or a clock of its own.

Bytes go in, happenings come out; `firmware.link` is the other end and says what the lines mean. Every event is
handed on exactly once and in order, whatever the line loses or repeats, and across closing and reopening the port;
only a board that had to forget events makes a gap, and then `Missed` says how many.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from plateau_parlant.firmware import link, wire

HELLO_EVERY = 500  # ms between hellos until one is answered
UNANSWERED = 3000  # ms of unanswered hellos: this is not our board, or it hangs
SILENT = 2500  # ms without a word (it beats every second): say hello again
ACK_EVERY = 1000  # ms; tells the board that somebody listens
ASK_AGAIN = 8  # ms until a missing event is asked for again; doubles up to ASK_EVERY
ASK_EVERY = 64
DOUBT = 2  # ms between requests that mangled lines bring about
REST = 50  # ms; `tick` is wanted at least that often
COMMAND_EVERY = 250  # ms until an unanswered command is sent again
COMMAND_TRIES = 10


class Hello(msgspec.Struct, frozen=True):
    """The board answered. `restarted`: it is known, but has been switched on again since."""

    boot: str
    device: str
    version: str
    protocol: int
    restarted: bool


class Happened(msgspec.Struct, frozen=True):
    """One event, in order. `late_ms`: how long ago it happened, by the board's own clock."""

    number: int
    late_ms: int
    words: list[str]


class Missed(msgspec.Struct, frozen=True):
    """The board's memory overflowed while nobody listened: `count` events are gone. A snapshot follows."""

    count: int


class Reader(msgspec.Struct, frozen=True):
    """One reader of a snapshot. `state`: ok, failed, noisy, or full (more tags than it tells apart lie there)."""

    name: str
    state: str
    tags: tuple[str, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """What lies where, at exactly this point between the events. `messages`: NDEF (base64) by reader and tag;
    on a bad line some may be missing."""

    readers: list[Reader]
    messages: dict[tuple[str, str], str] = {}


class Replied(msgspec.Struct, frozen=True):
    """The answer to a command; None when it never came."""

    ident: str
    text: str | None


class Ponged(msgspec.Struct, frozen=True):
    word: str


class FellSilent(msgspec.Struct, frozen=True):
    """The port is open but the board says nothing any more. Hellos go out."""


class Unanswered(msgspec.Struct, frozen=True):
    """No hello was answered for three seconds after opening."""


Happening = Hello | Happened | Missed | Snapshot | Replied | Ponged | FellSilent | Unanswered


class _Command(msgspec.Struct):
    body: str
    sent: int
    tries: int


class HostEnd:
    """`send(bytes)` writes to the port (its errors pass through); `clock()` is a monotonic clock in milliseconds.

    Not thread-safe: one thread owns it.
    """

    def __init__(self, send: Callable[[bytes], None], clock: Callable[[], int]) -> None:
        self._send = send
        self._clock = clock
        self.boot: str | None = None
        self.last = 0
        self.live = False
        self.duplicates = 0
        self.asked_again = 0
        self._lines = wire.Lines()
        self._early: dict[int, list[str]] = {}
        self._offset: int | None = None  # board's clock minus ours
        self._partial: list[Reader] | None = None  # Z lines since the last H
        self._pending: tuple[int, Snapshot] | None = None
        self._commands: dict[str, _Command] = {}
        self._run = secrets.token_hex(3)  # so that two runs of the program never share a command id
        self._counter = 0
        # number of a missing event -> when it is asked for again, and the pause after that
        self._asked: dict[int, tuple[int, int]] = {}
        self._doubted = 0
        self.opened()

    @property
    def bad(self) -> int:
        """Lines dropped since the port was opened."""
        return int(self._lines.bad)

    def opened(self) -> None:
        """The port has just been opened: whatever it said before is lost; ask for a hello."""
        now = self._clock()
        self.live = False
        self._lines = wire.Lines()
        self._early.clear()
        self._asked = {}
        self._partial = None
        self._messages: dict[tuple[str, str], str] = {}
        self._pending = None
        self._opened = now
        self._heard = now
        self._hello_sent: int | None = None
        self._ack_sent = now
        self._complained = False
        self._snapshot_due: int | None = None

    def _say(self, body: str) -> None:
        self._send(wire.encode(body))

    def _hello(self) -> None:
        self._hello_sent = self._clock()
        self._say(f"h {self.boot or '-'} {self.last}")

    def _ack(self) -> None:
        self._ack_sent = self._clock()
        self._say(f"a {self.boot} {self.last}")

    def ping(self, word: str) -> None:
        """Ask for a `Ponged(word)`."""
        self._say(f"p {word}")

    def command(self, *words: str) -> str:
        """Send a command (again and again until it is answered); the id its `Replied` will carry."""
        self._counter += 1
        ident = f"{self._run}{self._counter:x}"
        body = " ".join(("c", ident, *words))
        wire.encode(body)  # ValueError now rather than in the reader thread
        self._commands[ident] = _Command(body, self._clock(), 0)
        if self.live:
            self._commands[ident].tries = 1
            self._say(body)
        return ident

    def tick(self) -> list[Happening]:
        """Call at least every `pause()` while the port is open."""
        out: list[Happening] = []
        now = self._clock()
        if self.live and now - self._heard > SILENT:
            self.live = False
            self._hello_sent = None
            self._opened = now
            self._complained = False
            out.append(FellSilent())
        if not self.live:
            if self._hello_sent is None or now - self._hello_sent >= HELLO_EVERY:
                self._hello()
            if not self._complained and now - self._opened >= UNANSWERED:
                self._complained = True
                out.append(Unanswered())
        else:
            if self._snapshot_due is not None and now - self._snapshot_due >= HELLO_EVERY:
                self._snapshot_due = now  # a line of the snapshot got lost
                self._hello()
            if now - self._ack_sent >= ACK_EVERY:
                self._ack()
            if self._early:
                self._ask()
        for ident, c in list(self._commands.items()):
            if now - c.sent < COMMAND_EVERY:
                continue
            if c.tries >= COMMAND_TRIES or (not self.live and now - c.sent >= UNANSWERED):
                del self._commands[ident]
                out.append(Replied(ident, None))
            elif self.live:
                c.sent, c.tries = now, c.tries + 1
                self._say(c.body)
        return out

    def pause(self) -> int:
        """Milliseconds until `tick` is wanted again: few while an event is missing."""
        if not self.live or not self._early or not self._asked:
            return REST
        return max(1, min(REST, min(due for due, _ in self._asked.values()) - self._clock()))

    def feed(self, data: bytes) -> list[Happening]:
        """Bytes from the port. Never raises for what they say.

        A mangled line was most likely the next event: it is asked for at once, not when a later one shows the gap.
        Where there is none the board does not answer."""
        out: list[Happening] = []
        before, duplicates, bad = self.last, self.duplicates, self._lines.bad
        for body in self._lines.feed(data):
            try:
                self._on(body.split(" "), out)
            except (ValueError, IndexError):
                self._lines.bad += 1
        # a repeated event means that our last ack got lost
        if self.live and (self.last != before or self.duplicates != duplicates):
            self._ack()
        if self.live and self._lines.bad > bad:
            if self._clock() - self._doubted >= DOUBT:
                self._doubted = self._clock()
                self._asked.pop(self.last + 1, None)  # the repeat may be what was mangled
            self._ask(self.last + 1)
        return out

    def _on(self, w: list[str], out: list[Happening]) -> None:
        verb = w[0]
        if verb == "H":
            self._on_hello(w, out)
        elif not self.live:
            return  # left over from before we asked
        elif verb == "E":
            n, ms = int(w[1]), int(w[2])
            if n <= self.last or n in self._early:
                self.duplicates += 1
            elif n <= self.last + 4 * link.RING:
                self._early[n] = [str(ms), *w[3:]]
                self._deliver(out)
                if self._early:
                    self._ask()
        elif verb == "B":
            self._offset = int(w[3]) - self._clock()
            if self._forgotten(int(w[1]), out):
                self._hello()
            elif int(w[2]) > self.last:
                self._ask(int(w[2]))
        elif verb == "G":
            if self._forgotten(int(w[1]), out):
                self._hello()
        elif verb == "Z":
            if self._partial is not None and int(w[1]) == len(self._partial):
                tags = () if w[4] == "-" else tuple(w[4].split(","))
                self._partial.append(Reader(w[2], w[3], tags))
        elif verb == "T":
            self._messages[w[1], w[2]] = w[3]
        elif verb == "Y":
            self._on_snapshot_end(int(w[1]), int(w[2]), out)
        elif verb == "R":
            if self._commands.pop(w[1], None) is not None:
                out.append(Replied(w[1], " ".join(w[2:])))
        elif verb == "P":
            out.append(Ponged(w[1]))
        self._heard = self._clock()

    def _on_hello(self, w: list[str], out: list[Happening]) -> None:
        protocol, boot, device, version = int(w[1]), w[2], w[3], w[4]
        oldest, newest, ms = int(w[5]), int(w[6]), int(w[7])
        known = self.boot is not None
        # a board whose boot id failed to change gives itself away by counting from the start again
        same = self.boot == boot and newest >= self.last
        was_live, self.live = self.live, True
        self._heard = self._clock()
        self._offset = ms - self._heard
        self._partial = []
        self._messages = {}
        self._snapshot_due = self._heard
        if not same:
            self.boot = boot
            self._early.clear()
            self._pending = None
            # Presses from before this program ran are not meant for it; what lies on the readers the snapshot tells.
            self.last = oldest - 1 if known else newest
        if not was_live or not same:
            out.append(Hello(boot, device, version, protocol, known and not same))
        if not same and not known and newest >= oldest:
            self._ack()
        self._forgotten(oldest, out)

    def _forgotten(self, oldest: int, out: list[Happening]) -> bool:
        """The board has nothing older than `oldest`: do not wait for it. True when something was missed."""
        missed = 0
        while self.last + 1 < oldest:
            if self.last + 1 in self._early:
                self._deliver(out)
                continue
            upto = min([oldest, *self._early]) - 1 if self._early else oldest - 1
            missed += upto - self.last
            self.last = upto
        if not missed:
            return False
        if self._pending and self._pending[0] < self.last:
            self._pending = None
        out.append(Missed(missed))
        self._deliver(out)
        return True

    def _deliver(self, out: list[Happening]) -> None:
        self._settle(out)
        while self.last + 1 in self._early:
            ms, *words = self._early.pop(self.last + 1)
            self.last += 1
            late = 0 if self._offset is None else max(0, self._clock() + self._offset - int(ms))
            out.append(Happened(self.last, late, words))
            self._settle(out)

    def _on_snapshot_end(self, newest: int, count: int, out: list[Happening]) -> None:
        partial, self._partial = self._partial, None
        if partial is None or len(partial) != count or newest < self.last:
            self._hello()  # a line of it got lost, or events overtook it
            self._snapshot_due = self._clock()
            return
        self._snapshot_due = None
        self._pending = (newest, Snapshot(_whole(partial), self._messages))
        self._settle(out)

    def _settle(self, out: list[Happening]) -> None:
        """Hand the snapshot on when exactly the events it contains have been handed on."""
        if self._pending and self.last == self._pending[0]:
            out.append(self._pending[1])
            self._pending = None

    def _ask(self, newest: int = 0) -> None:
        """Ask for the events missing before what has arrived (or up to `newest`), each now and then."""
        now = self._clock()
        end = max([newest + 1, *self._early])
        missing = [n for n in range(self.last + 1, min(end, self.last + 1 + link.WINDOW)) if n not in self._early]
        self._asked = {n: self._asked[n] for n in missing if n in self._asked}
        for n in missing:
            due, pause = self._asked.get(n, (now, ASK_AGAIN))
            if due <= now:
                self._asked[n] = (now + pause, min(2 * pause, ASK_EVERY))
                self.asked_again += 1
                self._say(f"r {self.boot} {n}")


def _whole(lines: list[Reader]) -> list[Reader]:
    """One entry a reader: the tags of one may have needed several lines."""
    found: dict[str, Reader] = {}
    for one in lines:
        before = found.get(one.name)
        found[one.name] = one if before is None else Reader(one.name, one.state, before.tags + one.tags)
    return list(found.values())
