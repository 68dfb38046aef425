"""The kit of a box: every physical piece in order, what to stick on it, and its code for scanners.

`entries` is the common source of the spoken walk (`items`) and of all files (`kit_files`).
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from plateau_parlant.access import profiles
from plateau_parlant.access.tactile.codes import GAMES, Code, Family, Mark, Piece
from plateau_parlant.access.walk import Item
from plateau_parlant.access.walk_lines import Render

FAMILIES: tuple[Family, ...] = ("card", "token", "board", "figure", "tile", "tablet")
MANY = 8
"""More identical pieces than this are one step of the walk ("pieces 3 to 37, all alike")."""

DECK_COPIES = 12
"""Codes kept free for each card of a game where everybody builds a deck, so that a code never moves to another card."""

_CHECK = "bcdefghijk"


class Entry(msgspec.Struct, frozen=True):
    """One physical piece: the `nth` of `of` in its family. `id` is unique (`h`, `h.2`), `code` is what its label says.

    `step` numbers the identical pieces of a big pile together: (first, last) when they are one step.
    """

    id: str
    piece: Piece
    nth: int
    of: int
    code: str
    step: tuple[int, int]


def tag_code(game: str, number: int) -> str:
    """The code of the `number`th piece of a game's box, from 1: a letter, four digits, a check letter (`d0014f`).

    Only characters that a scanner types alike on French and American keyboards, digits aside, which hosts map back.
    """
    if not 1 <= number <= 9999:
        raise ValueError("a box has 1 to 9999 pieces")
    digits = f"{number:04d}"
    total = sum((i + 2) * int(d) for i, d in enumerate(digits)) + GAMES.index(game) * 7
    return f"{game[0]}{digits}{_CHECK[total % 10]}"


def read_tag_code(text: str) -> tuple[str, int] | None:
    """(game, number) of a code as printed by `tag_code`; None for anything else, a misread one included."""
    found = re.fullmatch(r"([a-z])(\d{4})[b-k]", text.strip().lower())
    if not found:
        return None
    for game in GAMES:
        if game[0] == found[1] and int(found[2]) > 0 and tag_code(game, int(found[2])) == text.strip().lower():
            return game, int(found[2])
    return None


def entries(code: Code, only: Mapping[str, int] | None = None) -> list[Entry]:
    """Every physical piece, cards first. `only` keeps these cards in these numbers (a deck); codes do not change."""
    numbered = []
    start = 1
    overflow = 1 + sum(_room(piece) for piece in code.pieces)
    for piece in code.pieces:
        copies = piece.copies if only is None or piece.group != "card" else only.get(piece.id, 0)
        for copy in range(copies):
            number = start + copy
            if copy >= _room(piece):
                number, overflow = overflow, overflow + 1
            numbered.append((piece, copy, number))
        start += _room(piece)
    out = []
    for family in FAMILIES:
        mine = [row for row in numbered if row[0].family == family]
        place: dict[str, int] = {}
        for nth, (piece, copy, number) in enumerate(mine, 1):
            first = place.setdefault(piece.id, nth)
            size = sum(1 for row in mine if row[0].id == piece.id)
            step = (first, first + size - 1) if size > MANY else (nth, nth)
            name = piece.id if copy == 0 else f"{piece.id}.{copy + 1}"
            out.append(Entry(name, piece, nth, len(mine), tag_code(code.game, number), step))
    return out


def _room(piece: Piece) -> int:
    """How many codes are kept for a kind of piece: as many as the box holds, or as a deck may hold of a card."""
    return DECK_COPIES if piece.name else piece.copies


def piece_name(code: Code, piece: Piece, render: Render) -> str:
    """The piece's name in words ("seven blue")."""
    args: dict[str, Any] = {key: int(v) if v.isdecimal() else v for key, v in piece.axes.items()}
    args["name"] = piece.name
    if "colour" in args:
        args["colour_name"] = _colour(code, piece.axes["colour"])
    if "enemy" in args:
        main, _, second = piece.axes["enemy"].partition("/")
        args |= {"main": int(main), "second": int(second)}
    return render(f"piece-{code.game}-{piece.group}", args)


def _colour(code: Code, colour: str) -> str:
    """The colour's name as the owner of the box calls it (profiles/games)."""
    names = profiles.game_data(code.game).get("names", {}).get("colours", {})
    found = names.get(colour, {}).get(code.lang, {}).get("name", colour)
    return str(found)


def sign_name(mark: Mark, render: Render) -> str:
    """The sign in words ("Seven dots, five then two")."""
    args: dict[str, Any] = {"name": mark.value, "label": mark.value}
    if mark.value.isdecimal():
        args["count"] = int(mark.value)
    return render(f"sign-{mark.kind}", args)


def mark_lines(code: Code, piece: Piece, render: Render) -> list[str]:
    """One sentence a mark: the sign and where it goes."""
    return [
        render("kit-mark", {"sign": sign_name(mark, render), "place": code.places[mark.place]}) for mark in piece.marks
    ]


def step_text(code: Code, entry: Entry, render: Render) -> str:
    """The whole step as lines: which piece, then each mark."""
    first, last = entry.step
    args = {
        "what": render("family-one", {"family": entry.piece.family}), "nth": first, "last": last, "of": entry.of,
        "piece": piece_name(code, entry.piece, render), "marks": "\n".join(mark_lines(code, entry.piece, render)),
    }
    return render("kit-step" if first == last else "kit-steps", args)


def steps(listed: list[Entry]) -> list[Entry]:
    """The entries that are steps of the walk: of identical pieces in great number only the first."""
    return [entry for entry in listed if entry.step[0] == entry.nth]


def items(code: Code, listed: list[Entry], render: Render) -> list[Item]:
    """The walk's items, in order; the message is `kit-line`, whose `text` is the step in the language of `render`."""
    return [
        Item(entry.id, "show", "kit-line", {"text": step_text(code, entry, render)}, group=entry.piece.family)
        for entry in steps(listed)
    ]


def intro(code: Code, render: Render) -> list[str]:
    """What is said first: the code, where it comes from, and what in it is only proposed."""
    told = render("kit-intro", {"title": code.title, "source": code.source})
    if not any(mark.confirmed for piece in code.pieces for mark in piece.marks):
        return [told, render("kit-all-proposed", {})]
    return [told, render("kit-confirmed" if code.all_confirmed else "kit-proposal", {})]


def legend(code: Code, render: Render) -> tuple[list[str], list[str]]:
    """Every sign with what it stands for, and every place, each with whether it is published or proposed.

    Signs of pieces that bear a label of their own (hundreds of braille labels) are left to their lists.
    """
    signs: dict[tuple[str, str, bool], list[str]] = {}
    for piece in code.pieces:
        for mark in piece.marks:
            if mark.kind != "braille":
                key = (sign_name(mark, render), mark.place, mark.confirmed)
                signs.setdefault(key, []).append(piece_name(code, piece, render))
    lines = []
    for (sign, _, confirmed), names in signs.items():
        some = ", ".join(dict.fromkeys(names[:3])) + (", …" if len(names) > 3 else "")
        status = render("kit-published" if confirmed else "kit-proposed", {})
        sign = sign[0].lower() + sign[1:] if sign[1].islower() else sign
        lines.append(render("kit-legend-line", {"name": some, "sign": sign, "status": status}))
    used = {mark.place: mark.place_confirmed for piece in code.pieces for mark in piece.marks}
    places = [
        render("kit-place-line", {"name": code.places[key],
                                  "status": render("kit-published" if yes else "kit-proposed", {})})
        for key, yes in used.items()
    ]
    return lines, places
