"""Cards that an unscanned player never told, in words: what has to be told all the same, and moves made with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.engines.core import UNKNOWN, Ask, Event, kind
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.position import space_name
from plateau_parlant.engines.guardians.telling import NONE

if TYPE_CHECKING:
    from plateau_parlant.access.narration.bundle import Form, Level

NAMED_NEXT = ("primary", "fly", "shoot", "shield")
"""Why a card was told that the next event of the same moment names."""


def told_elsewhere(event: Event) -> bool:
    """Whether a card told by its owner is named by what happens next: primaries shown, a flight, a shot, shields."""
    return isinstance(event, ev.Told) and event.why in NAMED_NEXT


class GuardiansUntold:
    """The part of the narrator that speaks of cards nobody told."""

    if TYPE_CHECKING:

        def say(self, name: str, /, form: Form = "", level: Level = "normal", **args: Any) -> str: ...
        def name(self, seat: int) -> str: ...
        def space(self, name: str) -> str: ...

    def ask(self, ask: Ask) -> str:
        """A card to turn up, or one more card that an effect is about: of whom, and which."""
        if ask.kind not in ("reveal", "tell"):
            return super().ask(ask)  # type: ignore[misc,no-any-return]
        about, _, seat = ask.zone.rpartition(" ")
        about, _, number = about.partition(":")
        where = self.space(space_name(int(number))) if number and not about.endswith("area") else ""
        points = int(number or 0)
        return self.say(f"ask-{ask.kind}", who=self.name(int(seat)), about=about, points=points, space=where)

    def answer(self, ask: Ask, value: str) -> str:
        """A value of the Ask; that there is no card more."""
        if value == NONE and ask.kind in ("tell", "pick"):
            return self.say("answer-no-more")
        return super().answer(ask, value)  # type: ignore[misc,no-any-return]

    def untold_move(self, move: Any, asked: str) -> str:
        """A move with a card that stays unknown, '' where the usual words do."""
        if getattr(move, "card", "") == UNKNOWN or move == mv.Say(UNKNOWN):
            how = f"-{move.how}" if isinstance(move, mv.Place) else ""
            where = self.space(move.space) if getattr(move, "space", "") else ""
            return self.say(f"move-{kind(move)}{how}-untold", space=where)
        if isinstance(move, mv.Pass) and asked in ("primary", "discard", "lose"):
            return self.say(f"move-pass-{asked}")
        if isinstance(move, mv.Say) and asked == "first-hand":
            return self.say("move-say-none-first-hand")
        return ""
