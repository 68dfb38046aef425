"""Random play for tests: every step of a seeded game, with the chooser's own generator."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from plateau_parlant.engines import chance
from plateau_parlant.engines.core import UNKNOWN, Act, Ask, Decide, Entry, Fact, Over, Step


class Played(NamedTuple):
    """One entry of a play-out, with the states around it."""

    before: Any
    entry: Entry
    step: Step


def random_entry(
    game: Any, state: Any, seed: int, rng: chance.Generator, untold: tuple[int, ...] = ()
) -> Entry | None:
    """The next entry of a random game, None at its end. Seats of `may` act now and then; three of four results that
    the seats in `untold` may keep to themselves stay unknown."""
    now = game.waiting(state)
    if isinstance(now, Over):
        return None
    if isinstance(now, Ask):
        if now.optional and any(now.audience == 1 << seat for seat in untold) and rng.below(4):
            return Fact(now.id, UNKNOWN if now.count == 1 else (UNKNOWN,) * now.count, "untold")
        return Fact(now.id, chance.answer(seed, now), "seed")
    assert isinstance(now, Decide)
    seat = rng.choice(now.must)
    if now.may and rng.below(8) == 0:
        other = rng.choice(now.may)
        if game.legal(state, other):
            seat = other
    moves = game.legal(state, seat)
    assert moves, f"seat {seat} must choose and has no legal move"
    return Act(seat, rng.choice(moves))


def play_out(
    game: Any, setup: Any, seed: int, longest: int, untold: tuple[int, ...] = ()
) -> Iterator[Played]:
    """Every step of a random game; fails when it takes more than `longest` entries."""
    rng = chance.Generator(seed, 99)
    state = game.begin(setup)
    for _ in range(longest):
        entry = random_entry(game, state, seed, rng, untold)
        if entry is None:
            return
        step = game.apply(state, entry)
        yield Played(state, entry, step)
        state = step.state
    raise AssertionError(f"no end after {longest} entries")
