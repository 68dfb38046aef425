"""Every notice of the table by its code, with the variables of its sentence in table.ftl (French and English)."""

from __future__ import annotations

from .events import Notice

NOTICES: dict[str, tuple[str, ...]] = {
    # boards and their ports
    "table-board-ready": ("board",),
    "table-board-back": ("board",),
    "table-board-lost": ("board",),
    "table-board-missing": ("board",),
    "table-board-mute": ("board", "port"),
    "table-board-old-firmware": ("board", "version"),
    "table-board-fault": ("board", "what"),
    "table-port-busy": ("board", "port"),
    "table-port-permission": ("board", "port"),
    "table-port-broken": ("board", "port"),
    "table-events-missed": ("board", "count"),
    # readers and tags
    "table-reader-lost": ("board", "zone"),
    "table-reader-back": ("board", "zone"),
    "table-reader-noisy": ("board", "zone"),
    "table-two-zones": ("zone", "other"),
    "table-scan-no-enter": (),
    "table-pcsc-missing": ("what",),
    "table-pcsc-no-service": (),
    "table-pcsc-lost": ("zone",),
    "table-pcsc-back": ("zone",),
    "table-pcsc-ready": ("zone",),
    "table-pcsc-unreadable": ("zone",),
}


def notice(code: str, *, ms: int = 0, **fields: str | int) -> Notice:
    """A notice; KeyError or ValueError when its code or its variables are not those of the list."""
    if set(fields) != set(NOTICES[code]):
        raise ValueError(f"{code} wants {NOTICES[code]}, not {tuple(fields)}")
    return Notice(code, fields, ms)
