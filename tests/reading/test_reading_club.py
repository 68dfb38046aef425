"""The club's page: one page of large print, and the files that belong to its source."""

import re
from pathlib import Path

import pytest

from plateau_parlant.access.reading import chapters, club
from plateau_parlant.access.tactile import braille, brf

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "club"
SOURCES = sorted(FOLDER.glob("*.md"))


def test_there_is_a_page_in_each_language() -> None:
    assert [s.name for s in SOURCES] == ["evening.en.md", "soiree.fr.md"]
    fr, en = (chapters.parse("x", s.read_text("utf-8")) for s in reversed(SOURCES))
    assert [len(s.blocks) for s in fr.sections] == [len(s.blocks) for s in en.sections]


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.name)
def test_the_files_are_those_of_their_source(source: Path) -> None:
    for name, data in club.make(source).items():
        assert (FOLDER / name).read_bytes() == data, f"run python -m plateau_parlant.access.reading.club ({name})"


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.name)
def test_it_reads_aloud_without_symbols(source: Path) -> None:
    page = chapters.parse("x", source.read_text("utf-8"))
    for section in page.sections:
        text = re.sub(r"python3 start\.py|python3|check-evening", "", section.text)
        assert not re.search(r"[^\w\s.,;:!?'«»()\-]|\d", text), text


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.name)
def test_braille_holds_the_whole_text(source: Path) -> None:
    lang = source.stem.rsplit(".", 1)[1]
    files = club.make(source)
    got = brf.from_brf(next(d for n, d in files.items() if n.endswith(".brf")).decode("ascii"))
    text = next(d for n, d in files.items() if n.endswith(".txt")).decode()
    for word in re.findall(r"\w{4,}", text):
        assert braille.transcribe(word, lang) in got.replace("\r\n", ""), word


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.name)
def test_large_print_fits_one_page(source: Path) -> None:
    weasyprint = pytest.importorskip("weasyprint")
    page = next(d for n, d in club.make(source).items() if n.endswith(".html")).decode()
    assert len(weasyprint.HTML(string=page).render(media_type="print").pages) == 1
