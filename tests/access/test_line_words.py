"""Line mode: every word of the list, forgiving spelling, moves in card words, numbers and notation."""

import unicodedata

import pytest
from desk_rig import Rig
from hypothesis import given, settings
from hypothesis import strategies as st
from terminal_rig import plain_move

from plateau_parlant.access import config, paths
from plateau_parlant.access.dispatch import typed, words
from plateau_parlant.access.narration.typed import fits, fold, tokens
from plateau_parlant.engines.dragon import moves

LISTED = config.read(paths.shipped("keys", "words.yaml")).value
EVERY = [(str(word), command) for command, several in LISTED.items() for word in several]
CORE = {
    "help": "aide help", "hand": "main hand", "board": "plateau board", "turn": "tour turn", "score": "score",
    "moves": "coups moves", "number": "fais do", "repeat": "répète repeat", "older": "historique history",
    "undo": "annule undo", "redo": "refais redo", "hint": "conseil hint", "changes": "quoi what", "save": "sauve save",
    "leave": "quitte quit", "yes": "oui yes", "no": "non no", "verbosity": "verbosité verbosity",
    "rules": "règles rules", "resign": "résigne resign",
}  # fmt: skip


def test_the_core_words_of_the_interface() -> None:
    for command, several in CORE.items():
        for word in several.split():
            assert words()[fold(word)] == command


@pytest.mark.parametrize(("word", "command"), EVERY, ids=[word for word, _ in EVERY])
def test_every_word_is_answered_as_its_command(word: str, command: str) -> None:
    assert words()[fold(word)] == command
    rig = Rig(seed=7)
    before = rig.session.history
    said = rig.type(word)
    assert said
    assert not said[0].startswith(("Mot inconnu", "Je n'ai pas compris", "Cette commande a échoué"))
    if command != "number":  # "fais" alone does what is under the cursor
        assert rig.session.history is before


def plain(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


FORMS = [str.upper, str.title, plain, lambda word: "/" + word, lambda word: f"  {word} ", lambda word: word + ".",
         lambda word: unicodedata.normalize("NFD", word), lambda word: "/" + plain(word).upper() + " !"]  # fmt: skip


@pytest.mark.parametrize("form", range(len(FORMS)))
@pytest.mark.parametrize("word", ["règles", "répète", "plateau", "verbosité", "coups", "détail"])
def test_case_accents_slash_and_stops_do_not_matter(word: str, form: int) -> None:
    assert Rig(seed=7).type(FORMS[form](word)) == Rig(seed=7).type(word)


@pytest.mark.parametrize(
    ("word", "near"), [("historqiue", "historique"), ("anule", "annule"), ("scroe", "score"), ("quite", "quitte")]
)
def test_an_unknown_word_names_the_nearest(word: str, near: str) -> None:
    (said,) = Rig(seed=7).type(word)
    assert said.startswith(f"Mot inconnu : {word}. Vouliez-vous dire ")
    assert near in said


def test_a_word_like_none_says_the_expected_form() -> None:
    (said,) = Rig(seed=7).type("xyzzy")
    assert said == "Je n'ai pas compris xyzzy. Tapez aide, coups, ou un coup, par exemple : 6 bleu sur l'armée deux."


SIX_ON_TWO = "6 bleu sur l'armée deux, 2 cartes."
FRENCH = [
    "place b6 II", "6 bleu sur l'armée deux", "six bleu armée deux", "SIX BLEU ARMEE DEUX", "armée 2, 6 bleu",
    "joue le 6 bleu sur l'armée deux", "fais 6 bleu armée 2", "6 bleu 2", "/joue 6 bleu, armée deux.",
    "le six bleu à l’armée deux", "bleu six armée deux",
]  # fmt: skip
ENGLISH = ["place b6 II", "6 blue on army two", "six blue army two", "play the 6 blue on army 2", "army two six blue"]


@pytest.mark.parametrize("line", FRENCH)
def test_french_card_words_play(line: str) -> None:
    rig = Rig(seed=7)
    assert rig.type(line) == [SIX_ON_TWO]


@pytest.mark.parametrize("line", ENGLISH)
def test_english_card_words_play(line: str) -> None:
    rig = Rig(seed=7, lang="en")
    assert rig.type(line) == ["6 blue on army two, 2 cards."]


def test_what_is_ambiguous_is_asked() -> None:
    rig = Rig(seed=7)
    (said,) = rig.type("6 bleu")
    assert said.endswith("1 sur 3.")
    assert rig.type("suivant")[0].endswith("2 sur 3.")
    assert rig.type("d") == ["6 bleu sur l'armée quatre, 2 cartes."]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("7 rouge armée deux", "Cette carte n'est pas dans votre main."),
        ("6 bleu armée un", "Fermé : le dragon rouge est sur l'armée un."),
        ("place r7 I", "Cette carte n'est pas dans votre main."),
        ("6 bleu armée trois", "armée trois"),
        ("héros sur la tour", "tour"),
    ],
)
def test_a_card_that_cannot_be_laid_is_told_why(line: str, why: str) -> None:
    rig = Rig(seed=7)
    before = rig.session.history
    (said,) = rig.type(line)
    assert why in said
    assert rig.session.history is before
    assert rig.desk.clause or "pas dans votre main" in said
    refused = bool(rig.desk.clause)
    assert rig.type("règles")[0].startswith("La règle qui refuse ce coup.") is refused


def test_numbers_choose_from_the_list_that_was_just_told() -> None:
    rig = Rig(seed=7)
    assert rig.type("3") == ["Carte 3 : 1 jaune, jouable."]  # no list told: the third card is read, as by its key
    listed = rig.type("coups")
    assert listed[0] == f"{len(listed) - 1} coups possibles."
    assert listed[3] == "3 : 1 jaune sur l'armée deux."
    assert rig.type("3") == ["1 jaune sur l'armée deux, 2 cartes."]
    assert rig.type("3") == ["Pas de carte 3, vous avez 2 cartes."]  # the list is out of date: nothing is played
    rig = Rig(seed=7)
    assert rig.type("fais 1") == [SIX_ON_TWO]
    assert rig.type("fais 999")[0].startswith("Pas de coup 999")
    assert rig.type("fais deux")[0] != rig.type("tour")[0]


@pytest.mark.parametrize("key", list("hbtsSoizkjlwraveg"))
def test_a_key_typed_as_a_line_means_what_the_key_means(key: str) -> None:
    assert Rig(seed=7).type(key) == Rig(seed=7).press(key)


def test_a_question_takes_words_of_both_languages() -> None:
    for line, left in (("oui", True), ("YES", True), ("y", True), ("o", True), ("non", False), ("n", False)):
        rig = Rig(seed=7)
        assert "Quitter ?" in rig.type("quitte")[0]
        assert "Quitter ?" in rig.type("main")[0]
        assert "Quitter ?" in rig.type("")[0]
        rig.type(line)
        assert rig.desk.leaving is left
        assert rig.desk.question is None


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_legal_move_can_be_typed_as_it_is_spoken(lang: str) -> None:
    """In every position of a game, the words of a move mean that move (or ask which, where they say too little)."""
    rig = Rig(seed=11, lang=lang)
    seen = 0
    while not rig.session.over and seen < 60:
        view = rig.desk.view()
        for move in rig.session.legal(0)[:: 1 + seen % 5]:
            spoken = rig.desk.narrator.move(view, move)
            found = rig.desk.narrator.read(spoken, view)
            assert move in found, spoken
            same = [rig.desk.narrator.move(view, one) for one in found]
            if isinstance(move, moves.Place | moves.Tower | moves.Take):
                assert set(same) == {spoken} or len(found) > 1
        rig.desk.act(plain_move(rig))
        seen += 1


NUMBERS = {"un": 1, "deux": 2, "sept": 7}
CARDS = st.tuples(st.integers(1, 12), st.sampled_from(["rouge", "bleu", "vert", "jaune"]), st.integers(1, 4))


@given(typed_card=CARDS, legal=CARDS)
def test_one_card_is_never_taken_for_another(typed_card: tuple[int, str, int], legal: tuple[int, str, int]) -> None:
    def spoken(card: tuple[int, str, int]) -> list[object]:
        return list(tokens(f"{card[0]} {card[1]} sur l'armée {card[2]}", NUMBERS, ["armee"]))

    given_words = tokens(f"{typed_card[0]} {typed_card[1]} armée {typed_card[2]}", NUMBERS, ["armee"])
    assert fits(given_words, spoken(legal)) is (typed_card == legal)  # type: ignore[arg-type]


@settings(max_examples=80)
@given(line=st.text(max_size=60))
def test_no_line_is_silent_or_fails(line: str) -> None:
    rig = Rig(seed=7)
    rig.out.clear()
    typed(rig.desk, line)
    assert rig.out.said
    assert not any("a échoué" in one.text for one in rig.out.said)
