# L'inventaire d'une boîte.
inventory-intro = Inventaire, { $game } : { $kinds } sortes de pièces, { $total } pièces. { $confirmed ->
    [yes] La liste est celle du livret.
   *[no] Cette liste n'a pas été vérifiée sur une boîte.
    } Dites un nombre, ou tout.
inventory-no-list = Pas de liste pour { $game }, sa boîte n'est pas toujours la même. Écrivez la vôtre dans un fichier, puis donnez-le à la commande.
inventory-part = { $grouped ->
    [yes] { $group }.
   *[no] { "" }
    } { $name }, il en faut { $expected }. { $state ->
    [answered] Déjà compté : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] Combien en avez-vous ?
    }
inventory-part-free = { $grouped ->
    [yes] { $group }.
   *[no] { "" }
    } { $name }, nombre non imprimé. { $state ->
    [answered] Déjà compté : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] Combien en avez-vous ?
    }
inventory-unknown = Pièces inconnues : dites celles qui ne sont pas dans la liste, ou rien. { $state ->
    [answered] Déjà dit : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] { "" }
    }
inventory-all-words = tout tous toutes complet oui
inventory-nothing-words = rien aucun aucune non nothing none no
inventory-nothing = rien
inventory-scanned = { $name } : { $count } sur { $expected }.
inventory-scan-unknown = Étiquette inconnue, rien n'est compté. Dites le nombre.
inventory-report = Inventaire, { $game } : { $missing ->
    [0] rien ne manque
    [one] une pièce manque
   *[other] { $missing } pièces manquent
    }, { $surplus ->
    [0] rien en trop
    [one] une pièce en trop
   *[other] { $surplus } pièces en trop
    }, { $other ->
    [yes] des pièces inconnues
   *[no] aucune pièce inconnue
    }{ $uncounted ->
    [0] { "" }
    [one] , une sorte non comptée
   *[other] , { $uncounted } sortes non comptées
    }.
inventory-missing = Il manque { $count } : { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }, { $have } sur { $expected }.
inventory-surplus = En trop, { $count } : { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }, { $have } au lieu de { $expected }.
inventory-other = Pièces inconnues : { $parts }.
inventory-uncounted = Non compté : { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }.
inventory-line = { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    } : { $have } sur { $expected }.
inventory-line-free = { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    } : { $have }.
inventory-total-differs = Attention, le livret annonce { $printed } { $kind }, mais ses listes en donnent { $listed }. Je suis les listes.
inventory-kind = { $kind ->
    [figure] figurines
    [token] jetons
    [card] cartes
    [tile] tuiles
    [board] plateaux
    [tablet] tablettes
    [screen] paravents
   *[booklet] livrets
    }
inventory-written = Rapport écrit dans le fichier { $file }.
inventory-not-written = Rapport non écrit : { $reason }. Libérez de la place et relancez, les comptes sont gardés.
