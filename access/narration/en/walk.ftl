# Walking a list: taking stock, stickers, tags, values.
walk-first = This is the start of the list.
walk-last = This is the end of the list. { $total } items in all.
walk-unknown = Unknown item: { $item }.
walk-answered = { $how ->
    [done] Done.
   *[other] Noted: { $given }.
  }
walk-skipped = Left for later.
walk-undone = Undone.
walk-nothing-to-undo = Nothing to undo.
walk-stopped = Paused. Done: { $answered } of { $total }. It is kept for next time.
walk-where = Item { $number } of { $total }. Done: { $answered }. For later: { $skipped }.
walk-finished = { $skipped ->
    [0] Finished. All { $total } items are done.
   *[other] End of the list. Done: { $answered }. For later: { $skipped }.
  }
walk-missing = { $missing ->
    [one] { $missing } piece is missing.
   *[other] { $missing } pieces are missing.
  }
walk-surplus = { $surplus ->
    [one] { $surplus } piece too many.
   *[other] { $surplus } pieces too many.
  }
walk-damaged = The work kept cannot be read. Starting again from the beginning.
walk-gone = Answer left out: { $item } is no longer in the list.
walk-dropped = Answer left out: { $given } no longer fits { $item }.
walk-bad-empty = Empty answer. Say a value, or pass with the command later.
walk-bad-long = Too long. No more than { $maximum } characters.
walk-bad-number = That is not a whole number. Type digits.
walk-bad-low = Too small. At least { $minimum }.
walk-bad-high = Too large. At most { $maximum }.
walk-bad-choice = Unknown answer. The choices are: { $choices }.
walk-bad-taken = Code already taken by { $item }. Present another tag.
walk-help = Next, previous, done, later, undo, where, left, stop. A number goes to that item.
walk-unknown-command = Unknown command: { $word }. Say help for the list.
walk-resumed = Taking it up again. Already done: { $answered } of { $total }.
walk-not-saved = Warning, the work could not be kept. Check the room on the disk.
