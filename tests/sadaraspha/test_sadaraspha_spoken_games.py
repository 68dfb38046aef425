"""Whole games in words: whatever happens or is asked can be said in both languages, and is fit for a voice.

Two games are told line by line in tests/scenarios/sadaraspha_*.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import LEVELS, Texts
from plateau_parlant.access.narration.parts import Jump, more_of
from plateau_parlant.engines import chance, core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Decide, Fact


def greedy_game(number: int, seed: int) -> Iterator[tuple[Any, core.Entry, core.Step]]:
    """A game of two greedy players, entry by entry."""
    state = game.begin(core.Setup(("Anna", "Émile"), {"map": number, "turn_limit": 60}))
    rng = chance.Generator(seed)
    while not state.end:
        now = game.waiting(state)
        if isinstance(now, Ask):
            entry: core.Entry = Fact(now.id, chance.answer(seed, now), "seed")
        else:
            assert isinstance(now, Decide)
            entry = Act(now.must[0], game.greedy(game.view(state, now.must[0]), rng).move)
        step = game.apply(state, entry)
        yield state, entry, step
        state = step.state


def words(lang: str) -> Any:
    return narrator("sadaraspha", Texts(lang, "common", "program", strict=True), ("Anna", "Émile"))


def everything(teller: Any, view: Any) -> list[str]:
    """All that can be asked about a position."""
    summary, zones = teller.board(view)
    items = [*teller.hand(view, "received"), *teller.actions(view), *zones, *zones[2].items]
    said = [teller.welcome(view), teller.turn(view), teller.hand_summary(view, "received"), summary]
    said += [teller.score(view), teller.score_more(view), teller.seen(view), teller.table(view), teller.result(view)]
    for item in items:
        said += [item.text, more_of(item)]
    for name in teller.COMMANDS:
        found = getattr(teller, f"do_{name}")(view)
        said.append(found.text if isinstance(found, Jump) else found)
        if isinstance(found, Jump):
            teller.cursor = (found.item[0],)
    for move in list(game.options(view))[::7]:
        said.append(teller.move(view, move))
        parts = teller.parts(move)
        for depth, value in enumerate(parts):
            said.append(teller.part(view, parts[:depth], value))
            said.append(teller.part_more(view, parts[:depth], value) or "-")
    return said


BAD = re.compile(r"[{}|/_\\\n]|  | ,| \.|\bNone\b|\.\.|de [aeiouéAEIOUÉ]mile")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_in_two_games_can_be_said(lang: str) -> None:
    for number in (1, 2):
        teller = words(lang)
        for place, (state, entry, step) in enumerate(greedy_game(number, 20 + number)):
            said = []
            for event in step.events:
                for listener in (0, 1, PUBLIC):
                    for level in LEVELS:
                        line = teller.event(event, listener, level)
                        said += [line.text] if line else []
            if place % 37 == 0:
                for seat in (0, 1, PUBLIC):
                    said += everything(teller, game.view(step.state, seat))
                if isinstance(entry, Act):
                    choice = game.greedy(game.view(state, entry.seat), chance.Generator(place))
                    said += [teller.reason(reason) for reason in choice.reasons]
            now = game.waiting(step.state)
            if isinstance(now, Ask):
                said.append(teller.ask(now))
            for text in said:
                assert text and not BAD.search(text), text
