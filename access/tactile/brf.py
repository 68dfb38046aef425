"""Braille files: pages of Unicode braille, and BRF in the North American 64-character code.

A BRF file is plain ASCII, one character a cell, that embossers and braille displays take as it is.
"""

import textwrap
from collections.abc import Sequence
from typing import Literal

import msgspec

from plateau_parlant.access.tactile import braille

_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="


class PageSize(msgspec.Struct, frozen=True):
    """A page: `cells` a line, `lines` a page, the line of the page number included."""

    cells: int = 30
    lines: int = 28

    def __post_init__(self) -> None:
        if self.cells < 10 or self.lines < 4:
            raise braille.BrailleError("A braille page needs at least 10 cells a line and 4 lines.")


SIZES = {"a4": PageSize(30, 28), "letter": PageSize(40, 25), "display": PageSize(40, 10_000)}
"""Page sizes by name: A4 upright, the American 11 by 11.5 inches, and unpaged text for braille displays."""


class Block(msgspec.Struct, frozen=True):
    """A piece of text: a heading, a paragraph, or a list item; `example` paragraphs stand in one cell more."""

    kind: Literal["title", "heading", "paragraph", "item", "example"]
    text: str


_INDENTS = {"title": (4, 4), "heading": (4, 4), "paragraph": (2, 0), "item": (0, 2), "example": (4, 2)}


def to_brf(cells: str) -> str:
    """Unicode braille (six dots, blanks, line ends and form feeds) as BRF characters. Raises BrailleError."""
    out = []
    for char in cells:
        code = ord(char) - 0x2800
        if 0 <= code < 64:
            out.append(_ASCII[code])
        elif char in " \r\n\f":
            out.append(char)
        else:
            raise braille.BrailleError(f"No BRF character for {char!r}: six-dot cells only.")
    return "".join(out)


def from_brf(text: str) -> str:
    """BRF characters as Unicode braille; line ends and form feeds stay. Raises BrailleError for other characters."""
    out = []
    for char in text:
        code = _ASCII.find(char.upper())
        if char in "\r\n\f":
            out.append(char)
        elif code >= 0:
            out.append(chr(0x2800 + code))
        else:
            raise braille.BrailleError(f"Not a BRF character: {char!r}.")
    return "".join(out)


def pages(blocks: Sequence[Block], lang: str, size: PageSize = SIZES["a4"], grade: int = 1) -> list[list[str]]:
    """`blocks` transcribed and laid out: a list of pages, each a list of lines of Unicode braille.

    A heading is never the last text of a page. The page number stands at the right of the last line.
    `grade` 2 needs liblouis. Raises BrailleError.
    """
    if any(block.kind == "example" for block in blocks) and size.cells < 12:
        raise braille.BrailleError("This text needs at least 12 cells a line.")
    laid = [(block.kind, _lines(block, lang, size.cells, grade)) for block in blocks if block.text.strip()]
    out: list[list[str]] = [[]]
    room = size.lines - 1
    for index, (kind, lines) in enumerate(laid):
        apart = [""] if kind in ("title", "heading") and out[-1] else []
        keep = len(lines) + (2 if kind in ("title", "heading") and index + 1 < len(laid) else 0)
        if kind in ("title", "heading") and len(out[-1]) + len(apart) + keep > room and out[-1]:
            out.append([])
            apart = []
        for line in [*apart, *lines]:
            if len(out[-1]) == room:
                out.append([])
                if not line:
                    continue
            out[-1].append(line)
    return [_numbered(page, number, size, lang) for number, page in enumerate(out, 1)]


def brf_file(laid: Sequence[Sequence[str]]) -> bytes:
    """Pages as the bytes of a BRF file: lines end with carriage return and line feed, pages with a form feed."""
    body = "".join("".join(to_brf(line) + "\r\n" for line in page) + "\f" for page in laid)
    return body.encode("ascii")


def unicode_file(laid: Sequence[Sequence[str]]) -> str:
    """Pages as text of Unicode braille, a blank line between pages."""
    return "\n\n".join("\n".join(page) for page in laid) + "\n"


def _lines(block: Block, lang: str, cells: int, grade: int) -> list[str]:
    plain = " ".join(block.text.split())
    text = braille.transcribe(plain, lang) if grade == 1 else braille.contracted(braille.tidy(plain, lang), lang)
    first, rest = _INDENTS[block.kind]
    wrapped = textwrap.wrap(
        text.replace(braille.BLANK, " "), cells, initial_indent=" " * first, subsequent_indent=" " * rest,
        break_on_hyphens=False,
    )
    return [line.replace(" ", braille.BLANK) for line in wrapped]


def _numbered(page: list[str], number: int, size: PageSize, lang: str) -> list[str]:
    if size.lines >= SIZES["display"].lines:
        return page
    mark = braille.transcribe(str(number), lang)
    filled = page + [""] * (size.lines - 1 - len(page))
    return [*filled, mark.rjust(size.cells, braille.BLANK)]
