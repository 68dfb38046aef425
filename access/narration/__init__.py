"""From events and views to words: Fluent files in fr/ and en/, one narrator a game.

texts = Texts("fr", "common")
words = narrator("dragon", texts, ("Anna",))
line = words.event(event, listener=0, level="normal")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from plateau_parlant import engines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from plateau_parlant.access.narration.base import BaseNarrator
    from plateau_parlant.access.narration.bundle import Texts


def narrator(game: str, texts: "Texts", names: "Sequence[str]", data: dict[str, Any] | None = None) -> "BaseNarrator":
    """The narrator of a game, for these players. `data` None: the names that ship with the program."""
    from plateau_parlant.access.profiles import game_data

    module = import_module(f"plateau_parlant.access.narration.{game}")
    found = module.Narrator(engines.game(game), texts, names, game_data(game) if data is None else data)
    return cast("BaseNarrator", found)
