"""Every refusal, reason, Ask and outcome of Orcz has its sentence, in both languages; whole games with words."""

import sys
from pathlib import Path
from typing import Any

import pytest
from orcz_help import fight, state

from plateau_parlant.access.bots import Bot
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.profiles import Profile
from plateau_parlant.engines import chance, core, orcz
from plateau_parlant.engines.core import Act, Ask, Fact

sys.path.insert(0, str(Path(__file__).parents[1] / "access"))
from desk_rig import Rig

NAMES = ("Anna", "Bruno", "Chloe", "David")
SEEN = {"urth": ["0 i3 *a2", "1 c1 i1"]}
REFUSED: list[tuple[dict[str, Any], int, str, str]] = [
    ({"enemies": {"urth": None}}, 0, "place urth i1 a1 left", "Urth est fermé, tous ses ennemis sont vaincus."),
    (
        {"players": 2, "event": "diversion", "ranks": {"urth": ["0 i1 *i2", "1 i1 *i2"]}, "placed": 2},
        0,
        "place urth i3 i4 left",
        "Urth est plein, la Diversion limite à 2 rangs.",
    ),
    ({}, 0, "place urth a1 a2 left", "Deux archers ne vont pas dans le même rang."),
    ({}, 0, "place urth c1 c2 left", "Deux cavaleries ne vont pas dans le même rang."),
    ({}, 0, "place urth champion shaman left", "Champion et chaman ne vont pas dans le même rang."),
    ({}, 0, "place urth i1 scout left", "L'éclaireur ne va jamais dans un rang."),
    ({}, 0, "place urth i1 i9 left", "Cette carte n'est pas dans votre main."),
    ({"event": "confusion"}, 0, "place urth i1 champion left", "Pas de champion ce tour, c'est la Confusion."),
    (
        {"event": "antimagie-desert"},
        0,
        "place desert i1 shaman left",
        "Pas de chaman ce tour ici, c'est la Zone d'anti-magie : Désert.",
    ),
    ({"event": "brouillard", "ranks": SEEN}, 2, "scout urth 1", "Pas d'éclaireur ce tour, c'est le Brouillard."),
    ({"used": {2: ["scout"]}, "ranks": SEEN}, 2, "scout urth 1", "Ce héros a déjà servi : éclaireur."),
    ({"ranks": SEEN}, 2, "scout urth 5", "Il n'y a pas de rang 5 ici : Urth."),
    ({"ranks": SEEN}, 2, "scout urth 2", "Plus de carte cachée ici : Urth, rang 2."),
    ({"ranks": SEEN}, 0, "scout urth 1", "Cette carte cachée est à vous : Urth, rang 1."),
    ({}, 0, "pass", "Vous ne pouvez pas passer, un rang est possible."),
    ({}, 1, "place urth i1 a1 left", "Ce n'est pas votre tour."),
    ({}, 0, "attack", "Ce n'est pas possible maintenant."),
]
CHARGING = {"ranks": {"urth": ["0 i4 c3"]}, "step": "charge", "order": ["urth"], "sharing": 0, "due": 2}
REFUSED += [
    ({**CHARGING, "charges": [0, 1, 0, 0]}, 0, "charge 1 1", "Bruno doit déjà payer 1."),
    ({**CHARGING, "charges": [0, 0, 0, 0]}, 0, "charge 0 1", "Choisissez un autre joueur que vous."),
    ({**CHARGING, "charges": [0, 0, 0, 0]}, 0, "charge 1 5", "Trop : vous dites 5, le plus possible est 2."),
    (
        {**CHARGING, "step": "give", "charges": [0, 0, 0, 0]},
        0,
        "give 2 1",
        "Chloe n'a plus de troupes ici : Urth.",
    ),
]


def words(lang: str) -> Any:
    return narrator("orcz", Texts(lang, "common", strict=True), NAMES)


@pytest.mark.parametrize(("where", "seat", "move", "french"), REFUSED, ids=[one[2] for one in REFUSED])
def test_a_refusal_says_what_is_wrong(where: dict[str, Any], seat: int, move: str, french: str) -> None:
    refusal = orcz.check(state(**where), Act(seat, orcz.parse(move)))
    assert refusal is not None
    assert words("fr").refusal(refusal) == french
    assert words("en").refusal(refusal)


def test_the_phrases_refusals() -> None:
    now = state()
    for value, text in (("0", "Celui qui doit placer"), ("9", "Cette place")):
        refusal = orcz.check(now, Fact("phrase", value))
        assert refusal is not None
        assert words("fr").refusal(refusal).startswith(text)
    once = orcz.apply(now, Fact("phrase", "1")).state
    refusal = orcz.check(once, Fact("phrase", "1"))
    assert refusal is not None
    assert words("fr").refusal(refusal) == "La phrase a déjà été dite pour ce rang."


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_ruin_forced_attacks_and_returned_ranks_in_every_form(lang: str) -> None:
    say = words(lang)
    table = {"options": {"table": True}}
    happened = [
        *fight(["2 i3 i4", "0 c2 i2", "1 i1 a1"], "attack", goblins=(0, 5, 5, 5))[1],
        *fight(["0 i4 i3"], "done", enemy="6/3", goblins=(4, 5, 5, 5))[1],
        *fight(["2 i3 i4", "1 c2 i2", "0 *shaman c1", "1 a1 c1"], "attack")[1],
        *fight(["1 c2 i2", "0 *shaman c1", "2 a1 c1"], "attack")[1],
        *fight(["0 i3 shaman", "1 i3 shaman"], enemy="3/2")[1],
        *fight([], enemy="2/1")[1],
        *fight(["1 i3 i4", "0 a1 *?"], "=a2", **table)[1],
    ]
    for seat in (0, 1, 2, 3, core.PUBLIC):
        for level in ("brief", "normal", "full"):
            for event in happened:
                heard = core.heard(event, seat)
                line = say.event(heard, seat, level) if heard is not None else None
                assert line is None or (line.text and "{" not in line.text)
    if lang == "fr":
        told = [line.text for event in happened if (line := say.event(event, core.PUBLIC)) is not None]
        assert "Ruine : Anna ne paie rien à Bruno." in told
        assert "Ruine : Anna paie seulement 4 sur 6 à la banque." in told
        assert "Bruno doit attaquer le rang 2, le sien." in told
        assert "Chloe doit attaquer le rang 1, Bruno." in told
        assert "Urth, bataille perdue, force 0, il fallait 8. Personne n'avait de troupes." in told
        assert "Rang 2, Anna, interdit : archers 1 et archers 2 retournent derrière l'écran." in told
        assert "Urth, bataille gagnée, force 12, il fallait 12. Anna et Bruno sont à égalité en tête avec 6." in told


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_the_table_is_asked_for(lang: str) -> None:
    say = words(lang)
    now = orcz.begin(core.Setup(NAMES, {"table": True}))
    asked = []
    while isinstance(ask := orcz.waiting(now), Ask):
        asked.append(say.ask(ask))
        now = orcz.apply(now, Fact(ask.id, chance.answer(1, ask), "keys")).state
    now = state(options={"table": True}, ranks={"urth": ["0 i3 *?"]}, placed=1)
    looking = orcz.apply(now, Act(2, orcz.parse("scout urth 1"))).state
    asked.append(say.ask(orcz.waiting(looking)))
    assert all(asked)
    if lang == "fr":
        assert asked[1] == "Retournez un ennemi : Lothari."
        assert asked[-1] == "Dites ce que l'éclaireur a vu, Urth, rang 1, ou gardez-le pour vous."


@pytest.mark.parametrize(
    ("places", "reason", "seat", "french"),
    [
        ((1, 2, 3, 4), "played", 0, "Victoire ! Gobelins : Anna 9, Bruno 7, Chloe 5 et David 3."),
        ((1, 2, 3, 4), "played", 1, "Partie terminée, Anna gagne. Gobelins : Anna 9, Bruno 7, Chloe 5 et David 3."),
        ((1, 1, 3, 4), "played", 0, "Victoire partagée entre Anna et Bruno ! "),
        ((1, 1, 3, 4), "played", 3, "Partie terminée, victoire partagée entre Anna et Bruno. "),
        ((2, 2, 2, 2), "defeat", 0, "Défaite commune, moins de 3 champs sont fermés. Tous les orques ont perdu. "),
    ],
)
def test_how_a_game_ends(places: tuple[int, ...], reason: str, seat: int, french: str) -> None:
    event = core.Ended(places, (9, 7, 5, 3), reason)
    line = words("fr").event(event, seat)
    assert line.text.startswith(french)
    assert line.earcon == ("win" if places[seat] == 1 else "lose")
    assert words("en").event(event, seat).text


@pytest.mark.parametrize(("lang", "level"), [("fr", "full"), ("en", "brief")])
def test_a_whole_game_at_the_desk_has_words_for_everything(lang: Any, level: Any) -> None:
    bots = {seat: Bot("fair", "", seat) for seat in (1, 2)}
    rig = Rig("orcz", NAMES[:3], seed=11, bots=bots, profile=Profile(lang=lang, verbosity=level))
    for number in range(200):
        if rig.session.over:
            break
        for key in "tbsSkwlif"[number % 9]:
            assert rig.press(key)
        rig.play_greedily(1)
    assert rig.session.over
    assert rig.press("t")
    assert rig.press("b")
