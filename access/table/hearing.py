"""What readers tell: notices in words, tags as cards, a card as an answer or as a whisper to its owner."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.listing import Listing
from plateau_parlant.access.narration.parts import Item, Line
from plateau_parlant.engines.core import Fact

from . import asking, pointing, strange
from .events import Notice, TagEvent
from .layout import seat_of
from .tags import Known, OtherGame, identify

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Ear

    from .mode import TableMode


FULL = "table-reader-full"
ROOMY = "table-reader-roomy"

SCANNED = "scanned"
"""Name of the list that holds a card just read for somebody."""


def notice_read(mode: TableMode, event: Notice) -> None:
    lost, back = ("-lost", "-missing"), ("-back", "-ready")
    zone = event.fields.get("zone")
    key = mode.layout.zone(str(zone)) if zone else str(event.fields.get("board", ""))
    if event.code.endswith(lost):
        mode.silent.add(key)
    elif event.code.endswith(back):
        mode.silent.discard(key)
    earcon = "reader_lost" if event.code.endswith("-lost") else "reader_back" if event.code.endswith("-back") else None

    def words(ear: Ear) -> str:
        fields: dict[str, Any] = dict(event.fields)
        for name in ("zone", "other"):
            if name in fields:
                fields[name] = ear.narrator.spot(mode.layout.zone(str(fields[name])))
        return ear.texts.text(event.code, **fields)

    if event.code in (ROOMY, "table-reader-noisy"):
        mode.soon()  # what lies there can be judged again
    mode.speak(words, earcon, critical=earcon is not None or event.code == FULL)


def tag_read(mode: TableMode, event: TagEvent) -> None:
    """A tag came to a zone, left it, or passed a reader."""
    zone = mode.layout.zone(event.zone)
    if event.change == "off":
        for marks in (mode.stale, mode.complained, mode.refused, mode.used):
            marks.discard((zone, event.tag))
        mode.patience.pop((zone, event.tag), None)
        if seat_of(zone) is None:
            mode.removed.add(zone)
            mode.soon()
        else:
            mode.after_showing()
        return
    what = identify(event, mode.table, mode.others, partial(_by_name, mode))
    if isinstance(what, Known):
        component_read(mode, zone, event.tag, what.component, resting=event.change == "on")
    elif mode.desk.session.over:
        return
    elif isinstance(what, OtherGame):
        game = what.game
        mode.speak(lambda ear: ear.texts.text("table-other-game", game=_game_name(ear, game)), "refused")
    else:
        strange.met(mode, event, zone, what.trouble)


def _by_name(mode: TableMode, text: str) -> str | None:
    """The component whose name is written on a tag."""
    words = mode.desk.table.narrator
    folded = text.strip().casefold()
    for component in dict.fromkeys(words.deck()):
        if folded in (component.casefold(), words.component(component).casefold()):
            return component
    return None


def component_read(mode: TableMode, zone: str, tag: str, component: str, resting: bool) -> None:
    """A card of the game was read."""
    if mode.desk.session.over:
        return  # the cards are being collected
    seat = seat_of(zone)
    if mode.mending is not None and asking.pending(mode) is not None:
        value = mode.desk.narrator.ask_value(mode.mending.ask, component)
        if value is not None and asking.give(mode, value, "scan"):
            return
    if seat is None:
        speak_tone(mode, "read")
        if mode.late[component, zone]:
            mode.late[component, zone] -= 1
            if component not in mode.expected().get(zone, ()):
                mode.stale.add((zone, tag))
        mode.soon()
        return
    if answer_with(mode, component, seat):
        if resting:
            mode.used.add((zone, tag))
        return
    whose = _whose(mode, seat)
    if told_late(mode, whose, component):
        if resting:
            mode.used.add((zone, tag))
        return
    if resting and mode.desk.narrator.holds(mode.desk.session.view(whose), whose, component):
        mode.used.add((zone, tag))
    whisper(mode, whose, component)


def told_late(mode: TableMode, seat: int, component: str) -> bool:
    """A card that its owner had not told is held to his reader now: it is known from then on. False where it is none;
    who tells nothing holds cards to a reader to play them."""
    session = mode.desk.session
    if seat not in mode.desk.ears or seat in mode.untelling:
        return False
    report = mode.desk.narrator.late(session.state, seat, component)
    if report is None:
        return False
    mode.desk.tell(session.tell(report))
    return True


def speak_tone(mode: TableMode, name: str) -> None:
    """A tone alone, for all."""
    (mode.desk.table.talk if mode.desk.shared else mode.desk.talk).earcon(name)


def _whose(mode: TableMode, seat: int) -> int:
    """The seat a hand reader speaks to."""
    if seat >= 0:
        return seat
    ask = asking.pending(mode)
    asked = mode.desk.narrator.asked_seat(ask) if ask else None
    return mode.desk.seat if asked is None else asked


def answer_with(mode: TableMode, component: str, seat: int) -> bool:
    """The card as the answer to the pending Ask. False where it is none."""
    ask = asking.pending(mode)
    if ask is None:
        return False
    asked = mode.desk.narrator.asked_seat(ask)
    if seat >= 0 and asked is not None and asked != seat:
        return False
    value = mode.desk.narrator.ask_value(ask, component)
    if value is None:
        return False
    if (
        mode.desk.session.game.check(mode.desk.session.state, Fact(ask.id, value, "scan")) is not None
        and ask.count == 1
    ):
        return False
    return asking.give(mode, value, "scan")


def whisper(mode: TableMode, seat: int, component: str) -> None:
    """A card read for somebody: to his ear alone; on a shared speaker only that a card was read (law 5)."""
    desk = mode.desk
    ear = desk.ears.get(seat)
    ask = asking.pending(mode)
    if ear is None:  # a bot's card, or nobody's
        mode.speak(lambda ear: ear.texts.text("table-card-read", keys="no"), "read")
        return
    if pointing.show(mode, seat, component):
        return
    view = desk.session.view(seat)
    mine = ear.narrator.holds(view, seat, component)
    moves = _moves_of(mode, seat, component)
    text = ear.texts.text(
        "table-card",
        card=ear.narrator.component(component),
        state="asked" if ask is not None else "playable" if moves else "held" if mine else "strange",
    )
    if ear.private:
        ear.talk.event(Line(text, "table", True, earcon="read"))
    elif desk.shared:
        mode.speak(lambda ear: ear.texts.text("table-card-read", keys="yes"), "read")
    else:
        desk.talk.event(Line(text, "table", True, earcon="read"))
    if desk.seat == seat and ask is None and not desk.question:
        item = Item(text.rstrip("."), key=component, moves=tuple(moves))
        desk.open(Listing(SCANNED, lambda: [item]))


def _moves_of(mode: TableMode, seat: int, component: str) -> list[Any]:
    words = mode.desk.narrator
    return [
        move
        for move in mode.desk.session.legal(seat)
        if any(laid == component for laid, _ in words.placements(move, seat, mode.desk.session.state))
    ]


def _game_name(ear: Ear, game: str) -> str:
    return ear.texts.text(f"game-{game}") if ear.texts.has(f"game-{game}") else game
