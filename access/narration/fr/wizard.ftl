# Entrer les cartes de sa boîte de Sadaraspha.
wizard-intro = Vos cartes, une par une. Je dis la carte et ce qu'il faut lire, vous tapez la valeur. Pareil garde la valeur d'essai, plus tard passe, arrête fait une pause.
wizard-field = { $card } : { $field } ? Valeur d'essai : { $trial }. { $state ->
    [answered] Déjà entré : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] { "" }
    }
wizard-field-wood = prix en bois
wizard-field-stone = prix en pierre
wizard-field-ore = prix en minerai
wizard-field-hit-points = points de vie
wizard-field-dice = dés d'attaque
wizard-field-range = portée
wizard-field-movement = points de mouvement
wizard-field-forbidden = terrains interdits
wizard-field-cost = points de mouvement pour y entrer
wizard-field-slow = points de mouvement perdus en partant de là
wizard-field-attacker-penalty = dégâts perdus en attaquant de là
wizard-field-target-penalty = dégâts perdus contre une cible qui y est
wizard-own-map = Carte : voulez-vous entrer une carte de votre livret ? { $state ->
    [answered] Déjà répondu : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] Oui ou non.
    }
wizard-yes = oui
wizard-no = non
wizard-nothing = aucun
wizard-nothing-words = aucun aucune rien non zéro none nothing no
wizard-same-words = pareil idem même same
wizard-bad-whole = Refusé. { $card }, { $field } : un nombre entier de { $least } à { $most }.
wizard-bad-decimal = Refusé. { $card }, { $field } : un nombre de { $least } à { $most }, deux chiffres au plus après la virgule.
wizard-bad-dice = Refusé. { $card }, { $field } : par exemple 2d6+1, dix dés au plus, ou aucun.
wizard-bad-biomes = Refusé. { $card }, { $field } : des terrains séparés par des virgules parmi { $names }, ou aucun.
wizard-grid = Quelles cases sont voisines ? { $state ->
    [answered] Déjà répondu : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] Côtés, coins, ou hexagones.
    }
wizard-grid-square4 = côtés
wizard-grid-square8 = coins
wizard-grid-hex = hexagones
wizard-height = Combien de lignes, du nord au sud ? { $state ->
    [answered] Déjà répondu : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] De 2 à 26.
    }
wizard-width = Combien de cases par ligne, d'ouest en est ? { $state ->
    [answered] Déjà répondu : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] De 2 à 26.
    }
wizard-row = Ligne { $row }, { $width } lettres d'ouest en est : p plaine, f forêt, e eau, r roche, v volcan, x victoire, 1 et 2 les villes, tiret pour pas de case. { $state ->
    [answered] Déjà entré : { $given }.
    [skipped] Laissé pour plus tard.
   *[open] { "" }
    }
wizard-ready = Carte entière ? { $state ->
    [answered] Déjà répondu : { $given }.
   *[open] Oui pour la vérifier, ou aller et un numéro de ligne pour corriger.
    }
wizard-bad-letter = Lettre inconnue : { $letter }. Il y a p, f, e, r, v, x, 1, 2 et le tiret.
wizard-bad-width = Mauvaise longueur : { $given } lettres, il en faut { $width }.
wizard-map-name = ma carte
wizard-map-refused = Carte refusée. { $kind ->
    [town] Il faut une ville { $side } et une seule.
   *[tile] Trop de tuiles, { $name } : { $value }, la boîte en a { $most }.
    } Corrigez les lignes.
wizard-done-before = Tout est déjà entré. Aller et un numéro pour corriger, puis reste pour finir.
wizard-refused = Jeu de cartes refusé. { $card }, { $field } : reçu { $value }, permis { $allowed }.
wizard-written = Vos cartes sont enregistrées dans le fichier { $file }. { $confirmed ->
    [yes] Tout vient de votre boîte.
   *[no] Ce qui manque garde les valeurs d'essai, et la partie le dit.
    }
wizard-not-written = Fichier non écrit : { $reason }. Libérez de la place et relancez, vos réponses sont gardées.
wizard-not-kept = Attention, les lignes à revoir n'ont pas pu être gardées.
