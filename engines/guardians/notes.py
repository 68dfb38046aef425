"""Positions as plain data, the census of components, and the description of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from plateau_parlant.engines.core import UNKNOWN, PositionError
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.moves import ALL_MOVES
from plateau_parlant.engines.guardians.position import State
from plateau_parlant.engines.guardians.views import ON_TABLE

NAME = "guardians"


def to_position(state: State) -> dict[str, Any]:
    """The state as JSON data."""
    data: dict[str, Any] = msgspec.to_builtins(state)
    return {"game": NAME, **data}


def from_position(position: Mapping[str, Any]) -> State:
    """The state of a position. Raises PositionError with what is wrong."""
    data = {key: value for key, value in position.items() if key != "game"}
    if position.get("game", NAME) != NAME:
        raise PositionError("other_game", game=str(position.get("game")))
    unknown = set(data) - set(State.__struct_fields__)
    if unknown:
        raise PositionError("unknown_key", key=sorted(unknown)[0])
    try:
        state = msgspec.convert(data, State, strict=True)
    except msgspec.ValidationError as error:
        raise PositionError("bad_position", what=str(error)) from None
    for name in census(state):
        card(name)
    if not state.end and state.prompt is None and state.pending is None:
        raise PositionError("nobody_asked")
    return state


def census(state: State) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    found: Counter[str] = Counter()
    for side in state.sides:
        zones = (
            side.pile,
            side.top,
            side.bottom,
            side.pen,
            side.depot,
            side.talon,
            side.buried,
            side.accessories,
            side.looking,
            side.dead_shields,
        )
        for zone in zones:
            found.update(zone)
        found.update([side.up] if side.up else [])
        found.update(p.card for p in side.plan if not p.how.startswith("lift"))
    for shield in state.shields:
        found.update((shield.card, *shield.creatures, *shield.items))
    for space in state.spaces:
        found.update(name for name in (space.terrain, space.stronghold, space.upgrade) if name)
        found.update(name for name in (space.under, space.slot) if name)
    for side in state.sides:
        for p in side.plan:
            if p.how.startswith("lift"):
                found[p.card] -= 1
    if state.fight is not None:
        for f in state.fight.fighters:
            kind = card(f.card).kind
            if f.place in ON_TABLE and f.job != "catapult" and kind not in ("guardian", "upgrade"):
                found[f.card] += 1
        for fs in state.fight.sides:
            found.update((*fs.hand, *fs.items))
    found.update(n for task in state.todo if task.name == "resolve_play" for n in (str(task.args[1]),))
    return {name: many for name, many in found.items() if many and name != UNKNOWN}


def schema() -> dict[str, Any]:
    """The position, the notation, the Asks and the options, described as data."""
    fields = {
        "options": "switches of the game (see OPTIONS); may be left out",
        "players": "names in seat order",
        "sides": "a player's guardian, stones, deck, pile (order unknown), top, bottom, pen, depot, up, discard piles;"
        " ? in a zone is a card nobody told, and the pile then holds what it may be too",
        "spaces": "a1 to c4: terrain, owner, holder, stronghold, rubble, under, upgrade; empty in a single fight",
        "shields": "shields on the board with what is under them",
        "fight": "the fight going on: sides with hidden hands, open cards (fighters) by number, the match-up",
        "mods": "lasting effects",
        "todo": "what the rules still have to do, the last first",
        "prompt": "the question asked: kind, seats, data",
        "pending": "the result wanted from outside",
    }
    return {
        "game": NAME,
        "position": fields,
        "types": msgspec.json.schema(State),
        "notation": {move.__struct_config__.tag: list(move.__struct_fields__) for move in ALL_MOVES},
        "targets": "card ids; archer.3 = open card number 3; a2 = a space; #4 = shield number 4; - = none",
        "asks": {
            "start": "a single fight begins: go",
            "draw": "a card of a pile",
            "upcard": "the card turned up",
            "look": "the top cards looked at",
            "pick": "a card drawn at random from a hidden hand or store",
            "reveal": "an unknown card that is turned up now",
            "tell": "one more unknown card that an effect is about, or none",
            "die": "a die, 1 to 6",
            "form": "the outcome of a card the table judges: fields and bounds in among; {} = no change",
        },
        "reports": {"held": "SEAT CARD: an unknown card of that player is this one"},
        "options": {
            "decks": "two ready decks or lists of cards",
            "hands": "two combat hands (mode fight); ? is a card nobody tells, drawn from the deck of that player in"
            " decks, where it is named, else from the whole list",
            "land": "a terrain card",
            "stronghold": "a stronghold card",
        },
    }


def result(state: State) -> dict[str, Any] | None:
    """Who won and why; None while the game goes on."""
    if not state.end:
        return None
    return {"winner": state.winner if state.winner >= 0 else None, "reason": state.end}
