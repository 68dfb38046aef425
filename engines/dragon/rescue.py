"""What a token would do for the player on turn: tried in rollouts where a turn comes out worse than the last promised.

Épidémie takes cards out of the game, Contre-ordre opens a pile to a colour of the hand, Vol an army under a dragon,
Renfort brings a card that fits, Volontaires lay more cards than would fit. The two that only hinder others are kept
until somebody is about to win (see `hinder`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plateau_parlant.engines.dragon.compact import FREE, JOKER, LEVEL, Table, fitting
from plateau_parlant.engines.dragon.components import SIX
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.reckon import WON, Cards, Found, Lay, OnTower, placing, reckoned
from plateau_parlant.engines.dragon.weights import TOKEN_CARDS, TOKEN_DESERTERS

WORSE: Final = 0.5
"""A Renfort is dear to look at: only where the turn costs so much more than the last one promised."""
CARDS: Final = 4.0
"""Among several: the cards placed that a token is worth to whoever looks ahead, while there is much to come. Found by
games of this player against itself; whoever keeps his tokens for the last cards wins more. The others are taken for
fair players, who ask less."""
UNDEAD_AT: Final = 4
"""The dragon comes as soon as somebody has so few cards left, and the tower is closed to who has one."""
CLOSED_AT: Final = 1
LOOKS: Final = 8
"""How many of the camp's cards a Renfort is judged by."""


def rescued(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int], found: Found) -> Found:
    """The turn with the best token, which is used on the table; or `found`, the best turn without one."""
    seat = t.seat
    worse = found[0] - t.ahead[seat]
    if found[0] <= WON or (t.solo and not found[3] and worse <= 0):
        return found
    share = min(1.0, (len(hand) + len(t.camps[seat]) - t.at[seat]) / 24)
    best, action = found, ("", 0, 0)
    for token in t.tokens[seat]:
        if token not in _WAYS or (token == "renfort" and not found[3] and worse <= WORSE):
            continue
        price = (TOKEN_DESERTERS if t.solo else CARDS if seat == t.me else TOKEN_CARDS) * share
        for one, what, count in _WAYS[token](t, lay, on_tower, hand, armies):
            if one[0] + price < best[0]:
                best, action = (one[0] + price, *one[1:]), (token, what, count)
    token, what, count = action
    if token:
        t.tokens[seat].remove(token)
        if token == "renfort":
            camp, at = t.camps[seat], t.at[seat]
            where = camp.index(what, at)
            camp[where], camp[at] = camp[at], camp[where]
            t.draw(seat)
        elif token == "epidemie":
            t.remove(best[1], count)
        elif token == "contre-ordre":
            if best[1] == TOWER_AT:
                t.tower_colour = what
            else:
                t.colours[best[1]] = what
        elif token == "volontaires":
            for card in (what, count):
                if card >= 0:
                    t.hands[seat].remove(card)
                    t.insert(best[1], card)
    return best


def hinder(t: Table) -> None:
    """At the end of the turn, before the flight: who looks ahead holds up the others when one of them is about to win.

    The undead dragon goes where most of the unseen cards would fit. The fair player never does this.
    """
    seat = t.seat
    tokens = t.tokens[seat]
    least = min(t.left(n) for n in range(len(t.hands)) if n != seat)
    if least <= UNDEAD_AT and "undead" in tokens and t.undead < 0:
        tokens.remove("undead")
        rooms = fitting(t)
        t.undead = max(
            (army for army in range(4) if army != t.red), key=lambda army: (t.unseen & rooms[army]).bit_count()
        )
        t.undead_by = seat
    if least <= CLOSED_AT and "emprisonnes" in tokens and t.closed_by < 0:
        tokens.remove("emprisonnes")
        t.closed_by = seat


Ways = list[tuple[Found, int, int]]


def _army(t: Table, lay: Lay, army: int, hand: Cards, off: int = 0, colour: int | None = None) -> Found:
    """The best turn on an army, its last cards gone or its colour changed."""
    levels = t.levels[army]
    size = len(levels) - off
    cost, cards = lay(
        army, levels[size - 1] if size else 0, size,
        (t.colours[army] if colour is None else colour) if size else FREE, 0 < t.jokers[army] <= size, hand,
    )  # fmt: skip
    return cost, army, cards, 0


def _epidemie(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int]) -> Ways:
    ways = [
        (_army(t, lay, army, hand, off), 0, off)
        for army in armies
        for off in range(1, min(2, len(t.levels[army])) + 1)
    ]
    return [way for way in ways if way[0][2]]


def _contre_ordre(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int]) -> Ways:
    found: Ways = []
    colours = {card // 12 for card in hand if card != JOKER}
    if t.tower and t.closed_by < 0:
        cost, cards = on_tower(hand, FREE)
        if cards:
            found.append(((cost, TOWER_AT, cards, 0), cards[0] // 12, 0))
    for army in armies:
        if army >= 2 and t.levels[army]:
            for colour in sorted(colours - {t.colours[army]}):
                found.append((_army(t, lay, army, hand, 0, colour), colour, 0))
    return [way for way in found if way[0][2]]


def _vol(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int]) -> Ways:
    ways = [(_army(t, lay, army, hand), 0, 0) for army in range(4) if army not in armies]
    return [way for way in ways if way[0][2]]


def _renfort(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int]) -> Ways:
    found: Ways = []
    camp, at = t.camps[t.seat], t.at[t.seat]
    for card in dict.fromkeys(camp[at : at + LOOKS]):
        more = (*hand, card)
        found.append((placing(t, *reckoned(t, more, len(camp) - at - 1), more, armies, True), card, 0))
    return [way for way in found if way[0][2]]


def _volontaires(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int]) -> Ways:
    """One or two cards between others of an army, and the turn goes on there; the last ones of all win."""
    found: Ways = []
    camp_empty = t.at[t.seat] == len(t.camps[t.seat])
    for army in armies:
        levels, jokers = t.levels[army], t.jokers[army]
        size = len(levels)
        if size < 2:
            continue
        level_of, colour, gaps = LEVEL[army & 1], t.colours[army], levels[-1] - levels[0] >= size
        fit = [
            card
            for card in hand
            if (card == JOKER and gaps and not jokers)
            or (
                card != JOKER
                and (colour == FREE or colour == card // 12)
                and levels[0] < level_of[card] < levels[-1]
                and level_of[card] not in levels
            )
        ]
        for at, one in enumerate(fit):
            for two in (-1, *(fit[at + 1 :] if size <= SIX - 2 else ())):
                if two >= 0 and (two == JOKER or one == JOKER or level_of[one] == level_of[two]):
                    continue
                kept = list(hand)
                kept.remove(one)
                if two >= 0:
                    kept.remove(two)
                count = 1 if two < 0 else 2
                if not kept:
                    if camp_empty:
                        found.append(((WON, army, (), 0), one, two))
                    continue
                if size + count == SIX:
                    cost, cards = lay(army, 0, 0, FREE, False, tuple(kept))
                else:
                    joked = jokers > 0 or JOKER in (one, two)
                    cost, cards = lay(army, levels[-1], size + count, colour, joked, tuple(kept))
                if cards:
                    found.append(((cost if t.solo else cost - count, army, cards, 0), one, two))
    return found


_WAYS: Final = {
    "epidemie": _epidemie,
    "contre-ordre": _contre_ordre,
    "vol": _vol,
    "renfort": _renfort,
    "volontaires": _volontaires,
}
