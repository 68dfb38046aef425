"""The state of a game of Guardians as frozen values, and the small tools that read and change it.

A state is also what a view is made of: there, what the viewer cannot know is left out (see `views`). Hidden zones are
bags of card ids; a card gets a number of its own (a `Fighter`) only when it lies open in a fight, so that numbers tell
nothing. Spaces are 0 to 11, three columns and four rows from seat 0's side; `a1` to `c4` in notation.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace as replace

from plateau_parlant.engines.core import ALL, Seats

COLUMNS: Final = 3
ROWS: Final = 4
SPACES: Final = COLUMNS * ROWS
NOWHERE: Final = -1
SHOWN: Final = "items-shown"
"""In `FightSide.played`: the items usable as command cards lie open now."""


class Decisions(msgspec.Struct, frozen=True, gc=False):
    """The readings (1 or 2, 0 = none yet) a table decided of the disputes, two of which stand in `Options`."""

    command_item: int = 0
    little_hat: int = 1
    classless: int = 1
    rebribe: int = 1
    hat_use: int = 1
    war: int = 0
    missiles: int = 0
    sarcophagus: int = 1
    heels: int = 1
    special_terrains: int = 0
    traithe: int = 1


UNDECIDED: Final = Decisions()


class Options(msgspec.Struct, frozen=True, gc=False):
    """The switches of a game; the defaults are those of the rules file."""

    mode: str = "game"
    turn_limit: int | None = None
    rm: bool = True
    in_: bool = msgspec.field(default=False, name="in")
    lists: str = "open"
    shield_moves: int = 2
    counter_bribery: bool = False
    bribe_own: bool = False
    balderoon: int = 0
    wheel: int = 1
    decisions: Decisions | msgspec.UnsetType = msgspec.UNSET

    @property
    def table(self) -> Decisions:
        """What the table decided of the disputes."""
        return UNDECIDED if isinstance(self.decisions, msgspec.UnsetType) else self.decisions

    def custom(self, decided: int) -> int:
        """The reading (1 or 2) of a dispute in which internet custom takes the first: the table's own, else custom's
        while `in` is on, else the second."""
        return decided or (1 if self.in_ else 2)


class Task(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something still to do: the name of a handler and its arguments."""

    name: str
    args: tuple[int | str, ...] = ()


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What the seats are asked: `kind` says which moves answer it, `data` what it is about."""

    kind: str
    seats: tuple[int, ...]
    data: tuple[int | str, ...] = ()
    sealed: bool = False


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A result wanted from outside; `bag` says what it is drawn from, `then` who takes the answer."""

    kind: str
    zone: str
    bag: str
    then: Task
    count: int = 1
    audience: Seats = ALL
    repeat: bool = False


class Mod(msgspec.Struct, frozen=True, gc=False):
    """A lasting effect: effect number `index` of `card`, played by `seat`, on fighter `target` (-1: all it fits)."""

    card: str
    index: int
    seat: int
    until: str
    target: int = -1
    choice: str = ""
    space: int = NOWHERE


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open in a fight. `place` is its job or fate:

    current, command, shooter, aside (without opponent), standing (won or tied), secondary, sideline, guardian;
    beaten, blown (by an area attack), destroyed, bribed, gone (left the fight otherwise).
    """

    key: int
    card: str
    seat: int
    place: str
    matchup: int = 0
    under: int = -1
    job: str = "primary"
    channel: int = 0
    taken: int = 0
    attackers: tuple[int, ...] = ()
    extra: int = 0
    roll: int = 0
    rolled: int = 0
    counted: int = 0
    kind: str = ""
    classes: tuple[str, ...] | None = None
    bribes: tuple[str, ...] | None = None
    size: str = ""
    dumb: bool = False
    text: tuple[str, ...] = ()
    back: str = ""
    owner: int = -1
    spent_sources: tuple[str, ...] = ()


class FightSide(msgspec.Struct, frozen=True, gc=False):
    """One side of a fight: its shield, the hand still hidden, the command card."""

    shield: int = -1
    bearer: str = ""
    hand: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    all_known: bool = False
    items: tuple[str, ...] = ()
    command: int = -1
    with_item: str = ""
    silenced: bool = False
    bearer_off: bool = False
    said: str = ""
    chosen: str = ""
    declared: str = ""
    guess: str = ""
    passed: bool = False
    no_ranged: bool = False
    used: tuple[str, ...] = ()
    stones_used: int = 0
    played: tuple[str, ...] = ()
    lost: int = 0


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A fight on a space. `terrain` is the card there, `facedown` when it lies so; `stronghold` the defender's card."""

    attacker: int
    space: int = NOWHERE
    origin: int = NOWHERE
    terrain: str = ""
    facedown: bool = False
    stronghold: str = ""
    guardian: bool = False
    sides: tuple[FightSide, FightSide] = (FightSide(), FightSide())
    fighters: tuple[Fighter, ...] = ()
    pair: tuple[int, int] = (-1, -1)
    matchup: int = 0
    step: str = ""
    tie: str = ""
    frozen: bool = False
    no_channel: bool = False
    last_shot: int = -1
    ranged: tuple[int, int] = (0, 0)
    shots: int = 0
    outcome: str = ""
    winner: int = -1
    forfeit: tuple[int, ...] = ()
    duel: bool = False
    target: int = -1

    @property
    def defender(self) -> int:
        """The other seat."""
        return 1 - self.attacker


class Shield(msgspec.Struct, frozen=True, gc=False):
    """A shield on the board. What lies under it is hidden from the foe until its fight."""

    key: int
    seat: int
    card: str
    space: int
    creatures: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    turned: bool = False
    flew: bool = False
    entered: bool = False


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space: the terrain card and its owner, whose land it was last, the stronghold or its rubble."""

    terrain: str = ""
    owner: int = -1
    facedown: bool = False
    holder: int = -1
    stronghold: str = ""
    rubble: bool = False
    under: str = ""
    used: bool = False
    upgrade: str = ""
    upgrade_owner: int = -1
    slot: str = ""
    slot_used: bool = False


class Placed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card put down in the sealed part of phase I: how (shield, under, channel, upgrade, slot, item, accessory,
    discard), which, where."""

    how: str
    card: str
    space: int = NOWHERE


class Side(msgspec.Struct, frozen=True, gc=False):
    """What a player has. `pile` is the bag of the draw pile, of which `top` (first on top) and `bottom` are known to
    `top_known`; `talon` holds cards discarded in the open, `buried` those discarded face down. `seen` are cards in
    hidden zones that all have seen. `hidden` is the number of cards in hidden zones, told to all."""

    guardian: str
    stones: int = 0
    deck: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    top_known: Seats = 0
    pen: tuple[str, ...] = ()
    depot: tuple[str, ...] = ()
    up: str = ""
    talon: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    accessories: tuple[str, ...] = ()
    plan: tuple[Placed, ...] = ()
    done: bool = False
    seen: tuple[str, ...] = ()
    looking: tuple[str, ...] = ()
    dead_shields: tuple[str, ...] = ()
    killed: int = 0
    hidden: int = 0
    size: int = 0
    spent: int = 0
    exhausted: bool = False
    marks: tuple[str, ...] = ()
    flights: int = 0


class State(msgspec.Struct, frozen=True, gc=False):
    """A game of Guardians. `viewer` is None in a state, the seat in a view."""

    options: Options
    players: tuple[str, ...]
    sides: tuple[Side, Side]
    spaces: tuple[Space, ...] = ()
    shields: tuple[Shield, ...] = ()
    fight: Fight | None = None
    mods: tuple[Mod, ...] = ()
    todo: tuple[Task, ...] = ()
    prompt: Prompt | None = None
    pending: Pending | None = None
    asks: int = 0
    turn: int = 0
    phase: str = "setup"
    first: int = 0
    active: int = -1
    last_up: int = -1
    next_key: int = 0
    out: tuple[str, ...] = ()
    end: str = ""
    winner: int = -1
    viewer: int | None = None


# --- places -----------------------------------------------------------------------------------------------------


def space_name(space: int) -> str:
    """``space_name(0) == "a1"``; columns a to c from seat 0's left, rows 1 to 4 from seat 0's side."""
    return "abc"[space % COLUMNS] + str(space // COLUMNS + 1)


def space_number(name: str) -> int:
    """The space of a name, or -1."""
    if len(name) == 2 and name[0] in "abc" and name[1] in "1234":
        return (int(name[1]) - 1) * COLUMNS + "abc".index(name[0])
    return NOWHERE


def neighbours(space: int) -> tuple[int, ...]:
    """The spaces before, behind, left and right (G2.1), never diagonally."""
    row, column = divmod(space, COLUMNS)
    near = []
    for r, c in ((row + 1, column), (row - 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < ROWS and 0 <= c < COLUMNS:
            near.append(r * COLUMNS + c)
    return tuple(near)


def distance(one: int, other: int) -> int:
    """Steps between two spaces, counted as `neighbours`."""
    r1, c1 = divmod(one, COLUMNS)
    r2, c2 = divmod(other, COLUMNS)
    return abs(r1 - r2) + abs(c1 - c2)


def home_row(seat: int) -> tuple[int, ...]:
    """The spaces of a seat's strongholds: left, centre, right as that player sits."""
    return (0, 1, 2) if seat == 0 else (11, 10, 9)


def front(space: int) -> tuple[int, ...]:
    """The two spaces before a stronghold: those of its column (G2.1)."""
    column = space % COLUMNS
    return (COLUMNS + column, 2 * COLUMNS + column)


def is_land(space: int) -> bool:
    """Whether the space is a disputed land (rows 2 and 3)."""
    return COLUMNS <= space < 3 * COLUMNS


# --- bags -------------------------------------------------------------------------------------------------------


def without(bag: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The bag less one such card; unchanged where there is none."""
    if card not in bag:
        return bag
    at = bag.index(card)
    return bag[:at] + bag[at + 1 :]


def without_all(bag: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """The bag less each of the cards once."""
    for card in cards:
        bag = without(bag, card)
    return bag


def land_holder(space: Space) -> int:
    """Whose disputed land it is: his whose terrain lies on it, else his who had it last (G2.2)."""
    return space.owner if space.terrain else space.holder


def shield_at(state: State, space: int) -> Shield | None:
    """The shield on a space, if any."""
    for shield in state.shields:
        if shield.space == space:
            return shield
    return None


def shield_of(state: State, key: int) -> Shield | None:
    """The shield with that number, if it is still there."""
    for shield in state.shields:
        if shield.key == key:
            return shield
    return None
