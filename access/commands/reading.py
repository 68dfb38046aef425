"""Hearing the state of the game: nothing here changes it."""

from plateau_parlant.access.commands.acting import why_not
from plateau_parlant.access.commands.walking import current, open_board, say_spot
from plateau_parlant.access.desk import Desk
from plateau_parlant.access.listing import Listing
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Act, Ask, Over


def do_hand(desk: Desk) -> None:
    """The whole hand. Where there is nothing in it, the list stays the one from which something can be done."""
    desk.open_hand()
    if desk.listing is not None and not desk.listing.entries and not desk.guarded:
        desk.offer()


def read_card(desk: Desk, number: int) -> None:
    """Reads card `number` of the hand and puts the cursor there. Never plays."""
    if desk.listing is not None and desk.listing.name in ("pick", "ask", "ask-open"):
        _read_value(desk, desk.listing, number)
        return
    if not desk.narrator.HAS_HAND:
        desk.talk.answer(desk.say("no-hand", number=number))
        return
    desk.open_hand(spoken=False, at=number - 1)
    assert desk.listing is not None
    count = len(desk.listing.entries)
    if number > count:
        desk.talk.answer(desk.say("card-beyond", number=number, count=count))
        return
    desk.listing.at = number - 1
    spot = desk.listing.entries[number - 1]
    desk.talk.navigate(desk.say("card-read", number=number, text=spot.text))


def _read_value(desk: Desk, listing: Listing, number: int) -> None:
    """In a choice by parts the digits go to the values of the part that is asked."""
    listing.refresh()
    count = len(listing.entries)
    if number > count:
        desk.talk.answer(desk.say("menu-beyond", number=number, count=count))
        return
    listing.at = number - 1
    say_spot(desk)


def do_order(desk: Desk) -> None:
    """The next order of the hand: as received, by colour, by value."""
    orders = desk.narrator.ORDERS
    if len(orders) < 2:
        desk.talk.answer(desk.say("order-only"))
        return
    desk.ear.order = orders[(orders.index(desk.ear.order) + 1) % len(orders)]
    desk.open_hand(spoken=False, at=0)
    summary = desk.narrator.hand_summary(desk.view(), desk.ear.order)
    desk.talk.answer(desk.say("order", order=desk.say(f"order-{desk.ear.order}"), hand=summary))


def do_turn(desk: Desk) -> None:
    """Whose turn it is and what is expected; in a choice by parts, what is chosen so far."""
    if desk.question:
        desk.talk.answer(desk.say("turn-question", text=desk.question.text))
        return
    pick = desk.picking
    if pick is not None and desk.listing and desk.listing.name == "pick":
        desk.talk.answer(desk.say("pick-so-far", parts=desk.narrator.chosen(desk.view(), pick.chosen)))
        return
    now = desk.session.waiting()
    if isinstance(now, Over):
        desk.talk.answer(desk.narrator.result(desk.view()))
    elif isinstance(now, Ask):
        desk.talk.answer(desk.say("turn-ask", what=desk.narrator.ask(now)))
    else:
        if not desk.guarded and (desk.listing is None or desk.listing.name != "actions"):
            desk.offer()
        desk.talk.answer(desk.turn_words())


def do_score(desk: Desk) -> None:
    """The score, as far as the others may hear it."""
    desk.talk.answer(desk.open_ear.narrator.score(desk.open_view()))


def do_score_more(desk: Desk) -> None:
    """The score in detail."""
    desk.talk.answer(desk.narrator.score_more(desk.view()))


def do_board(desk: Desk) -> None:
    """The board in short; then it can be walked zone by zone."""
    summary, _ = desk.open_ear.narrator.board(desk.open_view())
    open_board(desk)
    desk.talk.answer(summary)


def do_changes(desk: Desk) -> None:
    """What changed since my last turn."""
    done = desk.session.history.done
    start = desk.last_turn_end(desk.seat)
    played = next((n for n, record in enumerate(done) if isinstance(record.entry, Act)), len(done))
    sentences = []
    for index in range(max(start, played), len(done)):  # before the first turn, the deal is no news
        record = done[index]
        own = isinstance(record.entry, Act) and record.entry.seat == desk.seat
        for event in record.events:
            if own and getattr(event, "seat", None) == desk.seat and index != start:
                continue
            if isinstance(event, core.TurnBegan):
                continue
            line = desk.line(desk.open_ear, event, "brief")
            if line and line.category != "answers":  # what is expected now is no news
                sentences.append(line.text)
    if not sentences:
        desk.talk.answer(desk.say("changes-none"))
        return
    desk.talk.answer(desk.say("changes", count=len(sentences), what=" ".join(sentences)))


def do_last(desk: Desk) -> None:
    """The last move, in full."""
    for record in reversed(desk.session.history.done):
        if not isinstance(record.entry, Act):
            continue
        told_of = [event for event in record.events if not isinstance(event, core.TurnBegan)]
        lines = [desk.line(desk.open_ear, event, "full") for event in told_of]
        told = [line.text for line in lines if line and line.category != "answers"]
        if told:
            desk.talk.answer(desk.say("last", what=" ".join(told)))
            return
    desk.talk.answer(desk.say("last-none"))


def do_seen(desk: Desk) -> None:
    """What all have seen and may be told again, unless the table has switched that memory off."""
    if not desk.session.memory:
        desk.talk.answer(desk.say("memory-off"))
        return
    desk.talk.answer(desk.narrator.seen(desk.view()))


def do_table(desk: Desk) -> None:
    """What the table's hands have to do now."""
    now = desk.session.waiting()
    if desk.table_mode:
        desk.talk.answer(desk.table_mode.hands(), category="table")
    elif isinstance(now, Ask):
        desk.talk.answer(desk.say("table-ask", what=desk.narrator.ask(now)))
    else:
        desk.talk.answer(desk.open_ear.narrator.table(desk.open_view()))


def do_rules(desk: Desk) -> None:
    """The rule of what is under the cursor or was just refused; then clause by clause with next and previous."""
    from plateau_parlant.access.narration.parts import Item

    clause = desk.clause
    if not clause:
        spot = current(desk).spot
        clause = getattr(spot, "clause", "") or desk.narrator.clause_now(desk.open_view())
    items = [Item(desk.say(name), key=name.removeprefix("rule-")) for name in desk.narrator.rule_ids()]
    listing = Listing("rules", lambda: items)
    wanted = clause.replace(".", "-").replace(" ", "-")
    while wanted and not listing.find(wanted):
        wanted = wanted.rpartition("-")[0]
    desk.open(listing)
    if not items or listing.current is None:
        desk.talk.answer(desk.say("rules-none"))
        return
    refused = bool(desk.clause)
    desk.clause = ""
    desk.talk.answer(desk.say("rule-refused" if refused else "rule-here", text=listing.current.text))


def reason_not_to_act(desk: Desk) -> str:
    """For other commands: the sentence that says why no move can be made now."""
    return why_not(desk)
