# Une ou deux phrases par clause, dites par la touche des règles. Les identifiants sont ceux des clauses.

## Matériel
rule-S1-1 = Races : fanatiques, créatures aquatiques, morts-vivants, orks et goblins. Chacune a quatre sortes de combattants, cinq ouvriers, cinq cartes résumé et une tablette de points de vie.
rule-S1-2 = Matériel commun : des cartes bois, pierre et minerai, des tuiles de terrain, quatre parties de carte et vingt cartes de victoire. Le minerai et le Luminax sont la même ressource.
rule-S1-3 = Totaux de la boîte : ceux du livret ne tombent pas tous juste avec ses propres listes. L'inventaire suit les listes et vous dit où les totaux diffèrent.

## Mise en place
rule-S2-1 = Carte : deux joueurs, deux races différentes, une ville chacun. La portée se compte en pas d'une case à l'autre. Personne n'entre dans une ville ni ne la traverse.
rule-S2-2 = Départ : le premier joueur est tiré au sort, choisit sa race et achète en premier. Chacun commence avec quinze bois et deux pierres.
rule-S2-3 = Banque limitée : s'il n'y a pas assez de cartes pour les deux, elles sont données une à une à celui qui en a reçu le moins.

## Tour
rule-S3-1 = Ordre du tour : récolte pour les deux ensemble, puis construction, puis action. Le premier joueur change à chaque tour.

## Récolte et construction
rule-S4-1 = Récolte : un ouvrier donne un bois sur la forêt, une pierre sur la roche, un minerai sur le volcan. Toute unité sur une tuile de victoire donne une carte de victoire.
rule-S4-2 = Construction : payez le prix de l'unité et posez-la sur une case libre à côté de votre ville. Il faut une figurine en stock et une case où elle peut se tenir.
rule-S4-3 = Échange : pendant votre construction, un minerai devient deux bois ou deux pierres, si la banque les a.

## Action
rule-S5-1 = Actions : chaque unité construite avant ce tour a deux actions, se déplacer ou attaquer. Deux fois la même, c'est permis ; aucune n'est obligatoire.
rule-S5-2 = Déplacement : jusqu'aux points de mouvement de l'unité. Elle peut traverser une case occupée, mais pas s'y arrêter. Seuls les ouvriers d'un même camp partagent une case.
rule-S5-3 = Attaque : la cible doit être à portée. Lancez les dés de l'unité, additionnez, ôtez les malus de terrain : ce sont les dégâts. Une ville s'attaque de la même façon.
rule-S5-4 = Unité détruite : à zéro point de vie, elle retourne au stock et pourra être reconstruite.

## Fin
rule-S6-1 = Ville détruite : à zéro point de vie, son propriétaire perd aussitôt.
rule-S6-2 = Quinze cartes de victoire : qui les a après une récolte gagne aussitôt.
rule-S6-3 = Plus rien à faire : si à la fin d'un tour personne n'a d'unité ni de quoi en payer une, la partie finit. Le plus de cartes de victoire gagne. On peut aussi abandonner pendant sa propre phase.

## Dés
rule-S7 = Dés : à table, vous lancez vos vrais dés et vous dites le résultat au programme.
