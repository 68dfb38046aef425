"""A result that the table has to tell, as a list to walk, as typed words, or as a scan.

The pending Ask becomes the current list: part by part where that is shorter (colour, then value), with "nobody tells"
at its end where that is an answer too. Several values (a camp looked at) are told one after another.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from plateau_parlant.access.form import Form
from plateau_parlant.access.form_words import Told
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.engines import core
from plateau_parlant.engines.core import ALL, UNKNOWN, Ask, Fact, Value

if TYPE_CHECKING:
    from .mode import TableMode

OPEN = "ask-open"
PRIVATE = "ask"
"""Names of the list: what all may hear, and what only the asked seat may."""


class Telling(msgspec.Struct):
    """An Ask being answered. `chosen`: parts of the value being picked; `values`: told so far, where it wants several;
    `only`: those that typed words left; `form`: the outcome being filled in."""

    ask: Ask
    chosen: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    form: Form | None = None


def pending(mode: TableMode) -> Ask | None:
    """The Ask that waits for an answer: an earlier one while it is being mended, else the game's."""
    listing = mode.desk.listing
    if mode.mending is not None and (listing is None or listing.name not in (OPEN, PRIVATE)):
        mode.mending = None  # the list was left
    if mode.mending is not None:
        return mode.mending.ask
    now = mode.desk.session.waiting()
    return now if isinstance(now, Ask) and not mode.desk.read_only else None


def telling(mode: TableMode, ask: Ask) -> Telling:
    """What has been told of the Ask; begun anew where it is another one."""
    if mode.telling is None or mode.telling.ask != ask:
        mode.telling = Telling(ask)
    return mode.telling


def left(now: Telling) -> list[str]:
    """The values that can still be told."""
    values = list(now.ask.among)
    if not now.ask.repeat:
        for value in now.values:
            if value in values:
                values.remove(value)
    return [value for value in dict.fromkeys(values) if not now.only or value in now.only]


def open_list(mode: TableMode, spoken: bool = False) -> None:
    """The pending Ask becomes the current list."""
    ask = pending(mode)
    if ask is None:
        return
    if (made := form(mode)) is not None:
        made.show()
        return
    now = telling(mode, ask)
    name = OPEN if ask.audience == ALL else PRIVATE
    mode.desk.open(Listing(name, lambda: _entries(mode, now)))
    if spoken:
        from plateau_parlant.access.commands.walking import say_spot

        say_spot(mode.desk)


def _entries(mode: TableMode, now: Telling) -> list[Choice]:
    words, ask = mode.desk.narrator, now.ask
    depth = len(now.chosen)
    values = [value for value in left(now) if words.answer_parts(ask, value)[:depth] == now.chosen]
    parts = dict.fromkeys(words.answer_parts(ask, value)[depth] for value in values)
    entries = [
        Choice(words.answer_part(ask, now.chosen, part), partial(choose, mode, now, part), key=part) for part in parts
    ]
    if ask.optional and not depth:
        entries.append(Choice(words.answer(ask, UNKNOWN), lambda: untold(mode), key=UNKNOWN))
    return entries


def choose(mode: TableMode, now: Telling, part: str) -> None:
    """A part of the value; the whole value is told once nothing is open any more."""
    words, ask = mode.desk.narrator, now.ask
    chosen = (*now.chosen, part)
    fits = [value for value in left(now) if words.answer_parts(ask, value)[: len(chosen)] == chosen]
    if len(fits) == 1:
        now.chosen = ()
        give(mode, fits[0], "keys")
        return
    now.chosen = chosen
    open_list(mode, spoken=True)


def back(mode: TableMode) -> bool:
    """A part back; False where none is chosen."""
    listing, now = mode.desk.listing, mode.telling
    if listing is not None and listing.name == OPEN and (made := form(mode)) is not None:
        return made.back()
    if listing is None or listing.name not in (OPEN, PRIVATE) or now is None or not (now.chosen or now.only):
        return False
    part = now.chosen[-1] if now.chosen else None
    now.chosen, now.only = now.chosen[:-1], ()
    open_list(mode)
    if part is not None and mode.desk.listing:
        mode.desk.listing.find(part)
    from plateau_parlant.access.commands.walking import say_spot

    say_spot(mode.desk)
    return True


def give(mode: TableMode, value: str, source: str) -> bool:
    """A value of the pending Ask: told at once, or kept until all are there. False where it cannot be."""
    ask = pending(mode)
    if ask is None:
        return False
    now = telling(mode, ask)
    now.only = ()
    if ask.count == 1:
        return tell(mode, Fact(ask.id, value, source), answering=source == "keys")
    if value not in left(now):
        return False
    now.values = (*now.values, value)
    if len(now.values) == ask.count:
        return tell(mode, Fact(ask.id, now.values, source), answering=source == "keys")
    mode.desk.talk.answer(
        mode.desk.say(
            "table-told-part",
            value=mode.desk.narrator.answer(ask, value),
            left=ask.count - len(now.values),
            kind=ask.kind,
        )
    )
    open_list(mode)
    return True


def untold(mode: TableMode) -> None:
    """Nobody tells: the rest of the answer stays unknown."""
    desk, ask = mode.desk, pending(mode)
    if ask is None:
        desk.talk.answer(desk.say("table-untold-nothing"), "refused")
        return
    if not ask.optional:
        desk.talk.answer(desk.say("table-untold-not", what=desk.narrator.ask(ask)), "refused")
        return
    seat = desk.narrator.asked_seat(ask)
    if seat in desk.session.bots:
        desk.talk.answer(desk.say("table-untold-bot", who=desk.narrator.name(seat or 0)), "refused")
        return
    values: Value = UNKNOWN
    if ask.count > 1:
        told = telling(mode, ask).values
        values = (*told, *(UNKNOWN,) * (ask.count - len(told)))
    tell(mode, Fact(ask.id, values, "keys"), answering=True)


def tell(mode: TableMode, fact: Fact, answering: bool = False) -> bool:
    """The answer goes to the game; what happened is told from there. False where it was refused (and said)."""
    desk = mode.desk
    if mode.mending is not None:
        from . import correcting

        return correcting.mend(mode, fact)
    try:
        records = desk.session.tell(fact)
    except core.RefusedError as error:
        desk.refuse(error.refusal)
        return False
    mode.telling = None
    said = len(desk.talk.history.entries)
    desk.tell(records, answering=answering)
    if answering and len(desk.talk.history.entries) == said and not desk.shared:
        desk.talk.answer(desk.say("table-untold" if UNKNOWN in fact.value else "table-told"))
    if desk.listing is not None and desk.listing.name in (OPEN, PRIVATE):
        desk.listing = None
    desk.go_on()
    return True


def typed(mode: TableMode, text: str) -> bool:
    """Typed words as an answer to the pending Ask. False where they are none."""
    ask = pending(mode)
    if ask is None:
        return False
    desk = mode.desk
    if text.strip() == UNKNOWN:
        untold(mode)
        return True
    if (made := form(mode)) is not None:
        return made.typed(text)
    now = telling(mode, ask)
    now.only, now.chosen = (), ()
    can = left(now)
    found = [value for value in desk.narrator.answers_of(ask, text) if value in can]
    if not found:
        return False
    if len(found) == 1:
        give(mode, found[0], "keys")
        return True
    now.only = tuple(found)
    columns = zip(*(desk.narrator.answer_parts(ask, value) for value in found), strict=False)
    for column in columns:  # what all of them share need not be chosen
        if len(set(column)) > 1:
            break
        now.chosen = (*now.chosen, column[0])
    open_list(mode, spoken=True)
    return True


# --- forms --------------------------------------------------------------------------------------------------


def form(mode: TableMode) -> Form | None:
    """The form that waits to be filled in (see `access/form.py`), None where another result is awaited."""
    ask = pending(mode)
    if ask is None or ask.kind != "form":
        return None
    now = telling(mode, ask)
    if now.form is None:
        now.form = Form(mode.desk, ask, lambda: _position(mode), lambda told: _hand_in(mode, ask, told))
    return now.form


def _position(mode: TableMode) -> Any:
    """What all may know of the position that the form speaks of: an earlier one while it is being mended."""
    session, seat = mode.desk.session, mode.desk.open_ear.seat
    if mode.mending is None:
        return session.view(seat)
    index, line = mode.mending.index, session.history
    return session.game.view(line.done[index - 1].state if index else line.first, seat)


def _hand_in(mode: TableMode, ask: Ask, told: Told) -> None:
    tell(mode, Fact(ask.id, told, "keys"), answering=True)
