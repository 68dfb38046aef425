"""Print, read by a real screen reader: Orca in a terminal on a virtual screen says every answer once."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

SPEECH_MONITOR = Path(__file__).parents[2] / "benchmarks" / "speech_monitor.py"
monitor = runpy.run_path(str(SPEECH_MONITOR))
PROGRAMS = (
    "pulseaudio",
    "pactl",
    "parec",
    "orca",
    "Xvfb",
    "openbox",
    "lxterminal",
    "xdotool",
    "dbus-run-session",
    "gdbus",
)
pytestmark = [
    pytest.mark.orca,
    pytest.mark.slow,
    pytest.mark.skipif(
        not all(map(shutil.which, PROGRAMS)), reason="needs " + ", ".join(PROGRAMS) + " (see the test's packages)"
    ),
]

NAMES = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
NAMES += " dix-sept dix-huit dix-neuf"
# A program that answers every key through the text sink, as the game does, each time with another sentence.
PROGRAM = """
import sys, termios, tty
from plateau_parlant.access.speech import Announcer, Utterance, make_sinks
announcer = Announcer(make_sinks("reader"))
announcer.announce(Utterance("Tour un, à vous de jouer.", "fr", "event"))
tty.setcbreak(0)
mode = termios.tcgetattr(0); mode[3] &= ~termios.ECHO; termios.tcsetattr(0, termios.TCSADRAIN, mode)
names = "NAMES".split()
count = 0
while (key := sys.stdin.read(1)) != "q":
    count += 1
    announcer.key()
    announcer.announce(Utterance(f"Réponse {names[count - 1]}, touche {key}.", "fr", "answer"))
"""
# Orca's log may lose its last lines when it is ended: these keys come after those that count.
AFTER = ["x", "x", "x"]
SESSION = """
set -e
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
  org.a11y.Status IsEnabled '<true>' >/dev/null
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
  org.a11y.Status ScreenReaderEnabled '<true>' >/dev/null
openbox &
orca --replace --debug-file="$ORCA_LOG" &
orca=$!
sleep 6
lxterminal -e "$PLAY" &
sleep 5
for key in $KEYS; do xdotool key "$key"; sleep 0.8; done
sleep 4
kill $orca  # or the last of its log is never written
sleep 3
"""


def spoken_by_orca(tmp_path: Path, command: str, keys: list[str]) -> list[str]:
    """What Orca says while the command runs in a terminal and gets these keys, line by line."""
    play, log = tmp_path / "play", tmp_path / "orca.log"
    play.write_text(f"#!/bin/sh\nexec {command}\n")
    play.chmod(0o755)
    runtime = Path(tempfile.mkdtemp(prefix="orca-"))  # the path of a socket must be short
    display = f":{90 + os.getpid() % 900}"
    server = monitor["PulseServer"](["Loudspeaker"])  # a voice without a sound device makes Orca hang
    environment = {
        **server.environment,
        "HOME": str(runtime),
        "XDG_CACHE_HOME": str(runtime),
        "XDG_RUNTIME_DIR": str(runtime),
        "DISPLAY": display,
        "ORCA_LOG": str(log),
        "PLAY": str(play),
        "KEYS": " ".join([*keys, *AFTER]),
        "LC_ALL": "C.UTF-8",
        "GTK_MODULES": "gail:atk-bridge",
    }
    screen = subprocess.Popen(
        ["Xvfb", display, "-screen", "0", "1024x768x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    session = None
    try:
        time.sleep(1.0)
        session = subprocess.Popen(
            ["dbus-run-session", "--", "sh", "-c", SESSION],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        session.wait(90)
    finally:
        if session is not None:
            try:
                os.killpg(session.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        screen.terminate()
        screen.wait(5)
        monitor["end_daemons"](str(runtime))
        server.close()
        shutil.rmtree(runtime, ignore_errors=True)
    return re.findall(r"SPEECH OUTPUT: '(.*)'", log.read_text(errors="replace"))


def test_orca_says_every_printed_answer_once(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("NAMES", f"{NAMES} vingt trente quarante"))
    keys = "j a b c d e f g h i k l m n o p r s t".split()
    spoken = spoken_by_orca(tmp_path, f"{sys.executable} {program}", keys)
    said = [line for line in spoken if "Réponse" in line]
    for name, key in zip(NAMES.split(), keys, strict=True):
        times = [line for line in said if f"Réponse {name}, touche {key}." in line]
        assert len(times) == 1, f"the answer to {key} was said {len(times)} times; all that was said: {spoken}"


def test_orca_says_every_answer_of_the_game_once(tmp_path: Path) -> None:
    """The solo game itself, nineteen keys; what is expected comes from the same game at a desk without a terminal."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "access"))
    from desk_rig import Rig

    keys = "h 1 2 3 t s k z e d n p q w l j c v u".split()
    rig = Rig(seed=7)
    expected = {number: rig.press(key) for number, key in enumerate(keys)}
    command = f"{sys.executable} -m plateau_parlant.access.cli solo --seed 7 --output reader"
    spoken = " ".join(spoken_by_orca(tmp_path, command, keys))
    spoken = re.sub(r"\s+", " ", spoken).split("Touche a pour l", 1)[-1]  # the greeting reads the hand too
    answers = [re.sub(r"\s+", " ", lines[0])[:38].strip() for lines in expected.values()]
    missing = [(key, answer) for key, answer in zip(keys, answers, strict=True) if answer not in spoken]
    assert not missing, f"{len(missing)} of {len(keys)} were not said: {missing}; all that was said: {spoken}"
    once = [answer for answer in answers if answers.count(answer) == 1 and spoken.count(answer) > 1]
    assert not once, f"said more than once: {once}"
