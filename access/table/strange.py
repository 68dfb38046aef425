"""A tag nobody has taught, met during play: learn it, ignore it, or hear what is known of it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from plateau_parlant.access.listing import Choice, Listing

from .events import TagEvent

if TYPE_CHECKING:
    from .mode import TableMode

NAME = "unknown-tag"
LEARN = "learn-tag"


def met(mode: TableMode, event: TagEvent, zone: str, trouble: str | None) -> None:
    """An unknown tag was read: said once, with what can be done about it."""
    if event.tag in mode.ignored:
        return
    desk = mode.desk
    if trouble:
        mode.ignored.add(event.tag)
        mode.speak(lambda ear: ear.texts.text(trouble), "refused")
        return
    mode.speak(lambda ear: ear.texts.text("table-unknown", zone=ear.narrator.spot(zone)), "refused")
    if desk.question is not None or desk.waiting_for is not None:
        return
    if not desk.narrator.deck():
        mode.ignored.add(event.tag)
        return

    def make() -> list[Choice]:
        return [
            Choice(desk.say("table-unknown-learn"), lambda: learn(mode, event, zone), key="learn"),
            Choice(desk.say("table-unknown-ignore"), lambda: ignore(mode, event), key="ignore"),
            Choice(desk.say("table-unknown-look"), lambda: look(mode, event, zone), key="look"),
        ]

    desk.open(Listing(NAME, make))


def ignore(mode: TableMode, event: TagEvent) -> None:
    """The tag says nothing any more in this game."""
    mode.ignored.add(event.tag)
    _leave(mode)
    mode.desk.talk.answer(mode.desk.say("table-unknown-ignored"), category="table")


def look(mode: TableMode, event: TagEvent, zone: str) -> None:
    """What is known of the tag: where it is, the end of its number, what is written on it."""
    desk = mode.desk
    desk.talk.answer(
        desk.say(
            "table-unknown-what",
            zone=desk.narrator.spot(zone),
            number=" ".join(event.tag[-4:]),
            text=event.text or "none",
        ),
        category="table",
    )


def learn(mode: TableMode, event: TagEvent, zone: str) -> None:
    """The component is chosen from those that still need a tag."""
    desk, words = mode.desk, mode.desk.narrator
    need = Counter(words.deck()) - Counter(mode.table.tags.values())
    components = [component for component in dict.fromkeys(words.deck()) if need[component]]
    if not components:
        desk.talk.answer(desk.say("table-unknown-full"), "refused")
        return

    def take(component: str) -> None:
        kept = mode.save_tag(event.tag, component)
        _leave(mode)
        name = "table-unknown-learnt" if kept else "table-unknown-learnt-unsaved"
        desk.talk.answer(desk.say(name, component=words.component(component)), category="table")
        mode.component_read(zone, event.tag, component, resting=event.change == "on")

    def make() -> list[Choice]:
        return [Choice(words.component(one), partial(take, one), key=one) for one in components]

    desk.open(Listing(LEARN, make))
    from plateau_parlant.access.commands.walking import say_spot

    say_spot(desk)


def typed(mode: TableMode, text: str) -> bool:
    """Typed words while a tag is being learnt: the component they mean. False where they mean none, or several."""
    desk = mode.desk
    if desk.listing is None or desk.listing.name != LEARN:
        return False
    from plateau_parlant.access.narration.base import fold

    found = [entry for entry in desk.listing.entries if isinstance(entry, Choice) and fold(entry.text) == fold(text)]
    if len(found) != 1:
        return False
    found[0].do()
    return True


def _leave(mode: TableMode) -> None:
    """Back to what was there before: the pending Ask, or the hand."""
    desk = mode.desk
    desk.listing = None
    if not mode.put_ask():
        desk.focus()
