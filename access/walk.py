"""A resumable walk over a list of items, each waiting for one answer.

Taking stock of a box, sticking on marks, learning tags, copying values from cards: all of them go from item to item,
take an answer, may skip, step back, stop, and go on another day. This module is their common state. It is pure: no
speech, no file, no clock. Every command takes a `Walk` and gives back a new `Walk` and a `Said`, a message id with its
arguments, which the front end renders and speaks. `save` gives JSON-able data that the caller writes; `restore` lays it
over freshly built items, so the items themselves (and their validators) are never stored.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

Value = Any
"""An answer: a string, an integer, a boolean, or a list or mapping of these (it must survive JSON)."""

Check = Callable[[Any, Mapping[str, Value]], Value]
"""`check(given, others) -> value`, or raises `BadAnswer`. `others` maps the ids of the other items to their answers.

A check must accept its own result again, for a restored answer goes through it once more."""

Kind = Literal["show", "value", "choice", "count", "scan"]


class BadAnswer(ValueError):
    """An answer that does not do, with the message that says why (`id`) and its arguments (`args`)."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message)
        self.said = Said(message, args)


class Said(msgspec.Struct, frozen=True):
    """What to tell the person: a message id and the arguments it is rendered with."""

    id: str
    args: dict[str, Any] = {}


def in_order(said: Said) -> list[Said]:
    """A message and those it leads to (its argument `next`), in speaking order, the nested ones taken out."""
    args = {key: value for key, value in said.args.items() if key != "next"}
    after = said.args.get("next")
    return [Said(said.id, args), *(in_order(after) if isinstance(after, Said) else [])]


class Item(msgspec.Struct, frozen=True):
    """One thing to answer.

    `id` is unique in the walk and stable from one day to the next. `prompt` and `args` are the message that presents
    it. `expected` is the number that should be there (kind `count`). `choices` are the values offered (kind `choice`).
    `group` is free for the caller, for summaries by group. `optional` items do not keep a walk from being complete.
    """

    id: str
    kind: Kind
    prompt: str
    args: dict[str, Any] = {}
    check: Check | None = None
    choices: tuple[str, ...] = ()
    expected: int | None = None
    group: str = ""
    optional: bool = False


class Change(msgspec.Struct, frozen=True):
    """One undoable step: where it happened and what stood there before (`had` False: nothing)."""

    id: str
    had: bool
    before: Value
    skipped: bool


class Walk(msgspec.Struct, frozen=True):
    """The state of a walk. `at` is the index of the current item; `past` is what can be undone, oldest first."""

    items: tuple[Item, ...]
    at: int = 0
    answers: dict[str, Value] = {}
    skipped: frozenset[str] = frozenset()
    past: tuple[Change, ...] = ()
    stopped: bool = False


class Summary(msgspec.Struct, frozen=True):
    """Where a walk stands. `missing` and `surplus` list (item id, how many) for kind `count`."""

    total: int
    answered: int
    skipped: tuple[str, ...]
    open: tuple[str, ...]
    missing: tuple[tuple[str, int], ...]
    surplus: tuple[tuple[str, int], ...]

    @property
    def complete(self) -> bool:
        """True when every item that is not optional has its answer."""
        return not self.open and not self.skipped


Result = tuple[Walk, Said]


def begin(items: Sequence[Item]) -> Walk:
    """A new walk standing on the first item. Raises ValueError for an empty list or an id used twice."""
    if not items:
        raise ValueError("a walk needs at least one item")
    ids = [item.id for item in items]
    twice = sorted({i for i in ids if ids.count(i) > 1}) if len(set(ids)) < len(ids) else []
    if twice:
        raise ValueError(f"item ids used twice: {', '.join(twice)}")
    return Walk(items=tuple(items))


def current(walk: Walk) -> Item:
    """The item the walk stands on."""
    return walk.items[walk.at]


def prompt(walk: Walk) -> Said:
    """The message of the current item: its own arguments, with `number`, `total` and its state.

    `state` is `open`, `skipped` or `answered`; with `answered`, `given` holds the answer as text.
    """
    item = current(walk)
    args: dict[str, Any] = {**item.args, "number": walk.at + 1, "total": len(walk.items)}
    args["state"] = "open"
    args["given"] = ""
    if item.id in walk.answers:
        args["state"] = "answered"
        args["given"] = _spoken(walk.answers[item.id])
    elif item.id in walk.skipped:
        args["state"] = "skipped"
    return Said(item.prompt, args)


def next_item(walk: Walk) -> Result:
    """Go to the next item; at the end say so and stay."""
    if walk.at + 1 >= len(walk.items):
        return walk, Said("walk-last", {"total": len(walk.items)})
    return _moved(walk, walk.at + 1)


def previous_item(walk: Walk) -> Result:
    """Go to the item before; at the start say so and stay."""
    if walk.at == 0:
        return walk, Said("walk-first")
    return _moved(walk, walk.at - 1)


def go(walk: Walk, item_id: str) -> Result:
    """Go to the item of that id. An unknown id is said and nothing moves."""
    for index, item in enumerate(walk.items):
        if item.id == item_id:
            return _moved(walk, index)
    return walk, Said("walk-unknown", {"item": item_id})


def next_open(walk: Walk) -> Result:
    """Go to the next item without an answer, those skipped included, searching round from the current one."""
    index = _open_from(walk, walk.at + 1, with_skipped=True)
    if index is None:
        return walk, finished(walk)
    return _moved(walk, index)


def answer(walk: Walk, given: Any) -> Result:
    """Take an answer for the current item and go on to the next open one.

    A bad answer leaves the walk as it is and says why. When the last open item is answered, the walk stays there and
    says how it ended. Answering again replaces the answer.
    """
    item = current(walk)
    try:
        value = checked(item, given, walk.answers)
    except BadAnswer as bad:
        return walk, bad.said
    noted = _record(walk, item.id, value)
    index = _open_from(noted, noted.at + 1, with_skipped=False)
    if index is None:
        return noted, finished(noted)
    moved, said = _moved(noted, index)
    return moved, Said(
        "walk-answered", {"how": "done" if value is True else "noted", "given": _spoken(value), "next": said}
    )


def skip(walk: Walk) -> Result:
    """Leave the current item for later and go on. An answer it had is taken away, undoably."""
    item = current(walk)
    had = item.id in walk.answers
    change = Change(item.id, had, walk.answers.get(item.id), item.id in walk.skipped)
    answers = {k: v for k, v in walk.answers.items() if k != item.id}
    noted = msgspec.structs.replace(
        walk, answers=answers, skipped=walk.skipped | {item.id}, past=(*walk.past, change), stopped=False
    )
    index = _open_from(noted, noted.at + 1, with_skipped=False)
    if index is None:
        return noted, finished(noted)
    moved, said = _moved(noted, index)
    return moved, Said("walk-skipped", {"next": said})


def undo(walk: Walk) -> Result:
    """Take back the last answer or skip and stand on its item again."""
    if not walk.past:
        return walk, Said("walk-nothing-to-undo")
    change = walk.past[-1]
    answers = {k: v for k, v in walk.answers.items() if k != change.id}
    if change.had:
        answers[change.id] = change.before
    skipped = walk.skipped | {change.id} if change.skipped else walk.skipped - {change.id}
    at = next(index for index, item in enumerate(walk.items) if item.id == change.id)
    back = msgspec.structs.replace(walk, at=at, answers=answers, skipped=skipped, past=walk.past[:-1], stopped=False)
    return back, Said("walk-undone", {"next": prompt(back)})


def stop(walk: Walk) -> Result:
    """Stop for today. Any other command takes the walk up again."""
    done = summary(walk)
    said = Said("walk-stopped", {"answered": done.answered, "total": done.total})
    return msgspec.structs.replace(walk, stopped=True), said


def where(walk: Walk) -> Said:
    """How far the walk is, and the current item."""
    done = summary(walk)
    args = {
        "number": walk.at + 1,
        "total": done.total,
        "answered": done.answered,
        "skipped": len(done.skipped),
        "next": prompt(walk),
    }
    return Said("walk-where", args)


def finished(walk: Walk) -> Said:
    """How the walk stands once nothing is left ahead: all answered, or so many skipped, missing, surplus."""
    done = summary(walk)
    args = {
        "total": done.total,
        "answered": done.answered,
        "skipped": len(done.skipped),
        "missing": sum(n for _, n in done.missing),
        "surplus": sum(n for _, n in done.surplus),
    }
    return Said("walk-finished", args)


def summary(walk: Walk) -> Summary:
    """Counts and lists of what is answered, skipped, open, missing and surplus."""
    optional = {item.id for item in walk.items if item.optional}
    missing, surplus = [], []
    for item in walk.items:
        if item.kind == "count" and item.expected is not None and item.id in walk.answers:
            off = int(walk.answers[item.id]) - item.expected
            if off < 0:
                missing.append((item.id, -off))
            elif off > 0:
                surplus.append((item.id, off))
    untouched = [i.id for i in walk.items if i.id not in walk.answers and i.id not in walk.skipped]
    return Summary(
        total=len(walk.items),
        answered=len(walk.answers),
        skipped=tuple(i.id for i in walk.items if i.id in walk.skipped and i.id not in optional),
        open=tuple(i for i in untouched if i not in optional),
        missing=tuple(missing),
        surplus=tuple(surplus),
    )


def save(walk: Walk) -> dict[str, Any]:
    """The walk as JSON-able data, without its items."""
    return {
        "walk": 1,
        "at": current(walk).id,
        "answers": dict(walk.answers),
        "skipped": sorted(walk.skipped),
        "past": [msgspec.to_builtins(change) for change in walk.past],
    }


def restore(items: Sequence[Item], data: object) -> tuple[Walk, tuple[Said, ...]]:
    """A walk over `items` taken up from saved `data`, and what had to be left behind.

    Answers to items that no longer exist, or that no longer pass their check, are dropped, each with a message. Data
    that is no saved walk at all gives a new walk and one message. Never raises for bad data.
    """
    fresh = begin(items)
    try:
        saved = msgspec.convert(data, _Saved)
        past = tuple(msgspec.convert(change, Change) for change in saved.past)
    except (msgspec.ValidationError, TypeError):
        return fresh, (Said("walk-damaged"),)
    by_id = {item.id: item for item in items}
    notes = []
    answers: dict[str, Value] = {}
    for item_id, value in saved.answers.items():
        if item_id not in by_id:
            notes.append(Said("walk-gone", {"item": item_id, "given": _spoken(value)}))
            continue
        try:
            answers[item_id] = checked(by_id[item_id], value, answers)
        except BadAnswer:
            notes.append(Said("walk-dropped", {"item": item_id, "given": _spoken(value)}))
    ids = [item.id for item in items]
    at = ids.index(saved.at) if saved.at in by_id else 0
    skipped = frozenset(i for i in saved.skipped if i in by_id and i not in answers)
    kept = () if notes else tuple(change for change in past if change.id in by_id)
    return Walk(tuple(items), at, answers, skipped, kept), tuple(notes)


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    walk: Literal[1]
    at: str
    answers: dict[str, Any]
    skipped: list[str]
    past: list[Any]


# -- validators ------------------------------------------------------------------------------------------------------


def checked(item: Item, given: Any, answers: Mapping[str, Value]) -> Value:
    """The value of `given` for `item`. Raises BadAnswer. Without a check of its own an item uses its kind's."""
    others = {k: v for k, v in answers.items() if k != item.id}
    check = item.check
    if check is None:
        check = {
            "show": done,
            "value": text(),
            "choice": one_of(item.choices),
            "count": whole(0),
            "scan": unique_code,
        }[item.kind]
    return check(given, others)


def done(given: Any, others: Mapping[str, Value]) -> Value:
    """Anything at all means the step is done."""
    return True


def text(maximum: int = 200) -> Check:
    """Free text, trimmed, neither empty nor longer than `maximum` characters."""

    def check(given: Any, others: Mapping[str, Value]) -> Value:
        word = " ".join(str(given).split())
        if not word:
            raise BadAnswer("walk-bad-empty")
        if len(word) > maximum:
            raise BadAnswer("walk-bad-long", maximum=maximum)
        return word

    return check


def whole(minimum: int, maximum: int | None = None) -> Check:
    """A whole number within bounds, given as an integer or as digits."""

    def check(given: Any, others: Mapping[str, Value]) -> Value:
        word = "" if isinstance(given, bool) else str(given).strip()
        if not word.lstrip("+-").isdecimal() or not word.lstrip("+-").isascii() or len(word) > 9:
            raise BadAnswer("walk-bad-number")
        try:
            number = int(word)
        except ValueError:
            raise BadAnswer("walk-bad-number") from None
        if number < minimum:
            raise BadAnswer("walk-bad-low", minimum=minimum)
        if maximum is not None and number > maximum:
            raise BadAnswer("walk-bad-high", maximum=maximum)
        return number

    return check


def one_of(choices: Sequence[str]) -> Check:
    """One of the choices: the word itself whatever its case and accents, its number, or a beginning only one has."""

    def check(given: Any, others: Mapping[str, Value]) -> Value:
        word = plain(str(given))
        exact = [choice for choice in choices if plain(choice) == word]
        if exact:
            return exact[0]
        if word.isdecimal() and 1 <= int(word) <= len(choices):
            return choices[int(word) - 1]
        near = [choice for choice in choices if word and plain(choice).startswith(word)]
        if len(near) == 1:
            return near[0]
        raise BadAnswer("walk-bad-choice", choices=", ".join(choices))

    return check


def unique_code(given: Any, others: Mapping[str, Value]) -> Value:
    """A scanned code, trimmed, that no other item already has."""
    code = str(given).strip()
    if not code:
        raise BadAnswer("walk-bad-empty")
    for item_id, value in others.items():
        if value == code:
            raise BadAnswer("walk-bad-taken", item=item_id, given=code)
    return code


def plain(word: str) -> str:
    """Lower case, without accents, single spaces: how words are compared everywhere a person types them."""
    split = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    return " ".join("".join(c for c in split if not unicodedata.combining(c)).split())


# -- helpers ---------------------------------------------------------------------------------------------------------


def _moved(walk: Walk, index: int) -> Result:
    moved = msgspec.structs.replace(walk, at=index, stopped=False)
    return moved, prompt(moved)


def _record(walk: Walk, item_id: str, value: Value) -> Walk:
    change = Change(item_id, item_id in walk.answers, walk.answers.get(item_id), item_id in walk.skipped)
    return msgspec.structs.replace(
        walk,
        answers={**walk.answers, item_id: value},
        skipped=walk.skipped - {item_id},
        past=(*walk.past, change),
        stopped=False,
    )


def _open_from(walk: Walk, start: int, with_skipped: bool) -> int | None:
    count = len(walk.items)
    for step in range(count):
        index = (start + step) % count
        item_id = walk.items[index].id
        if item_id not in walk.answers and (with_skipped or item_id not in walk.skipped):
            return index
    return None


def _spoken(value: Value) -> str:
    return "" if value is True else str(value)
