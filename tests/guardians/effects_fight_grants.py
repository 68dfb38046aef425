"""Words that grant, in positions made by hand."""

from effects_fight_tools import by
from effects_lab import (
    Case,
    at_window,
    line,
    more_by,
    offered,
    only_with,
    open_window,
    table,
    until,
    use,
)


def dachas():
    t = table(["dachas-supreme-leader", "archer", "cow"], ["fire-elemental"]).command(0, "dachas-supreme-leader")
    t.match("archer", "fire-elemental")
    until(t, lambda: at_window(t, "channel") or at_window(t, "ranged"))
    return [event.hit for event in t.of("area_attacked")]


def gorcoo():
    t = open_window(table(["ba-choomba", "gorcoo"], ["zombie"]), "ba-choomba", "zombie", "ranged")
    t = open_window(table(["ba-choomba", "gorcoo"], ["idiot"]), "ba-choomba", "idiot", "ranged")
    use(t, "shoot gorcoo")
    until(t, lambda: at_window(t, "ranged", 1) or bool(t.of("struck")))
    return line(t, "colour") if t.state.fight.pair[0] >= 0 else None


def rachur():
    t = table(["rachur-field-marshal", "wood-spirit"], ["idiot", "zombie"], land="swamp")
    t.fight("rachur-field-marshal", "idiot")
    return line(open_window(t, "wood-spirit", "zombie"), "land")


def receives(card, mine, command=True, **more):
    """Whether a creature without the mark may be channelled to."""

    def probe():
        hand = [card, mine] if command is not None else [mine]
        t = table(hand, ["idiot", "zombie"], guardians=["rak-nam-leader-of-the-mighty"] * 2, **more)
        if command:
            t.command(0, card)
            open_window(t, mine, "idiot", "channel")
        elif command is None:
            open_window(t, mine, "idiot")
            use(t, f"play {card}")
            until(t, lambda: at_window(t, "channel"))
        else:
            t.fight(card, "idiot")
            open_window(t, mine, "zombie", "channel")
        return offered(t, "channel guardian")

    return probe


def randy():
    """Its Fairies accept at most the guardian's CMP."""
    t = table(["randy-creek-regulars", "hair-de-hobbins"], ["watcher"], guardians=["thak-steady-hand"] * 2)
    t.command(0, "randy-creek-regulars")
    open_window(t, "hair-de-hobbins", "watcher", "channel")
    while at_window(t, "channel") and use(t, "channel guardian"):
        until(t, lambda: at_window(t, "channel") or bool(t.of("struck")))
        if not at_window(t, "channel"):
            break
    return sum(event.points for event in t.of("channelled"))


def paladin():
    t = table(["paladin", "axeman"], ["idiot", "death"])
    t.fight("paladin", "idiot")
    t.match("axeman", "death")
    until(t, lambda: at_window(t, "channel") or at_window(t, "ranged") or t.state.fight.pair == (-1, -1))
    return by(t, "death")


def flamingos():
    t = table(["pink-flamingos"], ["pink-flamingos"])
    struck = t.fight("pink-flamingos", "pink-flamingos")
    return struck.why


HAND = {
    ("dachas-supreme-leader", 0): Case(dachas, lambda a, b: a == [()] and b == [("cow",)]),
    ("gorcoo", 0): Case(gorcoo, lambda a, b: a == 11 and not b),
    ("rachur-field-marshal", 0): Case(rachur, more_by(4)),
    ("riksook", 0): Case(receives("riksook", "axeman"), only_with),
    ("giant-shaman", 0): Case(receives("giant-shaman", "giant-babe", command=False), only_with),
    ("power-lunch", 0): Case(receives("power-lunch", "axeman", None, depots=[["power-lunch"], []]), only_with),
    ("randy-creek-regulars", 0): Case(randy, lambda a, b: (a, b) == (5, 0)),
    ("paladin", 1): Case(paladin, lambda a, b: a == [] and b == ["axeman"]),
    ("pink-flamingos", 0): Case(flamingos, lambda a, b: (a, b) == ("immune", "equal")),
}
