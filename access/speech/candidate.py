"""A voice that a chain may try, how long it is waited for, and what it has been given to say."""

import msgspec

from .utterance import VoiceSettings

START_SECONDS = 4.0
"""A helper that has shown no sign of life by then is given up (Python itself, from a cold disk or a stick)."""
STAGE_SECONDS = 1.5
"""A helper that tells that it is loading, or opening the device, may take this long for it (or what it asks for)."""
ANSWER_SECONDS = 0.8
"""A helper that has not taken an utterance, or not answered a ping, by then hangs."""
PING_SECONDS = 0.3
"""While something is spoken, the helper is asked this often whether it lives."""
LATE_SECONDS = 2.0
"""A speaking helper is late when it needs half as much again as it said, and this much more."""
HURRY_SECONDS = 0.45
"""The first candidate may search this long while the second is ready to speak."""
RESTARTS, RESTARTS_WITHIN = 2, 60.0
RETRY_SECONDS = 20.0
"""How often a sound device that is missing is looked for again (an earphone that was pulled out)."""
UNANSWERED = 8
"""Utterances sent to a helper that answers none: more are held back, so that a write never blocks."""


class Candidate(msgspec.Struct, frozen=True):
    """A voice that may speak: its helper module, the options it is started with, whether it can be interrupted
    (one that cannot is ended, and a spare that waits takes its place), whether it first has to look for something
    (then the next one gets ready beside it)."""

    name: str
    module: str
    options: dict[str, object] = {}
    interruptible: bool = True
    searches: bool = False


class Said:
    """An utterance given to the helper and not yet finished."""

    __slots__ = ("interrupt", "kind", "lang", "sent", "started", "taken", "text", "until")

    def __init__(self, text: str, lang: str, interrupt: bool, kind: str) -> None:
        self.text, self.lang, self.interrupt, self.kind = text, lang, interrupt, kind
        self.sent: float | None = None
        self.taken = False
        self.started = False
        self.until = 0.0


def manner(settings: VoiceSettings) -> dict[str, object]:
    """What a helper needs to know of the settings."""
    return {
        "rate": settings.rate,
        "pitch": settings.pitch,
        "volume": settings.volume,
        "earcon_volume": settings.earcon_volume,
        "earcons": settings.earcons,
        "voice": settings.voice,
        "device": settings.device,
        "keep_open": settings.keep_open,
    }
