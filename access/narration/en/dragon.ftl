# The Dragons.

## Cards
card-troop = { $value } { $colour }
card-hero = hero
# A card within a sentence: "a hero for a 7", and "7 red".
card-in-sentence = { $hero ->
    [yes] a { $card }
   *[no] { $card }
    }
card-hero-named = hero for a { $value }
card-hero-coloured = hero for a { $value } { $colour }
card-unknown = unknown card
colour-none = no colour
dragon-none = no dragon

## Beginning
welcome-solo = The Dragons, alone. { $cards } cards in the camp. { $hand } Red dragon on { $red }.
welcome-solo-undead = The Dragons, alone, with the undead dragon. { $cards } cards in the camp. { $hand } Red dragon on { $red }{ $undead_key ->
    [yes] , undead dragon on { $undead }
   *[no] { "" }
    }.
welcome-many = The Dragons, { $count } players: { $names }. { $own ->
    [yes] { $hand }
   *[no] { "" }
    } { $dragon ->
    [yes] Red dragon on { $red }.
   *[no] { "" }
    }

## Turn
turn-place = Your turn. Place cards on one army, or one troop on the tower.
turn-placed = Still your turn: { $count ->
    [one] one card placed
   *[other] { $count } cards placed
    } on { $pile }. Place more there, or capital F to finish.
turn-placed-stuck = Still your turn: { $count ->
    [one] one card placed
   *[other] { $count } cards placed
    } on { $pile }. Nothing more fits there, capital F to finish.
turn-bound = Your turn. This turn you must place on { $pile }.
turn-stuck = Your turn. No card can be placed. Take cards off an army, key f.
turn-stuck-tokens = Your turn. No card can be placed and none can be taken off. Use a token, key f.
turn-fly = Your turn to move the red dragon. Choose an army, keys n and p then d.
turn-look = Your turn to choose one of the { $count } cards of the camp, keys n and p then d.
turn-empty = Your turn. Empty hand, capital F to finish.
turn-dealing = The cards are still being dealt.
turn-other = { $who } plays. { $step ->
    [B] The red dragon is still to be moved.
   *[other] Cards are still to be placed.
    }

## Hand
hand-onlooker = No hand, you are watching the game.
hand-card = { $playable ->
    [yes] { $card }, playable
   *[no] { $card }
    }
card-more = { $card_a } can be placed on { $piles }.
card-more-none = { $card_a } can be placed nowhere now. The d key tells why.

## Actions and parts of a move
move-done = finish
move-fly = move the red dragon
move-take = take cards off an army
move-pick = take a card of the camp
move-emprisonnes = token Imprisoned, close the tower
move-epidemie = token Epidemic, remove one or two cards of an army
move-renfort = token Reinforcement, choose a card of the camp
move-contre-ordre = token Counter-order, change a colour
move-undead = token Undead dragon, close an army
move-volontaires = token Unexpected volunteers, insert one or two cards
move-vol = token High flight, cancel a dragon's effect
move-place = { $card } on { $pile }
move-swap = { $card } in place of the hero of { $army }
move-take-from = { $count ->
    [one] take one card off { $army }
   *[other] take { $count } cards off { $army }
    }
move-fly-to = red dragon to { $army }
move-epidemie-on = { $count ->
    [one] token Epidemic, one card removed from { $army }
   *[other] token Epidemic, { $count } cards removed from { $army }
    }
move-pick-card = take { $card_a }
move-contre-ordre-to = token Counter-order, { $pile } becomes { $colour }
move-undead-on = token Undead dragon on { $army }
move-vol-of = token High flight for { $dragon }
move-volontaires-one = token Volunteers, { $card } as number { $place } on { $army }
move-volontaires-two = token Volunteers, { $card } as number { $place } and { $card2 } as number { $place2 } on { $army }
part-place = on { $pile }
part-swap = in place of the hero of { $army }
part-value = for a { $count }
part-count = { $count ->
    [one] one card, { $cards }
   *[other] { $count } cards, { $cards }
    }
part-rank = as number { $count }
part-end = and that is all
action-done-more = The red dragon flies, then the hand is filled up.
action-fly-more = The red dragon must change armies.
action-take-more = Possible only when no card can be placed. You will have to place on that army.
action-pick-more = The card goes into your hand, the camp is shuffled.
action-emprisonnes-more = The tower is closed until your next turn.
action-epidemie-more = The removed cards leave the game, without deserters.
action-renfort-more = You hear the whole camp and keep one card.
action-contre-ordre-more = For army three, army four or the tower.
action-undead-more = The army is closed until your next turn.
action-volontaires-more = Between two cards of an open army, keeping order and colour.
action-vol-more = The chosen dragon closes nothing until the end of the turn.

## Board
# The board in short: each pile, its last card and how many. The order of the armies is known or can be asked.
pile-short = { $count ->
    [0] { $pile } empty
    [one] { $pile }, { $top }, one card
   *[other] { $pile }, { $top }, { $count } cards
    }{ $changed ->
    [yes] , colour changed to { $colour }
   *[no] { "" }
    }{ $state ->
    [red] , closed by the red dragon
    [undead] , closed by the undead dragon
    [high] , dragon high up, open
    [closed] , closed
   *[open] { "" }
    }.
pile-state = { $pile }, { $order ->
    [rising] rising
    [falling] falling
    [rising-colour] rising in one colour
   *[falling-colour] falling in one colour
    }: { $count ->
    [0] empty
    [one] last card { $top }, one card
   *[other] last card { $top }, { $count } cards
    }{ $changed ->
    [yes] , colour changed to { $colour }
   *[no] { "" }
    }{ $state ->
    [red] , closed by the red dragon
    [undead] , closed by the undead dragon
    [high] , dragon high up, open
   *[open] { "" }
    }.
pile-tower-state = { $pile }: { $count ->
    [0] empty
    [one] { $colour }, one card
   *[other] { $colour }, { $count } cards
    }{ $state ->
    [closed] , closed
   *[open] { "" }
    }.
pile-card = { $card }, number { $place }
pile-card-more = On { $pile }, counted from the bottom.
pile-rule-1 = Values rise, all colours. The sixth card clears the pile.
pile-rule-2 = Values fall, all colours. The sixth card clears the pile.
pile-rule-3 = Values rise, in one colour. The sixth card clears the pile.
pile-rule-4 = Values fall, in one colour. The sixth card clears the pile.
pile-rule-tower = One colour, in any order, without heroes. The sixth card clears the pile.

## Score and memory
score-solo = { $deserters ->
    [0] No deserter
    [one] One deserter
   *[other] { $deserters } deserters
    }, { $left ->
    [0] no card left to play
    [one] one card left to play
   *[other] { $left } cards left to play
    }.
score-more-solo = { $count ->
    [0] No deserter.
    [one] One deserter: { $deserters }.
   *[other] { $count } deserters: { $deserters }.
    } Camp, { $camp }. Hand, { $hand }. Cards out, { $out }. Tokens left: { $tokens }.
score-one = { $who } { $left }
score-many = Cards left: { $each }.
score-more-own = { $who }, you: hand { $hand }, camp { $camp }, { $count ->
    [0] no token.
   *[other] tokens { $tokens }.
    }
score-more-one = { $who }: hand { $hand }, camp { $camp }, { $count ->
    [0] no token.
    [one] one token.
   *[other] { $count } tokens.
    }
seen-solo = Still in the camp: { $colours }, and { $heroes ->
    [0] no hero
    [one] one hero
   *[other] { $heroes } heroes
    }.
seen-colour = { $colour } { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
    }
seen-hand = Hand of { $who }, seen by all: { $cards }.
seen-nothing = No card of a hand is known to all.
table-nothing = Nothing for your hands to do, the program holds the cards.

## What happens
event-turn-began = { $seat } plays.
    .you = Your turn.
event-revealed = { $army }: { $card }.
event-token-dealt = { $seat } gets a token.
    .you = Token received: { $token }.
# A card that all know is told; the others together, with the last.
event-drew = { $known_key ->
        [yes] { $seat } draws { $card_a }{ $last_key ->
            [yes] , { $hand } in hand.
           *[no] .
        }
       *[no] { $seat } draws, { $hand } in hand.
    }
    .brief = { $known_key ->
        [yes] { $seat } draws { $card_a }.
       *[no] { $seat } draws.
    }
    .you = Drawn: { $card }.
    .you-full = Drawn: { $card }. { $camp ->
        [0] The camp is empty.
        [one] One card is left in the camp.
       *[other] { $camp } cards are left in the camp.
    }
event-totalled = { $tied_key ->
        [yes] A tie at { $total }. { $seat } begins, by the highest card or by seat.
       *[no] { $seat } begins with the highest total, { $total }.
    }
    .brief = { $seat } begins.
    .you = { $tied_key ->
        [yes] A tie at { $total }. You begin, by your highest card or by your seat.
       *[no] You begin with the highest total, { $total }.
    }
    .you-brief = You begin.
event-dragon-flew = The { $dragon } flies to { $army_the }.
    .brief = { $dragon }, { $army }.
    .full = The { $dragon } leaves { $start_the } and flies to { $army_the }.
    .you = The { $dragon } flies to { $army_the }.
    .you-brief = { $dragon }, { $army }.
    .you-full = The { $dragon } leaves { $start_the } and flies to { $army_the }.
event-placed = { $seat } places { $card_a } on { $pile_the }, { $size ->
    [one] one card
   *[other] { $size } cards
    }.
    .brief = { $card }, { $pile }.
    .full = { $seat } places { $card_a } on { $pile_the }, { $size ->
        [one] one card
       *[other] { $size } cards
    }. { $hand } left in hand.
    .you = { $card } on { $pile_the }, { $size ->
        [one] one card
       *[other] { $size } cards
    }.
    .you-brief = { $card }, { $pile }.
    .you-full = { $card } on { $pile_the }, { $size ->
        [one] one card
       *[other] { $size } cards
    }. You have { $hand ->
        [0] an empty hand.
        [one] one card in hand.
       *[other] { $hand } cards in hand.
    }
event-colour-set = From now on { $pile_the } needs { $colour }.
    .brief = { $pile }, { $colour }.
event-cleared = Sixth card, { $pile_the } is cleared.
    .brief = { $pile } cleared.
    .full = Sixth card, { $pile_the } is cleared. These cards leave the game: { $cards }.
event-swapped = { $seat } puts { $card } in place of the hero of { $army_the }. The hero goes under the camp.
    .brief = { $card } replaces the hero, { $army }.
    .you = { $card } in place of the hero of { $army_the }. The hero goes under your camp.
    .you-brief = { $card } replaces the hero, { $army }.
event-took-off = { $seat } takes { $cards_a } off { $army_the }.
    .brief = { $cards } taken off, { $army }.
    .you = Taken off { $army_the }: { $cards }.{ $hero_out_key ->
        [yes] { " " }The hero leaves the game.
       *[no] { "" }
    }
    .you-brief = { $cards } taken off, { $army }.
event-deserted = { $cards_key ->
    [one] One more deserter
   *[other] { $cards_key } more deserters
    }: { $cards }. Total { $total }.
    .brief = Deserters, { $total }.
event-token-used = { $seat } plays the token { $token }.
    .brief = Token { $token }.
    .you = Token { $token } played.
    .you-full = Token { $token } played. { $left ->
        [0] You have none left.
        [one] You have one left.
       *[other] You have { $left } left.
    }
event-tower-closed = The tower is closed until the next turn of { $seat }.
    .brief = Tower closed.
    .you = The tower is closed until your next turn.
    .you-brief = Tower closed.
event-tower-opened = The tower is open again.
event-removed = { $cards_key ->
        [one] { $cards_a } leaves { $army_the } and the game.
       *[other] { $cards_a } leave { $army_the } and the game.
    }
    .brief = { $army }, out of the game: { $cards }.
event-looked = { $seat } looks at the camp.
    .you = Your camp, { $size ->
        [one] one card
       *[other] { $size } cards
    }.
event-picked = { $seat } takes a card of the camp and shuffles it.
    .you = { $card } in hand. The camp is shuffled.
event-undead-came = { $seat } puts the undead dragon on { $army_the }, closed until the next turn of { $seat }.
    .brief = Undead dragon, { $army }.
    .you = Undead dragon on { $army_the }, closed until your next turn.
    .you-brief = Undead dragon, { $army }.
event-undead-left = The undead dragon leaves { $army_the }.
event-inserted = { $seat } inserts { $card_a } as number { $place } on { $army_the }, { $size } cards.
    .brief = { $card } inserted, { $army }.
    .you = { $card } as number { $place } on { $army_the }, { $size } cards.
    .you-brief = { $card } inserted, { $army }.
event-flew-high = The { $dragon } climbs, { $army_the } is open until the end of the turn.
    .brief = { $army } open.
event-finished = { $seat } has placed.
    .brief = -
    .you = Finished.
    .you-brief = -
event-corrected = Correction: { $card } was not in your hand. One card of your hand is unknown.
event-resigned = { $seat } gives up.
    .you = You give up.

## End
verdict-perfect = Faultless, all your troops held.
verdict-success = Success, nearly all your troops held.
verdict-poor = A poor result, too many troops left.
verdict-failure = Failure, your army is too weak to face the dragons.
verdict-carnage = Carnage, hardly any army is left.
over-solo = Game over. { $deserters ->
    [0] No deserter.
    [one] One deserter.
   *[other] { $deserters } deserters.
    } { $verdict }
over-resign-solo = Game stopped, { $deserters ->
    [0] without a deserter.
    [one] with one deserter.
   *[other] with { $deserters } deserters.
    }
over-won = Victory! { $ranks }.
over-many = Game over. { $winner } wins. { $ranks }.
over-rank = { $who } place { $place } { $left ->
    [0] without a card
    [one] with one card
   *[other] with { $left } cards
    }

## Results awaited at the table
ask-reveal = Turn up a card of the pack on { $zone }.
ask-token = Deal a token to { $zone }.
ask-draw = { $zone } draws a card.
ask-look = { $zone } looks at the whole camp, { $count ->
    [one] one card
   *[other] { $count } cards
    }.
ask-pack = Say who got the fourth hero.

## Refusals
refused-bound = This turn you play on { $pile_the }, not on { $asked_the }.
refused-closed = Closed: { $dragon_the } is on { $pile_the }.
refused-hero-unnamed = Say for which value the hero is placed on { $pile_the }.
refused-hero-is-five = Here a hero always counts five, not { $value }.
refused-no-colour-here = No colour to name on { $pile_the }.
refused-colour-needed = Name the hero's colour on { $pile_the }.
refused-wrong-colour = Wrong colour: { $pile_the } needs { $colour }.
refused-unknown-army = There is no such army. There are armies one to four.
refused-second-hero = There is a hero on { $pile_the } already.
refused-troop-named = Only a hero is named, not { $card }.
refused-too-low = Too low: { $card_a } does not go above { $top } on { $pile_the }, which rises.
refused-too-high = Too high: { $card_a } does not go below { $top } on { $pile_the }, which falls.
refused-not-freed = { $card_a } could be placed before the last card was taken. First place a card that this taking frees.
refused-hero-on-tower = No hero on the tower.
refused-tower-once = One card a turn on the tower.
refused-tower-closed = The tower is closed until the next turn of { $seat }.
refused-hero-for-hero = A hero is not exchanged for a hero.
refused-no-hero-there = No hero in this place on { $pile_the }.
refused-breaks-order = The order would break: { $card_a } does not go as number { $place } on { $pile_the }.
refused-left-stuck = This move would leave you nothing to place this turn.
refused-already-placed = You have placed this turn, cards are taken off only before.
refused-already-taken = Cards are taken off once a turn.
refused-hand-empty = Your hand is empty.
refused-can-place = Taking refused: { $card_a } can be placed on { $pile_the }.
refused-too-few = Not enough cards on { $pile_the }, there are { $size }.
refused-wrong-count = This number of cards frees no placement on { $pile_the }.
refused-frees-nothing = Taking cards off { $pile_the } frees no placement.
refused-pick-first = First choose a card of the camp.
refused-not-in-camp = This card is not in the camp.
refused-must-place = Place at least one card first, this step cannot be skipped.
refused-not-solo = In solo the red dragon flies by itself.
refused-not-this-step = The dragon flies after the placing.
refused-nothing-to-pick = There is no card to choose now.
refused-fly-first = First move the red dragon.
refused-red-there = The red dragon is on { $pile_the } already.
refused-undead-there = The undead dragon is on { $pile_the } already.
refused-ask-pending = A result is awaited first.
refused-one-or-two = The Epidemic removes one or two cards, not { $count }.
refused-camp-empty = Your camp is empty.
refused-unknown-colour = Unknown colour.
refused-pile-empty = Nothing to change, { $pile_the } is empty.
refused-same-colour = This is the colour of { $pile_the } already: { $colour }.
refused-unknown-dragon = Unknown dragon. There are the red one and the undead one.
refused-no-dragon = This dragon is not on the board.
refused-already-high = This dragon is high up already.
refused-not-between = Insert between two cards, not at the end of { $pile_the }.
refused-place-missing = The place of the second card is missing.
refused-places-not-rising = Give the two places in order, from the bottom up.
refused-too-many-there = Too many cards on { $pile_the }, six at the most.
refused-no-token = You do not have the token { $token }.

## Reasons of a hint
reason-only-move = It is the only move possible.
reason-clears = The sixth card clears { $pile_the }.
reason-keeps-playable = After it, { $count ->
    [0] no card to come goes on { $pile_the } any more.
    [one] one card to come still goes on { $pile_the }.
   *[other] { $count } cards to come still go on { $pile_the }.
    }
reason-keeps-hero = Your hero stays in hand.
reason-loses = Nothing is lost on { $pile_the }.
reason-more-to-follow = { $count ->
    [one] One more card of your hand can follow on { $pile_the }.
   *[other] { $count } more cards of your hand can follow on { $pile_the }.
    }
reason-holds-back = { $count ->
    [one] One card could still be placed, but it will be better elsewhere.
   *[other] { $count } cards could still be placed, but they will be better elsewhere.
    }
reason-nothing-more-fits = Nothing more can be placed.
reason-fewest = { $count ->
    [one] Only one card to take off { $pile_the }, it cannot be less.
   *[other] { $count } cards to take off { $pile_the }, it cannot be less.
    }
reason-more-than-fewest = { $count } cards to take off { $pile_the }, though { $fewest } would do elsewhere, but what follows is better there.
reason-left-there = { $count ->
    [0] The army is empty then.
    [one] One card is left on { $pile_the }.
   *[other] { $count } cards are left on { $pile_the }.
    }
reason-closes-room = There the dragon closes room for { $count ->
    [one] one card to come.
   *[other] { $count } cards to come.
    }
reason-fits-now = This card can be placed at once on { $pile_the }.
reason-hero-back = The hero of { $pile_the } comes back into your camp.
reason-choice-of = { $count ->
    [one] There is only one card to take.
   *[other] You choose among { $count } cards.
    }
reason-expects-deserters = From { $worlds } imagined games, { $deserters ->
    [0] probably no deserter in the end.
    [one] about one deserter in the end.
   *[other] about { $deserters } deserters in the end.
}
reason-spares-taking = { $count ->
    [one] It spares taking off a card.
   *[other] It spares taking off { $count } cards.
    }
reason-more-room = { $count ->
    [one] One more card to come will go on { $pile_the }.
   *[other] { $count } more cards to come will go on { $pile_the }.
    }
reason-removes = { $count ->
    [one] One card less on { $pile_the }.
   *[other] { $count } cards less on { $pile_the }.
    }
reason-new-colour = The colour needed on { $pile_the } becomes { $colour }.
reason-opens = You will be able to play on { $pile_the } this turn.
reason-lays = { $count ->
    [one] One card of your hand goes into { $pile_the } without taking the end.
   *[other] { $count } cards of your hand go into { $pile_the } without taking the end.
    }
reason-closes-tower = The others will not be able to play on the tower.
