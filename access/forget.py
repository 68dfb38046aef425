"""`plateau forget NAME`: everything kept of a person goes: profile, games, exports."""

import argparse
import sys
from pathlib import Path

from plateau_parlant.access import journal as journals
from plateau_parlant.access import paths, profiles
from plateau_parlant.access.usage import UsageError


def kept(name: str) -> list[Path]:
    """The files that hold something of the person: the profile, games with that player, exports of them."""
    wanted = name.strip().casefold()
    files = [path for path in (profiles.profile_path(name),) if path.exists()]
    for path in [*journals.listed(paths.journals()), *paths.journals().glob("*.damaged")]:
        try:
            players = journals.read(path).header.players
        except journals.JournalError:
            continue
        if wanted in {player.casefold() for player in players}:
            files.append(path)
            files += [other for other in paths.journals().glob(f"{path.stem}.*") if other not in files]
    exports = paths.folder("data") / "exports"
    if exports.is_dir():
        files += sorted(exports.glob(f"*-{profiles.slug(name)}-*.txt"))
    return list(dict.fromkeys(files))


def run(args: argparse.Namespace) -> int:
    """Asks, then removes. Without a terminal nothing is removed unless `--yes` is given."""
    from plateau_parlant.access import cli, play
    from plateau_parlant.access.narration.bundle import Texts

    profile = cli.profile_of(args)
    texts = Texts(profile.lang, "common", "program")
    files = kept(args.name)
    if not args.name.strip() or not files:
        raise UsageError("forget-nothing", name=args.name)
    if not args.yes:
        if not (sys.stdin and sys.stdin.isatty()):
            raise UsageError("forget-ask-yes", count=len(files), name=args.name)
        play.speak(args, profile, texts, [texts.text("forget-ask", count=len(files), name=args.name)])
        try:
            answer = input().strip().casefold()[:1]
        except EOFError:
            answer = ""
        if answer not in ("o", "y"):
            return play.speak(args, profile, texts, [texts.text("forget-not", name=args.name)])
    failed = 0
    for path in files:
        try:
            path.unlink()
        except OSError:
            failed += 1
    if failed:
        raise UsageError("forget-failed", count=failed, name=args.name)
    return play.speak(args, profile, texts, [texts.text("forgotten", count=len(files), name=args.name)])
