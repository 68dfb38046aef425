"""The commands that teach: `read GAME`, `kit GAME`, `tutorial GAME`."""

import argparse
from pathlib import Path
from typing import Any

from plateau_parlant.access.conversation import Ask, Render, Say, converse, profile_of, store
from plateau_parlant.access.usage import UsageError


def read(args: argparse.Namespace) -> int:
    """`read GAME [chapter | words]`: the rules, section by section; for Guardians the rulings are searched too."""
    from plateau_parlant.access.reading.chapters import ChapterError
    from plateau_parlant.access.reading.run import Judge, run_read
    from plateau_parlant.access.reading.search import Passage

    profile = profile_of(args)
    words = " ".join(args.words)
    if args.to:
        return _export(args)
    extra: tuple[Passage, ...] = ()
    judge: Judge | None = None
    files: tuple[str, ...] = ()
    if args.game == "guardians":
        from plateau_parlant.access.reading import rulings

        extra, files = rulings.passages(profile.lang), ("guardians",)
        judge = rulings.Table(profile.lang)

    def body(say: Say, ask: Ask, render: Render) -> object:
        return run_read(args.game, words, profile.lang, say, ask, render, store("reading", args.game), extra, judge)

    try:
        return converse(args, profile, body, "reading", f"rules-{args.game}", "walk", *files)
    except ChapterError as error:
        raise UsageError(error.said.id, **error.said.args) from None


def _export(args: argparse.Namespace) -> int:
    from plateau_parlant.access import play
    from plateau_parlant.access.narration.bundle import Texts
    from plateau_parlant.access.reading import export
    from plateau_parlant.access.reading.chapters import load

    profile = profile_of(args)
    texts = Texts(profile.lang, "common", "program")
    try:
        title = texts.text(f"game-{args.game}")
        made = export.write(load(args.game, profile.lang), title, Path(args.to))
    except OSError as error:
        raise UsageError("export-failed", reason=error.strerror or "") from None
    return play.speak(args, profile, texts, [texts.text("exported", file=str(path)) for path in made])


def kit(args: argparse.Namespace) -> int:
    """`kit GAME`: what to stick where, as a spoken walk; with `--to FOLDER` as files."""
    from plateau_parlant.access import play
    from plateau_parlant.access.narration.bundle import Texts
    from plateau_parlant.access.tactile import codes
    from plateau_parlant.access.tactile import run as kits
    from plateau_parlant.access.tactile.codes import CodeError

    profile = profile_of(args)
    system = args.system or codes.DEFAULT_SYSTEM
    try:
        if args.to:
            texts = Texts(profile.lang, "common", "program", *kits.TEXTS)
            said: list[str] = []
            made = kits.run_kit_files(
                args.game, profile.lang, Path(args.to), said.append, lambda name, args: texts.text(name, **args), system
            )
            play.speak(args, profile, texts, said)
            return 0 if made else 1

        def body(say: Say, ask: Ask, render: Render) -> object:
            return kits.run_kit(args.game, profile.lang, say, ask, render, store("kit", args.game, system), system)

        return converse(args, profile, body, *kits.TEXTS)
    except CodeError as error:
        raise UsageError(error.said.id, **error.said.args) from None


LESSON_KEYS = {
    "n": "suivant",
    "p": "précédent",
    "r": "répète",
    "t": "répète",
    "e": "répète",
    "d": "coups",
    "z": "coups",
    "u": "recommence",
    "h": "répète",
}
"""Letters of play, as the lessons' words: in a lesson a line may be a move, so letters alone mean nothing there."""


def tutorial(args: argparse.Namespace) -> int:
    """`tutorial GAME`: short lessons on set positions, each ended by doing the thing."""
    from plateau_parlant import engines
    from plateau_parlant.access.narration import narrator
    from plateau_parlant.access.narration.bundle import Texts
    from plateau_parlant.access.reading.tutorial import TutorialError
    from plateau_parlant.access.reading.tutorial_run import run_tutorial, texts
    from plateau_parlant.engines.core import Decide, NotationError

    profile = profile_of(args)
    game = engines.game(args.game)
    words = narrator(args.game, Texts(profile.lang, "common", "program"), [profile.name or "Anna", "Bruno"])

    def seat_of(state: Any) -> int:
        now = game.waiting(state)
        return now.must[0] if isinstance(now, Decide) else 0

    def understand(state: Any, line: str) -> Any:
        view = game.view(state, seat_of(state))
        try:
            found = words.read(line, view)
        except NotationError:
            return None
        return found[0] if len(found) == 1 else None

    def body(say: Say, ask: Ask, render: Render) -> object:
        def next_line() -> str | None:
            line = ask()
            return LESSON_KEYS.get(line, line) if line is not None else None

        return run_tutorial(
            args.game,
            say,
            next_line,
            render,
            store("tutorial", args.game),
            why=words.refusal,
            describe=lambda state, move: words.move(game.view(state, seat_of(state)), move),
            understand=understand,
        )

    try:
        return converse(args, profile, body, *texts(args.game))
    except TutorialError as error:
        raise UsageError(error.said.id, **error.said.args) from None
