"""Tactile codes: what is published and what is not, and that fingers can tell the pieces apart."""

import itertools
from pathlib import Path

import pytest

from plateau_parlant.access import config, decks, paths
from plateau_parlant.access.tactile import braille, codes, shapes

ALL = [(game, system) for game in codes.GAMES for system in codes.systems(game, [paths.shipped("tactile")])]


def cards() -> dict[str, dict[str, str]]:
    rows = decks.card_rows()["cards"]
    return {r["id"]: {"name": r["name"], "kind": r["kind"]} for r in rows if r["id"] and r["kind"] != "kind"}


def load(game: str, system: str = "stickers", lang: str = "fr") -> codes.Code:
    return codes.load(game, lang, system, cards=cards() if game == "guardians" else None)


def marks(code: codes.Code, piece: str) -> list[tuple[str, str, bool, bool]]:
    found = next(p for p in code.pieces if p.id == piece)
    return [(m.place, m.sign, m.confirmed, m.place_confirmed) for m in found.marks]


def test_D9_1_troops_have_colour_over_the_number_and_dots_under_it() -> None:
    code = load("dragon")
    for value in range(1, 13):
        assert marks(code, f"r{value}") == [
            ("top-left", "shape heart", True, True), ("under", f"dots {value}", False, True)]
    assert marks(code, "b7") == [("top-left", "shape square", False, True), ("under", "dots 7", False, True)]
    assert "haut à gauche" in code.places["top-left"]
    assert "dessous" in code.places["under"]
    assert all(not c and not p for _, _, c, p in marks(code, "h")), "the source gives no mark for the heroes"


def test_D9_2_tokens_have_the_published_shapes_in_the_middle() -> None:
    code = load("dragon")
    published = {
        "emprisonnes": "grid", "epidemie": "target", "renfort": "plus", "contre-ordre": "triangles",
        "undead": "diamond", "volontaires": "two", "vol": "exclamation"}
    for token, name in published.items():
        assert marks(code, f"token-{token}") == [("middle", f"shape {name}", True, True)]
    assert {p.id: p.copies for p in code.pieces if p.family == "token"} == {
        f"token-{t}": 2 if t == "undead" else 1 for t in published}


def test_D9_3_board_has_pads_and_dots_above_the_numbered_spaces() -> None:
    code = load("dragon")
    for number, army in enumerate(("I", "II", "III", "IV"), 1):
        assert marks(code, f"army-{army}") == [
            ("space-middle", "pad", True, True), ("space-above", f"across {number}", False, True)]
    assert marks(code, "tower") == [("space-middle", "pad", True, True)]


def test_D9_4_figures_have_heart_and_diamond_on_one_side() -> None:
    code = load("dragon")
    assert marks(code, "figure-red") == [("one-side", "shape heart", True, True)]
    assert marks(code, "figure-undead") == [("one-side", "shape diamond", True, True)]


def test_D9_5_only_heart_for_red_is_confirmed_of_the_colours_and_no_number() -> None:
    code = load("dragon")
    troops = [p for p in code.pieces if p.group == "troop"]
    confirmed = {m.sign for p in troops for m in p.marks if m.confirmed}
    assert confirmed == {"shape heart"}
    assert {p.axes["colour"] for p in troops if any(m.confirmed for m in p.marks)} == {"r"}
    for game in ("orcz", "sadaraspha", "guardians"):
        assert not any(m.confirmed or m.place_confirmed for p in load(game).pieces for m in p.marks)


@pytest.mark.parametrize(("game", "system"), ALL)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_codes_are_unique_and_distinguishable(game: str, system: str, lang: str) -> None:
    code = load(game, system, lang)
    assert codes.faults(code) == []
    for piece in code.pieces:
        for mark in piece.marks:
            drawn = codes.drawing(mark, piece.family, lang)
            if mark.kind != "braille":
                wide, high = code.sizes[piece.family]
                assert drawn.width <= wide and drawn.height <= high, f"{piece.id}: {mark.sign} does not fit"


@pytest.mark.parametrize("game", codes.GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_braille_labels_have_at_most_four_cells_and_are_unique_in_a_game(game: str, lang: str) -> None:
    code = load(game, "braille-initials", lang)
    for families in (("card", "token", "tile"), ("figure",), ("board",), ("tablet",)):
        cells = [
            braille.transcribe(codes.label(p) or "", lang) for p in code.pieces if p.family in families]
        assert len(set(cells)) == len(cells)
        assert all(1 <= len(c) <= 4 and "⠿⠿" not in c for c in cells)


def test_fixed_sizes_of_signs_fit_a_poker_card() -> None:
    assert shapes.dots(12).height <= 88 - 18 - 3
    for a, b in itertools.combinations("heart square plus disc star".split(), 2):
        assert frozenset((a, b)) not in shapes.ALIKE


def test_boxes_hold_what_the_rules_count() -> None:
    count = {
        game: {family: sum(p.copies for p in load(game).pieces if p.family == family) for family in
               ("card", "token", "board", "figure", "tile", "tablet")} for game in ("dragon", "orcz", "sadaraspha")}
    assert count["dragon"] == {"card": 52, "token": 8, "board": 5, "figure": 2, "tile": 0, "tablet": 0}
    assert count["orcz"] == {"card": 4 * 13 + 24 + 24, "token": 0, "board": 4, "figure": 4, "tile": 0, "tablet": 0}
    assert count["sadaraspha"] == {"card": 20 + 35 + 25 + 20 + 20, "token": 0, "board": 0, "figure": 71, "tile": 55,
                                   "tablet": 4}


def test_piece_ids_are_those_of_the_engines() -> None:
    from plateau_parlant.engines.orcz.components import EVENTS
    from plateau_parlant.engines.sadaraspha.components import BANK, ROSTER, TILES

    orcz = {p.id: p.copies for p in load("orcz").pieces}
    assert {event: orcz[event] for event in EVENTS} == dict(EVENTS)
    sadaraspha = {p.id: p.copies for p in load("sadaraspha").pieces}
    for units in ROSTER.values():
        for unit, number in units.items():
            assert sadaraspha[f"figure-{unit}"] == number
    assert {k: sadaraspha[f"card-{k}"] for k in BANK} == dict(BANK)
    assert {k: sadaraspha[f"tile-{k}"] for k in TILES} == dict(TILES)


BASE = "format: 1\ngame: dragon\nsystem: mine\nbase: stickers\ntitle: {fr: a, en: a}\nsource: {fr: b, en: b}\n"


def colours(names: str) -> str:
    pairs = zip("rbvj", names.split(), strict=False)
    return "signs:\n  colour: {" + ", ".join(f"{c}: {{sign: shape {name}}}" for c, name in pairs) + "}\n"


def own(tmp_path: Path, text: str) -> list[Path]:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "dragon.yaml").write_text(BASE + text, "utf-8")
    return [tmp_path, paths.shipped("tactile")]


def test_a_club_adds_its_own_system_as_a_file(tmp_path: Path) -> None:
    where = own(tmp_path, "signs:\n  colour: {r: {sign: shape heart, confirmed: true}, b: {sign: shape moon}, "
                          "v: {sign: shape tee}, j: {sign: shape grid}}\n")
    assert "mine" in codes.systems("dragon", where)
    code = codes.load("dragon", "en", "mine", where)
    assert marks(code, "b1")[0][1] == "shape moon"
    assert marks(code, "token-vol")[0][1] == "shape exclamation"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (colours("disc disc tee grid"), "bear the same signs"),
        (colours("disc ring tee grid"), "feel alike"),
        (colours("heart tee grid"), "no sign for colour j"),
        (colours("hart tee grid disc"), "Unknown sign 'shape hart'"),
        ("marks:\n  hero: [{place: nowhere, sign: shape star}]\n", "no words for the place nowhere"),
        ("marks:\n  hero: [{place: middle, sign: braille heros}]\n", "more than 4 cells"),
        ("marks:\n  hero: []\n", "bears no sign"),
    ],
)
def test_a_code_that_fingers_cannot_read_is_refused(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(codes.CodeError, match=why):
        codes.load("dragon", "fr", "mine", own(tmp_path, text))


def test_tape_too_close_together_is_refused(tmp_path: Path) -> None:
    text = ("places: {a: {fr: a, en: a, at: [3, 10]}, b: {fr: b, en: b, at: [3, 15]}, c: {fr: c, en: c, at: [3, 40]}, "
            "d: {fr: d, en: d, at: [3, 70]}}\n"
            "signs:\n  colour: {r: {sign: tape, place: a}, b: {sign: tape, place: b}, v: {sign: tape, place: c}, "
            "j: {sign: tape, place: d}}\n")
    with pytest.raises(codes.CodeError, match="feel alike"):
        codes.load("dragon", "fr", "mine", own(tmp_path, text))


def test_a_faulty_file_names_the_nearest_key(tmp_path: Path) -> None:
    with pytest.raises(config.ConfigError):
        codes.load("dragon", "fr", "mine", own(tmp_path, "sings: {}\n"))
    with pytest.raises(codes.CodeError, match="there are stickers"):
        codes.load("dragon", "fr", "nothing")
    with pytest.raises(codes.CodeError, match="there are dragon"):
        codes.load("chess", "fr")
