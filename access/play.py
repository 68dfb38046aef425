"""The commands that open a game: new, resumed, the menu at the start; and what can be heard of one from outside."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from plateau_parlant import engines
from plateau_parlant.access import app, box, cli, paths, profiles, session
from plateau_parlant.access import journal as journals
from plateau_parlant.access.bots import LEVELS, NAMES, Bot, advise
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.session import Session
from plateau_parlant.access.usage import UsageError
from plateau_parlant.engines import core

if TYPE_CHECKING:
    from plateau_parlant.access.table.mode import TableMode

LONGEST_SPEECH = 600.0
"""Seconds that a command which only speaks waits for its last word; Ctrl+C ends it before."""


def _interactive() -> bool:
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())


def _seats(
    args: argparse.Namespace, game: Any, solo: bool, texts: Texts, profile: Profile
) -> tuple[list[str], list[Bot]]:
    """The names of the people and the bots behind them, in seat order. Raises `UsageError`."""
    people = [name.strip() for name in (args.players or "").split(",") if name.strip()]
    levels = _levels(args.bots)
    if args.watch:
        if people or solo:
            raise UsageError("usage-watch")
        levels = levels or ["fair"] * max(min(game.PLAYERS), 2)
    if solo:
        if len(people) > 1 or levels:
            raise UsageError("usage-solo")
        return people or [profile.name or texts.text("player-default")], []
    if not people and not args.watch:
        people = [profile.name or texts.text("player-default")]
        if not levels:
            levels = ["fair"] * max(min(game.PLAYERS) - 1, 0 if 1 in game.PLAYERS else 1)
    if len({name.casefold() for name in people}) < len(people):
        raise UsageError("usage-same-name")
    if len(people) + len(levels) not in game.PLAYERS:
        counts = texts.listed([str(count) for count in game.PLAYERS], "or")
        raise UsageError("usage-players", given=len(people) + len(levels), counts=counts)
    free = [name for name in NAMES if name.casefold() not in {person.casefold() for person in people}]
    seed = args.seed if args.seed is not None else 0
    return people, [Bot(level, free[n], seed + n) for n, level in enumerate(levels)]


def _levels(text: str | None) -> list[str]:
    if not text:
        return []
    if text.isdigit():
        return ["fair"] * int(text)
    levels = [word.strip() for word in text.split(",") if word.strip()]
    for level in levels:
        if level not in LEVELS:
            raise UsageError("usage-level", word=level, known=", ".join(LEVELS))
    return levels


def solo_game(args: argparse.Namespace) -> int:
    """`solo`: the dragon game alone."""
    args.game = "dragon"
    args.players = args.players or ""
    return new_game(args, solo=True)


def new_game(args: argparse.Namespace, solo: bool = False) -> int:
    """`solo` and `play GAME`: a game from the beginning; another one after it as long as the player wants."""
    profile = cli.profile_of(args)
    texts = Texts(profile.lang, "common", "program")
    game = engines.game(args.game)
    people, bots = _seats(args, game, solo, texts, profile)
    options = {**box.kept_options(args.game), **cli.options_of(args)}
    if args.game == "guardians":
        options = _guardians_options(options)
    if args.table:
        if args.seed is not None:
            raise UsageError("usage-table-seed")
        options = {**_table_options(game), **options}
    opened = _Opened(args, profile, texts, people)
    notices: list[str] = []
    try:
        made = session.start(
            args.game,
            [*people, *(bot.name for bot in bots)],
            options=options,
            data=box.owner_data(args.game),
            seed=None if args.table else cli.new_seed(args),
            folder=paths.journals(),
            bots={len(people) + n: bot for n, bot in enumerate(bots)},
            notice=notices.append,
        )
    except core.PositionError as error:
        opened.voice.close()
        raise UsageError("usage-game-option", problem=str(error.parts.get("name", error.code))) from None
    except BaseException:
        opened.voice.close()
        raise
    if args.no_memory:
        made.remember(False)
    return opened.play(made, (), notices)


def _guardians_options(options: dict[str, Any]) -> dict[str, Any]:
    """Hands, land and decks by the names of their cards. Raises `UsageError`."""
    from plateau_parlant.access import decks

    try:
        return decks.read_options(options)
    except decks.DeckFileError as error:
        if error.code == "pair":
            raise UsageError("usage-pair", option=error.path) from None
        if error.code == "card":
            raise UsageError("usage-card", word=error.path, nearest=error.detail or "-") from None
        raise UsageError("usage-deck", file=error.path) from None


def _table_options(game: Any) -> dict[str, Any]:
    """What a game has to know when real cards are played with."""
    return {option.name: True for option in game.OPTIONS if option.name == "table"}


def resumed_game(args: argparse.Namespace) -> int:
    """`resume [NAME]`: goes on with a game. Raises `JournalError`."""
    profile = cli.profile_of(args)
    texts = Texts(profile.lang, "common", "program")
    path = journals.find(paths.journals(), args.name)
    notices: list[str] = []
    made, troubles = session.resume(path, notices.append, lambda level, name: Bot(level, name))
    people = [name for seat, name in enumerate(made.players) if seat not in made.bots]
    try:
        opened = _Opened(args, profile, texts, people)
    except BaseException:
        made.close()
        raise
    return opened.play(made, troubles, notices, resumed=True)


class _Opened:
    """The voices of a game that is being opened: they start while the rest is still being read."""

    def __init__(self, args: argparse.Namespace, profile: Profile, texts: Texts, people: list[str]) -> None:
        self.args = args
        self.profile = profile
        output, self.ask_first = app.output_for(args.output, profile, _interactive() and not args.lines)
        self.people = {
            seat: profiles.load_profile(name) if len(people) > 1 and profiles.profile_path(name).exists() else profile
            for seat, name in enumerate(people)
        }
        private = {seat: own.voice["private"] for seat, own in self.people.items() if "private" in own.voice}
        if output in ("record", "null") and len(people) > 1:
            private = {seat: own.voice.get("private", app.VoiceSettings()) for seat, own in self.people.items()}
        self.voice = app.Voice(output, profile, texts, profile.wrap, private)
        self.texts = texts

    def play(self, made: Session, troubles: Any, notices: list[str], resumed: bool = False) -> int:
        """The game, to its end or until it is left."""
        table: TableMode | None = None
        try:
            by_seat = dict(
                zip((s for s in range(len(made.players)) if s not in made.bots), self.people.values(), strict=False)
            )
            desk = app.make_desk(made, self.voice, self.profile, by_seat)
            desk.clear_screen = app.print_screens_away if self.voice.output in ("voice", "both", "text") else None
            desk.read_only = made.journal is None
            if made.journal is not None:
                made.journal._notice = lambda code: desk.talk.notice(desk.say(f"journal-{code.replace('_', '-')}"))
            if isinstance(made.dealer, session.Told) and not desk.read_only:
                from plateau_parlant.access.table.opening import open_table

                table = open_table(desk, self.args.board, self.args.untold)
            if resumed:
                desk.recall()
            app.greet(desk, troubles, resumed)
            for code in notices:
                desk.talk.notice(desk.say(f"journal-{code.replace('_', '-')}"))
            if paths.temporary():
                desk.talk.notice(desk.say("folder-temporary", folder=str(paths.temporary())))
            first = app.First(desk, self.voice, app.remember_output(self.profile)) if self.ask_first else None
            desk.go_on(told=True)
            self.voice.listen(desk.talk)
            app.run(desk, self.args.lines, first)
        finally:
            if table is not None:
                table.close()
            made.close()
            self.voice.close()
        return 0


def hint(args: argparse.Namespace) -> int:
    """`hint [NAME]`: advice for a game that is not over, without opening it."""
    profile = cli.profile_of(args)
    made, texts = _glanced(args, profile)
    from plateau_parlant.access.narration import narrator

    words = narrator(made.game.NAME, texts, made.players)
    now = made.waiting()
    if not isinstance(now, core.Decide):
        raise UsageError("hint-not-now")
    view = made.view(now.must[0])
    choice = advise(made.game, view)
    why = " ".join(words.reason(reason) for reason in choice.reasons)
    text = texts.text("hint" if why else "hint-bare", move=words.move(view, choice.move), why=why)
    return speak(args, profile, texts, [words.turn(view), text])


def say(args: argparse.Namespace) -> int:
    """`say TEXT`: speaks it the way games are spoken."""
    profile = cli.profile_of(args)
    return speak(args, profile, Texts(profile.lang, "common", "program"), [" ".join(args.text)])


def export(args: argparse.Namespace) -> int:
    """`export [NAME]`: what a seat heard of a game, as a text file; with --journal the raw journal of a game over."""
    from pathlib import Path

    from plateau_parlant.access import export as exports

    profile = cli.profile_of(args)
    made, texts = _glanced(args, profile, unfinished=False)
    if not 0 <= args.seat < len(made.players):
        raise UsageError("usage-seat", count=len(made.players) - 1)
    if args.seat in made.played_by_bots and not made.over:
        raise UsageError("export-bot-seat", who=made.players[args.seat])
    to = Path(args.to) if args.to else None
    try:
        if args.journal:
            to = to or exports.folder() / made.glanced.name
            if not made.over:
                raise UsageError("export-not-over")
            to.write_bytes(made.glanced.read_bytes())
        else:
            voice = app.Voice("null", profile, texts)
            desk = app.make_desk(made, voice, profile, {args.seat: profile})
            desk.recall()
            to = exports.export_history(made, desk.ear, to)
    except OSError as error:
        raise UsageError("export-failed", reason=error.strerror or "") from None
    return speak(args, profile, texts, [texts.text("exported", file=str(to))])


class _Glanced(Session):
    """A game looked at from its journal's lines, without opening it: whoever plays it keeps it."""

    glanced: Any = None
    played_by_bots: frozenset[int] = frozenset()


def _glanced(args: argparse.Namespace, profile: Profile, unfinished: bool = True) -> tuple[_Glanced, Texts]:
    path = journals.find(paths.journals(), args.name, unfinished)
    loaded = journals.read(path)
    header = loaded.header
    if header.game not in engines.GAMES:
        raise journals.JournalError("unknown_game", file=path.name, game=header.game)
    made = _Glanced(
        engines.game(header.game),
        core.Setup(header.players, header.options, header.data),
        session.Told(),
    )
    made.glanced = path
    session.replay(loaded, made)
    made.played_by_bots = frozenset(note.get("seat", -1) for note in loaded.notes("bot")) - frozenset(
        note.get("seat", -1) for note in loaded.notes("person")
    )
    return made, Texts(profile.lang, "common", "program")


def speak(args: argparse.Namespace, profile: Profile, texts: Texts, sentences: list[str]) -> int:
    output, _ = app.output_for(args.output, profile, False)
    voice = app.Voice(output, profile, texts, profile.wrap)
    from plateau_parlant.access.talk import Talk

    talk = Talk(voice.announcer, texts)
    voice.listen(talk)
    try:
        for sentence in sentences:
            talk.answer(sentence)
        voice.announcer.drain(LONGEST_SPEECH)
    finally:
        voice.close()
    return 0


def main_menu(args: argparse.Namespace) -> int:
    """`plateau` alone: a spoken menu of what can be done."""
    from plateau_parlant.access import startmenu

    profile = cli.profile_of(args)
    while True:
        chosen = startmenu.choose(args, profile)
        if chosen is None:
            return 0
        command, changes = chosen
        made = argparse.Namespace(**{**vars(args), **changes, "command": command})
        if command == "language":
            profile = msgspec.structs.replace(profile, lang="en" if profile.lang == "fr" else "fr")
            args.lang_given = profile.lang
            continue
        try:
            cli.runner(command)(made)
        except UsageError as error:
            cli.complain(profile.lang, error.name, **error.args_of)
        except journals.JournalError as error:
            cli.complain(profile.lang, f"journal-{error.code.replace('_', '-')}", **error.parts)
