# Les marques à coller, les pièces et la préparation d'une boîte.

## Pièces
tactile-number = { $value ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $value }
  }
tactile-field = { $field ->
    [lothari] Lothari
    [urth] Urth
    [falladir] Falladir
   *[desert] désert de la soif
  }
tactile-unit = { $unit ->
    [pretre] prêtre-guerrier
    [chevalier] chevalier
    [archer] archer enflammé
    [dieu] dieu des fanatiques
    [paysan] paysan
    [poisson] homme-poisson
    [chevaucheur] chevaucheur de poulpe
    [sirene] sirène
    [roi] roi de la mer
    [axolotl] axolotl
    [zombie] zombie
    [squelette] squelette archer
    [dieu-des-morts] dieu des morts
    [spectre] spectre
    [medecin] médecin de la peste
    [cogneur] gros ork qui tape
    [tireur] ork à bâton qui tire
    [roulant] machine qui roule
    [escarmouche] unité d'escarmouche
   *[goblin] goblin
  }
piece-dragon-troop = { tactile-number } { $colour_name }
piece-dragon-hero = héros
piece-dragon-token = { $token ->
    [emprisonnes] Emprisonnés
    [epidemie] Épidémie
    [renfort] Renfort
    [contre-ordre] Contre-ordre
    [undead] Dragon mort-vivant
    [volontaires] Volontaires inattendus
   *[vol] Vol en altitude
  }
piece-dragon-army = { $army ->
    [I] armée un
    [II] armée deux
    [III] armée trois
   *[IV] armée quatre
  }
piece-dragon-tower = tour
piece-dragon-figure = { $dragon ->
    [red] dragon rouge
   *[undead] dragon mort-vivant
  }
piece-orcz-infantry = joueur { $player }, fantassin { $strength }
piece-orcz-archers = joueur { $player }, archer { $strength }
piece-orcz-cavalry = joueur { $player }, cavalier { $strength }
piece-orcz-hero = joueur { $player }, { $hero ->
    [champion] champion
    [shaman] chaman
   *[scout] éclaireur
  }
piece-orcz-enemy = ennemi de { tactile-field }, { $main } et { $second }
piece-orcz-event-field = { $kind ->
    [faveur] Faveur de Llovar
    [colere] Colère de Llovar
   *[antimagie] Zone d'anti-magie
  }, { tactile-field }
piece-orcz-event = { $kind ->
    [caprice] Caprice de Llovar
    [tempete] Tempête
    [degage] Terrain dégagé
    [lourd] Terrain lourd
    [penurie] Pénurie
    [renforts] Renforts
    [confusion] Confusion
    [diversion] Diversion
   *[brouillard] Brouillard
  }
piece-orcz-field = champ { tactile-field }
piece-orcz-chief = chef du joueur { $player }
piece-sadaraspha-card-unit = résumé, { tactile-unit }
piece-sadaraspha-figure = { tactile-unit }
piece-sadaraspha-resource = { $resource ->
    [wood] bois
    [stone] pierre
    [ore] minerai
   *[victory] carte de victoire
  }
piece-sadaraspha-tile = { $tile ->
    [forest] forêt
    [water] eau
    [rock] roche
    [volcano] volcan
   *[victory] tuile de victoire
  }
piece-sadaraspha-tablet = tablette, { $race ->
    [fanatiques] fanatiques
    [aquatiques] créatures aquatiques
    [morts-vivants] morts-vivants
   *[orks] orks et goblins
  }
piece-guardians-card = { $name }
piece-guardians-space = { $column ->
    [left] colonne de gauche
    [centre] colonne du centre
   *[right] colonne de droite
  }, rangée { $row }

## Familles
family-card = Cartes
family-token = Jetons
family-board = Plateau
family-figure = Figurines
family-tile = Tuiles
family-tablet = Tablettes
family-one = { $family ->
    [card] Carte
    [token] Jeton
    [board] Case
    [figure] Figurine
    [tile] Tuile
   *[tablet] Tablette
  }

## Signes
sign-shape = { $name ->
    [heart] Autocollant en cœur
    [square] Autocollant carré
    [triangle] Autocollant en triangle
    [disc] Autocollant rond plein
    [ring] Autocollant en anneau
    [diamond] Autocollant en losange
    [star] Autocollant en étoile
    [plus] Autocollant en plus
    [target] Autocollant en cible
    [grid] Autocollant en grille
    [triangles] Autocollant aux deux triangles opposés
    [two] Autocollant en chiffre deux
    [exclamation] Autocollant en point d'exclamation
    [bar] Autocollant en barre
    [bars] Autocollant à deux barres
    [moon] Autocollant en croissant
    [half] Autocollant en demi-rond
    [arrow] Autocollant en flèche
    [tee] Autocollant en T
    [corner] Autocollant en équerre
    [horseshoe] Autocollant en U
    [wave] Autocollant en vague
    [hourglass] Autocollant en sablier
   *[disc-triangle] Autocollant au rond et au triangle
  }
sign-dots = { $count ->
    [1] Un point
    [2] Deux points
    [3] Trois points
    [4] Quatre points
    [5] Cinq points
    [6] Six points, cinq puis un
    [7] Sept points, cinq puis deux
    [8] Huit points, cinq puis trois
    [9] Neuf points, cinq puis quatre
    [10] Dix points, cinq puis cinq
    [11] Onze points, cinq, cinq et un
    [12] Douze points, cinq, cinq et deux
   *[other] { $count } points
  }
sign-across = { $count ->
    [1] Un point
    [2] Deux points en rang
    [3] Trois points en rang
    [4] Quatre points en rang
    [5] Cinq points en rang
   *[other] { $count } points en rang
  }
sign-pad = Pastille transparente
sign-tape = Bande de ruban
sign-braille = Étiquette braille { $label }

## Préparation
kit-intro = Préparer la boîte : { $title }. { $source }
kit-proposal = Tout ce que cette source ne donne pas est une proposition de ce programme, et n'est pas le code de l'association.
kit-all-proposed = Tout ce qui suit est une proposition de ce programme, et n'est le code d'aucune association.
kit-confirmed = Tout ce qui suit vient de cette source.
kit-step = { $what } { $nth } sur { $of }, { $piece }.
    { $marks }
kit-steps = { $what } { $nth } à { $last } sur { $of }, { $piece }, toutes pareilles.
    { $marks }
kit-line = { $text }
kit-mark = { $sign }, { $place }.
kit-published = publié
kit-proposed = proposé par ce programme
kit-title = { $game }, préparer la boîte
kit-legend = Les signes
kit-legend-place = Les emplacements
kit-legend-line = { $name } : { $sign }, { $status }.
kit-place-line = { $name } : { $status }.
kit-sheet-stickers = { $game }. { $family }, autocollants. Page { $page } sur { $pages }.
kit-sheet-qr = { $game }. Étiquettes à scanner. Page { $page } sur { $pages }.
kit-sheet-help = Découpez sur les pointillés.
kit-sheet-help-qr = Collez chaque étiquette au dos de sa pièce, au même endroit.
kit-sheet-labels = { $game }. Étiquettes en braille.
kit-written = Fichier écrit : { $name }.
kit-no-pdf = Pas de fichier PDF : WeasyPrint n'est pas installé sur cette machine. La page HTML s'imprime aussi.
kit-no-qr = Pas d'étiquettes à scanner : segno n'est pas installé sur cette machine.
kit-not-written = Les fichiers n'ont pas pu être écrits dans { $folder }. Vérifiez la place et les droits.
kit-unknown-game = Jeu inconnu : { $game }. Il y a { $known }.
kit-unknown-system = Pas de code tactile { $system } pour ce jeu. Il y a { $known }.
kit-faulty = Le fichier du code tactile a un défaut : { $detail }
kit-unknown-format = Format inconnu : { $word }. Il y a { $formats }.
kit-game = { $game ->
    [dragon] Les Dragons
    [orcz] Orcz
    [sadaraspha] Sadaraspha
   *[guardians] Guardians
  }
