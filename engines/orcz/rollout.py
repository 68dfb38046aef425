"""What Orcz offers the search: candidates, the round played on by quick players, and what a round's end is worth.

The quick players look at what lies face up and at their own cards; a face-down card is to them any card its owner may
have, drawn by lot. So a rollout learns nothing that a player could not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp
from typing import Final

from plateau_parlant.engines import core
from plateau_parlant.engines.chance import Generator, answer
from plateau_parlant.engines.core import UNKNOWN, Act, Ask, Fact, Over, Reason
from plateau_parlant.engines.orcz import bot, moves, rules
from plateau_parlant.engines.orcz.battle import rank_strength
from plateau_parlant.engines.orcz.bluffing import bluff, straight
from plateau_parlant.engines.orcz.bot import infer
from plateau_parlant.engines.orcz.brawls import wing
from plateau_parlant.engines.orcz.components import CHAMPION, FIELD_NUMBER, HEROES, SHAMAN, rounds
from plateau_parlant.engines.orcz.position import State, needed
from plateau_parlant.engines.orcz.view import options
from plateau_parlant.engines.search import Effort, placed

SAMPLE: Final = 8
"""How many ranks a quick player looks at before it places one."""

WON: Final = 0.72
"""How often a battle is won in a round, about: for the chance that three fields are cleared in the end."""


ROLLOUTS: Final = {2: 72, 3: 60, 4: 48}
"""Of the strong level, by the number of players: with more of them a round is longer, and so is a rollout."""


def strong(view: State) -> Effort:
    """The effort of the strong level."""
    return Effort(rollouts=ROLLOUTS[len(view.players)], candidates=8, prior=4.0)


def careful(view: State) -> Effort:
    """The effort of a hint."""
    return Effort(rollouts=240, candidates=10, prior=4.0)


def ranked(view: State, rng: Generator) -> Sequence[tuple[moves.AnyMove, float]]:
    """The fair player's move first, then the next best of each field and strength."""
    if view.step != "deploy":
        fair = bot.greedy(view, rng).move
        return [(fair, 0.3), *((move, 0.29) for move in options(view) if move != fair)]
    judged = sorted(bot.judged_ranks(view, rng), key=lambda pair: -pair[1])
    if not judged:
        return [(bot.greedy(view, rng).move, 0.3)]
    found: list[tuple[moves.AnyMove, float]] = []
    seen: set[tuple[str, int, bool]] = set()
    for move, value in judged:
        hero = move.left in HEROES or move.right in HEROES
        key = (move.field, rank_strength(move.left, move.right) // 2, hero)
        if key not in seen:
            seen.add(key)
            found.append((move, 0.3 + 0.02 * max(-5.0, value - judged[0][1])))
    return found


def rollout(state: State, seat: int, rng: Generator) -> float:
    """The chance that the table wins and the seat leads: quick players finish the round, then `value` judges."""
    seed = rng.bits()
    number = state.round
    for _ in range(300):
        if state.round != number:
            break
        now = rules.waiting(state)
        if isinstance(now, Over):
            break
        if isinstance(now, Ask):
            state = rules.apply(state, Fact(now.id, answer(seed, now))).state
        else:
            mover = now.must[0]
            state = rules.apply(state, Act(mover, _quick(state, mover, rng))).state
    return value(state, seat)


def _quick(state: State, seat: int, rng: Generator) -> moves.AnyMove:
    if state.step == "deploy":
        return _place(state, seat, rng)
    if state.step == "brawl":
        return _brawl(state, seat, rng)
    listed = rules.legal(state, seat)
    if state.step == "give":
        gifts = [move for move in listed if isinstance(move, moves.Give) and move.count == 1]
        return min(gifts, key=lambda move: (state.players[move.seat].moved, move.seat))
    charges = [move for move in listed if isinstance(move, moves.Charge)]
    if not charges:
        return moves.DONE
    return max(charges, key=lambda move: (state.players[move.seat].moved, move.count, -move.seat))


def _place(state: State, seat: int, rng: Generator) -> moves.AnyMove:
    listed = rules.legal(state, seat)
    ranks = [move for move in listed if isinstance(move, moves.Place)] if state.table else listed
    if not ranks:
        return moves.PASS
    looks: dict[str, tuple[float, float]] = {}
    best: moves.AnyMove = ranks[0]
    most = -1e9
    later = rounds(len(state.players)) - state.round
    for _ in range(SAMPLE):
        move = rng.choice(ranks)
        if not isinstance(move, moves.Place):
            continue
        if move.field not in looks:
            number = FIELD_NUMBER[move.field]
            held = sum([rank_strength(rank.left, rank.right) for rank in state.fields[number].ranks])
            looks[move.field] = needed(state, number) * 1.1 + 1 - held, bot.weight(state, number)
        lacking, weight = looks[move.field]
        added = rank_strength(move.left, move.right)
        value = (0.3 if lacking <= 0 else min(added, lacking) / max(3.0, lacking)) * weight
        value -= 0.15 * max(0.0, added - max(0.0, lacking))
        if CHAMPION in (move.left, move.right):
            value += 2.0 if lacking > 6 else -1.5 * later
        if SHAMAN in (move.left, move.right):
            value -= 0.7 * later
        if value > most:
            best, most = move, value
    return best


def _brawl(state: State, seat: int, rng: Generator) -> moves.AnyMove:
    number = state.order[0]
    field = state.fields[number]
    attacker, defender = field.ranks[state.last], field.ranks[state.front]
    left, right = defender.left, defender.right
    if defender.down:
        drawn = rng.choice((*state.players[defender.seat].hand, defender.hidden))
        left, right = (drawn, right) if defender.down == "left" else (left, drawn)
    if left in HEROES or right in HEROES:
        return moves.STAND
    lead = lost = 0
    for mine, theirs in ((attacker.left, left), (attacker.right, right)):
        winner = wing(mine, theirs, state.event)[0]
        if winner == "attacker":
            lead += 1
            lost += rank_strength(theirs, "")
        elif winner == "defender":
            lead -= 1
            lost += rank_strength(mine, "")
    strength = sum(rank_strength(rank.left, rank.right) for rank in field.ranks)
    spoils = strength >= needed(state, number) > strength - lost
    return moves.ATTACK if lead > 0 and not spoils else moves.STAND


# --- what a position is worth -------------------------------------------------------------------------------


def value(state: State, seat: int) -> float:
    """The share of a win a position between rounds looks like: the table must win, and the seat be first."""
    now = rules.waiting(state)
    goblins = [player.goblins or 0 for player in state.players]
    lead = goblins[seat] - max(count for other, count in enumerate(goblins) if other != seat)
    if isinstance(now, Over):
        return 0.0 if now.reason == "defeat" else 0.85 * placed(now, seat) + 0.15 * _chance(lead / 3)
    left = rounds(len(state.players)) - state.round + 1
    spread = 1.5 + 2.0 * left
    return common(tuple(field.left + bool(field.enemy) for field in state.fields), left) * _chance(lead / spread)


@lru_cache(maxsize=4096)
def common(enemies: tuple[int, ...], left: int) -> float:
    """The chance that three fields are cleared in so many rounds, each enemy taking a won battle (O8.2)."""
    chances = [
        sum(comb(left, won) * WON**won * (1 - WON) ** (left - won) for won in range(count, left + 1))
        for count in enemies
    ]
    total = 0.0
    for failed in (-1, 0, 1, 2, 3):
        product = 1.0
        for number, chance in enumerate(chances):
            product *= 1 - chance if number == failed else chance
        total += product
    return total


def _chance(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def expects(view: State, mean: float) -> Reason:
    """The chance of a win in percent."""
    return Reason("expects_win", {"percent": max(0, min(100, round(100 * mean)))})


def bluffed(view: State, move: moves.AnyMove, rng: Generator) -> moves.AnyMove:
    """The same rank of two troops with either card face down, as often as the other; any other move as it is."""
    if not isinstance(move, moves.Place) or {move.left, move.right} & {*HEROES, UNKNOWN}:
        return move
    other = moves.Place(move.field, move.left, move.right, "right" if move.down == "left" else "left")
    return other if rng.below(2) and other in options(view) else move


def facts(view: State, move: moves.AnyMove) -> tuple[core.Reason, ...]:
    """The facts that speak for a move."""
    return bot.reasons(view, move)


__all__ = [
    "bluff",
    "bluffed",
    "careful",
    "common",
    "expects",
    "facts",
    "infer",
    "ranked",
    "rollout",
    "straight",
    "strong",
    "value",
]
