"""`plateau simulate GAME`: many games between bots on all cores, with results that say how sure they are.

Game number k of a seed is the same whatever else is played: its deal, its bots' generators and who sits where follow
from the seed and k alone. So the shards of a run (`--shard 2/5`: every fifth game from the second on) can be played
anywhere, in any order, and their rows put together. Bots are never cut off by the clock here.
"""

import argparse
import math
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from plateau_parlant import engines
from plateau_parlant.access import box, cli
from plateau_parlant.access.bots import LEVELS, POLICIES, Bot
from plateau_parlant.access.usage import UsageError
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Over, PositionError, Setup

LONGEST = 20_000
"""Entries after which a game counts as endless: a fault."""

Row = dict[str, Any]


class Plan(msgspec.Struct, frozen=True):
    """What is played: the game, its options and data, the bots by policy (one a seat), the seed."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}
    data: dict[str, Any] | None = None


def play(plan: Plan, number: int) -> tuple[Row, dict[str, tuple[int, float]]]:
    """Game `number` of a plan, and for each policy its decisions and the seconds they took.

    The row: `game` number, `seats` (policy by seat), `places`, `scores`, `reason`, `entries`, `decisions`, `failed`
    (decisions in which a policy failed and a plainer one chose).
    """
    game = engines.game(plan.game)
    count = len(plan.bots)
    seats = [plan.bots[(seat + number) % count] for seat in range(count)]
    seed = chance.mix(chance.mix(plan.seed) + number) >> 16
    bots = [Bot(policy, seed=seed + 1000 * seat, seconds=None) for seat, policy in enumerate(seats)]
    state = game.begin(Setup(tuple(f"{chr(65 + seat)}" for seat in range(count)), plan.options, plan.data))
    spent: dict[str, tuple[int, float]] = dict.fromkeys(seats, (0, 0.0))
    entries = decisions = failed = 0
    while not isinstance(now := game.waiting(state), Over):
        if isinstance(now, Ask):
            state = game.apply(state, _answered(seed, now)).state
        else:
            seat = now.must[0]
            start = time.perf_counter()
            choice = bots[seat].choose(game, game.view(state, seat), seat, entries)
            times, seconds = spent[seats[seat]]
            spent[seats[seat]] = times + 1, seconds + time.perf_counter() - start
            state = game.apply(state, Act(seat, choice.move)).state
            decisions += 1
            failed += bots[seat].failed
        entries += 1
        if entries > LONGEST:
            raise AssertionError(f"game {number} of seed {plan.seed} does not end")
    row = {
        "game": number,
        "seats": seats,
        "places": list(now.places),
        "scores": list(now.scores),
        "reason": now.reason,
        "entries": entries,
        "decisions": decisions,
        "failed": failed,
    }
    return row, spent


def _answered(seed: int, ask: Ask) -> Any:
    from plateau_parlant.engines.core import Fact

    return Fact(ask.id, chance.answer(seed, ask), "seed")


# --- what comes of it ---------------------------------------------------------------------------------------


def interval(values: Sequence[float]) -> dict[str, float]:
    """Mean, and 1.96 standard errors on either side."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1)) if count > 1 else 0.0
    half = 1.96 * spread / math.sqrt(count)
    return {"mean": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4), "games": count}


def _part(values: Sequence[float]) -> dict[str, float]:
    """The interval of a share: none lies outside 0 and 1."""
    found = interval(values)
    return {**found, "low": max(0.0, found["low"]), "high": min(1.0, found["high"])}


def share(rows: Sequence[Row], policy: str) -> dict[str, float]:
    """How often one seat of this policy wins (equals share a win), with its interval, and the even share."""
    values = []
    for row in rows:
        firsts = row["places"].count(1)
        mine = [place for place, seat in zip(row["places"], row["seats"], strict=True) if seat == policy]
        values.append(sum(place == 1 for place in mine) / len(mine) / max(1, firsts))
    found = _part(values)
    found["even"] = round(1 / len(rows[0]["seats"]), 4)
    return found


def summary(game: str, rows: Sequence[Row]) -> dict[str, Any]:
    """What the rows say: lengths, ends, and by policy wins, or deserters in solo dragon.

    Orcz: `common` is how often the table won; wins are counted among those games.
    """
    if not rows:
        return {"games": 0}
    ends: dict[str, int] = {}
    for row in rows:
        ends[row["reason"]] = ends.get(row["reason"], 0) + 1
    found: dict[str, Any] = {
        "games": len(rows),
        "decisions": interval([row["decisions"] for row in rows]),
        "entries": interval([row["entries"] for row in rows]),
        "ends": dict(sorted(ends.items())),
        "failed": sum(row["failed"] for row in rows),
    }
    policies = sorted({policy for row in rows for policy in row["seats"]})
    if len(rows[0]["seats"]) == 1:
        found["scores"] = {
            policy: interval([row["scores"][0] for row in rows if row["seats"] == [policy]]) for policy in policies
        }
        return found
    if game == "orcz":
        found["common"] = _part([float(row["reason"] != "defeat") for row in rows])
        rows = [row for row in rows if row["reason"] != "defeat"]
    if rows:
        found["wins"] = {policy: share(rows, policy) for policy in policies}
    return found


# --- the command --------------------------------------------------------------------------------------------


def numbers_of(games: int, shard: str | None) -> range:
    """The numbers of the games to play: all, or those of shard i of n ("i/n"). Raises `UsageError`."""
    if not shard:
        return range(games)
    first, slash, parts = shard.partition("/")
    if not (slash and first.isdigit() and parts.isdigit() and 1 <= int(first) <= int(parts)):
        raise UsageError("usage-shard", word=shard)
    return range(int(first) - 1, games, int(parts))


def policies_of(words: str | None, players: int | None, allowed: Sequence[int]) -> tuple[str, ...]:
    """The policy of each seat: the named ones, the last again for seats that nobody was named for."""
    named = [word.strip() for word in (words or "greedy").split(",") if word.strip()] or ["greedy"]
    known = dict.fromkeys((*LEVELS, *POLICIES))
    for word in named:
        if word not in known:
            raise UsageError("usage-level", word=word, known=", ".join(known))
    count = players or (len(named) if len(named) in allowed or len(named) > 1 else min(allowed))
    if count not in allowed or len(named) > count:
        raise UsageError("usage-players", given=max(count, len(named)), counts=", ".join(map(str, allowed)))
    named += [named[-1]] * (count - len(named))
    return tuple(LEVELS.get(word, word) for word in named)


def run(args: argparse.Namespace) -> int:
    """Plays, says how it goes on stderr, writes the results to stdout. 130 when it was interrupted."""
    game = engines.game(args.game)
    plan = Plan(
        args.game,
        policies_of(args.bots, args.players, game.PLAYERS),
        args.seed,
        cli.options_of(args),
        box.owner_data(args.game),
    )
    try:
        game.begin(Setup(tuple(map(str, range(len(plan.bots)))), plan.options, plan.data))
    except PositionError as error:
        raise UsageError("usage-game-option", problem=str(error.parts.get("name", error.code))) from None
    numbers = numbers_of(args.games, args.shard)
    texts = cli._texts(args.lang)
    rows: list[Row] = []
    spent: dict[str, tuple[int, float]] = {}
    interrupted = False
    told = time.monotonic()
    try:
        for row, times in played(plan, numbers, args.jobs):
            rows.append(row)
            for policy, (count, seconds) in times.items():
                so_far = spent.get(policy, (0, 0.0))
                spent[policy] = so_far[0] + count, so_far[1] + seconds
            if time.monotonic() - told > 5:
                told = time.monotonic()
                _say(texts.text("simulate-progress", done=str(len(rows)), of=str(len(numbers))))
    except KeyboardInterrupt:
        interrupted = True
    rows.sort(key=lambda row: int(row["game"]))
    result = {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.options,
        "of": args.games,
        "shard": args.shard,
        "interrupted": interrupted,
        "summary": summary(plan.game, rows),
        "games": rows,
    }
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        for line in spoken(texts, result):
            print(line)
    for policy, (count, seconds) in sorted(spent.items()):
        if count:
            _say(texts.text("simulate-pace", bot=policy, tenths=f"{1000 * seconds / count:.1f}"))
    if interrupted:
        _say(texts.text("simulate-interrupted", done=str(len(rows)), of=str(len(numbers))))
    return 130 if interrupted else 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def spoken(texts: Any, result: dict[str, Any]) -> Iterator[str]:
    """The summary in sentences."""
    found = result["summary"]
    yield texts.text("simulate-games", count=found["games"], seed=str(result["seed"]))
    if not found["games"]:
        return

    def figures(one: dict[str, float], scale: float = 1.0) -> dict[str, str]:
        return {name: f"{scale * one[name]:.1f}" for name in ("mean", "low", "high")}

    for policy, one in found.get("scores", {}).items():
        yield texts.text("simulate-score", bot=policy, **figures(one))
    if "common" in found:
        yield texts.text("simulate-common", **figures(found["common"], 100))
    for policy, one in found.get("wins", {}).items():
        yield texts.text("simulate-wins", bot=policy, even=f"{100 * one['even']:.0f}", **figures(one, 100))
    yield texts.text("simulate-length", **figures(found["decisions"]))
    if found["failed"]:
        yield texts.text("simulate-failed", count=found["failed"])


def played(
    plan: Plan, numbers: Iterable[int], jobs: int | None = None
) -> Iterator[tuple[Row, dict[str, tuple[int, float]]]]:
    """The games as they end, on so many processes (None: one a core). With one process, here and in order."""
    numbers = list(numbers)
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(numbers)))
    if jobs == 1:
        for number in numbers:
            yield play(plan, number)
        return
    with ProcessPoolExecutor(jobs, initializer=_quiet) as pool:
        futures: list[Future[tuple[Row, dict[str, tuple[int, float]]]]] = [
            pool.submit(play, plan, number) for number in numbers
        ]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            for future in futures:
                future.cancel()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _quiet() -> None:
    """Ctrl+C is for the one who counts: he ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
