"""The set-ups the contract suite plays, by game. A new game adds its own here and nothing else."""

from types import ModuleType
from typing import Any

import sample_game

from plateau_parlant import engines
from plateau_parlant.access import decks
from plateau_parlant.engines.core import Setup

GUARDIANS = decks.box()

SETUPS: dict[str, dict[str, Setup]] = {
    "dragon": {
        "solo": Setup(("Anna",)),
        "solo-undead-five": Setup(("Anna",), {"undead": True, "hero_value": "five"}),
        "two": Setup(("Anna", "Bruno")),
        "three": Setup(("Anna", "Bruno", "Chloe")),
        "four": Setup(("Anna", "Bruno", "Chloe", "David"), {"turn_limit": 30}),
    },
    "guardians": {
        "fight": Setup(("Anna", "Bruno"), {"mode": "fight"}, GUARDIANS),
        "game": Setup(("Anna", "Bruno"), {"turn_limit": 3}, GUARDIANS),
        "fight-untold": Setup(
            ("Anna", "Bruno"),
            {
                "mode": "fight",
                "hands": [["archer", "axeman", "cleric"], ["?"] * 4],
                "depots": [["beer", "gold"], ["?", "?"]],
                "land": "woods",
                "decks": ["knights", "giants-and-fairies"],
            },
            GUARDIANS,
        ),
        "game-untold": Setup(("Anna", "Bruno"), {"turn_limit": 2}, GUARDIANS),
        "game-closed": Setup(("Anna", "Bruno"), {"turn_limit": 2, "lists": "closed"}, GUARDIANS),
    },
    "orcz": {
        "two": Setup(("Anna", "Bruno")),
        "three-table": Setup(("Anna", "Bruno", "Chloe"), {"table": True}),
        "four": Setup(("Anna", "Bruno", "Chloe", "David")),
        "four-limit": Setup(("Anna", "Bruno", "Chloe", "David"), {"turn_limit": 25}),
    },
    "sadaraspha": {
        "map-1": Setup(("Anna", "Bruno"), {"turn_limit": 12}),
        "map-2-die": Setup(("Anna", "Bruno"), {"map": 2, "penalty": "die", "turn_limit": 12}),
    },
    "sample": {"two": Setup(("Anna", "Bruno")), "short": Setup(("Anna", "Bruno"), {"turn_limit": 1})},
}

# Games in which players do not tell what they draw: their seats. Three of four such results stay unknown.
UNTOLD: dict[tuple[str, str], tuple[int, ...]] = {("guardians", "game-untold"): (0, 1)}

# Random play of some games is long: how many entries a play-out may take before it counts as endless.
LONGEST: dict[str, int] = {"sample": 20}


def games() -> dict[str, Any]:
    """Every game of the engines, and the sample."""
    found: dict[str, ModuleType | Any] = {"sample": sample_game}
    found.update((name, engines.game(name)) for name in engines.GAMES)
    return found


def untold(setup: Setup) -> tuple[int, ...]:
    """The seats that do not tell what they draw in the games of a set-up."""
    return next((seats for (game, label), seats in UNTOLD.items() if SETUPS[game][label] is setup), ())


def cases() -> list[Any]:
    """One pytest parameter a game and set-up: (game module, setup, longest)."""
    import pytest

    listed = []
    for name, module in games().items():
        for label, setup in SETUPS[name].items():
            listed.append(pytest.param((module, setup, LONGEST.get(name, 5000)), id=f"{name}-{label}"))
    return listed
