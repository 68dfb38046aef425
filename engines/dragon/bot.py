"""The dragon's fair player: the move that begins the cheapest turn, and the facts that speak for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import Act, Choice, Reason
from plateau_parlant.engines.dragon.components import ARMIES, AT, HERO, ONE_COLOUR, PILES, SIX
from plateau_parlant.engines.dragon.moves import (
    PICKS,
    RENFORT,
    ContreOrdre,
    Done,
    DragonMove,
    Emprisonnes,
    Epidemie,
    Fly,
    Pick,
    Place,
    Renfort,
    Swap,
    Take,
    Tower,
    Undead,
    Vol,
    Volontaires,
)
from plateau_parlant.engines.dragon.placing import TOWER_AT, known_cards, placements, takes
from plateau_parlant.engines.dragon.planning import Outlook, Planner, grown, pile_of
from plateau_parlant.engines.dragon.position import State
from plateau_parlant.engines.dragon.rules import apply
from plateau_parlant.engines.dragon.view import options

_FEW = 24
"""How many of the ways to insert volunteers are looked at."""


def greedy(view: State, rng: Generator) -> Choice:
    """The move whose turn costs least; equal ones by lot. Raises IndexError where the view's seat has no move."""
    moves = options(view)
    if len(moves) == 1:
        return Choice(moves[0], (Reason("only_move"),))
    costs = judged(view, rng)
    least = min(cost for _, cost in costs)
    best = [move for move, cost in costs if cost <= least + 1e-9]
    move = best[0] if len(best) == 1 else rng.choice(best)
    return Choice(move, tuple(reasons(view, move)))


def judged(view: State, rng: Generator) -> list[tuple[DragonMove, float]]:
    """The moves worth a look and what the turn costs that begins with each."""
    moves = options(view)
    if isinstance(moves[0], Fly):
        return _flights(view, moves)
    if isinstance(moves[0], Pick):
        return _picks(view, moves)
    planner = Planner(view)
    stuck = any(isinstance(move, Take) for move in moves)
    looked_at: list[DragonMove] = [move for move in moves if not isinstance(move, (Volontaires, Renfort))]
    inserts = [move for move in moves if isinstance(move, Volontaires) and HERO not in (move.card, move.card2)]
    looked_at += sorted(inserts, key=lambda move: move.card2 == "")[:_FEW]  # two cards before one
    found = [(move, planner.first(move)) for move in looked_at]
    if stuck and RENFORT in moves:
        found.append((RENFORT, _renfort(view, planner)))
    return found


def _with(view: State, card: str, outlook: Outlook) -> float:
    """The cost of the turn with this card of the camp in hand."""
    seat = view.viewer or 0
    hands = tuple((*hand, card) if n == seat else hand for n, hand in enumerate(view.hands))
    return Planner(replace(view, hands=hands, looking=None), outlook).best()


def _renfort(view: State, planner: Planner) -> float:
    """What a look at the camp would come to: the best of the cards that may be there, as good as sure in solo."""
    seat = view.viewer or 0
    cards = (*view.unseen, HERO) if view.heroes[seat] else view.unseen
    return planner.token_price() + min((_with(view, card, planner.outlook) for card in cards), default=50.0)


def _picks(view: State, moves: Sequence[DragonMove]) -> list[tuple[DragonMove, float]]:
    outlook = Outlook(view)
    costs = {move.card: _with(view, move.card, outlook) for move in moves if isinstance(move, Pick)}
    return [(PICKS[card], cost) for card, cost in costs.items()]


def _flights(view: State, moves: Sequence[DragonMove]) -> list[tuple[DragonMove, float]]:
    """The army that would take most of the unseen cards is closed to the next player."""
    outlook = Outlook(view)
    return [
        (move, -float(outlook.takes(AT[move.army], pile_of(view, AT[move.army]))))
        for move in moves
        if isinstance(move, Fly)
    ]


# --- reasons ------------------------------------------------------------------------------------------------


def _room_after(view: State, move: Place | Tower) -> tuple[str, int, str]:
    """The pile, how many unseen troops it takes after the move, and their colour where it has one."""
    outlook = Outlook(view)
    if isinstance(move, Tower):
        clears = len(view.piles[TOWER_AT]) + 1 == SIX
        colour = "" if clears else view.colours[TOWER_AT] or move.card[0]
        return PILES[TOWER_AT], outlook.tower_takes(colour), colour
    army = AT[move.army]
    pile = grown(army, pile_of(view, army), move)
    return move.army, outlook.takes(army, pile), pile.colour if ONE_COLOUR[army] else ""


def _lost(view: State, move: Place) -> int:
    """How many unseen troops the army took before the placement and takes no more after it."""
    army = AT[move.army]
    outlook = Outlook(view)
    before = pile_of(view, army)
    return outlook.takes(army, before) - outlook.takes(army, grown(army, before, move))


def _more(view: State, move: Place) -> int:
    """How many further cards of the hand could follow on the same army this turn."""
    seat = view.viewer or 0
    return _longest(apply(view, Act(seat, move)).state, seat)


def _longest(s: State, seat: int) -> int:
    if s.step != "A":
        return 0
    following: dict[str, DragonMove] = {}
    for move in placements(s, known_cards(s, seat)):
        # Of a hero's names the next in order leaves most room: the first listed in rising armies, else the last.
        if isinstance(move, Place) and (
            move.card not in following or (move.card == HERO and AT[move.army] % 2 == 1)
        ):
            following[move.card] = move
    return max((1 + _longest(apply(s, Act(seat, move)).state, seat) for move in following.values()), default=0)


def _dearth(view: State) -> int:
    """The fewest cards that must be taken off, without tokens; 0 where something can be placed."""
    seat = view.viewer or 0
    if view.placed or placements(view, known_cards(view, seat)):
        return 0
    return min((move.count for move in takes(view, known_cards(view, seat))), default=0)


def _size(view: State, move: Place | Tower) -> int:
    return len(view.piles[AT[move.army] if isinstance(move, Place) else TOWER_AT]) + 1


def _facts(view: State, move: DragonMove) -> dict[str, dict[str, str | int]]:
    """Every fact that can be said of a move, by its code: what `greedy` picks from and `holds` compares with."""
    seat = view.viewer or 0
    facts: dict[str, dict[str, str | int]] = {}
    if len(options(view)) == 1:
        facts["only_move"] = {}
    if isinstance(move, (Place, Tower)):
        pile, count, colour = _room_after(view, move)
        if _size(view, move) == SIX:
            facts["clears"] = {"pile": pile}
        facts["keeps_playable"] = {"pile": pile, "count": count, "colour": colour}
        if move.card != HERO and HERO in view.hands[seat]:
            facts["keeps_hero"] = {}
        if isinstance(move, Place):
            if _size(view, move) != SIX:
                facts["loses"] = {"pile": pile, "count": _lost(view, move)}
            if more := _more(view, move):
                facts["more_to_follow"] = {"pile": pile, "count": more}
    elif isinstance(move, Done):
        fitting = {one.card for one in placements(view, known_cards(view, seat)) if isinstance(one, (Place, Tower))}
        facts["holds_back" if fitting else "nothing_more_fits"] = {"count": len(fitting)} if fitting else {}
    elif isinstance(move, Take):
        fewest = min(one.count for one in takes(view, known_cards(view, seat)))
        facts["fewest" if move.count == fewest else "more_than_fewest"] = {
            "pile": move.army, "count": move.count, **({} if move.count == fewest else {"fewest": fewest}),
        }  # fmt: skip
        facts["left_there"] = {"pile": move.army, "count": len(view.piles[AT[move.army]]) - move.count}
    elif isinstance(move, Fly):
        army = AT[move.army]
        facts["closes_room"] = {"pile": move.army, "count": Outlook(view).takes(army, pile_of(view, army))}
    elif isinstance(move, Pick):
        then = replace(view, hands=tuple((move.card,) if n == seat else hand for n, hand in enumerate(view.hands)))
        piles = [ARMIES[AT[one.army]] for one in placements(replace(then, looking=None), (move.card,))
                 if isinstance(one, Place)]  # fmt: skip
        if piles:
            facts["fits_now"] = {"pile": piles[0]}
    elif isinstance(move, Swap):
        facts["hero_back"] = {"pile": move.army}
    elif isinstance(move, Renfort):
        facts["choice_of"] = {"count": view.sizes[seat]}
    else:
        facts.update(_token_facts(view, move))
    return facts


def _token_facts(view: State, move: DragonMove) -> dict[str, dict[str, str | int]]:
    """What can be said of a token: the taking it spares, the room it makes or closes, what it opens."""
    seat = view.viewer or 0
    facts: dict[str, dict[str, str | int]] = {}
    after = apply(view, Act(seat, move)).state
    if (dearth := _dearth(view)) and not _dearth(after):
        facts["spares_taking"] = {"count": dearth}
    outlook = Outlook(view)
    if isinstance(move, (Epidemie, ContreOrdre)):
        pile = move.army if isinstance(move, Epidemie) else move.pile
        gain = _room(after, pile, outlook) - _room(view, pile, outlook)
        if gain > 0:
            facts["more_room"] = {"pile": pile, "count": gain}
        elif isinstance(move, Epidemie):
            facts["removes"] = {"pile": pile, "count": move.count}
        else:
            facts["new_colour"] = {"pile": pile, "colour": move.colour}
    elif isinstance(move, Vol):
        facts["opens"] = {"pile": ARMIES[view.red if move.dragon == "red" else view.undead]}
    elif isinstance(move, Undead):
        facts["closes_room"] = {"pile": move.army, "count": _room(view, move.army, outlook)}
    elif isinstance(move, Volontaires):
        facts["lays"] = {"pile": move.army, "count": 2 if move.card2 else 1}
    elif isinstance(move, Emprisonnes):
        facts["closes_tower"] = {}
    return facts


def _room(s: State, pile: str, outlook: Outlook) -> int:
    """How many of the unseen troops the pile would take next."""
    at = AT[pile]
    return outlook.tower_takes(s.colours[at]) if at == TOWER_AT else outlook.takes(at, pile_of(s, at))


def reasons(view: State, move: DragonMove) -> list[Reason]:
    """The facts that speak for the move, the strongest first, at most three."""
    facts = _facts(view, move)
    if facts.get("loses", {}).get("count", 0) != 0:
        del facts["loses"]  # only worth saying where nothing is lost
    if facts.get("keeps_playable", {}).get("count", 1) == 0 and len(facts) > 1:
        del facts["keeps_playable"]  # speaks against the move
    order = (
        "only_move", "clears", "spares_taking", "more_to_follow", "loses", "keeps_playable", "fewest",
        "more_than_fewest", "left_there", "keeps_hero",
    )  # fmt: skip
    codes = sorted(facts, key=lambda code: order.index(code) if code in order else len(order))
    return [Reason(code, facts[code]) for code in codes[:3]]


def holds(view: State, move: DragonMove, reason: Reason) -> bool:
    """Recomputes what the reason says of the move, from the view alone: True where it is a fact."""
    return _facts(view, move).get(reason.code) == reason.parts
