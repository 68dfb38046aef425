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
land-None = aucun

## Sommes
sum-first = { $amount }
sum-changed = { $amount } au lieu de { $printed }
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
welcome-burnt = { $who } n'avait pas de Bouclier en main. Une Pierre a brûlé, douze nouvelles cartes.
turn-over = La partie est terminée.
turn-other = { $who } doit choisir : { $what }.
turn-sealed = Choix secrets : { $what }.
turn-own = À vous : { $what }.
prompt-say-command = annoncer un Commandement ou non
prompt-command = choisir le Commandement
prompt-primary = choisir l'attaquant primaire
prompt-guess = deviner, pour { $card }
prompt-reroll = relancer un dé ou non
prompt-bribe = corrompre ou passer
prompt-bribe-shooter = corrompre { $card } ou passer
prompt-bribed = réagir au départ de votre carte, { $card }, ou passer
prompt-window = { $kind ->
    [channel] influencer, jouer une carte ou passer
    [ranged] tirer, influencer, jouer une carte ou passer
    [second] influencer, jouer une carte ou passer
    [between] jouer une carte avant la confrontation, ou passer
    [open] jouer une carte ou passer
    [draw] jouer une carte au tirage, ou passer
    [draw-end] jouer une carte à la fin du tirage, ou passer
    [turn-start] jouer une carte au début du tour, ou passer
    [upcard] jouer une carte sur les Dominantes, ou passer
    [move] jouer une carte après ce mouvement, ou passer
    [settle] jouer une carte à l'occupation, ou passer
    [settle-end] jouer une carte à la fin de l'occupation, ou passer
   *[other] jouer une carte ou passer
    }
prompt-window-own = { $acts }{ $kind ->
    [between] , avant la confrontation
    [draw] , au tirage
    [draw-end] , à la fin du tirage
    [turn-start] , au début du tour
    [upcard] , sur les Dominantes
    [move] , après ce mouvement
    [settle] , à l'occupation
    [settle-end] , à la fin de l'occupation
   *[other] { "" }
    }
act-shoot = tirer
act-channel = influencer
act-play = jouer une carte
act-use = utiliser une carte
act-pass = passer
prompt-window-none = passer seulement
prompt-respond = { $what ->
    [command] répondre au Commandement, { $card }, ou passer
    [card] répondre à la carte, { $card }, ou passer
    [item] répondre à l'Objet, { $card }, ou passer
    [area] répondre à l'aire d'effet, { $card }, ou passer
    [shot] répondre au tir, { $card }, ou passer
    [own-shot] compléter votre tir, { $card }, ou passer
    [bribe] répondre à la Corruption, { $card }, ou passer
    [own-bribe] compléter votre Corruption, { $card }, ou passer
    [own-card] compléter votre carte, { $card }, ou passer
    [bribed] répondre à la Corruption, { $card }, ou passer
    [channel] répondre à l'Influence ou passer
    [stone] répondre à la Pierre gagnée ou passer
    [flight] répondre au vol ou passer
    [shield] répondre au Bouclier détruit ou passer
    [won] compléter votre victoire ou passer
    [lost] remplacer votre battue ou passer
    [used] répondre à l'Accessoire utilisé ou passer
   *[other] répondre ou passer
    }
prompt-offer = utiliser { $card } ou passer
prompt-unless = payer contre { $card }, ou laisser faire
prompt-secondary = attaquer encore ou arrêter
prompt-flee = rester ou battre en retraite
prompt-idol = payer une Pierre pour { $card }, ou passer
prompt-come-back = reprendre { $card } ou non
prompt-keep-down = payer pour que { $card } reste hors jeu, ou non
prompt-arrange = ranger une carte de la pioche
prompt-discard = défausser une carte
prompt-hunt = choisir la carte à défausser de la pioche
prompt-lose = perdre une créature en { $space }
prompt-organise-bare = mettre une créature sous le Bouclier en { $space }, ou reprendre la carte
prompt-organise-excess = placer ou défausser encore { $count ->
    [one] une carte
   *[other] { $count } cartes
    }
prompt-organise = placer vos cartes, puis terminer
prompt-activate = tourner un Bouclier
prompt-storm = attaquer le Guardian tout de suite ou non
prompt-reinforce = amener des créatures en { $space }, puis terminer
prompt-retreat = choisir où se retirer
prompt-clear = retirer des terrains, puis terminer
prompt-settle = en { $space }, poser un terrain ou perdre une créature
prompt-resize = choisir la taille, { $card }
prompt-pay-with = défausser pour renforcer { $card }, ou assez
prompt-maybe = attaquer le Commandement avec { $card }, ou non
asked-say-command = annoncer un Commandement ou non
asked-command = choisir un Commandement
asked-primary = choisir un attaquant
asked-guess = deviner
asked-reroll = relancer ou non
asked-bribe = corrompre ou passer
asked-bribed = répondre à la Corruption ou passer
asked-window = jouer une carte ou passer
asked-respond = répondre ou passer
asked-offer = utiliser la carte proposée ou passer
asked-unless = payer ou laisser faire
asked-secondary = attaquer encore ou arrêter
asked-flee = rester ou se retirer
asked-idol = payer ou passer
asked-come-back = reprendre la carte ou non
asked-keep-down = payer ou non
asked-arrange = ranger une carte
asked-discard = défausser une carte
asked-hunt = choisir une carte
asked-lose = perdre une créature
asked-organise = placer des cartes, puis terminer
asked-activate = tourner un Bouclier
asked-storm = attaquer le Guardian ou non
asked-reinforce = amener des créatures, puis terminer
asked-retreat = choisir où se retirer
asked-clear = retirer des terrains, puis terminer
asked-settle = poser un terrain ou perdre une créature
asked-resize = choisir une taille
asked-pay-with = défausser ou dire assez
asked-maybe = attaquer le Commandement ou non

## Main
hand-onlooker = Pas de main, vous assistez à la partie.
hand-creature = { $card }, { $kind }, { $vitality }
hand-card = { $card }
hand-all-guardians = { $count ->
    [0] Aucune carte en main.
    [one] Une carte. { $groups }
   *[other] { $count } cartes. { $groups }
    }
hand-group = { $name } : { $cards }.
hand-times = { $card }, { $count } fois
hand-summed = { $card } { $vitality }
group-mortal = Mortels
group-elemental = Élémentaux
group-external = Externes
group-spell = Sorts
group-bribery = Corruptions
group-item = Objets
group-shield = Boucliers
group-terrain = Terrains
group-upgrade = Renforcements et Affaiblissements
group-other = Autres
hand-beats = { $card } ferait { $total } : { $wins ->
    [yes] gagne
   *[no] ne gagne pas
    } contre { $foe }.

## Coups
move-pass-say-command = ne pas annoncer de Commandement
move-pass-bribe = ne pas corrompre
move-pass-secondary = arrêter les attaques
move-pass-flee = rester
move-pass-storm = ne pas attaquer le Guardian
move-pass-reroll = garder le dé
move-pass-unless = laisser faire
move-pass-offer = ne pas l'utiliser
move-pass-come-back = ne pas la reprendre
move-pass-keep-down = ne pas payer
move-pass-idol = ne pas payer
move-pass-pay-with = assez
move-pass-maybe = ne pas attaquer le Commandement
move-say-yes-say-command = annoncer un Commandement
move-say-yes-reroll = relancer le dé
move-say-yes-come-back = la reprendre
move-say-yes-keep-down = payer une Pierre
move-say-stone-idol = payer une Pierre
move-say-retreat-flee = battre en retraite
move-say-stones-1-unless = payer une Pierre
move-say-depot-2-unless = donner deux cartes de l'Entrepôt
move-say-retreat = se retirer en { $value }
move-say-discard = défausser { $value }
move-say-hunt = défausser { $value }
move-say-pay-with = défausser { $value }
move-say-guess = deviner { $value }
move-say-resize = taille { $value }
move-arrange = { $card }, { $target ->
    [top] dessus
   *[bottom] dessous
    }
move-play-on-with = jouer { $card } sur { $target }, { $choice }
move-use-on-with = utiliser { $card } sur { $target }, { $choice }
move-go-showing = { $shield } va en { $space }, en montrant { $cards }
said-yes = oui
said-retreat = retraite
said-stone = une Pierre
said-top = dessus
said-bottom = dessous
said-none = aucune
shield-some = un Bouclier
typed-verbs = passe:passer joue:jouer corromps:corrompre influence:influencer tire:tirer attaque:attaquer utilise:utiliser termine:terminer defausse:défausser amene:amener pose:poser reprends:reprendre retire:retirer perds:perdre renforce:renforcer reponds:répondre devine:deviner
typed-pass = passe passer passes non assez rien
move-pass = passer
move-done = terminer
move-say = répondre { $value }
move-command = Commandement { $card }
move-command-with = Commandement { $card } avec { $creature }
move-primary = attaquant primaire { $card }
move-bribe = corrompre { $target } avec { $card }
move-channel = influencer, une Pierre du Guardian
move-channel-shot = influencer le tir, une Pierre du Guardian
move-channel-from = influencer depuis { $space }
move-shoot = tirer avec { $card }
move-play = jouer { $card }
move-play-on = jouer { $card } sur { $target }
move-play-with = jouer { $card }, { $choice }
move-use = utiliser { $card }
move-use-on = utiliser { $card } sur { $target }
move-use-with = utiliser { $card }, { $choice }
move-attack = attaquer { $target } avec { $card }
move-place-shield = { $card } en { $space }
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
    [shield] { $card } en { $space }.
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
    [facedown] retourné face cachée
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
    [shield] de ce Bouclier
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
end-sum = Les totaux décident.
end-retreat = Une retraite décide.
end-forfeit = Un forfait décide.
end-guardian = Le Guardian est tombé.
end-shields = Cinq Boucliers sont détruits.
end-lands = Les six Contrées sont tenues.
end-exhausted = Plus de cartes ni de Boucliers.
end-turn-limit = La limite de tours est atteinte. Les Boucliers détruits décident, puis les Contrées.
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
refused-not-legal = { $fits ->
    [yes] Les règles ne le permettent pas ici.
   *[no] Ce n'est pas le moment. Il faut { $asked }.
    }
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
board-fight = Combat { $where }, { $matchup ->
    [0] avant la première confrontation
   *[other] confrontation { $matchup }
    }. { $attacker } attaque. { $stronghold ->
    [none] Terrain : { $lands }.
   *[other] Forteresse : { $stronghold }.
    }
board-pair = { $card1 } { $total1 } contre { $card2 } { $total2 }.
board-sum = { $card }, { $sum }.
board-game = Tour { $turn }. Contrées : { $mine } pour vous, { $theirs } en face.
zone-side = { $who }, { $stones ->
    [0] aucune Pierre
    [one] une Pierre
   *[other] { $stones } Pierres
    }
zone-side-more = { $guardian } Cartes à piocher : { $pile }. Cartes cachées : { $hidden }. Boucliers détruits : { $killed }.
zone-side-fight = { $guardian } { $bearer ->
    [none] Pas de Porte-étendard.
   *[other] Porte-étendard : { $bearer }
    }
side-guardian = Guardian, { $card }
side-bearer = Porte-étendard, { $card }
side-up = Dominante, { $card }
side-accessory = Accessoire, { $card }
side-lasting = en cours, { $card }
zone-space = { $space }, { $what }
space-shield = { $card } { $whose }, { $turned ->
    [yes] tourné
   *[no] pas encore tourné
    }{ $count ->
    [-1] { "" }
    [0] , sans créature
    [one] , une créature, { $load } sur { $limit }
   *[other] , { $count } créatures, { $load } sur { $limit }
    }
space-empty = rien
space-rubble = Ruines { $whose }
space-stronghold = { $card } { $whose }
space-terrain = { $card } { $whose }
space-terrain-down = { $card }, face cachée, { $whose }
space-no-terrain = sans terrain, { $whose }
space-placed = placé ce tour, { $cards }
space-upgrade = Renforcement { $card } { $whose }
space-under = sous la Forteresse, { $card }
space-slot = sur le Renforcement, { $card }
item-under = { $card }, { $kind }, { $vitality }
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
ledger-space = Pas de confrontation en cours. Pour l'espace, pour l'instant : { $totals }
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
