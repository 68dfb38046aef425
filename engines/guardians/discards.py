"""Discarding: prices paid in cards, cards a side has to give up, by choice, at random or all that fit."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.board_words import remove_terrain
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.piles import bag_of
from plateau_parlant.engines.guardians.position import (
    Mod,
    State,
    Task,
    home_row,
    is_land,
    shield_of,
    space_name,
    without,
    without_all,
)
from plateau_parlant.engines.guardians.select import Source, card_fits
from plateau_parlant.engines.guardians.unknown import left

# --- discarding ------------------------------------------------------------------------------------------------------


def pay_card(d: Draft, source: Source, choice: str) -> None:
    """A card given as a price: from store, items or hand, to the discard pile."""
    seat = source.seat
    if choice in d.sides[seat].depot or choice in d.sides[seat].pen:
        d.out_of_storage(seat, choice)
    elif d.state.fight is not None and choice in d.fight.sides[seat].items:
        d.set_fside(seat, items=without(d.fight.sides[seat].items, choice))
    elif d.state.fight is not None and choice in d.fight.sides[seat].hand:
        d.from_hand(seat, choice)
    else:
        return
    d.discard(seat, choice)
    d.tell(ev.CardMoved(seat=seat, card=choice, start="storage", to="discard", informs=ALL))


def do_discard(d: Draft, source: Source, target: str, choice: str) -> None:
    """A side discards cards: which, by whose choice and from where is in the effect."""
    effect = source.effect
    side = effect.side("foe")
    what = effect.get("what") or "any"
    many = effect.get("n") or "1"
    zone = effect.get("from") or ("depot" if what == "double" else "items" if "item-creature" in what else "hand")
    for seat in (0, 1) if side == "both" else (source.seat,) if side == "own" else (1 - source.seat,):
        if what == "self":
            from plateau_parlant.engines.guardians.actions import silence

            if d.state.fight is not None:
                silence(d, source.seat, "effect")
        elif zone == "items" and d.state.fight is not None:
            from plateau_parlant.engines.guardians.actions import lose_item

            items = d.fight.sides[seat].items
            for item in (target,) if target in items else items[: None if many == "all" else int(many)]:
                lose_item(d, seat, item)
                d.tell(ev.CardMoved(seat=seat, card=item, start="shield", to="discard"))
        elif what in ("facedown|kind:shield-terrain", "kind:terrain") and effect.get("where") == "here":
            if d.state.fight is not None and d.fight.space >= 0:
                remove_terrain(d, d.fight.space)
        elif target.startswith("#") or zone in ("shield", "disputed_shields"):
            _from_shields(d, source, seat, target)
        elif effect.get("pick") == "random":
            d.then(*(Task("lose_random", (seat, zone)) for _ in range(int(many))))
        elif zone == "deck" and effect.get("pick") == "you":
            search_pile(d, source.seat, seat, what)
        elif zone == "deck":
            d.then(*(Task("mill", (seat,)) for _ in range(int(many))))
        elif many == "all" or effect.get("vitality"):
            _all_that_fit(d, source, seat, zone, what)
        elif target in d.sides[seat].accessories:
            d.set_side(seat, accessories=without(d.sides[seat].accessories, target))
            d.set(mods=tuple(m for m in d.state.mods if (m.card, m.seat) != (target, seat)))
            d.discard(seat, target)
            d.tell(ev.CardMoved(seat=seat, card=target, start="play", to="discard"))
        else:
            d.then(*(Task("discard_choice", (seat, zone, what)) for _ in range(int(many))))


def _all_that_fit(d: Draft, source: Source, seat: int, zone: str, what: str) -> None:
    names = d.fight.sides[seat].hand if zone == "hand" and d.state.fight else (*d.sides[seat].depot, *d.sides[seat].pen)
    if source.effect.get("vitality"):
        _by_vitality(d, source, seat)
        return
    gone = [name for name in names if name != UNKNOWN and card_fits(d.state, what, name, source.seat)]
    for name in gone:
        if zone == "hand" and d.state.fight is not None and name in d.fight.sides[seat].hand:
            d.from_hand(seat, name)
        else:
            d.out_of_storage(seat, name)
        d.discard(seat, name)
    d.tell(ev.HandShown(seat=seat, zone=f"{zone} discarded", cards=tuple(gone), informs=ALL))


def _by_vitality(d: Draft, source: Source, seat: int) -> None:
    """Obelisk: the side with the greater total discards creatures of at least so much vitality in all."""
    if d.state.fight is None:
        return
    totals = [sum(card(n).vitality for n in d.fight.sides[s].hand) for s in (0, 1)]
    if totals[seat] > totals[1 - seat]:
        d.then(Task("discard_vitality", (seat, int(source.effect.get("vitality")))))


@task
def discard_vitality(d: Draft, seat: int, left: int) -> None:
    """Creatures are discarded one by one until enough vitality is gone."""
    if left > 0 and d.fight.sides[seat].hand:
        d.prompt("discard", seat, data=("hand", "creature", left))


def _from_shields(d: Draft, source: Source, seat: int, target: str) -> None:
    keys = [int(target[1:])] if target.startswith("#") else []
    if keys and source.effect.get("until") == "home":
        index = card(source.card).effects.index(source.effect)
        d.set(mods=(*d.state.mods, Mod(source.card, index, source.seat, "home", -1, target)))
    if source.effect.get("from") == "disputed_shields":
        keys = [s.key for s in d.state.shields if s.seat == seat and is_land(s.space)]
    if source.effect.get("where") == "here":
        keys = [
            s.key
            for s in d.state.shields
            if s.seat == seat and s.space >= 0 and d.state.spaces[s.space].upgrade == source.card
        ]
    d.then(*(Task("lose_creature", (key,)) for key in keys))


@task
def hunger(d: Draft) -> None:
    """What eats at a shield until it is home again (Famine) does so at every settlement."""
    kept, eaten = [], []
    for mod in d.state.mods:
        if mod.until != "home":
            kept.append(mod)
            continue
        shield = shield_of(d.state, int(mod.choice[1:]))
        if shield is not None and shield.space not in home_row(shield.seat):
            kept.append(mod)
            eaten.append(Task("lose_creature", (shield.key,)))
    if len(kept) < len(d.state.mods):
        d.set(mods=tuple(kept))
    d.then(*eaten)


@task
def lose_creature(d: Draft, key: int) -> None:
    """The owner of a shield chooses a creature of it to lose."""
    shield = shield_of(d.state, key)
    if shield is not None and shield.creatures:
        d.prompt("lose", shield.seat, data=(key, "effect"))


def legal_lose(state: State, seat: int) -> list[Move]:
    """Every creature of the shield."""
    assert state.prompt is not None
    shield = shield_of(state, int(state.prompt.data[0]))
    if shield is None:
        return []
    return [mv.Lose(name, space_name(shield.space)) for name in dict.fromkeys(shield.creatures)]


def on_lose(d: Draft, seat: int, move: Move) -> None:
    """A creature of a shield is lost; the last one takes the shield along (G8.2)."""
    from plateau_parlant.engines.guardians.campaign import drop_if_empty

    if isinstance(move, mv.Pass):  # its owner says that the limit is kept: nothing more is lost
        assert d.todo[-1].name == "over_limit"
        d.todo.pop()
        return
    assert isinstance(move, mv.Lose) and d.last_prompt is not None
    shield = shield_of(d.state, int(d.last_prompt.data[0]))
    assert shield is not None
    d.set_shield(shield.key, creatures=without(shield.creatures, move.card))
    d.discard(seat, move.card)
    d.set_side(seat, seen=without(d.sides[seat].seen, move.card))
    d.tell(ev.CreatureLost(seat=seat, card=move.card, space=move.space, why=str(d.last_prompt.data[1])))
    drop_if_empty(d, shield.key, counts=False)


@task
def lose_random(d: Draft, seat: int, zone: str) -> None:
    """A card of a hidden zone, drawn at random, is discarded."""
    pool = bag_of(d.state, f"{zone} {seat}")
    if pool or (zone == "depot" and UNKNOWN in d.sides[seat].pen):
        d.ask("pick", f"{zone} {seat}", f"{zone} {seat}", Task("random_lost", (seat, zone)))
    else:
        d.tell(ev.HandShown(seat=seat, zone=zone, cards=(), count=0, informs=ALL))


@task
def random_lost(d: Draft, seat: int, zone: str, value: str) -> None:
    """The card drawn goes to the discard pile in the open."""
    if zone == "hand":
        d.from_hand(seat, value)
    else:
        d.out_of_storage(seat, value)
    d.discard(seat, value)
    d.tell(ev.CardMoved(seat=seat, card=value, start=zone, to="discard", informs=ALL))


@task
def mill(d: Draft, seat: int) -> None:
    """The top card of a pile is discarded."""
    if d.sides[seat].top:
        name = d.sides[seat].top[0]
        d.set_side(seat, top=d.sides[seat].top[1:])
        d.discard(seat, name)
        d.tell(ev.CardMoved(seat=seat, card=name, start="deck", to="discard", informs=ALL))
    elif left(d.state, seat):
        d.ask("draw", f"pile {seat}", f"pile {seat}", Task("milled", (seat,)))


@task
def milled(d: Draft, seat: int, value: str) -> None:
    """A card of the unknown pile is discarded."""
    d.set_side(seat, pile=without(d.sides[seat].pile, value))
    d.discard(seat, value)
    d.tell(ev.CardMoved(seat=seat, card=value, start="deck", to="discard", informs=ALL))


@task
def discard_choice(d: Draft, seat: int, zone: str, what: str) -> None:
    """A side chooses what it discards; asked whatever it holds."""
    d.prompt("discard", seat, data=(zone, what, 0))


def legal_discard(state: State, seat: int) -> list[Move]:
    """Every card that fits; nothing to give: pass."""
    assert state.prompt is not None
    zone, what = str(state.prompt.data[0]), str(state.prompt.data[1])
    names = [n for n in dict.fromkeys(bag_of(state, f"{zone} {seat}")) if card_fits(state, what, n, seat)]
    return [mv.Say(name) for name in names] or [mv.Pass()]


def on_discard(d: Draft, seat: int, move: Move) -> None:
    """Discards the card chosen."""
    assert d.last_prompt is not None
    if not isinstance(move, mv.Say):
        return
    zone, _, left = d.last_prompt.data
    random_lost(d, seat, str(zone), move.value)
    if int(left) > 0:
        d.then(Task("discard_vitality", (seat, int(left) - card(move.value).vitality)))


def search_pile(d: Draft, seat: int, owner: int, what: str) -> None:
    """A seat looks through a draw pile for one card of a sort to discard; the pile is shuffled afterwards."""
    side = d.sides[owner]
    whole = (*side.top, *(side.pile if left(d.state, owner) else ()), *side.bottom)
    found = tuple(sorted(name for name in whole if card_fits(d.state, what, name, seat)))
    d.set_side(owner, pile=tuple(sorted(without_all(whole, found))), top=(), bottom=(), top_known=0)
    d.set_side(seat, looking=found)
    look = own(seat)
    masked = ev.Looked(seat=seat, pile=owner)
    d.tell(ev.Looked(seat=seat, pile=owner, cards=found, audience=look, informs=look, masked=masked))
    d.prompt("hunt", seat, data=(owner,))


def legal_hunt(state: State, seat: int) -> list[Move]:
    """Each of the cards found; none: pass."""
    return [mv.Say(name) for name in dict.fromkeys(state.sides[seat].looking)] or [mv.Pass()]


def on_hunt(d: Draft, seat: int, move: Move) -> None:
    """Discards the card chosen; the others go back into the pile."""
    assert d.last_prompt is not None
    owner, found = int(d.last_prompt.data[0]), d.sides[seat].looking
    if isinstance(move, mv.Say):
        found = without(found, move.value)
        d.discard(owner, move.value)
        d.tell(ev.CardMoved(seat=owner, card=move.value, start="deck", to="discard", informs=ALL))
    d.set_side(seat, looking=())
    d.set_side(owner, pile=tuple(sorted((*d.sides[owner].pile, *found))))
