"""The dragon's quick player: what it does is legal, and it plays about as well as the fair one."""

from statistics import mean
from typing import Any

import pytest
from bots_tools import dealt

from plateau_parlant import engines
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Fact, Over
from plateau_parlant.engines.dragon import quick
from plateau_parlant.engines.dragon.components import ARMIES, CARDS, COLOURS, PILES, TROOPS
from plateau_parlant.engines.dragon.moves import (
    DONE,
    RENFORT,
    ContreOrdre,
    Epidemie,
    Pick,
    Take,
    Tower,
    Vol,
    Volontaires,
)
from plateau_parlant.engines.dragon.placing import placements
from plateau_parlant.engines.dragon.position import State

game: Any = engines.game("dragon")


def begun(seed: int, players: int, tokens: bool = False) -> State:
    state: State = dealt("dragon", players, seed)
    if not tokens:
        position = game.to_position(state)
        for person in position["players"]:
            person["tokens"] = []
        state = game.from_position(position)
    return state


def laid(state: State, seat: int, card: int, pile: int, colour: int = 4) -> Any:
    """The real move for a card that the quick player lays."""
    if pile == 4:
        return Tower(TROOPS[card])
    wanted = TROOPS[card] if card != quick.JOKER else "h"
    level = 1 + max(quick.Table(state, chance.Generator(1)).levels[pile][-1:] or [0])
    value = level if pile % 2 == 0 else 13 - level
    for move in placements(state, (wanted,)):
        named = card != quick.JOKER or (move.value == value and (colour == 4 or move.colour in ("", COLOURS[colour])))
        if getattr(move, "army", "") == ARMIES[pile] and named:
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


def token_move(state: State, seat: int, token: str, before: quick.Table, table: quick.Table, found: Any) -> list[Any]:
    """The real moves for a token that the quick player has used on its table."""
    pile = found[1]
    if token == "epidemie":
        return [Epidemie(ARMIES[pile], len(before.levels[pile]) - len(table.levels[pile]))]
    if token == "contre-ordre":
        colour = table.tower_colour if pile == 4 else table.colours[pile]
        return [ContreOrdre(PILES[pile], COLOURS[colour])]
    if token == "vol":
        return [Vol("red" if pile == state.red else "undead")]
    if token == "renfort":
        return [RENFORT, Pick(CARDS[table.hands[seat][-1]])]
    gone = list(before.hands[seat])
    for card in table.hands[seat]:
        gone.remove(card)
    wanted = sorted(CARDS[card] for card in gone)
    for move in game.legal(state, seat):
        if not isinstance(move, Volontaires) or move.army != ARMIES[pile]:
            continue
        if sorted(card for card in (move.card, move.card2) if card) == wanted:
            after = quick.Table(game.apply(state, Act(seat, move)).state, chance.Generator(1))
            if after.levels[pile] == table.levels[pile]:
                return [move]
    raise AssertionError(f"no such insertion: {wanted} on {ARMIES[pile]}")


@pytest.mark.parametrize("players", [1, 3])
def test_its_tokens_are_legal_and_do_what_the_rules_do(players: int) -> None:
    used: set[str] = set()
    for seed in range(9):
        state = begun(seed, players, True)
        while not isinstance(now := game.waiting(state), Over):
            if isinstance(now, Ask):
                state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
                continue
            seat = state.turn
            table, before = (quick.Table(state, chance.Generator(seed)) for _ in range(2))
            if players > 1 and "renfort" in table.tokens[seat]:
                table.tokens[seat].remove("renfort")  # what lies in a hidden camp, only its owner's look decides
            mine = list(table.tokens[seat])
            table.ahead[seat] = -99.0  # every token is worth a look
            found = quick._best(table, -1, 0, False)
            for token in mine:
                if mine.count(token) > table.tokens[seat].count(token):
                    used.add(token)
                    for move in token_move(state, seat, token, before, table, found):
                        state = game.apply(state, Act(seat, move)).state
                        while isinstance(now := game.waiting(state), Ask) and state.step == "A":
                            state = game.apply(state, Fact(now.id, chance.answer(seed, now))).state
                    break
            _, pile, cards, count = found
            if count:
                state = game.apply(state, Act(seat, Take(ARMIES[pile], count))).state
            won = quick._do(table, found)
            for card in cards:
                colour = table.colours[pile] if pile < 4 else 4
                state = game.apply(state, Act(seat, laid(state, seat, card, pile, colour))).state
            assert won == isinstance(game.waiting(state), Over)
            again = quick.Table(state, chance.Generator(seed))
            assert again.levels == table.levels
            assert (again.tower, again.jokers) == (table.tower, table.jokers)
            assert sorted(again.hands[seat]) == sorted(table.hands[seat])
            if isinstance(game.waiting(state), Over):
                break
            state = game.apply(state, Act(seat, DONE)).state
            if players > 1:
                state = game.apply(state, Act(seat, game.options(game.view(state, seat))[0])).state
    assert used >= {"epidemie", "contre-ordre", "volontaires"} | ({"renfort"} if players == 1 else set())


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
