"""Readers and scanners beside a spoken loop: a tag held to one is a line of the loop, marked as what it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .events import ButtonEvent, Notice, Resync, TableEvent, TagEvent
from .inputs import TableInput
from .layout import SCANNER
from .wedge import BurstDetector, Scan, scan_event

if TYPE_CHECKING:
    from plateau_parlant.access.conversation import Conversation
    from plateau_parlant.access.profiles import Profile

MARK = "\x02"
"""Begins a line that a reader sent: no keyboard types it. Then come the reader and the tag."""


class ScanLines:
    """What a conversation has besides keys (see `loop.Table`). `line_of`: the line that a tag is for the loop."""

    def __init__(
        self,
        conversation: Conversation,
        inputs: TableInput | None,
        profile: Profile,
        line_of: Callable[[TagEvent], str] | None = None,
        zone: Callable[[str], str] = str,
    ) -> None:
        self._conversation = conversation
        self._inputs = inputs
        self._line_of = line_of or marked
        self._zone = zone
        self.burst = BurstDetector(profile.layout) if profile.hold_keys else None
        self.typing = False

    def wake(self) -> None:
        """From any thread: something is waiting."""
        soon = self._conversation.soon
        if soon is not None:
            soon(self.pump)

    def pump(self) -> None:
        """Takes what the inputs have; not while a line is being typed."""
        if self._inputs is None or self.typing:
            return
        for event in self._inputs.events():
            self.take(event)
        wait = self._inputs.deadline()
        if wait is not None and self._conversation.later:
            self._conversation.later(wait + 0.002, self.pump)

    def take(self, event: TableEvent) -> None:
        """One event: a tag is a line, a notice is said."""
        if isinstance(event, TagEvent) and event.change != "off":
            self._conversation.scan(self._line_of(event))
        elif isinstance(event, Notice):
            texts = self._conversation.talk.texts
            fields: dict[str, Any] = {
                name: self._zone(str(value)) if name in ("zone", "other") else value
                for name, value in event.fields.items()
            }
            self._conversation.talk.notice(texts.text(event.code, **fields), critical=event.code.endswith("-lost"))
        elif isinstance(event, ButtonEvent | Resync):
            return

    def scanned(self, scan: Scan) -> None:
        """A code typed by a scanner."""
        self.take(scan_event(scan, SCANNER, 0))

    def close(self) -> None:
        """Lets the readers go."""
        if self._inputs is not None:
            self._inputs.close()


def marked(event: TagEvent) -> str:
    """A tag as a line of the loop."""
    return f"{MARK}{event.change}{MARK}{event.zone}{MARK}{event.tag}{MARK}{event.text or ''}"


def event_of(line: str) -> TagEvent | None:
    """The tag of such a line; None for what a person typed."""
    if not line.startswith(MARK):
        return None
    _, change, zone, tag, text = line.split(MARK, 4)
    return TagEvent(zone, "on" if change == "on" else "seen", tag, text or None)
