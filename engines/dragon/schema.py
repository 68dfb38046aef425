"""The dragon position, notation, Asks, events and options as JSON data: what `plateau engine dragon` documents."""

from __future__ import annotations

from typing import Any

from plateau_parlant.engines.core import Event
from plateau_parlant.engines.dragon import events as _events
from plateau_parlant.engines.dragon.components import BOX, PILES, SOLO_TOKENS
from plateau_parlant.engines.dragon.moves import NOTATION
from plateau_parlant.engines.dragon.setup import OPTIONS


def schema() -> dict[str, Any]:
    """What a position holds, how moves are written, what is asked and what events say."""
    known = (found for found in vars(_events).values() if isinstance(found, type) and issubclass(found, Event))
    kinds = [found for found in known if found is not Event]
    return {
        "game": "dragon",
        "players": [1, 2, 3, 4],
        "options": {option.name: {"default": option.default, "choices": list(option.choices)} for option in OPTIONS},
        "cards": {
            "troops": "a colour (r, b, v, j) and a value, 1 to 12: r7",
            "hero": "h in a hand; h=7 in army I or II and h=7r in III or IV, by what it stands for",
            "unknown": "?",
            "box": BOX,
            "solo_tokens": list(SOLO_TOKENS),
        },
        "position": {
            "game": "dragon",
            "options": "the options that differ from their defaults, or all",
            "players": [
                {
                    "name": "text",
                    "hand": "cards in the order of the hand",
                    "shown": "cards of the hand that all have seen (may be left out)",
                    "tokens": "names, ? at a table",
                    "camp": {
                        "size": "all its cards",
                        "heroes": "how many in the unknown rest; null: nobody can know (may be left out)",
                        "known": "the exact set of the rest after a Renfort, else null (may be left out)",
                        "bottom": "the cards known under it, deepest last (may be left out)",
                    },
                }
            ],
            "armies": "I, II, III, IV: cards, bottom first",
            "tower": "cards, bottom first",
            "colours": "III, IV, tower: a colour, null where the pile is empty",
            "red": "an army",
            "undead": "an army or null",
            "undead_by": "the seat that put it there, null in the solo variant",
            "tower_closed_by": "a seat or null",
            "grounded": "dragons that fly high this turn: red, undead (may be left out)",
            "turn": "a seat",
            "step": "setup, A, B, C (drawing), over",
            "used": "the pile played on this turn, or null",
            "placed": "cards placed on it this turn",
            "taken": "cards taken off this turn, in order, heroes by name (may be left out)",
            "looking": "the camp's cards while Renfort waits for a choice (may be left out)",
            "asks": "Asks answered so far (may be left out)",
            "pending": "the Ask that stands (may be left out)",
            "deserters": "solo (may be left out)",
            "out": "cards out of the game (may be left out)",
            "turns": "the number of the turn; only with turn_limit",
            "end": "resign, agreed_end or turn_limit; only where a game ended so",
            "resigned": "seats that gave up; only where there are any",
        },
        "piles": list(PILES),
        "notation": list(NOTATION),
        "asks": {
            "reveal": "the first troop of an army, in the order I to IV; zone: army I",
            "pack": "three players: the seat whose camp holds the fourth hero; ? at a table, nobody can know",
            "token": "a token for a seat; zone: tokens 0",
            "draw": "the top card of a camp; zone: camp 0",
            "look": "all the cards of a camp, for Renfort, where they are not determined; zone: camp 0",
        },
        "events": {str(found.__struct_config__.tag): list(found.__struct_fields__) for found in kinds},
        "result": {
            "solo": {"deserters": "count", "verdict": "perfect, success, poor, failure, carnage; null if given up"},
            "several": {"winner": "seat or null", "ranks": "by seat", "left": "cards by seat", "reason": "text"},
        },
    }
