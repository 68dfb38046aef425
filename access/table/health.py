"""What `plateau board` says about a board: connected, firmware, readers, last tag, delay."""

from __future__ import annotations

from collections.abc import Iterator

from .board_link import BoardHealth
from .events import Notice
from .notices import notice


def report(health: BoardHealth, delay: float | None = None) -> Iterator[Notice]:
    """Notices for one board. `delay`: seconds there and back, from `BoardLink.ping`."""
    if not health.connected:
        yield notice("table-health-away", board=health.name)
        return
    yield notice("table-health-board", board=health.name, port=health.port or "", version=health.firmware or "")
    failed = sorted(z for z, s in health.readers.items() if s == "failed")
    yield notice("table-health-readers", ok=len(health.readers) - len(failed), failed=len(failed))
    for zone in failed:
        yield notice("table-health-reader-failed", zone=zone)
    for zone in sorted(z for z, s in health.readers.items() if s == "noisy"):
        yield notice("table-health-reader-noisy", zone=zone)
    for zone in sorted(z for z, s in health.readers.items() if s == "full"):
        yield notice("table-health-reader-full", zone=zone)
    if health.last_tag:
        yield notice("table-health-last", zone=health.last_tag.zone, tag=health.last_tag.text or health.last_tag.tag)
    else:
        yield notice("table-health-no-last")
    if delay is not None:
        yield notice("table-health-delay", milliseconds=max(1, round(delay * 1000)))
