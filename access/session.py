"""A game in play: the history, the dealer, the bots and the journal, without a word for people.

Every entry goes the same way: `history.add` (which may refuse it), the journal on disk, then `self.history`. Only
after that is there anything to narrate, so nothing is spoken that is not kept.
"""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from plateau_parlant import engines
from plateau_parlant.access import journal as journals
from plateau_parlant.access import memory
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Dealer, Seeded, Told
from plateau_parlant.engines import core, history
from plateau_parlant.engines.core import Act, Ask, Decide, Entry, Fact, Game, Over, RefusedError
from plateau_parlant.engines.history import History, Record, Undo

log = logging.getLogger(__name__)


class Trouble(msgspec.Struct, frozen=True):
    """Something about a resumed game that the player must hear: a code and its parts, as in a `Refusal`."""

    code: str
    parts: dict[str, str | int] = {}


class Session:
    """One game. Seats are numbers; `bots` holds the seats that the program plays."""

    def __init__(
        self,
        game: Game,
        setup: core.Setup,
        dealer: Dealer,
        *,
        journal: journals.Journal | None = None,
        bots: dict[int, Bot] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.journal = journal
        self.bots = bots or {}
        self.judged = False
        """Whether people here tell the outcomes that no rule can judge (forms), though the program deals the rest."""
        self.memory = True
        """Whether what all have seen may be told again and is known to bots (see `access/memory.py`)."""
        self.history = History(game.begin(setup))
        self.notes: list[dict[str, Any]] = []
        """The notes of a resumed game's journal, in order."""
        self._over_noted = False

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order."""
        return self.setup.players

    @property
    def state(self) -> Any:
        """The state now."""
        return self.history.state

    def waiting(self) -> core.Waiting:
        """Who must do what now."""
        return self.game.waiting(self.history.state)

    def view(self, seat: int) -> Any:
        """What the seat knows; without the table's memory, what it knows that remembers nothing."""
        state = self.history.state
        if not self.memory and self.game.NAME in memory.GAMES:
            state = memory.GAMES[self.game.NAME](state, seat)
        return self.game.view(state, seat)

    def remember(self, on: bool) -> None:
        """Switches the table's memory for everybody, bots included; the journal keeps it."""
        self.memory = on
        self.note("memory", on=on)

    def legal(self, seat: int) -> list[Any]:
        """The legal moves of the seat."""
        return list(self.game.legal(self.history.state, seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.waiting(), Over)

    # --- entries --------------------------------------------------------------------------------------------

    def act(self, seat: int, move: Any) -> list[Record]:
        """The seat's choice and the chance results that follow. Raises `RefusedError`; then nothing has changed."""
        return [self._enter(Act(seat, move)), *self.deal()]

    def tell(self, fact: Fact) -> list[Record]:
        """An outcome or report from outside, and what follows. Raises `RefusedError`."""
        return [self._enter(fact), *self.deal()]

    def deal(self) -> list[Record]:
        """Answers every pending Ask that the dealer can answer."""
        records = []
        while isinstance(ask := self.waiting(), Ask):
            if ask.kind == "form" and self.judged and len(self.bots) < len(self.players):
                break
            value = self.dealer.answer(ask)
            if value is None:
                break
            records.append(self._enter(Fact(ask.id, value, self.dealer.source)))
        return records

    def bot_to_act(self) -> int | None:
        """A seat of a bot that owes a choice, else None."""
        now = self.waiting()
        if isinstance(now, Decide):
            return next((seat for seat in now.must if seat in self.bots), None)
        return None

    def bot_acts(self, seat: int) -> tuple[list[Record], bool]:
        """The bot's choice, and whether its level failed and a plainer one chose instead."""
        bot = self.bots[seat]
        choice = bot.choose(self.game, self.view(seat), seat, len(self.history.done))
        return self.act(seat, choice.move), bot.failed

    def leave_to_bot(self, seat: int, bot: Bot) -> None:
        """The seat is the bot's from now on."""
        self.bots[seat] = bot
        self.note("bot", seat=seat, level=bot.level, name=bot.name)

    def take_back(self, seat: int) -> None:
        """The seat is a person's again."""
        self.bots.pop(seat, None)
        self.note("person", seat=seat)

    def _enter(self, entry: Entry) -> Record:
        longer = history.add(self.game, self.history, entry)
        if self.journal:
            self.journal.write(*self._lines(entry, longer))
        self.history = longer
        return longer.done[-1]

    def _lines(self, entry: Entry, longer: History) -> list[dict[str, Any]]:
        number = len(longer.done)
        lines: list[dict[str, Any]] = [{"n": number, **entry_line(self.game, entry)}]
        if number % journals.HASH_EVERY == 0:
            lines.append({"hash": core.state_hash(longer.state), "at": number})
        if isinstance(self.game.waiting(longer.state), Over):
            lines.append({"over": True})
        return lines

    # --- going back -----------------------------------------------------------------------------------------

    def plan_undo(self, seat: int) -> Undo:
        """What taking back the seat's last choice would do."""
        return history.plan_undo(self.game, self.history, seat)

    def undo(self, plan: Undo) -> None:
        """Takes back what the plan says."""
        was_over = self.over
        shorter = history.undo(self.game, self.history, plan)
        if self.journal:
            line = {"undo": plan.count} if plan.only is None else {"undo_one": plan.only + 1}
            self.journal.write(line, *([{"over": False}] if was_over else []))
        self.history = shorter

    def redo(self) -> tuple[Record, ...]:
        """Does again what was taken back last; the records that came back. Raises ValueError("nothing")."""
        longer = history.redo(self.game, self.history)
        back = longer.done[len(self.history.done) :]
        if self.journal:
            over = isinstance(self.game.waiting(longer.state), Over)
            self.journal.write({"redo": len(back)}, *([{"over": True}] if over else []))
        self.history = longer
        return back

    def mend(self, index: int, entry: Entry) -> None:
        """Entry number `index` (from 0) told anew; what followed is played again. Raises `RefusedError`."""
        mended = history.replace(self.game, self.history, index, entry)
        if self.journal:
            self.journal.write({"mend": index + 1, **entry_line(self.game, entry)})
        self.history = mended

    # --- the journal ----------------------------------------------------------------------------------------

    def note(self, kind: str, **fields: Any) -> None:
        """A line for the session alone: a name, a seat handed to a bot."""
        if self.journal:
            self.journal.write({"note": kind, **fields})

    def close(self) -> None:
        """Lets the journal go."""
        if self.journal:
            self.journal.close()


def entry_line(game: Game, entry: Entry) -> dict[str, Any]:
    """An entry as its journal fields."""
    if isinstance(entry, Act):
        return {"act": [entry.seat, game.notation(entry.move)]}
    return {"fact": [entry.ask, entry.value], "by": entry.source}


def line_entry(game: Game, line: dict[str, Any]) -> Entry:
    """The entry of journal fields. Raises `NotationError`, KeyError, TypeError or ValueError on what is none."""
    if "act" in line:
        seat, text = line["act"]
        return Act(int(seat), game.parse(text))
    ask, value = line["fact"]
    return Fact(ask, tuple(value) if isinstance(value, list) else value, str(line.get("by", "")))


def start(
    game_name: str,
    players: Iterable[str],
    *,
    options: dict[str, Any] | None = None,
    data: dict[str, Any] | None = None,
    seed: int | None = None,
    folder: Path | None = None,
    bots: dict[int, Bot] | None = None,
    notice: Callable[[str], None] = lambda code: None,
) -> Session:
    """A new game, set up as far as its dealer goes. `seed` None: the table deals. `folder` None: no journal.

    Raises `PositionError` on options or data that cannot be, `JournalError` where there is no room for a journal.
    """
    game = engines.game(game_name)
    setup = core.Setup(tuple(players), options or {}, data)
    dealer: Dealer = Told() if seed is None else Seeded(seed)
    session = Session(game, setup, dealer, bots=bots)
    session.judged = True
    if folder is not None:
        header = journals.Header(game_name, game.RULES_VERSION, setup.players, dict(setup.options), seed, data)
        session.journal = journals.create(folder, header, notice)
        for seat, bot in (bots or {}).items():
            session.note("bot", seat=seat, level=bot.level, name=bot.name)
    session.deal()
    return session


def replay(loaded: journals.Loaded, session: Session) -> list[Trouble]:
    """Plays a journal's lines into a fresh session. Stops at the first line that no longer fits and says which."""
    troubles: list[Trouble] = []
    if loaded.torn:
        troubles.append(Trouble("torn"))
    if loaded.damaged is not None:
        troubles.append(Trouble("damaged", {"line": loaded.damaged}))
    game, line_of = session.game, session.history
    for number, line in enumerate(loaded.lines, 2):
        try:
            if "act" in line or "fact" in line:
                entry = line_entry(game, line)
                if "mend" in line:
                    line_of = history.replace(game, line_of, line["mend"] - 1, entry)
                else:
                    line_of = history.add(game, line_of, entry)
            elif "undo" in line:
                line_of = history.undo(game, line_of, history.plan_back(game, line_of, line["undo"]))
            elif "undo_one" in line:
                line_of = history.undo(game, line_of, Undo(1, only=line["undo_one"] - 1))
            elif "redo" in line:
                line_of = history.redo(game, line_of)
            elif "hash" in line and line.get("at") == len(line_of.done) and _differs(line["hash"], line_of):
                troubles.append(Trouble("rules_changed", {"line": number}))
                break
        except (RefusedError, core.NotationError, KeyError, TypeError, ValueError, IndexError) as error:
            log.warning("journal line %d does not fit: %s", number, type(error).__name__)
            troubles.append(Trouble("does_not_fit", {"line": number}))
            break
    session.history = line_of
    return troubles


def _differs(digits: str, line_of: History) -> bool:
    return digits != core.state_hash(line_of.state)


def resume(
    path: Path, notice: Callable[[str], None] = lambda code: None, bots: Callable[[str, str], Bot] | None = None
) -> tuple[Session, list[Trouble]]:
    """The game of a journal, ready to go on, and what has to be said about it. Raises `JournalError`.

    Where the rules changed under it, the game is only to be read (`session.journal` is None) and exported.
    """
    journal, loaded = journals.reopen(path, notice)
    header = loaded.header
    if header.game not in engines.GAMES:
        journal.close()
        raise journals.JournalError("unknown_game", file=path.name, game=header.game)
    game = engines.game(header.game)
    dealer: Dealer = Told() if header.seed is None else Seeded(header.seed)
    try:
        session = Session(game, core.Setup(header.players, header.options, header.data), dealer, journal=journal)
    except core.PositionError:
        journal.close()
        raise journals.JournalError("no_header", file=path.name) from None
    session.judged = True
    troubles = replay(loaded, session)
    session.notes = [line for line in loaded.lines if "note" in line]
    for note in loaded.lines:
        seat = note.get("seat")
        if note.get("note") == "bot" and bots and isinstance(seat, int):
            session.bots[seat] = bots(str(note.get("level", "fair")), str(note.get("name", "")))
        elif note.get("note") == "person" and isinstance(seat, int):
            session.bots.pop(seat, None)
        elif note.get("note") == "memory":
            session.memory = note.get("on") is not False
    if any(trouble.code in ("rules_changed", "does_not_fit") for trouble in troubles):
        journal.close()
        session.journal = None
    else:
        session.deal()
    return session, troubles
