"""Real dice told by numbers: "4", or "3 5" for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import asking

if TYPE_CHECKING:
    from .mode import TableMode


def told(mode: TableMode, text: str) -> bool:
    """The numbers as the dice that are asked for. False where no dice are, or these cannot be what they show."""
    ask = asking.pending(mode)
    if ask is None or ask.kind != "roll":
        return False
    faces = [face for part in text.replace(",", " ").split() for face in part.split("+") if face]
    left = ask.count - len(asking.telling(mode, ask).values)
    if not faces or len(faces) > left or any(face not in ask.among for face in faces):
        return False
    for face in faces:
        asking.give(mode, face, "keys")
    return True
