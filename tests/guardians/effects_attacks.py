"""Words of attack and protection."""

from effects_lab import (
    LAND,
    Case,
    at_window,
    becomes,
    current,
    fits,
    flat,
    meet,
    not_with,
    offered,
    only_with,
    pick,
    place_of,
    rolls,
    table,
    until,
)

SHIELD, OX = "shield-maitzs-lightning-10", "shield-ploogs-ox-10"


def staged(c, e, mine=(), theirs=("idiot",), **more):
    """A fight in which seat 0 has the card where it works; a command is already played."""
    hand, depots, items = list(mine), [[], ["gold"]], [[], []]
    extra = place_of(c, e)
    extra.update(more)
    if c.creature:
        hand.append(c.id)
    elif c.kind == "standard-bearer":
        extra["shields"] = [c.id, ""]
    elif c.kind == "terrain":
        extra["land"] = c.id
    elif c.kind == "guardian":
        extra["guardians"] = [c.id, "thak-steady-hand"]
    elif c.kind == "item-creature":
        items[0].append(c.id)
    elif c.kind == "item-accessory":
        extra["accessories"] = [[c.id], []]
    elif c.double:
        depots[0].append(c.id)
    depots = extra.pop("depots", depots)
    if c.double and c.id not in depots[0]:
        depots = [[*depots[0], c.id], depots[1]]
    t = table(hand, list(theirs), depots=depots, items=extra.pop("items", items), **extra)
    if e.get("as") == "command":
        with_ = next((a.get("with") for a in c.find("as_command")), "")
        t.command(0, f"{c.id} {hand[0]}" if with_ else c.id)
    return t


# --- attacks -----------------------------------------------------------------------------------------------------


def destroys(c, e):
    """The victim goes to the discard pile, and not when the word is gone."""
    who, when, job = e.get("who"), e.get("when"), e.get("as")
    if not c.creature or job in ("command", "ranged") or when in ("lose", "combat_won") or e.get("side") == "own":
        return None
    if "command" in who:
        return None
    victim = pick("" if who in ("any", "fears") else who, avoid=(c.id,), most=c.vitality - 1 if when == "win" else 99)
    more = place_of(c, e)
    die = e.get("roll")[:1]

    def probe():
        if job == "secondary":
            t = table(["captain" if victim != "captain" else "watcher", c.id], [victim, "idiot"], **more)
            return destroyed_second(t, c.id, victim)
        t = rolls(table([c.id], [victim], **more), *([int(die)] if die else []))
        t.match(c.id, victim)
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("primary", "secondary"))
        return [event.card for event in t.of("destroyed") if event.by == c.id]

    return Case(probe, lambda a, b: a == [victim] and b == [])


def destroyed_second(t, card, victim):
    """A secondary attack on a creature that stands."""
    t.state.fight  # noqa: B018
    strong = next(name for name in t.state.fight.sides[0].hand if name != card)
    weak = "mule"
    t = table([weak, card], [victim if victim != "idiot" else "axeman"])
    t.fight(weak, t.state.fight.sides[1].hand[0])
    t.to("secondary", 0)
    t.act(0, next(m for m in t.legal(0) if m.startswith(f"attack {card} ")))
    until(t, lambda: t.state.end != "" or bool(t.of("secondary_struck")))
    _ = strong
    return [event.card for event in t.of("destroyed") if event.by == card]


def aoe(c, e):
    """Who is hit, and that nobody is without the word."""
    if c.kind == "upgrade" or e.get("x") or e.get("per").startswith("discard:"):
        return None
    who, side = e.get("who"), e.side("foe")
    sort = e.args[1] if len(e.args) > 1 else "plain"
    most = flat(e.first()) or 3
    immune = {"fear": "fear", "fire": "fire"}.get(sort, "")
    victim = next(
        name
        for name in VICTIMS
        if fits(name, who) and _vitality(name) <= most and name != c.id and not (immune and _resists(name, immune))
    )

    def probe():
        theirs = ["zombie", victim]
        mine = [victim, "archer"] if side in ("own", "both") else ["archer"] if e.get("as") == "command" else []
        t = staged(c, e, mine, theirs)
        t.answers["die"] = ["5"]
        if e.get("as") != "command":
            t.match(c.id, "zombie")
        until(t, lambda: bool(t.of("area_attacked")) or (bool(t.of("step_began")) and _past_areas(t, e)))
        return [
            (event.type, event.lethal, victim in event.hit) for event in t.of("area_attacked") if event.card == c.id
        ]

    told = (sort, e.get("lethal") != "no", True)
    return Case(probe, lambda a, b: told in a and b == [])


def _past_areas(t, e):
    steps = [event.step for event in t.of("step_began")]
    return "strike" in steps or (e.get("as") == "command" and "choose" in steps) or "result" in steps


def _vitality(name):
    from effects_lab import components

    return components.card(name).vitality


def _resists(name, sort):
    from effects_lab import components

    return any(sort in effect.first().split("|") for effect in components.card(name).find("immune"))


VICTIMS = ("idiot", "gnobby-gnomes", "crook-end-snoot", "whispering-spirits", "phil-bar-fly", "buzzard", "cleric")


def immune(c, e):
    """What it resists does nothing to it; without the word it does."""
    first = e.first()
    attacks = [part for part in first.split("|") if part in ("fire", "fear", "aoe", "ranged", "destroy")]
    rest = "|".join(part for part in first.split("|") if part not in attacks)
    if e.get("by") == "secondary":
        return Case(lambda: _second_on(c, rest), not_with)
    checks = [lambda sort=sort: _attacked(c, sort) for sort in attacks]
    if rest:
        checks.append(lambda: _beaten_by(c, e, rest))
    return Case(lambda: [check() for check in checks], lambda a, b: not any(a) and all(b))


def _second_on(c, rest):
    """Whether a secondary attack beats it."""
    first, second = ("captain", "gnobby-gnomes") if rest.startswith("vit") else ("caddy", "warrior-spirit")
    t = table([first, second], [c.id])
    t.fight(first, c.id)
    until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "secondary")
    move = next(m for m in t.legal(0) if m.startswith(f"attack {second} {c.id}"))
    t.act(0, move)
    until(t, lambda: bool(t.of("secondary_struck")))
    return t.of("secondary_struck")[0].beaten


def _attacked(c, sort):
    """Whether an attack of that sort gets it."""
    if sort == "ranged":
        t = meet(table(["axeman", "archer"], [c.id]), "axeman", c.id, "ranged")
        return offered(t, "shoot archer")
    if sort == "destroy":
        t = table(["merchant"], [c.id]).match("merchant", c.id)
        until(t, lambda: "strike" in [event.step for event in t.of("step_began")] or bool(t.of("destroyed")))
        return c.id in [event.card for event in t.of("destroyed")]
    if sort == "fear" and c.kind == "mortal":
        t = table(["death"], [c.id]).match("death", c.id)
        until(t, lambda: "strike" in [event.step for event in t.of("step_began")] or bool(t.of("destroyed")))
        return bool(t.of("destroyed"))
    if sort == "fear" or (sort == "fire" and c.vitality > 11):
        bonus = {"fear": "rot-rat", "fire": ""}[sort]
        if bonus:
            t = meet(table([bonus], [c.id]), bonus, c.id)
            return "text" in [line[0] for line in _lines(t)]
        return _burnt(c)
    return _burnt(c)


def _lines(t):
    from effects_lab import strength

    return strength.lines(t.state, current(t))


def _burnt(c):
    """The strongest fire there is (Vensuni's eleven, or a cannon's with stones) on a hand with the card."""
    from effects_lab import strength
    from guardians_tools import Table

    from plateau_parlant.engines.guardians.position import Fighter

    t = Table(["archer"], ["zombie", c.id] if c.vitality < 20 else [c.id])
    attack = strength.Area(99, "fire", True, "flame-cannon", 1, "", 0)
    return strength.area_hits(t.state, attack, Fighter(-1, c.id, 1, "hand"))


def _beaten_by(c, e, rest):
    """Whether a stronger opponent that fits beats it."""
    from effects_lab import plain_ones, strength

    def against(one, other):
        return one.vitality + (one.ocb if strength.BEATS.get(one.kind) == other.kind else 0)

    foe = next(x.id for x in plain_ones() if fits(x.id, rest) and against(x, c) > against(c, x) and x.id != c.id)
    more = {"land": LAND[e.get("in")]} if e.get("in") else {}
    t = table([c.id], [foe], **more)
    struck = t.fight(c.id, foe)
    return struck is not None and struck.winner == 1


def push(c, e):
    """Ties: won, made, or kept from being beaten by little."""
    if e.first() == "final":

        def final():
            t = meet(table(["mule", c.id], ["vampire"]), "mule", "vampire", "ranged")
            if offered(t, f"shoot {c.id}"):
                t.act(0, f"shoot {c.id}")
            until(t, lambda: bool(t.of("struck")))
            return t.of("struck")[0].why

        return Case(final, becomes("final"))
    if e.first() == "win":

        def win():
            return staged(c, e, ["archer"], ["speckled-clamjack"]).fight("archer", "speckled-clamjack").winner

        return Case(win, lambda a, b: (a, b) == (0, -1))
    if e.first() == "modifiable":
        return Case(lambda: staged(c, e, [], ["captain"]).fight(c.id, "captain").winner, lambda a, b: (a, b) == (-1, 1))
    margin = int(e.get("margin"))
    who = e.get("who")
    mine = pick(who, avoid=(c.id,)) if who else c.id

    def probe():
        foe = next(name for name in FOES if 0 < _vitality(name) - _vitality(mine) < margin)
        t = staged(c, e, [mine] if who else [], [foe])
        struck = t.fight(mine, foe)
        return struck.winner, struck.why

    return Case(probe, lambda a, b: a == (-1, "margin") and b[0] == 1)


FOES = ("axeman", "speckled-clamjack", "captain", "marshal", "thackle", "idiot", "cow", "gnobby-gnomes", "pig-dog")


def beats(c, e):
    """The other is beaten, whatever the numbers."""
    if e.get("as") == "secondary":

        def second():
            t = table(["cow", c.id], ["watcher"])
            t.fight("cow", "watcher")
            t.to("secondary", 0)
            t.act(0, next(m for m in t.legal(0) if m.startswith(f"attack {c.id} ")))
            until(t, lambda: bool(t.of("secondary_struck")))
            return t.of("secondary_struck")[0].beaten

        return Case(second, only_with)
    if e.get("as") == "ranged":

        def shot():
            t = meet(table(["axeman", c.id], ["vampire"]), "axeman", "vampire", "ranged").act(0, f"shoot {c.id}")
            until(t, lambda: at_window(t, "ranged", 1))
            return t.place(c.id)

        return Case(shot, becomes("beaten"))
    if e.get("as") == "command":
        return Case(
            lambda: staged(c, e, ["cow"], ["male-titan"]).fight("cow", "male-titan").winner,
            lambda a, b: (a, b) == (0, 1),
        )
    return None


def attack_command(c, e):
    """The enemy command creature is the opponent."""

    def probe():
        if e.get("as") == "primary":
            t = table([c.id], ["seer", "zombie"]).command(1, "seer").match(c.id, "zombie")
            until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("maybe", "window"))
            if t.state.prompt.kind == "maybe":
                t.act(0, f"use {c.id}")
            until(t, lambda: at_window(t, "open"))
            return current(t, 1).card == "seer"
        mine = f"{c.id} archer" if c.kind == "item-creature" else c.id
        items = [[c.id], []] if c.kind == "item-creature" else [[], []]
        hand = ["archer", "axeman"] if c.kind == "item-creature" else [c.id, "axeman"]
        t = table(hand, ["seer", "zombie"], items=items).commands(mine, "seer")
        until(t, lambda: t.state.prompt is not None and t.state.prompt.kind in ("bribe", "primary"))
        return t.state.fight.duel

    return Case(probe, only_with)


def destroyed_if(c, e):
    """The card itself is destroyed."""
    if e.get("as") == "command":
        if c.kind == "item-creature":

            def item():
                t = table(["archer"], ["zombie"], items=[[c.id], []]).command(0, c.id)
                t.end()
                return c.id in t.state.sides[0].talon

            return Case(item, only_with)

        def command():
            t = table([c.id, "archer"], ["cow"]).command(0, c.id)
            t.end()
            return c.id in t.state.sides[0].talon

        return Case(command, only_with)
    return Case(
        lambda: (
            (lambda t: (t.fight(c.id, "watcher"), t.place(c.id))[1])(table([c.id], ["watcher"]))
            if not e.get("vs")
            else _lost_to(c, pick("kind:elemental", least=7))
        ),
        becomes("destroyed"),
    )


def _lost_to(c, foe):
    t = table([c.id], [foe])
    t.fight(c.id, foe)
    return t.place(c.id)


WORDS = {name: globals()[name] for name in "destroys aoe immune push beats attack_command destroyed_if".split()}
