# Guardians: the cards that a player does not tell.

card-untold = A hidden card, which the program does not know.
group-untold = Unknown
prompt-first-hand = say whether there is a shield in the first hand
asked-first-hand = say whether there is a shield
move-pass-first-hand = keep the hand, it has a shield
move-say-none-first-hand = no shield, a stone burns, twelve new cards
move-primary-untold = primary attacker, a card laid face down
move-place-shield-untold = lay a shield face down at { $space }
move-place-under-untold = lay a creature face down under the shield at { $space }
move-place-channel-untold = lay a creature face down under the stronghold at { $space }
move-place-slot-untold = lay a creature face down on the upgrade at { $space }
move-place-item-untold = lay an item face down under the shield at { $space }
move-place-discard-untold = discard a card face down
move-place-lift-slot-untold = take the hidden card back from the upgrade at { $space }
move-place-lift-channel-untold = take the hidden card back from under the stronghold at { $space }
move-lay-untold = lay a card face down at { $space }
move-bring-untold = bring a hidden card from { $space }
move-lose-untold = lose a hidden card at { $space }
move-say-untold = give a hidden card
move-pass-primary = none of the hidden cards can attack
move-pass-discard = no card that fits
move-pass-lose = nothing to lose, the limit is kept
ask-reveal = { $about ->
    [hand-primary] Primary attacker of { $who }: turn the card up and say which it is.
    [shield-fly] The shield of { $who } flies: show one of its creatures and say which.
    [plan-shield] Shield laid by { $who } at { $space }: say which it is.
    [under-under] { $who } channels from { $space }: show the creature and say which.
    [talon-discard] { $who } discards a card: say which it is.
    [slot-shoot] Catapult of { $who }: show the shooter and say which.
   *[other] Card of { $who }: turn it up and say which it is.
    }
ask-tell = { $about ->
    [hand-area] Area attack of { $points } against { $who }: tell a creature it hits, or none.
    [hand-left] End of the fight, { $who }: tell a creature left in hand, or none.
    [carried-item] Items of { $who }: tell an item shown before the fight, or none.
    [carried-late] Items of { $who }: tell an item under the shield, or none.
    [hand-any] { $who } shows the combat hand: tell a card, or none.
    [store-any] { $who } shows the storage hand: tell a card, or none.
   *[other] { $who }: tell a card concerned, or none.
    }
answer-no-more = none
event-told = { $why ->
    [under] { $seat } channels with { $card }.
    [discard] { $seat } discards { $card }.
   *[other] { $seat } shows { $card }.
    }
    .you = { $why ->
    [held] Noted, you have { $card }.
    [under] You channel with { $card }.
    [discard] You discard { $card }.
   *[other] You show { $card }.
    }
event-corrected = Correction: { $card } was not { $place ->
    [hand] in your combat hand
    [carried] among your items
    [shield] under that shield
    [items] under that shield
    [under] under the stronghold
    [slot] on the upgrade
    [terrain] under that terrain
    [buried] in your discard pile
   *[store] in your storage hand
    }. A card there is unknown.
event-untold = { $seat } puts the top of the draw pile back by hand.
    .you = Put the top of the draw pile back by hand. Its order stays unknown.
refused-not-untold = No unknown card can be { $card }.
