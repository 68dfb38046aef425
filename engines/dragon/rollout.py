"""What the dragon game offers the search: its candidates in order, fast rollouts, and what they come to in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import Reason
from plateau_parlant.engines.dragon.bot import judged, reasons
from plateau_parlant.engines.dragon.moves import DragonMove
from plateau_parlant.engines.dragon.position import State
from plateau_parlant.engines.dragon.quick import rollout
from plateau_parlant.engines.search import Effort

_STRONG: Final = {
    1: Effort(rollouts=64, candidates=8, prior=0.5),
    2: Effort(rollouts=96, candidates=8, prior=6.0),
    3: Effort(rollouts=192, candidates=10, prior=0.0),
    4: Effort(rollouts=224, candidates=12, prior=0.0),
}


def strong(view: State) -> Effort:
    """The effort of the strong level: rollouts among several are cut short, so there are more of them.

    With three or four the cost of a turn says little of who wins: as a prior it drowned what the rollouts say.
    """
    return _STRONG[len(view.names)]


def careful(view: State) -> Effort:
    """The effort of a hint."""
    if len(view.names) == 1:  # tokens make a rollout dearer, and a mistake cheaper
        return Effort(rollouts=128 if view.tokens[0] else 384, candidates=12, prior=0.5)
    return Effort(rollouts=480, candidates=12, prior=6.0 if len(view.names) == 2 else 0.0)


def ranked(view: State, rng: Generator) -> Sequence[tuple[DragonMove, float]]:
    """The moves by the cost of the turn they begin. In solo that cost is deserters, as a rollout's value is."""
    costs = judged(view, rng)
    costs.sort(key=lambda pair: pair[1])
    if len(view.names) == 1:
        return [(move, -len(view.deserters) - max(0.0, cost)) for move, cost in costs]
    least = costs[0][1]
    return [(move, 0.5 - 0.05 * (cost - least)) for move, cost in costs]


def expects(view: State, mean: float) -> Reason:
    """Deserters in the end, in whole ones and in tenths; among several, the chance of a win in percent."""
    if len(view.names) == 1:
        return Reason("expects_deserters", {"deserters": round(-mean), "tenths": round(-10 * mean)})
    return Reason("expects_win", {"percent": max(0, min(100, round(100 * mean)))})


def facts(view: State, move: DragonMove) -> tuple[Reason, ...]:
    """The facts that speak for a move."""
    return tuple(reasons(view, move))


__all__ = ["careful", "expects", "facts", "ranked", "rollout", "strong"]
