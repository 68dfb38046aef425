"""S2.2, S2.3, S3, S4: the set-up, the order of a turn, harvest, construction, exchange."""

import pytest
import sadaraspha_tools as tools
from sadaraspha_tools import kinds, moves, play, refused, side

from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, RefusedError
from plateau_parlant.engines.sadaraspha.events import BankShort, Harvested, PhaseBegan
from plateau_parlant.engines.sadaraspha.moves import Race
from plateau_parlant.engines.sadaraspha.rules import share


def drawn(first: str = "1") -> tools.State:
    return play(tools.started(), f"={first}")[0]


def test_S2_2_the_lot_names_the_first_player() -> None:
    state = tools.started()
    assert game.waiting(state) == Ask(0, "first", "players", ("0", "1"), (1, 1))
    assert game.legal(state, 0) == game.legal(state, 1) == []
    assert game.check(state, Act(0, Race("orks"))).code == "ask_pending"
    assert game.check(state, Fact(0, "2")).code == "not_there"
    state, happened = play(state, "=1")
    assert kinds(happened) == ["first_drawn", "phase_began"]
    assert happened[0].informs
    assert game.waiting(state) == Decide((1,))


def test_S2_2_the_first_player_chooses_race_and_buys_first() -> None:
    state = drawn()
    assert len(moves(state)) == 4
    assert refused(state, "race orks", seat=0).code == "not_your_turn"
    assert refused(state, "race elves").code == "unknown_race"
    assert refused(state, "done").code == "wrong_phase"
    state, happened = play(state, "race orks")
    assert (happened[0].wood, happened[0].stone, happened[0].ore) == (15, 2, 0)
    assert state.sides[1].cards == (15, 2, 0, 0)
    assert state.bank == (20, 23, 20, 20)
    assert state.seat == 0
    state, happened = play(state, "race morts-vivants")
    assert happened[-1] == PhaseBegan(1, "setup", 0, (15, 2, 0))
    assert state.bank == (5, 21, 20, 20)
    state, _ = play(state, "build goblin E8", "done")
    assert state.seat == 0 and state.phase == "setup"


def test_S2_1_the_races_differ() -> None:
    state, _ = play(drawn(), "race orks")
    assert refused(state, "race orks").code == "race_taken"
    assert [move.race for move in game.legal(state, 0)] == ["fanatiques", "aquatiques", "morts-vivants"]


def test_S2_2_what_was_built_in_the_set_up_acts_in_turn_1() -> None:
    state, _ = play(drawn(), "race orks", "race morts-vivants", "build goblin E8", "done", "done")
    assert (state.turn, state.phase, state.seat) == (1, "construction", 1)
    state, _ = play(state, "build goblin E8", "done", "done")
    assert [unit.actions for unit in state.sides[1].units] == [2, 0]
    assert "move goblin1 E7" in moves(state)
    assert not any(text.startswith("move goblin2") for text in moves(state))
    assert refused(state, "move goblin2 E7").code == "no_actions"


@pytest.mark.parametrize(
    ("bank", "claims", "held", "first", "given"),
    [
        (10, (3, 2), (0, 0), 0, (3, 2)),
        # One by one to who has received fewer: three cards, two claims of two, the first player gets the odd one.
        (3, (2, 2), (5, 5), 0, (2, 1)),
        (3, (2, 2), (5, 5), 1, (1, 2)),
        # On a tie to who holds fewer of the kind.
        (3, (2, 2), (5, 4), 0, (1, 2)),
        (1, (1, 1), (0, 1), 1, (1, 0)),
        # A claim that is met leaves the rest to the other.
        (5, (1, 6), (0, 9), 0, (1, 4)),
        (0, (1, 1), (0, 0), 0, (0, 0)),
    ],
)
def test_S2_3_a_bank_that_does_not_suffice(
    bank: int, claims: tuple[int, int], held: tuple[int, int], first: int, given: tuple[int, int]
) -> None:
    assert share(bank, claims, held, first) == given


def test_S2_3_a_short_bank_in_a_harvest() -> None:
    one = side("orks", "goblin1 B2", "goblin2 B2", wood=2)
    other = side("morts-vivants", "medecin1 D4", "medecin2 E1", wood=2)
    state = tools.state(one, other, bank={"wood": 3}, seat=1, first=0)
    state, happened = play(state, "done")
    assert BankShort("wood", (2, 2), (1, 2)) in happened, "the first of turn 2 is seat 1"
    assert [each.cards[0] for each in state.sides] == [3, 4]
    assert state.bank[0] == 0


def test_S3_1_order_of_a_turn_and_the_first_player_alternates() -> None:
    state, _ = play(drawn("0"), "race orks", "race morts-vivants", "done", "done")
    order = []
    for _ in range(8):
        order.append((state.turn, state.phase, state.seat))
        state, happened = play(state, "done")
    assert order == [
        (1, "construction", 0),
        (1, "construction", 1),
        (1, "action", 0),
        (1, "action", 1),
        (2, "construction", 1),
        (2, "construction", 0),
        (2, "action", 1),
        (2, "action", 0),
    ]
    assert kinds(happened) == ["turn_began", "harvested", "harvested", "phase_began"]
    assert refused(state, "move goblin1 C1").code == "wrong_phase"


def test_S4_1_harvest_of_workers_and_of_units_on_victory_tiles() -> None:
    one = side("orks", "goblin1 B2", "goblin2 B2", "goblin3 D2", "goblin4 E3", "cogneur1 E1", "tireur1 C2")
    other = side("morts-vivants", "medecin1 C4", "medecin2 C4", "zombie1 D4")
    state = tools.state(one, other, seat=1, first=0)
    state, happened = play(state, "done")
    harvests = [event for event in happened if isinstance(event, Harvested)]
    assert harvests == [
        Harvested(1, 0, 0, 0, 2, (0, 0, 0, 2)),
        Harvested(0, 2, 1, 1, 1, (2, 1, 1, 1)),
    ], "workers of the same cell each harvest; fighters take victory cards only"
    assert state.bank == (33, 24, 19, 17)


def test_S4_2_price_stock_hit_points_and_place() -> None:
    box = tools.data(zombie={"wood": 3, "stone": 1, "ore": 1, "hit_points": 4}, squelette={"forbidden": ["forest"]})
    one = side("morts-vivants", "medecin1 B2", wood=10, stone=1, ore=3)
    state = tools.state(one, side("orks", "cogneur1 C1"), box=box, phase="construction")
    # The town is B1: its neighbours are A1, C1 (an enemy) and B2 (own worker).
    assert [text for text in moves(state) if "zombie" in text] == ["build zombie A1"]
    assert [text for text in moves(state) if "medecin" in text] == ["build medecin A1", "build medecin B2"]
    assert refused(state, "build zombie C1").parts["by"] == "cogneur1"
    assert refused(state, "build zombie B2").code == "occupied"
    assert refused(state, "build squelette B2").code == "forbidden_ground"
    assert refused(state, "build zombie D2").code == "not_by_town"
    assert refused(state, "build zombie B1").code == "not_by_town"
    assert refused(state, "build zombie Z9").code == "unknown_cell"
    assert refused(state, "build goblin A1").code == "unknown_unit"
    state, happened = play(state, "build zombie A1")
    built = happened[0]
    assert (built.unit, built.cell, built.hit_points, built.stock) == ("zombie1", "A1", 4, 7)
    assert state.sides[0].cards == (7, 0, 2, 0)
    assert state.bank == (28, 25, 18, 20)
    assert refused(state, "build medecin A1").code == "occupied"
    refusal = refused(state, "build zombie A1")
    assert (refusal.code, refusal.parts["resource"], refusal.parts["held"]) == ("cannot_pay", "stone", 0)


def test_S4_2_any_number_of_purchases_while_figures_are_left() -> None:
    one = side("orks", "goblin2 D3", "goblin3 D3", "goblin4 D3", wood=20)
    state = tools.state(one, side("fanatiques"), phase="construction")
    state, happened = play(state, "build goblin A1", "build goblin A1")
    assert [event.unit for event in happened] == ["goblin1", "goblin5"]
    assert [event.stock for event in happened] == [1, 0]
    assert refused(state, "build goblin A1").code == "no_figure"


def test_S4_3_one_ore_for_two_wood_or_two_stone() -> None:
    one = side("orks", ore=2, stone=1)
    state = tools.state(one, side("fanatiques"), phase="construction", bank={"wood": 1, "stone": 3, "ore": 5})
    assert moves(state) == ["change stone", "done"]
    assert refused(state, "change wood").code == "bank_short"
    state, happened = play(state, "change stone")
    assert (happened[0].resource, happened[0].count, happened[0].totals) == ("stone", 2, (0, 3, 1))
    assert state.bank[:3] == (1, 1, 6)
    assert refused(state, "change stone").code == "bank_short"


def test_S4_3_only_with_ore_and_in_ones_own_construction_phase() -> None:
    state = tools.state(side("orks"), side("fanatiques", ore=3), phase="construction")
    assert refused(state, "change wood").code == "no_ore"
    assert refused(state, "change wood", seat=1).code == "not_your_turn"
    state, _ = play(state, "done")
    assert "change wood" in moves(state)
    state, _ = play(state, "done", "done")
    assert refused(state, "change wood").code == "wrong_phase"


def test_a_refused_entry_leaves_the_state() -> None:
    state = drawn()
    with pytest.raises(RefusedError) as caught:
        game.apply(state, Act(0, Race("orks")))
    assert caught.value.refusal.code == "not_your_turn"
    assert state == drawn()
