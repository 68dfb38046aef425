"""A private PulseAudio server with null sinks, and ears on their monitors: what is really audible, and when.

Used by `benchmarks/speech.py` and the tests marked `pulse`. Nothing of the user's own sound is touched.
"""

from __future__ import annotations

import array
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path

RATE = 48000
LOUD = 60
"""Samples up to this are silence."""


def have_pulse() -> bool:
    """Whether a server can be started here."""
    return all(shutil.which(program) for program in ("pulseaudio", "pactl", "parec"))


def end_daemons(folder: str) -> None:
    """End the speech servers that were started with a socket below `folder`: they would outlive the test."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if folder.encode() in command.read_bytes() and int(command.parent.name) != os.getpid():
                os.kill(int(command.parent.name), signal.SIGKILL)  # without a sound device they hear nothing else
        except OSError:
            continue


class PulseServer:
    """A server of our own with one null sink a name; `environment` makes a program use it."""

    def __init__(self, sinks: Sequence[str]) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="pulse-"))
        socket = self._folder / "native"
        # Programs that only know ALSA (aplay, which pyttsx3 calls) are led here too.
        alsa = self._folder / "alsa.conf"
        alsa.write_text("pcm.!default { type pulse }\nctl.!default { type pulse }\n")
        self.environment = {
            **os.environ,
            "PULSE_SERVER": f"unix:{socket}",
            "PULSE_RUNTIME_PATH": str(self._folder),
            "PULSE_STATE_PATH": str(self._folder),
            "ALSA_CONFIG_PATH": f"/usr/share/alsa/alsa.conf:{alsa}",
            "XDG_CONFIG_HOME": str(self._folder),
        }
        command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"]
        for name in sinks:
            command += ["-L", f"module-null-sink sink_name={name} sink_properties=device.description={name}"]
        command += ["-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment
        )
        for _ in range(100):
            if socket.exists() and self._sinks() >= len(sinks):
                return
            time.sleep(0.1)
        self.close()
        raise RuntimeError("the PulseAudio server did not start")

    def _sinks(self) -> int:
        listed = subprocess.run(
            ["pactl", "list", "short", "sinks"], capture_output=True, env=self.environment, check=False
        )
        return len(listed.stdout.splitlines())

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(3)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


class Ear:
    """Listens to a null sink's monitor and keeps the times (time.monotonic) of what is loud."""

    def __init__(self, server: PulseServer, sink: str) -> None:
        self._process = subprocess.Popen(
            ["parec", "-d", f"{sink}.monitor", "--format=s16le", "--channels=1", f"--rate={RATE}", "--latency-msec=5",
             "--raw"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, env=server.environment,
        )  # fmt: skip
        self._loud: list[tuple[float, float]] = []
        self.chunks = 0
        self._wake = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        with self._wake:
            if not self._wake.wait_for(lambda: self.chunks > 3, 10):
                raise RuntimeError("the monitor gives no samples")

    def _listen(self) -> None:
        assert self._process.stdout
        while data := os.read(self._process.stdout.fileno(), 65536):
            now = time.monotonic()
            samples = array.array("h", data[: len(data) // 2 * 2])
            places = [place for place, sample in enumerate(samples) if not -LOUD <= sample <= LOUD]
            with self._wake:
                self.chunks += 1
                if places:
                    count = len(samples)
                    self._loud.append((now - (count - places[0]) / RATE, now - (count - places[-1]) / RATE))
                self._wake.notify_all()

    def clear(self) -> None:
        with self._wake:
            self._loud.clear()

    def onset(self, timeout: float = 5.0) -> float | None:
        """When the first sound since `clear` was heard; waits for it."""
        with self._wake:
            self._wake.wait_for(lambda: self._loud, timeout)
            return self._loud[0][0] if self._loud else None

    def last(self) -> float | None:
        """When the last sound so far was heard."""
        with self._wake:
            return self._loud[-1][1] if self._loud else None

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
