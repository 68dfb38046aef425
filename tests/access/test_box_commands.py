"""The commands on a box and on the rulings, through the command line, by typed lines."""

import io
import sys
from pathlib import Path

import pytest

from plateau_parlant.access import box, cli, paths
from plateau_parlant.access.reading import rulings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All of the program's folders in a place of their own."""

    def folder(place: str) -> Path:
        path = tmp_path / place
        path.mkdir(parents=True, exist_ok=True)
        return path

    monkeypatch.setattr(paths, "folder", folder)
    return tmp_path


def spoken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, *lines: str) -> list[str]:
    """What a command says when these lines are typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    cli.main([*command.split(), "--output", "text"])
    out, err = capsys.readouterr()
    return (out + err).splitlines()


def test_a_dispute_is_decided_kept_and_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert box.kept_options("guardians") == {}
    read = ["read guardians", "balderoon", "2", "décide deux", "arrête"]
    said = spoken(monkeypatch, capsys, *read)
    assert "Votre table n'a pas encore choisi." in said
    assert any(line.startswith("Lecture 2 gardée") for line in said)
    assert box.kept_options("guardians") == {"balderoon": 2}
    again = spoken(monkeypatch, capsys, "read guardians", "balderoon", "2", "décide zéro", "arrête")
    assert "Votre table a choisi la lecture 2." in again
    assert box.kept_options("guardians") == {}


def test_what_is_no_open_question_cannot_be_decided(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = spoken(monkeypatch, capsys, "read guardians", "djinn", "1", "décide un", "décide neuf", "arrête")
    assert "Ce passage n'est pas une question ouverte." in said
    assert any(line.startswith("Dites décide un") for line in said)


def test_a_damaged_file_of_decisions_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rulings.kept_path().write_text("[", encoding="utf-8")
    said = spoken(monkeypatch, capsys, "play guardians", "q")
    assert len(said) == 1 and "ne peut pas être lu" in said[0]


def test_a_ready_deck_is_fine_and_a_bad_list_is_told_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert spoken(monkeypatch, capsys, "deck knights")[0].startswith("Deck en règle")
    path = tmp_path / "deck.txt"
    path.write_text("5 x Djinn\nzzzqq\nLe Grand Balderon\n", encoding="utf-8")
    said = spoken(monkeypatch, capsys, f"deck {path}")
    assert any(line.startswith("Ligne 2, carte inconnue") for line in said)
    assert any("lu comme Le Grand Balderoon" in line for line in said)
    assert any(line.startswith("Trop peu de cartes") for line in said)
    assert "introuvable" in spoken(monkeypatch, capsys, f"deck {tmp_path}/none.txt")[0]


@pytest.mark.parametrize("game", ["dragon", "orcz", "sadaraspha"])
def test_an_inventory_stops_goes_on_and_ends_with_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    said = spoken(monkeypatch, capsys, f"inventory {game}", "tout", "arrête")
    assert said[-1].startswith("Pause")
    said = spoken(monkeypatch, capsys, f"inventory {game}", *["tout", "3"] * 40)
    path = paths.folder("data") / f"inventory-{game}.txt"
    assert path.exists()
    assert str(path) in said[-1] or any(str(path) in line for line in said)


@pytest.mark.parametrize("game", ["dragon", "orcz", "sadaraspha", "guardians"])
def test_rules_are_read_and_lessons_begin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert len(spoken(monkeypatch, capsys, f"read {game}", "suivant", "arrête")) >= 4
    lessons = spoken(monkeypatch, capsys, f"tutorial {game}", "aide", "arrête")
    assert any("Leçon 1" in line for line in lessons)


def test_values_are_entered_for_two_games_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in box.ENTERED:
        assert spoken(monkeypatch, capsys, f"values {game}", "arrête")[-1].startswith("Pause")
    assert len(spoken(monkeypatch, capsys, "values dragon")) == 1
