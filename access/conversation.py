"""A conversation outside a game: a loop that says sentences and asks for lines, served by keys or by typed lines.

Walks, chapters, lessons and stock-taking are written as plain loops (`say`, `ask`). With single keys, every letter
is a line of its own; a digit, or the colon, begins a line that Enter ends.
"""

import argparse
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from plateau_parlant.access import app, cli, paths
from plateau_parlant.access.keyboard import keymap
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.profiles import Profile, slug
from plateau_parlant.access.speech import VoiceSettings
from plateau_parlant.access.talk import Talk
from plateau_parlant.access.walk_lines import JsonFile

Ask = Callable[[], str | None]
Say = Callable[[str], None]
Render = Callable[[str, Mapping[str, Any]], str]
Body = Callable[[Say, Ask, Render], Any]

AS_LETTERS = {
    "down": "n",
    "right": "n",
    "pagedown": "n",
    "up": "p",
    "left": "p",
    "pageup": "p",
    "enter": "d",
    "escape": "q",
    "backspace": "q",
    "f1": "a",
    "f3": "t",
    "c-r": "r",
    "c-z": "u",
    "c-q": "q",
    "c-c": "q",
}
"""Synonyms of letters, as in play."""

PATIENCE = 30.0
"""Seconds for the loop to say what it has to say to a line: a busy machine loses no sentence, a loop that hangs holds
nobody up for ever."""


class Conversation:
    """The front of a loop that runs beside it: keys and lines go to its `ask`, its sentences to the talk."""

    def __init__(self, talk: Talk, keys: keymap.KeyMap, body: Body) -> None:
        self.talk = talk
        self.keys = keys
        self.leaving = False
        self.wanted_line: Callable[[str], None] | None = None
        self.later: Callable[[float, Callable[[], None]], None] | None = None
        self.soon: Callable[[Callable[[], None]], None] | None = None
        self.table_mode: Any = None
        """Readers beside the keys (see `table.conversing`)."""
        self.failed: BaseException | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._quiet = threading.Event()
        """Set while the loop waits for a line that has not come, and once it has ended."""
        self._turn = threading.Lock()
        self._body = body
        self._thread = threading.Thread(target=self._run, daemon=True, name="conversation")

    def start(self) -> None:
        """Begins; returns when the first question stands (or the loop has ended)."""
        self._thread.start()
        self._quiet.wait(PATIENCE)

    def _run(self) -> None:
        try:
            self._body(self._say, self._ask, self._render)
        except BaseException as error:  # handed to the thread that serves it
            self.failed = error
        with self._turn:
            self.leaving = True
            self._quiet.set()

    def _say(self, text: str) -> None:
        self.talk.answer(text)

    def _render(self, name: str, args: Mapping[str, Any]) -> str:
        return self.talk.texts.text(name, **args)

    def _ask(self) -> str | None:
        with self._turn:
            if self._lines.empty():  # else the next line is there already, and its answer is still to come
                self._quiet.set()
        return self._lines.get()

    def _send(self, line: str | None) -> None:
        """A line for the loop; waits until the loop has said what it has to say to it."""
        with self._turn:
            if self.leaving:  # the loop has ended: nobody takes it
                return
            self._quiet.clear()
            self._lines.put(line)
        self._quiet.wait(PATIENCE)

    def new_key(self) -> None:
        """Something was typed: what follows answers it."""
        self.talk.key()

    def press(self, key: str) -> None:
        """A key: a letter is a line; a digit or the colon begins one."""
        self.talk.key()
        number = self.keys.digit(key)
        letter = AS_LETTERS.get(key, key)
        if key == "x":
            self.talk.announcer.silence()
            self.talk.answer(self.talk.texts.text("silenced"), category="system")
        elif number is not None:
            self._begin_line(str(number % 10))
        elif key == ":" or key == "paste":
            self._begin_line("")
        elif len(letter) == 1:
            self._send(letter)
        else:
            self.talk.answer(self.talk.texts.text("conversation-key-unknown"), "refused")

    def _begin_line(self, begun: str) -> None:
        self.talk.answer(self.talk.texts.text("conversation-type", begun=begun or "none"), category="system")
        self.wanted_line = lambda rest: self._send(begun + rest.strip())

    def typed(self, line: str) -> None:
        """A whole line."""
        self.talk.key()
        self._send(line.strip())

    def scan(self, line: str) -> None:
        """A reader's line: it answers the question that stands."""
        if not self.leaving:
            self.talk.key()
            self._send(line)

    def farewell(self, closed: bool = False) -> None:
        """The end: a loop that still asks is told that no line will come."""
        if closed and self._thread.is_alive():
            self._send(None)
            self._thread.join(PATIENCE)


def converse(
    args: argparse.Namespace,
    profile: Profile,
    body: Body,
    *files: str,
    table: Callable[[Conversation], Any] | None = None,
    private: dict[int, VoiceSettings] | None = None,
    opened: Callable[[app.Voice], None] = lambda voice: None,
) -> int:
    """Runs the loop with the profile's voice, by keys or (`--lines`, or no terminal) by lines.

    files: the Fluent files it needs besides the common ones. `table`: what has readers beside the keys. `private`: the
    voices of single seats; `opened` is given the voices before the loop begins. What the loop raises is raised here.
    """
    texts = Texts(profile.lang, "common", "program", *files)
    output, _ = app.output_for(args.output, profile, False)
    voice = app.Voice(output, profile, texts, profile.wrap, private)
    talk = Talk(voice.announcer, texts)
    voice.listen(talk)
    opened(voice)
    conversation = Conversation(talk, keymap.load(profile.keys, profile.layout, profile.remap), body)
    lines = args.lines or not (sys.stdin and sys.stdin.isatty())
    try:
        if table is not None:
            conversation.table_mode = table(conversation)
        conversation.start()
        if not conversation.leaving:
            app.run(conversation, lines)
    finally:
        if conversation.table_mode is not None:
            conversation.table_mode.close()
        voice.close()
    if conversation.failed is not None:
        raise conversation.failed
    return 0


def store(kind: str, *names: str) -> JsonFile:
    """Where a resumable loop keeps its state: one file a kind and name in the user's data folder."""
    folder: Path = paths.folder("data") / kind
    folder.mkdir(exist_ok=True)
    return JsonFile(folder / f"{'-'.join(slug(name) for name in names)}.json")


def profile_of(args: argparse.Namespace) -> Profile:
    """The profile of the command line."""
    profile: Profile = cli.profile_of(args)
    return profile
