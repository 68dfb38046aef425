"""What the face-down cards of others may be, and how likely each is.

`even` makes no difference between them. `likely` knows how the fair player hides: heroes, and rather the stronger of
two troops, so that the card beside a hidden one tells something of it. Both see a view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.orcz import view as views
from plateau_parlant.engines.orcz.components import CHAMPION, FIELDS, HIDDEN, SHAMAN, STRENGTH, in_order, rank_flaw
from plateau_parlant.engines.orcz.draft import replace
from plateau_parlant.engines.orcz.position import State

Belief: TypeAlias = Callable[[State, int, int], list[tuple[str, float]]]
"""Of a view, a field and a rank (from 0): the cards it may hide, and the share of each; the shares come to 1."""

SWEEPS: Final = 6
"""How many exchanges are tried for each face-down card of an imagined game."""

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
    cards = views.may_be(view, field, at)
    return [(card, 1 / len(cards)) for card in cards]


def likely(view: State, field: int, at: int) -> list[tuple[str, float]]:
    """Each card as likely as the fair player hides it beside the one that is shown."""
    rank = view.fields[field].ranks[at]
    cards = views.may_be(view, field, at)
    if len(cards) == 1:
        return [(cards[0], 1.0)]
    weights = [_weight(rank.shown[0], card) for card in cards]
    total = sum(weights)
    return [(card, weight / total) for card, weight in zip(cards, weights, strict=True)]


def _weight(shown: str, hidden: str) -> float:
    row = LIKELY.get(shown if shown in _COLUMN else str(min(4, STRENGTH[shown])))
    return row[_COLUMN.get(hidden, max(0, min(4, STRENGTH[hidden]) - 1))] if row else 1.0


def imagine(view: State, rng: Generator) -> State:
    """A game that fits the view, drawn by how likely its face-down cards are to lie there.

    From a game drawn evenly, cards of one owner's pool are exchanged in turn, each exchange taken as often as it makes
    the whole likelier (Metropolis).
    """
    world = views.imagine(view, rng)
    fields = list(world.fields)
    players = list(world.players)
    for seat, player in enumerate(world.players):
        places = [
            (number, at)
            for number, field in enumerate(view.fields)
            for at, rank in enumerate(field.ranks)
            if rank.seat == seat and rank.hidden == HIDDEN
        ]
        if not places:
            continue
        ranks = [fields[number].ranks[at] for number, at in places]
        cards = [rank.hidden for rank in ranks] + list(player.hand)
        _exchanged(view, places, [rank.shown[0] for rank in ranks], cards, rng)
        for (number, at), rank, card in zip(places, ranks, cards, strict=False):
            row = fields[number].ranks
            fields[number] = replace(
                fields[number], ranks=(*row[:at], replace(rank, **{rank.down: card}), *row[at + 1 :])
            )
        players[seat] = replace(player, hand=in_order(cards[len(places) :]))
    return replace(world, fields=tuple(fields), players=tuple(players))


def _exchanged(view: State, places: list[tuple[int, int]], shown: list[str], cards: list[str], rng: Generator) -> None:
    """Exchanges the cards of the places, the first of `cards`, among themselves and with the rest."""
    count = len(places)
    for turn in range(SWEEPS * count):
        one, other = turn % count, rng.below(len(cards))
        mine, theirs = cards[one], cards[other]
        if mine == theirs or rank_flaw(shown[one], theirs, view.event, FIELDS[places[one][0]]) is not None:
            continue
        before, after = _weight(shown[one], mine), _weight(shown[one], theirs)
        if other < count:
            if rank_flaw(shown[other], mine, view.event, FIELDS[places[other][0]]) is not None:
                continue
            before *= _weight(shown[other], theirs)
            after *= _weight(shown[other], mine)
        if after >= before or rng.below(1 << 20) * before < after * (1 << 20):
            cards[one], cards[other] = theirs, mine
