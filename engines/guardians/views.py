"""What a seat knows (G4.5), and a whole game that fits what it knows.

A view is a state in which hidden zones are empty save for the cards everybody has seen in them; sizes that are secret
are not there, the one number that is told (`hidden`) is. The size of a draw pile is public, its cards are not. That a
hidden zone holds cards which their owner never told the program is public too, how many is not: one "?" stands there.
"""

from __future__ import annotations

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN, sees
from plateau_parlant.engines.guardians.components import card, catalogue
from plateau_parlant.engines.guardians.draft import Draft
from plateau_parlant.engines.guardians.organise import space_limit, space_load
from plateau_parlant.engines.guardians.position import (
    SHOWN,
    Fight,
    FightSide,
    Shield,
    Side,
    Space,
    State,
    replace,
    without,
)
from plateau_parlant.engines.guardians.select import is_double
from plateau_parlant.engines.guardians.unknown import left, markers


def view(state: State, seat: int) -> State:
    """What a seat (or the public) knows."""
    hidden = tuple(s for s in (0, 1) if s != seat)
    sides = tuple(_masked_side(state, s, seat) if s in hidden else state.sides[s] for s in (0, 1))
    shields = tuple(
        replace(s, creatures=_untold(s.creatures), items=_untold(s.items)) if s.seat in hidden else s
        for s in state.shields
    )
    spaces = tuple(_masked_space(space, hidden) for space in state.spaces)
    fight = _masked_fight(state.fight, hidden) if state.fight is not None else None
    pending = state.pending
    return replace(
        state,
        sides=sides,
        shields=shields,
        spaces=spaces,
        fight=fight,
        pending=pending,
        viewer=seat,
    )


def _untold(*zones: tuple[str, ...]) -> tuple[str, ...]:
    """What a hidden zone shows of itself: whether a card in it was never told."""
    return (UNKNOWN,) if any(UNKNOWN in zone for zone in zones) else ()


def _masked_side(state: State, owner: int, seat: int) -> Side:
    side = state.sides[owner]
    knows_top = sees(side.top_known, seat)
    size = left(state, owner) + (0 if knows_top else len(side.top) + len(side.bottom))
    public = state.prompt is None or state.prompt.kind != "organise"
    return replace(
        side,
        deck=side.deck if state.options.lists == "open" else (),
        pile=(UNKNOWN,) * size,
        top=side.top if knows_top else (),
        bottom=side.bottom if knows_top else (),
        pen=_untold(side.pen),
        depot=(),
        buried=(UNKNOWN,) * len(side.buried),
        plan=(),
        looking=(),
        marks=tuple(m for m in side.marks if public or m != "acted"),
    )


def _masked_space(space: Space, hidden: tuple[int, ...]) -> Space:
    changes: dict[str, str] = {}
    if space.facedown and space.owner in hidden:
        changes["terrain"] = UNKNOWN
    if space.under and space.holder in hidden:
        changes["under"] = ""
    if space.slot and space.upgrade_owner in hidden:
        changes["slot"] = ""
    return replace(space, **changes) if changes else space


def _masked_fight(fight: Fight, hidden: tuple[int, ...]) -> Fight:
    sides = tuple(_masked_fside(fight.sides[s]) if s in hidden else fight.sides[s] for s in (0, 1))
    terrain = UNKNOWN if fight.facedown else fight.terrain
    return replace(fight, sides=sides, terrain=terrain)


def _masked_fside(side: FightSide) -> FightSide:
    items = tuple(i for i in side.items if i != UNKNOWN)
    shown = items if SHOWN in side.played else tuple(i for i in items if not card(i).find("as_command"))
    known = side.known if UNKNOWN not in side.hand else tuple(sorted((*side.known, UNKNOWN)))
    return replace(
        side,
        hand=side.hand if side.all_known else known,
        items=(*shown, *_untold(side.items)),
        chosen=UNKNOWN if side.chosen and side.chosen != "guardian" else side.chosen,
    )


# --- a world that fits -----------------------------------------------------------------------------------------------


def imagine(seen: State, rng: Generator) -> State:
    """A whole game in which the viewer would know just what the view says: what it cannot know is drawn at random."""
    seat = seen.viewer
    world = replace(seen, viewer=None)
    for owner in (0, 1):
        if owner != seat:
            world = _fill(world, owner, rng)
    return world


def _pool(state: State, owner: int, rng: Generator) -> list[str]:
    """The cards of a player's deck that the viewer has not placed; any cards where deck lists are closed."""
    side = state.sides[owner]
    if side.deck:
        pool = [n for n in side.deck if card(n).kind not in ("guardian", "stronghold")]
    else:
        every = sorted(
            n
            for n, c in catalogue().cards.items()
            if c.kind not in ("guardian", "stronghold") and not c.id.endswith("-pr")
        )
        pool = [rng.choice(every) for _ in range(max(side.size, 60))]
    for name in _public(state, owner):
        if name in pool:
            pool.remove(name)
    rng.shuffle(pool)
    return pool


def _public(state: State, owner: int) -> list[str]:
    side, found = state.sides[owner], []
    found += [*side.talon, *side.accessories, *side.dead_shields, *side.top, *side.bottom]
    found += [side.up] if side.up else []
    found += [s.card for s in state.shields if s.seat == owner]
    for space in state.spaces:
        if space.terrain and space.owner == owner and not space.facedown:
            found.append(space.terrain)
        if space.upgrade and space.upgrade_owner == owner:
            found.append(space.upgrade)
    if state.fight is not None:
        fs = state.fight.sides[owner]
        found += [
            f.card for f in state.fight.fighters if f.seat == owner and f.place in ON_TABLE and f.place != "guardian"
        ]
        found += [*fs.hand, *fs.items]
    return found


ON_TABLE = frozenset(
    {"current", "command", "shooter", "aside", "standing", "secondary", "sideline", "beaten", "blown", "guardian"}
)
"""Places of a fighter whose card is nowhere else."""


def _take(pool: list[str], fits: object) -> str:
    for name in pool:
        if fits(name):  # type: ignore[operator]
            pool.remove(name)
            return name
    return ""


def _fill(state: State, owner: int, rng: Generator) -> State:
    pool = _pool(state, owner, rng)
    side = state.sides[owner]
    seen = list(side.seen)
    for name in seen:
        if name in pool:
            pool.remove(name)
    d = Draft(state)
    if state.fight is not None:
        _fill_hand(d, owner, pool, rng)
    for shield in sorted(d.state.shields, key=lambda one: not one.flew):
        if shield.seat == owner and not (state.fight and shield.key in {s.shield for s in state.fight.sides}):
            _fill_shield(d, shield, pool, seen, rng)
    for number, space in enumerate(d.state.spaces):
        if space.facedown and space.owner == owner and space.terrain == UNKNOWN:
            name = _take(pool, lambda n: not is_double(state, card(n)) and card(n).kind != "terrain")
            d.set_space(number, terrain=name or pool.pop() if pool else "woods")
            if d.state.fight is not None and d.fight.space == number:
                d.set_fight(terrain=d.state.spaces[number].terrain)
    if d.state.fight is not None and d.fight.terrain == UNKNOWN:
        d.set_fight(terrain="woods")
    buried = tuple(pool.pop() if pool else "woods" for _ in side.buried)
    size = len(side.pile)
    size += markers(replace(d.state, sides=_with_buried(d.state, owner, buried)), owner)
    pile = tuple(sorted(pool.pop() if pool else "woods" for _ in range(size)))
    store = [*pool, *seen] if side.deck else [*pool[: max(side.hidden - len(seen), 0)], *seen]
    untold = _untold(side.pen)
    d.set_side(
        owner,
        deck=side.deck,
        pile=pile,
        buried=tuple(sorted(buried)),
        pen=tuple(sorted((*(n for n in store if not is_double(state, card(n))), *untold))),
        depot=tuple(sorted(n for n in store if is_double(state, card(n)))),
    )
    return d.state


def _with_buried(state: State, owner: int, buried: tuple[str, ...]) -> tuple[Side, Side]:
    sides = list(state.sides)
    sides[owner] = replace(sides[owner], buried=buried)
    return sides[0], sides[1]


def _fill_hand(d: Draft, owner: int, pool: list[str], rng: Generator) -> None:
    side = d.fight.sides[owner]
    hand = list(side.hand)
    if side.said == "yes" and side.command < 0 and not any(card(name).command for name in hand):
        leader = _take(pool, lambda n: card(n).creature and card(n).command)  # who announced a command has one
        hand += [leader] if leader and not side.all_known else []
    wants_primary = side.chosen == UNKNOWN
    more = 0 if side.all_known else rng.below(4)
    prompt = d.state.prompt
    if prompt is not None and prompt.kind in ("primary", "secondary") and owner in prompt.seats:
        more = max(more, 1)
    if d.state.options.mode == "fight" and UNKNOWN not in hand:
        more = 99
    if (d.fight.guardian and owner != d.fight.attacker) or side.all_known:
        more = 0
    for _ in range(max(more, int(wants_primary))):
        name = _take(pool, lambda n: card(n).creature and not card(n).find("must_command"))
        if not name:
            break
        if d.state.options.mode != "fight" and space_load((*hand, name), (), "") > 30 and hand:
            pool.append(name)
            break
        hand.append(name)
    chosen = side.chosen
    if chosen == UNKNOWN:
        prompt_kind = prompt.kind if prompt is not None else ""
        named = [n for n in hand if n != UNKNOWN]
        leaders = [n for n in named if prompt_kind != "command" or card(n).command] or named
        chosen = rng.choice(leaders) if leaders else ""
    d.set_fside(owner, hand=tuple(sorted(hand)), chosen=chosen)


def _fill_shield(d: Draft, shield: Shield, pool: list[str], seen: list[str], rng: Generator) -> None:
    creatures: list[str] = []
    if shield.flew:  # what flew was shown
        creatures = [name for name in dict.fromkeys(seen) if card(name).creature and card(name).fly][:1]
        for name in creatures:
            seen.remove(name)
    for _ in range(0 if creatures else 1 + rng.below(3)):
        name = next((n for n in seen if card(n).creature), "")
        if name and rng.below(2):
            seen.remove(name)
        else:
            name = _take(pool, lambda n: card(n).creature)
        if not name:
            break
        if creatures and space_load((*creatures, name), (), "") > space_limit(shield.card):
            pool.append(name)
            break
        creatures.append(name)
    d.set_shield(shield.key, creatures=tuple(sorted((*creatures, *_untold(shield.creatures)))))


__all__ = ["imagine", "view", "without"]
