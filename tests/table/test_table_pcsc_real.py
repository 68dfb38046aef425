"""The card reader source on the system's real card service: a virtual reader, a virtual card (see `pcsc_rig`)."""

from __future__ import annotations

import time

import pytest
from pcsc_rig import READER, Card, service

from plateau_parlant.access.table import ndef, pcsc
from plateau_parlant.access.table.events import TableEvent, TagEvent

__all__ = ["service"]

pytestmark = pytest.mark.slow


def test_a_card_on_a_real_card_service(service: None) -> None:
    got: list[TableEvent] = []
    source = pcsc.PcscSource(got.append, zones={READER: "HAND"}, look_every=0.05, retry_every=0.2)

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
