# Le programme hors des parties : ligne de commande, menu de départ, diagnostic, fichiers de réglage.

game-dragon = les Dragons
game-orcz = Orcz
game-sadaraspha = Sadaraspha
game-guardians = Guardians

## Ligne de commande
cli-about = Compagnon de jeu parlant, pour joueurs aveugles et malvoyants. Sans commande, un menu s'ouvre.
cli-command = COMMANDE
cli-help-usage = Emploi :
cli-help-commands = arguments
cli-help-options = options
cli-help-this = afficher cette aide
cli-help-version = afficher la version
cli-arg-command = ce qu'il faut faire
cli-arg-lang = la langue : fr ou en
cli-arg-profile = le profil d'une personne, par son nom
cli-arg-output = voice : le programme parle ; reader : du texte pour votre lecteur d'écran ; both : les deux ; text : du texte seul ; record et null servent aux essais
cli-arg-wrap = couper le texte affiché à ce nombre de caractères
cli-arg-lines = tout taper en mots, une ligne à la fois, au lieu des touches
cli-arg-seed = un nombre : le même nombre donne la même partie
cli-arg-players = les noms des joueurs, séparés par des virgules
cli-arg-bots = les adversaires du programme : leur nombre, ou leurs niveaux gentle, fair, strong, séparés par des virgules
cli-arg-undead = jouer la variante du dragon mort-vivant, aux Dragons
cli-arg-watch = regarder seulement
cli-arg-no-memory = couper pour tous la mémoire de la table
cli-arg-table = jouer avec de vraies cartes : la table mélange et distribue
cli-arg-board = le boîtier lecteur à prendre, par son nom
cli-arg-untold = les joueurs qui ne disent pas leurs cartes au programme
cli-arg-option = une option du jeu, écrite nom égale valeur ; peut être répétée
cli-arg-game = le jeu : dragon, orcz, sadaraspha ou guardians
cli-arg-name = le nom de la partie, ou son début ; sans nom, la dernière
cli-arg-forget-name = la personne à effacer
cli-arg-words = ce que vous cherchez dans les règles, en mots ; sans mots, tout le livre
cli-arg-file = le fichier à lire ou à écrire
cli-arg-text = le texte à dire
cli-arg-to = le dossier où écrire
cli-arg-export-to = le fichier à écrire
cli-arg-list = votre liste de cartes à vous, un fichier
cli-arg-system = les marques à poser : le nom d'un dossier de profiles, tactile
cli-arg-yes = effacer sans demander
cli-arg-action = install : copier le programme sur le boîtier
cli-arg-share-action = export pour écrire le fichier, import pour le lire
cli-arg-port = le port du boîtier, s'il n'est pas trouvé tout seul
cli-arg-replace = remplacer ce qui existe déjà
cli-arg-games = combien de parties jouer
cli-arg-simulate-players = combien de joueurs
cli-arg-simulate-bots = les niveaux, séparés par des virgules : gentle, fair, strong, ou random, greedy, search
cli-arg-shard = jouer une part seulement, écrite I barre N : la part I de N parts
cli-arg-jobs = combien de parties à la fois
cli-arg-json = écrire les résultats en JSON
cli-arg-seat = de quelle place on entend l'histoire, de 0 pour le premier joueur à 3
cli-arg-journal = écrire le journal lui-même au lieu de l'histoire
cli-menu = menu parlé
cli-solo = jouer seul aux Dragons
cli-play = jouer à un jeu, seul ou à plusieurs, avec ou sans adversaires du programme
cli-resume = reprendre une partie
cli-hint = un conseil pour la partie en cours
cli-export = écrire l'historique d'une partie dans un fichier
cli-simulate = des parties entre robots, pour mesurer les niveaux
cli-say = dire un texte, pour essayer la voix
cli-doctor = vérifier la voix, le son, les dossiers et les lecteurs
cli-engine = les règles d'un jeu comme service, une ligne JSON par demande
usage-bad = Commande mal formée : { $problem }. Tapez plateau --help.
usage-no-such = Option inconnue : { $word }. Tapez plateau --help.
usage-no-such-near = Option inconnue : { $word }. Vouliez-vous dire { $near } ?
usage-choice = Valeur impossible pour { $name } : { $word }. Les valeurs sont : { $known }.
usage-number = L'option { $name } attend un nombre, pas { $word }.
usage-no-value = Il manque une valeur après { $name }.
usage-missing = Il manque { $name ->
    [GAME] le jeu
    [FILE] le fichier
    [NAME] le nom
    [TEXT] le texte
   *[other] { $name }
    } dans la commande. Tapez plateau --help.
usage-unknown = Commande inconnue : { $word }. Tapez plateau --help.
usage-unknown-near = Commande inconnue : { $word }. Vouliez-vous dire { $near } ?
usage-game = Jeu inconnu : { $word }. { $near ->
    [none] Les jeux sont : { $known }.
   *[other] Vouliez-vous dire { $near } ?
    }
usage-solo = Le jeu seul n'a qu'un joueur. Pour plusieurs, tapez plateau play dragon.
usage-same-name = Deux joueurs ont le même nom. Donnez des noms différents.
usage-players = Ce jeu se joue à { $counts }, et non à { $given }. Changez les options players et bots.
usage-level = Niveau inconnu : { $word }. Les niveaux sont : { $known }.
usage-option = Option mal formée : { $word }. Écrivez nom=valeur.
usage-pair = Option { $option } : donnez les deux camps, parties par une barre entre deux espaces, par exemple Archer, Horse puis la barre puis Zombie.
usage-card = Carte inconnue : { $word }. Les plus proches : { $nearest }.
usage-deck = Liste de cartes illisible : { $file }.
usage-game-option = Option refusée par ce jeu : { $problem }.
usage-seat = Place inconnue. Les places vont de 0 à { $count }.
hint-not-now = Pas de conseil, personne n'a de choix à faire dans cette partie.
export-bot-seat = Historique non écrit : { $who } est un joueur du programme, ses cartes restent cachées tant que la partie dure.
export-not-over = Journal non copié : il contient des cartes cachées tant que la partie dure.
crashed = Le programme s'est arrêté sur une erreur. Ce qui était enregistré le reste. Les détails sont dans { $file }.

## Fichiers de réglage
config-missing = Fichier introuvable : { $file }.
config-unreadable = Fichier illisible : { $file }. { $reason }.
config-not-text = Le fichier { $file } n'est pas du texte UTF-8.
config-not-yaml = Le fichier { $file } est mal écrit à la ligne { $line }. Vérifiez les deux-points et les retraits.
config-too-large = Le fichier { $file } est trop gros pour un réglage.
config-too-deep = Le fichier { $file } a trop de niveaux à la ligne { $line }.
config-bad-key = Dans { $file }, ligne { $line }, la clé { $key } est vide ou répétée.
config-unknown-key = Dans { $file }, ligne { $line }, { $key } est inconnu. Vouliez-vous dire { $nearest } ?
config-unknown-key-far = Dans { $file }, ligne { $line }, { $key } est inconnu. Les noms possibles sont : { $known }.
config-bad-value = Dans { $file }, ligne { $line }, la valeur de { $key } ne convient pas : { $expected }.
config-bad-choice = Dans { $file }, ligne { $line }, { $key } ne peut pas être { $value }. Les valeurs possibles sont : { $known }.
config-bad-type = Dans { $file }, ligne { $line }, { $key } doit être { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
    [str] un texte
    [array] une liste
    [object] une suite de noms et de valeurs
   *[other] écrit autrement
    }.
config-too-small = Dans { $file }, ligne { $line }, { $key } est trop petit, le minimum est { $limit }.
config-too-great = Dans { $file }, ligne { $line }, { $key } est trop grand, le maximum est { $limit }.
config-bad-key-name = Dans { $file }, ligne { $line }, { $key } n'est pas une touche.
config-key-clash = Dans { $file }, ligne { $line }, la touche { $key } sert à la fois à { $first } et à { $second }. Changez l'une des deux.

## Menu de départ
start-open = Plateau Parlant. Menu, { $count } lignes, n et p pour les parcourir, d pour choisir, q pour quitter. { $first }.
start-resume = { $name ->
    [none] reprendre la dernière partie, { $game }
   *[other] reprendre la partie { $name }, { $game }
    }
start-solo = jouer seul aux Dragons
start-solo-undead = jouer seul aux Dragons, variante avec le dragon mort-vivant
start-solo-table = jouer seul aux Dragons avec de vraies cartes
start-play = jouer à plusieurs ou contre le programme, { $game }
start-doctor = vérifier la voix et les réglages
start-language = passer en anglais
start-leave = quitter
start-goodbye = Au revoir.

## Diagnostic
doctor-python = Python { $version } sur { $system }.
doctor-voice = Voix intégrée installée.
doctor-voice-missing = Voix intégrée absente, il manque { $packages }. Relancez start.py avec internet.
doctor-devices = { $count ->
    [one] Une sortie son : { $names }.
   *[other] { $count } sorties son : { $names }.
    }
doctor-no-device = Aucune sortie son trouvée. Branchez un casque ou des haut-parleurs, puis recommencez.
doctor-no-prism = Les lecteurs d'écran ne sont pas joignables directement, il manque prismatoid. Le texte affiché reste lisible par eux.
doctor-orca = Orca est installé, il peut lire le texte affiché.
doctor-folder = Parties gardées dans { $games }. Profils des joueurs dans { $players }.
doctor-folder-temporary = Le dossier personnel ne peut pas être écrit. Les parties sont dans { $folder }, jusqu'au redémarrage.
doctor-disk = Place libre pour les parties : { $megabytes ->
    [one] un mégaoctet
   *[other] { $megabytes } mégaoctets
    }.
doctor-disk-low = Presque plus de place : { $megabytes ->
    [one] un mégaoctet
   *[other] { $megabytes } mégaoctets
    }. Libérez de la place.
doctor-log = Fichier des erreurs : { $file }.
doctor-keys = Clavier réglé pour { $layout }.
cli-forget = effacer tout ce qui est gardé d'une personne
usage-watch = Pour regarder, ne donnez pas de joueurs. Les places sont au programme.
forget-nothing = Rien n'est gardé de { $name }.
forget-ask = Effacer pour toujours { $count ->
    [one] un fichier
   *[other] { $count } fichiers
    } de { $name }, parties comprises ? Tapez oui ou non, puis Entrée.
forget-ask-yes = Rien n'a été effacé. Ajoutez l'option yes pour effacer sans question. Fichiers de { $name } : { $count }.
forget-not = Rien n'a été effacé de { $name }.
forget-failed = Pas tout effacé. Fichiers de { $name } qui restent : { $count }. Vérifiez les permissions du dossier.
forgotten = Effacé : { $count ->
    [one] un fichier
   *[other] { $count } fichiers
    } de { $name }.
cli-read = écouter les règles d'un jeu
cli-kit = préparer une boîte à jouer au toucher
cli-values = entrer les valeurs imprimées sur vos cartes
usage-values = Ce jeu n'a pas de valeurs à entrer. Les jeux qui en ont : { $known }.
cli-tutorial = apprendre un jeu en courtes leçons
cli-inventory = faire l'inventaire d'une boîte
cli-deck = vérifier un deck de Guardians
cli-learn = apprendre quelle étiquette est quelle carte
cli-board = état du boîtier et de ses lecteurs, ou l'installer avec install
cli-check-evening = vérifier lecteurs, oreillettes et étiquettes avant une soirée
cli-share = écrire ou reprendre étiquettes et profils en un seul fichier
usage-table-seed = Avec de vraies cartes, c'est la table qui mélange. Enlevez l'option seed.
usage-untold = Aucun joueur ici ne s'appelle { $word }. Vérifiez l'option untold.

## simulate

simulate-progress = Parties jouées : { $done } sur { $of }.
simulate-games = { $count ->
    [one] Une partie jouée, graine { $seed }.
   *[other] { $count } parties jouées, graine { $seed }.
}
simulate-score = { $bot } : { $mean } déserteurs en moyenne, de { $low } à { $high } avec 95 chances sur 100.
simulate-common = La table gagne { $mean } fois sur 100, de { $low } à { $high } avec 95 chances sur 100.
simulate-wins = { $bot } : { $mean } victoires sur 100, de { $low } à { $high } avec 95 chances sur 100. La part égale est { $even }.
simulate-length = Une partie compte { $mean } choix en moyenne, de { $low } à { $high }.
simulate-failed = { $count ->
    [one] Un choix a dû être fait par un niveau plus simple.
   *[other] { $count } choix ont dû être faits par un niveau plus simple.
}
simulate-pace = { $bot } : { $tenths } millisecondes par choix.
simulate-interrupted = Interrompu. Parties jouées : { $done } sur { $of }. Les résultats sont ceux de ces parties.
usage-shard = Part mal formée : { $word }. Écrivez son numéro, une barre oblique, puis le nombre de parts.
