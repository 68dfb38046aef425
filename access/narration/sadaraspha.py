"""Sadaraspha in words: names, events, moves, ends. What is told of a position is beside it."""

import re
from functools import cached_property
from typing import Any, ClassVar

from plateau_parlant.access.narration import sadaraspha_fronts as fronts
from plateau_parlant.access.narration import sadaraspha_map as board
from plateau_parlant.access.narration import sadaraspha_places as places
from plateau_parlant.access.narration import sadaraspha_turn as turn
from plateau_parlant.access.narration.base import BaseNarrator, fold
from plateau_parlant.access.narration.bundle import Form, Level
from plateau_parlant.access.narration.elision import begins_with_vowel
from plateau_parlant.access.narration.parts import Item, Jump, Line, Zone
from plateau_parlant.access.narration.sadaraspha_table import SadarasphaTable
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Act, Ask, Event, Game, Reason, Refusal
from plateau_parlant.engines.sadaraspha import components, events, moves
from plateau_parlant.engines.sadaraspha.components import KINDS

CELL = re.compile(r"[a-z][1-9]\d?")
CLAUSES = {"lot": "S2.2", "race": "S2.2", "setup": "S4.2", "construction": "S4.2", "action": "S5.1", "over": "S6.2"}


class Narrator(SadarasphaTable, BaseNarrator):
    """Units are "zombie 2", cells "C4", directions the eight winds. The listener's own map cursor is `cursor`."""

    FILES: ClassVar = ("sadaraspha", "rules-sadaraspha")
    HAS_HAND: ClassVar = False
    SILENT: ClassVar = frozenset({"town_destroyed"})  # the end of the game, told next, says it
    COMMANDS: ClassVar = {
        "own_unit": "A",
        "enemy": "E",
        "resource": "R",
        "own_town": "V",
        "mark": "T",
        "distance": "D",
        "reach": "O",
        "threats": "M",
        "fronts": "B",
    }
    marked: str = ""
    """The cell of the listener's mark."""
    visited: str = ""
    visited_cell: int = -1
    """The unit jumped to last and its cell: several workers may share one."""

    @cached_property
    def bare(self) -> dict[tuple[str, str, int], str]:
        """What was worded of empty cells."""
        return {}

    # --- words ----------------------------------------------------------------------------------------------

    def card_name(self, card: str) -> str:
        """A unit's card: "zombie"."""
        return self.named("units", card)

    def a_card(self, card: str) -> str:
        """A unit of a card: "un zombie", "une sirène"."""
        name = self.card_name(card)
        gender = str(self.entry("units", card).get("gender", "m"))
        if self.texts.lang == "en":
            gender = "vowel" if fold(name)[:1] in tuple("aeiou") else "other"
        return self.say("a-unit", name=name, gender=gender)

    def unit(self, figure: str) -> str:
        """A figure: "zombie 2"; its own name where it has one, no number where it is the only one."""
        card = figure.rstrip("0123456789")
        number = figure[len(card) :]
        own = self.entry("units", card).get("figures", [])
        if number and int(number) <= len(own):
            return str(own[int(number) - 1])
        if not number or self.count_of(card) == 1:
            return self.card_name(card)
        return self.say("unit-numbered", name=self.card_name(card), number=number)

    @staticmethod
    def count_of(card: str) -> int:
        """The figures of a card that the box holds, as printed (S1.1)."""
        return next((units[card] for units in components.ROSTER.values() if card in units), 2)

    def the_unit(self, figure: str) -> str:
        """The figure with its article: "le zombie 2"."""
        card = figure.rstrip("0123456789")
        entry = self.entry("units", card)
        elided = "yes" if entry.get("elision") in (True, "yes") else "no"
        if entry.get("figures"):
            elided = "yes" if begins_with_vowel(self.unit(figure).split()[0]) else "no"
        return self.say("the", name=self.unit(figure), gender=self.gender(figure), number="one", elision=elided)

    def gender(self, figure: str) -> str:
        """ "m" or "f", for the words that agree with a unit; a town is "f"."""
        if figure == "town":
            return "f"
        card = figure.rstrip("0123456789")
        own = self.entry("units", card).get("figures", [])
        return "m" if own else str(self.entry("units", card).get("gender", "m"))

    def target(self, target: str, owner: int, listener: int) -> str:
        """What is attacked: "le zombie 2", "votre ville", "la ville de Bruno"."""
        if target != "town":
            return self.the_unit(target)
        return self.say("town-yours") if owner == listener else self.say("town-of", whose=self.of_name(owner))

    def of_name(self, seat: int) -> str:
        """ "de Bruno", "d'Anna"."""
        name = self.name(seat)
        return self.say("of-name", who=name)

    def whose(self, figure: str, owner: int, listener: int) -> str:
        """ "votre zombie 2" or "zombie 2 de Bruno"."""
        if owner == listener:
            return self.say("whose-yours", unit=self.unit(figure))
        return self.say("whose-other", unit=self.unit(figure), whose=self.of_name(owner))

    def amount(self, cards: tuple[int, ...] | list[int]) -> str:
        """ "15 bois et 2 pierres"; kinds of which there are none are left out."""
        parts = [self.say(f"amount-{kind}", count=n) for kind, n in zip(KINDS, cards, strict=False) if n]
        return self.texts.listed(parts) if parts else self.say("amount-none")

    def life(self, count: int) -> str:
        """ "3 points de vie"."""
        return self.say("points-of-life", count=count)

    def word(self, name: str, value: Any) -> Any:
        if name in ("unit", "by", "target") and isinstance(value, str):
            return self.say("town-alone") if value == "town" else self.unit(value)
        if name == "race":
            return self.named("races", value)
        if name == "biome":
            return self.named("biomes", value)
        if name == "resource":
            return self.say(f"resource-{value}")
        if name == "dice":
            return self.texts.listed([str(die) for die in value])
        if name == "zone" and isinstance(value, str):
            return self.the_unit(value) if value != "players" else value
        return super().word(name, value)

    # --- events ---------------------------------------------------------------------------------------------

    def event(self, event: Event, listener: int, level: Level = "normal", view: Any = None) -> Line | None:
        if isinstance(event, core.Ended):
            return self.line(event, self.outcome(event.places, event.scores, event.reason, listener), listener, "")
        seat, owner = getattr(event, "seat", None), getattr(event, "owner", None)
        if seat is None and isinstance(owner, int) and owner != listener and listener in (0, 1):
            seat = listener  # what befalls the enemy is the listener's doing
        form: Form = "you" if seat == listener else "target" if owner == listener else ""
        if core.kind(event) in self.SILENT:
            return None
        if isinstance(event, events.Damaged) and not event.hit_points:
            return None  # destroyed, which is told next
        parts = self.words(self.event_parts(event)) | self._more_words(event, listener)
        text = self.say(f"event-{core.kind(event).replace('_', '-')}", form, level, **parts)
        text = " ".join(text.split())
        return self.line(event, text[:1].upper() + text[1:], listener, form)

    def _more_words(self, event: Event, listener: int) -> dict[str, Any]:
        """Phrases that the message may use besides the event's own parts."""
        found: dict[str, Any] = {}
        owner = getattr(event, "owner", -1)
        for part in ("unit", "target"):
            figure = getattr(event, part, None)
            if isinstance(figure, str):
                found[f"{part}_the"] = self.target(figure, owner, listener)
                found[f"{part}_yours"] = self.say("town-yours") if figure == "town" else self._yours(figure)
                found[f"{part}_of"] = self._of(figure, owner, listener)
                found["gender"] = self.gender(figure)
        match event:
            case events.RaceChosen():
                found["amount"] = self.amount((event.wood, event.stone, event.ore))
            case events.PhaseBegan():
                found |= {"amount": self.amount(event.cards), "any": "yes" if any(event.cards) else "no"}
            case events.Harvested():
                gains = (event.wood, event.stone, event.ore, event.victory)
                found |= {"amount": self.amount(gains), "all": self.amount(event.totals)}
                found["any"] = "yes" if any(gains) else "no"
            case events.Built():
                price = (event.wood, event.stone, event.ore)
                found |= {"amount": self.amount(event.totals), "price": self.amount(price)}
                found |= {"any": "yes" if any(event.totals) else "no", "life": self.life(event.hit_points)}
            case events.Changed():
                got = self.say(f"amount-{event.resource}", count=event.count)
                found |= {"amount": self.amount(event.totals), "got": got}
            case events.BankShort():
                shares = [
                    self.say(
                        "bank-share" if event.given[seat] else "bank-share-none",
                        who=self.name(seat),
                        own="yes" if seat == listener else "no",
                        given=event.given[seat],
                        claim=event.claims[seat],
                    )
                    for seat in (0, 1)
                    if event.given[seat] < event.claims[seat]
                ]
                found["shares"] = self.texts.listed(shares)
                found["resource"] = self.say("bank-kind", resource=event.resource)
            case events.Rolled(bonus=bonus):
                found |= {"sign": "plus" if bonus > 0 else "minus" if bonus else "none", "bonus_size": abs(bonus)}
                found["lost"] = event.attacker_penalty + event.target_penalty
        return found

    def _yours(self, figure: str) -> str:
        return self.say("whose-yours", unit=self.unit(figure))

    def _of(self, figure: str, owner: int, listener: int) -> str:
        """Whose it is, as the beginning of a sentence: "votre zombie 2", "zombie 2", "la ville de Bruno"."""
        if figure == "town":
            return self.target(figure, owner, listener)
        return self._yours(figure) if owner == listener else self.unit(figure)

    def line(self, event: Event, text: str, listener: int, form: Form) -> Line | None:
        line = super().line(event, text, listener, form)
        if line is not None and isinstance(event, events.PhaseBegan) and form == "you":
            return Line(line.text, "answers", True, False, "turn")
        if line is not None and isinstance(event, core.TurnBegan):
            return Line(line.text, line.category)
        return line

    def outcome(self, places: tuple[int, ...], scores: tuple[int, ...], reason: str, listener: int) -> str:
        """How the game ended."""
        points = self.texts.listed(
            [self.say("score-one", who=self.name(seat), count=score) for seat, score in enumerate(scores)]
        )
        loser = places.index(2) if 2 in places else -1
        name = f"over-{reason.replace('_', '-')}"
        why = self.say(name, "you" if loser == listener else "", loser=self.name(loser), whose=self.of_name(loser))
        if loser < 0:
            return self.say("over-draw", why=why, points=points)
        told = "over-won" if listener == 1 - loser else "over-lost" if listener == loser else "over-many"
        return self.say(told, winner=self.name(1 - loser), why=why, points=points)

    def result(self, view: Any) -> str:
        over = self.game.waiting(view.state)
        if not isinstance(over, core.Over):
            return self.turn(view)
        return self.outcome(over.places, over.scores, over.reason, view.viewer)

    # --- refusals, reasons, asks ----------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        text = super().refusal(refusal)
        return text[:1].upper() + text[1:]

    def reason(self, reason: Reason) -> str:
        parts = self.words(dict(reason.parts))
        if "target" in reason.parts:
            target = str(reason.parts["target"])
            parts["target"] = self.say("the-enemy-town") if target == "town" else self.the_unit(target)
        if "tenths" in reason.parts:
            parts["whole"] = self.life(max(1, round(int(reason.parts["tenths"]) / 10)))
        return self.say(f"reason-{reason.code.replace('_', '-')}", **parts)

    def ask(self, ask: Ask) -> str:
        if ask.kind == "first":
            return self.say("ask-first")
        dice = self.say("dice-words", number=ask.count, sides=len(ask.among), sign="none", bonus=0)
        return self.say("ask-roll", zone=self.the_unit(ask.zone), dice=dice)

    # --- moves ----------------------------------------------------------------------------------------------

    def parts(self, move: Any) -> tuple[Any, ...]:
        match move:
            case moves.Race(race):
                return (("race", race),)
            case moves.Build(unit, cell):
                return (("card", unit), ("at", cell))
            case moves.Change(kind):
                return (("change", kind),)
            case moves.Walk(unit, cell):
                return (("unit", unit), ("to", cell))
            case moves.Attack(unit, target):
                return (("unit", unit), ("target", target))
            case _:
                return (("done",),)

    def part(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        return turn.part(self, view, chosen, value)

    def part_more(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        return turn.part_more(self, view, chosen, value)

    def move(self, view: Any, move: Any) -> str:
        match move:
            case moves.Race(race):
                return self.say("move-race", race=self.named("races", race))
            case moves.Build(unit, cell):
                return self.say("move-build-at", unit=self.a_card(unit), cell=cell)
            case moves.Change(kind):
                count = view.state.tables.exchange[kind]
                return self.say("move-change-for", amount=self.say(f"amount-{kind}", count=count))
            case moves.Walk(unit, cell):
                return self.say("move-move-to", unit=self.unit(unit), cell=cell)
            case moves.Attack(unit, target):
                foe = 1 - view.viewer if view.viewer in (0, 1) else 1 - view.state.seat
                return self.say("move-attack-on", unit=self.unit(unit), target=self.target(target, foe, -1))
            case _:
                return self.say("move-done")

    def imagined(self, words: str, view: Any) -> list[Any]:
        """Moves of any own figure, of an enemy's too, to the cells named; attacks; purchases there."""
        state = view.state
        if view.viewer not in (0, 1) or not state.sides[view.viewer].race:
            return []
        cells = [word.upper() for word in map(fold, re.split(r"[\s,'’]+", words)) if CELL.fullmatch(word)]
        own = [unit.name for unit in state.sides[view.viewer].units]
        foes = [unit.name for unit in state.sides[1 - view.viewer].units]
        cards = state.tables.races[state.sides[view.viewer].race]
        figures = [*own, *foes, *(figure for card in cards for figure in card.figures if figure not in own)]
        found: list[Any] = [moves.Attack(unit, target) for unit in own for target in (*foes, "town")]
        found += [moves.Walk(figure, cell) for figure in figures for cell in cells]
        buys = [moves.Build(card.name, cell) for card in cards for cell in cells]
        # "goblin 1" is a figure; only where none is meant is it "build a goblin"
        return self._described(words, view, found) or self._described(words, view, buys)

    # --- what is told of a position (sadaraspha_turn, _map, _fronts, _places) ---------------------------------

    def welcome(self, view: Any) -> str:
        return turn.welcome(self, view)

    def turn(self, view: Any) -> str:
        return turn.turn(self, view)

    def hand(self, view: Any, order: str) -> list[Item]:
        return turn.hand(self, view)

    def hand_summary(self, view: Any, order: str) -> str:
        return turn.hand_summary(self, view)

    def actions(self, view: Any) -> list[Item]:
        return turn.actions(self, view)

    def board(self, view: Any) -> tuple[str, list[Zone]]:
        return fronts.summary(self, view), board.lines(self, view)

    def score(self, view: Any) -> str:
        return turn.score(self, view)

    def score_more(self, view: Any) -> str:
        return turn.score_more(self, view)

    def seen(self, view: Any) -> str:
        return self.say("seen", amount=self.amount(view.state.bank))

    def table(self, view: Any) -> str:
        return places.table(self, view)

    def finish_refused(self, game: Game, state: Any, seat: int) -> Refusal | None:
        return game.check(state, Act(seat, moves.DONE))

    def clause_now(self, view: Any | None) -> str:
        return "S5.1" if view is None else CLAUSES[view.state.phase]

    # --- the game's own keys --------------------------------------------------------------------------------

    def do_own_unit(self, view: Any) -> str | Jump:
        """The next own unit on the map."""
        return board.next_unit(self, view, own=True)

    def do_enemy(self, view: Any) -> str | Jump:
        """The next enemy."""
        return board.next_unit(self, view, own=False)

    def do_resource(self, view: Any) -> str | Jump:
        """The next tile that gives something."""
        return board.next_tile(self, view)

    def do_own_town(self, view: Any) -> str | Jump:
        """The own town; from there the enemy's."""
        return board.next_town(self, view)

    def do_mark(self, view: Any) -> str:
        """Marks the cell under the cursor: distances are told from it."""
        return board.mark(self, view)

    def do_distance(self, view: Any) -> str:
        """How far and where the cell under the cursor is."""
        return board.distance(self, view)

    def do_reach(self, view: Any) -> str:
        """What the unit under the cursor can reach."""
        return fronts.reach(self, view)

    def do_threats(self, view: Any) -> str:
        """What threatens the cell under the cursor."""
        return fronts.threats(self, view)

    def do_fronts(self, view: Any) -> str:
        """The fronts in short."""
        return fronts.fronts(self, view)
