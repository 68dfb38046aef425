"""What a seat knows of a dragon game, its moves from that alone, and full games imagined to fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.dragon.components import HERO, TOKENS, arrange
from plateau_parlant.engines.dragon.moves import DragonMove
from plateau_parlant.engines.dragon.position import Cards, State, free_heroes, put, rest, unseen_troops
from plateau_parlant.engines.dragon.rules import legal

_NOBODY: Final = -1


def _masked_hand(s: State, seat: int) -> Cards:
    """Another's hand: what all have seen of it, "?" for the rest, in the order of the hand."""
    shown = Counter(s.shown[seat])
    hand = []
    for card in s.hands[seat]:
        if shown[card]:
            shown[card] -= 1
            hand.append(card)
        else:
            hand.append(UNKNOWN)
    return tuple(hand)


def _hidden_heroes(s: State, seat: int) -> int | None:
    """How many heroes lie hidden in another's hand and camp: all can count it, unless a card there was never told.

    With three players nobody can (the fourth hero, D2.2).
    """
    heroes, hand = s.heroes[seat], s.hands[seat]
    if len(s.names) == 3 or heroes is None or UNKNOWN in hand:
        return None
    if s.looking is not None and seat == s.turn:
        if UNKNOWN in s.looking:
            return None
        heroes = s.looking.count(HERO) - s.bottoms[seat].count(HERO)
    return heroes + hand.count(HERO) - s.shown[seat].count(HERO)


def view(state: State, seat: int) -> State:
    """The state as the seat (or PUBLIC) knows it: `viewer` is set, hidden things are "?" or None, `hidden` counts
    the heroes that all know to be somewhere in each other hand and camp.
    """
    s = state
    players = range(len(s.names))
    own = {seat} if seat in players else set()
    masked = replace(
        s,
        hands=tuple(s.hands[n] if n in own else _masked_hand(s, n) for n in players),
        tokens=tuple(s.tokens[n] if n in own or len(s.names) == 1 else (UNKNOWN,) * len(s.tokens[n]) for n in players),
        heroes=tuple(s.heroes[n] if n in own and len(s.names) != 3 else None for n in players),
        known=tuple(_masked_known(s, n, n in own) for n in players),
        looking=s.looking if s.looking is None or s.turn in own else (UNKNOWN,) * len(s.looking),
        viewer=seat,
        hidden=tuple(None if n in own else _hidden_heroes(s, n) for n in players),
    )
    return replace(masked, unseen=unseen_troops(masked))


def _masked_known(s: State, seat: int, own: bool) -> Cards | None:
    known = s.known[seat]
    return known if known is None or own else (UNKNOWN,) * len(known)


def options(view: State) -> Sequence[DragonMove]:
    """The legal moves of the view's seat, from the view alone."""
    seat = view.viewer
    if seat is None or seat >= len(view.names):
        return ()
    return legal(view, seat)


def imagine(view: State, rng: Generator) -> State:
    """A full game that fits the view: other hands, tokens and looked-at camps drawn from what the viewer has not seen.

    Hidden camps need no drawing: their order is never in a state. Whoever is on turn can go on (D3.6): after a take,
    say, his hand holds a card that it freed.
    """
    for _ in range(20):
        s = _imagined(view, rng)
        if _goes_on(s, view):
            return s
    return _mended(s, view, rng)


def _goes_on(s: State, view: State) -> bool:
    if s.turn == view.viewer or s.step != "A" or s.pending or s.looking is not None:
        return True
    return bool(legal(s, s.turn))


def _mended(s: State, view: State, rng: Generator) -> State:
    """One hidden card of the hand on turn is changed for an unseen one with which its owner can go on."""
    hand = s.hands[s.turn]
    hidden = [at for at, card in enumerate(view.hands[s.turn]) if card == UNKNOWN and hand[at] != HERO]
    troops = list(s.unseen)
    rng.shuffle(troops)
    for at in hidden:
        for card in troops:
            changed = replace(s, hands=put(s.hands, s.turn, put(hand, at, card)))
            changed = replace(changed, unseen=unseen_troops(changed))
            if _goes_on(changed, view):
                return changed
    return s


def _imagined(view: State, rng: Generator) -> State:
    v = view
    players = range(len(v.names))
    viewer = v.viewer if v.viewer is not None and v.viewer in players else _NOBODY
    pool = list(v.unseen)
    rng.shuffle(pool)
    heroes_left = _heroes_to_place(v, viewer)
    hands, known, heroes = list(v.hands), list(v.known), list(v.heroes)
    looking = v.looking
    slots = {n: _slots(v, n) for n in players if n != viewer}
    sees_all = viewer >= 0 and (v.known[viewer] is not None or (v.looking is not None and v.turn == viewer))
    own_free = rest(v, viewer) if viewer >= 0 and v.heroes[viewer] is None and not sees_all else 0
    spread = _spread(v, slots, own_free, heroes_left, rng)
    for n in slots:
        count = v.hidden[n]
        here = count if count is not None else spread.get(n, 0)
        counted = count is not None or len(v.names) == 3
        hand, there = _deal(v, n, here, pool, rng)
        hands[n] = hand
        if there is not None:
            if known[n] is not None:
                known[n] = there
            if looking is not None and n == v.turn:
                looking = arrange(there + v.bottoms[n])
            heroes[n] = there.count(HERO) if known[n] is not None else here - _hidden_in(hand, v.hands[n])
        else:
            heroes[n] = here - _hidden_in(hand, v.hands[n]) if counted else None
    if viewer >= 0 and len(v.names) == 3:
        mine = v.known[viewer]
        if mine is not None:
            heroes[viewer] = mine.count(HERO)
        elif sees_all:
            heroes[viewer] = (looking or ()).count(HERO) - v.bottoms[viewer].count(HERO)
        elif UNKNOWN not in v.hands[viewer]:
            heroes[viewer] = spread.get(viewer, 0)
    if v.step == "setup" and len(v.names) == 3 and v.pending in ("reveal", "pack"):
        heroes = [1, 1, 1]
    s = replace(
        v,
        hands=tuple(hands),
        known=tuple(known),
        heroes=tuple(heroes),
        looking=looking,
        tokens=_imagined_tokens(v, viewer, rng),
        viewer=None,
        hidden=(),
    )
    return replace(s, unseen=unseen_troops(s))


def _hidden_in(hand: Cards, seen: Cards) -> int:
    """The heroes of an imagined hand in places that the viewer does not see."""
    return sum(1 for card, face in zip(hand, seen, strict=True) if card == HERO and face == UNKNOWN)


def _slots(v: State, seat: int) -> int:
    """How many cards of another's hand and camp the viewer cannot see."""
    return v.hands[seat].count(UNKNOWN) + rest(v, seat)


def _heroes_to_place(v: State, viewer: int) -> int:
    """The heroes that lie where nobody counts them: not seen, not in the own camp's count, not in others' counts."""
    free = free_heroes(replace(v, known=tuple(None if k and UNKNOWN in k else k for k in v.known)))
    return free - sum(count for count in v.hidden if count is not None)


def _spread(v: State, slots: dict[int, int], own_free: int, heroes: int, rng: Generator) -> dict[int, int]:
    """The uncounted heroes among the seats where they may be, each hidden place as likely as any other."""
    places = [n for n, size in slots.items() if v.hidden[n] is None for _ in range(size)]
    if own_free and v.viewer is not None:
        places += [v.viewer] * own_free
    accounted = sum(size - (v.hidden[n] or 0) for n, size in slots.items() if v.hidden[n] is not None)
    nowhere = len(v.unseen) + max(0, heroes) - len(places) - accounted
    if len(v.names) != 3 or nowhere > 0:
        places += [_NOBODY] * max(0, nowhere)
    rng.shuffle(places)
    return Counter(places[: max(0, heroes)])


def _deal(v: State, seat: int, heroes: int, pool: list[str], rng: Generator) -> tuple[Cards, Cards | None]:
    """An imagined hand, and the camp where its cards have to be named (after a Renfort, or while it is looked at)."""
    unseen_hand = v.hands[seat].count(UNKNOWN)
    camp = rest(v, seat)
    size = unseen_hand + camp
    marks = [True] * min(heroes, size) + [False] * (size - min(heroes, size))
    rng.shuffle(marks)
    named = iter(marks)
    hand = tuple(_draw(next(named), pool) if card == UNKNOWN else card for card in v.hands[seat])
    looked = v.looking is not None and seat == v.turn
    if v.known[seat] is None and not looked:
        return hand, None
    return hand, arrange([_draw(mark, pool) for mark in named])


def _draw(hero: bool, pool: list[str]) -> str:
    return HERO if hero or not pool else pool.pop()


def _imagined_tokens(v: State, viewer: int, rng: Generator) -> tuple[Cards, ...]:
    if len(v.names) == 1:
        return v.tokens
    box = Counter(TOKENS)
    if viewer >= 0:
        box.subtract(v.tokens[viewer])
    if v.undead_by >= 0:
        box["undead"] -= 1
    if v.closed_by >= 0:
        box["emprisonnes"] -= 1
    bag = [token for token, count in box.items() for _ in range(count)]
    rng.shuffle(bag)
    tokens = []
    for n, mine in enumerate(v.tokens):
        if n == viewer:
            tokens.append(mine)
            continue
        hand = [bag.pop() if bag else UNKNOWN for _ in mine]
        # With two players each was dealt an undead dragon (D2.5): all three tokens, or set-up, hold it.
        if len(v.names) == 2 and hand and "undead" not in hand and (len(mine) == 3 or v.step == "setup"):
            if "undead" in bag:
                bag.remove("undead")
                bag.append(hand[0])
            hand[0] = "undead"
        tokens.append(tuple(hand))
    return tuple(tokens)

