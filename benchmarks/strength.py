"""Strength of the levels: the games of `plateau simulate`, and for Guardians single fights with hands of all sorts.

    python benchmarks/strength.py [--games 40] [--seed 1] [--only dragon-2,orcz-3,...] [--jobs 1]

Every contest is one strong seat among fair ones, and one fair seat among random ones, seats rotated. For the dragon
alone: mean deserters, with and without tokens. Prints a table with 95 % intervals; what docs/benchmarks.md says comes
from here.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

from plateau_parlant import engines
from plateau_parlant.access import box, simulate
from plateau_parlant.engines import chance, search
from plateau_parlant.engines.core import Act, Ask, Fact, Game, Over, Setup

Effort = Callable[[Game, Any], search.Effort]

CONTESTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dragon-2": ("dragon", 2, {}),
    "dragon-3": ("dragon", 3, {}),
    "dragon-4": ("dragon", 4, {}),
    "orcz-2": ("orcz", 2, {}),
    "orcz-3": ("orcz", 3, {}),
    "orcz-4": ("orcz", 4, {}),
    "sadaraspha": ("sadaraspha", 2, {"turn_limit": 80}),
    "guardians-fight": ("guardians", 2, {"mode": "fight"}),
}
SOLO = ("solo-bare", "solo-tokens")
PAIRS = (("search", "greedy"), ("greedy", "random"))


def solo(seed: int, tokens: bool, effort: Effort | None) -> tuple[int, int, float]:
    """One solo game of the dragon: deserters, decisions, seconds. `effort` of a view; None: the fair player."""
    game = engines.game("dragon")
    state = game.begin(Setup(("Anna",)))
    while isinstance(now := game.waiting(state), Ask):
        state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
    if not tokens:
        position = game.to_position(state)
        position["players"][0]["tokens"] = []
        state = game.from_position(position)
    decisions, start = 0, time.perf_counter()
    while not isinstance(now := game.waiting(state), Over):
        if isinstance(now, Ask):
            state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
            continue
        view, rng = game.view(state, 0), chance.Generator(seed, 1000 + decisions)
        choice = search.search(game, view, rng, effort(game, view)).choice if effort else game.greedy(view, rng)
        state = game.apply(state, Act(0, choice.move)).state
        decisions += 1
    return now.scores[0], decisions, time.perf_counter() - start


def fight_options(seed: int) -> dict[str, Any]:
    """A single fight: up to six creatures within the limit (G4.2) and six bribes or spells from both ready decks, the
    same for either side. With different hands the hands decide nine fights in ten, and the players the tenth.
    """
    from plateau_parlant.engines.guardians.components import card
    from plateau_parlant.engines.guardians.organise import LIMIT, space_load
    from plateau_parlant.engines.guardians.setup import READY

    ready = engines.BOXES["guardians"]()["decks"]
    every = sorted({one for name in READY for one in ready[name]})
    creatures = [one for one in every if card(one).creature]
    others = [one for one in every if card(one).double]
    rng = chance.Generator(seed, 77)
    rng.shuffle(creatures)
    rng.shuffle(others)
    hand: list[str] = []
    for name in creatures:
        if len(hand) < 6 and space_load((*hand, name), ()) <= LIMIT:
            hand.append(name)
    both = {"hands": [hand] * 2, "depots": [others[:6]] * 2}
    return {"mode": "fight", **both, "land": "woods", "attacker": seed % 2}


def contest(name: str, pair: tuple[str, str], games: int, seed: int, jobs: int) -> list[simulate.Row]:
    """The rows of one contest: the first of the pair has one seat, the second all others."""
    game, players, options = CONTESTS[name]
    bots = (pair[0], *([pair[1]] * (players - 1)))
    data = box.owner_data(game)
    if game != "guardians":
        return [row for row, _ in simulate.played(simulate.Plan(game, bots, seed, options, data), range(games), jobs)]
    rows = []
    for number in range(games):  # every pair of fights has the same hands, the seats exchanged
        drawn = fight_options(seed * 1000 + number // 2)
        rows.append(simulate.play(simulate.Plan(game, bots, seed, drawn, data), number)[0])
    return rows


def line(name: str, pair: tuple[str, str], rows: list[simulate.Row], seconds: float) -> str:
    """One row of the table."""
    found = simulate.summary(name.partition("-")[0], rows)
    wins = found.get("wins", {}).get(pair[0])
    common = f"  the table wins {100 * found['common']['mean']:.0f} %" if "common" in found else ""
    if wins is None:
        return f"{name:18}{pair[0]:>8} of {pair[1]:8} no game was won{common}"
    # One and a half times the even share is asked of the dragon and Orcz, more than the even share of the others.
    above = (150 if name.startswith(("dragon", "orcz")) else 100) * wins["even"]
    met = "met" if 100 * wins["low"] > above else "not met"
    return (
        f"{name:18}{pair[0]:>8} among {pair[1]:8}{100 * wins['mean']:6.1f} % [{100 * wins['low']:.1f}; "
        f"{100 * wins['high']:.1f}]  even {100 * wins['even']:.0f}  wanted above {above:.0f}: {met}  "
        f"{wins['games']} games{common}  {seconds:.0f} s"
    )


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--effort", choices=("fair", "strong", "hint"), default="hint", help="of the solo games")
    args = parser.parse_args()
    only = [word for word in args.only.split(",") if word]
    effort = {"fair": None, "strong": search.strong, "hint": search.careful}[args.effort]
    for name in only or (*SOLO, *CONTESTS):
        if name in SOLO:
            played = [solo(args.seed * 100_000 + n, name == "solo-tokens", effort) for n in range(args.games)]
            deserters = [row[0] for row in played]
            half = 1.96 * statistics.stdev(deserters) / len(deserters) ** 0.5
            pace = 1000 * sum(row[2] for row in played) / sum(row[1] for row in played)
            print(
                f"{name:18}{args.effort:>8}  {statistics.mean(deserters):.2f} deserters ± {half:.2f}  "
                f"{len(deserters)} deals  {pace:.0f} ms a decision",
                flush=True,
            )
            continue
        for pair in PAIRS:
            start = time.perf_counter()
            rows = contest(name, pair, args.games, args.seed, args.jobs)
            print(line(name, pair, rows, time.perf_counter() - start), flush=True)


if __name__ == "__main__":
    main()
