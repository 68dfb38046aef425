"""The mixer of speech and earcons, pulled by hand instead of by an audio device."""

from __future__ import annotations

import array
import itertools
from typing import Any

import pytest

from plateau_parlant.access.speech import mixer


def loud(samples: bytes) -> int:
    return max((abs(value) for value in array.array("h", samples)), default=0)


class Device:
    """Pulls from a mixer like an audio device."""

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.mixer = mixer.Mixer(lambda kind, **parts: self.told.append((kind, parts)))
        self.feed = self.mixer.feed()
        next(self.feed)

    def pull(self, frames: int = 441) -> bytes:
        return self.feed.send(frames)

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.told]


def constant(value: int, frames: int) -> bytes:
    return array.array("h", [value] * frames).tobytes()


def test_mixer_plays_a_growing_clip_and_tells_when_it_is_over() -> None:
    device = Device()
    assert device.pull() == b""
    clip = mixer.Clip(7, constant(1000, 441))
    device.mixer.play(clip, True)
    assert device.pull() == constant(1000, 441) and device.kinds() == ["started"]
    assert device.pull() == b"", "not complete: it waits for more"
    clip.data += constant(500, 100)
    clip.complete = True
    assert device.pull() == constant(500, 100) + constant(0, 341)
    for _ in range(5):
        assert loud(device.pull()) == 0
    assert device.kinds() == ["started", "finished"] and device.told[1][1]["id"] == 7


def test_mixer_cut_fades_within_five_milliseconds() -> None:
    device = Device()
    device.mixer.play(mixer.Clip(1, constant(10000, 4410), True), True)
    device.pull()
    device.mixer.cut()
    values = array.array("h", device.pull())
    assert device.kinds() == ["started", "silent"]
    assert values[0] > 9000 and len(values) <= 110 and values[-1] < 200, "no click"
    assert all(first >= second for first, second in itertools.pairwise(values))
    assert device.pull() == b""


def test_mixer_replaces_with_a_fade_and_queues_without_interrupt() -> None:
    device = Device()
    device.mixer.play(mixer.Clip(1, constant(10000, 4410), True), True)
    device.pull()
    device.mixer.play(mixer.Clip(2, constant(300, 441), True), True)
    device.mixer.play(mixer.Clip(3, constant(400, 441), True), False)
    values = array.array("h", device.pull())
    assert values[0] > 10000 and values[200] == 300
    for _ in range(12):
        device.pull()
    assert [(kind, parts.get("id")) for kind, parts in device.told] == [
        ("started", 1), ("started", 2), ("finished", 2), ("started", 3), ("finished", 3),
    ]  # fmt: skip


def test_earcon_is_mixed_over_lower_speech_and_never_overflows() -> None:
    device = Device()
    device.mixer.play(mixer.Clip(1, constant(32767, 44100), True), True)
    device.mixer.earcon(mixer.tone("turn", 100))
    mixed = array.array("h", device.pull(2000))
    assert mixed[0] == 32767 * 6 // 10 and max(mixed) <= 32767
    device.pull(2000)
    assert loud(device.pull()) == 32767, "speech is back at its own level"


@pytest.mark.parametrize("name", sorted(mixer.TONES))
def test_earcons_are_short_and_begin_and_end_softly(name: str) -> None:
    samples = mixer.tone(name, 100)
    assert 0.04 <= len(samples) / mixer.RATE <= 0.25
    assert all(40 <= milliseconds <= 80 for _, milliseconds in mixer.TONES[name])
    assert abs(samples[0]) < 100 and abs(samples[-1]) < 600
    assert loud(mixer.tone(name, 0).tobytes()) == 0
