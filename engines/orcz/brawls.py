"""Brawls, from the last rank forwards (O5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.orcz import battle, events
from plateau_parlant.engines.orcz.components import BEATS, CHAMPION, FIELDS, KIND, SHAMAN, STRENGTH, WEATHER, rank_flaw
from plateau_parlant.engines.orcz.draft import Draft, replace
from plateau_parlant.engines.orcz.moves import has_hero
from plateau_parlant.engines.orcz.position import Rank, State


def wing(attacker: str, defender: str, event: str) -> tuple[str, str]:
    """O5.4, O10.3: who wins where two cards meet ("attacker", "defender", "none"), and by what."""
    one, other = KIND[attacker], KIND[defender]
    idle = WEATHER.get(event)
    if (one, other) in BEATS and (one, other) != idle:
        return "attacker", "kind"
    if (other, one) in BEATS and (other, one) != idle:
        return "defender", "kind"
    if STRENGTH[attacker] == STRENGTH[defender]:
        return "none", "equal"
    return ("attacker" if STRENGTH[attacker] > STRENGTH[defender] else "defender"), "strength"


def card_to_tell(state: State | Draft) -> tuple[int, int] | None:
    """The field and the index of the rank whose card must be turned up now though nobody told it (O5.1)."""
    if not state.table or state.step != "brawl" or state.last < 0:
        return None
    number = state.order[0]
    ranks = state.ranks if isinstance(state, Draft) else state.fields[number].ranks
    if ranks[state.last].hidden == UNKNOWN:
        return number, state.last
    if state.attacking and ranks[state.front].hidden == UNKNOWN:
        return number, state.front
    return None


def why_not_attack(ranks: Sequence[Rank], last: int, front: int) -> str | None:
    """Why the last rank may not attack the one in front, None where it may (O5.1, O5.2, O5.3)."""
    if front < 0:
        return "first"
    if has_hero(ranks[last].left, ranks[last].right):
        return "hero"
    if ranks[front].seat == ranks[last].seat:
        return "own"
    if has_hero(*ranks[front].shown):
        return "protected"
    return None


def run(draft: Draft) -> None:
    """Goes on until somebody has to decide, a card has to be told, or the game is over."""
    while draft.step == "brawl":
        if draft.last < 0:
            battle.fight(draft)
        elif card_to_tell(draft) is not None or not _go_on(draft):
            return


def attack(draft: Draft) -> None:
    """O5.1: the last rank attacks the rank in front."""
    _announce(draft, forced=False)
    run(draft)


def stand(draft: Draft) -> None:
    """O5.1: the last rank stands aside."""
    # In front of a rank that has won stands a gap.
    _aside(draft, "stopped" if draft.front < draft.last - 1 else "declined", draft.front)
    run(draft)


def _go_on(draft: Draft) -> bool:
    """One step; False where the last rank's owner has to decide."""
    number = draft.order[0]
    if draft.ranks[draft.last].down:
        draft.turn_up(number, draft.last)
    if not draft.attacking and _returned(draft, number, draft.last):
        _now_last(draft, draft.front)
        return True
    if draft.attacking:
        _attacked(draft, number)
        return True
    why = why_not_attack(draft.ranks, draft.last, draft.front)
    if why is None:
        return False
    _aside(draft, why, draft.front)
    return True


def _attacked(draft: Draft, number: int) -> None:
    """The rank in front is attacked: its card is turned up and what it is decides (O5.4 to O5.8)."""
    if draft.ranks[draft.front].down:
        draft.turn_up(number, draft.front)
    if _returned(draft, number, draft.front):
        draft.attacking = False
        draft.front -= 1
        return
    attacker, defender = draft.ranks[draft.last], draft.ranks[draft.front]
    cards = (defender.left, defender.right)
    if CHAMPION in cards:
        _tell(draft, events.AttackCancelled)
        _aside(draft, "champion", draft.front)
    elif SHAMAN in cards:
        _tell(draft, events.ShamanJumped)
        draft.front -= 1
        ranks = draft.ranks
        if draft.front < 0 or has_hero(*ranks[draft.front].shown):
            _aside(draft, "no_target", draft.front)
        else:
            _announce(draft, forced=True)
    else:
        _brawl(draft, number, attacker, defender)


def _brawl(draft: Draft, number: int, attacker: Rank, defender: Rank) -> None:
    """O5.4, O5.5: right against right, then left against left."""
    name = FIELDS[number]
    at, target = draft.last, draft.front
    won = lost = 0
    kept = [attacker.left, attacker.right, defender.left, defender.right]
    for side, mine in (("right", 1), ("left", 0)):
        one, other = kept[mine], kept[mine + 2]
        winner, by = wing(one, other, draft.event)
        draft.events.append(events.WingFought(name, side, one, other, winner, by))
        if winner == "attacker":
            won += 1
            kept[mine + 2] = ""
            draft.go_back(defender.seat, other)
        elif winner == "defender":
            lost += 1
            kept[mine] = ""
            draft.go_back(attacker.seat, one)
    attacker = Rank(attacker.seat, kept[0], kept[1], "", attacker.seen)
    defender = Rank(defender.seat, kept[2], kept[3], "", defender.seen)
    draft.ranks[at], draft.ranks[target] = attacker, defender
    draft.attacking = False
    # A complete defender is last unless the attacker goes on; one that lost a card stands aside.
    last = at if won == 2 else target if not won else target - 1
    ended = events.BrawlEnded(name, at + 1, attacker.seat, target + 1, defender.seat, won, lost, last + 1)
    draft.events.append(ended)
    if won == 2:
        if attacker.seat != defender.seat:
            draft.pay(defender.seat, 1, "brawl", name, attacker.seat)
        draft.front -= 1
        return
    if lost == 2 and attacker.seat != defender.seat:
        draft.pay(attacker.seat, 1, "brawl", name, defender.seat)
    _now_last(draft, last)


def _tell(draft: Draft, event: Callable[..., events.AttackCancelled | events.ShamanJumped]) -> None:
    number = draft.order[0]
    attacker, defender = draft.ranks[draft.last], draft.ranks[draft.front]
    draft.events.append(event(FIELDS[number], draft.last + 1, attacker.seat, draft.front + 1, defender.seat))


def _announce(draft: Draft, forced: bool) -> None:
    number = draft.order[0]
    attacker, defender = draft.ranks[draft.last], draft.ranks[draft.front]
    draft.attacking = True
    name, at, target = FIELDS[number], draft.last + 1, draft.front + 1
    draft.events.append(events.Attacked(name, at, attacker.seat, target, defender.seat, forced))


def _returned(draft: Draft, number: int, at: int) -> bool:
    """O4.3: a rank that proves illegal goes back whole, unused."""
    rank = draft.ranks[at]
    if not (rank.left and rank.right):
        return False
    flaw = rank_flaw(rank.left, rank.right, draft.event, FIELDS[number])
    if flaw is None:
        return False
    event = events.RankReturned(FIELDS[number], at + 1, rank.seat, rank.left, rank.right, flaw[0])
    draft.events.append(event)
    draft.go_back(rank.seat, rank.left, rank.right)
    draft.ranks[at] = replace(rank, left="", right="")
    return True


def _aside(draft: Draft, why: str, then: int) -> None:
    number = draft.order[0]
    draft.events.append(events.StoodAside(FIELDS[number], draft.last + 1, draft.ranks[draft.last].seat, why))
    _now_last(draft, then)


def _now_last(draft: Draft, at: int) -> None:
    draft.last, draft.front, draft.attacking = at, max(-1, at - 1), False
