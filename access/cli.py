"""The command `plateau`: its commands, its flags, and what happens when something in them is wrong."""

import argparse
import difflib
import functools
import os
import secrets
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NoReturn, cast

from plateau_parlant import engines
from plateau_parlant.access.usage import UsageError, complaint

PLAYING = ("solo", "play", "resume")


class Parser(argparse.ArgumentParser):
    """argparse, but its complaints are ours, one sentence in the player's language, and so are the words of help."""

    def __init__(self, *args: Any, texts: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words: Callable[[str], str] = texts.text
        self._has: Callable[[str], bool] = texts.has
        words = self._words
        self._positionals.title = words("cli-help-commands")
        self._optionals.title = words("cli-help-options")
        for action in self._actions:
            if isinstance(action, argparse._HelpAction):
                action.help = words("cli-help-this")

    def format_help(self) -> str:
        # Only now: at every other start nobody hears these words.
        command = self.prog.rpartition(" ")[2]
        for action in self._actions:
            if action.help is None:
                name = action.dest.replace("_", "-")
                own = f"cli-arg-{command}-{name}"
                action.help = self._words(own if self._has(own) else f"cli-arg-{name}")
        return super().format_help().replace("usage: ", self._words("cli-help-usage") + " ", 1)

    def error(self, message: str) -> NoReturn:
        flags = list(self._option_string_actions)
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                flags += [flag for parser in action.choices.values() for flag in parser._option_string_actions]
        raise complaint(message, flags)


def main(argv: list[str] | None = None) -> int:
    """Runs a command. Gives the exit code: 0 done, 1 could not be done, 2 wrong command line."""
    argv = list(sys.argv[1:] if argv is None else argv)
    _encode()
    from plateau_parlant.access import logs

    logs.start()
    lang = _lang(argv)
    logs.crash(lambda file: complain(lang, "crashed", file=file))
    from plateau_parlant.access.config import ConfigError
    from plateau_parlant.access.journal import JournalError

    try:
        return _run(argv, lang)
    except UsageError as error:
        complain(lang, error.name, **error.args_of)
        return 2
    except ConfigError as error:
        complain(lang, f"config-{error.code.replace('_', '-')}", **error.parts)
        return 1
    except JournalError as error:
        complain(lang, f"journal-{error.code.replace('_', '-')}", **error.parts)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 1
    except Exception:
        import logging

        logging.getLogger("plateau").exception("command failed")
        complain(lang, "crashed", file=str(logs.path()))
        return 1


def _run(argv: list[str], lang: str) -> int:
    texts = _texts(lang)
    known = COMMANDS
    if _flags_only(argv):
        argv = ["menu", *argv]
    if argv and not argv[0].startswith("-") and argv[0] not in known:
        near = difflib.get_close_matches(argv[0], known, 1, 0.5)
        name = "usage-unknown-near" if near else "usage-unknown"
        raise UsageError(name, word=argv[0], near=near[0] if near else "")
    # Only the command that is called: to describe all of them takes time before the first word.
    parser = _parser(texts, [argv[0]] if argv and argv[0] in known else list(known) if argv else ["menu"])
    try:
        args = parser.parse_args(argv)
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    if args.command is None:
        args = parser.parse_args([*argv, "menu"] if argv else ["menu"])
    args.lang_given = args.lang
    args.lang = lang
    return runner(args.command)(args)


def _flags_only(argv: list[str]) -> bool:
    """Whether flags stand where the command would: they are the menu's, as in `plateau --output text`."""
    rest = argv
    while rest and (rest[0] == "--lang" or rest[0].startswith("--lang=")):
        rest = rest[2 if rest[0] == "--lang" else 1 :]
    return not rest or (rest[0].startswith("-") and rest[0] not in ("-h", "--help", "--version"))


# --- the command line ---------------------------------------------------------------------------------------


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("fr", "en"))
    parser.add_argument("--profile", default="", metavar="NAME")
    parser.add_argument("--output", choices=("voice", "reader", "both", "text", "record", "null"))
    parser.add_argument("--wrap", type=int, metavar="N")
    parser.add_argument("--lines", action="store_true")


def _playing(parser: argparse.ArgumentParser) -> None:
    _common(parser)
    parser.add_argument("--seed", type=int, metavar="N")
    parser.add_argument("--players", metavar="A,B")
    parser.add_argument("--bots", metavar="N")
    parser.add_argument("--undead", action="store_true")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--no-memory", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--board", default="", metavar="NAME")
    parser.add_argument("--untold", default="", metavar="A,B")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def _game(word: str) -> str:
    """The name of a game; a misspelt one is refused with the nearest."""
    name = word.casefold()
    if name in engines.GAMES:
        return name
    near = difflib.get_close_matches(name, engines.GAMES, 1, 0.4)
    raise UsageError("usage-game", word=word, known=", ".join(engines.GAMES), near=near[0] if near else "none")


def _arguments(name: str, parser: argparse.ArgumentParser) -> None:
    if name in ("solo", "menu"):
        _playing(parser)
    elif name == "play":
        parser.add_argument("game", metavar="GAME", type=_game)
        _playing(parser)
    elif name == "resume":
        parser.add_argument("name", nargs="?", default="")
        _playing(parser)
    elif name == "read":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("words", nargs="*")
        parser.add_argument("--to", metavar="FOLDER")
        _common(parser)
    elif name == "inventory":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("--list", metavar="FILE")
        parser.add_argument("--board", default="", metavar="NAME")
        _common(parser)
    elif name == "deck":
        parser.add_argument("file", metavar="FILE")
        _common(parser)
    elif name == "tutorial":
        parser.add_argument("game", metavar="GAME", type=_game)
        _common(parser)
    elif name == "kit":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("--to", metavar="FOLDER")
        parser.add_argument("--system", metavar="NAME")
        _common(parser)
    elif name == "values":
        parser.add_argument("game", metavar="GAME", type=_game)
        _common(parser)
    elif name == "forget":
        parser.add_argument("name")
        parser.add_argument("--yes", action="store_true")
        _common(parser)
    elif name == "hint":
        parser.add_argument("name", nargs="?", default="")
        _common(parser)
    elif name == "engine":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("--lang", choices=("fr", "en"))
    elif name == "learn":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("--board", default="", metavar="NAME")
        _common(parser)
    elif name == "board":
        parser.add_argument("action", nargs="?", choices=("install",))
        parser.add_argument("--board", default="", metavar="NAME")
        parser.add_argument("--port", default="", metavar="PORT")
        _common(parser)
    elif name == "check-evening":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("--players", metavar="A,B")
        parser.add_argument("--board", default="", metavar="NAME")
        _common(parser)
    elif name == "share":
        parser.add_argument("action", choices=("export", "import"))
        parser.add_argument("file", metavar="FILE")
        parser.add_argument("--replace", action="store_true")
        _common(parser)
    elif name == "simulate":
        parser.add_argument("game", metavar="GAME", type=_game)
        parser.add_argument("--games", type=int, default=20, metavar="N")
        parser.add_argument("--seed", type=int, default=1, metavar="S")
        parser.add_argument("--players", type=int, metavar="N")
        parser.add_argument("--bots", metavar="A,B")
        parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        parser.add_argument("--undead", action="store_true")
        parser.add_argument("--shard", metavar="I/N")
        parser.add_argument("--jobs", type=int, metavar="N")
        parser.add_argument("--json", action="store_true")
        parser.add_argument("--lang", choices=("fr", "en"))
    elif name == "say":
        parser.add_argument("text", nargs="+")
        _common(parser)
    elif name == "export":
        parser.add_argument("name", nargs="?", default="")
        parser.add_argument("--seat", type=int, default=0, metavar="N")
        parser.add_argument("--to", metavar="FILE")
        parser.add_argument("--journal", action="store_true")
        _common(parser)
    else:
        _common(parser)


def _parser(texts: Any, names: Iterable[str]) -> Parser:
    parser = Parser(prog="plateau", description=texts.text("cli-about"), allow_abbrev=False, texts=texts)
    parser.add_argument("--version", action=_Version, nargs=0, help=texts.text("cli-help-version"))
    parser.add_argument("--lang", choices=("fr", "en"))
    made = cast("Any", functools.partial(Parser, texts=texts))
    commands = parser.add_subparsers(dest="command", metavar=texts.text("cli-command"), parser_class=made)
    for name in names:
        help_text = texts.text(f"cli-{name}")
        _arguments(name, commands.add_parser(name, help=help_text, description=help_text, allow_abbrev=False))
    return parser


class _Version(argparse.Action):
    """Prints the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(_version(), flush=True)
        raise SystemExit(0)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("plateau-parlant")
    except PackageNotFoundError:
        return "0"


def _lang(argv: list[str]) -> str:
    """The language before anything is parsed: the flag, the profile, French."""
    for at, word in enumerate(argv):
        value = (
            word[7:] if word.startswith("--lang=") else argv[at + 1] if word == "--lang" and at + 1 < len(argv) else ""
        )
        if value in ("fr", "en"):
            return value
    name = ""
    for at, word in enumerate(argv):
        if word == "--profile" and at + 1 < len(argv):
            name = argv[at + 1]
        elif word.startswith("--profile="):
            name = word[10:]
    from plateau_parlant.access.profiles import load_profile

    try:
        return load_profile(name).lang
    except (ValueError, OSError):  # told later, when the profile is really used
        return "fr"


def _texts(lang: str) -> Any:
    from plateau_parlant.access.narration.bundle import Texts

    return Texts(lang, "common", "program")


def complain(lang: str, name: str, /, **args: Any) -> None:
    from plateau_parlant.access.speech import speakable

    try:
        texts = _texts(lang)
        texts.add("reading", "tactile", "tutorial", "walk", "table", "inventory", "wizard", "values", "guardians")
        print(speakable(texts.text(name, **args)), file=sys.stderr, flush=True)
    except (OSError, ValueError):
        pass


def _encode() -> None:
    """Text in and out is UTF-8 wherever the terminal says otherwise but can take it; nothing ever fails to print."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8" if os.name == "nt" else None, errors="replace")


# --- the commands -------------------------------------------------------------------------------------------


def profile_of(args: argparse.Namespace) -> Any:
    import msgspec

    from plateau_parlant.access.profiles import load_profile, profile_path

    if args.profile and not profile_path(args.profile).exists():
        from plateau_parlant.access.profiles import save_profile

        save_profile(msgspec.structs.replace(load_profile(""), name=args.profile, output=None))
    profile = load_profile(args.profile)
    changed: dict[str, Any] = {}
    if args.lang_given:
        changed["lang"] = args.lang_given
    if args.wrap:
        changed["wrap"] = args.wrap
    return msgspec.structs.replace(profile, **changed)


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    options: dict[str, Any] = {"undead": True} if args.undead else {}
    for word in args.option:
        name, given, text = word.partition("=")
        if not given:
            raise UsageError("usage-option", word=word)
        values = {"true": True, "false": False, "null": None, "none": None}
        options[name] = values.get(text.lower(), int(text) if text.lstrip("-").isdigit() else text)
    return options


COMMANDS: dict[str, str] = {
    "menu": "play:main_menu",
    "solo": "play:solo_game",
    "play": "play:new_game",
    "resume": "play:resumed_game",
    "hint": "play:hint",
    "export": "play:export",
    "read": "learning:read",
    "kit": "learning:kit",
    "tutorial": "learning:tutorial",
    "inventory": "box:take_stock",
    "values": "box:enter_values",
    "deck": "box:check_deck",
    "learn": "table.commands:learn",
    "board": "table.commands:board",
    "check-evening": "table.commands:check_evening",
    "share": "table.commands:share",
    "say": "play:say",
    "forget": "forget:run",
    "doctor": "doctor:run",
    "engine": "protocol:run",
    "simulate": "simulate:run",
}
"""Every command and where it is run: `module:function` below `access`, loaded when it is called. What each does is
said in the message `cli-<name>`."""


def runner(command: str) -> Callable[[argparse.Namespace], int]:
    """The function that runs a command: it takes the arguments and gives the exit code."""
    module, _, function = COMMANDS[command].partition(":")
    found = getattr(import_module(f"plateau_parlant.access.{module}"), function)
    return cast("Callable[[argparse.Namespace], int]", found)


def new_seed(args: argparse.Namespace) -> int:
    """The seed of a new game: the one given, else one that nobody knows."""
    return int(args.seed) if args.seed is not None else secrets.randbits(32)


if __name__ == "__main__":
    sys.exit(main())
