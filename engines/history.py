"""A game as its entries: folding, undo with barriers, redo, sealed choices.

A `History` is a value: every function returns a new one. The state after each entry is kept, so an undo is the
earlier state itself, never a recomputation (the one exception: taking back a sealed choice from among others').
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from plateau_parlant.engines.core import NOBODY, Act, Decide, Entry, Event, Fact, Game, RefusedError, Seats


class Record(msgspec.Struct, frozen=True):
    """One entry, the state it led to, what happened."""

    entry: Entry
    state: Any
    events: tuple[Event, ...]


class History(msgspec.Struct, frozen=True):
    """The first state, the entries that hold, and those taken back (the next to redo last)."""

    first: Any
    done: tuple[Record, ...] = ()
    undone: tuple[tuple[Record, ...], ...] = ()

    @property
    def state(self) -> Any:
        """The state now."""
        return self.done[-1].state if self.done else self.first

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last entry caused."""
        return self.done[-1].events if self.done else ()


class Undo(msgspec.Struct, frozen=True):
    """What taking back would do, before it is done.

    `count`: how many of the last entries go (0: nothing to take back, or `refused` says why not). `informed`: the
    seats that learnt something hidden or a chance result by them. `revealed`: those events, oldest first.
    `only`: the index of the single entry that goes when a sealed choice is taken back, else None.
    """

    count: int
    informed: Seats = NOBODY
    revealed: tuple[Event, ...] = ()
    only: int | None = None
    refused: str | None = None


def add(game: Game, history: History, entry: Entry) -> History:
    """The history with one entry more; what was taken back is forgotten. Raises `RefusedError`."""
    step = game.apply(history.state, entry)
    return History(history.first, (*history.done, Record(entry, step.state, step.events)))


def fold(game: Game, first: Any, entries: Iterable[Entry]) -> History:
    """The history of all the entries. Raises `RefusedError` at the first that is refused."""
    state, records = first, []
    for entry in entries:
        step = game.apply(state, entry)
        state = step.state
        records.append(Record(entry, state, step.events))
    return History(first, tuple(records))


def plan_undo(game: Game, history: History, seat: int) -> Undo:
    """What `seat` would take back: its last choice and all that followed from it.

    While choices are sealed, only the seat's own last choice since the sealing goes, and the others' stay.
    """
    done = history.done
    waiting = game.waiting(history.state)
    if isinstance(waiting, Decide) and waiting.sealed:
        start = len(done)
        while start and _sealed_before(game, history, start - 1):
            start -= 1
        for index in range(len(done) - 1, start - 1, -1):
            entry = done[index].entry
            if isinstance(entry, Act) and entry.seat == seat:
                rest = [record.entry for record in done[start:index]]
                rest += [record.entry for record in done[index + 1 :]]
                try:
                    fold(game, done[start - 1].state if start else history.first, rest)
                except RefusedError:
                    return Undo(0, refused="sealed_order")
                revealed = tuple(event for event in done[index].events if event.informs)
                return Undo(1, _informed(revealed), revealed, only=index)
        if start < len(done):  # others' sealed choices stand in the way of what came before
            return Undo(0, refused="nothing_sealed" if start else "nothing")
    for index in range(len(done) - 1, -1, -1):
        entry = done[index].entry
        if isinstance(entry, Act) and entry.seat == seat:
            return plan_back(game, history, len(done) - index)
    return Undo(0, refused="nothing")


def plan_back(game: Game, history: History, count: int) -> Undo:
    """What taking back the last `count` entries would do (1 and more)."""
    count = min(count, len(history.done))
    going = history.done[len(history.done) - count :]
    revealed = tuple(event for record in going for event in record.events if event.informs)
    return Undo(count, _informed(revealed), revealed, refused=None if count else "nothing")


def undo(game: Game, history: History, plan: Undo) -> History:
    """The history without what the plan names. Raises ValueError where the plan was refused."""
    if plan.refused or not plan.count:
        raise ValueError(plan.refused or "nothing")
    done = history.done
    if plan.only is None:
        keep = len(done) - plan.count
        return History(history.first, done[:keep], (*history.undone, done[keep:]))
    before = done[: plan.only]
    start = before[-1].state if before else history.first
    tail = fold(game, start, [record.entry for record in done[plan.only + 1 :]])
    return History(history.first, before + tail.done)


def redo(game: Game, history: History) -> History:
    """The history with the last thing taken back done again. Raises ValueError("nothing")."""
    if not history.undone:
        raise ValueError("nothing")
    return History(history.first, history.done + history.undone[-1], history.undone[:-1])


def replace(game: Game, history: History, index: int, entry: Entry) -> History:
    """The history with entry number `index` (from 0) mended and what followed played again.

    Raises `RefusedError` where the new entry or a later one no longer fits; the error's `index` says which.
    """
    entries = [record.entry for record in history.done]
    entries[index] = entry
    state = history.done[index - 1].state if index else history.first
    records = list(history.done[:index])
    for number in range(index, len(entries)):
        try:
            step = game.apply(state, entries[number])
        except RefusedError as error:
            error.index = number  # type: ignore[attr-defined]
            raise
        state = step.state
        records.append(Record(entries[number], state, step.events))
    return History(history.first, tuple(records))


def acts(history: History, seat: int | None = None) -> tuple[int, ...]:
    """The indexes of the choices (of one seat) among the entries."""
    return tuple(
        index
        for index, record in enumerate(history.done)
        if isinstance(record.entry, Act) and (seat is None or record.entry.seat == seat)
    )


def answered(history: History) -> tuple[Fact, ...]:
    """Every outcome told so far, in order."""
    return tuple(record.entry for record in history.done if isinstance(record.entry, Fact))


def _sealed_before(game: Game, history: History, index: int) -> bool:
    state = history.done[index - 1].state if index else history.first
    waiting = game.waiting(state)
    return isinstance(waiting, Decide) and waiting.sealed


def _informed(events: Iterable[Event]) -> Seats:
    mask = NOBODY
    for event in events:
        mask |= event.informs
    return mask
