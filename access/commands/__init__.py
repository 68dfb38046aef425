"""The commands of a game in play: `do_<name>` functions of a `Desk`, gathered by name.

A game's own commands (`Narrator.COMMANDS`) come after these; the key map says which key calls which.
"""

from collections.abc import Callable
from importlib import import_module

from plateau_parlant.access.desk import Desk

Command = Callable[[Desk], None]

GROUPS = ("reading", "acting", "walking", "table", "program", "company")
"""The modules that hold commands, in the order in which help lists them."""


def gather() -> dict[str, Command]:
    """Every command by name, in the order of help."""
    found: dict[str, Command] = {}
    for group in GROUPS:
        module = import_module(f"{__name__}.{group}")
        for name, value in vars(module).items():
            if name.startswith("do_"):
                found[name[3:]] = value
    return found
