"""Games for the tests of bots: seeded positions of every game, a few choices in."""

from collections.abc import Iterator
from typing import Any

from plateau_parlant import access, engines
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Fact, Over, Setup
from plateau_parlant.engines.dragon.compact import Table

SETUPS: dict[str, tuple[Setup, ...]] = {
    "dragon": (Setup(("Anna",)), Setup(("Anna", "Bruno")), Setup(("Anna", "Bruno", "Chloe"))),
    "guardians": (Setup(("Anna", "Bruno"), {"mode": "fight"}), Setup(("Anna", "Bruno"), {"turn_limit": 3})),
    "orcz": (Setup(("Anna", "Bruno")), Setup(("Anna", "Bruno", "Chloe"))),
    "sadaraspha": (Setup(("Anna", "Bruno"), {"turn_limit": 12}),),
}
assert set(SETUPS) == set(engines.GAMES), "a new game needs its set-ups here"
assert access


def dealt(name: str, players: int, seed: int) -> Any:
    """A seeded game of so many up to its first choice."""
    game = engines.game(name)
    state = game.begin(Setup(("Anna", "Bruno", "Chloe", "David")[:players]))
    while isinstance(now := game.waiting(state), Ask):
        state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
    return state


def dragon_four(
    hands: list[list[str]],
    armies: dict[str, list[str]],
    tower: list[str],
    red: str = "II",
    tokens: list[str] | None = None,
    camps: int = 2,
) -> Table:
    """A game of four before the turn of the first seat, in the quick player's numbers: these hands, so many cards in
    every camp, the first seat's tokens."""
    game = engines.game("dragon")
    position = game.to_position(dealt("dragon", 4, 1))
    for seat, (person, hand) in enumerate(zip(position["players"], hands, strict=True)):
        camp = {"size": camps, "heroes": 0, "known": None, "bottom": []}
        person.update(hand=hand, shown=[], tokens=(tokens or []) if seat == 0 else [], camp=camp)
    piles = {**armies, "tower": tower}
    position.update(armies=armies, tower=tower, red=red, turn=0, out=[])
    position["colours"] = {name: piles[name][0][0] if piles[name] else None for name in ("III", "IV", "tower")}
    return Table(game.from_position(position), chance.Generator(1), me=0)


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
