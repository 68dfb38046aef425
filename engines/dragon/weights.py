"""Tuned numbers of the dragon's fair player.

They were fitted, not chosen: some thousands of seeded solo games without tokens, played by the player itself, each
turn's end described by `planning.Outlook.features`, and the deserters that came after it foreseen by least squares;
repeated until the games got no better.
"""

from __future__ import annotations

from typing import Final

# One row a size (0 to 5 cards), one column a height (0 to 12): what an army so far on brings, times the share of the
# cards that are left. High and small is dear: it will have to be taken off again.
ANY_COLOUR: Final = (
    (1.7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0.9, 1.2, 1.1, 1.3, 1.5, 1.9, 1.7, 1.1, 0.9, 0.5, -0, -0.4),
    (0, 0, 0.4, 0.3, 0.4, 0.5, 0.5, 1.5, 1.3, 2.2, 1.4, 0.9, 0.5),
    (0, 0, 0, 0.3, -0.2, 0.1, -0.4, -0.6, 0.1, 0.4, 2.8, 1.9, 1.4),
    (0, 0, 0, 0, 0.4, -1.3, -0.3, -0.8, -1.3, -1.3, -0.5, 1.6, 1.9),
    (0, 0, 0, 0, 0, 0.6, -0.6, -1.4, -1.7, -2.3, -2.1, -1.9, 1.8),
)
"""Armies I and II."""

ONE_COLOUR: Final = (
    (3.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0.4, 0.5, 0.5, 0.6, 0.6, 0.3, 0.5, 0.2, 0.5, 0.2, -0.1, 0.1),
    (0, 0, 0.9, 0.5, 0.5, 0.7, 0.4, 0.5, 0.7, 0.5, 0.5, 0.7, 0.5),
    (0, 0, 0, -1, -0.2, -0.2, 0.2, 0.2, 0.6, 1.3, 0.9, 0.6, 1),
    (0, 0, 0, 0, -1.1, -0.5, -0.3, -0.7, 0.2, 1, 0.5, 1, 1),
    (0, 0, 0, 0, 0, 0, 0.4, -1.2, -0.6, -0.2, 0.4, 0.3, 1.9),
)
"""Armies III and IV."""

OTHERS: Final = {
    "c-shut": -0.585,
    "c-takes": -4.035,
    "fits0": 0.594,
    "fits1": 0.266,
    "fits2": -0.078,
    "fits3": -0.338,
    "hero": 0.024,
    "hero-kept": 0.031,
    "joker": 0.413,
    "left": 9.823,
    "o-shut": -0.636,
    "o-takes": -3.731,
    "t-takes": -8.37,
    "t0": 7.276,
    "t1": 0.916,
    "t2": 0.832,
    "t3": 0.509,
    "t4": 0.26,
    "t5": 0.031,
}
"""What each unseen card an army (o, c) or the tower (t) takes next is worth, and when it is shut; the tower's size;
a hero in an army or in hand; each troop kept in hand by the number of piles it will fit."""

WEIGHTS: Final[dict[str, float]] = {
    **{f"o{size}.{height}": cost for size, row in enumerate(ANY_COLOUR) for height, cost in enumerate(row)},
    **{f"c{size}.{height}": cost for size, row in enumerate(ONE_COLOUR) for height, cost in enumerate(row)},
    **OTHERS,
    "swap": 0.3,
}

TOKEN_DESERTERS: Final = 1.3
"""Alone: the deserters that any token is worth while there is much to come."""

TOKEN_CARDS: Final = 1.0
"""Among several: the cards placed that it is worth."""
