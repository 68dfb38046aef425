"""All figures of this machine in one table: python benchmarks [--quick] [--startup] [--speech] [--link] [--strength]

Without flags: random play beside its peers, whole-game replay, the durable journal entry beside the raw write, state
hash, view and hint. The other flags run the scripts of this folder that need more time or devices, and print what they
say below the table. `--loops` prints the loops that are measured, ours and the peers'.
"""

from __future__ import annotations

import argparse
import inspect
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import random_play

from plateau_parlant import engines
from plateau_parlant.access import bots, journal
from plateau_parlant.engines import chance, core, history
from plateau_parlant.engines.core import Act, Ask, Fact, Over, Setup

HERE = Path(__file__).resolve().parent
BEST_OF = 5
ENTRIES = 100

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dragon solo": ("dragon", 1, {}),
    "dragon, three": ("dragon", 3, {}),
    "orcz, four": ("orcz", 4, {}),
    "sadaraspha": ("sadaraspha", 2, {"turn_limit": 40}),
    "guardians fight": ("guardians", 2, {"mode": "fight"}),
}

Row = tuple[str, str, str, str]
"""What, the figure, the target, whether it is met ("" where there is no target)."""


def row(what: str, figure: float, unit: str, target: float | None = None, most: bool = True) -> Row:
    """A row; `most`: the target is the most the figure may be, else the least."""
    text = f"{figure:,.0f} {unit}" if figure >= 100 else f"{figure:.2f} {unit}"
    if target is None:
        return what, text, "", ""
    met = figure <= target if most else figure >= target
    return what, text, f"{'at most' if most else 'at least'} {target:g}", "met" if met else "NOT MET"


def played(name: str, players: int, options: dict[str, Any], seed: int = 1) -> tuple[Any, Any, list[Any]]:
    """A fairly played game: the module, the first state, the entries."""
    game = engines.game(name)
    first = state = game.begin(Setup(tuple("ABCD"[:players]), options))
    rng, entries = chance.Generator(seed), []
    while not isinstance(now := game.waiting(state), Over):
        if isinstance(now, Ask):
            entry: core.Entry = Fact(now.id, chance.answer(seed, now), "seed")
        else:
            seat = now.must[0]
            entry = Act(seat, game.greedy(game.view(state, seat), rng).move)
        state = game.apply(state, entry).state
        entries.append(entry)
    return game, first, entries


def best(work: Callable[[], object], times: int = 1) -> float:
    """Seconds of the best of five rounds, for one of so many calls a round."""
    rounds = []
    for _ in range(BEST_OF):
        start = time.perf_counter()
        for _ in range(times):
            work()
        rounds.append((time.perf_counter() - start) / times)
    return min(rounds)


def random_rows(seconds: float) -> list[Row]:
    """Random play: games and steps a second beside the peers of the same run."""
    table = random_play.contestants(set(engines.GAMES), {"chess", "openspiel"})
    rates = random_play.measure(table, seconds)
    peer = rates.get("OpenSpiel python_block_dominoes")
    rows = []
    for name, (games, decisions, steps) in rates.items():
        bare = name == "dragon solo, tokens off"
        rows.append(row(f"random play, {name}: games a second", games, "", 1200 if bare else None, False))
        least = 200_000 if bare else None
        if peer and name.startswith(("orcz", "sadaraspha", "guardians")):
            least = round(peer[2])
        rows.append(row(f"random play, {name}: steps a second", steps, "", least, False))
        rows.append(row(f"random play, {name}: decisions a second", decisions, ""))
    if chess := rates.get("python-chess"):
        times = rates["dragon solo, tokens off"][1] / chess[1]
        rows.append(row("dragon solo, tokens off: decisions, times python-chess", times, "", 5, False))
    if peer:
        for name in ("orcz, four players", "sadaraspha, limit 40", "guardians fight"):
            rows.append(row(f"{name}: steps, times block dominoes", rates[name][2] / peer[2], "", 1, False))
    for absent in ("OpenSpiel python_block_dominoes", "python-chess"):
        if absent not in rates:
            rows.append((f"random play, {absent}", "not installed here", "", ""))
    return rows


def engine_rows() -> list[Row]:
    """Replay, hash and view of every game."""
    rows = []
    for title, (name, players, options) in GAMES.items():
        game, first, entries = played(name, players, options)
        middle = history.fold(game, first, entries[: len(entries) // 2]).state
        limit = 5.0 if name == "dragon" else None
        spent = best(lambda game=game, first=first, entries=entries: history.fold(game, first, entries))  # type: ignore[misc]
        rows.append(row(f"{title}: replay of {len(entries)} entries", 1000 * spent, "ms", limit))
        rows.append(row(f"{title}: state hash", 1e6 * best(lambda s=middle: core.state_hash(s), 200), "µs"))  # type: ignore[misc]
        view = best(lambda game=game, s=middle: game.view(s, 0), 200)  # type: ignore[misc]
        rows.append(row(f"{title}: view", 1e6 * view, "µs"))
    return rows


def hint_rows(count: int) -> list[Row]:
    """How long a hint takes, in decisions spread over a game."""
    rows = []
    for title, (name, players, options) in GAMES.items():
        game, state, entries = played(name, players, options)
        decisions = []
        for entry in entries:
            if isinstance(entry, Act) and len(game.legal(state, entry.seat)) > 1:
                decisions.append(game.view(state, entry.seat))
            state = game.apply(state, entry).state
        spent = []
        for view in decisions[:: max(1, len(decisions) // count)]:
            start = time.perf_counter()
            bots.advise(game, view)
            spent.append(1000 * (time.perf_counter() - start))
        rows.append(row(f"{title}: hint, mean of {len(spent)}", statistics.mean(spent), "ms"))
        rows.append(row(f"{title}: hint, longest", max(spent), "ms", 1000))
    return rows


def journal_rows() -> list[Row]:
    """A durable journal entry beside a raw write and sync of the same bytes, in turn, the best of five rounds each."""
    line = {"n": 17, "act": [0, "place r7 III"]}
    ours, raw = [], []
    sync = getattr(os, "fdatasync", os.fsync)
    with tempfile.TemporaryDirectory(dir=os.environ.get("PLATEAU_BENCH_FOLDER")) as folder:
        made = journal.create(Path(folder), journal.Header("dragon", 1, ("A",), {}, 1, None))
        block = journal._encoded(line)
        bare = os.open(Path(folder, "raw"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            for _ in range(BEST_OF):
                one, other = [], []
                for _ in range(ENTRIES):  # in turn: a busy disk is busy for both
                    start = time.perf_counter()
                    os.write(bare, block)
                    sync(bare)
                    middle = time.perf_counter()
                    made.write(line)
                    one.append(middle - start)
                    other.append(time.perf_counter() - middle)
                raw.append(statistics.median(one))
                ours.append(statistics.median(other))
        finally:
            os.close(bare)
            made.close()
    return [
        row("raw write with sync", 1e6 * min(raw), "µs"),
        row("durable journal entry", 1e6 * min(ours), "µs"),
        row("durable journal entry, times the raw write", min(ours) / min(raw), "", 1.5),
    ]


def machine() -> str:
    """The machine and the day, for the head of the table."""
    name = platform.processor() or platform.machine()
    try:
        info = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        name = next(text.partition(":")[2].strip() for text in info.splitlines() if text.startswith("model name"))
    except (OSError, StopIteration):
        pass
    load = f"load {os.getloadavg()[0]:.1f}, " if hasattr(os, "getloadavg") else ""
    cores = f"{os.cpu_count()} cores"
    return (
        f"{date.today()}, {platform.system()} {platform.release().partition('-')[0]}, {name}, {cores}, {load}"
        f"Python {platform.python_version()}"
    )


def main() -> None:
    """Prints the table, then what the other scripts say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="short windows: figures to look at, not to publish")
    for flag in ("startup", "speech", "link", "strength", "loops"):
        parser.add_argument(f"--{flag}", action="store_true")
    args = parser.parse_args()
    rows = [
        *random_rows(0.5 if args.quick else 8.0),
        *engine_rows(),
        *journal_rows(),
        *hint_rows(3 if args.quick else 12),
    ]
    print(machine())
    width = max(len(one[0]) for one in rows)
    for what, figure, target, met in rows:
        print(f"{what:{width}}  {figure:>18}  {target:16} {met}".rstrip())
    if args.loops:
        for loop in (random_play.loop, random_play.chess_game, random_play.openspiel):
            print("\n" + inspect.getsource(loop).rstrip())
    for flag, more in (("startup", ("--output", "text")), ("speech", ()), ("link", ()), ("strength", ())):
        if getattr(args, flag):
            print(f"\n{flag}:", flush=True)
            subprocess.run([sys.executable, str(HERE / f"{flag}.py"), *more], check=False)


if __name__ == "__main__":
    main()
