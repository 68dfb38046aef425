"""What happens in Orcz, in the past tense. Fields by name, ranks from 1 (nearest the enemy), seats by number."""

from __future__ import annotations

from plateau_parlant.engines.core import UNKNOWN, Event


class FirstPlayerDrawn(Event, frozen=True, gc=False):
    """O2.2: `seat` begins the first round."""

    seat: int


class RoundBegan(Event, frozen=True, gc=False):
    """O3: round `round` of `rounds`; `first` places first."""

    round: int
    rounds: int
    first: int


class EnemyRevealed(Event, frozen=True, gc=False):
    """O3.1: an enemy was turned up; `left` more lie face down there."""

    field: str
    main: int
    secondary: int
    left: int


class EventDrawn(Event, frozen=True, gc=False):
    """O3.2: the event of this round (its code); `needs` are the strengths needed now, field by field, 0 if closed."""

    event: str
    needs: tuple[int, ...]


class RankPlaced(Event, frozen=True, gc=False):
    """O4.1: a rank was placed; to the others the face-down card is `?`."""

    seat: int
    field: str
    rank: int
    left: str
    right: str
    down: str


class TurnLost(Event, frozen=True, gc=False):
    """O4.4: `seat` has no legal rank. `said`: the player said so (`pass`), else the program found it out."""

    seat: int
    said: bool


class DeploymentEnded(Event, frozen=True, gc=False):
    """O4.1, O10.8: all ranks are placed."""


class Scouted(Event, frozen=True, gc=False):
    """O4.5: `seat` used the scout on the face-down card of `owner`; only these two get the card."""

    seat: int
    field: str
    rank: int
    owner: int
    card: str = UNKNOWN


class PhraseRead(Event, frozen=True, gc=False):
    """O9: `by` read the phrase to its end and the rank of `seat` was not down."""

    seat: int
    by: int


class FieldsOrdered(Event, frozen=True, gc=False):
    """O5: the open fields, in the order in which they are fought."""

    fields: tuple[str, ...]


class FieldBegan(Event, frozen=True, gc=False):
    """O5: brawls and battle of a field begin; `owners` are the seats of its ranks, the nearest to the enemy first."""

    field: str
    owners: tuple[int, ...]
    needed: int


class CardTurned(Event, frozen=True, gc=False):
    """O5.1: a face-down card was turned up."""

    field: str
    rank: int
    seat: int
    wing: str
    card: str


class RankReturned(Event, frozen=True, gc=False):
    """O4.3: a rank proved illegal and went back unused; `why` is the code of a refusal."""

    field: str
    rank: int
    seat: int
    left: str
    right: str
    why: str


class Attacked(Event, frozen=True, gc=False):
    """O5.1: the rank attacks the rank `target` of `defender`. `forced`: it had to (O5.8)."""

    field: str
    rank: int
    seat: int
    target: int
    defender: int
    forced: bool


class WingFought(Event, frozen=True, gc=False):
    """O5.4: two cards met. `won`: "attacker", "defender" or "none"; `by`: "kind", "strength" or "equal"."""

    field: str
    wing: str
    attacker: str
    defender: str
    won: str
    by: str


class BrawlEnded(Event, frozen=True, gc=False):
    """O5.5: wings won by the attacker and by the defender; `last` is the rank that is last now, 0 for none."""

    field: str
    rank: int
    seat: int
    target: int
    defender: int
    won: int
    lost: int
    last: int


class AttackCancelled(Event, frozen=True, gc=False):
    """O5.7: the attacked rank had a champion."""

    field: str
    rank: int
    seat: int
    target: int
    defender: int


class ShamanJumped(Event, frozen=True, gc=False):
    """O5.8: the attacked rank had a shaman; the attacker jumps over it."""

    field: str
    rank: int
    seat: int
    target: int
    defender: int


class StoodAside(Event, frozen=True, gc=False):
    """O5.1: a rank waits for the battle. `why`: "declined", "stopped", "first", "hero", "own", "protected", "brawl",
    "champion", "shaman", "no_target"."""

    field: str
    rank: int
    seat: int
    why: str


class BattleFought(Event, frozen=True, gc=False):
    """O6: the battle of a field. `strengths` by seat; `strongest`: the seats with the most, several in a tie."""

    field: str
    won: bool
    strength: int
    needed: int
    champion: bool
    strengths: tuple[int, ...]
    strongest: tuple[int, ...]


class GoblinsReceived(Event, frozen=True, gc=False):
    """`seat` got goblins of the bank. `why`: "won", "tie", "favour", "share"; `by`: who shares out, else -1."""

    seat: int
    count: int
    why: str
    by: int = -1


class GoblinsPaid(Event, frozen=True, gc=False):
    """`seat` owed `due` and paid `count`; less is ruin, and the rest is forgotten (O6.7).

    `to`: the seat that gets them, -1 for the bank. `why`: "brawl", "lost", "tie", "charge", "penurie", "phrase".
    """

    seat: int
    due: int
    count: int
    to: int
    why: str
    field: str = ""


class SharingBegan(Event, frozen=True, gc=False):
    """O6.3, O6.4: `seat` has `count` goblins to share out, or (`lost`) may make others pay up to as many."""

    seat: int
    field: str
    count: int
    lost: bool


class ChargeNamed(Event, frozen=True, gc=False):
    """O6.4: `seat` says that `target` is to pay `count`."""

    seat: int
    target: int
    count: int


class EnemyDefeated(Event, frozen=True, gc=False):
    """O6.8: the enemy left the game; `left` more lie face down; `closed`: it was the last of the field (O4.2)."""

    field: str
    main: int
    secondary: int
    left: int
    closed: bool


class HeroUsed(Event, frozen=True, gc=False):
    """O6.9: a hero that stood in a battle is used up."""

    seat: int
    hero: str


class RoundEnded(Event, frozen=True, gc=False):
    """O7: the round is over; `cleared` fields have no enemy left."""

    round: int
    cleared: int
