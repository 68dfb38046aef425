"""Where utterances come out: the sink interface, and the sinks that need no voice (text, record, null)."""

import json
import os
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol, TextIO

from .utterance import Utterance, VoiceSettings, estimate_seconds, speakable


class Sink(Protocol):
    """One way out. No method blocks and none raises into the game, whatever happens to the machine.

    name: for notices and `doctor`. paced: True for a voice, which says one thing at a time and is sent the next
    one when it is free; False for print, which takes everything at once.
    """

    name: str
    paced: bool

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        """Begin to say `text` (clean, not empty); with `interrupt`, what is being said ends first."""

    def stop(self) -> None:
        """Be silent now."""

    def earcon(self, name: str) -> None:
        """Play a short tone, under the speech if there is any; nothing where the sink has no tones."""

    def remaining(self) -> float | None:
        """Seconds of speech left, 0.0 when silent, None when this sink cannot tell (then it is estimated)."""

    def listen(self, changed: Callable[[], None]) -> None:
        """`changed()` will be called, from any thread, when an utterance has ended by itself."""

    def fate(self, utterance: Utterance, heard: bool) -> None:
        """What became of an utterance: heard to its end, or cut, replaced or silenced. Called once for each."""

    def configure(self, settings: VoiceSettings) -> None:
        """New rate, pitch, volume, voice or pronunciation, from the next utterance on."""

    def close(self) -> None:
        """End within a second, whatever state the sink is in; may be called twice."""


class QuietSink:
    """The do-nothing half of the sink interface, for sinks that need only part of it."""

    name = "quiet"
    paced = False

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        pass

    def stop(self) -> None:
        pass

    def earcon(self, name: str) -> None:
        pass

    def remaining(self) -> float | None:
        return 0.0

    def listen(self, changed: Callable[[], None]) -> None:
        pass

    def fate(self, utterance: Utterance, heard: bool) -> None:
        pass

    def configure(self, settings: VoiceSettings) -> None:
        pass

    def close(self) -> None:
        pass


class NullSink(QuietSink):
    """Says nothing, at once."""

    name = "null"


class TextSink(QuietSink):
    r"""One utterance, one line, one write, one flush; never an escape or another control byte.

    On a terminal a line is "\n" + text, so that the cursor rests behind the newest text (screen readers read it
    then); on a pipe or in a file it is text + "\n". `wrap` (columns, terminal only) breaks long lines at words.
    A reader that has gone away (broken pipe) or a full disk is noticed once and then ignored: `broken` is True.
    """

    name = "text"

    def __init__(self, stream: TextIO | None = None, *, wrap: int | None = None, terminal: bool | None = None) -> None:
        self._stream = sys.stdout if stream is None else stream
        try:
            self.terminal = self._stream.isatty() if terminal is None else terminal
        except (OSError, ValueError):
            self.terminal = False
        self._wrap = wrap if self.terminal else None
        self._lock = threading.Lock()
        self._held: list[str] | None = None
        self.shut = False
        self.broken = False

    def hold(self) -> None:
        """Keep lines back until `release`: it is not yet known whether a screen reader speaks them itself."""
        with self._lock:
            if self._held is None:
                self._held = []

    def release(self, printing: bool) -> None:
        """Print what was held back and go on printing; or, with False, drop it and print no more (the screen
        reader is spoken to directly and would read a printed line a second time)."""
        with self._lock:
            held, self._held, self.shut = self._held or [], None, not printing
            if printing:
                for line in held:
                    self._write(line)

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        line = speakable(text)
        if not line:
            return
        with self._lock:
            if self._held is not None:
                self._held.append(line)
            elif not self.shut:
                self._write(line)

    def close(self) -> None:
        """What is still held back is printed."""
        if self._held is not None:
            self.release(printing=True)

    def _write(self, line: str) -> None:
        if self.broken:
            return
        if self._wrap:
            line = "\n".join(textwrap.wrap(line, max(20, self._wrap)) or [line])
        whole = "\n" + line if self.terminal else line + "\n"
        try:
            encoding = getattr(self._stream, "encoding", None) or "utf-8"
            self._stream.write(whole.encode(encoding, "replace").decode(encoding))
            self._stream.flush()
        except (OSError, ValueError):
            self.broken = True
            _forget_stdout(self._stream)


def _forget_stdout(stream: TextIO) -> None:
    """Point a dead standard output at nothing, or Python complains about it on stderr at exit."""
    try:
        descriptor = stream.fileno()
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, descriptor)
        os.close(nothing)
    except (OSError, ValueError, AttributeError):
        pass


class RecordSink(QuietSink):
    """For tests and scripts: one JSON line an utterance, {"text", "kind", "channel", "heard": "heard" | "cut"}.

    It behaves like a voice that needs `estimate_seconds` for each utterance, on the clock it is given, so what a
    player in a hurry would hear is what is recorded. A line is written when the utterance's fate is known; the
    game never waits for it. An announcer that closes with speech pending lets it run out at once, as heard.
    """

    name = "record"
    paced = True
    _lock = threading.Lock()  # one for all: the channels' records share a stream

    def __init__(
        self, stream: TextIO | None = None, *, clock: Callable[[], float] = time.monotonic, rate: int = 175
    ) -> None:
        self._stream = sys.stdout if stream is None else stream
        self._clock = clock
        self._rate = rate
        self._until = 0.0
        self.instant_end = True
        self.broken = False

    def say(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        now = self._clock()
        start = now if interrupt else max(now, self._until)
        self._until = start + estimate_seconds(text, self._rate)

    def stop(self) -> None:
        self._until = 0.0

    def remaining(self) -> float | None:
        return max(0.0, self._until - self._clock())

    def configure(self, settings: VoiceSettings) -> None:
        self._rate = settings.rate

    def fate(self, utterance: Utterance, heard: bool) -> None:
        line: dict[str, Any] = {
            "text": utterance.text,
            "kind": utterance.kind,
            "channel": utterance.channel,
            "heard": "heard" if heard else "cut",
        }
        with self._lock:
            if self.broken or not utterance.text:
                return
            try:
                self._stream.write(json.dumps(line, ensure_ascii=False) + "\n")
                self._stream.flush()
            except UnicodeEncodeError:
                self._stream.write(json.dumps(line) + "\n")
                self._stream.flush()
            except (OSError, ValueError):
                self.broken = True
                _forget_stdout(self._stream)
