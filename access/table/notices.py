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
    "table-reader-full": ("board", "zone"),
    "table-reader-roomy": ("board", "zone"),
    "table-two-zones": ("zone", "other"),
    "table-scan-no-enter": (),
    "table-pcsc-missing": (),
    "table-pcsc-no-service": (),
    "table-pcsc-none": (),
    "table-pcsc-ready": ("zone",),
    "table-pcsc-back": ("zone",),
    "table-pcsc-lost": ("zone",),
    "table-pcsc-unreadable": ("zone",),
    # teaching tags and taking stock (Said of walks; what a walk adds, as number and total, may be used too)
    "table-tag-random": (),
    "table-tag-truncated": (),
    "table-learn-next": ("component", "copy", "copies", "number", "total", "state"),
    "table-learn-learnt": ("component",),
    "table-learn-same": ("component",),
    "table-learn-known": ("component",),
    "table-learn-duplicate": ("component",),
    "table-learn-other-game": ("game",),
    "table-stock-counted": ("component", "left"),
    "table-stock-again": ("component",),
    "table-stock-unknown": (),
    # one file for tables and profiles
    "table-bundle-missing": ("file",),
    "table-bundle-damaged": ("file",),
    "table-bundle-empty": ("file",),
    "table-bundle-too-large": ("file",),
    "table-bundle-strange": ("file", "entry"),
    "table-bundle-entry": ("entry", "line"),
    "table-bundle-written": ("count",),
    "table-bundle-taken": ("written", "kept"),
    # plateau board
    "table-health-board": ("board", "port", "version"),
    "table-health-away": ("board",),
    "table-health-readers": ("ok", "failed"),
    "table-health-reader-failed": ("zone",),
    "table-health-reader-noisy": ("zone",),
    "table-health-reader-full": ("zone",),
    "table-health-last": ("zone", "tag"),
    "table-health-no-last": (),
    "table-health-delay": ("milliseconds",),
    # plateau board install
    "table-install-no-tool": (),
    "table-install-no-board": (),
    "table-install-begins": ("port",),
    "table-install-copying": ("done", "total"),
    "table-install-failed": ("port", "step"),
    "table-install-mismatch": ("file",),
    "table-install-done": ("version",),
    "table-install-bad-config": ("key",),
    # plateau check-evening, the readers' part
    "table-evening-reader": ("zone", "number", "total"),
    "table-evening-reads": ("zone",),
    "table-evening-other": ("zone", "wanted"),
    "table-evening-unknown": ("zone",),
    # plateau doctor
    "table-doctor-board": ("port",),
    "table-doctor-no-board": (),
    "table-doctor-bootsel": (),
    "table-doctor-permission": ("port", "group"),
    "table-doctor-held": ("port", "program"),
    "table-doctor-brltty": ("port",),
    "table-doctor-modemmanager": ("file",),
    "table-doctor-bridge": ("port", "chip"),
    "table-doctor-pcsc-service": (),
    "table-doctor-tags-damaged": ("file", "line"),
}


def notice(code: str, *, ms: int = 0, **fields: str | int) -> Notice:
    """A notice; KeyError or ValueError when its code or its variables are not those of the list."""
    if set(fields) != set(NOTICES[code]):
        raise ValueError(f"{code} wants {NOTICES[code]}, not {tuple(fields)}")
    return Notice(code, fields, ms)
