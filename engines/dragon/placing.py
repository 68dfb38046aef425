"""What may be laid where (D3.5, D4), what may be taken off (D5), and the guard of D3.6: moves listed and checked."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from plateau_parlant.engines.core import UNKNOWN, Refusal
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    AT,
    COLOURS,
    EMPTY,
    HERO,
    HEROES,
    ONE_COLOUR,
    PILES,
    RED,
    RISING,
    TROOPS,
    UNDEAD,
    VALUE,
)
from plateau_parlant.engines.dragon.moves import (
    FITTING,
    HERO_NAMES,
    HERO_PLACES,
    PLACES,
    TAKES,
    TOWERS,
    DragonMove,
    Place,
    Swap,
    Take,
    Tower,
)
from plateau_parlant.engines.dragon.position import RED_HIGH, UNDEAD_HIGH, Cards, State

TOWER_AT: Final = 4

# What a card of a hand counts beside the hero of an army: a hero nothing, it is never exchanged for another.
_TROOP_VALUE: Final = {**{card: VALUE[card] for card in TROOPS}, HERO: 0}

# OPEN[red][undead]: the armies under no dragon. 4 (and -1, the same item) stands for a dragon that closes nothing.
OPEN: Final = tuple(
    tuple(tuple(army for army in range(4) if army not in (red, undead)) for undead in range(5)) for red in range(5)
)

# USABLE[used][red][undead]: of them those that may be used this turn. Item -1, the last, is for no pile used yet.
USABLE: Final = (
    *(tuple(tuple((army,) * (army in armies) for armies in row) for row in OPEN) for army in range(4)),
    tuple(tuple(() for _ in row) for row in OPEN),
    OPEN,
)

# The placements of troops on the tower by its colour, "" while it has none (D4.1).
_TOWERS: Final = {
    colour: {card: move for card, move in TOWERS.items() if colour in ("", card[0])} for colour in ("", *COLOURS)
}

# How far on a card is in the order of an army: the same way up for the rising and the falling ones.
HEIGHT: Final = tuple(
    {card: value if RISING[army] else -value for card, value in VALUE.items()} for army in range(4)
)


def open_armies(s: State) -> tuple[int, ...]:
    """The armies on which cards may be laid and from which they may be taken (D3.5, D5.2, E7)."""
    if not s.grounded:
        return OPEN[s.red][s.undead]
    return OPEN[4 if s.grounded & RED_HIGH else s.red][4 if s.grounded & UNDEAD_HIGH else s.undead]


def usable_armies(s: State) -> tuple[int, ...]:
    """The open armies, once a pile is used this turn that one alone (D3.1, D6)."""
    if not s.grounded:
        return USABLE[s.used][s.red][s.undead]
    armies = open_armies(s)
    return tuple(army for army in armies if s.used < 0 or army == s.used)


def candidates(s: State, seat: int) -> Cards:
    """What an unknown card in the hand of `seat` may be, as far as this seat itself can tell.

    Other hands do not count as seen, even where the program knows them: what may be played must tell nothing.
    """
    seen = [card for pile in s.piles for card in pile]
    seen += s.out + s.deserters + s.hands[seat]
    for other in range(len(s.names)):
        if other != seat:
            seen += s.shown[other] + s.bottoms[other]
    counted = 0
    if s.looking is not None and seat == s.turn:
        seen += s.looking
    else:
        seen += s.bottoms[seat] + (s.known[seat] or ())
        if s.known[seat] is None and len(s.names) != 3:
            counted = s.heroes[seat] or 0
    there = set(seen)
    troops = tuple(card for card in TROOPS if card not in there)
    counted += sum(1 for card in seen if card[0] == "h")
    return (*troops, HERO) if counted < HEROES else troops


def playable_cards(s: State, seat: int) -> Sequence[str]:
    """Each card the hand of `seat` holds or may hold, once, in the order of the hand."""
    hand = s.hands[seat]
    if UNKNOWN in hand:
        known = [card for card in hand if card != UNKNOWN]
        return tuple(dict.fromkeys((*known, *candidates(s, seat))))
    if hand.count(HERO) > 1:
        return tuple(dict.fromkeys(hand))
    return hand


# --- placing ------------------------------------------------------------------------------------------------


def army_moves(
    five: bool, cards: Sequence[str], army: int, pile: Cards, colour: str, joker: int, last: str = ""
) -> list[Place]:
    """The placements of these cards on one army (D4.1, D4.4, D4.5).

    `last`: the card taken off last, put back in thought: what would fit on it may not be placed first (D5.2).
    """
    top = VALUE[pile[-1]] if pile else EMPTY[army]
    table = PLACES[army][colour][top]
    moves = [table[card] for card in cards if card in table]
    heroes: tuple[Place, ...] = HERO_PLACES[five][army][colour][top] if HERO in cards and not joker else ()
    if last and pile:
        before = PLACES[army][colour][VALUE[last]]
        moves = [move for move in moves if move.card not in before]
        if last[0] != "h":
            fitted = HERO_PLACES[five][army][colour][VALUE[last]]
            heroes = tuple(move for move in heroes if move not in fitted)
    moves += heroes
    return moves


def first_after(s: State) -> str:
    """The last card taken off, while the first card after a take is still to be placed (D5.2); else ""."""
    return s.taken[-1] if s.taken and not s.placed else ""


def placements(s: State, cards: Sequence[str]) -> list[DragonMove]:
    """The legal placements of these cards in step A (D3.1)."""
    used = s.used
    armies = usable_armies(s)
    piles, colours = s.piles, s.colours
    moves: list[DragonMove] = []
    if s.taken and not s.placed:
        last = s.taken[-1]
        for army in armies:
            moves += army_moves(s.five, cards, army, piles[army], colours[army], s.jokers[army], last)
    else:
        hero = HERO in cards
        for army in armies:
            pile, colour = piles[army], colours[army]
            table = FITTING[army][colour][pile[-1] if pile else ""]
            for card in cards:
                if card in table:
                    moves.append(table[card])
            if hero and not s.jokers[army]:
                top = VALUE[pile[-1]] if pile else EMPTY[army]
                moves += HERO_PLACES[s.five][army][colour][top]
    if used < 0 and s.closed_by < 0:
        towers = _TOWERS[colours[TOWER_AT]]
        for card in cards:
            if card in towers:
                moves.append(towers[card])
    return moves


def _dragon_on(s: State, army: int) -> str:
    return UNDEAD if army == s.undead and not s.grounded & UNDEAD_HIGH else RED


def refuse_army(s: State, army: int) -> Refusal | None:
    """Whether cards may be laid on the army at all this turn."""
    if s.used >= 0 and s.used != army:
        return Refusal("bound", {"pile": PILES[s.used], "asked": PILES[army]}, "D3.1")
    if army not in open_armies(s):
        return Refusal("closed", {"pile": PILES[army], "dragon": _dragon_on(s, army)}, "D3.5")
    return None


def refuse_card(s: State, seat: int, card: str) -> Refusal | None:
    """Whether the seat has the card, or may have it."""
    hand = s.hands[seat]
    if card in hand and card != UNKNOWN:
        return None
    if UNKNOWN in hand and card in candidates(s, seat):
        return None
    return Refusal("not_in_hand", {"card": card})


def refuse_name(s: State, army: int, value: int, colour: str, wanted: str) -> Refusal | None:
    """Whether a hero may be named so on the army; `wanted`: the colour the army demands, "" for any (D4.5)."""
    if not 1 <= value <= 12:
        return Refusal("hero_unnamed", {"pile": ARMIES[army]}, "D4.5")
    if s.five and value != 5:
        return Refusal("hero_is_five", {"value": value}, "D4.5")
    if not ONE_COLOUR[army]:
        return Refusal("no_colour_here", {"pile": ARMIES[army]}, "D4.5") if colour else None
    if not colour:
        return Refusal("colour_needed", {"pile": ARMIES[army]}, "D4.5")
    if wanted and colour != wanted:
        return Refusal("wrong_colour", {"pile": ARMIES[army], "colour": wanted, "given": colour}, "D4.1")
    return None


def refuse_place(s: State, seat: int, move: Place) -> Refusal | None:
    """Why a placement on an army cannot be (D3, D4, D5)."""
    army = AT.get(move.army, TOWER_AT)
    if army == TOWER_AT:
        return Refusal("unknown_army", {"army": move.army})
    card = move.card
    pile, colour = s.piles[army], s.colours[army]
    if (
        card in s.hands[seat]
        and (s.used == army or s.used < 0)
        and (s.placed or not s.taken)
        and army in open_armies(s)
    ):
        # The common road; what follows finds the reason of all others.
        top = VALUE[pile[-1]] if pile else EMPTY[army]
        if card in PLACES[army][colour][top]:
            if not move.value and not move.colour:
                return None
        elif (
            card == HERO
            and not s.jokers[army]
            and (move.value, move.colour) in HERO_NAMES[s.five][army][colour][top]
        ):
            return None
    if refusal := refuse_card(s, seat, card) or refuse_army(s, army):
        return refusal
    if card == HERO:
        if s.jokers[army]:
            return Refusal("second_hero", {"pile": ARMIES[army]}, "D4.4")
        if refusal := refuse_name(s, army, move.value, move.colour, colour):
            return refusal
        value = move.value
    else:
        if move.value or move.colour:
            return Refusal("troop_named", {"card": card}, "D4.5")
        if colour and card[0] != colour:
            return Refusal("wrong_colour", {"card": card, "pile": ARMIES[army], "colour": colour}, "D4.1")
        value = VALUE[card]
    if not pile:
        return None
    top = VALUE[pile[-1]]
    if not (value > top if RISING[army] else value < top):
        code = "too_low" if RISING[army] else "too_high"
        return Refusal(code, {"card": card, "value": value, "pile": ARMIES[army], "top": top}, "D4.1")
    last = first_after(s)
    if last and not (card == HERO and last[0] == "h"):
        before = VALUE[last]
        if value > before if RISING[army] else value < before:
            return Refusal("not_freed", {"card": card, "pile": ARMIES[army], "taken": last}, "D5.2")
    return None


def refuse_tower(s: State, seat: int, move: Tower) -> Refusal | None:
    """Why a troop cannot go on the tower (D3.1, D4.1, E1)."""
    card = move.card
    if card == HERO:
        return Refusal("hero_on_tower", {}, "D4.4")
    if refusal := refuse_card(s, seat, card):
        return refusal
    if s.used == TOWER_AT:
        return Refusal("tower_once", {}, "D4.3")
    if s.used >= 0:
        return Refusal("bound", {"pile": PILES[s.used], "asked": PILES[TOWER_AT]}, "D3.1")
    if s.closed_by >= 0:
        return Refusal("tower_closed", {"seat": s.closed_by}, "E1")
    colour = s.colours[TOWER_AT]
    if colour and card[0] != colour:
        return Refusal("wrong_colour", {"card": card, "pile": PILES[TOWER_AT], "colour": colour}, "D4.1")
    return None


# --- the exchange of a hero ---------------------------------------------------------------------------------


def _between(s: State, army: int) -> tuple[int, int, int]:
    """The hero's place, and the values of its neighbours below and above, or what an open end compares with."""
    pile, place = s.piles[army], s.jokers[army]
    below = VALUE[pile[place - 2]] if place > 1 else EMPTY[army]
    above = VALUE[pile[place]] if place < len(pile) else 13 - EMPTY[army]
    return place, below, above


def _swap_stuck(s: State, seat: int, army: int, card: str) -> bool:
    """Whether the exchange leaves the player without a placement that he still owes (D3.6)."""
    if s.placed:
        return False
    hand = list(s.hands[seat])
    hand.remove(card if card in hand else UNKNOWN)
    if not hand:
        return True
    if not s.taken:
        return False
    place, pile = s.jokers[army], s.piles[army]
    after = (*pile[: place - 1], card, *pile[place:])
    cards = [one for one in hand if one != UNKNOWN]
    if UNKNOWN in hand:
        cards += [one for one in candidates(s, seat) if one != card]
    return not army_moves(s.five, cards, army, after, s.colours[army], 0, s.taken[-1])


def swaps(s: State, seat: int, cards: Sequence[str]) -> list[Swap]:
    """The legal exchanges of a hero for a troop (D4.6)."""
    moves: list[Swap] = []
    jokers = s.jokers
    for army in usable_armies(s):
        if not jokers[army]:
            continue
        place, below, above = _between(s, army)
        low, high = (below, above) if RISING[army] else (above, below)
        if high - low < 2:
            continue
        colour = s.colours[army] if ONE_COLOUR[army] else ""
        for card in cards:
            fits = low < _TROOP_VALUE[card] < high and (not colour or card[0] == colour)
            if fits and not _swap_stuck(s, seat, army, card):
                moves.append(Swap(card, ARMIES[army], place))
    return moves


def refuse_swap(s: State, seat: int, move: Swap) -> Refusal | None:
    """Why an exchange cannot be (D4.6, D3.6)."""
    army = AT.get(move.army, TOWER_AT)
    if army == TOWER_AT:
        return Refusal("unknown_army", {"army": move.army})
    if move.card == HERO:
        return Refusal("hero_for_hero", {"pile": move.army}, "D4.6")
    if refusal := refuse_card(s, seat, move.card) or refuse_army(s, army):
        return refusal
    if not s.jokers[army] or s.jokers[army] != move.place:
        return Refusal("no_hero_there", {"pile": move.army, "place": move.place}, "D4.6")
    if ONE_COLOUR[army] and move.card[0] != s.colours[army]:
        return Refusal(
            "wrong_colour", {"card": move.card, "pile": move.army, "colour": s.colours[army]}, "D4.6"
        )
    _, below, above = _between(s, army)
    low, high = (below, above) if RISING[army] else (above, below)
    if not low < VALUE[move.card] < high:
        return Refusal("breaks_order", {"card": move.card, "pile": move.army, "place": move.place}, "D4.6")
    if _swap_stuck(s, seat, army, move.card):
        return Refusal("left_stuck", {"pile": move.army}, "D3.6")
    return None


# --- taking off ---------------------------------------------------------------------------------------------


def known_cards(s: State, seat: int) -> Sequence[str]:
    """The cards of the hand that the program knows, each once."""
    hand = s.hands[seat]
    if UNKNOWN not in hand and hand.count(HERO) < 2:
        return hand
    return tuple(dict.fromkeys(card for card in s.hands[seat] if card != UNKNOWN))


def can_place(s: State, seat: int) -> DragonMove | None:
    """A placement of a known card, if there is one (D5.1): then nothing may be taken off."""
    moves = placements(s, known_cards(s, seat))
    return moves[0] if moves else None


def _counts(s: State, army: int, cards: Sequence[str]) -> Sequence[int]:
    """How many cards may be taken off the army (D5.2): some card fits after so many, but not after one less."""
    pile, colour = s.piles[army], s.colours[army]
    size = len(pile)
    if not size:
        return ()
    # A troop fits from the take on that removes all it does not go beyond; of another colour, on the bare army.
    height = HEIGHT[army]
    found: set[int] = set()
    for card in cards:
        if card[0] == "h":
            continue
        if colour and card[0] != colour:
            found.add(size)
        else:
            found.add(size - bisect_left(pile, height[card], key=height.__getitem__))
    if HERO in cards:
        joker = s.jokers[army]
        free = size - joker + 1 if joker else 0  # the take that removes the hero already there (D4.4)
        if s.five:
            found.add(max(free, size - bisect_left(pile, height["h=5"], key=height.__getitem__)))
            if colour:
                found.add(size)  # under another colour
        else:
            # Between two values of the army there is always one that only the larger take makes possible.
            found.update(range(max(1, free), size + 1))
    found.discard(0)
    return sorted(found)


def takes(s: State, cards: Sequence[str]) -> list[Take]:
    """The legal takes where nothing can be placed (D5.2); `can_place` has said no."""
    moves: list[Take] = []
    for army in usable_armies(s):
        table = TAKES[army]
        for count in _counts(s, army, cards):
            moves.append(table[count])
    return moves


def keeps_going(s: State, seat: int) -> bool:
    """Whether a player who has placed nothing yet can still place, or take cards off if he has not (D3.6)."""
    if s.placed:
        return True
    cards = playable_cards(s, seat)
    return bool(placements(s, cards) or (not s.taken and takes(s, cards)))


def refuse_take(s: State, seat: int, move: Take) -> Refusal | None:
    """Why cards cannot be taken off (D5, D8.3)."""
    army = AT.get(move.army, TOWER_AT)
    if army == TOWER_AT:
        return Refusal("unknown_army", {"army": move.army})
    cards = s.hands[seat]
    if (
        cards
        and UNKNOWN not in cards
        and not (s.placed or s.taken)
        and army in usable_armies(s)
        and move.count in _counts(s, army, cards)
        and not placements(s, cards)
    ):
        return None  # the common road; what follows finds the reason of all others
    if s.placed:
        return Refusal("already_placed", {}, "D5.2")
    if s.taken:
        return Refusal("already_taken", {}, "D5.2")
    if not s.hands[seat]:
        return Refusal("hand_empty", {}, "D5.1")
    if refusal := refuse_army(s, army):
        return refusal
    if placement := can_place(s, seat):
        pile = placement.army if isinstance(placement, Place) else PILES[TOWER_AT]
        card = placement.card if isinstance(placement, (Place, Tower)) else ""
        return Refusal("can_place", {"card": card, "pile": pile}, "D5.1")
    if move.count > len(s.piles[army]):
        return Refusal("too_few", {"pile": move.army, "size": len(s.piles[army])}, "D5.2")
    counts = _counts(s, army, playable_cards(s, seat))
    if move.count not in counts:
        code = "take_more" if counts and move.count < counts[0] else "take_less"
        return Refusal(code, {"pile": move.army, "count": move.count, "least": counts[0] if counts else 0}, "D5.2")
    return None

