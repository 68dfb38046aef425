"""What a card says, in words, where a player asks: in the hand, on the board, among the moves."""

import re

import pytest
from guardians_tools import Table, guardians
from test_guardians_board import OX, board

from plateau_parlant.access import decks
from plateau_parlant.access.narration import guardians_cards as texts
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.parts import more_of

RAW = re.compile(r"_|=|:\w|  | ,|\.\.|!|&|\||\b(foe|kind|vit:|any|none)\b")
MINUS = re.compile(r"(?<!\w)-\d")


def words(lang="fr"):
    return narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_of_the_list_is_described_without_symbols(lang):
    n = words(lang)
    cards = decks.install().cards
    for name, card in cards.items():
        said = texts.described(n, name)
        bare = said.replace(n.card(name), "Carte")
        for other in cards.values():
            if "!" in other.name:
                bare = bare.replace(other.name, "")
        assert said.endswith(".") and not MINUS.search(bare), said
        if lang == "fr":
            assert not RAW.search(bare), said
        effects = [effect for effect in card.effects if effect.word != "manual"]
        told = texts.text_of(n, name)
        assert len(told) >= len(effects), f"{name}: an effect says nothing"


# Written from the words of the card list, before what the program made of them was read.
SAID = {
    "marshal": "Maréchal, mortel, taille moyenne, classe Knight, vitalité 11, hors-couleur 4, corruptible par or. "
    "Plus 2 à vos créatures, de classe Knight. Immunité : peur.",
    "archer": "Archer, mortel, taille moyenne, classe Knight, vitalité 6, corruptible par or. Tir de 3.",
    "horse": "Horse, mortel, taille grande, classe Barnyard Animal, vitalité 3, incorruptible, Commandement possible. "
    "Commandement : plus 6 à vos créatures, de classe Knight, première confrontation.",
    "first-mate-muldoon": "First Mate Muldoon, mortel, taille moyenne, classe Pirate, vitalité 6, hors-couleur 2, "
    "corruptible par charmes, or et bière. Mouvement plus 1, de classe Pirate sauf avec vol, contre sa révélation.",
    "female-titan": "Titan Femelle, externe, taille grande, classe Titan, vitalité 15, hors-couleur 6, corruptible par "
    "or. Peut devenir moyenne, moins 2, ou petite, moins 4.",
    "iron-crag-buggler": "Iron Crag Buggler, externe, taille petite, classe Fairy, vitalité 2, corruptible par or, "
    "Commandement possible. Commandement : plus de tir chez l'ennemi. Plus 1, terrain bois.",
    "dispel-magic": "Dissipation de Magie, Sort, Dominante 3. Annule Sort, Objet ou le Commandement.",
    "st-ballantines-evocation": "Invocation de St Ballantine, Sort, Dominante 11. Détruit les deux cartes de la "
    "confrontation, si votre attaquant est de classe Knight.",
    "power-lunch": "Déjeuner Energétique, Sort, Dominante 4. Donne l'Influence à une créature, pour cette "
    "confrontation.",
    "lawyer": "Homme de Loi, élémental, taille moyenne, classe Devil, vitalité 7, corruptible par charmes, or et "
    "bière. Doit attaquer en premier. Compte 21 pour l'espace. Une seule par espace.",
    "rye-beaner": "Rye Beaner, mortel, taille moyenne, classe Local, vitalité moins 5, hors-couleur 11, corruptible "
    "par charmes, or et bière, Commandement possible. Seulement en Commandement. Commandement : aire d'effet de feu 3 "
    "sur votre main. Une seule par espace, de classe Local.",
    "standard-bearer-maitzs-lightning-04": "Porte-étendard Maitz's Lightning 4, Porte-étendard, Dominante 4. L'ennemi "
    "annonce le type avant votre choix, première confrontation.",
    "carreg-amroth-center": "Carreg Amroth Center, Forteresse. Plus 5 à chaque défenseur.",
    "rak-nam-leader-of-the-mighty": "Rak Nam, Leader of the Mighty, Guardian, vitalité 30, influence 9, 7 Pierres, "
    "pioche 3, avec moins de Contrées, pioche moins 1, avec plus de Contrées, pioche plus 1, après une Dominante plus "
    "basse, pioche plus 1.",
    "bone-fright": "Terreur Osseuse, externe, taille grande, classe Undead, vitalité 7, hors-couleur 2, incorruptible. "
    "L'adversaire doit faire contre elle tous les tirs qu'il peut.",
}


@pytest.mark.parametrize("name", SAID)
def test_cards_say_what_is_printed_on_them(name):
    assert texts.described(words(), name) == SAID[name]


def test_english_says_the_same():
    n = words("en")
    assert texts.described(n, "marshal") == (
        "Marshal, mortal, medium, class Knight, vitality 11, off-colour 4, bribed by gold. "
        "Plus 2 to your creatures, of class Knight. Immune: fear."
    )
    assert texts.described(n, "first-mate-muldoon").endswith(
        "Movement plus 1, of class Pirate but not flying, for showing it."
    )


def test_a_negative_vitality_is_said_in_words_in_the_hand_too():
    t = Table(["rye-beaner", "axeman"], ["archer"])
    n, view = words(), guardians.view(t.state, 0)
    assert [item.text for item in n.hand(view, "received")] == ["Axeman, mortel, 7", "Rye Beaner, mortel, moins 5"]
    assert n.hand_summary(view, "received") == "2 cartes. Mortels : Axeman 7 et Rye Beaner moins 5."


def test_equal_cards_of_the_hand_are_said_once_with_their_number():
    t = Table(["horse", "horse", "zombie"], ["archer"], depots=[["gold", "gold", "dispel-magic"], []])
    assert words().hand_summary(guardians.view(t.state, 0), "received") == (
        "6 cartes. Mortels : Horse 3, 2 fois. Externes : Zombie 7. Sorts : Dissipation de Magie. "
        "Corruptions : Gold, 2 fois."
    )


# --- cards that change what one can do (Muldoon) -------------------------------------------------------------------


def pirates():
    return board(
        "activate",
        0,
        shields=[(3, 0, OX, "a1", ["first-mate-muldoon", "yard-rat"]), (4, 1, OX, "c4", ["cow"])],
        terrain={"a2": ("woods", 0), "a3": ("woods", 0), "b1": ("", 0)},
    )


def test_a_longer_move_says_whom_it_shows_and_shows_him():
    t = pirates()
    n, view = words(), guardians.view(t.state, 0)
    said = {guardians.notation(move): n.move(view, move) for move in guardians.legal(t.state, 0)}
    assert said["go 3 a3"] == "Bouclier en A 1 va en A 3"
    assert said["go 3 a4"] == "Bouclier en A 1 va en A 4, en montrant First Mate Muldoon"
    t.act(0, "go 3 a4")
    shown = t.of("hand_shown")[0]
    assert shown.cards == ("first-mate-muldoon",)
    assert n.event(shown, 1).text == "Anna montre de ce Bouclier : First Mate Muldoon."
    assert n.seen(guardians.view(t.state, 1)) == "Cartes connues en face : First Mate Muldoon."


def test_a_move_within_the_allowance_shows_nobody():
    t = pirates().act(0, "go 3 a3")
    assert not t.of("hand_shown")


def test_what_lies_under_ones_own_shields_is_told_card_by_card():
    t = pirates()
    n = words()
    view = guardians.view(t.state, 0)
    zone = next(zone for zone in n.board(view)[1] if zone.key == "space 0")
    assert zone.text.startswith("A 1, Bouclier Ploog's Ox 10 à vous, pas encore tourné, 2 créatures, 11 sur 30")
    assert [item.text for item in zone.items][1:3] == ["First Mate Muldoon, mortel, 6", "Yard Rat, mortel, 5"]
    assert more_of(zone.items[1]).endswith("Mouvement plus 1, de classe Pirate sauf avec vol, contre sa révélation.")


def test_G4_5_what_lies_under_the_foes_shield_is_not_told():
    t = pirates()
    n = words()
    view = guardians.view(t.state, 1)
    zone = next(zone for zone in n.board(view)[1] if zone.key == "space 0")
    assert zone.text.startswith("A 1, Bouclier Ploog's Ox 10 à Anna, pas encore tourné et Carreg")
    told = " ".join(item.text + more_of(item) for zone in n.board(view)[1] for item in zone.items)
    assert "Muldoon" not in told and "Yard Rat" not in told


def test_in_a_fight_what_gives_the_bonuses_is_told_on_asking():
    t = Table(["marshal", "axeman"], ["zombie"], shields=["standard-bearer-maitzs-lightning-14", ""])
    t.match("marshal", "zombie")
    n, view = words(), guardians.view(t.state, 0)
    zones = n.board(view)[1]
    assert more_of(zones[0].items[0]).startswith("Maréchal, mortel, taille moyenne, classe Knight, vitalité 11")
    side = next(zone for zone in zones if zone.key == "side 0")
    assert "Porte-étendard : Porte-étendard Maitz's Lightning 14, Porte-étendard, Dominante 14." in more_of(side)
    assert "plus 2 à vos créatures, en défendant" in more_of(side).lower()


# --- placing in secret (phase I) --------------------------------------------------------------------------------------


def test_placing_says_what_it_still_wants_and_what_lies_where():
    t = board("organise", 0, pens=[["archer", "axeman", "cow", OX], []], depots=[["gold"] * 7, []])
    n = words()

    def asked():
        return n.turn(guardians.view(t.state, 0))

    assert asked() == "À vous : placer ou défausser encore 4 cartes."
    t.act(0, f"place shield {OX} b1")
    assert asked() == "À vous : mettre une créature sous le Bouclier en B 1, ou reprendre la carte."
    t.act(0, "place under archer b1").act(0, "place under cow b1")
    assert asked() == "À vous : placer ou défausser encore une carte."
    zone = next(zone for zone in n.board(guardians.view(t.state, 0))[1] if zone.key == "space 1")
    assert zone.text.endswith("placé ce tour, Bouclier Ploog's Ox 10, Archer et Vache")
    t.act(0, "place discard gold")
    assert asked() == "À vous : placer vos cartes, puis terminer."
    other = " ".join(zone.text for zone in n.board(guardians.view(t.state, 1))[1])
    assert "Archer" not in other and "Ox 10" not in other
