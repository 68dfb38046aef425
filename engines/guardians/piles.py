"""Draw piles: drawing in secret, looking at the top and arranging it; what an Ask draws from."""

from __future__ import annotations

from plateau_parlant.engines.core import UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.position import State, Task, without
from plateau_parlant.engines.guardians.select import Source
from plateau_parlant.engines.guardians.unknown import left

# --- drawing ---------------------------------------------------------------------------------------------------------


@task
def draw_card(d: Draft, seat: int) -> None:
    """One card into the storage hand, in secret: a known one from the top, else one asked for."""
    side = d.sides[seat]
    if side.exhausted:
        return
    if side.top:
        d.set_side(seat, top=side.top[1:])
        drawn(d, seat, side.top[0])
    elif left(d.state, seat):
        d.ask("draw", f"pile {seat}", f"pile {seat}", Task("card_drawn", (seat,)), audience=own(seat))
    elif side.bottom:
        d.set_side(seat, bottom=side.bottom[1:])
        drawn(d, seat, side.bottom[0])
    else:
        d.set_side(seat, exhausted=True)


@task
def draw_up_card(d: Draft, seat: int) -> None:
    """A draw in the middle of a turn by the letter: the up-card is the first card, and a new one is turned up."""
    up = d.sides[seat].up
    if not up:
        d.then(Task("draw_card", (seat,)))
        return
    d.set_side(seat, up="")
    d.to_storage(seat, up, seen=True)
    d.tell(ev.CardMoved(seat=seat, card=up, start="upcard", to="storage"))
    d.then(Task("turn_up", (seat,)))


@task
def card_drawn(d: Draft, seat: int, value: str) -> None:
    """A card left the unknown part of the pile."""
    d.set_side(seat, pile=without(d.sides[seat].pile, value))
    drawn(d, seat, value)


def drawn(d: Draft, seat: int, name: str) -> None:
    """A card drawn goes to the store; only its owner hears which."""
    d.to_storage(seat, name, seen=False)
    d.tell(ev.Drawn(seat=seat, card=name, audience=own(seat), informs=own(seat), masked=ev.Drawn(seat=seat)))


def pile_size(state: State, seat: int) -> int:
    """Cards left to draw."""
    side = state.sides[seat]
    return len(side.top) + left(state, seat) + len(side.bottom)


def do_draw(d: Draft, source: Source, target: str, choice: str) -> None:
    """More (or fewer) cards drawn: at once, or kept for the draw to come."""
    from plateau_parlant.engines.guardians.sources import amount

    seat = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
    many = amount(d.state, source, source.effect.first())
    if source.effect.get("repeat") and choice.isdigit():
        many *= int(choice)
    if many < 0 or d.state.phase == "draw":
        d.set_side(seat, marks=(f"draw:{many}", *d.sides[seat].marks))
    else:
        d.then(*(Task("draw_card", (seat,)) for _ in range(many)))


def do_arrange(d: Draft, source: Source, target: str, choice: str) -> None:
    """Looks at the top cards of a pile; then each goes back on top, in the order said, or to the bottom."""
    pile = source.seat if source.effect.side("own") == "own" else 1 - source.seat
    many = min(int(source.effect.first()), pile_size(d.state, pile))
    side = d.sides[pile]
    known = side.top[:many]
    rest = many - len(known)
    d.set_side(pile, top=side.top[len(known) :])
    d.set_side(source.seat, looking=known)
    todo = Task("looked", (source.seat, pile))
    if rest and (there := left(d.state, pile)):
        count = min(rest, there)
        d.ask("look", f"pile {pile}", f"pile {pile}", todo, count, audience=own(source.seat))
    else:
        d.then(Task("looked", (source.seat, pile, "")))


@task
def looked(d: Draft, seat: int, pile: int, value: str | tuple[str, ...]) -> None:
    """The looker arranges what he saw."""
    names = tuple(n for n in ((value,) if isinstance(value, str) else value) if n)
    if UNKNOWN in names:
        _looked_untold(d, seat, pile, names)
        return
    side = d.sides[pile]
    bag = side.pile
    for name in names:
        bag = without(bag, name)
    d.set_side(pile, pile=bag, top_known=side.top_known | own(seat))
    seen = (*d.sides[seat].looking, *names)
    d.set_side(seat, looking=seen)
    d.tell(
        ev.Looked(
            seat=seat,
            pile=pile,
            cards=seen,
            audience=own(seat),
            informs=own(seat),
            masked=ev.Looked(seat=seat, pile=pile),
        )
    )
    d.then(Task("arrange_next", (seat, pile, "")))


def _looked_untold(d: Draft, seat: int, pile: int, names: tuple[str, ...]) -> None:
    """Some of what was looked at is not told: the cards are put back by hand, in an order that the program does not
    know; nothing on top is known any more."""
    back = d.sides[seat].looking
    d.set_side(seat, looking=())
    side = d.sides[pile]
    d.set_side(pile, pile=tuple(sorted((*side.pile, *back, *side.top))), top=())
    d.tell(ev.Untold(seat=seat, pile=pile))


@task
def arrange_next(d: Draft, seat: int, pile: int, placed: str) -> None:
    """Asks where the next of the cards looked at goes."""
    if d.sides[seat].looking:
        d.prompt("arrange", seat, data=(pile,))


def legal_arrange(state: State, seat: int) -> list[Move]:
    """Each card looked at: next on top, or under the pile."""
    names = dict.fromkeys(state.sides[seat].looking)
    return [mv.Use(name, where) for name in names for where in ("top", "bottom")]


def on_arrange(d: Draft, seat: int, move: Move) -> None:
    """Puts one card back: those put on top first lie uppermost."""
    assert isinstance(move, mv.Use) and d.last_prompt is not None
    pile = int(d.last_prompt.data[0])
    d.set_side(seat, looking=without(d.sides[seat].looking, move.card))
    side = d.sides[pile]
    if move.target == "bottom":
        d.set_side(pile, bottom=(*side.bottom, move.card))
    else:
        at = int(d.last_prompt.data[1]) if len(d.last_prompt.data) > 1 else 0
        d.set_side(pile, top=(*side.top[:at], move.card, *side.top[at:]))
        d.then(Task("arrange_more", (seat, pile, at + 1)))
        return
    at = int(d.last_prompt.data[1]) if len(d.last_prompt.data) > 1 else 0
    d.then(Task("arrange_more", (seat, pile, at)))


@task
def arrange_more(d: Draft, seat: int, pile: int, at: int) -> None:
    """Goes on arranging."""
    if d.sides[seat].looking:
        d.prompt("arrange", seat, data=(pile, at))


def bag_of(state: State, bag: str) -> tuple[str, ...]:
    """What an Ask draws from: a pile, a store, a hidden hand, a die."""
    if bag == "d6":
        return tuple("123456")
    if bag == "start":
        return ("go",)
    zone, _, number_ = bag.rpartition(" ")
    if not zone or not number_.isdigit():
        return ()
    side = state.sides[int(number_)]
    if zone == "pile":
        return side.pile
    if zone == "talon":
        return tuple(sorted((*side.talon, *side.buried)))
    if zone == "hand":
        return state.fight.sides[int(number_)].hand if state.fight else ()
    if zone == "storage":
        return (*side.pen, *side.depot)
    found: tuple[str, ...] = getattr(side, zone, ())
    return found
