"""Questions, and several people at one machine: the hand-over, agreeing, leaving a seat and coming back."""

from collections.abc import Callable, Sequence

from plateau_parlant.access.bots import NAMES, Bot
from plateau_parlant.access.desk import Desk, Question
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.engines.core import PUBLIC, Decide


def ask(desk: Desk, text: str, yes: Callable[[], None], no: Callable[[], None], default: bool = False) -> None:
    """Puts a yes-or-no question that stands until it is answered. The default is named."""
    desk.question = Question(text, yes, no, default)
    desk.talk.answer(put(desk))


def put(desk: Desk) -> str:
    """The standing question with its keys and its default, in words."""
    assert desk.question is not None
    return desk.say("question", text=desk.question.text, default="yes" if desk.question.default else "no")


def when_alone(desk: Desk, do: Callable[[], None]) -> None:
    """Law 5: on a shared speaker what only this seat may know is spoken once its player says that nobody else listens;
    at once where nobody does."""
    if not desk.guarded:
        do()
        return

    def yes() -> None:
        desk.alone_confirmed = True
        do()

    ask(desk, desk.say("alone-to-hear"), yes, lambda: desk.talk.answer(desk.say("alone-no")))


def ask_all(
    desk: Desk, seats: Sequence[int], text: Callable[[int], str], yes: Callable[[], None], no: Callable[[int], None]
) -> None:
    """Asks the people of these seats one after another; `yes` once all agreed, `no(seat)` at the first who does not."""
    if not seats:
        yes()
        return
    first, rest = seats[0], seats[1:]
    ask(desk, text(first), lambda: ask_all(desk, rest, text, yes, no), lambda: no(first))


def do_yes(desk: Desk) -> None:
    """Answers a question with yes."""
    question, desk.question = desk.question, None
    if question:
        question.yes()
    else:
        desk.talk.answer(desk.say("yes-to-nothing"), "refused")


def do_no(desk: Desk) -> None:
    """Answers a question with no."""
    question, desk.question = desk.question, None
    if question:
        question.no()
    else:
        desk.talk.answer(desk.say("no-to-nothing"), "refused")


def do_go_on(desk: Desk) -> None:
    """Lets the bot play whose turn it is."""
    seat = desk.session.bot_to_act()
    if seat is None:
        desk.talk.answer(desk.say("go-on-nobody"), "refused")
        return
    if not desk.bot_waits:
        desk.talk.answer(desk.say("go-on-soon", who=desk.narrator.name(seat)))
        return
    desk.one_bot()


# --- the hand-over ------------------------------------------------------------------------------------------


def hand_over(desk: Desk, seat: int) -> None:
    """Another person takes the keys: nothing private is said before a key tells that he is there."""
    desk.waiting_for = seat
    if desk.clear_screen:
        desk.clear_screen()
        if not desk.screen_told:
            desk.screen_told = True
            desk.talk.notice(desk.say("screen-remains"))
    words = desk.say("hand-over", who=desk.narrator.name(seat))
    if not desk.ear.private:
        desk.talk.answer(words)
        return
    # his earphone is not heard by the one who is called
    public = desk.table.texts.text("hand-over", who=desk.table.narrator.name(seat))
    desk.table.talk.answer(public)
    desk.talk.overheard(Line(words, "answers"), public)


def take_over(desk: Desk) -> None:
    """The key that tells the next person is there."""
    seat, desk.waiting_for = desk.waiting_for, None
    if seat is None:
        return
    desk.seat = seat
    desk.turn_told = desk.clock()
    desk.alone_confirmed = False
    desk.clause = ""
    desk.picking = None
    desk.open_hand(spoken=False, at=0)
    desk.talk.answer(desk.say("taken-over", who=desk.narrator.name(seat), turn=desk.turn_words()))
    if desk.table_mode:
        desk.table_mode.focused()
    desk.focus(told=True)


# --- seats --------------------------------------------------------------------------------------------------


def leave_seat(desk: Desk) -> None:
    """The person at the keys leaves the seat to a bot, after asking."""
    seat = desk.seat

    def yes() -> None:
        desk.away[seat] = desk.ears.pop(seat)
        taken = {name.casefold() for name in desk.session.players}
        name = next((name for name in NAMES if name.casefold() not in taken), NAMES[0])
        desk.session.leave_to_bot(seat, Bot("fair", name, seat))
        desk.seat = next(iter(desk.ears), PUBLIC)
        who = desk.narrator.name(seat)
        desk.table.talk.event(Line(desk.table.texts.text("seat-left", who=who), "system", aimed=True))
        desk.picking = None
        desk.open_hand(spoken=False, at=0)
        desk.go_on()

    ask(desk, desk.say("seat-leave-ask"), yes, lambda: desk.talk.answer(desk.say("seat-leave-not"), category="system"))


def come_back(desk: Desk, seat: int) -> None:
    """A person who left takes the seat again from the bot. Nothing private is said before his key."""
    desk.ears[seat] = desk.away.pop(seat)
    desk.session.take_back(seat)
    who = desk.narrator.name(seat)
    desk.table.talk.event(Line(desk.table.texts.text("seat-taken-back", who=who), "system", aimed=True))
    desk.bot_waits = False
    now = desk.session.waiting()
    if desk.seat not in desk.ears or (isinstance(now, Decide) and seat in now.must):
        hand_over(desk, seat)
    else:
        desk.go_on()
