"""Messages in Fluent: one place that finds, chooses and fills them.

A message has a plain value (the others' form at normal verbosity) and may have attributes: `.you` (the listener did
it), `.target` (it was done to the listener), each with `-brief` and `-full`; and `.brief`, `.full` for the plain
form. The most fitting one that exists is taken: form and level, then form, then level, then the value.

    event-card-placed = { $who } pose { $card } sur { $pile }.
        .brief = { $card }, { $pile }.
        .you = { $card } posé sur { $pile }.
"""

import logging
import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from plateau_parlant.access.narration import elision

log = logging.getLogger(__name__)

Level = Literal["brief", "normal", "full"]
LEVELS: tuple[Level, ...] = ("brief", "normal", "full")
Form = Literal["", "you", "target"]

FOLDER = Path(__file__).parent
LANGS = ("fr", "en")


class MissingMessage(KeyError):
    """A message id that a strict `Texts` does not have, or a variable it was not given."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def _entries(lang: str, name: str) -> dict[str, str]:
    """The source of each message of a file by its id. A file is cut, not parsed: parsing all of it takes longer than
    anything else before the first spoken word, and a game uses few of its messages."""
    source = (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
    if lang == "fr":
        source = elision.marked(source)
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def _parsed(lang: str, name: str, entry: str) -> Any:
    return FluentResource(_entries(lang, name)[entry])


class Texts:
    """The messages of one language: those of the given files, first come first served.

    files: names without ending ("common", "dragon"). More can be added later, which costs nothing until they are
    used. strict: faults raise `MissingMessage` (tests); else they are logged and something sensible is said.
    """

    def __init__(self, lang: str, *files: str, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._pending = list(files)
        self._file_of: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add(self, *files: str) -> None:
        """More files to look in, after those there are."""
        self._pending += files

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        while name not in self._file_of:
            if not self._pending:
                return False
            file = self._pending.pop(0)
            for entry in _entries(self.lang, file):
                self._file_of.setdefault(entry, file)
        if name not in self._parsed:
            self._parse(name)
        return bool(self._bundle.has_message(name))

    def _parse(self, name: str) -> None:
        """Takes a message into the bundle, and those it refers to."""
        self._parsed.add(name)
        file = self._file_of[name]
        self._bundle.add_resource(_parsed(self.lang, file, name), allow_overrides=False)
        for other in _REFERENCE.findall(_entries(self.lang, file)[name]):
            self.has(other)

    def ids(self) -> list[str]:
        """All message ids, in the order of the files."""
        self.has("")
        return list(self._file_of)

    def text(self, name: str, /, form: Form = "", level: Level = "normal", **args: Any) -> str:
        """The message, filled."""
        if not self.has(name):
            return self._fault(name, "no message", name.replace("-", " "))
        message = self._bundle.get_message(name)
        pattern = message.value
        attributes = message.attributes
        if attributes:
            wanted = [f"{form}-{level}", form] if form else []
            for attribute in (*wanted, level):
                if attribute in attributes:
                    pattern = attributes[attribute]
                    break
        if pattern is None:
            return self._fault(name, f"no form {form} {level}", name.replace("-", " "))
        filled, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._fault(name, str(errors[0]), elision.elided(str(filled)))
        return elision.elided(str(filled))

    def listed(self, items: list[str], name: str = "list") -> str:
        """The items as one phrase: "a", "a et b", "a, b et c". The joints are messages."""
        if not items:
            return self.text(f"{name}-none")
        phrase = items[-1]
        if len(items) > 1:
            phrase = self.text(f"{name}-last", before=items[-2], last=phrase)
            for item in reversed(items[:-2]):
                phrase = self.text(f"{name}-more", item=item, rest=phrase)
        return phrase

    def _fault(self, name: str, what: str, instead: str) -> str:
        if self.strict:
            raise MissingMessage(f"{self.lang} {name}: {what}")
        log.warning("message %s in %s: %s", name, self.lang, what)
        return instead
