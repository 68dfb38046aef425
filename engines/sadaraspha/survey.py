"""Questions about a position: odds of an attack, who threatens whom, where things lie. Pure; for bots and narration."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from plateau_parlant.engines.sadaraspha import action
from plateau_parlant.engines.sadaraspha.board import Field
from plateau_parlant.engines.sadaraspha.construction import taken_cells
from plateau_parlant.engines.sadaraspha.position import State, Unit

WINDS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


@lru_cache(maxsize=4096)
def spread(dice: tuple[int, int, int], penalty: int, rule: str) -> tuple[tuple[int, ...], int]:
    """How many of the equally likely rolls make each damage, from 0 up; and how many rolls there are (S5.3)."""
    count, sides, bonus = dice
    lowered = [max(0, face - penalty) if rule == "die" else face for face in range(1, sides + 1)]
    ways = {0: 1}
    for _ in range(count):
        after: dict[int, int] = {}
        for total, number in ways.items():
            for face in lowered:
                after[total + face] = after.get(total + face, 0) + number
        ways = after
    shift = bonus if rule == "die" else bonus - penalty
    found: dict[int, int] = {}
    for total, number in ways.items():
        loss = max(0, total + shift)
        found[loss] = found.get(loss, 0) + number
    return tuple(found.get(loss, 0) for loss in range(max(found) + 1)), sides**count


@lru_cache(maxsize=16384)
def chance(dice: tuple[int, int, int], penalty: int, rule: str, hit_points: int) -> Fraction:
    """The chance that one attack takes at least so many hit points."""
    ways, rolls = spread(dice, penalty, rule)
    return Fraction(sum(ways[hit_points:]), rolls)


@lru_cache(maxsize=16384)
def mean(dice: tuple[int, int, int], penalty: int, rule: str, hit_points: int) -> Fraction:
    """The hit points an attack takes on average from a target that has so many."""
    ways, rolls = spread(dice, penalty, rule)
    return Fraction(sum(min(loss, hit_points) * number for loss, number in enumerate(ways)), rolls)


def odds(state: State, seat: int, attacker: str, target: str) -> tuple[Fraction, Fraction]:
    """An attack's chance to destroy its target, and its mean loss. Raises LookupError where one is not on the map."""
    tables = state.tables
    dice = tables.of[attacker].dice
    if dice is None or action.target_cell(state, seat, target) is None:
        raise LookupError(target)
    foe = state.sides[1 - seat]
    left = foe.town if target == "town" else next(unit.hit_points for unit in foe.units if unit.name == target)
    penalty = sum(action.penalties(state, seat, attacker, target))
    return chance(dice, penalty, state.penalty, left), mean(dice, penalty, state.penalty, left)


def direction(field: Field, start: int, end: int) -> int | None:
    """The wind (index in WINDS) from a cell to another, the nearest of eight; None on the same cell.

    Places are taken as they lie on the table: on `hex`, odd rows half a cell further east.
    """
    if start == end:
        return None
    (x1, y1), (x2, y2) = field.places[start], field.places[end]
    across: float = x2 - x1
    down: float = y2 - y1
    if field.grid == "hex":
        across += ((y2 & 1) - (y1 & 1)) / 2
        down *= 0.866
    # 0.4142 is the tangent of 22.5 degrees, half a wind.
    wide, tall = abs(across), abs(down)
    if wide <= tall * 0.4142:
        return 0 if down < 0 else 4
    if tall <= wide * 0.4142:
        return 2 if across > 0 else 6
    if across > 0:
        return 1 if down < 0 else 3
    return 7 if down < 0 else 5


def reachable(state: State, seat: int, unit: Unit) -> tuple[int, ...]:
    """The cells on which the unit could end one move now."""
    tables = state.tables
    taken = taken_cells(state, seat, unit.name in tables.workers)
    return tuple(to for to in tables.costs(tables.of[unit.name], unit.cell) if not taken & tables.bits[to])


def threats(state: State, seat: int, cell: int) -> list[tuple[Unit, int]]:
    """The enemies of `seat` that could hit what stands on the cell in one turn, and the actions it takes them: 1 from
    where they stand, 2 after a move. The soonest and nearest first."""
    tables = state.tables
    field, bit = tables.field, tables.bits[cell]
    found = []
    for unit in state.sides[1 - seat].units:
        card = tables.of[unit.name]
        if tables.strikes(card, unit.cell) & bit:
            found.append((unit, 1 if field.within(unit.cell, card.range) & bit else 2))
    return sorted(found, key=lambda one: (one[1], field.steps[one[0].cell][cell]))


def danger(state: State, seat: int, cell: int) -> Fraction:
    """The hit points that the enemies in reach of a cell would take there with one attack each, on average."""
    tables, biomes = state.tables, state.tables.field.biomes
    total = Fraction(0)
    for unit in state.sides[1 - seat].units:
        card = tables.of[unit.name]
        if card.dice is not None and tables.strikes(card, unit.cell) & tables.bits[cell]:
            total += mean(card.dice, card.attacker[biomes[unit.cell]] + card.target[biomes[cell]], state.penalty, 99)
    return total


def nearest(field: Field, start: int, cells: list[int]) -> list[int]:
    """The cells from the nearest to the farthest."""
    return sorted(cells, key=lambda cell: (field.steps[start][cell], cell))
