"""What is truly audible: the voices on null sinks of a PulseAudio server of our own. Slow, and only where there is
one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from plateau_parlant.access.speech import Announcer, Utterance, VoiceSettings, choose, list_devices, make_sinks
from plateau_parlant.access.speech.chain import VoiceChain

SPEECH_MONITOR = Path(__file__).parents[2] / "benchmarks" / "speech_monitor.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("speech_monitor", SPEECH_MONITOR)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["speech_monitor"] = module
    spec.loader.exec_module(module)
    return module


monitor = _load()
pytestmark = [
    pytest.mark.pulse,
    pytest.mark.slow,
    pytest.mark.skipif(not monitor.have_pulse(), reason="PulseAudio is not installed (Debian: pulseaudio)"),
    pytest.mark.skipif(
        not (importlib.util.find_spec("espeakng_loader") and importlib.util.find_spec("miniaudio")),
        reason="the voice packages are not installed",
    ),
]


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    server = monitor.PulseServer(["Loudspeaker", "Earphone"])
    yield server
    server.close()


@pytest.fixture(autouse=True)
def use(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in server.environment.items():
        if name.startswith(("PULSE", "ALSA")):
            monkeypatch.setenv(name, value)


@pytest.fixture
def ears(server: Any) -> Iterator[tuple[Any, Any]]:
    pair = (monitor.Ear(server, "Loudspeaker"), monitor.Ear(server, "Earphone"))
    yield pair
    for ear in pair:
        ear.close()


def wait_for(condition: Callable[[], object], seconds: float = 8.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def test_devices_have_the_names_a_profile_may_use() -> None:
    assert set(list_devices()) == {"Loudspeaker", "Earphone"}


def test_private_speech_is_heard_in_the_earphone_and_never_at_the_table(ears: tuple[Any, Any]) -> None:
    table, ear = ears
    with Path(os.devnull).open("w") as nothing:
        notices: list[tuple[str, str]] = []
        settings = {
            "table": VoiceSettings(sink="embedded", device="Loudspeaker"),
            "seat:0": VoiceSettings(device="earph"),
        }
        sinks = make_sinks("voice", settings, lambda *told: notices.append(told), stream=nothing)
        announcer = Announcer(sinks)
        try:
            assert all(sink.wait_ready(10) for sink in (sinks["table"][1], sinks["seat:0"][0]))  # type: ignore[attr-defined]
            time.sleep(0.3)
            table.clear(), ear.clear()
            for number in range(3):
                announcer.announce(Utterance(f"Votre carte {number}: sept rouge.", "fr", "event", channel="seat:0"))
            assert announcer.drain(15)
            time.sleep(0.3)
            assert ear.last() is not None
            assert table.last() is None, "a private word at the table"
            ear.clear()
            announcer.announce(Utterance("Bruno a joué.", "fr", "event", earcon="turn"))
            assert announcer.drain(10)
            time.sleep(0.3)
            assert table.last() is not None and ear.last() is None
            # A dead earphone voice comes back in the earphone, not at the table.
            table.clear()
            announcer.announce(Utterance("Votre carte: huit bleu, et neuf vert.", "fr", "event", channel="seat:0"))
            time.sleep(0.4)
            pid = sinks["seat:0"][0].pid  # type: ignore[attr-defined]
            os.kill(pid, signal.SIGKILL)
            ear.clear()
            assert announcer.drain(15)
            assert ear.last() is not None and table.last() is None
            assert [code for code, _ in notices] == ["voice_back"]
        finally:
            announcer.close()


def test_speech_is_audible_soon_and_silence_comes_at_once(ears: tuple[Any, Any]) -> None:
    table, _ = ears
    chain = VoiceChain(
        "table", [choose.EMBEDDED], VoiceSettings(device="Loudspeaker"), lambda code, detail: None, search=False
    )
    try:
        assert chain.wait_ready(10)
        starts, stops = [], []
        for _ in range(7):
            time.sleep(0.4)
            table.clear()
            asked = time.monotonic()
            chain.say("Carte posée, sept bleu sur l'armée deux.", "fr", True, "answer")
            starts.append(table.onset() - asked)
            time.sleep(0.3)
            asked = time.monotonic()
            chain.stop()
            time.sleep(0.4)
            stops.append(table.last() - asked)
    finally:
        chain.close()
    # The figures proper are the benchmark's; a busy machine must not fail the tests.
    assert sorted(starts)[3] < 0.15 and sorted(stops)[3] < 0.15


def test_an_earphone_pulled_out_while_its_voice_rests_is_told_and_nothing_private_is_heard_elsewhere(
    server: Any, ears: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pactl(*words: str) -> str:
        return subprocess.run(
            ["pactl", *words], env=server.environment, capture_output=True, text=True, check=True
        ).stdout

    def streams() -> str:
        return pactl("list", "sink-inputs")

    monkeypatch.setattr("plateau_parlant.access.speech.chain.RETRY_SECONDS", 0.5)
    table, _ = ears
    third = ("module-null-sink", "sink_name=Third", "sink_properties=device.description=Third")
    module = pactl("load-module", *third).strip()
    notices: list[tuple[str, str]] = []
    resting = msgspec.structs.replace(choose.EMBEDDED, options={**choose.EMBEDDED.options, "rest_after": 0.3})
    settings = VoiceSettings(device="Third")
    chain = VoiceChain("seat:0", [resting], settings, lambda *told: notices.append(told), search=False)
    ear = monitor.Ear(server, "Third")
    try:
        assert chain.wait_ready(10)
        for _ in range(3):  # from rest to the end and back to rest
            wait_for(lambda: "Corked: yes" in streams())
            assert "Corked: no" in streams(), "the slow stream keeps the hardware awake"
            ear.clear()
            chain.say("Sept.", "fr", True, "answer")
            assert ear.onset() is not None
            wait_for(lambda: chain.remaining() == 0.0)
        wait_for(lambda: "Corked: yes" in streams())
        ear.close()
        table.clear()
        pactl("unload-module", module)
        chain.say("Votre carte: sept rouge.", "fr", True, "answer")
        wait_for(lambda: notices == [("device_missing", "Third")])
        pactl("load-module", *third)
        wait_for(lambda: [code for code, _ in notices] == ["device_missing", "voice_back"])
        ear = monitor.Ear(server, "Third")
        ear.clear()
        chain.say("Huit.", "fr", True, "answer")
        assert ear.onset() is not None
        assert table.last() is None, "a private word at the table"
    finally:
        chain.close()
        ear.close()


@pytest.mark.parametrize(
    ("sink", "kind", "packages", "programs"),
    [
        ("system", "system", ("prism",), ("speech-dispatcher",)),
        ("pyttsx3", "pyttsx3", ("pyttsx3",), ("aplay", "espeak-ng")),
    ],
)
def test_the_other_voices_are_audible_and_can_be_cut(
    ears: tuple[Any, Any], sink: str, kind: str, packages: tuple[str, ...], programs: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    if not all(map(importlib.util.find_spec, packages)) or not all(map(shutil.which, programs)):
        pytest.skip(f"needs {', '.join(packages + programs)}")
    runtime = tempfile.mkdtemp(prefix="spd-")  # a speech-dispatcher of our own; a socket's path must be short
    for name in ("XDG_RUNTIME_DIR", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, runtime)
    table, _ = ears
    notices: list[tuple[str, str]] = []
    settings = VoiceSettings(sink=sink)  # type: ignore[arg-type]
    chain = VoiceChain(
        "table", choose.candidates(settings)[:1], settings, lambda *told: notices.append(told), search=False
    )
    announcer = Announcer({"table": chain})
    try:
        if not chain.wait_ready(12):
            pytest.skip(f"{sink} does not start here: {notices}")
        assert chain.kind == kind
        table.clear()
        announcer.announce(Utterance("Carte posée, sept bleu sur l'armée deux.", "fr", "event"))
        assert table.onset() is not None, notices
        assert announcer.drain(15)
        announcer.announce(Utterance("Une très longue phrase, qui dure plusieurs secondes, et encore.", "fr", "event"))
        table.clear()
        assert table.onset() is not None, notices
        announcer.silence()
        stopped = time.monotonic()
        time.sleep(1.2)
        assert table.last() - stopped < 0.8
        assert notices == []
    finally:
        announcer.close()
        monitor.end_daemons(runtime)
        shutil.rmtree(runtime, ignore_errors=True)
