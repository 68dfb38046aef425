# Guardians : les cartes qu'un joueur ne dit pas.

card-untold = Une carte cachée, que le programme ne connaît pas.
group-untold = Inconnues
prompt-first-hand = dire s'il y a un Bouclier dans la première main
asked-first-hand = dire s'il y a un Bouclier
move-pass-first-hand = garder la main, elle a un Bouclier
move-say-none-first-hand = aucun Bouclier, une Pierre brûle, douze nouvelles cartes
move-primary-untold = attaquant primaire, carte posée face cachée
move-place-shield-untold = poser un Bouclier face cachée en { $space }
move-place-under-untold = poser une créature face cachée sous le Bouclier en { $space }
move-place-channel-untold = poser une créature face cachée sous la Forteresse en { $space }
move-place-slot-untold = poser une créature face cachée sur le Renforcement en { $space }
move-place-item-untold = poser un Objet face cachée sous le Bouclier en { $space }
move-place-discard-untold = défausser une carte face cachée
move-place-lift-slot-untold = reprendre la carte cachée du Renforcement en { $space }
move-place-lift-channel-untold = reprendre la carte cachée sous la Forteresse en { $space }
move-lay-untold = poser une carte face cachée en { $space }
move-bring-untold = amener une carte cachée depuis { $space }
move-lose-untold = perdre une carte cachée en { $space }
move-say-untold = donner une carte cachée
move-pass-primary = aucune carte cachée ne peut attaquer
move-pass-discard = aucune carte qui convient
move-pass-lose = rien à perdre, la limite est tenue
ask-reveal = { $about ->
    [hand-primary] Attaquant primaire de { $who } : retournez la carte et dites laquelle.
    [shield-fly] Le Bouclier de { $who } vole : montrez une de ses créatures et dites laquelle.
    [plan-shield] Bouclier posé par { $who } en { $space } : dites lequel.
    [under-under] { $who } influence depuis { $space } : montrez la créature et dites laquelle.
    [talon-discard] { $who } défausse une carte : dites laquelle.
    [slot-shoot] Catapulte de { $who } : montrez le tireur et dites lequel.
   *[other] Carte de { $who } : retournez-la et dites laquelle.
    }
ask-tell = { $about ->
    [hand-area] Aire d'effet de { $points } contre { $who } : dites une créature touchée, ou aucune.
    [hand-left] Fin du combat, { $who } : dites une créature qui reste en main, ou aucune.
    [carried-item] Objets de { $who } : dites un Objet montré avant le combat, ou aucun.
    [carried-late] Objets de { $who } : dites un Objet sous son Bouclier, ou aucun.
    [hand-any] { $who } montre sa Main de Combat : dites une carte, ou aucune.
    [store-any] { $who } montre sa Main de Réserve : dites une carte, ou aucune.
   *[other] { $who } : dites une carte concernée, ou aucune.
    }
answer-no-more = aucune
event-told = { $why ->
    [under] { $seat } influence avec { $card }.
    [discard] { $seat } défausse { $card }.
   *[other] { $seat } montre { $card }.
    }
    .you = { $why ->
    [held] Noté, vous avez { $card }.
    [under] Vous influencez avec { $card }.
    [discard] Vous défaussez { $card }.
   *[other] Vous montrez { $card }.
    }
event-corrected = Correction : { $card } n'était pas { $place ->
    [hand] dans votre Main de Combat
    [carried] parmi vos Objets
    [shield] sous ce Bouclier
    [items] sous ce Bouclier
    [under] sous la Forteresse
    [slot] sur le Renforcement
    [terrain] sous ce terrain
    [buried] dans votre talon
   *[store] dans votre Main de Réserve
    }. Une carte y est inconnue.
event-untold = { $seat } range le dessus de la pioche à la main.
    .you = Rangez le dessus de la pioche à la main. Son ordre reste inconnu.
refused-not-untold = Aucune carte inconnue ne peut être { $card }.
