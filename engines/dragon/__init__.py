"""The dragon game: troops on four armies and a tower, two dragons, one to four players (rules D1 to D8).

Begin with `components` (the box), `position` (the state), then `rules`, which says what may be done and calls
`placing`, `tokens`, `effects`, `turns` and `asks`.
"""

from __future__ import annotations

from typing import Any

from plateau_parlant.engines.dragon import position as _position
from plateau_parlant.engines.dragon.asks import ask
from plateau_parlant.engines.dragon.bot import greedy, holds
from plateau_parlant.engines.dragon.moves import notation, parse
from plateau_parlant.engines.dragon.position import State, census
from plateau_parlant.engines.dragon.reading import from_position
from plateau_parlant.engines.dragon.rules import apply, check, legal, waiting
from plateau_parlant.engines.dragon.schema import schema
from plateau_parlant.engines.dragon.setup import OPTIONS, begin
from plateau_parlant.engines.dragon.turns import result
from plateau_parlant.engines.dragon.view import imagine, options, view

NAME = "dragon"
RULES_VERSION = 1
PLAYERS = (1, 2, 3, 4)


def to_position(state: State) -> dict[str, Any]:
    """The state as documented JSON data (see `schema`)."""
    return _position.to_position(state, ask(state) if state.pending else None)


__all__ = [
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "RULES_VERSION",
    "State",
    "apply",
    "begin",
    "census",
    "check",
    "from_position",
    "greedy",
    "holds",
    "imagine",
    "legal",
    "notation",
    "options",
    "parse",
    "result",
    "schema",
    "to_position",
    "view",
    "waiting",
]
