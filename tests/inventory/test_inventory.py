"""Taking stock: lists, answers, stop and resume, report and file, scanned codes."""

from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access import config, inventory, paths, walk
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.table import tags
from plateau_parlant.access.table.tags import TagTable
from plateau_parlant.access.walk_lines import JsonFile


class Person:
    """Says what is asked, from a script; keeps what is heard."""

    def __init__(self, *lines: str, lang: str = "fr") -> None:
        self.lines, self.heard = list(lines), []
        texts = Texts(lang, "common", "program", *inventory.TEXTS, strict=True)
        self.render = lambda name, args: " ".join(texts.text(name, **args).split())

    def ask(self) -> str | None:
        return self.lines.pop(0) if self.lines else None

    def run(self, game: str, folder: Path, lang: str = "fr", **more: Any) -> Any:
        return inventory.run_inventory(
            game, lang, self.heard.append, self.ask, self.render, JsonFile(folder / "kept.json"), folder, **more
        )


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "settings"
    folder.mkdir()
    monkeypatch.setattr(paths, "folder", lambda place: folder)
    return folder


@pytest.mark.parametrize("game", ["dragon", "orcz", "sadaraspha"])
def test_the_shipped_lists_can_be_read(game: str) -> None:
    box = inventory.load(game)
    assert box is not None and box.game == game
    assert {part.group for part in box.parts} - {""} == set(box.groups)


def test_D1_the_dragon_box() -> None:
    box = inventory.load("dragon")
    sums = {kind: sum(part.count for part in box.parts if part.kind == kind) for kind in ("card", "token", "figure")}
    assert sums == {"card": 52, "token": 8, "figure": 2}


def test_O1_1_the_orcz_box() -> None:
    box = inventory.load("orcz")
    assert sum(part.count or 0 for part in box.parts if part.group == "players" and part.kind == "card") == 4 * 13
    assert next(part for part in box.parts if part.id == "goblins").count is None
    assert sum(part.count for part in box.parts if part.id.startswith("enemies")) == 24


def test_S1_3_totals_that_do_not_agree_with_the_lists() -> None:
    box = inventory.load("sadaraspha")
    assert [(one.kind, one.printed, one.listed) for one in inventory.differences(box)] == [
        ("token", 24, 20),
        ("card", 110, 120),
        ("tile", 50, 55),
    ]
    person = Person("arrête")
    person.run("sadaraspha", Path())
    assert person.heard[1] == (
        "Attention, le livret annonce 24 jetons, mais ses listes en donnent 20. Je suis les listes."
    )


def test_S1_1_the_figures_are_those_of_the_engine() -> None:
    from plateau_parlant.engines.sadaraspha.components import ROSTER

    box = inventory.load("sadaraspha")
    counts = {part.id: part.count for part in box.parts}
    counts["escarmouche"] = counts["escargot"] + counts["mammouth"]
    for units in ROSTER.values():
        assert {unit: counts[unit] for unit in units} == units


def complete(tmp_path: Path, *lines: str, lang: str = "fr") -> Person:
    person = Person(*lines, lang=lang)
    state = person.run("dragon", tmp_path, lang)
    assert walk.summary(state).complete
    return person


def test_the_report_is_short_and_the_file_is_whole(tmp_path: Path) -> None:
    person = complete(tmp_path, "11", "13", *["tout"] * 13, "un dé vert")
    assert person.heard[-5:-1] == [
        "Inventaire, les Dragons : une pièce manque, une pièce en trop, des pièces inconnues.",
        "Il manque 1 : cartes troupes rouges, de 1 à 12, 11 sur 12.",
        "En trop, 1 : cartes troupes bleues, de 1 à 12, 13 au lieu de 12.",
        "Pièces inconnues : un dé vert.",
    ]
    text = (tmp_path / "inventory-dragon.txt").read_text("utf-8")
    assert "cartes héros : 4 sur 4." in text
    assert str(tmp_path / "inventory-dragon.txt") in person.heard[-1]


def test_nothing_wrong_is_said_as_such(tmp_path: Path) -> None:
    person = complete(tmp_path, *["all"] * 15, "nothing", lang="en")
    assert person.heard[-2] == ("Inventory, the Dragons: nothing is missing, nothing too many, no unknown part.")


def test_a_skipped_part_is_reported_only_when_the_walk_ends(tmp_path: Path) -> None:
    person = Person("plus tard", *["tout"] * 14, "rien", "reste", "12")
    state = person.run("dragon", tmp_path)
    assert walk.summary(state).complete
    assert any("pour plus tard" in line for line in person.heard)
    assert person.heard[-2].startswith("Inventaire, les Dragons : rien ne manque")


def test_stopped_and_taken_up_another_day(tmp_path: Path) -> None:
    first = Person("12", "12", "arrête")
    assert first.run("dragon", tmp_path).stopped
    assert not (tmp_path / "inventory-dragon.txt").exists()
    second = Person("12")
    state = second.run("dragon", tmp_path)
    assert state.answers == {"cards-r": 12, "cards-b": 12, "cards-v": 12}
    assert any("vertes" in line for line in second.heard)


def test_bad_numbers_are_refused_in_words(tmp_path: Path) -> None:
    person = Person("douze", "-1", "")
    state = person.run("dragon", tmp_path)
    assert state.answers == {}
    assert "Ce n'est pas un nombre entier. Tapez des chiffres." in person.heard


def test_scanned_codes_count_one_by_one(tmp_path: Path) -> None:
    codes = {"A1": "heroes", "ZZ": ""}
    person = Person("A1", "A1", "ZZ")
    state = person.run("dragon", tmp_path, scan=codes.get)
    assert state.answers == {"heroes": 2}
    assert "Cartes héros : 2 sur 4." in person.heard or "cartes héros : 2 sur 4." in person.heard
    assert "Étiquette inconnue, rien n'est compté. Dites le nombre." in person.heard


def test_tags_learnt_for_the_game_are_taken(tmp_path: Path, own_settings: Path) -> None:
    tags.save(TagTable("dragon", {"04A2B1": "v12"}))
    person = Person("04A2B1")
    assert person.run("dragon", tmp_path).answers == {"cards-v": 1}


def test_guardians_has_no_fixed_box_and_takes_an_owners_list(tmp_path: Path) -> None:
    person = Person()
    assert person.run("guardians", tmp_path) is None
    assert person.heard[0].startswith("Pas de liste pour Guardians")
    own = tmp_path / "mine.yaml"
    own.write_text("game: guardians\nparts: [{id: a, kind: card, fr: carte A, en: card A, count: 2}]\n", "utf-8")
    person = Person("tout", "rien")
    state = person.run("guardians", tmp_path, owner=own)
    assert state.answers["a"] == 2


def test_a_deck_list_is_a_list_of_parts(tmp_path: Path) -> None:
    from plateau_parlant.access import decks

    deck = decks.ready_deck("knights")
    path = tmp_path / "deck.txt"
    path.write_text(decks._shipped("decks/knights.txt"), "utf-8")
    box = inventory.load("guardians", path)
    assert sum(part.count for part in box.parts) == len(deck.cards)


def test_an_owners_list_replaces_the_shipped_one(tmp_path: Path, own_settings: Path) -> None:
    kept = own_settings / "inventory" / "orcz.yaml"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("game: orcz\nparts: [{id: g, kind: token, fr: gobelins, en: goblins, count: 90}]\n", "utf-8")
    assert inventory.load("orcz").parts[0].count == 90
    kept.write_text("game: orcz\nparts: [{id: g, kind: token, fr: x, en: y}, {id: g, kind: token, fr: x, en: y}]\n")
    with pytest.raises(config.ConfigError):
        inventory.load("orcz")
    kept.write_text("game: orcz\nparts: [{id: g, kind: toke, fr: x, en: y}]\n")
    with pytest.raises(config.ConfigError):
        inventory.load("orcz")


def test_a_full_disk_is_told_and_the_counts_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(*["tout"] * 15, "rien")
    wrote = paths.write_atomically

    def full(path: Path, text: str) -> None:
        if path.suffix == ".txt":
            raise OSError(28, "No space left on device")
        wrote(path, text)

    monkeypatch.setattr(paths, "write_atomically", full)
    person.run("dragon", tmp_path)
    assert person.heard[-1].startswith("Rapport non écrit")
    assert (tmp_path / "kept.json").exists()


@pytest.mark.parametrize(
    ("game", "component", "part"),
    [
        ("dragon", "r7", "cards-r"),
        ("dragon", "token vol", "vol"),
        ("dragon", "dragon undead", "undead-dragon"),
        ("sadaraspha", "zombie8", "zombie"),
        ("sadaraspha", "escarmouche2", "mammouth"),
        ("sadaraspha", "dieu1", "dieu"),
        ("sadaraspha", "dieu-des-morts1", "dieu-des-morts"),
        ("sadaraspha", "dragon", None),
    ],
)
def test_a_tagged_component_is_a_part(game: str, component: str, part: str | None) -> None:
    assert inventory.part_of(inventory.load(game), component) == part


@pytest.mark.parametrize("game", ["dragon", "sadaraspha"])
def test_every_component_that_may_carry_a_tag_is_a_part(game: str) -> None:
    from plateau_parlant.access.narration import narrator

    box = inventory.load(game)
    counts: dict[str | None, int] = {}
    for component in narrator(game, Texts("fr", "common"), ("Anna", "Bruno")).deck():
        part = inventory.part_of(box, component)
        counts[part] = counts.get(part, 0) + 1
    assert None not in counts
    assert counts == {part.id: part.count for part in box.parts if part.id in counts}


def test_codes_learnt_for_the_game_are_read() -> None:
    box = inventory.load("dragon")
    scan = inventory.scan_of(box, TagTable("dragon", {"04A2": "r7", "04A3": "nothing"}))
    assert [scan(code) for code in ("04a2", "04A3", "12")] == ["cards-r", "", None]
