"""The rules S2 to S7: begin, waiting, legal, check, apply.

One function takes an entry and returns the step or the refusal; `check` and `apply` both ask it, so they agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from plateau_parlant.engines import core
from plateau_parlant.engines.core import (
    AGREED_END,
    ALL,
    RESIGN,
    Act,
    Ask,
    Decide,
    Ended,
    Event,
    Fact,
    Over,
    PositionError,
    Refusal,
    RefusedError,
    Resigned,
    Step,
    TurnBegan,
)
from plateau_parlant.engines.sadaraspha import action, components, construction, events
from plateau_parlant.engines.sadaraspha.board import VICTORY, YIELDS
from plateau_parlant.engines.sadaraspha.components import KINDS, RACES
from plateau_parlant.engines.sadaraspha.moves import DONE, Attack, Build, Change, Done, Race, Walk
from plateau_parlant.engines.sadaraspha.position import OPTIONS, Side, State

_DECIDE = (Decide((0,)), Decide((1,)))
_RACES = {"": tuple(map(Race, RACES))} | {taken: tuple(Race(r) for r in RACES if r != taken) for taken in RACES}


def begin(setup: core.Setup) -> State:
    """The game before the lot (S2.2). Raises `PositionError` on other than two players, bad options or bad data."""
    if len(setup.players) != 2:
        raise PositionError("bad_players", count=len(setup.players), allowed="2")
    options = core.settle(OPTIONS, setup.options)
    box = components.box(setup.data, options["map"] or 1)
    bank = box.tables.bank
    side = Side("", (0, 0, 0, 0), box.tables.town)
    return State(
        players=(setup.players[0], setup.players[1]),
        box=box,
        penalty=options["penalty"],
        limit=options["turn_limit"],
        sides=(side, side),
        bank=(bank[0], bank[1], bank[2], bank[3]),
    )


def waiting(state: State) -> core.Waiting:
    """The lot, a roll, the seat whose phase it is, or the end."""
    if state.end:
        return Over(_places(state), _scores(state), state.end)
    if state.pending is not None:
        return action.roll(state)
    if state.phase == "lot":
        return Ask(state.asks, "first", "players", ("0", "1"), (1, 1))
    return _DECIDE[state.seat]


def legal(state: State, seat: int) -> list[Any]:
    """Every move of the seat; `done` is the last."""
    if seat != state.seat or state.pending is not None or state.phase in ("lot", "over"):
        return []
    if state.phase == "action":
        return action.legal(state, seat)
    if state.phase == "race":
        return list(_RACES[state.sides[1 - seat].race])
    return construction.legal(state, seat)


def check(state: State, entry: core.Entry) -> Refusal | None:
    """None, or why not."""
    taken = _take(state, entry)
    return taken if isinstance(taken, Refusal) else None


def apply(state: State, entry: core.Entry) -> Step:
    """The step. Raises `RefusedError`."""
    taken = _take(state, entry)
    if isinstance(taken, Refusal):
        raise RefusedError(taken)
    return taken


def _take(state: State, entry: core.Entry) -> Step | Refusal:
    if state.end:
        return Refusal("game_over")
    if isinstance(entry, Fact):
        return _fact(state, entry)
    if state.pending is not None or state.phase == "lot":
        return Refusal("ask_pending", {"ask": state.asks})
    if entry.seat != state.seat:
        return Refusal("not_your_turn", {"seat": state.seat}, "S3.1")
    handler = _PHASES[state.phase].get(type(entry.move))
    if handler is None:
        return Refusal("wrong_phase", {"phase": state.phase}, "S3.1")
    return handler(state, entry.seat, entry.move)


def _fact(state: State, fact: Fact) -> Step | Refusal:
    now = waiting(state)
    if isinstance(now, Ask):
        refusal = core.refuse_answer(now, fact)
        if refusal:
            return refusal
        if now.kind == "first":
            seat = int(fact.value if isinstance(fact.value, str) else next(iter(fact.value)))
            state = replace(state, first=seat, seat=seat, phase="race", asks=state.asks + 1)
            return Step(state, (events.FirstDrawn(seat, informs=ALL), events.PhaseBegan(seat, "race")))
        values = (fact.value,) if isinstance(fact.value, str) else tuple(fact.value)
        state, happened, fell = action.strike(state, tuple(map(int, values)))
        return _end(state, happened, "town_destroyed", state.seat) if fell else Step(state, tuple(happened))
    if fact.ask == AGREED_END:
        return _end(state, [], AGREED_END, _ahead(state))
    if fact.ask == RESIGN:
        if fact.value not in ("0", "1"):
            return Refusal("not_there", {"value": str(fact.value), "zone": "players"})
        seat = int(str(fact.value))
        return _end(state, [Resigned(seat)], RESIGN, 1 - seat)
    return Refusal("other_ask", {"expected": "", "given": str(fact.ask)})


# --- the order of a turn ------------------------------------------------------------------------------------


def _race(state: State, seat: int, move: Race) -> Step | Refusal:
    """S2.2: the first player chooses, then the other, another race; each starts with 15 wood and 2 stone."""
    if move.race not in RACES:
        return Refusal("unknown_race", {"race": move.race, "allowed": "|".join(RACES)}, "S2.1")
    if move.race == state.sides[1 - seat].race:
        return Refusal("race_taken", {"race": move.race}, "S2.1")
    wood, stone, ore = state.tables.start
    bank = state.bank
    side = replace(state.sides[seat], race=move.race, cards=(wood, stone, ore, 0))
    state = replace(
        with_side(state, seat, side),
        bank=(bank[0] - wood, bank[1] - stone, bank[2] - ore, bank[3]),
        seat=1 - seat,
        phase="race" if seat == state.first else "setup",
    )
    happened = (events.RaceChosen(seat, move.race, wood, stone, ore), _began(state, state.seat, state.phase))
    return Step(state, happened)


def _done(state: State, seat: int, move: Done) -> Step | Refusal:
    """S3.1: construction of both, then action of both, then the next turn with the other player first."""
    if seat == state.first:
        return _phase(state, 1 - seat, state.phase, [])
    if state.phase == "setup":
        return _turn(state, 1, state.first, [])
    if state.phase == "construction":
        return _phase(state, state.first, "action", [])
    if not any(side.units or construction.can_pay(state, n) for n, side in enumerate(state.sides)):
        return _end(state, [], "nothing_left", _ahead(state))
    if state.limit is not None and state.turn >= state.limit:
        return _end(state, [], "turn_limit", _ahead(state, towns=True))
    return _turn(state, state.turn + 1, 1 - state.first, [])


def _began(state: State, seat: int, phase: str, units: int = 0) -> events.PhaseBegan:
    wood, stone, ore, _ = state.sides[seat].cards
    return events.PhaseBegan(seat, phase, units, (wood, stone, ore))


def _phase(state: State, seat: int, phase: str, happened: list[Event]) -> Step:
    units = sum(unit.actions > 0 for unit in state.sides[seat].units) if phase == "action" else 0
    happened.append(_began(state, seat, phase, units))
    return Step(replace(state, seat=seat, phase=phase), tuple(happened))


def _turn(state: State, turn: int, first: int, happened: list[Event]) -> Step:
    """A new turn: harvest, perhaps the end (S6.2), else construction. Whoever stands on the map has two actions."""
    happened.append(TurnBegan(first, turn))
    state = replace(state, turn=turn, first=first, seat=first)
    state = harvest(state, happened)
    state = replace(state, sides=(_rested(state.sides[0]), _rested(state.sides[1])))
    points = (state.sides[0].cards[3], state.sides[1].cards[3])
    if max(points) >= state.tables.goal and points[0] != points[1]:
        return _end(state, happened, "victory_points", int(points[1] > points[0]))
    return _phase(state, first, "construction", happened)


def _rested(side: Side) -> Side:
    return replace(side, units=tuple(replace(unit, actions=2) for unit in side.units))


def harvest(state: State, happened: list[Event]) -> State:
    """S4.1: one card for each worker on forest, rock, volcano, and for each unit on a victory tile."""
    tables = state.tables
    claims = [[0, 0, 0, 0], [0, 0, 0, 0]]
    for claim, side in zip(claims, state.sides, strict=True):
        for unit in side.units:
            biome = tables.field.biomes[unit.cell]
            if biome == VICTORY:
                claim[3] += 1
            elif unit.name in tables.workers and biome in YIELDS:
                claim[YIELDS[biome]] += 1
    gains = [[0, 0, 0, 0], [0, 0, 0, 0]]
    bank = list(state.bank)
    for kind in range(4):
        wanted = (claims[0][kind], claims[1][kind])
        if not any(wanted):
            continue
        held = (state.sides[0].cards[kind], state.sides[1].cards[kind])
        given = share(bank[kind], wanted, held, state.first)
        if given != wanted:
            happened.append(events.BankShort(KINDS[kind], wanted, given))
        gains[0][kind], gains[1][kind] = given
        bank[kind] -= sum(given)
    sides = []
    for seat in (state.first, 1 - state.first):
        cards, gain = state.sides[seat].cards, gains[seat]
        totals = (cards[0] + gain[0], cards[1] + gain[1], cards[2] + gain[2], cards[3] + gain[3])
        happened.append(events.Harvested(seat, gain[0], gain[1], gain[2], gain[3], totals))
        sides.append(replace(state.sides[seat], cards=totals))
    if state.first:
        sides.reverse()
    return replace(state, sides=(sides[0], sides[1]), bank=(bank[0], bank[1], bank[2], bank[3]))


def share(bank: int, claims: tuple[int, int], held: tuple[int, int], first: int) -> tuple[int, int]:
    """S2.3: how many cards of a kind each gets of `bank`: one by one to who has received fewer in this harvest, on a
    tie to who holds fewer, then to the first player, until a claim is met or nothing is left."""
    given = [0, 0]
    while bank and (given[0] < claims[0] or given[1] < claims[1]):
        open_seats = [seat for seat in (first, 1 - first) if given[seat] < claims[seat]]
        seat = min(open_seats, key=lambda n: (given[n], held[n] + given[n]))
        given[seat] += 1
        bank -= 1
    return given[0], given[1]


# --- the end ------------------------------------------------------------------------------------------------


def _ahead(state: State, towns: bool = False) -> int:
    """The seat with more victory points (S6.3), -1 on a tie; at a turn limit the town with more hit points decides."""
    one, other = state.sides
    mine, theirs = (one.cards[3], one.town * towns), (other.cards[3], other.town * towns)
    return -1 if mine == theirs else int(theirs > mine)


def _end(state: State, happened: list[Event], reason: str, winner: int) -> Step:
    state = replace(state, phase="over", end=reason, winner=winner, pending=None)
    happened.append(Ended(_places(state), _scores(state), reason))
    return Step(state, tuple(happened))


def _places(state: State) -> tuple[int, int]:
    return (1, 1) if state.winner < 0 else (1 + (state.winner == 1), 1 + (state.winner == 0))


def _scores(state: State) -> tuple[int, int]:
    return state.sides[0].cards[3], state.sides[1].cards[3]


def result(state: State) -> dict[str, Any] | None:
    """Winner, ranks, victory points, town hit points, turns, reason."""
    if not state.end:
        return None
    return {
        "winner": None if state.winner < 0 else state.winner,
        "ranks": list(_places(state)),
        "victory": list(_scores(state)),
        "towns": [side.town for side in state.sides],
        "turns": state.turn,
        "reason": state.end,
    }


def census(state: State) -> dict[str, int]:
    """Every card and figure, wherever it lies: bank and players, map and stock."""
    found = {kind: state.bank[n] + sum(side.cards[n] for side in state.sides) for n, kind in enumerate(KINDS)}
    on_map = [unit.name for side in state.sides for unit in side.units]
    for card in state.tables.cards.values():
        stock = sum(figure not in on_map for figure in card.figures)
        found[card.name] = stock + sum(state.tables.of[name] is card for name in on_map)
    return found


def with_side(state: State, seat: int, side: Side) -> State:
    """The state with one player's side replaced."""
    sides = state.sides
    return replace(state, sides=(side, sides[1]) if seat == 0 else (sides[0], side))


_Handler = Callable[[State, int, Any], Step | Refusal]
_BUY: dict[type, _Handler] = {Build: construction.build, Change: construction.change, Done: _done}
_PHASES: dict[str, dict[type, _Handler]] = {
    "race": {Race: _race},
    "setup": _BUY,
    "construction": _BUY,
    "action": {Walk: action.walk, Attack: action.attack, Done: _done},
}

__all__ = ["DONE", "Act", "apply", "begin", "census", "check", "harvest", "legal", "result", "share", "waiting"]
