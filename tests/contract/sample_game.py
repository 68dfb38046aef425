"""A whole game in one short file, kept by the same contract suite as the others: the guide for a fifth game.

Two players hold three of the cards 1 to 8 each. Three times both lay one in secret; the higher takes a point.
"""

from collections import Counter
from typing import Any

import msgspec

from plateau_parlant.engines import core
from plateau_parlant.engines.core import ALL, Ask, Choice, Decide, Ended, Event, Fact, Move, Over, Refusal, Step

NAME, RULES_VERSION, PLAYERS, OPTIONS = "sample", 1, (2,), (core.TURN_LIMIT,)
DECK = tuple("12345678")


class Lay(Move, frozen=True):
    """Lay a card, hidden until both have."""

    card: str


class Drawn(Event, frozen=True):
    """`seat` got a card; the others hear that, not which."""

    seat: int
    card: str = "?"


class Laid(Event, frozen=True):
    """`seat` laid a card: nothing is heard of it by the other until both have."""

    seat: int
    card: str


class Compared(Event, frozen=True):
    """Both cards are turned up."""

    cards: tuple[str, str]
    scores: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    """Also the view: there, the other hand and the other laid card are '?' one by one. `end`: why it is over."""

    players: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[str | None, ...] = (None, None)
    scores: tuple[int, ...] = (0, 0)
    out: tuple[str, ...] = ()
    asks: int = 0
    limit: int | None = None
    end: str = ""
    viewer: int | None = None


def begin(setup: core.Setup) -> State:
    limit = core.settle(OPTIONS, setup.options)["turn_limit"]
    return State(setup.players, ((), ()), limit=limit)


def waiting(state: State) -> core.Waiting:
    if state.end:
        return Over(core.places(state.scores), state.scores, state.end)
    if state.asks < 6:
        unseen = tuple(card for card in DECK if card not in state.hands[0] + state.hands[1])
        seat = state.asks % 2
        return Ask(state.asks, "draw", f"hand {seat}", unseen, (1,) * len(unseen), audience=core.seats(seat))
    return Decide(tuple(seat for seat in (0, 1) if state.laid[seat] is None), sealed=True)


def legal(state: State, seat: int) -> tuple[Lay, ...]:
    now = waiting(state)
    return tuple(map(Lay, state.hands[seat])) if isinstance(now, Decide) and seat in now.must else ()


def check(state: State, entry: core.Entry) -> Refusal | None:
    now = waiting(state)
    if isinstance(entry, Fact):
        if isinstance(now, Ask):
            return core.refuse_answer(now, entry)
        return core.refuse_report(now, entry, 2) if isinstance(now, Decide) else Refusal("game_over")
    return None if entry.move in legal(state, entry.seat) else Refusal("not_legal", {"seat": entry.seat})


def apply(state: State, entry: core.Entry) -> Step:
    if refusal := check(state, entry):
        raise core.RefusedError(refusal)
    if isinstance(entry, Fact) and entry.ask in (core.RESIGN, core.AGREED_END):
        return _ended(msgspec.structs.replace(state, end=str(entry.ask)), ())
    if isinstance(entry, Fact):
        seat, card = state.asks % 2, str(entry.value)
        hands = tuple(hand + (card,) if n == seat else hand for n, hand in enumerate(state.hands))
        own = core.seats(seat)
        event: Event = Drawn(seat, card, audience=own, informs=own, masked=Drawn(seat))
        return Step(msgspec.structs.replace(state, hands=hands, asks=state.asks + 1), (event,))
    seat, card = entry.seat, entry.move.card
    hands = tuple(tuple(c for c in h if c != card) if n == seat else h for n, h in enumerate(state.hands))
    laid = tuple(card if n == seat else other for n, other in enumerate(state.laid))
    event = Laid(seat, card, audience=core.seats(seat))
    state = msgspec.structs.replace(state, hands=hands, laid=laid)
    if None in laid:
        return Step(state, (event,))
    scores = tuple(score + (laid[n] > laid[1 - n]) for n, score in enumerate(state.scores))
    state = msgspec.structs.replace(state, laid=(None, None), scores=scores, out=state.out + laid)
    events = (event, Compared(laid, scores, informs=ALL))
    over = not any(hands) or len(state.out) // 2 == state.limit
    return _ended(msgspec.structs.replace(state, end="played"), events) if over else Step(state, events)


def _ended(state: State, events: tuple[Event, ...]) -> Step:
    return Step(state, (*events, Ended(core.places(state.scores), state.scores, state.end)))


def view(state: State, seat: int) -> State:
    hands = tuple(h if n == seat else ("?",) * len(h) for n, h in enumerate(state.hands))
    laid = tuple(c if n == seat or c is None else "?" for n, c in enumerate(state.laid))
    return msgspec.structs.replace(state, hands=hands, laid=laid, viewer=seat)


def options(view: State) -> tuple[Lay, ...]:
    seat = view.viewer
    if seat is None or seat > 1 or view.end or view.asks < 6 or view.laid[seat] is not None:
        return ()
    return tuple(map(Lay, view.hands[seat]))


def imagine(view: State, rng: Any) -> State:
    known = {c for hand in view.hands for c in hand} | {c for c in view.laid if c} | set(view.out)
    unseen = [card for card in DECK if card not in known]
    rng.shuffle(unseen)
    hands = tuple(tuple(unseen.pop() if c == "?" else c for c in hand) for hand in view.hands)
    laid = tuple(unseen.pop() if c == "?" else c for c in view.laid)
    return msgspec.structs.replace(view, hands=hands, laid=laid, viewer=None)


def parse(text: str) -> Lay:
    word, _, card = text.partition(" ")
    if word != "lay" or card not in DECK:
        raise core.NotationError("unknown_move", text=text)
    return Lay(card)


def notation(move: Lay) -> str:
    return f"lay {move.card}"


def to_position(state: State) -> dict[str, Any]:
    return {"game": NAME, **msgspec.to_builtins(state)}


def from_position(position: Any) -> State:
    try:
        return msgspec.convert({k: v for k, v in position.items() if k != "game"}, State, strict=True)
    except msgspec.ValidationError as error:
        raise core.PositionError("bad_position", what=str(error)) from None


def result(state: State) -> dict[str, Any] | None:
    return {"scores": list(state.scores), "reason": state.end} if state.end else None


def census(state: State) -> dict[str, int]:
    seen = [*state.hands[0], *state.hands[1], *filter(None, state.laid), *state.out]
    return Counter(seen + [card for card in DECK if card not in seen])


def schema() -> dict[str, Any]:
    return {"position": msgspec.json.schema(State), "notation": ["lay CARD"]}


def greedy(view: State, rng: Any) -> Choice:
    best = max(options(view), key=lambda move: move.card)
    return Choice(best, (core.Reason("highest", {"card": best.card}),))


def holds(view: State, move: Lay, reason: core.Reason) -> bool:
    return reason.code == "highest" and move.card == max(view.hands[view.viewer or 0])
