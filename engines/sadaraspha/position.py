"""The state of a game, and the same as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from plateau_parlant.engines import core
from plateau_parlant.engines.core import PositionError
from plateau_parlant.engines.sadaraspha import components, events, moves
from plateau_parlant.engines.sadaraspha.board import BIOMES, GRIDS, TOWN, Tables
from plateau_parlant.engines.sadaraspha.components import KINDS, RACES, Box

NAME = "sadaraspha"
PENALTY = core.Option("penalty", "sum", ("sum", "die"))
MAP = core.Option("map", 1)
OPTIONS = (MAP, PENALTY, core.TURN_LIMIT)
"""`map`: which map of the data, from 1. `penalty`: off the sum of the dice, or off each die (S5.3)."""

PHASES = ("lot", "race", "setup", "construction", "action", "over")


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit on the map: its figure ("zombie2"), the cell's number, hit points, actions left this turn."""

    name: str
    cell: int
    hit_points: int
    actions: int = 0


class Side(msgspec.Struct, frozen=True, gc=False):
    """What a player has: race ("" until chosen), cards, hit points of the town, units in the order they were built."""

    race: str
    cards: tuple[int, int, int, int]
    town: int
    units: tuple[Unit, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):
    """A game. All of it is public. `seat` is whose phase it is, `first` who begins this turn (-1: not drawn yet).

    `pending`: the attack whose dice are asked for. `winner`: a seat, or -1 for a draw or while it goes on.
    """

    players: tuple[str, str]
    box: Box
    penalty: str
    limit: int | None
    sides: tuple[Side, Side]
    bank: tuple[int, int, int, int]
    turn: int = 0
    first: int = -1
    seat: int = 0
    phase: str = "lot"
    asks: int = 0
    pending: tuple[str, str] | None = None
    end: str = ""
    winner: int = -1

    @property
    def tables(self) -> Tables:
        """The box's cards, field and moves."""
        return self.box.tables


class View(msgspec.Struct, frozen=True):
    """What a seat knows: everything. `viewer` is the seat, or PUBLIC."""

    viewer: int
    state: State


def to_position(state: State) -> dict[str, Any]:
    """The state as plain data (see `schema`)."""
    options: dict[str, Any] = {"map": state.box.map, "penalty": state.penalty, "turn_limit": state.limit}
    names = state.tables.field.names
    players = []
    for name, side in zip(state.players, state.sides, strict=True):
        units = [
            {"unit": unit.name, "cell": names[unit.cell], "hit_points": unit.hit_points, "actions": unit.actions}
            for unit in side.units
        ]
        cards = dict(zip(KINDS, side.cards, strict=True))
        players.append({"name": name, "race": side.race or None, **cards, "town": side.town, "units": units})
    return {
        "game": NAME,
        "options": options,
        "data": components.data_of(state.box),
        "players": players,
        "bank": dict(zip(KINDS, state.bank, strict=True)),
        "turn": state.turn,
        "first": None if state.first < 0 else state.first,
        "seat": state.seat,
        "phase": state.phase,
        "asks": state.asks,
        "pending": list(state.pending) if state.pending else None,
        "end": state.end,
        "winner": None if state.winner < 0 else state.winner,
    }


class _PlainUnit(msgspec.Struct, forbid_unknown_fields=True):
    unit: str
    cell: str
    hit_points: int | None = None
    actions: int = 2


class _PlainSide(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    race: str | None = None
    wood: int = 0
    stone: int = 0
    ore: int = 0
    victory: int = 0
    town: int | None = None
    units: list[_PlainUnit] = []


class _Plain(msgspec.Struct, forbid_unknown_fields=True):
    players: list[_PlainSide]
    phase: str
    game: str = NAME
    options: dict[str, Any] = {}
    data: dict[str, Any] | None = None
    bank: dict[str, int] | None = None
    turn: int = 1
    first: int | None = 0
    seat: int = 0
    asks: int = 0
    pending: list[str] | None = None
    end: str = ""
    winner: int | None = None


def from_position(position: Mapping[str, Any]) -> State:
    """The state of a position; `bank` left out is what the players do not hold. Raises `PositionError`."""
    try:
        plain = msgspec.convert(dict(position), _Plain, strict=True)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise PositionError("bad_position", what=str(error)) from None
    if plain.game != NAME:
        raise PositionError("other_game", game=plain.game)
    options = core.settle(OPTIONS, plain.options)
    box = components.box(plain.data, options["map"] or 1)
    if len(plain.players) != 2:
        raise PositionError("bad_players", count=len(plain.players))
    sides = tuple(_side(box.tables, seat, plain) for seat in (0, 1))
    _check_cells(box.tables, sides)
    held = [sides[0].cards[n] + sides[1].cards[n] for n in range(4)]
    bank = [box.tables.bank[n] - held[n] for n in range(4)]
    if plain.bank is not None:
        for kind in plain.bank:
            if kind not in KINDS:
                raise PositionError("unknown_field", card="bank", field=kind, allowed="|".join(KINDS))
        bank = [plain.bank.get(kind, rest) for kind, rest in zip(KINDS, bank, strict=True)]
    for kind, count, here, every in zip(KINDS, bank, held, box.tables.bank, strict=True):
        if count < 0 or count + here > every:
            raise PositionError("too_many_cards", kind=kind, count=count + here, allowed=every)
    first = -1 if plain.first is None else plain.first
    winner = -1 if plain.winner is None else plain.winner
    for name, value, allowed in (
        ("seat", plain.seat, (0, 1)),
        ("first", first, (-1,) if plain.phase == "lot" else (-1, 0, 1) if plain.phase == "over" else (0, 1)),
        ("winner", winner, (-1, 0, 1)),
        ("phase", plain.phase, PHASES),
    ):
        if value not in allowed:
            raise PositionError("bad_value", field=name, value=str(value), allowed="|".join(map(str, allowed)))
    early = plain.phase in ("lot", "race", "setup")
    late = plain.phase in ("construction", "action")
    if plain.asks < 0 or plain.turn < late or (early and plain.turn) or bool(plain.end) != (plain.phase == "over"):
        raise PositionError("bad_value", field="turn", value=str(plain.turn), allowed=plain.phase)
    if (plain.phase == "setup" or late) and not all(side.race for side in sides):
        raise PositionError("no_race", seat=0 if not sides[0].race else 1)
    if plain.phase in ("lot", "race") and any(side.units for side in sides):
        raise PositionError("bad_value", field="units", value=plain.phase, allowed="")
    if plain.phase == "race" and sides[plain.seat].race:
        raise PositionError("race_taken", race=sides[plain.seat].race)
    if late and (min(side.town for side in sides) < 1):
        raise PositionError("bad_value", field="town", value="0", allowed=f"whole 1 {box.tables.town}")
    state = State(
        players=(plain.players[0].name, plain.players[1].name),
        box=box,
        penalty=options["penalty"],
        limit=options["turn_limit"],
        sides=(sides[0], sides[1]),
        bank=(bank[0], bank[1], bank[2], bank[3]),
        turn=plain.turn,
        first=first,
        seat=plain.seat,
        phase=plain.phase,
        asks=plain.asks,
        end=plain.end,
        winner=winner,
    )
    return msgspec.structs.replace(state, pending=_pending(state, plain.pending))


def _side(tables: Tables, seat: int, plain: _Plain) -> Side:
    given = plain.players[seat]
    race = given.race or ""
    if race and race not in RACES:
        raise PositionError("unknown_race", race=race, allowed="|".join(RACES))
    if race and race == (plain.players[1 - seat].race or ""):
        raise PositionError("race_taken", race=race)
    town = tables.town if given.town is None else given.town
    if not 0 <= town <= tables.town:
        raise PositionError("bad_value", field="town", value=str(town), allowed=f"whole 0 {tables.town}")
    cards = (given.wood, given.stone, given.ore, given.victory)
    if min(cards) < 0:
        raise PositionError("bad_value", field=KINDS[cards.index(min(cards))], value=str(min(cards)), allowed="whole 0")
    units: list[Unit] = []
    for one in given.units:
        card = tables.of.get(one.unit)
        if card is None or card.race != race:
            raise PositionError("unknown_unit", unit=one.unit)
        cell = tables.field.index.get(one.cell)
        if cell is None:
            raise PositionError("unknown_cell", cell=one.cell)
        biome = tables.field.biomes[cell]
        if biome == TOWN or biome in card.forbidden:
            raise PositionError("forbidden_ground", unit=one.unit, cell=one.cell, biome=BIOMES[biome])
        hit_points = card.hit_points if one.hit_points is None else one.hit_points
        if not 1 <= hit_points <= card.hit_points or not 0 <= one.actions <= 2:
            raise PositionError(
                "bad_value", field=one.unit, value=f"{hit_points} {one.actions}", allowed=f"whole 1 {card.hit_points}"
            )
        if any(one.unit == unit.name for unit in units):
            raise PositionError("twice", unit=one.unit)
        units.append(Unit(one.unit, cell, hit_points, one.actions))
    return Side(race, cards, town, tuple(units))


def _check_cells(tables: Tables, sides: tuple[Side, ...]) -> None:
    """One unit a cell, except workers of one side (S5.2)."""
    there: dict[int, tuple[int, str]] = {}
    for seat, side in enumerate(sides):
        for unit in side.units:
            other = there.setdefault(unit.cell, (seat, unit.name))
            shared = other[0] == seat and unit.name in tables.workers and other[1] in tables.workers
            if other[1] != unit.name and not shared:
                raise PositionError("occupied", cell=tables.field.names[unit.cell], unit=unit.name, by=other[1])


def _pending(state: State, given: list[str] | None) -> tuple[str, str] | None:
    if given is None:
        return None
    own = {unit.name: unit for unit in state.sides[state.seat].units}
    foes = {unit.name: unit.cell for unit in state.sides[1 - state.seat].units}
    foes["town"] = state.tables.field.towns[1 - state.seat]
    if state.phase == "action" and len(given) == 2 and given[0] in own and given[1] in foes:
        card = state.tables.of[given[0]]
        if card.dice and state.tables.field.steps[own[given[0]].cell][foes[given[1]]] <= card.range:
            return given[0], given[1]
    raise PositionError("bad_value", field="pending", value=" ".join(given), allowed="attack")


def schema() -> dict[str, Any]:
    """Position, notation, Asks, events and options, described as data."""
    return {
        "game": NAME,
        "options": {"map": "1 and up", "penalty": list(PENALTY.choices), "turn_limit": "null, or 1 and up"},
        "position": {
            "game": NAME,
            "options": "see above",
            "data": "the owner's set as in the profile file; null: the house set",
            "players": "two of {name, race or null, wood, stone, ore, victory, town: hit points, units}; of the player "
            "in seat 0 is the town marked 1. units: {unit: figure, cell, hit_points (null: full), actions left}",
            "bank": "{wood, stone, ore, victory}; left out: what the players do not hold",
            "turn": "0 in the set-up",
            "first": "seat that begins this turn, null before the lot",
            "seat": "whose phase it is",
            "phase": list(PHASES),
            "asks": "Asks answered so far",
            "pending": "null, or [attacker, target] while dice are asked for",
            "end": "'' or the reason",
            "winner": "seat or null",
        },
        "figures": {
            race: {unit: f"{unit}1 to {unit}{count}" for unit, count in units.items()}
            for race, units in components.ROSTER.items()
        },
        "cells": "a letter for the column from the west, a number for the row from the north: A1 is the north-west",
        "grids": list(GRIDS),
        "notation": [
            "race RACE",
            "build UNIT CELL",
            "change wood|stone",
            "move FIGURE CELL",
            "attack FIGURE FIGURE|town",
            "done",
        ],
        "moves": [core.kind(move) for move in (moves.Race(""), moves.Build("", ""), *moves.CHANGES[:1], moves.DONE)]
        + ["move", "attack"],
        "asks": {
            "first": "zone players; among seats: who is the first player",
            "roll": "zone the attacker; among the faces, count dice, each may show any face",
        },
        "events": [event.__struct_config__.tag for event in events.EVENTS],
        "data": {spec.name: spec.allowed for spec in components.UNIT_SPECS},
        "biomes": list(BIOMES),
    }
