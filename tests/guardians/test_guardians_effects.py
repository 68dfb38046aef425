"""Every word of every row does what it states: the same position with the word and without it (issue: effects).

The positions made from the word alone are in `effects_numbers`, `effects_attacks`, `effects_orders` and
`effects_board_tools`; those made by hand for one card are in the other `effects_*`. No word of any row is left out: a
test counts them.
"""

from collections import Counter

import effects_attacks
import effects_board_moving
import effects_board_prices
import effects_board_stores
import effects_board_tools
import effects_board_turns
import effects_board_upgrades
import effects_fight_bans
import effects_fight_control
import effects_fight_destroying
import effects_fight_grants
import effects_fight_leaving
import effects_fight_taking
import effects_fight_turning
import effects_hand_numbers
import effects_numbers
import effects_orders
import pytest
from effects_lab import ROWS, every, without

MADE = {**effects_numbers.WORDS, **effects_attacks.WORDS, **effects_orders.WORDS, **effects_board_tools.WORDS}
POSITIONS = (
    effects_hand_numbers.HAND,
    effects_fight_bans.HAND,
    effects_fight_control.HAND,
    effects_fight_destroying.HAND,
    effects_fight_grants.HAND,
    effects_fight_leaving.HAND,
    effects_fight_taking.HAND,
    effects_fight_turning.HAND,
    effects_board_moving.HAND,
    effects_board_prices.HAND,
    effects_board_stores.HAND,
    effects_board_turns.HAND,
    effects_board_upgrades.HAND,
)
BY_HAND = {key: case for positions in POSITIONS for key, case in positions.items()}
ROWS_WITHOUT_MANUAL, MANUAL_ROWS = 653, 26
WORDS_IN_ALL, WORDS_BY_HAND = 798, 377


def case_of(card, index, effect):
    """How the word is tried: in a position made by hand for it, else in one made from the word; None: not at all."""
    by_hand = BY_HAND.get((card.id, index))
    if by_hand is not None:
        return by_hand
    return MADE[effect.word](card, effect) if effect.word in MADE else None


def test_only_the_marked_rows_are_manual_and_every_word_of_the_others_is_tried():
    manual = [card for card in ROWS if card.manual]
    assert (len(ROWS) - len(manual), len(manual)) == (ROWS_WITHOUT_MANUAL, MANUAL_ROWS)
    assert all(card.note for card in manual) and not any(card.note for card in ROWS if not card.manual)
    tried = Counter(case_of(card, index, effect) is not None for card, index, effect in every())
    assert tried == {True: WORDS_IN_ALL}
    assert len(BY_HAND) == WORDS_BY_HAND


def test_nothing_is_written_by_hand_for_a_word_that_is_not_there():
    there = {(card.id, index) for card, index, _ in every()}
    assert set(BY_HAND) <= there
    assert sum(len(positions) for positions in POSITIONS) == len(BY_HAND)


@pytest.mark.parametrize("word", sorted({effect.word for _, _, effect in every()}))
def test_the_word_does_what_it_states_on_every_row(word):
    wrong = []
    for card, index, effect in every():
        if effect.word != word:
            continue
        case = case_of(card, index, effect)
        with_ = case.probe()
        with without(card.id, index):
            missing = case.probe()
        if with_ == missing or not case.stated(with_, missing):
            wrong.append((card.id, index, with_, missing))
    assert not wrong
