"""The dragon game on a real table: what carries a tag, where it lies, what the hands have to do."""

from collections.abc import Sequence
from typing import Any

from plateau_parlant.access.narration.physical import Physical, Placement
from plateau_parlant.engines.core import UNKNOWN, Ask, Event
from plateau_parlant.engines.dragon import moves
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    DRAGONS,
    HERO,
    HEROES,
    PILES,
    TOKENS,
    TROOPS,
    bare,
)
from plateau_parlant.engines.dragon.events import Deserted, DragonFlew, Drew, Inserted, Placed, Swapped, UndeadCame

TOKEN = "token "
FIGURE = "dragon "


class DragonTable(Physical):
    """Cards, tokens ("token vol") and the two figures ("dragon red") carry tags; the five piles are zones."""

    def deck(self) -> tuple[str, ...]:
        tokens = [f"{TOKEN}{token}" for token, count in TOKENS.items() for _ in range(count)]
        return (*TROOPS, *(HERO,) * HEROES, *tokens, *(f"{FIGURE}{dragon}" for dragon in DRAGONS))

    def component(self, component: str) -> str:
        if component.startswith(TOKEN):
            return self.say("component-token", token=str(self.word("token", component[len(TOKEN) :])))
        if component.startswith(FIGURE):
            return str(self.word("dragon", component[len(FIGURE) :]))
        return str(self.word("card", component))

    def component_the(self, component: str) -> str:
        return self.say("component-the", component=self.component(component))

    def spot(self, zone: str) -> str:
        return str(self.word("pile", zone)) if zone in PILES else super().spot(zone)

    def zones(self, view: Any) -> dict[str, tuple[str, ...]]:
        lying: dict[str, tuple[str, ...]] = {
            name: tuple(bare(card) for card in pile) for name, pile in zip(PILES, view.piles, strict=True)
        }
        for figure, at in (("red", view.red), ("undead", view.undead)):
            if at >= 0:
                lying[ARMIES[at]] = (*lying[ARMIES[at]], f"{FIGURE}{figure}")
        return lying

    def placement(self, move: Any, seat: int = 0) -> Placement | None:
        match move:
            case moves.Place(card, army) | moves.Swap(card, army):
                return card, army
            case moves.Tower(card):
                return card, "tower"
            case moves.Fly(army):
                return f"{FIGURE}red", army
            case moves.Undead(army):
                return f"{FIGURE}undead", army
            case moves.Volontaires():
                return move.card, move.army
        return None

    def placements(self, move: Any, seat: int = 0, view: Any = None) -> tuple[Placement, ...]:
        if isinstance(move, moves.Volontaires) and move.card2:
            return ((move.card, move.army), (move.card2, move.army))
        return super().placements(move, seat)

    def asks_first(self, move: Any) -> bool:
        return isinstance(move, moves.Volontaires)

    def removals(self, move: Any, seat: int, view: Any) -> tuple[Placement, ...]:
        match move:
            case moves.Take(army, count) | moves.Epidemie(army, count):
                pile = view.piles[PILES.index(army)]
                return tuple((bare(card), army) for card in pile[len(pile) - count :])
            case moves.Swap(_, army):
                return ((HERO, army),)
        return ()

    def tried(self, component: str, zone: str, view: Any) -> tuple[Any, ...]:
        if component == f"{FIGURE}red" and zone in ARMIES:
            return (moves.Fly(zone),)
        if component == f"{FIGURE}undead" and zone in ARMIES:
            return (moves.Undead(zone),)
        if component.startswith((TOKEN, FIGURE)):
            return ()
        if zone == "tower":
            return (moves.Tower(component),)
        if zone not in ARMIES:
            return ()
        if component != HERO:
            return (moves.Place(component, zone),)
        at = ARMIES.index(zone)
        colour = "" if at < 2 else view.colours[at] or "r"
        return (moves.Place(HERO, zone, 5 if view.five else 12 if at in (0, 2) else 1, colour),)

    def held(self, state: Any, seat: int, card: str) -> int:
        hand = state.hands[seat]
        return hand.index(card) + 1 if card in hand else 0

    def holds(self, view: Any, seat: int, component: str) -> bool:
        return component in view.hands[seat]

    # --- results that are asked for -------------------------------------------------------------------------

    def ask(self, ask: Ask) -> str:
        if ask.kind == "reveal":
            return self.say("ask-reveal", zone=self.the("piles", ask.zone.partition(" ")[2]), count=ask.count)
        if self.alone and ask.kind in ("draw", "look"):
            return self.say(f"ask-{ask.kind}-alone", count=ask.count)
        return super().ask(ask)

    def ask_zones(self, ask: Ask) -> tuple[str, ...]:
        return (ask.zone.partition(" ")[2],) if ask.kind == "reveal" else ()

    def ask_value(self, ask: Ask, component: str) -> str | None:
        value = component.removeprefix(TOKEN)
        if (ask.kind == "token") != component.startswith(TOKEN):
            return None
        return value if value in ask.among else None

    def answer(self, ask: Ask, value: str) -> str:
        if value != UNKNOWN and ask.kind == "token":
            return str(self.word("token", value))
        if value != UNKNOWN and ask.kind == "pack":
            return self.name(int(value))
        return super().answer(ask, value)

    def answer_parts(self, ask: Ask, value: str) -> tuple[str, ...]:
        return (value[0], value[1:]) if value in TROOPS else (value,)

    def answer_part(self, ask: Ask, chosen: Sequence[str], part: str) -> str:
        if chosen and part.isdecimal():
            return part
        if part in ("r", "b", "v", "j"):
            return str(self.word("colour", part))
        return super().answer_part(ask, chosen, part)

    # --- what the hands have to do --------------------------------------------------------------------------

    def task(self, event: Event, held: int = 0) -> str:
        if isinstance(event, Drew) and event.card != UNKNOWN:
            return ""  # it was told, so it was drawn
        if isinstance(event, Deserted):
            return ""
        return super().task(event, held)

    def laid(self, event: Event) -> tuple[Placement, ...]:
        match event:
            case Placed(pile=zone, card=card) | Inserted(army=zone, card=card) | Swapped(army=zone, card=card):
                return ((bare(card), zone),)
            case DragonFlew(dragon=figure, army=zone):
                return ((f"{FIGURE}{figure}", zone),)
            case UndeadCame(army=zone):
                return ((f"{FIGURE}undead", zone),)
        return ()

    def task_zones(self, event: Event) -> tuple[str, ...]:
        named = (getattr(event, "pile", ""), getattr(event, "army", ""), getattr(event, "start", ""))
        return tuple(name for name in named if name in PILES)
