"""D6, E0 to E7: the tokens, and what D3.6 keeps them from doing."""

import pytest
from dragon_tools import answer, do, events, kinds, moves, player, refused, refused_answer, state

from plateau_parlant.engines import core
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import Act, Ask

TWO = {"name": "Bruno", "hand": ["j12"], "tokens": [], "camp": {"size": 10}}
ALL = "epidemie renfort contre-ordre volontaires vol"


def test_D6_any_number_at_any_moment_of_step_a() -> None:
    s = state(player("r7 b9 v1", tokens=ALL), I="r2", II="j9", red="IV")
    s = do(s, "epidemie II 1", "place r7 I", "vol red", "place b9 I")
    assert s.tokens[0] == ("renfort", "contre-ordre", "volontaires")
    assert refused(s, "vol red") == "no_token"
    s = do(state(player("v1", tokens="vol", size=9), red="IV"), "tower v1")
    assert moves(s) == {"done", "vol red"}, "also with an empty hand"


def test_D6_not_in_step_b() -> None:
    s = do(state(player("r7", tokens="vol"), TWO, red="IV"), "tower r7", "done")
    assert refused(s, "vol red") == "fly_first"


def test_D6_all_cards_go_to_one_pile() -> None:
    s = state(player("r7 b9 v5", tokens="volontaires"), I="r2 r10", II="j9", red="IV")
    assert refused(do(s, "place r7 II"), "volontaires I v5@2") == "bound"
    assert "volontaires I v5@2" in moves(s)


def test_E0_nothing_that_would_do_nothing() -> None:
    s = state(
        player("r7", tokens="emprisonnes epidemie renfort contre-ordre vol", size=0), TWO,
        I="r2", III="v3", tower_closed_by=1, grounded=["red"], red="II",
    )  # fmt: skip
    assert refused(s, "emprisonnes") == "tower_closed"
    assert refused(s, "epidemie I 2") == "too_few"
    assert refused(s, "epidemie II 1") == "too_few"
    assert refused(s, "renfort") == "camp_empty"
    assert refused(s, "contre-ordre IV b") == "pile_empty"
    assert refused(s, "contre-ordre III v") == "same_colour"
    assert refused(s, "contre-ordre II v") == "no_colour_here"
    assert refused(s, "vol red") == "already_high"
    assert refused(s, "vol undead") == "no_dragon"
    assert "contre-ordre III b" in moves(s)


def test_E0_epidemie_and_contre_ordre_reach_closed_piles() -> None:
    s = state(player("r7", tokens="epidemie contre-ordre"), TWO, III="v3 v9", tower="j4", tower_closed_by=1, red="III")
    assert {"epidemie III 1", "epidemie III 2", "contre-ordre III b", "contre-ordre tower r"} <= moves(s)


def test_E1_the_tower_is_closed_until_his_next_turn() -> None:
    s = state(player("r7 b9", tokens="emprisonnes"), TWO)
    s = do(s, "emprisonnes")
    assert refused(s, "tower r7") == "tower_closed"
    assert game.to_position(s)["tower_closed_by"] == 0
    s = answer(do(s, "place r7 II", "done", "fly IV"), "j1", "j2")
    assert s.turn == 1
    assert refused(s, "tower j12") == "tower_closed"
    s = do(s, "place j12 III", "done", "fly I")
    told = game.apply(answer(s, "v1", "v2"), core.Fact(s.asks + 2, "v3", "keys"))
    assert [core.kind(event) for event in told.events] == ["drew", "tower_opened", "turn_began"]
    assert told.state.closed_by == -1
    assert "tower b9" in moves(told.state)


def test_E2_the_last_one_or_two_leave_the_game() -> None:
    s = state(player("r7", tokens="epidemie"), I="r2 h=5 r9")
    assert events(s, "epidemie I 2")[1] == {
        "kind": "removed", "audience": "all", "army": "I", "cards": ("r9", "h=5"), "size": 1,
    }  # fmt: skip
    then = do(s, "epidemie I 2")
    assert then.out == ("r9", "h")
    assert then.jokers[0] == 0
    assert do(state(player("r7", tokens="epidemie"), III="r2"), "epidemie III 1").colours[2] == ""
    refusal = game.check(s, Act(0, game.parse("epidemie I 3")))
    assert refusal is not None
    assert refusal.code == "one_or_two"


def test_E3_the_owner_looks_takes_one_and_shuffles() -> None:
    s = state(player("r7 b9", tokens="renfort", size=6, heroes=1, bottom=["v4"]), TWO, I="r2")
    s = do(s, "renfort")
    now = game.waiting(s)
    assert isinstance(now, Ask)
    assert (now.kind, now.zone, now.count, now.optional) == ("look", "camp 0", 6, True)
    assert {"v4", "h"} <= set(now.among)
    assert moves(s) == set()
    assert refused_answer(s, ("v4", "h")) == "wrong_count"
    s = answer(s, ("v4", "h", "r1", "r3", "r4", "r5"))
    assert s.looking == ("r1", "r3", "r4", "r5", "v4", "h")
    assert moves(s) == {"pick r1", "pick r3", "pick r4", "pick r5", "pick v4", "pick h"}
    assert refused(s, "place r7 II") == "pick_first"
    assert refused(s, "pick b1") == "not_in_camp"
    s = do(s, "pick r4")
    assert s.hands[0] == ("r7", "b9", "r4")
    assert (s.sizes[0], s.known[0], s.bottoms[0], s.heroes[0]) == (5, ("r1", "r3", "r5", "v4", "h"), (), 1)
    assert s.looking is None
    assert refused(s, "pick r1") == "nothing_to_pick"


def test_E3_others_hear_that_he_looked_and_nothing_of_what() -> None:
    s = answer(do(state(player("r7", tokens="renfort", size=2, heroes=0), TWO, I="r2"), "renfort"), ("r1", "r3"))
    step = game.apply(s, Act(0, game.parse("pick r3")))
    assert core.heard(step.events[0], 1).card == "?"
    assert game.view(step.state, 1).known[0] == ("?",)
    assert game.view(s, 1).looking == ("?", "?")


def test_E3_a_seeded_look_holds_the_heroes_and_the_known_bottom() -> None:
    from plateau_parlant.engines import chance

    s = do(state(player("r7", tokens="renfort", size=9, heroes=2, bottom=["v4", "h"]), TWO, I="r2"), "renfort")
    for seed in range(50):
        drawn = chance.answer(seed, game.waiting(s))
        assert drawn.count("h") == 3
        assert "v4" in drawn
        assert len(set(drawn)) == 7


def test_E3_in_solo_all_is_known_without_asking() -> None:
    from dragon_tools import start

    s = do(start(1, 3), "renfort")
    assert s.pending == ""
    assert len(s.looking or ()) == 45
    s = do(s, "pick h")
    assert s.known[0] is not None
    assert len(s.known[0]) == 44
    assert s.heroes[0] == s.known[0].count("h")


def test_E3_after_it_the_draws_come_from_the_known_set() -> None:
    s = state(player("r7", tokens="", size=3, heroes=1, known=["r1", "b2", "h"]), step="C", red="II")
    now = game.waiting(s)
    assert dict(zip(now.among, now.weights, strict=True)) == {"r1": 2, "b2": 2, "h": 2}
    assert refused_answer(s, "v1") == "not_there"
    s = answer(s, "h")
    assert s.known == (("r1", "b2"),)
    assert answer(s, "b2").known == (("r1",),)


def test_E4_the_colour_changes_and_later_cards_must_be_of_it() -> None:
    s = state(player("r7 b9", tokens="contre-ordre"), III="r2", tower="j4")
    assert moves(s, kind="contre-ordre") == {
        f"contre-ordre {pile} {colour}" for pile, was in (("III", "r"), ("tower", "j")) for colour in "rbvj"
        if colour != was
    }  # fmt: skip
    s = do(s, "contre-ordre III b")
    assert "place b9 III" in moves(s)
    assert refused(s, "place r7 III") == "wrong_colour"


def test_E5_the_undead_dragon_closes_an_army_until_his_next_turn() -> None:
    s = state(player("r7 b9", tokens="undead undead"), TWO, red="I")
    assert moves(s, kind="undead") == {"undead II", "undead III", "undead IV"}
    assert refused(s, "undead I") == "red_there"
    s = do(s, "undead III")
    assert refused(s, "place r7 III") == "closed"
    assert refused(s, "undead II") == "undead_there"
    data = game.to_position(s)
    assert (data["undead"], data["undead_by"]) == ("III", 0)
    s = do(s, "place r7 II", "done")
    assert moves(s) == {"fly II", "fly IV"}, "never where the undead dragon is"
    assert refused(s, "fly III") == "undead_there"
    s = answer(do(s, "fly IV"), "j1", "j2")
    assert (s.turn, s.undead) == (1, 2), "all through the others' turns"
    s = do(s, "place j12 I", "done", "fly I")
    s = answer(s, "v1", "v2", "v3")
    assert (s.turn, s.undead, s.undead_by) == (0, -1, -1)


def test_E6_between_cards_keeping_order_and_colour() -> None:
    s = state(player("r4 r6 b5", tokens="volontaires"), II="j9 j5 j2", III="r2 r5 r9", red="I")
    got = moves(s, kind="volontaires")
    assert got == {
        "volontaires II r4@3", "volontaires II r6@2", "volontaires II r6@2 r4@4", "volontaires III r4@2",
        "volontaires III r6@3", "volontaires III r4@2 r6@4",
    }  # fmt: skip
    assert refused(s, "volontaires II r4@4") == "not_between"
    assert refused(s, "volontaires II r6@1") == "not_between"
    assert refused(s, "volontaires III b5@2") == "wrong_colour"
    assert refused(s, "volontaires II r4@2") == "breaks_order"
    then = do(s, "volontaires III r4@2 r6@4")
    assert then.piles[2] == ("r2", "r4", "r5", "r6", "r9")
    assert (then.used, then.placed) == (2, 0)
    assert then.hands[0] == ("b5",)


def test_E6_both_in_one_gap() -> None:
    s = state(player("r4 r6 b5", tokens="volontaires"), I="j1 j9", red="IV")
    assert "volontaires I r4@2 b5@3" in moves(s)
    assert do(s, "volontaires I r4@2 b5@3").piles[0] == ("j1", "r4", "b5", "j9")
    assert refused(s, "volontaires I b5@2 r4@3") == "breaks_order"


def test_E6_is_not_the_placement_of_d3_1() -> None:
    s = do(state(player("r4 r10 b5", tokens="volontaires"), I="j1 j9", red="IV"), "volontaires I r4@2")
    assert refused(s, "done") == "must_place"
    assert refused(s, "tower b5") == "bound"
    assert refused(s, "place b5 II") == "bound"
    assert do(s, "place r10 I").placed == 1


def test_E6_the_colour_is_the_present_one() -> None:
    s = state(player("b4 r4 b11", tokens="volontaires"), III="r2 r9", colours={"III": "b"})
    assert moves(s, kind="volontaires") == {"volontaires III b4@2"}


def test_E6_counts_towards_the_six() -> None:
    s = state(player("r4 r6 b5", tokens="volontaires", size=5), I="j1 j2 j3 j8 j9", red="IV")
    assert "volontaires I r4@4" in moves(s)
    assert not any(text.count("@") == 2 for text in moves(s, kind="volontaires I"))
    assert refused(s, "volontaires I r4@4 r6@5") == "too_many_there"
    assert kinds(s, "volontaires I r4@4") == ["token_used", "inserted", "cleared"]
    s = do(s, "volontaires I r4@4")
    assert s.piles[0] == ()
    assert len(s.out) == 6
    assert moves(s) == {"place r6 I", "place b5 I"}
    four = state(player("r4 r6 b5", tokens="volontaires", size=5), I="j1 j2 j8 j9", red="IV")
    assert do(four, "volontaires I r4@3 r6@4").piles[0] == ()


def test_E6_a_hero_may_be_inserted_named() -> None:
    s = state(player("h r6 b5", tokens="volontaires"), II="j9 j5", III="r2 r5", red="I")
    assert {"volontaires II h=8@2", "volontaires II h=6@2", "volontaires III h=3r@2", "volontaires II h=7@2 r6@3"} <= (
        moves(s)
    )
    assert refused(s, "volontaires III h=3b@2") == "wrong_colour"
    assert refused(s, "volontaires III h=3@2") == "colour_needed"
    assert do(s, "volontaires II h=7@2").jokers[1] == 2
    two = state(player("h h b5", tokens="volontaires"), II="j9 j5", red="I")
    assert not any(text.count("h=") == 2 for text in moves(two))
    assert refused(two, "volontaires II h=8@2 h=7@3") == "second_hero"
    one = state(player("h h b5", tokens="volontaires"), II="j9 h=7 j5", red="I")
    assert refused(one, "volontaires II h=8@2") == "second_hero"


def test_E6_who_played_on_the_tower_may_not_insert() -> None:
    s = do(state(player("r4 r6 b5", tokens="volontaires"), I="j1 j9", red="IV"), "tower r4")
    assert refused(s, "volontaires I r6@2") == "bound"
    assert moves(s) == {"done"}


def test_E7_a_dragon_that_flies_high_closes_nothing() -> None:
    s = state(player("r7 b9", tokens="vol"), TWO, red="I")
    s = do(s, "vol red")
    assert "place r7 I" in moves(s)
    assert game.to_position(s)["grounded"] == ["red"]
    s = do(s, "place r7 I", "done", "fly II")
    assert game.to_position(s)["grounded"] == []
    s = state(player("r7 b9", tokens="vol"), TWO, red="I", undead="II", undead_by=1)
    assert moves(s, kind="vol") == {"vol red", "vol undead"}
    s = do(s, "vol undead")
    assert "place r7 II" in moves(s)
    assert refused(s, "place r7 I") == "closed"
    assert refused(do(s, "place r7 II", "done"), "fly II") == "undead_there", "it lifts D3.5 only"


def test_E7_opens_the_army_for_a_take_too() -> None:
    s = state(player("b6", tokens="vol"), TWO, I="v2 v7", II="j3", III="r9", IV="b2", tower="j1", red="I")
    assert "take I 1" not in moves(s)
    assert "take I 1" in moves(do(s, "vol red"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("undead II", "left_stuck"),  # the army he is bound to
        ("undead III", ""),
        ("vol red", ""),
    ],
)
def test_D3_6_the_undead_dragon_on_the_army_he_is_bound_to(text: str, code: str) -> None:
    s = state(player("r6 b3 v9", tokens="undead vol"), TWO, red="IV", II="j9 h=8 j2")
    s = do(s, "swap r6 II 2")
    if code:
        assert refused(s, text) == code
    else:
        assert text in moves(s)
    placed = do(state(player("r6 b3 v9", tokens="undead"), TWO, red="IV", II="j9"), "place r6 II")
    assert "undead II" in moves(placed), "once he has placed it is his affair"


def test_D3_6_contre_ordre_after_a_take() -> None:
    s = state(player("r4 b9", tokens="contre-ordre"), TWO, I="v12", II="j1", III="r2 r6", IV="v1", tower="j2", red="I")
    s = do(s, "take III 1")
    assert moves(s, kind="place") == {"place r4 III"}
    assert refused(s, "contre-ordre III v") == "left_stuck"
    assert refused(s, "contre-ordre III b") == "left_stuck", "the 9 blue was not kept away by the 6"
    assert "contre-ordre tower b" in moves(s)


def test_D3_6_volontaires_that_empty_the_hand() -> None:
    s = state(player("r4", tokens="volontaires", size=3), I="j1 j9", red="IV")
    assert refused(s, "volontaires I r4@2") == "left_stuck"
    two = state(player("r4 r6", tokens="volontaires", size=3), I="j1 j9", red="IV")
    assert refused(two, "volontaires I r4@2 r6@3") == "left_stuck"
    assert "volontaires I r4@2" in moves(two)
    placed = do(state(player("r4 r10", tokens="volontaires", size=3), I="j1 j9", red="IV"), "place r10 I")
    assert "volontaires I r4@2" in moves(placed)


def test_D3_6_a_move_that_wins_is_always_allowed() -> None:
    s = state(player("r4", tokens="volontaires", size=0), TWO, I="j1 j9", red="IV")
    s = do(s, "volontaires I r4@2")
    assert s.step == "over"
    assert game.result(s) == {"winner": 0, "ranks": [1, 2], "left": [0, 11], "reason": "played"}


def test_D3_6_epidemie_after_a_take_leaves_the_freed_card_its_place() -> None:
    s = state(player("r4 b9", tokens="epidemie"), TWO, I="v12", II="j1", III="r2 r6", IV="v1", tower="j2", red="I")
    s = do(s, "take III 1", "epidemie III 1")
    assert moves(s) == {"place r4 III", "place b9 III"}
