"""Words of bans, order and information, channelling and bribery."""

from effects_attacks import staged
from effects_lab import (
    Case,
    at_window,
    becomes,
    fits,
    flat,
    meet,
    more_by,
    not_with,
    offered,
    only_with,
    pick,
    table,
    until,
)
from guardians_tools import board

BREAKER = "standard-bearer-ploogs-chicken-12"
SHIELD, OX = "shield-maitzs-lightning-10", "shield-ploogs-ox-10"


# --- bans ----------------------------------------------------------------------------------------------------------


def no_channel_against(c, e):
    """The other side may not channel into the match-up."""

    def probe():
        if e.get("as") == "command":
            t = table(["archer", "axeman", "cow", "mule"], ["zombie"], items=[[c.id], []])
            t.answers["die"] = [e.get("roll")[:1]]
            t.command(0, c.id).match("archer", "zombie")
        else:
            t = table([c.id], ["zombie"]).match(c.id, "zombie")
        until(t, lambda: at_window(t, "channel", 1))
        return offered(t, "channel guardian", seat=1)

    return Case(probe, not_with)


def no_ranged(c, e):
    """Nobody, or not the foe, may shoot."""
    if e.get("when"):
        return None
    both = e.first() == "both"

    def probe():
        hand = ["archer", "axeman"] if not c.creature or e.get("as") == "command" else ["archer"]
        t = staged(c, e, hand, ["zombie", "gunner"])
        t.match(hand[1] if len(hand) > 1 else c.id, "zombie")
        until(t, lambda: at_window(t, "ranged"))
        mine = offered(t, "shoot archer")
        t.act(0, "pass")
        return mine, offered(t, "shoot gunner", seat=1)

    return Case(probe, becomes((False, False) if both else (True, False)))


def no_secondary_against(c, e):
    """It is no target of secondary attacks."""
    foe = pick(e.get("vs"), most=c.vitality - 1) if e.get("vs") else "idiot"

    def probe():
        t = table([c.id], [foe, "watcher"], attacker=0)
        t.fight(c.id, foe)
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "secondary")
        return offered(t, f"attack watcher {c.id}", seat=1) if t.state.prompt else False

    return Case(probe, not_with)


def dispel_rule(c, e):
    """How it may be dispelled."""
    if e.first() == "anytime":
        return None
    if c.creature:

        def command():
            t = table([c.id, "archer"], ["zombie"], shields=["", BREAKER]).command(0, c.id)
            until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("respond", "primary"))
            return t.state.prompt.kind == "respond" and offered(t, f"use {BREAKER}", seat=1)

        return Case(command, not_with)

    def spell():
        when = next((x.get("when") for x in c.effects if x.get("when")), "draw")
        data = {"settle": "settle", "draw": "draw"}.get(when, "draw")
        shields = [(1, 1, OX, "c3", ["zombie"])]
        t = board("window", 0, data=(data, 0), depots=[[c.id], ["dispel-magic"]], stones=[5, 5], shields=shields)
        t.act(0, next(m for m in t.legal(0) if c.id in m))
        if not offered(t, "play dispel-magic", seat=1):
            return None
        t.act(1, "play dispel-magic")
        return 5 - t.state.sides[1].stones

    if e.first() == "never":
        return Case(spell, lambda a, b: a is None and b == 0)
    return Case(spell, lambda a, b: (a, b) == (int(e.get("cost")), 0))


# --- order and information ---------------------------------------------------------------------------------------


def must_play_first(c, e):
    """Which creatures may be the first primary."""
    if e.get("who"):
        return Case(
            lambda: staged(c, e, ["archer"], ["idiot", "yandrax"]).to("primary", 1).legal(1),
            becomes(["primary yandrax"]),
        )
    return Case(lambda: table([c.id, "archer"], ["idiot"]).to("primary", 0).legal(0), becomes([f"primary {c.id}"]))


def must_command(c, e):
    """It is never a primary."""

    def probe():
        t = table([c.id, "archer"], ["zombie"]).to("primary", 0)
        return offered(t, f"primary {c.id}")

    return Case(probe, not_with)


def play_order(c, e):
    """The order in which primaries come."""
    if e.first() == "lowest":
        return Case(
            lambda: staged(c, e, ["captain", "cow"], ["idiot"]).to("primary", 0).legal(0), becomes(["primary cow"])
        )
    if e.first() == "random":

        def random():
            t = staged(c, e, ["captain", "cow"], ["idiot", "zombie"])
            for _ in range(200):
                if t.state.pending is not None and t.state.pending.kind == "pick":
                    return True
                if t.state.prompt is not None and t.state.prompt.kind == "primary" and 1 in t.state.prompt.seats:
                    return False
                t._step()
            return None

        return Case(random, only_with)

    def first():
        t = staged(c, e, ["archer", "axeman"], ["zombie"])
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "primary")
        return t.state.prompt.seats

    return Case(first, lambda a, b: a == (0,) and b == (0, 1))


def declare(c, e):
    """The other side announces size, kind or class before this one chooses."""
    value = {"size": "M", "kind": "external", "class": "Undead"}[e.first()]

    def probe():
        if c.creature and e.get("as") != "command":
            t = table([c.id, "archer"], ["idiot", "zombie"])
            t.fight(c.id, "idiot")
            t.to("primary")
        else:
            t = staged(c, e, ["archer"], ["zombie"])
            until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "primary")
        if t.state.prompt.seats != (1,):
            return None
        t.act(1, "primary zombie")
        return [event.value for event in t.of("declared")], t.state.prompt.seats

    return Case(probe, lambda a, b: a == ([value], (0,)) and b is None)


def guess(c, e):
    """A right (or wrong) guess gives the own creature the number."""
    seat = 1 if e.side("own") == "foe" else 0
    right = bool(e.get("hit"))
    kinds = {"size": ("M", "S"), "kind": ("mortal", "elemental")}[e.first()]

    def probe():
        t = staged(c, e, ["archer"], ["idiot"])
        t.to("primary").act(0, "primary archer").act(1, "primary idiot")
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("guess", "bribe"))
        if t.state.prompt.kind == "guess":
            assert t.state.prompt.seats == (seat,)
            t.act(seat, f"say {kinds[0 if right else 1]}")
        from effects_lab import total

        return total(until(t, lambda: at_window(t, "open")))

    return Case(probe, more_by(flat(e.get("hit") or e.get("miss"))))


# --- channelling -----------------------------------------------------------------------------------------------------


def under(giver, mine, **more):
    """A fight before a stronghold under which a creature channels."""
    pair = [(1, 0, SHIELD, "a2", [mine]), (2, 1, OX, "a3", ["idiot"])]
    land = {"a2": ("woods", 0), "a3": ("swamp", 1)}
    spaces = {"b1": {"under": giver}} if giver else {}
    t = board("activate", 0, shields=pair, terrain=land, spaces=spaces, **more).act(0, "go 1 a3")
    t.match(mine, "idiot")
    return until(t, lambda: at_window(t, "channel"))


def channel_only(c, e):
    """It channels to these only."""
    from effects_lab import plain_ones

    who, marked = e.get("who"), e.get("even") != "unmarked"
    good = next(x.id for x in plain_ones() if fits(x.id, who) and (x.receives or not marked) and x.id != c.id)
    bad = next(x.id for x in plain_ones() if not fits(x.id, who) and x.receives)

    def probe():
        return offered(under(c.id, good), "channel b1"), offered(under(c.id, bad), "channel b1")

    return Case(probe, lambda a, b: a == (True, False) and b != a)


def receive_only(c, e):
    """It accepts from these only."""

    def probe():
        t = under("energy-well" if c.kind == "elemental" else "grand-avatar", c.id)
        return offered(t, "channel guardian"), offered(t, "channel b1")

    return Case(probe, lambda a, b: a == (True, False) and b == (True, True))


def receive_max(c, e):
    """How much it accepts."""
    if e.get("as") == "ranged":
        return None

    def probe():
        t = table([c.id], ["watcher"], guardians=["rak-nam-leader-of-the-mighty"] * 2)
        t.match(c.id, "watcher")
        until(
            t,
            lambda: False,
            lambda legal: "channel guardian" if "channel guardian" in legal and t.state.prompt.seats == (0,) else None,
        )
        return sum(event.points for event in t.of("channelled") if event.seat == 0)

    return Case(probe, lambda a, b: (a, b) == (flat(e.first()), c.vitality))


def channel_max(c, e):
    """How often, or how much, it channels."""
    if e.first() == "none":

        def again():
            t = under(c.id, "wraith").act(0, "channel b1").act(1, "pass").act(1, "pass")
            return offered(until(t, lambda: at_window(t, "channel")), "channel b1")

        return Case(again, only_with)

    def much():
        t = table(["wraith"], ["watcher"], guardians=[c.id, "thak-steady-hand"]).match("wraith", "watcher")
        until(
            t,
            lambda: False,
            lambda legal: "channel guardian" if "channel guardian" in legal and t.state.prompt.seats == (0,) else None,
        )
        return sum(event.points for event in t.of("channelled") if event.seat == 0)

    return Case(much, lambda a, b: a <= int(e.first()) < b)


def channel_also(c, e):
    """It may channel to creatures without the mark, for more stones."""

    def probe():
        t = meet(table(["axeman"], ["zombie"], guardians=[c.id, "thak-steady-hand"]), "axeman", "zombie", "channel")
        if not offered(t, "channel guardian"):
            return None
        t.act(0, "channel guardian")
        until(t, lambda: bool(t.of("channelled")))
        return t.of("channelled")[0].points, 9 - t.state.sides[0].stones

    return Case(probe, lambda a, b: a == (int(e.get("n")), int(e.get("cost"))) and b is None)


def bribe(c, e):
    """It bribes who has the icon."""
    if c.kind == "bribery":
        return Case(
            lambda: offered(
                table(["archer"], ["idiot"], depots=[[c.id], []]).match("archer", "idiot"), f"bribe {c.id}"
            ),
            only_with,
        )
    if c.creature:

        def cratur():
            t = staged(c, e, ["archer"], ["phil-bar-fly"], depots=[["rooster"], []])
            return offered(t.match("archer", "phil-bar-fly"), "bribe rooster")

        return Case(cratur, only_with)

    def spell():
        t = staged(c, e, ["archer"], ["idiot", "watcher"])
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("offer", "primary"))
        if t.state.prompt.kind == "offer":
            t.act(0, f"use {c.id} idiot")
        return t.state.sides[1].pen

    return Case(spell, lambda a, b: a == ("idiot",) and b == ())


WORDS = {
    name: globals()[name]
    for name in """no_channel_against no_ranged no_secondary_against dispel_rule must_play_first must_command play_order
    declare guess channel_only receive_only receive_max channel_max channel_also bribe""".split()
}
