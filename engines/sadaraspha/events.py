"""What happens in Sadaraspha. Nothing is hidden: every event is for all. `informs` marks what a die or lot decided."""

from __future__ import annotations

from plateau_parlant.engines.core import Event


class FirstDrawn(Event, frozen=True):
    """The lot made `seat` the first player (S2.2)."""

    seat: int


class RaceChosen(Event, frozen=True):
    """`seat` plays the race and received its first cards (S2.2)."""

    seat: int
    race: str
    wood: int
    stone: int
    ore: int


class PhaseBegan(Event, frozen=True):
    """It is `seat`'s phase: "race", "setup", "construction" or "action" (S3.1). `units`: those that may act now.

    `cards`: what the player holds now.
    """

    seat: int
    phase: str
    units: int = 0
    cards: tuple[int, int, int] = (0, 0, 0)


class Harvested(Event, frozen=True):
    """What `seat` received in the harvest (S4.1), and in `totals` what it holds now: wood, stone, ore, victory."""

    seat: int
    wood: int
    stone: int
    ore: int
    victory: int
    totals: tuple[int, int, int, int]


class BankShort(Event, frozen=True):
    """The bank did not hold what both claimed of a kind; `claims` and `given` by seat (S2.3)."""

    resource: str
    claims: tuple[int, int]
    given: tuple[int, int]


class Built(Event, frozen=True):
    """`seat` bought a unit and put it on a cell (S4.2). `stock`: its figures left; the price; `totals`: held now."""

    seat: int
    unit: str
    cell: str
    hit_points: int
    stock: int
    wood: int
    stone: int
    ore: int
    totals: tuple[int, int, int]


class Changed(Event, frozen=True):
    """`seat` gave 1 ore for `count` cards of a kind (S4.3); `totals` is what it holds now."""

    seat: int
    resource: str
    count: int
    totals: tuple[int, int, int]


class Moved(Event, frozen=True):
    """A unit moved (S5.2). `biome` of the new cell; `actions` it has left this turn."""

    seat: int
    unit: str
    start: str
    cell: str
    biome: str
    actions: int


class Attacked(Event, frozen=True):
    """A unit attacked `target`, a unit or "town", of the seat `owner`, so many steps away (S5.3)."""

    seat: int
    unit: str
    owner: int
    target: str
    steps: int
    actions: int


class Rolled(Event, frozen=True):
    """The dice, one by one, what the card adds, both penalties, and the damage they make (S5.3)."""

    seat: int
    unit: str
    dice: tuple[int, ...]
    bonus: int
    attacker_penalty: int
    target_penalty: int
    damage: int


class Damaged(Event, frozen=True):
    """The target lost hit points; `hit_points` is what it has left (S5.3)."""

    owner: int
    target: str
    damage: int
    hit_points: int


class Destroyed(Event, frozen=True):
    """A unit went back to its owner's stock (S5.4); `stock`: figures of it there now."""

    owner: int
    unit: str
    by: str
    stock: int


class TownDestroyed(Event, frozen=True):
    """The town of `owner` fell (S6.1)."""

    owner: int
    by: str


EVENTS = (
    FirstDrawn,
    RaceChosen,
    PhaseBegan,
    Harvested,
    BankShort,
    Built,
    Changed,
    Moved,
    Attacked,
    Rolled,
    Damaged,
    Destroyed,
    TownDestroyed,
)
"""The game's own events; `TurnBegan`, `Resigned` and `Ended` are common."""
