"""Whole games in words: nothing is missing in either language, and one game is told as its transcript says.

The transcript is tests/scenarios/sadaraspha.fr.txt, the game tests/scenarios/sadaraspha.jsonl (a journal). When the
words change on purpose, `python tests/sadaraspha/test_sadaraspha_spoken_games.py` writes the transcript anew; read it
aloud before committing it.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import LEVELS, Texts
from plateau_parlant.access.narration.parts import Jump, more_of
from plateau_parlant.access.session import line_entry
from plateau_parlant.engines import chance, core
from plateau_parlant.engines import sadaraspha as game
from plateau_parlant.engines.core import PUBLIC, Act, Ask, Decide, Fact

SCENARIOS = Path(__file__).parents[1] / "scenarios"


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


def transcript(lines: list[str]) -> list[str]:
    """The game of a journal as Anna hears it, in French, normal verbosity; her choices after a chevron."""
    header, *entries = [json.loads(line) for line in lines]
    teller = narrator("sadaraspha", Texts("fr", "common", "program", strict=True), header["players"])
    state = game.begin(core.Setup(tuple(header["players"]), header["options"]))
    told = [teller.welcome(game.view(state, 0))]
    for line in entries:
        entry = line_entry(game, line)
        if isinstance(entry, Act) and entry.seat == 0:
            told.append(f"> {teller.move(game.view(state, 0), entry.move)}")
        step = game.apply(state, entry)
        state = step.state
        for event in step.events:
            heard = teller.event(event, 0, "normal")
            if heard:
                told.append(heard.text)
    assert state.end
    return told


def test_a_whole_game_is_told_as_its_transcript_says() -> None:
    lines = (SCENARIOS / "sadaraspha.jsonl").read_text("utf-8").splitlines()
    expected = (SCENARIOS / "sadaraspha.fr.txt").read_text("utf-8").splitlines()
    assert transcript(lines) == expected


def _write() -> None:
    lines = [json.dumps({"game": "sadaraspha", "players": ["Anna", "Bruno"], "options": {"map": 1}})]
    for number, (_, entry, _step) in enumerate(greedy_game(1, 4), 1):
        if isinstance(entry, Act):
            one: dict[str, Any] = {"n": number, "act": [entry.seat, game.notation(entry.move)]}
        else:
            one = {"n": number, "fact": [entry.ask, entry.value], "by": entry.source}
        lines.append(json.dumps(one))
    path = SCENARIOS / "sadaraspha.jsonl"
    if not path.exists():
        path.write_text("\n".join(lines) + "\n", "utf-8")
    told = transcript(path.read_text("utf-8").splitlines())
    (SCENARIOS / "sadaraspha.fr.txt").write_text("\n".join(told) + "\n", "utf-8")


if __name__ == "__main__":
    _write()
