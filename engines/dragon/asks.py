"""What comes from outside: the Asks of set-up (D2), of drawing (D3.3) and of Renfort (E3), and their answers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from plateau_parlant.engines import core
from plateau_parlant.engines.core import ALL, NOBODY, UNKNOWN, Ask, Event, Fact, Refusal, TurnBegan
from plateau_parlant.engines.dragon.components import ARMIES, HAND, HERO, TOKENS, TROOPS, VALUE, arrange
from plateau_parlant.engines.dragon.events import Corrected, Drew, Looked, Revealed, TokenDealt, Totalled
from plateau_parlant.engines.dragon.position import Cards, State, free_heroes, put, rest
from plateau_parlant.engines.dragon.turns import Events, begin_turn, next_turn

_CAMPS: Final = tuple(f"camp {seat}" for seat in range(4))

# A weight beside which all the others are nothing even for 64 random bits: what must be drawn is drawn first.
_SURE: Final = 64


# --- what is asked ------------------------------------------------------------------------------------------


def _tokens_due(s: State) -> int:
    """How many tokens each seat has once all are dealt (D2.5)."""
    return 3 if len(s.names) == 2 else 2


def asked_seat(s: State) -> int:
    """The seat the pending Ask is for; -1 where it is for none (the armies, the fourth hero)."""
    if s.step != "setup":
        return s.turn
    if s.pending == "token":
        return next(seat for seat, mine in enumerate(s.tokens) if len(mine) < _tokens_due(s))
    if s.pending == "draw":
        return next(seat for seat, hand in enumerate(s.hands) if len(hand) < HAND)
    return -1


def ask(s: State) -> Ask:
    """The pending Ask. What it says is built from the state alone; its number is that of the Asks answered."""
    kind = s.pending
    if kind == "draw":
        if s.step == "C":
            seat = s.turn
            among, weights = _draw_bag(s, seat)
            return Ask(s.asks, "draw", _CAMPS[seat], among, weights, 1, 1 << seat, True)
        seat = asked_seat(s)
        among, weights = _draw_bag(s, seat)
        open_deal = s.step == "setup" and len(s.names) > 1
        audience = ALL if open_deal else 1 << seat
        return Ask(s.asks, kind, _CAMPS[seat], among, weights, 1, audience, not open_deal)
    if kind == "reveal":
        army = next(army for army in range(4) if not s.piles[army])
        return Ask(s.asks, kind, f"army {ARMIES[army]}", s.unseen, (1,) * len(s.unseen))
    if kind == "token":
        seat = asked_seat(s)
        there = dict(TOKENS)
        for mine in s.tokens:
            for token in mine:
                if token != UNKNOWN:
                    there[token] -= 1
        bag = {token: count for token, count in there.items() if count}
        return Ask(s.asks, kind, f"tokens {seat}", tuple(bag), tuple(bag.values()), 1, 1 << seat, True)
    if kind == "pack":
        camps = tuple(str(seat) for seat in range(len(s.names)))
        return Ask(s.asks, kind, "pack", camps, s.sizes, 1, NOBODY, True)
    return _look(s)


def _draw_bag(s: State, seat: int) -> tuple[Cards, tuple[int, ...]]:
    """What the top card of a camp may be, and the weights: each hero's place is as likely as any (D2.4)."""
    left = s.sizes[seat] - len(s.bottoms[seat])
    if not left:
        return (s.bottoms[seat][0],), (1,)
    known = s.known[seat]
    heroes = s.heroes[seat]
    if known is None:
        troops = s.unseen
    else:
        heroes = known.count(HERO)
        troops = known[: len(known) - heroes]
    count = len(troops)
    if heroes is None:
        free = free_heroes(s)
        if free <= 0:
            return troops, (count,) * count
        return (*troops, HERO), (*(count,) * count, max(1, free * count))
    if not heroes:
        return troops, (left,) * count
    if heroes >= left:
        return (HERO,), (max(1, heroes * count),)
    return troops + (HERO,), _weights(left - heroes, count, heroes)


@lru_cache(4096)
def _weights(troop: int, count: int, heroes: int) -> tuple[int, ...]:
    return (troop,) * count + (heroes * count,)


def set_known(s: State, seat: int) -> Cards | None:
    """The cards of a camp where all that lies elsewhere tells them; None where somebody has to say (E3).

    Only what the whole table can count decides it: whether there is an Ask must give nothing away.
    """
    bottom, known, left = s.bottoms[seat], s.known[seat], rest(s, seat)
    if known is not None:
        return arrange(known + bottom)
    if not left:
        return arrange(bottom)
    free = free_heroes(s) + (s.heroes[seat] or 0)
    if any(UNKNOWN in hand for hand in s.hands) or len(s.unseen) + free != left:
        return None
    if any(rest(s, other) and s.known[other] is None for other in range(len(s.names)) if other != seat):
        return None
    return arrange(s.unseen + (HERO,) * free + bottom)


def _look(s: State) -> Ask:
    """What the whole camp may hold (E3): what must be in it, weighted so that it is drawn first, then the troops."""
    seat = s.turn
    heroes = s.heroes[seat]
    sure = s.bottoms[seat] + (HERO,) * (heroes or 0)
    maybe = s.unseen + ((HERO,) * max(0, free_heroes(s)) if heroes is None else ())
    weight = max(1, len(maybe)) << _SURE
    weights = (weight,) * len(sure) + (1,) * len(maybe)
    return Ask(s.asks, "look", f"camp {seat}", sure + maybe, weights, s.sizes[seat], 1 << seat, True)


# --- answers ------------------------------------------------------------------------------------------------


def answer(s: State, fact: Fact) -> core.Step:
    """The state after a pending Ask other than a draw (see `draw`) is answered. Raises `RefusedError`."""
    now = ask(s)
    if refusal := core.refuse_answer(now, fact):
        raise core.RefusedError(refusal)
    value = fact.value
    events: Events = []
    if s.pending == "reveal":
        s = _reveal(s, str(value), events)
    elif s.pending == "token":
        seat = asked_seat(s)
        tokens = put(s.tokens, seat, (*s.tokens[seat], str(value)))
        own = 1 << seat
        events.append(TokenDealt(seat, str(value), audience=own, informs=own, masked=TokenDealt(seat, UNKNOWN)))
        s = replace(s, tokens=tokens, asks=s.asks + 1)
    elif s.pending == "pack":
        # "?": at a table nobody can know, and then no camp's number of heroes is known.
        heroes: tuple[int | None, ...] = (None,) * len(s.names)
        if value != UNKNOWN:
            heroes = tuple(1 + (str(seat) == value) for seat in range(len(s.names)))
        s = replace(s, heroes=heroes, asks=s.asks + 1)
    else:
        given = (value,) if isinstance(value, str) else tuple(value)
        return core.Step(*looked(replace(s, asks=s.asks + 1, pending=""), arrange(given)))
    s = _next_ask(s, events)
    return core.Step(s, tuple(events))


def _reveal(s: State, card: str, events: Events) -> State:
    army = next(army for army in range(4) if not s.piles[army])
    colours = put(s.colours, army, card[0]) if army >= 2 else s.colours
    events.append(Revealed(ARMIES[army], card, informs=ALL))
    at = s.unseen.index(card)
    unseen = s.unseen[:at] + s.unseen[at + 1 :]
    return replace(s, piles=put(s.piles, army, (card,)), colours=colours, unseen=unseen, asks=s.asks + 1)


def _next_ask(s: State, events: Events) -> State:
    """Set-up goes on: the armies, the fourth hero of three players, the tokens, the hands, then the first turn."""
    if not all(s.piles[:4]):
        return s
    players = len(s.names)
    if s.pending == "reveal" and players == 3:
        return replace(s, pending="pack")
    if players > 1 and any(len(mine) < _tokens_due(s) for mine in s.tokens):
        return replace(s, pending="token")
    if any(len(hand) < HAND for hand in s.hands):
        return replace(s, pending="draw")
    first = 0
    if players > 1:
        totals = tuple(sum(_worth(card) for card in hand) for hand in s.hands)
        first = max(range(players), key=lambda seat: (totals[seat], max(map(_worth, s.hands[seat])), -seat))
        events.append(Totalled(first, totals))
    return begin_turn(replace(s, pending=""), first, events)


def _worth(card: str) -> int:
    return 13 if card == HERO else VALUE[card]


def looked(s: State, cards: Cards) -> tuple[State, tuple[Event, ...]]:
    """The seat on turn sees its camp and has to pick (E3)."""
    seat = s.turn
    own = 1 << seat
    event = Looked(seat, len(cards), cards, audience=own, informs=own, masked=Looked(seat, len(cards)))
    named = set(cards)
    unseen = tuple(card for card in s.unseen if card not in named)
    return replace(s, looking=cards, unseen=unseen), (event,)


# --- drawing ------------------------------------------------------------------------------------------------


def _drawn(s: State, seat: int, value: object) -> tuple[str, Cards, int | None, Cards | None, Cards] | None:
    """What a drawn card leaves: the card, the unseen troops, the camp's heroes, known set and bottom.

    None where the camp cannot give it.
    """
    unseen, heroes, known, bottom = s.unseen, s.heroes[seat], s.known[seat], s.bottoms[seat]
    left = s.sizes[seat] - len(bottom)
    if not left:
        if value != bottom[0] and value != UNKNOWN:
            return None
        return bottom[0], unseen, heroes, known, bottom[1:]
    if value == HERO:
        if heroes is None:
            if free_heroes(s) <= 0:
                return None
        elif not heroes:
            return None
        else:
            heroes -= 1
        if known is not None:
            known = known[:-1]
        return HERO, unseen, heroes, known, bottom
    if value == UNKNOWN:
        if known is not None:
            back = set(known)
            unseen = tuple(card for card in TROOPS if card in back or card in unseen)
        return UNKNOWN, unseen, heroes and None, None, bottom
    if heroes is not None and heroes >= left:
        return None
    bag = unseen if known is None else known
    try:
        at = bag.index(value)
    except ValueError:
        return None
    bag = bag[:at] + bag[at + 1 :]
    card = str(value)
    return (card, bag, heroes, None, bottom) if known is None else (card, unseen, heroes, bag, bottom)


def refuse_draw(s: State, fact: Fact) -> Refusal | None:
    """Whether the fact answers the pending draw."""
    if fact.ask != s.asks:
        return core.refuse_answer(ask(s), fact)
    if fact.value == UNKNOWN and s.step == "setup" and len(s.names) > 1:
        return Refusal("must_be_told", {"zone": f"camp {asked_seat(s)}"}, "D2.7")
    if not isinstance(fact.value, str) or _drawn(s, asked_seat(s), fact.value) is None:
        return core.refuse_answer(ask(s), fact) or Refusal("not_there", {"value": str(fact.value)})
    return None


def draw(s: State, fact: Fact) -> core.Step:
    """A card comes from the camp into the hand (D2.7, D3.3, D8.1). Raises `RefusedError`."""
    setup = s.step == "setup"
    seat = asked_seat(s) if setup else s.turn
    got = _drawn(s, seat, fact.value) if fact.ask == s.asks else None
    several = len(s.names) > 1
    if got is None or (setup and several and fact.value == UNKNOWN):
        raise core.RefusedError(refuse_draw(s, fact) or Refusal("not_there", {"value": str(fact.value)}))
    card, unseen, heroes, known, bottom = got
    hand = s.hands[seat] + (card,)
    size = s.sizes[seat] - 1
    if not several:
        held = len(hand)
        masked = _DREW_SOLO[held][size] if held <= HAND else Drew(0, UNKNOWN, held, size)
        event = Drew(0, card, held, size, audience=1, informs=1, masked=masked)
        if setup or s.limit or (held < HAND and size):
            s = replace(
                s, hands=(hand,), sizes=(size,), heroes=(heroes,), known=(known,), bottoms=(bottom,), unseen=unseen,
                asks=s.asks + 1,
            )  # fmt: skip
            if held < HAND and size:
                return core.Step(s, (event,))
            events: Events = [event]
            return core.Step(next_turn(s, events), tuple(events))
        # The common road of solo play, in one step: the hand is full, the next turn begins.
        s = replace(
            s, hands=(hand,), sizes=(size,), heroes=(heroes,), known=(known,), bottoms=(bottom,), unseen=unseen,
            asks=s.asks + 1, step="A", pending="",
        )  # fmt: skip
        return core.Step(s, (event, _BEGAN))
    open_card = setup or bottom is not s.bottoms[seat]
    own = 1 << seat
    if open_card:
        events = [Drew(seat, card, len(hand), size, informs=ALL)]
    else:
        masked = Drew(seat, UNKNOWN, len(hand), size)
        events = [Drew(seat, card, len(hand), size, audience=own, informs=own, masked=masked)]
    s = replace(
        s,
        hands=put(s.hands, seat, hand),
        shown=put(s.shown, seat, (*s.shown[seat], card)) if open_card else s.shown,
        sizes=put(s.sizes, seat, size),
        heroes=put(s.heroes, seat, heroes),
        known=put(s.known, seat, known),
        bottoms=put(s.bottoms, seat, bottom),
        unseen=unseen,
        asks=s.asks + 1,
    )
    if setup:
        s = _next_ask(s, events)
    elif len(hand) >= HAND or not size:
        s = next_turn(s, events)
    return core.Step(s, tuple(events))


_DREW_SOLO: Final = tuple(tuple(Drew(0, UNKNOWN, held, size) for size in range(53)) for held in range(HAND + 1))
_BEGAN: Final = TurnBegan(0, 0)


# --- a card nobody had told -----------------------------------------------------------------------------------


def bind(s: State, seat: int, card: str, events: Events) -> State:
    """An unknown card of `seat` is shown to be `card`. Where the program thought it elsewhere, that was wrong.

    The elsewhere becomes "?" and its owner alone is told: what lies open is right, and the game goes on.
    """
    if card in s.unseen:
        return replace(s, unseen=tuple(one for one in s.unseen if one != card))
    if card == HERO and free_heroes(s) > 0:
        return s
    for other, hand in enumerate(s.hands):
        if other != seat and card in hand and s.shown[other].count(card) < hand.count(card):
            events.append(_corrected(other, card))
            return replace(s, hands=put(s.hands, other, put(hand, hand.index(card), UNKNOWN)))
    for other in range(len(s.names)):
        known = s.known[other]
        if other != seat and known is not None and card in known:
            events.append(_corrected(other, card))
            back = set(known) - {card}
            return replace(
                s,
                known=put(s.known, other, None),
                heroes=put(s.heroes, other, None),
                unseen=tuple(one for one in TROOPS if one in back or one in s.unseen),
            )
    counted = [other for other, heroes in enumerate(s.heroes) if heroes and s.known[other] is None]
    for other in sorted(counted, key=lambda other: other == seat):
        if card == HERO:
            return replace(s, heroes=put(s.heroes, other, None))
    return s


def _corrected(seat: int, card: str) -> Event:
    return Corrected(seat, card, audience=1 << seat, informs=1 << seat)
