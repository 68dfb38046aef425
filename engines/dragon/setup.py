"""The set-up of a dragon game before the first troop is turned up (D2, D8.1), and its options."""

from __future__ import annotations

from typing import Final

from plateau_parlant.engines import core
from plateau_parlant.engines.core import Option, PositionError, Setup
from plateau_parlant.engines.dragon.components import HEROES, SOLO_TOKENS, TROOPS, check_data
from plateau_parlant.engines.dragon.position import Cards, State

OPTIONS: Final = (
    Option("undead", False, (False, True)),
    Option("hero_value", "named", ("named", "five")),
    core.TURN_LIMIT,
)


def begin(setup: Setup) -> State:
    """The board before the first troop is turned up (D2.1 to D2.6, D8.1, D8.5).

    Raises `PositionError`: "players" (1 to 4), "unknown_option", "bad_option", "solo_only", "bad_data".
    """
    count = len(setup.players)
    if not 1 <= count <= 4:
        raise PositionError("players", count=count, least=1, most=4)
    options = core.settle(OPTIONS, setup.options)
    if options["undead"] and count > 1:
        raise PositionError("solo_only", name="undead")
    check_data(setup.data)
    dealt: Cards = SOLO_TOKENS if count == 1 else ("undead",) if count == 2 else ()
    empty: tuple[Cards, ...] = ((),) * count
    return State(
        names=setup.players,
        five=options["hero_value"] == "five",
        variant=options["undead"],
        limit=options["turn_limit"],
        hands=empty,
        shown=empty,
        tokens=(dealt,) * count,
        sizes=(48 // count,) * count,
        heroes=(HEROES // count,) * count,
        known=(None,) * count,
        bottoms=empty,
        unseen=TROOPS,
        piles=((), (), (), (), ()),
        colours=("", "", "", "", ""),
        jokers=(0, 0, 0, 0),
        undead=3 if options["undead"] else -1,
        step="setup",
        pending="reveal",
    )
