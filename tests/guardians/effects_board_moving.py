"""Words of movement and flight, in positions made by hand."""

from effects_board_tools import LANDS, SETTLE
from effects_lab import (
    OX,
    SHIELD,
    Case,
    asked,
    not_with,
    offered,
    only_with,
    to_ask,
    until,
    use,
    window_of,
)
from guardians_tools import board

from plateau_parlant.engines.guardians.position import Task


def reach(**more):
    """The spaces a shield may walk to when it is turned."""
    more.setdefault("shields", [(1, 0, SHIELD, "a2", ["captain"])])
    more.setdefault("terrain", {n + r: ("woods", 0) for n in "abc" for r in "23"})
    t = board("activate", 0, todo=SETTLE, **more)
    return sorted(m.split()[2] for m in t.legal(0) if m.startswith("go 1"))


def flights(t_or_none=None, **more):
    t = t_or_none or board("activate", 0, todo=SETTLE, **more)
    return sorted(m.split()[2] for m in t.legal(0) if m.startswith("fly "))


FLYER = [(1, 0, SHIELD, "a2", ["angel"]), (2, 1, OX, "c4", ["zombie"])]


def potion():
    shields = [(1, 0, SHIELD, "a1", ["captain"])]
    t = window_of(
        "move",
        depots=[["potion-of-movement-essence"], []],
        shields=shields,
        terrain=LANDS,
        todo=(*SETTLE, Task("next_activation", (0,))),
    )
    use(t, "play potion")
    to_ask(t, "activate")
    return sorted(m.split()[2] for m in t.legal(0) if m.startswith("go 1"))


def slow_down():
    shields = [(1, 1, OX, "a3", ["captain"])]
    t = window_of(
        "turn_start",
        depots=[["pepes-slow-down"], []],
        shields=shields,
        terrain=LANDS,
        todo=(*SETTLE, Task("next_activation", (1,))),
    )
    use(t, "play pepes-slow-down")
    to_ask(t, "activate")
    return len([m for m in t.legal(1) if m.startswith("go 1")])


def muldoon():
    walkers = [(1, 0, SHIELD, "a1", ["first-mate-muldoon", "gunner"])]
    return reach(shields=walkers, terrain=LANDS)


def barrier():
    shields = [(1, 0, SHIELD, "a1", ["captain"])]
    todo = (*SETTLE, Task("next_activation", (0,)))
    t = window_of("upcard", depots=[["force-barrier"], []], shields=shields, terrain=LANDS, todo=todo, stones=[5, 5])
    use(t, "play force-barrier a2")
    to_ask(t, "activate")
    return offered(t, "go 1 a2")


def gravity():
    t = board("activate", 0, shields=FLYER, terrain=LANDS, todo=SETTLE, depots=[[], ["summon-gravity-well"]])
    t.act(0, "fly 1 b3")
    use(t, "play summon-gravity-well", 1)
    until(t, lambda: not asked(t, "respond"))
    return next(s.space for s in t.state.shields if s.key == 1)


def rocks():
    t = board("activate", 0, shields=FLYER, terrain=LANDS, todo=SETTLE, depots=[[], ["rocks-of-skull-cracking"]])
    t.act(0, "fly 1 b3")
    use(t, "play rocks-of-skull-cracking", 1)
    until(t, lambda: not asked(t, "respond"))
    return "angel" in t.state.sides[0].talon, 5 - t.state.sides[1].stones


def two_flights():
    shields = [(1, 0, SHIELD, "a2", ["angel"]), (2, 0, SHIELD, "b2", ["djinn"]), (3, 1, OX, "c4", ["zombie"])]
    todo = (*SETTLE, Task("next_activation", (0,)))
    t = window_of("move", depots=[["ongo-air-traffic-controller"], []], shields=shields, terrain=LANDS, todo=todo)
    use(t, "play ongo")
    to_ask(t, "activate", seat=0)
    t.act(0, "fly 1 a3")
    until(t, lambda: asked(t, "activate", seat=0) or t.state.phase == "settle")
    return offered(t, "fly 2") if asked(t, "activate") else None


def voodoo_hat():
    shields = [(1, 1, OX, "a2", ["captain"])]
    todo = (*SETTLE, Task("next_activation", (1,)))
    t = window_of("settle", depots=[["voodoo-hat"], []], shields=shields, terrain=LANDS, todo=todo)
    use(t, "play voodoo-hat #1")
    to_ask(t, "activate")
    return offered(t, "go 1 a1", seat=1)


def winged(item, creature):
    """A shield whose walker is lent wings."""
    return lambda: flights(shields=[(1, 0, SHIELD, "a2", [creature], [item])], terrain=LANDS)


def grounded(where, **more):
    return lambda: (
        where in flights(shields=[(1, 0, SHIELD, "a3", ["angel"])], terrain={**LANDS, **more.pop("land", {})}, **more)
    )


def khnumian():
    t = board(
        "activate",
        0,
        shields=[(1, 0, SHIELD, "b3", ["angel"])],
        terrain=LANDS,
        todo=SETTLE,
        spaces={"b4": {"stronghold": "khnumian-c"}},
    )
    return "b4" in flights(t)


def spikes():
    place = {"a4": {"upgrade": "spikey-crenellations", "upgrade_owner": 1}}
    t = board("activate", 0, shields=[(1, 0, SHIELD, "b3", ["angel"])], terrain=LANDS, todo=SETTLE, spaces=place)
    return "b4" in flights(t)


HAND = {
    ("amulet-of-flying", 0): Case(winged("amulet-of-flying", "captain"), lambda a, b: bool(a) and not b),
    ("the-black-eye", 0): Case(winged("the-black-eye", "gunner"), lambda a, b: bool(a) and not b),
    ("potion-of-movement-essence", 0): Case(potion, lambda a, b: set(b) < set(a)),
    ("rocks-of-skull-cracking", 0): Case(rocks, lambda a, b: a == (True, 1) and b == (False, 0)),
    ("voodoo-hat", 0): Case(voodoo_hat, not_with),
    ("first-mate-muldoon", 0): Case(muldoon, lambda a, b: set(b) < set(a)),
    ("force-barrier", 1): Case(barrier, not_with),
    ("pepes-slow-down", 0): Case(slow_down, lambda a, b: a < b),
    ("summon-gravity-well", 0): Case(gravity, lambda a, b: a == 3 and b == 7),
    ("ongo-air-traffic-controller", 0): Case(two_flights, only_with),
    ("khnumian-c", 1): Case(khnumian, not_with),
    ("spires", 1): Case(grounded("b3", land={"b3": ("spires", 1)}), not_with),
    ("spikey-crenellations", 0): Case(spikes, not_with),
}
