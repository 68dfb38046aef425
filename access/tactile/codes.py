"""Tactile codes as data: which sign stands where on each piece of a game, in each code system.

`profiles/tactile/pieces/<game>.yaml` lists the pieces of a box. `profiles/tactile/<system>/<game>.yaml` says, for one
code system, which signs they bear. A folder of the user's with the same shape is looked into first, so a club adds its
own system as a file. Every sign and every place is `confirmed` (published by the source the file names) or not; what
is not confirmed is a proposal of this program and is always called so.

Signs are written `shape heart`, `dots 7`, `across 3` (dots in a row), `pad`, `tape`, `braille r7`.
"""

import itertools
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from plateau_parlant.access import config, paths
from plateau_parlant.access.tactile import braille, shapes
from plateau_parlant.access.walk import Said

GAMES = ("dragon", "orcz", "sadaraspha", "guardians")
DEFAULT_SYSTEM = "stickers"
LABEL_CELLS = 4
TAPE_APART_MM = 12.0
PIECES = "pieces"

Family = Literal["card", "token", "figure", "board", "tile", "tablet"]


class CodeError(ValueError):
    """A code system that is missing or faulty, or signs that fingers could not tell apart; one sentence.

    `said` is the same as a message of `tactile.ftl`, in the language of the person.
    """

    def __init__(self, text: str, message: str = "kit-faulty", **args: str) -> None:
        super().__init__(text)
        self.said = Said(message, args or {"detail": text})


class Mark(msgspec.Struct, frozen=True):
    """One sign on a piece. `text` is what `braille` writes. `xy` is the middle of the place on the piece, in mm."""

    place: str
    sign: str
    confirmed: bool
    place_confirmed: bool
    xy: tuple[float, float] | None = None

    @property
    def kind(self) -> str:
        """`shape`, `dots`, `across`, `pad`, `tape` or `braille`."""
        return self.sign.partition(" ")[0]

    @property
    def value(self) -> str:
        """What follows the kind: a shape's name, a number, a label."""
        return self.sign.partition(" ")[2]


class Piece(msgspec.Struct, frozen=True):
    """One kind of piece in the box, `copies` times. `axes` are its attributes; `name` is set where data names it.

    `component` is what the rules call it, which is also what its tag stands for.
    """

    id: str
    group: str
    family: Family
    copies: int
    axes: dict[str, str]
    marks: tuple[Mark, ...]
    name: str = ""
    component: str = ""

    @property
    def signature(self) -> tuple[tuple[str, str], ...]:
        """What a finger finds: (place, sign) of every mark."""
        return tuple((mark.place, mark.sign) for mark in self.marks)


class Code(msgspec.Struct, frozen=True):
    """A code system for one game, in one language. `places` gives the words for each place."""

    game: str
    system: str
    lang: str
    title: str
    source: str
    places: dict[str, str]
    pieces: tuple[Piece, ...]
    sizes: dict[str, tuple[float, float]]

    @property
    def all_confirmed(self) -> bool:
        """True when nothing in it is a mere proposal."""
        return all(mark.confirmed and mark.place_confirmed for piece in self.pieces for mark in piece.marks)


# -- files -----------------------------------------------------------------------------------------------------------


class _Words(msgspec.Struct, forbid_unknown_fields=True):
    fr: str
    en: str

    def of(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class _Group(msgspec.Struct, forbid_unknown_fields=True):
    group: str
    family: Family
    id: str
    component: str = ""
    axes: dict[str, list[str | int]] = {}
    copies: int = 1
    copies_of: dict[str, int] = {}
    except_: list[str] = msgspec.field(default_factory=list, name="except")


class _Pieces(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal[1]
    game: str
    sizes: dict[str, tuple[float, float]]
    groups: list[_Group]


class _Place(msgspec.Struct, forbid_unknown_fields=True):
    fr: str
    en: str
    at: tuple[float, float] | None = None
    confirmed: bool = False


class _Sign(msgspec.Struct, forbid_unknown_fields=True):
    sign: str = ""
    fr: str = ""
    en: str = ""
    place: str = ""
    confirmed: bool = False


class _Rule(msgspec.Struct, forbid_unknown_fields=True):
    """A mark of a group: a fixed `sign`, or the one that `signs` (or else the table named like the axis) gives."""

    place: str = ""
    axis: str = ""
    signs: str = ""
    sign: str = ""
    confirmed: bool = False


class _System(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal[1]
    game: str
    system: str
    title: _Words
    source: _Words
    base: str = ""
    places: dict[str, _Place] = {}
    signs: dict[str, dict[str, _Sign]] = {}
    marks: dict[str, list[_Rule]] = {}


def folders() -> list[Path]:
    """Where code systems are looked for: the user's own first, then those that come with the program."""
    return [paths.folder("config") / "tactile", paths.shipped("tactile")]


def systems(game: str, where: Sequence[Path] | None = None) -> list[str]:
    """The names of the code systems there are for `game`, the default first."""
    found = {
        file.parent.name for folder in where or folders() for file in folder.glob(f"*/{game}.yaml")
        if file.parent.name != PIECES
    }
    return sorted(found, key=lambda name: (name != DEFAULT_SYSTEM, name))


def load(
    game: str, lang: str, system: str = DEFAULT_SYSTEM, where: Sequence[Path] | None = None,
    cards: Mapping[str, Mapping[str, str]] | None = None,
) -> Code:
    """The code `system` for `game` in `lang`.

    `cards` adds pieces of group `card` whose names and attributes come from elsewhere (Guardians: id to `name` and
    axes). Raises CodeError, or config.ConfigError for a faulty file.
    """
    if game not in GAMES:
        names = ", ".join(GAMES)
        raise CodeError(f"No tactile code for {game}: there are {names}.", "kit-unknown-game", game=game, known=names)
    known = systems(game, where)
    if system not in known:
        names = ", ".join(known)
        raise CodeError(
            f"No code system {system} for {game}: there are {names}.", "kit-unknown-system", system=system, known=names
        )
    rules = _merged(game, system, where)
    box = config.load(_file(PIECES, game, where), _Pieces)
    pieces = [_piece(rules, lang, *made) for group in box.groups for made in _expand(group)]
    for card_id, axes in (cards or {}).items():
        given = {key: value for key, value in axes.items() if key != "name"}
        given["card"] = card_id
        pieces.append(_piece(rules, lang, "card", "card", card_id, 1, given, card_id, axes["name"]))
    code = Code(
        game, system, lang, rules.title.of(lang), rules.source.of(lang),
        {key: place.fr if lang == "fr" else place.en for key, place in rules.places.items()}, tuple(pieces), box.sizes,
    )
    wrong = faults(code)
    if wrong:
        raise CodeError(wrong[0])
    return code


def label(piece: Piece) -> str | None:
    """The print letters of the braille label on `piece`, where it bears one."""
    return next((mark.value for mark in piece.marks if mark.kind == "braille"), None)


def drawing(mark: Mark, family: Family, lang: str) -> shapes.Drawing:
    """The sign of a mark drawn at its true size. Raises CodeError for an unknown sign."""
    if mark.kind == "shape" and mark.value in shapes.SHAPES:
        return shapes.shape(mark.value, shapes.TOKEN_SHAPE_MM if family == "token" else shapes.SHAPE_MM)
    if mark.kind in ("dots", "across") and mark.value.isdecimal() and 1 <= int(mark.value) <= 20:
        return shapes.dots(int(mark.value), across=mark.kind == "across")
    if mark.sign == "pad":
        return shapes.pad()
    if mark.sign == "tape":
        return shapes.tape(upright=mark.place.startswith(("left", "right")))
    if mark.kind == "braille" and mark.value:
        return shapes.braille_cells(braille.transcribe(mark.value, lang))
    raise CodeError(f"Unknown sign {mark.sign!r}: shape, dots, across, pad, tape or braille.")


def faults(code: Code) -> list[str]:
    """What fingers could not tell apart, or could not read, each as one sentence; empty when all is well."""
    wrong = []
    seen: dict[tuple[Any, ...], str] = {}
    for piece in code.pieces:
        key = (piece.family if piece.family in ("figure", "board", "tablet") else "flat", piece.signature)
        if not piece.marks:
            wrong.append(f"{piece.id} bears no sign.")
        elif key in seen:
            wrong.append(f"{piece.id} and {seen[key]} bear the same signs.")
        seen.setdefault(key, piece.id)
        for mark in piece.marks:
            try:
                drawing(mark, piece.family, code.lang)
            except CodeError as error:
                wrong.append(f"{piece.id}: {error}")
            if mark.place not in code.places:
                wrong.append(f"{piece.id}: no words for the place {mark.place}.")
            if mark.kind == "braille" and len(braille.transcribe(mark.value, code.lang)) > LABEL_CELLS:
                wrong.append(f"{piece.id}: the label {mark.value} takes more than {LABEL_CELLS} cells.")
    return wrong + _alike(code)


def _alike(code: Code) -> list[str]:
    """Two pieces of one group whose only difference is a pair of signs that fingers mistake for each other."""
    wrong = []
    for _, group in itertools.groupby(sorted(code.pieces, key=lambda p: p.group), key=lambda p: p.group):
        for a, b in itertools.combinations(list(group)[:200], 2):
            if len(a.marks) != len(b.marks):
                continue
            off = [(x, y) for x, y in zip(a.marks, b.marks, strict=True) if (x.place, x.sign) != (y.place, y.sign)]
            if len(off) == 1 and _mistaken(*off[0]):
                wrong.append(f"{a.id} and {b.id} differ only by signs that feel alike: "
                             f"{off[0][0].sign} {off[0][0].place}, {off[0][1].sign} {off[0][1].place}.")
    return wrong


def _mistaken(a: Mark, b: Mark) -> bool:
    if a.kind == b.kind == "shape" and a.place == b.place:
        return frozenset((a.value, b.value)) in shapes.ALIKE
    if a.kind == b.kind == "tape" and a.xy and b.xy:
        return math.dist(a.xy, b.xy) < TAPE_APART_MM
    return False


def _file(system: str, game: str, where: Sequence[Path] | None) -> Path:
    for folder in where or folders():
        if (folder / system / f"{game}.yaml").is_file():
            return folder / system / f"{game}.yaml"
    raise CodeError(f"The file {system}/{game}.yaml is missing from the tactile codes.")


def _merged(game: str, system: str, where: Sequence[Path] | None, depth: int = 0) -> _System:
    rules = config.load(_file(system, game, where), _System)
    if not rules.base:
        return rules
    if depth > 3:
        raise CodeError(f"The code system {system} is based on itself.")
    base = _merged(game, rules.base, where, depth + 1)
    rules.places = {**base.places, **rules.places}
    rules.marks = {**base.marks, **rules.marks}
    rules.signs = {**base.signs, **rules.signs}
    return rules


def _expand(group: _Group) -> list[tuple[str, Family, str, int, dict[str, str], str]]:
    out = []
    names = list(group.axes)
    for values in itertools.product(*group.axes.values()):
        axes = {name: str(value) for name, value in zip(names, values, strict=True)}
        piece_id = group.id.format(**axes)
        if piece_id not in group.except_:
            copies = group.copies_of.get(piece_id, group.copies)
            component = (group.component or group.id).format(**axes)
            out.append((group.group, group.family, piece_id, copies, axes, component))
    return out


def _piece(
    rules: _System, lang: str, group: str, family: Family, piece_id: str, copies: int, axes: dict[str, str],
    component: str, name: str = "",
) -> Piece:
    marks = []
    for rule in rules.marks.get(group, []):
        if rule.axis:
            value = axes.get(rule.axis, "")
            entry = rules.signs.get(rule.signs or rule.axis, {}).get(value)
            if entry is None:
                raise CodeError(f"{piece_id}: the code {rules.system} has no sign for {rule.axis} {value}.")
            sign = entry.sign or (entry.fr if lang == "fr" else entry.en)
            place, confirmed = entry.place or rule.place, entry.confirmed
        else:
            sign, place, confirmed = rule.sign, rule.place, rule.confirmed
        if sign.startswith("braille "):
            sign = _filled(sign, rules, axes, lang)
        at = rules.places.get(place)
        marks.append(Mark(place, sign, confirmed, bool(at and at.confirmed), at.at if at else None))
    return Piece(piece_id, group, family, copies, axes, tuple(marks), name, component)


def _filled(sign: str, rules: _System, axes: Mapping[str, str], lang: str) -> str:
    letters = {}
    for axis, value in axes.items():
        entry = rules.signs.get(f"letter {axis}", {}).get(value)
        letters[axis] = value if entry is None else entry.sign or (entry.fr if lang == "fr" else entry.en)
    return sign.format(**letters)
