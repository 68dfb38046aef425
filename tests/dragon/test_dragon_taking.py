"""D5, D8.3: what may be taken off when nothing can be placed."""

from dragon_tools import do, events, moves, player, refused, state

from plateau_parlant.engines import dragon as game

TWO = {"name": "Bruno", "hand": ["j12"], "tokens": [], "camp": {"size": 10}}
STUCK = {"I": "v2 v7 v9 v11", "II": "j3", "III": "r3 r9", "IV": "b2", "tower": "j1", "red": "II"}


def test_D5_1_who_can_place_may_not_take() -> None:
    s = state(player("r12"), TWO, **STUCK)
    assert not moves(s, kind="take")
    assert refused(s, "take I 1") == "can_place"
    s = state(player("b6"), TWO, **STUCK)
    assert not moves(s, kind="place")
    assert moves(s) == {"take I 3", "take III 2", "take IV 1"}


def test_D5_1_the_tower_counts_unless_it_is_closed() -> None:
    board = {**STUCK, "tower": "b1"}
    s = state(player("b6"), TWO, **board)
    assert moves(s) == {"tower b6"}
    s = state(player("b6"), TWO, **board, tower_closed_by=1)
    assert moves(s, kind="take")


def test_D5_1_tokens_and_exchanges_are_no_way_to_place() -> None:
    board = {**STUCK, "I": "v2 h=9 v11"}
    s = state(player("b6", tokens="contre-ordre vol epidemie"), TWO, **board)
    assert "swap b6 I 2" not in moves(s), "it would be his last card"
    s = state(player("b6 b5", tokens="contre-ordre vol epidemie"), TWO, **board)
    assert {"swap b6 I 2", "take I 2", "vol red", "contre-ordre III b", "epidemie I 1"} <= moves(s)


def test_D5_1_who_is_bound_to_an_army_takes_from_that_army_alone() -> None:
    s = do(state(player("v3 j9 b8"), TWO, I="v2 h=3 v7 v12", II="r10", tower="r1", red="IV"), "swap v3 I 2")
    assert moves(s) == {"take I 1"}, "9 yellow would go on army two, but he is bound"
    assert refused(s, "take II 1") == "bound"


def test_D5_1_bound_by_volontaires() -> None:
    s = state(player("v3 b12 j9", tokens="volontaires"), TWO, I="v2 v7 v12", II="r10", red="IV")
    s = do(s, "volontaires I v3@2")
    assert moves(s) == {"take I 1"}
    assert s.placed == 0


def test_D5_2_cards_go_under_the_camp_the_last_taken_deepest() -> None:
    s = do(state(player("b6", bottom=["v1"]), TWO, **STUCK), "take I 3")
    assert s.piles[0] == ("v2",)
    assert s.bottoms[0] == ("v1", "v11", "v9", "v7")
    assert s.sizes[0] == 13
    assert s.taken == ("v11", "v9", "v7")
    assert (s.used, s.placed) == (0, 0)
    assert moves(s) == {"place b6 I"}
    assert s.deserters == ()


def test_D5_2_as_many_as_free_a_card_and_no_more() -> None:
    s = state(player("b6"), TWO, **STUCK)
    assert refused(s, "take I 2") == "take_more"
    assert refused(s, "take I 4") == "take_less"
    assert refused(s, "take I 5") == "too_few"
    both = state(player("b6 v10"), TWO, **STUCK)
    assert moves(both, kind="take I ") == {"take I 1", "take I 3"}


def test_D5_2_a_hero_is_freed_under_a_named_value() -> None:
    s = state(player("h"), TWO, I="v2 v7 v12", II="j5 j1", III="r3 r12", IV="b1", tower="j8", red="II")
    assert moves(s) == {"take I 1", "take I 2", "take I 3", "take III 1", "take III 2", "take IV 1"}
    then = do(s, "take I 2")
    assert moves(then) == {f"place h={value} I" for value in range(3, 8)}, "beyond 7 it fitted one card earlier"
    five = state(
        player("h"), TWO, I="v2 v7 v12", II="j5 j1", III="r7 r12", IV="b1", tower="j8", red="II",
        options={"hero_value": "five"},
    )  # fmt: skip
    assert moves(five) == {"take I 2", "take III 2", "take IV 1"}


def test_D5_2_a_hero_there_has_to_go_before_another_can_come() -> None:
    s = state(player("h"), TWO, I="v2 h=4 v7", II="j5 j1", III="r3 h=12r", IV="b1", tower="j8", red="II")
    assert moves(s, kind="take I ") == {"take I 2", "take I 3"}
    then = do(s, "take I 2")
    assert then.bottoms[0] == ("v7", "h")
    assert then.taken == ("v7", "h=4")
    assert "place h=12 I" in moves(then)
    assert moves(s, kind="take III") == {"take III 1", "take III 2"}


def test_D5_2_the_first_card_is_one_that_was_freed() -> None:
    s = state(player("b6 v10"), TWO, **STUCK)
    then = do(s, "take I 3")
    assert moves(then) == {"place b6 I"}
    assert refused(then, "place v10 I") == "not_freed"
    then = do(then, "place b6 I")
    assert moves(then) == {"done", "place v10 I"}


def test_D5_2_one_take_a_turn_before_anything_is_placed() -> None:
    s = do(state(player("b6 v10"), TWO, **STUCK), "take I 3")
    assert refused(s, "take I 1") == "already_taken"
    s = do(s, "place b6 I")
    assert refused(s, "take I 1") == "already_placed"


def test_D5_2_only_from_an_open_army() -> None:
    s = state(player("b6"), TWO, **STUCK)
    assert refused(s, "take II 1") == "closed"


def test_D5_3_any_card_on_an_army_emptied_by_the_take() -> None:
    s = state(player("b6 r10"), TWO, I="v2", II="j3", III="r11", IV="b2", tower="j1", red="I")
    assert moves(s, kind="take III") == {"take III 1"}
    then = do(s, "take III 1")
    assert moves(then) == {"place b6 III", "place r10 III"}
    s = state(player("b6 r5"), TWO, I="v2", II="j3", III="r3 r9", IV="b2", tower="j1", red="I")
    assert moves(do(s, "take III 2")) == {"place b6 III", "place r5 III"}, "the 5 red would have gone on the 3"


def test_D8_3_in_solo_they_desert() -> None:
    s = state(player("b6"), **{**STUCK, "I": "v2 v7 v9 v11"})
    told = [event for event in events(s, "take I 3") if event["kind"] == "deserted"]
    assert told == [{"kind": "deserted", "audience": "all", "cards": ("v11", "v9", "v7"), "total": 3}]
    then = do(s, "take I 3")
    assert then.deserters == ("v11", "v9", "v7")
    assert then.sizes == s.sizes
    assert then.bottoms == ((),)


def test_D8_3_a_hero_taken_off_does_not_count() -> None:
    s = do(state(player("b6"), **{**STUCK, "I": "v2 h=7 v9 v11"}), "take I 3")
    assert s.deserters == ("v11", "v9")
    assert s.out == ("h",)
    assert game.census(s)["h"] == 4


def test_D8_3_epidemie_and_a_sixth_card_make_no_deserters() -> None:
    s = state(player("b12", tokens="epidemie"), I="v2 v7 v9 v10 v11", red="II", IV="b2")
    assert do(s, "place b12 I").deserters == ()
    assert do(s, "epidemie IV 1").deserters == ()


def test_D8_5_taken_off_only_where_neither_dragon_is() -> None:
    s = state(player("b6"), **{**STUCK, "undead": "IV"}, options={"undead": True})
    assert moves(s) == {"take I 3", "take III 2"}
    assert refused(s, "take IV 1") == "closed"
