"""G12: a single fight with one's own hands, and one's own decks, named on the command line."""

import pytest
from guardians_tools import BOX, guardians

from plateau_parlant.access import decks
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines.core import Setup


def test_hands_depots_land_and_guardians_are_named_in_french_or_english():
    options = {
        "mode": "fight",
        "hands": "Maréchal, archer, 2 horse / zombi, Cave Giant",
        "depots": "gold / dispel magic",
        "land": "marécage",
        "guardians": "Rak Nam / Harkin",
        "shields": "Standard Bearer Maitz's Lightning 14 / ",
    }
    read = decks.read_options(options)
    assert read["hands"] == [["marshal", "archer", "horse", "horse"], ["zombie", "cave-giant"]]
    assert read["depots"] == [["gold"], ["dispel-magic"]] and read["land"] == "swamp"
    assert read["shields"] == ["standard-bearer-maitzs-lightning-14", ""]
    state = guardians.begin(Setup(("Anna", "Bruno"), read, BOX))
    assert state.fight is not None and state.fight.terrain == "swamp" and state.sides[1].stones == 10


def test_own_decks_are_files_or_ready_ones(tmp_path):
    own = tmp_path / "deck.txt"
    own.write_text("\n".join(decks.ready_deck("knights").cards), encoding="utf-8")
    read = decks.read_options({"decks": f"giants-and-fairies / {own}"})
    assert read["decks"][0] == "giants-and-fairies" and len(read["decks"][1]) == len(decks.ready_deck("knights").cards)


@pytest.mark.parametrize(
    ("options", "code", "what"),
    [
        ({"hands": "Maréchal"}, "pair", "hands"),
        ({"hands": "xyzzy / zombie"}, "card", "xyzzy"),
        ({"land": "xyzzy"}, "card", "xyzzy"),
        ({"decks": "knights / nowhere.txt"}, "missing", "nowhere.txt"),
    ],
)
def test_what_cannot_be_read_is_named(options, code, what):
    with pytest.raises(decks.DeckFileError) as caught:
        decks.read_options(options)
    assert (caught.value.code, caught.value.path) == (code, what)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_fight_that_is_over_says_so_on_every_board_key(lang):
    from guardians_tools import Table

    t = Table(["axeman"], ["zombie"]).end()
    n = narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))
    view = guardians.view(t.state, 0)
    result = n.result(view)
    assert n.board(view)[0] == n.score(view) == n.turn(view) == result
    assert n.do_ledger(view) and n.do_beats(view) and n.hand_summary(view, "received")
