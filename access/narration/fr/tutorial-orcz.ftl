# Quatre leçons courtes d'Orcz.
lesson-rank = Placer un rang
lesson-rank-task = Un rang, ce sont deux cartes, une visible et une cachée. Vous avez un fantassin trois, deux archers et deux cavaliers. Placez à Urth le fantassin trois visible et l'archer deux caché.
lesson-rank-hint = D'abord le champ, puis la gauche, la droite, et le côté caché. En toutes lettres : place urth i3 a2 right.
lesson-rank-well = Bien. Les autres voient un fantassin, et se demandent ce qu'il y a à côté.
rank-archers = Deux archers ne vont jamais ensemble. Prenez le fantassin et un archer.
rank-hidden = Ce rang est permis, mais c'est l'archer que l'on cache ici.
rank-cards = Bon champ. Il faut y mettre le fantassin trois et l'archer deux.
rank-field = C'est permis, mais pas à cet endroit ou pas avec ces cartes. Placez à Urth.

lesson-scout = L'éclaireur
lesson-scout-task = À Urth, le Club a placé un fantassin visible et une carte cachée. Avant de placer, regardez cette carte avec votre éclaireur.
lesson-scout-hint = L'éclaireur vise un champ et un rang. En toutes lettres : scout urth 1.
lesson-scout-well = Bien. Vous seul savez ce qu'elle est ; tous ont entendu que vous l'avez regardée.
scout-later = Vous placerez ensuite. D'abord, envoyez l'éclaireur.

lesson-brawl = La baston
lesson-brawl-task = À Urth, votre rang est le dernier : un archer à gauche, un fantassin à droite. Devant, le Club a un fantassin à gauche, et à droite une carte cachée. L'archer bat l'infanterie, l'infanterie bat la cavalerie. Attaquez.
lesson-brawl-hint = En toutes lettres : attack.
lesson-brawl-well = Bien. La carte cachée était un cavalier : vous gagnez des deux côtés, et le Club vous donne un gobelin.
brawl-stand = Renoncer est permis, et parfois sage. Ici, attaquez.
brawl-scout = L'éclaireur peut attendre. Attaquez.

lesson-share = Partager le butin
lesson-share-task = Vous avez gagné la bataille d'Urth, et pris trois gobelins. Il en reste deux à donner aux autres qui ont des troupes sur place : Bruno et Zoé. Donnez-en un à Bruno, puis un à Zoé.
lesson-share-hint = Bruno est à la place un, Zoé à la place deux. En toutes lettres : give 1 1, puis give 2 1.
lesson-share-well = Bien. Vous savez gagner, et rester ami avec tout le monde.
share-all = Deux d'un coup, c'est permis, mais Zoé n'aurait rien. Donnez un seul gobelin à Bruno.
share-first = Zoé attendra un peu. Commencez par Bruno, un seul gobelin.
share-other = Bruno a déjà le sien. L'autre est pour Zoé.
