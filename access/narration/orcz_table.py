"""Orcz on a real table: each player's cards, the enemies and the events carry tags; the four fields are zones.

The first player of the game plays the first set of cards of the tag table, and so on. A reader under a field also reads
the cards that lie face down: the program then knows them, and nobody hears them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.physical import Physical, Placement
from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, Ask, Event
from plateau_parlant.engines.orcz import moves
from plateau_parlant.engines.orcz.components import FIELDS, HIDDEN
from plateau_parlant.engines.orcz.events import (
    CardTurned,
    FieldBegan,
    GoblinsReceived,
    RankPlaced,
    RankReturned,
    RoundEnded,
    WingFought,
)

ENEMY = "enemy "
EVENT = "event "


class OrczTable(Physical):
    """Components are "0 c3" (the first set's cavalry 3), "enemy urth 3/1", "event caprice"."""

    if TYPE_CHECKING:

        def happening(self, event: str) -> str: ...

    def deck(self) -> tuple[str, ...]:
        most = max(self.game.PLAYERS)
        state = self.game.begin(core.Setup(tuple("ABCD"[:most])))
        return tuple(one for one, count in self.game.census(state).items() for _ in range(count))

    def component(self, component: str) -> str:
        if component.startswith(EVENT):
            return self.happening(component[len(EVENT) :])
        if component.startswith(ENEMY):
            _, field, strength = component.split(" ")
            main, _, secondary = strength.partition("/")
            return self.say(
                "component-enemy", field=str(self.word("field", field)), main=int(main), secondary=int(secondary)
            )
        seat, _, card = component.partition(" ")
        if not card:
            return str(self.word("card", component))
        who = self.name(int(seat)) if self.at_table and int(seat) < len(self.names) else "nobody"
        return self.say("component-of", card=str(self.word("card", card)), who=who, set=int(seat) + 1)

    def spot(self, zone: str) -> str:
        return str(self.word("field", zone)) if zone in FIELDS else super().spot(zone)

    def zones(self, view: Any) -> dict[str, tuple[str, ...]]:
        lying = {}
        for name, field in zip(FIELDS, view.fields, strict=True):
            ranks = [
                f"{rank.seat} {card}"
                for rank in field.ranks
                for card in (rank.left, rank.right)
                if card not in ("", UNKNOWN, HIDDEN)
            ]
            lying[name] = (*((f"{ENEMY}{name} {field.enemy}",) if field.enemy else ()), *ranks)
        return lying

    def hidden(self, state: Any, zone: str, component: str) -> bool:
        if zone not in FIELDS:
            return False
        if component.startswith((ENEMY, EVENT)):
            return False
        ranks = state.fields[FIELDS.index(zone)].ranks
        return not any(f"{rank.seat} {card}" == component for rank in ranks for card in rank.shown)

    def placements(self, move: Any, seat: int = 0, view: Any = None) -> tuple[Placement, ...]:
        if not isinstance(move, moves.Place):
            return ()
        laid = (move.left, move.right)
        return tuple((f"{seat} {card}", move.field) for card in laid if card != UNKNOWN)

    def half(self, move: Any) -> bool:
        return isinstance(move, moves.Place) and UNKNOWN in (move.left, move.right)

    def tried(self, component: str, zone: str, view: Any) -> tuple[Any, ...]:
        return ()

    def ask_zones(self, ask: Ask) -> tuple[str, ...]:
        return (ask.zone.partition(" ")[2],) if ask.kind == "reveal" else ()

    def ask_value(self, ask: Ask, component: str) -> str | None:
        if ask.kind == "reveal":
            value = component.removeprefix(f"{ENEMY}{ask.zone.partition(' ')[2]} ")
        elif ask.kind == "event":
            value = component.removeprefix(EVENT)
        else:
            value = component.partition(" ")[2]
        return value if value != component and value in ask.among else None

    def answer(self, ask: Ask, value: str) -> str:
        if value == UNKNOWN:
            return super().answer(ask, value)
        if ask.kind == "reveal":
            main, _, secondary = value.partition("/")
            return self.say("answer-enemy", main=int(main), secondary=int(secondary))
        if ask.kind in ("event", "order"):
            return self.happening(value) if ask.kind == "event" else str(self.word("field", value))
        return super().answer(ask, value)

    def answer_part(self, ask: Ask, chosen: Sequence[str], part: str) -> str:
        return self.answer(ask, part)

    def laid(self, event: Any) -> tuple[Placement, ...]:
        if not isinstance(event, RankPlaced):
            return ()
        return tuple((f"{event.seat} {card}", event.field) for card in (event.left, event.right) if card != UNKNOWN)

    def still(self, earlier: Event, later: Event) -> bool:
        if isinstance(later, RoundEnded):
            return not isinstance(earlier, RankPlaced | CardTurned | WingFought | RankReturned)
        return not (isinstance(later, FieldBegan) and isinstance(earlier, CardTurned | WingFought))

    def joined(self, earlier: Event, later: Event) -> Event | None:
        if not isinstance(earlier, GoblinsReceived) or not isinstance(later, GoblinsReceived):
            return None
        if earlier.seat != later.seat:
            return None
        return GoblinsReceived(later.seat, earlier.count + later.count, later.why, later.by)

    def task_zones(self, event: Any) -> tuple[str, ...]:
        field = getattr(event, "field", "")
        return (field,) if field in FIELDS else ()
