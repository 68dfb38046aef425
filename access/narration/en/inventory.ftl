# Taking stock of a box.
inventory-intro = Inventory, { $game }: { $kinds } kinds of parts, { $total } parts. { $confirmed ->
    [yes] The list is that of the booklet.
   *[no] This list has not been checked against a box.
    } Say a number, or all.
inventory-no-list = No list for { $game }, its box is not always the same. Write yours in a file and give it to the command.
inventory-part = { $grouped ->
    [yes] { $group }.
   *[no] { "" }
    } { $name }, { $expected } expected. { $state ->
    [answered] Counted already: { $given }.
    [skipped] Left for later.
   *[open] How many have you got?
    }
inventory-part-free = { $grouped ->
    [yes] { $group }.
   *[no] { "" }
    } { $name }, number not printed. { $state ->
    [answered] Counted already: { $given }.
    [skipped] Left for later.
   *[open] How many have you got?
    }
inventory-unknown = Unknown parts: say those that are not on the list, or nothing. { $state ->
    [answered] Said already: { $given }.
    [skipped] Left for later.
   *[open] { "" }
    }
inventory-all-words = all every complete yes
inventory-nothing-words = nothing none no rien aucun aucune non
inventory-nothing = nothing
inventory-scanned = { $name }: { $count } of { $expected }.
inventory-scan-unknown = Unknown tag, nothing is counted. Say the number.
inventory-report = Inventory, { $game }: { $missing ->
    [0] nothing is missing
    [one] one part is missing
   *[other] { $missing } parts are missing
    }, { $surplus ->
    [0] nothing too many
    [one] one part too many
   *[other] { $surplus } parts too many
    }, { $other ->
    [yes] some unknown parts
   *[no] no unknown part
    }{ $uncounted ->
    [0] { "" }
    [one] , one kind not counted
   *[other] , { $uncounted } kinds not counted
    }.
inventory-missing = Missing, { $count }: { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }, { $have } of { $expected }.
inventory-surplus = Too many, { $count }: { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }, { $have } instead of { $expected }.
inventory-other = Unknown parts: { $parts }.
inventory-uncounted = Not counted: { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }.
inventory-line = { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }: { $have } of { $expected }.
inventory-line-free = { $name }{ $grouped ->
    [yes] , { $group }
   *[no] { "" }
    }: { $have }.
inventory-total-differs = Beware, the booklet announces { $printed } { $kind }, but its lists give { $listed }. I follow the lists.
inventory-kind = { $kind ->
    [figure] figures
    [token] tokens
    [card] cards
    [tile] tiles
    [board] boards
    [tablet] tablets
    [screen] screens
   *[booklet] booklets
    }
inventory-written = Report written to the file { $file }.
inventory-not-written = Report not written: { $reason }. Make room and start again, the counts are kept.
