"""How likely each seat is to win where a rollout among several stops: the cards left, and what could be laid next turn.

The numbers are fitted, not chosen: by logistic regression to who won, in 150,000 positions of 16,000 games of the quick
player against itself with four, 129,000 of 12,000 with three.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from plateau_parlant.engines.dragon.compact import BEYOND, FREE, JOKER, LEVEL, Table, fitting


class Worth(NamedTuple):
    """What counts for a win while the first has at most `least` cards left: each card more than he has, a hero in
    hand, each turn to wait, and each card of the longest run a hand could lay, `now` on turn or `later`."""

    least: int
    card: float
    hero: float
    wait: float
    now: float = 0.0
    later: float = 0.0


_WORTH: Final[dict[int, tuple[Worth, ...]]] = {
    2: (Worth(99, -0.33, 0.0, 0.0),),
    3: (
        Worth(1, -0.73, 0.18, -0.14, 1.28, 0.73),
        Worth(2, -0.48, 0.18, -0.08, 0.89, 0.5),
        Worth(4, -0.39, 0.13, -0.1, 0.47, 0.3),
        Worth(6, -0.37, 0.05, -0.12, 0.37, 0.28),
        Worth(8, -0.37, 0.01, -0.13, 0.26, 0.18),
        Worth(99, -0.34, -0.03, -0.13, 0.24, 0.16),
    ),
    4: (
        Worth(1, -1.1, 0.04, -0.27, 1.39, 0.97),
        Worth(2, -0.7, 0.17, -0.18, 0.79, 0.53),
        Worth(4, -0.59, 0.12, -0.16, 0.5, 0.32),
        Worth(6, -0.53, 0.04, -0.14, 0.34, 0.19),
        Worth(8, -0.51, -0.04, -0.14, 0.28, 0.14),
        Worth(99, -0.5, -0.09, -0.16, 0.31, 0.19),
    ),
}
"""By the number of players."""
_SEVERAL: Final = {
    "epidemie": 0.9,
    "volontaires": 0.9,
    "vol": 0.75,
    "contre-ordre": 0.6,
    "renfort": 0.4,
    "undead": 0.6,
    "emprisonnes": 0.4,
}
_TOKENS: Final = {2: dict.fromkeys(_SEVERAL, 0.1), 3: _SEVERAL, 4: _SEVERAL}
"""By the number of players, what each token still to be used counts for a win: somewhat more than it brings the quick
player, since the search finds better moments for it, most of all for the two that hinder others."""


def chance(t: Table, seat: int) -> float:
    """How likely the seat is to win from here, before the turn of `t.seat`."""
    players = len(t.hands)
    left = [t.left(n) for n in range(players)]
    least = min(left)
    if not least:
        return float(not left[seat])
    tokens = _TOKENS[players]
    worth = next(row for row in _WORTH[players] if least <= row.least)
    takes = fitting(t)
    odds = []
    for n, hand in enumerate(t.hands):
        wait = (n - t.seat) % players
        good = (
            worth.card * (left[n] - least)
            + sum(tokens.get(token, 0.0) for token in t.tokens[n])
            + worth.hero * hand.count(JOKER)
            + worth.wait * wait
        )
        if each := worth.later if wait else worth.now:
            # Where the dragons will be later nobody knows: any army may be open.
            good += each * longest_run(t, hand, takes, (t.red, t.undead) if not wait else ())
        odds.append(exp(good))
    return odds[seat] / sum(odds)


def longest_run(t: Table, hand: list[int], takes: list[int], closed: tuple[int, ...]) -> int:
    """The most cards of the hand that could be laid in one turn on one pile, as it is, closed armies left out.

    `takes`: see `fitting`. Rough where it hardly matters: a hero counts as one more even on a pile that is run
    down, and that a sixth card clears a pile is not looked at.
    """
    best = 0
    for army, mask in enumerate(takes):
        if army in closed:
            continue
        troops = [card for card in hand if card != JOKER and mask >> card & 1]
        if army >= 2 and t.colours[army] == FREE:
            run = max((sum(card // 12 == colour for card in troops) for colour in range(4)), default=0)
        else:
            run = len({LEVEL[army & 1][card] for card in troops})
        if run < len(hand) and not t.jokers[army] and JOKER in hand:
            run += 1
        best = max(best, run)
    if not best:
        tower = BEYOND[0][t.tower_colour][0]
        return int(any(card != JOKER and tower >> card & 1 for card in hand))
    return best
