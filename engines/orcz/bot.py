"""The fair player of Orcz: deploys towards the needs, weighs brawls, keeps the common defeat in mind.

It sees a view only, and of goblins what everybody heard (`moved`, which the table may blank for all).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, TypeAlias

import msgspec

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN, Choice, Reason
from plateau_parlant.engines.orcz import moves
from plateau_parlant.engines.orcz.battle import rank_strength
from plateau_parlant.engines.orcz.belief import Belief, even, likely
from plateau_parlant.engines.orcz.brawls import wing
from plateau_parlant.engines.orcz.components import (
    CHAMPION,
    FIELD_NUMBER,
    FIELDS,
    HEROES,
    HIDDEN,
    SHAMAN,
    enemy_values,
    rounds,
)
from plateau_parlant.engines.orcz.deploy import OWN_RANKS
from plateau_parlant.engines.orcz.position import Rank, State, needed
from plateau_parlant.engines.orcz.view import may_be, options

RANK_WORTH: Final = 3.6
"""What a rank still to come brings to a battle on average, brawls deducted."""
SURVIVES: Final = 0.88
"""What is left of a placed rank after the brawls, on average."""
HERO_COST: Final = {CHAMPION: 3.0, SHAMAN: 1.5}
"""What a hero kept for a later round is worth, in goblins."""

Liking: TypeAlias = Callable[[State, Generator], Callable[[moves.Place], float]]
"""What speaks for a rank besides its strength and what it faces, above all which of its cards is hidden."""


class Outlook(msgspec.Struct):
    """What a field looks like to the viewer: expected strength by seat, chance of a champion, unknown cards."""

    own: list[float]
    champion: float
    unknown: int


def greedy(view: State, rng: Generator) -> Choice:
    """The move a fair player makes at once, with reasons that `holds` can check."""
    move = chosen(view, rng)
    return Choice(move, reasons(view, move))


def fair_liking(view: State, rng: Generator) -> Callable[[moves.Place], float]:
    """The fair player cares for what is hidden, and nothing else."""
    return hiding


def chosen(view: State, rng: Generator, belief: Belief = even, liking: Liking = fair_liking) -> moves.AnyMove:
    """The fair player's move. `belief`: what it takes face-down cards for; `liking`: how it likes to lay ranks."""
    if view.step == "deploy":
        return _deploy(view, rng, belief, liking)
    if view.step == "brawl":
        return _brawl(view, rng, belief)
    return _share(view, rng)


def infer(view: State, rng: Generator) -> Choice:
    """As `greedy`, but face-down cards are taken for what the fair player would have hidden there."""
    move = chosen(view, rng, likely)
    return Choice(move, reasons(view, move))


def holds(view: State, move: moves.AnyMove, reason: Reason) -> bool:
    """Recomputes a reason given for a move: True where it is a fact."""
    return reason in reasons(view, move)


# --- what can be said of a move -----------------------------------------------------------------------------


def reasons(view: State, move: moves.AnyMove) -> tuple[Reason, ...]:
    """The facts that speak for a move, from the view alone.

    `champion_wins` field; `reaches_need`, `adds_strength` field, before, after, need (cards the viewer knows);
    `doubles` field, card; `brawl_odds` wins, of (how many of the cards it may be lose both wings); `keeps_army`
    field, strength, need; `unknown_card` field, rank, cards; `fewest_goblins`, `most_goblins` seat; `no_rank`.
    """
    if isinstance(move, moves.Place):
        return _place_reasons(view, move)
    if isinstance(move, (moves.Attack, moves.Stand)):
        wins, total = odds(view)
        number = view.order[0]
        known, need = known_strength(view, number), needed(view, number)
        found = [Reason("brawl_odds", {"wins": wins, "of": total})]
        if isinstance(move, moves.Stand):
            found.append(Reason("keeps_army", {"field": FIELDS[number], "strength": known, "need": need}))
        return tuple(found)
    if isinstance(move, moves.Scout):
        cards = len(set(may_be(view, FIELD_NUMBER[move.field], move.rank - 1)))
        return (Reason("unknown_card", {"field": move.field, "rank": move.rank, "cards": cards}),)
    if isinstance(move, moves.Pass):
        return (Reason("no_rank"),)
    if isinstance(move, moves.Give) and move.seat == _least(view, _rivals(view, moves.Give)):
        return (Reason("fewest_goblins", {"seat": move.seat}),)
    if isinstance(move, moves.Charge) and move.seat == _most(view, _rivals(view, moves.Charge)):
        return (Reason("most_goblins", {"seat": move.seat}),)
    return ()


def _place_reasons(view: State, move: moves.Place) -> tuple[Reason, ...]:
    number = FIELD_NUMBER[move.field]
    before, need = known_strength(view, number), needed(view, number)
    after = before + (0 if UNKNOWN in (move.left, move.right) else rank_strength(move.left, move.right))
    parts: dict[str, str | int] = {"field": move.field, "before": before, "after": after, "need": need}
    found = []
    if CHAMPION in (move.left, move.right):
        found.append(Reason("champion_wins", {"field": move.field}))
    if after >= need > before:
        found.append(Reason("reaches_need", parts))
    elif after > before:
        found.append(Reason("adds_strength", parts))
    if SHAMAN in (move.left, move.right):
        troop = move.right if move.left == SHAMAN else move.left
        found.append(Reason("doubles", {"field": move.field, "card": troop}))
    return tuple(found)


def known_strength(view: State, number: int) -> int:
    """The strength of the cards of a field that the viewer knows (O6.1)."""
    return sum(
        rank_strength(*(card if card not in (HIDDEN, UNKNOWN) else "" for card in (rank.left, rank.right)))
        for rank in view.fields[number].ranks
    )


def odds(view: State) -> tuple[int, int]:
    """Of the cards the attacked rank may hide, with how many the last rank wins both wings; and of how many."""
    number = view.order[0]
    field = view.fields[number]
    attacker, defender = field.ranks[view.last], field.ranks[view.front]
    cards = may_be(view, number, view.front) if defender.down else [""]
    wins = sum(_outcome(view, attacker, defender, card) == (2, 0) for card in cards)
    return wins, len(cards)


def _outcome(view: State, attacker: Rank, defender: Rank, card: str) -> tuple[int, int] | None:
    """Wings won by either side if the face-down card is this one; None where a hero stops the brawl."""
    left = card if defender.down == "left" else defender.left
    right = card if defender.down == "right" else defender.right
    if left in HEROES or right in HEROES:
        return None
    winners = [wing(attacker.left, left, view.event)[0], wing(attacker.right, right, view.event)[0]]
    return winners.count("attacker"), winners.count("defender")


# --- what a field promises ----------------------------------------------------------------------------------


def outlook(view: State, number: int, belief: Belief = even) -> Outlook:
    """Expected strengths of a field, a card not known counting as the mean of what it may be."""
    own = [0.0] * len(view.players)
    none_champion = 1.0
    unknown = 0
    for at, rank in enumerate(view.fields[number].ranks):
        if rank.down and rank.hidden in (HIDDEN, UNKNOWN):
            unknown += 1
            cards = belief(view, number, at)
            up = rank.shown[0]
            own[rank.seat] += sum(share * rank_strength(up, card) for card, share in cards)
            none_champion *= 1 - sum(share for card, share in cards if card == CHAMPION)
            if up == CHAMPION:
                none_champion = 0.0
        else:
            own[rank.seat] += rank_strength(rank.left, rank.right)
            if CHAMPION in (rank.left, rank.right):
                none_champion = 0.0
    return Outlook(own, 1 - none_champion, unknown)


def weight(view: State, number: int) -> float:
    """What winning here is worth beyond goblins: how near the common defeat is (O8.2)."""
    left = rounds(len(view.players)) - view.round + 1
    slacks = [left - field.left - bool(field.enemy) for field in view.fields]
    alive = sum(slack >= 0 for slack in slacks)
    slack = slacks[number]
    if slack < 0:
        return 0.5
    if alive <= 3:
        return 12.0 if slack == 0 else 6.0
    return 4.5 if slack == 0 else 2.5


def worth(view: State, number: int, own: Sequence[float], win: float) -> float:
    """What a field is worth to the viewer: its goblins and the common cause, less a part of what the others get."""
    me = view.viewer or 0
    main, secondary = enemy_values(view.fields[number].enemy)
    best = max((value for seat, value in enumerate(own) if seat != me), default=0.0)
    strongest = _chance((own[me] - best) / 1.6) if own[me] > 0 else 0.0
    gain = strongest * main + (1 - strongest) * (secondary / 2 if own[me] > 0 else 0.0)
    loss = strongest * main + (1 - strongest) * secondary / len(view.players)
    rivals = (1 - strongest) * main / (len(view.players) - 1)
    return win * (weight(view, number) + gain - 0.5 * rivals) - (1 - win) * (loss - 0.5 * rivals)


def _chance(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


# --- deployment ---------------------------------------------------------------------------------------------


def _deploy(view: State, rng: Generator, belief: Belief, liking: Liking) -> moves.AnyMove:
    ranks = judged_ranks(view, rng, belief, liking)
    if not ranks:
        untold = [move for move in options(view) if isinstance(move, moves.Place)]
        return rng.choice(untold) if untold else moves.PASS
    return max(ranks, key=lambda pair: pair[1])[0]


def judged_ranks(
    view: State, rng: Generator, belief: Belief = even, liking: Liking = fair_liking
) -> list[tuple[moves.Place, float]]:
    """Every rank of known cards and what all fields are worth with it, heroes kept counted; equal ones by lot."""
    listed = [
        move for move in options(view) if isinstance(move, moves.Place) and UNKNOWN not in (move.left, move.right)
    ]
    supply = RANK_WORTH * (OWN_RANKS * len(view.players) - view.placed - 1)
    open_now = [number for number, field in enumerate(view.fields) if field.enemy]
    looks = {number: outlook(view, number, belief) for number in open_now}
    later = rounds(len(view.players)) - view.round
    likes = liking(view, rng)
    found = []
    cache: dict[tuple[int, int, bool], float] = {}
    for move in listed:
        number = FIELD_NUMBER[move.field]
        added = rank_strength(move.left, move.right)
        champion = CHAMPION in (move.left, move.right)
        key = (number, added, champion)
        if key not in cache:
            cache[key] = _plan(view, looks, number, added, champion, supply) - 0.1 * added
        value = cache[key] + _facing(view, number, move) + likes(move) + rng.below(1000) / 4000
        value -= sum(HERO_COST[card] * later / 2 for card in (move.left, move.right) if card in HERO_COST)
        found.append((move, value))
    return found


def _plan(view: State, looks: dict[int, Outlook], number: int, added: int, champion: bool, supply: float) -> float:
    """What all fields are worth once `added` lies on one and the ranks still to come fill what they can.

    The gaps are filled in the order in which a win costs least for what it is worth: a rank is wasted where the
    need is met, and on a field that is out of reach.
    """
    me = view.viewer or 0
    plans = []
    for n, look in looks.items():
        own = look.own
        sure = look.champion
        if n == number:
            own = list(own)
            own[me] += added
            sure = 1.0 if champion else sure
        slack = SURVIVES * sum(own) - needed(view, n)
        plans.append((max(0.0, -slack) * (1 - sure) / weight(view, n), slack, n, own, sure))
    plans.sort(key=lambda plan: plan[:3])
    spread = 1.4 + 0.1 * supply
    total = 0.0
    used = 0.0
    for _, slack, n, own, sure in plans:
        used += max(0.0, -slack) * (1 - sure)
        win = _chance((supply - used + min(3.0, max(0.0, slack))) / spread)
        total += worth(view, n, own, 1 - (1 - sure) * (1 - win))
    return total


def _facing(view: State, number: int, move: moves.Place) -> float:
    """A small bonus for standing behind an opponent's card that one could beat (O5.4)."""
    ranks = view.fields[number].ranks
    if not ranks or ranks[-1].seat == view.viewer or {move.left, move.right} & set(HEROES):
        return 0.0
    value = 0.0
    for mine, other in ((move.left, ranks[-1].left), (move.right, ranks[-1].right)):
        if other in (HIDDEN, UNKNOWN, "") or other in HEROES:
            continue
        value += 0.25 if wing(mine, other, view.event)[0] == "attacker" else 0.0
    return value


def hiding(move: moves.Place) -> float:
    """Heroes go face down, and rather the stronger of two troops."""
    hidden, shown = (move.left, move.right) if move.down == "left" else (move.right, move.left)
    if hidden in HEROES:
        return 0.5
    return 0.1 if rank_strength(hidden, "") >= rank_strength(shown, "") else 0.0


# --- brawls -------------------------------------------------------------------------------------------------


def _brawl(view: State, rng: Generator, belief: Belief) -> moves.AnyMove:
    number = view.order[0]
    field = view.fields[number]
    attacker, defender = field.ranks[view.last], field.ranks[view.front]
    look = outlook(view, number, belief)
    standing = _after(view, number, look.own, look, 0.0)
    cards = belief(view, number, view.front) if defender.down else [("", 1.0)]
    foreseen = sum(share * rank_strength(defender.shown[0], card) for card, share in cards) if defender.down else 0.0
    values = [_attack_value(view, number, look, attacker, defender, card, foreseen) for card, _ in cards]
    attacking = sum(share * value for (_, share), value in zip(cards, values, strict=True))
    scouts = [move for move in options(view) if isinstance(move, moves.Scout)]
    here = moves.Scout(FIELDS[number], view.front + 1)
    torn = len(cards) > 1 and min(values) < standing - 1.5 and max(values) > standing + 1.5
    if torn and here in scouts and view.round > 1:
        return here
    return moves.ATTACK if attacking > standing + 0.4 + rng.below(100) / 1000 else moves.STAND


def _attack_value(
    view: State, number: int, look: Outlook, attacker: Rank, defender: Rank, card: str, foreseen: float
) -> float:
    me, other = attacker.seat, defender.seat
    own = list(look.own)
    left = card if defender.down == "left" else defender.left
    right = card if defender.down == "right" else defender.right
    if defender.down:
        own[other] += rank_strength(left, right) - foreseen
    if left in HEROES or right in HEROES:
        return _after(view, number, own, look, 0.0, champion=CHAMPION in (left, right)) - 0.1
    won = lost = 0
    for mine, theirs in ((attacker.left, left), (attacker.right, right)):
        winner = wing(mine, theirs, view.event)[0]
        if winner == "attacker":
            won += 1
            own[other] -= rank_strength(theirs, "")
        elif winner == "defender":
            lost += 1
            own[me] -= rank_strength(mine, "")
    goblins = 1.2 if won == 2 else -1.2 if lost == 2 else 0.0
    return _after(view, number, own, look, goblins)


def _after(
    view: State, number: int, own: Sequence[float], look: Outlook, goblins: float, champion: bool = False
) -> float:
    """What the field is worth once these troops go to the battle; ranks in front may still lose some."""
    front = view.front if view.front > 0 else 0
    total = sum(own) - 0.5 * front
    spread = 0.25 + 0.5 * look.unknown + 0.3 * front
    win = _chance((total - needed(view, number) + 0.45) / spread)
    win = 1.0 if champion else 1 - (1 - look.champion) * (1 - win)
    return worth(view, number, own, win) + goblins


# --- sharing out and making pay -----------------------------------------------------------------------------


def _share(view: State, rng: Generator) -> moves.AnyMove:
    listed = [move for move in options(view) if isinstance(move, (moves.Give, moves.Charge))]
    if view.step == "give":
        seat = _least(view, _rivals(view, moves.Give))
        return next(move for move in listed if move.seat == seat and move.count == 1)
    if not listed:
        return moves.DONE
    seat = _most(view, _rivals(view, moves.Charge))
    return max((move for move in listed if move.seat == seat), key=lambda move: move.count)


def _rivals(view: State, sort: type[moves.Give] | type[moves.Charge]) -> list[int]:
    return sorted({move.seat for move in options(view) if isinstance(move, sort)})


def _least(view: State, seats: Sequence[int]) -> int:
    return min(seats, key=lambda seat: (view.players[seat].moved, seat))


def _most(view: State, seats: Sequence[int]) -> int:
    return max(seats, key=lambda seat: (view.players[seat].moved, -seat))
