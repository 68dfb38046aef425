"""In how many ways the price of an effect can be paid just now."""

from __future__ import annotations

from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import State
from plateau_parlant.engines.guardians.select import Source, card_fits

Way = tuple[str, str]
MOST_STONES = 9


def with_cost(state: State, source: Source, found: list[Way]) -> list[Way]:
    """The ways found that can be paid, each with every way to pay it."""
    cost, side = source.effect.cost, state.sides[source.seat]
    if cost in ("discard", "destroy", "reveal", "discard:self"):
        return found
    if cost.startswith("discard:"):
        pays = cards_to_discard(state, source.seat, cost.removeprefix("discard:"))
        return [(target, pay) for target, _ in found for pay in pays]
    need = number(cost).flat
    if side.stones < need:
        return []
    if source.effect.get("repeat") and card(source.card).kind in ("spell", "item-hand"):
        if source.effect.word in ("destroys", "discard"):  # one after another, each paid for
            return [(target, "1") for target, _ in found]
        most = min(side.stones // max(need, 1), MOST_STONES)
        return [(target, str(times)) for target, _ in found for times in range(1, most + 1)]
    return found


def cards_to_discard(state: State, seat: int, want: str) -> list[str]:
    """Cards of pen, depot and, in a fight, items under the shield that fit, to pay with."""
    side = state.sides[seat]
    pool = [*side.depot, *side.pen]
    if state.fight is not None:
        pool += list(state.fight.sides[seat].items)
        pool += [name for name in state.fight.sides[seat].hand if want.startswith("class:")]
    return [name for name in dict.fromkeys(pool) if want == "any" or card_fits(state, want, name, seat)]
