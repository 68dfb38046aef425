"""What Guardians offers the search: in a fight, every move, and the fight fought out by fair players.

On the board the fair player's move stands: a fight is short and its end says much, a campaign is neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from plateau_parlant.engines.chance import Generator, answer
from plateau_parlant.engines.core import Act, Ask, Fact, Move, Over, Reason
from plateau_parlant.engines.guardians import bot, rules, views
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.position import NOWHERE, State
from plateau_parlant.engines.search import Effort, placed

LONGEST: Final = 200
"""Entries after which a fight is judged as it stands."""


def strong(view: State) -> Effort:
    """The effort of the strong level."""
    return Effort(rollouts=14, candidates=4, prior=1.0)


def careful(view: State) -> Effort:
    """The effort of a hint."""
    return Effort(rollouts=30, candidates=5, prior=1.0)


def ranked(view: State, rng: Generator) -> Sequence[tuple[Move, float]]:
    """The moves as the fair player ranks them; on the board its choice alone."""
    fair = bot.greedy(view, rng).move
    if view.fight is None:
        return [(fair, 0.5)]
    seat = view.viewer or 0
    worths = [(move, bot.worth(view, seat, move)[0]) for move in rules.legal(view, seat) if move != fair]
    worths.sort(key=lambda pair: -pair[1])
    return [(fair, 0.5), *((move, 0.48) for move, _ in worths)]


def rollout(state: State, seat: int, rng: Generator) -> float:
    """The share of a win, or of the fight and what it cost: fair players fight it out."""
    seed = rng.bits()
    space = state.fight.space if state.fight is not None else NOWHERE
    before = [vitality(state, side) for side in (0, 1)]
    for _ in range(LONGEST):
        now = rules.waiting(state)
        if isinstance(now, Over):
            return placed(now, seat)
        if isinstance(now, Ask):
            state = rules.apply(state, Fact(now.id, answer(seed, now))).state
            continue
        if state.fight is None:
            break
        mover = now.must[0]
        state = rules.apply(state, Act(mover, bot.greedy(views.view(state, mover), rng).move)).state
    lost = [before[side] - vitality(state, side) for side in (0, 1)]
    lead = float(lost[1 - seat] - lost[seat])
    if space != NOWHERE and state.spaces:
        holder = state.spaces[space].holder
        lead += 8 if holder == seat else -8 if holder == 1 - seat else 0
    return 1 / (1 + exp(-max(-20.0, min(20.0, lead / 8))))


def vitality(state: State, seat: int) -> int:
    """The vitality of a seat's creatures in pen, under shields and in hand."""
    names = [*state.sides[seat].pen]
    for shield in state.shields:
        if shield.seat == seat:
            names += shield.creatures
    if state.fight is not None:
        names += state.fight.sides[seat].hand
        names += [fighter.card for fighter in state.fight.fighters if fighter.seat == seat]
    return sum(card(name).vitality for name in dict.fromkeys(names) if card(name).creature)


def expects(view: State, mean: float) -> Reason:
    """The chance of a win in percent."""
    return Reason("expects_win", {"percent": max(0, min(100, round(100 * mean)))})


def facts(view: State, move: Move) -> tuple[Reason, ...]:
    """The facts that speak for a move."""
    return bot.worth(view, view.viewer or 0, move)[1]


__all__ = ["careful", "expects", "facts", "ranked", "rollout", "strong", "vitality"]
