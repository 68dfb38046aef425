"""Guardians with real cards: the cards of the ready decks carry tags, and a card drawn or turned up is read.

The battlefield is told by keys: cards lie there in stacks that no reader can tell apart.
"""

from typing import ClassVar

from plateau_parlant.access import decks
from plateau_parlant.access.narration.physical import Physical


class GuardiansTable(Physical):
    """A component is a card's id; one that both decks have is one component with several tags."""

    CHECKED: ClassVar = False

    def deck(self) -> tuple[str, ...]:
        return tuple(card for name in decks.READY_DECKS for card in decks.ready_deck(name).cards)
