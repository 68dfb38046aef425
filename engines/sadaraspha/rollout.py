"""What Sadaraspha offers the search: candidates, games played on for two turns, and what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from plateau_parlant.engines.chance import Generator, answer
from plateau_parlant.engines.core import Act, Ask, Fact, Over, Reason
from plateau_parlant.engines.sadaraspha import bot, rules, survey
from plateau_parlant.engines.sadaraspha.board import VICTORY
from plateau_parlant.engines.sadaraspha.moves import DONE, Attack, Build, Walk
from plateau_parlant.engines.sadaraspha.position import State, View
from plateau_parlant.engines.sadaraspha.view import options
from plateau_parlant.engines.search import Effort, placed

PHASES: Final = 4
"""A rollout ends when so many more phases of either player have ended: his own turn, then the other's."""


def strong(view: View) -> Effort:
    """The effort of the strong level."""
    return Effort(rollouts=12, candidates=5, prior=2.0)


def careful(view: View) -> Effort:
    """The effort of a hint."""
    return Effort(rollouts=40, candidates=6, prior=2.0)


def ranked(view: View, rng: Generator) -> Sequence[tuple[Any, float]]:
    """The fair player's move first; then the best attacks, walks that come nearer or safer, and what else is there."""
    state, seat = view.state, view.viewer
    fair = bot.greedy(view, rng).move
    moves = [move for move in options(view) if move != fair]
    found: list[tuple[Any, float]] = [(fair, 0.52)]
    if state.phase == "action":
        attacks = [move for move in moves if isinstance(move, Attack)]
        attacks.sort(key=lambda move: _worth(state, seat, move), reverse=True)
        found += [(move, 0.5) for move in attacks[:3]]
        mine = getattr(fair, "unit", None)
        walks = [move for move in moves if isinstance(move, Walk) and move.unit == mine]
        walks.sort(key=lambda move: _nearness(state, seat, move))
        found += [(move, 0.5) for move in walks[:3]]
        if DONE in moves:
            found.append((DONE, 0.49))
    elif state.phase in ("construction", "setup"):
        seen = {getattr(fair, "unit", "")}
        for move in moves:
            if isinstance(move, Build) and move.unit not in seen:
                seen.add(move.unit)
                found.append((move, 0.5))
        if DONE in moves:
            found.append((DONE, 0.49))
    return found


def _worth(state: State, seat: int, move: Attack) -> float:
    kill, loss = survey.odds(state, seat, move.unit, move.target)
    return float(loss) + 4 * float(kill)


def _nearness(state: State, seat: int, move: Walk) -> float:
    """How far the cell is from a victory tile or the enemy's town, danger counted."""
    field = state.tables.field
    steps = field.steps[field.index[move.cell]]
    goals = [cell for cell, biome in enumerate(field.biomes) if biome == VICTORY] or [field.towns[1 - seat]]
    return min(steps[goal] for goal in goals) + 0.3 * float(survey.danger(state, seat, field.index[move.cell]))


def rollout(state: State, seat: int, rng: Generator) -> float:
    """The share of a win: the fair player plays both sides for two turns, then `value` judges."""
    seed = rng.bits()
    ended = 0
    last = (state.seat, state.phase)
    for _ in range(400):
        now = rules.waiting(state)
        if isinstance(now, Over):
            return placed(now, seat)
        if isinstance(now, Ask):
            state = rules.apply(state, Fact(now.id, answer(seed, now))).state
            continue
        if (state.seat, state.phase) != last:
            last = (state.seat, state.phase)
            ended += 1
            if ended >= PHASES:
                break
        mover = now.must[0]
        state = rules.apply(state, Act(mover, bot.greedy(View(mover, state), rng).move)).state
    return value(state, seat)


def value(state: State, seat: int) -> float:
    """The share of a win that a position looks like, from what both sides have."""
    if state.end:
        now = rules.waiting(state)
        assert isinstance(now, Over)
        return placed(now, seat)
    lead = _strength(state, seat) - _strength(state, 1 - seat)
    return 1 / (1 + exp(-max(-20.0, min(20.0, lead / 12))))


def _strength(state: State, seat: int) -> float:
    """Victory cards, the town, the army by its worth and what is left of it, the stock."""
    side, tables = state.sides[seat], state.tables
    total = 4.0 * side.cards[3] + 1.2 * side.town
    total += 0.5 * side.cards[0] + 0.7 * side.cards[1] + 0.9 * side.cards[2]
    for unit in side.units:
        card = tables.of[unit.name]
        whole = bot.price(card) if not card.worker else 2.0
        total += whole * (0.5 + 0.5 * unit.hit_points / card.hit_points)
        if tables.field.biomes[unit.cell] == VICTORY and state.bank[3]:
            total += 2.0
    return total


def expects(view: View, mean: float) -> Reason:
    """The chance of a win in percent."""
    return Reason("expects_win", {"percent": max(0, min(100, round(100 * mean)))})


__all__ = ["careful", "expects", "ranked", "rollout", "strong", "value"]
