"""The embedded voice, for real: eSpeak NG in its helper process, into a device that plays into nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access.speech import Announcer, Utterance, VoiceSettings, choose, espeak, list_devices, mixer
from plateau_parlant.access.speech.chain import VoiceChain
from plateau_parlant.access.speech.process import HelperProcess

needs_voice = pytest.mark.skipif(
    not (find_spec("espeakng_loader") and find_spec("miniaudio")), reason="the voice packages are not installed"
)


def wait_for(condition: Callable[[], object], seconds: float = 8.0) -> float:
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < seconds, "it never happened"
        time.sleep(0.005)
    return time.monotonic() - start


def alive(pid: int) -> bool:
    """A zombie counts as dead: whoever adopts it reaps it."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except ProcessLookupError:
        return False
    except (OSError, IndexError):
        return True
    return state != "Z"


@pytest.fixture(autouse=True)
def null_device(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("PLATEAU_AUDIO", "null")
    monkeypatch.setenv("PLATEAU_CACHE", str(tmp_path_factory.getbasetemp() / "cache"))


class Helper:
    """A bare helper process and what it tells."""

    def __init__(self, **options: Any) -> None:
        self.told: list[dict[str, Any]] = []
        self.gone = threading.Event()
        self.process = HelperProcess(
            choose.EMBEDDED.module, options, lambda _, message: self.told.append(message), lambda _: self.gone.set()
        )

    def first(self, kind: str, **parts: Any) -> dict[str, Any] | None:
        for message in list(self.told):
            if message["is"] == kind and all(message.get(name) == value for name, value in parts.items()):
                return message
        return None

    def need(self, kind: str, **parts: Any) -> dict[str, Any]:
        wait_for(lambda: self.first(kind, **parts))
        found = self.first(kind, **parts)
        assert found
        return found

    def say(self, number: int, text: str, lang: str = "fr", interrupt: bool = True) -> None:
        self.process.send({"do": "say", "id": number, "text": text, "lang": lang, "interrupt": interrupt})


@pytest.fixture
def helper() -> Iterator[Helper]:
    helper = Helper()
    yield helper
    helper.process.close()


@needs_voice
def test_it_speaks_french_and_english_and_tells_how_long(helper: Helper) -> None:
    ready = helper.need("ready")
    assert ready["kind"] == "embedded" and ready["name"].startswith("eSpeak NG 1.")
    helper.say(1, "Sept.")
    started, spoken, finished = (helper.need(kind, id=1) for kind in ("started", "spoken", "finished"))
    assert 0.2 < spoken["seconds"] < 1.0
    assert finished["at"] - started["at"] >= spoken["seconds"] - 0.05
    helper.say(2, "Seven.", "en")
    helper.need("finished", id=2)
    lengths = []
    for number, lang in ((3, "fr"), (4, "en")):
        helper.say(number, "Les joueurs ont choisi quatre cartes", lang)
        lengths.append(helper.need("spoken", id=number)["seconds"])
    assert lengths[0] != lengths[1], "the language makes a difference"


@needs_voice
def test_rate_is_obeyed_after_a_change_of_voice(helper: Helper) -> None:
    text = "Sept rouge sur l'armée deux, quatre cartes."
    helper.say(1, text)
    normal = helper.need("spoken", id=1)["seconds"]
    helper.process.send({"do": "set", "settings": {"rate": 300, "voice": {"fr": "fr+f3"}}})
    helper.say(2, text)
    assert helper.need("spoken", id=2)["seconds"] < normal * 0.75
    helper.process.send({"do": "set", "settings": {"rate": 175, "voice": {"fr": "no such voice"}}})
    helper.say(3, text)
    assert helper.need("spoken", id=3)["seconds"] == pytest.approx(normal, rel=0.1)


@needs_voice
def test_variants_are_other_voices(helper: Helper) -> None:
    found = espeak.variants()
    assert {"+f1", "+m1"} <= set(found)
    helper.process.send({"do": "set", "settings": {"voice": {"fr": "fr" + found[0]}}})
    helper.say(1, "Sept.")
    helper.need("finished", id=1)


@needs_voice
def test_a_newer_utterance_replaces_the_older_and_stop_ends_all(helper: Helper) -> None:
    helper.say(1, "Une très longue phrase, qui dure plusieurs secondes, et que personne ne veut entendre.")
    helper.need("started", id=1)
    helper.say(2, "Sept.")
    helper.need("finished", id=2)
    assert helper.first("finished", id=1) is None
    helper.say(3, "Une autre très longue phrase, qui dure plusieurs secondes elle aussi.")
    helper.need("started", id=3)
    helper.process.send({"do": "stop"})
    helper.need("silent")
    helper.say(4, "Un.")
    helper.say(5, "Deux.", interrupt=False)
    assert helper.need("finished", id=5)["at"] > helper.need("finished", id=4)["at"]
    assert helper.first("finished", id=3) is None


@needs_voice
def test_a_rules_text_of_a_minute_starts_at_once_and_can_be_cut(helper: Helper) -> None:
    helper.need("ready")
    helper.say(1, "Le dragon prend la dernière carte de chaque armée et la met sous la tour. " * 20)
    helper.need("started", id=1)
    assert helper.first("spoken", id=1) is None or helper.need("spoken", id=1)["seconds"] > 30
    helper.say(2, "Sept.")
    helper.need("finished", id=2)


@needs_voice
@pytest.mark.parametrize("text", ["", "...", "\u2192", "<speak>x</speak>", "[[bla]]", "{ $x }", "日本", "a" * 1500])
def test_no_text_stops_the_voice(helper: Helper, text: str) -> None:
    helper.say(1, text)
    helper.need("spoken", id=1)
    helper.say(2, "Sept.")
    helper.need("finished", id=2)


@needs_voice
def test_earcons_play_and_unknown_ones_do_no_harm(helper: Helper) -> None:
    for name in (*mixer.TONES, "no such tone"):
        helper.process.send({"do": "earcon", "name": name})
    helper.say(1, "Sept.")
    helper.need("finished", id=1)


@needs_voice
def test_it_ends_when_asked_and_when_the_line_is_closed() -> None:
    for end in ("close", "line"):
        helper = Helper()
        helper.need("ready")
        helper.say(1, "Une très longue phrase, qui dure plusieurs secondes.")
        helper.need("started", id=1)
        began = time.monotonic()
        if end == "close":
            helper.process.close()
        else:
            assert helper.process._process.stdin
            helper.process._process.stdin.close()
        assert helper.gone.wait(2)
        assert time.monotonic() - began < 1.0
        assert helper.process._process.returncode == 0, "it left by itself"


@needs_voice
def test_a_named_device_that_is_missing_is_never_replaced_by_another() -> None:
    helper = Helper(device="Casque de Bruno")
    error = helper.need("error")
    assert (error["code"], error["detail"]) == ("device_missing", "Casque de Bruno")
    assert helper.gone.wait(2)


@needs_voice
def test_no_sound_device_and_no_package_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PLATEAU_AUDIO", "jack")
    assert Helper().need("error")["code"] == "no_device"
    (tmp_path / "miniaudio.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    error = Helper().need("error")
    assert (error["code"], error["detail"]) == ("no_voice_package", "miniaudio")


@needs_voice
def test_devices_are_listed() -> None:
    assert len(list_devices()) == 1


@needs_voice
def test_announcer_and_voice_together(tmp_path: Path) -> None:
    notices: list[tuple[str, str]] = []
    fates: list[tuple[str, bool]] = []

    class Watched(VoiceChain):
        def fate(self, utterance: Utterance, heard: bool) -> None:
            fates.append((utterance.text, heard))

    chain = Watched("table", [choose.EMBEDDED], VoiceSettings(rate=400), lambda *told: notices.append(told))
    announcer = Announcer({"table": chain})
    try:
        for number in range(5):
            announcer.key()
            announcer.announce(Utterance(f"Carte numéro {number}.", "fr", "navigation"))
        announcer.key()
        announcer.announce(Utterance("À vous.", "fr", "answer", earcon="turn"))
        announcer.announce(Utterance("Your turn.", "en", "event"))
        assert announcer.drain(10)
        assert [text for text, heard in fates if heard] == ["À vous.", "Your turn."]
        assert chain.pid and os.kill(chain.pid, signal.SIGKILL) is None
        announcer.announce(Utterance("Toujours là.", "fr", "answer"))
        assert announcer.drain(10)
        assert fates[-1] == ("Toujours là.", True)
        assert [code for code, _ in notices] == ["voice_back"]
    finally:
        began = time.monotonic()
        announcer.close()
        assert time.monotonic() - began < 1.3


PROGRAM = """
import os, signal, sys, time
from plateau_parlant.access.speech import Announcer, Utterance, VoiceSettings, make_sinks
sinks = make_sinks("voice", {"table": VoiceSettings(sink="embedded")}, stream=open(os.devnull, "w"))
announcer = Announcer(sinks)
assert sinks["table"][1].wait_ready(10)
announcer.announce(Utterance("Une très longue phrase, qui dure plusieurs secondes, et encore plus.", "fr", "event"))
os.write(int(sys.argv[1]), f"{sinks['table'][1].pid}\\n".encode())
WAY
"""
WAYS = {
    "falls off the end": "pass",
    "close": "announcer.close()",
    "sys.exit": "sys.exit(0)",
    "exception": "os.close(2); raise RuntimeError",
    "os._exit": "os._exit(0)",
    "kill": "os.kill(os.getpid(), signal.SIGKILL)",
    "terminate": "os.kill(os.getpid(), signal.SIGTERM)",
}


@needs_voice
@pytest.mark.skipif(os.name != "posix", reason="uses file descriptors and signals of POSIX")
@pytest.mark.parametrize("way", WAYS)
def test_every_way_out_ends_program_and_voice_within_a_second_without_a_stray_byte(way: str) -> None:
    read, write = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.replace("WAY", WAYS[way]), str(write)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=(write,),
    )
    os.close(write)
    with os.fdopen(read) as line:
        pid = int(line.readline())
    began = time.monotonic()
    out, err = process.communicate(timeout=10)
    assert time.monotonic() - began < 1.0
    wait_for(lambda: not alive(pid), 1.0)
    assert (out, err) == (b"", b"")


@needs_voice
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only POSIX can freeze a process")
def test_a_killed_parent_takes_a_busy_voice_with_it() -> None:
    code = PROGRAM.replace("WAY", "time.sleep(60)")
    read, write = os.pipe()
    process = subprocess.Popen([sys.executable, "-c", code, str(write)], pass_fds=(write,))
    os.close(write)
    with os.fdopen(read) as line:
        pid = int(line.readline())
    process.kill()
    process.wait()
    wait_for(lambda: not alive(pid), 1.0)


@needs_voice
def test_the_data_copy_is_made_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = espeak.package_folder() / "espeak-ng-data"
    monkeypatch.setenv("PLATEAU_CACHE", str(tmp_path))
    places: list[Path] = []
    threads = [threading.Thread(target=lambda: places.append(espeak.data_folder(source))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(places)) == 1 and places[0].parent == tmp_path
    assert list(tmp_path.iterdir()) == [places[0]], "nothing half made is left"
    assert sum(file.stat().st_size for file in places[0].rglob("*") if file.is_file()) < 2_000_000
    (places[0] / "fr_dict").write_bytes(b"torn")
    again = espeak.data_folder(source)
    assert again == places[0] and (again / "fr_dict").stat().st_size == (source / "fr_dict").stat().st_size


@needs_voice
def test_a_cache_that_is_too_deep_or_not_writable_gives_way_to_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = espeak.package_folder() / "espeak-ng-data"
    short = Path(f"/tmp/plateau-test-{os.getpid()}") if os.name == "posix" else tmp_path
    monkeypatch.setattr(espeak.tempfile, "gettempdir", lambda: str(short))
    (tmp_path / "file").write_text("")
    try:
        for cache in (tmp_path / ("deep" * 40), tmp_path / "file" / "below"):
            monkeypatch.setenv("PLATEAU_CACHE", str(cache))
            place = espeak.data_folder(source)
            assert short in place.parents and len(os.fsencode(place)) <= espeak.LONGEST_PATH
            assert (place / "phondata").exists()
    finally:
        if os.name == "posix":
            espeak.shutil.rmtree(short, ignore_errors=True)
