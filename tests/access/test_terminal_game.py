"""A whole solo game in a real terminal and through a pipe: every key and line answered, and every way out."""

import os
import shutil
import signal
import sys
import time
from pathlib import Path

import pytest
from desk_rig import Rig
from terminal_rig import PLATEAU, Terminal, entries_of, games_of, home_of, piped, plain_move, saying, solo_keys

WAYS = [
    "menu",
    "closed terminal",
    "SIGTERM",
    *(pytest.param(way, marks=pytest.mark.slow) for way in ("ctrl-c", "ctrl-d", "SIGHUP")),
]


def play_to_the_end(terminal: Terminal, rig: Rig) -> None:
    """The game by keys alone; what the terminal shows must be, to the letter, what the rig says to the same keys."""
    keys = 0
    verdict = ""
    for key, said in solo_keys(rig):
        keys += 1
        assert said, f"key {key} is silent"
        terminal.send(key)
        assert terminal.wait_for(saying(said)) == saying(said), f"something else was said to {key}"
        verdict = said[-1]
    assert keys > 100
    assert verdict.startswith("Partie terminée.")
    assert terminal.text.count(verdict) == 1
    assert terminal.text.count("Partie terminée") == 1
    assert terminal.text.endswith(verdict)


def leave(terminal: Terminal) -> None:
    """By the menu: the last entry, then yes."""
    terminal.send("q")
    terminal.wait_for("Menu")
    terminal.send("p")
    for _ in range(30):
        terminal.send("n")
    terminal.wait_for("Fin de la liste. Quitter.")
    terminal.send("d")
    terminal.wait_for("Quitter ?")
    terminal.send("y")
    terminal.wait_for("Au revoir.")


def test_a_game_by_keys_in_a_terminal(tmp_path: Path) -> None:
    a_whole_game(PLATEAU, tmp_path)


@pytest.mark.slow
def test_a_game_by_keys_from_a_clean_clone(root: Path, tmp_path: Path) -> None:
    """The README's command on a machine with nothing but Python: start.py installs (from the internet), then plays."""
    clone, home = tmp_path / "clone", tmp_path / "home"
    home.mkdir()
    for name in ("access", "engines", "firmware", "profiles"):
        shutil.copytree(root / name, clone / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("start.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE"):
        shutil.copy2(root / name, clone)
    python = getattr(sys, "_base_executable", sys.executable)
    a_whole_game([python, str(clone / "start.py")], home, {n: v for n, v in os.environ.items() if n.startswith("PIP_")})


def a_whole_game(command: list[str], home: Path, environment: dict[str, str] | None = None) -> None:
    rig = Rig(seed=7)
    with Terminal("solo", "--seed", "7", home=home, command=command, **(environment or {})) as terminal:
        terminal.wait_for("Toute autre touche garde ma voix.", 600)
        terminal.send("h")  # the question of the first start swallows nothing
        assert terminal.wait_for(saying(rig.press("h"))) == saying(rig.press("h"))
        play_to_the_end(terminal, rig)
        leave(terminal)
        assert terminal.ends(10) == 0
        assert b"\x1b" not in terminal.written
    (journal,) = games_of(home)
    assert entries_of(journal)[-1] == {"over": True}


def test_the_first_start_asks_once_and_takes_its_answer(tmp_path: Path) -> None:
    with Terminal("solo", "--seed", "7", home=tmp_path) as terminal:
        terminal.wait_for("Toute autre touche garde ma voix.")
        terminal.send("r")
        terminal.wait_for("Votre lecteur d'écran lira.")
        terminal.send("m")
        terminal.wait_for("Pas de voix à couper")
        leave(terminal)
        assert terminal.ends(10) == 0
    with Terminal("resume", home=tmp_path) as terminal:
        terminal.wait_for("À vous.")
        terminal.send("r")
        terminal.wait_for("Je répète.")
        assert "Premier démarrage" not in terminal.text


@pytest.mark.parametrize("accessible", ["", "1"])
def test_no_question_where_the_output_is_known(tmp_path: Path, accessible: str) -> None:
    flags = [] if accessible else ["--output", "text"]
    with Terminal("solo", "--seed", "7", *flags, home=tmp_path, ACCESSIBLE=accessible) as terminal:
        terminal.wait_for("À vous.")
        terminal.send("v")
        terminal.wait_for("Niveau de détail : complet.")
        assert "Premier démarrage" not in terminal.text


@pytest.mark.parametrize("way", WAYS)
def test_every_way_out_ends_within_a_second(tmp_path: Path, way: str) -> None:
    with Terminal("solo", "--seed", "7", "--output", "voice", home=tmp_path) as terminal:
        before = terminal.mode()
        terminal.wait_for("À vous.")
        terminal.send("1")
        terminal.wait_for("Carte 1")
        if way == "menu":
            leave(terminal)
        elif way in ("ctrl-c", "ctrl-d"):
            terminal.send("c-c" if way == "ctrl-c" else "c-d")
            terminal.wait_for("Quitter ?")
            terminal.send("y")
        elif way == "closed terminal":
            os.close(terminal.master)
        else:
            terminal.signal(getattr(signal, way))
        began = time.monotonic()
        if way == "closed terminal":
            terminal.master = os.open(os.devnull, os.O_RDONLY)
            terminal.process.wait(10)
        else:
            terminal.ends(10)
            assert terminal.mode() == before
        took = time.monotonic() - began
        # On a machine with more to do than processors, only that nothing is waited for.
        assert took < (1.0 if os.getloadavg()[0] < (os.cpu_count() or 1) else 2.5)
        assert b"\x1b" not in terminal.written
        assert b"Traceback" not in terminal.written
    left = helpers_of(tmp_path)
    assert not left, f"still running: {left}"
    (journal,) = games_of(tmp_path)
    assert len(entries_of(journal)) == 7


def helpers_of(home: Path) -> list[str]:
    """The command lines of processes that still live with this home, a second at most after the program's end."""
    mark = f"HOME={home}".encode()
    end = time.monotonic() + 1.0
    while True:
        left = []
        for entry in Path("/proc").glob("[0-9]*/environ"):
            try:
                if mark in entry.read_bytes().split(b"\0"):
                    left.append(entry.with_name("cmdline").read_text().replace("\0", " "))
            except OSError:
                continue
        if not left or time.monotonic() > end:
            return left
        time.sleep(0.05)


@pytest.mark.parametrize("lines", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_a_broken_output_ends_nothing_but_the_speaking(tmp_path: Path, lines: bool) -> None:
    """Who reads goes away: no traceback; the game goes on for the keys that still come, and is kept."""
    import subprocess

    reading, writing = os.pipe()
    flags = ["--lines"] if lines else []
    process = subprocess.Popen(
        [*PLATEAU, "solo", "--seed", "7", "--output", "text", *flags],
        stdin=subprocess.PIPE,
        stdout=writing,
        stderr=subprocess.PIPE,
        env=home_of(tmp_path),
    )
    os.close(writing)
    assert os.read(reading, 10)
    os.close(reading)
    _, complaint = process.communicate(b"fais 1\n" if lines else b"1d", timeout=60)
    assert b"Traceback" not in complaint
    assert process.returncode in (0, 1)
    (journal,) = games_of(tmp_path)
    assert sum("act" in line for line in entries_of(journal)) == (1 if lines else 0) or not lines


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.slow)])
def test_a_game_by_lines_through_a_pipe(tmp_path: Path, lang: str) -> None:
    rig = Rig(seed=7, lang=lang)
    desk = rig.desk
    lines: list[str] = []
    said: list[str] = []
    done = {"fr": "FINI", "en": "/Finish"}[lang]

    def enter(line: str) -> None:
        lines.append(line)
        answer = rig.type(line)
        assert answer, f"line {line!r} is silent"
        said.extend(answer)

    while not rig.session.over:
        before = len(rig.session.history.done)
        move = plain_move(rig)
        words = desk.narrator.move(desk.view(), move)
        if rig.session.game.notation(move) == "done":
            enter(done)
        elif len(lines) % 3:
            enter(words.upper() if len(lines) % 2 else words)
        else:
            enter(rig.session.game.notation(move))
        while len(rig.session.history.done) == before:  # the words fit several moves: the first of them
            enter("d")
    verdict = said[-1]
    status, out, complaint = piped(
        "".join(f"{line}\n" for line in lines), "solo", "--seed", "7", "--lines", "--lang", lang, "--output", "text",
        home=tmp_path,
    )  # fmt: skip
    assert status == 0
    assert complaint == ""
    assert out[2 : 2 + len(said)] == said
    assert out.count(verdict) == 1
    assert out.index(verdict) == 1 + len(said)
