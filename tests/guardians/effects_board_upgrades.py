"""Words of upgrades, downgrades and accessories, in positions made by hand."""

from effects_board_tools import LANDS, SETTLE, as_command, pen_after, played, redrawn, skip_answers, upcard_card
from effects_lab import (
    OX,
    SHIELD,
    Case,
    asked,
    at_window,
    becomes,
    components,
    eager,
    fought,
    more_by,
    not_with,
    offered,
    only_with,
    open_window,
    settled,
    table,
    until,
    use,
    window_of,
)
from guardians_tools import board

from plateau_parlant.engines.guardians import organise
from plateau_parlant.engines.guardians.decks import check_deck
from plateau_parlant.engines.guardians.position import Task


def idol(paid):
    def probe():
        place = {"a1": {"upgrade": "large-idol", "upgrade_owner": 0}}
        t = fought(["captain"], ["idiot"], spaces=place, stones=[5, 5]).match("captain", "idiot")
        until(t, lambda: asked(t, "idol", seat=0) or bool(t.of("fight_ended")))
        if paid and asked(t, "idol"):
            use(t, "say stone")
        until(t, lambda: bool(t.of("fight_ended")))
        return t.of("fight_ended")[0].sums[0]

    return probe


def altar():
    place = {"a1": {"upgrade": "sacrificial-altar", "upgrade_owner": 0}}
    t = window_of("move", pens=[["cow"], []], spaces=place, stones=[5, 5])
    use(t, "use sacrificial-altar - cow")
    return t.state.sides[0].stones, t.state.sides[0].pen


def tower():
    place = {"a1": {"upgrade": "teleport-tower", "upgrade_owner": 0, "slot": "archer"}}
    shields = [(1, 0, SHIELD, "a2", ["captain"])]
    t = window_of("move", spaces=place, shields=shields, terrain=LANDS)
    from plateau_parlant.engines.guardians.position import replace

    t.state = replace(t.state, shields=tuple(replace(s, turned=True) for s in t.state.shields))
    use(t, "use teleport-tower")
    return "archer" in t.state.shields[0].creatures


def slot(upgrade, creature):
    """A creature may be placed on it."""
    place = {"a1": {"upgrade": upgrade, "upgrade_owner": 0}}
    return Case(
        lambda: offered(board("organise", 0, 1, pens=[[creature], []], spaces=place), f"place slot {creature} a1"),
        only_with,
    )


def second_shot():
    place = {"a1": {"upgrade": "ranged-attack-platform", "upgrade_owner": 0, "slot": "archer"}}
    t = fought(["captain"], ["watcher"], spaces=place).match("captain", "watcher")
    until(t, lambda: at_window(t, "ranged"))
    t.act(0, "shoot catapult:a1")
    until(t, lambda: at_window(t, "ranged"))
    return offered(t, "shoot catapult:a1")


def bells():
    spaces = {"a4": {"upgrade": "alarm-bells", "upgrade_owner": 1, "under": "grand-avatar"}}
    t = fought(["captain"], ["idiot"], at="a4", spaces=spaces)
    return "grand-avatar" in t.state.fight.sides[1].hand


def catacombs():
    spaces = {"c4": {"upgrade": "secret-catacombs", "upgrade_owner": 1, "slot": "zombie"}}
    t = fought(["captain"], ["idiot"], at="a4", spaces=spaces)
    return "zombie" in t.state.fight.sides[1].hand


def wizards():
    spaces = {"b1": {"under": "grand-avatar"}, "c1": {"upgrade": "wizards-tower", "upgrade_owner": 0}}
    t = fought(["wraith"], ["watcher"], spaces=spaces)
    open_window(t, "wraith", "watcher", "channel").act(0, "channel b1")
    settled(t)
    return t.of("channelled")[0].points


def death_pit():
    spaces = {"a1": {"upgrade": "death-pit-of-djoser", "upgrade_owner": 0, "slot": "zombie"}}
    t = fought(["captain"], ["idiot"], spaces=spaces).command(0, "death-pit-of-djoser")
    eager(t, "primary")
    return "zombie" in t.state.fight.sides[0].hand


def lotus():
    spaces = {"a4": {"upgrade": "lotus-flower-water-garden", "upgrade_owner": 1}}
    t = window_of("settle", accessories=[["ankh"], []], pens=[["cow"], []], spaces=spaces, stones=[5, 5])
    use(t, "use ankh - cow")
    if not asked(t, "respond", seat=1) or not use(t, "use lotus", 1):
        return False
    return "ankh" in t.state.sides[0].talon, 5 - t.state.sides[1].stones


def tax():
    spaces = {"a4": {"upgrade": "ministry-of-tax-collection", "upgrade_owner": 0}}
    todo = (*SETTLE, Task("downgrades", ("draw_end",)))
    t = window_of("draw_end", spaces=spaces, shields=[(2, 1, OX, "a4", ["zombie"])], stones=[5, 5], todo=todo)
    t.act(0, "pass")
    return t.state.sides[1].stones


def pit():
    spaces = {"a4": {"upgrade": "snake-pit", "upgrade_owner": 0}}
    todo = (*SETTLE, Task("downgrades", ("settle",)))
    t = window_of("settle", spaces=spaces, shields=[(2, 1, OX, "a4", ["zombie", "cow"])], todo=todo)
    t.act(0, "pass")
    eager(t, "lose") if not asked(t, "lose") and asked(t, "offer") else None
    if asked(t, "offer", seat=0):
        use(t, "use")
    if not asked(t, "lose"):
        return None
    return t.legal(1)


def tome():
    t = window_of("settle", accessories=[["ancient-tome-of-dispansation"], []], terrain={"a2": ("woods", 0)})
    use(t, "use ancient-tome-of-dispansation a2")
    settled(t)
    return "woods" in t.state.sides[0].pen


def ankh():
    t = window_of("settle", accessories=[["ankh"], []], pens=[["cow"], []], piles=[["archer"], ["woods"]])
    use(t, "use ankh - cow")
    for _ in range(6):
        if t.state.pending is not None:
            t.fact("archer")
        elif asked(t, "respond"):
            t.act(1, "pass")
    return t.state.sides[0].pen


def footlocker():
    t = window_of(
        "draw", accessories=[["footlocker-of-conflagration"], []], piles=[[SHIELD, "cow"], ["woods"]], stones=[5, 5]
    )
    use(t, "use footlocker-of-conflagration")
    settled(t)
    return SHIELD in t.state.sides[0].pen, 5 - t.state.sides[0].stones


def eisnmir():
    t = table(
        ["axeman", "archer"],
        ["vampire"],
        depots=[["eye-of-missile-mayhem"], []],
        guardians=["thak-steady-hand", "eisnmir-master-of-possessions"],
        piles=[[], ["cow", "mule"]],
    )
    t.match("axeman", "vampire").to("window", 0, "ranged").act(0, "shoot archer").to("window", 1, "ranged")
    t.act(1, "pass").act(0, "play eye-of-missile-mayhem")
    until(t, lambda: asked(t, "window", "respond"))
    return len(t.state.sides[1].pen)


def champs_twice():
    knights = list(components.catalogue().decks["knights"])
    deck = [*knights, "champs-the-wonder-dog", "champs-the-wonder-dog"]
    return [fault.code for fault in check_deck(deck).faults]


def second_specter():
    shields = [(1, 0, SHIELD, "a1", ["rogue-specter"])]
    t = board("organise", 0, 1, pens=[["rogue-specter"], []], shields=shields)
    return offered(t, "place under rogue-specter a1")


def hammer():
    t = window_of("move", depots=[["hammer-of-doom"], []], terrain={"a3": ("swamp", 1)})
    use(t, "play hammer-of-doom a3")
    skip_answers(t)
    return t.state.spaces[6].terrain


def sapper():
    place = {"a4": {"upgrade": "alarm-bells", "upgrade_owner": 1}}
    t = window_of("move", depots=[["summon-loghammers-sapper"], []], spaces=place)
    use(t, "play summon-loghammers-sapper a4")
    skip_answers(t)
    return t.state.spaces[9].upgrade


def famine(read):
    def probe():
        shields = [(2, 1, OX, "a3", ["zombie", "cow"])]
        t = window_of("settle", depots=[["famine"], []], shields=shields, terrain=LANDS)
        use(t, "play famine")
        skip_answers(t)
        return read(t)

    return probe


def pestilence():
    shields = [(1, 0, SHIELD, "a2", ["captain", "cow"]), (2, 1, OX, "a3", ["zombie", "mule"])]
    t = window_of("settle", depots=[["pestilence"], []], shields=shields, terrain=LANDS, stones=[5, 5])
    use(t, "play pestilence")
    for _ in range(6):
        if asked(t, "lose"):
            t._step()
        elif asked(t, "respond"):
            t.act(t.state.prompt.seats[0], "pass")
    return [len(s.creatures) for s in t.state.shields]


def phase_assassin():
    t = window_of("draw", depots=[["phase-assassin"], []], stones=[5, 5])
    before = organise.draws(t.state, 1)
    use(t, "play phase-assassin - 2")
    skip_answers(t)
    return organise.draws(t.state, 1) - before, 5 - t.state.sides[0].stones


def rack():
    t = window_of("settle", depots=[["voodoo-hat-rack"], []], accessories=[[], ["ankh"]], stones=[5, 5])
    use(t, "play voodoo-hat-rack ankh 1")
    skip_answers(t)
    return t.state.sides[1].accessories, 5 - t.state.sides[0].stones


def banishment(read):
    """It stays in play: who takes a card from the discard pile pays a stone more."""

    def probe():
        todo = (Task("window_again", ("draw", 0, 0)),)
        t = window_of("settle", depots=[["warwicks-banishment"], ["dispel-magic"]], stones=[5, 5], todo=todo)
        use(t, "play warwicks-banishment")
        skip_answers(t)
        return read(t)

    return probe


def banished_price(t):
    from plateau_parlant.engines.guardians.playable import price

    return price(t.state, 1, "cuthbert-the-resurrector")


def banished_later(t):
    until(t, lambda: asked(t, "window", seat=1))
    return offered(t, "play dispel-magic warwicks-banishment", seat=1)


def chant(read):
    return redrawn("chant-of-the-osirans", 1, ("archer", "zombie"))


def rebate():
    from plateau_parlant.engines.guardians.position import replace

    t = window_of("settle_end", "settle", depots=[["limited-big-time-rebate"], []], stones=[5, 5])
    sides = list(t.state.sides)
    sides[0] = replace(sides[0], spent=3)
    t.state = replace(t.state, sides=tuple(sides))
    use(t, "play limited-big-time-rebate")
    skip_answers(t)
    return t.state.sides[0].stones


def chaos():
    return pen_after(
        "draw",
        "chaos-summoner",
        "zombie",
        "play chaos-summoner zombie",
        talons=[["zombie", "archer"], []],
        stones=[5, 5],
    )


def hostage(read):
    return played("settle", "hostage-crisis", read, pens=[[], ["archer", "cow", "woods"]], stones=[5, 5])


def squibby(read, heaps=True):
    return upcard_card(
        "squibby",
        read=read,
        pile=["woods"],
        terrain={"a2": ("the-dry-heaps" if heaps else "swamp", 0)},
    )


WORDS = {"as_command": as_command}


def _khutek():
    from plateau_parlant.engines.guardians.position import replace

    t = window_of("draw", guardians=["khutek-protector-of-the-fallen", "thak-steady-hand"])
    sides = list(t.state.sides)
    sides[0] = replace(sides[0], killed=2)
    return organise.draws(replace(t.state, sides=tuple(sides)), 0)


def _rosetta_stone():
    t = window_of("settle", depots=[["rosetta-stone"], []], talons=[["cow"], []], stones=[5, 5])
    use(t, "play rosetta-stone")
    return 5 - t.state.sides[0].stones


def _mox_price():
    from plateau_parlant.engines.guardians.playable import price

    return price(window_of("move", depots=[["small-mox"], []]).state, 0, "small-mox")


HAND = {
    ("ministry-of-tax-collection", 0): Case(tax, more_by(-1)),
    ("snake-pit", 0): Case(pit, lambda a, b: a == ["lose cow a4", "lose zombie a4"] and b is None),
    ("rogue-specter", 2): Case(second_specter, not_with),
    ("khutek-protector-of-the-fallen", 0): Case(lambda: _khutek(), more_by(2)),
    ("eisnmir-master-of-possessions", 0): Case(eisnmir, more_by(1)),
    ("ancient-tome-of-dispansation", 0): Case(tome, only_with),
    ("ankh", 0): Case(ankh, lambda a, b: a == ("archer",) and b == ("cow",)),
    ("footlocker-of-conflagration", 0): Case(footlocker, lambda a, b: a == (True, 1) and b == (False, 0)),
    ("hammer-of-doom", 0): Case(hammer, lambda a, b: a == "" and b == "swamp"),
    ("champs-the-wonder-dog", 2): Case(
        champs_twice, lambda a, b: "too_many_copies" in a and "too_many_copies" not in b
    ),
    ("rosetta-stone", 0): Case(lambda: _rosetta_stone(), lambda a, b: (a, b) == (1, 0)),
    ("voodoo-hat-rack", 0): Case(rack, lambda a, b: a == ((), 1) and b == (("ankh",), 0)),
    ("squibby", 0): Case(squibby(lambda t: "squibby" in t.state.shields[0].creatures), only_with),
    ("squibby", 1): Case(squibby(lambda t: t.state.sides[0].up), becomes("woods")),
    ("famine", 0): Case(famine(lambda t: asked(t, "lose", seat=1)), only_with),
    ("pestilence", 1): Case(pestilence, lambda a, b: (a, b) == ([1, 1], [2, 2])),
    ("phase-assassin", 0): Case(phase_assassin, lambda a, b: a == (-2, 2) and b == (0, 0)),
    ("summon-loghammers-sapper", 0): Case(sapper, lambda a, b: a == "" and b != ""),
    ("hostage-crisis", 0): Case(hostage(lambda t: len(t.of("hand_shown"))), only_with),
    ("hostage-crisis", 1): Case(hostage(lambda t: t.state.sides[0].stones), more_by(2)),
    ("small-mox", 0): Case(lambda: _mox_price(), lambda a, b: (a, b) == (1, 0)),
    ("warwicks-banishment", 0): Case(banishment(banished_price), more_by(1)),
    ("warwicks-banishment", 1): Case(banishment(banished_later), only_with),
    ("chant-of-the-osirans", 0): Case(chant(None), lambda a, b: a[0] == "woods" and b[0] == "zombie"),
    ("chant-of-the-osirans", 1): Case(chant(None), lambda a, b: a[1] == 4 and b[1] == 0),
    ("limited-big-time-rebate", 0): Case(rebate, more_by(2)),
    ("chaos-summoner", 1): chaos(),
    ("large-idol", 0): Case(idol(False), more_by(3)),
    ("large-idol", 1): Case(idol(True), more_by(1)),
    ("sacrificial-altar", 0): Case(altar, lambda a, b: a == (6, ()) and b == (5, ("cow",))),
    ("teleport-tower", 0): slot("teleport-tower", "captain"),
    ("teleport-tower", 1): Case(tower, only_with),
    ("ranged-attack-platform", 0): slot("ranged-attack-platform", "archer"),
    ("ranged-attack-platform", 2): Case(second_shot, not_with),
    ("alarm-bells", 0): Case(bells, only_with),
    ("secret-catacombs", 0): slot("secret-catacombs", "captain"),
    ("secret-catacombs", 1): Case(catacombs, only_with),
    ("wizards-tower", 0): Case(wizards, more_by(1)),
    ("death-pit-of-djoser", 0): slot("death-pit-of-djoser", "zombie"),
    ("death-pit-of-djoser", 2): Case(death_pit, only_with),
    ("lotus-flower-water-garden", 0): Case(lotus, lambda a, b: a == (True, 1) and b is False),
}
