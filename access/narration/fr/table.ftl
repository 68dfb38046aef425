# La table : boîtiers, lecteurs, étiquettes. Les mêmes messages et variables que dans en/table.ftl.

## Boîtiers et ports
table-board-ready = Boîtier { $board } prêt.
table-board-back = Boîtier { $board } de retour. On peut poser les cartes.
table-board-lost = Boîtier { $board } débranché. Vérifiez son câble. La partie continue au clavier.
table-board-missing = Boîtier { $board } absent. Branchez-le quand vous voulez. En attendant, tout se joue au clavier.
table-board-mute = Boîtier { $board } muet sur le port { $port }. Débranchez-le et rebranchez-le. S'il reste muet, installez son programme avec la commande plateau board install.
table-board-old-firmware = Boîtier { $board } à mettre à jour. Il a le programme { $version }. Lancez plateau board install.
table-board-fault = Incident dans le boîtier { $board }, nommé { $what }. Il continue. Si cela revient, débranchez-le et rebranchez-le.
table-port-busy = Boîtier { $board } occupé. Un autre programme tient le port { $port }. Fermez-le. La commande plateau doctor dit lequel.
table-port-permission = Boîtier { $board } interdit. Cet ordinateur ne vous laisse pas ouvrir le port { $port }. La commande plateau doctor dit comment y remédier.
table-port-broken = Boîtier { $board } inaccessible sur le port { $port }. Débranchez-le et rebranchez-le.
table-events-missed = { $count ->
    [one] Un geste sur le boîtier { $board } n'a pas été reçu. Ce qui est posé maintenant est connu.
   *[other] { $count } gestes sur le boîtier { $board } n'ont pas été reçus. Ce qui est posé maintenant est connu.
  }

## Lecteurs et étiquettes
table-reader-lost = Lecteur { $zone } en panne sur le boîtier { $board }. Dites ses cartes au clavier. Les autres lecteurs marchent.
table-reader-back = Lecteur { $zone } de retour sur le boîtier { $board }.
table-reader-noisy = Lecture brouillée sur { $zone }, boîtier { $board }. Il y a quelque chose, mais je ne peux pas le lire. Écartez les cartes l'une de l'autre.
table-reader-full = Trop de cartes sur { $zone }, boîtier { $board }. Je ne les distingue pas toutes. Retirez-en, ou jouez cette zone au clavier.
table-reader-roomy = Lecture complète sur { $zone }, boîtier { $board }.
table-two-zones = Carte entre deux zones. { $zone } et { $other } la lisent toutes les deux. Elle compte pour { $zone }. Posez-la bien au milieu de sa zone.
table-scan-no-enter = Code lu, mais sans la touche Entrée à la fin. Réglez le lecteur pour qu'il envoie Entrée après chaque code.
table-pcsc-missing = Lecteur de cartes inutilisable. Il manque le module pyscard. Installez-le avec pip install pyscard.
table-pcsc-no-service = Lecteur de cartes sans service. Démarrez le service des cartes à puce de l'ordinateur. Sous Linux il se nomme pcscd.
table-pcsc-none = Lecteur de cartes absent. Branchez-le quand vous voulez.
table-pcsc-ready = Lecteur de cartes { $zone } prêt.
table-pcsc-back = Lecteur de cartes { $zone } de retour.
table-pcsc-lost = Lecteur de cartes { $zone } débranché. La partie continue au clavier.
table-pcsc-unreadable = Carte illisible sur { $zone }. Retirez-la et posez-la bien à plat.

## Apprendre les étiquettes, compter la boîte
table-tag-random = Étiquette refusée. Elle change de numéro à chaque lecture, comme un téléphone ou une carte bancaire. Prenez une étiquette autocollante.
table-tag-truncated = Étiquette refusée. Le lecteur n'a lu que la moitié de son numéro. Prenez un autre lecteur, ou une autre étiquette.
table-learn-next = { $state ->
    [skipped] Laissé pour plus tard.
    [answered] Déjà appris.
   *[other] Suivant.
  } { $copies ->
    [1] { $component }.
   *[other] { $component }, exemplaire { $copy } sur { $copies }.
  } { $number } sur { $total }.
table-learn-learnt = Appris, { $component }.
table-learn-same = C'est toujours { $component }. Prenez la carte suivante.
table-learn-known = { $component } a déjà cette étiquette. Passez à la carte suivante.
table-learn-duplicate = Étiquette déjà prise par { $component }. Est-ce la bonne carte ? Si oui, reprenez cette étiquette, et { $component } sera à refaire.
table-learn-other-game = Étiquette d'un autre jeu, { $game }. Cette carte n'est pas de cette boîte.
table-stock-counted = { $left ->
    [0] { $component }. La boîte est complète.
    [one] { $component }. Il en manque encore une.
   *[other] { $component }. Il en manque encore { $left }.
  }
table-stock-again = { $component }, déjà comptée.
table-stock-unknown = Étiquette inconnue. Mettez cette carte de côté.

## Un seul fichier pour les étiquettes et les profils
table-bundle-missing = Fichier introuvable, { $file }. Vérifiez son nom et son dossier.
table-bundle-damaged = Fichier illisible, { $file }. Ce n'est pas un fichier exporté par ce programme, ou il est abîmé. Demandez-en un nouveau.
table-bundle-empty = Fichier vide, { $file }. Il ne contient ni étiquettes ni profils.
table-bundle-too-large = Fichier trop gros, { $file }. Rien n'a été pris.
table-bundle-strange = Fichier refusé, { $file }. L'élément { $entry } n'y a pas sa place. Rien n'a été pris.
table-bundle-entry = Élément { $entry } illisible, ligne { $line }. Rien n'a été pris.
table-bundle-written = { $count ->
    [0] Rien à exporter. Il n'y a encore ni étiquettes ni profils.
    [one] Exporté. Un élément dans le fichier.
   *[other] Exporté. { $count } éléments dans le fichier.
  }
table-bundle-taken = { $written ->
    [0] Rien de nouveau.
    [one] Un élément pris.
   *[other] { $written } éléments pris.
  } { $kept ->
    [0] Rien n'était en double.
    [one] Un autre existait déjà et reste comme il est.
   *[other] { $kept } autres existaient déjà et restent comme ils sont.
  }

## plateau board
table-health-board = Boîtier { $board } branché sur { $port }. Programme { $version }.
table-health-away = Boîtier { $board } absent.
table-health-readers = { $failed ->
    [0] Lecteurs en marche, { $ok }. Aucun en panne.
   *[other] Lecteurs en marche, { $ok }. En panne, { $failed }.
  }
table-health-reader-failed = Lecteur { $zone } en panne. Vérifiez ses fils.
table-health-reader-noisy = Lecteur { $zone } brouillé. Écartez les cartes qui y sont.
table-health-reader-full = Trop de cartes sur { $zone }. Retirez-en, son lecteur ne les distingue pas toutes.
table-health-last = Dernière étiquette, { $tag }, sur { $zone }.
table-health-no-last = Aucune étiquette lue pour l'instant.
table-health-delay = Réponse en { $milliseconds ->
    [one] une milliseconde.
   *[other] { $milliseconds } millisecondes.
  }

## plateau board install
table-install-no-tool = Outil mpremote absent. Installez-le avec pip install mpremote, puis recommencez.
table-install-no-board = Aucun boîtier trouvé. Branchez-le par son câble, puis recommencez.
table-install-begins = Installation sur le port { $port }. Cela prend une minute. Ne débranchez rien.
table-install-copying = { $done ->
    [one] Un fichier copié sur { $total }.
   *[other] { $done } fichiers copiés sur { $total }.
    }
table-install-failed = Installation interrompue sur le port { $port }, à l'étape { $step }. Débranchez le boîtier, tenez son premier bouton en le rebranchant, puis recommencez.
table-install-mismatch = Fichier mal copié, { $file }. Recommencez l'installation.
table-install-done = Installation réussie. Le boîtier a maintenant le programme { $version }.
table-install-bad-config = Réglage du boîtier refusé, { $key }. Corrigez le fichier du boîtier, puis recommencez.

## plateau doctor
table-doctor-board = Boîtier trouvé sur le port { $port }, prêt à servir.
table-doctor-no-board = Boîtier absent. S'il est branché, essayez un autre câble. Certains câbles ne servent qu'à charger.
table-doctor-bootsel = Boîtier sans programme. Il attend MicroPython. Copiez le fichier MicroPython sur le disque qu'il montre, puis lancez plateau board install.
table-doctor-permission = Port { $port } interdit. Tapez sudo usermod, espace, tiret a G, espace, { $group }, espace, et votre nom, puis fermez et rouvrez la session. Ou copiez le fichier de règles donné avec le programme.
table-doctor-held = Port { $port } tenu par le programme { $program }. Fermez ce programme.
table-doctor-brltty = Port { $port } tenu par BRLTTY, le pilote de plage braille. Dites-lui, dans son fichier de configuration, quel port prend votre plage braille, puis redémarrez-le. Votre plage braille continuera de marcher.
table-doctor-modemmanager = ModemManager va essayer le boîtier comme un modem. Copiez le fichier { $file } dans le dossier etc, udev, rules point d, puis rebranchez le boîtier.
table-doctor-bridge = Appareil série sur { $port }, avec une puce { $chip }. Il n'est pas touché. C'est peut-être une plage braille.
table-doctor-pcsc-service = Service des cartes à puce arrêté. Un lecteur de cartes ne marchera qu'avec le service pcscd.
table-doctor-tags-damaged = Étiquettes illisibles dans { $file }, ligne { $line }. Corrigez cette ligne, ou reprenez un fichier exporté.

## plateau check-evening
table-evening-reader = Posez une carte sur { $zone }. Lecteur { $number } sur { $total }.
table-evening-reads = { $zone } lit bien.
table-evening-other = C'était { $zone }. J'attends une carte sur { $wanted }.
table-evening-unknown = { $zone } lit bien, mais cette étiquette est inconnue. Apprenez-la avec plateau learn.
