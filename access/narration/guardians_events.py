"""What the messages of Guardians' events need beyond the events' own parts: for whom they are, sums, pairs, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.guardians_board import creature_kind
from plateau_parlant.access.narration.guardians_untold import told_elsewhere
from plateau_parlant.engines.core import UNKNOWN, Event
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.components import card as card_of

if TYPE_CHECKING:
    from plateau_parlant.access.narration.guardians import Narrator

LAID_UP = ("terrain", "shield-terrain")
"""Kinds of cards that lie face up as terrain; any other lies face down (G3.5)."""


def silent(event: Event) -> bool:
    """Whether another event of the same moment tells it: an up-card turned, a card drawn unseen."""
    if isinstance(event, ev.CardMoved):
        return event.start == "deck" and event.to == "upcard"
    if isinstance(event, ev.PhaseBegan):
        return event.phase == "shields"
    return (isinstance(event, ev.Drawn) and event.card == UNKNOWN) or told_elsewhere(event)


def more(n: Narrator, event: Event, listener: int) -> dict[str, Any]:
    """Further words of an event for a listener."""
    seat = getattr(event, "seat", None)
    found = {} if seat is None else {"whose": whose(n, seat, listener)}
    return {**found, **_more(n, event, listener)}


def whose(n: Narrator, seat: int, listener: int) -> str:
    """ "à vous", "à Anna"."""
    return n.say("whose", you="yes" if seat == listener else "no", who=n.name(seat))


def _more(n: Narrator, event: Event, listener: int) -> dict[str, Any]:
    match event:
        case ev.Struck():
            return _struck(n, event, listener)
        case ev.SecondaryStruck():
            return {"sum": n.sum(event.lines, event.card, names=True)}
        case ev.PrimariesShown():
            return {"pairs": _primaries(n, event, listener)}
        case ev.UpCards():
            told = []
            for seat, (card, number) in enumerate(zip(event.cards, event.numbers, strict=True)):
                name = "up-card-you" if seat == listener else "up-card"
                told.append(n.say(name, who=n.name(seat), card=n.card(card), number=number))
            return {"pairs": " ".join(told), "me": "first" if event.first == listener >= 0 else "other"}
        case ev.FightBegan():
            roles = {event.attacker: "attacker", event.defender: "defender"}
            stronghold = n.card(event.stronghold) if event.stronghold else ""
            where = n.where(event.space)
            return {"where": where, "stronghold": stronghold, "me": roles.get(listener, "other")}
        case ev.FightEnded():
            return _ended(n, event, listener)
        case ev.StepBegan():
            step, _, rest = event.step.partition(":")
            one, _, two = rest.partition(":")
            key = f"{step}_one" if rest else step
            return {"step_key": key, "secondary_card": n.card(one), "secondary_target": n.card(two)}
        case ev.Organised():
            laid = [n.say("zone-space", space=n.space(where), what=n.card(card)) for card, where in event.shields]
            for how, card, where in event.open:
                text = n.say("zone-space", space=n.space(where), what=n.card(card)) if where else n.card(card)
                laid.append(text if how != "item" else n.card(card))
            return {"laid": n.texts.listed(laid) + ". " if laid else ""}
        case ev.TerrainLaid(card=card):
            hidden = card == UNKNOWN
            face_down = hidden or card_of(card).kind not in LAID_UP
            return {"card": n.say("card-hidden-one") if hidden else n.card(card), "down": "yes" if face_down else "no"}
        case ev.CardPlayed():
            kind = card_of(event.card).kind
            return {
                "opened": "no" if kind in ("spell", "item-hand", "bribery") else "yes",
                "target": n.card_or(event.target) if event.target else "",
                "choice": n.thing(event.choice) if event.choice else "",
            }
        case ev.HandShown():
            place, _, gone = event.zone.partition(" ")
            return {"place": n.say("shown-place", place=place), "away": "yes" if gone else "no"}
        case ev.Looked():
            return {"own": "yes" if event.pile == event.seat else "no"}
        case ev.ReadOut():
            return {"note": n.note(event)}
        case ev.Corrected(zone=zone):
            return {"place": zone}
        case ev.OutcomeTold(seat=seat, card=card, fields=fields):
            return n.outcome_told(seat, card, fields)
        case _:
            return {}


def order(listener: int) -> tuple[int, int]:
    """The seats in the order in which they are told: the listener's own first."""
    return (1, 0) if listener == 1 else (0, 1)


def _side(n: Narrator, name: str, seat: int, listener: int, **words: Any) -> str:
    """A side of a match-up: one's own, the one faced, or, for onlookers, by name."""
    form = "other" if listener not in (0, 1) else "own" if seat == listener else "foe"
    return n.say(f"{name}-{form}", who=n.name(seat), **words)


def _primaries(n: Narrator, event: ev.PrimariesShown, listener: int) -> str:
    told = []
    for seat in order(listener):
        card = event.cards[seat]
        words = {"card": n.card(card), "kind": creature_kind(n, card), "vitality": event.vitalities[seat]}
        told.append(_side(n, "primary", seat, listener, **words))
    return " ".join(told)


def _struck(n: Narrator, event: ev.Struck, listener: int) -> dict[str, Any]:
    told = []
    for seat in order(listener):
        text = n.sum(event.lines[seat], event.cards[seat])
        told.append(_side(n, "struck", seat, listener, card=n.card(event.cards[seat]), sum=text))
    one, two = order(listener)
    winner = n.say("wins", you="yes" if event.winner == listener >= 0 else "no", who=n.name(event.winner))
    return {
        "pairs": " ".join(told),
        "first": n.card(event.cards[one]),
        "second": n.card(event.cards[two]),
        "total1": event.totals[one],
        "total2": event.totals[two],
        "result": n.say("struck-result", why=event.why, tie="yes" if event.winner < 0 else "no", wins=winner),
    }


def _ended(n: Narrator, event: ev.FightEnded, listener: int) -> dict[str, Any]:
    guardian, fell = event.why.startswith("guardian"), event.why == "guardian_fell"
    guard = 1 - event.winner if fell else event.winner
    one, two = order(listener)
    names = [n.say("you-name") if seat == listener else n.name(seat) for seat in (one, two)]
    totals = n.say("fight-totals", who1=names[0], sum1=event.sums[one], who2=names[1], sum2=event.sums[two])
    return {
        "where": n.where(event.space),
        "guardian": "yes" if guardian else event.why,
        "fell": "yes" if fell else "no",
        "me": "guard" if listener == guard else "other",
        "totals": totals,
        "held": n.say("fight-held", you="yes" if event.winner == listener >= 0 else "no", who=n.name(event.winner)),
    }
