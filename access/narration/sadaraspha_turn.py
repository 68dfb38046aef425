"""A Sadaraspha turn by ear: welcome, whose phase, units and stock, what can be done, odds, score.

`n` is the narrator, `view` the listener's. A cell's key in a list is a tuple with its name, a line's its number.
"""

from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.parts import Item
from plateau_parlant.access.narration.sadaraspha_places import (
    biome,
    cell_of,
    from_town,
    life_of,
    me,
    ordered,
    those,
    threats_on,
    where,
)
from plateau_parlant.engines.sadaraspha import survey
from plateau_parlant.engines.sadaraspha.action import penalties
from plateau_parlant.engines.sadaraspha.board import BIOMES, PLAIN, VICTORY, YIELDS, Card
from plateau_parlant.engines.sadaraspha.components import KINDS
from plateau_parlant.engines.sadaraspha.construction import in_stock
from plateau_parlant.engines.sadaraspha.moves import Attack, Build, Change, Race, Walk
from plateau_parlant.engines.sadaraspha.position import Unit

if TYPE_CHECKING:
    from plateau_parlant.access.narration.sadaraspha import Narrator


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
        unit = n.a_card(card.name) if phase else n.card_name(card.name)
        text = n.say(name, unit=unit, price=n.amount(card.price), stock=stock)
        built = tuple(Build(card.name, field.names[cell]) for cell in around)
        buys.append(Item(text, partial(card_words, n, card), card.name, tuple(sites), built, "S4.2"))
    # The first line is what one has, so that "next" and "next playable" begin with the first thing to choose.
    have = Item(n.say("hand-have", amount=n.amount(side.cards)), partial(hand_summary, n, view), "have")
    return [have, *buys, *own] if phase else [have, *own, *buys]


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
        n.say("hand-buy", unit=n.a_card(card), price=n.amount(view.state.tables.cards[card].price)) for card in cards
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
        ways, _ = survey.spread(card.dice, sum(penalties(state, seat, attacker, target)), state.penalty)
        return n.say("odds-never", gender=gender, life=n.life(life_of(state, 1 - seat, target) - len(ways) + 1))
    return n.say("odds-percent", percent=min(99, max(1, round(100 * kill))), gender=gender)


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
            what = ", ".join((biome(n, field, index), *((here,) if here else ())))
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
            any="yes" if any(side.cards) else "no",
            town=n.life(side.town),
            units=len(side.units),
            workers=sum(unit.name in state.tables.workers for unit in side.units),
        )
        for seat, side in enumerate(state.sides)
    ]
    return " ".join((*sentences, n.say("score-to-win", goal=state.tables.goal)))
