"""The words that act on piles, stores and the board: drawing, fetching, discarding, moving, rubble, up-cards."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import (
    Mod,
    State,
    Task,
    front,
    is_land,
    shield_of,
    space_name,
    space_number,
    without,
)
from plateau_parlant.engines.guardians.select import Source, card_fits, fits_text

STAYING = frozenset({"voodoo-hat", "10-gallon-voodoo-hat", "little-voodoo-hat"})
"""Hand items that stay in play."""


# --- drawing ---------------------------------------------------------------------------------------------------------


@task
def draw_card(d: Draft, seat: int) -> None:
    """One card into the storage hand, in secret: a known one from the top, else one asked for."""
    side = d.side(seat)
    if side.exhausted:
        return
    if side.top:
        d.set_side(seat, top=side.top[1:])
        drawn(d, seat, side.top[0])
    elif side.pile:
        d.ask("draw", f"pile {seat}", f"pile {seat}", Task("card_drawn", (seat,)), audience=own(seat))
    elif side.bottom:
        d.set_side(seat, bottom=side.bottom[1:])
        drawn(d, seat, side.bottom[0])
    else:
        d.set_side(seat, exhausted=True)


@task
def card_drawn(d: Draft, seat: int, value: str) -> None:
    """A card left the unknown part of the pile."""
    d.set_side(seat, pile=without(d.side(seat).pile, value))
    drawn(d, seat, value)


def drawn(d: Draft, seat: int, name: str) -> None:
    """A card drawn goes to the store; only its owner hears which."""
    d.to_storage(seat, name, seen=False)
    d.tell(ev.Drawn(seat=seat, card=name, audience=own(seat), informs=own(seat), masked=ev.Drawn(seat=seat)))


def pile_size(state: State, seat: int) -> int:
    """Cards left to draw."""
    side = state.sides[seat]
    return len(side.top) + len(side.pile) + len(side.bottom)


def do_draw(d: Draft, source: Source, target: str, choice: str) -> None:
    """More (or fewer) cards drawn: at once, or kept for the draw to come."""
    from plateau_parlant.engines.guardians.sources import amount

    seat = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
    many = amount(d.state, source, source.effect.first())
    if source.effect.get("repeat") and choice.isdigit():
        many *= int(choice)
    if many < 0 or d.state.phase == "draw":
        d.set_side(seat, marks=(f"draw:{many}", *d.side(seat).marks))
    else:
        d.then(*(Task("draw_card", (seat,)) for _ in range(many)))


def do_arrange(d: Draft, source: Source, target: str, choice: str) -> None:
    """Looks at the top cards of a pile; then each goes back on top, in the order said, or to the bottom."""
    pile = source.seat if source.effect.side("own") == "own" else 1 - source.seat
    many = min(int(source.effect.first()), pile_size(d.state, pile))
    side = d.side(pile)
    known = side.top[:many]
    rest = many - len(known)
    d.set_side(pile, top=side.top[len(known) :])
    d.set_side(source.seat, looking=known)
    todo = Task("looked", (source.seat, pile))
    if rest and side.pile:
        count = min(rest, len(side.pile))
        d.ask("look", f"pile {pile}", f"pile {pile}", todo, count, audience=own(source.seat))
    else:
        d.then(Task("looked", (source.seat, pile, "")))


@task
def looked(d: Draft, seat: int, pile: int, value: str | tuple[str, ...]) -> None:
    """The looker arranges what he saw."""
    names = tuple(n for n in ((value,) if isinstance(value, str) else value) if n)
    side = d.side(pile)
    bag = side.pile
    for name in names:
        bag = without(bag, name)
    d.set_side(pile, pile=bag, top_known=side.top_known | own(seat))
    seen = (*d.side(seat).looking, *names)
    d.set_side(seat, looking=seen)
    d.tell(
        ev.Looked(
            seat=seat,
            pile=pile,
            cards=seen,
            audience=own(seat),
            informs=own(seat),
            masked=ev.Looked(seat=seat, pile=pile),
        )
    )
    d.then(Task("arrange_next", (seat, pile, "")))


@task
def arrange_next(d: Draft, seat: int, pile: int, placed: str) -> None:
    """Asks where the next of the cards looked at goes."""
    if d.side(seat).looking:
        d.prompt("arrange", seat, data=(pile,))


def legal_arrange(state: State, seat: int) -> list[Move]:
    """Each card looked at: next on top, or under the pile."""
    names = dict.fromkeys(state.sides[seat].looking)
    return [mv.Use(name, where) for name in names for where in ("top", "bottom")]


def on_arrange(d: Draft, seat: int, move: Move) -> None:
    """Puts one card back: those put on top first lie uppermost."""
    assert isinstance(move, mv.Use) and d.last_prompt is not None
    pile = int(d.last_prompt.data[0])
    d.set_side(seat, looking=without(d.side(seat).looking, move.card))
    side = d.side(pile)
    if move.target == "bottom":
        d.set_side(pile, bottom=(*side.bottom, move.card))
    else:
        at = int(d.last_prompt.data[1]) if len(d.last_prompt.data) > 1 else 0
        d.set_side(pile, top=(*side.top[:at], move.card, *side.top[at:]))
        d.then(Task("arrange_more", (seat, pile, at + 1)))
        return
    at = int(d.last_prompt.data[1]) if len(d.last_prompt.data) > 1 else 0
    d.then(Task("arrange_more", (seat, pile, at)))


@task
def arrange_more(d: Draft, seat: int, pile: int, at: int) -> None:
    """Goes on arranging."""
    if d.side(seat).looking:
        d.prompt("arrange", seat, data=(pile, at))


# --- discarding ------------------------------------------------------------------------------------------------------


def pay_card(d: Draft, source: Source, choice: str) -> None:
    """A card given as a price: from store, items or hand, to the discard pile."""
    seat = source.seat
    if choice in d.side(seat).depot or choice in d.side(seat).pen:
        d.out_of_storage(seat, choice)
    elif d.state.fight is not None and choice in d.fside(seat).items:
        d.set_fside(seat, items=without(d.fside(seat).items, choice))
    elif d.state.fight is not None and choice in d.fside(seat).hand:
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

            for item in d.fside(seat).items[: None if many == "all" else int(many)]:
                lose_item(d, seat, item)
                d.tell(ev.CardMoved(seat=seat, card=item, start="shield", to="discard"))
        elif what in ("facedown|kind:shield-terrain", "kind:terrain") and effect.get("where") == "here":
            if d.state.fight is not None and d.fight.space >= 0:
                remove_terrain(d, d.fight.space)
        elif target.startswith("#") or zone in ("shield", "disputed_shields"):
            _from_shields(d, source, seat, target)
        elif effect.get("pick") == "random":
            d.then(*(Task("lose_random", (seat, zone)) for _ in range(int(many))))
        elif zone == "deck" and target:
            d.set_side(seat, pile=without(d.side(seat).pile, target))
            d.discard(seat, target)
            d.tell(ev.CardMoved(seat=seat, card=target, start="deck", to="discard", informs=ALL))
        elif zone == "deck":
            d.then(*(Task("mill", (seat,)) for _ in range(int(many))))
        elif many == "all" or effect.get("vitality"):
            _all_that_fit(d, source, seat, zone, what)
        elif target in d.side(seat).accessories:
            d.set_side(seat, accessories=without(d.side(seat).accessories, target))
            d.discard(seat, target)
            d.tell(ev.CardMoved(seat=seat, card=target, start="play", to="discard"))
        else:
            d.then(*(Task("discard_choice", (seat, zone, what)) for _ in range(int(many))))


def _all_that_fit(d: Draft, source: Source, seat: int, zone: str, what: str) -> None:
    names = d.fside(seat).hand if zone == "hand" and d.state.fight else (*d.side(seat).depot, *d.side(seat).pen)
    if source.effect.get("vitality"):
        _by_vitality(d, source, seat)
        return
    gone = [name for name in names if card_fits(d.state, what, name, source.seat)]
    for name in gone:
        if zone == "hand" and d.state.fight is not None and name in d.fside(seat).hand:
            d.from_hand(seat, name)
        else:
            d.out_of_storage(seat, name)
        d.discard(seat, name)
    d.tell(ev.HandShown(seat=seat, zone=f"{zone} discarded", cards=tuple(gone), informs=ALL))


def _by_vitality(d: Draft, source: Source, seat: int) -> None:
    """Obelisk: the side with the greater total discards creatures of at least so much vitality in all."""
    if d.state.fight is None:
        return
    totals = [sum(card(n).vitality for n in d.fside(s).hand) for s in (0, 1)]
    if totals[seat] > totals[1 - seat]:
        d.then(Task("discard_vitality", (seat, int(source.effect.get("vitality")))))


@task
def discard_vitality(d: Draft, seat: int, left: int) -> None:
    """Creatures are discarded one by one until enough vitality is gone."""
    if left > 0 and d.fside(seat).hand:
        d.prompt("discard", seat, data=("hand", "creature", left))


def _from_shields(d: Draft, source: Source, seat: int, target: str) -> None:
    keys = [int(target[1:])] if target.startswith("#") else []
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
    from plateau_parlant.engines.guardians.board import drop_if_empty

    assert isinstance(move, mv.Lose) and d.last_prompt is not None
    shield = shield_of(d.state, int(d.last_prompt.data[0]))
    assert shield is not None
    d.set_shield(shield.key, creatures=without(shield.creatures, move.card))
    d.discard(seat, move.card)
    d.set_side(seat, seen=without(d.side(seat).seen, move.card))
    d.tell(ev.CreatureLost(seat=seat, card=move.card, space=move.space, why=str(d.last_prompt.data[1])))
    drop_if_empty(d, shield.key, counts=False)


@task
def lose_random(d: Draft, seat: int, zone: str) -> None:
    """A card of a hidden zone, drawn at random, is discarded."""
    pool = bag_of(d.state, f"{zone} {seat}")
    if pool:
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
    if d.side(seat).top:
        name = d.side(seat).top[0]
        d.set_side(seat, top=d.side(seat).top[1:])
        d.discard(seat, name)
        d.tell(ev.CardMoved(seat=seat, card=name, start="deck", to="discard", informs=ALL))
    elif d.side(seat).pile:
        d.ask("draw", f"pile {seat}", f"pile {seat}", Task("milled", (seat,)))


@task
def milled(d: Draft, seat: int, value: str) -> None:
    """A card of the unknown pile is discarded."""
    d.set_side(seat, pile=without(d.side(seat).pile, value))
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


def bag_of(state: State, bag: str) -> tuple[str, ...]:
    """What an Ask draws from: a pile, a store, a hidden hand, a die."""
    if bag == "d6":
        return tuple("123456")
    if bag == "start":
        return ("go",)
    zone, _, number_ = bag.rpartition(" ")
    if not zone or not number_.isdigit():
        return ()
    side = state.sides[int(number_)]
    if zone == "pile":
        return side.pile
    if zone == "talon":
        return tuple(sorted((*side.talon, *side.buried)))
    if zone == "hand":
        return state.fight.sides[int(number_)].hand if state.fight else ()
    if zone == "storage":
        return (*side.pen, *side.depot)
    found: tuple[str, ...] = getattr(side, zone, ())
    return found


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
    if hidden:
        masked = ev.CardMoved(seat=seat, card="?", start=zone, to=to)
        moved = ev.CardMoved(
            seat=seat, card=name, start=zone, to=to, audience=own(seat), informs=own(seat), masked=masked
        )
    d.tell(moved)
    _put(d, source, name, to, choice, seen=not hidden)


def _take(d: Draft, source: Source, name: str, zone: str) -> bool:
    seat, side = source.seat, d.side(source.seat)
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
                    pile=tuple(sorted((*d.side(seat).pile, *d.side(seat).top, *d.side(seat).bottom))),
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
        if name not in d.side(owner).accessories:
            return False
        d.set_side(owner, accessories=without(d.side(owner).accessories, name))
    return True


def _put(d: Draft, source: Source, name: str, to: str, choice: str, seen: bool) -> None:
    seat = source.seat
    if to == "hand" and d.state.fight is not None:
        side = d.fside(seat)
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
        d.set_side(seat, pile=tuple(sorted((*d.side(seat).pile, name))))
    elif to == "upcard":
        up = d.side(seat).up
        if up:
            d.discard(seat, up)
        d.set_side(seat, up=name)
    elif to == "guardian":
        d.set_side(seat, accessories=(*d.side(seat).accessories, name))
    else:
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
        side = d.fside(seat)
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
    if want == "" or want not in d.side(seat).talon:
        spells = [n for n in d.side(seat).talon if card(n).kind == "spell"]
        want = next(
            (str(t.args[1]) for t in reversed(d.state.todo) if t.name == "resolve_play" and t.args[0] == seat),
            spells[-1] if spells else "",
        )
    if want in d.side(seat).talon:
        d.set_side(seat, talon=without(d.side(seat).talon, want))
        d.to_storage(seat, want, seen=True)
        d.tell(ev.CardMoved(seat=seat, card=want, start="discard", to="storage"))


def grail(d: Draft, source: Source) -> None:
    """Saint-Graal: creatures lost in this turn's last fight come back from the discard pile."""
    seat = source.seat
    marks = [m.partition(":")[2] for m in d.side(seat).marks if m.startswith("lost:")]
    for name in marks:
        if name in d.side(seat).talon:
            d.set_side(seat, talon=without(d.side(seat).talon, name))
            d.to_storage(seat, name, seen=True)
            d.tell(ev.Saved(seat=seat, card=name, by=source.card, to="storage"))
    d.set_side(seat, marks=tuple(m for m in d.side(seat).marks if not m.startswith("lost:")))


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
    from plateau_parlant.engines.guardians.board import drop_if_empty

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
    from plateau_parlant.engines.guardians.board import make_rubble

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
    keep = tuple(t for t in d.state.todo if t.name in ("window_again",))
    d.set(todo=(), fight=None if not keep else None)
    d.then(Task("settle_phase" if to == "settle" else "combat_phase"))


def do_upcard(d: Draft, source: Source, target: str, choice: str) -> None:
    """An up-card is redrawn, or replaced by this card."""
    effect = source.effect
    side = effect.side("own")
    for seat in (0, 1) if side == "both" else (source.seat,) if side == "own" else (1 - source.seat,):
        up = d.side(seat).up
        test = effect.get("if")
        if test.startswith("upcard:") and not (up and card_fits(d.state, test.partition(":")[2], up, source.seat)):
            continue
        if effect.first() == "replace":
            if up:
                d.to_storage(seat, up, seen=True)
            if source.card in d.side(seat).talon:
                d.set_side(seat, talon=without(d.side(seat).talon, source.card))
            d.set_side(seat, up=source.card)
        else:
            if up:
                d.discard(seat, up)
                d.set_side(seat, up="")
            d.then(Task("turn_up", (seat,)))


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
