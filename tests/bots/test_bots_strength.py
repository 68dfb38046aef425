"""The strength benchmark: games kept in a file are not played again, and the table says what was asked for."""

import importlib.util
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def strength() -> Any:
    spec = importlib.util.spec_from_file_location("strength_benchmark", ROOT / "benchmarks" / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_kept_games_are_not_played_again(strength: Any, tmp_path: Path) -> None:
    asked: list[list[int]] = []

    def play(numbers: Sequence[int]) -> Iterator[dict[str, Any]]:
        asked.append(list(numbers))
        for number in numbers:
            yield {"game": number, "deserters": number}

    path = tmp_path / "rows.jsonl"
    strength.Rows(str(path)).played("a", range(0, 6, 2), play)
    rows = strength.Rows(str(path)).played("a", range(6), play)
    assert asked == [[0, 2, 4], [1, 3, 5]]
    assert [row["game"] for row in rows] == list(range(6))
    assert len(path.read_text().splitlines()) == 6
    assert json.loads(path.read_text().splitlines()[0])["of"] == "a"
    strength.Rows(None).played("a", range(2), play)
    assert asked[-1] == [0, 1]


def test_the_lines_say_what_was_wanted(strength: Any) -> None:
    rows = [{"deserters": 4, "decisions": 80, "seconds": 2.0}, {"deserters": 6, "decisions": 80, "seconds": 2.0}]
    assert "5.00 deserters" in strength.solo_line("solo-bare", "hint", rows, 1)
    assert "wanted 4.5: not met" in strength.solo_line("solo-bare", "hint", rows, 1)
    assert "wanted" not in strength.solo_line("solo-bare", "fair", rows, 1)
    won = [{"seats": ["search", "greedy", "greedy"], "places": [1, 2, 3], "scores": [0, 1, 2], "reason": "played",
            "game": n, "entries": 9, "decisions": 9, "failed": 0} for n in range(4)]  # fmt: skip
    assert "wanted above 50.0: met" in strength.line("dragon-3", ("search", "greedy"), won, 2)
    lost = [{**row, "reason": "defeat"} for row in won]
    assert "no game was won  the table won 0 %" in strength.line("orcz-3", ("search", "greedy"), lost, 2)


def test_a_short_run_prints_its_table(strength: Any, capsys: pytest.CaptureFixture[str],
                                      monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    words = ["--only", "hiding-2,solo-tokens", "--games", "2", "--effort", "fair"]
    monkeypatch.setattr(strength, "HIDING", strength.HIDING[:2])
    monkeypatch.setattr(sys, "argv", ["strength.py", *words])
    strength.main()
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 3
    assert out[0].startswith("hiding-2") and "infer among greedy" in out[0]
    assert "bluff among infer" in out[1] and "the table won" in out[1]
    assert "2 deals" in out[2]
