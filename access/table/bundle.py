"""Tag tables and profiles as one file: what a club carries from one computer to the next.

A zip with `tags/GAME.yaml`, `players/NAME.yaml`, `boards/NAME.yaml`, `keys/NAME.yaml` and nothing else. What comes
in is checked before anything is written: names are names and never paths, sizes are bounded, tables must be readable,
and what is there already is kept unless told otherwise.
"""

from __future__ import annotations

import io
import re
import stat
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from plateau_parlant.access import config, paths

from . import tags
from .discovery import BoardSpec

KINDS = ("tags", "players", "boards", "keys")
LARGEST = config.LARGEST
MOST = 300
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}")
_DEVICES = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}


class BundleError(ValueError):
    """A file that cannot be taken in. `code` is a message of table.ftl, `fields` its variables."""

    def __init__(self, code: str, **fields: str | int) -> None:
        self.code = code
        self.fields = fields
        super().__init__(f"{code} {fields}")


class Taken(msgspec.Struct, frozen=True):
    """What an import did: `written` and `kept` (there already, and different) entries, like "tags/dragon.yaml"."""

    written: tuple[str, ...]
    kept: tuple[str, ...]


def default_folders() -> dict[str, Path]:
    """Where each kind is kept on this machine."""
    own = paths.folder("config")
    return {"tags": tags.folder(), "players": paths.players(), "boards": own / "boards", "keys": own / "keys"}


def write(target: Path, folders: Mapping[str, Path], kinds: Iterable[str] = KINDS) -> int:
    """Put everything of these kinds into the file `target` (whole or not at all); how many entries. Raises OSError."""
    count = 0
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as z:
        for kind in kinds:
            folder = folders.get(kind)
            for path in sorted(folder.glob("*.yaml")) if folder and folder.is_dir() else []:
                if _NAME.fullmatch(path.stem) and path.is_file():
                    # a fixed date: the same content is the same file
                    z.writestr(zipfile.ZipInfo(f"{kind}/{path.name}"), path.read_bytes())
                    count += 1
    beside = target.with_name(f".{target.name}.new")
    try:
        beside.write_bytes(made.getvalue())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return count


def read(source: Path) -> dict[str, str]:
    """The entries of a bundle and their text. Raises BundleError; writes nothing."""
    try:
        if source.stat().st_size > MOST * LARGEST:
            raise BundleError("table-bundle-too-large", file=source.name)
        with zipfile.ZipFile(source) as z:
            infos = z.infolist()
            if len(infos) > MOST:
                raise BundleError("table-bundle-too-large", file=source.name)
            return _texts(z, infos, source.name)
    except FileNotFoundError:
        raise BundleError("table-bundle-missing", file=source.name) from None
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, UnicodeDecodeError):
        # RuntimeError: encrypted; NotImplementedError: a compression nobody here has
        raise BundleError("table-bundle-damaged", file=source.name) from None


def _texts(z: zipfile.ZipFile, infos: list[zipfile.ZipInfo], file: str) -> dict[str, str]:
    out: dict[str, str] = {}
    lower: set[str] = set()
    for info in infos:
        name = info.filename
        if name.endswith("/") and name.rstrip("/") in KINDS:
            continue
        kind, _, rest = name.partition("/")
        stem = rest.removesuffix(".yaml")
        mode = info.external_attr >> 16
        if (
            kind not in KINDS
            or rest == stem
            or not _NAME.fullmatch(stem)
            or stem.lower() in _DEVICES
            or name.lower() in lower
            or (mode and not stat.S_ISREG(mode) and stat.S_IFMT(mode))
        ):
            raise BundleError("table-bundle-strange", file=file, entry=_safe(name))
        lower.add(name.lower())
        if info.file_size > LARGEST:
            raise BundleError("table-bundle-too-large", file=file)
        with z.open(info) as f:
            data = f.read(LARGEST + 1)  # the size in the list may be a lie
        if len(data) > LARGEST:
            raise BundleError("table-bundle-too-large", file=file)
        out[name] = data.decode("utf-8")
        _check(kind, stem, out[name])
    if not out:
        raise BundleError("table-bundle-empty", file=file)
    return out


def _check(kind: str, stem: str, text: str) -> None:
    where = Path(kind) / f"{stem}.yaml"
    try:
        document = config.parse(text, where)
        if kind == "tags":
            table = config.fit(document, tags.TagTable)
            if table.game != stem:
                raise BundleError("table-bundle-entry", entry=f"{kind}/{stem}", line=document.line(("game",)))
        elif kind == "players":
            from plateau_parlant.access.profiles import Profile

            config.fit(document, Profile)
        elif kind == "boards":
            config.fit(document, BoardSpec)
        elif not isinstance(document.value, dict):
            raise BundleError("table-bundle-entry", entry=f"{kind}/{stem}", line=1)
    except config.ConfigError as e:
        raise BundleError("table-bundle-entry", entry=f"{kind}/{stem}", line=int(e.parts["line"])) from None


def take(source: Path, folders: Mapping[str, Path], *, replace: bool = False) -> Taken:
    """Bring a bundle's entries into the folders of their kinds. What is there already stays unless `replace`.

    Raises BundleError before anything is written, OSError when the disk refuses.
    """
    written, kept = [], []
    for name, text in read(source).items():
        kind, _, rest = name.partition("/")
        if kind not in folders:
            continue
        path = folders[kind] / rest
        if path.exists():
            try:
                same = path.read_text(encoding="utf-8") == text
            except (OSError, UnicodeDecodeError):
                same = False
            if same:
                continue
            if not replace:
                kept.append(name)
                continue
        paths.write_atomically(path, text)
        written.append(name)
    return Taken(tuple(written), tuple(kept))


def _safe(name: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in name)[:60]
