"""What a turn would cost: the board as a plan sees it, judged by features with tuned weights, and turns planned.

In solo the cost is the deserters to come. Of a board it is foreseen from the height and size of every pile, what of
the unseen cards each still takes, and what stays in the hand; of a turn, it is the least over all its ways to go on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from plateau_parlant.engines.core import UNKNOWN, Act
from plateau_parlant.engines.dragon.components import ARMIES, AT, COLOURS, HERO, ONE_COLOUR, SIX, VALUE
from plateau_parlant.engines.dragon.moves import Done, DragonMove, Place, Swap, Take, Tower
from plateau_parlant.engines.dragon.placing import TOWER_AT, placements, playable_cards, takes
from plateau_parlant.engines.dragon.position import Cards, State
from plateau_parlant.engines.dragon.rules import apply
from plateau_parlant.engines.dragon.weights import TOKEN_CARDS, TOKEN_DESERTERS, WEIGHTS

WON: Final = -5.0
"""The cost of a turn that ends the game."""


class Pile(NamedTuple):
    """An army in short: how far its order is run down (0 to 12), its size, its colour, whether a hero is in it."""

    height: int
    size: int
    colour: str
    joker: bool


EMPTY_PILE: Final = Pile(0, 0, "", False)


def height(army: int, value: int) -> int:
    """How far on a value is in the order of an army, and a height back to its value: 1 comes first, 12 last."""
    return value if army % 2 == 0 else 13 - value


def pile_of(s: State, army: int) -> Pile:
    """The army in short."""
    pile = s.piles[army]
    if not pile:
        return EMPTY_PILE
    return Pile(height(army, VALUE[pile[-1]]), len(pile), s.colours[army], s.jokers[army] > 0)


def card_fits(army: int, pile: Pile, card: str) -> bool:
    """Whether a troop may follow on an army in short."""
    if pile.colour and ONE_COLOUR[army] and card[0] != pile.colour:
        return False
    return height(army, VALUE[card]) > pile.height


def grown(army: int, pile: Pile, move: Place) -> Pile:
    """The army after a placement."""
    if pile.size + 1 == SIX:
        return EMPTY_PILE
    hero = move.card == HERO
    colour = pile.colour
    if ONE_COLOUR[army] and not colour:
        colour = move.colour if hero else move.card[0]
    return Pile(height(army, move.value if hero else VALUE[move.card]), pile.size + 1, colour, pile.joker or hero)


def without(hand: Sequence[str], card: str) -> tuple[str, ...]:
    """The hand once the card, or an unknown one for it, is played."""
    cards = list(hand)
    if card in cards or UNKNOWN in cards:
        cards.remove(card if card in cards else UNKNOWN)
    return tuple(cards)


def next_closed(s: State) -> tuple[int, ...]:
    """The armies that will be closed in the next turn; among several players nobody knows: the one closed now."""
    if len(s.names) > 1:
        return (s.red,)
    return ((s.red + 1) % 4, (s.undead + 1) % 4) if s.variant else ((s.red + 1) % 4,)


class Outlook:
    """The unseen troops as one view has them, counted for every height of every army."""

    def __init__(self, view: State) -> None:
        self.unseen = view.unseen
        self._armies = [self._counts(view.unseen, army) for army in (0, 1)]
        self._colours = {colour: sum(1 for card in view.unseen if card[0] == colour) for colour in COLOURS}

    @staticmethod
    def _counts(unseen: Cards, army: int) -> dict[str, list[int]]:
        """By colour ("" for any): how many unseen troops go beyond each height."""
        counts = {colour: [0] * 14 for colour in ("", *COLOURS)}
        for card in unseen:
            at = height(army, VALUE[card]) - 1
            counts[""][at] += 1
            counts[card[0]][at] += 1
        for row in counts.values():
            for at in range(11, -1, -1):
                row[at] += row[at + 1]
        return counts

    def takes(self, army: int, pile: Pile) -> int:
        """How many of the unseen troops the army would take next."""
        return self._armies[army % 2][pile.colour if ONE_COLOUR[army] else ""][pile.height]

    def tower_takes(self, colour: str) -> int:
        """How many of the unseen troops a tower of this colour would take next."""
        return self._colours[colour] if colour else len(self.unseen)

    def features(
        self, armies: Sequence[Pile], tower: tuple[int, str], hand: Sequence[str], closed: Sequence[int], left: float
    ) -> Iterator[tuple[str, float]]:
        """What a board is judged by at the end of a turn, each with how much of it there is.

        `left`: the cards in hand and camp, as a share of 48; `closed`: the armies that will be closed next.
        """
        share = left / max(1, len(self.unseen))
        for army, pile in enumerate(armies):
            order = "c" if ONE_COLOUR[army] else "o"
            yield f"{order}{pile.size}.{pile.height}", left
            room = self.takes(army, pile) * share
            yield f"{order}-takes", room
            if army in closed:
                yield f"{order}-shut", room
            if pile.joker:
                yield "joker", left
        size, colour = tower
        yield f"t{size}", left
        yield "t-takes", self.tower_takes(colour) * share
        yield "left", left
        for card in hand:
            if card == HERO:
                yield "hero", left
                yield "hero-kept", 1.0
            elif card != UNKNOWN:
                fits = sum(1 for army, pile in enumerate(armies) if army not in closed and card_fits(army, pile, card))
                fits += not colour or card[0] == colour
                yield f"fits{min(fits, 3)}", 1.0

    def cost(
        self, armies: Sequence[Pile], tower: tuple[int, str], hand: Sequence[str], closed: Sequence[int], left: float
    ) -> float:
        """The deserters foreseen from such a board."""
        return sum(WEIGHTS.get(name, 0.0) * times for name, times in self.features(armies, tower, hand, closed, left))


class Planner:
    """The turn from one view: what it would cost to begin with a move and go on as well as can be."""

    def __init__(self, view: State, outlook: Outlook | None = None) -> None:
        self.view = view
        self.seat = view.viewer or 0
        self.outlook = outlook or Outlook(view)
        self.closed = next_closed(view)
        self.armies = [pile_of(view, army) for army in range(4)]
        self.tower = (len(view.piles[TOWER_AT]), view.colours[TOWER_AT])
        self.solo = len(view.names) == 1
        self.camp = view.sizes[self.seat]
        self.left = (len(view.hands[self.seat]) + self.camp) / 48

    def end(self, armies: Sequence[Pile], tower: tuple[int, str], hand: Sequence[str], placed: int) -> float:
        """The cost where the turn ends so."""
        if not hand and not self.camp:
            return WON
        cost = self.outlook.cost(armies, tower, hand, self.closed, (len(hand) + self.camp) / 48)
        # Against others it is a race: a card placed counts for more than a fine board, which is theirs too.
        return cost if self.solo else 0.3 * cost - placed

    def on(self, army: int, pile: Pile, hand: Sequence[str], placed: int) -> float:
        """The least cost over all ways to go on placing on this army, or to stop."""
        armies = self.armies.copy()
        armies[army] = pile
        best = self.end(armies, self.tower, hand, placed)
        for card in dict.fromkeys(hand):
            move = self._placement(army, pile, card)
            if move is not None:
                best = min(best, self.on(army, grown(army, pile, move), without(hand, card), placed + 1))
        return best

    def _placement(self, army: int, pile: Pile, card: str) -> Place | None:
        """How a card would follow later in the turn; a hero stands for the very next value."""
        if card == UNKNOWN:
            return None
        if card != HERO:
            return Place(card, ARMIES[army]) if card_fits(army, pile, card) else None
        at = height(army, 5) if self.view.five else pile.height + 1
        if pile.joker or at > 12 or at <= pile.height:
            return None
        return Place(HERO, ARMIES[army], height(army, at), (pile.colour or COLOURS[0]) if ONE_COLOUR[army] else "")

    def first(self, move: DragonMove) -> float:
        """The least cost of a turn that begins with this move."""
        view = self.view
        hand = view.hands[self.seat]
        if isinstance(move, Place):
            army = AT[move.army]
            return self.on(army, grown(army, self.armies[army], move), without(hand, move.card), view.placed + 1)
        if isinstance(move, Tower):
            size, colour = self.tower
            tower = (0, "") if size + 1 == SIX else (size + 1, colour or move.card[0])
            return self.end(self.armies, tower, without(hand, move.card), 1)
        if isinstance(move, Done):
            return self.end(self.armies, self.tower, hand, view.placed)
        after = apply(view, Act(self.seat, move)).state
        if after.step == "over":
            return WON
        return self._price(move, after) + Planner(replace(after, viewer=self.seat), self.outlook).best()

    def _price(self, move: DragonMove, after: State) -> float:
        """What a move that places nothing costs by itself."""
        if isinstance(move, Take):
            return float(len(after.deserters) - len(self.view.deserters)) if self.solo else float(move.count)
        if isinstance(move, Swap):
            return WEIGHTS["swap"]
        return self.token_price()

    def token_price(self) -> float:
        """What using a token costs: it is worth keeping while there is much to come."""
        return (TOKEN_DESERTERS if self.solo else TOKEN_CARDS) * min(1.0, 2 * self.left)

    def best(self) -> float:
        """The least cost of the rest of the turn without tokens and exchanges."""
        view = self.view
        cards = playable_cards(view, self.seat)
        costs = [self.first(move) for move in placements(view, cards)]
        if view.placed:
            costs.append(self.end(self.armies, self.tower, view.hands[self.seat], view.placed))
        elif not costs and not view.taken:
            costs += [self.first(move) for move in takes(view, cards)]
        return min(costs, default=50.0)
