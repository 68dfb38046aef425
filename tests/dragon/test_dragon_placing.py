"""D3.1, D3.5, D3.6, D4: what may be laid where, heroes, the sixth card, the exchange."""

import pytest
from dragon_tools import do, events, kinds, moves, player, refused, state

from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import Act, NotationError
from plateau_parlant.engines.dragon.moves import Swap, Tower

TWO = {"name": "Bruno", "hand": ["j12"], "tokens": [], "camp": {"size": 10}}


def places(s, army: str) -> set[str]:
    return {text for text in moves(s, kind="place") if text.endswith(f" {army}")}


def test_D3_1_one_army_or_one_card_on_the_tower() -> None:
    s = state(player("r7 b9 v1"), II="j12", III="", red="IV")
    on_army = do(s, "place r7 II")
    assert refused(on_army, "place b9 I") == "bound"
    assert refused(on_army, "tower v1") == "bound"
    assert moves(on_army) == {"done", "place v1 II"}
    on_tower = do(s, "tower v1")
    assert moves(on_tower) == {"done"}
    assert refused(on_tower, "place r7 II") == "bound"
    assert refused(on_tower, "tower b9") == "tower_once"


def test_D3_1_step_a_cannot_be_skipped() -> None:
    s = state(player("r7 b9 v1"))
    assert refused(s, "done") == "must_place"
    assert refused(s, "fly II") == "not_solo"
    two = state(player("r7 b9 v1"), TWO)
    assert refused(two, "fly II") == "not_this_step"
    assert refused(two, "place j12 II", seat=1) == "not_your_turn"
    assert game.legal(two, 1) == ()


def test_D3_1_several_cards_one_after_another() -> None:
    s = do(state(player("r7 b9 v11 j2"), red="II"), "place j2 I", "place r7 I", "place b9 I")
    assert s.piles[0] == ("j2", "r7", "b9")
    assert s.placed == 3
    assert moves(s) == {"done", "place v11 I"}


def test_D3_5_closed_under_the_red_dragon() -> None:
    s = state(player("r7 b9 v1"), red="I")
    assert refused(s, "place r7 I") == "closed"
    assert not places(s, "I")
    assert places(s, "II")


def test_D3_5_closed_under_the_undead_dragon() -> None:
    s = state(player("r7 b9 v1"), TWO, red="I", undead="II", undead_by=1)
    assert refused(s, "place r7 II") == "closed"
    assert not places(s, "I") | places(s, "II")
    assert places(s, "III")


def test_D3_5_the_tower_is_never_under_a_dragon() -> None:
    for red in ("I", "II", "III", "IV"):
        assert "tower r7" in moves(state(player("r7 b9 v1"), red=red))


@pytest.mark.parametrize(
    ("army", "pile", "good", "bad", "code"),
    [
        ("I", "r5", "b6 j12", "b5 j4", "too_low"),
        ("II", "r5", "b4 j1", "b5 j6", "too_high"),
        ("III", "r5", "r6 r12", "r4", "too_low"),
        ("IV", "r5", "r4 r1", "r6", "too_high"),
        ("III", "r5", "r6", "b6", "wrong_colour"),
        ("IV", "r5", "r4", "b4", "wrong_colour"),
    ],
)
def test_D4_1_order_and_colour(army: str, pile: str, good: str, bad: str, code: str) -> None:
    red = "II" if army == "I" else "I"
    s = state(player(f"{good} {bad}"), red=red, **{army: pile})
    for card in good.split():
        assert f"place {card} {army}" in moves(s)
    for card in bad.split():
        assert refused(s, f"place {card} {army}") == code


def test_D4_1_the_tower_takes_one_colour_in_any_order() -> None:
    s = state(player("r7 b9 r1"), tower="r3")
    assert moves(s, kind="tower") == {"tower r7", "tower r1"}
    assert refused(s, "tower b9") == "wrong_colour"


def test_D4_2_the_first_card_gives_the_colour() -> None:
    s = do(state(player("v7 b9 h")), "place v7 III")
    assert s.colours[2] == "v"
    assert events(state(player("v7 b9 h")), "place v7 III")[1] == {
        "kind": "colour_set", "audience": "all", "pile": "III", "colour": "v", "before": "",
    }  # fmt: skip
    assert do(state(player("h b9 v1")), "place h=3b III").colours[2] == "b"
    assert do(state(player("v7 b9 h")), "tower b9").colours[4] == "b"
    assert "colour_set" not in kinds(state(player("v7 b9 h"), red="II"), "place v7 I")


def test_D4_2_an_emptied_pile_is_free_again() -> None:
    s = state(player("r12 b2 v3"), III="r1 r2 r3 r4 r5")
    s = do(s, "place r12 III")
    assert s.colours[2] == ""
    assert {"place b2 III", "place v3 III"} <= moves(s)


def test_D4_2_a_colour_set_by_contre_ordre_stays_until_the_pile_is_empty() -> None:
    s = state(player("b7 r9 v1", tokens="contre-ordre epidemie"), III="r2 r4 r6")
    s = do(s, "contre-ordre III b", "epidemie III 2")
    assert s.piles[2] == ("r2",)
    assert s.colours[2] == "b"
    assert "place b7 III" in moves(s)
    assert refused(s, "place r9 III") == "wrong_colour"


def test_D4_3_sixth_card_clears() -> None:
    s = state(player("r12 b2 v3"), red="II", I="b1 b3 b4 h=5 b6")
    assert [event for event in events(s, "place r12 I") if event["kind"] == "cleared"] == [
        {"kind": "cleared", "audience": "all", "pile": "I", "cards": ("b1", "b3", "b4", "h=5", "b6", "r12")}
    ]
    s = do(s, "place r12 I")
    assert s.piles[0] == ()
    assert sorted(s.out) == sorted(("b1", "b3", "b4", "h", "b6", "r12"))
    assert moves(s) == {"done", "place b2 I", "place v3 I"}, "a new series on the same army"
    assert do(s, "place b2 I").piles[0] == ("b2",)
    assert do(s, "place b2 I").placed == 2


def test_D4_3_the_tower_is_cleared_but_takes_one_card_a_turn() -> None:
    s = do(state(player("r12 b2 v3"), tower="r1 r3 r4 r5 r6"), "tower r12")
    assert s.piles[4] == ()
    assert s.colours[4] == ""
    assert moves(s) == {"done"}
    assert refused(s, "tower b2") == "tower_once"


def test_D4_4_one_hero_in_an_army_at_a_time() -> None:
    s = state(player("h r9 v1"), red="IV", I="b1 h=3", II="b9")
    assert refused(s, "place h=5 I") == "second_hero"
    assert not {text for text in places(s, "I") if "h=" in text}
    assert "place h=5 II" in moves(s)
    cleared = do(state(player("h r12 v1"), red="IV", I="b1 h=3 b4 b5 b6"), "place r12 I")
    assert "place h=1 I" in moves(cleared)


def test_D4_4_no_hero_on_the_tower() -> None:
    s = state(player("h"))
    assert not moves(s, kind="tower")
    with pytest.raises(NotationError):
        game.parse("tower h")
    refusal = game.check(s, Act(0, Tower("h")))
    assert refusal is not None
    assert refusal.code == "hero_on_tower"


def test_D4_5_a_hero_names_a_value_that_fits() -> None:
    s = state(player("h"), red="IV", I="b9", II="b3", III="v10")
    assert places(s, "I") == {"place h=10 I", "place h=11 I", "place h=12 I"}
    assert places(s, "II") == {"place h=2 II", "place h=1 II"}
    assert places(s, "III") == {"place h=11v III", "place h=12v III"}
    assert refused(s, "place h=9 I") == "too_low"
    assert refused(s, "place h=11r III") == "wrong_colour"
    assert refused(s, "place h=11 III") == "colour_needed"
    assert refused(s, "place h=11r I") == "no_colour_here"
    then = do(state(player("h r10 r11"), red="IV", I="b9"), "place h=10 I")
    assert refused(then, "place r10 I") == "too_low"
    assert "place r11 I" in moves(then)


def test_D4_5_on_an_empty_army_any_colour_and_value() -> None:
    s = state(player("h"), red="I")
    assert len(places(s, "III")) == 48
    assert len(places(s, "II")) == 12


def test_D4_5_a_hero_that_always_stands_for_five() -> None:
    s = state(player("h"), options={"hero_value": "five"}, red="IV", I="b4", II="b3", III="v2")
    assert moves(s, kind="place") == {"place h=5 I", "place h=5v III"}
    assert refused(s, "place h=6 I") == "hero_is_five"


def test_D4_6_the_exchange_of_a_hero() -> None:
    s = state(player("r6 b3 v9"), TWO, red="IV", II="j9 h=8 j2")
    assert moves(s, kind="swap") == {"swap r6 II 2", "swap b3 II 2"}
    assert refused(s, "swap v9 II 2") == "breaks_order"
    assert refused(s, "swap r6 II 1") == "no_hero_there"
    then = do(s, "swap r6 II 2")
    assert then.piles[1] == ("j9", "r6", "j2")
    assert then.bottoms[0] == ("h",)
    assert then.sizes[0] == 11
    assert then.hands[0] == ("b3", "v9")
    assert (then.used, then.placed) == (1, 0)
    assert refused(then, "place b3 I") == "bound"
    assert "done" not in moves(then), "the exchange is no placement"


def test_D4_6_never_for_a_hero() -> None:
    s = state(player("h b3 v9"), red="IV", II="j9 h=8 j2")
    refusal = game.check(s, Act(0, Swap("h", "II", 2)))
    assert refusal is not None
    assert refusal.code == "hero_for_hero"


def test_D4_6_on_three_and_four_the_present_colour_whatever_lies_beside() -> None:
    s = state(player("r6 b6 v9"), red="I", III="r2 h=4r r9", colours={"III": "b"})
    assert moves(s, kind="swap") == {"swap b6 III 2"}
    assert refused(s, "swap r6 III 2") == "wrong_colour"
    alone = state(player("r6 b6 v9"), red="I", IV="h=4r")
    assert moves(alone, kind="swap") == {"swap r6 IV 1"}


def test_D4_6_only_in_the_army_played_on() -> None:
    s = do(state(player("r6 b3 v9 j1"), red="IV", I="r2", II="j9 h=8"), "place v9 I")
    assert refused(s, "swap r6 II 2") == "bound"
    s = do(state(player("r6 b3 v9 j1"), red="IV", II="j9 h=8"), "place b3 II")
    assert "swap r6 II 2" in moves(s)
    assert refused(do(state(player("r6 b3 v9 j1"), red="IV", II="j9 h=8"), "tower b3"), "swap r6 II 2") == "bound"
    closed = state(player("r6 b3 v9 j1"), red="II", II="j9 h=8")
    assert refused(closed, "swap r6 II 2") == "closed"


def test_D4_6_after_a_placement_an_exchange_needs_nothing_more() -> None:
    s = do(state(player("r6 b3"), red="IV", II="j9 h=8"), "place b3 II", "swap r6 II 2")
    assert s.hands[0] == ()
    assert moves(s) == {"done"}


def test_D3_6_an_exchange_that_leaves_nothing_to_place_is_refused() -> None:
    s = state(player("r6", size=5), red="IV", II="j9 h=8")
    assert refused(s, "swap r6 II 2") == "left_stuck"
    s = state(player("r6 b12", size=5), red="IV", II="j9 h=8")
    assert "swap r6 II 2" in moves(s), "he can still take cards off"


def test_D3_6_after_a_take_the_first_card_must_stay_possible() -> None:
    s = state(player("r6 b4", size=5), red="III", I="h=3", used="I", taken=["j5"])
    assert moves(s, kind="place") == {"place b4 I"}
    assert refused(s, "swap b4 I 1") == "left_stuck", "only b4 was kept away by the 5"
    assert refused(s, "swap r6 I 1") == "left_stuck", "b4 no longer fits on the 6"
    assert refused(s, "place r6 I") == "not_freed"
