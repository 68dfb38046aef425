"""Words about retreat, the space and numbers of a fight, in positions made by hand."""

from effects_fight_tools import by, entropy, gone_from_match, over, shroud, tweezle
from effects_lab import (
    Case,
    asked,
    at_window,
    becomes,
    eager,
    fought,
    line,
    more_by,
    offered,
    only_with,
    open_window,
    settled,
    table,
    until,
    use,
    without_word,
)


def may_flee(card, seat, theirs=("zombie",), late=False):
    def probe():
        t = table([card, "archer"], list(theirs))
        if late:
            t.fight(card, theirs[0])
            t = until(t, lambda: asked(t, "flee") or asked(t, "secondary") or t.state.end != "")
            return asked(t, "flee", seat=seat)
        t.command(0, card)
        for _ in range(40):
            if asked(t, "flee") or asked(t, "primary"):
                break
            if asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return asked(t, "flee", seat=seat)

    return Case(probe, only_with)


def troll():
    t = table(["great-horned-troll", "archer"], ["zombie"], stones=[5, 5]).command(0, "great-horned-troll")
    until(t, lambda: asked(t, "unless", "primary") or t.state.end != "")
    return (sorted(t.legal(1)), t.act(1, "pass").end().of("fight_ended")[0].why) if asked(t, "unless") else None


def con_souvenir():
    t = table(["archer"], ["captain"], items=[["cheesy-con-souvenir-tweezle"], []], attacker=1)
    until(t, lambda: at_window(t, "between"))
    if not use(t, "use cheesy"):
        return None
    return t.end().of("fight_ended")[0].why


def sums(card, mine, foe, seat=0, **more):
    def probe():
        t = table([card, *mine] if card else list(mine), [foe, "idiot"], **more)
        for name, other in zip([card, *mine] if card else mine, (foe, "idiot"), strict=False):
            t.fight(name, other)
        return t.end().of("fight_ended")[0].sums[seat]

    return probe


def imhotep():
    t = table(["imhotep-visier-of-djoser"], ["idiot"], accessories=[[], ["ankh"]])
    t.match("imhotep-visier-of-djoser", "idiot")
    for _ in range(60):
        if t.state.end or asked(t, "secondary"):
            break
        if asked(t, "offer", seat=0):
            use(t, "use imhotep")
        else:
            t._step()
    return t.state.sides[0].accessories


def shot_strength(**more):
    def probe():
        t = open_window(table(["axeman", "archer"], ["watcher"], **more), "axeman", "watcher", "ranged")
        use(t, "shoot archer")
        return t.of("shot")[0].amount

    return probe


def eagle():
    t = table(["eagle-eye-mcfinny", "axeman", "archer"], ["watcher"]).command(0, "eagle-eye-mcfinny")
    open_window(t, "axeman", "watcher", "ranged")
    use(t, "shoot archer")
    return t.of("shot")[0].amount


def points(seat=0, mine="wraith", **more):
    """What one stone of the guardian gives."""

    def probe():
        t = table([mine], ["watcher"], guardians=["rak-nam-leader-of-the-mighty"] * 2, **more)
        open_window(t, mine, "watcher", "channel")
        use(t, "channel guardian")
        settled(t)
        return t.of("channelled")[0].points + t.of("channelled")[0].lost

    return probe


def colour(**more):
    return lambda: line(
        open_window(table(["swordsman"], ["wood-spirit"], **more), "swordsman", "wood-spirit"), "colour"
    )


def land_line(seat, **more):
    def probe():
        hands = (["speckled-clamjack"], ["mud-elemental"])
        t = open_window(table(*hands, land="swamp", **more), "speckled-clamjack", "mud-elemental")
        return line(t, "land", seat)

    return probe


ALONE = ("aside", "standing")


def _parrot_home():
    """Beaten as a command by a secondary attack, it goes back to its shield while a Pirate lives."""
    t = table(["pauly-official-parrot", "yard-rat"], ["idiot", "captain"]).command(0, "pauly-official-parrot")
    t.fight("yard-rat", "idiot")
    t.to("secondary", 1)
    use(t, "attack captain pauly", 1)
    until(t, lambda: asked(t, "come_back", seat=0) or t.state.end != "")
    use(t, "say yes")
    over(t)
    return "pauly-official-parrot" in t.state.fight.sides[0].hand


def _tweezle_dispels():
    """A command creature that cannot be destroyed loses its power all the same."""
    items = [["exploding-tweezle"], ["bagpipes-of-fear"]]
    t = table(["archer"], ["golden-fleecer", "zombie"], items=items)
    eager(t.commands("exploding-tweezle", "bagpipes-of-fear golden-fleecer"), "primary")
    return t.state.fight.sides[1].silenced


def _shroud():
    """The other one sent home leaves the own alone too; without that, the word tells."""
    with without_word("shroud-of-grahzue", "return"):
        return shroud(lambda t: t.place("axeman"))()


def _minx():
    """Going back to the hand leaves the other alone too; without that, the word tells."""
    with without_word("the-minx", "return"):
        return gone_from_match("the-minx", "captain", read=lambda t: t.place("captain"))()


def _gertz():
    t = table(["soggybottom-gertz", "cow"], ["captain"]).match("soggybottom-gertz", "captain")
    until(t, lambda: asked(t, "offer", seat=0) or asked(t, "secondary", "primary") or t.state.end != "")
    use(t, "use soggybottom-gertz cow")
    settled(t)
    return "soggybottom-gertz" in t.state.fight.sides[0].hand


def _altar():
    t = table(["idiot", "captain"], ["axeman", "merchant"], items=[["altar-of-takuli"], []])
    t.fight("idiot", "axeman")
    t.match("captain", "merchant")
    for _ in range(100):
        if t.state.end:
            break
        if asked(t, "offer", seat=0):
            use(t, "use altar")
        else:
            t._step()
    return [(event.card, event.by) for event in t.of("saved")]


def _played_shows(card):
    t = open_window(table(["archer"], ["zombie", "cow", "mule"], depots=[[card], []]), "archer", "zombie")
    use(t, f"play {card}")
    settled(t)
    return [(e.count, e.vitality) for e in t.of("hand_shown")]


def _slim():
    t = table(["axeman", "slim-jab"], ["zombie"], depots=[[], ["gold"]])
    open_window(t, "axeman", "zombie", "ranged")
    use(t, "shoot slim-jab")
    for _ in range(30):
        if at_window(t, "ranged", 1) or t.of("struck"):
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return len(t.state.sides[1].depot)


def _after_stronghold(card, read):
    t = fought([card], ["idiot"], at="a4", pens=[[], ["woods", "woods"]])
    over(t.match(card, "idiot"))
    return read(t)


def _tweezle():
    t = table(["archer"], ["zombie"], items=[["tweezle-the-sneaky"], []]).command(0, "tweezle-the-sneaky")
    over(t)
    return "tweezle-the-sneaky" in t.state.sides[0].talon


def _command_fetch(card, wanted, **more):
    t = table([card, "archer"], ["zombie"], **more).command(0, card)
    for _ in range(30):
        if asked(t, "primary"):
            break
        if asked(t, "offer", seat=0):
            use(t, f"use {card} {wanted}")
        else:
            t._step()
    return t.state.sides[0].depot


def _medallion():
    t = table(
        ["archer"], ["zombie"], depots=[["medallion-of-skyphos"], []], ups=["gnobby-gnomes", ""], piles=[["woods"], []]
    )
    t.command(0, "medallion-of-skyphos")
    for _ in range(30):
        if asked(t, "primary"):
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return t


def _gehrund():
    t = fought(["gehrund-field-marshal", "archer"], ["zombie"], spaces={"b4": {"under": "grand-avatar"}})
    t.command(0, "gehrund-field-marshal")
    for _ in range(30):
        if asked(t, "primary"):
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return t.state.sides[1].pen


def _jackoid():
    pair = {"a3": ("archer", 1, "down")}
    t = fought(["reverend-smilin-jackoid", "captain"], ["zombie"], terrain=pair)
    t.command(0, "reverend-smilin-jackoid").match("captain", "zombie")
    for _ in range(60):
        if t.state.fight is None:
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return t.state.spaces[6].terrain


def _jake():
    t = fought(["gumbo-jake"], ["idiot", "mule"]).match("gumbo-jake", "idiot")
    for _ in range(40):
        if t.state.fight is None or asked(t, "secondary"):
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return t.state.spaces[6].terrain


def _aunts():
    t = fought(["giant-aunts"], ["idiot", "watcher"], at="a4").match("giant-aunts", "idiot")
    for _ in range(40):
        if t.state.fight is None or asked(t, "secondary"):
            break
        if asked(t, "offer", seat=0):
            use(t, "use")
        else:
            t._step()
    return t.state.spaces[9].rubble


HAND = {
    ("summon-entropy-storm", 0): Case(
        entropy(2, lambda t: by(t, "summon-entropy-storm")), lambda a, b: a == ["zombie"] and b == []
    ),
    ("exploding-tweezle", 1): Case(
        tweezle(lambda t: by(t, "exploding-tweezle")), lambda a, b: a == ["seer"] and b == []
    ),
    ("exploding-tweezle", 3): Case(lambda: _tweezle_dispels(), only_with),
    ("spirit-mountain", 1): Case(
        lambda: offered(
            open_window(table(["wood-spirit"], ["zombie"], land="spirit-mountain"), "wood-spirit", "zombie", "channel"),
            "channel guardian",
        ),
        only_with,
    ),
    ("soggybottom-gertz", 0): Case(lambda: "soggybottom-gertz" in [f.card for f in ()] or _gertz(), only_with),
    ("the-minx", 1): Case(lambda: _minx(), becomes("aside")),
    ("shroud-of-grahzue", 1): Case(lambda: _shroud(), becomes("aside")),
    ("altar-of-takuli", 0): Case(lambda: _altar(), lambda a, b: a == [("idiot", "altar-of-takuli")] and b == []),
    ("detect-life-force", 0): Case(lambda: _played_shows("detect-life-force"), lambda a, b: a == [(-1, 4)] and b == []),
    ("slim-jab", 1): Case(lambda: _slim(), lambda a, b: (a, b) == (0, 1)),
    ("red-master-of-shadow", 0): Case(
        lambda: _after_stronghold("red-master-of-shadow", lambda t: len(t.state.sides[1].pen)),
        lambda a, b: (a, b) == (0, 2),
    ),
    ("thief-of-shadow", 0): Case(
        lambda: _after_stronghold("thief-of-shadow", lambda t: t.state.sides[1].stones), lambda a, b: a == b - 2
    ),
    ("tweezle-the-sneaky", 2): Case(lambda: _tweezle(), only_with),
    ("darkness-elemental", 1): may_flee("darkness-elemental", 0),
    ("spirit-guide", 1): may_flee("spirit-guide", 0),
    ("slimwit-man", 0): may_flee("slimwit-man", 1),
    ("captain-hannibal-hawks", 0): may_flee("captain-hannibal-hawks", 0, ("idiot",), late=True),
    ("great-horned-troll", 0): Case(troll, lambda a, b: a == (["pass", "say stones:1"], "retreat") and b is None),
    ("cheesy-con-souvenir-tweezle", 0): Case(con_souvenir, lambda a, b: a == "retreat" and b is None),
    ("ploogak-the-conqueror", 0): Case(sums("ploogak-the-conqueror", ["groatie"], "idiot"), more_by(4)),
    ("standard-bearer-maitzs-insect-14", 0): Case(
        sums("", ["captain"], "idiot", shields=["standard-bearer-maitzs-insect-14", ""]), more_by(3)
    ),
    ("imhotep-visier-of-djoser", 0): Case(imhotep, lambda a, b: a == ("ankh",) and b == ()),
    ("eagle-eye-mcfinny", 0): Case(eagle, more_by(2)),
    ("standard-bearer-broms-dragon-15", 0): Case(
        shot_strength(shields=["standard-bearer-broms-dragon-15", ""]), more_by(-1)
    ),
    ("standard-bearer-ploogs-chicken-05", 0): Case(
        shot_strength(shields=["standard-bearer-ploogs-chicken-05", ""], attacker=1), more_by(3)
    ),
    ("standard-bearer-ploogs-ox-05", 0): Case(
        shot_strength(shields=["standard-bearer-ploogs-ox-05", ""], attacker=1), more_by(3)
    ),
    ("standard-bearer-ploogs-ox-19", 0): Case(shot_strength(shields=["standard-bearer-ploogs-ox-19", ""]), more_by(3)),
    ("sabu-amantek-c", 1): Case(shot_strength(stronghold="sabu-amantek-c", attacker=1), more_by(2)),
    ("sabu-amantek-l", 1): Case(shot_strength(stronghold="sabu-amantek-l", attacker=1), more_by(2)),
    ("sabu-amantek-r", 1): Case(shot_strength(stronghold="sabu-amantek-r", attacker=1), more_by(2)),
    ("standard-bearer-broms-skull-16", 0): Case(colour(shields=["standard-bearer-broms-skull-16", ""]), more_by(2)),
    ("standard-bearer-broms-skull-21", 0): Case(points(shields=["standard-bearer-broms-skull-21", ""]), more_by(-3)),
    ("standard-bearer-warholas-snakes-17", 0): Case(
        points(shields=["standard-bearer-warholas-snakes-17", ""]), more_by(2)
    ),
    ("gift-of-isis", 0): Case(points(accessories=[["gift-of-isis"], []]), more_by(2)),
    ("rocks-at-rhuadan", 2): Case(points(land="rocks-at-rhuadan"), more_by(-3)),
    ("standard-bearer-broms-goblin-11", 0): Case(
        land_line(1, shields=["standard-bearer-broms-goblin-11", ""]), lambda a, b: (a, b) == (1, 4)
    ),
    ("standard-bearer-broms-goblin-16", 0): Case(
        land_line(0, shields=["standard-bearer-broms-goblin-16", ""]), more_by(1)
    ),
    ("dork-age", 1): Case(
        lambda: (
            table(["cow"], ["male-titan"], depots=[["dork-age"], []])
            .command(0, "dork-age")
            .fight("cow", "male-titan")
            .winner
        ),
        lambda a, b: (a, b) == (0, 1),
    ),
    ("jambo-slick-smuggler", 0): Case(
        lambda: _command_fetch("jambo-slick-smuggler", "gold", talons=[["gold"], []]),
        lambda a, b: a == ("gold",) and b == (),
    ),
    ("sebek-queen-of-magicians", 0): Case(
        lambda: _command_fetch(
            "sebek-queen-of-magicians", "peace", depots=[["power-lunch"], []], piles=[["peace"], []]
        ),
        lambda a, b: a == ("peace",) and b == ("power-lunch",),
    ),
    ("medallion-of-skyphos", 1): Case(
        lambda: (
            "cow" in _medallion().state.fight.sides[0].hand or "gnobby-gnomes" in _medallion().state.fight.sides[0].hand
        ),
        only_with,
    ),
    ("medallion-of-skyphos", 2): Case(lambda: _medallion().state.sides[0].up, becomes("medallion-of-skyphos")),
    ("gehrund-field-marshal", 0): Case(lambda: _gehrund(), lambda a, b: a == ("grand-avatar",) and b == ()),
    ("reverend-smilin-jackoid", 0): Case(lambda: _jackoid(), lambda a, b: a == "" and b != ""),
    ("gumbo-jake", 0): Case(lambda: _jake(), lambda a, b: a == "" and b != ""),
    ("giant-aunts", 0): Case(lambda: _aunts(), only_with),
    ("pauly-official-parrot", 1): Case(lambda: _parrot_home(), only_with),
}
