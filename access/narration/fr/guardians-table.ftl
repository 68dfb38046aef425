# Guardians avec de vraies cartes : ce que dit une carte posée devant un lecteur.

spot-play = { $who ->
    [none] place de jeu
   *[other] jeu de { $who }
    }
shown-card = { $card }, { $places }
shown-unknown = { $card }. Vous ne savez pas où est cette carte
shown-fighter = à { $who }, { $place }
shown-terrain = Terrain { $where }
shown-open = { $where }
shown-shield = Bouclier de { $who } { $where }
shown-under = sous votre Bouclier, { $space }
