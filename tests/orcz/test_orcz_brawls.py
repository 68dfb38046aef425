"""O5 and O10.3: brawls."""

from typing import Any

import pytest
from orcz_help import code, fight, goblins, kinds, of, one, play, state

from plateau_parlant.engines import orcz
from plateau_parlant.engines.core import Ask, Decide
from plateau_parlant.engines.orcz.brawls import wing

# O5.4: rows the attacker, columns the defender (infantry, archers, cavalry); A the attacker wins, D the defender,
# S the stronger (equal: both stay). By hand from the source: cavalry > archers > infantry > cavalry.
PLAIN = {"i": "SDA", "a": "ASD", "c": "DAS"}
# O10.3: archers no longer beat infantry, infantry no longer cavalry, cavalry no longer archers.
TABLES = {
    "": PLAIN,
    "caprice": PLAIN,
    "tempete": {"i": "SSA", "a": "SSD", "c": "DAS"},
    "degage": {"i": "SDS", "a": "ASD", "c": "SAS"},
    "lourd": {"i": "SDA", "a": "ASS", "c": "DSS"},
}
WINGS = [
    (event, f"{attacker}{mine}", f"{defender}{theirs}", table[attacker]["iac".index(defender)])
    for event, table in TABLES.items()
    for attacker in "iac"
    for defender in "iac"
    for mine, theirs in ((1, 3), (2, 2), (3, 1))
]


@pytest.mark.parametrize(("event", "attacker", "defender", "expected"), WINGS)
def test_O5_4_O10_3_every_wing(event: str, attacker: str, defender: str, expected: str) -> None:
    mine, theirs = int(attacker[1]), int(defender[1])
    if expected == "S":
        expected = "A" if mine > theirs else "D" if mine < theirs else "N"
        by = "strength" if mine != theirs else "equal"
    else:
        by = "kind"
    winner = {"A": "attacker", "D": "defender", "N": "none"}[expected]
    assert wing(attacker, defender, event) == (winner, by)
    # The same card for card in a whole brawl: right against right, then left against left.
    wings = fight([f"1 i4 {defender}", f"0 i4 {attacker}"], "attack", event=event or None)[1]
    right, left = of(wings, "wing_fought")
    assert (right.wing, right.attacker, right.defender, right.won) == ("right", attacker, defender, winner)
    assert (left.wing, left.won, left.by) == ("left", "none", "equal")


@pytest.mark.parametrize(("event", "name"), [("tempete", "a1 i4"), ("degage", "i1 c3"), ("lourd", "c1 a3")])
def test_O10_3_the_stronger_wins_where_the_advantage_is_gone(event: str, name: str) -> None:
    attacker, defender = name.split()
    assert wing(attacker, defender, event)[0] == "defender"
    assert wing(attacker, defender, "caprice")[0] == "attacker"


def test_O5_the_order_is_drawn_at_once_and_told() -> None:
    now = state(ranks={"urth": ["0 i3 *a2"]}, step="order")
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.count, ask.repeat) == ("order", 4, False)
    _, happened = play(now, "=desert urth lothari falladir")
    assert one(happened, "fields_ordered").fields == ("desert", "urth", "lothari", "falladir")
    began = of(happened, "field_began")
    assert [event.field for event in began][:2] == ["desert", "urth"]
    assert began[1].owners == (0,)
    assert began[1].needed == 16


def test_O5_1_the_last_rank_turns_up_and_its_owner_decides() -> None:
    now, happened = fight(["0 i3 *a2", "1 *c3 i2", "2 c2 *i1"])
    turned = one(happened, "card_turned")
    assert (turned.rank, turned.seat, turned.wing, turned.card) == (3, 2, "right", "i1")
    assert turned.informs == -1
    waiting = orcz.waiting(now)
    assert isinstance(waiting, Decide)
    assert waiting.must == (2,)
    assert [orcz.notation(move) for move in orcz.legal(now, 2)] == ["attack", "stand", "scout urth 1", "scout urth 2"]
    # Declined, it stands aside; the rank in front turns its card up and is last.
    now, happened = play(now, "stand")
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(3, "declined")]
    assert (one(happened, "card_turned").rank, orcz.waiting(now).must) == (2, (1,))
    # The first rank turns up too and cannot attack.
    now, happened = play(now, "stand")
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(2, "declined"), (1, "first")]
    assert one(happened, "card_turned").rank == 1
    assert one(happened, "battle_fought").strengths == (5, 5, 3, 0)


def test_O5_1_hero_ranks_turn_up_too() -> None:
    _, happened = fight(["0 i3 *a2", "1 champion *c3"])
    assert [event.rank for event in of(happened, "card_turned")] == [2, 1]


@pytest.mark.parametrize("hero", ["champion", "shaman"])
@pytest.mark.parametrize("down", ["", "*"])
def test_O5_2_a_hero_rank_cannot_attack(hero: str, down: str) -> None:
    _, happened = fight(["0 i3 a2", f"1 {down}{hero} c3"])
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(2, "hero"), (1, "first")]
    assert not of(happened, "attacked")


@pytest.mark.parametrize("hero", ["champion", "shaman"])
def test_O5_2_a_hero_face_up_cannot_be_attacked(hero: str) -> None:
    _, happened = fight(["0 i3 a2", f"1 {hero} *c3", "2 i4 c2"])
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [
        (3, "protected"), (2, "hero"), (1, "first"),
    ]  # fmt: skip
    assert not of(happened, "attacked")


def test_O5_3_no_attack_on_ones_own_rank() -> None:
    _, happened = fight(["0 i3 a2", "0 c3 i1"])
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(2, "own"), (1, "first")]


def test_O5_4_the_defender_turns_up_and_a_beaten_card_goes_back() -> None:
    now, happened = fight(["0 i3 *a2", "1 a1 c1", "3 i4 i3"], "stand", "attack")
    start = kinds(happened).index("attacked")
    assert kinds(happened)[start : start + 5] == [
        "attacked", "card_turned", "wing_fought", "wing_fought", "brawl_ended",
    ]  # fmt: skip
    assert [event.wing for event in of(happened, "wing_fought")] == ["right", "left"]
    assert one(happened, "battle_fought").strengths == (0, 2, 0, 7)
    # Seen by all, and no longer among what may be face down.
    assert sorted(now.players[0].back) == ["a2", "i3"]
    assert now.players[1].back == ()


# The attacker's rank against cavalry two on the left, infantry two on the right; wings won, wings lost.
OUTCOMES = [
    ("i1 a1", (2, 0)),
    ("a1 c1", (0, 2)),
    ("i1 c1", (1, 1)),
    ("i1 i2", (1, 0)),
    ("a1 i2", (0, 1)),
    ("c2 i2", (0, 0)),
]


def outcome(attacker: str, *texts: str) -> tuple[orcz.State, list[Any]]:
    """Seat 1's rank three attacks seat 0's rank two; rank one is seat 2's."""
    return fight(["2 i3 i4", "0 c2 i2", f"1 {attacker}"], "attack", *texts)


@pytest.mark.parametrize(("attacker", "result"), OUTCOMES)
def test_O5_5_what_each_outcome_is(attacker: str, result: tuple[int, int]) -> None:
    now, happened = outcome(attacker)
    ended = one(happened, "brawl_ended")
    assert (ended.won, ended.lost) == result
    ranks = now.fields[1].ranks
    gone = [number for number, rank in enumerate(ranks, 1) if not rank.left and not rank.right]
    assert gone == {(2, 0): [2], (0, 2): [3]}.get(result, [])
    assert [number for number, rank in enumerate(ranks, 1) if bool(rank.left) != bool(rank.right)] == {
        (1, 1): [2, 3], (1, 0): [2], (0, 1): [3],
    }.get(result, [])  # fmt: skip


def test_O5_5_two_nil_goes_on_or_stops_and_takes_a_goblin() -> None:
    now, happened = outcome("i1 a1")
    assert goblins(now) == (4, 6, 5, 5)
    paid = one(happened, "goblins_paid")
    assert (paid.seat, paid.to, paid.count, paid.why) == (0, 1, 1, "brawl")
    assert orcz.waiting(now).must == (1,)
    assert one(happened, "brawl_ended").last == 3
    _, happened = play(now, "attack")
    assert (one(happened, "attacked").rank, one(happened, "attacked").target) == (3, 1)
    _, happened = play(now, "stand")
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(3, "stopped"), (1, "first")]
    assert one(happened, "battle_fought").strengths == (0, 2, 7, 0)


def test_O5_5_nil_two_the_defender_is_last_and_takes_a_goblin() -> None:
    now, happened = outcome("a1 c1")
    assert goblins(now) == (6, 4, 5, 5)
    assert orcz.waiting(now).must == (0,)
    assert (one(happened, "brawl_ended").last, now.last, now.front) == (2, 1, 0)
    _, happened = play(now, "attack")
    assert (one(happened, "attacked").rank, one(happened, "attacked").target) == (2, 1)


@pytest.mark.parametrize(("attacker", "strengths"), [("i1 c1", (2, 1, 7, 0)), ("i1 i2", (2, 3, 7, 0))])
def test_O5_5_one_one_and_one_nil_both_stand_aside(attacker: str, strengths: tuple[int, ...]) -> None:
    now, happened = outcome(attacker)
    # The rank in front is the first and cannot attack: the battle follows at once.
    assert one(happened, "brawl_ended").last == 1
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(1, "first")]
    assert one(happened, "battle_fought").strengths == strengths
    assert goblins(now)[:2] == (5, 5)


@pytest.mark.parametrize("attacker", ["a1 i2", "c2 i2"])
def test_O5_5_nil_one_and_nil_nil_the_complete_defender_is_last(attacker: str) -> None:
    now, happened = outcome(attacker)
    assert one(happened, "brawl_ended").last == 2
    assert orcz.waiting(now).must == (0,)
    assert goblins(now) == (5, 5, 5, 5)
    _, happened = play(now, "stand")
    assert one(happened, "battle_fought").strengths[1] == (2 if attacker == "a1 i2" else 4)


def test_O5_6_an_incomplete_rank_never_attacks() -> None:
    # 1-0 leaves the attacker complete, and yet he may not go on; the survivor of rank two does not attack rank one.
    for attacker in ("i1 c1", "i1 i2"):
        now, happened = outcome(attacker)
        assert len(of(happened, "attacked")) == 1
        assert [event.rank for event in of(happened, "stood_aside")] == [1]
        assert now.step == "charge"


def test_O5_7_a_hidden_champion_cancels_the_brawl() -> None:
    _, happened = fight(["2 i1 i2", "0 *champion c1", "1 i3 i4"], "attack")
    start = kinds(happened).index("attacked")
    assert kinds(happened)[start : start + 3] == ["attacked", "card_turned", "attack_cancelled"]
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [
        (3, "champion"), (2, "hero"), (1, "first"),
    ]  # fmt: skip
    assert not [event for event in of(happened, "goblins_paid") if event.why == "brawl"]
    assert one(happened, "battle_fought").champion


def test_O5_8_a_hidden_shaman_is_jumped_and_the_next_must_be_attacked() -> None:
    _, happened = fight(["2 c2 i2", "0 *shaman c1", "1 i3 a1"], "attack")
    jumped = one(happened, "shaman_jumped")
    assert (jumped.rank, jumped.target) == (3, 2)
    assert [(event.target, event.forced) for event in of(happened, "attacked")] == [(2, False), (1, True)]
    assert one(happened, "brawl_ended").won == 2
    brawl = [event for event in of(happened, "goblins_paid") if event.why == "brawl"]
    assert [(event.seat, event.to) for event in brawl] == [(2, 1)]
    # The shaman's rank stands aside and fights: cavalry one doubled.
    assert one(happened, "battle_fought").strengths == (2, 4, 0, 0)


def test_O5_8_even_ones_own_rank_and_no_goblin_changes_hands() -> None:
    now, happened = fight(["2 i3 i4", "1 c2 i2", "0 *shaman c1", "1 i3 a1"], "attack")
    assert [(event.target, event.defender, event.forced) for event in of(happened, "attacked")] == [
        (3, 0, False), (2, 1, True),
    ]  # fmt: skip
    ended = one(happened, "brawl_ended")
    assert (ended.won, ended.seat, ended.defender) == (2, 1, 1)
    assert not of(happened, "goblins_paid")
    # A 2-0 there goes on under O5.3: the next in front is another's, and he may attack.
    assert orcz.waiting(now).must == (1,)
    assert orcz.parse("attack") in orcz.legal(now, 1)
    _, happened = fight(["1 i1 i4", "1 c2 i2", "0 *shaman c1", "1 i3 a1"], "attack")
    assert of(happened, "stood_aside")[0].why == "own"


def test_O5_8_lost_on_ones_own_rank_pays_nobody() -> None:
    now, happened = fight(["2 i3 i4", "1 c2 i2", "0 *shaman c1", "1 a1 c1"], "attack")
    assert one(happened, "brawl_ended").lost == 2
    assert goblins(now) == (5, 5, 5, 5)
    assert orcz.waiting(now).must == (1,)


def test_O5_8_a_second_hidden_shaman_is_jumped_too() -> None:
    _, happened = fight(["3 c2 i2", "2 a1 *shaman", "0 *shaman c1", "1 i3 a1"], "attack")
    assert [event.target for event in of(happened, "shaman_jumped")] == [3, 2]
    assert [event.target for event in of(happened, "attacked")] == [3, 2, 1]
    assert one(happened, "brawl_ended").won == 2


def test_O5_8_a_champion_behind_a_shaman_stops_the_attack() -> None:
    _, happened = fight(["3 *champion c3", "0 *shaman c1", "1 i3 i4"], "attack")
    assert one(happened, "attack_cancelled").target == 1
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(3, "champion"), (1, "first")]


def test_O5_8_with_no_rank_to_attack_the_attack_ends() -> None:
    _, happened = fight(["0 *shaman c1", "1 i3 i4"], "attack")
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [(2, "no_target")]
    assert one(happened, "battle_fought").strengths == (2, 7, 0, 0)
    # One that O5.2 protects is no target either, and is last then.
    _, happened = fight(["2 champion c3", "0 *shaman c1", "1 i3 i4"], "attack")
    assert [(event.rank, event.why) for event in of(happened, "stood_aside")] == [
        (3, "no_target"), (1, "first"),
    ]  # fmt: skip
    assert len(of(happened, "attacked")) == 1


def test_O5_9_a_loser_without_goblins_pays_nothing() -> None:
    now, happened = fight(["2 i3 i4", "0 c2 i2", "1 i1 a1"], "attack", goblins=(0, 5, 5, 5))
    paid = one(happened, "goblins_paid")
    assert (paid.seat, paid.due, paid.count) == (0, 1, 0)
    assert goblins(now) == (0, 5, 5, 5)


def test_a_decision_of_another_is_refused() -> None:
    now, _ = fight(["0 i3 a2", "1 c3 i1"])
    assert code(now, "attack", seat=0) == "not_your_turn"
    assert code(now, "place urth i1 i2 left", seat=1) == "not_now"
