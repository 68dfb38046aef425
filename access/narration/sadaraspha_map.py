"""The Sadaraspha map by ear: line by line under the arrows, jumps to units, tiles and towns, the mark.

`n` is the narrator, `view` the listener's. A cell's key in a list is a tuple with its name, a line's its number.
"""

from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.parts import Item, Jump, Zone
from plateau_parlant.access.narration.sadaraspha_fronts import cursor, on_map
from plateau_parlant.access.narration.sadaraspha_places import (
    biome,
    cell_of,
    from_town,
    me,
    ordered,
    those,
    threats_on,
    town,
    units_at,
    where,
)
from plateau_parlant.engines.sadaraspha import survey
from plateau_parlant.engines.sadaraspha.board import PLAIN, VICTORY, YIELDS, Field
from plateau_parlant.engines.sadaraspha.moves import Attack, Build, Walk

if TYPE_CHECKING:
    from plateau_parlant.access.narration.sadaraspha import Narrator


def lines(n: "Narrator", view: Any) -> list[Zone]:
    """The lines of the map from the north, each with its cells from the west, holes included."""
    state = view.state
    field = state.tables.field
    by_cell = moves_by_cell(n, view)
    zones = []
    for row in range(field.height):
        items, things = [], []
        for column in range(field.width):
            name = f"{chr(65 + column)}{row + 1}"
            cell = field.index.get(name)
            if cell is None:
                items.append(Item(n.say("cell-none"), "", (name,)))
                continue
            text = cell_words(n, view, cell)
            items.append(
                Item(text, partial(cell_more, n, view, cell), (name,), tuple(by_cell.get(cell, ())), (), "S2.1")
            )
            if thing := thing_words(n, view, cell):
                things.append(thing)
        text = n.say("line" if things else "line-empty", row=row + 1, things=", ".join(things))
        zones.append(Zone(text, n.say("line-more", count=field.width), row + 1, tuple(items), (), (), "S2.1", True))
    return zones


def moves_by_cell(n: "Narrator", view: Any) -> dict[int, list[Any]]:
    """The listener's moves by the cell they are about: where a unit goes, what is attacked, where is built; and all
    moves of a unit on the cell where it stands."""
    state = view.state
    field = state.tables.field
    found: dict[int, list[Any]] = {}
    seat = me(view)
    cells = {unit.name: unit.cell for unit in state.sides[seat].units}
    for move in n.game.options(view):
        if isinstance(move, Walk | Build):
            found.setdefault(field.index[move.cell], []).append(move)
        elif isinstance(move, Attack):
            found.setdefault(cell_of(state, 1 - seat, move.target), []).append(move)
        if isinstance(move, Walk | Attack):
            found.setdefault(cells[move.unit], []).append(move)
    for unit in state.sides[seat].units:
        if unit.cell in found:
            found[unit.cell] = ordered(state, unit, found[unit.cell])
    return found


def cell_words(n: "Narrator", view: Any, cell: int) -> str:
    """A cell: name, ground, who stands there."""
    state = view.state
    field = state.tables.field
    if cell in field.towns:
        seat = field.towns.index(cell)
        life = n.life(state.sides[seat].town)
        return n.say("cell-town", cell=field.names[cell], town=town(n, seat, view), life=life)
    here = those(n, view, cell)
    if not here:
        return _bare(n, "cell-empty", field, cell)
    return n.say("cell-with", cell=field.names[cell], biome=biome(n, field, cell), units=here)


def _bare(n: "Narrator", message: str, field: Field, cell: int) -> str:
    """A message about a cell where nobody stands: the same until the end of the game, so it is worded once."""
    key = (message, field.names[cell], field.biomes[cell])
    if key not in n.bare:
        n.bare[key] = n.say(message, cell=field.names[cell], biome=biome(n, field, cell))
    return n.bare[key]


def thing_words(n: "Narrator", view: Any, cell: int) -> str:
    """What is worth saying of a cell in its line; '' for an empty plain."""
    state = view.state
    field = state.tables.field
    name = field.names[cell]
    if cell in field.towns:
        return n.say("thing-alone", cell=name, biome=town(n, field.towns.index(cell), view))
    names = [n.whose(unit.name, seat, view.viewer) for seat, unit in units_at(state, cell)]
    if field.biomes[cell] == PLAIN:
        return n.say("thing-unit", cell=name, units=n.texts.listed(names)) if names else ""
    if not names:
        return _bare(n, "thing-alone", field, cell)
    return n.say("thing-both", cell=name, biome=biome(n, field, cell), units=n.texts.listed(names))


def cell_more(n: "Narrator", view: Any, cell: int) -> str:
    """Where a cell lies and what threatens it."""
    name = view.state.tables.field.names[cell]
    if view.viewer not in (0, 1):
        return n.say("cell-more-onlooker", cell=cell_words(n, view, cell))
    return n.say("cell-more", cell=name, where=from_town(n, view, cell), threats=threats_on(n, view, cell))


def _jump(n: "Narrator", view: Any, cell: int, text: str) -> Jump:
    name = view.state.tables.field.names[cell]
    return Jump(text, int(name[1:]), (name,))


def _next(cells: list[int], here: int | None) -> int:
    """The place in the list after the cursor's cell, the first where it stands on none of them."""
    return (cells.index(here) + 1) % len(cells) if here in cells else 0


def next_unit(n: "Narrator", view: Any, own: bool) -> str | Jump:
    """The next own or enemy unit, from the nearest to the own town on."""
    state = view.state
    field = state.tables.field
    seat = me(view) if own else 1 - me(view)
    home = field.towns[me(view)]
    units = sorted(state.sides[seat].units, key=lambda unit: (field.steps[home][unit.cell], unit.cell, unit.name))
    if not units:
        return n.say("none-own" if own else "none-enemy")
    here = on_map(n, view)
    last = n.visited if here is not None and here == n.visited_cell else ""
    names = [unit.name for unit in units]
    at = (names.index(last) + 1) % len(names) if last in names else _next([unit.cell for unit in units], here)
    unit = units[at]
    n.visited, n.visited_cell = unit.name, unit.cell
    text = n.say(
        "spot-unit",
        unit=n.whose(unit.name, seat, view.viewer) if not own else n.unit(unit.name),
        cell=field.names[unit.cell],
        biome=biome(n, field, unit.cell),
        life=n.life(unit.hit_points),
        where=where(n, field, home if here is None else here, unit.cell),
        at=at + 1,
        total=len(units),
    )
    return _jump(n, view, unit.cell, text)


def next_tile(n: "Narrator", view: Any) -> str | Jump:
    """The next tile that gives something, from the nearest to the own town on."""
    field = view.state.tables.field
    home = field.towns[me(view)]
    useful = [cell for cell, ground in enumerate(field.biomes) if ground in YIELDS or ground == VICTORY]
    if not useful:
        return n.say("none-resource")
    cells = survey.nearest(field, home, useful)
    here = on_map(n, view)
    at = _next(cells, here)
    cell = cells[at]
    standing = those(n, view, cell)
    what = ", ".join((biome(n, field, cell), *((standing,) if standing else ())))
    place = where(n, field, home if here is None else here, cell)
    text = n.say("spot-cell", cell=field.names[cell], what=what, where=place, at=at + 1, total=len(cells))
    return _jump(n, view, cell, text)


def next_town(n: "Narrator", view: Any) -> Jump:
    """The own town; from there the enemy's."""
    state = view.state
    field = state.tables.field
    here = on_map(n, view)
    seat = me(view) if here != field.towns[me(view)] else 1 - me(view)
    cell = field.towns[seat]
    text = n.say(
        "spot-town",
        town=town(n, seat, view),
        cell=field.names[cell],
        life=n.life(state.sides[seat].town),
        where=where(n, field, cell if here is None else here, cell),
    )
    return _jump(n, view, cell, text)


def mark(n: "Narrator", view: Any) -> str:
    """The cell under the cursor becomes the mark."""
    here = cursor(n, view)
    if here is None:
        return n.say("nowhere")
    n.marked = view.state.tables.field.names[here]
    return n.say("mark-set", cell=n.marked)


def distance(n: "Narrator", view: Any) -> str:
    """How far the cell under the cursor is from the mark and from the own town."""
    field = view.state.tables.field
    here = cursor(n, view)
    if here is None:
        return n.say("nowhere")
    home = from_town(n, view, here)
    marked = field.index.get(n.marked)
    if marked is None:
        return n.say("distance-town", cell=field.names[here], from_town=home)
    return n.say(
        "distance",
        cell=field.names[here],
        from_mark=n.say("from-mark-here")
        if marked == here
        else n.say("from-mark", where=where(n, field, marked, here), mark=n.marked),
        from_town=home,
    )
