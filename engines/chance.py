"""Chance without a random module: the same seed gives the same results on every machine and Python.

The generator is splitmix64 (Steele, Lea and Flood, 2014, public algorithm): a counter and a mixing function, so a
stream can start anywhere. A seeded answer depends on the seed and the Ask's number alone: the same card comes again
after an undo.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from plateau_parlant.engines.core import Ask, Value

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """splitmix64's finaliser: 64 bits in, 64 well mixed bits out."""
    value &= _MASK
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


@lru_cache(maxsize=1024)
def _offset(stream: int) -> int:
    """Where a stream lies, far from its neighbours; the same few hundred are asked for again and again."""
    return mix(stream + _STEP)


class Generator:
    """A stream of numbers. Bots, imagined states and seeded answers each have their own.

    >>> Generator(7).below(6) == Generator(7).below(6)
    True
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._state = mix(seed * _STEP + _offset(stream)) if stream else seed & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = state = (self._state + _STEP) & _MASK
        state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, every one as likely as the next within 2**-32 for bounds up to 2**32."""
        return self.bits() * bound >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items. Raises IndexError on none."""
        return items[self.bits() * len(items) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.bits() * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, drawn by weight. Raises ValueError where no weight is above 0."""
        sums = _running(tuple(weights))
        if not sums or sums[-1] <= 0:
            raise ValueError("no weight above 0")
        return bisect_right(sums, self.bits() * sums[-1] >> 64)


@lru_cache(maxsize=512)
def _running(weights: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(accumulate(weights))


def answer(seed: int, ask: Ask) -> Value:
    """The seeded answer to an Ask: of its bag, by weight, `count` values; a form gets `{}`, no change."""
    if ask.kind == "form":
        return {}
    if ask.count == 1:
        # What `Generator(seed, ask.id + 1).weighted(ask.weights)` says, in one go: most Asks draw one card.
        sums = _running(ask.weights)
        if sums and sums[-1] > 0:
            bits = mix(mix(seed * _STEP + _offset(ask.id + 1)) + _STEP)
            return ask.among[bisect_right(sums, bits * sums[-1] >> 64)]
    rng = Generator(seed, ask.id + 1)
    among, weights = list(ask.among), list(ask.weights)
    drawn: list[str] = []
    for _ in range(ask.count):
        index = rng.weighted(weights)
        drawn.append(among[index])
        if not ask.repeat:
            del among[index], weights[index]
    return tuple(drawn)
