"""The course of a turn (D3) and the end of the game (D7, D8.4), giving up included."""

from __future__ import annotations

from msgspec.structs import replace

from plateau_parlant.engines import core
from plateau_parlant.engines.core import (
    AGREED_END,
    RESIGN,
    UNKNOWN,
    Ended,
    Event,
    Fact,
    Over,
    Refusal,
    Resigned,
    TurnBegan,
)
from plateau_parlant.engines.dragon.components import ARMIES, HAND, HERO
from plateau_parlant.engines.dragon.events import TowerOpened, UndeadLeft
from plateau_parlant.engines.dragon.position import State, put

Events = list[Event]

# --- the course of a turn -----------------------------------------------------------------------------------


def recruit(s: State, events: Events) -> State:
    """Step C (D3.3): the first draw is asked for, or the turn is over. The turn's record is forgotten."""
    seat = s.turn
    more = len(s.hands[seat]) < HAND and s.sizes[seat] > 0
    s = replace(
        s, step="C", pending="draw" if more else "", used=-1, placed=0, taken=(), grounded=0,
    )  # fmt: skip
    return s if more else next_turn(s, events)


def next_turn(s: State, events: Events) -> State:
    """The turn passes clockwise (D3); seats that gave up are passed over, and what they closed opens again."""
    if s.limit and s.turns >= s.limit:
        return finish(s, "turn_limit", events)
    players = len(s.names)
    seat = s.turn
    while True:
        seat = (seat + 1) % players
        if not s.resigned >> seat & 1:
            return begin_turn(s, seat, events)
        s = _lift(s, seat, events)


def _lift(s: State, seat: int, events: Events) -> State:
    """The start of a seat's turn ends what its Emprisonnés and its undead dragon closed (E1, E5)."""
    if s.undead_by == seat:
        events.append(UndeadLeft(ARMIES[s.undead]))
        s = replace(s, undead=-1, undead_by=-1)
    if s.closed_by == seat:
        events.append(TowerOpened())
        s = replace(s, closed_by=-1)
    return s


def begin_turn(s: State, seat: int, events: Events) -> State:
    """`seat` begins its turn with step A. Turns are counted only where the game has a limit."""
    s = _lift(s, seat, events)
    turns = s.turns + 1 if s.limit else 0
    events.append(TurnBegan(seat, turns))
    return replace(s, turn=seat, step="A", pending="", used=-1, placed=0, taken=(), grounded=0, turns=turns)


# --- the end ------------------------------------------------------------------------------------------------


def left(s: State) -> tuple[int, ...]:
    """The cards of each seat in hand and camp together (D7)."""
    return tuple(len(hand) + size for hand, size in zip(s.hands, s.sizes, strict=True))


def over(s: State) -> Over:
    """Places and scores (D7, D8.4): scores are cards left, in solo deserters. Who gave up comes after all others."""
    reason = s.end or "played"
    if len(s.names) == 1:
        return Over((1,), (len(s.deserters),), reason)
    scores = left(s)
    keys = tuple(score + (100 if s.resigned >> seat & 1 else 0) for seat, score in enumerate(scores))
    keys = tuple(100 if key >= 100 else key for key in keys)
    return Over(core.places(keys, int.__lt__), scores, reason)


def finish(s: State, reason: str, events: Events) -> State:
    """The game ends here."""
    s = replace(s, step="over", end=reason, pending="")
    end = over(s)
    events.append(Ended(end.places, end.scores, end.reason))
    return s


def verdict(deserters: int) -> str:
    """The name of a solo result (D8.4)."""
    for most, name in ((0, "perfect"), (4, "success"), (8, "poor"), (15, "failure")):
        if deserters <= most:
            return name
    return "carnage"


def result(s: State) -> dict[str, object] | None:
    """The result as JSON data; None while the game goes on."""
    if s.step != "over":
        return None
    end = over(s)
    if len(s.names) == 1:
        done = end.reason == "played"
        data: dict[str, object] = {"deserters": end.scores[0], "verdict": verdict(end.scores[0]) if done else None}
        return data if done else {**data, "reason": end.reason}
    first = [seat for seat, place in enumerate(end.places) if place == 1]
    alone = bin(s.resigned).count("1") == len(s.names) - 1
    winner = first[0] if len(first) == 1 and (end.reason == "played" or alone) else None
    return {"winner": winner, "ranks": list(end.places), "left": list(end.scores), "reason": end.reason}


def resign(s: State, seat: int, events: Events) -> State:
    """`seat` gives up: alone, or with one left, the game ends; else the others play on without him."""
    players = len(s.names)
    events.append(Resigned(seat))
    s = replace(s, resigned=s.resigned | 1 << seat)
    if bin(s.resigned).count("1") >= players - 1:
        return finish(s, RESIGN, events)
    if seat != s.turn:
        return s
    if s.looking is not None:
        known = None if UNKNOWN in s.looking else s.looking
        heroes = None if known is None else known.count(HERO)
        s = replace(
            s, looking=None, known=put(s.known, seat, known), heroes=put(s.heroes, seat, heroes),
            bottoms=put(s.bottoms, seat, ()),
        )  # fmt: skip
    return next_turn(s, events)


def refuse_report(s: State, fact: Fact) -> Refusal | None:
    """Whether a report (giving up, an agreed end) can be taken now."""
    if fact.ask not in (RESIGN, AGREED_END):
        return Refusal("no_ask", {"given": str(fact.ask)})
    if fact.ask == RESIGN:
        value = fact.value
        if not isinstance(value, str) or value not in map(str, range(len(s.names))):
            return Refusal("unknown_seat", {"seat": str(value)})
        if s.resigned >> int(value) & 1:
            return Refusal("already_resigned", {"seat": int(value)})
    return None


def report(s: State, fact: Fact) -> core.Step:
    """The state after a report that `refuse_report` took."""
    events: Events = []
    if fact.ask == RESIGN:
        s = resign(s, int(str(fact.value)), events)
    else:
        s = finish(s, AGREED_END, events)
    return core.Step(s, tuple(events))
