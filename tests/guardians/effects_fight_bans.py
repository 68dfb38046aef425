"""Words that forbid and dispel, in positions made by hand."""

from effects_fight_tools import by
from effects_lab import (
    Case,
    asked,
    at_window,
    eager,
    fought,
    line,
    not_with,
    offered,
    only_with,
    open_window,
    rolls,
    settled,
    table,
    to_ask,
    until,
    use,
    without_word,
)


def ogre_alone():
    """Its other words say more; without them this one tells."""
    with without_word("ancient-ogre", "forbid"):
        t = open_window(table(["ancient-ogre"], ["zombie"]), "ancient-ogre", "zombie", "channel", 1)
        return offered(t, "channel guardian", seat=1)


def ogre_later():
    t = table(["ancient-ogre", "archer"], ["idiot", "zombie"])
    t.fight("ancient-ogre", "idiot")
    open_window(t, "archer", "zombie", "channel", 1)
    return offered(t, "channel guardian", seat=1)


def leech():
    t = open_window(table(["energy-leech"], ["zombie"]), "energy-leech", "zombie", "channel", 1)
    return offered(t, "channel guardian", seat=1)


def noseoid():
    t = table(["archer", "captain-red-noseoid"], ["marshal", "axeman"])
    t.fight("archer", "marshal")
    return line(open_window(t, "captain-red-noseoid", "axeman"), "text", 1)


def orella(face):
    def probe():
        t = rolls(table(["orella-of-the-mist"], ["wraith"]), face).match("orella-of-the-mist", "wraith")
        until(t, lambda: at_window(t, "channel", 1) or bool(t.of("struck")) or by(t, "orella-of-the-mist"))
        return offered(t, "channel guardian", seat=1) if at_window(t, "channel", 1) else None

    return probe


def blank(card, foe="wood-spirit", dice=(), command=False):
    """Whether the opponent's text is gone: its land bonus tells."""

    def probe():
        mine = "archer" if command else card
        hand = ["archer", card] if command else [card]
        t = rolls(table(hand, [foe], land="woods"), *dice)
        if command:
            t.command(0, card)
        open_window(t, mine, foe)
        use(t, f"use {card}")
        until(t, lambda: at_window(t, "channel") or at_window(t, "ranged"))
        return line(t, "land", 1)

    return probe


def gumper():
    t = table(["old-gumper"], ["ice-elemental"])
    return line(open_window(t, "old-gumper", "ice-elemental"), "colour", 1)


def stronghold_lost(card, mine, **more):
    def probe():
        t = table(
            [mine, card] if mine != card else [card], ["idiot", "zombie"], stronghold="carreg-amroth-left", **more
        )
        if mine != card:
            t.fight(card, "idiot")
            open_window(t, mine, "zombie")
        else:
            open_window(t, card, "zombie")
        return line(t, "stronghold", 1)

    return probe


def sewage():
    t = fought(["captain"], ["zombie"], at="a4", spaces={"a4": {"upgrade": "sewage-backup", "upgrade_owner": 0}})
    open_window(t, "captain", "zombie")
    return line(t, "stronghold", 1)


def may_play(card, foe_card, command=False, **more):
    """Whether the foe may play a card."""

    def probe():
        hand = [card, "archer"]
        t = table(hand if command or not more.get("land") else ["archer"], ["zombie"], depots=[[], [foe_card]], **more)
        if command:
            t.command(0, card)
        open_window(t, "archer" if command else hand[0] if not more else "archer", "zombie", "open", 1)
        return offered(t, f"play {foe_card}", seat=1)

    return probe


def maitz_hotel():
    t = table(["horse", "archer"], ["zombie"], depots=[[], ["dispel-magic"]], land="the-maitz-hotel").command(
        0, "horse"
    )
    to_ask(t, "respond", "primary")
    return offered(t, "play dispel-magic", seat=1)


def sethos():
    t = table(["priest-of-sethos", "archer"], ["zombie"]).command(0, "priest-of-sethos")
    return offered(open_window(t, "archer", "zombie", "channel", 1), "channel guardian", seat=1)


def siin(read):
    def probe():
        t = table(["archer"], ["zombie"], guardians=["siin-stealer-of-the-power", "rak-nam-leader-of-the-mighty"])
        open_window(t, "archer", "zombie", "channel", 1)
        use(t, "channel guardian", 1)
        use(t, "use siin")
        until(t, lambda: at_window(t, "channel", 1) or at_window(t, "ranged", 1) or bool(t.of("struck")))
        return read(t)

    return probe


def gudea():
    t = table(
        ["archer"],
        ["axeman"],
        depots=[["head-of-gudea"], []],
        guardians=["thak-steady-hand", "gaar-influencer-of-the-masses"],
    )
    open_window(t, "archer", "axeman")
    use(t, "play head-of-gudea - guardian:1")
    until(t, lambda: at_window(t, "channel", 1))
    return offered(t, "channel guardian", seat=1)


def fiend(card, icon):
    def probe():
        t = table([card], ["idiot"], depots=[[icon], []]).match(card, "idiot")
        return offered(t, f"bribe {icon}")

    return probe


def daba():
    t = table(["haba-naba-daba", "idiot"], ["fire-elemental"]).match("haba-naba-daba", "fire-elemental")
    to_ask(t, "secondary")
    return [event.hit for event in t.of("area_attacked")]


def bearer_bribe():
    t = table(["idiot"], ["zombie"], depots=[[], ["gold"]], shields=["standard-bearer-maitzs-insect-16", ""])
    t.match("idiot", "zombie").to("bribe", 1)
    return offered(t, "bribe gold", seat=1)


def land_bribe(land, icon):
    def probe():
        t = table(["archer"], ["idiot"], depots=[[icon], []], land=land).match("archer", "idiot")
        return offered(t, f"bribe {icon}")

    return probe


def jungle():
    t = table(["horse", "archer"], ["zombie"], land="jungle")
    to_ask(t, "say_command", "primary")
    return asked(t, "say_command")


def rhuadan():
    t = fought(["wraith"], ["zombie"], terrain={"a3": ("rocks-at-rhuadan", 1)}, spaces={"b1": {"under": "energy-well"}})
    t = fought(
        ["energy-toad"], ["zombie"], terrain={"a3": ("rocks-at-rhuadan", 1)}, spaces={"b1": {"under": "grand-avatar"}}
    )
    t = fought(
        ["wraith"], ["zombie"], terrain={"a3": ("rocks-at-rhuadan", 1)}, spaces={"b1": {"under": "grand-avatar"}}
    )
    open_window(t, "wraith", "zombie", "channel")
    return offered(t, "channel b1")


def command_off(card, foe="horse", command=True, **more):
    """Whether the enemy command keeps its power."""

    def probe():
        hand = [card, "archer"] if command else ["archer"]
        t = table(hand, [foe, "zombie"], **more)
        if command:
            eager(t.commands(card, foe), "primary")
        else:
            t.command(1, foe)
            to_ask(t, "respond", seat=0)
            use(t, f"use {card}") or use(t, f"play {card}")
        to_ask(t, "primary")
        return t.state.fight.sides[1].silenced

    return probe


def theib(read):
    def probe():
        t = table(["theib-master-of-scribes", "archer"], ["zombie"], depots=[[], ["pulse-wave"]])
        eager(t.commands("theib-master-of-scribes", "pulse-wave"), "primary")
        return read(t)

    return probe


def schneebolt():
    t = table(["axeman", "schneebolt"], ["vampire", "archer"])
    open_window(t, "axeman", "vampire", "ranged")
    t.act(0, "pass")
    use(t, "shoot archer", 1)
    until(t, lambda: at_window(t, "ranged"))
    use(t, "shoot schneebolt")
    until(t, lambda: at_window(t, "ranged", 1))
    return t.state.fight.ranged[1]


def spell_stopped(card, foe_spell="power-lunch", **more):
    """Whether an enemy spell is stopped."""

    def probe():
        t = table(["archer"], ["zombie"], depots=[more.get("mine", []), [foe_spell]], **more.get("set", {}))
        open_window(t, "archer", "zombie", "open", 1)
        use(t, f"play {foe_spell}", 1)
        used = use(t, f"use {card}") or use(t, f"play {card}")
        settled(t)
        return used, [event.card for event in t.of("card_dispelled")]

    return probe


def aoe_stopped():
    t = table(["archer", "cow"], ["fire-elemental"], shields=["egyptian-motif-standard-25", ""])
    t.match("archer", "fire-elemental")
    to_ask(t, "respond", seat=0)
    use(t, "use egyptian")
    to_ask(t, "window", "secondary")
    return [event.hit for event in t.of("area_attacked")]


def morb(read):
    """The card just laid is by Brom, says the table: it is dispelled, and two cards of the depot go."""

    def probe():
        t = table(["archer"], ["zombie"], depots=[["morbs-revenge"], ["power-lunch", "gold", "beer"]])
        open_window(t, "archer", "zombie", "open", 1)
        use(t, "play power-lunch", 1)
        use(t, "play morbs-revenge")
        for _ in range(20):
            if t.state.pending is not None and t.state.pending.kind == "form":
                t.fact({})
            elif asked(t, "window"):
                break
            else:
                t._step()
        return read(t)

    return probe


HAND = {
    ("ancient-ogre", 0): Case(ogre_alone, not_with),
    ("ancient-ogre", 1): Case(ogre_later, not_with),
    ("energy-leech", 1): Case(leech, not_with),
    ("captain-red-noseoid", 0): Case(noseoid, lambda a, b: (a, b) == (0, 2)),
    ("orella-of-the-mist", 3): Case(orella(1), lambda a, b: not a and b),
    ("xaz-thief-of-twilight", 1): Case(blank("xaz-thief-of-twilight", dice=(4,)), lambda a, b: (a, b) == (0, 4)),
    ("manly-guy", 0): Case(blank("manly-guy"), lambda a, b: (a, b) == (0, 4)),
    ("priest-of-horus", 0): Case(blank("priest-of-horus", command=True), lambda a, b: (a, b) == (0, 4)),
    ("elandar-mighty-wizard", 0): Case(blank("elandar-mighty-wizard", command=True), lambda a, b: (a, b) == (0, 4)),
    ("old-gumper", 0): Case(gumper, lambda a, b: (a, b) == (0, 6)),
    ("starling-dodd-boys", 0): Case(
        stronghold_lost("starling-dodd-boys", "hair-de-hobbins"), lambda a, b: (a, b) == (0, 5)
    ),
    ("cave-giant", 0): Case(stronghold_lost("cave-giant", "cave-giant"), lambda a, b: (a, b) == (0, 5)),
    ("elder-cave-giant", 0): Case(
        stronghold_lost("elder-cave-giant", "elder-cave-giant"), lambda a, b: (a, b) == (0, 5)
    ),
    ("sewage-backup", 0): Case(sewage, lambda a, b: (a, b) == (0, 5)),
    ("geldspar-court-magician", 0): Case(may_play("geldspar-court-magician", "head-of-gudea"), not_with),
    ("pharaoh-djoser", 0): Case(may_play("pharaoh-djoser", "power-lunch", command=True), not_with),
    ("the-maitz-hotel", 1): Case(maitz_hotel, not_with),
    ("priest-of-sethos", 0): Case(sethos, not_with),
    ("siin-stealer-of-the-power", 0): Case(
        siin(lambda t: sum(e.points + e.lost for e in t.of("channelled"))), lambda a, b: a == 0 and b > 0
    ),
    ("siin-stealer-of-the-power", 1): Case(siin(lambda t: offered(t, "channel guardian", seat=1)), not_with),
    ("head-of-gudea", 0): Case(gudea, not_with),
    ("greedy-fiend", 0): Case(fiend("greedy-fiend", "gold"), not_with),
    ("mad-fiend", 0): Case(fiend("mad-fiend", "beer"), not_with),
    ("ugly-wart-fiend", 0): Case(fiend("ugly-wart-fiend", "babes"), not_with),
    ("haba-naba-daba", 0): Case(daba, lambda a, b: a == [] and b == [("idiot",)]),
    ("standard-bearer-maitzs-insect-16", 0): Case(bearer_bribe, not_with),
    ("iron-crag-brew-mountain", 1): Case(land_bribe("iron-crag-brew-mountain", "beer"), not_with),
    ("the-ss-house-of-babes", 1): Case(land_bribe("the-ss-house-of-babes", "babes"), not_with),
    ("jungle", 1): Case(jungle, not_with),
    ("rocks-at-rhuadan", 1): Case(rhuadan, not_with),
    ("energy-leech", 0): Case(command_off("energy-leech"), only_with),
    ("iron-crag-baggler", 0): Case(command_off("iron-crag-baggler"), only_with),
    ("standard-bearer-ploogs-chicken-12", 0): Case(
        command_off(
            "standard-bearer-ploogs-chicken-12", command=False, shields=["standard-bearer-ploogs-chicken-12", ""]
        ),
        only_with,
    ),
    ("dispel-magic", 0): Case(command_off("dispel-magic", command=False, depots=[["dispel-magic"], []]), only_with),
    ("theib-master-of-scribes", 1): Case(theib(lambda t: t.state.fight.sides[1].silenced), only_with),
    ("theib-master-of-scribes", 0): Case(
        theib(lambda t: "pulse-wave" in t.state.fight.fighters[t.state.fight.sides[0].command].text), only_with
    ),
    ("schneebolt", 0): Case(schneebolt, lambda a, b: (a, b) == (0, 3)),
    ("sikura-preceptor-of-prophets", 0): Case(
        spell_stopped(
            "sikura-preceptor-of-prophets", set={"guardians": ["sikura-preceptor-of-prophets", "thak-steady-hand"]}
        ),
        lambda a, b: a == (True, ["power-lunch"]) and b == (False, []),
    ),
    ("egyptian-motif-standard-25", 0): Case(aoe_stopped, lambda a, b: a == [] and b == [("cow",)]),
    ("morbs-revenge", 0): Case(
        morb(lambda t: [e.card for e in t.of("card_dispelled")]), lambda a, b: a == ["power-lunch"] and b == []
    ),
    ("morbs-revenge", 1): Case(morb(lambda t: len(t.state.sides[1].depot)), lambda a, b: (a, b) == (0, 2)),
}
