"""The check, the work for the hands, undo on the table, mending an earlier answer."""

from table_rig import TableRig


def solo(**more: object) -> TableRig:
    rig = TableRig(**more)  # type: ignore[arg-type]
    rig.deal_solo()
    return rig


def two(private: tuple[int, ...] = ()) -> TableRig:
    rig = TableRig(players=("Anna", "Bruno"), private=private)
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    rig.put("I", "dragon red")
    for number, token in enumerate(("vol", "epidemie", "renfort", "volontaires")):
        rig.hold(f"token {token}", f"hand {1 + number // 2}")
    for card in ("r7", "b12", "v1"):
        rig.hold(card, "hand 1")
    for card in ("j2", "j4", "r1"):
        rig.hold(card, "hand 2")
    return rig


# --- check --------------------------------------------------------------------------------------------------


def test_the_check_says_every_difference() -> None:
    rig = solo()
    assert rig.press("J") == ["La table et le jeu sont d'accord."]
    assert rig.type("vérifie") == ["La table et le jeu sont d'accord."]
    rig.put("III", "b6")
    rig.take("IV", "j11")
    rig.put("IV", "r8")
    rig.take("II", "b9")
    assert rig.press("J") == [
        (
            "Armée deux : il manque 9 bleu. À poser. Armée trois : je lis 6 bleu en trop. À retirer. "
            "Armée quatre : je lis 8 rouge, le jeu attend 11 jaune."
        )
    ]


def test_the_check_counts_unknown_tags_and_names_zones_without_a_reader() -> None:
    rig = solo(readers=("I", "II"))
    rig.mode.ignored.add("04AA")
    rig.reader.put("II", "04AA")
    rig.wait()
    assert rig.press("J") == ["Armée deux : une étiquette inconnue. Sans lecteur : armée trois, armée quatre et tour."]


def test_without_any_reader_the_check_says_what_should_lie_there() -> None:
    rig = TableRig(readers=())
    for line in ("5 rouge", "9 bleu", "3 vert", "11 jaune", "7 rouge", "6 bleu", "1 vert"):
        rig.type(line)
    assert rig.press("J") == [
        (
            "Aucun lecteur ne marche. Voici ce qui doit être posé. Armée un : 5 rouge et dragon rouge. "
            "Armée deux : 9 bleu. "
            "Armée trois : 3 vert. Armée quatre : 11 jaune. Tour : rien."
        )
    ]


# --- hands --------------------------------------------------------------------------------------------------


def test_the_hands_are_told_what_to_do_in_order_and_readers_see_it_done() -> None:
    rig = solo()
    rig.type("place b6 II")
    rig.press("F")
    assert rig.press("j") == [
        "Pour les mains : 6 bleu sur l'armée deux. Dragon rouge, de l'armée un vers l'armée deux. Piochez une carte."
    ]
    rig.put("II", "b6")
    rig.put("II", "dragon red")
    assert rig.press("j") == ["Pour les mains : Piochez une carte."]


def test_without_readers_what_was_read_out_is_done_once_something_new_comes() -> None:
    rig = TableRig(readers=())
    for line in ("5 rouge", "9 bleu", "3 vert", "11 jaune", "7 rouge", "6 bleu", "1 vert"):
        rig.type(line)
    rig.type("place b6 II")
    assert rig.press("j") == rig.press("j") == ["Pour les mains : 6 bleu sur l'armée deux."]
    rig.type("place v1 II")
    assert rig.press("j") == ["Pour les mains : 1 vert sur l'armée deux."]


# --- undo ---------------------------------------------------------------------------------------------------


def test_undo_waits_until_the_zones_agree() -> None:
    rig = solo()
    rig.put("II", "b6")
    said = rig.press("u")
    assert said[0] == "Annulé : 6 bleu sur l'armée deux."
    assert said[1].startswith("Sur la table : Armée deux : reprenez 6 bleu en main. Est-ce fait ?")
    assert rig.take("II", "b6") == [
        "C'est remis en place. À vous. Posez des cartes sur une armée, ou une troupe sur la tour."
    ]
    assert rig.desk.question is None
    assert rig.put("II", "b6") == ["6 bleu sur l'armée deux, 2 cartes."]


def test_undo_can_be_done_without_the_table() -> None:
    rig = solo()
    rig.put("II", "b6")
    rig.press("u")
    assert rig.press("y")[0].startswith("Bien.")
    rig.out.clear()
    rig.wait(10)
    assert rig.out.texts() == [], "the card left lying is not played again"
    assert rig.session.state.hands == (("r7", "b6", "v1"),)


def test_not_yet_repeats_what_is_left_to_do() -> None:
    rig = solo()
    rig.put("II", "b6")
    rig.press("F")
    rig.put("II", "dragon red")
    rig.hold("j2")
    said = rig.press("u")
    assert "remettez-la sur le campement. Dragon rouge, de l'armée deux vers l'armée un." in said[1]
    (again,) = rig.press("n")
    assert again.startswith("Sur la table : ")
    rig.press("y")
    assert rig.desk.question is None


def test_undo_to_make_a_wrong_card_right() -> None:
    rig = solo()
    rig.put("II", "v1")
    assert rig.put("II", "b6")[0].startswith("Jouer ce coup, jeton Volontaires, 6 bleu au rang 2 sur l'armée deux ?")
    (said,) = rig.press("n")
    assert said.endswith("Reprenez le 6 bleu, ou appuyez sur u.")
    rig.press("u")
    rig.out.clear()
    rig.reader.take("II", rig.tag("v1"))
    rig.wait(4)
    assert rig.desk.question is None
    assert "6 bleu sur l'armée deux, 2 cartes." in rig.out.texts(), "now it fits, and it lies there"


def test_an_undo_of_keys_alone_needs_no_hands() -> None:
    rig = solo()
    rig.type("place b6 II")
    said = rig.press("u")
    assert said == ["Annulé : 6 bleu sur l'armée deux."], "the card was never laid, so the zones agree"


# --- correct ------------------------------------------------------------------------------------------------


def test_an_earlier_answer_is_told_anew_by_keys_words_or_scan() -> None:
    rig = solo()
    assert rig.press("L") == [
        "7 résultats dits, le dernier d'abord. Touches n et p, puis d pour en redire un. Pioche : 1 vert."
    ]
    assert rig.press("n") == ["Pioche : 6 bleu. 2 sur 7."]
    assert rig.press("d") == ["À redire. Pioche. Scannez, tapez, ou touches n et p puis d."]
    assert rig.type("8 bleu")[0] == "Corrigé. Pioche : 8 bleu."
    assert rig.session.state.hands == (("r7", "b8", "v1"),)
    rig.type("corrige")
    rig.press("nnd")
    assert rig.hold("r8")[0] == "Corrigé. Pioche : 8 rouge."
    assert rig.session.state.hands == (("r8", "b8", "v1"),)


def test_leaving_the_list_mends_nothing() -> None:
    rig = solo()
    rig.press("Ld")
    rig.press("h")
    said = rig.hold("r8")
    assert "Corrigé" not in said[0]
    assert rig.session.state.hands == (("r7", "b6", "v1"),)


def test_the_same_answer_again_changes_nothing() -> None:
    rig = solo()
    rig.press("Ld")
    assert rig.type("1 vert") == ["C'était déjà cela, rien n'a changé."]


def test_a_later_move_that_no_longer_fits_is_named_and_asked_about() -> None:
    rig = solo()
    rig.put("II", "b6")
    rig.press("Lnd")
    (said,) = rig.type("12 bleu")
    assert said.startswith(
        "Un coup suivant ne va plus avec cette correction : Anna, 6 bleu sur l'armée deux. "
        "Cette carte n'est pas dans votre main. Annuler ce coup et corriger ?"
    )
    assert rig.press("n") == ["Rien n'a été corrigé."]
    assert rig.session.state.hands == (("r7", "v1"),)
    rig.press("Lnd")
    rig.type("12 bleu")
    said = rig.press("y")
    assert said[0] == "Corrigé. Pioche : 12 bleu."
    assert said[-1].startswith("Sur la table : Armée deux : reprenez 6 bleu en main.")
    assert rig.session.state.hands == (("r7", "b12", "v1"),)


def test_a_misread_card_is_mended_when_the_real_one_is_laid() -> None:
    rig = solo()  # the hand really holds 8 blue, read as 6 blue
    (said,) = rig.put("II", "b8")
    assert "Cette carte n'est pas dans votre main. Si elle y est vraiment, touche L majuscule" in said
    rig.press("Lnd")
    rig.out.clear()
    rig.type("8 bleu")
    rig.wait()
    assert rig.session.state.piles[1] == ("b9", "b8"), "what lies there is now a move"


def test_anothers_hidden_answers_are_not_named() -> None:
    rig = two(private=(0, 1))
    rig.put("tower", "r7")
    rig.put("II", "dragon red")
    rig.hold("v9", "hand 1")
    rig.press("x")
    assert rig.desk.seat == 1
    (said,) = rig.press("L")
    assert "9 vert" not in said
    assert "Pioche, Anna" in said


def test_a_contradiction_that_shows_later_is_told_and_never_blocks() -> None:
    """Anna told a card as "4 red" that it was not; Bruno, who tells nothing, lays the 4 red."""
    rig = two(private=(0, 1))
    rig.mode.set_telling(1, False)
    rig.put("tower", "r7")
    rig.put("II", "dragon red")
    rig.hold("r4", "hand 1")
    rig.put("IV", "j4")
    rig.put("III", "dragon red")
    rig.put("I", "b12")
    rig.put("IV", "dragon red")
    rig.hold("v8", "hand 1")
    assert "r4" in rig.session.state.hands[0]
    rig.out.clear()
    rig.put("tower", "r4")
    assert rig.session.state.piles[4] == ("r7", "r4")
    told = [(one.channel, one.text) for one in rig.out.said if one.text]
    assert ("table", "Bruno pose 4 rouge sur la tour, 2 cartes.") in told
    assert [channel for channel, text in told if "Correction : 4 rouge n'était pas dans votre main" in text] == [
        "seat:0"
    ]
    assert rig.session.state.hands[0].count("?") == 1
