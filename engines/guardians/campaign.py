"""Fights of the full game: from the board into them and back, retreat, rubble, lost shields (G8, G9)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.board_words import lose_upgrade
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.organise import space_limit, space_load
from plateau_parlant.engines.guardians.position import (
    Fight,
    Fighter,
    FightSide,
    Shield,
    State,
    Task,
    home_row,
    is_land,
    land_holder,
    neighbours,
    replace,
    shield_at,
    shield_of,
    space_name,
    space_number,
)

# --- fights from the board -------------------------------------------------------------------------------------------


def start_fight(d: Draft, attacker: int, defender: int) -> None:
    """Two shields meet on the defender's space."""
    a, b = shield_of(d.state, attacker), shield_of(d.state, defender)
    assert a is not None and b is not None
    space = d.state.spaces[b.space]
    stronghold = space.stronghold if space.stronghold and not space.rubble and space.holder == b.seat else ""
    sides = [FightSide(), FightSide()]
    for shield in (a, b):
        bearer = shield.card if card(shield.card).kind == "standard-bearer" else ""
        sides[shield.seat] = FightSide(
            shield=shield.key, bearer=bearer, hand=shield.creatures, items=shield.items, known=_known(d.state, shield)
        )
        d.set_shield(shield.key, creatures=(), items=())
    catacombs = _defenders(d, b) if stronghold else ()
    if catacombs:
        one = sides[b.seat]
        sides[b.seat] = FightSide(
            shield=one.shield, bearer=one.bearer, hand=(*one.hand, *catacombs), items=one.items, known=one.known
        )
    fight = Fight(
        attacker=a.seat,
        space=b.space,
        origin=a.space,
        terrain=space.terrain,
        facedown=space.facedown,
        stronghold=stronghold,
        sides=(sides[0], sides[1]),
    )
    d.set(fight=fight)
    trap = (
        space.upgrade
        if space.upgrade and any(e.get("when") == "foe_enters" for e in card(space.upgrade).effects)
        else ""
    )
    todo = [Task("fight_begins")]
    if trap and space.upgrade_owner == b.seat:
        todo.insert(0, Task("trap", (b.seat, trap)))
    d.then(*todo)


@task
def trap(d: Draft, seat: int, name: str) -> None:
    """An upgrade that strikes whoever enters."""
    from plateau_parlant.engines.guardians.area import announce
    from plateau_parlant.engines.guardians.select import Source

    for effect in card(name).find("aoe"):
        announce(d, Source(effect, name, seat))


def _known(state: State, shield: Shield) -> tuple[str, ...]:
    return tuple(sorted(shield.creatures)) if shield.flew else ()


def _defenders(d: Draft, shield: Shield) -> tuple[str, ...]:
    """Creatures that may join the defence of a stronghold: on the catacombs, under it with alarm bells."""
    seat, found = shield.seat, []
    for place in home_row(seat):
        space = d.state.spaces[place]
        if not space.upgrade or space.upgrade_owner != seat:
            continue
        for effect in card(space.upgrade).find("grant"):
            if effect.first() != "defend":
                continue
            if effect.get("who") == "slot" and space.slot:
                found.append(space.slot)
                d.set_space(place, slot="")
            under = d.state.spaces[shield.space].under
            if effect.get("who") == "under:stronghold" and place == shield.space and under:
                found.append(under)
                d.set_space(shield.space, under="")
    return tuple(found)


def start_guardian_fight(d: Draft, key: int) -> None:
    """A shield in rubble attacks the guardian: he is alone, once, the only primary (G9.2)."""
    a = shield_of(d.state, key)
    assert a is not None
    foe = 1 - a.seat
    bearer = a.card if card(a.card).kind == "standard-bearer" else ""
    sides = [FightSide(), FightSide()]
    sides[a.seat] = FightSide(shield=a.key, bearer=bearer, hand=a.creatures, items=a.items)
    d.set_shield(key, creatures=(), items=())
    guard = Fighter(0, d.sides[foe].guardian, foe, "guardian")
    fight = Fight(
        attacker=a.seat, space=a.space, origin=a.space, guardian=True, sides=(sides[0], sides[1]), fighters=(guard,)
    )
    d.set(fight=fight)
    d.then(Task("fight_begins"))


def after_fight(
    d: Draft, living: tuple[tuple[str, ...], tuple[str, ...]], items: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    """Survivors go back under their shields; the loser retreats, the winner holds the space (G8)."""
    fight = d.fight
    if d.options.mode == "fight":
        from plateau_parlant.engines.guardians.settling import finish

        one, two = fight.sides
        sides = (
            replace(one, hand=living[0], items=items[0]),
            replace(two, hand=living[1], items=items[1]),
        )
        d.set_fight(sides=sides, fighters=())
        finish(d, fight.winner, fight.outcome)
        return
    winner, loser = fight.winner, 1 - fight.winner
    lost: dict[int, list[str]] = {0: [], 1: []}
    for f in fight.fighters:
        if f.place in ("beaten", "blown", "destroyed"):
            lost[f.seat].append(f.card)
    for seat in (0, 1):
        marks = [m for m in d.sides[seat].marks if not m.startswith("lost:")]
        d.set_side(seat, marks=(*(f"lost:{name}" for name in lost[seat]), *marks))
        shield = shield_of(d.state, fight.sides[seat].shield)
        if shield is not None:
            d.set_shield(shield.key, creatures=living[seat], items=items[seat], turned=shield.turned, flew=False)
    d.set(fight=None)
    if fight.guardian:
        if winner == fight.attacker:
            d.set_side(loser, marks=("guardian-lost", *d.sides[loser].marks))
        drop_if_empty(d, fight.sides[fight.attacker].shield, counts=True)
        return
    todo = []
    for seat in (winner, loser):
        drop_if_empty(d, fight.sides[seat].shield, counts=True)
    space = d.state.spaces[fight.space]
    if winner == fight.attacker:
        if shield_of(d.state, fight.sides[winner].shield) is not None:
            pass
        if not is_land(fight.space) and space.holder != winner:
            todo.append(Task("take_place", (fight.space, winner)))
    beaten = shield_of(d.state, fight.sides[loser].shield)
    if beaten is not None:
        todo.insert(0, Task("retreat", (beaten.key, fight.space)))
    d.then(
        *todo,
        Task("move_in", (fight.sides[winner].shield, fight.space)),
        Task("over_limit", (fight.sides[winner].shield,)),
    )


@task
def take_place(d: Draft, place: int, seat: int) -> None:
    """A stronghold or rubble changes hands when its defender loses there."""
    make_rubble(d, place, seat)


@task
def move_in(d: Draft, key: int, place: int) -> None:
    """The winner stands on the space fought for."""
    if shield_of(d.state, key) is not None:
        d.set_shield(key, space=place)


@task
def retreat(d: Draft, key: int, place: int) -> None:
    """The loser retreats one space to a space he controls; none: the shield is destroyed (G8.3)."""
    if retreats(d.state, key, place):
        shield = shield_of(d.state, key)
        assert shield is not None
        d.prompt("retreat", shield.seat, data=(key, place))
    else:
        destroy_shield(d, key, counts=True)


def retreats(state: State, key: int, place: int) -> list[int]:
    """Where a shield may retreat to from a space."""
    shield = shield_of(state, key)
    if shield is None:
        return []
    found = []
    for near in neighbours(place):
        other = shield_at(state, near)
        if other is not None and other.seat != shield.seat:
            continue
        if controls(state, shield.seat, near):
            found.append(near)
    return found


def controls(state: State, seat: int, place: int) -> bool:
    """Whether a seat controls a space: its land, its stronghold, its rubble."""
    space = state.spaces[place]
    return land_holder(space) == seat if is_land(place) else space.holder == seat


def legal_retreat(state: State, seat: int) -> list[Move]:
    """Every space to retreat to."""
    assert state.prompt is not None
    return [mv.Say(space_name(n)) for n in retreats(state, int(state.prompt.data[0]), int(state.prompt.data[1]))]


def on_retreat(d: Draft, seat: int, move: Move) -> None:
    """Moves the beaten shield; onto another own shield the creatures join and one shield is discarded."""
    assert isinstance(move, mv.Say) and d.last_prompt is not None
    key, target = int(d.last_prompt.data[0]), space_number(move.value)
    shield = shield_of(d.state, key)
    assert shield is not None
    other = next((s for s in d.state.shields if s.space == target and s.key != key), None)
    d.tell(ev.Retreated(seat=seat, shield=key, space=move.value, joined=other is not None))
    if other is None:
        d.set_shield(key, space=target)
        d.then(Task("over_limit", (key,)))
        return
    turned = shield.turned or other.turned
    d.set_shield(
        other.key,
        creatures=tuple(sorted((*other.creatures, *shield.creatures))),
        items=(*other.items, *shield.items),
        turned=turned,
    )
    d.set_shield(key, creatures=(), items=())
    destroy_shield(d, key, counts=True)
    unsure = UNKNOWN in other.creatures or UNKNOWN in shield.creatures
    d.then(Task("over_limit", (other.key, 1) if unsure else (other.key,)))


@task
def over_limit(d: Draft, key: int, unsure: int = 0) -> None:
    """A shield over the limit after a fight: its owner discards down to it. `unsure`: with unknown creatures, of which
    he says himself whether they are too much."""
    shield = shield_of(d.state, key)
    if shield is None:
        return
    if shield.creatures and (over_load(d.state, shield) or (unsure and UNKNOWN in shield.creatures)):
        d.then(Task("over_limit", (key, unsure) if unsure else (key,)))
        d.prompt("lose", shield.seat, data=(key, "limit"))


def over_load(state: State, shield: Shield) -> bool:
    """Whether what is known under a shield is more than its space may hold (G4.2)."""
    load = space_load(shield.creatures, shield.items, state.spaces[shield.space].under)
    return load > space_limit(shield.card)


def make_rubble(d: Draft, place: int, seat: int) -> None:
    """A stronghold becomes rubble facing its new owner, or rubble changes hands; what lay there is lost (G9.1)."""
    space = d.state.spaces[place]
    fresh = not space.rubble
    lose_upgrade(d, place)
    if space.under:
        d.discard(space.holder, space.under)
        d.tell(ev.CreatureLost(seat=space.holder, card=space.under, space=space_name(place), why="rubble", informs=ALL))
    d.set_space(place, rubble=True, holder=seat, under="", used=False)
    d.tell(ev.LandTaken(seat=seat, space=space_name(place), fresh=fresh))


def drop_if_empty(d: Draft, key: int, counts: bool) -> None:
    """A shield without creature is destroyed at the end of a fight, else discarded without counting (G8.2)."""
    shield = shield_of(d.state, key)
    if shield is not None and not shield.creatures:
        destroy_shield(d, key, counts)


def destroy_shield(d: Draft, key: int, counts: bool) -> None:
    """A shield leaves the board with what is under it."""
    shield = shield_of(d.state, key)
    if shield is None:
        return
    seat = shield.seat
    for name in (*shield.creatures, *shield.items):
        d.discard(seat, name)
    side = d.sides[seat]
    killed = side.killed + int(counts)
    if counts:
        d.set_side(seat, dead_shields=(*side.dead_shields, shield.card), killed=killed)
    else:
        d.discard(seat, shield.card)
    d.set(shields=tuple(s for s in d.state.shields if s.key != key))
    d.tell(ev.ShieldDestroyed(seat=seat, card=shield.card, counts=counts, total=killed, informs=ALL))
    if counts:
        d.then(Task("respond", (1 - seat, "shield", "shield")))
