"""Numbers that want a position of their own: counted, thrown, chosen, or of a card on the board."""

from effects_lab import Case, at_window, becomes, meet, more_by, offered, only_with, rolls, table, total, until
from guardians_tools import board

from plateau_parlant.engines.guardians import organise
from plateau_parlant.engines.guardians.position import Task, replace
from plateau_parlant.engines.guardians.select import classes_of, kind_of
from plateau_parlant.engines.guardians.sources import lands

SHIELD, OX = "shield-maitzs-lightning-10", "shield-ploogs-ox-10"


def alone(card, foe="idiot", dice=(), **more):
    """Its sum against one opponent."""
    return lambda: total(meet(rolls(table([card], [foe], **more), *dice), card, foe))


def after(first, card, foes, dice=(), **more):
    """Its sum in the match-up after another own creature's."""

    def probe():
        t = rolls(table([first, card], foes, **more), *dice)
        t.fight(first, foes[0])
        return total(meet(t, card, foes[1]))

    return probe


def two_dice(card, faces, first="", **more):
    """A sum of dice, all told at once."""

    def probe():
        t = table([x for x in (first, card) if x], ["idiot", "zombie"][: 2 if first else 1], **more)
        t.answers["die"] = list(faces)
        if first:
            t.fight(first, "idiot")
        return total(meet(t, card, "zombie" if first else "idiot"))

    return probe


def paying(card, pay, **more):
    """Its sum after cards thrown away for it."""

    def probe():
        t = table([card], ["idiot"], **more).match(card, "idiot")
        until(t, lambda: t.state.prompt is not None and (t.state.prompt.kind == "pay_with" or at_window(t, "open")))
        if t.state.prompt.kind == "pay_with":
            t.act(0, f"say {pay}")
        return total(until(t, lambda: at_window(t, "open")))

    return probe


def earlier_shots(card):
    """Traithe: the shots already made come on top of its own."""

    def probe():
        t = meet(table(["axeman", "archer", card], ["watcher"]), "axeman", "watcher", "ranged")
        t.act(0, "shoot archer")
        until(t, lambda: at_window(t, "ranged"))
        if f"shoot {card}" not in t.legal(0):
            return None
        t.act(0, f"shoot {card}")
        return t.of("shot")[-1].amount

    return probe


def command_shot(card, shot, mine, depot=(), command=""):
    """A shot that a command gives, or that its strength is taken from."""

    def probe():
        t = table([command or card, mine], ["watcher"], depots=[list(depot), []])
        t.command(0, command or card)
        meet(t, mine, "watcher", "ranged")
        if f"shoot {shot}" not in t.legal(0):
            return None
        t.act(0, f"shoot {shot}")
        return t.of("shot")[-1].amount

    return probe


def phooba():
    t = table(["archer", "axeman", "grand-phooba-schnee"], ["idiot", "zombie"]).command(0, "grand-phooba-schnee")
    t.fight("archer", "idiot")
    return total(meet(t, "axeman", "zombie"))


def osirus():
    t = table(["archer", "captain"], [], guardians=["thak-steady-hand"] * 2, accessories=[[], ["gift-of-osirus"]])
    t.to("primary").act(0, "primary archer")
    return total(until(t, lambda: at_window(t, "open")), 1)


def tiki():
    t = table(["archer"], ["zombie"], items=[["mighty-tiki-god"], []], depots=[["gold", "beer"], []])
    t.answers["die"] = [("3", "4")]
    t.command(0, "mighty-tiki-god")
    for card in ("gold", "beer"):
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("pay_with", "primary"))
        if t.state.prompt.kind == "pay_with":
            t.act(0, f"say {card}")
    return total(meet(t, "archer", "zombie"))


def chosen_class(leader, side, mine, foe, name, helped):
    """A command that gives its class to creatures: who is strong against that class (or gives to it) tells."""

    def probe():
        t = table([leader, *mine], foe, **({} if side else {"attacker": 0})).command(0, leader)
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("offer", "primary"))
        if t.state.prompt.kind == "offer":
            t.act(0, f"use {leader} - {name}")
        if len(mine) > 1:
            t.fight(mine[0], foe[0])
        meet(t, mine[-1], foe[-1])
        return classes_of(t.state, t.state.fight.fighters[t.state.fight.pair[helped]])

    return probe


def jamchops():
    t = table(["archer", "jamchops-the-trader"], ["phil-bar-fly"], depots=[["gold"], []])
    return offered(t.command(0, "jamchops-the-trader").match("archer", "phil-bar-fly"), "bribe")


def draws_after(card, move, dice=(), **more):
    """How many cards are drawn after a card was used in the drawing window."""

    def probe():
        t = board("window", 0, data=("draw", 0), phase="draw", todo=(Task("settle_phase"),), **more)
        t.answers["die"] = list(dice)
        before = organise.draws(t.state, 0)
        if not offered(t, card):
            return 0
        t.act(0, move)
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind != "respond")
        return organise.draws(t.state, 0) - before

    return probe


def kept_mods(card, move=""):
    """A fight in which what was played while drawing still lasts."""
    t = board("window", 0, data=("draw", 0), phase="draw", depots=[[card], []], todo=(Task("settle_phase"),))
    if offered(t, card):
        t.act(0, move or f"play {card}").act(1, "pass")
    return t.state.mods


def flux():
    mods = kept_mods("channeling-flux")
    t = table(["wraith"], ["zombie"], guardians=["rak-nam-leader-of-the-mighty"] * 2)
    t.state = replace(t.state, mods=mods)
    meet(t, "wraith", "zombie", "channel").act(0, "channel guardian")
    until(t, lambda: bool(t.of("channelled")))
    return t.of("channelled")[0].points + t.of("channelled")[0].lost


def fire_well():
    t = board(
        "window",
        0,
        data=("draw", 0),
        phase="draw",
        stones=[2, 2],
        depots=[["summon-dimensional-fire-well"], []],
        todo=(Task("settle_phase"),),
    )
    move = next((m for m in t.legal(0) if "fire-well" in m), None)
    if move:
        t.act(0, move).act(1, "pass")
    return t.state.sides[0].stones


def load(item, creatures):
    """What a space holds with an item under its shield, as far as placing tells."""
    return lambda: organise.space_load(creatures, (item,))


def second_vestibule():
    item = "vestibule-of-kabod"
    t = board("organise", 0, 1, pens=[[item], []], shields=[(1, 0, SHIELD, "a1", ["yandrax"], [item])])
    return f"place item {item} a1" in t.legal(0)


def rooster():
    t = board(
        "window",
        0,
        data=("turn_start", 0),
        phase="draw",
        ups=["archer", "zombie"],
        depots=[["rooster"], []],
        todo=(Task("compare_up"),),
    )
    if offered(t, "rooster"):
        t.act(0, "play rooster").act(1, "pass")
        until(t, lambda: bool(t.of("up_cards")))
    else:
        t.act(0, "pass")
    return t.of("up_cards")[0].first


def warhammers():
    t = table(["captain"], ["zombie"], depots=[["40000-useless-warhammers"], []])
    t.command(0, "40000-useless-warhammers")
    meet(t, "captain", "zombie")
    return total(t), total(t, 1)


def agent_of_shadow():
    pair = [(1, 0, SHIELD, "a2", ["captain"]), (2, 1, OX, "a3", ["agent-of-shadow", "wood-spirit"])]
    land = {"a2": ("woods", 0), "a3": ("swamp", 1)}
    t = board("activate", 0, shields=pair, terrain=land, todo=(Task("settle_phase"),)).act(0, "go 1 a3")
    t.command(1, "agent-of-shadow")
    t.match("captain", "wood-spirit")
    return set(lands(t.state))


def gopher():
    pair = [(1, 0, SHIELD, "a2", ["gopher"]), (2, 1, OX, "a3", ["idiot"])]
    land = {"a2": ("woods", 0), "a3": ("swamp", 1)}
    t = board("activate", 0, shields=pair, terrain=land, todo=(Task("settle_phase"),)).act(0, "go 1 a3")
    t.match("gopher", "idiot")
    until(t, lambda: t.state.fight is None)
    return t.state.spaces[6].facedown


def mirror():
    t = table(["marshal", "crystal-flash"], ["zombie", "vampire"], depots=[["sooooooul-mirror"], []])
    t.command(0, "sooooooul-mirror").fight("marshal", "zombie")
    return total(meet(t, "crystal-flash", "vampire"))


def turned_into(card, wish, read, **more):
    """What a creature is after a card changed it."""

    def probe():
        t = meet(table(["axeman"], ["zombie"], **more), "axeman", "zombie")
        move = next((m for m in t.legal(0) if card in m and wish in m), None)
        if move:
            t.act(0, move)
            until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "window")
        return read(t.state, t.state.fight)

    return probe


def catapult():
    place = {"a1": {"upgrade": "ranged-attack-platform", "upgrade_owner": 0, "slot": "archer"}}
    pair = [(1, 0, SHIELD, "a2", ["captain"]), (2, 1, OX, "a3", ["zombie"])]
    land = {"a2": ("swamp", 0), "a3": ("swamp", 1)}
    t = board("activate", 0, shields=pair, terrain=land, spaces=place, todo=(Task("settle_phase"),))
    t.act(0, "go 1 a3").match("captain", "zombie")
    return offered(until(t, lambda: at_window(t, "ranged")), "shoot catapult:a1")


def weasel():
    t = table(["sales-weasel"], ["zombie"]).match("sales-weasel", "zombie")
    return total(until(t, lambda: at_window(t, "open")))


def only_fire_elemental():
    """Its area attack says the same; without that, the word tells (Flame Geyser gives to fire attacks)."""
    from effects_lab import without

    with without("fire-elemental", 0):
        return after("flame-geyser", "fire-elemental", ["idiot", "gorgal-skag"])()


PTAL = {"guardians": ["ptal-keeper-of-the-balance", "vek-nadra-master-of-disciples"]}

HAND = {
    ("chephros", 0): Case(after("captain", "chephros", ["gorgal-skag", "zombie"]), more_by(2)),
    ("angel-of-righteousness", 0): Case(alone("angel-of-righteousness"), more_by(9)),
    ("demorgan-the-inciter", 0): Case(two_dice("demorgan-the-inciter", [("3", "4")]), more_by(7)),
    ("initiate-of-entropy", 0): Case(two_dice("initiate-of-entropy", ["5"]), more_by(5)),
    ("garuda-kahn-first-disciple", 0): Case(
        two_dice("garuda-kahn-first-disciple", ["1", "5", "5"], "vikia-tsoshanlu"), more_by(5)
    ),
    ("bellaret-third-called", 0): Case(earlier_shots("bellaret-third-called"), lambda a, b: a == 5 and b is None),
    ("jinshade-second-called", 0): Case(earlier_shots("jinshade-second-called"), lambda a, b: a == 6 and b is None),
    ("tavinmoor-first-called", 0): Case(earlier_shots("tavinmoor-first-called"), lambda a, b: a == 8 and b is None),
    ("doogop-the-greedy", 0): Case(after("doogop-the-greedy", "yard-rat", ["idiot", "zombie"]), more_by(3)),
    ("jimandu", 0): Case(after("archer", "jimandu", ["idiot", "zombie"]), more_by(1)),
    ("grand-phooba-schnee", 0): Case(phooba, more_by(2)),
    ("rogue-specter", 0): Case(after("captain", "rogue-specter", ["zombie", "idiot"]), more_by(5)),
    ("rogue-specter", 1): Case(after("wood-spirit", "rogue-specter", ["idiot", "zombie"], land="woods"), more_by(4)),
    ("jamchops-the-trader", 0): Case(jamchops, only_with),
    ("captain-south-america", 0): Case(alone("captain-south-america", ups=["zombie", ""]), more_by(7)),
    ("handles-orourke", 0): Case(
        command_shot("handles-orourke", "handles-orourke", "axeman"), lambda a, b: a == 3 and b is None
    ),
    ("slatch-willer", 0): Case(paying("slatch-willer", "beer", depots=[["beer"], []]), more_by(5)),
    ("zelda-bag-lady-bug", 0): Case(paying("zelda-bag-lady-bug", "rooster", depots=[["rooster"], []]), more_by(4)),
    ("whalebone-rick", 0): Case(
        lambda: total(
            meet(
                table(["whalebone-rick"], ["idiot"], items=[["wheel-of-law"], []]).command(0, "wheel-of-law"),
                "whalebone-rick",
                "idiot",
            )
        ),
        more_by(3),
    ),
    ("woodland-troll", 0): Case(after("wild-nymph", "woodland-troll", ["idiot", "zombie"]), more_by(4)),
    ("dead-cats", 0): Case(after("dead-cats", "archer", ["captain", "zombie"]), more_by(2)),
    ("evil-baron-stoner", 0): Case(alone("evil-baron-stoner", "captain"), more_by(5)),
    ("moheidra-mistress-of-souls", 0): Case(
        after("archer", "moheidra-mistress-of-souls", ["zombie", "idiot"]), more_by(7)
    ),
    ("priestess-of-isis", 0): Case(alone("priestess-of-isis", pens=[["archer", "cow"], []]), more_by(2)),
    ("gift-of-osirus", 0): Case(osirus, more_by(3)),
    ("mighty-tiki-god", 1): Case(tiki, more_by(7)),
    ("chief-lector-priest-of-sethos", 0): Case(
        chosen_class("chief-lector-priest-of-sethos", 0, ["zombie"], ["idiot"], "Knight", 0), becomes(("Knight",))
    ),
    ("high-priestess-of-isis", 0): Case(
        chosen_class("high-priestess-of-isis", 1, ["zombie"], ["idiot"], "Undead", 1), becomes(("Undead",))
    ),
    ("ptal-keeper-of-the-balance", 0): Case(
        draws_after("ptal-keeper-of-the-balance", "use ptal-keeper-of-the-balance", **PTAL),
        lambda a, b: (a, b) == (-1, 0),
    ),
    ("petrified-heart", 0): Case(load("petrified-heart", ("grand-avatar",)), lambda a, b: a == 6 < b),
    ("vestibule-of-kabod", 0): Case(load("vestibule-of-kabod", ("yandrax", "archer")), lambda a, b: a == 6 < b),
    ("vestibule-of-kabod", 1): Case(second_vestibule, lambda a, b: not a and b),
    ("rooster", 0): Case(rooster, becomes(0)),
    ("standard-of-the-elements", 0): Case(
        command_shot(
            "", "standard-of-the-elements", "axeman", ["standard-of-the-elements"], "uras-overlord-of-mountains"
        ),
        lambda a, b: a == 2 and b is None,
    ),
    ("40000-useless-warhammers", 1): Case(warhammers, becomes((0, 2))),
    ("agent-of-shadow", 0): Case(agent_of_shadow, becomes({"Woods"})),
    ("carrag-the-black", 0): Case(alone("carrag-the-black", talons=[["zombie", "vampire", "archer"], []]), more_by(2)),
    ("gopher", 0): Case(gopher, only_with),
    ("phil-bar-fly", 0): Case(alone("phil-bar-fly"), more_by(1)),
    ("kurgan-blademaster-of-the-exiled", 0): Case(
        lambda: (
            alone("kurgan-blademaster-of-the-exiled")(),
            after("archer", "kurgan-blademaster-of-the-exiled", ["idiot", "zombie"])(),
        ),
        lambda a, b: a == (b[0] + 4, b[1]),
    ),
    ("mayor-mcgreed", 0): Case(
        command_shot("mayor-mcgreed", "gold", "mule", ["gold"]), lambda a, b: a == 7 and b is None
    ),
    ("sales-weasel", 0): Case(weasel, more_by(6)),
    ("channeling-flux", 0): Case(flux, becomes(20)),
    ("sooooooul-mirror", 1): Case(mirror, more_by(2)),
    ("summon-dimensional-fire-well", 1): Case(fire_well, becomes(5)),
    ("planes-of-entropy", 0): Case(
        draws_after("planes-of-entropy", "play planes-of-entropy", ["6"], depots=[["planes-of-entropy"], []]),
        lambda a, b: a > 0 and not b,
    ),
    ("warwicks-conversion", 0): Case(
        turned_into(
            "warwicks-conversion",
            "axeman.0 Giant",
            lambda s, f: classes_of(s, f.fighters[0]),
            depots=[["warwicks-conversion"], []],
        ),
        becomes(("Giant",)),
    ),
    ("standard-bearer-broms-dragon-19", 0): Case(
        turned_into(
            "standard-bearer-broms-dragon-19",
            "zombie.1 mortal",
            lambda s, f: kind_of(f.fighters[1]),
            shields=["standard-bearer-broms-dragon-19", ""],
        ),
        becomes("mortal"),
    ),
    ("standard-bearer-dem-bones-15", 0): Case(
        turned_into(
            "standard-bearer-dem-bones-15",
            "zombie.1 gold",
            lambda s, f: f.fighters[1].bribes,
            shields=["standard-bearer-dem-bones-15", ""],
        ),
        becomes(("gold",)),
    ),
    ("ranged-attack-platform", 1): Case(catapult, only_with),
    ("fire-elemental", 1): Case(only_fire_elemental, more_by(2)),
}
