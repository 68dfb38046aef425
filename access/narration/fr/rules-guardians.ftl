# Une ou deux phrases par clause, dites par la touche des règles. Les identifiants sont ceux des clauses.

## Cartes et paquets
rule-G1-1 = Créature : elle a une espèce, une classe, une taille, une vitalité, parfois le vol, un bonus hors-couleur et des corruptions auxquelles elle cède. Sa dominante est sa vitalité ; une carte sans nombre compte zéro.
rule-G1-2 = Paquet : cinquante-cinq cartes au moins, et pas plus de cinq fois la même, terrains et boucliers mis à part. Il faut un gardien et trois forteresses du même nom.
rule-G1-3 = Enclos et entrepôt : l'enclos garde les cartes à bord simple, créatures, boucliers, terrains. L'entrepôt garde les cartes à bord double, sorts, corruptions, objets de main. Les deux forment la main de réserve.

## Plateau
rule-G2-1 = Plateau : trois colonnes et quatre rangées. Vos trois forteresses, deux rangées de contrées disputées, les trois forteresses adverses. On passe devant, derrière, à gauche, à droite, jamais en diagonale.
rule-G2-2 = Contrée disputée : elle est à celui dont la carte de terrain y est posée. Sans carte, elle reste au dernier qui l'avait. Y entrer ou y gagner ne change rien avant la phase trois.
rule-G2-3 = Première main : douze cartes. Sans bouclier dedans, brûlez une pierre de pouvoir, mélangez et repiochez douze cartes, une seule fois.

## Tour
rule-G3-1 = Pioche : la pioche de base, plus un bonus si vous contrôlez moins de contrées, ou davantage, et un autre si votre dernière dominante était la plus basse. La dominante retournée est la première carte piochée.
rule-G3-2 = Organisation : en secret et ensemble, vous mettez boucliers, créatures, renforcements de forteresse et objets en place. Un bouclier demande au moins une créature. Ensuite, gardez sept cartes au plus en réserve.
rule-G3-3 = Mouvement : chacun retourne une dominante, et la plus haute commence. Puis, chacun à son tour, tournez un bouclier et choisissez : rester, marcher, voler, renforcer ou attaquer le gardien.
rule-G3-4 = Règlement des terrains : vous pouvez ôter un terrain sous vos boucliers. Ensuite tout bouclier sur une contrée sans terrain en reçoit un de son propriétaire, ou perd une créature.
rule-G3-5 = Terrain caché : n'importe quelle carte à bord simple peut servir de terrain, face cachée. Elle n'a ni bonus ni texte.
rule-G3-6 = Pioche vide : vous ne piochez plus. Une fois par tour, mélangez votre talon pour y retourner une dominante, qui y revient.

## Mouvement
rule-G4-1 = Marche et vol : deux espaces d'habitude. Un bouclier s'arrête sur une contrée sans terrain, et sur un bouclier ennemi pour se battre. Il vole si toutes ses créatures volent, une fois par tour.
rule-G4-2 = Limite : trente points de vitalité par espace, vingt-cinq sous une carte bouclier et terrain. Le nombre rouge compte quand il y en a un.
rule-G4-3 = Trop de vitalité au combat : le joueur en faute perd ce combat. L'adversaire lui ôte des cartes au hasard jusqu'à la limite, et le bouclier bat en retraite.
rule-G4-4 = Renforcer : tournez un bouclier, et des créatures de vos forteresses le rejoignent, par un mouvement normal, sans combat.
rule-G4-5 = Secret : les cartes sous un bouclier avant son combat, les mains, et l'ordre du talon. Personne ne touche les cartes de l'autre.

## Combat
rule-G5-0 = Début du combat : chacun prend ses cartes sur place et ajoute des cartes de l'entrepôt. L'attaquant, puis le défenseur, dit s'il joue une carte de commandement ; les deux sont révélées ensemble.
rule-G5-1 = Premier temps : chacun choisit en secret un attaquant primaire.
rule-G5-1-1 = Vérification : les cartes de commandement et les porte-étendards sont revus maintenant, puis au début de chaque temps, du troisième au septième.
rule-G5-2 = Deuxième temps : les deux attaquants primaires sont révélés ensemble.
rule-G5-3 = Troisième temps, la corruption : l'attaquant, puis le défenseur, à tour de rôle, jusqu'à ce que les deux renoncent. Une carte corrompt une créature ennemie qui porte son symbole. Rien d'autre ne peut se passer avant.
rule-G5-3-1 = Créature corrompue : elle retourne à l'enclos de son propriétaire. Son adversaire devient une carte sans adversaire, et aucun autre primaire n'est choisi à sa place.
rule-G5-4 = Quatrième temps, la destruction : celles des deux camps se font ensemble.
rule-G5-4-1 = Immunité : une créature immunisée contre cette destruction reste.
rule-G5-4-2 = Détruites : elles vont au talon avec leurs cartes. On ne les soigne pas, et elles ne comptent plus dans les attaques secondaires.
rule-G5-5-1 = Attaque de zone et immunité : seule l'immunité à cette sorte d'attaque protège. L'immunité à une classe ou à une espèce n'aide pas.
rule-G5-5-2 = Attaque de zone : elle tue les créatures ennemies pas encore engagées dont la vitalité de base ne dépasse pas son nombre. De la même sorte, seule la plus forte compte.
rule-G5-6-1 = Immunité à l'adversaire : une créature immunisée n'est pas battue par le total de son adversaire. Elle peut gagner avec le plus haut total.
rule-G5-6-2 = Frappe : on compte d'abord la vitalité de base.
rule-G5-6-3 = Bonus hors-couleur : les mortels contre les élémentaires, les élémentaires contre les extérieurs, les extérieurs contre les mortels. Aucun contre un gardien.
rule-G5-6-4 = Autres bonus : terrain, forteresse, commandement, porte-étendard et textes des cartes.
rule-G5-6-5 = Influence de l'attaquant : il peut maintenant dépenser des pierres.
rule-G5-6-6 = Influence du défenseur : c'est maintenant son tour de dépenser des pierres.
rule-G5-6-7 = Fin de l'influence : on continue à tour de rôle jusqu'à ce que les deux s'arrêtent, ou que l'influence soit annulée.
rule-G5-7-1 = Attaque à distance de l'attaquant : il peut faire tirer une créature de sa main de combat. L'adversaire peut corrompre le tireur.
rule-G5-7-2 = Réponse du défenseur : il peut employer son influence contre ce tir.
rule-G5-7-3 = Attaque à distance du défenseur : il peut tirer à son tour, dans les mêmes conditions.
rule-G5-7-4 = Réponse de l'attaquant : il peut employer son influence contre ce tir.
rule-G5-7-5 = Fin des tirs : on continue jusqu'à ce que les deux s'arrêtent.
rule-G5-8 = Résultat du duel : le plus bas total est battu et se place sous le vainqueur. À égalité, les deux restent.
rule-G5-8-1 = Destruction qui attend le résultat : elle agit maintenant, une fois le duel réglé.
rule-G5-9 = Duel suivant : on recommence avec deux autres primaires.
rule-G5-9-1 = Un seul camp a encore des créatures : il passe aux attaques secondaires.
rule-G5-9-2 = Plus de créature d'aucun côté : on compte le résultat du combat.

## Règles du combat
rule-G6-1 = Tireur : il ne fait que soutenir un primaire. Il vient de la main de combat, on ne tire pas sur lui, mais on peut le corrompre. Ensuite il est une carte sans adversaire.
rule-G6-2 = Influence : une pierre à la fois, l'attaquant d'abord. Dans un duel, une créature accepte au plus sa vitalité de base, sauf si son texte donne un autre nombre.
rule-G6-3 = Effet sur l'influence : il ne touche que la dernière pierre, sauf indication contraire. L'influence venue d'une forteresse est touchée tout entière.
rule-G6-4 = Commandement dissipé : une créature de commandement perd son pouvoir, mais reste comme créature sans adversaire.
rule-G6-5 = Commandement attaqué : il se défend comme n'importe quelle créature. On ne l'attaque en secondaire qu'après tous les primaires.
rule-G6-6 = Bordure changée : la créature change d'espèce pour ce temps, mais le nombre de son bonus hors-couleur ne change pas.
rule-G6-7 = Feu et peur : ils touchent toute créature qui n'y est pas expressément immunisée.
rule-G6-8 = Plus aucune modification : quand un texte le dit, rien ne peut plus changer ce duel, pas même corrompre le tireur. Les attaques secondaires restent possibles.
rule-G6-9 = Corruption interdite par un terrain : seules les cartes de corruption sont visées, pas les sorts qui corrompent.
rule-G6-10 = Commandement forcé là où il est interdit : la créature est mise de côté, comme carte sans adversaire.

## Attaques secondaires
rule-G7-1 = Attaques secondaires : le camp qui a encore des créatures les envoie une à une, sur la cible de son choix. La cible est un primaire vainqueur ou à égalité, un tireur, une carte sans adversaire ou un commandement.
rule-G7-2 = Total secondaire : la cible se défend avec sa seule vitalité de base. L'attaque additionne toutes les vitalités de base déjà dirigées contre elle, et les bonus du dernier attaquant. Il faut dépasser ; à égalité, la cible tient.

## Résultat du combat
rule-G8-1 = Qui gagne l'espace : chacun additionne la vitalité de base de ses créatures encore là et non battues. Le plus haut total gagne ; à égalité, l'attaquant bat en retraite.
rule-G8-2 = Bouclier sans créature à la fin d'un combat : il est détruit, et compte parmi les cinq. S'il se vide autrement, il est défaussé et ne compte pas.
rule-G8-3 = Retraite : le perdant recule d'un espace, sur un espace qu'il contrôle. S'il n'y en a pas, le bouclier est détruit.
rule-G8-4 = Guérison : avant que les battus partent, les guérisseurs du vainqueur en sauvent, mais jamais des créatures détruites.

## Forteresses et fin
rule-G9-1 = Ruines : une forteresse tombe en ruines dès que son défenseur y perd, ou qu'un ennemi y entre sans combat. Un gardien ne s'attaque que depuis des ruines que l'on contrôle.
rule-G9-2 = Combat contre un gardien : il est seul, une fois primaire, puis viennent les attaques secondaires. S'il est battu, son camp perd la partie.
rule-G9-3 = Renforcements : un seul renforcement, ou un seul affaiblissement, sur chaque forteresse de gauche ou de droite. La créature qu'il porte se place en phase un seulement.
rule-G9-4 = Fin de la partie, vérifiée à la fin d'une phase : gardien battu, cinq boucliers ennemis détruits, ou les six contrées disputées contrôlées. Les deux ensemble, c'est un match nul.

## Pierres, sorts, réactions
rule-G10-1 = Pierres d'un sort : la pierre payée est brûlée même si le sort est dissipé. On pose les pierres et les cartes une à une, et l'adversaire peut réagir à chacune.
rule-G10-2 = Sorts : à tout moment, sauf si leur texte dit autre chose. On dissipe aussitôt, quand la carte est révélée, ou plus du tout.
rule-G10-3 = Après usage : sorts et objets utilisés sont défaussés, accessoires et objets de créature restent. Un seul Gift of Isis, un seul Gift of Osiris et un seul Scarab of Bounty en jeu à la fois, les deux joueurs ensemble.

## Précisions et modes
rule-G11-1 = Précisions : chaque carte a les siennes, que vous trouvez par son nom. Les réponses officielles valent toujours ; les règles maison et les usages d'internet se règlent pour votre table.
rule-G11-2 = Litiges : les deux lectures vous sont dites. Votre table décide, et sa décision est gardée.
rule-G11-3 = Carte à la main : ce que le programme ne peut pas appliquer seul, il le lit. Vous lui dites le résultat, qui s'annule comme tout autre coup.
rule-G12 = Quatre façons de jouer : la partie complète, un seul combat, la vérification d'un paquet, et le lecteur de précisions.
