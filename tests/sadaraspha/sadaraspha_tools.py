"""What the Sadaraspha tests share: a small box with round numbers, positions written short, play by notation."""

from __future__ import annotations

import copy
from typing import Any

from plateau_parlant.engines import core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import Act, Fact
from plateau_parlant.engines.sadaraspha.house import HOUSE
from plateau_parlant.engines.sadaraspha.position import State

ROWS = [
    ".1..f",
    ".f*r.",
    "w...v",
    ".r*f.",
    "f..2.",
]
"""The map of the tests, 5 by 5: town 1 on B1, town 2 on D5, victory on C2 and C4."""


def data(rows: list[str] | None = None, grid: str = "square4", **changes: Any) -> dict[str, Any]:
    """The house set on a small map with flat ground; `changes` are units' fields: ``zombie={"range": 2}``."""
    box = copy.deepcopy(HOUSE)
    box["name"] = "tests"
    box["maps"] = [{"name": "small", "grid": grid, "rows": rows or ROWS}]
    flat = {"cost": 1, "slow": 0, "attacker_penalty": 0, "target_penalty": 0}
    box["biomes"] = {name: dict(flat) for name in box["biomes"]}
    box["town"] = {"hit_points": 30, "target_penalty": 0}
    for name, values in (("biomes", changes.pop("biomes", {})), ("", changes.pop("top", {}))):
        for key, value in values.items():
            if name:
                box[name][key] = {**box[name][key], **value}
            else:
                box[key] = value
    for units in box["races"].values():
        for name, card in units.items():
            card.pop("biomes", None)
            card.update({"forbidden": [], "movement": 2, "hit_points": 5, "range": 1})
            card.update(changes.pop(name, {}))
    assert not changes
    return box


def unit(text: str) -> dict[str, Any]:
    """``unit("zombie1 C4 3 2")``: figure, cell, hit points (left out: full), actions (left out: 2)."""
    name, cell, *rest = text.split()
    found: dict[str, Any] = {"unit": name, "cell": cell}
    if rest:
        found["hit_points"] = int(rest[0])
    if len(rest) > 1:
        found["actions"] = int(rest[1])
    return found


def side(race: str, *units: str, **cards: int) -> dict[str, Any]:
    """A player's part of a position."""
    return {"name": "Anna", "race": race, "units": [unit(text) for text in units], **cards}


def position(
    one: dict[str, Any], other: dict[str, Any], box: dict[str, Any] | None = None, **fields: Any
) -> dict[str, Any]:
    """A position in Anna's action phase, turn 1, she the first player, unless `fields` say otherwise."""
    base = {"game": "sadaraspha", "data": data() if box is None else box, "players": [one, other], "phase": "action"}
    return base | fields


def state(*sides: dict[str, Any], box: dict[str, Any] | None = None, **fields: Any) -> State:
    """The state of such a position."""
    return game.from_position(position(*sides, box=box, **fields))


def play(now: State, *texts: str, seat: int | None = None) -> tuple[State, list[core.Event]]:
    """Moves by notation, each by the seat whose phase it is; "=4,6" answers the pending Ask, "=A" with one value."""
    happened: list[core.Event] = []
    for text in texts:
        if text.startswith("="):
            values = tuple(text[1:].split(","))
            step = game.apply(now, Fact(now.asks, values if len(values) > 1 else values[0]))
        else:
            step = game.apply(now, Act(now.seat if seat is None else seat, game.parse(text)))
        now = step.state
        happened += step.events
    return now, happened


def refused(now: State, text: str, seat: int | None = None) -> core.Refusal:
    """Why the move is refused; the legal moves must not hold it."""
    who = now.seat if seat is None else seat
    move = game.parse(text)
    refusal = game.check(now, Act(who, move))
    assert refusal is not None, f"{text} is taken"
    assert move not in game.legal(now, who)
    return refusal


def moves(now: State) -> list[str]:
    """The legal moves of the seat whose phase it is, as text."""
    return [game.notation(move) for move in game.legal(now, now.seat)]


def kinds(happened: list[core.Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [core.kind(event) for event in happened]


def started(**options: Any) -> State:
    """A new game of the house set."""
    return game.begin(core.Setup(("Anna", "Bruno"), options))
