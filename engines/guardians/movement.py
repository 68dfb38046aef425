"""Phase II: shields turn and move, fly, reinforce or attack the guardian; entering a space (G3.3, G4)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import reveal_cards
from plateau_parlant.engines.guardians.board_words import move_change
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.organise import one_per_space, space_limit, space_load
from plateau_parlant.engines.guardians.position import (
    SPACES,
    Shield,
    State,
    Task,
    home_row,
    is_land,
    neighbours,
    shield_at,
    shield_of,
    space_name,
    space_number,
    without,
)
from plateau_parlant.engines.guardians.select import card_fits


@task
def next_activation(d: Draft, seat: int) -> None:
    """The side whose turn it is uses a shield; who has none unturned waits while the other goes on."""
    ready = [any(s.seat == who and not s.turned for s in d.state.shields) for who in (0, 1)]
    if not any(ready):
        return
    who = seat if ready[seat] else 1 - seat
    d.then(Task("window", ("move", who, 0)), Task("next_activation", (1 - who,)))
    d.prompt("activate", who)


def legal_activate(state: State, seat: int) -> list[Move]:
    """Every option of every unturned shield."""
    found: list[Move] = []
    for shield in state.shields:
        if shield.seat != seat or shield.turned:
            continue
        found.append(mv.Stay(shield.key))
        found += [mv.Go(shield.key, space_name(n)) for n in reach(state, shield)]
        found += [mv.Fly(shield.key, space_name(n)) for n in flights(state, shield)]
        if any(_reinforcers(state, seat, shield)):
            found.append(mv.Reinforce(shield.key))
        space = state.spaces[shield.space]
        if space.rubble and space.holder == seat and shield.space in home_row(1 - seat):
            found.append(mv.Assault(shield.key))
    return found


def allowance(state: State, shield: Shield) -> int:
    """How many spaces a shield may move this turn."""
    more, most = move_change(state, shield.seat, shield.key)
    steps = state.options.shield_moves + more
    for name in dict.fromkeys(shield.creatures):
        for effect in card(name).find("move"):
            if all(card_fits(state, effect.get("who"), other, shield.seat) for other in shield.creatures):
                steps += number(effect.first()).flat
    return min(steps, most) if most is not None else steps


def barred(state: State, shield: Shield, space: int) -> bool:
    """Whether a lasting effect keeps a shield from entering or leaving a space."""
    for mod in state.mods:
        effect = card(mod.card).effects[mod.index]
        if effect.word != "forbid" or effect.first() != "move":
            continue
        if mod.space in (space, shield.space) and mod.space >= 0:
            return True
        if effect.get("to") == "Stronghold" and mod.choice == f"#{shield.key}" and not is_land(space):
            return True
    return False


def lengthening(state: State, shield: Shield, target: int) -> tuple[str, ...]:
    """The creatures that have to be shown to walk so far: those whose `move(+n)` costs showing them."""
    showing = {
        name: sum(number(e.first()).flat for e in card(name).find("move") if e.get("cost") == "reveal")
        for name in dict.fromkeys(shield.creatures)
    }
    names = tuple(name for name, more in showing.items() if more)
    if not names or target in reach(state, shield, allowance(state, shield) - sum(showing[name] for name in names)):
        return ()
    return names


def reach(state: State, shield: Shield, limit: int | None = None) -> list[int]:
    """The spaces a shield may walk to: it stops on a land without terrain and on an enemy shield (G4.1). `limit`: so
    many spaces instead of its allowance."""
    if barred(state, shield, shield.space):
        return []
    found: dict[int, int] = {shield.space: 0}
    edge = [shield.space]
    ends: list[int] = []
    limit = allowance(state, shield) if limit is None else limit
    while edge:
        here = edge.pop(0)
        if found[here] >= limit:
            continue
        for near in neighbours(here):
            if near in found or barred(state, shield, near):
                continue
            found[near] = found[here] + 1
            other = shield_at(state, near)
            if other is None or other.seat != shield.seat:
                ends.append(near)
            stops = (
                (other is not None and other.seat != shield.seat)
                or (is_land(near) and not state.spaces[near].terrain)
                or _foreign(state, shield, near)
            )
            if not stops:
                edge.append(near)
    return sorted(ends)


def _foreign(state: State, shield: Shield, space: int) -> bool:
    """An enemy stronghold: entering it ends the move."""
    return not is_land(space) and state.spaces[space].holder != shield.seat


def may_fly(shield: Shield) -> bool:
    """Whether all creatures fly, with the items that lend wings."""
    flightless = [c for c in shield.creatures if not card(c).fly]
    for item in shield.items:
        for effect in card(item).find("grant"):
            if effect.first() != "fly":
                continue
            who = effect.get("who")
            if who.startswith("class:"):
                flightless = [c for c in flightless if who.partition(":")[2] not in card(c).classes]
            else:
                flightless = flightless[int(effect.get("n") or 1) :]
    return bool(shield.creatures) and not flightless


def flights(state: State, shield: Shield) -> list[int]:
    """The spaces a shield may fly to: over any space that lets it, once a turn."""
    side = state.sides[shield.seat]
    most = 1
    for mod in state.mods:
        effect = card(mod.card).effects[mod.index]
        if effect.first() == "flights" and mod.seat == shield.seat:
            most += 1
        if effect.word == "forbid" and effect.first() == "fly" and mod.seat != shield.seat:
            return []
    if (
        side.flights >= most
        or not may_fly(shield)
        or _grounded(state, shield.space)
        or barred(state, shield, shield.space)
    ):
        return []
    found, edge = {shield.space: 0}, [shield.space]
    while edge:
        here = edge.pop(0)
        if found[here] >= allowance(state, shield):
            continue
        for near in neighbours(here):
            if near not in found and not _grounded(state, near) and not barred(state, shield, near):
                found[near] = found[here] + 1
                edge.append(near)
    ends = []
    for space in found:
        other = shield_at(state, space)
        if (
            space != shield.space
            and (other is None or other.seat != shield.seat)
            and not _no_landing(state, shield, space)
        ):
            ends.append(space)
    return sorted(ends)


def _grounded(state: State, space: int) -> bool:
    here = state.spaces[space]
    if not here.terrain or here.facedown:
        return False
    return any(e.first() == "fly" for e in card(here.terrain).find("forbid"))


def _no_landing(state: State, shield: Shield, space: int) -> bool:
    here = state.spaces[space]
    if here.stronghold and not here.rubble:
        if any(e.first() == "fly" for e in card(here.stronghold).find("forbid")) and here.holder != shield.seat:
            return True
        for other in state.spaces:
            theirs = other.upgrade and other.upgrade_owner == here.holder != shield.seat
            if theirs and any(e.first() == "fly" for e in card(other.upgrade).find("forbid")):
                return True
    return False


def on_activate(d: Draft, seat: int, move: Move) -> None:
    """Turns a shield and does what it does."""
    key: int = move.shield  # type: ignore[attr-defined]
    shield = shield_of(d.state, key)
    assert shield is not None
    d.set_shield(key, turned=True)
    d.set(active=key)
    option = type(move).__name__.lower()
    target = space_number(getattr(move, "space", "")) if hasattr(move, "space") else shield.space
    shown = shield.creatures if option == "fly" else ()
    if option == "fly":
        d.set_side(
            seat,
            flights=d.sides[seat].flights + 1,
            seen=tuple(sorted((*d.sides[seat].seen, *[c for c in shown if c not in d.sides[seat].seen]))),
        )
        d.set_shield(key, flew=True)
    if option == "go" and (names := lengthening(d.state, shield, target)):
        reveal_cards(d, seat, names, "shield")
    d.tell(
        ev.ShieldTurned(
            seat=seat,
            shield=key,
            card=shield.card,
            option=option,
            start=space_name(shield.space),
            space=space_name(target),
            creatures=shown,
            informs=ALL if shown else 0,
        )
    )
    if option == "fly":
        d.then(Task("respond", (1 - seat, "flight", str(key))), Task("land", (key, target)))
    elif option == "go":
        enter(d, key, target)
    elif option == "reinforce":
        d.prompt("reinforce", seat, data=(key,))
    elif option == "assault":
        from plateau_parlant.engines.guardians.campaign import start_guardian_fight

        start_guardian_fight(d, key)


@task
def land(d: Draft, key: int, target: int) -> None:
    """A flight ends, unless it was stopped."""
    shield = shield_of(d.state, key)
    if shield is not None and target in flights_now(d.state, shield):
        enter(d, key, target)


def flights_now(state: State, shield: Shield) -> list[int]:
    """The same as `flights`, for a flight already counted."""
    from plateau_parlant.engines.guardians.position import replace

    sides = list(state.sides)
    sides[shield.seat] = replace(sides[shield.seat], flights=sides[shield.seat].flights - 1)
    return flights(replace(state, sides=tuple(sides)), shield)


def enter(d: Draft, key: int, target: int) -> None:
    """A shield comes to a space: combat, rubble, or nothing."""
    from plateau_parlant.engines.guardians.campaign import make_rubble, start_fight

    shield = shield_of(d.state, key)
    assert shield is not None
    other = shield_at(d.state, target)
    if other is not None and other.seat != shield.seat:
        start_fight(d, key, other.key)
        return
    d.set_shield(key, space=target)
    space = d.state.spaces[target]
    if not is_land(target) and space.holder != shield.seat:
        make_rubble(d, target, shield.seat)
        d.set_shield(key, entered=True)
        if target in home_row(1 - shield.seat):
            d.prompt("storm", shield.seat, data=(key,))


def legal_storm(state: State, seat: int) -> list[Move]:
    """Having entered without a fight: attack the guardian at once, or not (G9.1)."""
    assert state.prompt is not None
    return [mv.Pass(), mv.Assault(int(state.prompt.data[0]))]


def on_storm(d: Draft, seat: int, move: Move) -> None:
    """Attacks the guardian in the same turn of the shield."""
    from plateau_parlant.engines.guardians.campaign import start_guardian_fight

    if isinstance(move, mv.Assault):
        start_guardian_fight(d, move.shield)


# --- reinforcing -----------------------------------------------------------------------------------------------------


def _reinforcers(state: State, seat: int, shield: Shield) -> list[tuple[str, int]]:
    """Creatures of own strongholds that can come to a shield as normal movement (G4.4)."""
    found = []
    for place in home_row(seat):
        space = state.spaces[place]
        if space.rubble or place == shield.space:
            continue
        near = _walk(state, place, shield.space, seat, state.options.shield_moves)
        names = [space.under] if space.under and space.holder == seat else []
        other = shield_at(state, place)
        names += [c for c in other.creatures if other.seat == seat] if other is not None else []
        for name in dict.fromkeys(names):
            if not near and not (card(name).fly and _flown(state, place, shield.space)):
                continue
            load = space_load((*shield.creatures, name), shield.items, state.spaces[shield.space].under)
            if load <= space_limit(shield.card) and one_per_space(state, seat, shield.space, card(name)):
                found.append((name, place))
    return found


def _walk(state: State, start: int, goal: int, seat: int, limit: int) -> bool:
    seen, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        if here == goal:
            return True
        if seen[here] >= limit:
            continue
        if here != start and is_land(here) and not state.spaces[here].terrain:
            continue
        for near in neighbours(here):
            other = shield_at(state, near)
            if near in seen or (other is not None and other.seat != seat):
                continue
            seen[near] = seen[here] + 1
            edge.append(near)
    return False


def _flown(state: State, start: int, goal: int) -> bool:
    from plateau_parlant.engines.guardians.position import distance

    return (
        distance(start, goal) <= state.options.shield_moves
        and not _grounded(state, start)
        and not _grounded(state, goal)
    )


def legal_reinforce(state: State, seat: int) -> list[Move]:
    """Each creature that can come, and done."""
    assert state.prompt is not None
    shield = shield_of(state, int(state.prompt.data[0]))
    assert shield is not None
    return [mv.Done(), *(mv.Bring(name, space_name(place)) for name, place in _reinforcers(state, seat, shield))]


def on_reinforce(d: Draft, seat: int, move: Move) -> None:
    """Brings a creature; a shield left empty is discarded and does not count."""
    from plateau_parlant.engines.guardians.campaign import drop_if_empty

    assert d.last_prompt is not None
    key = int(d.last_prompt.data[0])
    if isinstance(move, mv.Bring):
        place = space_number(move.space)
        other, shield = shield_at(d.state, place), shield_of(d.state, key)
        assert shield is not None
        walked = _walk(d.state, place, shield.space, seat, d.state.options.shield_moves)
        if d.state.spaces[place].under == move.card:
            d.set_space(place, under="")
        elif other is not None:
            d.set_shield(other.key, creatures=without(other.creatures, move.card))
            drop_if_empty(d, other.key, counts=False)
        d.set_shield(key, creatures=tuple(sorted((*shield.creatures, move.card))))
        if walked:
            d.tell(ev.Reinforced(seat=seat, shield=key, card=move.card, space=move.space, audience=own(seat)))
        else:
            d.tell(ev.Reinforced(seat=seat, shield=key, card=move.card, space=move.space, informs=ALL))
        d.prompt("reinforce", seat, data=(key,))


__all__ = ["SPACES"]
