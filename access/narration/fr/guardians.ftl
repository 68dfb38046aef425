# Guardians.

## Mots
nobody-guardians = personne
card-hidden = carte cachée
card-hidden-one = une carte cachée
card-none = aucune carte
space-name = { $column } { $row }
space-none = champ de bataille
where-space = en { $space }
where-none = sur le champ de bataille
shield-number = Bouclier { $number }
kind-mortal = mortel
kind-elemental = élémental
kind-external = externe
kind-guardian = Guardian
kind-other = carte
size-S = petite
size-M = moyenne
size-L = grande
icon-babes = charmes
icon-gold = or
icon-beer = bière
icons-none = incorruptible
land-Mountains = montagnes
land-Rivers = rivières et lacs
land-Spires = flèches
land-Swamp = marécage
land-Heaps = amas arides
land-Woods = bois
land-Jungle = jungle
land-Stronghold = forteresse
land-Facedown = face cachée
land-None = sans terrain

## Sommes
sum-first = { $amount }
sum-named = { $card } { $amount }
sum-added = plus { $card } { $amount }
sum-total = total { $amount }
sum-own = { $sign ->
    [minus] moins { $amount } de son texte
   *[plus] plus { $amount } de son texte
    }
sum-colour = plus { $amount } hors-couleur
sum-land = { $sign ->
    [minus] moins { $amount } pour le terrain
   *[plus] plus { $amount } pour le terrain
    }
sum-text = { $sign ->
    [minus] moins { $amount } par { $card }
   *[plus] plus { $amount } par { $card }
    }
sum-command = { $sign ->
    [minus] moins { $amount } du Commandement
   *[plus] plus { $amount } du Commandement
    }
sum-bearer = { $sign ->
    [minus] moins { $amount } du Porte-étendard
   *[plus] plus { $amount } du Porte-étendard
    }
sum-stronghold = plus { $amount } de la Forteresse
sum-channel = plus { $amount } d'Influence
sum-ranged = plus { $amount } de tir
sum-dice = plus { $amount } aux dés
sum-table = { $sign ->
    [minus] moins { $amount } selon la table
   *[plus] plus { $amount } selon la table
    }

## Début et tour
welcome-fight = Guardians, un combat. { $names }. { $attacker } attaque. Terrain : { $lands }.
welcome-game = Guardians, partie complète. { $names }.
turn-ask = Un résultat est attendu.
turn-over = La partie est terminée.
turn-other = { $who } doit choisir : { $what }.
turn-sealed = Choix secrets : { $what }.
turn-own = À vous : { $what }.
prompt-say-command = dire si vous jouez un Commandement
prompt-command = choisir le Commandement
prompt-primary = choisir l'attaquant primaire
prompt-guess = deviner
prompt-reroll = relancer un dé ou non
prompt-bribe = corrompre ou passer
prompt-bribed = laisser partir la créature corrompue ou réagir
prompt-window = jouer, influencer, tirer ou passer
prompt-respond = réagir ou passer
prompt-offer = utiliser une carte ou passer
prompt-unless = payer ou laisser faire
prompt-secondary = attaquer encore ou arrêter
prompt-flee = rester ou battre en retraite
prompt-idol = payer pour le total ou passer
prompt-come-back = reprendre une créature ou non
prompt-keep-down = payer pour qu'elle reste perdue ou non
prompt-arrange = ranger une carte
prompt-discard = défausser une carte
prompt-hunt = choisir la carte à défausser de la pioche
prompt-lose = perdre une créature
prompt-organise = placer vos cartes, puis terminer
prompt-activate = utiliser un Bouclier
prompt-storm = attaquer le Guardian tout de suite ou non
prompt-reinforce = amener des créatures, puis terminer
prompt-retreat = choisir la retraite
prompt-clear = retirer des terrains, puis terminer
prompt-settle = poser un terrain ou perdre une créature
prompt-resize = choisir une taille
prompt-pay-with = défausser pour plus de force, ou assez
prompt-maybe = attaquer le Commandement ou non

## Main
hand-onlooker = Pas de main, vous assistez à la partie.
hand-creature = { $card }, { $kind }, { $vitality }
hand-card = { $card }
hand-creature-more = { $card }, { $kind } de taille { $size }, vitalité { $vitality }, hors-couleur { $ocb }, { $icons }.
hand-card-more = { $card }, Dominante { $up }.
hand-beats = { $card } ferait { $total } : { $wins ->
    [yes] gagne
   *[no] ne gagne pas
    } contre { $foe }.

## Coups
move-pass = passer
move-done = terminer
move-say = répondre { $value }
move-command = Commandement { $card }
move-command-with = Commandement { $card } avec { $creature }
move-primary = attaquant primaire { $card }
move-bribe = corrompre { $target } avec { $card }
move-channel = influencer, une Pierre du Guardian
move-channel-from = influencer depuis { $space }
move-shoot = tirer avec { $card }
move-play = jouer { $card }
move-play-on = jouer { $card } sur { $target }
move-play-with = jouer { $card }, { $choice }
move-use = utiliser { $card }
move-use-on = utiliser { $card } sur { $target }
move-use-with = utiliser { $card }, { $choice }
move-attack = attaquer { $target } avec { $card }
move-place-shield = Bouclier { $card } en { $space }
move-place-under = { $card } sous le Bouclier en { $space }
move-place-channel = { $card } influence depuis { $space }
move-place-upgrade = Renforcement { $card } en { $space }
move-place-downgrade = Affaiblissement { $card } en { $space }
move-place-slot = { $card } sur le Renforcement en { $space }
move-place-lift-slot = reprendre { $card } du Renforcement en { $space }
move-place-lift-channel = reprendre { $card } sous la Forteresse en { $space }
move-place-item = Objet { $card } sous le Bouclier en { $space }
move-place-accessory = Accessoire { $card }
move-place-discard = défausser { $card }
move-take-back = reprendre la dernière carte placée
move-stay = { $shield } reste
move-go = { $shield } va en { $space }
move-fly = { $shield } vole en { $space }
move-reinforce = renforcer { $shield }
move-bring = amener { $card } depuis { $space }
move-assault = { $shield } attaque le Guardian
move-clear = retirer le terrain en { $space }
move-lay-up = poser { $card } en { $space }
move-lay-down = poser { $card } face cachée en { $space }
move-lose = perdre { $card }

## Événements
whose = { $you ->
    [yes] à vous
   *[no] à { $who }
    }
event-turn-began = Tour { $turn }.
event-resigned = { $seat } abandonne.
    .you = Vous abandonnez.
event-phase-began = { $phase_key ->
    [draw] Phase un, tirage.
    [organise] Organisation. Chacun place ses cartes en secret.
    [upcards] Phase deux, Dominantes.
    [combat] Mouvement et combat.
   *[settle] Phase trois, occupation des terrains.
    }
event-drawn = { $seat } pioche.
    .you = Vous piochez { $card }.
event-hand-refused = { $seat } n'a pas de Bouclier en main. Une Pierre brûle, douze nouvelles cartes.
    .you = Pas de Bouclier dans votre main. Une Pierre brûle, douze nouvelles cartes.
event-placed = { $how_key ->
    [shield] Bouclier en { $space } : { $card }.
    [under] { $card }, sous le Bouclier en { $space }.
    [channel] { $card }, sous la Forteresse en { $space }.
    [upgrade] Renforcement en { $space } : { $card }.
    [downgrade] Affaiblissement en { $space } : { $card }.
    [slot] { $card }, sur le Renforcement en { $space }.
    [lift-slot] { $card }, de retour du Renforcement en { $space }.
    [lift-channel] { $card }, de retour de la Forteresse en { $space }.
    [item] Objet sous le Bouclier en { $space } : { $card }.
    [accessory] Accessoire : { $card }.
    [discard] Défausse : { $card }.
   *[taken-back] Reprise : { $card }.
    }
event-organised = { $seat } a organisé. { $laid }Cartes cachées : { $hidden }.
    .you = Vous avez organisé. { $laid }Cartes cachées : { $hidden }.
event-up-cards = Dominantes. { $pairs } { $first_key ->
    [-1] Égalité, nouvelles Dominantes.
   *[other] { $me ->
        [first] Vous jouez en premier.
       *[other] { $first } joue en premier.
    }
    }
up-card = { $who }, { $card }, { $number }.
up-card-you = Vous, { $card }, { $number }.
event-pile-reshuffled = Pioche vide pour { $seat }. Le talon est mélangé pour la Dominante.
    .you = Votre pioche est vide. Votre talon est mélangé pour la Dominante.
event-shield-turned = { $option_key ->
    [stay] { $seat } laisse son Bouclier en { $start }.
    [go] { $seat } va de { $start } en { $space }.
    [fly] { $seat } vole de { $start } en { $space }. Créatures : { $creatures }.
    [reinforce] { $seat } renforce son Bouclier en { $start }.
   *[assault] { $seat } attaque le Guardian depuis { $start }.
    }
    .you = { $option_key ->
    [stay] Votre Bouclier reste en { $start }.
    [go] Vous allez de { $start } en { $space }.
    [fly] Vous volez de { $start } en { $space }. Créatures : { $creatures }.
    [reinforce] Vous renforcez votre Bouclier en { $start }.
   *[assault] Vous attaquez le Guardian depuis { $start }.
    }
event-reinforced = { $card }, { $whose }, vient en renfort.
event-land-taken = { $fresh_key ->
    [yes] Ruines en { $space }, { $whose }.
   *[no] Les Ruines en { $space } changent de mains, { $whose }.
    }
event-terrain-laid = { $seat } pose { $card } en { $space }.
    .you = Vous posez { $card } en { $space }{ $down ->
    [yes] , face cachée
   *[no] { "" }
    }.
event-terrain-removed = Terrain retiré en { $space } : { $card }, { $whose }.
event-creature-lost = { $seat } perd { $card } en { $space }.
    .you = Vous perdez { $card } en { $space }.
event-fight-began = Combat { $where }. { $me ->
    [attacker] Vous attaquez { $defender }.
    [defender] { $attacker } vous attaque.
   *[other] { $attacker } attaque { $defender }.
    } { $guardian_key ->
    [yes] { $me ->
        [defender] Votre Guardian se défend seul.
       *[other] Le Guardian se défend seul.
    }
   *[no] { $stronghold_key ->
        [none] Terrain : { $lands }.
       *[other] Forteresse : { $stronghold }.
    }
    }
event-step-began = { $step_key ->
    [command] Commandements.
    [choose] Confrontation { $matchup }. Choix secrets.
    [bribery] Corruption.
    [destruction] Destructions.
    [areas] Aires d'effet.
    [strike] Affrontement.
    [ranged] Tirs.
    [secondary] Attaques secondaires.
    [result] Résultat.
   *[other] Attaque secondaire : { $secondary_card } contre { $secondary_target }.
    }
event-items-shown = { $seat } montre ses Objets : { $cards }.
    .you = Vos Objets, montrés : { $cards }.
event-limit-broken = { $seat } dépasse la limite : { $total } pour { $limit }. { $forfeit_key ->
    [yes] Combat perdu par forfait.
   *[no] Le combat continue.
    }
    .you = Vous dépassez la limite : { $total } pour { $limit }. { $forfeit_key ->
    [yes] Combat perdu par forfait.
   *[no] Le combat continue.
    }
event-command-said = { $yes_key ->
    [yes] { $seat } annonce un Commandement.
   *[no] { $seat } ne joue pas de Commandement.
    }
    .you = { $yes_key ->
    [yes] Vous annoncez un Commandement.
   *[no] Vous ne jouez pas de Commandement.
    }
event-choice-sealed = Choix fait en secret.
    .you = Choix gardé : { $card }.
event-command-shown = Commandement, { $seat } : { $card }{ $creature_key ->
    [none] { "" }
   *[other] , avec { $creature }
    }.
    .you = Votre Commandement : { $card }{ $creature_key ->
    [none] { "" }
   *[other] , avec { $creature }
    }.
event-power-cancelled = { $why_key ->
    [conflict] Conflit, pouvoir annulé
    [land] Interdit ici, pouvoir annulé
   *[other] Pouvoir annulé
    } : { $card }, { $whose }.
event-declared = { $guess_key ->
    [yes] { $seat } devine : { $value }.
   *[no] { $what_key ->
        [resize] { $seat } change de taille : { $value }.
        [size] { $seat } annonce la taille : { $value }.
        [class] { $seat } annonce la classe : { $value }.
       *[other] { $seat } annonce le type : { $value }.
    }
    }
    .you = { $guess_key ->
    [yes] Vous devinez : { $value }.
   *[no] { $what_key ->
        [resize] Vous changez de taille : { $value }.
        [size] Vous annoncez la taille : { $value }.
        [class] Vous annoncez la classe : { $value }.
       *[other] Vous annoncez le type : { $value }.
    }
    }
event-guess-judged = { $right_key ->
    [yes] Bien deviné.
   *[no] Mal deviné.
    }
event-primaries-shown = { $pairs }
primary-own = Votre { $card }, { $kind }, { $vitality }.
primary-foe = En face, { $card }, { $kind }, { $vitality }.
primary-other = { $who }, { $card }, { $kind }, { $vitality }.
event-bribed = Corruption réussie : { $target } rentre à l'Enclos.
event-bribe-turned = { $by } détourne la Corruption { $card }.
event-left-alone = Sans adversaire : { $card }, { $whose }.
event-destroyed = Destruction : { $card }, { $whose }, par { $by }.
event-protected = { $card }, { $whose } : immunité { $against_key ->
    [destroy] contre la destruction
    [aoe] contre les aires d'effet
    [ranged] contre les tirs
   *[opponent] contre cet adversaire
    }.
event-area-attacked = { $card }, { $whose }, aire d'effet { $type_key ->
    [fire] de feu
    [fear] de peur
    [gas] de gaz
   *[plain] simple
    }, { $amount ->
    [one] un point
   *[other] { $amount } points
    }. { $hit_key ->
    [0] Personne n'est touché.
   *[other] { $lethal_key ->
        [yes] Pertes : { $hit }.
       *[no] Hors de combat : { $hit }.
    }
    }
event-channelled = Influence pour { $card }, { $whose } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
    }{ $lost ->
    [0] { "" }
   *[other] , { $lost } en trop
    }.
event-channel-cancelled = Influence annulée par { $by } : { $points ->
    [one] un point
   *[other] { $points } points
    }.
event-shot = Tir, { $card }, { $whose }{ $amount ->
    [0] { "" }
   *[other] { " " }: { $amount }
    }.
event-shot-stopped = { $turned_key ->
    [yes] Tir retourné par { $by }.
   *[no] Tir annulé par { $by }.
    }
event-struck = { $pairs } { $result }
    .brief = { $first } { $total1 } contre { $second } { $total2 }. { $result }
struck-own = Votre { $card }, { $sum }.
struck-foe = En face, { $card }, { $sum }.
struck-other = { $who }, { $card }, { $sum }.
struck-result = { $why ->
    [immune] { $tie ->
        [yes] L'immunité donne l'égalité.
       *[no] Immunités, seul le tir compte. { $wins }
    }
    [final] { $tie ->
        [yes] Égalité imposée.
       *[no] Égalité imposée. { $wins }
    }
    [equal] { $tie ->
        [yes] Égalité.
       *[no] Égalité, mais une carte la tranche. { $wins }
    }
    [margin] Écart trop faible, égalité.
    [text] { $tie ->
        [yes] Égalité.
       *[no] Le texte d'une carte décide. { $wins }
    }
   *[sum] { $tie ->
        [yes] Égalité.
       *[no] { $wins }
    }
    }
wins = { $you ->
    [yes] Vous gagnez.
   *[no] { $who } gagne.
    }
event-secondary-struck = { $sum }, contre { $against }. { $beaten_key ->
    [yes] { $target } tombe.
   *[no] { $target } tient.
    }
event-card-played = { $seat } { $opened ->
    [yes] utilise
   *[no] joue
    } { $card }{ $target_key ->
    [none] { "" }
   *[other] { " " }sur { $target }
    }{ $choice_key ->
    [none] { "" }
   *[other] , choix { $choice }
    }.
    .you = Vous { $opened ->
    [yes] utilisez
   *[no] jouez
    } { $card }{ $target_key ->
    [none] { "" }
   *[other] { " " }sur { $target }
    }{ $choice_key ->
    [none] { "" }
   *[other] , choix { $choice }
    }.
event-card-dispelled = { $card }, { $whose } : annulation par { $by }.
event-card-moved = { $card }, { $whose } : { $to_key ->
    [hand] retour en Main de Combat
    [pen] retour à l'Enclos
    [depot] retour à l'Entrepôt
    [storage] { $start_key ->
        [upcard] la Dominante rentre en réserve
       *[other] retour en réserve
    }
    [discard] au talon
    [upcard] en Dominante
    [sideline] hors du combat
    [match-up] entrée dans la confrontation
    [play] en jeu
    [shield] sous le Bouclier
    [deck] dans la pioche
    [draw] comme pioche
    [slot] sur le Renforcement
    [origin] le combat passe chez l'attaquant
   *[other] autre place
    }.
event-stones-changed = { $left ->
    [0] { $seat } n'a plus de Pierre.
    [one] { $seat }, une Pierre.
   *[other] { $seat }, { $left } Pierres.
    }
    .you = { $left ->
    [0] Vous n'avez plus de Pierre.
    [one] Vous avez une Pierre.
   *[other] Vous avez { $left } Pierres.
    }
event-hand-shown = { $away ->
    [yes] { $seat } défausse { $place } : { $cards }.
   *[no] { $cards_key ->
        [0] { $seat } n'a rien à montrer { $place }.
       *[other] { $seat } montre { $place } : { $cards }.
    }
    }
    .you = { $away ->
    [yes] Vous défaussez { $place } : { $cards }.
   *[no] { $cards_key ->
        [0] Vous n'avez rien à montrer { $place }.
       *[other] Vous montrez { $place } : { $cards }.
    }
    }
shown-place = { $place ->
    [hand] de la Main de Combat
    [pen] de l'Enclos
    [depot] de l'Entrepôt
    [storage] de la réserve
    [deck] de la pioche
    [discard] du talon
   *[other] de ses cartes
    }
event-hand-total = { $seat }, Main de Combat{ $count ->
    [-1] { "" }
    [0] , aucune carte
    [one] , une carte
   *[other] , { $count } cartes
    }, vitalité totale { $vitality }.
    .you = Votre Main de Combat{ $count ->
    [-1] { "" }
    [0] , aucune carte
    [one] , une carte
   *[other] , { $count } cartes
    }, vitalité totale { $vitality }.
event-looked = { $seat } regarde des cartes de { $own ->
    [yes] sa propre pioche
   *[no] la pioche adverse
    }.
    .you = Vous voyez, dans { $own ->
    [yes] votre pioche
   *[no] la pioche adverse
    } : { $cards }.
event-rolled = Dé pour { $card } : { $value }.
event-read-out = { $card }, { $whose }. { $note }
event-fight-ended = Combat terminé { $where }. { $guardian ->
    [yes] { $me ->
        [guard] { $fell ->
            [yes] Votre Guardian tombe.
           *[no] Votre Guardian tient.
        }
       *[other] { $fell ->
            [yes] Le Guardian tombe.
           *[no] Le Guardian tient.
        }
    }
    [retreat] Retraite. { $held }
    [forfeit] Forfait. { $held }
   *[sum] { $totals } { $held }
    }
fight-totals = { $who1 } { $sum1 }, { $who2 } { $sum2 }.
fight-held = { $you ->
    [yes] L'espace est à vous.
   *[no] L'espace est à { $who }.
    }
you-name = Vous
event-saved = { $card }, { $whose }, est de retour grâce à { $by }.
event-retreated = { $seat } se retire en { $space }{ $joined_key ->
    [yes] , sous un autre de ses Boucliers
   *[no] { "" }
    }.
    .you = Vous vous retirez en { $space }{ $joined_key ->
    [yes] , sous un autre de vos Boucliers
   *[no] { "" }
    }.
event-shield-destroyed = { $counts_key ->
    [yes] { $seat } perd un Bouclier, { $total } sur cinq.
   *[no] { $seat } défausse un Bouclier, il ne compte pas pour les cinq.
    }
    .you = { $counts_key ->
    [yes] Vous perdez un Bouclier, { $total } sur cinq.
   *[no] Vous défaussez un Bouclier, il ne compte pas pour les cinq.
    }

## Fin
over-won = Victoire ! { $reason }
over-lost = Défaite. { $winner } gagne. { $reason }
over-many = { $winner } gagne. { $reason }
over-draw = Partie nulle. { $reason }
end-sum = L'espace est pris.
end-retreat = L'adversaire s'est retiré.
end-forfeit = Combat perdu par forfait.
end-guardian = Le Guardian est tombé.
end-shields = Cinq Boucliers sont détruits.
end-lands = Les six Contrées sont tenues.
end-exhausted = Plus de cartes ni de Boucliers.
end-turn-limit = La limite de tours est atteinte.
end-resign = Un joueur abandonne.
end-agreed-end = Fin convenue.

## Questions à la table
ask-start = Dites quand le combat commence.
ask-draw = Piochez une carte : { $zone }.
ask-upcard = Retournez une Dominante : { $zone }.
ask-look = Regardez { $count } cartes du dessus : { $zone }.
ask-pick = Tirez une carte au hasard : { $zone }.
ask-die = Lancez { $count ->
    [one] un dé
   *[other] { $count } dés
    } : { $zone }.

## Refus
refused-not-legal = Ce coup n'est pas possible maintenant.
refused-ask-first = Un résultat est attendu d'abord.
refused-not-there = Cette carte n'est pas là.
refused-wrong-count = Il faut { $expected } résultats.
refused-not-a-form = Il faut remplir les champs du résultat.
refused-unknown-field = Champ inconnu : { $field }.
refused-bad-field = Valeur impossible pour { $field }.

## Raisons
reason-strength = { $card } a { $vitality } de vitalité.
reason-removes = { $card } quitte le combat, { $vitality } de vitalité.
reason-behind = Retard de { $by }.
reason-beats = { $sum } contre { $against }.
reason-forward = Avance au rang { $row }.

## Position
board-fight = Combat { $where }, confrontation { $matchup }. { $attacker } attaque. Terrain : { $lands }.
board-pair = { $card1 } { $total1 } contre { $card2 } { $total2 }.
board-sum = { $card }, { $sum }.
board-game = Tour { $turn }. Contrées : { $mine } pour vous, { $theirs } en face.
zone-side = { $who }, Pierres { $stones }
zone-side-more = Guardian { $guardian }. Cartes à piocher { $pile }. Cartes cachées { $hidden }. Boucliers perdus { $killed }.
zone-space = { $space }, { $what }
space-shield = Bouclier à { $who }
space-empty = vide
space-rubble = Ruines à { $who }
space-stronghold = Forteresse à { $who }
space-terrain = { $card } à { $who }
zone-fighters = Cartes ouvertes, { $count }
fighter-item = { $card } à { $who }, { $place }
place-current = en confrontation
place-command = Commandement
place-shooter = a tiré
place-aside = sans adversaire
place-standing = tient
place-secondary = attaque secondaire
place-sideline = de côté
place-guardian = Guardian
place-beaten = battu
place-blown = soufflé
place-destroyed = détruit
place-bribed = corrompu
place-gone = parti
score-fight = { $who1 } { $sum1 }, { $who2 } { $sum2 }.
score-game = Boucliers détruits : { $mine } pour vous, { $theirs } en face. Contrées : { $lands1 } et { $lands2 }.
seen-cards = Cartes connues en face : { $cards }.
seen-none = Aucune carte connue en face.
table-nothing-guardians = Rien à faire de vos mains.

## Decks
deck-fine = Deck en règle, { $size } cartes.
deck-size = { $size } cartes.
deck-fault-too-few-cards = Trop peu de cartes : { $count } pour { $least } au moins.
deck-fault-no-guardian = Il manque un Guardian.
deck-fault-many-guardians = Un seul Guardian est permis, il y en a { $count }.
deck-fault-stronghold-count = Il faut trois Forteresses, il y en a { $count }.
deck-fault-strongholds-mixed = Les Forteresses doivent porter le même nom.
deck-fault-stronghold-side = Forteresse { $side_key ->
    [left] de gauche
    [centre] du centre
   *[right] de droite
    } : { $count } au lieu d'une.
deck-fault-too-many-copies = Trop d'exemplaires de { $card } : { $count } pour { $most }.
deck-fault-bearer-unlike = Porte-étendard d'un autre style que les Boucliers : { $card }.
deck-advice-shields-few = Conseil, peu de Boucliers : { $count } pour { $least } à { $most }.
deck-advice-shields-many = Conseil, beaucoup de Boucliers : { $count } pour { $least } à { $most }.
deck-advice-terrains-few = Conseil, peu de Terrains : { $count } pour { $least } à { $most }.
deck-advice-terrains-many = Conseil, beaucoup de Terrains : { $count } pour { $least } à { $most }.
deck-advice-big-creatures = Conseil, { $count } créatures au-dessus de { $vitality }, deux suffisent.
deck-advice-bearer-unlike = Conseil, Porte-étendard d'un autre style que les Boucliers : { $card }.
deck-misread = Ligne { $line }, carte inconnue : { $text }. Proches : { $nearest }.
deck-misread-alone = Ligne { $line }, carte inconnue : { $text }.
deck-guessed = Ligne { $line }, { $text } lu comme { $card }.
deck-file-missing = Fichier introuvable ou illisible : { $path }.
deck-file-too-big = Fichier trop grand : { $path }.
deck-file-not-text = Ce fichier n'est pas du texte : { $path }.
deck-file-columns = La liste de cartes n'a pas les bonnes colonnes : { $path }.

## Points de règle
rulings-title = { $title }. { $count ->
    [0] Voir plus loin.
    [one] Un point de règle.
   *[other] { $count } points de règle.
    }
rulings-booklet = { $text }
rulings-faq = Réponse officielle. { $text }
rulings-rm = Règle maison. { $text }
rulings-in = Usage internet. { $text }
rulings-in-rm = Usage et règle maison. { $text }
rulings-faq-rm = Réponse officielle, adoucie par une règle maison. { $text }
rulings-see = Voir aussi { $id }.
dispute-question = { $title }. { $question }
dispute-reading = Lecture { $number }. { $text }
dispute-custom = { $on ->
    [1] L'usage joue la lecture { $number }.
   *[0] L'usage joue la lecture { $number }, mais il est désactivé.
    }
dispute-decided = Votre table a choisi la lecture { $number }.
dispute-open = Votre table n'a pas encore choisi.

## Cartes que la table juge
note-earth-mother = Montrez-la en phase de terrain. Aucune créature n'est perdue faute de terrain.
note-spirit-of-the-hunt = Il peut renvoyer son premier adversaire contre un autre, tiré au hasard dans la main ennemie.
note-castellan-keir = En phase de terrain, défaussez-le de vos Ruines pour rebâtir cette Forteresse.
note-bone-fright = L'adversaire doit faire contre elle tous les tirs qu'il peut.
note-cactus-mcfingers = S'il vit encore et que vous avez gagné, vous pouvez poser là un Terrain, même à la place d'un Terrain ennemi.
note-tes-let-leader-with-foresight = Il peut laisser la Dominante de côté et tirer toutes ses cartes de la pioche.
note-heliopolos-temple-of-re = Il gagne un jeton par Mort-Vivant que vous battez. Dépensez-en un pour plus deux dans une confrontation.
note-tablet-of-ancathus = Si votre premier attaquant survit, vos autres créatures échangent leur bonus de terrain contre le sien.
note-bruce-the-goose = Dans la première confrontation, l'adversaire répond avec la plus forte créature que la vôtre peut battre.
note-reverend-smilin-jack = La créature de votre terrain caché peut combattre. Une créature non battue peut la remplacer.
note-shadow-warrior = Il peut combattre la Dominante ennemie à plus deux. S'il gagne, l'adversaire pioche une carte de moins.
note-knife-of-shadow = Choisissez une carte de la main ennemie. Elle est détruite si sa base dépasse la Dominante créature de l'adversaire.
note-black-locust = Les joueurs misent des Pierres pour l'espace. Le plus offrant paie et gagne. Black Locust est défaussé.
note-arcane-infusion = Défaussez une créature sous votre Bouclier tourné, hors terrain vide, pour le redresser.
note-crash = Passez une activation sans devoir tourner de Bouclier.
note-kasmirs-blitz = Avant le résultat, tous les survivants livrent encore un combat entier.
note-war = Après l'option de mouvement de votre Bouclier, prenez aussitôt une autre option.
note-warwicks-aura = En phase de tirage, un Porte-étendard ennemi devient un de ses Boucliers détruits.
note-work-crew = Forteresse ennemie au choix. Au prochain tour, son propriétaire n'y prend ni n'y pose de cartes.
note-grunwald-the-usurper = Les Terrains sans Bouclier comptent comme les vôtres pour le tirage de ce tour.
note-master-tactician = Votre Bouclier en retraite peut aller sur toute Contrée libre voisine.
note-ragmorts-engineers = Une Forteresse gauche ou droite peut porter un Renforcement de plus, différent.
note-morbs-revenge = Elle n'agit que sur les cartes peintes par Brom. Lisez le nom du peintre.
note-the-ol-switcheroo = Attaqué, échangez ce Bouclier avec un autre non tourné. Les deux finissent tournés.
note-total-chaos = À partir de trois au dé, chacun combat avec la main de l'autre. Les mains sont rendues avant le résultat.
note-u-r-first = Vous nommez le Bouclier ennemi non tourné qui doit agir ensuite.

## Commandes de ce jeu
command-ledger = le compte du combat, ligne par ligne
command-ledger-more = Les deux totaux de la confrontation, avec chaque bonus nommé.
command-beats = les cartes qui battent l'adversaire en face
command-beats-more = Parmi les créatures de votre main, contre celle d'en face.
command-until = passer jusqu'à la prochaine attaque, la prochaine confrontation ou ce qui me concerne
command-until-more = Chaque appui change l'attente. Personne d'autre ne l'entend.
ledger-none = Pas de confrontation en cours.
beats-none = Pas d'adversaire en face.
beats-list = { $count ->
    [0] Aucune carte de votre main ne bat { $foe }.
   *[other] Battent { $foe } : { $cards }.
    }
until-off = Vous choisissez à chaque fois.
until-attack = Vous passez jusqu'à la prochaine attaque.
until-matchup = Vous passez jusqu'à la prochaine confrontation.
until-me = Vous passez jusqu'à ce qui vous concerne.
dispute-how = Dites décide un ou décide deux pour garder la lecture de votre table, décide zéro pour l'oublier.
dispute-kept = { $number ->
    [0] Décision oubliée.
   *[other] Lecture { $number } gardée pour votre table.
    } { $played ->
    [yes] Les prochaines parties la suivront.
   *[no] Le programme la rappelle, mais c'est à vous de l'appliquer.
    }
dispute-none-here = Ce passage n'est pas une question ouverte.
dispute-unreadable = Le fichier des décisions ne peut pas être lu ou écrit : { $path }.
