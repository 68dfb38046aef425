"""A word whose condition does not hold changes nothing: the wrong land, opponent, companion or role, row by row."""

import pytest
from effects_attacks import destroys
from effects_board_tools import LANDS, redrawn
from effects_board_upgrades import squibby
from effects_lab import (
    LAND,
    ROWS,
    SHIELD,
    fits,
    meet,
    neutral,
    offered,
    pick,
    place_of,
    plain_ones,
    rolls,
    table,
    total,
    until,
    use,
    window_of,
)
from effects_numbers import bonus, ranged
from guardians_tools import board

from plateau_parlant.engines.guardians import position, strength

CONDITIONS = ("in", "vs", "with", "role")


def unmet(card, effect, key):
    """A fight in which just that condition of a creature's number fails: its sum, or its shot."""
    more = place_of(card, effect)
    vs, own = effect.get("vs"), effect.get("with")
    foe = pick(vs, avoid=(card.id,)) if vs else neutral(card.kind)
    mine = pick(own, avoid=(card.id,), most=12) if own else "axeman"
    if key == "in":
        lands = [land for land in LAND if LAND[land] and land not in effect.get("in").split("|") and land != "Jungle"]
        more = {"land": LAND[next(land for land in lands if land not in ("Facedown", "Woods"))]}
    elif key == "vs":
        foe = next(c.id for c in plain_ones() if c.id != card.id and not fits(c.id, vs))
    elif key == "with":
        mine = next(c.id for c in plain_ones() if c.id != card.id and c.vitality < 9 and not fits(c.id, own))
    elif "stronghold" in more:
        more = {**more, "attacker": 1 - more.get("attacker", 0)}
    else:
        more = {"attacker": 0 if more.get("attacker") else 1}
    if effect.word == "ranged":
        t = meet(table([mine, card.id], [foe], **more), mine, foe, "ranged")
        power = strength.ranged_power(t.state, card.id, 0)
        return power, offered(t, f"shoot {card.id}")
    return total(meet(table([card.id], [foe], **more), card.id, foe))


def rows():
    """Each number of a creature with a condition that the positions made from words can break."""
    for card in ROWS:
        for index, effect in enumerate(card.effects):
            made = {"bonus": bonus, "ranged": ranged}.get(effect.word)
            if made is None or effect.get("as") == "secondary" or not card.creature or made(card, effect) is None:
                continue
            for key in CONDITIONS:
                if effect.get(key):
                    yield card, index, effect, key


def test_numbers_whose_condition_fails_are_not_given():
    from effects_lab import without

    wrong, tried = [], 0
    for card, index, effect, key in rows():
        seen = unmet(card, effect, key)
        with without(card.id, index):
            missing = unmet(card, effect, key)
        tried += 1
        if effect.word == "ranged":
            if seen[1] and not missing[1]:
                wrong.append((card.id, key, seen, missing))
        elif seen != missing:
            wrong.append((card.id, key, seen, missing))
    assert not wrong
    assert tried == TRIED


TRIED = 91


def test_squibby_outside_the_heaps_stays_the_up_card():
    assert squibby(lambda t: (t.state.sides[0].up, t.state.shields[0].creatures), heaps=False)() == (
        "squibby",
        ("captain",),
    )


def test_chant_of_the_osirans_only_while_the_foes_up_card_is_undead():
    assert redrawn("chant-of-the-osirans", 1, ("archer", "cow"))() == ("cow", 0)
    t = window_of("upcard", depots=[["chant-of-the-osirans"], []], ups=["archer", "cow"])
    assert not offered(t, "chant")


def test_first_mate_muldoon_only_where_all_are_pirates_on_foot():
    def far(creatures):
        t = board("activate", 0, shields=[(1, 0, SHIELD, "a1", creatures)], terrain=LANDS)
        return "go 1 a4" in t.legal(0)

    assert far(["first-mate-muldoon", "gunner"])
    assert not far(["first-mate-muldoon", "archer"]) and not far(["gunner"])


@pytest.mark.parametrize(("stones", "may"), [(2, True), (1, False)])
def test_ptal_copies_the_foes_draw_for_two_stones_once_a_turn(stones, may):
    t = window_of("draw", guardians=["ptal-keeper-of-the-balance", "thak-steady-hand"], stones=[stones, 5])
    assert offered(t, "use ptal") == may
    if may:
        use(t, "use ptal")
        assert t.state.sides[0].stones == 0
        again = position.replace(t.state, prompt=position.Prompt("window", (0,), ("draw", 0)))
        t.state = position.replace(again, sides=(position.replace(again.sides[0], stones=5), again.sides[1]))
        assert not offered(t, "use ptal")


def test_rosetta_stone_never_takes_itself_and_stops_where_nothing_is_left():
    t = window_of("settle", depots=[["rosetta-stone"], []], talons=[["cow"], []], stones=[5, 5])
    use(t, "play rosetta-stone")
    t.act(1, "pass")
    assert t.state.sides[0].talon == ("rosetta-stone",) and t.state.prompt.kind != "offer"


def test_destruction_spares_whoever_does_not_fit():
    wrong, tried = [], 0
    for card in ROWS:
        for index, effect in enumerate(card.effects):
            made = effect.word == "destroys" and not effect.get("when") and not effect.get("as") and card.creature
            if not made or destroys(card, effect) is None:
                continue
            who = effect.get("who")
            spared = next(c.id for c in plain_ones() if c.id != card.id and not fits(c.id, who) and c.vitality > 1)
            t = rolls(table([card.id], [spared], **place_of(card, effect)), int(effect.get("roll")[:1] or 1))
            t.match(card.id, spared)
            until(t, lambda t=t: t.state.prompt is not None and t.state.prompt.kind in ("primary", "secondary"))
            tried += 1
            if [event for event in t.of("destroyed") if event.by == card.id and event.card == spared]:
                wrong.append((card.id, index, spared))
    assert not wrong and tried == 17


def settled_with_famine(space):
    """The next settlement of a shield that Famine was laid on, standing on a space."""
    shields = [(2, 1, "shield-ploogs-ox-10", space, ["zombie", "cow"])]
    t = window_of("settle", depots=[["famine"], []], shields=shields, terrain=LANDS)
    use(t, "play famine #2")
    t.act(1, "pass")
    t.act(1, "lose cow " + space)
    return until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("lose", "clear"))


def test_famine_eats_at_every_settlement_until_the_shield_is_home():
    t = settled_with_famine("a3")
    assert t.state.prompt.kind == "lose" and t.legal(1) == ["lose zombie a3"]
    assert settled_with_famine("a4").state.prompt.kind == "clear" and settled_with_famine("a4").state.mods == ()


@pytest.mark.parametrize(
    ("mine", "more", "amount"),
    [
        (["rock-lord", "iron-lord"], {}, 6),
        (["iron-lord", "annoying-gnats-in-the-hood"], {}, 1),
        (["icky-bugs", "annoying-gnats-in-the-hood"], {}, 2),
        (["idiot", "odious-clamjack"], {"land": "swamp"}, 3),
    ],
)
def test_an_area_attack_that_grows_with_what_is_in_play(mine, more, amount):
    t = table(mine, ["idiot", "captain", "archer"], **more)
    t.fight(mine[0], "idiot")
    t.match(mine[1], "captain")
    until(t, lambda: any(event.card == mine[1] for event in t.of("area_attacked")) or t.state.end != "")
    assert [event.amount for event in t.of("area_attacked") if event.card == mine[1]] == [amount]


def test_saboteurs_choose_which_item_is_lost():
    t = table(["archer"], ["zombie"], items=[[], ["amulet-of-flying", "petrified-heart"]], depots=[["saboteurs"], []])
    until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "respond")
    assert [m for m in t.legal(0) if "saboteurs" in m] == [
        "play saboteurs amulet-of-flying",
        "play saboteurs petrified-heart",
    ]
    t.act(0, "play saboteurs petrified-heart").act(1, "pass")
    assert t.state.fight.sides[1].items == ("amulet-of-flying",)


def test_what_is_done_as_often_as_paid_is_offered_one_after_another():
    accessories = [[], ["ankh", "gift-of-isis", "scarab-of-bounty"]]
    t = window_of("settle", depots=[["voodoo-hat-rack"], []], accessories=accessories, stones=[2, 5])
    t.act(0, "play voodoo-hat-rack ankh 1").act(1, "pass")
    assert t.state.prompt.kind == "offer" and t.state.sides[0].stones == 1
    t.act(0, "use voodoo-hat-rack scarab-of-bounty 1")
    assert t.state.sides[0].stones == 0 and t.state.sides[1].accessories == ("gift-of-isis",)
    assert t.state.prompt.kind != "offer"
    shields = [(1, 0, SHIELD, "a2", ["angel", "djinn"]), (2, 1, "shield-ploogs-ox-10", "c4", ["zombie"])]
    t = board("activate", 0, shields=shields, terrain=LANDS, depots=[[], ["rocks-of-skull-cracking"]], stones=[5, 5])
    t.act(0, "fly 1 b3").act(1, "play rocks-of-skull-cracking angel 1").act(0, "pass")
    assert t.legal(1) == ["pass", "use rocks-of-skull-cracking djinn 1"]
    t.act(1, "use rocks-of-skull-cracking djinn 1")
    assert set(t.state.sides[0].talon) >= {"angel", "djinn"} and t.state.sides[1].stones == 3
