# One or two sentences a clause, spoken by the rules key. The identifiers are those of the clauses.

## Components
rule-S1-1 = Races: fanatics, sea creatures, undead, orks and goblins. Each has four kinds of fighters, five workers, five summary cards and one hit point tablet.
rule-S1-2 = Shared pieces: wood, stone and ore cards, land tiles, four map parts and twenty victory cards. Ore and Luminax are the same resource.
rule-S1-3 = Totals of the box: those of the booklet do not all agree with its own lists. The inventory follows the lists and tells you where the totals differ.

## Set-up
rule-S2-1 = Map: two players, two different races, one town each. Range is counted in steps from cell to cell. Nobody enters a town or crosses it.
rule-S2-2 = Start: the first player is drawn by lot, chooses his race and buys first. Each starts with fifteen wood and two stone.
rule-S2-3 = Limited bank: if there are not enough cards for both, they are given one by one to the player who has received fewer.

## Turn
rule-S3-1 = Order of the turn: harvest for both together, then construction, then action. The first player changes every turn.

## Harvest and construction
rule-S4-1 = Harvest: a worker gives one wood on forest, one stone on rock, one ore on a volcano. Any unit on a victory tile gives one victory card.
rule-S4-2 = Construction: pay the price of the unit and put it on a free cell next to your town. You need a figure in stock and a cell where it may stand.
rule-S4-3 = Exchange: during your construction, one ore becomes two wood or two stone, if the bank has them.

## Action
rule-S5-1 = Actions: each unit built before this turn has two actions, to move or to attack. Twice the same is allowed; none is compulsory.
rule-S5-2 = Moving: up to the movement points of the unit. It may pass through an occupied cell but not stop there. Only workers of one side share a cell.
rule-S5-3 = Attack: the target must be in range. Roll the dice of the unit, add them up, take off the land penalties: that is the damage. A town is attacked in the same way.
rule-S5-4 = Unit destroyed: at no hit points it goes back to the stock and may be built again.

## End
rule-S6-1 = Town destroyed: at no hit points, its owner loses at once.
rule-S6-2 = Fifteen victory cards: who has them after a harvest wins at once.
rule-S6-3 = Nothing left to do: if at the end of a turn nobody has a unit or the means to pay for one, the game ends. More victory cards win. You may also give up during your own phase.

## Dice
rule-S7 = Dice: at the table you roll your real dice and tell the program the result.
