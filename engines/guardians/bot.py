"""Bots: what a fair player does at once, in a single fight above all, with reasons that can be checked."""

from __future__ import annotations

from typing import Any

from plateau_parlant.engines.chance import Generator
from plateau_parlant.engines.core import UNKNOWN, Choice, Move, Reason
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.position import Fighter, State, space_number
from plateau_parlant.engines.guardians.rules import legal
from plateau_parlant.engines.guardians.secondary import second_lines
from plateau_parlant.engines.guardians.select import OPEN, base
from plateau_parlant.engines.guardians.strength import BEATS, lines, total
from plateau_parlant.engines.guardians.ways import key_of

CHEAP = 6
PLACING = {
    "shield": 12,
    "under": 14,
    "channel": 3,
    "upgrade": 4,
    "downgrade": 4,
    "slot": 3,
    "accessory": 6,
    "item": 1,
    "discard": -6,
}
"""How much each way of putting a card down is worth in phase I."""


def greedy(view: State, rng: Generator) -> Choice:
    """A fair move at once, with its reasons. The viewer must have a move."""
    seat = view.viewer if view.viewer is not None else 0
    found = list(legal(view, seat))
    best, score = found[0], -1_000_000
    why: tuple[Reason, ...] = ()
    for move in found:
        value, reasons = worth(view, seat, move)
        value = value * 16 + rng.below(8)
        if value > score:
            best, score, why = move, value, reasons
    return Choice(best, why)


def worth(view: State, seat: int, move: Move) -> tuple[int, tuple[Reason, ...]]:
    """How good a move looks, and why."""
    if view.fight is not None:
        return _in_fight(view, seat, move)
    return _on_board(view, seat, move)


def _in_fight(view: State, seat: int, move: Move) -> tuple[int, tuple[Reason, ...]]:
    if isinstance(move, mv.Primary):
        value = _primary(view, seat, move.card)
        return value, (Reason("strength", {"card": move.card, "vitality": card(move.card).vitality}),)
    if isinstance(move, mv.Bribe):
        f = view.fight.fighters[key_of(move.target)] if view.fight and key_of(move.target) >= 0 else None
        if f is None or f.seat == seat:
            return -50, ()
        gain = base(view, f) + (0 if f.place == "shooter" else lead(view, 1 - seat))
        return (gain - 4, (Reason("removes", {"card": f.card, "vitality": base(view, f)}),))
    if isinstance(move, mv.Channel | mv.Shoot):
        need = lead(view, 1 - seat)
        if isinstance(move, mv.Channel):
            return (20 if 0 <= need <= CHEAP else -5), (Reason("behind", {"by": need}),)
        power = card(move.card.partition(":")[0]).ranged if not move.card.startswith("catapult") else 4
        return (15 if 0 <= need < power else -8), (Reason("behind", {"by": need}),)
    if isinstance(move, mv.Attack):
        return _attack(view, seat, move)
    if isinstance(move, mv.Command):
        return (3 if card(move.creature or move.card).vitality <= CHEAP else -4), ()
    if isinstance(move, mv.Play):
        need = lead(view, 1 - seat)
        return (6 if need >= 0 and not move.target.endswith(f".{seat}") else -6), (Reason("behind", {"by": need}),)
    if isinstance(move, mv.Use):
        return 1, ()
    if isinstance(move, mv.Say):
        return {"yes": 2, "retreat": -20}.get(move.value, 0), ()
    return 0, ()


def lead(view: State, seat: int) -> int:
    """By how much a seat's creature leads in the match-up going on (less than 0: it is behind); 0 without one."""
    fight = view.fight
    if fight is None or -1 in fight.pair:
        return 0
    one, two = (total(lines(view, fight.fighters[key])) for key in fight.pair)
    return one - two if seat == 0 else two - one


def _primary(view: State, seat: int, name: str) -> int:
    from plateau_parlant.engines.guardians.sources import lands

    c = card(name)
    value = c.vitality
    for effect in c.find("bonus"):
        if effect.get("in") and set(effect.get("in").split("|")) & lands(view):
            value += int(effect.first()) if effect.first().lstrip("+-").isdigit() else 0
    known = view.fight.sides[1 - seat].known if view.fight else ()
    value += sum(c.ocb // 2 for other in known if BEATS.get(c.kind) == card(other).kind)
    if c.ranged:
        value -= 3
    return value


def _attack(view: State, seat: int, move: mv.Attack) -> tuple[int, tuple[Reason, ...]]:
    fight = view.fight
    assert fight is not None
    target = fight.fighters[key_of(move.target)]
    f = Fighter(-1, move.card, seat, "secondary", job="secondary")
    sum_ = total(second_lines(view, f, target))
    against = base(view, target)
    beats = sum_ > against
    reasons = (Reason("beats", {"sum": sum_, "against": against}),) if beats else ()
    return (against + 10 if beats else -1), reasons


def _on_board(view: State, seat: int, move: Move) -> tuple[int, tuple[Reason, ...]]:
    if isinstance(move, mv.Place):
        c = card(move.card)
        value = PLACING.get(move.how, -20)
        plan = view.sides[seat].plan
        filled = {placed.space for placed in plan if placed.how == "under"}
        bare = [placed.space for placed in plan if placed.how == "shield" and placed.space not in filled]
        if move.how == "shield" and (bare or not any(card(name).creature for name in view.sides[seat].pen)):
            return -40, ()
        if move.how == "under":
            value += min(c.vitality, 9) + (20 if space_number(move.space) in bare else 0)
        if move.how == "discard":
            value -= c.up // 4 + (30 if c.creature and bare else 0)
        return value, ()
    if isinstance(move, mv.Done):
        return (5 if view.prompt is not None and view.prompt.kind == "organise" else 0), ()
    if isinstance(move, mv.TakeBack):
        return -30, ()
    if isinstance(move, mv.Go | mv.Fly):
        row = int(move.space[1])
        forward = row if seat == 0 else 5 - row
        return 4 + 2 * forward, (Reason("forward", {"row": forward}),)
    if isinstance(move, mv.Assault):
        return 6, ()
    if isinstance(move, mv.Lay):
        return (10 if card(move.card).kind == "terrain" else 5 - card(move.card).up // 4), ()
    if isinstance(move, mv.Lose):
        return -card(move.card).vitality // 2, ()
    if isinstance(move, mv.Play):
        return -2, ()
    if isinstance(move, mv.Clear | mv.Use | mv.Reinforce | mv.Bring):
        return -3, ()
    return 0, ()


def holds(view: State, move: Any, reason: Reason) -> bool:
    """Recomputes a reason given for a move."""
    seat = view.viewer if view.viewer is not None else 0
    return reason in worth(view, seat, move)[1]


def known_foes(view: State) -> tuple[str, ...]:
    """What all have seen of the foe's hidden cards (to an onlooker: of both sides'): for the key `k`."""
    seats = (1 - view.viewer,) if view.viewer in (0, 1) else (0, 1)
    in_fight = view.fight.sides if view.fight else None
    return tuple(
        sorted(name for seat in seats for name in (*view.sides[seat].seen, *(in_fight[seat].known if in_fight else ())))
    )


def who_beats(view: State) -> tuple[tuple[str, int, bool], ...]:
    """For each creature of the own hand: its total against the foe's creature in the match-up, and whether it wins."""
    seat, fight = view.viewer or 0, view.fight
    if fight is None:
        return ()
    foe = next(
        (f for f in fight.fighters if f.seat != seat and f.place in OPEN and f.key == fight.pair[1 - seat]), None
    )
    found = []
    for name in dict.fromkeys(name for name in fight.sides[seat].hand if name != UNKNOWN):
        c = card(name)
        value = c.vitality
        against = base(view, foe) if foe is not None else 0
        if foe is not None and BEATS.get(c.kind) == card(foe.card).kind:
            value += c.ocb
        found.append((name, value, value > against))
    return tuple(found)
