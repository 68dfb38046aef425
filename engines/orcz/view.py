"""What a seat knows of a game of Orcz, and the games that fit what it knows (O2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN, sees
from plateau_parlant.engines.orcz import moves, rules
from plateau_parlant.engines.orcz.components import FIELDS, HIDDEN, START_GOBLINS, in_order, rank_flaw
from plateau_parlant.engines.orcz.draft import replace
from plateau_parlant.engines.orcz.position import Player, Rank, State

_WHOLE_DEALS = 200
"""How often all face-down cards of a seat are dealt anew until they fit, before they are dealt one by one."""


def view(state: State, seat: int) -> State:
    """What the seat (or PUBLIC) knows: the State with the rest masked.

    An opponent's `hand` is his pool: what he may have behind the screen or face down, in order; his goblins are
    None (O2.3), and a face-down card the seat has not seen is `*`. `moved` is what everybody heard of goblins.
    """
    pools: dict[int, list[str]] = {}
    fields = []
    for field in state.fields:
        if any(rank.down and not sees(rank.seen, seat) for rank in field.ranks):
            ranks = tuple(_masked(rank, seat, pools) for rank in field.ranks)
            field = replace(field, ranks=ranks)
        fields.append(field)
    players = tuple(
        player
        if number == seat
        else replace(player, hand=in_order((*player.hand, *pools.get(number, ()))), goblins=None)
        for number, player in enumerate(state.players)
    )
    return replace(state, players=players, fields=tuple(fields), viewer=seat)


def _masked(rank: Rank, seat: int, pools: dict[int, list[str]]) -> Rank:
    if not rank.down or sees(rank.seen, seat) or rank.hidden == UNKNOWN:
        return rank
    pools.setdefault(rank.seat, []).append(rank.hidden)
    return replace(rank, **{rank.down: HIDDEN})


def options(view: State) -> tuple[moves.AnyMove, ...]:
    """The legal moves of the viewer, from the view alone."""
    seat = view.viewer
    if seat is None or not 0 <= seat < len(view.players):
        return ()
    return rules.legal(view, seat)


def imagine(view: State, rng: Generator) -> State:
    """A game that fits the view, drawn at random: the pools are dealt out again, face-down cards keeping the rules.

    Goblins follow from what everybody heard. Cards nobody told stay `?`.
    """
    hands = {seat: list(player.hand) for seat, player in enumerate(view.players)}
    fields = list(view.fields)
    for seat in range(len(view.players)):
        hidden = [
            (number, at)
            for number, field in enumerate(view.fields)
            for at, rank in enumerate(field.ranks)
            if rank.seat == seat and rank.hidden == HIDDEN
        ]
        dealt = _deal(view, hidden, hands[seat], rng)
        for (number, at), card in zip(hidden, dealt, strict=True):
            hands[seat].remove(card)
            ranks = fields[number].ranks
            rank = replace(ranks[at], **{ranks[at].down: card})
            fields[number] = replace(fields[number], ranks=(*ranks[:at], rank, *ranks[at + 1 :]))
    players = tuple(_player(player, hands[seat]) for seat, player in enumerate(view.players))
    return replace(view, players=players, fields=tuple(fields), viewer=None)


def _player(player: Player, hand: list[str]) -> Player:
    goblins = player.goblins if player.goblins is not None else max(0, START_GOBLINS + player.moved)
    return replace(player, hand=tuple(hand), goblins=goblins)


def _deal(view: State, hidden: Sequence[tuple[int, int]], pool: Sequence[str], rng: Generator) -> list[str]:
    """A card of the pool for each hidden place, legal with the card beside it wherever that is possible.

    Whole deals are drawn until one is legal, so each legal deal is as likely as any other; where that does not come
    about soon, place by place.
    """
    fits = [
        [
            card
            for card in pool
            if rank_flaw(view.fields[number].ranks[at].shown[0], card, view.event, FIELDS[number]) is None
        ]
        for number, at in hidden
    ]
    cards = list(pool)
    for _ in range(_WHOLE_DEALS):
        for place in range(len(hidden)):
            other = place + rng.below(len(cards) - place)
            cards[place], cards[other] = cards[other], cards[place]
            if cards[place] not in fits[place]:
                break
        else:
            return cards[: len(hidden)]
    # The places that take fewest cards first; on a dead end the next try draws again.
    order = sorted(range(len(hidden)), key=lambda place: len(fits[place]))
    for _ in range(60):
        rest = list(pool)
        dealt: dict[int, str] = {}
        for place in order:
            left = [card for card in fits[place] if card in rest]
            if not left:
                break
            card = rng.choice(left)
            rest.remove(card)
            dealt[place] = card
        if len(dealt) == len(hidden):
            return [dealt[place] for place in range(len(hidden))]
    shuffled = list(pool)
    rng.shuffle(shuffled)
    return shuffled[: len(hidden)]


def may_be(view: State, field: int, at: int) -> list[str]:
    """What the face-down card of a rank may be, as far as the viewer knows; its own card alone where it is known."""
    rank = view.fields[field].ranks[at]
    if rank.hidden not in (HIDDEN, UNKNOWN):
        return [rank.hidden]
    up = rank.shown[0]
    pool = view.players[rank.seat].hand
    return [card for card in pool if rank_flaw(up, card, view.event, FIELDS[field]) is None] or list(pool)
