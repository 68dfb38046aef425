"""D1, D2, D8.1: the box and the set-up, Ask by Ask."""

from collections import Counter

import pytest
import yaml
from dragon_tools import answer, do, moves, refused_answer, start
from msgspec.structs import replace

from plateau_parlant.engines import chance, core
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import Ask, Fact, PositionError, Setup
from plateau_parlant.engines.dragon import components

NAMES = ("Anna", "Bruno", "Chloe", "David")


def begin(players: int, **options: object):
    return game.begin(Setup(NAMES[:players], options))


def asked(s) -> Ask:
    now = game.waiting(s)
    assert isinstance(now, Ask)
    return now


def test_D1_1_fifty_two_cards() -> None:
    assert len(components.TROOPS) == len(set(components.TROOPS)) == 48
    census = game.census(start(1))
    assert sum(census[card] for card in components.CARDS) == 52
    assert census["h"] == 4


def test_D1_2_eight_tokens() -> None:
    assert sum(components.TOKENS.values()) == 8
    assert components.TOKENS["undead"] == 2


def test_D1_3_four_armies_and_a_tower() -> None:
    data = game.to_position(begin(1))
    assert list(data["armies"]) == ["I", "II", "III", "IV"]
    assert data["tower"] == []


def test_D1_1_the_shipped_box_is_the_built_in_one() -> None:
    from importlib import resources

    text = resources.files("plateau_parlant.profiles").joinpath("games/dragon.yaml").read_text(encoding="utf-8")
    data = yaml.safe_load(text)
    assert data["box"] == components.BOX
    assert game.begin(Setup(("Anna",), {}, data)) == game.begin(Setup(("Anna",)))
    for lang in ("fr", "en"):
        assert {colour: names[lang]["name"] for colour, names in data["names"]["colours"].items()}.keys() == set("rbvj")
        assert set(data["names"]["tokens"]) == set(components.TOKENS)
        assert all(names[lang]["name"] for names in data["names"]["piles"].values())


@pytest.mark.parametrize(
    ("box", "field"),
    [
        (None, "box"),
        ({**components.BOX, "values": 13}, "box.values"),
        ({**components.BOX, "colors": []}, "box.colors"),
        ({**components.BOX, "colours": ["r"]}, "box.colours"),
    ],
)
def test_D1_1_another_box_is_refused(box: object, field: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.begin(Setup(("Anna",), {}, {"box": box}))
    assert caught.value.code == "bad_data"
    assert caught.value.parts["field"] == field


def test_D2_1_one_to_four_players() -> None:
    for count in (0, 5):
        with pytest.raises(PositionError, match="players"):
            game.begin(Setup(tuple("ABCDE"[:count])))
    with pytest.raises(PositionError, match="solo_only"):
        begin(2, undead=True)
    with pytest.raises(PositionError, match="bad_option"):
        begin(1, hero_value="six")
    with pytest.raises(PositionError, match="unknown_option"):
        begin(1, dragons=3)


@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 2), (4, 1)])
def test_D2_2_each_camp_gets_its_heroes(players: int, each: int) -> None:
    for seed in range(40):
        s = start(players, seed)
        for seat in range(players):
            assert s.heroes[seat] + s.hands[seat].count("h") == each


@pytest.mark.parametrize(("players", "each"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_D2_2_a_seeded_deal_gives_each_camp_its_heroes_to_the_last_card(players: int, each: list[int]) -> None:
    """Every camp is drawn out: the heroes that come are those dealt to it."""
    for seed in range(15):
        s = start(players, seed)
        got = []
        for seat in range(players):
            drawn = Counter(s.hands[seat])
            t = s
            while t.sizes[seat]:
                # The hand leaves the game, and the seat draws again.
                t = replace(t, hands=((),) * players, out=t.out + sum(t.hands, ()), step="C", turn=seat, pending="draw")
                t = game.apply(t, Fact(t.asks, chance.answer(seed, asked(t)))).state
                drawn[t.hands[seat][-1]] += 1
            got.append(drawn["h"])
        assert sorted(got) == each


def test_D2_2_with_three_players_the_fourth_hero_goes_to_one_camp() -> None:
    s = begin(3)
    assert s.heroes == (1, 1, 1)
    s = answer(s, "r1", "r2", "r3", "r4")
    now = asked(s)
    assert (now.kind, now.among, now.weights, now.audience) == ("pack", ("0", "1", "2"), (16, 16, 16), core.NOBODY)
    assert answer(s, "1").heroes == (1, 2, 1)
    assert answer(s, "?").heroes == (None, None, None), "at a table nobody can know"
    assert game.view(answer(s, "1"), 1).heroes == (None, None, None)


def test_D2_3_a_troop_on_each_army_in_order() -> None:
    s = begin(2)
    for army, card in (("I", "r5"), ("II", "j9"), ("III", "v3"), ("IV", "b11")):
        now = asked(s)
        assert (now.kind, now.zone, now.count) == ("reveal", f"army {army}", 1)
        assert "h" not in now.among
        assert set(now.weights) == {1}
        s = answer(s, card)
    data = game.to_position(s)
    assert data["armies"] == {"I": ["r5"], "II": ["j9"], "III": ["v3"], "IV": ["b11"]}
    assert data["colours"] == {"III": "v", "IV": "b", "tower": None}
    assert data["tower"] == []
    assert refused_answer(begin(2), "h") == "not_there"
    assert refused_answer(answer(begin(2), "r5"), "r5") == "not_there"
    assert refused_answer(begin(2), "?") == "not_there"


@pytest.mark.parametrize(("players", "size"), [(1, 48), (2, 24), (3, 16), (4, 12)])
def test_D2_4_camp_sizes(players: int, size: int) -> None:
    assert begin(players).sizes == (size,) * players


def test_D2_4_weights_of_a_draw() -> None:
    s = answer(begin(1), "r5", "j9", "v3", "b11")
    now = asked(s)
    weights = dict(zip(now.among, now.weights, strict=True))
    assert weights.pop("h") == 4 * 44
    assert set(weights.values()) == {48 - 4}
    assert len(weights) == 44
    s = answer(s, "h", "r1")
    now = asked(s)
    weights = dict(zip(now.among, now.weights, strict=True))
    assert weights.pop("h") == 3 * 43
    assert set(weights.values()) == {46 - 3}


@pytest.mark.parametrize("players", [3, 4])
def test_D2_5_two_tokens_each(players: int) -> None:
    s = begin(players)
    while asked(s).kind != "token":
        s = game.apply(s, Fact(s.asks, chance.answer(3, asked(s)))).state
    now = asked(s)
    assert now.zone == "tokens 0"
    assert now.audience == core.seats(0)
    assert dict(zip(now.among, now.weights, strict=True)) == components.TOKENS
    s = start(players)
    assert [len(mine) for mine in s.tokens] == [2] * players


def test_D2_5_two_players_have_an_undead_dragon_and_two_others() -> None:
    s = answer(begin(2), "r5", "j9", "v3", "b11")
    now = asked(s)
    assert s.tokens == (("undead",), ("undead",))
    assert "undead" not in now.among
    assert len(now.among) == 6
    s = answer(s, "vol", "?", "renfort", "epidemie")
    assert s.tokens == (("undead", "vol", "?"), ("undead", "renfort", "epidemie"))
    heard = core.heard(game.apply(answer(begin(2), "r5", "j9", "v3", "b11"), Fact(4, "vol")).events[0], 1)
    assert heard.token == "?"


def test_D2_6_the_red_dragon_starts_on_army_one() -> None:
    assert game.to_position(start(2))["red"] == "I"


def deal(*hands: str):
    """A game of two to four players with these first hands."""
    s = answer(begin(len(hands)), "r5", "j9", "v3", "b11")
    while asked(s).kind != "draw":
        s = answer(s, "?")
    cards = [card for hand in hands for card in hand.split()]
    return answer(s, *cards[:-1]), cards[-1]


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        (("r12 b12 v1", "r9 b9 j10"), 1),
        (("r1 b2 h", "r10 j3 v2"), 0),  # a hero counts 13
        (("r12 b1 v1", "r6 b6 v2"), 0),  # 14 each: the highest single card
        (("r6 b6 v2", "r12 b1 v1"), 1),
        (("r12 b1 v1", "b12 r1 j1"), 0),  # equal: the earlier seat
    ],
)
def test_D2_7_the_highest_total_starts(hands: tuple[str, ...], first: int) -> None:
    s, last = deal(*hands)
    s = answer(s, last)
    assert s.turn == first
    assert s.step == "A"


def test_D2_7_the_first_hands_are_seen_by_all_until_the_cards_leave() -> None:
    s, last = deal("r12 b12 v1", "r9 b9 j5")
    assert asked(s).audience == core.ALL
    assert refused_answer(s, "?") == "must_be_told"
    s = answer(s, last)
    assert s.shown == (("r12", "b12", "v1"), ("r9", "b9", "j5"))
    assert game.view(s, 1).hands[0] == ("r12", "b12", "v1")
    s = do(s, "tower v1")
    assert s.shown[0] == ("r12", "b12")
    s = answer(do(s, "done", "fly II"), "b5")
    assert s.hands[0] == ("r12", "b12", "b5")
    assert game.view(s, 1).hands[0] == ("r12", "b12", "?")


def test_D8_1_solo_set_up() -> None:
    s = begin(1)
    assert s.sizes == (48,)
    assert s.heroes == (4,)
    assert s.tokens == (("epidemie", "renfort", "contre-ordre", "volontaires", "vol"),)
    s = start(1)
    assert len(s.hands[0]) == 3
    assert s.shown == ((),)
    assert s.sizes == (45,)
    assert s.asks == 7
    assert moves(s)


def test_D8_1_the_deal_of_a_seed_never_changes() -> None:
    data = game.to_position(start(1, 7))
    again = game.to_position(start(1, 7))
    assert data == again
    assert game.to_position(start(1, 8)) != data
