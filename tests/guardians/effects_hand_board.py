"""Words that want the board, the draw piles or the stores of a full game."""

from effects_lab import (
    OX,
    SHIELD,
    Case,
    asked,
    at_window,
    becomes,
    components,
    eager,
    fought,
    more_by,
    not_with,
    offered,
    only_with,
    open_window,
    settled,
    table,
    to_ask,
    until,
    use,
    window_of,
)
from guardians_tools import board

from plateau_parlant.engines.guardians import organise
from plateau_parlant.engines.guardians.decks import check_deck
from plateau_parlant.engines.guardians.position import Task

SETTLE = (Task("settle_phase"),)


def as_command(c, e):
    """It is played as a command card."""

    def probe():
        if c.kind == "upgrade":
            more = {"slot": "zombie"} if c.find("slot") else {}
            t = fought(["archer"], ["zombie"], spaces={"a1": {"upgrade": c.id, "upgrade_owner": 0, **more}})
        else:
            depots = [[c.id] if c.double else [], []]
            items = [[] if c.double else [c.id], []]
            t = table(["archer", "axeman"], ["zombie"], depots=depots, items=items)
        to_ask(t, "say_command", seat=0)
        if not use(t, "say yes"):
            return []
        t.act(1, "pass")
        return [move for move in t.legal(0) if c.id in move]

    with_ = bool(e.get("with"))
    return Case(
        probe, lambda a, b: b == [] and a == ([f"command {c.id} {x}" for x in ("archer", "axeman")] if with_ else [f"command {c.id}"])
    )  # fmt: skip


def skip_answers(t):
    return until(t, lambda: not asked(t, "respond"))


def played(window, card, read, move="", before=None, more_moves=(), **more):
    """What is so after a card was played in a window of the board."""

    def probe():
        t = window_of(window, **{"depots": [[card], []], **more})
        if before:
            before(t)
        if use(t, move or f"play {card}"):
            skip_answers(t)
        for text in more_moves:
            use(t, text)
            skip_answers(t)
        return read(t)

    return probe


def stones_spent(window, card, amount, **more):
    start = 5

    def probe():
        t = window_of(window, depots=[[card], []], stones=[start, start], **more)
        use(t, f"play {card}")
        return start - t.state.sides[0].stones

    return Case(probe, lambda a, b: (a, b) == (amount, 0))


def spent_in_fight(card, amount, command=False, mine=("archer",), theirs=("zombie",)):
    def probe():
        t = table(list(mine), list(theirs), depots=[[card], []])
        if command:
            t.command(0, card)
        else:
            open_window(t, mine[0], theirs[0])
            use(t, f"play {card}")
        return 9 - t.state.sides[0].stones

    return Case(probe, lambda a, b: (a, b) == (amount, 0))


def balderoon_stone():
    t = table(["yard-rat", "master-gunner"], ["vampire", "cow"], depots=[["the-great-balderoon"], []])
    open_window(t, "yard-rat", "vampire", "ranged")
    use(t, "shoot master-gunner")
    to_ask(t, "respond", "window", seat=0)
    use(t, "play the-great-balderoon")
    return 9 - t.state.sides[0].stones


def scarab(read, **more):
    def probe():
        t = board("organise", 0, 1, pens=[["scarab-of-bounty"], []], stones=[5, 5], todo=(*SETTLE, Task("organised")), **more)  # fmt: skip
        use(t, "place accessory scarab")
        t.act(0, "done").act(1, "done")
        return read(t)

    return probe


def second_in_play(card):
    """While one is in play, nobody plays another."""

    def probe():
        t = board("organise", 0, 1, pens=[[card], []], accessories=[[], [card]], stones=[5, 5])
        return offered(t, f"place accessory {card}")

    return Case(probe, not_with)


def draws(seat=0, **more):
    return lambda: organise.draws(window_of("draw", **more).state, seat)


def luc():
    def probe():
        t = window_of("draw", ups=["archer", "zombie"], accessories=[["scarab-of-bounty"], []])
        return organise.draws(t.state, 0)

    return probe


def again(window, card, first, second, **more):
    """A second use in the same turn."""

    def probe():
        t = window_of(window, **more)
        if not use(t, first):
            return None
        until(t, lambda: at_window(t, window) and not asked(t, "respond"))
        return offered(t, second)

    return Case(probe, not_with)


# --- moves -----------------------------------------------------------------------------------------------------------


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
LANDS = {n + r: ("swamp", int(r == "3")) for n in "abc" for r in "23"}


def potion():
    shields = [(1, 0, SHIELD, "a1", ["captain"])]
    t = window_of("move", depots=[["potion-of-movement-essence"], []], shields=shields, terrain=LANDS, todo=(*SETTLE, Task("next_activation", (0,))))  # fmt: skip
    use(t, "play potion")
    to_ask(t, "activate")
    return sorted(m.split()[2] for m in t.legal(0) if m.startswith("go 1"))


def slow_down():
    shields = [(1, 1, OX, "a3", ["captain"])]
    t = window_of("turn_start", depots=[["pepes-slow-down"], []], shields=shields, terrain=LANDS, todo=(*SETTLE, Task("next_activation", (1,))))  # fmt: skip
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
    return lambda: where in flights(shields=[(1, 0, SHIELD, "a3", ["angel"])], terrain={**LANDS, **more.pop("land", {})}, **more)  # fmt: skip


def khnumian():
    t = board(
        "activate", 0, shields=[(1, 0, SHIELD, "b3", ["angel"])], terrain=LANDS, todo=SETTLE, spaces={"b4": {"stronghold": "khnumian-c"}}
    )  # fmt: skip
    return "b4" in flights(t)


def spikes():
    place = {"a4": {"upgrade": "spikey-crenellations", "upgrade_owner": 1}}
    t = board("activate", 0, shields=[(1, 0, SHIELD, "b3", ["angel"])], terrain=LANDS, todo=SETTLE, spaces=place)
    return "b4" in flights(t)


# --- stores, piles, up-cards ------------------------------------------------------------------------------------------


def hand_limit(card, seat, cards):
    """Whether a side may end organising with seven (six) cards."""

    def probe():
        pens = [["woods"] * cards, []] if seat == 0 else [[], ["woods"] * cards]
        holder = [[card], []]
        t = board("organise", 0, 1, pens=pens, accessories=holder)
        return offered(t, "done", seat=seat)

    return Case(probe, not_with)


def grail(read):
    def probe():
        t = window_of("draw", depots=[["holy-grail"], []], talons=[["archer"], []], stones=[5, 5])
        from plateau_parlant.engines.guardians.position import replace

        sides = list(t.state.sides)
        sides[0] = replace(sides[0], marks=("lost:archer",))
        t.state = replace(t.state, sides=tuple(sides))
        use(t, "play holy-grail")
        skip_answers(t)
        return read(t)

    return probe


def pen_after(window, card, wanted, move="", **more):
    """Whether a card came into the store."""
    return Case(
        played(window, card, lambda t: wanted in (*t.state.sides[0].pen, *t.state.sides[0].depot), move, **more),
        only_with,
    )


def rosetta():
    talon = ["cow", "horse", "archer", "axeman", "mule", "gold"]
    t = window_of(
        "settle", depots=[["rosetta-stone"], []], talons=[talon, []], piles=[["woods"], ["woods"]], stones=[5, 5]
    )
    while use(t, "play rosetta-stone") or use(t, "use rosetta-stone"):
        skip_answers(t)
    return len(t.state.sides[0].pile), sorted(t.state.sides[0].talon)


def gate():
    shields = [(1, 0, SHIELD, "a2", ["captain"])]
    t = window_of("move", depots=[["summons-gate"], []], pens=[["yandrax", "gorgal-skag"], []], shields=shields, terrain=LANDS)  # fmt: skip
    from plateau_parlant.engines.guardians.position import replace

    t.state = replace(t.state, shields=tuple(replace(s, turned=True) for s in t.state.shields))
    while use(t, "play summons-gate") or use(t, "use summons-gate"):
        skip_answers(t)
    return t.state.shields[0].creatures


def gateway():
    fairies = ["hair-de-hobbins", "starling-dodd-boys", "green-missy"]
    t = window_of("draw", depots=[["gateway-to-mystfall"], []], talons=[fairies, []], stones=[5, 5])
    while use(t, "play gateway") or use(t, "use gateway"):
        skip_answers(t)
    return sum(components.card(n).vitality for n in t.state.sides[0].pen), len(t.state.sides[0].pen)


def upcard_card(card, wanted="", read=None, pile=(), terrain=None, talons=((), ())):
    """What a creature does as it is turned up."""

    def probe():
        t = window_of(
            "turn_start",
            piles=[[card, *pile], ["woods"]],
            terrain=terrain or {},
            shields=[(1, 0, SHIELD, "a2", ["captain"])],
            todo=(*SETTLE, Task("turn_up", (0,))),
        )
        t.act(0, "pass")
        t.fact(card)
        for _ in range(12):
            if t.state.pending is not None:
                t._seeded(__import__("plateau_parlant.engines.guardians", fromlist=["waiting"]).waiting(t.state))
            elif asked(t, "offer", seat=0):
                if not use(t, f"use {card} {wanted}".strip()):
                    t.act(0, "pass")
            else:
                break
        return read(t)

    return probe


def redrawn(card, seat, ups=("archer", "zombie"), **more):
    def probe():
        todo = (*SETTLE, Task("combat_phase"))
        t = window_of("upcard", depots=[[card], []], ups=list(ups), piles=[["woods"], ["woods"] * 6], todo=todo, **more)
        use(t, f"play {card}")
        for _ in range(12):
            if t.state.pending is not None:
                t.fact("woods")
            elif asked(t, "respond"):
                t.act(t.state.prompt.seats[0], "pass")
            else:
                break
        return t.state.sides[seat].up, len([n for n in t.state.sides[1].talon if n == "woods"])

    return probe


def looked_at(card, seat, many):
    """The cards looked at, and that they go back in the order said."""

    def probe():
        todo = (*SETTLE, Task("combat_phase"))
        names = ["cow", "horse", "mule", "archer", "axeman", "captain", "woods"]
        piles = [names, names]
        t = window_of("upcard", depots=[[card], []], ups=["archer", "zombie"], piles=piles, todo=todo)
        use(t, f"play {card}")
        skip_answers(t)
        if t.state.pending is None:
            return ()
        t.fact(tuple(names[:many]))
        for name in names[:many]:
            t.act(0, f"use {name} top")
        return t.state.sides[seat].top

    return Case(probe, lambda a, b: len(a) == many and b == ())


def assassin():
    t = window_of("draw", depots=[["assassin-of-shadow"], []], piles=[["woods"], ["archer", "gold"]])
    use(t, "play assassin-of-shadow")
    skip_answers(t)
    use(t, "say archer")
    return t.state.sides[1].talon


def skip_to(card, window, phase, read, **more):
    def probe():
        todo = (Task("new_turn"), Task("next_activation", (0,)))
        shields = [(1, 0, SHIELD, "a2", ["captain"])]
        t = window_of(window, depots=[[card], []], ups=["archer", "zombie"], shields=shields, stones=[5, 5], todo=todo, **more)  # fmt: skip
        use(t, f"play {card}")
        skip_answers(t)
        return read(t)

    return probe


def told_phases(t):
    return [event.phase for event in t.of("phase_began")]


def price_of(card, seat, wanted, window="draw"):
    from plateau_parlant.engines.guardians.playable import price

    return lambda: played(window, card, lambda t: price(t.state, seat, wanted))()


def curse():
    from plateau_parlant.engines.guardians.playable import playable

    return played(
        "draw",
        "curse-of-the-betrayed",
        lambda t: playable(t.state, 1, "power-lunch", "open"),
        "play curse-of-the-betrayed - card:power-lunch",
        depots=[["curse-of-the-betrayed"], ["power-lunch"]],
        options={"lists": "closed"},
    )()


def iron_force():
    todo = (*SETTLE, Task("window_again", ("upcard", 0, 0)))
    depots = [["iron-force-of-sethos"], ["force-barrier"]]
    t = window_of("upcard", depots=depots, ups=["archer", "zombie"], stones=[5, 5], todo=todo)
    if not use(t, "play iron-force-of-sethos"):
        t.act(0, "pass")
    until(t, lambda: at_window(t, "upcard", 1))
    return offered(t, "play force-barrier", seat=1)


def once(window, card, **more):
    """A second one in the same turn (phase)."""

    def probe():
        todo = (*SETTLE, Task("window_again", (window, 0, 0)))
        t = window_of(window, depots=[[card, card], []], stones=[9, 9], todo=todo, **more)
        if not use(t, f"play {card}"):
            return None
        for _ in range(20):
            if at_window(t, window):
                break
            if t.state.pending is not None or t.state.prompt is None or asked(t, "lose", "discard"):
                t._step()
            elif asked(t, "window"):
                t.act(1, "pass")
            else:
                t._step()
        return offered(t, f"play {card}")

    return Case(probe, lambda a, b: a is False and b is True)


def slaves(read, second=False):
    """A shield of the foe is destroyed: stones."""

    def probe():
        t = fought(["captain"], ["idiot"], depots=[["oppressed-slaves", "oppressed-slaves"], []], stones=[5, 5])
        t.match("captain", "idiot")
        until(t, lambda: asked(t, "respond", seat=0) and t.state.prompt.data[0] == "shield")
        if not use(t, "play oppressed-slaves"):
            return read(t)
        skip_answers(t)
        return read(t)

    return probe


def slaves_again():
    """Two shields destroyed in one phase: one card only."""
    from plateau_parlant.engines.guardians.playable import playable

    def seen(t):
        return playable(t.state, 0, "oppressed-slaves", "shield_killed")

    return slaves(seen)()


def monolith():
    t = fought(["wraith"], ["zombie"])
    t2 = window_of("turn_start", depots=[["monolith-of-power"], []], terrain=LANDS)
    use(t2, "play monolith-of-power a3")
    skip_answers(t2)
    from plateau_parlant.engines.guardians.position import replace

    t.state = replace(t.state, mods=t2.state.mods)
    open_window(t, "wraith", "zombie", "channel")
    return offered(t, "channel guardian")


def idol(paid):
    def probe():
        place = {"a1": {"upgrade": "large-idol", "upgrade_owner": 0}}
        t = fought(["captain"], ["idiot"], spaces=place, stones=[5, 5]).match("captain", "idiot")
        until(t, lambda: asked(t, "idol", seat=0) or bool(t.of("fight_ended")))
        if paid and asked(t, "idol"):
            use(t, "say stone")
        until(t, lambda: bool(t.of("fight_ended")))
        return t.of("fight_ended")[0].sums[0]

    return probe


def altar():
    place = {"a1": {"upgrade": "sacrificial-altar", "upgrade_owner": 0}}
    t = window_of("move", pens=[["cow"], []], spaces=place, stones=[5, 5])
    use(t, "use sacrificial-altar - cow")
    return t.state.sides[0].stones, t.state.sides[0].pen


def tower():
    place = {"a1": {"upgrade": "teleport-tower", "upgrade_owner": 0, "slot": "archer"}}
    shields = [(1, 0, SHIELD, "a2", ["captain"])]
    t = window_of("move", spaces=place, shields=shields, terrain=LANDS)
    from plateau_parlant.engines.guardians.position import replace

    t.state = replace(t.state, shields=tuple(replace(s, turned=True) for s in t.state.shields))
    use(t, "use teleport-tower")
    return "archer" in t.state.shields[0].creatures


def slot(upgrade, creature):
    """A creature may be placed on it."""
    place = {"a1": {"upgrade": upgrade, "upgrade_owner": 0}}
    return Case(
        lambda: offered(board("organise", 0, 1, pens=[[creature], []], spaces=place), f"place slot {creature} a1"),
        only_with,
    )


def second_shot():
    place = {"a1": {"upgrade": "ranged-attack-platform", "upgrade_owner": 0, "slot": "archer"}}
    t = fought(["captain"], ["watcher"], spaces=place).match("captain", "watcher")
    until(t, lambda: at_window(t, "ranged"))
    t.act(0, "shoot catapult:a1")
    until(t, lambda: at_window(t, "ranged"))
    return offered(t, "shoot catapult:a1")


def bells():
    spaces = {"a4": {"upgrade": "alarm-bells", "upgrade_owner": 1, "under": "grand-avatar"}}
    t = fought(["captain"], ["idiot"], at="a4", spaces=spaces)
    return "grand-avatar" in t.state.fight.sides[1].hand


def catacombs():
    spaces = {"c4": {"upgrade": "secret-catacombs", "upgrade_owner": 1, "slot": "zombie"}}
    t = fought(["captain"], ["idiot"], at="a4", spaces=spaces)
    return "zombie" in t.state.fight.sides[1].hand


def wizards():
    spaces = {"b1": {"under": "grand-avatar"}, "c1": {"upgrade": "wizards-tower", "upgrade_owner": 0}}
    t = fought(["wraith"], ["watcher"], spaces=spaces)
    open_window(t, "wraith", "watcher", "channel").act(0, "channel b1")
    settled(t)
    return t.of("channelled")[0].points


def death_pit():
    spaces = {"a1": {"upgrade": "death-pit-of-djoser", "upgrade_owner": 0, "slot": "zombie"}}
    t = fought(["captain"], ["idiot"], spaces=spaces).command(0, "death-pit-of-djoser")
    eager(t, "primary")
    return "zombie" in t.state.fight.sides[0].hand


def lotus():
    spaces = {"a4": {"upgrade": "lotus-flower-water-garden", "upgrade_owner": 1}}
    t = window_of("settle", accessories=[["ankh"], []], pens=[["cow"], []], spaces=spaces, stones=[5, 5])
    use(t, "use ankh - cow")
    if not asked(t, "respond", seat=1) or not use(t, "use lotus", 1):
        return False
    return "ankh" in t.state.sides[0].talon, 5 - t.state.sides[1].stones


def tax():
    spaces = {"a4": {"upgrade": "ministry-of-tax-collection", "upgrade_owner": 0}}
    todo = (*SETTLE, Task("downgrades", ("draw_end",)))
    t = window_of("draw_end", spaces=spaces, shields=[(2, 1, OX, "a4", ["zombie"])], stones=[5, 5], todo=todo)
    t.act(0, "pass")
    return t.state.sides[1].stones


def pit():
    spaces = {"a4": {"upgrade": "snake-pit", "upgrade_owner": 0}}
    todo = (*SETTLE, Task("downgrades", ("settle",)))
    t = window_of("settle", spaces=spaces, shields=[(2, 1, OX, "a4", ["zombie", "cow"])], todo=todo)
    t.act(0, "pass")
    eager(t, "lose") if not asked(t, "lose") and asked(t, "offer") else None
    if asked(t, "offer", seat=0):
        use(t, "use")
    if not asked(t, "lose"):
        return None
    return t.legal(1)


def tome():
    t = window_of("settle", accessories=[["ancient-tome-of-dispansation"], []], terrain={"a2": ("woods", 0)})
    use(t, "use ancient-tome-of-dispansation a2")
    settled(t)
    return "woods" in t.state.sides[0].pen


def ankh():
    t = window_of("settle", accessories=[["ankh"], []], pens=[["cow"], []], piles=[["archer"], ["woods"]])
    use(t, "use ankh - cow")
    for _ in range(6):
        if t.state.pending is not None:
            t.fact("archer")
        elif asked(t, "respond"):
            t.act(1, "pass")
    return t.state.sides[0].pen


def footlocker():
    t = window_of("draw", accessories=[["footlocker-of-conflagration"], []], piles=[[SHIELD, "cow"], ["woods"]], stones=[5, 5])  # fmt: skip
    use(t, "use footlocker-of-conflagration")
    settled(t)
    return SHIELD in t.state.sides[0].pen, 5 - t.state.sides[0].stones


def eisnmir():
    t = table(
        ["axeman", "archer"],
        ["vampire"],
        depots=[["eye-of-missile-mayhem"], []],
        guardians=["thak-steady-hand", "eisnmir-master-of-possessions"],
        piles=[[], ["cow", "mule"]],
    )
    t.match("axeman", "vampire").to("window", 0, "ranged").act(0, "shoot archer").to("window", 1, "ranged")
    t.act(1, "pass").act(0, "play eye-of-missile-mayhem")
    until(t, lambda: asked(t, "window", "respond"))
    return len(t.state.sides[1].pen)


def champs_twice():
    knights = list(components.catalogue().decks["knights"])
    deck = [*knights, "champs-the-wonder-dog", "champs-the-wonder-dog"]
    return [fault.code for fault in check_deck(deck).faults]


def second_specter():
    shields = [(1, 0, SHIELD, "a1", ["rogue-specter"])]
    t = board("organise", 0, 1, pens=[["rogue-specter"], []], shields=shields)
    return offered(t, "place under rogue-specter a1")


def hammer():
    t = window_of("move", depots=[["hammer-of-doom"], []], terrain={"a3": ("swamp", 1)})
    use(t, "play hammer-of-doom a3")
    skip_answers(t)
    return t.state.spaces[6].terrain


def sapper():
    place = {"a4": {"upgrade": "alarm-bells", "upgrade_owner": 1}}
    t = window_of("move", depots=[["summon-loghammers-sapper"], []], spaces=place)
    use(t, "play summon-loghammers-sapper a4")
    skip_answers(t)
    return t.state.spaces[9].upgrade


def famine(read):
    def probe():
        shields = [(2, 1, OX, "a3", ["zombie", "cow"])]
        t = window_of("settle", depots=[["famine"], []], shields=shields, terrain=LANDS)
        use(t, "play famine")
        skip_answers(t)
        return read(t)

    return probe


def pestilence():
    shields = [(1, 0, SHIELD, "a2", ["captain", "cow"]), (2, 1, OX, "a3", ["zombie", "mule"])]
    t = window_of("settle", depots=[["pestilence"], []], shields=shields, terrain=LANDS, stones=[5, 5])
    use(t, "play pestilence")
    for _ in range(6):
        if asked(t, "lose"):
            t._step()
        elif asked(t, "respond"):
            t.act(t.state.prompt.seats[0], "pass")
    return [len(s.creatures) for s in t.state.shields]


def phase_assassin():
    t = window_of("draw", depots=[["phase-assassin"], []], stones=[5, 5])
    before = organise.draws(t.state, 1)
    use(t, "play phase-assassin - 2")
    skip_answers(t)
    return organise.draws(t.state, 1) - before, 5 - t.state.sides[0].stones


def rack():
    t = window_of("settle", depots=[["voodoo-hat-rack"], []], accessories=[[], ["ankh"]], stones=[5, 5])
    use(t, "play voodoo-hat-rack ankh 1")
    skip_answers(t)
    return t.state.sides[1].accessories, 5 - t.state.sides[0].stones


def banishment(read):
    """It stays in play: who takes a card from the discard pile pays a stone more."""

    def probe():
        todo = (Task("window_again", ("draw", 0, 0)),)
        t = window_of("settle", depots=[["warwicks-banishment"], ["dispel-magic"]], stones=[5, 5], todo=todo)
        use(t, "play warwicks-banishment")
        skip_answers(t)
        return read(t)

    return probe


def banished_price(t):
    from plateau_parlant.engines.guardians.playable import price

    return price(t.state, 1, "cuthbert-the-resurrector")


def banished_later(t):
    until(t, lambda: asked(t, "window", seat=1))
    return offered(t, "play dispel-magic warwicks-banishment", seat=1)


def chant(read):
    return redrawn("chant-of-the-osirans", 1, ("archer", "zombie"))


def rebate():
    from plateau_parlant.engines.guardians.position import replace

    t = window_of("settle_end", "settle", depots=[["limited-big-time-rebate"], []], stones=[5, 5])
    sides = list(t.state.sides)
    sides[0] = replace(sides[0], spent=3)
    t.state = replace(t.state, sides=tuple(sides))
    use(t, "play limited-big-time-rebate")
    skip_answers(t)
    return t.state.sides[0].stones


def chaos():
    return pen_after(
        "draw",
        "chaos-summoner",
        "zombie",
        "play chaos-summoner zombie",
        talons=[["zombie", "archer"], []],
        stones=[5, 5],
    )


def hostage(read):
    return played("settle", "hostage-crisis", read, pens=[[], ["archer", "cow", "woods"]], stones=[5, 5])


def squibby(read, heaps=True):
    return upcard_card(
        "squibby",
        read=read,
        pile=["woods"],
        terrain={"a2": ("the-dry-heaps" if heaps else "swamp", 0)},
    )


WORDS = {"as_command": as_command}

HAND = {
    ("ministry-of-tax-collection", 0): Case(tax, more_by(-1)),
    ("snake-pit", 0): Case(pit, lambda a, b: a == ["lose cow a4", "lose zombie a4"] and b is None),
    ("rogue-specter", 2): Case(second_specter, not_with),
    ("buster-scrimbo", 0): Case(draws(ups=["buster-scrimbo", ""]), more_by(1)),
    ("jonstollo-the-seeker", 0): Case(
        upcard_card("jonstollo-the-seeker", "captain", lambda t: t.state.sides[0].up, ["captain", "woods"]),
        becomes("captain"),
    ),
    ("finn-swamp-king", 0): Case(
        draws(guardians=["finn-swamp-king", "thak-steady-hand"], terrain={"a2": ("swamp", 0), "b2": ("swamp", 0)}),
        more_by(2),
    ),
    ("tookle-leader-of-the-many", 0): Case(
        draws(guardians=["tookle-leader-of-the-many", "thak-steady-hand"], ups=["gnobby-gnomes", ""]), more_by(1)
    ),
    ("vek-nadra-master-of-disciples", 0): Case(
        draws(guardians=["vek-nadra-master-of-disciples", "thak-steady-hand"], shields=[(1, 0, SHIELD, "a2", ["cow"])]),
        more_by(1),
    ),
    ("khutek-protector-of-the-fallen", 0): Case(lambda: _khutek(), more_by(2)),
    ("eisnmir-master-of-possessions", 0): Case(eisnmir, more_by(1)),
    ("ancient-tome-of-dispansation", 0): Case(tome, only_with),
    ("ancient-tome-of-dispansation", 1): again(
        "settle",
        "ancient-tome",
        "use ancient-tome-of-dispansation a2",
        "use ancient-tome-of-dispansation b2",
        accessories=[["ancient-tome-of-dispansation"], []],
        terrain={"a2": ("woods", 0), "b2": ("woods", 0)},
        todo=(*SETTLE, Task("window_again", ("settle", 0, 0))),
    ),
    ("ankh", 0): Case(ankh, lambda a, b: a == ("archer",) and b == ("cow",)),
    ("ankh", 1): again(
        "settle",
        "ankh",
        "use ankh - cow",
        "use ankh - mule",
        accessories=[["ankh"], []],
        pens=[["cow", "mule"], []],
        todo=(*SETTLE, Task("window_again", ("settle", 0, 0))),
        piles=[[], ["woods"]],
    ),
    ("footlocker-of-conflagration", 0): Case(footlocker, lambda a, b: a == (True, 1) and b == (False, 0)),
    ("gift-of-isis", 1): second_in_play("gift-of-isis"),
    ("gift-of-osirus", 1): second_in_play("gift-of-osirus"),
    ("scarab-of-bounty", 0): Case(scarab(lambda t: 5 - t.state.sides[0].stones), lambda a, b: (a, b) == (1, 0)),
    ("scarab-of-bounty", 1): Case(luc(), more_by(1)),
    ("scarab-of-bounty", 2): second_in_play("scarab-of-bounty"),
    ("amulet-of-flying", 0): Case(winged("amulet-of-flying", "captain"), lambda a, b: bool(a) and not b),
    ("the-black-eye", 0): Case(winged("the-black-eye", "gunner"), lambda a, b: bool(a) and not b),
    ("hammer-of-doom", 0): Case(hammer, lambda a, b: a == "" and b == "swamp"),
    ("holy-grail", 0): Case(grail(lambda t: 5 - t.state.sides[0].stones), lambda a, b: (a, b) == (1, 0)),
    ("holy-grail", 1): Case(grail(lambda t: t.state.sides[0].pen), lambda a, b: a == ("archer",) and b == ()),
    ("monolith-of-power", 0): Case(monolith, not_with),
    ("potion-of-movement-essence", 0): Case(potion, lambda a, b: set(b) < set(a)),
    ("rocks-of-skull-cracking", 0): Case(rocks, lambda a, b: a == (True, 1) and b == (False, 0)),
    ("champs-the-wonder-dog", 0): Case(
        played(
            "draw",
            "champs-the-wonder-dog",
            lambda t: ("ankh" in t.state.sides[0].pen, 5 - t.state.sides[0].stones),
            "play champs-the-wonder-dog ankh",
            talons=[["ankh", "cow"], []],
        ),
        lambda a, b: a == (True, 1) and b[0] is False,
    ),
    ("champs-the-wonder-dog", 1): Case(
        played(
            "draw",
            "champs-the-wonder-dog",
            lambda t: "champs-the-wonder-dog" in t.state.sides[0].depot,
            "play champs",
            talons=[["ankh"], []],
            before=lambda t: None,
        ),
        lambda a, b: a and not b,
    ),
    ("champs-the-wonder-dog", 2): Case(
        champs_twice, lambda a, b: "too_many_copies" in a and "too_many_copies" not in b
    ),
    ("oppressed-slaves", 0): Case(slaves(lambda t: t.state.sides[0].stones), more_by(2)),
    ("oppressed-slaves", 1): Case(slaves_again, not_with),
    ("the-great-balderoon", 0): Case(balderoon_stone, lambda a, b: (a, b) == (1, 0)),
    ("10-gallon-voodoo-hat", 0): hand_limit("10-gallon-voodoo-hat", 1, 7),
    ("little-voodoo-hat", 1): hand_limit("little-voodoo-hat", 0, 7),
    ("little-voodoo-hat", 0): Case(
        played("draw", "make-juice", lambda t: t.state.sides[1].stones, accessories=[[], ["little-voodoo-hat"]]),
        more_by(1),
    ),
    ("rosetta-stone", 0): Case(lambda: _rosetta_stone(), lambda a, b: (a, b) == (1, 0)),
    ("rosetta-stone", 1): Case(rosetta, lambda a, b: a[0] == 6 and len(a[1]) == 2 and b[0] == 1),
    ("sarcophagus-of-haidra", 0): Case(
        played("upcard", "sarcophagus-of-haidra", lambda t: "archer" in t.state.sides[0].pen, ups=["archer", "zombie"]),
        only_with,
    ),
    ("sarcophagus-of-haidra", 1): Case(
        played("upcard", "sarcophagus-of-haidra", lambda t: t.state.sides[0].up, ups=["archer", "zombie"]),
        becomes("sarcophagus-of-haidra"),
    ),
    ("voodoo-hat", 0): Case(voodoo_hat, not_with),
    ("voodoo-hat-rack", 0): Case(rack, lambda a, b: a == ((), 1) and b == (("ankh",), 0)),
    ("first-mate-muldoon", 0): Case(muldoon, lambda a, b: set(b) < set(a)),
    ("chickenhead-mccracken", 0): Case(
        upcard_card(
            "chickenhead-mccracken", "gold", lambda t: t.state.sides[0].depot, ["gold", "gold", "gold", "gold"]
        ),
        lambda a, b: a == ("gold",) * 3 and b == (),
    ),
    ("squibby", 0): Case(squibby(lambda t: "squibby" in t.state.shields[0].creatures), only_with),
    ("squibby", 1): Case(squibby(lambda t: t.state.sides[0].up), becomes("woods")),
    ("control-destiny", 0): looked_at("control-destiny", 0, 6),
    ("helm-of-the-brotherhood", 0): looked_at("helm-of-the-brotherhood", 1, 5),
    ("eye-of-long-spying", 0): Case(
        played(
            "move",
            "eye-of-long-spying",
            lambda t: [sorted(e.cards) for e in t.of("hand_shown")],
            pens=[[], ["cow"]],
            depots=[["eye-of-long-spying"], ["gold"]],
        ),
        lambda a, b: a == [["cow", "gold"]] and b == [],
    ),
    ("force-barrier", 0): stones_spent("upcard", "force-barrier", 1, ups=["archer", "zombie"]),
    ("force-barrier", 1): Case(barrier, not_with),
    ("force-barrier", 2): once("upcard", "force-barrier", ups=["archer", "zombie"]),
    ("make-juice", 0): Case(played("move", "make-juice", lambda t: t.state.sides[0].stones), more_by(1)),
    ("pepes-slow-down", 0): Case(slow_down, lambda a, b: a < b),
    ("summon-gravity-well", 0): Case(gravity, lambda a, b: a == 3 and b == 7),
    ("summons-gate", 0): Case(gate, lambda a, b: a == ("captain", "gorgal-skag", "yandrax") and b == ("captain",)),
    ("argammonds-vision", 0): Case(redrawn("argammonds-vision", 1), lambda a, b: a[0] == "woods" and b[0] == "zombie"),
    ("shadow-strike", 0): Case(redrawn("shadow-strike", 0), lambda a, b: a[0] == "woods" and b[0] == "archer"),
    ("assassin-of-shadow", 0): Case(assassin, lambda a, b: a == ("archer",) and b == ()),
    ("curse-of-the-betrayed", 0): Case(curse, not_with),
    ("cuthbert-the-resurrector", 0): pen_after("draw", "cuthbert-the-resurrector", "archer", talons=[["archer"], []]),
    ("famine", 0): Case(famine(lambda t: asked(t, "lose", seat=1)), only_with),
    ("ongo-air-traffic-controller", 0): Case(two_flights, only_with),
    ("peace", 0): stones_spent("upcard", "peace", 1, ups=["archer", "zombie"]),
    ("peace", 1): Case(
        skip_to("peace", "upcard", "settle", told_phases), lambda a, b: "settle" in a and "settle" not in b
    ),
    ("pestilence", 0): stones_spent(
        "settle", "pestilence", 1, shields=[(2, 1, OX, "a3", ["zombie", "mule"])], terrain=LANDS
    ),  # fmt: skip
    ("pestilence", 1): Case(pestilence, lambda a, b: (a, b) == ([1, 1], [2, 2])),
    ("pestilence", 2): once(
        "settle", "pestilence", shields=[(2, 1, OX, "a3", ["zombie", "mule", "cow"])], terrain=LANDS
    ),
    ("phase-assassin", 0): Case(phase_assassin, lambda a, b: a == (-2, 2) and b == (0, 0)),
    ("spectres-ward", 0): Case(price_of("spectres-ward", 1, "gold", "move"), lambda a, b: (a, b) == (1, 0)),
    ("summon-dimensional-fire-well", 0): Case(
        played("draw", "summon-dimensional-fire-well", lambda t: any(s.rubble for s in t.state.spaces[:3])), only_with
    ),
    ("summon-loghammers-sapper", 0): Case(sapper, lambda a, b: a == "" and b != ""),
    ("the-hand-of-chronos", 0): stones_spent("settle_end", "the-hand-of-chronos", 2),
    ("the-hand-of-chronos", 1): Case(
        skip_to("the-hand-of-chronos", "settle_end", "combat", told_phases),
        lambda a, b: "combat" in a and "combat" not in b,
    ),
    ("work-crew", 0): stones_spent("move", "work-crew", 1),
    ("gateway-to-mystfall", 0): stones_spent("draw", "gateway-to-mystfall", 1, talons=[["green-missy"], []]),
    ("gateway-to-mystfall", 1): Case(gateway, lambda a, b: a == (10, 2) and b == (0, 0)),
    ("hostage-crisis", 0): Case(hostage(lambda t: len(t.of("hand_shown"))), only_with),
    ("hostage-crisis", 1): Case(hostage(lambda t: t.state.sides[0].stones), more_by(2)),
    ("small-mox", 0): Case(lambda: _mox_price(), lambda a, b: (a, b) == (1, 0)),
    ("warwicks-banishment", 0): Case(banishment(banished_price), more_by(1)),
    ("warwicks-banishment", 1): Case(banishment(banished_later), only_with),
    ("chant-of-the-osirans", 0): Case(chant(None), lambda a, b: a[0] == "woods" and b[0] == "zombie"),
    ("chant-of-the-osirans", 1): Case(chant(None), lambda a, b: a[1] == 4 and b[1] == 0),
    ("chant-of-the-osirans", 2): once(
        "upcard", "chant-of-the-osirans", ups=["archer", "zombie"], piles=[["woods"], ["zombie"] * 12]
    ),  # fmt: skip
    ("iron-force-of-sethos", 0): Case(iron_force, not_with),
    ("limited-big-time-rebate", 0): Case(rebate, more_by(2)),
    ("limited-big-time-rebate", 1): once("settle_end", "limited-big-time-rebate", phase="settle"),
    ("mchooters-distraction", 0): spent_in_fight("mchooters-distraction", 1, command=True),
    ("the-ol-switcheroo", 0): stones_spent("move", "the-ol-switcheroo", 1),
    ("chaos-summoner", 0): stones_spent("draw", "chaos-summoner", 1, talons=[["zombie"], []]),
    ("chaos-summoner", 1): chaos(),
    ("khnumian-c", 1): Case(khnumian, not_with),
    ("spires", 1): Case(grounded("b3", land={"b3": ("spires", 1)}), not_with),
    ("spikey-crenellations", 0): Case(spikes, not_with),
    ("large-idol", 0): Case(idol(False), more_by(3)),
    ("large-idol", 1): Case(idol(True), more_by(1)),
    ("sacrificial-altar", 0): Case(altar, lambda a, b: a == (6, ()) and b == (5, ("cow",))),
    ("teleport-tower", 0): slot("teleport-tower", "captain"),
    ("teleport-tower", 1): Case(tower, only_with),
    ("ranged-attack-platform", 0): slot("ranged-attack-platform", "archer"),
    ("ranged-attack-platform", 2): Case(second_shot, not_with),
    ("alarm-bells", 0): Case(bells, only_with),
    ("secret-catacombs", 0): slot("secret-catacombs", "captain"),
    ("secret-catacombs", 1): Case(catacombs, only_with),
    ("wizards-tower", 0): Case(wizards, more_by(1)),
    ("death-pit-of-djoser", 0): slot("death-pit-of-djoser", "zombie"),
    ("death-pit-of-djoser", 2): Case(death_pit, only_with),
    ("lotus-flower-water-garden", 0): Case(lotus, lambda a, b: a == (True, 1) and b is False),
}


def _khutek():
    from plateau_parlant.engines.guardians.position import replace

    t = window_of("draw", guardians=["khutek-protector-of-the-fallen", "thak-steady-hand"])
    sides = list(t.state.sides)
    sides[0] = replace(sides[0], killed=2)
    return organise.draws(replace(t.state, sides=tuple(sides)), 0)


def _rosetta_stone():
    t = window_of("settle", depots=[["rosetta-stone"], []], talons=[["cow"], []], stones=[5, 5])
    use(t, "play rosetta-stone")
    return 5 - t.state.sides[0].stones


def _mox_price():
    from plateau_parlant.engines.guardians.playable import price

    return price(window_of("move", depots=[["small-mox"], []]).state, 0, "small-mox")
