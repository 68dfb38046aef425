# The table: boards, readers, tags. The same messages and variables as in fr/table.ftl.

## Boards and ports
table-board-ready = Reader board { $board } ready.
table-board-back = Reader board { $board } is back. Cards can be laid again.
table-board-lost = Reader board { $board } unplugged. Check its cable. The game goes on from the keys.
table-board-missing = Reader board { $board } is not there. Plug it in when you like. Until then everything can be played from the keys.
table-board-mute = Reader board { $board } says nothing on port { $port }. Unplug it and plug it in again. If it stays silent, install its program with plateau board install.
table-board-old-firmware = Reader board { $board } needs an update. It has program { $version }. Run plateau board install.
table-board-fault = A fault in reader board { $board }, called { $what }. It goes on. If it comes again, unplug the board and plug it in again.
table-port-busy = Reader board { $board } is in use. Another program holds port { $port }. Close it. The command plateau doctor tells which one.
table-port-permission = Reader board { $board } is forbidden. This computer does not let you open port { $port }. The command plateau doctor tells how to mend that.
table-port-broken = Reader board { $board } cannot be reached on port { $port }. Unplug it and plug it in again.
table-events-missed = { $count ->
    [one] One move of the hands on reader board { $board } was not received. What lies there now is known.
   *[other] { $count } moves of the hands on reader board { $board } were not received. What lies there now is known.
  }

## Readers and tags
table-reader-lost = Reader { $zone } failed on reader board { $board }. Give its cards from the keys. The other readers work.
table-reader-back = Reader { $zone } is back on reader board { $board }.
table-reader-noisy = Reader { $zone } on reader board { $board } is jammed. Something is there, but I cannot read it. Move the cards apart.
table-reader-full = Too many cards on { $zone }, reader board { $board }. I cannot tell them all apart. Take some away, or play this zone from the keys.
table-reader-roomy = All cards read again on { $zone }, reader board { $board }.
table-two-zones = Card between two zones. { $zone } and { $other } both read it. It counts for { $zone }. Lay it in the middle of its zone.
table-scan-no-enter = Code read, but without the Enter key at its end. Set the scanner to send Enter after each code.
table-pcsc-missing = Card reader cannot be used. The module pyscard is missing. Install it with pip install pyscard.
table-pcsc-no-service = Card reader without a service. Start the smart card service of this computer. On Linux it is called pcscd.
table-pcsc-none = Card reader is not there. Plug it in when you like.
table-pcsc-ready = Card reader { $zone } ready.
table-pcsc-back = Card reader { $zone } is back.
table-pcsc-lost = Card reader { $zone } unplugged. The game goes on from the keys.
table-pcsc-unreadable = Card on { $zone } cannot be read. Take it off and lay it down flat.

## Teaching tags, taking stock
table-tag-random = Tag refused. It changes its number at every touch, as a telephone or a bank card does. Take a sticker tag.
table-tag-truncated = Tag refused. The reader saw only half of its number. Take another reader, or another tag.
table-learn-next = { $state ->
    [skipped] Left for later.
    [answered] Learnt already.
   *[other] Next.
  } { $copies ->
    [1] { $component }.
   *[other] { $component }, copy { $copy } of { $copies }.
  } { $number } of { $total }.
table-learn-learnt = Learnt, { $component }.
table-learn-same = That is still { $component }. Take the next card.
table-learn-known = { $component } has this tag already. Go on to the next card.
table-learn-duplicate = Tag already taken by { $component }. Is this the right card? If it is, take this tag over, and { $component } will have to be done again.
table-learn-other-game = Tag of another game, { $game }. This card is not from this box.
table-stock-counted = { $left ->
    [0] { $component }. The box is complete.
    [one] { $component }. One is still missing.
   *[other] { $component }. { $left } are still missing.
  }
table-stock-again = { $component }, counted already.
table-stock-unknown = Unknown tag. Put this card aside.

## One file for tags and profiles
table-bundle-missing = File not found, { $file }. Check its name and its folder.
table-bundle-damaged = File cannot be read, { $file }. It was not exported by this program, or it is damaged. Ask for a new one.
table-bundle-empty = File is empty, { $file }. It holds neither tags nor profiles.
table-bundle-too-large = File is too large, { $file }. Nothing was taken.
table-bundle-strange = File refused, { $file }. The entry { $entry } does not belong there. Nothing was taken.
table-bundle-entry = Entry { $entry } cannot be read, line { $line }. Nothing was taken.
table-bundle-written = { $count ->
    [0] Nothing to export. There are no tags and no profiles yet.
    [one] Exported. One entry in the file.
   *[other] Exported. { $count } entries in the file.
  }
table-bundle-taken = { $written ->
    [0] Nothing new.
    [one] One entry taken.
   *[other] { $written } entries taken.
  } { $kept ->
    [0] Nothing was there twice.
    [one] Another one was there already and stays as it is.
   *[other] { $kept } others were there already and stay as they are.
  }

## plateau board
table-health-board = Reader board { $board } connected on { $port }. Program { $version }.
table-health-away = Reader board { $board } is not there.
table-health-readers = { $failed ->
    [0] Readers working, { $ok }. None failed.
   *[other] Readers working, { $ok }. Failed, { $failed }.
  }
table-health-reader-failed = Reader { $zone } failed. Check its wires.
table-health-reader-noisy = Reader { $zone } is jammed. Move the cards on it apart.
table-health-reader-full = Too many cards on { $zone }. Take some away, its reader cannot tell them all apart.
table-health-last = Last tag, { $tag }, on { $zone }.
table-health-no-last = No tag read yet.
table-health-delay = Answer within { $milliseconds ->
    [one] one millisecond.
   *[other] { $milliseconds } milliseconds.
  }

## plateau board install
table-install-no-tool = The tool mpremote is missing. Install it with pip install mpremote, then try again.
table-install-no-board = No reader board found. Plug it in with its cable, then try again.
table-install-begins = Installing on port { $port }. This takes a minute. Do not unplug anything.
table-install-copying = { $done ->
    [one] One file of { $total } copied.
   *[other] { $done } files of { $total } copied.
    }
table-install-failed = Installation stopped on port { $port }, at the step { $step }. Unplug the board, hold its first button while you plug it in again, then try again.
table-install-mismatch = File arrived damaged, { $file }. Install again.
table-install-done = Installation done. The board now has program { $version }.
table-install-bad-config = Setting of the board refused, { $key }. Mend the board's file, then try again.

## plateau doctor
table-doctor-board = Reader board found on port { $port }, ready for use.
table-doctor-no-board = Reader board is not there. If it is plugged in, try another cable. Some cables only charge.
table-doctor-bootsel = Reader board without a program. It waits for MicroPython. Copy the MicroPython file to the disk it shows, then run plateau board install.
table-doctor-permission = Port { $port } is forbidden. Type sudo usermod, space, dash a G, space, { $group }, space, and your name, then log out and in again. Or copy the rules file that comes with the program.
table-doctor-held = Port { $port } is held by the program { $program }. Close that program.
table-doctor-brltty = Port { $port } is held by BRLTTY, the braille display driver. Tell it in its configuration file which port your braille display has, then restart it. Your braille display will go on working.
table-doctor-modemmanager = ModemManager will try the board as a modem. Copy the file { $file } to the folder etc, udev, rules dot d, then plug the board in again.
table-doctor-bridge = Serial device on { $port }, with a { $chip } chip. It is left alone. It may be a braille display.
table-doctor-pcsc-service = Smart card service stopped. A card reader only works with the service pcscd.
table-doctor-tags-damaged = Tags cannot be read in { $file }, line { $line }. Mend that line, or take an exported file.

## plateau check-evening
table-evening-reader = Lay a card on { $zone }. Reader { $number } of { $total }.
table-evening-reads = { $zone } reads well.
table-evening-other = That was { $zone }. I wait for a card on { $wanted }.
table-evening-unknown = { $zone } reads well, but this tag is unknown. Teach it with plateau learn.
