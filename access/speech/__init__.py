"""Speech: what is said, to whom, when, and what may be cut.

Nothing here knows about games: ready-made text comes in as an `Utterance`, an `Announcer` orders the
utterances of each channel by the laws of priority, and sinks (a voice, the terminal, a record) bring them out.

How a session uses it::

    from plateau_parlant.access.speech import Announcer, Utterance, VoiceSettings, make_sinks

    sinks = make_sinks("voice", {"table": VoiceSettings(rate=200)}, notice=on_notice)   # starts the voice at once
    announcer = Announcer(sinks, condense=lambda utterances: "three moves were played, w tells")
    announcer.key()                                                    # at every key or line of the player
    announcer.announce(Utterance("Sept rouge.", "fr", "answer", "answers"))
    announcer.silence()                                                # the silence key
    announcer.close(drain=3.0)                                         # the last words are still heard

`on_notice(code, detail)` is called from another thread with one of the codes in `notices.NOTICES`; the words
for a code belong to the narration.

Imports are lazy: the helper processes of the voices import this package too and must start fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .announcer import Announcer
    from .choose import OUTPUTS, list_devices, make_sinks
    from .notices import NOTICES
    from .sinks import NullSink, RecordSink, Sink, TextSink
    from .utterance import Utterance, VoiceSettings, estimate_seconds, speakable

_HOME = {
    "Announcer": "announcer",
    "NOTICES": "notices",
    "NullSink": "sinks",
    "OUTPUTS": "choose",
    "RecordSink": "sinks",
    "Sink": "sinks",
    "TextSink": "sinks",
    "Utterance": "utterance",
    "VoiceSettings": "utterance",
    "estimate_seconds": "utterance",
    "list_devices": "choose",
    "make_sinks": "choose",
    "speakable": "utterance",
}

__all__ = [
    "NOTICES",
    "OUTPUTS",
    "Announcer",
    "NullSink",
    "RecordSink",
    "Sink",
    "TextSink",
    "Utterance",
    "VoiceSettings",
    "estimate_seconds",
    "list_devices",
    "make_sinks",
    "speakable",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value
