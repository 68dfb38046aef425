"""One round of Orcz with tagged cards: face-down cards are known to the program and heard by nobody else."""

from pathlib import Path

from orcz_hands import OrczHands, orcz_rig
from table_rig import TableRig
from test_table_mode_games import compare

from plateau_parlant.access.table import layout
from plateau_parlant.engines.orcz import moves


def begun(private: tuple[int, ...] = (0,)) -> TableRig:
    """The first round is set up: enemies and event are read."""
    rig = orcz_rig(private, shipped=False)
    rig.type("Anna")
    for field in ("lothari", "urth", "falladir", "desert"):
        rig.put(field, f"enemy {field} 3/1")
    rig.hold("event caprice")
    return rig


def place(rig: TableRig, seat: int, move: moves.Place) -> None:
    """The seat lays a rank, and says which card is which where it is asked."""
    for card in (move.left, move.right):
        rig.reader.put(move.field, rig.tag(f"{seat} {card}"))
        rig.wait(0.2)
    rig.wait(3)
    if rig.desk.waiting_for is not None:
        rig.desk.press("x")
        rig.wait(3)
    for _ in range(8):
        pick, listing = rig.desk.picking, rig.desk.listing
        if pick is None or listing is None:
            return
        if rig.desk.guarded:
            rig.desk.press("n")
            rig.desk.press("y")
            rig.desk.press("p")
        wanted = rig.desk.narrator.parts(move)[len(pick.chosen)]
        assert listing.find(wanted), (wanted, [entry.key for entry in listing.entries])
        rig.desk.press("d")


def test_a_rank_laid_on_a_field_is_the_question_which_card_lies_face_down() -> None:
    rig = begun()
    rig.put("urth", "0 i1", wait=0.2)
    said = rig.put("urth", "0 i2", wait=3)
    assert said[0] == "Urth : une carte cachée. 4 coups possibles, lequel ? Touches n et p, puis d."
    assert rig.out.said[-1].channel == "seat:0"
    place(rig, 0, moves.Place("urth", "i1", "i2", "left"))
    rank = rig.session.state.fields[1].ranks[0]
    assert (rank.left, rank.right, rank.down) == ("i1", "i2", "left"), "the reader told the face-down card"


def test_a_face_down_card_is_heard_by_nobody_else() -> None:
    rig = begun()
    place(rig, 0, moves.Place("urth", "i1", "i2", "left"))
    public = rig.out.texts("table")
    assert not any("nfanterie 1" in line for line in public)
    rig.reader.take("urth", rig.tag("0 i1"))
    rig.wait(4)
    rig.press("x")
    (check,) = rig.press("J")
    assert check == "Urth : il manque une carte cachée. À poser."


def test_on_a_shared_speaker_the_choice_waits_for_a_private_moment() -> None:
    rig = begun(private=())
    rig.put("urth", "0 i1", wait=0.2)
    said = rig.put("urth", "0 i2", wait=3)
    assert said == ["Urth : une carte cachée. 4 coups possibles, lequel ? Touches n et p, puis d."]
    assert "seul à entendre" in rig.press("n")[0]


def test_one_round_with_tagged_cards() -> None:
    hands = OrczHands(orcz_rig(), 5, "orcz_round")
    hands.play_round()
    assert hands.rig.session.state.round == 2
    public = [line for line in hands.lines if not line.startswith((">", "["))]
    assert not [line for line in public if "Incident" in line or "manque. À" in line]
    compare("orcz_round.fr", hands.lines)


def test_one_round_where_the_readers_see_all_that_lies() -> None:
    """Cards turned over and beaten ones taken away are no fuss; at the end zones and game agree."""
    hands = OrczHands(orcz_rig(shipped=False), 6)
    hands.play_round()
    assert not [line for line in hands.lines if "Incident" in line or "manque. À" in line or "je lis" in line]
    assert hands.lines[-1].endswith("La table et le jeu sont d'accord.")


def test_one_round_in_english() -> None:
    hands = OrczHands(orcz_rig(lang="en"), 7)
    hands.play_round()
    spoken = " ".join(line for line in hands.lines if not line.startswith(">"))
    assert "The readers see only what passes." in spoken and "Force" not in spoken and "carte" not in spoken


def test_the_two_cards_of_a_rank_may_be_laid_slowly() -> None:
    rig = begun()
    assert rig.put("urth", "0 i1", wait=5) == [], "the second is waited for"
    said = rig.put("urth", "0 i2", wait=3)
    assert said[0] == "Urth : une carte cachée. 4 coups possibles, lequel ? Touches n et p, puis d."


def test_a_second_card_that_comes_after_the_question_changes_it() -> None:
    rig = begun()
    said = rig.put("urth", "0 i1", wait=9)
    assert said[0] == "Urth : une carte cachée. 2 coups possibles, lequel ? Touches n et p, puis d."
    said = rig.put("urth", "0 i2", wait=3)
    assert said[0] == "Urth : une carte cachée. 4 coups possibles, lequel ? Touches n et p, puis d."


def test_where_ranks_only_pass_nothing_is_missing_and_the_check_says_what_should_lie() -> None:
    rig = begun()
    rig.mode.layout = layout.load("orcz")
    place(rig, 0, moves.Place("urth", "i1", "i2", "left"))
    for card in ("0 i1", "0 i2", "enemy urth 3/1"):
        assert rig.take("urth", card, wait=4) == [], "it goes on to its place"
    rig.press("x")
    (check,) = rig.press("J")
    assert check.startswith("Les lecteurs ne voient que ce qui passe. Voici ce qui doit être posé. Lothari : ")
    assert "Urth : ennemi 3 et 1, Urth, une carte cachée et infanterie 2 d'Anna." in check, check
    assert rig.press("j") == ["Rien à faire pour les mains, tout est en place."], "the hands told it by doing it"


def test_the_expected_texts_are_in_the_clone() -> None:
    folder = Path(__file__).resolve().parent / "expected"
    assert {path.name for path in folder.iterdir()} >= {"dragon_solo.fr.txt", "dragon_two.fr.txt", "orcz_round.fr.txt"}
