"""A walk played in lines: the words one types, what is heard, what is kept."""

import json
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access import walk, walk_lines
from plateau_parlant.access.narration.bundle import Texts

ITEMS = (
    walk.Item("a", "show", "walk-help"),
    walk.Item("b", "count", "walk-help", expected=3),
    walk.Item("c", "choice", "walk-help", choices=("suivant", "bleu")),
    walk.Item("d", "value", "walk-help", check=walk.whole(1, 9)),
)


def played(lines: list[str], store: Any = None, lang: str = "fr") -> tuple[walk.Walk, list[str]]:
    said: list[str] = []
    texts = Texts(lang, "walk", strict=True)
    given = iter(lines)
    state = walk_lines.run_walk(
        ITEMS, said.append, lambda: next(given, None), lambda name, args: texts.text(name, **args), store)
    return state, said


def test_answers_commands_and_the_end_with_what_is_missing() -> None:
    state, said = played(["fait", "2", "suivant", "9"])
    assert state.answers == {"a": True, "b": 2, "c": "suivant", "d": 9}
    assert said[-2:] == ["Terminé. Les 4 éléments sont faits.", "Il manque 1 pièce."]
    assert "Noté : 2." in said
    assert played(["", "5", "bleu", "1"], lang="en")[1][-1] == "2 pieces too many."


@pytest.mark.parametrize(
    ("lines", "heard"),
    [
        (["bonjour"], "Commande inconnue : bonjour. Dites aide pour la liste."),
        (["9"], "Trop grand. Au plus 4."), (["p"], "C'est le début de la liste."),
        (["annule"], "Rien à annuler."), (["", "deux"], "Ce n'est pas un nombre entier. Tapez des chiffres."),
        (["aller 3", "vert"], "Réponse inconnue. Les choix sont : suivant, bleu."),
        (["où"], "Élément 1 sur 4. Fait : 0. Pour plus tard : 0."),
        (["4", "0"], "Trop petit. Au moins 1."), (["plus tard"], "Laissé pour plus tard."),
    ],
)
def test_every_line_gets_an_answer(lines: list[str], heard: str) -> None:
    assert heard in played(lines)[1]


def test_an_empty_line_never_counts_where_a_value_is_asked() -> None:
    state, said = played(["", "", ""])
    assert state.answers == {"a": True}
    assert len(said) > 3


def test_end_of_input_stops_and_keeps(tmp_path: Path) -> None:
    store = walk_lines.JsonFile(tmp_path / "deep" / "walk.json")
    _, said = played(["", "3"], store)
    assert said[-1] == "Pause. Fait : 2 sur 4. C'est gardé pour la prochaine fois."
    state, said = played([], store)
    assert said[0] == "Reprise. Déjà fait : 2 sur 4."
    assert state.answers == {"a": True, "b": 3}
    assert json.loads(store.path.read_text("utf-8"))["walk"] == 1


def test_a_damaged_file_is_told_and_begins_again(tmp_path: Path) -> None:
    store = walk_lines.JsonFile(tmp_path / "walk.json")
    store.path.write_text("{", "utf-8")
    assert played([], store)[1][0] == "Le travail gardé ne peut pas être relu. On recommence au début."


def test_a_full_disk_is_told_once_and_the_walk_goes_on() -> None:
    class Full:
        def load(self) -> None:
            return None

        def save(self, data: Any) -> None:
            raise OSError(28, "full")

    state, said = played(["", "3", "bleu", "4"], Full())
    assert walk.summary(state).complete
    assert sum("pas pu être gardé" in line for line in said) == 1


def test_all_words_in_both_languages_reach_a_command() -> None:
    for line in ("suivant", "next", "n", "précédent", "previous", "annule", "undo", "où", "where", "répète", "repeat",
                 "aide", "help", "?", "plus tard", "later", "reste", "left", "ARRÊTE", "stop"):
        _, said = walk_lines.obey(walk.begin(ITEMS), line)
        assert said[0].id != "walk-unknown-command", line
