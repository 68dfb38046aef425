"""A voice whose helper process misbehaves in every way: replaced, told once, and the words are still said."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access.speech import VoiceSettings, process
from plateau_parlant.access.speech.candidate import Candidate
from plateau_parlant.access.speech.chain import VoiceChain


class Bench:
    """Builds chains of fake voices, and keeps what they tell."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.notices: list[tuple[str, str]] = []
        self.chosen: list[str | None] = []
        self.chains: list[VoiceChain] = []

    def candidate(self, who: str, mode: str = "good", interruptible: bool = True, **options: Any) -> Candidate:
        return Candidate(who, "fake_helper", {"who": who, "mode": mode, "log": str(self.log), **options}, interruptible)

    def chain(self, *candidates: Candidate, settings: VoiceSettings | None = None, search: bool = True) -> VoiceChain:
        chain = VoiceChain(
            "table",
            candidates,
            settings or VoiceSettings(),
            lambda code, detail: self.notices.append((code, detail)),
            chosen=self.chosen.append,
            search=search,
        )
        self.chains.append(chain)
        return chain

    def lines(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []

    def said(self) -> list[str]:
        return [line for line in self.lines() if " say " in line]


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    bench = Bench(tmp_path / "log")
    yield bench
    for chain in bench.chains:
        chain.close()


def wait_for(condition: Callable[[], object], seconds: float = 8.0) -> float:
    """Seconds until the condition holds; fails when it never does."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < seconds, "it never happened"
        time.sleep(0.01)
    return time.monotonic() - start


def test_words_said_before_the_voice_is_ready_are_spoken(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", slow=0.2))
    chain.say("Bonjour.", "fr", True, "answer")
    assert chain.remaining()
    wait_for(lambda: bench.said() == ["one say Bonjour."])
    wait_for(lambda: chain.remaining() == 0.0)
    assert bench.notices == [] and bench.chosen == ["embedded"]


def test_the_listener_hears_of_the_end(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one"))
    ends: list[float] = []
    chain.listen(lambda: ends.append(time.monotonic()))
    chain.say("Bonjour.", "fr", True, "answer")
    wait_for(lambda: ends)
    assert chain.remaining() == 0.0


def test_a_killed_voice_is_back_within_two_seconds_and_says_it_again(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", seconds=30))
    assert chain.wait_ready(5)
    chain.say("Sept rouge.", "fr", True, "answer")
    wait_for(bench.said)
    assert chain.pid
    os.kill(chain.pid, signal.SIGKILL)
    assert wait_for(lambda: len(bench.said()) == 2) < 2.0
    wait_for(lambda: bench.notices)
    assert bench.notices == [("voice_back", "one")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only POSIX can freeze a process")
def test_a_frozen_voice_is_replaced_within_two_seconds(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", seconds=30))
    assert chain.wait_ready(5)
    chain.say("Sept rouge.", "fr", True, "answer")
    wait_for(bench.said)
    assert chain.pid
    os.kill(chain.pid, signal.SIGSTOP)
    assert wait_for(lambda: len(bench.said()) == 2) < 2.0
    wait_for(lambda: bench.notices)
    assert bench.notices == [("voice_back", "one")]


def test_a_voice_that_hangs_each_time_gives_way_to_the_next_with_one_notice(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", "hang on say"), bench.candidate("two"), search=False)
    assert chain.wait_ready(5)
    chain.say("Sept rouge.", "fr", True, "answer")
    assert wait_for(lambda: "two say Sept rouge." in bench.lines()) < 2.0
    wait_for(lambda: chain.remaining() == 0.0)
    assert bench.notices == [("voice_changed", "two")]


def test_a_voice_that_says_it_cannot_is_not_tried_again(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", "give up on say"), bench.candidate("two"), search=False)
    chain.say("Sept rouge.", "fr", True, "answer")
    wait_for(lambda: "two say Sept rouge." in bench.lines())
    wait_for(lambda: bench.notices)
    assert bench.notices == [("voice_changed", "two")]
    assert bench.said() == ["one say Sept rouge.", "two say Sept rouge."]


def test_an_utterance_that_never_ends_is_noticed(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", "never finishes"))
    chain.say("Sept.", "fr", True, "answer")
    wait_for(lambda: len(bench.said()) > 1)
    wait_for(lambda: ("voice_back", "one") in bench.notices)


def test_no_voice_left_is_told_once_and_the_sink_is_silent(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", "die"), bench.candidate("two", "die"))
    chain.say("Sept rouge.", "fr", True, "answer")
    wait_for(lambda: not chain.alive)
    wait_for(lambda: bench.notices)
    chain.say("Huit rouge.", "fr", True, "answer")
    chain.earcon("turn")
    chain.stop()
    assert chain.remaining() == 0.0
    assert bench.notices == [("voice_lost", "table")] and bench.chosen == [None]


@pytest.mark.parametrize(
    ("modes", "told"),
    [
        (("no_device", "die"), ("no_device", "table")),
        (("no_voice", "no_voice_package"), ("no_voice_package", "miniaudio")),
        (("device_missing",), ("device_missing", "Casque")),
    ],
)
def test_why_there_is_no_voice_is_told_once(bench: Bench, modes: tuple[str, ...], told: tuple[str, str]) -> None:
    details = {"no_voice_package": "miniaudio", "device_missing": "Casque"}
    chain = bench.chain(*(bench.candidate(str(n), mode, detail=details.get(mode, "")) for n, mode in enumerate(modes)))
    wait_for(lambda: not chain.alive)
    wait_for(lambda: bench.notices)
    assert bench.notices == [told]


def test_an_earphone_that_comes_back_is_found_and_told_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("plateau_parlant.access.speech.chain.RETRY_SECONDS", 0.2)
    plug = tmp_path / "plugged"
    plug.write_text("")
    chain = bench.chain(bench.candidate("one", "earphone", plugged=str(plug)))
    assert chain.wait_ready(5)
    plug.unlink()
    chain.say("Sept rouge.", "fr", True, "answer")
    wait_for(lambda: not chain.alive)
    wait_for(lambda: bench.lines().count("one start") >= 4)  # it is looked for
    assert bench.notices == [("device_missing", "Casque")] and not chain.alive
    plug.write_text("")
    wait_for(lambda: chain.alive)
    chain.say("Huit rouge.", "fr", True, "answer")
    wait_for(lambda: "one say Huit rouge." in bench.said())
    assert bench.notices == [("device_missing", "Casque"), ("voice_back", "one")]
    assert "one say Sept rouge." not in bench.said()


def test_a_search_gives_way_to_the_voice_that_is_ready(bench: Bench) -> None:
    began = time.monotonic()
    chain = bench.chain(bench.candidate("slow", slow=7.0, searches=True), bench.candidate("quick"))
    chain.say("Bonjour.", "fr", True, "answer")
    wait_for(lambda: bench.said() == ["quick say Bonjour."])
    assert time.monotonic() - began < 6.0, "a busy machine may take a while to start two helpers, but not the search's"
    assert bench.notices == [] and chain.name == "quick"


def test_the_voice_that_was_asked_for_is_waited_for(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("slow", slow=1.0), bench.candidate("quick"), search=False)
    chain.say("Bonjour.", "fr", True, "answer")
    wait_for(lambda: bench.said() == ["slow say Bonjour."])


def test_a_helper_that_shows_no_life_at_its_start_is_given_up(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plateau_parlant.access.speech.chain.START_SECONDS", 0.8)
    chain = bench.chain(bench.candidate("one", "hang at start"), bench.candidate("two"), search=False)
    chain.say("Bonjour.", "fr", True, "answer")
    wait_for(lambda: bench.said() == ["two say Bonjour."])
    wait_for(lambda: bench.notices == [("voice_changed", "two")])


def test_a_voice_that_cannot_be_interrupted_is_ended_and_a_spare_speaks(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one", "blocking", False, seconds=20))
    assert chain.wait_ready(5)
    wait_for(lambda: bench.lines().count("one start") == 2)
    chain.say("Une longue phrase.", "fr", True, "navigation")
    wait_for(bench.said)
    first = chain.pid
    chain.say("La réponse.", "fr", True, "answer")
    assert wait_for(lambda: "one say La réponse." in bench.said()) < 1.5
    assert chain.pid != first and bench.notices == []
    assert bench.said() == ["one say Une longue phrase.", "one say La réponse."]
    chain.stop()
    assert chain.remaining() == 0.0


def test_settings_and_pronunciation_reach_the_voice(bench: Bench) -> None:
    chain = bench.chain(bench.candidate("one"), settings=VoiceSettings(spoken={"Orcz": "orks"}))
    assert chain.wait_ready(5)
    chain.configure(VoiceSettings(rate=250, spoken={"Orcz": "orques"}))
    chain.say("La partie d'orcz, et Orczi.", "fr", True, "answer")
    chain.earcon("turn")
    wait_for(lambda: "one earcon turn" in bench.lines())
    assert bench.said() == ["one say La partie d'orques, et Orczi."]
    assert any(line.startswith("one set ") and '"rate": 250' in line for line in bench.lines())
    chain.configure(VoiceSettings(earcons=False))
    chain.earcon("win")
    chain.say("Fin.", "fr", True, "answer")
    wait_for(lambda: "one say Fin." in bench.said())
    assert "one earcon win" not in bench.lines()


@pytest.mark.parametrize("mode", ["good", "deaf", "hang on say", "hang at start"])
def test_closing_takes_less_than_a_second_whatever_the_voice_does(bench: Bench, mode: str) -> None:
    chain = bench.chain(bench.candidate("one", mode))
    wait_for(lambda: "one start" in bench.lines())
    chain.say("Bonjour.", "fr", True, "answer")
    pid = chain.pid
    assert pid
    began = time.monotonic()
    chain.close()
    assert time.monotonic() - began < 1.3
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    chain.close()


def test_a_machine_that_cannot_start_processes_has_no_voice(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: Any, **options: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(process.subprocess, "Popen", refuse)
    chain = bench.chain(bench.candidate("one"))
    wait_for(lambda: bench.notices)
    assert not chain.alive and bench.notices == [("voice_lost", "table")]
