# Orcz.

## Cartes et rangs
card-troop = { $kind } { $value }
card-unknown = carte cachée
card-gone = carte éliminée
card-down = { $card } { $gender ->
    [f] cachée
    [many] cachés
   *[m] caché
    }
rank-cards = à gauche { $left }, à droite { $right }
rank-at = { $field }, rang { $rank }, { $who } : { $cards }
rank-at-own = { $field }, rang { $rank }, vous : { $cards }
rank-alone = { $rank }.
rank-more = { $hidden ->
    [unknown] Force connue { $strength }. La carte cachée n'est pas connue de vous.
    [own] Force { $strength }. Vous seul connaissez votre carte cachée, sauf éclaireur.
    [scouted] Force { $strength }. Vous avez vu cette carte cachée, les autres non.
   *[up] Force { $strength }.
    }
event-name = { $event }, { $field }
event-none = Aucun événement.

## Début
welcome-orcz = Orcz, à { $count } : { $names }. { $confirmed ->
    [yes] { "" }
   *[no] Les forces et les ennemis ne sont pas vérifiés sur votre boîte. Tapez deux-points puis valeurs pour entrer les vôtres.
    } { $drawn ->
    [yes] Événement : { $event }. { $effect }
   *[no] { "" }
    }

## Tour
turn-dealing = Le tour se prépare.
turn-place = À vous de placer un rang. { $stakes } Choisissez la carte de gauche, puis d.
turn-pass = À vous. Si aucun rang n'est possible, dites je passe, touche f.
turn-place-other = { $who } place un rang.
turn-attack = À vous. { $field }, votre rang { $rank }, { $cards }. Devant, rang { $front }, { $who } : { $others }. Force connue { $strength }, il faut { $need }. Attaquer ou rester, touches n et p puis d.
turn-attack-other = { $chooser } décide d'attaquer ou non. { $field }, rang { $rank }, { $cards }. Devant, rang { $front }, { $who } : { $others }. Force connue { $strength }, il faut { $need }.
turn-give = À vous de partager, encore { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    }. Choisissez qui reçoit, touches n et p puis d.
turn-give-other = { $who } partage encore { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    }.
turn-charge = À vous. Vous pouvez encore faire payer { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    }. Touche f pour choisir, F majuscule pour ne rien demander de plus.
turn-charge-other = { $who } peut encore faire payer { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    }.
stakes = Forces connues : { $fields }.
stakes-field = { $field } { $strength } sur { $need }

## Main
hand-onlooker = Pas de main, vous assistez à la partie.
hand-card = { $card }
hand-scout-more = L'éclaireur regarde en secret une carte cachée d'un adversaire, à tout moment du déploiement et des combats.
hand-untold-more = Pour un rang dont vous ne dites pas la carte cachée au programme. Elle est à gauche.
hand-card-more = { $card }, force { $strength }. Dans un rang, deux archers ou deux cavaleries ne vont pas ensemble.
hand-hero-more = { $card }, force 0. Un héros ne sert qu'une fois dans la partie.

## Actions et parties de coup
move-attack = attaquer
move-stand = rester à sa place
move-stop = s'arrêter là
move-done = ne rien demander de plus
move-pass = je passe, aucun rang possible
move-scout = éclaireur, regarder une carte cachée
move-give = donner des gobelins
move-charge = faire payer des gobelins
move-place = { $field }, { $cards }
move-scout-at = éclaireur sur { $field }, rang { $rank }, { $who }
move-give-to = { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    } pour { $who }
move-charge-to = { $who } paie { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    }
part-left = { $card } à gauche
part-right = { $card } à droite
part-where = { $field }, { $down ->
    [left] gauche cachée
   *[right] droite cachée
    }, force { $before }, { $after } avec ce rang, il faut { $need }
part-where-unknown = { $field }, { $down ->
    [left] gauche cachée
   *[right] droite cachée
    }, force { $before }, il faut { $need }
part-look = { $field }, rang { $rank }, { $who }
part-count = { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    }
action-attack-more = { $wins ->
    [0] Aucune carte cachée possible sur { $of } ne vous fait
    [one] Une carte cachée possible sur { $of } vous fait
   *[other] { $wins } cartes cachées possibles sur { $of } vous font
    } gagner des deux côtés.
action-stand-more = Le rang se met de côté pour la bataille.
action-done-more = Les joueurs nommés paient maintenant.
action-pass-more = Votre tour est perdu.
action-scout-more = Tous entendent quelle carte vous regardez, vous seul l'apprenez.
action-give-more = Il faut tout partager.
action-charge-more = Personne ne paie avant la fin de votre choix.

## Plateau
field-state = { $field }, ennemi { $main } et { $secondary }, il faut { $need }, force connue { $strength }, { $count ->
    [0] aucun rang
    [one] un rang
   *[other] { $count } rangs
    }{ $last ->
    [none] { "" }
    [you] , le dernier est à vous
   *[other] , le dernier à { $last }
    }{ $fighting ->
    [yes] , combat en cours
   *[no] { "" }
    }.
field-closed = { $field }, fermé, tous ses ennemis sont vaincus.
field-waits = { $field }, pas d'ennemi en place, encore { $left } à venir.
field-more = Ennemis cachés : { $left }. Ennemis vaincus : { $beaten }. { $known ->
    [0] Aucune force connue.
   *[other] Forces connues : { $each }.
    }
field-each = { $who } { $strength }

## Score et mémoire
score-own = Vous avez { $goblins ->
    [0] aucun gobelin
    [one] un gobelin
   *[other] { $goblins } gobelins
    }. Champs fermés : { $cleared } sur les 3 qu'il faut. Tour { $round } sur { $rounds }.
score-table = Champs fermés : { $cleared } sur les 3 qu'il faut. Tour { $round } sur { $rounds }.
score-fields = Ennemis restants : { $fields }.
score-field = { $field } { $left }
score-heroes = { $who }, héros utilisés : { $heroes }.
seen-goblins = Gobelins reçus moins payés depuis le début : { $each }.
seen-one = { $who } { $count ->
    [0] zéro
   *[other] { $sign ->
        [more] plus { $count }
       *[less] moins { $count }
        }
    }
seen-back = Revenues ce tour derrière l'écran, { $who } : { $cards }.
seen-event = Événement du tour : { $event }.
table-nothing = Rien à faire de vos mains, le programme tient les cartes.

## Ce que font les événements
effect-faveur = Qui y gagne la bataille reçoit 2 gobelins de plus.
effect-caprice = Le vainqueur d'une bataille ne partage rien.
effect-tempete = Les archers ne battent plus l'infanterie, le plus fort gagne.
effect-degage = L'infanterie ne bat plus la cavalerie, le plus fort gagne.
effect-lourd = La cavalerie ne bat plus les archers, le plus fort gagne.
effect-penurie = Après le déploiement, le dernier rang de chaque champ coûte 2 gobelins.
effect-renforts = Chaque ennemi demande plus de force.
effect-colere = Le vainqueur y reçoit la moitié de ses gobelins.
effect-antimagie = Aucun chaman n'y va ce tour.
effect-confusion = Aucun champion ce tour.
effect-diversion = Sur chaque champ, pas plus de rangs que de joueurs.
effect-brouillard = Aucun éclaireur ce tour.

## Ce qui arrive
event-turn-began = À { $seat }.
    .brief = -
    .you = À vous.
event-round-began = Tour { $round } sur { $rounds }, premier joueur { $first }.
    .brief = Tour { $round }, { $first } commence.
    .you = Tour { $round } sur { $rounds }, vous placez en premier.
    .you-brief = Tour { $round }, vous commencez.
event-enemy-revealed = { $field } : ennemi { $main } et { $secondary }, { $left ->
    [0] le dernier.
    [one] encore un caché.
   *[other] encore { $left } cachés.
    }
    .brief = { $field } : { $main } et { $secondary }.
event-event-drawn = Événement : { $name }. { $effect }
    .brief = Événement : { $name }.
event-needs = Forces à atteindre : { $fields }.
needs-field = { $field } { $need }
event-rank-placed = { $field }, rang { $rank }, { $seat } : { $cards }.
    .brief = { $field }, { $seat } : { $shown }.
    .you = { $field }, votre rang { $rank } : { $cards }.
    .you-brief = { $field }, rang { $rank }.
event-turn-lost = { $seat } n'a plus de rang possible, son tour est perdu.
    .brief = { $seat } perd son tour.
    .you = Vous n'avez plus de rang possible, votre tour est perdu.
event-deployment-ended = Déploiement fini.
event-scouted = { $seat } regarde avec son éclaireur une carte cachée : { $field }, rang { $rank }, { $owner }.
    .brief = Éclaireur, { $seat } : { $field }, rang { $rank }.
    .you = Éclaireur, { $field }, rang { $rank }, { $owner } : la carte cachée est { $card }.
    .you-brief = { $field }, rang { $rank } : { $card }.
    .target = { $seat } regarde avec son éclaireur votre carte cachée : { $field }, rang { $rank }.
event-scouting = Éclaireur, { $field }, rang { $rank }, { $owner } : regardez la carte et remettez-la.
event-phrase-read = { $by } a fini la phrase orque. { $seat } doit placer tout de suite.
    .you = La phrase orque est finie. Placez tout de suite.
    .target = Vous avez fini la phrase orque. { $seat } doit placer tout de suite.
event-fields-ordered = Ordre des batailles : { $fields }.
event-field-began = { $field }, { $count ->
    [0] aucun rang
    [one] un rang
   *[other] { $count } rangs
    }, il faut { $needed }.
    .brief = { $field }.
event-card-turned = { $seat } retourne { $card }, rang { $rank } { $wing ->
    [left] à gauche.
   *[right] à droite.
    }
    .brief = Rang { $rank } : { $card }.
    .you = Vous retournez { $card }, rang { $rank } { $wing ->
    [left] à gauche.
   *[right] à droite.
    }
event-rank-returned = Rang { $rank }, { $seat }, interdit : { $left } et { $right } retournent derrière l'écran.
    .you = Votre rang { $rank } est interdit : { $left } et { $right } retournent derrière votre écran.
event-attacked = { $forced ->
    [yes] { $seat } doit attaquer le rang { $target }, { $own ->
        [yes] le sien.
       *[no] { $defender }.
        }
   *[no] { $seat } attaque : { $field }, rang { $rank } contre rang { $target }, { $defender }.
    }
    .brief = { $seat } attaque { $defender }.
    .you = { $forced ->
        [yes] Vous devez attaquer le rang { $target }, { $own ->
            [yes] le vôtre.
           *[no] { $defender }.
            }
       *[no] Vous attaquez le rang { $target }, { $defender }.
    }
    .target = { $forced ->
        [yes] { $seat } doit attaquer votre rang { $target }.
       *[no] { $seat } vous attaque : { $field }, rang { $rank } contre votre rang { $target }.
    }
event-wing-fought = { $wing ->
    [left] À gauche
   *[right] À droite
    }, { $attacker } contre { $defender } : { $won ->
    [attacker] l'attaque gagne.
    [defender] la défense gagne.
   *[none] égalité, les deux restent.
    }
    .brief = { $won ->
        [attacker] { $attacker } gagne contre { $defender }.
        [defender] { $attacker } perd contre { $defender }.
       *[none] { $attacker } contre { $defender }, égalité.
    }
    .full = { $wing ->
    [left] À gauche
   *[right] À droite
    }, { $attacker } contre { $defender } : { $won ->
    [attacker] l'attaque gagne
    [defender] la défense gagne
   *[none] égalité, les deux restent
    }{ $by ->
    [kind] , par la sorte de troupe.
    [strength] , par la force.
   *[equal] .
    }
event-brawl-ended = { $outcome ->
    [o20] { $seat } gagne des deux côtés. Le rang { $target }, { $defender }, est éliminé.
    [o02] { $defender } gagne des deux côtés en défense. Le rang { $rank }, { $seat }, est éliminé.
    [o11] Un côté chacun, les deux rangs perdent une carte.
    [o10] { $seat } gagne un côté, mais ne peut pas continuer.
    [o01] { $defender } gagne un côté en défense, son rang { $target } passe dernier.
   *[o00] Aucun côté gagné. Le rang { $target }, { $defender }, passe dernier.
    }
    .you = { $outcome ->
        [o20] Vous gagnez des deux côtés. Le rang { $target }, { $defender }, est éliminé.
        [o02] Vous perdez des deux côtés. Votre rang { $rank } est éliminé.
        [o11] Un côté chacun, les deux rangs perdent une carte.
        [o10] Vous gagnez un côté, mais vous ne pouvez pas continuer.
        [o01] Vous perdez un côté. Le rang { $target }, { $defender }, passe dernier.
       *[o00] Aucun côté gagné. Le rang { $target }, { $defender }, passe dernier.
    }
    .target = { $outcome ->
        [o20] { $seat } gagne des deux côtés. Votre rang { $target } est éliminé.
        [o02] Vous gagnez des deux côtés en défense. Le rang { $rank }, { $seat }, est éliminé.
        [o11] Un côté chacun, les deux rangs perdent une carte.
        [o10] { $seat } gagne un côté, mais ne peut pas continuer.
        [o01] Vous gagnez un côté en défense, votre rang { $target } passe dernier.
       *[o00] Aucun côté gagné. Votre rang { $target } passe dernier.
    }
event-attack-cancelled = Champion caché au rang { $target }, la baston est annulée.
event-shaman-jumped = Chaman caché au rang { $target }, l'attaque saute ce rang.
event-stood-aside = { $why ->
    [declined] { $seat } n'attaque pas.
    [stopped] { $seat } s'arrête là.
    [hero] Rang { $rank }, { $seat } : un héros n'attaque pas.
    [own] Rang { $rank }, { $seat } : devant, c'est son propre rang.
    [protected] Rang { $rank }, { $seat } : devant, un héros visible ne s'attaque pas.
    [no_target] Plus de rang à attaquer, l'attaque s'arrête.
   *[silent] -
    }
    .brief = { $why ->
        [declined] { $seat } reste.
        [stopped] { $seat } s'arrête.
       *[silent] -
    }
    .you = { $why ->
        [declined] Vous n'attaquez pas.
        [stopped] Vous vous arrêtez là.
        [hero] Votre rang { $rank } : un héros n'attaque pas.
        [own] Votre rang { $rank } : devant, c'est votre propre rang.
        [protected] Votre rang { $rank } : devant, un héros visible ne s'attaque pas.
        [no_target] Plus de rang à attaquer, votre attaque s'arrête.
       *[silent] -
    }
event-battle-fought = { $field }, { $won ->
    [yes] bataille gagnée{ $champion ->
        [yes] { " grâce au champion" }
       *[no] { "" }
        }
   *[no] bataille perdue
    }, force { $strength }, il fallait { $needed }. { $lead ->
    [you] Vous êtes en tête avec { $best }.
    [one] { $strongest } est en tête avec { $best }.
    [tie] { $strongest } sont à égalité en tête avec { $best }.
   *[nobody] Personne n'avait de troupes.
    }
    .brief = { $field }, { $won ->
        [yes] gagnée
       *[no] perdue
    }, { $strength } pour { $needed }.
    .full = { $field }, { $won ->
    [yes] bataille gagnée{ $champion ->
        [yes] { " grâce au champion" }
       *[no] { "" }
        }
   *[no] bataille perdue
    }, force { $strength }, il fallait { $needed }. Forces : { $each }.
event-goblins-received = { $seat } reçoit { $count ->
    [0] aucun gobelin
    [one] un gobelin
   *[other] { $count } gobelins
    }{ $why ->
    [share] { " du partage." }
    [favour] { " de plus, c'est la Faveur." }
   *[won] .
    }
    .brief = { $seat }, plus { $count }.
    .you = Vous recevez { $count ->
    [0] aucun gobelin
    [one] un gobelin
   *[other] { $count } gobelins
    }{ $why ->
    [share] { " du partage." }
    [favour] { " de plus, c'est la Faveur." }
   *[won] .
    }
    .you-brief = Gobelins, plus { $count }.
event-goblins-paid = { $ruin ->
    [all] Ruine : { $seat } ne paie rien
    [part] Ruine : { $seat } paie seulement { $count } sur { $due }
   *[no] { $seat } paie { $count ->
        [one] un gobelin
       *[other] { $count } gobelins
        }
    } { $payee ->
    [bank] à la banque.
   *[other] à { $payee }.
    }
    .brief = { $seat }, moins { $count }.
    .you = { $ruin ->
        [all] Ruine : vous ne payez rien
        [part] Ruine : vous payez seulement { $count } sur { $due }
       *[no] Vous payez { $count ->
            [one] un gobelin
           *[other] { $count } gobelins
            }
    } { $payee ->
    [bank] à la banque.
   *[other] à { $payee }.
    }
    .you-brief = Gobelins, moins { $count }.
    .target = { $ruin ->
        [all] Ruine : { $seat } ne vous paie rien.
        [part] Ruine : { $seat } vous paie seulement { $count } sur { $due }.
       *[no] { $seat } vous paie { $count ->
            [one] un gobelin.
           *[other] { $count } gobelins.
            }
    }
    .target-brief = { $seat } vous paie { $count }.
event-sharing-began = { $lost ->
    [yes] { $seat } peut faire payer { $count ->
        [one] un gobelin
       *[other] { $count } gobelins
        } à d'autres.
   *[no] { $seat } a { $count ->
        [one] un gobelin
       *[other] { $count } gobelins
        } à partager.
    }
    .brief = -
    .you = { $lost ->
        [yes] Vous pouvez faire payer { $count ->
            [one] un gobelin
           *[other] { $count } gobelins
            } à d'autres. Touche f pour choisir, F majuscule pour ne rien demander.
       *[no] Vous avez { $count ->
            [one] un gobelin
           *[other] { $count } gobelins
            } à partager.
    }
event-charge-named = { $seat } fait payer { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    } à { $target }.
    .brief = -
    .you = Vous faites payer { $count ->
    [one] un gobelin
   *[other] { $count } gobelins
    } à { $target }.
    .target = { $seat } vous fait payer { $count ->
    [one] un gobelin.
   *[other] { $count } gobelins.
    }
event-enemy-defeated = { $closed ->
    [yes] { $field }, dernier ennemi vaincu, ce champ est fermé.
   *[no] { $field }, ennemi { $main } et { $secondary } vaincu, { $left ->
        [one] encore un caché.
       *[other] encore { $left } cachés.
        }
    }
    .brief = { $closed ->
        [yes] { $field } fermé.
       *[no] { $field }, ennemi vaincu.
    }
event-hero-used = { $seat } a utilisé son { $hero }.
    .brief = -
    .you = Votre { $hero } est utilisé.
event-round-ended = Fin du tour { $round }, { $cleared ->
    [0] aucun champ fermé.
    [one] un champ fermé.
   *[other] { $cleared } champs fermés.
    }
    .brief = Fin du tour { $round }.
event-resigned = { $seat } abandonne.
    .you = Vous abandonnez.

## Fin
over-won = Victoire ! Gobelins : { $scores }.
over-many = Partie terminée, { $winner } gagne. Gobelins : { $scores }.
over-shared = Partie terminée, victoire partagée entre { $winner }. Gobelins : { $scores }.
over-shared-won = Victoire partagée entre { $winner } ! Gobelins : { $scores }.
over-defeat = Défaite commune, moins de 3 champs sont fermés. Tous les orques ont perdu. Gobelins : { $scores }.
over-score = { $who } { $count }

## Résultats attendus à la table
ask-first = Tirez au sort le premier joueur et dites qui c'est.
ask-reveal = Retournez un ennemi : { $zone }.
ask-event = Piochez un événement et dites lequel.
ask-order = Tirez au sort l'ordre des champs et dites-le.
ask-look = Dites ce que l'éclaireur a vu, { $zone }, ou gardez-le pour vous.
ask-turn = Retournez la carte cachée, { $zone }, et dites laquelle c'est.
zone-rank = { $field }, rang { $rank }

## Raisons
reason-champion-wins = Le champion gagne la bataille à coup sûr, { $field }.
reason-reaches-need = { $field } passe de { $before } à { $after }, il faut { $need }.
reason-adds-strength = { $field } passe de { $before } à { $after } sur { $need }.
reason-doubles = Le chaman double { $card }, { $field }.
reason-brawl-odds = { $wins ->
    [0] Aucune carte cachée possible sur { $of } ne fait
    [one] Une carte cachée possible sur { $of } fait
   *[other] { $wins } cartes cachées possibles sur { $of } font
    } gagner des deux côtés.
reason-keeps-army = { $field }, force connue { $strength }, il faut { $need }.
reason-unknown-card = La carte cachée peut être une de { $cards } cartes.
reason-no-rank = Aucun rang n'est possible.
reason-fewest-goblins = { $seat } a le moins gagné jusqu'ici.
reason-most-goblins = { $seat } a le plus gagné jusqu'ici.

## Refus
refused-field-closed = { $field } est fermé, tous ses ennemis sont vaincus.
refused-field-full = { $field } est plein, la Diversion limite à { $most } rangs.
refused-unknown-field = Ce champ n'existe pas. Il y a Lothari, Urth, Falladir et le Désert.
refused-unknown-wing = Dites quelle carte est cachée, gauche ou droite.
refused-two-archers = Deux archers ne vont pas dans le même rang.
refused-two-cavalry = Deux cavaleries ne vont pas dans le même rang.
refused-same-hero = Vous n'avez qu'un exemplaire de ce héros.
refused-champion-with-shaman = Champion et chaman ne vont pas dans le même rang.
refused-scout-in-rank = L'éclaireur ne va jamais dans un rang.
refused-no-champion = Pas de champion ce tour, c'est la Confusion.
refused-no-shaman = Pas de chaman ce tour ici, c'est la Zone d'anti-magie : { $field }.
refused-no-scout = Pas d'éclaireur ce tour, c'est le Brouillard.
refused-hero-used = Ce héros a déjà servi : { $hero }.
refused-no-such-rank = Il n'y a pas de rang { $rank } ici : { $field }.
refused-not-face-down = Plus de carte cachée ici : { $field }, rang { $rank }.
refused-own-card = Cette carte cachée est à vous : { $field }, rang { $rank }.
refused-cannot-pass = Vous ne pouvez pas passer, un rang est possible.
refused-not-yourself = Choisissez un autre joueur que vous.
refused-no-troops-there = { $seat } n'a plus de troupes ici : { $field }.
refused-already-named = { $seat } doit déjà payer { $count }.
refused-too-many = Trop : vous dites { $count }, le plus possible est { $most }.
refused-not-asked = Personne n'attend cette nouvelle.
refused-already-challenged = La phrase a déjà été dite pour ce rang.
refused-not-waiting = Celui qui doit placer ne dit pas la phrase, ce sont les autres.

## La phrase orque
phrase-entry = phrase orque, dite par { $who }
phrase-begins = { $who } dit la phrase orque. { $slow } a { $seconds } secondes pour placer un rang.
phrase-1 = Gnorish vor kladden imtach,
phrase-2 = haddick vor lotten,
phrase-3 = an zamock vor nuamsch !
phrase-in-time = Placé à temps, la phrase s'arrête.
phrase-too-soon = Trop tôt pour la phrase, encore { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
    }
phrase-running = La phrase est déjà en train d'être dite.
phrase-off = La phrase orque ne se dit pas maintenant.
phrase-no-clock = Pas de phrase orque en mode ligne, il n'y a pas d'horloge.

## Mots tapés
rank-words-left = gauche g
rank-words-right = droite d
rank-words-hidden = caché cachée cachés cachées
rank-words-filler = à a et sur la le les de du avec un rang pose place
verbs-attack = attaque attaquer
verbs-stand = reste rester stop arrête arrêter non
verbs-done = rien fini terminé assez
verbs-pass = passe
