"""Information-set tree search for all games: the other way to spend rollouts, where `search` tries all alike.

One observer, many imagined games: each rollout takes the next world of the search, goes down the tree by the moves
that promise most or were tried least (UCB1), adds a decision to it, and plays on as `search` does. What the seat sees
is a place in the tree, whatever the world, so that what it learns holds for all worlds it cannot tell apart. Chance is
answered from the world's own generator, others reply as the fair player would.

A branch whose later decisions never look the same twice (cards were drawn) is not followed any more. Where this beats
the flat search, and where not, is measured in docs/benchmarks.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final

import msgspec

from plateau_parlant.engines.chance import Generator, answer
from plateau_parlant.engines.core import Act, Ask, Choice, Decide, Fact, Game
from plateau_parlant.engines.search import Effort, Found, candidates, imagined, never, played_on, strong

BOLD: Final = 0.7
"""How much a move that was seldom tried draws, in standard deviations of what comes of the rollouts."""
GROW: Final = 6
"""Rollouts through a move before the decision after it becomes part of the tree."""
STRANGE: Final = 5
"""Decisions never met before, one after another, after which a branch is left as it is."""
REPLIES: Final = 40
"""Entries of others and of chance between two decisions, at most."""


class Node:
    """One decision of the seat, as it sees it."""

    __slots__ = ("count", "moves", "promised", "strange", "sums", "tries")

    def __init__(self, ranking: Sequence[tuple[Any, float]]) -> None:
        self.moves = [move for move, _ in ranking]
        self.promised = [value for _, value in ranking]
        self.sums = [0.0] * len(ranking)
        self.tries = [0] * len(ranking)
        self.strange = [0] * len(ranking)
        self.count = 0

    def score(self, at: int, prior: float) -> float:
        """The mean of a move, the game's own judgement counted in; that alone where it was never tried."""
        weight = self.tries[at] + prior
        return (self.sums[at] + prior * self.promised[at]) / weight if weight else self.promised[at]

    def draws(self, prior: float, spread: float) -> int:
        """The move to try next."""
        for at, tries in enumerate(self.tries):
            if not tries:
                return at
        wide = BOLD * spread * sqrt(log(self.count + 1))
        return max(range(len(self.moves)), key=lambda at: self.score(at, prior) + wide / sqrt(self.tries[at]))


class Spread:
    """The standard deviation of all values so far (Welford)."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        """One value more."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def now(self) -> float:
        """0 with fewer than two values."""
        return sqrt(self.squares / self.count) if self.count > 1 else 0.0


def tree(game: Game, view: Any, rng: Generator, effort: Effort | None = None, cut: Callable[[], bool] = never) -> Found:
    """The best candidate of a tree of `effort.rollouts`. As `search.search`, with facts only for reasons."""
    effort = effort or strong(game, view)
    number = rng.bits() >> 32
    fair = game.greedy(view, rng)
    ranking = candidates(game, view, fair, rng, effort.candidates)
    if len(ranking) == 1:
        return Found(_explained(fair, ranking[0][0]), (ranking[0][0],), (0.0,), 0, False, number)
    seat = view.viewer or 0
    root = Node(ranking)
    nodes: dict[bytes, Node] = {}
    spread = Spread()
    made, was_cut = 0, False
    while made < effort.rollouts:
        if cut():
            was_cut = True
            break
        _once(game, view, seat, root, nodes, spread, effort, number, made)
        made += 1
    best = max(range(len(root.moves)), key=lambda at: (root.tries[at], root.score(at, effort.prior)))
    means = tuple(
        total / tries if tries else promised
        for total, tries, promised in zip(root.sums, root.tries, root.promised, strict=True)
    )
    return Found(_explained(fair, root.moves[best]), tuple(root.moves), means, made, was_cut, number)


def _explained(fair: Choice, move: Any) -> Choice:
    return fair if move == fair.move else Choice(move)


def _once(
    game: Game, view: Any, seat: int, root: Node, nodes: dict[bytes, Node], spread: Spread, effort: Effort,
    number: int, n: int,
) -> None:  # fmt: skip
    """One rollout: down the tree, on to the end, and back up."""
    state = imagined(game, view, number, n)
    rng = Generator(number, 2 * n + 2)
    node = root
    path: list[tuple[Node, int]] = []
    while True:
        at = node.draws(effort.prior, spread.now())
        path.append((node, at))
        state = game.apply(state, Act(seat, node.moves[at])).state
        if node.tries[at] < GROW or node.strange[at] >= STRANGE:
            break
        state = _replied(game, state, seat, rng)
        now = game.waiting(state)
        if not isinstance(now, Decide) or now.must[0] != seat:
            break
        seen = game.view(state, seat)
        key = msgspec.msgpack.encode(seen)
        known = nodes.get(key)
        if known is not None:
            node.strange[at] = 0
            node = known
            continue
        node.strange[at] += 1
        fair = game.greedy(seen, rng)
        nodes[key] = node = Node(candidates(game, seen, fair, rng, effort.candidates))
    value = played_on(game, state, seat, rng)
    spread.add(value)
    for passed, at in path:
        passed.count += 1
        passed.tries[at] += 1
        passed.sums[at] += value


def _replied(game: Game, state: Any, seat: int, rng: Generator) -> Any:
    """The state when the seat has to choose again, or the game is over, or too much happens before."""
    seed = rng.bits()
    for _ in range(REPLIES):
        now = game.waiting(state)
        if isinstance(now, Ask):
            state = game.apply(state, Fact(now.id, answer(seed, now))).state
        elif isinstance(now, Decide) and now.must[0] != seat:
            mover = now.must[0]
            state = game.apply(state, Act(mover, game.greedy(game.view(state, mover), rng).move)).state
        else:
            break
    return state
