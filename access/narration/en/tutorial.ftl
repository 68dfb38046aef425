# How the lessons go.
tutorial-start = Lesson { $number } of { $total }.
tutorial-resumed = Lessons already finished: { $done } of { $total }.
tutorial-step = Done. Go on.
tutorial-next = Say next for the next lesson.
tutorial-not-that = That move is allowed, but it is not what the lesson asks. Say hint to be helped.
tutorial-refused = That move is not allowed. Say rule to hear the rule.
tutorial-unread = I did not understand { $word }. Say hint to hear the expected form, or moves for the list.
tutorial-moves = { $count ->
    [one] { $count } possible move. Say 1 to play it.
   *[other] { $count } possible moves. Say a number to play one.
  }
tutorial-move = { $number }. { $move }
tutorial-no-number = No move { $number }. There are { $count }.
tutorial-first = This is the first lesson.
tutorial-last = That was the last lesson. Well done. Say stop to end.
tutorial-left = End of the lessons. You will go on from here.
tutorial-help = Play a move, for example place r7 I. Moves for the list, hint, rule, repeat, again, next, previous, stop.
tutorial-none = There are no lessons for { $game }. There are for { $games }.
