"""G7, G8, G10, G11: secondary attacks, the result, stones and reactions, what the table tells."""

from guardians_tools import Table, guardians, lines

from plateau_parlant.engines.core import Fact, kind


def test_G7_1_all_left_attack_one_by_one_at_open_cards_and_may_stay_out():
    t = Table(["axeman", "archer", "captain"], ["zombie", "horse"])
    t.command(1, "horse").fight("axeman", "zombie")
    assert t.state.prompt.kind == "secondary"
    legal = t.legal(0)
    assert "attack archer horse.0" in legal and "attack captain axeman.1" not in legal and "pass" in legal
    t.act(0, "attack captain horse.0")
    assert t.state.prompt.kind == "bribe" and guardians.waiting(t.state).must == (1,)
    t.to("secondary").act(0, "pass").end()
    assert t.of("fight_ended")[0].sums[0] == 10 + 6


def test_G7_1_some_cannot_be_attacked_a_second_time():
    t = Table(["axeman", "archer"], ["mist-veiler"])
    t.fight("axeman", "mist-veiler")
    assert t.legal(0) == ["pass"] if t.state.prompt else True


def test_G7_2_base_vitality_against_all_set_against_it_and_the_last_ones_bonuses():
    t = Table(["axeman", "archer"], ["huge-rock-giant"], land="mountains")
    t.fight("axeman", "huge-rock-giant")
    t.act(0, "attack archer huge-rock-giant.1").end()
    struck = t.of("secondary_struck")[0]
    assert (struck.total, struck.against, struck.beaten) == (13, 16, False)
    t = Table(["axeman", "captain"], ["huge-rock-giant"])
    t.fight("axeman", "huge-rock-giant")
    t.act(0, "attack captain huge-rock-giant.1").end()
    assert t.of("secondary_struck")[0].total == 17 and t.of("secondary_struck")[0].beaten
    t = Table(["archer", "captain"], ["huge-rock-giant"])
    t.fight("archer", "huge-rock-giant")
    t.act(0, "attack captain huge-rock-giant.1").end()
    assert t.of("secondary_struck")[0].total == 16 and not t.of("secondary_struck")[0].beaten


def test_G7_2_shooters_and_those_killed_or_bribed_do_not_count():
    t = Table(["axeman", "archer", "captain"], ["huge-rock-giant"])
    t.match("axeman", "huge-rock-giant").to("window", 0, "ranged").act(0, "shoot archer")
    t._past_match()
    t.to("secondary").act(0, "attack captain huge-rock-giant.1").end()
    assert [line[2] for line in t.of("secondary_struck")[0].lines] == ["axeman", "captain"]


def test_G8_1_each_side_adds_what_is_there_and_unbeaten_equal_the_attacker_retreats():
    t = Table(["archer"], ["wood-spirit"])
    t.fight("archer", "wood-spirit")
    t.end()
    ended = t.of("fight_ended")[0]
    assert ended.sums == (6, 6) and ended.winner == 1
    t = Table(["lawyer"], ["watcher", "cow"])
    t.match("lawyer", "cow")
    t._past_match()
    t.to("secondary", 1).act(1, "pass").end()
    assert t.of("fight_ended")[0].sums == (21, 20)


def test_G8_1_the_red_number_is_not_counted():
    t = Table(["death"], ["idiot"])
    t.fight("death", "idiot")
    t.end()
    assert t.of("fight_ended")[0].sums[0] == 7


def test_G8_4_the_winner_of_the_space_heals_beaten_ones_never_destroyed_ones():
    t = Table(["archer", "cleric", "captain"], ["zombie", "cow"], stones=[0, 0])
    t.fight("archer", "zombie")
    t.fight("captain", "cow")
    t.act(0, "pass").to("offer", 0)
    assert t.legal(0) == ["pass", "use cleric archer.0"]
    t.act(0, "use cleric archer.0").end()
    assert "archer" in t.state.fight.sides[0].hand
    t = Table(["idiot", "cleric", "captain"], ["merchant", "cow"])
    t.fight("idiot", "merchant")
    t.fight("captain", "cow")
    offered = []
    while not t.state.end:
        offered += [t.state.prompt.kind] if t.state.prompt else []
        t._step()
    assert "offer" not in offered and not t.of("saved")


def test_G8_4_recovery_takes_dead_and_destroyed():
    t = Table(["zombie"], ["captain"], stronghold="", shields=["standard-bearer-broms-angelic-19", ""], stones=[2, 0])
    t.fight("zombie", "captain")
    t.to("offer", 0).act(0, "use standard-bearer-broms-angelic-19 zombie.0").end()
    assert t.state.sides[0].pen == ("zombie",) and t.state.sides[0].stones == 1


def test_G10_1_a_stone_is_burnt_even_when_the_spell_is_dispelled_and_answers_come_one_by_one():
    t = Table(["archer", "axeman"], ["zombie", "cow"], depots=[["small-mox"], ["dispel-magic"]], stones=[3, 3])
    t.to("window", 0).act(0, "play small-mox")
    assert t.state.prompt.kind == "respond" and t.state.sides[0].stones == 2
    t.act(1, "play dispel-magic").to("window", 1)
    assert t.state.sides[0].stones == 2 and t.state.sides[1].stones == 3
    assert t.of("card_dispelled")[0].card == "small-mox"


def test_G10_1_who_lets_the_next_one_fall_can_no_longer_cancel_the_last():
    t = Table(["archer"], ["zombie"], depots=[["make-juice", "small-mox"], ["dispel-magic"]], stones=[3, 3])
    t.to("window", 0).act(0, "play make-juice").act(1, "pass").act(1, "pass")
    assert t.state.sides[0].stones == 4
    t.to("window", 0).act(0, "play small-mox")
    assert t.legal(1) == ["pass", "play dispel-magic"]
    t.act(1, "play dispel-magic").to("primary")
    assert [e.card for e in t.of("card_dispelled")] == ["small-mox"]


def test_G10_2_a_dispel_may_be_dispelled_a_standard_bearer_may_not():
    t = Table(["archer"], ["zombie"], depots=[["small-mox", "dispel-magic"], ["dispel-magic"]], stones=[3, 3])
    t.to("window", 0).act(0, "play small-mox").act(1, "play dispel-magic")
    assert guardians.waiting(t.state).must == (0,)
    t.act(0, "play dispel-magic").to("primary")
    assert [e.card for e in t.of("card_dispelled")] == ["dispel-magic"]
    assert t.state.sides[1].stones == 2
    t = Table(
        ["archer"],
        ["zombie"],
        shields=["standard-bearer-broms-dragon-19", ""],
        depots=[[], ["dispel-magic"]],
        stones=[1, 0],
    )
    t.match("archer", "zombie").to("window", 0, "open").act(0, "use standard-bearer-broms-dragon-19 zombie.1 elemental")
    assert t.state.prompt.kind != "respond"


def test_G10_3_spells_and_hand_items_are_discarded_creature_items_stay():
    t = Table(["archer"], ["zombie"], depots=[["make-juice"], []], items=[["amulet-of-flying"], []])
    t.to("window", 0).act(0, "play make-juice").end()
    assert t.state.sides[0].talon == ("archer", "make-juice")
    assert t.state.fight.sides[0].items == ("amulet-of-flying",)


def test_G11_3_a_manual_card_is_read_out_and_its_outcome_is_entered_and_undoable():
    t = Table(["bone-fright"], ["axeman"])
    t.match("bone-fright", "axeman").to("form")
    assert t.of("read_out")[0].card == "bone-fright"
    before = t.state
    now = guardians.waiting(t.state)
    bad = Fact(now.id, {"vitality": 99}, "keys")
    assert guardians.check(t.state, bad).code == "bad_field"
    assert guardians.check(t.state, Fact(now.id, {"colour": 1}, "keys")).code == "unknown_field"
    t.fact({"foe_vitality": -2, "stones": 1})
    t._past_match()
    assert lines(t.of("struck")[0], 1)["table"] == -2
    assert t.state.sides[0].stones == before.sides[0].stones + 1 or t.state.sides[0].stones >= before.sides[0].stones
    assert t.of("outcome_told")[0].fields == (("foe_vitality", "-2"), ("stones", "1"))


def test_G11_3_outcomes_destroy_discard_and_cancel():
    for fields, place in (({"destroy": "foe"}, "destroyed"), ({"discard": "foe"}, "gone")):
        t = Table(["bone-fright"], ["axeman", "cow"]).match("bone-fright", "axeman").to("form").fact(fields)
        assert t.place("axeman") == place
        assert "axeman" in t.state.sides[1].talon
        t.end()
    t = Table(["black-locust"], ["axeman"]).match("black-locust", "axeman").to("form").fact({"cancel": True})
    assert t.state.fight.fighters[0].dumb


def test_G11_1_rm_switches_whether_woolverine_is_in_doubt_against_a_seer():
    def read(rm):
        t = Table(["woolverine"], ["seer", "axeman"], rm=rm)
        t.command(1, "seer").fight("woolverine", "axeman")
        return [e.ruling for e in t.of("read_out")]

    assert read(True) == ["woolverine"] and read(False) == []


def test_G11_2_a_decision_of_the_table_is_an_option():
    law = {"a": ["idiot", "lawyer"], "b": ["cow", "wheel-keeper"]}
    t = Table(law["a"], ["cow", "zombie"], items=[[], ["wheel-of-law"]], wheel=1)
    t.command(1, "wheel-of-law").to("primary", 0)
    assert t.legal(0) == ["primary lawyer"]
    t = Table(law["a"], ["cow", "zombie"], items=[[], ["wheel-of-law"]], wheel=2)
    t.command(1, "wheel-of-law").to("primary", 0)
    assert t.legal(0) == ["primary idiot"]


def test_G12_a_single_fight_with_named_hands_on_a_named_land():
    t = Table([], [])
    assert t.state.fight.terrain == "woods"
    t.end()
    assert guardians.result(t.state)["reason"] == "sum"
    assert [kind(e) for e in t.events][-1] == "ended"
