"""A dragon game in small whole numbers, to be played on fast by `quick`: cards, sets of troops as bits, the table.

A troop is colour * 12 + value - 1, a hero is 48, no colour is 4. Nothing here is ever shown to a player.
"""

from __future__ import annotations

from typing import Final

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.dragon.components import COLOURS, HERO, HEROES, ONE_COLOUR, SIX, TROOPS, VALUE
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.position import RED_HIGH, UNDEAD_HIGH, State, rest

JOKER: Final = 48
FREE: Final = 4
NUMBER: Final = {card: number for number, card in enumerate(TROOPS)} | {HERO: JOKER}
COLOUR_OF: Final = tuple(number // 12 for number in range(48))
LEVEL: Final = tuple(
    tuple(number % 12 + 1 if parity == 0 else 12 - number % 12 for number in range(48)) for parity in (0, 1)
)
"""LEVEL[army % 2][troop]: how far on it is in the army's order, 1 to 12."""

BEYOND: Final = tuple(
    tuple(
        tuple(
            sum(1 << n for n in range(48) if colour in (FREE, COLOUR_OF[n]) and LEVEL[parity][n] > height)
            for height in range(14)
        )
        for colour in range(5)
    )
    for parity in (0, 1)
)
"""BEYOND[army % 2][colour][height]: the set of troops an army so far on would still take, as bits."""


class Table:
    """A game being played out. Piles are lists of levels and of cards; camps are read from `at` on.

    `ahead`: by seat, what the end of its last turn was judged to cost. `me`: the seat that looks ahead, which uses its
    tokens with care; -1 where nobody does.
    """

    __slots__ = (
        "ahead", "at", "camps", "cards", "closed_by", "colours", "deserters", "five", "grounded", "hands", "jokers",
        "levels", "me", "red", "seat", "solo", "tokens", "tower", "tower_colour", "undead", "undead_by", "unseen",
        "variant",
    )  # fmt: skip

    def __init__(self, s: State, rng: Generator, me: int = -1) -> None:
        """From a full (imagined) state; unknown cards and the order of the camps are drawn."""
        self.solo = len(s.names) == 1
        self.five, self.variant = s.five, s.variant
        pool = [NUMBER[card] for card in s.unseen]
        rng.shuffle(pool)
        spare = HEROES - sum(hand.count(HERO) for hand in s.hands) - sum(joker > 0 for joker in s.jokers)
        self.hands: list[list[int]] = []
        self.camps: list[list[int]] = []
        for hand in s.hands:
            self.hands.append([NUMBER[card] if card != UNKNOWN else pool.pop() if pool else JOKER for card in hand])
        for seat in range(len(s.names)):
            bottom = [NUMBER[card] for card in s.bottoms[seat]]
            size, known = rest(s, seat), s.known[seat]
            if s.looking is not None and seat == s.turn and UNKNOWN not in s.looking:
                camp, bottom = [NUMBER[card] for card in s.looking], []
            elif known is not None:
                camp = [NUMBER[card] for card in known if card != UNKNOWN]
            else:
                heroes = s.heroes[seat]
                if heroes is None:
                    heroes = max(0, min(spare, size, size - len(pool)))
                camp = [JOKER] * min(heroes, size)
                while len(camp) < size and pool:
                    camp.append(pool.pop())
            rng.shuffle(camp)
            self.camps.append(camp + bottom)
        self.at = [0] * len(s.names)
        self.cards = [[NUMBER[card] if card[0] != "h" else JOKER for card in pile] for pile in s.piles[:4]]
        self.levels = [
            [VALUE[card] if army % 2 == 0 else 13 - VALUE[card] for card in s.piles[army]] for army in range(4)
        ]
        self.colours = [
            COLOURS.index(s.colours[army]) if ONE_COLOUR[army] and s.colours[army] else FREE for army in range(4)
        ]
        self.jokers = list(s.jokers)
        self.tower = len(s.piles[TOWER_AT])
        self.tower_colour = COLOURS.index(s.colours[TOWER_AT]) if s.colours[TOWER_AT] else FREE
        self.unseen = 0
        for camp in self.camps:
            for card in camp:
                if card != JOKER:
                    self.unseen |= 1 << card
        self.red, self.undead, self.undead_by, self.closed_by = s.red, s.undead, s.undead_by, s.closed_by
        self.grounded = s.grounded
        self.seat = s.turn
        self.deserters = len(s.deserters)
        self.ahead = [99.0] * len(s.names)
        self.tokens = [list(tokens) for tokens in s.tokens]
        self.me = me

    def open(self) -> list[int]:
        """The armies under no dragon."""
        red = -1 if self.grounded & RED_HIGH else self.red
        undead = -1 if self.grounded & UNDEAD_HIGH else self.undead
        return [army for army in range(4) if army not in (red, undead)]

    def left(self, seat: int) -> int:
        """The cards of a seat in hand and camp."""
        return len(self.hands[seat]) + len(self.camps[seat]) - self.at[seat]

    def draw(self, seat: int) -> None:
        """A card of the camp comes to the hand."""
        card = self.camps[seat][self.at[seat]]
        self.at[seat] += 1
        self.hands[seat].append(card)
        if card != JOKER:
            self.unseen &= ~(1 << card)

    def remove(self, army: int, count: int) -> None:
        """The last cards of an army leave it."""
        levels = self.levels[army]
        del self.cards[army][-count:], levels[-count:]
        if self.jokers[army] > len(levels):
            self.jokers[army] = 0
        if not levels:
            self.colours[army] = FREE

    def insert(self, army: int, card: int) -> None:
        """A card is laid between others, a hero in the first gap; the sixth clears the army."""
        levels = self.levels[army]
        if card == JOKER:
            place = next(n for n in range(1, len(levels)) if levels[n] - levels[n - 1] > 1)
            level = levels[place - 1] + 1
            self.jokers[army] = place + 1
        else:
            level = LEVEL[army & 1][card]
            place = next(n for n, other in enumerate(levels) if other > level)
            if self.jokers[army] > place:
                self.jokers[army] += 1
        levels.insert(place, level)
        self.cards[army].insert(place, card)
        if len(levels) == SIX:
            self.remove(army, SIX)


def fitting(t: Table) -> list[int]:
    """By army, the troops that it takes next, as bits."""
    return [BEYOND[army & 1][t.colours[army]][levels[-1] if levels else 0] for army, levels in enumerate(t.levels)]
