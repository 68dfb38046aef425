# Le texte des cartes, fait des mots d'effet : un mot, une phrase.

## La carte
card-described = { $card }, { $facts }.
fact-size = taille { $size }
fact-class = classe { $name }
fact-vitality = vitalité { $number }
fact-red = compte { $number } pour la limite
fact-fly = vol
fact-ocb = hors-couleur { $number }
fact-icons = corruptible par { $icons }
fact-receives = reçoit l'Influence
fact-cmp = influence { $number }
fact-command = Commandement possible
fact-up = Dominante { $number }
fact-stones = { $number } Pierres
fact-draw = pioche { $number }
fact-ldl = avec moins de Contrées, pioche { $number }
fact-mdl = avec plus de Contrées, pioche { $number }
fact-luc = après une Dominante plus basse, pioche { $number }
sort-stronghold = Forteresse
sort-shield = Bouclier
sort-standard-bearer = Porte-étendard
sort-shield-terrain = Bouclier ou Terrain
sort-terrain = Terrain
sort-upgrade = Renforcement
sort-downgrade = Affaiblissement
sort-spell = Sort
sort-item-hand = Objet de main
sort-item-creature = Objet de créature
sort-item-accessory = Accessoire
sort-bribery = Corruption

## Les phrases
fx-those = { "" }, { $who }
fx-sentence = { $job ->
    [command] Commandement : { $text }.
    [primary] En attaque primaire : { $text }.
    [secondary] En attaque secondaire : { $text }.
    [ranged] Au tir : { $text }.
   *[none] { $text }.
    }
signed = { $sign ->
    [minus] moins { $size }
   *[plus] plus { $size }
    }
amount-x = { $sign ->
    [minus] moins { $what }
    [none] { $what }
   *[plus] plus { $what }
    }
amount-dice = { $sign ->
    [plus] { "plus " }
   *[none] { "" }
    }{ $dice ->
    [1] un dé
   *[other] { $dice } dés
    }
many = { $n ->
    [all] toutes les cartes
    [any] autant de cartes qu'on veut
    [none] une carte
    [1] une carte
   *[other] { $n } cartes
    }
x-previous-ocb = le hors-couleur de votre carte précédente
x-previous-terrain = le bonus de terrain de votre carte précédente
x-opponent-ocb = le hors-couleur de l'adversaire
x-foe-previous-vitality = la vitalité de la carte ennemie précédente
x-upcard = votre Dominante
x-command-vitality = la vitalité du Commandement
x-up-number = sa Dominante
x-ranged-used = la force du tir
x-slot = la carte du Renforcement
x-foe-draw = la pioche de l'adversaire
x-half-spent = la moitié des Pierres dépensées

## Les mots
fx-manual = La table juge cette carte.
fx-bonus = { $n }
fx-aura = { $n } { $side ->
    [foe] aux créatures ennemies
    [both] à toutes les créatures
   *[own] à vos créatures
    }{ $those }
fx-defence = { $n } à chaque défenseur
fx-adjust = { $list } { $amount } { $side ->
    [foe] chez l'ennemi
    [both] des deux côtés
   *[own] pour vous
    }{ $those }
fx-set = { $list } { $amount ->
    [chosen] au choix
    [own] pour vous
    [origin] de l'espace d'origine
    [any] au choix
    [first] de votre premier attaquant
    [vitality] sa vitalité
   *[other] { $amount }
    } { $side ->
    [foe] chez l'ennemi
    [both] des deux côtés
   *[none] { "" }
    }{ $those }
fx-set-terrain = l'espace compte comme { $land }
fx-resize = peut devenir moyenne, { $M }, ou petite, { $S }
fx-dice = { $first ->
    [reroll] un dé peut être relancé
    [1] tous les dés valent 1
   *[other] dés { $n }
    }
fx-guess = { $side ->
    [foe] l'ennemi devine
   *[own] vous devinez
    } { $list } { $hit ->
    [none] { $miss }, s'il se trompe
   *[other] { $hit }, si c'est juste
    }
fx-ranged = tir de { $n }
fx-aoe = aire d'effet { $second ->
    [fire] de feu
    [fear] de peur
    [gas] de gaz
   *[plain] simple
    } { $n } { $side ->
    [own] sur votre main
    [both] sur les deux mains
   *[foe] { "" }
    }{ $those }
fx-attack = son attaque est { $list }
fx-attack-command = attaque le Commandement ennemi
fx-invert = retourne à votre profit { $list }
fx-push = { $first ->
    [final] égalité imposée
    [modifiable] commence à égalité
    [win] vous gagnez les égalités
   *[none] ne perd que de { $margin } ou plus
    }{ $those }
fx-beats = { $who_key ->
    [any] gagne quels que soient les totaux
    [self] cette carte est battue
   *[other] bat { $who }
    }
fx-destroys = détruit { $who_key ->
    [any] l'adversaire
    [both] les deux cartes de la confrontation
   *[other] { $thing ->
        [yes] { $who }
       *[no] l'adversaire, { $who }
    }
    }
fx-destroyed-if = { $first ->
    [lose] se détruit si elle est battue
   *[none] se détruit
    }
fx-immune = immunité : { $list }
fx-no-secondary-against = pas d'attaque secondaire contre elle { $first ->
    [both] ni contre son adversaire
   *[none] { "" }
    }
fx-no-channel-against = l'ennemi n'influence pas contre elle
fx-no-ranged = plus de tir { $first ->
    [foe] chez l'ennemi
   *[both] des deux côtés
    }
fx-forbid = interdit { $list } { $side ->
    [foe] à l'ennemi
    [both] aux deux camps
   *[none] { "" }
    }{ $those }
fx-dispel = annule { $list }{ $those }
fx-dispel-rule = { $first ->
    [never] ne peut pas être annulé
    [anytime] peut être annulé à tout moment
   *[none] ne s'annule qu'en payant
    }
fx-grant = donne { $first ->
    [receives] l'Influence
    [fly] le vol
    [ocb] le hors-couleur
    [terrain] le bonus de terrain
    [defend] le droit de défendre
   *[other] l'immunité, { $list }
    } { $side ->
    [own] à vos créatures
    [both] à toutes les créatures
   *[none] à une créature
    }{ $those }
fx-channel-only = n'influence que ces cartes : { $who }
fx-channel-also = peut aussi influencer { $who }
fx-channel-max = { $first ->
    [none] influence autant de fois qu'on veut
   *[other] influence au plus { $n } par créature
    }
fx-receive-only = ne reçoit l'Influence que { $list }
fx-receive-max = reçoit au plus { $n } d'Influence
fx-bribe = corrompt une créature avec { $list }
fx-must-play-first = doit attaquer en premier{ $those }
fx-must-command = seulement en Commandement
fx-as-command = se joue en Commandement { $first ->
    [instead] au lieu d'une créature
   *[none] { "" }
    }
fx-play-order = { $first ->
    [lowest] les plus faibles attaquent d'abord
    [random] ses attaquants sont tirés au hasard
   *[own-first] vous choisissez avant l'ennemi
    } { $side ->
    [foe] chez l'ennemi
   *[other] { "" }
    }
fx-declare = l'ennemi annonce { $list } avant votre choix
fx-reveal-hand = { $side ->
    [both] les deux camps montrent
   *[foe] l'ennemi montre
    } { $what_key ->
    [none] ses cartes
    [cards] ses cartes, { $what }
   *[other] { $what }
    } { $source }{ $those }
fx-arrange = range { $n } cartes du dessus { $side ->
    [foe] de la pioche ennemie
   *[own] de votre pioche
    }
fx-upcard = { $first ->
    [redraw] nouvelle Dominante
   *[replace] devient la Dominante
    } { $side ->
    [foe] chez l'ennemi
    [both] pour un camp au choix
   *[own] pour vous
    }
fx-heal = guérit { $many }, { $who }
fx-return = renvoie { $thing ->
    [yes] { $who }
   *[no] les cartes, { $who },
    } vers { $to }
fx-fetch = prend { $many }, { $what }, { $source }, vers { $to }
fx-discard = défausse { $many }, { $what }, { $source } { $side ->
    [foe] chez l'ennemi
    [both] des deux côtés
   *[own] chez vous
    } { $pick ->
    [random] au hasard
    [you] à votre choix
    [owner] au choix de l'ennemi
   *[none] { "" }
    }
fx-sideline = met hors du combat { $thing ->
    [yes] { $who }
   *[no] les créatures, { $who }
    }
fx-unopposed = laisse sans adversaire { $who }
fx-swap = échange, { $enter } entre et { $leave } sort
fx-copy = copie le texte d'une carte { $source }{ $those }
fx-slot = porte { $many }, { $who }
fx-control-value = { $who_key ->
    [none] { "" }
   *[other] { $who }
    } compte { $n } pour l'espace
fx-retreat-option = { $side ->
    [foe] l'ennemi peut se retirer
   *[own] vous pouvez vous retirer
    }
fx-must-retreat = l'ennemi doit se retirer
fx-terrain = compte comme { $list }
fx-move = mouvement { $n }{ $those }
fx-rubble = met une Forteresse en Ruines
fx-skip = saute { $to_key ->
    [combat] au mouvement et combat
   *[settle] à l'occupation des terrains
    }
fx-cost = coûte { $first ->
    [1] une Pierre
   *[other] { $first } Pierres
    }
fx-stones = { $n } { $side ->
    [foe] pour les Pierres ennemies
   *[own] pour vos Pierres
    }
fx-draw = pioche { $n } { $side ->
    [foe] chez l'ennemi
   *[own] pour vous
    }
fx-one-per-space = { $first ->
    [none] une seule par espace
   *[other] une seule par espace, { $list }
    }
fx-limit = { $per ->
    [turn] une par tour
    [phase] une par phase
    [deck] une par deck
    [shield] une par Bouclier
    [player] une par joueur
   *[play] une seule en jeu
    }

## Choses et nombres
stat-cmp = points d'Influence
stat-luc = pioche de la Dominante basse
stat-ranged = tirs
stat-ocb = hors-couleur
stat-terrain = bonus de terrain
stat-control = total pour l'espace
stat-hand-limit = limite de la réserve
stat-price = prix en Pierres
stat-flights = vols par tour
stat-vitality = vitalité
stat-draw = pioche
stat-stones = Pierres
stat-class = classe
stat-kind = type
stat-bribes = icônes
stat-bribery = icône de vos Corruptions
stat-space = textes de l'espace
stat-support = soutien en attaque secondaire
stat-space-value = valeur pour la limite
stat-space-limit = limite de vitalité sous ce Bouclier
stat-initiative = premier joueur
thing-channel = l'Influence
thing-aoe = les aires d'effet
thing-text = le texte
thing-change = tout autre changement
thing-play = de jouer
thing-spend = de payer des Pierres
thing-fly = le vol
thing-move = le mouvement
thing-command = le Commandement
thing-bonus-class = les bonus de classe
thing-bonus-ocb = le hors-couleur
thing-bonus-defence = le bonus de la Forteresse
thing-bribe-any = toute Corruption
thing-bribe-babes = la Corruption par charmes
thing-bribe-gold = la Corruption par or
thing-bribe-beer = la Corruption par bière
thing-ranged = le tir
thing-size = la taille
thing-kind = le type
thing-class = la classe
thing-fire = de feu
thing-fear = de peur
thing-babes = l'icône charmes
thing-gold = l'icône or
thing-beer = l'icône bière
thing-any = une icône au choix
thing-receives = l'Influence
thing-ocb = le hors-couleur
thing-terrain = le bonus de terrain
thing-defend = le droit de défendre
thing-count = le nombre
thing-vitality = la vitalité totale
thing-number = le nombre
thing-cards = les cartes
attack-fire = feu
attack-fear = peur
attack-aoe = aires d'effet
attack-ranged = tirs
attack-destroy = destruction

## Cartes visées
sel-not = sauf { $what }
sel-class = de classe { $name }
sel-class-same = de la classe de votre attaquant
sel-named = nom avec { $name }
sel-vit = { $bound ->
    [max] de vitalité { $number } au plus
   *[min] de vitalité { $number } au moins
    }
sel-ocb = de hors-couleur { $number }
sel-kind-mortal = de type mortel
sel-kind-elemental = de type élémental
sel-kind-external = de type externe
sel-kind-guardian = le Guardian
sel-kind-stronghold = Forteresse
sel-kind-shield = Bouclier
sel-kind-standard-bearer = Porte-étendard
sel-kind-shield-terrain = Bouclier-Terrain
sel-kind-terrain = Terrain
sel-kind-upgrade = Renforcement
sel-kind-downgrade = Affaiblissement
sel-kind-spell = Sort
sel-kind-bribery = Corruption
sel-kind-item-hand = Objet de main
sel-kind-item-creature = Objet de créature
sel-kind-item-accessory = Accessoire
sel-size-S = de petite taille
sel-size-M = de taille moyenne
sel-size-L = de grande taille
sel-bribes-babes = avec l'icône charmes
sel-bribes-gold = avec l'icône or
sel-bribes-beer = avec l'icône bière
sel-bribes-any = avec une icône
sel-bribes-none = sans icône
sel-attack-fire = avec attaque de feu
sel-attack-fear = avec attaque de peur
sel-likes = avec bonus en { $land }
sel-under-stronghold = sous la Forteresse
sel-under-upgrade = sur le Renforcement
sel-any = au choix
sel-fly = avec vol
sel-ranged = avec tir
sel-receives = avec la marque d'Influence
sel-channels = avec points d'Influence
sel-fears = sans immunité à la peur
sel-destroyer = avec pouvoir de destruction
sel-creature = créature
sel-spell = Sort
sel-item = Objet
sel-command = en Commandement
sel-command-alone = le Commandement
sel-beaten-alone = les cartes battues
sel-lost-alone = les cartes perdues
sel-duplicate-alone = les cartes en double
sel-hand-alone = une carte de la Main de Combat
sel-mine-alone = une carte à vous
sel-chosen-alone = une carte au choix
sel-slot-alone = la carte du Renforcement
sel-under-stronghold-alone = les cartes sous la Forteresse
sel-under-upgrade-alone = celles du Renforcement
sel-creatures = les créatures { $who }
sel-secondary = en attaque secondaire
sel-opponent = l'adversaire
sel-self = cette carte
sel-both = les deux cartes
sel-mine = à vous
sel-current = votre attaquant
sel-beaten = battue
sel-lost = perdue
sel-duplicate = en double
sel-hand = de la Main de Combat
sel-single = à bord simple
sel-double = à bord double
sel-facedown = face cachée
sel-slot = sur le Renforcement
sel-chosen = au choix
sel-used-ranged = qui a tiré
sel-own-terrain = votre Terrain
sel-from-discard = venue du talon
sel-channel = l'Influence
sel-guardian = du Guardian
place-from-hand = de la Main de Combat
place-from-pen = de l'Enclos
place-from-depot = de l'Entrepôt
place-from-storage = de la réserve
place-from-discard = du talon
place-from-deck = de la pioche
place-from-upcard = de la Dominante
place-from-play = en jeu
place-from-shield = du Bouclier
place-from-turned-shield = d'un Bouclier tourné
place-from-disputed-shields = des Boucliers des Contrées
place-from-guardian = du Guardian
place-from-draw = du tirage
place-from-slot = du Renforcement
place-from-opponent = de l'adversaire
place-from-command = du Commandement
place-from-stronghold = de la Forteresse
place-from-own-strongholds = de vos Forteresses
place-from-here = de cet espace
place-of-hand = la Main de Combat
place-of-pen = l'Enclos
place-of-depot = l'Entrepôt
place-of-storage = la réserve
place-of-discard = le talon
place-of-deck = la pioche
place-of-upcard = la Dominante
place-of-play = le jeu
place-of-shield = le Bouclier
place-of-turned-shield = un Bouclier tourné
place-of-disputed-shields = les Boucliers des Contrées
place-of-guardian = le Guardian
place-of-draw = la carte piochée
place-of-slot = le Renforcement
place-of-opponent = l'adversaire
place-of-command = le Commandement
place-of-stronghold = la Forteresse
place-of-own-strongholds = vos Forteresses
place-of-here = cet espace

## Conditions
cond-per = { $more ->
    [none] par { $what }
   *[other] { $more } par { $what }
    }
cond-vs = contre une créature { $who }
cond-with = si votre attaquant est { $who }
cond-by = par une carte { $who }
cond-by-secondary = en attaque secondaire
cond-in = terrain { $land }
cond-role-attacking = en attaquant
cond-role-defending = en défendant
cond-where-here = sur cet espace
cond-where-front = sur les deux espaces devant
cond-where-own-strongholds = sur vos Forteresses
cond-where-chosen = sur l'espace choisi
cond-within = à { $number } espace au plus
cond-first = { $count ->
    [all] toutes les confrontations
    [1] première confrontation
   *[other] { $count } premières confrontations
    }
cond-roll = { $high ->
    [none] si le dé donne { $low }
   *[other] si le dé donne { $low } à { $high }
    }
cond-fails = { $high ->
   *[other] sans effet si le dé donne { $low }
    }
cond-unless = sauf s'il donne { $what }
cond-cost = contre { $what }
cond-repeat-yes = autant de fois que payé
cond-vitality = vitalité { $number } en tout
cond-max = { $number ->
    [cmp] jusqu'aux points d'Influence du Guardian
   *[other] { $number } au plus
    }
cond-lethal-no = sans tuer
cond-even-lost = même si l'espace est perdu
cond-even-unmarked = même sans la marque d'Influence
cond-except-ranged = sauf le tir
cond-at-after = après le combat
cond-until-turn = jusqu'à la fin du tour
cond-until-combat = jusqu'à la fin du combat
cond-until-matchup = pour cette confrontation
cond-until-home = jusqu'au retour à la Forteresse
cond-until-bribed = jusqu'à sa corruption
cond-until-next-combat = jusqu'au prochain combat
cond-when-reveal = à la révélation
cond-when-play = en entrant dans la confrontation
cond-when-win = si elle gagne
cond-when-lose = si elle est battue
cond-when-lost = si elle est perdue
cond-when-survive = si elle n'est pas battue
cond-when-foe-beaten = quand une créature ennemie est battue
cond-when-foe-channels = quand l'ennemi influence
cond-when-own-bribed = quand une de vos créatures est corrompue
cond-when-own-bribes = quand vous corrompez
cond-when-foe-bribes = quand l'ennemi corrompt
cond-when-own-ranged = quand vous tirez
cond-when-foe-ranged = quand l'ennemi tire
cond-when-own-plays = quand vous jouez une carte
cond-when-foe-plays = quand l'ennemi joue une carte
cond-when-foe-shows = quand l'ennemi montre un Objet
cond-when-foe-gains-stone = quand l'ennemi gagne une Pierre
cond-when-foe-enters = quand l'ennemi entre
cond-when-combat-won = quand vous gagnez un combat
cond-when-shield-killed = quand un Bouclier ennemi est détruit
cond-when-upcard = à la Dominante
cond-when-draw = au tirage
cond-when-draw-end = à la fin du tirage
cond-when-settle = à l'occupation des terrains
cond-when-settle-end = à la fin de l'occupation
cond-when-move = au mouvement
cond-when-turn-start = au début du tour
cond-when-primaries-done = après les attaques primaires
cond-when-anytime = à tout moment
cond-when-flight = quand un Bouclier vole
cond-when-used = à l'emploi
test-unbeaten = si elle n'est pas battue
test-beaten = si elle est battue
test-alive = si elle survit
test-alive-some = si { $count ->
    [1] une carte, { $who }, survit
   *[other] { $count } cartes, { $who }, survivent
    }
test-channeled = si la battue avait reçu de l'Influence
test-leaves = si elle ne peut pas rester
test-shield-here = si un Bouclier y est
test-foe-total-higher = si le total ennemi est plus haut
test-only = si aucune autre { $who } n'est en jeu
test-upcard = si la Dominante est { $who }
test-command = si le Commandement est { $who }
test-margin = { $bound ->
    [min] à { $number } d'écart ou plus
    [max] à { $number } d'écart ou moins
   *[command] si l'écart dépasse le Commandement
    }
test-painter = carte peinte par { $name }
price-stones = { $count ->
    [one] une Pierre
   *[other] { $count } Pierres
    }
price-depot = { $count ->
    [one] une carte de l'Entrepôt
   *[other] { $count } cartes de l'Entrepôt
    }
price-discard = sa défausse
price-discard-card = la défausse d'une carte, { $who }
price-destroy = sa destruction
price-reveal = sa révélation
count-cards = { $how ->
    [distinct] carte différente en jeu, { $who }
    [beaten] carte battue, { $who }
    [discarded] carte défaussée, { $who }
   *[none] carte en jeu, { $who }
    }
count-discard = carte défaussée, { $who }
count-opponent-icons = icône de l'adversaire
count-icons = icône de la créature
count-order = rang de confrontation
count-matchups = confrontation jouée
count-foe-lost = créature ennemie perdue
count-stone = Pierre de plus
count-foes = créature ennemie
count-hand-single = carte à bord simple en réserve
count-terrain-swamp = marécage en jeu
count-own-terrain-swamp = marécage à vous
count-own-shields-disputed = Bouclier à vous sur les Contrées
count-own-shields-lost = Bouclier à vous détruit
count-foe-pen-creature = créature de l'Enclos ennemi
