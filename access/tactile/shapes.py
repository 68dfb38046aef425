"""The raised signs: shapes, dots, pads and strips of tape, drawn in millimetres.

Every sign is a list of SVG path data in a coordinate system of millimetres with the sign's own size, its top left at
0 0. Shapes are meant to be told apart by a fingertip: plain outlines, nothing thinner than 1.2 mm.
"""

import math
from collections.abc import Sequence

import msgspec

SHAPE_MM = 10.0
TOKEN_SHAPE_MM = 14.0
DOT_MM = 3.0
DOT_PITCH_MM = 4.5
DOT_GROUP_GAP_MM = 3.0
TAPE_MM = (12.0, 4.0)
PAD_MM = 12.0
GROUP = 5
"""Dots stand in groups of five: nobody counts seven dots in a row, everybody feels five and two."""


class Drawing(msgspec.Struct, frozen=True):
    """A sign drawn: its size in millimetres and its paths. Inner outlines of a path are holes (even-odd)."""

    width: float
    height: float
    paths: tuple[str, ...]


def _num(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{_num(x)} {_num(y)}" for x, y in points) + "Z"


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a full circle."""
    r = _num(radius)
    return (f"M{_num(x - radius)} {_num(y)}a{r} {r} 0 1 0 {_num(2 * radius)} 0"
            f"a{r} {r} 0 1 0 {_num(-2 * radius)} 0Z")


def box(x: float, y: float, width: float, height: float) -> str:
    """Path data of a rectangle."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def _star() -> str:
    points = []
    for i in range(10):
        radius = 5.257 if i % 2 == 0 else 2.2
        angle = math.pi * i / 5 - math.pi / 2
        points.append((5 + radius * math.cos(angle), 5.257 + radius * math.sin(angle)))
    high = max(y for _, y in points)
    return polygon([(x, y * 10 / high) for x, y in points])


# Each in a box of 10 by 10, touching all four sides.
_SHAPES: dict[str, tuple[str, ...]] = {
    "heart": (
        ("M5 10C1.6 7.2 0 5 0 2.7C0 1.1 1.2 0 2.6 0C3.7 0 4.6.7 5 1.7C5.4.7 6.3 0 7.4 0C8.8 0 10 1.1 10 2.7"
         "C10 5 8.4 7.2 5 10Z"),
    ),
    "square": (box(0, 0, 10, 10),),
    "triangle": (polygon([(5, 0), (10, 10), (0, 10)]),),
    "disc": (disc(5, 5, 5),),
    "ring": (disc(5, 5, 5) + disc(5, 5, 2.8),),
    "diamond": (polygon([(5, 0), (10, 5), (5, 10), (0, 5)]),),
    "star": (_star(),),
    "plus": (polygon([(3.5, 0), (6.5, 0), (6.5, 3.5), (10, 3.5), (10, 6.5), (6.5, 6.5), (6.5, 10), (3.5, 10),
                      (3.5, 6.5), (0, 6.5), (0, 3.5), (3.5, 3.5)]),),
    "target": (disc(5, 5, 5) + disc(5, 5, 3.4), disc(5, 5, 1.6)),
    "grid": (box(0, 0, 10, 10) + box(1.5, 1.5, 2.75, 2.75) + box(5.75, 1.5, 2.75, 2.75)
             + box(1.5, 5.75, 2.75, 2.75) + box(5.75, 5.75, 2.75, 2.75),),
    "triangles": (polygon([(0, 5), (4.4, 0), (4.4, 10)]), polygon([(10, 5), (5.6, 0), (5.6, 10)])),
    "two": (
        ("M0 3C0 1.2 2 0 5 0C8 0 10 1.2 10 3.2C10 5 8.6 6 6.4 7L4.6 7.9L10 7.9L10 10L0 10L0 8C0 6.8 1.2 6 3 5.3"
         "L5.2 4.4C6.8 3.8 7.4 3.6 7.4 3C7.4 2.3 6.5 1.9 5 1.9C3.5 1.9 2.7 2.3 2.7 3Z"),
    ),
    "exclamation": (polygon([(3, 0), (7, 0), (6.2, 6.2), (3.8, 6.2)]), disc(5, 8.5, 1.5)),
    "bar": (box(0, 3.5, 10, 3),),
    "bars": (box(0, 1, 10, 2.8), box(0, 6.2, 10, 2.8)),
    "moon": ("M10 .3A5 5 0 1 0 10 9.7A6.2 6.2 0 0 1 10 .3Z",),
    "half": ("M0 0L10 0A5 10 0 0 1 0 0Z",),
    "arrow": (polygon([(5, 0), (10, 5), (6.6, 5), (6.6, 10), (3.4, 10), (3.4, 5), (0, 5)]),),
    "tee": (polygon([(0, 0), (10, 0), (10, 3), (6.5, 3), (6.5, 10), (3.5, 10), (3.5, 3), (0, 3)]),),
    "corner": (polygon([(0, 0), (3, 0), (3, 7), (10, 7), (10, 10), (0, 10)]),),
    "horseshoe": (polygon([(0, 0), (3, 0), (3, 7), (7, 7), (7, 0), (10, 0), (10, 10), (0, 10)]),),
    "wave": ("M0 6C1.7 2 3.3 2 5 5C6.2 7 7.4 6.6 8 4L10 4.6C9 9.6 5.6 10 3.6 6.6C2.8 5.2 2.4 5.4 2 7Z",),
    "hourglass": (polygon([(0, 0), (10, 0), (5.9, 5), (10, 10), (0, 10), (4.1, 5)]),),
    "disc-triangle": (disc(2.4, 5, 2.4), polygon([(7.6, 2.2), (10, 7.8), (5.2, 7.8)])),
}

SHAPES = tuple(_SHAPES)

ALIKE: frozenset[frozenset[str]] = frozenset(
    frozenset(pair) for pair in (
        ("square", "grid"), ("disc", "ring"), ("disc", "target"), ("ring", "target"), ("square", "diamond"),
        ("disc", "half"), ("moon", "half"), ("moon", "disc"), ("bar", "wave"), ("bar", "bars"), ("corner", "tee"),
        ("two", "wave"), ("triangle", "arrow"), ("tee", "plus"), ("diamond", "disc"), ("horseshoe", "square"),
        ("triangles", "hourglass"), ("heart", "triangle"), ("horseshoe", "corner"),
    )
)
"""Pairs that fingers mistake for each other, also when the piece lies turned: never two values of one attribute."""


def shape(name: str, size: float = SHAPE_MM) -> Drawing:
    """A named shape, `size` millimetres wide and high. Raises KeyError."""
    factor = size / 10
    return Drawing(size, size, tuple(_scaled(path, factor) for path in _SHAPES[name]))


def dots(count: int, across: bool = False) -> Drawing:
    """`count` dots in a column (or a row), a wider gap after every five."""
    places = [i * DOT_PITCH_MM + (i // GROUP) * DOT_GROUP_GAP_MM for i in range(count)]
    length = places[-1] + DOT_MM
    paths = tuple(
        disc(place + DOT_MM / 2, DOT_MM / 2, DOT_MM / 2) if across else disc(DOT_MM / 2, place + DOT_MM / 2, DOT_MM / 2)
        for place in places
    )
    return Drawing(length, DOT_MM, paths) if across else Drawing(DOT_MM, length, paths)


def pad(size: float = PAD_MM) -> Drawing:
    """A clear pad: a plain disc, felt and not seen."""
    return Drawing(size, size, (disc(size / 2, size / 2, size / 2),))


def tape(upright: bool = False) -> Drawing:
    """A strip of textured tape."""
    long, wide = TAPE_MM
    return Drawing(wide, long, (box(0, 0, wide, long),)) if upright else Drawing(long, wide, (box(0, 0, long, wide),))


CELL_MM, LINE_MM, BRAILLE_PITCH_MM, BRAILLE_DOT_MM = 6.0, 10.0, 2.5, 1.6
"""Braille as it is embossed on paper (Marburg medium): from cell to cell, dot to dot, and the dot's own size."""


def braille_cells(cells: str) -> Drawing:
    """Unicode braille cells as dots at their standard size."""
    paths = []
    for index, char in enumerate(cells):
        bits = ord(char) - 0x2800
        for dot in range(6):
            if bits >> dot & 1:
                x = index * CELL_MM + (dot // 3) * BRAILLE_PITCH_MM + BRAILLE_DOT_MM / 2
                y = (dot % 3) * BRAILLE_PITCH_MM + BRAILLE_DOT_MM / 2
                paths.append(disc(x, y, BRAILLE_DOT_MM / 2))
    width = (len(cells) - 1) * CELL_MM + BRAILLE_PITCH_MM + BRAILLE_DOT_MM
    return Drawing(width, 2 * BRAILLE_PITCH_MM + BRAILLE_DOT_MM, tuple(paths))


def svg(drawing: Drawing, style: str = "fill:#000", margin: float = 0.0) -> str:
    """A stand-alone SVG picture of the drawing at its true size."""
    w, h = drawing.width + 2 * margin, drawing.height + 2 * margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_num(w)}mm" height="{_num(h)}mm" '
        f'viewBox="{_num(-margin)} {_num(-margin)} {_num(w)} {_num(h)}">{elements(drawing, style)}</svg>'
    )


def elements(drawing: Drawing, style: str = "fill:#000") -> str:
    """The drawing's paths as SVG elements."""
    return "".join(f'<path d="{path}" style="{style};fill-rule:evenodd"/>' for path in drawing.paths)


def _scaled(path: str, factor: float) -> str:
    if factor == 1:
        return path
    out, number, command, index = [], "", "", 0

    def flush() -> None:
        nonlocal number, index
        if number:
            # An arc's rotation and flags are no lengths.
            keep = command in "Aa" and index % 7 in (2, 3, 4)
            out.append(number if keep else _num(float(number) * factor))
            number = ""
            index += 1

    for char in path:
        if char in "0123456789" or (char == "." and "." not in number):
            number += char
        elif char == "-":
            flush()
            if out and out[-1][-1:] in "0123456789":
                out.append(" ")
            number = "-"
        elif char == ".":
            flush()
            out.append(" ")
            number = "."
        else:
            flush()
            out.append(char)
            if char.isalpha():
                command, index = char, 0
    flush()
    return "".join(out)
