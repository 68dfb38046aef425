"""Words of phases, prices and plagues, in positions made by hand."""

from effects_board_tools import LANDS, SETTLE, played, skip_answers
from effects_lab import (
    OX,
    SHIELD,
    Case,
    asked,
    at_window,
    fought,
    more_by,
    not_with,
    offered,
    open_window,
    until,
    use,
    window_of,
)

from plateau_parlant.engines.guardians.position import Task


def skip_to(card, window, phase, read, **more):
    def probe():
        todo = (Task("new_turn"), Task("next_activation", (0,)))
        shields = [(1, 0, SHIELD, "a2", ["captain"])]
        t = window_of(
            window, depots=[[card], []], ups=["archer", "zombie"], shields=shields, stones=[5, 5], todo=todo, **more
        )
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


HAND = {
    ("monolith-of-power", 0): Case(monolith, not_with),
    ("oppressed-slaves", 0): Case(slaves(lambda t: t.state.sides[0].stones), more_by(2)),
    ("oppressed-slaves", 1): Case(slaves_again, not_with),
    ("force-barrier", 2): once("upcard", "force-barrier", ups=["archer", "zombie"]),
    ("curse-of-the-betrayed", 0): Case(curse, not_with),
    ("peace", 1): Case(
        skip_to("peace", "upcard", "settle", told_phases), lambda a, b: "settle" in a and "settle" not in b
    ),
    ("pestilence", 2): once(
        "settle", "pestilence", shields=[(2, 1, OX, "a3", ["zombie", "mule", "cow"])], terrain=LANDS
    ),
    ("spectres-ward", 0): Case(price_of("spectres-ward", 1, "gold", "move"), lambda a, b: (a, b) == (1, 0)),
    ("the-hand-of-chronos", 1): Case(
        skip_to("the-hand-of-chronos", "settle_end", "combat", told_phases),
        lambda a, b: "combat" in a and "combat" not in b,
    ),
    ("chant-of-the-osirans", 2): once(
        "upcard", "chant-of-the-osirans", ups=["archer", "zombie"], piles=[["woods"], ["zombie"] * 12]
    ),
    ("iron-force-of-sethos", 0): Case(iron_force, not_with),
    ("limited-big-time-rebate", 1): once("settle_end", "limited-big-time-rebate", phase="settle"),
}
