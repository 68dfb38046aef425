"""Play with real cards: what the readers see, matched with the game; the results that the table has to tell.

The table shuffles, deals and rolls (the session's dealer is `Told`). A `TableMode` stands between the inputs
(`TableInput`: boards, scanners, the simulated reader) and a desk. It never plays on a story of events: a while after
the last change it looks at what lies in the zones and asks which legal move would explain it.

    mode = TableMode(desk, tags.load("dragon"), inputs, layout.load("dragon"))
    mode.pump()                # from the keyboard's thread, whenever the inputs wake it
"""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from plateau_parlant.access import form
from plateau_parlant.access.commands.company import hand_over
from plateau_parlant.access.desk import Desk, Ear
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, Ask, Decide, Fact
from plateau_parlant.engines.history import Record

from . import asking, checking, dice, hearing, judging, matching, strange, tags
from .events import ButtonEvent, Notice, Resync, TableEvent, TagEvent
from .inputs import STALE, TableInput
from .layout import HAND, SCANNER, Layout
from .lying import Lying
from .matching import Seen
from .tags import TagTable
from .wedge import BurstDetector, Scan, repair, scan_event
from .who_tells import WhoTells

log = logging.getLogger(__name__)

_CODE = re.compile(r"(?=.*[0-9])[0-9A-Za-z]{6,64}")
"""What a scanner may type and no player would: one word of letters and digits."""

SETTLE = 0.8
"""Seconds without any change before what lies in the zones is taken for what the players mean."""

PUT_BACK = 4.0
"""Seconds in which something shown to a hand reader may be put back where it stood, before it is called missing."""

PATIENCE = 6.0
"""Seconds in which the second of two cards may follow the first, before it is asked what is meant."""


class Mending(msgspec.Struct, frozen=True):
    """An earlier answer being told anew: its index in the history and what was asked there."""

    index: int
    ask: Ask


class TableMode(Lying, WhoTells):
    """The table of one desk. Everything here happens in the keyboard's thread (see `pump`)."""

    def __init__(
        self,
        desk: Desk,
        table: TagTable,
        inputs: TableInput | None = None,
        layout: Layout | None = None,
        *,
        others: Mapping[str, TagTable] | None = None,
        zones: Iterable[str] = (),
        where: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`zones`: zones that always have a reader (the simulated one). `where`: the folder of the tag tables."""
        self.desk = desk
        self.table = table
        self.inputs = inputs
        self.layout = layout or Layout(table.game)
        self.others = {game: other for game, other in (others or {}).items() if game != table.game}
        self.where = where
        self.telling: asking.Telling | None = None
        self.mending: Mending | None = None
        self.untelling: set[int] = set()
        """Seats whose cards nobody tells: their draws stay unknown without a question."""
        self.tasks: list[checking.Task] = []
        self.turns = 0
        """Turns begun since the program runs."""
        self.stale: set[tuple[str, str]] = set()
        """(zone, tag): lies where it lay when the game moved on; waits to be taken away, and is no placement."""
        self.complained: set[tuple[str, str]] = set()
        """(zone, tag) of which it was said what is wrong; said once."""
        self.refused: set[tuple[str, str]] = set()
        """(zone, tag) that fitted no move when it came: it is not played later on without having been laid anew."""
        self.silent: set[str] = set()
        """Readers that failed, and (by board) boards that went away: notices said once, zones not judged."""
        self.late: Counter[matching.Placement] = Counter()
        """What was played and not laid yet: when it comes it is no new placement, even if it has left since."""
        self.ignored: set[str] = set()
        self.open_moves: frozenset[Any] = frozenset()
        """Moves of a card that lies open before all: choosing among them tells nothing."""
        self.restoring: checking.Restore | None = None
        self.asked_of: frozenset[tuple[str, str]] = frozenset()
        """(zone, tag) for which it is being asked which move they are."""
        self.lifted: matching.Placement | None = None
        """What was lifted, and from where, while it is asked where it goes."""
        self.asked_moves: frozenset[Any] = frozenset()
        """The moves among which that is asked."""
        self.patience: dict[tuple[str, str], float] = {}
        """(zone, tag) of half of a move -> until when the other half is waited for."""
        self._always = frozenset(zones)
        self._clock = clock
        self._typing = self._tone_given = False
        self._typed_from = self._typed_to = -1
        """When the last typed line was begun and ended, in ms of the clock."""
        self._settle_at: float | None = None
        self._rings_at: float | None = None
        self.used: set[tuple[str, str]] = set()
        self.removed: set[str] = set()
        self._asked: Ask | None = None
        self._helped = False
        self._help_given: set[str] = set()
        """Of forms ("form"), scans ("yes") and keys ("no"): how to answer was said."""
        self._began = False
        desk.table_mode = self
        for ear in (*desk.ears.values(), desk.table):
            ear.texts.add("play-table", "table")
            ear.narrator.at_table = True
        self.expected_before = self.expected()
        profile = desk.ear.profile
        self.burst = BurstDetector(profile.layout) if profile.hold_keys else None

    # --- the loop -------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        """A line is being typed: what readers bring waits for its end (see `loop.line_typed`)."""
        return self._typing

    @typing.setter
    def typing(self, value: bool) -> None:
        self._typing = value
        now = int(self._clock() * 1000)
        self._typed_from, self._typed_to = (now, now) if value else (self._typed_from, now)
        self._tone_given = False

    def wake(self) -> None:
        """From any thread: something is waiting. While a line is typed a tone alone tells that it was read."""
        if self._typing and not self._tone_given:
            self._tone_given = True
            hearing.speak_tone(self, "read")
        soon = self.desk.soon
        if soon is not None:
            soon(self.pump)

    def pump(self) -> None:
        """Takes what the inputs have, judges the zones once they are quiet, and sees to it that it is called again."""
        if self._typing:
            return
        try:
            self.step()
        except Exception:
            log.exception("an event of the table failed")
            self.desk.talk.event(Line(self.desk.say("table-failed"), "system", True, earcon="refused"))

    def step(self) -> None:
        """The same; a fault of ours raises."""
        if self.inputs is not None:
            for event in self.inputs.events():
                self.take(event)
        if self._settle_at is not None and self._clock() >= self._settle_at:
            self._settle_at = None
            self.settle()
        waits = [] if self.inputs is None else [self.inputs.deadline()]
        if self._settle_at is not None:
            waits.append(self._settle_at - self._clock())
        due = [wait for wait in waits if wait is not None]
        if due and self.desk.later:
            self._call_later(max(min(due), 0.0) + 0.002)

    def _call_later(self, seconds: float) -> None:
        """One timer is enough: another only where it would ring earlier."""
        at = self._clock() + seconds
        now = self._clock()
        if self._rings_at is not None and now < self._rings_at <= at:
            return
        self._rings_at = at
        assert self.desk.later is not None
        self.desk.later(seconds, self._ring)

    def _ring(self) -> None:
        self._rings_at = None
        self.pump()

    def close(self) -> None:
        """Lets the readers go."""
        if self.inputs is not None:
            self.inputs.close()

    def take(self, event: TableEvent) -> None:
        """One event of the inputs."""
        match event:
            case TagEvent():
                hearing.tag_read(self, event)
            case ButtonEvent(_, name, True) if self._too_late(event):
                self.speak(lambda ear: ear.texts.text("table-button-late", button=name), "refused")
            case ButtonEvent(_, name, True):
                command = self.layout.buttons.get(name)
                key = self.desk.keymap.key(command) if command else ""
                if key:
                    self.desk.press(key)
                else:
                    self.speak(lambda ear: ear.texts.text("table-button-unknown", button=name), "refused")
            case Notice():
                hearing.notice_read(self, event)
            case Resync():
                self.soon()

    def _too_late(self, press: ButtonEvent) -> bool:
        """A press that had to wait for the end of a typed line for so long that it must not act any more."""
        waited = int(self._clock() * 1000) - press.ms
        return self._typed_from <= press.ms <= self._typed_to and waited > STALE

    def soon(self) -> None:
        """The zones are judged once they have been quiet."""
        self._settle_at = self._clock() + SETTLE

    def after_showing(self) -> None:
        """What was held to a hand reader has time to be put back where it stood."""
        if self.removed:
            self._settle_at = self._clock() + PUT_BACK

    def waits_for_more(self, one: Seen) -> bool:
        """Whether the rest of a move of which only this lies there may still come; judged again when that is over."""
        now = self._clock()
        until = self.patience.setdefault((one.zone, one.tag), now + PATIENCE)
        if now >= until:
            return False
        self._settle_at = until
        return True

    # --- saying ---------------------------------------------------------------------------------------------

    def speak(
        self,
        words: Callable[[Ear], str],
        earcon: str | None = None,
        critical: bool = False,
        category: Any = "table",
    ) -> None:
        """Something all may hear, in each one's language: spoken once on the table's speaker."""
        desk = self.desk

        def line(ear: Ear) -> Line:
            return Line(words(ear), category, True, critical, earcon)

        if not desk.shared:
            desk.talk.event(line(desk.ear))
            return
        public = line(desk.table)
        desk.table.talk.event(public)
        for ear in desk.ears.values():
            ear.talk.overheard(line(ear), public.text)

    # --- hearing and judging ------------------------------------------------------------------------------------

    def component_read(self, zone: str, tag: str, component: str, resting: bool) -> None:
        """A card of the game was read."""
        hearing.component_read(self, zone, tag, component, resting)

    def settle(self) -> None:
        """The zones have been quiet: what lies there is what the players mean."""
        judging.settle(self)

    # --- hooks of the desk ----------------------------------------------------------------------------------

    def happened(self, records: Iterable[Record]) -> None:
        """The game went on: new tasks for the hands; what lies now where it no longer belongs waits to be taken."""
        records = list(records)
        checking.add_tasks(self, records)
        words = self.desk.table.narrator
        before, self.expected_before = self.expected_before, self.expected()
        laid = Counter(placed for record in records for event in record.events for placed in words.laid(event))
        for zone, cards in before.items():
            came = Counter({component: count for (component, where), count in laid.items() if where == zone})
            gone = Counter(cards) + came - Counter(self.expected_before.get(zone, ()))
            for one in self.seen().get(zone, ()):
                if gone[one.component]:
                    gone[one.component] -= 1
                    self.stale.add((zone, one.tag))
        lying = Counter((one.component, zone) for zone, listed in self.seen().items() for one in listed)
        for (component, zone), count in (laid - lying).items():
            if zone not in self.passing():  # there a card that has been played need not come any more
                self.late[component, zone] += count
        if self.inputs is not None:
            self.soon()

    def go_on(self) -> None:
        """Before anybody is asked: results that nobody tells stay unknown at once."""
        while (ask := asking.pending(self)) is not None and self.mending is None:
            seat = self.desk.narrator.asked_seat(ask)
            nobodys = ask.audience == core.NOBODY  # as which camp got the fourth hero
            if not ask.optional or not (nobodys or seat in self.untelling):
                return
            value: Any = UNKNOWN if ask.count == 1 else (UNKNOWN,) * ask.count
            self.desk.tell(self.desk.session.tell(Fact(ask.id, value, "untold")))

    def put_ask(self, spoken_only: bool = False) -> bool:
        """The pending Ask is put to the table, once. False where there is none. `spoken_only`: whoever has to tell it
        is not at the keys yet."""
        ask = asking.pending(self)
        if ask is None:
            if self._helped and not self._began and not self.desk.session.over:
                self._began = True  # all is dealt
                if self.desk.narrator.alone:
                    self.desk.talk.event(Line(self.desk.turn_words(), "answers", aimed=True))
            return False
        if not spoken_only:
            asking.open_list(self)
        if ask != self._asked:
            self._asked = ask
            self.speak(lambda ear: ear.narrator.ask(ask), category="answers")
            self._helped = True
            how = "form" if ask.kind == "form" else "yes" if self._scans(ask) else "no"
            if how not in self._help_given:
                self._help_given.add(how)
                text = self.desk.say(
                    "form-help" if how == "form" else "table-ask-help",
                    readers=how,
                    untold=self.desk.keymap.key("untold"),
                    optional="yes" if ask.optional else "no",
                )
                self.desk.talk.event(Line(text.strip(), "answers", True))
            self.soon()
        return True

    def _scans(self, ask: Ask) -> bool:
        """Whether something with a tag may answer, and a reader is here."""
        if not (self.live() or self.burst):
            return False
        words = self.desk.narrator
        return any(words.ask_value(ask, component) is not None for component in set(self.table.tags.values()))

    def reopen(self) -> bool:
        """The pending Ask is the current list again, and is said again. False where there is none."""
        ask = asking.pending(self)
        if ask is None:
            return False
        if ask.kind == "form":
            return form.reopen(self.desk)
        asking.open_list(self)
        listing = self.desk.listing
        if listing is not None and listing.entries:
            self.desk.talk.answer(
                self.desk.say(
                    "table-ask-again",
                    what=self.desk.narrator.ask(ask),
                    count=len(listing.entries),
                    first=listing.entries[0].text,
                )
            )
        return True

    def back(self) -> bool:
        """A part back in an answer. False where there is none."""
        return asking.back(self)

    def hands(self) -> str:
        """What the hands have to do now."""
        return checking.tasks_text(self, self.desk.open_ear)

    def undone(self, records: Sequence[Record]) -> None:
        """The game went back by these."""
        checking.undone(self, records)

    def ask_again(self) -> None:
        """The pending Ask is put anew: the game has changed under it."""
        self._asked = None

    def keeper(self) -> int | None:
        """The person who has to be at the keys for the pending Ask; None where anybody may be."""
        ask = asking.pending(self)
        if ask is None or ask.audience == core.ALL:
            return None
        seat = self.desk.narrator.asked_seat(ask)
        return seat if seat in self.desk.ears else None

    def chooses_openly(self) -> bool:
        """Whether what is being chosen concerns only what lies open on the table."""
        pick = self.desk.picking
        return pick is not None and bool(self.open_moves) and self.open_moves.issuperset(pick.moves)

    def hands_over(self) -> bool:
        """Calls to the keys whoever has to tell something there. True where somebody is called, once for all."""
        desk = self.desk
        now = desk.session.waiting()
        wanted = self.keeper()
        if wanted is None and isinstance(now, Decide) and desk.seat not in now.must:
            wanted = next((seat for seat in now.must if seat in desk.ears), None)
        if wanted == desk.seat or not desk.shared:
            wanted = None
        if desk.waiting_for is not None and desk.waiting_for == wanted:
            self.put_ask(spoken_only=True)
            return True
        desk.waiting_for = None
        if wanted is None:
            return False
        self.put_ask(spoken_only=True)
        hand_over(desk, wanted)
        return True

    def focused(self) -> None:
        """Somebody took the keys: what lies in the zones may be waiting for him."""
        self._asked = None if asking.pending(self) else self._asked
        self.soon()
        if self.inputs is not None:
            self.wake()

    def typed(self, text: str) -> bool:
        """A typed line that is a code of a tag, or words for the pending Ask. False where it is neither.

        Where a scanner types its codes into lines, a code that nobody has taught is an unknown tag.
        """
        scanner = self.burst is not None
        code = repair(text.strip(), self.desk.ear.profile.layout) if scanner else text.strip()
        tag = code if code in self.table.tags else code.upper()
        if tag in self.table.tags or (scanner and _CODE.fullmatch(code)):
            tag = tag if tag in self.table.tags else code
            hearing.tag_read(self, TagEvent(SCANNER, "seen", tag, None, 0, "keys"))
            return True
        return strange.typed(self, text) or dice.told(self, text) or asking.typed(self, text)

    def numbered(self, text: str) -> bool:
        """A number alone, typed while dice are asked for. False where it is no die."""
        return dice.told(self, text)

    def scanned(self, scan: Scan) -> None:
        """A code typed by a scanner."""
        hearing.tag_read(self, scan_event(scan, SCANNER, int(self._clock() * 1000)))

    # --- tags -----------------------------------------------------------------------------------------------

    def save_tag(self, tag: str, component: str) -> bool:
        """Teaches a tag; False where the disk refused (it holds for this game all the same)."""
        self.table = self.table.with_tag(tag, component)
        try:
            tags.save(self.table, self.where)
        except OSError as error:
            log.warning("tag table not saved: %s", error.strerror)
            return False
        return True


__all__ = ["HAND", "SETTLE", "Mending", "TableMode"]
