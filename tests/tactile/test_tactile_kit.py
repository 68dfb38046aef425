"""The kit: the spoken walk, and the files, looked at as pages."""

import html.parser
import json
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.tactile import braille, brf, codes, kit, kit_files, run, shapes, sheets

poppler = pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="poppler-utils is not installed")


def render(lang: str = "fr") -> Any:
    texts = Texts(lang, *run.TEXTS, strict=True)
    return lambda name, args: texts.text(name, **args)


class Kept:
    data: Any = None

    def load(self) -> Any:
        return self.data

    def save(self, data: Any) -> None:
        self.data = json.loads(json.dumps(data))


def walked(lines: list[str], lang: str = "fr", store: Kept | None = None, **more: Any) -> list[str]:
    said: list[str] = []
    given = iter(lines)
    run.run_kit("dragon", lang, said.append, lambda: next(given, None), render(lang), store, **more)
    return said


def test_the_walk_says_card_14_as_the_club_was_promised() -> None:
    said = walked(["aller 19"])
    at = said.index("Carte 19 sur 52, sept bleu.")
    assert said[at + 1] == "Autocollant carré, en haut à gauche, sur le numéro."
    assert said[at + 2] == "Sept points, cinq puis deux, juste dessous, en colonne."
    english = walked(["19", "stop"], "en")
    assert "Card 19 of 52, seven blue." in english
    assert "Square sticker, top left, over the number." in english


def test_what_is_only_proposed_is_never_called_the_associations() -> None:
    said = walked([])
    begin = "Tout ce que cette source ne donne pas est une proposition de ce programme, et n'est pas le code"
    assert said[1] == f"{begin} de l'association."
    code, listed = run.prepare("dragon", "fr")
    text = kit_files.instructions_text(code, listed, render())
    page = kit_files.instructions_html(code, listed, render())
    for line in text.split("\n"):
        if "autocollant carré" in line:
            assert line.endswith("proposé par ce programme.")
    assert re.search(r"un rouge, deux rouge, trois rouge, … : autocollant en cœur, publié", text)
    assert said[1] in page.replace("&#x27;", "'")
    for game in ("orcz", "sadaraspha"):
        other, _ = run.prepare(game, "fr")
        assert kit.intro(other, render())[1].startswith("Tout ce qui suit est une proposition")


def test_the_walk_is_taken_up_another_day() -> None:
    store = Kept()
    walked(["fait", "", "plus tard"], store=store)
    said = walked(["où", "annule"], store=store)
    assert "Reprise. Déjà fait : 2 sur 67." in said
    assert "Carte 4 sur 52, quatre rouge." in said
    assert "Annulé." in said
    assert walked(["x"], store=store)[-2] == "Commande inconnue : x. Dites aide pour la liste."


def test_a_whole_box_ends_with_all_done() -> None:
    said = walked([""] * 67)
    assert said[-1] == "Terminé. Les 67 éléments sont faits."
    assert sum(line.startswith("Jeton ") for line in said) == 8
    assert "Jeton 6 sur 8, Dragon mort-vivant." in said


def test_many_alike_are_one_step() -> None:
    code, listed = run.prepare("sadaraspha", "en")
    texts = [item.args["text"] for item in kit.items(code, listed, render("en"))]
    assert sum("wood" in t for t in texts) == 1
    assert any(t.startswith("Card 21 to 55 of 120, wood, all alike.") for t in texts)


def test_guardians_kit_is_for_a_deck_or_for_all_cards() -> None:
    code, listed = run.prepare("guardians", "fr", only={"archer": 5, "beer": 2})
    names = [kit.piece_name(code, e.piece, render()) for e in listed if e.piece.family == "card"]
    assert names.count("Archer") == 5 and len(names) == 7
    code_of = {e.id: e.code for e in listed}
    alone = run.prepare("guardians", "fr", only={"archer": 1, "babes": 13})[1]
    assert next(e.code for e in alone if e.id == "archer") == code_of["archer"], "a code never moves to another card"
    for some in (listed, alone):
        assert len({e.code for e in some}) == len(some)


@pytest.mark.parametrize("game", codes.GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_piece_has_its_own_name_in_both_languages(game: str, lang: str) -> None:
    code, listed = run.prepare(game, lang)
    names = {}
    for piece in code.pieces:
        name = kit.piece_name(code, piece, render(lang))
        assert name and "{" not in name
        key = (piece.family, name)
        assert names.setdefault(key, piece.id) == piece.id or game == "guardians", key
        assert len(kit.mark_lines(code, piece, render(lang))) == len(piece.marks)
    assert len({e.id for e in listed}) == len(listed)


def test_codes_of_all_games_are_unique_and_guard_against_misreading() -> None:
    seen = {}
    for game in codes.GAMES:
        for number in (*range(1, 1200), 9999):
            code = kit.tag_code(game, number)
            assert re.fullmatch(r"[dogs]\d{4}[b-k]", code)
            assert kit.read_tag_code(code.upper()) == (game, number)
            assert seen.setdefault(code, (game, number)) == (game, number)
    for bad in ("d0014", "d0014z", "x0014f", "", "d0000b", "'; drop"):
        assert kit.read_tag_code(bad) is None
    one = kit.tag_code("dragon", 1234)
    assert all(kit.read_tag_code(one[:2] + d + one[3:]) is None for d in "0123456789" if d != one[2])
    with pytest.raises(ValueError, match="9999"):
        kit.tag_code("dragon", 0)


class Page(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.levels: list[int] = []
        self.items = 0
        self.bare = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.items += tag == "li"
        self.bare += tag == "svg" and self.stack[-1:] != ["hidden"]
        if re.fullmatch(r"h\d", tag):
            self.levels.append(int(tag[1]))
        if tag not in ("meta", "img", "br"):
            self.stack.append("hidden" if given.get("aria-hidden") else tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        top = self.stack.pop()
        assert top in (tag, "hidden")


def test_the_html_page_is_well_formed_and_its_pictures_are_not_read_twice() -> None:
    code, listed = run.prepare("dragon", "fr")
    text = kit_files.instructions_html(code, listed, render())
    page = Page()
    page.feed(text)
    assert not page.stack
    assert page.levels[0] == 1 and set(page.levels[1:]) == {2}
    assert page.bare == 0
    assert text.count("<ol>") == text.count("</ol>") == 4
    assert 'lang="fr"' in text
    assert page.items > 67


def test_braille_labels_are_ascii_and_say_each_piece() -> None:
    code, listed = run.prepare("dragon", "fr")
    blocks = kit_files.label_blocks(code, listed, render())
    laid = brf.pages(blocks, "fr")
    text = brf.from_brf(brf.brf_file(laid).decode("ascii"))
    assert braille.transcribe("b7", "fr") + braille.BLANK in text
    assert sum(b.kind == "item" for b in blocks) == 67


def test_layouts_never_overlap_nor_leave_the_page() -> None:
    for game in codes.GAMES:
        only = {"archer": 5, "marshal": 4} if game == "guardians" else None
        for system in codes.systems(game):
            code, listed = run.prepare(game, "fr", system, only)
            pages = kit_files.sticker_pages(code, listed, render())
            assert sum(len(p.placed) for p in pages) == len(listed)
            for page in pages:
                for i, a in enumerate(page.placed):
                    assert a.x >= sheets.MARGIN_MM - 1e-6 and a.y >= sheets.MARGIN_MM + sheets.HEAD_MM - 1e-6
                    assert a.x + a.width <= sheets.PAGE_MM[0] - sheets.MARGIN_MM + 1e-6
                    assert a.y + a.height <= sheets.PAGE_MM[1] - sheets.MARGIN_MM + 1e-6
                    for b in page.placed[i + 1 :]:
                        assert (a.x + a.width <= b.x or b.x + b.width <= a.x
                                or a.y + a.height <= b.y or b.y + b.height <= a.y)
                    for (x, y), d in zip(a.spots, a.label.drawings, strict=True):
                        assert x - sheets.CUT_MM >= a.x - 1e-6 and x + d.width + sheets.CUT_MM <= a.x + a.width + 1e-6
                        assert y + d.height + sheets.CUT_MM <= a.text_y
                    for (x, _), d, (x2, _) in zip(a.spots, a.label.drawings, a.spots[1:], strict=False):
                        assert x + d.width + 2 * sheets.CUT_MM <= x2 + 1e-6


def test_the_codes_file_is_a_tag_table_of_the_engines_components(tmp_path: Path) -> None:
    from plateau_parlant.access.table import tags
    from plateau_parlant.engines.orcz.components import EVENTS, STRENGTH

    for game in ("dragon", "orcz", "sadaraspha"):
        code, listed = run.prepare(game, "fr")
        (tmp_path / f"{game}.yaml").write_text(kit_files.codes_yaml(code, listed), "utf-8")
        table = tags.load(game, tmp_path)
        assert table.game == game
        if game == "dragon":
            assert len(table.of("h")) == 4 and len(table.of("undead")) == 2 and len(table.of("r7")) == 1
            assert len(table.tags) == 60
        if game == "orcz":
            assert set(table.tags.values()) - set(EVENTS) - set(STRENGTH) == {
                "2/1", "3/1", "3/2", "4/2", "5/2", "6/3"}
        assert all(kit.read_tag_code(tag) for tag in table.tags)


def test_a_missing_code_is_told_in_the_persons_language() -> None:
    with pytest.raises(codes.CodeError) as caught:
        run.prepare("dragon", "fr", "nothing")
    said = caught.value.said
    assert render()(said.id, said.args).startswith("Pas de code tactile nothing pour ce jeu. Il y a stickers")


def test_svg_sheets_are_in_millimetres_for_cutting_and_for_swelling() -> None:
    code, listed = run.prepare("dragon", "en")
    page = kit_files.sticker_pages(code, listed, render("en"))[0]
    for swell in (False, True):
        root = ET.fromstring(sheets.sheet_svg(page, swell))
        assert (root.get("width"), root.get("viewBox")) == ("210mm", "0 0 210 297")
        groups = root.findall("{http://www.w3.org/2000/svg}g")
        assert len(groups) == len(page.placed)
        filled = "fill:#000" in sheets.sheet_svg(page, swell)
        assert filled is swell


@pytest.mark.parametrize("name", shapes.SHAPES)
def test_shapes_touch_the_four_sides_of_their_box(name: str) -> None:
    """Sizes are true: what is called 10 mm is 10 mm in at least one direction, and never more."""
    numbers = [float(x) for x in re.findall(r"-?\d*\.?\d+", " ".join(shapes.shape(name).paths))]
    assert max(numbers) <= 14.5
    big = shapes.shape(name, 14.0)
    assert big.width == 14.0
    assert big.paths != shapes.shape(name).paths


# -- rendered pages --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[sheets.Page]]:
    """A PDF of one page of signs and one of QR labels, and the pages it was made from."""
    pytest.importorskip("weasyprint")
    pytest.importorskip("segno")
    code, listed = run.prepare("dragon", "fr")
    chosen = [e for e in listed if e.id in ("r1", "b7", "v12", "j5", "h", "token-undead", "token-volontaires", "tower")]
    stickers = kit_files.sticker_pages(code, chosen, render())
    scans = kit_files.qr_pages(code, chosen, render())
    page = sheets.print_html("Essai", "fr", kit.intro(code, render()), [stickers[0], scans[0]])
    path = tmp_path_factory.mktemp("kit") / "few.pdf"
    path.write_bytes(sheets.write_pdf(page))
    return path, [stickers[0], scans[0]]


def picture(path: Path, number: int, dpi: int) -> Any:
    image = pytest.importorskip("PIL.Image")
    out = path.with_name(f"p{number}-{dpi}")
    subprocess.run(["pdftoppm", "-r", str(dpi), "-f", str(number), "-l", str(number), "-gray", "-singlefile",
                    str(path), str(out)], check=True, timeout=60)
    return image.open(out.with_suffix(".pgm"))


def output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


@poppler
def test_signs_on_the_page_have_their_size_within_a_fifth_of_a_millimetre(few: Any) -> None:
    path, pages = few
    dpi = 400
    image = picture(path, 2, dpi)
    seen = 0
    for placed in pages[0].placed:
        for (x, y), drawing in zip(placed.spots, placed.label.drawings, strict=True):
            m = 1.2
            box = [round(v * dpi / 25.4) for v in (x - m, y - m, x + drawing.width + m, y + drawing.height + m)]
            crop = image.crop(tuple(box)).point(lambda v: 255 if v < 110 else 0)
            left, top, right, bottom = crop.getbbox()
            got = ((right - left) * 25.4 / dpi, (bottom - top) * 25.4 / dpi)
            assert abs(got[1] - drawing.height) <= 0.2, (placed.label.caption, got)
            assert abs(max(got) - max(drawing.width, drawing.height)) <= 0.2
            assert got[0] <= drawing.width + 0.2
            seen += 1
    assert seen >= 9


@poppler
def test_nothing_is_printed_between_the_cells_and_text_is_large(few: Any) -> None:
    path, pages = few
    for number, page in enumerate(pages, 2):
        image = picture(path, number, 100)
        dark = image.point(lambda v: 255 if v < 128 else 0)
        for placed in page.placed:
            for x0, x1 in ((placed.x + placed.width + 0.3, placed.x + placed.width + sheets.GAP_MM - 0.3),):
                box = [round(v * 100 / 25.4) for v in (x0, placed.y, x1, placed.y + placed.height)]
                assert dark.crop(tuple(box)).getbbox() is None, f"ink beside {placed.label.caption}"
    found = output("pdftotext", "-bbox", str(path), "-")
    heights = [float(b) - float(a) for a, b in re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)"', found)]
    assert heights and min(heights) >= 18
    assert "font-size: 18pt" in sheets._STYLE and sheets.TEXT_PT >= 18


@poppler
def test_qr_labels_are_read_back_from_the_page_at_300_dots(few: Any) -> None:
    zxing = pytest.importorskip("zxingcpp")
    path, pages = few
    image = picture(path, 3, 300)
    read = {code.text for code in zxing.read_barcodes(image)}
    assert read == {p.label.words[0] for p in pages[1].placed}
    assert all(kit.read_tag_code(text) for text in read)


@poppler
def test_the_pdf_is_tagged_and_reads_back_in_order(few: Any) -> None:
    path, pages = few
    told = output("pdfinfo", "-struct-text", str(path))
    assert "H1" in told and "H2" in told
    order = [told.find(f'"{p.lines[0]}') for p in pages[0].placed]
    assert -1 not in order and order == sorted(order)
    assert told.count("Figure") == sum(len(p.label.drawings) for page in pages for p in page.placed)
    info = output("pdfinfo", str(path))
    assert re.search(r"Tagged:\s+yes", info)
    assert re.search(r"Title:\s+Essai", info)


@poppler
@pytest.mark.slow
@pytest.mark.parametrize(("game", "system"), [("dragon", "stickers"), ("orcz", "stickers"), ("dragon", "tape")])
def test_whole_kits_all_codes_read_back_and_no_ink_between_cells(game: str, system: str, tmp_path: Path) -> None:
    zxing = pytest.importorskip("zxingcpp")
    pytest.importorskip("weasyprint")
    code, listed = run.prepare(game, "fr", system)
    pages = [*kit_files.sticker_pages(code, listed, render()), *kit_files.qr_pages(code, listed, render())]
    path = tmp_path / "all.pdf"
    path.write_bytes(sheets.write_pdf(sheets.print_html("Tout", "fr", [], pages)))
    read = set()
    for number, page in enumerate(pages, 2):
        image = picture(path, number, 300 if "scanner" in page.title else 100)
        dpi = 300 if "scanner" in page.title else 100
        read |= {c.text for c in zxing.read_barcodes(image)} if dpi == 300 else set()
        dark = image.point(lambda v: 255 if v < 128 else 0)
        for placed in page.placed:
            x0 = placed.x + placed.width + 0.3
            box = [round(v * dpi / 25.4) for v in (x0, placed.y, x0 + sheets.GAP_MM - 0.6, placed.y + placed.height)]
            assert dark.crop(tuple(box)).getbbox() is None, f"ink beside {placed.label.caption} on {page.title}"
    assert read == {e.code for e in listed if e.piece.family in kit_files.SCANNED}


def test_files_are_written_and_said_and_missing_libraries_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def broken(page: str) -> bytes:
        raise ImportError("weasyprint")

    monkeypatch.setattr(sheets, "write_pdf", broken)
    made = run.run_kit_files("dragon", "fr", tmp_path / "a", said.append, render())
    assert any(line.startswith("Pas de fichier PDF") for line in said)
    names = {p.name for p in made}
    assert {"dragon-stickers-fr.html", "dragon-stickers-fr.txt", "dragon-stickers-fr-labels.brf", "dragon.yaml",
            "dragon-stickers-fr-cut-1.svg"} <= names
    assert all(f"Fichier écrit : {name}." in said for name in names)
    (tmp_path / "file").write_text("x")
    assert run.run_kit_files("dragon", "fr", tmp_path / "file", said.append, render()) == []
    assert said[-1].startswith("Les fichiers n'ont pas pu être écrits")
    assert run.run_kit_files("dragon", "fr", tmp_path, said.append, render(), formats=("docx",)) == []
    assert said[-1].startswith("Format inconnu : docx")
