"""`plateau engine GAME`: the rules as a service, one JSON object a line in, one out.

For scripts, other front ends and tests. Nothing is kept between lines: every request carries its position. Whatever
comes in, one line goes out: a reply, or `{"error": {"code": ..., "message": ...}}`.
"""

import argparse
import logging
import sys
from collections.abc import Callable, Iterable
from typing import Any, TextIO

import msgspec

from plateau_parlant import engines
from plateau_parlant.access import bots
from plateau_parlant.engines import chance, core
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, Game, Over, PositionError, RefusedError, Step

log = logging.getLogger(__name__)

LONGEST = 4_000_000
"""Characters a line may have."""


class RequestError(Exception):
    """A request that cannot be answered. `code` and `message` go into the reply."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def serve(game_name: str, lines: Iterable[str], out: TextIO) -> None:
    """Answers every line until the input ends. Each reply is flushed."""
    game = engines.game(game_name)
    for line in lines:
        if not line.strip():
            continue
        out.write(reply_to(game, line) + "\n")
        out.flush()


def run(args: argparse.Namespace) -> int:
    """`engine GAME`: answers standard input, line by line, until it ends."""
    if sys.stdin is not None:
        serve(args.game, sys.stdin, sys.stdout)
    return 0


def reply_to(game: Game, line: str) -> str:
    """The reply to one line, as JSON without a line end."""
    try:
        reply = answer(game, _request(line))
    except RequestError as error:
        reply = _error(error.code, str(error))
    except RefusedError as error:
        reply = _error(error.refusal.code, sentence(error.refusal.code, error.refusal.parts))
    except (PositionError, core.NotationError) as error:
        reply = _error(error.code, sentence(error.code, error.parts))
    except Exception as error:  # a fault of ours must not end a service others stand on
        log.exception("engine request failed")
        reply = _error("internal", f"The engine failed on this request ({type(error).__name__}); see the log file.")
    return msgspec.json.encode(reply).decode()


def sentence(code: str, parts: dict[str, str | int]) -> str:
    """A code and its parts in plain English, for the reader of a reply."""
    words = code.replace("_", " ").capitalize()
    named = ", ".join(f"{name} {value}" for name, value in parts.items())
    return f"{words}: {named}." if named else f"{words}."


def _error(code: str, message: str) -> dict[str, Any]:
    return {"error": {"code": code, "message": message}}


def _request(line: str) -> dict[str, Any]:
    if len(line) > LONGEST:
        raise RequestError("too_long", "The line is too long.")
    try:
        request = msgspec.json.decode(line.encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RequestError("not_json", "The line is not JSON.") from None
    if not isinstance(request, dict):
        raise RequestError("not_an_object", "The line must be a JSON object.")
    return request


def answer(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    """The reply to a request. Raises `RequestError`, `RefusedError`, `PositionError` or `NotationError`."""
    verb = request.get("do")
    handler = _VERBS.get(verb) if isinstance(verb, str) else None
    if handler is None:
        known = ", ".join(_VERBS)
        raise RequestError("unknown_do", f"The field do must be one of {known}.")
    return handler(game, request)


# --- the verbs ----------------------------------------------------------------------------------------------


def _start(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    players = request.get("players", ["Anna"])
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RequestError("bad_players", "The field players must be a list of names.")
    if len(players) not in game.PLAYERS:
        counts = ", ".join(map(str, game.PLAYERS))
        raise RequestError("bad_players", f"The number of players must be one of {counts}.")
    options = request.get("options", {})
    if not isinstance(options, dict):
        raise RequestError("bad_options", "The field options must be an object.")
    data = request.get("data")
    if data is not None and not isinstance(data, dict):
        raise RequestError("bad_data", "The field data must be an object or null.")
    deal = request.get("deal", "table")
    state = game.begin(core.Setup(tuple(players), options, data))
    if deal == "table":
        return _reply(game, Step(state, ()))
    if not isinstance(deal, dict) or set(deal) != {"seed"}:
        raise RequestError("bad_deal", 'The field deal must be {"seed": number} or "table".')
    seed = _seed(deal["seed"])
    events: list[core.Event] = []
    while isinstance(ask := game.waiting(state), Ask):
        step = game.apply(state, Fact(ask.id, chance.answer(seed, ask), "seed"))
        state = step.state
        events += step.events
    return _reply(game, Step(state, tuple(events)))


def _legal(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    return {"moves": [game.notation(move) for move in game.legal(state, _seat(game, state, request))]}


def _apply(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    return _reply(game, game.apply(state, Act(_seat(game, state, request), _move(game, request))))


def _answer(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    ask = game.waiting(state)
    if not isinstance(ask, Ask):
        raise RequestError("no_ask", "No result is asked for in this position.")
    if "value" in request:
        value = request["value"]
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            value = tuple(value)
        elif not isinstance(value, str | dict):
            raise RequestError("bad_value", "The field value must be a string, a list of strings or an object.")
        source = "told"
    elif "seed" in request:
        value, source = chance.answer(_seed(request["seed"]), ask), "seed"
    else:
        raise RequestError("no_value", "The request needs a field value or seed.")
    return _reply(game, game.apply(state, Fact(ask.id, value, source)))


def _report(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    name, value = request.get("fact"), request.get("value", "")
    if not isinstance(name, str) or not isinstance(value, str | int):
        raise RequestError("bad_fact", "The fields fact and value must be a name and a string.")
    return _reply(game, game.apply(state, Fact(name, str(value), "told")))


def _view(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    seat = core.PUBLIC if request.get("seat") is None else _seat(game, state, request)
    return {"view": msgspec.to_builtins(game.view(state, seat))}


def _explain(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    seat = _seat(game, state, request)
    try:
        move = _move(game, request)
    except core.NotationError as error:
        return {"legal": False, "code": error.code, "message": sentence(error.code, error.parts)}
    refusal = game.check(state, Act(seat, move))
    if refusal is None:
        return {"legal": True, "code": None, "message": "The move is legal."}
    message = sentence(refusal.code, refusal.parts)
    return {"legal": False, "code": refusal.code, "message": message, "clause": refusal.clause}


def _hint(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    state = _state(game, request)
    seat = _seat(game, state, request)
    view = game.view(state, seat)
    if not game.options(view):
        raise RequestError("no_move", "This seat has no move now.")
    choice = bots.advise(game, view)
    why = [sentence(reason.code, reason.parts) for reason in choice.reasons]
    return {"move": game.notation(choice.move), "why": why}


def _result(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    return {"result": game.result(_state(game, request))}


def _schema(game: Game, request: dict[str, Any]) -> dict[str, Any]:
    return {"schema": game.schema()}


_VERBS: dict[str, Callable[[Game, dict[str, Any]], dict[str, Any]]] = {
    "start": _start,
    "legal": _legal,
    "apply": _apply,
    "answer": _answer,
    "report": _report,
    "view": _view,
    "explain": _explain,
    "hint": _hint,
    "result": _result,
    "schema": _schema,
}


# --- pieces -------------------------------------------------------------------------------------------------


def _reply(game: Game, step: Step) -> dict[str, Any]:
    position = game.to_position(step.state)
    players = len(position["players"])
    now = game.waiting(step.state)
    ask = None
    if isinstance(now, Ask):
        ask = {
            "kind": now.kind,
            "zone": now.zone,
            "among": list(now.among),
            "weights": list(now.weights),
            "count": now.count,
            "optional": now.optional,
            "repeat": now.repeat,
        }
    return {
        "position": position,
        "events": [core.plain(event, players) for event in step.events],
        "actors": list(now.must) if isinstance(now, Decide) else [],
        "ask": ask,
        "result": game.result(step.state) if isinstance(now, Over) else None,
    }


def _state(game: Game, request: dict[str, Any]) -> Any:
    position = request.get("position")
    if not isinstance(position, dict):
        raise RequestError("no_position", "The request needs a field position.")
    if position.get("game") != game.NAME:
        raise RequestError("other_game", f"The position must be one of the game {game.NAME}.")
    return game.from_position(position)


def _seat(game: Game, state: Any, request: dict[str, Any]) -> int:
    seat = request.get("seat", 0)
    players = len(game.to_position(state)["players"])
    if type(seat) is not int or not 0 <= seat < players:
        raise RequestError("bad_seat", f"The field seat must be a number from 0 to {players - 1}.")
    return seat


def _move(game: Game, request: dict[str, Any]) -> Any:
    text = request.get("move")
    if not isinstance(text, str):
        raise RequestError("no_move", "The request needs a field move.")
    return game.parse(text)


def _seed(value: Any) -> int:
    if type(value) is not int:
        raise RequestError("bad_seed", "The seed must be a whole number.")
    return value
