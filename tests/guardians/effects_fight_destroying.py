"""Words that destroy, blast and shoot, in positions made by hand."""

from effects_fight_tools import by, entropy, over, sewn
from effects_lab import (
    Case,
    asked,
    at_window,
    eager,
    fought,
    offered,
    only_with,
    open_window,
    rolls,
    settled,
    table,
    to_ask,
    until,
    use,
)


def tangle():
    t = table(["tangle-web"], ["captain"])
    t.fight("tangle-web", "captain")
    over(t)
    return by(t, "tangle-web")


def choomba():
    t = table(["seer", "ba-choomba"], ["great-bate"]).command(0, "seer").match("ba-choomba", "great-bate")
    over(t)
    return by(t, "ba-choomba")


def drizzle():
    t = open_window(table(["captain", "drizzle-bone-the-hack"], ["idiot"]), "captain", "idiot", "ranged")
    use(t, "shoot drizzle")
    over(t)
    return by(t, "drizzle-bone-the-hack")


def mold():
    t = table(["bold-mold"], ["idiot", "seer"]).command(1, "seer").match("bold-mold", "idiot")
    over(t)
    return by(t, "bold-mold")


def hal():
    t = table(["hal-a-tosis-dragon", "axeman"], ["captain"]).command(0, "hal-a-tosis-dragon").match("axeman", "captain")
    over(t)
    return sorted(by(t, "hal-a-tosis-dragon"))


def slimwit():
    t = table(["slimwit-man", "captain"], ["idiot", "cow"]).command(0, "slimwit-man")
    to_ask(t, "flee", "primary")
    t.match("captain", "idiot")
    over(t)
    return by(t, "slimwit-man")


def louie():
    t = open_window(table(["archer", "longshot-louie"], ["zombie"]), "archer", "zombie", "channel", 1)
    use(t, "channel guardian", 1)
    used = use(t, "use longshot-louie")
    settled(t)
    return used, by(t, "longshot-louie"), sum(event.points for event in t.of("channelled"))


def channelled_to_the_fleecer(answer, hand=("archer",), **more):
    """The Golden Fleecer cannot be destroyed: whether the stone is lost tells."""

    def probe():
        t = table(list(hand), ["golden-fleecer", "riksook"], **more).command(1, "riksook")
        open_window(t, "archer", "golden-fleecer", "channel", 1)
        use(t, "channel guardian", 1)
        use(t, answer)
        until(t, lambda: not asked(t, "respond"))
        return sum(event.points + event.lost for event in t.of("channelled"))

    return probe


def eater():
    t = table(["eater-of-the-dead", "captain"], ["zombie"]).command(0, "eater-of-the-dead").match("captain", "zombie")
    over(t)
    return by(t, "eater-of-the-dead")


def far_rolling():
    t = table(["cave-giant"], ["seer", "idiot"], depots=[["rock-of-far-rolling"], []]).command(1, "seer")
    open_window(t, "cave-giant", "idiot")
    use(t, "play rock-of-far-rolling")
    settled(t)
    return by(t, "rock-of-far-rolling")


def farmer():
    t = table(["farmer-brown", "mule"], ["captain"]).command(0, "farmer-brown").match("mule", "captain")
    eager(t, "secondary", "primary")
    return sorted(by(t, "farmer-brown"))


def professor():
    t = rolls(table(["professor-heisenburg", "axeman", "archer"], ["zombie"]), 5).command(0, "professor-heisenburg")
    open_window(t, "axeman", "zombie", "ranged")
    use(t, "shoot archer")
    over(t)
    return sorted(by(t, "professor-heisenburg"))


def feedback():
    t = table(["archer"], ["zombie"], depots=[["magic-feedback"], []])
    open_window(t, "archer", "zombie", "channel", 1)
    use(t, "channel guardian", 1)
    used = use(t, "play magic-feedback")
    until(t, lambda: t.state.prompt is None or not asked(t, "respond"))
    return used, by(t, "magic-feedback"), sum(event.points for event in t.of("channelled"))


def both_go(card, mine, foe):
    def probe():
        t = open_window(table([mine], [foe], depots=[[card], []]), mine, foe)
        use(t, f"play {card}")
        settled(t)
        return sorted(by(t, card))

    return probe


def entropy_dice():
    """The die is one higher where the own creature is small: a four becomes a five, and it is the other that loses."""
    t = open_window(
        rolls(table(["gnobby-gnomes"], ["captain"], depots=[["summon-entropy-storm"], []]), 4),
        "gnobby-gnomes",
        "captain",
    )
    use(t, "play summon-entropy-storm")
    until(t, lambda: bool(t.of("struck")) or t.state.fight.pair == (-1, -1))
    return [event.winner for event in t.of("struck")], by(t, "summon-entropy-storm")


def balderoon():
    t = table(["yard-rat", "master-gunner"], ["vampire", "cow"], depots=[["the-great-balderoon"], []])
    open_window(t, "yard-rat", "vampire", "ranged")
    use(t, "shoot master-gunner")
    to_ask(t, "respond", "window", seat=0)
    use(t, "play the-great-balderoon")
    settled(t)
    return [event.hit for event in t.of("area_attacked")]


def mcevil():
    t = table(["mayor-mcevil", "mule", "archer"], ["zombie", "buzzard"]).command(0, "mayor-mcevil")
    to_ask(t, "pay_with", "primary")
    if asked(t, "pay_with"):
        use(t, "say mule")
    to_ask(t, "primary")
    return [(event.amount, event.hit) for event in t.of("area_attacked")]


def cannon():
    place = {"a1": {"upgrade": "flame-cannon", "upgrade_owner": 0}}
    t = fought(["wood-spirit"], ["cow", "water-spout"], spaces=place)
    if not offered(to_ask(t, "say_command", seat=0), "say yes"):
        return []
    t.command(0, "flame-cannon")
    to_ask(t, "offer", "primary", "secondary")
    if asked(t, "offer"):
        t.act(0, "use flame-cannon - 2")
    to_ask(t, "primary", "secondary")
    return [(event.amount, len(event.hit)) for event in t.of("area_attacked")]


def platform():
    t = fought(
        ["captain", "idiot"],
        ["zombie"],
        at="a4",
        spaces={"a4": {"upgrade": "pirate-log-platform", "upgrade_owner": 1}},
    )
    to_ask(t, "primary")
    return [event.hit for event in t.of("area_attacked")]


def skull():
    t = open_window(table(["axeman", "grim-skull"], ["watcher"]), "axeman", "watcher", "ranged")
    use(t, "shoot grim-skull")
    until(t, lambda: at_window(t, "ranged"))
    before = t.state.fight.ranged[0]
    while use(t, "channel shot"):
        until(t, lambda: at_window(t, "ranged"))
    return t.state.fight.ranged[0] - before


def seraphim(read):
    def probe():
        t = table(["axeman"], ["vampire", "archer", "archer"], depots=[["seraphim"], []])
        open_window(t, "axeman", "vampire", "ranged", 1)
        use(t, "shoot archer", 1)
        until(t, lambda: asked(t, "respond", seat=0))
        use(t, "play seraphim")
        until(t, lambda: at_window(t, "ranged", 0))
        return read(t)

    return probe


HAND = {
    ("tangle-web", 0): Case(tangle, lambda a, b: a == ["captain"] and b == []),
    ("ba-choomba", 0): Case(choomba, lambda a, b: a == ["seer"] and b == []),
    ("drizzle-bone-the-hack", 0): Case(drizzle, lambda a, b: a == ["idiot"] and b == []),
    ("bold-mold", 0): Case(mold, lambda a, b: a == ["seer"] and b == []),
    ("hal-a-tosis-dragon", 0): Case(hal, lambda a, b: a == ["axeman", "captain"] and b == []),
    ("slimwit-man", 2): Case(slimwit, lambda a, b: a != [] and b == []),
    ("longshot-louie", 0): Case(louie, lambda a, b: a == (True, ["zombie"], 0) and not b[1]),
    ("longshot-louie", 1): Case(
        channelled_to_the_fleecer("use longshot-louie", hand=["archer", "longshot-louie"]),
        lambda a, b: (a, b) == (0, 5),
    ),
    ("eater-of-the-dead", 0): Case(eater, lambda a, b: a == ["zombie"] and b == []),
    ("rock-of-far-rolling", 0): Case(far_rolling, lambda a, b: a == ["seer"] and b == []),
    ("farmer-brown", 0): Case(farmer, lambda a, b: a == ["captain", "mule"] and b == []),
    ("professor-heisenburg", 0): Case(professor, lambda a, b: a == ["axeman", "zombie"] and b == []),
    ("magic-feedback", 0): Case(feedback, lambda a, b: a == (True, ["zombie"], 0) and b[1] == []),
    ("magic-feedback", 1): Case(
        channelled_to_the_fleecer("play magic-feedback", depots=[["magic-feedback"], []]), lambda a, b: (a, b) == (0, 5)
    ),
    ("st-ballantines-evocation", 0): Case(
        both_go("st-ballantines-evocation", "archer", "captain"), lambda a, b: a == ["archer", "captain"] and b == []
    ),
    ("etherwave-magna-lock", 0): Case(
        both_go("etherwave-magna-lock", "archer", "angel"), lambda a, b: a == ["angel", "archer"] and b == []
    ),
    ("summon-entropy-storm", 1): Case(
        entropy(6, lambda t: [until(t, lambda: bool(t.of("struck"))).of("struck")[0].winner]),
        lambda a, b: (a, b) == ([0], [1]),
    ),
    ("summon-entropy-storm", 2): Case(entropy_dice, lambda a, b: a == ([0], []) and b[1] == ["gnobby-gnomes"]),
    ("summon-entropy-storm", 3): Case(entropy(6, lambda t: t.state.fight.frozen), only_with),
    ("the-great-balderoon", 1): Case(balderoon, lambda a, b: a == [("cow",)] and b == []),
    ("mayor-mcevil", 0): Case(mcevil, lambda a, b: a == [(3, ("buzzard",))] and b == []),
    ("flame-cannon", 1): Case(cannon, lambda a, b: a == [(5, 2)] and b == []),
    ("pirate-log-platform", 0): Case(platform, lambda a, b: a == [("idiot",)] and b == []),
    ("grim-skull", 1): Case(skull, lambda a, b: (a, b) == (3, 0)),
    ("seraphim", 0): Case(seraphim(lambda t: t.state.fight.ranged[1]), lambda a, b: (a, b) == (0, 3)),
    ("seraphim", 1): Case(seraphim(sewn), only_with),
}
