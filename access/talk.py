"""What is said at one keyboard, and the history of it: the listener's own, by category, to walk and repeat."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.parts import Category, Line
from plateau_parlant.access.speech import Announcer, Utterance

_BEGINNING = re.compile(r"^\w|(?<=[.?!] )[^\W\d_]")

CATEGORIES: tuple[Category | None, ...] = (None, "moves", "answers", "table", "system")
"""What the history can be narrowed to; None is all."""


class Entry(msgspec.Struct, frozen=True):
    """One line of the history."""

    text: str
    category: Category


class History:
    """The lines one listener heard, oldest first, and a place in them. Walking stays where it is when lines come."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.category: Category | None = None
        self._at: int | None = None

    def add(self, text: str, category: Category) -> None:
        """A line more."""
        self.entries.append(Entry(text, category))

    def chosen(self) -> list[int]:
        """The indexes of the lines in the category."""
        return [n for n, entry in enumerate(self.entries) if self.category in (None, entry.category)]

    def move(self, step: int) -> tuple[Entry, int, int] | None:
        """A step older (-1) or newer (1): the line, its number from the newest (1), how many there are.

        None where there is none that way; the place stays.
        """
        chosen = self.chosen()
        if self._at is None:
            at = len(chosen) - 1 if step < 0 else len(chosen)
        else:
            at = max((n for n, index in enumerate(chosen) if index <= self._at), default=0) + step
        if not 0 <= at < len(chosen):
            return None
        self._at = chosen[at]
        return self.entries[self._at], len(chosen) - at, len(chosen)

    def rest(self) -> None:
        """Back to the newest: the next step older begins there."""
        self._at = None

    def turn_category(self, step: int) -> Category | None:
        """The next category, or the one before."""
        at = CATEGORIES.index(self.category)
        self.category = CATEGORIES[(at + step) % len(CATEGORIES)]
        self._at = None
        return self.category


class Talk:
    """Says things in one language on one channel and remembers them.

    With `record_navigation` False (the default) walking a list does not fill the history: it would bury the moves.
    """

    def __init__(self, announcer: Announcer, texts: Texts, channel: str = "table") -> None:
        self.announcer = announcer
        self.texts = texts
        self.channel = channel
        self.history = History()
        self.last = ""
        self._group: list[str] = []

    def key(self) -> None:
        """A key or line has come: what follows answers it."""
        self.announcer.key()
        self._group = []

    @staticmethod
    def _sentence(text: str) -> str:
        """With a capital at the beginning of each sentence: names of the game's data are written without."""
        return _BEGINNING.sub(lambda found: found[0].upper(), text)

    def answer(self, text: str, earcon: str | None = None, category: Category = "answers") -> None:
        """The answer to a key: cuts what is no longer needed, is never dropped."""
        text = self._sentence(text)
        self._remember(text)
        self.history.add(text, category)
        self._say(text, "answer", category, earcon=earcon)

    def navigate(self, text: str) -> None:
        """Where the cursor is now; the next one replaces it."""
        text = self._sentence(text)
        self._remember(text)
        self._say(text, "navigation", "answers")

    def event(self, line: Line) -> None:
        """Something that happened, in its order."""
        text = self._sentence(line.text)
        self._remember(text)
        self.history.add(text, line.category)
        kind = "critical" if line.critical else "event"
        self._say(text, kind, line.category, aimed=line.aimed, earcon=line.earcon)

    def notice(self, text: str, critical: bool = False) -> None:
        """Something about the program itself."""
        self.event(Line(text, "system", aimed=True, critical=critical))

    def earcon(self, name: str) -> None:
        """A tone alone."""
        self._say("", "event", "system", earcon=name)

    def repeat(self, wrap: Callable[[str], str]) -> None:
        """Says the last message once more; `wrap` puts it into words that tell it is a repetition. The history has it
        already."""
        self._say(wrap(self.last), "answer", "answers")

    def overheard(self, line: Line, spoken: str) -> None:
        """Something said at the table in other words, or not at all: it goes into the own history in own words."""
        self.history.add(self._sentence(line.text), line.category)
        if spoken:
            self.last = spoken

    def remember_only(self, line: Line) -> None:
        """Into the history without a sound: a resumed game's past."""
        self.history.add(self._sentence(line.text), line.category)

    def _remember(self, text: str) -> None:
        if text:
            self._group.append(text)
            self.last = " ".join(self._group)

    def _say(self, text: str, kind: Any, category: Category, aimed: bool = False, earcon: str | None = None) -> None:
        lang: Any = self.texts.lang
        self.announcer.announce(Utterance(text, lang, kind, category, self.channel, aimed, earcon))


def condenser(texts: Texts) -> Callable[[Sequence[Utterance]], str]:
    """What the announcer says instead of events that waited too long."""
    return lambda utterances: texts.text("condensed", count=len(utterances))
