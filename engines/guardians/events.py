"""What happens in a game of Guardians, in the past tense. Cards are ids, `seat` is whose card or act it is."""

from __future__ import annotations

from plateau_parlant.engines.core import Event

Line = tuple[str, int, str]
"""One line of a sum: what it is for (base, colour, land, ...), how much, and the card that gives it (or nothing)."""


class PhaseBegan(Event, frozen=True):
    """A phase of a turn began: draw, organise, upcards, combat, settle; shields: those that nobody named are now."""

    phase: str
    turn: int


class Drawn(Event, frozen=True):
    """A card was drawn into the storage hand; the others hear nothing of which."""

    seat: int
    card: str = "?"


class HandRefused(Event, frozen=True):
    """No shield in the first hand: it is shuffled back for one power stone (G2.3)."""

    seat: int


class Placed(Event, frozen=True):
    """A card was put down in secret, or taken back (`how` = "taken-back"): heard by its owner only."""

    seat: int
    how: str
    card: str
    space: str


class Organised(Event, frozen=True):
    """A player's organising became known: what lies open of it, and the number of all his hidden cards (G4.5)."""

    seat: int
    shields: tuple[tuple[str, str], ...]
    open: tuple[tuple[str, str, str], ...]
    hidden: int


class UpCards(Event, frozen=True):
    """Both up-cards were turned; `first` moves first, -1 where they are equal and new ones follow."""

    cards: tuple[str, ...]
    numbers: tuple[int, ...]
    first: int


class PileReshuffled(Event, frozen=True):
    """An empty draw pile: the discard pile was shuffled to turn an up-card (G3.6)."""

    seat: int


class ShieldTurned(Event, frozen=True):
    """A shield used its option: stay, move, fly, reinforce, assault. `creatures` are shown by flying."""

    seat: int
    shield: int
    card: str
    option: str
    start: str
    space: str
    creatures: tuple[str, ...] = ()


class Reinforced(Event, frozen=True):
    """A creature came to a shield; in the open only when it flew."""

    seat: int
    shield: int
    card: str
    space: str


class LandTaken(Event, frozen=True):
    """A stronghold became rubble, or rubble changed hands."""

    seat: int
    space: str
    fresh: bool


class TerrainLaid(Event, frozen=True):
    """A terrain was laid; face down its card is the owner's secret."""

    seat: int
    space: str
    card: str = "?"


class TerrainRemoved(Event, frozen=True):
    """A terrain went to its owner's discard pile."""

    seat: int
    space: str
    card: str


class CreatureLost(Event, frozen=True):
    """A creature was lost outside a fight; `why`: settle, limit, effect, rubble."""

    seat: int
    card: str
    space: str
    why: str


class FightBegan(Event, frozen=True):
    """Two shields met, or a shield the guardian."""

    attacker: int
    defender: int
    space: str
    lands: tuple[str, ...]
    stronghold: str
    guardian: bool


class StepBegan(Event, frozen=True):
    """A step of the fight began: command, choose, bribery, destruction, areas, strike, ranged, secondary (or one of
    them, "secondary:<card>:<target>"), result."""

    step: str
    matchup: int


class ItemsShown(Event, frozen=True):
    """Items of creature kind are shown before the fight."""

    seat: int
    cards: tuple[str, ...]


class LimitBroken(Event, frozen=True):
    """A hand was found over the limit of its space: the fight is forfeited (G4.3)."""

    seat: int
    total: int
    limit: int
    forfeit: bool


class CommandSaid(Event, frozen=True):
    """A player said whether he plays a command card."""

    seat: int
    yes: bool


class ChoiceSealed(Event, frozen=True):
    """A secret choice was made: only its owner hears which."""

    seat: int
    card: str


class CommandShown(Event, frozen=True):
    """A command card was revealed."""

    seat: int
    card: str
    creature: str = ""


class PowerCancelled(Event, frozen=True):
    """A command or a standard bearer lost its power: `why` is conflict, dispelled, land or effect."""

    seat: int
    card: str
    why: str


class Declared(Event, frozen=True):
    """A size, kind or class was declared (or guessed, with the result when known)."""

    seat: int
    what: str
    value: str
    guess: bool = False


class GuessJudged(Event, frozen=True):
    """A guess was right or wrong."""

    seat: int
    right: bool


class PrimariesShown(Event, frozen=True):
    """The primaries of a match-up, by seat."""

    matchup: int
    cards: tuple[str, ...]
    vitalities: tuple[int, ...]


class Bribed(Event, frozen=True):
    """A creature was bribed and went to its owner's pen."""

    seat: int
    card: str
    target: str


class BribeTurned(Event, frozen=True):
    """A bribe failed: a card of the other side turned it to its profit."""

    seat: int
    card: str
    by: str


class LeftAlone(Event, frozen=True):
    """A card became a card without opponent."""

    seat: int
    card: str


class Destroyed(Event, frozen=True):
    """A card was destroyed and went to the discard pile."""

    seat: int
    card: str
    by: str


class Protected(Event, frozen=True):
    """An immunity held: against destroy, aoe, ranged or the opponent."""

    seat: int
    card: str
    against: str


class AreaAttacked(Event, frozen=True):
    """An area attack hit the hidden hand: what it killed (or knocked out, with `lethal` false) is open now."""

    seat: int
    card: str
    amount: int
    type: str
    hit: tuple[str, ...]
    lethal: bool


class Channelled(Event, frozen=True):
    """Points were channelled to a creature; `lost` were over what it accepts."""

    seat: int
    card: str
    points: int
    lost: int
    source: str


class ChannelCancelled(Event, frozen=True):
    """The last stone of channelling was cancelled or turned."""

    seat: int
    by: str
    points: int


class Shot(Event, frozen=True):
    """A ranged attack was made."""

    seat: int
    card: str
    amount: int


class ShotStopped(Event, frozen=True):
    """A ranged attack was cancelled or turned round."""

    seat: int
    card: str
    by: str
    turned: bool


class Struck(Event, frozen=True):
    """A match-up was compared: every line of both sums, the totals, the seat that won or -1 for a push."""

    matchup: int
    cards: tuple[str, ...]
    lines: tuple[tuple[Line, ...], ...]
    totals: tuple[int, ...]
    winner: int
    why: str


class SecondaryStruck(Event, frozen=True):
    """A secondary attack was compared with the base vitality of its target."""

    seat: int
    card: str
    target: str
    lines: tuple[Line, ...]
    total: int
    against: int
    beaten: bool


class CardPlayed(Event, frozen=True):
    """A spell or a hand item was played, or an open card used; with the stones it took."""

    seat: int
    card: str
    target: str
    choice: str
    stones: int


class CardDispelled(Event, frozen=True):
    """A card was cancelled by another."""

    seat: int
    card: str
    by: str


class CardMoved(Event, frozen=True):
    """A card went from one place to another; masked where both are hidden."""

    seat: int
    card: str
    start: str
    to: str


class StonesChanged(Event, frozen=True):
    """Power stones won, lost or spent; `left` is what remains."""

    seat: int
    change: int
    left: int


class HandShown(Event, frozen=True):
    """Hidden cards were shown (`count` and `vitality` -1 where they were not)."""

    seat: int
    zone: str
    cards: tuple[str, ...]
    count: int = -1
    vitality: int = -1


class Looked(Event, frozen=True):
    """Top cards of a draw pile were looked at: which, is for the looker."""

    seat: int
    pile: int
    cards: tuple[str, ...] = ()


class Rolled(Event, frozen=True):
    """A die was rolled for a card."""

    seat: int
    card: str
    value: int


class ReadOut(Event, frozen=True):
    """A card or ruling the table has to judge is read out: its note, or the entry `ruling` of the reader."""

    seat: int
    card: str
    ruling: str


class OutcomeTold(Event, frozen=True):
    """The table told the outcome of a card read out."""

    seat: int
    card: str
    fields: tuple[tuple[str, str], ...]


class FightEnded(Event, frozen=True):
    """The sums for the space, and who holds it; `why`: sum, retreat, forfeit, guardian (he stands), guardian_fell."""

    space: str
    sums: tuple[int, ...]
    winner: int
    why: str


class Saved(Event, frozen=True):
    """A creature was healed (or recovered: `lost`), and where it went."""

    seat: int
    card: str
    by: str
    to: str


class Retreated(Event, frozen=True):
    """A shield retreated to a space."""

    seat: int
    shield: int
    space: str
    joined: bool


class ShieldDestroyed(Event, frozen=True):
    """A shield left the game; `counts` for the five (G8.2), `total` of them so far."""

    seat: int
    card: str
    counts: bool
    total: int


class Told(Event, frozen=True):
    """A card that nobody had told is known now; `zone`: store, hand, carried, shield, items, under, slot, plan.
    `why`: held (reported later, its owner alone hears it), or what showed it to everybody: primary, fly, shoot, item,
    shield, fits, area, any, left (after a fight), under (it channels), discard."""

    seat: int
    card: str
    zone: str
    why: str


class Corrected(Event, frozen=True):
    """A card is not where the program thought (`zone`): what lies there is unknown now. Its owner alone is told."""

    seat: int
    card: str
    zone: str


class Untold(Event, frozen=True):
    """`seat` looked at the top of the draw pile of `pile` and does not tell what it saw: it puts them back by hand."""

    seat: int
    pile: int
