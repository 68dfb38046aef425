# Les valeurs imprimées sur les cartes du propriétaire.
values-open = Valeurs de votre boîte, une carte à la fois. { $answered ->
    [0] { $total } cartes.
    [one] Une carte sur { $total } est déjà entrée.
   *[other] { $answered } cartes sur { $total } sont déjà entrées.
    } Tapez la valeur puis Entrée. Les mots sont : suivant, précédent, annule, arrête.
values-troop = { $kind }, carte { $index } sur { $of }, quelle force ? { $state ->
    [answered] Vous avez entré { $given }.
   *[open] Sans vous, le programme compte { $default }.
    } Élément { $number } sur { $total }.
values-enemy = { $field }, ennemi { $index } sur { $of }, quelles valeurs ? { $state ->
    [answered] Vous avez entré { $given }.
   *[open] Sans vous, le programme compte { $main } et { $secondary }.
    } Élément { $number } sur { $total }.
values-bad-enemy = Deux nombres attendus, la valeur principale puis la secondaire, par exemple 4 2.
values-kept = Vos valeurs sont gardées dans { $file }. Les prochaines parties les utilisent.
values-not-kept = Vos valeurs n'ont pas pu être gardées : { $reason }. Libérez de la place et recommencez.
