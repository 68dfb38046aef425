"""Wrong lines that the tests must notice.

Each AREA.toml beside this file holds entries of this form, one clause each:

    [[mutant]]
    clause = "D4.3"
    file = "engines/dragon/rules.py"
    old = "exact text, once in the file"
    new = "the wrong text"
    test = "tests/dragon/test_dragon_placing.py::test_D4_3_sixth_card_clears"

The quick tests check the entries; the slow one changes the file in a copy of the product (killer.py) and demands that
the named test fails there, that it passes in the unchanged copy, and that it fails by itself: a mutant that cannot be
imported, or a test that is not found, proves nothing.
One area by hand: `python tests/mutants/killer.py tests/mutants/AREA.toml`.
"""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
AREAS = sorted(HERE.glob("*.toml"))
KEYS = {"clause", "file", "old", "new", "test"}


def mutants(area: Path) -> list[dict[str, str]]:
    content = tomllib.loads(area.read_text("utf-8"))
    assert set(content) <= {"mutant"}, f"{area.name}: only [[mutant]] entries are expected"
    found: list[dict[str, str]] = content.get("mutant", [])
    return found


@pytest.mark.parametrize("area", AREAS, ids=lambda path: path.stem)
def test_each_entry_names_one_place_and_one_test(area: Path, root: Path) -> None:
    wrong = []
    for mutant in mutants(area):
        wrong += [f"{mutant.get('clause')}: {fault}" for fault in faults(mutant, root)]
    assert not wrong, "\n".join(wrong)


def faults(mutant: dict[str, str], root: Path) -> list[str]:
    """What is wrong with an entry, one sentence each."""
    if set(mutant) != KEYS:
        return [f"its keys are {sorted(mutant)}, not {sorted(KEYS)}"]
    found = []
    source = root / mutant["file"]
    text = source.read_text("utf-8") if source.is_file() else ""
    if text.count(mutant["old"]) != 1:
        found.append(f"old is {text.count(mutant['old'])} times in {mutant['file']}, not once")
    elif source.suffix == ".py":
        try:
            changed = ast.dump(ast.parse(text.replace(mutant["old"], mutant["new"])))
        except SyntaxError as error:
            found.append(f"new makes {mutant['file']} unreadable: {error}")
        else:
            if changed == ast.dump(ast.parse(text)):
                found.append("new changes nothing that Python sees")
    path, _, name = mutant["test"].partition("::")
    function = re.escape(re.sub(r"\[.*", "", name).rpartition("::")[2])
    tests = (root / path).read_text("utf-8") if (root / path).is_file() else ""
    if not function or not re.search(rf"^\s*(async )?def {function}\(", tests, re.MULTILINE):
        found.append(f"there is no test {mutant['test']}")
    return found


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are run in forked processes")
@pytest.mark.parametrize("area", AREAS, ids=lambda path: path.stem)
def test_each_mutant_is_killed(area: Path) -> None:
    command = [sys.executable, str(HERE / "killer.py"), str(area)]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == 0, done.stderr
    outcomes = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(outcomes) == len(mutants(area))
    alive = [f"{o['clause']} {o['test']}: {o['outcome']}\n{o['log']}" for o in outcomes if o["outcome"] != "killed"]
    assert not alive, "\n".join(alive)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are run in forked processes")
def test_the_runner_tells_survivors_from_killed(tmp_path: Path, root: Path) -> None:
    start = (root / "profiles" / "__init__.py").read_text("utf-8")[:8]
    values = {"clause": "X1", "file": "profiles/__init__.py", "old": start}
    values["test"] = f"tests/mutants/{Path(__file__).name}::test_profiles_are_not_swapped"
    text = ""
    for word in ("Swapped", "Other"):
        entry = {**values, "new": f'"""{word} '}
        text += "[[mutant]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in entry.items())
    area = tmp_path / "area.toml"
    area.write_text(text, "utf-8")
    command = [sys.executable, str(HERE / "killer.py"), str(area)]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == 0, done.stderr
    assert [json.loads(line)["outcome"] for line in done.stdout.splitlines()] == ["killed", "survived"]


def test_profiles_are_not_swapped() -> None:
    import plateau_parlant.profiles

    assert not (plateau_parlant.profiles.__doc__ or "").startswith("Swapped")
