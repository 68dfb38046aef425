"""The house set: the numbers this project plays with until an owner enters the cards of the box.

Not from the publisher (`confirmed: False`). profiles/games/sadaraspha/house.yaml is the same set for people to read
and copy; a test holds the two together. Its balance is measured in docs/sadaraspha-balance.md.
"""

from __future__ import annotations

from typing import Any, Final


def _card(
    price: tuple[int, int, int], hit_points: int, dice: str | None, reach: int, movement: float, **more: Any
) -> dict[str, Any]:
    wood, stone, ore = price
    card = {"wood": wood, "stone": stone, "ore": ore, "hit_points": hit_points, "dice": dice, "range": reach}
    return {**card, "movement": movement, "forbidden": [], **more}


_SWIMS: Final = {"water": {"cost": 1, "attacker_penalty": 0, "target_penalty": 0}}
_FLOATS: Final = {"forest": {"cost": 1}, "water": {"cost": 1}, "rock": {"cost": 1}, "volcano": {"cost": 1, "slow": 0}}

HOUSE: Final[dict[str, Any]] = {
    "name": "house",
    "confirmed": False,
    "goal": 15,
    "start": {"wood": 15, "stone": 2, "ore": 0},
    "bank": {"wood": 35, "stone": 25, "ore": 20, "victory": 20},
    "tiles": {"forest": 10, "water": 20, "rock": 10, "volcano": 10, "victory": 5},
    "exchange": {"wood": 2, "stone": 2},
    "town": {"hit_points": 40, "target_penalty": 1},
    "biomes": {
        "plain": {"cost": 1, "slow": 0, "attacker_penalty": 0, "target_penalty": 0},
        "forest": {"cost": 1.5, "slow": 0, "attacker_penalty": 0, "target_penalty": 1},
        "water": {"cost": 2, "slow": 0.5, "attacker_penalty": 1, "target_penalty": 0},
        "rock": {"cost": 2, "slow": 0, "attacker_penalty": 0, "target_penalty": 1},
        "volcano": {"cost": 2, "slow": 0.5, "attacker_penalty": 1, "target_penalty": 0},
        "victory": {"cost": 1, "slow": 0, "attacker_penalty": 0, "target_penalty": 0},
    },
    "races": {
        "fanatiques": {
            "pretre": _card((4, 0, 0), 5, "1d6", 1, 2.5),
            "chevalier": _card((4, 2, 0), 8, "1d8+1", 1, 3, forbidden=["water"]),
            "archer": _card((4, 1, 0), 4, "1d6", 3, 2, forbidden=["water"]),
            "dieu": _card((6, 4, 3), 16, "3d6", 2, 2.5),
            "paysan": _card((2, 0, 0), 2, None, 0, 2, forbidden=["water"]),
        },
        "aquatiques": {
            "poisson": _card((4, 0, 0), 5, "1d6", 1, 2, biomes=_SWIMS),
            "chevaucheur": _card((4, 2, 0), 7, "1d8+1", 1, 3, biomes=_SWIMS),
            "sirene": _card((4, 2, 0), 5, "1d6+1", 3, 2, biomes=_SWIMS),
            "roi": _card((6, 4, 3), 15, "3d6", 2, 3, biomes=_SWIMS),
            "axolotl": _card((2, 0, 0), 2, None, 0, 2, biomes=_SWIMS),
        },
        "morts-vivants": {
            "zombie": _card((3, 0, 0), 4, "1d6", 1, 1.5),
            "squelette": _card((4, 1, 0), 4, "1d6", 3, 2, forbidden=["water"]),
            "dieu-des-morts": _card((6, 4, 3), 14, "2d8+2", 3, 2),
            "spectre": _card((4, 3, 0), 6, "1d8+2", 1, 4, biomes=_FLOATS),
            "medecin": _card((2, 0, 0), 3, None, 0, 2, forbidden=["water"]),
        },
        "orks": {
            "cogneur": _card((5, 0, 0), 6, "1d8", 1, 1.5),
            "tireur": _card((4, 2, 0), 3, "1d6", 3, 2),
            "roulant": _card((6, 4, 2), 13, "3d6", 1, 3, forbidden=["water"]),
            "escarmouche": _card((4, 2, 0), 6, "1d8+1", 1, 3, forbidden=["water"]),
            "goblin": _card((2, 0, 0), 2, None, 0, 2, forbidden=["water"]),
        },
    },
    "maps": [
        {
            "name": "deux-rives",
            "grid": "square8",
            "rows": [
                "..f.1.r..",
                ".f.f.r.r.",
                "f.......r",
                "v..*..w*.",
                "v.w.*.w.v",
                ".*w..*..v",
                "r.......f",
                ".r.r.f.f.",
                "..r.2.f..",
            ],
        },
        {
            "name": "ruche",
            "grid": "hex",
            "rows": [
                ".v.f....v..",
                "..f..*..r.-",
                "f...w...r..",
                "..r.*.w.f.-",
                ".1...*...2.",
                ".f.w.*.r..-",
                "..r...w...f",
                ".r..*..f..-",
                "..v....f.v.",
            ],
        },
    ],
}
