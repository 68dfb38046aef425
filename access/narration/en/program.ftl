# The program outside games: command line, start menu, diagnosis, settings files.

game-dragon = the Dragons
game-orcz = Orcz
game-sadaraspha = Sadaraspha
game-guardians = Guardians

## Command line
cli-about = A speaking game companion for blind and partially sighted players. Without a command, a menu opens.
cli-command = COMMAND
cli-help-usage = Usage:
cli-help-commands = arguments
cli-help-options = options
cli-help-this = show this help
cli-help-version = show the version
cli-arg-command = what to do
cli-arg-lang = the language: fr or en
cli-arg-profile = a person's profile, by its name
cli-arg-output = voice: the program speaks; reader: text for your screen reader; both: the two together; text: text only; record and null are for tests
cli-arg-wrap = break the printed text at this number of characters
cli-arg-lines = type everything as words, a line at a time, instead of keys
cli-arg-seed = a number: the same number gives the same game
cli-arg-players = the names of the players, with commas between them
cli-arg-bots = the program's opponents: how many, or their levels gentle, fair, strong, with commas between them
cli-arg-undead = play the variant with the undead dragon, in Dragons
cli-arg-watch = only watch
cli-arg-no-memory = switch the table's memory off for everybody
cli-arg-table = play with real cards: the table shuffles and deals
cli-arg-board = the reader board to use, by its name
cli-arg-untold = the players who do not tell the program their cards
cli-arg-option = an option of the game, written name equals value; may be repeated
cli-arg-game = the game: dragon, orcz, sadaraspha or guardians
cli-arg-name = the name of the game, or its beginning; without one, the last
cli-arg-forget-name = the person to remove
cli-arg-words = what you look for in the rules, in words; without words, the whole book
cli-arg-file = the file to read or to write
cli-arg-text = the text to say
cli-arg-to = the folder to write into
cli-arg-export-to = the file to write
cli-arg-list = your own list of cards, a file
cli-arg-system = the marks to use: the name of a folder of profiles, tactile
cli-arg-yes = remove without asking
cli-arg-action = install: copy the program onto the board
cli-arg-share-action = export to write the file, import to read it
cli-arg-port = the board's port, where it is not found by itself
cli-arg-replace = replace what is there already
cli-arg-games = how many games to play
cli-arg-simulate-players = how many players
cli-arg-simulate-bots = the levels, with commas between them: gentle, fair, strong, or random, greedy, search
cli-arg-shard = play only a part: written I slash N, the part I of N
cli-arg-jobs = how many games at a time
cli-arg-json = write the results as JSON
cli-arg-seat = from whose place the story is heard, from 0 for the first player to 3
cli-arg-journal = write the journal itself instead of the story
cli-menu = spoken menu
cli-solo = play the Dragons alone
cli-play = play a game, alone or together, with or without opponents of the program
cli-resume = go on with a game
cli-hint = a hint for the game in play
cli-export = write the history of a game into a file
cli-simulate = games between bots, to measure the levels
cli-say = speak a text, to try the voice
cli-doctor = check the voice, the sound, the folders and the readers
cli-engine = the rules of a game as a service, one JSON line a request
usage-bad = Wrong command line: { $problem }. Type plateau --help.
usage-no-such = Unknown option: { $word }. Type plateau --help.
usage-no-such-near = Unknown option: { $word }. Did you mean { $near }?
usage-choice = Impossible value for { $name }: { $word }. The values are: { $known }.
usage-number = The option { $name } takes a number, not { $word }.
usage-no-value = A value is missing after { $name }.
usage-missing = { $name ->
    [GAME] The game
    [FILE] The file
    [NAME] The name
    [TEXT] The text
   *[other] { $name }
    } is missing in the command. Type plateau --help.
usage-unknown = Unknown command: { $word }. Type plateau --help.
usage-unknown-near = Unknown command: { $word }. Did you mean { $near }?
usage-game = Unknown game: { $word }. { $near ->
    [none] The games are: { $known }.
   *[other] Did you mean { $near }?
    }
usage-solo = The solo game has one player. For several, type plateau play dragon.
usage-same-name = Two players have the same name. Give different names.
usage-players = This game is for { $counts } players, not { $given }. Change the options players and bots.
usage-level = Unknown level: { $word }. The levels are: { $known }.
usage-option = Wrong option: { $word }. Write name=value.
usage-pair = Option { $option }: give both sides, parted by a stroke between blanks, for example Archer, Horse then the stroke then Zombie.
usage-card = Unknown card: { $word }. The nearest: { $nearest }.
usage-deck = Card list not readable: { $file }.
usage-game-option = Option refused by this game: { $problem }.
usage-seat = No such seat. Seats go from 0 to { $count }.
hint-not-now = No hint, nobody has a choice to make in this game.
export-bot-seat = History not written: { $who } is a player of the program, whose cards stay hidden as long as the game goes on.
export-not-over = Journal not copied: it holds hidden cards as long as the game goes on.
crashed = The program stopped on a fault. What was saved stays saved. The details are in { $file }.

## Settings files
config-missing = File not found: { $file }.
config-unreadable = Cannot read the file { $file }. { $reason }.
config-not-text = The file { $file } is not UTF-8 text.
config-not-yaml = The file { $file } is badly written at line { $line }. Check colons and indents.
config-too-large = The file { $file } is too large for settings.
config-too-deep = The file { $file } has too many levels at line { $line }.
config-bad-key = In { $file }, line { $line }, the key { $key } is empty or repeated.
config-unknown-key = In { $file }, line { $line }, { $key } is unknown. Did you mean { $nearest }?
config-unknown-key-far = In { $file }, line { $line }, { $key } is unknown. The possible names are: { $known }.
config-bad-value = In { $file }, line { $line }, the value of { $key } does not do: { $expected }.
config-bad-choice = In { $file }, line { $line }, { $key } cannot be { $value }. The possible values are: { $known }.
config-bad-type = In { $file }, line { $line }, { $key } must be { $wanted ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] a text
    [array] a list
    [object] names with values
   *[other] written in another way
    }.
config-too-small = In { $file }, line { $line }, { $key } is too small, the least is { $limit }.
config-too-great = In { $file }, line { $line }, { $key } is too great, the most is { $limit }.
config-bad-key-name = In { $file }, line { $line }, { $key } is no key.
config-key-clash = In { $file }, line { $line }, the key { $key } is used for both { $first } and { $second }. Change one of them.

## Start menu
start-open = Plateau Parlant. Menu, { $count } lines, n and p to walk them, d to choose, q to leave. { $first }.
start-resume = { $name ->
    [none] go on with the last game, { $game }
   *[other] go on with the game { $name }, { $game }
    }
start-solo = play the Dragons alone
start-solo-undead = play the Dragons alone, variant with the undead dragon
start-solo-table = play the Dragons alone with real cards
start-play = play together or against the program, { $game }
start-doctor = check the voice and the settings
start-language = change to French
start-leave = leave
start-goodbye = Goodbye.

## Diagnosis
doctor-python = Python { $version } on { $system }.
doctor-voice = Built-in voice installed.
doctor-voice-missing = Built-in voice missing, it needs { $packages }. Run start.py again with internet.
doctor-devices = { $count ->
    [one] One sound output: { $names }.
   *[other] { $count } sound outputs: { $names }.
    }
doctor-no-device = No sound output found. Plug in headphones or speakers, then try again.
doctor-no-prism = Screen readers cannot be reached directly, prismatoid is missing. They can still read the printed text.
doctor-orca = Orca is installed, it can read the printed text.
doctor-folder = Games are kept in { $games }. Player profiles are in { $players }.
doctor-folder-temporary = The home folder cannot be written. Games are in { $folder } until the machine restarts.
doctor-disk = Room for games: { $megabytes ->
    [one] one megabyte
   *[other] { $megabytes } megabytes
    }.
doctor-disk-low = Almost no room: { $megabytes ->
    [one] one megabyte
   *[other] { $megabytes } megabytes
    } free. Free some room.
doctor-log = Log of faults: { $file }.
doctor-keys = Keyboard set to { $layout }.
cli-forget = remove everything that is kept of a person
usage-watch = To watch, give no players. The seats are the program's.
forget-nothing = Nothing is kept of { $name }.
forget-ask = Remove for ever { $count ->
    [one] one file
   *[other] { $count } files
    } of { $name }, games included? Type yes or no, then Enter.
forget-ask-yes = Nothing was removed. Add the option yes to remove without a question. Files of { $name }: { $count }.
forget-not = Nothing of { $name } was removed.
forget-failed = Not all removed. Files of { $name } that remain: { $count }. Check the permissions of the folder.
forgotten = Removed: { $count ->
    [one] one file
   *[other] { $count } files
    } of { $name }.
cli-read = listen to the rules of a game
cli-kit = make a box playable by touch
cli-values = enter the values printed on your cards
usage-values = This game has no values to enter. The games that have: { $known }.
cli-tutorial = learn a game in short lessons
cli-inventory = take stock of a box
cli-deck = check a deck of Guardians
cli-learn = learn which tag is which card
cli-board = the reader board and its readers, or put its program on it with install
cli-check-evening = check readers, earphones and tags before an evening
cli-share = write or take tags and profiles as one file
usage-table-seed = With real cards the table shuffles. Leave the option seed out.
usage-untold = No player here is called { $word }. Check the option untold.

## simulate

simulate-progress = Games played: { $done } of { $of }.
simulate-games = { $count ->
    [one] One game played, seed { $seed }.
   *[other] { $count } games played, seed { $seed }.
}
simulate-score = { $bot }: { $mean } deserters on average, between { $low } and { $high } with 95 chances in 100.
simulate-common = The table wins { $mean } times in 100, between { $low } and { $high } with 95 chances in 100.
simulate-wins = { $bot }: { $mean } wins in 100, between { $low } and { $high } with 95 chances in 100. The even share is { $even }.
simulate-length = A game has { $mean } choices on average, between { $low } and { $high }.
simulate-failed = { $count ->
    [one] One choice had to be made by a plainer level.
   *[other] { $count } choices had to be made by a plainer level.
}
simulate-pace = { $bot }: { $tenths } milliseconds a choice.
simulate-interrupted = Interrupted. Games played: { $done } of { $of }. The results are those of these games.
usage-shard = Wrong shard: { $word }. Write its number, a slash, then the number of shards.
