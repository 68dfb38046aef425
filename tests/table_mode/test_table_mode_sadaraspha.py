"""Sadaraspha with tagged figures: held to a reader, put on the cells that have one, real dice told by keys."""

import pytest
from sadaraspha_hands import PLAYERS, SadarasphaHands
from table_rig import TableRig
from test_table_mode_games import compare

from plateau_parlant.access.table import layout
from plateau_parlant.engines.sadaraspha import events

DICE = 2


def rig_for(lang: str = "fr", **more: object) -> TableRig:
    return TableRig("sadaraspha", players=PLAYERS, lang=lang, **more)  # type: ignore[arg-type]


def begun(lang: str = "fr") -> TableRig:
    """Anna plays the undead and begins, Bruno the fanatics; Anna builds."""
    rig = rig_for(lang)
    rig.type("Anna")
    for figure in ("zombie1", "pretre1"):
        rig.hold(figure)
        rig.press("d")
        rig.press("x")
    rig.out.clear()
    return rig


def acting() -> TableRig:
    """A zombie on E2 under its reader, a priest on E8; Anna acts."""
    rig = begun()
    rig.put("E2", "zombie1")
    rig.press("Fx")
    rig.put("E8", "pretre1")
    for _ in range(3):
        rig.press("Fx")
    assert rig.session.state.phase == "action" and rig.desk.seat == 0
    rig.out.clear()
    return rig


def test_a_whole_game_with_real_dice() -> None:
    hands = SadarasphaHands(rig_for(), DICE, "sadaraspha_game")
    hands.play()
    assert not [line for line in hands.lines if "Incident" in line or "manque. À" in line or "je lis" in line]
    assert hands.attacks and hands.laid and hands.scanned > 20
    compare("sadaraspha_game.fr", hands.lines)


def test_a_game_in_english() -> None:
    hands = SadarasphaHands(rig_for("en", options={"turn_limit": 2}), 4)
    hands.play()
    spoken = " ".join(line for line in hands.lines if not line.startswith(">"))
    assert "moves are possible, key d" in spoken and "case" not in spoken.split() and "coups" not in spoken


@pytest.mark.slow
@pytest.mark.parametrize("seed", [6])
def test_long_games_with_real_dice(seed: int) -> None:
    """Figures of the table and units of the game are the same after every choice (see the hands)."""
    hands = SadarasphaHands(rig_for(options={"turn_limit": 8}), seed)
    hands.play()
    assert not [line for line in hands.lines if "Incident" in line or "manque. À" in line or "je lis" in line]


# --- what a scan says -----------------------------------------------------------------------------------------


def test_a_figure_held_to_a_reader_chooses_its_race() -> None:
    rig = rig_for()
    rig.type("Anna")
    assert rig.hold("zombie1") == ["Zombie 1, morts-vivants. Un coup possible, choisir les morts-vivants. Touche d."]
    assert "Anna joue les morts-vivants." in rig.press("d")
    rig.press("x")
    assert rig.hold("zombie2") == ["Zombie 2, morts-vivants."], "the race is taken"


def test_a_figure_of_the_stock_offers_its_purchase() -> None:
    rig = begun()
    (said,) = rig.hold("medecin3")
    assert said == "Acheter un médecin de la peste pour 2 bois, 5 figurines en stock. 5 coups possibles, touche d."
    assert rig.press("d") == ["En D1, plaine, 1 case à l'ouest de votre ville. 1 sur 5."]
    assert rig.press("d") == ["Anna construit le médecin de la peste 1 en D1."]
    (hands,) = rig.press("j")
    assert hands == (
        "Pour les mains : Donnez à Anna 15 bois et 2 pierres. Donnez à Bruno 15 bois et 2 pierres. Posez le médecin de "
        "la peste 1 en D1, 3 points de vie sur la tablette, et rendez 2 bois à la banque."
    )


def test_figures_of_the_other_and_of_nobody() -> None:
    rig = acting()
    assert rig.hold("pretre1") == ["Prêtre-guerrier 1 de Bruno, en E8, plaine, 5 points de vie."]
    assert rig.press("e") == ["Aucune menace sur E8 pour le prochain tour."]
    assert rig.hold("pretre2") == ["Prêtre-guerrier 2, dans le stock de Bruno."]
    assert rig.hold("sirene1") == ["Sirène 1, créatures aquatiques. Personne ne joue cette race."]


def test_nothing_is_private_in_an_open_game() -> None:
    rig = acting()
    assert "seul à entendre" not in rig.press("h")[0]
    rig.hold("zombie1")
    assert "seul à entendre" not in rig.press("d")[0]


def test_english() -> None:
    rig = begun("en")
    assert rig.put("E2", "zombie3") == [
        "Cell E2: I read zombie 3. The figure to take is the zombie 1. Take back the zombie 3, or press u."
    ]
    rig.take("E2", "zombie3")
    assert rig.put("E2", "zombie1") == ["Anna builds the zombie 1 in E2."]
    (said,) = rig.hold("medecin1")
    assert said.startswith("Buy a plague doctor for 2 wood"), said


# --- placements -----------------------------------------------------------------------------------------------


def test_a_figure_put_next_to_the_town_is_built() -> None:
    rig = begun()
    assert rig.put("E2", "zombie1") == ["Anna construit le zombie 1 en E2."]
    assert rig.press("J") == ["La table et le jeu sont d'accord."]
    (hands,) = rig.press("j")
    assert hands == (
        "Pour les mains : Donnez à Anna 15 bois et 2 pierres. Donnez à Bruno 15 bois et 2 pierres. Le zombie 1 : 4 "
        "points de vie sur la tablette, et rendez 3 bois à la banque."
    ), "it stands there, the price is still to be paid"


def test_the_wrong_figure_is_corrected_with_the_right_one() -> None:
    rig = begun()
    assert rig.put("E2", "zombie3") == [
        "Case E2 : je lis zombie 3. La figurine à prendre est le zombie 1. Reprenez le zombie 3, ou appuyez sur u."
    ]
    assert rig.session.state.sides[0].units == ()


def test_a_figure_on_a_cell_that_no_move_reaches_says_why() -> None:
    rig = acting()
    (said,) = rig.put("E8", "zombie1")
    assert said == (
        "Case E8 : je lis zombie 1. Trop loin : zombie 1 n'atteint pas E8 avec 2 points de mouvement. Reprenez le "
        "zombie 1, ou appuyez sur u."
    )
    (said,) = rig.put("E5", "zombie1")
    assert said.startswith("Case E5 : je lis zombie 1. ") and "Reprenez le zombie 1" in said


def test_laying_never_ends_a_phase() -> None:
    """What could be bought in the next phase does not end this one."""
    rig = acting()
    rig.put("E2", "medecin1")
    assert rig.session.state.phase == "action"


def test_a_lifted_figure_is_asked_where_it_goes() -> None:
    rig = acting()
    said = rig.take("E2", "zombie1")
    assert said == [
        "Le zombie 1 quitte E2. 15 coups possibles, lequel ? Touches n et p, puis d. Ou remettez la pièce à sa place.",
        "Aller en D1, plaine, 1 case au nord-ouest. 1 sur 15.",
    ]
    assert rig.put("E2", "zombie1") == ["Remis en place, case E2."]
    assert rig.desk.picking is None
    rig.take("E2", "zombie1")
    assert rig.press("d") == ["Anna déplace le zombie 1 en D1, plaine."]
    assert rig.session.state.sides[0].units[0].actions == 1


def test_a_lifted_figure_put_on_another_reader_is_that_move() -> None:
    rig = acting()
    rig.mode._always = frozenset(("E2", "E3"))
    rig.take("E2", "zombie1")
    assert rig.desk.picking is not None
    assert rig.put("E3", "zombie1") == ["Anna déplace le zombie 1 en E3, plaine."]
    assert rig.desk.picking is None


def test_a_figure_shown_to_a_reader_is_not_missing_at_once() -> None:
    rig = acting()
    rig.out.clear()
    rig.reader.put("hand", rig.tag("zombie1"))
    rig.wait(3)
    rig.reader.take("hand", rig.tag("zombie1"))
    rig.wait(2)
    assert rig.out.texts() == ["Zombie 1, E2, plaine, 4 points de vie, 2 actions. 15 coups possibles, touche d."]
    rig.reader.put("E2", rig.tag("zombie1"))
    rig.wait(6)
    assert len(rig.out.texts()) == 1


def test_another_players_figure_taken_away_is_to_be_put_back() -> None:
    rig = acting()
    assert rig.take("E8", "pretre1") == ["Case E8 : le prêtre-guerrier 1 manque. À reposer."]


# --- attacks and dice -----------------------------------------------------------------------------------------


def near() -> TableRig:
    """Anna's zombie stands next to Bruno's priest."""
    rig = acting()
    state = rig.session.state
    import msgspec

    field = state.tables.field
    unit = msgspec.structs.replace(state.sides[0].units[0], cell=field.index["E7"])
    sides = (msgspec.structs.replace(state.sides[0], units=(unit,)), state.sides[1])
    history = rig.session.history
    moved = msgspec.structs.replace(state, sides=sides)
    last = msgspec.structs.replace(history.done[-1], state=moved)
    rig.session.history = msgspec.structs.replace(history, done=(*history.done[:-1], last))
    rig.mode.expected_before = rig.mode.expected()
    rig.reader.take("E2", rig.tag("zombie1"))
    rig.wait(4)
    rig.out.clear()
    return rig


def test_two_figures_held_one_after_the_other_are_the_attack() -> None:
    rig = near()
    rig.hold("zombie1")
    (said,) = rig.hold("pretre1")
    assert said == (
        "Jouer ce coup, zombie 1 attaque le prêtre-guerrier 1 ? Touche y pour oui, n pour non. Par défaut : non."
    )
    assert rig.session.state.pending is None, "nothing is played before it is answered"
    said = rig.press("y")
    assert said[:2] == [
        "Anna attaque le prêtre-guerrier 1 avec le zombie 1.",
        "Lancez un dé à 6 faces pour le zombie 1, et dites chaque dé.",
    ]
    assert rig.press("4") == ["4. 4 sur 6."], "a digit only reads"
    assert rig.press("d")[0] == "Dé : 4. Dégâts : 4."
    assert rig.press("L")[0].startswith("2 résultats dits, le dernier d'abord.")


def test_the_attack_that_is_refused_is_not_played() -> None:
    rig = near()
    rig.hold("zombie1")
    rig.hold("pretre1")
    rig.press("n")
    assert rig.session.state.pending is None and rig.desk.picking is None


def test_a_die_is_told_by_its_number_alone() -> None:
    rig = near()
    rig.hold("zombie1")
    rig.hold("pretre1")
    rig.press("y")
    assert rig.type("7") != [] and rig.session.state.pending is not None, "no die shows seven"
    assert rig.type("5")[0] == "Dé : 5. Dégâts : 5."
    assert "pretre1" not in [unit.name for unit in rig.session.state.sides[1].units]
    assert "Rangez le prêtre-guerrier 1 dans le stock de Bruno." in rig.press("j")[0]


def test_a_misread_die_is_mended() -> None:
    rig = near()
    rig.hold("zombie1")
    rig.hold("pretre1")
    rig.press("y")
    rig.type("2")
    rig.press("L")
    rig.press("d")
    rig.press("3")
    said = rig.press("d")
    assert said[0].startswith("Corrigé."), said
    priest = next(unit for unit in rig.session.state.sides[1].units if unit.name == "pretre1")
    assert priest.hit_points == 2


def test_several_dice_at_once_or_one_by_one() -> None:
    from plateau_parlant.access.table import asking, dice
    from plateau_parlant.engines.core import Ask

    rig = acting()
    told: list[object] = []
    ask = Ask(7, "roll", "dieu1", ("1", "2", "3", "4", "5", "6"), (1,) * 6, 3, repeat=True)
    asking_pending, asking_tell = asking.pending, asking.tell
    try:
        asking.pending = lambda mode: ask  # type: ignore[assignment]
        asking.tell = lambda mode, fact, answering=False: bool(told.append(fact.value)) or True  # type: ignore[assignment]
        assert dice.told(rig.mode, "3 5")
        assert rig.out.texts()[-1] == "5. Encore un dé."
        assert not dice.told(rig.mode, "1 1"), "only one is left"
        assert dice.told(rig.mode, "6")
    finally:
        asking.pending, asking.tell = asking_pending, asking_tell
    assert told == [("3", "5", "6")]


def test_the_hands_do_what_is_left_of_several_moves() -> None:
    """A figure that moved twice is carried once; of two losses the last one is marked; a destroyed one goes home."""
    rig = near()
    rig.mode.tasks = []
    words = rig.desk.table.narrator
    moved = [events.Moved(0, "zombie1", a, b, "plain", 1) for a, b in (("E2", "E3"), ("E3", "E5"))]
    assert words.joined(*moved) == events.Moved(0, "zombie1", "E2", "E5", "plain", 1)
    lost = [events.Damaged(1, "pretre1", 1, left) for left in (4, 3)]
    assert not words.still(*lost) and words.still(moved[0], lost[0])
    assert not words.still(lost[0], events.Destroyed(1, "pretre1", "zombie1", 5))
    assert words.still(lost[0], events.Damaged(1, "town", 1, 39))
    assert words.task(events.Damaged(1, "pretre1", 4, 1)) == (
        "Marquez un point de vie sur la tablette pour le prêtre-guerrier 1."
    )


# --- the check, undo ------------------------------------------------------------------------------------------


def test_the_check_says_what_no_reader_sees() -> None:
    rig = acting()
    rig.take("E2", "zombie1")
    rig.press("d")  # to D1, where no reader is
    assert rig.press("J") == ["La table et le jeu sont d'accord. Sans lecteur, à sa place : Case D1 : zombie 1."]


def test_the_check_without_any_reader_tells_the_whole_map() -> None:
    rig = acting()
    rig.mode._always = frozenset()
    assert rig.press("J") == [
        "Aucun lecteur ne marche. Voici ce qui doit être posé. Case E2 : zombie 1. Case E8 : prêtre-guerrier 1."
    ]
    fresh = rig_for(readers=())
    assert fresh.press("J") == ["Aucun lecteur ne marche. Voici ce qui doit être posé. Aucune unité sur la carte."]


def test_undo_says_where_the_figure_goes_back_and_waits() -> None:
    rig = acting()
    rig.take("E2", "zombie1")
    rig.press("d")
    said = rig.press("u")
    assert any("Remettez le zombie 1 en E2. Est-ce fait ?" in line for line in said), said
    assert rig.put("E2", "zombie1") == [], "that D1 is empty no reader can see"
    rig.press("y")
    assert rig.press("J") == ["La table et le jeu sont d'accord."]


def test_the_shipped_layout_points_everywhere_and_names_no_cell() -> None:
    """A reader called A1 is not the cell A1."""
    plan = layout.load("sadaraspha")
    assert {plan.zone(name) for name in ("HAND", "A1", "A2", "A3", "A4", "TOWER")} == {"hand", "hand 1", "hand 2"}


def test_learn_walks_all_figures() -> None:
    deck = rig_for().desk.narrator.deck()
    assert len(deck) == 71 and deck[:5] == ("pretre1", "pretre2", "pretre3", "pretre4", "pretre5")
