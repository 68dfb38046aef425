"""Every key answers at a real table too; English has the same words; a game goes on where it was left."""

from pathlib import Path

import pytest
from hands import DragonHands
from table_rig import Rig, TableRig, monkey

from plateau_parlant.access import session
from plateau_parlant.access.commands.program import live
from plateau_parlant.access.commands.table import ONLY_AT_A_TABLE
from plateau_parlant.access.profiles import Profile

KEYS = "anpNPdqe1234567890hotsSbzZfFwlr,;cCuUikjvgJLIyx<>:"


@pytest.mark.parametrize("seed", range(4))
def test_no_key_is_silent_while_the_table_deals(seed: int) -> None:
    monkey(TableRig(), 120, seed, KEYS)


@pytest.mark.parametrize("seed", range(4))
def test_no_key_is_silent_in_a_game_at_the_table(seed: int) -> None:
    rig = TableRig()
    rig.deal_solo()
    monkey(rig, 120, seed, KEYS)


@pytest.mark.parametrize("seed", range(2))
def test_no_key_is_silent_for_two_with_one_unscanned_hand(seed: int) -> None:
    rig = TableRig(players=("Anna", "Bruno"))
    rig.mode.set_telling(1, False)
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    monkey(rig, 120, seed, KEYS)


def test_no_key_is_silent_in_orcz_at_the_table() -> None:
    rig = TableRig("orcz", players=("Anna", "Bruno"), options={"table": True})
    monkey(rig, 100, 1, KEYS)


@pytest.mark.parametrize("game", ["sadaraspha", "guardians"])
def test_games_without_tags_are_told_by_keys(game: str) -> None:
    from plateau_parlant.access.bots import NAMES
    from plateau_parlant.access.profiles import game_data

    data = game_data(game) if game == "guardians" else None
    rig = TableRig(game, players=("Anna", NAMES[0]), readers=(), data=data)
    assert rig.out.texts()
    assert rig.press("n")
    if rig.desk.question is not None:
        rig.press("n")
    assert rig.press("J") == ["Pas de vérification possible pour ce jeu. La touche b dit le plateau."]


def test_english_has_all_the_words() -> None:
    rig = TableRig(lang="en", profile=Profile(lang="en"))
    hands = DragonHands(rig, 5)
    hands.play()
    for key in ("j", "J", "L", "I", "h", "b"):
        assert rig.press(key)
    assert not [line for line in hands.lines if "internal" in line]


def test_help_names_the_tables_keys_only_at_a_table() -> None:
    assert set(ONLY_AT_A_TABLE) <= set(live(TableRig().desk))
    rig = Rig(seed=7)
    assert not set(ONLY_AT_A_TABLE) & set(live(rig.desk))
    said = [rig.press(key)[0] for key in "JLI"]
    assert len(set(said)) == 3, "none is silent, each says its own"


def test_the_journal_of_a_table_has_no_seed_and_the_game_goes_on(tmp_path: Path) -> None:
    rig = TableRig(folder=tmp_path)
    rig.deal_solo()
    rig.put("II", "b6")
    assert rig.session.journal is not None
    path = rig.session.journal.path
    written = path.read_text(encoding="utf-8")
    assert '"seed"' not in written
    assert '"by":"scan"' in written
    rig.session.close()
    again, troubles = session.resume(path)
    assert not troubles
    other = TableRig(made=again)
    for zone, card in (("I", "r5"), ("II", "b9"), ("II", "b6"), ("III", "v3"), ("IV", "j11"), ("I", "dragon red")):
        other.put(zone, card)
    assert other.session.state == rig.session.state, "what lies there already is no move"
    assert other.put("II", "v1") == ["1 vert sur l'armée deux, 3 cartes."]
    again.close()


def test_a_table_that_is_being_laid_again_after_a_pause_is_no_move_and_no_wrong_card(tmp_path: Path) -> None:
    rig = TableRig(folder=tmp_path)
    rig.deal_solo()
    assert rig.session.journal is not None
    path = rig.session.journal.path
    rig.session.close()
    again, _ = session.resume(path)
    other = TableRig(made=again)
    other.out.clear()
    for zone, card in (("III", "v3"), ("I", "r5"), ("IV", "j11"), ("II", "b9")):
        other.put(zone, card)
        assert other.out.texts() == []
    again.close()
