"""From the command to the first spoken word, and what a waiting game costs. Run: `python benchmarks/startup.py`.

`plateau solo` is started in a pseudo-terminal with a home of its own and a sound device that plays into nothing, as
often as asked; the first start warms the machine and does not count. Measured: the first printed line, the moment
the voice's device is handed the first sample of the first word, then processor time and memory (PSS) of all
processes while nobody presses a key. Linux only. Targets: 700 ms to the first word, 1 % of a processor, 120 MB.
"""

from __future__ import annotations

import argparse
import os
import pty
import select
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WORD_MS, CPU_PERCENT, PSS_MB = 700, 1.0, 120

# Runs the command with an ear at the voice's helper: its first "started" is written with the time of the event.
LISTENER = """
import sys, time
from plateau_parlant.access.speech import process
begin = process.HelperProcess.__init__
def listening(self, module, options, heard, gone):
    def ear(helper, message):
        if message.get("is") == "started" and not told:
            told.append(message)
            with open(sys.argv[1], "w") as file:
                file.write(str(message.get("at") or time.monotonic()))
        heard(helper, message)
    begin(self, module, options, ear, gone)
told = []
process.HelperProcess.__init__ = listening
from plateau_parlant.access.cli import main
sys.exit(main(sys.argv[2:]))
"""


class Started:
    """One start of `plateau solo`, left waiting for a key."""

    def __init__(self, home: Path, output: str) -> None:
        self.word = home / "first-word"
        self.word.unlink(missing_ok=True)
        environment = {**os.environ, "HOME": str(home), "PLATEAU_AUDIO": "null"}
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "ACCESSIBLE"):
            environment.pop(name, None)
        self.master, inner = pty.openpty()
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-c", LISTENER, str(self.word), "solo", "--seed", "7", "--output", output],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)

    def line(self) -> float:
        """Milliseconds to the first printed line."""
        if not select.select([self.master], [], [], 30)[0]:
            raise RuntimeError("nothing was printed")
        return (time.monotonic() - self.began) * 1000

    def spoken(self) -> float | None:
        """Milliseconds to the first sample of the first word; None without an embedded voice."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            if self.word.exists() and (text := self.word.read_text()):
                return (float(text) - self.began) * 1000
            if select.select([self.master], [], [], 0.01)[0]:
                os.read(self.master, 65536)
        return None

    def processes(self) -> list[int]:
        """This process and all its descendants."""
        parents: dict[int, int] = {}
        for entry in Path("/proc").glob("[0-9]*/stat"):
            try:
                parents[int(entry.parent.name)] = int(entry.read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
        found = [self.process.pid]
        for one in found:
            found += [child for child, parent in parents.items() if parent == one]
        return found

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(10)
        os.close(self.master)


def ticks(processes: list[int]) -> int:
    """Processor time of the processes, in clock ticks."""
    total = 0
    for one in processes:
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total


def pss(processes: list[int]) -> float:
    """Their memory in MB, what is shared counted once."""
    total = 0
    for one in processes:
        for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


def told(what: str, value: float | None, unit: str, target: float) -> str:
    if value is None:
        return f"{what}: not measured, no embedded voice here"
    return f"{what}: {value:.4g} {unit} (target {target:g} {unit}, {'kept' if value <= target else 'MISSED'})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long the waiting game is watched")
    parser.add_argument("--output", default="voice", choices=("voice", "both", "text"))
    chosen = parser.parse_args()
    if not sys.platform.startswith("linux"):
        print("This benchmark reads /proc: Linux only.")
        return 1
    with tempfile.TemporaryDirectory(prefix="plateau-startup-") as folder:
        lines, words = [], []
        for number in range(chosen.starts + 1):
            started = Started(Path(folder), chosen.output)
            line, word = started.line(), started.spoken() if chosen.output != "text" else None
            started.end()
            if number:
                lines.append(line)
                if word is not None:
                    words.append(word)
        print(f"first printed line: median {statistics.median(lines):.0f} ms, worst {max(lines):.0f} ms")
        if words:
            print(f"first spoken word: worst {max(words):.0f} ms of {len(words)} starts")
        print(told("first spoken word, median", statistics.median(words) if words else None, "ms", WORD_MS))
        started = Started(Path(folder), chosen.output)
        started.line()
        end = time.monotonic() + 25  # the welcome is spoken to its end
        while time.monotonic() < end:
            if select.select([started.master], [], [], 0.5)[0]:
                os.read(started.master, 65536)
        running = started.processes()
        before, began = ticks(running), time.monotonic()
        time.sleep(chosen.seconds)
        used = (ticks(running) - before) / os.sysconf("SC_CLK_TCK") / (time.monotonic() - began) * 100
        print(told("processor while waiting", used, "%", CPU_PERCENT))
        print(told(f"memory of {len(running)} processes", pss(running), "MB", PSS_MB))
        started.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
