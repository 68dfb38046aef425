# The outcome of a card the table judges: the fields, their values, all of it before it enters.

## The list
ask-form = { $zone }: outcome to tell.
form-help = Keys n and p for the fields, d to change. Or in words, for example vitality minus 2.
form-item = { $label }: { $value }
form-done = enter this outcome
form-done-more = All is said again and asked before it enters.
form-done-words = enter that is all done finished ok
form-nothing = nothing changes
form-nothing-more = The card changes nothing, the game goes on. It is asked before it enters.
form-nothing-words = nothing no change
form-again = { $what } { $count } lines. The first: { $first }.
form-count = { $count } lines.
form-number = { $label }. Type a number, from { $least } to { $most }, then Enter. Empty, nothing changes.
form-confirm = { $what }. { $outcome } Enter it?
form-not-entered = Nothing is entered. { $text }.
form-filled = { $outcome } Say enter when all is there.
form-unknown = I did not understand { $word }. Say for example vitality minus 2, or power cancelled, then enter. Moves tells the lines.
form-lose-words = lose loses lost minus
form-minus-words = minus
form-plus-words = plus gain gains
form-entry = outcome for { $what }
form-number-word = { $sign ->
    [minus] minus { $size }
    [plus] plus { $size }
   *[none] zero
    }
form-none = nothing
form-more-number = { $label }, from { $least } to { $most }. Key d, then the number.
form-more-flag = { $label }. Key d to change.
form-more-choice = { $label }. { $count ->
    [one] One possibility, key d.
   *[other] { $count } possibilities, key d.
    }

## The fields
form-field-name = { $field ->
    [vitality] the vitality
    [foe_vitality] the opponent's vitality
    [stones] the stones
    [foe_stones] the opponent's stones
    [cards] the cards
    [destroy] destroying
    [discard] discarding
    [cancel] the power
    [move] the move
    [turn] the shield to turn
   *[other] this field
    }
form-creature = { $known ->
    [yes] { $card } of { $who }
   *[no] card of { $who }
    }
form-both = { $own } and { $foe }
form-label-vitality = Vitality, { $creature }
form-label-stones = Stones, { $who }
form-label-cards = Cards, { $who }
form-label-destroy = Destroy
form-label-discard = Discard
form-label-cancel = Power, { $card }
form-label-move = Move a shield
form-label-turn = Turn a shield or ready it
form-keys-vitality = strength points
form-keys-stones = stone
form-keys-cards = card draw draws lose loses
form-keys-destroy = destroyed destroys
form-keys-discard = discarded discards
form-keys-cancel = card cancel cancelled
form-keys-move = moves moved
form-keys-turn = turned ready
form-value-vitality = { $now }, { $sign ->
    [minus] minus { $size }
    [plus] plus { $size }
   *[none] no change
    }
form-value-stones = { $now }, { $sign ->
    [minus] minus { $size }
    [plus] plus { $size }
   *[none] no change
    }
form-value-cards = { $sign ->
    [minus] { $size ->
        [one] 1 to lose from the pen, at random
       *[other] { $size } to lose from the pen, at random
    }
    [plus] { $size } to draw
   *[none] no change
    }
form-value-cancel = { $on ->
    [yes] cancelled
   *[no] kept
    }
form-value-move = { $shield }, to { $space }
form-value-turn = { $shield }, { $turned ->
    [yes] to be readied
   *[no] to be turned
    }

## All of it, before it enters
form-outcome-none = Nothing changes.
form-outcome-vitality = { $creature }, vitality { $sign ->
    [minus] minus { $size }
   *[other] plus { $size }
    }.
form-outcome-stones = { $who }, { $sign ->
    [minus] minus { $size }
   *[other] plus { $size }
    } { $size ->
    [one] stone
   *[other] stones
    }.
form-outcome-cards = { $who }, { $size ->
    [one] one card
   *[other] { $size } cards
    } { $sign ->
    [minus] to lose from the pen, at random
   *[other] to draw
    }.
form-outcome-destroy = To be destroyed: { $what }.
form-outcome-discard = To be discarded: { $what }.
form-outcome-cancel = Power cancelled: { $card }.
form-outcome-move = { $what }.
form-outcome-turn = { $what }.

## Entered
event-outcome-told = { $outcome_kind ->
    [none] { $card } changes nothing.
    [events] Outcome entered for { $card }.
   *[said] Outcome entered for { $card }. { $outcome }
    }
told-vitality = { $who }, vitality { $sign ->
    [minus] minus { $size }
   *[other] plus { $size }
    }.
told-move = Shield moved to { $space }.
told-turn = A shield changes between turned and ready.
shield-at = Shield at { $space }
