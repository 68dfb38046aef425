"""`plateau engine dragon`: one line in, one line out, in the shape the design fixes; whatever comes in."""

import io
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from terminal_rig import PLATEAU, home_of

from plateau_parlant import engines
from plateau_parlant.access import protocol

DRAGON = engines.game("dragon")
REPLY = {"position", "events", "actors", "ask", "result"}
ASK = {"kind", "zone", "among", "weights", "count"}


def ask(request: Any, game: Any = DRAGON) -> Any:
    """The reply to a request, which is one line without a line end inside."""
    line = protocol.reply_to(game, request if isinstance(request, str) else json.dumps(request))
    assert "\n" not in line
    return json.loads(line)


def started(seed: int = 7, players: list[str] | None = None, **options: Any) -> Any:
    return ask({"do": "start", "players": players or ["Anna"], "options": options, "deal": {"seed": seed}})["position"]


def test_start_answers_its_own_asks_with_a_seed() -> None:
    reply = ask({"do": "start", "players": ["Anna"], "options": {}, "deal": {"seed": 7}})
    assert set(reply) == REPLY
    assert (reply["ask"], reply["actors"], reply["result"]) == (None, [0], None)
    position = reply["position"]
    assert position["game"] == "dragon"
    assert position["players"][0]["hand"] == ["b6", "b2", "j1"]
    assert position["armies"] == {"I": ["j3"], "II": ["b7"], "III": ["j8"], "IV": ["b12"]}
    assert position["step"] == "A"
    assert all({"kind", "audience"} <= set(event) for event in reply["events"])


def test_start_at_the_table_leaves_the_first_ask() -> None:
    reply = ask({"do": "start", "players": ["Anna"], "options": {}, "deal": "table"})
    assert reply["actors"] == []
    assert set(reply["ask"]) >= ASK
    assert reply["ask"]["kind"] == "reveal"
    assert reply["ask"]["zone"] == "army I"
    assert reply["ask"]["count"] == 1
    assert len(reply["ask"]["among"]) == len(reply["ask"]["weights"])
    assert all(isinstance(value, str) for value in reply["ask"]["among"])


def test_answer_by_value_and_by_seed() -> None:
    reply = ask({"do": "start", "players": ["Anna"], "options": {}, "deal": "table"})
    for value in reply["ask"]["among"]:
        assert ask({"do": "answer", "position": reply["position"], "value": value})["ask"]["zone"] == "army II"
    told = ask({"do": "answer", "position": reply["position"], "value": "r7"})
    assert told["position"]["armies"]["I"] == ["r7"]
    seeded = ask({"do": "answer", "position": reply["position"], "seed": 7})
    assert seeded["position"]["armies"]["I"] == ["j3"]
    count = 0
    while reply["ask"]:
        reply = ask({"do": "answer", "position": reply["position"], "seed": 7})
        count += 1
    assert count == 7
    assert reply["position"] == started()


def test_legal_lists_every_move_and_nothing_to_who_may_not_act() -> None:
    position = started()
    listed = ask({"do": "legal", "position": position, "seat": 0})
    assert set(listed) == {"moves"}
    assert "place b6 II" in listed["moves"]
    assert len(set(listed["moves"])) == len(listed["moves"])
    two = started(players=["Anna", "Bruno"])
    waiting = 1 - two["turn"]
    assert ask({"do": "legal", "position": two, "seat": waiting}) == {"moves": []}
    named = {**position, "players": [{**position["players"][0], "hand": ["h", "b2"], "camp": {"size": 20}}]}
    heroes = ask({"do": "legal", "position": named, "seat": 0})["moves"]
    assert {f"place h={value} II" for value in range(1, 7)} <= set(heroes)  # every number is listed


def test_a_whole_game_of_apply_with_its_verdict() -> None:
    reply: Any = {"position": started(), "actors": [0], "ask": None, "result": None}
    rounds = 0
    while reply["result"] is None:
        rounds += 1
        position = reply["position"]
        if reply["ask"]:
            reply = ask({"do": "answer", "position": position, "seed": 7})
        else:
            assert reply["actors"] == [0]
            moves = ask({"do": "legal", "position": position, "seat": 0})["moves"]
            reply = ask({"do": "apply", "position": position, "seat": 0, "move": moves[rounds % len(moves)]})
        assert set(reply) == REPLY
        assert ask({"do": "view", "position": reply["position"], "seat": None})["view"]
    assert set(reply["result"]) >= {"deserters", "verdict"}
    assert reply["result"]["verdict"] in ("perfect", "success", "poor", "failure", "carnage")
    assert reply["actors"] == []
    assert ask({"do": "result", "position": reply["position"]}) == {"result": reply["result"]}
    assert ask({"do": "legal", "position": reply["position"], "seat": 0}) == {"moves": []}


def test_a_result_of_several_players() -> None:
    position = started(players=["Anna", "Bruno"])
    assert ask({"do": "result", "position": position}) == {"result": None}
    reply = ask({"do": "report", "position": position, "fact": "resign", "value": "0"})
    while reply["ask"]:
        reply = ask({"do": "answer", "position": reply["position"], "seed": 1})
    assert set(reply["result"]) >= {"winner", "ranks", "left", "reason"}


def test_explain_says_yes_or_why_not() -> None:
    position = started()
    yes = ask({"do": "explain", "position": position, "seat": 0, "move": "place b6 II"})
    assert yes == {"legal": True, "code": None, "message": "The move is legal."}
    for move in ("place r7 II", "place b6 I", "fly III", "nonsense", "take II 1", "done"):
        no = ask({"do": "explain", "position": position, "seat": 0, "move": move})
        assert no["legal"] is False
        assert no["code"]
        assert no["message"].endswith(".")
    for move in ask({"do": "legal", "position": position, "seat": 0})["moves"]:
        assert ask({"do": "explain", "position": position, "seat": 0, "move": move})["legal"]


def test_hint_gives_a_legal_move_with_its_reasons() -> None:
    position = started()
    hint = ask({"do": "hint", "position": position, "seat": 0})
    assert set(hint) == {"move", "why"}
    assert hint["move"] in ask({"do": "legal", "position": position, "seat": 0})["moves"]
    assert all(isinstance(why, str) for why in hint["why"])


def test_a_view_hides_what_its_seat_does_not_know() -> None:
    position = started(players=["Anna", "Bruno"])
    own = json.dumps(ask({"do": "view", "position": position, "seat": 0}))
    public = json.dumps(ask({"do": "view", "position": position, "seat": None}))
    hidden = [card for card in position["players"][1]["hand"] if card not in position["players"][1]["shown"]]
    shown = json.dumps(position["armies"]) + json.dumps(position["tower"])
    for card in hidden:
        if card != "h":
            assert json.loads(own)["view"]["hands"][1].count(card) == 0
            assert card not in json.loads(public)["view"]["hands"][1]
            assert f'"{card}"' not in shown
    assert position["players"][0]["hand"][0] in own


def test_schema_is_there() -> None:
    assert ask({"do": "schema"})["schema"]


@pytest.mark.parametrize("name", engines.GAMES)
def test_every_game_serves_schema_start_and_legal(name: str) -> None:
    game = engines.game(name)
    players = ["Anna", "Bruno"] if 1 not in game.PLAYERS else ["Anna"]
    assert ask({"do": "schema"}, game)["schema"]
    reply = ask({"do": "start", "players": players, "deal": "table"}, game)
    assert "error" not in reply or reply["error"]["code"] != "internal"


POSITION = started()
BAD: list[Any] = [
    "", "{", "nonsense", "[]", "7", "null", '"start"', "{}", '{"do": 7}', '{"do": "dance"}', "[" * 100_000,
    '{"do": "start"' + " " * 20, "\ud800", '{"do":"start","players":"Anna"}',
    {"do": "start", "players": []}, {"do": "start", "players": ["a"] * 9}, {"do": "start", "players": [1]},
    {"do": "start", "options": 3}, {"do": "start", "options": {"undaed": True}},
    {"do": "start", "options": {"undead": 7}},
    {"do": "start", "deal": "seed"}, {"do": "start", "deal": {"seed": "x"}}, {"do": "start", "deal": {"seed": True}},
    {"do": "start", "deal": {"seed": 1, "more": 2}}, {"do": "start", "data": 4}, {"do": "start", "deal": {"seed": 1.5}},
    {"do": "legal"}, {"do": "legal", "position": 3}, {"do": "legal", "position": {}},
    {"do": "legal", "position": {"game": "orcz"}}, {"do": "legal", "position": {"game": "dragon"}},
    {"do": "legal", "position": POSITION, "seat": 5}, {"do": "legal", "position": POSITION, "seat": -1},
    {"do": "legal", "position": POSITION, "seat": "0"}, {"do": "legal", "position": POSITION, "seat": True},
    {"do": "apply", "position": POSITION, "seat": 0}, {"do": "apply", "position": POSITION, "seat": 0, "move": 3},
    {"do": "apply", "position": POSITION, "seat": 0, "move": "place r7 II"},
    {"do": "apply", "position": POSITION, "seat": 0, "move": "plaec b6 II"},
    {"do": "apply", "position": POSITION, "seat": 0, "move": "place b6 V"},
    {"do": "answer", "position": POSITION, "value": "r7"}, {"do": "answer", "position": POSITION},
    {"do": "hint", "position": POSITION, "seat": 9}, {"do": "view", "position": POSITION, "seat": 9},
    {"do": "report", "position": POSITION, "fact": "dance"}, {"do": "report", "position": POSITION, "fact": 3},
    {"do": "legal", "position": {**POSITION, "step": "Z"}}, {"do": "legal", "position": {**POSITION, "turn": 4}},
    {"do": "legal", "position": {**POSITION, "armies": {"I": ["r5", "r5"]}}},
    {"do": "legal", "position": {**POSITION, "armies": {"I": ["x9"]}}},
    {"do": "legal", "position": {**POSITION, "armies": {"I": ["r9", "r5"], "II": [], "III": [], "IV": []}}},
    {"do": "legal", "position": {**POSITION, "surprise": 1}}, {"do": "legal", "position": {**POSITION, "players": []}},
    {"do": "legal", "position": {**POSITION, "players": [{**POSITION["players"][0], "hand": []}]}},
    {"do": "legal", "position": {**POSITION, "asks": 10**30}},
    {"do": "legal", "position": {**POSITION, "red": "tower"}},
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(BAD)))
def test_bad_input_is_one_line_of_error(number: int) -> None:
    reply = ask(BAD[number])
    assert set(reply) == {"error"}
    assert set(reply["error"]) == {"code", "message"}
    assert reply["error"]["code"] != "internal"
    assert reply["error"]["message"].endswith(".")


def mutated(value: Any, path: list[int], new: Any) -> Any:
    """The value with another one at some place inside."""
    if not path or not isinstance(value, dict | list) or not value:
        return new
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[path[0] % len(keys)]
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[key] = mutated(value[key], path[1:], new)
    return copy


ODD = st.one_of(st.none(), st.booleans(), st.integers(-3, 10**19), st.floats(), st.text(max_size=4),
                st.lists(st.sampled_from(["r7", "h", "?", "b6", "h=5"]), max_size=8), st.just({}))  # fmt: skip


@settings(max_examples=400)
@given(
    verb=st.sampled_from(["legal", "apply", "answer", "view", "explain", "hint", "result", "report"]),
    path=st.lists(st.integers(0, 30), min_size=1, max_size=4),
    new=ODD,
    more=st.fixed_dictionaries({}, optional={"seat": ODD, "move": ODD | st.just("place b6 II"), "value": ODD,
                                             "seed": ODD, "fact": ODD}),
)  # fmt: skip
def test_odd_positions_never_break_it(verb: str, path: list[int], new: Any, more: dict[str, Any]) -> None:
    reply = ask({"do": verb, "position": mutated(POSITION, path, new), **more})
    if "error" in reply:
        assert reply["error"]["code"] != "internal", reply


@settings(max_examples=200)
@given(line=st.text(max_size=80) | st.binary(max_size=80).map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_odd_lines_never_break_it(line: str) -> None:
    assert "error" in ask(line) or line.strip() == ""


def test_serve_answers_in_order_and_skips_empty_lines() -> None:
    out = io.StringIO()
    protocol.serve("dragon", ['{"do":"schema"}\n', "\n", "bad\n", '{"do":"result"}\n'], out)
    lines = out.getvalue().splitlines()
    assert [next(iter(json.loads(line))) for line in lines] == ["schema", "error", "error"]
    assert out.getvalue().endswith("\n")


def test_the_real_service(tmp_path: Path) -> None:
    """One line a request, each flushed before the next is read; bytes that are no text; exit 0 at the end."""
    process = subprocess.Popen(
        [*PLATEAU, "engine", "dragon"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=home_of(tmp_path),
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    for sent, found in [
        (b'{"do":"start","players":["Zo\xc3\xa9"],"deal":{"seed":7}}\n', "position"),
        (b"\xff\xfe\x00\n", "error"),
        (b'{"do":"schema"}\r\n', "schema"),
        (b'{"do":"start","players":["Zo\xe9"]}\n', None),
    ]:
        process.stdin.write(sent)
        process.stdin.flush()
        raw = process.stdout.readline()
        assert raw.endswith(b"\n")
        assert b"\r" not in raw
        reply = json.loads(raw)
        assert found is None or found in reply
    process.stdin.write(b'{"do":"schema"}')  # the last line has no end
    rest, complaint = process.communicate(timeout=30)
    assert json.loads(rest)["schema"]
    assert complaint == b""
    assert process.returncode == 0


def test_the_service_survives_a_reader_that_goes_away(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*PLATEAU, "engine", "dragon"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=home_of(tmp_path),
    )  # fmt: skip
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, complaint = process.communicate(b'{"do":"schema"}\n' * 50, timeout=30)
    assert b"Traceback" not in complaint
    assert b"Exception" not in complaint


def test_an_unknown_game_is_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run([*PLATEAU, "engine", "dargon"], capture_output=True, env=home_of(tmp_path), check=False)
    assert done.returncode == 2
    assert done.stdout == b""
    assert len(done.stderr.decode().strip().splitlines()) == 1
