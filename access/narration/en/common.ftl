# What every game says.

## Joining
list-none = nothing
list-last = { $before } and { $last }
list-more = { $item }, { $rest }
or-none = nothing
or-last = { $before } or { $last }
or-more = { $item }, { $rest }
# The numbers that may be typed as words, from zero.
number-words = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
# More words for one.
number-one-words = one
# The nouns that are followed by their number.
numbered-nouns = army number place rank column row square territory field
# Words that may be typed but do not count.
filler-words = on of the to at in for with a i play place put lay
nobody = nobody
condensed = Messages shortened: { $count }. The w key tells them.
player-default = Player

# A name with its article.
the = { $number ->
   *[one] { $elision ->
       *[no] { $gender ->
           *[m] the { $name }
        }
    }
}

## Lists
list-empty = The list is empty. The q key goes back.
list-empty-before = Nothing before either, the list is empty.
do-empty-why = Nothing to do here. { $why }
walk-at = { $text }. { $at } of { $count }.
walk-first = Top of the list. { $text }. { $at } of { $count }.
walk-last = End of the list. { $text }. { $at } of { $count }.
walk-first-tens = Not ten lines before. { $text }. { $at } of { $count }.
walk-last-tens = Not ten lines after. { $text }. { $at } of { $count }.
axis-none-next = Nothing to the right in this list. The keys n and p walk it.
axis-none-previous = Nothing to the left in this list. The keys n and p walk it.
zone-empty-next = Nothing to walk in here. { $zone }.
zone-empty-previous = Nothing before, this place is empty. { $zone }.
more-empty = Nothing under the cursor, so nothing more to tell.
more-none = No more details. { $text }.
back-to-hand = Back to the hand.
back-to-board = Back to the board.
do-empty = Nothing to do here, the list is empty. The t key tells what is expected.

## Hand
hand-all = { $count ->
    [0] Empty hand.
    [one] One card in hand: { $cards }.
   *[other] { $count } cards in hand: { $cards }.
    }
card-read = Card { $number }: { $text }.
card-beyond = { $count ->
    [0] No card { $number }, the hand is empty.
    [one] No card { $number }, you have one card only.
   *[other] No card { $number }, you have { $count } cards.
    }
no-hand = No hand in this game, the key { $number } reads nothing. The h key tells your pieces.
order = Order of the hand: { $order }. { $hand }
order-only = This game knows one order only.
order-received = as received
order-colour = by colour
order-value = by value
playable-next = Playable next: { $text }.
playable-previous = Playable before: { $text }.
playable-next-none = Nothing playable. The f key tells what is still possible.
playable-previous-none = Nothing playable before either.
playable-next-not = Nothing to play. { $why }
playable-previous-not = Nothing to play before either. { $why }

## Playing
no-move-read-only = This game can only be read, it cannot be played on.
no-move-over = The game is over.
no-move-ask = A result is awaited. { $what }
no-move-onlooker = You are watching the game, you do not play.
no-move-other = It is not your choice, it is for { $who }.
no-move-here = Nothing to play here. { $text }.
not-playable = Not playable: { $text }. { $why }
pick-left = Choice cancelled, nothing was played.
pick-so-far = Chosen so far: { $parts }. The keys n and p tell what comes next, d chooses, q goes back.
actions-none = No other action is possible now.
actions-open = { $count ->
    [one] One action possible: { $first }.
   *[other] { $count } actions possible, keys n and p. The first: { $first }.
    }
finish-not = Cannot finish. { $why }
finish-no = Cannot finish now. { $turn }
do-what = A number is expected after do, for example: do 3. I read { $text }.
do-beyond = No move { $number }. There are { $count }.
moves-count = { $count ->
    [0] No move is possible.
    [one] One move is possible.
   *[other] { $count } moves are possible.
    }
moves-too-many = { $count } moves possible, too many for a list. Type a move, for instance: { $example }.
moves-line = { $number }: { $move }.
word-unknown = Unknown word: { $word }. Did you mean { $near }?
word-unknown-far = I did not understand { $word }. Type help, moves, or a move, for example: { $example }.
word-unknown-guarded = I did not understand { $word }. Type help, moves, or a move.

## Undo, redo, hint
undo-nothing = Nothing to undo.
undo-nothing-sealed = Nothing to undo, you have chosen nothing yet.
undo-sealed-order = Cannot undo, a later choice depends on this one. Undo the later one first.
redo-read-only = Nothing to redo, this game can only be read.
yes-to-nothing = Yes to what? No question stands.
no-to-nothing = No to what? No question stands.
undo-read-only = Cannot undo, this game can only be read.
undo-agree = { $who }, { $asker } wants to undo a move that told you something. Do you agree?
undo-declined = No undo, { $who } does not agree.
act-secret = Done, in secret.
undone = Undone: { $what }.
undone-revealed = Undone: { $what }. You have seen this all the same. { $revealed }
undone-public = { $who } undoes the last move.
undo-hidden = hidden choice
redone = Redone: { $what }.
redo-nothing = Nothing to do again.
hint = Hint: { $move }. { $why }
hint-bare = Hint: { $move }.
hint-none = No hint. { $why }
reason-expects-win = From { $worlds } imagined games, { $percent } chances in 100 to win.

## Knowing
alone-to-hear = Are you alone to hear?
alone-no = Then I keep quiet. Ask again when you are alone.
turn-question = A question awaits your answer. { $text }
turn-ask = A result is awaited. { $what }
changes = Since your last turn: { $what }
changes-none = Nothing new since your last turn.
last = Last move: { $what }
last-none = No move has been played yet.
table-ask = For the hands: { $what }
rules-none = No rules text for this game.
rule-here = Rule. { $text }
rule-refused = The rule that refuses this move. { $text }

## Questions
question = { $text } Key y for yes, n for no. Default: { $default ->
    [yes] yes
   *[no] no
    }.
question-again = The question again. { $text }
help-question = Answer the question, y for yes or n for no. { $text }
hand-over = Pass the machine to { $who }. { $who }, press a key.
taken-over = { $who } has the keys. { $turn }

## Help
help-open = { $count } useful keys now, n and p to walk them, d to try one. { $first }
help-key = { $key }: { $what }
help-digits = 1 to 9, 0 for the tenth: read a card of the hand
help-digits-more = Digits read a card and put the cursor on it. They never play. The top row works without shift.
key-comma = comma
key-semicolon = semicolon
key-less = less than
key-greater = greater than
key-colon = colon
key-question-mark = question mark
key-space = space
key-enter = Enter
key-escape = Escape
key-backspace = backspace
key-tab = tab
key-home = home
key-end = end
key-delete = delete
key-insert = insert
key-pageup = page up
key-pagedown = page down
key-function = key F { $number }
key-other = unknown key
key-shift = shift { $key }
key-up = up arrow
key-down = down arrow
key-left = left arrow
key-right = right arrow
key-paste = pasted text
key-capital = capital { $letter }
key-control = control { $letter }
key-exclamation = exclamation mark
key-quote = quote
key-hash = hash
key-dollar = dollar
key-percent = percent
key-ampersand = ampersand
key-apostrophe = apostrophe
key-paren-open = opening parenthesis
key-paren-close = closing parenthesis
key-star = star
key-plus = plus
key-hyphen = hyphen
key-period = full stop
key-slash = slash
key-equals = equals
key-at = at sign
key-bracket-open = opening bracket
key-bracket-close = closing bracket
key-backslash = backslash
key-caret = caret
key-underscore = underscore
key-backquote = backquote
key-brace-open = opening brace
key-brace-close = closing brace
key-bar = vertical bar
key-tilde = tilde
key-degree = degree
key-section = section
key-pound = pound
key-micro = micro
key-currency = currency
key-squared = squared
key-euro = euro
key-guillemet-open = opening guillemet
key-guillemet-close = closing guillemet
key-diaeresis = diaeresis
key-unknown = This key does nothing: { $key }. The { $help } key tells the useful keys.
key-unknown-practice = does nothing
practice-on = Key practice. Press any key, nothing will be played. Capital K ends it.
practice-off = End of key practice.
practice-key = { $key }: { $what }.
command-card = read card { $number } of the hand, without playing it
command-help = the useful keys now
command-help-more = The list comes from the state of the game. The keys n and p walk it, d does what the line says.
command-next = next in the list
command-next-more = Down arrow does the same.
command-previous = previous in the list
command-previous-more = Up arrow does the same.
command-next-axis = next inside the place
command-next-axis-more = After the b key, walks the cards of a pile. In a long list, ten forward. Right arrow does the same.
command-previous-axis = previous inside the place
command-previous-axis-more = After the b key, walks the cards of a pile. In a long list, ten back. Left arrow does the same.
command-do = play or choose what is under the cursor
command-do-more = Enter does the same. What is left to choose, you are asked.
command-back = go back, or open the menu
command-back-more = Escape does the same. This key never leaves the game.
command-more = more about what is under the cursor
command-more-more = Space does the same.
command-hand = read the hand
command-hand-more = The hand becomes the list to walk.
command-order = change the order of the hand
command-order-more = One after the other: { $orders }.
command-turn = whose turn it is, and what is expected
command-turn-more = While you choose, tells what is chosen so far.
command-score = the score
command-score-more = the score in detail
command-score-more-more = Also tells what is left to play.
command-board = the board in short, then to explore
command-board-more = Then n and p go from place to place, capital N and P from card to card.
command-playable-next = the next playable card
command-playable-next-more = Puts the cursor on it, without playing it.
command-playable-previous = the previous playable card
command-playable-previous-more = Puts the cursor on it, without playing it.
command-actions = the actions other than playing a card
command-actions-more = For example using a token or finishing. The keys n and p walk them, d does one.
command-finish = finish the step or the turn
command-finish-more = Tells why when it is not possible.
command-changes = what changed since your last turn
command-changes-more = In short, in order.
command-last = the last move
command-last-more = In full, with what followed.
command-repeat = repeat the last message
command-repeat-more = Control R does the same.
command-older = older message
command-older-more = The history of the game, from the newest to the oldest.
command-newer = newer message
command-newer-more = The history of the game, towards the newest.
command-category-next = choose another sort of messages in the history
command-category-next-more = All, moves, answers, table, system.
command-category-previous = back to the sort of messages before
command-category-previous-more = All, moves, answers, table, system, the other way round.
command-undo = undo
command-undo-more = Takes back your last choice and all that followed. Control Z does the same.
command-redo = do again
command-redo-more = Does again what was just undone.
command-hint = a hint
command-hint-more = A possible move and its reason. Nothing is played.
command-seen = what all have seen
command-seen-more = What was shown to all and may be told again.
command-table = what the hands have to do at the table
command-table-more = Useful with real cards.
command-verbosity = speak more or less
command-verbosity-more = Brief, normal, full.
command-slower = slower voice
command-slower-more = Twenty words a minute less.
command-faster = faster voice
command-faster-more = Twenty words a minute more.
command-mute = the program's voice off or on
command-mute-more = The text is still printed.
command-silence = silence
command-silence-more = Stops all that is being said. The history keeps everything.
command-rules = the rule of what is under the cursor
command-rules-more = After a refusal, the rule that refuses. Then n and p walk the rules.
command-practice = key practice
command-practice-more = Every key tells what it does, nothing is played.
command-type = type a command
command-type-more = One line in words, then Enter.
command-menu = the menu
command-menu-more = Everything that is possible, as a list.
command-save = give the game a name
command-save-more = The game is kept in any case, a name helps to find it.
command-leave = leave
command-leave-more = Asks first, and keeps the game.
command-values = the values printed on your cards
command-values-more = For games whose rules do not tell the values. One card at a time, you can stop and go on later.
values-none = This game has no values to enter.
command-yes = yes
command-no = no

## History
history-older = Older: { $text } Message { $number } of { $count }.
history-newer = Newer: { $text } Message { $number } of { $count }.
history-older-none = No older message of this sort.
history-newer-none = No newer message of this sort.
history-category = History: { $category ->
    [moves] moves
    [answers] answers
    [table] table
    [system] system
   *[all] all messages
    }, { $count }.
history-category-back = History, going back: { $category ->
    [moves] moves
    [answers] answers
    [table] table
    [system] system
   *[all] all messages
    }, { $count }.
repeat-nothing = Nothing to repeat.
repeated = Again. { $text }

## Voice
silenced = Silence.
muted = Voice off. The m key switches it on.
unmuted = Voice on.
mute-no-voice = No voice to switch off, the text is printed for your screen reader.
slower = Slower: { $rate } words a minute.
faster = Faster: { $rate } words a minute.
slower-no-voice = No voice to slow down, set your screen reader.
faster-no-voice = No voice to speed up, set your screen reader.
verbosity = Amount of detail: { $new ->
    [brief] brief
    [full] full
   *[normal] normal
    }.
level-brief = brief
level-normal = normal
level-full = full
notice-voice-back = The voice had stopped, it is back.
notice-voice-changed = The voice had stopped, another one takes its place.
notice-voice-lost = No voice is left. The text is still printed, plateau doctor tells why.
notice-no-device = No sound output was found. The text is still printed, plateau doctor tells why.
notice-device-missing = Sound output not found: { $detail }. Plug it in, or change the profile.
notice-no-voice-package = The built-in voice is missing { $detail }. Run start.py again with internet to add it.
notice-no-language = This voice does not speak the language { $detail }.

## Program
welcome = { $game } Key { $help } for help.
    .brief = { $game }
resumed = Game resumed. { $game } Key { $help } for help.
    .brief = Game resumed. { $game }
first-output = First start. Press v if my voice suits you, r if your screen reader reads instead, b for both. Any other key keeps my voice.
first-chosen = { $output ->
    [reader] Your screen reader will read. I will not use my voice any more.
    [both] I speak, and your screen reader can read too.
   *[voice] I keep my voice.
    }
type-now = Type the command, then Enter.
save-name = Type a name for this game, then Enter.
save-no-name = No name was typed, nothing has changed.
save-none = This game is not kept, it cannot be given a name.
saved = Saved under the name { $name }.
save-late = The name { $name } will be written as soon as the disk has room.
leave-ask = Leave? The game is kept, plateau resume goes on with it.
leave-ask-lost = Leave? Beware, the end of this game is not kept.
leave-not = We go on.
goodbye = { $state ->
    [over] Goodbye.
    [lost] Goodbye. The end of the game could not be kept.
   *[kept] Goodbye.
    }
input-closed = { $state ->
    [over] The keyboard cannot be read any more, the program ends.
    [lost] The keyboard cannot be read any more, the program ends. The end of the game could not be kept.
   *[kept] The keyboard cannot be read any more, the program ends. The game is kept, plateau resume goes on with it.
    }
menu-open = Menu, { $count } lines, n and p to walk them, d to choose. { $first }.
menu-beyond = No line { $number }. There are { $count }.
menu-back = back to the game
menu-left = Back to the game. { $turn }
menu-export = write the history into a file
menu-language = change to French
menu-resign = give the game up
menu-agreed-end = end the game by agreement
export-failed = File not written: { $reason }.
exported = History written into the file { $file }.
language-fixed = The language cannot change here. Start again with the lang option.
language-now = I speak English now.
resign-ask = Give the game up?
resign-not = Not given up, we go on.
agreed-end-ask = End here, with everybody's agreement?
agreed-end-alone = Nobody else plays, so nobody has to agree. To stop, type resign or leave.
agreed-end-not = We go on, { $who } wants to play.
internal-error = This command failed, nothing has changed. The log file says why, plateau doctor tells where it is.
screen-help = The keys n and p walk the list, d chooses, q leaves. { $text }.
screen-key-unknown = This key does nothing here: { $key }. The keys n and p walk, d chooses, q leaves.
folder-temporary = The home folder cannot be written. The game is kept in { $folder } until the machine restarts.

## The game's journal
journal-torn = The last line of the journal was incomplete, it is left out. Check your last move.
journal-damaged = The journal is damaged at line { $line }. The game goes on just before it, a copy of the file is kept.
journal-rules-changed = The program's rules have changed since this game, it differs at line { $line }. It can be read and exported, not continued.
journal-does-not-fit = Line { $line } of the journal no longer fits the rules. The game can be read and exported, not continued.
journal-disk-full = Disk full: your moves are not saved for now. Free some room, I try at every move.
journal-not-saved = Cannot save for now, I try at every move. Check the disk or the stick.
journal-saved-again = The game is saved again, nothing is missing.
journal-in-use = This game is already open in another window. Close that one first.
journal-cannot-open = Cannot open { $file }: { $reason }.
journal-no-header = The file { $file } is not a game that can be read.
journal-newer-format = The file { $file } comes from a newer version of the program. Update the program.
journal-unknown-game = The file { $file } is of a game this program does not know: { $game }.
journal-none = No game to resume. Begin one with plateau solo.
journal-no-such-name = No game is called { $name }.

## Common refusals
refused-other = This move is not possible.
refused-not-your-turn = It is not your turn.
refused-not-in-hand = This card is not in your hand.
refused-game-over = The game is over.
refused-other-ask = This result is not the one awaited.
refused-not-now = This is not possible now.
refused-no-such-seat = There is no such seat.
refused-already-resigned = This player has given up already.
refused-no-ask = No result is awaited now.
refused-unknown-seat = There is no such seat.

## In company
bot-waits = { $who } is going to play. Capital G to go on.
bot-replaced = { $who } could not play at the chosen level, a simpler move was played instead.
go-on-nobody = No opponent of the program is waiting.
go-on-soon = { $who } plays in a moment.
command-go-on = let the program's opponent play
command-go-on-more = Useful when the profile makes opponents wait between moves.
screen-remains = The screen was emptied. The text before remains higher up in the window.
menu-leave-seat = leave my seat to the program
menu-come-back = give the seat back to { $who }
menu-memory-off = switch the table's memory off, for all and the program
menu-memory-on = switch the table's memory on again, for all and the program
memory-off = The table's memory is off for all. The menu switches it on.
memory-now-on = The table's memory is on again. The k key tells it.
memory-off-ask = { $who }, do you agree to switch the table's memory off?
memory-on-ask = { $who }, do you agree to switch the table's memory on again?
memory-kept = Nothing changes for the table's memory, { $who } does not agree.
menu-pronounce = set how a word is pronounced
seat-leave-ask = Leave your seat to the program? You can come back.
seat-leave-not = You keep your seat.
seat-left = { $who } leaves the seat to the program.
seat-taken-back = { $who } takes the seat again.
agreed-end-other = { $who }, do you agree to end the game here?
pronounce-word = Type the word to pronounce differently, then Enter.
pronounce-how = Type { $word } the way it should be said, then Enter.
pronounce-right = Listen: { $word }. Is it right?
pronounce-kept = Pronunciation kept for { $word }.
pronounce-dropped = Pronunciation unchanged.
pronounce-none = No word typed, nothing has changed.
conversation-key-unknown = This key does nothing here. The a key tells what is possible.
conversation-type = { $begun ->
    [none] Type, then Enter.
   *[other] { $begun }, then the rest and Enter.
    }

## With real cards
command-check-table = check that the table and the game agree
command-check-table-more = Says each difference between what the readers see and the game.
command-correct = mend a card or result that was told wrong
command-correct-more = Walks what was told, the last one first. What followed is played again.
command-untold = not to tell the result that is asked for
command-untold-more = The card stays unknown, and the game goes on.
check-no-table = Nothing to check, the program holds the cards.
correct-no-table = Nothing to mend, the program dealt by itself. The key u undoes a move.
untold-no-table = Nothing to keep quiet, the program holds the cards.
