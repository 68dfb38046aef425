"""The rulings the engine applies, each by its heading in the compilation (issue: named rulings)."""

from guardians_tools import Table, board, guardians, lines

from plateau_parlant.engines.guardians import organise
from plateau_parlant.engines.guardians.position import Task

SHIELD = "shield-maitzs-lightning-10"


def test_djinn_a_shot_makes_a_tie_that_nothing_changes_but_a_secondary_attack():
    t = Table(["mule", "djinn"], ["vampire", "captain"], depots=[[], ["gold"]])
    t.match("mule", "vampire").to("window", 0, "ranged").act(0, "shoot djinn").act(1, "pass").to("window", 1, "ranged")
    assert t.legal(1) == ["pass"]
    t._past_match()
    assert t.of("struck")[0].winner == -1
    t.to("secondary", 1)
    assert "attack captain mule.0" in t.legal(1)


def test_homme_de_loi_first_and_twenty_one_for_the_space():
    t = Table(["lawyer", "captain"], ["idiot", "cow"]).to("primary", 0)
    assert t.legal(0) == ["primary lawyer"]
    t.fight("lawyer", "idiot")
    t.fight("captain", "cow")
    assert t.end().of("fight_ended")[0].sums[0] == 31


def test_catapulte_shoots_once_a_phase_stays_and_does_not_count():
    place = {"a1": {"upgrade": "ranged-attack-platform", "upgrade_owner": 0, "slot": "archer"}}
    pair = [(1, 0, SHIELD, "a2", ["captain"]), (2, 1, "shield-ploogs-ox-10", "a3", ["zombie"])]
    land = {"a2": ("swamp", 0), "a3": ("swamp", 1)}
    t = board(
        "activate", 0, shields=pair, terrain=land, spaces=place, todo=(Task("settle_phase"),), depots=[[], ["gold"]]
    )
    t.act(0, "go 1 a3").match("captain", "zombie").to("window", 0, "ranged")
    t.act(0, "shoot catapult:a1")
    assert t.state.prompt.kind == "respond", "a shooter on the catapult is not bribed"
    t.to("window", 0, "ranged")
    assert "shoot catapult:a1" not in t.legal(0)
    while t.state.fight is not None:
        t._step()
    assert t.of("fight_ended")[0].sums[0] == 10 and t.state.spaces[0].slot == "archer"


def test_coeur_petrifie_counts_the_base_vitality_and_its_loss_before_the_fight_is_no_forfeit():
    assert organise.space_load(("grand-avatar", "huge-rock-giant", "archer"), ("petrified-heart",)) == 28
    t = Table(
        ["grand-avatar", "huge-rock-giant", "archer"],
        ["archer"],
        items=[["petrified-heart"], []],
        depots=[[], ["dispel-magic"]],
    )
    t.to("respond", 1).act(1, "play dispel-magic").to("primary")
    assert t.of("limit_broken")[0].forfeit is False and "petrified-heart" in t.state.sides[0].talon


def test_dissipation_de_magie_at_once_or_not_at_all_and_the_stone_is_burnt():
    t = Table(["archer"], ["zombie"], items=[["amulet-of-flying"], []], depots=[[], ["dispel-magic"]])
    t.to("respond", 1)
    assert "play dispel-magic" in t.legal(1)
    t.act(1, "pass").to("window", 1)
    assert "play dispel-magic" not in t.legal(1)
    t = Table(["horse", "axeman"], ["captain", "zombie"], depots=[[], ["dispel-magic"]])
    t.command(0, "horse").to("respond", 1).act(1, "play dispel-magic").fight("axeman", "captain")
    t.to("primary") if t.state.prompt.kind == "primary" else None
    assert t.place("horse") == "command" and "command" not in lines(t.of("struck")[0], 0)


def test_porte_etendards_in_conflict_the_lower_up_number_is_cancelled():
    snakes, lower = "standard-bearer-warholas-snakes-06", "standard-bearer-warholas-snakes-06"
    t = Table(["archer"], ["wood-spirit"], shields=[snakes, lower])
    assert t.fight("archer", "wood-spirit").winner == -1
    assert len(t.of("power_cancelled")) == 2
    assert Table(["archer"], ["wood-spirit"], shields=[snakes, ""]).fight("archer", "wood-spirit").winner == 0
    t = Table(
        ["archer"], ["zombie"], shields=["standard-bearer-broms-demonic-19", "standard-bearer-maitzs-lightning-04"]
    )
    t.to("primary")
    assert [e.card for e in t.of("power_cancelled")] == ["standard-bearer-maitzs-lightning-04"]


def test_projectiles_d_heisenburg_turn_the_shot_round_but_gorcoo_only_for_a_saurian():
    t = Table(["axeman", "archer"], ["vampire"], depots=[[], ["heisenburgs-missiles"]])
    t.match("axeman", "vampire").to("window", 0, "ranged").act(0, "shoot archer").act(1, "pass")
    assert t.legal(1) == ["pass", "play heisenburgs-missiles"]
    t.act(1, "play heisenburgs-missiles").to("window", 1, "ranged")
    assert t.state.fight.ranged == (0, 3)


def test_oeil_aux_mille_projectiles_takes_own_shooters_back_to_the_hand():
    t = Table(["axeman", "archer"], ["vampire"], depots=[["eye-of-missile-mayhem"], []])
    t.match("axeman", "vampire").to("window", 0, "ranged")
    assert not [m for m in t.legal(0) if "eye" in m]
    t.act(0, "shoot archer").to("window", 1, "ranged").act(1, "pass").act(0, "play eye-of-missile-mayhem")
    t.to("window", 0, "ranged")
    assert "shoot archer" in t.legal(0) and t.state.fight.ranged == (3, 0)


def test_oeil_with_heisenburg_takes_no_enemy_shooter():
    t = Table(["axeman", "archer"], ["vampire"], depots=[[], ["heisenburgs-missiles", "eye-of-missile-mayhem"]])
    t.match("axeman", "vampire").to("window", 0, "ranged").act(0, "shoot archer").act(1, "pass").act(
        1, "play heisenburgs-missiles"
    )
    t.to("window", 1, "ranged")
    assert not [m for m in t.legal(1) if "eye" in m]


def test_oeil_with_catapulte_is_read_out_and_the_outcome_entered():
    place = {"a1": {"upgrade": "ranged-attack-platform", "upgrade_owner": 0, "slot": "archer"}}
    pair = [(1, 0, SHIELD, "a2", ["captain"]), (2, 1, "shield-ploogs-ox-10", "a3", ["zombie"])]
    land = {"a2": ("swamp", 0), "a3": ("swamp", 1)}
    t = board(
        "activate",
        0,
        shields=pair,
        terrain=land,
        spaces=place,
        todo=(Task("settle_phase"),),
        depots=[["eye-of-missile-mayhem"], []],
        options={"in": True},
    )
    t.act(0, "go 1 a3").match("captain", "zombie").to("window", 0, "ranged").act(0, "shoot catapult:a1")
    t.to("window", 0, "ranged").act(0, "play eye-of-missile-mayhem").to("form")
    assert [e.ruling for e in t.of("read_out")] == ["eye-of-missiles"]
    t.fact({}).to("window", 0, "ranged")
    assert "shoot catapult:a1" in t.legal(0)


def test_influence_goes_stone_by_stone_attacker_first_and_not_to_a_shot():
    t = Table(["zombie"], ["wraith"], stones=[3, 3]).match("zombie", "wraith").to("window", 0, "channel")
    t.act(0, "channel guardian")
    assert t.state.sides[0].stones == 2 and t.state.prompt.kind == "respond"
    t.act(1, "pass")
    assert guardians.waiting(t.state).must == (1,)


def test_limitation_des_30_points_the_forfeiter_loses_cards_at_random():
    t = Table(["huge-rock-giant", "captain", "captain"], ["archer"]).to("pick")
    assert set(guardians.waiting(t.state).among) == {"huge-rock-giant", "captain"}
    t.fact("huge-rock-giant").end()
    assert guardians.result(t.state)["reason"] == "forfeit" and t.state.sides[0].talon == ("huge-rock-giant",)


def test_pioche_epuisee_an_up_card_from_the_discard_pile_and_nothing_drawn():
    t = board(
        "window",
        0,
        data=("draw", 9),
        todo=(Task("organise"), Task("draw_all")),
        piles=[[], ["woods"] * 9],
        talons=[["horse"], []],
        phase="draw",
    )
    t.act(0, "pass")
    while t.state.pending is not None:
        t.fact("woods")
    assert len(t.state.sides[0].pen) == 0 and len(t.state.sides[1].pen) == 3


def test_ruines_pass_to_the_winner_at_once():
    pair = [(1, 0, SHIELD, "a3", ["captain"]), (2, 1, "shield-ploogs-ox-10", "a4", ["cow"])]
    t = board("activate", 0, shields=pair, terrain={"a3": ("woods", 0)}, todo=(Task("settle_phase"),))
    t.act(0, "go 1 a4").to("clear")
    assert t.state.spaces[9].rubble and t.state.spaces[9].holder == 0 and t.state.shields[0].space == 9
    assert t.of("land_taken")[0].fresh


def test_titans_are_large_under_a_shield_and_change_size_only_face_up():
    assert organise.space_load(("male-titan",), ()) == 17
    t = Table(["male-titan"], ["crystal-flash"]).match("male-titan", "crystal-flash").to("resize")
    t.act(0, "say S").to("window", 0)
    t._past_match()
    assert lines(t.of("struck")[0], 0)["base"] == 13 and t.of("struck")[0].winner == 0


def test_vache_knocks_out_and_does_not_kill():
    t = Table(["cow", "captain"], ["zombie", "idiot", "archer"])
    t.match("cow", "zombie")
    t._past_match()
    assert t.place("idiot") == "sideline" and t.of("area_attacked")[0].lethal is False
    t.fight("captain", "archer")
    t.end()
    assert "idiot" in t.state.fight.sides[1].hand and t.of("fight_ended")[0].sums == (10, 7)


def test_suaire_and_cratur_one_bribes_the_other_sends_home():
    t = Table(["cratur-hobbs", "mule"], ["axeman", "captain"], depots=[["shroud-of-grahzue"], []])
    t.command(0, "cratur-hobbs").match("mule", "axeman")
    assert t.legal(0) == ["pass", "bribe shroud-of-grahzue axeman.2"]
    t = Table(["cratur-hobbs", "mule"], ["zombie", "captain"], depots=[["shroud-of-grahzue"], []])
    t.command(0, "cratur-hobbs").match("mule", "zombie")
    assert t.legal(0) == ["pass"]
    t.to("window", 0, "open").act(0, "play shroud-of-grahzue").to("secondary", 1)
    assert t.state.sides[1].pen == ("zombie",) and t.place("mule") == "aside"


def test_le_grand_balderoon_follows_the_tables_decision():
    def table(decision):
        t = Table(
            ["yard-rat", "master-gunner"],
            ["vampire", "cow", "archer"],
            depots=[["the-great-balderoon"], ["heisenburgs-missiles"]],
            balderoon=decision,
            stones=[3, 3],
        )
        t.match("yard-rat", "vampire").to("window", 0, "ranged").act(0, "shoot master-gunner")
        t.to("respond", 0, "own_shot").act(0, "play the-great-balderoon")
        return t

    t = table(2).to("window", 1, "ranged")
    assert t.of("area_attacked")[0].hit == ("cow",) and t.state.fight.ranged == (5, 0)
    t = table(1)
    t.act(1, "pass").act(1, "pass")
    assert "play heisenburgs-missiles" in t.to("respond", 1, "shot").legal(1)
    t.act(1, "play heisenburgs-missiles").to("window", 1, "ranged")
    assert t.state.fight.ranged == (0, 5) and t.of("area_attacked")[0].hit == ("cow",)


def test_esprit_de_valkyrie_has_no_class_and_channels_to_knights():
    from plateau_parlant.engines.guardians.components import card

    assert card("valkyrie-spirit").classes == ()
    under = {"b1": {"under": "valkyrie-spirit"}}
    pair = [(1, 0, SHIELD, "a2", ["axeman"]), (2, 1, "shield-ploogs-ox-10", "a3", ["zombie"])]
    t = board(
        "activate",
        0,
        shields=pair,
        terrain={"a2": ("woods", 0), "a3": ("swamp", 1)},
        spaces=under,
        todo=(Task("settle_phase"),),
    )
    t.act(0, "go 1 a3").match("axeman", "zombie").to("window", 0, "channel")
    assert t.legal(0) == ["pass", "channel b1"]
    t.act(0, "channel b1").to("window", 1, "channel")
    assert t.of("channelled")[0].points == 3 and t.state.spaces[1].used


def test_gift_of_isis_only_one_in_the_whole_game():
    t = board("organise", 0, 1, pens=[["gift-of-isis"], ["gift-of-isis"]], accessories=[[], []])
    assert "place accessory gift-of-isis" in t.legal(0)
    t = board("organise", 0, 1, pens=[["gift-of-isis"], []], accessories=[[], ["gift-of-isis"]])
    assert "place accessory gift-of-isis" not in t.legal(0)


def test_woolverine_is_read_out_against_a_seer_and_the_outcome_entered():
    t = Table(["woolverine"], ["seer", "axeman"]).command(1, "seer").match("woolverine", "axeman").to("form")
    assert t.of("read_out")[0].ruling == "woolverine"
    t.fact({"cancel": True})
    assert next(f for f in t.state.fight.fighters if f.card == "woolverine").dumb


def test_eismir_draws_for_a_hand_item_and_is_read_out():
    t = Table(
        ["axeman", "archer"],
        ["vampire"],
        depots=[["eye-of-missile-mayhem"], []],
        guardians=["thak-steady-hand", "eisnmir-master-of-possessions"],
        piles=[[], ["cow", "mule"]],
    )
    t.match("axeman", "vampire").to("window", 0, "ranged").act(0, "shoot archer").to("window", 1, "ranged")
    t.act(1, "pass").act(0, "play eye-of-missile-mayhem").to("form")
    assert t.of("read_out")[0].ruling == "eisnmir" and len(t.state.sides[1].pen) == 1


def test_monsters_ban_their_bribe_for_both_while_in_play():
    t = Table(["greedy-fiend", "archer"], ["axeman", "corporal"], depots=[["gold"], ["gold"]]).match(
        "greedy-fiend", "axeman"
    )
    assert t.legal(0) == ["pass"]
    t.act(0, "pass")
    assert t.legal(1) == ["pass"]


def test_sapeur_destroys_an_upgrade_and_only_a_dispel_answers():
    place = {"a1": {"upgrade": "sacrificial-altar", "upgrade_owner": 0}}
    t = board(
        "window",
        1,
        data=("move", 0),
        spaces=place,
        pens=[["archer"], []],
        depots=[[], ["summon-loghammers-sapper"]],
        todo=(Task("settle_phase"),),
    )
    t.act(1, "play summon-loghammers-sapper a1")
    assert t.legal(0) == ["pass"]
    t.act(0, "pass")
    assert t.state.spaces[0].upgrade == "" and "sacrificial-altar" in t.state.sides[0].talon


def test_cornemuses_keep_the_creatures_other_abilities_and_take_its_command():
    t = Table(["rye-beaner", "archer"], ["zombie", "idiot", "cow"], items=[["bagpipes-of-fear"], []])
    t.command(0, "bagpipes-of-fear rye-beaner").to("primary")
    assert [e.card for e in t.of("area_attacked")] == ["bagpipes-of-fear"]
    assert t.of("area_attacked")[0].hit == ("cow", "idiot") and "archer" in t.state.fight.sides[0].hand


def test_sorciere_embryonnaire_wins_ties_and_with_the_djinn_wins_for_sure():
    t = Table(["embryonic-witch", "sleeping-spirit", "djinn"], ["watcher"])
    t.command(0, "embryonic-witch").match("sleeping-spirit", "watcher").to("window", 0, "ranged").act(0, "shoot djinn")
    t._past_match()
    assert t.of("struck")[0].winner == 0 and t.place("watcher") == "destroyed"


def test_faucon_du_tonnerre_dies_of_its_own_shot():
    t = Table(["axeman", "thunder-hawk"], ["vampire"]).match("axeman", "vampire").to("window", 0, "ranged")
    t.act(0, "shoot thunder-hawk").to("window", 1, "ranged")
    assert t.place("thunder-hawk") == "beaten" and t.state.fight.ranged == (13, 0)


def test_moussaillon_takes_the_bribe_for_another_pirate():
    t = Table(["archer"], ["yard-rat", "cabin-boy"], depots=[["gold"], []]).match("archer", "yard-rat")
    t.act(0, "bribe gold yard-rat.1").to("bribed")
    assert t.legal(1) == ["pass", "use cabin-boy"]
    t.act(1, "use cabin-boy").to("window", 0)
    assert t.place("yard-rat") == "current" and t.state.sides[1].pen == ("cabin-boy",)


def test_shadow_bank_job_steals_the_bribe():
    t = Table(["archer"], ["axeman"], depots=[["gold"], ["shadow-bank-job"]]).match("archer", "axeman")
    t.act(0, "bribe gold axeman.1")
    assert "play shadow-bank-job" in t.legal(1)
    t.act(1, "play shadow-bank-job").to("window", 0)
    assert t.state.sides[1].depot == ("gold",) and t.place("axeman") == "current"


def test_combinaison_warhammers_and_moucherons_empty_the_enemy_hand():
    t = Table(["annoying-gnats-in-the-hood"], ["captain", "zombie"], depots=[["40000-useless-warhammers"], []])
    t.command(0, "40000-useless-warhammers").match("annoying-gnats-in-the-hood", "captain")
    t._past_match()
    assert t.of("area_attacked")[0].hit == ("zombie",) and t.of("struck")[0].totals == (0, 0)
    t.end()
    assert "40000-useless-warhammers" in t.state.sides[0].talon


def test_phantom_stalker_takes_the_place_of_an_undead():
    t = Table(["zombie", "phantom-stalker"], ["captain"]).match("zombie", "captain").to("window", 0)
    assert "use phantom-stalker phantom-stalker" in t.legal(0)
    t.act(0, "use phantom-stalker phantom-stalker").to("window", 1)
    assert t.place("phantom-stalker") == "current" and t.state.fight.sides[0].hand == ("zombie",)


def test_magic_feedback_destroys_who_is_channelled_to():
    t = Table(["archer"], ["zombie"], depots=[["magic-feedback"], []], stones=[0, 3]).match("archer", "zombie")
    t.to("window", 1, "channel").act(1, "channel guardian").act(0, "play magic-feedback").act(1, "pass")
    assert t.place("zombie") == "destroyed" and t.state.sides[1].stones == 2


def test_every_task_named_in_the_rules_is_there():
    import re
    from pathlib import Path

    from plateau_parlant.engines.guardians import draft

    folder = Path(draft.__file__).parent
    named = {name for path in folder.glob("*.py") for name in re.findall(r'Task\(\s*"(\w+)"', path.read_text("utf-8"))}
    assert named <= set(draft.TASKS), named - set(draft.TASKS)


def fought(defenders, **more):
    pair = [(1, 0, SHIELD, "a2", ["captain"]), (2, 1, "shield-ploogs-ox-10", "a3", defenders)]
    land = {"a2": ("woods", 0), "a3": ("swamp", 1)}
    return board("activate", 0, shields=pair, terrain=land, todo=(Task("settle_phase"),), **more).act(0, "go 1 a3")


def test_agent_de_l_ombre_the_land_is_that_of_the_attackers_origin():
    t = fought(["agent-of-shadow", "wood-spirit"]).command(1, "agent-of-shadow")
    t.match("captain", "wood-spirit")
    t._past_match()
    assert lines(t.of("struck")[0], 1)["land"] == 4
    t.to("clear")
    assert t.of("fight_ended")[0].space == "a3"


def test_canon_lance_flammes_strikes_before_the_stronghold_more_for_more_stones():
    place = {"a1": {"upgrade": "flame-cannon", "upgrade_owner": 0}}
    t = fought(["wood-spirit", "cow", "water-spout"], spaces=place).command(0, "flame-cannon").to("offer", 0)
    assert "use flame-cannon - 2" in t.legal(0)
    t.act(0, "use flame-cannon - 2").to("primary")
    assert t.of("area_attacked")[0].amount == 5 and set(t.of("area_attacked")[0].hit) == {"cow", "water-spout"}
    assert t.state.sides[0].stones == 3
    t.to("clear")
    assert t.state.spaces[0].upgrade == "flame-cannon"


def test_who_is_itself_destroyed_when_it_loses_or_was_used():
    t = Table(["schneeble"], ["watcher"])
    t.fight("schneeble", "watcher")
    assert t.place("schneeble") == "destroyed"
    t = Table(["crook-end-snoot"], ["captain"])
    t.fight("crook-end-snoot", "captain")
    assert t.place("crook-end-snoot") == "beaten"
    t = Table(["floyd-the-flying-pig", "archer"], ["cow"]).command(0, "floyd-the-flying-pig")
    t.fight("archer", "cow")
    t.end()
    assert "floyd-the-flying-pig" in t.state.sides[0].talon


def test_what_a_primary_does_as_it_enters():
    t = Table(["lizards-of-the-toast"], ["axeman"], depots=[[], ["gold", "gold", "beer"]])
    t.match("lizards-of-the-toast", "axeman").to("offer", 0).act(0, "use lizards-of-the-toast").to("window", 0)
    assert t.state.sides[1].depot == ("beer",) and t.state.sides[1].talon == ("gold", "gold")
    t = Table(["nubian-slave-girl", "cow"], ["axeman", "mule"], depots=[[], []])
    t.match("nubian-slave-girl", "axeman").to("offer", 0).act(0, "use nubian-slave-girl axeman.1").to("primary")
    assert t.place("nubian-slave-girl") == "destroyed" and t.place("axeman") == "aside"


def test_downgrades_and_the_retreating_tweezle():
    place = {"a1": {"upgrade": "ministry-of-tax-collection", "upgrade_owner": 1}}
    here = [(1, 0, SHIELD, "a1", ["archer"])]
    t = board(
        "window",
        0,
        data=("draw_end", 9),
        shields=here,
        spaces=place,
        todo=(Task("settle_phase"), Task("downgrades", ("draw_end",))),
    )
    assert t.act(0, "pass").state.sides[0].stones == 4
    t = Table(["archer"], ["captain"], items=[["cheesy-con-souvenir-tweezle"], []], attacker=1).to("window", 0)
    t.act(0, "use cheesy-con-souvenir-tweezle").end()
    assert guardians.result(t.state) == {"winner": 0, "reason": "retreat"}
    assert "cheesy-con-souvenir-tweezle" in t.state.sides[0].talon
