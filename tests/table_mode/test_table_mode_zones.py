"""What is laid in zones: the one move that fits, a question, a correction; storms; readers lost and back; tags."""

from pathlib import Path

import msgspec
import pytest
from table_rig import TableRig

from plateau_parlant.access.bots import Bot
from plateau_parlant.access.table import tags
from plateau_parlant.access.table.events import TagEvent
from plateau_parlant.access.table.notices import notice
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Ask
from plateau_parlant.engines.history import History


def solo(**more: object) -> TableRig:
    rig = TableRig(**more)  # type: ignore[arg-type]
    rig.deal_solo()
    return rig


def two(private: tuple[int, ...] = ()) -> TableRig:
    """Anna (7 red, 6 blue, 1 green) begins against Bruno."""
    rig = TableRig(players=("Anna", "Bruno"), private=private)
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    rig.put("I", "dragon red")
    for token in ("vol", "epidemie", "renfort", "volontaires"):
        rig.hold(f"token {token}", f"hand {1 + (token in ('renfort', 'volontaires'))}")
    for card in ("r7", "b12", "v1"):
        rig.hold(card, "hand 1")
    for card in ("j2", "j4", "r1"):
        rig.hold(card, "hand 2")
    assert rig.session.state.turn == 0
    return rig


def test_the_one_move_that_fits_is_played() -> None:
    rig = solo()
    assert rig.put("II", "b6") == ["6 bleu sur l'armée deux, 2 cartes."]
    assert rig.put("II", "v1") == ["1 vert sur l'armée deux, 3 cartes."]


def test_two_cards_laid_quickly_are_played_in_the_order_they_were_laid() -> None:
    rig = solo()
    rig.put("II", "b6", wait=0.2)
    assert rig.put("II", "v1") == ["6 bleu sur l'armée deux, 2 cartes.", "1 vert sur l'armée deux, 3 cartes."]


def test_a_card_that_fits_nothing_is_told_with_what_to_take_back_once() -> None:
    rig = solo()
    assert rig.put("III", "b6") == [
        (
            "Armée trois : je lis 6 bleu. Mauvaise couleur : l'armée trois demande vert. "
            "Reprenez le 6 bleu, ou appuyez sur u."
        )
    ]
    rig.out.clear()
    rig.wait(10)
    assert rig.out.texts() == []
    assert [one.earcon for one in rig.out.said] == []
    assert rig.take("III", "b6") == []
    assert rig.put("II", "b6") == ["6 bleu sur l'armée deux, 2 cartes."]


def test_a_wrong_card_left_lying_is_not_played_later_on() -> None:
    rig = solo()
    rig.put("I", "r7")  # under the dragon
    rig.put("II", "b6")
    rig.press("F")
    rig.put("II", "dragon red")
    rig.hold("j2")
    assert rig.session.state.step == "A"
    rig.wait(5)
    assert "r7" in rig.session.state.hands[0], "it would fit now, but nobody has laid it anew"
    rig.take("I", "r7")
    assert rig.put("I", "r7") == ["7 rouge sur l'armée un, 2 cartes."]


def test_several_moves_that_fit_are_a_question() -> None:
    rig = TableRig()
    rig.deal_solo(hand=("h", "b6", "v1"))
    said = rig.put("II", "h")
    assert said == [
        "Armée deux : héros. 8 coups possibles, lequel ? Touches n et p, puis d.",
        "Pour un 1. 1 sur 8.",
    ]
    assert rig.press("nn") == ["Pour un 3. 3 sur 8."]
    assert rig.press("d") == ["Héros pour un 3 sur l'armée deux, 2 cartes."]
    assert rig.session.state.piles[1] == ("b9", "h=3")


def test_a_card_slid_over_all_zones_counts_where_it_comes_to_rest() -> None:
    rig = solo()
    for zone in ("tower", "IV", "III", "I"):
        assert rig.put(zone, "b6", wait=0.4) == [], zone
        assert "b6" in rig.session.state.hands[0]
    assert rig.put("II", "b6") == ["6 bleu sur l'armée deux, 2 cartes."]


def test_a_card_that_only_touched_a_zone_does_nothing() -> None:
    rig = solo()
    rig.put("II", "b6", wait=0.1)
    assert rig.take("II", "b6", wait=6) == []
    assert rig.session.state.hands == (("r7", "b6", "v1"),)


def test_out_within_100_ms_and_another_in() -> None:
    rig = solo()
    rig.put("II", "v1", wait=0.1)
    rig.take("II", "v1", wait=0.0)
    assert rig.put("II", "b6", wait=6) == ["6 bleu sur l'armée deux, 2 cartes."]
    assert rig.session.state.piles[1] == ("b9", "b6")


def test_a_resting_card_with_misses_is_played_once() -> None:
    rig = solo()
    rig.put("II", "b6")
    rig.out.clear()
    for _ in range(60):
        rig.reader.take("II", rig.tag("b6"))
        rig.wait(0.2)
        rig.reader.put("II", rig.tag("b6"))
        rig.wait(1)
    assert rig.out.texts() == []
    assert rig.session.state.piles[1] == ("b9", "b6")


def test_cards_of_a_cleared_pile_are_no_placements() -> None:
    rig = TableRig()
    rig.deal_solo(armies=("r5", "b12", "v3", "j11"), hand=("b9", "b6", "v5"))
    for card in ("b9", "b6", "v5"):
        rig.put("II", card)
    rig.press("F")
    rig.put("II", "dragon red")
    for card in ("v2", "j1", "j3"):
        rig.hold(card)
    rig.type("vol red")
    rig.put("II", "v2")
    assert rig.put("II", "j1")[-1] == "Sixième carte, l'armée deux est vidée."
    rig.out.clear()
    rig.wait(10)
    assert rig.out.texts() == []
    (said,) = rig.press("j")
    assert "Armée deux : retirez les six cartes, elles quittent la partie." in said
    for card in ("b12", "b9", "b6", "v5", "v2", "j1"):
        rig.take("II", card)
    assert rig.press("J") == ["La table et le jeu sont d'accord."]


def test_a_card_played_by_keys_and_laid_afterwards_is_no_news() -> None:
    rig = solo()
    rig.type("place b6 II")
    assert "6 bleu sur l'armée deux." in rig.press("j")[0]
    assert rig.put("II", "b6") == []
    assert rig.press("j") == ["Rien à faire pour les mains, tout est en place."]


def stuck(tokens: bool) -> TableRig:
    """Nothing can be placed: cards have to be taken off (D5). Without tokens only a take explains a card gone."""
    rig = TableRig()
    rig.deal_solo(armies=("r12", "b1", "v12", "j1"), hand=("v2", "j3", "b4"))
    rig.put("tower", "v2")
    rig.put("II", "dragon red")
    rig.hold("r3")
    if not tokens:
        state = msgspec.structs.replace(rig.session.state, tokens=(("renfort",),))
        rig.session.history = History(state)
        rig.desk.open_hand(spoken=False)
    return rig


def test_a_card_taken_off_is_a_question_where_several_moves_explain_it() -> None:
    rig = stuck(tokens=True)
    assert rig.take("III", "v12") == [
        "Une carte a été retirée. 2 coups possibles, lequel ? Touches n et p, puis d. Sinon, touche q et reposez-la.",
        "Reprendre des cartes sur une armée. 1 sur 2.",
    ]
    assert rig.press("d") == ["Repris sur l'armée trois : 12 vert.", "Un déserteur de plus : 12 vert. Total 1."]
    assert rig.press("J") == ["La table et le jeu sont d'accord."]


def test_a_take_is_asked_before_it_is_played() -> None:
    rig = stuck(tokens=False)
    (said,) = rig.take("III", "v12")
    assert said.startswith("Une carte a été retirée. Jouer ce coup, reprendre une carte sur l'armée trois ?")
    assert rig.press("n") == ["Armée trois : le 12 vert manque. À reposer."]
    rig.put("III", "v12")
    rig.take("III", "v12")
    assert rig.press("y")[0] == "Repris sur l'armée trois : 12 vert."
    assert rig.session.state.deserters == ("v12",)


def test_a_card_gone_that_no_move_explains_is_told_once() -> None:
    rig = solo()
    rig.session.history = History(msgspec.structs.replace(rig.session.state, tokens=(("renfort",),)))
    assert rig.take("III", "v3") == ["Armée trois : le 3 vert manque. À reposer."]
    rig.out.clear()
    rig.wait(10)
    assert rig.out.texts() == []


def test_moving_the_dragon_ends_the_placing_of_a_solo_turn() -> None:
    rig = solo()
    rig.put("II", "b6")
    said = rig.put("II", "dragon red")
    assert said[:2] == ["Terminé.", "Le dragon rouge vole sur l'armée deux."]
    assert isinstance(rig.session.waiting(), Ask)


def test_moving_the_dragon_too_early_is_told() -> None:
    rig = solo()
    assert rig.put("II", "dragon red") == [
        (
            "Armée deux : je lis dragon rouge. En solo, le dragon rouge vole tout seul. "
            "Reprenez le dragon rouge, ou appuyez sur u."
        )
    ]
    assert rig.session.state.red == 0


def test_with_two_players_the_dragon_says_where_it_flies() -> None:
    rig = two()
    rig.put("tower", "r7")
    said = rig.put("III", "dragon red")
    assert "Le dragon rouge vole sur l'armée trois." in said
    assert rig.session.state.red == 2


def test_another_player_plays_by_laying_without_taking_the_keys() -> None:
    rig = two()
    rig.put("tower", "r7")
    rig.put("III", "dragon red")
    rig.hold("v9", "hand 1")
    assert rig.desk.waiting_for == 1
    assert rig.put("II", "j2") == ["Bruno pose 2 jaune sur l'armée deux, 2 cartes."]
    assert rig.desk.waiting_for == 1


def test_a_hand_reader_whispers_to_its_owner_alone() -> None:
    rig = two(private=(1,))
    rig.hold("j4", "hand 2")
    assert [(one.channel, one.text) for one in rig.out.said if one.text][-1:] != []
    rig.out.clear()
    rig.reader.put("hand 2", rig.tag("j4"))
    rig.wait(0.3)
    assert [(one.channel, one.text) for one in rig.out.said if one.text] == [("seat:1", "4 jaune.")]


def test_on_a_shared_speaker_only_that_a_card_was_read() -> None:
    rig = two()
    assert rig.hold("r7", "hand 1") == ["Carte lue. Touche e pour l'entendre."]
    assert "seul à entendre" in rig.press("e")[0]
    said = rig.press("y")
    assert said == ["Pas plus de détails. 7 rouge, jouable."]


def test_a_lost_reader_and_its_return_are_told_once_each_with_their_tones() -> None:
    rig = solo()
    rig.out.clear()
    for code in ("table-reader-lost", "table-reader-back"):
        rig.inputs.push(notice(code, zone="II", board="table"))
        rig.wait(0.2)
    assert rig.out.texts() == [
        "Lecteur armée deux en panne sur le boîtier table. Dites ses cartes au clavier. Les autres lecteurs marchent.",
        "Lecteur armée deux de retour sur le boîtier table.",
    ]
    assert [(one.kind, one.earcon) for one in rig.out.said] == [
        ("critical", "reader_lost"),
        ("critical", "reader_back"),
    ]


def test_a_zone_whose_reader_failed_is_not_judged_and_keys_go_on() -> None:
    rig = solo()
    rig.inputs.push(notice("table-reader-lost", zone="II", board="table"))
    rig.wait(0.2)
    assert "II" not in rig.mode.live()
    assert rig.type("place b6 II") == ["6 bleu sur l'armée deux, 2 cartes."]
    assert rig.press("J")[0].endswith("Sans lecteur : armée deux.")
    rig.inputs.push(notice("table-reader-back", zone="II", board="table"))
    rig.wait(2)
    assert rig.press("J")[0] == "Armée deux : il manque 6 bleu. À poser."


def test_collecting_all_cards_after_the_end_does_nothing() -> None:
    rig = solo()
    rig.session.tell(core.Fact(core.AGREED_END, ""))
    rig.out.clear()
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.take(zone, card)
        rig.out.clear()
    rig.hold("r7")
    rig.put("I", "r8")
    assert rig.out.texts() == []
    assert rig.session.over


def test_collecting_all_cards_in_the_middle_starts_nothing_and_is_told_in_one_sentence() -> None:
    rig = solo()
    before = rig.session.history
    rig.out.clear()
    for zone, card in zip(("I", "I", "II", "III", "IV"), ("dragon red", "r5", "b9", "v3", "j11"), strict=True):
        rig.reader.take(zone, rig.tag(card))
    rig.wait(4)
    assert rig.out.texts() == ["Plus aucune carte n'est lue. La partie est gardée, rien n'a changé."]
    assert rig.session.history is before


# --- tags ---------------------------------------------------------------------------------------------------


def test_an_unknown_tag_can_be_learnt_and_counts_at_once(tmp_path: Path) -> None:
    rig = TableRig(where=tmp_path)
    rig.mode.table = rig.mode.table.without(rig.tag("r5"))
    said = rig.put("I", "r5")
    assert said == [
        "Étiquette inconnue, armée un. Touches n et p pour l'apprendre, l'ignorer, ou savoir ce qu'elle est. Puis d."
    ]
    rig.press("d")
    assert rig.type("5 rouge")[0] == "Appris, 5 rouge."
    rig.wait()
    assert rig.session.state.piles[0] == ("r5",)
    assert tags.load("dragon", tmp_path).tags[rig.tag("r5")] == "r5"


def test_an_unknown_tag_can_be_looked_at_and_ignored() -> None:
    rig = solo()
    rig.out.clear()
    rig.inputs.push(TagEvent("II", "on", "04AABBCCDD11", "carte perdue", rig.inputs.ms(), "t"))
    rig.wait(0.2)
    assert rig.press("nnd") == [
        "Étiquette sur armée deux. Son numéro finit par D D 1 1. Il est écrit dessus : carte perdue."
    ]
    assert rig.press("pd") == ["Étiquette ignorée."]
    rig.out.clear()
    rig.inputs.push(TagEvent("II", "seen", "04AABBCCDD11", None, rig.inputs.ms(), "t"))
    rig.wait(0.2)
    assert rig.out.texts() == []


def test_a_tag_that_changes_its_number_is_refused_in_words() -> None:
    rig = solo()
    rig.out.clear()
    rig.inputs.push(TagEvent("II", "on", "08AABBCC", None, rig.inputs.ms(), "t"))
    rig.wait(0.2)
    assert rig.out.texts()[0].startswith("Étiquette refusée. Elle change de numéro")


def test_a_card_of_another_game_is_named_as_such() -> None:
    rig = solo()
    rig.mode.others = {"orcz": tags.TagTable("orcz", {"04FFFF": "0 c3"})}
    rig.out.clear()
    rig.inputs.push(TagEvent("II", "on", "04FFFF", None, rig.inputs.ms(), "t"))
    rig.wait(0.2)
    assert rig.out.texts() == ["Cette carte est d'un autre jeu, Orcz. Retirez-la."]


def test_the_name_written_on_a_tag_is_enough() -> None:
    rig = TableRig(taught=False)
    rig.inputs.push(TagEvent("hand", "seen", "04123456", "5 rouge", rig.inputs.ms(), "t"))
    rig.wait(0.2)
    assert "Armée un : 5 rouge." in rig.out.texts()


@pytest.mark.parametrize("late", [False, True])
def test_an_old_press_of_a_button_does_not_act(late: bool) -> None:
    from plateau_parlant.access.table.events import ButtonEvent
    from plateau_parlant.access.table.layout import Layout

    rig = solo()
    rig.mode.layout = Layout("dragon", {}, {"green": "hand"})
    rig.out.clear()
    rig.inputs.push(ButtonEvent("table", "green", True, rig.inputs.ms(), 5000 if late else 0))
    rig.wait(0.2)
    assert bool(rig.out.texts()) is not late


def test_a_bot_is_not_waited_for_and_its_card_is_no_placement_of_mine() -> None:
    rig = TableRig(players=("Anna", "Zoé"), bots={1: Bot("fair", "Zoé", 1)})
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    for card in ("token vol", "token renfort", "token epidemie", "token contre-ordre"):
        rig.hold(card)
    for card in ("r12", "r11", "r10", "j2", "j1", "b2"):
        rig.hold(card)
    assert rig.session.state.turn == 0
    before = rig.session.history
    said = rig.put("I", "j2")
    assert "pas dans la main d'Anna" in said[0] or "Fermé" in said[0]
    assert rig.session.history is before
