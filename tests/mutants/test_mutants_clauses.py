"""Every clause of the rules of a game that the engines hold has a test that names it, and a mutant."""

import re
import tomllib
from pathlib import Path

import pytest

from plateau_parlant import engines

CLAUSES = tomllib.loads((Path(__file__).parents[1] / "data" / "clauses.toml").read_text("utf-8"))
KNOWN = {clause for titles in CLAUSES.values() for clause in titles}
IN_NAME = re.compile(r"(?<![A-Za-z0-9])[DEGOS]\d+(?:_\d+)*")
IN_ID = re.compile(r"""\bid=f?["']([DEGOS]\d+(?:\.\d+)*)""")
IN_COMMENT = re.compile(r"#\s*clauses?:\s*(.+)")


def named_in(text: str) -> set[str]:
    """The clauses that a test file names. test_G5_6_3_... names G5.6.3 and not G5.6, test_D4_3_6_cards names D4.3."""
    found = set()
    for name in re.findall(r"^\s*(?:async )?def (test_\w+)", text, re.MULTILINE):
        for match in IN_NAME.findall(name):
            parts = match.split("_")
            prefixes = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
            found.add(next((clause for clause in prefixes if clause in KNOWN), ""))
    found.update(IN_ID.findall(text))
    for line in IN_COMMENT.findall(text):
        found.update(re.findall(r"[DEGOS]\d+(?:\.\d+)*", line))
    return found & KNOWN


def named(root: Path) -> set[str]:
    return set().union(*(named_in(path.read_text("utf-8")) for path in (root / "tests").rglob("test_*.py")))


def mutated(root: Path) -> set[str]:
    areas = [tomllib.loads(path.read_text("utf-8")) for path in (root / "tests" / "mutants").glob("*.toml")]
    return {mutant["clause"] for area in areas for mutant in area.get("mutant", [])}


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_clause_has_a_test(root: Path, game: str) -> None:
    assert set(CLAUSES[game]) - named(root) - set(CLAUSES["without_test"]) == set()


@pytest.mark.parametrize("game", engines.GAMES)
def test_every_clause_has_a_mutant(root: Path, game: str) -> None:
    assert set(CLAUSES[game]) - mutated(root) - set(CLAUSES["without_mutant"]) == set()


def test_mutants_and_exceptions_name_clauses_that_are_there(root: Path) -> None:
    titles = {clause for game in ("dragon", "guardians", "orcz", "sadaraspha") for clause in CLAUSES[game]}
    exceptions = {**CLAUSES["without_test"], **CLAUSES["without_mutant"]}
    assert set(exceptions) <= titles
    assert all(len(reason) > 20 for reason in exceptions.values())
    rules = {clause for clause in mutated(root) if re.fullmatch(r"[DEGOS][\d.]+", clause)}
    assert rules <= titles


def test_names_are_read_as_meant() -> None:
    text = (
        "def test_D4_3_6_cards_clear():\n    def test_G5_6_3_bonus():\ndef test_sixth_E6():\n"
        '# clause: O5.4, O5.5\npytest.param(1, id="S4.2 no cell")\nDRAGON4_4 = "D4.4"\ndef test_GS1_1_x():\n'
    )
    assert named_in(text) == {"D4.3", "G5.6.3", "E6", "O5.4", "O5.5", "S4.2"}
