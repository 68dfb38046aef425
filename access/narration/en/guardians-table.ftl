# Guardians with real cards: what a card held to a reader says.

spot-play = { $who ->
    [none] place of play
   *[other] { $who }'s place of play
    }
shown-card = { $card }, { $places }
shown-unknown = { $card }. You do not know where this card is
shown-fighter = of { $who }, { $place }
shown-terrain = terrain { $where }
shown-open = { $where }
shown-shield = { $who }'s shield { $where }
shown-under = under your shield, { $space }
