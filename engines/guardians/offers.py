"""What open cards of a side offer in a window, and what they answer when something was laid."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.playable import can_dispel
from plateau_parlant.engines.guardians.position import (
    State,
    Task,
)
from plateau_parlant.engines.guardians.powers import OFFERED, powers
from plateau_parlant.engines.guardians.select import Source, fits_text, guardian_text
from plateau_parlant.engines.guardians.sources import applies
from plateau_parlant.engines.guardians.strength import may_shoot
from plateau_parlant.engines.guardians.ways import ways


def uses(state: State, sources: list[Source]) -> list[Move]:
    """The ways to use what open cards offer (`usable`)."""
    found: list[Move] = []
    for source in sources:
        for target, choice in ways(state, source):
            move = mv.Use(source.card, target, choice)
            if move not in found:
                found.append(move)
    return found


def usable(state: State, seat: int, window: str) -> list[Source]:
    """The effects of open cards that wait for their player in a window: those with a price, those usable at any
    time."""
    found: list[Source] = []
    fight = state.fight
    if fight is not None:
        if -1 not in fight.pair:
            if window in WINDOWS and (offered := powers(state)[OFFERED]):
                found += [source for source in offered if source.seat == seat and applies(state, source)]
            hand = fight.sides[seat].hand
            if hand and not fight.frozen and window in SWAPPING and hands.swappers(hand):
                found += hand_swaps(state, seat)
        if window == "between" and fight.matchup <= 1:
            musts = powers(state)["must_retreat"]
            found += [s for s in musts if s.seat == seat and s.effect.cost and s.key < 0]
    if state.spaces or state.sides[seat].accessories or window == "draw":
        found += _usable_on_board(state, seat, window)
    return found


def _usable_on_board(state: State, seat: int, window: str) -> list[Source]:
    found: list[Source] = []
    for space in state.spaces:
        if space.upgrade and space.upgrade_owner == seat:
            for effect in card(space.upgrade).effects:
                if effect.get("when") == "anytime" or (effect.get("when") == window and effect.word == "fetch"):
                    found.append(Source(effect, space.upgrade, seat))
    side = state.sides[seat]
    for effect in guardian_text(state, seat) if window == "draw" else ():
        used = any(m.card == side.guardian and m.seat == seat for m in state.mods)
        if effect.word == "set" and effect.get("when") == window and not used:
            found.append(Source(effect, side.guardian, seat))
    for name in side.accessories:
        for effect in card(name).effects:
            mark = f"{name}:turn"
            if effect.get("when") == window and effect.word != "limit" and mark not in side.marks:
                found.append(Source(effect, name, seat))
    return found


WINDOWS = frozenset({"open", "between", "channel", "ranged", "second"})
"""The windows in which open cards offer something for stones."""
SWAPPING = frozenset({"open", "channel", "ranged"})
"""The windows in which a card of the hand may take the place of a creature."""


def hand_swaps(state: State, seat: int) -> list[Source]:
    """Cards of the hidden hand that may take the place of the own creature in the match-up (Phantom Stalker)."""
    fight = state.fight
    assert fight is not None
    mine, swappers = fight.fighters[fight.pair[seat]], hands.swappers(fight.sides[seat].hand)
    return [
        Source(effect, name, seat)
        for name, effect in swappers
        if fits_text(state, effect.get("leave"), mine, seat)
    ]


def do_use(d: Draft, seat: int, move: mv.Use) -> None:
    """Uses an open card: in a window, or in answer to what was just laid."""
    from plateau_parlant.engines.guardians import fight, interpreter
    from plateau_parlant.engines.guardians.play import cancel_last

    c = card(move.card)
    prompt = d.last_prompt
    if prompt is not None and prompt.kind == "respond":
        if c.kind == "item-creature" and c.find("attack_command"):
            fight.answer_with_command(d, seat, move.card, move.choice)
            return
        for effect in c.find("swap"):
            if effect.get("when") == "lose" and str(prompt.data[0]) == "lost":
                interpreter.perform(d, Source(effect, move.card, seat), move.card, "")
                return
        for effect in c.effects:
            if effect.get("when") == "foe_channels" and effect.word == "destroys":
                _shoot_channelled(d, seat, move.card)
                return
        dispels = list(c.find("dispel"))
        if dispels:
            cost = dispels[0].get("cost")
            if cost:
                d.stones(seat, -number(cost).flat)
            d.tell(ev.CardPlayed(seat=seat, card=move.card, target="", choice="", stones=number(cost or "0").flat))
            cancel_last(d, seat, move.card)
            if any(e.first() == "channel" and e.get("when") == "used" for e in c.find("forbid")):
                d.set_fight(no_channel=True)
        return
    window = str(prompt.data[0]) if prompt is not None and prompt.data else ""
    for source in usable(d.state, seat, window):
        if source.card == move.card and (move.target, move.choice) in ways(d.state, source):
            index = c.effects.index(source.effect)
            if c.kind == "item-accessory" and c.find("limit"):
                d.set_side(seat, marks=(f"{c.id}:turn", *d.sides[seat].marks))
            if c.kind == "item-accessory" and _garden(d.state, 1 - seat):
                stones = interpreter.pay(d, source, move.choice)
                told = ev.CardPlayed(seat=seat, card=move.card, target=move.target, choice=move.choice, stones=stones)
                d.tell(told)
                answer = Task("respond", (1 - seat, "used", move.card))
                d.then(answer, Task("resolve_use", (seat, move.card, index, move.target, move.choice)))
                return
            interpreter.use(d, source, index, move.target, move.choice)
            return


@task
def resolve_use(d: Draft, seat: int, name: str, index: int, target: str, choice: str) -> None:
    """An accessory used, paid for and not dispelled, works."""
    from plateau_parlant.engines.guardians import interpreter

    interpreter.perform(d, interpreter.source_at(d.state, seat, name, index, -1), target, choice)


def _garden(state: State, seat: int) -> bool:
    """Whether a seat has an upgrade that dispels accessories when they are used."""
    upgrades = [s.upgrade for s in state.spaces if s.upgrade and s.upgrade_owner == seat]
    return any(effect.get("when") == "used" for name in upgrades for effect in card(name).find("dispel"))


def _shoot_channelled(d: Draft, seat: int, name: str) -> None:
    """Longshot Louie: shoots the creature being channelled to; it is destroyed and the stone lost."""
    from plateau_parlant.engines.guardians.actions import destroy
    from plateau_parlant.engines.guardians.play import cancel_last

    d.from_hand(seat, name)
    d.add_fighter(seat, name, "shooter", matchup=d.fight.matchup, job="ranged")
    d.tell(ev.Shot(seat=seat, card=name, amount=0))
    if card(name).find("dispel"):
        cancel_last(d, seat, name)
    foe = d.fight.pair[1 - seat]
    if foe >= 0 and d.fight.fighters[foe].place != "guardian":
        destroy(d, foe, name)
        d.then(Task("leave_alone"))


def _late_commands(state: State, seat: int) -> list[Move]:
    """Heels of Speed, where they answer the enemy command creature: with each creature of the hand."""
    fight = state.fight
    assert fight is not None
    mine, theirs = fight.sides[seat], fight.sides[1 - seat]
    if mine.command >= 0 or theirs.command < 0 or not card(fight.fighters[theirs.command].card).creature:
        return []
    items = [item for item in dict.fromkeys(mine.items) if card(item).find("attack_command")]
    creatures = [name for name in dict.fromkeys(mine.hand) if card(name).creature]
    return [mv.Use(item, "", creature) for item in items for creature in creatures]


@remembered
def dispellers(name: str) -> tuple[Effect, ...]:
    """What a card that lies open dispels with; nothing where there is none."""
    return card(name).find("dispel") if name else ()


def answers(state: State, seat: int, what: str, about: str) -> list[Move]:
    """Open powers that answer what was just laid: guardians, standard bearers, upgrades, a hidden marksman."""
    found: list[Move] = []
    side, fight = state.sides[seat], state.fight
    names = [side.guardian] if dispellers(side.guardian) and guardian_text(state, seat) else []
    mine = fight.sides[seat] if fight is not None else None
    if mine is not None and mine.bearer and not mine.bearer_off:
        names.append(mine.bearer)
    if state.spaces:
        names += [s.upgrade for s in state.spaces if s.upgrade and s.upgrade_owner == seat]
    for name in names:
        for effect in dispellers(name):
            cost = number(effect.get("cost") or "0").flat
            if side.stones < cost or (effect.get("when") == "used") != (what == "used"):
                continue
            if can_dispel(state, effect, what, about, seat) and mv.Use(name) not in found:
                found.append(mv.Use(name))
    if fight is None:
        return found
    if what == "lost":
        for name in dict.fromkeys(fight.sides[seat].hand):
            swaps = [e for e in card(name).find("swap") if e.get("when") == "lose" and e.get("enter") == "self"]
            found += [mv.Use(name) for _ in swaps]
    elif what == "command" and state.options.table.heels == 2:
        found += _late_commands(state, seat)
    elif what == "channel" and -1 not in fight.pair and not may_shoot(state, seat):
        found += [mv.Use(name) for name in hands.marksmen(fight.sides[seat].hand)]
    return found
