"""Clean text, printed lines, the pronunciation table, the choice of sinks."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plateau_parlant.access.speech import (
    Announcer,
    TextSink,
    Utterance,
    VoiceSettings,
    choose,
    estimate_seconds,
    make_sinks,
    speakable,
)
from plateau_parlant.access.speech.pronounce import pronounced
from plateau_parlant.access.speech.utterance import MAX_TEXT, MAX_WORD


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Writes(io.StringIO):
    """Counts writes and flushes."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []
        self.flushes = 0

    def write(self, text: str) -> int:
        self.writes.append(text)
        return super().write(text)

    def flush(self) -> None:
        self.flushes += 1


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Sept\nrouge\r\n", "Sept rouge"),
        ("\x1b[31mrouge\x1b[0m", "[31mrouge[0m"),
        ("\x9b2Jrouge\x07\x08", "2Jrouge"),
        ("a\u202eb\u2066c\u2069d\u200fe\ufefff\u00adg", "abcdefg"),
        ("12\u202f345 points", "12345 points"),
        ("Qui\u00a0? Moi\u202f!", "Qui ? Moi !"),
        ("e\u0301te\u0301", "été"),
        ("\ud800Anna", "Anna"),
        ("peut\u2011être", "peut-être"),
        ("{ $name } -brace = \\ ?", "{ $name } -brace = \\ ?"),
        ("   ", ""),
        ("a" * 300 + " joue", "a" * (MAX_WORD - 3) + "... joue"),
        ("Partie exportée dans /home/anna/" + "a" * 80, "Partie exportée dans /home/anna/" + "a" * 80),
    ],
)
def test_speakable(raw: str, clean: str) -> None:
    assert speakable(raw) == clean


@given(st.text(max_size=300))
def test_speakable_never_lets_a_control_or_invisible_character_through(text: str) -> None:
    clean = speakable(text)
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for char in clean)
    assert speakable(clean) == clean
    assert len(clean) <= MAX_TEXT
    assert all(len(word) <= MAX_WORD for word in clean.split() if not word.startswith(("/", "~")) and word[1:2] != ":")


def test_long_text_is_cut_at_a_word() -> None:
    clean = speakable("mot " * 1000)
    assert len(clean) <= MAX_TEXT and clean.endswith("mot...")


def test_estimate_grows_with_the_text_and_shrinks_with_the_rate() -> None:
    assert estimate_seconds("") == 0.0
    assert 1.5 < estimate_seconds("Carte posée, sept bleu sur l'armée deux.") < 3.5
    assert estimate_seconds("Carte posée.", 350) < estimate_seconds("Carte posée.", 175)


def test_on_a_terminal_the_newline_comes_first_in_one_write() -> None:
    stream = Writes()
    sink = TextSink(stream, terminal=True)
    sink.say("Sept rouge.\x1b[2J", "fr", True, "answer")
    assert stream.writes == ["\nSept rouge.[2J"] and stream.flushes == 1


def test_on_a_pipe_the_newline_comes_last_and_wrap_does_nothing() -> None:
    stream = Writes()
    sink = TextSink(stream, wrap=20)
    sink.say("Sept rouge sur l'armée deux, quatre cartes.", "fr", True, "answer")
    assert stream.writes == ["Sept rouge sur l'armée deux, quatre cartes.\n"] and stream.flushes == 1


def test_wrap_breaks_at_words_on_a_terminal() -> None:
    stream = Terminal()
    TextSink(stream, wrap=20).say("Sept rouge sur l'armée deux, quatre cartes.", "fr", True, "answer")
    assert stream.getvalue() == "\nSept rouge sur\nl'armée deux, quatre\ncartes."


def test_a_narrow_code_page_does_not_stop_the_game() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", newline="\n")
    TextSink(stream).say("Été rouge.", "fr", True, "answer")
    assert raw.getvalue() == b"?t? rouge.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_does_not_stop_the_game() -> None:
    with Path("/dev/full").open("w") as stream:
        sink = TextSink(stream)
        sink.say("Sept rouge.", "fr", True, "answer")
        sink.say("Huit rouge.", "fr", True, "answer")
        assert sink.broken


def test_a_reader_that_goes_away_leaves_no_traceback() -> None:
    code = (
        "import time, sys; from plateau_parlant.access.speech import *\n"
        "a = Announcer(make_sinks(sys.argv[1]))\n"
        "for n in range(200): a.key(); a.announce(Utterance('Carte.', 'fr', 'answer')); time.sleep(0.002)\n"
        "a.close(); sys.exit(7)"
    )
    for output in ("text", "record"):
        process = subprocess.Popen([sys.executable, "-c", code, output], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.wait(10) == 7
        assert process.stderr.read() == b""


def test_lines_are_held_until_it_is_known_who_speaks_and_not_read_twice() -> None:
    stream = Terminal()
    sink = TextSink(stream)
    sink.hold()
    sink.say("Un.", "fr", False, "event")
    assert stream.getvalue() == ""
    sink.release(printing=True)
    sink.say("Deux.", "fr", False, "event")
    assert stream.getvalue() == "\nUn.\nDeux."
    sink.release(printing=False)
    sink.say("Trois.", "fr", False, "event")
    sink.release(printing=True)
    sink.say("Quatre.", "fr", False, "event")
    assert stream.getvalue() == "\nUn.\nDeux.\nQuatre."


def test_lines_still_held_at_the_end_are_printed() -> None:
    stream = Terminal()
    sink = TextSink(stream)
    sink.hold()
    announcer = Announcer({"table": sink})
    announcer.announce(Utterance("Le disque est plein.", "fr", "critical"))
    announcer.close()
    assert stream.getvalue() == "\nLe disque est plein."


def test_a_directly_spoken_screen_reader_silences_print_only_on_a_terminal() -> None:
    for stream, left in ((Terminal(), ""), (io.StringIO(), "Un.\n")):
        sink = TextSink(stream)
        sink.hold()
        sink.say("Un.", "fr", False, "event")
        choose._gate(sink)("reader")
        assert stream.getvalue() == left


def test_pronunciation_replaces_whole_words_once() -> None:
    table = {"Orcz": "orques", "sept": "Orcz", "as": "ace", "as de pique": "carte noire", "C++": "c plus plus"}
    assert pronounced("ORCZ, Orczi, sept.", table) == "orques, Orczi, Orcz."
    assert pronounced("L'as de pique et l'as.", table) == "L'carte noire et l'ace."
    assert pronounced("C++ !", table) == "c plus plus !"
    assert pronounced("rien", {}) == "rien" and pronounced("rien", {" ": "x"}) == "rien"
    assert pronounced("a.c abc", {"a.c": "\\1 {x}"}) == "\\1 {x} abc"


def test_auto_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choose, "find_spec", lambda name: True)

    def names(**settings: object) -> list[str]:
        return [candidate.name for candidate in choose.candidates(VoiceSettings(**settings))]  # type: ignore[arg-type]

    monkeypatch.setattr(sys, "platform", "win32")
    assert names() == ["prism any", "embedded", "pyttsx3"]
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(choose, "_orca_runs", lambda: True)
    assert names() == ["prism reader", "embedded", "prism system", "pyttsx3"]
    monkeypatch.setattr(choose, "_orca_runs", lambda: False)
    assert names() == ["embedded", "prism system", "pyttsx3"]
    assert names(sink="system") == ["prism system", "embedded", "pyttsx3"]
    assert names(sink="pyttsx3") == ["pyttsx3", "embedded"]
    assert names(sink="text") == []
    assert names(device="Casque") == ["embedded"], "only the embedded voice can be sent to a device"
    monkeypatch.setattr(choose, "find_spec", lambda name: None)
    assert names() == ["embedded"], "its absence must be told"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at the processes of Linux")
def test_a_running_orca_is_seen(tmp_path: Path) -> None:
    before = choose._orca_runs()
    reader = tmp_path / "orca"
    reader.write_text("import time; time.sleep(30)")
    process = subprocess.Popen([sys.executable, str(reader), "--replace"])
    try:
        end = time.monotonic() + 5
        while not choose._orca_runs() and time.monotonic() < end:
            time.sleep(0.02)
        assert choose._orca_runs()
    finally:
        process.kill()
        process.wait()
    assert choose._orca_runs() == before


def test_private_channels_are_never_printed_and_need_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, list[str]]] = []

    class Chain:
        paced = True
        alive = True

        def __init__(self, channel: str, candidates: list[choose.Candidate], *rest: object, **more: object) -> None:
            made.append((channel, [candidate.name for candidate in candidates]))

    monkeypatch.setattr(choose, "VoiceChain", Chain)
    settings = {"seat:0": VoiceSettings(device="Casque"), "seat:1": VoiceSettings()}
    sinks = make_sinks("both", settings, stream=io.StringIO())
    assert set(sinks) == {"table", "seat:0"}
    assert [type(sink) for sink in sinks["seat:0"]] == [Chain]
    assert ("seat:0", ["embedded"]) in made
    made.clear()
    assert set(make_sinks("reader", settings, stream=io.StringIO())) == {"table", "seat:0"}
    assert made == [("seat:0", ["embedded"])]
    made.clear()
    monkeypatch.setattr(sys, "platform", "win32")
    make_sinks("reader", {"table": VoiceSettings()}, stream=io.StringIO())
    assert made == [], "print alone, for the terminal's reader"
    make_sinks("reader", {"table": VoiceSettings(sink="reader")}, stream=io.StringIO())
    assert made == [("table", ["prism reader"])]
    assert set(make_sinks("text", settings, stream=io.StringIO())) == {"table"}
    assert set(make_sinks("record", settings, stream=io.StringIO())) == {"table", "seat:0", "seat:1"}
    with pytest.raises(ValueError, match="loud"):
        make_sinks("loud")


def test_text_output_is_immediate_and_complete() -> None:
    stream = io.StringIO()
    announcer = Announcer(make_sinks("reader", stream=stream))
    for number in range(30):
        announcer.key()
        announcer.announce(Utterance(f"Carte {number}.", "fr", "navigation"))
    assert stream.getvalue().splitlines() == [f"Carte {number}." for number in range(30)]
    announcer.close()


def test_heavy_packages_are_not_imported_before_they_are_needed() -> None:
    code = (
        "import sys; from plateau_parlant.access.speech import *\n"
        "Announcer(make_sinks('text')).announce(Utterance('Bonjour.', 'fr', 'answer'))\n"
        "heavy = {'miniaudio', 'prism', 'pyttsx3', 'prompt_toolkit', 'yaml', 'fluent', 'espeakng_loader'}\n"
        "sys.exit(len(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=20, env=dict(os.environ))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Bonjour.{os.linesep}".encode(), b"")
