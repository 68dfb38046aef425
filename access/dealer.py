"""Who answers an Ask: a seed, a script, an earlier game, or people at the table (who tell it themselves).

A dealer is a function of the Ask alone, so the same rules serve the computer, the table and a replay.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol

from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Ask, Fact, Value


class Dealer(Protocol):
    """Answers Asks. `source` is noted in the journal with every answer."""

    @property
    def source(self) -> str: ...

    def answer(self, ask: Ask, /) -> Value | None:
        """The outcome, or None where somebody has to tell it (cards at a table)."""


class Seeded:
    """The program shuffles: the answer depends on the seed and the Ask's number, so an undo deals the same again."""

    source = "seed"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, ask: Ask, /) -> Value | None:
        return chance.answer(self.seed, ask)


class Scripted:
    """Gives the listed values one after another, then nothing more."""

    source = "script"

    def __init__(self, values: Iterable[Value]) -> None:
        self._values: Iterator[Value] = iter(values)

    def answer(self, ask: Ask, /) -> Value | None:
        return next(self._values, None)


class Replaying:
    """Answers as an earlier game was answered, by Ask number."""

    source = "replay"

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._values = {fact.ask: fact.value for fact in facts}

    def answer(self, ask: Ask, /) -> Value | None:
        return self._values.get(ask.id)


class Told:
    """The table shuffles and deals: nothing is answered here."""

    source = "table"

    def answer(self, ask: Ask, /) -> Value | None:
        return None
