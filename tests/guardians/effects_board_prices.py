"""Prices, limits and draws of a full game, in positions made by hand."""

from effects_board_tools import LANDS, SETTLE, played
from effects_lab import (
    OX,
    SHIELD,
    Case,
    asked,
    at_window,
    becomes,
    more_by,
    not_with,
    offered,
    only_with,
    open_window,
    table,
    to_ask,
    until,
    use,
    window_of,
)
from guardians_tools import board

from plateau_parlant.engines.guardians import organise
from plateau_parlant.engines.guardians.position import Task


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
        t = board(
            "organise", 0, 1, pens=[["scarab-of-bounty"], []], stones=[5, 5], todo=(*SETTLE, Task("organised")), **more
        )
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


HAND = {
    ("buster-scrimbo", 0): Case(draws(ups=["buster-scrimbo", ""]), more_by(1)),
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
    ("ancient-tome-of-dispansation", 1): again(
        "settle",
        "ancient-tome",
        "use ancient-tome-of-dispansation a2",
        "use ancient-tome-of-dispansation b2",
        accessories=[["ancient-tome-of-dispansation"], []],
        terrain={"a2": ("woods", 0), "b2": ("woods", 0)},
        todo=(*SETTLE, Task("window_again", ("settle", 0, 0))),
    ),
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
    ("gift-of-isis", 1): second_in_play("gift-of-isis"),
    ("gift-of-osirus", 1): second_in_play("gift-of-osirus"),
    ("scarab-of-bounty", 0): Case(scarab(lambda t: 5 - t.state.sides[0].stones), lambda a, b: (a, b) == (1, 0)),
    ("scarab-of-bounty", 1): Case(luc(), more_by(1)),
    ("scarab-of-bounty", 2): second_in_play("scarab-of-bounty"),
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
    ("the-great-balderoon", 0): Case(balderoon_stone, lambda a, b: (a, b) == (1, 0)),
    ("little-voodoo-hat", 0): Case(
        played("draw", "make-juice", lambda t: t.state.sides[1].stones, accessories=[[], ["little-voodoo-hat"]]),
        more_by(1),
    ),
    ("sarcophagus-of-haidra", 0): Case(
        played("upcard", "sarcophagus-of-haidra", lambda t: "archer" in t.state.sides[0].pen, ups=["archer", "zombie"]),
        only_with,
    ),
    ("sarcophagus-of-haidra", 1): Case(
        played("upcard", "sarcophagus-of-haidra", lambda t: t.state.sides[0].up, ups=["archer", "zombie"]),
        becomes("sarcophagus-of-haidra"),
    ),
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
    ("make-juice", 0): Case(played("move", "make-juice", lambda t: t.state.sides[0].stones), more_by(1)),
    ("peace", 0): stones_spent("upcard", "peace", 1, ups=["archer", "zombie"]),
    ("pestilence", 0): stones_spent(
        "settle", "pestilence", 1, shields=[(2, 1, OX, "a3", ["zombie", "mule"])], terrain=LANDS
    ),
    ("summon-dimensional-fire-well", 0): Case(
        played("draw", "summon-dimensional-fire-well", lambda t: any(s.rubble for s in t.state.spaces[:3])), only_with
    ),
    ("the-hand-of-chronos", 0): stones_spent("settle_end", "the-hand-of-chronos", 2),
    ("work-crew", 0): stones_spent("move", "work-crew", 1),
    ("gateway-to-mystfall", 0): stones_spent("draw", "gateway-to-mystfall", 1, talons=[["green-missy"], []]),
    ("mchooters-distraction", 0): spent_in_fight("mchooters-distraction", 1, command=True),
    ("the-ol-switcheroo", 0): stones_spent("move", "the-ol-switcheroo", 1),
    ("chaos-summoner", 0): stones_spent("draw", "chaos-summoner", 1, talons=[["zombie"], []]),
}
