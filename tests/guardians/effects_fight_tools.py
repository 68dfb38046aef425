"""What the positions made by hand share."""

from effects_lab import (
    asked,
    at_window,
    eager,
    open_window,
    rolls,
    table,
    to_ask,
    until,
    use,
)

from plateau_parlant.engines.guardians.strength import may_shoot


def over(t):
    """To the end of the fight, what is offered to seat 0 taken."""
    return eager(t)


def by(t, card):
    return [event.card for event in t.of("destroyed") if event.by == card]


def entropy(face, read):
    def probe():
        t = open_window(
            rolls(table(["zombie"], ["captain"], depots=[["summon-entropy-storm"], []]), face), "zombie", "captain"
        )
        use(t, "play summon-entropy-storm")
        until(t, lambda: at_window(t, "channel") or bool(t.of("struck")) or t.state.fight.pair == (-1, -1))
        return read(t)

    return probe


def tweezle(read):
    def probe():
        t = table(["archer"], ["seer", "zombie"], items=[["exploding-tweezle"], []])
        eager(t.commands("exploding-tweezle", "seer"), "primary")
        return read(t)

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


def shroud(read):
    def probe():
        t = table(["axeman", "archer"], ["zombie", "cow"], depots=[["shroud-of-grahzue"], []])
        open_window(t, "axeman", "zombie")
        use(t, "play shroud-of-grahzue")
        to_ask(t, "primary")
        return read(t)

    return probe


def sewn(t):
    return may_shoot(t.state, 1)
