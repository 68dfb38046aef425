"""Positions and notation: what is refused by hand, and that play never leaves what a position can say."""

from typing import Any

import pytest
import sadaraspha_tools as tools
from sadaraspha_tools import side

from plateau_parlant.engines import chance, core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, NotationError, PositionError

ONE, OTHER = side("orks", "cogneur1 D4"), side("fanatiques", "pretre1 E5")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": [ONE]}, "bad_players"),
        ({"players": [ONE, side("orks")]}, "race_taken"),
        ({"players": [ONE, side("elves")]}, "unknown_race"),
        ({"players": [ONE, side("fanatiques", "goblin1 E5")]}, "unknown_unit"),
        ({"players": [ONE, side("fanatiques", "pretre6 E5")]}, "unknown_unit"),
        ({"players": [ONE, side("fanatiques", "pretre1 E5", "pretre1 E4")]}, "twice"),
        ({"players": [ONE, side("fanatiques", "pretre1 D4")]}, "occupied"),
        ({"players": [ONE, side("fanatiques", "pretre1 E9")]}, "unknown_cell"),
        ({"players": [ONE, side("fanatiques", "pretre1 D5")]}, "forbidden_ground"),
        ({"players": [ONE, side("fanatiques", "pretre1 E5 6")]}, "bad_value"),
        ({"players": [ONE, side("fanatiques", "pretre1 E5 5 3")]}, "bad_value"),
        ({"players": [ONE, side("fanatiques", wood=36)]}, "too_many_cards"),
        ({"players": [ONE, side("fanatiques", wood=-1)]}, "bad_value"),
        ({"players": [ONE, {**OTHER, "town": 31}]}, "bad_value"),
        ({"players": [ONE, {**OTHER, "town": 0}]}, "bad_value"),
        ({"bank": {"wood": 36}}, "too_many_cards"),
        ({"bank": {"gold": 1}}, "unknown_field"),
        ({"seat": 2}, "bad_value"),
        ({"first": None}, "bad_value"),
        ({"phase": "dinner"}, "bad_value"),
        ({"turn": 0}, "bad_value"),
        ({"end": "resign"}, "bad_value"),
        ({"phase": "over"}, "bad_value"),
        ({"phase": "race", "turn": 0}, "bad_value"),
        ({"pending": ["cogneur1", "pretre1"]}, "bad_value"),
        ({"pending": ["cogneur2", "town"]}, "bad_value"),
        ({"options": {"penalty": "none"}}, "bad_option"),
        ({"options": {"map": 2}}, "bad_option"),
        ({"game": "dragon"}, "other_game"),
        ({"weather": "rain"}, "bad_position"),
        ({"turn": "one"}, "bad_position"),
    ],
)
def test_what_a_position_cannot_be(change: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.from_position(tools.position(ONE, OTHER) | change)
    assert caught.value.code == code


def test_a_position_without_races_is_no_construction() -> None:
    with pytest.raises(PositionError) as caught:
        game.from_position(tools.position({"name": "Anna"}, OTHER))
    assert caught.value.code == "no_race"


def test_cards_that_are_nowhere_are_out_of_the_game() -> None:
    state = tools.state(ONE, OTHER, bank={"wood": 3})
    assert game.census(state)["wood"] == 3
    assert game.census(state)["stone"] == 25


@pytest.mark.parametrize(
    "text",
    ["race orks", "build dieu-des-morts C4", "change stone", "move zombie8 A10", "attack spectre3 dieu-des-morts1"],
)
def test_notation_goes_both_ways(text: str) -> None:
    assert game.notation(game.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "fly", "move zombie A1", "move zombie1 a1", "build zombie1 A1", "change ore", "done ", "attack a1 b"]
)
def test_a_text_that_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        game.parse(text)


@pytest.mark.parametrize("number", [1, 2])
def test_a_game_of_greedy_players_keeps_the_rules(number: int) -> None:
    """Each move is legal, its reasons hold, nothing is lost, and the position says all."""
    state = game.begin(core.Setup(("Anna", "Bruno"), {"map": number, "turn_limit": 60}))
    census, rng = game.census(state), chance.Generator(number)
    seen: set[str] = set()
    for _ in range(4000):
        now = game.waiting(state)
        if isinstance(now, Ask):
            state = game.apply(state, Fact(now.id, chance.answer(number, now))).state
        elif isinstance(now, Decide):
            view = game.view(state, now.must[0])
            choice = game.greedy(view, rng)
            assert choice.reasons and all(game.holds(view, choice.move, reason) for reason in choice.reasons), choice
            seen |= {reason.code for reason in choice.reasons}
            assert choice.move in game.options(view)
            state = game.apply(state, Act(now.must[0], choice.move)).state
            if len(seen) % 3 == 0:
                assert game.from_position(game.to_position(state)) == state
        else:
            break
        assert game.census(state) == census
    assert state.end in ("town_destroyed", "victory_points")
    assert {"workers", "fighter", "to_resource", "to_victory", "kills"} <= seen


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(6):
        state = game.begin(core.Setup(("Anna", "Bruno"), {"turn_limit": 60}))
        rng = chance.Generator(seed)
        while not state.end:
            now = game.waiting(state)
            if isinstance(now, Ask):
                state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
                continue
            seat = now.must[0]
            if seat == seed % 2:
                move = game.greedy(game.view(state, seat), rng).move
            else:
                move = rng.choice(game.legal(state, seat))
            state = game.apply(state, Act(seat, move)).state
        won += state.winner == seed % 2
    assert won == 6
