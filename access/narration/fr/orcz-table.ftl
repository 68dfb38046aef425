# Orcz avec de vraies cartes : ce que les mains ont à faire, et à défaire.

component-enemy = ennemi { $main } et { $secondary }, { $field }
component-of = { $card } { $who ->
    [nobody] du joueur { $set }
   *[other] de { $who }
    }
answer-enemy = { $main } et { $secondary }

## À faire
task-rank-placed = { $field } : rang { $rank } de { $seat }, { $left } à gauche, { $right } à droite.
task-card-turned = { $field } : retournez la carte cachée du rang { $rank }, { $card }.
task-rank-returned = { $field } : le rang { $rank } retourne derrière l'écran de { $seat }.
task-wing-fought = { $won ->
    [attacker] { $field } : { $defender } est battu et retourne derrière son écran.
    [defender] { $field } : { $attacker } est battu et retourne derrière son écran.
   *[none] -
    }
task-enemy-defeated = { $field } : retirez l'ennemi du jeu.
task-hero-used = { $seat } : { $hero } est usé, hors de la partie.
task-goblins-received = { $seat } prend { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    } à la banque.
task-goblins-paid = { $seat } paie { $count ->
    [one] un gobelin.
   *[other] { $count } gobelins.
    }
task-round-ended = Tous les rangs retournent derrière les écrans.

## À défaire
untask-rank-placed = { $field } : { $seat } reprend son rang { $rank }.
untask-card-turned = { $field } : cachez de nouveau la carte du rang { $rank }.
untask-rank-returned = { $field } : { $seat } remet son rang { $rank }.
untask-wing-fought = { $won ->
    [attacker] { $field } : { $defender } revient à sa place.
    [defender] { $field } : { $attacker } revient à sa place.
   *[none] -
    }
untask-enemy-defeated = { $field } : remettez l'ennemi.
untask-goblins-received = { $seat } rend { $count ->
    [one] un gobelin.
   *[other] { $count } gobelins.
    }
untask-goblins-paid = { $seat } récupère { $count ->
    [one] un gobelin.
   *[other] { $count } gobelins.
    }
