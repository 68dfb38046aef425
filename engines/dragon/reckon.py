"""What a turn of the dragon costs, by the weights of `planning`, in whole numbers and fast: the heart of a rollout.

With short cuts: a hero always takes the very next value, and nobody exchanges a hero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from plateau_parlant.engines.dragon.compact import BEYOND, FREE, JOKER, LEVEL, Table
from plateau_parlant.engines.dragon.components import SIX
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.weights import WEIGHTS

_ARMY: Final = tuple(
    tuple(tuple(WEIGHTS.get(f"{order}{size}.{height}", 0.0) for height in range(13)) for size in range(SIX))
    for order in ("o", "o", "c", "c")
)
_BEYOND: Final = tuple(BEYOND[army & 1] for army in range(4))
_OF_COLOUR: Final = tuple(row[0] for row in BEYOND[0])
_LEVEL: Final = tuple(LEVEL[army & 1] for army in range(4))
_TAKES: Final = (WEIGHTS["o-takes"], WEIGHTS["o-takes"], WEIGHTS["c-takes"], WEIGHTS["c-takes"])
_SHUT: Final = (WEIGHTS["o-shut"], WEIGHTS["o-shut"], WEIGHTS["c-shut"], WEIGHTS["c-shut"])
_TOWER: Final = tuple(WEIGHTS[f"t{size}"] for size in range(SIX))
_FITS: Final = tuple(WEIGHTS[f"fits{min(count, 3)}"] for count in range(7))
_T_TAKES: Final = WEIGHTS["t-takes"]
_LEFT: Final = WEIGHTS["left"]
_JOKER: Final = WEIGHTS["joker"]
_HERO: Final = WEIGHTS["hero"]
_HERO_KEPT: Final = WEIGHTS["hero-kept"]
WON: Final = -5.0
NEVER: Final = 1e9

Found = tuple[float, int, tuple[int, ...], int]
"""A turn: its cost, the pile, the cards laid in order, how many are taken off first."""

Cards = tuple[int, ...]
Lay = Callable[..., tuple[float, Cards]]
OnTower = Callable[[Cards, int], tuple[float, Cards]]


def reckoned(t: Table, hand: Cards, camp: int) -> tuple[Lay, OnTower]:
    """All that one turn is judged by, as two functions: the best way to lay cards on an army, and one on the tower.

    `camp`: how many cards the camp holds. Written flat, for speed: a rollout is hardly anything else.
    """
    solo, five, unseen, colours, jokers = t.solo, t.five, t.unseen, t.colours, t.jokers
    if not solo:
        closed: tuple[int, ...] = (t.red,)
    elif t.variant:
        closed = ((t.red + 1) & 3, (t.undead + 1) & 3)
    else:
        closed = ((t.red + 1) & 3,)
    scale = 1 / (unseen.bit_count() or 1)
    takes = []
    worth = []
    fitting = []  # by pile, the troops that will fit there next turn, as bits
    base = _LEFT
    army = 0
    for levels in t.levels:
        level = levels[-1] if levels else 0
        mask = _BEYOND[army][colours[army]][level]
        if army in closed:
            weight = (_TAKES[army] + _SHUT[army]) * scale
            fitting.append(0)
        else:
            weight = _TAKES[army] * scale
            fitting.append(mask)
        takes.append(weight)
        cost = _ARMY[army][len(levels)][level] + (unseen & mask).bit_count() * weight
        if jokers[army]:
            cost += _JOKER
        worth.append(cost)
        base += cost
        army += 1  # noqa: SIM113  enumerate is slower here
    tower_takes = _T_TAKES * scale
    mask = _OF_COLOUR[t.tower_colour]
    tower_worth = _TOWER[t.tower] + (unseen & mask).bit_count() * tower_takes
    base += tower_worth
    one, two, three, four = fitting
    fits = {
        card: (one >> card & 1) + (two >> card & 1) + (three >> card & 1) + (four >> card & 1) + (mask >> card & 1)
        for card in hand
    }

    def lay(
        army: int, level: int, size: int, colour: int, joker: bool, rest: Cards, placed: int = 0,
        first: Sequence[int] | None = None,
    ) -> tuple[float, Cards]:
        """The least cost over all ways to go on laying, or to stop here, with the cards laid.

        Where nothing has been laid yet, something must be; `first`: what may come first.
        """  # fmt: skip
        count = len(rest) + camp
        if not count:
            return WON, ()
        mask = _BEYOND[army][colour][level]
        cost: float = NEVER
        cards: Cards = ()
        if placed:
            left = count / 48
            cost = base - worth[army] + _ARMY[army][size][level] + (unseen & mask).bit_count() * takes[army]
            if joker:
                cost += _JOKER
            cost *= left
            here = fitting[army]
            add = 0 if army in closed else 1
            more_fit = False
            for card in rest:
                if card == JOKER:
                    cost += left * _HERO + _HERO_KEPT
                    more_fit = True
                elif mask >> card & 1:
                    cost += _FITS[fits[card] - (here >> card & 1) + add]
                    more_fit = True
                else:
                    cost += _FITS[fits[card] - (here >> card & 1)]
            if not solo:
                cost = 0.3 * cost - placed
            if not more_fit:
                return cost, cards
        hero = joker
        for card in rest if first is None else first:
            if card == JOKER:
                # "named": the very next value; "five": the five, whatever its level here.
                to = (5 if army % 2 == 0 else 8) if five else level + 1
                if hero or not level < to <= 12:
                    continue
                hero = True  # one is tried, a second is the same
                after, joked = colour if colour != FREE or army < 2 else best_colour(), True
            elif mask >> card & 1:
                to, after, joked = _LEVEL[army][card], colour if army < 2 else card // 12, joker
            else:
                continue
            at = rest.index(card)
            kept = rest[:at] + rest[at + 1 :]
            if size == SIX - 1:
                other, more = lay(army, 0, 0, FREE, False, kept, placed + 1)
            else:
                other, more = lay(army, to, size + 1, after, joked, kept, placed + 1)
            if other < cost:
                cost, cards = other, (card, *more)
        return cost, cards

    def best_colour() -> int:
        return max((0, 1, 2, 3), key=lambda colour: (unseen & _OF_COLOUR[colour]).bit_count())

    def on_tower(rest: Cards, colour: int) -> tuple[float, Cards]:
        """The least cost of a card on the tower of this colour."""
        best: float = NEVER
        cards: Cards = ()
        now, may = _OF_COLOUR[t.tower_colour], _OF_COLOUR[colour]
        for at, card in enumerate(rest):
            if not may >> card & 1:
                continue
            kept = rest[:at] + rest[at + 1 :]
            count = len(kept) + camp
            if not count:
                return WON, (card,)
            left = count / 48
            if t.tower == SIX - 1:
                then = _OF_COLOUR[FREE]
                cost = base - tower_worth + _TOWER[0]
            else:
                then = _OF_COLOUR[card // 12]
                cost = base - tower_worth + _TOWER[t.tower + 1]
            cost = left * (cost + (unseen & then).bit_count() * tower_takes)
            for other in kept:
                if other == JOKER:
                    cost += left * _HERO + _HERO_KEPT
                else:
                    cost += _FITS[fits[other] - (now >> other & 1) + (then >> other & 1)]
            if not solo:
                cost = 0.3 * cost - 1
            if cost < best:
                best, cards = cost, (card,)
        return best, cards

    return lay, on_tower


def placing(t: Table, lay: Lay, on_tower: OnTower, hand: Cards, armies: Sequence[int], tower: bool) -> Found:
    """The best turn without taking anything off."""
    best: Found = (NEVER, 0, (), 0)
    for army in armies:
        pile = t.levels[army]
        cost, cards = lay(army, pile[-1] if pile else 0, len(pile), t.colours[army], t.jokers[army] > 0, hand)
        if cost < best[0]:
            best = (cost, army, cards, 0)
    if tower and t.closed_by < 0:
        cost, cards = on_tower(hand, t.tower_colour)
        if cost < best[0]:
            best = (cost, TOWER_AT, cards, 0)
    return best


def taking(t: Table, lay: Lay, hand: Cards, armies: Sequence[int]) -> Found:
    """The best turn that takes cards off an army first."""
    best: Found = (NEVER, 0, (), 0)
    for army in armies:
        levels, gone = t.levels[army], t.cards[army]
        size, level_of, colour_now = len(levels), _LEVEL[army], t.colours[army]
        for count in range(1, size + 1):
            level = levels[size - count - 1] if count < size else 0
            last = levels[size - count]
            colour = colour_now if count < size else FREE
            joker = 0 < t.jokers[army] <= size - count
            # What would have fitted on one card more may not come first (D5.2).
            first = [
                card
                for card in hand
                if (card != JOKER and (level_of[card] <= last or colour_now not in (FREE, card // 12)))
                or (card == JOKER and not joker and (level + 1 <= last or gone[size - count] == JOKER))
            ]
            if not first:
                continue
            cost, cards = lay(army, level, size - count, colour, joker, hand, 0, first)
            if not cards:
                continue
            cost += count if not t.solo else count - gone[size - count :].count(JOKER)
            if cost < best[0]:
                best = (cost, army, cards, count)
    return best
