"""One search for all games: candidates of the fair player, tried in many imagined games that are played on fast.

World n of a search is `imagine(view)` with a generator of the search's own number and n, and every candidate is tried
in the same worlds (common random numbers), so that luck in them speaks for nobody. After each round the worse half of
the candidates goes (successive halving). Nothing here reads a clock: the number of rollouts is fixed, and `cut`, which
the caller passes in, can only end the search early.

A game offers more in its module `rollout`: `ranked` (candidates, best first, with what each promises), `rollout` (how
an imagined game comes out when all play on fast) and `expects` (the mean outcome in words). See `Tactics`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

import msgspec

from plateau_parlant.engines.chance import Generator, answer, mix
from plateau_parlant.engines.core import Act, Ask, Choice, Fact, Game, Over, Reason

LONGEST: Final = 60
"""Entries after which a plain playout is judged as it stands."""


LEAST: Final = 12
"""Worlds in which a candidate has to be behind before it is dropped for good."""
PAUSE: Final = 4
"""Worlds between two looks at who is behind."""
SURE: Final = 2.5
"""How many standard errors behind the best one a candidate has to be for that."""


class Effort(msgspec.Struct, frozen=True):
    """How hard to look. `rollouts` in all, among at most so many `candidates`; `prior`: how many rollouts the game's
    own judgement of a candidate counts for."""

    rollouts: int
    candidates: int
    prior: float


class Tactics(Protocol):
    """What a game may offer the search in its module `rollout`."""

    def strong(self, view: Any, /) -> Effort:
        """The effort of the strong level: about 50 ms a decision on the machine of docs/benchmarks.md."""

    def careful(self, view: Any, /) -> Effort:
        """The effort of a hint: well under a second."""

    def ranked(self, view: Any, rng: Generator, /) -> Sequence[tuple[Any, float]]:
        """Moves worth a look, the best first, and what each promises on the scale of `rollout`."""

    def rollout(self, state: Any, seat: int, rng: Generator, /) -> float:
        """How a full state comes out for the seat when all play on fast: more is better. Draws from `rng` alone."""

    def expects(self, view: Any, mean: float, /) -> Reason:
        """A mean of `rollout` as a reason, `expects_...` with whole numbers."""


class Found(msgspec.Struct, frozen=True):
    """What a search came to. `means`: by candidate, in the order of the ranking; `rollouts` made; `cut`: it was ended
    early. `number`: the search's own number, which makes its worlds."""

    choice: Choice
    moves: tuple[Any, ...]
    means: tuple[float, ...]
    rollouts: int
    cut: bool
    number: int


def never() -> bool:
    """The `cut` of a search that has all the time in the world."""
    return False


@lru_cache(maxsize=8)
def tactics(name: str) -> Tactics | None:
    """What the game of this name offers the search, None where it offers nothing."""
    path = f"plateau_parlant.engines.{name}.rollout"
    try:
        there = find_spec(path) is not None
    except ModuleNotFoundError:
        return None
    return cast("Tactics", import_module(path)) if there else None


def strong(game: Game, view: Any) -> Effort:
    """The effort of the strong level (see `Tactics`)."""
    own = tactics(game.NAME)
    return own.strong(view) if own else Effort(16, 4, 2.0)


def careful(game: Game, view: Any) -> Effort:
    """The effort of a hint (see `Tactics`)."""
    own = tactics(game.NAME)
    return own.careful(view) if own else Effort(32, 6, 2.0)


Attempt = Callable[[Game, Any, int, Any, int, int], float]
"""What comes of a world for a seat after its move: see `tried`, whose arguments it takes."""


def search(
    game: Game,
    view: Any,
    rng: Generator,
    effort: Effort | None = None,
    cut: Callable[[], bool] = never,
    attempt: Attempt | None = None,
) -> Found:
    """The best candidate and why. The view's seat must have a move. `cut` is asked before every rollout.

    The reasons: what `greedy` says where it would do the same, then what the search expects (see `holds`); not with
    an `attempt` other than `tried`, whose expectations nobody could recompute.
    """
    effort = effort or strong(game, view)
    number = rng.bits() >> 32
    fair = game.greedy(view, rng)
    ranking = candidates(game, view, fair, rng, effort.candidates)
    if len(ranking) == 1:
        return Found(_explained(game, view, fair, ranking[0][0], ()), (ranking[0][0],), (0.0,), 0, False, number)
    values: list[list[float]] = [[] for _ in ranking]
    alive = list(range(len(ranking)))
    rounds = max(1, (len(ranking) - 1).bit_length())
    made, was_cut = 0, False

    def score(n: int) -> float:
        tries = len(values[n]) + effort.prior
        return (sum(values[n]) + effort.prior * ranking[n][1]) / tries if tries else 0.0

    seat = view.viewer or 0
    for turn in range(rounds):
        worlds = max(1, effort.rollouts // (rounds * len(alive)))
        for count in range(1, worlds + 1):
            number_of = len(values[alive[0]])
            world = imagined(game, view, number, number_of)
            gained = []
            for n in alive:
                if cut():
                    was_cut = True
                    break
                gained.append((attempt or tried)(game, world, seat, ranking[n][0], number, number_of))
            if was_cut:
                break  # a world not tried by all would speak for some only
            made += len(gained)
            for n, value in zip(alive, gained, strict=True):
                values[n].append(value)
            if count % PAUSE == 0:
                best = max(alive, key=score)
                alive = [n for n in alive if n == best or not _behind(values[n], values[best])]
                if len(alive) == 1:
                    break
        if was_cut or len(alive) == 1:
            break
        alive.sort(key=score, reverse=True)
        if turn < rounds - 1:
            alive = alive[: (len(alive) + 1) // 2]
    best = max(alive, key=score)
    tries = [len(found) for found in values]
    means = tuple(sum(found) / len(found) if found else promised for found, (_, promised) in
                  zip(values, ranking, strict=True))  # fmt: skip
    said: tuple[Reason, ...] = ()
    own = tactics(game.NAME)
    if own is not None and tries[best] and attempt is None:
        said = (expectation(own, view, means[best], tries[best], number),)
    choice = _explained(game, view, fair, ranking[best][0], said)
    return Found(choice, tuple(move for move, _ in ranking), means, made, was_cut, number)


def _behind(values: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a candidate is surely worse than the best one, by what both came to in the same worlds."""
    count = len(values)
    if count < LEAST:
        return False
    lead = [other - value for value, other in zip(values, best, strict=True)]
    mean = sum(lead) / count
    if mean <= 0:
        return False
    spread = sum((one - mean) ** 2 for one in lead) / (count - 1)
    return mean * mean * count > SURE * SURE * spread


def _explained(game: Game, view: Any, fair: Choice, move: Any, said: tuple[Reason, ...]) -> Choice:
    own = tactics(game.NAME)
    facts = fair.reasons if move == fair.move else getattr(own, "facts", _no_facts)(view, move)
    return Choice(move, (*facts[:2], *said) if said else tuple(facts))


def _no_facts(view: Any, move: Any) -> tuple[Reason, ...]:
    return ()


def expectation(own: Tactics, view: Any, mean: float, worlds: int, number: int) -> Reason:
    """What the search expects of its move: the mean over `worlds` imagined games, and the search's number."""
    reason = own.expects(view, mean)
    return Reason(reason.code, {**reason.parts, "worlds": worlds, "search": number})


def holds(game: Game, view: Any, move: Any, reason: Reason) -> bool:
    """Recomputes a reason: an expectation by playing the same worlds again, any other as the game does."""
    own = tactics(game.NAME)
    if not reason.code.startswith("expects_") or own is None:
        return game.holds(view, move, reason)
    worlds, number = reason.parts.get("worlds"), reason.parts.get("search")
    if not isinstance(worlds, int) or not isinstance(number, int) or not 1 <= worlds <= 10_000:
        return False
    if move not in game.options(view):
        return False
    seat = view.viewer or 0
    total = 0.0
    for world in range(worlds):
        total += tried(game, imagined(game, view, number, world), seat, move, number, world)
    return reason == expectation(own, view, total / worlds, worlds, number)


def imagined(game: Game, view: Any, number: int, world: int) -> Any:
    """World n of a search."""
    return game.imagine(view, Generator(number, 2 * world + 1))


def tried(game: Game, world: Any, seat: int, move: Any, number: int, n: int) -> float:
    """How world n comes out for the seat after its move."""
    return played_on(game, game.apply(world, Act(seat, move)).state, seat, Generator(number, 2 * n + 2))


def played_on(game: Game, state: Any, seat: int, rng: Generator) -> float:
    """How a full state comes out for the seat when all play on fast."""
    own = tactics(game.NAME)
    return own.rollout(state, seat, rng) if own else playout(game, state, seat, rng)


def candidates(
    game: Game, view: Any, fair: Choice, rng: Generator, most: int
) -> list[tuple[Any, float]]:
    """The moves to look at, the best first, and what each promises; the only one where there is no choice."""
    if len(game.options(view)) == 1:
        return [(fair.move, 0.0)]
    return list(_ranked(game, view, fair, rng))[:most]


# --- where a game offers nothing of its own -----------------------------------------------------------------


def _ranked(game: Game, view: Any, fair: Choice, rng: Generator) -> Sequence[tuple[Any, float]]:
    own = tactics(game.NAME)
    if own is not None:
        return own.ranked(view, rng)
    others = [move for move in game.options(view) if move != fair.move]
    rng.shuffle(others)
    return [(fair.move, 0.5), *((move, 0.5) for move in others)]


def playout(
    game: Game,
    state: Any,
    seat: int,
    rng: Generator,
    longest: int = LONGEST,
    value: Callable[[Any, int], float] | None = None,
) -> float:
    """All play on fairly for so many entries, then `value` judges the state; without one, a game not over is even."""
    seed = rng.bits()
    for _ in range(longest):
        now = game.waiting(state)
        if isinstance(now, Over):
            return placed(now, seat)
        if isinstance(now, Ask):
            state = game.apply(state, Fact(now.id, answer(seed, now))).state
        else:
            mover = now.must[0]
            state = game.apply(state, Act(mover, game.greedy(game.view(state, mover), rng).move)).state
    now = game.waiting(state)
    if isinstance(now, Over):
        return placed(now, seat)
    return value(state, seat) if value is not None else 0.5


def placed(over: Over, seat: int) -> float:
    """A result as a share of a win: 1 alone in front, 0 last; equals share what their places come to."""
    count = len(over.places)
    if count == 1:
        return 1.0
    mine = over.places[seat]
    behind = sum(place > mine for place in over.places)
    equal = sum(place == mine for place in over.places) - 1
    if mine == 1:
        return 1.0 / (1 + equal)
    return 0.3 * (behind + equal / 2) / (count - 1)


def seeded(seed: int, number: int) -> Generator:
    """The generator of a bot's decision number `number`."""
    return Generator(mix(seed), number)
