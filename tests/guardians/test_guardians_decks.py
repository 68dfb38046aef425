"""G1.1 to G1.3: the card list, its effect words, the deck check and the reading of deck lists."""

import time

import pytest

from plateau_parlant.access import decks
from plateau_parlant.engines.core import PositionError
from plateau_parlant.engines.guardians import components, effects
from plateau_parlant.engines.guardians.decks import check_deck, style

KNIGHTS = decks.ready_deck("knights").cards


def codes(remarks):
    return [remark.code for remark in remarks]


def test_G1_1_every_card_is_read_and_every_effect_word_known():
    cards = decks.install()
    assert len(cards.cards) == 679
    assert cards.check() == []
    manual = [card for card in cards.cards.values() if card.manual]
    assert len(manual) == 26
    assert len(cards.cards) - len(manual) == 653
    assert all(bool(card.note) == card.manual for card in cards.cards.values())
    used = {effect.word for card in cards.cards.values() for effect in card.effects}
    assert used == effects.WORDS


def test_G1_1_a_creatures_up_number_is_its_vitality_and_none_printed_counts_0():
    decks.install()
    assert components.card("archer").up == 6
    assert components.card("rye-beaner").up == -5
    assert components.card("tweezle-the-sneaky").up == 0
    assert components.card("beer").up == 10


def test_the_card_list_loads_fast():
    start = time.perf_counter()
    components.Catalogue(decks.card_rows()["cards"])
    assert time.perf_counter() - start < 0.5


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("bonus", "value"),
        ("bonus(+2,vs=klass:Demon)", "value"),
        ("bonus(+2,when=someday)", "value"),
        ("bonus(+2,whom=any)", "key"),
        ("fly_away(+2)", "word"),
        ("bonus(+2", "grammar"),
        ("forbid(everything)", "value"),
        ("immune(spoons)", "value"),
    ],
)
def test_an_unknown_word_key_or_value_is_refused(cell, why):
    with pytest.raises(effects.EffectError) as caught:
        effects.parse(cell)
    assert caught.value.why == why


def test_selectors_take_the_prefix_before_them_and_and_binds_tighter():
    read = effects.selector("class:Demon|Devil")
    assert [(a[0].prefix, a[0].text) for a in read] == [("class", "Demon"), ("class", "Devil")]
    read = effects.selector("card:paladin|class:Angel&!card:holy-avenger")
    assert [len(alternative) for alternative in read] == [1, 2]
    assert read[1][1].negated


def test_numbers_know_dice_and_signs():
    assert effects.number("1d6+1") == effects.Number(1, 1, 6)
    assert effects.number("-3") == effects.Number(-3, sign=-1)
    assert effects.number("+x").x


def test_G1_2_the_ready_decks_have_no_fault():
    for name in decks.READY_DECKS:
        deck = decks.ready_deck(name)
        assert not deck.misread and not deck.guessed
        assert len(deck.cards) == 74
        for rm in (True, False):
            assert check_deck(deck.cards, rm).faults == ()


def test_G1_2_every_fault_is_said_at_once():
    bad = ["archer"] * 6 + ["champs-the-wonder-dog"] * 2 + ["khnumian-l", "khnumian-r", "carreg-amroth-left"]
    checked = check_deck(bad)
    assert codes(checked.faults) == [
        "too_few_cards", "no_guardian", "strongholds_mixed", "stronghold_side", "stronghold_side",
        "too_many_copies", "too_many_copies",
    ]  # fmt: skip
    assert checked.faults[-1].parts == {"card": "champs-the-wonder-dog", "count": 2, "most": 1}
    assert "many_guardians" in codes(check_deck([*KNIGHTS, "thak-steady-hand"]).faults)
    assert "stronghold_count" in codes(check_deck([*KNIGHTS, "khnumian-l"]).faults)


def test_G1_2_terrains_and_shields_have_no_limit_and_promos_count_with_their_twin():
    many = [*KNIGHTS, *["spires"] * 9, *["shield-maitzs-lightning-14"] * 9]
    assert check_deck(many).faults == ()
    assert codes(check_deck(many).advice) == ["shields_many", "terrains_many"]
    twins = [*KNIGHTS, *["druk"] * 3, *["druk-pr"] * 3]
    assert codes(check_deck(twins).faults) == ["too_many_copies"]


def test_G1_2_unlike_standard_bearers_are_a_fault_without_rm_only():
    deck = [*KNIGHTS, "standard-bearer-ploogs-ox-05"]
    assert codes(check_deck(deck, rm=False).faults) == ["bearer_unlike"]
    assert check_deck(deck, rm=True).faults == ()
    assert "bearer_unlike" in codes(check_deck(deck, rm=True).advice)


def test_shield_styles():
    assert style("shield-broms-angelic-08") == style("standard-bearer-broms-angelic-13")
    assert style("egyptian-motif-15") == style("egyptian-motif-standard-11") == style("shield-terrain-egyptian-motif")
    assert style("shield-dem-bones-3") == "dem-bones"


def test_G1_3_the_border_tells_pen_from_depot():
    decks.install()
    double = ["beer", "dispel-magic", "rooster"]
    single = ["archer", "spires", "shield-broms-ox-07", "petrified-heart", "ankh", "large-idol"]
    assert all(components.card(card).double for card in double)
    assert not any(components.card(card).double for card in single if card in decks.install().cards)


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("3 x Archer", ["archer"] * 3),
        ("3x Archer", ["archer"] * 3),
        ("3 Archer", ["archer"] * 3),
        ("Archer x3", ["archer"] * 3),
        ("Archer (2)", ["archer"] * 2),
        ("  - Maréchal", ["marshal"]),
        ("2 MARECHAL # chef", ["marshal"] * 2),
        ("2 Coeur petrifié", ["petrified-heart"] * 2),
        ("Cœur Pétrifié", ["petrified-heart"]),
        ("10 Gallon Voodoo Hat", ["10-gallon-voodoo-hat"]),
        ("40,000 Useless Warhammers", ["40000-useless-warhammers"]),
        ("2 x 10 Gallon Voodoo Hat", ["10-gallon-voodoo-hat"] * 2),
        ("Dispell Magik", ["dispel-magic"]),
        ("2 x Shield Lightning 14", ["shield-maitzs-lightning-14"] * 2),
        ("Khnumian", ["khnumian-l", "khnumian-c", "khnumian-r"]),
        ("Créatures :", []),
    ],
)
def test_deck_lists_forgive_spelling_and_take_counts(line, cards):
    assert list(decks.read_deck(line).cards) == cards


def test_what_is_not_understood_names_line_and_nearest():
    read = decks.read_deck("Archer\nArchangel\n\n2 Xyzzy")
    assert read.cards == ("archer",)
    assert [bad.line for bad in read.misread] == [2, 4]
    assert "Archangel Magnus" in read.misread[0].nearest
    guessed = decks.read_deck("Marshall")
    assert guessed.cards == ("marshal",) and guessed.guessed[0].card == "marshal"


def test_files_that_cannot_be_read_say_so(tmp_path):
    with pytest.raises(decks.DeckFileError) as caught:
        decks.read_deck_file(tmp_path / "none.txt")
    assert caught.value.code == "missing"
    (tmp_path / "zero.txt").write_bytes(b"\0\xff")
    with pytest.raises(decks.DeckFileError) as caught:
        decks.read_deck_file(tmp_path / "zero.txt")
    assert caught.value.code == "not_text"
    (tmp_path / "old.txt").write_bytes("2 Maréchal".encode("cp1252"))
    assert decks.read_deck_file(tmp_path / "old.txt").cards == ("marshal", "marshal")
    with pytest.raises(PositionError):
        check_deck(["no-such-card"])
