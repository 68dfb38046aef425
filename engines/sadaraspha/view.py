"""What a seat sees: all of it, for nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.sadaraspha import rules
from plateau_parlant.engines.sadaraspha.position import State, View


def view(state: State, seat: int) -> View:
    """The view of the seat, or of PUBLIC."""
    return View(seat, state)


def options(view: View) -> Sequence[Any]:
    """The legal moves of the viewer."""
    return rules.legal(view.state, view.viewer) if view.viewer in (0, 1) else []


def imagine(view: View, rng: Generator) -> State:
    """The state itself: only one fits."""
    return view.state
