# Apprendre les étiquettes, vérifier le matériel avant une soirée.

learn-intro = Étiquettes pour { $game }. Pièces : { $count }. { $known ->
    [0] Tenez chaque pièce au lecteur quand je la nomme, ou tapez le numéro de son étiquette.
    [one] Une est déjà apprise. Je reprends à la première qui manque.
   *[other] { $known } sont déjà apprises. Je reprends à la première qui manque.
    } Touche z pour passer, u pour annuler, q pour arrêter.
learn-no-deck = Rien à apprendre pour { $game }. Les pièces de ce jeu se disent au clavier.
learn-end = Étiquettes apprises : { $learnt } sur { $count }. Tout est gardé.
learn-yes-words = oui o y yes d
evening-intro = Vérification. { $readers ->
    [0] Aucun lecteur
    [one] Un lecteur
   *[other] { $readers } lecteurs
    }, { $earphones ->
    [0] aucune oreillette.
    [one] une oreillette.
   *[other] { $earphones } oreillettes.
    }{ $readers ->
    [0] { "" }
   *[other] { " " }Posez une carte sur chaque lecteur. Touche n s'il ne répond pas.
    }
evening-no-words = non n z passe plus-tard
evening-reader-bad = { $zone } ne répond pas.
evening-whisper = { $who }, ceci n'est que pour vous.
evening-earphone = { $who }, avez-vous entendu votre nom dans votre oreillette ? Touche o pour oui, n pour non.
evening-earphone-bad = L'oreillette de { $who } est muette.
evening-tags = Étiquettes pour { $game }, { $known } sur { $count }. { $first ->
    [none] La boîte est complète.
   *[other] La première qui manque est { $first }.
    }
evening-tags-bad = { $count ->
    [one] Une pièce n'a pas d'étiquette.
   *[other] { $count } pièces n'ont pas d'étiquette.
    }
evening-end = { $count ->
    [0] Tout est prêt, bonne soirée.
   *[other] À revoir. { $what }
    }
