# The values printed on the owner's cards.
values-open = Values of your box, one card at a time. { $answered ->
    [0] { $total } cards.
    [one] One card of { $total } is entered already.
   *[other] { $answered } cards of { $total } are entered already.
    } Type the value, then Enter. The words are: next, previous, undo, stop.
values-troop = { $kind }, card { $index } of { $of }, which strength? { $state ->
    [answered] You entered { $given }.
   *[open] Without you the program counts { $default }.
    } Item { $number } of { $total }.
values-enemy = { $field }, enemy { $index } of { $of }, which values? { $state ->
    [answered] You entered { $given }.
   *[open] Without you the program counts { $main } and { $secondary }.
    } Item { $number } of { $total }.
values-bad-enemy = Two numbers expected, the main value and then the secondary one, for instance 4 2.
values-kept = Your values are kept in { $file }. The next games use them.
values-not-kept = Your values could not be kept: { $reason }. Make room and try again.
