"""What lies in the zones against what the game expects there: differences, and the moves that would explain them.

Everything here is judged from the snapshot, never from the story of how it came about: a card that slid over three
zones lies in one of them. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec


class Seen(msgspec.Struct, frozen=True):
    """A tag in a zone and the component it is; "" where nobody has taught it."""

    zone: str
    tag: str
    component: str


class Difference(msgspec.Struct, frozen=True):
    """What lies in a zone and should not (`surplus`, in the order it was laid), and what should and does not."""

    zone: str
    surplus: tuple[Seen, ...] = ()
    missing: tuple[str, ...] = ()


Placement = tuple[str, str]


def differences(
    seen: Mapping[str, Sequence[Seen]],
    expected: Mapping[str, Sequence[str]],
    tagged: Iterable[str],
    passing: Collection[str] = (),
) -> tuple[Difference, ...]:
    """The zones that differ, in the game's order. Only zones of `seen` are judged: the others have no reader.

    `tagged`: components that carry a tag at all; another one is never missing. `passing`: zones where nothing is
    missing, as what is laid there goes on to its place.
    """
    readable = set(tagged)
    found = []
    for zone in (*expected, *(zone for zone in seen if zone not in expected)):
        if zone not in seen:
            continue
        wanted = Counter(expected.get(zone, ()))
        surplus = []
        for one in seen[zone]:
            if one.component and wanted[one.component]:
                wanted[one.component] -= 1
            else:
                surplus.append(one)
        missing = []
        for component in expected.get(zone, ()):
            if component in readable and wanted[component] and zone not in passing:
                wanted[component] -= 1
                missing.append(component)
        if surplus or missing:
            found.append(Difference(zone, tuple(surplus), tuple(missing)))
    return tuple(found)


def fitting(
    legal: Iterable[Any],
    target: Seen,
    surplus: Iterable[Seen],
    missing: Iterable[Placement],
    placements: Callable[[Any], tuple[Placement, ...]],
    removals: Callable[[Any], tuple[Placement, ...]],
) -> list[Any]:
    """The moves that lay `target`, and nothing that does not lie there.

    A move that also takes something away fits where that has gone; where nothing has gone, only if no other fits.
    """
    there = Counter((one.component, one.zone) for one in surplus)
    gone = Counter(missing)
    plain, with_gone, not_gone = [], [], []
    for move in legal:
        laid = placements(move)
        if (target.component, target.zone) not in laid or Counter(laid) - there:
            continue
        taken = Counter(removals(move))
        if not taken:
            plain.append(move)
        elif not taken - gone:
            with_gone.append(move)
        else:
            not_gone.append(move)
    return _fullest(with_gone or plain or not_gone, placements)


def _fullest(moves: list[Any], placements: Callable[[Any], tuple[Placement, ...]]) -> list[Any]:
    """Of each kind of move those that explain most of what lies there: no unknown card where one was read."""
    most: dict[type, int] = {}
    for move in moves:
        most[type(move)] = max(most.get(type(move), 0), len(placements(move)))
    return [move for move in moves if len(placements(move)) == most[type(move)]]


def removing(
    legal: Iterable[Any],
    missing: Iterable[Placement],
    placements: Callable[[Any], tuple[Placement, ...]],
    removals: Callable[[Any], tuple[Placement, ...]],
) -> list[Any]:
    """The moves that lay nothing and take away just what is gone."""
    gone = Counter(missing)
    return [move for move in legal if not placements(move) and gone and Counter(removals(move)) == gone]
