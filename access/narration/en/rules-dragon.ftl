# One or two sentences a clause, spoken by the rules key. The identifiers are those of the clauses.

## Components
rule-D1-1 = Cards: fifty-two in all. Forty-eight troops, in four colours from one to twelve, and four heroes.
rule-D1-2 = Tokens: eight in all, of seven kinds. One of each kind, but two of the undead dragon.
rule-D1-3 = Board: four armies, numbered one to four, and a tower. Two figures go with it, the red dragon and the undead dragon.

## Set-up
rule-D2-1 = Players: one, two, three or four. Alone, you follow the solo rules.
rule-D2-2 = Heroes: with two players, each gets two. With three or four, each gets one; with three, the hero left over goes into the troop pack. In solo you have all four.
rule-D2-3 = Start of the armies: one troop, face up, on each of the four armies. The tower starts empty.
rule-D2-4 = Camp: the cards left are dealt evenly, and each player shuffles his heroes in. It is your pack, face down.
rule-D2-5 = Starting tokens: with three or four players, each has two, kept secret. With two players, each has one undead dragon and two other tokens. The tokens left over leave the game unseen.
rule-D2-6 = Red dragon: it starts on army one.
rule-D2-7 = First player: each shows the top three cards of his camp, and the highest total starts. A hero counts thirteen there. Those three cards are the first hand.

## Turn
rule-D3 = Turn: decision, then flight of the red dragon, then recruitment. Then it is the next player's turn, clockwise.
rule-D3-1 = Decision step: place one or more cards on one army only, or exactly one troop on the tower. You cannot skip it.
rule-D3-2 = Flight of the dragon: you must move the red dragon to another army. Never to the tower, never to the army of the undead dragon.
rule-D3-3 = Recruitment: you draw until you hold three cards. If you already hold three, or the camp is empty, you draw nothing.
rule-D3-4 = Immediate win: as soon as your hand and your camp are empty you win, even before the dragon flies. Tokens you still have do not matter.
rule-D3-5 = Closed army: no card is played on an army with a dragon on it. The tower is never under a dragon.
rule-D3-6 = Refused move: while you have placed nothing this turn, a token, an insertion or a swap must still leave you something to place or to take back. A move that wins is always allowed.

## Placing
rule-D4-1 = Order of the armies: one rises and two falls, in any colours. Three rises and four falls, in one colour. The tower takes troops of one colour, in any order.
rule-D4-2 = Colour: the first card laid on an empty pile sets its colour. The pile is free again once it is emptied.
rule-D4-3 = Sixth card: it clears the pile, and the six cards leave the game. On an army you may go on placing. On the tower you may not.
rule-D4-4 = One hero at a time in an army. None in the tower.
rule-D4-5 = Hero: it is a joker. You name the value it stands for, from one to twelve, and its colour on armies three and four. That value must fit the order.
rule-D4-6 = Swap: a hero in an open army can be replaced by a troop of your hand that fits in its place. You must also place a card on that army this turn. The hero goes under your camp.

## Nothing to place
rule-D5-1 = Nothing to place: it means that no card of your hand fits an open army, and no troop fits the tower. If you can place, you may not take back.
rule-D5-2 = Taking back: choose an open army and take just enough cards off its end to be able to place one of yours. The cards taken go under your camp. Only once a turn, before you place.
rule-D5-3 = Army emptied by taking back: you may lay any card there first.

## Tokens
rule-D6 = Tokens: you may play as many as you like during your decision step. A token is not an action, and it leaves the game once used. All the cards you lay in one turn go to the same pile.
rule-E0 = Token without effect: a token cannot be played when it would change nothing.
rule-E1 = Imprisoned: the tower is closed until the start of your next turn.
rule-E2 = Epidemic: remove the last card, or the last two cards, of one army from the game. Even an army with a dragon on it.
rule-E3 = Reinforcement: look at your whole camp, take one card into your hand, then shuffle the camp.
rule-E4 = Counter-order: change the colour of army three, army four or the tower. The next cards there must be of that colour.
rule-E5 = Undead dragon: put it on an army without the red dragon. That army is closed until the start of your next turn. It cannot be played if it is already on the board.
rule-E6 = Unexpected volunteers: insert one or two cards of your hand between cards of an open army, keeping order and colour. It is not your placement of the turn. The two ends of the pile do not count as between.
rule-E7 = High flight: the dragon you name closes nothing until the end of this turn. The red dragon still cannot land on the army of the undead dragon.

## End
rule-D7 = End of the game: the first with no card left, in hand or in camp, wins. The others are ranked by the cards they have left. Equal counts share the place.

## Solo
rule-D8-1 = Solo set-up: forty-eight cards in the camp, and three in hand. Five tokens lie before you: all but imprisoned and the two undead dragons.
rule-D8-2 = Red dragon in solo: it goes on by itself, one army each turn. One, two, three, four, then one again.
rule-D8-3 = Deserters: in solo, the cards you take back stay beside the board, and each troop among them is a deserter. A hero taken back leaves the game and does not count.
rule-D8-4 = End of the solo game: when your hand and your camp are empty. No deserter is perfect. Up to four is a success; up to eight is poor; up to fifteen is a failure; more is carnage.
rule-D8-5 = Solo variant: the undead dragon starts on army four and goes on like the red one, every turn. Cards are taken back only from an army without a dragon.

## Tactile adaptation
rule-D9-1 = Adapted troops: a colour sticker at the top left, over the number. Under it, in a column, the dots of the value. The mark for heroes is not set by the published adaptation.
rule-D9-2 = Adapted tokens: one shape in the middle of the face. Grid for imprisoned, target for epidemic, plus for reinforcement, two opposed triangles for counter-order, diamond for undead dragon, the figure two for volunteers, exclamation mark for high flight.
rule-D9-3 = Adapted board: a clear pad in the middle of each numbered space, with dots above it. A pad on the column of the tower too.
rule-D9-4 = Adapted figures: a heart on the red dragon, the one on ice. A diamond on the undead dragon, the one on fire.
rule-D9-5 = Colour code: only the heart for red is published. The rest is a proposal of this program, which your club may change.
