# One or two sentences a clause, spoken by the rules key. The identifiers are those of the clauses.

## Components
rule-O1-1 = Players: two, three or four. Each has ten troops, three heroes, five goblins and a screen. The troops are four infantry, three archers and three cavalry.
rule-O1-2 = Strength of the troops: what is printed on your cards counts. Without it, this program counts infantry from one to four, archers and cavalry from one to three.
rule-O1-3 = Battlefields: Lothari, Urth, Falladir and the desert of thirst. Each has six enemies, with a main and a secondary value.
rule-O1-4 = Events: twenty-four cards. The goblin bank never runs out.

## Set-up
rule-O2-1 = Enemies: on each field three are removed unseen, four with three players. Three remain, or two with three players, face down.
rule-O2-2 = Start: the events are shuffled, and the first player is drawn by lot. The game lasts four rounds, three rounds with three players.
rule-O2-3 = Secrets: the face-down cards, and what is left behind each screen. Goblin totals are not told, but every payment is public.

## Reveal
rule-O3-1 = New enemy: one is turned up on each field without one, if any is left. An undefeated enemy stays in place.
rule-O3-2 = Event: one is drawn at the start of the round. It holds for the whole round, then leaves the game.

## Deployment
rule-O4-1 = Rank: two of your cards side by side, one face up and one face down, at the end of a field's column. Each player places one in turn, five times round. Rank one is nearest the enemy.
rule-O4-2 = Closed field: once all its enemies are defeated, nothing is placed there and nobody fights there. An open field without any rank is a battle lost.
rule-O4-3 = Forbidden rank: shaman with champion, two archers, or two cavalry. Two infantry are allowed. The scout never goes into a rank.
rule-O4-4 = Placing is compulsory: while a rank is possible you must place one, even with a hero. If none is possible, your turn is lost.
rule-O4-5 = Scout: during deployment, brawls and battles you may look in secret at one face-down card of an opponent. All hear which one; you alone learn it. The scout is then used.
rule-O4-6 = Shortage: if this event is in force, it is paid after the last rank is placed.

## Brawl
rule-O5-1 = Order of brawls: the last rank begins. Its owner turns up its hidden card and says whether he attacks the rank just in front. If he declines, his rank stands aside for the battle. The first rank cannot attack.
rule-O5-2 = Hero rank: a rank with a champion or a shaman does not attack. If that hero is face up, it cannot be attacked either.
rule-O5-3 = Your own rank: you may not attack it, unless a hidden shaman forces you to.
rule-O5-4 = Duel: right card against right card, then left against left. Cavalry beats archers, archers beat infantry, infantry beats cavalry. Same type: the stronger wins; equal, both stay.
rule-O5-5 = Outcome: with two duels won, the other rank is out and you take one goblin. The attacker may then go on or stop; a defender still complete becomes the last rank and may attack. In the other cases, the attacker stands aside.
rule-O5-6 = Incomplete rank: it never attacks.
rule-O5-7 = Hidden champion: if an attack uncovers it, the brawl is cancelled. The attacker stands aside.
rule-O5-8 = Hidden shaman: if an attack uncovers it, the attacker jumps over that rank. He must attack the next one in front, even his own.
rule-O5-9 = Loser without goblins: he pays nothing.

## Battle
rule-O6-1 = Strength of the army: the sum of the troops still there. A troop beside a shaman counts double. Heroes count nothing.
rule-O6-2 = Strength needed: the main value of the enemy, times the number of players.
rule-O6-3 = Battle won: the strength is enough, or a champion is there. The strongest takes the main value in goblins. He shares the secondary value out among others with troops there.
rule-O6-4 = Battle lost: the strongest pays the main value to the bank. He may make other players pay, up to the secondary value in all.
rule-O6-5 = Tie for strongest: add both values, divide by the number tied, round down. Each gets that, or pays it. Nothing else is shared.
rule-O6-6 = No troop there: the battle is lost, and nobody pays.
rule-O6-7 = Ruin: nobody pays more than he has. The rest of the debt is forgotten, but all learn of the ruin.
rule-O6-8 = Enemy: defeated, it leaves the game. Otherwise it stays for the next round.
rule-O6-9 = After the battle: the troops go back behind the screens. Heroes that stood there are used, face up.

## End
rule-O7 = End of the round: the first player changes, clockwise to the neighbour.
rule-O8-1 = End of the game: after the last round, or as soon as every enemy of every field is defeated at the end of a round.
rule-O8-2 = Winner: at least three fields must be wholly defeated, or everybody loses. Then the richest in goblins wins. Equal, they share the win.
rule-O9 = Orc phrase: it can be read to a player who is too slow. If his rank is not down when it ends, he must place it at once and pay one goblin.

## Events
rule-O10-1 = Favour of Llovar: on the field named, the winner of a battle won gets two more goblins, for himself alone. In a tie nobody gets them.
rule-O10-2 = Whim of Llovar: the winner of a battle shares nothing out.
rule-O10-3 = Storm, open ground, heavy ground: one of the three advantages falls, and the stronger wins. Storm, archers against infantry. Open ground, infantry against cavalry. Heavy ground, cavalry against archers.
rule-O10-4 = Shortage: after deployment, the owner of the last rank of each field pays two goblins to the bank.
rule-O10-5 = Reinforcements: for the strength needed, each enemy counts one more in main value. The rewards do not change.
rule-O10-6 = Wrath of Llovar: on the field named, the winner gets half his goblins, rounded down. What is shared out does not change.
rule-O10-7 = Anti-magic zone: no shaman on the field named. Confusion: no champion. Fog: no scout.
rule-O10-8 = Diversion: each field takes at most as many ranks as there are players. Deployment ends when every place is taken.
