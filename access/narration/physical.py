"""What a narrator knows of a game on a real table: its components, its zones, what the hands have to do.

The defaults know nothing: such a game is told by keys alone. A game that can be scanned overrides `deck`, `zones` and
`placement`; tasks of the hands are messages `task-<event kind>` and, backwards, `untask-<event kind>`.

A component is the string in the tag tables ("r7", "token vol", "dragon red"); a zone is a place that a reader may
watch ("II", "tower").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from plateau_parlant.access.narration.laying import Laying
from plateau_parlant.access.narration.typed import fits, fold, tokens
from plateau_parlant.engines import core
from plateau_parlant.engines.core import PUBLIC, UNKNOWN, Ask, Event, Fact

if TYPE_CHECKING:
    from plateau_parlant.access.form_words import Field, Told
    from plateau_parlant.access.narration.bundle import Form, Level, Texts

Placement = tuple[str, str]
"""A component and the zone it comes to (or leaves)."""


class Physical(Laying):
    """The part of a narrator that speaks of hands, cards and readers."""

    TABLE_OPTIONS: ClassVar[dict[str, Any]] = {}
    """Options that a game at a real table needs."""

    at_table = False
    """Whether real cards are played with: then the set-up is told card by card."""

    if TYPE_CHECKING:
        texts: Texts
        names: tuple[str, ...]
        alone: bool
        game: Any

        def say(self, name: str, /, form: Form = "", level: Level = "normal", **args: Any) -> str: ...
        def name(self, seat: int) -> str: ...
        def word(self, name: str, value: Any) -> Any: ...
        def words(self, parts: dict[str, Any]) -> dict[str, Any]: ...
        def event_parts(self, event: Event) -> dict[str, Any]: ...
        def _numbers(self) -> dict[str, int]: ...
        def ask(self, ask: Ask) -> str: ...
        def the(self, group: str, key: str = "") -> str: ...

    # --- components and zones -------------------------------------------------------------------------------

    def deck(self) -> tuple[str, ...]:
        """Every component that may carry a tag, in the order of the box; equal ones repeated. () where none can."""
        return ()

    def component(self, component: str) -> str:
        """A component in words."""
        return str(self.word("card", component))

    def component_the(self, component: str) -> str:
        """The same, as the object of "take"."""
        return self.component(component)

    def spot(self, zone: str) -> str:
        """A zone in words; a zone of no game is said as it is called in the profile."""
        kind, _, number = zone.partition(" ")
        if kind == "hand":
            seat = int(number) - 1 if number.isdecimal() else PUBLIC
            return self.say("spot-hand", who=self.name(seat) if seat < len(self.names) else "none")
        return zone

    def zones(self, view: Any) -> dict[str, tuple[str, ...]]:
        """What should lie in each zone, in the order in which it was laid. {}: nothing can be checked."""
        return {}

    def hidden(self, state: Any, zone: str, component: str) -> bool:
        """Whether the component lies face down in the zone, or may: a reader sees it, and nobody may hear of it."""
        return False

    # --- moves ----------------------------------------------------------------------------------------------

    def placement(self, move: Any, seat: int = 0) -> Placement | None:
        """The component that the seat's move lays, and where. None for moves that lay nothing."""
        return None

    def placements(self, move: Any, seat: int = 0, view: Any = None) -> tuple[Placement, ...]:
        """All that the move of the seat lays at once; `view`: the state it is made in."""
        one = self.placement(move, seat)
        return () if one is None else (one,)

    def asks_first(self, move: Any) -> bool:
        """Whether the move costs something besides what it lays: then it is asked, even where no other fits."""
        return False

    def removals(self, move: Any, seat: int, view: Any) -> tuple[Placement, ...]:
        """What the move takes away from its zones."""
        return ()

    def tried(self, component: str, zone: str, view: Any) -> tuple[Any, ...]:
        """The moves one would expect of the component laid in the zone: their refusal says why it cannot lie there."""
        return ()

    def held(self, state: Any, seat: int, card: str) -> int:
        """Which card of the seat's hand it is, from 1, in the order of the fingers; 0 where the game has no hand."""
        return 0

    def holds(self, view: Any, seat: int, component: str) -> bool:
        """Whether the seat is known to hold the component."""
        return False

    def late(self, state: Any, seat: int, component: str) -> Fact | None:
        """The report that a card of the seat which nobody had told is this one; None where that cannot be."""
        return None

    # --- results that are asked for -------------------------------------------------------------------------

    def asked_seat(self, ask: Ask) -> int | None:
        """Whose card, token or die it is; None where it is the table's."""
        last = ask.zone.rpartition(" ")[2]
        if last.isdecimal() and int(last) < len(self.names) and " " in ask.zone:
            return int(last)
        seats = core.seat_list(ask.audience, len(self.names))
        return seats[0] if ask.audience != core.ALL and len(seats) == 1 else None

    def ask_zones(self, ask: Ask) -> tuple[str, ...]:
        """The zones in which the answer may appear."""
        return ()

    def ask_value(self, ask: Ask, component: str) -> str | None:
        """The component as an answer to the Ask; None where it is none."""
        return component if component in ask.among else None

    def answer(self, ask: Ask, value: str) -> str:
        """A value of the Ask in words."""
        if value == UNKNOWN:
            return self.say("answer-untold")
        if ask.zone == "players" and value.isdecimal():
            return self.name(int(value))
        return str(self.word("card", value))

    def answer_parts(self, ask: Ask, value: str) -> tuple[str, ...]:
        """The value in parts, in the order in which somebody is asked for it: fewer steps than in one long list."""
        return (value,)

    def answer_part(self, ask: Ask, chosen: Sequence[str], part: str) -> str:
        """A part in words, after those chosen."""
        return self.answer(ask, part)

    def answers_of(self, ask: Ask, typed: str) -> list[str]:
        """The values that typed words may mean: the value itself, or its words in any order."""
        numbers, nouns = self._numbers(), [fold(noun) for noun in self.say("numbered-nouns").split()]
        filler = {fold(word) for word in self.say("filler-words").split()}
        found = [token for token in tokens(typed, numbers, nouns) if token not in filler]
        values = dict.fromkeys(ask.among)
        exact = [value for value in values if fold(typed) in (fold(value), fold(self.answer(ask, value)))]
        if exact or not found:
            return exact
        return [value for value in values if fits(found, tokens(self.answer(ask, value), numbers, nouns))]

    def told(self, ask: Ask, value: str) -> str:
        """An answered Ask in words: what was asked, and the answer ('' where it may not be told)."""
        who = self.asked_seat(ask)
        name = self.name(who) if who is not None else str(self.word("zone", ask.zone))
        if self.alone and who is not None:
            name = "none"
        return self.say("told", kind=ask.kind, where=name, value=value or "none")

    # --- forms: outcomes that the table judges (see access/form.py); only a game that asks for them words them --

    def ask_name(self, ask: Ask) -> str:
        """What the outcome is asked of."""
        raise NotImplementedError

    def form_label(self, v: Any, field: Field) -> str:
        """What the field is about."""
        raise NotImplementedError

    def form_keys(self, v: Any, field: Field) -> str:
        """Further words by which it may be typed."""
        raise NotImplementedError

    def form_parts(self, field: Field, value: str) -> tuple[str, ...]:
        """A value in the parts in which it is chosen."""
        raise NotImplementedError

    def form_choice(self, v: Any, field: Field, chosen: tuple[str, ...], part: str) -> str:
        """A part of a value in words, after those chosen."""
        raise NotImplementedError

    def form_value(self, v: Any, field: Field, value: Any) -> str:
        """The field's present value; None is "no change"."""
        raise NotImplementedError

    def form_more(self, v: Any, field: Field) -> str:
        """What may be told there, with its range."""
        raise NotImplementedError

    def form_outcome(self, v: Any, told: Told) -> str:
        """The whole outcome, one sentence a field."""
        raise NotImplementedError

    def spoken_number(self, number: int) -> str:
        """A number with its sign in words."""
        raise NotImplementedError

    # --- what the hands have to do --------------------------------------------------------------------------

    def task(self, event: Event, held: int = 0) -> str:
        """What the hands have to do because of the event; '' for nothing. `held`: which card of a bot's hand it is."""
        return self._task("task", event, held)

    def untask(self, event: Event) -> str:
        """What the hands have to do to take the event back."""
        return self._task("untask", event, 0)

    def rest(self, event: Event) -> str:
        """What is left to do of the task once what it lays is seen in its place; '' for nothing."""
        return self._task("rest", event, 0)

    def laid(self, event: Event) -> tuple[Placement, ...]:
        """What the event laid, and where: what an undo of it takes away again."""
        return ()

    def task_zones(self, event: Event) -> tuple[str, ...]:
        """The zones that show whether the task is done; () where no reader can tell."""
        return ()

    def untask_zones(self, event: Event) -> tuple[str, ...]:
        """The zones that show whether the event has been taken back on the table."""
        return self.task_zones(event)

    def _task(self, kind: str, event: Event, held: int) -> str:
        name = f"{kind}-{core.kind(event).replace('_', '-')}"
        if not self.texts.has(name):
            return ""
        parts = {**self.event_parts(event), "held": held, "alone": self.alone}
        text = self.say(name, **self.words(parts))
        return "" if text == "-" else text
