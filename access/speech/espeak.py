"""The embedded voice: eSpeak NG's library from the package `espeakng-loader`, called directly.

One thread, synchronous synthesis, never espeak_Cancel: measured to be the way that neither hangs nor waits.
A data path of 160 bytes or more makes the library fail, and with all its 130 languages it takes 60 ms longer to
find a voice: so the French and English part is copied once to a short folder.
"""

import ctypes
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

LONGEST_PATH = 120
"""Bytes of the data folder's path; the library's own limit is 160 with the file names."""
_FILES = ("phondata", "phonindex", "phontab", "intonations", "fr_dict", "en_dict")
_SYNCHRONOUS, _DONT_EXIT = 2, 0x8000
_UTF8 = 1
_RATE, _VOLUME, _PITCH = 1, 2, 3


class NoPackageError(Exception):
    """`espeakng-loader` is not installed, or its library does not load here."""


def package_folder() -> Path:
    """Where `espeakng-loader` lies, without importing it. Raises NoPackageError."""
    spec = find_spec("espeakng_loader")
    if spec is None or not spec.submodule_search_locations:
        raise NoPackageError("espeakng-loader")
    return Path(next(iter(spec.submodule_search_locations)))


def _length(path: Path) -> int:
    return len(os.fsencode(path))


def variants() -> list[str]:
    """Endings that make another voice of a language's ("fr" + "+f3"): the numbered male and female ones. Empty
    where the package is missing."""
    try:
        folder = package_folder() / "espeak-ng-data" / "voices" / "!v"
        return sorted(
            "+" + voice.name for voice in folder.iterdir() if voice.name[:1] in "fm" and voice.name[1:].isdigit()
        )
    except (NoPackageError, OSError):
        return []


def cache_folder() -> Path:
    """Where the data copy is kept: PLATEAU_CACHE, else the user's cache folder."""
    given = os.environ.get("PLATEAU_CACHE")
    if given:
        return Path(given)
    from platformdirs import user_cache_path

    return user_cache_path("plateau-parlant", appauthor=False)


def data_folder(source: Path, version: str = "1.52") -> Path:
    """A short folder with the French and English data, made if it is not there.

    The copy is made beside its place and renamed, so nobody meets half of one. A cache that is too deep or cannot
    be written gives way to the temporary folder. Raises OSError when that fails too.
    """
    name = f"espeak-{version}-fr-en"
    error: OSError | None = None
    for parent in (cache_folder(), Path(tempfile.gettempdir()) / f"plateau-{_user()}"):
        place = parent / name
        if _length(place) > LONGEST_PATH:
            continue
        if _whole(place, source):
            return place
        try:
            parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            copy = Path(tempfile.mkdtemp(prefix="espeak-", dir=parent))
            _copy(source, copy)
            try:
                copy.rename(place)
            except OSError:  # another process was first, or a broken copy is in the way
                if _whole(place, source):
                    shutil.rmtree(copy, ignore_errors=True)
                else:
                    shutil.rmtree(place, ignore_errors=True)
                    copy.rename(place)
        except OSError as problem:
            error = problem
            continue
        return place
    if _length(source) <= LONGEST_PATH:
        return source
    raise error or OSError("no short folder for the voice's data")


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "user"


def _copy(source: Path, place: Path) -> None:
    for name in _FILES:
        shutil.copyfile(source / name, place / name)
    for family, prefix in (("roa", "fr"), ("gmw", "en")):
        (place / "lang" / family).mkdir(parents=True)
        for voice in (source / "lang" / family).glob(prefix + "*"):
            shutil.copyfile(voice, place / "lang" / family / voice.name)
    shutil.copytree(source / "voices" / "!v", place / "voices" / "!v", copy_function=shutil.copyfile)


def _whole(place: Path, source: Path) -> bool:
    """Whether the copy is all there and ours: another user's folder in /tmp is not trusted."""
    try:
        if hasattr(os, "getuid") and place.stat().st_uid != os.getuid():
            return False
        return (
            all((place / name).stat().st_size == (source / name).stat().st_size for name in _FILES)
            and (place / "lang" / "gmw" / "en").exists()
        )
    except OSError:
        return False


class Espeak:
    """The library, ready to speak. Not to be used from two threads. Raises NoPackageError."""

    def __init__(self) -> None:
        base = package_folder()
        library = {"win32": "espeak-ng.dll", "darwin": "libespeak-ng.dylib"}.get(sys.platform, "libespeak-ng.so")
        try:
            self._library = ctypes.CDLL(str(base / library))
        except OSError as error:
            raise NoPackageError("espeakng-loader") from error
        data = data_folder(base / "espeak-ng-data")
        # C's fopen on Windows takes the system's code page, not UTF-8.
        path = str(data).encode("mbcs" if sys.platform == "win32" else sys.getfilesystemencoding())
        call = self._library
        call.espeak_Initialize.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int]
        self.rate: int = call.espeak_Initialize(_SYNCHRONOUS, 0, path, _DONT_EXIT)
        if self.rate <= 0:
            raise NoPackageError("espeak-ng-data")
        call.espeak_SetVoiceByName.argtypes = [ctypes.c_char_p]
        call.espeak_SetParameter.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_int]
        call.espeak_Info.restype = ctypes.c_char_p
        call.espeak_Info.argtypes = [ctypes.c_void_p]
        call.espeak_Synth.argtypes = [
            ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint, ctypes.c_int, ctypes.c_uint, ctypes.c_uint,
            ctypes.c_void_p, ctypes.c_void_p,
        ]  # fmt: skip
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
        self._sound: Callable[[bytes], bool] | None = None
        self._callback = kind(self._hear)  # kept: ctypes does not
        call.espeak_SetSynthCallback(self._callback)
        self._speaking: tuple[str, int, int, int] | None = None

    def version(self) -> str:
        """The library's version, such as 1.52.0."""
        told: bytes = self._library.espeak_Info(None) or b""
        return told.decode("utf-8", "replace").split(":")[-1].split()[0] if told else ""

    def use(self, lang: str, name: str | None, rate: int, pitch: int, volume: int) -> None:
        """Choose voice and manner. Instead of an unknown voice the language's own speaks, or else French."""
        wanted = (name or lang, rate, pitch, volume)
        if wanted == self._speaking:
            return
        if self._speaking is None or self._speaking[0] != wanted[0]:
            for voice in (wanted[0], lang, "fr"):
                if self._library.espeak_SetVoiceByName(voice.encode()) == 0:
                    break
        # Choosing a voice may reset the manner, so it is always set after it.
        self._library.espeak_SetParameter(_RATE, max(80, min(450, rate)), 0)
        self._library.espeak_SetParameter(_PITCH, max(0, min(99, pitch)), 0)
        self._library.espeak_SetParameter(_VOLUME, max(0, min(200, volume)), 0)
        self._speaking = wanted

    def speak(self, text: str, sound: Callable[[bytes], bool]) -> None:
        """Synthesise; `sound` gets the samples piece by piece and returns False to stop early.

        Text is data: no SSML, no phoneme codes.
        """
        self._sound = sound
        data = text.encode("utf-8", "replace").replace(b"\0", b" ") + b"\0"
        self._library.espeak_Synth(data, len(data), 0, 1, 0, _UTF8, None, None)
        self._sound = None

    def _hear(self, samples: object, count: int, events: object) -> int:
        if self._sound is None or not samples or count <= 0:
            return 0
        return 0 if self._sound(ctypes.string_at(samples, count * 2)) else 1  # type: ignore[arg-type]
