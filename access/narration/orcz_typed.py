"""Typed words that mean a rank: "urth infanterie 3 archers 1 cachés", in any order that keeps each card together."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from plateau_parlant.access.narration.typed import fold
from plateau_parlant.engines.orcz import moves
from plateau_parlant.engines.orcz.components import STRENGTH


class Heard(msgspec.Struct):
    """What the words say of a rank: "" where they say nothing. `unknown`: a word that belongs to no rank."""

    field: str = ""
    cards: list[str] = []
    sides: list[str] = []
    hidden: list[bool] = []
    unknown: bool = False


def lookup(names: Mapping[str, Any], lang: str) -> dict[str, tuple[str, str]]:
    """Single words -> what they name: ("field", "urth"), ("kind", "i"), ("hero", "champion"). The names are data."""
    found: dict[str, tuple[str, str]] = {}
    for group, sort in (("fields", "field"), ("troops", "kind"), ("heroes", "hero")):
        for code, entry in names.get(group, {}).items():
            own = entry.get(lang, {})
            codes = () if sort == "kind" else (code,)
            for word in (*codes, own.get("name", ""), *own.get("also", ())):
                if " " not in str(word):
                    found.setdefault(fold(str(word)), (sort, code))
    return found


def hear(
    text: str, known: Mapping[str, tuple[str, str]], numbers: Mapping[str, int], extra: Mapping[str, str]
) -> Heard:
    """The words taken apart. `extra`: words for left, right, hidden, and those that say nothing ("filler")."""
    heard = Heard()
    side = ""
    kind = ""
    for word in [fold(piece) for piece in re.split(r"[\s,;:'’]+", text)]:
        if not word:
            continue
        sort, code = known.get(word, ("", ""))
        number = int(word) if word.isdecimal() and len(word) < 4 else numbers.get(word)
        if word in STRENGTH:
            _card(heard, word, side)
            kind = side = ""
        elif sort == "field":
            heard.field = code
        elif sort == "kind":
            kind = code
        elif sort == "hero":
            _card(heard, code, side)
            side = ""
        elif number is not None and kind:
            _card(heard, f"{kind}{number}", side)
            kind = side = ""
        elif word in extra and extra[word] in moves.WINGS:
            if heard.cards and not heard.sides[-1] and len(heard.cards) <= 2 and not kind:
                heard.sides[-1] = extra[word]
            else:
                side = extra[word]
        elif extra.get(word) == "hidden":
            if heard.hidden:
                heard.hidden[-1] = True
        elif extra.get(word) != "filler":
            heard.unknown = True
    return heard


def _card(heard: Heard, card: str, side: str) -> None:
    heard.cards.append(card)
    heard.sides.append(side)
    heard.hidden.append(False)


def ranks(heard: Heard, legal: Sequence[Any]) -> list[Any]:
    """The legal ranks that fit what was heard; none where the words are not about a rank."""
    if heard.unknown or not heard.cards or len(heard.cards) > 2:
        return []
    sides = list(heard.sides)
    if len(sides) == 2:
        # The first named is the left one, unless a side was said.
        other = {"left": "right", "right": "left"}
        sides[0] = sides[0] or other.get(sides[1], "left")
        sides[1] = sides[1] or other[sides[0]]
    found = []
    for move in legal:
        if not isinstance(move, moves.Place) or (heard.field and move.field != heard.field):
            continue
        placed = {"left": move.left, "right": move.right}
        if all(_fits(placed, move.down, *one) for one in zip(heard.cards, sides, heard.hidden, strict=True)):
            found.append(move)
    return found


def _fits(placed: dict[str, str], down: str, card: str, side: str, hidden: bool) -> bool:
    wings = [side] if side else [wing for wing in moves.WINGS if placed[wing] == card]
    return any(placed[wing] == card and (not hidden or wing == down) for wing in wings)
