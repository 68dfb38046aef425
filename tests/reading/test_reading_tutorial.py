"""The lessons: every position playable, every step doable, every slip answered, and taken up another day."""

import fnmatch
import importlib
import json
from typing import Any

import pytest

from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.reading import chapters, tutorial, tutorial_run
from plateau_parlant.engines.core import NotationError

LESSONS = [(game, number) for game in tutorial.games() for number in range(len(tutorial.load(game)))]


def engine(game: str) -> Any:
    return importlib.import_module(f"plateau_parlant.engines.{game}")


def texts(game: str, lang: str) -> Texts:
    return Texts(lang, *tutorial_run.texts(game), strict=True)


def at(game: str, number: int) -> tuple[Any, tutorial.Tutorial]:
    rules = engine(game)
    return rules, tutorial.begin(game, rules, number)


def wanted(rules: Any, state: tutorial.Tutorial) -> list[Any]:
    accept = state.lessons[state.at].steps[state.step].accept
    moves = tutorial.moves(state, rules)
    return [m for m in moves if any(fnmatch.fnmatchcase(rules.notation(m), p) for p in accept)]


def test_the_dragon_game_has_ten_lessons() -> None:
    assert len(tutorial.load("dragon")) == 10
    with pytest.raises(tutorial.TutorialError, match="there are lessons for dragon"):
        tutorial.load("chess")


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_lesson_can_be_done_and_ends(game: str, number: int) -> None:
    rules, state = at(game, number)
    lesson = state.lessons[number]
    said = []
    for step in range(len(lesson.steps)):
        assert tutorial.waits_for_the_learner(state, rules)
        ways = wanted(rules, state)
        assert ways, f"{lesson.id}, step {step + 1}: none of {lesson.steps[step].accept} is legal"
        for pattern in lesson.steps[step].accept:
            assert step or any(fnmatch.fnmatchcase(rules.notation(m), pattern) for m in ways), pattern
        state, said = tutorial.play(state, rules, ways[0])
    assert said[0].id == f"lesson-{lesson.id}-well"
    assert lesson.id in state.done
    again, said = tutorial.play(state, rules, ways[0])
    assert (again, said[0].id) == (state, "tutorial-next")


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_other_legal_move_is_answered_and_changes_nothing(game: str, number: int) -> None:
    rules, state = at(game, number)
    lesson = state.lessons[number]
    for step in lesson.steps:
        right = wanted(rules, state)
        for move in tutorial.moves(state, rules):
            if move not in right:
                after, said = tutorial.play(state, rules, move)
                assert after == state
                assert said[0].id == "tutorial-not-that" or said[0].id in [c.say for c in step.corrections]
        state, _ = tutorial.play(state, rules, right[0])


def candidates(rules: Any, state: tutorial.Tutorial) -> list[str]:
    """Moves a learner may try, legal or not."""
    hand = state.lessons[state.at].position["players"][0]["hand"]
    names = [*hand, *(f"h={v}{c}" for v in range(1, 13) for c in ("", *"rbvj"))] if "h" in hand else hand
    armies = ("I", "II", "III", "IV")
    out = ["done", "vol red", "vol undead", *(f"fly {a}" for a in armies), *(f"tower {c}" for c in hand)]
    out += [f"place {c} {a}" for c in names for a in armies] + [f"undead {a}" for a in armies]
    out += [f"{w} {a} {n}" for w in ("take", "epidemie") for a in armies for n in range(1, 6)]
    return out + [f"swap {c} {a} {n}" for c in hand for a in armies for n in range(1, 6)]


@pytest.mark.parametrize("number", range(10))
def test_each_correction_of_the_dragon_lessons_can_be_heard(number: int) -> None:
    rules, state = at("dragon", number)
    for step in state.lessons[number].steps:
        heard = set()
        for text in candidates(rules, state):
            try:
                move = rules.parse(text)
            except NotationError:
                continue
            if move in wanted(rules, state):
                continue
            after, said = tutorial.play(state, rules, move)
            assert after == state
            heard.add(said[0].id)
        assert {c.say for c in step.corrections} <= heard
        state, _ = tutorial.play(state, rules, wanted(rules, state)[0])


@pytest.mark.parametrize("game", tutorial.games())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_lesson_has_its_words_and_its_rule(game: str, lang: str) -> None:
    words = texts(game, lang)
    book = chapters.load(game, lang)
    for lesson in tutorial.load(game):
        for end in ("", "-task", "-hint", "-well"):
            assert words.has(f"lesson-{lesson.id}{end}")
        assert words.has(chapters.message_of(lesson.clause))
        assert book.of_clause(lesson.clause)
        for step in lesson.steps:
            for correction in step.corrections:
                assert words.has(correction.say)
        assert all(fnmatch.fnmatchcase(p, p) for step in lesson.steps for p in step.accept)


@pytest.mark.parametrize("game", tutorial.games())
def test_both_languages_have_the_same_messages(game: str) -> None:
    assert texts(game, "fr").ids() == texts(game, "en").ids()


class Kept:
    def __init__(self, data: Any = None) -> None:
        self.data = data

    def load(self) -> Any:
        return self.data

    def save(self, data: Any) -> None:
        self.data = json.loads(json.dumps(data))


def taught(lines: list[str], lang: str = "fr", store: Any = None, game: str = "dragon", **more: Any) -> list[str]:
    said: list[str] = []
    words = texts(game, lang)
    given = iter(lines)
    tutorial_run.run_tutorial(
        game, said.append, lambda: next(given, None), lambda name, args: words.text(name, **args), store, **more)
    return said


def test_a_first_lesson_by_ear() -> None:
    said = taught(["place r7", "place b3 II", "conseil", "Place R7 1", "suivant", "arrête"])
    assert said[0] == "Leçon 1 sur 10."
    assert said[1] == "Une armée qui monte"
    assert said[2].startswith("Sur l'armée un")
    assert any(line.startswith("Je n'ai pas compris place r7.") for line in said)
    assert "Ce coup est permis : l'armée deux descend. Ici, essayez l'armée un, qui monte." in said
    assert "Bien. L'armée un finit maintenant par un sept : il lui faudra un huit ou plus." in said
    assert "Leçon 2 sur 10." in said
    assert said[-1] == "Fin des leçons. Vous reprendrez ici."


def test_moves_are_listed_and_chosen_by_number() -> None:
    said = taught(["moves", "99", "1"], "en")
    assert "7 possible moves. Say a number to play one." in said
    assert "1. place r7 I" in said
    assert "No move 99. There are 7." in said
    assert any(line.startswith("Good.") for line in said)


def test_a_refusal_without_its_own_correction_speaks_the_rule_or_the_narrators_words() -> None:
    assert taught(["place b3 IV"])[3].startswith("Armée fermée")
    assert "parce que" in taught(["place b3 IV"], why=lambda refusal: "parce que")


def test_lessons_are_left_and_taken_up(capsys: pytest.CaptureFixture[str]) -> None:
    store = Kept()
    taught(["place r7 I"], store=store)
    said = taught(["précédent", "précédent", "règle", "aide", "recommence", "répète"], store=store)
    assert said[0] == "Leçons déjà finies : 1 sur 10."
    assert said[1] == "Leçon 2 sur 10."
    assert "C'est la première leçon." in said
    assert any(line.startswith("Ordre des armées") for line in said)
    assert taught([], store=Kept({"tutorial": 1, "at": "gone", "done": [1, "x"]}))[0] == "Leçon 1 sur 10."
    assert taught([], store=Kept("damaged"))[0] == "Leçon 1 sur 10."


def test_all_ten_in_a_row() -> None:
    lines = []
    for lesson in tutorial.load("dragon"):
        lines += [step.accept[0] for step in lesson.steps] + ["suivant"]
    store = Kept()
    said = taught(lines, store=store)
    assert "C'était la dernière leçon. Bravo. Dites arrête pour finir." in said
    assert len(store.data["done"]) == 10


@pytest.mark.parametrize(
    ("game", "line"),
    [("dragon", "PLACE R7 i"), ("dragon", "place  r7 1"), ("orcz", "Place Urth I3 A2 Right"),
     ("sadaraspha", "BUILD paysan d2"), ("guardians", "Primary Captain")],
)
def test_moves_are_read_whatever_their_capitals(game: str, line: str) -> None:
    assert any("Bien." in said for said in taught([line], game=game))
