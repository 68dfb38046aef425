"""A spoken list outside a game: the start menu, a walk, chapters. The same keys as in play."""

from collections.abc import Callable, Sequence
from typing import Any

from plateau_parlant.access.dispatch import ENDING, words
from plateau_parlant.access.keyboard.keymap import NAMED, KeyMap
from plateau_parlant.access.keyboard.signs import spoken
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.access.narration.base import fold
from plateau_parlant.access.narration.parts import more_of
from plateau_parlant.access.talk import Talk


class Screen:
    """A list of choices with its own `back`. Keys that mean nothing here say which ones do."""

    def __init__(
        self,
        talk: Talk,
        keymap: KeyMap,
        make: Callable[[], Sequence[Choice]],
        *,
        goodbye: str = "",
        back: Callable[[], bool] | None = None,
    ) -> None:
        """`back`: called for the back key; True where it went back inside, False where the screen is left.

        `goodbye`: what is said at the end, in words; nothing where it is empty.
        """
        self.talk = talk
        self.keymap = keymap
        self.listing = Listing("menu", make)
        self.leaving = False
        self.wanted_line: Callable[[str], None] | None = None
        self.later: Callable[[float, Callable[[], None]], None] | None = None
        self._back = back
        self._goodbye = goodbye

    def say(self, name: str, /, **args: Any) -> str:
        """A message."""
        return self.talk.texts.text(name, **args)

    def new_key(self) -> None:
        """Something was typed: what follows answers it."""
        self.talk.key()

    def press(self, key: str) -> None:
        """A key."""
        self.talk.key()
        if key in ENDING:
            self.leaving = True
            return
        number = self.keymap.digit(key)
        if number is not None:
            self._number(number)
            return
        self._command(self.keymap.command(key) or "", key)

    def typed(self, line: str) -> None:
        """A line: a word, or the number of a choice."""
        self.talk.key()
        text = line.strip().lstrip("/")
        first, _, rest = text.partition(" ")
        command = words().get(fold(text)) or words().get(fold(first))
        if text.isdigit():
            self._number(int(text))
            self._command("do", text)
        elif command == "number" and rest.strip().isdigit():
            self._number(int(rest))
            self._command("do", text)
        elif not text:
            self._command("turn", text)
        else:
            self._command(command or "", text)

    def spot(self, edge: str = "") -> None:
        """Says where the cursor is."""
        entry = self.listing.current
        if entry is None:
            self.talk.navigate(self.say("list-empty", list="menu"))
            return
        at, count = self.listing.at + 1, len(self.listing.entries)
        name = f"walk-{edge}" if edge else "walk-at"
        self.talk.navigate(self.say(name, text=entry.text.rstrip("."), at=at, count=count))

    def _number(self, number: int) -> None:
        if 1 <= number <= len(self.listing.entries):
            self.listing.at = number - 1
            self.spot()
        else:
            self.talk.answer(self.say("menu-beyond", number=number, count=len(self.listing.entries)))

    def _command(self, name: str, key: str) -> None:
        listing = self.listing
        if name in ("next", "previous", "next_axis", "previous_axis"):
            forward = name.startswith("next")
            self.spot("" if listing.step(1 if forward else -1) else "last" if forward else "first")
        elif name in ("do", "number"):
            entry = listing.current
            if isinstance(entry, Choice):
                entry.do()
        elif name == "more":
            entry = listing.current
            more = more_of(entry) if entry else ""
            self.talk.answer(more or self.say("more-none", text=entry.text if entry else ""))
        elif name in ("back", "leave", "menu"):
            if name != "back" or self._back is None or not self._back():
                self.leaving = True
        elif name == "repeat":
            self.talk.repeat(lambda last: self.say("repeated", text=last))
        elif name == "silence":
            self.talk.announcer.silence()
            self.talk.answer(self.say("silenced"), category="system")
        elif name == "moves":
            for number, entry in enumerate(listing.entries, 1):
                self.talk.answer(self.say("moves-line", number=number, move=entry.text))
        elif name in ("turn", "help"):
            self.talk.answer(self.say("screen-help", text=listing.current.text if listing.current else ""))
        else:
            self.talk.answer(self.say("screen-key-unknown", key=self._named(key)), "refused")

    def _named(self, key: str) -> str:
        """A key in words; what was typed as it is."""
        single = len(key) == 1 or key in NAMED or key[:2] in ("c-", "s-")
        return spoken(self.talk.texts, key) if single else key

    def farewell(self, closed: bool = False) -> None:
        """The last sentence, where there is one."""
        if self._goodbye:
            self.talk.answer(self._goodbye, category="system")
