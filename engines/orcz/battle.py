"""The battle of a field and what is paid for it (O6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from plateau_parlant.engines.orcz import events
from plateau_parlant.engines.orcz.components import (
    CHAMPION,
    FIELDS,
    HEROES,
    SHAMAN,
    STRENGTH,
    enemy_values,
    event_on,
)
from plateau_parlant.engines.orcz.draft import Draft, end_of_round, replace
from plateau_parlant.engines.orcz.position import Rank, needed


@cache
def rank_strength(left: str, right: str) -> int:
    """O6.1: what two cards side by side are worth; a troop beside a shaman counts double."""
    total = STRENGTH.get(left, 0) + STRENGTH.get(right, 0)
    return 2 * total if SHAMAN in (left, right) else total


def present(ranks: Sequence[Rank]) -> set[int]:
    """The seats with troops still there."""
    return {rank.seat for rank in ranks for card in (rank.left, rank.right) if card and card not in HEROES}


def fight(draft: Draft) -> None:
    """O6: the battle of the current field. Stops where somebody shares out or makes pay, else ends the field."""
    number = draft.order[0]
    field = draft.fields[number]
    name, players = FIELDS[number], len(draft.players)
    main, secondary = enemy_values(field.enemy)
    own = [0] * players
    champion = False
    for rank in draft.ranks:
        own[rank.seat] += rank_strength(rank.left, rank.right)
        champion = champion or CHAMPION in (rank.left, rank.right)
    there = present(draft.ranks)
    total, need = sum(own), needed(draft.base, number)
    best = max(own)
    strongest = tuple(seat for seat in range(players) if seat in there and own[seat] == best)
    won = bool(there) and (champion or total >= need)
    draft.events.append(events.BattleFought(name, won, total, need, champion, tuple(own), strongest))
    if len(strongest) == 1:
        if won:
            _winner_takes(draft, strongest[0], main, secondary, there)
        else:
            draft.pay(strongest[0], main, "lost", name)
            _begin_sharing(draft, strongest[0], secondary, lost=True)
        if draft.step != "brawl":
            return
    elif strongest and won:
        pot = main if draft.event == "caprice" else main + secondary
        part = pot // len(strongest)
        for seat in strongest:
            draft.receive(seat, part // 2 if event_on(draft.event, "colere", name) else part, "tie")
    else:
        for seat in strongest:
            draft.pay(seat, (main + secondary) // len(strongest), "tie", name)
    end_field(draft, won)


def _winner_takes(draft: Draft, seat: int, main: int, secondary: int, there: set[int]) -> None:
    name = FIELDS[draft.order[0]]
    draft.receive(seat, main // 2 if event_on(draft.event, "colere", name) else main, "won")
    if event_on(draft.event, "faveur", name):
        draft.receive(seat, 2, "favour")
    others = sorted(there - {seat})
    if draft.event == "caprice" or not others or not secondary:
        return
    if len(others) == 1:
        draft.receive(others[0], secondary, "share", seat)
    else:
        _begin_sharing(draft, seat, secondary, lost=False)


def _begin_sharing(draft: Draft, seat: int, count: int, lost: bool) -> None:
    if not count:
        return
    draft.step = "charge" if lost else "give"
    draft.sharing, draft.due, draft.charges = seat, count, (0,) * len(draft.players)
    draft.events.append(events.SharingBegan(seat, FIELDS[draft.order[0]], count, lost))


def give(draft: Draft, seat: int, count: int) -> None:
    """O6.3: the winner gives `count` of the goblins to share out to `seat`."""
    draft.receive(seat, count, "share", draft.sharing)
    draft.due -= count
    if not draft.due:
        _end_sharing(draft, won=True)


def charge(draft: Draft, seat: int, count: int) -> None:
    """O6.4: the strongest names what `seat` is to pay; all pay together once he is done."""
    draft.charges = (*draft.charges[:seat], count, *draft.charges[seat + 1 :])
    draft.due -= count
    draft.events.append(events.ChargeNamed(draft.sharing, seat, count))
    if not draft.due or sum(map(bool, draft.charges)) == len(draft.players) - 1:
        done(draft)


def done(draft: Draft) -> None:
    """O6.4: those who were named pay; what one cannot pay falls on nobody else."""
    name = FIELDS[draft.order[0]]
    for seat, count in enumerate(draft.charges):
        if count:
            draft.pay(seat, count, "charge", name)
    _end_sharing(draft, won=False)


def _end_sharing(draft: Draft, won: bool) -> None:
    draft.step, draft.sharing, draft.due, draft.charges = "brawl", -1, 0, ()
    end_field(draft, won)


def end_field(draft: Draft, won: bool) -> None:
    """O6.8, O6.9: the enemy leaves or stays, troops go back, heroes are used; then the next field of the order."""
    number = draft.order[0]
    field = draft.fields[number]
    if won:
        main, secondary = enemy_values(field.enemy)
        event = events.EnemyDefeated(FIELDS[number], main, secondary, field.left, not field.left)
        draft.events.append(event)
        field = replace(field, enemy="", beaten=(*field.beaten, field.enemy))
    back: list[list[str]] = [[] for _ in draft.players]
    for rank in draft.ranks:
        for card in (rank.left, rank.right):
            if card in HEROES:
                player = draft.players[rank.seat]
                draft.players[rank.seat] = replace(player, used=(*player.used, card))
                draft.events.append(events.HeroUsed(rank.seat, card))
            elif card:
                back[rank.seat].append(card)
    for seat, cards in enumerate(back):
        if cards:
            draft.go_back(seat, *cards)
    draft.fields[number] = replace(field, ranks=())
    draft.ranks = []
    draft.order = draft.order[1:]
    if draft.order:
        begin_field(draft)
    else:
        end_of_round(draft)


def begin_field(draft: Draft) -> None:
    """O5: the brawls of the next field begin at its last rank."""
    number = draft.order[0]
    ranks = draft.ranks = list(draft.fields[number].ranks)
    draft.step = "brawl"
    draft.last, draft.front, draft.attacking = len(ranks) - 1, max(-1, len(ranks) - 2), False
    owners = tuple(rank.seat for rank in ranks)
    draft.events.append(events.FieldBegan(FIELDS[number], owners, needed(draft.base, number)))
