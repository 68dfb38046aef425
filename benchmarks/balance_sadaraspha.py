"""Balance of Sadaraspha's house set: greedy against greedy, every pair of races, both seats, both maps.

    python benchmarks/balance_sadaraspha.py --games 100 --seed 1

`--games` is the number for each pair of races, seat and map. One process. Prints the share of wins (a draw counts
half) with its 95 % interval by map side, first player and pair of races, and the length in turns.
"""

from __future__ import annotations

import argparse
import itertools
import math

from plateau_parlant.engines import core, sadaraspha
from plateau_parlant.engines.chance import Generator, answer
from plateau_parlant.engines.core import Act, Ask, Decide, Fact
from plateau_parlant.engines.sadaraspha.components import RACES
from plateau_parlant.engines.sadaraspha.moves import Race


def play(seed: int, races: tuple[str, str], number: int, limit: int) -> tuple[sadaraspha.position.State, int]:
    """A game of two greedy players; the final state and the seat that was the first player."""
    state = sadaraspha.begin(core.Setup(("A", "B"), {"map": number, "turn_limit": limit}))
    generators = (Generator(seed, 1), Generator(seed, 2))
    first = -1
    while True:
        waiting = sadaraspha.waiting(state)
        if isinstance(waiting, Ask):
            state = sadaraspha.apply(state, Fact(waiting.id, answer(seed, waiting))).state
            first = state.first if first < 0 else first
        elif isinstance(waiting, Decide):
            seat = waiting.must[0]
            if state.phase == "race":
                move = Race(races[seat])
            else:
                move = sadaraspha.greedy(sadaraspha.view(state, seat), generators[seat]).move
            state = sadaraspha.apply(state, Act(seat, move)).state
        else:
            return state, first


def interval(wins: float, games: int) -> tuple[float, float, float]:
    """Share and Wilson's 95 % interval, in percent."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return 100 * share, 100 * (middle - half), 100 * (middle + half)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=80)
    parser.add_argument("--maps", type=int, nargs="+", default=[1, 2])
    chosen = parser.parse_args()
    tallies: dict[str, list[float]] = {}
    turns: list[int] = []
    reasons: dict[str, int] = {}
    seed = chosen.seed * 1_000_000
    for number in chosen.maps:
        for one, other in itertools.combinations(RACES, 2):
            for races in ((one, other), (other, one)):
                for _ in range(chosen.games):
                    seed += 1
                    state, first = play(seed, races, number, chosen.limit)
                    won = [0.5, 0.5] if state.winner < 0 else [float(state.winner == seat) for seat in (0, 1)]
                    for name, score in (
                        (f"map {number}, town 1", won[0]),
                        (f"map {number}, first player", won[first]),
                        (f"map {number}, {one} against {other}", won[races.index(one)]),
                        (f"both maps, {one} against {other}", won[races.index(one)]),
                    ):
                        tallies.setdefault(name, []).append(score)
                    turns.append(state.turn)
                    reasons[state.end] = reasons.get(state.end, 0) + 1
    for name, scores in sorted(tallies.items()):
        share, low, high = interval(sum(scores), len(scores))
        within = "" if low >= 40 and high <= 60 else "   OUT"
        print(f"{name:55} {share:5.1f} %  [{low:4.1f}; {high:4.1f}]  {len(scores)} games{within}")
    turns.sort()
    count = len(turns)
    print(f"turns: mean {sum(turns) / count:.1f}, median {turns[count // 2]}, from {turns[0]} to {turns[-1]}")
    print("ends:", ", ".join(f"{reason} {number}" for reason, number in sorted(reasons.items())))


if __name__ == "__main__":
    main()
