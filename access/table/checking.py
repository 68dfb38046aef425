"""What the hands have to do, what differs between the zones and the game, and the way back after an undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from plateau_parlant.access.commands.company import put
from plateau_parlant.access.desk import Ear, Question
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Act, Event
from plateau_parlant.engines.history import Record

from . import asking, matching
from .matching import Seen

if TYPE_CHECKING:
    from .mode import TableMode


class Task(msgspec.Struct):
    """Something the hands have to do. `held`: which card of a bot's hand it is about; `told`: it was read out; `seen`:
    it lies in its place, and only the rest is left (see `Physical.rest`)."""

    event: Event
    held: int
    zones: tuple[str, ...]
    told: bool = False
    turn: int = 0
    seen: bool = False


class Restore(msgspec.Struct, frozen=True):
    """An undo being carried out on the table: the events taken back, the last one first."""

    events: tuple[Event, ...]
    question: Question


# --- the hands ----------------------------------------------------------------------------------------------


def add_tasks(mode: TableMode, records: Iterable[Record]) -> None:
    """What happened becomes work for the hands; what was read out before is taken as done."""
    words = mode.desk.table.narrator
    seen = {(one.component, zone) for zone, lying in mode.seen().items() for one in lying}
    open_now = [task for task in mode.tasks if not task.told]
    fresh: list[Task] = []
    done = mode.desk.session.history.done
    for record in records:
        entry = record.entry
        bot = isinstance(entry, Act) and entry.seat in mode.desk.session.bots
        before = mode.desk.session.history.first
        if bot:
            index = next((n for n, other in enumerate(done) if other is record), 0)
            before = done[index - 1].state if index else before
        for event in record.events:
            if isinstance(event, core.TurnBegan):
                mode.turns += 1
            card = getattr(event, "card", "")
            held = words.held(before, entry.seat, card) if bot and isinstance(entry, Act) and card else 0
            open_now = [task for task in open_now if words.still(task.event, event)]
            fresh = [task for task in fresh if words.still(task.event, event)]
            if not words.task(event, held):
                continue
            if _done_by_laying(mode, entry, words.laid(event), seen):
                continue
            for task in (*open_now, *fresh):
                joined = words.joined(task.event, event)
                if joined is not None:
                    task.event, task.turn = joined, mode.turns
                    break
            else:
                fresh.append(Task(event, held, words.task_zones(event), False, mode.turns))
    mode.tasks = open_now + fresh if fresh else [task for task in mode.tasks if task.told or task in open_now]
    # what no reader can see done is taken for done once the next player's turn is over
    mode.tasks = [task for task in mode.tasks if task.turn >= mode.turns - 1]


def _done_by_laying(mode: TableMode, entry: core.Entry, laid: Sequence[matching.Placement], seen: set[Any]) -> bool:
    """Whether the hands told it by doing it, where things only pass (elsewhere the zones show whether it is done)."""
    if not laid or not mode.passing().issuperset(zone for _, zone in laid):
        return False
    return seen.issuperset(laid) or (isinstance(entry, Act) and entry.move in mode.asked_moves)


def open_tasks(mode: TableMode) -> list[Task]:
    """The tasks that no reader has seen done."""
    live = mode.watched()
    wrong = {difference.zone for difference in mode.differences()}
    words = mode.desk.table.narrator
    left = []
    for task in mode.tasks:
        done = task.zones and all(zone in live and zone not in wrong for zone in task.zones)
        if done and words.rest(task.event):
            task.seen, task.zones = True, ()
        if not done or task.seen:
            left.append(task)
    return left


def tasks_text(mode: TableMode, ear: Ear) -> str:
    """What the hands have to do now, in order: what happened, then the result that is asked for."""
    words = ear.narrator
    mode.tasks = open_tasks(mode)
    lines = [line for task in mode.tasks if (line := _task_text(words, task, ear.seat))]
    for task in mode.tasks:
        task.told = True
    pending = asking.pending(mode)
    if pending is not None and mode.mending is None:
        lines.append(words.ask(pending))
    if not lines:
        return ear.texts.text("table-tasks-none")
    return ear.texts.text("table-tasks", what=" ".join(line[:1].upper() + line[1:] for line in lines))


def _task_text(words: Any, task: Task, seat: int) -> str:
    event = core.heard(task.event, seat)
    if event is None:
        return ""
    return str(words.rest(event) if task.seen else words.task(event, task.held))


# --- the check ----------------------------------------------------------------------------------------------


def check_text(mode: TableMode, ear: Ear) -> str:
    """Every difference between the zones and the game; without any reader, what should lie there."""
    words, texts = ear.narrator, ear.texts
    expected = mode.expected()
    if not words.CHECKED:
        return texts.text("table-check-not-here")
    working, watched = mode.live(), mode.watched()
    passing = [zone for zone in expected if zone in working & mode.passing()]
    full = mode.crowded() - mode.passing()
    crowded = [zone for zone in dict.fromkeys((*expected, *sorted(mode.seen()))) if zone in full]
    dead = [zone for zone in expected if zone not in working]
    if not any(words.is_zone(zone, expected) for zone in working):
        return texts.text("table-check-no-reader", lying=words.layout([_lying(mode, ear, zone) for zone in dead], dead))
    told = [_lying(mode, ear, zone, "table-check-full") for zone in crowded]
    lines = [line for difference in mode.differences() if (line := _difference(mode, ear, difference))]
    for zone, seen in mode.seen().items():
        if zone in full:
            continue
        unknown = sum(1 for one in seen if not one.component)
        if unknown:
            lines.append(texts.text("table-check-unknown", zone=words.spot(zone), count=unknown))
    if not lines and any(words.is_zone(zone, expected) for zone in watched):
        lines.append(texts.text("table-check-rest" if told else "table-check-same"))
    lines = told + lines
    if passing:
        lying = words.layout([_lying(mode, ear, zone) for zone in passing], passing)
        lines.append(texts.text("table-check-passing", lying=lying))
    if dead:
        lines.append(words.unread(dead, [_lying(mode, ear, zone) for zone in dead]))
    return " ".join(line[:1].upper() + line[1:] for line in lines)


def _lying(mode: TableMode, ear: Ear, zone: str, name: str = "table-check-lying") -> str:
    cards = [mode.named(ear, zone, one) for one in mode.expected().get(zone, ())]
    text = ear.texts.text(name, zone=ear.narrator.spot(zone), count=len(cards), cards=ear.texts.listed(cards))
    return text[:1].upper() + text[1:]


def _difference(mode: TableMode, ear: Ear, difference: matching.Difference) -> str:
    words, zone = ear.narrator, difference.zone
    surplus = [mode.named(ear, zone, one.component) for one in difference.surplus if one.component]
    missing = [mode.named(ear, zone, one) for one in difference.missing]
    if not surplus and not missing:
        return ""
    return ear.texts.text(
        "table-differs",
        zone=words.spot(difference.zone),
        seen=ear.texts.listed(surplus) if surplus else "none",
        missing=ear.texts.listed(missing) if missing else "none",
        count=len(surplus),
        lacking=len(missing),
    )


def correction(mode: TableMode, ear: Ear, one: Seen, seat: int) -> str:
    """What is wrong with a card that fits no move, and what to take back (law 7)."""
    words, session = ear.narrator, mode.desk.session
    difference = next((other for other in mode.differences() if other.zone == one.zone), None)
    waited = [mode.named(ear, one.zone, card) for card in difference.missing] if difference else []
    closed = words.hidden(session.state, one.zone, one.component)
    why = ""
    if seat >= 0:
        why = _why(mode, ear, one, seat)
    elif isinstance(session.waiting(), core.Ask):
        why = ear.texts.text("table-ask-first", what=words.ask(session.waiting()))  # type: ignore[arg-type]
    text = ear.texts.text(
        "table-wrong",
        zone=words.spot(one.zone),
        card=mode.named(ear, one.zone, one.component),
        expected=ear.texts.listed(waited) if waited else "none",
        why=why or "none",
        take=ear.texts.text("component-hidden") if closed else words.component_the(one.component),
        undo=mode.desk.keymap.key("undo"),
    )
    return " ".join(text.split())


def _why(mode: TableMode, ear: Ear, one: Seen, seat: int) -> str:
    """The refusal of the move that one would expect of the card there."""
    words, session = ear.narrator, mode.desk.session
    for move in words.tried(one.component, one.zone, session.view(core.PUBLIC)):
        refusal = session.game.check(session.state, Act(seat, move))
        if refusal is not None:
            if refusal.code == "not_in_hand":
                return ear.texts.text(
                    "table-not-in-hand",
                    who=words.name(seat),
                    mend=mode.desk.keymap.key("correct"),
                    alone=_yes(words.alone),
                )
            return words.refusal(refusal)
    return words.advice(session.view(core.PUBLIC), seat, one.component, one.zone)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def put_back(ear: Ear, gone: Sequence[matching.Placement]) -> str:
    """Cards that are no longer read where they should lie."""
    lines = [
        ear.texts.text("table-gone", zone=ear.narrator.spot(zone), take=ear.narrator.component_the(component))
        for component, zone in gone
    ]
    return " ".join(line[:1].upper() + line[1:] for line in lines)


# --- the way back -------------------------------------------------------------------------------------------


def undone(mode: TableMode, records: Sequence[Record]) -> None:
    """The game went back: the hands are told how to follow, and it waits until they have, or do without."""
    words = mode.desk.table.narrator
    events = tuple(event for record in reversed(records) for event in reversed(record.events) if words.untask(event))
    mode.tasks = []
    mode.stale.clear()
    if not words.PASSES:  # else what still lies there has said what it says, and would say it again
        mode.complained.clear()
        mode.refused.clear()
    mode.late.clear()
    mode.telling = None
    mode.ask_again()
    mode.expected_before = mode.expected()
    if not events or _agree(mode, events):
        return
    _put(mode, events)


def _put(mode: TableMode, events: tuple[Event, ...]) -> None:
    desk = mode.desk

    def yes() -> None:
        mode.restoring = None
        desk.talk.answer(desk.say("table-restore-done", turn=desk.turn_words()), category="table")
        _mark(mode, events)

    def no() -> None:
        left = _left(mode, events)
        if left:
            _put(mode, left)
        else:
            yes()

    hears = [event for one in events if (event := core.heard(one, desk.open_ear.seat)) is not None]
    what = " ".join(_sentence(desk.ear.narrator.untask(event)) for event in hears)
    desk.question = Question(desk.say("table-restore", what=what), yes, no, True)
    desk.talk.answer(put(desk), category="table")
    mode.restoring = Restore(events, desk.question)


def _mark(mode: TableMode, events: Iterable[Event]) -> None:
    """What still lies as it lay before was done without: it waits to be taken away, and is no placement."""
    back = _laid(mode, events)
    for difference in mode.differences():
        for one in difference.surplus:
            if (one.component, one.zone) in back:
                mode.stale.add((one.zone, one.tag))
    mode.soon()


def _laid(mode: TableMode, events: Iterable[Event]) -> set[matching.Placement]:
    """What the events had laid, and where."""
    words = mode.desk.table.narrator
    return {placed for event in events for placed in words.laid(event)}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _agree(mode: TableMode, events: Iterable[Event]) -> bool:
    """Whether readers see that all of it is done."""
    words, live = mode.desk.table.narrator, mode.watched()
    wrong = {difference.zone for difference in mode.differences()}
    for event in events:
        zones = words.untask_zones(event)
        if not zones or not all(zone in live for zone in zones) or any(zone in wrong for zone in zones):
            return False
    return True


def _left(mode: TableMode, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if not _agree(mode, (event,)))


def restored(mode: TableMode) -> None:
    """The zones changed while an undo is being carried out: once they agree, play goes on by itself."""
    desk, restore = mode.desk, mode.restoring
    if restore is None:
        return
    if desk.question is not restore.question:
        mode.restoring = None  # answered meanwhile
        return
    live = mode.watched()
    zones = [desk.table.narrator.untask_zones(event) for event in restore.events]
    seen = any(zone in live for several in zones for zone in several)
    blind = any(zone not in live and desk.table.narrator.is_zone(zone, ()) for several in zones for zone in several)
    back = _laid(mode, restore.events)
    wrong = [
        difference
        for difference in mode.differences()
        if difference.missing or any((one.component, one.zone) in back for one in difference.surplus)
    ]
    if not seen or blind or wrong:
        return
    mode.restoring = None
    desk.question = None
    mode.soon()  # what else lies there is judged now
    mode.speak(
        lambda ear: ear.texts.text(
            "table-restored", turn=ear.narrator.turn(desk.session.view(core.PUBLIC if desk.shared else ear.seat))
        )
    )
