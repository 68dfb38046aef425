"""The tokens of step A (D6, E0 to E7): their legal moves and why one cannot be. What they do is in `effects`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from plateau_parlant.engines.core import UNKNOWN, Refusal, kind
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    AT,
    COLOURS,
    DRAGONS,
    HERO,
    NAMED,
    ONE_COLOUR,
    PILES,
    RED,
    RISING,
    SIX,
    TOKENS,
    VALUE,
    VALUES,
)
from plateau_parlant.engines.dragon.moves import (
    EMPRISONNES,
    EPIDEMIES,
    RENFORT,
    UNDEADS,
    VOLS,
    ContreOrdre,
    DragonMove,
    Emprisonnes,
    Epidemie,
    Renfort,
    Undead,
    Vol,
    Volontaires,
)
from plateau_parlant.engines.dragon.placing import (
    TOWER_AT,
    army_moves,
    candidates,
    keeps_going,
    refuse_army,
    refuse_card,
    refuse_name,
    usable_armies,
)
from plateau_parlant.engines.dragon.position import RED_HIGH, UNDEAD_HIGH, Cards, State, joker_of, put

CONTRE_ORDRES: Final = tuple(tuple(ContreOrdre(pile, colour) for colour in COLOURS) for pile in PILES)

Insert = tuple[str, int, str, int]
"""A card to insert: the card of the hand, the value and colour a hero stands for (0, "" for a troop), its gap.

Gap n lies above the n-th card from the bottom, as the army is before.
"""


def holds(s: State, seat: int, token: str) -> bool:
    """Whether the seat has the token, or an unknown one that may be it."""
    mine = s.tokens[seat]
    if token in mine:
        return True
    if UNKNOWN not in mine:
        return False
    gone = mine.count(token) + (token == "undead" and s.undead_by >= 0) + (token == "emprisonnes" and s.closed_by >= 0)
    return gone < TOKENS[token]


def _stuck(s: State, seat: int, **changes: Any) -> Refusal | None:
    """Whether a token that changes this leaves a player who has placed nothing without anything to do (D3.6).

    Whoever is bound to no army always finds a placement or a take: at least two armies are open.
    """
    if s.placed or (s.used < 0 and s.hands[seat]):
        return None
    if keeps_going(replace(s, **changes), seat):
        return None
    return Refusal("left_stuck", {"pile": PILES[s.used]} if s.used >= 0 else {}, "D3.6")


def _leaves_stuck(s: State, hand: Sequence[str], seat: int, army: int, pile: Cards, colour: str) -> bool:
    """Whether a player who has taken cards off the army would find no first placement there (D3.6, D5.2)."""
    cards: list[str] = [card for card in hand if card != UNKNOWN]
    if UNKNOWN in hand:
        cards += candidates(s, seat)
    last = s.taken[-1] if s.taken else ""
    return not army_moves(s.five, cards, army, pile, colour, joker_of(pile), last)


# --- one token each -----------------------------------------------------------------------------------------


def _refuse_emprisonnes(s: State, seat: int) -> Refusal | None:
    if s.closed_by >= 0:
        return Refusal("tower_closed", {"seat": s.closed_by}, "E1")
    return _stuck(s, seat, closed_by=seat)


def _refuse_epidemie(s: State, seat: int, move: Epidemie) -> Refusal | None:
    army = AT.get(move.army, TOWER_AT)
    if army == TOWER_AT:
        return Refusal("unknown_army", {"army": move.army})
    if not 1 <= move.count <= 2:
        return Refusal("one_or_two", {"count": move.count}, "E2")
    pile = s.piles[army]
    if move.count > len(pile):
        return Refusal("too_few", {"pile": move.army, "size": len(pile)}, "E0")
    left = pile[: len(pile) - move.count]
    return _stuck(
        s, seat, piles=put(s.piles, army, left), colours=s.colours if left else put(s.colours, army, ""),
        jokers=put(s.jokers, army, joker_of(left)),
    )  # fmt: skip


def _refuse_renfort(s: State, seat: int) -> Refusal | None:
    return None if s.sizes[seat] else Refusal("camp_empty", {}, "E0")


def _refuse_contre_ordre(s: State, seat: int, move: ContreOrdre) -> Refusal | None:
    pile = AT.get(move.pile, 0)
    if pile < 2:
        return Refusal("no_colour_here", {"pile": move.pile}, "E4")
    if move.colour not in COLOURS:
        return Refusal("unknown_colour", {"colour": move.colour}, "E4")
    if not s.piles[pile]:
        return Refusal("pile_empty", {"pile": move.pile}, "E0")
    if s.colours[pile] == move.colour:
        return Refusal("same_colour", {"pile": move.pile, "colour": move.colour}, "E0")
    return _stuck(s, seat, colours=put(s.colours, pile, move.colour))


def _refuse_undead(s: State, seat: int, move: Undead) -> Refusal | None:
    army = AT.get(move.army, TOWER_AT)
    if army == TOWER_AT:
        return Refusal("unknown_army", {"army": move.army})
    if s.undead >= 0:
        return Refusal("undead_there", {"pile": ARMIES[s.undead]}, "E5")
    if army == s.red:
        return Refusal("red_there", {"pile": move.army}, "E5")
    return _stuck(s, seat, undead=army, undead_by=seat)


def _refuse_vol(s: State, seat: int, move: Vol) -> Refusal | None:
    if move.dragon not in DRAGONS:
        return Refusal("unknown_dragon", {"dragon": move.dragon})
    high = RED_HIGH if move.dragon == RED else UNDEAD_HIGH
    if high == UNDEAD_HIGH and s.undead < 0:
        return Refusal("no_dragon", {"dragon": move.dragon}, "E0")
    if s.grounded & high:
        return Refusal("already_high", {"dragon": move.dragon}, "E0")
    return _stuck(s, seat, grounded=s.grounded | high)


# --- Volontaires inattendus ---------------------------------------------------------------------------------


def insert_cards(pile: Cards, inserts: Iterable[Insert]) -> Cards:
    """The army with the cards in it, named as they lie there; later inserts of one gap come higher."""
    after = list(pile)
    for moved, (card, value, colour, gap) in enumerate(inserts):
        after.insert(gap + moved, NAMED[value, colour] if card == HERO else card)
    return tuple(after)


def inserts_of(move: Volontaires) -> tuple[Insert, ...]:
    """The move's inserts, the lower first."""
    first: Insert = (move.card, move.value, move.colour, move.place - 1)
    if not move.card2:
        return (first,)
    return (first, (move.card2, move.value2, move.colour2, move.place2 - 2))


def _hand_after(s: State, seat: int, inserts: Sequence[Insert]) -> list[str] | None:
    """The hand without the inserted cards; None where it has not that many."""
    hand = list(s.hands[seat])
    for card, *_ in inserts:
        if card in hand:
            hand.remove(card)
        elif UNKNOWN in hand:
            hand.remove(UNKNOWN)
        else:
            return None
    return hand


def _inserting_sticks(s: State, seat: int, army: int, inserts: Sequence[Insert]) -> bool:
    """Whether the player, having inserted, would owe a placement that he cannot do (D3.6)."""
    if s.placed:
        return False
    hand = _hand_after(s, seat, inserts)
    if not hand:
        return s.sizes[seat] > 0
    if not s.taken:
        return False
    pile = insert_cards(s.piles[army], inserts)
    if len(pile) == SIX:
        return False
    return _leaves_stuck(s, hand, seat, army, pile, s.colours[army])


def _insertable(s: State, army: int, cards: Sequence[str]) -> list[Insert]:
    """Each card, under each name, in each gap between two cards of the army where it keeps the order and colour."""
    pile, colour = s.piles[army], s.colours[army]
    rising = RISING[army]
    names = (5,) if s.five else VALUES
    found: list[Insert] = []
    for gap in range(1, len(pile)):
        below, above = VALUE[pile[gap - 1]], VALUE[pile[gap]]
        low, high = (below, above) if rising else (above, below)
        for card in cards:
            if card == HERO:
                if not s.jokers[army]:
                    found += [(HERO, value, colour, gap) for value in names if low < value < high]
            elif low < VALUE[card] < high and (not colour or card[0] == colour):
                found.append((card, 0, "", gap))
    return found


def _value(insert: Insert) -> int:
    return insert[1] or VALUE[insert[0]]


def _pairs(s: State, seat: int, army: int, singles: list[Insert]) -> Iterator[tuple[Insert, Insert]]:
    unknown = s.hands[seat].count(UNKNOWN)
    hand = s.hands[seat]
    for first in singles:
        for second in singles:
            if second[3] < first[3] or first[0] == second[0]:
                continue
            if first[3] == second[3]:
                low, high = _value(first), _value(second)
                if not (low < high if RISING[army] else low > high):
                    continue
            if unknown and (first[0] not in hand) + (second[0] not in hand) > unknown:
                continue
            yield first, second


def insertions(s: State, seat: int, cards: Sequence[str]) -> list[Volontaires]:
    """Every legal Volontaires inattendus (E6)."""
    moves: list[Volontaires] = []
    for army in usable_armies(s):
        size = len(s.piles[army])
        if size < 2:
            continue
        name = ARMIES[army]
        singles = _insertable(s, army, cards)
        for one in singles:
            if not _inserting_sticks(s, seat, army, (one,)):
                moves.append(Volontaires(name, one[0], one[3] + 1, one[1], one[2]))
        if size > SIX - 2 or len(s.hands[seat]) < 2:
            continue
        for one, two in _pairs(s, seat, army, singles):
            if not _inserting_sticks(s, seat, army, (one, two)):
                moves.append(
                    Volontaires(name, one[0], one[3] + 1, one[1], one[2], two[0], two[3] + 2, two[1], two[2])
                )
    return moves


def _refuse_insert(s: State, seat: int, army: int, insert: Insert) -> Refusal | None:
    card, value, colour, gap = insert
    pile = s.piles[army]
    if refusal := refuse_card(s, seat, card):
        return refusal
    if not 1 <= gap < len(pile):
        return Refusal("not_between", {"card": card, "pile": ARMIES[army]}, "E6")
    if card == HERO:
        if s.jokers[army]:
            return Refusal("second_hero", {"pile": ARMIES[army]}, "D4.4")
        if refusal := refuse_name(s, army, value, colour, s.colours[army]):
            return refusal
    elif value or colour:
        return Refusal("troop_named", {"card": card}, "D4.5")
    elif ONE_COLOUR[army] and card[0] != s.colours[army]:
        return Refusal("wrong_colour", {"card": card, "pile": ARMIES[army], "colour": s.colours[army]}, "E6")
    return None


def refuse_volontaires(s: State, seat: int, move: Volontaires) -> Refusal | None:
    """Why the cards cannot be inserted (E6, D3.6, D4.3, D4.4)."""
    army = AT.get(move.army, TOWER_AT)
    if army == TOWER_AT:
        return Refusal("unknown_army", {"army": move.army})
    if refusal := refuse_army(s, army):
        return refusal
    if not move.card2 and (move.place2 or move.value2 or move.colour2):
        return Refusal("place_missing", {"pile": move.army}, "E6")
    if move.card2 and move.place2 <= move.place:
        return Refusal("places_not_rising", {"place": move.place, "place2": move.place2}, "E6")
    inserts = inserts_of(move)
    if len(s.piles[army]) + len(inserts) > SIX:
        return Refusal("too_many_there", {"pile": move.army, "size": len(s.piles[army])}, "D4.3")
    for insert in inserts:
        if refusal := _refuse_insert(s, seat, army, insert):
            return refusal
    if _hand_after(s, seat, inserts) is None or (move.card2 == move.card and move.card != HERO):
        return Refusal("not_in_hand", {"card": move.card2})
    if move.card2 == move.card:
        return Refusal("second_hero", {"pile": move.army}, "D4.4")
    values = [VALUE[card] for card in insert_cards(s.piles[army], inserts)]
    steps = pairwise(values)
    if not all(low < high if RISING[army] else low > high for low, high in steps):
        return Refusal("breaks_order", {"card": move.card, "pile": move.army, "place": move.place}, "E6")
    if _inserting_sticks(s, seat, army, inserts):
        return Refusal("left_stuck", {"pile": move.army}, "D3.6")
    return None


# --- all of them --------------------------------------------------------------------------------------------


def refuse_token(s: State, seat: int, move: DragonMove) -> Refusal | None:
    """Why a token cannot be used now."""
    token = kind(move)
    if not holds(s, seat, token):
        return Refusal("no_token", {"token": token}, "D6")
    match move:
        case Emprisonnes():
            return _refuse_emprisonnes(s, seat)
        case Epidemie():
            return _refuse_epidemie(s, seat, move)
        case Renfort():
            return _refuse_renfort(s, seat)
        case ContreOrdre():
            return _refuse_contre_ordre(s, seat, move)
        case Undead():
            return _refuse_undead(s, seat, move)
        case Volontaires():
            return refuse_volontaires(s, seat, move)
        case Vol():
            return _refuse_vol(s, seat, move)
        case _:
            raise TypeError(f"not a token's move: {move!r}")


def _fitting(s: State, token: str) -> Sequence[DragonMove]:
    """The uses of a token that do something (E0), whatever they leave the player to do (D3.6)."""
    if token == "emprisonnes":
        return (EMPRISONNES,) if s.closed_by < 0 else ()
    if token == "epidemie":
        return [EPIDEMIES[army][count] for army in range(4) for count in (1, 2) if count <= len(s.piles[army])]
    if token == "contre-ordre":
        found: list[DragonMove] = []
        for pile in (2, 3, 4):
            if s.piles[pile]:
                found += _OTHER_COLOURS[pile][s.colours[pile]]
        return found
    if token == "undead":
        return [UNDEADS[army] for army in range(4) if army != s.red] if s.undead < 0 else ()
    vols = VOLS if s.undead >= 0 else VOLS[:1]
    return [move for move, high in zip(vols, (RED_HIGH, UNDEAD_HIGH), strict=False) if not s.grounded & high]


_OTHER_COLOURS: Final = tuple(
    {now: tuple(move for move in moves if move.colour != now) for now in ("", *COLOURS)} for moves in CONTRE_ORDRES
)


def token_moves(s: State, seat: int, cards: Sequence[str]) -> list[DragonMove]:
    """Every legal use of the tokens the seat holds, or may hold."""
    moves: list[DragonMove] = []
    mine = s.tokens[seat]
    tokens = [token for token in TOKENS if holds(s, seat, token)] if UNKNOWN in mine else dict.fromkeys(mine)
    free = s.placed or (s.used < 0 and s.hands[seat])  # as `_stuck`: then nothing can leave him without a move
    for token in tokens:
        if token == "renfort":
            if s.sizes[seat]:
                moves.append(RENFORT)
        elif token == "volontaires":
            moves += insertions(s, seat, cards)
        elif free:
            moves += _fitting(s, token)
        else:
            moves += [move for move in _fitting(s, token) if refuse_token(s, seat, move) is None]
    return moves
