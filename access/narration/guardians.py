"""Guardians in words."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from plateau_parlant.access import decks
from plateau_parlant.access.narration import guardians_board as board
from plateau_parlant.access.narration import guardians_cards as texts
from plateau_parlant.access.narration import guardians_events as told
from plateau_parlant.access.narration import guardians_moves as moves
from plateau_parlant.access.narration.base import BaseNarrator
from plateau_parlant.access.narration.bundle import Form, Level
from plateau_parlant.access.narration.guardians_form import GuardiansForm, shield_words
from plateau_parlant.access.narration.guardians_table import GuardiansTable
from plateau_parlant.access.narration.guardians_untold import GuardiansUntold
from plateau_parlant.access.narration.parts import Item, Line
from plateau_parlant.access.narration.typed import fits, fold, tokens
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Event
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.effects import ICONS, LANDS
from plateau_parlant.engines.guardians.standing import UNTIL, since, standing

SPOT = re.compile(r"\b([abc]) ?([1-4])\b")
"""A space as it is typed."""
CARDS = frozenset({"card", "target", "by", "cards", "hit", "creatures", "shown", "creature"})


class Narrator(GuardiansUntold, GuardiansForm, GuardiansTable, BaseNarrator):
    """Cards have their names, spaces are "a 2", sums are told line by line."""

    FILES: ClassVar = (
        "guardians", "guardians-form", "guardians-cards", "guardians-table", "guardians-untold", "rules-guardians",
    )  # fmt: skip
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

    def card_or(self, text: str, view: Any = None) -> str:
        """A card where it is one (a bribe is called like its icon), else as `thing`."""
        known = text.partition(".")[0]
        return self.card(known) if known in decks.install().cards else self.thing(text, view)

    def thing(self, text: str, view: Any = None) -> str:
        """Whatever a move names: a card, a space, a shield, a size, kind, icon, class."""
        if len(text) == 2 and text[0] in "abc" and text[1].isdigit():
            return self.space(text)
        if text.startswith("#"):
            return self.shield(view, int(text[1:])) if view is not None else self.say("shield-some")
        if text.startswith("catapult:"):
            return self.say(
                "zone-space", space=self.space(text.partition(":")[2]), what=self.card("ranged-attack-platform")
            )
        for group, values in (
            ("size", ("S", "M", "L")),
            ("kind", ("mortal", "elemental", "external")),
            ("icon", ICONS),
            ("said", ("yes", "retreat", "stone", "top", "bottom", "none")),
        ):
            if text in values:
                return self.say(f"{group}-{text}")
        known = text.removeprefix("card:").partition(".")[0]
        if known in decks.install().cards or known == core.UNKNOWN:
            return self.card(known)
        if "/" in text:  # several classes
            return self.texts.listed(text.split("/"))
        return text

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
        if name == "field":
            return self.say("form-field-name", field=value)
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
            if code == "first" and card in decks.install().cards and decks.install().cards[card].vitality != amount:
                code = "changed"  # another size, a vitality set by a text
            printed = decks.install().cards[card].vitality if code == "changed" else 0
            told_lines.append(self.say(f"sum-{code}", amount=size, sign=sign, card=self.card(card), printed=printed))
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
        return moves.move(self, view, move)

    def read(self, words: str, view: Any) -> list[Any]:
        """Typed words too: "passe" is "passer", whatever passing is called here."""
        first, _, rest = " ".join(words.split()).partition(" ")
        verbs = dict(pair.split(":") for pair in self.say("typed-verbs").split())
        plain = fold(first)
        legal = list(self.game.options(view))
        passing = [move for move in legal if core.kind(move) == "pass"]
        if not rest and passing and plain in [fold(word) for word in self.say("typed-pass").split()]:
            return passing
        found = super().read(f"{verbs.get(plain, first)} {rest}".strip(), view)
        if len(found) == 1 and found[0] not in legal:  # "lose Archer" looks like notation, and is not
            return self._described(words, view, legal) or found
        return found

    def _described(self, words: str, view: Any, candidates: Sequence[Any]) -> list[Any]:
        """The moves that the words name; a card may be typed by its English name too, a space as "a4" or "a 4"."""
        words = SPOT.sub(r"\1 \2", fold(words))
        spots = [" ".join(spot) for spot in SPOT.findall(words)]
        found = super()._described(words, view, candidates)
        exact = [move for move in found if fold(self.move(view, move)) == words] if len(found) > 1 else []
        if exact:
            return exact
        if len(found) > 1 and spots:  # "a" alone is left out of what is compared
            there = [move for move in found if all(spot in fold(self.move(view, move)) for spot in spots)]
            found = there or found
        if found or self.texts.lang == "en":
            return found
        numbers, filler = self._numbers(), {fold(word) for word in self.say("filler-words").split()}
        typed = [token for token in tokens(words, numbers, ()) if token not in filler]
        for move in candidates:
            known = {decks.card_name(str(getattr(move, name)).partition(".")[0], "en")
                     for name in ("card", "target") if getattr(move, name, "")}  # fmt: skip
            if typed and fits(typed, tokens(f"{self.move(view, move)} {' '.join(known)}", numbers, ())):
                found.append(move)
        return found

    def imagined(self, words: str, view: Any) -> list[Any]:
        """What one would do with a card of the hand that was typed: the refusal says why not now."""
        verbs = [pair.split(":") for pair in self.say("typed-verbs").split()]
        known = {fold(word) for pair in verbs for word in pair}
        typed = [token for token in tokens(words, {}, ()) if token not in known]
        for item in board.hand(self, view, "received"):
            name = str(item.key).partition(" ")[0]
            spoken = f"{decks.card_name(name, 'en')} {self.card(name)}"
            if typed and fits(typed, tokens(spoken, {}, ())):
                return list(item.tries)
        return []

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
        burnt = [seat for seat in (0, 1) if board.first_hand_refused(view, seat)]
        told_burnt = [self.say("welcome-burnt", who=self.name(seat)) for seat in burnt]
        return " ".join([self.say("welcome-game", names=names), *told_burnt])

    def stakes(self, view: Any) -> str:
        """Every question is said, whatever list its answer comes from; placing only while it still wants something."""
        now = self.game.waiting(view)
        if not isinstance(now, core.Decide):
            return ""
        if view.prompt.kind == "organise" and not (view.viewer in now.must and moves.placing_wants(view)):
            return ""
        return self.turn(view)

    def hand_summary(self, view: Any, order: str) -> str:
        return board.hand_summary(self, view, order)

    def refusal(self, refusal: core.Refusal) -> str:
        """Why not; a move that does not fit the question says what is asked."""
        asked = str(refusal.parts.get("prompt", ""))
        if refusal.code == "not_legal" and asked:
            kind = str(refusal.parts.get("move", ""))
            fitting = kind in moves.KINDS.get(asked, ())
            wanted = self.say(f"asked-{asked.replace('_', '-')}")
            return self.say("refused-not-legal", asked=wanted, fits="yes" if fitting else "no")
        return super().refusal(refusal)

    def actions(self, view: Any) -> list[Item]:
        found = []
        for number, move in enumerate(self.game.options(view)):
            card = str(getattr(move, "card", "")).partition(".")[0]
            more = partial(texts.described, self, card) if card in decks.install().cards else ""
            found.append(Item(self.move(view, move), more=more, key=str(number), moves=(move,)))
        return found

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
