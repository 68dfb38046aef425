"""Where things are in a Sadaraspha position, in words: units, cells, distances, directions, threats.

`n` is the narrator, `view` the listener's. A cell's key in a list is a tuple with its name, a line's its number.
"""

from typing import TYPE_CHECKING, Any

from plateau_parlant.engines.sadaraspha import survey
from plateau_parlant.engines.sadaraspha.board import BIOMES, VICTORY, YIELDS, Field
from plateau_parlant.engines.sadaraspha.moves import Attack
from plateau_parlant.engines.sadaraspha.position import State, Unit

if TYPE_CHECKING:
    from plateau_parlant.access.narration.sadaraspha import Narrator


def me(view: Any) -> int:
    """The listener's seat; for an onlooker the seat whose phase it is."""
    return int(view.viewer) if view.viewer in (0, 1) else int(view.state.seat)


def units_at(state: State, cell: int) -> list[tuple[int, Unit]]:
    """Who stands on a cell, with the seat."""
    return [(seat, unit) for seat, side in enumerate(state.sides) for unit in side.units if unit.cell == cell]


def where(n: "Narrator", field: Field, start: int, end: int) -> str:
    """Distance and direction: "3 cases au nord-est"."""
    wind = survey.direction(field, start, end)
    if wind is None:
        return n.say("where-here")
    return n.say("where", steps=field.steps[start][end], wind=n.say(f"wind-{wind}"))


def from_town(n: "Narrator", view: Any, cell: int) -> str:
    """Distance and direction from the listener's town."""
    field = view.state.tables.field
    home = field.towns[me(view)]
    if cell == home:
        return n.say("from-town-here")
    return n.say("from-town", where=where(n, field, home, cell))


def biome(n: "Narrator", field: Field, cell: int) -> str:
    """The name of a cell's ground."""
    return n.named("biomes", BIOMES[field.biomes[cell]])


def town(n: "Narrator", seat: int, view: Any) -> str:
    """ "votre ville" or "la ville de Bruno"."""
    return n.target("town", seat, view.viewer)


def those(n: "Narrator", view: Any, cell: int) -> str:
    """Whoever stands on a cell: "votre zombie 2, 3 points de vie"; '' on an empty one."""
    found = [
        n.say("unit-at", unit=n.whose(unit.name, seat, view.viewer), life=n.life(unit.hit_points))
        for seat, unit in units_at(view.state, cell)
    ]
    return n.texts.listed(found) if found else ""


def life_of(state: State, owner: int, target: str) -> int:
    """The hit points a target has left."""
    side = state.sides[owner]
    if target == "town":
        return side.town
    return next(unit.hit_points for unit in side.units if unit.name == target)


def cell_of(state: State, owner: int, target: str) -> int:
    """Where a target is."""
    if target == "town":
        return state.tables.field.towns[owner]
    return next(unit.cell for unit in state.sides[owner].units if unit.name == target)


def ordered(state: State, unit: Unit, fits: list[Any]) -> list[Any]:
    """A unit's moves as they are offered: attacks, then useful tiles, then the nearest cells."""
    field = state.tables.field

    def rank(move: Any) -> tuple[int, int]:
        if isinstance(move, Attack):
            return (0, 0)
        cell = field.index[move.cell]
        useful = field.biomes[cell] == VICTORY or (unit.name in state.tables.workers and field.biomes[cell] in YIELDS)
        return (1 if useful else 2, field.steps[unit.cell][cell])

    return sorted(fits, key=rank)


def table(n: "Narrator", view: Any) -> str:
    """What should stand on the table: every unit and its cell."""
    state = view.state
    names = [
        n.say(
            "table-unit",
            unit=n.whose(unit.name, seat, view.viewer),
            cell=state.tables.field.names[unit.cell],
        )
        for seat, side in enumerate(state.sides)
        for unit in side.units
    ]
    return n.say("table-layout", units=n.texts.listed(names)) if names else n.say("table-layout-none")


def threats_on(n: "Narrator", view: Any, cell: int) -> str:
    """Who could hit what stands on the cell in one turn, the soonest first: the enemies of whoever stands there, or of
    the listener on a free cell."""
    field = view.state.tables.field
    standing = units_at(view.state, cell)
    seat = standing[0][0] if standing else field.towns.index(cell) if cell in field.towns else me(view)
    found = survey.threats(view.state, seat, cell)
    if not found:
        return n.say("threats-none", cell=field.names[cell])
    listed = [
        n.say("threat", unit=n.whose(unit.name, 1 - seat, view.viewer), soon="now" if soon == 1 else "later")
        for unit, soon in found
    ]
    return n.say("threats", cell=field.names[cell], list=n.texts.listed(listed))
