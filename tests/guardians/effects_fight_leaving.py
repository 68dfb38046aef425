"""Words by which cards leave a match-up or come back, in positions made by hand."""

from effects_fight_tools import gone_from_match, over
from effects_lab import (
    Case,
    asked,
    at_window,
    becomes,
    eager,
    line,
    more_by,
    only_with,
    open_window,
    rolls,
    table,
    to_ask,
    until,
    use,
)


def swapped(mine, enter, foe, window=""):
    def probe():
        t = table([mine, enter], [foe]).match(mine, foe)
        if window:
            until(t, lambda: at_window(t, window) or bool(t.of("struck")))
            use(t, f"use {enter}")
        else:
            until(t, lambda: asked(t, "offer", seat=0) or asked(t, "primary", "secondary"))
            if asked(t, "offer", seat=0):
                use(t, "use")
        until(t, lambda: not asked(t, "respond"))
        return sorted((f.card, f.place) for f in t.state.fight.fighters if f.seat == 0)

    return probe


def slime():
    t = table(["mule", "slippery-slime"], ["captain", "idiot"]).match("mule", "captain")
    until(t, lambda: (asked(t, "respond", seat=0) and t.state.prompt.data[0] == "lost") or asked(t, "primary"))
    use(t, "use slippery-slime")
    return "mule" in t.state.fight.sides[0].hand


def shin(read):
    def probe():
        t = table(["shin-chios-third-disciple", "wood-spirit"], ["zombie"], land="woods")
        t.match("shin-chios-third-disciple", "zombie")
        eager(t, "window")
        return read(t)

    return probe


def xaz():
    t = rolls(table(["xaz-thief-of-twilight"], ["wood-spirit"], land="woods"), 4)
    t.match("xaz-thief-of-twilight", "wood-spirit")
    to_ask(t, "offer", "window")
    if asked(t, "offer"):
        use(t, "use xaz")
    until(t, lambda: at_window(t, "open"))
    return line(t, "land")


def healed(healer, lost, foes, command=False, third="captain"):
    """Whether a beaten creature is saved after the fight."""

    def probe():
        t = table([healer, lost, third], [*foes, "mule"])
        if command:
            t.command(0, healer)
        t.fight(lost, foes[0])
        if not command:
            t.fight(healer, foes[1])
        t.match(third, "mule")
        over(t)
        return [(event.card, event.by) for event in t.of("saved")]

    return probe


def comes_back(card, foe, seen="pen"):
    """Whether a beaten creature returns to its store."""

    def probe():
        t = table([card], [foe]).match(card, foe)
        for _ in range(120):
            if t.state.end:
                break
            if asked(t, "come_back", seat=0):
                use(t, "say yes")
            elif asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return card in t.state.sides[0].pen

    return probe


def spell_on_pair(card, mine, foe, read):
    def probe():
        t = open_window(table([mine, "archer"], [foe, "cow"], depots=[[card], []]), mine, foe)
        use(t, f"play {card}")
        to_ask(t, "primary", "secondary")
        return read(t)

    return probe


def double_cross():
    t = table(["archer"], ["yard-rat", "cow"], depots=[["gold"], ["pirate-double-cross"]]).match("archer", "yard-rat")
    t.act(0, "bribe gold yard-rat.1").to("bribed")
    use(t, "play pirate-double-cross", 1)
    to_ask(t, "secondary", "primary")
    return t.place("yard-rat"), t.place("archer")


def al_jabah():
    t = table(["al-jabah", "archer"], ["cow", "cow", "zombie"]).command(0, "al-jabah")
    to_ask(t, "offer", "primary")
    if asked(t, "offer"):
        use(t, "use")
    to_ask(t, "primary")
    return t.state.fight.sides[1].hand


def sidelined(card, theirs, who, spell=False):
    def probe():
        hand = ["captain"] if spell else [card, "captain"]
        t = table(hand, theirs, depots=[[card] if spell else [], []]).command(0, card)
        eager(t, "primary", "secondary")
        return [f.card for f in t.state.fight.fighters if f.place == "sideline"]

    return Case(probe, lambda a, b: a == who and b == [])


def arms(read):
    def probe():
        t = table(["arms-of-the-earth", "captain"], ["idiot", "zombie"]).command(0, "arms-of-the-earth")
        to_ask(t, "primary")
        return read(t)

    return probe


HAND = {
    ("xaz-thief-of-twilight", 0): Case(xaz, more_by(4)),
    ("phantom-stalker", 0): Case(
        swapped("zombie", "phantom-stalker", "captain", "open"),
        lambda a, b: ("phantom-stalker", "current") in a and a != b,
    ),
    ("slippery-slime", 0): Case(slime, only_with),
    ("shin-chios-third-disciple", 0): Case(
        shin(lambda t: [f.place for f in t.state.fight.fighters if f.card == "wood-spirit"]),
        lambda a, b: a == ["aside"] and b == [],
    ),
    ("shin-chios-third-disciple", 1): Case(shin(lambda t: line(t, "land")), more_by(4)),
    ("vikia-tsoshanlu", 0): Case(
        gone_from_match(
            "vikia-tsoshanlu",
            "idiot",
            dice=(5,),
            read=lambda t: [f.card for f in t.state.fight.fighters if f.seat == 1 and f.place == "aside"],
        ),
        lambda a, b: a == ["mule"] and b == [],
    ),
    ("disgruntled-postal-worker", 0): Case(
        gone_from_match(
            "disgruntled-postal-worker",
            "idiot",
            read=lambda t: "disgruntled-postal-worker" in t.state.fight.sides[0].hand,
        ),
        only_with,
    ),
    ("disgruntled-postal-worker", 1): Case(
        gone_from_match("disgruntled-postal-worker", "idiot", read=lambda t: t.place("idiot")), becomes("aside")
    ),
    ("nubian-slave-girl", 0): Case(
        gone_from_match("nubian-slave-girl", "captain", read=lambda t: t.place("captain")), becomes("aside")
    ),
    ("nubian-slave-girl", 1): Case(
        gone_from_match("nubian-slave-girl", "captain", talons=[["gold"], []], read=lambda t: t.state.sides[0].depot),
        lambda a, b: a == ("gold",) and b == (),
    ),
    ("the-minx", 0): Case(
        gone_from_match("the-minx", "merchant", read=lambda t: "the-minx" in t.state.fight.sides[0].hand), only_with
    ),
    ("fan-bearer", 0): Case(
        gone_from_match("fan-bearer", "angel", read=lambda t: t.state.sides[1].pen),
        lambda a, b: a == ("angel",) and b == (),
    ),
    ("bruno-smashmouth-union-boss", 0): Case(
        gone_from_match("bruno-smashmouth-union-boss", "idiot", read=lambda t: t.state.sides[1].pen),
        lambda a, b: a == ("idiot",) and b == (),
    ),
    ("weasly-guy", 0): Case(comes_back("weasly-guy", "captain"), only_with),
    ("leprechaun", 0): Case(comes_back("leprechaun", "cave-giant"), only_with),
    ("skeletal-minion", 0): Case(comes_back("skeletal-minion", "captain"), only_with),
    ("blue-mountain-leechfoot", 0): Case(comes_back("blue-mountain-leechfoot", "captain"), only_with),
    ("you-cant-see-me-im-a-vampire", 0): Case(
        spell_on_pair(
            "you-cant-see-me-im-a-vampire", "zombie", "captain", lambda t: (t.place("zombie"), t.place("captain"))
        ),
        becomes(("aside", "aside")),
    ),
    ("pirate-double-cross", 0): Case(double_cross, becomes(("aside", "aside"))),
    ("al-jabah", 0): Case(al_jabah, lambda a, b: a == ("cow", "zombie") and len(b) == 3),
    ("stinking-spirit", 0): sidelined("stinking-spirit", ["idiot", "zombie"], ["idiot"]),
    ("major-party-animal", 0): sidelined("major-party-animal", ["phil-bar-fly", "zombie"], ["phil-bar-fly"]),
    ("mayor-mcfood", 0): sidelined("mayor-mcfood", ["mule", "zombie"], ["mule"]),
    ("mchooters-distraction", 2): sidelined(
        "mchooters-distraction", ["merchant", "zombie"], ["captain", "merchant"], spell=True
    ),
    ("arms-of-the-earth", 0): Case(
        arms(lambda t: len([f for f in t.state.fight.fighters if f.seat == 1 and f.place == "sideline"])), becomes(1)
    ),
    ("arms-of-the-earth", 1): Case(arms(lambda t: t.place("arms-of-the-earth")), becomes("sideline")),
    ("guardian-angel", 0): Case(
        healed("guardian-angel", "archer", ["captain"], command=True),
        lambda a, b: a == [("archer", "guardian-angel")] and b == [],
    ),
    ("cleric", 0): Case(
        healed("cleric", "idiot", ["cow", "mule"]), lambda a, b: a == [("idiot", "cleric")] and b == []
    ),
    ("slag-bunny", 1): Case(
        healed("slag-bunny", "groatie", ["pig-dog", "idiot"]), lambda a, b: a == [("groatie", "slag-bunny")] and b == []
    ),
    ("arwyddyn", 0): Case(
        healed("arwyddyn", "whispering-spirits", ["gnobby-gnomes", "idiot"]),
        lambda a, b: a == [("whispering-spirits", "arwyddyn")] and b == [],
    ),
    ("eternal-witch-lord", 1): Case(
        healed("eternal-witch-lord", "dead-cats", ["gnobby-gnomes", "idiot"], third="archer"),
        lambda a, b: a == [("dead-cats", "eternal-witch-lord")] and b == [],
    ),
    ("demon-horde-of-kabod", 0): Case(
        healed("demon-horde-of-kabod", "demon-horde-of-kabod", ["marshal", "captain"]), lambda a, b: a != [] and b == []
    ),
}
