"""Which reader is which place of a game, and which boards are at the table: what the person's files say."""

from __future__ import annotations

from pathlib import Path

import msgspec

from plateau_parlant.access import config, paths

from .discovery import BoardSpec, load_spec

HAND = "hand"
"""The zone of a reader that belongs to whoever has to be told; "hand 2" belongs to the second player."""

SCANNER = "scanner"
"""The zone of a reader or scanner that types its codes."""

CARD_READER = "card reader"
"""The zone of a contactless card reader of the PC/SC kind."""


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`zones`: reader of a board -> zone of the game. `buttons`: button of a board -> command.

    `passing`: zones of the game whose reader only sees what is laid there for a moment, before it goes to its place.
    """

    game: str
    zones: dict[str, str] = {}
    buttons: dict[str, str] = {}
    passing: tuple[str, ...] = ()

    def zone(self, reader: str) -> str:
        """The game's zone of a reader. A scanner that the file does not name reads for the hand."""
        return self.zones.get(reader, HAND if reader in (SCANNER, CARD_READER) else reader)


def load(game: str) -> Layout:
    """The person's layout of the game, else the shipped one, else one in which readers keep their names.

    Raises `ConfigError`.
    """
    own = paths.folder("config") / "boards" / "zones" / f"{game}.yaml"
    path = own if own.exists() else paths.shipped("boards", "zones", f"{game}.yaml")
    return config.load(path, Layout) if path.exists() else Layout(game)


def boards(name: str = "") -> list[tuple[BoardSpec, bool]]:
    """The boards of this table, and whether the person set them up himself (then a missing one is worth a word).

    `name`: one file of the boards folder. Raises `ConfigError`.
    """
    own = paths.folder("config") / "boards"
    if name:
        path = own / f"{Path(name).name}.yaml"
        if not path.exists():
            path = paths.shipped("boards", f"{Path(name).name}.yaml")
        return [(load_spec(path), True)]
    files = sorted(own.glob("*.yaml")) if own.is_dir() else []
    if files:
        return [(load_spec(path), True) for path in files]
    return [(load_spec(paths.shipped("boards", "pico-six-readers.yaml")), False)]


def seat_of(zone: str) -> int | None:
    """The seat whose hand reader the zone is; -1 for a hand reader of whoever has to be told; None for another zone."""
    kind, _, number = zone.partition(" ")
    if kind != HAND:
        return None
    return int(number) - 1 if number.isdecimal() else -1
