"""A bench on which every word of every card is tried: the same position with the word and without it.

A `Case` has a `probe` (plays a position made for the word and gives what can be seen there) and `stated`, which says
whether what is seen with the word, against what is seen without it, is what the word states.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec
from guardians_tools import BOX, Table, guardians

from plateau_parlant.engines.core import Ask, Over
from plateau_parlant.engines.guardians import components, strength
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.position import Fighter, replace
from plateau_parlant.engines.guardians.select import fits_text

components.install(BOX)
ROWS = tuple(components.catalogue().cards.values())

LAND = {
    "Mountains": "mountains",
    "Rivers": "rivers-and-lakes",
    "Spires": "spires",
    "Swamp": "swamp",
    "Heaps": "the-dry-heaps",
    "Woods": "woods",
    "Jungle": "jungle",
    "Stronghold": "",
    "Facedown": "woods",
    "None": "",
}


class Case(NamedTuple):
    """How a word of a card is tried."""

    probe: Callable[[], Any]
    stated: Callable[[Any, Any], bool]


def every() -> Iterator[tuple[components.Card, int, Effect]]:
    """Each word of each row, `manual` apart."""
    for card in ROWS:
        for index, effect in enumerate(card.effects):
            if effect.word != "manual":
                yield card, index, effect


@contextmanager
def without(card_id: str, index: int) -> Iterator[None]:
    """The card list in which one effect of one card is missing."""
    cards = components.catalogue().cards
    kept = cards[card_id]
    pieces = kept.cell.split(";")
    del pieces[index]
    fields = {name: getattr(kept, name) for name in kept.__struct_fields__}
    cards[card_id] = components.Card(**{**fields, "cell": ";".join(pieces)})
    _forget()
    try:
        yield
    finally:
        cards[card_id] = kept
        _forget()


def _forget() -> None:
    for forget in components.FORGET:
        forget()


# --- choosing cards ------------------------------------------------------------------------------------------------


@cache
def _nobody() -> Any:
    return Table(["idiot"], ["idiot"]).state


@cache
def plain_ones() -> tuple[components.Card, ...]:
    """Creatures, those without text or icons first, then by vitality."""
    creatures = [c for c in ROWS if c.creature and not c.manual and not c.id.endswith("-pr") and c.vitality > 0]
    return tuple(sorted(creatures, key=lambda c: (len(c.effects), c.ocb > 0, c.fly, c.vitality)))


def pick(want: str = "", least: int = 0, most: int = 99, avoid: tuple[str, ...] = ()) -> str:
    """A creature as plain as can be that fits a selector."""
    for c in plain_ones():
        if c.id in avoid or not least <= c.vitality <= most:
            continue
        if fits(c.id, want):
            return c.id
    raise LookupError(f"no creature fits {want} {least} {most}")


def fits(card_id: str, want: str) -> bool:
    """Whether a card in a hand fits a selector."""
    words = [part for part in want.split("|") if part] if want else []
    plain = "|".join("&".join(t for t in part.split("&") if t not in SITUATION) or "any" for part in words)
    return fits_text(_nobody(), plain, Fighter(-1, card_id, 0, "hand"), 0)


SITUATION = frozenset({"mine", "opponent", "lost", "beaten", "current", "secondary", "self", "both", "command"})
"""Flags that say where a card is, not what it is."""


def neutral(kind: str) -> str:
    """A plain opponent of the same kind: no off-colour bonus on either side."""
    return {"mortal": "idiot", "elemental": "gorgal-skag", "external": "zombie"}.get(kind, "idiot")


# --- playing ---------------------------------------------------------------------------------------------------------


def place_of(card: components.Card, effect: Effect) -> dict[str, Any]:
    """The land, stronghold and roles an effect asks for; seat 0 has the card."""
    more: dict[str, Any] = {}
    land = effect.get("in").split("|")[0]
    if land == "Stronghold":
        more["stronghold"] = "carreg-amroth-left"
    elif land and land != "None":
        more["land"] = LAND[land]
        if land == "Facedown":
            more["facedown"] = True
    if effect.get("role") == "defending":
        more["attacker"] = 1
    return more


def table(mine: list[str], theirs: list[str], **more: Any) -> Table:
    """A fight; `accessories` by seat besides what a set-up may hold."""
    extra = {name: more.pop(name) for name in ("accessories", "ups", "pens", "talons") if name in more}
    made = Table(mine, theirs, stones=more.pop("stones", [9, 9]), **more)
    fields = {"accessories": "accessories", "ups": "up", "pens": "pen", "talons": "talon"}
    for name, by_seat in extra.items():
        for seat, value in enumerate(by_seat):
            side = made.state.sides[seat]
            sides = list(made.state.sides)
            sides[seat] = replace(side, **{fields[name]: value if name == "ups" else tuple(value)})
            made.state = replace(made.state, sides=tuple(sides))
    return made


def meet(t: Table, mine: str, theirs: str, window: str = "open") -> Table:
    """The next match-up up to a window of seat 0, nothing played."""
    t.match(mine, theirs)
    return until(t, lambda: at_window(t, window))


def at_window(t: Table, window: str, seat: int = 0) -> bool:
    """Whether a seat is asked in such a window."""
    prompt = t.state.prompt
    return prompt is not None and prompt.kind == "window" and prompt.seats == (seat,) and prompt.data[0] == window


def until(t: Table, stop: Callable[[], bool], prefer: Callable[[list[str]], str | None] = lambda legal: None) -> Table:
    """Passes until something holds, or the fight (game) is over."""
    for _ in range(300):
        if t.state.end or stop():
            return t
        now = guardians.waiting(t.state)
        if isinstance(now, Over):
            return t
        if isinstance(now, Ask):
            t._seeded(now)
            continue
        seat = now.must[0]
        legal = t.legal(seat)
        chosen = prefer(legal)
        t.act(seat, chosen or ("pass" if "pass" in legal else "done" if "done" in legal else legal[0]))
    raise AssertionError("never came there")


def current(t: Table, seat: int = 0) -> Fighter:
    """The creature of a seat in the match-up."""
    return t.state.fight.fighters[t.state.fight.pair[seat]]


def total(t: Table, seat: int = 0) -> int:
    """The sum a creature of the match-up has just now."""
    return strength.total(strength.lines(t.state, current(t, seat)))


def line(t: Table, code: str, seat: int = 0) -> int:
    """What one sort of line of that sum amounts to."""
    return sum(part[1] for part in strength.lines(t.state, current(t, seat)) if part[0] == code)


def offered(t: Table, *words: str, seat: int = 0) -> bool:
    """Whether some legal move holds all the words."""
    return any(all(word in move.split() or word in move for word in words) for move in t.legal(seat))


def rolls(t: Table, *faces: int) -> Table:
    """The dice that will come."""
    t.answers["die"] = [str(face) for face in faces]
    return t


def flat(text: str) -> int:
    """A fixed number."""
    return number(text).flat


# --- what is stated ------------------------------------------------------------------------------------------------


def more_by(change: int) -> Callable[[Any, Any], bool]:
    """The number is greater by so much."""
    return lambda with_, without_: with_ - without_ == change


def only_with(with_: Any, without_: Any) -> bool:
    """It happens, or is offered, with the word only."""
    return bool(with_) and not without_


def not_with(with_: Any, without_: Any) -> bool:
    """It happens, or is offered, without the word only."""
    return not with_ and bool(without_)


def becomes(value: Any) -> Callable[[Any, Any], bool]:
    """Just that with the word, and something else without it."""
    return lambda with_, without_: with_ == value and without_ != value


def plain_json(value: Any) -> Any:
    """Anything seen as comparable data."""
    return msgspec.to_builtins(value)


# --- by hand -----------------------------------------------------------------------------------------------------


def use(t: Table, text: str, seat: int = 0) -> bool:
    """Makes the first legal move that holds the text; False where there is none."""
    move = next((move for move in t.legal(seat) if text in move), None)
    if move is not None:
        t.act(seat, move)
    return move is not None


def asked(t: Table, *kinds: str, seat: int | None = None) -> bool:
    """Whether such a question stands (for that seat)."""
    prompt = t.state.prompt
    return prompt is not None and prompt.kind in kinds and (seat is None or seat in prompt.seats)


def to_ask(t: Table, *kinds: str, seat: int | None = None) -> Table:
    """Passes until such a question stands."""
    return until(t, lambda: asked(t, *kinds, seat=seat))


def eager(t: Table, *kinds: str, stop: Callable[[], bool] = lambda: False) -> Table:
    """Passes, but seat 0 takes what its cards offer, until such a question stands or something holds."""

    def taken(legal: list[str]) -> str | None:
        return next((m for m in legal if m.startswith("use ")), None) if asked(t, "offer", seat=0) else None

    return until(t, lambda: (bool(kinds) and asked(t, *kinds)) or stop() or t.state.fight is None, taken)


@contextmanager
def without_word(card_id: str, word: str) -> Iterator[None]:
    """The card list in which a card lacks a word."""
    index = next(i for i, effect in enumerate(components.card(card_id).effects) if effect.word == word)
    with without(card_id, index):
        yield


def open_window(t: Table, mine: str, theirs: str, window: str = "open", seat: int = 0) -> Table:
    """A match-up up to a window of a seat."""
    t.match(mine, theirs)
    return until(t, lambda: at_window(t, window, seat))


def settled(t: Table) -> Table:
    """Passes answers until a window, or another question than an answer, stands."""
    return until(t, lambda: t.state.prompt is not None and t.state.prompt.kind not in ("respond", "bribe"))


SHIELD, OX = "shield-maitzs-lightning-10", "shield-ploogs-ox-10"


def fought(ours: list[str], theirs: list[str], **more: Any) -> Table:
    """Two shields meet on a3, the strongholds of seat 0 behind it."""
    from guardians_tools import board

    from plateau_parlant.engines.guardians.position import Task

    pair = [
        (1, 0, SHIELD, "a2", ours, more.pop("items", [])),
        (2, 1, OX, more.get("at", "a3"), theirs, more.pop("their_items", [])),
    ]
    where = more.pop("at", "a3")
    land = {"a2": ("swamp", 0), "a3": ("swamp", 1)}
    land.update(more.pop("terrain", {}))
    if where == "a4":
        pair[0] = (1, 0, SHIELD, "a3", ours, pair[0][5])
        land["a3"] = ("swamp", 0)
    made = board("activate", 0, shields=pair, terrain=land, todo=(Task("settle_phase"),), **more)
    return made.act(0, f"go 1 {where}")


def window_of(kind: str, phase: str = "", **more: Any) -> Table:
    """A window of seat 0 on the board."""
    from guardians_tools import board

    from plateau_parlant.engines.guardians.position import Task

    phase = phase or {"draw": "draw", "draw_end": "draw", "turn_start": "draw", "settle": "settle"}.get(kind, "combat")
    todo = more.pop("todo", (Task("settle_phase"),))
    return board("window", 0, data=(kind, 0), phase=phase, todo=todo, **more)
