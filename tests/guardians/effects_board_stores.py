"""Words of stores, piles and up-cards, in positions made by hand."""

from effects_board_tools import LANDS, SETTLE, pen_after, redrawn, skip_answers, upcard_card
from effects_lab import (
    SHIELD,
    Case,
    becomes,
    components,
    not_with,
    offered,
    use,
    window_of,
)
from guardians_tools import board

from plateau_parlant.engines.guardians.position import Task


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
    t = window_of(
        "move", depots=[["summons-gate"], []], pens=[["yandrax", "gorgal-skag"], []], shields=shields, terrain=LANDS
    )
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


HAND = {
    ("jonstollo-the-seeker", 0): Case(
        upcard_card("jonstollo-the-seeker", "captain", lambda t: t.state.sides[0].up, ["captain", "woods"]),
        becomes("captain"),
    ),
    ("holy-grail", 0): Case(grail(lambda t: 5 - t.state.sides[0].stones), lambda a, b: (a, b) == (1, 0)),
    ("holy-grail", 1): Case(grail(lambda t: t.state.sides[0].pen), lambda a, b: a == ("archer",) and b == ()),
    ("10-gallon-voodoo-hat", 0): hand_limit("10-gallon-voodoo-hat", 1, 7),
    ("little-voodoo-hat", 1): hand_limit("little-voodoo-hat", 0, 7),
    ("rosetta-stone", 1): Case(rosetta, lambda a, b: a[0] == 6 and len(a[1]) == 2 and b[0] == 1),
    ("chickenhead-mccracken", 0): Case(
        upcard_card(
            "chickenhead-mccracken", "gold", lambda t: t.state.sides[0].depot, ["gold", "gold", "gold", "gold"]
        ),
        lambda a, b: a == ("gold",) * 3 and b == (),
    ),
    ("control-destiny", 0): looked_at("control-destiny", 0, 6),
    ("helm-of-the-brotherhood", 0): looked_at("helm-of-the-brotherhood", 1, 5),
    ("summons-gate", 0): Case(gate, lambda a, b: a == ("captain", "gorgal-skag", "yandrax") and b == ("captain",)),
    ("argammonds-vision", 0): Case(redrawn("argammonds-vision", 1), lambda a, b: a[0] == "woods" and b[0] == "zombie"),
    ("shadow-strike", 0): Case(redrawn("shadow-strike", 0), lambda a, b: a[0] == "woods" and b[0] == "archer"),
    ("assassin-of-shadow", 0): Case(assassin, lambda a, b: a == ("archer",) and b == ()),
    ("cuthbert-the-resurrector", 0): pen_after("draw", "cuthbert-the-resurrector", "archer", talons=[["archer"], []]),
    ("gateway-to-mystfall", 1): Case(gateway, lambda a, b: a == (10, 2) and b == (0, 0)),
}
