# Trois leçons courtes de Guardians, dans des combats seuls.
lesson-primary = Choisir l'attaquant primaire
lesson-primary-task = Un combat commence. Votre main de combat a un capitaine de vitalité dix et un archer de vitalité six. L'adversaire choisit aussi, en secret, et les deux seront révélés ensemble. Envoyez votre capitaine.
lesson-primary-hint = En toutes lettres : primary captain.
lesson-primary-well = Bien. Votre choix reste caché jusqu'à ce que l'adversaire ait fait le sien.
primary-archer = C'est permis, mais gardez l'archer pour tirer. Envoyez le capitaine.

lesson-bribe = La corruption
lesson-bribe-task = Votre capitaine de dix rencontre un géant des rochers de quatorze, qui cède à la bière. Vous avez une carte bière. Corrompez le géant, avant toute autre chose.
lesson-bribe-hint = La carte, puis la créature. En toutes lettres : bribe beer rock-giant.1.
lesson-bribe-well = Bien. Le géant rentre dans son enclos, et votre capitaine n'a plus d'adversaire.
bribe-pass = Renoncer est permis, mais le géant est trop fort. Corrompez-le.

lesson-shoot = Tirer en soutien
lesson-shoot-task = Votre maréchal affronte le géant des rochers. Votre archer, resté en main, peut tirer : trois points de plus pour le maréchal. Tirez.
lesson-shoot-hint = En toutes lettres : shoot archer.
lesson-shoot-well = Bien. L'archer a tiré ; il est maintenant une carte sans adversaire.
shoot-pass = Renoncer est permis, mais ces trois points comptent. Tirez.
