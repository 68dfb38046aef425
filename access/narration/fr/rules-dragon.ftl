# Une ou deux phrases par clause, dites par la touche des règles. Les identifiants sont ceux des clauses.

## Matériel
rule-D1-1 = Cartes : cinquante-deux en tout. Quarante-huit troupes, en quatre couleurs de un à douze, et quatre héros.
rule-D1-2 = Jetons : huit en tout, de sept sortes. Un seul de chaque sorte, sauf le dragon mort-vivant, qui en a deux.
rule-D1-3 = Plateau : quatre armées, numérotées de un à quatre, et une tour. Deux figurines l'accompagnent, le dragon rouge et le dragon mort-vivant.

## Mise en place
rule-D2-1 = Joueurs : un, deux, trois ou quatre. Seul, on suit les règles du solo.
rule-D2-2 = Héros : à deux joueurs, chacun en reçoit deux. À trois ou quatre, chacun en reçoit un ; à trois, le héros qui reste va dans le paquet de troupes. En solo, vous les avez tous les quatre.
rule-D2-3 = Départ des armées : une troupe, face visible, sur chacune des quatre armées. La tour commence vide.
rule-D2-4 = Campement : le reste des cartes est partagé également, et chacun y mélange ses héros. C'est votre paquet, face cachée.
rule-D2-5 = Jetons de départ : à trois ou quatre joueurs, chacun en a deux, secrets. À deux joueurs, chacun a un dragon mort-vivant et deux autres jetons. Les jetons de trop quittent la partie sans être vus.
rule-D2-6 = Dragon rouge : il commence sur l'armée un.
rule-D2-7 = Premier joueur : chacun montre les trois premières cartes de son campement, et le plus gros total commence. Un héros y compte treize. Ces trois cartes forment la main de départ.

## Tour
rule-D3 = Tour : décision, puis vol du dragon rouge, puis recrutement. Ensuite c'est au joueur suivant, dans le sens des aiguilles d'une montre.
rule-D3-1 = Étape de décision : posez une ou plusieurs cartes sur une seule armée, ou bien exactement une troupe sur la tour. Vous ne pouvez pas la passer.
rule-D3-2 = Vol du dragon : vous devez déplacer le dragon rouge vers une autre armée. Jamais sur la tour, jamais sur l'armée du dragon mort-vivant.
rule-D3-3 = Recrutement : vous piochez jusqu'à avoir trois cartes en main. Si vous en avez déjà trois, ou si le campement est vide, vous ne piochez pas.
rule-D3-4 = Victoire immédiate : dès que votre main et votre campement sont vides, vous gagnez, avant même le vol du dragon. Les jetons qui vous restent ne comptent pas.
rule-D3-5 = Armée fermée : on ne joue aucune carte sur une armée où se trouve un dragon. La tour, elle, n'est jamais sous un dragon.
rule-D3-6 = Coup refusé : tant que vous n'avez rien posé ce tour, un jeton, une insertion ou un échange doit vous laisser encore quelque chose à poser ou à reprendre. Un coup qui fait gagner est toujours permis.

## Pose
rule-D4-1 = Ordre des armées : la une monte, la deux descend, dans n'importe quelles couleurs. La trois monte et la quatre descend, dans une seule couleur. La tour prend des troupes d'une seule couleur, dans n'importe quel ordre.
rule-D4-2 = Couleur : la première carte posée sur une pile vide fixe sa couleur. La pile redevient libre quand elle est vidée.
rule-D4-3 = Sixième carte : elle vide la pile, et les six cartes quittent la partie. Sur une armée, vous pouvez continuer à poser. Sur la tour, non.
rule-D4-4 = Un seul héros à la fois dans une armée. Aucun dans la tour.
rule-D4-5 = Héros : c'est un joker. Vous dites la valeur qu'il remplace, de un à douze, et sa couleur sur les armées trois et quatre. Cette valeur doit suivre l'ordre.
rule-D4-6 = Échange : un héros d'une armée ouverte peut être remplacé par une troupe de votre main qui convient à cette place. Vous devez aussi poser une carte sur cette armée ce tour-ci. Le héros va sous votre campement.

## Rien à poser
rule-D5-1 = Rien à poser : cela veut dire qu'aucune carte de votre main ne va sur une armée ouverte, et qu'aucune troupe ne va sur la tour. Si vous pouvez poser, vous n'avez pas le droit de reprendre.
rule-D5-2 = Reprise : choisissez une armée ouverte et prenez à son bout juste assez de cartes pour pouvoir poser une des vôtres. Les cartes prises vont sous votre campement. Une seule reprise par tour, avant de poser.
rule-D5-3 = Armée vidée par une reprise : vous pouvez y poser n'importe quelle carte en premier.

## Jetons
rule-D6 = Jetons : vous pouvez en jouer autant que vous voulez pendant votre étape de décision. Un jeton n'est pas une action, et il quitte la partie après usage. Toutes les cartes que vous posez dans un tour vont sur la même pile.
rule-E0 = Jeton sans effet : on ne peut pas jouer un jeton quand il ne changerait rien.
rule-E1 = Emprisonnés : la tour est fermée jusqu'au début de votre prochain tour.
rule-E2 = Épidémie : retirez de la partie la dernière carte, ou les deux dernières cartes, d'une armée. Même d'une armée où se trouve un dragon.
rule-E3 = Renfort : regardez tout votre campement, prenez une carte en main, puis mélangez le campement.
rule-E4 = Contre-ordre : changez la couleur de l'armée trois, de l'armée quatre ou de la tour. Les cartes suivantes devront être de cette couleur.
rule-E5 = Dragon mort-vivant : placez-le sur une armée où n'est pas le dragon rouge. Elle est fermée jusqu'au début de votre prochain tour. On ne peut pas le jouer s'il est déjà sur le plateau.
rule-E6 = Volontaires inattendus : insérez une ou deux cartes de votre main entre des cartes d'une armée ouverte, en gardant l'ordre et la couleur. Ce n'est pas votre pose du tour. Les deux bouts de la pile ne comptent pas.
rule-E7 = Vol en altitude : le dragon que vous nommez ne ferme plus rien jusqu'à la fin de ce tour. Le dragon rouge ne peut toujours pas se poser sur l'armée du dragon mort-vivant.

## Fin
rule-D7 = Fin de partie : le premier qui n'a plus de carte, ni en main ni au campement, gagne. Les autres sont classés selon les cartes qui leur restent. À égalité, ils partagent la place.

## Solo
rule-D8-1 = Mise en place du solo : quarante-huit cartes au campement, et trois en main. Cinq jetons sont devant vous : tous, sauf emprisonnés et les deux jetons dragon mort-vivant.
rule-D8-2 = Dragon rouge en solo : il avance tout seul d'une armée à chaque tour. Un, deux, trois, quatre, puis de nouveau un.
rule-D8-3 = Déserteurs : en solo, les cartes que vous reprenez restent à côté du plateau, et chaque troupe reprise est un déserteur. Un héros repris quitte la partie sans compter.
rule-D8-4 = Fin du solo : quand votre main et votre campement sont vides. Zéro déserteur, c'est parfait. Jusqu'à quatre, une réussite ; jusqu'à huit, moyen ; jusqu'à quinze, un échec ; au-delà, un carnage.
rule-D8-5 = Variante du solo : le dragon mort-vivant commence sur l'armée quatre et avance comme le rouge, à chaque tour. On ne reprend des cartes que sur une armée sans dragon.

## Adaptation tactile
rule-D9-1 = Troupes adaptées : un autocollant de couleur en haut à gauche, sur le numéro. Dessous, en colonne, les points de la valeur. Le repère des héros n'est pas fixé par l'adaptation publiée.
rule-D9-2 = Jetons adaptés : une forme au milieu de la face. Grille pour emprisonnés, cible pour épidémie, plus pour renfort, deux triangles opposés pour contre-ordre, losange pour dragon mort-vivant, chiffre deux pour volontaires, point d'exclamation pour vol en altitude.
rule-D9-3 = Plateau adapté : une pastille transparente au milieu de chaque case numérotée, et des points au-dessus. Une pastille aussi sur la colonne de la tour.
rule-D9-4 = Figurines adaptées : un cœur sur le dragon rouge, celui qui est sur la glace. Un losange sur le dragon mort-vivant, celui qui est sur le feu.
rule-D9-5 = Code des couleurs : seul le cœur pour le rouge est publié. Le reste est une proposition de ce programme, que votre club peut changer.
