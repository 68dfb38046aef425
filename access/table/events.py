"""What the table tells the game: one kind of tag event for every kind of reader, buttons, and notices."""

from __future__ import annotations

from typing import Literal

import msgspec

Change = Literal["on", "off", "seen"]


class TagEvent(msgspec.Struct, frozen=True):
    """A tag came to a zone (on), left it (off), or passed a reader that cannot tell when it leaves (seen).

    `tag` is opaque: compare it, never take it apart. `text` is the NDEF text on the tag, where it has one.
    `ms` is the host's clock, in milliseconds; only differences mean something.
    """

    zone: str
    change: Change
    tag: str
    text: str | None = None
    ms: int = 0
    source: str = ""


class ButtonEvent(msgspec.Struct, frozen=True):
    """A button of a board. `late_ms`: how long the press had to wait for the link; old presses must not act."""

    board: str
    name: str
    pressed: bool
    ms: int = 0
    late_ms: int = 0


class Notice(msgspec.Struct, frozen=True):
    """Something to be said: `code` is a message of table.ftl, `fields` its variables."""

    code: str
    fields: dict[str, str | int] = {}
    ms: int = 0


class Resync(msgspec.Struct, frozen=True):
    """The board's own list of what lies in these zones has been taken over; differences were sent just before."""

    board: str
    zones: dict[str, tuple[str, ...]]
    ms: int = 0


TableEvent = TagEvent | ButtonEvent | Notice | Resync
