"""G11.1: what the switches `rm` and `in` change in the engine, by heading."""


import pytest
from guardians_tools import Table, board, guardians
from ruled_tables import BREW, EYE, bribes_at, dispelled_heels, eisnmir

from plateau_parlant.engines.guardians import views
from plateau_parlant.engines.guardians.position import Task

SHIELD, OX = "shield-maitzs-lightning-10", "shield-ploogs-ox-10"


def fought(ours, theirs, **more):
    """Two shields meet on a3."""
    pair = [(1, 0, SHIELD, "a2", ours), (2, 1, OX, "a3", theirs)]
    land = {"a2": ("swamp", 0), "a3": ("swamp", 1)}
    made = board("activate", 0, shields=pair, terrain=land, todo=(Task("settle_phase"),), **more)
    return made.act(0, "go 1 a3")


# --- internet customs --------------------------------------------------------------------------------------------


def test_carte_de_commandement_in_an_item_dispelled_as_command_is_lost_whole_else_its_power_only():
    assert dispelled_heels(**{"in": True}) == ((), ("heels-of-speed",))
    assert dispelled_heels() == (("heels-of-speed",), ())


def test_carte_de_commandement_an_item_alone_goes_back_under_its_shield():
    t = Table(["archer"], ["zombie"], items=[["wheel-of-law"], []], depots=[[], ["dispel-magic"]])
    t.command(0, "wheel-of-law").to("respond", 1).act(1, "play dispel-magic").end()
    assert t.state.fight.sides[0].items == ("wheel-of-law",)


def test_invocation_du_sapeur_in_also_downgrades():
    def targets(custom):
        place = {
            "a1": {"upgrade": "ministry-of-tax-collection", "upgrade_owner": 1},
            "c1": {"upgrade": "flame-cannon", "upgrade_owner": 0},
        }
        t = board(
            "window",
            0,
            data=("move", 0),
            spaces=place,
            depots=[["summon-loghammers-sapper"], []],
            options={"in": custom},
            todo=(Task("settle_phase"),),
        )
        return [m for m in t.legal(0) if "sapper" in m]

    assert targets(True) == ["play summon-loghammers-sapper a1", "play summon-loghammers-sapper c1"]
    assert targets(False) == ["play summon-loghammers-sapper c1"]


def test_terrains_speciaux_in_jamchops_gets_round_the_ban_else_forbidden_stays_forbidden():
    assert bribes_at(BREW, ["gold"], "phil-bar-fly", **{"in": True}) == ["gold"]
    assert bribes_at(BREW, ["gold"], "phil-bar-fly") == []
    assert bribes_at("woods", ["gold"], "phil-bar-fly") == ["gold"]
    assert bribes_at(BREW, ["beer"], "axeman", **{"in": True}) == []


def eye_after_catapult(**options):
    place = {"a1": {"upgrade": "ranged-attack-platform", "upgrade_owner": 0, "slot": "archer"}}
    t = fought(["captain"], ["zombie"], spaces=place, depots=[[EYE], []], options=options)
    t.match("captain", "zombie").to("window", 0, "ranged").act(0, "shoot catapult:a1")
    t.to("window", 0, "ranged").act(0, f"play {EYE}")
    if options:
        t.to("form").fact({})
    t.to("window", 0, "ranged")
    return t


def test_attaque_a_distance_in_eye_after_the_catapult_shoots_again_else_it_has_shot():
    assert "shoot catapult:a1" in eye_after_catapult(**{"in": True}).legal(0)


def test_catapulte_without_in_the_creature_stays_has_shot_and_nothing_is_read_out():
    t = eye_after_catapult()
    assert "shoot catapult:a1" not in t.legal(0) and not t.of("read_out")
    assert t.state.spaces[0].slot == "archer" and t.place("archer") == "shooter"


def test_oeil_aux_mille_projectiles_without_in_still_takes_shooters_of_the_hand_back():
    t = Table(["axeman", "archer"], ["vampire"], depots=[[EYE], []]).match("axeman", "vampire")
    t.to("window", 0, "ranged").act(0, "shoot archer").to("window", 1, "ranged").act(1, "pass").act(0, f"play {EYE}")
    assert "shoot archer" in t.to("window", 0, "ranged").legal(0)


def one_card_of_finn(custom):
    t = board(
        "window",
        0,
        data=("draw", 0),
        phase="draw",
        guardians=["finn-swamp-king", "rak-nam-leader-of-the-mighty"],
        ups=["woods", ""],
        talons=[["captain"], []],
        depots=[["cuthbert-the-resurrector"], []],
        options={"in": custom},
        todo=(Task("organise"), Task("draw_all")),
    )
    t.state = guardians.from_position({**guardians.to_position(t.state), "mods": [drawing_one()]})
    return t


def drawing_one():
    return {
        "card": "planes-of-entropy", "index": 0, "seat": 0, "until": "turn", "target": -1, "choice": "1", "space": -1
    }  # fmt: skip


def test_finn_in_with_one_card_to_draw_cuthbert_costs_the_up_card_else_he_cannot_be_played():
    t = one_card_of_finn(True).act(0, "play cuthbert-the-resurrector captain").act(1, "pass")
    while t.state.pending:
        t.fact(t.state.sides[1].pile[0])
    assert t.state.prompt.kind == "organise" and t.state.sides[0].pen == ("captain",)
    assert "woods" in t.state.sides[0].talon
    assert one_card_of_finn(False).legal(0) == ["pass"]


# --- house rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heading", ["objets-creature", "talons-de-vitesse"])
def test_objets_creature_and_talons_rm_command_items_are_shown_after_the_commands(heading):
    item = {"objets-creature": "wheel-of-law", "talons-de-vitesse": "heels-of-speed"}[heading]

    def shown(rm):
        t = Table(["archer"], ["seer", "zombie"], items=[[item], []], rm=rm)
        t.to("say_command", 1)
        assert not t.of("items_shown"), "not before"
        assert views.view(t.state, 1).fight.sides[0].items == ()
        t.act(1, "say yes").act(1, "command seer").to("primary")
        return [e.cards for e in t.of("items_shown")], views.view(t.state, 1).fight.sides[0].items

    assert shown(True) == ([(item,)], (item,))
    assert shown(False) == ([], ())


def test_eismir_rm_draws_under_the_up_card_else_the_up_card_itself():
    t = eisnmir(True).to("form")
    assert t.state.sides[1].up == "woods" and len(t.state.sides[1].pen) == 1
    t = eisnmir(False).to("respond", 1)
    assert t.state.sides[1].pen == ("woods",) and t.state.sides[1].up in ("cow", "mule") and not t.of("read_out")
