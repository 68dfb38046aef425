"""Orcz's position as plain JSON data: written from a state, and read with every mistake named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, PositionError
from plateau_parlant.engines.orcz.components import (
    EVENTS,
    FIELD_NUMBER,
    FIELDS,
    HEROES,
    PLAYERS,
    SCOUT,
    START_GOBLINS,
    STRENGTH,
    Box,
    box_data,
    enemy_values,
    in_order,
    pile_size,
    read_box,
    read_enemy,
    rounds,
)
from plateau_parlant.engines.orcz.position import NAME, STEPS, Field, Looking, Player, Rank, State, untold
from plateau_parlant.engines.orcz.rules import OPTIONS, waiting


def to_position(state: State) -> dict[str, Any]:
    """The state as JSON data (see `schema`)."""
    now = waiting(state)
    looking = state.looking
    return {
        "game": NAME,
        "options": {"table": state.table, "turn_limit": state.turn_limit},
        "box": box_data(state.box),
        "players": [cast("dict[str, Any]", msgspec.to_builtins(player)) for player in state.players],
        "fields": {
            name: {
                "enemy": field.enemy or None,
                "left": field.left,
                "bag": list(field.bag),
                "beaten": list(field.beaten),
                "ranks": [
                    {
                        "seat": rank.seat,
                        "left": rank.left or None,
                        "right": rank.right or None,
                        "down": rank.down or None,
                        "seen": list(core.seat_list(rank.seen, len(state.players))),
                    }
                    for rank in field.ranks
                ],
            }
            for name, field in zip(FIELDS, state.fields, strict=True)
        },
        "step": state.step,
        "round": state.round,
        "first": state.first,
        "event": state.event or None,
        "events": list(state.events),
        "past": list(state.past),
        "turn": state.turn,
        "placed": state.placed,
        "phrased": state.phrased,
        "order": [FIELDS[number] for number in state.order],
        "last": state.last + 1,
        "front": state.front + 1,
        "attacking": state.attacking,
        "sharing": None if state.sharing < 0 else state.sharing,
        "due": state.due,
        "charges": list(state.charges),
        "looking": None
        if looking is None
        else {"seat": looking.seat, "field": FIELDS[looking.field], "rank": looking.rank + 1},
        "asks": state.asks,
        "pending": msgspec.to_builtins(now) if isinstance(now, core.Ask) else None,
        "end": state.end or None,
        "quitter": None if state.quitter < 0 else state.quitter,
    }


_KEYS: Final = (
    "game options box players fields step round first event events past turn placed phrased order last front attacking "
    "sharing due charges looking asks pending end quitter"
).split()
_FIELD_KEYS: Final = ("enemy", "left", "bag", "beaten", "ranks")
_RANK_KEYS: Final = ("seat", "left", "right", "down", "seen")
_PLAYER_KEYS: Final = ("name", "hand", "back", "used", "goblins", "moved")


def from_position(position: Mapping[str, Any]) -> State:
    """The state of a position. Raises `PositionError` with the code and where it is.

    What is left out: a hand is all the seat's cards that lie nowhere else, a bag all enemies that are not in
    place or beaten, the events all that are not drawn, `seen` the owner.
    """
    if not isinstance(position, Mapping):
        raise PositionError("not_a_mapping", field="position")
    _known(position, _KEYS, "position")
    if position.get("game") != NAME:
        raise PositionError("other_game", field="game", value=str(position.get("game")), allowed=NAME)
    options = core.settle(OPTIONS, _mapping(position, "options"))
    box = read_box(position.get("box"))
    listed = position.get("players")
    if not isinstance(listed, list) or len(listed) not in PLAYERS:
        raise PositionError("wrong_count", field="players", value=_size(listed), allowed="2, 3, 4")
    count = len(listed)
    given = _mapping(position, "fields")
    _known(given, FIELDS, "fields")
    fields = tuple(_field(_mapping(given, name), name, box.enemies[n], count) for n, name in enumerate(FIELDS))
    players = tuple(_player(entry, seat, box, fields) for seat, entry in enumerate(listed))
    event = _event(position.get("event"))
    past = tuple(_event(one) for one in _list(position, "past", ()))
    spent = Counter((*past, *([event] if event else [])))
    if spent - Counter(box.events):
        raise PositionError("too_many", field="past", value=next(iter(spent - Counter(box.events))))
    rest = tuple((Counter(box.events) - spent).elements())
    events = tuple(_event(one) for one in _list(position, "events", rest))
    if Counter(events) - Counter(rest):
        raise PositionError("too_many", field="events", value=next(iter(Counter(events) - Counter(rest))))
    step = position.get("step", "deploy")
    if step not in STEPS:
        raise PositionError("bad_value", field="step", value=str(step), allowed=", ".join(STEPS))
    order = tuple(_name(name) for name in _list(position, "order", ()))
    state = State(
        players=players,
        fields=fields,
        box=box,
        table=options["table"],
        turn_limit=options["turn_limit"],
        step=step,
        round=_number(position, "round", 1, 1, rounds(count)),
        first=_number(position, "first", 0, 0, count - 1),
        event=event,
        events=in_pile(events),
        past=past,
        turn=_number(position, "turn", 0, 0, 100_000),
        placed=_number(position, "placed", 0, 0, 5 * count),
        phrased=_flag(position, "phrased"),
        order=order,
        last=_number(position, "last", 0, 0, 99) - 1,
        front=_number(position, "front", 0, 0, 99) - 1,
        attacking=_flag(position, "attacking"),
        sharing=_number(position, "sharing", -1, 0, count - 1),
        due=_number(position, "due", 0, 0, 99),
        charges=tuple(_whole(one, "charges", 0, 99) for one in _list(position, "charges", ())),
        looking=_looking(position.get("looking"), count),
        asks=_number(position, "asks", 0, 0, 1_000_000),
        end=_text(position.get("end"), "end"),
        quitter=_number(position, "quitter", -1, 0, count - 1),
    )
    _fits(state)
    return state


def in_pile(events: Sequence[str]) -> tuple[str, ...]:
    """Event cards in the order of the list of events: a pile's own order is nowhere in the state."""
    order = list(EVENTS)
    return tuple(sorted(events, key=order.index))


def _fits(state: State) -> None:
    """Refuses what the parts cannot be together."""
    if state.step == "over":
        if not state.end:
            raise PositionError("missing_field", field="end")
        return
    if state.end:
        raise PositionError("bad_value", field="end", value=state.end, allowed="null unless the step is over")
    if state.step in ("brawl", "give", "charge"):
        if not state.order or state.fields[state.order[0]].closed or not state.fields[state.order[0]].enemy:
            raise PositionError("bad_value", field="order", value="", allowed="a field with an enemy in place")
        size = len(state.fields[state.order[0]].ranks)
        if state.last >= size or state.front >= size or (state.attacking and state.front < 0):
            raise PositionError("bad_value", field="last", value=state.last + 1, allowed=f"0 to {size}")
    if len(set(state.order)) != len(state.order):
        raise PositionError("bad_value", field="order", value=len(state.order), allowed="each field once")
    if state.step in ("give", "charge") and (state.sharing < 0 or state.due < 1):
        raise PositionError("missing_field", field="sharing")
    if state.charges and len(state.charges) != len(state.players):
        raise PositionError("wrong_count", field="charges", value=len(state.charges), allowed=len(state.players))
    if state.step == "deploy" and not any(field.enemy for field in state.fields):
        raise PositionError("missing_field", field="fields enemy")
    if state.step == "deploy" and state.placed >= 5 * len(state.players):
        raise PositionError("bad_value", field="placed", value=state.placed, allowed="a turn is left")
    if state.looking is not None:
        ranks = state.fields[state.looking.field].ranks
        if state.looking.rank >= len(ranks) or ranks[state.looking.rank].hidden != UNKNOWN:
            raise PositionError("bad_value", field="looking", value=state.looking.rank + 1, allowed="a rank with ?")
    for seat in range(len(state.players)):
        if untold(state, seat) > len(state.players[seat].hand):
            raise PositionError("too_many", field=f"players {seat} hand", value=UNKNOWN)
    if not state.table and any(rank.hidden == UNKNOWN for field in state.fields for rank in field.ranks):
        raise PositionError("bad_value", field="ranks", value=UNKNOWN, allowed="? only with the option table")


def _player(entry: Any, seat: int, box: Box, fields: tuple[Field, ...]) -> Player:
    where = f"players {seat}"
    if not isinstance(entry, Mapping):
        raise PositionError("not_a_mapping", field=where)
    _known(entry, _PLAYER_KEYS, where)
    name = entry.get("name")
    if not isinstance(name, str) or not name:
        raise PositionError("missing_field", field=f"{where} name")
    used = tuple(_card(card, f"{where} used") for card in _list(entry, "used", ()))
    if set(used) - set(HEROES) or len(set(used)) != len(used):
        raise PositionError("bad_value", field=f"{where} used", value=", ".join(used), allowed=", ".join(HEROES))
    back = tuple(_card(card, f"{where} back") for card in _list(entry, "back", ()))
    lying = [card for field in fields for rank in field.ranks if rank.seat == seat for card in (rank.left, rank.right)]
    out = Counter((*used, *back, *(card for card in lying if card and card != UNKNOWN)))
    whole = Counter((*box.troops, *HEROES))
    if out - whole:
        raise PositionError("too_many", field=where, value=next(iter(out - whole)))
    hand = tuple(_card(card, f"{where} hand") for card in _list(entry, "hand", tuple((whole - out).elements())))
    over = Counter(hand) - (whole - out)
    if over:
        raise PositionError("too_many", field=f"{where} hand", value=next(iter(over)))
    goblins = _number(entry, "goblins", START_GOBLINS, 0, 100_000)
    return Player(name, in_order(hand), back, used, goblins, _number(entry, "moved", 0, -100_000, 100_000))


def _field(entry: Mapping[str, Any], name: str, whole: tuple[str, ...], count: int) -> Field:
    _known(entry, _FIELD_KEYS, name)
    enemy = "" if entry.get("enemy") is None else read_enemy(entry["enemy"], f"{name} enemy")
    beaten = tuple(read_enemy(one, f"{name} beaten") for one in _list(entry, "beaten", ()))
    up = Counter((*beaten, *([enemy] if enemy else [])))
    if up - Counter(whole):
        raise PositionError("too_many", field=name, value=next(iter(up - Counter(whole))))
    rest = tuple((Counter(whole) - up).elements())
    bag = tuple(read_enemy(one, f"{name} bag") for one in _list(entry, "bag", rest))
    if Counter(bag) - Counter(rest):
        raise PositionError("too_many", field=f"{name} bag", value=next(iter(Counter(bag) - Counter(rest))))
    left = _number(entry, "left", max(0, pile_size(count) - len(beaten) - bool(enemy)), 0, len(bag))
    ranks = tuple(_rank(one, n, name, count) for n, one in enumerate(_list(entry, "ranks", ())))
    if ranks and not enemy:
        raise PositionError("bad_value", field=f"{name} ranks", value=len(ranks), allowed="none without an enemy")
    return Field(enemy, left, tuple(sorted(bag, key=enemy_values)), beaten, ranks)


def _rank(entry: Any, number: int, name: str, count: int) -> Rank:
    where = f"{name} rank {number + 1}"
    if not isinstance(entry, Mapping):
        raise PositionError("not_a_mapping", field=where)
    _known(entry, _RANK_KEYS, where)
    seat = _number(entry, "seat", -1, 0, count - 1)
    if seat < 0:
        raise PositionError("missing_field", field=f"{where} seat")
    down = entry.get("down") or ""
    if down not in ("", "left", "right"):
        raise PositionError("bad_value", field=f"{where} down", value=str(down), allowed="left, right, null")
    cards = {wing: entry.get(wing) or "" for wing in ("left", "right")}
    for wing, card in cards.items():
        if not (card == "" and not down) and not (card == UNKNOWN and wing == down):
            _card(card, where)
        if card == SCOUT and wing != down:
            raise PositionError("scout_in_rank", field=where, value=card)
    seen = 1 << seat
    for one in _list(entry, "seen", ()):
        seen |= 1 << _whole(one, f"{where} seen", 0, count - 1)
    return Rank(seat, cards["left"], cards["right"], down, seen)


def _looking(entry: Any, count: int) -> Looking | None:
    if entry is None:
        return None
    if not isinstance(entry, Mapping):
        raise PositionError("not_a_mapping", field="looking")
    _known(entry, ("seat", "field", "rank"), "looking")
    rank = _number(entry, "rank", 1, 1, 99) - 1
    return Looking(_number(entry, "seat", 0, 0, count - 1), _name(entry.get("field")), rank)


def _known(entry: Mapping[str, Any], keys: Sequence[str], where: str) -> None:
    for key in entry:
        if key not in keys:
            raise PositionError("unknown_key", field=f"{where} {key}", allowed=", ".join(keys))


def _mapping(entry: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = entry.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError("not_a_mapping", field=key)
    return value


def _list(entry: Mapping[str, Any], key: str, default: Sequence[Any]) -> Sequence[Any]:
    value = entry.get(key)
    if value is None:
        return default
    if not isinstance(value, (list, tuple)):
        raise PositionError("not_a_list", field=key)
    return value


def _card(card: Any, where: str) -> str:
    if not isinstance(card, str) or card not in STRENGTH:
        raise PositionError("unknown_card", field=where, value=str(card))
    return card


def _event(event: Any) -> str:
    if event is None:
        return ""
    if not isinstance(event, str) or event not in EVENTS:
        raise PositionError("unknown_event", field="event", value=str(event))
    return event


def _name(name: Any) -> int:
    if not isinstance(name, str) or name not in FIELD_NUMBER:
        raise PositionError("unknown_field", field="order", value=str(name), allowed=", ".join(FIELDS))
    return FIELD_NUMBER[name]


def _number(entry: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = entry.get(key)
    return default if value is None else _whole(value, key, least, most)


def _whole(value: Any, where: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise PositionError("out_of_range", field=where, value=str(value), allowed=f"{least} to {most}")
    return value


def _flag(entry: Mapping[str, Any], key: str) -> bool:
    value = entry.get(key, False)
    if type(value) is not bool:
        raise PositionError("bad_value", field=key, value=str(value), allowed="true, false")
    return value


def _text(value: Any, where: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise PositionError("bad_value", field=where, value=str(value))
    return value


def _size(value: Any) -> int:
    return len(value) if isinstance(value, list) else 0
