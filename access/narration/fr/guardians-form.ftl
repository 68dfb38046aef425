# Le résultat d'une carte que la table juge : les champs, leurs valeurs, le tout avant de l'inscrire.

## La liste
ask-form = { $zone } : résultat à dire.
form-help = Touches n et p pour les champs, d pour changer. Ou en mots, par exemple vitalité moins 2.
form-item = { $label } : { $value }
form-done = inscrire ce résultat
form-done-more = Tout est redit et demandé avant d'être inscrit.
form-done-words = inscris inscrire c est tout fini terminé valide valider entre entrer
form-nothing = rien ne change
form-nothing-more = La carte ne change rien, la partie continue. C'est demandé avant d'être inscrit.
form-nothing-words = rien aucun changement
form-again = { $what } { $count } lignes. La première : { $first }.
form-count = { $count } lignes.
form-number = { $label }. Écrivez un nombre, de { $least } à { $most }, puis Entrée. Vide, rien ne change.
form-confirm = { $what }. { $outcome } Inscrire ?
form-not-entered = Rien n'est inscrit. { $text }.
form-filled = { $outcome } Dites inscrire quand tout y est.
form-unknown = Je n'ai pas compris { $word }. Dites par exemple vitalité moins 2, ou pouvoir annulé, puis inscrire. Coups dit les lignes.
form-lose-words = perd perds perdre perdues perdu moins
form-minus-words = moins
form-plus-words = plus gagne gagner
form-entry = résultat pour { $what }
form-number-word = { $sign ->
    [minus] moins { $size }
    [plus] plus { $size }
   *[none] zéro
    }
form-none = rien
form-more-number = { $label }, de { $least } à { $most }. Touche d, puis le nombre.
form-more-flag = { $label }. Touche d pour changer.
form-more-choice = { $label }. { $count ->
    [one] Une possibilité, touche d.
   *[other] { $count } possibilités, touche d.
    }

## Les champs
form-field-name = { $field ->
    [vitality] la vitalité
    [foe_vitality] la vitalité adverse
    [stones] les Pierres
    [foe_stones] les Pierres adverses
    [cards] les cartes
    [destroy] la destruction
    [discard] la défausse
    [cancel] le pouvoir
    [move] le déplacement
    [turn] le Bouclier à tourner
   *[other] ce champ
    }
form-creature = { $known ->
    [yes] { $card } à { $who }
   *[no] carte à { $who }
    }
form-both = { $own } et { $foe }
form-label-vitality = Vitalité, { $creature }
form-label-stones = Pierres, { $who }
form-label-cards = Cartes, { $who }
form-label-destroy = Détruire
form-label-discard = Défausser
form-label-cancel = Pouvoir, { $card }
form-label-move = Déplacer un Bouclier
form-label-turn = Tourner ou redresser un Bouclier
form-keys-vitality = force vie points
form-keys-stones = pierre
form-keys-cards = carte pioche piocher pioches perd perds perdre
form-keys-destroy = détruit détruite détruis
form-keys-discard = défausse défaussé défaussée
form-keys-cancel = carte annule annulé annulée annuler
form-keys-move = déplace bouge va
form-keys-turn = tourne redresse
form-value-vitality = { $now }, { $sign ->
    [minus] moins { $size }
    [plus] plus { $size }
   *[none] sans changement
    }
form-value-stones = { $now }, { $sign ->
    [minus] moins { $size }
    [plus] plus { $size }
   *[none] sans changement
    }
form-value-cards = { $sign ->
    [minus] { $size ->
        [one] 1 à perdre de l'Enclos, au hasard
       *[other] { $size } à perdre de l'Enclos, au hasard
    }
    [plus] { $size } à piocher
   *[none] sans changement
    }
form-value-cancel = { $on ->
    [yes] annulé
   *[no] gardé
    }
form-value-move = { $shield }, vers { $space }
form-value-turn = { $shield }, { $turned ->
    [yes] à redresser
   *[no] à tourner
    }

## Le tout, avant de l'inscrire
form-outcome-none = Rien ne change.
form-outcome-vitality = { $creature }, vitalité { $sign ->
    [minus] moins { $size }
   *[other] plus { $size }
    }.
form-outcome-stones = { $who }, { $sign ->
    [minus] moins { $size }
   *[other] plus { $size }
    } { $size ->
    [one] Pierre
   *[other] Pierres
    }.
form-outcome-cards = { $who }, { $size ->
    [one] une carte
   *[other] { $size } cartes
    } { $sign ->
    [minus] à perdre de l'Enclos, au hasard
   *[other] à piocher
    }.
form-outcome-destroy = À détruire : { $what }.
form-outcome-discard = À défausser : { $what }.
form-outcome-cancel = Pouvoir annulé : { $card }.
form-outcome-move = { $what }.
form-outcome-turn = { $what }.

## Inscrit
event-outcome-told = { $outcome_kind ->
    [none] { $card } ne change rien.
    [events] Résultat inscrit pour { $card }.
   *[said] Résultat inscrit pour { $card }. { $outcome }
    }
told-vitality = { $who }, vitalité { $sign ->
    [minus] moins { $size }
   *[other] plus { $size }
    }.
told-move = Bouclier déplacé en { $space }.
told-turn = Un Bouclier change de sens.
shield-at = Bouclier en { $space }
