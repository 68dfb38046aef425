"""The journal: a game on disk as it is played, one JSON line an entry, synced before anything of it is spoken.

Lines, in the order they come:

- `{"journal": 1, "game": "dragon", "rules": 1, "players": [...], "options": {...}, "seed": 7 | null, "data": ...}`
- `{"n": 5, "act": [0, "place r7 I"]}` and `{"n": 6, "fact": [4, "b3"], "by": "seed"}`: entries, numbered from 1
- `{"undo": 2}` the last two entries taken back, `{"undo_one": 4}` only entry number 4 (a sealed choice),
  `{"redo": 1}` the last undo taken back, `{"mend": [4, "r8"]}` entry number 4 told anew
- `{"hash": "...", "at": 20}` the hash of the state after entry 20, to notice a change of the rules
- `{"note": "bot", ...}` for the session only

Reading stops at the first damaged line; a torn last line (power cut) is dropped. Both are told to the player.
"""

import errno
import json
import os
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

FORMAT = 1
HASH_EVERY = 20
SUFFIX = ".jsonl"


class JournalError(Exception):
    """A journal that cannot be used. `code` names the message `journal-<code>`; `parts` are its variables."""

    def __init__(self, code: str, **parts: str | int) -> None:
        super().__init__(f"{code} {parts}")
        self.code = code
        self.parts: dict[str, str | int] = parts


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line. `seed` None: the table deals. `data`: the owner's box data where it is not the shipped one."""

    game: str
    rules: int
    players: tuple[str, ...]
    options: dict[str, Any] = {}
    seed: int | None = None
    data: dict[str, Any] | None = None
    journal: int = FORMAT
    started: str = ""


class Loaded(msgspec.Struct):
    """A journal as read. `damaged`: the number of the first line that could not be read, else None."""

    path: Path
    header: Header
    lines: list[dict[str, Any]]
    torn: bool = False
    damaged: int | None = None

    def notes(self, kind: str) -> list[dict[str, Any]]:
        """The notes of one kind, in order."""
        return [line for line in self.lines if line.get("note") == kind]

    @property
    def name(self) -> str:
        """The name the player gave last, or ''."""
        names = self.notes("name")
        return str(names[-1].get("name", "")) if names else ""

    @property
    def over(self) -> bool:
        """Whether the game reached its end (an undo after the end opens it again)."""
        for line in reversed(self.lines):
            if "over" in line:
                return bool(line["over"])
        return False


def _encoded(line: Mapping[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"


def _sync(handle: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
    elif hasattr(os, "fdatasync"):
        os.fdatasync(handle)
    else:
        os.fsync(handle)


class Journal:
    """An open journal. Only one process has it (see `JournalError` "in_use").

    `notice(code)` is called with "disk_full" once when a line cannot be written, and "saved_again" when all that
    waited has been written. Play goes on in between.
    """

    def __init__(self, path: Path, notice: Callable[[str], None] = lambda code: None) -> None:
        self.path = path
        self._notice = notice
        self._waiting: list[bytes] = []
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        try:
            self._handle = os.open(path, flags, 0o600)
        except OSError as error:
            raise JournalError("cannot_open", file=path.name, reason=error.strerror or "") from None
        try:
            self._lock()
        except OSError:
            os.close(self._handle)
            raise JournalError("in_use", file=path.name) from None
        self._size = os.fstat(self._handle).st_size

    def _lock(self) -> None:
        if sys.platform == "win32":
            import msvcrt

            # Far behind the end: a locked byte cannot be read by others on Windows.
            os.lseek(self._handle, 1 << 40, os.SEEK_SET)
            msvcrt.locking(self._handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    @property
    def behind(self) -> int:
        """How many lines wait because the disk is full."""
        return len(self._waiting)

    def write(self, *lines: Mapping[str, Any]) -> bool:
        """Appends the lines and syncs. False where they wait for room on the disk; they are tried with the next."""
        late = bool(self._waiting)
        self._waiting += [_encoded(line) for line in lines]
        block = b"".join(self._waiting)
        try:
            self._append(block)
        except OSError as error:
            # A full disk, a stick pulled out, a share that went away: the same to the player.
            if not late:
                self._notice("disk_full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "not_saved")
            return False
        self._waiting.clear()
        if late:
            self._notice("saved_again")
        return True

    def _append(self, block: bytes) -> None:
        try:
            os.lseek(self._handle, self._size, os.SEEK_SET)
            written = 0
            while written < len(block):
                written += os.write(self._handle, block[written:])
            _sync(self._handle)
        except OSError:
            # No half line stays behind: the next try begins where this one did.
            try:
                os.ftruncate(self._handle, self._size)
            except OSError:
                pass
            raise
        self._size += len(block)

    def cut(self, size: int) -> None:
        """Drops what stands after `size` bytes: a torn line, found when the journal was read."""
        os.ftruncate(self._handle, size)
        self._size = size

    def close(self) -> None:
        """Tries once more what waits, and lets the journal go."""
        if self._handle < 0:
            return
        if self._waiting:
            self.write()
        os.close(self._handle)
        self._handle = -1


def create(
    folder: Path, header: Header, notice: Callable[[str], None] = lambda code: None, now: datetime | None = None
) -> Journal:
    """A new journal in the folder. Raises `JournalError`."""
    now = now or datetime.now(UTC)
    stem = f"{header.game}-{now:%Y%m%d-%H%M%S}"
    for count in range(1000):
        path = folder / f"{stem}{f'-{count}' if count else ''}{SUFFIX}"
        if not path.exists():
            break
    journal = Journal(path, notice)
    fields = msgspec.to_builtins(msgspec.structs.replace(header, started=now.isoformat(timespec="seconds")))
    journal.write({"journal": FORMAT, **fields})
    return journal


def read(path: Path) -> Loaded:
    """The journal in the file. Raises `JournalError` where not even its first line can be read."""
    return _read(path)[0]


def reopen(path: Path, notice: Callable[[str], None] = lambda code: None) -> tuple[Journal, Loaded]:
    """The journal, read and open to go on, without its torn or damaged rest. Raises `JournalError`."""
    journal = Journal(path, notice)
    try:
        loaded, size = _read(path)
        if loaded.damaged is not None:
            keep_damaged(path)
        if size != journal._size:
            journal.cut(size)
    except BaseException:
        journal.close()
        raise
    return journal, loaded


def keep_damaged(path: Path) -> Path:
    """A copy of a damaged journal beside it, so that nothing is lost by going on."""
    copy = path.with_suffix(".damaged")
    try:
        copy.write_bytes(path.read_bytes())
    except OSError:
        pass
    return copy


def _read(path: Path) -> tuple[Loaded, int]:
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise JournalError("cannot_open", file=path.name, reason=error.strerror or "") from None
    head, found, _ = raw.partition(b"\n")
    try:
        header = msgspec.json.decode(head, type=Header, strict=True)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise JournalError("no_header", file=path.name) from None
    if not found:
        raise JournalError("no_header", file=path.name)
    if header.journal > FORMAT:
        raise JournalError("newer_format", file=path.name, version=header.journal)
    loaded = Loaded(path, header, [])
    size = len(head) + 1
    while size < len(raw):
        end = raw.find(b"\n", size)
        if end < 0:
            loaded.torn = True
            break
        try:
            line = msgspec.json.decode(raw[size:end], type=dict[str, Any])
        except (msgspec.DecodeError, msgspec.ValidationError):
            loaded.damaged = len(loaded.lines) + 2
            break
        loaded.lines.append(line)
        size = end + 1
    return loaded, size


def listed(folder: Path) -> list[Path]:
    """The journals of a folder, the one played last first."""
    files = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def find(folder: Path, name: str = "", unfinished: bool = True) -> Path:
    """The journal with this name (as the player gave it, or the file's), the one played last if there are several.

    No name: the last that is not over. Raises `JournalError` "none" or "no_such_name".
    """
    wanted = name.casefold().strip()
    for path in listed(folder):
        try:
            loaded = read(path)
        except JournalError:
            continue
        if (not wanted and not (unfinished and loaded.over)) or (
            wanted and wanted in (loaded.name.casefold(), path.stem.casefold())
        ):
            return path
    raise JournalError("no_such_name", name=name) if wanted else JournalError("none")
