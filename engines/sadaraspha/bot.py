"""The greedy player: workers first, then the fighters worth their price; attacks, holds victory tiles, defends.

It decides for one unit at a time, the first with an action left that has something useful to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import Choice, Reason
from plateau_parlant.engines.sadaraspha import action, construction, survey
from plateau_parlant.engines.sadaraspha.board import VICTORY, YIELDS, Card
from plateau_parlant.engines.sadaraspha.components import KINDS
from plateau_parlant.engines.sadaraspha.moves import CHANGES, DONE, Attack, Build, Change, Race, Walk
from plateau_parlant.engines.sadaraspha.position import State, Unit, View
from plateau_parlant.engines.sadaraspha.view import options

_NEAR_TOWN = 4
"""An enemy so close to the own town is an intruder."""

_CARE = 1.0
"""How many steps of way a sure death outweighs, at the start; less and less until turn 40, so that games end."""

_BOLD = 2.0
"""A victory tile is worth a danger up to so much."""

_WORKERS = 5
_WANTED = (2.0, 1.5, 1.0)
"""How workers spread over wood, stone and ore."""


def greedy(view: View, rng: Generator) -> Choice:
    """The move, with reasons. The viewer must have a move."""
    state, seat = view.state, view.viewer
    if state.phase == "action":
        return _act(state, seat, rng)
    moves = options(view)
    if isinstance(moves[0], Race):
        return Choice(rng.choice(moves), (Reason("any_race"),))
    return _buy(state, seat, list(moves), rng)


# --- construction -------------------------------------------------------------------------------------------


def worth(card: Card) -> float:
    """How much fight a card has: what it deals and bears, range and speed counted a little."""
    if card.dice is None:
        return 0.0
    number, sides, bonus = card.dice
    dealt = number * (sides + 1) / 2 + bonus
    return float((dealt * card.hit_points) ** 0.5 * (1 + 0.15 * (card.range - 1)) * (1 + 0.001 * card.movement))


def price(card: Card) -> float:
    """A price in wood: stone and ore are rarer."""
    return card.price[0] + 1.5 * card.price[1] + 2.0 * card.price[2]


def _buy(state: State, seat: int, moves: list[Any], rng: Generator) -> Choice:
    side, tables = state.sides[seat], state.tables
    builds = [move for move in moves if isinstance(move, Build)]
    workers = sum(unit.name in tables.workers for unit in side.units)
    fighters = len(side.units) - workers
    wanted = min(_WORKERS, 3 + max(0, state.turn))
    if workers < wanted and (workers < 3 or workers <= fighters + 2):
        hired = [move for move in builds if tables.cards[move.unit].worker]
        if hired:
            return Choice(_place(state, seat, hired, rng), (Reason("workers", {"count": workers}),))
    fights = [move for move in builds if not tables.cards[move.unit].worker]
    if fights:
        cards = {move.unit: tables.cards[move.unit] for move in fights}
        value = {name: worth(card) / price(card) * (0.8 + rng.below(400) / 1000) for name, card in cards.items()}
        best = max(value, key=lambda name: value[name])
        chosen = _place(state, seat, [move for move in fights if move.unit == best], rng)
        return Choice(chosen, (Reason("fighter", {"unit": best}),))
    change = _exchange(state, seat, moves)
    return change or Choice(DONE, (Reason("nothing_to_buy"),))


def _place(state: State, seat: int, moves: list[Build], rng: Generator) -> Build:
    """The cell nearest to where the unit will want to go."""
    field = state.tables.field
    if moves[0].unit in {card.name for card in state.tables.races[state.sides[seat].race] if card.worker}:
        goals = [cell for cell, biome in enumerate(field.biomes) if biome in YIELDS]
    else:
        goals = [cell for cell, biome in enumerate(field.biomes) if biome == VICTORY]
    goals = goals or [field.towns[1 - seat]]

    def far(move: Build) -> tuple[int, int]:
        steps = field.steps[field.index[move.cell]]
        return min(steps[goal] for goal in goals), rng.below(100)

    return min(moves, key=far)


def _exchange(state: State, seat: int, moves: list[Any]) -> Choice | None:
    """Changes ore only where it pays for a unit at once."""
    side, tables = state.sides[seat], state.tables
    for move in moves:
        if isinstance(move, Change) and _pays(state, seat, move):
            names = [card.name for card in tables.races[side.race] if _after(state, seat, move, card)]
            return Choice(move, (Reason("pays_for", {"unit": names[0]}),))
    return None


def _after(state: State, seat: int, move: Change, card: Card) -> bool:
    side = state.sides[seat]
    have = list(side.cards[:3])
    have[2] -= 1
    have[KINDS.index(move.kind)] += state.tables.exchange[move.kind]
    return all(p <= h for p, h in zip(card.price, have, strict=True)) and bool(construction.in_stock(side, card))


def _pays(state: State, seat: int, move: Change) -> bool:
    cards = state.tables.races[state.sides[seat].race]
    return any(not card.worker and _after(state, seat, move, card) for card in cards)


# --- action -------------------------------------------------------------------------------------------------


def _act(state: State, seat: int, rng: Generator) -> Choice:
    tables = state.tables
    for unit in state.sides[seat].units:
        if unit.actions:
            worker = unit.name in tables.workers
            choice = _work(state, seat, unit, rng) if worker else _fight(state, seat, unit, rng)
            if choice is not None:
                return choice
    return Choice(DONE, (Reason("nothing_useful"),))


def _best_attack(state: State, seat: int, unit: Unit) -> tuple[float, Attack, Reason] | None:
    tables = state.tables
    reach = tables.reach(seat, unit.name, unit.cell)
    found: tuple[float, Attack, Reason] | None = None
    targets = [foe.name for foe in state.sides[1 - seat].units if tables.bits[foe.cell] & reach.near]
    if reach.town is not None:
        targets.append("town")
    for target in targets:
        kill, loss = survey.odds(state, seat, unit.name, target)
        if target == "town":
            score = float(loss) * 1.2 + 100 * float(kill)
        else:
            foe = next(one for one in state.sides[1 - seat].units if one.name == target)
            on_victory = tables.field.biomes[foe.cell] == VICTORY
            score = float(loss) + float(kill) * (2 + price(tables.of[target]) / 2 + 3 * on_victory)
        if loss and (found is None or score > found[0]):
            code = "kills" if kill >= 0.5 else "hits"
            parts: dict[str, str | int] = {"target": target, "percent": round(100 * kill)}
            if code == "hits":
                parts = {"target": target, "tenths": round(10 * loss)}
            found = (score, tables.attack(unit.name, target), Reason(code, parts))
    return found


def _fight(state: State, seat: int, unit: Unit, rng: Generator) -> Choice | None:
    tables = state.tables
    field = tables.field
    worth_holding = state.bank[3] > 0
    holding = worth_holding and field.biomes[unit.cell] == VICTORY
    attack = _best_attack(state, seat, unit)
    cells = survey.reachable(state, seat, unit)
    tiles = [cell for cell in cells if worth_holding and field.biomes[cell] == VICTORY]
    if attack and (holding or unit.actions > 1 or not tiles):
        return Choice(attack[1], (attack[2],))
    if holding and not (_intruders(state, seat) and unit.actions > 1):
        return None
    if tiles and not holding:
        best = min(tiles, key=lambda cell: (_fear(state, seat, unit, cell), rng.below(100)))
        if _fear(state, seat, unit, best) < _BOLD:
            return Choice(Walk(unit.name, field.names[best]), (Reason("to_victory", {"cell": field.names[best]}),))
    if not cells or holding:
        return None
    goal, reason = _goal(state, seat, unit, rng)
    steps, card = field.steps[goal], tables.of[unit.name]
    keep = max(1, min(card.range, 2)) if goal in {foe.cell for foe in state.sides[1 - seat].units} else 0

    care = _CARE * max(0.0, 1 - state.turn / 40)

    def loss(cell: int) -> float:
        return abs(steps[cell] - keep) + care * _fear(state, seat, unit, cell)

    best = min(cells, key=lambda cell: (loss(cell), rng.below(100)))
    if loss(best) >= loss(unit.cell):
        return None
    if steps[best] >= steps[unit.cell]:
        return Choice(Walk(unit.name, field.names[best]), (Reason("safer", {"cell": field.names[best]}),))
    parts = {**reason.parts, "steps": steps[best]}
    return Choice(Walk(unit.name, field.names[best]), (Reason(reason.code, parts),))


def _fear(state: State, seat: int, unit: Unit, cell: int) -> float:
    """How many times over the enemies in reach could kill the unit there, with one attack each."""
    return float(survey.danger(state, seat, cell)) / unit.hit_points


def _intruders(state: State, seat: int) -> list[Unit]:
    steps = state.tables.field.steps[state.tables.field.towns[seat]]
    return [foe for foe in state.sides[1 - seat].units if steps[foe.cell] <= _NEAR_TOWN]


def _goal(state: State, seat: int, unit: Unit, rng: Generator) -> tuple[int, Reason]:
    """Where a fighter goes: an intruder, a free victory tile, an enemy on one, the enemy's town."""
    field = state.tables.field
    steps = field.steps[unit.cell]
    intruders = _intruders(state, seat)
    if intruders:
        foe = min(intruders, key=lambda one: steps[one.cell])
        return foe.cell, Reason("defends", {"target": foe.name})
    own = {one.cell for one in state.sides[seat].units}
    foes = {one.cell: one for one in state.sides[1 - seat].units}
    tiles = [cell for cell, biome in enumerate(field.biomes) if biome == VICTORY and cell not in own]
    tiles = tiles if state.bank[3] else []
    free = [cell for cell in tiles if cell not in foes]
    others = [foes[cell] for cell in tiles if cell in foes]
    reasons = [(steps[cell], cell, Reason("nears_victory", {"cell": field.names[cell]})) for cell in free]
    reasons += [(steps[foe.cell], foe.cell, Reason("approaches", {"target": foe.name})) for foe in others]
    if not reasons:
        foe_town = field.towns[1 - seat]
        reasons = [(steps[foe_town], foe_town, Reason("approaches", {"target": "town"}))]
        reasons += [(steps[foe.cell], foe.cell, Reason("approaches", {"target": foe.name})) for foe in foes.values()]
    _, cell, reason = min(reasons, key=lambda one: (one[0], rng.below(100)))
    return cell, reason


def _work(state: State, seat: int, unit: Unit, rng: Generator) -> Choice | None:
    """A worker goes to the kind that has too few workers, and stays."""
    tables = state.tables
    field = tables.field
    busy = [0, 0, 0]
    for other in state.sides[seat].units:
        biome = field.biomes[other.cell]
        if other.name in tables.workers and biome in YIELDS and other is not unit:
            busy[YIELDS[biome]] += 1
    foes = [foe.cell for foe in state.sides[1 - seat].units]
    steps, home = field.steps[unit.cell], field.steps[field.towns[seat]]

    def cost(cell: int) -> float:
        kind = YIELDS[field.biomes[cell]]
        bad = 50 * (cell in foes) + 50 * (not state.bank[kind]) - 2 * (cell == unit.cell)
        return steps[cell] + home[cell] / 2 + 3 * (busy[kind] + 1) / _WANTED[kind] + bad

    tiles = [cell for cell, biome in enumerate(field.biomes) if biome in YIELDS]
    cells = survey.reachable(state, seat, unit)
    if not tiles or not cells:
        return None
    goal = min(tiles, key=lambda cell: (cost(cell), rng.below(100)))
    best = min(cells, key=lambda cell: (field.steps[cell][goal], rng.below(100)))
    if field.steps[best][goal] >= steps[goal]:
        return None
    resource = KINDS[YIELDS[field.biomes[goal]]]
    parts: dict[str, str | int] = {"cell": field.names[goal], "resource": resource, "steps": field.steps[best][goal]}
    return Choice(Walk(unit.name, field.names[best]), (Reason("to_resource", parts),))


# --- reasons ------------------------------------------------------------------------------------------------


def holds(view: View, move: Any, reason: Reason) -> bool:
    """Recomputes a reason: True where it is a fact about the move in the view."""
    test = _FACTS.get(reason.code)
    return bool(test and test(view.state, view.viewer, move, reason.parts))


def _nears(state: State, seat: int, move: Any, parts: dict[str, Any]) -> bool:
    """After the move the unit is the said number of steps from the cell or target."""
    field = state.tables.field
    target = field.index.get(parts["cell"]) if "cell" in parts else action.target_cell(state, seat, parts["target"])
    if target is None or not isinstance(move, Walk):
        return False
    return bool(field.steps[field.index[move.cell]][target] == parts["steps"])


def _odds(state: State, seat: int, move: Any, parts: dict[str, Any]) -> bool:
    if not isinstance(move, Attack) or move.target != parts["target"]:
        return False
    kill, loss = survey.odds(state, seat, move.unit, move.target)
    return bool(parts["percent"] == round(100 * kill) if "percent" in parts else parts["tenths"] == round(10 * loss))


def _is_safer(state: State, seat: int, move: Walk) -> bool:
    unit = next((one for one in state.sides[seat].units if one.name == move.unit), None)
    cell = state.tables.field.index.get(move.cell)
    return (
        unit is not None
        and cell is not None
        and survey.danger(state, seat, cell) < survey.danger(state, seat, unit.cell)
    )


def _is(state: State, cell: str, biomes: set[int]) -> bool:
    field = state.tables.field
    return cell in field.index and field.biomes[field.index[cell]] in biomes


_FACTS: dict[str, Callable[[State, int, Any, dict[str, Any]], bool]] = {
    "any_race": lambda s, n, m, p: isinstance(m, Race),
    "workers": lambda s, n, m, p: (
        isinstance(m, Build)
        and s.tables.cards[m.unit].worker
        and sum(unit.name in s.tables.workers for unit in s.sides[n].units) == p["count"]
    ),
    "fighter": lambda s, n, m, p: isinstance(m, Build) and m.unit == p["unit"] and not s.tables.cards[m.unit].worker,
    "pays_for": lambda s, n, m, p: m in CHANGES and _after(s, n, m, s.tables.cards[p["unit"]]),
    "nothing_to_buy": lambda s, n, m, p: (
        m == DONE
        and not any(
            isinstance(move, Build) and not s.tables.cards[move.unit].worker for move in construction.legal(s, n)
        )
    ),
    "nothing_useful": lambda s, n, m, p: m == DONE,
    "kills": _odds,
    "hits": _odds,
    "to_victory": lambda s, n, m, p: isinstance(m, Walk) and m.cell == p["cell"] and _is(s, p["cell"], {VICTORY}),
    "nears_victory": lambda s, n, m, p: _nears(s, n, m, p) and _is(s, p["cell"], {VICTORY}),
    "approaches": _nears,
    "safer": lambda s, n, m, p: isinstance(m, Walk) and m.cell == p["cell"] and _is_safer(s, n, m),
    "defends": lambda s, n, m, p: _nears(s, n, m, p) and p["target"] in [foe.name for foe in _intruders(s, n)],
    "to_resource": lambda s, n, m, p: _nears(s, n, m, p) and _is(s, p["cell"], set(YIELDS)),
}
