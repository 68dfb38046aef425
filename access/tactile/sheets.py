"""Sheets to print and cut: signs, braille labels and QR labels laid out on pages, in millimetres.

The layout is worked out here, so that the same places go into the PDF, the SVG sheets and the tests.
"""

import base64
import html
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from plateau_parlant.access.tactile import shapes
from plateau_parlant.access.tactile.shapes import Drawing

PAGE_MM = (210.0, 297.0)
MARGIN_MM = 12.0
HEAD_MM = 38.0
CUT_MM = 2.0
GAP_MM = 5.0
TEXT_PT = 18.0
TEXT_MM = TEXT_PT * 25.4 / 72
LINE_MM = TEXT_MM * 1.25
CHAR_MM = TEXT_MM * 0.62
"""Widest mean character of the sheet's type at 18 points; captions are broken by it so that they never overlap."""
QR_MM = 20.0
BORDER = 4


class Label(msgspec.Struct, frozen=True):
    """What one cell holds: signs side by side with their words, a caption, and whether a cutting line is drawn."""

    drawings: tuple[Drawing, ...]
    words: tuple[str, ...]
    caption: str
    cut: bool = True


class Placed(msgspec.Struct, frozen=True):
    """A label on its page: its box, the top left of each drawing, and the caption's lines with their top left."""

    label: Label
    x: float
    y: float
    width: float
    height: float
    spots: tuple[tuple[float, float], ...]
    lines: tuple[str, ...]
    text_y: float


class Page(msgspec.Struct, frozen=True):
    """One page: the heading, a help line, and the labels placed on it."""

    title: str
    help: str
    placed: tuple[Placed, ...]


def lay_out(groups: Sequence[Sequence[Label]]) -> list[list[Placed]]:
    """Labels in rows over as many pages as it takes, each group with columns as wide as it needs.

    Nothing overlaps, nothing leaves the margins.
    """
    usable = PAGE_MM[0] - 2 * MARGIN_MM
    pages: list[list[Placed]] = [[]]
    y = MARGIN_MM + HEAD_MM
    for width, row in _rows(groups, usable):
        lines = [_broken(label.caption, width) for label in row]
        signs = max(max((d.height for d in label.drawings), default=0.0) + 2 * CUT_MM for label in row)
        height = signs + 1.5 + LINE_MM * max(map(len, lines))
        if y + height > PAGE_MM[1] - MARGIN_MM and pages[-1]:
            pages.append([])
            y = MARGIN_MM + HEAD_MM
        for column, label in enumerate(row):
            x = MARGIN_MM + column * (width + GAP_MM)
            spots, at = [], x + CUT_MM
            for drawing in label.drawings:
                spots.append((at, y + CUT_MM))
                at += drawing.width + 2 * CUT_MM + 1
            placed = Placed(label, x, y, width, height, tuple(spots), lines[column], y + signs + 1.5)
            pages[-1].append(placed)
        y += height + GAP_MM
    return pages if pages[0] else []


def _rows(groups: Sequence[Sequence[Label]], usable: float) -> Iterator[tuple[float, Sequence[Label]]]:
    for labels in groups:
        if not labels:
            continue
        width = min(max(_width(label) for label in labels), usable)
        columns = max(1, int((usable + GAP_MM) // (width + GAP_MM)))
        for start in range(0, len(labels), columns):
            yield width, labels[start : start + columns]


def qr_drawing(text: str, size: float = QR_MM) -> Drawing:
    """A QR code (error level M) with its quiet border, `size` millimetres wide. Raises ImportError without segno."""
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    unit = size / (len(rows) + 2 * BORDER)
    path = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = x
            while run < len(row) and row[run]:
                run += 1
            if run > x:
                path.append(shapes.box((x + BORDER) * unit, (y + BORDER) * unit, (run - x) * unit, unit))
            x = run + 1
    return Drawing(size, size, ("".join(path),))


def print_html(title: str, lang: str, intro: Sequence[str], pages: Sequence[Page]) -> str:
    """The page that WeasyPrint turns into the PDF: absolute places in millimetres, reading order as printed.

    `intro` lines come first, on pages of their own; those that begin with `- ` are a list.
    """
    out = [
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{html.escape(title)}</title>',
        f"<style>{_STYLE}</style></head><body>",
        f'<section class="intro"><h1>{html.escape(title)}</h1>',
        *_intro_html(intro), "</section>",
    ]
    for page in pages:
        out.append(f'<section class="sheet"><h2>{html.escape(page.title)}</h2>')
        out.append(f'<p class="help">{html.escape(page.help)}</p>')
        for placed in page.placed:
            out += _cell_html(placed)
        out.append("</section>")
    out.append("</body></html>")
    return "\n".join(out)


def write_pdf(page: str) -> bytes:
    """The tagged PDF (PDF/UA) of a print page. Raises ImportError or OSError where WeasyPrint cannot work."""
    import weasyprint

    document: Any = weasyprint.HTML(string=page)
    made: bytes = document.write_pdf(pdf_variant="pdf/ua-1")
    return made


def sheet_svg(page: Page, swell: bool) -> str:
    """One page as SVG in millimetres: black shapes for swelling paper, or hairlines for a cutting plotter."""
    w, h = PAGE_MM
    style = "fill:#000" if swell else "fill:none;stroke:#000;stroke-width:0.1"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w:g}mm" height="{h:g}mm" viewBox="0 0 {w:g} {h:g}">',
        f"<title>{html.escape(page.title)}</title>",
    ]
    for placed in page.placed:
        out.append(f"<g><title>{html.escape(placed.label.caption)}</title>")
        for drawing, (x, y) in zip(placed.label.drawings, placed.spots, strict=True):
            out.append(f'<g transform="translate({x:.3f} {y:.3f})">{shapes.elements(drawing, style)}')
            if placed.label.cut and not swell:
                frame = shapes.box(-CUT_MM, -CUT_MM, drawing.width + 2 * CUT_MM, drawing.height + 2 * CUT_MM)
                out.append(f'<path d="{frame}" style="fill:none;stroke:#000;stroke-width:0.1"/>')
            out.append("</g>")
        if swell:
            for index, line in enumerate(placed.lines):
                y = placed.text_y + LINE_MM * index + TEXT_MM
                out.append(f'<text x="{placed.x:.3f}" y="{y:.3f}" style="font:{TEXT_MM:.3f}px sans-serif">'
                           f"{html.escape(line)}</text>")
        out.append("</g>")
    return "\n".join([*out, "</svg>"]) + "\n"


def picture(drawing: Drawing, cut: bool) -> str:
    """A drawing with its cutting line, as a data URI."""
    m = CUT_MM
    text = shapes.svg(drawing, margin=m)
    if cut:
        frame = shapes.box(-m + 0.1, -m + 0.1, drawing.width + 2 * m - 0.2, drawing.height + 2 * m - 0.2)
        line = f'<path d="{frame}" style="fill:none;stroke:#666;stroke-width:.2;stroke-dasharray:1 1.5"/></svg>'
        text = text.replace("</svg>", line)
    return "data:image/svg+xml;base64," + base64.b64encode(text.encode()).decode()


def _intro_html(intro: Sequence[str]) -> list[str]:
    out: list[str] = []
    for line in intro:
        item = line.startswith("- ")
        if item and not (out and out[-1].startswith("<li>")):
            out.append("<ul>")
        elif not item and out and out[-1].startswith("<li>"):
            out.append("</ul>")
        out.append(f"<li>{html.escape(line[2:])}</li>" if item else f"<p>{html.escape(line)}</p>")
    return [*out, "</ul>"] if out and out[-1].startswith("<li>") else out


def _cell_html(placed: Placed) -> list[str]:
    size = f"left:{placed.x:.3f}mm;top:{placed.y:.3f}mm;width:{placed.width:.3f}mm;height:{placed.height:.3f}mm"
    out = [f'<div class="cell" style="{size}">']
    parts = zip(placed.label.drawings, placed.label.words, placed.spots, strict=True)
    for drawing, words, (x, y) in parts:
        left, top = x - placed.x - CUT_MM, y - placed.y - CUT_MM
        w, h = drawing.width + 2 * CUT_MM, drawing.height + 2 * CUT_MM
        out.append(f'<img alt="{html.escape(words, quote=True)}" src="{picture(drawing, placed.label.cut)}" '
                   f'style="left:{left:.3f}mm;top:{top:.3f}mm;width:{w:.3f}mm;height:{h:.3f}mm">')
    caption = "<br>".join(html.escape(line) for line in placed.lines)
    out.append(f'<p style="top:{placed.text_y - placed.y:.3f}mm">{caption}</p></div>')
    return out


def _width(label: Label) -> float:
    signs = sum(d.width + 2 * CUT_MM + 1 for d in label.drawings) - 1
    longest = max((len(word) for word in label.caption.split()), default=1)
    line = max(len(part) for part in label.caption.split("\n"))
    return max(signs, longest * CHAR_MM, min(line, 12) * CHAR_MM)


def _broken(caption: str, width: float) -> tuple[str, ...]:
    room = max(4, int(width / CHAR_MM))
    return tuple(x for line in caption.split("\n") for x in textwrap.wrap(line, room, break_on_hyphens=False)) or ("",)


_STYLE = f"""
@page {{ size: {PAGE_MM[0]:g}mm {PAGE_MM[1]:g}mm; margin: 0 }}
body {{ margin: 0; font-family: "DejaVu Sans", Verdana, Arial, sans-serif; font-size: {TEXT_PT:g}pt; color: #000 }}
@page intro {{ margin: {MARGIN_MM:g}mm }}
.intro {{ page: intro; page-break-after: always; line-height: 1.4 }} .intro li {{ margin-bottom: 2mm }}
h1 {{ font-size: 28pt; line-height: 1.2; margin-top: 0 }}
.sheet {{ position: relative; width: {PAGE_MM[0]:g}mm; height: {PAGE_MM[1] - 0.1:g}mm; overflow: hidden;
  page-break-after: always }}
.sheet:last-child {{ page-break-after: auto }}
h2 {{ font-size: 18pt; line-height: 1.2; margin: 0; position: absolute; left: {MARGIN_MM:g}mm; top: {MARGIN_MM - 4:g}mm;
  right: {MARGIN_MM:g}mm; height: 16mm; overflow: hidden }}
.help {{ margin: 0; position: absolute; left: {MARGIN_MM:g}mm; top: {MARGIN_MM + 13:g}mm; right: {MARGIN_MM:g}mm;
  line-height: 1.2 }}
.cell {{ position: absolute }} .cell img {{ position: absolute }}
.cell p {{ position: absolute; left: 0; margin: 0; line-height: {LINE_MM:.3f}mm; white-space: nowrap }}
"""
