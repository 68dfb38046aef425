# Sadaraspha.

## Names
unit-numbered = { $name } { $number }
a-unit = { $gender ->
    [vowel] an { $name }
   *[other] a { $name }
    }
town-yours = your town
of-name = of { $who }
town-of = the town { $whose }
town-alone = town
the-enemy-town = the enemy town
whose-yours = your { $unit }
whose-other = { $unit } { $whose }
amount-none = nothing
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-ore = { $count } ore
amount-victory = { $count ->
    [one] { $count } victory card
   *[other] { $count } victory cards
    }
points-of-life = { $count ->
    [one] { $count } hit point
   *[other] { $count } hit points
    }
wind-0 = north
wind-1 = north-east
wind-2 = east
wind-3 = south-east
wind-4 = south
wind-5 = south-west
wind-6 = west
wind-7 = north-west
where-here = Right here
from-town = { $where } of your town
from-town-here = your town itself
where = { $steps ->
    [one] { $steps } cell { $wind }
   *[other] { $steps } cells { $wind }
    }

## Beginning
welcome-game = Sadaraspha, { $names }. Map { $map }, { $width } columns from A to { $last }, { $height } lines, line 1 in the north. { $grid ->
    [square4] Square cells, you pass by the sides only.
    [square8] Square cells, you pass by the corners too.
   *[hex] Cells with six neighbours, even lines shifted to the east.
    } { $confirmed ->
    [yes] The cards are those of your box.
   *[no] Trial set: prices and strengths are not the publisher's.
    }

## Turn
turn-lot = The lot will name the first player.
turn-race = Choose your race, keys n and p, then d.
turn-build = { $any ->
    [no] Your construction, but you have nothing. Capital F to finish.
   *[yes] Your construction, with { $amount }. Key z for purchases, capital F to finish.
    }
turn-act = { $count ->
    [0] Your action phase, but no unit has an action. Capital F to finish.
    [one] Your action phase, with { $count } unit. Key z for units, capital F to finish.
   *[other] Your action phase, with { $count } units. Key z for units, capital F to finish.
    }
turn-other = { $phase ->
    [race] { $who } is choosing a race.
    [action] { $who } is acting.
   *[other] { $who } is building.
    }
turn-roll = { $who } attacks, the dice are awaited.

## Units and stock
hand-onlooker = No units, you are watching the game.
hand-summary = { $count ->
    [0] No unit on the map.
    [one] One unit: { $units }.
   *[other] { $count } units: { $units }.
    } { $any ->
    [no] You have nothing in hand.
   *[yes] You have { $amount }.
    }
hand-have = { $amount } in hand
hand-buys = You can buy { $buys }.
hand-no-buys = Nothing can be bought now.
hand-buy = { $unit } for { $price }
hand-unit = { $unit }, { $cell }, { $biome }, { $life }, { $actions ->
    [0] no action left
    [one] { $actions } action
   *[other] { $actions } actions
    }
hand-card = buy { $unit } for { $price }, { $stock ->
    [0] no figure left
    [one] { $stock } figure in stock
   *[other] { $stock } figures in stock
    }
hand-stock = { $unit }, { $stock ->
    [0] no figure in stock
    [one] { $stock } figure in stock
   *[other] { $stock } figures in stock
    }
card-more = { $unit }: { $life }, { $dice }, range { $range }, { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
    }, price { $price }.{ $worker ->
    [yes] { " " }It is a worker, it harvests.
   *[no] { "" }
    }{ $forbidden_key ->
    [0] { "" }
   *[other] { " " }Forbidden ground: { $forbidden }.
    }
dice-words = { $number ->
    [one] one die with { $sides } faces
   *[other] { $number } dice with { $sides } faces
    }{ $sign ->
    [plus] { " " }plus { $bonus }
    [minus] { " " }minus { $bonus }
   *[none] { "" }
    }
dice-none = does not attack
race-more = { $units }.

## Actions and parts of a move
move-race = choose the { $race }
move-build = build a unit
move-build-at = build { $unit } in { $cell }
move-change = change an ore
move-change-for = change an ore for { $amount }
move-move = move a unit
move-move-to = { $unit } to { $cell }
move-attack = attack
move-attack-on = { $unit } attacks { $target }
move-done = finish the phase
action-build-more = Next to your town, as long as you can pay.
action-change-more = The bank gives two wood or two stone for an ore.
action-move-more = Two actions a unit, move or attack.
action-attack-more = A target in range. The odds are told before.
action-done-more = Nothing is compulsory, the game goes on.
part-to = go to { $cell }, { $what }, { $where }
part-at = in { $cell }, { $what }, { $where }
part-target = attack { $target }, { $where }, { $odds }
odds-sure = sure to destroy { $gender ->
    [f] it
   *[m] it
    }
odds-percent = { $percent } { $percent ->
    [one] chance
   *[other] chances
    } in 100 to destroy { $gender ->
    [f] it
   *[m] it
    }
odds-never = { $gender ->
    [f] it
   *[m] it
    } will stand, at worst with { $life } left
part-more-to = { $harvest ->
    [wood] A worker harvests wood there.
    [stone] A worker harvests stone there.
    [ore] A worker harvests ore there.
    [victory] Every unit gains a victory card there at each harvest.
   *[none] Nothing to harvest.
    } { $threats }
part-more-target = { $life ->
    [one] It has { $life } hit point left.
   *[other] It has { $life } hit points left.
    } On average it loses { $mean }.

## Map
line = Line { $row }: { $things }
line-empty = Line { $row }: plain
line-more = { $count ->
    [one] { $count } cell.
   *[other] { $count } cells.
    } Capitals N and P walk it.
thing-alone = { $cell } { $biome }
thing-unit = { $cell } { $units }
thing-both = { $cell } { $biome }, { $units }
cell-empty = { $cell }, { $biome }
cell-with = { $cell }, { $biome }, { $units }
cell-none = no cell
cell-town = { $cell }, { $town }, { $life }
unit-at = { $unit }, { $life }
spot-unit = { $unit }, { $cell }, { $biome }, { $life }. { $where }. { $at } of { $total }.
spot-cell = { $cell }, { $what }. { $where }. { $at } of { $total }.
spot-town = { $town }, { $cell }, { $life }. { $where }.
cell-more = { $cell }: { $where }. { $threats }
cell-more-onlooker = { $cell }.
none-own = No unit of yours on the map.
none-enemy = No enemy on the map.
none-resource = No useful tile on this map.
nowhere = No cell under the cursor. Key b opens the map.
mark-set = Mark on { $cell }.
distance = { $cell }: { $from_mark }, { $from_town }.
from-mark = { $where } of the mark { $mark }
from-mark-here = on the mark
distance-town = { $cell }: { $from_town }. Capital T sets a mark.
reach = { $unit }, { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
    }, { $count ->
    [0] no cell possible
    [one] { $count } cell possible
   *[other] { $count } cells possible
    }. Useful tiles: { $tiles }. { $foes_key ->
    [0] Enemy in range: none.
   *[other] In range: { $foes }.
    }
reach-tile = { $cell } { $biome }
reach-none = none
reach-nobody = Nobody on { $cell }. Put the cursor on a unit, capitals A and E.
threats-none = No threat to { $cell } for the next turn.
threats = Threat to { $cell }: { $list }.
threat = { $unit }, { $soon ->
    [now] at once
   *[later] after a move
    }
fronts = { $tiles } { $contacts } { $home } { $away }
fronts-tiles = Victory tiles: { $list }.
fronts-tile = { $cell } { $holder }
fronts-free = free
fronts-contacts = In contact: { $list }.
fronts-contact = { $own } and { $enemy }, { $where }
fronts-no-contact = No contact.
fronts-home = Near your town: { $list }.
fronts-home-none = Your town is quiet.
fronts-away = Near the enemy town: { $list }.
fronts-away-none = No unit of yours near the enemy town.
fronts-near = { $unit }, { $where }
board-summary = { $own ->
    [0] No unit of yours
    [one] One unit of yours
   *[other] { $own } units of yours
    }, { $foes ->
    [0] no enemy
    [one] one enemy
   *[other] { $foes } enemies
    }. { $fronts }
board-onlooker = Map { $map }. { $units }

## The keys of all games, in this game's words
sadaraspha-command-hand = my units, my cards and my stock
sadaraspha-command-hand-more = Becomes the list to walk.
sadaraspha-command-card = nothing, this game has no hand
sadaraspha-command-board = the map in short, then to explore
sadaraspha-command-board-more = Then n and p go from line to line, capital N and P from square to square.
sadaraspha-command-next-axis = next square in the line
sadaraspha-command-next-axis-more = After the b key, walks the squares of a line. In a long list, ten further. Right arrow does the same.
sadaraspha-command-previous-axis = previous square in the line
sadaraspha-command-previous-axis-more = After the b key, walks the squares of a line. In a long list, ten back. Left arrow does the same.
sadaraspha-command-playable-next = the next unit that can act, or the next purchase
sadaraspha-command-playable-previous = the previous unit that can act, or the previous purchase
sadaraspha-command-actions = all that can be done
sadaraspha-command-seen = what is left in the bank

## Keys of this game
command-own-unit = my next unit on the map
command-own-unit-more = The cursor goes to its cell, the distance is from the cell before.
command-enemy = next enemy on the map
command-enemy-more = The cursor goes to its cell, the distance is from the cell before.
command-resource = next useful tile
command-resource-more = Forests, rocks, volcanoes and victory tiles, from the nearest to your town to the farthest.
command-own-town = my town, then the enemy's
command-own-town-more = A second time, the enemy's town.
command-mark = set a mark on the cell under the cursor
command-mark-more = Distances are then told from this mark.
command-distance = distance and direction of the cell under the cursor
command-distance-more = From the mark and from your town.
command-reach = what the unit under the cursor can reach
command-reach-more = Its cells, the useful tiles and the enemies in range.
command-threats = what threatens the cell under the cursor
command-threats-more = At once, or after a move.
command-fronts = the fronts in short
command-fronts-more = Victory tiles, contacts, the surroundings of both towns.

## Score and memory
score = Victory cards: { $points }. Towns: { $towns }.
score-one = { $who } { $count }
score-more = { $who }: { $any ->
    [no] nothing in reserve
   *[yes] { $amount }
    }, town { $town }, { $units ->
    [0] no unit
    [one] { $units } unit
   *[other] { $units } units
    }, { $workers ->
    [0] no worker
    [one] { $workers } worker
   *[other] { $workers } workers
    }.
score-to-win = { $goal } victory cards win.
seen = Nothing is hidden in this game. In the bank: { $amount }.
table-layout = On the map: { $units }.
table-layout-none = No unit on the map.
table-unit = { $unit } in { $cell }

## What happens
event-turn-began = Turn { $turn }, { $seat } begins.
    .you = Turn { $turn }, you begin.
event-first-drawn = The lot names { $seat } to begin.
    .you = The lot names you to begin.
event-race-chosen = { $seat } plays the { $race }.
    .full = { $seat } plays the { $race }, with { $amount }.
    .you = You play the { $race }, with { $amount }.
event-phase-began = { $phase_key ->
    [race] { $seat } is choosing a race.
    [action] { $seat } is acting.
   *[other] { $seat } is building.
    }
    .brief = -
    .you = { $phase_key ->
        [race] { turn-race }
        [action] { $units ->
            [0] Your action phase, but no unit has an action. Capital F to finish.
            [one] Your action phase, with { $units } unit. Key z for units, capital F to finish.
           *[other] Your action phase, with { $units } units. Key z for units, capital F to finish.
        }
       *[other] { $any ->
            [no] Your construction, but you have nothing. Capital F to finish.
           *[yes] Your construction, with { $amount }. Key z for purchases, capital F to finish.
        }
    }
    .you-brief = { $phase_key ->
        [race] Choose a race.
        [action] Your actions, { $units }.
       *[other] Your construction, { $amount }.
    }
event-harvested = { $any ->
    [no] { $seat } harvests nothing.
   *[yes] { $seat } harvests { $amount }.
    }
    .brief = { $any ->
        [no] -
       *[yes] { $seat }, { $amount }.
    }
    .full = { $any ->
        [no] { $seat } harvests nothing, and has { $all }.
       *[yes] { $seat } harvests { $amount }, and has { $all }.
    }
    .you = { $any ->
        [no] Harvest: nothing.
       *[yes] Harvest: { $amount }. You have { $all }.
    }
    .you-brief = Harvest: { $amount }.
event-bank-short = The bank does not have enough { $resource }: { $shares }.
    .brief = Bank empty, { $resource }.
bank-kind = { $resource ->
    [wood] wood cards
    [stone] stone cards
    [ore] ore cards
   *[victory] victory cards
    }
bank-share = { $own ->
    [yes] you get
   *[no] { $who } gets
    } { $given } instead of { $claim }
bank-share-none = { $own ->
    [yes] you get none
   *[no] { $who } gets none
    } instead of { $claim }
event-built = { $seat } builds { $unit_the } in { $cell }.
    .brief = { $unit }, { $cell }.
    .full = { $seat } builds { $unit_the } in { $cell }, { $life }, for { $price }.
    .you = { $unit } { $gender ->
        [f] built
       *[m] built
    } in { $cell }. { $any ->
        [no] You have nothing left.
       *[yes] You have { $amount } left.
    }
    .you-brief = { $unit }, { $cell }.
    .you-full = { $unit } { $gender ->
        [f] built
       *[m] built
    } in { $cell }, { $life }. { $any ->
        [no] You have no cards left.
       *[yes] You have { $amount } left.
    } In stock, { $stock ->
        [0] no figure
        [one] one figure
       *[other] { $stock } figures
    } of this kind.
event-changed = { $seat } changes an ore for { $got }.
    .brief = { $seat }, { $got }.
    .you = An ore changed for { $got }. You have { $amount }.
    .you-brief = { $got }.
event-moved = { $seat } moves { $unit_the } to { $cell }, { $biome }.
    .brief = { $unit }, { $cell }.
    .full = { $seat } moves { $unit_the } from { $start } to { $cell }, { $biome }.
    .you = { $unit } in { $cell }, { $biome }. { $actions ->
        [0] No action left.
       *[other] One more action.
    }
    .you-brief = { $unit }, { $cell }.
    .you-full = { $unit } leaves { $start } for { $cell }, { $biome }. { $actions ->
        [0] No action left.
       *[other] One more action.
    }
event-attacked = { $seat } attacks { $target_the } with { $unit_the }.
    .brief = -
    .full = { $seat } attacks { $target_the } with { $unit_the }, from { $steps } away.
    .you = { $unit } attacks { $target_the }.
    .you-brief = -
    .you-full = { $unit } attacks { $target_the }. { $actions ->
        [0] It was its last action.
       *[other] It has one action left.
    }
    .target = { $seat } attacks { $target_yours } with { $unit_the }.
    .target-brief = Attack on { $target_yours }.
event-rolled = { $dice_key ->
    [one] Die: { $dice }
   *[other] Dice: { $dice }
    }{ $sign ->
    [plus] , plus { $bonus_size }
    [minus] , minus { $bonus_size }
   *[none] { "" }
    }{ $lost ->
    [0] { "" }
   *[other] , minus { $lost } for the ground
    }. Damage: { $damage }.
    .brief = Damage: { $damage }.
    .full = { $dice_key ->
        [one] Die: { $dice }.
       *[other] Dice: { $dice }.
    } { $sign ->
        [plus] The card adds { $bonus_size }.
        [minus] The card takes { $bonus_size } off.
       *[none] { "" }
    } { $attacker_penalty ->
        [0] { "" }
       *[other] The attacker's ground takes { $attacker_penalty } off.
    } { $target_penalty ->
        [0] { "" }
       *[other] The target's ground takes { $target_penalty } off.
    } Damage: { $damage }.
event-damaged = { $target_of } { $damage ->
        [0] loses nothing.
        [one] loses { $damage } hit point, { $hit_points } left.
       *[other] loses { $damage } hit points, { $hit_points } left.
    }
    .brief = { $target_of }, { $hit_points } left.
event-destroyed = { $unit_of } is { $gender ->
        [f] destroyed
       *[m] destroyed
    }, back to the stock.
    .brief = { $unit_of } { $gender ->
        [f] destroyed
       *[m] destroyed
    }.
    .target = Your { $unit } is { $gender ->
        [f] destroyed
       *[m] destroyed
    } and goes back to your stock.
    .target-brief = Your { $unit } { $gender ->
        [f] destroyed
       *[m] destroyed
    }.
event-resigned = { $seat } gives up.
    .you = You give up.

## What the hands do
task-race-chosen = Give { $seat } { $amount }.
task-built = Put { $unit_the } in { $cell }, { $life } on the tablet, and give { $price } back to the bank.
task-changed = Give an ore back to the bank and take { $got }.
task-harvested = { $any ->
    [no] -
   *[yes] Give { $seat } { $amount }.
    }
task-moved = Move { $unit_the } from { $start } to { $cell }.
task-damaged = { $hit_points ->
    [0] -
    [one] Mark one hit point on the tablet for { $target_the }.
   *[other] Mark { $hit_points } hit points on the tablet for { $target_the }.
    }
task-destroyed = Put { $unit_the } away in the stock of { $owner }.
rest-built = { $hit_points ->
    [one] { $unit_the }: { $hit_points } hit point on the tablet, and give { $price } back to the bank.
   *[other] { $unit_the }: { $hit_points } hit points on the tablet, and give { $price } back to the bank.
    }
untask-built = Take { $unit_the } back from { $cell }, and { $price } from the bank.
untask-changed = Give { $got } back to the bank and take an ore back.
untask-moved = Put { $unit_the } back in { $start }.

## End
over-won = Victory! { $why } Victory cards: { $points }.
over-lost = Defeat, { $winner } wins. { $why } Victory cards: { $points }.
over-many = { $winner } wins. { $why } Victory cards: { $points }.
over-draw = A draw. { $why } Victory cards: { $points }.
over-town-destroyed = The town { $whose } is destroyed.
    .you = Your town is destroyed.
over-victory-points = Enough victory cards after the harvest.
    .you = Enough victory cards after the harvest.
over-nothing-left = Nobody has a unit or can pay for one.
    .you = Nobody has a unit or can pay for one.
over-turn-limit = The number of turns agreed on is reached.
    .you = The number of turns agreed on is reached.
over-agreed-end = The game ends by agreement.
    .you = The game ends by agreement.
over-resign = { $loser } gave up.
    .you = You gave up.

## Results awaited at the table
ask-first = Draw lots for the first player and say who it is.
ask-roll = Roll { $dice } for { $zone }, and give each die.

## The table and its readers
spot-cell-name = cell { $cell }
table-unread = Without a reader, in its place: { $lying }
advice-stands = For the game, { $unit } is in { $cell }.
advice-figure = The figure to take is { $unit }.
lifted = { $unit } leaves { $cell }.
shown-race = { $unit }, { $race }
shown-stranger = { $unit }, { $race }. Nobody plays this race
shown-stock = { $text }
shown-their-stock = { $unit }, in the stock of { $who }
shown-other = { $unit }, in { $cell }, { $biome }, { $life }

## Reasons
reason-any-race = All races are worth the same.
reason-workers = You need workers, you have { $count }.
reason-fighter = It fights best for its price: { $unit }.
reason-pays-for = The exchange pays for: { $unit }.
reason-nothing-to-buy = No fighter can be paid for and placed.
reason-nothing-useful = No unit has anything useful to do.
reason-kills = There are { $percent } chances in 100 to destroy { $target }.
reason-hits = The attack takes on average { $whole } from { $target }.
reason-to-victory = In { $cell } the unit gains a victory card at the harvest.
reason-nears-victory = The unit comes nearer to the victory tile { $cell }.
reason-approaches = The unit comes nearer to { $target }.
reason-defends = The unit defends your town against { $target }.
reason-safer = Cell { $cell } is less threatened.
reason-to-resource = The worker goes to { $cell } to harvest: { $resource }.
resource-wood = wood
resource-stone = stone
resource-ore = ore
resource-victory = victory

## Refusals
refused-ask-pending = The dice or the lot are awaited first.
refused-wrong-phase = Not in this phase. { $phase_key ->
    [race] Races are being chosen.
    [action] It is the action phase.
   *[other] It is the construction phase.
    }
refused-unknown-race = Unknown race.
refused-race-taken = This race is taken: { $race }.
refused-unknown-unit = No such unit in your race.
refused-cannot-pay = Not enough { $resource }: { $price } needed, you have { $held }.
refused-no-figure = No figure left in stock: all { $count } are on the map.
refused-unknown-cell = Unknown cell: { $cell }.
refused-not-by-town = { $cell } is not next to your town, which is in { $town }.
refused-town-cell = { $cell } is a town, nobody enters it.
refused-forbidden-ground = Forbidden ground: { $unit } does not go on { $biome }.
refused-occupied = { $cell } is taken by { $by }.
refused-unknown-kind = An ore is changed for wood or stone only.
refused-no-ore = You have no ore.
refused-bank-short = The bank does not have enough { $resource }: { $count }, { $needed } needed.
refused-no-actions = { $unit } has no action left this turn.
refused-not-yours = { $unit } is not yours.
refused-not-on-map = { $unit } is not on the map.
refused-already-there = { $unit } is already in { $cell }.
refused-too-far = Too far: { $unit } does not reach { $cell } with { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
    }.
refused-no-dice = { $unit } does not attack.
refused-own-target = { $target } is yours.
refused-out-of-range = Out of range: { $target } is { $steps } cells away, { $unit } reaches { $range }.
