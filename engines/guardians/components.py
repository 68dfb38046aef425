"""Guardians: the cards as frozen values, and the list of all of them that the rules look cards up in.

The list is data of the product (`profiles/games/guardians`), handed in as parsed mappings by `install`, once: the
rules treat it as they treat their own code, which is why no state or position carries it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Final, ParamSpec, TypeVar, cast

import msgspec

from plateau_parlant import engines
from plateau_parlant.engines.core import UNKNOWN, PositionError
from plateau_parlant.engines.guardians.effects import Effect, EffectError, parse

P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 4096
"""How many answers about cards, hands and layouts of open cards are kept, by each function."""

CREATURES: Final = frozenset({"mortal", "elemental", "external"})
DOUBLE: Final = frozenset({"spell", "bribery", "item-hand"})
SHIELDS: Final = frozenset({"shield", "standard-bearer", "shield-terrain"})
TERRAINS: Final = frozenset({"terrain", "shield-terrain"})
ITEMS: Final = frozenset({"item-hand", "item-creature", "item-accessory"})
STRONGHOLD_SIDES: Final = ("left", "centre", "right")


class Card(msgspec.Struct, frozen=True, dict=True):
    """One card as printed (G1.1). `up` is its up-number: a creature's is its vitality, none printed counts 0.

    What follows from the print alone is worked out once a card (`dict` lets a frozen value keep it).
    """

    id: str
    name: str
    name_fr: str
    set: str
    kind: str
    classes: tuple[str, ...]
    fly: bool
    size: str
    vitality: int
    red: int | None
    ocb: int
    bribes: tuple[str, ...]
    receives: bool
    cmp: int
    ranged: int
    command: bool
    up: int
    stones: int
    draw: int
    ldl: int
    mdl: int
    luc: int
    cell: str
    note: str

    @cached_property
    def creature(self) -> bool:
        """A creature that goes under shields (a guardian is one in its own fight only)."""
        return self.kind in CREATURES

    @cached_property
    def double(self) -> bool:
        """Double border: lives in the depot (G1.3)."""
        return self.kind in DOUBLE

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        """The mechanics, read when first needed."""
        return parse(self.cell)

    @cached_property
    def by_word(self) -> dict[str, tuple[Effect, ...]]:
        """The effects by their word, in the order of the text."""
        found: dict[str, tuple[Effect, ...]] = {}
        for effect in self.effects:
            found[effect.word] = (*found.get(effect.word, ()), effect)
        return found

    @cached_property
    def manual(self) -> bool:
        """The table has to tell its outcome."""
        return "manual" in self.by_word

    def find(self, word: str) -> tuple[Effect, ...]:
        """Its effects of that word."""
        return self.by_word.get(word, ())

    @property
    def space_value(self) -> int:
        """What it counts for the limit of a space: the red number where there is one (G4.2)."""
        return self.vitality if self.red is None else self.red


def read_card(row: Mapping[str, Any]) -> Card:
    """A card from the fields of one row (texts, empty = none). Raises PositionError("bad_card")."""

    def whole(name: str) -> int | None:
        text = str(row.get(name, "") or "")
        try:
            return int(text) if text else None
        except ValueError:
            raise PositionError("bad_card", card=str(row.get("id", "")), field=name, value=text) from None

    kind = str(row.get("kind", ""))
    vitality = whole("vitality") or 0
    icons = str(row.get("bribes") or "")
    classes = str(row.get("class") or "")
    creature = kind in CREATURES
    return Card(
        id=str(row["id"]),
        name=str(row.get("name") or row["id"]),
        name_fr=str(row.get("name_fr") or ""),
        set=str(row.get("set") or ""),
        kind=kind,
        classes=tuple(classes.split("/")) if classes else (),
        fly=row.get("fly") == "Y",
        size=str(row.get("size") or ""),
        vitality=vitality,
        red=whole("red"),
        ocb=whole("ocb") or 0,
        bribes=tuple(icons.split(",")) if icons else (),
        receives=row.get("receives") == "Y",
        cmp=whole("cmp") or 0,
        ranged=whole("ranged") or 0,
        command=row.get("command") == "Y",
        up=vitality if creature else whole("up_number") or 0,
        stones=whole("stones") or 0,
        draw=whole("draw") or 0,
        ldl=whole("ldl") or 0,
        mdl=whole("mdl") or 0,
        luc=whole("luc") or 0,
        cell=str(row.get("effects") or ""),
        note=str(row.get("note") or ""),
    )


class Catalogue:
    """Every card by id, the stronghold sets by name, the ready decks (lists of ids) by name."""

    def __init__(self, rows: Iterable[Mapping[str, Any]], decks: Mapping[str, Any] | None = None) -> None:
        self.rows = rows
        self.decks = dict(decks or {})
        self.cards: dict[str, Card] = {}
        for row in rows:
            card = read_card(row)
            if card.id in self.cards:
                raise PositionError("card_twice", card=card.id)
            self.cards[card.id] = card
        self.strongholds: dict[str, tuple[str, str, str]] = {}
        for card in self.cards.values():
            if card.kind == "stronghold":
                name, side = stronghold_set(card.id)
                have = list(self.strongholds.get(name, ("", "", "")))
                have[STRONGHOLD_SIDES.index(side)] = card.id
                self.strongholds[name] = (have[0], have[1], have[2])

    def check(self) -> list[tuple[str, EffectError]]:
        """Every card whose effects cannot be read, with what is wrong: for `plateau doctor` and the tests."""
        bad = []
        for card in self.cards.values():
            try:
                parse(card.cell)
            except EffectError as error:
                bad.append((card.id, error))
        return bad


def stronghold_set(card_id: str) -> tuple[str, str]:
    """``stronghold_set("khnumian-c") == ("khnumian", "centre")``."""
    name, _, side = card_id.rpartition("-")
    return name, {"l": "left", "left": "left", "c": "centre", "center": "centre", "r": "right", "right": "right"}[side]


_installed: Catalogue | None = None
_cards: dict[str, Card] = {}
"""The cards of the list installed: `card` is asked so often that it goes straight here."""
FORGET: Final[list[Callable[[], None]]] = []
"""What drops the facts that other modules worked out from the cards, when another list is installed."""


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """What a function says of cards, by their print alone, is worked out once, until another list is installed."""
    kept = lru_cache(maxsize=KEPT)(function)
    FORGET.append(kept.cache_clear)
    return cast(Callable[P, T], kept)


def install(data: Mapping[str, Any]) -> Catalogue:
    """Takes the box: `{"cards": [row, ...], "decks": {name: [id, ...]}}`, a row being the fields of `read_card`."""
    global _installed, _cards
    _installed = Catalogue(data["cards"], data.get("decks", {}))
    _cards = _installed.cards
    for forget in FORGET:
        forget()
    return _installed


def installed() -> Catalogue | None:
    """The card list, None where there is none yet."""
    return _installed


def catalogue() -> Catalogue:
    """The card list; the shipped box is taken where nobody installed another. Raises PositionError("no_card_list")."""
    if _installed is not None:
        return _installed
    if "guardians" not in engines.BOXES:
        raise PositionError("no_card_list")
    return install(engines.BOXES["guardians"]())


BLANK: Final = read_card({"id": UNKNOWN})
"""A card that nobody told the program: of no kind, without strength or text."""


def card(card_id: str) -> Card:
    """The card with that id; BLANK for "?". Raises PositionError("unknown_card")."""
    try:
        return _cards[card_id]
    except KeyError:
        pass
    found = BLANK if card_id == UNKNOWN else catalogue().cards.get(card_id)
    if found is None:
        raise PositionError("unknown_card", card=card_id)
    return found
