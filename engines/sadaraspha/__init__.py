"""Sadaraspha: two races fight over a map, with the owner's own data (rules S1 to S7).

`Setup.data` is the box's data as in profiles/games/sadaraspha/house.yaml; None is the house set.
"""

from plateau_parlant.engines.sadaraspha.bot import greedy, holds
from plateau_parlant.engines.sadaraspha.moves import notation, parse
from plateau_parlant.engines.sadaraspha.position import NAME, OPTIONS, from_position, schema, to_position
from plateau_parlant.engines.sadaraspha.rules import apply, begin, census, check, legal, result, waiting
from plateau_parlant.engines.sadaraspha.view import imagine, options, view

RULES_VERSION = 1
PLAYERS = (2,)

__all__ = [
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "RULES_VERSION",
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
