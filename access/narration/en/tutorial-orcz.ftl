# Four short lessons of Orcz.
lesson-rank = Placing a rank
lesson-rank-task = A rank is two cards, one face up and one face down. You have infantry three, two archers and two cavalry. Place at Urth the infantry three face up and the archers two face down.
lesson-rank-hint = First the field, then the left, the right, and the side face down. In full: place urth i3 a2 right.
lesson-rank-well = Good. The others see infantry, and wonder what stands beside it.
rank-archers = Two archers never go together. Take the infantry and one archers card.
rank-hidden = That rank is allowed, but here it is the archers that we hide.
rank-cards = The right field. It needs the infantry three and the archers two.
rank-field = It is allowed, but not in this place or not with these cards. Place at Urth.

lesson-scout = The scout
lesson-scout-task = At Urth, the Club has placed infantry face up and one card face down. Before you place, look at that card with your scout.
lesson-scout-hint = The scout aims at a field and a rank. In full: scout urth 1.
lesson-scout-well = Good. You alone know what it is; all have heard that you looked at it.
scout-later = You will place afterwards. First send the scout.

lesson-brawl = The brawl
lesson-brawl-task = At Urth your rank is the last: archers on the left, infantry on the right. In front, the Club has infantry on the left, and on the right a card face down. Archers beat infantry, infantry beats cavalry. Attack.
lesson-brawl-hint = In full: attack.
lesson-brawl-well = Good. The hidden card was cavalry: you win on both sides, and the Club gives you one goblin.
brawl-stand = To decline is allowed, and sometimes wise. Here, attack.
brawl-scout = The scout can wait. Attack.

lesson-share = Sharing the loot
lesson-share-task = You have won the battle of Urth, and taken three goblins. Two are left to give to the others who have troops there: Bruno and Zoé. Give one to Bruno, then one to Zoé.
lesson-share-hint = Bruno has seat one, Zoé seat two. In full: give 1 1, then give 2 1.
lesson-share-well = Good. You know how to win, and stay friends with everybody.
share-all = Two at one go is allowed, but Zoé would have nothing. Give only one goblin to Bruno.
share-first = Zoé will wait a little. Begin with Bruno, one goblin only.
share-other = Bruno already has his. The other is for Zoé.
