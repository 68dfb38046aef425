"""What Anna hears at the key moments, in French, word for word. Written before the narration."""

import pytest
import sadaraspha_tools as tools
from sadaraspha_tools import play, side

from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import RESIGN, Fact


def words(lang: str = "fr"):
    return narrator("sadaraspha", Texts(lang, "common", "program", strict=True), ("Anna", "Bruno"))


def heard(happened: list[core.Event], listener: int, level: str = "normal", lang: str = "fr") -> list[str]:
    teller = words(lang)
    lines = [teller.event(event, listener, level) for event in happened]
    return [line.text for line in lines if line is not None]


def test_the_set_up() -> None:
    state = tools.started()
    assert words().welcome(game.view(state, 0)) == (
        "Sadaraspha, Anna et Bruno. Carte les deux rives, 9 colonnes de A à I, 9 lignes, la ligne 1 au nord. "
        "Cases carrées, on passe aussi par les coins. "
        "Jeu d'essai : les prix et les forces ne sont pas ceux de l'éditeur."
    )
    state, happened = play(state, "=0", "race orks", "race morts-vivants", "build goblin E2")
    assert heard(happened, 0) == [
        "Le sort vous désigne pour commencer.",
        "À vous de choisir une race, touches n et p puis d.",
        "Vous jouez les orks et goblins, avec 15 bois et 2 pierres.",
        "Bruno choisit sa race.",
        "Bruno joue les morts-vivants.",
        "À vous de construire, avec 15 bois et 2 pierres. Touche z pour les achats, F majuscule pour terminer.",
        "Goblin 1 construit en E2. Il vous reste 13 bois et 2 pierres.",
    ]
    assert heard(happened, 1) == [
        "Le sort désigne Anna pour commencer.",
        "Anna choisit sa race.",
        "Anna joue les orks et goblins.",
        "À vous de choisir une race, touches n et p puis d.",
        "Vous jouez les morts-vivants, avec 15 bois et 2 pierres.",
        "Anna construit.",
        "Anna construit le goblin 1 en E2.",
    ]


def test_a_harvest_and_a_turn() -> None:
    one = side("orks", "goblin1 B2", "cogneur1 C2", wood=2)
    state = tools.state(one, side("morts-vivants", "medecin1 D2"), seat=1, first=0)
    state, happened = play(state, "done")
    assert heard(happened, 0) == [
        "Tour 2, Bruno commence.",
        "Bruno récolte 1 pierre.",
        "Récolte : 1 bois et 1 carte de victoire. Vous avez 3 bois et 1 carte de victoire.",
        "Bruno construit.",
    ]
    assert heard(happened, 1)[0] == "Tour 2, vous commencez."
    state, happened = play(state, "done", "done", "done")
    assert heard(happened, 0)[-1] == (
        "À vous d'agir avec 2 unités. Touche z pour les unités, F majuscule pour terminer."
    )


FOE = side("morts-vivants", "zombie2 C3 4", "squelette1 E4")


def test_a_move_and_an_attack() -> None:
    box = tools.data(cogneur={"dice": "2d6"}, zombie={"hit_points": 9})
    one = side("orks", "cogneur1 A3")
    state = tools.state(one, side("morts-vivants", "zombie2 C3 9"), box=box)
    state, happened = play(state, "move cogneur1 B3", "attack cogneur1 zombie2", "=2,4")
    assert heard(happened, 0) == [
        "Gros ork qui tape 1 en B3, plaine. Encore une action.",
        "Gros ork qui tape 1 attaque le zombie 2.",
        "Dés : 2 et 4. Dégâts : 6.",
        "Zombie 2 perd 6 points de vie, il lui en reste 3.",
    ]
    assert heard(happened, 1) == [
        "Anna déplace le gros ork qui tape 1 en B3, plaine.",
        "Anna attaque votre zombie 2 avec le gros ork qui tape 1.",
        "Dés : 2 et 4. Dégâts : 6.",
        "Votre zombie 2 perd 6 points de vie, il lui en reste 3.",
    ]
    assert heard(happened, 0, "brief") == [
        "Gros ork qui tape 1, B3.",
        "Dégâts : 6.",
        "Zombie 2, reste 3.",
    ]


def test_a_unit_and_a_town_destroyed() -> None:
    box = tools.data(sirene={"dice": "1d6"})
    one, other = side("aquatiques", "sirene1 D4"), {**side("morts-vivants", "zombie2 D3 2"), "town": 4}
    state = tools.state(one, other, box=box)
    state, happened = play(state, "attack sirene1 zombie2", "=5")
    assert heard(happened, 0)[-2:] == ["Dé : 5. Dégâts : 5.", "Zombie 2 est détruit, retour au stock."]
    assert heard(happened, 1)[-1] == "Votre zombie 2 est détruit et retourne à votre stock."
    state, happened = play(state, "attack sirene1 town", "=6")
    assert heard(happened, 0) == [
        "Sirène 1 attaque la ville de Bruno.",
        "Dé : 6. Dégâts : 6.",
        "Victoire ! La ville de Bruno est détruite. Cartes de victoire : Anna 0 et Bruno 0.",
    ]
    assert heard(happened, 1)[-1:] == [
        "Défaite, Anna gagne. Votre ville est détruite. Cartes de victoire : Anna 0 et Bruno 0.",
    ]


@pytest.mark.parametrize(("chance", "expected"), [
    ("1d6", "33 chances sur 100 de le détruire"),
    ("1d4", "il résistera, au pire il lui reste 1 point de vie"),
    ("1d6+4", "sûr de le détruire"),
])  # fmt: skip
def test_odds_before_an_attack(chance: str, expected: str) -> None:
    box = tools.data(cogneur={"dice": chance})
    state = tools.state(side("orks", "cogneur1 B3"), side("morts-vivants", "zombie2 C3 5"), box=box)
    teller, view = words(), game.view(state, 0)
    attack = game.parse("attack cogneur1 zombie2")
    chosen, target = teller.parts(attack)
    assert teller.part(view, (chosen,), target) == f"attaquer le zombie 2, 1 case à l'est, {expected}"


def test_where_things_lie_and_what_a_unit_may_do() -> None:
    box = tools.data(squelette={"range": 3})
    one = side("orks", "goblin1 B2", "cogneur1 B3")
    state = tools.state(one, side("morts-vivants", "squelette1 E3 5"), box=box)
    teller, view = words(), game.view(state, 0)
    assert [item.text for item in teller.hand(view, "received")][:3] == [
        "rien en réserve",
        "goblin 1, B2, forêt, 5 points de vie, 2 actions",
        "gros ork qui tape 1, B3, plaine, 5 points de vie, 2 actions",
    ]
    _, zones = teller.board(view)
    assert zones[2].text == "Ligne 3 : A3 eau, B3 votre gros ork qui tape 1, E3 volcan, squelette archer 1 de Bruno"
    assert zones[2].items[4].text == "E3, volcan, squelette archer 1 de Bruno, 5 points de vie"
    teller.cursor = ("B3",)
    jump = teller.do_enemy(view)
    assert (jump.zone, jump.item) == (3, ("E3",))
    assert jump.text == ("squelette archer 1 de Bruno, E3, volcan, 5 points de vie. 3 cases à l'est. 1 sur 1.")
    teller.cursor = ("B3",)
    assert teller.do_threats(view) == "Menace sur B3 : squelette archer 1 de Bruno, tout de suite."
    assert teller.do_reach(view) == (
        "gros ork qui tape 1, 2 points de mouvement, 9 cases possibles. Tuiles utiles : C2 tuile de victoire et "
        "C4 tuile de victoire. Ennemi à portée : aucun."
    )


def test_giving_up() -> None:
    state = tools.state(side("orks", "cogneur1 A3"), FOE)
    happened = list(game.apply(state, Fact(RESIGN, "0")).events)
    assert heard(happened, 0) == [
        "Vous abandonnez.",
        "Défaite, Bruno gagne. Vous avez abandonné. Cartes de victoire : Anna 0 et Bruno 0.",
    ]
    assert heard(happened, 1)[-1] == "Victoire ! Anna a abandonné. Cartes de victoire : Anna 0 et Bruno 0."
