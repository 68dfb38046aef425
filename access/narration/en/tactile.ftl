# The marks to stick on, the pieces and preparing a box.

## Pieces
tactile-number = { $value ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $value }
  }
tactile-field = { $field ->
    [lothari] Lothari
    [urth] Urth
    [falladir] Falladir
   *[desert] desert of thirst
  }
tactile-unit = { $unit ->
    [pretre] warrior-priest
    [chevalier] knight
    [archer] flaming archer
    [dieu] god of the fanatics
    [paysan] peasant
    [poisson] fish-man
    [chevaucheur] octopus rider
    [sirene] siren
    [roi] king of the sea
    [axolotl] axolotl
    [zombie] zombie
    [squelette] skeleton archer
    [dieu-des-morts] god of the dead
    [spectre] spectre
    [medecin] plague doctor
    [cogneur] big hitter
    [tireur] staff ork that shoots
    [roulant] rolling thing
    [escarmouche] skirmisher
   *[goblin] goblin
  }
piece-dragon-troop = { tactile-number } { $colour_name }
piece-dragon-hero = hero
piece-dragon-token = { $token ->
    [emprisonnes] Imprisoned
    [epidemie] Epidemic
    [renfort] Reinforcement
    [contre-ordre] Counter-order
    [undead] Undead dragon
    [volontaires] Unexpected volunteers
   *[vol] High flight
  }
piece-dragon-army = { $army ->
    [I] army one
    [II] army two
    [III] army three
   *[IV] army four
  }
piece-dragon-tower = tower
piece-dragon-figure = { $dragon ->
    [red] red dragon
   *[undead] undead dragon
  }
piece-orcz-infantry = player { $player }, infantry { $strength }
piece-orcz-archers = player { $player }, archers { $strength }
piece-orcz-cavalry = player { $player }, cavalry { $strength }
piece-orcz-hero = player { $player }, { $hero ->
    [champion] champion
    [shaman] shaman
   *[scout] scout
  }
piece-orcz-enemy = enemy of { tactile-field }, { $main } and { $second }
piece-orcz-event-field = { $kind ->
    [faveur] Favour of Llovar
    [colere] Wrath of Llovar
   *[antimagie] Anti-magic zone
  }, { tactile-field }
piece-orcz-event = { $kind ->
    [caprice] Whim of Llovar
    [tempete] Storm
    [degage] Open ground
    [lourd] Heavy ground
    [penurie] Shortage
    [renforts] Reinforcements
    [confusion] Confusion
    [diversion] Diversion
   *[brouillard] Fog
  }
piece-orcz-field = field { tactile-field }
piece-orcz-chief = chief of player { $player }
piece-sadaraspha-card-unit = summary, { tactile-unit }
piece-sadaraspha-figure = { tactile-unit }
piece-sadaraspha-resource = { $resource ->
    [wood] wood
    [stone] stone
    [ore] ore
   *[victory] victory card
  }
piece-sadaraspha-tile = { $tile ->
    [forest] forest
    [water] water
    [rock] rock
    [volcano] volcano
   *[victory] victory tile
  }
piece-sadaraspha-tablet = tablet, { $race ->
    [fanatiques] fanatics
    [aquatiques] sea creatures
    [morts-vivants] undead
   *[orks] orks and goblins
  }
piece-guardians-card = { $name }
piece-guardians-space = { $column ->
    [left] left column
    [centre] centre column
   *[right] right column
  }, row { $row }

## Families
family-card = Cards
family-token = Tokens
family-board = Board
family-figure = Figures
family-tile = Tiles
family-tablet = Tablets
family-one = { $family ->
    [card] Card
    [token] Token
    [board] Space
    [figure] Figure
    [tile] Tile
   *[tablet] Tablet
  }

## Signs
sign-shape = { $name ->
    [heart] Heart sticker
    [square] Square sticker
    [triangle] Triangle sticker
    [disc] Full round sticker
    [ring] Ring sticker
    [diamond] Diamond sticker
    [star] Star sticker
    [plus] Plus sticker
    [target] Target sticker
    [grid] Grid sticker
    [triangles] Sticker of two opposed triangles
    [two] Sticker of the figure two
    [exclamation] Exclamation mark sticker
    [bar] Bar sticker
    [bars] Sticker of two bars
    [moon] Crescent sticker
    [half] Half-round sticker
    [arrow] Arrow sticker
    [tee] T sticker
    [corner] Corner sticker
    [horseshoe] U sticker
    [wave] Wave sticker
    [hourglass] Hourglass sticker
   *[disc-triangle] Sticker of a disc and a triangle
  }
sign-dots = { $count ->
    [1] One dot
    [2] Two dots
    [3] Three dots
    [4] Four dots
    [5] Five dots
    [6] Six dots, five then one
    [7] Seven dots, five then two
    [8] Eight dots, five then three
    [9] Nine dots, five then four
    [10] Ten dots, five then five
    [11] Eleven dots, five, five and one
    [12] Twelve dots, five, five and two
   *[other] { $count } dots
  }
sign-across = { $count ->
    [1] One dot
    [2] Two dots in a row
    [3] Three dots in a row
    [4] Four dots in a row
    [5] Five dots in a row
   *[other] { $count } dots in a row
  }
sign-pad = Clear pad
sign-tape = Strip of tape
sign-braille = Braille label { $label }

## Preparing
kit-intro = Preparing the box: { $title }. { $source }
kit-proposal = All that this source does not give is a proposal of this program, and is not the code of the association.
kit-all-proposed = All that follows is a proposal of this program, and is not the code of any association.
kit-confirmed = All that follows comes from this source.
kit-step = { $what } { $nth } of { $of }, { $piece }.
    { $marks }
kit-steps = { $what } { $nth } to { $last } of { $of }, { $piece }, all alike.
    { $marks }
kit-line = { $text }
kit-mark = { $sign }, { $place }.
kit-published = published
kit-proposed = proposed by this program
kit-title = { $game }, preparing the box
kit-legend = The signs
kit-legend-place = The places
kit-legend-line = { $name }: { $sign }, { $status }.
kit-place-line = { $name }: { $status }.
kit-sheet-stickers = { $game }. { $family }, stickers. Page { $page } of { $pages }.
kit-sheet-qr = { $game }. Labels to scan. Page { $page } of { $pages }.
kit-sheet-help = Cut along the dashes.
kit-sheet-help-qr = Stick each label on the back of its piece, always in the same spot.
kit-sheet-labels = { $game }. Braille labels.
kit-written = File written: { $name }.
kit-no-pdf = No PDF file: WeasyPrint is not installed on this machine. The HTML page can be printed too.
kit-no-qr = No labels to scan: segno is not installed on this machine.
kit-not-written = The files could not be written to { $folder }. Check the room and the rights.
kit-unknown-game = Unknown game: { $game }. There are { $known }.
kit-unknown-system = No tactile code { $system } for this game. There are { $known }.
kit-faulty = The file of the tactile code has a fault: { $detail }
kit-unknown-format = Unknown format: { $word }. There are { $formats }.
kit-game = { $game ->
    [dragon] The Dragons
    [orcz] Orcz
    [sadaraspha] Sadaraspha
   *[guardians] Guardians
  }
