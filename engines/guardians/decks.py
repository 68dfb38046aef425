"""What makes a deck (G1.2): every fault at once, and the source's advice, as codes with their fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from plateau_parlant.engines.guardians.components import SHIELDS, Card, card, stronghold_set

LEAST: Final = 55
SAME: Final = 5
SHIELD_ADVICE: Final = (6, 10)
TERRAIN_ADVICE: Final = (7, 9)
BIG: Final = 12
BIG_ADVICE: Final = 2


class Remark(msgspec.Struct, frozen=True):
    """A fault or a piece of advice: `code`, and `parts` for the narration (card ids, numbers)."""

    code: str
    parts: dict[str, str | int] = {}


class DeckCheck(msgspec.Struct, frozen=True):
    """`faults` forbid the deck in a standard tournament; `advice` never does. `size` counts all cards."""

    size: int
    faults: tuple[Remark, ...]
    advice: tuple[Remark, ...]


def check_deck(ids: Sequence[str], rm: bool = True) -> DeckCheck:
    """All that is wrong with a deck, given as card ids, one a card. `rm`: house rules are on (standard bearers
    unlike the shields are then no fault). Raises PositionError on an id that is no card."""
    cards = [card(card_id) for card_id in ids]
    faults: list[Remark] = []
    advice: list[Remark] = []
    if len(cards) < LEAST:
        faults.append(Remark("too_few_cards", {"count": len(cards), "least": LEAST}))
    faults += _guardian(cards) + _strongholds(cards) + _copies(cards)
    unlike = _unlike_bearers(cards)
    (advice if rm else faults).extend(unlike)
    shields = sum(one.kind in SHIELDS for one in cards)
    terrains = sum(one.kind == "terrain" for one in cards)
    big = sum(one.creature and one.vitality > BIG for one in cards)
    advice += _between("shields", shields, SHIELD_ADVICE) + _between("terrains", terrains, TERRAIN_ADVICE)
    if big > BIG_ADVICE:
        advice.append(Remark("big_creatures", {"count": big, "most": BIG_ADVICE, "vitality": BIG}))
    return DeckCheck(len(cards), tuple(faults), tuple(advice))


def style(card_id: str) -> str:
    """The picture a shield or a standard bearer bears: ``style("shield-broms-ox-07") == "broms-ox"``."""
    name = re.sub(r"^(shield-terrain|standard-bearer|shield)-", "", card_id)
    return re.sub(r"(-standard)?(-\d+)?$", "", name)


def _guardian(cards: Sequence[Card]) -> list[Remark]:
    count = sum(one.kind == "guardian" for one in cards)
    if count == 1:
        return []
    return [Remark("no_guardian" if not count else "many_guardians", {"count": count})]


def _strongholds(cards: Sequence[Card]) -> list[Remark]:
    have = [one.id for one in cards if one.kind == "stronghold"]
    remarks = []
    if len(have) != 3:
        remarks.append(Remark("stronghold_count", {"count": len(have)}))
    names = {stronghold_set(card_id)[0] for card_id in have}
    if len(names) > 1:
        remarks.append(Remark("strongholds_mixed", {"count": len(names)}))
    sides = Counter(stronghold_set(card_id)[1] for card_id in have)
    for side in ("left", "centre", "right"):
        if have and sides[side] != 1:
            remarks.append(Remark("stronghold_side", {"side": side, "count": sides[side]}))
    return remarks


def _copies(cards: Sequence[Card]) -> list[Remark]:
    remarks = []
    named: dict[str, list[Card]] = {}
    for one in cards:
        named.setdefault(one.name, []).append(one)
    for copies in named.values():
        one = copies[0]
        if one.kind in SHIELDS or one.kind in ("terrain", "guardian", "stronghold"):
            continue
        own = [effect for effect in one.find("limit") if effect.get("per") == "deck"]
        most = int(own[0].first()) if own else SAME
        if len(copies) > most:
            remarks.append(Remark("too_many_copies", {"card": one.id, "count": len(copies), "most": most}))
    return remarks


def _unlike_bearers(cards: Sequence[Card]) -> list[Remark]:
    shields = {style(one.id) for one in cards if one.kind in ("shield", "shield-terrain")}
    bearers = dict.fromkeys(one.id for one in cards if one.kind == "standard-bearer")
    return [Remark("bearer_unlike", {"card": bearer}) for bearer in bearers if shields - {style(bearer)}]


def _between(what: str, count: int, advised: tuple[int, int]) -> list[Remark]:
    least, most = advised
    if least <= count <= most:
        return []
    code = f"{what}_{'few' if count < least else 'many'}"
    return [Remark(code, {"count": count, "least": least, "most": most})]
