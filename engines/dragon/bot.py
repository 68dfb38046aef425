"""The dragon bot."""

from __future__ import annotations

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import Choice, Reason
from plateau_parlant.engines.dragon.moves import DragonMove
from plateau_parlant.engines.dragon.position import State
from plateau_parlant.engines.dragon.view import options


def greedy(view: State, rng: Generator) -> Choice:
    """A legal move."""
    return Choice(rng.choice(options(view)))


def holds(view: State, move: DragonMove, reason: Reason) -> bool:
    """Whether the reason is a fact."""
    return False
