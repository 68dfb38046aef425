"""One reader board on one serial port: a thread that finds it, opens it, follows it, and finds it again.

Everything it learns goes to `sink` as events of `events`, from its own thread. Nothing it meets (no board, another
program on the port, a pulled cable, a board that hangs) raises; the player is told once when the board is lost and
once when it is back, and play goes on from the keys.
"""

from __future__ import annotations

import binascii
import errno
import select
import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from plateau_parlant.firmware import VERSION

from . import ndef
from .discovery import BoardSpec, Claims, Port, candidates, serial_of, system_ports
from .endpoint import (
    FellSilent,
    Happened,
    Happening,
    Hello,
    HostEnd,
    Missed,
    Ponged,
    Replied,
    Snapshot,
    Unanswered,
)
from .events import ButtonEvent, Resync, TableEvent, TagEvent
from .notices import notice

BACK_OFF = (0.1, 0.25, 0.5, 1.0, 2.0)  # seconds between looks; the last one for ever
PROTOCOL = 1
# pyserial raises any of these when the cable is pulled, depending on the system and the call
PULLED = (OSError, TypeError)  # serial.SerialException is an OSError


class BoardHealth(msgspec.Struct, frozen=True):
    """What `plateau board` tells about one board. `readers`: zone name to ok, failed, noisy or full."""

    name: str
    connected: bool
    port: str | None
    serial: str | None
    device: str | None
    firmware: str | None
    readers: dict[str, str]
    lying: dict[str, tuple[str, ...]]
    last_tag: TagEvent | None
    bad_lines: int
    opened: int


def open_port(device: str) -> Any:
    """A pyserial port. Raises what pyserial raises."""
    import serial

    if "://" in device:
        return serial.serial_for_url(device, 115200, timeout=0.02, write_timeout=1)
    return serial.Serial(device, 115200, timeout=0.02, write_timeout=1, exclusive=True)


def received(port: Any, milliseconds: int) -> bytes:
    """What has come by now, or comes within so many milliseconds; b"" for nothing. Raises what pyserial raises.

    Only sockets can be waited for on Windows: there the port's own time-out is what it waits.
    """
    if sys.platform != "win32" and not select.select([port.fileno()], [], [], milliseconds / 1000)[0]:
        return b""
    data: bytes = port.read(port.in_waiting or 1)
    return data


class BoardLink:
    """Follows one board until `close()`. All arguments but `spec` and `sink` are for tests."""

    def __init__(
        self,
        spec: BoardSpec,
        sink: Callable[[TableEvent], None],
        *,
        claims: Claims | None = None,
        ports: Callable[[], Iterable[Port]] = system_ports,
        opener: Callable[[str], Any] = open_port,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.spec = spec
        self._sink = sink
        self._claims = claims or Claims()
        self._ports = ports
        self._opener = opener
        self._clock = clock
        self._stop = threading.Event()
        self._lock = threading.RLock()  # guards the port, the protocol and the fields below
        self._serial: Any = None
        self._host = HostEnd(self._write, self.ms)
        self._replies: dict[str, tuple[threading.Event, list[str | None]]] = {}
        self._pongs: dict[str, threading.Event] = {}
        self._lying: dict[str, list[str]] = {}
        self._state: dict[str, str] = {}
        self._last_tag: TagEvent | None = None
        self._hello: Hello | None = None
        self._port: str | None = None
        self._serial_number: str | None = spec.serial
        self._opened = 0
        self._old = ""  # the version of which it was said that it is old
        self._said: str | None = None  # the notice that stands: lost, missing, busy...
        self._connected = False
        self._ever = False
        self._thread = threading.Thread(target=self._run, name=f"board {spec.name}", daemon=True)
        self._thread.start()

    # -- what others call

    def ms(self) -> int:
        return int(self._clock() * 1000)

    def close(self) -> None:
        """End the thread and free the port. Waits at most three seconds."""
        self._stop.set()
        self._thread.join(3)

    def command(self, *words: str, timeout: float = 2.0) -> str | None:
        """Send a command and wait for its reply; None when no board is there or no reply came in time."""
        done, box = threading.Event(), [None]
        with self._lock:
            if not self._connected:
                return None
            try:
                ident = self._host.command(*words)
            except PULLED:
                return None  # the reader thread meets the same error and deals with it
            self._replies[ident] = (done, box)  # type: ignore[assignment]
        done.wait(timeout)
        with self._lock:
            self._replies.pop(ident, None)
        return box[0]

    def send(self, *words: str) -> bool:
        """Send a command (buzz, shake) without waiting. False when no board is there; the sound is then lost."""
        with self._lock:
            if not self._connected:
                return False
            try:
                self._host.command(*words)
            except PULLED:
                return False
        return True

    def ping(self, timeout: float = 1.0) -> float | None:
        """Seconds there and back, or None."""
        done = threading.Event()
        with self._lock:
            if not self._connected:
                return None
            word = f"w{self.ms()}"
            self._pongs[word] = done
            started = time.perf_counter()
            try:
                self._host.ping(word)
            except PULLED:
                return None
        ok = done.wait(timeout)
        took = time.perf_counter() - started
        with self._lock:
            self._pongs.pop(word, None)
        return took if ok else None

    def health(self) -> BoardHealth:
        with self._lock:
            hello = self._hello
            return BoardHealth(
                name=self.spec.name,
                connected=self._connected,
                port=self._port,
                serial=self._serial_number,
                device=hello.device if hello else None,
                firmware=hello.version if hello else None,
                readers=dict(self._state),
                lying={z: tuple(t) for z, t in self._lying.items()},
                last_tag=self._last_tag,
                bad_lines=self._host.bad,
                opened=self._opened,
            )

    # -- the reader thread

    def _write(self, data: bytes) -> None:
        port = self._serial
        if port is not None:
            port.write(data)

    def _say(self, code: str, **fields: str | int) -> None:
        self._sink(notice(code, ms=self.ms(), board=self.spec.name, **fields))

    def _say_once(self, code: str, **fields: str | int) -> None:
        if self._said != code:
            self._said = code
            self._say(code, **fields)

    def _run(self) -> None:
        tries = 0
        while not self._stop.is_set():
            try:
                found = self._look()
                tries = 0 if found else tries + 1
            except Exception as e:  # a fault of ours must not end the evening's readers
                tries += 1
                self._lost()
                self._say_once("table-board-fault", what=type(e).__name__)
            self._stop.wait(BACK_OFF[min(tries, len(BACK_OFF) - 1)])

    def _look(self) -> bool:
        """Try each candidate port once; True when one of them was our board (until it went away)."""
        ports = list(self._ports())
        devices = candidates(self.spec, ports, self._serial_number)
        trouble: tuple[str, str] | None = None
        for device in devices:
            if self._stop.is_set():
                return False
            if not self._claims.take(device, self.spec.name):
                continue
            try:
                try:
                    port = self._opener(device)
                except (*PULLED, ValueError) as e:
                    trouble = trouble or (_opening_trouble(e), device)
                    continue
                was_ours = self._session(port, device, serial_of(device, ports))
                if was_ours:
                    return True
                trouble = trouble or ("table-board-mute", device)
            finally:
                self._claims.release(device, self.spec.name)
        if not self._ever and not self._stop.is_set():
            if trouble:
                self._say_once(trouble[0], port=trouble[1])
            else:
                self._say_once("table-board-missing")
        return False

    def _session(self, port: Any, device: str, serial_number: str | None) -> bool:
        """Follow the board on an open port until it is gone; False when it never answered."""
        ours = False
        with self._lock:
            self._serial = port
            self._port = device
            self._opened += 1
            self._host.opened()
        try:
            while not self._stop.is_set():
                with self._lock:
                    happenings = self._host.tick()
                    pause = self._host.pause()
                self._handle(happenings, serial_number)
                data = received(port, pause)
                if data:
                    with self._lock:
                        happenings = self._host.feed(data)
                    self._handle(happenings, serial_number)
                ours = ours or self._connected
                if any(isinstance(h, Unanswered) for h in happenings):
                    break
        except PULLED:
            pass
        finally:
            with self._lock:
                self._serial = None
                self._port = None
            try:
                port.close()
            except (*PULLED, ValueError):
                pass
            if not self._stop.is_set():
                self._lost()
        return ours

    def _lost(self) -> None:
        with self._lock:
            was, self._connected = self._connected, False
            for done, _ in self._replies.values():
                done.set()
        if was:
            self._say_once("table-board-lost")

    def _handle(self, happenings: list[Happening], serial_number: str | None) -> None:
        for h in happenings:
            match h:
                case Hello():
                    self._on_hello(h, serial_number)
                case Happened():
                    self._on_event(h)
                case Snapshot():
                    self._on_snapshot(h)
                case Missed():
                    self._say("table-events-missed", count=h.count)
                case Replied():
                    with self._lock:
                        waiting = self._replies.get(h.ident)
                    if waiting:
                        waiting[1][0] = h.text
                        waiting[0].set()
                case Ponged():
                    with self._lock:
                        done = self._pongs.get(h.word)
                    if done:
                        done.set()
                case Unanswered():
                    self._lost()
                case FellSilent():
                    pass  # hellos go out now; it is lost only when three seconds of them go unanswered

    def _on_hello(self, h: Hello, serial_number: str | None) -> None:
        with self._lock:
            self._hello = h
            if serial_number and self.spec.serial is None:
                self._serial_number = serial_number
            was, self._connected = self._connected, True
            first, self._ever = not self._ever, True
        if not was:
            self._said = None
            self._say("table-board-ready" if first else "table-board-back")
        if h.version != self._old and (h.protocol != PROTOCOL or _older(h.version, VERSION)):
            self._old = h.version
            self._say("table-board-old-firmware", version=h.version)

    def _zone(self, reader: str) -> str:
        return self.spec.zones.get(reader, reader)

    def _on_event(self, h: Happened) -> None:
        now = self.ms()
        match h.words:
            case ["tag", reader, "+", tag, *rest]:
                self._tag_on(self._zone(reader), tag, _text(rest[0] if rest else None), now)
            case ["tag", reader, "-", tag, *_]:
                self._tag_off(self._zone(reader), tag, now)
            case ["btn", name, sign, *_]:
                self._sink(ButtonEvent(self.spec.name, name, sign == "+", now, h.late_ms))
            case ["rdr", reader, state, *_]:
                self._reader_state(self._zone(reader), state)
            case ["fault", what, *_]:
                self._say("table-board-fault", what=what)
            case _:
                pass  # a newer board's events

    def _tag_on(self, zone: str, tag: str, text: str | None, now: int) -> None:
        with self._lock:
            lying = self._lying.setdefault(zone, [])
            if tag in lying:
                return
            lying.append(tag)
            event = TagEvent(zone, "on", tag, text, now, self.spec.name)
            self._last_tag = event
        self._sink(event)

    def _tag_off(self, zone: str, tag: str, now: int) -> None:
        with self._lock:
            lying = self._lying.setdefault(zone, [])
            if tag not in lying:
                return
            lying.remove(tag)
        self._sink(TagEvent(zone, "off", tag, None, now, self.spec.name))

    def _reader_state(self, zone: str, state: str) -> None:
        with self._lock:
            was = self._state.get(zone, "ok")
            self._state[zone] = state
        if state == was:
            return
        if state == "failed":
            self._say("table-reader-lost", zone=zone)
            return
        if was == "failed":
            self._say("table-reader-back", zone=zone)
        if state == "noisy":
            self._say("table-reader-noisy", zone=zone)
        elif state == "full":
            self._say("table-reader-full", zone=zone)
        elif was == "full":
            self._say("table-reader-roomy", zone=zone)

    def _on_snapshot(self, snap: Snapshot) -> None:
        """Take over what the board says lies there; only differences become events."""
        now = self.ms()
        for r in snap.readers:
            zone = self._zone(r.name)
            for tag in list(self._lying.get(zone, [])):
                if tag not in r.tags:
                    self._tag_off(zone, tag, now)
            for tag in r.tags:
                self._tag_on(zone, tag, _text(snap.messages.get((r.name, tag))), now)
            self._reader_state(zone, r.state)
        for zone in set(self._lying) - {self._zone(r.name) for r in snap.readers}:
            # a board with other readers was plugged in
            for tag in list(self._lying[zone]):
                self._tag_off(zone, tag, now)
            with self._lock:
                del self._lying[zone]
                self._state.pop(zone, None)
        with self._lock:
            zones = {z: tuple(t) for z, t in self._lying.items()}
        self._sink(Resync(self.spec.name, zones, now))


def _older(board: str, ours: str) -> bool:
    """Whether a board's version, like "1.0", comes before ours. Numbers that cannot be read say nothing."""
    try:
        one, other = ([int(part) for part in version.split(".")] for version in (board, ours))
    except ValueError:
        return False
    return one < other


def _text(message: str | None) -> str | None:
    """The text in an NDEF message as the board sends it (base64)."""
    if not message:
        return None
    try:
        return ndef.parse_text(binascii.a2b_base64(message, strict_mode=True))
    except binascii.Error:
        return None


def _opening_trouble(e: BaseException) -> str:
    number = getattr(e, "errno", None)
    text = str(e)
    if number in (errno.EBUSY, errno.EAGAIN) or "exclusively lock" in text or "PermissionError(13" in text:
        return "table-port-busy"
    if number in (errno.EACCES, errno.EPERM):
        return "table-port-permission"
    return "table-port-broken"
