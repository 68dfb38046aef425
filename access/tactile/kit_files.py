"""The kit as files: instructions, sheets, labels, and the list of codes."""

import html
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import yaml

from plateau_parlant.access.reading.export import html_page
from plateau_parlant.access.tactile import brf, codes, kit, shapes, sheets
from plateau_parlant.access.tactile.codes import Code
from plateau_parlant.access.tactile.kit import Entry
from plateau_parlant.access.walk_lines import Render

FORMATS = ("html", "txt", "pdf", "svg", "labels", "codes")


SCANNED = ("card", "token", "tile")
"""The families that bear a label to scan."""


def write(
    code: Code, listed: Sequence[Entry], render: Render, folder: Path, formats: Sequence[str] = FORMATS,
    size: brf.PageSize = brf.SIZES["a4"], note: Callable[[str], None] = lambda message: None,
) -> list[Path]:
    """Write the kit into `folder` and give the files, in order.

    What a missing library prevents is told to `note` as a message id and left out. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{code.game}-{code.system}-{code.lang}"
    made: list[Path] = []

    def put(name: str, data: bytes) -> None:
        path = folder / name
        path.write_bytes(data)
        made.append(path)

    if "html" in formats:
        put(f"{stem}.html", instructions_html(code, listed, render).encode())
    if "txt" in formats:
        put(f"{stem}.txt", instructions_text(code, listed, render).encode())
    pages = sticker_pages(code, listed, render)
    try:
        scanned = qr_pages(code, listed, render)
    except ImportError:
        scanned = []
        note("kit-no-qr")
    if "pdf" in formats:
        try:
            title = render("kit-title", {"game": render("kit-game", {"game": code.game})})
            signs, places = kit.legend(code, render)
            first = [*kit.intro(code, render), *(f"- {line}" for line in [*places, *signs])]
            page = sheets.print_html(title, code.lang, first, [*pages, *scanned])
            put(f"{stem}.pdf", sheets.write_pdf(page))
        except (ImportError, OSError):
            note("kit-no-pdf")
    if "svg" in formats:
        for number, sheet in enumerate(pages, 1):
            put(f"{stem}-cut-{number}.svg", sheets.sheet_svg(sheet, swell=False).encode())
            put(f"{stem}-swell-{number}.svg", sheets.sheet_svg(sheet, swell=True).encode())
    if "labels" in formats:
        laid = brf.pages(label_blocks(code, listed, render), code.lang, size)
        put(f"{stem}-labels.brf", brf.brf_file(laid))
        put(f"{stem}-labels.braille.txt", brf.unicode_file(laid).encode())
    if "codes" in formats:
        put(f"{code.game}.yaml", codes_yaml(code, listed).encode())
    return made


def instructions_text(code: Code, listed: Sequence[Entry], render: Render) -> str:
    """The steps as plain text, a blank line between them."""
    lines = [render("kit-title", {"game": render("kit-game", {"game": code.game})}), ""]
    lines += kit.intro(code, render)
    signs, places = kit.legend(code, render)
    lines += ["", render("kit-legend", {}), *signs, "", render("kit-legend-place", {}), *places]
    family = ""
    for entry in kit.steps(list(listed)):
        if entry.piece.family != family:
            family = entry.piece.family
            lines += ["", render(f"family-{family}", {})]
        lines += ["", kit.step_text(code, entry, render)]
    return "\n".join(lines) + "\n"


def instructions_html(code: Code, listed: Sequence[Entry], render: Render) -> str:
    """The steps as an accessible page: headings, numbered lists, every picture with its words."""
    title = render("kit-title", {"game": render("kit-game", {"game": code.game})})
    body = [f"<h1>{html.escape(title)}</h1>"]
    body += [f"<p>{html.escape(line)}</p>" for line in kit.intro(code, render)]
    signs, places = kit.legend(code, render)
    for heading, lines in (("kit-legend", signs), ("kit-legend-place", places)):
        if lines:
            inside = "".join(f"<li>{html.escape(line)}</li>" for line in lines)
            body.append(f"<h2>{html.escape(render(heading, {}))}</h2><ul>{inside}</ul>")
    family = ""
    for entry in kit.steps(list(listed)):
        if entry.piece.family != family:
            body += ["</ol>"] if family else []
            family = entry.piece.family
            body.append(f"<h2>{html.escape(render(f'family-{family}', {}))}</h2><ol>")
        first, *marks = kit.step_text(code, entry, render).split("\n")
        body.append(f"<li><p>{html.escape(first)}</p>{_pictures(code, entry, marks)}</li>")
    body += ["</ol>"] if family else []
    return html_page(title, code.lang, "\n".join(body), _PICTURES)


def sticker_pages(code: Code, listed: Sequence[Entry], render: Render) -> list[sheets.Page]:
    """The sheets of signs, family by family: for every physical piece its own set."""
    game = render("kit-game", {"game": code.game})
    out: list[sheets.Page] = []
    for family in kit.FAMILIES:
        laid = sheets.lay_out([
            [
                sheets.Label(
                    tuple(codes.drawing(mark, family, code.lang) for mark in entry.piece.marks),
                    tuple(kit.sign_name(mark, render) for mark in entry.piece.marks),
                    kit.piece_name(code, entry.piece, render),
                )
                for entry in group
            ]
            for group in _groups(listed, (family,))
        ])
        for number, placed in enumerate(laid, 1):
            args: dict[str, Any] = {
                "game": game, "family": render(f"family-{family}", {}), "page": number, "pages": len(laid)}
            title = render("kit-sheet-stickers", args)
            out.append(sheets.Page(title, render("kit-sheet-help", {}), tuple(placed)))
    return out


def qr_pages(code: Code, listed: Sequence[Entry], render: Render) -> list[sheets.Page]:
    """The sheets of labels to scan, one a card, token and tile. Raises ImportError without segno."""
    laid = sheets.lay_out([
        [
            sheets.Label(
                (sheets.qr_drawing(entry.code),), (entry.code,),
                f"{kit.piece_name(code, entry.piece, render)}\n{entry.code}",
            )
            for entry in group
        ]
        for group in _groups(listed, SCANNED)
    ])
    game = render("kit-game", {"game": code.game})
    return [
        sheets.Page(render("kit-sheet-qr", {"game": game, "page": number, "pages": len(laid)}),
                    render("kit-sheet-help-qr", {}), tuple(placed))
        for number, placed in enumerate(laid, 1)
    ]


def label_blocks(code: Code, listed: Sequence[Entry], render: Render) -> list[brf.Block]:
    """Braille labels as text: for every physical piece its short label, then its name, one a line."""
    known = codes.load(code.game, code.lang, "braille-initials", cards=_cards(code))
    short = {piece.id: codes.label(piece) or "" for piece in known.pieces}
    game = render("kit-game", {"game": code.game})
    out = [brf.Block("title", render("kit-sheet-labels", {"game": game}))]
    family = ""
    for entry in kit.steps(list(listed)):
        if entry.piece.family != family:
            family = entry.piece.family
            out.append(brf.Block("heading", render(f"family-{family}", {})))
        name = kit.piece_name(code, entry.piece, render)
        out.append(brf.Block("item", f"{short.get(entry.piece.id, '')}  {name}"))
    return out


def codes_yaml(code: Code, listed: Sequence[Entry]) -> str:
    """What the printed codes stand for, as a tag table: put into the folder of tags, it saves learning them."""
    tags = {entry.code: entry.piece.component for entry in listed if entry.piece.family in SCANNED}
    text: str = yaml.safe_dump({"game": code.game, "tags": tags}, allow_unicode=True, sort_keys=False)
    return text


def _groups(listed: Sequence[Entry], families: Sequence[str]) -> list[list[Entry]]:
    mine = [entry for entry in listed if entry.piece.family in families]
    return [list(group) for _, group in itertools.groupby(mine, key=lambda entry: entry.piece.group)]


def _cards(code: Code) -> dict[str, dict[str, str]] | None:
    if code.game != "guardians":
        return None
    return {p.id: {**p.axes, "name": p.name} for p in code.pieces if p.group == "card"}


def _pictures(code: Code, entry: Entry, marks: Sequence[str]) -> str:
    out = []
    for mark, words in zip(entry.piece.marks, marks, strict=True):
        drawing = codes.drawing(mark, entry.piece.family, code.lang)
        out.append(f'<p class="mark"><span aria-hidden="true">{shapes.svg(drawing, "fill:currentColor")}</span>'
                   f" {html.escape(words)}</p>")
    return "".join(out)


_PICTURES = """
li { margin-bottom: 1em; } .mark { display: flex; gap: 1em; align-items: center; margin: .3em 0; }
.mark span { flex: none; }
"""

