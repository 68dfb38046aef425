# Three short lessons of Sadaraspha.
lesson-build = Building a worker
lesson-build-task = It is your construction phase. Your town is at E one. Next to it, cell D two is a forest, and F two is rock. A worker on a forest brings wood at each harvest. Build a peasant on the forest.
lesson-build-hint = The unit, then the cell. In full: build paysan D2.
lesson-build-well = Good. At the next harvest it will bring you one wood.
build-rock = There it would bring stone. Here, put it on the forest, at D two.
build-plain = It is allowed, but a plain brings nothing. Put it on the forest, at D two.
build-other = That unit fights, but harvests no wood. Build a peasant first.
build-change = Changing ore is allowed, but you have wood enough already. Build a peasant.
build-done = Not yet. Build your peasant first.

lesson-move = Moving a worker
lesson-move-task = It is your action phase. Your peasant is at E two, on a plain. Send it to the rock, at F two, then say that you are done.
lesson-move-hint = The unit, then the cell. In full: move paysan1 F2, then done.
lesson-move-well = Good. At the next harvest it will bring one stone.
move-forest = On the forest it would bring wood. Here we want stone: F two.
move-elsewhere = It is allowed, but the rock is at F two.
move-done = Not yet. Move the peasant first.
move-stay = It stands well there. Say that you are done.

lesson-attack = Attacking
lesson-attack-task = Your warrior-priest is at D three. An enemy goblin is right beside it, at D four. Attack it.
lesson-attack-hint = The attacker, then the target. In full: attack pretre1 goblin1.
lesson-attack-well = Good. Now the dice are rolled: their sum, less the land penalties, is the damage.
attack-move = A step is allowed, but the target is in range already. Attack.
attack-done = Not yet. Attack the goblin first.
