"""The dragon game in words."""

from typing import Any, ClassVar

from plateau_parlant.access.narration import dragon_board as board
from plateau_parlant.access.narration.base import BaseNarrator
from plateau_parlant.access.narration.bundle import Form, Level
from plateau_parlant.access.narration.dragon_table import DragonTable
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Act, Event, Game, Reason, Refusal
from plateau_parlant.engines.dragon import moves
from plateau_parlant.engines.dragon.components import ARMIES, COLOURS, HAND, HERO, PILES, VALUE
from plateau_parlant.engines.dragon.events import ColourSet, Drew, Inserted, Placed, Revealed, TookOff, Totalled


class Narrator(DragonTable, BaseNarrator):
    """Cards are "7 rouge", piles "armée deux" and "tour"; a hero in a pile is told with what it stands for."""

    FILES: ClassVar = ("dragon", "rules-dragon", "dragon-table")
    ORDERS: ClassVar = ("received", "colour", "value")
    SAID_ONCE: ClassVar = frozenset({"bound"})
    VIEWS: ClassVar = board

    # --- words ----------------------------------------------------------------------------------------------

    def colour(self, colour: str) -> str:
        """The colour's name; the names are data."""
        return self.named("colours", colour) if colour else self.say("colour-none")

    def card(self, card: str) -> str:
        """A card of a hand or a pile."""
        if card == "?":
            return self.say("card-unknown")
        if card == "h":
            return self.say("card-hero")
        if card.startswith("h="):
            colour = card[-1] if card[-1].isalpha() else ""
            name = "card-hero-coloured" if colour else "card-hero-named"
            return self.say(name, value=VALUE[card], colour=self.colour(colour))
        return self.say("card-troop", value=VALUE[card], colour=self.colour(card[0]))

    def card_a(self, card: str) -> str:
        """A card within a sentence: "un héros pour un 7", and "7 rouge"."""
        return self.say("card-in-sentence", hero="yes" if card[:1] == "h" else "no", card=self.card(card))

    def pile(self, pile: str) -> str:
        """A pile's name: "armée deux", "tour"."""
        return self.named("piles", pile)

    def words(self, parts: dict[str, Any]) -> dict[str, Any]:
        """Piles and dragons also with their article, under `<part>_the`; cards as within a sentence, `<part>_a`."""
        filled = super().words(parts)
        for name, value in parts.items():
            if name == "card" and isinstance(value, str):
                filled["card_a"] = self.card_a(value)
            elif name == "cards" and isinstance(value, tuple | list):
                filled["cards_a"] = self.texts.listed([self.card_a(card) for card in value])
            if value in PILES:
                filled[f"{name}_the"] = self.the("piles", value)
            elif name == "dragon" and value:
                filled[f"{name}_the"] = self.the("dragons", value)
        return filled

    def word(self, name: str, value: Any) -> Any:
        if name in ("card", "top", "hero", "cards", "shown") and isinstance(value, str):
            return self.card(value)
        if name in ("cards", "taken") and isinstance(value, tuple | list):
            return self.texts.listed([self.card(card) for card in value])
        if name in ("pile", "army", "start", "asked") and value in PILES:
            return self.pile(value)
        if name in ("colour", "given", "before", "wanted") and isinstance(value, str):
            return self.colour(value)
        if name == "token":
            return self.named("tokens", value)
        if name == "dragon":
            return self.named("dragons", value) if value else self.say("dragon-none")
        if name == "zone" and isinstance(value, str):
            kind, _, rest = value.partition(" ")
            return self.pile(rest) if kind == "army" else self.name(int(rest)) if rest.isdigit() else rest
        return super().word(name, value)

    # --- events ---------------------------------------------------------------------------------------------

    def event_parts(self, event: Event) -> dict[str, Any]:
        parts = super().event_parts(event)
        if isinstance(event, Drew):
            parts |= {"known": event.card != "?", "last": event.hand >= HAND or not event.camp}
        if isinstance(event, Totalled):
            most = event.totals[event.seat]
            parts |= {"total": most, "tied": event.totals.count(most) > 1}
        if isinstance(event, TookOff):
            parts["hero_out"] = self.alone and any(card[:1] == HERO for card in event.cards)
        if isinstance(event, Placed | Inserted):
            named = f"h={event.value}{event.colour}" if event.card == "h" and event.value else event.card
            coloured = event.colour if getattr(event, "pile", getattr(event, "army", "")) in ("III", "IV") else ""
            parts["card"] = f"h={event.value}{coloured}" if event.card == "h" and event.value else named
        return parts

    def event(self, event: Event, listener: int, level: Level = "normal", view: Any = None) -> Line | None:
        if self.alone and isinstance(event, Totalled):
            return None
        if isinstance(event, core.Ended):
            return self.line(event, self.outcome(event.places, event.scores, event.reason, listener), listener, "")
        if isinstance(event, ColourSet) and not event.before:
            return None  # the colour of the first card: told by the card
        if isinstance(event, Drew) and event.card == "?" and event.hand < HAND and event.camp:
            return None  # of several cards drawn by another only the last is told: how many he has then
        line = super().event(event, listener, level, view)
        told = isinstance(event, Revealed | Drew) and self._setting_up(event)
        if line is not None and self.alone and not self.at_table and told:
            return None
        return line

    @staticmethod
    def _setting_up(event: Event) -> bool:
        """The set-up of a solo game is told by the welcome, not card by card."""
        return isinstance(event, Revealed)

    def outcome(self, places: tuple[int, ...], scores: tuple[int, ...], reason: str, listener: int) -> str:
        """How the game ended."""
        if self.alone:
            from plateau_parlant.engines.dragon.turns import verdict

            if reason in ("resign", "agreed_end"):
                return self.say("over-resign-solo", deserters=scores[0])
            verdict_text = self.say(f"verdict-{verdict(scores[0])}")
            return self.say("over-solo", deserters=scores[0], verdict=verdict_text, reason=reason)
        winners = self.texts.listed([self.name(seat) for seat, place in enumerate(places) if place == 1])
        ranks = self.texts.listed(
            [
                self.say("over-rank", who=self.name(seat), place=place, left=scores[seat])
                for place, seat in sorted((place, seat) for seat, place in enumerate(places))
                if place > 1 or scores[seat]  # who wins has no card left, and has just been named
            ]
        )
        won = 0 <= listener < len(places) and places[listener] == 1
        return self.say("over-won" if won else "over-many", winner=winners, ranks=ranks, reason=reason)

    def result(self, view: Any) -> str:
        over = self.game.waiting(view)
        if not isinstance(over, core.Over):
            return self.turn(view)
        return self.outcome(over.places, over.scores, over.reason, -1 if view.viewer is None else view.viewer)

    # --- refusals and reasons -------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        parts = dict(refusal.parts)
        if refusal.code in ("too_low", "too_high") and "top" in parts:
            parts.setdefault("top", "")
        return super().refusal(core.Refusal(refusal.code, parts, refusal.clause))

    def reason(self, reason: Reason) -> str:
        return super().reason(reason)

    # --- moves ----------------------------------------------------------------------------------------------

    def parts(self, move: Any) -> tuple[Any, ...]:
        match move:
            case moves.Place(card, army, value, colour):
                named = (("value", value),) if value else ()
                return (("card", card), ("place", army), *named, *((("colour", colour),) if colour else ()))
            case moves.Tower(card):
                return (("card", card), ("place", "tower"))
            case moves.Swap(card, army, place):
                return (("card", card), ("swap", army, place))
            case moves.Take(army, count):
                return (("kind", "take"), ("army", army), ("count", count))
            case moves.Fly(army):
                return (("kind", "fly"), ("army", army))
            case moves.Epidemie(army, count):
                return (("kind", "epidemie"), ("army", army), ("count", count))
            case moves.Pick(card):
                return (("kind", "pick"), ("card", card))
            case moves.ContreOrdre(pile, colour):
                return (("kind", "contre-ordre"), ("army", pile), ("colour", colour))
            case moves.Undead(army):
                return (("kind", "undead"), ("army", army))
            case moves.Vol(dragon):
                return (("kind", "vol"), ("dragon", dragon))
            case moves.Volontaires():
                first = self._insert(move.card, move.place, move.value, move.colour)
                second = (
                    self._insert(move.card2, move.place2, move.value2, move.colour2) if move.card2 else (("end", ""),)
                )
                return (("kind", "volontaires"), ("army", move.army), *first, *second)
            case _:
                return (("kind", core.kind(move)),)

    @staticmethod
    def _insert(card: str, place: int, value: int, colour: str) -> tuple[Any, ...]:
        named = ((("value", value),) if value else ()) + ((("colour", colour),) if colour else ())
        return (("insert", card), ("rank", place), *named)

    def part(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        kind, rest = value[0], value[1:]
        match kind:
            case "card" | "insert":
                return self.card(rest[0])
            case "place":
                return self.say("part-place", pile=self.the("piles", rest[0]))
            case "army":
                return self.pile(rest[0])
            case "swap":
                return self.say("part-swap", army=self.the("piles", rest[0]))
            case "kind":
                return self.say(f"move-{rest[0]}")
            case "colour":
                return self.colour(rest[0])
            case "dragon":
                return self.the("dragons", rest[0])
            case "end":
                return self.say("part-end")
            case "count":
                pile = view.piles[PILES.index(chosen[-1][1])]
                cards = [self.card(card) for card in reversed(pile[-rest[0] :])]
                return self.say("part-count", count=rest[0], cards=self.texts.listed(cards))
            case _:
                return self.say(f"part-{kind}", count=rest[0])

    def part_more(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        if value[0] in ("place", "army", "swap") and value[1] in PILES:
            return board.pile_sentence(self, view, PILES.index(value[1]))
        return ""

    def move(self, view: Any, move: Any) -> str:
        match move:
            case moves.Place(card, army, value, colour):
                named = f"h={value}{colour}" if value else card
                return self.say("move-place", card=self.card(named), pile=self.the("piles", army))
            case moves.Tower(card):
                return self.say("move-place", card=self.card(card), pile=self.the("piles", "tower"))
            case moves.Swap(card, army, _):
                return self.say("move-swap", card=self.card(card), army=self.the("piles", army))
            case moves.Take(army, count):
                return self.say("move-take-from", army=self.the("piles", army), count=count)
            case moves.Fly(army):
                return self.say("move-fly-to", army=self.the("piles", army))
            case moves.Epidemie(army, count):
                return self.say("move-epidemie-on", army=self.the("piles", army), count=count)
            case moves.Pick(card):
                return self.say("move-pick-card", card_a=self.card_a(card))
            case moves.ContreOrdre(pile, colour):
                return self.say("move-contre-ordre-to", pile=self.the("piles", pile), colour=self.colour(colour))
            case moves.Undead(army):
                return self.say("move-undead-on", army=self.the("piles", army))
            case moves.Vol(dragon):
                return self.say("move-vol-of", dragon=self.the("dragons", dragon))
            case moves.Volontaires():
                return self._volunteers(move)
            case _:
                return self.say(f"move-{core.kind(move)}")

    def _volunteers(self, move: moves.Volontaires) -> str:
        first = self.card(f"h={move.value}{move.colour}" if move.value else move.card)
        army = self.the("piles", move.army)
        if not move.card2:
            return self.say("move-volontaires-one", card=first, place=move.place, army=army)
        second = self.card(f"h={move.value2}{move.colour2}" if move.value2 else move.card2)
        return self.say(
            "move-volontaires-two", card=first, place=move.place, card2=second, place2=move.place2, army=army
        )

    def imagined(self, words: str, view: Any) -> list[Any]:
        cards = [f"{colour}{value}" for colour in COLOURS for value in range(1, 13)]
        found = [moves.Place(card, army) for card in cards for army in ARMIES]
        heroes = [moves.Place("h", army, 5 if view.five else 1, "" if n < 2 else "r") for n, army in enumerate(ARMIES)]
        return self._described(words, view, [*found, *map(moves.Tower, [*cards, "h"]), *heroes])

    # --- what is told of a position (see dragon_board) ------------------------------------------------------

    def hand_summary(self, view: Any, order: str) -> str:
        seat = view.viewer
        if seat is None or seat >= len(view.names):
            return self.say("hand-onlooker")
        cards = [self.card(card) for card in board.ordered(view.hands[seat], order)]
        return self.say("hand-all", count=len(cards), cards=self.texts.listed(cards))

    def table(self, view: Any) -> str:
        return self.say("table-nothing")

    def finish_refused(self, game: Game, state: Any, seat: int) -> Refusal | None:
        return game.check(state, Act(seat, moves.DONE))

    def clause_now(self, view: Any | None) -> str:
        if view is None:
            return "D3.1"
        if view.step == "B":
            return "D3.2"
        if view.looking is not None:
            return "E3"
        if view.step == "over":
            return "D8.4" if self.alone else "D7"
        return "D3.1" if board.can_place(self, view) or view.placed else "D5.1"


__all__ = ["Form", "Narrator"]
