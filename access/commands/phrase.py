"""The orc phrase (O9): read aloud against a slow player, with a clock that is given, a factor and an off switch.

It stands in the menu, once for each person here who waits, and only where the profile of the one to place allows it
(`phrase`: the factor of all times; None, the default, is off). Never against a bot, never by one.
"""

from collections.abc import Callable

from plateau_parlant.access.desk import Desk
from plateau_parlant.access.listing import Choice
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.engines.core import Decide, Fact, RefusedError

REPORT = "phrase"
"""The report of a game that knows the phrase (`Decide.facts`)."""

PATIENCE = 15.0
"""Seconds after the turn was told before the phrase may begin, times the factor."""

READING = 9.0
"""Seconds the whole phrase takes to read, times the factor."""

PIECES = ("phrase-1", "phrase-2", "phrase-3")


def slow(desk: Desk) -> tuple[int, float] | None:
    """The seat that may be challenged now and the factor its profile gives; None where nobody may be."""
    now = desk.session.waiting()
    if not isinstance(now, Decide) or REPORT not in now.facts or len(now.must) != 1:
        return None
    seat = now.must[0]
    ear = desk.ears.get(seat)
    if ear is None or seat in desk.session.bots or ear.profile.phrase is None:
        return None
    return seat, ear.profile.phrase


def entries(desk: Desk) -> list[Choice]:
    """The menu's lines: one for each person here who waits."""
    found = slow(desk)
    if found is None:
        return []
    waiting = [seat for seat in sorted(desk.ears) if seat != found[0] and seat not in desk.session.bots]
    return [
        Choice(
            desk.say("phrase-entry", who=desk.narrator.name(seat)),
            lambda seat=seat: challenge(desk, seat),  # type: ignore[misc]
            key=f"phrase {seat}",
        )
        for seat in waiting
    ]


def challenge(desk: Desk, by: int) -> None:
    """Begins to read, or says why not yet."""
    found = slow(desk)
    if found is None:
        desk.talk.answer(desk.say("phrase-off"), "refused")
        return
    seat, factor = found
    if desk.later is None:
        desk.talk.answer(desk.say("phrase-no-clock"), "refused")
        return
    left = PATIENCE * factor - (desk.clock() - desk.turn_told)
    if left > 0:
        desk.talk.answer(desk.say("phrase-too-soon", seconds=int(left) + 1), "refused")
        return
    if desk.reading is not None and desk.reading == _moment(desk):
        desk.talk.answer(desk.say("phrase-running"), "refused")
        return
    desk.reading = _moment(desk)
    names = {"who": desk.narrator.name(by), "slow": desk.narrator.name(seat)}
    desk.talk.answer(desk.say("phrase-begins", seconds=round(READING * factor), **names))
    _read(desk, by, 0, factor, desk.reading)


def _moment(desk: Desk) -> int:
    """Which decision it is: an entry more or less, and it is another one."""
    return len(desk.session.history.done)


def _read(desk: Desk, by: int, piece: int, factor: float, moment: int) -> None:
    """Says a piece of the phrase and waits for the next; at the end the rank is down or it costs a goblin."""
    if desk.reading != moment:
        return
    if _moment(desk) != moment:
        desk.reading = None
        desk.table.talk.event(Line(desk.table.texts.text("phrase-in-time"), "table"))
        return
    if piece == len(PIECES):
        desk.reading = None
        _end(desk, by)
        return
    desk.table.talk.event(Line(desk.table.texts.text(PIECES[piece]), "table"))
    later: Callable[[float, Callable[[], None]], None] | None = desk.later
    if later is not None:
        later(READING * factor / len(PIECES), lambda: _read(desk, by, piece + 1, factor, moment))


def _end(desk: Desk, by: int) -> None:
    try:
        records = desk.session.tell(Fact(REPORT, str(by), "clock"))
    except RefusedError as error:
        desk.talk.event(Line(desk.narrator.refusal(error.refusal), "table"))
        return
    desk.tell(records)
