# Guardians.

## Words
nobody-guardians = nobody
card-hidden = hidden card
card-hidden-one = a hidden card
card-none = no card
space-name = { $column } { $row }
space-none = battlefield
where-space = at { $space }
where-none = on the battlefield
shield-number = Shield { $number }
kind-mortal = mortal
kind-elemental = elemental
kind-external = external
kind-guardian = guardian
kind-other = card
size-S = small
size-M = medium
size-L = large
icon-babes = babes
icon-gold = gold
icon-beer = beer
icons-none = not to be bribed
land-Mountains = mountains
land-Rivers = rivers and lakes
land-Spires = spires
land-Swamp = swamp
land-Heaps = dry heaps
land-Woods = woods
land-Jungle = jungle
land-Stronghold = stronghold
land-Facedown = face down
land-None = none

## Sums
sum-first = { $amount }
sum-changed = { $amount } instead of { $printed }
sum-named = { $card } { $amount }
sum-added = plus { $card } { $amount }
sum-total = total { $amount }
sum-own = { $sign ->
    [minus] minus { $amount } by its text
   *[plus] plus { $amount } by its text
    }
sum-colour = plus { $amount } off-colour
sum-land = { $sign ->
    [minus] minus { $amount } for the land
   *[plus] plus { $amount } for the land
    }
sum-text = { $sign ->
    [minus] minus { $amount } by { $card }
   *[plus] plus { $amount } by { $card }
    }
sum-command = { $sign ->
    [minus] minus { $amount } from the command
   *[plus] plus { $amount } from the command
    }
sum-bearer = { $sign ->
    [minus] minus { $amount } from the standard bearer
   *[plus] plus { $amount } from the standard bearer
    }
sum-stronghold = plus { $amount } from the stronghold
sum-channel = plus { $amount } channelled
sum-ranged = plus { $amount } shot
sum-dice = plus { $amount } by dice
sum-table = { $sign ->
    [minus] minus { $amount } by the table
   *[plus] plus { $amount } by the table
    }

## Start and turn
welcome-fight = Guardians, one fight. { $names }. { $attacker } attacks. Land: { $lands }.
welcome-game = Guardians, full game. { $names }.
welcome-burnt = { $who } had no shield in hand. A stone burnt, twelve new cards.
turn-over = The game is over.
turn-other = { $who } has to choose: { $what }.
turn-sealed = Secret choices: { $what }.
turn-own = Your turn: { $what }.
prompt-say-command = announce a command or not
prompt-command = choose the command card
prompt-primary = choose the primary attacker
prompt-guess = guess, for { $card }
prompt-reroll = roll a die again or not
prompt-bribe = bribe or pass
prompt-bribe-shooter = bribe { $card } or pass
prompt-bribed = react to losing your card, { $card }, or pass
prompt-window = { $kind ->
    [channel] channel, play a card or pass
    [ranged] shoot, channel, play a card or pass
    [second] channel, play a card or pass
    [between] play a card before the match-up, or pass
    [open] play a card or pass
    [draw] play a card at the draw, or pass
    [draw-end] play a card at the end of the draw, or pass
    [turn-start] play a card at the beginning of the turn, or pass
    [upcard] play a card on the up-cards, or pass
    [move] play a card after this move, or pass
    [settle] play a card at settlement, or pass
    [settle-end] play a card at the end of settlement, or pass
   *[other] play a card or pass
    }
prompt-window-own = { $acts }{ $kind ->
    [between] , before the match-up
    [draw] , at the draw
    [draw-end] , at the end of the draw
    [turn-start] , at the beginning of the turn
    [upcard] , on the up-cards
    [move] , after this move
    [settle] , at settlement
    [settle-end] , at the end of settlement
   *[other] { "" }
    }
act-shoot = shoot
act-channel = channel
act-play = play a card
act-use = use a card
act-pass = pass
prompt-window-none = pass only
prompt-respond = { $what ->
    [command] answer the command, { $card }, or pass
    [card] answer the card, { $card }, or pass
    [item] answer the item, { $card }, or pass
    [area] answer the area attack, { $card }, or pass
    [shot] answer the shot, { $card }, or pass
    [own-shot] add to your shot, { $card }, or pass
    [bribe] answer the bribe, { $card }, or pass
    [own-bribe] add to your bribe, { $card }, or pass
    [own-card] add to your card, { $card }, or pass
    [bribed] answer the bribe, { $card }, or pass
    [channel] answer the channelling or pass
    [stone] answer the stone gained or pass
    [flight] answer the flight or pass
    [shield] answer the shield destroyed or pass
    [won] add to your victory or pass
    [lost] make up for the match-up lost or pass
    [used] answer the Accessory used or pass
   *[other] answer or pass
    }
prompt-offer = use { $card } or pass
prompt-unless = pay against { $card }, or let it happen
prompt-secondary = attack again or stop
prompt-flee = stay or retreat
prompt-idol = pay a stone for { $card }, or pass
prompt-come-back = take { $card } back or not
prompt-keep-down = pay so that { $card } stays out, or not
prompt-arrange = put a card of the draw pile back
prompt-discard = discard a card
prompt-hunt = choose the card to discard from the draw pile
prompt-lose = lose a creature at { $space }
prompt-organise-bare = put a creature under the shield at { $space }, or take the card back
prompt-organise-excess = place or discard { $count ->
    [one] one more card
   *[other] { $count } more cards
    }
prompt-organise = place your cards, then end
prompt-activate = turn a shield
prompt-storm = attack the guardian at once or not
prompt-reinforce = bring creatures to { $space }, then end
prompt-retreat = choose where to retreat
prompt-clear = remove terrains, then end
prompt-settle = at { $space }, lay a terrain or lose a creature
prompt-resize = choose the size, { $card }
prompt-pay-with = discard to strengthen { $card }, or enough
prompt-maybe = attack the command with { $card }, or not
asked-say-command = announce a command or not
asked-command = choose a command
asked-primary = choose an attacker
asked-guess = guess
asked-reroll = roll again or not
asked-bribe = bribe or pass
asked-bribed = answer the bribe or pass
asked-window = play a card or pass
asked-respond = answer or pass
asked-offer = use the card offered or pass
asked-unless = pay or let it happen
asked-secondary = attack again or stop
asked-flee = stay or retreat
asked-idol = pay or pass
asked-come-back = take the card back or not
asked-keep-down = pay or not
asked-arrange = put a card back
asked-discard = discard a card
asked-hunt = choose a card
asked-lose = lose a creature
asked-organise = place cards, then end
asked-activate = turn a shield
asked-storm = attack the guardian or not
asked-reinforce = bring creatures, then end
asked-retreat = choose where to retreat
asked-clear = remove terrains, then end
asked-settle = lay a terrain or lose a creature
asked-resize = choose a size
asked-pay-with = discard or say enough
asked-maybe = attack the command or not

## Hand
hand-onlooker = No hand, you are watching.
hand-creature = { $card }, { $kind }, { $vitality }
hand-card = { $card }
hand-all-guardians = { $count ->
    [0] No card in hand.
    [one] One card. { $groups }
   *[other] { $count } cards. { $groups }
    }
hand-group = { $name }: { $cards }.
hand-times = { $card }, { $count } times
hand-summed = { $card } { $vitality }
group-mortal = Mortals
group-elemental = Elementals
group-external = Externals
group-spell = Spells
group-bribery = Bribes
group-item = Items
group-shield = Shields
group-terrain = Terrains
group-upgrade = Upgrades and downgrades
group-other = Others
hand-beats = { $card } would make { $total }: { $wins ->
    [yes] beats
   *[no] does not beat
    } { $foe }.

## Moves
move-pass-say-command = announce no command
move-pass-bribe = do not bribe
move-pass-secondary = stop attacking
move-pass-flee = stay
move-pass-storm = do not attack the guardian
move-pass-reroll = keep the die
move-pass-unless = let it happen
move-pass-offer = do not use it
move-pass-come-back = do not take it back
move-pass-keep-down = do not pay
move-pass-idol = do not pay
move-pass-pay-with = enough
move-pass-maybe = do not attack the command
move-say-yes-say-command = announce a command
move-say-yes-reroll = roll the die again
move-say-yes-come-back = take it back
move-say-yes-keep-down = pay a stone
move-say-stone-idol = pay a stone
move-say-retreat-flee = retreat
move-say-stones-1-unless = pay a stone
move-say-depot-2-unless = give two cards of the depot
move-say-retreat = retreat to { $value }
move-say-discard = discard { $value }
move-say-hunt = discard { $value }
move-say-pay-with = discard { $value }
move-say-guess = guess { $value }
move-say-resize = size { $value }
move-arrange = { $card }, { $target ->
    [top] on top
   *[bottom] at the bottom
    }
move-play-on-with = play { $card } on { $target }, { $choice }
move-use-on-with = use { $card } on { $target }, { $choice }
move-go-showing = { $shield } goes to { $space }, showing { $cards }
said-yes = yes
said-retreat = retreat
said-stone = a stone
said-top = on top
said-bottom = at the bottom
said-none = none
shield-some = a shield
typed-verbs = passes:pass bribing:bribe
typed-pass = pass passes no enough nothing
move-pass = pass
move-done = end
move-say = answer { $value }
move-command = command { $card }
move-command-with = command { $card } with { $creature }
move-primary = primary attacker { $card }
move-bribe = bribe { $target } with { $card }
move-channel = channel, one stone of the guardian
move-channel-shot = channel to the shot, one stone of the guardian
move-channel-from = channel from { $space }
move-shoot = shoot with { $card }
move-play = play { $card }
move-play-on = play { $card } on { $target }
move-play-with = play { $card }, { $choice }
move-use = use { $card }
move-use-on = use { $card } on { $target }
move-use-with = use { $card }, { $choice }
move-attack = attack { $target } with { $card }
move-place-shield = { $card } at { $space }
move-place-under = { $card } under the shield at { $space }
move-place-channel = { $card } channels from { $space }
move-place-upgrade = upgrade { $card } at { $space }
move-place-downgrade = downgrade { $card } at { $space }
move-place-slot = { $card } on the upgrade at { $space }
move-place-lift-slot = take { $card } from the upgrade at { $space }
move-place-lift-channel = take { $card } from under the stronghold at { $space }
move-place-item = item { $card } under the shield at { $space }
move-place-accessory = accessory { $card }
move-place-discard = discard { $card }
move-take-back = take the last card placed back
move-stay = { $shield } stays
move-go = { $shield } goes to { $space }
move-fly = { $shield } flies to { $space }
move-reinforce = reinforce { $shield }
move-bring = bring { $card } from { $space }
move-assault = { $shield } attacks the guardian
move-clear = remove the terrain at { $space }
move-lay-up = lay { $card } at { $space }
move-lay-down = lay { $card } face down at { $space }
move-lose = lose { $card }

## Events
whose = { $you ->
    [yes] yours
   *[no] { $who }'s
    }
event-turn-began = Turn { $turn }.
event-resigned = { $seat } gives up.
    .you = You give up.
event-phase-began = { $phase_key ->
    [draw] Phase one, draw.
    [organise] Organising. Both place their cards in secret.
    [upcards] Phase two, up-cards.
    [combat] Movement and combat.
   *[settle] Phase three, terrain settlement.
    }
event-drawn = { $seat } draws.
    .you = You draw { $card }.
event-hand-refused = No shield in the hand of { $seat }. A stone burns, twelve new cards.
    .you = No shield in your hand. A stone burns, twelve new cards.
event-placed = { $how_key ->
    [shield] { $card } at { $space }.
    [under] { $card }, under the shield at { $space }.
    [channel] { $card }, under the stronghold at { $space }.
    [upgrade] Upgrade at { $space }: { $card }.
    [downgrade] Downgrade at { $space }: { $card }.
    [slot] { $card }, on the upgrade at { $space }.
    [lift-slot] { $card }, back from the upgrade at { $space }.
    [lift-channel] { $card }, back from the stronghold at { $space }.
    [item] Item under the shield at { $space }: { $card }.
    [accessory] Accessory: { $card }.
    [discard] Discarded: { $card }.
   *[taken-back] Taken back: { $card }.
    }
event-organised = { $seat } has organised. { $laid }Hidden cards: { $hidden }.
    .you = You have organised. { $laid }Hidden cards: { $hidden }.
event-up-cards = Up-cards. { $pairs } { $first_key ->
    [-1] Equal, new up-cards.
   *[other] { $me ->
        [first] You move first.
       *[other] { $first } moves first.
    }
    }
up-card = { $who }, { $card }, { $number }.
up-card-you = You, { $card }, { $number }.
event-pile-reshuffled = { $seat } has no cards to draw. The discard pile is shuffled for the up-card.
    .you = You have no cards to draw. Your discard pile is shuffled for the up-card.
event-shield-turned = { $option_key ->
    [stay] { $seat } leaves the shield at { $start }.
    [go] { $seat } goes from { $start } to { $space }.
    [fly] { $seat } flies from { $start } to { $space }. Creatures: { $creatures }.
    [reinforce] { $seat } reinforces the shield at { $start }.
   *[assault] { $seat } attacks the guardian from { $start }.
    }
    .you = { $option_key ->
    [stay] Your shield stays at { $start }.
    [go] You go from { $start } to { $space }.
    [fly] You fly from { $start } to { $space }. Creatures: { $creatures }.
    [reinforce] You reinforce your shield at { $start }.
   *[assault] You attack the guardian from { $start }.
    }
event-reinforced = { $card }, { $whose }, comes as reinforcement.
event-land-taken = { $fresh_key ->
    [yes] Rubble at { $space }, { $whose }.
   *[no] The rubble at { $space } changes hands, { $whose }.
    }
event-terrain-laid = { $seat } lays { $card } at { $space }.
    .you = You lay { $card } at { $space }{ $down ->
    [yes] , face down
   *[no] { "" }
    }.
event-terrain-removed = Terrain removed at { $space }: { $card }, { $whose }.
event-creature-lost = { $seat } loses { $card } at { $space }.
    .you = You lose { $card } at { $space }.
event-fight-began = Fight { $where }. { $me ->
    [attacker] You attack { $defender }.
    [defender] { $attacker } attacks you.
   *[other] { $attacker } attacks { $defender }.
    } { $guardian_key ->
    [yes] { $me ->
        [defender] Your guardian defends alone.
       *[other] The guardian defends alone.
    }
   *[no] { $stronghold_key ->
        [none] Land: { $lands }.
       *[other] Stronghold: { $stronghold }.
    }
    }
event-step-began = { $step_key ->
    [command] Commands.
    [choose] Match-up { $matchup }. Secret choices.
    [bribery] Bribery.
    [destruction] Destructions.
    [areas] Area attacks.
    [strike] Strike.
    [ranged] Ranged attacks.
    [secondary] Secondary attacks.
    [result] Result.
   *[other] Secondary attack: { $secondary_card } against { $secondary_target }.
    }
event-items-shown = { $seat } shows items: { $cards }.
    .you = Your items, shown: { $cards }.
event-limit-broken = { $seat } is over the limit: { $total } for { $limit }. { $forfeit_key ->
    [yes] The fight is forfeited.
   *[no] The fight goes on.
    }
    .you = You are over the limit: { $total } for { $limit }. { $forfeit_key ->
    [yes] The fight is forfeited.
   *[no] The fight goes on.
    }
event-command-said = { $yes_key ->
    [yes] { $seat } announces a command.
   *[no] { $seat } plays no command.
    }
    .you = { $yes_key ->
    [yes] You announce a command.
   *[no] You play no command.
    }
event-choice-sealed = Chosen in secret.
    .you = Choice kept: { $card }.
event-command-shown = Command, { $seat }: { $card }{ $creature_key ->
    [none] { "" }
   *[other] , with { $creature }
    }.
    .you = Your command: { $card }{ $creature_key ->
    [none] { "" }
   *[other] , with { $creature }
    }.
event-power-cancelled = { $why_key ->
    [conflict] Conflict, power cancelled
    [land] Forbidden here, power cancelled
   *[other] Power cancelled
    }: { $card }, { $whose }.
event-declared = { $guess_key ->
    [yes] { $seat } guesses: { $value }.
   *[no] { $what_key ->
        [resize] { $seat } changes size: { $value }.
        [size] { $seat } announces the size: { $value }.
        [class] { $seat } announces the class: { $value }.
       *[other] { $seat } announces the kind: { $value }.
    }
    }
    .you = { $guess_key ->
    [yes] You guess: { $value }.
   *[no] { $what_key ->
        [resize] You change size: { $value }.
        [size] You announce the size: { $value }.
        [class] You announce the class: { $value }.
       *[other] You announce the kind: { $value }.
    }
    }
event-guess-judged = { $right_key ->
    [yes] A right guess.
   *[no] A wrong guess.
    }
event-primaries-shown = { $pairs }
primary-own = Your { $card }, { $kind }, { $vitality }.
primary-foe = Facing you, { $card }, { $kind }, { $vitality }.
primary-other = { $who }, { $card }, { $kind }, { $vitality }.
event-bribed = Bribed: { $target } goes back to the pen.
event-bribe-turned = { $by } turns the bribe { $card }.
event-left-alone = Without opponent: { $card }, { $whose }.
event-destroyed = Destroyed: { $card }, { $whose }, by { $by }.
event-protected = { $card }, { $whose }: immune { $against_key ->
    [destroy] to destruction
    [aoe] to area attacks
    [ranged] to ranged attacks
   *[opponent] to this opponent
    }.
event-area-attacked = { $card }, { $whose }, area attack, { $type_key ->
    [fire] fire
    [fear] fear
    [gas] gas
   *[plain] plain
    }, { $amount ->
    [one] one point
   *[other] { $amount } points
    }. { $hit_key ->
    [0] Nobody is hit.
   *[other] { $lethal_key ->
        [yes] Lost: { $hit }.
       *[no] Knocked out: { $hit }.
    }
    }
event-channelled = Channelled to { $card }, { $whose }: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
    }{ $lost ->
    [0] { "" }
   *[other] , { $lost } too many
    }.
event-channel-cancelled = Channelling cancelled by { $by }: { $points ->
    [one] one point
   *[other] { $points } points
    }.
event-shot = Shot, { $card }, { $whose }{ $amount ->
    [0] { "" }
   *[other] : { $amount }
    }.
event-shot-stopped = { $turned_key ->
    [yes] Shot turned round by { $by }.
   *[no] Shot cancelled by { $by }.
    }
event-struck = { $pairs } { $result }
    .brief = { $first } { $total1 } against { $second } { $total2 }. { $result }
struck-own = Your { $card }, { $sum }.
struck-foe = Facing you, { $card }, { $sum }.
struck-other = { $who }, { $card }, { $sum }.
struck-result = { $why ->
    [immune] { $tie ->
        [yes] Immunity makes it a tie.
       *[no] Both immune, only shots count. { $wins }
    }
    [final] { $tie ->
        [yes] A tie by a card.
       *[no] A tie by a card. { $wins }
    }
    [equal] { $tie ->
        [yes] A tie.
       *[no] A tie, but a card decides it. { $wins }
    }
    [margin] Too close, a tie.
    [text] { $tie ->
        [yes] A tie.
       *[no] The text of a card decides. { $wins }
    }
   *[sum] { $tie ->
        [yes] A tie.
       *[no] { $wins }
    }
    }
wins = { $you ->
    [yes] You win.
   *[no] { $who } wins.
    }
event-secondary-struck = { $sum }, against { $against }. { $beaten_key ->
    [yes] { $target } falls.
   *[no] { $target } stands.
    }
event-card-played = { $seat } { $opened ->
    [yes] uses
   *[no] plays
    } { $card }{ $target_key ->
    [none] { "" }
   *[other] { " " }on { $target }
    }{ $choice_key ->
    [none] { "" }
   *[other] , choice { $choice }
    }.
    .you = You { $opened ->
    [yes] use
   *[no] play
    } { $card }{ $target_key ->
    [none] { "" }
   *[other] { " " }on { $target }
    }{ $choice_key ->
    [none] { "" }
   *[other] , choice { $choice }
    }.
event-card-dispelled = { $card }, { $whose }: cancelled by { $by }.
event-card-moved = { $card }, { $whose }: { $to_key ->
    [hand] back to the combat hand
    [pen] back to the pen
    [depot] back to the depot
    [storage] { $start_key ->
        [upcard] the up-card goes to storage
       *[other] back to storage
    }
    [discard] discarded
    [upcard] the up-card
    [sideline] out of the fight
    [match-up] enters the match-up
    [facedown] turned face down
    [play] in play
    [shield] under the shield
    [deck] into the draw pile
    [draw] as a draw
    [slot] on the upgrade
    [origin] the fight moves to where the attacker came from
   *[other] to another place
    }.
event-stones-changed = { $left ->
    [0] { $seat } has no stone left.
    [one] { $seat }, one stone.
   *[other] { $seat }, { $left } stones.
    }
    .you = { $left ->
    [0] You have no stone left.
    [one] You have one stone.
   *[other] You have { $left } stones.
    }
event-hand-shown = { $away ->
    [yes] { $seat } discards { $place }: { $cards }.
   *[no] { $cards_key ->
        [0] { $seat } has nothing to show { $place }.
       *[other] { $seat } shows { $place }: { $cards }.
    }
    }
    .you = { $away ->
    [yes] You discard { $place }: { $cards }.
   *[no] { $cards_key ->
        [0] You have nothing to show { $place }.
       *[other] You show { $place }: { $cards }.
    }
    }
shown-place = { $place ->
    [hand] from the combat hand
    [pen] from the pen
    [depot] from the depot
    [storage] from storage
    [deck] from the draw pile
    [shield] from this shield
    [discard] from the discard pile
   *[other] of the cards held
    }
event-hand-total = { $seat }, combat hand{ $count ->
    [-1] { "" }
    [0] , no card
    [one] , one card
   *[other] , { $count } cards
    }, total vitality { $vitality }.
    .you = Your combat hand{ $count ->
    [-1] { "" }
    [0] , no card
    [one] , one card
   *[other] , { $count } cards
    }, total vitality { $vitality }.
event-looked = { $seat } looks at cards of { $own ->
    [yes] the own draw pile
   *[no] the other draw pile
    }.
    .you = You see, in { $own ->
    [yes] your draw pile
   *[no] the other draw pile
    }: { $cards }.
event-rolled = Die for { $card }: { $value }.
event-read-out = { $card }, { $whose }. { $note }
event-fight-ended = Fight over { $where }. { $guardian ->
    [yes] { $me ->
        [guard] { $fell ->
            [yes] Your guardian falls.
           *[no] Your guardian stands.
        }
       *[other] { $fell ->
            [yes] The guardian falls.
           *[no] The guardian stands.
        }
    }
    [retreat] A retreat. { $held }
    [forfeit] A forfeit. { $held }
   *[sum] { $totals } { $held }
    }
fight-totals = { $who1 } { $sum1 }, { $who2 } { $sum2 }.
fight-held = { $you ->
    [yes] The space is yours.
   *[no] The space is held by { $who }.
    }
you-name = You
event-saved = { $card }, { $whose }, is back thanks to { $by }.
event-retreated = { $seat } retreats to { $space }{ $joined_key ->
    [yes] , under another own shield
   *[no] { "" }
    }.
    .you = You retreat to { $space }{ $joined_key ->
    [yes] , under another of your shields
   *[no] { "" }
    }.
event-shield-destroyed = { $counts_key ->
    [yes] { $seat } loses a shield, { $total } of five.
   *[no] { $seat } discards a shield, it does not count for the five.
    }
    .you = { $counts_key ->
    [yes] You lose a shield, { $total } of five.
   *[no] You discard a shield, it does not count for the five.
    }

## End
over-won = You win! { $reason }
over-lost = You lose. { $winner } wins. { $reason }
over-many = { $winner } wins. { $reason }
over-draw = A draw. { $reason }
end-sum = The sums decide.
end-retreat = A retreat decides.
end-forfeit = A forfeit decides.
end-guardian = The guardian has fallen.
end-shields = Five shields are destroyed.
end-lands = All six lands are held.
end-exhausted = No cards and no shields left.
end-turn-limit = The limit of turns is reached. Shields destroyed decide, then lands.
end-resign = A player gives up.
end-agreed-end = Ended by agreement.

## Asking the table
ask-start = Say when the fight begins.
ask-draw = Draw a card: { $zone }.
ask-upcard = Turn an up-card: { $zone }.
ask-look = Look at { $count } top cards: { $zone }.
ask-pick = Take a card at random: { $zone }.
ask-die = Roll { $count ->
    [one] a die
   *[other] { $count } dice
    }: { $zone }.

## Refusals
refused-not-legal = { $fits ->
    [yes] The rules do not allow it here.
   *[no] It is not the moment. You have to { $asked }.
    }
refused-ask-first = A result is awaited first.
refused-not-there = This card is not there.
refused-wrong-count = { $expected } results are needed.
refused-not-a-form = The fields of the outcome have to be filled in.
refused-unknown-field = Unknown field: { $field }.
refused-bad-field = Impossible value for { $field }.

## Reasons
reason-strength = { $card } has { $vitality } vitality.
reason-removes = { $card } leaves the fight, { $vitality } vitality.
reason-behind = Behind by { $by }.
reason-beats = { $sum } against { $against }.
reason-forward = Forward to row { $row }.

## Position
board-fight = Fight { $where }, { $matchup ->
    [0] before the first match-up
   *[other] match-up { $matchup }
    }. { $attacker } attacks. { $stronghold ->
    [none] Land: { $lands }.
   *[other] Stronghold: { $stronghold }.
    }
board-pair = { $card1 } { $total1 } against { $card2 } { $total2 }.
board-sum = { $card }, { $sum }.
board-game = Turn { $turn }. Lands: { $mine } for you, { $theirs } for the foe.
zone-side = { $who }, { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
    }
zone-side-more = { $guardian } Cards to draw: { $pile }. Hidden cards: { $hidden }. Shields destroyed: { $killed }.
zone-side-fight = { $guardian } { $bearer ->
    [none] No standard bearer.
   *[other] Standard bearer: { $bearer }
    }
side-guardian = guardian, { $card }
side-bearer = standard bearer, { $card }
side-up = up-card, { $card }
side-accessory = accessory, { $card }
side-lasting = lasting, { $card }
zone-space = { $space }, { $what }
space-shield = { $card }, { $whose }, { $turned ->
    [yes] turned
   *[no] not turned yet
    }{ $count ->
    [-1] { "" }
    [0] , no creature
    [one] , one creature, { $load } of { $limit }
   *[other] , { $count } creatures, { $load } of { $limit }
    }
space-empty = nothing
space-rubble = rubble, { $whose }
space-stronghold = { $card }, { $whose }
space-terrain = { $card }, { $whose }
space-terrain-down = { $card }, face down, { $whose }
space-no-terrain = no terrain, { $whose }
space-placed = placed this turn, { $cards }
space-upgrade = upgrade { $card }, { $whose }
space-under = under the stronghold, { $card }
space-slot = on the upgrade, { $card }
item-under = { $card }, { $kind }, { $vitality }
zone-fighters = Open cards, { $count }
fighter-item = { $card } of { $who }, { $place }
place-current = in the match-up
place-command = command
place-shooter = has shot
place-aside = without opponent
place-standing = stands
place-secondary = secondary attack
place-sideline = set aside
place-guardian = guardian
place-beaten = beaten
place-blown = killed by an area attack
place-destroyed = destroyed
place-bribed = bribed
place-gone = gone
score-game = Shields destroyed: { $mine } for you, { $theirs } for the foe. Lands: { $lands1 } and { $lands2 }.
seen-cards = Cards known of the foe: { $cards }.
seen-none = No card of the foe is known.
table-nothing-guardians = Nothing for your hands to do.

## Decks
deck-fine = A legal deck, { $size } cards.
deck-size = { $size } cards.
deck-fault-too-few-cards = Too few cards: { $count }, at least { $least } are needed.
deck-fault-no-guardian = A guardian is missing.
deck-fault-many-guardians = Only one guardian is allowed, there are { $count }.
deck-fault-stronghold-count = Three strongholds are needed, there are { $count }.
deck-fault-strongholds-mixed = The strongholds must have the same name.
deck-fault-stronghold-side = { $side_key ->
    [left] Left
    [centre] Centre
   *[right] Right
    } stronghold: { $count } instead of one.
deck-fault-too-many-copies = Too many copies of { $card }: { $count }, at most { $most }.
deck-fault-bearer-unlike = Standard bearer unlike the shields: { $card }.
deck-advice-shields-few = Advice, few shields: { $count }, better { $least } to { $most }.
deck-advice-shields-many = Advice, many shields: { $count }, better { $least } to { $most }.
deck-advice-terrains-few = Advice, few terrains: { $count }, better { $least } to { $most }.
deck-advice-terrains-many = Advice, many terrains: { $count }, better { $least } to { $most }.
deck-advice-big-creatures = Advice, { $count } creatures above { $vitality }, two are enough.
deck-advice-bearer-unlike = Advice, standard bearer unlike the shields: { $card }.
deck-misread = Line { $line }, unknown card: { $text }. Nearest: { $nearest }.
deck-misread-alone = Line { $line }, unknown card: { $text }.
deck-guessed = Line { $line }, { $text } read as { $card }.
deck-file-missing = File not found or not readable: { $path }.
deck-file-too-big = File too big: { $path }.
deck-file-not-text = This file is not text: { $path }.
deck-file-columns = The card list does not have the right columns: { $path }.

## Rulings
rulings-title = { $title }. { $count ->
    [0] See elsewhere.
    [one] One ruling.
   *[other] { $count } rulings.
    }
rulings-booklet = { $text }
rulings-faq = Official answer. { $text }
rulings-rm = House rule. { $text }
rulings-in = Internet custom. { $text }
rulings-in-rm = Custom and house rule. { $text }
rulings-faq-rm = Official answer, eased by a house rule. { $text }
rulings-see = See also { $id }.
dispute-question = { $title }. { $question }
dispute-reading = Reading { $number }. { $text }
dispute-custom = { $on ->
    [1] Custom plays reading { $number }.
   *[0] Custom plays reading { $number }, but it is off.
    }
dispute-decided = Your table has chosen reading { $number }.
dispute-open = Your table has not chosen yet.

## Cards the table judges
note-earth-mother = Show her in Terrain phase: no creature is lost for lacking a Terrain.
note-spirit-of-the-hunt = May dismiss its first opponent for a random other one from the enemy hand.
note-castellan-keir = In Terrain phase, discard it from your Rubble to rebuild that Stronghold.
note-bone-fright = The enemy has to spend every ranged attack he can on this creature.
note-cactus-mcfingers = If alive and you won, may lay a Terrain there, replacing an enemy one.
note-tes-let-leader-with-foresight = May leave the Up-card aside and make every draw from the deck.
note-heliopolos-temple-of-re = Gains a token per Undead you beat; spend one for plus two in a match-up.
note-tablet-of-ancathus = If your first attacker survives, your others trade their terrain bonus for its own.
note-bruce-the-goose = In match-up one the enemy answers with the strongest creature yours can beat.
note-reverend-smilin-jack = On your face-down creature Terrain, that creature may fight; an unbeaten one may replace it.
note-shadow-warrior = May fight the enemy Up-card at plus two; winning costs the foe one draw.
note-knife-of-shadow = Pick an enemy hand card; destroyed if its base exceeds his creature Up-card's.
note-black-locust = Players bid stones for the space; highest pays and wins; Locust is discarded.
note-arcane-infusion = Discard a creature under your turned Shield, off empty land, to unturn it.
note-crash = Skip one activation without having to turn any of your Shields.
note-kasmirs-blitz = Before the space is settled, all survivors fight one more whole combat.
note-war = After your Shield's move option, take another such option at once.
note-warwicks-aura = In Draw phase, an enemy Standard Bearer becomes one of his dead Shields.
note-work-crew = Chosen enemy Stronghold: next turn its owner can't take or place cards there.
note-grunwald-the-usurper = Terrain without a Shield counts as yours when working out this turn's draw.
note-master-tactician = Your retreating Shield may go to any adjacent free disputed land.
note-ragmorts-engineers = A left or right Stronghold may carry one more, different Upgrade.
note-morbs-revenge = Only works on cards painted by Brom; read the picture credit.
note-the-ol-switcheroo = When attacked, exchange that Shield with an unturned one; both finish turned.
note-total-chaos = On three or more the players fight with each other's hands, returned before control.
note-u-r-first = You name the unturned enemy Shield that has to act next.

## Commands of this game
command-ledger = the fight's ledger, line by line
command-ledger-more = Both sums of the match-up, every bonus named.
command-beats = the cards that beat what you face
command-beats-more = Among the creatures of your hand, against the one you face.
command-until = pass until the next attack, the next match-up or what concerns me
command-until-more = Each press changes how long. Nobody else hears it.
ledger-none = No match-up is going on.
ledger-space = No match-up is going on. For the space, so far: { $totals }
beats-none = You face nobody.
beats-list = { $count ->
    [0] No card of your hand beats { $foe }.
   *[other] These beat { $foe }: { $cards }.
    }
until-off = You choose every time.
until-attack = You pass until the next attack.
until-matchup = You pass until the next match-up.
until-me = You pass until something concerns you.
dispute-how = Say decide one or decide two to keep your table's reading, decide zero to forget it.
dispute-kept = { $number ->
    [0] Decision forgotten.
   *[other] Reading { $number } kept for your table.
    } { $played ->
    [yes] The next games will follow it.
   *[no] The program recalls it, but it is for you to apply it.
    }
dispute-none-here = This passage is no open question.
dispute-unreadable = The file of decisions cannot be read or written: { $path }.
