"""Orcz in words."""

from collections.abc import Sequence
from typing import Any, ClassVar

from plateau_parlant.access.narration import orcz_board as board
from plateau_parlant.access.narration import orcz_typed
from plateau_parlant.access.narration.base import BaseNarrator
from plateau_parlant.access.narration.bundle import Form, Level
from plateau_parlant.access.narration.orcz_table import OrczTable
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.access.narration.typed import fold
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Act, Event, Game, Refusal
from plateau_parlant.engines.orcz import events, moves
from plateau_parlant.engines.orcz.components import FIELDS, HEROES, HIDDEN, STRENGTH


class Narrator(OrczTable, BaseNarrator):
    """Cards are "infanterie 3", ranks "à gauche ..., à droite ..."; a field's name comes first in its sentences."""

    FILES: ClassVar = ("orcz", "rules-orcz", "orcz-table")
    VIEWS: ClassVar = board
    SILENT: ClassVar = frozenset({"first_player_drawn"})
    ORDERS: ClassVar = ("received", "value")

    # --- words ----------------------------------------------------------------------------------------------

    def field(self, field: str) -> str:
        """A field's name."""
        return self.named("fields", field)

    def card(self, card: str) -> str:
        """A card: "infanterie 3", "champion", "carte cachée"."""
        if card in (core.UNKNOWN, HIDDEN):
            return self.say("card-unknown")
        if not card:
            return self.say("card-gone")
        if card in HEROES:
            return self.named("heroes", card)
        return self.say("card-troop", kind=self.named("troops", card[0]), value=STRENGTH[card])

    def card_down(self, card: str) -> str:
        """A card one knows that lies face down: "infanterie 3 cachée"."""
        if card in (core.UNKNOWN, HIDDEN):
            return self.say("card-unknown")
        entry = self.entry("heroes", card) if card in HEROES else self.entry("troops", card[0])
        gender = "many" if entry.get("number") == "many" else entry.get("gender", "m")
        return self.say("card-down", card=self.card(card), gender=gender)

    def cards(self, left: str, right: str, down: str) -> str:
        """The two cards of a rank, each with its side."""
        both = {"left": left, "right": right}
        words = {wing: self.card_down(card) if wing == down else self.card(card) for wing, card in both.items()}
        return self.say("rank-cards", left=words["left"], right=words["right"])

    def happening(self, event: str) -> str:
        """An event card's name, with its field where it names one."""
        name, _, field = event.partition("-")
        if not event:
            return self.say("event-none")
        if not field:
            return self.named("events", name)
        return self.say("event-name", event=self.named("events", name), field=self.field(field))

    def word(self, name: str, value: Any) -> Any:
        if name in ("card", "left", "right", "attacker", "defender") and isinstance(value, str):
            return self.card(value)
        if name == "hero" and value in HEROES:
            return self.named("heroes", value)
        if name == "field" and value in FIELDS:
            return self.field(value)
        if name == "fields" and isinstance(value, tuple):
            return self.texts.listed([self.field(field) for field in value])
        if name in ("defender", "by", "first", "seat", "owner") and isinstance(value, int):
            return self.name(value)
        if name == "zone" and isinstance(value, str):
            kind, _, rest = value.partition(" ")
            if kind == "rank":
                field, rank = rest.split()
                return self.say("zone-rank", field=self.field(field), rank=rank)
            return self.field(rest) if rest in FIELDS else rest or kind
        return super().word(name, value)

    # --- events ---------------------------------------------------------------------------------------------

    def event(self, event: Event, listener: int, level: Level = "normal", view: Any = None) -> Line | None:
        kind = core.kind(event)
        if kind in self.SILENT:
            return None
        if isinstance(event, core.Ended):
            return self.line(event, self.outcome(event.places, event.scores, event.reason, listener), listener, "")
        seat = event.first if isinstance(event, events.RoundBegan) else getattr(event, "seat", None)
        form: Form = "you" if seat == listener else "target" if _aimed_at(event) == listener else ""
        name = f"event-{kind.replace('_', '-')}"
        if isinstance(event, events.Scouted) and form == "you" and event.card == core.UNKNOWN:
            name, form = "event-scouting", ""
        text = self.say(name, form, level, **self.event_words(event, listener, level))
        if isinstance(event, events.EventDrawn) and level != "brief":
            text = f"{text} {self.needs(event.needs)}"
        return self.line(event, text, listener, form)

    def event_words(self, event: Event, listener: int, level: Level) -> dict[str, Any]:
        """What the message of an event is filled with."""
        parts = self.event_parts(event)
        filled: dict[str, Any] = {name: self.word(name, value) for name, value in parts.items()}
        match event:
            case events.RankPlaced():
                shown = event.right if event.down == "left" else event.left
                filled["cards"] = self.cards(event.left, event.right, event.down)
                filled["shown"] = self.card(shown)
            case events.EventDrawn():
                name = event.event.partition("-")[0]
                filled.update(name=self.happening(event.event), effect=self.say(f"effect-{name}"))
            case events.FieldBegan():
                filled["count"] = len(event.owners)
            case events.Attacked():
                filled.update(target=event.target, own="yes" if event.seat == event.defender else "no")
            case events.BrawlEnded():
                filled.update(target=event.target, outcome=f"o{event.won}{event.lost}")
            case events.ShamanJumped() | events.AttackCancelled():
                filled["target"] = event.target
            case events.BattleFought():
                filled.update(self._battle(event, listener))
            case events.GoblinsPaid():
                short = event.count < event.due
                filled["payee"] = "bank" if event.to < 0 else self.name(event.to)
                filled["ruin"] = "no" if not short else "part" if event.count else "all"
        return filled

    def _battle(self, event: events.BattleFought, listener: int) -> dict[str, Any]:
        seats = event.strongest
        lead = "nobody" if not seats else "tie" if len(seats) > 1 else "you" if seats[0] == listener else "one"
        each = [
            self.say("field-each", who=self.name(seat), strength=strength)
            for seat, strength in enumerate(event.strengths)
            if strength
        ]
        return {
            "champion": "yes" if event.champion and event.strength < event.needed else "no",
            "lead": lead,
            "strongest": self.texts.listed([self.name(seat) for seat in seats]),
            "best": max(event.strengths),
            "each": self.texts.listed(each),
        }

    def needs(self, needs: Sequence[int]) -> str:
        """The strengths needed on the open fields."""
        fields = [
            self.say("needs-field", field=self.field(field), need=need)
            for field, need in zip(FIELDS, needs, strict=True)
            if need
        ]
        return self.say("event-needs", fields=self.texts.listed(fields))

    def outcome(self, places: tuple[int, ...], scores: tuple[int, ...], reason: str, listener: int) -> str:
        """How the game ended; the goblins of all, the richest first."""
        order = sorted(range(len(scores)), key=lambda seat: (places[seat], -scores[seat], seat))
        listed = self.texts.listed([self.say("over-score", who=self.name(seat), count=scores[seat]) for seat in order])
        winners = [seat for seat in order if places[seat] == 1]
        if not winners:
            return self.say("over-defeat", scores=listed)
        name = "over-shared" if len(winners) > 1 else "over-many"
        if listener in winners:
            name = "over-shared-won" if len(winners) > 1 else "over-won"
        return self.say(name, winner=self.texts.listed([self.name(seat) for seat in winners]), scores=listed)

    def result(self, view: Any) -> str:
        over = self.game.waiting(view)
        if not isinstance(over, core.Over):
            return self.turn(view)
        return self.outcome(over.places, over.scores, over.reason, -1 if view.viewer is None else view.viewer)

    # --- moves ----------------------------------------------------------------------------------------------

    def parts(self, move: Any) -> tuple[Any, ...]:
        """A rank is asked in three parts, short enough for the digits: left, right, then where and which is down."""
        match move:
            case moves.Place(field, left, right, down):
                return (("left", left), ("right", right), ("where", field, down))
            case moves.Scout(field, rank):
                return (("kind", "scout"), ("look", field, rank))
            case moves.Give(seat, count) | moves.Charge(seat, count):
                return (("kind", core.kind(move)), ("seat", seat), ("count", count))
            case _:
                return (("kind", core.kind(move)),)

    def part(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        kind, rest = value[0], value[1:]
        match kind:
            case "left" | "right":
                return self.say(f"part-{kind}", card=self.card(rest[0]))
            case "where":
                return board.where(self, view, chosen, *rest)
            case "look":
                return self.say(
                    "part-look", field=self.field(rest[0]), rank=rest[1], who=board.owner(self, view, *rest)
                )
            case "seat":
                return self.name(rest[0])
            case "count":
                return self.say("part-count", count=rest[0])
            case _:
                return self.say(f"move-{rest[0]}")

    def part_more(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        if value[0] == "where":
            return board.field_sentence(self, view, FIELDS.index(value[1]))
        if value[0] == "look":
            text = board.rank_sentence(self, view, FIELDS.index(value[1]), value[2] - 1)
            return self.say("rank-alone", rank=text)
        return ""

    def move(self, view: Any, move: Any) -> str:
        match move:
            case moves.Place(field, left, right, down):
                return self.say("move-place", field=self.field(field), cards=self.cards(left, right, down))
            case moves.Scout(field, rank):
                who = board.owner(self, view, field, rank)
                return self.say("move-scout-at", field=self.field(field), rank=rank, who=who)
            case moves.Give(seat, count):
                return self.say("move-give-to", who=self.name(seat), count=count)
            case moves.Charge(seat, count):
                return self.say("move-charge-to", who=self.name(seat), count=count)
            case moves.Stand() if view.step == "brawl" and view.front < view.last - 1:
                return self.say("move-stop")
            case _:
                return self.say(f"move-{core.kind(move)}")

    # --- typed words -----------------------------------------------------------------------------------------

    def read(self, words: str, view: Any) -> list[Any]:
        """Besides the notation and the words of a move: a rank in short, and the verbs of a brawl."""
        legal = list(self.game.options(view))
        known = orcz_typed.lookup(self.data.get("names", {}), self.texts.lang)
        heard = orcz_typed.hear(words, known, self._numbers(), self._extra())
        found = orcz_typed.ranks(heard, legal)
        if found:
            return found
        for verb in ("attack", "stand", "done", "pass"):
            if fold(words) in map(fold, self.say(f"verbs-{verb}").split()):
                said = [move for move in legal if core.kind(move) == verb]
                if said:
                    return said
        return super().read(words, view)

    def _extra(self) -> dict[str, str]:
        found = {}
        for meaning in ("left", "right", "hidden", "filler"):
            found.update(dict.fromkeys(map(fold, self.say(f"rank-words-{meaning}").split()), meaning))
        return found

    # --- what is told of a position (see orcz_board) --------------------------------------------------------

    def welcome(self, view: Any) -> str:
        confirmed = "yes" if view.box.confirmed else "no"
        names = self.texts.listed(list(self.names))
        drawn = view.event if view.step != "over" else ""
        text = self.say(
            "welcome-orcz",
            count=len(self.names),
            names=names,
            confirmed=confirmed,
            drawn="yes" if drawn else "no",
            event=self.happening(drawn),
            effect=self.say(f"effect-{drawn.partition('-')[0]}") if drawn else "",
        )
        return " ".join(text.split())

    def stakes(self, view: Any) -> str:
        """The strengths known against the needs while ranks are placed; in brawls the turn tells what is at stake."""
        return board.stakes(self, view) if view.step == "deploy" else ""

    def hand_summary(self, view: Any, order: str) -> str:
        seat = view.viewer
        if seat is None or seat >= len(view.players):
            return self.say("hand-onlooker")
        cards = [self.card(card) for card in board.ordered(view.players[seat].hand, order)]
        return self.say("hand-all", count=len(cards), cards=self.texts.listed(cards))

    def table(self, view: Any) -> str:
        return self.say("table-nothing")

    def finish_refused(self, game: Game, state: Any, seat: int) -> Refusal | None:
        return game.check(state, Act(seat, moves.DONE))

    def clause_now(self, view: Any | None) -> str:
        if view is None:
            return "O4.1"
        steps = {"deploy": "O4.1", "brawl": "O5.1", "give": "O6.3", "charge": "O6.4", "order": "O5.1", "over": "O8.2"}
        return steps.get(view.step, "O3.1")


def _aimed_at(event: Event) -> int | None:
    """The seat that something is done to."""
    match event:
        case events.Attacked() | events.BrawlEnded():
            return event.defender
        case events.GoblinsPaid():
            return event.to
        case events.Scouted():
            return event.owner
        case events.ChargeNamed():
            return event.target
        case events.PhraseRead():
            return event.by
        case _:
            return None
