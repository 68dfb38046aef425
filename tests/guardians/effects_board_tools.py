"""What the positions made by hand share."""

from effects_lab import (
    SHIELD,
    Case,
    asked,
    fought,
    only_with,
    table,
    to_ask,
    until,
    use,
    window_of,
)

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
        probe,
        lambda a, b: (
            b == [] and a == ([f"command {c.id} {x}" for x in ("archer", "axeman")] if with_ else [f"command {c.id}"])
        ),
    )


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


LANDS = {n + r: ("swamp", int(r == "3")) for n in "abc" for r in "23"}


def pen_after(window, card, wanted, move="", **more):
    """Whether a card came into the store."""
    return Case(
        played(window, card, lambda t: wanted in (*t.state.sides[0].pen, *t.state.sides[0].depot), move, **more),
        only_with,
    )


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


WORDS = {"as_command": as_command}
