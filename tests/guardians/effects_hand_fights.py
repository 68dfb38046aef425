"""Words that want a fight of their own."""

from effects_lab import (
    Case,
    asked,
    at_window,
    becomes,
    current,
    eager,
    fought,
    line,
    meet,
    more_by,
    not_with,
    offered,
    only_with,
    open_window,
    rolls,
    settled,
    table,
    to_ask,
    total,
    until,
    use,
    without_word,
)

from plateau_parlant.engines.guardians.strength import may_shoot


def over(t):
    """To the end of the fight, what is offered to seat 0 taken."""
    return eager(t)


def by(t, card):
    return [event.card for event in t.of("destroyed") if event.by == card]


# --- destruction -------------------------------------------------------------------------------------------------


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


def entropy(face, read):
    def probe():
        t = open_window(
            rolls(table(["zombie"], ["captain"], depots=[["summon-entropy-storm"], []]), face), "zombie", "captain"
        )
        use(t, "play summon-entropy-storm")
        until(t, lambda: at_window(t, "channel") or bool(t.of("struck")) or t.state.fight.pair == (-1, -1))
        return read(t)

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


def tweezle(read):
    def probe():
        t = table(["archer"], ["seer", "zombie"], items=[["exploding-tweezle"], []])
        eager(t.commands("exploding-tweezle", "seer"), "primary")
        return read(t)

    return probe


# --- area, ranged ------------------------------------------------------------------------------------------------


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


# --- bans ---------------------------------------------------------------------------------------------------------


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
    t = table(["archer"], ["axeman"], depots=[["head-of-gudea"], []], guardians=["thak-steady-hand", "gaar-influencer-of-the-masses"])  # fmt: skip
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


# --- dispelling -----------------------------------------------------------------------------------------------------


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


# --- grants --------------------------------------------------------------------------------------------------------


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


# --- moves of cards in a fight ---------------------------------------------------------------------------------------


def swapped(mine, enter, foe, window=""):
    def probe():
        t = table([mine, enter], [foe]).match(mine, foe)
        if window:
            until(t, lambda: at_window(t, window) or bool(t.of("struck")))
            use(t, f"use {enter}")
        else:
            until(t, lambda: asked(t, "offer", seat=0) or asked(t, "primary", "secondary"))
            if asked(t, "offer", seat=0):
                use(t, "use")
        until(t, lambda: not asked(t, "respond"))
        return sorted((f.card, f.place) for f in t.state.fight.fighters if f.seat == 0)

    return probe


def slime():
    t = table(["mule", "slippery-slime"], ["captain", "idiot"]).match("mule", "captain")
    until(t, lambda: asked(t, "respond", seat=0) and t.state.prompt.data[0] == "lost" or asked(t, "primary"))
    use(t, "use slippery-slime")
    return "mule" in t.state.fight.sides[0].hand


def shin(read):
    def probe():
        t = table(["shin-chios-third-disciple", "wood-spirit"], ["zombie"], land="woods")
        t.match("shin-chios-third-disciple", "zombie")
        eager(t, "window")
        return read(t)

    return probe


def xaz():
    t = rolls(table(["xaz-thief-of-twilight"], ["wood-spirit"], land="woods"), 4)
    t.match("xaz-thief-of-twilight", "wood-spirit")
    to_ask(t, "offer", "window")
    if asked(t, "offer"):
        use(t, "use xaz")
    until(t, lambda: at_window(t, "open"))
    return line(t, "land")


def healed(healer, lost, foes, command=False, third="captain"):
    """Whether a beaten creature is saved after the fight."""

    def probe():
        t = table([healer, lost, third], [*foes, "mule"])
        if command:
            t.command(0, healer)
        t.fight(lost, foes[0])
        if not command:
            t.fight(healer, foes[1])
        t.match(third, "mule")
        over(t)
        return [(event.card, event.by) for event in t.of("saved")]

    return probe


def comes_back(card, foe, seen="pen"):
    """Whether a beaten creature returns to its store."""

    def probe():
        t = table([card], [foe]).match(card, foe)
        for _ in range(120):
            if t.state.end:
                break
            if asked(t, "come_back", seat=0):
                use(t, "say yes")
            elif asked(t, "offer", seat=0):
                use(t, "use")
            else:
                t._step()
        return card in t.state.sides[0].pen

    return probe


def gone_from_match(card, foe, mine="", read=None, dice=(), spare=("archer",), **more):
    """What became of the two after an offer of the card was taken."""

    def probe():
        t = rolls(table([card, *spare], [foe, "mule"], **more), *dice).match(card, foe)
        for _ in range(60):
            if asked(t, "primary", "secondary") or t.state.end:
                break
            if asked(t, "offer", seat=0):
                use(t, f"use {card}")
            else:
                t._step()
        return read(t)

    return probe


def spell_on_pair(card, mine, foe, read):
    def probe():
        t = open_window(table([mine, "archer"], [foe, "cow"], depots=[[card], []]), mine, foe)
        use(t, f"play {card}")
        to_ask(t, "primary", "secondary")
        return read(t)

    return probe


def double_cross():
    t = table(["archer"], ["yard-rat", "cow"], depots=[["gold"], ["pirate-double-cross"]]).match("archer", "yard-rat")
    t.act(0, "bribe gold yard-rat.1").to("bribed")
    use(t, "play pirate-double-cross", 1)
    to_ask(t, "secondary", "primary")
    return t.place("yard-rat"), t.place("archer")


def al_jabah():
    t = table(["al-jabah", "archer"], ["cow", "cow", "zombie"]).command(0, "al-jabah")
    to_ask(t, "offer", "primary")
    if asked(t, "offer"):
        use(t, "use")
    to_ask(t, "primary")
    return t.state.fight.sides[1].hand


def sidelined(card, theirs, who, spell=False):
    def probe():
        hand = ["captain"] if spell else [card, "captain"]
        t = table(hand, theirs, depots=[[card] if spell else [], []]).command(0, card)
        eager(t, "primary", "secondary")
        return [f.card for f in t.state.fight.fighters if f.place == "sideline"]

    return Case(probe, lambda a, b: a == who and b == [])


def arms(read):
    def probe():
        t = table(["arms-of-the-earth", "captain"], ["idiot", "zombie"]).command(0, "arms-of-the-earth")
        to_ask(t, "primary")
        return read(t)

    return probe


# --- inverted, returned, bribed -----------------------------------------------------------------------------------


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
    t = open_window(table(["axeman", "archer"], ["vampire"], depots=[["eye-of-missile-mayhem"], []]), "axeman", "vampire", "ranged")  # fmt: skip
    use(t, "shoot archer")
    until(t, lambda: at_window(t, "ranged"))
    use(t, "play eye-of-missile-mayhem")
    until(t, lambda: at_window(t, "ranged"))
    return "archer" in t.state.fight.sides[0].hand


def oscar():
    t = open_window(table(["wraith"], ["zombie"], depots=[["power-lunch", "oscar-the-wonder-chimp"], []]), "wraith", "zombie")  # fmt: skip
    use(t, "play power-lunch")
    until(t, lambda: asked(t, "respond", "window", seat=0))
    used = use(t, "play oscar")
    settled(t)
    return used and "power-lunch" in t.state.sides[0].depot, 9 - t.state.sides[0].stones


def shroud(read):
    def probe():
        t = table(["axeman", "archer"], ["zombie", "cow"], depots=[["shroud-of-grahzue"], []])
        open_window(t, "axeman", "zombie")
        use(t, "play shroud-of-grahzue")
        to_ask(t, "primary")
        return read(t)

    return probe


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


# --- shown, discarded, stones ---------------------------------------------------------------------------------------


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


# --- retreating ----------------------------------------------------------------------------------------------------


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


# --- control -------------------------------------------------------------------------------------------------------


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


def sewn(t):
    return may_shoot(t.state, 1)


ALONE = ("aside", "standing")

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
    ("summon-entropy-storm", 0): Case(
        entropy(2, lambda t: by(t, "summon-entropy-storm")), lambda a, b: a == ["zombie"] and b == []
    ),
    ("summon-entropy-storm", 1): Case(
        entropy(6, lambda t: [until(t, lambda: bool(t.of("struck"))).of("struck")[0].winner]),
        lambda a, b: (a, b) == ([0], [1]),
    ),
    ("summon-entropy-storm", 2): Case(entropy_dice, lambda a, b: a == ([0], []) and b[1] == ["gnobby-gnomes"]),
    ("summon-entropy-storm", 3): Case(entropy(6, lambda t: t.state.fight.frozen), only_with),
    ("exploding-tweezle", 1): Case(
        tweezle(lambda t: by(t, "exploding-tweezle")), lambda a, b: a == ["seer"] and b == []
    ),
    ("exploding-tweezle", 3): Case(lambda: _tweezle_dispels(), only_with),
    ("the-great-balderoon", 1): Case(balderoon, lambda a, b: a == [("cow",)] and b == []),
    ("mayor-mcevil", 0): Case(mcevil, lambda a, b: a == [(3, ("buzzard",))] and b == []),
    ("flame-cannon", 1): Case(cannon, lambda a, b: a == [(5, 2)] and b == []),
    ("pirate-log-platform", 0): Case(platform, lambda a, b: a == [("idiot",)] and b == []),
    ("grim-skull", 1): Case(skull, lambda a, b: (a, b) == (3, 0)),
    ("seraphim", 0): Case(seraphim(lambda t: t.state.fight.ranged[1]), lambda a, b: (a, b) == (0, 3)),
    ("seraphim", 1): Case(seraphim(sewn), only_with),
    ("ancient-ogre", 0): Case(ogre_alone, not_with),
    ("ancient-ogre", 1): Case(ogre_later, not_with),
    ("energy-leech", 1): Case(leech, not_with),
    ("captain-red-noseoid", 0): Case(noseoid, lambda a, b: (a, b) == (0, 2)),
    ("orella-of-the-mist", 3): Case(orella(1), lambda a, b: not a and b),
    ("xaz-thief-of-twilight", 0): Case(xaz, more_by(4)),
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
    ),  # fmt: skip
    ("morbs-revenge", 1): Case(morb(lambda t: len(t.state.sides[1].depot)), lambda a, b: (a, b) == (0, 2)),
    ("dachas-supreme-leader", 0): Case(dachas, lambda a, b: a == [()] and b == [("cow",)]),
    ("gorcoo", 0): Case(gorcoo, lambda a, b: a == 11 and not b),
    ("rachur-field-marshal", 0): Case(rachur, more_by(4)),
    ("riksook", 0): Case(receives("riksook", "axeman"), only_with),
    ("giant-shaman", 0): Case(receives("giant-shaman", "giant-babe", command=False), only_with),
    ("power-lunch", 0): Case(receives("power-lunch", "axeman", None, depots=[["power-lunch"], []]), only_with),
    ("spirit-mountain", 1): Case(
        lambda: offered(
            open_window(table(["wood-spirit"], ["zombie"], land="spirit-mountain"), "wood-spirit", "zombie", "channel"),
            "channel guardian",
        ),  # fmt: skip
        only_with,
    ),
    ("randy-creek-regulars", 0): Case(randy, lambda a, b: (a, b) == (5, 0)),
    ("paladin", 1): Case(paladin, lambda a, b: a == [] and b == ["axeman"]),
    ("pink-flamingos", 0): Case(flamingos, lambda a, b: (a, b) == ("immune", "equal")),
    ("phantom-stalker", 0): Case(
        swapped("zombie", "phantom-stalker", "captain", "open"),
        lambda a, b: ("phantom-stalker", "current") in a and a != b,
    ),
    ("slippery-slime", 0): Case(slime, only_with),
    ("soggybottom-gertz", 0): Case(lambda: "soggybottom-gertz" in [f.card for f in ()] or _gertz(), only_with),
    ("shin-chios-third-disciple", 0): Case(
        shin(lambda t: [f.place for f in t.state.fight.fighters if f.card == "wood-spirit"]),
        lambda a, b: a == ["aside"] and b == [],
    ),
    ("shin-chios-third-disciple", 1): Case(shin(lambda t: line(t, "land")), more_by(4)),
    ("vikia-tsoshanlu", 0): Case(
        gone_from_match(
            "vikia-tsoshanlu",
            "idiot",
            dice=(5,),
            read=lambda t: [f.card for f in t.state.fight.fighters if f.seat == 1 and f.place == "aside"],
        ),  # fmt: skip
        lambda a, b: a == ["mule"] and b == [],
    ),
    ("disgruntled-postal-worker", 0): Case(
        gone_from_match(
            "disgruntled-postal-worker",
            "idiot",
            read=lambda t: "disgruntled-postal-worker" in t.state.fight.sides[0].hand,
        ),  # fmt: skip
        only_with,
    ),
    ("disgruntled-postal-worker", 1): Case(
        gone_from_match("disgruntled-postal-worker", "idiot", read=lambda t: t.place("idiot")), becomes("aside")
    ),
    ("nubian-slave-girl", 0): Case(
        gone_from_match("nubian-slave-girl", "captain", read=lambda t: t.place("captain")), becomes("aside")
    ),
    ("nubian-slave-girl", 1): Case(
        gone_from_match("nubian-slave-girl", "captain", talons=[["gold"], []], read=lambda t: t.state.sides[0].depot),
        lambda a, b: a == ("gold",) and b == (),
    ),
    ("the-minx", 0): Case(
        gone_from_match("the-minx", "merchant", read=lambda t: "the-minx" in t.state.fight.sides[0].hand), only_with
    ),
    ("the-minx", 1): Case(lambda: _minx(), becomes("aside")),
    ("fan-bearer", 0): Case(
        gone_from_match("fan-bearer", "angel", read=lambda t: t.state.sides[1].pen),
        lambda a, b: a == ("angel",) and b == (),
    ),
    ("bruno-smashmouth-union-boss", 0): Case(
        gone_from_match("bruno-smashmouth-union-boss", "idiot", read=lambda t: t.state.sides[1].pen),
        lambda a, b: a == ("idiot",) and b == (),
    ),
    ("weasly-guy", 0): Case(comes_back("weasly-guy", "captain"), only_with),
    ("leprechaun", 0): Case(comes_back("leprechaun", "cave-giant"), only_with),
    ("skeletal-minion", 0): Case(comes_back("skeletal-minion", "captain"), only_with),
    ("blue-mountain-leechfoot", 0): Case(comes_back("blue-mountain-leechfoot", "captain"), only_with),
    ("you-cant-see-me-im-a-vampire", 0): Case(
        spell_on_pair(
            "you-cant-see-me-im-a-vampire", "zombie", "captain", lambda t: (t.place("zombie"), t.place("captain"))
        ),
        becomes(("aside", "aside")),
    ),
    ("pirate-double-cross", 0): Case(double_cross, becomes(("aside", "aside"))),
    ("al-jabah", 0): Case(al_jabah, lambda a, b: a == ("cow", "zombie") and len(b) == 3),
    ("stinking-spirit", 0): sidelined("stinking-spirit", ["idiot", "zombie"], ["idiot"]),
    ("major-party-animal", 0): sidelined("major-party-animal", ["phil-bar-fly", "zombie"], ["phil-bar-fly"]),
    ("mayor-mcfood", 0): sidelined("mayor-mcfood", ["mule", "zombie"], ["mule"]),
    ("mchooters-distraction", 2): sidelined(
        "mchooters-distraction", ["merchant", "zombie"], ["captain", "merchant"], spell=True
    ),  # fmt: skip
    ("arms-of-the-earth", 0): Case(
        arms(lambda t: len([f for f in t.state.fight.fighters if f.seat == 1 and f.place == "sideline"])), becomes(1)
    ),
    ("arms-of-the-earth", 1): Case(arms(lambda t: t.place("arms-of-the-earth")), becomes("sideline")),
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
    ("shroud-of-grahzue", 1): Case(shroud(lambda t: t.place("axeman")), lambda a, b: a == "aside"),
    ("pauly-official-parrot", 0): Case(
        parrot(lambda t: [e.cards for e in t.of("hand_shown")]), lambda a, b: a == [("idiot",)] and b == []
    ),  # fmt: skip
    ("pig-dog", 0): Case(pig_dog, only_with),
    ("cabin-boy", 0): Case(cabin_boy, lambda a, b: a == ("cabin-boy",) and not b),
    ("howl-of-the-dead", 1): howl("howl-of-the-dead"),
    ("necropolis-park-c", 1): howl("", stronghold="necropolis-park-c", attacker=1),
    ("necropolis-park-l", 1): howl("", stronghold="necropolis-park-l", attacker=1),
    ("necropolis-park-r", 1): howl("", stronghold="necropolis-park-r", attacker=1),
    ("standard-bearer-broms-angelic-19", 0): Case(angelic, lambda a, b: a == (("archer",), 1) and b == ((), 0)),
    ("guardian-angel", 0): Case(
        healed("guardian-angel", "archer", ["captain"], command=True),
        lambda a, b: a == [("archer", "guardian-angel")] and b == [],
    ),
    ("cleric", 0): Case(
        healed("cleric", "idiot", ["cow", "mule"]), lambda a, b: a == [("idiot", "cleric")] and b == []
    ),
    ("slag-bunny", 1): Case(
        healed("slag-bunny", "groatie", ["pig-dog", "idiot"]), lambda a, b: a == [("groatie", "slag-bunny")] and b == []
    ),
    ("arwyddyn", 0): Case(
        healed("arwyddyn", "whispering-spirits", ["gnobby-gnomes", "idiot"]),
        lambda a, b: a == [("whispering-spirits", "arwyddyn")] and b == [],
    ),
    ("eternal-witch-lord", 1): Case(
        healed("eternal-witch-lord", "dead-cats", ["gnobby-gnomes", "idiot"], third="archer"),
        lambda a, b: a == [("dead-cats", "eternal-witch-lord")] and b == [],
    ),
    ("demon-horde-of-kabod", 0): Case(
        healed("demon-horde-of-kabod", "demon-horde-of-kabod", ["marshal", "captain"]), lambda a, b: a != [] and b == []
    ),
    ("altar-of-takuli", 0): Case(lambda: _altar(), lambda a, b: a == [("idiot", "altar-of-takuli")] and b == []),
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
    ("detect-life-force", 0): Case(lambda: _played_shows("detect-life-force"), lambda a, b: a == [(-1, 4)] and b == []),
    ("vapor-elemental", 0): lost_items("vapor-elemental", "primary"),
    ("iron-crag-boggler", 0): lost_items("iron-crag-boggler", "primary"),
    ("secauris", 1): lost_items("secauris", "ranged"),
    ("slim-jab", 1): Case(lambda: _slim(), lambda a, b: (a, b) == (0, 1)),
    ("vensuni-inferno-swarm", 1): Case(
        thrown_away(
            "vensuni-inferno-swarm",
            lambda t: t.state.fight.sides[0].hand if t.state.fight else (),
            command=True,
            hand=["vensuni-inferno-swarm", "archer"],
        ),  # fmt: skip
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
    ("red-master-of-shadow", 0): Case(
        lambda: _after_stronghold("red-master-of-shadow", lambda t: len(t.state.sides[1].pen)),
        lambda a, b: (a, b) == (0, 2),
    ),
    ("thief-of-shadow", 0): Case(
        lambda: _after_stronghold("thief-of-shadow", lambda t: t.state.sides[1].stones), lambda a, b: a == b - 2
    ),
    ("tweezle-the-sneaky", 2): Case(lambda: _tweezle(), only_with),
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
        ),  # fmt: skip
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


_ = (meet, total, ALONE)
