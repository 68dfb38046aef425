"""Positions of Orcz written by hand, and short ways to play them."""

from collections.abc import Iterable
from typing import Any

from plateau_parlant.engines import core, orcz
from plateau_parlant.engines.core import Act, Ask, Decide, Event, Fact
from plateau_parlant.engines.orcz.components import FIELDS

NAMES = ("Anna", "Bruno", "Chloe", "David")


def rank(text: str) -> dict[str, Any]:
    """A rank: "0 i3 *a2" is seat 0, left infantry 3, right archer 2 face down."""
    seat, left, right = text.split()
    down = "left" if left[0] == "*" else "right" if right[0] == "*" else None
    cards = {"left": left.lstrip("*"), "right": right.lstrip("*")}
    return {"seat": int(seat), "down": down, **{wing: None if card == "-" else card for wing, card in cards.items()}}


def position(
    players: int = 4,
    ranks: dict[str, Iterable[str]] | None = None,
    enemies: dict[str, str | None] | None = None,
    goblins: Iterable[int] = (),
    used: dict[int, list[str]] | None = None,
    hands: dict[int, list[str]] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A position in which every field has the enemy 4/2 unless `enemies` says otherwise (None: closed)."""
    goblins = tuple(goblins) or (5,) * players
    people = []
    for seat in range(players):
        person: dict[str, Any] = {"name": NAMES[seat], "goblins": goblins[seat], "used": (used or {}).get(seat, [])}
        if hands and seat in hands:
            person["hand"] = hands[seat]
        people.append(person)
    fields: dict[str, Any] = {}
    for name in FIELDS:
        enemy = (enemies or {}).get(name, "4/2")
        fields[name] = {"enemy": enemy, **({} if enemy else {"left": 0})}
        fields[name]["ranks"] = [rank(text) for text in (ranks or {}).get(name, ())]
    return {"game": "orcz", "players": people, "fields": fields, **rest}


def state(*args: Any, **rest: Any) -> orcz.State:
    return orcz.from_position(position(*args, **rest))


def play(now: orcz.State, *texts: str, seat: int | None = None) -> tuple[orcz.State, list[Event]]:
    """Moves in notation by whoever must choose ("2: scout urth 1" by seat 2), or "= value" for an Ask."""
    happened: list[Event] = []
    for text in texts:
        waiting = orcz.waiting(now)
        if text.startswith("="):
            assert isinstance(waiting, Ask), waiting
            values = tuple(text[1:].split())
            value: Any = values if waiting.count > 1 else values[0]
            step = orcz.apply(now, Fact(waiting.id, value, "keys"))
        else:
            assert isinstance(waiting, Decide), waiting
            who, colon, words = text.rpartition(": ")
            by = int(who) if colon else waiting.must[0] if seat is None else seat
            step = orcz.apply(now, Act(by, orcz.parse(words)))
        now = step.state
        happened += step.events
    return now, happened


def fight(
    ranks: Iterable[str], *texts: str, enemy: str = "4/2", field: str = "urth", **rest: Any
) -> tuple[orcz.State, list[Event]]:
    """The brawls and the battle of a field (the only open one), with the choices made."""
    enemies = {name: (enemy if name == field else None) for name in FIELDS}
    now = state(ranks={field: ranks}, enemies=enemies, step="order", **rest)
    return play(now, f"={field}", *texts)


def kinds(happened: Iterable[Event]) -> list[str]:
    return [core.kind(event) for event in happened]


def of(happened: Iterable[Event], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in happened if core.kind(event) == kind]


def one(happened: Iterable[Event], kind: str) -> Any:
    (event,) = of(happened, kind)
    return event


def code(now: orcz.State, text: str, seat: int | None = None) -> str:
    """The code of the refusal of a move, "" where it is taken."""
    waiting = orcz.waiting(now)
    by = seat if seat is not None else waiting.must[0] if isinstance(waiting, Decide) else 0
    refusal = orcz.check(now, Act(by, orcz.parse(text)))
    assert refusal is None or refusal.clause or refusal.code in ("not_your_turn", "not_now", "game_over"), refusal
    return refusal.code if refusal else ""


def goblins(now: orcz.State) -> tuple[int | None, ...]:
    return tuple(player.goblins for player in now.players)


def places(now: orcz.State, seat: int) -> list[Any]:
    """The legal ranks of a seat."""
    return [move for move in orcz.legal(now, seat) if core.kind(move) == "place"]
