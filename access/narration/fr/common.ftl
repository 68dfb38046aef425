# Ce que disent toutes les parties, quel que soit le jeu.

## Assembler
list-none = rien
list-last = { $before } et { $last }
list-more = { $item }, { $rest }
or-none = rien
or-last = { $before } ou { $last }
or-more = { $item }, { $rest }
# Les nombres que l'on peut taper en lettres, à partir de zéro.
number-words = zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt
# Encore d'autres mots pour un.
number-one-words = un une
# Les noms suivis de leur numéro.
numbered-nouns = armée rang place colonne ligne case étage territoire champ
# Les mots que l'on peut taper en plus sans qu'ils comptent.
filler-words = sur de la le les à au aux en du des avec pour l d je pose poser place placer mets mettre joue jouer
nobody = personne
condensed = Messages résumés : { $count }. La touche w les dit.
player-default = Joueur

# Un nom avec son article : l'armée, la tour, le dragon.
the = { $elision ->
    [yes] l'{ $name }
   *[no] { $number ->
        [many] les { $name }
       *[one] { $gender ->
            [f] la { $name }
           *[m] le { $name }
        }
    }
}

## Listes
list-empty = Liste vide. La touche q revient en arrière.
list-empty-before = Rien avant non plus, la liste est vide.
do-empty-why = Rien à faire ici. { $why }
walk-at = { $text }. { $at } sur { $count }.
walk-first = Début de la liste. { $text }. { $at } sur { $count }.
walk-last = Fin de la liste. { $text }. { $at } sur { $count }.
walk-first-tens = Pas dix lignes avant. { $text }. { $at } sur { $count }.
walk-last-tens = Pas dix lignes après. { $text }. { $at } sur { $count }.
axis-none-next = Rien à droite dans cette liste. Les touches n et p la parcourent.
axis-none-previous = Rien à gauche dans cette liste. Les touches n et p la parcourent.
zone-empty-next = Rien à parcourir ici. { $zone }.
zone-empty-previous = Rien avant, cet endroit est vide. { $zone }.
more-empty = Rien sous le curseur, donc rien de plus à dire.
more-none = Pas plus de détails. { $text }.
back-to-hand = Retour à la main.
back-to-board = Retour au plateau.
do-empty = Rien à faire ici, la liste est vide. La touche t dit ce qui est attendu.

## Main
hand-all = { $count ->
    [0] Main vide.
    [one] Une carte en main : { $cards }.
   *[other] { $count } cartes en main : { $cards }.
    }
card-read = Carte { $number } : { $text }.
card-beyond = { $count ->
    [0] Pas de carte { $number }, la main est vide.
    [one] Pas de carte { $number }, vous avez une seule carte.
   *[other] Pas de carte { $number }, vous avez { $count } cartes.
    }
no-hand = Pas de main dans ce jeu, la touche { $number } ne lit rien. La touche h dit vos pièces.
order = Ordre de la main : { $order }. { $hand }
order-only = Un seul ordre est possible dans ce jeu.
order-received = comme reçue
order-colour = par couleur
order-value = par valeur
playable-next = Jouable ensuite : { $text }.
playable-previous = Jouable avant : { $text }.
playable-next-none = Rien de jouable. La touche f dit ce qui reste possible.
playable-previous-none = Rien de jouable avant non plus.
playable-next-not = Rien à jouer. { $why }
playable-previous-not = Rien à jouer avant non plus. { $why }

## Jouer
no-move-read-only = Cette partie ne peut être que relue, on n'y joue plus.
no-move-over = La partie est terminée.
no-move-ask = Un résultat est attendu. { $what }
no-move-onlooker = Vous assistez à la partie, vous ne jouez pas.
no-move-other = Ce n'est pas à vous de choisir, c'est à { $who }.
no-move-here = Rien à jouer ici. { $text }.
not-playable = Pas jouable : { $text }. { $why }
pick-left = Choix annulé, rien n'a été joué.
pick-so-far = Choisi jusqu'ici : { $parts }. Les touches n et p disent la suite, d choisit, q revient.
actions-none = Aucune autre action possible maintenant.
actions-open = { $count ->
    [one] Une action possible : { $first }.
   *[other] { $count } actions possibles, touches n et p. La première : { $first }.
    }
finish-not = Impossible de terminer. { $why }
finish-no = Impossible de terminer maintenant. { $turn }
do-what = Nombre attendu après fais, par exemple : fais 3. J'ai lu { $text }.
do-beyond = Pas de coup { $number }. Il y en a { $count }.
moves-count = { $count ->
    [0] Aucun coup possible.
    [one] Un coup possible.
   *[other] { $count } coups possibles.
    }
moves-too-many = { $count } coups possibles, trop pour une liste. Tapez un coup, par exemple : { $example }.
moves-line = { $number } : { $move }.
word-unknown = Mot inconnu : { $word }. Vouliez-vous dire { $near } ?
word-unknown-far = Je n'ai pas compris { $word }. Tapez aide, coups, ou un coup, par exemple : { $example }.
word-unknown-guarded = Je n'ai pas compris { $word }. Tapez aide, coups, ou un coup.

## Annuler, refaire, conseil
undo-nothing = Rien à annuler.
undo-nothing-sealed = Rien à annuler, vous n'avez encore rien choisi.
undo-sealed-order = Annulation impossible, un choix suivant dépend de celui-ci. Annulez d'abord le suivant.
redo-read-only = Rien à refaire, cette partie ne peut être que relue.
yes-to-nothing = Oui à quoi ? Aucune question n'est posée.
no-to-nothing = Non à quoi ? Aucune question n'est posée.
undo-read-only = Annulation impossible, cette partie ne peut être que relue.
undo-agree = { $who }, { $asker } veut annuler un coup qui vous a appris quelque chose. Êtes-vous d'accord ?
undo-declined = Pas d'annulation, { $who } n'est pas d'accord.
act-secret = C'est fait, en secret.
undone = Annulé : { $what }.
undone-revealed = Annulé : { $what }. Vous avez pourtant vu ceci. { $revealed }
undone-public = { $who } annule son dernier coup.
undo-hidden = choix caché
redone = Refait : { $what }.
redo-nothing = Rien à refaire.
hint = Conseil : { $move }. { $why }
hint-bare = Conseil : { $move }.
hint-none = Pas de conseil. { $why }
reason-expects-win = D'après { $worlds } parties imaginées, { $percent } chances sur 100 de gagner.

## Savoir
alone-to-hear = Êtes-vous seul à entendre ?
alone-no = Alors je me tais. Redemandez quand vous serez seul.
turn-question = Une question attend votre réponse. { $text }
turn-ask = Résultat attendu. { $what }
changes = Depuis votre dernier tour : { $what }
changes-none = Rien de nouveau depuis votre dernier tour.
last = Dernier coup : { $what }
last-none = Aucun coup n'a encore été joué.
table-ask = Pour les mains : { $what }
rules-none = Pas de texte de règle pour ce jeu.
rule-here = Règle. { $text }
rule-refused = La règle qui refuse ce coup. { $text }

## Questions
question = { $text } Touche y pour oui, n pour non. Par défaut : { $default ->
    [yes] oui
   *[no] non
    }.
question-again = Je répète la question. { $text }
help-question = Répondez à la question, y pour oui ou n pour non. { $text }
hand-over = Passez l'appareil à { $who }. { $who }, appuyez sur une touche.
taken-over = { $who } a les touches. { $turn }

## Aide
help-open = { $count } touches utiles maintenant, n et p pour les parcourir, d pour en essayer une. { $first }
help-key = { $key } : { $what }
help-digits = 1 à 9, 0 pour la dixième : lire une carte de la main
help-digits-more = Les chiffres lisent une carte et y mettent le curseur. Ils ne jouent jamais. La rangée du haut marche sans majuscule.
key-comma = virgule
key-semicolon = point-virgule
key-less = inférieur
key-greater = supérieur
key-colon = deux-points
key-question-mark = point d'interrogation
key-space = espace
key-enter = Entrée
key-escape = Échap
key-backspace = retour arrière
key-tab = tabulation
key-home = début
key-end = fin
key-delete = suppression
key-insert = insertion
key-pageup = page précédente
key-pagedown = page suivante
key-function = touche F { $number }
key-other = touche inconnue
key-shift = majuscule { $key }
key-up = flèche haut
key-down = flèche bas
key-left = flèche gauche
key-right = flèche droite
key-paste = texte collé
key-capital = { $letter } majuscule
key-control = contrôle { $letter }
key-exclamation = point d'exclamation
key-quote = guillemet
key-hash = dièse
key-dollar = dollar
key-percent = pour cent
key-ampersand = et commercial
key-apostrophe = apostrophe
key-paren-open = parenthèse ouvrante
key-paren-close = parenthèse fermante
key-star = étoile
key-plus = plus
key-hyphen = tiret
key-period = point
key-slash = barre oblique
key-equals = égal
key-at = arobase
key-bracket-open = crochet ouvrant
key-bracket-close = crochet fermant
key-backslash = barre oblique inverse
key-caret = accent circonflexe
key-underscore = tiret bas
key-backquote = accent grave
key-brace-open = accolade ouvrante
key-brace-close = accolade fermante
key-bar = barre verticale
key-tilde = tilde
key-degree = degré
key-section = paragraphe
key-pound = livre
key-micro = micro
key-currency = monnaie
key-squared = carré
key-euro = euro
key-guillemet-open = guillemet ouvrant
key-guillemet-close = guillemet fermant
key-diaeresis = tréma
key-unknown = Touche sans effet : { $key }. Pour l'aide, touche { $help }.
key-unknown-practice = ne fait rien
practice-on = Essai du clavier. Appuyez sur n'importe quelle touche, rien ne sera joué. K majuscule termine.
practice-off = Fin de l'essai du clavier.
practice-key = { $key } : { $what }.
command-card = lire la carte { $number } de la main, sans la jouer
command-help = les touches utiles maintenant
command-help-more = La liste vient de l'état de la partie. Les touches n et p la parcourent, d fait ce que dit la ligne.
command-next = suivant dans la liste
command-next-more = Flèche bas fait de même.
command-previous = précédent dans la liste
command-previous-more = Flèche haut fait de même.
command-next-axis = suivant à l'intérieur de l'endroit
command-next-axis-more = Après la touche b, parcourt les cartes d'une pile. Dans une longue liste, avance de dix. Flèche droite fait de même.
command-previous-axis = précédent à l'intérieur de l'endroit
command-previous-axis-more = Après la touche b, parcourt les cartes d'une pile. Dans une longue liste, recule de dix. Flèche gauche fait de même.
command-do = jouer ou choisir ce qui est sous le curseur
command-do-more = Entrée fait de même. S'il reste un choix à faire, il vous est demandé.
command-back = revenir en arrière, ou ouvrir le menu
command-back-more = Échap fait de même. Cette touche ne quitte jamais la partie.
command-more = plus de détails sur ce qui est sous le curseur
command-more-more = Espace fait de même.
command-hand = lire la main
command-hand-more = La main devient la liste à parcourir.
command-order = changer l'ordre de la main
command-order-more = L'un après l'autre : { $orders }.
command-turn = à qui de jouer, et ce qui est attendu
command-turn-more = Pendant un choix, dit ce qui est déjà choisi.
command-score = le score
command-score-more = le score en détail
command-score-more-more = Dit aussi ce qui reste à jouer.
command-board = le plateau en bref, puis à explorer
command-board-more = Ensuite n et p passent d'un endroit à l'autre, N et P majuscules d'une carte à l'autre.
command-playable-next = la prochaine carte jouable
command-playable-next-more = Met le curseur dessus, sans la jouer.
command-playable-previous = la carte jouable précédente
command-playable-previous-more = Met le curseur dessus, sans la jouer.
command-actions = les actions autres que jouer une carte
command-actions-more = Par exemple utiliser un jeton ou terminer. Les touches n et p les parcourent, d en fait une.
command-finish = terminer l'étape ou le tour
command-finish-more = Dit pourquoi quand ce n'est pas possible.
command-changes = ce qui a changé depuis votre dernier tour
command-changes-more = En bref, dans l'ordre.
command-last = le dernier coup
command-last-more = En entier, avec ses suites.
command-repeat = répéter le dernier message
command-repeat-more = Contrôle R fait de même.
command-older = message plus ancien
command-older-more = L'historique de la partie, du plus récent au plus ancien.
command-newer = message plus récent
command-newer-more = L'historique de la partie, vers le plus récent.
command-category-next = choisir une autre sorte de messages dans l'historique
command-category-next-more = Tous, coups, réponses, table, système.
command-category-previous = revenir à la sorte de messages précédente
command-category-previous-more = Tous, coups, réponses, table, système, dans l'autre sens.
command-undo = annuler
command-undo-more = Reprend votre dernier choix et tout ce qui a suivi. Contrôle Z fait de même.
command-redo = refaire
command-redo-more = Refait ce qui vient d'être annulé.
command-hint = un conseil
command-hint-more = Un coup possible et sa raison. Rien n'est joué.
command-seen = ce que tous ont vu
command-seen-more = Ce qui a été montré à tous et peut être redit.
command-table = ce que les mains doivent faire à la table
command-table-more = Utile avec de vraies cartes.
command-verbosity = parler plus ou moins
command-verbosity-more = Bref, normal, complet.
command-slower = voix plus lente
command-slower-more = Vingt mots de moins par minute.
command-faster = voix plus rapide
command-faster-more = Vingt mots de plus par minute.
command-mute = couper ou remettre la voix du programme
command-mute-more = Le texte reste affiché.
command-silence = silence
command-silence-more = Arrête tout ce qui est dit. L'historique garde tout.
command-rules = la règle de ce qui est sous le curseur
command-rules-more = Après un refus, la règle qui refuse. Ensuite n et p parcourent les règles.
command-practice = essayer le clavier
command-practice-more = Chaque touche dit ce qu'elle fait, rien n'est joué.
command-type = écrire une commande
command-type-more = Une ligne en toutes lettres, puis Entrée.
command-menu = le menu
command-menu-more = Tout ce qui est possible, en liste.
command-save = donner un nom à la partie
command-save-more = La partie est gardée de toute façon, un nom aide à la retrouver.
command-leave = quitter
command-leave-more = Demande d'abord, et garde la partie.
command-values = les valeurs imprimées sur vos cartes
command-values-more = Pour les jeux dont la règle ne donne pas les valeurs. Une carte à la fois, on peut s'arrêter et reprendre.
values-none = Ce jeu n'a pas de valeurs à entrer.
command-yes = oui
command-no = non

## Historique
history-older = Plus ancien : { $text } Message { $number } sur { $count }.
history-newer = Plus récent : { $text } Message { $number } sur { $count }.
history-older-none = Aucun message plus ancien de cette sorte.
history-newer-none = Aucun message plus récent de cette sorte.
history-category = Historique : { $category ->
    [moves] coups
    [answers] réponses
    [table] table
    [system] système
   *[all] tous les messages
    }, { $count }.
history-category-back = Historique, en arrière : { $category ->
    [moves] coups
    [answers] réponses
    [table] table
    [system] système
   *[all] tous les messages
    }, { $count }.
repeat-nothing = Rien à répéter.
repeated = Je répète. { $text }

## Voix
silenced = Silence.
muted = Voix coupée. La touche m la remet.
unmuted = Voix remise.
mute-no-voice = Pas de voix à couper, le texte est affiché pour votre lecteur d'écran.
slower = Plus lent : { $rate } mots par minute.
faster = Plus vite : { $rate } mots par minute.
slower-no-voice = Pas de voix à ralentir, réglez votre lecteur d'écran.
faster-no-voice = Pas de voix à accélérer, réglez votre lecteur d'écran.
verbosity = Niveau de détail : { $new ->
    [brief] bref
    [full] complet
   *[normal] normal
    }.
level-brief = bref
level-normal = normal
level-full = complet
notice-voice-back = La voix s'était arrêtée, elle revient.
notice-voice-changed = La voix s'était arrêtée, une autre la remplace.
notice-voice-lost = Plus de voix disponible. Le texte reste affiché, plateau doctor dit pourquoi.
notice-no-device = Pas de sortie son trouvée. Le texte reste affiché, plateau doctor dit pourquoi.
notice-device-missing = Sortie son introuvable : { $detail }. Branchez-la, ou changez le profil.
notice-no-voice-package = Voix intégrée absente, il manque { $detail }. Relancez start.py avec internet pour l'ajouter.
notice-no-language = Cette voix ne parle pas la langue { $detail }.

## Programme
welcome = { $game } Touche { $help } pour l'aide.
    .brief = { $game }
resumed = Partie reprise. { $game } Touche { $help } pour l'aide.
    .brief = Partie reprise. { $game }
first-output = Premier démarrage. Touche v si ma voix vous convient, r si votre lecteur d'écran lit à ma place, b pour les deux. Toute autre touche garde ma voix.
first-chosen = { $output ->
    [reader] Votre lecteur d'écran lira. Je n'utiliserai plus ma voix.
    [both] Je parle, et votre lecteur d'écran peut lire aussi.
   *[voice] Je garde ma voix.
    }
type-now = Écrivez la commande, puis Entrée.
save-name = Écrivez un nom pour cette partie, puis Entrée.
save-no-name = Pas de nom écrit, rien n'a changé.
save-none = Cette partie n'est pas gardée, on ne peut pas lui donner de nom.
saved = Enregistrée sous le nom { $name }.
save-late = Le nom { $name } sera écrit dès que le disque aura de la place.
leave-ask = Quitter ? La partie est gardée, plateau resume la reprend.
leave-ask-lost = Quitter ? Attention, la fin de cette partie n'est pas gardée.
leave-not = On continue.
goodbye = { $state ->
    [over] Au revoir.
    [lost] Au revoir. La fin de la partie n'a pas pu être gardée.
   *[kept] Au revoir.
    }
input-closed = { $state ->
    [over] Le clavier n'est plus accessible, le programme s'arrête.
    [lost] Le clavier n'est plus accessible, le programme s'arrête. La fin de la partie n'a pas pu être gardée.
   *[kept] Le clavier n'est plus accessible, le programme s'arrête. La partie est gardée, plateau resume la reprend.
    }
menu-open = Menu, { $count } lignes, n et p pour les parcourir, d pour choisir. { $first }.
menu-beyond = Pas de ligne { $number }. Il y en a { $count }.
menu-back = revenir à la partie
menu-left = Retour à la partie. { $turn }
menu-export = écrire l'historique dans un fichier
menu-language = passer en anglais
menu-resign = abandonner la partie
menu-agreed-end = finir la partie d'un commun accord
export-failed = Fichier non écrit : { $reason }.
exported = Historique écrit dans le fichier { $file }.
language-fixed = La langue ne peut pas changer ici. Relancez avec l'option lang.
language-now = Je parle maintenant français.
resign-ask = Abandonner la partie ?
resign-not = Pas d'abandon, on continue.
agreed-end-ask = Finir ici, d'accord avec tous ?
agreed-end-alone = Personne d'autre ne joue, il n'y a pas d'accord à demander. Pour arrêter, tapez abandonne ou quitte.
agreed-end-not = On continue, { $who } préfère jouer.
internal-error = Cette commande a échoué, rien n'a changé. Le fichier journal dit pourquoi, plateau doctor dit où il est.
screen-help = Les touches n et p parcourent la liste, d choisit, q quitte. { $text }.
screen-key-unknown = Touche sans effet ici : { $key }. Les touches n et p parcourent, d choisit, q quitte.
folder-temporary = Le dossier personnel ne peut pas être écrit. La partie est gardée dans { $folder } jusqu'au redémarrage de la machine.

## Journal de la partie
journal-torn = La dernière ligne du journal était incomplète, elle est laissée de côté. Vérifiez votre dernier coup.
journal-damaged = Le journal est abîmé à la ligne { $line }. La partie reprend juste avant, une copie du fichier est gardée.
journal-rules-changed = Les règles du programme ont changé depuis cette partie, elle diffère à la ligne { $line }. On peut la relire et l'exporter, pas la continuer.
journal-does-not-fit = La ligne { $line } du journal ne convient plus aux règles. On peut relire et exporter la partie, pas la continuer.
journal-disk-full = Disque plein : vos coups ne sont plus enregistrés pour le moment. Libérez de la place, j'essaie à chaque coup.
journal-not-saved = Enregistrement impossible pour le moment, j'essaie à chaque coup. Vérifiez le disque ou la clé.
journal-saved-again = La partie est de nouveau enregistrée, rien ne manque.
journal-in-use = Cette partie est déjà ouverte dans une autre fenêtre. Fermez l'autre d'abord.
journal-cannot-open = Impossible d'ouvrir { $file } : { $reason }.
journal-no-header = Le fichier { $file } n'est pas une partie lisible.
journal-newer-format = Le fichier { $file } vient d'une version plus récente du programme. Mettez le programme à jour.
journal-unknown-game = Le fichier { $file } est d'un jeu que ce programme ne connaît pas : { $game }.
journal-none = Aucune partie à reprendre. Commencez-en une avec plateau solo.
journal-no-such-name = Aucune partie ne s'appelle { $name }.

## Refus communs
refused-other = Ce coup n'est pas possible.
refused-not-your-turn = Ce n'est pas votre tour.
refused-not-in-hand = Cette carte n'est pas dans votre main.
refused-game-over = La partie est terminée.
refused-other-ask = Ce résultat n'est pas celui qui est attendu.
refused-not-now = Ce n'est pas possible maintenant.
refused-no-such-seat = Cette place n'existe pas.
refused-already-resigned = Ce joueur a déjà abandonné.
refused-no-ask = Aucun résultat n'est attendu maintenant.
refused-unknown-seat = Cette place n'existe pas.

## À plusieurs
bot-waits = { $who } va jouer. Touche G majuscule pour continuer.
bot-replaced = { $who } n'a pas pu jouer à son niveau, un coup plus simple a été joué à sa place.
go-on-nobody = Aucun adversaire du programme n'attend.
go-on-soon = { $who } joue dans un instant.
command-go-on = laisser jouer l'adversaire du programme
command-go-on-more = Utile quand le profil fait attendre les adversaires entre deux coups.
screen-remains = L'écran a été vidé. Le texte d'avant reste plus haut dans la fenêtre.
menu-leave-seat = laisser ma place au programme
menu-come-back = rendre sa place à { $who }
menu-memory-off = couper la mémoire de la table, pour tous et le programme
menu-memory-on = remettre la mémoire de la table, pour tous et le programme
memory-off = La mémoire de la table est coupée pour tous. Le menu la remet.
memory-now-on = La mémoire de la table est remise. La touche k la dit.
memory-off-ask = { $who }, êtes-vous d'accord pour couper la mémoire de la table ?
memory-on-ask = { $who }, êtes-vous d'accord pour remettre la mémoire de la table ?
memory-kept = Rien ne change pour la mémoire de la table, { $who } n'est pas d'accord.
menu-pronounce = régler la prononciation d'un mot
seat-leave-ask = Laisser votre place au programme ? Vous pourrez revenir.
seat-leave-not = Vous gardez votre place.
seat-left = { $who } laisse sa place au programme.
seat-taken-back = { $who } reprend sa place.
agreed-end-other = { $who }, êtes-vous d'accord pour finir la partie ici ?
pronounce-word = Écrivez le mot à prononcer autrement, puis Entrée.
pronounce-how = Écrivez { $word } comme il faut le dire, puis Entrée.
pronounce-right = Écoutez : { $word }. Est-ce bien dit ?
pronounce-kept = Prononciation gardée pour { $word }.
pronounce-dropped = Prononciation inchangée.
pronounce-none = Aucun mot écrit, rien n'a changé.
conversation-key-unknown = Touche sans effet ici. Pour savoir ce qui est possible, touche a.
conversation-type = { $begun ->
    [none] Écrivez, puis Entrée.
   *[other] { $begun }, puis la suite et Entrée.
    }

## Avec de vraies cartes
command-check-table = vérifier que la table et le jeu sont d'accord
command-check-table-more = Dit chaque différence entre ce que les lecteurs voient et le jeu.
command-correct = corriger une carte ou un résultat mal dit
command-correct-more = Parcourt ce qui a été dit, le dernier d'abord. Ce qui a suivi est rejoué.
command-untold = ne pas dire le résultat attendu
command-untold-more = La carte reste inconnue, et la partie continue.
check-no-table = Rien à vérifier, le programme tient les cartes.
correct-no-table = Rien à corriger, le programme a distribué lui-même. La touche u annule un coup.
untold-no-table = Rien à taire, le programme tient les cartes.
