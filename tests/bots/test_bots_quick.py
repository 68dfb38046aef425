"""The dragon's quick player: what it does is legal, and it plays about as well as the fair one."""

from statistics import mean
from typing import Any

import pytest

from plateau_parlant import engines
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Fact, Over, Setup
from plateau_parlant.engines.dragon import quick
from plateau_parlant.engines.dragon.components import ARMIES, COLOURS, TROOPS
from plateau_parlant.engines.dragon.moves import DONE, Take, Tower
from plateau_parlant.engines.dragon.placing import placements
from plateau_parlant.engines.dragon.position import State

game: Any = engines.game("dragon")


def begun(seed: int, players: int, tokens: bool = False) -> State:
    state = game.begin(Setup(tuple("ABCD"[:players])))
    while isinstance(now := game.waiting(state), Ask):
        state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
    if not tokens:
        position = game.to_position(state)
        for person in position["players"]:
            person["tokens"] = []
        state = game.from_position(position)
    return state


def laid(state: State, seat: int, card: int, pile: int) -> Any:
    """The real move for a card that the quick player lays."""
    if pile == 4:
        return Tower(TROOPS[card])
    wanted = TROOPS[card] if card != quick.JOKER else "h"
    level = 1 + max(quick.Table(state, chance.Generator(1)).levels[pile][-1:] or [0])
    value = level if pile % 2 == 0 else 13 - level
    for move in placements(state, (wanted,)):
        if getattr(move, "army", "") == ARMIES[pile] and (card != quick.JOKER or move.value == value):
            return move
    raise AssertionError(f"{wanted} does not fit on {ARMIES[pile]}")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_its_turns_are_legal_and_its_boards_are_the_real_ones(players: int) -> None:
    """Every turn of whole games is played by the rules too; then both boards must be alike."""
    turns = takes = 0
    for seed in range(3):
        state = begun(seed, players)
        while not isinstance(now := game.waiting(state), Over):
            if isinstance(now, Ask):
                state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
                continue
            seat = state.turn
            table = quick.Table(state, chance.Generator(seed))
            table.hands[seat] = [quick.NUMBER[card] for card in state.hands[seat]]
            found = quick._best(table, -1, 0, False)
            _, pile, cards, count = found
            if count:
                takes += 1
                state = game.apply(state, Act(seat, Take(ARMIES[pile], count))).state
            for card in cards:
                state = game.apply(state, Act(seat, laid(state, seat, card, pile))).state
            won = quick._do(table, found)
            turns += 1
            assert won == isinstance(game.waiting(state), Over)
            if players == 1:
                assert table.deserters == len(state.deserters)
            again = quick.Table(state, chance.Generator(seed))
            assert again.levels == table.levels
            assert (again.tower, again.jokers) == (table.tower, table.jokers)
            hero_colours = [n for n in (2, 3) if quick.JOKER in table.cards[n]]
            assert all(again.colours[n] == table.colours[n] for n in range(4) if n not in hero_colours)
            assert sorted(again.hands[seat]) == sorted(table.hands[seat])
            if won:
                break
            state = game.apply(state, Act(seat, DONE)).state
            if players > 1:
                state = game.apply(state, Act(seat, game.options(game.view(state, seat))[0])).state
    assert turns > 30
    assert takes


def test_it_plays_about_as_well_as_the_fair_player() -> None:
    bare = mean(-quick.rollout(begun(seed, 1), 0, chance.Generator(seed)) for seed in range(40))
    armed = mean(-quick.rollout(begun(seed, 1, True), 0, chance.Generator(seed)) for seed in range(40))
    assert 4 < bare < 8.5
    assert armed < 4


def test_rollouts_repeat_and_change_no_state() -> None:
    for players in (1, 2, 3, 4):
        state = begun(5, players)
        before = game.to_position(state)
        one = quick.rollout(state, 0, chance.Generator(4))
        assert quick.rollout(state, 0, chance.Generator(4)) == one
        assert game.to_position(state) == before


def test_colours_are_numbers_in_order() -> None:
    assert [TROOPS[12 * n][0] for n in range(4)] == list(COLOURS)
