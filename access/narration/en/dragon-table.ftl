# The dragon game with real cards: what the hands have to do, and to undo.

component-token = token { $token }
component-the = the { $component }
ask-draw-alone = Draw a card.
ask-look-alone = Look at your whole camp and tell its cards: { $count } in all.

## To do
task-placed = { $held ->
    [0] { $card } on { $pile_the }.
   *[other] Card { $held } of { $seat }'s hand: { $card }, to be laid on { $pile_the }.
    }
task-dragon-flew = { $dragon }, from { $start_the } to { $army_the }.
task-drew = { $alone ->
    [yes] Draw a card.
   *[no] { $seat } draws a card.
    }
task-cleared = { $pile }: take the six cards away, they leave the game.
task-swapped = { $held ->
    [0] { $card } in the place of the hero of { $army_the }.
   *[other] Card { $held } of { $seat }'s hand: { $card }, in the place of the hero of { $army_the }.
    } The hero goes under the camp{ $alone ->
    [yes] .
   *[no] , that of { $seat }.
    }
task-took-off = { $alone ->
    [yes] { $army }: take { $cards } off and lay them beside the board.
   *[no] { $army }: take { $cards } off and slide them, in this order, under the camp of { $seat }.
    }
task-token-used = Token { $token }: it leaves the game.
task-removed = { $army }: take { $cards } out of the game.
task-looked = { $alone ->
    [yes] Look at your whole camp.
   *[no] { $seat } looks at the whole camp.
    }
task-picked = { $alone ->
    [yes] Keep a card of the camp and shuffle the rest.
   *[no] { $seat } keeps a card of the camp and shuffles the rest.
    }
task-undead-came = Undead dragon on { $army_the }.
task-undead-left = { $army }: take the undead dragon off the board.
task-inserted = { $held ->
    [0] { $card } at place { $place } on { $army_the }.
   *[other] Card { $held } of { $seat }'s hand: { $card }, at place { $place } on { $army_the }.
    }

## To undo
untask-placed = { $pile }: take { $card } back{ $alone ->
    [yes] { " " }into the hand.
   *[no] , for the hand of { $seat }.
    }
untask-dragon-flew = { $dragon }, from { $army_the } to { $start_the }.
untask-drew = Last card drawn: { $alone ->
    [yes] put it back on the camp.
   *[no] put it back on the camp, to { $seat }.
    }
untask-cleared = { $pile }: lay back, from the bottom, { $cards }.
untask-swapped = { $army }: put the hero back at place { $place }, and { $card } into the hand{ $alone ->
    [yes] .
   *[no] , that of { $seat }.
    }
untask-took-off = { $army }: lay back { $cards }, the one taken last first.
untask-token-used = Token { $token }: { $alone ->
    [yes] take it back.
   *[no] give it back to { $seat }.
    }
untask-removed = { $army }: lay back { $cards }, the one taken last first.
untask-picked = { $alone ->
    [yes] Put the card taken back into the camp and shuffle it.
   *[no] { $seat } puts the card taken back into the camp and shuffles it.
    }
untask-undead-came = { $army }: take the undead dragon off the board.
untask-undead-left = Undead dragon back on { $army_the }.
untask-inserted = { $army }: take { $card } back{ $alone ->
    [yes] { " " }into the hand.
   *[no] , for the hand of { $seat }.
    }
