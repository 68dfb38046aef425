"""The dragon game in small whole numbers: whole games played on by the fair player in about a millisecond.

The search imagines hundreds of games for one move; here they are played out. The player is `planning`'s, judged by the
same weights, with three short cuts: a hero always takes the very next value, nobody exchanges a hero, and a token is
used only where cards would have to be taken off (in solo; among several players tokens lie still).

A troop is colour * 12 + value - 1, a hero is 48, no colour is 4. Nothing here is ever shown to a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.dragon.components import COLOURS, HERO, HEROES, ONE_COLOUR, SIX, TROOPS, VALUE
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.position import RED_HIGH, UNDEAD_HIGH, State, rest
from plateau_parlant.engines.dragon.weights import TOKEN_COST, WEIGHTS

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
_LOOKED_AT: Final = 10
"""How many cards of a camp a rollout's Renfort chooses among."""

LONGEST: Final = 120
"""Turns after which a rollout among several players is judged as it stands."""

Found = tuple[float, int, tuple[int, ...], int, str, int]
"""A turn: its cost, the pile, the cards laid in order, how many are taken off first, the token used, a colour or card."""


class Table:
    """A game being played out. Piles are lists of levels and of cards; camps are read from `at` on."""

    __slots__ = (
        "at", "camps", "cards", "closed_by", "colours", "deserters", "five", "grounded", "hands", "jokers", "levels",
        "red", "seat", "solo", "tokens", "tower", "tower_colour", "undead", "undead_by", "unseen", "variant",
    )  # fmt: skip

    def __init__(self, s: State, rng: Generator) -> None:
        """From a full (imagined) state; unknown cards and the order of the camps are drawn."""
        self.solo = len(s.names) == 1
        self.five, self.variant = s.five, s.variant
        pool = [NUMBER[card] for card in s.unseen]
        rng.shuffle(pool)
        spare = HEROES - sum(hand.count(HERO) for hand in s.hands) - sum(joker > 0 for joker in s.jokers)
        self.hands: list[list[int]] = []
        self.camps: list[list[int]] = []
        for seat, hand in enumerate(s.hands):
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
        self.tokens = set(s.tokens[0]) if self.solo else set()

    # --- one turn -------------------------------------------------------------------------------------------

    def open(self) -> list[int]:
        """The armies under no dragon."""
        red = -1 if self.grounded & RED_HIGH else self.red
        undead = -1 if self.grounded & UNDEAD_HIGH else self.undead
        return [army for army in range(4) if army not in (red, undead)]

    def left(self, seat: int) -> int:
        """The cards of a seat in hand and camp."""
        return len(self.hands[seat]) + len(self.camps[seat]) - self.at[seat]


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
        best, cards = _NEVER, ()
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
        best, cards = _NEVER, ()
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
        best: Found = (_NEVER, 0, (), 0, "", 0)
        for army in armies:
            levels = t.levels[army]
            cost, cards = self.on_army(
                army, levels[-1] if levels else 0, len(levels), t.colours[army], t.jokers[army] > 0, hand, 0
            )
            if cost < best[0]:
                best = (cost, army, cards, 0, "", 0)
        if tower and t.closed_by < 0:
            cost, cards = self.on_tower(hand, t.tower_colour)
            if cost < best[0]:
                best = (cost, TOWER_AT, cards, 0, "", 0)
        return best

    def take(self, armies: Sequence[int], most: int = SIX, token: str = "") -> Found:
        """The best turn that takes cards off an army first; with a token they cost nothing."""
        t, hand = self.table, self.hand
        best: Found = (_NEVER, 0, (), 0, "", 0)
        for army in armies:
            levels, gone = t.levels[army], t.cards[army]
            size = len(levels)
            for count in range(1, min(size, most) + 1):
                level = levels[size - count - 1] if count < size else 0
                last = levels[size - count]
                colour = t.colours[army] if count < size else FREE
                joker = 0 < t.jokers[army] <= size - count
                first = None
                if not token:  # what would have fitted on one card more may not come first
                    first = [
                        card for card in hand
                        if (card != JOKER and (LEVEL[army & 1][card] <= last or t.colours[army] not in (FREE, card // 12)))
                        or (card == JOKER and not joker and (level + 1 <= last or gone[size - count] == JOKER))
                    ]  # fmt: skip
                cost, cards = self.on_army(army, level, size - count, colour, joker, hand, 0, first)
                if not cards:
                    continue
                if not token:
                    cost += count if not t.solo else count - gone[size - count :].count(JOKER)
                if cost < best[0]:
                    best = (cost, army, cards, count, token, 0)
        return best

    def with_token(self, armies: Sequence[int]) -> Found:
        """The best turn that uses a token of solo play rather than take something off."""
        t, hand = self.table, self.hand
        price = min(1.0, 2 * (len(hand) + self.camp) / 48)
        best: Found = (_NEVER, 0, (), 0, "", 0)
        for token in sorted(t.tokens):
            found: Found = (_NEVER, 0, (), 0, "", 0)
            if token == "epidemie":
                found = self.take(armies, 2, token)
            elif token == "vol":
                shut = [army for army in (t.red, t.undead) if army >= 0 and army not in armies]
                found = (*self.place(shut, False)[:4], token, 0)
            elif token == "contre-ordre":
                for colour in {card // 12 for card in hand if card != JOKER}:
                    cost, cards = self.on_tower(hand, colour) if t.tower else (_NEVER, ())
                    if cost < found[0]:
                        found = (cost, TOWER_AT, cards, 0, token, colour)
                    for army in armies:
                        levels = t.levels[army]
                        if army < 2 or not levels:
                            continue
                        cost, cards = self.on_army(
                            army, levels[-1], len(levels), colour, t.jokers[army] > 0, hand, 0
                        )
                        if cost < found[0]:
                            found = (cost, army, cards, 0, token, colour)
            elif token == "volontaires":
                found = self._insert(armies)
            elif token == "renfort":
                camp = t.camps[t.seat]
                for card in set(camp[-_LOOKED_AT:] if len(camp) - t.at[t.seat] > _LOOKED_AT else camp[t.at[t.seat] :]):
                    more = Turn(t, [*hand, card])
                    more.camp -= 1
                    cost, at, cards, *_ = more.place(armies, True)
                    if cost < found[0]:
                        found = (cost, at, cards, 0, token, card)
            cost = found[0] + price * TOKEN_COST[token]
            if cost < best[0]:
                best = (cost, *found[1:])
        return best

    def _insert(self, armies: Sequence[int]) -> Found:
        """Volontaires: a card of the hand goes into the middle of an army."""
        t, hand = self.table, self.hand
        best: Found = (_NEVER, 0, (), 0, "", 0)
        for army in armies:
            levels, colour = t.levels[army], t.colours[army]
            for card in hand:
                if card == JOKER or not levels or (colour != FREE and colour != card // 12):
                    continue
                level = LEVEL[army & 1][card]
                if level >= levels[-1] or level in levels:
                    continue
                kept = list(hand)
                kept.remove(card)
                full = len(levels) + 1 == SIX
                state = (0, 0, FREE, False) if full else (levels[-1], len(levels) + 1, colour, t.jokers[army] > 0)
                cost = self.end(army, self.army(army, *state), state[0], state[2], kept, 1)
                if cost < best[0]:
                    best = (cost, army, (card,), 0, "volontaires", 0)
        return best


def _best(t: Table, used: int, placed: int, after_take: bool) -> Found:
    """The best turn, or the best rest of a turn that has begun."""
    turn = Turn(t, t.hands[t.seat])
    if placed:
        if used == TOWER_AT:
            return (0.0, used, (), 0, "", 0)
        levels = t.levels[used]
        cost, cards = turn.on_army(
            used, levels[-1] if levels else 0, len(levels), t.colours[used], t.jokers[used] > 0, turn.hand, placed
        )
        return (cost, used, cards, 0, "", 0)
    armies = t.open() if used < 0 else [used]
    found = turn.place([army for army in armies if army < 4], used in (-1, TOWER_AT))
    if found[2] or after_take:
        return found
    found = turn.take([army for army in armies if army < 4])
    if t.tokens:
        other = turn.with_token(armies)
        if other[0] < found[0]:
            return other
    return found


def _do(t: Table, found: Found) -> bool:
    """Plays a turn out; True where it ends the game."""
    _, pile, cards, count, token, extra = found
    hand = t.hands[t.seat]
    if token:
        t.tokens.discard(token)
        if token == "renfort":
            camp = t.camps[t.seat]
            at = camp.index(extra, t.at[t.seat])
            camp[at], camp[t.at[t.seat]] = camp[t.at[t.seat]], camp[at]
            _draw(t, t.seat)
        elif token == "contre-ordre" and pile == TOWER_AT:
            t.tower_colour = extra
        elif token == "contre-ordre":
            t.colours[pile] = extra
        elif token == "volontaires":
            card = cards[0]
            level = LEVEL[pile & 1][card]
            where = next(n for n, other in enumerate(t.levels[pile]) if other > level)
            if t.jokers[pile] > where:
                t.jokers[pile] += 1
            hand.remove(card)
            t.levels[pile].insert(where, level)
            t.cards[pile].insert(where, card)
            _clear(t, pile)
            return not hand and t.at[t.seat] == len(t.camps[t.seat])
    if count:
        gone = t.cards[pile][-count:][::-1]
        del t.cards[pile][-count:], t.levels[pile][-count:]
        if t.jokers[pile] > len(t.levels[pile]):
            t.jokers[pile] = 0
        if not t.levels[pile]:
            t.colours[pile] = FREE
        if t.solo:
            t.deserters += 0 if token else count - gone.count(JOKER)
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

    Solo: minus the deserters. Among several: 1 for a win down to 0, a token kept counted a little.
    """
    if s.step == "over":
        if len(s.names) == 1:
            return -float(len(s.deserters))
        return _share([len(hand) + size for hand, size in zip(s.hands, s.sizes, strict=True)], seat)
    if len(s.names) == 1:
        return -float(play_on(s, rng).deserters)
    t = play_on(s, rng)
    kept = 0.02 * len(s.tokens[seat]) * min(1.0, (len(s.hands[seat]) + s.sizes[seat]) / 12)
    return _share([t.left(n) for n in range(len(s.names))], seat) + kept


def _share(left: Sequence[int], seat: int) -> float:
    """What so many cards left are worth: near 1 where the seat is first by far, near 0 where it is far behind."""
    best = min(count for other, count in enumerate(left) if other != seat)
    return 1 / (1 + exp(-max(-30.0, min(30.0, (best - left[seat]) / (1.0 if left[seat] and best else 0.7)))))
