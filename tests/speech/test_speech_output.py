"""When the sound device runs and when it rests: with a clock in the hand and a device that only notes what it is told;
then the real helper on a device that plays into nothing."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access.speech import VoiceSettings, audio, choose, mixer
from plateau_parlant.access.speech.candidate import manner
from plateau_parlant.access.speech.output import Output
from plateau_parlant.access.speech.process import HelperProcess


class Device:
    """Notes what it is told; `broken` names the call that fails; `during` is called inside it."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.broken = ""
        self.during: dict[str, Callable[[], None]] = {}

    def _do(self, what: str) -> None:
        self.done.append(what)
        self.during.pop(what, lambda: None)()
        if what == self.broken:
            raise OSError(what)

    def start(self) -> None:
        self._do("start")

    def stop(self) -> None:
        self._do("stop")

    def keep_awake(self) -> None:
        self._do("keep awake")

    def close(self) -> None:
        self._do("close")


class Rig:
    """An output with a clock in the hand: `sound()` begins something to play, `silence()` is its end."""

    def __init__(self, rest_after: float | None = 5.0) -> None:
        self.now = 100.0
        self.quiet: float | None = 100.0
        self.device = Device()
        self.lost = 0
        self.output = Output(
            self.device, lambda: self.quiet, self._lost, rest_after=rest_after, clock=lambda: self.now, threaded=False
        )

    def _lost(self) -> None:
        self.lost += 1

    def sound(self) -> None:
        self.quiet = None
        self.output.wake()

    def silence(self) -> None:
        self.quiet = self.now

    def after(self, seconds: float) -> float | None:
        self.now += seconds
        return self.output.step()


def test_a_silent_device_rests_after_five_seconds_and_the_hardware_is_kept_awake_first() -> None:
    rig = Rig()
    assert rig.output.step() == 5.0 and rig.device.done == []
    assert rig.after(4.0) == pytest.approx(1.0)
    assert rig.after(1.0) is None, "nothing to look at until it is woken"
    assert rig.device.done == ["keep awake", "stop"] and not rig.output.running
    assert rig.after(1000.0) is None and rig.device.done == ["keep awake", "stop"]


def test_what_is_said_to_a_resting_device_starts_it_and_it_rests_again() -> None:
    rig = Rig()
    rig.after(5.0)
    rig.sound()
    assert rig.output.step() == 5.0 and rig.output.running
    assert rig.after(5.0) == 5.0, "a long text is never cut off"
    rig.silence()
    assert rig.after(2.0) == pytest.approx(3.0)
    rig.after(3.0)
    assert rig.device.done == ["keep awake", "stop", "start", "keep awake", "stop"]


def test_a_word_that_comes_while_the_device_is_about_to_rest_is_not_lost() -> None:
    rig = Rig()
    rig.device.during["keep awake"] = rig.sound
    assert rig.after(5.0) == 5.0 and rig.output.running, "it came in time: no stop"
    rig.silence()
    rig.device.during["stop"] = rig.sound
    rig.after(5.0)
    assert rig.device.done[-1] == "stop"
    rig.output.step()  # what the thread does, since it was woken
    assert rig.device.done[-1] == "start" and rig.output.running


def test_a_device_kept_open_never_rests_and_the_wish_can_change() -> None:
    rig = Rig(None)
    assert rig.after(1000.0) is None and rig.device.done == []
    rig.output.rest(5.0)
    rig.output.step()
    assert not rig.output.running
    rig.output.rest(None)
    rig.output.step()
    assert rig.output.running, "and it runs again at once, not at the next word"


@pytest.mark.parametrize("call", ["start", "stop"])
def test_a_device_that_fails_is_told_once_and_left_alone(call: str) -> None:
    rig = Rig()
    rig.device.broken = call
    rig.after(5.0)
    rig.sound()
    rig.output.step()
    assert rig.lost == 1
    rig.sound()
    rig.output.step()
    assert rig.lost == 1 and rig.device.done[-1] == call


def test_nothing_starts_after_the_end() -> None:
    rig = Rig()
    rig.after(5.0)
    rig.output.close()
    rig.sound()
    assert rig.output.step() is None and rig.device.done[-1] == "close"


def test_the_thread_wakes_at_once_and_ends() -> None:
    device, started = Device(), threading.Event()
    quiet: list[float | None] = [time.monotonic() - 10]
    output = Output(device, lambda: quiet[0], lambda: None, rest_after=0.05)
    end = time.monotonic() + 5
    while output.running and time.monotonic() < end:
        time.sleep(0.005)
    assert not output.running
    device.during["start"] = started.set
    quiet[0] = None
    output.wake()
    assert started.wait(5)
    output.close()
    assert device.done[-1] == "close"


# The mixer's part: since when there is silence, who is woken, and what is torn by nothing


class Pulled:
    """A mixer, pulled by hand, that counts how often it woke its device."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.woken = 0
        self.mixer = mixer.Mixer(lambda kind, **parts: self.told.append(kind), self._wake)
        self.feed = self.mixer.feed()
        next(self.feed)

    def _wake(self) -> None:
        self.woken += 1


def test_silence_is_counted_from_the_last_sample_of_speech_or_tone() -> None:
    pulled = Pulled()
    assert pulled.mixer.quiet_since() is not None
    pulled.mixer.play(mixer.Clip(1, bytes(2000), True), True)
    assert pulled.mixer.quiet_since() is None and pulled.woken == 1
    pulled.feed.send(441)
    assert pulled.mixer.quiet_since() is None
    pulled.mixer.earcon(mixer.tone("read", 100))
    pulled.feed.send(mixer.RATE // 100)
    assert pulled.mixer.quiet_since() is None and pulled.woken == 2
    before = time.monotonic()
    pulled.feed.send(mixer.RATE)
    since = pulled.mixer.quiet_since()
    assert since is not None and since >= before
    pulled.feed.send(441)
    assert pulled.mixer.quiet_since() == since


def test_a_stop_is_answered_although_the_resting_device_asks_for_nothing() -> None:
    pulled = Pulled()
    pulled.mixer.cut()
    assert pulled.told == ["silent"] and pulled.woken == 0
    pulled.mixer.play(mixer.Clip(1, bytes(2000), True), True)
    pulled.mixer.cut()
    assert pulled.told == ["silent", "silent"], "nothing of it was heard yet"
    pulled.mixer.play(mixer.Clip(2, b"\1\1" * 4000, True), True)
    pulled.feed.send(441)
    pulled.mixer.cut()
    assert pulled.told[-1] == "started", "what is heard fades first"
    pulled.feed.send(441)
    assert pulled.told[-1] == "silent"


# miniaudio's side, with a package in its place


class FakePlayback:
    def __init__(self, package: FakePackage, milliseconds: int) -> None:
        self.package = package
        self.milliseconds = milliseconds
        self.stop_callback: Any = None
        self.log = package.log

    def _note(self, what: str) -> None:
        self.log.append(f"{what} {self.milliseconds}")
        if self.package.broken == f"{what} {self.milliseconds}":
            raise self.package.MiniaudioError

    def start(self, feed: object) -> None:
        self._note("start")

    def stop(self) -> None:
        self._note("stop")
        if self.stop_callback:
            self.stop_callback()

    def close(self) -> None:
        self.log.append(f"close {self.milliseconds}")


class FakePackage:
    """As much of `miniaudio` as a device uses."""

    class MiniaudioError(Exception):
        pass

    class SampleFormat:
        SIGNED16 = 1

    class Backend:
        NULL = "null"

    def __init__(self) -> None:
        self.log: list[str] = []
        self.made: list[FakePlayback] = []
        self.broken = ""

    def PlaybackDevice(self, *, buffersize_msec: int, **_: object) -> FakePlayback:
        self.made.append(FakePlayback(self, buffersize_msec))
        return self.made[-1]


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> FakePackage:
    monkeypatch.setattr(audio.sys, "platform", "linux")
    return FakePackage()


def opened(package: FakePackage, lost: list[str]) -> audio.Device:
    return audio.Device(package, "pulse", None, mixer.Mixer(lambda *_: None).feed(), lambda: lost.append("lost"))


FAST, SLOW = audio.BUFFER_MS, audio.AWAKE_MS


def test_a_rest_is_no_loss_but_a_pulled_plug_is(package: FakePackage) -> None:
    lost: list[str] = []
    device = opened(package, lost)
    device.keep_awake()
    device.stop()
    assert lost == [], "the library tells of every stop"
    device.start()
    device.keep_awake()
    assert package.log == [f"start {FAST}", f"start {SLOW}", f"stop {FAST}", f"start {FAST}"]
    package.made[0].stop_callback()
    assert lost == ["lost"]
    device.stop()
    package.made[1].stop_callback()
    assert lost == ["lost", "lost"], "the slow stream notices it while the other rests"
    device.close()
    assert package.log[-2:] == [f"close {FAST}", f"close {SLOW}"]
    device.start(), device.stop(), device.keep_awake()
    assert package.log[-2:] == [f"close {FAST}", f"close {SLOW}"] and len(lost) == 2


def test_where_only_one_stream_is_allowed_the_voice_still_rests_and_speaks(package: FakePackage) -> None:
    package.broken = f"start {SLOW}"
    device = opened(package, [])
    device.keep_awake()
    device.stop()
    device.start()
    assert package.log[-2:] == [f"stop {FAST}", f"start {FAST}"]
    for call in ("stop", "start"):
        package.broken = f"{call} {FAST}"
        with pytest.raises(OSError, match="the sound device does not"):
            getattr(device, call)()


def test_one_slow_stream_never_slows_the_voice_on_macos(package: FakePackage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audio.sys, "platform", "darwin")
    opened(package, []).keep_awake()
    assert len(package.made) == 1


def test_the_wish_to_keep_it_open_reaches_the_helper() -> None:
    assert manner(VoiceSettings())["keep_open"] is False
    assert manner(VoiceSettings(keep_open=True))["keep_open"] is True


# The real helper


class Helper:
    def __init__(self, **options: Any) -> None:
        self.told: list[dict[str, Any]] = []
        self.process = HelperProcess(
            choose.EMBEDDED.module, options, lambda _, message: self.told.append(message), lambda _: None
        )

    def need(self, kind: str, **parts: Any) -> dict[str, Any]:
        end = time.monotonic() + 8
        while time.monotonic() < end:
            for message in list(self.told):
                if message["is"] == kind and all(message.get(name) == value for name, value in parts.items()):
                    return message
            time.sleep(0.005)
        raise AssertionError(f"no {kind}: {self.told}")

    def ticks(self) -> int:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])


@pytest.fixture
def helpers(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Helper]]:
    monkeypatch.setenv("PLATEAU_AUDIO", "null")
    monkeypatch.setenv("PLATEAU_CACHE", str(tmp_path_factory.getbasetemp() / "cache"))
    made: list[Helper] = []
    yield made
    for helper in made:
        helper.process.close()


needs_voice = pytest.mark.skipif(
    not (find_spec("espeakng_loader") and find_spec("miniaudio")), reason="the voice packages are not installed"
)


@needs_voice
def test_a_resting_voice_costs_nothing_and_speaks_at_once(helpers: list[Helper]) -> None:
    helper = Helper(rest_after=0.2)
    helpers.append(helper)
    helper.need("ready")
    for number in (1, 2):
        time.sleep(0.5)
        if sys.platform.startswith("linux"):
            before = helper.ticks()
            time.sleep(1.0)
            assert helper.ticks() - before <= os.sysconf("SC_CLK_TCK") / 200, "half a percent"
        helper.process.send({"do": "earcon", "name": "turn"})
        helper.process.send({"do": "say", "id": number, "text": "Sept.", "lang": "fr", "interrupt": True})
        spoken = helper.need("spoken", id=number)
        begun, over = helper.need("started", id=number)["at"], helper.need("finished", id=number)["at"]
        assert over - begun >= spoken["seconds"] - 0.05
    time.sleep(0.5)
    helper.process.send({"do": "stop"})
    helper.need("silent")
