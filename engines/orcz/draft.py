"""A state being changed within one entry: plain lists that become a state again at the end."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from plateau_parlant.engines import core
from plateau_parlant.engines.core import Event, Step
from plateau_parlant.engines.orcz import events
from plateau_parlant.engines.orcz.components import FIELDS, rounds, without
from plateau_parlant.engines.orcz.position import Field, Player, Rank, State, cleared, full_hand

replace = msgspec.structs.replace

BANK: Final = -1


class Draft:
    """The parts of a state that the phases after deployment change, and the events so far."""

    __slots__ = (
        "attacking",
        "base",
        "charges",
        "due",
        "event",
        "events",
        "fields",
        "front",
        "last",
        "order",
        "players",
        "ranks",
        "rare",
        "sharing",
        "step",
    )

    def __init__(self, state: State) -> None:
        """`ranks`: those of the field being fought. `rare`: changes of what most entries leave as it is, by name."""
        self.base = state
        self.rare: dict[str, Any] = {}
        self.events: list[Event] = []
        self.players: list[Player] = list(state.players)
        self.fields: list[Field] = list(state.fields)
        self.ranks: list[Rank] = list(state.fields[state.order[0]].ranks) if state.order else []
        self.step = state.step
        self.event = state.event
        self.order = state.order
        self.last = state.last
        self.front = state.front
        self.attacking = state.attacking
        self.sharing = state.sharing
        self.due = state.due
        self.charges = state.charges

    def close(self) -> Step:
        """The state and what happened."""
        return Step(self.state(), tuple(self.events))

    def state(self) -> State:
        """The state as it is now."""
        if self.ranks:
            number = self.order[0]
            self.fields[number] = replace(self.fields[number], ranks=tuple(self.ranks))
        return replace(
            self.base,
            players=tuple(self.players),
            fields=tuple(self.fields),
            step=self.step,
            order=self.order,
            last=self.last,
            front=self.front,
            attacking=self.attacking,
            sharing=self.sharing,
            due=self.due,
            charges=self.charges,
            **self.rare,
        )

    @property
    def table(self) -> bool:
        """Whether a face-down card may be one nobody told."""
        return self.base.table

    # --- cards

    def rank(self, field: int, at: int) -> Rank:
        """The rank at an index of a field."""
        return self.ranks[at] if self.order and field == self.order[0] else self.fields[field].ranks[at]

    def set_rank(self, field: int, at: int, rank: Rank) -> None:
        """Puts another rank in its place."""
        if self.order and field == self.order[0]:
            self.ranks[at] = rank
            return
        ranks = self.fields[field].ranks
        self.fields[field] = replace(self.fields[field], ranks=(*ranks[:at], rank, *ranks[at + 1 :]))

    def go_back(self, seat: int, *cards: str) -> None:
        """Cards that all have seen go behind their owner's screen (O5.4, O6.9)."""
        player = self.players[seat]
        self.players[seat] = replace(player, back=(*player.back, *cards))

    def turn_up(self, field: int, at: int, told: str = "") -> None:
        """O5.1: a face-down card of the field being fought is up; `told`: which it is, where nobody had said."""
        if told:
            self.bind(field, at, told)
        rank = self.ranks[at]
        wing, card = rank.down, rank.hidden
        self.ranks[at] = Rank(rank.seat, rank.left, rank.right, "", rank.seen)
        self.events.append(events.CardTurned(FIELDS[field], at + 1, rank.seat, wing, card, informs=core.ALL))

    def bind(self, field: int, at: int, card: str) -> None:
        """A face-down card nobody had told is this one: it is no longer among those behind the screen."""
        rank = self.rank(field, at)
        player = self.players[rank.seat]
        self.players[rank.seat] = replace(player, hand=without(player.hand, card))
        self.set_rank(field, at, replace(rank, **{rank.down: card}))

    # --- goblins

    def receive(self, seat: int, count: int, why: str, by: int = BANK) -> None:
        """The bank gives goblins."""
        self._move(seat, count)
        self.events.append(events.GoblinsReceived(seat, count, why, by))

    def pay(self, seat: int, due: int, why: str, field: str = "", to: int = BANK) -> None:
        """O6.7: nobody pays more than he has; the rest is forgotten."""
        count = min(due, self.players[seat].goblins or 0)
        self._move(seat, -count)
        if to != BANK:
            self._move(to, count)
        self.events.append(events.GoblinsPaid(seat, due, count, to, why, field))

    def _move(self, seat: int, count: int) -> None:
        player = self.players[seat]
        self.players[seat] = replace(player, goblins=(player.goblins or 0) + count, moved=player.moved + count)

    # --- the end

    def finish(self, end: str, quitter: int = -1) -> None:
        """The game is over: `end` says why."""
        self.step = "over"
        self.rare.update(end=end, quitter=quitter)
        over = outcome(self.state())
        self.events.append(core.Ended(over.places, over.scores, over.reason))


def outcome(state: State) -> core.Over:
    """O8.2: places and goblins of a game that is over.

    In the common defeat nobody is first: the forces of good are, and every seat shares place 2. An agreed end and
    the turn limit are decided by goblins alone; who resigns is last and the others are placed by goblins.
    """
    scores = tuple(player.goblins or 0 for player in state.players)
    if state.end == "defeat":
        return core.Over((2,) * len(scores), scores, state.end)
    if state.quitter >= 0:
        ranked = core.places([-1 if seat == state.quitter else score for seat, score in enumerate(scores)])
        return core.Over(ranked, scores, state.end)
    return core.Over(core.places(scores), scores, state.end)


def end_of_round(draft: Draft) -> None:
    """O7, O8: the next round begins, or the game is over."""
    state = draft.state()
    done = cleared(state)
    number, past = state.round, (*state.past, state.event) if state.event else state.past
    draft.events.append(events.RoundEnded(number, done))
    draft.event = ""
    draft.rare.update(past=past, event="")
    draft.order = ()
    draft.last = draft.front = -1
    for seat, player in enumerate(draft.players):
        draft.players[seat] = replace(player, hand=full_hand(state.box, player.used), back=())
    if done == len(FIELDS):
        draft.finish("all_defeated")
    elif number == rounds(len(draft.players)):
        draft.finish("played" if done >= len(FIELDS) - 1 else "defeat")
    else:
        begin_round(draft, number + 1, (state.first + 1) % len(draft.players))


def begin_round(draft: Draft, number: int, first: int) -> None:
    """O3: enemies are turned up where none is in place, then an event is drawn."""
    draft.rare.update(round=number, first=first, placed=0, phrased=False)
    draft.step = "reveal"
    draft.events.append(events.RoundBegan(number, rounds(len(draft.players)), first))
    skip_reveals(draft)


def skip_reveals(draft: Draft) -> None:
    """O3.1: the next field that turns up an enemy, else the event."""
    if next_reveal(draft.fields) < 0:
        draft.step = "event"


def next_reveal(fields: list[Field] | tuple[Field, ...]) -> int:
    """O3.1: the first field without an enemy in place and with one left, -1 where there is none."""
    for number, field in enumerate(fields):
        if not field.enemy and field.left:
            return number
    return -1
