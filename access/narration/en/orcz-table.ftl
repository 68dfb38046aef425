# Orcz with real cards: what the hands have to do, and to undo.

component-enemy = enemy { $main } and { $secondary }, { $field }
component-of = { $card } of { $who ->
    [nobody] player { $set }
   *[other] { $who }
    }
answer-enemy = { $main } and { $secondary }

## To do
task-rank-placed = { $field }: rank { $rank } of { $seat }, { $left } left, { $right } right.
task-card-turned = { $field }: turn up the hidden card of rank { $rank }, { $card }.
task-rank-returned = { $field }: rank { $rank } goes back behind the screen of { $seat }.
task-wing-fought = { $won ->
    [attacker] { $field }: { $defender } is beaten and goes back behind its screen.
    [defender] { $field }: { $attacker } is beaten and goes back behind its screen.
   *[none] -
    }
task-enemy-defeated = { $field }: take the enemy out of the game.
task-hero-used = { $seat }: { $hero } is used up, out of the game.
task-goblins-received = { $seat } takes { $count ->
    [one] a goblin
   *[other] { $count } goblins
    } from the bank.
task-goblins-paid = { $seat } pays { $count ->
    [one] a goblin.
   *[other] { $count } goblins.
    }
task-round-ended = All ranks go back behind the screens.

## To undo
untask-rank-placed = { $field }: { $seat } takes back rank { $rank }.
untask-card-turned = { $field }: hide the card of rank { $rank } again.
untask-rank-returned = { $field }: { $seat } puts rank { $rank } back.
untask-wing-fought = { $won ->
    [attacker] { $field }: { $defender } comes back to its place.
    [defender] { $field }: { $attacker } comes back to its place.
   *[none] -
    }
untask-enemy-defeated = { $field }: put the enemy back.
untask-goblins-received = { $seat } gives back { $count ->
    [one] a goblin.
   *[other] { $count } goblins.
    }
untask-goblins-paid = { $seat } gets back { $count ->
    [one] a goblin.
   *[other] { $count } goblins.
    }
