"""One keyboard at a game: who is at it, what the cursor is on, what is said to whom.

A press goes: key -> command (the key map) -> `do_<command>` in `access/commands/` -> the session or a list -> words
from the narrator -> `Talk`. What happened is always told from the session's events, never from the request.
"""

import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from plateau_parlant.access import form
from plateau_parlant.access.keyboard.keymap import KeyMap
from plateau_parlant.access.listing import Listing
from plateau_parlant.access.narration.base import BaseNarrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.session import Session
from plateau_parlant.access.talk import Talk
from plateau_parlant.engines import core, history
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Decide, Event, Over
from plateau_parlant.engines.history import Record

if TYPE_CHECKING:
    from plateau_parlant.access.form import Form
    from plateau_parlant.access.table.mode import TableMode

log = logging.getLogger(__name__)


class Ear:
    """A listener: a seat (or PUBLIC) with its own language, verbosity, words and history.

    `private`: what is said on its channel is heard by this seat alone.
    """

    def __init__(self, seat: int, profile: Profile, narrator: BaseNarrator, talk: Talk, private: bool = False) -> None:
        self.seat = seat
        self.profile = profile
        self.narrator = narrator
        self.talk = talk
        self.private = private
        self.order = profile.order if profile.order in narrator.ORDERS else narrator.ORDERS[0]
        self.level = profile.verbosity

    @property
    def texts(self) -> Texts:
        return self.narrator.texts


class VoiceControl(Protocol):
    """The own voice of the listener at the keys."""

    def alive(self) -> bool:
        """Whether there is still a voice: it may have been lost, or never have found a sound device."""

    def muted(self) -> bool: ...

    def mute(self) -> None: ...

    def unmute(self) -> None: ...

    def faster(self, by: int) -> int:
        """Changes the rate by so many words a minute, within its bounds; gives the new rate."""


class Question(msgspec.Struct, frozen=True):
    """A yes-or-no question that stands until it is answered. `default`: what `do` answers."""

    text: str
    yes: Callable[[], None]
    no: Callable[[], None]
    default: bool = False


class Desk:
    """The state of one keyboard. Commands are functions of it (see `access/commands/`)."""

    def __init__(self, session: Session, ears: dict[int, Ear], table: Ear, keymap: KeyMap) -> None:
        """`ears`: the people here, by seat. `table`: how the table speaker hears the game (PUBLIC)."""
        self.session = session
        self.ears = ears
        self.table = table
        self.keymap = keymap
        self.seat = min(ears) if ears else PUBLIC
        self.listing: Listing | None = None
        self.picking: Any = None
        self.question: Question | None = None
        self.practising = False
        self.clause = ""
        self.leaving = False
        self.read_only = False
        self.alone_confirmed = False
        self.waiting_for: int | None = None
        self.screen_told = False
        self.moves_told: history.History | None = None
        """The game as it was when its legal moves were listed with their numbers."""
        self.wanted_line: Callable[[str], None] | None = None
        self.bot_waits = False
        self.failed_bots: set[int] = set()
        self.away: dict[int, Ear] = {}
        """People who left their seat to a bot, and may come back."""
        self.menu_extra: list[tuple[str, Callable[[], None]]] = []
        # What the program around the desk offers; None where it does not.
        self.later: Callable[[float, Callable[[], None]], None] | None = None
        self.clock: Callable[[], float] = time.monotonic
        self.turn_told = self.clock()
        """When the turn that lasts was told (or its player took the keys)."""
        self.reading: int | None = None
        """The decision against which the orc phrase is being read (see `commands.phrase`)."""
        self.soon: Callable[[Callable[[], None]], None] | None = None
        """Has something done in the keyboard's thread; may be called from any."""
        self.table_mode: TableMode | None = None
        """Play with real cards, where it is one."""
        self.form: Form | None = None
        """The outcome being filled in (see `access/form.py`)."""
        self.form_told: Ask | None = None
        """The form that was put last: it is said once."""
        self.form_helped = False
        self.hint: Callable[[Any], core.Choice] | None = None
        self.voice: VoiceControl | None = None
        self.pronounce: Callable[[str, str, bool], Callable[[], None]] | None = None
        self.switch_language: Callable[[], None] | None = None
        self.clear_screen: Callable[[], None] | None = None

    def press(self, key: str) -> None:
        """A key."""
        from plateau_parlant.access.dispatch import press

        press(self, key)

    def new_key(self) -> None:
        """Something was typed: what follows answers it."""
        self.talk.key()

    def farewell(self, closed: bool = False) -> None:
        """The last sentence: where the game is."""
        journal = self.session.journal
        kept = self.read_only or (journal is not None and not journal.behind)
        state = "over" if self.session.over else "kept" if kept else "lost"
        self.talk.key()
        self.talk.answer(self.say("input-closed" if closed else "goodbye", state=state), category="system")

    def command(self, name: str) -> None:
        """A command by name, as its key would."""
        from plateau_parlant.access.dispatch import run

        run(self, name)

    def typed(self, line: str) -> None:
        """A line in words."""
        from plateau_parlant.access.dispatch import typed

        typed(self, line)

    # --- who is here ----------------------------------------------------------------------------------------

    @property
    def ear(self) -> Ear:
        """The listener at the keys."""
        return self.ears.get(self.seat, self.table)

    @property
    def shared(self) -> bool:
        """Whether several people hear the same speaker."""
        return len(self.ears) > 1

    @property
    def guarded(self) -> bool:
        """Whether what only this seat may know must not be spoken unasked: others hear the same speaker (law 5)."""
        if not self.shared or self.seat not in self.ears or self.narrator.OPEN:
            return False
        return not self.ear.private and not self.alone_confirmed

    @property
    def open_ear(self) -> Ear:
        """The listener whose words may be spoken unasked: the one at the keys, or all while others listen."""
        return self.table if self.guarded else self.ear

    def open_view(self) -> Any:
        """What may be spoken of the game unasked."""
        return self.session.view(self.open_ear.seat)

    def turn_words(self) -> str:
        """Whose turn it is, as it may be told unasked."""
        return self.open_ear.narrator.turn(self.open_view())

    @property
    def talk(self) -> Talk:
        return self.ear.talk

    @property
    def narrator(self) -> BaseNarrator:
        return self.ear.narrator

    def say(self, name: str, /, **args: Any) -> str:
        """A message in the language of the listener at the keys."""
        return self.ear.texts.text(name, level=self.ear.level, **args)

    def view(self) -> Any:
        """What the seat at the keys knows."""
        return self.session.view(self.seat)

    def may_act(self) -> bool:
        """Whether the seat at the keys has a choice to make or could make one."""
        now = self.session.waiting()
        return not self.read_only and isinstance(now, Decide) and self.seat in (*now.must, *now.may)

    # --- telling what happened ------------------------------------------------------------------------------

    def tell(self, records: Iterable[Record], answering: bool = False) -> bool:
        """Narrates records to everybody here; with `answering`, the first line answers the key just pressed. True where
        it is still unanswered: the table hears nothing of what happened."""
        records = list(records)
        for record in records:
            answering = self.tell_events(record.events, answering)
        if self.table_mode:
            self.table_mode.happened(records)
        return answering

    def answer_in_secret(self, records: Iterable[Record]) -> None:
        """An act of which the table hears nothing: its words where the seat is alone to hear, else that it is done."""
        events = [event for record in records for event in record.events]
        lines = [] if self.guarded else [line for event in events if (line := self.line(self.ear, event))]
        self.talk.answer(" ".join(line.text for line in lines) or self.say("act-secret"))

    def tell_events(self, events: Iterable[Event], answering: bool = False) -> bool:
        """Narrates events to everybody here. True where the key just pressed still has no answer."""
        for event in events:
            if isinstance(event, core.TurnBegan):
                self.turn_told = self.clock()
            answering = self._tell_one(event, answering) and answering
        return answering

    def _tell_one(self, event: Event, answering: bool) -> bool:
        """True where nothing was said to the one at the keys (so the next line still answers his key)."""
        if not self.shared:
            line = self.line(self.ear, event)
            if line is None:
                return True
            if answering:
                self.talk.answer(line.text, line.earcon, line.category)
                return False
            self.talk.event(line)
            return True
        public = self.line(self.table, event)
        if public and answering:
            self.table.talk.answer(public.text, public.earcon, public.category)
        elif public:
            self.table.talk.event(public)
        for ear in self.ears.values():
            line = self.line(ear, event)
            if line is None:
                continue
            if ear.private and not core.sees(event.audience, PUBLIC) and core.sees(event.audience, ear.seat):
                ear.talk.event(line)
            else:
                ear.talk.overheard(line, public.text if public else "")
        return answering and public is None

    def line(self, ear: Ear, event: Event, level: Any = None) -> Line | None:
        """An event in the words of a listener, None where it is not for him or switched off."""
        heard = core.heard(event, ear.seat)
        if heard is None:
            return None
        level = level or self._level(ear, heard)
        if level == "off":
            return None
        return ear.narrator.event(heard, ear.seat, level, None)

    def _level(self, ear: Ear, event: Event) -> Any:
        spoken = ear.profile.spoken
        if isinstance(event, core.Ended):
            return ear.level
        seat = getattr(event, "seat", None)
        source = None
        if seat is not None:
            source = spoken.me if seat == ear.seat else spoken.bots if seat in self.session.bots else spoken.others
        return source or spoken.moves or ear.level

    # --- playing --------------------------------------------------------------------------------------------

    def act(self, move: Any) -> bool:
        """The choice of the seat at the keys. Says what happened, or why not. True where it was played."""
        cards = self._hand_keys()
        try:
            records = self.session.act(self.seat, move)
        except core.RefusedError as error:
            self.refuse(error.refusal)
            return False
        self.clause = ""
        self.picking = None
        if self.tell(records, answering=True) and self.shared and not self.ear.private:
            self.answer_in_secret(records)
        self._settle_cursor(cards)
        self.go_on()
        return True

    def refuse(self, refusal: core.Refusal) -> None:
        """Says why not; the rules key then tells the clause. A reason that names a card of the hand is private."""
        self.clause = refusal.clause
        if self.guarded and "card" in refusal.parts:
            from plateau_parlant.access.commands.company import when_alone

            when_alone(self, lambda: self.refuse(refusal))
            return
        self.talk.answer(self.narrator.refusal(refusal), "refused")

    def go_on(self, told: bool = False) -> None:
        """Lets the bots play at the pace of the listener, and turns to whoever has to choose next.

        `told`: the turn has just been said, and need not be said again.
        """
        if self.read_only:
            return
        if self.table_mode:
            self.table_mode.go_on()
        elif isinstance(self.session.waiting(), Ask):  # nobody is left who could judge it
            self.tell(self.session.deal())
        pause = self.ear.profile.bot_pause
        while (seat := self.session.bot_to_act()) is not None:
            if pause == "key":
                self.bot_waits = True
                self.talk.event(Line(self.say("bot-waits", who=self.narrator.name(seat)), "answers"))
                return
            if pause and self.later:
                self.later(float(pause), self.one_bot)
                return
            self.bot_plays(seat)
            told = False
        if self.stands():
            self.go_on()
            return
        self.turn_to_next(told)

    def stands(self) -> bool:
        """Plays a pass that a player ordered beforehand; others hear it as any other. True where there was one."""
        now = self.session.waiting()
        for seat in now.must if isinstance(now, Decide) else ():
            ear = self.ears.get(seat)
            move = ear.narrator.standing(self.session.view(seat)) if ear is not None else None
            if move is not None:
                self.tell(self.session.act(seat, move))
                return True
        return False

    def one_bot(self) -> None:
        """The bot whose turn it is plays, and the pace goes on."""
        self.bot_waits = False
        seat = self.session.bot_to_act()
        if seat is not None:
            self.bot_plays(seat)
        self.go_on()

    def bot_plays(self, seat: int) -> None:
        """One choice of a bot; where its level failed, that is said once."""
        records, failed = self.session.bot_acts(seat)
        if failed and seat not in self.failed_bots:
            self.failed_bots.add(seat)
            self.talk.notice(self.say("bot-replaced", who=self.narrator.name(seat)))
        self.tell(records)

    def turn_to_next(self, told: bool = False) -> None:
        """After a change: the cursor where the next choice is; a hand-over where another person has to choose."""
        now = self.session.waiting()
        if self.table_mode and self.table_mode.hands_over():
            return
        if self.shared and isinstance(now, Decide) and self.seat not in now.must:
            others = [seat for seat in now.must if seat in self.ears]
            if others:
                from plateau_parlant.access.commands.company import hand_over

                hand_over(self, others[0])
                return
        self.focus(told)

    def focus(self, told: bool = False) -> None:
        """Puts the cursor on the list that the next choice comes from, without a word unless it must be told."""
        now = self.session.waiting()
        if self.table_mode and self.table_mode.put_ask():
            return
        if isinstance(now, Ask) and form.put(self):
            return
        if isinstance(now, Decide) and self.seat in now.must:
            if self.offer():
                if not told:
                    self.talk.event(Line(self.turn_words(), "answers", aimed=True))
                return
            stakes = self.open_ear.narrator.stakes(self.open_view())
            if stakes and stakes not in self.talk.last:
                self.talk.event(Line(stakes, "answers"))
        if isinstance(now, Ask | Over) or self.listing is None or self.listing.name in ("pick", "actions"):
            self.open_hand(spoken=False)
        elif self.listing:
            self.listing.refresh()

    def offer(self) -> bool:
        """Opens the list of what can be done, where the choice is made from it alone: what the turn says of the keys
        is then true. False where cards can be laid, or the turn ended."""
        from plateau_parlant.access.commands.acting import open_actions

        now = self.session.waiting()
        if not isinstance(now, Decide) or self.seat not in now.must:
            return False
        view = self.view()
        hand = self.narrator.hand(view, self.ear.order) if self.narrator.HAS_HAND else []
        if any(item.moves for item in hand) or self.narrator.finish(view) is not None:
            return False
        open_actions(self, spoken=False)
        return True

    # --- lists ----------------------------------------------------------------------------------------------

    def open(self, listing: Listing) -> None:
        """Makes it the current list."""
        self.listing = listing
        if listing.name != "pick":
            self.picking = None

    def open_hand(self, spoken: bool = True, at: int | None = None) -> None:
        """The hand becomes the current list."""
        old = self.listing.at if self.listing and self.listing.name == "hand" else self._hand_at
        self.open(Listing("hand", self._hand_entries, old if at is None else at))
        self._hand_at = self.listing.at if self.listing else 0
        if spoken:
            self.talk.answer(self.narrator.hand_summary(self.view(), self.ear.order))

    _hand_at = 0

    def _hand_entries(self) -> list[Any]:
        return list(self.narrator.hand(self.view(), self.ear.order))

    def _hand_keys(self) -> list[Any]:
        return [item.key for item in self._hand_entries()] if self.seat in self.ears else []

    def _settle_cursor(self, before: list[Any]) -> None:
        """The hand cursor after a move: on the card drawn last, else the nearest before the one that left."""
        after = self._hand_keys()
        at = self.listing.at if self.listing and self.listing.name == "hand" else self._hand_at
        gone = [n for n, key in enumerate(before) if key not in after]
        new = [n for n, key in enumerate(after) if key not in before]
        if new:
            at = new[-1]
        elif gone:
            at = max(gone[0] - 1, 0)
        self._hand_at = min(at, max(len(after) - 1, 0))
        if self.listing and self.listing.name in ("hand", "pick"):
            self.open_hand(spoken=False, at=self._hand_at)

    # --- what was before ------------------------------------------------------------------------------------

    def last_turn_end(self, seat: int) -> int:
        """The index of the seat's last choice before its present turn; of its last one when it is not its turn.

        -1 where there is none.
        """
        done = self.session.history.done
        index = len(done) - 1
        now = self.session.waiting()
        if isinstance(now, Decide) and seat in now.must:
            while index >= 0 and not any(
                isinstance(event, core.TurnBegan) and event.seat == seat for event in done[index].events
            ):
                index -= 1
        while index >= 0:
            entry = done[index].entry
            if isinstance(entry, Act) and entry.seat == seat:
                return index
            index -= 1
        return -1

    def recall(self) -> None:
        """A resumed game: its past goes into the histories, in silence."""
        for record in self.session.history.done:
            for event in record.events:
                for ear in {id(e): e for e in (*self.ears.values(), self.table)}.values():
                    line = self.line(ear, event)
                    if line:
                        ear.talk.remember_only(line)
