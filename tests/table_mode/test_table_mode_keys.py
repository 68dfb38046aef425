"""Every key answers at a real table too; English has the same words; a game goes on where it was left."""

from pathlib import Path

import pytest
from hands import DragonHands
from table_rig import Rig, TableRig, monkey

from plateau_parlant.access import session
from plateau_parlant.access.commands.program import live
from plateau_parlant.access.commands.table import ONLY_AT_A_TABLE
from plateau_parlant.access.profiles import Profile, game_data
from plateau_parlant.access.table import asking
from plateau_parlant.engines.core import Ask, Fact

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


CHECK = {
    "sadaraspha": "Aucun lecteur ne marche. Voici ce qui doit être posé. Aucune unité sur la carte.",
    "guardians": "Pas de vérification possible pour ce jeu. La touche b dit le plateau.",
}


@pytest.mark.parametrize("game", ["sadaraspha", "guardians"])
def test_without_any_reader_games_are_told_by_keys(game: str) -> None:
    from plateau_parlant.access.bots import NAMES

    data = game_data(game) if game == "guardians" else None
    rig = TableRig(game, players=("Anna", NAMES[0]), readers=(), data=data)
    assert rig.out.texts()
    assert rig.press("n")
    if rig.desk.question is not None:
        rig.press("n")
    assert rig.press("J") == [CHECK[game]]


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


def guardians() -> TableRig:
    return TableRig("guardians", players=("Anna", "Bruno"), readers=(), private=(0, 1), data=game_data("guardians"))


def test_guardians_cards_are_drawn_by_the_hand_reader() -> None:
    rig = guardians()
    ask = rig.session.waiting()
    assert isinstance(ask, Ask)
    said = rig.hold(ask.among[0])
    assert said[0].startswith("Vous piochez ")
    assert rig.out.said[0].channel != "table"


def test_a_form_is_filled_field_by_field(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = guardians()
    form = Ask(3, "form", "card archer", ("stones int -9 9", "foe_stones int -9 9", "cancel flag"), (1, 1, 1))
    told: list[Fact] = []

    def tell(fact: Fact) -> list[object]:
        told.append(fact)
        return []

    monkeypatch.setattr(rig.session, "waiting", lambda: form)
    monkeypatch.setattr(rig.session, "tell", tell)
    asking.open_list(rig.mode)
    assert rig.press("nn")[0].endswith(": gardé. 3 sur 4.")
    assert rig.press("d")[0].endswith(": annulé. 3 sur 5.")
    assert "moins 9" in rig.press("ppd")[0] and "plus 9" in rig.out.texts()[0]
    for line in ("999", "moins trois"):
        then, rig.desk.wanted_line = rig.desk.wanted_line, None
        assert then is not None
        then(line)
    monkeypatch.setattr(rig.desk, "go_on", lambda told=False: None)
    assert rig.press("nnnd")[0].endswith("Par défaut : oui.")
    assert not told, "nothing enters before it is confirmed"
    rig.press("d")
    assert told == [Fact(3, {"stones": -3, "cancel": True}, "keys")]


def test_dice_and_hidden_choices_of_several_are_told_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = guardians()
    roll = Ask(3, "look", "pile 0", ("archer", "horse"), (1, 1), 2, 1, False, True)
    told: list[Fact] = []
    monkeypatch.setattr(rig.session, "waiting", lambda: roll)
    monkeypatch.setattr(rig.session, "tell", lambda fact: told.append(fact) or [])
    monkeypatch.setattr(rig.desk, "go_on", lambda told=False: None)
    asking.open_list(rig.mode)
    assert rig.press("d")[0].endswith("Encore une.")
    assert told == []
    rig.press("d")
    assert told == [Fact(3, ("archer", "archer"), "keys")], "dice may show the same twice"


def test_one_timer_is_enough() -> None:
    rig = TableRig()
    later: list[float] = []
    rig.desk.later = lambda seconds, do: later.append(seconds)
    rig.reader.put("I", rig.tag("r5"))
    for _ in range(20):
        rig.mode.pump()
    assert len(later) == 1
