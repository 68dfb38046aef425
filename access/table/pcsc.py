"""Contactless card readers of the PC/SC kind (the extra `pcsc`): on, off, the whole id, the NDEF text.

pyscard is imported only when a reader is wanted. A reader, the system's card service, or both may be missing, come
late or go away; each is said once, and the thread keeps looking.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from . import ndef
from .events import TableEvent, TagEvent
from .notices import notice

# PC/SC part 3: pseudo-commands every contactless reader knows
GET_ID = [0xFF, 0xCA, 0x00, 0x00, 0x00]
LOOK_EVERY = 0.2  # seconds
RETRY_EVERY = 2.0  # while the service or all readers are missing
MOST_PAGES = 40


class CardReader(Protocol):
    """What is needed of pyscard's readers; tests give their own."""

    def id_and_memory(self) -> tuple[bytes, bytes] | None:
        """The id of the card that lies there and its first user memory (may be empty); None for no card.

        Raises Unreadable when a card lies there that does not answer, ReaderGone when the reader does not.
        """


class Unreadable(Exception):
    pass


class ReaderGone(Exception):
    pass


class NoService(Exception):
    pass


class _PyscardReader:
    """Asks the service whether the reader's state has changed, and talks to the card only then: connecting again and
    again to a resting card makes readers blink and beep."""

    def __init__(self, reader: Any) -> None:
        self._reader = reader
        self._context: Any = None
        self._state: int | None = None  # with the service's own count of cards that came and went
        self._card: tuple[bytes, bytes] | None = None

    def id_and_memory(self) -> tuple[bytes, bytes] | None:
        from smartcard import scard

        if self._context is None:
            result, self._context = scard.SCardEstablishContext(scard.SCARD_SCOPE_USER)
            if result != scard.SCARD_S_SUCCESS:
                self._context = None
                raise ReaderGone
        result, states = scard.SCardGetStatusChange(self._context, 0, [(str(self._reader), scard.SCARD_STATE_UNAWARE)])
        state = states[0][1] if states else scard.SCARD_STATE_UNKNOWN
        if result != scard.SCARD_S_SUCCESS or state & (scard.SCARD_STATE_UNKNOWN | scard.SCARD_STATE_UNAVAILABLE):
            scard.SCardReleaseContext(self._context)
            self._context = None
            raise ReaderGone
        marks = state & ~(scard.SCARD_STATE_INUSE | scard.SCARD_STATE_EXCLUSIVE | scard.SCARD_STATE_CHANGED)
        if marks == self._state:
            return self._card
        self._card = None
        if state & scard.SCARD_STATE_PRESENT:
            if state & scard.SCARD_STATE_MUTE:
                raise Unreadable
            self._card = self._talk()
        self._state = marks
        return self._card

    def _talk(self) -> tuple[bytes, bytes] | None:
        from smartcard import scard
        from smartcard.Exceptions import CardConnectionException, NoCardException

        connection = self._reader.createConnection()
        try:
            connection.connect(disposition=scard.SCARD_LEAVE_CARD)
            ident = self._send(connection, GET_ID)
            if not ident:
                raise Unreadable
            return ident, self._memory(connection)
        except NoCardException:
            return None  # it left while we asked
        except CardConnectionException as e:
            raise Unreadable from e
        finally:
            try:
                connection.disconnect()
            except Exception:  # whatever pyscard finds to complain about a connection that is gone
                pass

    @staticmethod
    def _send(connection: Any, command: list[int]) -> bytes:
        data, sw1, sw2 = connection.transmit(command)
        return bytes(data) if (sw1, sw2) == (0x90, 0x00) else b""

    def _memory(self, connection: Any) -> bytes:
        """User memory of a Type 2 tag, as far as its NDEF message goes."""
        out = b""
        for page in range(4, MOST_PAGES, 4):
            got = self._send(connection, [0xFF, 0xB0, 0x00, page, 0x10])
            if len(got) != 16:
                break
            out += got
            if ndef.message_in_memory(out) is not None or b"\xfe" in got:
                break
        return out


def system_readers() -> dict[str, CardReader]:
    """The readers there are now, by name. Raises ImportError without pyscard, NoService without the card service."""
    from smartcard.pcsc.PCSCExceptions import BaseSCardException
    from smartcard.System import readers

    try:
        return {str(r): _PyscardReader(r) for r in readers()}
    except BaseSCardException as e:
        raise NoService from e


class PcscSource:
    """Follows all card readers until `close()`. `zones`: reader name -> zone (part of the name is enough);
    a reader not named there is the zone `zone`."""

    def __init__(
        self,
        sink: Callable[[TableEvent], None],
        *,
        zone: str = "card reader",
        zones: dict[str, str] | None = None,
        readers: Callable[[], dict[str, CardReader]] = system_readers,
        clock: Callable[[], float] = time.monotonic,
        look_every: float = LOOK_EVERY,
        retry_every: float = RETRY_EVERY,
    ) -> None:
        self._sink = sink
        self._zone = zone
        self._zones = zones or {}
        self._list = readers
        self._clock = clock
        self._look_every = look_every
        self._retry_every = retry_every
        self._stop = threading.Event()
        self._known: dict[str, CardReader] = {}
        self._ever: set[str] = set()
        self._lying: dict[str, str] = {}
        self._unreadable: set[str] = set()
        self._said: str | None = None
        self._listed = float("-inf")
        self._thread = threading.Thread(target=self._run, name="card readers", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(3)

    def _ms(self) -> int:
        return int(self._clock() * 1000)

    def _say(self, code: str, **fields: str | int) -> None:
        self._sink(notice(code, ms=self._ms(), **fields))

    def _say_once(self, code: str) -> None:
        if self._said != code:
            self._said = code
            self._say(code)

    def zone_of(self, reader: str) -> str:
        return next((z for part, z in self._zones.items() if part in reader), self._zone)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                if self._clock() - self._listed >= self._retry_every:
                    self._listed = self._clock()
                    self._find()
                for name, reader in list(self._known.items()):
                    self._look(name, reader)
            except ImportError:
                self._say_once("table-pcsc-missing")
                return
            except NoService:
                self._lose_all()
                self._say_once("table-pcsc-no-service")
            except Exception:  # pyscard's many moods must not end the thread
                self._lose_all()
                self._stop.wait(self._retry_every)
            self._stop.wait(self._look_every)

    def _find(self) -> None:
        now = self._list()
        for name in set(self._known) - set(now):
            self._lose(name)
        for name in sorted(set(now) - set(self._known)):
            self._known[name] = now[name]
            self._say("table-pcsc-back" if name in self._ever else "table-pcsc-ready", zone=self.zone_of(name))
            self._ever.add(name)
        if self._known:
            self._said = None
        elif not self._ever:
            self._say_once("table-pcsc-none")

    def _lose(self, name: str) -> None:
        # its card counts as lying there until the reader is back and says otherwise
        del self._known[name]
        self._say("table-pcsc-lost", zone=self.zone_of(name))

    def _lose_all(self) -> None:
        for name in list(self._known):
            self._lose(name)

    def _look(self, name: str, reader: CardReader) -> None:
        zone = self.zone_of(name)
        try:
            got = reader.id_and_memory()
        except ReaderGone:
            self._lose(name)
            return
        except Unreadable:
            if name not in self._unreadable:
                self._unreadable.add(name)
                self._say("table-pcsc-unreadable", zone=zone)
            return
        self._unreadable.discard(name)
        tag = got[0].hex().upper() if got else None
        before = self._lying.get(name)
        if tag == before:
            return
        if before is not None:
            del self._lying[name]
            self._sink(TagEvent(zone, "off", before, None, self._ms(), name))
        if got and tag is not None:
            self._lying[name] = tag
            message = ndef.message_in_memory(got[1]) if got[1] else None
            text = ndef.parse_text(message) if message else None
            self._sink(TagEvent(zone, "on", tag, text, self._ms(), name))
