# Dix leçons du jeu des dragons. Chacune finit quand la chose est faite.

lesson-rising = Une armée qui monte
lesson-rising-task = Sur l'armée un il y a un cinq rouge. Chaque carte doit y être plus forte que la précédente, dans n'importe quelle couleur. Vous avez le sept rouge, le trois bleu et le deux vert. Posez une carte sur l'armée un.
lesson-rising-hint = Seul le sept est plus fort que le cinq. En toutes lettres : place r7 I.
lesson-rising-well = Bien. L'armée un finit maintenant par un sept : il lui faudra un huit ou plus.
rising-falling = Ce coup est permis : l'armée deux descend. Ici, essayez l'armée un, qui monte.
rising-low = Trop faible. L'armée un monte : il faut plus que cinq.
rising-tower = La tour le permet. Ici, posez plutôt sur l'armée un.

lesson-falling = Plusieurs cartes sur une armée
lesson-falling-task = L'armée deux descend, et finit par un neuf jaune. Vous avez le douze rouge, le huit jaune et le deux bleu. Vous pouvez poser plusieurs cartes à la suite sur une même armée. Posez-en deux sur l'armée deux, en commençant par la plus forte qui va.
lesson-falling-hint = D'abord le huit, puis le deux. En toutes lettres : place j8 II, puis place b2 II.
lesson-falling-well = Bien. Deux cartes de moins en un seul tour.
falling-too-soon = C'est permis, mais après un deux le huit ne va plus. Posez d'abord le huit.
falling-twelve = Le douze est pour une armée qui monte. Ici, c'est le huit qu'il faut sur l'armée deux.
falling-more = Vous pourriez finir ici. Mais le deux va encore sur l'armée deux : posez-le aussi.
falling-one-army = Pas sur une autre armée : dans un tour, toutes vos cartes vont sur la même.

lesson-colour = Une seule couleur
lesson-colour-task = L'armée trois monte aussi, mais dans une seule couleur. Elle est verte et finit par un six. Vous avez le huit rouge, le neuf bleu et le huit vert. Posez sur l'armée trois.
lesson-colour-hint = La carte doit être verte et valoir plus que six. En toutes lettres : place v8 III.
lesson-colour-well = Bien. Couleur et valeur vont toutes les deux.
colour-wrong = Mauvaise couleur. L'armée trois est verte, et ne prend que du vert.
colour-elsewhere = C'est permis, mais le huit vert est la seule carte qui va sur l'armée trois. Posez-la là.

lesson-tower = La tour
lesson-tower-task = La tour est jaune. Elle prend des troupes jaunes dans n'importe quel ordre, une seule par tour. Vous avez le dix jaune, le deux jaune et un héros. Posez une troupe sur la tour.
lesson-tower-hint = Les deux jaunes vont. En toutes lettres : tower j2.
lesson-tower-well = Bien. Sur la tour, votre pose est finie pour ce tour.
tower-hero = Un héros ne va jamais sur la tour, et ici on cherche la tour. Prenez une troupe jaune.
tower-army = C'est permis sur une armée. Ici, essayez la tour.

lesson-dragon = Le vol du dragon
lesson-dragon-task = Vous avez posé le sept. Le dragon rouge est sur l'armée quatre, le dragon mort-vivant sur l'armée trois. Dites d'abord que vous avez fini de poser. Puis envoyez le dragon rouge sur une autre armée.
lesson-dragon-hint = D'abord done. Puis l'armée un ou l'armée deux : fly I, ou fly II.
lesson-dragon-well = Bien. Plus personne ne joue sur cette armée tant que le dragon y est.
dragon-done-first = Pas encore. Dites d'abord que vous avez fini de poser.
dragon-enough = Gardez vos cartes pour l'instant : cette leçon est pour le dragon. Dites que vous avez fini.
dragon-undead = Impossible. Le dragon rouge ne va pas là où se tient le mort-vivant. Essayez l'armée un ou deux.
dragon-stay = Il doit bouger. Il est déjà sur l'armée quatre.

lesson-hero = Le héros
lesson-hero-task = Rien de votre main ne va, sauf le héros et la tour. Le héros remplace une troupe : vous dites sa valeur, et sa couleur sur les armées trois et quatre. L'armée trois est verte et finit par un six. Posez-y votre héros avec la plus petite valeur qui va, pour laisser de la place.
lesson-hero-hint = La plus petite valeur après six est sept, et la couleur est le vert. En toutes lettres : place h=7v III.
lesson-hero-well = Bien. Le héros compte comme un sept vert : le huit vert ira après lui.
hero-higher = Cette valeur irait si elle dépasse six, mais elle n'est pas la plus petite possible. Nommez-le sept.
hero-colour = L'armée trois est verte : votre héros doit être vert.
hero-tower = Ce coup est permis. Ici, apprenez à poser le héros sur l'armée trois.

lesson-sixth = La sixième carte
lesson-sixth-task = L'armée un a cinq cartes et finit par un neuf. Vous avez le dix jaune, le deux bleu et le douze vert. Posez la sixième carte sur l'armée un, puis écoutez ce qui se passe, et posez encore.
lesson-sixth-hint = Le dix ou le douze fait six cartes : tout part. Puis n'importe quelle carte commence une nouvelle série. En toutes lettres : place j10 I, puis place b2 I.
lesson-sixth-well = Bien. La pile s'est vidée, et vous avez recommencé une série dans le même tour.
sixth-low = Trop faible : l'armée un finit par un neuf.
sixth-elsewhere = C'est permis, mais faites d'abord la sixième carte sur l'armée un.
sixth-more = Vous pourriez finir. Mais l'armée un est vide : posez-y encore une carte.

lesson-swap = Reprendre un héros
lesson-swap-task = L'armée un porte un quatre, un héros nommé six, puis un neuf. Vous avez le sept bleu, le dix jaune et le deux rouge. Échangez le héros contre une troupe qui va à sa place, puis posez une carte sur l'armée un.
lesson-swap-hint = Le sept va entre quatre et neuf. En toutes lettres : swap b7 I 2, puis place j10 I.
lesson-swap-well = Bien. Le héros est au fond de votre campement : il reviendra.
swap-order = Cette carte ne va pas entre le quatre et le neuf. Il en faut une de cinq à huit.
swap-later = C'est permis aussi. Ici, faites d'abord l'échange du héros.
swap-tower = C'est permis, mais après la tour il n'y a plus d'échange. Essayez l'échange sur l'armée un.
swap-must-place = Pas encore. Après l'échange il faut poser une carte sur l'armée un.

lesson-taking = Quand rien ne se pose
lesson-taking-task = Aucune de vos cartes ne va : neuf rouge, dix bleu, sept jaune. L'armée un porte un deux, un huit et un onze. Prenez juste assez de cartes au bout de l'armée un, puis posez.
lesson-taking-hint = Sans le onze, le neuf et le dix vont après le huit. En toutes lettres : take I 1, puis place r9 I.
lesson-taking-well = Bien. Le onze est sous votre campement, et vous avez posé.
taking-too-many = Prendre deux cartes est permis, pour poser le sept. Ici, prenez-en une seule : le neuf ou le dix ira.
taking-other = Une autre armée pourrait convenir. Dans cette leçon, prenez sur l'armée un.
taking-nothing-fits = Cette carte ne va pas là. Rien de votre main ne va : il faut reprendre des cartes.
taking-fits-now = Le sept n'irait pas après le huit. Posez le neuf ou le dix.
taking-place = Pas encore. Après une reprise, il faut poser une carte.

lesson-token = Un jeton
lesson-token-task = L'armée deux porte un neuf et un trois : vos cartes sont trop fortes. Vous avez le jeton Épidémie, qui ôte une ou deux cartes au bout d'une armée. Ôtez le trois, puis posez sur l'armée deux.
lesson-token-hint = Une seule carte à ôter. En toutes lettres : epidemie II 1, puis place b8 II.
lesson-token-well = Bien. Un jeton n'est pas une action : vous avez posé quand même. Vous connaissez maintenant tout le jeu.
token-too-many = Deux cartes, ce serait vider l'armée. Ici, ôtez seulement le trois.
token-other = Ce n'est pas là que vos cartes attendent. Essayez l'armée deux.
token-no-take = Vous en auriez le droit, car rien ne va. Mais le jeton coûte moins cher : essayez-le.
token-flight = Ce jeton-là ouvre une armée sous un dragon. Gardez-le, et pensez à Épidémie.
