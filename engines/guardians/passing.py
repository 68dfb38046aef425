"""A pass that does nothing but hand the turn to the other side: of all entries the most frequent one by far.

The rules of a pass stand where the windows and the bribery are; this is what comes of them when nobody has acted and
nobody has passed before, without a draft: another question, and another thing to do after its answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plateau_parlant.engines.guardians import bribery, play
from plateau_parlant.engines.guardians.position import Prompt, State, Task, replace
from plateau_parlant.engines.guardians.unknown import dark

TURNS: Final[dict[str, tuple[str, Callable[..., tuple[Task, Prompt]]]]] = {
    "window": ("window_again", play.turn),
    "bribe": ("bribe_again", bribery.turn),
}
"""The questions that go to and fro: what comes after the answer, and how the next turn is opened."""


def handed_on(state: State, prompt: Prompt, seat: int) -> State | None:
    """The state after a pass in one of the `TURNS`, where it is the first one; None where it does more than that."""
    name, turn = TURNS[prompt.kind]
    fight, side, todo = state.fight, state.sides[seat], state.todo
    coming = todo[-1] if todo else None
    if coming is None or coming.name != name or coming.args[-1] != 0:
        return None
    if side.marks or fight is None or fight.outcome or (side.pile and dark(state, seat)):
        return None
    if prompt.kind == "bribe" and -1 in fight.pair:
        return None
    args: tuple[Any, ...] = coming.args
    again, asked = turn(*args[:-2], 1 - args[-2], 1)
    return replace(state, prompt=asked, todo=(*todo[:-1], again))
