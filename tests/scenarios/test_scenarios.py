"""Whole games as journals, and what every seat hears of them in French.

A scenario is a folder `<game>_<name>/` with `journal.jsonl` (as `access/journal.py` writes it) and, for each seat and
for the table, `seat-0.txt`, `seat-1.txt`, ..., `table.txt`: the lines heard, in order. The texts are read by people
before they are committed; `python tests/scenarios/write_expected.py FOLDER` shows what would differ, and writes only
with `--write`. `moments.fr.txt`: what must be heard at the key moments, written by hand from the rules; no program
writes it.
"""

from pathlib import Path

import pytest
from scenario_play import by_entry, heard, moments

FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/journal.jsonl"))


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_every_seat_hears_what_is_written(folder: Path) -> None:
    told, troubles, over = heard(folder)
    assert not troubles
    assert over, "a scenario is a whole game"
    for name, lines in told.items():
        expected = (folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        assert lines == expected, name


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_the_table_hears_nothing_that_only_one_seat_hears(folder: Path) -> None:
    """A line that speaks to one listener (its seat alone has it) is never among those of the table."""
    told, _, _ = heard(folder)
    table = set(told.get("table", ()))
    seats = {name: set(lines) for name, lines in told.items() if name != "table"}
    if len(seats) < 2:
        return
    for name, lines in seats.items():
        others = set().union(*(other for key, other in seats.items() if key != name))
        alone = {line for line in lines - others if line.split(" ")[0] in ("Pioche", "Jeton")}
        assert not alone & table


WITH_MOMENTS = [folder for folder in FOLDERS if (folder / "moments.fr.txt").exists()]


@pytest.mark.parametrize("folder", WITH_MOMENTS, ids=[folder.name for folder in WITH_MOMENTS])
def test_key_moments_are_heard_as_the_rules_have_them(folder: Path) -> None:
    told = by_entry(folder)
    written = moments(folder / "moments.fr.txt")
    checked = 0
    for number, who, lines in written:
        named = {other for entry, other, _ in written if entry == number}
        for listener in told if who == "*" else [who]:
            if who != "*" or listener not in named:
                assert told[listener][number - 1] == lines, f"entry {number}, {listener}"
                checked += 1
    assert checked >= 12
