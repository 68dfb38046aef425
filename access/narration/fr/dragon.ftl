# Les Dragons.

## Cartes
card-troop = { $value } { $colour }
card-hero = héros
# Une carte dans une phrase : « un héros pour un 7 », et « 7 rouge ».
card-in-sentence = { $hero ->
    [yes] un { $card }
   *[no] { $card }
    }
card-hero-named = héros pour un { $value }
card-hero-coloured = héros pour un { $value } { $colour }
card-unknown = carte inconnue
colour-none = sans couleur
dragon-none = aucun dragon

## Début
welcome-solo = Les Dragons, en solo. { $cards } cartes au campement. { $hand } Dragon rouge sur { $red }.
welcome-solo-undead = Les Dragons, en solo, avec le dragon mort-vivant. { $cards } cartes au campement. { $hand } Dragon rouge sur { $red }{ $undead_key ->
    [yes] , dragon mort-vivant sur { $undead }
   *[no] { "" }
    }.
welcome-many = Les Dragons, à { $count } : { $names }. { $own ->
    [yes] { $hand }
   *[no] { "" }
    } { $dragon ->
    [yes] Dragon rouge sur { $red }.
   *[no] { "" }
    }

## Tour
turn-place = À vous. Posez des cartes sur une armée, ou une troupe sur la tour.
turn-placed = À vous encore : { $count ->
    [one] une carte posée
   *[other] { $count } cartes posées
    } sur { $pile }. Posez-en d'autres là, ou F majuscule pour terminer.
turn-placed-stuck = À vous encore : { $count ->
    [one] une carte posée
   *[other] { $count } cartes posées
    } sur { $pile }. Plus rien ne s'y pose, F majuscule pour terminer.
turn-bound = À vous. Ce tour, vous devez poser sur { $pile }.
turn-stuck = À vous. Aucune carte ne se pose. Reprenez des cartes sur une armée, touche f.
turn-stuck-tokens = À vous. Aucune carte ne se pose et rien ne se reprend. Utilisez un jeton, touche f.
turn-fly = À vous de déplacer le dragon rouge. Choisissez une armée, touches n et p puis d.
turn-look = À vous de choisir une carte parmi les { $count } du campement, touches n et p puis d.
turn-empty = À vous. Main vide, F majuscule pour terminer.
turn-dealing = La distribution n'est pas finie.
turn-other = { $who } joue. { $step ->
    [B] Il reste à déplacer le dragon rouge.
   *[other] Il reste à poser des cartes.
    }

## Main
hand-onlooker = Pas de main, vous assistez à la partie.
hand-card = { $playable ->
    [yes] { $card }, jouable
   *[no] { $card }
    }
card-more = { $card_a } se pose sur { $piles }.
card-more-none = { $card_a } ne se pose nulle part maintenant. La touche d dit pourquoi.

## Actions et parties de coup
move-done = terminer
move-fly = déplacer le dragon rouge
move-take = reprendre des cartes sur une armée
move-pick = prendre une carte du campement
move-emprisonnes = jeton Emprisonnés, fermer la tour
move-epidemie = jeton Épidémie, retirer une ou deux cartes d'une armée
move-renfort = jeton Renfort, choisir une carte du campement
move-contre-ordre = jeton Contre-ordre, changer une couleur
move-undead = jeton Dragon mort-vivant, fermer une armée
move-volontaires = jeton Volontaires inattendus, insérer une ou deux cartes
move-vol = jeton Vol en altitude, annuler l'effet d'un dragon
move-place = { $card } sur { $pile }
move-swap = { $card } à la place du héros de { $army }
move-take-from = { $count ->
    [one] reprendre une carte sur { $army }
   *[other] reprendre { $count } cartes sur { $army }
    }
move-fly-to = dragon rouge vers { $army }
move-epidemie-on = { $count ->
    [one] jeton Épidémie, une carte retirée de { $army }
   *[other] jeton Épidémie, { $count } cartes retirées de { $army }
    }
move-pick-card = prendre { $card_a }
move-contre-ordre-to = jeton Contre-ordre, { $pile } passe à { $colour }
move-undead-on = jeton Dragon mort-vivant sur { $army }
move-vol-of = jeton Vol en altitude pour { $dragon }
move-volontaires-one = jeton Volontaires, { $card } au rang { $place } sur { $army }
move-volontaires-two = jeton Volontaires, { $card } au rang { $place } et { $card2 } au rang { $place2 } sur { $army }
part-place = sur { $pile }
part-swap = à la place du héros de { $army }
part-value = pour un { $count }
part-count = { $count ->
    [one] une carte, { $cards }
   *[other] { $count } cartes, { $cards }
    }
part-rank = au rang { $count }
part-end = et c'est tout
action-done-more = Le dragon rouge vole, puis la main est complétée.
action-fly-more = Le dragon rouge doit changer d'armée.
action-take-more = Possible seulement quand aucune carte ne se pose. Vous devrez poser sur cette armée.
action-pick-more = La carte va dans votre main, le campement est mélangé.
action-emprisonnes-more = La tour est fermée jusqu'à votre prochain tour.
action-epidemie-more = Les cartes retirées quittent la partie, sans déserteur.
action-renfort-more = Vous entendez tout le campement et gardez une carte.
action-contre-ordre-more = Pour l'armée trois, l'armée quatre ou la tour.
action-undead-more = L'armée est fermée jusqu'à votre prochain tour.
action-volontaires-more = Entre deux cartes d'une armée ouverte, en gardant l'ordre et la couleur.
action-vol-more = Le dragon choisi ne ferme rien jusqu'à la fin du tour.

## Plateau
# Le plateau en bref : chaque pile, sa dernière carte et leur nombre. L'ordre des armées se sait ou se demande.
pile-short = { $count ->
    [0] { $pile } vide
    [one] { $pile }, { $top }, une carte
   *[other] { $pile }, { $top }, { $count } cartes
    }{ $changed ->
    [yes] , couleur changée en { $colour }
   *[no] { "" }
    }{ $state ->
    [red] , fermée par le dragon rouge
    [undead] , fermée par le dragon mort-vivant
    [high] , dragon en altitude, ouverte
    [closed] , fermée
   *[open] { "" }
    }.
pile-state = { $pile }, { $order ->
    [rising] montante
    [falling] descendante
    [rising-colour] montante, une seule couleur
   *[falling-colour] descendante, une seule couleur
    } : { $count ->
    [0] vide
    [one] dernière carte { $top }, une carte
   *[other] dernière carte { $top }, { $count } cartes
    }{ $changed ->
    [yes] , couleur changée en { $colour }
   *[no] { "" }
    }{ $state ->
    [red] , fermée par le dragon rouge
    [undead] , fermée par le dragon mort-vivant
    [high] , dragon en altitude, ouverte
   *[open] { "" }
    }.
pile-tower-state = { $pile } : { $count ->
    [0] vide
    [one] { $colour }, une carte
   *[other] { $colour }, { $count } cartes
    }{ $state ->
    [closed] , fermée
   *[open] { "" }
    }.
pile-card = { $card }, rang { $place }
pile-card-more = Sur { $pile }, compté depuis le bas.
pile-rule-1 = Les valeurs montent, toutes couleurs. La sixième carte vide la pile.
pile-rule-2 = Les valeurs descendent, toutes couleurs. La sixième carte vide la pile.
pile-rule-3 = Les valeurs montent, dans une seule couleur. La sixième carte vide la pile.
pile-rule-4 = Les valeurs descendent, dans une seule couleur. La sixième carte vide la pile.
pile-rule-tower = Une seule couleur, dans n'importe quel ordre, sans héros. La sixième carte vide la pile.

## Score et mémoire
score-solo = { $deserters ->
    [0] Aucun déserteur
    [one] Un déserteur
   *[other] { $deserters } déserteurs
    }, { $left ->
    [0] plus aucune carte à jouer
    [one] encore une carte à jouer
   *[other] encore { $left } cartes à jouer
    }.
score-more-solo = { $count ->
    [0] Aucun déserteur.
    [one] Un déserteur : { $deserters }.
   *[other] { $count } déserteurs : { $deserters }.
    } Campement, { $camp }. Main, { $hand }. Cartes sorties, { $out }. Jetons restants : { $tokens }.
score-one = { $who } { $left }
score-many = Cartes restantes : { $each }.
score-more-own = { $who }, vous : main { $hand }, campement { $camp }, { $count ->
    [0] aucun jeton.
   *[other] jetons { $tokens }.
    }
score-more-one = { $who } : main { $hand }, campement { $camp }, { $count ->
    [0] aucun jeton.
    [one] un jeton.
   *[other] { $count } jetons.
    }
seen-solo = Encore au campement : { $colours }, et { $heroes ->
    [0] aucun héros
    [one] un héros
   *[other] { $heroes } héros
    }.
seen-colour = { $colour } { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
    }
seen-hand = Main de { $who }, vue par tous : { $cards }.
seen-nothing = Aucune carte de main n'est connue de tous.
table-nothing = Rien à faire de vos mains, le programme tient les cartes.

## Ce qui arrive
event-turn-began = À { $seat }.
    .you = À vous.
event-revealed = { $army } : { $card }.
event-token-dealt = { $seat } reçoit un jeton.
    .you = Jeton reçu : { $token }.
# Une carte que tous connaissent se dit ; les autres sont dites ensemble, avec la dernière.
event-drew = { $known_key ->
        [yes] { $seat } pioche { $card_a }{ $last_key ->
            [yes] , { $hand } en main.
           *[no] .
        }
       *[no] { $seat } pioche, { $hand } en main.
    }
    .brief = { $known_key ->
        [yes] { $seat } pioche { $card_a }.
       *[no] { $seat } pioche.
    }
    .you = Pioche : { $card }.
    .you-full = Pioche : { $card }. { $camp ->
        [0] Le campement est vide.
        [one] Il reste une carte au campement.
       *[other] Il reste { $camp } cartes au campement.
    }
event-totalled = { $tied_key ->
        [yes] Égalité à { $total }. { $seat } commence, par sa plus forte carte ou par sa place.
       *[no] { $seat } commence avec le plus grand total, { $total }.
    }
    .brief = { $seat } commence.
    .you = { $tied_key ->
        [yes] Égalité à { $total }. Vous commencez, par votre plus forte carte ou par votre place.
       *[no] Vous commencez avec le plus grand total, { $total }.
    }
    .you-brief = Vous commencez.
event-dragon-flew = Le { $dragon } vole sur { $army_the }.
    .brief = { $dragon }, { $army }.
    .full = Le { $dragon } quitte { $start_the } et vole sur { $army_the }.
    .you = Le { $dragon } vole sur { $army_the }.
    .you-brief = { $dragon }, { $army }.
    .you-full = Le { $dragon } quitte { $start_the } et vole sur { $army_the }.
event-placed = { $seat } pose { $card_a } sur { $pile_the }, { $size ->
    [one] une carte
   *[other] { $size } cartes
    }.
    .brief = { $card }, { $pile }.
    .full = { $seat } pose { $card_a } sur { $pile_the }, { $size ->
        [one] une carte
       *[other] { $size } cartes
    }. Il lui reste { $hand } en main.
    .you = { $card } sur { $pile_the }, { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
    .you-brief = { $card }, { $pile }.
    .you-full = { $card } sur { $pile_the }, { $size ->
        [one] une carte
       *[other] { $size } cartes
    }. Il vous reste { $hand ->
        [0] la main vide.
        [one] une carte en main.
       *[other] { $hand } cartes en main.
    }
event-colour-set = Désormais, { $pile_the } demande { $colour }.
    .brief = { $pile }, { $colour }.
event-cleared = Sixième carte, { $pile_the } est vidée.
    .brief = { $pile } vidée.
    .full = Sixième carte, { $pile_the } est vidée. Ces cartes quittent la partie : { $cards }.
event-swapped = { $seat } met { $card } à la place du héros de { $army_the }. Le héros va sous son campement.
    .brief = { $card } remplace le héros, { $army }.
    .you = { $card } à la place du héros de { $army_the }. Le héros va sous votre campement.
    .you-brief = { $card } remplace le héros, { $army }.
event-took-off = { $seat } reprend { $cards_a } sur { $army_the }.
    .brief = { $cards } repris, { $army }.
    .you = Repris sur { $army_the } : { $cards }.{ $hero_out_key ->
        [yes] { " " }Le héros quitte la partie.
       *[no] { "" }
    }
    .you-brief = { $cards } repris, { $army }.
event-deserted = { $cards_key ->
    [one] Un déserteur
   *[other] { $cards_key } déserteurs
    } de plus : { $cards }. Total { $total }.
    .brief = Déserteurs, { $total }.
event-token-used = { $seat } joue le jeton { $token }.
    .brief = Jeton { $token }.
    .you = Jeton { $token } joué.
    .you-full = Jeton { $token } joué. { $left ->
        [0] Il ne vous en reste aucun.
        [one] Il vous en reste un.
       *[other] Il vous en reste { $left }.
    }
event-tower-closed = La tour est fermée jusqu'au prochain tour de { $seat }.
    .brief = Tour fermée.
    .you = La tour est fermée jusqu'à votre prochain tour.
    .you-brief = Tour fermée.
event-tower-opened = La tour est rouverte.
event-removed = { $cards_key ->
        [one] { $cards_a } quitte { $army_the } et la partie.
       *[other] { $cards_a } quittent { $army_the } et la partie.
    }
    .brief = { $army }, hors de la partie : { $cards }.
event-looked = { $seat } regarde son campement.
    .you = Votre campement, { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
event-picked = { $seat } prend une carte de son campement et le mélange.
    .you = { $card } en main. Le campement est mélangé.
event-undead-came = { $seat } pose le dragon mort-vivant sur { $army_the }, fermée jusqu'à son prochain tour.
    .brief = Dragon mort-vivant, { $army }.
    .you = Dragon mort-vivant sur { $army_the }, fermée jusqu'à votre prochain tour.
    .you-brief = Dragon mort-vivant, { $army }.
event-undead-left = Le dragon mort-vivant quitte { $army_the }.
event-inserted = { $seat } insère { $card_a } au rang { $place } sur { $army_the }, { $size } cartes.
    .brief = { $card } inséré, { $army }.
    .you = { $card } au rang { $place } sur { $army_the }, { $size } cartes.
    .you-brief = { $card } inséré, { $army }.
event-flew-high = Le { $dragon } prend de l'altitude, { $army_the } est ouverte jusqu'à la fin du tour.
    .brief = { $army } ouverte.
event-finished = { $seat } termine sa pose.
    .brief = -
    .you = Terminé.
    .you-brief = -
event-corrected = Correction : { $card } n'était pas dans votre main. Une carte de votre main est inconnue.
event-resigned = { $seat } abandonne.
    .you = Vous abandonnez.

## Fin
verdict-perfect = Sans faute, toutes vos troupes ont tenu.
verdict-success = Réussite, presque toutes vos troupes ont tenu.
verdict-poor = Résultat médiocre, trop de troupes sont parties.
verdict-failure = Échec, votre armée est affaiblie face aux dragons.
verdict-carnage = Carnage, il ne reste presque plus d'armée.
over-solo = Partie terminée. { $deserters ->
    [0] Aucun déserteur.
    [one] Un déserteur.
   *[other] { $deserters } déserteurs.
    } { $verdict }
over-resign-solo = Partie arrêtée, { $deserters ->
    [0] sans déserteur.
    [one] avec un déserteur.
   *[other] avec { $deserters } déserteurs.
    }
over-won = Victoire ! { $ranks }.
over-many = Partie terminée. { $winner } gagne. { $ranks }.
over-rank = { $who } rang { $place } { $left ->
    [0] sans carte
    [one] avec une carte
   *[other] avec { $left } cartes
    }

## Résultats attendus à la table
ask-reveal = Retournez une carte du paquet sur { $zone }.
ask-token = Distribuez un jeton à { $zone }.
ask-draw = { $zone } pioche une carte.
ask-look = { $zone } regarde tout son campement, { $count ->
    [one] une carte
   *[other] { $count } cartes
    }.
ask-pack = Dites qui a reçu le quatrième héros.

## Refus
refused-bound = Ce tour, vous jouez sur { $pile_the }, pas sur { $asked_the }.
refused-closed = Fermé : { $dragon_the } est sur { $pile_the }.
refused-hero-unnamed = Dites pour quelle valeur le héros se pose sur { $pile_the }.
refused-hero-is-five = Ici un héros vaut toujours cinq, pas { $value }.
refused-no-colour-here = Pas de couleur à nommer sur { $pile_the }.
refused-colour-needed = Nommez la couleur du héros sur { $pile_the }.
refused-wrong-colour = Mauvaise couleur : { $pile_the } demande { $colour }.
refused-unknown-army = Cette armée n'existe pas. Il y a les armées un à quatre.
refused-second-hero = Il y a déjà un héros sur { $pile_the }.
refused-troop-named = Seul un héros se nomme, pas { $card }.
refused-too-low = Trop bas : { $card_a } ne passe pas au-dessus de { $top } sur { $pile_the }, qui monte.
refused-too-high = Trop haut : { $card_a } ne passe pas au-dessous de { $top } sur { $pile_the }, qui descend.
refused-not-freed = { $card_a } se posait déjà avant la dernière reprise. Posez d'abord une carte que cette reprise libère.
refused-hero-on-tower = Pas de héros sur la tour.
refused-tower-once = Une seule carte par tour sur la tour.
refused-tower-closed = La tour est fermée jusqu'au prochain tour de { $seat }.
refused-hero-for-hero = Un héros ne s'échange pas contre un héros.
refused-no-hero-there = Pas de héros à cet endroit sur { $pile_the }.
refused-breaks-order = L'ordre serait rompu : { $card_a } ne va pas au rang { $place } sur { $pile_the }.
refused-left-stuck = Ce coup ne vous laisserait plus rien à poser ce tour.
refused-already-placed = Vous avez déjà posé ce tour, on ne reprend qu'avant.
refused-already-taken = Une seule reprise par tour.
refused-hand-empty = Votre main est vide.
refused-can-place = Reprise refusée : { $card_a } se pose sur { $pile_the }.
refused-too-few = Pas assez de cartes sur { $pile_the }, il y en a { $size }.
refused-wrong-count = Ce nombre de cartes ne libère aucune pose sur { $pile_the }.
refused-frees-nothing = Reprendre sur { $pile_the } ne libère aucune pose.
refused-pick-first = Choisissez d'abord une carte du campement.
refused-not-in-camp = Cette carte n'est pas dans le campement.
refused-must-place = Posez d'abord au moins une carte, cette étape ne se passe pas.
refused-not-solo = En solo, le dragon rouge vole tout seul.
refused-not-this-step = Le dragon vole après la pose.
refused-nothing-to-pick = Il n'y a pas de carte à choisir maintenant.
refused-fly-first = Déplacez d'abord le dragon rouge.
refused-red-there = Le dragon rouge est déjà sur { $pile_the }.
refused-undead-there = Le dragon mort-vivant est déjà sur { $pile_the }.
refused-ask-pending = Un résultat est attendu d'abord.
refused-one-or-two = L'Épidémie retire une ou deux cartes, pas { $count }.
refused-camp-empty = Votre campement est vide.
refused-unknown-colour = Couleur inconnue.
refused-pile-empty = Rien à changer, { $pile_the } est vide.
refused-same-colour = C'est déjà la couleur de { $pile_the } : { $colour }.
refused-unknown-dragon = Dragon inconnu. Il y a le rouge et le mort-vivant.
refused-no-dragon = Ce dragon n'est pas sur le plateau.
refused-already-high = Ce dragon est déjà en altitude.
refused-not-between = On insère entre deux cartes, pas au bout de { $pile_the }.
refused-place-missing = Il manque la place de la deuxième carte.
refused-places-not-rising = Donnez les deux places dans l'ordre, de bas en haut.
refused-too-many-there = Trop de cartes sur { $pile_the }, six au plus.
refused-no-token = Vous n'avez pas le jeton { $token }.

## Raisons d'un conseil
reason-only-move = C'est le seul coup possible.
reason-clears = La sixième carte vide { $pile_the }.
reason-keeps-playable = Après, { $count ->
    [0] plus aucune carte à venir ne va sur { $pile_the }.
    [one] une carte à venir va encore sur { $pile_the }.
   *[other] { $count } cartes à venir vont encore sur { $pile_the }.
    }
reason-keeps-hero = Votre héros reste en main.
reason-loses = Rien n'est perdu sur { $pile_the }.
reason-more-to-follow = { $count ->
    [one] Une autre carte de votre main peut suivre sur { $pile_the }.
   *[other] { $count } autres cartes de votre main peuvent suivre sur { $pile_the }.
    }
reason-holds-back = { $count ->
    [one] Une carte pourrait encore se poser, mais elle sera mieux ailleurs.
   *[other] { $count } cartes pourraient encore se poser, mais elles seront mieux ailleurs.
    }
reason-nothing-more-fits = Plus rien ne se pose.
reason-fewest = { $count ->
    [one] Une seule carte à reprendre sur { $pile_the }, on ne peut pas moins.
   *[other] { $count } cartes à reprendre sur { $pile_the }, on ne peut pas moins.
    }
reason-more-than-fewest = { $count } cartes à reprendre sur { $pile_the }, alors que { $fewest } suffirait ailleurs, mais la suite y est meilleure.
reason-left-there = { $count ->
    [0] L'armée est alors vide.
    [one] Il reste une carte sur { $pile_the }.
   *[other] Il reste { $count } cartes sur { $pile_the }.
    }
reason-closes-room = Le dragon y ferme la place à { $count ->
    [one] une carte à venir.
   *[other] { $count } cartes à venir.
    }
reason-fits-now = Cette carte se pose tout de suite sur { $pile_the }.
reason-hero-back = Le héros de { $pile_the } revient dans votre campement.
reason-choice-of = { $count ->
    [one] Il n'y a qu'une carte à prendre.
   *[other] Vous choisissez parmi { $count } cartes.
    }
reason-expects-deserters = D'après { $worlds } parties imaginées, { $deserters ->
    [0] sans doute aucun déserteur à la fin.
    [one] environ un déserteur à la fin.
   *[other] environ { $deserters } déserteurs à la fin.
}
reason-spares-taking = { $count ->
    [one] Cela évite de reprendre une carte.
   *[other] Cela évite de reprendre { $count } cartes.
    }
reason-more-room = { $count ->
    [one] Une carte à venir de plus ira sur { $pile_the }.
   *[other] { $count } cartes à venir de plus iront sur { $pile_the }.
    }
reason-removes = { $count ->
    [one] Une carte de moins sur { $pile_the }.
   *[other] { $count } cartes de moins sur { $pile_the }.
    }
reason-new-colour = La couleur demandée sur { $pile_the } devient { $colour }.
reason-opens = Vous pourrez jouer ce tour sur { $pile_the }.
reason-lays = { $count ->
    [one] Une carte de votre main entre dans { $pile_the } sans prendre le bout.
   *[other] { $count } cartes de votre main entrent dans { $pile_the } sans prendre le bout.
    }
reason-closes-tower = Les autres ne pourront pas jouer sur la tour.
