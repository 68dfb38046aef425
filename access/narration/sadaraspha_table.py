"""Sadaraspha on a real table: figures and worker tokens carry tags, a cell of the map may have a reader under it.

No table has a reader for every cell: a layout names those it has (E5), all others are told by keys. A figure held to
a hand reader tells where it stands and offers its moves; the enemy's held after one's own is the attack.
"""

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from plateau_parlant.access.narration import sadaraspha_places as places
from plateau_parlant.access.narration import sadaraspha_turn as turn
from plateau_parlant.access.narration.laying import Shown
from plateau_parlant.access.narration.parts import Item
from plateau_parlant.access.narration.physical import Physical, Placement
from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, Ask, Event
from plateau_parlant.engines.sadaraspha import components, events, moves
from plateau_parlant.engines.sadaraspha.construction import in_stock

CELL = re.compile(r"[A-Z][1-9]\d?")


def _state(view: Any) -> Any:
    """The state of a view, or the state itself."""
    return getattr(view, "state", view)


def card_of(figure: str) -> str:
    """The unit card of a figure: "zombie" of "zombie2"."""
    return figure.rstrip("0123456789")


class SadarasphaTable(Physical):
    """A component is a figure ("zombie2"); a zone is a cell ("C4")."""

    OPEN: ClassVar = True
    FINISHES: ClassVar = False

    if TYPE_CHECKING:

        def unit(self, figure: str) -> str: ...
        def the_unit(self, figure: str) -> str: ...
        def named(self, group: str, key: str = "") -> str: ...
        def whose(self, figure: str, owner: int, listener: int) -> str: ...
        def life(self, count: int) -> str: ...
        def _more_words(self, event: Event, listener: int) -> dict[str, Any]: ...

    # --- components and zones -------------------------------------------------------------------------------

    def deck(self) -> tuple[str, ...]:
        """The figures and worker tokens, race by race."""
        return tuple(
            f"{card}{number}"
            for units in components.ROSTER.values()
            for card, count in units.items()
            for number in range(1, count + 1)
        )

    def component(self, component: str) -> str:
        return self.unit(component)

    def component_the(self, component: str) -> str:
        return self.the_unit(component)

    def spot(self, zone: str) -> str:
        return self.say("spot-cell-name", cell=zone) if CELL.fullmatch(zone) else super().spot(zone)

    def zones(self, view: Any) -> dict[str, tuple[str, ...]]:
        state = _state(view)
        names = state.tables.field.names
        lying: dict[str, tuple[str, ...]] = {}
        for side in state.sides:
            for unit in side.units:
                cell = names[unit.cell]
                lying[cell] = (*lying.get(cell, ()), unit.name)
        return lying

    def is_zone(self, zone: str, expected: Collection[str]) -> bool:
        return CELL.fullmatch(zone) is not None

    def layout(self, lying: Sequence[str], zones: Sequence[str]) -> str:
        return " ".join(lying) if lying else self.say("table-layout-none")

    def unread(self, zones: Sequence[str], lying: Sequence[str]) -> str:
        return self.say("table-unread", lying=self.layout(lying, zones))

    # --- moves ----------------------------------------------------------------------------------------------

    def placements(self, move: Any, seat: int = 0, view: Any = None) -> tuple[Placement, ...]:
        match move:
            case moves.Walk(unit, cell):
                return ((unit, cell),)
            case moves.Build(unit, cell) if view is not None:
                state = _state(view)
                stock = in_stock(state.sides[seat], state.tables.cards[unit])
                return ((stock[0], cell),) if stock else ()
        return ()

    def removals(self, move: Any, seat: int, view: Any) -> tuple[Placement, ...]:
        if not isinstance(move, moves.Walk):
            return ()
        state = _state(view)
        names = state.tables.field.names
        return tuple((unit.name, names[unit.cell]) for unit in state.sides[seat].units if unit.name == move.unit)

    def tried(self, component: str, zone: str, view: Any) -> tuple[Any, ...]:
        state = _state(view)
        if state.phase in ("setup", "construction"):
            return (moves.Build(card_of(component), zone),)
        return (moves.Walk(component, zone),)

    def advice(self, view: Any, seat: int, component: str, zone: str) -> str:
        state = _state(view)
        for side in state.sides:
            for unit in side.units:
                if unit.name == component:
                    return self.say(
                        "advice-stands", unit=self.the_unit(component), cell=state.tables.field.names[unit.cell]
                    )
        card = state.tables.cards.get(card_of(component))
        if seat not in (0, 1) or card is None or card.race != state.sides[seat].race:
            return ""
        stock = in_stock(state.sides[seat], card)
        return self.say("advice-figure", unit=self.the_unit(stock[0])) if stock and stock[0] != component else ""

    def lifted(self, component: str, zone: str) -> str:
        return self.say("lifted", unit=self.the_unit(component), cell=zone)

    def aimed(self, move: Any, view: Any) -> str:
        return move.target if isinstance(move, moves.Attack) and move.target != "town" else ""

    def shown(self, view: Any, seat: int, component: str) -> Shown | None:
        return Shown(self._shown(view, component), open=True)

    def _shown(self, view: Any, component: str) -> Item:
        """A figure: where it stands and what it can do, or whom it can be attacked by; one of the stock; a race."""
        state = view.state
        card = state.tables.cards[card_of(component)]
        legal = self.game.options(view) if view.viewer in (0, 1) else []
        if state.phase in ("lot", "race"):
            picks = tuple(move for move in legal if isinstance(move, moves.Race) and move.race == card.race)
            text = self.say("shown-race", unit=self.unit(component), race=self.named("races", card.race))
            return Item(text, key=component, moves=picks)
        for owner, side in enumerate(state.sides):
            for unit in side.units:
                if unit.name != component:
                    continue
                if owner == view.viewer:
                    return next(item for item in turn.hand(self, view) if item.key == component)  # type: ignore[arg-type]
                return self._enemy(view, owner, unit, legal)
        owner = next((seat for seat, side in enumerate(state.sides) if side.race == card.race), -1)
        if owner < 0:
            race = self.named("races", card.race)
            return Item(self.say("shown-stranger", unit=self.unit(component), race=race), key=component)
        if owner == view.viewer:
            item = next(item for item in turn.hand(self, view) if item.key == card.name)  # type: ignore[arg-type]
            return Item(self.say("shown-stock", text=item.text), item.more, component, item.moves, item.tries)
        return Item(self.say("shown-their-stock", unit=self.unit(component), who=self.name(owner)), key=component)

    def _enemy(self, view: Any, owner: int, unit: Any, legal: Sequence[Any]) -> Item:
        field = view.state.tables.field
        text = self.say(
            "shown-other",
            unit=self.whose(unit.name, owner, view.viewer),
            cell=field.names[unit.cell],
            biome=places.biome(self, field, unit.cell),  # type: ignore[arg-type]
            life=self.life(unit.hit_points),
        )
        hits = tuple(move for move in legal if self.aimed(move, view) == unit.name)
        return Item(text, lambda: places.threats_on(self, view, unit.cell), unit.name, hits)  # type: ignore[arg-type]

    # --- results that are asked for -------------------------------------------------------------------------

    def ask_value(self, ask: Ask, component: str) -> str | None:
        return None  # dice and the lot have no tag

    def answer(self, ask: Ask, value: str) -> str:
        return value if ask.kind == "roll" and value != UNKNOWN else super().answer(ask, value)

    # --- what the hands have to do --------------------------------------------------------------------------

    def laid(self, event: Event) -> tuple[Placement, ...]:
        if isinstance(event, events.Built | events.Moved):
            return ((event.unit, event.cell),)
        return ()

    def still(self, earlier: Event, later: Event) -> bool:
        match later:
            case events.Destroyed(unit=unit):
                return unit not in (getattr(earlier, "unit", ""), getattr(earlier, "target", ""))
            case events.Damaged(owner=owner, target=target):
                return not (isinstance(earlier, events.Damaged) and (earlier.owner, earlier.target) == (owner, target))
        return True

    def joined(self, earlier: Event, later: Event) -> Event | None:
        if not isinstance(earlier, events.Moved) or not isinstance(later, events.Moved) or earlier.unit != later.unit:
            return None
        return msgspec.structs.replace(later, start=earlier.start)

    def task_zones(self, event: Event) -> tuple[str, ...]:
        return (event.cell,) if isinstance(event, events.Built | events.Moved) else ()

    def untask_zones(self, event: Event) -> tuple[str, ...]:
        if isinstance(event, events.Moved):
            return (event.start, event.cell)
        return () if isinstance(event, events.Built) else self.task_zones(event)  # the price goes back too

    def _task(self, kind: str, event: Event, held: int) -> str:
        name = f"{kind}-{core.kind(event).replace('_', '-')}"
        if not self.texts.has(name):
            return ""
        text = self.say(name, **self.words(self.event_parts(event)), **self._more_words(event, core.PUBLIC))
        return "" if text == "-" else text
