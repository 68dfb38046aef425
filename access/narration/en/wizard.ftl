# Entering the cards of one's box of Sadaraspha.
wizard-intro = Your cards, one by one. I say the card and what to read, you type the value. Same keeps the trial value, later skips, stop makes a pause.
wizard-field = { $card }: { $field }? Trial value: { $trial }. { $state ->
    [answered] Entered already: { $given }.
    [skipped] Left for later.
   *[open] { "" }
    }
wizard-field-wood = price in wood
wizard-field-stone = price in stone
wizard-field-ore = price in ore
wizard-field-hit-points = hit points
wizard-field-dice = attack dice
wizard-field-range = range
wizard-field-movement = movement points
wizard-field-forbidden = forbidden grounds
wizard-field-cost = movement points to enter
wizard-field-slow = movement points lost when setting out from there
wizard-field-attacker-penalty = damage lost when attacking from there
wizard-field-target-penalty = damage lost against a target there
wizard-own-map = Map: do you want to enter a map of your booklet? { $state ->
    [answered] Answered already: { $given }.
    [skipped] Left for later.
   *[open] Yes or no.
    }
wizard-yes = yes
wizard-no = no
wizard-nothing = none
wizard-nothing-words = none nothing no zero aucun aucune rien non
wizard-same-words = same ditto pareil idem
wizard-bad-whole = Refused. { $card }, { $field }: a whole number from { $least } to { $most }.
wizard-bad-decimal = Refused. { $card }, { $field }: a number from { $least } to { $most }, two decimals at most.
wizard-bad-dice = Refused. { $card }, { $field }: for example 2d6+1, ten dice at most, or none.
wizard-bad-biomes = Refused. { $card }, { $field }: grounds parted by commas among { $names }, or none.
wizard-grid = Which cells are neighbours? { $state ->
    [answered] Answered already: { $given }.
    [skipped] Left for later.
   *[open] Sides, corners, or hexagons.
    }
wizard-grid-square4 = sides
wizard-grid-square8 = corners
wizard-grid-hex = hexagons
wizard-height = How many lines, from north to south? { $state ->
    [answered] Answered already: { $given }.
    [skipped] Left for later.
   *[open] From 2 to 26.
    }
wizard-width = How many cells a line, from west to east? { $state ->
    [answered] Answered already: { $given }.
    [skipped] Left for later.
   *[open] From 2 to 26.
    }
wizard-row = Line { $row }, { $width } letters from west to east: p plain, f forest, w water, r rock, v volcano, x victory, 1 and 2 the towns, hyphen for no cell. { $state ->
    [answered] Entered already: { $given }.
    [skipped] Left for later.
   *[open] { "" }
    }
wizard-ready = Is the map complete? { $state ->
    [answered] Answered already: { $given }.
   *[open] Yes to check it, or go and a line number to mend it.
    }
wizard-bad-letter = Unknown letter: { $letter }. There are p, f, w, r, v, x, 1, 2 and the hyphen.
wizard-bad-width = Wrong length: { $given } letters, { $width } are needed.
wizard-map-name = my map
wizard-map-refused = Map refused. { $kind ->
    [town] There must be one town { $side } and no more.
   *[tile] Too many tiles, { $name }: { $value }, the box has { $most }.
    } Mend the lines.
wizard-done-before = All is entered already. Go and a number to mend, then left to finish.
wizard-refused = Set of cards refused. { $card }, { $field }: got { $value }, allowed { $allowed }.
wizard-written = Your cards are kept in the file { $file }. { $confirmed ->
    [yes] All of it is from your box.
   *[no] What is missing keeps the trial values, and the game says so.
    }
wizard-not-written = File not written: { $reason }. Make room and start again, your answers are kept.
wizard-not-kept = Beware, the lines to look at again could not be kept.
