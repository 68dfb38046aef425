"""What the face-down cards of others may be, and how likely each is.

`even` makes no difference between them. `likely` knows how the fair player hides: heroes, and rather the stronger of
two troops, so that the card beside a hidden one tells something of it. Both see a view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from plateau_parlant.engines.orcz.components import CHAMPION, SHAMAN, STRENGTH
from plateau_parlant.engines.orcz.position import State
from plateau_parlant.engines.orcz.view import may_be

Belief: TypeAlias = Callable[[State, int, int], list[tuple[str, float]]]
"""Of a view, a field and a rank (from 0): the cards it may hide, and the share of each; the shares come to 1."""

LIKELY: Final[dict[str, tuple[float, ...]]] = {
    "1": (1.5, 2.4, 1.1, 0.75, 0.06, 0.02),
    "2": (0.2, 2.3, 1.8, 0.7, 0.15, 0.25),
    "3": (0.02, 0.15, 2.0, 2.7, 0.2, 0.25),
    "4": (0.02, 0.02, 0.4, 0.4, 1.9, 3.2),
}
"""By the strength shown: how much more often than by lot the fair player hides a troop of strength 1, 2, 3, 4, the
champion, the shaman. Counted over 12,038 face-down cards of 120 of its games, 2 to 4 players."""
_COLUMN: Final = {CHAMPION: 4, SHAMAN: 5}


def even(view: State, field: int, at: int) -> list[tuple[str, float]]:
    """Every card that may be there is as likely as the next."""
    cards = may_be(view, field, at)
    return [(card, 1 / len(cards)) for card in cards]


def likely(view: State, field: int, at: int) -> list[tuple[str, float]]:
    """Each card as likely as the fair player hides it beside the one that is shown."""
    rank = view.fields[field].ranks[at]
    cards = may_be(view, field, at)
    if len(cards) == 1:
        return [(cards[0], 1.0)]
    weights = [_weight(rank.shown[0], card) for card in cards]
    total = sum(weights)
    return [(card, weight / total) for card, weight in zip(cards, weights, strict=True)]


def _weight(shown: str, hidden: str) -> float:
    row = LIKELY.get(shown if shown in _COLUMN else str(min(4, STRENGTH[shown])))
    return row[_COLUMN.get(hidden, max(0, min(4, STRENGTH[hidden]) - 1))] if row else 1.0
