"""Helper process for pyttsx3, the voice of last resort. See `link`.

One utterance a `runAndWait`; the voice is set before the rate (setting a voice resets it). It cannot be
interrupted and its `stop` deadlocks: the program ends this process instead and goes on with a spare one.
"""

from __future__ import annotations

import json
import shutil
import sys
import threading
import time
from typing import Any

from .link import Link, Message, serve
from .utterance import estimate_seconds

SETTLING = 1.0
"""Seconds at most until the engine has done what follows an utterance."""


class Voice:
    """The pyttsx3 engine of this process."""

    def __init__(self, link: Link, engine: Any, settings: dict[str, Any]) -> None:
        self._link = link
        self._engine = engine
        self._settings = settings
        self._voices: list[Any] = list(engine.getProperty("voices") or [])
        self._missing: set[str] = set()
        self._over = threading.Event()
        self._told_by = 0
        engine.connect("finished-utterance", self._finished)

    def _finished(self, name: str, completed: bool) -> None:
        self._told_by = threading.get_ident()
        self._over.set()

    def early(self, message: Message) -> None:
        """Pings are answered while the engine blocks; an utterance that never ends is the program's to notice."""
        if message.get("do") == "ping":
            self._link.tell("pong")

    def take(self, message: Message) -> None:
        """Act on one message, blocking while it is spoken."""
        do = message.get("do")
        if do == "say":
            self._say(message)
        elif do == "set":
            self._settings = {**self._settings, **message.get("settings", {})}
        elif do == "close":
            self._link.end()

    def _say(self, message: Message) -> None:
        text, lang = str(message["text"]), str(message.get("lang", "fr"))
        settings = self._settings
        number, rate = message["id"], settings.get("rate", 175)
        self._link.tell("spoken", id=number, seconds=round(estimate_seconds(text, rate), 3))
        voice = choose(self._voices, lang, (settings.get("voice") or {}).get(lang))
        if voice is not None:
            self._engine.setProperty("voice", voice.id)
        elif lang not in self._missing:
            self._missing.add(lang)
            self._link.tell("notice", code="no_language", detail=lang)
        self._engine.setProperty("rate", rate)
        self._engine.setProperty("volume", max(0.0, min(1.0, settings.get("volume", 100) / 100)))
        self._link.tell("started", id=number, at=time.monotonic())
        # It hides its errors: what is over at once was not spoken. A device still busy, or an engine that takes the
        # last word's end for this one's, is over it the second time.
        if not any(self._spoken(text, estimate_seconds(text, rate) / 5) for _ in range(2)):
            self._link.fail("no_voice", "pyttsx3")
        self._link.tell("finished", id=number, at=time.monotonic())

    def _spoken(self, text: str, least: float) -> bool:
        """Has it said; whether that took the seconds that it takes at least."""
        began = time.monotonic()
        self._over.clear()
        self._engine.say(text)
        self._engine.runAndWait()
        self._over.wait()  # on Linux runAndWait is back before it is said; a wait without end is the program's affair
        self._settled()
        return time.monotonic() - began >= least

    def _settled(self) -> None:
        """Waits until whoever told that an utterance is over has done the rest. On Linux a thread of the synthesis
        tells it, and ends the engine's loop only then: it would end the next one, whose words nobody would hear."""
        until = time.monotonic() + SETTLING
        while self._told_by != threading.get_ident() and self._told_by in sys._current_frames():
            if time.monotonic() > until:
                break
            time.sleep(0.001)


def choose(voices: list[Any], lang: str, name: str | None) -> Any:
    """The voice of this name or id; else the first whose languages begin with `lang` ("fr", "fr-fr", b"\\x05fr",
    "fr_FR"), the shortest of them; else None."""
    if name:
        for voice in voices:
            if name.casefold() in (str(voice.name).casefold(), str(voice.id).casefold()):
                return voice
    fitting = []
    for voice in voices:
        for spoken in voice.languages or []:
            plain = spoken.decode("ascii", "ignore") if isinstance(spoken, bytes) else str(spoken)
            plain = plain.strip("\x00\x01\x02\x03\x04\x05\x06\x07\x08\t").casefold().replace("_", "-")
            if plain == lang or plain.startswith(lang + "-"):
                fitting.append((plain not in (lang, f"{lang}-{lang}"), len(plain), voice))
                break
    return min(fitting, key=lambda found: found[:2])[2] if fitting else None


def main(link: Link) -> None:
    """Serve until the program closes the line or is gone."""
    options = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
    link.tell("stage")
    try:
        import pyttsx3
    except ImportError:
        link.fail("no_voice_package", "pyttsx3")
    if sys.platform.startswith("linux") and not shutil.which("aplay"):
        link.fail("no_voice", "aplay")  # its only way to the loudspeaker there
    try:
        engine = pyttsx3.init()
    except Exception as error:  # drivers raise whatever their system raises
        link.fail("no_voice", type(error).__name__)
        return
    voice = Voice(link, engine, options)
    link.early = voice.early
    link.open()
    link.tell("ready", name="pyttsx3", kind="pyttsx3", device="")
    while True:
        message = link.get()
        if message is not None:
            voice.take(message)


if __name__ == "__main__":
    serve(main)
