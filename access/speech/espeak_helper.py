"""Helper process of the embedded voice: eSpeak NG into a miniaudio device. See `link` for its messages.

Run as `python -m plateau_parlant.access.speech.espeak_helper`. A process of its own, because the library may end
the process it is in, and because it is under the GPL.
"""

from __future__ import annotations

import array
import json
import sys
from typing import Any

from . import audio, mixer
from .espeak import Espeak, NoPackageError
from .link import Link, Message, serve
from .output import REST_AFTER, Output

_QUIET = 100
"""Samples up to this are silence: eSpeak starts every sentence with 50 ms of it."""
_AHEAD = mixer.RATE * 2 * 120 // 1000
"""Bytes that must be there before a clip is played: a device that starts takes several periods at once, and finding
less would tear the first sound apart. Synthesised within a millisecond."""


class Voice:
    """Puts the library, the mixer and the line together."""

    def __init__(self, link: Link, options: dict[str, Any]) -> None:
        self._link = link
        self._settings = options
        self._mixer = mixer.Mixer(link.tell, self._stir)
        self._output: Output | None = None
        self._wanted = 0
        self._tones: dict[str, array.array[int]] = {}
        link.tell("stage")
        try:
            self._espeak = Espeak()
        except NoPackageError as error:
            link.fail("no_voice_package", str(error))
        except OSError as error:
            link.fail("failed", type(error).__name__)
        link.tell("stage")
        try:
            device = audio.open_device(self._mixer.feed(), options.get("device"), self._device_lost)
        except audio.NoAudioPackageError as error:
            link.fail("no_voice_package", str(error))
        except audio.NoDeviceError as error:
            link.fail("device_missing" if error.named else "no_device", str(error))
        self._device_name = device.name
        self._output = Output(device, self._mixer.quiet_since, self._device_lost, rest_after=self._rest_after())
        link.at_end = self._output.close
        self._use("fr")

    def ready(self) -> None:
        """Tell that a voice speaks."""
        name = f"eSpeak NG {self._espeak.version()}".strip()
        self._link.tell("ready", name=name, kind="embedded", device=self._device_name)

    def early(self, message: Message) -> None:
        """In the reading thread: cut at once, also while a long text is being synthesised."""
        do = message.get("do")
        if do == "say" and message.get("interrupt") is not False:
            self._wanted = int(message.get("id", 0))
        elif do == "stop":
            self._wanted = -1
            self._mixer.cut()
        elif do == "earcon":
            self._earcon(str(message.get("name")))

    def take(self, message: Message) -> None:
        """In the main thread, which alone touches the library."""
        do = message.get("do")
        if do == "say":
            self._say(message)
        elif do == "set":
            self._settings = {**self._settings, **message.get("settings", {})}
            self._tones.clear()
            if self._output:
                self._output.rest(self._rest_after())
        elif do == "ping":
            self._link.tell("pong")
        elif do == "close":
            self._link.end()

    def _stir(self) -> None:
        if self._output:
            self._output.wake()

    def _rest_after(self) -> float | None:
        """`keep_open` is the person's wish; `rest_after` is for tests and measurements."""
        return None if self._settings.get("keep_open") else float(self._settings.get("rest_after", REST_AFTER))

    def _use(self, lang: str) -> None:
        settings = self._settings
        name = (settings.get("voice") or {}).get(lang)
        self._espeak.use(lang, name, settings.get("rate", 175), settings.get("pitch", 50), settings.get("volume", 100))

    def _say(self, message: Message) -> None:
        number = int(message["id"])
        interrupt = message.get("interrupt") is not False
        if interrupt and self._wanted != number:  # something newer, or a stop, is already here
            self._link.tell("spoken", id=number, seconds=0.0)
            self._link.tell("finished", id=number)
            return
        self._use(str(message.get("lang", "fr")))
        clip = mixer.Clip(number)
        playing = False

        def sound(samples: bytes) -> bool:
            nonlocal playing
            if interrupt and self._wanted != number:
                return False
            if not clip.data:
                samples = samples[_leading(samples) :]
            clip.data += samples
            if len(clip.data) >= _AHEAD and not playing:
                playing = True
                self._mixer.play(clip, interrupt)
            return True

        self._espeak.speak(str(message["text"]), sound)
        if clip.data:
            del clip.data[_ending(clip.data) :]
        clip.complete = True
        if not playing:
            self._mixer.play(clip, interrupt)
        self._link.tell("spoken", id=number, seconds=round(len(clip.data) / 2 / mixer.RATE, 3))

    def _earcon(self, name: str) -> None:
        volume = int(self._settings.get("earcon_volume", 60))
        if name not in mixer.TONES or not volume or self._settings.get("earcons") is False:
            return
        if name not in self._tones:
            self._tones[name] = mixer.tone(name, volume)
        self._mixer.earcon(self._tones[name])

    def _device_lost(self) -> None:
        self._link.tell("error", code="failed", detail="device")


def _leading(samples: bytes) -> int:
    """Bytes of silence at the beginning."""
    for place, sample in enumerate(array.array("h", samples)):
        if not -_QUIET <= sample <= _QUIET:
            return place * 2
    return len(samples)


def _ending(samples: bytearray) -> int:
    """Bytes without the silence at the end."""
    values = array.array("h", bytes(samples[: len(samples) // 2 * 2]))
    place = len(values)
    while place and -_QUIET <= values[place - 1] <= _QUIET:
        place -= 1
    return place * 2


def main(link: Link) -> None:
    """Serve until the program closes the line or is gone."""
    options = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
    if options.get("list"):
        try:
            link.tell("devices", names=audio.devices())
        except audio.NoAudioPackageError as error:
            link.fail("no_voice_package", str(error))
        link.end()
    voice = Voice(link, options)
    link.early = voice.early
    link.open()
    voice.ready()
    while True:
        message = link.get()
        if message is not None:
            voice.take(message)


if __name__ == "__main__":
    serve(main)
