"""Readers while a line is being typed: nothing is said over the typing, and all of it comes right after the line."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from table_rig import TableRig

from plateau_parlant.access import app
from plateau_parlant.access.keyboard import reader as keyboard
from plateau_parlant.access.table.events import ButtonEvent
from plateau_parlant.access.table.layout import Layout


class Typist:
    """Stands in for the keyboard: presses ":", types a line while `meanwhile` happens, then the input ends."""

    line = ""
    meanwhile: Callable[[], None] = staticmethod(lambda: None)
    lines = 1

    def __init__(self) -> None:
        self.ended = False

    async def keys(self) -> AsyncIterator[str]:
        if self.lines:
            yield ":"
        self.ended = True

    def put_back(self, keys: list[str]) -> None:
        assert not keys

    async def read_line(self, line_of: object = None) -> str:
        type(self).lines -= 1
        for _ in range(5):
            await asyncio.sleep(0)
        type(self).meanwhile()
        for _ in range(5):
            await asyncio.sleep(0)  # what woke the loop has its chance
        return self.line


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> type[Typist]:
    made = type("OneTypist", (Typist,), {})
    monkeypatch.setattr(keyboard, "KeyReader", made)
    return made  # type: ignore[return-value]


def rig_with_hand() -> TableRig:
    rig = TableRig()
    rig.inputs._wake = rig.mode.wake
    rig.deal_solo()
    rig.out.clear()
    return rig


def run(rig: TableRig, typist: type[Typist], line: str, meanwhile: Callable[[], None]) -> list[str]:
    """What was said before the line ended; after that, `rig.out` has the rest."""
    before: list[str] = []

    def happens() -> None:
        rig.out.clear()
        meanwhile()

    async def served() -> None:
        await app.by_keys(rig.desk)

    typist.line, typist.lines = line, 1

    def noted() -> None:
        happens()
        before.extend(rig.out.texts())
        tones = [one.earcon for one in rig.out.said if one.earcon]
        assert tones in ([], ["read"]), "a tone alone, once"

    typist.meanwhile = staticmethod(noted)
    asyncio.run(served())
    rig.desk.later = rig.desk.soon = None  # they belonged to the loop that has ended
    return before


def test_a_card_held_while_a_line_is_typed_is_whispered_right_after_it(typist: type[Typist]) -> None:
    rig = rig_with_hand()

    def hold() -> None:
        rig.reader.put("hand", rig.tag("r7"))
        rig.clock.now += 5
        rig.mode.pump()  # a timer that rings meanwhile
        rig.reader.take("hand", rig.tag("r7"))
        rig.clock.now += 5
        rig.mode.pump()

    said = run(rig, typist, "score", hold)
    assert said == [], "nothing over the typing"
    texts = rig.out.texts()
    line = next(n for n, text in enumerate(texts) if text.startswith("Il reste") or "carte" in text)
    card = next(n for n, text in enumerate(texts) if text == "7 rouge, jouable.")
    assert line < card, texts
    assert texts.count("7 rouge, jouable.") == 1


def test_a_card_laid_while_a_line_is_typed_is_played_after_it(typist: type[Typist]) -> None:
    rig = rig_with_hand()
    said = run(rig, typist, "tour", lambda: rig.reader.put("II", rig.tag("b6")))
    assert said == []
    assert rig.session.state.piles[1] == ("b9",), "the zones have to be quiet first"
    rig.wait(2)
    assert rig.session.state.piles[1] == ("b9", "b6")


def test_a_line_that_plays_what_was_laid_meanwhile_is_no_second_move(typist: type[Typist]) -> None:
    rig = rig_with_hand()
    run(rig, typist, "place b6 II", lambda: rig.reader.put("II", rig.tag("b6")))
    rig.out.clear()
    rig.wait(5)
    assert rig.session.state.piles[1] == ("b9", "b6")
    assert rig.out.texts() == []


def test_all_that_came_while_typing_is_there_in_its_order(typist: type[Typist]) -> None:
    rig = rig_with_hand()

    def three() -> None:
        for card in ("r7", "b6", "v1"):
            rig.reader.put("hand", rig.tag(card))
            rig.clock.now += 1.5
            rig.reader.take("hand", rig.tag(card))
            rig.clock.now += 1.5

    run(rig, typist, "tour", three)
    heard = [text.split(",")[0] for text in rig.out.texts() if text.split(",")[0] in ("7 rouge", "6 bleu", "1 vert")]
    assert heard == ["7 rouge", "6 bleu", "1 vert"]


def test_a_button_pressed_long_before_the_line_ended_does_not_act(typist: type[Typist]) -> None:
    rig = rig_with_hand()
    rig.mode.layout = Layout("dragon", {}, {"green": "finish"})
    rig.put("II", "b6")

    def press() -> None:
        rig.inputs.push(ButtonEvent("table", "green", True, int(rig.clock.now * 1000)))
        rig.clock.now += 8

    run(rig, typist, "tour", press)
    assert "Bouton green appuyé pendant la saisie, sans effet. Appuyez de nouveau." in rig.out.texts()
    assert rig.session.state.step == "A"
    rig.inputs.push(ButtonEvent("table", "green", True, int(rig.clock.now * 1000)))
    rig.mode.pump()
    assert rig.session.state.placed == 0, "pressed again it ends the turn"


def test_a_tag_held_while_a_line_is_typed_in_a_walk_waits_for_its_end() -> None:
    from types import SimpleNamespace

    from plateau_parlant.access.profiles import Profile
    from plateau_parlant.access.table.conversing import ScanLines
    from plateau_parlant.access.table.inputs import TableInput
    from plateau_parlant.access.table.loop import line_typed
    from plateau_parlant.access.table.simulated import SimulatedReader

    got: list[str] = []
    talk = SimpleNamespace(scan=got.append, soon=None, later=None)
    inputs = TableInput()
    reader = SimulatedReader(inputs.push)
    lines = ScanLines(talk, inputs, Profile())  # type: ignore[arg-type]
    with line_typed(lines):
        reader.put("HAND", "04A1")
        lines.pump()
        assert got == []
    assert len(got) == 1
