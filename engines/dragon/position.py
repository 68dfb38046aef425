"""The state of a dragon game, and its two-way translation to the documented position (see `schema`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from plateau_parlant.engines.core import UNKNOWN, Ask, PositionError
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    DRAGONS,
    HERO,
    HEROES,
    PILES,
    TOKENS,
    TROOPS,
)

STEPS: Final = ("setup", "A", "B", "C", "over")
RED_HIGH: Final = 1
UNDEAD_HIGH: Final = 2

Cards = tuple[str, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """A game in play; also a view of it, where `viewer` is set and what the viewer cannot know is "?" or None.

    Per seat: `hands`, `shown` (what of the hand all have seen), `tokens`, and the camp: `sizes` counts all of it,
    `bottoms` are the cards known under it (deepest last), `known` the exact set of the rest after a Renfort,
    `heroes` how many heroes are in the rest (None: nobody can know). `piles`: the four armies and the tower,
    bottom first; `colours` of the five piles, "" for none. Piles are numbers, 4 the tower, -1 none; seats likewise.

    `unseen` and `jokers` follow from the other fields and are kept for speed: the troops that lie in no named place,
    and for each army the place of its hero from the bottom (0: none).
    """

    names: tuple[str, ...]
    five: bool
    variant: bool
    limit: int | None
    hands: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    tokens: tuple[Cards, ...]
    sizes: tuple[int, ...]
    heroes: tuple[int | None, ...]
    known: tuple[Cards | None, ...]
    bottoms: tuple[Cards, ...]
    unseen: Cards
    piles: tuple[Cards, ...]
    colours: tuple[str, ...]
    jokers: tuple[int, ...]
    red: int = 0
    undead: int = -1
    undead_by: int = -1
    closed_by: int = -1
    grounded: int = 0
    turn: int = 0
    step: str = "A"
    used: int = -1
    placed: int = 0
    taken: Cards = ()
    looking: Cards | None = None
    asks: int = 0
    pending: str = ""
    deserters: Cards = ()
    out: Cards = ()
    turns: int = 0
    end: str = ""
    resigned: int = 0
    viewer: int | None = None
    hidden: tuple[int | None, ...] = ()


def joker_of(pile: Cards) -> int:
    """The place of the hero in an army, from the bottom; 0 where there is none."""
    for place, card in enumerate(pile, 1):
        if card[0] == "h":
            return place
    return 0


def put(items: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one item changed."""
    return items[:index] + (value,) + items[index + 1 :]


def named_cards(state: State) -> list[str]:
    """Every card that lies in a named place, heroes as "h", unknown ones left out. `taken` is a record, no place."""
    cards: list[str] = []
    for seat in range(len(state.names)):
        cards += state.hands[seat]
        camp = state.bottoms[seat] + (state.known[seat] or ())
        if state.looking is not None and seat == state.turn:
            # All of the camp is looked at; what of it is "?" here may be known from before.
            cards += state.looking
            camp = tuple((Counter(camp) - Counter(state.looking)).elements())
        cards += camp
    for pile in state.piles:
        cards += pile
    cards += state.deserters
    cards += state.out
    return [HERO if card[0] == "h" else card for card in cards if card != UNKNOWN]


def unseen_troops(state: State) -> Cards:
    """The troops that lie in no named place."""
    named = set(named_cards(state))
    return tuple(card for card in TROOPS if card not in named)


def free_heroes(state: State) -> int:
    """The heroes in no named place and in no camp of which the number of heroes is known."""
    counted = sum(1 for card in named_cards(state) if card == HERO)
    for seat, heroes in enumerate(state.heroes):
        looked = state.looking is not None and seat == state.turn
        if heroes is not None and state.known[seat] is None and not looked:
            counted += heroes
    return HEROES - counted


def rest(state: State, seat: int) -> int:
    """How many cards of the camp lie above its known bottom."""
    return state.sizes[seat] - len(state.bottoms[seat])


# --- to a position ------------------------------------------------------------------------------------------


def to_position(state: State, pending: Ask | None = None) -> dict[str, Any]:
    """The state as documented JSON data; `pending` is the Ask that stands."""
    options: dict[str, Any] = {"undead": state.variant, "hero_value": "five" if state.five else "named"}
    if state.limit is not None:
        options["turn_limit"] = state.limit
    position: dict[str, Any] = {
        "game": "dragon",
        "options": options,
        "players": [
            {
                "name": name,
                "hand": list(state.hands[seat]),
                "shown": list(state.shown[seat]),
                "tokens": list(state.tokens[seat]),
                "camp": {
                    "size": state.sizes[seat],
                    "heroes": state.heroes[seat],
                    "known": _listed(state.known[seat]),
                    "bottom": list(state.bottoms[seat]),
                },
            }
            for seat, name in enumerate(state.names)
        ],
        "armies": {army: list(state.piles[index]) for index, army in enumerate(ARMIES)},
        "tower": list(state.piles[4]),
        "colours": {PILES[index]: state.colours[index] or None for index in (2, 3, 4)},
        "red": ARMIES[state.red],
        "undead": ARMIES[state.undead] if state.undead >= 0 else None,
        "undead_by": state.undead_by if state.undead_by >= 0 else None,
        "tower_closed_by": state.closed_by if state.closed_by >= 0 else None,
        "grounded": [dragon for bit, dragon in enumerate(DRAGONS) if state.grounded >> bit & 1],
        "turn": state.turn,
        "step": state.step,
        "used": PILES[state.used] if state.used >= 0 else None,
        "placed": state.placed,
        "taken": list(state.taken),
        "looking": _listed(state.looking),
        "asks": state.asks,
        "pending": ask_data(pending),
        "deserters": list(state.deserters),
        "out": list(state.out),
    }
    if state.limit is not None:
        position["turns"] = state.turns
    if state.end not in ("", "played"):
        position["end"] = state.end
    if state.resigned:
        position["resigned"] = [seat for seat in range(len(state.names)) if state.resigned >> seat & 1]
    return position


def ask_data(ask: Ask | None) -> dict[str, Any] | None:
    """An Ask as it stands in a position."""
    if ask is None:
        return None
    return {
        "kind": ask.kind,
        "zone": ask.zone,
        "among": list(ask.among),
        "weights": list(ask.weights),
        "count": ask.count,
    }


def _listed(cards: Cards | None) -> list[str] | None:
    return None if cards is None else list(cards)


def census(state: State) -> Mapping[str, int]:
    """How many of each card and token there are. A card in two places, or one too many, shows as a count too high."""
    count: Counter[str] = Counter(named_cards(state))
    for card in state.unseen:
        count[card] += 1
    count[HERO] = max(count[HERO], HEROES)
    for seat_tokens in state.tokens:
        for token in seat_tokens:
            if token != UNKNOWN:
                count[token] += 1
    if state.undead_by >= 0:
        count["undead"] += 1
    if state.closed_by >= 0:
        count["emprisonnes"] += 1
    for token, there in TOKENS.items():
        count[token] = max(count[token], there)
    return dict(sorted(count.items()))


def bad(code: str, **parts: str | int) -> PositionError:
    """A refusal of a position."""
    return PositionError(code, **parts)
