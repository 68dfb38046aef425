"""What is installed is what is in the clone: the list of packages, the wheel, and who may import whom."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

TOPS = ("access", "engines", "firmware", "profiles")
# Chance, clocks, machines: what would make a rule give two answers to one question.
IMPURE = frozenset(
    "asyncio ctypes datetime getpass glob http io locale logging multiprocessing os pathlib platform queue random "
    "secrets select selectors shutil signal socket sqlite3 ssl subprocess sys tempfile threading time tomllib urllib "
    "uuid webbrowser".split()
)
IMPURE_CALLS = frozenset("open print input eval exec __import__ breakpoint".split())


def python_files(root: Path, top: str) -> list[Path]:
    return sorted(path for path in (root / top).rglob("*.py") if "__pycache__" not in path.parts)


def module_name(root: Path, path: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(("plateau_parlant", *parts)).removesuffix(".__init__")


def imports(root: Path, path: Path) -> Iterator[str]:
    """Every module a file imports, anywhere in it, with relative names resolved."""
    name = module_name(root, path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1]) if node.level else ""
            base = ".".join(part for part in (start, node.module) if part)
            if base == "plateau_parlant" or not node.module:
                yield from (f"{base}.{alias.name}" for alias in node.names)
            else:
                yield base


def test_every_folder_with_python_is_a_listed_package(root: Path) -> None:
    setuptools = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    folders = {path.parent for top in TOPS for path in python_files(root, top)}
    names = {".".join(("plateau_parlant", *folder.relative_to(root).parts)) for folder in folders}
    assert sorted(setuptools["packages"]) == sorted(names)
    assert setuptools["package-dir"] == {f"plateau_parlant.{top}": top for top in TOPS}
    assert not [folder for folder in folders if not (folder / "__init__.py").is_file()]


@pytest.mark.parametrize("top", TOPS)
def test_imports_go_one_way(root: Path, top: str) -> None:
    allowed = {"access": ("access", "engines", "firmware", "profiles")}.get(top, (top,))
    wrong = [
        f"{path.relative_to(root)} imports {name}"
        for path in python_files(root, top)
        for name in imports(root, path)
        if name.startswith("plateau_parlant") and name.split(".")[1:2] != [] and name.split(".")[1] not in allowed
    ]
    assert not wrong, "\n".join(wrong)


def test_engines_are_pure(root: Path) -> None:
    wrong = []
    for path in python_files(root, "engines"):
        for name in imports(root, path):
            first = name.split(".")[0]
            known = first in sys.stdlib_module_names or first in ("msgspec", "plateau_parlant")
            if first in IMPURE or not known:
                wrong.append(f"{path.relative_to(root)} imports {name}")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
                wrong.append(f"{path.relative_to(root)}:{node.lineno} calls {node.func.id}")
    assert not wrong, "\n".join(wrong)


def test_the_checks_see_each_kind_of_import(tmp_path: Path) -> None:
    """Else a wrong import could hide in a form that the two tests above do not read."""
    path = tmp_path / "engines" / "dragon" / "rules.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        "import time\nimport os.path\nfrom .. import core\nfrom . import moves\nfrom .bot import x\n"
        "from ..search import y\nfrom plateau_parlant import access\nfrom plateau_parlant.access.cli import main\n"
        "def f():\n    import random\n"
    )
    assert sorted(imports(tmp_path, path)) == sorted(
        ["time", "os.path", "random", "plateau_parlant.access", "plateau_parlant.access.cli"]
        + [f"plateau_parlant.engines.{name}" for name in ("core", "dragon.moves", "dragon.bot", "search")]
    )


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built from a copy: building leaves files beside the sources."""
    copy = tmp_path_factory.mktemp("wheel") / "clone"
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc")
    for top in TOPS:
        shutil.copytree(root / top, copy / top, ignore=ignore)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(root / name, copy)
    build = "import setuptools.build_meta as b, sys; b.build_wheel(sys.argv[1])"
    command = [sys.executable, "-c", build, str(copy.parent)]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = copy.parent.glob("*.whl")
    return zipfile.ZipFile(built)


def test_the_wheel_has_one_name_at_its_top(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"plateau_parlant"}
    assert not [name for name in wheel.namelist() if "__pycache__" in name or name == "plateau_parlant/__init__.py"]


def test_every_file_of_the_packages_is_in_the_wheel(root: Path, wheel: zipfile.ZipFile) -> None:
    ours = {
        Path("plateau_parlant", path.relative_to(root)).as_posix()
        for top in TOPS
        for path in (root / top).rglob("*")
        if path.is_file() and not re.search(r"/(\.|__pycache__/)", path.relative_to(root).as_posix())
    }
    assert ours - set(wheel.namelist()) == set()
    entry = next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "plateau = plateau_parlant.access.cli:main" in wheel.read(entry).decode()


@pytest.mark.slow
def test_the_wheel_plays_elsewhere(root: Path, wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """In an empty environment, an empty folder and an empty home, away from the clone."""
    environment = tmp_path / "elsewhere"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    folder = environment / ("Scripts" if os.name == "nt" else "bin")
    install = [folder / "python", "-m", "pip", "install", "-q", "-c", root / "constraints.txt", str(wheel.filename)]
    subprocess.run([str(part) for part in install], check=True, stdin=subprocess.DEVNULL)
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    clean["HOME"] = clean["XDG_DATA_HOME"] = str(tmp_path)

    def plateau(*arguments: str, said: str) -> str:
        command = [str(folder / "plateau"), *arguments]
        run = subprocess.run(
            command, input=said, capture_output=True, encoding="utf-8", env=clean, cwd=tmp_path, timeout=99, check=False
        )
        assert run.returncode == 0, run.stderr + run.stdout
        assert "Traceback" not in run.stderr
        return run.stdout

    started = plateau("engine", "dragon", said='{"do":"start","players":["Anna"],"options":{},"deal":{"seed":7}}\n')
    assert started.startswith('{"position"'), started
    said = "main\naide\nquitte\noui\n"
    played = plateau("solo", "--seed", "7", "--lines", "--output", "text", "--lang", "fr", said=said)
    assert played.count("\n") > 5, played
