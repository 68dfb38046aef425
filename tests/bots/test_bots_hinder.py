"""What the quick player does to rivals who are about to win, where it is the one who looks ahead."""

import pytest
from bots_tools import dealt, dragon_four

from plateau_parlant.engines import chance
from plateau_parlant.engines.dragon import quick
from plateau_parlant.engines.dragon.compact import Table
from plateau_parlant.engines.dragon.rescue import hinder

ROOMY = {"I": ["b2"], "II": ["j3"], "III": ["r11"], "IV": ["v2"]}
"""Army I takes most of the unseen cards, then II."""
HANDS = [["b9", "b10", "b11"], ["?", "?"], ["?", "?"], ["?", "?"]]


def about_to_win(left: int, tokens: list[str], red: str = "II", me: int = 0) -> Table:
    """The second seat has so many cards left, all in hand; the others three more."""
    hands = [HANDS[0], ["?"] * left, ["?"] * 3, ["?"] * 3]
    t = dragon_four(hands, ROOMY, ["r1"], red=red, tokens=tokens, camps=0)
    t.me = me
    for seat in (2, 3):
        t.camps[seat] = [1, 2, 3]
    t.camps[0] = [4, 5, 6]
    return t


@pytest.mark.parametrize("left", [3, 2, 1])
def test_the_undead_dragon_comes_when_a_rival_is_near(left: int) -> None:
    t = about_to_win(left, ["undead"])
    hinder(t)
    assert (t.undead, t.undead_by, t.tokens[0]) == (0, 0, [])


def test_before_that_it_is_kept() -> None:
    t = about_to_win(3, ["undead"])
    t.camps[1] = [7, 8]  # five left
    hinder(t)
    assert (t.undead, t.tokens[0]) == (-1, ["undead"])


def test_it_does_not_go_where_the_red_dragon_stands() -> None:
    t = about_to_win(2, ["undead"], red="I")
    hinder(t)
    assert t.undead == 1


def test_the_red_dragon_flies_elsewhere_and_both_armies_are_shut_to_the_rivals() -> None:
    t = about_to_win(2, ["undead"], red="III")
    quick._fly(t)
    assert (t.undead, t.red) == (0, 1)
    quick._recruit(t)
    assert t.open() == [2, 3]


def test_one_undead_dragon_is_enough() -> None:
    t = about_to_win(2, ["undead"])
    t.undead, t.undead_by = 3, 2
    hinder(t)
    assert (t.undead, t.tokens[0]) == (3, ["undead"])


@pytest.mark.parametrize(("left", "closed"), [(1, True), (2, False)])
def test_the_tower_is_closed_to_who_has_one_card_left(left: int, closed: bool) -> None:
    t = about_to_win(left, ["emprisonnes"])
    hinder(t)
    assert (t.closed_by == 0) == closed
    assert t.tokens[0] == ([] if closed else ["emprisonnes"])


def test_nobody_else_does_so() -> None:
    t = about_to_win(1, ["undead", "emprisonnes"], me=1)
    quick._fly(t)
    assert (t.undead, t.closed_by) == (-1, -1)


def test_it_ends_with_the_turn_of_who_looks_ahead() -> None:
    t = about_to_win(1, ["undead", "emprisonnes"])
    quick._fly(t)
    for _ in range(3):
        quick._recruit(t)
        assert t.undead >= 0 and t.closed_by == 0
    quick._recruit(t)
    assert (t.undead, t.undead_by, t.closed_by) == (-1, -1, -1)


def test_who_looks_ahead_keeps_his_tokens_longer_than_a_fair_player() -> None:
    def used(me: int) -> int:
        count = 0
        for seed in range(40):
            state = dealt("dragon", 4, seed)
            t = Table(state, chance.Generator(seed), me if me < 0 else state.turn)
            quick._best(t, -1, 0, False)
            count += 2 - len(t.tokens[t.seat])
        return count

    assert used(0) < used(-1)
