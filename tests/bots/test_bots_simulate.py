"""`plateau simulate`: the same games whatever the shards and processes, results with their intervals."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access import cli, simulate
from plateau_parlant.access.usage import UsageError

DUEL = simulate.Plan("dragon", ("greedy", "random"), 5)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any, str]:
    code = cli.main(["simulate", *words, "--lang", "en"])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_twenty_games_and_what_they_come_to(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "dragon", "--games", "20", "--seed", "3", "--bots", "greedy,random", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["summary"]["games"] == len(found["games"]) == 20
    assert [row["game"] for row in found["games"]] == list(range(20))
    wins = found["summary"]["wins"]
    assert wins["greedy"]["low"] > 0.75
    assert abs(wins["greedy"]["mean"] + wins["random"]["mean"] - 1) < 1e-9
    assert found["summary"]["failed"] == 0
    assert "millisecond" in err
    seats = [tuple(row["seats"]) for row in found["games"]]
    assert seats[0] == ("greedy", "random")
    assert seats[1] == ("random", "greedy")


def test_shards_and_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    base = ("orcz", "--games", "7", "--seed", "9", "--bots", "random", "--players", "3", "--json")
    whole = json.loads(run(capsys, *base, "--jobs", "1")[1])["games"]
    two = json.loads(run(capsys, *base, "--jobs", "2")[1])["games"]
    parts: list[Any] = []
    for number in (1, 2, 3):
        parts += json.loads(run(capsys, *base, "--shard", f"{number}/3", "--jobs", "1")[1])["games"]
    assert whole == two == sorted(parts, key=lambda row: row["game"])


def test_the_same_game_twice_is_the_same() -> None:
    assert simulate.play(DUEL, 3)[0] == simulate.play(DUEL, 3)[0]
    assert simulate.play(DUEL, 3)[0] != simulate.play(DUEL, 4)[0]


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "orcz", "--games", "4", "--bots", "random", "--players", "2", "--jobs", "1")
    assert code == 0
    assert out.startswith("4 games played, seed 1.")
    assert "The table wins" in out
    code, out, _ = run(capsys, "dragon", "--games", "3", "--bots", "random", "--jobs", "1")
    assert "deserters on average" in out


@pytest.mark.parametrize(
    "words",
    [
        ("dragon", "--bots", "genius"),
        ("dragon", "--bots", "greedy", "--players", "9"),
        ("dragon", "--bots", "greedy,greedy,greedy", "--players", "2"),
        ("dragon", "--shard", "0/3"),
        ("dragon", "--shard", "4/3"),
        ("dragon", "--shard", "x"),
        ("dragon", "--option", "nonsense=3"),
        ("dragon", "--option", "nonsense"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *words, "--games", "2")
    assert code == 2
    assert not out
    assert err.strip()
    assert "Traceback" not in err


def test_seats_without_a_bot_get_the_last_named() -> None:
    assert simulate.policies_of("strong,fair", 4, (1, 2, 3, 4)) == ("search", "greedy", "greedy", "greedy")
    assert simulate.policies_of(None, None, (1, 2)) == ("greedy",)
    with pytest.raises(UsageError):
        simulate.policies_of("fair", 5, (2, 3, 4))


def test_the_intervals() -> None:
    rows: list[simulate.Row] = [
        {"game": n, "seats": ["greedy", "random"], "places": [1, 2] if n % 4 else [1, 1], "scores": [0, 1],
         "reason": "played", "entries": 10, "decisions": 5, "failed": 0}
        for n in range(8)
    ]  # fmt: skip
    found = simulate.summary("dragon", rows)["wins"]
    assert found["greedy"]["mean"] == pytest.approx((6 + 2 * 0.5) / 8)
    assert found["random"]["mean"] == pytest.approx(2 * 0.5 / 8)
    assert found["greedy"]["low"] < found["greedy"]["mean"] < found["greedy"]["high"]
    assert simulate.summary("dragon", []) == {"games": 0}
    lost = [{**row, "reason": "defeat"} for row in rows[:4]] + rows[4:]
    orcz = simulate.summary("orcz", lost)
    assert orcz["common"]["mean"] == 0.5
    assert orcz["wins"]["greedy"]["games"] == 4


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_an_interruption_keeps_what_is_played(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "plateau_parlant.access.cli", "simulate", "dragon", "--games", "100000", "--bots",
         "random", "--json", "--jobs", "2", "--lang", "en"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        # Whoever starts the tests in the background has them inherit that interruptions are ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    assert process.stderr is not None
    first = process.stderr.readline()
    assert "of 100000" in first
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"]
    assert found["summary"]["games"] == len(found["games"]) > 0
    assert "Interrupted. Games played:" in err
    assert "Traceback" not in err
