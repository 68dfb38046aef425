"""Run the mutants of one file: `python killer.py AREA.toml`, one JSON line a mutant on standard output.

A process is forked for each mutant from this one, which has loaded what is the same for all (pytest, hypothesis and
the libraries) and nothing of the product. The product comes from a copy, first on the module path, so that what is
installed is neither used nor touched; the mutant's file is changed there before the fork and put back after it.
"""

import compileall
import contextlib
import importlib
import json
import os
import shutil
import signal
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("access", "engines", "firmware", "profiles")
SHARED = ("pytest", "hypothesis", "hypothesis.strategies", "msgspec", "yaml", "fluent.runtime", "prompt_toolkit")
SECONDS = 60
# pytest's exit statuses, and what each means for a mutant.
MEANING = {0: "survived", 1: "killed", 2: "the changed file cannot be imported", 4: "no such test", 5: "no such test"}


def copy_product(folder: Path) -> Path:
    """The four packages under their namespace, with compiled files so that a fork need not compile them."""
    namespace = folder / "plateau_parlant"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, namespace / name, ignore=shutil.ignore_patterns("*.tmp"))
    compileall.compile_dir(str(namespace), quiet=2)
    return namespace


def pytest_in_fork(tests: list[str], log: Path, *, write_bytecode: bool = False) -> int | str:
    """Run tests in a forked process. Returns pytest's exit status, or what else happened."""
    pid = os.fork()
    if pid == 0:
        os.setsid()
        signal.alarm(SECONDS * (10 if write_bytecode else 1))
        out = os.open(log, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o644)
        null = os.open(os.devnull, os.O_RDONLY)
        for target, source in ((0, null), (1, out), (2, out)):
            os.dup2(source, target)
        sys.dont_write_bytecode = not write_bytecode
        status = 3
        with contextlib.suppress(BaseException):
            pytest = importlib.import_module("pytest")
            flags = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
            status = int(pytest.main([*flags, "-c", str(ROOT / "pyproject.toml"), *tests]))
            sys.stdout.flush()
        os._exit(status)
    status = os.waitpid(pid, 0)[1]
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    if os.WIFSIGNALED(status):
        return f"ended by signal {os.WTERMSIG(status)} (14: no result within {SECONDS} seconds)"
    return os.waitstatus_to_exitcode(status)


def run_mutant(mutant: dict[str, str], namespace: Path, log: Path) -> str:
    path = namespace / mutant["file"]
    text = path.read_text("utf-8")
    if text.count(mutant["old"]) != 1:
        return f"its old text is {text.count(mutant['old'])} times in {mutant['file']}, not once"
    stat = path.stat()
    path.write_text(text.replace(mutant["old"], mutant["new"]), "utf-8")
    # Another time than the compiled file records, so that it does not stand in for the changed one.
    os.utime(path, (stat.st_atime, stat.st_mtime + 1000))
    try:
        status = pytest_in_fork([str(ROOT / mutant["test"])], log)
    finally:
        path.write_text(text, "utf-8")
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    return MEANING.get(status, f"pytest ended with {status}") if isinstance(status, int) else status


def main() -> int:
    mutants = tomllib.loads(Path(sys.argv[1]).read_text("utf-8")).get("mutant", [])
    with tempfile.TemporaryDirectory(prefix="plateau-mutants-") as name:
        folder = Path(name)
        namespace = copy_product(folder)
        # For this process, and for those that the tests start.
        sys.path.insert(0, name)
        os.environ["PYTHONPATH"] = name
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        # What the forked tests leave goes with this folder: they end without cleaning up.
        tempfile.tempdir = os.environ["TMPDIR"] = str(folder / "tmp")
        Path(tempfile.tempdir).mkdir()
        os.environ["PLATEAU_TEST_PROFILE"] = "mutants"
        os.chdir(ROOT)
        for module in SHARED:
            with contextlib.suppress(ImportError):
                importlib.import_module(module)
        log = folder / "log.txt"
        os.environ["PLATEAU_TEST_NAMESPACE"] = str(namespace)
        checked = [str(Path(__file__).with_name("check_copy.py")), *sorted({str(ROOT / m["test"]) for m in mutants})]
        status = pytest_in_fork(checked, log, write_bytecode=True)
        if status != 0:
            sys.stderr.write(f"the unchanged copy fails ({status}):\n{log.read_text('utf-8', 'replace')[-4000:]}")
            return 1
        for number, mutant in enumerate(mutants, 1):
            outcome = run_mutant(mutant, namespace, log)
            told = log.read_text("utf-8", "replace")[-1500:] if outcome != "killed" and log.exists() else ""
            print(json.dumps({"number": number, "outcome": outcome, "log": told, **mutant}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
