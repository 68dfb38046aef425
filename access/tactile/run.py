"""`plateau kit GAME`: the spoken walk through a box, and its files."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from plateau_parlant.access import walk
from plateau_parlant.access.tactile import brf, codes, kit, kit_files
from plateau_parlant.access.tactile.codes import Code
from plateau_parlant.access.walk_lines import AskLine, Render, Say, Store, run_walk

TEXTS = ("tactile", "walk")
"""The Fluent files that `render` needs."""


def prepare(
    game: str, lang: str, system: str = codes.DEFAULT_SYSTEM, only: Mapping[str, int] | None = None
) -> tuple[Code, list[kit.Entry]]:
    """The code and the physical pieces of a game's box. For Guardians `only` is a deck: card id to number.

    Raises codes.CodeError, config.ConfigError.
    """
    cards = None
    if game == "guardians":
        from plateau_parlant.access import decks

        cards = {
            row["id"]: {"name": decks.card_name(row["id"], lang), "kind": row["kind"]}
            for row in decks.card_rows()["cards"] if row["id"] and row["kind"] != "kind"
        }
    code = codes.load(game, lang, system, cards=cards)
    return code, kit.entries(code, only)


def run_kit(
    game: str, lang: str, say: Say, ask: AskLine, render: Render, store: Store | None = None,
    system: str = codes.DEFAULT_SYSTEM, only: Mapping[str, int] | None = None,
) -> walk.Walk:
    """Walk through the box piece by piece, resumably. Raises codes.CodeError, config.ConfigError."""
    code, listed = prepare(game, lang, system, only)
    for line in kit.intro(code, render):
        say(line)
    return run_walk(kit.items(code, listed, render), say, ask, render, store)


def run_kit_files(
    game: str, lang: str, folder: Path, say: Say, render: Render, system: str = codes.DEFAULT_SYSTEM,
    formats: Sequence[str] = kit_files.FORMATS, size: brf.PageSize = brf.SIZES["a4"],
    only: Mapping[str, int] | None = None,
) -> list[Path]:
    """Write the kit's files and say each; what cannot be made or written is said, with what to do. Never raises for it.

    Raises codes.CodeError, config.ConfigError.
    """
    for word in formats:
        if word not in kit_files.FORMATS:
            say(render("kit-unknown-format", {"word": word, "formats": ", ".join(kit_files.FORMATS)}))
            return []
    code, listed = prepare(game, lang, system, only)
    try:
        made = kit_files.write(code, listed, render, folder, formats, size, lambda message: say(render(message, {})))
    except OSError:
        say(render("kit-not-written", {"folder": str(folder)}))
        return []
    for path in made:
        say(render("kit-written", {"name": path.name}))
    return made
