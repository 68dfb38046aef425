"""What the print of the cards of a hand or depot says, worked out once a hand: who fights, shoots, swaps, what bribes.

A window is opened dozens of times over the same hand, which nearly always holds nothing for it: the functions here
find those few cards that may matter, and the rules look at these alone.
"""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.effects import Effect
from plateau_parlant.engines.guardians.moves import Primary
from plateau_parlant.engines.guardians.playable import WHENS_OF, in_time, printed_play

Bag = tuple[str, ...]
Found = tuple[tuple[str, Effect], ...]


@remembered
def distinct(bag: Bag) -> Bag:
    """Each card once, in order."""
    return tuple(dict.fromkeys(bag))


@remembered
def fighting(hand: Bag) -> Bag:
    """The creatures, each as often as it is there."""
    return tuple(name for name in hand if card(name).creature)


@remembered
def creatures(hand: Bag) -> Bag:
    """The creatures, each once."""
    return distinct(fighting(hand))


@remembered
def primaries(hand: Bag) -> Bag:
    """The creatures that can be primaries, each once."""
    return tuple(name for name in creatures(hand) if not card(name).find("must_command"))


@remembered
def must_come_first(name: str) -> bool:
    """Whether a creature has to be a primary before the others of its hand."""
    musts = card(name).find("must_play_first")
    return bool(musts) and not any(effect.get("as") for effect in musts)


@remembered
def first_ones(hand: Bag) -> Bag:
    """The primaries that have to come before the others of the hand."""
    return tuple(name for name in primaries(hand) if must_come_first(name))


@remembered
def primary_moves(hand: Bag) -> tuple[Move, ...]:
    """The choices of a primary, where nothing but the hand says which there are."""
    return tuple(Primary(name) for name in primaries(hand))


@remembered
def shooters(hand: Bag) -> Bag:
    """The creatures with a ranged attack of their own."""
    return tuple(
        name for name in creatures(hand) if card(name).find("ranged") or _found((name,), key="as", value="ranged")
    )


@remembered
def marksmen(hand: Bag) -> Bag:
    """The cards that shoot who is channelled to."""
    return tuple(name for name, e in _found(hand, key="when", value="foe_channels") if e.get("as") == "ranged")


@remembered
def swappers(hand: Bag) -> Found:
    """The cards that may themselves take the place of the creature in the match-up, with the effect that says so."""
    found = _found(hand, key="enter", value="self")
    return tuple((name, effect) for name, effect in found if effect.word == "swap" and not effect.get("when"))


@remembered
def bribed_for(bag: Bag) -> Found:
    """The cards with something for the moment when an own creature is bribed."""
    return _found(bag, key="when", value="own_bribed")


@remembered
def bribery(depot: Bag) -> Bag:
    """The bribery cards, each once."""
    return tuple(name for name in distinct(depot) if card(name).kind == "bribery")


@remembered
def leading(bag: Bag) -> Bag:
    """The cards playable as command cards that are no creatures, each once."""
    return tuple(name for name in distinct(bag) if card(name).find("as_command"))


@remembered
def for_window(depot: Bag, window: str) -> Bag:
    """The cards whose moment the window is, save those that dispel: they answer."""
    return tuple(name for name in distinct(depot) if in_time(name, window) and not printed_play(name).dispels)


@remembered
def for_answer(depot: Bag, what: str) -> Bag:
    """The cards that may answer what was laid: those that dispel, and those whose moment it is."""
    return tuple(
        name
        for name in distinct(depot)
        if (printed_play(name).laid and printed_play(name).dispels)
        or any(in_time(name, when) for when in WHENS_OF[what])
    )


def _found(bag: Bag, key: str, value: str) -> Found:
    return tuple((name, effect) for name in distinct(bag) for effect in card(name).effects if effect.get(key) == value)
