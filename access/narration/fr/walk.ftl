# Le parcours d'une liste : inventaire, autocollants, étiquettes, valeurs.
walk-first = C'est le début de la liste.
walk-last = C'est la fin de la liste. { $total } éléments en tout.
walk-unknown = Élément inconnu : { $item }.
walk-answered = { $how ->
    [done] Fait.
   *[other] Noté : { $given }.
  }
walk-skipped = Laissé pour plus tard.
walk-undone = Annulé.
walk-nothing-to-undo = Rien à annuler.
walk-stopped = Pause. Fait : { $answered } sur { $total }. C'est gardé pour la prochaine fois.
walk-where = Élément { $number } sur { $total }. Fait : { $answered }. Pour plus tard : { $skipped }.
walk-finished = { $skipped ->
    [0] Terminé. Les { $total } éléments sont faits.
   *[other] Fin de la liste. Fait : { $answered }. Pour plus tard : { $skipped }.
  }
walk-missing = { $missing ->
    [one] Il manque { $missing } pièce.
   *[other] Il manque { $missing } pièces.
  }
walk-surplus = { $surplus ->
    [one] Il y a { $surplus } pièce de trop.
   *[other] Il y a { $surplus } pièces de trop.
  }
walk-damaged = Le travail gardé ne peut pas être relu. On recommence au début.
walk-gone = Réponse écartée : { $item } n'est plus dans la liste.
walk-dropped = Réponse écartée : { $given } ne convient plus pour { $item }.
walk-bad-empty = Réponse vide. Dites une valeur, ou passez avec la commande plus tard.
walk-bad-long = Trop long. Pas plus de { $maximum } caractères.
walk-bad-number = Ce n'est pas un nombre entier. Tapez des chiffres.
walk-bad-low = Trop petit. Au moins { $minimum }.
walk-bad-high = Trop grand. Au plus { $maximum }.
walk-bad-choice = Réponse inconnue. Les choix sont : { $choices }.
walk-bad-taken = Code déjà pris par { $item }. Présentez une autre étiquette.
walk-help = Suivant, précédent, fait, plus tard, annule, où, reste, arrête. Un numéro va à cet élément.
walk-unknown-command = Commande inconnue : { $word }. Dites aide pour la liste.
walk-resumed = Reprise. Déjà fait : { $answered } sur { $total }.
walk-not-saved = Attention, le travail n'a pas pu être gardé. Vérifiez la place sur le disque.
