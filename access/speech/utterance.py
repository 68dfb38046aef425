"""What is said: the utterance, the settings of a voice, and the cleaning of text for ears and terminals."""

import re
import unicodedata
from typing import Annotated, Literal

import msgspec

Lang = Literal["fr", "en"]
Kind = Literal["answer", "navigation", "event", "critical"]
Category = Literal["moves", "answers", "table", "system"]

EARCONS = ("turn", "read", "refused", "reader_lost", "reader_back", "win", "lose")
"""Names of the short tones: your turn, card read, refused, reader lost, reader back, win, lose."""

MAX_WORD = 60
"""A single word longer than this (a name of 300 letters) is cut there and followed by three dots."""
MAX_TEXT = 1500
"""No utterance is longer: about a minute and a half of speech."""


class Utterance(msgspec.Struct, frozen=True):
    """One thing to be said, in words ready for a voice.

    text: a sentence or two; may be empty when only an earcon is meant.
    kind: `answer` (to the player's key: cuts navigation and the answer to an earlier key; never dropped before
    it has begun), `navigation` (walking a list: the newest replaces the older), `event` (queued in order),
    `critical` (first; only the silence key stops it).
    category: for the history; not used here.
    channel: "table" or a private channel such as "seat:0".
    aimed: a result, or something aimed at the listener: never condensed when much speech waits.
    earcon: a name in EARCONS, played as the utterance begins (at once where there is no text).
    """

    text: str
    lang: Lang = "fr"
    kind: Kind = "answer"
    category: Category = "answers"
    channel: str = "table"
    aimed: bool = False
    earcon: str | None = None


class VoiceSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one channel speaks.

    sink: "auto", "reader" (running screen reader), "system" (the system's voice), "embedded", "pyttsx3" or "text".
    rate: words a minute, 80 to 450. pitch: 0 to 99. volume and earcon_volume: percent, 0 to 100.
    voice: language -> name of a voice of the sink ({"fr": "fr+f3"}); a language without a name uses the default.
    device: name (or the beginning of the name) of the output device, None for the system's default.
    keep_open: True keeps the device running in silence too, for one that swallows the beginning of the first word.
    earcons: False plays none. spoken: word -> how the voice should say it (printed text keeps the word).
    """

    sink: Literal["auto", "reader", "system", "embedded", "pyttsx3", "text"] = "auto"
    rate: Annotated[int, msgspec.Meta(ge=80, le=450)] = 175
    pitch: Annotated[int, msgspec.Meta(ge=0, le=99)] = 50
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 100
    earcon_volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    voice: dict[str, str] = {}
    device: str | None = None
    keep_open: bool = False
    earcons: bool = True
    spoken: dict[str, str] = {}


_GAPS = {
    "\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2007": " ", "\u2008": " ", "\u200a": " ", "\u3000": " ",
    "\u2028": " ", "\u2029": " ", "\u2011": "-",
}  # fmt: skip
_GROUPED = re.compile(r"(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))")
_SPACES = re.compile(r"\s+")


def speakable(text: str) -> str:
    """The text as it may be printed and spoken: one line, without control bytes, bidirectional marks, other
    invisible characters or exotic spaces (a grouped number becomes one number); overlong words and texts cut.

    Never raises; an unpaired surrogate is dropped. Idempotent.
    """
    text = _GROUPED.sub("", text)
    kept = []
    for char in unicodedata.normalize("NFC", text):
        if char in _GAPS:
            kept.append(_GAPS[char])
        elif char in "\t\n\r\v\f\x85\x1c\x1d\x1e\x1f":
            kept.append(" ")
        elif unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn"):
            kept.append(char)
    line = _SPACES.sub(" ", "".join(kept)).strip()
    words = [
        word if len(word) <= MAX_WORD or _is_path(word) else word[: MAX_WORD - 3].rstrip(".") + "..."
        for word in line.split(" ")
    ]
    line = " ".join(words)
    if len(line) > MAX_TEXT:
        line = line[: MAX_TEXT - 3].rsplit(" ", 1)[0].rstrip(". ") + "..."
    return line


def _is_path(word: str) -> bool:
    """The way to a file is of no use when it is cut."""
    return len(word) <= 400 and (word.startswith(("/", "~/")) or word[1:3] == ":\\")


def estimate_seconds(text: str, rate: int = 175) -> float:
    """How long a voice needs for this text, in seconds, at `rate` words a minute.

    A word counts 60/rate seconds, or its letters at 14 a second (at 175 words a minute) where it is long; every
    sentence end adds a fifth of a second. Within a quarter of eSpeak's true duration on ordinary sentences.
    """
    if not text.strip():
        return 0.0
    words = text.split()
    by_words = len(words) * 60.0 / rate
    by_letters = len(text) / 14.0 * 175.0 / rate
    ends = sum(1 for word in words if word[-1] in ".!?;:")
    return 0.1 + max(by_words, by_letters) + 0.2 * max(0, ends - 1)
