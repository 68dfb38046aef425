"""O4 and O9: deployment, scouts, the orc phrase."""

from typing import Any

import pytest
from orcz_help import code, goblins, kinds, of, one, places, play, state

from plateau_parlant.engines import core, orcz
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, PositionError, RefusedError

TROOPS = ["i1", "i2", "i3", "i4", "a1", "a2", "a3", "c1", "c2", "c3"]


def test_O4_1_clockwise_five_times_round_at_the_end_of_the_column() -> None:
    now = state(players=2, first=1)
    turns = []
    # Each in turn lays what is left, two by two.
    pairs = [("i1", "a1"), ("i2", "a2"), ("i3", "a3"), ("i4", "c1"), ("champion", "c2")]
    for turn in range(10):
        waiting = orcz.waiting(now)
        assert isinstance(waiting, Decide)
        turns += waiting.must
        left, right = pairs[turn // 2]
        now, happened = play(now, f"place urth {left} {right} left")
        assert one(happened, "rank_placed").rank == turn + 1
    assert turns == [1, 0] * 5
    assert [rank.seat for rank in now.fields[1].ranks] == [1, 0] * 5
    assert kinds(happened)[-1] == "deployment_ended"
    assert now.step == "order"


def test_O4_1_four_players_clockwise_from_the_first() -> None:
    now, turns = state(first=2), []
    for _ in range(5):
        turns += orcz.waiting(now).must
        cards = "i1 a1" if len(turns) < 5 else "i2 a2"
        now, happened = play(now, f"place urth {cards} left")
        assert one(happened, "turn_began").seat == (turns[-1] + 1) % 4
    assert turns == [2, 3, 0, 1, 2]


def test_O4_1_one_card_up_one_down_and_the_owner_says_which() -> None:
    now, _ = play(state(), "place urth c3 a2 right", "place urth i1 i2 left")
    assert [(rank.left, rank.right, rank.down) for rank in now.fields[1].ranks] == [
        ("c3", "a2", "right"),
        ("i1", "i2", "left"),
    ]
    full = places(state(), 0)
    assert len(full) == len(set(full)) == 944
    assert {(move.left, move.right, move.down) for move in full if {move.left, move.right} == {"c3", "a2"}} == {
        ("c3", "a2", "left"), ("c3", "a2", "right"), ("a2", "c3", "left"), ("a2", "c3", "right"),
    }  # fmt: skip


def test_O4_1_the_others_hear_a_face_down_card() -> None:
    step = orcz.apply(state(), Act(0, orcz.parse("place urth c3 a2 right")))
    (placed,) = of(step.events, "rank_placed")
    assert core.heard(placed, 0) is placed
    for seat in (1, core.PUBLIC):
        masked: Any = core.heard(placed, seat)
        assert (masked.left, masked.right) == ("c3", "?")


def test_O4_1_only_own_cards_from_behind_the_screen() -> None:
    now = state(hands={0: ["i1", "i2", "a1"]})
    assert code(now, "place urth i1 i1 left") == "not_in_hand"
    assert code(now, "place urth i1 c3 left") == "not_in_hand"
    assert code(now, "place urth i1 ? right") == "not_in_hand"
    assert code(now, "place urth i1 a1 right") == ""
    assert code(now, "place urth i1 a1 right", seat=1) == "not_your_turn"
    assert code(now, "attack") == "not_now"


def test_O4_2_no_rank_on_a_closed_field() -> None:
    now = state(enemies={"urth": None})
    assert code(now, "place urth i1 a1 left") == "field_closed"
    assert {move.field for move in places(now, 0)} == {"lothari", "falladir", "desert"}


def test_O4_2_a_closed_field_has_no_place_in_the_order() -> None:
    now = state(enemies={"urth": None}, step="order")
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert ask.among == ("lothari", "falladir", "desert")
    assert ask.count == 3
    _, happened = play(now, "=desert lothari falladir")
    # An open field without ranks has no brawl and its battle is lost.
    assert [(event.field, event.won) for event in of(happened, "battle_fought")] == [
        ("desert", False), ("lothari", False), ("falladir", False),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("left", "right", "refused"),
    [
        ("shaman", "champion", "champion_with_shaman"),
        ("champion", "shaman", "champion_with_shaman"),
        ("a1", "a2", "two_archers"),
        ("c1", "c2", "two_cavalry"),
        ("i1", "i2", ""),
        ("scout", "i1", "scout_in_rank"),
        ("i1", "scout", "scout_in_rank"),
        ("champion", "a1", ""),
        ("c1", "shaman", ""),
        ("a1", "c1", ""),
    ],
)
def test_O4_3_pairs(left: str, right: str, refused: str) -> None:
    for down in ("left", "right"):
        text = f"place urth {left} {right} {down}"
        assert code(state(), text) == refused
        assert (orcz.parse(text) in orcz.legal(state(), 0)) == (not refused)


def at_table(**rest: Any) -> orcz.State:
    return state(options={"table": True}, **rest)


def test_O4_3_an_untold_card_that_proves_illegal_sends_the_rank_back() -> None:
    only = {"lothari": None, "falladir": None, "desert": None}
    now = at_table(ranks={"urth": ["1 i3 c1", "0 a1 *?"]}, enemies=only, step="order", used={1: ["shaman"]})
    now, _ = play(now, "=urth")
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.zone) == ("turn", "rank urth 2")
    assert "a2" in ask.among
    # A seed draws no card that would be against the rules.
    assert dict(zip(ask.among, ask.weights, strict=True))["a2"] == 0
    now, happened = play(now, "=a2")
    returned = one(happened, "rank_returned")
    assert (returned.rank, returned.seat, returned.why) == (2, 0, "two_archers")
    assert kinds(happened)[:2] == ["card_turned", "rank_returned"]
    # The rank in front is last now, and the battle is his alone.
    assert one(happened, "battle_fought").strengths == (0, 4, 0, 0)


def test_O4_3_an_attack_on_an_illegal_rank_is_void_and_the_attacker_decides_anew() -> None:
    only = {"lothari": None, "falladir": None, "desert": None}
    now = at_table(ranks={"urth": ["2 i4 i3", "1 c1 *?", "0 a3 i4"]}, enemies=only, step="order")
    now, _ = play(now, "=urth", "attack")
    assert orcz.waiting(now).kind == "turn"
    now, happened = play(now, "=c3")
    assert kinds(happened) == ["card_turned", "rank_returned"]
    assert goblins(now) == (5, 5, 5, 5)
    assert orcz.waiting(now).must == (0,)
    now, happened = play(now, "attack")
    assert one(happened, "attacked").target == 1


def test_O4_3_a_hero_that_went_back_is_not_used() -> None:
    only = {"lothari": None, "falladir": None, "desert": None}
    now = at_table(ranks={"urth": ["1 i4 i3", "0 champion *?"]}, enemies=only, step="order")
    now, _ = play(now, "=urth", "=shaman", "done")
    assert now.round == 2
    assert now.players[0].used == ()
    assert "champion" in now.players[0].hand


def test_O4_4_placing_is_compulsory() -> None:
    now = state()
    assert code(now, "pass") == "cannot_pass"
    assert not [move for move in orcz.legal(now, 0) if core.kind(move) == "pass"]


def test_O4_4_a_hero_must_be_used_when_that_is_the_only_way() -> None:
    now = state(hands={0: ["c1", "c2", "shaman", "scout"]}, placed=16)
    pairs = {frozenset((move.left, move.right)) for move in places(now, 0)}
    assert pairs == {frozenset(("c1", "shaman")), frozenset(("c2", "shaman"))}


def test_O4_4_with_nothing_legal_left_the_turn_is_lost_and_the_engine_says_so() -> None:
    now = state(hands={1: ["a1", "a2", "scout"], 0: ["i1", "a1", "c1"]}, placed=16)
    now, happened = play(now, "place urth i1 a1 left")
    lost = one(happened, "turn_lost")
    assert (lost.seat, lost.said) == (1, False)
    assert one(happened, "turn_began").seat == 2
    assert now.placed == 18


def test_O4_4_at_the_table_too_a_known_hand_without_a_rank_is_passed_over() -> None:
    now = at_table(hands={1: ["a1", "a2", "scout"], 0: ["i1", "a1", "c1"]}, placed=16)
    now, happened = play(now, "place urth i1 a1 left")
    assert (one(happened, "turn_lost").seat, one(happened, "turn_began").seat) == (1, 2)


def test_O4_4_at_the_table_an_unknown_hand_says_pass_itself() -> None:
    ranks = {"urth": ["0 i1 *?", "0 i2 *?"], "lothari": ["0 i3 *?", "0 i4 *?"]}
    now = at_table(ranks=ranks, used={0: ["champion", "shaman", "scout"]}, placed=16)
    # Six cards may be behind the screen or face down, four of them are face down: two are left.
    assert orcz.parse("pass") in orcz.legal(now, 0)
    assert orcz.parse("place desert c1 a1 left") in orcz.legal(now, 0)
    now, happened = play(now, "pass")
    lost = one(happened, "turn_lost")
    assert (lost.seat, lost.said) == (0, True)
    full = at_table()
    assert code(full, "pass") == "cannot_pass"


def test_O4_4_an_untold_card_counts_among_those_behind_the_screen() -> None:
    now = at_table(hands={0: ["i1", "a1", "c1"]}, ranks={"urth": ["0 i2 *?"]}, placed=16)
    assert code(now, "place urth i1 a1 left") == ""
    now, _ = play(now, "place urth i1 a1 left")
    assert [rank.right for rank in now.fields[1].ranks] == ["?", "a1"]
    assert now.players[0].hand == ("c1",)
    now = at_table(hands={0: ["i1", "a1"]}, ranks={"urth": ["0 i2 *?"]}, placed=16)
    assert code(now, "place urth i1 a1 left") == "not_in_hand"
    assert orcz.legal(now, 0)[0] == orcz.parse("pass")


def test_O4_4_an_untold_card_must_be_possible() -> None:
    now = at_table(hands={0: ["a1", "a2", "scout"]})
    assert code(now, "place urth a1 ? right") == "two_archers"
    assert places(now, 0) == []
    now = at_table(hands={0: ["a1", "a2", "i1"]})
    assert code(now, "place urth a1 ? right") == ""
    assert code(now, "place urth a1 ? left") == "not_in_hand"
    assert code(now, "place urth ? ? left") == "not_in_hand"


def test_O4_5_a_scout_looks_out_of_turn_and_only_its_owner_learns() -> None:
    now = state(ranks={"urth": ["0 i3 *a2", "1 *c1 i1"]}, placed=2)
    waiting = orcz.waiting(now)
    assert waiting.must == (2,)
    assert waiting.may == (0, 1, 3)
    now, happened = play(now, "3: scout urth 1")
    scouted = one(happened, "scouted")
    assert (scouted.seat, scouted.owner, scouted.card) == (3, 0, "a2")
    assert core.heard(scouted, 3) is scouted
    for seat in (1, 2, core.PUBLIC):
        heard: Any = core.heard(scouted, seat)
        assert (heard.seat, heard.field, heard.rank, heard.card) == (3, "urth", 1, "?")
    assert orcz.view(now, 3).fields[1].ranks[0].right == "a2"
    assert "a2" not in orcz.view(now, 3).players[0].hand
    assert orcz.view(now, 2).fields[1].ranks[0].right == "*"
    assert now.players[3].used == ("scout",)
    assert code(now, "scout urth 2", seat=3) == "hero_used"
    assert orcz.waiting(now).may == (0, 1)
    # The look lasts until the card is turned up.
    now, _ = play(now, "place urth i1 i2 left")
    assert orcz.view(now, 3).fields[1].ranks[0].right == "a2"


def test_O4_5_which_cards_may_be_looked_at() -> None:
    now = state(ranks={"urth": ["0 i3 *a2", "1 c1 i1"]}, placed=2)
    assert code(now, "scout urth 1", seat=0) == "own_card"
    assert code(now, "scout urth 2", seat=0) == "not_face_down"
    assert code(now, "scout urth 3", seat=1) == "no_such_rank"
    assert code(now, "scout lothari 1", seat=1) == "no_such_rank"
    assert code(now, "scout urth 1", seat=1) == ""
    assert [orcz.notation(move) for move in orcz.legal(now, 1)] == ["scout urth 1"]


def test_O4_5_who_may_scout_follows_from_what_all_know() -> None:
    """The hand of a seat, its scout placed wrongly by hand included, changes nothing in who is listed."""
    here = state(ranks={"urth": ["0 i3 *a2"]}, placed=1)
    there = state(ranks={"urth": ["0 i3 *c3"]}, placed=1)
    assert orcz.waiting(here) == orcz.waiting(there)
    assert orcz.legal(here, 2) == orcz.legal(there, 2)
    alone = state(ranks={"urth": ["1 i3 *c3"]}, placed=2)
    assert orcz.waiting(alone).may == (0, 3)
    assert orcz.waiting(state()).may == ()


def test_O4_5_during_brawls_and_while_goblins_are_shared_out() -> None:
    ranks = {"urth": ["0 i3 a2", "1 c3 i4", "2 c2 i1"], "desert": ["3 i1 *c1"]}
    now = state(ranks=ranks, step="order", enemies={"urth": "3/2", "lothari": None, "falladir": None})
    now, _ = play(now, "=urth desert")
    assert orcz.waiting(now).may == (0, 1)
    now, _ = play(now, "stand", "stand", "0: scout desert 1")
    assert now.step == "give"
    assert orcz.waiting(now).may == (2,)
    now, _ = play(now, "2: scout desert 1")
    assert orcz.view(now, 2).fields[3].ranks[0].right == "c1"


def test_O4_5_at_the_table_the_looker_tells_the_program_or_does_not() -> None:
    now = at_table(ranks={"urth": ["0 i3 *?"]}, placed=1)
    now, happened = play(now, "2: scout urth 1")
    assert one(happened, "scouted").card == "?"
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.audience, ask.optional) == ("look", core.seats(2), True)
    assert "a2" in ask.among
    told, happened = play(now, "=a2")
    assert orcz.view(told, 2).fields[1].ranks[0].right == "a2"
    assert orcz.view(told, 1).fields[1].ranks[0].right == "*"
    assert "a2" not in told.players[0].hand
    assert one(happened, "scouted").audience == core.seats(0, 2)
    kept, happened = play(now, "=?")
    assert kept.fields[1].ranks[0].right == "?"
    assert happened == []
    assert isinstance(orcz.waiting(kept), Decide)


def test_O4_6_penurie_is_paid_after_the_last_rank() -> None:
    now = state(event="penurie", placed=19, first=0, ranks={"urth": ["1 i3 *a2"], "lothari": ["1 i1 *i2"]})
    now, happened = play(now, "place urth i1 i2 left")
    assert kinds(happened) == ["rank_placed", "deployment_ended", "goblins_paid", "goblins_paid"]
    assert [(event.seat, event.field, event.count) for event in of(happened, "goblins_paid")] == [
        (1, "lothari", 2), (3, "urth", 2),
    ]  # fmt: skip
    assert goblins(now) == (5, 3, 5, 3)


def phrase(now: orcz.State, by: object) -> core.Step:
    return orcz.apply(now, Fact("phrase", str(by), "clock"))


def test_O9_the_phrase_costs_a_goblin_and_is_read_once_a_rank() -> None:
    now = state()
    assert "phrase" in orcz.waiting(now).facts
    step = phrase(now, 2)
    assert kinds(step.events) == ["phrase_read", "goblins_paid"]
    assert (step.events[0].seat, step.events[0].by) == (0, 2)
    assert goblins(step.state) == (4, 5, 5, 5)
    assert orcz.waiting(step.state).must == (0,)
    assert "phrase" not in orcz.waiting(step.state).facts
    with pytest.raises(RefusedError) as caught:
        phrase(step.state, 1)
    assert caught.value.refusal.code == "already_challenged"
    after, _ = play(step.state, "place urth i1 i2 left")
    assert "phrase" in orcz.waiting(after).facts


@pytest.mark.parametrize(("by", "refused"), [(0, "not_waiting"), (9, "no_such_seat"), ("", "no_such_seat")])
def test_O9_only_who_waits_may_challenge(by: object, refused: str) -> None:
    refusal = orcz.check(state(), Fact("phrase", str(by)))
    assert refusal is not None
    assert refusal.code == refused


def test_O9_not_during_brawls_and_never_more_than_he_has() -> None:
    brawl = state(ranks={"urth": ["0 i3 a2", "1 i2 i3"]}, step="brawl", order=["urth"], last=2, front=1)
    assert "phrase" not in orcz.waiting(brawl).facts
    assert orcz.check(brawl, Fact("phrase", "0")).code == "not_now"
    poor = phrase(state(goblins=(0, 5, 5, 5)), 1)
    (paid,) = of(poor.events, "goblins_paid")
    assert (paid.due, paid.count) == (1, 0)
    assert goblins(poor.state) == (0, 5, 5, 5)


def test_untold_cards_need_the_option() -> None:
    with pytest.raises(PositionError):
        state(ranks={"urth": ["0 i3 *?"]})
