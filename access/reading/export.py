"""A book of rules as files: plain text, accessible HTML, BRF and Unicode braille. No dependency."""

import html
from pathlib import Path

from plateau_parlant.access.reading.chapters import Book
from plateau_parlant.access.tactile import brf
from plateau_parlant.access.tactile.brf import Block

FORMATS = ("txt", "html", "brf", "braille")

_LARGE_PRINT = """
body { font: 1.5rem/1.5 Verdana, "DejaVu Sans", Arial, sans-serif; max-width: 40em; margin: 1em auto; padding: 0 1em;
  color: #000; background: #fff; }
h1 { font-size: 1.8em; line-height: 1.2; } h2 { font-size: 1.5em; } h3 { font-size: 1.2em; }
a { color: #00c; } blockquote { margin: 1em 0; padding-left: 1em; border-left: .3em solid #000; }
@media (prefers-color-scheme: dark) { body { color: #fff; background: #000; } a { color: #9cf; }
  blockquote { border-color: #fff; } }
@media print { body { font-size: 18pt; } }
"""


def blocks(book: Book, title: str) -> list[Block]:
    """The whole book as blocks, with its title, for braille and text."""
    out = [Block("title", title)]
    for number, chapter in enumerate(book.chapters, 1):
        out.append(Block("heading", f"{number}. {chapter.title}"))
        for section in chapter.sections:
            out.append(Block("heading", section.heading))
            out.extend(section.blocks)
    return out


def as_text(book: Book, title: str) -> str:
    """Plain text, one paragraph a line, for any reader or editor."""
    return "\n".join(
        ("\n" if block.kind in ("title", "heading") else "- " if block.kind == "item" else "") + block.text
        for block in blocks(book, title)
    ).lstrip("\n") + "\n"


def as_html(book: Book, title: str) -> str:
    """One accessible page: language, headings in order, a list of links, no script."""
    body = [f"<h1>{html.escape(title)}</h1>", "<nav><ol>"]
    body += [f'<li><a href="#{chapter.id}">{html.escape(chapter.title)}</a></li>' for chapter in book.chapters]
    body.append("</ol></nav>")
    for chapter in book.chapters:
        body.append(f'<h2 id="{chapter.id}">{html.escape(chapter.title)}</h2>')
        for section in chapter.sections:
            body.append(f"<h3>{html.escape(section.heading)}</h3>")
            body += html_blocks(section.blocks)
    return html_page(title, book.lang, "\n".join(body))


def html_blocks(parts: tuple[Block, ...] | list[Block]) -> list[str]:
    """Blocks as HTML elements, items gathered in lists."""
    out: list[str] = []
    listing = False
    for block in parts:
        if (block.kind == "item") != listing:
            listing = not listing
            out.append("<ul>" if listing else "</ul>")
        text = html.escape(block.text)
        out.append({
            "item": f"<li>{text}</li>", "example": f"<blockquote><p>{text}</p></blockquote>",
            "heading": f"<h2>{text}</h2>", "title": f"<h1>{text}</h1>", "paragraph": f"<p>{text}</p>",
        }[block.kind])
    return [*out, "</ul>"] if listing else out


def html_page(title: str, lang: str, body: str, style: str = "") -> str:
    """A whole large-print HTML page around `body`."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{_LARGE_PRINT}{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def write(book: Book, title: str, folder: Path, formats: tuple[str, ...] = FORMATS,
          size: brf.PageSize = brf.SIZES["a4"], grade: int = 1) -> list[Path]:
    """Write the book into `folder` and give the files. Raises OSError, BrailleError (grade 2 without liblouis)."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / f"{book.game}-{book.lang}"
    laid = brf.pages(blocks(book, title), book.lang, size, grade) if {"brf", "braille"} & set(formats) else []
    made = []
    for name, end, data in (
        ("txt", ".txt", as_text(book, title).encode()),
        ("html", ".html", as_html(book, title).encode()),
        ("brf", ".brf", brf.brf_file(laid)),
        ("braille", ".braille.txt", brf.unicode_file(laid).encode()),
    ):
        if name in formats:
            path = stem.with_name(stem.name + end)
            path.write_bytes(data)
            made.append(path)
    return made
