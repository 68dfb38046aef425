"""A pass ordered beforehand: which questions it answers, from the seat's own view alone (so that nobody can tell)."""

from __future__ import annotations

from typing import Final

from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.position import State
from plateau_parlant.engines.guardians.rules import legal

UNTIL: Final = ("", "attack", "matchup", "me")
"""Until when: no standing pass; the next attack; the next match-up; something that concerns me."""

PASSED: Final = frozenset({"window", "respond", "bribe", "bribed", "idol"})
ATTACKS: Final = frozenset({"shot", "area", "command"})


def since(view: State) -> tuple[int, int, str]:
    """Where the order was given: turn, match-up and phase; it ends when these change."""
    fight = view.fight
    return view.turn, fight.matchup if fight is not None else -1, view.phase


def standing(view: State, until: str, given: tuple[int, int, str]) -> mv.Pass | None:
    """The pass that answers the question now, None where the player has to choose.

    `attack`: until a shot, an area attack or a command of the other side. `matchup`: until the match-up (or phase) in
    which the order was given is over. `me`: until one could answer something, or until the match-up is over.
    """
    prompt = view.prompt
    if not until or prompt is None or view.viewer is None or prompt.kind not in PASSED or since(view) != given:
        return None
    if until == "attack" and prompt.kind == "respond" and str(prompt.data[0]) in ATTACKS:
        return None
    found = legal(view, view.viewer)
    if until == "me" and prompt.kind in ("respond", "bribed") and len(found) > 1:
        return None
    return mv.Pass() if mv.Pass() in found else None
