"""Braille: our tables against known cells, and against liblouis where it is installed."""

import pathlib
import re
import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plateau_parlant.access.tactile import braille, brf

ROOT = pathlib.Path(__file__).resolve().parents[2]
NARRATION = ROOT / "access" / "narration"


@pytest.mark.parametrize(
    ("lang", "text", "cells"),
    [
        ("fr", "7 bleu", "⠠⠻⠀⠃⠇⠑⠥"), ("fr", "Été", "⠨⠿⠞⠿"), ("fr", "ÉTÉ", "⠨⠨⠿⠞⠿"), ("fr", "r12", "⠗⠠⠡⠣"),
        ("fr", "1,5", "⠠⠡⠂⠱"), ("fr", "n° 4", "⠝⠐⠕⠀⠠⠹"), ("fr", "arc-en-ciel", "⠁⠗⠉⠤⠑⠝⠤⠉⠊⠑⠇"),
        ("fr", "« Bravo ! »", "⠶⠨⠃⠗⠁⠧⠕⠖⠶"), ("fr", "L’Armée", "⠨⠇⠄⠨⠁⠗⠍⠿⠑"), ("fr", "(12)", "⠦⠠⠡⠣⠴"),
        ("en", "7 blue", "⠼⠛⠀⠃⠇⠥⠑"), ("en", "r12", "⠗⠼⠁⠃"), ("en", "7b", "⠼⠛⠰⠃"), ("en", "7B", "⠼⠛⠠⠃"),
        ("en", "NON", "⠠⠠⠝⠕⠝"), ("en", "D'ABORD", "⠠⠙⠄⠠⠠⠁⠃⠕⠗⠙"), ("en", "Été", "⠠⠘⠌⠑⠞⠘⠌⠑"),
        ("en", "THE BIG RED DRAGON flies", "⠠⠠⠠⠞⠓⠑⠀⠃⠊⠛⠀⠗⠑⠙⠀⠙⠗⠁⠛⠕⠝⠠⠄⠀⠋⠇⠊⠑⠎"),
    ],
)
def test_known_words(lang: str, text: str, cells: str) -> None:
    assert braille.transcribe(text, lang) == cells


def test_unknown_characters_are_a_full_cell_and_are_listed() -> None:
    assert braille.transcribe("a☃b", "fr") == "⠁⠿⠃"
    assert braille.unknown("a☃b, ☃ ф", "en") == ["ф", "☃"]
    with pytest.raises(braille.BrailleError, match="there is fr and en"):
        braille.transcribe("a", "de")


def test_every_rules_text_can_be_written() -> None:
    for path in [*NARRATION.glob("*/rules-*.ftl"), *NARRATION.glob("rules/*/*/*.md")]:
        lang = "fr" if "fr" in path.parts else "en"
        text = re.sub(r"^(#|---).*$", "", path.read_text("utf-8"), flags=re.M)
        assert braille.unknown(re.sub(r"[_=>{}$#]", " ", text), lang) == [], path


def _corpus(lang: str) -> list[str]:
    lines = []
    for path in NARRATION.glob(f"{lang}/rules-*.ftl"):
        lines += re.findall(r"= (.+)$", path.read_text("utf-8"), flags=re.M)
    for path in NARRATION.glob(f"rules/{lang}/*/*.md"):
        lines += [x for x in path.read_text("utf-8").split("\n") if x[:1].isalpha() and ":" not in x[:9]]
    return [braille.tidy(sentence, lang) for line in lines for sentence in re.split(r"(?<=[.?!]) ", line)]


# Where liblouis is not followed, with the reason: it reads L'Armée as all capitals; it puts the French number sign
# before an opening bracket.
_NOT_FOLLOWED = {"fr": r"\b[A-ZÉÀ]'[A-ZÉ]|\(\d", "en": r"(?!)"}


@pytest.mark.liblouis
@pytest.mark.skipif(shutil.which("lou_translate") is None, reason="lou_translate is not installed")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_whole_of_our_rules_reads_as_liblouis_writes_it(lang: str) -> None:
    lines = [x for x in dict.fromkeys(_corpus(lang)) if not re.search(_NOT_FOLLOWED[lang], x) and len(x) < 400]
    assert len(lines) > 40
    theirs = braille.liblouis("\n".join(lines), lang).split("\n")
    ours = braille.transcribe("\n".join(lines), lang).split("\n")
    wrong = [(a, b, c) for a, b, c in zip(lines, ours, theirs, strict=True) if b != c]
    assert not wrong, wrong[:5]


@pytest.mark.liblouis
@pytest.mark.skipif(shutil.which("lou_translate") is None, reason="lou_translate is not installed")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_single_characters_and_labels_read_as_liblouis_writes_them(lang: str) -> None:
    french, english = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùû.,;:!()-/%[]", "abcdefghijklmnopqrstuvwxyz.,;:!()-/%éè"
    chars = french if lang == "fr" else english
    words = [f"a{c}b" if c.isalpha() else c for c in chars] + [f"{c}{n}" for c in "rbvjh" for n in range(1, 13)]
    words += ["1,5", "12.", "5-3", "20", "A", "ABC", "McDo", "Contre-ordre"] + (["3/7"] if lang == "en" else [])
    theirs = braille.liblouis("\n".join(words), lang).split("\n")
    assert dict(zip(words, braille.transcribe("\n".join(words), lang).split("\n"), strict=True)) == dict(
        zip(words, theirs, strict=True))


@pytest.mark.liblouis
@pytest.mark.skipif(shutil.which("lou_translate") is None, reason="lou_translate is not installed")
def test_contracted_braille_is_shorter() -> None:
    for lang, text in (("fr", "vous avez toujours quelque chose"), ("en", "you have something with the others")):
        assert len(braille.contracted(text, lang)) < len(braille.transcribe(text, lang))


def test_without_liblouis_contracted_braille_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(braille.BrailleError, match="install liblouis-bin"):
        braille.contracted("a", "fr")


def test_brf_goes_there_and_back_over_all_64_cells() -> None:
    cells = "".join(chr(0x2800 + i) for i in range(64))
    text = brf.to_brf(cells)
    assert len(set(text)) == 64
    assert text.isascii()
    assert brf.from_brf(text) == cells
    assert brf.from_brf(text.lower()) == cells
    assert brf.to_brf(braille.transcribe("7 bleu", "fr")) == ",] BLEU"
    with pytest.raises(braille.BrailleError):
        brf.to_brf("⡀")
    with pytest.raises(braille.BrailleError):
        brf.from_brf("é")


@given(
    st.lists(st.builds(brf.Block, st.sampled_from(["title", "heading", "paragraph", "item", "example"]),
                       st.text("abcdé 1 ", min_size=1, max_size=90)), min_size=1, max_size=12),
    st.integers(12, 40), st.integers(6, 30),
)
@settings(max_examples=60, deadline=None)
def test_pages_hold_their_size_and_lose_nothing(blocks: list[brf.Block], cells: int, lines: int) -> None:
    laid = brf.pages(blocks, "fr", brf.PageSize(cells, lines))
    for number, page in enumerate(laid, 1):
        assert len(page) == lines
        assert max(map(len, page)) <= cells
        assert page[-1].strip(braille.BLANK) == braille.transcribe(str(number), "fr")
    words = "".join("".join(page[:-1]) for page in laid).replace(braille.BLANK, "")
    text = "".join(braille.transcribe(" ".join(b.text.split()), "fr") for b in blocks)
    assert words == text.replace(braille.BLANK, "")


def test_a_heading_is_never_left_alone_at_the_foot_of_a_page() -> None:
    blocks = [brf.Block("item", f"ligne {n}") for n in range(8)]
    blocks += [brf.Block("heading", "titre"), brf.Block("paragraph", "texte")]
    laid = brf.pages(blocks, "fr", brf.PageSize(20, 11))
    assert laid[1][0].strip(braille.BLANK) == "⠞⠊⠞⠗⠑"


def test_a_brf_file_is_ascii_with_line_ends_and_form_feeds() -> None:
    data = brf.brf_file(brf.pages([brf.Block("paragraph", "Été. " * 200)], "fr"))
    assert data.isascii()
    assert data.count(b"\f") == 2
    assert data.endswith(b"\r\n\f")
    with pytest.raises(braille.BrailleError, match="at least 10 cells"):
        brf.PageSize(5, 5)
