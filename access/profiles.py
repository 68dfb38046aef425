"""Profiles: what a person chose (language, verbosity, voice, keys) and the data files of the games."""

import hashlib
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from plateau_parlant.access import config, paths
from plateau_parlant.access.speech import VoiceSettings

Lang = Literal["fr", "en"]
Level = Literal["brief", "normal", "full"]
Layout = Literal["azerty", "qwerty", "bepo"]


class Spoken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much is said of what, by source and by category: a level, or "off". None: the profile's verbosity."""

    me: Level | Literal["off"] | None = None
    others: Level | Literal["off"] | None = None
    bots: Level | Literal["off"] | None = None
    moves: Level | Literal["off"] | None = None
    table: Level | Literal["off"] | None = None


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person's choices. Every field may be left out of the file.

    output: what was chosen at the first start (None: not asked yet). keys: a key map of profiles/keys/ by name.
    remap: command -> key, over the map. voice: how each channel speaks ("table", "private"). hold_keys: True where a
    reader or scanner types its codes (then keys wait 60 ms). bot_pause: seconds before a bot
    moves, or "key": it waits for the key that lets it go on. phrase: the factor
    of the orc phrase's times, 1 or more; None: nobody may read it against this person.
    """

    name: str = ""
    lang: Lang = "fr"
    output: Literal["voice", "reader", "both", "text"] | None = None
    verbosity: Level = "normal"
    spoken: Spoken = Spoken()
    order: str = "received"
    layout: Layout = "azerty"
    keys: str = "default"
    remap: dict[str, str] = {}
    voice: dict[Literal["table", "private"], VoiceSettings] = {}
    hold_keys: bool = False
    bot_pause: float | Literal["key"] = 0.0
    phrase: Annotated[float, msgspec.Meta(ge=1.0)] | None = None
    wrap: int | None = None


def slug(name: str) -> str:
    """A file name for any name: letters, digits and dashes, and a few digits of a hash where that lost something.

    >>> slug("Anna")
    'anna'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40]
    if plain and plain == name.strip().lower():
        return plain
    return f"{plain or 'x'}-{hashlib.blake2b(name.encode('utf-8', 'replace'), digest_size=3).hexdigest()}"


def profile_path(name: str) -> Path:
    """Where the profile of a person is kept ("" is the one used when nobody was named)."""
    return paths.players() / f"{slug(name) if name else 'default'}.yaml"


def load_profile(name: str = "") -> Profile:
    """The person's profile; the shipped one's values where there is no file. Raises `ConfigError`."""
    path = profile_path(name)
    if not path.exists():
        base = config.load(paths.shipped("players", "default.yaml"), Profile)
        return msgspec.structs.replace(base, name=name)
    profile = config.load(path, Profile)
    for command, key in profile.remap.items():
        if not key or len(key) > 12:
            raise config.ConfigError("bad_value", path, 0, key=f"remap.{command}", expected="a key")
    return profile


def save_profile(profile: Profile) -> None:
    """Writes the profile. Raises OSError."""
    base = msgspec.to_builtins(Profile())
    changed = {key: value for key, value in msgspec.to_builtins(profile).items() if value != base[key]}
    paths.write_atomically(profile_path(profile.name), config.dump(changed) if changed else "{}\n")


@cache
def game_data(game: str) -> dict[str, Any]:
    """The names and components that ship for a game. Raises `ConfigError`."""
    path = paths.shipped("games", f"{game}.yaml")
    if not path.exists():
        path = paths.shipped("games", game, f"{game}.yaml")
    if not path.exists():
        return {}
    value = config.read(path).value
    return value if isinstance(value, dict) else {}
