"""`plateau read`: the loop that reads the rules aloud, line by line."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from plateau_parlant.access.reading import reader as r
from plateau_parlant.access.reading.chapters import load, message_of
from plateau_parlant.access.reading.search import Passage
from plateau_parlant.access.walk import Said, plain
from plateau_parlant.access.walk_lines import AskLine, Render, Say, Store, command_words, speak

_COMMANDS = command_words({
    "next": "suivant suivante next n",
    "previous": "precedent precedente previous p",
    "repeat": "repete repeat r",
    "where": "ou where t",
    "contents": "plan sommaire contents",
    "stop": "arrete stop quitte quit q",
    "help": "aide help a ?",
    "more": "encore more",
}) | {
    "next chapter": "next_chapter", "chapitre suivant": "next_chapter", "chapitre precedent": "previous_chapter",
    "previous chapter": "previous_chapter", "next result": "more",
    "resultat suivant": "more",
}
_TAKING_WORDS = {
    "cherche": "find", "search": "find", "find": "find", "marque": "mark", "mark": "mark", "marques": "marks",
    "marks": "marks", "oublie": "unmark", "forget": "unmark", "chapitre": "chapter", "chapter": "chapter",
}


def run_read(
    game: str, words: str, lang: str, say: Say, ask: AskLine, render: Render, store: Store | None = None,
    extra: tuple[Passage, ...] = (), judge: "Judge | None" = None,
) -> r.Reader:
    """Read the rules of `game` aloud until the person stops.

    `words` is what followed on the command line: nothing (go on where one left), a chapter's number or title, a clause,
    or words to search. `extra` passages are searched too; `judge` tells and keeps what the table decides of those that
    are open questions. Raises ChapterError for an unknown game.
    """
    book = load(game, lang)
    state = r.restore(book, store.load() if store else None, extra)
    state, said = r.go_words(state, words) if words.strip() else r.repeat(state)
    if not words.strip():
        said = [where(state), *said]
    speak(said, say, render)
    while True:
        line = ask()
        if line is None:
            line = "stop"
        before = state
        state, said = _judged(state, line, judge) or obey(state, line)
        if judge and state.hits and (state.hits, state.hit) != (before.hits, before.hit) and state.hit >= 0:
            said = [*said, *judge.status(state.hits[state.hit].passage.id)]
        if store:
            try:
                store.save(r.save(state))
            except OSError:
                said = [*said, Said("walk-not-saved")]
        speak(said, say, render)
        if any(one.id == "read-closed" for one in said):
            return state


_READINGS = {"0": 0, "1": 1, "2": 2, "zero": 0, "un": 1, "one": 1, "deux": 2, "two": 2}


class Judge(Protocol):
    """What the table decides of open questions."""

    def status(self, passage: str, /) -> list[Said]:
        """What is decided of this passage; nothing where it is no open question."""

    def decide(self, passage: str, reading: int, /) -> list[Said]:
        """Keeps reading 1 or 2 (0 forgets it) and says so."""


def _judged(state: r.Reader, line: str, judge: Judge | None) -> r.Result | None:
    """The words "décide 1": the open question opened last is decided. None where the line says something else."""
    first, _, rest = line.strip().partition(" ")
    if judge is None or plain(first) not in ("decide", "tranche"):
        return None
    number = plain(rest)
    if state.hit < 0 or not state.hits or number not in _READINGS:
        return state, [Said("dispute-how")]
    return state, judge.decide(state.hits[state.hit].passage.id, _READINGS[number])


def obey(state: r.Reader, line: str) -> r.Result:
    """Carry out one typed line. A number opens a result of the last search, or else a chapter."""
    word = plain(line)
    if not word:
        return r.next_section(state)
    if word.isascii() and word.isdecimal():
        number = int(word[:6])
        return r.take(state, number) if state.hits else r.go_chapter(state, number)
    name = _COMMANDS.get(word)
    acts: dict[str, Callable[[r.Reader], r.Result]] = {
        "next": r.next_section, "previous": r.previous_section, "repeat": r.repeat, "contents": _contents,
        "next_chapter": r.next_chapter, "previous_chapter": r.previous_chapter, "more": r.next_hit,
    }
    if name in acts:
        return acts[name](state)
    if name == "where":
        return state, [where(state)]
    if name == "help":
        return state, [Said("read-help")]
    if name == "stop":
        return state, [Said("read-closed")]
    first, _, rest = line.strip().partition(" ")
    return _with_words(state, _TAKING_WORDS.get(plain(first), ""), rest, line)


def where(state: r.Reader) -> Said:
    """Which chapter and section is being read."""
    return Said("read-where", r.section(state).args)


def clause_text(clause: str, render: Callable[[str, Mapping[str, Any]], str]) -> str:
    """The one or two sentences the rules key speaks for a clause (`D4.3`), in the language of `render`."""
    return render(message_of(clause), {})


def _contents(state: r.Reader) -> r.Result:
    return r.contents(msgspec.structs.replace(state, hits=(), hit=-1))


def _with_words(state: r.Reader, name: str, rest: str, line: str) -> r.Result:
    if name == "find" and rest.strip():
        return r.find(state, rest)
    if name == "mark":
        return r.bookmark(state, rest)
    if name == "marks":
        return r.go_bookmark(state, rest)
    if name == "unmark":
        return r.remove_bookmark(state, rest)
    if name == "chapter" and rest.strip().isdecimal():
        return r.go_chapter(state, int(rest[:6]))
    if len(line.strip()) < 3:
        return state, [Said("read-unknown-command", {"word": line.strip()})]
    return r.find(state, line)

