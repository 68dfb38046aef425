"""start.py: what it says, what it leaves alone, and what it does without internet or without rights."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

# What pip needs to find no internet.
ENVIRONMENT = {"PATH": os.environ["PATH"], "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": os.devnull}


@pytest.fixture
def start(root: Path) -> ModuleType:
    """start.py as a module of its own for each test."""
    spec = importlib.util.spec_from_file_location("start_under_test", root / "start.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(root: Path, tmp_path: Path) -> Path:
    """A clean copy of what start.py needs, without environment and without tests."""
    copy = tmp_path / "my clone"
    for name in ("access", "engines", "firmware", "profiles"):
        shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("start.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE"):
        shutil.copy2(root / name, copy)
    return copy


def play(script: Path, *arguments: str, env: dict[str, str], said: str = "", python: str = sys.executable) -> tuple:
    """Run start.py from another folder. Returns status, output and errors; there is no escape byte in either."""
    done = subprocess.run(
        [python, str(script), *arguments],
        input=said, capture_output=True, encoding="utf-8", env=env, cwd=script.parent.parent, timeout=300, check=False,
    )
    assert "\x1b" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def test_it_parses_on_python_3_6_and_uses_the_standard_library_only(root: Path) -> None:
    tree = ast.parse((root / "start.py").read_text("utf-8"), feature_version=(3, 6))
    for node in ast.walk(tree):
        assert not isinstance(node, (ast.NamedExpr, ast.Match))
        if isinstance(node, ast.Import):
            assert {alias.name.split(".")[0] for alias in node.names} <= sys.stdlib_module_names
        assert not isinstance(node, ast.ImportFrom) or node.module in sys.stdlib_module_names


def test_an_old_python_is_told_the_command(start: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name == "python3.12" else None)
    monkeypatch.setattr(start, "succeeds", lambda command: True)
    monkeypatch.setattr(sys, "argv", ["start.py", "solo"])
    assert [line.endswith(" python3.12 start.py solo") for line in start.old_python()] == [True, True]
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name == "apt" else None)
    assert all("sudo apt install python3.11 python3.11-venv" in line for line in start.old_python())


@pytest.mark.parametrize("minor", [6, 8, 10])
def test_real_old_pythons(root: Path, minor: int) -> None:
    pyenv = Path(os.environ.get("PYENV_ROOT", "/nowhere"), "versions")
    found = [shutil.which(f"python3.{minor}"), *pyenv.glob(f"3.{minor}.*/bin/python")]
    running = [
        str(python)
        for python in found
        if python and subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0
    ]
    if not running:
        pytest.skip(f"no Python 3.{minor} here")
    status, out, err = play(root / "start.py", "solo", env=dict(os.environ), python=running[0])
    assert (status, out, len(err.splitlines())) == (1, "", 2)
    assert f"3.{minor}" in err


def test_a_missing_venv_module_is_told_the_command(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(start.StopError) as stop:
        start.check_modules()
    assert len(stop.value.args) == 2
    if Path("/etc/debian_version").exists():
        assert f"sudo apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv" in stop.value.args[1]


@pytest.mark.parametrize(
    ("log", "word"),
    [
        ("NewConnectionError('<urllib3...>: Failed to establish a new connection", "internet"),
        ("Temporary failure in name resolution", "internet"),
        ("ERROR: Could not find a version that satisfies the requirement x (from versions: none)", "internet"),
        ("OSError: [Errno 28] No space left on device", "disk"),
        ("ERROR: something new", "details"),
    ],
)
def test_what_pip_complains_of_becomes_one_sentence(start: ModuleType, tmp_path: Path, log: str, word: str) -> None:
    path = tmp_path / "log"
    path.write_text(log)
    french, english = start.why(str(path))
    assert word in english
    assert french != english
    assert "\n" not in french + english


def test_a_long_installation_says_that_it_goes_on(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [100.0]

    class Child:
        """Takes 12 seconds, or as long as somebody waits for it."""

        def __init__(self, *_: object, **options: object) -> None:
            assert options["stdin"] == subprocess.DEVNULL
            self.end = now[0] + 12

        def wait(self, seconds: float) -> int:
            now[0] = min(now[0] + seconds, self.end)
            if now[0] < self.end:
                raise subprocess.TimeoutExpired("pip", seconds)
            return 4

    monkeypatch.setattr(subprocess, "Popen", Child)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    assert start.quiet(["pip"], str(tmp_path / "log")) == 4
    assert start.quiet(["pip"], str(tmp_path / "log")) == 4
    said = capsys.readouterr()
    assert said.out == ""
    # One clock for all commands, so that short ones do not add up to a long silence.
    assert said.err.splitlines()[1::2] == [f"Installing, {seconds} seconds." for seconds in (5, 10, 15, 20)]


def test_voices_without_a_wheel_are_named_and_the_others_stay(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = []

    def quiet(command: list[str], log: str) -> int:
        tried.append(command)
        assert "--only-binary" in command
        Path(log).write_text("no matching distribution")
        return int(any("prismatoid" in part for part in command))

    monkeypatch.setattr(start, "quiet", quiet)
    start.install_extras(str(tmp_path), ["voice"])
    assert len(tried) == 4  # all together, then one by one
    assert "Sans prismatoid : pas de paquet" in capsys.readouterr().err
    assert (tmp_path / "extras.txt").read_text() == "voice"


def test_voices_that_fail_without_internet_are_tried_again_next_time(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def quiet(command: list[str], log: str) -> int:
        return Path(log).write_text("NewConnectionError")

    monkeypatch.setattr(start, "quiet", quiet)
    start.install_extras(str(tmp_path), ["voice"])
    assert "No answer from the internet" in capsys.readouterr().err
    assert not (tmp_path / "extras.txt").exists()


def test_the_environment_is_beside_the_clone_and_for_a_stick_in_the_persons_folder(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "ROOT", str(tmp_path / "clone"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(start, "WINDOWS", False)
    assert start.places()[0] == str(tmp_path / "clone" / ".venv")
    (tmp_path / "clone" / "wheels").mkdir(parents=True)
    assert Path(start.places()[0]).parent == tmp_path / "data" / "plateau-parlant"
    monkeypatch.setenv("PLATEAU_VENV", str(tmp_path / "x"))
    assert start.places() == [str(tmp_path / "x")]


@pytest.fixture
def warm(start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An environment that counts as installed."""
    place = tmp_path / "env"
    (place / "bin").mkdir(parents=True)
    (place / "Scripts").mkdir()
    for name in ("bin/python", "Scripts/python.exe"):
        (place / name).write_text("")
    (place / "stamp.txt").write_text(start.wanted_stamp(), newline="")
    (place / "extras.txt").write_text("voice")
    monkeypatch.setenv("PLATEAU_VENV", str(place))
    yield place


def test_a_warm_start_calls_nothing(start: ModuleType, warm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "WINDOWS", False)
    monkeypatch.setattr(start, "install", lambda *_: pytest.fail("it installs"))
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("it starts a process"))
    monkeypatch.setattr(sys, "argv", ["start.py", "solo", "--seed", "7"])
    became = []

    def execv(path: str, command: list[str]) -> None:
        became.append((path, command))
        raise SystemExit  # the real one does not come back either

    monkeypatch.setattr(os, "execv", execv)
    with pytest.raises(SystemExit):
        start.main()
    python = str(warm / "bin" / "python")
    assert became == [(python, [python, "-P", "-c", start.RUN, "solo", "--seed", "7"])]


@pytest.mark.parametrize("change", ["stamp", "python"])
def test_a_changed_project_or_a_lost_python_installs_again(
    start: ModuleType, warm: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    monkeypatch.setattr(start, "install", lambda *_: "installed")
    assert start.ready(["voice"], afresh=False) == str(warm)
    if change == "stamp":
        (warm / "stamp.txt").write_text("older")
    else:
        Path(start.interpreter(str(warm))).unlink()
    assert start.ready(["voice"], afresh=False) == "installed"


def test_on_windows_it_waits_for_the_program_through_ctrl_c(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[BaseException | int] = [KeyboardInterrupt(), KeyboardInterrupt(), 7]

    class Child:
        def __init__(self, command: list[str]) -> None:
            assert command[0].endswith("python.exe")

        def wait(self) -> int:
            answer = answers.pop(0)
            if isinstance(answer, BaseException):
                raise answer
            return answer

    monkeypatch.setattr(start, "WINDOWS", True)
    monkeypatch.setattr(subprocess, "Popen", Child)
    assert start.run("env", ["-c", "pass"]) == 7
    assert answers == []


def test_quick_tests_leave_out_what_all_runs(start: ModuleType) -> None:
    quick, everything = start.test_arguments(["tests/setup"]), start.test_arguments(["--all", "-k", "x"])
    assert "not slow" in quick[quick.index("-m", 2) + 1]
    assert quick[-1] == "tests/setup"
    assert everything.count("-m") == 1  # of python, for pytest itself
    assert everything[-2:] == ["-k", "x"]


def test_a_write_protected_install_without_right_to_update_still_plays(
    start: ModuleType, warm: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "writable_place", lambda: "")
    monkeypatch.setattr(start, "runs", lambda place: True)
    assert start.install("newer", ["voice"], False) == str(warm)
    monkeypatch.setattr(start, "runs", lambda place: False)
    with pytest.raises(start.StopError):
        start.install("newer", ["voice"], False)


@pytest.mark.slow
def test_without_internet_a_first_start_says_what_to_do(clone: Path, tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "HOME": str(tmp_path / "no such home")}
    status, out, err = play(clone / "start.py", "solo", env=environment)
    assert (status, out) == (1, "")
    assert "connect, then" in err.splitlines()[-1]
    assert not (clone / ".venv" / "stamp.txt").exists()


@pytest.mark.slow
def test_a_clean_clone_installs_plays_and_follows_every_change(clone: Path, tmp_path: Path) -> None:
    """With the internet once, an empty home and a read-only one; what is said stays off standard output."""
    home = tmp_path / "home"
    home.mkdir(mode=0o500)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    request = '{"do":"schema"}\n'
    status, out, err = play(clone / "start.py", "engine", "dragon", env=environment, said=request)
    assert status == 0, err
    assert out.startswith("{") and out.count("\n") == 1
    assert "First installation" in err

    environment |= ENVIRONMENT  # from here on without internet
    assert play(clone / "start.py", "engine", "dragon", env=environment, said=request) == (0, out, "")
    # A new file and a changed one are played at once.
    (clone / "access" / "cli.py").write_text("from .pulled import main\n")
    (clone / "access" / "pulled.py").write_text("def main():\n    print('pulled')\n    return 3\n")
    assert play(clone / "start.py", env=environment) == (3, "pulled\n", "")
    # A changed project file installs again, without internet when nothing new is needed.
    with (clone / "pyproject.toml").open("a") as file:
        file.write("\n# changed\n")
    status, out, err = play(clone / "start.py", env=environment)
    assert (status, out, "Updating" in err) == (3, "pulled\n", True)
    # When something new is needed and cannot be had, the evening goes on.
    text = (clone / "pyproject.toml").read_text()
    (clone / "pyproject.toml").write_text(text.replace('"PyYAML>=6"', '"PyYAML>=6", "segno>=99"'))
    status, out, err = play(clone / "start.py", env=environment)
    assert (status, out, "The update failed" in err) == (3, "pulled\n", True)


@pytest.mark.slow
def test_a_bundle_installs_and_plays_without_internet(root: Path, tmp_path: Path) -> None:
    if not Path(sys.prefix, "stamp.txt").exists():
        pytest.skip("only in the environment that start.py made: another one is not ours to change")
    stick = tmp_path / "stick"
    build = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    build["PLATEAU_VENV"] = sys.prefix
    status, _, err = play(root / "start.py", "bundle", str(stick), env=build)
    assert status == 0, err
    assert f"Folder ready: {stick}" in err
    status, _, again = play(root / "start.py", "bundle", str(stick), env=build)
    assert status == 1 and "exists already" in again

    home = tmp_path / "home"
    environment = {**ENVIRONMENT, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    began = time.monotonic()
    request = '{"do":"schema"}\n'
    status, out, err = play(stick / "start.py", "engine", "dragon", env=environment, said=request)
    assert status == 0, err
    assert out.startswith("{")
    assert time.monotonic() - began < 240
    # The stick is as it was, so that the next machine finds it so.
    assert sorted(path.name for path in stick.iterdir()) == sorted(
        ["start.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "wheels"]
    )
    assert play(stick / "start.py", "engine", "dragon", env=environment, said=request) == (0, out, "")
