"""Teaching tags and taking stock by scan: walks (`access.walk`) whose answers are tags.

    walk = learn.begin(deck, names, table)          # "next: red one"
    walk, said = learn.scan(walk, event)            # "noted. next: red two" or why not
    table = learn.table_of(walk, "dragon")          # save it after every scan

Skipping, going back, undo, stop and "where am I" are the walk's own commands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from plateau_parlant.access import walk as w
from plateau_parlant.access.walk import BadAnswer, Item, Said, Walk

from .events import TagEvent
from .tags import TagTable, trouble_of


def items_of(
    deck: Sequence[str], name: Callable[[str], str], others: Mapping[str, TagTable] | None = None
) -> tuple[Item, ...]:
    """One item a card of `deck` (components in order, equal ones repeated). `name`: component -> its spoken name;
    `others`: the tables of other games, whose tags are refused."""
    total = Counter(deck)
    so_far: Counter[str] = Counter()
    spoken: dict[str, str] = {}
    out = []
    for component in deck:
        so_far[component] += 1
        ident = component if total[component] == 1 else f"{component}#{so_far[component]}"
        spoken[ident] = name(component)
        args = {"component": name(component), "copy": so_far[component], "copies": total[component]}
        out.append(Item(ident, "scan", "table-learn-next", args, _check(spoken, others or {}), group=component))
    return tuple(out)


def _check(spoken: Mapping[str, str], others: Mapping[str, TagTable]) -> w.Check:
    def check(given: Any, answers: Mapping[str, Any]) -> str:
        tag = str(given).strip()
        if not tag:
            raise BadAnswer("walk-bad-empty")
        for ident, known in answers.items():
            if known == tag:
                raise BadAnswer("table-learn-duplicate", component=spoken.get(ident, ident))
        for game, table in others.items():
            if tag in table.tags:
                raise BadAnswer("table-learn-other-game", game=game)
        return tag

    return check


def begin(
    deck: Sequence[str],
    name: Callable[[str], str],
    table: TagTable | None = None,
    others: Mapping[str, TagTable] | None = None,
) -> Walk:
    """A walk over the deck; what `table` knows already is answered, and it stands on the first card it does not."""
    items = items_of(deck, name, others)
    left: dict[str, list[str]] = {}
    for tag, component in (table.tags if table else {}).items():
        left.setdefault(component, []).append(tag)
    answers: dict[str, Any] = {}
    for item in items:
        if left.get(item.group):
            answers[item.id] = left[item.group].pop(0)
    walk = msgspec.structs.replace(w.begin(items), answers=answers)
    at = next((i for i, item in enumerate(items) if item.id not in answers), 0)
    return msgspec.structs.replace(walk, at=at)


def scan(walk: Walk, event: TagEvent) -> w.Result | None:
    """A tag was held to a reader: the answer to the current card. None when there is nothing to say (it left)."""
    if event.change == "off":
        return None
    trouble = trouble_of(event)
    if trouble:
        return walk, Said(trouble)
    last = walk.past[-1] if walk.past else None
    if last and walk.answers.get(last.id) == event.tag and last.id != w.current(walk).id:
        return walk, Said("table-learn-same", {"component": _item(walk, last.id).args["component"]})
    current = w.current(walk)
    if walk.answers.get(current.id) == event.tag:
        return walk, Said("table-learn-known", {"component": current.args["component"]})
    return _learnt(walk, event.tag)


def _learnt(walk: Walk, tag: str) -> w.Result:
    card = w.current(walk)
    after, said = w.answer(walk, tag)
    if after is walk:
        return walk, said
    # the walk would read the tag's id aloud
    next_said = said.args["next"] if said.id == "walk-answered" else said
    return after, Said("table-learn-learnt", {"component": card.args["component"], "next": next_said})


def take_over(walk: Walk, tag: str) -> w.Result:
    """Yes, this tag is the current card after all: the card that had it is to be learnt again."""
    at = walk.at
    owner = next((i for i, known in walk.answers.items() if known == tag), None)
    if owner is not None and owner != w.current(walk).id:
        walk, _ = w.go(walk, owner)
        walk, _ = w.skip(walk)
        walk = msgspec.structs.replace(walk, at=at)
    return _learnt(walk, tag)


def table_of(walk: Walk, game: str) -> TagTable:
    """The table as far as it has been taught."""
    return TagTable(game, {walk.answers[i.id]: i.group for i in walk.items if i.id in walk.answers})


def _item(walk: Walk, ident: str) -> Item:
    return next(i for i in walk.items if i.id == ident)


class Stock(msgspec.Struct, frozen=True):
    """Taking stock of a box by scanning it, in any order. `seen`: tags, in the order they came."""

    deck: tuple[str, ...]
    table: TagTable
    seen: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()


def stock(stand: Stock, event: TagEvent, name: Callable[[str], str]) -> tuple[Stock, Said] | None:
    """One more tag. None when there is nothing to say."""
    if event.change == "off":
        return None
    component = stand.table.tags.get(event.tag)
    if component is None:
        if event.tag in stand.strange:
            return None
        return msgspec.structs.replace(stand, strange=(*stand.strange, event.tag)), Said("table-stock-unknown")
    if event.tag in stand.seen:
        return stand, Said("table-stock-again", {"component": name(component)})
    stand = msgspec.structs.replace(stand, seen=(*stand.seen, event.tag))
    return stand, Said("table-stock-counted", {"component": name(component), "left": len(missing(stand))})


def missing(stand: Stock) -> tuple[str, ...]:
    """The components not scanned yet, in deck order, equal ones repeated."""
    have = Counter(stand.table.tags[t] for t in stand.seen)
    out = []
    for component in stand.deck:
        if have[component]:
            have[component] -= 1
        else:
            out.append(component)
    return tuple(out)
