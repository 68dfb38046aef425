"""The search: repeats from its seed, cuts off cleanly, sees its view alone, and what it says is true."""

from itertools import islice
from typing import Any

import pytest
from bots_tools import SETUPS, choices

from plateau_parlant import engines
from plateau_parlant.access.bots import LEVELS, POLICIES
from plateau_parlant.engines import chance, search
from plateau_parlant.engines.core import Reason

SMALL = search.Effort(rollouts=8, candidates=4, prior=1.0)
CASES = [(name, setup) for name, setups in SETUPS.items() for setup in setups]
every_case = pytest.mark.parametrize(
    ("name", "setup"), CASES, ids=[f"{name}-{len(setup.players)}-{n}" for n, (name, setup) in enumerate(CASES)]
)


def positions(name: str, setup: Any, seed: int, count: int, every: int = 7) -> list[tuple[Any, int]]:
    return list(islice(choices(name, setup, seed, every), count))


@every_case
def test_it_chooses_what_it_may_with_true_reasons_and_repeats_from_its_seed(name: str, setup: Any) -> None:
    game = engines.game(name)
    expected = 0
    for number, (state, seat) in enumerate(positions(name, setup, 1, 5)):
        view = game.view(state, seat)
        found = search.search(game, view, chance.Generator(9, number + 1), SMALL)
        assert found.choice.move in game.options(view)
        assert found == search.search(game, view, chance.Generator(9, number + 1), SMALL)
        assert found.rollouts <= SMALL.rollouts
        for reason in found.choice.reasons:
            assert search.holds(game, view, found.choice.move, reason), reason
            if reason.code.startswith("expects_"):
                expected += 1
                for part, value in reason.parts.items():
                    changed = Reason(reason.code, {**reason.parts, part: int(value) + 1})
                    if part not in ("worlds", "search"):  # another search may come to the same mean
                        assert not search.holds(game, view, found.choice.move, changed)
    assert expected or name == "guardians"


@every_case
def test_two_worlds_that_look_the_same_to_a_bot_get_the_same_choice(name: str, setup: Any) -> None:
    """The bots never cheat: what a seat cannot see changes nothing, at any level."""
    game = engines.game(name)
    rng = chance.Generator(5)
    for number, (state, seat) in enumerate(positions(name, setup, 2, 4)):
        view = game.view(state, seat)
        other = game.imagine(view, rng)
        assert game.view(other, seat) == view
        for level, policy in POLICIES.items():
            if level in ("tree", "sly"):
                continue  # see test_bots_tree and test_bots_belief
            here = policy(game, view, chance.Generator(3, number + 1), search.never)
            there = policy(game, game.view(other, seat), chance.Generator(3, number + 1), search.never)
            assert here == there, level
            if name != "dragon":
                break
        if name != "dragon":
            here, there = (
                search.search(game, seen, chance.Generator(3, number + 1), SMALL).choice
                for seen in (view, game.view(other, seat))
            )
            assert here == there


@every_case
def test_an_imagined_world_can_be_played_from(name: str, setup: Any) -> None:
    game = engines.game(name)
    for state, seat in positions(name, setup, 3, 6, every=4):
        view = game.view(state, seat)
        for move in list(game.options(view))[:6]:
            for n in range(3):
                assert isinstance(search.tried(game, search.imagined(game, view, 4, n), seat, move, 4, n), float)


def test_a_cut_search_answers_from_worlds_that_all_candidates_share() -> None:
    game = engines.game("dragon")
    state, seat = positions("dragon", SETUPS["dragon"][0], 1, 1)[0]
    view = game.view(state, seat)
    for most in (0, 1, 7, 30):
        left = iter([False] * most)
        effort = search.Effort(400, 4, 1.0)
        found = search.search(game, view, chance.Generator(1), effort, lambda left=left: next(left, True))  # type: ignore[misc]
        assert found.cut
        assert found.choice.move in game.options(view)
        assert found.rollouts == most - most % 4
        for reason in found.choice.reasons:
            assert search.holds(game, view, found.choice.move, reason)
    whole = search.search(game, view, chance.Generator(1), search.Effort(40, 4, 1.0))
    assert not whole.cut


def test_a_cut_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    game = engines.game("dragon")
    state, seat = positions("dragon", SETUPS["dragon"][0], 1, 1)[0]
    POLICIES["search"](game, game.view(state, seat), chance.Generator(1), lambda: True)
    assert "cut off after 0 rollouts" in caplog.text


def test_the_only_move_needs_no_search() -> None:
    game = engines.game("orcz")
    for state, seat in choices("orcz", SETUPS["orcz"][0], 1, 1):
        view = game.view(state, seat)
        lone = _Lone(game, list(game.options(view))[:1])
        found = search.search(lone, view, chance.Generator(1), SMALL)  # type: ignore[arg-type]
        assert found.rollouts == 0
        return


class _Lone:
    """A game with one option."""

    def __init__(self, game: Any, moves: list[Any]) -> None:
        self._game, self._moves = game, moves

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def options(self, view: Any) -> list[Any]:
        return self._moves


def test_a_game_without_tactics_is_searched_all_the_same() -> None:
    class Nameless(_Lone):
        NAME = "nameless"

        def options(self, view: Any) -> list[Any]:
            return list(self._game.options(view))

    game = Nameless(engines.game("orcz"), [])
    state, seat = positions("orcz", SETUPS["orcz"][0], 1, 1)[0]
    view = game.view(state, seat)
    found = search.search(game, view, chance.Generator(1), search.Effort(4, 2, 1.0))  # type: ignore[arg-type]
    assert found.choice.move in game.options(view)
    assert found.rollouts == 4
    assert not any(reason.code.startswith("expects_") for reason in found.choice.reasons)


def test_levels_are_policies() -> None:
    assert set(LEVELS) == {"gentle", "fair", "strong"}
    assert set(LEVELS.values()) <= set(POLICIES)
    assert {"random", "greedy", "search"} <= set(POLICIES)


@pytest.mark.parametrize(
    ("enemies", "left", "least", "most"),
    [((1, 1, 1, 1), 3, 0.95, 1.0), ((3, 3, 3, 3), 2, 0.0, 0.0), ((0, 0, 0, 4), 1, 1.0, 1.0)],
)
def test_the_common_chance_of_orcz(enemies: tuple[int, ...], left: int, least: float, most: float) -> None:
    """O8.2: three cleared fields are enough; what cannot be cleared any more has no chance."""
    from plateau_parlant.engines.orcz.rollout import common

    assert least <= common(enemies, left) <= most + 1e-9


def test_only_what_is_surely_behind_is_dropped() -> None:
    enough = search.LEAST // 2
    assert search._behind([0.0, 0.1] * enough, [1.0, 0.9] * enough)
    assert not search._behind([0.0, 0.1] * (enough - 1), [1.0, 0.9] * (enough - 1))
    assert not search._behind([0.0, 1.0] * enough, [0.9, 0.2] * enough)
    assert not search._behind([1.0, 0.9] * enough, [0.0, 0.1] * enough)
    assert not search._behind([0.5] * 40, [0.5] * 40)


def test_a_clear_case_is_over_before_all_rollouts_are_made() -> None:
    """Where one move is far better than the rest, the others are not looked at to the end."""
    game = engines.game("dragon")
    saved = 0
    for state, seat in positions("dragon", SETUPS["dragon"][1], 3, 8):
        view = game.view(state, seat)
        effort = search.Effort(400, 4, 0.0)
        found = search.search(game, view, chance.Generator(2), effort)
        assert found.rollouts <= effort.rollouts
        saved += found.rollouts < 0.8 * effort.rollouts
    assert saved
