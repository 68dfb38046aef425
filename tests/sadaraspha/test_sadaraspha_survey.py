"""Odds, directions, threats: what narration and bots ask of a position."""

from fractions import Fraction
from itertools import product

import pytest
import sadaraspha_tools as tools
from hypothesis import given, settings
from hypothesis import strategies as st
from sadaraspha_tools import side

from plateau_parlant.engines.sadaraspha import survey
from plateau_parlant.engines.sadaraspha.action import damage
from plateau_parlant.engines.sadaraspha.board import Field


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 3), st.integers(2, 6), st.integers(-2, 3), st.integers(0, 4), st.sampled_from(["sum", "die"]),
    st.integers(1, 15),
)  # fmt: skip
def test_odds_are_those_of_every_roll(n: int, sides: int, bonus: int, penalty: int, rule: str, left: int) -> None:
    rolls = [damage(dice, bonus, penalty, rule) for dice in product(range(1, sides + 1), repeat=n)]
    assert survey.chance((n, sides, bonus), penalty, rule, left) == Fraction(sum(r >= left for r in rolls), len(rolls))
    assert survey.mean((n, sides, bonus), penalty, rule, left) == Fraction(sum(min(r, left) for r in rolls), len(rolls))


def test_odds_count_the_penalties_of_both_cells() -> None:
    box = tools.data(
        biomes={"volcano": {"attacker_penalty": 1}, "forest": {"target_penalty": 1}},
        tireur={"range": 3, "dice": "1d6"},
    )
    state = tools.state(side("orks", "tireur1 E3"), side("fanatiques", "pretre1 D4 4"), box=box)
    assert survey.odds(state, 0, "tireur1", "pretre1")[0] == Fraction(1, 6)
    with pytest.raises(LookupError):
        survey.odds(state, 0, "tireur1", "pretre2")


ROWS = ("1......", ".......", ".......", ".......", ".......", ".......", "......2")


@pytest.mark.parametrize(
    ("start", "end", "wind"),
    [
        ("D4", "D1", "north"), ("D4", "G4", "east"), ("D4", "D7", "south"), ("D4", "A4", "west"),
        ("D4", "F2", "north-east"), ("D4", "G5", "east"), ("D4", "E7", "south"), ("D4", "B6", "south-west"),
        ("D4", "F7", "south-east"), ("D4", "A2", "north-west"),
    ],
)  # fmt: skip
def test_directions(start: str, end: str, wind: str) -> None:
    field = Field("", "square8", ROWS)
    found = survey.direction(field, field.index[start], field.index[end])
    assert found is not None and survey.WINDS[found] == wind


def test_directions_on_hex_go_by_the_table() -> None:
    field = Field("", "hex", ROWS)
    # Row 4 lies half a cell further east than row 3, so D3 is to the north-west of D4 and E3 to the north-east.
    winds = {
        end: survey.WINDS[survey.direction(field, field.index["D4"], field.index[end]) or 0]
        for end in ("D3", "E3", "C4", "E4", "D5", "E5", "D2", "D6")
    }
    assert winds == {
        "D3": "north-west", "E3": "north-east", "C4": "west", "E4": "east",
        "D5": "south-west", "E5": "south-east", "D2": "north", "D6": "south",
    }  # fmt: skip
    assert survey.direction(field, 3, 3) is None


def test_threats_at_once_and_after_a_move() -> None:
    box = tools.data(pretre={"movement": 1}, archer={"range": 3})
    other = side("fanatiques", "archer1 C2", "pretre1 A3", "pretre2 E1")
    state = tools.state(side("orks", "cogneur1 A5"), other, box=box)
    field = state.tables.field
    found = [(unit.name, actions) for unit, actions in survey.threats(state, 0, field.index["A5"])]
    assert found == [("pretre1", 2), ("archer1", 2)]
    assert survey.threats(state, 0, field.index["A2"])[0][1] == 1
    assert survey.danger(state, 0, field.index["A5"]) == 7


def test_reachable_leaves_out_taken_cells() -> None:
    state = tools.state(side("orks", "cogneur1 A5", "goblin1 B5"), side("fanatiques", "pretre1 A4"))
    cells = survey.reachable(state, 0, state.sides[0].units[0])
    assert {state.tables.field.names[cell] for cell in cells} == {"A3", "B4", "C5"}
