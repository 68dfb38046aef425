"""The moves of Guardians as tagged data, and their notation.

Notation is the move's name and its fields, separated by blanks, `-` for an empty one: `primary archer`, `bribe beer
axeman.3`, `play dispel-magic - -`. Cards are ids; `archer.3` is the card with number 3 that lies open in the fight;
spaces are `a1` to `c4`; shields are their numbers.
"""

from __future__ import annotations

from typing import Any, Final

from plateau_parlant.engines.core import Move, NotationError, kind


class Pass(Move, frozen=True):
    """Do nothing here: no reaction, no bribe, no command, no more attacks."""


PASS: Final = Pass()
"""The pass that every list holds."""


class Done(Move, frozen=True):
    """Ends what was made of several moves (organising, reinforcing, settling)."""


class Say(Move, frozen=True):
    """Answers a question of the game: a size, kind or class declared or guessed, yes, a space, a card."""

    value: str


class Command(Move, frozen=True):
    """Play a command card; `creature` goes with it where the card wants one (else empty)."""

    card: str
    creature: str = ""


class Primary(Move, frozen=True):
    """Choose the primary attacker of the next match-up, in secret."""

    card: str


class Bribe(Move, frozen=True):
    """Bribe an enemy creature with a card of the depot."""

    card: str
    target: str


class Channel(Move, frozen=True):
    """Channel one stone of the guardian (`source` = "guardian"), or all of a creature under a stronghold (`a1`)."""

    source: str


class Shoot(Move, frozen=True):
    """Support the primary with a ranged attack: a card of the combat hand, or `catapult:a1`."""

    card: str


class Play(Move, frozen=True):
    """Play a spell or a hand item; `target` and `choice` where it wants them."""

    card: str
    target: str = ""
    choice: str = ""


class Use(Move, frozen=True):
    """Use what an open card offers just now; `target` and `choice` where it wants them."""

    card: str
    target: str = ""
    choice: str = ""


class Attack(Move, frozen=True):
    """A secondary attack of a creature of the hand on an open card."""

    card: str
    target: str


class Place(Move, frozen=True):
    """Phase I, sealed: put a card down. `how` is shield, under, channel, upgrade, downgrade, slot, item, accessory or
    discard; `space` is empty where it has none."""

    how: str
    card: str
    space: str = ""


class TakeBack(Move, frozen=True):
    """Phase I, sealed: take back what was placed last."""


class Stay(Move, frozen=True):
    """Turn a shield that stays where it is."""

    shield: int


class Go(Move, frozen=True):
    """Turn a shield and move it to a space."""

    shield: int
    space: str


class Fly(Move, frozen=True):
    """Turn a shield and fly to a space."""

    shield: int
    space: str


class Reinforce(Move, frozen=True):
    """Turn a shield to bring creatures to it."""

    shield: int


class Bring(Move, frozen=True):
    """Bring a creature from an own stronghold to the shield being reinforced."""

    card: str
    space: str


class Assault(Move, frozen=True):
    """Turn a shield and attack the guardian from the rubble."""

    shield: int


class Clear(Move, frozen=True):
    """Phase III: remove the terrain under an own shield."""

    space: str


class Lay(Move, frozen=True):
    """Phase III: put a terrain under an own shield, `face` up, or `down` for any other single-bordered card."""

    card: str
    space: str
    face: str = "up"


class Lose(Move, frozen=True):
    """Lose a creature of the shield on a space."""

    card: str
    space: str


ALL_MOVES: Final[tuple[type[Move], ...]] = (
    Pass, Done, Say, Command, Primary, Bribe, Channel, Shoot, Play, Use, Attack, Place, TakeBack,
    Stay, Go, Fly, Reinforce, Bring, Assault, Clear, Lay, Lose,
)  # fmt: skip
_BY_NAME: Final = {move.__struct_config__.tag: move for move in ALL_MOVES}


def notation(move: Move) -> str:
    """The move as text."""
    fields = [str(getattr(move, name)) or "-" for name in move.__struct_fields__]
    while fields and fields[-1] == "-":
        fields.pop()
    return " ".join((kind(move), *(field.replace(" ", "_") for field in fields)))


def parse(text: str) -> Move:
    """The move written as `text`. Raises NotationError."""
    words = text.split()
    if not words or words[0] not in _BY_NAME:
        raise NotationError("unknown_move", text=text[:80])
    made = _BY_NAME[words[0]]
    names = made.__struct_fields__
    if len(words) - 1 > len(names):
        raise NotationError("too_many_words", text=text[:80], move=words[0])
    values: dict[str, Any] = {}
    for name, word in zip(names, words[1:], strict=False):
        if name == "shield":
            if not word.isdigit():
                raise NotationError("not_a_number", text=text[:80], field=name)
            values[name] = int(word)
        else:
            values[name] = "" if word == "-" else word.replace("_", " ")
    try:
        return made(**values)
    except TypeError:
        raise NotationError("missing_word", text=text[:80], move=words[0]) from None
