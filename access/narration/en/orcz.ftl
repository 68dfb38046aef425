# Orcz.

## Cards and ranks
card-troop = { $kind } { $value }
card-unknown = face-down card
card-gone = card beaten
card-down = { $card } { $gender ->
   *[any] face down
    }
rank-cards = left { $left }, right { $right }
rank-at = { $field }, rank { $rank }, { $who }: { $cards }
rank-at-own = { $field }, rank { $rank }, you: { $cards }
rank-alone = { $rank }.
rank-more = { $hidden ->
    [unknown] Strength known { $strength }. You do not know the face-down card.
    [own] Strength { $strength }. You alone know your face-down card, scouts apart.
    [scouted] Strength { $strength }. You have seen this face-down card, the others have not.
   *[up] Strength { $strength }.
    }
event-name = { $event }, { $field }
event-none = No event.

## Beginning
welcome-orcz = Orcz, { $count } players: { $names }. { $confirmed ->
    [yes] { "" }
   *[no] These strengths and enemies are not checked against your box. Type colon, then values, to enter yours.
    } { $drawn ->
    [yes] Event: { $event }. { $effect }
   *[no] { "" }
    }

## Turn
turn-dealing = The round is being set up.
turn-place = Your turn to place a rank. { $stakes } Choose the left card, then d.
turn-pass = Your turn. If no rank is possible, say I pass, key f.
turn-place-other = { $who } places a rank.
turn-attack = Your choice. { $field }, your rank { $rank }, { $cards }. In front, rank { $front }, { $who }: { $others }. Strength known { $strength }, { $need } needed. Attack or stand, keys n and p, then d.
turn-attack-other = { $chooser } decides whether to attack. { $field }, rank { $rank }, { $cards }. In front, rank { $front }, { $who }: { $others }. Strength known { $strength }, { $need } needed.
turn-give = Yours to share out, still { $count ->
    [one] one goblin
   *[other] { $count } goblins
    }. Choose who gets some, keys n and p, then d.
turn-give-other = { $who } still shares out { $count ->
    [one] one goblin
   *[other] { $count } goblins
    }.
turn-charge = Your choice. You may still make others pay { $count ->
    [one] one goblin
   *[other] { $count } goblins
    }. Key f to choose, capital F to ask for no more.
turn-charge-other = { $who } may still make others pay { $count ->
    [one] one goblin
   *[other] { $count } goblins
    }.
stakes = Strengths known: { $fields }.
stakes-field = { $field } { $strength } of { $need }

## Hand
hand-onlooker = No hand, you are watching the game.
hand-card = { $card }
hand-scout-more = The scout looks in secret at an opponent's face-down card, at any time of deployment and fighting.
hand-untold-more = For a rank whose face-down card you do not tell the program. It is on the left.
hand-card-more = { $card }, strength { $strength }. Two archers or two cavalry do not go in one rank.
hand-hero-more = { $card }, strength 0. A hero serves once in the game.

## Actions and parts of moves
move-attack = attack
move-stand = stand in place
move-stop = stop here
move-done = ask for no more
move-pass = I pass, no rank is possible
move-scout = scout, look at a face-down card
move-give = give goblins
move-charge = make others pay
move-place = { $field }, { $cards }
move-scout-at = scout on { $field }, rank { $rank }, { $who }
move-give-to = { $count ->
    [one] one goblin
   *[other] { $count } goblins
    } for { $who }
move-charge-to = { $who } pays { $count ->
    [one] one goblin
   *[other] { $count } goblins
    }
part-left = { $card } left
part-right = { $card } right
part-where = { $field }, { $down ->
    [left] left face down
   *[right] right face down
    }, strength { $before }, { $after } with this rank, { $need } needed
part-where-unknown = { $field }, { $down ->
    [left] left face down
   *[right] right face down
    }, strength { $before }, { $need } needed
part-look = { $field }, rank { $rank }, { $who }
part-count = { $count ->
    [one] one goblin
   *[other] { $count } goblins
    }
action-attack-more = { $wins ->
    [0] None of { $of } possible face-down cards lets
    [one] One of { $of } possible face-down cards lets
   *[other] { $wins } of { $of } possible face-down cards let
    } you win both wings.
action-stand-more = The rank stands aside for the battle.
action-done-more = The players you named pay now.
action-pass-more = Your turn is lost.
action-scout-more = All hear which card you look at, you alone learn it.
action-give-more = All of it must be shared out.
action-charge-more = Nobody pays before you have finished choosing.

## Board
field-state = { $field }, enemy { $main } and { $secondary }, { $need } needed, strength known { $strength }, { $count ->
    [0] no rank
    [one] one rank
   *[other] { $count } ranks
    }{ $last ->
    [none] { "" }
    [you] , the last is yours
   *[other] , the last is of { $last }
    }{ $fighting ->
    [yes] , being fought now
   *[no] { "" }
    }.
field-closed = { $field }, closed, all its enemies are beaten.
field-waits = { $field }, no enemy in place, { $left } still to come.
field-more = Enemies face down: { $left }. Enemies beaten: { $beaten }. { $known ->
    [0] No strength known.
   *[other] Strengths known: { $each }.
    }
field-each = { $who } { $strength }

## Score and memory
score-own = You have { $goblins ->
    [0] no goblin
    [one] one goblin
   *[other] { $goblins } goblins
    }. Fields closed: { $cleared } of the 3 it takes. Round { $round } of { $rounds }.
score-table = Fields closed: { $cleared } of the 3 it takes. Round { $round } of { $rounds }.
score-fields = Enemies left: { $fields }.
score-field = { $field } { $left }
score-heroes = { $who }, heroes used: { $heroes }.
seen-goblins = Goblins received less those paid since the beginning: { $each }.
seen-one = { $who } { $count ->
    [0] zero
   *[other] { $sign ->
        [more] plus { $count }
       *[less] minus { $count }
        }
    }
seen-back = Gone back behind the screen this round, { $who }: { $cards }.
seen-event = Event of the round: { $event }.
table-nothing = Nothing for your hands to do, the program holds the cards.

## What events do
effect-faveur = Who wins the battle there gets 2 more goblins.
effect-caprice = The winner of a battle shares nothing out.
effect-tempete = Archers no longer beat infantry, the stronger wins.
effect-degage = Infantry no longer beats cavalry, the stronger wins.
effect-lourd = Cavalry no longer beats archers, the stronger wins.
effect-penurie = After deployment the last rank of each field costs 2 goblins.
effect-renforts = Each enemy takes more strength.
effect-colere = The winner there gets half the goblins.
effect-antimagie = No shaman goes there this round.
effect-confusion = No champion this round.
effect-diversion = On each field, no more ranks than players.
effect-brouillard = No scout this round.

## What happens
event-turn-began = { $seat } to play.
    .brief = -
    .you = Your turn.
event-round-began = Round { $round } of { $rounds }, first player { $first }.
    .brief = Round { $round }, { $first } begins.
    .you = Round { $round } of { $rounds }, you place first.
    .you-brief = Round { $round }, you begin.
event-enemy-revealed = { $field }: enemy { $main } and { $secondary }, { $left ->
    [0] the last one.
    [one] one more face down.
   *[other] { $left } more face down.
    }
    .brief = { $field }: { $main } and { $secondary }.
event-event-drawn = Event: { $name }. { $effect }
    .brief = Event: { $name }.
event-needs = Strengths needed: { $fields }.
needs-field = { $field } { $need }
event-rank-placed = { $field }, rank { $rank }, { $seat }: { $cards }.
    .brief = { $field }, { $seat }: { $shown }.
    .you = { $field }, your rank { $rank }: { $cards }.
    .you-brief = { $field }, rank { $rank }.
event-turn-lost = { $seat } has no rank left to place and loses the turn.
    .brief = { $seat } loses the turn.
    .you = You have no rank left to place, your turn is lost.
event-deployment-ended = Deployment is over.
event-scouted = { $seat } looks at a face-down card with the scout: { $field }, rank { $rank }, { $owner }.
    .brief = Scout, { $seat }: { $field }, rank { $rank }.
    .you = Scout, { $field }, rank { $rank }, { $owner }: the face-down card is { $card }.
    .you-brief = { $field }, rank { $rank }: { $card }.
    .target = { $seat } looks with the scout at your face-down card: { $field }, rank { $rank }.
event-scouting = Scout, { $field }, rank { $rank }, { $owner }: look at the card and put it back.
event-phrase-read = { $by } has finished the orc phrase. { $seat } must place at once.
    .you = The orc phrase is finished. Place at once.
    .target = You have finished the orc phrase. { $seat } must place at once.
event-fields-ordered = Order of the battles: { $fields }.
event-field-began = { $field }, { $count ->
    [0] no rank
    [one] one rank
   *[other] { $count } ranks
    }, { $needed } needed.
    .brief = { $field }.
event-card-turned = { $seat } turns up { $card }, rank { $rank } { $wing ->
    [left] left.
   *[right] right.
    }
    .brief = Rank { $rank }: { $card }.
    .you = You turn up { $card }, rank { $rank } { $wing ->
    [left] left.
   *[right] right.
    }
event-rank-returned = Rank { $rank }, { $seat }, not allowed: { $left } and { $right } go back behind the screen.
    .you = Your rank { $rank } is not allowed: { $left } and { $right } go back behind your screen.
event-attacked = { $forced ->
    [yes] { $seat } must attack rank { $target }, { $own ->
        [yes] of the same player.
       *[no] { $defender }.
        }
   *[no] { $seat } attacks: { $field }, rank { $rank } against rank { $target }, { $defender }.
    }
    .brief = { $seat } attacks { $defender }.
    .you = { $forced ->
        [yes] You must attack rank { $target }, { $own ->
            [yes] your own.
           *[no] { $defender }.
            }
       *[no] You attack rank { $target }, { $defender }.
    }
    .target = { $forced ->
        [yes] { $seat } must attack your rank { $target }.
       *[no] { $seat } attacks you: { $field }, rank { $rank } against your rank { $target }.
    }
event-wing-fought = { $wing ->
    [left] Left
   *[right] Right
    }, { $attacker } against { $defender }: { $won ->
    [attacker] the attack wins.
    [defender] the defence wins.
   *[none] a tie, both stay.
    }
    .brief = { $won ->
        [attacker] { $attacker } beats { $defender }.
        [defender] { $attacker } loses to { $defender }.
       *[none] { $attacker } against { $defender }, a tie.
    }
    .full = { $wing ->
    [left] Left
   *[right] Right
    }, { $attacker } against { $defender }: { $won ->
    [attacker] the attack wins
    [defender] the defence wins
   *[none] a tie, both stay
    }{ $by ->
    [kind] , by kind of troop.
    [strength] , by strength.
   *[equal] .
    }
event-brawl-ended = { $outcome ->
    [o20] { $seat } wins both wings. Rank { $target }, { $defender }, is out.
    [o02] { $defender } wins both wings in defence. Rank { $rank }, { $seat }, is out.
    [o11] One wing each, both ranks lose a card.
    [o10] { $seat } wins one wing, but may not go on.
    [o01] { $defender } wins one wing in defence, and rank { $target } is last now.
   *[o00] No wing won. Rank { $target }, { $defender }, is last now.
    }
    .you = { $outcome ->
        [o20] You win both wings. Rank { $target }, { $defender }, is out.
        [o02] You lose both wings. Your rank { $rank } is out.
        [o11] One wing each, both ranks lose a card.
        [o10] You win one wing, but you may not go on.
        [o01] You lose one wing. Rank { $target }, { $defender }, is last now.
       *[o00] No wing won. Rank { $target }, { $defender }, is last now.
    }
    .target = { $outcome ->
        [o20] { $seat } wins both wings. Your rank { $target } is out.
        [o02] You win both wings in defence. Rank { $rank }, { $seat }, is out.
        [o11] One wing each, both ranks lose a card.
        [o10] { $seat } wins one wing, but may not go on.
        [o01] You win one wing in defence, your rank { $target } is last now.
       *[o00] No wing won. Your rank { $target } is last now.
    }
event-attack-cancelled = Hidden champion in rank { $target }, the brawl is off.
event-shaman-jumped = Hidden shaman in rank { $target }, the attack jumps over it.
event-stood-aside = { $why ->
    [declined] { $seat } does not attack.
    [stopped] { $seat } stops here.
    [hero] Rank { $rank }, { $seat }: a hero does not attack.
    [own] Rank { $rank }, { $seat }: the rank in front is the same player's.
    [protected] Rank { $rank }, { $seat }: in front, a hero in sight cannot be attacked.
    [no_target] No rank left to attack, the attack ends.
   *[silent] -
    }
    .brief = { $why ->
        [declined] { $seat } stands.
        [stopped] { $seat } stops.
       *[silent] -
    }
    .you = { $why ->
        [declined] You do not attack.
        [stopped] You stop here.
        [hero] Your rank { $rank }: a hero does not attack.
        [own] Your rank { $rank }: the rank in front is your own.
        [protected] Your rank { $rank }: in front, a hero in sight cannot be attacked.
        [no_target] No rank left to attack, your attack ends.
       *[silent] -
    }
event-battle-fought = { $field }, { $won ->
    [yes] battle won{ $champion ->
        [yes] { " by the champion" }
       *[no] { "" }
        }
   *[no] battle lost
    }, strength { $strength }, { $needed } were needed. { $lead ->
    [you] You lead with { $best }.
    [one] { $strongest } leads with { $best }.
    [tie] { $strongest } tie for the lead with { $best }.
   *[nobody] Nobody had troops there.
    }
    .brief = { $field }, { $won ->
        [yes] won
       *[no] lost
    }, { $strength } for { $needed }.
    .full = { $field }, { $won ->
    [yes] battle won{ $champion ->
        [yes] { " by the champion" }
       *[no] { "" }
        }
   *[no] battle lost
    }, strength { $strength }, { $needed } were needed. Strengths: { $each }.
event-goblins-received = { $seat } receives { $count ->
    [0] no goblin
    [one] one goblin
   *[other] { $count } goblins
    }{ $why ->
    [share] { " of the share." }
    [favour] { " more, that is the Favour." }
   *[won] .
    }
    .brief = { $seat }, plus { $count }.
    .you = You receive { $count ->
    [0] no goblin
    [one] one goblin
   *[other] { $count } goblins
    }{ $why ->
    [share] { " of the share." }
    [favour] { " more, that is the Favour." }
   *[won] .
    }
    .you-brief = Goblins, plus { $count }.
event-goblins-paid = { $ruin ->
    [all] Ruin: { $seat } pays nothing
    [part] Ruin: { $seat } pays only { $count } of { $due }
   *[no] { $seat } pays { $count ->
        [one] one goblin
       *[other] { $count } goblins
        }
    } { $payee ->
    [bank] to the bank.
   *[other] to { $payee }.
    }
    .brief = { $seat }, minus { $count }.
    .you = { $ruin ->
        [all] Ruin: you pay nothing
        [part] Ruin: you pay only { $count } of { $due }
       *[no] You pay { $count ->
            [one] one goblin
           *[other] { $count } goblins
            }
    } { $payee ->
    [bank] to the bank.
   *[other] to { $payee }.
    }
    .you-brief = Goblins, minus { $count }.
    .target = { $ruin ->
        [all] Ruin: { $seat } pays you nothing.
        [part] Ruin: { $seat } pays you only { $count } of { $due }.
       *[no] { $seat } pays you { $count ->
            [one] one goblin.
           *[other] { $count } goblins.
            }
    }
    .target-brief = { $seat } pays you { $count }.
event-sharing-began = { $lost ->
    [yes] { $seat } may make others pay { $count ->
        [one] one goblin
       *[other] { $count } goblins
        }.
   *[no] { $seat } has { $count ->
        [one] one goblin
       *[other] { $count } goblins
        } to share out.
    }
    .brief = -
    .you = { $lost ->
        [yes] You may make others pay { $count ->
            [one] one goblin
           *[other] { $count } goblins
            }. Key f to choose, capital F to ask for nothing.
       *[no] You have { $count ->
            [one] one goblin
           *[other] { $count } goblins
            } to share out.
    }
event-charge-named = { $seat } makes { $target } pay { $count ->
    [one] one goblin.
   *[other] { $count } goblins.
    }
    .brief = -
    .you = You make { $target } pay { $count ->
    [one] one goblin.
   *[other] { $count } goblins.
    }
    .target = { $seat } makes you pay { $count ->
    [one] one goblin.
   *[other] { $count } goblins.
    }
event-enemy-defeated = { $closed ->
    [yes] { $field }, last enemy beaten, this field is closed.
   *[no] { $field }, enemy { $main } and { $secondary } beaten, { $left ->
        [one] one more face down.
       *[other] { $left } more face down.
        }
    }
    .brief = { $closed ->
        [yes] { $field } closed.
       *[no] { $field }, enemy beaten.
    }
event-hero-used = { $seat } has used up the { $hero }.
    .brief = -
    .you = Your { $hero } is used up.
event-round-ended = End of round { $round }, { $cleared ->
    [0] no field closed.
    [one] one field closed.
   *[other] { $cleared } fields closed.
    }
    .brief = End of round { $round }.
event-resigned = { $seat } resigns.
    .you = You resign.

## End
over-won = Victory! Goblins: { $scores }.
over-many = The game is over, { $winner } wins. Goblins: { $scores }.
over-shared = The game is over, victory is shared by { $winner }. Goblins: { $scores }.
over-shared-won = Victory shared by { $winner }! Goblins: { $scores }.
over-defeat = Common defeat, fewer than 3 fields are closed. All the orcs have lost. Goblins: { $scores }.
over-score = { $who } { $count }

## Results awaited at the table
ask-first = Draw the first player by lot and say who it is.
ask-reveal = Turn up an enemy: { $zone }.
ask-event = Draw an event and say which.
ask-order = Draw the order of the fields by lot and say it.
ask-look = Say what the scout saw, { $zone }, or keep it to yourself.
ask-turn = Turn up the face-down card, { $zone }, and say which it is.
zone-rank = { $field }, rank { $rank }

## Reasons
reason-champion-wins = The champion is sure to win the battle, { $field }.
reason-reaches-need = { $field } goes from { $before } to { $after }, { $need } are needed.
reason-adds-strength = { $field } goes from { $before } to { $after } of { $need }.
reason-doubles = The shaman doubles { $card }, { $field }.
reason-brawl-odds = { $wins ->
    [0] None of { $of } possible face-down cards wins
    [one] One of { $of } possible face-down cards wins
   *[other] { $wins } of { $of } possible face-down cards win
    } both wings.
reason-keeps-army = { $field }, strength known { $strength }, { $need } needed.
reason-unknown-card = The face-down card may be one of { $cards } cards.
reason-no-rank = No rank is possible.
reason-fewest-goblins = { $seat } has gained least so far.
reason-most-goblins = { $seat } has gained most so far.

## Refusals
refused-field-closed = { $field } is closed, all its enemies are beaten.
refused-field-full = { $field } is full, the Diversion allows { $most } ranks.
refused-unknown-field = There is no such field. There are Lothari, Urth, Falladir and the Desert.
refused-unknown-wing = Say which card is face down, left or right.
refused-two-archers = Two archers do not go in one rank.
refused-two-cavalry = Two cavalry do not go in one rank.
refused-same-hero = You have only one of this hero.
refused-champion-with-shaman = Champion and shaman do not go in one rank.
refused-scout-in-rank = The scout never goes in a rank.
refused-no-champion = No champion this round, that is the Confusion.
refused-no-shaman = No shaman here this round, that is the Anti-magic zone: { $field }.
refused-no-scout = No scout this round, that is the Fog.
refused-hero-used = This hero has served already: { $hero }.
refused-no-such-rank = There is no rank { $rank } here: { $field }.
refused-not-face-down = No face-down card here any more: { $field }, rank { $rank }.
refused-own-card = This face-down card is your own: { $field }, rank { $rank }.
refused-cannot-pass = You cannot pass, a rank is possible.
refused-not-yourself = Choose another player than yourself.
refused-no-troops-there = { $seat } has no troops left here: { $field }.
refused-already-named = { $seat } has to pay { $count } already.
refused-too-many = Too many: you say { $count }, the most possible is { $most }.
refused-not-asked = Nobody waits for this report.
refused-already-challenged = The phrase was read already for this rank.
refused-not-waiting = Whoever has to place does not read the phrase, the others do.

## The orc phrase
phrase-entry = orc phrase, read by { $who }
phrase-begins = { $who } reads the orc phrase. { $slow } has { $seconds } seconds to place a rank.
phrase-1 = Gnorish vor kladden imtach,
phrase-2 = haddick vor lotten,
phrase-3 = an zamock vor nuamsch!
phrase-in-time = Placed in time, the phrase stops.
phrase-too-soon = Too soon for the phrase, { $seconds ->
    [one] one second more.
   *[other] { $seconds } seconds more.
    }
phrase-running = The phrase is being read already.
phrase-off = The orc phrase is not read now.
phrase-no-clock = No orc phrase in line mode, there is no clock.

## Typed words
rank-words-left = left l
rank-words-right = right r
rank-words-hidden = hidden down face
rank-words-filler = and on the of with rank place a
verbs-attack = attack
verbs-stand = stand stay stop no
verbs-done = nothing finished enough
verbs-pass = pass
