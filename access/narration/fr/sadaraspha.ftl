# Sadaraspha.

## Noms
unit-numbered = { $name } { $number }
a-unit = { $gender ->
    [f] une { $name }
   *[m] un { $name }
    }
town-yours = votre ville
of-name = de { $who }
town-of = la ville { $whose }
town-alone = ville
the-enemy-town = la ville ennemie
whose-yours = votre { $unit }
whose-other = { $unit } { $whose }
amount-none = rien
amount-wood = { $count } bois
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
    }
amount-ore = { $count ->
    [one] { $count } minerai
   *[other] { $count } minerais
    }
amount-victory = { $count ->
    [one] { $count } carte de victoire
   *[other] { $count } cartes de victoire
    }
points-of-life = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
    }
wind-0 = au nord
wind-1 = au nord-est
wind-2 = à l'est
wind-3 = au sud-est
wind-4 = au sud
wind-5 = au sud-ouest
wind-6 = à l'ouest
wind-7 = au nord-ouest
where-here = Ici même
from-town = { $where } de votre ville
from-town-here = votre ville même
where = { $steps ->
    [one] { $steps } case { $wind }
   *[other] { $steps } cases { $wind }
    }

## Début
welcome-game = Sadaraspha, { $names }. Carte { $map }, { $width } colonnes de A à { $last }, { $height } lignes, la ligne 1 au nord. { $grid ->
    [square4] Cases carrées, on passe par les côtés seulement.
    [square8] Cases carrées, on passe aussi par les coins.
   *[hex] Cases à six voisines, les lignes paires décalées vers l'est.
    } { $confirmed ->
    [yes] Les cartes sont celles de votre boîte.
   *[no] Jeu d'essai : les prix et les forces ne sont pas ceux de l'éditeur.
    }

## Tour
turn-lot = Le sort va désigner le premier joueur.
turn-race = À vous de choisir une race, touches n et p puis d.
turn-build = { $any ->
    [no] À vous de construire, mais vous n'avez rien. F majuscule pour terminer.
   *[yes] À vous de construire, avec { $amount }. Touche z pour les achats, F majuscule pour terminer.
    }
turn-act = { $count ->
    [0] À vous d'agir, mais aucune unité n'a d'action. F majuscule pour terminer.
    [one] À vous d'agir avec { $count } unité. Touche z pour les unités, F majuscule pour terminer.
   *[other] À vous d'agir avec { $count } unités. Touche z pour les unités, F majuscule pour terminer.
    }
turn-other = { $phase ->
    [race] { $who } choisit sa race.
    [action] { $who } agit.
   *[other] { $who } construit.
    }
turn-roll = { $who } attaque, les dés sont attendus.

## Unités et stock
hand-onlooker = Pas d'unités, vous assistez à la partie.
hand-summary = { $count ->
    [0] Aucune unité sur la carte.
    [one] Une unité : { $units }.
   *[other] { $count } unités : { $units }.
    } { $any ->
    [no] Vous n'avez rien en réserve.
   *[yes] Vous avez { $amount }.
    }
hand-have = { $amount } en réserve
hand-buys = Vous pouvez acheter { $buys }.
hand-no-buys = Rien ne peut être acheté maintenant.
hand-buy = { $unit } pour { $price }
hand-unit = { $unit }, { $cell }, { $biome }, { $life }, { $actions ->
    [0] plus d'action
    [one] { $actions } action
   *[other] { $actions } actions
    }
hand-card = acheter { $unit } pour { $price }, { $stock ->
    [0] plus de figurine
    [one] { $stock } figurine en stock
   *[other] { $stock } figurines en stock
    }
hand-stock = { $unit }, { $stock ->
    [0] aucune figurine en stock
    [one] { $stock } figurine en stock
   *[other] { $stock } figurines en stock
    }
card-more = { $unit } : { $life }, { $dice }, portée { $range }, { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
    }, prix { $price }.{ $worker ->
    [yes] { " " }C'est un ouvrier, il récolte.
   *[no] { "" }
    }{ $forbidden_key ->
    [0] { "" }
   *[other] { " " }Terrain interdit : { $forbidden }.
    }
dice-words = { $number ->
    [one] un dé à { $sides } faces
   *[other] { $number } dés à { $sides } faces
    }{ $sign ->
    [plus] { " " }plus { $bonus }
    [minus] { " " }moins { $bonus }
   *[none] { "" }
    }
dice-none = n'attaque pas
race-more = { $units }.

## Actions et parties de coup
move-race = choisir les { $race }
move-build = construire une unité
move-build-at = construire { $unit } en { $cell }
move-change = changer un minerai
move-change-for = changer un minerai contre { $amount }
move-move = déplacer une unité
move-move-to = { $unit } en { $cell }
move-attack = attaquer
move-attack-on = { $unit } attaque { $target }
move-done = terminer la phase
action-build-more = Au bord de votre ville, tant que vous pouvez payer.
action-change-more = La banque donne deux bois ou deux pierres pour un minerai.
action-move-more = Deux actions par unité, se déplacer ou attaquer.
action-attack-more = Une cible à portée. Les chances sont dites avant.
action-done-more = Rien n'est obligatoire, la main passe à la suite.
part-to = aller en { $cell }, { $what }, { $where }
part-at = en { $cell }, { $what }, { $where }
part-target = attaquer { $target }, { $where }, { $odds }
odds-sure = sûr de { $gender ->
    [f] la
   *[m] le
    } détruire
odds-percent = { $percent } { $percent ->
    [one] chance
   *[other] chances
    } sur 100 de { $gender ->
    [f] la
   *[m] le
    } détruire
odds-never = { $gender ->
    [f] elle
   *[m] il
    } résistera, au pire il lui reste { $life }
part-more-to = { $harvest ->
    [wood] Un ouvrier y récolte du bois.
    [stone] Un ouvrier y récolte de la pierre.
    [ore] Un ouvrier y récolte du minerai.
    [victory] Toute unité y gagne une carte de victoire à chaque récolte.
   *[none] Rien à récolter.
    } { $threats }
part-more-target = { $life ->
    [one] Il lui reste { $life } point de vie.
   *[other] Il lui reste { $life } points de vie.
    } En moyenne { $mean } de perdus.

## Carte
line = Ligne { $row } : { $things }
line-empty = Ligne { $row } : plaine
line-more = { $count ->
    [one] { $count } case.
   *[other] { $count } cases.
    } Les touches N et P majuscules la parcourent.
thing-alone = { $cell } { $biome }
thing-unit = { $cell } { $units }
thing-both = { $cell } { $biome }, { $units }
cell-empty = { $cell }, { $biome }
cell-with = { $cell }, { $biome }, { $units }
cell-none = pas de case
cell-town = { $cell }, { $town }, { $life }
unit-at = { $unit }, { $life }
spot-unit = { $unit }, { $cell }, { $biome }, { $life }. { $where }. { $at } sur { $total }.
spot-cell = { $cell }, { $what }. { $where }. { $at } sur { $total }.
spot-town = { $town }, { $cell }, { $life }. { $where }.
cell-more = { $cell } : { $where }. { $threats }
cell-more-onlooker = { $cell }.
none-own = Aucune unité à vous sur la carte.
none-enemy = Aucun ennemi sur la carte.
none-resource = Aucune tuile utile sur cette carte.
nowhere = Pas de case sous le curseur. La touche b ouvre la carte.
mark-set = Repère en { $cell }.
distance = { $cell } : { $from_mark }, { $from_town }.
from-mark = { $where } du repère { $mark }
from-mark-here = sur le repère
distance-town = { $cell } : { $from_town }. Touche T majuscule pour poser un repère.
reach = { $unit }, { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
    }, { $count ->
    [0] aucune case possible
    [one] { $count } case possible
   *[other] { $count } cases possibles
    }. Tuiles utiles : { $tiles }. { $foes_key ->
    [0] Ennemi à portée : aucun.
   *[other] À portée : { $foes }.
    }
reach-tile = { $cell } { $biome }
reach-none = aucune
reach-nobody = Personne en { $cell }. Mettez le curseur sur une unité, touches A et E majuscules.
threats-none = Aucune menace sur { $cell } pour le prochain tour.
threats = Menace sur { $cell } : { $list }.
threat = { $unit }, { $soon ->
    [now] tout de suite
   *[later] après un déplacement
    }
fronts = { $tiles } { $contacts } { $home } { $away }
fronts-tiles = Tuiles de victoire : { $list }.
fronts-tile = { $cell } { $holder }
fronts-free = libre
fronts-contacts = Au contact : { $list }.
fronts-contact = { $own } et { $enemy }, { $where }
fronts-no-contact = Aucun contact.
fronts-home = Près de votre ville : { $list }.
fronts-home-none = Votre ville est tranquille.
fronts-away = Près de la ville ennemie : { $list }.
fronts-away-none = Personne à vous près de la ville ennemie.
fronts-near = { $unit }, { $where }
board-summary = { $own ->
    [0] Aucune unité à vous
    [one] Une unité à vous
   *[other] { $own } unités à vous
    }, { $foes ->
    [0] aucun ennemi
    [one] un ennemi
   *[other] { $foes } ennemis
    }. { $fronts }
board-onlooker = Carte { $map }. { $units }

## Touches de tous les jeux, en mots de celui-ci
sadaraspha-command-hand = mes unités, mes cartes et mon stock
sadaraspha-command-hand-more = Devient la liste à parcourir.
sadaraspha-command-card = rien, ce jeu n'a pas de main
sadaraspha-command-board = la carte en bref, puis à explorer
sadaraspha-command-board-more = Ensuite n et p passent d'une ligne à l'autre, N et P majuscules d'une case à l'autre.
sadaraspha-command-next-axis = case suivante dans la ligne
sadaraspha-command-next-axis-more = Après la touche b, parcourt les cases d'une ligne. Dans une longue liste, avance de dix. Flèche droite fait de même.
sadaraspha-command-previous-axis = case précédente dans la ligne
sadaraspha-command-previous-axis-more = Après la touche b, parcourt les cases d'une ligne. Dans une longue liste, recule de dix. Flèche gauche fait de même.
sadaraspha-command-playable-next = l'unité suivante qui peut agir, ou l'achat suivant
sadaraspha-command-playable-previous = l'unité précédente qui peut agir, ou l'achat précédent
sadaraspha-command-actions = toutes les actions possibles
sadaraspha-command-seen = ce qui reste à la banque

## Touches du jeu
command-own-unit = mon unité suivante sur la carte
command-own-unit-more = Le curseur va sur sa case, la distance part de la case d'avant.
command-enemy = ennemi suivant sur la carte
command-enemy-more = Le curseur va sur sa case, la distance part de la case d'avant.
command-resource = tuile utile suivante
command-resource-more = Forêts, roches, volcans et tuiles de victoire, de la plus proche de votre ville à la plus lointaine.
command-own-town = ma ville, puis la ville ennemie
command-own-town-more = Une deuxième fois, la ville ennemie.
command-mark = poser un repère sur la case du curseur
command-mark-more = Les distances sont ensuite dites depuis ce repère.
command-distance = distance et direction de la case du curseur
command-distance-more = Depuis le repère et depuis votre ville.
command-reach = ce que l'unité sous le curseur peut atteindre
command-reach-more = Ses cases, les tuiles utiles et les ennemis à portée.
command-threats = ce qui menace la case du curseur
command-threats-more = Tout de suite, ou après un déplacement.
command-fronts = le bilan des fronts
command-fronts-more = Tuiles de victoire, contacts, abords des deux villes.

## Score et mémoire
score = Cartes de victoire : { $points }. Villes : { $towns }.
score-one = { $who } { $count }
score-more = { $who } : { $any ->
    [no] rien en réserve
   *[yes] { $amount }
    }, ville { $town }, { $units ->
    [0] aucune unité
    [one] { $units } unité
   *[other] { $units } unités
    }, { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
    }.
score-to-win = { $goal } cartes de victoire font gagner.
seen = Rien n'est caché dans ce jeu. À la banque : { $amount }.
table-layout = Sur la carte : { $units }.
table-layout-none = Aucune unité sur la carte.
table-unit = { $unit } en { $cell }

## Ce qui arrive
event-turn-began = Tour { $turn }, { $seat } commence.
    .you = Tour { $turn }, vous commencez.
event-first-drawn = Le sort désigne { $seat } pour commencer.
    .you = Le sort vous désigne pour commencer.
event-race-chosen = { $seat } joue les { $race }.
    .full = { $seat } joue les { $race }, avec { $amount }.
    .you = Vous jouez les { $race }, avec { $amount }.
event-phase-began = { $phase_key ->
    [race] { $seat } choisit sa race.
    [action] { $seat } agit.
   *[other] { $seat } construit.
    }
    .brief = -
    .you = { $phase_key ->
        [race] { turn-race }
        [action] { $units ->
            [0] À vous d'agir, mais aucune unité n'a d'action. F majuscule pour terminer.
            [one] À vous d'agir avec { $units } unité. Touche z pour les unités, F majuscule pour terminer.
           *[other] À vous d'agir avec { $units } unités. Touche z pour les unités, F majuscule pour terminer.
        }
       *[other] { $any ->
            [no] À vous de construire, mais vous n'avez rien. F majuscule pour terminer.
           *[yes] À vous de construire, avec { $amount }. Touche z pour les achats, F majuscule pour terminer.
        }
    }
    .you-brief = { $phase_key ->
        [race] Choisissez une race.
        [action] À vous d'agir, { $units }.
       *[other] À vous de construire, { $amount }.
    }
event-harvested = { $any ->
    [no] { $seat } ne récolte rien.
   *[yes] { $seat } récolte { $amount }.
    }
    .brief = { $any ->
        [no] -
       *[yes] { $seat }, { $amount }.
    }
    .full = { $any ->
        [no] { $seat } ne récolte rien, et a { $all }.
       *[yes] { $seat } récolte { $amount }, et a { $all }.
    }
    .you = { $any ->
        [no] Récolte : rien.
       *[yes] Récolte : { $amount }. Vous avez { $all }.
    }
    .you-brief = Récolte : { $amount }.
event-bank-short = La banque n'a pas assez de { $resource } : { $shares }.
    .brief = Banque vide, { $resource }.
bank-kind = { $resource ->
    [wood] cartes bois
    [stone] cartes pierre
    [ore] cartes minerai
   *[victory] cartes de victoire
    }
bank-share = { $own ->
    [yes] vous en recevez
   *[no] { $who } en reçoit
    } { $given } au lieu de { $claim }
bank-share-none = { $own ->
    [yes] vous n'en recevez aucune
   *[no] { $who } n'en reçoit aucune
    } au lieu de { $claim }
event-built = { $seat } construit { $unit_the } en { $cell }.
    .brief = { $unit }, { $cell }.
    .full = { $seat } construit { $unit_the } en { $cell }, { $life }, pour { $price }.
    .you = { $unit } { $gender ->
        [f] construite
       *[m] construit
    } en { $cell }. { $any ->
        [no] Il ne vous reste rien.
       *[yes] Il vous reste { $amount }.
    }
    .you-brief = { $unit }, { $cell }.
    .you-full = { $unit } { $gender ->
        [f] construite
       *[m] construit
    } en { $cell }, { $life }. { $any ->
        [no] Il ne vous reste rien en cartes.
       *[yes] Il vous reste { $amount }.
    } En stock, { $stock ->
        [0] aucune figurine
        [one] une figurine
       *[other] { $stock } figurines
    } de cette sorte.
event-changed = { $seat } change un minerai contre { $got }.
    .brief = { $seat }, { $got }.
    .you = Un minerai changé contre { $got }. Vous avez { $amount }.
    .you-brief = { $got }.
event-moved = { $seat } déplace { $unit_the } en { $cell }, { $biome }.
    .brief = { $unit }, { $cell }.
    .full = { $seat } déplace { $unit_the } de { $start } en { $cell }, { $biome }.
    .you = { $unit } en { $cell }, { $biome }. { $actions ->
        [0] Plus d'action.
       *[other] Encore une action.
    }
    .you-brief = { $unit }, { $cell }.
    .you-full = { $unit } quitte { $start } pour { $cell }, { $biome }. { $actions ->
        [0] Plus d'action.
       *[other] Encore une action.
    }
event-attacked = { $seat } attaque { $target_the } avec { $unit_the }.
    .brief = -
    .full = { $seat } attaque { $target_the } avec { $unit_the }, à { $steps } de distance.
    .you = { $unit } attaque { $target_the }.
    .you-brief = -
    .you-full = { $unit } attaque { $target_the }. { $actions ->
        [0] C'est sa dernière action.
       *[other] Il lui reste une action.
    }
    .target = { $seat } attaque { $target_yours } avec { $unit_the }.
    .target-brief = Attaque sur { $target_yours }.
event-rolled = { $dice_key ->
    [one] Dé : { $dice }
   *[other] Dés : { $dice }
    }{ $sign ->
    [plus] , plus { $bonus_size }
    [minus] , moins { $bonus_size }
   *[none] { "" }
    }{ $lost ->
    [0] { "" }
   *[other] , moins { $lost } pour le terrain
    }. Dégâts : { $damage }.
    .brief = Dégâts : { $damage }.
    .full = { $dice_key ->
        [one] Dé : { $dice }.
       *[other] Dés : { $dice }.
    } { $sign ->
        [plus] La carte ajoute { $bonus_size }.
        [minus] La carte enlève { $bonus_size }.
       *[none] { "" }
    } { $attacker_penalty ->
        [0] { "" }
       *[other] Le terrain de l'attaquant enlève { $attacker_penalty }.
    } { $target_penalty ->
        [0] { "" }
       *[other] Le terrain de la cible enlève { $target_penalty }.
    } Dégâts : { $damage }.
event-damaged = { $target_of } { $damage ->
        [0] ne perd rien.
        [one] perd { $damage } point de vie, il lui en reste { $hit_points }.
       *[other] perd { $damage } points de vie, il lui en reste { $hit_points }.
    }
    .brief = { $target_of }, reste { $hit_points }.
event-destroyed = { $unit_of } est { $gender ->
        [f] détruite
       *[m] détruit
    }, retour au stock.
    .brief = { $unit_of } { $gender ->
        [f] détruite
       *[m] détruit
    }.
    .target = Votre { $unit } est { $gender ->
        [f] détruite
       *[m] détruit
    } et retourne à votre stock.
    .target-brief = Votre { $unit } { $gender ->
        [f] détruite
       *[m] détruit
    }.
event-resigned = { $seat } abandonne.
    .you = Vous abandonnez.

## Ce que font les mains
task-race-chosen = Donnez à { $seat } { $amount }.
task-built = Posez { $unit_the } en { $cell }, { $life } sur la tablette, et rendez { $price } à la banque.
task-changed = Rendez un minerai à la banque et prenez { $got }.
task-harvested = { $any ->
    [no] -
   *[yes] Donnez à { $seat } { $amount }.
    }
task-moved = Déplacez { $unit_the } de { $start } en { $cell }.
task-damaged = { $hit_points ->
    [0] -
    [one] Marquez un point de vie sur la tablette pour { $target_the }.
   *[other] Marquez { $hit_points } points de vie sur la tablette pour { $target_the }.
    }
task-destroyed = Rangez { $unit_the } dans le stock de { $owner }.
rest-built = { $hit_points ->
    [one] { $unit_the } : { $hit_points } point de vie sur la tablette, et rendez { $price } à la banque.
   *[other] { $unit_the } : { $hit_points } points de vie sur la tablette, et rendez { $price } à la banque.
    }
untask-built = Reprenez { $unit_the } de { $cell }, et { $price } à la banque.
untask-changed = Rendez { $got } à la banque et reprenez un minerai.
untask-moved = Remettez { $unit_the } en { $start }.

## Fin
over-won = Victoire ! { $why } Cartes de victoire : { $points }.
over-lost = Défaite, { $winner } gagne. { $why } Cartes de victoire : { $points }.
over-many = { $winner } gagne. { $why } Cartes de victoire : { $points }.
over-draw = Égalité. { $why } Cartes de victoire : { $points }.
over-town-destroyed = La ville { $whose } est détruite.
    .you = Votre ville est détruite.
over-victory-points = Assez de cartes de victoire après la récolte.
    .you = Assez de cartes de victoire après la récolte.
over-nothing-left = Personne n'a d'unité ni de quoi en payer une.
    .you = Personne n'a d'unité ni de quoi en payer une.
over-turn-limit = Le nombre de tours prévu est atteint.
    .you = Le nombre de tours prévu est atteint.
over-agreed-end = La partie s'arrête d'un commun accord.
    .you = La partie s'arrête d'un commun accord.
over-resign = { $loser } a abandonné.
    .you = Vous avez abandonné.

## Résultats attendus à la table
ask-first = Tirez au sort le premier joueur et dites qui c'est.
ask-roll = Lancez { $dice } pour { $zone }, et dites chaque dé.

## La table et ses lecteurs
spot-cell-name = case { $cell }
table-unread = Sans lecteur, à sa place : { $lying }
advice-stands = Pour le jeu, { $unit } est en { $cell }.
advice-figure = La figurine à prendre est { $unit }.
lifted = { $unit } quitte { $cell }.
shown-race = { $unit }, { $race }
shown-stranger = { $unit }, { $race }. Personne ne joue cette race
shown-stock = { $text }
shown-their-stock = { $unit }, dans le stock de { $who }
shown-other = { $unit }, en { $cell }, { $biome }, { $life }

## Raisons
reason-any-race = Toutes les races se valent.
reason-workers = Il vous faut des ouvriers, vous en avez { $count }.
reason-fighter = C'est ce qui se bat le mieux pour ce prix : { $unit }.
reason-pays-for = L'échange permet de payer : { $unit }.
reason-nothing-to-buy = Aucun combattant ne peut être payé et posé.
reason-nothing-useful = Aucune unité n'a rien d'utile à faire.
reason-kills = Il y a { $percent } chances sur 100 de détruire { $target }.
reason-hits = L'attaque enlève en moyenne { $whole } à { $target }.
reason-to-victory = En { $cell }, l'unité gagne une carte de victoire à la récolte.
reason-nears-victory = L'unité s'approche de la tuile de victoire { $cell }.
reason-approaches = L'unité s'approche de { $target }.
reason-defends = L'unité défend votre ville contre { $target }.
reason-safer = La case { $cell } est moins menacée.
reason-to-resource = L'ouvrier va vers { $cell } récolter : { $resource }.
resource-wood = bois
resource-stone = pierre
resource-ore = minerai
resource-victory = victoire

## Refus
refused-ask-pending = Les dés ou le sort sont attendus d'abord.
refused-wrong-phase = Pas dans cette phase. { $phase_key ->
    [race] C'est le choix des races.
    [action] C'est la phase d'action.
   *[other] C'est la phase de construction.
    }
refused-unknown-race = Race inconnue.
refused-race-taken = Race déjà prise : { $race }.
refused-unknown-unit = Unité inconnue dans votre race.
refused-cannot-pay = Pas assez de { $resource } : il en faut { $price }, vous en avez { $held }.
refused-no-figure = Plus de figurine en stock : les { $count } sont sur la carte.
refused-unknown-cell = Case inconnue : { $cell }.
refused-not-by-town = { $cell } n'est pas à côté de votre ville, qui est en { $town }.
refused-town-cell = { $cell } est une ville, personne n'y entre.
refused-forbidden-ground = Terrain interdit : { $unit } ne va pas sur { $biome }.
refused-occupied = { $cell } est occupée par { $by }.
refused-unknown-kind = On change un minerai contre du bois ou de la pierre seulement.
refused-no-ore = Vous n'avez pas de minerai.
refused-bank-short = La banque n'a plus assez de { $resource } : { $count }, il en faut { $needed }.
refused-no-actions = { $unit } n'a plus d'action ce tour.
refused-not-yours = { $unit } n'est pas à vous.
refused-not-on-map = { $unit } n'est pas sur la carte.
refused-already-there = { $unit } est déjà en { $cell }.
refused-too-far = Trop loin : { $unit } n'atteint pas { $cell } avec { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
    }.
refused-no-dice = { $unit } n'attaque pas.
refused-own-target = { $target } est à vous.
refused-out-of-range = Hors de portée : { $target } à { $steps } cases, { $unit } en atteint { $range }.
