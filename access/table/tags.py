"""Which tag is which component: the tables a player teaches once and carries along.

One YAML file a game: `game`, and `tags`, a mapping from tag id to component. Ids and components are opaque strings;
several tags may carry one component (a deck with four equal cards), never one tag two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from plateau_parlant.access import config, paths

from .events import TagEvent

_FOUR_BYTES = re.compile(r"[0-9A-F]{8}")
_ID = re.compile(r"[^\x00-\x1f\x7f]{1,128}")


class TagTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`tags`: tag id -> component of `game`."""

    game: str
    tags: dict[str, str] = {}

    def of(self, component: str) -> tuple[str, ...]:
        """The tags of a component, in the order they were learnt."""
        return tuple(t for t, c in self.tags.items() if c == component)

    def with_tag(self, tag: str, component: str) -> TagTable:
        return TagTable(self.game, {**self.tags, tag: component})

    def without(self, tag: str) -> TagTable:
        return TagTable(self.game, {t: c for t, c in self.tags.items() if t != tag})


class Known(msgspec.Struct, frozen=True):
    """The tag is this component of the game being played."""

    component: str


class OtherGame(msgspec.Struct, frozen=True):
    """The tag belongs to another game's box."""

    game: str
    component: str


class Unknown(msgspec.Struct, frozen=True):
    """Nobody has taught this tag. `trouble`: the notice that says why it cannot be taught, if so."""

    tag: str
    text: str | None = None
    trouble: str | None = None


def trouble_of(event: TagEvent) -> str | None:
    """Why this tag cannot be learnt: the code of a notice, or None.

    Only readers that give whole ids (they tell on and off) can be judged; a scanner's digits mean nothing.
    """
    if event.change == "seen" or not _FOUR_BYTES.fullmatch(event.tag.upper()):
        return None
    if event.tag.startswith("08"):
        return "table-tag-random"  # ISO 14443-3: first byte 08, a new id at every touch
    if event.tag.startswith("88"):
        return "table-tag-truncated"  # the cascade tag: half of a longer id
    return None


def identify(
    event: TagEvent,
    table: TagTable,
    others: Mapping[str, TagTable] | None = None,
    by_name: Callable[[str], str | None] | None = None,
) -> Known | OtherGame | Unknown:
    """What a tag is: by its id, else by the name written on it (`by_name`: NDEF text -> component), else unknown."""
    component = table.tags.get(event.tag)
    if component is None and event.text and by_name:
        component = by_name(event.text)
    if component is not None:
        return Known(component)
    for game, other in (others or {}).items():
        if event.tag in other.tags:
            return OtherGame(game, other.tags[event.tag])
    return Unknown(event.tag, event.text, trouble_of(event))


def folder() -> Path:
    """Where the tag tables are kept."""
    path = paths.folder("data") / "tags"
    path.mkdir(exist_ok=True)
    return path


def path_of(game: str, where: Path | None = None) -> Path:
    """The file of a game's table. ValueError for what is no game's name."""
    if not re.fullmatch(r"[a-z][a-z0-9_-]{0,40}", game):
        raise ValueError(game)
    return (where or folder()) / f"{game}.yaml"


def load(game: str, where: Path | None = None) -> TagTable:
    """A game's table; an empty one when none has been taught yet. Raises `ConfigError`."""
    path = path_of(game, where)
    return read(path) if path.exists() else TagTable(game)


def read(path: Path) -> TagTable:
    """The table in this file. Raises `ConfigError` with the line."""
    document = config.read(path)
    table = config.fit(document, TagTable)
    for tag, component in table.tags.items():
        if not _ID.fullmatch(tag) or not _ID.fullmatch(component):
            line = document.line(("tags", tag))
            raise config.ConfigError("bad_value", path, line, key=f"tags.{tag[:40]}", expected="tag id: component")
    return table


def save(table: TagTable, where: Path | None = None) -> Path:
    """Write a game's table, whole or not at all. Raises OSError."""
    path = path_of(table.game, where)
    paths.write_atomically(path, config.dump(table))
    return path


def load_all(where: Path | None = None) -> dict[str, TagTable]:
    """All tables that can be read, by game; damaged ones are left out (doctor names them)."""
    out: dict[str, TagTable] = {}
    for path in sorted((where or folder()).glob("*.yaml")):
        try:
            table = read(path)
        except config.ConfigError:
            continue
        out[path.stem] = table
    return out
