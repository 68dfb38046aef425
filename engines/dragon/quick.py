"""Whole dragon games played on by the fair player in about a millisecond.

The search imagines hundreds of games for one move; here they are played out. The player is `planning`'s, judged by the
same weights, with three short cuts: a hero always takes the very next value, nobody exchanges a hero, and tokens lie
still. What those would have done is reckoned at the end (see `rollout`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.dragon.compact import BEYOND, FREE, JOKER, LEVEL, NUMBER, Table
from plateau_parlant.engines.dragon.components import SIX
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.position import State
from plateau_parlant.engines.dragon.weights import WEIGHTS

_ARMY: Final = tuple(
    tuple(tuple(WEIGHTS.get(f"{order}{size}.{height}", 0.0) for height in range(13)) for size in range(SIX))
    for order in ("o", "c")
)
_TAKES: Final = (WEIGHTS["o-takes"], WEIGHTS["c-takes"])
_SHUT: Final = (WEIGHTS["o-shut"], WEIGHTS["c-shut"])
_TOWER: Final = tuple(WEIGHTS[f"t{size}"] for size in range(SIX))
_FITS: Final = tuple(WEIGHTS[f"fits{count}"] for count in range(4))
_T_TAKES: Final = WEIGHTS["t-takes"]
_LEFT: Final = WEIGHTS["left"]
_JOKER: Final = WEIGHTS["joker"]
_HERO: Final = WEIGHTS["hero"]
_HERO_KEPT: Final = WEIGHTS["hero-kept"]
_WON: Final = -5.0
_NEVER: Final = 1e9
_SAVES: Final = 0.85
"""What a token in hand saves of a taking, one for each token, the dearest first: so that 300 rollouts from set-up come
to what the fair player reaches with its five tokens."""

LONGEST: Final = 120
ROUNDS: Final = 4
"""Turns of every seat after which a rollout among several players is judged as it stands: what a move brings shows
soon, and the luck of a whole game would drown it."""
_LEAD: Final = 3.0
"""A lead of so many cards is worth 73 wins in 100."""

Found = tuple[float, int, tuple[int, ...], int]
"""A turn: its cost, the pile, the cards laid in order, how many are taken off first."""


class Turn:
    """All that one turn is judged by, reckoned once."""

    __slots__ = ("base", "camp", "closed", "fits", "hand", "scale", "table", "worth")

    def __init__(self, table: Table, hand: Sequence[int]) -> None:
        t = self.table = table
        self.hand = hand
        self.camp = len(t.camps[t.seat]) - t.at[t.seat]
        if not t.solo:
            self.closed: tuple[int, ...] = (t.red,)
        elif t.variant:
            self.closed = ((t.red + 1) & 3, (t.undead + 1) & 3)
        else:
            self.closed = ((t.red + 1) & 3,)
        self.scale = 1 / max(1, t.unseen.bit_count())
        self.worth = [
            self.army(army, t.levels[army][-1] if t.levels[army] else 0, len(t.levels[army]), t.colours[army],
                      t.jokers[army] > 0)
            for army in range(4)
        ]  # fmt: skip
        self.worth.append(self.tower(t.tower, t.tower_colour))
        self.base = sum(self.worth) + _LEFT
        self.fits = {card: self._fits(card) for card in hand if card != JOKER}

    def army(self, army: int, level: int, size: int, colour: int, joker: bool) -> float:
        """What an army so far on costs, for each share of the cards left."""
        order = army >> 1
        takes = (self.table.unseen & BEYOND[army & 1][colour][level]).bit_count() * self.scale
        cost = _ARMY[order][size][level] + takes * (_TAKES[order] + (_SHUT[order] if army in self.closed else 0.0))
        return cost + _JOKER if joker else cost

    def tower(self, size: int, colour: int) -> float:
        """What the tower costs."""
        takes = (self.table.unseen & BEYOND[0][colour][0]).bit_count() * self.scale
        return _TOWER[size] + takes * _T_TAKES

    def _fits(self, card: int) -> list[bool]:
        t = self.table
        found = []
        for army in range(4):
            levels, colour = t.levels[army], t.colours[army]
            found.append(
                army not in self.closed
                and (colour == FREE or colour == card // 12)
                and LEVEL[army & 1][card] > (levels[-1] if levels else 0)
            )
        found.append(t.tower_colour == FREE or t.tower_colour == card // 12)
        return found

    def end(self, pile: int, worth: float, level: int, colour: int, kept: Sequence[int], placed: int) -> float:
        """The cost of the turn that ends with this pile changed and these cards kept."""
        count = len(kept) + self.camp
        if not count:
            return _WON
        left = count / 48
        cost = left * (self.base - self.worth[pile] + worth)
        for card in kept:
            if card == JOKER:
                cost += left * _HERO + _HERO_KEPT
                continue
            fits = self.fits[card]
            number = sum(fits) - fits[pile]
            if pile == TOWER_AT:
                number += colour == FREE or colour == card // 12
            elif pile not in self.closed:
                number += (colour == FREE or colour == card // 12) and LEVEL[pile & 1][card] > level
            cost += _FITS[number if number < 3 else 3]
        return cost if self.table.solo else 0.3 * cost - placed

    def on_army(
        self, army: int, level: int, size: int, colour: int, joker: bool, hand: Sequence[int], placed: int,
        first: Sequence[int] | None = None,
    ) -> tuple[float, tuple[int, ...]]:
        """The least cost over all ways to lay cards on an army, with the cards laid; `first`: what may come first.

        Where nothing has been laid yet, something must be.
        """  # fmt: skip
        best: float = _NEVER
        cards: tuple[int, ...] = ()
        if placed:
            best = self.end(army, self.army(army, level, size, colour, joker), level, colour, hand, placed)
        tried = 0
        for card in hand if first is None else first:
            if card == JOKER:
                # "named": the very next value; "five": the five, whatever its level here.
                to = (5 if army % 2 == 0 else 8) if self.table.five else level + 1
                if joker or to > 12 or to <= level or tried & 1:
                    continue
                tried |= 1
                after = colour if colour != FREE or army < 2 else self._best_colour()
            else:
                to = LEVEL[army & 1][card]
                if to <= level or (colour != FREE and colour != card // 12):
                    continue
                after = card // 12 if army >= 2 else FREE
            rest_of = list(hand)
            rest_of.remove(card)
            if size + 1 == SIX:
                cost, more = self.on_army(army, 0, 0, FREE, False, rest_of, placed + 1)
            else:
                cost, more = self.on_army(army, to, size + 1, after, joker or card == JOKER, rest_of, placed + 1)
            if cost < best:
                best, cards = cost, (card, *more)
        return best, cards

    def _best_colour(self) -> int:
        unseen = self.table.unseen
        return max(range(4), key=lambda colour: (unseen & BEYOND[0][colour][0]).bit_count())

    def on_tower(self, hand: Sequence[int], colour: int) -> tuple[float, tuple[int, ...]]:
        """The least cost of a card on the tower of this colour."""
        best: float = _NEVER
        cards: tuple[int, ...] = ()
        size = self.table.tower
        for card in hand:
            if card == JOKER or (colour != FREE and colour != card // 12):
                continue
            kept = list(hand)
            kept.remove(card)
            after = (0, FREE) if size + 1 == SIX else (size + 1, card // 12)
            cost = self.end(TOWER_AT, self.tower(*after), 0, after[1], kept, 1)
            if cost < best:
                best, cards = cost, (card,)
        return best, cards

    def place(self, armies: Sequence[int], tower: bool) -> Found:
        """The best turn without taking anything off."""
        t, hand = self.table, self.hand
        best: Found = (_NEVER, 0, (), 0)
        for army in armies:
            levels = t.levels[army]
            cost, cards = self.on_army(
                army, levels[-1] if levels else 0, len(levels), t.colours[army], t.jokers[army] > 0, hand, 0
            )
            if cost < best[0]:
                best = (cost, army, cards, 0)
        if tower and t.closed_by < 0:
            cost, cards = self.on_tower(hand, t.tower_colour)
            if cost < best[0]:
                best = (cost, TOWER_AT, cards, 0)
        return best

    def take(self, armies: Sequence[int]) -> Found:
        """The best turn that takes cards off an army first."""
        t, hand = self.table, self.hand
        best: Found = (_NEVER, 0, (), 0)
        for army in armies:
            levels, gone = t.levels[army], t.cards[army]
            size, parity = len(levels), LEVEL[army & 1]
            for count in range(1, size + 1):
                level = levels[size - count - 1] if count < size else 0
                last = levels[size - count]
                colour = t.colours[army] if count < size else FREE
                joker = 0 < t.jokers[army] <= size - count
                # What would have fitted on one card more may not come first (D5.2).
                first = [
                    card
                    for card in hand
                    if (card != JOKER and (parity[card] <= last or t.colours[army] not in (FREE, card // 12)))
                    or (card == JOKER and not joker and (level + 1 <= last or gone[size - count] == JOKER))
                ]
                cost, cards = self.on_army(army, level, size - count, colour, joker, hand, 0, first)
                if not cards:
                    continue
                cost += count if not t.solo else count - gone[size - count :].count(JOKER)
                if cost < best[0]:
                    best = (cost, army, cards, count)
        return best


def _best(t: Table, used: int, placed: int, after_take: bool) -> Found:
    """The best turn, or the best rest of a turn that has begun."""
    turn = Turn(t, t.hands[t.seat])
    if placed:
        if used == TOWER_AT:
            return (0.0, used, (), 0)
        levels = t.levels[used]
        cost, cards = turn.on_army(
            used, levels[-1] if levels else 0, len(levels), t.colours[used], t.jokers[used] > 0, turn.hand, placed
        )
        return (cost, used, cards, 0)
    armies = t.open() if used < 0 else [used]
    found = turn.place([army for army in armies if army < 4], used in (-1, TOWER_AT))
    if found[2] or after_take:
        return found
    return turn.take([army for army in armies if army < 4])


def _do(t: Table, found: Found) -> bool:
    """Plays a turn out; True where it ends the game."""
    _, pile, cards, count = found
    hand = t.hands[t.seat]
    if count:
        gone = t.cards[pile][-count:][::-1]
        del t.cards[pile][-count:], t.levels[pile][-count:]
        if t.jokers[pile] > len(t.levels[pile]):
            t.jokers[pile] = 0
        if not t.levels[pile]:
            t.colours[pile] = FREE
        if t.solo:
            t.takings.append(count - gone.count(JOKER))
            t.deserters += t.takings[-1]
        else:
            t.camps[t.seat] += gone
    for card in cards:
        hand.remove(card)
        if pile == TOWER_AT:
            t.tower += 1
            t.tower_colour = card // 12
            if t.tower == SIX:
                t.tower, t.tower_colour = 0, FREE
            continue
        levels = t.levels[pile]
        if card == JOKER:
            levels.append((5 if pile % 2 == 0 else 8) if t.five else (levels[-1] if levels else 0) + 1)
            t.jokers[pile] = len(levels)
            if pile >= 2 and t.colours[pile] == FREE:
                t.colours[pile] = max(range(4), key=lambda colour: (t.unseen & BEYOND[0][colour][0]).bit_count())
        else:
            levels.append(LEVEL[pile & 1][card])
            if pile >= 2:
                t.colours[pile] = card // 12
        t.cards[pile].append(card)
        _clear(t, pile)
    return not hand and t.at[t.seat] == len(t.camps[t.seat])


def _clear(t: Table, pile: int) -> None:
    if len(t.levels[pile]) == SIX:
        t.levels[pile], t.cards[pile] = [], []
        t.colours[pile], t.jokers[pile] = FREE, 0


def _draw(t: Table, seat: int) -> None:
    card = t.camps[seat][t.at[seat]]
    t.at[seat] += 1
    t.hands[seat].append(card)
    if card != JOKER:
        t.unseen &= ~(1 << card)


def _recruit(t: Table) -> None:
    """Step C, and the turn goes on to the next seat."""
    seat = t.seat
    while len(t.hands[seat]) < 3 and t.at[seat] < len(t.camps[seat]):
        _draw(t, seat)
    t.grounded = 0
    t.seat = seat = (seat + 1) % len(t.hands)
    if t.undead_by == seat:
        t.undead = t.undead_by = -1
    if t.closed_by == seat:
        t.closed_by = -1


def _fly(t: Table) -> None:
    if t.solo:
        t.red = (t.red + 1) & 3
        if t.variant:
            t.undead = (t.undead + 1) & 3
        return
    armies = [army for army in range(4) if army not in (t.red, t.undead)]
    t.red = max(
        armies,
        key=lambda army: (
            t.unseen & BEYOND[army & 1][t.colours[army]][t.levels[army][-1] if t.levels[army] else 0]
        ).bit_count(),
    )


def play_on(s: State, rng: Generator, longest: int = LONGEST) -> Table:
    """A full state played to its end, or for `longest` turns. Not from set-up, nor from a game over."""
    t = Table(s, rng)
    over = False
    if s.step == "A":
        if s.looking is not None or s.pending == "look":
            _pick(t)
        over = _do(t, _best(t, s.used, s.placed, bool(s.taken) and not s.placed))
    if not over and s.step in ("A", "B"):
        _fly(t)
    if not over:
        _recruit(t)
    while not over and longest:
        longest -= 1
        over = _do(t, _best(t, -1, 0, False))
        if not over:
            _fly(t)
            _recruit(t)
    return t


def _pick(t: Table) -> None:
    """Renfort (E3): of the whole camp, the card with which the turn goes best."""
    camp, at = t.camps[t.seat], t.at[t.seat]
    armies = t.open()
    best, least = camp[at], _NEVER * 2
    for card in dict.fromkeys(camp[at:]):
        turn = Turn(t, [*t.hands[t.seat], card])
        turn.camp -= 1
        found = turn.place(armies, True)
        if found[0] < least:
            best, least = card, found[0]
    where = camp.index(best, at)
    camp[where], camp[at] = camp[at], camp[where]
    _draw(t, t.seat)


def rollout(s: State, seat: int, rng: Generator) -> float:
    """How a full state comes out for the seat when all play on fast: more is better.

    Solo: minus the deserters, less what the tokens still in hand would save. Among several: 1 for a win down to 0, a
    token kept counted a little.
    """
    if s.step == "over":
        if len(s.names) == 1:
            return -float(len(s.deserters))
        return _share([len(hand) + size for hand, size in zip(s.hands, s.sizes, strict=True)], seat)
    if len(s.names) == 1:
        t = play_on(s, rng)
        return _SAVES * sum(sorted(t.takings)[-len(s.tokens[0]) :] if s.tokens[0] else ()) - t.deserters
    t = play_on(s, rng, ROUNDS * len(s.names))
    kept = 0.02 * len(s.tokens[seat]) * min(1.0, (len(s.hands[seat]) + s.sizes[seat]) / 12)
    return _share([t.left(n) for n in range(len(s.names))], seat) + kept


def _share(left: Sequence[int], seat: int) -> float:
    """What so many cards left are worth: near 1 where the seat is first by far, near 0 where it is far behind."""
    best = min(count for other, count in enumerate(left) if other != seat)
    return 1 / (1 + exp(-max(-30.0, min(30.0, (best - left[seat]) / (_LEAD if left[seat] and best else 0.7)))))


__all__ = ["JOKER", "NUMBER", "Table", "play_on", "rollout"]
