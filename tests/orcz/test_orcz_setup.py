"""O1 to O3: the box, the set-up, how a round begins."""

from collections import Counter
from pathlib import Path

import pytest
import yaml
from orcz_help import of, one, play, position, state

from plateau_parlant.engines import chance, orcz
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Decide, Fact, PositionError, Setup
from plateau_parlant.engines.orcz import components
from plateau_parlant.engines.orcz.components import DEFAULT, FIELDS, read_box

ROOT = Path(__file__).parents[2]
SHIPPED = yaml.safe_load((ROOT / "profiles" / "games" / "orcz.yaml").read_text("utf-8"))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_O1_1_what_each_player_has(count: int) -> None:
    now = orcz.begin(Setup(("Anna", "Bruno", "Chloe", "David")[:count]))
    for player in now.players:
        kinds = Counter(card[0] if card not in components.HEROES else card for card in player.hand)
        assert kinds == {"i": 4, "a": 3, "c": 3, "champion": 1, "shaman": 1, "scout": 1}
        assert player.goblins == 5


@pytest.mark.parametrize("count", [0, 1, 5])
def test_O1_1_no_other_number_of_players(count: int) -> None:
    with pytest.raises(PositionError) as caught:
        orcz.begin(Setup(("Anna",) * count))
    assert caught.value.code == "wrong_count"


def test_O1_2_strengths_are_data_and_not_confirmed() -> None:
    assert DEFAULT.troops == ("i1", "i2", "i3", "i4", "a1", "a2", "a3", "c1", "c2", "c3")
    assert DEFAULT.confirmed is False
    assert SHIPPED["box"]["confirmed"] is False
    own = {**SHIPPED["box"], "troops": {"infantry": [4, 1, 1, 2], "archers": [1, 2, 2], "cavalry": [3, 3, 1]}}
    hand = orcz.begin(Setup(("Anna", "Bruno"), data=own)).players[0].hand
    assert hand[:10] == ("i1", "i1", "i2", "i4", "a1", "a2", "a2", "c1", "c3", "c3")
    now, _ = play(orcz.begin(Setup(("Anna", "Bruno"), data=own)), "=0", "=2/1", "=2/1", "=2/1", "=2/1", "=caprice")
    assert orcz.parse("place urth i1 i1 left") in orcz.legal(now, 0)
    assert len(set(orcz.legal(now, 0))) == len(orcz.legal(now, 0))
    assert orcz.from_position(orcz.to_position(now)) == now


def test_O1_3_fields_and_enemies() -> None:
    assert FIELDS == ("lothari", "urth", "falladir", "desert")
    assert DEFAULT.enemies == (("2/1", "3/1", "3/2", "4/2", "5/2", "6/3"),) * 4
    mains = [components.enemy_values(enemy)[0] for enemy in DEFAULT.enemies[0]]
    assert (min(mains), max(mains)) == (2, 6)


def test_O1_4_twenty_four_events_and_the_shipped_file_is_the_default() -> None:
    assert len(DEFAULT.events) == 24
    assert Counter(DEFAULT.events)["penurie"] == 4
    assert all(
        DEFAULT.events.count(f"{name}-{field}") == 1 for name in ("faveur", "colere", "antimagie") for field in FIELDS
    )
    assert read_box(SHIPPED) == DEFAULT
    assert read_box(components.box_data(DEFAULT)) == DEFAULT


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (
            {"troops": {"infantry": [1, 2, 3], "archers": [1, 2, 3], "cavalry": [1, 2, 3]}},
            "wrong_count",
            "troops infantry",
        ),
        (
            {"troops": {"infantry": [1, 2, 3, 0], "archers": [1, 2, 3], "cavalry": [1, 2, 3]}},
            "out_of_range",
            "troops infantry",
        ),
        ({"troops": {"infantry": [1, 2, 3, 4], "archers": [1, 2, 3]}}, "missing_field", "troops cavalry"),
        ({"troops": {**SHIPPED["box"]["troops"], "dragons": [1]}}, "unknown_key", "troops dragons"),
        ({"enemies": {**SHIPPED["box"]["enemies"], "urth": ["4/2"]}}, "wrong_count", "enemies urth"),
        ({"enemies": {**SHIPPED["box"]["enemies"], "urth": ["4-2"] * 6}}, "bad_enemy", "enemies urth"),
        ({"events": {"rain": 1}}, "unknown_event", "events"),
        ({"events": {"caprice": 2}}, "wrong_count", "events"),
        ({"colour": 1}, "unknown_key", "colour"),
        ({"goblins": -1}, "out_of_range", "goblins"),
        ({"confirmed": "yes"}, "out_of_range", "confirmed"),
    ],
)
def test_a_wrong_box_is_refused_and_says_where(change: dict, code: str, field: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_box({**SHIPPED["box"], **change})
    assert (caught.value.code, caught.value.parts["field"]) == (code, field)


@pytest.mark.parametrize(("count", "left"), [(2, 3), (3, 2), (4, 3)])
def test_O2_1_enemies_left_of_six(count: int, left: int) -> None:
    now = orcz.begin(Setup(("Anna", "Bruno", "Chloe", "David")[:count]))
    assert [field.left for field in now.fields] == [left] * 4
    assert all(len(field.bag) == 6 for field in now.fields)
    now, happened = play(now, "=0", "=6/3")
    # All six may come: those removed are unseen and among them.
    assert now.fields[0].left == left - 1
    assert now.fields[0].bag == ("2/1", "3/1", "3/2", "4/2", "5/2")
    assert one(happened, "enemy_revealed").left == left - 1


@pytest.mark.parametrize(("count", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_O2_2_first_player_by_lot_and_the_number_of_rounds(count: int, rounds: int) -> None:
    now = orcz.begin(Setup(("Anna", "Bruno", "Chloe", "David")[:count]))
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.among, ask.weights) == ("first", tuple("0123"[:count]), (1,) * count)
    now, happened = play(now, "=1")
    assert one(happened, "first_player_drawn").seat == 1
    began = one(happened, "round_began")
    assert (began.round, began.rounds, began.first) == (1, rounds, 1)
    now, _ = play(now, "=2/1", "=2/1", "=2/1", "=2/1", "=renforts")
    assert orcz.waiting(now).must == (1,)
    assert len(now.events) == 23


def test_O2_3_a_view_pools_what_is_behind_the_screen_and_face_down() -> None:
    now = state(ranks={"urth": ["0 i3 *a2", "1 *champion c1"]}, placed=2)
    seen = orcz.view(now, 1)
    assert seen.fields[1].ranks[0].right == "*"
    assert seen.fields[1].ranks[1].left == "champion"
    assert "a2" in seen.players[0].hand
    assert "i3" not in seen.players[0].hand
    assert seen.players[0].hand == tuple(sorted(seen.players[0].hand, key=list(components.STRENGTH).index))
    assert [player.goblins for player in seen.players] == [None, 5, None, None]
    table = orcz.view(now, PUBLIC)
    assert "champion" in table.players[1].hand
    assert table.fields[1].ranks[1].left == "*"
    used = state(used={0: ["shaman"]})
    assert "shaman" not in orcz.view(used, 1).players[0].hand
    assert orcz.view(used, 1).players[0].used == ("shaman",)


def test_O2_3_no_hidden_value_in_what_the_others_get() -> None:
    """A canary in each hidden place: goblins, face-down cards, the cards behind the screen."""
    import msgspec

    def seen(card: str, goblins: int, seat: int) -> str:
        now = state(ranks={"urth": [f"0 i3 *{card}"]}, goblins=(goblins, 5, 5, 5), placed=1)
        return msgspec.json.encode(orcz.view(now, seat)).decode()

    for seat in (1, 2, 3, PUBLIC):
        worlds = {seen(card, goblins, seat) for card in ("a2", "c3", "champion") for goblins in (777, 3)}
        assert len(worlds) == 1
        assert "777" not in worlds.pop()
    assert '"goblins":777' in seen("a2", 777, 0)


def test_O3_1_an_undefeated_enemy_stays_and_closed_fields_turn_none() -> None:
    plain = position(enemies={"urth": "6/3", "desert": None})
    plain["fields"]["lothari"] = {"enemy": None, "left": 2}
    plain["step"] = "reveal"
    now = orcz.from_position(plain)
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.zone) == ("reveal", "enemies lothari")
    now, happened = play(now, "=3/1")
    assert [event.field for event in of(happened, "enemy_revealed")] == ["lothari"]
    assert [field.enemy for field in now.fields] == ["3/1", "6/3", "4/2", ""]
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert ask.kind == "event"


def test_O3_2_one_event_a_round_which_leaves_the_game() -> None:
    now = state(
        ranks={"urth": ["0 i3 a2"]},
        enemies={"lothari": None, "falladir": None, "desert": None},
        event="caprice",
        step="order",
    )
    assert now.event == "caprice"
    now, _ = play(now, "=urth", "done")
    assert now.round == 2
    assert now.event == ""
    assert now.past == ("caprice",)
    ask = orcz.waiting(now)
    assert isinstance(ask, Ask)
    assert ask.kind == "event"
    assert "caprice" not in ask.among
    assert dict(zip(ask.among, ask.weights, strict=True))["penurie"] == 4
    now, happened = play(now, "=penurie")
    assert one(happened, "event_drawn").event == "penurie"
    assert Counter(now.events)["penurie"] == 3


def test_a_seeded_game_asks_each_number_once() -> None:
    now, seen = orcz.begin(Setup(("Anna", "Bruno"))), []
    while isinstance(ask := orcz.waiting(now), Ask):
        seen.append(ask.id)
        now = orcz.apply(now, Fact(ask.id, chance.answer(3, ask), "seed")).state
    assert seen == list(range(6))
    assert isinstance(orcz.waiting(now), Decide)


def test_turn_limit_counts_ranks_and_goblins_decide() -> None:
    now = orcz.begin(Setup(("Anna", "Bruno"), {"turn_limit": 2}))
    now, _ = play(now, "=0", "=2/1", "=2/1", "=2/1", "=2/1", "=caprice", "place urth i1 i2 left")
    step = orcz.apply(now, Act(1, orcz.parse("place urth i1 i2 left")))
    assert orcz.result(step.state) == {"winners": [0, 1], "goblins": [5, 5], "cleared": 0, "reason": "turn_limit"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"wind": 1}, "unknown_key"),
        ({"game": "chess"}, "other_game"),
        ({"players": []}, "wrong_count"),
        ({"step": "tea"}, "bad_value"),
        ({"event": "rain"}, "unknown_event"),
        ({"past": ["caprice", "caprice"]}, "too_many"),
        ({"round": 5}, "out_of_range"),
        ({"order": ["mars"]}, "unknown_field"),
        ({"looking": {"seat": 0, "field": "urth", "rank": 1}}, "bad_value"),
        ({"fields": {"urth": {"enemy": "9/9"}}}, "too_many"),
        (
            {"fields": {"urth": {"enemy": "4/2", "ranks": [{"seat": 0, "left": "i3", "right": "?", "down": "right"}]}}},
            "bad_value",
        ),
        ({"fields": {"urth": {"enemy": "4/2", "ranks": [{"seat": 7, "left": "i3", "right": "a1"}]}}}, "out_of_range"),
        ({"fields": {"urth": {"enemy": "4/2", "ranks": [{"seat": 0, "left": "x3", "right": "a1"}]}}}, "unknown_card"),
        ({"fields": {"urth": {"enemy": "4/2", "ranks": [{"seat": 0, "left": "a1", "right": "a1"}]}}}, "too_many"),
        ({"fields": {"urth": {"ranks": [{"seat": 0, "left": "a1", "right": "c1"}]}}}, "bad_value"),
        ({"step": "brawl"}, "bad_value"),
        ({"step": "give", "order": ["urth"], "fields": {"urth": {"enemy": "4/2"}}}, "missing_field"),
        ({"step": "over"}, "missing_field"),
    ],
)
def test_wrong_positions_are_refused_by_name(change: dict, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        orcz.from_position({**position(), **change})
    assert caught.value.code == code
