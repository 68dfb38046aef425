# Les Dragons avec de vraies cartes : ce que les mains ont à faire, et à défaire.

component-token = jeton { $token }
component-the = le { $component }
ask-draw-alone = Piochez une carte.
ask-look-alone = Regardez tout votre campement et dites ses cartes : { $count } en tout.

## À faire
task-placed = { $held ->
    [0] { $card } sur { $pile_the }.
   *[other] Carte { $held } de la main de { $seat } : { $card }, à poser sur { $pile_the }.
    }
task-dragon-flew = { $dragon }, de { $start_the } vers { $army_the }.
task-drew = { $alone ->
    [yes] Piochez une carte.
   *[no] { $seat } pioche une carte.
    }
task-cleared = { $pile } : retirez les six cartes, elles quittent la partie.
task-swapped = { $held ->
    [0] { $card } à la place du héros de { $army_the }.
   *[other] Carte { $held } de la main de { $seat } : { $card }, à la place du héros de { $army_the }.
    } Le héros va sous le campement{ $alone ->
    [yes] .
   *[no] , celui de { $seat }.
    }
task-took-off = { $alone ->
    [yes] { $army } : reprenez { $cards } et posez-les à côté du plateau.
   *[no] { $army } : reprenez { $cards } et glissez-les, dans cet ordre, sous le campement de { $seat }.
    }
task-token-used = Jeton { $token } : il quitte la partie.
task-removed = { $army } : retirez { $cards }, hors de la partie.
task-looked = { $alone ->
    [yes] Regardez tout votre campement.
   *[no] { $seat } regarde tout son campement.
    }
task-picked = { $alone ->
    [yes] Gardez une carte du campement et mélangez le reste.
   *[no] { $seat } garde une carte de son campement et mélange le reste.
    }
task-undead-came = Dragon mort-vivant sur { $army_the }.
task-undead-left = { $army } : retirez le dragon mort-vivant du plateau.
task-inserted = { $held ->
    [0] { $card } au rang { $place } sur { $army_the }.
   *[other] Carte { $held } de la main de { $seat } : { $card }, au rang { $place } sur { $army_the }.
    }

## À défaire
untask-placed = { $pile } : reprenez { $card }{ $alone ->
    [yes] { " " }en main.
   *[no] , pour la main de { $seat }.
    }
untask-dragon-flew = { $dragon }, de { $army_the } vers { $start_the }.
untask-drew = Dernière carte piochée : { $alone ->
    [yes] remettez-la sur le campement.
   *[no] remettez-la sur le campement, à { $seat }.
    }
untask-cleared = { $pile } : reposez, de bas en haut, { $cards }.
untask-swapped = { $army } : remettez le héros au rang { $place }, et { $card } dans la main{ $alone ->
    [yes] .
   *[no] , celle de { $seat }.
    }
untask-took-off = { $army } : reposez { $cards }, la dernière reprise en premier.
untask-token-used = Jeton { $token } : { $alone ->
    [yes] reprenez-le.
   *[no] rendez-le à { $seat }.
    }
untask-removed = { $army } : reposez { $cards }, la dernière retirée en premier.
untask-picked = { $alone ->
    [yes] Remettez la carte prise dans le campement et mélangez-le.
   *[no] { $seat } remet la carte prise dans son campement et le mélange.
    }
untask-undead-came = { $army } : retirez le dragon mort-vivant du plateau.
untask-undead-left = Dragon mort-vivant de nouveau sur { $army_the }.
untask-inserted = { $army } : reprenez { $card }{ $alone ->
    [yes] { " " }en main.
   *[no] , pour la main de { $seat }.
    }
