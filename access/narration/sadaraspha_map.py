"""A Sadaraspha position by ear: turn, units, the map line by line, jumps, distances, reach, threats, fronts.

`n` is the narrator, `view` the listener's. A cell's key in a list is a tuple with its name, a line's its number.
"""

from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.parts import Item, Jump, Zone
from plateau_parlant.engines.sadaraspha import survey
from plateau_parlant.engines.sadaraspha.board import BIOMES, PLAIN, VICTORY, YIELDS, Card, Field
from plateau_parlant.engines.sadaraspha.components import KINDS
from plateau_parlant.engines.sadaraspha.construction import in_stock
from plateau_parlant.engines.sadaraspha.moves import Attack, Build, Change, Race, Walk
from plateau_parlant.engines.sadaraspha.position import State, Unit

if TYPE_CHECKING:
    from plateau_parlant.access.narration.sadaraspha import Narrator

NEAR = 4
"""So many steps from a town count as near it."""


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


# --- beginning and turn -------------------------------------------------------------------------------------


def welcome(n: "Narrator", view: Any) -> str:
    """The game, its map, and whether its numbers are the publisher's."""
    tables = view.state.tables
    field = tables.field
    return n.say(
        "welcome-game",
        names=n.texts.listed(list(n.names)),
        map=n.named("maps", field.name),
        width=field.width,
        height=field.height,
        last=chr(64 + field.width),
        grid=field.grid,
        confirmed="yes" if tables.confirmed else "no",
    )


def turn(n: "Narrator", view: Any) -> str:
    """Whose phase it is and what can be done in it."""
    state = view.state
    if state.end:
        return n.result(view)
    if state.phase == "lot":
        return n.say("turn-lot")
    if state.pending:
        return n.say("turn-roll", who=n.name(state.seat))
    if view.viewer != state.seat:
        return n.say("turn-other", phase=state.phase, who=n.name(state.seat))
    if state.phase == "race":
        return n.say("turn-race")
    side = state.sides[state.seat]
    if state.phase == "action":
        return n.say("turn-act", count=sum(unit.actions > 0 for unit in side.units))
    return n.say("turn-build", amount=n.amount(side.cards[:3]), any="yes" if any(side.cards[:3]) else "no")


# --- units and stock ----------------------------------------------------------------------------------------


def hand(n: "Narrator", view: Any) -> list[Item]:
    """Own units with their moves, and what is in stock with its purchases; what the phase is about comes first."""
    state = view.state
    if view.viewer not in (0, 1) or not state.sides[view.viewer].race:
        return []
    side = state.sides[view.viewer]
    legal = n.game.options(view)
    order = n.game.parse
    field = state.tables.field
    own = []
    for unit in side.units:
        fits = [move for move in legal if isinstance(move, Walk | Attack) and move.unit == unit.name]
        text = n.say(
            "hand-unit",
            unit=n.unit(unit.name),
            cell=field.names[unit.cell],
            biome=biome(n, field, unit.cell),
            life=n.life(unit.hit_points),
            actions=unit.actions,
        )
        tries = () if fits else (order(f"move {unit.name} {field.names[unit.cell]}"),)
        more = partial(unit_more, n, view, unit)
        own.append(Item(text, more, unit.name, tuple(ordered(state, unit, fits)), tries, "S5.1"))
    buys = []
    phase = state.phase in ("setup", "construction")
    around = field.neighbours[field.towns[view.viewer]]
    for card in state.tables.races[side.race]:
        sites = [move for move in legal if isinstance(move, Build) and move.unit == card.name]
        stock = len(in_stock(side, card))
        name = "hand-card" if phase else "hand-stock"
        text = n.say(name, unit=n.card_name(card.name), price=n.amount(card.price), stock=stock)
        built = tuple(Build(card.name, field.names[cell]) for cell in around)
        buys.append(Item(text, partial(card_words, n, card), card.name, tuple(sites), built, "S4.2"))
    # The first line is what one has, so that "next" and "next playable" begin with the first thing to choose.
    have = Item(n.say("hand-have", amount=n.amount(side.cards)), partial(hand_summary, n, view), "have")
    return [have, *buys, *own] if phase else [have, *own, *buys]


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


def hand_summary(n: "Narrator", view: Any) -> str:
    """Own units and cards in a sentence."""
    if view.viewer not in (0, 1):
        return n.say("hand-onlooker")
    side = view.state.sides[view.viewer]
    names = [
        n.say("table-unit", unit=n.unit(unit.name), cell=view.state.tables.field.names[unit.cell])
        for unit in side.units
    ]
    text = n.say(
        "hand-summary",
        count=len(names),
        units=n.texts.listed(names),
        amount=n.amount(side.cards),
        any="yes" if any(side.cards) else "no",
    )
    if view.state.phase not in ("setup", "construction") or view.state.seat != view.viewer:
        return text
    cards = dict.fromkeys(move.unit for move in n.game.options(view) if isinstance(move, Build))
    buys = [
        n.say("hand-buy", unit=n.card_name(card), price=n.amount(view.state.tables.cards[card].price)) for card in cards
    ]
    return " ".join((text, n.say("hand-buys" if buys else "hand-no-buys", buys=n.texts.listed(buys, "or"))))


def unit_more(n: "Narrator", view: Any, unit: Unit) -> str:
    """What the unit's card says, and what threatens it."""
    card = view.state.tables.of[unit.name]
    return " ".join((card_words(n, card), threats_on(n, view, unit.cell)))


def card_words(n: "Narrator", card: Card) -> str:
    """A unit's card in words."""
    dice = n.say("dice-none")
    if card.dice is not None:
        number, sides, bonus = card.dice
        sign = "plus" if bonus > 0 else "minus" if bonus else "none"
        dice = n.say("dice-words", number=number, sides=sides, sign=sign, bonus=abs(bonus))
    forbidden = [n.named("biomes", BIOMES[index]) for index in sorted(card.forbidden)]
    return n.say(
        "card-more",
        unit=n.card_name(card.name),
        life=n.life(card.hit_points),
        dice=dice,
        range=card.range,
        points=card.points(PLAIN) // 100,
        price=n.amount(card.price),
        worker="yes" if card.worker else "no",
        forbidden=n.texts.listed(forbidden),
        forbidden_key=len(forbidden),
    )


# --- actions and parts of a move ----------------------------------------------------------------------------


def actions(n: "Narrator", view: Any) -> list[Item]:
    """What can be done now: races; or attacks, moves, purchases, exchanges, the end of the phase."""
    legal = list(n.game.options(view))
    items = [
        Item(n.move(view, move), partial(race_words, n, view, move.race), move.race, (move,), (), "S2.2")
        for move in legal
        if isinstance(move, Race)
    ]
    kinds: tuple[tuple[str, type, str], ...] = (
        ("attack", Attack, "S5.3"),
        ("move", Walk, "S5.2"),
        ("build", Build, "S4.2"),
        ("change", Change, "S4.3"),
    )
    for name, kind, clause in kinds:
        fits = tuple(move for move in legal if isinstance(move, kind))
        if fits:
            items.append(Item(n.say(f"move-{name}"), n.say(f"action-{name}-more"), name, fits, (), clause))
    done = n.finish(view)
    if done is not None:
        items.append(Item(n.say("move-done"), n.say("action-done-more"), "done", (done,), (), "S3.1"))
    return items


def race_words(n: "Narrator", view: Any, race: str) -> str:
    """The units of a race."""
    cards = view.state.tables.races[race]
    return n.say("race-more", units=n.texts.listed([n.card_name(card.name) for card in cards]))


def odds(n: "Narrator", view: Any, attacker: str, target: str) -> str:
    """An attack's chance in words, exact from the dice."""
    state = view.state
    seat = me(view)
    kill, _ = survey.odds(state, seat, attacker, target)
    gender = n.gender(target)
    if kill == 1:
        return n.say("odds-sure", gender=gender)
    if kill == 0:
        card = state.tables.of[attacker]
        from plateau_parlant.engines.sadaraspha.action import penalties

        ways, _ = survey.spread(card.dice, sum(penalties(state, seat, attacker, target)), state.penalty)
        return n.say("odds-never", gender=gender, life=n.life(life_of(state, 1 - seat, target) - len(ways) + 1))
    return n.say("odds-percent", percent=min(99, max(1, round(100 * kill))), gender=gender)


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


def start_of(view: Any, chosen: tuple[Any, ...]) -> int:
    """The cell from which a move being chosen sets out: the unit's, else the own town."""
    seat = me(view)
    for part in chosen:
        if part[0] == "unit":
            return cell_of(view.state, seat, part[1])
    return int(view.state.tables.field.towns[seat])


def part(n: "Narrator", view: Any, chosen: tuple[Any, ...], value: Any) -> str:
    """A part of a move in words."""
    state = view.state
    field = state.tables.field
    match value:
        case ("race", race):
            return n.named("races", race)
        case ("card", card):
            return n.card_name(card)
        case ("unit", unit):
            return n.unit(unit)
        case ("change", kind):
            return n.say(f"amount-{kind}", count=state.tables.exchange[kind])
        case ("to" | "at", cell):
            index = field.index[cell]
            here = those(n, view, index)
            what = n.texts.listed([biome(n, field, index), here]) if here else biome(n, field, index)
            place = from_town(n, view, index) if value[0] == "at" else where(n, field, start_of(view, chosen), index)
            return n.say(f"part-{value[0]}", cell=cell, what=what, where=place)
        case ("target", target):
            foe = 1 - me(view)
            attacker = next(one[1] for one in chosen if one[0] == "unit")
            place = where(n, field, start_of(view, chosen), cell_of(state, foe, target))
            return n.say(
                "part-target",
                target=n.target(target, foe, view.viewer),
                where=place,
                odds=odds(n, view, attacker, target),
            )
        case _:
            return n.say("move-done")


def part_more(n: "Narrator", view: Any, chosen: tuple[Any, ...], value: Any) -> str:
    """What a cell gives and what threatens it; what an attack does on average."""
    state = view.state
    match value:
        case ("card", card):
            return card_words(n, state.tables.cards[card])
        case ("race", race):
            return race_words(n, view, race)
        case ("to" | "at", cell):
            index = state.tables.field.index[cell]
            ground = state.tables.field.biomes[index]
            gives = "victory" if ground == VICTORY else KINDS[YIELDS[ground]] if ground in YIELDS else "none"
            return n.say("part-more-to", harvest=gives, threats=threats_on(n, view, index))
        case ("target", target):
            foe = 1 - me(view)
            attacker = next(one[1] for one in chosen if one[0] == "unit")
            _, mean = survey.odds(state, 1 - foe, attacker, target)
            return n.say("part-more-target", life=life_of(state, foe, target), mean=round(mean))
        case _:
            return ""


# --- the map, line by line ----------------------------------------------------------------------------------


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
    name = "cell-with" if here else "cell-empty"
    return n.say(name, cell=field.names[cell], biome=biome(n, field, cell), units=here)


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
        return n.say("thing-alone", cell=name, biome=biome(n, field, cell))
    return n.say("thing-both", cell=name, biome=biome(n, field, cell), units=n.texts.listed(names))


def cell_more(n: "Narrator", view: Any, cell: int) -> str:
    """Where a cell lies and what threatens it."""
    name = view.state.tables.field.names[cell]
    if view.viewer not in (0, 1):
        return n.say("cell-more-onlooker", cell=cell_words(n, view, cell))
    return n.say("cell-more", cell=name, where=from_town(n, view, cell), threats=threats_on(n, view, cell))


# --- jumps, mark, distance ----------------------------------------------------------------------------------


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
    what = n.texts.listed([biome(n, field, cell), standing]) if standing else biome(n, field, cell)
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
        from_mark=where(n, field, marked, here),
        mark=n.marked,
        from_town=home,
    )


# --- reach, threats, fronts ---------------------------------------------------------------------------------


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


# --- score, table -------------------------------------------------------------------------------------------


def score(n: "Narrator", view: Any) -> str:
    """Victory cards and towns."""
    sides = view.state.sides
    points = [n.say("score-one", who=n.name(seat), count=side.cards[3]) for seat, side in enumerate(sides)]
    towns = [n.say("score-one", who=n.name(seat), count=side.town) for seat, side in enumerate(sides)]
    return n.say("score", points=n.texts.listed(points), towns=n.texts.listed(towns))


def score_more(n: "Narrator", view: Any) -> str:
    """Everything each has, and what wins."""
    state = view.state
    sentences = [
        n.say(
            "score-more",
            who=n.name(seat),
            amount=n.amount(side.cards),
            town=n.life(side.town),
            units=len(side.units),
            workers=sum(unit.name in state.tables.workers for unit in side.units),
        )
        for seat, side in enumerate(state.sides)
    ]
    return " ".join((*sentences, n.say("score-to-win", goal=state.tables.goal)))


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
