"""The construction phase (S4.2, S4.3): buying units, changing ore."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from plateau_parlant.engines.core import Refusal, Step
from plateau_parlant.engines.sadaraspha import events
from plateau_parlant.engines.sadaraspha.board import BIOMES, TOWN, Card
from plateau_parlant.engines.sadaraspha.components import KINDS
from plateau_parlant.engines.sadaraspha.moves import CHANGES, DONE, Build, Change
from plateau_parlant.engines.sadaraspha.position import Side, State, Unit


def in_stock(side: Side, card: Card) -> list[str]:
    """The figures of the card that are not on the map, lowest number first."""
    on_map = [unit.name for unit in side.units]
    return [figure for figure in card.figures if figure not in on_map]


def taken_cells(state: State, seat: int, worker: bool) -> int:
    """The cells on which the seat's unit may not end, as a mask: all with units, but for workers those where own
    workers stand (S5.2)."""
    tables = state.box.tables
    _, foes, _ = tables.stand(1 - seat, state.sides[1 - seat].units)
    _, own, mates = tables.stand(seat, state.sides[seat].units)
    return foes | own ^ mates if worker else foes | own


def legal(state: State, seat: int) -> list[Any]:
    """Every purchase, every exchange, then `done`."""
    side, tables = state.sides[seat], state.tables
    wood, stone, ore, _ = side.cards
    found: list[Any] = []
    all_taken = worker_taken = -1
    for card in tables.races[side.race]:
        price = card.price
        if price[0] > wood or price[1] > stone or price[2] > ore:
            continue
        if sum(unit.name in card.figures for unit in side.units) >= len(card.figures):
            continue
        if card.worker:
            taken = worker_taken = taken_cells(state, seat, True) if worker_taken < 0 else worker_taken
        else:
            taken = all_taken = taken_cells(state, seat, False) if all_taken < 0 else all_taken
        found += [build for bit, build in tables.builds(seat, card) if not bit & taken]
    if ore:
        found += [move for n, move in enumerate(CHANGES) if state.bank[n] >= tables.exchange[move.kind]]
    found.append(DONE)
    return found


def build(state: State, seat: int, move: Build) -> Step | Refusal:
    """S4.2: pay to the bank, take a figure from the stock, put it next to the own town."""
    side, tables = state.sides[seat], state.tables
    card = tables.cards.get(move.unit)
    if card is None or card.race != side.race:
        return Refusal("unknown_unit", {"unit": move.unit}, "S4.2")
    for n, kind in enumerate(KINDS[:3]):
        if card.price[n] > side.cards[n]:
            parts: dict[str, str | int] = {"unit": move.unit, "resource": kind, "price": card.price[n]}
            return Refusal("cannot_pay", parts | {"held": side.cards[n]}, "S4.2")
    stock = in_stock(side, card)
    if not stock:
        return Refusal("no_figure", {"unit": move.unit, "count": len(card.figures)}, "S4.2")
    refusal = _no_place(state, seat, card, move)
    if refusal:
        return refusal
    wood, stone, ore = card.price
    cards, bank = side.cards, state.bank
    left = (cards[0] - wood, cards[1] - stone, cards[2] - ore, cards[3])
    units = (*side.units, Unit(stock[0], tables.field.index[move.cell], card.hit_points))
    side = replace(side, cards=left, units=units)
    state = replace(
        state,
        sides=(side, state.sides[1]) if seat == 0 else (state.sides[0], side),
        bank=(bank[0] + wood, bank[1] + stone, bank[2] + ore, bank[3]),
    )
    event = events.Built(
        seat, stock[0], move.cell, card.hit_points, len(stock) - 1, wood, stone, ore, (left[0], left[1], left[2])
    )
    return Step(state, (event,))


def _no_place(state: State, seat: int, card: Card, move: Build) -> Refusal | None:
    """Why the unit cannot be put there."""
    field = state.tables.field
    cell = field.index.get(move.cell)
    if cell is None:
        return Refusal("unknown_cell", {"cell": move.cell}, "S2.1")
    if field.steps[field.towns[seat]][cell] != 1:
        return Refusal("not_by_town", {"cell": move.cell, "town": field.names[field.towns[seat]]}, "S4.2")
    biome = field.biomes[cell]
    if biome == TOWN:
        return Refusal("town_cell", {"cell": move.cell}, "S2.1")
    if biome in card.forbidden:
        return Refusal("forbidden_ground", {"unit": move.unit, "cell": move.cell, "biome": BIOMES[biome]}, "S5.2")
    if taken_cells(state, seat, card.worker) & field.bits[cell]:
        return Refusal("occupied", {"cell": move.cell, "by": who_stands(state, cell)}, "S4.2")
    return None


def who_stands(state: State, cell: int) -> str:
    """The first figure on a cell, "" on none."""
    return next((unit.name for side in state.sides for unit in side.units if unit.cell == cell), "")


def change(state: State, seat: int, move: Change) -> Step | Refusal:
    """S4.3: 1 ore for 2 wood or 2 stone, while the bank holds both cards."""
    if move.kind not in state.tables.exchange:
        return Refusal("unknown_kind", {"resource": move.kind}, "S4.3")
    kind = KINDS.index(move.kind)
    side, count = state.sides[seat], state.tables.exchange[move.kind]
    if not side.cards[2]:
        return Refusal("no_ore", {}, "S4.3")
    if state.bank[kind] < count:
        return Refusal("bank_short", {"resource": move.kind, "count": state.bank[kind], "needed": count}, "S4.3")
    cards, bank = list(side.cards), list(state.bank)
    cards[2] -= 1
    bank[2] += 1
    cards[kind] += count
    bank[kind] -= count
    side = replace(side, cards=(cards[0], cards[1], cards[2], cards[3]))
    state = replace(
        state,
        sides=(side, state.sides[1]) if seat == 0 else (state.sides[0], side),
        bank=(bank[0], bank[1], bank[2], bank[3]),
    )
    return Step(state, (events.Changed(seat, move.kind, count, (cards[0], cards[1], cards[2])),))


def can_pay(state: State, seat: int) -> bool:
    """Whether the seat can pay for a unit of its stock, exchanges of ore counted as far as the bank allows (S6.3)."""
    side, tables = state.sides[seat], state.tables
    wood, stone, ore, _ = side.cards
    per_wood, per_stone = tables.exchange["wood"], tables.exchange["stone"]
    most_wood = min(ore, state.bank[0] // per_wood) if per_wood else 0
    for to_wood in range(most_wood + 1):
        most_stone = min(ore - to_wood, state.bank[1] // per_stone) if per_stone else 0
        for to_stone in range(most_stone + 1):
            have = (wood + to_wood * per_wood, stone + to_stone * per_stone, ore - to_wood - to_stone)
            for card in tables.races[side.race]:
                if all(price <= held for price, held in zip(card.price, have, strict=True)) and in_stock(side, card):
                    return True
    return False
