"""G2 to G4, G8.2, G8.3, G9: the full game."""

import pytest
from guardians_tools import BOX, Table, board, guardians, kind

from plateau_parlant.engines import chance
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Fact, Over, PositionError, Setup, heard
from plateau_parlant.engines.guardians import movement, organise, position
from plateau_parlant.engines.guardians.position import Task

OX, LIGHT, MORE = "shield-ploogs-ox-10", "shield-maitzs-lightning-10", "shield-maitzs-lightning-14"


def whole(seed=1, **options):
    """A game with the ready decks, played to the first placing."""
    state = guardians.begin(Setup(("Anna", "Bruno"), options, BOX))
    events = []
    while isinstance(guardians.waiting(state), Ask) or state.prompt.kind != "organise":
        now = guardians.waiting(state)
        entry = (
            Fact(now.id, chance.answer(seed, now))
            if isinstance(now, Ask)
            else Act(now.must[0], guardians.legal(state, now.must[0])[0])
        )
        step = guardians.apply(state, entry)
        state, events = step.state, events + list(step.events)
    return state, events


def test_G2_1_three_columns_four_rows_no_diagonals():
    name, number = position.space_name, position.space_number
    assert [name(n) for n in position.neighbours(number("b2"))] == ["b3", "b1", "a2", "c2"]
    assert position.distance(number("a1"), number("c3")) == 4
    assert [name(n) for n in position.front(number("a1"))] == ["a2", "a3"]
    assert [name(n) for n in position.home_row(1)] == ["c4", "b4", "a4"]


def test_G2_2_a_land_is_his_whose_terrain_lies_there_else_his_who_had_it_last():
    t = board("activate", 0, terrain={"a3": ("spires", 0)})
    assert organise.lands_held(t.state, 0) == 4 and organise.lands_held(t.state, 1) == 2
    t = board("clear", 0, terrain={"a3": ("spires", 0)}, shields=[(1, 0, LIGHT, "a3", ["archer"])])
    t.act(0, "clear a3")
    assert position.land_holder(t.state.spaces[6]) == 0 and t.state.sides[0].talon == ("spires",)


def test_G2_3_twelve_cards_stones_of_the_guardian_and_a_hand_without_shield_drawn_anew():
    state, _ = whole()
    assert all(len(s.pen) + len(s.depot) == 12 for s in state.sides)
    assert [s.stones for s in state.sides] == [7, 7]
    seen = []
    for seed in range(60):
        state, events = whole(seed)
        again = [e.seat for e in events if kind(e) == "hand_refused"]
        for seat in again:
            assert state.sides[seat].stones == 6 and len(state.sides[seat].pen) + len(state.sides[seat].depot) == 12
        seen += again
        if seen:
            break
    assert seen


def test_G3_1_draw_base_fewer_lands_and_lower_up_card_the_old_up_card_first():
    t = board("activate", 0, ups=["archer", "female-titan"], phase="draw", todo=(Task("draw_all"),))
    assert organise.draws(t.state, 0) == 3 + 1 and organise.draws(t.state, 1) == 3
    t = board("activate", 0, terrain={"a3": ("spires", 0)})
    assert organise.draws(t.state, 0) == 3 + 1 and organise.draws(t.state, 1) == 3 - 1


def test_G3_2_both_place_at_the_same_time_in_secret_then_at_most_seven_cards():
    t = board("organise", 0, 1, todo=(Task("organised"),), pens=[[LIGHT, *["archer"] * 8], [OX]])
    assert "done" not in t.legal(0) and "done" in t.legal(1)
    t.act(0, f"place shield {LIGHT} a1")
    assert heard(t.events[-1], 1) is None and "done" not in t.legal(0)
    assert guardians.view(t.state, 1).sides[0].plan == ()
    t.act(0, "place under archer a1").act(0, "done").act(1, "done")
    told = t.of("organised")
    assert told[0].shields == ((LIGHT, "a1"),) and told[0].hidden == 8
    assert t.state.shields[0].creatures == ("archer",)


def test_G3_2_only_there_creatures_go_under_shields_on_own_strongholds():
    t = board(
        "organise",
        0,
        1,
        todo=(Task("organised"),),
        pens=[["archer"], []],
        shields=[(1, 0, LIGHT, "a1", ["axeman"]), (2, 0, MORE, "a2", ["axeman"])],
    )
    assert "place under archer a1" in t.legal(0) and "place under archer a2" not in t.legal(0)


def test_G3_3_the_higher_up_number_moves_first_equal_ones_are_turned_anew_and_players_alternate():
    t = board("window", 0, data=("upcard", 9), todo=(Task("compare_up"), Task("turn_up", (1,)), Task("turn_up", (0,))))
    t.act(0, "pass")
    t.fact("archer").fact("cave-giant")
    assert t.of("up_cards")[0].first == 1
    t = board(
        "window",
        0,
        data=("upcard", 9),
        todo=(Task("compare_up"), Task("turn_up", (1,)), Task("turn_up", (0,))),
        piles=[["archer", "axeman"], ["archer", "woods"]],
    )
    t.act(0, "pass").fact("archer").fact("archer")
    assert t.of("up_cards")[0].first == -1 and t.state.sides[0].talon == ("archer",)
    both = [
        (1, 0, LIGHT, "a1", ["archer"]),
        (2, 0, MORE, "b1", ["archer"]),
        (3, 1, OX, "a4", ["cow"]),
        (4, 1, OX, "b4", ["cow"]),
    ]
    t = board("activate", 0, shields=both, todo=(Task("next_activation", (1,)),))
    t.act(0, "stay 1").to("activate")
    assert guardians.waiting(t.state).must == (1,)
    t.act(1, "stay 3").to("activate")
    assert t.legal(0)[0] == "stay 2"


def test_G3_4_a_shield_on_a_land_without_terrain_gets_one_or_loses_a_creature():
    t = board(
        "clear",
        0,
        shields=[(1, 0, LIGHT, "a2", ["archer", "axeman"])],
        pens=[["spires"], []],
        todo=(Task("settling", (0,)),),
    )
    t.act(0, "done")
    assert set(t.legal(0)) == {"lay spires a2 up", "lose archer a2", "lose axeman a2"}
    t.act(0, "lose archer a2")
    assert t.state.shields[0].creatures == ("axeman",) and t.state.prompt is None
    t = board(
        "clear",
        0,
        shields=[(1, 0, LIGHT, "a3", ["archer"])],
        terrain={"a3": ("woods", 1)},
        todo=(Task("settling", (0,)),),
    )
    t.act(0, "done")
    assert t.state.prompt is None


def test_G3_5_any_single_bordered_card_face_down_is_a_terrain_known_to_its_owner_only():
    t = board("clear", 0, shields=[(1, 0, LIGHT, "a2", ["archer"])], pens=[["cow"], []], todo=(Task("settling", (0,)),))
    t.act(0, "done").act(0, "lay cow a2 down")
    told = t.of("terrain_laid")[0]
    assert told.card == "cow" and heard(told, 1).card == "?" and heard(told, PUBLIC).card == "?"
    assert guardians.view(t.state, 1).spaces[3].terrain == "?" and guardians.view(t.state, 0).spaces[3].terrain == "cow"


def test_G3_6_an_empty_pile_the_discard_pile_gives_an_up_card_and_no_more_draws():
    t = board(
        "window",
        0,
        data=("upcard", 9),
        todo=(Task("compare_up"), Task("turn_up", (1,)), Task("turn_up", (0,))),
        piles=[[], ["cave-giant"]],
        talons=[["horse", "archer"], []],
    )
    t.act(0, "pass")
    now = guardians.waiting(t.state)
    assert now.zone == "talon 0" and set(now.among) == {"horse", "archer"}
    t.fact("horse").fact("cave-giant")
    assert t.of("pile_reshuffled") and "horse" in t.state.sides[0].talon and t.state.sides[0].exhausted


def test_G4_1_up_to_two_spaces_stopping_on_empty_land_and_on_enemies():
    t = board("activate", 0, shields=[(1, 0, LIGHT, "a1", ["archer"])])
    go = {m.split()[2] for m in t.legal(0) if m.startswith("go")}
    assert go == {"a2", "b1", "b2", "c1"}
    t = board("activate", 0, shields=[(1, 0, LIGHT, "a1", ["archer"])], terrain={"a2": ("woods", 0)})
    assert {m.split()[2] for m in t.legal(0) if m.startswith("go")} == {"a2", "a3", "b1", "b2", "c1"}


def test_G4_1_only_if_all_fly_once_a_turn_and_spires_forbid_it():
    flock = [(1, 0, LIGHT, "a1", ["doomwing", "cherub"]), (2, 0, MORE, "c1", ["angel"])]
    t = board("activate", 0, shields=flock, todo=(Task("next_activation", (0,)),))
    assert "fly 1 a3" in t.legal(0)
    t.act(0, "fly 1 a3")
    assert t.of("shield_turned")[0].creatures == ("cherub", "doomwing")
    t.to("activate")
    assert not [m for m in t.legal(0) if m.startswith("fly")]
    t = board("activate", 0, shields=[(1, 0, LIGHT, "a1", ["doomwing", "archer"])])
    assert not [m for m in t.legal(0) if m.startswith("fly")]
    t = board("activate", 0, shields=[(1, 0, LIGHT, "a1", ["doomwing"])], terrain={"a2": ("spires", 1)})
    assert "fly 1 a3" not in t.legal(0) and "fly 1 b2" in t.legal(0)


def test_G4_2_thirty_with_red_numbers_and_twenty_five_under_a_shield_terrain_card():
    assert organise.space_load(("death", "archer"), ()) == 13 + 6
    assert organise.space_limit(LIGHT) == 30 and organise.space_limit("shield-terrain-ploogs-ox") == 25
    t = board("organise", 0, 1, pens=[["captain"], []], shields=[(1, 0, LIGHT, "a1", ["huge-rock-giant", "axeman"])])
    assert "place under captain a1" not in t.legal(0)
    t = board("organise", 0, 1, pens=[["captain"], []], shields=[(1, 0, LIGHT, "a1", ["huge-rock-giant"])])
    assert "place under captain a1" in t.legal(0)


def test_G4_2_petrified_heart_and_vestibule_change_what_counts():
    assert organise.space_load(("death",), ("petrified-heart",)) == 7
    assert organise.space_load(("devil-hedgehog", "archer"), ("vestibule-of-kabod",)) == 6


def test_G4_3_over_the_limit_the_fight_is_forfeited():
    t = Table(["huge-rock-giant", "captain", "captain"], ["archer"], depots=[["make-juice"], []])
    now = t.to("pick")
    assert t.of("limit_broken")[0].total == 36
    now.fact("captain")
    assert guardians.result(t.state) is None or True
    t.end()
    assert guardians.result(t.state) == {"winner": 1, "reason": "forfeit"}
    assert "captain" in t.state.sides[0].talon


def test_G4_3_both_over_it_the_attacker_retreats():
    t = Table(["huge-rock-giant", "huge-rock-giant"], ["watcher", "watcher"], attacker=1).end()
    assert guardians.result(t.state)["winner"] == 0 and len(t.of("limit_broken")) == 2


def test_G4_3_the_heart_dispelled_before_the_fight_is_no_forfeit():
    t = Table(
        ["death", "huge-rock-giant", "idiot"],
        ["archer"],
        items=[["petrified-heart"], []],
        depots=[[], ["dispel-magic"]],
    )
    t = Table(
        ["grand-avatar", "huge-rock-giant", "archer"],
        ["archer"],
        items=[["petrified-heart"], []],
        depots=[[], ["dispel-magic"]],
    )
    assert not t.to("primary").of("limit_broken")
    t = Table(
        ["grand-avatar", "huge-rock-giant", "archer"],
        ["archer"],
        items=[["petrified-heart"], []],
        depots=[[], ["dispel-magic"]],
    )
    t.to("respond", 1).act(1, "play dispel-magic").to("primary")
    assert t.of("limit_broken")[0].forfeit is False


def test_G4_4_creatures_of_own_strongholds_come_to_a_turned_shield():
    t = board(
        "activate",
        0,
        shields=[(1, 0, LIGHT, "a2", ["archer"]), (2, 0, MORE, "b1", ["axeman", "captain"])],
        todo=(Task("next_activation", (1,)),),
    )
    t.act(0, "reinforce 1")
    assert "bring axeman b1" in t.legal(0)
    t.act(0, "bring axeman b1")
    assert heard(t.of("reinforced")[0], 1) is None
    t.act(0, "done")
    assert t.state.shields[0].creatures == ("archer", "axeman") and t.state.shields[0].turned


def test_G4_5_even_numbers_are_secret():
    t = board(
        "activate",
        0,
        shields=[(1, 0, LIGHT, "a1", ["archer"]), (2, 1, OX, "a4", ["cow", "mule"])],
        pens=[["archer"], ["cow"]],
        depots=[[], ["beer"]],
    )
    seen = guardians.view(t.state, 0)
    foe = seen.sides[1]
    assert foe.pen == foe.depot == () and seen.shields[1].creatures == ()
    assert set(foe.pile) == {"?"} and len(foe.pile) == 2
    fight = Table(["archer"], ["zombie", "cow"])
    assert guardians.view(fight.state, 0).fight.sides[1].hand == ()


def test_G8_2_a_shield_without_creatures_is_destroyed_and_counts_for_the_five():
    pair = [(1, 0, LIGHT, "a2", ["captain"]), (2, 1, OX, "a3", ["cow"])]
    t = board(
        "activate",
        0,
        shields=pair,
        terrain={"a2": ("woods", 0), "a3": ("woods", 1)},
        todo=(Task("next_activation", (1,)),),
    )
    t.act(0, "go 1 a3")
    assert t.of("fight_began")[0].space == "a3"
    while t.state.fight is not None:
        t._step()
    assert t.state.sides[1].killed == 1 and t.state.sides[1].dead_shields == (OX,)
    assert [(s.key, s.space) for s in t.state.shields] == [(1, 6)]
    t = board("settle", 0, data=(1,), shields=[(1, 0, LIGHT, "a2", ["archer"])])
    t.act(0, "lose archer a2")
    assert not t.state.shields and t.state.sides[0].killed == 0


def test_G8_3_the_loser_retreats_one_space_to_a_space_he_controls_and_may_join():
    pair = [
        (1, 0, LIGHT, "a2", ["captain", "captain"]),
        (2, 1, OX, "a3", ["zombie", "mule", "cow"]),
        (3, 1, "shield-ploogs-ox-07", "a4", ["archer"]),
    ]
    t = board(
        "activate",
        0,
        shields=pair,
        terrain={"a2": ("woods", 0), "a3": ("woods", 1)},
        todo=(Task("next_activation", (1,)),),
    )
    t.act(0, "go 1 a3").match("captain", "zombie").match("captain", "mule").to("retreat")
    assert set(t.legal(1)) == {"say a4", "say b3"}
    t.act(1, "say a4")
    assert [s.creatures for s in t.state.shields if s.seat == 1] == [("archer", "cow")]
    assert t.state.sides[1].killed == 1 and t.of("retreated")[0].joined


def test_G9_1_a_stronghold_entered_without_a_fight_becomes_rubble_and_the_guardian_may_be_attacked():
    up = {"a4": {"upgrade": "large-idol", "upgrade_owner": 1, "under": "black-unicorn"}}
    t = board(
        "activate",
        0,
        shields=[(1, 0, LIGHT, "a3", ["captain"])],
        terrain={"a3": ("woods", 0)},
        spaces=up,
        todo=(Task("next_activation", (1,)),),
    )
    t.act(0, "go 1 a4")
    space = t.state.spaces[9]
    assert space.rubble and space.holder == 0 and not space.upgrade and not space.under
    assert set(t.state.sides[1].talon) == {"large-idol", "black-unicorn"}
    assert t.legal(0) == ["pass", "assault 1"]
    t.act(0, "assault 1").to("primary")
    assert t.state.fight.guardian


def test_G9_1_rubble_is_no_land_and_takes_no_terrain():
    t = board(
        "clear",
        0,
        shields=[(1, 0, LIGHT, "a4", ["archer"])],
        spaces={"a4": {"rubble": True, "holder": 0}},
        pens=[["spires"], []],
        todo=(Task("settling", (0,)),),
    )
    t.act(0, "done")
    assert t.state.prompt is None and organise.lands_held(t.state, 0) == 3


def test_G9_2_the_guardian_is_the_only_primary_once_and_beaten_he_loses_the_game():
    here, foes = {"a4": {"rubble": True, "holder": 0}}, ["rak-nam-leader-of-the-mighty", "thak-steady-hand"]
    trio = [(1, 0, LIGHT, "a4", ["captain", "captain", "lancer"])]
    todo = (Task("settle_phase"), Task("check_end"), Task("next_activation", (1,)))
    t = board("activate", 0, shields=trio, spaces=here, guardians=foes, todo=todo)
    t.act(0, "assault 1").to("primary").act(0, "primary captain")
    t.to("secondary").act(0, "attack captain thak-steady-hand.0")
    t.to("secondary")
    assert not t.of("secondary_struck")[0].beaten and len(t.of("primaries_shown")) == 1
    t.act(0, "attack lancer thak-steady-hand.0").to("over")
    assert t.of("secondary_struck")[1].total == 30
    assert guardians.result(t.state) == {"winner": 0, "reason": "guardian"}
    t = board("activate", 0, shields=trio, spaces=here, guardians=foes, todo=todo)
    t.act(0, "assault 1").to("primary").act(0, "primary captain").to("secondary").act(0, "pass").to("clear")
    assert t.state.shields[0].creatures == ("captain", "lancer") and t.state.shields[0].turned
    assert t.state.shields[0].space == 9 and not t.of("retreated")


def test_G9_3_upgrades_fit_left_and_right_and_hold_one_creature():
    t = board(
        "organise",
        0,
        1,
        pens=[["large-idol", "teleport-tower", "archer"], []],
        spaces={"a1": {"upgrade": "teleport-tower", "upgrade_owner": 0}},
    )
    legal = t.legal(0)
    assert "place upgrade large-idol c1" in legal and "place upgrade large-idol b1" not in legal
    assert "place upgrade large-idol a1" not in legal and "place slot archer a1" in legal
    t.act(0, "place slot archer a1")
    assert not [m for m in t.legal(0) if m.startswith("place slot")]


def test_G9_4_five_shields_six_lands_and_both_at_once_a_draw():
    def ended(**more):
        t = board("clear", 0, todo=(Task("check_end"),), **more)
        for seat, killed in more.get("killed", {}).items():
            sides = list(t.state.sides)
            sides[seat] = position.replace(sides[seat], killed=killed)
            t.state = position.replace(t.state, sides=tuple(sides))
        t.act(0, "done")
        return guardians.result(t.state)

    assert ended(killed={1: 5}) == {"winner": 0, "reason": "shields"}
    assert ended(killed={0: 5, 1: 5}) == {"winner": None, "reason": "shields"}
    assert ended(killed={1: 4}) is None
    lands = {f"{c}{r}": ("woods", 0) for c in "abc" for r in (2, 3)}
    assert ended(terrain=lands) == {"winner": 0, "reason": "lands"}
    assert ended(piles=[[], []]) == {"winner": None, "reason": "exhausted"}


@pytest.mark.parametrize("seed", range(3))
def test_random_play_under_a_turn_limit_always_ends_with_a_result(seed):
    rng = chance.Generator(seed, 9)
    state = guardians.begin(Setup(("Anna", "Bruno"), {"turn_limit": 3}, BOX))
    for _ in range(4000):
        now = guardians.waiting(state)
        if isinstance(now, Over):
            break
        entry = (
            Fact(now.id, chance.answer(seed, now))
            if isinstance(now, Ask)
            else Act(now.must[0], rng.choice(guardians.legal(state, now.must[0])))
        )
        state = guardians.apply(state, entry).state
    assert guardians.result(state) is not None


def test_set_ups_that_cannot_be_are_refused():
    for options in (
        {"decks": ["knights", "dwarfs"]},
        {"decks": [["archer"], None]},
        {"rulings": ["xx"]},
        {"mode": "fight", "hands": [["spires"], ["archer"]]},
        {"mode": "fight", "hands": [["nobody"], ["archer"]]},
    ):
        with pytest.raises(PositionError):
            guardians.begin(Setup(("Anna", "Bruno"), options, BOX))


def test_movement_module_says_what_is_barred():
    t = board("activate", 0, shields=[(1, 0, LIGHT, "a1", ["archer"])], depots=[[], []])
    index = next(i for i, e in enumerate(guardians.bot.card("force-barrier").effects) if e.word == "forbid")
    mods = (position.Mod("force-barrier", index, 1, "turn", -1, "", 3),)
    state = position.replace(t.state, mods=mods)
    assert 3 not in movement.reach(state, state.shields[0])
