"""Bad input and bad machines, in the real program: each is one clear sentence, and nothing is lost."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from terminal_rig import PLATEAU, Terminal, entries_of, games_of, home_of, piped

COMMANDS = {
    "solo --sed 4": "Option inconnue : --sed. Vouliez-vous dire --seed ?",
    "solo --seed x": "L'option --seed attend un nombre, pas x.",
    "solo --output voix": "Valeur impossible pour --output : voix. "
    "Les valeurs sont : voice, reader, both, text, record, null.",
    "slo": "Commande inconnue : slo. Vouliez-vous dire solo ?",
    "xyz": "Commande inconnue : xyz. Tapez plateau --help.",
    "play": "Il manque le jeu dans la commande. Tapez plateau --help.",
    "solo --players A,B": "Le jeu seul n'a qu'un joueur. Pour plusieurs, tapez plateau play dragon.",
    "play dragon --players A,a": "Deux joueurs ont le même nom. Donnez des noms différents.",
    "solo --option undaed=true": "Option refusée par ce jeu : undaed.",
    "export": "Aucune partie à reprendre. Commencez-en une avec plateau solo.",
    "hint": "Aucune partie à reprendre. Commencez-en une avec plateau solo.",
    "resume": "Aucune partie à reprendre. Commencez-en une avec plateau solo.",
}


@pytest.mark.parametrize("line", list(COMMANDS))
def test_a_bad_command_line_is_one_sentence(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from plateau_parlant.access import cli

    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(cli, "_encode", lambda: None)
    assert cli.main([*line.split(), *(["--output", "text"] if "--output" not in line else [])]) in (1, 2)
    out, complaint = capsys.readouterr()
    assert (out, complaint) == ("", COMMANDS[line] + "\n")


def test_help_and_version_are_plain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from plateau_parlant.access import cli

    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(cli, "_encode", lambda: None)
    for line in (["--help"], ["--version"], ["solo", "--help"]):
        assert cli.main(line) == 0
        out, complaint = capsys.readouterr()
        assert out
        assert complaint == ""
        assert "\x1b" not in out


def test_odd_keys_are_answered_and_play_nothing(tmp_path: Path) -> None:
    with Terminal("solo", "--seed", "7", "--output", "text", home=tmp_path) as terminal:
        terminal.wait_for("sur la tour.")
        terminal.send("1")
        terminal.wait_for("Carte 1")  # until then the terminal itself takes Ctrl+Z
        for keys in ("%$G}~£µ", "\x01\x02\x07\x1a", "\x1b[200~h\x1b[201~", "\x1bOZ", "\xff\xfe"):
            os.write(terminal.master, keys.encode("latin-1"))
            terminal.wait_for("\n")
            terminal.send("h")
            terminal.wait_for("3 cartes en main")
        assert b"\x1b" not in terminal.written
    assert len(entries_of(games_of(tmp_path)[0])) == 7


def test_no_sound_device_is_said_and_the_text_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("miniaudio")
    profile = tmp_path / ".config/plateau-parlant/players/default.yaml"
    profile.parent.mkdir(parents=True)
    profile.write_text("voice:\n  table:\n    sink: embedded\n")
    with Terminal(
        "solo", "--seed", "7", "--output", "voice", home=tmp_path, PLATEAU_AUDIO="alsa", ALSA_CONFIG_PATH="/dev/null"
    ) as terminal:
        terminal.wait_for("Le texte reste affiché, plateau doctor dit pourquoi.")
        terminal.send("h")
        terminal.wait_for("3 cartes en main")
        notices = [line for line in terminal.lines if "plateau doctor dit pourquoi" in line]
        assert len(notices) == 1
        assert "ALSA" not in terminal.text


def voices(program: int) -> list[int]:
    """The voice helpers of this process."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
            if int(fields[1]) == program and b"espeak_helper" in entry.with_name("cmdline").read_bytes():
                found.append(int(entry.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_voice_that_dies_comes_back_and_play_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("espeakng_loader")
    pytest.importorskip("miniaudio")
    with Terminal("solo", "--seed", "7", "--output", "voice", home=tmp_path) as terminal:
        terminal.wait_for("sur la tour.")
        end = time.monotonic() + 20
        while not (running := voices(terminal.process.pid)):
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(0.5)
        for helper in running:
            os.kill(helper, signal.SIGKILL)
        terminal.send("h")
        terminal.wait_for("3 cartes en main")
        terminal.wait_for("oix")  # back, replaced, or (on a machine too busy to start one in time) lost
        terminal.send("1", "d")
        terminal.wait_for("Sur l'armée deux.")
        terminal.send("d")
        terminal.wait_for("6 bleu sur l'armée deux, 2 cartes.")
        assert not set(voices(terminal.process.pid)) & set(running)
        told = [line for line in terminal.lines if "oix" in line]
        assert len(set(told)) == len(told)
    assert entries_of(games_of(tmp_path)[0])[-1]["act"] == [0, "place b6 II"]


@pytest.mark.parametrize(
    ("how", "flags"),
    [
        ("closed", []),
        ("empty", ["--lines"]),
        pytest.param("empty", [], marks=pytest.mark.slow),
        pytest.param("closed", ["--lines"], marks=pytest.mark.slow),
    ],
)
def test_closed_standard_input_is_said_and_the_game_is_kept(tmp_path: Path, flags: list[str], how: str) -> None:
    command = [*PLATEAU, "solo", "--seed", "7", "--output", "text", *flags]
    if how == "closed":
        shell = ["sh", "-c", 'exec "$@" <&-', "sh", *command]
        done = subprocess.run(shell, capture_output=True, env=home_of(tmp_path), timeout=60, check=False)
    else:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, env=home_of(tmp_path), timeout=60, check=False
        )
    out = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert done.stderr == b""
    assert out[-1].startswith("Le clavier n'est plus accessible")
    assert "plateau resume la reprend" in out[-1]
    assert out[-1].count("Le clavier") == 1
    assert len(entries_of(games_of(tmp_path)[0])) == 7


def test_a_home_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file, not a folder")
    status, out, complaint = piped("h", "solo", "--seed", "7", "--output", "text", home=home, TMPDIR=str(tmp_path))
    assert (status, complaint) == (0, "")
    assert sum("Le dossier personnel ne peut pas être écrit" in line for line in out) == 1
    assert "3 cartes en main : 6 bleu, 2 bleu et 1 jaune." in out


def test_a_fault_of_ours_in_a_line_is_one_sentence_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desk_rig import Rig

    from plateau_parlant.access import app

    rig = Rig(seed=7)

    def broken(words: str, view: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(rig.desk.narrator, "read", broken)
    rig.out.clear()
    app.obey(rig.desk, rig.desk.typed, "7 rouge")
    assert len(rig.out.texts()) == 1
    assert "a échoué" in rig.out.texts()[0]
    assert rig.press("h") == ["3 cartes en main : 6 bleu, 2 bleu et 1 jaune."]
