"""The menu that opens when `plateau` is called alone."""

import argparse
from collections.abc import Callable
from typing import Any

from plateau_parlant import engines
from plateau_parlant.access import app, paths
from plateau_parlant.access import journal as journals
from plateau_parlant.access.keyboard import keymap
from plateau_parlant.access.listing import Choice
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.access.narration.parts import Line
from plateau_parlant.access.profiles import Profile
from plateau_parlant.access.screen import Screen
from plateau_parlant.access.talk import Talk

Chosen = tuple[str, dict[str, Any]]


def choose(args: argparse.Namespace, profile: Profile) -> Chosen | None:
    """Lets the person choose; the command and the arguments it changes, or None to leave."""
    texts = Texts(profile.lang, "common", "program")
    output, _asked = app.output_for(args.output, profile, False)
    voice = app.Voice(output, profile, texts, profile.wrap)
    talk = Talk(voice.announcer, texts)
    voice.listen(talk)
    found: list[Chosen] = []
    screen: Screen

    def take(command: str, **changes: Any) -> Callable[[], None]:
        def do() -> None:
            found.append((command, changes))
            screen.leaving = True

        return do

    def make() -> list[Choice]:
        entries = []
        try:
            waiting = journals.read(journals.find(paths.journals()))
            text = texts.text(
                "start-resume", game=texts.text(f"game-{waiting.header.game}"), name=waiting.name or "none"
            )
            entries.append(Choice(text, take("resume", name="")))
        except journals.JournalError:
            pass
        entries.append(Choice(texts.text("start-solo"), take("solo", undead=False)))
        entries.append(Choice(texts.text("start-solo-undead"), take("solo", undead=True)))
        entries.append(Choice(texts.text("start-solo-table"), take("solo", undead=False, table=True)))
        for game in engines.GAMES:
            name = texts.text(f"game-{game}")
            entries.append(Choice(texts.text("start-play", game=name), take("play", game=game)))
        entries.append(Choice(texts.text("start-doctor"), take("doctor")))
        entries.append(Choice(texts.text("start-language"), take("language")))
        entries.append(Choice(texts.text("start-leave"), leave))
        return entries

    def leave() -> None:
        screen.leaving = True

    screen = Screen(talk, keymap.load(profile.keys, profile.layout, profile.remap), make)
    first = screen.listing.entries[0].text
    talk.event(Line(texts.text("start-open", count=len(screen.listing.entries), first=first), "system", aimed=True))
    try:
        app.run(screen, args.lines)
        if not found:
            talk.answer(texts.text("start-goodbye"), category="system")
    finally:
        voice.close()
    return found[0] if found else None
