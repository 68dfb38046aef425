# Jouer avec de vraies cartes : ce que disent les lecteurs, ce que la table doit dire, ce que les mains ont à faire.

spot-hand = { $who ->
    [none] lecteur de main
   *[other] main de { $who }
    }

component-hidden = une carte cachée

## Résultats demandés
table-ask-help = { $readers ->
    [yes] Posez la carte sur un lecteur, ou dites-la au clavier. Les touches n et p la cherchent, d la choisit.
   *[no] Répondez au clavier. Les touches n et p disent les réponses, d choisit.
    } { $optional ->
    [yes] Touche { $untold } majuscule pour ne pas la dire.
   *[no] { "" }
    }
table-ask-again = { $what } { $count ->
    [one] Une réponse possible : { $first }.
   *[other] { $count } réponses, touches n et p. La première : { $first }.
    }
answer-untold = ne pas la dire
table-told = Noté.
table-untold = La carte reste inconnue.
table-told-part = { $value }. { $kind ->
    [roll] { $left ->
        [one] Encore un dé.
       *[other] Encore { $left } dés.
    }
   *[other] { $left ->
        [one] Encore une.
       *[other] Encore { $left }.
    }
    }
table-untold-nothing = Rien à taire, aucun résultat n'est attendu.
table-untold-not = Ce résultat doit être dit. { $what }
table-untold-bot = La carte de { $who } doit être lue, face cachée. Le programme la garde pour lui.
answer-unknown = inconnue
told = { $kind ->
    [draw] Pioche
    [token] Jeton
   *[other] { "" }
    }{ $where ->
    [none] { "" }
   *[other] { $kind ->
        [draw] , { $where }
        [token] , { $where }
       *[other] { $where }
        }
    }{ $value ->
    [none] { "" }
   *[other] { " " }: { $value }
    }

## Cartes lues
table-card-read = Carte lue.{ $keys ->
    [yes] { " " }Touche e pour l'entendre.
   *[no] { "" }
    }
table-card = { $state ->
    [playable] { $card }, jouable.
    [held] { $card }.
    [asked] { $card }, lue. Ce n'est pas la carte attendue.
   *[strange] { $card }. Cette carte n'est pas connue dans votre main.
    }
table-shown = { $text }{ $count ->
    [0] .
    [one] . Un coup possible, { $move }. Touche d.
   *[other] . { $count } coups possibles, touche d.
    }
table-which = { $zone } : { $card }. { $count ->
    [0] Aucun coup.
   *[other] { $count } coups possibles, lequel ? Touches n et p, puis d.
    }
table-wrong = { $zone } : je lis { $card }{ $expected ->
    [none] .
   *[other] , le jeu attend { $expected }.
    } { $why ->
    [none] { "" }
   *[other] { $why }
    } Reprenez { $take }, ou appuyez sur { $undo }.
table-not-in-hand = { $alone ->
    [yes] Cette carte n'est pas dans votre main.
   *[no] Cette carte n'est pas dans la main de { $who }.
    } Si elle y est vraiment, touche { $mend } majuscule pour corriger une carte mal lue.
table-ask-first = Un résultat est attendu d'abord. { $what }
table-gone = { $zone } : { $take } manque. À reposer.
table-lifted = { $what } { $count ->
    [one] Un coup possible.
   *[other] { $count } coups possibles, lequel ? Touches n et p, puis d.
    } Ou remettez la pièce à sa place.
table-put-down = Remis en place, { $zone }.
table-taken-ask = Une carte a été retirée. Jouer ce coup, { $what } ?
table-taken-which = Une carte a été retirée. { $count } coups possibles, lequel ? Touches n et p, puis d. Sinon, touche q et reposez-la.
table-failed = Incident avec un lecteur. La touche t dit où en est la partie, la touche b ce qui est posé.
table-laid-ask = Jouer ce coup, { $what } ?
table-all-gone = Plus aucune carte n'est lue. La partie est gardée, rien n'a changé.
table-other-game = Cette carte est d'un autre jeu, { $game }. Retirez-la.
table-button-late = Bouton { $button } appuyé pendant la saisie, sans effet. Appuyez de nouveau.
table-button-unknown = Bouton { $button } sans effet.

## Étiquettes inconnues
table-unknown = Étiquette inconnue, { $zone }. Touches n et p pour l'apprendre, l'ignorer, ou savoir ce qu'elle est. Puis d.
table-unknown-learn = apprendre cette étiquette
table-unknown-ignore = l'ignorer pendant cette partie
table-unknown-look = ce qu'on en sait
table-unknown-ignored = Étiquette ignorée.
table-unknown-what = Étiquette sur { $zone }. Son numéro finit par { $number }. { $text ->
    [none] Rien n'est écrit dessus.
   *[other] Il est écrit dessus : { $text }.
    }
table-unknown-learnt = Appris, { $component }.
table-unknown-learnt-unsaved = Appris pour cette partie, { $component }. Le disque n'a pas pu l'écrire.
table-unknown-full = Toutes les pièces de la boîte ont déjà leur étiquette. Ignorez celle-ci.

## Vérifier
table-check-same = La table et le jeu sont d'accord.
table-check-not-here = Pas de vérification possible pour ce jeu. La touche b dit le plateau.
table-check-no-reader = Aucun lecteur ne marche. Voici ce qui doit être posé. { $lying }
table-check-lying = { $zone } : { $count ->
    [0] rien
   *[other] { $cards }
    }.
table-check-passing = Les lecteurs ne voient que ce qui passe. Voici ce qui doit être posé. { $lying }
table-check-unknown = { $zone } : { $count ->
    [one] une étiquette inconnue.
   *[other] { $count } étiquettes inconnues.
    }
table-check-full = { $zone } : trop de cartes, je ne les distingue pas toutes. { $count ->
    [0] Le jeu n'y attend rien.
   *[other] Le jeu y attend { $cards }.
    }
table-check-rest = Pour le reste, la table et le jeu sont d'accord.
table-check-dead = Sans lecteur : { $zones }.
table-differs = { $zone } : { $count ->
    [0] il manque { $missing }. À poser.
   *[other] { $lacking ->
        [0] je lis { $seen } en trop. À retirer.
       *[other] je lis { $seen }, le jeu attend { $missing }.
        }
    }

## Ce que les mains ont à faire
table-tasks = Pour les mains : { $what }
table-tasks-none = Rien à faire pour les mains, tout est en place.
table-restore = Sur la table : { $what } Est-ce fait ?
table-restore-done = Bien. { $turn }
table-restored = C'est remis en place. { $turn }

## Corriger
table-correct-nothing = Rien à corriger, aucun résultat n'a encore été dit.
table-correct = { $count ->
    [one] Un résultat a été dit : { $first }. Touche d pour le redire.
   *[other] { $count } résultats dits, le dernier d'abord. Touches n et p, puis d pour en redire un. { $first }.
    }
table-correct-now = À redire. { $what }. Scannez, tapez, ou touches n et p puis d.
table-correct-same = C'était déjà cela, rien n'a changé.
table-correct-stuck = Un coup suivant ne va plus avec cette correction : { $what }. { $why } Annuler { $count ->
    [one] ce coup
   *[other] ce coup et ce qui a suivi
    } et corriger ?
table-correct-kept = Rien n'a été corrigé.
table-corrected = Corrigé. { $what }.
table-entry = { $who }, { $what }
table-entry-other = un autre événement

## Qui dit ses cartes
table-menu-tells = { $tells ->
    [yes] { $who } dira ses cartes
   *[no] { $who } ne dira plus ses cartes
    }
table-tells = { $tells ->
    [yes] { $who } dit ses cartes.
   *[no] { $who } ne dit plus ses cartes. Elles restent inconnues, et la partie continue.
    }
