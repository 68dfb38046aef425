"""A walk played out in lines: words typed in, sentences spoken, the state kept after every answer.

The caller gives `say(text)`, `ask() -> line` (None at the end of input) and `render(message id, arguments) -> text`, so
that speech, terminal and tests use the same loop.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from plateau_parlant.access import paths, walk
from plateau_parlant.access.walk import Said

Say = Callable[[str], None]
AskLine = Callable[[], str | None]
Render = Callable[[str, Mapping[str, Any]], str]

OneLine = Callable[[walk.Walk, str], tuple[walk.Walk, list[Said]]]

_WORDS = {
    "next": "suivant suivante next n +",
    "previous": "precedent precedente previous p -",
    "done": "fait d done ok",
    "skip": "plus tard|passe later skip z",
    "undo": "annule undo u",
    "where": "ou where t",
    "repeat": "repete repeat r",
    "left": "reste left",
    "stop": "arrete stop quitte quit q",
    "help": "aide help a ?",
}


def command_words(table: Mapping[str, str]) -> dict[str, str]:
    """A lookup from plain words to command names. Words are parted by blanks; one `|` list keeps blanks inside."""
    out = {}
    for name, words in table.items():
        head, bar, tail = words.partition("|")
        both = [head, *tail.split()] if bar else words.split()
        out.update(dict.fromkeys(both, name))
    return out


_COMMANDS = command_words(_WORDS)


class Store(Protocol):
    """Where a state is kept between two days."""

    def load(self) -> object | None:
        """What was kept, or None when nothing is (readable data or not: the reader of it judges)."""

    def save(self, data: Mapping[str, Any]) -> None:
        """Keep `data`, whole or not at all. Raises OSError."""


class JsonFile:
    """A store in one JSON file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> object | None:
        """The data in the file; None when there is no file, a plain string when it is not JSON."""
        try:
            data: object = json.loads(self.path.read_text("utf-8"))
            return data
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            return "damaged"

    def save(self, data: Mapping[str, Any]) -> None:
        """Write the file atomically. Raises OSError."""
        paths.write_atomically(self.path, json.dumps(data, ensure_ascii=False, indent=1))


def speak(said: Said | Sequence[Said], say: Say, render: Render) -> None:
    """Speak messages and those they lead to, one line an utterance."""
    for one in [said] if isinstance(said, Said) else said:
        for part in walk.in_order(one):
            for line in render(part.id, part.args).split("\n"):
                if line.strip():
                    say(line.strip())


def run_walk(
    items: Sequence[walk.Item],
    say: Say,
    ask: AskLine,
    render: Render,
    store: Store | None = None,
    one_line: OneLine | None = None,
) -> walk.Walk:
    """Play a walk until it is complete or stopped, and give back its state.

    `one_line` carries out a typed line instead of `obey`, on which it can fall back.

    A line is a command (`suivant`, `next`, `n`, ...), `aller 12` or on items of kind show a bare number to go there, or
    else the answer. On show items only a command or an empty line counts as an answer. The state is saved after every
    change; a disk that cannot be written is told once and the walk goes on.
    """
    kept = store.load() if store else None
    notes: tuple[Said, ...] = ()
    state = walk.begin(items)
    if kept is not None:
        state, notes = walk.restore(items, kept)
    speak(notes, say, render)
    if state.answers or state.skipped:
        done = walk.summary(state)
        say(render("walk-resumed", {"answered": done.answered, "total": done.total}))
    warned = False
    speak(walk.prompt(state), say, render)
    while True:
        line = ask()
        if line is None:
            line = "stop"
        before = state
        state, said = (one_line or obey)(state, line)
        if store and walk.save(state) != walk.save(before):
            try:
                store.save(walk.save(state))
            except OSError:
                if not warned:
                    say(render("walk-not-saved", {}))
                warned = True
        speak(said, say, render)
        if state.stopped:
            return state
        if any(one.id == "walk-finished" for part in said for one in walk.in_order(part)):
            done = walk.summary(state)
            if done.complete:
                return state


def obey(state: walk.Walk, line: str) -> tuple[walk.Walk, list[Said]]:
    """Carry out one typed line: a command or an answer."""
    word = walk.plain(line)
    name = _COMMANDS.get(word)
    item = walk.current(state)
    if item.kind == "choice" and name and any(walk.plain(choice) == word for choice in item.choices):
        name = None
    number = word.removeprefix("aller ").removeprefix("go ")
    if name is None and number.isascii() and number.isdecimal() and (number != word or item.kind == "show"):
        if 1 <= int(number) <= len(state.items):
            after, said = walk.go(state, state.items[int(number) - 1].id)
            return after, [said]
        return state, [Said("walk-bad-high", {"maximum": len(state.items)})]
    if name is None and item.kind == "show" and word:
        return state, [Said("walk-unknown-command", {"word": line.strip()})]
    if name is None and not word and item.kind != "show":
        return state, [walk.prompt(state)]
    return _do(state, name or "answer", line)


def _do(state: walk.Walk, name: str, line: str) -> tuple[walk.Walk, list[Said]]:
    if name == "where":
        return state, [walk.where(state)]
    if name == "repeat":
        return state, [walk.prompt(state)]
    if name == "help":
        return state, [Said("walk-help")]
    if name == "done" and walk.current(state).kind != "show":
        name = "next"
    acts: dict[str, Callable[[walk.Walk], walk.Result]] = {
        "next": walk.next_item,
        "previous": walk.previous_item,
        "skip": walk.skip,
        "undo": walk.undo,
        "stop": walk.stop,
        "left": walk.next_open,
    }
    after, said = acts[name](state) if name in acts else walk.answer(state, line)
    out = [said]
    if said.id == "walk-finished":
        out += [Said(f"walk-{what}", said.args) for what in ("missing", "surplus") if said.args[what]]
    return after, out
