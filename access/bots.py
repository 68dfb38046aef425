"""Who plays a seat when no person does: levels, names, and what happens when a bot fails; advice for a person.

A bot gets the view of its seat and nothing else; its generator comes from its own seed and the number of the entry,
so a game repeats from its seed. The search counts its rollouts; the clock here can only cut it off, and that is logged.
"""

import logging
import time
from collections.abc import Callable
from typing import Any

from plateau_parlant.engines import chance, search, tree
from plateau_parlant.engines.core import Choice, Game

log = logging.getLogger(__name__)

Policy = Callable[[Game, Any, chance.Generator, Callable[[], bool]], Choice]
"""Chooses for the seat of a view. The last argument says when it has to stop looking further."""

BOT_SECONDS = 1.0
"""A bot that looks further than this is cut off: on a machine far slower than the one it was measured on."""

HINT_SECONDS = 0.7
"""The same for a hint: nobody waits for a key longer than a second."""


def random_policy(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
    """Any legal move, each as likely."""
    return Choice(rng.choice(list(game.options(view))))


def greedy_policy(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
    """The game's own quick choice."""
    return game.greedy(view, rng)


def gentle_policy(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
    """The quick choice, but one time in four any move at all."""
    return random_policy(game, view, rng, cut) if rng.below(4) == 0 else game.greedy(view, rng)


def search_policy(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
    """What comes out best of many imagined games."""
    return _best(search.search(game, view, rng, None, cut))


def tree_policy(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
    """What comes out best of a tree of imagined games."""
    return _best(tree.tree(game, view, rng, None, cut))


def _best(found: search.Found) -> Choice:
    if found.cut:
        log.warning("search cut off after %d rollouts", found.rollouts)
    return found.choice


def quick_policy(name: str) -> Policy:
    """The quick choice of this name where a game offers one, the fair player's in all others.

    Orcz has `infer`, who reads hidden cards from how the fair player hides them; `straight`, who reads more of them;
    `bluff`, the same, whose own hiding misleads.
    """

    def choose(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
        own = getattr(search.tactics(game.NAME), name, game.greedy)
        return own(view, rng)  # type: ignore[no-any-return]

    return choose


def sly_policy(game: Game, view: Any, rng: chance.Generator, cut: Callable[[], bool]) -> Choice:
    """The strong choice, except that what it hides tells nothing."""
    own = search.tactics(game.NAME)
    choice = search_policy(game, view, rng, cut)
    bluffed = getattr(own, "bluffed", None)
    move = bluffed(view, choice.move, rng) if bluffed else choice.move
    facts = getattr(own, "facts", None)
    return choice if move == choice.move or facts is None else Choice(move, facts(view, move))


POLICIES: dict[str, Policy] = {
    "random": random_policy,
    "greedy": greedy_policy,
    "gentle": gentle_policy,
    "search": search_policy,
    "tree": tree_policy,
    **{name: quick_policy(name) for name in ("infer", "straight", "bluff")},
    "sly": sly_policy,
}
"""By the names `simulate` takes."""

LEVELS: dict[str, str] = {"gentle": "gentle", "fair": "greedy", "strong": "search"}
"""The levels for players, and the policy of each."""

NAMES = ("Ariane", "Basile", "Céleste", "Darius")
"""What bots are called, by seat, until somebody gives them another name."""


def timer(seconds: float, clock: Callable[[], float] = time.monotonic) -> Callable[[], bool]:
    """Says from when on so much time has passed."""
    end = clock() + seconds
    return lambda: clock() >= end


class Bot:
    """A seat played by the program."""

    def __init__(
        self,
        level: str = "fair",
        name: str = "",
        seed: int = 0,
        seconds: float | None = BOT_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`level`: one of LEVELS or POLICIES; KeyError on any other. `seconds` None: it is never cut off."""
        self.level = level
        self.name = name
        self.policy = POLICIES[LEVELS.get(level, level)]
        self.failed = False
        self._seed = seed
        self._seconds = seconds
        self._clock = clock

    def choose(self, game: Game, view: Any, seat: int, number: int) -> Choice:
        """A legal move for the view. Whatever goes wrong in the policy, there is an answer, and `failed` tells so."""
        rng = chance.Generator(self._seed + 1, number * 8 + seat + 1)
        cut = search.never if self._seconds is None else timer(self._seconds, self._clock)
        self.failed = False
        for policy in (self.policy, greedy_policy, random_policy):
            try:
                choice = policy(game, view, rng, cut)
                if choice.move in game.options(view):
                    return choice
                log.warning("bot %s chose an illegal move", self.level)
            except Exception as error:  # a bot's fault must not end the evening
                log.warning("bot %s failed: %s", self.level, type(error).__name__)
            self.failed = True
        raise AssertionError("the random policy failed")


def advise(game: Game, view: Any, seconds: float = HINT_SECONDS, clock: Callable[[], float] = time.monotonic) -> Choice:
    """A hint: what the search finds within the time, with its reasons; the quick choice where a game has no search.

    The same view gets the same hint, unless the time cuts the search off (which is logged).
    """
    rng = chance.Generator(1)
    if search.tactics(game.NAME) is None:
        return game.greedy(view, rng)
    try:
        found = search.search(game, view, rng, search.careful(game, view), timer(seconds, clock))
    except Exception as error:  # a hint is worth less than the game
        log.warning("hint failed: %s", type(error).__name__)
        return game.greedy(view, chance.Generator(1))
    if found.cut:
        log.warning("hint cut off after %d rollouts", found.rollouts)
    return found.choice
