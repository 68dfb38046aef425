"""The map as tables: cells and their names, neighbours, steps, and what each unit reaches from each cell (S2.1, S5.2).

Passing through occupied cells is free, so what a unit reaches depends on where it stands and on nothing else; only
the cells it may not end on change. That is why reach, ranges and the moves themselves are made once and kept.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

import msgspec

from plateau_parlant.engines.sadaraspha.moves import Attack, Build, Walk

BIOMES: Final = ("plain", "forest", "water", "rock", "volcano", "victory", "town")
PLAIN, FOREST, WATER, ROCK, VOLCANO, VICTORY, TOWN = range(7)
YIELDS: Final = {FOREST: 0, ROCK: 1, VOLCANO: 2}
"""What a worker harvests: biome -> index in KINDS (S4.1)."""

SYMBOLS: Final = {
    ".": PLAIN,
    "f": FOREST,
    "w": WATER,
    "r": ROCK,
    "v": VOLCANO,
    "*": VICTORY,
    "1": TOWN,
    "2": TOWN,
    "-": -1,
}
"""The letters of a map's rows; "-" is no cell at all."""

GRIDS: Final = ("square4", "square8", "hex")


def steps_between(grid: str, one: tuple[int, int], other: tuple[int, int]) -> int:
    """The steps between two (column, row) places, nothing blocking (S2.1). On `hex`, odd rows lie half a cell east."""
    columns, rows = other[0] - one[0], other[1] - one[1]
    if grid == "square4":
        return abs(columns) + abs(rows)
    if grid == "square8":
        return max(abs(columns), abs(rows))
    across = columns - (other[1] - (other[1] & 1)) // 2 + (one[1] - (one[1] & 1)) // 2
    return max(abs(across), abs(rows), abs(across + rows))


class Card(msgspec.Struct, frozen=True):
    """A unit's card. Tuples by biome; `cost`, `slow` and `movement` in hundredths; `dice` number, sides, added."""

    name: str
    race: str
    worker: bool
    figures: tuple[str, ...]
    price: tuple[int, int, int]
    hit_points: int
    dice: tuple[int, int, int] | None
    range: int
    movement: int
    forbidden: frozenset[int]
    cost: tuple[int, ...]
    slow: tuple[int, ...]
    attacker: tuple[int, ...]
    target: tuple[int, ...]

    def points(self, biome: int) -> int:
        """Movement points of a unit that sets out from the biome, in hundredths: penalty first, then up (S5.2)."""
        return -(-max(0, self.movement - self.slow[biome]) // 100) * 100


class Field:
    """A map. Cells are numbers row by row from the north-west; names are a letter and a number, A1 first."""

    def __init__(self, name: str, grid: str, rows: tuple[str, ...]) -> None:
        self.name, self.grid = name, grid
        self.width, self.height = len(rows[0]), len(rows)
        self.places: list[tuple[int, int]] = []
        self.biomes: list[int] = []
        towns = {}
        for row, line in enumerate(rows):
            for column, symbol in enumerate(line):
                if symbol == "-":
                    continue
                if SYMBOLS[symbol] == TOWN:
                    towns[int(symbol) - 1] = len(self.places)
                self.places.append((column, row))
                self.biomes.append(SYMBOLS[symbol])
        self.towns = (towns[0], towns[1])
        self.names = tuple(f"{chr(65 + column)}{row + 1}" for column, row in self.places)
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.bits = tuple(1 << cell for cell in range(len(self.places)))
        self.steps = tuple(bytes(steps_between(grid, one, other) for other in self.places) for one in self.places)
        self.neighbours = tuple(tuple(other for other, steps in enumerate(row) if steps == 1) for row in self.steps)
        self._within: dict[tuple[int, int], int] = {}

    def within(self, cell: int, steps: int) -> int:
        """The cells at most so many steps away, as a bit mask, the cell itself among them."""
        mask = self._within.get((cell, steps))
        if mask is None:
            mask = sum(bit for bit, far in zip(self.bits, self.steps[cell], strict=True) if far <= steps)
            self._within[cell, steps] = mask
        return mask

    def cells(self, mask: int) -> tuple[int, ...]:
        """The cells of a mask, rising."""
        return tuple(cell for cell, bit in enumerate(self.bits) if mask & bit)


class Reach:
    """What one figure may do from one cell, for one side: made once. `place`: where a cell's move stands in `walks`,
    by the length in bits of the cell's bit."""

    __slots__ = ("mask", "near", "place", "town", "walks")

    def __init__(self, walks: tuple[Walk, ...], cells: tuple[int, ...], near: int, town: Attack | None) -> None:
        self.walks = walks
        self.mask = sum(1 << cell for cell in cells)
        self.place = {cell + 1: place for place, cell in enumerate(cells)}
        self.near, self.town = near, town


class Tables:
    """A box on one of its maps, ready to play: the cards, the field, and every move, each made once."""

    def __init__(
        self,
        *,
        name: str,
        confirmed: bool,
        goal: int,
        start: tuple[int, ...],
        bank: tuple[int, ...],
        exchange: dict[str, int],
        town: int,
        cards: dict[str, Card],
        field: Field,
    ) -> None:
        self.name, self.confirmed, self.goal, self.start, self.bank = name, confirmed, goal, start, bank
        self.exchange, self.town, self.cards, self.field = exchange, town, cards, field
        self.bits = field.bits
        self.of = {figure: card for card in cards.values() for figure in card.figures}
        self.workers = frozenset(figure for figure, card in self.of.items() if card.worker)
        self.races: dict[str, tuple[Card, ...]] = {}
        for card in cards.values():
            self.races[card.race] = (*self.races.get(card.race, ()), card)
        self._costs: dict[tuple[str, int], dict[int, int]] = {}
        self.reaches: tuple[dict[str, list[Reach | None]], ...] = tuple(
            {figure: [None] * len(field.names) for figure in self.of} for _ in range(2)
        )
        self._attacks: dict[tuple[str, str], Attack] = {}
        self._strikes: dict[tuple[str, int], int] = {}
        self._builds: dict[tuple[int, str], tuple[tuple[int, Build], ...]] = {}
        self._stand: list[tuple[tuple[Any, ...], int, int]] = [((), 0, 0), ((), 0, 0)]

    def costs(self, card: Card, cell: int) -> dict[int, int]:
        """Every other cell the unit gets to in one move, and the points it takes, in hundredths (S5.2)."""
        found = self._costs.get((card.name, cell))
        if found is not None:
            return found
        field, points = self.field, card.points(self.field.biomes[cell])
        found, heap = {cell: 0}, [(0, cell)]
        while heap:
            spent, at = heappop(heap)
            if spent > found[at]:
                continue
            for step in field.neighbours[at]:
                biome = field.biomes[step]
                if biome == TOWN or biome in card.forbidden:
                    continue
                total = spent + card.cost[biome]
                if total <= points and total < found.get(step, points + 1):
                    found[step] = total
                    heappush(heap, (total, step))
        del found[cell]
        self._costs[card.name, cell] = found = dict(sorted(found.items()))
        return found

    def reach(self, seat: int, figure: str, cell: int) -> Reach:
        """The moves and the range of a figure from a cell."""
        found = self.reaches[seat][figure][cell]
        if found is None:
            field, card = self.field, self.of[figure]
            cells = self.costs(card, cell)
            near, town = 0, None
            if card.dice is not None:
                near = field.within(cell, card.range)
                if near & self.bits[field.towns[1 - seat]]:
                    town = self.attack(figure, "town")
            walks = tuple(Walk(figure, field.names[to]) for to in cells)
            found = Reach(walks, tuple(cells), near, town)
            self.reaches[seat][figure][cell] = found
        return found

    def stand(self, seat: int, units: tuple[Any, ...]) -> tuple[tuple[Any, ...], int, int]:
        """The units, then as masks the cells they stand on and those where workers do. The last answer is kept."""
        kept = self._stand[seat]
        if kept[0] is units:
            return kept
        bits, workers = self.bits, self.workers
        mask = mates = 0
        for unit in units:
            bit = bits[unit.cell]
            mask |= bit
            if unit.name in workers:
                mates |= bit
        kept = self._stand[seat] = (units, mask, mates)
        return kept

    def moved(self, seat: int, old: tuple[Any, ...], new: tuple[Any, ...], change: int) -> None:
        """Keeps the answer of `stand` for the `new` units, which differ from the `old` by the bits of `change`, in one
        unit that is no worker."""
        kept = self._stand[seat]
        if kept[0] is old:
            self._stand[seat] = (new, kept[1] ^ change, kept[2])

    def strikes(self, card: Card, cell: int) -> int:
        """The cells a unit can hit from there in one turn, a move first or not, as a mask: what it threatens.

        Whether the ends of its moves are free is not asked.
        """
        found = self._strikes.get((card.name, cell))
        if found is None:
            found = 0
            if card.dice is not None:
                found = self.field.within(cell, card.range)
                for to in self.costs(card, cell):
                    found |= self.field.within(to, card.range)
            self._strikes[card.name, cell] = found
        return found

    def attack(self, figure: str, target: str) -> Attack:
        """The move, always the same object."""
        found = self._attacks.get((figure, target))
        if found is None:
            found = self._attacks[figure, target] = Attack(figure, target)
        return found

    def builds(self, seat: int, card: Card) -> tuple[tuple[int, Build], ...]:
        """The cells next to the side's town where the unit may stand, as masks, with the purchase there (S4.2)."""
        found = self._builds.get((seat, card.name))
        if found is None:
            field = self.field
            found = tuple(
                (field.bits[cell], Build(card.name, field.names[cell]))
                for cell in field.neighbours[field.towns[seat]]
                if field.biomes[cell] != TOWN and field.biomes[cell] not in card.forbidden
            )
            self._builds[seat, card.name] = found
        return found
