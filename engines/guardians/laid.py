"""What lies open in a fight and what both sides brought along: all on which the working effects depend (`powers`)."""

from __future__ import annotations

from typing import Final

import msgspec

from plateau_parlant.engines.guardians import components
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.position import Fight, Fighter, FightSide, Mod, Side, Space

OPEN: Final = frozenset({"current", "command", "shooter", "aside", "standing", "secondary", "guardian"})
"""Places of a card that is in play in a fight."""

Both = tuple[Side, Side]

OpenCard = tuple[int, str, int, str, str, tuple[str, ...] | None]
"""What of a fighter says which of its effects work: key, card, seat, place ("command", "beaten" or, for all others in
play, "open"), job, the cards whose text it has (None: just its own). A plain tuple, for one is made of every open card
again and again."""

Camp = tuple[int, str, bool, str, tuple[str, ...], tuple[str, ...], str]
"""What of a side says which of its effects work: its command, the item with it, whether that is silenced, bearer,
items, accessories, guardian."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """Everything on which the working effects depend."""

    attacker: int
    space: int
    land: str
    stronghold: str
    camps: tuple[Camp, Camp]
    fighters: tuple[OpenCard, ...]
    upgrades: tuple[tuple[int, str, int], ...]
    mods: tuple[Mod, ...]


def laid_out(fight: Fight, sides: Both, mods: tuple[Mod, ...], spaces: tuple[Space, ...]) -> Laid:
    """What lies there, from the parts of a state."""
    (one, two), (mine, yours) = sides, fight.sides
    return Laid(
        fight.attacker,
        fight.space,
        "" if fight.facedown else fight.terrain,
        fight.stronghold,
        (_camp(mine, one), _camp(yours, two)),
        _open_cards(fight),
        tuple([(n, s.upgrade, s.upgrade_owner) for n, s in enumerate(spaces) if s.upgrade]) if spaces else (),
        mods,
    )


_PLACES: Final = {place: place if place in ("command", "beaten") else "open" for place in (*OPEN, "beaten")}


@remembered
def _speaking() -> frozenset[str]:
    """The cards of the list with a text."""
    return frozenset(c.id for c in components.catalogue().cards.values() if c.cell)


@remembered
def _speaks_beaten(name: str) -> bool:
    """Whether a card has a text that works while it is beaten."""
    return any(effect.test == "beaten" for effect in card(name).effects)


def _open_cards(fight: Fight) -> tuple[OpenCard, ...]:
    """The fighters whose text may work; a command card in any place, for its item may."""
    places, leaders, speaking = _PLACES, (fight.sides[0].command, fight.sides[1].command), _speaking()
    return tuple(
        [
            (f.key, f.card, f.seat, places.get(f.place, ""), f.job, _texts(f) if f.text or f.dumb else None)
            for f in fight.fighters
            if (f.card in speaking and (f.place in OPEN or (f.place == "beaten" and _speaks_beaten(f.card))))
            or (f.text and f.place in places)
            or f.key in leaders
        ]
    )


def _texts(f: Fighter) -> tuple[str, ...]:
    return f.text if f.dumb else (f.card, *f.text)


def _camp(side: FightSide, things: Side) -> Camp:
    bearer = "" if side.bearer_off else side.bearer
    return side.command, side.with_item, side.silenced, bearer, side.items, things.accessories, things.guardian


# --- whether it is the same ------------------------------------------------------------------------------------------


def same_fight(fight: Fight, was: Fight) -> bool:
    """Whether it is plain, from the parts that are the same, that nothing changed on which the effects depend."""
    if fight is was:
        return True
    if fight.fighters is not was.fighters and not _same_open(fight, was):
        return False
    if fight.attacker != was.attacker or fight.space != was.space:
        return False
    if fight.terrain is not was.terrain or fight.facedown != was.facedown or fight.stronghold != was.stronghold:
        return False
    if fight.sides is was.sides:
        return True
    (one, two), (first, second) = fight.sides, was.sides
    return (one is first or _same_camp(one, first)) and (two is second or _same_camp(two, second))


def same_sides(sides: Both, were: Both) -> bool:
    """Whether what the players have open lies as before."""
    if sides is were:
        return True
    (mine, yours), (ours, theirs) = sides, were
    return (mine is ours or _same_things(mine, ours)) and (yours is theirs or _same_things(yours, theirs))


def _same_open(fight: Fight, was: Fight) -> bool:
    """Whether the same cards lie open, in the same job and with the same text: most changes are of numbers."""
    if len(fight.fighters) != len(was.fighters):
        return False
    places = _PLACES
    for new, old in zip(fight.fighters, was.fighters, strict=True):
        if new is not old and not (
            (new.place == old.place or places.get(new.place, "") == places.get(old.place, ""))
            and new.card is old.card
            and new.job is old.job
            and new.text is old.text
            and new.dumb == old.dumb
            and new.seat == old.seat
        ):
            return False
    return True


def _same_camp(new: FightSide, old: FightSide) -> bool:
    return (
        new.command == old.command
        and new.with_item is old.with_item
        and new.silenced == old.silenced
        and new.items is old.items
        and new.bearer is old.bearer
        and new.bearer_off == old.bearer_off
    )


def _same_things(new: Side, old: Side) -> bool:
    return new.accessories is old.accessories and new.guardian is old.guardian
