"""Words that show, take and pay, in positions made by hand."""

from effects_lab import (
    Case,
    asked,
    at_window,
    more_by,
    open_window,
    settled,
    table,
    to_ask,
    until,
    use,
)


def shown(card, command=True, theirs=("idiot", "yandrax"), match=False, depot=(), pens=((), ()), **more):
    """What is shown of the other side."""

    def probe():
        double = card in SPELLS
        hand = ["archer"] if double or card in ITEMS else [card, "archer"]
        t = table(
            hand,
            list(theirs),
            depots=[[card] if double else [], list(depot)],
            items=[[card] if card in ITEMS else [], []],
            pens=list(pens),
            **more,
        )
        if command:
            t.command(0, card)
            until(t, lambda: asked(t, "primary", "offer", "form"))
        elif match:
            t.match(card, theirs[0])
        for _ in range(60):
            if t.of("hand_shown") or t.state.end or (command and asked(t, "primary")):
                break
            if asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return [(e.zone, e.cards) for e in t.of("hand_shown") if "discarded" not in e.zone]

    return Case(probe, lambda a, b: bool(a) and b == [])


SPELLS = frozenset(
    "essence-of-babeitude santas-beer-sled yap-attack press-leak obelisk-of-bablos detect-life-force".split()
)


ITEMS = frozenset({"tweezle-the-sneaky"})


def lost_items(card, job):
    def probe():
        t = table([card, "axeman"], ["zombie"], items=[[], ["amulet-of-flying"]])
        if job == "ranged":
            open_window(t, "axeman", "zombie", "ranged")
            use(t, f"shoot {card}")
        else:
            t.match(card, "zombie")
        for _ in range(60):
            if asked(t, "secondary", "primary") or t.state.end:
                break
            if asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return t.state.sides[1].talon

    return Case(probe, lambda a, b: "amulet-of-flying" in a and "amulet-of-flying" not in b)


def thrown_away(card, read, command=False, match="", depot=(), theirs=("zombie", "cow"), items=(), hand=None, **more):
    """What a discarding effect takes, its offers taken."""

    def probe():
        double = card in ("obelisk-of-bablos",)
        mine = hand or ([match or "archer"] if double or items else [card, *(["archer"] if command else [])])
        t = table(mine, list(theirs), depots=[[card] if double else [], list(depot)], items=[list(items), []], **more)
        if command:
            t.command(0, card)
        if match or not command:
            until(t, lambda: asked(t, "primary") or t.state.end != "")
            t.match(match or card, theirs[0])
        for _ in range(80):
            if t.state.end or asked(t, "secondary") or (command and not match and asked(t, "primary")):
                break
            if asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return read(t)

    return probe


def stones_after(card, mine, theirs, seat=0, command=False, channel=False, start=5, **more):
    """The stones of a seat after the fight, channelled once or not."""

    def probe():
        t = table([card, *mine], list(theirs), stones=[start, start], **more)
        if command:
            t.command(0, card)
        t.match(mine[0] if command else card, theirs[0])
        senders = list(channel or ())
        for _ in range(120):
            if t.state.end or t.state.fight is None:
                break
            if senders and at_window(t, "channel", senders[0]):
                use(t, "channel guardian", senders.pop(0))
            elif asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return t.state.sides[seat].stones

    return probe


def grahzue():
    t = table(["archer"], ["idiot"], depots=[["gold"], []], guardians=["thak-steady-hand", "grahzue-lover-of-vice"])
    t.match("archer", "idiot")
    use(t, "bribe gold")
    to_ask(t, "secondary", "window")
    return t.state.sides[1].stones


def raiding(seat):
    def probe():
        t = table(["yard-rat", "lying-scum"], ["idiot", "mule"], depots=[["pirate-raiding-party"], []], stones=[5, 5])
        t.fight("yard-rat", "idiot")
        t.match("lying-scum", "mule")
        for _ in range(80):
            if t.state.end:
                break
            if not use(t, "play pirate-raiding-party", 0) if asked(t, "respond", seat=0) else True:
                t._step()
        return t.state.sides[seat].stones

    return probe


def saboteurs(read):
    def probe():
        t = table(["archer"], ["zombie"], items=[[], ["amulet-of-flying"]], depots=[["saboteurs"], []])
        to_ask(t, "respond", seat=0)
        use(t, "play saboteurs")
        for _ in range(30):
            if asked(t, "say_command", "primary"):
                break
            if asked(t, "discard", "hunt"):
                use(t, "say")
            else:
                t._step()
        return read(t)

    return probe


def mox(seat):
    def probe():
        t = open_window(table(["archer"], ["zombie"], depots=[["small-mox"], []], stones=[5, 5]), "archer", "zombie")
        use(t, "play small-mox")
        settled(t)
        return t.state.sides[seat].stones

    return probe


def koset():
    t = table(["koset-of-the-light"], ["zombie"], stones=[5, 5])
    open_window(t, "koset-of-the-light", "zombie", "channel", 1)
    use(t, "channel guardian", 1)
    settled(t)
    return t.state.sides[0].stones


HAND = {
    ("darkness-elemental", 0): shown("darkness-elemental"),
    ("spirit-guide", 0): shown("spirit-guide"),
    ("trumpeter", 0): shown("trumpeter"),
    ("essence-of-babeitude", 1): shown("essence-of-babeitude"),
    ("santas-beer-sled", 1): shown("santas-beer-sled"),
    ("yap-attack", 1): shown("yap-attack"),
    ("press-leak", 1): shown("press-leak"),
    ("obelisk-of-bablos", 1): shown("obelisk-of-bablos"),
    ("tweezle-the-sneaky", 1): shown("tweezle-the-sneaky", depot=["gold"]),
    ("lizards-of-the-toast", 0): shown("lizards-of-the-toast", command=False, match=True, depot=["beer"]),
    ("buffy-evil-hornbag", 0): shown("buffy-evil-hornbag", command=False, match=True, depot=["gold"]),
    ("lucinda-evil-hornbag", 0): shown("lucinda-evil-hornbag", command=False, match=True, depot=["beer"]),
    ("wanda-evil-hornbag", 0): shown("wanda-evil-hornbag", command=False, match=True, depot=["gold"]),
    ("vapor-elemental", 0): lost_items("vapor-elemental", "primary"),
    ("iron-crag-boggler", 0): lost_items("iron-crag-boggler", "primary"),
    ("secauris", 1): lost_items("secauris", "ranged"),
    ("vensuni-inferno-swarm", 1): Case(
        thrown_away(
            "vensuni-inferno-swarm",
            lambda t: t.state.fight.sides[0].hand if t.state.fight else (),
            command=True,
            hand=["vensuni-inferno-swarm", "archer"],
        ),
        lambda a, b: "archer" not in a and b == ("archer",),
    ),
    ("mocodabi", 0): Case(
        thrown_away("mocodabi", lambda t: t.state.sides[1].talon, command=True), lambda a, b: len(a) == 1 and b == ()
    ),
    ("howling-reaver", 0): Case(
        thrown_away("howling-reaver", lambda t: len(t.state.sides[1].pen), theirs=("idiot",), pens=[[], ["woods"]]),
        lambda a, b: (a, b) == (0, 1),
    ),
    ("high-priest-of-sethos", 0): Case(
        thrown_away("high-priest-of-sethos", lambda t: t.state.sides[1].depot, command=True, depot=["gold"]),
        lambda a, b: a == () and b == ("gold",),
    ),
    ("obelisk-of-bablos", 2): Case(
        thrown_away("obelisk-of-bablos", lambda t: t.state.sides[1].talon, command=True),
        lambda a, b: a != () and b == (),
    ),
    ("bungee-bony-ridged", 0): Case(
        thrown_away("bungee-bony-ridged", lambda t: t.state.sides[1].talon, theirs=("zombie", "idiot")),
        lambda a, b: "idiot" in a and "idiot" not in b,
    ),
    ("lizards-of-the-toast", 1): Case(
        thrown_away("lizards-of-the-toast", lambda t: t.state.sides[1].depot, depot=["gold", "beer"]),
        lambda a, b: a == ("beer",) and b == ("beer", "gold"),
    ),
    ("buffy-evil-hornbag", 1): Case(
        thrown_away("buffy-evil-hornbag", lambda t: t.state.sides[1].depot, theirs=("idiot",), depot=["beer"]),
        lambda a, b: a == () and b == ("beer",),
    ),
    ("lucinda-evil-hornbag", 1): Case(
        thrown_away("lucinda-evil-hornbag", lambda t: t.state.sides[1].depot, theirs=("idiot",), depot=["gold"]),
        lambda a, b: a == () and b == ("gold",),
    ),
    ("wanda-evil-hornbag", 1): Case(
        thrown_away("wanda-evil-hornbag", lambda t: t.state.sides[1].depot, theirs=("idiot",), depot=["babes"]),
        lambda a, b: a == () and b == ("babes",),
    ),
    ("sneaky-varmit", 0): Case(
        thrown_away("sneaky-varmit", lambda t: len(t.state.sides[1].pen), theirs=("idiot",), pens=[[], ["woods"]]),
        lambda a, b: (a, b) == (0, 1),
    ),
    ("angel-of-death", 0): Case(stones_after("angel-of-death", [], ["idiot"]), more_by(1)),
    ("koset-of-the-light", 0): Case(koset, more_by(1)),
    ("vampire", 0): Case(stones_after("vampire", [], ["cleric"], 1, channel=(1,)), more_by(-2)),
    ("vampire-lord", 0): Case(stones_after("vampire-lord", [], ["cleric"], 1, channel=(1,)), more_by(-2)),
    ("buzz-vampire-mosquito", 0): Case(
        stones_after("buzz-vampire-mosquito", [], ["uras-overlord-of-mountains"], 1, channel=(0, 1)), more_by(-1)
    ),
    ("shadrune", 0): Case(stones_after("shadrune", [], ["archangel-magnus"], 1), more_by(-1)),
    ("goat", 0): Case(stones_after("goat", [], ["idiot"], 1), more_by(-1)),
    ("judge-dredge", 0): Case(
        stones_after("judge-dredge", ["archer"], ["idiot"], command=True, land="swamp"), more_by(1)
    ),
    ("grahzue-lover-of-vice", 0): Case(grahzue, more_by(1)),
    ("pirate-raiding-party", 0): Case(raiding(0), more_by(1)),
    ("pirate-raiding-party", 1): Case(raiding(1), more_by(-1)),
    ("saboteurs", 0): Case(saboteurs(lambda t: t.state.fight.sides[1].items), lambda a, b: a == () and b != ()),
    ("saboteurs", 1): Case(saboteurs(lambda t: t.state.sides[1].stones), more_by(-1)),
    ("small-mox", 1): Case(mox(1), more_by(-1)),
    ("small-mox", 2): Case(mox(0), more_by(1)),
    ("egyptian-motif-standard-11", 0): Case(
        stones_after("captain", [], ["idiot"], shields=["egyptian-motif-standard-11", ""]), more_by(1)
    ),
}
