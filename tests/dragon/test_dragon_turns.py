"""D3.2 to D3.4, D7, D8.2, D8.4, D8.5: flight, recruitment, winning, the end, giving up, the turn limit."""

import pytest
from dragon_tools import answer, do, kinds, moves, player, refused, refused_answer, start, state, walk

from plateau_parlant.engines import core
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import AGREED_END, RESIGN, Act, Ask, Decide, Fact, Over
from plateau_parlant.engines.dragon.turns import verdict


def other(name: str = "Bruno", hand: str = "j12", size: int = 10, **camp):
    return {**player(hand, "", size, **camp), "name": name}


def report(s, name: str, value: str = "") -> core.Step:
    return game.apply(s, Fact(name, value, "keys"))


def test_D3_2_the_active_player_moves_the_red_dragon_to_another_army() -> None:
    s = do(state(player("r7"), other(), red="II"), "tower r7", "done")
    assert s.step == "B"
    assert moves(s) == {"fly I", "fly III", "fly IV"}
    assert refused(s, "fly II") == "red_there"
    assert refused(s, "done") == "fly_first"
    assert do(s, "fly IV").red == 3


def test_D3_3_he_draws_back_up_to_three() -> None:
    s = do(state(player("r7 b9 v1"), other()), "tower r7", "done", "fly II")
    assert s.step == "C"
    now = game.waiting(s)
    assert isinstance(now, Ask)
    assert (now.kind, now.zone, now.count, now.audience) == ("draw", "camp 0", 1, core.seats(0))
    assert game.legal(s, 0) == ()
    s = answer(s, "v2")
    assert s.hands[0] == ("b9", "v1", "v2")
    assert (s.turn, s.step, s.used, s.placed) == (1, "A", -1, 0)


def test_D3_3_nothing_with_three_or_more_or_an_empty_camp() -> None:
    s = do(state(player("r7 b9 v1 v2"), other()), "tower r7", "done", "fly II")
    assert s.turn == 1
    s = do(state(player("r7 b9 v1", size=0), other()), "tower r7", "done", "fly II")
    assert s.turn == 1
    s = answer(do(state(player("r7 b9 v1", size=1), other()), "place r7 II", "done", "fly III"), "j5")
    assert (s.turn, s.sizes[0]) == (1, 0)


def test_D3_3_the_known_bottom_comes_last() -> None:
    s = do(state(player("r7 b9", size=3, bottom=["v4", "h"]), other()), "tower r7", "done", "fly II")
    s = answer(s, "j5")
    now = game.waiting(s)
    assert (now.among, now.weights) == (("v4",), (1,))
    assert refused_answer(s, "j6") == "not_there"
    s = answer(s, "?")
    assert s.hands[0] == ("b9", "j5", "v4"), "nobody need show it: it is known"
    assert s.shown[0] == ("v4",), "and all have seen it"
    assert s.bottoms[0] == ("h",)


def test_D3_4_an_empty_hand_and_camp_win_at_once() -> None:
    s = state(player("r7", "vol", size=0), other(hand="j1 j2"), red="IV")
    assert kinds(s, "place r7 I")[-1] == "ended"
    s = do(s, "place r7 I")
    assert s.step == "over"
    assert isinstance(game.waiting(s), Over)
    assert game.result(s) == {"winner": 0, "ranks": [1, 2], "left": [0, 12], "reason": "played"}
    assert game.legal(s, 0) == ()
    assert do(state(player("r7", size=0), other()), "tower r7").step == "over"
    assert do(state(player("r7", size=1), other()), "tower r7").step == "A"
    assert do(state(player("r7 b9", size=0), other()), "tower r7").step == "A"


def test_D3_4_by_volontaires_too_though_a_placement_is_owed() -> None:
    s = state(player("r4 b6", "volontaires", size=0), other(), I="j1 j9", red="IV")
    assert do(s, "volontaires I r4@2 b6@3").step == "over"


def test_D7_the_others_are_ranked_by_cards_left() -> None:
    s = state(
        player("r7", size=0), other("Bruno", "j1 j2", 4), other("Chloe", "v1 v2 v3", 3), other("David", "b1", 2),
        red="IV",
    )  # fmt: skip
    s = do(s, "place r7 I")
    assert game.result(s) == {"winner": 0, "ranks": [1, 3, 3, 2], "left": [0, 6, 6, 3], "reason": "played"}


def test_D8_2_in_solo_the_dragon_goes_round_by_itself() -> None:
    s = state(player("r7 b9 v1 j4", size=0), red="III")
    step = game.apply(do(s, "tower r7"), Act(0, game.parse("done")))
    assert [core.kind(event) for event in step.events] == ["finished", "dragon_flew", "turn_began"]
    assert step.state.red == 3
    assert do(step.state, "place b9 I", "done").red == 0
    assert refused(step.state, "fly II") == "not_solo"


@pytest.mark.parametrize(
    ("deserters", "word"),
    [(0, "perfect"), (1, "success"), (4, "success"), (5, "poor"), (8, "poor"), (9, "failure"), (15, "failure"),
     (16, "carnage"), (40, "carnage")],
)  # fmt: skip
def test_D8_4_verdicts(deserters: int, word: str) -> None:
    assert verdict(deserters) == word


def test_D8_4_a_solo_game_ends_when_hand_and_camp_are_empty() -> None:
    s = do(state(player("r7", size=0), deserters=["b1", "b2", "b3", "b4", "b5"]), "place r7 II")
    assert game.result(s) == {"deserters": 5, "verdict": "poor"}
    over = game.waiting(s)
    assert (over.places, over.scores, over.reason) == ((1,), (5,), "played")


def test_D8_5_both_dragons_go_round() -> None:
    assert start(1, undead=True).undead == 3
    s = state(player("r7 b9 v1 j4", size=0), red="I", undead="IV", options={"undead": True})
    assert refused(s, "place r7 IV") == "closed"
    s = do(s, "tower r7", "done")
    assert (s.red, s.undead, s.undead_by) == (1, 0, -1)
    data = game.to_position(s)
    assert (data["undead"], data["undead_by"]) == ("I", None)
    s = do(s, "place b9 III", "done")
    assert (s.red, s.undead) == (2, 1)


def test_a_solo_turn_and_its_done_give_back_a_clean_record() -> None:
    s = state(player("r7 b9 v1 j4", "vol", size=0), red="I")
    s = do(s, "vol red", "place r7 I", "done")
    data = game.to_position(s)
    assert (data["used"], data["placed"], data["taken"], data["grounded"]) == (None, 0, [], [])


def test_turns_go_clockwise() -> None:
    s = start(3, 4)
    first = s.turn
    s = do(s, min(moves(s, first, "tower")), "done")
    s = do(s, min(moves(s, first)))
    s = answer(s, game.waiting(s).among[0])
    assert s.turn == (first + 1) % 3


def test_giving_up_alone_ends_the_game_without_a_verdict() -> None:
    step = report(state(player("r7 b9")), RESIGN, "0")
    assert [core.kind(event) for event in step.events] == ["resigned", "ended"]
    assert game.result(step.state) == {"deserters": 0, "verdict": None, "reason": "resign"}


def test_giving_up_among_two_leaves_the_other_as_winner() -> None:
    s = report(state(player("r7 b9"), other()), RESIGN, "0").state
    assert game.result(s) == {"winner": 1, "ranks": [2, 1], "left": [12, 11], "reason": "resign"}
    assert game.from_position(game.to_position(s)) == s


def test_giving_up_among_three_the_others_play_on() -> None:
    s = state(player("r7 b9", "undead"), other(), other("Chloe", "v1"), red="I")
    s = do(s, "undead II")
    s = report(s, RESIGN, "0").state
    assert (s.turn, s.step) == (1, "A")
    assert game.check(s, Fact(RESIGN, "0")).code == "already_resigned"
    s = answer(do(s, "tower j12", "done", "fly III"), "j1", "j2", "j3")
    assert s.turn == 2
    step = game.apply(do(s, "place v1 I", "done"), Act(2, game.parse("fly IV")))
    s = answer(step.state, "b1", "b2", "b3")
    assert s.turn == 1, "who gave up is passed over"
    assert s.undead == -1, "and what he had closed opens again"
    assert game.from_position(game.to_position(s)) == s
    s = report(s, RESIGN, "2").state
    assert game.result(s)["winner"] == 1
    assert game.result(s)["ranks"][1] == 1


def test_giving_up_while_looking_shuffles_the_camp() -> None:
    s = state(player("r7 b9", "renfort", size=2), other(), other("Chloe", "v1"), red="I")
    s = answer(do(s, "renfort"), ("r1", "h"))
    s = report(s, RESIGN, "0").state
    assert (s.looking, s.known[0], s.turn) == (None, ("r1", "h"), 1)
    assert game.from_position(game.to_position(s)) == s


def test_an_agreed_end_ranks_and_has_no_winner() -> None:
    s = report(state(player("r7 b9"), other()), AGREED_END).state
    assert game.result(s) == {"winner": None, "ranks": [2, 1], "left": [12, 11], "reason": "agreed_end"}


def test_reports_that_cannot_be() -> None:
    s = state(player("r7 b9"), other())
    assert game.check(s, Fact(RESIGN, "2")).code == "unknown_seat"
    assert game.check(s, Fact("rain", "")).code == "no_ask"
    waiting = do(s, "tower r7", "done", "fly II")
    assert isinstance(game.waiting(s), Decide)
    assert refused_answer(waiting, "r7") == "not_there"
    assert game.check(waiting, Fact(RESIGN, "0")).code == "other_ask"
    assert game.check(waiting, Act(0, game.parse("done"))).code == "ask_pending"
    over = report(s, AGREED_END).state
    assert game.check(over, Act(0, game.parse("done"))).code == "game_over"
    assert game.check(over, Fact(AGREED_END, "")).code == "game_over"


def test_turn_limit() -> None:
    last = None
    for _, _, after in walk(2, 3, turn_limit=5):
        last = after
    assert last is not None
    assert last.end in ("turn_limit", "played")
    assert last.turns == 5
    assert game.result(last)["winner"] is None
    solo = [after for _, _, after in walk(1, 3, turn_limit=5)][-1]
    assert game.result(solo)["reason"] == "turn_limit"
    assert game.from_position(game.to_position(solo)) == solo
