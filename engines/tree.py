"""Information-set tree search for all games: `search` tries its candidates alike, and below them a tree grows.

One observer, many imagined games. What the seat sees is a place in the tree, whatever the world behind it, so that what
it learns there holds for all worlds it cannot tell apart. At the root the candidates are tried in the same worlds and
halved, as in `search`; at every later decision of the seat the rollout takes the move that promises most or was tried
least (UCB1), adds a decision to the tree now and then, and plays on as `search` does. Chance is answered from the
world's own generator, others reply as the fair player would.

A branch whose later decisions never look the same twice (cards were drawn) is not followed any more. Where this beats
the flat search, and where not, is measured in docs/benchmarks.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from plateau_parlant.engines.chance import Generator, answer
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, Game
from plateau_parlant.engines.search import Effort, Found, candidates, never, played_on, search, strong

BOLD: Final = 0.7
"""How much a move that was seldom tried draws, in standard deviations of what comes of the rollouts."""
GROW: Final = 4
"""Rollouts through a move before the decision after it becomes part of the tree."""
STRANGE: Final = 4
"""Decisions never met before, one after another, after which a branch is left as it is."""
DEARER: Final = 3
"""So many times as long as a flat rollout one through the tree takes, about: in the same time there are fewer."""
REPLIES: Final = 40
"""Entries of others and of chance between two decisions, at most."""


class Branch:
    """A move of the seat: what came of the rollouts through it, and how many unknown decisions followed in a row."""

    __slots__ = ("promised", "strange", "sum", "tries")

    def __init__(self, promised: float) -> None:
        self.promised, self.sum, self.tries, self.strange = promised, 0.0, 0, 0

    def score(self, prior: float) -> float:
        """The mean, the game's own judgement counted in; that alone where it was never tried."""
        weight = self.tries + prior
        return (self.sum + prior * self.promised) / weight if weight else self.promised


class Node:
    """One later decision of the seat, as it sees it."""

    __slots__ = ("branches", "count", "moves")

    def __init__(self, ranking: Sequence[tuple[Any, float]]) -> None:
        self.moves = [move for move, _ in ranking]
        self.branches = [Branch(promised) for _, promised in ranking]
        self.count = 0

    def draws(self, prior: float, spread: float) -> int:
        """The move to try next."""
        wide = BOLD * spread * sqrt(log(self.count + 1))
        best, most = 0, -1e18
        for at, branch in enumerate(self.branches):
            if not branch.tries:
                return at
            score = branch.score(prior) + wide / sqrt(branch.tries)
            if score > most:
                best, most = at, score
        return best


class Below:
    """The tree below the candidates: called once a rollout, as `search.tried` is."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.nodes: dict[bytes, Node] = {}
        self.roots: dict[Any, Branch] = {}
        self.values: list[float] = []

    def __call__(self, game: Game, world: Any, seat: int, move: Any, number: int, n: int) -> float:
        """World n after the move, down the tree, played on, and what it came to handed up."""
        state = game.apply(world, Act(seat, move)).state
        rng = Generator(number, 2 * n + 2)
        branch = self.roots.setdefault(move, Branch(0.0))
        branches, nodes = [branch], []
        spread = self._spread()
        while branch.tries >= GROW and branch.strange < STRANGE:
            state = replied(game, state, seat, rng)
            now = game.waiting(state)
            if not isinstance(now, Decide) or now.must[0] != seat:
                break
            seen = game.view(state, seat)
            key = msgspec.msgpack.encode(seen)
            node = self.nodes.get(key)
            if node is None:
                branch.strange += 1
                fair = game.greedy(seen, rng)
                node = self.nodes[key] = Node(candidates(game, seen, fair, rng, self.effort.candidates))
            else:
                branch.strange = 0
            at = node.draws(self.effort.prior, spread)
            state = game.apply(state, Act(seat, node.moves[at])).state
            branch = node.branches[at]
            nodes.append(node)
            branches.append(branch)
        value = played_on(game, state, seat, rng)
        for node in nodes:
            node.count += 1
        for passed in branches:
            passed.tries += 1
            passed.sum += value
        self.values.append(value)
        return value

    def _spread(self) -> float:
        """The standard deviation of the latest values; 0 with fewer than two."""
        latest = self.values[-100:]
        if len(latest) < 2:
            return 0.0
        mean = sum(latest) / len(latest)
        return sqrt(sum((value - mean) ** 2 for value in latest) / len(latest))


def tree(game: Game, view: Any, rng: Generator, effort: Effort | None = None, cut: Callable[[], bool] = never) -> Found:
    """The best candidate, a tree grown below each. As `search.search`, with facts only for reasons."""
    if effort is None:
        flat = strong(game, view)
        effort = replace(flat, rollouts=flat.rollouts // DEARER)
    return search(game, view, rng, effort, cut, Below(effort))


def replied(game: Game, state: Any, seat: int, rng: Generator) -> Any:
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
