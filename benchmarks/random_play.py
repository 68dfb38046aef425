"""Random play, one process: every engine, and peers from the package index side by side in the same run.

    python benchmarks/random_play.py [--seconds 6] [--games dragon,orcz] [--peers chess,openspiel]

A step is an entry (a choice or a chance result), a decision a choice. Short windows of the contestants take turns and
the medians are printed, so that a machine that is busy, or slows down, does so for all. Peers that are not installed
are left out by name.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import plateau_parlant.access  # noqa: F401 - tells the engines where the boxes are
from plateau_parlant import engines
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, Setup

WINDOWS = 41
Play = Callable[[int], tuple[int, int]]
"""Plays one game from a seed: the steps and the decisions it took."""


def loop(game: Any, state: Any, seed: int) -> tuple[int, int]:
    """The loop that is measured: who must do what, legal moves, a choice among them, apply."""
    chooser = random.Random(seed)
    steps = decisions = 0
    waiting, legal, apply = game.waiting, game.legal, game.apply
    while True:
        now = waiting(state)
        kind = type(now)
        if kind is Decide:
            must = now.must
            seat = must[0] if len(must) == 1 else chooser.choice(must)
            moves = legal(state, seat)
            state = apply(state, Act(seat, moves[int(chooser.random() * len(moves))])).state
            decisions += 1
        elif kind is Ask:
            state = apply(state, Fact(now.id, chance.answer(seed, now))).state
        else:
            return steps, decisions
        steps += 1


def ours(name: str, players: int, options: dict[str, Any], tokens: bool = True) -> Play:
    """A contestant: one of our games, from its set-up on."""
    game = engines.game(name)
    setup = Setup(tuple("ABCD"[:players]), options)

    if not tokens:
        # No rule of the game leaves them out: the first state is written by hand, once, and every game begins there.
        position = game.to_position(game.begin(setup))
        position["players"][0]["tokens"] = []
        bare = game.from_position(position)
        return lambda seed: loop(game, bare, seed)
    return lambda seed: loop(game, game.begin(setup), seed)


def chess_game(seed: int) -> tuple[int, int]:
    """python-chess: legal moves, a choice, push, the game-over test."""
    import chess

    chooser = random.Random(seed)
    board = chess.Board()
    count = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(chooser.random() * len(moves))])
        count += 1
    return count, count


def openspiel(name: str) -> Play:
    """OpenSpiel: chance outcomes by weight, legal actions, a choice, apply."""
    import pyspiel

    import_module("open_spiel.python.games")  # registers the games written in Python

    game = pyspiel.load_game(name)

    def play(seed: int) -> tuple[int, int]:
        chooser = random.Random(seed)
        state = game.new_initial_state()
        steps = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(chooser.random() * len(moves))])
                decisions += 1
            steps += 1
        return steps, decisions

    return play


def contestants(games: set[str], peers: set[str]) -> dict[str, Play]:
    """Every contestant by its name in the table."""
    found: dict[str, Play] = {}
    if "dragon" in games:
        found["dragon solo, tokens off"] = ours("dragon", 1, {}, tokens=False)
        found["dragon solo, with tokens"] = ours("dragon", 1, {})
        found["dragon, three players"] = ours("dragon", 3, {})
    if "orcz" in games and "orcz" in engines.GAMES:
        found["orcz, four players"] = ours("orcz", 4, {})
    if "sadaraspha" in games and "sadaraspha" in engines.GAMES:
        found["sadaraspha, limit 40"] = ours("sadaraspha", 2, {"turn_limit": 40})
    if "guardians" in games and "guardians" in engines.GAMES:
        found["guardians fight"] = ours("guardians", 2, {"mode": "fight"})
    if "chess" in peers and find_spec("chess"):
        found["python-chess"] = chess_game
    if "openspiel" in peers and find_spec("pyspiel"):
        found["OpenSpiel python_block_dominoes"] = openspiel("python_block_dominoes")
    return found


def measure(table: dict[str, Play], seconds: float) -> dict[str, tuple[float, float, float]]:
    """Games, decisions and steps a second of every contestant, `seconds` each: the medians of short windows in turn."""
    rates: dict[str, list[tuple[float, float, float]]] = {name: [] for name in table}
    seed = 1
    for play in table.values():
        play(0)
    for _ in range(WINDOWS):
        for name, play in table.items():
            start = time.perf_counter()
            steps = decisions = count = 0
            while (spent := time.perf_counter() - start) < seconds / WINDOWS:
                more = play(seed)
                steps, decisions, count, seed = steps + more[0], decisions + more[1], count + 1, seed + 1
            rates[name].append((count / spent, decisions / spent, steps / spent))
    found = {}
    for name, rows in rates.items():
        games, choices, entries = zip(*rows, strict=True)
        found[name] = statistics.median(games), statistics.median(choices), statistics.median(entries)
    return found


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds for each contestant")
    parser.add_argument("--games", default=",".join(("dragon", "orcz", "sadaraspha", "guardians")))
    parser.add_argument("--peers", default="chess,openspiel")
    args = parser.parse_args()
    medians = measure(contestants(set(args.games.split(",")), set(args.peers.split(","))), args.seconds)
    print(f"{'':36}{'games/s':>10}{'decisions/s':>14}{'steps/s':>12}")
    for name, (count, decisions, steps) in medians.items():
        print(f"{name:36}{count:>10.0f}{decisions:>14.0f}{steps:>12.0f}")
    peer = medians.get("python-chess")
    if peer:
        for name in ("dragon solo, tokens off", "dragon solo, with tokens"):
            if name in medians:
                print(f"{name}: {medians[name][1] / peer[1]:.1f} times the decisions of python-chess (target 5)")


if __name__ == "__main__":
    main()
