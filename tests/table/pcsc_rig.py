"""A real card service of the system with a virtual reader, and virtual cards that are laid on it and taken.

Needs Debian's pcscd and vsmartcard-vpcd, pyscard, and the right to start pcscd; tests that use `service` are skipped
where one is missing.
"""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

READER = "Virtual PCD 00 00"
PORT = 35963  # vpcd's own
ATR = bytes.fromhex("3B8F8001804F0CA0000003060300030000000068")  # PC/SC part 3: a storage card, Ultralight


class Card:
    """A Type 2 tag behind a reader that knows GET DATA and READ BINARY; connects to vpcd as a card laid down."""

    def __init__(self, ident: bytes, memory: bytes) -> None:
        self.ident = ident
        self.memory = memory + bytes(160 - len(memory))
        self._socket = socket.create_connection(("127.0.0.1", PORT), timeout=5)
        self._socket.settimeout(None)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _receive(self, n: int) -> bytes:
        out = b""
        while len(out) < n:
            got = self._socket.recv(n - len(out))
            if not got:
                raise OSError
            out += got
        return out

    def _serve(self) -> None:
        try:
            while True:
                (n,) = struct.unpack(">H", self._receive(2))
                data = self._receive(n)
                if n == 1:
                    if data == b"\x04":
                        self._answer(ATR)
                    continue
                self._answer(self._apdu(data))
        except OSError:
            return

    def _answer(self, data: bytes) -> None:
        self._socket.sendall(struct.pack(">H", len(data)) + data)

    def _apdu(self, a: bytes) -> bytes:
        if a[:4] == b"\xff\xca\x00\x00":
            return self.ident + b"\x90\x00"
        if a[:3] == b"\xff\xb0\x00" and 4 <= a[3] < 40:
            at = (a[3] - 4) * 4
            return self.memory[at : at + 16] + b"\x90\x00"
        return b"\x6a\x81"

    def take(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


@pytest.fixture
def service() -> Iterator[None]:
    pytest.importorskip("smartcard", reason="no pyscard")
    pcscd = shutil.which("pcscd") or shutil.which("pcscd", path="/usr/sbin")
    if not pcscd or not Path("/etc/reader.conf.d/vpcd").exists() or not sys.platform.startswith("linux"):
        pytest.skip("no pcscd with vpcd: apt install pcscd vsmartcard-vpcd")
    if os.geteuid() != 0 or Path("/run/pcscd/pcscd.comm").exists():
        pytest.skip("pcscd runs already, or may not be started")
    with socket.socket() as s:
        if s.connect_ex(("127.0.0.1", PORT)) == 0:
            pytest.skip("another virtual reader is there")
    process = subprocess.Popen([pcscd, "--foreground"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + 10
    while True:
        with socket.socket() as s:
            if s.connect_ex(("127.0.0.1", PORT)) == 0:
                break
        if time.monotonic() > end or process.poll() is not None:
            process.kill()
            pytest.skip("pcscd does not start here")
        time.sleep(0.1)
    time.sleep(0.3)
    yield
    process.terminate()
    process.wait(10)
    Path("/run/pcscd/pcscd.comm").unlink(missing_ok=True)
