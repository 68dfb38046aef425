"""How fast the voices start and stop, and what they cost at rest. Run: `python benchmarks/speech.py`.

For each sink that can run here, from the call to the first sound and from the stop to silence, median and 95th
percentile: with a null device (the time at which the device is handed the first sample, or silence), and on the
monitor of a PulseAudio null sink where there is a server (what is truly audible). The embedded voice twice: with a
device that still runs, and with one that rests. Then the processor time and memory of an idle voice. Targets: 25 ms to
the first sound and 20 ms to silence, median, for the embedded voice; idle processor time under 1 %; all processes
together under 120 MB.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from plateau_parlant.access.speech import VoiceSettings, choose
from plateau_parlant.access.speech.chain import VoiceChain
from plateau_parlant.access.speech.output import REST_AFTER
from plateau_parlant.access.speech.process import HelperProcess

sys.path.insert(0, str(Path(__file__).parent))
from speech_monitor import Ear, PulseServer, have_pulse

TEXT = "Carte posée, sept bleu sur l'armée deux."


def figures(name: str, milliseconds: Sequence[float]) -> str:
    if not milliseconds:
        return f"{name} none"
    ordered = sorted(milliseconds)
    high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{name} median {statistics.median(ordered):.1f} ms, p95 {high:.1f} ms"


RESTING = 0.3
"""Seconds of silence after which the device rests where that is measured."""


def null_device(rounds: int, rests: bool = False) -> str:
    """The embedded voice's helper, asked directly: when its device is handed the first sample, and silence."""
    os.environ["PLATEAU_AUDIO"] = "null"
    told: list[dict[str, Any]] = []
    wake = threading.Condition()

    def heard(_: HelperProcess, message: dict[str, Any]) -> None:
        with wake:
            told.append(message)
            wake.notify_all()

    def need(kind: str) -> float:
        with wake:
            if not wake.wait_for(lambda: any(message["is"] == kind for message in told), 10):
                raise RuntimeError(f"no {kind}: {told}")
            found = next(message for message in told if message["is"] == kind)
            told.clear()
            return float(found.get("at", 0.0))

    began = time.monotonic()
    options = {"rest_after": RESTING} if rests else {}
    helper = HelperProcess(choose.EMBEDDED.module, options, heard, lambda _: None)
    need("ready")
    ready = (time.monotonic() - began) * 1000
    starts, stops = [], []
    for number in range(rounds):
        time.sleep(0.1 + random.random() * 0.05 + (2 * RESTING if rests else 0))
        asked = time.monotonic()
        helper.send({"do": "say", "id": number, "text": TEXT, "lang": "fr", "interrupt": True})
        starts.append((need("started") - asked) * 1000)
        time.sleep(0.2 + random.random() * 0.05)
        told.clear()
        asked = time.monotonic()
        helper.send({"do": "stop"})
        stops.append((need("silent") - asked) * 1000)
    helper.close()
    del os.environ["PLATEAU_AUDIO"]
    device = "null device that rests" if rests else "null device"
    return (
        f"embedded, {device}: {figures('to the first sample', starts)}; {figures('to silence', stops)}; "
        f"ready {ready:.0f} ms after its start"
    )


def audible(rounds: int, only: str | None) -> list[str]:
    """Each voice in turn on a null sink's monitor."""
    lines = []
    server = PulseServer(["table"])
    os.environ.update({name: value for name, value in server.environment.items() if name.startswith(("PULSE", "ALSA"))})
    ear = Ear(server, "table")
    try:
        for sink, rests in (("embedded", False), ("embedded", True), ("system", False), ("pyttsx3", False)):
            if only and sink != only:
                continue
            settings = VoiceSettings(sink=sink)  # type: ignore[arg-type]
            first = choose.candidates(settings)[0]
            if rests:
                first = msgspec.structs.replace(first, options={**first.options, "rest_after": RESTING})
            problems: list[str] = []
            chain = VoiceChain(
                "table", [first], settings, lambda code, detail, told=problems: told.append(code), search=False
            )
            if not chain.wait_ready(12):
                lines.append(f"{sink}: cannot run here ({', '.join(problems) or 'not ready'})")
                chain.close()
                continue
            starts, stops = _measure(chain, ear, rounds if first.interruptible else min(rounds, 8))
            named = f"{sink}, from rest" if rests else sink
            lines.append(f"{named}, audible: {figures('to sound', starts)}; {figures('to silence', stops)}")
            if problems:
                lines.append(f"{sink}: {', '.join(problems)}")
            chain.close()
            time.sleep(0.5)
    finally:
        ear.close()
        server.close()
    return lines


def _measure(chain: VoiceChain, ear: Ear, rounds: int) -> tuple[list[float], list[float]]:
    starts, stops = [], []
    for number in range(rounds + 1):
        time.sleep(0.6 + random.random() * 0.1)
        ear.clear()
        asked = time.monotonic()
        chain.say(TEXT, "fr", True, "answer")
        onset = ear.onset()
        if onset is None:
            continue
        time.sleep(0.3 + random.random() * 0.05)
        stopped = time.monotonic()
        chain.stop()
        time.sleep(0.6)
        last = ear.last()
        if number:  # the first warms up
            starts.append((onset - asked) * 1000)
            stops.append(((last or stopped) - stopped) * 1000)
    return starts, stops


def first_word() -> str:
    """From the start of a Python program to the first sample of its first word."""
    code = (
        "import time, sys; began = time.monotonic()\n"
        "from plateau_parlant.access.speech import Announcer, Utterance, make_sinks, chain\n"
        "heard = chain.VoiceChain._heard\n"
        "def watch(self, process, message):\n"
        "    if message['is'] == 'started': print(message['at'], flush=True)\n"
        "    heard(self, process, message)\n"
        "chain.VoiceChain._heard = watch\n"
        "a = Announcer(make_sinks('voice', stream=sys.stderr)); a.announce(Utterance('Bonjour.', 'fr', 'event'))\n"
        "a.drain(5); a.close()"
    )
    times = []
    for _ in range(8):
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "PLATEAU_AUDIO": "null"}
        )
        times += [(float(line) - began) * 1000 for line in done.stdout.splitlines()[:1]]
    return figures("auto, from the start of Python to the first sample of the first word:", times)


def at_rest(seconds: float, keep_open: bool = False) -> str:
    """Processor time and memory (PSS) of a waiting program with its voice; Linux only."""
    os.environ["PLATEAU_AUDIO"] = "null"
    settings = VoiceSettings(keep_open=keep_open)
    chain = VoiceChain("table", [choose.EMBEDDED], settings, lambda code, detail: None)
    chain.wait_ready(10)
    time.sleep(1 if keep_open else REST_AFTER + 1)
    pids = [os.getpid(), chain.pid or 0]
    try:
        before = [_ticks(pid) for pid in pids]
        time.sleep(seconds)
        used = sum(_ticks(pid) - start for pid, start in zip(pids, before, strict=True))
        memory = [_pss(pid) for pid in pids]
    except OSError:
        return "at rest: cannot be measured here"
    finally:
        chain.close()
        del os.environ["PLATEAU_AUDIO"]
    percent = used / os.sysconf("SC_CLK_TCK") / seconds * 100
    what = "silent, device kept open" if keep_open else "at rest"
    return (
        f"{what}: {percent:.2f} % of one processor over {seconds:.0f} s; PSS program {memory[0]:.0f} MB, "
        f"voice {memory[1]:.0f} MB"
    )


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def _pss(pid: int) -> float:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--sink", choices=["embedded", "system", "pyttsx3"])
    options = parser.parse_args()
    parts: list[Callable[[], object]] = [
        lambda: null_device(options.rounds),
        lambda: null_device(options.rounds, rests=True),
        first_word,
        lambda: at_rest(10.0),
        lambda: at_rest(10.0, keep_open=True),
    ]
    for part in parts:
        print(part(), flush=True)
    if have_pulse():
        for line in audible(options.rounds, options.sink):
            print(line, flush=True)
    else:
        print("no PulseAudio server can be started here: what is audible was not measured")


if __name__ == "__main__":
    main()
