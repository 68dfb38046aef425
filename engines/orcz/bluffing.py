"""Two players of Orcz who know that cards lie face down on purpose: one straight, one bluffing.

Both judge as the fair player does, expect face-down cards as who infers does (`likely`), and besides line up against
the card they expect face down in front of them, and spend their heroes readily. They differ in what they hide:

* `straight` hides the stronger of two troops, and a hero beside any troop, as the fair player does;
* `bluff` hides either of two troops as often as the other, and readily lays its champion only beside a troop of
  strength 3 or less, where who infers expects none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN, Choice
from plateau_parlant.engines.orcz import bot, moves
from plateau_parlant.engines.orcz.belief import likely
from plateau_parlant.engines.orcz.bot import Liking, hiding
from plateau_parlant.engines.orcz.brawls import wing
from plateau_parlant.engines.orcz.components import CHAMPION, FIELD_NUMBER, HEROES, HIDDEN, STRENGTH
from plateau_parlant.engines.orcz.position import State

READY: Final = 3.0
"""How much sooner a hero is laid than the fair player would, in goblins."""
MEETS: Final = 0.3
"""What it is worth to stand where one will probably beat the card face down in front; as much is lost where one will
probably be beaten."""
UNEXPECTED: Final = 3
"""Beside a troop of at most this strength who infers hardly expects a champion (`belief.LIKELY`)."""


def straight(view: State, rng: Generator) -> Choice:
    """Reads what others hide and uses heroes readily; hides as the fair player does."""
    return _choice(view, rng, _straight)


def bluff(view: State, rng: Generator) -> Choice:
    """The same player, but what it hides misleads."""
    return _choice(view, rng, _bluffing)


def _choice(view: State, rng: Generator, liking: Liking) -> Choice:
    move = bot.chosen(view, rng, likely, liking)
    return Choice(move, bot.reasons(view, move))


def _straight(view: State, rng: Generator) -> Callable[[moves.Place], float]:
    meets = _meeting(view)
    return lambda move: hiding(move) + meets(move) + (READY if _heroes(move) else 0.0)


def _bluffing(view: State, rng: Generator) -> Callable[[moves.Place], float]:
    meets = _meeting(view)
    hides = (hiding, showing)[rng.below(2)]
    return lambda move: hides(move) + meets(move) + (READY if _heroes(move) and not _expected(move) else 0.0)


def showing(move: moves.Place) -> float:
    """The other way round for troops: the weaker one is hidden. Heroes stay hidden: in sight they cost more than
    they mislead."""
    return hiding(move) if _heroes(move) else 0.1 - hiding(move)


def _heroes(move: moves.Place) -> bool:
    return move.left in HEROES or move.right in HEROES


def _expected(move: moves.Place) -> bool:
    """Whether who infers would expect a champion beside the troop shown here."""
    return CHAMPION in (move.left, move.right) and STRENGTH[move.left] + STRENGTH[move.right] > UNEXPECTED


def _meeting(view: State) -> Callable[[moves.Place], float]:
    """How well a rank lines up against the card that is expected face down in front of it (O5.4)."""
    found: dict[tuple[int, str], float] = {}

    def meets(move: moves.Place) -> float:
        number = FIELD_NUMBER[move.field]
        ranks = view.fields[number].ranks
        if not ranks or ranks[-1].seat == view.viewer or ranks[-1].hidden not in (HIDDEN, UNKNOWN) or _heroes(move):
            return 0.0
        mine = move.left if ranks[-1].down == "left" else move.right
        if (number, mine) not in found:
            found[number, mine] = MEETS * sum(
                share * _lead(mine, card, view.event)
                for card, share in likely(view, number, len(ranks) - 1)
                if card not in HEROES
            )
        return found[number, mine]

    return meets


def _lead(mine: str, other: str, event: str) -> int:
    return {"attacker": 1, "defender": -1}.get(wing(mine, other, event)[0], 0)
