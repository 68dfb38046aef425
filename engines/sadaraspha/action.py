"""The action phase (S5): moving, attacking, dice."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from plateau_parlant.engines.core import ALL, Ask, Event, Refusal, Step
from plateau_parlant.engines.sadaraspha import events
from plateau_parlant.engines.sadaraspha.board import BIOMES, TOWN
from plateau_parlant.engines.sadaraspha.construction import in_stock, who_stands
from plateau_parlant.engines.sadaraspha.moves import DONE, Attack, Walk
from plateau_parlant.engines.sadaraspha.position import Side, State, Unit


def legal(state: State, seat: int) -> list[Any]:
    """Every move and attack of every unit that has an action left, then `done` (S5.1)."""
    tables = state.box.tables
    bits, workers = tables.bits, tables.workers
    own, others = state.sides[seat].units, state.sides[1 - seat].units
    _, foes, _ = tables.stand(1 - seat, others)
    _, mine, mates = tables.stand(seat, own)
    taken = foes | mine
    open_to_mates = taken ^ mates
    reaches = tables.reaches[seat]
    found: list[Any] = []
    for unit in own:
        if not unit.actions:
            continue
        name, cell = unit.name, unit.cell
        reach = reaches[name][cell] or tables.reach(seat, name, cell)
        blocked = reach.mask & (open_to_mates if name in workers else taken)
        if blocked:
            # All the moves, then out with those that end on a taken cell: much faster than to test each.
            start, place = len(found), reach.place
            found += reach.walks
            while blocked:
                length = blocked.bit_length()
                del found[start + place[length]]
                blocked ^= 1 << length - 1
        else:
            found += reach.walks
        near = reach.near
        if near & foes:
            found += [tables.attack(name, other.name) for other in others if bits[other.cell] & near]
        if reach.town is not None:
            found.append(reach.town)
    found.append(DONE)
    return found


def _actor(state: State, seat: int, name: str) -> Unit | Refusal:
    """The seat's unit of that name with an action left."""
    for unit in state.sides[seat].units:
        if unit.name == name:
            if unit.actions:
                return unit
            return Refusal("no_actions", {"unit": name}, "S5.1")
    if any(unit.name == name for unit in state.sides[1 - seat].units):
        return Refusal("not_yours", {"unit": name}, "S5.1")
    return Refusal("not_on_map" if name in state.tables.of else "unknown_unit", {"unit": name}, "S5.1")


def _with_unit(state: State, seat: int, old: Unit, new: Unit) -> State:
    sides = state.sides
    side = sides[seat]
    units = tuple([new if unit is old else unit for unit in side.units])
    tables = state.box.tables
    if old.cell == new.cell:
        tables.moved(seat, side.units, units, 0)
    elif old.name not in tables.workers:
        tables.moved(seat, side.units, units, tables.bits[old.cell] | tables.bits[new.cell])
    side = Side(side.race, side.cards, side.town, units)
    return replace(state, sides=(side, sides[1]) if seat == 0 else (sides[0], side))


def walk(state: State, seat: int, move: Walk) -> Step | Refusal:
    """S5.2: to a free cell the unit's points reach, through occupied ones if need be."""
    unit = _actor(state, seat, move.unit)
    if isinstance(unit, Refusal):
        return unit
    tables = state.box.tables
    field = tables.field
    cell = field.index.get(move.cell)
    if cell is None:
        return Refusal("unknown_cell", {"cell": move.cell}, "S2.1")
    reach = tables.reaches[seat][move.unit][unit.cell] or tables.reach(seat, move.unit, unit.cell)
    bit = field.bits[cell]
    if not reach.mask & bit:
        return _unreached(state, unit, cell)
    _, foes, _ = tables.stand(1 - seat, state.sides[1 - seat].units)
    _, own, mates = tables.stand(seat, state.sides[seat].units)
    if bit & foes or (bit & own and not (bit & mates and move.unit in tables.workers)):
        return Refusal("occupied", {"cell": move.cell, "by": who_stands(state, cell)}, "S5.2")
    new = Unit(unit.name, cell, unit.hit_points, unit.actions - 1)
    biome = BIOMES[field.biomes[cell]]
    event = events.Moved(seat, unit.name, field.names[unit.cell], move.cell, biome, new.actions)
    return Step(_with_unit(state, seat, unit, new), (event,))


def _unreached(state: State, unit: Unit, cell: int) -> Refusal:
    field, card = state.tables.field, state.tables.of[unit.name]
    biome = field.biomes[cell]
    where: dict[str, str | int] = {"unit": unit.name, "cell": field.names[cell]}
    if cell == unit.cell:
        return Refusal("already_there", where, "S5.2")
    if biome == TOWN:
        return Refusal("town_cell", {"cell": field.names[cell]}, "S2.1")
    if biome in card.forbidden:
        return Refusal("forbidden_ground", where | {"biome": BIOMES[biome]}, "S5.2")
    return Refusal("too_far", where | {"points": card.points(field.biomes[unit.cell]) // 100}, "S5.2")


def attack(state: State, seat: int, move: Attack) -> Step | Refusal:
    """S5.3: the target is the enemy's and in range; the dice are asked for."""
    unit = _actor(state, seat, move.unit)
    if isinstance(unit, Refusal):
        return unit
    tables = state.box.tables
    card = tables.of[unit.name]
    if card.dice is None:
        return Refusal("no_dice", {"unit": unit.name}, "S5.3")
    cell = target_cell(state, seat, move.target)
    if cell is None:
        if any(own.name == move.target for own in state.sides[seat].units):
            return Refusal("own_target", {"target": move.target}, "S5.3")
        known = move.target in tables.of
        return Refusal("not_on_map" if known else "unknown_unit", {"unit": move.target}, "S5.3")
    steps = tables.field.steps[unit.cell][cell]
    if steps > card.range:
        parts: dict[str, str | int] = {"unit": unit.name, "target": move.target, "steps": steps, "range": card.range}
        return Refusal("out_of_range", parts, "S5.3")
    new = Unit(unit.name, unit.cell, unit.hit_points, unit.actions - 1)
    state = replace(_with_unit(state, seat, unit, new), pending=(unit.name, move.target))
    return Step(state, (events.Attacked(seat, unit.name, 1 - seat, move.target, steps, new.actions),))


def target_cell(state: State, seat: int, target: str) -> int | None:
    """Where the target of an attack by the seat is: an enemy unit or the enemy's "town"; None where there is none."""
    if target == "town":
        return state.tables.field.towns[1 - seat]
    return next((unit.cell for unit in state.sides[1 - seat].units if unit.name == target), None)


_FACES: dict[int, tuple[tuple[str, ...], tuple[int, ...]]] = {}


def roll(state: State) -> Ask:
    """The Ask for the dice of the pending attack (S7): each die may show any face."""
    assert state.pending is not None
    name = state.pending[0]
    dice = state.tables.of[name].dice
    assert dice is not None
    faces = _FACES.get(dice[1])
    if faces is None:
        faces = _FACES[dice[1]] = (tuple(map(str, range(1, dice[1] + 1))), (1,) * dice[1])
    return Ask(state.asks, "roll", name, faces[0], faces[1], dice[0], repeat=True)


def penalties(state: State, seat: int, name: str, target: str) -> tuple[int, int]:
    """What the attacker's cell and the target's cell take off (S5.3); both stand on the attacker's card."""
    card, biomes = state.tables.of[name], state.tables.field.biomes
    own = next(unit.cell for unit in state.sides[seat].units if unit.name == name)
    other = target_cell(state, seat, target)
    assert other is not None
    return card.attacker[biomes[own]], card.target[biomes[other]]


def damage(dice: tuple[int, ...], bonus: int, penalty: int, rule: str) -> int:
    """S5.3: the sum less the penalty, or each die less the penalty and none below 0; never below 0."""
    if rule == "die":
        return max(0, sum(max(0, die - penalty) for die in dice) + bonus)
    return max(0, sum(dice) + bonus - penalty)


def strike(state: State, dice: tuple[int, ...]) -> tuple[State, list[Event], bool]:
    """The rolled attack: the state after it, what happened, whether the town fell (S5.3, S5.4, S6.1)."""
    assert state.pending is not None
    name, target = state.pending
    seat, tables = state.seat, state.box.tables
    rolled = tables.of[name].dice
    assert rolled is not None
    own, other = penalties(state, seat, name, target)
    loss = damage(dice, rolled[2], own + other, state.penalty)
    happened: list[Event] = [events.Rolled(seat, name, dice, rolled[2], own, other, loss, informs=ALL)]
    foe = state.sides[1 - seat]
    if target == "town":
        left = max(0, foe.town - loss)
        foe = Side(foe.race, foe.cards, left, foe.units)
    else:
        old = next(unit for unit in foe.units if unit.name == target)
        left = max(0, old.hit_points - loss)
        hurt = (Unit(target, old.cell, left, old.actions),) if left else ()
        units = tuple([each for unit in foe.units for each in (hurt if unit is old else (unit,))])
        foe = Side(foe.race, foe.cards, foe.town, units)
    happened.append(events.Damaged(1 - seat, target, loss, left))
    if not left and target != "town":
        stock = len(in_stock(foe, tables.of[target]))
        happened.append(events.Destroyed(1 - seat, target, name, stock))
    elif not left:
        happened.append(events.TownDestroyed(1 - seat, name))
    sides = (state.sides[0], foe) if seat == 0 else (foe, state.sides[1])
    return replace(state, sides=sides, pending=None, asks=state.asks + 1), happened, target == "town" and not left
