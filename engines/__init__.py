"""The rules of the games: pure functions over frozen values. Begin with `core`, then any game's `__init__`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from plateau_parlant.engines.core import Game

GAMES: tuple[str, ...] = ("dragon", "guardians", "orcz", "sadaraspha")
"""The games the engines hold, by name."""

BOXES: dict[str, Callable[[], Mapping[str, Any]]] = {}
"""Where the parsed data of a game's box comes from when nobody handed it in: filled by `access`, read once."""


def game(name: str) -> Game:
    """The module of a game; loaded when first asked for. Raises KeyError on a name that is not in GAMES."""
    if name not in GAMES:
        raise KeyError(name)
    return cast("Game", import_module(f"plateau_parlant.engines.{name}"))
