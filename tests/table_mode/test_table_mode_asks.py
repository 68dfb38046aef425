"""Results that the table tells: by lists, by typed words, by a reader, or not at all."""

import random
from pathlib import Path

from table_rig import TableRig

from plateau_parlant.access import session
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.profiles import Profile
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Ask, Decide
from plateau_parlant.engines.dragon.components import TROOPS
from plateau_parlant.engines.dragon.events import Placed, Swapped, TookOff


def pending(rig: TableRig) -> Ask:
    now = rig.session.waiting()
    assert isinstance(now, Ask)
    return now


def dealt_two(**more: object) -> TableRig:
    """Two players, the armies laid: the tokens come next."""
    rig = TableRig(players=("Anna", "Bruno"), **more)  # type: ignore[arg-type]
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    return rig


def test_the_pending_ask_is_the_current_list_part_by_part() -> None:
    rig = TableRig(readers=())
    assert rig.press("n") == ["Bleu. 2 sur 4."]
    assert rig.press("d") == ["1. 1 sur 12."]
    assert rig.press("9") == ["9. 9 sur 12."]
    said = rig.press("d")
    assert said == ["Armée un : 9 bleu.", "Retournez une carte du paquet sur l'armée deux."]
    assert rig.session.state.piles[0] == ("b9",)


def test_back_goes_one_part_back_and_nothing_is_told() -> None:
    rig = TableRig(readers=())
    rig.press("nd")
    assert rig.press("q") == ["Bleu. 2 sur 4."]
    assert pending(rig).id == 0


def test_the_list_comes_back_with_f() -> None:
    rig = TableRig(readers=())
    rig.press("h")
    (said,) = rig.press("f")
    assert said == ("Retournez une carte du paquet sur l'armée un. 4 réponses, touches n et p. La première : rouge.")
    assert rig.press("n")[0].startswith("Bleu")


def test_typed_words_notation_and_numbers_in_words() -> None:
    rig = TableRig(readers=())
    assert rig.type("sept rouge")[0] == "Armée un : 7 rouge."
    assert rig.type("r8")[0] == "Armée deux : 8 rouge."
    assert rig.type("le 3 vert")[0] == "Armée trois : 3 vert."
    assert rig.session.state.piles[:3] == (("r7",), ("r8",), ("v3",))


def test_words_that_fit_several_cards_leave_those_in_the_list() -> None:
    rig = TableRig(readers=())
    assert rig.type("5")  # a number reads an entry of the list, it tells nothing
    assert pending(rig).id == 0
    assert rig.type("rouge") == ["1. 1 sur 12."]
    assert rig.press("d")[0] == "Armée un : 1 rouge."


def test_a_card_that_lies_already_is_refused_with_words() -> None:
    rig = TableRig(readers=())
    rig.type("r7")
    said = rig.type("r7")
    assert said and pending(rig).id == 1


def test_not_telling_leaves_the_card_unknown_and_the_game_goes_on() -> None:
    rig = TableRig()
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    assert rig.press("I")[0] == "La carte reste inconnue."
    assert rig.type("?")[0] == "La carte reste inconnue."
    assert rig.type("inconnu")[0] == "Pioche : carte inconnue."
    assert rig.session.state.hands == (("?", "?", "?"),)
    assert rig.put("II", "b6") == ["6 bleu sur l'armée deux, 2 cartes."], "an unknown card turned out to be it"


def test_what_must_be_told_cannot_be_left_out() -> None:
    rig = TableRig()
    said = rig.press("I")
    assert said == ["Ce résultat doit être dit. Retournez une carte du paquet sur l'armée un."]
    assert pending(rig).id == 0


def test_nothing_is_asked_and_the_key_says_so() -> None:
    rig = TableRig()
    rig.deal_solo()
    assert rig.press("I") == ["Rien à taire, aucun résultat n'est attendu."]


def test_a_hand_scanned_in_order_keeps_that_order() -> None:
    rig = TableRig()
    rig.deal_solo(hand=("v1", "r7", "b6"))
    assert rig.session.state.hands == (("v1", "r7", "b6"),)


def test_a_card_lying_on_the_hand_reader_answers_the_ask_that_comes_later() -> None:
    rig = TableRig()
    rig.deal_solo()
    rig.put("II", "b6")
    said = rig.put("hand", "j2", wait=0.5)
    assert said == ["2 jaune. Cette carte n'est pas connue dans votre main."]
    rig.press("F")
    rig.wait()
    assert rig.session.state.hands == (("r7", "v1", "j2"),)


def test_a_resting_card_answers_one_ask_only() -> None:
    rig = TableRig()
    rig.deal_solo()
    rig.put("II", "b6")
    rig.press("F")
    rig.put("hand", "h", wait=6)
    assert rig.session.state.hands == (("r7", "v1", "h"),)
    rig.put("III", "h", copy=1)
    rig.wait(6)
    assert rig.session.state.hands[0].count("h") <= 1


def test_who_does_not_tell_is_not_asked() -> None:
    rig = dealt_two()
    rig.mode.set_telling(1, False)
    rig.hold("token vol")
    said = rig.hold("token epidemie")
    assert "Distribuez un jeton à Bruno." not in said
    assert pending(rig).kind == "draw", "the open cards of the set-up must be told all the same (D2.7)"
    assert rig.session.state.tokens[1] == ("undead", "?", "?")


def test_who_tells_is_set_from_the_menu_and_kept_in_the_journal(tmp_path: Path) -> None:
    rig = TableRig(players=("Anna", "Bruno"), folder=tmp_path)
    entries = dict(rig.mode.menu())
    assert list(entries) == ["Anna ne dira plus ses cartes", "Bruno ne dira plus ses cartes"]
    rig.out.clear()
    entries["Bruno ne dira plus ses cartes"]()
    assert rig.out.texts()[0] == "Bruno ne dit plus ses cartes. Elles restent inconnues, et la partie continue."
    assert rig.session.journal is not None
    path = rig.session.journal.path
    rig.session.close()
    again, _ = session.resume(path)
    other = TableRig(made=again)
    other.mode.take_notes(again.notes)
    assert other.mode.untelling == {1}
    again.close()


def test_a_bots_cards_are_read_face_down_and_nobody_hears_them() -> None:
    rig = TableRig(players=("Anna", "Zoé"), bots={1: Bot("fair", "Zoé", 1)})
    for zone, card in zip(("I", "II", "III", "IV"), ("r5", "b9", "v3", "j11"), strict=True):
        rig.put(zone, card)
    rig.hold("token vol")
    rig.hold("token renfort")
    assert pending(rig).zone == "tokens 1"
    assert rig.press("I") == ["La carte de Zoé doit être lue, face cachée. Le programme la garde pour lui."]
    said = rig.hold("token epidemie")
    assert said[0] == "Zoé reçoit un jeton."
    assert not any("pidémie" in line for line in said)
    rig.hold("token contre-ordre")
    assert rig.session.state.tokens[1] == ("undead", "epidemie", "contre-ordre")
    for card in ("r1", "r2", "r3", "j12", "j10", "b12"):  # the bot has most and begins
        rig.hold(card)
    while not isinstance(rig.session.waiting(), Ask):
        raise AssertionError("the bot has played and draws")
    said = rig.hold("v9")
    assert not any("9 vert" in line for line in said), said
    assert "v9" in rig.session.state.hands[1]
    assert any("Zoé pioche" in line or "Zoé" in line for line in said)


def test_which_card_of_a_bots_hand_the_hands_have_to_lay() -> None:
    rig = TableRig(players=("Anna", "Zoé"), bots={1: Bot("fair", "Zoé", 1)}, readers=())
    for card in ("r5", "b9", "v3", "j11", "token vol", "token renfort", "token epidemie", "token contre-ordre"):
        rig.hold(card)
    for card in ("r1", "r2", "r3", "j12", "j10", "b12"):
        rig.hold(card)
    (said,) = rig.press("j")
    events = [event for record in rig.session.history.done for event in record.events]
    placed = [event for event in events if isinstance(event, Placed)]
    assert placed
    hand = ["j12", "j10", "b12"]
    assert f"Carte {hand.index(placed[0].card) + 1} de la main de Zoé" in said
    assert said.endswith("Zoé pioche une carte.")


def test_nobody_scans_anything_and_the_game_is_told_by_keys_alone() -> None:
    rig = TableRig(readers=(), taught=False)
    for line in ("5 rouge", "9 bleu", "3 vert", "11 jaune", "7 rouge", "6 bleu", "1 vert"):
        rig.type(line)
    assert isinstance(rig.session.waiting(), Decide)
    assert rig.type("6 bleu armée deux") == ["6 bleu sur l'armée deux, 2 cartes."]


def test_a_typed_code_of_a_tag_is_a_scan() -> None:
    rig = TableRig()
    rig.deal_solo(hand=())
    assert rig.type(rig.tag("r7"))[0] == "Pioche : 7 rouge."
    assert rig.type(rig.tag("r8").lower())[0] == "Pioche : 8 rouge."


def test_a_scanner_that_types_into_lines_is_understood_and_its_unknown_codes_too() -> None:
    rig = TableRig(profile=Profile(hold_keys=True))
    tag = rig.tag("r5")
    azerty = tag.translate(str.maketrans("0123456789", "à&é\"'(-è_ç"))
    rig.mode.table = rig.mode.table.with_tag("37600012", "r6")
    assert rig.type("37600012") == ["Armée un : 6 rouge.", "Retournez une carte du paquet sur l'armée deux."]
    if "A" not in tag:
        assert rig.type(azerty)[0] == "Armée deux : 5 rouge."
    assert rig.type("3760001234567")[0].startswith("Étiquette inconnue")
    assert rig.type("7 bleu")[0].startswith("Armée")


def test_a_whole_game_with_a_bot_whose_cards_nobody_hears_before_they_are_laid() -> None:
    rig = TableRig(players=("Anna", "Zoé"), bots={1: Bot("fair", "Zoé", 1)}, readers=())
    dealer = random.Random(4)
    troops = list(TROOPS)
    dealer.shuffle(troops)
    camps = [troops[4:26] + ["h", "h"], troops[26:48] + ["h", "h"]]
    for camp in camps:
        dealer.shuffle(camp)
    tokens = ["token vol", "token contre-ordre", "token emprisonnes", "token epidemie"]
    words = rig.desk.narrator
    hidden = 0
    followed = 0
    for number in range(2000):
        for record in rig.session.history.done[followed:]:
            for event in record.events:  # taken cards and exchanged heroes go under the camps
                if isinstance(event, TookOff):
                    camps[event.seat] += ["h" if card[0] == "h" else card for card in event.cards]
                elif isinstance(event, Swapped):
                    camps[event.seat].append("h")
        followed = len(rig.session.history.done)
        now = rig.session.waiting()
        if isinstance(now, Ask):
            seat = int(now.zone[-1]) if now.zone[-1].isdigit() else -1
            setup = rig.session.state.step == "setup"
            if now.kind == "reveal":
                component = troops[len([pile for pile in rig.session.state.piles if pile])]
            else:
                component = tokens.pop(0) if now.kind == "token" else camps[seat].pop(0)
            said = rig.hold(component)
            if seat == 1 and not (setup and now.kind == "draw") and len(now.among) > 1:  # one: all know what lies there
                hidden += 1
                name = words.component(component).removeprefix("jeton ")
                assert not any(name in line for line in said), said
        elif isinstance(now, Decide):
            view = rig.desk.view()
            rig.desk.act(rig.session.game.greedy(view, chance.Generator(number)).move)
        else:
            break
    assert rig.session.over
    assert hidden > 8
