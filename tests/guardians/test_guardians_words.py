"""G12 by ear: the ledger, what beats what, the foe's known cards, a pass until something happens."""

import pytest
from guardians_tools import Table, guardians

from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.parts import more_of
from plateau_parlant.engines.guardians import effects, interpreter
from plateau_parlant.engines.guardians.standing import UNTIL, since, standing


def words(lang="fr"):
    return narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))


def test_every_word_is_read_or_performed():
    both = interpreter.PASSIVE | interpreter.FIRED
    assert both == effects.WORDS and not interpreter.PASSIVE & interpreter.FIRED
    assert set(interpreter.ACTS) == interpreter.FIRED


def test_the_sum_is_told_line_by_line():
    t = Table(["mud-elemental"], ["zombie"], land="swamp")
    t.match("mud-elemental", "zombie").to("window", 0)
    told = words().do_ledger(guardians.view(t.state, 0))
    assert told.startswith("Mud Elemental 14 contre Zombie 7.")
    assert told.endswith("Mud Elemental, 8, plus 2 hors-couleur, plus 4 pour le terrain, total 14.")
    t._past_match()
    struck = t.of("struck")[0]
    assert (
        words("en")
        .event(struck, 0)
        .text.startswith("Your Mud Elemental, 8, plus 2 off-colour, plus 4 for the land, total 14.")
    )
    assert words().event(struck, 1, "brief").text == "Zombie 7 contre Mud Elemental 14. Anna gagne."


def test_the_hand_is_read_by_kind_with_who_beats_what_i_face():
    t = Table(["vampire", "axeman", "djinn"], ["archer"]).match("axeman", "archer").to("window", 0)
    view = guardians.view(t.state, 0)
    items = words().hand(view, "received")
    assert [item.text for item in items] == ["Djinn, élémental, 6", "Vampire, externe, 9"]
    assert more_of(items[1]).endswith("Vampire ferait 12 : gagne contre Archer.")
    if_beaten = "si elle gagne, si la battue avait reçu de l'Influence."
    assert f"Moins 2 pour les Pierres ennemies, {if_beaten}" in more_of(items[1])
    assert words().do_beats(view) == "Battent Archer : Vampire."


def test_the_foes_known_cards_are_told():
    t = Table(["archer"], ["axeman", "captain"], depots=[["gold", "essence-of-babeitude"], []])
    t.command(0, "essence-of-babeitude").to("offer")
    assert words().seen(guardians.view(t.state, 0)) == "Cartes connues en face : Captain."


@pytest.mark.parametrize("until", UNTIL[1:])
def test_a_standing_pass_ends_with_the_match_up_and_shows_nothing(until):
    t = Table(["axeman", "archer", "cow"], ["zombie", "archer"], depots=[[], ["dispel-magic"]]).match(
        "axeman", "zombie"
    )
    given = since(guardians.view(t.state, 1))
    assert standing(guardians.view(t.state, 1), "", given) is None
    t.to("window", 0, "ranged")
    while t.state.prompt.seats == (1,):
        assert standing(guardians.view(t.state, 1), until, given) is not None
        t.act(1, "pass")
    t.act(0, "shoot archer").act(1, "pass")
    answer = standing(guardians.view(t.state, 1), until, given)
    assert (answer is None) == (until == "attack")
    t.to("primary")
    assert standing(guardians.view(t.state, 1), until, given) is None


def test_the_key_for_passing_goes_round_and_is_private_to_the_listener():
    mine, others = words(), words()
    t = Table(["axeman"], ["zombie"]).match("axeman", "zombie")
    view = guardians.view(t.state, 0)
    told = [mine.do_until(view) for _ in UNTIL]
    assert told[0] == "Vous passez jusqu'à la prochaine attaque." and told[-1] == "Vous choisissez à chaque fois."
    mine.do_until(view)
    assert mine.standing(view) is not None and others.standing(view) is None
