"""The narrator: a game's events, views, refusals and reasons in words, for one listener.

Each game has a narrator of its own (`dragon.Narrator`) on this base. It turns parts into words (`word`) and describes
views; which words, in which order, is said in the Fluent files, under the same ids in every game:

- `event-<kind>` for each event kind (a kind that says nothing is listed in `SILENT`)
- `refused-<code>`, `reason-<code>`, `ask-<kind>`, `over-<reason>`
- `rule-<clause>` in the file `rules-<game>`

The listener is a seat, or `core.PUBLIC` for the table and for onlookers.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from plateau_parlant.access.narration.bundle import Form, Level, Texts
from plateau_parlant.access.narration.parts import Category, Item, Line, Zone
from plateau_parlant.access.narration.physical import Physical
from plateau_parlant.access.narration.typed import fits, fold, tokens
from plateau_parlant.engines import core
from plateau_parlant.engines.core import Ask, Event, Game, Reason, Refusal


class BaseNarrator(Physical):
    """What all games share. `data`: the game's names (profiles/games/<game>.yaml), parsed."""

    FILES: ClassVar[tuple[str, ...]] = ()
    SILENT: ClassVar[frozenset[str]] = frozenset()
    ORDERS: ClassVar[tuple[str, ...]] = ("received",)
    COMMANDS: ClassVar[dict[str, str]] = {}
    """Commands of this game alone: name -> key. Each has a message `command-<name>` and `do_<name>` below."""
    SAID_ONCE: ClassVar[frozenset[str]] = frozenset()
    """Codes of refusals that say the same of every place: told once, after the others."""
    HAS_HAND: ClassVar[bool] = True
    VIEWS: ClassVar[Any] = None
    """The module that words positions (`dragon_board`): functions `welcome`, `turn`, `hand`, `actions`, `board`,
    `score`, `score_more`, `seen` of the narrator and the view, called by the methods of the same names below."""

    def __init__(self, game: Game, texts: Texts, names: Sequence[str], data: dict[str, Any] | None = None) -> None:
        texts.add(*self.FILES)
        self.game = game
        self.texts = texts
        self.names = tuple(names)
        self.data = data or {}
        self.alone = len(self.names) == 1
        self.cursor: Any = None
        """The key of what is under the listener's cursor, while a command of the game alone is done."""
        self._articles: dict[tuple[str, str], str] = {}

    # --- words ----------------------------------------------------------------------------------------------

    def say(self, name: str, /, form: Form = "", level: Level = "normal", **args: Any) -> str:
        """A message, filled; the arguments are words already or whole numbers."""
        return self.texts.text(name, form=form, level=level, **args)

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("nobody")

    def entry(self, group: str, key: str) -> dict[str, Any]:
        """What the data says of a component's name in the listener's language (see profiles/games/)."""
        names = self.data.get("names", {})
        found = names.get(group, {}) if isinstance(names, dict) else {}
        found = found.get(key, {}) if key and isinstance(found, dict) else found
        own = found.get(self.texts.lang) if isinstance(found, dict) else None
        return own if isinstance(own, dict) else {"name": key}

    def named(self, group: str, key: str = "") -> str:
        """A component's name as it stands alone: "armée deux"."""
        return str(self.entry(group, key)["name"])

    def the(self, group: str, key: str = "") -> str:
        """The name with its article: "l'armée deux", "la tour", "le dragon rouge"."""
        found = self._articles.get((group, key))
        if found is None:
            entry = self.entry(group, key)
            if entry.get("article") is False:  # "army two", "player three"
                return str(entry["name"])
            found = self._articles[group, key] = self.say(
                "the",
                name=entry["name"],
                gender=entry.get("gender", "m"),
                number=entry.get("number", "one"),
                elision="yes" if entry.get("elision") in (True, "yes") else "no",
            )
        return found

    def word(self, name: str, value: Any) -> Any:
        """A part of an event, refusal or reason as Fluent gets it: words, or a whole number.

        The base knows seats, lists and truth; games add cards, places, tokens by the part's name.
        """
        if name in ("seat", "who", "target", "owner", "winner") and isinstance(value, int):
            return self.name(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if value is None:
            return "none"
        if isinstance(value, tuple | list | frozenset):
            return self.texts.listed([str(self.word(name, one)) for one in value])
        return str(value)

    def words(self, parts: dict[str, Any]) -> dict[str, Any]:
        """All parts as words, and `<part>_key` with the value as it is, for Fluent to select on."""
        filled = {name: self.word(name, value) for name, value in parts.items()}
        filled.update({f"{name}_key": self._key(value) for name, value in parts.items()})
        return filled

    @staticmethod
    def _key(value: Any) -> Any:
        if isinstance(value, bool) or value is None:
            return "yes" if value else "no"
        if isinstance(value, tuple | list):
            return len(value)
        return value if isinstance(value, int) else str(value) or "none"

    # --- events ---------------------------------------------------------------------------------------------

    def event(self, event: Event, listener: int, level: Level = "normal", view: Any = None) -> Line | None:
        """The line a listener hears of an event (already in the form that is for him), or None."""
        kind = core.kind(event)
        if kind in self.SILENT:
            return None
        parts = self.event_parts(event)
        seat = getattr(event, "seat", None)
        if self.alone and isinstance(event, core.TurnBegan):
            return None
        form: Form = "you" if seat == listener else "target" if parts.get("target") == listener else ""
        text = self.say(f"event-{kind.replace('_', '-')}", form, level, **self.words(parts))
        return self.line(event, text, listener, form)

    def event_parts(self, event: Event) -> dict[str, Any]:
        """The parts of an event that its message may use."""
        own = {name: getattr(event, name) for name in event.__struct_fields__}
        for name in ("audience", "informs", "masked"):
            del own[name]
        return own

    def line(self, event: Event, text: str, listener: int, form: Form) -> Line | None:
        """The words of an event as a line: its category, its tone, whether it is aimed at the listener."""
        if not text or text == "-":
            return None
        text = text[:1].upper() + text[1:]  # also where several are told in a row
        earcon = None
        if isinstance(event, core.TurnBegan) and form == "you" and not self.alone:
            earcon = "turn"
        if isinstance(event, core.Ended) and 0 <= listener < len(event.places):
            earcon = "win" if event.places[listener] == 1 else "lose"
        aimed = form == "target" or isinstance(event, core.Ended)
        category: Category = "moves"
        return Line(text, category, aimed or earcon == "turn", False, earcon)

    # --- refusals, reasons, asks ----------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in a sentence."""
        name = f"refused-{refusal.code.replace('_', '-')}"
        if not self.texts.has(name):
            name = "refused-other"
        return self.say(name, **self.words({"code": refusal.code, **refusal.parts}))

    def reason(self, reason: Reason) -> str:
        """A bot's or hint's reason, in a sentence."""
        return self.say(f"reason-{reason.code.replace('_', '-')}", **self.words(dict(reason.parts)))

    def ask(self, ask: Ask) -> str:
        """What the table is asked for."""
        return self.say(f"ask-{ask.kind.replace('_', '-')}", zone=self.word("zone", ask.zone), count=ask.count)

    # --- moves, part by part --------------------------------------------------------------------------------

    def parts(self, move: Any) -> tuple[Any, ...]:
        """The move's slots in the order in which the player is asked."""
        return core.slots(move)

    def part(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        """A slot's value in words, after those chosen."""
        if not chosen:
            return self.say(f"move-{value}")
        return str(self.word("part", value))

    def part_more(self, view: Any, chosen: tuple[Any, ...], value: Any) -> str:
        """More about a slot's value, '' where there is none."""
        return ""

    def chosen(self, view: Any, parts: tuple[Any, ...]) -> str:
        """What has been chosen so far, in words."""
        return self.texts.listed([self.part(view, parts[:depth], value) for depth, value in enumerate(parts)])

    def move(self, view: Any, move: Any) -> str:
        """The whole move as a phrase."""
        return self.chosen(view, self.parts(move))

    # --- what each game describes ---------------------------------------------------------------------------

    def welcome(self, view: Any) -> str:
        """The first words: the game, how it is set up."""
        return self.VIEWS.welcome(self, view)  # type: ignore[no-any-return]

    def turn(self, view: Any) -> str:
        """Whose turn it is and what is expected."""
        return self.VIEWS.turn(self, view)  # type: ignore[no-any-return]

    def stakes(self, view: Any) -> str:
        """What is at stake in the choice now owed, where the turn's event does not tell it; else ""."""
        return ""

    def hand(self, view: Any, order: str) -> list[Item]:
        """The hand, card by card, in the order asked for; each item with the moves that lay it."""
        return self.VIEWS.hand(self, view, order)  # type: ignore[no-any-return]

    def hand_summary(self, view: Any, order: str) -> str:
        """The whole hand in a sentence."""
        cards = [item.text for item in self.hand(view, order)]
        return self.say("hand-all", count=len(cards), cards=self.texts.listed(cards))

    def actions(self, view: Any) -> list[Item]:
        """What can be done now besides laying a card of the hand; the commonest first."""
        return self.VIEWS.actions(self, view)  # type: ignore[no-any-return]

    def board(self, view: Any) -> tuple[str, list[Zone]]:
        """The board in short, and zone by zone."""
        return self.VIEWS.board(self, view)  # type: ignore[no-any-return]

    def score(self, view: Any) -> str:
        """The score in a sentence."""
        return self.VIEWS.score(self, view)  # type: ignore[no-any-return]

    def score_more(self, view: Any) -> str:
        """The score in detail."""
        return self.VIEWS.score_more(self, view)  # type: ignore[no-any-return]

    def seen(self, view: Any) -> str:
        """What all have seen and may be told again."""
        return self.VIEWS.seen(self, view)  # type: ignore[no-any-return]

    def table(self, view: Any) -> str:
        """What the table's hands have to do now."""
        raise NotImplementedError

    def standing(self, view: Any) -> Any | None:
        """The move a player ordered beforehand for such a question (a standing pass), None where he chooses."""
        return None

    def finish(self, view: Any) -> Any | None:
        """The move that ends the turn, where it is legal now."""
        return next((move for move in self.game.options(view) if core.kind(move) == "done"), None)

    def finish_refused(self, game: Game, state: Any, seat: int) -> Refusal | None:
        """Why the turn cannot be ended now, as the rules say it."""
        return None

    def rule_ids(self) -> list[str]:
        """The messages of the rules, clause by clause, in their order."""
        return [name for name in self.texts.ids() if name.startswith("rule-") and name[5:6].isupper()]

    def clause_now(self, view: Any | None) -> str:
        """The rule that matters most in this position."""
        return ""

    def example(self, view: Any) -> str:
        """A legal move in words, as an example of what may be typed."""
        legal = list(self.game.options(view))
        return self.move(view, legal[0]) if legal else ""

    def result(self, view: Any) -> str:
        """How the game ended, in full."""
        raise NotImplementedError

    def read(self, words: str, view: Any) -> list[Any]:
        """The legal moves that typed words may mean: the notation, or the words of the move in any order.

        Raises `NotationError` where nothing in them is known.
        """
        legal = list(self.game.options(view))
        try:
            return [self.game.parse(" ".join(words.split()))]
        except core.NotationError:
            pass
        found = self._described(words, view, legal)
        if not found:
            raise core.NotationError("unknown_move", text=words)
        return found

    def imagined(self, words: str, view: Any) -> list[Any]:
        """Moves that the words describe though none of them can be made now: to say why not."""
        return []

    def _described(self, words: str, view: Any, candidates: Sequence[Any]) -> list[Any]:
        """Those of the moves whose words hold all that was typed."""
        numbers, nouns = self._numbers(), [fold(noun) for noun in self.say("numbered-nouns").split()]
        filler = {fold(word) for word in self.say("filler-words").split()}
        typed = tokens(words, numbers, nouns)
        typed = [token for token in typed if token not in filler] or typed
        return [move for move in candidates if typed and fits(typed, tokens(self.move(view, move), numbers, nouns))]

    def number(self, word: str) -> int | None:
        """The whole number a word stands for, digits or a number word up to sixty."""
        if word.isdigit():
            return int(word)
        return self._numbers().get(word)

    def _numbers(self) -> dict[str, int]:
        if not hasattr(self, "_number_words"):
            words = self.say("number-words").split()
            self._number_words = {fold(word): count for count, word in enumerate(words)}
            self._number_words.update((fold(word), 1) for word in self.say("number-one-words").split())
        return self._number_words
