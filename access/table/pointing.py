"""A thing of the board held to a reader: where it is, and what can be done with it; a second one is the target."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.commands import acting
from plateau_parlant.access.commands.company import ask as put_question
from plateau_parlant.access.listing import Listing
from plateau_parlant.access.narration.laying import Shown
from plateau_parlant.access.narration.parts import Line

from . import asking

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Ear

    from .mode import TableMode

SHOWN = "shown"
PRIVATE = "scanned"
"""Names of the list that holds a thing held to a reader: one that all may hear of, and one only its owner may."""


def show(mode: TableMode, seat: int, component: str) -> bool:
    """Says what the thing is to the seat, and makes it the current list. False where it is a card like any other."""
    desk = mode.desk
    ear = desk.ears[seat]
    shown = ear.narrator.shown(desk.session.view(seat), seat, component)
    if shown is None:
        return False
    if desk.seat == seat and _aimed(mode, seat, component):
        return True
    _say(mode, ear, shown, desk.session.view(seat))
    if desk.seat == seat and asking.pending(mode) is None and desk.question is None:
        item = shown.item
        if shown.open:
            mode.open_moves = frozenset(item.moves)
        desk.picking = None
        desk.open(Listing(SHOWN if shown.open else PRIVATE, lambda: [item]))
    return True


def _say(mode: TableMode, ear: Ear, shown: Shown, view: Any) -> None:
    moves = shown.item.moves
    move = ear.narrator.move(view, moves[0]).rstrip(".") if len(moves) == 1 else "none"
    text = ear.texts.text(
        "table-shown", text=shown.item.text.rstrip("."), count=len(moves), move=move[:1].lower() + move[1:]
    )
    line = Line(text, "table", True, earcon="read")
    if ear.private or not mode.desk.shared:
        ear.talk.event(line)
    elif shown.open:
        mode.speak(lambda _: text, "read")
    else:
        mode.speak(lambda other: other.texts.text("table-card-read", keys="yes"), "read")


def _aimed(mode: TableMode, seat: int, component: str) -> bool:
    """The thing as the target of what was held to the reader before, or of the move being chosen: asked first."""
    desk = mode.desk
    view = desk.session.view(seat)
    listing = desk.listing
    moves: tuple[Any, ...] = ()
    if desk.picking is not None:
        parts = desk.narrator.parts
        chosen = desk.picking.chosen
        moves = tuple(move for move in desk.picking.moves if parts(move)[: len(chosen)] == chosen)
    elif listing is not None and listing.name in (SHOWN, PRIVATE) and listing.entries:
        moves = tuple(getattr(listing.entries[0], "moves", ()))
    hits = [move for move in moves if desk.narrator.aimed(move, view) == component]
    if not hits or desk.question is not None:
        return False
    if len(hits) > 1:
        mode.open_moves = frozenset(hits)
        acting.begin_pick(desk, hits)
        return True

    def no() -> None:
        desk.picking = None
        desk.open_hand(spoken=False)
        desk.talk.answer(desk.say("pick-left"))

    what = desk.narrator.move(desk.view(), hits[0])
    put_question(desk, desk.say("table-laid-ask", what=what), partial(_play, mode, hits[0]), no)
    return True


def _play(mode: TableMode, move: Any) -> None:
    mode.desk.act(move)
