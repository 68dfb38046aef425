"""Helper process for screen readers and system voices, through the package `prismatoid`. See `link`.

Option `want`: "reader" (a running screen reader: NVDA, JAWS, VoiceOver, Orca...), "system" (OneCore, SAPI,
AVSpeech, speech-dispatcher) or "any", readers first. In a process of its own, because a screen reader or a speech
server that hangs would take the game with it.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from .link import Link, Message, serve
from .utterance import estimate_seconds

READERS = (
    "NVDA", "JAWS", "VOICE_OVER", "ORCA", "ZDSR", "ZOOM_TEXT", "BOY_PC_READER", "PC_TALKER", "SENSE_READER",
    "SYSTEM_ACCESS", "WINDOW_EYES",
)  # fmt: skip
SYSTEM = ("ONE_CORE", "SAPI", "AV_SPEECH", "SPEECH_DISPATCHER", "SPIEL")
_BEST = {"fr": ("fr-fr", "fr"), "en": ("en-gb", "en-us", "en")}


def find(prism: Any, want: str) -> tuple[Any, str] | None:
    """The first backend that works here and now, and "reader" or "system"; None when there is none."""
    context = prism.Context()
    groups = [(kind, names) for kind, names in (("reader", READERS), ("system", SYSTEM)) if want in (kind, "any")]
    for kind, names in groups:
        for name in names:
            number = getattr(prism.BackendId, name, None)
            if number is None or not context.exists(number):
                continue
            try:
                backend = context.create(number)
                features = backend.features
            except (prism.PrismError, ValueError, RuntimeError):
                continue
            if features.is_supported_at_runtime and (features.supports_speak or features.supports_output):
                backend.context = context  # the context must outlive it
                return backend, kind
    return None


class Voice:
    """One Prism backend, one utterance at a time."""

    def __init__(self, link: Link, backend: Any, kind: str, settings: dict[str, Any]) -> None:
        self._link = link
        self._backend = backend
        self._features = backend.features
        self._kind = kind
        self._settings = settings
        self._voices: dict[tuple[str, str | None], int | None] = {}
        self._voice: int | None = None
        self._missing: set[str] = set()
        self._speaking: int | None = None
        self._until = 0.0
        self._manner()

    def take(self, message: Message) -> None:
        """Act on one message."""
        do = message.get("do")
        if do == "say":
            self._say(message)
        elif do == "stop":
            self._speaking = None
            if self._features.supports_stop:
                self._backend.stop()
            self._link.tell("silent", at=time.monotonic())
        elif do == "set":
            self._settings = {**self._settings, **message.get("settings", {})}
            self._manner()
        elif do == "ping":
            self._link.tell("pong")
        elif do == "close":
            if self._features.supports_stop and self._kind == "system":
                self._backend.stop()
            self._link.end()

    def pause(self) -> float | None:
        """How long to wait for a message; tells of an utterance that is over."""
        if self._speaking is None:
            return None
        left = self._until - time.monotonic()
        if self._features.supports_is_speaking:
            if left <= 0 or (self._since + 0.15 < time.monotonic() and not self._backend.speaking):
                left = 0.0
            else:
                left = min(left, 0.05)
        if left > 0:
            return left
        self._link.tell("finished", id=self._speaking, at=time.monotonic())
        self._speaking = None
        return None

    def _say(self, message: Message) -> None:
        text, lang = str(message["text"]), str(message.get("lang", "fr"))
        interrupt = message.get("interrupt") is not False
        if self._kind == "system":
            self._use(lang)
        if self._kind == "reader" and self._features.supports_output:
            self._backend.output(text, interrupt)  # speech and braille
        else:
            self._backend.speak(text, interrupt)
        seconds = estimate_seconds(text, self._settings.get("rate", 175))
        self._since = time.monotonic()
        self._speaking = message["id"]
        # A voice that can be asked is given time; one that cannot is taken at the estimate.
        self._until = self._since + (seconds * 1.4 if self._features.supports_is_speaking else seconds)
        self._link.tell("spoken", id=message["id"], seconds=round(seconds, 3))
        self._link.tell("started", id=message["id"], at=self._since)

    def _use(self, lang: str) -> None:
        wanted = (lang, (self._settings.get("voice") or {}).get(lang))
        if wanted not in self._voices:
            self._voices[wanted] = self._search(*wanted)
        voice = self._voices[wanted]
        if voice is None:
            if lang not in self._missing:
                self._missing.add(lang)
                self._link.tell("notice", code="no_language", detail=lang)
        elif voice != self._voice:
            self._backend.voice = voice
            self._voice = voice
            self._manner()

    def _search(self, lang: str, name: str | None) -> int | None:
        features = self._features
        if not (features.supports_count_voices and features.supports_set_voice):
            return None
        count = self._backend.voices_count
        if name and features.supports_get_voice_name:
            for index in range(count):
                if self._backend.get_voice_name(index).casefold() == name.casefold():
                    return index
        if not features.supports_get_voice_language:
            return None
        found: dict[str, int] = {}
        for index in range(count):
            spoken = self._backend.get_voice_language(index).casefold().replace("_", "-")
            if spoken == lang or spoken.startswith(lang + "-"):
                found.setdefault(spoken, index)
        for best in _BEST.get(lang, ()):
            if best in found:
                return found[best]
        return next(iter(found.values()), None)

    def _manner(self) -> None:
        """Prism's scale is 0 to 1 with 0.5 in the middle; a screen reader keeps its own manner."""
        if self._kind == "reader":
            return
        rate, pitch = self._settings.get("rate", 175), self._settings.get("pitch", 50)
        volume = self._settings.get("volume", 100)
        if self._features.supports_set_rate:
            self._backend.rate = max(0.0, min(1.0, 0.5 + (rate - 175) / 350))
        if self._features.supports_set_pitch:
            self._backend.pitch = max(0.0, min(1.0, pitch / 100))
        if self._features.supports_set_volume:
            self._backend.volume = max(0.0, min(1.0, volume / 100))


def main(link: Link) -> None:
    """Serve until the program closes the line or is gone."""
    options = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
    link.tell("stage")
    try:
        import prism
    except (ImportError, OSError):
        link.fail("no_voice_package", "prismatoid")
    link.tell("stage", seconds=6.0)  # speech-dispatcher lists 13,000 voices first
    found = find(prism, str(options.get("want", "any")))
    if found is None:
        link.fail("no_voice", str(options.get("want", "any")))
        return
    voice = Voice(link, *found, options)
    link.open()
    link.tell("ready", name=found[0].name, kind=found[1], device="")
    while True:
        message = link.get(voice.pause())
        if message is not None:
            voice.take(message)


if __name__ == "__main__":
    serve(main)
