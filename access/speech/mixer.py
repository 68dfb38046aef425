"""Speech and earcons in one stream of samples (signed 16 bit, mono), for one audio device."""

from __future__ import annotations

import array
import math
import time
from collections import deque
from collections.abc import Callable, Generator

RATE = 22050
_FADE = RATE * 3 // 1000
"""How fast speech that is cut fades, so that it does not click."""
_EDGE = RATE * 5 // 1000
"""How slowly a tone rises and falls."""
_GAP = RATE * 80 // 1000
"""Silence counted to an utterance's end, so that two sentences do not run together."""

# Tone sequences: (hertz, milliseconds), 40 to 80 ms each; told apart by direction and number, not by loudness.
TONES: dict[str, tuple[tuple[float, int], ...]] = {
    "turn": ((660.0, 60), (880.0, 60)),
    "read": ((1320.0, 40),),
    "refused": ((220.0, 80),),
    "reader_lost": ((880.0, 60), (440.0, 60), (330.0, 80)),
    "reader_back": ((440.0, 60), (880.0, 80)),
    "win": ((523.25, 80), (659.25, 80), (783.99, 80)),
    "lose": ((392.0, 80), (329.63, 80), (261.63, 80)),
}


def tone(name: str, volume: int) -> array.array[int]:
    """The samples of an earcon at `volume` percent, each note with 5 ms fades."""
    samples = array.array("h")
    for hertz, milliseconds in TONES[name]:
        length = RATE * milliseconds // 1000
        for place in range(length):
            edge = min(1.0, place / _EDGE, (length - place) / _EDGE)
            samples.append(int(12000 * volume / 100 * edge * math.sin(2 * math.pi * hertz * place / RATE)))
    return samples


class Clip:
    """The sound of one utterance. It may still grow while it is played: synthesis is faster than speech."""

    __slots__ = ("complete", "data", "id", "place")

    def __init__(self, number: int, data: bytes = b"", complete: bool = False) -> None:
        self.id = number
        self.data = bytearray(data)
        self.complete = complete
        self.place = 0  # in bytes


class Mixer:
    """Feeds an audio device. `play`, `cut` and `earcon` may be called from any thread.

    tell(kind, **parts) hears of `started` (first sound handed to the device), `finished` and `silent`. wake() is
    called when there is something to play.
    """

    def __init__(self, tell: Callable[..., None], wake: Callable[[], None] = lambda: None) -> None:
        self._tell = tell
        self._wake = wake
        self._quiet: float | None = time.monotonic()
        self._clips: deque[Clip] = deque()
        self._fading = b""
        self._tone: array.array[int] | None = None
        self._tone_place = 0
        self._cut = False
        self._cutting: Clip | None = None

    def play(self, clip: Clip, interrupt: bool) -> None:
        """Play after what is playing, or at once in its place."""
        if interrupt:
            self._drop()
        self._clips.append(clip)
        self._stir()

    def cut(self) -> None:
        """Silence, with a fade of 3 ms so that it does not click; `silent` is told when it has happened."""
        self._drop()
        self._cut = True
        if self._cutting is None:  # nothing is to be heard, and a device that rests would not ask for it
            self._tell_silent()

    def earcon(self, samples: array.array[int]) -> None:
        """Play a tone now, over the speech, which is a little lower meanwhile."""
        self._tone_place = 0
        self._tone = samples
        self._stir()

    def quiet_since(self) -> float | None:
        """Since when (`time.monotonic()`) the device has been given nothing but silence; None while there is sound
        or some waits."""
        return self._quiet

    def _stir(self) -> None:
        self._quiet = None
        self._wake()

    def _tell_silent(self) -> None:
        if self._cut:
            self._cut = False
            self._tell("silent", at=time.monotonic())

    def _drop(self) -> None:
        if self._clips:
            first = self._clips[0]
            if first.place:
                self._cutting = first
            self._clips.clear()

    def feed(self) -> Generator[bytes, int, None]:
        """The generator an audio device asks for `frames` samples at a time. Must not be slow, nor raise."""
        frames = yield b""
        while True:
            speech = self._speech(frames * 2)
            if self._tone is not None:
                speech = self._over(speech, frames)
            if self._clips or self._tone is not None or self._cutting is not None:
                self._quiet = None
            elif self._quiet is None:
                self._quiet = time.monotonic()
            frames = yield speech

    def _speech(self, wanted: int) -> bytes:
        parts: list[bytes] = []
        got = 0
        cutting, self._cutting = self._cutting, None
        fade = _faded(cutting) if cutting else b""
        self._tell_silent()
        while got < wanted:
            try:
                clip = self._clips[0]
            except IndexError:
                break
            data = bytes(clip.data[clip.place : clip.place + wanted - got])
            if data and not clip.place:
                self._tell("started", id=clip.id, at=time.monotonic())
            clip.place += len(data)
            parts.append(data)
            got += len(data)
            if got < wanted:
                if not clip.complete:
                    break
                if clip.place < len(clip.data) + _GAP * 2:  # its silence is played but not stored
                    quiet = min(wanted - got, len(clip.data) + _GAP * 2 - clip.place)
                    clip.place += quiet
                    parts.append(bytes(quiet))
                    got += quiet
                    continue
                self._tell("finished", id=clip.id, at=time.monotonic())
                try:
                    if self._clips[0] is clip:
                        self._clips.popleft()
                except IndexError:
                    pass
        sound = b"".join(parts)
        return _added(sound, fade[:wanted]) if fade else sound

    def _over(self, speech: bytes, frames: int) -> bytes:
        tone_samples, place = self._tone, self._tone_place
        assert tone_samples is not None
        part = tone_samples[place : place + frames]
        self._tone_place = place + frames
        if self._tone_place >= len(tone_samples) and self._tone is tone_samples:
            self._tone = None
        mixed = array.array("h", speech)
        if len(mixed) < len(part):
            mixed.extend([0] * (len(part) - len(mixed)))
        for index, sample in enumerate(part):
            mixed[index] = max(-32768, min(32767, mixed[index] * 6 // 10 + sample))
        return mixed.tobytes()


def _faded(clip: Clip) -> bytes:
    rest = array.array("h", bytes(clip.data[clip.place : clip.place + 2 * _FADE]))
    for index in range(len(rest)):
        rest[index] = rest[index] * (_FADE - index) // _FADE
    return rest.tobytes()


def _added(first: bytes, second: bytes) -> bytes:
    long, short = (array.array("h", part) for part in sorted((first, second), key=len, reverse=True))
    for index, sample in enumerate(short):
        long[index] = max(-32768, min(32767, long[index] + sample))
    return long.tobytes()
