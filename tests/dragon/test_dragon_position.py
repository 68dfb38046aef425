"""The position format: what may be left out, what is refused and why; the notation; unknown cards."""

import json
from typing import Any

import pytest
from dragon_tools import answer, do, moves, player, position, refused, start, state

from plateau_parlant.engines import core
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import Act, Fact, NotationError, PositionError
from plateau_parlant.engines.dragon.asks import bind

TWO = {"name": "Bruno", "hand": ["j12"], "tokens": [], "camp": {"size": 10}}


def test_the_documented_example_has_these_keys_and_no_others() -> None:
    data = game.to_position(start(2, 1))
    assert list(data) == [
        "game", "options", "players", "armies", "tower", "colours", "red", "undead", "undead_by", "tower_closed_by",
        "grounded", "turn", "step", "used", "placed", "taken", "looking", "asks", "pending", "deserters", "out",
    ]  # fmt: skip
    assert list(data["players"][0]) == ["name", "hand", "shown", "tokens", "camp"]
    assert list(data["players"][0]["camp"]) == ["size", "heroes", "known", "bottom"]
    assert data["options"] == {"undead": False, "hero_value": "named"}
    assert json.loads(json.dumps(data)) == data


def test_what_may_be_left_out() -> None:
    full = position(player("r7 b9"), TWO)
    for key in ("grounded", "taken"):
        del full[key]
    s = game.from_position(full)
    data = game.to_position(s)
    assert (data["grounded"], data["taken"], data["looking"], data["asks"], data["pending"]) == ([], [], None, 0, None)
    assert (data["deserters"], data["out"]) == ([], [])
    assert data["players"][0]["camp"] == {"size": 10, "heroes": None, "known": None, "bottom": []}


def test_cards_that_are_missing_are_out_of_the_game() -> None:
    s = state(player("r7", size=1), step="C")
    assert "h" in game.waiting(s).among
    assert len(s.unseen) == 47


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"colour": 1}, "unknown_key"),
        ({"game": "orcz"}, "other_game"),
        ({"options": {"undead": "yes"}}, "bad_option"),
        ({"options": {"fast": True}}, "unknown_option"),
        ({"red": "V"}, "bad_value"),
        ({"step": "D"}, "bad_value"),
        ({"step": "B"}, "no_step_b_in_solo"),
        ({"turn": 1}, "bad_number"),
        ({"turn": True}, "bad_number"),
        ({"placed": -1}, "bad_number"),
        ({"placed": 1}, "used_nothing"),
        ({"taken": ["r1"]}, "used_nothing"),
        ({"grounded": ["blue"]}, "bad_value"),
        ({"grounded": ["undead"]}, "undead_nowhere"),
        ({"undead": "II"}, "undead_by_nobody"),
        ({"undead": "I", "undead_by": 0}, "same_army"),
        ({"undead_by": 0}, "undead_nowhere"),
        ({"colours": {"III": "r", "IV": None, "tower": None}}, "colour_of_nothing"),
        ({"colours": {"II": "r"}}, "unknown_key"),
        ({"tower": ["r1"], "colours": {}}, "colour_missing"),
        ({"tower": ["h=3"], "colours": {"tower": "r"}}, "hero_in_tower"),
        ({"armies": {"I": [], "II": [], "III": []}}, "missing_key"),
        ({"players": []}, "players"),
        ({"players": [{"name": "A", "hand": []}]}, "missing_key"),
        ({"step": "C", "players": [player("r1 r2 r3")]}, "nothing_to_draw"),
        ({"pending": {"kind": "draw"}}, "pending_wrong"),
        ({"pending": {"kind": "rain"}}, "bad_value"),
        ({"end": "resign"}, "end_too_early"),
        ({"looking": ["r9"]}, "looking_not_all"),
        ({"deserters": ["x"]}, "unknown_card"),
        ({"out": "r1"}, "not_a_list"),
        ({"used": "V"}, "bad_value"),
    ],
)
def test_bad_fields_are_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.from_position({**position(player("r1 b1 v1")), **change})
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("who", "fields", "code"),
    [
        (player("r7 r7"), {}, "card_twice"),
        (player("r7"), {"I": "r7"}, "card_twice"),
        (player("r7"), {"out": ["r7"]}, "card_twice"),
        (player("h h h"), {"I": "h=3", "II": "h=4"}, "card_twice"),
        (player("r13"), {}, "unknown_card"),
        (player("r7"), {"I": "r0"}, "unknown_card"),
        (player("r7"), {"I": "h"}, "unknown_card"),
        (player("r7"), {"I": "h=3r"}, "unknown_card"),
        (player("r7"), {"III": "h=3", "colours": {"III": "r"}}, "unknown_card"),
        (player("r7"), {"I": "b3 b2"}, "out_of_order"),
        (player("r7"), {"II": "b3 v3"}, "out_of_order"),
        (player("r7"), {"I": "b1 b2 b3 b4 b5 b6"}, "six_cards"),
        (player("r7"), {"tower": "b1 b2 b3 b4 b5 b6"}, "six_cards"),
        (player("r7"), {"I": "h=3 h=4"}, "two_heroes"),
        (player("r7"), {"I": "h=3", "options": {"hero_value": "five"}}, "hero_is_five"),
        (player(""), {}, "empty_hand"),
        (player("", size=0), {}, "no_cards"),
        (player("r7", size=60), {}, "bad_number"),
        (player("r7", size=52), {}, "too_many_cards"),
        (player("r7", size=3, heroes=4), {}, "bad_number"),
        (player("r7 h h", size=3, heroes=3), {}, "too_many_heroes"),
        (player("r7", size=1, bottom=["r1", "r2"]), {}, "camp_too_small"),
        (player("r7", size=3, known=["r1"]), {}, "known_not_all"),
        (player("r7", size=2, known=["r1", "h"], heroes=2), {}, "heroes_differ"),
        (player("r7", shown=["r8"]), {}, "shown_not_in_hand"),
        (player("r7", tokens="rain"), {}, "unknown_token"),
        (player("r7", tokens="vol vol"), {}, "token_twice"),
        (player("r7"), {"options": {"undead": True}}, "variant_undead"),
        (player("r7"), {"I": "r1", "used": "I", "red": "I"}, "no_move"),
    ],
)
def test_positions_that_cannot_be_are_refused(who: dict[str, Any], fields: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        state(who, **fields)
    assert caught.value.code == code
    assert all(isinstance(part, (str, int)) for part in caught.value.parts.values())


@pytest.mark.parametrize("junk", [None, 3, "x", [], {"game": "dragon", "players": {"a": 1}}])
def test_junk_is_refused(junk: Any) -> None:
    with pytest.raises(PositionError):
        game.from_position(junk)


@pytest.mark.parametrize("key", ["players", "armies", "colours", "tower", "red", "turn", "step", "options", "used",
                                 "taken", "grounded", "looking", "out", "asks"])  # fmt: skip
@pytest.mark.parametrize("junk", [None, 3, "x", [3], {"a": 1}, [[]], [None], True])
def test_junk_in_a_field_never_ends_in_another_error(key: str, junk: Any) -> None:
    try:
        game.from_position({**position(player("r1 b1 v1"), TWO), key: junk})
    except PositionError:
        pass


def test_a_pending_ask_may_be_written_out() -> None:
    s = do(state(player("r7 b9"), TWO), "tower r7", "done", "fly II")
    data = game.to_position(s)
    assert data["pending"]["kind"] == "draw"
    assert set(data["pending"]) == {"kind", "zone", "among", "weights", "count"}
    assert game.from_position(data) == s
    data["pending"]["weights"] = [1]
    with pytest.raises(PositionError, match="pending_wrong"):
        game.from_position(data)
    data["pending"] = None
    assert game.from_position(data) == s


@pytest.mark.parametrize(
    "text",
    ["place r7 I", "place h=7 I", "place h=7r III", "tower v3", "swap r6 II 2", "take II 2", "done", "fly III",
     "emprisonnes", "epidemie II 2", "renfort", "pick r7", "pick h", "contre-ordre III b", "contre-ordre tower j",
     "undead II", "volontaires II r4@2", "volontaires II r4@2 r6@4", "volontaires III h=4r@2 r6@4", "vol red",
     "vol undead"],
)  # fmt: skip
def test_notation_is_read_back(text: str) -> None:
    assert game.notation(game.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("jump I", "unknown_move"), ("", "unknown_move"), ("place r7", "wrong_words"), ("done now", "wrong_words"),
        ("place r13 I", "unknown_card"), ("place h I", "hero_unnamed"), ("place ? I", "unknown_card"),
        ("place h=13 I", "unknown_card"), ("place r7 V", "unknown_army"), ("tower h", "unknown_troop"),
        ("swap h II 2", "unknown_troop"), ("take II two", "not_a_number"), ("take II 0", "not_a_number"),
        ("take II 9999", "not_a_number"), ("take II ²", "not_a_number"), ("contre-ordre III x", "unknown_colour"),
        ("contre-ordre V b", "unknown_pile"), ("vol blue", "unknown_dragon"), ("volontaires II r4", "place_missing"),
        ("volontaires II r4@3 r6@3", "places_not_rising"), ("pick r0", "unknown_card"),
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        game.parse(text)
    assert caught.value.code == code


def test_an_unknown_card_may_be_any_that_is_not_seen() -> None:
    s = state(player("? b3"), I="r5 r7", II="b9 r8", tower="b1", red="IV")
    got = moves(s, kind="place")
    for card in ("r9", "v8", "j12", "b10", "h=8", "h=12"):
        assert f"place {card} I" in got
    for card in ("b9", "r8", "r7"):
        assert f"place {card} I" not in got, "it lies on the board"
    assert "tower b2" in got | moves(s)
    assert refused(s, "place r8 I") == "not_in_hand"
    then = do(s, "place v8 I")
    assert then.hands[0] == ("b3",)
    assert "v8" not in then.unseen


def test_an_unknown_card_that_is_known_elsewhere_tells_nothing_and_is_mended() -> None:
    bruno = {**TWO, "hand": ["r9", "j12"]}
    s = state(player("? b3"), bruno, I="r5", red="IV")
    assert "place r9 I" in moves(s), "that Bruno holds it must not be heard"
    step = game.apply(s, Act(0, game.parse("place r9 I")))
    assert step.state.hands == (("b3",), ("?", "j12"))
    told = [event for event in step.events if core.kind(event) == "corrected"]
    assert [core.heard(event, 0) for event in told] == [None]
    assert told[0].seat == 1
    assert game.census(step.state) == game.census(s)


def test_an_unknown_card_thought_to_be_in_a_known_camp_is_mended() -> None:
    bruno = {**TWO, "camp": {"size": 2, "known": ["r9", "v1"]}}
    then = do(state(player("? b3"), bruno, I="r5", red="IV"), "place r9 I")
    assert then.known == (None, None)
    assert "v1" in then.unseen
    assert "r9" not in then.unseen
    events: list = []
    heroes = [{**TWO, "hand": ["h"]}, {**TWO, "hand": ["v2"], "camp": {"size": 5, "heroes": 3}}]
    s = state(player("? b3"), *heroes)
    assert bind(s, 0, "h", events).hands[1] == ("?",)


def test_with_an_unknown_card_he_is_believed_that_he_cannot_place() -> None:
    board = {"I": "v2 v11", "II": "j3", "III": "r9", "IV": "b2", "tower": "j1", "red": "II"}
    s = state(player("? b6"), **board)
    assert {"take I 1", "take I 2"} <= moves(s)
    assert "place v12 I" in moves(s)
    assert "take I 1" not in moves(state(player("? r12"), **board)), "a known card can be placed"
    then = do(s, "take I 1")
    assert "place b6 I" in moves(then)


def test_cards_drawn_and_not_told() -> None:
    s = do(state(player("r7 b9", size=10, heroes=2), TWO), "tower r7", "done", "fly II")
    s = answer(s, "?", "v3")
    assert s.hands[0] == ("b9", "?", "v3")
    assert s.heroes[0] is None
    assert game.from_position(game.to_position(s)) == s
    assert answer(do(state(player("r7 b9", size=10, heroes=0), TWO), "tower r7", "done", "fly II"), "?").heroes[0] == 0


def test_a_look_that_is_not_told() -> None:
    s = do(state(player("r7", tokens="renfort", size=3, heroes=1, bottom=["v4"]), TWO), "renfort")
    s = answer(s, ("?", "?", "v4"))
    assert {"pick ?", "pick v4", "pick h", "pick r1"} <= moves(s)
    assert "pick r7" not in moves(s)
    then = do(s, "pick v4")
    assert (then.hands[0], then.known[0], then.heroes[0]) == (("r7", "v4"), None, 1)
    then = do(s, "pick ?")
    assert (then.hands[0], then.known[0], then.heroes[0]) == (("r7", "?"), None, None)
    assert "v4" in then.unseen
    assert game.from_position(game.to_position(then)) == then


def test_an_unknown_token_may_be_any() -> None:
    s = state(player("r7", tokens="? vol"), TWO)
    assert {"emprisonnes", "renfort", "undead II", "vol red"} <= moves(s)
    assert do(s, "emprisonnes").tokens[0] == ("vol",)
    assert do(s, "vol red").tokens[0] == ("?",)
    again = do(s, "vol red")
    data = game.to_position(do(s, "emprisonnes"))
    data["players"][0]["tokens"] = ["?"]
    assert refused(game.from_position(data), "emprisonnes") == "no_token"
    assert again.grounded == 1


def test_check_of_moves_that_no_notation_has() -> None:
    from plateau_parlant.engines.dragon.moves import (
        ContreOrdre,
        Epidemie,
        Fly,
        Place,
        Swap,
        Take,
        Undead,
        Vol,
        Volontaires,
    )

    s = state(player("r7 b9 h", tokens="epidemie contre-ordre volontaires vol"), I="r1 r9")
    odd = [
        Place("r7", "V"), Place("zz", "II"), Place("r7", "II", 3), Place("h", "II", 99), Place("?", "II"),
        Swap("r7", "tower", 1), Take("tower", 1), Take("II", -1), Epidemie("tower", 1), Epidemie("I", 0),
        ContreOrdre("III", "x"), Undead("tower"), Vol("blue"), Volontaires("tower", "r7", 2),
        Volontaires("I", "r7", 2, card2="b9", place2=1), Volontaires("I", "r7", 2, place2=3), Fly("tower"), object(),
    ]  # fmt: skip
    for move in odd:
        refusal = game.check(s, Act(0, move))
        assert refusal is not None, move
        assert refusal.code
    flying = state(player("r7"), TWO, step="B")
    assert game.check(flying, Act(0, Fly("tower"))).code == "unknown_army"
    assert game.check(s, Fact(3, "r1")).code == "no_ask"
