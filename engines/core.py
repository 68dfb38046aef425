"""The contract that every game keeps: entries, waiting, events, refusals, audiences.

A game is a module of pure functions over frozen values (see `Game` for the list). Nothing here or in a game
reads a clock, draws a random number, opens a file or holds a sentence for people. The shape of a game in play:

>>> state = game.begin(Setup(("Anna",)))            # doctest: +SKIP
>>> waiting = game.waiting(state)                   # Decide, Ask or Over: who must do what now
>>> step = game.apply(state, Act(0, move))          # a choice of a seat
>>> step = game.apply(step.state, Fact(4, "r7", "seed"))   # the answer to Ask number 4

`apply` never changes the state it is given; a refused entry raises `RefusedError` with a `Refusal`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from plateau_parlant.engines.chance import Generator


def words(name: str, glue: str) -> str:
    """A class name as a tag: ``words("CardDrawn", "_") == "card_drawn"``."""
    return re.sub(r"(?<!^)(?=[A-Z])", glue, name).lower()


# --- who may know something ---------------------------------------------------------------------------------

Seats: TypeAlias = int
"""A set of seats as a bit mask: bit n is seat n. Used for audiences and for who has seen a component."""

ALL: Final[Seats] = -1
"""Every seat, and the public (spectators, the table speaker, an exported transcript)."""

NOBODY: Final[Seats] = 0

PUBLIC: Final[int] = 62
"""The seat of an onlooker: it sees what ALL see and nothing else."""

UNKNOWN: Final[str] = "?"
"""A component that is there but that nobody told the program."""


def seats(*numbers: int) -> Seats:
    """The mask of the given seats: ``seats(0, 2) == 0b101``."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def seat_list(mask: Seats, players: int) -> tuple[int, ...]:
    """The seats below `players` that are in `mask`, rising."""
    return tuple(n for n in range(players) if mask >> n & 1)


def sees(mask: Seats, seat: int) -> bool:
    """The one rule of who knows what: views, masked events and imagined states all ask this."""
    return bool(mask >> seat & 1)


# --- what enters a game -------------------------------------------------------------------------------------

Value: TypeAlias = str | tuple[str, ...] | dict[str, str | int | bool | None]
"""An outcome told to a game: one component, several (`count` above 1), or the fields of a form."""


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag=partial(words, glue="-")):
    """Base of a game's moves: tagged data, no behaviour.

    The fields are the move's slots in asking order. A move never names a set: one card a move, then `done`.
    """


class Act(msgspec.Struct, frozen=True, tag="act", gc=False):
    """A choice of the player at `seat`."""

    seat: int
    move: Any


class Fact(msgspec.Struct, frozen=True, tag="fact", gc=False):
    """Something that happened outside: the answer to the pending Ask (`ask` = its id), or a report by name.

    `source` says who knows it ("seed", "scan", "keys", "clock", ...): kept for the journal, never for the rules.
    """

    ask: int | str
    value: Value
    source: str = ""


Entry: TypeAlias = Act | Fact

RESIGN: Final = "resign"
"""Report: the value is the number of the seat that gives up."""

AGREED_END: Final = "agreed_end"
"""Report: all players end the game here; the value is not read."""


# --- what a game waits for ----------------------------------------------------------------------------------


class Decide(msgspec.Struct, frozen=True, tag="decide", gc=False):
    """Seats have to choose.

    `must`: they owe a choice. `may`: they could act out of turn, as far as everybody knows, so that listing them
    tells nothing. `sealed`: nobody hears a choice until every seat in `must` has said `done`; until then a choice
    may be replaced. `facts`: names of the reports accepted now.
    """

    must: tuple[int, ...]
    may: tuple[int, ...] = ()
    sealed: bool = False
    facts: tuple[str, ...] = (RESIGN, AGREED_END)


class Ask(msgspec.Struct, frozen=True, tag="ask", gc=False):
    """A result has to come from outside: a card drawn, a die, a hidden choice, the outcome of a manual card.

    `id`: how many Asks were answered before, so the same Ask after an undo gets the same number. `kind` and `zone`
    say what it is and where ("draw", "camp 0"). `among` and `weights`: the weighted bag, whole numbers. `count`
    values are drawn without replacement (`repeat`: with, as for dice). `audience`: who learns the answer.
    `optional`: `?` is an answer too, the owner looked and does not tell. Of kind "form", `among` lists the fields
    ("vitality int -20 20", "cancel flag", "card creature-1|creature-2"), and the value is a mapping; `{}` = no change.
    """

    id: int
    kind: str
    zone: str
    among: tuple[str, ...]
    weights: tuple[int, ...]
    count: int = 1
    audience: Seats = ALL
    optional: bool = False
    repeat: bool = False


class Over(msgspec.Struct, frozen=True, tag="over", gc=False):
    """The game has ended. `places[seat]` counts from 1, shared by equals; `scores[seat]` in the game's own unit."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


Waiting: TypeAlias = Decide | Ask | Over


# --- what comes out -----------------------------------------------------------------------------------------


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="kind", tag=partial(words, glue="_")):
    """Base of a game's events: what really happened, in the past tense.

    `audience` hears the full form; all others get `masked`, which may be nothing at all. `informs`: the seats that
    learnt a hidden value or a chance result by it, which makes it a barrier for undo.
    """

    audience: Seats = ALL
    informs: Seats = NOBODY
    masked: Event | None = None


class TurnBegan(Event, frozen=True):
    """It is `seat`'s turn; `turn` counts the turns of the game from 1."""

    seat: int
    turn: int


class Resigned(Event, frozen=True):
    """`seat` gave up."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over: the fields of `Over`. Always the last event of a game, and only once."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Step(msgspec.Struct, frozen=True, gc=False):
    """The result of one entry."""

    state: Any
    events: tuple[Event, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an entry cannot be: a code, its parts for the narration, and the clause of the rules that says so."""

    code: str
    parts: dict[str, str | int] = {}
    clause: str = ""


class RefusedError(Exception):
    """Raised by `apply`; the state is unchanged. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.parts} {refusal.clause}".rstrip())
        self.refusal = refusal


class PositionError(ValueError):
    """A position written by hand that cannot be. `code` and `parts` as in a `Refusal`."""

    def __init__(self, code: str, **parts: str | int) -> None:
        super().__init__(f"{code} {parts}")
        self.code = code
        self.parts: dict[str, str | int] = parts


class NotationError(ValueError):
    """A text that is no move of this game. `code` is "unknown_move" or a finer one; `parts` name the piece of text."""

    def __init__(self, code: str, **parts: str | int) -> None:
        super().__init__(f"{code} {parts}")
        self.code = code
        self.parts: dict[str, str | int] = parts


# --- setting up ---------------------------------------------------------------------------------------------


class Option(msgspec.Struct, frozen=True):
    """A switch of a game: `choices` are all its values, or `()` for a whole number of at least `least` or None."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    least: int = 1


class Setup(msgspec.Struct, frozen=True):
    """What `begin` needs: the names in seat order, the options that differ from their defaults, the box's data."""

    players: tuple[str, ...]
    options: dict[str, Any] = {}
    data: dict[str, Any] | None = None


TURN_LIMIT: Final = Option("turn_limit", None)
"""Every game has it: the game is over after so many turns (see the game for who wins then); None = no limit."""


def settle(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value. Raises `PositionError` ("unknown_option", "bad_option") on what cannot be."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise PositionError("unknown_option", name=str(name))
    settled: dict[str, Any] = {}
    for name, option in known.items():
        if name not in given:
            settled[name] = option.default
            continue
        value = given[name]
        if option.choices:
            fits = any(value == choice and type(value) is type(choice) for choice in option.choices)
        else:
            fits = value is None or (type(value) is int and value >= option.least)
        if not fits:
            raise PositionError("bad_option", name=name, value=str(value))
        settled[name] = value
    return settled


# --- bots and hints -----------------------------------------------------------------------------------------


class Reason(msgspec.Struct, frozen=True):
    """A claim about a move that can be checked: a code and its parts ("keeps_playable", pile I, count 9)."""

    code: str
    parts: dict[str, str | int] = {}


class Choice(msgspec.Struct, frozen=True):
    """A move and why, the strongest reason first."""

    move: Any
    reasons: tuple[Reason, ...] = ()


# --- a game -------------------------------------------------------------------------------------------------


class Game(Protocol):
    """What a game module offers. All functions are pure; `state` and `view` are the game's own frozen structs."""

    @property
    def NAME(self) -> str: ...
    @property
    def RULES_VERSION(self) -> int: ...
    @property
    def PLAYERS(self) -> tuple[int, ...]: ...
    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...

    def begin(self, setup: Setup, /) -> Any:
        """The first state, usually with the first set-up Ask pending. Raises `PositionError`."""

    def waiting(self, state: Any, /) -> Waiting:
        """Who must do what now. Always answers."""

    def legal(self, state: Any, seat: int, /) -> Sequence[Any]:
        """Every legal move of the seat, each once, in a stable order; empty where it may not act.

        With unknown cards in a hand: what is legal in at least one world that fits.
        """

    def check(self, state: Any, entry: Entry, /) -> Refusal | None:
        """None where `apply` would take the entry; agrees with `legal`. Never raises on a well-typed entry."""

    def apply(self, state: Any, entry: Entry, /) -> Step:
        """The state after the entry and what happened. Raises `RefusedError`."""

    def view(self, state: Any, seat: int, /) -> Any:
        """What the seat (or PUBLIC) knows, as a frozen struct that msgspec can encode."""

    def options(self, view: Any, /) -> Sequence[Any]:
        """The legal moves of the seat whose view it is, from the view alone; equal to `legal`."""

    def imagine(self, view: Any, rng: Generator, /) -> Any:
        """A full state, drawn at random among those that fit the view: its view for that seat is equal to `view`."""

    def parse(self, text: str, /) -> Any:
        """The move written as `text`. Raises `NotationError`. `parse(notation(move)) == move`."""

    def notation(self, move: Any, /) -> str:
        """The move as text."""

    def to_position(self, state: Any, /) -> dict[str, Any]:
        """The state as plain JSON data, documented by `schema`."""

    def from_position(self, position: Mapping[str, Any], /) -> Any:
        """The state of a position. Raises `PositionError`. `from_position(to_position(state)) == state`."""

    def result(self, state: Any, /) -> dict[str, Any] | None:
        """The result in the game's own words as JSON data, None while it goes on."""

    def census(self, state: Any, /) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: the same from the first state to the last."""

    def schema(self, /) -> dict[str, Any]:
        """The position, the notation, the Asks, the events and the options, described as JSON data."""

    def greedy(self, view: Any, rng: Generator, /) -> Choice:
        """The move a fair player makes at once, with reasons. The view's seat must have a move."""

    def holds(self, view: Any, move: Any, reason: Reason, /) -> bool:
        """Recomputes a reason given for a move: True where it is a fact."""


# --- small tools --------------------------------------------------------------------------------------------


def kind_of(struct: type) -> str:
    """The tag of a class of events, moves or waitings."""
    tag: str = struct.__struct_config__.tag  # type: ignore[attr-defined]
    return tag


def kind(value: Any) -> str:
    """The tag of an event, move or waiting: ``kind(TurnBegan(0, 1)) == "turn_began"``."""
    tag: str = type(value).__struct_config__.tag
    return tag


def heard(event: Event, seat: int) -> Event | None:
    """The event as `seat` (or PUBLIC) gets it: whole, masked, or None."""
    while not sees(event.audience, seat):
        if event.masked is None:
            return None
        event = event.masked
    return event


def plain(event: Event, players: int) -> dict[str, Any]:
    """The event in its full form as JSON data: kind, audience ("all" or seats), then its own fields."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    data["audience"] = "all" if event.audience == ALL else list(seat_list(event.audience, players))
    del data["informs"], data["masked"]
    return data


def slots(move: Any) -> tuple[Any, ...]:
    """The kind of the move, then its fields: what is asked part by part."""
    return (kind(move), *(getattr(move, name) for name in move.__struct_fields__))


def next_slot(moves: Iterable[Any], chosen: Sequence[Any]) -> tuple[Any, ...]:
    """The values that some move, beginning with the `chosen` slots, has in the next slot, each once, in order."""
    values: dict[Any, None] = {}
    size = len(chosen)
    begin = tuple(chosen)
    for move in moves:
        parts = slots(move)
        if len(parts) > size and parts[:size] == begin:
            values.setdefault(parts[size])
    return tuple(values)


def state_hash(state: Any) -> str:
    """Sixteen hex digits that change with the state; for the journal's check points."""
    return hashlib.blake2b(msgspec.msgpack.encode(state, order="deterministic"), digest_size=8).hexdigest()


def refuse_answer(ask: Ask, fact: Fact) -> Refusal | None:
    """Whether the fact can answer the Ask as far as its bag tells: the number, the kind and the set of values."""
    if fact.ask != ask.id:
        return Refusal("other_ask", {"expected": ask.id, "given": str(fact.ask)})
    value = fact.value
    if ask.kind == "form":
        return None if isinstance(value, dict) else Refusal("not_a_form", {"kind": ask.kind})
    if isinstance(value, dict) or (isinstance(value, str) and ask.count != 1):
        return Refusal("wrong_count", {"expected": ask.count, "given": 1})
    given = (value,) if isinstance(value, str) else value
    if len(given) != ask.count:
        return Refusal("wrong_count", {"expected": ask.count, "given": len(given)})
    left = list(ask.among)
    for one in given:
        if one == UNKNOWN and ask.optional:
            continue
        if one not in left:
            return Refusal("not_there", {"value": one, "zone": ask.zone})
        if not ask.repeat:
            left.remove(one)
    return None


def refuse_report(now: Decide, fact: Fact, players: int, gone: Seats = NOBODY) -> Refusal | None:
    """Whether a report is accepted now. `gone`: seats that gave up before. The game checks its own reports further."""
    if fact.ask not in now.facts:
        return Refusal("not_now", {"fact": str(fact.ask)})
    if fact.ask == RESIGN:
        number = fact.value if isinstance(fact.value, str) else ""
        if number not in {str(seat) for seat in range(players) if not sees(gone, seat)}:
            return Refusal("no_such_seat", {"seat": number})
    return None


def places(scores: Sequence[int], better: Callable[[int, int], bool] = int.__gt__) -> tuple[int, ...]:
    """Ranks from 1, equal scores sharing one: ``places((5, 9, 5)) == (2, 1, 2)``."""
    return tuple(1 + sum(better(other, score) for other in scores) for score in scores)
