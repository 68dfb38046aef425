"""A conversation outside a game loses no sentence, however slow the machine is."""

import time

from desk_rig import Recorder, keys_of

from plateau_parlant.access import conversation
from plateau_parlant.access.conversation import Ask, Conversation, Render, Say
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.talk import Talk


def slow(say: Say, ask: Ask, render: Render) -> None:
    """Answers each line late; says when the lines have ended."""
    time.sleep(0.05)
    say("begin")
    while (line := ask()) is not None:
        time.sleep(0.02)
        say(f"got {line}")
    time.sleep(0.05)
    say("end")


def made(out: Recorder) -> Conversation:
    return Conversation(Talk(out, Texts("fr", "common", strict=True)), keys_of(()), slow)  # type: ignore[arg-type]


def test_each_line_is_answered_before_the_next_is_taken() -> None:
    out = Recorder()
    talk = made(out)
    talk.start()
    assert out.texts() == ["Begin"]
    for number in range(5):
        talk.typed(str(number))
        assert out.texts()[-1] == f"Got {number}"
    talk.farewell(closed=True)
    assert out.texts()[-1] == "End"


def test_a_loop_that_starts_late_still_answers_in_step() -> None:
    """Where the first wait ran out, a line already typed does not make the next one look answered."""
    out = Recorder()
    talk = made(out)
    talk._thread.start()  # as if nobody had waited for the first question
    talk.typed("0")
    assert out.texts()[-1] == "Got 0"
    talk.farewell(closed=True)
    assert out.texts()[-1] == "End"


def test_a_line_after_the_end_holds_nobody_up() -> None:
    out = Recorder()
    talk = made(out)
    talk.start()
    talk.farewell(closed=True)
    began = time.monotonic()
    talk.typed("late")
    assert time.monotonic() - began < conversation.PATIENCE / 2
