"""Questions, and several people at one machine: the hand-over, agreeing, leaving a seat."""

from collections.abc import Callable

from plateau_parlant.access.desk import Desk, Question


def ask(
    desk: Desk,
    text: str,
    yes: Callable[[], None],
    no: Callable[[], None],
    default: bool = False,
    critical: bool = False,
) -> None:
    """Puts a yes-or-no question that stands until it is answered. The default is named."""
    desk.question = Question(text, yes, no, default)
    desk.talk.answer(put(desk))


def put(desk: Desk) -> str:
    """The standing question with its keys and its default, in words."""
    assert desk.question is not None
    return desk.say("question", text=desk.question.text, default="yes" if desk.question.default else "no")


def do_yes(desk: Desk) -> None:
    """Answers a question with yes."""
    question, desk.question = desk.question, None
    if question:
        question.yes()


def do_no(desk: Desk) -> None:
    """Answers a question with no."""
    question, desk.question = desk.question, None
    if question:
        question.no()


def hand_over(desk: Desk, seat: int) -> None:
    """Another person takes the keys: nothing private is said before a key tells that he is there."""
    desk.waiting_for = seat
    desk.talk.answer(desk.say("hand-over", who=desk.narrator.name(seat)))
    if desk.clear_screen:
        desk.clear_screen()


def take_over(desk: Desk) -> None:
    """The key that tells the next person is there."""
    seat, desk.waiting_for = desk.waiting_for, None
    if seat is None:
        return
    desk.seat = seat
    desk.alone_confirmed = False
    desk.clause = ""
    desk.picking = None
    desk.open_hand(spoken=False, at=0)
    desk.talk.answer(desk.say("taken-over", who=desk.narrator.name(seat), turn=desk.narrator.turn(desk.view())))
    desk.focus()
