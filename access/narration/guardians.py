"""Guardians in words."""

from typing import Any, ClassVar

from plateau_parlant.access import decks
from plateau_parlant.access.narration import guardians_board as board
from plateau_parlant.access.narration import guardians_events as told
from plateau_parlant.access.narration.base import BaseNarrator
from plateau_parlant.access.narration.bundle import Form, Level
from plateau_parlant.access.narration.guardians_form import GuardiansForm, shield_words
from plateau_parlant.access.narration.guardians_table import GuardiansTable
from plateau_parlant.access.narration.parts import Item, Line
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Event
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.effects import ICONS, LANDS
from plateau_parlant.engines.guardians.standing import UNTIL, since, standing

CARDS = frozenset({"card", "target", "by", "cards", "hit", "creatures", "shown", "creature"})


class Narrator(GuardiansForm, GuardiansTable, BaseNarrator):
    """Cards have their names, spaces are "a 2", sums are told line by line."""

    FILES: ClassVar = ("guardians", "guardians-form", "rules-guardians")
    VIEWS: ClassVar = board
    ORDERS: ClassVar = ("received", "value")
    COMMANDS: ClassVar = {"ledger": "D", "beats": "B", "until": "T"}
    until: str = ""
    """How long this listener passes by himself (see the engine's `standing`); nobody else hears of it."""
    given: tuple[int, int, str] = (0, 0, "")

    # --- words ----------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """A card's name; an open card of a fight (`archer.3`) too."""
        name = card.partition(".")[0]
        if not name:
            return self.say("card-none")
        if name == core.UNKNOWN:
            return self.say("card-hidden")
        return decks.card_name(name, self.texts.lang)

    def space(self, name: str) -> str:
        """A space: "a 2", or the battlefield of a single fight."""
        if len(name) != 2:
            return self.say("space-none")
        return self.say("space-name", column=name[0].upper(), row=name[1])

    def shield(self, view: Any, key: int) -> str:
        """A shield by where it is."""
        return shield_words(self, view, key)

    def where(self, name: str) -> str:
        """Where a fight is: "en A 2", or on the battlefield."""
        return self.say("where-space", space=self.space(name)) if name else self.say("where-none")

    def thing(self, text: str) -> str:
        """Whatever a move names: a card, a space, a shield, a size, kind, icon."""
        if len(text) == 2 and text[0] in "abc" and text[1].isdigit():
            return self.space(text)
        if text.startswith("#"):
            return self.say("shield-number", number=text[1:])
        if text.startswith("catapult:"):
            return self.say(
                "zone-space", space=self.space(text.partition(":")[2]), what=self.card("ranged-attack-platform")
            )
        for group, values in (
            ("size", ("S", "M", "L")),
            ("kind", ("mortal", "elemental", "external")),
            ("icon", ICONS),
        ):
            if text in values:
                return self.say(f"{group}-{text}")
        if text in ("yes", "retreat", "stone") or text.isdigit() or " " in text or not text:
            return text
        return self.card(text.removeprefix("card:").partition(".")[0]) if text not in ("top", "bottom") else text

    def word(self, name: str, value: Any) -> Any:
        if name in CARDS and isinstance(value, str):
            return self.card(value)
        if name in CARDS and isinstance(value, tuple):
            return self.texts.listed([self.card(card) for card in value])
        if name in ("space", "start") and isinstance(value, str):
            return self.space(value)
        if name == "lands" and isinstance(value, tuple):
            return self.texts.listed([self.say(f"land-{land}") if land in LANDS else land for land in value])
        if name in ("attacker", "defender", "first", "winner") and isinstance(value, int):
            return self.name(value)
        if name == "value" and isinstance(value, str):
            return self.thing(value)
        if name in ("numbers", "vitalities") and isinstance(value, tuple):
            return self.texts.listed([str(one) for one in value])
        if name == "zone" and isinstance(value, str):
            kind, _, rest = value.partition(" ")
            return self.card(rest) if kind == "card" else self.name(int(rest)) if rest.isdigit() else rest
        return super().word(name, value)

    def sum(self, lines: tuple[ev.Line, ...], own: str = "", names: bool = False) -> str:
        """The lines of a sum: "6, plus 4 hors-couleur, total 10". `own`: the card whose sum it is; `names`: several
        cards add their base, each is named."""
        told_lines: list[str] = []
        for code, amount, card in lines:
            sign = "minus" if amount < 0 and code != "base" else "plus"
            size = amount if code in ("base", "support") else abs(amount)
            if code in ("base", "support"):
                code = "first" if not told_lines and not names else "named" if not told_lines else "added"
            elif code == "text" and card == own:
                code = "own"
            told_lines.append(self.say(f"sum-{code}", amount=size, sign=sign, card=self.card(card)))
        if len(lines) > 1:
            told_lines.append(self.say("sum-total", amount=sum(amount for _, amount, _ in lines)))
        return ", ".join(told_lines)

    # --- events ---------------------------------------------------------------------------------------------

    def event(self, event: Event, listener: int, level: Level = "normal", view: Any = None) -> Line | None:
        if core.kind(event) in self.SILENT or told.silent(event):
            return None
        if isinstance(event, core.Ended):
            return self.line(event, self.outcome(event.places, event.reason, listener), listener, "")
        seat = getattr(event, "seat", None)
        # A turn is nobody's: the up-cards say who moves first.
        form: Form = "you" if seat == listener and not isinstance(event, core.TurnBegan) else ""
        name = f"event-{core.kind(event).replace('_', '-')}"
        if isinstance(event, ev.HandShown) and not event.cards and event.vitality >= 0:
            name = "event-hand-total"
        words = {**self.words(self.event_parts(event)), **told.more(self, event, listener)}
        return self.line(event, " ".join(self.say(name, form, level, **words).split()), listener, form)

    def note(self, event: ev.ReadOut) -> str:
        """What is read out: the rulings of an entry, or the card's note."""
        if event.ruling:
            from plateau_parlant.access.reading.rulings import topics

            entry = topics(self.texts.lang).get(event.ruling)
            return " ".join(ruling.text for ruling in entry.rulings) if entry else ""
        name = f"note-{event.card}"
        return self.say(name) if self.texts.has(name) else ""

    def line(self, event: Event, text: str, listener: int, form: Form) -> Line | None:
        made = super().line(event, text, listener, form)
        if made is not None and isinstance(event, ev.Struck | ev.FightEnded | ev.SecondaryStruck | ev.ReadOut):
            return Line(made.text, made.category, True, made.critical, made.earcon)
        return made

    def outcome(self, places: tuple[int, ...], reason: str, listener: int) -> str:
        """How the game ended."""
        why = self.say(f"end-{reason.replace('_', '-')}")
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if len(winners) != 1:
            return self.say("over-draw", reason=why)
        if listener in (0, 1):
            return self.say(
                "over-won" if listener in winners else "over-lost", winner=self.name(winners[0]), reason=why
            )
        return self.say("over-many", winner=self.name(winners[0]), reason=why)

    def result(self, view: Any) -> str:
        over = self.game.waiting(view)
        if not isinstance(over, core.Over):
            return self.turn(view)
        return self.outcome(over.places, over.reason, -1 if view.viewer is None else view.viewer)

    # --- moves ----------------------------------------------------------------------------------------------

    def parts(self, move: Any) -> tuple[Any, ...]:
        """A move is asked whole: each is short, and lists hold only what can be done now."""
        return (move,)

    def part(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        return self.move(view, value)

    def move(self, view: Any, move: Any) -> str:
        kind = core.kind(move)
        match move:
            case mv.Command(card, creature):
                name = "move-command-with" if creature else "move-command"
                return self.say(name, card=self.card(card), creature=self.card(creature))
            case mv.Channel(source):
                if source == "guardian":
                    return self.say("move-channel")
                return self.say("move-channel-from", space=self.space(source))
            case mv.Play(card, target, choice) | mv.Use(card, target, choice):
                shape = f"move-{kind}" + ("-on" if target else "-with" if choice else "")
                return self.say(shape, card=self.card(card), target=self.thing(target), choice=self.thing(choice))
            case mv.Place(how, card, space):
                return self.say(f"move-place-{how}", card=self.card(card), space=self.space(space))
            case mv.Lay(card, space, face):
                return self.say(f"move-lay-{face}", card=self.card(card), space=self.space(space))
            case mv.Say(value):
                return self.say("move-say", value=self.thing(value))
            case mv.Shoot(card):
                return self.say("move-shoot", card=self.thing(card))
            case _:
                words: dict[str, Any] = {}
                for name in move.__struct_fields__:
                    value = getattr(move, name)
                    words[name] = self.shield(view, value) if name == "shield" else self.thing(str(value))
                return self.say(f"move-{kind}", **words)

    # --- commands of this game -------------------------------------------------------------------------------

    def do_ledger(self, view: Any) -> str:
        """The fight's ledger: both sums of the match-up, line by line."""
        return board.ledger(self, view) or self.say("ledger-none")

    def do_beats(self, view: Any) -> str:
        """Which cards of the hand beat what one faces."""
        return board.beats(self, view)

    def do_until(self, view: Any) -> str:
        """Changes until when one passes by oneself: not at all, next attack, next match-up, what concerns me."""
        self.until = UNTIL[(UNTIL.index(self.until) + 1) % len(UNTIL)]
        self.given = since(view)
        return self.say(f"until-{self.until or 'off'}")

    def standing(self, view: Any) -> Any | None:
        if self.until and since(view) != self.given:
            self.until = ""
        return standing(view, self.until, self.given)

    # --- what is told of a position (see guardians_board) ----------------------------------------------------

    def welcome(self, view: Any) -> str:
        names = self.texts.listed(list(self.names))
        if view.options.mode == "fight" and view.fight is not None:
            lands = self.word("lands", board.lands_of(view))
            return self.say("welcome-fight", names=names, attacker=self.name(view.fight.attacker), lands=lands)
        return self.say("welcome-game", names=names)

    def hand_summary(self, view: Any, order: str) -> str:
        cards = [item.text for item in board.hand(self, view, order)]
        if view.viewer not in (0, 1):
            return self.say("hand-onlooker")
        return self.say("hand-all", count=len(cards), cards=self.texts.listed(cards))

    def actions(self, view: Any) -> list[Item]:
        moves = list(self.game.options(view))
        return [Item(self.move(view, move), key=str(number), moves=(move,)) for number, move in enumerate(moves)]

    def score_more(self, view: Any) -> str:
        return board.ledger(self, view) or board.score(self, view)

    def table(self, view: Any) -> str:
        return self.say("table-nothing-guardians")

    def clause_now(self, view: Any | None) -> str:
        if view is None or view.prompt is None:
            return "G5.0"
        clauses = {
            "organise": "G3.2",
            "activate": "G4.1",
            "primary": "G5.1",
            "bribe": "G5.3",
            "secondary": "G7.1",
            "settle": "G3.4",
        }
        return clauses.get(view.prompt.kind, "G10.2")
