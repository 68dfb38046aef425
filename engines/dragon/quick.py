"""Whole dragon games played on by the fair player in less than a millisecond.

The search imagines hundreds of games for one move; here they are played out, turn by turn as `reckon` judges them.
Tokens are used too (see `rescue`), but between two players they lie still.
"""

from __future__ import annotations

from typing import Final

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.dragon.compact import BEYOND, FREE, JOKER, LEVEL, NUMBER, Table, fitting
from plateau_parlant.engines.dragon.components import SIX
from plateau_parlant.engines.dragon.odds import chance
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.position import State
from plateau_parlant.engines.dragon.reckon import NEVER, Found, placing, reckoned, taking
from plateau_parlant.engines.dragon.rescue import hinder, rescued

LONGEST: Final = 120
TURNS: Final = 9
"""Turns after which a solo rollout is judged as it stands: what is foreseen varies far less than what comes."""
_TO_COME: Final = (1.05, 0.9, 0.68, 0.45, 0.3, 0.2)
"""What comes of the deserters foreseen, by the number of tokens in hand: measured in some hundred games of this
player."""
ROUNDS: Final = {2: 4, 3: 1, 4: 1}
"""By the number of players, turns of every seat after which a rollout is judged as it stands: what a move brings shows
soon, and the luck of a whole game would drown it."""


def _best(t: Table, used: int, placed: int, after_take: bool) -> Found:
    """The best turn, or the best rest of a turn that has begun. A token that helps is used on the way."""
    hand = tuple(t.hands[t.seat])
    camp = len(t.camps[t.seat]) - t.at[t.seat]
    lay, on_tower = reckoned(t, hand, camp)
    if placed:
        if used == TOWER_AT:
            return (0.0, used, (), 0)
        levels = t.levels[used]
        cost, cards = lay(
            used, levels[-1] if levels else 0, len(levels), t.colours[used], t.jokers[used] > 0, hand, placed
        )
        return (cost, used, cards, 0)
    armies = [army for army in (t.open() if used < 0 else (used,)) if army < 4]
    found = placing(t, lay, on_tower, hand, armies, used in (-1, TOWER_AT))
    if not found[2] and not after_take:
        found = taking(t, lay, hand, armies)
    if t.tokens[t.seat] and used < 0 and len(t.hands) != 2:  # between two, tokens are better left out: measured
        found = rescued(t, lay, on_tower, hand, armies, found)
    t.ahead[t.seat] = found[0] - found[3]
    return found


def _do(t: Table, found: Found) -> bool:
    """Plays a turn out; True where it ends the game."""
    _, pile, cards, count = found
    hand = t.hands[t.seat]
    if count:
        gone = t.cards[pile][-count:][::-1]
        t.remove(pile, count)
        if t.solo:
            t.deserters += count - gone.count(JOKER)
        else:
            t.camps[t.seat] += gone
    for card in cards:
        hand.remove(card)
        if pile == TOWER_AT:
            t.tower += 1
            t.tower_colour = card // 12
            if t.tower == SIX:
                t.tower, t.tower_colour = 0, FREE
            continue
        levels = t.levels[pile]
        if card == JOKER:
            levels.append((5 if pile % 2 == 0 else 8) if t.five else (levels[-1] if levels else 0) + 1)
            t.jokers[pile] = len(levels)
            if pile >= 2 and t.colours[pile] == FREE:
                t.colours[pile] = max(range(4), key=lambda colour: (t.unseen & BEYOND[0][colour][0]).bit_count())
        else:
            levels.append(LEVEL[pile & 1][card])
            if pile >= 2:
                t.colours[pile] = card // 12
        t.cards[pile].append(card)
        if len(levels) == SIX:
            t.remove(pile, SIX)
    return not hand and t.at[t.seat] == len(t.camps[t.seat])


def _recruit(t: Table) -> None:
    """Step C, and the turn goes on to the next seat."""
    seat = t.seat
    while len(t.hands[seat]) < 3 and t.at[seat] < len(t.camps[seat]):
        t.draw(seat)
    t.grounded = 0
    t.seat = seat = (seat + 1) % len(t.hands)
    if t.undead_by == seat:
        t.undead = t.undead_by = -1
    if t.closed_by == seat:
        t.closed_by = -1


def _fly(t: Table) -> None:
    if t.solo:
        t.red = (t.red + 1) & 3
        if t.variant:
            t.undead = (t.undead + 1) & 3
        return
    if t.seat == t.me and len(t.hands) != 2:
        hinder(t)
    _land(t)


def _land(t: Table) -> None:
    """The red dragon goes to the army that takes most of the unseen troops."""
    rooms = fitting(t)
    armies = [army for army in range(4) if army not in (t.red, t.undead)]
    t.red = max(armies, key=lambda army: (t.unseen & rooms[army]).bit_count())


def play_on(s: State, rng: Generator, longest: int = LONGEST, me: int = -1) -> Table:
    """A full state played to its end, or for `longest` turns; `me`: see `Table`. Not from set-up or a game over."""
    t = Table(s, rng, me)
    over = False
    if s.step == "A":
        if s.looking is not None or s.pending == "look":
            _pick(t)
        over = _do(t, _best(t, s.used, s.placed, bool(s.taken) and not s.placed))
    if not over and s.step == "A":
        _fly(t)
    elif not over and s.step == "B":
        _land(t)  # too late for a token
    if not over:
        _recruit(t)
    while not over and longest:
        longest -= 1
        over = _do(t, _best(t, -1, 0, False))
        if not over:
            _fly(t)
            _recruit(t)
    return t


def _pick(t: Table) -> None:
    """Renfort (E3): of the whole camp, the card with which the turn goes best."""
    camp, at = t.camps[t.seat], t.at[t.seat]
    armies = [army for army in t.open() if army < 4]
    best, least = camp[at], NEVER * 2
    for card in dict.fromkeys(camp[at:]):
        hand = (*t.hands[t.seat], card)
        found = placing(t, *reckoned(t, hand, len(camp) - at - 1), hand, armies, True)
        if found[0] < least:
            best, least = card, found[0]
    where = camp.index(best, at)
    camp[where], camp[at] = camp[at], camp[where]
    t.draw(t.seat)


def rollout(s: State, seat: int, rng: Generator) -> float:
    """How a full state comes out for the seat when all play on fast: more is better.

    Solo: minus the deserters. Among several: the chance of a win.
    """
    if s.step == "over":
        if len(s.names) == 1:
            return -float(len(s.deserters))
        left = [len(hand) + size for hand, size in zip(s.hands, s.sizes, strict=True)]
        return (left[seat] == min(left)) / left.count(min(left))
    if len(s.names) == 1:
        t = play_on(s, rng, TURNS)
        to_come = _TO_COME[len(t.tokens[0])] * max(0.0, t.ahead[0]) if t.left(0) else 0.0
        return -t.deserters - to_come
    players = len(s.names)
    return chance(play_on(s, rng, ROUNDS[players] * players, seat), seat)


__all__ = ["JOKER", "NUMBER", "Table", "play_on", "rollout"]
