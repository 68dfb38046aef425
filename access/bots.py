"""Who plays a seat when no person does: levels, names, and what happens when a bot fails.

A bot gets the view of its seat and nothing else; its generator comes from its own seed and the number of the entry,
so a game repeats from its seed.
"""

import logging
from collections.abc import Callable
from typing import Any

from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Choice, Game

log = logging.getLogger(__name__)

Policy = Callable[[Game, Any, chance.Generator], Choice]


def random_policy(game: Game, view: Any, rng: chance.Generator) -> Choice:
    """Any legal move, each as likely."""
    return Choice(rng.choice(list(game.options(view))))


def greedy_policy(game: Game, view: Any, rng: chance.Generator) -> Choice:
    """The game's own quick choice."""
    return game.greedy(view, rng)


def gentle_policy(game: Game, view: Any, rng: chance.Generator) -> Choice:
    """The quick choice, but one time in four any move at all."""
    return random_policy(game, view, rng) if rng.below(4) == 0 else game.greedy(view, rng)


POLICIES: dict[str, Policy] = {"random": random_policy, "greedy": greedy_policy, "gentle": gentle_policy}
"""By the names `simulate` takes."""

LEVELS: dict[str, str] = {"gentle": "gentle", "fair": "greedy"}
"""The levels for players, and the policy of each."""

NAMES = ("Ariane", "Basile", "Céleste", "Darius")
"""What bots are called, by seat, until somebody gives them another name."""


class Bot:
    """A seat played by the program."""

    def __init__(self, level: str = "fair", name: str = "", seed: int = 0) -> None:
        """Raises KeyError on an unknown level."""
        self.level = level
        self.name = name
        self.policy = POLICIES[LEVELS.get(level, level)]
        self._seed = seed
        self.failed = False

    def choose(self, game: Game, view: Any, seat: int, number: int) -> Choice:
        """A legal move for the view. Whatever goes wrong in the policy, there is an answer, and `failed` tells so."""
        rng = chance.Generator(self._seed + 1, number * 8 + seat + 1)
        self.failed = False
        for policy in (self.policy, greedy_policy, random_policy):
            try:
                choice = policy(game, view, rng)
                if choice.move in game.options(view):
                    return choice
                log.warning("bot %s chose an illegal move", self.level)
            except Exception as error:  # a bot's fault must not end the evening
                log.warning("bot %s failed: %s", self.level, type(error).__name__)
            self.failed = True
        raise AssertionError("the random policy failed")
