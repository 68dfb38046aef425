"""The club's page as large-print HTML, BRF and text, from one source (`docs/club/<name>.<lang>.md`).

Run `python -m plateau_parlant.access.reading.club docs/club` after changing a source; a test holds the files to it.
"""

import sys
from pathlib import Path

from plateau_parlant.access.reading import chapters, export
from plateau_parlant.access.tactile import brf
from plateau_parlant.access.tactile.brf import Block

_ONE_PAGE = """
@page { size: A4; margin: 10mm 12mm }
@media print { body { max-width: none; margin: 0; padding: 0; line-height: 1.18 } h1 { font-size: 24pt; margin: 0 }
  h2 { font-size: 19pt; margin: 1.6mm 0 .4mm } ul { margin: 0; padding-left: 6mm } li { margin: 0 0 .6mm }
  body { font-family: Arial, "Liberation Sans", "DejaVu Sans Condensed", sans-serif; font-size: 18pt } }
"""


def make(source: Path) -> dict[str, bytes]:
    """The files of one source, name to bytes. Raises ChapterError, BrailleError, OSError."""
    stem, lang = source.stem.rsplit(".", 1)
    page = chapters.parse(stem, source.read_text("utf-8"))
    parts = [Block("title", page.title)]
    for section in page.sections:
        parts += [Block("heading", section.heading), *section.blocks]
    text = "\n".join(
        ("\n" if b.kind == "heading" else "- " if b.kind == "item" else "") + b.text for b in parts
    ) + "\n"
    body = "\n".join(export.html_blocks(parts))
    return {
        f"{stem}.{lang}.html": export.html_page(page.title, lang, body, _ONE_PAGE).encode(),
        f"{stem}.{lang}.txt": text.encode(),
        f"{stem}.{lang}.brf": brf.brf_file(brf.pages(parts, lang)),
    }


def main(folder: Path) -> None:
    """Write the files of every source in `folder`."""
    for source in sorted(folder.glob("*.md")):
        for name, data in make(source).items():
            (folder / name).write_bytes(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
