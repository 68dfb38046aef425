"""Where things are kept on this machine, and what happens when nothing can be kept there."""

import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Literal

APP = "plateau-parlant"
Place = Literal["data", "config", "cache", "log"]

_fallback: list[Path] = []


@cache
def folder(place: Place) -> Path:
    """The folder of the user's `data` (journals), `config` (profiles), `cache` or `log`, made if it is not there.

    Where the system's place cannot be written (a locked account, a read-only home), a folder that lives as long as
    the machine's temporary files takes over; `temporary` then tells so.
    """
    import platformdirs

    path = {
        "data": platformdirs.user_data_path,
        "config": platformdirs.user_config_path,
        "cache": platformdirs.user_cache_path,
        "log": platformdirs.user_log_path,
    }[place](APP, appauthor=False)
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError:
        if not _fallback:
            _fallback.append(Path(tempfile.mkdtemp(prefix=f"{APP}-")))
        path = _fallback[0] / place
        path.mkdir(parents=True, exist_ok=True)
    return path


def temporary() -> Path | None:
    """The folder in use instead of a place that cannot be written, or None when all is well."""
    return _fallback[0] if _fallback else None


def journals() -> Path:
    """The folder of the games in play and played."""
    path = folder("data") / "games"
    path.mkdir(exist_ok=True)
    return path


def players() -> Path:
    """The folder of the players' profiles."""
    path = folder("config") / "players"
    path.mkdir(exist_ok=True)
    return path


def shipped(*parts: str) -> Path:
    """A data file that comes with the program, below profiles/."""
    import plateau_parlant.profiles

    return Path(plateau_parlant.profiles.__file__).parent.joinpath(*parts)


def write_atomically(path: Path, text: str) -> None:
    """Writes the file whole or not at all. Raises OSError."""

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
