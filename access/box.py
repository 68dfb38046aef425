"""The commands on a box: `inventory GAME`, `values GAME`, `deck FILE`; and the owner's own set for a new game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from plateau_parlant.access import values, wizard
from plateau_parlant.access.conversation import Ask, Render, Say, converse, profile_of, store
from plateau_parlant.access.usage import UsageError

if TYPE_CHECKING:
    from plateau_parlant.access.decks import DeckList
    from plateau_parlant.access.narration.bundle import Texts
    from plateau_parlant.engines.guardians.decks import DeckCheck

ENTERED = (*values.GAMES, wizard.GAME)
"""The games whose printed values the owner enters."""


def owner_data(game: str) -> dict[str, Any] | None:
    """The owner's set for a new game, None where the shipped one is played. Raises `ConfigError`."""
    return wizard.owner_data() if game == wizard.GAME else values.owner(game)


def kept_options(game: str) -> dict[str, Any]:
    """Options of a new game that the owner decided once and for all (Guardians: the disputes). Raises `UsageError`."""
    if game != "guardians":
        return {}
    from plateau_parlant.access.reading import rulings

    try:
        return dict(rulings.kept_options())
    except rulings.DecisionsError as error:
        raise UsageError("dispute-unreadable", path=str(error.path)) from None


def enter_values(args: argparse.Namespace) -> int:
    """`values GAME`: asks for what is printed on the owner's cards; can stop and go on another day."""
    if args.game not in ENTERED:
        raise UsageError("usage-values", known=", ".join(ENTERED))
    if args.game != wizard.GAME:
        return values.run(args)
    profile = profile_of(args)

    def body(say: Say, ask: Ask, render: Render) -> object:
        return wizard.run_wizard(profile.lang, say, ask, render, lambda stage: store("values", args.game, stage))

    return converse(args, profile, body, *wizard.TEXTS)


def take_stock(args: argparse.Namespace) -> int:
    """`inventory GAME`: counts the box, part by part; ends with a report and a text file."""
    from plateau_parlant.access import decks, inventory
    from plateau_parlant.access.table import commands, tags
    from plateau_parlant.access.table.counting import Counting

    profile = profile_of(args)
    owner = Path(args.list) if args.list else None

    try:
        counting = Counting(inventory.load(args.game, owner), tags.load(args.game))
    except decks.DeckFileError as error:
        raise UsageError(f"deck-file-{error.code.replace('_', '-')}", path=error.path) from None

    def body(say: Say, ask: Ask, render: Render) -> object:
        kept = store("inventory", args.game, *([owner.stem] if owner else []))
        return inventory.run_inventory(args.game, profile.lang, say, ask, render, kept, owner=owner, scan=counting.part)

    try:
        words = commands.words_of(args.game, profile)
        readers = commands.with_readers(args, profile, words, counting.line)
        return converse(args, profile, body, *inventory.TEXTS, "table", table=readers)
    except decks.DeckFileError as error:
        raise UsageError(f"deck-file-{error.code.replace('_', '-')}", path=error.path) from None


def check_deck(args: argparse.Namespace) -> int:
    """`deck FILE`: every fault of a Guardians deck at once, then advice. Exit code 1 where there is a fault."""
    from plateau_parlant.access import decks, play
    from plateau_parlant.access.narration.bundle import Texts

    profile = profile_of(args)
    texts = Texts(profile.lang, "common", "program", "guardians")
    path = Path(args.file)
    try:
        if args.file in decks.READY_DECKS and not path.exists():
            read = decks.ready_deck(args.file)
            check = decks.check_deck(read.cards)
        else:
            read, check = decks.check_file(path)
    except decks.DeckFileError as error:
        raise UsageError(f"deck-file-{error.code.replace('_', '-')}", path=error.path) from None
    play.speak(args, profile, texts, deck_report(texts, read, check))
    return 1 if check.faults or read.misread else 0


def deck_report(texts: Texts, read: DeckList, check: DeckCheck) -> list[str]:
    """What is said of a deck list: lines not understood, lines guessed, the size, faults, advice."""
    from plateau_parlant.access import decks

    lines = []
    for wrong in read.misread:
        name = "deck-misread" if wrong.nearest else "deck-misread-alone"
        lines.append(
            texts.text(name, line=wrong.line, text=wrong.text, nearest=texts.listed(list(wrong.nearest), "or"))
        )
    for guess in read.guessed:
        card = decks.card_name(guess.card, texts.lang)
        lines.append(texts.text("deck-guessed", line=guess.line, text=guess.text, card=card))
    if not (check.faults or read.misread):
        lines.append(texts.text("deck-fine", size=check.size))
    else:
        lines.append(texts.text("deck-size", size=check.size))
    for kind, remarks in (("fault", check.faults), ("advice", check.advice)):
        for remark in remarks:
            parts: dict[str, Any] = {**remark.parts, "side_key": remark.parts.get("side", "")}
            if "card" in parts:
                parts["card"] = decks.card_name(str(parts["card"]), texts.lang)
            lines.append(texts.text(f"deck-{kind}-{remark.code.replace('_', '-')}", **parts))
    return lines
