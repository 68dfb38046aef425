"""Cards that nobody told the program ("?"): where they lie, what they may be, and how one gets its name later.

A hidden zone may hold "?" beside cards that are known: a card is there, nobody said which. Whatever the program never
placed stays in `Side.pile`: the bag of all cards whose place nobody told, be they in the draw pile or a "?" somewhere.
So there are never more "?" of a player than cards in his bag, and the census does not change when one gets its name.

Zones by name: "store", "hand" and "carried" (of the fight), "shield 3" and "items 3" (under a shield, by its number),
"under 1", "slot 1", "terrain 4" (of a space), "plan 1" (a shield put down in secret), "buried", "talon".
"""

from __future__ import annotations

from collections.abc import Iterator

from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.components import SHIELDS, TERRAINS, Card, card
from plateau_parlant.engines.guardians.draft import Draft, own
from plateau_parlant.engines.guardians.hands import distinct
from plateau_parlant.engines.guardians.position import State, replace, shield_of, without
from plateau_parlant.engines.guardians.select import is_double

Cards = tuple[str, ...]


def places(state: State, seat: int) -> Iterator[tuple[str, Cards]]:
    """Every hidden zone of a player that holds something, and the discard pile, with its cards."""
    side = state.sides[seat]
    if state.fight is not None:
        fight = state.fight.sides[seat]
        yield "hand", fight.hand
        yield "carried", fight.items
    yield "store", (*side.pen, *side.depot)
    for shield in state.shields:
        if shield.seat == seat:
            yield f"shield {shield.key}", shield.creatures
            yield f"items {shield.key}", shield.items
    lifted = {(placed.how, placed.space) for placed in side.plan if placed.how.startswith("lift")}
    for number, space in enumerate(state.spaces):
        if space.under and space.holder == seat and ("lift-channel", number) not in lifted:
            yield f"under {number}", (space.under,)
        if space.slot and space.upgrade_owner == seat and ("lift-slot", number) not in lifted:
            yield f"slot {number}", (space.slot,)
        if space.terrain and space.facedown and space.owner == seat:
            yield f"terrain {number}", (space.terrain,)
    yield "buried", side.buried
    yield "talon", side.talon
    for placed in side.plan:
        if placed.card == UNKNOWN and not placed.how.startswith("lift"):
            yield f"plan {placed.space}", (UNKNOWN,)


def cards_of(state: State, seat: int, zone: str) -> Cards:
    """What a zone holds."""
    return next((cards for name, cards in places(state, seat) if name == zone), ())


def dark(state: State, seat: int) -> bool:
    """Whether a card of a player is somewhere and nobody told which. Asked at every list of moves and for the move
    then chosen: no scan where the bag is empty, and the answer is kept for the state asked about last."""
    global _last
    if not state.sides[seat].pile:
        return False
    if _last[0] is not state or _last[1] != seat:
        _last = (state, seat, _dark(state, seat))
    return _last[2]


_last: tuple[State | None, int, bool] = (None, -1, False)


def _dark(state: State, seat: int) -> bool:
    side = state.sides[seat]
    if UNKNOWN in side.pen or UNKNOWN in side.buried or UNKNOWN in side.talon:
        return True
    if state.fight is not None:
        fight = state.fight.sides[seat]
        if UNKNOWN in fight.hand or UNKNOWN in fight.items:
            return True
    for shield in state.shields:
        if shield.seat == seat and (UNKNOWN in shield.creatures or UNKNOWN in shield.items):
            return True
    for space in state.spaces:
        if (space.under == UNKNOWN and space.holder == seat) or (space.slot == UNKNOWN and space.upgrade_owner == seat):
            return True
        if space.terrain == UNKNOWN and space.owner == seat:
            return True
    return bool(side.plan) and any(placed.card == UNKNOWN for placed in side.plan)


def markers(state: State, seat: int) -> int:
    """How many cards of a player nobody told."""
    return sum(cards.count(UNKNOWN) for _, cards in places(state, seat))


def left(state: State, seat: int) -> int:
    """Cards in the draw pile whose place in it is unknown: the bag, less those that lie elsewhere."""
    return max(len(state.sides[seat].pile) - markers(state, seat), 0)


# --- what a card may be ----------------------------------------------------------------------------------------------


def fits(state: State, zone: str, c: Card) -> bool:
    """Whether a card can lie in a zone at all."""
    where = zone.partition(" ")[0]
    if where in ("hand", "shield", "slot"):
        return c.creature
    if where == "under":
        return c.creature and c.cmp > 0
    if where in ("carried", "items"):
        return c.kind == "item-creature"
    if where == "plan":
        return c.kind in SHIELDS
    if where == "terrain":
        return c.kind not in TERRAINS and not is_double(state, c)
    return True


def maybe(state: State, seat: int, zone: str) -> Cards:
    """What a "?" of a zone may be, each once: what nobody placed, then what the program may have placed wrongly."""
    names = dict.fromkeys(distinct(state.sides[seat].pile))
    names.update(dict.fromkeys(name for other, name in elsewhere(state, seat) if other != zone))
    return tuple(name for name in names if fits(state, zone, card(name)))


def elsewhere(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """The cards of a player that lie hidden and were told, with their zone: what was told of them may be wrong."""
    for zone, cards in places(state, seat):
        if zone == "talon":
            continue
        shown = list(state.fight.sides[seat].known) if zone == "hand" and state.fight is not None else []
        for name in cards:
            if name in shown:
                shown.remove(name)
            elif name != UNKNOWN:
                yield zone, name


# --- a card gets its name --------------------------------------------------------------------------------------------


def swap(d: Draft, seat: int, zone: str, old: str, new: str) -> None:
    """One card of a zone is another from now on ("?" for one that nobody knows any more)."""
    where, _, number = zone.partition(" ")
    side = d.sides[seat]
    if where == "store":
        inside = "depot" if old in side.depot else "pen"
        d.set_side(seat, **{inside: without(getattr(side, inside), old)})
        d.to_storage(seat, new, seen=False)
    elif where in ("buried", "talon"):
        d.set_side(seat, **{where: _changed(getattr(side, where), old, new)})
    elif where == "hand":
        d.set_fside(seat, hand=_changed(d.fight.sides[seat].hand, old, new))
    elif where == "carried":
        d.set_fside(seat, items=_changed(d.fight.sides[seat].items, old, new))
    elif where in ("shield", "items"):
        shield = shield_of(d.state, int(number))
        assert shield is not None
        field = "creatures" if where == "shield" else "items"
        d.set_shield(shield.key, **{field: _changed(getattr(shield, field), old, new)})
    elif where == "plan":
        at = next(n for n, p in enumerate(side.plan) if p.card == old and p.space == int(number))
        d.set_side(seat, plan=(*side.plan[:at], replace(side.plan[at], card=new), *side.plan[at + 1 :]))
    else:
        d.set_space(int(number), **{where: new})
        if where == "terrain" and d.state.fight is not None and d.fight.space == int(number):
            d.set_fight(terrain=new)


def _changed(cards: Cards, old: str, new: str) -> Cards:
    return tuple(sorted((*without(cards, old), new)))


def bind(d: Draft, seat: int, zone: str, name: str) -> None:
    """An untold card of a zone is this one. Where the program thought it elsewhere, that was wrong: the elsewhere is
    unknown from now on, its owner alone is told, and the game goes on."""
    side = d.sides[seat]
    if name in side.pile:
        d.set_side(seat, pile=without(side.pile, name))
    else:
        wrong = next((other for other, told in elsewhere(d.state, seat) if told == name and other != zone), "")
        if not wrong:
            return
        swap(d, seat, wrong, name, UNKNOWN)
        d.tell(ev.Corrected(seat=seat, card=name, zone=wrong.partition(" ")[0], audience=own(seat)))
    swap(d, seat, zone, UNKNOWN, name)


def drop(d: Draft, seat: int, zone: str) -> None:
    """There is no untold card in a zone after all: how many there were was told wrongly."""
    while UNKNOWN in (cards := cards_of(d.state, seat, zone)):
        if zone == "hand":
            d.set_fside(seat, hand=without(cards, UNKNOWN))
        elif zone == "carried":
            d.set_fside(seat, items=without(cards, UNKNOWN))
        else:
            break
