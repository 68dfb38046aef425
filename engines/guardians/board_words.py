"""The words that act on piles, stores and the board: drawing, fetching, discarding, moving, rubble, up-cards."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, own
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import (
    Mod,
    State,
    Task,
    front,
    shield_of,
    space_name,
    space_number,
    without,
)
from plateau_parlant.engines.guardians.select import UP_MARK, Source, card_fits, fits_text, up_number

# --- fetching --------------------------------------------------------------------------------------------------------


def do_fetch(d: Draft, source: Source, target: str, choice: str) -> None:
    """Takes a card from one place to another."""
    effect, seat = source.effect, source.seat
    zone, to = effect.get("from"), effect.get("to")
    place = space_number(target)
    if effect.get("what") == "own_terrain":
        if place >= 0 and d.state.spaces[place].terrain:
            name = d.state.spaces[place].terrain
            d.set_space(place, terrain="", owner=-1, facedown=False, holder=seat)
            d.to_storage(seat, name, seen=True)
            d.tell(ev.TerrainRemoved(seat=seat, space=target, card=name))
        return
    if zone == "slot":
        _from_slot(d, source, place)
        return
    name = source.card if effect.get("what") == "self" else target
    if not _take(d, source, name, zone):
        return
    hidden = zone in ("deck", "pen") and to in ("storage", "draw", "depot")
    moved = ev.CardMoved(seat=seat, card=name, start=zone, to=to, informs=ALL)
    if zone == "upcard" and effect.get("what") == "self" and card(name).find("upcard"):
        d.then(Task("turn_up", (seat,)))
    if hidden:
        masked = ev.CardMoved(seat=seat, card="?", start=zone, to=to)
        moved = ev.CardMoved(
            seat=seat, card=name, start=zone, to=to, audience=own(seat), informs=own(seat), masked=masked
        )
    d.tell(moved)
    _put(d, source, name, to, choice, seen=not hidden)


def _take(d: Draft, source: Source, name: str, zone: str) -> bool:
    seat, side = source.seat, d.sides[source.seat]
    if zone == "discard":
        where = "talon" if name in side.talon else "buried"
        if name not in getattr(side, where):
            return False
        d.set_side(seat, **{where: without(getattr(side, where), name)})
    elif zone == "deck":
        for where in ("top", "pile", "bottom"):
            if name in getattr(side, where):
                d.set_side(seat, **{where: without(getattr(side, where), name)})
                d.set_side(
                    seat,
                    pile=tuple(sorted((*d.sides[seat].pile, *d.sides[seat].top, *d.sides[seat].bottom))),
                    top=(),
                    bottom=(),
                )
                return True
        return False
    elif zone == "upcard":
        if side.up != name and source.effect.get("what") != "self" and not side.up:
            return False
        d.set_side(seat, up="")
    elif zone in ("pen", "depot"):
        d.out_of_storage(seat, name)
    elif zone == "play":
        owner = seat if name in side.accessories else 1 - seat
        if name not in d.sides[owner].accessories:
            return False
        d.set_side(owner, accessories=without(d.sides[owner].accessories, name))
    return True


def _put(d: Draft, source: Source, name: str, to: str, choice: str, seen: bool) -> None:
    seat = source.seat
    if to == "hand" and d.state.fight is not None:
        side = d.fight.sides[seat]
        d.set_fside(
            seat,
            hand=tuple(sorted((*side.hand, name))),
            known=tuple(sorted((*side.known, name))) if seen else side.known,
        )
    elif to in ("turned_shield", "shield"):
        key = (
            int(choice[1:]) if choice.startswith("#") else next((s.key for s in d.state.shields if s.seat == seat), -1)
        )
        shield = shield_of(d.state, key)
        if shield is None:
            d.to_storage(seat, name, seen)
        else:
            d.set_shield(key, creatures=tuple(sorted((*shield.creatures, name))))
    elif to == "deck":
        d.set_side(seat, pile=tuple(sorted((*d.sides[seat].pile, name))))
    elif to == "upcard":
        up = d.sides[seat].up
        if up:
            d.discard(seat, up)
        d.set_side(seat, up=name)
    elif to == "guardian":
        d.set_side(seat, accessories=(*d.sides[seat].accessories, name))
    else:
        if to == "draw":
            d.set_side(seat, marks=("draw:-1", *d.sides[seat].marks))
        d.to_storage(seat, name, seen)


def _from_slot(d: Draft, source: Source, place: int) -> None:
    seat = source.seat
    if place < 0:
        place = next(
            (
                n
                for n, s in enumerate(d.state.spaces)
                if s.upgrade == source.card and s.upgrade_owner == seat and s.slot
            ),
            -1,
        )
    if place < 0 or not d.state.spaces[place].slot:
        return
    name = d.state.spaces[place].slot
    if source.effect.get("to") == "hand":
        d.set_space(place, slot="")
        side = d.fight.sides[seat]
        d.set_fside(seat, hand=tuple(sorted((*side.hand, name))))
        return
    turned = next((s for s in d.state.shields if s.seat == seat and s.turned), None)
    if turned is not None:
        d.set_space(place, slot="")
        d.set_shield(turned.key, creatures=tuple(sorted((*turned.creatures, name))))


def take_back_played(d: Draft, source: Source, name: str) -> None:
    """A card just played goes back to the store (Pig Dog, Oscar)."""
    seat = source.seat
    want = name or (source.effect.get("who").partition(":")[2])
    if want == "" or want not in d.sides[seat].talon:
        spells = [n for n in d.sides[seat].talon if card(n).kind == "spell"]
        want = next(
            (str(t.args[1]) for t in reversed(d.todo) if t.name == "resolve_play" and t.args[0] == seat),
            spells[-1] if spells else "",
        )
    if want in d.sides[seat].talon:
        d.set_side(seat, talon=without(d.sides[seat].talon, want))
        d.to_storage(seat, want, seen=True)
        d.tell(ev.CardMoved(seat=seat, card=want, start="discard", to="storage"))


def grail(d: Draft, source: Source) -> None:
    """Saint-Graal: creatures lost in this turn's last fight come back from the discard pile."""
    seat = source.seat
    marks = [m.partition(":")[2] for m in d.sides[seat].marks if m.startswith("lost:")]
    for name in marks:
        if name in d.sides[seat].talon:
            d.set_side(seat, talon=without(d.sides[seat].talon, name))
            d.to_storage(seat, name, seen=True)
            d.tell(ev.Saved(seat=seat, card=name, by=source.card, to="storage"))
    d.set_side(seat, marks=tuple(m for m in d.sides[seat].marks if not m.startswith("lost:")))


# --- the board -------------------------------------------------------------------------------------------------------


def remove_terrain(d: Draft, place: int) -> None:
    """The terrain of a space goes to its owner's discard pile."""
    space = d.state.spaces[place]
    if not space.terrain:
        return
    d.discard(space.owner, space.terrain)
    d.tell(ev.TerrainRemoved(seat=space.owner, space=space_name(place), card=space.terrain, informs=ALL))
    d.set_space(place, terrain="", facedown=False, holder=space.owner, owner=-1)
    if d.state.fight is not None and d.fight.space == place:
        d.set_fight(terrain="", facedown=False)


def destroy_on_board(d: Draft, source: Source, place: int, what: str) -> None:
    """A terrain, or an upgrade or downgrade, is destroyed."""
    if place < 0:
        return
    if what == "kind:terrain":
        remove_terrain(d, place)
    else:
        lose_upgrade(d, place)


def lose_upgrade(d: Draft, place: int) -> None:
    """The upgrade (or downgrade) of a stronghold is lost, with the creature on it."""
    space = d.state.spaces[place]
    if not space.upgrade:
        return
    d.discard(space.upgrade_owner, space.upgrade)
    d.tell(ev.CardMoved(seat=space.upgrade_owner, card=space.upgrade, start=space_name(place), to="discard"))
    if space.slot:
        d.discard(space.upgrade_owner, space.slot)
        d.tell(
            ev.CreatureLost(
                seat=space.upgrade_owner, card=space.slot, space=space_name(place), why="rubble", informs=ALL
            )
        )
    d.set_space(place, upgrade="", upgrade_owner=-1, slot="", slot_used=False)


def destroy_flyer(d: Draft, source: Source, name: str) -> None:
    """Rocks: a flying creature of the shield in flight is destroyed."""
    from plateau_parlant.engines.guardians.campaign import drop_if_empty

    shield = shield_of(d.state, d.state.active)
    if shield is not None and name in shield.creatures:
        d.set_shield(shield.key, creatures=without(shield.creatures, name))
        d.discard(shield.seat, name)
        d.tell(ev.CreatureLost(seat=shield.seat, card=name, space=space_name(shield.space), why="effect", informs=ALL))
        drop_if_empty(d, shield.key, counts=False)


def empty_strongholds(d: Draft, source: Source) -> None:
    """Gehrund: creatures under the foe's strongholds and on upgrades go to their pen."""
    foe = 1 - source.seat
    for place, space in enumerate(d.state.spaces):
        for field, owner in (("under", space.holder), ("slot", space.upgrade_owner)):
            name = getattr(space, field)
            if name and owner == foe:
                d.set_space(place, **{field: ""})
                d.to_storage(foe, name, seen=True)
                d.tell(ev.CardMoved(seat=foe, card=name, start=space_name(place), to="pen", informs=ALL))


def do_move(d: Draft, source: Source, target: str, choice: str) -> None:
    """Changes how far a shield (or all of the foe's) may move this turn."""
    index = card(source.card).effects.index(source.effect)
    d.set(mods=(*d.state.mods, Mod(source.card, index, source.seat, "turn", -1, target)))


def do_rubble(d: Draft, source: Source, target: str, choice: str) -> None:
    """A stronghold becomes rubble: the one fought for, or one chosen."""
    from plateau_parlant.engines.guardians.campaign import make_rubble

    if source.effect.get("where") == "here":
        if d.fight.stronghold and d.fight.space >= 0:
            make_rubble(d, d.fight.space, source.seat)
            d.set_fight(stronghold="")
        elif d.fight.stronghold:
            d.tell(ev.LandTaken(seat=source.seat, space="", fresh=True))
            d.set_fight(stronghold="")
    elif space_number(target) >= 0:
        make_rubble(d, space_number(target), source.seat)


def do_skip(d: Draft, source: Source, target: str, choice: str) -> None:
    """Jumps to a phase: the rest of the combat phase is left out, or it is played again."""
    to = source.effect.get("to")
    d.todo.clear()
    d.set(fight=None)
    d.then(Task("settle_phase" if to == "settle" else "combat_phase"))


def do_upcard(d: Draft, source: Source, target: str, choice: str) -> None:
    """An up-card is redrawn, or replaced by this card."""
    effect = source.effect
    side = effect.side("own")
    for seat in (0, 1) if side == "both" else (source.seat,) if side == "own" else (1 - source.seat,):
        up = d.sides[seat].up
        before = up or target
        test = effect.get("if")
        if test.startswith("upcard:") and not (up and card_fits(d.state, test.partition(":")[2], up, source.seat)):
            continue
        if effect.first() == "replace":
            if up:
                d.discard(seat, up)
            if source.card in d.sides[seat].talon:
                d.set_side(seat, talon=without(d.sides[seat].talon, source.card))
            elif source.key >= 0 and d.state.fight is not None:
                d.set_fighter(source.key, place="gone")
            d.set_side(seat, up=source.card)
            _keep_number(d, seat, before)
        else:
            if up:
                d.discard(seat, up)
                d.set_side(seat, up="")
            d.then(Task("turn_up", (seat,)))


def _keep_number(d: Draft, seat: int, before: str) -> None:
    """The up-number of the card replaced counts on, where the table decided so (dispute "sarcophagus")."""
    if before and d.state.options.table.sarcophagus == 2:
        marks = tuple(m for m in d.sides[seat].marks if not m.startswith(UP_MARK))
        d.set_side(seat, marks=(f"{UP_MARK}{up_number(d.state, seat, before)}", *marks))


def near_front(space: int, place: int) -> bool:
    """Whether a space lies before a stronghold."""
    return space in front(place)


def move_change(state: State, seat: int, key: int) -> tuple[int, int | None]:
    """What lasting effects add to a shield's allowance, and the most it may be."""
    more, most = 0, None
    for mod in state.mods:
        effect = card(mod.card).effects[mod.index]
        if effect.word != "move":
            continue
        if effect.get("max"):
            if (mod.seat != seat) == (effect.side("own") == "foe"):
                most = number(effect.get("max")).flat
        elif mod.seat == seat and mod.choice in ("", f"#{key}"):
            more += number(effect.first()).flat
    return more, most


__all__ = ["fits_text"]
