"""What happens to open cards: destroying, bribing, sending away, leaving alone; and the dice that cards want."""

from __future__ import annotations

from collections.abc import Iterable

from plateau_parlant.engines.core import ALL
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.draft import Draft
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import Fighter, Task, without
from plateau_parlant.engines.guardians.select import OPEN, Source, immune_to_attack, text_of

GONE = frozenset({"destroyed", "bribed", "gone"})


def owner(f: Fighter) -> int:
    """Whose card it is (a copy fighting for the other side stays its owner's)."""
    return f.seat if f.owner < 0 else f.owner


def detach(d: Draft, key: int) -> None:
    """A card leaves the match-up if it was in it; its opponent is then looked at by `alone`."""
    pair = d.fight.pair
    if key in pair:
        d.set_fight(pair=(-1 if pair[0] == key else pair[0], -1 if pair[1] == key else pair[1]))


def destroy(d: Draft, key: int, by: str, resist: bool = True) -> bool:
    """Destroys an open card, with all under it (G5.4.2). False where it is immune or already gone."""
    f = d.fight.fighters[key]
    if f.place in GONE:
        return False
    if resist and immune_to_attack(d.state, f, "destroy"):
        d.tell(ev.Protected(seat=f.seat, card=f.card, against="destroy"))
        return False
    d.leaves(key, "destroyed")
    if card(f.card).kind != "guardian":
        d.discard(owner(f), f.card)
    d.set_fside(f.seat, lost=d.fight.sides[f.seat].lost + 1)
    d.tell(ev.Destroyed(seat=f.seat, card=f.card, by=by))
    for under in d.fight.fighters:
        if under.under == key and under.place not in GONE:
            d.set_fighter(under.key, place="destroyed")
            d.discard(owner(under), under.card)
            d.tell(ev.Destroyed(seat=under.seat, card=under.card, by=f.card))
    return True


def to_pen(d: Draft, key: int, place: str = "bribed") -> None:
    """An open card goes back to its owner's pen, in the open."""
    f = d.fight.fighters[key]
    d.leaves(key, place)
    d.to_storage(owner(f), f.card, seen=True)


def send(d: Draft, key: int, to: str) -> None:
    """An open card goes to pen, storage, hand, shield or discard pile of its owner."""
    f = d.fight.fighters[key]
    detach(d, key)
    d.tell(ev.CardMoved(seat=f.seat, card=f.card, start="fight", to=to))
    d.set_fighter(key, place="gone")
    if to == "hand":
        side = d.fight.sides[f.seat]
        d.set_fside(f.seat, hand=tuple(sorted((*side.hand, f.card))), known=tuple(sorted((*side.known, f.card))))
    elif to in ("pen", "storage", "depot"):
        d.to_storage(owner(f), f.card, seen=True)
    elif to == "shield":
        d.set_fighter(key, place="aside")
    else:
        d.discard(owner(f), f.card)


def alone(d: Draft, key: int) -> None:
    """A card becomes a card without opponent."""
    f = d.fight.fighters[key]
    if f.place in OPEN and f.place not in ("aside", "guardian"):
        d.leaves(key, "aside")
        d.tell(ev.LeftAlone(seat=f.seat, card=f.card))
    elif f.place == "guardian":
        detach(d, key)


def silence(d: Draft, seat: int, why: str, drop: bool = False) -> None:
    """A side's command loses its power: a creature stays without opponent, another card is discarded (G6.4)."""
    side = d.fight.sides[seat]
    if side.command < 0 or side.silenced:
        return
    f = d.fight.fighters[side.command]
    name = side.with_item or f.card
    d.set_fside(seat, silenced=True)
    d.tell(ev.PowerCancelled(seat=seat, card=name, why=why))
    stays = why == "dispelled" and card(name).kind == "item-creature" and _item_stays(d)
    if side.with_item:
        if not stays:
            lose_item(d, seat, side.with_item)
        d.set_fside(seat, with_item="")
    if not card(f.card).creature and f.place == "command" and not stays:
        drop_command(d, seat)
    d.set(mods=tuple(m for m in d.state.mods if not (m.card == name and m.seat == seat and m.until == "combat")))
    _ = drop


def _item_stays(d: Draft) -> bool:
    """Whether an item dispelled as a command loses its power only (dispute "command-item")."""
    return d.state.options.custom(d.state.options.table.command_item) == 2


def drop_command(d: Draft, seat: int) -> None:
    """A command card that is no creature goes to the discard pile."""
    side = d.fight.sides[seat]
    f = d.fight.fighters[side.command]
    if f.place == "command":
        d.set_fighter(f.key, place="gone")
        d.discard(seat, f.card)


def lose_item(d: Draft, seat: int, item: str) -> None:
    """An item under the shield of the fight is discarded, if it is still there."""
    if item not in d.fight.sides[seat].items:
        return
    d.set_fside(seat, items=without(d.fight.sides[seat].items, item))
    d.discard(seat, item)


def reveal_cards(d: Draft, seat: int, cards: Iterable[str], zone: str, all_: bool = False) -> None:
    """Hidden cards of a seat are shown to everybody."""
    shown = tuple(cards)
    d.tell(ev.HandShown(seat=seat, zone=zone, cards=shown, count=len(shown) if all_ else -1, informs=ALL))
    if zone == "hand":
        side = d.fight.sides[seat]
        known = list(side.known)
        rest = list(known)
        for name in shown:
            if name in rest:
                rest.remove(name)
            elif name in side.hand:
                known.append(name)
        d.set_fside(seat, known=tuple(sorted(known)), all_known=side.all_known or all_)
    else:
        side2 = d.sides[seat]
        rest, seen = list(side2.seen), list(side2.seen)
        for name in shown:
            if name in rest:
                rest.remove(name)
            else:
                seen.append(name)
        d.set_side(seat, seen=tuple(sorted(seen)))


# --- dice ----------------------------------------------------------------------------------------------------------


def wants_die(d: Draft, f: Fighter) -> str:
    """Which dice a creature's text wants when it enters a match-up: "" none, "1" one for roll=, "2d6" for a sum."""
    return die_wanted(text_of(f), f.job)


@remembered
def die_wanted(texts: tuple[str, ...], job: str) -> str:
    """The same for the texts and the job."""
    for effect in (effect for name in texts for effect in card(name).effects if effect.get("as") in ("", job)):
        if (effect.get("roll") and effect.get("when") != "own_ranged") or effect.get("fails"):
            return "1"
        if effect.word == "bonus" and number(effect.first()).dice:
            return f"{number(effect.first()).dice}d6"
        if effect.word == "aoe" and number(effect.first()).dice:
            return "1"
    return ""


def dice_of(d: Draft, key: int, dice: str) -> None:
    """Asks for the dice of an open card."""
    count = int(dice.partition("d")[0]) if "d" in dice else 1
    f = d.fight.fighters[key]
    if "d" in dice:
        from plateau_parlant.engines.guardians.sources import count as how_many

        for effect in card(f.card).find("bonus"):
            if effect.get("per") and number(effect.first()).dice:
                count *= how_many(d.state, Source(effect, f.card, f.seat, key), effect.get("per"), f)
    if count > 0:
        d.ask(
            "die", f"die {f.seat}", "d6", Task("rolled_for", (key, "sum" if "d" in dice else "one")), count, repeat=True
        )
