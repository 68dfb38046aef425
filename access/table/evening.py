"""The readers' part of `plateau check-evening`: a card to each reader in turn, in any order the hands like.

A walk (`access.walk`) with one item a zone, answered by a card seen there; skip, undo, stop are the walk's own.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from plateau_parlant.access import walk as w
from plateau_parlant.access.walk import Item, Said, Walk

from .events import TagEvent


def begin(zones: Sequence[str]) -> Walk:
    """A walk over these zones. ValueError for none, or one twice."""
    return w.begin([Item(zone, "show", "table-evening-reader", {"zone": zone}) for zone in zones])


def touch(walk: Walk, event: TagEvent, known: Container[str] | None = None) -> w.Result | None:
    """A card was seen in a zone: that reader works. `known`: the box's tags, so that a strange one is said.

    None when there is nothing to say: the card left, the zone is not on the list, or it is done already.
    """
    if event.change == "off" or event.zone not in {i.id for i in walk.items} or event.zone in walk.answers:
        return None
    wanted = w.current(walk).id
    at = next(n for n, i in enumerate(walk.items) if i.id == event.zone)
    after, said = w.answer(msgspec.structs.replace(walk, at=at), True)
    if event.zone != wanted and wanted not in after.answers:
        after = msgspec.structs.replace(after, at=walk.at)
        return after, Said("table-evening-other", {"zone": event.zone, "wanted": wanted})
    strange = known is not None and event.tag not in known
    next_said = said.args["next"] if said.id == "walk-answered" else said
    code = "table-evening-unknown" if strange else "table-evening-reads"
    return after, Said(code, {"zone": event.zone, "next": next_said})
