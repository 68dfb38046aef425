"""The helper of pyttsx3 with an engine in the hand that works as the one for Linux does: a thread of the synthesis
tells that an utterance is over, and ends the engine's loop a moment later."""

import threading
import time
from typing import Any

import pytest

from plateau_parlant.access.speech import pyttsx3_helper


class Engine:
    """Speaks for `seconds` an utterance; a loop that was ended before it began speaks nothing."""

    def __init__(self, seconds: float, late: float, dropped: tuple[int, ...] = ()) -> None:
        """`dropped`: which of the utterances it is asked for, counted from 0, are over at once, not spoken."""
        self.seconds = seconds
        self.late = late
        self.dropped = dropped
        self.asked = 0
        self.spoken: list[str] = []
        self._text = ""
        self._looping = False
        self._tell: Any = None

    def connect(self, topic: str, tell: Any) -> None:
        assert topic == "finished-utterance"
        self._tell = tell

    def getProperty(self, name: str) -> list[Any]:
        return []

    def setProperty(self, name: str, value: Any) -> None:
        pass

    def say(self, text: str) -> None:
        self._text = text

    def runAndWait(self) -> None:
        self._looping = True
        time.sleep(0.005)
        if self._looping:
            threading.Thread(target=self._speak, args=(self._text,)).start()

    def _speak(self, text: str) -> None:
        if self.asked not in self.dropped:
            time.sleep(self.seconds)
            self.spoken.append(text)
        self.asked += 1
        self._tell(name=None, completed=True)
        time.sleep(self.late)
        self._looping = False


class Failed(Exception):
    """The helper gave up."""


class Line:
    """What the helper tells the program."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def tell(self, what: str, **more: Any) -> None:
        self.told.append(what)

    def fail(self, code: str, detail: str) -> None:
        raise Failed(code, detail)


@pytest.mark.parametrize("late", [0.0, 0.004, 0.03])
def test_an_utterance_right_after_another_is_spoken(late: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyttsx3_helper, "estimate_seconds", lambda text, rate: 0.05)
    engine, line = Engine(0.02, late), Line()
    voice = pyttsx3_helper.Voice(line, engine, {})  # type: ignore[arg-type]
    texts = [f"Mot {number}." for number in range(5)]

    def speak() -> None:
        for number, text in enumerate(texts):
            voice.take({"do": "say", "id": number, "text": text, "lang": "fr"})

    speaker = threading.Thread(target=speak, daemon=True)
    speaker.start()
    speaker.join(5)
    assert engine.spoken == texts
    assert line.told.count("finished") == 5


def test_an_engine_that_stays_busy_holds_nothing_up_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyttsx3_helper, "estimate_seconds", lambda text, rate: 0.05)
    monkeypatch.setattr(pyttsx3_helper, "SETTLING", 0.05)
    engine, line = Engine(0.02, 0.5), Line()
    voice = pyttsx3_helper.Voice(line, engine, {})  # type: ignore[arg-type]
    began = time.monotonic()
    voice.take({"do": "say", "id": 1, "text": "Mot.", "lang": "fr"})
    assert line.told[-1] == "finished" and time.monotonic() - began < 0.4


@pytest.mark.parametrize("dropped", [(0,), (1,), (0, 2)])
def test_what_is_over_at_once_is_said_again(dropped: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyttsx3_helper, "estimate_seconds", lambda text, rate: 0.25)
    engine, line = Engine(0.08, 0.0, dropped), Line()
    voice = pyttsx3_helper.Voice(line, engine, {})  # type: ignore[arg-type]
    for number in range(3):
        voice.take({"do": "say", "id": number, "text": f"Mot {number}.", "lang": "fr"})
    assert engine.spoken == ["Mot 0.", "Mot 1.", "Mot 2."]
    assert line.told.count("started") == line.told.count("finished") == 3


def test_what_is_over_at_once_twice_was_not_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyttsx3_helper, "estimate_seconds", lambda text, rate: 0.25)
    engine, line = Engine(0.08, 0.0, (0, 1)), Line()
    voice = pyttsx3_helper.Voice(line, engine, {})  # type: ignore[arg-type]
    with pytest.raises(Failed, match="no_voice"):
        voice.take({"do": "say", "id": 1, "text": "Mot.", "lang": "fr"})
    assert "finished" not in line.told
