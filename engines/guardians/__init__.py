"""Guardians: fights with combat hands, the full game, the deck check.

Begin with `position` (what a state is), then `rules` (who is asked what) and `matchup` (the nine steps of a fight).
The card list is handed in by `install`, or by `Setup.data`, before anything else.
"""

from plateau_parlant.engines.core import Setup
from plateau_parlant.engines.guardians.bot import greedy, holds
from plateau_parlant.engines.guardians.components import install
from plateau_parlant.engines.guardians.moves import notation, parse
from plateau_parlant.engines.guardians.notes import census, from_position, result, schema, to_position
from plateau_parlant.engines.guardians.position import State
from plateau_parlant.engines.guardians.rules import apply, check, legal, waiting
from plateau_parlant.engines.guardians.setup import OPTIONS, begin
from plateau_parlant.engines.guardians.views import imagine, view

NAME = "guardians"
RULES_VERSION = 2
PLAYERS = (2,)


def options(seen: State) -> tuple[object, ...]:
    """The legal moves of the seat whose view it is."""
    return tuple(legal(seen, seen.viewer if seen.viewer is not None else -1))


__all__ = [
    "NAME", "OPTIONS", "PLAYERS", "RULES_VERSION", "Setup", "apply", "begin", "census", "check", "from_position",
    "greedy", "holds", "imagine", "install", "legal", "notation", "options", "parse", "result", "schema",
    "to_position", "view", "waiting",
]  # fmt: skip
