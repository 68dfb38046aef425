"""Turns of the dragon game with a contactless card reader: the system's own card service, virtual cards."""

import sys
import time
from pathlib import Path

import msgspec
import pytest

if sys.platform == "win32":
    pytest.skip("needs pcscd", allow_module_level=True)

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "table"))

from pcsc_rig import Card, service
from table_rig import TableRig

from plateau_parlant.access.table import layout, pcsc
from plateau_parlant.access.table.events import TableEvent, TagEvent
from plateau_parlant.engines.core import Ask

__all__ = ["service"]

pytestmark = pytest.mark.slow


class CardReader:
    """Cards laid on the virtual reader and taken; what the service tells goes to the rig at the rig's time."""

    def __init__(self, rig: TableRig) -> None:
        self.rig = rig
        self.got: list[TagEvent] = []
        rig.mode._always = frozenset()

        def sink(event: TableEvent) -> None:
            if isinstance(event, TagEvent):
                event = msgspec.structs.replace(event, ms=rig.inputs.ms())
            rig.inputs.push(event)
            if isinstance(event, TagEvent):
                self.got.append(event)

        self.source = pcsc.PcscSource(sink, zone=layout.CARD_READER, look_every=0.05, retry_every=0.2)
        rig.inputs.add(self.source)

    def _wait(self, change: str, tag: str, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not any((one.change, one.tag) == (change, tag) for one in self.got):
            if time.monotonic() > end:
                return False
            time.sleep(0.01)
        return True

    def scan(self, component: str) -> list[str]:
        """Lays the card on the reader and takes it away; what was said."""
        tag = self.rig.tag(component)
        for _ in range(4):
            # the virtual reader drops a card that comes while it still ejects the last one
            self.got.clear()
            card = Card(bytes.fromhex(tag), b"")
            if self._wait("on", tag, 2.0):
                break
            card.take()
            time.sleep(0.3)
        else:
            raise AssertionError(f"the service does not see {component}")
        self.rig.out.clear()
        self.rig.wait(1.5)
        card.take()
        assert self._wait("off", tag, 4.0)
        self.rig.wait(2)
        time.sleep(0.2)
        return self.rig.out.texts()


def test_turns_of_the_dragon_game_with_a_card_reader(service: None) -> None:
    rig = TableRig()
    reader = CardReader(rig)
    try:
        for card, army in (("r5", "un"), ("b9", "deux"), ("v3", "trois"), ("j11", "quatre")):
            said = reader.scan(card)
            assert said, (card, army)
        assert rig.session.state.piles[:4] == (("r5",), ("b9",), ("v3",), ("j11",))
        for card in ("b6", "v1", "j12"):
            assert any("Pioche" in line for line in reader.scan(card)), rig.out.texts()
        assert rig.session.state.hands[0] == ("b6", "v1", "j12")
        assert reader.scan("b6") == ["6 bleu, jouable."], "a card of the hand is told, and becomes the current item"
        rig.out.clear()
        while rig.session.state.placed == 0:  # the card has several places: the list asks
            rig.press("d")
        assert "b6" not in rig.session.state.hands[0]
        assert reader.scan("v12") == ["12 vert. Cette carte n'est pas connue dans votre main."]
        rig.press("F")
        asked = rig.session.waiting()
        assert isinstance(asked, Ask) and asked.kind == "draw"
        said = reader.scan("r7")
        assert any("7 rouge" in line for line in said), said
        assert "r7" in rig.session.state.hands[0]
        assert reader.scan("r7")[0].startswith("7 rouge")
    finally:
        rig.mode.close()


def test_a_card_left_on_the_reader_answers_once(service: None) -> None:
    rig = TableRig()
    reader = CardReader(rig)
    try:
        card = Card(bytes.fromhex(rig.tag("r5")), b"")
        assert reader._wait("on", rig.tag("r5"), 4.0)
        rig.wait(30)
        assert rig.session.state.piles[0] == ("r5",)
        assert rig.session.state.piles[1] == (), "it tells one army only"
        card.take()
        assert reader._wait("off", rig.tag("r5"), 4.0)
    finally:
        rig.mode.close()
