"""The same games through the board's real program behind a pseudo-terminal: radio, wire, link, zones, speech."""

import sys
from pathlib import Path

import msgspec
import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "firmware"))

from board_rig import EmulatedBoard, wait_for
from hands import DragonHands
from orcz_hands import OrczHands, orcz_rig
from table_rig import TableRig
from test_table_mode_games import compare, two_with_one_unscanned_hand

from plateau_parlant.access.table import layout
from plateau_parlant.access.table.discovery import BoardSpec
from plateau_parlant.access.table.events import TableEvent, TagEvent


class BoardReader:
    """Moves tags on the emulated board where the rig moves them; returns once the program has heard of it."""

    def __init__(self, rig: TableRig, board: EmulatedBoard) -> None:
        self.rig = rig
        self.board = board
        rig.mode.layout = msgspec.structs.replace(layout.load(rig.session.game.NAME), buttons={})
        self.readers = {zone: reader for reader, zone in rig.mode.layout.zones.items()}
        rig.mode._always = frozenset()  # only what the board reads counts
        rig.reader = self  # type: ignore[assignment]
        self.pushed: dict[tuple[str, str], bool] = {}
        self.connect(board.port)

    def connect(self, port: str) -> None:
        def sink(event: TableEvent) -> None:
            timed = msgspec.structs.replace(event, ms=self.rig.inputs.ms()) if isinstance(event, TagEvent) else event
            self.rig.inputs.push(timed)
            if isinstance(event, TagEvent):
                self.pushed[event.zone, event.tag] = event.change == "on"

        self.link = self.rig.inputs.add_board(BoardSpec(port=port), sink)
        assert wait_for(lambda: len(self.link.health().readers) == 6 or self.link.health().connected)

    def lies(self, reader: str, tag: str) -> bool:
        """Whether the program has heard that it lies there (the link itself knows a moment earlier)."""
        return self.pushed.get((reader, tag), False)

    def put(self, zone: str, tag: str) -> None:
        for reader in self.readers.values():
            if self.lies(reader, tag):
                self._take(reader, tag)
        reader = self.readers.get(zone, "HAND")
        self.board.put(reader, tag)
        assert wait_for(lambda: self.lies(reader, tag)), (reader, tag)

    def take(self, zone: str, tag: str) -> None:
        self._take(self.readers.get(zone, "HAND"), tag)

    def _take(self, reader: str, tag: str) -> None:
        self.board.take(reader, tag)
        assert wait_for(lambda: not self.lies(reader, tag)), (reader, tag)


class BoardHands(DragonHands):
    """Zones are the game's, tags lie at the board's readers."""

    def tag(self, component: str, zone: str = "") -> str:
        lying = {self.rig.mode.layout.zone(reader): tags for reader, tags in self.rig.inputs.zones().items()}
        if zone:
            return next(tag for tag in reversed(lying[zone]) if self.rig.tags[tag] == component)
        busy = {tag for tags in lying.values() for tag in tags}
        return next(tag for tag in self.rig.free[component] if tag not in busy)

    def zone_of(self, tag: str) -> str | None:
        reader = self.rig.inputs.zone_of(tag)
        return None if reader is None else self.rig.mode.layout.zone(reader)

    def lying(self) -> dict[str, tuple[str, ...]]:
        return {self.rig.mode.layout.zone(reader): tags for reader, tags in self.rig.inputs.zones().items()}


def through(rig: TableRig, board: EmulatedBoard) -> BoardReader:
    reader = BoardReader(rig, board)
    rig.wait(0.4)
    rig.out.clear()
    return reader


@pytest.mark.slow
def test_a_whole_solo_game_through_the_emulated_board() -> None:
    with EmulatedBoard() as board:
        rig = TableRig()
        said = rig.out.said.copy()
        reader = through(rig, board)
        rig.out.said[:] = said
        hands = BoardHands(rig, 7, name="dragon_solo")
        hands.play()
        reader.link.close()
    compare("dragon_solo.fr", hands.lines)


@pytest.mark.slow
def test_a_whole_game_for_two_through_the_emulated_board() -> None:
    with EmulatedBoard() as board:
        rig = two_with_one_unscanned_hand()
        reader = through(rig, board)
        hands = BoardHands(rig, 3, frozenset((1,)), "dragon_two")
        hands.play()
        reader.link.close()
    compare("dragon_two.fr", hands.lines)


@pytest.mark.slow
def test_one_round_of_orcz_through_the_emulated_board() -> None:
    """Enemies, event, ranks face down, cards turned, fields cleared: the same words as with the simulated reader."""
    with EmulatedBoard() as board:
        rig = orcz_rig()
        said = rig.out.said.copy()
        reader = through(rig, board)
        rig.out.said[:] = said
        hands = OrczHands(rig, 5, "orcz_round")
        hands.play_round()
        reader.link.close()
    compare("orcz_round.fr", hands.lines)


def test_a_board_pulled_out_in_the_middle_of_a_turn_and_plugged_in_elsewhere() -> None:
    with EmulatedBoard() as board:
        rig = TableRig()
        reader = through(rig, board)
        for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
            rig.put(zone, card)
        assert rig.session.state.piles[3] == ("j11",)
        for card in ("r7", "b6", "v1"):
            rig.hold(card)
        assert rig.mode.live() >= {"I", "II", "III", "IV", "tower"}
        rig.out.clear()
        board.unplug()
        assert wait_for(lambda: not reader.link.health().connected)
        rig.wait(3)
        assert rig.out.texts() == ["Boîtier table débranché. Vérifiez son câble. La partie continue au clavier."]
        assert [one.kind for one in rig.out.said if one.text] == ["critical"]
        assert rig.mode.live() == set()
        assert rig.type("place b6 II") == ["6 bleu sur l'armée deux, 2 cartes."], "play goes on by keys"
        reader.link.close()
        board.plug()
        for zone, card in (("I", "r5"), ("II", "b9"), ("II", "b6"), ("III", "v3"), ("IV", "j11"), ("I", "dragon red")):
            board.put(reader.readers[zone], rig.tag(card))
        rig.inputs._boards.clear()
        rig.out.clear()
        reader.connect(board.port)
        assert wait_for(lambda: reader.lies("A4", rig.tag("j11")) and reader.lies("A2", rig.tag("b6")))
        assert wait_for(lambda: reader.lies("A1", rig.tag("dragon red")))
        rig.wait(4)
        assert "Boîtier table prêt." in rig.out.texts()
        assert rig.press("J") == ["La table et le jeu sont d'accord."]
        rig.out.clear()
        board.put("A2", rig.tag("v1"))
        assert wait_for(lambda: reader.lies("A2", rig.tag("v1")))
        rig.wait(3)
        assert rig.out.texts() == ["1 vert sur l'armée deux, 3 cartes."]
        reader.link.close()


def test_a_pile_on_one_reader_is_said_to_be_too_much_and_nothing_is_corrected() -> None:
    with EmulatedBoard() as board:
        rig = TableRig()
        reader = through(rig, board)
        for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
            rig.put(zone, card)
        for card in ("r7", "b6", "v1"):
            rig.hold(card)
        rig.put("I", "dragon red")
        pile = [rig.tag(f"j{number}") for number in range(1, 11)] + [rig.tag(f"v{number}") for number in range(4, 13)]
        rig.out.clear()
        for tag in pile:
            board.put("A2", tag)
        assert wait_for(lambda: reader.link.health().readers["A2"] == "full")
        rig.wait(3)
        assert rig.out.texts() == [
            (
                "Trop de cartes sur armée deux, boîtier table. Je ne les distingue pas toutes. "
                "Retirez-en, ou jouez cette zone au clavier."
            )
        ]
        assert rig.press("J") == [
            (
                "Armée deux : trop de cartes, je ne les distingue pas toutes. Le jeu y attend 9 bleu. "
                "Pour le reste, la table et le jeu sont d'accord."
            )
        ]
        rig.out.clear()
        for tag in pile:
            board.take("A2", tag)
        assert wait_for(lambda: reader.link.health().readers["A2"] == "ok")
        rig.wait(4)
        assert rig.out.texts() == ["Lecture complète sur armée deux, boîtier table."]
        assert rig.press("J") == ["La table et le jeu sont d'accord."]
        assert rig.session.state.piles[1] == ("b9",)
        reader.link.close()
