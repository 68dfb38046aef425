"""Orcz at the keys: the fields, a rank in six keys, attack or stand, what is at stake, the scout out of turn."""

import sys
from pathlib import Path

import pytest

from plateau_parlant.access import session
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Scripted
from plateau_parlant.engines import core, orcz
from plateau_parlant.engines.orcz import components

sys.path.insert(0, str(Path(__file__).parents[1] / "access"))
from desk_rig import Rig
from orcz_help import position

PLAYERS = ("Anna", "Bruno", "Chloe", "David")
LINES = {
    "urth": ["0 i4 *c1", "1 c2 *a3", "2 *i2 i1", "0 c3 *a2"],
    "desert": ["3 champion *c3"],
}


def at(lang: str = "fr", people: tuple[int, ...] = (0,), **rest: object) -> Rig:
    """Anna at the keys of a position; nobody else plays on."""
    now = orcz.from_position(position(**rest))  # type: ignore[arg-type]
    made = session.Session(orcz, core.Setup(PLAYERS[: len(now.players)]), Scripted(()))  # type: ignore[arg-type]
    made.history = made.history.__class__(now)
    return Rig("orcz", lang=lang, people=people, made=made)


def test_the_board_in_one_sentence_a_field() -> None:
    rig = at(ranks=LINES, enemies={"falladir": None, "desert": "6/3"}, placed=8)
    assert rig.press("b") == [
        (
            "Lothari, ennemi 4 et 2, il faut 16, force connue 0, aucun rang. "
            "Urth, ennemi 4 et 2, il faut 16, force connue 13, 4 rangs, le dernier est à vous. "
            "Falladir, fermé, tous ses ennemis sont vaincus. "
            "Désert, ennemi 6 et 3, il faut 24, force connue 0, un rang, le dernier à David."
        )
    ]


def test_columns_and_ranks_are_walked_on_two_axes() -> None:
    rig = at(ranks=LINES, placed=8)
    assert rig.press("bn")[0].startswith("Urth, ennemi 4 et 2")
    assert rig.press("N") == ["Urth, rang 1, vous : à gauche infanterie 4, à droite cavalerie 1 cachée. 1 sur 4."]
    assert rig.press("N") == ["Urth, rang 2, Bruno : à gauche cavalerie 2, à droite carte cachée. 2 sur 4."]
    assert rig.press("e") == ["Force connue 2. La carte cachée n'est pas connue de vous."]
    rig.press("bnN")
    assert "sauf éclaireur" in rig.press("e")[0]
    english = at(lang="en", ranks=LINES, placed=8)
    assert english.press("bnNN") == ["Urth, rank 2, Bruno: left cavalry 2, right face-down card. 2 of 4."]


@pytest.mark.parametrize("down", ["left", "right"])
@pytest.mark.parametrize("field", components.FIELDS)
def test_a_rank_takes_at_most_six_keys(field: str, down: str) -> None:
    """Left card, right card, then field and face-down card: a digit and d each."""
    full = at()
    hand = [item.key[0] for item in full.desk.narrator.hand(full.desk.view(), "received")]
    digits = "1234567890"
    for left in (hand[0], hand[5], hand[9]):
        for right in ("i2", "a3"):
            move = orcz.parse(f"place {field} {left} {right} {down}")
            if move not in orcz.legal(full.session.state, 0):
                continue
            rights = [card for card in hand if components.rank_flaw(left, card, "", field) is None and card != left]
            where = 2 * components.FIELDS.index(field) + (down == "right")
            keys = f"{digits[hand.index(left)]}d{digits[rights.index(right)]}d{digits[where]}d"
            assert len(keys) == 6
            rig = at()
            rig.press(keys)
            entry = rig.session.history.done[-1].entry
            assert isinstance(entry, core.Act)
            assert entry.move == move


def test_the_eleventh_and_twelfth_card_take_no_more_keys() -> None:
    """Ten by a digit, the eleventh by the other axis, the last that can be placed by Z: two keys with d."""
    full = at()
    hand = [item.key[0] for item in full.desk.narrator.hand(full.desk.view(), "received")]
    playable = [item.key[0] for item in full.desk.narrator.hand(full.desk.view(), "received") if item.moves]
    for key, card in (("N", hand[10]), ("Z", playable[-1])):
        for right in range(1, 12):
            rig = at()
            rig.press(key + "d")
            rig.press("N" if right == 11 else "1234567890"[right - 1])
            rig.press("d" + "8d")
            done = [record.entry for record in rig.session.history.done if isinstance(record.entry, core.Act)]
            if right <= 9:
                assert done and done[-1].move.left == card, (key, right)


def test_each_part_says_where_it_goes_and_what_is_at_stake() -> None:
    rig = at(ranks=LINES, placed=8, hands={0: ["i1", "i3", "a1", "a3", "scout"]})
    assert rig.press("2d") == ["Infanterie 1 à droite. 1 sur 3."]
    assert rig.press("3") == ["Archers 3 à droite. 3 sur 3."]
    assert rig.press("9") == ["Pas de ligne 9. Il y en a 3."]
    assert rig.press("3d") == ["Lothari, gauche cachée, force 0, 6 avec ce rang, il faut 16. 1 sur 8."]
    assert rig.press("4") == ["Urth, droite cachée, force 13, 19 avec ce rang, il faut 16. 4 sur 8."]
    assert rig.press("t") == [
        (
            "Choisi jusqu'ici : infanterie 3 à gauche et archers 3 à droite. "
            "Les touches n et p disent la suite, d choisit, q revient."
        )
    ]
    assert rig.press("q") == ["Archers 3 à droite. 3 sur 3."]


def test_the_stakes_are_told_when_the_turn_comes_and_by_t() -> None:
    rig = Rig("orcz", PLAYERS, seed=5, bots={seat: Bot("fair", "", seat) for seat in (1, 2, 3)})
    rig.out.clear()
    rig.play_greedily(1)
    stakes = rig.out.texts()[-1]
    assert stakes.startswith("Forces connues : Lothari ")
    assert stakes in rig.press("t")[0]
    # Nothing twice: what the turn has told is not told again.
    assert len([text for text in rig.out.texts() if "Forces connues" in text]) == 1


def test_on_a_shared_speaker_the_stakes_are_what_all_see() -> None:
    rig = at(ranks=LINES, placed=7, people=(0, 3))
    said = rig.press("x")  # the key that tells David is there
    assert said == [
        "David a les touches. David place un rang.",
        "Forces connues : Lothari 0 sur 16, Urth 10 sur 16, Falladir 0 sur 16 et Désert 0 sur 16.",
    ]


def test_attack_or_stand_with_what_lies_in_front() -> None:
    ranks = {"urth": ["1 c2 *a3", "0 a3 c3"]}
    rig = at(ranks=ranks, step="brawl", order=["urth"], last=2, front=1)
    assert rig.press("t") == [
        (
            "À vous. Urth, votre rang 2, à gauche archers 3, à droite cavalerie 3. "
            "Devant, rang 1, Bruno : à gauche cavalerie 2, à droite carte cachée. "
            "Force connue 8, il faut 16. Attaquer ou rester, touches n et p puis d."
        )
    ]
    assert rig.press("f") == ["3 actions possibles, touches n et p. La première : attaquer."]
    assert "gagner des deux côtés" in rig.press("e")[0]
    said = rig.press("d")
    assert said[:4] == [
        "Vous attaquez le rang 1, Bruno.",
        "Bruno retourne archers 3, rang 1 à droite.",
        "À droite, cavalerie 3 contre archers 3 : l'attaque gagne.",
        "À gauche, archers 3 contre cavalerie 2 : la défense gagne.",
    ]


def test_making_others_pay_by_f_and_ending_by_capital_f() -> None:
    ranks = {"urth": ["0 i4 c3"]}
    rig = at(ranks=ranks, step="charge", order=["urth"], sharing=0, due=2, charges=[0, 0, 0, 0])
    assert "faire payer 2 gobelins" in rig.press("t")[0]
    assert rig.press("f") == ["7 actions possibles, touches n et p. La première : Bruno paie un gobelin."]
    assert rig.press("d")[0] == "Vous faites payer un gobelin à Bruno."
    assert rig.press("F")[0] == "Bruno paie un gobelin à la banque."


def test_a_scout_out_of_turn_from_the_hand() -> None:
    rig = at(ranks={"urth": ["1 c2 *a3", "2 i1 *i2"]}, placed=2)
    assert rig.session.waiting().must == (2,)  # type: ignore[union-attr]
    rig.press("0nnn")
    assert rig.desk.listing is not None and rig.desk.listing.current is not None
    assert rig.desk.listing.current.text == "éclaireur"
    assert rig.press("d") == ["Urth, rang 1, Bruno. 1 sur 2."]
    assert rig.press("e") == ["Urth, rang 1, Bruno : à gauche cavalerie 2, à droite carte cachée."]
    assert rig.press("d") == ["Éclaireur, Urth, rang 1, Bruno : la carte cachée est archers 3."]
    assert "archers 3 cachés" in rig.press("bnN")[0]
    assert rig.press("e") == ["Force 5. Vous avez vu cette carte cachée, les autres non."]


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("fr", "urth infanterie 3 archers 1 cachés", "place urth i3 a1 right"),
        ("fr", "Urth, archers 1 à droite, infanterie trois cachée", "place urth i3 a1 left"),
        ("fr", "enclume inf 3 cachée archer 1", "place urth i3 a1 left"),
        ("fr", "désert fantassin 2 cachée champion", "place desert i2 champion left"),
        ("fr", "tour shaman caché cav 2", "place falladir shaman c2 left"),
        ("fr", "place lothari i1 i2 left", "place lothari i1 i2 left"),
        ("fr", "lothari i4 c2 cachée", "place lothari i4 c2 right"),
        ("en", "urth infantry three archers one hidden", "place urth i3 a1 right"),
        ("en", "forest right cavalry 2 hidden left foot 1", "place lothari i1 c2 right"),
    ],
)
def test_typed_words_mean_a_rank(lang: str, typed: str, move: str) -> None:
    rig = at(lang=lang)
    rig.type(typed)
    entry = rig.session.history.done[-1].entry
    assert isinstance(entry, core.Act)
    assert orcz.notation(entry.move) == move


def test_typed_words_that_leave_something_open_are_asked_on() -> None:
    rig = at()
    assert rig.type("urth infanterie 3 archers 1") == [
        "Urth, gauche cachée, force 0, 4 avec ce rang, il faut 16. 1 sur 2."
    ]
    assert rig.type("infanterie 3 infanterie 3")[0].startswith("Je n'ai pas compris")
    assert rig.type("urth archers 1 archers 2")[0].startswith("Je n'ai pas compris")
    assert rig.session.history.done == ()


def test_the_list_of_moves_is_never_hundreds_long() -> None:
    said = at().type("coups")
    assert len(said) == 1
    assert said[0].startswith("944 coups possibles, trop pour une liste.")


@pytest.mark.parametrize(("typed", "move"), [("attaque", "attack"), ("attaquer", "attack"), ("reste", "stand")])
def test_the_verbs_of_a_brawl(typed: str, move: str) -> None:
    rig = at(ranks={"urth": ["1 c2 *a3", "0 a1 c3"]}, step="brawl", order=["urth"], last=2, front=1)
    rig.type(typed)
    acts = [record.entry for record in rig.session.history.done if isinstance(record.entry, core.Act)]
    assert orcz.notation(acts[0].move) == move


def test_what_changed_since_my_last_turn() -> None:
    bots = {seat: Bot("fair", "", seat) for seat in (1, 2, 3)}
    rig = Rig("orcz", PLAYERS, seed=5, bots=bots)
    rig.play_greedily(1)
    told = rig.press("w")[0]
    assert told.startswith("Depuis votre dernier tour : ")
    assert sum(name in told for name in PLAYERS[1:]) == 3


def test_goblins_of_others_are_never_told() -> None:
    rig = at(goblins=(5, 77, 78, 79))
    said = " ".join(text for key in "tbhsSkwljif" for text in rig.press(key))
    for count in ("77", "78", "79"):
        assert count not in said
    assert "Vous avez 5 gobelins" in said


def test_at_a_table_a_face_down_card_may_stay_untold() -> None:
    rig = at(options={"table": True}, hands={0: ["i1", "i3", "a1"]})
    assert rig.press("4") == ["Carte 4 : carte cachée."]
    assert rig.press("d") == ["Infanterie 1 à droite. 1 sur 3."]
    assert rig.press("d") == ["Lothari, gauche cachée, force 0, il faut 16. 1 sur 4."]
    assert rig.press("2d")[0] == "Urth, votre rang 1 : à gauche carte cachée, à droite infanterie 1."
    assert rig.session.state.fields[1].ranks[0].left == "?"
