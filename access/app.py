"""A game in play from the first word to the last: voices, ears, the loop over keys or lines, the way out."""

import contextlib
import functools
import logging
import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from plateau_parlant.access import bots, profiles
from plateau_parlant.access.desk import Desk, Ear
from plateau_parlant.access.ending import Ending, ended_by_signals
from plateau_parlant.access.keyboard import keymap
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.session import Session, Trouble
from plateau_parlant.access.speech import Announcer, VoiceSettings, make_sinks
from plateau_parlant.access.talk import Talk, condenser
from plateau_parlant.engines.core import PUBLIC, Ask

if TYPE_CHECKING:
    import asyncio

log = logging.getLogger(__name__)

FIRST_CHOICES = {"v": "voice", "r": "reader", "b": "both"}
"""Keys of the first start, and the output each chooses; any other key keeps the voice and does what it does."""

LAST_WORDS = 0.6
"""Seconds for the voice after the player has left: a goodbye fits, and every way out ends within a second."""


class Voice:
    """The announcer with what was chosen for it: output, settings, the notices that came before anybody listened."""

    def __init__(
        self,
        output: str,
        profile: Profile,
        texts: Texts,
        wrap: int | None = None,
        private: dict[int, VoiceSettings] | None = None,
    ) -> None:
        """`private`: how the channels of single seats speak; they exist only where that names a device."""
        self.output = output
        self.profile = profile
        self.texts = texts
        self.settings: dict[str, VoiceSettings] = {"table": profile.voice.get("table", VoiceSettings())}
        self.settings.update({f"seat:{seat}": settings for seat, settings in (private or {}).items()})
        self.wrap = wrap
        self.listener: Talk | None = None
        self._early: list[tuple[str, str]] = []
        self.announcer = Announcer(self._sinks(), condense=condenser(texts))

    def _sinks(self) -> dict[str, Any]:
        return dict(make_sinks(self.output, self.settings, self.notice, wrap=self.wrap))

    def notice(self, code: str, detail: str) -> None:
        """Something about the voices, from any thread."""
        if self.listener is None:
            self._early.append((code, detail))
        else:
            name = f"notice-{code.replace('_', '-')}"
            self.listener.notice(self.texts.text(name, detail=detail), critical=False)

    def listen(self, talk: Talk) -> None:
        """From now on notices are told there, the early ones first."""
        self.listener = talk
        while self._early:
            self.notice(*self._early.pop(0))

    def change(self, output: str) -> None:
        """Another output from now on."""
        self.output = output
        for channel, sinks in self._sinks().items():
            self.announcer.open(channel, sinks)

    def private(self, seat: int) -> str | None:
        """The name of the channel that only this seat hears, None where there is none."""
        channel = f"seat:{seat}"
        return channel if self.announcer.has(channel) else None

    def close(self, drain: float = LAST_WORDS) -> None:
        """The last words are heard, for `drain` seconds at most, then everything ends."""
        self.announcer.close(drain)


class Control:
    """The own voice of one channel, as the voice keys change it (see `desk.VoiceControl`)."""

    def __init__(self, voice: Voice, channel: str) -> None:
        self._voice = voice
        self._channel = channel

    def alive(self) -> bool:
        return self._voice.announcer.speaks(self._channel)

    def muted(self) -> bool:
        return self._voice.announcer.muted(self._channel)

    def mute(self) -> None:
        self._voice.announcer.mute(self._channel)

    def unmute(self) -> None:
        self._voice.announcer.unmute(self._channel)

    def faster(self, by: int) -> int:
        old = self._voice.settings[self._channel]
        new = msgspec.structs.replace(old, rate=min(max(old.rate + by, 80), 450))
        self._voice.settings[self._channel] = new
        self._voice.announcer.configure(self._channel, new)
        return new.rate


class Pronunciation:
    """How the voice of a channel says single words, kept in the profile once it is right."""

    def __init__(self, voice: Voice, profile: Profile, channel: str) -> None:
        self._voice = voice
        self._profile = profile
        self._channel = channel

    def change(self, word: str, spoken: str, keep: bool) -> Callable[[], None]:
        """Says the word so from now on; with `keep`, writes it into the profile. Gives what takes it back."""
        before = self._voice.settings[self._channel]
        after = msgspec.structs.replace(before, spoken={**before.spoken, word: spoken})
        self._set(after)
        if keep:
            place: Any = "table" if self._channel == "table" else "private"
            self._profile = msgspec.structs.replace(self._profile, voice={**self._profile.voice, place: after})
            try:
                profiles.save_profile(self._profile)
            except OSError as error:
                log.warning("profile not saved: %s", error.strerror)
        return lambda: self._set(before)

    def _set(self, settings: VoiceSettings) -> None:
        self._voice.settings[self._channel] = settings
        self._voice.announcer.configure(self._channel, settings)


def make_desk(session: Session, voice: Voice, profile: Profile, people: dict[int, Profile] | None = None) -> Desk:
    """A desk for the people at this machine (by seat; None: every seat that is no bot's has the same profile)."""
    if people is None:
        people = {seat: profile for seat in range(len(session.players)) if seat not in session.bots}
    cache: dict[str, Texts] = {profile.lang: voice.texts}

    def ear(seat: int, own: Profile, channel: str, private: bool) -> Ear:
        texts = cache.setdefault(own.lang, Texts(own.lang, "common"))
        words = narrator(session.game.NAME, texts, session.players)
        return Ear(seat, own, words, Talk(voice.announcer, texts, channel), private)

    table = ear(PUBLIC, profile, "table", False)
    ears: dict[int, Ear] = {}
    for seat, own in people.items():
        channel = voice.private(seat) if len(people) > 1 else None
        ears[seat] = ear(seat, own, channel or "table", channel is not None)
    first = next(iter(ears.values()), table)
    keys = keymap.load(profile.keys, profile.layout, profile.remap, first.narrator.COMMANDS)
    desk = Desk(session, ears, table, keys)
    desk.hint = functools.partial(bots.advise, session.game)
    if voice.output in ("voice", "both"):
        desk.voice = Control(voice, desk.talk.channel)
        desk.pronounce = Pronunciation(voice, profile, desk.talk.channel).change
    return desk


def greet(desk: Desk, troubles: Iterable[Trouble] = (), resumed: bool = False) -> None:
    """The first words: what is wrong, if anything, then the game and the turn."""
    for trouble in troubles:
        desk.talk.notice(desk.say(f"journal-{trouble.code.replace('_', '-')}", **trouble.parts))
    view = desk.open_view()
    words = desk.open_ear.narrator
    key = desk.keymap.key("help")
    name = "resumed" if resumed else "welcome"
    desk.talk.event(Line(desk.say(name, game=words.welcome(view), help=key), "system", aimed=True))
    if desk.table_mode is None or not isinstance(desk.session.waiting(), Ask):  # the table is asked just after
        turn = words.result(view) if desk.session.over else words.turn(view)
        desk.talk.event(Line(turn, "answers", aimed=True))
    if words.HAS_HAND:
        desk.open_hand(spoken=False)


class First:
    """The question of the first start, which holds nothing up: the next key answers it or is simply obeyed."""

    def __init__(self, desk: Desk, voice: Voice, save: Callable[[str], None]) -> None:
        self._desk = desk
        self._voice = voice
        self._save = save
        desk.talk.event(Line(desk.say("first-output"), "system", aimed=True))

    def answer(self, key: str) -> bool:
        """Takes the key or line; True where it was the answer and is done with."""
        chosen = FIRST_CHOICES.get(key.strip().lower()[:1]) if len(key.strip()) == 1 else None
        self._save(chosen or "voice")
        if chosen is None:
            return False
        self._desk.talk.key()
        if chosen != self._voice.output:
            self._voice.change(chosen)
            self._desk.voice = None if chosen == "reader" else Control(self._voice, self._desk.talk.channel)
        self._desk.talk.answer(self._desk.say("first-chosen", output=chosen), category="system")
        return True


class Front(Protocol):
    """What the loops serve: a desk, or a list outside a game."""

    @property
    def talk(self) -> Talk: ...

    leaving: bool
    wanted_line: Callable[[str], None] | None
    later: Callable[[float, Callable[[], None]], None] | None

    def press(self, key: str, /) -> None: ...

    def typed(self, line: str, /) -> None: ...

    def new_key(self) -> None: ...

    def farewell(self, closed: bool = False) -> None: ...


def obey(front: Front, do: Callable[[str], None], typed: str) -> None:
    """A key or line to whoever takes it. A fault of ours is one sentence and a trace in the log; the game goes on."""
    try:
        do(typed)
    except Exception:
        log.exception("a key or line failed")
        front.talk.answer(front.talk.texts.text("internal-error"), "refused", category="system")


def _soon(loop: "asyncio.AbstractEventLoop", do: Callable[[], object]) -> None:
    """From any thread: has it done by the loop, while there is one."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(do)


async def by_keys(front: Front, first: First | None = None, ending: Ending | None = None) -> None:
    """Single keys until it is left or the input ends."""
    import asyncio  # not before the first words: it takes longer to load than they take to find

    from plateau_parlant.access.keyboard.reader import KeyReader
    from plateau_parlant.access.table.loop import keys_of, line_typed

    reader = KeyReader()
    loop = asyncio.get_running_loop()
    ending = ending or Ending()
    if (task := asyncio.current_task()) is not None:
        ending.stops(functools.partial(_soon, loop, task.cancel))

    def later(seconds: float, do: Callable[[], None]) -> None:
        loop.call_later(seconds, do)

    front.later = later
    table = getattr(front, "table_mode", None)
    if table is not None:
        cast("Any", front).soon = functools.partial(_soon, loop)
        loop.call_soon(table.pump)
    while not front.leaving and not reader.ended:
        async with contextlib.aclosing(cast("Any", keys_of(reader, table) if table else reader.keys())) as keys:
            async for key in keys:
                asked, first = first, None
                if asked is None or not asked.answer(key):
                    obey(front, front.press, key)
                if front.leaving or front.wanted_line:
                    break
        if front.wanted_line is None or front.leaving:
            continue
        with line_typed(table):
            while front.wanted_line is not None and not front.leaving:
                then, front.wanted_line = front.wanted_line, None
                line = await reader.read_line(ending.typed)
                if line is None:
                    break
                front.new_key()
                obey(front, then, line)
    if reader.ended and not front.leaving:
        front.farewell(closed=True)


def by_lines(front: Front, first: First | None = None, ending: Ending | None = None) -> None:
    """Whole lines until it is left or the input ends."""
    ending = ending or Ending()
    table = getattr(front, "table_mode", None)
    read: Callable[[], str] = functools.partial(ending.wait_for, sys.stdin.readline if sys.stdin else str)
    if table is not None and sys.stdin:
        from plateau_parlant.access.table.loop import Lines

        lines = Lines(front, table)
        read = lines.next
        ending.stops(lines.end)
    while not front.leaving and not ending.wanted:
        try:
            line = read()
        except (OSError, ValueError):
            line = ""
        if ending.wanted:
            return
        if not line:
            front.farewell(closed=True)
            return
        asked, first = first, None
        if asked is not None and asked.answer(line):
            continue
        if front.wanted_line:
            then, front.wanted_line = front.wanted_line, None
            front.new_key()
            obey(front, then, line.strip())
        else:
            obey(front, front.typed, line)


def run(front: Front, lines: bool, first: First | None = None) -> None:
    """Serves it until it is left. Every way out says where things stand."""
    ending = Ending()
    try:
        with ended_by_signals(ending, lines):
            if lines:
                by_lines(front, first, ending)
            else:
                import asyncio

                with contextlib.suppress(asyncio.CancelledError):
                    asyncio.run(by_keys(front, first, ending))
    except KeyboardInterrupt:
        ending.wanted = True
    if ending.wanted:
        front.leaving = True
    if front.leaving:
        front.farewell()


def print_screens_away(stream: Any = None) -> None:
    """Sixty empty lines: what stood on the screen is out of sight, though still in the scroll-back."""
    out = stream or sys.stdout
    with contextlib.suppress(OSError, ValueError):
        out.write("\n" * 60)
        out.flush()


def output_for(chosen: str | None, profile: Profile, interactive: bool) -> tuple[str, bool]:
    """The output to use, and whether the first start's question is due.

    `chosen` (--output) wins, then the profile, then ACCESSIBLE=1 in the environment; else our voice, and the
    question where somebody is at a terminal.
    """
    if chosen:
        return chosen, False
    if profile.output:
        return profile.output, False
    if os.environ.get("ACCESSIBLE") == "1":
        return "reader", False
    return "voice", interactive


def remember_output(profile: Profile) -> Callable[[str], None]:
    """Keeps the choice of the first start in the profile."""

    def save(output: str) -> None:
        try:
            profiles.save_profile(msgspec.structs.replace(profile, output=cast("Any", output)))
        except OSError as error:
            log.warning("profile not saved: %s", error.strerror)

    return save
