"""The host's handle on an emulated board: starts emulated_board.py behind a pseudo-terminal and moves its tags."""

from __future__ import annotations

import os
import random
import secrets
import select
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import plateau_parlant.firmware

HERE = Path(__file__).resolve().parent
FIRMWARE = Path(plateau_parlant.firmware.__file__).resolve().parent


def micropython() -> str | None:
    """The MicroPython unix port of this environment, if it is there."""
    return shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")


def wait_for(condition: Callable[[], object], seconds: float = 5.0) -> bool:
    """True as soon as `condition` holds, False after so many seconds."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


def free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class EmulatedBoard:
    """`port` is the serial port it sits on. `interpreter`: "micropython" or "python"."""

    def __init__(
        self,
        interpreter: str = "python",
        *,
        radio: bool = False,
        wait_ms: int = 1,
        device: str = "table",
        version: str = plateau_parlant.firmware.VERSION,
        plug: bool = True,
    ) -> None:
        found = micropython() if interpreter == "micropython" else sys.executable
        assert found, "no MicroPython here"
        self._command = [found, *(["-X", "heapsize=192k"] if interpreter == "micropython" else [])]
        self._radio, self._wait, self._device, self._version = radio, wait_ms, device, version
        self._hand = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._hand.settimeout(2)
        self.process: subprocess.Popen[bytes] | None = None
        self.master = -1
        self.port = ""
        if plug:
            self.plug()

    def plug(self) -> None:
        """Power and cable: a fresh pseudo-terminal (another name than before), a fresh boot."""
        import tty

        old = self.master
        self.master, slave = os.openpty()
        if old >= 0:
            os.close(old)
        tty.setraw(slave)
        self.port = os.ttyname(slave)
        self._slave = slave  # held open: on a real system the device does not hang up when the host closes it
        self.power()

    def power(self) -> None:
        """Start the board's program behind the present port."""
        for _ in range(3):
            if self._start():
                return
            self.power_off()  # somebody else took the UDP port in between
        raise AssertionError("the board does not start")

    def _start(self) -> bool:
        self._udp = free_port()
        self.process = subprocess.Popen(
            [
                *self._command,
                str(HERE / "emulated_board.py"),
                str(FIRMWARE.parent),
                str(self._udp),
                secrets.token_hex(4),
                str(self._wait),
                "radio" if self._radio else "fast",
                self._device,
                self._version,
            ],
            stdin=self.master,
            stdout=self.master,
            stderr=subprocess.DEVNULL,
        )
        # the program is up when its socket answers
        process = self.process
        answered = wait_for(lambda: process.poll() is not None or self.say("sound", answer=True) is not None, 15)
        return answered and process.poll() is None

    def power_off(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def unplug(self) -> None:
        """Pull the cable: the port vanishes under whoever has it open."""
        self.power_off()
        os.close(self._slave)
        os.close(self.master)
        self.master = -1

    def close(self) -> None:
        if self.master >= 0:
            self.unplug()
        self._hand.close()

    def say(self, words: str, answer: bool = False) -> str | None:
        self._hand.sendto(words.encode(), ("127.0.0.1", self._udp))
        if not answer:
            return None
        self._hand.settimeout(0.2)
        try:
            return self._hand.recv(4096).decode()
        except OSError:
            time.sleep(0.02)
            return None

    def put(self, reader: str, tag: str, ndef: bytes = b"") -> None:
        self.say(f"put {reader} {tag} {ndef.hex()}".strip())

    def take(self, reader: str, tag: str) -> None:
        self.say(f"take {reader} {tag}")

    def press(self, button: str = "green") -> None:
        self.say(f"press {button}")

    def event(self, words: str) -> None:
        self.say(f"event {words}")

    def __enter__(self) -> EmulatedBoard:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class LossyLine:
    """A second pseudo-terminal in front of a board's that loses, changes and adds bytes."""

    def __init__(self, board: EmulatedBoard, rate: float, seed: int) -> None:
        import tty

        self.random = random.Random(seed)
        self.rate = rate
        self.hits = 0
        self.host_side, slave = os.openpty()
        tty.setraw(slave)
        self.port = os.ttyname(slave)
        self._slave = slave
        self._board = board
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        ends = {self.host_side: self._board._slave, self._board._slave: self.host_side}
        while not self._stop.is_set():
            for f in select.select(list(ends), [], [], 0.05)[0]:
                try:
                    data = os.read(f, 4096)
                    os.write(ends[f], self._spoil(data))
                except OSError:
                    return

    def _spoil(self, data: bytes) -> bytes:
        out = bytearray()
        for b in data:
            if self.random.random() >= self.rate:
                out.append(b)
                continue
            self.hits += 1
            how = self.random.random()
            if how < 0.4:
                out.append(b ^ (1 << self.random.randrange(8)))
            elif how >= 0.8:
                out += bytes((self.random.randrange(256), b))
        return bytes(out)

    def close(self) -> None:
        self._stop.set()
        self._thread.join(2)
        os.close(self._slave)
        os.close(self.host_side)
