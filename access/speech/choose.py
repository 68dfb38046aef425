"""Which sinks speak: from `--output` and the players' settings to the sinks of every channel.

Order of `auto`: running screen reader (Prism), system voice (Prism), embedded eSpeak NG, pyttsx3, print. On Linux
the system voice comes after the embedded one: speech-dispatcher needs three seconds to start and list its voices,
answers later to every key, and speaks with eSpeak in the end. Where a search comes first, the next candidate starts
beside it; a search that takes longer than `candidate.HURRY_SECONDS` loses to a voice that is ready, because the first
word must not wait.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO

from .candidate import Candidate
from .chain import Notice, VoiceChain
from .sinks import NullSink, RecordSink, Sink, TextSink
from .utterance import VoiceSettings

OUTPUTS = ("voice", "reader", "both", "text", "record", "null")
"""What `--output` takes. voice: we speak, and print. reader: print only, for the terminal's screen reader. both: we
speak and print, whoever reads the print. text: print only. record: one JSON line an utterance. null: nothing."""

_HERE = __name__.rpartition(".")[0]
EMBEDDED = Candidate("embedded", f"{_HERE}.espeak_helper")
PYTTSX3 = Candidate("pyttsx3", f"{_HERE}.pyttsx3_helper", {}, False)


def _prism(want: str) -> Candidate:
    return Candidate(f"prism {want}", f"{_HERE}.prism_helper", {"want": want}, searches=True)


def candidates(settings: VoiceSettings, private: bool = False) -> list[Candidate]:
    """The voices to try for these settings, best first; packages that are not installed are left out (the
    embedded one stays, so that its absence is told). A channel with a device of its own has only the embedded
    voice: no other can be sent to a chosen device, and private words must not come out of the loudspeaker."""
    if settings.sink == "text" and not private:
        return []
    if settings.device or private:
        return [EMBEDDED]
    system_first = not sys.platform.startswith("linux")
    order = {
        "auto": [_prism("any"), EMBEDDED] if system_first else [_prism("reader"), EMBEDDED, _prism("system")],
        "reader": [_prism("reader"), EMBEDDED],
        "system": [_prism("system"), EMBEDDED],
        "embedded": [EMBEDDED],
        "pyttsx3": [PYTTSX3, EMBEDDED],
    }[settings.sink]
    if settings.sink == "auto" and not system_first and not _orca_runs():
        order.pop(0)
    if PYTTSX3 not in order:
        order.append(PYTTSX3)
    return [candidate for candidate in order if candidate is EMBEDDED or find_spec(candidate.name.split()[0])]


def _orca_runs() -> bool:
    """Whether it is worth asking Prism for a screen reader on Linux; a look at the processes is much cheaper."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = command.read_bytes().split(b"\0")[:3]
        except OSError:
            continue
        if any(word.rpartition(b"/")[2] == b"orca" for word in words):
            return True
    return False


def make_sinks(
    output: str,
    settings: Mapping[str, VoiceSettings] | None = None,
    notice: Notice = lambda code, detail: None,
    *,
    stream: TextIO | None = None,
    wrap: int | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, list[Sink]]:
    """The sinks of every channel in `settings` ("table" is always there), for an Announcer. Returns at once: the
    voices get ready meanwhile, and what is said before is spoken when they are.

    A private channel has a voice on its own device, whoever speaks at the table, and is never printed. Without a
    device in its settings it is opened only under `record` and `null`: no earphone, no private channel. When a voice
    is lost, its sink is no longer `alive`, and a channel without a living sink is closed (`Announcer.has`).

    Where a screen reader is spoken to directly, print would be read a second time by it: with `voice` printing
    then stops until that voice is lost; with `both` it goes on. `reader` with the sink "reader" speaks to it in this
    way, too, instead of printing. Raises ValueError for an unknown output.
    """
    if output not in OUTPUTS:
        raise ValueError(output)
    wanted = {"table": VoiceSettings(), **(settings or {})}
    if output == "null":
        return {channel: [NullSink()] for channel in wanted}
    if output == "record":
        return {channel: [RecordSink(stream, clock=clock, rate=one.rate)] for channel, one in wanted.items()}
    text = TextSink(stream, wrap=wrap)
    made: dict[str, list[Sink]] = {"table": [text]}
    direct = output == "reader" and wanted["table"].sink == "reader"
    if output == "text":
        return made
    for channel, one in wanted.items():
        private = channel != "table"
        if private and not one.device:
            continue
        if output == "reader" and not private:
            voices = [_prism("reader")] if direct else []
        else:
            voices = candidates(one, private)
        if not voices:
            continue
        gate = None
        if not private and output != "both" and voices[0].name in ("prism any", "prism reader"):
            gate = _gate(text)
            text.hold()
        chain = VoiceChain(channel, voices, one, notice, chosen=gate, search=one.sink == "auto")
        made.setdefault(channel, []).append(chain)
    return made


def _gate(text: TextSink) -> Callable[[str | None], None]:
    def chosen(kind: str | None) -> None:
        text.release(printing=not (kind == "reader" and text.terminal))

    return chosen


def list_devices(timeout: float = 3.0) -> list[str]:
    """The names of the sound output devices, as a profile may name them; empty when there are none or they cannot
    be listed. Asked of a helper process, because audio systems may hang; waits at most `timeout` seconds."""
    command = [sys.executable, "-P", "-X", "utf8", "-m", EMBEDDED.module, json.dumps({"list": True})]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=timeout, check=False, env=dict(os.environ)
        )
        told = [json.loads(line) for line in done.stdout.splitlines()]
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return []
    return [name for message in told if message.get("is") == "devices" for name in message["names"]]
