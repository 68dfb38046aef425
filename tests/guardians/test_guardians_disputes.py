"""G11.2: what a table's thirteen decisions change in the engine, by heading, and how they reach a game."""

import io
import json

import pytest
from guardians_tools import Table, board, guardians, lines
from ruled_tables import BREW, bribes_at, dispelled_heels

from plateau_parlant.access import box, cli, paths
from plateau_parlant.access.reading import rulings
from plateau_parlant.engines import core
from plateau_parlant.engines.guardians import setup
from plateau_parlant.engines.guardians.position import Task

SHIELD, OX = "shield-maitzs-lightning-10", "shield-ploogs-ox-10"


# --- the thirteen disputes -----------------------------------------------------------------------------------------


def test_G11_2_every_dispute_has_an_option_of_the_game_with_both_readings():
    options = {option.name: option.choices for option in setup.OPTIONS}
    assert set(rulings.OPTION_OF) == set(rulings.disputes("fr")) and len(rulings.OPTION_OF) == 13
    for name in rulings.OPTION_OF.values():
        assert {1, 2} <= set(options[name]), name


def test_litige_carte_de_commandement_the_decision_wins_over_the_switch():
    assert dispelled_heels(command_item=1) == ((), ("heels-of-speed",))
    assert dispelled_heels(command_item=2, **{"in": True}) == (("heels-of-speed",), ())


def hat(**options):
    return board(
        "organise",
        0,
        1,
        pens=[["little-voodoo-hat"], []] if options else [[], []],
        depots=[[], []] if options else [["little-voodoo-hat"], []],
        options=options,
        todo=(Task("settle_phase"), Task("organised")),
    )


def test_litige_chapeau_vaudou_petite_taille_a_hand_item_or_an_accessory():
    assert "place accessory little-voodoo-hat" not in hat().legal(0)
    t = hat(little_hat=2)
    t.act(0, "place accessory little-voodoo-hat").act(0, "done").act(1, "done")
    assert t.state.sides[0].accessories == ("little-voodoo-hat",)
    window = {"data": ("draw", 0), "todo": (Task("settle_phase"),), "phase": "draw"}
    depot = {"depots": [["little-voodoo-hat"], []]}
    assert "play little-voodoo-hat" in board("window", 0, **window, **depot).legal(0)
    rack = {"depots": [["voodoo-hat-rack"], []], "accessories": [[], ["little-voodoo-hat"]], "stones": [2, 2]}
    t = board("window", 0, data=("settle", 0), phase="settle", todo=(Task("end_turn"),), **rack)
    assert "play voodoo-hat-rack little-voodoo-hat 1" in t.legal(0)


def test_litige_chapeau_vaudou_petite_taille_it_gains_when_the_foe_gains_and_no_hat_answers_it():
    t = board(
        "window",
        0,
        data=("draw", 0),
        phase="draw",
        depots=[["make-juice"], []],
        accessories=[["little-voodoo-hat"], ["little-voodoo-hat"]],
        todo=(Task("settle_phase"),),
    )
    t.act(0, "play make-juice").act(1, "pass")
    assert [side.stones for side in t.state.sides] == [6, 6]


def given(creature, card="warwicks-conversion", **options):
    t = (
        Table([creature], ["captain"], depots=[[card], []], **options)
        .match(creature, "captain")
        .to("window", 0, "open")
    )
    return [m for m in t.legal(0) if card in m]


def test_litige_classe_a_creature_without_class_may_be_given_one_unless_the_table_decides_no():
    assert "play warwicks-conversion watcher.0 Knight" in given("watcher")
    assert given("watcher", classless=2) == []
    assert "play warwicks-conversion archer.0 Knight" in given("archer", classless=2)


def test_litige_classe_a_command_gives_a_class_to_the_classless_or_not():
    def bonus(classless):
        t = Table(
            ["marshal", "crystal-flash"], ["zombie", "vampire"], depots=[["sooooooul-mirror"], []], classless=classless
        )
        t.command(0, "sooooooul-mirror").fight("marshal", "zombie")
        return lines(t.fight("crystal-flash", "vampire"), 0).get("text", 0)

    assert bonus(1) == 2 and bonus(2) == 0


def second_try(**options):
    hands = (["archer", "zombie"], ["yard-rat", "cabin-boy", "corporal"])
    t = Table(*hands, depots=[["gold", "gold"], []], **options).match("archer", "yard-rat")
    t.act(0, "bribe gold yard-rat.1").to("bribed").act(1, "use cabin-boy").to("bribe", 0)
    return t.legal(0)


def test_litige_corruption_a_second_try_after_a_stand_in_or_none():
    assert second_try() == ["pass", "bribe gold yard-rat.1"]
    assert second_try(rebribe=2) == ["pass"]


def test_litige_corruption_a_second_try_after_a_theft_or_none():
    def tried(rebribe):
        depots = [["gold", "gold"], ["shadow-bank-job"]]
        t = Table(["archer"], ["axeman"], depots=depots, rebribe=rebribe).match("archer", "axeman")
        t.act(0, "bribe gold axeman.1").act(1, "play shadow-bank-job").to("bribe", 0)
        return t.legal(0)

    assert tried(1) == ["pass", "bribe gold axeman.1"] and tried(2) == ["pass"]


def test_litige_corruption_also_of_a_shooter():
    def tried(rebribe):
        depots = [[], ["gold", "gold"]]
        t = Table(["yard-rat", "master-gunner", "cabin-boy"], ["vampire"], depots=depots, rebribe=rebribe)
        t.match("yard-rat", "vampire").to("window", 0, "ranged").act(0, "shoot master-gunner")
        icon = next(m for m in t.legal(1) if m.startswith("bribe"))
        t.act(1, icon).to("bribed", 0).act(0, "use cabin-boy")
        return [m for m in t.legal(1) if m.startswith("bribe")] if t.state.prompt.kind == "bribe" else None

    assert tried(1) == ["bribe gold master-gunner.2"] and tried(2) == []


def hat_and_eisnmir(hat_use, played):
    t = board(
        "window",
        int(played),
        data=("draw", 0),
        phase="draw",
        guardians=["eisnmir-master-of-possessions", "rak-nam-leader-of-the-mighty"],
        piles=[["woods", "mountains"], ["woods"]],
        depots=[[] if played else ["make-juice"], ["little-voodoo-hat"] if played else []],
        accessories=[[], [] if played else ["little-voodoo-hat"]],
        options={"hat_use": hat_use},
        todo=(Task("settle_phase"),),
    )
    if played:
        t.act(1, "play little-voodoo-hat")
    else:
        t.act(0, "play make-juice").act(1, "pass")
    return t.state.pending is not None


def test_litige_eismir_the_little_hat_is_used_when_played_or_at_every_stone():
    assert hat_and_eisnmir(1, played=True) and not hat_and_eisnmir(1, played=False)
    assert not hat_and_eisnmir(2, played=True) and hat_and_eisnmir(2, played=False)


def war_turns(war):
    shields = [(1, 0, SHIELD, "a2", ["captain"]), (2, 0, SHIELD, "b2", ["archer"]), (3, 1, OX, "c3", ["zombie"])]
    t = board(
        "activate",
        0,
        shields=shields,
        terrain={"a2": ("woods", 0), "b2": ("woods", 0), "c3": ("swamp", 1)},
        depots=[["war"], []],
        options={"war": war},
        todo=(Task("settle_phase"), Task("next_activation", (1,))),
    )
    t.act(0, "stay 1").to("activate", 1)
    t.act(1, "stay 3").to("activate", 0)
    t.act(0, "stay 2").to("window", 0)
    t.act(0, "play war").to("form")
    return next(field for field in guardians.waiting(t.state).among if field.startswith("turn "))


def test_litige_guerre_the_same_shield_or_any_of_ones_own():
    assert war_turns(1) == "turn none|2"
    assert war_turns(2) == "turn none|1|2"
    assert war_turns(0) == "turn none|1|2|3"


def turned_pirate(missiles):
    t = Table(
        ["yard-rat", "master-gunner", "idiot"],
        ["vampire", "cow"],
        depots=[["the-great-balderoon"], ["heisenburgs-missiles", "the-great-balderoon"]],
        missiles=missiles,
        stones=[3, 3],
    )
    t.match("yard-rat", "vampire").to("window", 0, "ranged").act(0, "shoot master-gunner")
    t.to("respond", 1, "shot").act(1, "play heisenburgs-missiles").act(0, "pass")
    return t


def test_litige_projectiles_d_heisenburg_the_balderoon_by_the_shooter():
    t = turned_pirate(1).to("respond", 0, "own_shot")
    t.act(0, "play the-great-balderoon").to("window", 1, "ranged")
    assert t.of("area_attacked")[0].hit == ("cow",) and t.of("area_attacked")[0].amount == 5
    assert t.state.fight.ranged == (0, 5)


def test_litige_projectiles_d_heisenburg_the_balderoon_by_the_one_who_turned_the_shot():
    t = turned_pirate(2)
    assert t.state.prompt.kind == "respond" and "play the-great-balderoon" in t.legal(1)
    t.act(1, "play the-great-balderoon").to("window", 1, "ranged")
    assert t.of("area_attacked")[0].hit == ("idiot",)
    assert turned_pirate(2).act(1, "pass").to("respond", 0, "own_shot").legal(0) == ["pass"]


def test_litige_projectiles_d_heisenburg_undecided_nobody_follows_with_the_balderoon():
    t = turned_pirate(0).to("respond", 0, "own_shot")
    assert t.legal(0) == ["pass"]


def up_after_sarcophagus(reading):
    t = board(
        "window",
        0,
        data=("upcard", 0),
        ups=["archer", "zombie"],
        depots=[["sarcophagus-of-haidra"], []],
        options={"sarcophagus": reading},
        todo=(Task("up_settled", ("archer", "zombie")),),
    )
    t.act(0, "play sarcophagus-of-haidra archer").act(1, "pass")
    for _ in range(2):
        if t.state.prompt and t.state.prompt.kind == "window":
            t.act(t.state.prompt.seats[0], "pass")
    return t


def test_litige_sarcophage_the_number_that_counts():
    from plateau_parlant.engines.guardians.components import card

    t = up_after_sarcophagus(1)
    assert t.of("up_cards")[0].numbers == (card("sarcophagus-of-haidra").up, 7)
    assert t.state.sides[0].pen == ("archer",) and t.state.sides[0].up == "sarcophagus-of-haidra"
    assert up_after_sarcophagus(2).of("up_cards")[0].numbers == (6, 7)


def heels(reading):
    t = Table(["archer", "captain"], ["seer", "zombie"], items=[["heels-of-speed"], []], heels=reading)
    return t.to("say_command", 0)


def test_litige_talons_de_vitesse_with_the_commands_or_in_answer_to_a_command_creature():
    t = heels(1)
    assert "say yes" in t.legal(0)
    t = heels(2)
    assert t.legal(0) == ["pass"]
    t.act(0, "pass").act(1, "say yes").act(1, "command seer")
    t.to("respond", 0)
    assert "use heels-of-speed - captain" in t.legal(0)
    t.act(0, "use heels-of-speed - captain").to("bribe")
    assert t.state.fight.duel and {f.card for f in t.state.fight.fighters} == {"seer", "captain"}


def test_litige_terrains_speciaux_the_decision_wins_over_the_switch():
    assert bribes_at(BREW, ["gold"], "phil-bar-fly", special_terrains=1) == ["gold"]
    assert bribes_at(BREW, ["gold"], "phil-bar-fly", special_terrains=2, **{"in": True}) == []


def test_litige_traithe_a_class_like_others_or_none():
    def sent_home(traithe):
        t = Table(
            ["bruno-smashmouth-union-boss"],
            ["bellaret-third-called", "tavinmoor-first-called"],
            depots=[["warwicks-conversion"], []],
            traithe=traithe,
        )
        t.match("bruno-smashmouth-union-boss", "bellaret-third-called").to("window", 0, "open")
        return [m for m in t.legal(0) if "Traithe" in m]

    assert len(sent_home(1)) == 1 and sent_home(2) == []
    t = Table(["archer"], ["bellaret-third-called"], traithe=2)
    from plateau_parlant.engines.guardians.select import classes_of

    t.match("archer", "bellaret-third-called").to("window", 0)
    assert classes_of(t.state, t.state.fight.fighters[1]) == ()


# --- from the reader to the game -----------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The program's folders in a place of their own."""

    def folder(place):
        path = tmp_path / place
        path.mkdir(parents=True, exist_ok=True)
        return path

    monkeypatch.setattr(paths, "folder", folder)
    return tmp_path


def decided(state, dispute):
    """The reading a game plays."""
    name = rulings.OPTION_OF[dispute]
    return getattr(state.options if hasattr(state.options, name) else state.options.table, name)


@pytest.mark.parametrize("dispute", sorted(rulings.OPTION_OF))
@pytest.mark.parametrize("reading", [1, 2])
def test_G11_2_a_decision_kept_by_the_reader_reaches_the_next_game(home, dispute, reading):
    said = rulings.Table("fr").decide(f"dispute:{dispute}", reading)
    assert said[0].args == {"number": reading, "played": "yes"}
    options = box.kept_options("guardians")
    assert options == {rulings.OPTION_OF[dispute]: reading}
    for mode in ("game", "fight"):
        state = guardians.begin(core.Setup(("Anna", "Bruno"), {"mode": mode, **options}))
        assert decided(state, dispute) == reading
        assert guardians.from_position(guardians.to_position(state)) == state


def test_G11_2_a_game_started_by_the_command_is_played_as_decided(home, monkeypatch, capsys):
    rulings.decide(rulings.kept_path(), "class", 2)
    rulings.decide(rulings.kept_path(), "special-terrains", 1)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    cli.main(["play", "guardians", "--output", "text"])
    capsys.readouterr()
    journal = next(paths.journals().glob("*.jsonl"))
    header = json.loads(journal.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"] == {"classless": 2, "special_terrains": 1}
