"""Words that give numbers: bonuses, auras, values set and adjusted, terrains, what counts for the space."""

from effects_lab import (
    Case,
    becomes,
    flat,
    line,
    meet,
    more_by,
    neutral,
    only_with,
    pick,
    place_of,
    table,
    total,
    until,
)
from guardians_tools import board

from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.sources import lands


def bonus(c, e):
    """A creature's own number."""
    if e.get("per") or e.get("x") or e.get("if") or e.get("unless") or number(e.first()).dice:
        return None
    more = place_of(c, e)
    foe = pick(e.get("vs"), avoid=(c.id,)) if e.get("vs") else neutral(c.kind)
    with_ = e.get("with")

    def probe():
        if e.get("as") == "secondary":
            first = pick(with_, avoid=(c.id,)) if with_ else "idiot"
            t = table([first, c.id], ["watcher" if with_ else foe if e.get("vs") else "zombie"], **more)
            return second_sum(t, first, c.id)
        t = table([c.id], [foe], **more)
        return total(meet(t, c.id, foe))

    return Case(probe, more_by(flat(e.first())))


def second_sum(t, first, card):
    """The sum of a secondary attack after a first match-up."""
    t.fight(first, t.state.fight.sides[1].hand[0])
    t.to("secondary", 0)
    t.act(0, next(m for m in t.legal(0) if m.startswith(f"attack {card} ")))
    until(t, lambda: bool(t.of("secondary_struck")))
    return t.of("secondary_struck")[0].total


def aura(c, e):
    """A number for others; the giver in a match-up before, as command, bearer, accessory, or played."""
    if e.get("per") or e.get("if") or number(e.first()).dice:
        return None
    seat = 1 if e.side("own") == "foe" else 0
    more = place_of(c, e)
    who = e.get("who")
    if who == "kind:guardian":
        return None
    helped = pick("" if who == "secondary" else who, avoid=(c.id,), most=12)
    foe = pick(e.get("vs"), avoid=(helped, c.id)) if e.get("vs") else "idiot"
    if seat:
        helped, foe = foe, helped

    def probe():
        extra = dict(more)
        hand, depots, items = [helped], [[], []], [[], []]
        if c.creature:
            hand.append(c.id)
        elif c.kind == "standard-bearer":
            extra["shields"] = [c.id, ""]
        elif c.double:
            depots[0].append(c.id)
        elif c.kind == "item-creature":
            items[0].append(c.id)
        if who == "secondary":
            hand.append("idiot")
            t = table(hand, [foe], depots=depots, items=items, **extra)
            t.command(0, c.id)
            return second_sum(t, "idiot", helped)
        spare = ["idiot"] if c.creature and e.get("as") != "command" else []
        t = table(hand, [foe, *spare], depots=depots, items=items, **extra)
        if e.get("as") == "command":
            t.command(0, c.id)
        elif c.creature:
            t.fight(c.id, "idiot")
        t = meet(t, helped, foe)
        if c.double and f"play {c.id}" in t.legal(0):
            t.act(0, f"play {c.id}")
            until(t, lambda: t.state.prompt is not None and t.state.prompt.kind == "window")
        return total(t, seat)

    return Case(probe, more_by(flat(e.first())))


def defence(c, e):
    """What a stronghold gives its defenders."""
    if number(e.first()).dice:

        def rolled():
            t = table(["idiot"], ["zombie"], stronghold=c.id)
            t.answers["die"] = ["4"]
            return line(meet(t, "idiot", "zombie"), "stronghold", 1)

        return Case(rolled, more_by(number(e.first()).flat + 4))
    return Case(
        lambda: line(meet(table(["idiot"], ["zombie"], stronghold=c.id), "idiot", "zombie"), "stronghold", 1),
        more_by(flat(e.first())),
    )


def terrain(c, e):
    """What a card of land counts as."""
    key = "stronghold" if c.kind == "stronghold" else "land"
    named = set(e.first().split("|"))

    def probe():
        return set(lands(table(["idiot"], ["zombie"], **{key: c.id}).state))

    return Case(probe, lambda with_, without_: named <= with_ and not named & without_)


def set_(c, e):
    """A value replaced."""
    what = e.first()
    if what == "terrain" and e.get("as") == "command":
        named = e.args[1]

        def probe():
            return set(lands(table([c.id, "archer"], ["zombie"], land="swamp").command(0, c.id).to("primary").state))

        if named == "Swamp":

            def probe():
                return set(
                    lands(table([c.id, "archer"], ["zombie"], land="woods").command(0, c.id).to("primary").state)
                )

        return Case(probe, becomes({named}))
    if what == "space_limit":
        return Case(lambda: limit_under(c.id), becomes(25))
    if what == "support":
        helper = c.id

        def probe():
            t = table([helper, "archer"], ["zombie"])
            return second_sum(t, helper, "archer")

        return Case(probe, more_by(flat(e.args[1]) - c.vitality))
    return None


def limit_under(shield):
    """The most vitality that may be placed under a shield: by trying."""
    from plateau_parlant.engines.guardians.organise import space_limit

    sizes = {
        amount
        for amount, cards in ((25, ["female-titan", "captain"]), (30, ["female-titan", "captain", "yard-rat"]))
        if _all_placed(shield, cards)
    }
    assert max(sizes) == space_limit(shield)
    return max(sizes)


def _all_placed(shield, cards):
    t = board("organise", 0, 1, pens=[[shield, *cards], []])
    t.act(0, f"place shield {shield} a1")
    for name in cards:
        if f"place under {name} a1" not in t.legal(0):
            return False
        t.act(0, f"place under {name} a1")
    return True


def control_value(c, e):
    """What a card counts for the space."""
    if e.get("who"):
        foe = pick(e.get("who").replace("opponent&", "").replace("opponent", ""), least=c.vitality + 1, most=12)

        def other():
            t = table([c.id], [foe])
            t.fight(c.id, foe)
            return t.end().of("fight_ended")[0].sums[1]

        return Case(other, lambda with_, without_: with_ == flat(e.first()) < without_)

    def probe():
        t = table([c.id], ["idiot"], attacker=1)
        t.fight(c.id, "idiot")
        return t.end().of("fight_ended")[0].sums[0]

    return Case(probe, lambda with_, without_: (with_, without_) == (flat(e.first()), c.vitality))


def resize(c, e):
    """Another size, at that change of vitality."""

    def probe():
        t = table([c.id], ["zombie"]).match(c.id, "zombie").to("window", 0) if False else table([c.id], ["zombie"])
        t.match(c.id, "zombie")
        until(t, lambda: t.state.prompt.kind == "resize" or t.state.prompt.data[:1] == ("open",))
        if t.state.prompt.kind != "resize":
            return None
        t.act(0, "say S")
        until(t, lambda: t.state.prompt.data[:1] == ("open",))
        return line(t, "base")

    return Case(probe, becomes(c.vitality + flat(e.get("S"))))


def ranged(c, e):
    """A ranged attack in support of a primary."""
    if e.get("as") == "command" or not c.creature or e.get("add"):
        return None
    more = place_of(c, e)
    mine = pick(e.get("with"), avoid=(c.id,), most=12) if e.get("with") else "axeman"
    foe = pick(e.get("vs"), avoid=(c.id, mine)) if e.get("vs") else "zombie"

    def probe():
        t = meet(table([mine, c.id], [foe], **more), mine, foe, "ranged")
        if f"shoot {c.id}" not in t.legal(0):
            return None
        t.act(0, f"shoot {c.id}")
        until(t, lambda: (bool(t.state.prompt) and t.state.prompt.data[:1] == ("ranged",)) or bool(t.of("struck")))
        return t.of("shot")[0].amount, t.state.fight.ranged[0]

    return Case(probe, lambda with_, without_: with_ == (flat(e.first()),) * 2 and without_ in (None, (0, 0)))


def attack(c, e):
    """What sort its attack is: who gives to such attacks gives to it (Flame Geyser, Plague Walker)."""
    giver = {"fire": "flame-geyser", "fear": "plague-walker"}[e.first()]

    def probe():
        hand = [c.id, giver]
        t = table(hand, ["idiot", neutral(c.kind)])
        t.fight(giver, "idiot")
        return total(meet(t, c.id, neutral(c.kind)))

    return Case(probe, more_by(2))


def one_per_space(c, e):
    """A second one, or one of its sort, is refused under the same shield."""
    if c.kind == "item-creature":
        return None
    want = e.first()
    other = pick(want, avoid=(c.id,)) if want and _others(want, c.id) else c.id
    shield = "shield-maitzs-lightning-10"

    def probe():
        pen = [c.id, other] if other != c.id else [c.id, c.id]
        t = board("organise", 0, 1, pens=[[shield, *pen], []])
        t.act(0, f"place shield {shield} a1").act(0, f"place under {other} a1")
        return f"place under {c.id} a1" in t.legal(0)

    return Case(probe, lambda with_, without_: not with_ and without_)


def _others(want, card):
    try:
        return bool(pick(want, avoid=(card,)))
    except LookupError:
        return False


WORDS = {
    "bonus": bonus,
    "aura": aura,
    "defence": defence,
    "terrain": terrain,
    "set": set_,
    "control_value": control_value,
    "resize": resize,
    "ranged": ranged,
    "attack": attack,
    "one_per_space": one_per_space,
}
_ = only_with
