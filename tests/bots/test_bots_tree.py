"""The tree search: repeats, cuts off cleanly, sees its view alone, and does not take two worlds for one it can tell."""

from itertools import islice
from typing import Any

import msgspec
import pytest
from bots_tools import SETUPS, choices

from plateau_parlant import engines
from plateau_parlant.engines import chance, search, tree
from plateau_parlant.engines.core import Act, Ask, Choice, Decide, Fact, Over, Step

SMALL = search.Effort(rollouts=12, candidates=4, prior=0.5)
CASES = [(name, setup) for name, setups in SETUPS.items() for setup in setups[:1]]


@pytest.mark.parametrize(("name", "setup"), CASES, ids=[name for name, _ in CASES])
def test_it_chooses_what_it_may_and_the_same_whatever_is_hidden(name: str, setup: Any) -> None:
    game = engines.game(name)
    rng = chance.Generator(5)
    for number, (state, seat) in enumerate(islice(choices(name, setup, 4, 9), 3)):
        view = game.view(state, seat)
        found = tree.tree(game, view, chance.Generator(3, number + 1), SMALL)
        assert found.choice.move in game.options(view)
        assert found.rollouts <= SMALL.rollouts
        other = game.view(game.imagine(view, rng), seat)
        assert tree.tree(game, other, chance.Generator(3, number + 1), SMALL) == found
        for reason in found.choice.reasons:
            assert search.holds(game, view, found.choice.move, reason)


def test_a_cut_tree_answers() -> None:
    game = engines.game("dragon")
    state, seat = next(choices("dragon", SETUPS["dragon"][0], 1, 7))
    view = game.view(state, seat)
    for most in (0, 1, 9):
        left = iter([False] * most)
        found = tree.tree(game, view, chance.Generator(1), SMALL, lambda left=left: next(left, True))  # type: ignore[misc]
        assert found.cut
        assert found.rollouts == most - most % len(found.moves)
        assert found.choice.move in game.options(view)


# --- a game of one coin: what cannot be told apart must not be played as if it could -------------------------


class Coin(msgspec.Struct, frozen=True):
    """A coin lies hidden. "sure" ends with 0.6; after "guess" one says "heads" or "tails", worth 1 if it is right."""

    up: str
    said: tuple[str, ...] = ()
    asked: bool = False


class CoinGame:
    NAME = "coin"

    def view(self, state: Coin, seat: int) -> Any:
        return _Seen(state.said)

    def options(self, view: Any) -> list[str]:
        return ["guess", "sure"] if not view.said else ["heads", "tails"] if view.said == ("guess",) else []

    def imagine(self, view: Any, rng: chance.Generator) -> Coin:
        return Coin(rng.choice(["heads", "tails"]), view.said)

    def greedy(self, view: Any, rng: chance.Generator) -> Choice:
        return Choice(self.options(view)[0])

    def waiting(self, state: Coin) -> Any:
        if state.said in ((), ("guess",)):
            return Decide((0,))
        if not state.asked:
            return Ask(0, "wait", "", ("x",), (1,))
        return Over((1,), (0,), "played")

    def apply(self, state: Coin, entry: Any) -> Step:
        if isinstance(entry, Fact):
            return Step(Coin(state.up, state.said, True), ())
        assert isinstance(entry, Act)
        return Step(Coin(state.up, (*state.said, entry.move)), ())

    def holds(self, view: Any, move: Any, reason: Any) -> bool:
        return False


class _Seen(msgspec.Struct, frozen=True):
    said: tuple[str, ...]
    viewer: int = 0


def test_hidden_worlds_are_not_played_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the coin in sight a guess is worth 1, without it one half: "sure" is better, and the tree knows."""

    def value(game: Any, state: Coin, seat: int, rng: chance.Generator) -> float:
        if state.said == ("sure",):
            return 0.6
        return float(len(state.said) < 2 or state.said[1] == state.up)  # a rollout that sees the coin

    monkeypatch.setattr(tree, "played_on", value)
    found = tree.tree(CoinGame(), _Seen(()), chance.Generator(2), search.Effort(400, 4, 0.0))  # type: ignore[arg-type]
    assert found.choice.move == "sure"
    means = dict(zip(found.moves, found.means, strict=True))
    assert means["sure"] == pytest.approx(0.6)
    assert 0.4 < means["guess"] < 0.65
