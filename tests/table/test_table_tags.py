"""Tag tables, teaching them, taking stock, and carrying them in one file."""

from __future__ import annotations

import io
import stat
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plateau_parlant.access import walk as w
from plateau_parlant.access.config import ConfigError
from plateau_parlant.access.table import bundle, learn, ndef, tags
from plateau_parlant.access.table.events import TagEvent
from plateau_parlant.access.table.tags import Known, OtherGame, TagTable, Unknown

A, B, C = "04A3C6CAE26180", "04B3C6CAE26180", "04C3C6CAE26180"
DECK = ("r1", "r2", "h", "h")


def on(tag: str, text: str | None = None) -> TagEvent:
    return TagEvent("HAND", "on", tag, text)


def name(component: str) -> str:
    return {"r1": "rouge un", "r2": "rouge deux", "h": "héros"}[component]


# -- tables


def test_a_table_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    table = TagTable("dragon", {A: "r1", "0412345678": "h", "yes": "no", "1e5": "0x1", "é à": "v 3"})
    path = tags.save(table, tmp_path)
    assert tags.load("dragon", tmp_path) == table
    assert [p.name for p in tmp_path.iterdir()] == ["dragon.yaml"]
    assert path.read_text(encoding="utf-8").startswith("game: dragon\n")


def test_no_table_yet_is_an_empty_one(tmp_path: Path) -> None:
    assert tags.load("orcz", tmp_path) == TagTable("orcz")


@pytest.mark.parametrize("game", ["../x", "a/b", "", "A", "con.yaml", "a\\b"])
def test_a_game_is_never_a_path(game: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError):
        tags.path_of(game, tmp_path)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game: dragon\ntags:\n  04A3: [1]\n", 3),
        ("game: dragon\ntags:\n  04A3: r1\n  04A3: r2\n", 4),
        ("game: dragon\ncards: {}\n", 2),
        ("game: dragon\ntags:\n  x: ''\n", 3),
        ("tags: {}\n", 1),
        ("{", 2),
    ],
)
def test_a_damaged_table_names_the_line(text: str, line: int, tmp_path: Path) -> None:
    path = tmp_path / "dragon.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as e:
        tags.read(path)
    assert e.value.parts["line"] == line
    assert tags.load_all(tmp_path) == {}


def test_what_a_tag_is() -> None:
    table = TagTable("dragon", {A: "r1"})
    others = {"orcz": TagTable("orcz", {B: "gobelin"})}
    by_name = {"rouge deux": "r2"}.get
    assert tags.identify(on(A), table) == Known("r1")
    assert tags.identify(on(B), table, others) == OtherGame("orcz", "gobelin")
    assert tags.identify(on(C, "rouge deux"), table, others, by_name) == Known("r2")
    assert tags.identify(on(A, "rouge deux"), table, others, by_name) == Known("r1")  # what was taught wins
    assert tags.identify(on(C), table, others, by_name) == Unknown(C)
    assert tags.identify(on("08123456"), table) == Unknown("08123456", None, "table-tag-random")
    assert tags.identify(on("88123456"), table) == Unknown("88123456", None, "table-tag-truncated")


def test_a_scanners_digits_are_never_judged() -> None:
    assert tags.trouble_of(TagEvent("scanner", "seen", "08123456")) is None
    assert tags.trouble_of(on("0812345678")) is None
    assert tags.trouble_of(on("DEADBEEF")) is None


# -- teaching


def said(result: w.Result | None) -> list[str]:
    assert result
    return [s.id for s in w.in_order(result[1])]


def test_a_deck_in_order() -> None:
    walk = learn.begin(DECK, name)
    assert w.prompt(walk).args["component"] == "rouge un"
    walk, s = learn.scan(walk, on(A))  # type: ignore[misc]
    assert [m.id for m in w.in_order(s)] == ["table-learn-learnt", "table-learn-next"]
    assert w.in_order(s)[0].args["component"] == "rouge un" and w.in_order(s)[1].args["component"] == "rouge deux"
    assert A not in str([m.args for m in w.in_order(s) if m.id == "table-learn-learnt"])
    for i, tag in enumerate((B, C, "04D3C6CAE26180")):
        walk, s = learn.scan(walk, on(tag))  # type: ignore[misc]
        assert w.in_order(s)[-1].id == ("walk-finished" if i == 2 else "table-learn-next")
    assert learn.table_of(walk, "dragon").tags == {A: "r1", B: "r2", C: "h", "04D3C6CAE26180": "h"}
    assert w.summary(walk).complete


def test_equal_cards_are_told_by_number() -> None:
    walk = learn.begin(DECK, name, TagTable("dragon", {A: "r1", B: "r2"}))
    args = w.prompt(walk).args
    assert (args["component"], args["copy"], args["copies"]) == ("héros", 1, 2)


def test_bad_tags_are_explained_and_nothing_moves() -> None:
    walk = learn.begin(DECK, name, others={"orcz": TagTable("orcz", {B: "gobelin"})})
    cases = (("08123456", "table-tag-random"), ("88123456", "table-tag-truncated"), (B, "table-learn-other-game"))
    for tag, why in cases:
        result = learn.scan(walk, on(tag))
        assert said(result) == [why]
        assert result and result[0] is walk


def test_the_card_still_lying_there_is_no_new_card() -> None:
    walk = learn.begin(DECK, name)
    walk, _ = learn.scan(walk, on(A))  # type: ignore[misc]
    result = learn.scan(walk, on(A))
    assert said(result) == ["table-learn-same"] and result and result[0] is walk
    assert learn.scan(walk, TagEvent("HAND", "off", A)) is None


def test_a_duplicate_names_its_card_and_can_be_taken_over() -> None:
    walk = learn.begin(DECK, name)
    for tag in (A, B):
        walk, _ = learn.scan(walk, on(tag))  # type: ignore[misc]
    result = learn.scan(walk, on(A))
    assert said(result) == ["table-learn-duplicate"]
    assert result and result[1].args["component"] == "rouge un"
    walk, s = learn.take_over(walk, A)
    assert learn.table_of(walk, "dragon").tags == {B: "r2", A: "h"}
    assert w.in_order(s)[0].args["component"] == "héros"
    assert "r1" in w.summary(walk).skipped  # to be done again
    walk, _ = w.undo(walk)
    walk, _ = w.undo(walk)
    assert learn.table_of(walk, "dragon").tags == {A: "r1", B: "r2"}


def test_undo_skip_and_resume(tmp_path: Path) -> None:
    walk = learn.begin(DECK, name)
    walk, _ = learn.scan(walk, on(A))  # type: ignore[misc]
    walk, _ = w.skip(walk)
    walk, _ = learn.scan(walk, on(C))  # type: ignore[misc]
    walk, _ = w.undo(walk)
    walk, _ = learn.scan(walk, on(B))  # type: ignore[misc]
    tags.save(learn.table_of(walk, "dragon"), tmp_path)
    again = learn.begin(DECK, name, tags.load("dragon", tmp_path))
    assert again.answers == {"r1": A, "h#1": B}
    assert w.current(again).id == "r2"  # the first card not taught


@given(st.lists(st.sampled_from(["A", "B", "C", "D", "skip", "undo", "back", "take"]), max_size=40))
def test_no_tag_ever_has_two_components(script: list[str]) -> None:
    walk = learn.begin(DECK, name)
    for act in script:
        if act == "skip":
            walk, _ = w.skip(walk)
        elif act == "undo":
            walk, _ = w.undo(walk)
        elif act == "back":
            walk, _ = w.previous_item(walk)
        elif act == "take":
            walk, _ = learn.take_over(walk, "04A0C6CAE26180")
        else:
            result = learn.scan(walk, on(f"04{act}0C6CAE26180"))
            assert result is not None
            walk = result[0]
        values = list(walk.answers.values())
        assert len(values) == len(set(values))


def test_taking_stock_by_scan() -> None:
    table = TagTable("dragon", {A: "r1", B: "h", C: "h"})
    stand = learn.Stock(DECK, table)
    assert learn.missing(stand) == DECK
    for tag, want, left in ((B, "table-stock-counted", 3), (A, "table-stock-counted", 2)):
        stand, s = learn.stock(stand, on(tag), name)  # type: ignore[misc]
        assert s.id == want and s.args["left"] == left
    stand, s = learn.stock(stand, on(B), name)  # type: ignore[misc]
    assert s.id == "table-stock-again"
    stand, s = learn.stock(stand, on("04FF"), name)  # type: ignore[misc]
    assert s.id == "table-stock-unknown"
    assert learn.stock(stand, on("04FF"), name) is None
    assert learn.missing(stand) == ("r2", "h")


# -- NDEF


def test_text_records() -> None:
    assert ndef.parse_text(ndef.text_message("Sept rouge, armée deux")) == "Sept rouge, armée deux"
    utf16 = bytes((0xD1, 1, 3 + 8)) + b"T" + bytes((0x82,)) + b"fr" + "été".encode("utf-16")
    assert ndef.parse_text(utf16) == "été"
    uri = bytes((0x91, 1, 5)) + b"U\x04a.fr"
    assert ndef.parse_text(uri + bytes((0x51, 1, 7)) + b"T\x02frbon ") == "bon"
    assert ndef.parse_text(b"\xd1\x01\x07T\x02fra\nb\x00") == "a b"
    assert ndef.parse_text(b"\xd1\x01\x03T\x02fr") is None


def test_memory() -> None:
    m = ndef.text_message("bonjour")
    assert ndef.message_in_memory(b"\x01\x03\xa0\x0c\x34\x03" + bytes((len(m),)) + m + b"\xfe") == m
    long = bytes(300)
    assert ndef.message_in_memory(b"\x03\xff\x01\x2c" + long) == long
    for bad in (b"", b"\x00" * 16, b"\xfe", b"\x03", b"\x03\x05ab", b"\x03\xff\x01", b"\x03\x00\xfe"):
        assert ndef.message_in_memory(bad) is None


@given(st.binary(max_size=200))
def test_no_bytes_on_a_tag_can_hurt(data: bytes) -> None:
    message = ndef.message_in_memory(data)
    for m in (message, data):
        text = ndef.parse_text(m) if m else None
        assert text is None or (text.isprintable() and 0 < len(text) <= ndef.MAX_TEXT)


# -- one file


@pytest.fixture
def here(tmp_path: Path) -> dict[str, Path]:
    folders = {kind: tmp_path / "here" / kind for kind in bundle.KINDS}
    for f in folders.values():
        f.mkdir(parents=True)
    tags.save(TagTable("dragon", {A: "r1"}), folders["tags"])
    (folders["players"] / "anna.yaml").write_text("name: Anna\n", encoding="utf-8")
    return folders


def elsewhere(tmp_path: Path) -> dict[str, Path]:
    return {kind: tmp_path / "elsewhere" / kind for kind in bundle.KINDS}


def test_out_and_in_again(here: dict[str, Path], tmp_path: Path) -> None:
    file = tmp_path / "club.zip"
    assert bundle.write(file, here) == 2
    there = elsewhere(tmp_path)
    assert bundle.take(file, there) == bundle.Taken(("tags/dragon.yaml", "players/anna.yaml"), ())
    assert tags.load("dragon", there["tags"]).tags == {A: "r1"}
    assert bundle.take(file, there) == bundle.Taken((), ())
    tags.save(TagTable("dragon", {B: "r1"}), there["tags"])
    assert bundle.take(file, there) == bundle.Taken((), ("tags/dragon.yaml",))
    assert tags.load("dragon", there["tags"]).tags == {B: "r1"}
    assert bundle.take(file, there, replace=True) == bundle.Taken(("tags/dragon.yaml",), ())
    assert tags.load("dragon", there["tags"]).tags == {A: "r1"}
    first = file.read_bytes()
    bundle.write(file, here)
    assert file.read_bytes() == first


def zipped(path: Path, *entries: tuple[str, bytes], mode: int = 0, method: int = zipfile.ZIP_DEFLATED) -> Path:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as z:
        for entry, data in entries:
            info = zipfile.ZipInfo(entry)
            info.external_attr = mode << 16
            z.writestr(info, data)
    path.write_bytes(made.getvalue())
    return path


GOOD = b"game: dragon\ntags: {}\n"


@pytest.mark.parametrize(
    "entry",
    [
        "../evil.yaml",
        "tags/../../evil.yaml",
        "/etc/evil.yaml",
        "C:/evil.yaml",
        "tags\\..\\evil.yaml",
        "tags/sub/evil.yaml",
        "tags/.hidden.yaml",
        "tags/con.yaml",
        "tags/evil.py",
        "tags/.yaml",
        "games/dragon.yaml",
        "evil.yaml",
        "tags/a\x00b.yaml",
        "tags/" + "x" * 200 + ".yaml",
    ],
)
def test_what_does_not_belong_there_is_refused_and_nothing_is_written(entry: str, tmp_path: Path) -> None:
    file = zipped(tmp_path / "f.zip", ("tags/dragon.yaml", GOOD), (entry, GOOD))
    there = elsewhere(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(bundle.BundleError) as e:
        bundle.take(file, there)
    assert e.value.code == "table-bundle-strange"
    assert sorted(tmp_path.rglob("*")) == before


def test_links_twins_bombs_and_noise_are_refused(tmp_path: Path) -> None:
    there = elsewhere(tmp_path)
    cases = [
        (zipped(tmp_path / "link.zip", ("tags/dragon.yaml", b"/etc/passwd"), mode=stat.S_IFLNK | 0o777), "strange"),
        (zipped(tmp_path / "twin.zip", ("tags/dragon.yaml", GOOD), ("tags/Dragon.yaml", GOOD)), "strange"),
        (zipped(tmp_path / "bomb.zip", ("tags/dragon.yaml", b" " * 2_000_000)), "too-large"),
        (zipped(tmp_path / "many.zip", *[(f"tags/g{i}.yaml", b"") for i in range(301)]), "too-large"),
        (zipped(tmp_path / "bin.zip", ("tags/dragon.yaml", b"\xff\xfe\x00")), "damaged"),
        (zipped(tmp_path / "empty.zip"), "empty"),
        (tmp_path / "none.zip", "missing"),
        (zipped(tmp_path / "wrong.zip", ("tags/orcz.yaml", GOOD)), "entry"),
        (zipped(tmp_path / "bad.zip", ("tags/dragon.yaml", b"game: dragon\ntags:\n  a: [")), "entry"),
        (zipped(tmp_path / "odd.zip", ("players/a.yaml", b"colour: red")), "entry"),
            (zipped(tmp_path / "board.zip", ("boards/a.yaml", b"pins: []")), "entry"),
            (zipped(tmp_path / "keys.zip", ("keys/a.yaml", b"[]")), "entry"),
            (zipped(tmp_path / "yaml.zip", ("players/a.yaml", b"!!python/object/apply:os.system [id]")), "entry"),
    ]
    noise = tmp_path / "noise.zip"
    noise.write_bytes(b"PK\x03\x04 and then nothing")
    cases.append((noise, "damaged"))
    cut = tmp_path / "cut.zip"
    cut.write_bytes(zipped(tmp_path / "whole.zip", ("tags/dragon.yaml", GOOD)).read_bytes()[:60])
    cases.append((cut, "damaged"))
    for file, code in cases:
        with pytest.raises(bundle.BundleError) as e:
            bundle.take(file, there)
        assert e.value.code == f"table-bundle-{code}", file
    assert not (tmp_path / "elsewhere").exists()


def test_a_flipped_byte_is_damage_not_a_table(tmp_path: Path) -> None:
    file = zipped(tmp_path / "f.zip", ("tags/dragon.yaml", GOOD), method=zipfile.ZIP_STORED)
    data = bytearray(file.read_bytes())
    data[data.index(b"dragon\n")] ^= 1
    file.write_bytes(data)
    with pytest.raises(bundle.BundleError) as e:
        bundle.read(file)
    assert e.value.code == "table-bundle-damaged"
