"""Lists of moves kept from window to window, while nothing is done between them."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians.components import FORGET
from plateau_parlant.engines.guardians.position import State


class KeptMoves:
    """The moves last listed for each seat, as long as nothing is done: windows follow each other, mostly with nothing
    done between them. `about`: what else they depend on."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[int, tuple[State, object, list[Move]]] = {}
        FORGET.append(self._last.clear)

    def of(self, state: State, seat: int, about: object = None) -> list[Move] | None:
        """Those kept, None where they are not those of this state."""
        before, same, found = self._last.get(seat, (None, None, []))
        return found if before is not None and same == about and same_table(state, before) else None

    def keep(self, state: State, seat: int, found: list[Move], about: object = None) -> list[Move]:
        """Keeps what was listed, and gives it."""
        self._last[seat] = (state, about, found)
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
