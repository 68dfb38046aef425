# One or two sentences a clause, spoken by the rules key. The identifiers are those of the clauses.

## Cards and decks
rule-G1-1 = Creature: it has a kind, a class, a size, a vitality, perhaps flight, an off-colour bonus and the bribes it falls to. Its up-number is its vitality; a card without a number counts zero.
rule-G1-2 = Deck: at least fifty-five cards, and no more than five of the same, terrains and shields apart. It needs one guardian and three strongholds of one name.
rule-G1-3 = Pen and depot: the pen keeps single-bordered cards, creatures, shields, terrains. The depot keeps double-bordered cards, spells, bribery, hand items. Both together are the storage hand.

## Board
rule-G2-1 = Board: three columns and four rows. Your three strongholds, two rows of disputed lands, the three strongholds of the foe. One goes forward, back, left and right, never diagonally.
rule-G2-2 = Disputed land: it belongs to the player whose terrain card lies on it. Without a card, it stays with the one who had it last. Entering it or winning there changes nothing before phase three.
rule-G2-3 = First hand: twelve cards. Without a shield in it, burn one power stone, shuffle and draw twelve anew, only once.

## Turn
rule-G3-1 = Draw: the base draw, plus a bonus if you control fewer lands, or more, and another if your last up-card was the lower. The up-card is the first card drawn.
rule-G3-2 = Organising: in secret and together, you put shields, creatures, upgrades and items in place. A shield needs at least one creature. Then keep at most seven cards in storage.
rule-G3-3 = Movement: both turn an up-card, and the higher begins. Then, in turns, turn one shield and choose: stay, move, fly, reinforce or attack the guardian.
rule-G3-4 = Terrain settlement: you may remove a terrain under your shields. Then every shield on a land without terrain gets one from its owner, or loses one creature.
rule-G3-5 = Hidden terrain: any single-bordered card can serve as terrain, face down. It has neither bonus nor text.
rule-G3-6 = Empty draw pile: you draw no more. Once a turn, shuffle your discard pile to turn an up-card from it, which goes back.

## Movement
rule-G4-1 = Moving and flying: two spaces as a rule. A shield stops on a land without terrain, and on an enemy shield to fight. It flies if all its creatures fly, once a turn.
rule-G4-2 = Limit: thirty points of vitality in a space, twenty-five under a shield and terrain card. The red number counts where there is one.
rule-G4-3 = Too much vitality at a fight: the player at fault loses that fight. The foe takes cards from him at random down to the limit, and the shield retreats.
rule-G4-4 = Reinforcing: turn a shield, and creatures from your strongholds join it, by normal movement, without combat.
rule-G4-5 = Secret: the cards under a shield before its fight, the hands, and the order of the discard pile. Nobody touches the cards of the other.

## Combat
rule-G5-0 = Start of the fight: both pick up their cards there and add depot cards. The attacker, then the defender, says whether he plays a command card; both are revealed together.
rule-G5-1 = First step: both choose a primary attacker in secret.
rule-G5-1-1 = Check: command cards and standard bearers are looked at now, and again at the beginning of each step from three to seven.
rule-G5-2 = Second step: both primary attackers are revealed together.
rule-G5-3 = Third step, bribery: attacker, then defender, in turn, until both decline. A card bribes one enemy creature that bears its icon. Nothing else may happen before it.
rule-G5-3-1 = Bribed creature: it goes back to the pen of its owner. Its opponent becomes a card without opponent, and no other primary is chosen in its stead.
rule-G5-4 = Fourth step, destruction: that of both sides happens together.
rule-G5-4-1 = Immunity: a creature immune to that destruction stays.
rule-G5-4-2 = Destroyed: they go to the discard pile with their cards. They cannot be healed, and no longer count in secondary attacks.
rule-G5-5-1 = Area attack and immunity: only immunity to that kind of attack protects. Immunity to a class or a kind does not help.
rule-G5-5-2 = Area attack: it kills enemy creatures not yet engaged whose base vitality is no more than its number. Of one kind only the strongest counts.
rule-G5-6-1 = Immunity to the foe: an immune creature is not beaten by the total of its opponent. It may win with the higher total.
rule-G5-6-2 = Strike: base vitality is counted first.
rule-G5-6-3 = Off-colour bonus: mortals against elementals, elementals against externals, externals against mortals. None against a guardian.
rule-G5-6-4 = Other bonuses: land, stronghold, command, standard bearer and the texts of cards.
rule-G5-6-5 = Channelling by the attacker: he may spend stones now.
rule-G5-6-6 = Channelling by the defender: it is now his turn to spend stones.
rule-G5-6-7 = End of channelling: it goes on in turns until both stop, or channelling is cancelled.
rule-G5-7-1 = Ranged attack of the attacker: he may have a creature of his combat hand shoot. The foe may bribe the shooter.
rule-G5-7-2 = Answer of the defender: he may channel against that shot.
rule-G5-7-3 = Ranged attack of the defender: he may shoot in his turn, in the same way.
rule-G5-7-4 = Answer of the attacker: he may channel against that shot.
rule-G5-7-5 = End of shooting: it goes on until both stop.
rule-G5-8 = Result of the match-up: the lower total is beaten and lies under the winner. Equal, both stay.
rule-G5-8-1 = Destruction that waits for the result: it acts now, once the match-up is settled.
rule-G5-9 = Next match-up: start again with two other primaries.
rule-G5-9-1 = Only one side has creatures left: it goes on to secondary attacks.
rule-G5-9-2 = No creature left on either side: the result of the fight is counted.

## Rules of the fight
rule-G6-1 = Shooter: it only supports a primary. It comes from the combat hand, it is not shot at, but it may be bribed. Afterwards it is a card without opponent.
rule-G6-2 = Channelling: one stone at a time, attacker first. In one match-up a creature accepts at most its base vitality, unless its text gives another number.
rule-G6-3 = Effect on channelling: it hits only the last stone, unless it says otherwise. Channelling from a stronghold is hit whole.
rule-G6-4 = Dispelled command: a command creature loses its power, but stays as a creature without opponent.
rule-G6-5 = Attacked command: it defends like any creature. Secondary attacks on it come only after all primary ones.
rule-G6-6 = Changed border: the creature changes kind for that time, but the number of its off-colour bonus does not change.
rule-G6-7 = Fire and fear: they touch every creature that is not expressly immune.
rule-G6-8 = No further modification: when a text says so, nothing can change that match-up any more, not even bribing the shooter. Secondary attacks stay possible.
rule-G6-9 = Bribery banned by a terrain: only bribery cards are meant, not spells that bribe.
rule-G6-10 = Command required where it is forbidden: the creature is set aside, as a card without opponent.

## Secondary attacks
rule-G7-1 = Secondary attacks: the side that still has creatures sends them one by one, at the target it chooses. The target is a victorious or tied primary, a shooter, a card without opponent or a command card.
rule-G7-2 = Secondary total: the target defends with its base vitality only. The attack adds up every base vitality already set against it, and the bonuses of the last attacker. It must be greater; equal, the target stands.

## Result of the fight
rule-G8-1 = Who wins the space: each side adds up the base vitality of its creatures still there and unbeaten. The greater total wins; equal, the attacker retreats.
rule-G8-2 = Shield without creature at the end of a fight: it is destroyed, and counts among the five. If it empties otherwise, it is discarded and does not count.
rule-G8-3 = Retreat: the loser goes back one space, to a space he controls. If there is none, the shield is destroyed.
rule-G8-4 = Healing: before the beaten leave, the healers of the winner save some of them, but never destroyed creatures.

## Strongholds and end
rule-G9-1 = Rubble: a stronghold falls as soon as its defender loses there, or an enemy enters it without a fight. A guardian is attacked only from rubble one controls.
rule-G9-2 = Fight against a guardian: he is alone, a primary once, then come secondary attacks. If he is beaten, his side loses the game.
rule-G9-3 = Upgrades: one upgrade or downgrade on each left or right stronghold. The creature it holds is placed in phase one only.
rule-G9-4 = End of the game, checked at the end of a phase: guardian beaten, five enemy shields destroyed, or all six disputed lands controlled. Both together is a draw.

## Stones, spells, reactions
rule-G10-1 = Stones of a spell: the stone paid is burnt even if the spell is dispelled. Stones and cards go down one by one, and the foe may react to each.
rule-G10-2 = Spells: at any time, unless their text says otherwise. Dispel at once, when the card is revealed, or not at all.
rule-G10-3 = After use: spells and used items are discarded, accessories and creature items stay. Only one Gift of Isis, one Gift of Osiris and one Scarab of Bounty are in play at a time, both players together.

## Rulings and modes
rule-G11-1 = Rulings: each card has its own, which you find by its name. Official answers always hold; house rules and internet customs are set for your table.
rule-G11-2 = Disputes: both readings are told to you. Your table decides, and its decision is kept.
rule-G11-3 = Card by hand: what the program cannot apply by itself, it reads out. You tell it the outcome, which can be undone like any other move.
rule-G12 = Four ways to play: the full game, a single fight, the check of a deck, and the reader of rulings.
