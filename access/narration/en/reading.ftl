# Reading the rules by ear.
read-section = { $heading }.
    { $text }
read-where = Chapter { $chapter } of { $chapters }, { $title }. Section { $section } of { $sections }.
read-first = This is the start of the rules.
read-last = This is the end of the rules.
read-contents = { $chapters } chapters.
read-title = { $number }. { $title }.
read-no-chapter = No chapter { $number }. There are { $chapters }.
read-no-clause = No chapter tells of { $clause }.
read-found = { $count ->
    [one] One passage
   *[other] { $count } passages
    } for { $query }. Say a number to open one.
read-hit = { $number }. { $title }. { $sentence }
read-none = Nothing found for { $query }. Try another word, or contents for the chapters.
read-no-search = No search yet. Say search, then words.
read-no-hit = No result { $number }. There are { $count }.
read-last-hit = That was the last result, of { $count }.
read-passage = { $title }.
    { $text }
read-bookmarked = Bookmark set: { $name }.
read-unmarked = Bookmark removed: { $name }.
read-bookmarks = { $count ->
    [one] One bookmark: { $names }.
   *[other] { $count } bookmarks: { $names }.
  }
read-no-bookmarks = No bookmark yet. Say mark, then a name, to set one.
read-no-bookmark = No bookmark { $name }. There are: { $names }.
read-bookmark-gone = The passage of bookmark { $name } no longer exists.
read-help = Next, previous, repeat, where. Next chapter, previous chapter, contents. A number opens a chapter or a result. Search and words. Mark and a name, then marks. Stop.
read-unknown-command = Unknown command: { $word }. Say help for the list.
read-closed = End of reading. Your place is kept.
read-no-game = No rules for { $game }. There are { $known }.
read-faulty = A chapter of the rules has a fault: { $detail }
