"""The resumable walk: pure state, every command, saved and taken up again."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plateau_parlant.access import walk as w

ITEMS = (
    w.Item("a", "show", "kit-step"),
    w.Item("b", "value", "value-step", check=w.whole(1, 12)),
    w.Item("c", "choice", "choice-step", choices=("rouge", "bleu", "vert", "été")),
    w.Item("d", "count", "count-step", expected=3),
    w.Item("e", "scan", "scan-step"),
    w.Item("f", "scan", "scan-step", optional=True),
)


def at(state: w.Walk) -> str:
    return w.current(state).id


def test_a_walk_goes_through_all_kinds_and_ends() -> None:
    state = w.begin(ITEMS)
    for reply in ("", "7", "BLEU", "2", "04A1"):
        state, said = w.answer(state, reply)
        assert said.id == "walk-answered", said
    assert at(state) == "f"
    assert state.answers == {"a": True, "b": 7, "c": "bleu", "d": 2, "e": "04A1"}
    assert w.summary(state).complete
    assert w.summary(state).missing == (("d", 1),)
    state, said = w.answer(state, "04A2")
    assert said == w.Said("walk-finished", {"total": 6, "answered": 6, "skipped": 0, "missing": 1, "surplus": 0})


@pytest.mark.parametrize(
    ("item", "bad", "why"),
    [
        ("b", "sept", "walk-bad-number"),
        ("b", "0", "walk-bad-low"),
        ("b", "13", "walk-bad-high"),
        ("b", True, "walk-bad-number"),
        ("b", "²", "walk-bad-number"),
        ("b", "+-3", "walk-bad-number"),
        ("c", "violet", "walk-bad-choice"),
        ("c", "5", "walk-bad-choice"),
        ("c", "", "walk-bad-choice"),
        ("d", "-1", "walk-bad-low"),
        ("e", "  ", "walk-bad-empty"),
    ],
)
def test_a_bad_answer_says_why_and_changes_nothing(item: str, bad: object, why: str) -> None:
    state, _ = w.go(w.begin(ITEMS), item)
    after, said = w.answer(state, bad)
    assert after == state
    assert said.id == why


def test_choices_take_number_beginning_and_plain_letters() -> None:
    state, _ = w.go(w.begin(ITEMS), "c")
    for reply, value in (("2", "bleu"), ("v", "vert"), ("ete", "été"), (" ÉTÉ ", "été")):
        assert w.answer(state, reply)[0].answers["c"] == value


def test_the_same_code_twice_is_refused_with_the_item_that_has_it() -> None:
    state, _ = w.go(w.begin(ITEMS), "e")
    state, _ = w.answer(state, "04A1")
    state, _ = w.go(state, "f")
    after, said = w.answer(state, "04A1 ")
    assert after == state
    assert said == w.Said("walk-bad-taken", {"item": "e", "given": "04A1"})
    state, _ = w.go(state, "e")
    assert w.answer(state, "04A1")[1].id == "walk-answered"


def test_next_previous_stop_at_the_ends_and_answer_nothing() -> None:
    state = w.begin(ITEMS)
    assert w.previous_item(state) == (state, w.Said("walk-first"))
    for _ in range(5):
        state, said = w.next_item(state)
    assert said.args["number"] == 6
    assert w.next_item(state) == (state, w.Said("walk-last", {"total": 6}))
    assert state.answers == {}


def test_skip_leaves_it_open_and_next_open_comes_back() -> None:
    state, said = w.skip(w.begin(ITEMS))
    assert said.id == "walk-skipped"
    assert at(state) == "b"
    for reply in ("7", "bleu", "3", "x", "y"):
        state, said = w.answer(state, reply)
    assert said.id == "walk-finished"
    assert said.args["skipped"] == 1
    assert not w.summary(state).complete
    state, said = w.next_open(state)
    assert at(state) == "a"
    assert said.args["state"] == "skipped"


def test_undo_gives_back_the_answer_before_and_the_place() -> None:
    state, _ = w.go(w.begin(ITEMS), "b")
    state, _ = w.answer(state, "7")
    state, _ = w.go(state, "b")
    state, _ = w.answer(state, "8")
    state, said = w.undo(state)
    assert (at(state), state.answers["b"], said.id) == ("b", 7, "walk-undone")
    state, _ = w.skip(state)
    assert "b" not in state.answers
    state, _ = w.undo(state)
    assert state.answers["b"] == 7
    state, _ = w.undo(state)
    assert state.answers == {}
    assert w.undo(state) == (state, w.Said("walk-nothing-to-undo"))


def test_where_and_stop_tell_how_far() -> None:
    state, _ = w.answer(w.begin(ITEMS), "")
    said = w.where(state)
    assert (said.args["number"], said.args["total"], said.args["answered"]) == (2, 6, 1)
    stopped, said = w.stop(state)
    assert stopped.stopped
    assert said == w.Said("walk-stopped", {"answered": 1, "total": 6})
    assert not w.next_item(stopped)[0].stopped


def test_surplus_is_counted() -> None:
    state, _ = w.go(w.begin(ITEMS), "d")
    state, _ = w.answer(state, "5")
    assert w.summary(state).surplus == (("d", 2),)


def test_restore_drops_what_no_longer_fits_and_says_so() -> None:
    state, _ = w.go(w.begin(ITEMS), "b")
    state, _ = w.answer(state, "12")
    state, _ = w.answer(state, "vert")
    data = json.loads(json.dumps(w.save(state)))
    items = (w.Item("b", "value", "p", check=w.whole(1, 6)), w.Item("z", "show", "p"))
    after, notes = w.restore(items, data)
    assert after.answers == {}
    assert [note.id for note in notes] == ["walk-dropped", "walk-gone"]
    assert at(after) == "b"


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"walk": 2},
        {"walk": 1, "at": 3},
        "x",
        {"walk": 1, "at": "a", "answers": {}, "skipped": [], "past": [7]},
    ],
)
def test_damaged_data_starts_again_and_says_so(data: object) -> None:
    after, notes = w.restore(ITEMS, data)
    assert after == w.begin(ITEMS)
    assert notes == (w.Said("walk-damaged"),)


def test_two_items_of_one_id_and_no_items_are_refused() -> None:
    with pytest.raises(ValueError, match="twice: a"):
        w.begin((ITEMS[0], ITEMS[0]))
    with pytest.raises(ValueError, match="at least one"):
        w.begin(())


COMMANDS = st.lists(
    st.one_of(
        st.sampled_from(["next", "previous", "skip", "undo", "stop", "open"]),
        st.tuples(st.just("answer"), st.sampled_from(["1", "7", "99", "rouge", "", "x"])),
    ),
    max_size=30,
)


@given(COMMANDS)
@settings(max_examples=60, deadline=None)
def test_any_run_of_commands_survives_saving_at_every_step(commands: list[object]) -> None:
    state = w.begin(ITEMS)
    acts = {
        "next": w.next_item,
        "previous": w.previous_item,
        "skip": w.skip,
        "undo": w.undo,
        "stop": w.stop,
        "open": w.next_open,
    }
    for command in commands:
        state, said = acts[command](state) if isinstance(command, str) else w.answer(state, command[1])
        assert isinstance(said, w.Said)
        back, notes = w.restore(ITEMS, json.loads(json.dumps(w.save(state))))
        assert not notes
        assert (back.at, back.answers, back.skipped, back.past) == (state.at, state.answers, state.skipped, state.past)
        assert not state.skipped & state.answers.keys()


@given(COMMANDS)
@settings(max_examples=40, deadline=None)
def test_undoing_everything_empties_the_walk(commands: list[object]) -> None:
    state = w.begin(ITEMS)
    for command in commands:
        if command == "skip":
            state, _ = w.skip(state)
        elif not isinstance(command, str):
            state, _ = w.answer(state, command[1])
    while state.past:
        state, _ = w.undo(state)
    assert state.answers == {}
    assert state.skipped == frozenset()
