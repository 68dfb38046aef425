"""Finding one's way by ear: the keys of this game, the map under the arrows, choosing part by part, typed words."""

import sys
from pathlib import Path

import pytest
import sadaraspha_tools as tools
from sadaraspha_tools import side

from plateau_parlant.access import session
from plateau_parlant.access.dealer import Seeded
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import Ask
from plateau_parlant.engines.history import History

sys.path.insert(0, str(Path(__file__).parents[1] / "access"))
from desk_rig import Rig


def rig_at(state: tools.State, lang: str = "fr") -> Rig:
    """A desk at a position; Anna has the keys."""
    from plateau_parlant.access.bots import Bot

    made = session.Session(game, core.Setup(("Anna", "Bruno")), Seeded(4), bots={1: Bot("fair", "Bruno", 3)})
    made.history = History(state)
    return Rig("sadaraspha", made=made, lang=lang)


def battle() -> tools.State:
    box = tools.data(tireur={"range": 2}, squelette={"range": 3})
    one = side("orks", "goblin1 B2", "tireur1 A5", "cogneur1 B3", wood=4)
    return tools.state(one, side("morts-vivants", "squelette1 E3", "medecin1 D4"), box=box)


def test_arrows_walk_the_map_and_keep_the_column() -> None:
    rig = rig_at(battle())
    assert rig.press("b")[0].startswith("3 unités à vous, 2 ennemis. Tuiles de victoire : C2 libre et C4 libre.")
    assert rig.press("n") == ["Ligne 2 : B2 forêt, votre goblin 1, C2 tuile de victoire, D2 roche. 2 sur 5."]
    assert rig.press(["right", "right", "right"]) == ["C2, tuile de victoire. 3 sur 5."]
    assert rig.press(["down"]) == ["C3, plaine. 3 sur 5."]
    assert rig.press(["down"]) == ["C4, tuile de victoire. 3 sur 5."]
    assert rig.press(["left"]) == ["B4, roche. 2 sur 5."]
    assert " ".join(rig.press("e")) == (
        "B4 : 3 cases au sud de votre ville. Menace sur B4 : squelette archer 1 de Bruno, après un déplacement."
    )
    assert rig.press(["down", "down"]) == ["Fin de la liste. B5, plaine. 2 sur 5."]


def test_jumps_move_the_cursor_and_tell_distance_and_direction() -> None:
    rig = rig_at(battle())
    assert rig.press("A") == ["Goblin 1, B2, forêt, 5 points de vie. 1 case au sud. 1 sur 3."]
    assert rig.press("A") == ["Gros ork qui tape 1, B3, plaine, 5 points de vie. 1 case au sud. 2 sur 3."]
    assert rig.press("E") == ["Squelette archer 1 de Bruno, E3, volcan, 5 points de vie. 3 cases à l'est. 1 sur 2."]
    assert rig.press(["left"]) == ["D3, plaine. 4 sur 5."]
    assert rig.press("V") == ["Votre ville, B1, 30 points de vie. 4 cases au nord-ouest."]
    assert rig.press("V") == ["La ville de Bruno, D5, 30 points de vie. 6 cases au sud-est."]
    assert rig.press("R") == ["B2, forêt, votre goblin 1, 5 points de vie. 5 cases au nord-ouest. 1 sur 9."]
    assert rig.press("T") == ["Repère en B2."]
    rig.press("V")
    assert rig.press("D") == ["B1 : 1 case au nord du repère B2, votre ville même."]


def test_reach_threats_and_fronts_of_what_is_under_the_cursor() -> None:
    rig = rig_at(battle())
    rig.press("A")
    assert " ".join(rig.press("O")) == (
        "Goblin 1, 2 points de mouvement, 8 cases possibles. "
        "Tuiles utiles : C2 tuile de victoire, D2 roche et B4 roche. Ennemi à portée : aucun."
    )
    rig.press("E")
    assert rig.press("O")[0].endswith("À portée : votre gros ork qui tape 1.")
    assert rig.press("M") == ["Menace sur E3 : votre gros ork qui tape 1, après un déplacement."]
    assert " ".join(rig.press("B")) == (
        "Tuiles de victoire : C2 libre et C4 libre. Aucun contact. Votre ville est tranquille. "
        "Près de la ville ennemie : ork à bâton 1, 3 cases à l'ouest et gros ork qui tape 1, 4 cases au nord-ouest."
    )


def test_a_move_is_chosen_part_by_part_and_may_be_taken_back() -> None:
    rig = rig_at(battle())
    assert rig.press("z") == ["Jouable ensuite : goblin 1, B2, forêt, 5 points de vie, 2 actions."]
    assert rig.press("d") == ["Aller en C2, tuile de victoire, 1 case à l'est. 1 sur 8."]
    assert rig.press("t")[0].startswith("Choisi jusqu'ici : goblin 1.")
    assert rig.press("q") == ["Choix annulé, rien n'a été joué."]
    rig.press("zd")
    assert rig.press("d")[0] == "Goblin 1 en C2, tuile de victoire. Encore une action."
    assert rig.session.state.sides[0].units[0].cell == rig.session.state.tables.field.index["C2"]
    rig.press("u")
    assert rig.session.state == battle()


def test_from_the_map_the_cell_under_the_cursor_is_played() -> None:
    rig = rig_at(battle())
    rig.press("b")
    rig.press(["down", "right", "right", "right"])
    assert rig.press("d") == ["Goblin 1. 1 sur 2."]
    assert rig.press("n") == ["Gros ork qui tape 1. 2 sur 2."]
    assert rig.press("d")[0].startswith("Gros ork qui tape 1 en C2")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("goblin 1 c2", "Goblin 1 en C2, tuile de victoire. Encore une action."),
        ("move goblin1 C2", "Goblin 1 en C2, tuile de victoire. Encore une action."),
        ("goblin 1 e1", "Pas jouable : goblin 1 e1. Trop loin : goblin 1 n'atteint pas E1 avec 2 points de mouvement."),
        ("goblin 1 b3", "Pas jouable : goblin 1 b3. B3 est occupée par gros ork qui tape 1."),
        ("construire goblin a1", "Pas jouable : construire goblin a1. Pas dans cette phase. C'est la phase d'action."),
    ],
)
def test_typed_words(typed: str, said: str) -> None:
    assert rig_at(battle()).type(typed)[0] == said


def test_what_is_expected_is_in_the_last_sentence() -> None:
    """Whenever Anna has to choose, the last thing she heard says so and with which keys."""
    rig = Rig("sadaraspha", ("Anna", "Bruno"), seed=7, bots=rig_at(battle()).session.bots)
    for _ in range(12):
        if rig.session.over:
            break
        said = rig.press("F") if rig.desk.narrator.finish(rig.desk.view()) else rig.press("fd")
        assert said[-1].startswith(("À vous de construire", "À vous d'agir", "Victoire", "Défaite", "Égalité")), said
        assert "Touche z" in said[-1] or "F majuscule" in said[-1] or rig.session.over


def test_dice_and_lot_are_answers_in_words() -> None:
    teller = narrator("sadaraspha", Texts("fr", "common", "program", strict=True), ("Anna", "Bruno"))
    roll = Ask(3, "roll", "cogneur1", tuple("123456"), (1,) * 6, 2, repeat=True)
    assert teller.answers_of(roll, "six") == teller.answers_of(roll, "6") == ["6"]
    assert teller.answers_of(roll, "7") == []
    lot = Ask(0, "first", "players", ("0", "1"), (1, 1))
    assert teller.answers_of(lot, "bruno") == ["1"]
    assert teller.answer(lot, "1") == "Bruno"
    assert teller.ask(roll) == "Lancez 2 dés à 6 faces pour le gros ork qui tape 1, et dites chaque dé."


def test_what_the_hands_have_to_do() -> None:
    teller = narrator("sadaraspha", Texts("fr", "common", "program", strict=True), ("Anna", "Bruno"))
    _, happened = tools.play(battle(), "move tireur1 B5", "attack tireur1 town", "=4")
    assert [teller.task(event) for event in happened] == [
        "Déplacez l'ork à bâton 1 de A5 en B5.",
        "",
        "",
        "Marquez 26 points de vie sur la tablette pour la ville de Bruno.",
    ]
    assert teller.untask(happened[0]) == "Remettez l'ork à bâton 1 en A5."
    assert len(teller.deck()) == 71
    assert teller.component("escarmouche2") == "mammouth d'escarmouche"
