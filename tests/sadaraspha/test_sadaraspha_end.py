"""S6: every end; giving up, the agreed end, the turn limit."""

import pytest
import sadaraspha_tools as tools
from sadaraspha_tools import kinds, play, side

from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import AGREED_END, RESIGN, Act, Ended, Fact, Over, Resigned
from plateau_parlant.engines.sadaraspha.moves import DONE

FANATICS = side("fanatiques", "pretre1 E5")


def test_S6_1_a_town_at_0_loses_at_once() -> None:
    one = side("orks", "cogneur1 D4", victory=0)
    state = tools.state(one, {**FANATICS, "town": 3, "victory": 9}, box=tools.data(cogneur={"dice": "1d8"}))
    state, happened = play(state, "attack cogneur1 town", "=8")
    assert kinds(happened)[-3:] == ["damaged", "town_destroyed", "ended"]
    assert happened[-1] == Ended((1, 2), (0, 9), "town_destroyed")
    assert game.waiting(state) == Over((1, 2), (0, 9), "town_destroyed")
    assert game.result(state) == {
        "winner": 0,
        "ranks": [1, 2],
        "victory": [0, 9],
        "towns": [30, 0],
        "turns": 1,
        "reason": "town_destroyed",
    }
    assert game.legal(state, 0) == []
    assert game.check(state, Act(0, DONE)).code == "game_over"


def test_S6_2_fifteen_after_a_harvest_win_before_construction() -> None:
    one, other = side("orks", "cogneur1 C2", victory=14), side("fanatiques", "pretre1 E5")
    state, happened = play(tools.state(one, other, seat=1, first=0), "done")
    assert happened[-1] == Ended((1, 2), (15, 0), "victory_points")
    assert state.phase == "over" and state.turn == 2
    one = side("orks", "cogneur1 C2", victory=13)
    state, happened = play(tools.state(one, other, seat=1, first=0), "done")
    assert not state.end


def test_S6_2_both_at_fifteen_with_other_data() -> None:
    box = tools.data(top={"bank": {"victory": 60}})
    other = side("fanatiques", "pretre1 C4", victory=15)
    state, _ = play(tools.state(side("orks", "cogneur1 C2", victory=15), other, box=box, seat=1, first=0), "done")
    assert not state.end, "equal: play on"
    state, _ = play(tools.state(side("orks", "cogneur1 A5", victory=15), other, box=box, seat=1, first=0), "done")
    assert (state.end, state.winner) == ("victory_points", 1)


def test_S6_2_all_cards_taken_and_nobody_at_fifteen() -> None:
    one, other = side("orks", "cogneur1 C2", victory=10), side("fanatiques", "pretre1 C4", victory=10)
    state, _ = play(tools.state(one, other, seat=1, first=0), "done")
    assert not state.end
    assert [each.cards[3] for each in state.sides] == [10, 10]


@pytest.mark.parametrize(("points", "winner"), [((3, 2), 0), ((2, 3), 1), ((2, 2), -1)])
def test_S6_3_nobody_has_or_can_pay_a_unit(points: tuple[int, int], winner: int) -> None:
    one, other = side("orks", wood=1, victory=points[0]), side("fanatiques", wood=1, victory=points[1])
    state, _ = play(tools.state(one, other, seat=1, first=0), "done")
    assert (state.end, state.winner) == ("nothing_left", winner)


@pytest.mark.parametrize(
    ("one", "other", "bank"),
    [
        (side("orks", wood=2), side("fanatiques", wood=1), {}),
        (side("orks", wood=1), side("fanatiques", "paysan1 E4"), {}),
        # An ore counts as the two wood it can be changed for, if the bank has them.
        (side("orks", ore=1), side("fanatiques"), {}),
    ],
)
def test_S6_3_goes_on_while_one_has_or_can_pay_a_unit(one: dict, other: dict, bank: dict) -> None:
    state, _ = play(tools.state(one, other, seat=1, first=0), "done")
    assert not state.end


def test_S6_3_an_ore_that_the_bank_cannot_change_pays_nothing() -> None:
    state = tools.state(side("orks", ore=1), side("fanatiques"), seat=1, first=0, bank={"wood": 1})
    assert play(state, "done")[0].end == "nothing_left"


def test_S6_3_giving_up_and_the_agreed_end() -> None:
    state = tools.state(side("orks", "cogneur1 A5", victory=2), FANATICS)
    step = game.apply(state, Fact(RESIGN, "0"))
    assert step.events == (Resigned(0), Ended((2, 1), (2, 0), "resign"))
    assert game.apply(state, Fact(RESIGN, "1")).state.winner == 0
    assert game.check(state, Fact(RESIGN, "2")).code == "not_there"
    assert game.check(state, Fact("thunder", "0")).code == "other_ask"
    assert game.apply(state, Fact(AGREED_END, "")).events == (Ended((1, 2), (2, 0), "agreed_end"),)
    rolling, _ = play(tools.state(side("orks", "cogneur1 D4"), FANATICS), "attack cogneur1 town")
    assert game.check(rolling, Fact(RESIGN, "0")).code == "other_ask", "first the dice"


def test_turn_limit_ends_after_a_whole_turn() -> None:
    """More victory points win, then the town with more hit points."""
    one, other = side("orks", "cogneur1 A5"), {**FANATICS, "town": 29}
    state = tools.state(one, other, seat=0, first=0, options={"turn_limit": 1})
    state, _ = play(state, "done")
    assert not state.end
    state, happened = play(state, "done")
    assert happened[-1] == Ended((1, 2), (0, 0), "turn_limit")
    state = tools.state(one, {**other, "victory": 1}, seat=1, first=0, options={"turn_limit": 1})
    assert play(state, "done")[0].winner == 1
    state = tools.state(one, FANATICS, seat=1, first=0, options={"turn_limit": 1})
    assert play(state, "done")[0].winner == -1
