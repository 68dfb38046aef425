"""Guardians with real cards: the cards of the ready decks carry tags.

Nothing stays on a reader: piles cannot be read apart. A card drawn is read for its owner; a card laid on the reader of
a player ("play 1") is the one he plays; on the reader of a space ("a2"), the one that goes there. Held to a hand reader
a card tells where it is, as far as the listener knows, and offers its moves; a second one is the target.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, ClassVar

from plateau_parlant.access import decks
from plateau_parlant.access.narration.laying import Shown
from plateau_parlant.access.narration.parts import Item
from plateau_parlant.access.narration.physical import Physical, Placement
from plateau_parlant.engines.core import Fact
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.position import space_name, space_number
from plateau_parlant.engines.guardians.supposing import HELD

PLAY = "play "
BY_SHIELD = (mv.Stay, mv.Go, mv.Fly, mv.Reinforce, mv.Assault)


class GuardiansTable(Physical):
    """A component is a card's id; one that both decks have is one component with several tags."""

    CHECKED: ClassVar = False
    PASSES: ClassVar = True
    FINISHES: ClassVar = False

    if TYPE_CHECKING:

        def card(self, card: str) -> str: ...
        def space(self, name: str) -> str: ...
        def where(self, name: str) -> str: ...
        def hand(self, view: Any, order: str) -> list[Item]: ...
        def turn(self, view: Any) -> str: ...

    # --- components and zones -------------------------------------------------------------------------------

    def deck(self) -> tuple[str, ...]:
        return tuple(card for name in decks.READY_DECKS for card in decks.ready_deck(name).cards)

    def spot(self, zone: str) -> str:
        if zone.startswith(PLAY) and zone[len(PLAY) :].isdecimal():
            seat = int(zone[len(PLAY) :]) - 1
            who = self.name(seat) if seat < len(self.names) else "none"
            return self.say("spot-play", who=who)
        return self.space(zone) if space_number(zone) >= 0 else super().spot(zone)

    def is_zone(self, zone: str, expected: Collection[str]) -> bool:
        return zone.startswith(PLAY) or space_number(zone) >= 0

    def hidden(self, state: Any, zone: str, component: str) -> bool:
        """What is laid is told by the game, when and to whom its rules say: the reader names only what lies open."""
        return component not in {name for name, _ in self._open(state)}

    # --- moves ----------------------------------------------------------------------------------------------

    def placements(self, move: Any, seat: int = 0, view: Any = None) -> tuple[Placement, ...]:
        match move:
            case mv.Place(card=card, space=space) | mv.Lay(card=card, space=space) | mv.Bring(card=card, space=space):
                return ((card, space),) if space else ()
            case mv.Command() | mv.Primary() | mv.Bribe() | mv.Shoot() | mv.Play() | mv.Attack():
                return ((move.card, f"{PLAY}{seat + 1}"),)
        return ()

    def advice(self, view: Any, seat: int, component: str, zone: str) -> str:
        return self.turn(view)

    def aimed(self, move: Any, view: Any) -> str:
        for name in ("target", "creature", "choice"):
            value = str(getattr(move, name, ""))
            if value and value.partition(".")[0] != getattr(move, "card", ""):
                return value.partition(".")[0]
        return ""

    def holds(self, view: Any, seat: int, component: str) -> bool:
        return any(self._of(item) == component for item in self.hand(view, "received"))

    def late(self, state: Any, seat: int, component: str) -> Fact | None:
        report = Fact(HELD, f"{seat} {component}", "scan")
        if self.holds(self.game.view(state, seat), seat, component):
            return None
        return report if self.game.check(state, report) is None else None

    # --- a card held to a reader ----------------------------------------------------------------------------

    @staticmethod
    def _of(item: Item) -> str:
        return str(item.key).partition(" ")[0]

    def shown(self, view: Any, seat: int, component: str) -> Shown | None:
        places = [text for name, text in self._open(view) if name == component]
        own = [item for item in self.hand(view, "received") if self._of(item) == component]
        under = [
            self.say("shown-under", space=self.space(space_name(shield.space)))
            for shield in view.shields
            if shield.seat == view.viewer and component in (*shield.creatures, *shield.items)
        ]
        if own:
            places.append(own[0].text)
        legal = self.game.options(view) if view.viewer in (0, 1) else []
        moves = tuple(move for move in legal if self._names(view, move, component))
        places += under
        name = self.card(component)
        if not places:
            return Shown(Item(self.say("shown-unknown", card=name), key=component, moves=moves))
        text = self.say("shown-card", card=name, places=self.texts.listed(places))
        if own and len(places) == 1:
            text = own[0].text
        return Shown(Item(text, own[0].more if own else "", component, moves), open=not own and not under)

    def _open(self, view: Any) -> list[tuple[str, str]]:
        """What lies open: (card, where it is)."""
        found = []
        for fighter in view.fight.fighters if view.fight is not None else ():
            place = self.say(f"place-{fighter.place}")
            found.append((fighter.card, self.say("shown-fighter", who=self.name(fighter.seat), place=place)))
        for number, space in enumerate(view.spaces):
            where = self.where(space_name(number))
            if space.terrain and not space.facedown:
                found.append((space.terrain, self.say("shown-terrain", where=where)))
            for card in (space.stronghold, space.upgrade):
                if card:
                    found.append((card, self.say("shown-open", where=where)))
        for shield in view.shields:
            who = self.name(shield.seat)
            where = self.where(space_name(shield.space))
            found.append((shield.card, self.say("shown-shield", who=who, where=where)))
        return found

    def _names(self, view: Any, move: Any, component: str) -> bool:
        """Whether the move is one of the card: it plays it, aims at it, or turns the shield that it is."""
        if isinstance(move, BY_SHIELD):
            return any(shield.key == move.shield and shield.card == component for shield in view.shields)
        fields = (str(getattr(move, name, "")) for name in ("card", "target", "creature"))
        return component in {field.partition(".")[0] for field in fields}
