"""Lists of moves kept from window to window, while nothing is done between them."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians.components import FORGET
from plateau_parlant.engines.guardians.position import State

Lists = dict[object, list[Move]]
NEVER: tuple[State | None, Lists] = (None, {})
_last: dict[int, tuple[State | None, Lists]] = {}
FORGET.append(_last.clear)


def kept(state: State, seat: int) -> Lists:
    """The moves listed so far for a seat, by what they are about, as long as nothing is done: windows follow each
    other, mostly with nothing done between them. Who lists more puts it in."""
    before, found = _last.get(seat, NEVER)
    if before is not None and state.fight is before.fight and same_table(state, before):
        return found
    found = {}
    _last[seat] = (state, found)
    return found


def same_table(one: State, other: State) -> bool:
    """Whether it is plain that two states differ in nothing but in who is asked what and what comes then."""
    return (
        one.fight is other.fight
        and one.sides is other.sides
        and one.mods is other.mods
        and one.spaces is other.spaces
        and one.shields is other.shields
        and one.options is other.options
        and one.phase == other.phase
        and one.active == other.active
    )
