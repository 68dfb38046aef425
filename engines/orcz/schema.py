"""Orcz's position, notation, Asks and events, described as JSON data (`plateau engine orcz`, `schema`)."""

from __future__ import annotations

from typing import Any

from plateau_parlant.engines import core
from plateau_parlant.engines.orcz import events as happened
from plateau_parlant.engines.orcz.components import EVENTS, FIELDS, HEROES, HIDDEN, PLAYERS, SCOUT
from plateau_parlant.engines.orcz.position import NAME, STEPS
from plateau_parlant.engines.orcz.rules import OPTIONS, PHRASE, RULES_VERSION


def schema() -> dict[str, Any]:
    """The whole of it, as JSON data."""
    return {
        "game": NAME,
        "rules_version": RULES_VERSION,
        "players": list(PLAYERS),
        "options": {option.name: {"default": option.default, "choices": list(option.choices)} for option in OPTIONS},
        "cards": {
            "troops": "i1 to i9 infantry, a1 to a9 archers, c1 to c9 cavalry: the letter and the strength",
            "heroes": list(HEROES),
            core.UNKNOWN: "a face-down card nobody told the program (option table)",
            HIDDEN: "in a view: a face-down card the program knows and the viewer does not",
        },
        "fields": list(FIELDS),
        "events_of_the_box": dict(EVENTS),
        "position": _position(),
        "notation": _notation(),
        "asks": {
            "first": "zone players: the seat that begins, as text",
            "reveal": "zone enemies FIELD: the enemy turned up, main/secondary; its bag holds those removed unseen",
            "event": "zone events: the event card of the round",
            "order": "zone fields: all open fields, in the order they are fought",
            "look": "zone rank FIELD N: what the scout saw, told to its owner; optional (table)",
            "turn": "zone rank FIELD N: the face-down card that must be turned up now (table)",
        },
        "reports": {
            core.RESIGN: "the seat that gives up: it is last, the others are placed by goblins",
            core.AGREED_END: "the game ends here; most goblins wins, whatever the fields",
            PHRASE: "O9: the challenger's seat; once a rank, during deployment",
        },
        "events": {str(event.__struct_config__.tag): _fields(event) for event in _events()},
        "result": {
            "winners": "seats; none in the common defeat",
            "goblins": "by seat",
            "cleared": "how many fields have no enemy left",
            "reason": "played, all_defeated, defeat, turn_limit, resign, agreed_end",
        },
    }


def _events() -> list[type[core.Event]]:
    own = [value for value in vars(happened).values() if isinstance(value, type) and issubclass(value, core.Event)]
    return [*(event for event in own if event is not core.Event), core.TurnBegan, core.Resigned, core.Ended]


def _fields(event: type[core.Event]) -> list[str]:
    return [name for name in event.__struct_fields__ if name not in ("audience", "informs", "masked")]


def _position() -> dict[str, Any]:
    return {
        "game": NAME,
        "options": "as above; turn_limit may be left out",
        "box": "troops, enemies, events, goblins, confirmed, as in profiles/games/orcz.yaml; null or left out: default",
        "players": [
            {
                "name": "Anna",
                "hand": "behind the screen and not seen this round, untold face-down cards among them; left out: "
                "all of the seat's cards that lie nowhere else",
                "back": "cards gone back this round, seen by all; left out: none",
                "used": f"heroes used up, of {', '.join(HEROES)} ({SCOUT} when it has looked)",
                "goblins": "left out: 5",
                "moved": "goblins publicly got less those paid; left out: 0",
            }
        ],
        "fields": {
            "lothari": {
                "enemy": "main/secondary of the enemy in place, null for none",
                "left": "enemies still face down; left out: what the number of players gives",
                "bag": "all enemies of the field never turned up, those removed unseen among them",
                "beaten": "enemies defeated, oldest first",
                "ranks": [
                    {
                        "seat": 0,
                        "left": "card, ? untold, null when beaten",
                        "right": "likewise",
                        "down": "left, right: the face-down wing; null: both are up",
                        "seen": "seats that know the face-down card; the owner always",
                    }
                ],
            }
        },
        "step": list(STEPS),
        "round": "from 1",
        "first": "seat of the first player of the round",
        "event": "the event in force or null",
        "events": "the pile, in no order",
        "past": "events of earlier rounds",
        "turn": "ranks begun so far, all rounds",
        "placed": "deployment turns gone in this round",
        "phrased": "the phrase was read to its end against the rank now due",
        "order": "fields still to fight, the current one first",
        "last": "rank that decides, from 1; 0 for none",
        "front": "rank in front of it that it would attack; 0 for none",
        "attacking": "the attack is under way (a card has to be told)",
        "sharing": "seat that shares out (give) or makes others pay (charge)",
        "due": "how many goblins are left for it",
        "charges": "what each seat was named for so far",
        "looking": "the scout at work: seat, field, rank; null",
        "asks": "Asks answered so far",
        "pending": "the Ask now pending, for reading only",
        "end": "why the game is over, null while it goes on",
        "quitter": "the seat that resigned, null",
    }


def _notation() -> dict[str, str]:
    return {
        "place FIELD LEFT RIGHT left|right": "a rank; the last word is the face-down wing",
        "scout FIELD RANK": "look at the face-down card of a rank, also out of turn",
        "pass": "no legal rank is left (table, with untold cards only)",
        "attack": "the last rank attacks the rank in front",
        "stand": "the last rank stands aside",
        "give SEAT COUNT": "share out: so many goblins to a seat, until none is left",
        "charge SEAT COUNT": "a seat is to pay so many; each seat once",
        "done": "nobody else is to pay",
    }
