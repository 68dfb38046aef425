"""What the dragon tests share: positions written short, play by notation, random play."""

from collections.abc import Iterator
from typing import Any

from plateau_parlant.engines import chance, core
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import Act, Ask, Fact, Over
from plateau_parlant.engines.dragon.position import State


def player(hand: str = "r1 b1 v1", tokens: str = "", size: int = 10, **camp: Any) -> dict[str, Any]:
    """A player's part of a position; `shown` goes to the player, all other names to the camp."""
    shown = camp.pop("shown", [])
    return {
        "name": "Anna",
        "hand": hand.split(),
        "shown": shown,
        "tokens": tokens.split(),
        "camp": {"size": size, **camp},
    }


def position(*players: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position in step A with empty piles; the colours of III, IV and the tower are those of their first cards."""
    armies = {army: fields.pop(army, "").split() for army in ("I", "II", "III", "IV")}
    tower = fields.pop("tower", "").split()
    piles = {"III": armies["III"], "IV": armies["IV"], "tower": tower}
    colours = {
        name: (cards[0][-1] if cards[0][0] == "h" else cards[0][0]) if cards else None for name, cards in piles.items()
    }
    colours.update(fields.pop("colours", {}))
    data: dict[str, Any] = {
        "game": "dragon",
        "options": {"undead": False, "hero_value": "named"},
        "players": list(players) or [player()],
        "armies": armies,
        "tower": tower,
        "colours": colours,
        "red": "I",
        "undead": None,
        "undead_by": None,
        "tower_closed_by": None,
        "grounded": [],
        "turn": 0,
        "step": "A",
        "used": None,
        "placed": 0,
        "taken": [],
    }
    data.update(fields)
    return data


def state(*players: dict[str, Any], **fields: Any) -> State:
    """The state of such a position."""
    return game.from_position(position(*players, **fields))


def moves(s: State, seat: int = 0, kind: str = "") -> set[str]:
    """The legal moves in notation, all or those that begin with a word."""
    return {text for text in map(game.notation, game.legal(s, seat)) if text.startswith(kind)}


def do(s: State, *texts: str, seat: int | None = None) -> State:
    """The state after these moves of the seat on turn."""
    for text in texts:
        s = game.apply(s, Act(s.turn if seat is None else seat, game.parse(text))).state
    return s


def events(s: State, text: str) -> list[dict[str, Any]]:
    """What a move causes, in full, as JSON data."""
    step = game.apply(s, Act(s.turn, game.parse(text)))
    return [core.plain(event, len(s.names)) for event in step.events]


def kinds(s: State, text: str) -> list[str]:
    return [event["kind"] for event in events(s, text)]


def refused(s: State, text: str, seat: int | None = None) -> str:
    """The code of the refusal; fails where the move is taken or `legal` lists it."""
    seat = s.turn if seat is None else seat
    move = game.parse(text)
    refusal = game.check(s, Act(seat, move))
    assert refusal is not None, f"{text} is taken"
    assert move not in game.legal(s, seat)
    return refusal.code


def answer(s: State, *values: Any) -> State:
    """The state after these answers to the pending Asks."""
    for value in values:
        s = game.apply(s, Fact(s.asks, value, "keys")).state
    return s


def refused_answer(s: State, value: Any) -> str:
    refusal = game.check(s, Fact(s.asks, value, "keys"))
    assert refusal is not None
    return refusal.code


def start(players: int, seed: int = 1, **options: Any) -> State:
    """A seeded game after its set-up."""
    s = game.begin(core.Setup(("Anna", "Bruno", "Chloe", "David")[:players], options))
    while isinstance(now := game.waiting(s), Ask):
        s = game.apply(s, Fact(now.id, chance.answer(seed, now), "seed")).state
    return s


def walk(players: int, seed: int, longest: int = 20_000, **options: Any) -> Iterator[tuple[State, core.Entry, State]]:
    """Every step of a random game: before, entry, after."""
    rng = chance.Generator(seed, 7)
    s = game.begin(core.Setup(("Anna", "Bruno", "Chloe", "David")[:players], options))
    for _ in range(longest):
        now = game.waiting(s)
        if isinstance(now, Over):
            return
        if isinstance(now, Ask):
            entry: core.Entry = Fact(now.id, chance.answer(seed, now), "seed")
        else:
            entry = Act(s.turn, rng.choice(game.legal(s, s.turn)))
        after = game.apply(s, entry).state
        yield s, entry, after
        s = after
    raise AssertionError(f"no end after {longest} entries")
