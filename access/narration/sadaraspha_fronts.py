"""What a unit reaches, what threatens a cell, how the fronts stand: questions about the cell under the cursor.

`n` is the narrator, `view` the listener's. A cell's key in a list is a tuple with its name, a line's its number.
"""

from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.sadaraspha_places import biome, me, table, threats_on, town, units_at, where
from plateau_parlant.engines.sadaraspha import survey
from plateau_parlant.engines.sadaraspha.board import VICTORY, YIELDS

if TYPE_CHECKING:
    from plateau_parlant.access.narration.sadaraspha import Narrator

NEAR = 4
"""So many steps from a town count as near it."""


def cursor(n: "Narrator", view: Any) -> int | None:
    """The cell under the listener's cursor: a cell of the map, or where the unit of the list stands."""
    state = view.state
    key = n.cursor
    if isinstance(key, tuple) and len(key) == 1:
        return state.tables.field.index.get(key[0])
    if isinstance(key, tuple) and len(key) == 2 and key[0] in ("to", "at"):
        return state.tables.field.index.get(key[1])
    for side in state.sides:
        for unit in side.units:
            if key == unit.name:
                return int(unit.cell)
    return None


def on_map(n: "Narrator", view: Any) -> int | None:
    """The cell under the cursor where it is on the map; jumps go on from there."""
    return cursor(n, view) if isinstance(n.cursor, tuple) else None


def reach(n: "Narrator", view: Any) -> str:
    """What the unit under the cursor could do in one action: cells, useful tiles, targets."""
    state = view.state
    field = state.tables.field
    here = cursor(n, view)
    if here is None:
        return n.say("nowhere")
    found = units_at(state, here)
    if not found:
        return n.say("reach-nobody", cell=field.names[here])
    seat, unit = found[0]
    card = state.tables.of[unit.name]
    cells = survey.reachable(state, seat, unit)
    useful = [
        cell
        for cell in survey.nearest(field, here, list(cells))
        if field.biomes[cell] == VICTORY or (card.worker and field.biomes[cell] in YIELDS)
    ]
    tiles = [n.say("reach-tile", cell=field.names[cell], biome=biome(n, field, cell)) for cell in useful]
    near = state.tables.reach(seat, unit.name, unit.cell)
    foes = [
        n.whose(foe.name, 1 - seat, view.viewer)
        for foe in state.sides[1 - seat].units
        if near.near & state.tables.bits[foe.cell]
    ]
    if near.town is not None:
        foes.append(town(n, 1 - seat, view))
    return n.say(
        "reach",
        unit=n.unit(unit.name) if seat == view.viewer else n.whose(unit.name, seat, view.viewer),
        points=card.points(field.biomes[here]) // 100,
        count=len(cells),
        tiles=n.texts.listed(tiles) if tiles else n.say("reach-none"),
        foes=n.texts.listed(foes),
        foes_key=len(foes),
    )


def threats(n: "Narrator", view: Any) -> str:
    """What threatens the cell under the cursor."""
    here = cursor(n, view)
    return n.say("nowhere") if here is None else threats_on(n, view, here)


def fronts(n: "Narrator", view: Any) -> str:
    """Victory tiles and who holds them, units in contact, the surroundings of both towns."""
    state = view.state
    field = state.tables.field
    seat = me(view)
    own, foes = state.sides[seat].units, state.sides[1 - seat].units
    tiles = []
    for cell in survey.nearest(
        field, field.towns[seat], [cell for cell, ground in enumerate(field.biomes) if ground == VICTORY]
    ):
        holders = [n.whose(unit.name, owner, view.viewer) for owner, unit in units_at(state, cell)]
        holder = n.texts.listed(holders) if holders else n.say("fronts-free")
        tiles.append(n.say("fronts-tile", cell=field.names[cell], holder=holder))
    contacts = [
        n.say(
            "fronts-contact",
            own=n.unit(unit.name),
            enemy=n.unit(foe.name),
            where=where(n, field, unit.cell, foe.cell),
        )
        for unit in own
        for foe in foes
        if field.steps[unit.cell][foe.cell] == 1
    ]
    sides = []
    for owner, listed, name in ((seat, foes, "home"), (1 - seat, own, "away")):
        steps = field.steps[field.towns[owner]]
        near = sorted((unit for unit in listed if steps[unit.cell] <= NEAR), key=lambda unit: steps[unit.cell])
        words = [
            n.say("fronts-near", unit=n.unit(unit.name), where=where(n, field, field.towns[owner], unit.cell))
            for unit in near
        ]
        message = f"fronts-{name}" if words else f"fronts-{name}-none"
        sides.append(n.say(message, list=n.texts.listed(words)))
    contact = n.say("fronts-contacts" if contacts else "fronts-no-contact", list=n.texts.listed(contacts))
    return n.say(
        "fronts",
        tiles=n.say("fronts-tiles", list=n.texts.listed(tiles)),
        contacts=contact,
        home=sides[0],
        away=sides[1],
    )


def summary(n: "Narrator", view: Any) -> str:
    """The map in short."""
    state = view.state
    if view.viewer not in (0, 1):
        return n.say("board-onlooker", map=n.named("maps", state.tables.field.name), units=table(n, view))
    own, foes = (len(state.sides[seat].units) for seat in (view.viewer, 1 - view.viewer))
    return n.say("board-summary", own=own, foes=foes, fronts=fronts(n, view))
