"""The owner's own values: walked, stopped, taken up again, and used by the games."""

from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access import config, values, walk_lines
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core, orcz

TROOPS = ["4", "1", "2", "2", "1", "1", "3", "2", "2", "3"]
ENEMIES = ["2/1", "3 1", "3 et 2", "4-2", "5/2", "6 3"] * 4


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> walk_lines.JsonFile:
    monkeypatch.setattr(values.paths, "folder", lambda place: tmp_path / place)
    return walk_lines.JsonFile(tmp_path / "walk.json")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_is_asked_and_a_complete_walk_is_the_owners_set(kept: walk_lines.JsonFile, lang: str) -> None:
    entering = values.Entering(lang, kept)
    entering.texts.strict = True
    first = entering.begin()
    assert len(first) == 2
    assert values.owner("orcz") is None
    for answer in TROOPS + ENEMIES:
        assert not entering.over
        assert entering.line(answer)
    assert entering.over
    box = orcz.begin(core.Setup(("Anna", "Bruno"), data=values.owner("orcz"))).box
    assert box.infantry == (1, 2, 2, 4)
    assert box.confirmed
    assert box.enemies[3] == ("2/1", "3/1", "3/2", "4/2", "5/2", "6/3")


def test_a_stopped_walk_changes_nothing_and_goes_on(kept: walk_lines.JsonFile) -> None:
    entering = values.Entering("fr", kept)
    entering.begin()
    assert "carte 2 sur 4" in " ".join(entering.line("4"))
    assert "Trop grand" in " ".join(entering.line("12"))
    assert "pas un nombre" in " ".join(entering.line("beaucoup"))
    assert "Pause" in " ".join(entering.line("arrête"))
    assert entering.over
    assert values.owner("orcz") is None
    again = values.Entering("fr", kept)
    assert "Une carte sur 34 est déjà entrée" in again.begin()[0]
    assert "Annulé" in " ".join(again.line("annule"))


@pytest.mark.parametrize("given", ["4", "4/2/1", "", "quatre deux", "0/1", "99/1"])
def test_what_is_no_enemy_is_asked_again(given: str) -> None:
    with pytest.raises(values.BadAnswer):
        values.enemy(given, {})


def test_a_full_disk_is_told_once(kept: walk_lines.JsonFile, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left")

    monkeypatch.setattr(values.paths, "write_atomically", full)
    entering = values.Entering("fr", kept)
    entering.begin()
    told = [" ".join(entering.line(answer)) for answer in TROOPS + ENEMIES]
    assert sum("n'a pas pu être gardé" in line for line in told) == 1
    assert "n'ont pas pu être gardées" in told[-1]


def test_not_confirmed_is_said_in_the_welcome_and_confirmed_is_not(kept: walk_lines.JsonFile) -> None:
    def welcome(data: dict[str, Any] | None) -> str:
        state = orcz.begin(core.Setup(("Anna", "Bruno"), data=data))
        return narrator("orcz", Texts("fr", "common", strict=True), ("Anna", "Bruno")).welcome(orcz.view(state, 0))

    assert "vérifiés" in welcome(None)
    own = values.components.box_data(values.components.DEFAULT)
    own["confirmed"] = True
    assert "vérifiés" not in welcome(own)
    assert config.dump(own)
