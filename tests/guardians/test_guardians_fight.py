"""G5 and G6: the nine steps of a fight, and the rules inside it."""

from guardians_tools import Table, guardians, lines

from plateau_parlant.engines.core import PUBLIC, Over, heard, kind


def test_G5_0_attacker_then_defender_say_and_commands_are_revealed_together():
    t = Table(["horse", "archer"], ["seer", "zombie"])
    t.to("say_command")
    assert guardians.waiting(t.state).must == (0,)
    t.act(0, "say yes")
    assert guardians.waiting(t.state).must == (1,)
    t.act(1, "say yes")
    assert guardians.waiting(t.state).must == (0, 1) and guardians.waiting(t.state).sealed
    t.act(0, "command horse")
    assert not t.of("command_shown")
    t.act(1, "command seer")
    assert [e.card for e in t.of("command_shown")] == ["horse", "seer"]


def test_G5_0_contradicting_commands_the_lower_up_number_loses_its_power_and_stays():
    t = Table(["rey-overlord-of-trees", "archer"], ["ix-overlord-of-the-waters", "zombie"])
    t.commands("rey-overlord-of-trees", "ix-overlord-of-the-waters")
    t.to("primary")
    assert [(e.card, e.why) for e in t.of("power_cancelled")] == [("rey-overlord-of-trees", "conflict")]
    assert t.place("rey-overlord-of-trees") == "command"
    t = Table(["baezhu-overlord-of-twisted-ways"], ["uras-overlord-of-mountains"])
    t.commands("baezhu-overlord-of-twisted-ways", "uras-overlord-of-mountains").to("respond")
    assert len(t.of("power_cancelled")) == 2


def test_G5_0_a_commands_area_attack_strikes_when_it_is_revealed():
    t = Table(["wailing-specter", "zombie"], ["archer", "cow", "idiot"])
    t.command(0, "wailing-specter").to("primary")
    assert t.of("area_attacked")[0].hit == ("cow", "idiot")


def test_G5_1_primaries_are_chosen_in_secret():
    t = Table(["axeman", "archer"], ["zombie", "ice-spirit"]).to("primary")
    assert guardians.waiting(t.state).sealed
    t.act(0, "primary archer")
    sealed = t.of("choice_sealed")[-1]
    assert heard(sealed, 1) is None and heard(sealed, PUBLIC) is None and heard(sealed, 0) is sealed
    t.act(0, "primary axeman") if 0 in guardians.waiting(t.state).must else None
    t.act(1, "primary zombie")
    assert t.of("primaries_shown")[0].cards[1] == "zombie"


def test_G5_1_1_a_silenced_command_gives_nothing_in_the_steps_after():
    t = Table(["floyd-the-flying-pig", "archer"], ["zombie"], depots=[[], ["dispel-magic"]])
    t.command(0, "floyd-the-flying-pig").to("respond", 1).act(1, "play dispel-magic")
    assert "command" not in lines(t.fight("archer", "zombie"), 0)
    t = Table(["floyd-the-flying-pig", "archer"], ["zombie"])
    assert lines(t.command(0, "floyd-the-flying-pig").fight("archer", "zombie"), 0)["command"] == 2


def test_G5_2_both_are_revealed_together():
    t = Table(["axeman"], ["zombie"]).match("axeman", "zombie")
    shown = t.of("primaries_shown")
    assert len(shown) == 1 and shown[0].cards == ("axeman", "zombie") and shown[0].vitalities == (7, 7)


def test_G5_3_bribery_comes_first_attacker_then_defender_until_both_decline():
    t = Table(["archer", "zombie"], ["axeman", "corporal"], depots=[["gold", "beer", "dispel-magic"], ["gold"]])
    t.match("archer", "axeman")
    assert guardians.waiting(t.state).must == (0,) and t.state.prompt.kind == "bribe"
    assert t.legal(0) == ["pass", "bribe gold axeman.1"]
    t.act(0, "pass")
    assert t.legal(1) == ["pass", "bribe gold archer.0"]
    t.act(1, "pass")
    assert t.state.prompt.kind == "window"
    assert not [m for m in t.legal(0) if m.startswith("bribe")]


def test_G5_3_a_bribe_needs_the_icon_and_is_discarded():
    t = Table(["archer", "zombie"], ["axeman", "corporal"], depots=[["gold", "beer"], []]).match("archer", "axeman")
    assert not [m for m in t.legal(0) if "beer" in m]
    t.act(0, "bribe gold axeman.1").to("primary")
    assert t.state.sides[0].depot == ("beer",) and "gold" in t.state.sides[0].talon


def test_G5_3_1_the_bribed_goes_to_its_pen_and_the_other_has_no_opponent():
    t = Table(["archer", "captain"], ["axeman", "corporal"], depots=[["gold"], []]).match("archer", "axeman")
    t.act(0, "bribe gold axeman.1").to("primary")
    assert t.state.sides[1].pen == ("axeman",)
    assert t.place("archer") == "aside" and not t.of("struck")
    assert t.of("left_alone")[0].card == "archer"


def test_G5_4_destructions_of_both_sides_are_together():
    t = Table(["merchant", "zombie"], ["death", "cow"])
    t.match("merchant", "death")
    t._past_match()
    assert t.place("merchant") == "destroyed"
    t = Table(["super-model"], ["merchant"])
    t.match("super-model", "merchant")
    t._past_match()
    assert {t.place("super-model"), t.place("merchant")} == {"destroyed"}


def test_G5_4_1_immunity_to_destruction():
    t = Table(["golden-fleecer"], ["merchant"])
    t.match("golden-fleecer", "merchant")
    t._past_match()
    assert [e.against for e in t.of("protected")] == ["destroy"]
    assert t.place("golden-fleecer") != "destroyed"


def test_G5_4_2_the_destroyed_go_to_the_discard_pile_with_all_under_them():
    t = Table(["archer", "merchant", "zombie"], ["captain", "cow"], depots=[["etherwave-magna-lock"], []])
    t.fight("archer", "captain")
    from plateau_parlant.engines.guardians.actions import destroy
    from plateau_parlant.engines.guardians.draft import Draft

    d = Draft(t.state)
    captain = next(f.key for f in t.state.fight.fighters if f.card == "captain")
    destroy(d, captain, "test")
    assert d.state.sides[1].talon == ("captain",) and d.state.sides[0].talon == ("archer",)
    assert {f.place for f in d.fight.fighters} == {"destroyed"}


def test_G5_5_1_immunity_to_that_kind_of_attack_only():
    t = Table(["fire-elemental"], ["zombie", "fire-walker", "old-mold", "female-pixie"])
    t.match("fire-elemental", "zombie")
    t._past_match()
    assert t.of("area_attacked")[0].hit == ("female-pixie",)
    t = Table(["iron-lord"], ["zombie", "valley-troll", "female-pixie", "blackthwaite-jumper"])
    t.match("iron-lord", "zombie")
    t._past_match()
    assert t.of("area_attacked")[0].hit == ("female-pixie",)


def test_G5_5_2_kills_by_base_vitality_what_is_not_yet_engaged_and_sets_it_aside():
    t = Table(["fire-elemental", "archer"], ["zombie", "cleric", "vampire"])
    t.match("fire-elemental", "zombie")
    t._past_match()
    assert t.of("area_attacked")[0].hit == ("cleric",)
    assert t.place("cleric") == "blown" and t.place("zombie") == "beaten"
    t.end()
    assert "cleric" in t.state.sides[1].talon


def test_G5_6_1_an_immune_creature_is_not_beaten_but_may_win():
    t = Table(["crystal-flash"], ["huge-rock-giant"])
    struck = t.fight("crystal-flash", "huge-rock-giant")
    assert struck.winner == -1 and struck.why == "immune"
    assert t.place("crystal-flash") == "aside" or t.place("crystal-flash") == "standing"
    assert (
        Table(["crystal-flash"], ["lake-serpent"], depots=[[], []]).fight("crystal-flash", "lake-serpent").winner == -1
    )
    assert Table(["cherub"], ["mule"]).fight("cherub", "mule").winner == 0


def test_G5_6_1_both_immune_no_strike_only_shots_count():
    t = Table(["female-pixie", "archer"], ["female-pixie", "gunner"]).match("female-pixie", "female-pixie")
    t.to("window", 0, "ranged")
    assert t.refused(0, "channel guardian") and not t.of("channelled")
    t.act(0, "shoot archer").to("window", 1, "ranged")
    t._past_match()
    assert t.of("struck")[0].winner == 0 and t.of("struck")[0].why == "immune"


def test_G5_6_2_base_vitality():
    struck = Table(["archer"], ["zombie"]).fight("archer", "zombie")
    assert struck.lines[0][0] == ("base", 6, "archer") and struck.lines[1][0] == ("base", 7, "zombie")
    assert struck.winner == 1


def test_G5_6_3_off_colour_mortal_elemental_external_in_a_ring():
    assert lines(Table(["axeman"], ["ice-spirit"]).fight("axeman", "ice-spirit"), 0)["colour"] == 4
    assert lines(Table(["ice-elemental"], ["zombie"]).fight("ice-elemental", "zombie"), 0)["colour"] == 6
    assert lines(Table(["zombie"], ["axeman"]).fight("zombie", "axeman"), 0)["colour"] == 2
    assert "colour" not in lines(Table(["axeman"], ["zombie"]).fight("axeman", "zombie"), 0)


def test_G5_6_3_none_against_a_guardian():
    t = Table(["axeman", "captain"], [], guardians=["rak-nam-leader-of-the-mighty"] * 2)
    t.to("primary").act(0, "primary axeman")
    t._past_match()
    assert "colour" not in lines(t.of("struck")[0], 0)


def test_G5_6_4_land_stronghold_command_bearer_and_text_bonuses():
    found = lines(Table(["mud-elemental"], ["zombie"], land="swamp").fight("mud-elemental", "zombie"), 0)
    assert found["land"] == 4
    t = Table(["archer"], ["zombie"], stronghold="carreg-amroth-left", shields=["standard-bearer-broms-demonic-04", ""])
    struck = t.fight("archer", "zombie")
    assert lines(struck, 1)["stronghold"] == 5 and lines(struck, 0)["bearer"] == 2
    t = Table(["marshal", "archer"], ["zombie", "vampire"])
    t.fight("marshal", "zombie")
    assert lines(t.fight("archer", "vampire"), 0)["text"] == 2


def test_G5_6_5_attacker_channels_first_stone_by_stone():
    t = Table(["cleric"], ["zombie"], stones=[3, 3], guardians=["rak-nam-leader-of-the-mighty"] * 2)
    t.match("cleric", "zombie").to("window", about="channel")
    assert guardians.waiting(t.state).must == (0,)
    t.act(0, "channel guardian")
    assert t.state.prompt.kind == "respond" and t.state.sides[0].stones == 2
    t.to("window", 1, "channel")
    told = t.of("channelled")[0]
    assert (told.points, told.lost) == (4, 5)


def test_G5_6_6_then_the_defender():
    t = Table(["cleric"], ["zombie"], stones=[3, 3]).match("cleric", "zombie")
    t.to("window", 1, "channel")
    assert "channel guardian" in t.legal(1)
    t.act(1, "channel guardian").to("respond", 0).act(0, "pass")
    assert guardians.waiting(t.state).must == (0,) and t.of("channelled")[0].seat == 1


def test_G5_6_7_until_both_stop_one_after_the_other():
    t = Table(["zombie"], ["zombie"], stones=[3, 3]).match("zombie", "zombie").to("window", 0, "channel")
    t.act(0, "pass").act(1, "channel guardian").act(0, "pass")
    assert t.state.prompt.data[0] == "channel" and guardians.waiting(t.state).must == (0,)
    t.act(0, "pass").act(1, "pass")
    assert t.state.prompt.data[0] == "ranged"


def test_G5_7_1_the_attacker_may_shoot_and_the_shooter_may_be_bribed():
    t = Table(["axeman", "archer"], ["vampire"], depots=[[], ["gold"]]).match("axeman", "vampire")
    t.to("window", 0, "ranged").act(0, "shoot archer")
    assert t.state.prompt.kind == "bribe" and "bribe gold archer.2" in t.legal(1)
    t.act(1, "pass").to("window", 1, "ranged")
    assert t.state.fight.ranged == (3, 0)
    t = Table(["axeman", "archer"], ["vampire"], depots=[[], ["gold"]]).match("axeman", "vampire")
    t.to("window", 0, "ranged").act(0, "shoot archer").act(1, "bribe gold archer.2").to("window", 1, "ranged")
    assert t.state.fight.ranged == (0, 0) and t.state.sides[0].pen == ("archer",)


def test_G5_7_2_the_defender_may_channel_against_a_shot():
    t = Table(["axeman", "archer"], ["zombie"]).match("axeman", "zombie").to("window", 0, "ranged")
    t.act(0, "shoot archer").to("window", 1, "ranged")
    assert "channel guardian" in t.legal(1)


def test_G5_7_3_the_defender_may_shoot():
    t = Table(["vampire"], ["axeman", "archer"]).match("vampire", "axeman").to("window", 1, "ranged")
    t.act(1, "shoot archer").to("window", 0, "ranged")
    assert t.state.fight.ranged == (0, 3)


def test_G5_7_4_the_attacker_may_channel_against_a_shot():
    t = Table(["zombie"], ["axeman", "archer"]).match("zombie", "axeman").to("window", 1, "ranged")
    t.act(1, "shoot archer").to("window", 0, "ranged")
    assert "channel guardian" in t.legal(0)


def test_G5_7_5_until_nobody_shoots_any_more():
    t = (
        Table(["axeman", "archer", "archer"], ["vampire", "gunner"])
        .match("axeman", "vampire")
        .to("window", 0, "ranged")
    )
    t.act(0, "shoot archer").to("window", 1, "ranged").act(1, "shoot gunner").to("window", 0, "ranged").act(
        0, "shoot archer"
    )
    t.to("window", 1, "ranged").act(1, "pass").act(0, "pass")
    assert lines(t.of("struck")[0], 0)["ranged"] == 6 and lines(t.of("struck")[0], 1)["ranged"] == 4


def test_G5_8_the_lower_is_beaten_and_lies_under_the_winner_equal_is_a_push():
    t = Table(["archer"], ["zombie"])
    t.fight("archer", "zombie")
    beaten = next(f for f in t.state.fight.fighters if f.card == "archer")
    assert beaten.place == "beaten" and t.state.fight.fighters[beaten.under].card == "zombie"
    t = Table(["archer"], ["wood-spirit"])
    assert t.fight("archer", "wood-spirit").winner == -1
    assert t.place("archer") == t.place("wood-spirit") == "standing"


def test_G5_8_1_destruction_that_waits_for_the_result():
    t = Table(["humungus-fungus"], ["zombie"])
    t.fight("humungus-fungus", "zombie")
    assert t.place("zombie") == "destroyed"
    assert [kind(e) for e in t.events if kind(e) in ("struck", "destroyed")] == ["struck", "destroyed"]
    t = Table(["hal-a-tosis-dragon", "zombie"], ["idiot", "captain"])
    t.command(0, "hal-a-tosis-dragon").fight("zombie", "captain")
    assert {t.place("zombie"), t.place("captain")} == {"destroyed"}
    t = Table(["eater-of-the-dead", "captain"], ["zombie"])
    t.command(0, "eater-of-the-dead").fight("captain", "zombie")
    assert t.place("zombie") == "destroyed"


def test_G5_9_the_next_match_up():
    t = Table(["axeman", "archer"], ["zombie", "vampire"])
    t.fight("axeman", "zombie")
    t.to("primary")
    assert t.state.fight.matchup == 2
    assert "primary axeman" not in t.legal(0)


def test_G5_9_1_one_side_has_none_left_secondary_attacks():
    t = Table(["axeman", "archer"], ["zombie"])
    t.fight("axeman", "zombie")
    assert guardians.waiting(t.state).must == (0,) and t.state.prompt.kind == "secondary"


def test_G5_9_2_neither_has_the_result():
    t = Table(["axeman"], ["zombie"])
    t.fight("axeman", "zombie")
    t.end()
    assert isinstance(guardians.waiting(t.state), Over)
    assert [e.step for e in t.of("step_began")][-1] == "result"


def test_G6_1_shooters_have_no_off_colour_are_not_shot_and_stand_alone_afterwards():
    t = Table(["axeman", "gunner"], ["ice-spirit", "archer"]).match("axeman", "ice-spirit").to("window", 0, "ranged")
    t.act(0, "shoot gunner").to("window", 1, "ranged")
    assert t.state.fight.ranged == (4, 0)
    assert t.place("gunner") == "shooter"
    t.end()
    assert t.of("fight_ended")[0].sums[0] == 11


def test_G6_1_no_ranged_attack_in_a_secondary_attack():
    t = Table(["axeman", "archer", "archer"], ["zombie"])
    t.fight("axeman", "zombie")
    t.act(0, "attack archer zombie.1").to("window", 0, "second")
    assert not [m for m in t.legal(0) if m.startswith("shoot")]


def test_G6_2_who_may_receive_and_how_much():
    t = Table(["axeman"], ["zombie"]).match("axeman", "zombie").to("window", 0, "channel")
    assert "channel guardian" not in t.legal(0)
    t = Table(["wraith"], ["zombie"], stones=[9, 9]).match("wraith", "zombie").to("window", 0, "channel")
    for _ in range(4):
        t.to("window", 0, "channel").act(0, "channel guardian")
    t.to("window", 1, "channel")
    assert sum(e.points for e in t.of("channelled")) == 16
    t = Table(["moheidra-mistress-of-souls"], ["zombie"]).match("moheidra-mistress-of-souls", "zombie")
    assert "channel guardian" not in t.to("window", 0, "channel").legal(0)


def test_G6_3_what_hits_channelling_hits_the_last_stone():
    t = Table(["zombie"], ["archer"], stones=[4, 4], guardians=["thak-steady-hand", "siin-stealer-of-the-power"])
    t.match("zombie", "archer").to("window", 0, "channel").act(0, "channel guardian").act(1, "pass")
    assert t.of("channelled")[0].points == 5
    t = Table(["zombie"], ["archer"], stones=[4, 4], depots=[[], ["energy-eater"]])
    t.match("zombie", "archer").to("window", 0, "channel").act(0, "channel guardian").to("respond", 1)
    t.act(1, "pass").to("window", 0, "channel")
    t.act(0, "channel guardian").to("respond", 1).act(1, "play energy-eater").to("window", 0, "ranged")
    assert [f.channel for f in t.state.fight.fighters if f.card == "zombie"] == [5]
    assert t.of("channel_cancelled")[0].points == 5


def test_G6_4_a_dispelled_command_creature_stays_without_power():
    t = Table(["horse", "archer"], ["zombie"], depots=[[], ["dispel-magic"]])
    t.command(0, "horse").to("respond", 1).act(1, "play dispel-magic").end()
    assert "horse" in t.state.fight.sides[0].hand
    assert t.of("power_cancelled")[0].card == "horse"


def test_G6_5_an_attacked_command_defends_and_secondary_attacks_on_it_come_last():
    t = Table(["kazarian-squawker", "archer"], ["seer", "zombie"])
    t.commands("kazarian-squawker", "seer")
    t.to("bribe")
    assert t.state.fight.duel and t.state.fight.pair == (0, 1)
    t.to("window", 1, "channel")
    assert "channel guardian" in t.legal(1)
    t = Table(["horse", "archer"], ["axeman", "zombie"], depots=[[], []])
    t.command(0, "horse").fight("archer", "axeman")
    t.to("secondary", 1)
    assert "attack zombie horse.0" in t.legal(1)


def test_G6_6_a_changed_border_changes_the_kind_not_the_bonus():
    t = Table(["axeman"], ["zombie"], shields=["standard-bearer-broms-dragon-19", ""], stones=[2, 0])
    t.match("axeman", "zombie").to("window", 0, "open")
    t.act(0, "use standard-bearer-broms-dragon-19 zombie.1 elemental")
    t._past_match()
    assert lines(t.of("struck")[0], 0)["colour"] == 4


def test_G6_7_fire_and_fear_touch_all_that_are_not_immune():
    t = Table(["great-black-rishar"], ["zombie", "marshal", "whispering-spirits", "valley-troll"])
    t.match("great-black-rishar", "zombie")
    t._past_match()
    assert t.of("area_attacked")[0].hit == ("whispering-spirits",)
    for name, place in (("axeman", "destroyed"), ("captain", "standing")):
        t = Table(["death"], [name])
        t.fight("death", name)
        assert t.place(name) == place


def test_G6_8_after_a_final_push_nothing_may_change_the_match_up():
    t = Table(["mule", "djinn"], ["zombie"], depots=[[], ["gold", "dispel-magic"]], stones=[5, 5])
    t.match("mule", "zombie").to("window", 0, "ranged").act(0, "shoot djinn").act(1, "pass")
    t.to("window", 1, "ranged")
    assert t.legal(1) == ["pass"]
    t._past_match()
    assert t.of("struck")[0].winner == -1 and t.of("struck")[0].why == "final"


def test_G6_9_a_land_bans_bribery_cards_not_spells_that_bribe():
    t = Table(["archer"], ["fangis-the-hunter", "super-model"], land="the-ss-house-of-babes", depots=[["babes"], []])
    t = Table(["archer"], ["death", "corporal"], land="the-ss-house-of-babes", depots=[["babes", "beer"], []])
    t.match("archer", "corporal")
    assert t.legal(0) == ["pass"]
    t = Table(["archer"], ["death", "corporal"], depots=[["babes"], []]).match("archer", "corporal")
    assert "bribe babes corporal.1" in t.legal(0)
    t = Table(["archer"], ["corporal", "zombie"], land="the-ss-house-of-babes", depots=[["essence-of-babeitude"], []])
    t.command(0, "essence-of-babeitude").to("offer")
    assert "use essence-of-babeitude corporal" in t.legal(0)


def test_G6_10_a_must_command_in_the_jungle_is_set_aside():
    t = Table(["rye-beaner", "archer"], ["zombie"], land="jungle").to("primary")
    assert t.place("rye-beaner") == "aside" and not t.of("command_said")
    assert "primary rye-beaner" not in t.legal(0)
