"""What the zones mean: the answer or the legal move that would explain what lies in them, or what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.commands import acting
from plateau_parlant.access.commands.company import ask as put_question
from plateau_parlant.access.commands.company import hand_over
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Ask, Decide, Over

from . import asking, checking, hearing, matching
from .layout import seat_of
from .matching import Seen

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Ear

    from .mode import TableMode


def settle(mode: TableMode) -> None:
    """The zones have been quiet: what lies there is what the players mean."""
    desk = mode.desk
    if desk.read_only or isinstance(desk.session.waiting(), Over):
        return
    seen = mode.seen()
    lying = [one for listed in seen.values() for one in listed]
    if mode.inputs is not None and not all(mode.inputs.steady(one.tag) for one in lying):
        mode.soon()  # something is just being lifted
        return
    if mode.restoring is not None:
        checking.restored(mode)
        return
    if mode.removed and not lying and len(mode.removed) > 1:
        mode.removed.clear()
        mode.speak(lambda ear: ear.texts.text("table-all-gone"))
        return
    if mode.lifted is not None:
        _put_down(mode)
    for _ in range(30):
        before = desk.session.history
        if not _settle_one(mode) or desk.session.history is before:
            break
    mode.removed = {zone for _, zone in mode.shown_from()}
    mode.tasks = checking.open_tasks(mode)


def _surplus(mode: TableMode) -> tuple[list[Seen], list[matching.Placement]]:
    """What lies in the zones beyond what the game expects and has not been judged yet; what has gone from them."""
    surplus, missing = [], []
    for difference in mode.differences():
        surplus += [
            one
            for one in difference.surplus
            if one.component and (one.zone, one.tag) not in mode.stale and one.tag not in mode.ignored
        ]
        missing += [(component, difference.zone) for component in difference.missing]
    return surplus, missing


def _settle_one(mode: TableMode) -> bool:
    """Takes one thing that lies in the zones for an answer or a move. True where the game went on by it."""
    desk = mode.desk
    surplus, missing = _surplus(mode)
    now = desk.session.waiting()
    if isinstance(now, Ask):
        zones = desk.narrator.ask_zones(now)
        for one in surplus:
            value = desk.narrator.ask_value(now, one.component)
            if one.zone in zones and value is not None:
                return asking.give(mode, value, "scan")
        return _from_hands(mode, now) or _complain(mode, surplus, -1)
    if desk.picking is not None and _grown(mode, surplus):
        desk.picking = None  # more was laid since it was asked which move is meant
    if not isinstance(now, Decide) or desk.picking is not None or desk.question is not None:
        return False
    people = [seat for seat in now.must if seat not in desk.session.bots]
    if not surplus:
        return bool(people) and _gone(mode, people[0], missing)
    for seat in people:
        for one in surplus:
            if (one.zone, one.tag) in mode.refused:
                continue
            outcome = _lay(mode, seat, one, surplus, missing)
            if outcome:
                return outcome == PLAYED
    surplus = [one for one in surplus if (one.zone, one.tag) not in mode.patience or not mode.waits_for_more(one)]
    mode.refused |= {(one.zone, one.tag) for one in surplus}
    return _complain(mode, surplus, people[0] if people else -1)


PLAYED = "played"
ASKED = "asked"
WAITED = "waited"


def _told_once(mode: TableMode, laid: Iterable[Seen]) -> None:
    """Where nothing stays, what lies on a reader says one thing: it has to be laid anew to say another."""
    if mode.desk.narrator.PASSES:
        marks = {(one.zone, one.tag) for one in laid}
        mode.refused |= marks
        mode.complained |= marks


def _grown(mode: TableMode, surplus: list[Seen]) -> bool:
    """Whether the move being asked for is one of the table's, and more lies in its zone now."""
    pick = mode.desk.picking
    if not mode.asked_of or pick is None or not set(pick.moves) <= mode.asked_moves:
        return False
    zones = {zone for zone, _ in mode.asked_of}
    return any(one.zone in zones and (one.zone, one.tag) not in mode.asked_of for one in surplus)


def _lay(mode: TableMode, seat: int, one: Seen, surplus: list[Seen], missing: list[matching.Placement]) -> str:
    """The move that lays the thing: played, or (several) asked for; "" where there is none."""
    words, session = mode.desk.narrator, mode.desk.session
    state = session.state

    def fits(legal: Iterable[Any], now: Any) -> list[Any]:
        return matching.fitting(
            legal,
            one,
            surplus,
            missing,
            lambda move: words.placements(move, seat, now),
            lambda move: words.removals(move, seat, state),
        )

    moves = fits(session.legal(seat), state)
    if moves and all(words.half(move) for move in moves) and mode.waits_for_more(one):
        return WAITED
    if len(moves) == 1 and words.asks_first(moves[0]):
        return ASKED if _ask_first(mode, seat, one, moves[0]) else ""
    if len(moves) == 1:
        _told_once(mode, [one])
        return PLAYED if act(mode, seat, moves[0]) else ""
    if moves:
        _told_once(mode, surplus)
        return ASKED if _ask_which(mode, seat, one, moves, surplus) else ""
    done = words.finish(session.view(seat)) if words.FINISHES else None
    if done is None:
        return ""
    after = session.game.apply(state, core.Act(seat, done)).state
    if one.component in Counter(words.zones(after).get(one.zone, ())) - Counter(words.zones(state).get(one.zone, ())):
        return PLAYED if act(mode, seat, done) else ""
    moves = fits(session.game.legal(after, seat), after)
    if len(moves) == 1 and act(mode, seat, done, more=True) and act(mode, seat, moves[0]):
        return PLAYED
    return ""


def act(mode: TableMode, seat: int, move: Any, more: bool = False) -> bool:
    """A move of the seat that the table made. False where it was refused. `more`: another one follows at once."""
    desk = mode.desk
    try:
        records = desk.session.act(seat, move)
    except core.RefusedError as error:
        desk.refuse(error.refusal)
        return False
    desk.clause = ""
    desk.picking = None
    desk.tell(records)
    if more:
        return True
    if desk.listing is not None and desk.listing.name in (hearing.SCANNED, asking.OPEN, asking.PRIVATE):
        desk.listing = None
    desk.go_on()
    return True


def _ask_first(mode: TableMode, seat: int, one: Seen, move: Any) -> bool:
    """The only move that fits costs a token: is it meant? False where nobody is here to be asked."""
    desk = mode.desk
    if not _called(mode, seat):
        return False
    if seat != desk.seat:
        return True

    def no() -> None:
        mode.refused.add((one.zone, one.tag))
        mode.complained.add((one.zone, one.tag))
        desk.talk.answer(checking.correction(mode, desk.ear, one, seat), "refused")

    put_question(
        desk,
        desk.say("table-laid-ask", what=desk.narrator.move(desk.view(), move)),
        partial(_play, mode, move),
        no,
    )
    return True


def _play(mode: TableMode, move: Any) -> None:
    mode.desk.act(move)


def _called(mode: TableMode, seat: int) -> bool:
    """The seat is at the keys, or is called there. False where it is nobody's here."""
    desk = mode.desk
    if seat != desk.seat:
        if seat not in desk.ears:
            return False
        if desk.waiting_for != seat:
            hand_over(desk, seat)
    return True


def _ask_which(mode: TableMode, seat: int, one: Seen, moves: list[Any], surplus: list[Seen]) -> bool:
    """Several moves fit: the person is asked which, part by part. False where nobody is here to be asked."""
    desk = mode.desk
    if not _called(mode, seat):
        return False
    if seat != desk.seat:
        return True  # asked once he is at the keys (see `focused`)
    mode.speak(
        lambda ear: ear.texts.text(
            "table-which",
            zone=ear.narrator.spot(one.zone),
            card=mode.named(ear, one.zone, one.component),
            count=len(moves),
        )
    )
    closed = desk.narrator.hidden(desk.session.state, one.zone, one.component)
    mode.open_moves = frozenset() if closed else frozenset(moves)
    mode.asked_moves = frozenset(moves)
    mode.asked_of = frozenset((other.zone, other.tag) for other in surplus)
    acting.begin_pick(desk, moves, spoken=not (closed and desk.guarded))
    return True


def _correction(mode: TableMode, one: Seen, seat: int, ear: Ear) -> str:
    return checking.correction(mode, ear, one, seat)


def _complain(mode: TableMode, surplus: list[Seen], seat: int) -> bool:
    """Nothing legal fits: what is wrong and what to take back, once for each."""
    for one in surplus:
        if (one.zone, one.tag) not in mode.complained:
            mode.complained.add((one.zone, one.tag))
            mode.speak(partial(_correction, mode, one, seat), "refused")
    return False


def _gone(mode: TableMode, seat: int, missing: list[matching.Placement]) -> bool:
    """Cards have left their zones: a take is asked for, anything else is said; where a card came, a pile shadows."""
    desk, words = mode.desk, mode.desk.narrator
    gone = [(component, zone) for component, zone in missing if zone in mode.removed]
    awaited = {zone for task in mode.tasks for zone in task.zones}
    held = mode.shown_from()
    gone = [one for one in gone if one[1] not in awaited and one not in held]
    if not gone:
        return False
    state = desk.session.state
    moves = matching.removing(
        desk.session.legal(seat),
        gone,
        lambda move: words.placements(move, seat, state),
        lambda move: words.removals(move, seat, state),
    )
    if not moves and _lifted(mode, seat, gone):
        return False
    if len(moves) > 1 and seat == desk.seat and desk.waiting_for is None:
        mode.speak(lambda ear: put_back_or_play(ear, len(moves)))
        acting.begin_pick(desk, moves)
        return False
    if len(moves) == 1 and seat == desk.seat and desk.waiting_for is None:
        what = words.move(desk.view(), moves[0])
        put_question(
            desk,
            desk.say("table-taken-ask", what=what),
            partial(_play, mode, moves[0]),
            lambda: desk.talk.answer(checking.put_back(desk.ear, gone)),
        )
        return False
    mode.speak(lambda ear: checking.put_back(ear, gone))
    return False


def _lifted(mode: TableMode, seat: int, gone: list[matching.Placement]) -> bool:
    """One thing has been lifted that can go where no reader is: it is asked where to. Else False: it is missing."""
    desk, words = mode.desk, mode.desk.narrator
    state, live = desk.session.state, mode.live()
    if len(gone) != 1 or not words.lifted(*gone[0]) or seat != desk.seat or desk.waiting_for is not None:
        return False
    moves = [
        move
        for move in desk.session.legal(seat)
        if words.removals(move, seat, state) == tuple(gone)
        and not any(zone in live for _, zone in words.placements(move, seat, state))
    ]
    if not moves:
        return False
    mode.lifted = gone[0]
    mode.asked_moves = frozenset(moves)
    mode.open_moves = frozenset(moves)
    mode.speak(lambda ear: ear.texts.text("table-lifted", what=ear.narrator.lifted(*gone[0]), count=len(moves)))
    if len(moves) > 1:
        acting.begin_pick(desk, moves)
    else:
        what = desk.say("table-laid-ask", what=words.move(desk.view(), moves[0]))
        put_question(
            desk, what, partial(_play, mode, moves[0]), lambda: desk.talk.answer(checking.put_back(desk.ear, gone))
        )
    return True


def _put_down(mode: TableMode) -> None:
    """What was lifted lies on a reader again: it is no longer asked where it goes."""
    desk, (component, zone) = mode.desk, mode.lifted or ("", "")
    lying = {(one.component, where) for where, listed in mode.seen().items() for one in listed}
    if not any(one == component for one, _ in lying):
        return
    mode.lifted = None
    if desk.picking is None or not set(desk.picking.moves) <= mode.asked_moves:
        return
    desk.picking = None
    desk.open_hand(spoken=False)
    if (component, zone) in lying:
        mode.speak(lambda ear: ear.texts.text("table-put-down", zone=ear.narrator.spot(zone)))


def put_back_or_play(ear: Ear, count: int) -> str:
    """Cards have gone and several moves would explain it."""
    return ear.texts.text("table-taken-which", count=count)


def _from_hands(mode: TableMode, ask: Ask) -> bool:
    """A card that lies at the hand reader and has told nothing yet answers the Ask that has come meanwhile."""
    if mode.inputs is None:
        return False
    for reader, lying in mode.inputs.zones().items():
        zone = mode.layout.zone(reader)
        seat = seat_of(zone)
        if seat is None or zone in mode.crowded():
            continue
        for tag in lying:
            component = mode.table.tags.get(tag)
            if (
                component
                and (zone, tag) not in mode.used
                and mode.inputs.steady(tag)
                and hearing.answer_with(mode, component, seat)
            ):
                mode.used.add((zone, tag))
                return True
    return False
