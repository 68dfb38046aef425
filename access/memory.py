"""The table's memory: what all have seen and the key `k` tells again. A table may switch it off for everybody.

Then a view is made of a position in which nobody remembers: people are told nothing of it, hints and bots know nothing
of it. The rules are the same, and what lies in the open still lies there.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.orcz.components import in_order

Forget = Callable[[Any, int], Any]


def _dragon(state: Any, seat: int) -> Any:
    """The cards of hands that all have seen (D2.7, and those drawn in the open)."""
    return replace(state, shown=((),) * len(state.shown))


def _orcz(state: Any, seat: int) -> Any:
    """The goblins that all heard paid, and which cards went back this round (they may again lie behind the screen)."""
    players = []
    for number, player in enumerate(state.players):
        if number != seat and UNKNOWN not in player.back:
            player = replace(player, hand=in_order((*player.hand, *player.back)), back=())
        players.append(replace(player, moved=0))
    return replace(state, players=tuple(players))


def _guardians(state: Any, seat: int) -> Any:
    """The cards of hidden zones and of hands in a fight that all have seen."""
    sides = tuple(replace(side, seen=()) for side in state.sides)
    fight = state.fight
    if fight is not None:
        fight = replace(fight, sides=tuple(replace(side, known=(), all_known=False) for side in fight.sides))
    return replace(state, sides=sides, fight=fight)


GAMES: dict[str, Forget] = {"dragon": _dragon, "orcz": _orcz, "guardians": _guardians}
"""The games in which there is something to remember, and a position as it is for a seat that remembers nothing."""
