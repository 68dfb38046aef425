"""What leaves a game: one seat's history as text; the raw journal only once the game is over."""

import shutil
from datetime import datetime
from pathlib import Path

from plateau_parlant.access import paths
from plateau_parlant.access.desk import Ear
from plateau_parlant.access.profiles import slug
from plateau_parlant.access.session import Session
from plateau_parlant.access.speech import speakable


def folder() -> Path:
    """Where exports go."""
    path = paths.folder("data") / "exports"
    path.mkdir(exist_ok=True)
    return path


def export_history(session: Session, ear: Ear, to: Path | None = None, now: datetime | None = None) -> Path:
    """Writes what this listener heard of the game, one line a sentence. Raises OSError."""
    lines = [speakable(entry.text) for entry in ear.talk.history.entries if entry.category in ("moves", "table")]
    stamp = f"{now or datetime.now():%Y%m%d-%H%M%S}"
    path = to or folder() / f"{session.game.NAME}-{slug(ear.narrator.name(ear.seat))}-{stamp}.txt"
    paths.write_atomically(path, "\n".join(lines) + "\n")
    return path


def export_journal(session: Session, to: Path) -> bool:
    """Copies the raw journal, which holds the seed and every secret; False (nothing done) while the game goes on."""
    if not session.over or session.journal is None:
        return False
    shutil.copyfile(session.journal.path, to)
    return True
