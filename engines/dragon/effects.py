"""What each legal move does: the state after it and its events. Who may do it is in `placing` and `tokens`."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from plateau_parlant.engines.core import UNKNOWN, Event, Step, kind
from plateau_parlant.engines.dragon.asks import bind, looked, set_known
from plateau_parlant.engines.dragon.components import (
    ARMIES,
    AT,
    COLOUR,
    DRAGONS,
    HAND,
    HERO,
    NAMED,
    PILES,
    RED,
    SIX,
    TROOPS,
    arrange,
    bare,
)
from plateau_parlant.engines.dragon.events import (
    Cleared,
    ColourSet,
    Deserted,
    DragonFlew,
    Finished,
    FlewHigh,
    Inserted,
    Picked,
    Placed,
    Removed,
    Swapped,
    TokenUsed,
    TookOff,
    TowerClosed,
    UndeadCame,
)
from plateau_parlant.engines.dragon.moves import (
    ContreOrdre,
    Done,
    DragonMove,
    Emprisonnes,
    Epidemie,
    Fly,
    Pick,
    Place,
    Renfort,
    Swap,
    Take,
    Tower,
    Undead,
    Vol,
    Volontaires,
)
from plateau_parlant.engines.dragon.placing import TOWER_AT
from plateau_parlant.engines.dragon.position import RED_HIGH, UNDEAD_HIGH, Cards, State, joker_of, put
from plateau_parlant.engines.dragon.tokens import insert_cards, inserts_of
from plateau_parlant.engines.dragon.turns import Events, finish, recruit

_NONE: Final[Cards] = ()


def leave_hand(s: State, seat: int, card: str, events: Events) -> State:
    """The state with the card gone from the hand, an unknown one bound to it."""
    hand = s.hands[seat]
    if card not in hand:
        s = bind(s, seat, card, events)
        at = s.hands[seat].index(UNKNOWN)
    else:
        at = hand.index(card)
    hand = hand[:at] + hand[at + 1 :]
    shown = s.shown[seat]
    if shown and card in shown:
        where = shown.index(card)
        return replace(
            s, hands=put(s.hands, seat, hand), shown=put(s.shown, seat, shown[:where] + shown[where + 1 :])
        )
    return replace(s, hands=(hand,) if len(s.hands) == 1 else put(s.hands, seat, hand))


def _settled(s: State, seat: int, events: Events) -> Step:
    """A move is done: whoever has no card left in hand and camp wins at once (D3.4)."""
    if not s.hands[seat] and not s.sizes[seat]:
        s = finish(s, "played", events)
    return Step(s, tuple(events))


def _lay(s: State, seat: int, at: int, card: str, name: str, value: int, colour: str) -> Step:
    """A card of the hand comes on top of a pile (D4.2, D4.3)."""
    events: Events = []
    hand = s.hands[seat]
    if card in hand and not s.shown[seat]:
        where = hand.index(card)
        hand = hand[:where] + hand[where + 1 :]
        hands = (hand,) if len(s.hands) == 1 else put(s.hands, seat, hand)
    else:
        s = leave_hand(s, seat, card, events)
        hands, hand = s.hands, s.hands[seat]
    piles, colours = s.piles, s.colours
    pile = piles[at] + (name,)
    size = len(pile)
    laid = Placed(seat, PILES[at], card, value, colour, size, len(hand))
    placed = s.placed + 1
    if hand and size < SIX and not value and (at < 2 or colours[at]):
        # The common road: a troop that only makes the pile higher.
        piles = piles[:at] + (pile,) + piles[at + 1 :]
        s = replace(s, hands=hands, piles=piles, used=at, placed=placed)
        return Step(s, (*events, laid) if events else (laid,))
    jokers, out = s.jokers, s.out
    events.append(laid)
    if size == SIX:
        events.append(Cleared(PILES[at], pile))
        out += tuple(map(bare, pile))
        pile = _NONE
        if at >= 2:
            colours = (*colours[:at], "", *colours[at + 1 :])
        if at < 4 and jokers[at]:
            jokers = (*jokers[:at], 0, *jokers[at + 1 :])
    else:
        if at >= 2 and not colours[at]:
            first = COLOUR[name]
            colours = (*colours[:at], first, *colours[at + 1 :])
            events.append(ColourSet(PILES[at], first, ""))
        if value:
            jokers = (*jokers[:at], size, *jokers[at + 1 :])
    s = replace(
        s, hands=hands, piles=piles[:at] + (pile,) + piles[at + 1 :], colours=colours, jokers=jokers, out=out, used=at,
        placed=placed,
    )  # fmt: skip
    if not hand and not s.sizes[seat]:
        s = finish(s, "played", events)
    return Step(s, tuple(events))


def place(s: State, seat: int, move: Place) -> Step:
    """D3.1, D4.1 to D4.5."""
    card = move.card
    name = card if card[0] != "h" else NAMED[move.value, move.colour]
    return _lay(s, seat, AT[move.army], card, name, move.value, move.colour)


def tower(s: State, seat: int, move: Tower) -> Step:
    """D3.1, D4.1."""
    return _lay(s, seat, TOWER_AT, move.card, move.card, 0, "")


def swap(s: State, seat: int, move: Swap) -> Step:
    """D4.6: the hero goes to the very bottom of the camp."""
    events: Events = []
    army = AT[move.army]
    pile = s.piles[army]
    hero = pile[move.place - 1]
    s = leave_hand(s, seat, move.card, events)
    events.append(Swapped(seat, move.army, move.card, hero, move.place, len(s.hands[seat])))
    s = replace(
        s,
        piles=put(s.piles, army, put(pile, move.place - 1, move.card)),
        jokers=put(s.jokers, army, 0),
        bottoms=put(s.bottoms, seat, (*s.bottoms[seat], HERO)),
        sizes=put(s.sizes, seat, s.sizes[seat] + 1),
        used=army,
    )
    return _settled(s, seat, events)


def shortened(s: State, army: int, count: int) -> tuple[Cards, Cards, tuple[str, ...], tuple[int, ...]]:
    """An army without its last `count` cards, these, the last first, then all colours and jokers (D4.2)."""
    pile = s.piles[army]
    gone = pile[: -count - 1 : -1]
    pile = pile[:-count]
    colours = put(s.colours, army, "") if not pile and s.colours[army] else s.colours
    jokers = put(s.jokers, army, 0) if s.jokers[army] > len(pile) else s.jokers
    return pile, gone, colours, jokers


def take(s: State, seat: int, move: Take) -> Step:
    """D5.2: under the camp, the last taken at the very bottom; D8.3: in solo beside the board."""
    army = AT[move.army]
    pile, gone, colours, jokers = shortened(s, army, move.count)
    took = TookOff(seat, move.army, gone, len(pile))
    piles = put(s.piles, army, pile)
    if len(s.names) > 1:
        bottoms = put(s.bottoms, seat, s.bottoms[seat] + tuple(map(bare, gone)))
        sizes = put(s.sizes, seat, s.sizes[seat] + len(gone))
        s = replace(
            s, piles=piles, colours=colours, jokers=jokers, bottoms=bottoms, sizes=sizes, used=army, taken=gone,
        )  # fmt: skip
        return Step(s, (took,))
    troops = tuple(card for card in gone if card[0] != "h")
    deserters = s.deserters + troops
    out = s.out if len(troops) == len(gone) else (*s.out, HERO)
    s = replace(
        s, piles=piles, colours=colours, jokers=jokers, deserters=deserters, out=out, used=army, taken=gone,
    )  # fmt: skip
    return Step(s, (took, Deserted(troops, len(deserters))) if troops else (took,))


def done(s: State, seat: int, move: Done) -> Step:
    """The end of step A; in solo the dragons go on by themselves (D8.2, D8.5)."""
    finished = _FINISHED.get((seat, s.used, s.placed)) or Finished(seat, PILES[s.used], s.placed)
    if len(s.names) > 1:
        return Step(replace(s, step="B"), (finished,))
    red = (s.red + 1) % 4
    if s.variant or len(s.hands[0]) >= HAND or not s.sizes[0]:
        return _done_alone(s, finished, red)
    # The common road: the red dragon goes on, and there is a card to draw.
    s = replace(s, red=red, step="C", pending="draw", used=-1, placed=0, taken=(), grounded=0)
    return Step(s, (finished, _SOLO_FLIGHTS[0][red]))


def _done_alone(s: State, finished: Finished, red: int) -> Step:
    """The end of step A in solo with the variant's second dragon, or with nothing to draw."""
    events: Events = [finished, _SOLO_FLIGHTS[0][red]]
    undead = s.undead
    if s.variant:
        undead = (undead + 1) % 4
        events.append(_SOLO_FLIGHTS[1][undead])
    return Step(recruit(replace(s, red=red, undead=undead), events), tuple(events))


_FINISHED: Final = {
    (seat, at, placed): Finished(seat, PILES[at], placed)
    for seat in range(4) for at in range(5) for placed in range(1, 4)
}  # fmt: skip
_SOLO_FLIGHTS: Final = tuple(
    tuple(DragonFlew(0, dragon, ARMIES[at - 1], ARMIES[at]) for at in range(4)) for dragon in DRAGONS
)


def fly(s: State, seat: int, move: Fly) -> Step:
    """D3.2, then step C."""
    events: Events = [DragonFlew(seat, RED, ARMIES[s.red], move.army)]
    s = recruit(replace(s, red=AT[move.army]), events)
    return Step(s, tuple(events))


# --- tokens -------------------------------------------------------------------------------------------------


def _spend(s: State, seat: int, token: str, events: Events) -> State:
    mine = s.tokens[seat]
    at = mine.index(token if token in mine else UNKNOWN)
    mine = mine[:at] + mine[at + 1 :]
    events.append(TokenUsed(seat, token, len(mine)))
    return replace(s, tokens=put(s.tokens, seat, mine))


def token(s: State, seat: int, move: DragonMove) -> Step:
    """A token is used up and does what it says (E1 to E7)."""
    events: Events = []
    s = _spend(s, seat, kind(move), events)
    match move:
        case Emprisonnes():
            events.append(TowerClosed(seat))
            s = replace(s, closed_by=seat)
        case Epidemie(army, count):
            left, gone, colours, jokers = shortened(s, AT[army], count)
            events.append(Removed(army, gone, len(left)))
            s = replace(
                s, piles=put(s.piles, AT[army], left), colours=colours, jokers=jokers,
                out=s.out + tuple(map(bare, gone)),
            )  # fmt: skip
        case Renfort():
            s = _renfort(s, seat, events)
        case ContreOrdre(pile, colour):
            at = AT[pile]
            events.append(ColourSet(pile, colour, s.colours[at]))
            s = replace(s, colours=put(s.colours, at, colour))
        case Undead(army):
            events.append(UndeadCame(seat, army))
            s = replace(s, undead=AT[army], undead_by=seat)
        case Volontaires():
            return _insert(s, seat, move, events)
        case Vol(dragon):
            where = s.red if dragon == RED else s.undead
            events.append(FlewHigh(dragon, ARMIES[where]))
            s = replace(s, grounded=s.grounded | (RED_HIGH if dragon == DRAGONS[0] else UNDEAD_HIGH))
        case _:
            raise TypeError(f"not a token's move: {move!r}")
    return Step(s, tuple(events))


def _renfort(s: State, seat: int, events: Events) -> State:
    cards = set_known(s, seat)
    if cards is None:
        return replace(s, pending="look")
    s, more = looked(s, cards)
    events += more
    return s


def pick(s: State, seat: int, move: Pick) -> Step:
    """E3: the card comes into the hand, the camp is shuffled: no order is known of it, all of its content."""
    events: Events = []
    looking = s.looking or ()
    card = move.card
    if card not in looking:
        s = bind(s, seat, card, events)
    at = looking.index(card if card in looking else UNKNOWN)
    others = looking[:at] + looking[at + 1 :]
    heroes: int | None
    known: Cards | None
    if UNKNOWN in others:
        # Some of the camp was not told: what was goes back among the cards that may lie anywhere.
        total = s.heroes[seat]
        heroes = None if total is None or card == UNKNOWN else total + s.bottoms[seat].count(HERO) - (card == HERO)
        known = None
        back = set(others)
        unseen = tuple(one for one in TROOPS if one in back or one in s.unseen)
    else:
        heroes, known, unseen = others.count(HERO), arrange(others), s.unseen
    hand = (*s.hands[seat], card)
    size = s.sizes[seat] - 1
    own = 1 << seat
    masked: Event = Picked(seat, UNKNOWN, len(hand), size)
    events.append(Picked(seat, card, len(hand), size, audience=own, informs=own, masked=masked))
    s = replace(
        s,
        hands=put(s.hands, seat, hand),
        sizes=put(s.sizes, seat, size),
        heroes=put(s.heroes, seat, heroes),
        known=put(s.known, seat, known),
        bottoms=put(s.bottoms, seat, ()),
        unseen=unseen,
        looking=None,
    )
    return Step(s, tuple(events))


def _insert(s: State, seat: int, move: Volontaires, events: Events) -> Step:
    army = AT[move.army]
    inserts = inserts_of(move)
    before = len(s.piles[army])
    pile = insert_cards(s.piles[army], inserts)
    for number, (card, value, colour, gap) in enumerate(inserts):
        s = leave_hand(s, seat, card, events)
        size = before + number + 1
        events.append(
            Inserted(seat, move.army, card, value, colour, gap + number + 1, size, len(s.hands[seat]))
        )
    if len(pile) == SIX:
        events.append(Cleared(move.army, pile))
        s = replace(s, out=s.out + tuple(map(bare, pile)))
        pile = _NONE
    s = replace(
        s,
        piles=put(s.piles, army, pile),
        colours=s.colours if pile else put(s.colours, army, ""),
        jokers=put(s.jokers, army, joker_of(pile)),
        used=army,
    )
    return _settled(s, seat, events)

