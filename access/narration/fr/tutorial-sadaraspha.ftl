# Trois leçons courtes de Sadaraspha.
lesson-build = Construire un ouvrier
lesson-build-task = C'est votre phase de construction. Votre ville est en E un. À côté, la case D deux est une forêt, et F deux une roche. Un ouvrier sur une forêt rapporte du bois à chaque récolte. Construisez un paysan sur la forêt.
lesson-build-hint = L'unité, puis la case. En toutes lettres : build paysan D2.
lesson-build-well = Bien. À la prochaine récolte, il vous rapportera un bois.
build-rock = Là, il rapporterait de la pierre. Ici, mettez-le sur la forêt, en D deux.
build-plain = C'est permis, mais une plaine ne rapporte rien. Mettez-le sur la forêt, en D deux.
build-other = Cette unité se bat, mais ne récolte pas de bois. Construisez d'abord un paysan.
build-change = Changer du minerai est permis, mais vous avez déjà assez de bois. Construisez un paysan.
build-done = Pas encore. Construisez d'abord votre paysan.

lesson-move = Déplacer un ouvrier
lesson-move-task = C'est votre phase d'action. Votre paysan est en E deux, sur une plaine. Envoyez-le sur la roche, en F deux, puis dites que vous avez fini.
lesson-move-hint = L'unité, puis la case. En toutes lettres : move paysan1 F2, puis done.
lesson-move-well = Bien. À la prochaine récolte, il rapportera une pierre.
move-forest = Sur la forêt il rapporterait du bois. Ici, nous voulons de la pierre : F deux.
move-elsewhere = C'est permis, mais la roche est en F deux.
move-done = Pas encore. Déplacez d'abord le paysan.
move-stay = Il est bien là. Dites que vous avez fini.

lesson-attack = Attaquer
lesson-attack-task = Votre prêtre-guerrier est en D trois. Un goblin ennemi est juste à côté, en D quatre. Attaquez-le.
lesson-attack-hint = L'attaquant, puis la cible. En toutes lettres : attack pretre1 goblin1.
lesson-attack-well = Bien. Maintenant on lance les dés : leur somme, moins les malus du terrain, ce sont les dégâts.
attack-move = Un pas est permis, mais la cible est déjà à portée. Attaquez.
attack-done = Pas encore. Attaquez d'abord le goblin.
