"""Who is likely to win where a rollout among several stops: by cards left and by what could be laid next turn."""

import pytest
from bots_tools import dealt, dragon_four

from plateau_parlant.engines import chance
from plateau_parlant.engines.dragon import odds
from plateau_parlant.engines.dragon.compact import Table, fitting

FULL = {"I": ["b8"], "II": ["j1"], "III": ["r12"], "IV": ["v1"]}
"""Army I takes what is above eight, the others take nothing more."""
HEROES = {"II": ["j2", "h=1"], "III": ["r11", "h=12r"], "IV": ["v2", "h=1v"]}


def run(hand: list[str], closed: tuple[int, ...] = (), **armies: list[str]) -> int:
    t = dragon_four([hand, ["?"], ["?"], ["?"]], {**FULL, **armies}, ["r1"])
    return odds.longest_run(t, t.hands[0], fitting(t), closed)


@pytest.mark.parametrize(
    ("hand", "longest"),
    [
        (["r9", "b10", "v11"], 3),
        (["r9", "b9", "v2"], 1),  # of two nines only one
        (["b2", "v3", "j4"], 0),
        (["r2", "v3", "j4"], 1),  # on the tower
        (["h", "b2", "v3"], 1),
        (["h", "r9", "r10"], 3),
        (["h", "h", "r9"], 2),  # one hero in an army
    ],
)
def test_the_longest_run_is_that_of_the_pile_that_takes_most(hand: list[str], longest: int) -> None:
    assert run(hand) == longest


def test_a_run_is_not_laid_under_a_dragon() -> None:
    assert run(["r9", "b10", "v11"], (0,)) == 1  # the nine on the tower
    assert run(["b9", "b10", "v11"], (0,)) == 0


def test_an_empty_army_of_one_colour_takes_the_colour_of_which_there_is_most() -> None:
    assert run(["v2", "v5", "b3"], III=[]) == 2
    assert run(["v2", "v5", "b3"], III=["b1"]) == 1


def test_a_second_hero_finds_no_place_in_an_army() -> None:
    assert run(["h", "b2", "v3"], (0,), **HEROES) == 0


def test_a_hand_that_can_lay_more_is_likelier_to_win_and_most_of_all_on_turn() -> None:
    def chances(first: list[str], second: list[str]) -> list[float]:
        t = dragon_four([first, second, ["j3"], ["j4"]], FULL, ["r1"], red="III")
        found = [odds.chance(t, seat) for seat in range(4)]
        assert abs(sum(found) - 1) < 1e-9
        return found

    even = chances(["b2", "b3"], ["v2", "v3"])
    on_turn = chances(["b9", "b10"], ["v2", "v3"])
    later = chances(["b2", "b3"], ["v9", "v10"])
    assert on_turn[0] > even[0]
    assert later[1] > even[1]
    assert on_turn[0] / even[0] > later[1] / even[1] > 1


def test_where_the_dragon_stands_the_hand_on_turn_lays_nothing() -> None:
    hands = [["b9", "b10"], ["v2", "v3"], ["j3"], ["j4"]]
    open_army, shut = (dragon_four(hands, FULL, ["r1"], red=red) for red in ("III", "I"))
    assert odds.chance(open_army, 0) > odds.chance(shut, 0)


def test_with_three_the_chance_is_shared_by_all_and_grows_with_every_card_fewer() -> None:
    t = Table(dealt("dragon", 3, 3), chance.Generator(1))
    chances = [odds.chance(t, seat) for seat in range(3)]
    assert abs(sum(chances) - 1) < 1e-9
    t.hands[1].pop()
    assert odds.chance(t, 1) > chances[1]
    assert odds.chance(t, 0) < chances[0]
    t.hands[1], t.camps[1], t.at[1] = [], [], 0
    assert [odds.chance(t, seat) for seat in range(3)] == [0, 1, 0]
