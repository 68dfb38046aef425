# Ten lessons of the dragon game. Each ends when the thing is done.

lesson-rising = An army that rises
lesson-rising-task = On army one there is a five red. Each card there must be stronger than the one before, in any colour. You hold the seven red, the three blue and the two green. Place a card on army one.
lesson-rising-hint = Only the seven is stronger than the five. In full: place r7 I.
lesson-rising-well = Good. Army one ends with a seven now: it will need an eight or more.
rising-falling = That move is allowed: army two falls. Here, try army one, which rises.
rising-low = Too low. Army one rises: it takes more than five.
rising-tower = The tower allows it. Here, rather place on army one.

lesson-falling = Several cards on one army
lesson-falling-task = Army two falls, and ends with a nine yellow. You hold the twelve red, the eight yellow and the two blue. You may place several cards in a row on the same army. Place two of them on army two, beginning with the strongest that fits.
lesson-falling-hint = First the eight, then the two. In full: place j8 II, then place b2 II.
lesson-falling-well = Good. Two cards fewer in a single turn.
falling-too-soon = It is allowed, but after a two the eight no longer fits. Place the eight first.
falling-twelve = The twelve is for an army that rises. Here, army two needs the eight.
falling-more = You could end here. But the two still fits army two: place it as well.
falling-one-army = Not on another army: in one turn all your cards go to the same one.

lesson-colour = One colour only
lesson-colour-task = Army three rises too, but in one colour only. It is green and ends with a six. You hold the eight red, the nine blue and the eight green. Place on army three.
lesson-colour-hint = The card must be green and more than six. In full: place v8 III.
lesson-colour-well = Good. Colour and value both fit.
colour-wrong = Wrong colour. Army three is green, and takes only green.
colour-elsewhere = It is allowed, but the eight green is the only card that fits army three. Place it there.

lesson-tower = The tower
lesson-tower-task = The tower is yellow. It takes yellow troops in any order, only one a turn. You hold the ten yellow, the two yellow and a hero. Place a troop on the tower.
lesson-tower-hint = Both yellow ones fit. In full: tower j2.
lesson-tower-well = Good. On the tower your placing is over for this turn.
tower-hero = A hero never goes to the tower, and the tower is what we want here. Take a yellow troop.
tower-army = It is allowed on an army. Here, try the tower.

lesson-dragon = The flight of the dragon
lesson-dragon-task = You have placed the seven. The red dragon is on army four, the undead dragon on army three. First say that you are done placing. Then send the red dragon to another army.
lesson-dragon-hint = First done. Then army one or army two: fly I, or fly II.
lesson-dragon-well = Good. Nobody plays on that army any more while the dragon is there.
dragon-done-first = Not yet. First say that you are done placing.
dragon-enough = Keep your cards for now: this lesson is for the dragon. Say that you are done.
dragon-undead = Impossible. The red dragon does not go where the undead one stands. Try army one or two.
dragon-stay = It must move. It is already on army four.

lesson-hero = The hero
lesson-hero-task = Nothing in your hand fits but the hero and the tower. The hero stands for a troop: you say its value, and its colour on armies three and four. Army three is green and ends with a six. Place your hero there with the smallest value that fits, to leave room.
lesson-hero-hint = The smallest value after six is seven, and the colour is green. In full: place h=7v III.
lesson-hero-well = Good. The hero counts as a seven green: the eight green will fit after it.
hero-higher = That value would fit if it is above six, but it is not the smallest possible. Name it seven.
hero-colour = Army three is green: your hero must be green.
hero-tower = That move is allowed. Here, learn to place the hero on army three.

lesson-sixth = The sixth card
lesson-sixth-task = Army one has five cards and ends with a nine. You hold the ten yellow, the two blue and the twelve green. Place the sixth card on army one, then hear what happens, and place again.
lesson-sixth-hint = The ten or the twelve makes six cards: all of them go. Then any card begins a new series. In full: place j10 I, then place b2 I.
lesson-sixth-well = Good. The pile was cleared, and you began a new series in the same turn.
sixth-low = Too low: army one ends with a nine.
sixth-elsewhere = It is allowed, but first do the sixth card on army one.
sixth-more = You could end. But army one is empty: place one more card there.

lesson-swap = Getting a hero back
lesson-swap-task = Army one holds a four, a hero named six, then a nine. You hold the seven blue, the ten yellow and the two red. Swap the hero for a troop that fits in its place, then place a card on army one.
lesson-swap-hint = The seven fits between four and nine. In full: swap b7 I 2, then place j10 I.
lesson-swap-well = Good. The hero is at the bottom of your camp: it will come back.
swap-order = That card does not fit between the four and the nine. It takes one from five to eight.
swap-later = That is allowed too. Here, do the swap of the hero first.
swap-tower = It is allowed, but after the tower there is no swap any more. Try the swap on army one.
swap-must-place = Not yet. After the swap you must place a card on army one.

lesson-taking = When nothing can be placed
lesson-taking-task = None of your cards fits: nine red, ten blue, seven yellow. Army one holds a two, an eight and an eleven. Take just enough cards off the end of army one, then place.
lesson-taking-hint = Without the eleven, the nine and the ten fit after the eight. In full: take I 1, then place r9 I.
lesson-taking-well = Good. The eleven is under your camp, and you have placed.
taking-too-many = Taking two cards is allowed, to place the seven. Here, take only one: the nine or the ten will fit.
taking-other = Another army might do. In this lesson, take from army one.
taking-nothing-fits = That card does not fit there. Nothing in your hand fits: you have to take cards back.
taking-fits-now = The seven would not fit after the eight. Place the nine or the ten.
taking-place = Not yet. After taking back you must place a card.

lesson-token = A token
lesson-token-task = Army two holds a nine and a three: your cards are too strong. You have the Epidemic token, which removes one or two cards from the end of an army. Remove the three, then place on army two.
lesson-token-hint = Only one card to remove. In full: epidemie II 1, then place b8 II.
lesson-token-well = Good. A token is not an action: you have placed all the same. Now you know the whole game.
token-too-many = Two cards would empty the army. Here, remove only the three.
token-other = That is not where your cards are waiting. Try army two.
token-no-take = You would be allowed to, for nothing fits. But the token costs less: try it.
token-flight = That token opens an army under a dragon. Keep it, and think of Epidemic.
