# Une ou deux phrases par clause, dites par la touche des règles. Les identifiants sont ceux des clauses.

## Matériel
rule-O1-1 = Joueurs : deux, trois ou quatre. Chacun a dix troupes, trois héros, cinq gobelins et un écran. Les troupes sont quatre fantassins, trois archers et trois cavaliers.
rule-O1-2 = Force des troupes : celle qui est imprimée sur vos cartes fait foi. Sans elle, ce programme compte les fantassins de un à quatre, les archers et les cavaliers de un à trois.
rule-O1-3 = Champs de bataille : Lothari, Urth, Falladir et le désert de la soif. Chacun a six ennemis, avec une valeur principale et une valeur secondaire.
rule-O1-4 = Événements : vingt-quatre cartes. La banque de gobelins ne manque jamais.

## Mise en place
rule-O2-1 = Ennemis : sur chaque champ, on en retire trois sans les voir, quatre à trois joueurs. Il en reste trois, ou deux à trois joueurs, face cachée.
rule-O2-2 = Départ : les événements sont mélangés, et le premier joueur est tiré au sort. La partie dure quatre tours, trois tours à trois joueurs.
rule-O2-3 = Secrets : les cartes face cachée, et ce qui reste derrière chaque écran. Le nombre de gobelins ne se dit pas, mais chaque paiement est public.

## Révélation
rule-O3-1 = Nouvel ennemi : on en retourne un sur chaque champ qui n'en a pas, s'il en reste. Un ennemi non vaincu reste en place.
rule-O3-2 = Événement : on en pioche un au début du tour. Il vaut pour tout le tour, puis quitte la partie.

## Déploiement
rule-O4-1 = Rang : deux de vos cartes côte à côte, une visible et une cachée, au bout de la colonne d'un champ. Chacun en place un à son tour, cinq fois. Le rang un est le plus près de l'ennemi.
rule-O4-2 = Champ fermé : quand tous ses ennemis sont vaincus, on n'y place plus rien et on ne s'y bat plus. Un champ ouvert sans aucun rang est une bataille perdue.
rule-O4-3 = Rang interdit : chaman avec champion, deux archers, ou deux cavaliers. Deux fantassins, c'est permis. L'éclaireur ne va jamais dans un rang.
rule-O4-4 = Placement obligatoire : tant qu'un rang est possible, vous devez en placer un, même avec un héros. Si aucun n'est possible, votre tour est perdu.
rule-O4-5 = Éclaireur : pendant le déploiement, les bastons et les batailles, vous pouvez regarder en secret une carte cachée d'un adversaire. Tous entendent laquelle ; vous seul l'apprenez. L'éclaireur est alors utilisé.
rule-O4-6 = Pénurie : si cet événement est en cours, il se paie après le dernier rang placé.

## Baston
rule-O5-1 = Ordre des bastons : on commence par le dernier rang. Son propriétaire montre sa carte cachée et dit s'il attaque le rang juste devant. S'il refuse, son rang se met de côté pour la bataille. Le premier rang ne peut pas attaquer.
rule-O5-2 = Rang de héros : un rang avec un champion ou un chaman n'attaque pas. Si ce héros est visible, on ne peut pas l'attaquer non plus.
rule-O5-3 = Votre propre rang : vous ne pouvez pas l'attaquer, sauf si un chaman caché vous y oblige.
rule-O5-4 = Duel : carte de droite contre carte de droite, puis gauche contre gauche. La cavalerie bat les archers, les archers battent l'infanterie, l'infanterie bat la cavalerie. Même sorte : la plus forte gagne ; à égalité, les deux restent.
rule-O5-5 = Résultat : deux duels gagnés, l'autre rang est éliminé et vous prenez un gobelin. L'attaquant peut alors continuer ou s'arrêter ; un défenseur resté complet devient le dernier rang et peut attaquer. Dans les autres cas, l'attaquant se met de côté.
rule-O5-6 = Rang incomplet : il n'attaque jamais.
rule-O5-7 = Champion caché : s'il est découvert par une attaque, la baston est annulée. L'attaquant se met de côté.
rule-O5-8 = Chaman caché : s'il est découvert par une attaque, l'attaquant saute ce rang. Il doit attaquer le suivant devant, même le sien.
rule-O5-9 = Perdant sans gobelin : il ne paie rien.

## Bataille
rule-O6-1 = Force de l'armée : la somme des troupes encore là. Une troupe à côté d'un chaman compte double. Les héros comptent zéro.
rule-O6-2 = Force à atteindre : la valeur principale de l'ennemi, multipliée par le nombre de joueurs.
rule-O6-3 = Bataille gagnée : la force suffit, ou un champion est là. Le plus fort prend la valeur principale en gobelins. Il répartit la valeur secondaire entre les autres qui ont des troupes sur place.
rule-O6-4 = Bataille perdue : le plus fort paie la valeur principale à la banque. Il peut faire payer d'autres joueurs, en tout jusqu'à la valeur secondaire.
rule-O6-5 = Égalité des plus forts : on ajoute les deux valeurs, on divise par le nombre d'ex aequo, et l'on arrondit vers le bas. Chacun reçoit cela, ou le paie. Rien d'autre n'est partagé.
rule-O6-6 = Aucune troupe sur place : la bataille est perdue, et personne ne paie.
rule-O6-7 = Ruine : personne ne paie plus qu'il n'a. Le reste de la dette est oublié, mais tous apprennent la ruine.
rule-O6-8 = Ennemi : vaincu, il quitte la partie. Sinon, il reste pour le tour suivant.
rule-O6-9 = Après la bataille : les troupes retournent derrière les écrans. Les héros qui étaient là sont utilisés, face visible.

## Fin
rule-O7 = Fin du tour : le premier joueur change, c'est le voisin dans le sens des aiguilles d'une montre.
rule-O8-1 = Fin de la partie : après le dernier tour, ou dès que tous les ennemis de tous les champs sont vaincus à la fin d'un tour.
rule-O8-2 = Vainqueur : il faut au moins trois champs entièrement vaincus, sinon tout le monde perd. Ensuite, le plus riche en gobelins gagne. À égalité, la victoire est partagée.
rule-O9 = Phrase orque : on peut la lire à un joueur trop lent. Si son rang n'est pas posé quand elle finit, il doit le poser aussitôt et payer un gobelin.

## Événements
rule-O10-1 = Faveur de Llovar : sur le champ indiqué, le vainqueur d'une bataille gagnée reçoit deux gobelins de plus, pour lui seul. En cas d'égalité, personne ne les a.
rule-O10-2 = Caprice de Llovar : le vainqueur d'une bataille ne partage rien.
rule-O10-3 = Tempête, terrain dégagé, terrain lourd : un des trois avantages tombe, et c'est le plus fort qui gagne. Tempête, archers contre infanterie. Terrain dégagé, infanterie contre cavalerie. Terrain lourd, cavalerie contre archers.
rule-O10-4 = Pénurie : après le déploiement, le propriétaire du dernier rang de chaque champ paie deux gobelins à la banque.
rule-O10-5 = Renforts : pour la force à atteindre, chaque ennemi compte un de plus en valeur principale. Les gains ne changent pas.
rule-O10-6 = Colère de Llovar : sur le champ indiqué, le vainqueur reçoit la moitié de ses gobelins, arrondie vers le bas. Le partage ne change pas.
rule-O10-7 = Zone d'anti-magie : pas de chaman sur le champ indiqué. Confusion : pas de champion. Brouillard : pas d'éclaireur.
rule-O10-8 = Diversion : chaque champ reçoit au plus autant de rangs qu'il y a de joueurs. Le déploiement finit quand toutes les places sont prises.
