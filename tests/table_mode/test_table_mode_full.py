"""A reader with more cards than it tells apart: its zone is not compared, and nothing is said to be wrong there."""

from typing import Any

from table_rig import TableRig

from plateau_parlant.access.table.board_link import BoardHealth
from plateau_parlant.access.table.notices import notice


class OneBoard:
    """What the link knows of a board whose readers are the game's zones."""

    def __init__(self, rig: TableRig, **states: str) -> None:
        self.rig = rig
        self.readers = dict.fromkeys(("I", "II", "III", "IV", "tower", "hand"), "ok") | states
        rig.inputs._boards.append(self)  # type: ignore[arg-type]

    def health(self) -> BoardHealth:
        return BoardHealth("table", True, "p", None, "table", "1", dict(self.readers), {}, None, 0, 1)

    def says(self, zone: str, state: str) -> list[str]:
        """The reader's new state and its notice; what was said until all was judged."""
        was, self.readers[zone] = self.readers[zone], state
        code = "table-reader-full" if state == "full" else "table-reader-roomy"
        assert was != state
        self.rig.out.clear()
        self.rig.inputs.push(notice(code, board="table", zone=zone))
        self.rig.wait()
        return self.rig.out.texts()

    def close(self) -> None: ...


FULL = (
    "Trop de cartes sur armée deux, boîtier table. Je ne les distingue pas toutes. "
    "Retirez-en, ou jouez cette zone au clavier."
)


def solo(**more: Any) -> tuple[TableRig, OneBoard]:
    rig = TableRig(**more)
    board = OneBoard(rig)
    rig.deal_solo()
    return rig, board


def test_a_full_reader_is_said_once_before_all_else() -> None:
    rig, board = solo()
    assert board.says("II", "full") == [FULL]
    assert [one.kind for one in rig.out.said if one.text] == ["critical"]
    assert board.says("II", "ok") == ["Lecture complète sur armée deux, boîtier table."]


def test_in_english() -> None:
    rig, board = solo(lang="en")
    assert board.says("II", "full") == [
        (
            "Too many cards on army two, reader board table. I cannot tell them all apart. "
            "Take some away, or play this zone from the keys."
        )
    ]
    assert rig.press("J") == [
        (
            "Army two: too many cards, I cannot tell them all apart. The game expects 9 blue there. "
            "Otherwise the table and the game agree."
        )
    ]
    assert board.says("II", "ok") == ["All cards read again on army two, reader board table."]


def test_nothing_is_corrected_in_a_full_zone_and_the_check_says_it() -> None:
    rig, board = solo()
    board.says("II", "full")
    assert rig.take("II", "b9") == [], "what is missing there is not known"
    assert rig.put("II", "r12") == [], "what is too much there is not known either"
    assert rig.session.state.piles[1] == ("b9",)
    want = "Armée deux : trop de cartes, je ne les distingue pas toutes. Le jeu y attend 9 bleu. "
    assert rig.press("J") == [want + "Pour le reste, la table et le jeu sont d'accord."]
    rig.put("III", "b2")
    assert rig.press("J") == [want + "Armée trois : je lis 2 bleu en trop. À retirer."]


def test_the_other_zones_play_on_and_so_do_the_keys() -> None:
    rig, board = solo()
    board.says("I", "full")
    assert rig.put("II", "b6") == ["6 bleu sur l'armée deux, 2 cartes."]
    board.says("II", "full")
    assert rig.type("place v1 II") == ["1 vert sur l'armée deux, 3 cartes."]


def test_once_there_is_room_again_what_lies_there_is_judged() -> None:
    rig, board = solo()
    board.says("II", "full")
    assert rig.put("II", "b6") == []
    assert board.says("II", "ok") == [
        "Lecture complète sur armée deux, boîtier table.",
        "6 bleu sur l'armée deux, 2 cartes.",
    ]
    assert rig.press("J") == ["La table et le jeu sont d'accord."]


def test_the_hands_have_not_done_what_a_full_reader_cannot_tell() -> None:
    rig, board = solo()
    rig.type("place b6 II")
    board.says("II", "full")
    assert "6 bleu sur l'armée deux." in rig.press("j")[0]
    rig.put("II", "b6")
    assert "6 bleu sur l'armée deux." in rig.press("j")[0]
    board.says("II", "ok")
    assert "6 bleu sur l'armée deux." not in rig.press("j")[0]


def test_a_pile_on_the_hand_reader_answers_nothing_by_lying_there() -> None:
    hands = {}
    for state in ("full", "ok"):
        rig, board = solo()
        board.readers["hand"] = state
        rig.reader.put("hand", rig.tag("b1"))  # drawn too early
        rig.wait()
        rig.put("II", "b6")
        rig.press("F")
        rig.wait(4)
        hands[state] = rig.session.state.hands[0]
    assert hands == {"full": ("r7", "v1"), "ok": ("r7", "v1", "b1")}, "it may be long gone from under the pile"
