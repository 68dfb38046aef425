"""Phase I: what is drawn, and the sealed placing of cards (G3.1, G3.2)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import SHIELDS, Card, card, remembered
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.playable import price
from plateau_parlant.engines.guardians.position import (
    Placed,
    Shield,
    State,
    Task,
    home_row,
    is_land,
    land_holder,
    shield_at,
    space_name,
    space_number,
    without,
)
from plateau_parlant.engines.guardians.select import Source, card_fits, guardian_text, is_double, up_number
from plateau_parlant.engines.guardians.sources import count

HAND = 7
LIMIT = 30
BEARER_LIMIT = 25


def draws(state: State, seat: int) -> int:
    """How many cards a seat draws this turn, the old up-card being the first of them (G3.1)."""
    side = state.sides[seat]
    guardian = card(side.guardian)
    more = sum(int(m.partition(":")[2]) for m in side.marks if m.startswith("draw:"))
    for mod in state.mods:
        effect = card(mod.card).effects[mod.index]
        if effect.word == "set" and effect.first() == "draw" and mod.seat == seat:
            if effect.get("x") == "foe_draw":
                return max(_foe_draws(state, 1 - seat) + more, 0)
            fixed = int(mod.choice) if mod.choice.isdigit() else number(effect.args[1]).flat
            return max(fixed + more, 0)
    for effect in guardian_text(state, seat):
        if effect.word != "draw" or effect.get("when") != "draw":
            continue
        test = effect.get("if")
        if test.startswith("upcard:") and not (side.up and card_fits(state, test.partition(":")[2], side.up, seat)):
            continue
        per = effect.get("per")
        more += number(effect.first()).flat * (count(state, Source(effect, guardian.id, seat), per, None) if per else 1)
    if side.up:
        more += sum(number(e.first()).flat for e in card(side.up).find("draw") if e.get("when") == "upcard")
    return max(draws_plain(state, seat) + more, 0)


def _foe_draws(state: State, foe: int) -> int:
    """What the other side draws, for P'Tal; where it says the same of this side, the plain number."""
    copies = any(
        m.seat == foe and card(m.card).effects[m.index].get("x") == "foe_draw" for m in state.mods if m.index >= 0
    )
    return draws_plain(state, foe) if copies else draws(state, foe)


def draws_plain(state: State, seat: int) -> int:
    """Base draw, with LDL, MDL and LUC."""
    side, other = state.sides[seat], state.sides[1 - seat]
    guardian = card(side.guardian)
    mine, theirs = lands_held(state, seat), lands_held(state, 1 - seat)
    total = guardian.draw + (guardian.ldl if mine < theirs else guardian.mdl if mine > theirs else 0)
    if side.up and other.up and up_number(state, seat) < up_number(state, 1 - seat):
        total += guardian.luc
        for name in side.accessories:
            total += sum(number(e.args[1]).flat for e in card(name).find("adjust") if e.first() == "luc")
    return max(total, 0)


def lands_held(state: State, seat: int) -> int:
    """Disputed lands a seat controls."""
    return sum(is_land(n) and land_holder(s) == seat for n, s in enumerate(state.spaces))


def hand_limit(state: State, seat: int) -> int:
    """Cards the storage hand may hold."""
    limit = HAND
    for owner in (0, 1):
        for name in state.sides[owner].accessories:
            for effect in card(name).find("adjust"):
                if effect.first() == "hand_limit" and (effect.side("own") == "own") == (owner == seat):
                    limit += number(effect.args[1]).flat
    return max(limit, 0)


@remembered
def space_limit(shield_card: str) -> int:
    """The vitality a space may hold: 25 under a shield/terrain card."""
    return BEARER_LIMIT if any(e.first() == "space_limit" for e in card(shield_card).find("set")) else LIMIT


@remembered
def space_load(creatures: tuple[str, ...], items: tuple[str, ...], under: str = "") -> int:
    """What a space holds for the limit: red numbers where present, less what items allow (G4.2)."""
    values = []
    hearts = sum(
        any(e.first() == "space_value" and e.args[1] == "vitality" for e in card(i).find("set")) for i in items
    )
    vests = sum(any(e.first() == "space_value" and e.args[1] == "0" for e in card(i).find("set")) for i in items)
    for name in (*creatures, *((under,) if under else ())):
        values.append((card(name).space_value, card(name).vitality, card(name)))
    total = sum(value for value, _, _ in values)
    gains = sorted((value - vitality for value, vitality, _ in values), reverse=True)
    total -= sum(gain for gain in gains[:hearts] if gain > 0)
    small = sorted((v for v, _, c in values if c.size == "S" and set(c.classes) & {"Demon", "Devil"}), reverse=True)
    return total - sum(v for v in small[:vests] if v > 0)


# --- the sealed part -------------------------------------------------------------------------------------------------


@task
def organise(d: Draft) -> None:
    """Both place in secret."""
    d.tell(ev.PhaseBegan(phase="organise", turn=d.state.turn))
    for seat in (0, 1):
        d.set_side(seat, done=False, plan=())
    d.then(Task("organised"))
    d.prompt("organise", 0, 1, sealed=True)


def planned(state: State, seat: int, how: str, space: int) -> list[str]:
    """Cards a seat has put down so far in a way on a space."""
    return [p.card for p in state.sides[seat].plan if p.how == how and p.space == space]


def legal_organise(state: State, seat: int) -> list[Move]:
    """Every card of the store in every place it fits, taking back the last, and done when the store is small enough."""
    side = state.sides[seat]
    if side.done:
        return []
    found: list[Move] = []
    bare = bare_shields(state, seat)
    if bare:
        names = dict.fromkeys(name for name in side.pen if card(name).creature)
        filling = [move for name in names for move in _creature_places(state, seat, card(name), bare[0])]
        return [*(m for m in filling if isinstance(m, mv.Place) and m.how == "under"), mv.TakeBack()]
    for name in dict.fromkeys((*side.pen, *side.depot)):
        found += _places(state, seat, name)
        found.append(mv.Place("discard", name))
    for place in home_row(seat):
        space = state.spaces[place]
        if space.slot and not planned(state, seat, "lift-slot", place) and not planned(state, seat, "slot", place):
            found.append(mv.Place("lift-slot", space.slot, space_name(place)))
        if (
            space.under
            and not planned(state, seat, "lift-channel", place)
            and not planned(state, seat, "channel", place)
        ):
            found.append(mv.Place("lift-channel", space.under, space_name(place)))
    if side.plan:
        found.append(mv.TakeBack())
    if may_finish(state, seat):
        found.append(mv.Done())
    return found


def bare_shields(state: State, seat: int) -> list[int]:
    """Spaces of shields put down that have no creature yet: one at a time, and it gets its creature next."""
    return [p.space for p in state.sides[seat].plan if p.how == "shield" and not planned(state, seat, "under", p.space)]


def may_finish(state: State, seat: int) -> bool:
    """Whether the store is within its limit and every new shield has a creature."""
    side = state.sides[seat]
    if len(side.pen) + len(side.depot) > hand_limit(state, seat):
        return False
    return not bare_shields(state, seat)


def _places(state: State, seat: int, name: str) -> list[Move]:
    c = card(name)
    found: list[Move] = []
    for place in home_row(seat):
        space = state.spaces[place]
        if space.rubble or space.holder != seat:
            continue
        if c.kind in SHIELDS and _may_place_shield(state, seat, c, place):
            found.append(mv.Place("shield", name, space_name(place)))
        if c.creature:
            found += _creature_places(state, seat, c, place)
        if (
            c.kind == "upgrade"
            and place != home_row(seat)[1]
            and not space.upgrade
            and not planned(state, seat, "upgrade", place)
        ):
            found.append(mv.Place("upgrade", name, space_name(place)))
    if c.kind == "downgrade":
        for place in (home_row(1 - seat)[0], home_row(1 - seat)[2]):
            space = state.spaces[place]
            if not space.rubble and not space.upgrade and not planned(state, seat, "downgrade", place):
                found.append(mv.Place("downgrade", name, space_name(place)))
    if c.kind == "item-creature":
        spots = [s.space for s in state.shields if s.seat == seat]
        spots += [p.space for p in state.sides[seat].plan if p.how == "shield"]
        found += [mv.Place("item", name, space_name(p)) for p in dict.fromkeys(spots) if _item_fits(state, seat, p, c)]
    if (c.kind == "item-accessory" or (c.double and not is_double(state, c))) and _one_in_play(state, seat, c):
        if price(state, seat, c.id) > state.sides[seat].stones - _promised(state, seat):
            return found
        found.append(mv.Place("accessory", name))
    return found


def _item_fits(state: State, seat: int, place: int, c: Card) -> bool:
    """Whether an item that may be only once on a space is not there yet."""
    shield = shield_at(state, place)
    there = [*(shield.items if shield else ()), *planned(state, seat, "item", place)]
    return not c.find("one_per_space") or c.id not in there


def _promised(state: State, seat: int) -> int:
    """Stones that the accessories put down so far will take."""
    return sum(price(state, seat, p.card) for p in state.sides[seat].plan if p.how == "accessory")


def _one_in_play(state: State, seat: int, c: Card) -> bool:
    if not any(e.get("per") == "play" for e in c.find("limit")):
        return True
    return all(c.id not in s.accessories for s in state.sides) and all(
        p.card != c.id for p in state.sides[seat].plan if p.how == "accessory"
    )


def _may_place_shield(state: State, seat: int, c: Card, place: int) -> bool:
    if shield_at(state, place) is not None or planned(state, seat, "shield", place):
        return False
    under = (planned(state, seat, "channel", place) or [state.spaces[place].under])[0]
    creatures = [name for name in state.sides[seat].pen if card(name).creature]
    fits = any(space_load((name,), (), under) <= space_limit(c.id) for name in creatures)
    if not fits and UNKNOWN not in state.sides[seat].pen:
        return False
    if c.kind != "standard-bearer":
        return True
    bearers = [s for s in state.shields if s.seat == seat and card(s.card).kind == "standard-bearer"]
    return not bearers and all(
        card(p.card).kind != "standard-bearer" for p in state.sides[seat].plan if p.how == "shield"
    )


def _creature_places(state: State, seat: int, c: Card, place: int) -> list[Move]:
    space = state.spaces[place]
    found: list[Move] = []
    name = space_name(place)
    load, limit, there = load_with_plan(state, seat, place, c.id)
    if there and load <= limit and one_per_space(state, seat, place, c):
        found.append(mv.Place("under", c.id, name))
    free = not space.under or planned(state, seat, "lift-channel", place)
    if c.cmp > 0 and load <= LIMIT and free and not planned(state, seat, "channel", place):
        found.append(mv.Place("channel", c.id, name))
    upgrade = space.upgrade if space.upgrade_owner == seat else (planned(state, seat, "upgrade", place) or [""])[0]
    if (
        upgrade
        and not planned(state, seat, "slot", place)
        and (not space.slot or planned(state, seat, "lift-slot", place))
    ):
        for effect in card(upgrade).find("slot"):
            if card_fits(state, effect.get("who"), c.id, seat):
                found.append(mv.Place("slot", c.id, name))
    return found


def one_per_space(state: State, seat: int, place: int, c: Card) -> bool:
    """Whether a card that may be only once on a space (or one of its sort) is not there yet."""
    rules = [*c.find("one_per_space"), *(e for e in c.find("limit") if e.get("per") == "shield")]
    if not rules:
        return True
    shield = shield_at(state, place)
    there = [*(shield.creatures if shield else ()), *planned(state, seat, "under", place)]
    want = rules[0].first() if rules[0].word == "one_per_space" else ""
    return not any(card_fits(state, want, n, seat) if want else n == c.id for n in there)


def load_with_plan(state: State, seat: int, place: int, more: str) -> tuple[int, int, bool]:
    """The load of a space with what is planned and one creature more; its limit; whether a shield is there."""
    shield = shield_at(state, place)
    creatures = [*(shield.creatures if shield else ()), *planned(state, seat, "under", place), more]
    items = [*(shield.items if shield else ()), *planned(state, seat, "item", place)]
    new = planned(state, seat, "shield", place)
    under = (planned(state, seat, "channel", place) or [state.spaces[place].under])[0]
    if planned(state, seat, "lift-channel", place) and not planned(state, seat, "channel", place):
        under = ""
    limit = space_limit(shield.card if shield else new[0]) if shield or new else LIMIT
    return space_load(tuple(creatures), tuple(items), under), limit, bool(shield or new)


def on_organise(d: Draft, seat: int, move: Move) -> None:
    """Puts a card down, takes the last back, or ends: all in secret."""
    side = d.sides[seat]
    if isinstance(move, mv.Done):
        d.set_side(seat, done=True)
        return
    if isinstance(move, mv.TakeBack):
        last = side.plan[-1]
        d.set_side(seat, plan=side.plan[:-1])
        if not last.how.startswith("lift"):
            d.to_storage(seat, last.card, seen=False)
        else:
            d.out_of_storage(seat, last.card)
        told = ("taken-back", last.card, last.space)
    else:
        assert isinstance(move, mv.Place)
        place = space_number(move.space)
        if move.how.startswith("lift"):
            d.to_storage(seat, move.card, seen=False)
        else:
            seen = d.sides[seat].seen
            d.out_of_storage(seat, move.card)
            d.set_side(seat, seen=seen)
        d.set_side(seat, plan=(*d.sides[seat].plan, Placed(move.how, move.card, place)))
        told = (move.how, move.card, place)
    where = space_name(told[2]) if told[2] >= 0 else ""
    d.tell(ev.Placed(seat=seat, how=told[0], card=told[1], space=where, audience=own(seat)))


@task
def organised(d: Draft) -> None:
    """Both are done: what lies open is told, and of the rest one number (G4.5). A shield put down unknown is named."""
    bare = [(s, p.space) for s in (0, 1) for p in d.sides[s].plan if p.how == "shield" and p.card == UNKNOWN]
    if bare:
        d.tell(ev.PhaseBegan(phase="shields", turn=d.state.turn, informs=ALL))
        d.then(*(Task("reveal_dark", (seat, f"plan {space}", "shield")) for seat, space in bare), Task("organised"))
        return
    plans = [d.sides[seat].plan for seat in (0, 1)]
    for seat in (0, 1):
        _carry_out(d, seat)
        marks = tuple(m for m in d.sides[seat].marks if not m.startswith("draw:"))
        d.set_side(seat, plan=(), marks=marks)
    d.count_hidden()
    for seat in (0, 1):
        laid = [(p.how, p.card, space_name(p.space) if p.space >= 0 else "") for p in plans[seat]]
        open_ = tuple(one for one in laid if one[0] in ("upgrade", "downgrade", "accessory"))
        shields = tuple((name, where) for how, name, where in laid if how == "shield")
        d.tell(ev.Organised(seat=seat, shields=shields, open=open_, hidden=d.sides[seat].hidden, informs=ALL))


def _carry_out(d: Draft, seat: int) -> None:
    for p in sorted(d.sides[seat].plan, key=lambda p: p.how != "shield" and not p.how.startswith("lift")):
        if p.how == "shield":
            key = d.state.next_key
            d.set(shields=(*d.state.shields, Shield(key, seat, p.card, p.space)), next_key=key + 1)
        elif p.how in ("under", "item"):
            shield = shield_at(d.state, p.space)
            assert shield is not None
            field = "creatures" if p.how == "under" else "items"
            d.set_shield(shield.key, **{field: tuple(sorted((*getattr(shield, field), p.card)))})
        elif p.how == "channel":
            d.set_space(p.space, under=p.card)
        elif p.how in ("upgrade", "downgrade"):
            if d.state.spaces[p.space].upgrade:
                d.to_storage(seat, p.card, seen=True)
            else:
                d.set_space(p.space, upgrade=p.card, upgrade_owner=seat)
        elif p.how == "slot":
            d.set_space(p.space, slot=p.card, slot_used=False)
        elif p.how == "lift-slot":
            if d.state.spaces[p.space].slot == p.card:
                d.set_space(p.space, slot="")
        elif p.how == "lift-channel":
            if d.state.spaces[p.space].under == p.card:
                d.set_space(p.space, under="")
        elif p.how == "accessory":
            d.stones(seat, -price(d.state, seat, p.card))
            d.set_side(seat, accessories=tuple(sorted((*d.sides[seat].accessories, p.card))))
        elif p.how == "discard":
            d.discard(seat, p.card, openly=False)
        if p.how not in ("under", "item", "channel", "slot", "lift-slot", "lift-channel"):
            d.set_side(seat, seen=without(d.sides[seat].seen, p.card))


__all__ = ["Task"]
