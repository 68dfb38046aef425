"""Hearing a book: every command of the reader, the search, the line loop."""

import json
from typing import Any

import pytest

from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.reading import chapters, run, search
from plateau_parlant.access.reading import reader as r
from plateau_parlant.access.walk import Said


@pytest.fixture
def start() -> r.Reader:
    return r.Reader(chapters.load("dragon", "fr"))


def heading(said: list[Said]) -> str:
    return str(said[-1].args["heading"])


def test_walking_through_the_whole_book_and_back(start: r.Reader) -> None:
    state, seen = start, [start.at]
    while True:
        state, said = r.next_section(state)
        if said[0].id == "read-last":
            break
        seen.append(state.at)
    assert seen == start.book.places()
    while r.previous_section(state)[1][0].id != "read-first":
        state, _ = r.previous_section(state)
    assert state.at == (0, 0)


def test_chapters_forward_back_and_by_number(start: r.Reader) -> None:
    state, _ = r.next_section(start)
    assert r.previous_chapter(state)[0].at == (0, 0)
    assert r.next_chapter(state)[0].at == (1, 0)
    assert r.previous_chapter(start)[1] == [Said("read-first")]
    state, _ = r.go_chapter(start, 4)
    assert state.at == (3, 0)
    assert r.go_chapter(start, 11)[1] == [Said("read-no-chapter", {"number": 11, "chapters": 10})]
    last, _ = r.go_chapter(start, 10)
    assert r.next_chapter(last)[1] == [Said("read-last")]
    assert len(r.contents(start)[1]) == 11


def test_the_rules_key_opens_the_section_of_the_clause(start: r.Reader) -> None:
    state, said = r.go_clause(start, "D4.3")
    assert heading(said) == "La sixième carte"
    assert r.go_clause(state, "Z1") == (state, [Said("read-no-clause", {"clause": "Z1"})])


@pytest.mark.parametrize(
    ("game", "lang", "query", "expected"),
    [
        ("dragon", "fr", "sixieme carte", "La sixième carte"), ("dragon", "fr", "SIXIÈMES CARTES", "La sixième carte"),
        ("dragon", "fr", "héros joker", "Un joker que vous nommez"), ("dragon", "fr", "epidemies", "Épidémie"),
        ("dragon", "fr", "deserteur", "Les déserteurs"), ("dragon", "fr", "qui commence", "Qui commence"),
        ("dragon", "fr", "reprise", "Faire une reprise"), ("dragon", "fr", "d4.6", "Reprendre un héros par échange"),
        ("dragon", "en", "imprisoned", "Imprisoned"), ("dragon", "en", "counter order", "Counter-order"),
        ("dragon", "en", "epidemci", "Epidemic"), ("orcz", "fr", "chaman cache", "Un chaman caché"),
        ("orcz", "en", "tie for strongest", "Several strongest"), ("sadaraspha", "fr", "abandonner", "Plus personne"),
        ("sadaraspha", "en", "harvests", "Harvest"), ("guardians", "fr", "corrompre", "Temps trois, la corruption"),
        ("guardians", "en", "retreats", "Retreat"),
        ("guardians", "fr", "catapulte", "Renforcements et affaiblissements"),
    ],
)
def test_search_forgives_and_ranks(game: str, lang: str, query: str, expected: str) -> None:
    state = r.Reader(chapters.load(game, lang))
    _, said = r.find(state, query)
    found = [str(x.args.get("heading") or x.args["title"]) for x in said if x.id != "read-found"]
    assert any(title.endswith(expected) for title in found[:3]), found


def test_search_results_are_numbered_and_opened(start: r.Reader) -> None:
    state, said = r.find(start, "dragon rouge")
    assert said[0].id == "read-found"
    assert said[0].args["count"] == len(said) - 1 > 1
    assert state.at == start.at
    state, said = r.take(state, 2)
    assert said[0].id == "read-section"
    state, said = r.next_hit(state)
    assert state.hit == 2
    assert r.take(state, 99)[1][0].id == "read-no-hit"
    assert r.take(start, 1)[1] == [Said("read-no-search")]
    assert r.find(start, "zzzzqq")[1] == [Said("read-none", {"query": "zzzzqq"})]


def test_rulings_are_searched_with_the_chapters() -> None:
    text = "Le Djinn corrompu en plein tir ne tire plus."
    extra = (search.Passage("ruling-djinn", "Djinn", text, ("djinn",)),)
    state = r.Reader(chapters.load("guardians", "fr"), extra=extra)
    _, said = r.find(state, "djinn")
    assert said[0] == Said("read-passage", {"title": "Djinn", "text": extra[0].text})
    assert any(hit.passage.id == "ruling-djinn" for hit in r.find(state, "corrompre tireur")[0].hits)


def test_bookmarks_outlive_a_restart_and_a_changed_book(start: r.Reader) -> None:
    state, _ = r.go_chapter(start, 5)
    state, said = r.bookmark(state, "  héros ")
    assert said[0].args["name"] == "héros"
    state, _ = r.next_section(state)
    state, said = r.bookmark(state, "")
    assert said[0].args["name"] == "Un joker que vous nommez"
    state, _ = r.go_chapter(state, 1)
    back = r.restore(start.book, json.loads(json.dumps(r.save(state))))
    assert back.at == (0, 0)
    back, said = r.go_bookmark(back, "HEROS")
    assert back.at == (4, 0)
    assert r.go_bookmark(back, "")[1][0].args["count"] == 2
    assert r.go_bookmark(back, "autre")[1][0].id == "read-no-bookmark"
    back, said = r.remove_bookmark(back, "heros")
    assert list(back.bookmarks) == ["Un joker que vous nommez"]
    assert r.go_bookmark(start, "x")[1] == [Said("read-no-bookmarks")]
    other = r.restore(chapters.load("orcz", "fr"), {"reader": 1, "at": "99-x/1", "bookmarks": {"a": "99-x/1"}})
    assert other.at == (0, 0)
    assert r.go_bookmark(other, "a")[1][0].id == "read-bookmark-gone"


@pytest.mark.parametrize("data", [None, 3, "x", {}, {"reader": 2}, {"reader": 1, "bookmarks": [1], "at": 7}])
def test_damaged_data_begins_at_the_start(start: r.Reader, data: object) -> None:
    assert r.restore(start.book, data) == start


class Kept:
    def __init__(self, data: object = None, full: bool = False) -> None:
        self.data, self.full = data, full

    def load(self) -> object:
        return self.data

    def save(self, data: Any) -> None:
        if self.full:
            raise OSError(28, "no space")
        self.data = json.loads(json.dumps(data))


def heard(words: str, lines: list[str], lang: str = "fr", store: Kept | None = None, game: str = "dragon") -> list[str]:
    said: list[str] = []
    texts = Texts(lang, "reading", "walk", strict=True)
    given = iter(lines)
    run.run_read(game, words, lang, said.append, lambda: next(given, None), lambda i, a: texts.text(i, **a), store)
    return said


def test_the_line_loop_in_french() -> None:
    said = heard("", ["suivant", "répète", "plan", "4", "cherche héros", "2", "résultat suivant", "marque ici",
                      "marques", "où", "chapitre suivant", "x", "aide", "arrête"])
    assert said[0].startswith("Chapitre 1 sur 10")
    assert "Le but du jeu." in said
    assert any(line.startswith("Il y a cinquante-deux cartes") for line in said)
    assert "10 chapitres." in said
    assert "L'ordre des piles." not in said
    assert any("passages pour héros" in line for line in said)
    assert "Marque-page posé : ici." in said
    assert "Commande inconnue : x. Dites aide pour la liste." in said
    assert said[-1] == "Fin de la lecture. Votre place est gardée."
    assert all("{" not in line and "\u2068" not in line for line in said)


def test_the_line_loop_in_english_from_a_chapter_and_from_words() -> None:
    assert heard("7", ["stop"], "en")[0] == "When and how."
    assert heard("Tokens", [], "en")[0] == "When and how."
    assert heard("sixth card", [], "en")[0].endswith("passages for sixth card. Say a number to open one.")
    assert "The sixth card." in heard("sixth card", ["1"], "en")


def test_a_place_is_kept_and_a_full_disk_is_told() -> None:
    store = Kept()
    heard("", ["suivant", "suivant"], store=store)
    assert heard("", [], store=store)[0].endswith("Section 3 sur 4.")
    assert any("pas pu être gardé" in line for line in heard("", ["suivant"], store=Kept(full=True)))


def test_clause_text_is_what_the_rules_key_speaks() -> None:
    for lang, begin in (("fr", "Sixième carte"), ("en", "Sixth card")):
        texts = Texts(lang, "rules-dragon", strict=True)
        assert run.clause_text("D4.3", lambda i, a, t=texts: t.text(i, **a)).startswith(begin)
