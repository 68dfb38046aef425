# Le déroulement des leçons.
tutorial-start = Leçon { $number } sur { $total }.
tutorial-resumed = Leçons déjà finies : { $done } sur { $total }.
tutorial-step = C'est fait. Continuez.
tutorial-next = Dites suivant pour la prochaine leçon.
tutorial-not-that = Ce coup est permis, mais ce n'est pas ce que la leçon demande. Dites conseil pour être aidé.
tutorial-refused = Ce coup n'est pas permis. Dites règle pour entendre la règle.
tutorial-unread = Je n'ai pas compris { $word }. Dites conseil pour entendre la forme attendue, ou coups pour la liste.
tutorial-moves = { $count ->
    [one] { $count } coup possible. Dites 1 pour le jouer.
   *[other] { $count } coups possibles. Dites un numéro pour en jouer un.
  }
tutorial-move = { $number }. { $move }
tutorial-no-number = Pas de coup { $number }. Il y en a { $count }.
tutorial-first = C'est la première leçon.
tutorial-last = C'était la dernière leçon. Bravo. Dites arrête pour finir.
tutorial-left = Fin des leçons. Vous reprendrez ici.
tutorial-help = Jouez un coup, par exemple place r7 I. Coups pour la liste, conseil, règle, répète, recommence, suivant, précédent, arrête.
tutorial-none = Il n'y a pas de leçons pour { $game }. Il y en a pour { $games }.
