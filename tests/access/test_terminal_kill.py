"""kill -9 in the middle of a game, and answers under a flood of keys: the real program."""

import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from desk_rig import Rig
from terminal_rig import PLATEAU, Terminal, games_of, home_of, keys_for, plain_move, saying, state_of

from plateau_parlant.access import session


def kill_after(chosen: Callable[[int], bool], home: Path, most: int = -1) -> int:
    """Plays the whole game (or until `most` kills); after each chosen action the process is killed and the game
    resumed. How often.

    The rig says what the position was before; after the kill it is made anew, as the program is, from the journal.
    """
    rig = Rig(seed=7)
    killed = action = 0
    terminal = Terminal("solo", "--seed", "7", "--output", "text", home=home)
    copy = home / "copy.jsonl"
    try:
        terminal.wait_for("sur la tour.")
        while not rig.session.over:
            for key in keys_for(rig, plain_move(rig)):
                said = saying(rig.press([key]))
                terminal.send(key)
                assert terminal.wait_for(said) == said
            action += 1
            if killed == most:
                break
            if not chosen(action):
                continue
            terminal.kill()
            terminal.__exit__(None, None, None)
            killed += 1
            before = state_of(rig)
            turn = rig.desk.narrator.result if rig.session.over else rig.desk.narrator.turn
            copy.write_bytes(games_of(home)[-1].read_bytes())
            made, troubles = session.resume(copy)
            made.close()
            made.journal = None
            assert not troubles
            rig = Rig(made=made)
            terminal = Terminal("resume", games_of(home)[-1].stem, "--output", "text", home=home)
            greeting = terminal.wait_for(saying([turn(rig.desk.view())]))
            assert greeting.startswith("\nPartie reprise. ")
            after = []
            for key in "hbtsS":
                said = saying(rig.press(key))
                terminal.send(key)
                assert terminal.wait_for(said) == said
                after += said.splitlines()[1:]
            assert after == before
    finally:
        terminal.__exit__(None, None, None)
    return killed


def test_killed_twice_in_a_game(tmp_path: Path) -> None:
    assert kill_after({1, 18}.__contains__, tmp_path, most=2) == 2


@pytest.mark.slow
def test_killed_after_every_action_of_a_game(tmp_path: Path) -> None:
    assert kill_after(lambda action: True, tmp_path) > 90


@pytest.mark.parametrize("lines", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_the_answer_alone_is_heard_after_twenty_fast_keys(tmp_path: Path, lines: bool) -> None:
    """Law 3, with the real program: `record` behaves like a voice and notes what was heard and what was cut."""
    flags = ["--lines"] if lines else []
    process = subprocess.Popen(
        [*PLATEAU, "solo", "--seed", "7", "--output", "record", *flags],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=home_of(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    end = b"\n" if lines else b""
    process.stdin.write(b"x" + end)
    process.stdin.flush()
    cut = [json.loads(process.stdout.readline()) for _ in range(2)]  # the welcome is silenced, not waited for
    for number in range(20):
        process.stdin.write((b"n" if number % 3 else b"p") + end)
        process.stdin.flush()
        time.sleep(0.02)
    process.stdin.write(b"s" + end)
    process.stdin.flush()
    out = []
    while not out or not out[-1]["text"].startswith("Aucun déserteur"):
        out.append(json.loads(process.stdout.readline()))
    process.stdin.close()
    assert process.wait(30) == 0
    process.stdout.close()
    assert {line["heard"] for line in cut} == {"cut"}
    walked = [line for line in out if line["kind"] == "navigation"]
    assert len(walked) == 20
    assert {line["heard"] for line in walked} == {"cut"}
    assert (out[-1]["kind"], out[-1]["heard"]) == ("answer", "heard")
    assert [line["text"] for line in out if line["heard"] == "heard"] == [out[-1]["text"]]
