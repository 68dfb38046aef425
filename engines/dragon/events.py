"""What happens in the dragon game, in the past tense. Piles are "I" to "IV" and "tower"; sizes count cards."""

from __future__ import annotations

from plateau_parlant.engines.core import Event


class Revealed(Event, frozen=True, gc=False):
    """A troop was turned up as the first card of an army (D2.3)."""

    army: str
    card: str


class TokenDealt(Event, frozen=True, gc=False):
    """`seat` got a token, in secret (D2.5); "?" for those who do not know."""

    seat: int
    token: str


class Drew(Event, frozen=True, gc=False):
    """`seat` drew a card; `hand` and `camp` are the cards he has there now. "?" for those who do not see it."""

    seat: int
    card: str
    hand: int
    camp: int


class Totalled(Event, frozen=True, gc=False):
    """The hands were compared (D2.7): `seat` starts, `totals` are the sums, seat by seat."""

    seat: int
    totals: tuple[int, ...]


class DragonFlew(Event, frozen=True, gc=False):
    """A dragon went from an army to another; by `seat` (in solo by itself, D8.2)."""

    seat: int
    dragon: str
    start: str
    army: str


class Placed(Event, frozen=True, gc=False):
    """`seat` placed a card: a hero with the value and, on III and IV, the colour it stands for.

    `size`: the cards in the pile, this one counted (6: `Cleared` follows). `hand`: the cards he has left in hand.
    """

    seat: int
    pile: str
    card: str
    value: int
    colour: str
    size: int
    hand: int


class ColourSet(Event, frozen=True, gc=False):
    """A pile has a colour now: of its first card (D4.2), or changed (E4; `before` is then not "")."""

    pile: str
    colour: str
    before: str


class Cleared(Event, frozen=True, gc=False):
    """The sixth card cleared a pile (D4.3): these cards, bottom first, left the game."""

    pile: str
    cards: tuple[str, ...]


class Swapped(Event, frozen=True, gc=False):
    """`seat` put a troop where the hero `hero` ("h=7", "h=7r") was, `place`-th; the hero went under his camp (D4.6)."""

    seat: int
    army: str
    card: str
    hero: str
    place: int
    hand: int


class TookOff(Event, frozen=True, gc=False):
    """`seat` could place nothing and took cards off an army, in this order (D5); `size`: the cards left there.

    They went under his camp, or in solo beside the board (`Deserted` follows where there are troops).
    """

    seat: int
    army: str
    cards: tuple[str, ...]
    size: int


class Deserted(Event, frozen=True, gc=False):
    """Solo: these troops deserted; `total` so far (D8.3)."""

    cards: tuple[str, ...]
    total: int


class TokenUsed(Event, frozen=True, gc=False):
    """`seat` used a token; what it did follows. `left`: the tokens he still has."""

    seat: int
    token: str
    left: int


class TowerClosed(Event, frozen=True, gc=False):
    """The tower is closed until the next turn of `seat` (E1)."""

    seat: int


class TowerOpened(Event, frozen=True, gc=False):
    """The tower is open again."""


class Removed(Event, frozen=True, gc=False):
    """These cards, the last one first, left an army and the game (E2); `size`: the cards left there."""

    army: str
    cards: tuple[str, ...]
    size: int


class Looked(Event, frozen=True, gc=False):
    """`seat` looked at his camp (E3): `size` cards, these; nothing of them for the others."""

    seat: int
    size: int
    cards: tuple[str, ...] = ()


class Picked(Event, frozen=True, gc=False):
    """`seat` took a card of his camp and shuffled it (E3). "?" for those who do not see it."""

    seat: int
    card: str
    hand: int
    camp: int


class UndeadCame(Event, frozen=True, gc=False):
    """`seat` put the undead dragon on an army, until his next turn (E5)."""

    seat: int
    army: str


class UndeadLeft(Event, frozen=True, gc=False):
    """The undead dragon left the board, from this army."""

    army: str


class Inserted(Event, frozen=True, gc=False):
    """`seat` inserted a card, `place`-th from the bottom of an army that now has `size` cards (E6)."""

    seat: int
    army: str
    card: str
    value: int
    colour: str
    place: int
    size: int
    hand: int


class FlewHigh(Event, frozen=True, gc=False):
    """A dragon flies high and closes nothing until the end of the turn (E7); it is above this army."""

    dragon: str
    army: str


class Finished(Event, frozen=True, gc=False):
    """`seat` ended his step A, having placed so many cards on a pile this turn."""

    seat: int
    pile: str
    placed: int


class Corrected(Event, frozen=True, gc=False):
    """At a table: a card was shown that was thought to be in the hand or camp of `seat`; what he has there is now "?".

    For him only: the others never knew.
    """

    seat: int
    card: str
