"""Start Plateau Parlant on a machine that has nothing but Python: install it once, then run it.

    python3 start.py [ARGUMENTS]      plateau, with these arguments (without any: the menu)
    python3 start.py test [--all]     the quick tests, or every test; more arguments go to pytest
    python3 start.py bundle [FOLDER]  a folder for a USB stick, which installs without internet
    python3 start.py install          install again from nothing

Standard library only. This file must parse on Python 3.6, where it says in one sentence what to do.

How it installs, and why so. The program goes into a virtual environment (.venv) as an editable install of the
ordinary kind: the environment holds the finder that setuptools makes, which maps plateau_parlant.engines to engines/
and so on. A pulled change or a new file is therefore played at once, on every system, with nothing to reinstall and
no internet. (The strict kind links file by file: a new file is missing until a reinstall, and on Windows, where the
links are hard ones, a pulled file is silently the old one.) Only a change of pyproject.toml, of constraints.txt or of
this folder's place installs again; the stamp in the environment holds their text, so a warm start reads a few small
files and calls nothing. A bundle has no sources: there the wheel is installed, from its wheels folder.

Everything said here goes to standard error: standard output belongs to plateau, whose engine protocol uses it.
"""

import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
OLDEST = (3, 11)
WINDOWS = os.name == "nt"
RUN = """import sys
try:
    from plateau_parlant.access.cli import main
except ImportError as error:
    again = " python3 start.py install"
    french = "L'installation est incomplète, {} : tapez".format(error)
    sys.exit(french + again + "\\nThe installation is incomplete, {}: type".format(error) + again)
sys.exit(main())
"""
# Extras are installed one package at a time where a wheel exists; these commands need one beside the voices.
EXTRAS_OF = {"kit": ["kit"], "deck": ["kit"], "test": ["test", "kit", "test-optional"]}
# Packages of these extras are not optional.
NEEDED = ("test",)


class StopError(Exception):
    """A sentence for the player; the program ends with status 1."""


def say(french: str, english: str) -> None:
    """One line in each language. On a terminal the line break goes first: a screen reader reads that most surely."""
    text = french + "\n" + english
    sys.stderr.write("\n" + text if sys.stderr.isatty() else text + "\n")
    sys.stderr.flush()


def base(command: str) -> str:
    """This program with another command, as it is typed."""
    return ("py" if WINDOWS else os.path.basename(sys.executable) or "python3") + " start.py " + command


def again() -> str:
    """The command the player typed, to be typed again."""
    import shlex
    import subprocess

    args = sys.argv[1:]
    return base(subprocess.list2cmdline(args) if WINDOWS else " ".join(shlex.quote(arg) for arg in args)).strip()


def main() -> int:
    args = sys.argv[1:]
    status = 1
    try:
        if sys.version_info < OLDEST:
            raise StopError(*old_python())
        command = args[0] if args else ""
        if command in ("test", "bundle") and not os.path.isdir(os.path.join(ROOT, "tests")):
            raise StopError("Cette copie n'a pas les tests.", "This copy does not have the tests.")
        place = ready(["voice"] + EXTRAS_OF.get(command, []), afresh=command == "install")
        if command == "install":
            say("Installé. Pour jouer : " + base("solo"), "Installed. To play: " + base("solo"))
            return 0
        if command == "test":
            return run(place, test_arguments(args[1:]), cwd=ROOT)
        if command == "bundle":
            return bundle(place, args[1:])
        # -P: no file of the folder where the player stands takes the place of a library.
        return run(place, ["-P", "-c", RUN] + args)
    except StopError as stop:
        say(*stop.args)
    except OSError as error:
        say("Le démarrage a échoué : " + str(error), "Starting failed: " + str(error))
    except KeyboardInterrupt:
        say("Arrêté.", "Stopped.")
        status = 130
    sys.stderr.write("\n" if sys.stderr.isatty() else "")
    return status


# The warm way: no import but os and sys.


def interpreter(place: str) -> str:
    return os.path.join(place, "Scripts", "python.exe") if WINDOWS else os.path.join(place, "bin", "python")


def read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            return file.read()
    except OSError:
        return ""


def wanted_stamp() -> str:
    names = ("pyproject.toml", "constraints.txt", os.path.join("wheels", "built.txt"))
    return "\n".join([ROOT] + [read(os.path.join(ROOT, name)) for name in names])


def places() -> list:
    """Where the environment may be, best first.

    Beside this file; on a USB stick (a wheels folder is there) in the person's own folder, because the stick goes
    from machine to machine and an environment belongs to one. PLATEAU_VENV names another.
    """
    if os.environ.get("PLATEAU_VENV"):
        return [os.path.abspath(os.environ["PLATEAU_VENV"])]
    beside = os.path.join(ROOT, ".venv")
    home = os.path.expanduser("~")
    data = os.environ.get("LOCALAPPDATA" if WINDOWS else "XDG_DATA_HOME") or (
        os.path.join(home, "AppData", "Local") if WINDOWS else os.path.join(home, ".local", "share")
    )
    if not os.path.isabs(data):
        return [beside]
    own = os.path.join(data, "plateau-parlant", "venv-%d.%d" % sys.version_info[:2])
    return [own, beside] if os.path.isdir(wheels()) else [beside, own]


def wheels() -> str:
    return os.path.join(ROOT, "wheels")


def ready(extras: list, afresh: bool) -> str:
    """The environment's folder, installed if it is not. Raises StopError with what to do."""
    stamp = wanted_stamp()
    if not afresh:
        for place in places():
            if read(os.path.join(place, "stamp.txt")) == stamp and os.path.exists(interpreter(place)):
                have = read(os.path.join(place, "extras.txt")).split()
                missing = [extra for extra in extras if extra not in have]
                if missing:
                    add_extras(place, missing)
                return place
    return install(stamp, extras, afresh)


def run(place: str, arguments: list, cwd: str = "") -> int:
    """Become the program (on Windows: wait for it). Terminal, input, output and exit status stay its own."""
    os.environ.pop("__PYVENV_LAUNCHER__", None)
    command = [interpreter(place)] + arguments
    if cwd:
        os.chdir(cwd)
    if not WINDOWS:
        os.execv(command[0], command)
    import subprocess

    child = subprocess.Popen(command)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            # The console sends Ctrl-C to both; what it means is the program's affair.
            continue


# The cold way.


class Lock:
    """One installation at a time; the system frees it when the process dies."""

    def __init__(self, place: str) -> None:
        self.path = place + ".lock"

    def __enter__(self) -> None:
        import time

        self.file = open(self.path, "a")
        told = False
        while not self.take():
            if not told:
                say("Une autre installation est en cours, j'attends.", "Another installation is under way, I wait.")
                told = True
            time.sleep(0.5)

    def take(self) -> bool:
        try:
            if WINDOWS:
                import msvcrt

                self.file.seek(0)
                msvcrt.locking(self.file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def __exit__(self, *_: object) -> None:
        self.file.close()  # the file stays: another process may be waiting on this very one


def install(stamp: str, extras: list, afresh: bool) -> str:
    import shutil

    check_modules()
    place = writable_place()
    if not place:
        for place in places():
            if runs(place):
                return place  # what is installed plays; only its owner can bring it up to date
        raise StopError(
            "Je ne peux pas écrire dans " + ROOT + " : copiez ce dossier chez vous, puis " + again(),
            "I cannot write in " + ROOT + ": copy that folder to your own, then " + again(),
        )
    old = read(os.path.join(place, "extras.txt")).split()
    with Lock(place):
        if read(os.path.join(place, "stamp.txt")) == stamp and not afresh and os.path.exists(interpreter(place)):
            return place  # the other installation did it
        if afresh or not works(place):
            say(
                "Première installation : une minute environ. Une ligne toutes les cinq secondes.",
                "First installation: about a minute. One line every five seconds.",
            )
            shutil.rmtree(place, ignore_errors=True)
            make_environment(place)
        else:
            say("Mise à jour de l'installation.", "Updating the installation.")
        try:
            if os.path.isdir(wheels()):
                pip(place, ["plateau-parlant"])
                pip(place, ["--force-reinstall", "--no-deps", "plateau-parlant"])
            else:
                pip(place, ["setuptools>=77"])
                # Without build isolation: an update whose dependencies are there needs no internet.
                pip(place, ["--no-build-isolation", "-e", ROOT])
        except StopError:
            if not runs(place):
                raise
            say(
                "Mise à jour impossible, je continue avec ce qui est installé.",
                "The update failed, I go on with what is installed.",
            )
            return place
        install_extras(place, sorted(set(extras) | set(old), key=(extras + old).index))
        write(os.path.join(place, "stamp.txt"), stamp)
    return place


def check_modules() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        name = "python%d.%d-venv" % sys.version_info[:2]
        mend = "sudo apt install " + name if os.path.exists("/etc/debian_version") else base("install")
        raise StopError(
            "Il manque à Python le module venv : tapez  " + mend + "  puis  " + again(),
            "Python lacks its venv module: type  " + mend + "  then  " + again(),
        )


def old_python() -> tuple:
    import shutil

    found = [name for name in ("python3.%d" % minor for minor in range(20, 10, -1)) if shutil.which(name)]
    found = [name for name in found if succeeds([name, "--version"])]
    if found:
        mend = " ".join([found[0], "start.py"] + sys.argv[1:])
    elif WINDOWS:
        mend = "winget install Python.Python.3.13"
    elif sys.platform == "darwin":
        mend = "brew install python@3.13"
    elif shutil.which("apt"):
        mend = "sudo apt install python3.11 python3.11-venv"
    elif shutil.which("dnf"):
        mend = "sudo dnf install python3.12"
    else:
        mend = "https://www.python.org/downloads/"
    have = "%d.%d" % sys.version_info[:2]
    # Typed as it stands, so no full stop after it.
    return (
        "Ce Python est le " + have + ", il faut le 3.11 ou plus récent : " + mend,
        "This Python is " + have + ", 3.11 or newer is needed: " + mend,
    )


def writable_place() -> str:
    """The first place that can be written to; empty if none can."""
    for place in places():
        parent = os.path.dirname(place)
        try:
            os.makedirs(place if os.path.isdir(place) else parent, exist_ok=True)
            # os.access alone is wrong on Windows and for root.
            probe = os.path.join(parent, ".plateau-write-test")
            with open(probe, "w"):
                pass
            os.remove(probe)
            return place
        except OSError:
            continue
    return ""


def works(place: str) -> bool:
    """Does the environment have a Python that runs, and pip?"""
    return succeeds([interpreter(place), "-m", "pip", "--version"])


def runs(place: str) -> bool:
    """Can the program be imported there?"""
    return succeeds([interpreter(place), "-c", "import plateau_parlant.access.cli"])


def succeeds(command: list) -> bool:
    import subprocess

    try:
        null = subprocess.DEVNULL
        return subprocess.call(command, stdin=null, stdout=null, stderr=null) == 0
    except OSError:
        return False


def make_environment(place: str) -> None:
    command = [sys.executable, "-m", "venv", place]
    log = place + ".log"
    # A stick's file system has no symbolic links: copies then.
    if quiet(command, log) and quiet(command + ["--clear", "--copies"], log):
        raise StopError(
            "L'environnement Python n'a pas pu être créé, les détails sont dans " + log,
            "The Python environment could not be made, the details are in " + log,
        )
    os.remove(log)


def pip_command(place: str, verb: str) -> list:
    command = [interpreter(place), "-m", "pip", verb, "--disable-pip-version-check", "--no-input", "--retries", "2"]
    constraints = os.path.join(ROOT, "constraints.txt")
    if os.path.exists(constraints):
        command += ["-c", constraints]
    if os.path.isdir(wheels()):
        command += ["--no-index", "--find-links", wheels()]
    return command


def pip(place: str, arguments: list) -> None:
    """pip install; raises StopError saying what to do."""
    log = os.path.join(place, "install.log")
    if quiet(pip_command(place, "install") + arguments, log):
        raise StopError(*why(log))


def why(log: str) -> tuple:
    """pip's complaint as one sentence."""
    text = read(log)
    if "No space left" in text or "Errno 28" in text:
        free = "Le disque est plein : libérez un gigaoctet, puis "
        return (free + again(), "The disk is full: free a gigabyte, then " + again())
    if disconnected(text) or "from versions: none" in text:
        return (
            "Internet ne répond pas, l'installation en a besoin une fois : connectez-vous, puis " + again(),
            "No answer from the internet, which installing needs once: connect, then " + again(),
        )
    return (
        "L'installation a échoué, les détails sont dans " + log + " ; pour recommencer : " + base("install"),
        "The installation failed, the details are in " + log + "; to start again: " + base("install"),
    )


def disconnected(text: str) -> bool:
    signs = ("NewConnectionError", "resolution", "unreachable", "ConnectTimeout", "ProxyError", "Connection refused")
    return any(sign in text for sign in signs)


def extra_packages(extra: str) -> list:
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        return tomllib.load(file)["project"]["optional-dependencies"].get(extra, [])


def add_extras(place: str, extras: list) -> None:
    """What this command needs beside; only a needed one that fails keeps the program from starting."""
    try:
        with Lock(place):
            install_extras(place, extras)
    except OSError:
        pass  # not our folder: its owner chose what is in it


def install_extras(place: str, extras: list) -> None:
    """Each extra's packages, together if that works, else one by one where there is a wheel, saying what is missing.

    What fails for want of internet is tried again at the next start.
    """
    log = os.path.join(place, "extras.log")
    wheel = pip_command(place, "install") + ["--only-binary", ":all:"]
    for extra in extras:
        packages = extra_packages(extra)
        if extra in NEEDED:
            pip(place, packages)
        elif packages and quiet(wheel + packages, log):
            without = [package for package in packages if quiet(wheel + [package], log)]
            if without:
                names = ", ".join(name.split(">")[0].split("=")[0] for name in without)
                if disconnected(read(log)):
                    text = "Internet ne répond pas, sans " + names + " pour cette fois."
                    say(text, "No answer from the internet, without " + names + " this time.")
                    continue
                say(
                    "Sans " + names + " : pas de paquet pour cette machine. Le reste est installé.",
                    "Without " + names + ": no package for this machine. The rest is installed.",
                )
        path = os.path.join(place, "extras.txt")
        write(path, "\n".join([name for name in read(path).split() if name != extra] + [extra]))


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


CLOCK = {}  # when the first command began, and after how many seconds the next line is due


def quiet(command: list, log: str) -> int:
    """Run with the output in a file, saying every five seconds that it goes on; returns the exit status."""
    import subprocess
    import time

    CLOCK.setdefault("began", time.monotonic())
    CLOCK.setdefault("next", 5)
    with open(log, "wb") as file:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)
        while True:
            try:
                return child.wait(max(0.0, CLOCK["began"] + CLOCK["next"] - time.monotonic()))
            except subprocess.TimeoutExpired:
                seconds = CLOCK["next"]
                say("Installation, %d secondes." % seconds, "Installing, %d seconds." % seconds)
                CLOCK["next"] += 5
            except BaseException:
                child.kill()
                child.wait()
                raise


# Tests and the stick.


def test_arguments(args: list) -> list:
    """pytest on two or more processes; the quick choice leaves out what is slow or listens to real time."""
    command = ["-m", "pytest", "-n", str(min(os.cpu_count() or 2, 4)), "--dist", "worksteal"]
    if "--all" in args:
        return command + [arg for arg in args if arg != "--all"]
    return command + ["-m", "not slow and not orca and not pulse and not micropython"] + args


SOURCES = ("engines", "access", "profiles", "firmware", "pyproject.toml", "README.md", "LICENSE")
BUNDLED = ("start.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def bundle(place: str, args: list) -> int:
    """A folder with the program's wheel and all others, for machines of this kind with any supported Python."""
    import shutil
    import tempfile
    import time

    target = os.path.abspath(args[0] if args else os.path.join(ROOT, "plateau-parlant-usb"))
    if os.path.exists(target):
        raise StopError(
            "Le dossier " + target + " existe déjà : choisissez un autre nom.",
            "The folder " + target + " exists already: choose another name.",
        )
    partial = target + ".part"
    shutil.rmtree(partial, ignore_errors=True)
    os.makedirs(os.path.join(partial, "wheels"))
    for name in BUNDLED:
        shutil.copy2(os.path.join(ROOT, name), partial)
    with tempfile.TemporaryDirectory() as sources:
        # A copy: building in place would take in what an earlier build left.
        for name in SOURCES:
            source, copy = os.path.join(ROOT, name), os.path.join(sources, name)
            if os.path.isdir(source):
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(source, copy)
        log = os.path.join(place, "bundle.log")
        build = ["--no-deps", "--no-build-isolation", "-w", os.path.join(partial, "wheels"), sources]
        if quiet(pip_command(place, "wheel") + build, log):
            raise StopError(*why(log))
    download(place, os.path.join(partial, "wheels"), log)
    write(os.path.join(partial, "wheels", "built.txt"), time.strftime("%Y-%m-%d %H:%M:%S"))
    os.rename(partial, target)
    say(
        "Dossier prêt : " + target + ". Copiez-le sur la clé ; là-bas : " + base("solo"),
        "Folder ready: " + target + ". Copy it to the stick; there: " + base("solo"),
    )
    return 0


def download(place: str, target: str, log: str) -> None:
    """Every wheel the program needs; the voices where there is one, saying which are missing."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    fetch = pip_command(place, "download") + ["--only-binary", ":all:", "-d", target]
    own = "%d.%d" % sys.version_info[:2]
    for python in [own] + [name for name in PYTHONS if name != own]:
        version = fetch + (["--python-version", python] if python != own else [])
        if quiet(version + needed, log):
            if python == own:
                raise StopError(*why(log))
            text = "Python " + python
            say("Sans " + text + " : des paquets manquent.", "Without " + text + ": packages are missing.")
            continue
        voices = extra_packages("voice")
        if not quiet(version + voices, log):
            continue
        without = [package for package in voices if quiet(version + [package], log)]
        if without:
            text = ", ".join(without) + ", Python " + python
            say("Voix absentes : " + text + ".", "Voices missing: " + text + ".")


if __name__ == "__main__":
    sys.exit(main())
