"""The card reader source on the system's real card service, with a virtual reader and a virtual card.

Needs Debian's pcscd and vsmartcard-vpcd, pyscard, and the right to start pcscd; skipped where one is missing.
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

from plateau_parlant.access.table import ndef, pcsc
from plateau_parlant.access.table.events import TableEvent, TagEvent

pytestmark = pytest.mark.slow

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


def test_a_card_on_a_real_card_service(service: None) -> None:
    got: list[TableEvent] = []
    source = pcsc.PcscSource(got.append, zones={"Virtual PCD 00 00": "HAND"}, look_every=0.05, retry_every=0.2)

    def tags() -> list[TagEvent]:
        return [e for e in got if isinstance(e, TagEvent)]

    def wait(n: int) -> None:
        end = time.monotonic() + 10
        while len(tags()) < n and time.monotonic() < end:
            time.sleep(0.02)
        assert len(tags()) == n, got

    try:
        m = ndef.text_message("sept rouge")
        card = Card(bytes.fromhex("04A3C6CAE26180"), b"\x03" + bytes((len(m),)) + m + b"\xfe")
        wait(1)
        assert (tags()[0].zone, tags()[0].change, tags()[0].tag) == ("HAND", "on", "04A3C6CAE26180")
        assert tags()[0].text == "sept rouge"
        time.sleep(0.5)
        assert len(tags()) == 1  # a resting card is one
        card.take()
        wait(2)
        assert (tags()[1].change, tags()[1].tag) == ("off", "04A3C6CAE26180")
        for _ in range(3):
            # the virtual reader drops a card that comes while it still ejects the last one
            time.sleep(0.5)
            other = Card(bytes.fromhex("DEADBEEF"), b"")
            end = time.monotonic() + 4
            while len(tags()) < 3 and time.monotonic() < end:
                time.sleep(0.02)
            if len(tags()) == 3:
                break
            other.take()
        wait(3)
        assert (tags()[2].tag, tags()[2].text) == ("DEADBEEF", None)
        other.take()
        wait(4)
    finally:
        source.close()
