"""A whole four-player game as a journal: what each seat hears of it, in French, at its key moments and as a whole."""

import json
from pathlib import Path

import pytest

from plateau_parlant import engines
from plateau_parlant.access import session
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Level, Texts
from plateau_parlant.engines import core, history

FOLDER = Path(__file__).parents[1] / "scenarios"
NAMES = ("Anna", "Bruno", "Chloe", "David")
GAME = engines.game("orcz")


def records() -> tuple[history.Record, ...]:
    lines = [json.loads(line) for line in (FOLDER / "orcz_four.jsonl").read_text("utf-8").splitlines()]
    first = GAME.begin(core.Setup(tuple(lines[0]["players"])))
    entries = [session.line_entry(GAME, line) for line in lines if "act" in line or "fact" in line]
    played = history.fold(GAME, first, entries)
    hashes = {line["at"]: line["hash"] for line in lines if "hash" in line}
    for at, digits in hashes.items():
        assert core.state_hash(played.done[at - 1].state) == digits, f"the rules differ at entry {at}"
    return played.done


RECORDS = records()


def heard(seat: int, lang: str, level: Level, entries: tuple[int, ...] = ()) -> list[list[str]]:
    """The lines a seat hears, entry by entry (of all, or of these)."""
    words = narrator("orcz", Texts(lang, "common", strict=True), NAMES)
    told = []
    for record in [RECORDS[entry - 1] for entry in entries] or RECORDS:
        lines = []
        for event in record.events:
            form = core.heard(event, seat)
            line = words.event(form, seat, level) if form is not None else None
            if line is not None:
                assert "\n" not in line.text
                lines.append(line.text)
        told.append(lines)
    return told


def moments() -> list[tuple[int, str, list[str]]]:
    found: list[tuple[int, str, list[str]]] = []
    for line in (FOLDER / "orcz_four.moments.fr.txt").read_text("utf-8").splitlines():
        if line.startswith("@"):
            number, seat = line[1:].split()
            found.append((int(number), seat, []))
        elif line and not line.startswith("#"):
            found[-1][2].append(line)
    return found


MOMENTS = moments()


@pytest.mark.parametrize("seat", range(4))
def test_key_moments_are_heard_as_they_were_written(seat: int) -> None:
    told = heard(seat, "fr", "normal")
    checked = 0
    for number, who, lines in MOMENTS:
        named = {other for entry, other, _ in MOMENTS if entry == number}
        if who == str(seat) or (who == "*" and str(seat) not in named):
            assert told[number - 1] == lines, f"entry {number}"
            checked += 1
    assert checked >= 9


@pytest.mark.parametrize("seat", range(4))
def test_the_whole_game_as_each_seat_hears_it(seat: int) -> None:
    expected = (FOLDER / f"orcz_four.seat{seat}.fr.txt").read_text("utf-8").splitlines()
    told = [f"{number} {line}" for number, lines in enumerate(heard(seat, "fr", "normal"), 1) for line in lines]
    assert told == expected


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("level", ["brief", "normal", "full"])
def test_every_level_in_both_languages_and_no_face_down_card_leaks(lang: str, level: Level) -> None:
    for lines in heard(0, lang, level):
        for text in lines:
            assert "{" not in text
            assert "  " not in text
            assert " ." not in text
            assert " ," not in text
    # Entry 7: David's hidden infantry three is David's alone; entry 20: what Anna's scout saw is hers.
    three = {"fr": "infanterie 3", "en": "infantry 3"}[lang]
    for seat in (0, 1, 2, core.PUBLIC):
        assert three not in str(heard(seat, lang, level, (7,))).lower()
    for seat in (1, 2, 3, core.PUBLIC):
        assert three not in str(heard(seat, lang, level, (20,))).lower()
    assert three in str(heard(0, lang, level, (20,))).lower()
