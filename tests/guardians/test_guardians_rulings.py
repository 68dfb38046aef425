"""G11.1, G11.2: every entry of the compilation is in the reader and found by card, by term and by plain questions."""

from pathlib import Path

import pytest

from plateau_parlant.access.reading import rulings

HEADINGS = [
    line.split("\t")
    for line in (Path(__file__).parents[1] / "data" / "guardians_headings.tsv").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


QUESTIONS = {
    "A": [
        ("que fait l'agent de l'ombre en commandement", "agent-of-shadow"),
        ("les créatures tuées par une attaque à aire d'effet peuvent-elles être guéries", "area-attack"),
        ("peut-on tirer sur un tireur", "ranged-attack"),
        ("qui peut être visé par une attaque secondaire", "secondary-attack"),
        ("sacrifier des cartes en réponse au sapeur", "sacrificial-altar"),
    ],
    "B": [
        ("le capitaine nez rouge profite-t-il de son propre bonus de vitalité", "vitality-bonus"),
        ("bonus hors couleur contre un guardian", "off-colour-bonus"),
        ("peut-on dissiper un porte-étendard", "standard-bearer"),
    ],
    "C": [
        ("le canon touche-t-il la forteresse elle-même", "flame-cannon"),
        ("carrag est il sorcier", "carrag"),
        ("que devient un commandement dissipé", "command-card"),
        ("qui peut monter sur la catapulte", "catapult"),
        ("peut-on corrompre ses propres créatures", "bribery"),
    ],
    "D": [
        ("combien de cartes dans un deck", "deck-building"),
        ("quand jouer une dissipation de magie", "dispel-magic"),
        ("peut-on corrompre après le tir du djinn", "djinn"),
        ("dans quel ordre se déroule le combat", "sequence"),
    ],
    "E": [
        ("que se passe-t-il en cas d'égalité entre deux primaires", "tie"),
        ("l'esprit de valkyrie est-il un esprit", "valkyrie-spirit"),
        ("eismir tire-t-il une carte pour un accessoire", "eisnmir"),
        ("qui sont les élémentaux", "elementals"),
    ],
    "F": [
        ("qui craint le feu", "fire"),
        ("quand la forteresse devient-elle ruines", "stronghold"),
        ("quand agit le fongus", "humungus-fungus"),
        ("nécropolis park morts-vivants récupérer", "necropolis-park"),
    ],
    "G": [
        ("d'où peut-on attaquer le guardian", "guardian"),
        ("peut-on guérir une créature détruite", "healing"),
        ("deux gift of isis en jeu", "gift-of-isis"),
        ("les projectiles retournent-ils le tir de gorcoo", "gorcoo"),
    ],
    "H": [
        ("quand agit le pouvoir de hal", "hal"),
        ("combien vaut l'homme de loi pour l'espace", "lawyer"),
        ("faut-il jouer l'homme de loi en premier", "lawyer"),
    ],
    "I": [
        ("l'immunité protège-t-elle du souffle", "immunity"),
        ("qui dépense la première pierre pour influencer", "channelling"),
        ("influencer depuis une forteresse combien de fois par tour", "stronghold-channelling"),
        ("st ballantine peut-on corrompre le chevalier", "st-ballantine"),
    ],
    "L": [
        ("que se passe-t-il au-delà de trente points par espace", "space-limit"),
        ("quels sont les litiges", "disputes"),
        ("grand balderoon", "balderoon"),
    ],
    "M": [
        ("combien de cartes en main de réserve", "storage-hand"),
        ("le mangeur d'énergie touche combien de pierres", "energy-eater"),
        ("le monolithe interdit-il l'influence en diagonale", "monolith"),
        ("marteau du destin pendant l'occupation", "hammer-of-doom"),
    ],
    "N": [
        ("d'où vient le nom na'boob", "naboob"),
        ("naboob", "naboob"),
        ("na boob argot", "naboob"),
    ],
    "O": [
        ("quand un objet est-il défaussé", "items"),
        ("l'oeil aux mille projectiles et la catapulte", "eye-of-missiles"),
        ("quand vérifie-t-on l'occupation de terrain", "terrain-settlement"),
        ("faut-il montrer les objets de créature avant le combat", "creature-items"),
    ],
    "P": [
        ("que faire quand la pioche est épuisée", "empty-pile"),
        ("la pierre est-elle perdue si le sort est dissipé", "power-stone"),
        ("qui craint la peur", "fear"),
        ("projectiles d'heisenburg", "heisenburgs-missiles"),
    ],
    "R": [
        ("quelles cartes sont bannies", "restrictions"),
        ("peut-on poser un terrain sur des ruines", "rubble"),
        ("d'où viennent les créatures en renfort", "reinforcement"),
        ("rye beaner peut-elle être influencée", "rye-beaner"),
    ],
    "S": [
        ("que doit-on garder secret", "secret"),
        ("quand un sort est-il défaussé", "spells"),
        ("scamp jones dans la jungle", "scamp-jones"),
        ("le pouvoir de siin", "siin"),
    ],
    "T": [
        ("les titans peuvent-ils changer de taille", "titans"),
        ("combien de types de créatures", "creature-kinds"),
        ("temps de réaction après une carte", "reaction-time"),
        ("faut-il montrer les talons de vitesse avant", "heels-of-speed"),
    ],
    "V": [
        ("que fait le méthane de la vache", "cow"),
        ("la vache tue-t-elle", "cow"),
        ("vache gaz", "cow"),
    ],
    "W": [
        ("woolverine contre un prophète", "woolverine"),
        ("deux woolverine", "woolverine"),
        ("pouvoir de woolverine annulé", "woolverine"),
    ],
}
ENGLISH = [
    ("can a destroyed creature be healed", "healing"),
    ("how many cards in a deck", "deck-building"),
    ("who may stand on the catapult", "catapult"),
    ("Homme de Loi", "lawyer"),
    ("Lawyer", "lawyer"),
    ("dispel a standard bearer", "standard-bearer"),
    ("may I bribe my own creatures", "bribery"),
    ("does the cow kill", "cow"),
    ("thirty points limit", "space-limit"),
    ("marshal", "vitality-bonus"),
    ("what stays hidden", "secret"),
    ("Petrified Heart", "petrified-heart"),
]


def test_the_compilation_has_95_headings_323_paragraphs_and_13_disputes():
    assert len(HEADINGS) == 95
    assert sum(int(count) for _, _, count in HEADINGS) == 323
    assert len(rulings.disputes("fr")) == 13


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_G11_1_every_heading_has_as_many_rulings_as_the_source_has_paragraphs(lang):
    topics = rulings.topics(lang)
    assert [(topic.id, len(topic.rulings)) for topic in topics.values()] == [(i, int(n)) for i, _, n in HEADINGS]
    for topic in topics.values():
        assert topic.title
        assert all(other in topics for other in topic.see)
        for ruling in topic.rulings:
            assert ruling.text[-1] in ".!?" and len(ruling.text) > 6
            assert not set(ruling.text) & set("()[]/&=+*<>;")
    assert len({topic.title for topic in topics.values()}) == 95


def test_G11_1_marks_are_those_of_the_source():
    marks = [mark for topic in rulings.topics("fr").values() for ruling in topic.rulings for mark in ruling.marks]
    assert {mark: marks.count(mark) for mark in ("faq", "rm", "in")} == {"faq": 93, "rm": 11, "in": 28}


def test_both_languages_have_the_same_shape():
    french, english = rulings.topics("fr"), rulings.topics("en")
    for topic in french.values():
        other = english[topic.id]
        assert [ruling.marks for ruling in topic.rulings] == [ruling.marks for ruling in other.rulings]
        assert [d.id for d in topic.disputes] == [d.id for d in other.disputes]


def test_three_questions_and_more_for_every_initial_letter_of_the_headings():
    import unicodedata

    initials = {unicodedata.normalize("NFD", heading)[0] for _, heading, _ in HEADINGS}
    assert initials == set(QUESTIONS)
    assert all(len(questions) >= 3 for questions in QUESTIONS.values())


@pytest.mark.parametrize(("question", "entry"), [pair for some in QUESTIONS.values() for pair in some])
def test_a_question_in_plain_french_finds_its_entry(question, entry):
    found = [hit.passage.id for hit in rulings.find(question, "fr")[:3]]
    assert f"ruling:{entry}" in found


@pytest.mark.parametrize(("question", "entry"), ENGLISH)
def test_a_question_in_plain_english_finds_its_entry(question, entry):
    assert f"ruling:{entry}" in [hit.passage.id for hit in rulings.find(question, "en")[:3]]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_heading_is_found_by_its_own_words(lang):
    for topic in rulings.topics(lang).values():
        found = [hit.passage.id for hit in rulings.find(topic.title, lang)[:5]]
        assert f"ruling:{topic.id}" in found, topic.title


def test_G11_1_entries_are_found_by_card_in_both_languages_and_misspelt():
    for query in ("Djinn", "djin"):
        assert rulings.find(query, "fr")[0].passage.id == "ruling:djinn"
    for query in ("Marteau du Destin", "Hammer of Doom", "marteau du destain"):
        assert "ruling:hammer-of-doom" in [hit.passage.id for hit in rulings.find(query, "fr")]
    for card in (card for topic in rulings.topics("fr").values() for card in topic.cards):
        name = rulings.decks.card_name(card, "fr")
        assert any(card in topic.cards for topic in rulings.of_card(card, "fr"))
        assert name


def test_G11_2_disputes_show_both_readings_and_keep_the_tables_decision(tmp_path):
    path = tmp_path / "table" / "decisions.json"
    wheel = rulings.disputes("fr")["wheel-of-law"]
    assert rulings.decisions(path) == {}
    said = rulings.spoken_dispute(wheel, 0, custom=False)
    assert [one.args["text"] for one in said if one.id == "dispute-reading"] == list(wheel.readings)
    assert said[-1].id == "dispute-open"
    assert rulings.decide(path, "wheel-of-law", 2) == {"wheel-of-law": 2}
    assert rulings.decisions(path) == {"wheel-of-law": 2}
    assert rulings.spoken_dispute(wheel, 2, custom=False)[-1].args == {"number": 2}
    assert rulings.decide(path, "wheel-of-law", 0) == {}
    with pytest.raises(KeyError):
        rulings.decide(path, "nonsense", 1)
    path.write_text("[1", encoding="utf-8")
    with pytest.raises(rulings.DecisionsError):
        rulings.decisions(path)


def test_G11_1_custom_settles_a_dispute_while_in_is_on_and_the_table_beats_it():
    item = rulings.disputes("en")["command-item"]
    assert item.settled == 1
    assert rulings.holds(item, {}, custom=False) == 0
    assert rulings.holds(item, {}, custom=True) == 1
    assert rulings.holds(item, {"command-item": 2}, custom=True) == 2
    assert {d.id for d in rulings.disputes("fr").values() if d.settled} == {"command-item", "special-terrains"}


def test_an_entry_is_spoken_with_its_marks_and_pointers():
    said = rulings.spoken(rulings.topics("fr")["catapult"])
    assert [one.id for one in said] == ["rulings-title", "rulings-faq", "rulings-faq", "rulings-in"]
    said = rulings.spoken(rulings.topics("fr")["war"])
    assert [one.id for one in said] == ["rulings-title", "rulings-see"]
