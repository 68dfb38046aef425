# Three short lessons of Guardians, in single fights.
lesson-primary = Choosing the primary attacker
lesson-primary-task = A fight begins. Your combat hand has a captain of vitality ten and an archer of vitality six. The foe chooses too, in secret, and both will be revealed together. Send your captain.
lesson-primary-hint = In full: primary captain.
lesson-primary-well = Good. Your choice stays hidden until the foe has made his.
primary-archer = It is allowed, but keep the archer for shooting. Send the captain.

lesson-bribe = Bribery
lesson-bribe-task = Your captain of ten meets a rock giant of fourteen, who falls to beer. You have a beer card. Bribe the giant, before anything else.
lesson-bribe-hint = The card, then the creature. In full: bribe beer rock-giant.1.
lesson-bribe-well = Good. The giant goes home to his pen, and your captain has no opponent any more.
bribe-pass = To decline is allowed, but the giant is too strong. Bribe him.

lesson-shoot = Shooting in support
lesson-shoot-task = Your marshal faces the rock giant. Your archer, still in hand, can shoot: three points more for the marshal. Shoot.
lesson-shoot-hint = In full: shoot archer.
lesson-shoot-well = Good. The archer has shot; it is now a card without opponent.
shoot-pass = To decline is allowed, but those three points count. Shoot.
