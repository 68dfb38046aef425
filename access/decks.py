"""Guardians' card list and deck lists as files: reading them, forgiving how names are spelt.

A deck list is plain text, one line a card: `3 x Archer`, `3 Archer`, `Archer x3` or `Archer`; `#` begins a comment,
a line ending in `:` is a heading. Names are French or English; the name of a stronghold alone means its three cards.
"""

from __future__ import annotations

import csv
import difflib
import re
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.guardians import components
from plateau_parlant.engines.guardians.decks import DeckCheck, check_deck

READY_DECKS = ("knights", "giants-and-fairies")
_LIMIT = 1 << 20


class DeckFileError(Exception):
    """A list that cannot be read at all. `code`: missing, too_big, not_text, columns; `path` says which file."""

    def __init__(self, code: str, path: str, detail: str = "") -> None:
        super().__init__(f"{code}: {path} {detail}".rstrip())
        self.code, self.path, self.detail = code, path, detail


class Misread(msgspec.Struct, frozen=True):
    """A line whose card is not known: its number from 1, its text, the nearest names, nearest first."""

    line: int
    text: str
    nearest: tuple[str, ...]


class Guessed(msgspec.Struct, frozen=True):
    """A line that was read in spite of its spelling: to be said, so that the owner can object."""

    line: int
    text: str
    card: str


class DeckList(msgspec.Struct, frozen=True):
    """A list read: one id a card, in order; lines guessed and lines not understood."""

    cards: tuple[str, ...]
    guessed: tuple[Guessed, ...] = ()
    misread: tuple[Misread, ...] = ()


def fold(text: str) -> str:
    """A name as compared: small letters, no accents, ligatures opened, only letters, digits and single spaces."""
    text = text.replace("œ", "oe").replace("Œ", "oe").replace("æ", "ae")
    plain = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)).lower()
    return " ".join(re.findall(r"[a-z0-9]+", plain.replace("'", "").replace("’", "")))


def card_rows(path: Path | None = None) -> dict[str, Any]:
    """The card list as `components.install` takes it; the product's own without a path. Raises DeckFileError."""
    text = _text(path) if path else _shipped("cards.tsv")
    rows = list(csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))
    needed = {"id", "name", "kind", "vitality", "effects"}
    if not rows or not needed <= set(rows[0]):
        raise DeckFileError(
            "columns", str(path or "cards.tsv"), ", ".join(sorted(needed - set(rows[0] if rows else ())))
        )
    return {"cards": rows}


def install() -> components.Catalogue:
    """The card list the engine has, the product's own where nobody gave it another."""
    return components.catalogue()


@lru_cache(maxsize=1)
def shipped_box() -> dict[str, Any]:
    """What the engine gets when nobody hands it a box: the shipped card list and the texts of the ready decks."""
    return {**card_rows(), "decks": {name: _deck_ids(name) for name in READY_DECKS}}


def _deck_ids(name: str) -> list[str]:
    """A ready deck whose lines are exact: the box is made before its names can be looked up."""
    rows = card_rows()["cards"]
    by_name = {row["name"]: row["id"] for row in rows}
    found: list[str] = []
    for line in _shipped(f"decks/{name}.txt").splitlines():
        if not line or line.startswith("#"):
            continue
        count, text = _count(line)
        three = [row["id"] for row in rows if row["kind"] == "stronghold" and row["name"].startswith(text)]
        found += three if three else [by_name[text]] * count
    return found


def box() -> dict[str, Any]:
    """`shipped_box`, installed: what `Setup.data` of a game of Guardians may hold."""
    components.catalogue()
    return shipped_box()


def card_name(card_id: str, lang: str) -> str:
    """A card's name as spoken: French where the source names it, else English."""
    card = install().cards.get(card_id)
    if card is None:
        return card_id
    return card.name_fr if lang == "fr" and card.name_fr else _said(card.name, lang)


_SORTS = {
    "Shield/Terrain ": {"fr": "Bouclier et Terrain ", "en": "Shield and Terrain "},
    "Shield ": {"fr": "Bouclier ", "en": "Shield "},
    "Standard Bearer ": {"fr": "Porte-étendard ", "en": "Standard Bearer "},
}
"""How names that begin with the sort of card are said; no stroke, which voices spell out."""


@cache
def _said(name: str, lang: str) -> str:
    for sort, said in _SORTS.items():
        if name.startswith(sort):
            name = said[lang if lang in said else "en"] + name.removeprefix(sort)
            break
    return re.sub(r" 0(\d)$", r" \1", name).replace("/", " ")


def ready_deck(name: str) -> DeckList:
    """One of READY_DECKS. Raises DeckFileError("missing")."""
    if name not in READY_DECKS:
        raise DeckFileError("missing", name, ", ".join(READY_DECKS))
    return read_deck(_shipped(f"decks/{name}.txt"))


def read_deck_file(path: Path) -> DeckList:
    """A deck list from a file. Raises DeckFileError."""
    return read_deck(_text(path))


def check_file(path: Path, rm: bool = True) -> tuple[DeckList, DeckCheck]:
    """What `plateau deck FILE` says: the list as read and all its faults and advice."""
    deck = read_deck_file(path)
    return deck, check_deck(deck.cards, rm)


def read_deck(text: str) -> DeckList:
    """A deck list from its text. Never fails: what is not understood is in `misread`."""
    cards: list[str] = []
    guessed: list[Guessed] = []
    misread: list[Misread] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.lstrip("\ufeff").split("#", 1)[0].strip().strip("-*•").strip().rstrip(",;")
        if not line or line.endswith(":"):
            continue
        count, name = _count(line)
        found, sure = find_card(name)
        if not found and count != 1:  # a name that begins or ends with a number: "10 gallon voodoo hat"
            whole, whole_sure = find_card(line)
            if whole:
                count, found, sure = 1, whole, whole_sure
        elif found and not sure and find_card(line)[1]:
            count, (found, sure) = 1, find_card(line)
        if not found:
            misread.append(Misread(number, name, nearest_names(name)))
            continue
        if not sure:
            guessed.append(Guessed(number, name, found[0]))
        cards.extend(card for _ in range(count) for card in found)
    return DeckList(tuple(cards), tuple(guessed), tuple(misread))


PAIRS = ("hands", "depots", "items", "piles", "guardians", "shields", "decks")
"""Options that say something of both players: the attacker's (or the first player's) first."""
_LANDS = {
    "marecage": "swamp",
    "bois": "woods",
    "foret": "woods",
    "fleches": "spires",
    "montagnes": "mountains",
    "rivieres": "rivers-and-lakes",
    "amas arides": "the-dry-heaps",
    "jungle": "jungle",
}


def read_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options as they are typed, as the rules take them: "hands=Archer, 2 Horse / Zombie", "land=marécage",
    "decks=knights / my-deck.txt". Raises DeckFileError: code "pair" (not two, parted by " / "), "card" (a name that no
    card has; `path` is the name, `detail` the nearest), or of a file.
    """
    read = dict(options)
    for name in PAIRS:
        if isinstance(read.get(name), str):
            parts = [part.strip() for part in re.split(r"(?:^|\s)/(?:\s|$)", read[name])]
            if len(parts) != 2:
                raise DeckFileError("pair", name)
            read[name] = [_one_side(name, part) for part in parts]
    for name in ("land", "stronghold"):
        if isinstance(read.get(name), str):
            read[name] = _LANDS.get(fold(read[name])) or _named(read[name])[0]
    return read


def _one_side(option: str, text: str) -> Any:
    if option == "decks":
        if text in READY_DECKS:
            return text
        deck = read_deck_file(Path(text))
        if deck.misread:
            raise DeckFileError("card", deck.misread[0].text, ", ".join(deck.misread[0].nearest))
        return list(deck.cards)
    if option in ("guardians", "shields"):
        return _named(text)[0] if text else ""
    found: list[str] = []
    for piece in re.split(r"\s*;\s*" if ";" in text else r"\s*,\s*", text):
        if piece in ("", UNKNOWN):
            found += [piece] if piece else []
            continue
        count, name = _count(piece)
        found += _named(name) * count
    return found


def _named(name: str) -> tuple[str, ...]:
    cards, _ = find_card(name)
    if not cards:
        raise DeckFileError("card", name, ", ".join(nearest_names(name)))
    return cards


def find_card(name: str) -> tuple[tuple[str, ...], bool]:
    """The card of that name (a stronghold's name alone: its three cards) and whether the spelling was exact.

    Empty where nothing, or more than one card, is near enough.
    """
    wanted = fold(name)
    if not wanted:
        return (), False
    names = _names()
    if wanted in names:
        return names[wanted], True
    tokens = set(_stems(wanted))
    holding = {ids for key, ids in names.items() if tokens <= set(_stems(key))}
    if len(holding) == 1:
        return holding.pop(), False
    close = difflib.get_close_matches(wanted, names, n=4, cutoff=0.8)
    distinct = list(dict.fromkeys(names[key] for key in close))
    if len(distinct) == 1 or (distinct and _clear(wanted, close[0], next(k for k in close if names[k] == distinct[1]))):
        return distinct[0], False
    return (), False


def nearest_names(name: str, most: int = 3) -> tuple[str, ...]:
    """The names most like a text, for "did you mean"."""
    names, wanted = _names(), fold(name)
    close = difflib.get_close_matches(wanted, names, n=most * 3, cutoff=0.4)
    tokens = set(_stems(wanted))
    close += [key for key in names if tokens and tokens <= set(_stems(key))][:most]
    ids = dict.fromkeys(names[key][0] for key in close)
    return tuple(install().cards[card].name for card in list(ids)[:most])


def _clear(wanted: str, best: str, second: str) -> bool:
    def ratio(key: str) -> float:
        return difflib.SequenceMatcher(None, wanted, key).ratio()

    digits = re.findall(r"\d+", wanted)
    return re.findall(r"\d+", best) == digits and ratio(best) - ratio(second) > 0.05


def _stems(text: str) -> list[str]:
    return [str(int(word)) if word.isdigit() else word.removesuffix("s") for word in text.split()]


@lru_cache(maxsize=1)
def _names() -> dict[str, tuple[str, ...]]:
    names: dict[str, tuple[str, ...]] = {}
    cards = install()
    for card in cards.cards.values():
        for name in (card.name, card.name_fr, card.id, re.sub(r"\b0(\d)", r"\1", card.name)):
            if name and not card.id.endswith("-pr"):
                names.setdefault(fold(name), (card.id,))
    for name, three in cards.strongholds.items():
        names[fold(name)] = three
        names.setdefault(fold(name.removesuffix("-stronghold")), three)
    names[fold("Forteresse des Boucaniers")] = cards.strongholds.get("freebooters-stronghold", ())
    return names


def _count(line: str) -> tuple[int, str]:
    before = re.match(r"(\d{1,3})\s*(?:[x×*]\s+|[x×*](?=\d)|\s)\s*(.+)$", line, re.IGNORECASE)
    if before:
        return int(before[1]), before[2].strip()
    after = re.match(r"(.+?)\s*(?:[x×*]\s*(\d{1,3})|\((\d{1,3})\))$", line, re.IGNORECASE)
    if after:
        return int(after[2] or after[3]), after[1].strip().rstrip(",")
    return 1, line


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > _LIMIT:
            raise DeckFileError("too_big", str(path))
        raw = path.read_bytes()
    except OSError as error:
        raise DeckFileError("missing", str(path), error.strerror or "") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        if b"\0" in raw:
            raise DeckFileError("not_text", str(path)) from None
        return raw.decode("cp1252", errors="replace")


def _shipped(name: str) -> str:
    folder = resources.files("plateau_parlant.profiles").joinpath("games/guardians")
    return folder.joinpath(name).read_text(encoding="utf-8")
