"""Guardians with tagged cards: what is drawn, laid on a place of play or a space, or held to a reader."""

import pytest
from guardians_hands import PLAYERS, GuardiansHands, guardians_rig
from table_rig import TableRig

from plateau_parlant.access.table import layout
from plateau_parlant.engines.core import Ask, Decide
from plateau_parlant.engines.guardians import moves as mv


def until(kind: str, seed: int = 3, rig: TableRig | None = None, most: int = 400) -> GuardiansHands:
    """A game played by hands until this prompt comes with a real choice for Anna at the keys."""
    hands = GuardiansHands(rig or guardians_rig(), seed)
    session = hands.rig.session
    for number in range(most):
        now = session.waiting()
        if isinstance(now, Ask):
            hands.answer(now)
            continue
        assert isinstance(now, Decide)
        if hands.rig.desk.waiting_for is not None:
            hands.key("espace")
        mine = 0 in now.must and len(session.legal(0)) > 1 and hands.rig.desk.seat == 0
        if session.state.prompt.kind == kind and mine:
            hands.rig.out.clear()
            return hands
        hands.choose(now, number)
    raise AssertionError(f"no {kind}")


def heard(rig: TableRig, channel: str) -> list[str]:
    return rig.out.texts(channel)


def test_cards_drawn_are_told_to_their_owner_alone() -> None:
    rig = guardians_rig()
    hands = GuardiansHands(rig, 1)  # the hands check every draw
    hands.play(24)
    drawn = [line for line in hands.lines if line.startswith("[seat:0] Vous piochez")]
    assert len(drawn) >= 9


@pytest.mark.parametrize("seed", [4])
def test_a_long_stretch_by_readers(seed: int) -> None:
    """What is laid or held is what is played, choice by choice (see the hands)."""
    hands = GuardiansHands(guardians_rig(), seed)
    hands.play(140)
    assert hands.laid + hands.held > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 5])
def test_long_games_by_readers(seed: int) -> None:
    hands = GuardiansHands(guardians_rig(), seed)
    hands.play(700)
    assert hands.laid > 5


def test_a_card_laid_on_the_place_of_play_is_chosen_in_secret() -> None:
    hands = until("primary")
    rig = hands.rig
    card = next(move.card for move in rig.session.legal(0) if isinstance(move, mv.Primary))
    name = rig.desk.narrator.card(card)
    rig.put("play 1", card)
    assert heard(rig, "seat:0")[0] == f"Choix gardé : {name}."
    assert not [text for text in heard(rig, "table") + heard(rig, "seat:1") if name in text]
    assert ("play 1", rig.tag(card)) in rig.mode.refused, "it has said what it says until it is laid anew"
    before = rig.session.history
    rig.wait(20)
    assert rig.session.history is before, "left lying it is not played again"


def test_what_still_lies_after_an_undo_is_not_played_again() -> None:
    hands = until("primary", rig=guardians_rig(private=(0,)))
    rig = hands.rig
    card = next(move.card for move in rig.session.legal(0) if isinstance(move, mv.Primary))
    rig.desk.ears = {0: rig.desk.ears[0]}  # Anna alone at the keys
    rig.put("play 1", card)
    chosen = len(rig.session.history.done)
    rig.press("u")
    assert len(rig.session.history.done) < chosen
    rig.wait(20)
    assert len(rig.session.history.done) < chosen
    rig.take("play 1", card)
    rig.put("play 1", card)
    assert len(rig.session.history.done) == chosen, "laid anew it says it again"


def test_a_card_that_cannot_be_played_is_not_named() -> None:
    hands = until("primary")
    rig = hands.rig
    wrong = next(card for card in rig.free if card not in rig.session.state.fight.sides[0].hand and "giant" in card)
    (said,) = rig.put("play 1", wrong)
    assert said == (
        "Jeu d'Anna : je lis une carte cachée. Choix secrets : choisir l'attaquant primaire. Reprenez une carte "
        "cachée, ou appuyez sur u."
    )
    assert rig.put("play 2", rig.session.state.fight.sides[0].hand[0])[0].startswith("Jeu de Bruno : je lis une carte")


def test_a_card_held_to_a_reader_tells_where_it_is() -> None:
    hands = until("activate")
    rig = hands.rig
    shields = rig.session.state.shields
    mine = next(shield for shield in shields if shield.seat == 0)
    his = next(shield for shield in shields if shield.seat == 1)
    words = rig.desk.narrator
    (said,) = rig.hold(mine.card, "hand 1")
    assert said.startswith(f"{words.card(mine.card)}, Bouclier d'Anna en ") and "coups possibles, touche d." in said
    (said,) = rig.hold(his.card, "hand 1")
    assert f"Bouclier de {PLAYERS[1]} en " in said and "coup" not in said
    if mine.creatures:
        (said,) = rig.hold(mine.creatures[0], "hand 1")
        assert "sous votre Bouclier" in said
    hidden = his.creatures[0]
    if not any(hidden in shield.creatures for shield in shields if shield.seat == 0):
        assert rig.hold(hidden, "hand 1")[-1].endswith("Vous ne savez pas où est cette carte.")


def test_the_only_move_of_a_card_is_told_before_it_is_played() -> None:
    hands = until("primary")
    rig = hands.rig
    card = next(move.card for move in rig.session.legal(0) if isinstance(move, mv.Primary))
    (said,) = rig.hold(card, "hand 1")
    assert said.endswith(f"Un coup possible, attaquant primaire {rig.desk.narrator.card(card)}. Touche d.")


def test_on_a_shared_speaker_a_held_card_is_not_named() -> None:
    hands = until("primary", rig=guardians_rig(private=()))
    rig = hands.rig
    card = next(move.card for move in rig.session.legal(0) if isinstance(move, mv.Primary))
    assert rig.hold(card, "hand 1") == ["Carte lue. Touche e pour l'entendre."]
    assert "seul à entendre" in rig.press("e")[0]


def test_a_second_card_is_the_target() -> None:
    rig = guardians_rig()
    words = rig.desk.narrator
    view = rig.session.view(0)
    assert words.aimed(mv.Use("cleric.2", "swordsman.0"), view) == "swordsman"
    assert words.aimed(mv.Attack("archer", "axeman.3"), view) == "axeman"
    assert words.aimed(mv.Command("horn", "archer"), view) == "archer"
    assert words.aimed(mv.Primary("archer"), view) == ""


def test_a_reader_under_a_space_takes_what_goes_there() -> None:
    rig = guardians_rig()
    words = rig.desk.narrator
    assert words.placements(mv.Place("shield", "shield-1", "a1"), 0) == (("shield-1", "a1"),)
    assert words.placements(mv.Lay("terrain", "b2", "up"), 1) == (("terrain", "b2"),)
    assert words.placements(mv.Place("discard", "archer"), 0) == (), "nothing is discarded by being laid"
    assert words.spot("b2") == "B 2" and words.spot("play 1") == "jeu d'Anna"


def test_the_shipped_layout() -> None:
    plan = layout.load("guardians")
    assert [plan.zone(name) for name in ("HAND", "A1", "A2", "A3", "A4")] == [
        "hand",
        "play 1",
        "play 2",
        "hand 1",
        "hand 2",
    ]


def test_english() -> None:
    hands = until("primary", rig=guardians_rig(lang="en"))
    rig = hands.rig
    card = next(move.card for move in rig.session.legal(0) if isinstance(move, mv.Primary))
    (said,) = rig.hold(card, "hand 1")
    assert said.endswith("Key d.") and "One move is possible, " in said
    shield = rig.session.state.shields[0]
    assert f"{PLAYERS[shield.seat]}'s shield" in rig.hold(shield.card, "hand 1")[0]
    wrong = next(one for one in rig.free if one not in rig.session.state.fight.sides[0].hand and "giant" in one)
    assert rig.put("play 1", wrong)[0].startswith("Anna's place of play: I read a face-down card.")
