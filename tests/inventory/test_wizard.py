"""The owner's data entry: questions, checks, stop and resume, the set it writes, a map."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access import config, paths, wizard
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core, sadaraspha
from plateau_parlant.engines.sadaraspha.house import HOUSE


class Kept:
    """A store in memory, of what JSON can hold."""

    def __init__(self) -> None:
        self.text: str | None = None

    def load(self) -> object | None:
        return None if self.text is None else json.loads(self.text)

    def save(self, data: Mapping[str, Any]) -> None:
        self.text = json.dumps(data)


class Owner:
    """Answers from a script; each run is another day."""

    def __init__(self, folder: Path, lang: str = "fr") -> None:
        self.folder, self.lang = folder, lang
        self.heard: list[str] = []
        self.stores: dict[str, Kept] = {}
        texts = Texts(lang, "common", "program", *wizard.TEXTS, strict=True)
        self.render = lambda name, args: " ".join(texts.text(name, **args).split())

    def run(self, *lines: str, target: Path | None = None) -> Path | None:
        script = list(lines)
        self.heard.clear()
        return wizard.run_wizard(
            self.lang,
            self.heard.append,
            lambda: script.pop(0) if script else None,
            self.render,
            lambda stage: self.stores.setdefault(stage, Kept()),
            target or self.folder / "set.yaml",
        )


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Owner:
    monkeypatch.setattr(paths, "folder", lambda place: tmp_path / "settings")
    return Owner(tmp_path)


COUNT = 20 * 8 + 6 * 4 + 2
SAME = ["pareil"] * COUNT


def test_the_first_questions_name_card_and_field(owner: Owner) -> None:
    assert owner.run("4", "0", "0", "7", "arrête") is None
    assert "prêtre-guerrier : prix en bois ? Valeur d'essai : 4." in owner.heard
    assert "prêtre-guerrier : points de vie ? Valeur d'essai : 5." in owner.heard
    assert "prêtre-guerrier : dés d'attaque ? Valeur d'essai : 1d6." in owner.heard


def test_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "folder", lambda place: tmp_path / "settings")
    english = Owner(tmp_path, "en")
    english.run(*["same"] * 11, "0")
    assert "knight: hit points? Trial value: 8." in english.heard
    assert "Refused. knight, hit points: a whole number from 1 to 99." in english.heard


@pytest.mark.parametrize(
    ("skipped", "given", "refusal"),
    [
        (3, "0", "Refusé. prêtre-guerrier, points de vie : un nombre entier de 1 à 99."),
        (3, "cinq", "Refusé. prêtre-guerrier, points de vie : un nombre entier de 1 à 99."),
        (4, "2d", "Refusé. prêtre-guerrier, dés d'attaque : par exemple 2d6+1, dix dés au plus, ou aucun."),
        (6, "2,125", "Refusé. prêtre-guerrier, points de mouvement : un nombre de 0 à 20, deux chiffres au plus"),
        (7, "lave", "Refusé. prêtre-guerrier, terrains interdits : des terrains séparés par des virgules parmi"),
    ],
)
def test_each_answer_is_checked(owner: Owner, skipped: int, given: str, refusal: str) -> None:
    owner.run(*["pareil"] * skipped, given)
    assert any(line.startswith(refusal) for line in owner.heard), owner.heard[-4:]


def test_answers_become_the_set(owner: Owner) -> None:
    script = ["4", "1", "0", "7", "2 d 6 plus 1", "1", "2,5", "eau et roche", *SAME[8:], "non"]
    path = owner.run(*script)
    assert path is not None
    data = wizard.owner_data(path)
    card = data["races"]["fanatiques"]["pretre"]
    assert card == {
        "wood": 4, "stone": 1, "ore": 0, "hit_points": 7, "dice": "2d6+1", "range": 1, "movement": 2.5,
        "forbidden": ["water", "rock"],
    }  # fmt: skip
    assert data["races"]["aquatiques"]["axolotl"]["dice"] is None
    assert data["maps"] == HOUSE["maps"]
    assert data["confirmed"] is False, "the map is not the owner's"
    state = sadaraspha.begin(core.Setup(("A", "B"), {}, data))
    assert state.tables.cards["pretre"].dice == (2, 6, 1)
    assert "Ce qui manque garde les valeurs d'essai" in owner.heard[-1]


def test_stopped_and_taken_up_another_day_in_the_other_language(owner: Owner) -> None:
    assert owner.run("4", "plus tard", "0", "arrête") is None
    assert not (owner.folder / "set.yaml").exists()
    english = Owner(owner.folder, "en")
    english.stores = owner.stores
    assert english.run("9", "stop") is None
    assert any(line.startswith("warrior-priest: hit points?") for line in english.heard)


def test_a_field_left_for_later_keeps_the_trial_value_until_answered(owner: Owner) -> None:
    assert owner.run("plus tard", *SAME[1:], "non") is None, "not finished while something is left"
    path = owner.run("reste", "6")
    assert path is not None
    assert wizard.owner_data(path)["races"]["fanatiques"]["pretre"]["wood"] == 6


MAP = ["oui", "hexagones", "3", "4"]


def test_a_map_of_the_owner(owner: Owner) -> None:
    path = owner.run(*SAME, *MAP, "1 p f e", "p x", "p x r v", "- p 2 p", "oui")
    assert "Mauvaise longueur : 2 lettres, il en faut 4." in owner.heard
    data = wizard.owner_data(path)
    assert data["confirmed"] is True
    assert data["maps"][0] == {"name": "ma carte", "grid": "hex", "rows": ["1.fw", ".*rv", "-.2."]}
    state = sadaraspha.begin(core.Setup(("A", "B"), {}, data))
    assert state.tables.field.name == "ma carte" and state.tables.confirmed


def test_a_wrong_map_is_refused_with_the_reason_and_mended(owner: Owner) -> None:
    path = owner.run(*SAME, *MAP, "1 p f e", "p x r v", "- p p p", "oui", "aller 3", "- p 2 p", "reste", "oui")
    assert any(line.startswith("Carte refusée. Il faut une ville 2 et une seule.") for line in owner.heard)
    assert path is not None
    assert wizard.owner_data(path)["maps"][0]["rows"][2] == "-.2."


def test_stopped_in_the_map_and_taken_up_there(owner: Owner) -> None:
    assert owner.run(*SAME, *MAP, "1 p f e", "arrête") is None
    path = owner.run("p x r v", "- p 2 p", "oui")
    assert path is not None
    assert "Ligne 2, 4 lettres" in " ".join(owner.heard)


def test_what_was_entered_can_be_mended_later(owner: Owner) -> None:
    owner.run(*SAME, "non")
    path = owner.run("aller 4", "12", "reste")
    assert owner.heard[1].startswith("Tout est déjà entré.")
    assert wizard.owner_data(path)["races"]["fanatiques"]["pretre"]["hit_points"] == 12


def test_a_file_changed_by_hand_is_checked(owner: Owner, tmp_path: Path) -> None:
    assert wizard.owner_data() is None
    path = owner.run(*SAME, "non")
    text = path.read_text("utf-8")
    path.write_text(text.replace("hit_points: 5", "hit_points: 500", 1), "utf-8")
    with pytest.raises(config.ConfigError) as caught:
        wizard.owner_data(path)
    assert caught.value.parts["key"] == "pretre hit_points"
    assert caught.value.parts["expected"] == "whole 1 99"


def test_a_full_disk_is_told(owner: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    wrote = paths.write_atomically

    def full(path: Path, text: str) -> None:
        if path.suffix == ".yaml":
            raise OSError(28, "No space left on device")
        wrote(path, text)

    monkeypatch.setattr(paths, "write_atomically", full)
    assert owner.run(*SAME, "non") is None
    assert owner.heard[-1].startswith("Fichier non écrit")
