"""Games with unknown cards, at random: they show what the same game shows when everything is told, always end, and
never leave somebody without a move."""

import pytest
from guardians_tools import BOX, guardians
from hypothesis import given, settings
from hypothesis import strategies as st
from untold_twin import Twin, fight, wild_fight, wild_game

from plateau_parlant.engines import chance
from plateau_parlant.engines.core import UNKNOWN, Act, Ask, Fact, Over, Setup

GAME = Setup(("Anna", "Bruno"), {"turn_limit": 3}, BOX)


@pytest.mark.parametrize("seed", range(8))
def test_a_fight_with_an_unknown_hand_shows_what_the_told_one_shows(seed: int) -> None:
    Twin(*fight(seed), seed).play()


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_unknown_cards_shows_what_the_told_one_shows(seed: int) -> None:
    twin = Twin(GAME, GAME, seed, (1,) if seed % 2 else (0, 1), (0, 20, 50)[seed % 3])
    twin.play()
    assert twin.counts["untold"] > 10 and twin.counts.get("unnamed", 0) > 3


@pytest.mark.parametrize("seed", range(12))
def test_fights_with_cards_of_the_whole_list(seed: int) -> None:
    Twin(*wild_fight(seed), seed).play()


@pytest.mark.parametrize("seed", range(3))
def test_games_with_decks_of_the_whole_list(seed: int) -> None:
    setup = wild_game(seed, 3)
    Twin(setup, setup, seed, (1,) if seed % 2 else (0, 1), 20).play()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 60))
def test_many_games_with_cards_of_the_whole_list(seed: int) -> None:
    Twin(*wild_fight(seed), seed).play()
    setup = wild_game(seed, 6)
    Twin(setup, setup, seed, (1,) if seed % 2 else (0, 1), (0, 20, 50)[seed % 3]).play()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 40))
def test_many_games_with_unknown_cards(seed: int) -> None:
    Twin(*fight(seed), seed).play()
    long = Setup(("Anna", "Bruno"), {"turn_limit": 10}, BOX)
    Twin(long, long, seed, (1,) if seed % 2 else (0, 1), (0, 20, 50)[seed % 3]).play()


def play(setup: Setup, seed: int, share: int, most: int) -> None:
    """A random game in which so many of a hundred results that may stay unknown do; now and then a card is told."""
    rng = chance.Generator(seed, 7)
    state = guardians.begin(setup)
    whole = guardians.census(state)
    for _ in range(most):
        now = guardians.waiting(state)
        if isinstance(now, Over):
            assert guardians.result(state) is not None
            return
        if isinstance(now, Ask):
            value = chance.answer(seed, now)
            if now.optional and rng.below(100) < share:
                value = UNKNOWN if now.count == 1 else (UNKNOWN,) * now.count
            entry: Act | Fact = Fact(now.id, value)
        else:
            seat = rng.choice(now.must)
            moves = guardians.legal(state, seat)
            assert moves, (seed, state.prompt)
            assert list(guardians.options(guardians.view(state, seat))) == list(moves)
            entry = Act(seat, rng.choice(list(moves)))
            pile = state.sides[seat].pile
            told = Fact("held", f"{seat} {rng.choice(pile)}") if pile and not rng.below(30) else None
            if told is not None and guardians.check(state, told) is None:
                entry = told
        state = guardians.apply(state, entry).state
        assert guardians.census(state) == whole, (seed, entry)
    raise AssertionError("no end")


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10_000), share=st.sampled_from((30, 60, 100)))
def test_random_games_with_any_share_of_unknown_cards_end(seed: int, share: int) -> None:
    play(Setup(("Anna", "Bruno"), {"turn_limit": 2}, BOX), seed, share, 3000)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_random_fights_with_unknown_cards_end(seed: int) -> None:
    options = {
        "mode": "fight",
        "hands": [["archer", "?", "marshal"], ["?"] * 4],
        "depots": [["beer", "?"], ["?"] * 3],
        "items": [[], ["?"]],
        "land": "woods",
        "decks": ["knights", "giants-and-fairies"],
    }
    play(Setup(("Anna", "Bruno"), options, BOX), seed, 50, 1000)
