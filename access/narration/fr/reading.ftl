# Lire les règles à l'oreille.
read-section = { $heading }.
    { $text }
read-where = Chapitre { $chapter } sur { $chapters }, { $title }. Section { $section } sur { $sections }.
read-first = C'est le début des règles.
read-last = C'est la fin des règles.
read-contents = { $chapters } chapitres.
read-title = { $number }. { $title }.
read-no-chapter = Pas de chapitre { $number }. Il y en a { $chapters }.
read-no-clause = Aucun chapitre ne parle de { $clause }.
read-found = { $count ->
    [one] Un passage
   *[other] { $count } passages
    } pour { $query }. Dites un numéro pour en ouvrir un.
read-hit = { $number }. { $title }. { $sentence }
read-none = Rien trouvé pour { $query }. Essayez un autre mot, ou plan pour les chapitres.
read-no-search = Pas de recherche en cours. Dites cherche, puis des mots.
read-no-hit = Pas de résultat { $number }. Il y en a { $count }.
read-last-hit = C'était le dernier résultat, sur { $count }.
read-passage = { $title }.
    { $text }
read-bookmarked = Marque-page posé : { $name }.
read-unmarked = Marque-page retiré : { $name }.
read-bookmarks = { $count ->
    [one] Un marque-page : { $names }.
   *[other] { $count } marque-pages : { $names }.
  }
read-no-bookmarks = Aucun marque-page. Dites marque, puis un nom, pour en poser un.
read-no-bookmark = Pas de marque-page { $name }. Il y a : { $names }.
read-bookmark-gone = Le passage du marque-page { $name } n'existe plus.
read-help = Suivant, précédent, répète, où. Chapitre suivant, chapitre précédent, plan. Un numéro ouvre un chapitre ou un résultat. Cherche et des mots. Marque et un nom, puis marques. Arrête.
read-unknown-command = Commande inconnue : { $word }. Dites aide pour la liste.
read-closed = Fin de la lecture. Votre place est gardée.
read-no-game = Pas de règles pour { $game }. Il y a { $known }.
read-faulty = Un chapitre des règles a un défaut : { $detail }
