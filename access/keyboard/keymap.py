"""Which key is which command: YAML maps, a person's remaps, the digits of each keyboard layout."""

from pathlib import Path

import msgspec

from plateau_parlant.access import config, paths
from plateau_parlant.access.config import ConfigError

QUESTION = ("yes", "no")
"""Commands whose keys count only while a question stands."""

SHARED = ("repeat", "turn", "mute", "silence", "verbosity", "help", "slower", "faster")
"""Commands that keep their keys while a question stands."""

NAMED = frozenset(
    "up down left right pageup pagedown home end enter escape backspace space tab delete insert".split()
    + [f"f{n}" for n in range(1, 13)]
    + [f"c-f{n}" for n in range(1, 13)]
    + [f"c-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
)

# What an unshifted digit row sends, 1 to 9 then 0. Belgian and Mac rows differ in two places; all are taken, for
# none of these characters means anything else in that layout's map.
DIGITS: dict[str, dict[str, int]] = {
    "azerty": dict(zip("&é\"'(-è_çà", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), strict=True)) | {"§": 6, "!": 8},
    "qwerty": {},
    "bepo": dict(zip('"«»()@+-/*', (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), strict=True)),
}


class KeyMap(msgspec.Struct, frozen=True):
    """`keys`: command -> its keys, the named one first. `commands`: key -> command. `answers`: those of a question."""

    keys: dict[str, tuple[str, ...]]
    commands: dict[str, str]
    answers: dict[str, str]
    layout: str

    def command(self, key: str, question: bool = False) -> str | None:
        """The command of a key: a name, "card_3" for a digit, or None."""
        if question:
            found = self.answers.get(key)
            if found:
                return found
        number = self.digit(key)
        if number is not None:
            return f"card_{number}"
        return self.commands.get(key)

    def digit(self, key: str) -> int | None:
        """1 to 10 where the key is a digit or stands on the digit row of the layout."""
        if len(key) == 1 and key in "0123456789":
            return int(key) or 10
        return DIGITS[self.layout].get(key)

    def key(self, command: str) -> str:
        """The key that help names for a command, '' where it has none (it stands in the menu)."""
        return self.keys.get(command, ("",))[0]


def load(
    name: str = "default",
    layout: str = "azerty",
    remap: dict[str, str] | None = None,
    extra: dict[str, str] | None = None,
) -> KeyMap:
    """The key map of that name, with the game's own keys (`extra`) and the person's remaps.

    Raises `ConfigError`: unknown map or command, a key that is none, two commands on one key ("key_clash" with
    both names).
    """
    shipped = paths.shipped("keys", "default.yaml")
    path = shipped.with_name(f"{Path(name).name}.yaml")
    own = paths.folder("config") / "keys" / f"{Path(name).name}.yaml"
    document = config.read(own if own.exists() else path)
    default = document if document.path == shipped else config.read(shipped)
    if not isinstance(document.value, dict):
        raise ConfigError("bad_value", document.path, 1, key="?", expected="a list of commands")
    commands = {**default.value, **dict.fromkeys(extra or {})}
    keys: dict[str, tuple[str, ...]] = {}
    for command, listed in {**default.value, **document.value}.items():
        if command not in commands:
            raise _unknown(document, command, commands)
        several = listed if isinstance(listed, list) else [listed]
        for key in several:
            if not isinstance(key, str) or not (len(key) == 1 or key in NAMED):
                raise ConfigError("bad_key_name", document.path, document.line((command,)), key=str(key))
        keys[command] = tuple(several)
    for command, key in (extra or {}).items():
        keys.setdefault(command, (key,))
    for command, key in (remap or {}).items():
        if command not in keys:
            raise _unknown(document, command, commands)
        if not (len(key) == 1 or key in NAMED):
            raise ConfigError("bad_key_name", document.path, 0, key=key)
        if key in DIGITS[layout] or key in "0123456789":  # it would stay a digit, without a word
            number = DIGITS[layout].get(key) or int(key) or 10
            raise ConfigError("key_clash", document.path, 0, key=key, first=f"card_{number}", second=command)
        keys[command] = (key, *(other for other in keys[command][1:] if other != key))
    return KeyMap(keys, _table(document, keys, questions=False), _table(document, keys, questions=True), layout)


def _unknown(document: config.Document, command: str, known: dict[str, object]) -> ConfigError:
    import difflib

    near = difflib.get_close_matches(command, known, 1, 0.5)
    line = document.line((command,))
    if near:
        return ConfigError("unknown_key", document.path, line, key=command, nearest=near[0])
    return ConfigError("unknown_key_far", document.path, line, key=command, known=", ".join(sorted(known)))


def _table(document: config.Document, keys: dict[str, tuple[str, ...]], questions: bool) -> dict[str, str]:
    """key -> command; a clash is refused with both names. In a question only some commands keep their keys."""
    table: dict[str, str] = {}
    for command, several in keys.items():
        if questions != (command in QUESTION) and not (questions and command in (*SHARED, "do", "back")):
            continue
        for key in several:
            other = table.get(key)
            if other == command:
                continue
            if other is not None:
                if questions and (command in QUESTION) != (other in QUESTION):
                    table[key] = command if command in QUESTION else other
                    continue
                line = document.line((command,))
                raise ConfigError("key_clash", document.path, line, key=key, first=other, second=command)
            table[key] = command
    return table
