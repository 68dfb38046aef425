# Play with real cards: what the readers say, what the table has to tell, what the hands have to do.

spot-hand = { $who ->
    [none] hand reader
   *[other] hand of { $who }
    }

component-hidden = a face-down card

## Results asked for
table-ask-help = { $readers ->
    [yes] Lay the card on a reader, or tell it by keys. The keys n and p look for it, d chooses it.
   *[no] Answer by keys. The keys n and p tell the answers, d chooses.
    } { $optional ->
    [yes] Capital { $untold } if it is not told.
   *[no] { "" }
    }
table-ask-again = { $what } { $count ->
    [one] One possible answer: { $first }.
   *[other] { $count } answers, keys n and p. The first: { $first }.
    }
answer-untold = not told
table-told = Noted.
table-untold = The card stays unknown.
table-told-part = { $value }. { $kind ->
    [roll] { $left ->
        [one] One more die.
       *[other] { $left } more dice.
    }
   *[other] { $left ->
        [one] One more.
       *[other] { $left } more.
    }
    }
table-untold-nothing = Nothing to keep quiet, no result is asked for.
table-untold-not = This result has to be told. { $what }
table-untold-bot = The card of { $who } has to be read, face down. The program keeps it to itself.
answer-unknown = unknown
told = { $kind ->
    [draw] Draw
    [token] Token
   *[other] { "" }
    }{ $where ->
    [none] { "" }
   *[other] { $kind ->
        [draw] , { $where }
        [token] , { $where }
       *[other] { $where }
        }
    }{ $value ->
    [none] { "" }
   *[other] : { $value }
    }

## Cards read
table-card-read = Card read.{ $keys ->
    [yes] { " " }Key e to hear it.
   *[no] { "" }
    }
table-card = { $state ->
    [playable] { $card }, playable.
    [held] { $card }.
    [asked] { $card }, read. It is not the card that is asked for.
   *[strange] { $card }. This card is not known to be in your hand.
    }
table-shown = { $text }{ $count ->
    [0] .
    [one] . One move is possible, { $move }. Key d.
   *[other] . { $count } moves are possible, key d.
    }
table-which = { $zone }: { $card }. { $count ->
    [0] No move.
   *[other] { $count } moves are possible, which one? Keys n and p, then d.
    }
table-wrong = { $zone }: I read { $card }{ $expected ->
    [none] .
   *[other] , the game expects { $expected }.
    } { $why ->
    [none] { "" }
   *[other] { $why }
    } Take back { $take }, or press { $undo }.
table-not-in-hand = { $alone ->
    [yes] This card is not in your hand.
   *[no] This card is not in the hand of { $who }.
    } If it really is, capital { $mend } mends a card that was misread.
table-ask-first = A result is asked for first. { $what }
table-gone = { $zone }: { $take } is missing. Put it back.
table-lifted = { $what } { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible, which one? Keys n and p, then d.
    } Or put the piece back in its place.
table-put-down = Back in its place, { $zone }.
table-taken-ask = A card was taken off. Play this move, { $what }?
table-taken-which = A card was taken off. { $count } moves are possible, which one? Keys n and p, then d. Or key q, and put it back.
table-failed = A fault with a reader. The key t says where the game stands, the key b what lies there.
table-laid-ask = Play this move, { $what }?
table-all-gone = No card is read any more. The game is kept, nothing has changed.
table-other-game = This card is of another game, { $game }. Take it away.
table-button-late = Button { $button } was pressed while a line was typed, without effect. Press it again.
table-button-unknown = Button { $button } does nothing.

## Unknown tags
table-unknown = Unknown tag, { $zone }. Keys n and p to learn it, ignore it, or hear what it is. Then d.
table-unknown-learn = learn this tag
table-unknown-ignore = ignore it during this game
table-unknown-look = what is known of it
table-unknown-ignored = Tag ignored.
table-unknown-what = Tag on { $zone }. Its number ends in { $number }. { $text ->
    [none] Nothing is written on it.
   *[other] Written on it: { $text }.
    }
table-unknown-learnt = Learnt, { $component }.
table-unknown-learnt-unsaved = Learnt for this game, { $component }. The disk could not write it.
table-unknown-full = All the pieces of the box have their tag already. Ignore this one.

## Check
table-check-same = The table and the game agree.
table-check-not-here = This game cannot be checked. The key b tells the board.
table-check-no-reader = No reader works. This is what should lie there. { $lying }
table-check-lying = { $zone }: { $count ->
    [0] nothing
   *[other] { $cards }
    }.
table-check-passing = The readers see only what passes. This is what should lie there. { $lying }
table-check-unknown = { $zone }: { $count ->
    [one] an unknown tag.
   *[other] { $count } unknown tags.
    }
table-check-full = { $zone }: too many cards, I cannot tell them all apart. { $count ->
    [0] The game expects nothing there.
   *[other] The game expects { $cards } there.
    }
table-check-rest = Otherwise the table and the game agree.
table-check-dead = Without a reader: { $zones }.
table-differs = { $zone }: { $count ->
    [0] { $missing } missing. To be laid.
   *[other] { $lacking ->
        [0] I read { $seen } too many. Take away.
       *[other] I read { $seen }, the game expects { $missing }.
        }
    }

## What the hands have to do
table-tasks = For the hands: { $what }
table-tasks-none = Nothing to do for the hands, all is in its place.
table-restore = On the table: { $what } Is it done?
table-restore-done = Good. { $turn }
table-restored = All is back in its place. { $turn }

## Mending
table-correct-nothing = Nothing to mend, no result has been told yet.
table-correct = { $count ->
    [one] One result was told: { $first }. Key d to tell it anew.
   *[other] { $count } results told, the last one first. Keys n and p, then d to tell one anew. { $first }.
    }
table-correct-now = To tell anew. { $what }. Scan, type, or keys n and p, then d.
table-correct-same = It was that already, nothing has changed.
table-correct-stuck = A later move no longer fits this correction: { $what }. { $why } Undo { $count ->
    [one] that move
   *[other] that move and what followed
    } and mend?
table-correct-kept = Nothing was mended.
table-corrected = Mended. { $what }.
table-entry = { $who }, { $what }
table-entry-other = another event

## Who tells cards
table-menu-tells = { $tells ->
    [yes] { $who } will tell the cards
   *[no] { $who } will tell the cards no more
    }
table-tells = { $tells ->
    [yes] { $who } tells the cards.
   *[no] { $who } tells the cards no more. They stay unknown, and the game goes on.
    }
