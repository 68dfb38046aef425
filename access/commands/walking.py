"""Moving through lists: next, previous, the other axis, more, back."""

from plateau_parlant.access import form
from plateau_parlant.access.desk import Desk
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.access.narration.parts import Zone, more_of

TEN = 10
"""What a digit cannot reach in a long list is reached by tens."""


def say_spot(desk: Desk, edge: str = "") -> None:
    """Where the cursor is: the thing, then "2 of 9". `edge`: "first" or "last" where the list ended."""
    listing = desk.listing
    assert listing is not None
    spot = listing.spot
    if spot is None:
        desk.talk.navigate(desk.say("list-empty-before" if edge == "first" else "list-empty", list=listing.name))
        return
    if listing.inner >= 0:
        at, count = listing.inner + 1, len(listing.inside)
    else:
        at, count = listing.at + 1, len(listing.entries)
    name = f"walk-{edge}" if edge else "walk-at"
    desk.talk.navigate(desk.say(name, text=spot.text.rstrip("."), at=at, count=count))


def current(desk: Desk) -> Listing:
    """The current list, as the game stands now; the hand (or the board) where there was none."""
    if desk.listing is None:
        if desk.narrator.HAS_HAND:
            desk.open_hand(spoken=False)
        else:
            open_board(desk)
    else:
        desk.listing.refresh()
    assert desk.listing is not None
    return desk.listing


def open_board(desk: Desk) -> None:
    """The board becomes the current list, without a word."""
    desk.open(Listing("board", lambda: desk.open_ear.narrator.board(desk.open_view())[1]))


def _step(desk: Desk, by: int) -> None:
    moved = current(desk).step(by)
    say_spot(desk, "" if moved else "last" if by > 0 else "first")


def do_next(desk: Desk) -> None:
    """The next entry of the current list."""
    _step(desk, 1)


def do_previous(desk: Desk) -> None:
    """The previous entry of the current list."""
    _step(desk, -1)


def _step_inside(desk: Desk, by: int) -> None:
    listing = current(desk)
    if not isinstance(listing.current, Zone) and len(listing.entries) > TEN:
        # A long list has its tens on the other axis.
        moved = listing.step(TEN * by)
        say_spot(desk, "" if moved else "last-tens" if by > 0 else "first-tens")
        return
    if not isinstance(listing.current, Zone):
        desk.talk.answer(desk.say("axis-none-next" if by > 0 else "axis-none-previous", list=listing.name))
        return
    if not listing.inside:
        zone = listing.current
        desk.talk.answer(desk.say("zone-empty-next" if by > 0 else "zone-empty-previous", zone=zone.text))
        return
    moved = listing.step_inside(by)
    if not moved and listing.inner < 0:
        listing.inner = 0
    say_spot(desk, "" if moved else "last" if by > 0 else "first")


def do_next_axis(desk: Desk) -> None:
    """The next thing inside the zone under the cursor."""
    _step_inside(desk, 1)


def do_previous_axis(desk: Desk) -> None:
    """The thing before, inside the zone under the cursor."""
    _step_inside(desk, -1)


def do_more(desk: Desk) -> None:
    """More about what is under the cursor."""
    spot = current(desk).spot
    if spot is None:
        desk.talk.answer(desk.say("more-empty"))
    elif more := more_of(spot):
        desk.talk.answer(more)
    else:
        desk.talk.answer(desk.say("more-none", text=spot.text))


def do_back(desk: Desk) -> None:
    """One step back; the menu where there is nothing to leave. Never ends the game."""
    from plateau_parlant.access.commands.acting import back_in_pick
    from plateau_parlant.access.commands.program import open_menu

    listing = desk.listing
    if desk.table_mode and desk.table_mode.back():
        return
    if listing is not None and listing.name == form.NAME and (open_form := form.pending(desk)) and open_form.back():
        return
    if listing is not None and listing.name == "pick":
        back_in_pick(desk)
    elif listing is not None and listing.inner >= 0:
        listing.inner = -1
        say_spot(desk)
    elif listing is not None and listing.name != "hand" and desk.narrator.HAS_HAND:
        desk.open_hand(spoken=False)
        desk.talk.answer(desk.say("back-to-hand", list=listing.name))
    elif listing is not None and listing.name not in ("hand", "board"):
        open_board(desk)
        desk.talk.answer(desk.say("back-to-board", list=listing.name))
    else:
        open_menu(desk)


def do_do(desk: Desk) -> None:
    """Does what is under the cursor."""
    from plateau_parlant.access.commands.acting import choose, why_not

    listing = current(desk)
    spot = listing.spot
    if spot is None and not desk.may_act():
        desk.talk.answer(desk.say("do-empty-why", why=why_not(desk)), "refused")
    elif spot is None:
        desk.talk.answer(desk.say("do-empty", list=listing.name))
    elif isinstance(spot, Choice):
        spot.do()
    else:
        choose(desk, spot)
