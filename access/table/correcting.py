"""`correct`: an earlier answer of the table, misread or misheard, told anew; what followed is played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.access.commands.company import ask
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.engines import core
from plateau_parlant.engines.core import ALL, UNKNOWN, Act, Ask, Fact

from . import asking

if TYPE_CHECKING:
    from .mode import TableMode

NAME = "told"


def told(mode: TableMode) -> list[tuple[int, Ask, Fact]]:
    """The answers told so far with what was asked, the latest first: the index in the history, the Ask, the answer."""
    session = mode.desk.session
    done = session.history.done
    found = []
    for index in range(len(done) - 1, -1, -1):
        entry = done[index].entry
        before = done[index - 1].state if index else session.history.first
        asked = session.game.waiting(before)
        if isinstance(entry, Fact) and isinstance(asked, Ask) and entry.ask == asked.id:
            found.append((index, asked, entry))
    return found


def open_list(mode: TableMode) -> None:
    """The earlier answers become the current list."""
    desk = mode.desk
    entries = told(mode)
    if not entries:
        desk.talk.answer(desk.say("table-correct-nothing"), "refused")
        return
    desk.open(Listing(NAME, lambda: [_choice(mode, *one) for one in told(mode)]))
    assert desk.listing is not None
    desk.talk.answer(desk.say("table-correct", count=len(entries), first=desk.listing.entries[0].text))


def _choice(mode: TableMode, index: int, asked: Ask, fact: Fact) -> Choice:
    words = mode.desk.narrator
    text = words.told(asked, value_words(mode, asked, fact))
    return Choice(text, lambda: begin(mode, index, asked), key=index)


def value_words(mode: TableMode, asked: Ask, fact: Fact) -> str:
    """The answer in words; '' where whoever hears it may not know it."""
    desk = mode.desk
    hears = desk.open_ear.seat
    if asked.audience != ALL and not core.sees(asked.audience, hears):
        return ""
    if isinstance(fact.value, dict):
        return desk.narrator.form_outcome(_before(mode, fact), fact.value)
    values = (fact.value,) if isinstance(fact.value, str) else fact.value if isinstance(fact.value, tuple) else ()
    named = [
        desk.say("answer-unknown") if value == UNKNOWN else desk.narrator.answer(asked, str(value)) for value in values
    ]
    return desk.ear.texts.listed(named) if named else ""


def _before(mode: TableMode, fact: Fact) -> Any:
    """What may be known of the position in which the answer was told."""
    session, seat = mode.desk.session, mode.desk.open_ear.seat
    state = session.history.first
    for record in session.history.done:
        if record.entry == fact:
            break
        state = record.state
    return session.game.view(state, seat)


def begin(mode: TableMode, index: int, asked: Ask) -> None:
    """The answer is asked for anew: the list, typed words or a scan tell it."""
    from .mode import Mending

    desk = mode.desk
    desk.talk.answer(desk.say("table-correct-now", what=desk.narrator.told(asked, "")))
    mode.telling = None
    mode.mending = None
    desk.open(Listing(asking.PRIVATE, list))
    mode.mending = Mending(index, asked)
    asking.open_list(mode)


def mend(mode: TableMode, fact: Fact) -> bool:
    """The new answer goes into the history. A later entry that no longer fits is named, and it asks what to do."""
    desk, mending = mode.desk, mode.mending
    assert mending is not None
    session = desk.session
    old = session.history.done[mending.index].entry
    if isinstance(old, Fact) and old.value == fact.value:
        _close(mode)
        desk.talk.answer(desk.say("table-correct-same"))
        return True
    try:
        session.mend(mending.index, fact)
    except core.RefusedError as error:
        index = getattr(error, "index", mending.index)
        if index <= mending.index:
            desk.refuse(error.refusal)
            return False
        _ask_cut(mode, mending.index, fact, index, error.refusal)
        return False
    _mended(mode, mending.ask, fact)
    return True


def _ask_cut(mode: TableMode, at: int, fact: Fact, index: int, refusal: core.Refusal) -> None:
    """A later entry stands in the way: shall the game go back to just before it?"""
    desk = mode.desk
    session = desk.session
    done = session.history.done
    mending = mode.mending
    assert mending is not None
    asked = mending.ask
    _close(mode)

    def yes() -> None:
        from plateau_parlant.engines import history

        gone = done[index:]
        session.undo(history.plan_back(session.game, session.history, len(done) - index))
        try:
            session.mend(at, fact)
        except core.RefusedError as error:
            desk.refuse(error.refusal)
            return
        _mended(mode, asked, fact)
        from . import checking

        checking.undone(mode, gone)

    def no() -> None:
        desk.talk.answer(desk.say("table-correct-kept"), category="table")

    text = desk.say(
        "table-correct-stuck",
        what=_entry_words(mode, index),
        why=desk.narrator.refusal(refusal),
        count=len(done) - index,
    )
    ask(desk, text, yes, no)


def _entry_words(mode: TableMode, index: int) -> str:
    """An entry in words that all may hear."""
    desk, done = mode.desk, mode.desk.session.history.done
    entry = done[index].entry
    before = done[index - 1].state if index else desk.session.history.first
    game = desk.session.game
    if isinstance(entry, Act):
        view = game.view(before, entry.seat)
        return desk.say("table-entry", who=desk.narrator.name(entry.seat), what=desk.narrator.move(view, entry.move))
    asked = game.waiting(before)
    if isinstance(asked, Ask):
        return desk.narrator.told(asked, value_words(mode, asked, entry))
    return desk.say("table-entry-other")


def _mended(mode: TableMode, asked: Ask, fact: Fact) -> None:
    desk = mode.desk
    _close(mode)
    desk.clause = ""
    desk.talk.answer(
        desk.say("table-corrected", what=desk.narrator.told(asked, value_words(mode, asked, fact))), category="table"
    )
    mode.expected_before = mode.expected()
    mode.complained.clear()
    mode.refused.clear()
    mode.soon()
    desk.go_on()


def _close(mode: TableMode) -> None:
    mode.mending = None
    mode.telling = None
    mode.desk.listing = None
    mode.ask_again()
    if mode.desk.narrator.HAS_HAND:
        mode.desk.open_hand(spoken=False)
