"""Words that turn, return and bribe, in positions made by hand."""

from effects_fight_tools import shroud
from effects_lab import (
    Case,
    asked,
    at_window,
    current,
    line,
    only_with,
    open_window,
    settled,
    table,
    to_ask,
    until,
    use,
)


def eater_of_energy():
    t = table(["archer"], ["zombie"], depots=[["energy-eater"], []])
    open_window(t, "archer", "zombie", "channel", 1)
    use(t, "channel guardian", 1)
    use(t, "play energy-eater")
    settled(t)
    return current(t).channel, current(t, 1).channel


def missiles():
    t = table(["axeman"], ["vampire", "archer"], depots=[["heisenburgs-missiles"], []])
    open_window(t, "axeman", "vampire", "ranged", 1)
    use(t, "shoot archer", 1)
    to_ask(t, "respond", seat=0)
    use(t, "play heisenburgs-missiles")
    until(t, lambda: at_window(t, "ranged"))
    return t.state.fight.ranged


def theft(card, icon):
    def probe():
        t = table(["idiot"], ["zombie"], depots=[[card], [icon]]).match("idiot", "zombie").to("bribe", 1)
        use(t, f"bribe {icon}", 1)
        use(t, f"play {card}")
        to_ask(t, "window", "secondary")
        return icon in t.state.sides[0].depot

    return probe


def rerolled():
    t = table(["mu-kir-agavati-second-disciple", "initiate-of-entropy"], ["idiot", "zombie"])
    t.answers["die"] = ["2", "6"]
    t.fight("mu-kir-agavati-second-disciple", "idiot")
    t.match("initiate-of-entropy", "zombie")
    until(t, lambda: asked(t, "reroll") or at_window(t, "open"))
    use(t, "say yes")
    until(t, lambda: at_window(t, "open"))
    return line(t, "dice")


def karnis():
    t = table(["karnis-the-transcender", "initiate-of-entropy"], ["idiot", "zombie"])
    t.answers["die"] = ["6"]
    t.fight("karnis-the-transcender", "idiot")
    open_window(t, "initiate-of-entropy", "zombie")
    return line(t, "dice")


def eye():
    t = open_window(
        table(["axeman", "archer"], ["vampire"], depots=[["eye-of-missile-mayhem"], []]), "axeman", "vampire", "ranged"
    )
    use(t, "shoot archer")
    until(t, lambda: at_window(t, "ranged"))
    use(t, "play eye-of-missile-mayhem")
    until(t, lambda: at_window(t, "ranged"))
    return "archer" in t.state.fight.sides[0].hand


def oscar():
    t = open_window(
        table(["wraith"], ["zombie"], depots=[["power-lunch", "oscar-the-wonder-chimp"], []]), "wraith", "zombie"
    )
    use(t, "play power-lunch")
    until(t, lambda: asked(t, "respond", "window", seat=0))
    used = use(t, "play oscar")
    settled(t)
    return used and "power-lunch" in t.state.sides[0].depot, 9 - t.state.sides[0].stones


def parrot(read):
    def probe():
        t = table(["pauly-official-parrot", "yard-rat"], ["idiot"]).command(0, "pauly-official-parrot")
        to_ask(t, "primary")
        return read(t)

    return probe


def pig_dog():
    t = table(["pig-dog"], ["idiot"], depots=[["babes"], []]).match("pig-dog", "idiot")
    use(t, "bribe babes")
    to_ask(t, "secondary", "primary")
    return "babes" in t.state.sides[0].depot


def cabin_boy():
    t = table(["archer"], ["yard-rat", "cabin-boy"], depots=[["gold"], []]).match("archer", "yard-rat")
    t.act(0, "bribe gold yard-rat.1")
    to_ask(t, "bribed", "window")
    return asked(t, "bribed") and use(t, "use cabin-boy", 1) and t.state.sides[1].pen


def howl(card, **more):
    """Own Undead beaten and destroyed come back."""

    def probe():
        depots = [["howl-of-the-dead"], []] if card == "howl-of-the-dead" else [[], []]
        t = table(["zombie"], ["watcher"], depots=depots, **more)
        if depots[0]:
            t.command(0, card)
        t.match("zombie", "watcher")
        for _ in range(100):
            if t.state.end:
                break
            if asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return t.state.sides[0].pen

    return Case(probe, lambda a, b: a == ("zombie",) and b == ())


def angelic():
    t = table(["archer"], ["captain"], shields=["standard-bearer-broms-angelic-19", ""]).match("archer", "captain")
    for _ in range(100):
        if t.state.end:
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return t.state.sides[0].pen, 9 - t.state.sides[0].stones


HAND = {
    ("energy-eater", 0): Case(eater_of_energy, lambda a, b: a == (5, 0) and b == (0, 5)),
    ("heisenburgs-missiles", 0): Case(missiles, lambda a, b: (a, b) == ((3, 0), (0, 3))),
    ("shadow-bank-job", 0): Case(theft("shadow-bank-job", "gold"), only_with),
    ("shadow-beer-heist", 0): Case(theft("shadow-beer-heist", "beer"), only_with),
    ("shadow-panty-raid", 0): Case(theft("shadow-panty-raid", "babes"), only_with),
    ("mu-kir-agavati-second-disciple", 0): Case(rerolled, lambda a, b: (a, b) == (6, 2)),
    ("karnis-the-transcender", 0): Case(karnis, lambda a, b: (a, b) == (1, 6)),
    ("eye-of-missile-mayhem", 0): Case(eye, only_with),
    ("oscar-the-wonder-chimp", 0): Case(oscar, lambda a, b: a == (True, 1) and b == (False, 0)),
    ("shroud-of-grahzue", 0): Case(shroud(lambda t: t.state.sides[1].pen), lambda a, b: a == ("zombie",) and b == ()),
    ("pauly-official-parrot", 0): Case(
        parrot(lambda t: [e.cards for e in t.of("hand_shown")]), lambda a, b: a == [("idiot",)] and b == []
    ),
    ("pig-dog", 0): Case(pig_dog, only_with),
    ("cabin-boy", 0): Case(cabin_boy, lambda a, b: a == ("cabin-boy",) and not b),
    ("howl-of-the-dead", 1): howl("howl-of-the-dead"),
    ("necropolis-park-c", 1): howl("", stronghold="necropolis-park-c", attacker=1),
    ("necropolis-park-l", 1): howl("", stronghold="necropolis-park-l", attacker=1),
    ("necropolis-park-r", 1): howl("", stronghold="necropolis-park-r", attacker=1),
    ("standard-bearer-broms-angelic-19", 0): Case(angelic, lambda a, b: a == (("archer",), 1) and b == ((), 0)),
}
