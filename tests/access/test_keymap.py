"""Key maps, layouts, remaps and the YAML files of people: what is taken, and the sentence where it is not."""

from pathlib import Path
from typing import Any

import pytest
from desk_rig import Rig
from terminal_rig import piped

from plateau_parlant.access import config, paths, profiles
from plateau_parlant.access.config import ConfigError
from plateau_parlant.access.keyboard import keymap
from plateau_parlant.access.keyboard.keymap import NAMED

DEFAULT = config.read(paths.shipped("keys", "default.yaml")).value

ROWS = {
    "azerty": ["&é\"'(-è_çà", "&é\"'(§è!çà"],
    "qwerty": ["1234567890"],
    "bepo": ['"«»()@+-/*'],
}
SHIFTED = {"azerty": "1234567890", "qwerty": "1234567890", "bepo": "1234567890"}

INTERFACE = {
    "a": "help", "n": "next", "p": "previous", "N": "next_axis", "P": "previous_axis", "d": "do", "q": "back",
    "e": "more", "h": "hand", "o": "order", "t": "turn", "s": "score", "S": "score_more", "b": "board",
    "z": "playable_next", "Z": "playable_previous", "w": "changes", "l": "last", "r": "repeat", ",": "older",
    ";": "newer", "c": "category_next", "C": "category_previous", "u": "undo", "U": "redo", "i": "hint", "k": "seen",
    "j": "table", "v": "verbosity", "<": "slower", ">": "faster", "m": "mute", "x": "silence", "g": "rules",
    "K": "practice", ":": "type", "c-s": "save", "c-q": "leave", "f1": "help", "?": "help", "down": "next",
    "up": "previous", "right": "next_axis", "left": "previous_axis", "enter": "do", "escape": "back",
    "backspace": "back", "space": "more", "f3": "turn", "c-r": "repeat", "pageup": "older", "pagedown": "newer",
    "c-z": "undo", "c-y": "redo", "c-f1": "rules",
}  # fmt: skip


@pytest.mark.parametrize("layout", ["azerty", "qwerty", "bepo"])
def test_the_keys_of_the_interface_on_every_layout(layout: str) -> None:
    keys = keymap.load("default", layout)
    assert {key: keys.command(key) for key in INTERFACE} == INTERFACE
    assert [keys.command(key, question=True) for key in "yno"] == ["yes", "no", "yes"]
    assert [keys.command(key) for key in "yno"] == [None, "next", "order"]


@pytest.mark.parametrize(("layout", "row"), [(layout, row) for layout, rows in ROWS.items() for row in rows])
def test_the_digit_row_of_each_layout_reads_cards(layout: str, row: str) -> None:
    keys = keymap.load("default", layout)
    wanted = [f"card_{n}" for n in range(1, 11)]
    assert [keys.command(key) for key in row] == wanted
    assert [keys.command(key) for key in SHIFTED[layout]] == wanted
    rig = Rig(seed=7)
    rig.desk.keymap = keymap.load("default", layout, {}, rig.desk.narrator.COMMANDS)
    assert rig.press([row[1]]) == ["Carte 2 : 2 bleu, jouable."]


@pytest.mark.parametrize("layout", ["azerty", "qwerty", "bepo"])
def test_what_a_digit_row_sends_is_no_command_elsewhere(layout: str) -> None:
    """A digit key means only its digit: no command of the map may stand on it."""
    taken = {key for listed in DEFAULT.values() for key in listed}
    assert not taken & set(keymap.DIGITS[layout])


def test_every_command_has_a_plain_key_or_stands_in_the_menu() -> None:
    for command, listed in DEFAULT.items():
        plain = [key for key in listed if len(key) == 1]
        assert plain or command in ("save", "leave"), command


def test_a_remap_takes_the_key_and_help_names_it() -> None:
    keys = keymap.load("default", "azerty", {"hint": "y"})
    assert keys.command("y") == "hint"
    assert keys.command("i") is None
    assert keys.key("hint") == "y"


def test_a_clash_is_refused_with_both_names() -> None:
    with pytest.raises(ConfigError) as error:
        keymap.load("default", "azerty", {"hint": "h"})
    assert error.value.code == "key_clash"
    assert {error.value.parts["first"], error.value.parts["second"]} == {"hand", "hint"}
    assert error.value.parts["key"] == "h"


@pytest.mark.parametrize("key", ["xx", "f99", "", "ctrl-a"])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(ConfigError) as error:
        keymap.load("default", "azerty", {"hint": key})
    assert error.value.code == "bad_key_name"


def test_a_key_on_a_digit_row_cannot_be_remapped_to() -> None:
    """On that layout it would silently stay a digit."""
    with pytest.raises(ConfigError) as error:
        keymap.load("default", "azerty", {"hint": "é"})
    assert error.value.code == "key_clash"


def own_profile(home: Path, text: str, encoding: str = "utf-8") -> Path:
    path = home / ".config/plateau-parlant/players/default.yaml"
    path.parent.mkdir(parents=True)
    path.write_bytes(text.encode(encoding))
    return path


BAD = {
    "verbosty: full\n": "Dans default.yaml, ligne 1, verbosty est inconnu. Vouliez-vous dire verbosity ?",
    "lang: fr\nvoice:\n  table:\n    rat: 200\n": "Dans default.yaml, ligne 4, rat est inconnu. "
    "Vouliez-vous dire rate ?",
    "lang: fr\n\nlayout: dvorak\n": "Dans default.yaml, ligne 3, layout ne peut pas être dvorak. "
    "Les valeurs possibles sont : azerty, bepo, qwerty.",
    "voice:\n  tabel:\n    rate: 200\n": "Dans default.yaml, ligne 2, tabel est inconnu. Vouliez-vous dire table ?",
    "voice:\n  table:\n    rate: 200\n  private:\n    rate: fast\n": "Dans default.yaml, ligne 5, voice.private.rate "
    "doit être un nombre entier.",
    "lang: fr\nremap:\n  help: 1\n": "Dans default.yaml, ligne 3, remap.help doit être un texte.",
    "voice:\n  table:\n    volume: 900\n": "Dans default.yaml, ligne 3, voice.table.volume est trop grand",
    "lang: [fr\n": "Le fichier default.yaml est mal écrit à la ligne",
    "lang: fr\nlang: en\n": "Dans default.yaml, ligne 2, la clé lang est vide ou répétée.",
    "lang: fr\nremap:\n  hint: h\n": "la touche h sert à la fois",
    "lang: fr\nremap:\n  hintt: y\n": "hintt est inconnu. Vouliez-vous dire hint ?",
    "lang: fr\nkeys: nowhere\n": "Fichier introuvable : nowhere.yaml.",
    "- 1\n- 2\n": "default.yaml",
    "&a [*a]\n": "default.yaml",
    "lang: !!python/object/apply:os.system [true]\n": "default.yaml",
    "a: " + "[" * 60 + "]" * 60: "Le fichier default.yaml a trop de niveaux",
    "a: " + "x" * 1_000_001: "Le fichier default.yaml est trop gros pour un réglage.",
}


@pytest.mark.parametrize("number", [4, *(pytest.param(n, marks=pytest.mark.slow) for n in (0, 16))])
def test_a_bad_profile_in_the_real_program(tmp_path: Path, number: int) -> None:
    text = list(BAD)[number]
    path = own_profile(tmp_path, text)
    status, out, complaint = piped("h", "solo", "--seed", "7", "--output", "text", home=tmp_path)
    assert (status, out) == (1, [])
    assert len(complaint.splitlines()) == 1
    assert BAD[text] in complaint
    assert path.read_text() == text


def test_a_profile_in_another_encoding_is_one_sentence(tmp_path: Path) -> None:
    own_profile(tmp_path, "name: Zoé\n", "latin-1")
    status, _, complaint = piped("h", "solo", "--output", "text", home=tmp_path)
    assert (status, complaint) == (1, "Le fichier default.yaml n'est pas du texte UTF-8.\n")


@pytest.mark.parametrize(("text", "wanted"), list(BAD.items()), ids=range(len(BAD)))
def test_the_sentence_of_each_fault(text: str, wanted: str, tmp_path: Path) -> None:
    from plateau_parlant.access.narration.bundle import Texts

    path = tmp_path / "default.yaml"
    path.write_text(text)
    for lang in ("fr", "en"):
        with pytest.raises(ConfigError) as error:
            profile = config.load(path, profiles.Profile)
            keymap.load(profile.keys, profile.layout, profile.remap)
        texts = Texts(lang, "common", "program", strict=True)
        said = texts.text(f"config-{error.value.code.replace('_', '-')}", **error.value.parts)
        assert "\n" not in said
        assert said.endswith((".", "?"))
        if lang == "fr":
            assert wanted in said


def test_named_keys_are_what_the_reader_gives() -> None:
    from prompt_toolkit.key_binding import KeyPress
    from prompt_toolkit.keys import Keys

    from plateau_parlant.access.keyboard.reader import key_name

    given: dict[Any, str] = {
        Keys.Up: "up", Keys.PageDown: "pagedown", Keys.ControlM: "enter", Keys.ControlH: "backspace",
        Keys.Escape: "escape", Keys.F1: "f1", Keys.ControlF1: "c-f1", Keys.ControlS: "c-s", Keys.Delete: "delete",
        Keys.ControlI: "tab", Keys.Home: "home", Keys.End: "end", Keys.Insert: "insert",
    }  # fmt: skip
    for key, name in given.items():
        assert key_name(KeyPress(key, "")) == name
        assert name in NAMED
    assert key_name(KeyPress("é", "é")) == "é"
    assert key_name(KeyPress(" ", " ")) == "space"
    assert key_name(KeyPress(Keys.CPRResponse, "")) is None
