"""The words that show or change what a side has: hands shown, values set, creatures set aside, stones, swaps."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.actions import alone, detach, reveal_cards, send
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import Mod, Task, replace, space_name
from plateau_parlant.engines.guardians.select import Source, card_fits, fits_text, has_ranged
from plateau_parlant.engines.guardians.ways import key_of


def do_reveal_hand(d: Draft, source: Source, target: str, choice: str) -> None:
    """Shows the combat hand, another zone, or only number and vitality."""
    effect = source.effect
    side = effect.side("foe")
    what = effect.get("what")
    for seat in (0, 1) if side == "both" else (source.seat,) if side == "own" else (1 - source.seat,):
        if what in ("vitality", "count|vitality"):
            hand = d.fight.sides[seat].hand if d.state.fight else ()
            total = sum(card(name).vitality for name in hand)
            count = len(hand) if "count" in what else -1
            d.tell(ev.HandShown(seat=seat, zone="hand", cards=(), count=count, vitality=total, informs=ALL))
            continue
        zone = effect.get("from") or "hand"
        if effect.get("n"):
            d.then(Task("reveal_one", (seat, zone)))
            continue
        mine = d.sides[seat]
        pool = d.fight.sides[seat].hand if zone == "hand" and d.state.fight else (*mine.pen, *mine.depot)
        if zone == "pen":
            pool = mine.pen
        want = effect.get("who") or ("double" if what == "double" else "any")
        if what == "double" and zone == "hand":
            zone, pool = "depot", mine.depot
        shown = [name for name in pool if name != UNKNOWN and card_fits(d.state, want, name, source.seat)]
        reveal_cards(d, seat, shown, zone, all_=want == "any")


@task
def reveal_one(d: Draft, seat: int, zone: str) -> None:
    """One card of a hidden hand, drawn at random, is shown."""
    pool = d.fight.sides[seat].hand
    if pool:
        d.ask("pick", f"{zone} {seat}", f"hand {seat}", Task("revealed_one", (seat, zone)))


@task
def revealed_one(d: Draft, seat: int, zone: str, value: str) -> None:
    """Shows the card drawn."""
    reveal_cards(d, seat, (value,), zone)


def do_set(d: Draft, source: Source, target: str, choice: str) -> None:
    """Sets a value: at once on an open card, or for as long as the effect lasts."""
    from plateau_parlant.engines.guardians.interpreter import keep

    stat = source.effect.first()
    if "." in target and stat in ("kind", "bribes", "class"):
        key = key_of(target)
        if stat == "kind":
            d.set_fighter(key, kind=choice)
        elif stat == "bribes":
            d.set_fighter(key, bribes=(choice,))
        else:
            d.set_fighter(key, classes=(choice,))
        return
    if stat == "space":
        place = d.state.spaces[d.fight.origin]
        d.set_fight(terrain=place.terrain, facedown=place.facedown, stronghold="")
        d.tell(ev.CardMoved(seat=source.seat, card=source.card, start="fight", to="origin"))
        return
    if stat == "terrain":
        _turn_down(d, source)
        return
    if stat == "stones":
        value = number(source.effect.args[1]).flat
        d.stones(source.seat, value - d.sides[source.seat].stones)
        return
    if stat == "initiative":
        d.set_side(source.seat, marks=("first", *d.sides[source.seat].marks))
        return
    if stat == "draw" and d.state.phase == "draw":
        keep(d, source, target, choice)
        return
    if source.effect.get("as") == "command" and stat == "class":
        index = card(source.card).effects.index(source.effect)
        d.set(mods=(*d.state.mods, Mod(source.card, index, source.seat, "combat", -1, choice)))
        return
    if source.effect.get("as") != "command":
        keep(d, source, target, choice)


def _turn_down(d: Draft, source: Source) -> None:
    """Gopher: the foe's terrain under the fight is turned face down; it gives nothing any more."""
    place = d.fight.space
    space = d.state.spaces[place] if place >= 0 else None
    if space is not None and space.terrain and not space.facedown and space.owner != source.seat:
        d.set_space(place, facedown=True)
        d.set_fight(facedown=True)
        d.tell(ev.CardMoved(seat=space.owner, card=space.terrain, start=space_name(place), to="facedown", informs=ALL))


def do_sideline(d: Draft, source: Source, target: str, choice: str) -> None:
    """Sets creatures aside: no fight, no value for the space, but open to secondary attacks."""
    effect, who = source.effect, source.effect.get("who")
    if who == "self":
        if source.key >= 0:
            d.set_fighter(source.key, place="sideline")
        return
    if effect.get("pick") == "random":
        pool = d.fight.sides[1 - source.seat].hand
        if pool:
            d.ask(
                "pick",
                f"hand {1 - source.seat}",
                f"hand {1 - source.seat}",
                Task("sidelined", (1 - source.seat, source.card)),
            )
        return
    side = effect.side("foe")
    for seat in (0, 1) if side == "both" else (1 - source.seat,):
        for name in d.fight.sides[seat].hand:
            if card(name).creature and card_fits(d.state, who, name, source.seat):
                _set_aside(d, seat, name)


@task
def sidelined(d: Draft, seat: int, by: str, value: str) -> None:
    """A card drawn at random is set aside."""
    _set_aside(d, seat, value)


def _set_aside(d: Draft, seat: int, name: str) -> None:
    d.from_hand(seat, name)
    d.add_fighter(seat, name, "sideline")
    d.tell(ev.CardMoved(seat=seat, card=name, start="hand", to="sideline"))


def do_stones(d: Draft, source: Source, target: str, choice: str) -> None:
    """Power stones won or lost."""
    from plateau_parlant.engines.guardians.sources import amount

    effect = source.effect
    seat = 1 - source.seat if effect.side("own") == "foe" else source.seat
    change = amount(d.state, source, effect.first())
    d.stones(seat, change)


@task
def stone_gained(d: Draft, seat: int) -> None:
    """The foe's hats in play gain from it; one hat does not answer another. The table may call that using it."""
    foe = 1 - seat
    for name in d.sides[foe].accessories:
        for effect in card(name).find("stones"):
            if effect.get("when") == "foe_gains_stone":
                d.stones(foe, number(effect.first()).flat, answered=False)
                if d.state.options.table.hat_use == 2 and d.state.options.table.little_hat == 1:
                    d.then(Task("item_used", (foe, name)))


def do_swap(d: Draft, source: Source, target: str, choice: str) -> None:
    """A card of the hand takes the place of one in the match-up."""
    seat = source.seat
    key = d.fight.pair[seat] if source.effect.get("leave") != "self" else source.key
    if target not in d.fight.sides[seat].hand or key < 0:
        return
    matchup = d.fight.fighters[key].matchup
    send(d, key, source.effect.get("to") or "hand")
    d.from_hand(seat, target)
    beaten = source.effect.get("state") == "beaten" or source.effect.get("when") == "lose"
    fresh = d.add_fighter(
        seat, target, "beaten" if source.effect.get("state") == "beaten" else "current", matchup=matchup
    )
    if not beaten:
        pair = list(d.fight.pair)
        pair[seat] = fresh
        d.set_fight(pair=(pair[0], pair[1]))
    else:
        d.set_fighter(fresh, place="beaten", under=d.fight.pair[1 - seat])
    d.tell(ev.CardMoved(seat=seat, card=target, start="hand", to="match-up"))


def do_unopposed(d: Draft, source: Source, target: str, choice: str) -> None:
    """Cards become cards without opponent; the match-up ends."""
    effect, who, fight = source.effect, source.effect.get("who"), d.fight
    if who == "hand":
        seat = source.seat if effect.side("own") == "own" else 1 - source.seat
        if effect.get("pick") == "random":
            if d.fight.sides[seat].hand:
                d.ask("pick", f"hand {seat}", f"hand {seat}", Task("made_alone", (seat,)))
            return
        if target:
            d.from_hand(seat, target)
            alone(d, d.add_fighter(seat, target, "standing", back=f"by:{source.key}"))
        return
    if who == "duplicate":
        for name in sorted(set(d.fight.sides[1 - source.seat].hand)):
            while d.fight.sides[1 - source.seat].hand.count(name) > 1:
                made_alone(d, 1 - source.seat, name)
        return
    keys = {"both": fight.pair, "opponent": (fight.pair[1 - source.seat],), "current": (fight.pair[source.seat],)}.get(
        who, ()
    )
    others = [k for k in fight.pair if k >= 0]
    if effect.get("when") == "win" and keys and keys[0] >= 0 and d.fight.fighters[keys[0]].place == "beaten":
        spared = d.fight.fighters[keys[0]]
        d.set_fighter(spared.key, place="aside", under=-1)
        d.set_fside(spared.seat, lost=max(d.fight.sides[spared.seat].lost - 1, 0))
        d.tell(ev.LeftAlone(seat=spared.seat, card=spared.card))
        return
    for key in keys:
        if key >= 0:
            alone(d, key)
    for key in others:
        if d.fight.fighters[key].place == "current" and key not in d.fight.pair:
            continue
        if d.fight.fighters[key].place == "current":
            alone(d, key)


@task
def made_alone(d: Draft, seat: int, value: str) -> None:
    """A card of the hidden hand becomes a card without opponent."""
    d.from_hand(seat, value)
    alone(d, d.add_fighter(seat, value, "standing"))


__all__ = ["detach", "fits_text", "has_ranged", "replace"]
