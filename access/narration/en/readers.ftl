# Learning tags, checking everything before an evening.

learn-intro = Tags for { $game }. Pieces: { $count }. { $known ->
    [0] Hold each piece to the reader when I name it, or type the number of its tag.
    [one] One is learnt already. I go on at the first one missing.
   *[other] { $known } are learnt already. I go on at the first one missing.
    } Key z to pass, u to undo, q to stop.
learn-no-deck = Nothing to learn for { $game }. The pieces of this game are told by keys.
learn-end = Tags learnt: { $learnt } of { $count }. All is kept.
learn-yes-words = oui o y yes d
evening-intro = Check. { $readers ->
    [0] No reader
    [one] One reader
   *[other] { $readers } readers
    }, { $earphones ->
    [0] no earphone.
    [one] one earphone.
   *[other] { $earphones } earphones.
    }{ $readers ->
    [0] { "" }
   *[other] { " " }Lay a card on each reader. Key n if it does not answer.
    }
evening-no-words = no n z pass plus-tard
evening-reader-bad = { $zone } does not answer.
evening-whisper = { $who }, this is for you alone.
evening-earphone = { $who }, did you hear your name in your earphone? Key y for yes, n for no.
evening-earphone-bad = The earphone of { $who } is silent.
evening-tags = Tags for { $game }, { $known } of { $count }. { $first ->
    [none] The box is complete.
   *[other] The first one missing is { $first }.
    }
evening-tags-bad = { $count ->
    [one] One piece has no tag.
   *[other] { $count } pieces have no tag.
    }
evening-end = { $count ->
    [0] All is ready, have a good evening.
   *[other] To look at again. { $what }
    }
