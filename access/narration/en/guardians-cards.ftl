# The text of cards, made of the effect words: a word, a sentence.

## The card
card-described = { $card }, { $facts }.
fact-size = { $size }
fact-class = class { $name }
fact-vitality = vitality { $number }
fact-red = counts { $number } for the limit
fact-fly = flies
fact-ocb = off-colour { $number }
fact-icons = bribed by { $icons }
fact-receives = receives channelling
fact-cmp = channels { $number }
fact-command = may be a command
fact-up = up-number { $number }
fact-stones = { $number } stones
fact-draw = draws { $number }
fact-ldl = with fewer lands, draw { $number }
fact-mdl = with more lands, draw { $number }
fact-luc = after a lower up-card, draw { $number }
sort-stronghold = stronghold
sort-shield = shield
sort-standard-bearer = standard bearer
sort-shield-terrain = shield or terrain
sort-terrain = terrain
sort-upgrade = upgrade
sort-downgrade = downgrade
sort-spell = spell
sort-item-hand = hand item
sort-item-creature = creature item
sort-item-accessory = accessory
sort-bribery = bribery

## The sentences
fx-those = { "" }, { $who }
fx-sentence = { $job ->
    [command] Command: { $text }.
    [primary] As primary: { $text }.
    [secondary] As secondary: { $text }.
    [ranged] When shooting: { $text }.
   *[none] { $text }.
    }
signed = { $sign ->
    [minus] minus { $size }
   *[plus] plus { $size }
    }
amount-x = { $sign ->
    [minus] minus { $what }
    [none] { $what }
   *[plus] plus { $what }
    }
amount-dice = { $sign ->
    [plus] { "plus " }
   *[none] { "" }
    }{ $dice ->
    [1] one die
   *[other] { $dice } dice
    }
many = { $n ->
    [all] all cards
    [any] as many cards as you like
    [none] one card
    [1] one card
   *[other] { $n } cards
    }
x-previous-ocb = the off-colour of your card before
x-previous-terrain = the terrain bonus of your card before
x-opponent-ocb = the off-colour of the opponent
x-foe-previous-vitality = the vitality of the enemy card before
x-upcard = your up-card
x-command-vitality = the vitality of the command
x-up-number = its up-number
x-ranged-used = the strength of the shot
x-slot = the card on the upgrade
x-foe-draw = the enemy draw
x-half-spent = half of the stones spent

## The words
fx-manual = The table judges this card.
fx-bonus = { $n }
fx-aura = { $n } to { $side ->
    [foe] enemy creatures
    [both] all creatures
   *[own] your creatures
    }{ $those }
fx-defence = { $n } to each defender
fx-adjust = { $list } { $amount } { $side ->
    [foe] for the enemy
    [both] on both sides
   *[own] for you
    }{ $those }
fx-set = { $list } { $amount ->
    [chosen] as you choose
    [own] for you
    [origin] of the space of origin
    [any] as you choose
    [first] of your first attacker
    [vitality] its vitality
   *[other] { $amount }
    } { $side ->
    [foe] for the enemy
    [both] on both sides
   *[none] { "" }
    }{ $those }
fx-set-terrain = the space counts as { $land }
fx-resize = may become medium, { $M }, or small, { $S }
fx-dice = { $first ->
    [reroll] a die may be rolled again
    [1] all dice show 1
   *[other] dice { $n }
    }
fx-guess = { $side ->
    [foe] the enemy guesses
   *[own] you guess
    } { $list } { $hit ->
    [none] { $miss }, when wrong
   *[other] { $hit }, when right
    }
fx-ranged = ranged attack { $n }
fx-aoe = area attack, { $second ->
    [fire] fire
    [fear] fear
    [gas] gas
   *[plain] plain
    } { $n } { $side ->
    [own] on your hand
    [both] on both hands
   *[foe] { "" }
    }{ $those }
fx-attack = its attack is { $list }
fx-attack-command = attacks the enemy command
fx-invert = turns to your profit { $list }
fx-push = { $first ->
    [final] a tie, whatever comes
    [modifiable] starts as a tie
    [win] you win ties
   *[none] loses only by { $margin } or more
    }{ $those }
fx-beats = { $who_key ->
    [any] wins whatever the totals
    [self] this card is beaten
   *[other] beats { $who }
    }
fx-destroys = destroys { $who_key ->
    [any] the opponent
    [both] both cards of the match-up
   *[other] { $thing ->
        [yes] { $who }
       *[no] the opponent, { $who }
    }
    }
fx-destroyed-if = { $first ->
    [lose] is destroyed when beaten
   *[none] is destroyed
    }
fx-immune = immune: { $list }
fx-no-secondary-against = no secondary attack on it { $first ->
    [both] nor on its opponent
   *[none] { "" }
    }
fx-no-channel-against = the enemy does not channel against it
fx-no-ranged = no more shots { $first ->
    [foe] for the enemy
   *[both] on both sides
    }
fx-forbid = forbids { $list } { $side ->
    [foe] to the enemy
    [both] to both sides
   *[none] { "" }
    }{ $those }
fx-dispel = cancels { $list }{ $those }
fx-dispel-rule = { $first ->
    [never] cannot be cancelled
    [anytime] may be cancelled at any time
   *[none] is cancelled only by paying
    }
fx-grant = gives { $first ->
    [receives] channelling
    [fly] flight
    [ocb] the off-colour bonus
    [terrain] the terrain bonus
    [defend] the right to defend
   *[other] immunity, { $list }
    } { $side ->
    [own] to your creatures
    [both] to all creatures
   *[none] to one creature
    }{ $those }
fx-channel-only = channels only to these: { $who }
fx-channel-also = may also channel to { $who }
fx-channel-max = { $first ->
    [none] channels as often as you like
   *[other] channels at most { $n } to one creature
    }
fx-receive-only = receives channelling only from { $list }
fx-receive-max = receives at most { $n } by channelling
fx-bribe = bribes a creature with { $list }
fx-must-play-first = has to attack first{ $those }
fx-must-command = only as command
fx-as-command = is played as command { $first ->
    [instead] in place of a creature
   *[none] { "" }
    }
fx-play-order = { $first ->
    [lowest] the lowest attack first
    [random] attackers are drawn at random
   *[own-first] you choose before the enemy
    } { $side ->
    [foe] for the enemy
   *[other] { "" }
    }
fx-declare = the enemy announces { $list } before you choose
fx-reveal-hand = { $side ->
    [both] both sides show
   *[foe] the enemy shows
    } { $what_key ->
    [none] cards
    [cards] cards, { $what }
   *[other] { $what }
    } { $source }{ $those }
fx-arrange = puts in order { $n } top cards { $side ->
    [foe] of the enemy draw pile
   *[own] of your draw pile
    }
fx-upcard = { $first ->
    [redraw] a new up-card
   *[replace] becomes the up-card
    } { $side ->
    [foe] for the enemy
    [both] for a side of your choice
   *[own] for you
    }
fx-heal = heals { $many }, { $who }
fx-return = sends { $thing ->
    [yes] { $who }
   *[no] the cards, { $who },
    } back to { $to }
fx-fetch = takes { $many }, { $what }, { $source }, to { $to }
fx-discard = discards { $many }, { $what }, { $source } { $side ->
    [foe] of the enemy
    [both] on both sides
   *[own] of yours
    } { $pick ->
    [random] at random
    [you] as you choose
    [owner] as the enemy chooses
   *[none] { "" }
    }
fx-sideline = takes out of the fight { $thing ->
    [yes] { $who }
   *[no] the creatures, { $who }
    }
fx-unopposed = leaves without opponent { $who }
fx-swap = exchange, { $enter } comes and { $leave } leaves
fx-copy = copies the text of a card { $source }{ $those }
fx-slot = holds { $many }, { $who }
fx-control-value = { $who_key ->
    [none] { "" }
   *[other] { $who }
    } counts { $n } for the space
fx-retreat-option = { $side ->
    [foe] the enemy may retreat
   *[own] you may retreat
    }
fx-must-retreat = the enemy has to retreat
fx-terrain = counts as { $list }
fx-move = movement { $n }{ $those }
fx-rubble = turns a stronghold into rubble
fx-skip = goes at once to { $to_key ->
    [combat] movement and combat
   *[settle] terrain settlement
    }
fx-cost = costs { $first ->
    [1] one stone
   *[other] { $first } stones
    }
fx-stones = { $n } { $side ->
    [foe] enemy stones
   *[own] stones for you
    }
fx-draw = draw { $n } { $side ->
    [foe] for the enemy
   *[own] for you
    }
fx-one-per-space = { $first ->
    [none] one only in a space
   *[other] one only in a space, { $list }
    }
fx-limit = { $per ->
    [turn] one a turn
    [phase] one a phase
    [deck] one a deck
    [shield] one a shield
    [player] one a player
   *[play] only one in play
    }

## Things and numbers
stat-cmp = channelling points
stat-luc = draw for the lower up-card
stat-ranged = ranged attacks
stat-ocb = off-colour
stat-terrain = terrain bonus
stat-control = sum for the space
stat-hand-limit = storage limit
stat-price = price in stones
stat-flights = flights a turn
stat-vitality = vitality
stat-draw = draw
stat-stones = stones
stat-class = class
stat-kind = kind
stat-bribes = icons
stat-bribery = icon of your bribes
stat-space = texts of the space
stat-support = support under a secondary attack
stat-space-value = value for the limit
stat-space-limit = vitality limit under this shield
stat-initiative = first player
thing-channel = channelling
thing-aoe = area attacks
thing-text = the text
thing-change = any further change
thing-play = playing
thing-spend = paying stones
thing-fly = flight
thing-move = movement
thing-command = commands
thing-bonus-class = class bonuses
thing-bonus-ocb = the off-colour bonus
thing-bonus-defence = the stronghold's bonus
thing-bribe-any = any bribe
thing-bribe-babes = bribes of babes
thing-bribe-gold = bribes of gold
thing-bribe-beer = bribes of beer
thing-ranged = the shot
thing-size = the size
thing-kind = the kind
thing-class = the class
thing-fire = fire
thing-fear = fear
thing-babes = the icon babes
thing-gold = the icon gold
thing-beer = the icon beer
thing-any = any icon
thing-receives = channelling
thing-ocb = the off-colour bonus
thing-terrain = the terrain bonus
thing-defend = the right to defend
thing-count = the number
thing-vitality = the total vitality
thing-number = the number
thing-cards = the cards
attack-fire = fire
attack-fear = fear
attack-aoe = area attacks
attack-ranged = shots
attack-destroy = destruction

## Cards meant
sel-not = but not { $what }
sel-class = of class { $name }
sel-class-same = of the class of your attacker
sel-named = named { $name }
sel-vit = { $bound ->
    [max] of vitality { $number } at most
   *[min] of vitality { $number } at least
    }
sel-ocb = of off-colour { $number }
sel-kind-mortal = of kind mortal
sel-kind-elemental = of kind elemental
sel-kind-external = of kind external
sel-kind-guardian = the guardian
sel-kind-stronghold = stronghold
sel-kind-shield = shield
sel-kind-standard-bearer = standard bearer
sel-kind-shield-terrain = shield terrain
sel-kind-terrain = terrain
sel-kind-upgrade = upgrade
sel-kind-downgrade = downgrade
sel-kind-spell = spell
sel-kind-bribery = bribery
sel-kind-item-hand = hand item
sel-kind-item-creature = creature item
sel-kind-item-accessory = accessory
sel-size-S = small
sel-size-M = medium
sel-size-L = large
sel-bribes-babes = with the icon babes
sel-bribes-gold = with the icon gold
sel-bribes-beer = with the icon beer
sel-bribes-any = with an icon
sel-bribes-none = without icon
sel-attack-fire = with a fire attack
sel-attack-fear = with a fear attack
sel-likes = with a bonus in { $land }
sel-under-stronghold = under the stronghold
sel-under-upgrade = on the upgrade
sel-any = any
sel-fly = flying
sel-ranged = with a ranged attack
sel-receives = with the channelling mark
sel-channels = with channelling points
sel-fears = not immune to fear
sel-destroyer = with a power to destroy
sel-creature = creature
sel-spell = spell
sel-item = item
sel-command = in command
sel-command-alone = the command
sel-beaten-alone = the beaten cards
sel-lost-alone = the lost cards
sel-duplicate-alone = the cards that are there twice
sel-hand-alone = a card of the combat hand
sel-mine-alone = a card of yours
sel-chosen-alone = a card you choose
sel-slot-alone = the card on the upgrade
sel-under-stronghold-alone = the cards under the stronghold
sel-under-upgrade-alone = those on the upgrade
sel-creatures = creatures { $who }
sel-secondary = in a secondary attack
sel-opponent = the opponent
sel-self = this card
sel-both = both cards
sel-mine = of yours
sel-current = your attacker
sel-beaten = beaten
sel-lost = lost
sel-duplicate = there twice
sel-hand = of the combat hand
sel-single = single-bordered
sel-double = double-bordered
sel-facedown = face down
sel-slot = on the upgrade
sel-chosen = you choose
sel-used-ranged = that have shot
sel-own-terrain = your terrain
sel-from-discard = from the discard pile
sel-channel = channelling
sel-guardian = the guardian
place-from-hand = from the combat hand
place-from-pen = from the pen
place-from-depot = from the depot
place-from-storage = from storage
place-from-discard = from the discard pile
place-from-deck = from the draw pile
place-from-upcard = from the up-card
place-from-play = in play
place-from-shield = from the shield
place-from-turned-shield = from a turned shield
place-from-disputed-shields = from the shields on disputed lands
place-from-guardian = of the guardian
place-from-draw = from the draw
place-from-slot = from the upgrade
place-from-opponent = of the opponent
place-from-command = of the command
place-from-stronghold = from the stronghold
place-from-own-strongholds = from your strongholds
place-from-here = from this space
place-of-hand = the combat hand
place-of-pen = the pen
place-of-depot = the depot
place-of-storage = storage
place-of-discard = the discard pile
place-of-deck = the draw pile
place-of-upcard = the up-card
place-of-play = play
place-of-shield = the shield
place-of-turned-shield = a turned shield
place-of-disputed-shields = the shields on disputed lands
place-of-guardian = the guardian
place-of-draw = the card drawn
place-of-slot = the upgrade
place-of-opponent = the opponent
place-of-command = the command
place-of-stronghold = the stronghold
place-of-own-strongholds = your strongholds
place-of-here = this space

## Conditions
cond-per = { $more ->
    [none] for each { $what }
   *[other] { $more } for each { $what }
    }
cond-vs = against a creature { $who }
cond-with = when your attacker is { $who }
cond-by = by a card { $who }
cond-by-secondary = in a secondary attack
cond-in = land { $land }
cond-role-attacking = when attacking
cond-role-defending = when defending
cond-where-here = on this space
cond-where-front = on the two spaces in front
cond-where-own-strongholds = on your strongholds
cond-where-chosen = on the space chosen
cond-within = within { $number } space
cond-first = { $count ->
    [all] all match-ups
    [1] first match-up
   *[other] first { $count } match-ups
    }
cond-roll = { $high ->
    [none] when the die shows { $low }
   *[other] when the die shows { $low } to { $high }
    }
cond-fails = { $high ->
   *[other] no effect when the die shows { $low }
    }
cond-unless = unless the foe gives { $what }
cond-cost = for { $what }
cond-repeat-yes = as often as paid
cond-vitality = vitality { $number } in all
cond-max = { $number ->
    [cmp] up to the guardian's channelling points
   *[other] { $number } at most
    }
cond-lethal-no = without killing
cond-even-lost = even when the space is lost
cond-even-unmarked = even without the channelling mark
cond-except-ranged = but for ranged attacks
cond-at-after = after the combat
cond-until-turn = until the end of the turn
cond-until-combat = until the end of the combat
cond-until-matchup = for this match-up
cond-until-home = until back at the stronghold
cond-until-bribed = until it is bribed
cond-until-next-combat = until the next combat
cond-when-reveal = when revealed
cond-when-play = when it enters the match-up
cond-when-win = when it wins
cond-when-lose = when it is beaten
cond-when-lost = when it is lost
cond-when-survive = when it is not beaten
cond-when-foe-beaten = when an enemy creature is beaten
cond-when-foe-channels = when the enemy channels
cond-when-own-bribed = when a creature of yours is bribed
cond-when-own-bribes = when you bribe
cond-when-foe-bribes = when the enemy bribes
cond-when-own-ranged = when you shoot
cond-when-foe-ranged = when the enemy shoots
cond-when-own-plays = when you play a card
cond-when-foe-plays = when the enemy plays a card
cond-when-foe-shows = when the enemy shows an item
cond-when-foe-gains-stone = when the enemy gains a stone
cond-when-foe-enters = when the enemy enters
cond-when-combat-won = when you win a combat
cond-when-shield-killed = when an enemy shield is destroyed
cond-when-upcard = at the up-card
cond-when-draw = at the draw
cond-when-draw-end = at the end of the draw
cond-when-settle = at terrain settlement
cond-when-settle-end = at the end of terrain settlement
cond-when-move = at movement
cond-when-turn-start = at the beginning of the turn
cond-when-primaries-done = after the primary attacks
cond-when-anytime = at any time
cond-when-flight = when a shield flies
cond-when-used = when used
test-unbeaten = if it is not beaten
test-beaten = if it is beaten
test-alive = if it survives
test-alive-some = if { $count ->
    [1] one card, { $who }, survives
   *[other] { $count } cards, { $who }, survive
    }
test-channeled = if the beaten one was channelled to
test-leaves = if it cannot stay
test-shield-here = if a shield is there
test-foe-total-higher = if the enemy total is higher
test-only = if no other { $who } is in play
test-upcard = if the up-card is { $who }
test-command = if the command is { $who }
test-margin = { $bound ->
    [min] by { $number } or more
    [max] by { $number } or less
   *[command] by more than the command
    }
test-painter = a card painted by { $name }
price-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
    }
price-depot = { $count ->
    [one] one card of the depot
   *[other] { $count } cards of the depot
    }
price-discard = discarding it
price-discard-card = discarding a card, { $who }
price-destroy = destroying it
price-reveal = showing it
count-cards = { $how ->
    [distinct] different card in play, { $who }
    [beaten] beaten card, { $who }
    [discarded] discarded card, { $who }
   *[none] card in play, { $who }
    }
count-discard = card discarded, { $who }
count-opponent-icons = icon of the opponent
count-icons = icon of the creature
count-order = match-up, in order
count-matchups = match-up done
count-foe-lost = enemy creature lost
count-stone = stone more
count-foes = enemy creature
count-hand-single = single-bordered card in storage
count-terrain-swamp = swamp in play
count-own-terrain-swamp = swamp of yours
count-own-shields-disputed = shield of yours on disputed lands
count-own-shields-lost = shield of yours destroyed
count-foe-pen-creature = creature in the enemy pen
