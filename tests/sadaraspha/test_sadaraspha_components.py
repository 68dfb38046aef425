"""S1 and S2.1: the box, its data, what is refused and how; grids, steps, maps."""

import copy
from pathlib import Path
from typing import Any

import pytest
import sadaraspha_tools as tools
import yaml

import plateau_parlant.profiles
from plateau_parlant.engines import core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import PositionError
from plateau_parlant.engines.sadaraspha import components
from plateau_parlant.engines.sadaraspha.board import Field, steps_between
from plateau_parlant.engines.sadaraspha.house import HOUSE

PROFILES = Path(plateau_parlant.profiles.__path__[0])


def refusal(data: Any, number: int = 1) -> PositionError:
    with pytest.raises(PositionError) as caught:
        game.begin(core.Setup(("Anna", "Bruno"), {"map": number}, data))
    return caught.value


def test_S1_1_figures_of_each_race() -> None:
    counts = {race: list(units.values()) for race, units in components.ROSTER.items()}
    assert counts == {
        "fanatiques": [5, 2, 3, 1, 5],
        "aquatiques": [5, 3, 2, 1, 5],
        "morts-vivants": [8, 4, 1, 3, 5],
        "orks": [6, 4, 1, 2, 5],
    }
    assert frozenset({"paysan", "axolotl", "medecin", "goblin"}) == components.WORKERS
    state = tools.started()
    assert game.census(state)["zombie"] == 8
    assert sum(game.census(state)[unit] for units in components.ROSTER.values() for unit in units) == 51 + 20


def test_S1_2_cards_in_the_bank_and_tiles_of_a_map() -> None:
    state = tools.started()
    assert state.bank == (35, 25, 20, 20)
    error = refusal(tools.data(rows=[".1", "f2", *["ff"] * 5]))
    assert error.code == "bad_field"
    assert error.parts == {"card": "map 1", "field": "forest", "value": "11", "allowed": "whole 0 10"}
    assert refusal(tools.data(rows=[".1", "*2", "**", "**", "*."])).parts["allowed"] == "whole 0 5"
    assert refusal(tools.data(rows=["1." + "w" * 21, ".." + ".." * 10 + "2"])).parts["field"] == "water"


def test_S2_1_steps_and_neighbours_of_each_grid() -> None:
    assert steps_between("square4", (0, 0), (2, 3)) == 5
    assert steps_between("square8", (0, 0), (2, 3)) == 3
    # On hex, going two rows down shifts by one column for nothing.
    assert steps_between("hex", (0, 0), (1, 2)) == 2
    assert steps_between("hex", (0, 0), (2, 3)) == 4
    rows = ("1....", ".....", "..f..", ".....", "....2")
    around = {
        grid: {field.names[cell] for cell in field.neighbours[field.index["C3"]]}
        for grid in ("square4", "square8", "hex")
        if (field := Field("", grid, rows))
    }
    assert around["square4"] == {"C2", "B3", "D3", "C4"}
    assert around["square8"] == around["square4"] | {"B2", "D2", "B4", "D4"}
    assert around["hex"] == {"B2", "C2", "B3", "D3", "B4", "C4"}
    odd = Field("", "hex", rows)
    assert {odd.names[cell] for cell in odd.neighbours[odd.index["C2"]]} == {"C1", "D1", "B2", "D2", "C3", "D3"}


def test_S2_1_a_map_may_have_holes_and_needs_one_town_a_player() -> None:
    field = Field("", "square4", ("1-", "-2"))
    assert field.names == ("A1", "B2")
    assert field.neighbours == ((), ())
    assert refusal(tools.data(rows=["1.", ".."])).parts["field"] == "town 2"
    assert refusal(tools.data(rows=["11", ".2"])).parts["field"] == "town 1"
    assert refusal(tools.data(rows=["1.", ".2", "..."])).parts["field"] == "row 3"
    assert refusal(tools.data(rows=["1x", ".2"])).parts["field"] == "row 1"
    assert refusal(tools.data(grid="cube")).parts == {
        "card": "map 1",
        "field": "grid",
        "value": "cube",
        "allowed": "square4|square8|hex",
    }
    assert refusal(None, 3).parts == {"name": "map", "value": "3", "allowed": "whole 1 2"}


BIOMES_ALLOWED = "biomes plain|forest|water|rock|volcano|victory"


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("hit_points", 0, "whole 1 99"),
        ("hit_points", 100, "whole 1 99"),
        ("hit_points", "five", "whole 1 99"),
        ("hit_points", True, "whole 1 99"),
        ("hit_points", 2.5, "whole 1 99"),
        ("movement", 2.125, "decimal 0 20"),
        ("movement", -1, "decimal 0 20"),
        ("dice", "2d", "dice"),
        ("dice", "0d6", "dice"),
        ("dice", "11d6", "dice"),
        ("dice", "1d1", "dice"),
        ("dice", 6, "dice"),
        ("wood", 36, "whole 0 35"),
        ("figures", 0, "whole 1 20"),
        ("forbidden", ["lava"], BIOMES_ALLOWED),
        ("forbidden", ["rock", "rock"], BIOMES_ALLOWED),
    ],
)
def test_wrong_data_names_card_field_and_what_is_allowed(field: str, value: Any, allowed: str) -> None:
    error = refusal(tools.data(zombie={field: value}))
    assert error.code == "bad_field"
    assert error.parts == {"card": "zombie", "field": field, "value": str(value), "allowed": allowed}


def test_missing_and_unknown_fields_are_named() -> None:
    data = tools.data()
    del data["races"]["orks"]["goblin"]["hit_points"]
    assert refusal(data).code == "missing_field"
    assert refusal(data).parts["card"] == "goblin"
    assert refusal(tools.data(goblin={"speed": 3})).parts["field"] == "speed"
    assert refusal(tools.data(goblin={"biomes": {"forest": {"price": 1}}})).parts["card"] == "goblin forest"
    data = tools.data()
    del data["races"]["orks"]["goblin"]
    assert refusal(data).parts == {"card": "orks", "field": "goblin", "allowed": "mapping"}
    data = tools.data()
    data["races"]["elves"] = {}
    assert refusal(data).parts["field"] == "elves"
    assert refusal(tools.data(top={"town": {"hit_points": 0}})).parts["card"] == "town"
    assert refusal(tools.data(top={"start": {"wood": 18}})).parts["allowed"] == "whole 0 17"
    assert refusal(tools.data() | {"races": 3}).parts["allowed"] == "mapping"
    assert refusal(tools.data(top={"confirmed": "yes"})).parts["field"] == "confirmed"
    assert refusal(tools.data(biomes={"forest": {"cost": "two"}})).parts["card"] == "biome forest"
    assert refusal({"maps": object()}).code == "bad_data"


def test_fields_left_out_take_the_printed_numbers() -> None:
    data = tools.data()
    for name in ("goal", "start", "bank", "tiles", "exchange", "confirmed", "name"):
        del data[name]
    state = game.begin(core.Setup(("Anna", "Bruno"), {}, data))
    tables = state.tables
    assert (tables.goal, tables.start, tables.bank) == (15, (15, 2, 0), (35, 25, 20, 20))
    assert tables.exchange == {"wood": 2, "stone": 2}
    assert not tables.confirmed


def test_dice_are_read() -> None:
    assert components.dice_of("2d6+1") == (2, 6, 1)
    assert components.dice_of("1d4-1") == (1, 4, -1)
    assert components.dice_of("10d100") == (10, 100, 0)


def test_the_shipped_house_set_is_the_default() -> None:
    shipped = yaml.safe_load((PROFILES / "games" / "sadaraspha" / "house.yaml").read_text("utf-8"))
    assert shipped == HOUSE
    assert shipped["confirmed"] is False
    assert len(shipped["maps"]) == 2
    given = game.begin(core.Setup(("Anna", "Bruno"), {}, shipped))
    assert given == tools.started()
    assert game.to_position(given)["data"] is None


def test_the_house_maps_are_fair() -> None:
    """Turned by half a turn, a house map is itself with the towns exchanged."""
    for number in (1, 2):
        field = tools.started(map=number).tables.field
        turned = field.biomes[::-1]
        assert turned == field.biomes
        assert field.towns[0] == len(field.biomes) - 1 - field.towns[1]
        assert [field.steps[-1 - cell][::-1] for cell in range(len(turned))] == list(field.steps)


def test_owners_data_travels_in_the_position() -> None:
    data = tools.data(zombie={"hit_points": 7})
    state = game.begin(core.Setup(("Anna", "Bruno"), {}, copy.deepcopy(data)))
    position = game.to_position(state)
    assert position["data"] == data
    assert game.from_position(position) == state
    assert game.from_position(position).tables.cards["zombie"].hit_points == 7
