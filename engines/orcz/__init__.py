"""Orcz: four battlefields, ranks of two cards, brawls among allies (rules: clauses O1 to O10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from plateau_parlant.engines.orcz import draft, position
from plateau_parlant.engines.orcz.bot import greedy, holds
from plateau_parlant.engines.orcz.components import FIELDS, PLAYERS
from plateau_parlant.engines.orcz.moves import notation, parse
from plateau_parlant.engines.orcz.position import NAME, State
from plateau_parlant.engines.orcz.reading import from_position, to_position
from plateau_parlant.engines.orcz.rules import OPTIONS, RULES_VERSION, apply, begin, check, legal, waiting
from plateau_parlant.engines.orcz.schema import schema
from plateau_parlant.engines.orcz.view import imagine, options, view


def result(state: State) -> dict[str, Any] | None:
    """Winners (none in the common defeat), goblins by seat, fields cleared and the reason; None while it goes on."""
    if state.step != "over":
        return None
    over = draft.outcome(state)
    winners = [seat for seat, place in enumerate(over.places) if place == 1]
    return {
        "winners": winners,
        "goblins": list(over.scores),
        "cleared": position.cleared(state),
        "reason": over.reason,
    }


def census(state: State) -> dict[str, int]:
    """How many of each component there are: cards by seat, enemies by field, events."""
    found: Counter[str] = Counter(f"event {event}" for event in (*state.events, *state.past, state.event) if event)
    for seat, player in enumerate(state.players):
        found.update(f"{seat} {card}" for card in (*player.hand, *player.back, *player.used))
    for name, field in zip(FIELDS, state.fields, strict=True):
        found.update(f"enemy {name} {enemy}" for enemy in (*field.bag, *field.beaten, field.enemy) if enemy)
        for rank in field.ranks:
            found.update(f"{rank.seat} {card}" for card in (rank.left, rank.right) if card not in ("", "?"))
    return dict(found)


__all__ = [
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "RULES_VERSION",
    "apply",
    "begin",
    "census",
    "check",
    "from_position",
    "greedy",
    "holds",
    "imagine",
    "legal",
    "notation",
    "options",
    "parse",
    "result",
    "schema",
    "to_position",
    "view",
    "waiting",
]
