"""Bribery (G5.3): attacker, then defender, in turn, until both decline; also of a shooter and in secondary attacks."""

from __future__ import annotations

from functools import cache

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands, matchup, play
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import alone, to_pen
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.playable import price, printed_play
from plateau_parlant.engines.guardians.position import Fighter, Prompt, State, Task, replace, without
from plateau_parlant.engines.guardians.powers import powers, sources_of
from plateau_parlant.engines.guardians.select import OPEN, bribes_of, fits_text, guardian_text
from plateau_parlant.engines.guardians.sources import forbidden
from plateau_parlant.engines.guardians.triggers import fire_own
from plateau_parlant.engines.guardians.ways import key_of, name_of


@task
def bribery(d: Draft) -> None:
    """Opens the step: only bribes may be played now."""
    if -1 in d.fight.pair:
        return
    d.tell(ev.StepBegan(step="bribery", matchup=d.fight.matchup))
    d.then(Task("bribery_ends"))
    bribe_turn(d, d.fight.attacker, 0)


@task
def bribe_turn(d: Draft, seat: int, passes: int) -> None:
    """A side may bribe; when both declined one after the other the step is over."""
    if passes >= 2 or -1 in d.fight.pair:
        return
    again, prompt = turn(seat, passes)
    d.todo.append(again)
    d.put(prompt)


@cache
def turn(seat: int, passes: int) -> tuple[Task, Prompt]:
    """What comes after a side's turn, and the question: always the same few."""
    return Task("bribe_again", (seat, passes)), Prompt("bribe", (seat,), ("pair",))


@task
def bribe_again(d: Draft, seat: int, passes: int) -> None:
    """After a bribe the round begins anew with the other side."""
    side = d.sides[seat]
    acted = bool(side.marks) and side.marks[-1] == "acted"
    if acted:
        d.put_side(seat, replace(side, marks=side.marks[:-1]))
    bribe_turn(d, 1 - seat, 0 if acted else passes + 1)


@task
def bribery_ends(d: Draft) -> None:
    """A creature left by a bribed one has no opponent; steps 4 to 8 are left out (G5.3.1)."""
    if -1 in d.fight.pair:
        matchup.leave_alone(d)


def legal_bribe(state: State, seat: int) -> list[Move]:
    """Decline, and every card that bribes one of the creatures concerned."""
    fight = state.fight
    assert fight is not None and state.prompt is not None
    found: list[Move] = [mv.PASS]
    about = state.prompt.data[0]
    played = fight.sides[seat].played
    if played and state.options.table.rebribe == 2 and f"rebuffed:{fight.matchup}" in played:
        return found
    if about == "pair":
        keys = (fight.pair[1 - seat], fight.pair[seat]) if state.options.bribe_own else (fight.pair[1 - seat],)
    else:
        keys = (int(about),)
    for f in [fight.fighters[key] for key in keys if key >= 0]:
        for name in bribes(state, seat, f):
            found.append(mv.Bribe(name, name_of(f)))
    return found


def bribes(state: State, seat: int, f: Fighter) -> list[str]:
    """The cards with which a seat could bribe a creature now."""
    side = state.sides[seat]
    held = hands.bribery(side.depot) if side.depot else ()
    if not held and (state.fight is None or state.fight.sides[seat].command < 0):
        return []
    icons, found, now = bribes_of(f), [], powers(state)
    if not icons or f.place not in OPEN or f.place == "guardian" or f.job == "catapult":
        return []
    if now["forbid", "bribe:any"] and protected(state, seat, f):
        return []
    turning = now["set", "bribery"]
    any_icon = bool(turning) and any(s.seat == seat for s in turning)
    for name in held:
        icon = icon_of(name)
        if not icon or not (icon in icons or any_icon):
            continue
        if now["forbid", f"bribe:{icon}"] and forbidden(state, f"bribe:{icon}", seat):
            continue
        cost = price(state, seat, name) if state.mods else printed_play(name).cost
        if cost <= side.stones and (icon in icons or may_turn(state, seat, icons)):
            found.append(name)
    led = now.commands
    if led and any(s.seat == seat and s.effect.word == "bribe" and s.effect.cost for s in led):
        pool = (*state.sides[seat].depot, *(state.fight.sides[seat].items if state.fight else ()))
        found += [name for name in dict.fromkeys(pool) if card(name).kind.startswith("item")]
    return found


@remembered
def icon_of(name: str) -> str:
    """The icon that a bribery card answers to."""
    return next((effect.first() for effect in card(name).find("bribe")), "")


def may_turn(state: State, seat: int, icons: tuple[str, ...]) -> bool:
    """Whether Jamchops may make a bribe of a card of another icon: always, or only for an icon that is not forbidden
    here (dispute "special-terrains")."""
    if state.options.custom(state.options.table.special_terrains) == 1:
        return True
    return any(not forbidden(state, f"bribe:{icon}", seat) for icon in icons)


def rebuffed(d: Draft, seat: int) -> None:
    """A bribe of a seat was turned aside: whether it may try again is the dispute "bribery"."""
    side = d.fight.sides[seat]
    d.set_fside(seat, played=(*side.played, f"rebuffed:{d.fight.matchup}"))


def protected(state: State, seat: int, f: Fighter) -> str:
    """The card that keeps a creature from being bribed."""
    for source in sources_of(state, "forbid", "bribe:any"):
        if source.seat != seat and fits_text(state, source.effect.who, f, source.seat, source.key):
            return source.card
    return ""


def on_bribe(d: Draft, seat: int, move: Move) -> None:
    """Lays a bribe; a thief of bribes may answer it, then the creature goes, or another in its stead."""
    if not isinstance(move, mv.Bribe):
        return
    side = d.sides[seat]
    d.put_side(seat, replace(side, marks=(*side.marks, "acted")))
    name = move.card
    if name in d.sides[seat].depot:
        play.pay_for(d, seat, name)
    else:
        d.set_fside(seat, items=without(d.fight.sides[seat].items, name))
    d.discard(seat, name)
    d.tell(ev.CardPlayed(seat=seat, card=name, target=move.target, choice="", stones=0))
    victim = d.fight.fighters[key_of(move.target)].seat
    answer = [Task("respond", (victim, "bribe", name))] if victim != seat else []
    about = d.last_prompt.data[0] if d.last_prompt is not None else "pair"
    again = [] if about == "pair" else [Task("bribe_shooter", (seat, about))]
    d.then(*answer, Task("resolve_bribe", (seat, name, key_of(move.target))), *again)


@task
def resolve_bribe(d: Draft, seat: int, name: str, key: int) -> None:
    """The bribe works, unless the bribed one's side has something against it."""
    f = d.fight.fighters[key]
    if f.place not in OPEN:
        return
    d.then(Task("respond_bribed", (f.seat, key, name)), Task("bribe_done", (seat, name, key)))
    fire_own(d, seat, "own_bribes", name)


@task
def respond_bribed(d: Draft, seat: int, key: int, name: str) -> None:
    """The owner of the bribed one may put a Cabin Boy in its place, or play the double cross."""
    d.prompt("bribed", seat, data=(key, name))


def legal_bribed(state: State, seat: int) -> list[Move]:
    """Let it go; a stand-in from the hand; a card that answers a bribe of one's own."""
    fight = state.fight
    assert fight is not None and state.prompt is not None
    f = fight.fighters[int(state.prompt.data[0])]
    found: list[Move] = [mv.PASS]
    for name, effect in hands.bribed_for(fight.sides[seat].hand):
        if effect.word == "return" and fits_text(state, effect.get("with"), f, seat):
            found.append(mv.Use(name))
    saving = hands.bribed_for(state.sides[seat].depot)
    bribing = hands.bribery(state.sides[seat].depot) if state.options.counter_bribery else ()
    for name in hands.distinct(state.sides[seat].depot) if saving or bribing else ():
        for saver, effect in saving:
            if saver == name and fits_text(state, effect.get("with"), f, seat):
                found.append(mv.Play(name))
        if name in bribing and icon_of(name) in bribes_of(f):
            found.append(mv.Bribe(name, name_of(f)))
    return found


def on_bribed(d: Draft, seat: int, move: Move) -> None:
    """Applies what saves the bribed one."""
    if isinstance(move, mv.Pass):
        return
    at = next(i for i in range(len(d.todo) - 1, -1, -1) if d.todo[i].name == "bribe_done")
    briber = int(d.todo.pop(at).args[0])
    rebuffed(d, briber)
    if isinstance(move, mv.Use):
        d.from_hand(seat, move.card)
        d.to_storage(seat, move.card, seen=True)
        d.tell(ev.Bribed(seat=1 - seat, card="", target=move.card))
    elif isinstance(move, mv.Bribe):
        play.pay_for(d, seat, move.card)
        d.discard(seat, move.card)
        d.tell(ev.CardPlayed(seat=seat, card=move.card, target=move.target, choice="", stones=0))
    elif isinstance(move, mv.Play):
        play.pay_for(d, seat, move.card)
        d.discard(seat, move.card)
        d.tell(ev.CardPlayed(seat=seat, card=move.card, target="", choice="", stones=0))
        for key in d.fight.pair:
            if key >= 0:
                alone(d, key)


@task
def bribe_done(d: Draft, seat: int, name: str, key: int) -> None:
    """The creature leaves for its owner's pen."""
    f = d.fight.fighters[key]
    if f.place not in OPEN:
        return
    to_pen(d, key)
    d.tell(ev.Bribed(seat=seat, card=name, target=f.card))
    fire_own(d, seat if f.seat != seat else 1 - seat, "own_bribed_foe", name)
    guardian = d.sides[f.seat].guardian
    stones = card(guardian).find("stones") if guardian else ()
    for index, effect in enumerate(guardian_text(d.state, f.seat)) if stones else ():
        if effect.word == "stones" and effect.when == "own_bribed":
            d.then(Task("trigger_with", (f.seat, guardian, index, -1, name)))
