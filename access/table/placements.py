"""What lies where, for players: from the readers' raw on and off to placements that a person would agree with.

A resting card is one placement, however often its reader loses sight of it. It counts as removed when its zone
really had it no more for `hold` ms; another zone that has it meanwhile proves at once that it went. One tag lies in
one zone: where two readers both see it, it stays where it was first, and if that lasts the players are told.

Pure: the clock comes in with every call.
"""

from __future__ import annotations

import msgspec

from .events import Notice, TagEvent
from .notices import notice

HOLD = 1000  # ms a zone must have been without the tag
OVERLAP = 1500  # ms two readers may share a tag (a card being carried past) until it is said
BACK = 2000  # ms in which a card that goes back and forth is taken to lie between two readers

Placed = TagEvent | Notice


class _Tag(msgspec.Struct):
    zone: str  # where it counts as lying
    seen_in: dict[str, int]  # zones whose readers see it now -> since when
    since: int  # when it came to `zone`
    event: TagEvent
    gone_at: int | None = None  # when `zone` lost sight of it
    before: str = ""  # where it came from
    overlap_at: int | None = None
    overlap_said: bool = False


class Placements:
    """Feed it every tag event; call `tick` at least every 100 ms. Both return what to tell, in order."""

    def __init__(self, hold: int = HOLD, overlap: int = OVERLAP) -> None:
        self._hold = hold
        self._overlap = overlap
        self._tags: dict[str, _Tag] = {}
        self._zones: dict[str, list[str]] = {}

    def zones(self) -> dict[str, tuple[str, ...]]:
        """The tags in each zone that has or had any, in the order they were laid there."""
        return {z: tuple(t) for z, t in self._zones.items()}

    def zone_of(self, tag: str) -> str | None:
        """Where a tag lies, or None."""
        known = self._tags.get(tag)
        return known.zone if known else None

    def steady(self, tag: str) -> bool:
        """Whether the reader of the tag's zone sees it now (not only a moment ago)."""
        known = self._tags.get(tag)
        return known is not None and known.gone_at is None

    def next_deadline(self) -> int | None:
        """When (ms) `tick` will have something to do if nothing else happens, or None."""
        times = []
        for t in self._tags.values():
            if t.gone_at is not None:
                times.append(t.gone_at + self._hold)
            if t.overlap_at is not None and not t.overlap_said:
                times.append(t.overlap_at + self._overlap)
        return min(times, default=None)

    def feed(self, e: TagEvent) -> list[Placed]:
        """One raw event at its own `ms`."""
        out = self.tick(e.ms)
        if e.change == "seen":
            return [*out, e]  # such readers cannot tell when a card leaves: it is a scan, not a placement
        if e.change == "on":
            return out + self._on(e)
        return out + self._off(e)

    def tick(self, now: int) -> list[Placed]:
        out: list[Placed] = []
        for ident, t in list(self._tags.items()):
            if t.gone_at is not None and now - t.gone_at >= self._hold:
                others = [z for z in t.seen_in if z != t.zone]
                if others:
                    out += self._move(ident, t, others[0], now)
                else:
                    out += self._remove(ident, t, now)
            elif t.overlap_at is not None and not t.overlap_said and now - t.overlap_at >= self._overlap:
                t.overlap_said = True
                other = next((z for z in t.seen_in if z != t.zone), None)
                if other is not None:
                    out.append(notice("table-two-zones", ms=now, zone=t.zone, other=other))
        return out

    def _on(self, e: TagEvent) -> list[Placed]:
        t = self._tags.get(e.tag)
        if t is None:
            self._tags[e.tag] = _Tag(e.zone, {e.zone: e.ms}, e.ms, e)
            self._zones.setdefault(e.zone, []).append(e.tag)
            return [e]
        t.seen_in.setdefault(e.zone, e.ms)
        if e.zone == t.zone:
            t.gone_at = None  # it never left
            return []
        if t.gone_at is not None and not self._wavering(t, e.zone, e.ms):
            return self._move(e.tag, t, e.zone, e.ms, e)
        if t.zone in t.seen_in and t.overlap_at is None:
            t.overlap_at = e.ms
        return []

    def _off(self, e: TagEvent) -> list[Placed]:
        t = self._tags.get(e.tag)
        if t is None or e.zone not in t.seen_in:
            return []
        del t.seen_in[e.zone]
        if len(t.seen_in) < 2:
            t.overlap_at = None
        if e.zone != t.zone:
            return []
        t.gone_at = e.ms
        other = next(iter(t.seen_in), None)
        if other is not None and not self._wavering(t, other, e.ms):
            return self._move(e.tag, t, other, e.ms)
        return []

    def _wavering(self, t: _Tag, zone: str, now: int) -> bool:
        """Back to where it came from a moment ago: it lies between two readers; let the hold decide."""
        return zone == t.before and now - t.since < BACK

    def _move(self, ident: str, t: _Tag, zone: str, now: int, e: TagEvent | None = None) -> list[Placed]:
        text = e.text if e and e.text else t.event.text
        off = TagEvent(t.zone, "off", ident, None, now, t.event.source)
        on = TagEvent(zone, "on", ident, text, now, e.source if e else t.event.source)
        self._zones[t.zone].remove(ident)
        self._zones.setdefault(zone, []).append(ident)
        t.before, t.zone, t.since, t.event, t.gone_at = t.zone, zone, now, on, None
        t.overlap_at, t.overlap_said = None, False
        return [off, on]

    def _remove(self, ident: str, t: _Tag, now: int) -> list[Placed]:
        self._zones[t.zone].remove(ident)
        del self._tags[ident]
        return [TagEvent(t.zone, "off", ident, None, now, t.event.source)]
