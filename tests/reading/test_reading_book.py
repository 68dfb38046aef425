"""The rules to listen to: every clause told, both languages alike, files readable."""

import html.parser
import pathlib
import re
import tomllib

import pytest
from fluent.runtime import FluentBundle, FluentResource

from plateau_parlant.access.reading import chapters, export
from plateau_parlant.access.tactile import braille, brf

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLAUSES = tomllib.loads((ROOT / "tests/data/clauses.toml").read_text("utf-8"))
BOOKS = [(game, lang) for game in chapters.GAMES for lang in chapters.LANGUAGES]


def rules_bundle(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / f"access/narration/{lang}/rules-{game}.ftl").read_text("utf-8")))
    return bundle


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_clause_is_covered_by_a_chapter(game: str, lang: str) -> None:
    book = chapters.load(game, lang)
    told = {clause for chapter in book.chapters for clause in chapter.clauses}
    assert set(CLAUSES[game]) - told == set()
    assert {c for c in told if c not in CLAUSES[game]} <= {"D3", "D6"}, "a chapter names a clause that does not exist"


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_clause_has_its_short_spoken_text(game: str, lang: str) -> None:
    bundle = rules_bundle(game, lang)
    for clause in CLAUSES[game]:
        name = chapters.message_of(clause)
        assert bundle.has_message(name), name
        value = bundle.get_message(name).value
        assert value is not None
        text, errors = bundle.format_pattern(value, {})
        assert not errors
        assert len(text) < 420, f"{name} is too long to hear during play"
        assert not re.search(r"[^\w\s.,;:!?'’«»()\-–…“”]|\d", text), f"{name}: a symbol or digit in {text!r}"
        assert text.rstrip("»” ")[-1] in ".!?", name


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_clause_that_the_engine_names_can_be_told_and_found(game: str, lang: str) -> None:
    """A refusal or a card leads to its clause: the rules key must have words and a section for each."""
    bundle, book = rules_bundle(game, lang), chapters.load(game, lang)
    sources = [*(ROOT / "engines" / game).glob("*.py"), *(ROOT / "access" / "narration").glob(f"{game}*.py")]
    named = {c for path in sources for c in re.findall(r'"([DEGOS]\d+(?:\.\d+)*)"', path.read_text("utf-8"))}
    assert len(named) > 5
    for clause in named:
        assert bundle.has_message(chapters.message_of(clause)), clause
        assert book.of_clause(clause), clause


@pytest.mark.parametrize("game", chapters.GAMES)
def test_both_languages_have_the_same_chapters_sections_and_messages(game: str) -> None:
    fr, en = (chapters.load(game, lang) for lang in chapters.LANGUAGES)
    assert fr.chapters
    assert [(c.id, [s.clauses for s in c.sections]) for c in fr.chapters] == [
        (c.id, [s.clauses for s in c.sections]) for c in en.chapters]
    shape = [[[b.kind for b in s.blocks] for s in c.sections] for c in fr.chapters]
    assert shape == [[[b.kind for b in s.blocks] for s in c.sections] for c in en.chapters]
    ids = [
        re.findall(r"^(rule-\S+) =", (ROOT / f"access/narration/{lang}/rules-{game}.ftl").read_text("utf-8"), re.M)
        for lang in chapters.LANGUAGES
    ]
    assert ids[0] == ids[1]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_chapters_are_short_and_have_examples(game: str, lang: str) -> None:
    book = chapters.load(game, lang)
    kinds = [block.kind for c in book.chapters for s in c.sections for block in s.blocks]
    assert kinds.count("example") >= 5
    for chapter in book.chapters:
        for section in chapter.sections:
            assert len(section.text) < 1400, f"{chapter.id}, {section.heading}: too long to hear at one go"
        assert len(chapter.title) < 60


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_no_symbol_that_a_voice_would_stumble_over(game: str, lang: str) -> None:
    for chapter in chapters.load(game, lang).chapters:
        for section in chapter.sections:
            for text in (chapter.title, section.heading, section.text):
                bad = set(re.findall(r"[^\w\s.,;:!?'«»()\-–…“”]|\d", text))
                assert not bad, f"{chapter.id}, {section.heading}: {bad} in {text!r}"


def test_own_words_not_sentences_of_the_source() -> None:
    """Of every run of eleven words of the published rules one in four is known here, hashed; none is in our texts."""
    fingerprints = set((ROOT / "tests/data/source-shingles.txt").read_text("utf-8").split())
    assert len(fingerprints) > 3000
    import hashlib

    for game in chapters.GAMES:
        for chapter in chapters.load(game, "fr").chapters:
            for section in chapter.sections:
                words = re.findall(r"\w+", section.text.casefold())
                for start in range(len(words) - 10):
                    run = " ".join(words[start : start + 11])
                    assert hashlib.sha1(run.encode()).hexdigest()[:10] not in fingerprints, f"{chapter.id}: {run}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# no front matter", "line 1"), ("---\ntitle: a\n---\ntext", "line 4: text before"),
        ("---\ntitle: a\n---\n## b\n", "empty"), ("---\ntitle: a\n---\n## b\n*bold*", "line 5: only paragraphs"),
        ("---\ntitle: a\n---\n## b {d4}\nx", "line 4: a heading"), ("---\ntitle: a\n---\n", "no section"),
        ("---\ntitle: a\n---\n## b\n1. one", "line 5"),
    ],
)
def test_a_faulty_chapter_is_refused_with_its_line(text: str, why: str) -> None:
    with pytest.raises(chapters.ChapterError, match=why):
        chapters.parse("01-x", text)


def test_an_unknown_game_is_said_with_those_there_are() -> None:
    with pytest.raises(chapters.ChapterError, match="there are dragon, orcz"):
        chapters.load("chess", "fr")


def test_a_part_of_a_clause_leads_to_the_whole() -> None:
    book = chapters.load("dragon", "fr")
    assert book.of_clause("D4.3") is not None
    assert book.of_clause("D4.3.9") == book.of_clause("D4.3")
    assert book.of_clause("Z9") is None


class _Outline(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.lang = ""
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.stack: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.lang = given.get("lang") or ""
        if re.fullmatch(r"h\d", tag):
            self.levels.append(int(tag[1]))
        self.ids.add(given.get("id") or "")
        if (given.get("href") or "").startswith("#"):
            self.links.add(str(given["href"])[1:])
        if tag != "meta":
            self.stack.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_exports(game: str, lang: str, tmp_path: pathlib.Path) -> None:
    book = chapters.load(game, lang)
    files = export.write(book, "Les règles" if lang == "fr" else "The rules", tmp_path)
    assert [f.suffix for f in files] == [".txt", ".html", ".brf", ".txt"]
    page = files[1].read_text("utf-8")
    outline = _Outline()
    outline.feed(page)
    assert outline.lang == lang
    assert outline.levels[0] == 1 and outline.levels.count(1) == 1
    assert all(b - a <= 1 for a, b in zip(outline.levels, outline.levels[1:], strict=False))
    assert outline.links <= outline.ids
    assert not outline.stack
    data = files[2].read_bytes()
    assert data.isascii()
    for sheet in data.decode("ascii").split("\f")[:-1]:
        assert len(sheet.split("\r\n")) == 29
        assert max(map(len, sheet.split("\r\n"))) <= 30
    last = book.chapters[-1].sections[-1].blocks[-1].text
    assert last in files[0].read_text("utf-8")
    got = brf.from_brf(data.decode("ascii")).replace(braille.BLANK, "").replace("\r\n", "")
    assert braille.transcribe(last.split()[-1], lang) in got
    assert chr(0x283F) not in got or lang == "fr"
