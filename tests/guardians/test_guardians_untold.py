"""Cards that nobody tells ("?"), on positions written by hand: what stays hidden may stay unknown, what comes into the
open is asked for, and an unscanned hand plays by the rules of every other."""

import pytest
from guardians_tools import BOX, Table, board, guardians, kind

from plateau_parlant.engines import chance, core
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, RefusedError, Setup
from plateau_parlant.engines.guardians import position, unknown
from plateau_parlant.engines.guardians.position import Task

OX, LIGHT, MORE = "shield-ploogs-ox-10", "shield-maitzs-lightning-10", "shield-maitzs-lightning-14"


def dark_fight(theirs: list[str], known: str = "", mine: list[str] | None = None, **more: object) -> Table:
    """Bruno's combat hand is unknown, save the card named; `theirs` is what his deck has left."""
    hand = ["?"] * (len(theirs) - 1) + ([known] if known else [])
    more.setdefault("decks", [[], theirs])
    return Table(mine or ["axeman", "corporal"], hand or ["?"], land=more.pop("land", "woods"), **more)


def asked(t: Table) -> Ask:
    now = guardians.waiting(t.state)
    assert isinstance(now, Ask), t.state.prompt
    return now


# --- the fight -------------------------------------------------------------------------------------------------------


def test_G5_1_a_primary_is_laid_face_down_and_named_when_it_is_turned_up() -> None:
    t = dark_fight(["cave-giant", "hair-de-hobbins", "woods"]).to("primary")
    assert t.legal(1) == ["primary ?", "primary cave-giant", "primary hair-de-hobbins", "pass"]
    t.act(0, "primary axeman").act(1, "primary ?")
    ask = asked(t)
    assert (ask.kind, ask.zone, ask.optional) == ("reveal", "hand-primary 1", False)
    assert ask.among == ("cave-giant", "hair-de-hobbins") and ask.audience == core.ALL
    assert not t.of("primaries_shown")
    t.fact("cave-giant")
    assert t.of("primaries_shown")[0].cards == ("axeman", "cave-giant")
    assert t.state.fight.sides[1].hand == ("?",) and "cave-giant" not in t.state.sides[1].pile


def test_G5_1_a_creature_named_in_secret_is_bound_and_only_then() -> None:
    t = dark_fight(["cave-giant", "hair-de-hobbins", "woods"]).to("primary").act(1, "primary hair-de-hobbins")
    assert t.state.fight.sides[1].hand == ("?", "hair-de-hobbins")
    assert t.state.sides[1].pile == ("cave-giant", "woods")
    assert core.heard(t.events[-1], 0) is None
    assert t.refused(0, "primary cave-giant") == "not_legal"


def test_G5_9_that_no_unknown_card_can_be_a_primary_is_believed() -> None:
    t = dark_fight(["cave-giant", "hair-de-hobbins", "woods"]).to("primary").act(1, "pass").act(0, "primary axeman")
    assert t.state.prompt.kind == "secondary" and t.state.prompt.seats == (0,)
    assert not t.of("primaries_shown")
    assert "primary ?" not in dark_fight(["cave-giant"], known="cave-giant").to("primary").legal(1)


def test_G5_5_2_an_area_attack_asks_which_unknown_creatures_it_hits() -> None:
    t = Table(
        ["axeman"],
        ["?", "?", "?"],
        depots=[["vitales-dark-cloud"], []],
        decks=[[], ["iron-crag-baggler", "female-pixie", "blackthwaite-jumper", "cave-giant"]],
    )
    t.command(0, "vitales-dark-cloud").to("tell")
    ask = asked(t)
    assert ask.zone == "hand-area:4 1" and not ask.optional
    assert ask.among == ("female-pixie", "iron-crag-baggler", "none"), "neither the immune nor the great one"
    t.fact("female-pixie")
    assert asked(t).among == ("iron-crag-baggler", "none")
    t.fact("none")
    assert t.of("area_attacked")[0].hit == ("female-pixie",)
    assert t.state.fight.sides[1].hand == ("?", "?") and t.place("female-pixie") == "blown"


def test_G8_1_unknown_creatures_left_are_told_before_the_sums_and_those_that_are_none_were_none() -> None:
    t = dark_fight(["cave-giant", "hair-de-hobbins", "female-pixie", "woods"], mine=["axeman"]).to("primary")
    t.act(0, "primary axeman").act(1, "primary cave-giant").to("tell")
    assert asked(t).zone == "hand-left 1" and asked(t).among == ("female-pixie", "hair-de-hobbins", "none")
    t.fact("hair-de-hobbins").fact("none")
    assert t.of("fight_ended")[0].sums == (0, 18)
    t.to("over")
    assert t.state.fight.sides[1].hand == ("cave-giant", "hair-de-hobbins")


def test_G7_1_an_unknown_creature_makes_a_secondary_attack() -> None:
    t = dark_fight(["cave-giant", "hair-de-hobbins", "woods"], mine=["corporal"], land="spires").to("primary")
    t.act(0, "primary corporal").act(1, "primary hair-de-hobbins").to("secondary")
    assert t.state.prompt.seats == (1,)
    assert t.legal(1) == ["pass", "attack cave-giant corporal.0"]
    t.act(1, "attack cave-giant corporal.0").to("over")
    assert t.of("secondary_struck")[0].beaten and t.state.winner == 1


def test_G10_2_an_unknown_depot_answers_with_what_it_may_hold() -> None:
    t = Table(["axeman", "horse"], ["cave-giant"], depots=[[], ["?"]], decks=[[], ["dispel-magic", "gold", "woods"]])
    t.command(0, "horse").to("respond", 1)
    assert t.legal(1) == ["pass", "play dispel-magic"]
    t.act(1, "play dispel-magic")
    assert t.state.sides[1].pen == () and t.state.sides[1].pile == ("gold", "woods")
    assert t.of("card_played")[0].card == "dispel-magic"
    t.to("bribe", 1)
    assert t.legal(1) == ["pass"], "the only unknown card was that"


def test_one_unknown_card_is_not_two() -> None:
    hand = ["zelda-bag-lady-bug", "?"]
    deck = ["axeman", "dispel-magic", "rooster", "eye-of-missile-mayhem"]
    t = Table(["axeman"], hand, depots=[[], ["?"]], decks=[[], deck])
    t.match("axeman", "zelda-bag-lady-bug").to("pay_with")
    assert t.legal(1) == ["pass", "say eye-of-missile-mayhem", "say rooster"]
    t.act(1, "say rooster")
    assert t.state.sides[1].pen == () and t.state.sides[1].talon == ("rooster",)
    assert t.state.prompt.kind == "pay_with" and t.legal(1) == ["pass"]


def test_G4_3_the_limit_counts_only_what_is_known() -> None:
    t = dark_fight(["cave-giant", "male-titan", "female-titan", "woods"], known="rock-giant").to("primary")
    assert not t.of("limit_broken")


def test_G5_0_unknown_items_are_told_before_the_fight() -> None:
    t = Table(
        ["axeman"], ["cave-giant"], items=[[], ["?"]], decks=[[], ["heels-of-speed", "petrified-heart", "rock-giant"]]
    ).fact("go")
    assert asked(t).zone == "carried-item 1" and asked(t).among == ("petrified-heart", "none")
    t.fact("none")
    assert not t.of("items_shown") and t.state.fight.sides[1].items == ("?",), "it may be a command card"
    t.to("tell")
    assert asked(t).zone == "carried-late 1" and asked(t).among == ("heels-of-speed", "petrified-heart", "none")
    t.fact("heels-of-speed").to("primary")
    assert t.of("items_shown")[0].cards == ("heels-of-speed",)


# --- the full game ---------------------------------------------------------------------------------------------------


def test_G3_1_a_draw_may_stay_unknown_and_counts() -> None:
    state = guardians.begin(Setup(("Anna", "Bruno"), {}, BOX))
    assert guardians.waiting(state).optional
    whole = len(state.sides[0].pile)
    for _ in range(12):
        state = guardians.apply(state, Fact(state.asks, "?")).state
    assert state.sides[0].pen == ("?",) * 12 and state.sides[0].depot == ()
    assert len(state.sides[0].pile) == whole and unknown.left(state, 0) == whole - 12
    assert guardians.view(state, 1).sides[0].pile == ("?",) * (whole - 12)
    assert guardians.view(state, 1).sides[0].pen == ("?",), "that some are unknown is public, how many is not"


def test_G2_3_of_an_unknown_first_hand_its_owner_says_whether_it_has_a_shield() -> None:
    state = guardians.begin(Setup(("Anna", "Bruno"), {}, BOX))
    while isinstance(now := guardians.waiting(state), Ask):
        state = guardians.apply(state, Fact(now.id, "?")).state
    assert state.prompt.kind == "first_hand" and state.prompt.seats == (0,)
    kept = guardians.apply(state, Act(0, guardians.parse("pass"))).state
    assert kept.prompt.seats == (1,)
    again = guardians.apply(state, Act(0, guardians.parse("say none")))
    assert again.state.sides[0].stones == 6 and again.state.sides[0].pen == ()
    assert kind(again.events[0]) == "hand_refused" and isinstance(guardians.waiting(again.state), Ask)


def placing(pen: list[str], pile: list[str], shields: tuple = (), **more: object) -> Table:
    return board(
        "organise", 0, todo=(Task("up_phase"), Task("organised")), pens=[pen, []], piles=[pile, ["woods"]],
        shields=shields, **more,
    )  # fmt: skip


def test_G3_2_unknown_cards_are_put_down_and_a_shield_is_named_when_both_are_done() -> None:
    t = placing(["?", "?", "?"], [LIGHT, "archer", "woods", "corporal"])
    legal = t.legal(0)
    assert "place shield ? a1" in legal and f"place shield {LIGHT} a1" in legal and "place discard ?" in legal
    assert "place under ? a1" not in legal, "no shield there yet"
    t.act(0, "place shield ? a1")
    assert t.legal(0)[0] == "place under ? a1" and "done" not in t.legal(0)
    t.act(0, "place under ? a1").act(0, "done")
    assert asked(t).zone == "plan-shield:0 0" and asked(t).among == (LIGHT,)
    t.fact(LIGHT)
    assert [(s.card, s.creatures) for s in t.state.shields] == [(LIGHT, ("?",))]
    assert t.of("organised")[0].shields == ((LIGHT, "a1"),) and t.of("organised")[0].hidden == 2
    assert t.state.sides[0].pile == ("archer", "corporal", "woods")


def test_G3_2_a_shield_needs_a_creature_besides_itself() -> None:
    t = placing(["?"], [LIGHT, "archer"])
    assert not [text for text in t.legal(0) if text.startswith("place shield")]
    assert "place discard archer" in t.legal(0)


def test_G3_2_seven_unknown_cards_may_be_kept_eight_not() -> None:
    pile = ["archer", "axeman", "gold", "woods", "horse", "beer", "babes", "corporal", "marshal"]
    assert "done" in placing(["?"] * 7, pile).legal(0)
    t = placing(["?"] * 8, pile)
    assert "done" not in t.legal(0)
    t.act(0, "place discard ?").act(0, "done")
    assert t.state.sides[0].buried == ("?",) and t.of("organised")


def test_what_was_told_wrongly_is_unknown_from_then_on_and_its_owner_hears_it() -> None:
    t = board(
        "primary", 1, shields=[(1, 1, OX, "c3", ["cave-giant"])], piles=[["archer"], ["woods", "hair-de-hobbins"]]
    )
    fight = position.Fight(
        attacker=1,
        sides=(position.FightSide(hand=("axeman",)), position.FightSide(hand=("?",))),
        matchup=1,
    )
    t.state = position.replace(t.state, fight=fight, todo=(Task("fight_result"),))
    assert t.legal(1) == ["primary ?", "primary hair-de-hobbins", "primary cave-giant", "pass"]
    t.act(1, "primary cave-giant")
    (corrected,) = t.of("corrected")
    assert (corrected.card, corrected.zone, corrected.audience) == ("cave-giant", "shield", core.seats(1))
    assert t.state.shields[0].creatures == ("?",)


def test_G4_1_unknown_creatures_fly_if_they_are_shown() -> None:
    t = board(
        "activate", 1, todo=(Task("settle_phase"),), shields=[(1, 1, OX, "b4", ["?"])],
        piles=[["archer"], ["sleeping-spirit", "cave-giant"]],
    )  # fmt: skip
    assert "fly 1 b3" in t.legal(1)
    t.act(1, "fly 1 b3")
    assert asked(t).zone == "shield-fly 1" and asked(t).among == ("sleeping-spirit",)
    t.fact("sleeping-spirit")
    assert t.of("shield_turned")[0].creatures == ("sleeping-spirit",)
    t.to("clear")
    assert position.space_name(t.state.shields[0].space) == "b3"
    grounded = board("activate", 1, shields=[(1, 1, OX, "b4", ["?", "cave-giant"])], piles=[[], ["sleeping-spirit"]])
    assert not [text for text in grounded.legal(1) if text.startswith("fly")], "what is known walks"


def test_G8_3_of_shields_that_join_the_owner_says_whether_unknown_creatures_are_too_much() -> None:
    def joined() -> Table:
        t = board(
            "retreat", 0, data=(1, 4), todo=(Task("settle_phase"),), piles=[["corporal", "marshal"], ["woods"]],
            shields=[(1, 0, LIGHT, "b2", ["?"]), (2, 0, MORE, "b1", ["archer", "?"])],
        )  # fmt: skip
        return t.act(0, "say b1").to("lose")

    t = joined()
    assert t.legal(0)[:3] == ["pass", "lose ? b1", "lose archer b1"]
    t.act(0, "pass")
    assert t.state.shields[0].creatures == ("?", "?", "archer") and not t.of("creature_lost")
    t = joined().act(0, "lose marshal b1")
    assert t.state.prompt.kind == "lose" and t.state.sides[0].talon == ("marshal",), "and he is asked again"


def test_G4_4_an_unknown_creature_may_reinforce() -> None:
    t = board(
        "reinforce", 0, data=(1,), shields=[(1, 0, LIGHT, "a2", ["archer"]), (2, 0, MORE, "a1", ["?"])],
        piles=[["axeman"], []],
    )  # fmt: skip
    assert t.legal(0) == ["done", "bring ? a1", "bring axeman a1", "bring archer a1"], "what was told may be wrong"
    t.act(0, "bring ? a1")
    assert t.state.shields[0].creatures == ("?", "archer") and len(t.state.shields) == 1


def test_G3_4_an_unknown_card_lies_face_down_as_terrain_and_is_told_when_it_is_removed() -> None:
    t = board(
        "settle", 0, data=(1,), todo=(Task("clearing", (0,)),), shields=[(1, 0, LIGHT, "a2", ["archer"])],
        pens=[["?"], []], piles=[["woods", "axeman"], []],
    )  # fmt: skip
    assert {"lay ? a2 down", "lay woods a2 up", "lay axeman a2 down", "lose archer a2"} <= set(t.legal(0))
    t.act(0, "lay ? a2 down")
    assert t.state.spaces[3].terrain == "?" and t.state.spaces[3].facedown
    t.act(0, "clear a2")
    assert asked(t).zone == "talon-discard 0"
    t.fact("axeman")
    assert t.state.sides[0].talon == ("axeman",) and t.state.prompt.kind == "clear"


def test_G3_4_a_creature_lost_is_told() -> None:
    t = board(
        "settle", 0, data=(1,), todo=(Task("clearing", (0,)),), shields=[(1, 0, LIGHT, "a2", ["?", "archer"])],
        piles=[["axeman"], []],
    )  # fmt: skip
    t.act(0, "lose axeman a2")
    assert t.state.sides[0].talon == ("axeman",) and t.state.shields[0].creatures == ("archer",)


def test_G6_2_an_unknown_creature_under_a_stronghold_channels_once_it_is_shown() -> None:
    giver = "greater-energy-elemental"
    t = board(
        "window", 1, data=("channel", 0), spaces={"a4": {"under": "?"}}, piles=[[], [giver, "cave-giant"]],
        stones=[0, 0],
    )  # fmt: skip
    fighters = (
        position.Fighter(0, "axeman", 0, "current", 1),
        position.Fighter(1, "zombie", 1, "current", 1),
    )
    fight = position.Fight(attacker=0, space=4, fighters=fighters, pair=(0, 1), matchup=1)
    t.state = position.replace(t.state, fight=fight, todo=(Task("window_again", ("channel", 1, 0)),))
    assert t.legal(1) == ["pass", "channel a4"]
    t.act(1, "channel a4")
    assert asked(t).zone == "under-under:9 1" and asked(t).among == (giver,)
    t.fact(giver).to("window", 0)
    assert t.state.spaces[position.space_number("a4")].under == giver and t.of("channelled")[0].points > 0


def test_what_is_looked_at_and_not_told_is_put_back_by_hand() -> None:
    t = board(
        "window", 1, data=("upcard", 0), depots=[[], ["control-destiny"]], ups=["archer", "cave-giant"],
        todo=(Task("window_again", ("upcard", 1, 0)),), piles=[["archer"], ["woods", "gold", "beer"]],
    )  # fmt: skip
    t.act(1, "play control-destiny").to("look")
    ask = asked(t)
    assert ask.optional and ask.count == 3
    t.fact(("woods", "?", "?"))
    assert t.of("untold")[0].seat == 1 and t.state.sides[1].looking == () and t.state.sides[1].top == ()
    assert t.state.sides[1].pile == ("beer", "gold", "woods")


# --- told later ------------------------------------------------------------------------------------------------------


def test_a_card_may_be_told_at_any_time() -> None:
    t = dark_fight(["cave-giant", "hair-de-hobbins", "woods"]).to("primary")
    step = guardians.apply(t.state, Fact("held", "1 cave-giant", "scan"))
    assert step.state.fight.sides[1].hand == ("?", "cave-giant") and step.state.prompt == t.state.prompt
    (told,) = step.events
    assert (told.card, told.zone, told.why, told.audience) == ("cave-giant", "hand", "held", core.seats(1))
    for value, code in (("1 axeman", "not_untold"), ("0 axeman", "not_untold"), ("2 gold", "no_such_seat"),
                        ("1 nonsense", "not_there"), ("", "no_such_seat")):  # fmt: skip
        with pytest.raises(RefusedError) as caught:
            guardians.apply(t.state, Fact("held", value))
        assert caught.value.refusal.code == code, value


def test_the_reports_open_are_the_same_whether_cards_are_unknown_or_not() -> None:
    for t in (Table(["axeman"], ["cave-giant"]), dark_fight(["cave-giant", "rock-giant"])):
        t.to("primary")
        now = guardians.waiting(t.state)
        assert isinstance(now, Decide) and "held" in now.facts


def test_a_single_fight_without_a_deck_may_hold_any_card() -> None:
    t = Table(["axeman"], ["?"]).to("primary")
    assert len(t.legal(1)) > 300
    assert guardians.check(t.state, Act(1, guardians.parse("primary marshal"))) is None
    with pytest.raises(core.PositionError):
        Table(["axeman"], ["?"], decks=["knights", "nothing"])


def test_positions_with_unknown_cards_come_back() -> None:
    t = placing(["?", "archer"], [LIGHT, "woods"])
    again = guardians.from_position(guardians.to_position(t.state))
    assert again == t.state and core.state_hash(again) == core.state_hash(t.state)
    assert "?" not in guardians.census(t.state)


def test_G5_0_in_an_imagined_world_who_announced_a_command_has_one() -> None:
    t = Table(["axeman", "corporal"], ["iron-crag-baggler", "cave-giant", "female-pixie"])
    t.to("say_command", 0).act(0, "pass").act(1, "say yes")
    seen = guardians.view(t.state, 0)
    for seed in range(20):
        world = guardians.imagine(seen, chance.Generator(seed, 1))
        assert guardians.legal(world, 1), "a command to choose"
        assert guardians.view(world, 0) == seen
