"""S5 and S7: two actions, moves, attacks, dice."""

import pytest
import sadaraspha_tools as tools
from sadaraspha_tools import kinds, moves, play, refused, side

from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import Act, Ask, Fact
from plateau_parlant.engines.sadaraspha.action import damage
from plateau_parlant.engines.sadaraspha.events import Attacked, Damaged, Destroyed, Moved, Rolled
from plateau_parlant.engines.sadaraspha.moves import DONE

FAR = side("fanatiques", "pretre1 E5")


def reached(state: tools.State, figure: str) -> set[str]:
    return {text.split()[2] for text in moves(state) if text.startswith(f"move {figure} ")}


def test_S5_1_two_actions_in_any_mix_and_any_order() -> None:
    one = side("orks", "cogneur1 D4", "cogneur2 A5", "goblin1 A1")
    state = tools.state(one, side("fanatiques", "pretre1 D3"))
    state, _ = play(state, "attack cogneur1 pretre1", "=1", "move cogneur2 B5", "attack cogneur1 pretre1", "=1")
    assert refused(state, "move cogneur1 D2").code == "no_actions"
    assert refused(state, "attack cogneur1 pretre1").code == "no_actions"
    state, _ = play(state, "move cogneur2 A5")
    assert reached(state, "cogneur2") == set()
    assert reached(state, "goblin1")
    assert refused(state, "move pretre1 E3").code == "not_yours"
    assert refused(state, "move tireur1 E3").code == "not_on_map"
    assert refused(state, "move dragon1 E3").code == "unknown_unit"
    state, _ = play(state, "done")
    assert state.seat == 1, "no action is compulsory"


def test_S5_1_actions_come_back_each_turn() -> None:
    state = tools.state(side("orks", "cogneur1 A5 5 0"), FAR, seat=1, first=0)
    state, _ = play(state, "done")
    assert [unit.actions for unit in state.sides[0].units] == [2]


def test_S5_2_points_costs_and_forbidden_ground() -> None:
    box = tools.data(biomes={"forest": {"cost": 1.5}}, cogneur={"forbidden": ["rock"]})
    state = tools.state(side("orks", "cogneur1 C3"), FAR, box=box)
    # Two points from C3: B4 and D2 are rock; D4 is a forest, which the way over D3 or C4 leaves half a point for.
    assert reached(state, "cogneur1") == {"C2", "B3", "D3", "C4", "C1", "A3", "E3", "C5"}
    assert refused(state, "move cogneur1 D4").code == "too_far"
    assert refused(state, "move cogneur1 D2").code == "forbidden_ground"
    assert refused(state, "move cogneur1 C3").code == "already_there"
    assert refused(state, "move cogneur1 J9").code == "unknown_cell"
    cheap = tools.data(biomes={"forest": {"cost": 1}}, cogneur={"forbidden": ["rock"]})
    assert "D4" in reached(tools.state(side("orks", "cogneur1 C3"), FAR, box=cheap), "cogneur1")


def test_S5_2_points_after_the_penalty_are_rounded_up() -> None:
    for slow, movement, steps in ((0, 1.5, 2), (0.5, 2, 2), (0.75, 1.5, 1), (1, 2, 1), (3, 2, 0)):
        box = tools.data(biomes={"volcano": {"slow": slow}}, cogneur={"movement": movement})
        state = tools.state(side("orks", "cogneur1 E3"), FAR, box=box)
        far = {state.tables.field.steps[state.tables.field.index["E3"]][state.tables.field.index[name]]
               for name in reached(state, "cogneur1")}  # fmt: skip
        assert max(far, default=0) == steps, (slow, movement)


def test_S5_2_costs_are_not_rounded() -> None:
    box = tools.data(biomes={"plain": {"cost": 1.25}}, cogneur={"movement": 2})
    state = tools.state(side("orks", "cogneur1 A5"), FAR, box=box)
    assert reached(state, "cogneur1") == {"A4", "B5"}


def test_S5_2_through_occupied_cells_but_not_onto_them() -> None:
    one = side("orks", "cogneur1 A5", "cogneur2 A4", "goblin1 B4")
    state = tools.state(one, side("fanatiques", "pretre1 B5"))
    assert reached(state, "cogneur1") == {"A3", "C5"}
    assert refused(state, "move cogneur1 B5").parts == {"cell": "B5", "by": "pretre1"}
    assert refused(state, "move cogneur1 A4").code == "occupied"
    assert refused(state, "move cogneur1 B4").code == "occupied", "a fighter does not join a worker"


def test_S5_2_workers_share_a_cell_with_workers_of_their_side() -> None:
    one = side("orks", "goblin1 A5", "goblin2 B5", "cogneur1 A4")
    state = tools.state(one, side("fanatiques", "paysan1 B4"))
    assert reached(state, "goblin1") == {"B5", "A3", "C5"}
    state, happened = play(state, "move goblin1 B5")
    assert happened == [Moved(0, "goblin1", "A5", "B5", "plain", 1)]
    assert refused(state, "move goblin1 B4").code == "occupied", "not with the enemy's"


def test_S2_1_no_unit_enters_or_crosses_a_town() -> None:
    state = tools.state(side("orks", "cogneur1 A1"), FAR)
    assert "C1" not in reached(state, "cogneur1")
    assert refused(state, "move cogneur1 B1").code == "town_cell"
    state = tools.state(side("orks", "cogneur1 C5"), FAR)
    assert refused(state, "move cogneur1 D5").code == "town_cell"


def test_S5_3_a_target_in_range_and_not_ones_own() -> None:
    box = tools.data(tireur={"range": 2}, goblin={"dice": None})
    one = side("orks", "tireur1 D3", "cogneur1 D4", "goblin1 E3")
    state = tools.state(one, side("fanatiques", "pretre1 C2", "pretre2 C1"), box=box)
    attacks = [text for text in moves(state) if text.startswith("attack")]
    assert attacks == ["attack tireur1 pretre1", "attack tireur1 town", "attack cogneur1 town"]
    refusal = refused(state, "attack tireur1 pretre2")
    assert (refusal.code, refusal.parts["steps"], refusal.parts["range"]) == ("out_of_range", 3, 2)
    assert refused(state, "attack tireur1 cogneur1").code == "own_target"
    assert refused(state, "attack tireur1 pretre5").code == "not_on_map"
    assert refused(state, "attack tireur1 dragon5").code == "unknown_unit"
    assert refused(state, "attack goblin1 pretre1").code == "no_dice"
    state, happened = play(state, "attack tireur1 pretre1")
    assert happened == [Attacked(0, "tireur1", 1, "pretre1", 2, 1)]


@pytest.mark.parametrize(
    ("dice", "bonus", "penalty", "rule", "expected"),
    [
        ((4, 6), 1, 0, "sum", 11),
        ((4, 6), 1, 3, "sum", 8),
        ((1, 1), 0, 3, "sum", 0),
        ((4, 6), 1, 3, "die", 5),
        ((1, 6), 1, 3, "die", 4),
        ((1, 2), 0, 3, "die", 0),
        ((1,), -3, 0, "die", 0),
    ],
)
def test_S5_3_penalty_off_the_sum_or_off_each_die(
    dice: tuple[int, ...], bonus: int, penalty: int, rule: str, expected: int
) -> None:
    assert damage(dice, bonus, penalty, rule) == expected


def test_S5_3_both_cells_take_their_penalty_once() -> None:
    box = tools.data(
        biomes={"volcano": {"attacker_penalty": 2, "target_penalty": 9}, "forest": {"target_penalty": 1}},
        tireur={"range": 3, "dice": "2d6+1"},
        pretre={"hit_points": 20},
    )
    one, other = side("orks", "tireur1 E3"), side("fanatiques", "pretre1 D4 20")
    state = tools.state(one, other, box=box)
    state, happened = play(state, "attack tireur1 pretre1", "=4,6")
    assert happened[1:] == [Rolled(0, "tireur1", (4, 6), 1, 2, 1, 8, informs=-1), Damaged(1, "pretre1", 8, 12)]
    state = tools.state(one, other, box=box, options={"penalty": "die"})
    state, happened = play(state, "attack tireur1 pretre1", "=4,2")
    assert happened[1].damage == 1 + 0 + 1


def test_S5_3_a_town_is_attacked_in_the_same_way() -> None:
    box = tools.data(cogneur={"dice": "1d8"}, top={"town": {"hit_points": 30, "target_penalty": 2}})
    state = tools.state(side("orks", "cogneur1 D4"), FAR, box=box)
    state, happened = play(state, "attack cogneur1 town", "=7")
    assert happened[-1] == Damaged(1, "town", 5, 25)
    assert state.sides[1].town == 25
    assert not state.end


def test_S5_4_a_unit_at_0_goes_back_to_the_stock() -> None:
    box = tools.data(cogneur={"dice": "1d8"}, pretre={"wood": 4})
    one = side("orks", "cogneur1 D4")
    other = side("fanatiques", "pretre1 C1", "pretre2 E4 3", wood=9)
    state = tools.state(one, other, box=box, seat=0, first=1)
    state = tools.state(one, side("fanatiques", "pretre2 D3 3", wood=9), box=box, seat=0, first=1)
    state, happened = play(state, "attack cogneur1 pretre2", "=3")
    assert happened[-1] == Destroyed(1, "pretre2", "cogneur1", 5)
    assert kinds(happened)[-2:] == ["damaged", "destroyed"]
    assert state.sides[1].units == ()
    state, _ = play(state, "done", "done", "build pretre E5")
    assert [(unit.name, unit.hit_points) for unit in state.sides[1].units] == [("pretre1", 5)]


def test_S7_the_roll_is_an_outcome_told_to_the_engine() -> None:
    box = tools.data(cogneur={"dice": "3d4"})
    state, _ = play(tools.state(side("orks", "cogneur1 D4"), FAR, box=box, asks=7), "attack cogneur1 town")
    ask = game.waiting(state)
    assert ask == Ask(7, "roll", "cogneur1", ("1", "2", "3", "4"), (1, 1, 1, 1), 3, repeat=True)
    assert game.legal(state, 0) == []
    assert game.check(state, Act(0, DONE)).code == "ask_pending"
    assert game.check(state, Fact(7, ("4", "4"))).code == "wrong_count"
    assert game.check(state, Fact(7, ("4", "4", "5"))).code == "not_there"
    assert game.check(state, Fact(6, ("4", "4", "4"))).code == "other_ask"
    state, happened = play(state, "=4,4,4")
    assert happened[0].dice == (4, 4, 4)
    assert state.asks == 8
