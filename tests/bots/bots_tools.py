"""Games for the tests of bots: seeded positions of every game, a few choices in."""

from collections.abc import Iterator
from typing import Any

from plateau_parlant import access, engines
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Fact, Over, Setup

SETUPS: dict[str, tuple[Setup, ...]] = {
    "dragon": (Setup(("Anna",)), Setup(("Anna", "Bruno")), Setup(("Anna", "Bruno", "Chloe"))),
    "guardians": (Setup(("Anna", "Bruno"), {"mode": "fight"}), Setup(("Anna", "Bruno"), {"turn_limit": 3})),
    "orcz": (Setup(("Anna", "Bruno")), Setup(("Anna", "Bruno", "Chloe"))),
    "sadaraspha": (Setup(("Anna", "Bruno"), {"turn_limit": 12}),),
}
assert set(SETUPS) == set(engines.GAMES), "a new game needs its set-ups here"
assert access


def choices(name: str, setup: Setup, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """States of a fairly played game in which a seat has more than one move, and the seat; one in `every`."""
    game = engines.game(name)
    state, rng, number = game.begin(setup), chance.Generator(seed, 3), 0
    while not isinstance(now := game.waiting(state), Over):
        if isinstance(now, Ask):
            state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
            continue
        seat = now.must[0]
        if len(game.legal(state, seat)) > 1:
            number += 1
            if number % every == 0:
                yield state, seat
        state = game.apply(state, Act(seat, game.greedy(game.view(state, seat), rng).move)).state
