"""Cards played from the depot and offers of open cards: windows for both sides, answers to what was just laid (G10)."""

from __future__ import annotations

from functools import cache

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import channelling, hands, interpreter, offers, shooting
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import lose_item, silence
from plateau_parlant.engines.guardians.components import Card, card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.kept import kept
from plateau_parlant.engines.guardians.playable import (
    WHENS_OF,
    allowed,
    dispels,
    extra_price,
    playable,
    price,
    printed_play,
    staying,
)
from plateau_parlant.engines.guardians.position import Prompt, State, Task, replace, without
from plateau_parlant.engines.guardians.select import HAT, Source, guardian_text, may_hold
from plateau_parlant.engines.guardians.sources import adjusted, sources
from plateau_parlant.engines.guardians.unknown import left


def pay_for(d: Draft, seat: int, name: str) -> int:
    """Takes a card out of the depot and burns its stones (G10.1). The number of stones."""
    stones = price(d.state, seat, name) if d.mods else printed_play(name).cost
    d.out_of_storage(seat, name)
    if stones:
        d.stones(seat, -stones)
    if d.fight is not None:
        side = d.fight.sides[seat]
        d.set_fside(seat, used=(*side.used, name), stones_used=side.stones_used + stones)
    return stones


# --- windows ---------------------------------------------------------------------------------------------------------


@task
def window(d: Draft, kind: str, seat: int, passes: int) -> None:
    """A side may act; when both passed one after the other the window closes."""
    if passes >= 2 or d.over or (d.fight is not None and d.fight.outcome and kind != "after"):
        return
    again, prompt = turn(kind, seat, passes)
    d.todo.append(again)
    d.put(prompt)


@cache
def turn(kind: str, seat: int, passes: int) -> tuple[Task, Prompt]:
    """What comes after a side's turn in a window, and the question: always the same few."""
    return Task("window_again", (kind, seat, passes)), Prompt("window", (seat,), (kind, passes))


@task
def window_again(d: Draft, kind: str, seat: int, passes: int) -> None:
    """After an act the other side has the window anew; after a pass too, one pass nearer the end."""
    side = d.sides[seat]
    acted = bool(side.marks) and side.marks[-1] == "acted"
    if acted:
        d.put_side(seat, replace(side, marks=side.marks[:-1]))
    window(d, kind, 1 - seat, 0 if acted else passes + 1)


def legal_window(state: State, seat: int) -> list[Move]:
    """Pass, and everything the side may do in this window."""
    fight, prompt = state.fight, state.prompt
    assert prompt is not None
    kind = str(prompt.data[0])
    found: list[Move] = [mv.PASS]
    if fight is not None and fight.frozen and kind in ALIKE:
        return found
    if kind not in REPEATED:
        side = state.sides[seat]
        return found + _with_cards(state, seat, kind, hands.for_window(side.depot, kind) if side.depot else ())
    listed = kept(state, seat)
    if kind in ("channel", "ranged", "second"):
        if CHANNEL not in listed:
            listed[CHANNEL] = channelling.channel_moves(state, seat)
        found += listed[CHANNEL]
    if kind == "ranged":
        found += shooting.shots(state, seat)
    depot = state.sides[seat].depot
    names = hands.for_window(depot, kind) if depot else ()
    if kind not in ALIKE:
        return found + _with_cards(state, seat, kind, names)
    if names not in listed:
        listed[names] = _with_cards(state, seat, kind, names)
    return found + listed[names]


ALIKE = frozenset({"open", "channel", "ranged"})
"""The windows that follow each other in a match-up: no card names one of them as its moment, so that the same cards and
the same table give the same moves."""
REPEATED = ALIKE | {"second"}
CHANNEL = "channel"
"""What the moves kept for a window are about: channelling, or the cards of the depot that are played in it."""


def _with_cards(state: State, seat: int, kind: str, names: tuple[str, ...]) -> list[Move]:
    """What the side may do in a window with cards of the depot (those whose moment it is) and open ones."""
    found = _with_depot(state, seat, kind, names) if names else []
    usable = offers.usable(state, seat, kind)
    if usable:
        found += offers.uses(state, usable)
    for name in state.sides[1 - seat].accessories:
        if any(rule.first() == "anytime" for rule in card(name).find("dispel_rule")):
            depot = state.sides[seat].depot
            found += [mv.Play(c, name) for c in depot if dispels(state, seat, c, "card", name)]
    return found


def _with_depot(state: State, seat: int, kind: str, names: tuple[str, ...]) -> list[Move]:
    """The cards of the depot that may be played, each in all its ways."""
    found: list[Move] = []
    for name in names:
        if allowed(state, seat, name):
            found += [mv.Play(name, target, choice) for target, choice in interpreter.targets(state, seat, name, kind)]
    return found


def on_window(d: Draft, seat: int, move: Move) -> None:
    """Does what a side chose in a window."""
    if isinstance(move, mv.Pass):
        return
    side = d.sides[seat]
    d.put_side(seat, replace(side, marks=(*side.marks, "acted")))
    if isinstance(move, mv.Channel):
        channelling.do_channel(d, seat, move.source)
    elif isinstance(move, mv.Shoot):
        shooting.do_shoot(d, seat, move.card)
    elif isinstance(move, mv.Play):
        play_card(d, seat, move)
    elif isinstance(move, mv.Use):
        offers.do_use(d, seat, move)


def play_card(d: Draft, seat: int, move: mv.Play) -> None:
    """Lays a card down: it is paid, the foe may answer, then it works."""
    c = card(move.card)
    stones = pay_for(d, seat, move.card)
    extra = extra_price(move.card, move.choice)
    if extra:
        d.stones(seat, -extra)
        stones += extra
    for effect in c.find("limit"):
        if effect.get("per") in ("turn", "phase"):
            d.set_side(seat, marks=(f"{c.id}:{effect.get('per')}", *d.sides[seat].marks))
    target = move.target or _answered(d, c)
    d.tell(ev.CardPlayed(seat=seat, card=move.card, target=target, choice=move.choice, stones=stones))
    todo = [
        Task("respond", (1 - seat, "card", move.card)),
        Task("resolve_play", (seat, move.card, move.target, move.choice)),
    ]
    if c.kind == "item-hand" and not (c.id == HAT and d.state.options.table.hat_use == 2):
        todo.insert(0, Task("item_used", (seat, move.card)))
    if c.kind == "spell" and may_hold(d.state, seat, "oscar-the-wonder-chimp"):
        todo.append(Task("respond", (seat, "own_card", move.card)))
    d.then(*todo)


def _answered(d: Draft, c: Card) -> str:
    """The card that a dispelling card is laid against: what was laid last; '' where it is no card."""
    prompt = d.last_prompt
    if prompt is None or prompt.kind != "respond" or not c.find("dispel"):
        return ""
    what, about = str(prompt.data[0]), str(prompt.data[1])
    if what == "command":
        side = d.fight.sides[int(about)]
        return side.with_item or d.fight.fighters[side.command].card
    return about if what in ("card", "item", "area") else ""


@task
def item_used(d: Draft, seat: int, name: str) -> None:
    """A hand item was used: a guardian of the foe may draw for it, and must (Eisnmir)."""
    foe = d.sides[1 - seat]
    for effect in guardian_text(d.state, 1 - seat):
        if effect.word == "draw" and effect.get("when") == "foe_plays":
            draws = "draw_card" if d.state.options.rm else "draw_up_card"
            todo = [Task(draws, (1 - seat,))] if left(d.state, 1 - seat) else []
            if d.state.options.rm:
                d.tell(ev.ReadOut(seat=1 - seat, card=foe.guardian, ruling="eisnmir"))
                todo.append(Task("read_out_form", (1 - seat, foe.guardian, -1)))
            d.then(*todo)


@task
def resolve_play(d: Draft, seat: int, name: str, target: str, choice: str) -> None:
    """A played card works; then it is discarded, unless it lasts in play."""
    if staying(name):
        d.set_side(seat, accessories=tuple(sorted((*d.sides[seat].accessories, name))))
    else:
        d.discard(seat, name)
    interpreter.perform_card(d, seat, name, target, choice)
    if card(name).manual:
        d.then(Task("read_out", (seat, name, -1, "")))


# --- answers ---------------------------------------------------------------------------------------------------------


@task
def respond(d: Draft, seat: int, what: str, about: str) -> None:
    """The other side may answer what was just laid; it passes or answers, whatever it holds."""
    if d.over:
        return
    d.put(Prompt("respond", (seat,), (what, about)))


def legal_respond(state: State, seat: int) -> list[Move]:
    """Pass, and every card or open power that answers it."""
    prompt = state.prompt
    assert prompt is not None
    what, about = str(prompt.data[0]), str(prompt.data[1])
    found: list[Move] = [mv.PASS]
    depot = state.sides[seat].depot
    for name in hands.for_answer(depot, what) if depot else ():
        if dispels(state, seat, name, what, about):
            found.append(mv.Play(name))
            continue
        for when in WHENS_OF[what]:
            if playable(state, seat, name, when) and _answer_fits(card(name), what, about):
                ways = interpreter.targets(state, seat, name, when)
                found += [mv.Play(name, target, choice) for target, choice in ways]
    found += offers.answers(state, seat, what, about)
    return found


def _answer_fits(c: Card, what: str, about: str) -> bool:
    from plateau_parlant.engines.guardians.bribery import icon_of

    for effect in c.find("invert"):
        if effect.first().startswith("bribe:") and icon_of(about) != effect.first().partition(":")[2]:
            return False
        if effect.get("by") == "kind:guardian" and about != "guardian":
            return False
    if c.find("invert") and what == "shot" and about == "gorcoo":
        return True
    return True


def on_respond(d: Draft, seat: int, move: Move) -> None:
    """Does the answer; an answer may be answered."""
    if isinstance(move, mv.Play):
        about = next((t for t in reversed(d.todo) if t.name.startswith(("resolve_", "item_stays"))), None)
        if about is not None and about.name in ("resolve_play", "item_stays"):
            for rule in card(str(about.args[1])).find("dispel_rule"):
                if rule.get("cost") and card(move.card).find("dispel"):
                    d.stones(seat, -int(rule.get("cost")))
        play_card(d, seat, move)
    elif isinstance(move, mv.Use):
        offers.do_use(d, seat, move)


def cancel_last(d: Draft, seat: int, by: str) -> None:
    """Cancels what was laid last by the other side: a card, an item, a command, a stone, a shot, an area attack."""
    todo = d.todo
    at = next(
        (
            i
            for i in range(len(todo) - 1, -1, -1)
            if todo[i].name.startswith(("resolve_", "item_stays")) and _whose(todo[i]) != seat
        ),
        -1,
    )
    if at < 0:
        return
    hit = todo.pop(at)
    other = 1 - seat
    if hit.name == "resolve_play":
        name = str(hit.args[1])
        d.discard(other, name)
        d.tell(ev.CardDispelled(seat=other, card=name, by=by))
    elif hit.name == "resolve_use":
        name = str(hit.args[1])
        d.set_side(other, accessories=without(d.sides[other].accessories, name))
        d.discard(other, name)
        d.tell(ev.CardDispelled(seat=other, card=name, by=by))
    elif hit.name == "item_stays":
        name = str(hit.args[1])
        lose_item(d, other, name)
        d.tell(ev.CardDispelled(seat=other, card=name, by=by))
    elif hit.name == "resolve_command":
        silence(d, other, "dispelled")
    elif hit.name == "resolve_channel":
        d.tell(ev.ChannelCancelled(seat=other, by=by, points=int(hit.args[2])))
    elif hit.name == "resolve_shot":
        shooter = d.fight.fighters[int(hit.args[1])].card if int(hit.args[1]) >= 0 else ""
        d.tell(ev.ShotStopped(seat=other, card=shooter, by=by, turned=False))
    elif hit.name == "resolve_area":
        d.tell(ev.CardDispelled(seat=other, card=str(hit.args[1]), by=by))


def last_laid(d: Draft, name: str) -> Task | None:
    """The last thing of that sort still to work, taken away from the list (for what turns it round)."""
    for i in range(len(d.todo) - 1, -1, -1):
        if d.todo[i].name == name:
            return d.todo.pop(i)
    return None


def _whose(what: Task) -> int:
    return int(what.args[0])


def price_change(state: State, seat: int) -> int:
    """What lasting effects add to prices (for the ledger)."""
    return adjusted(state, "price", seat)


def source_of(state: State, seat: int, name: str) -> Source | None:
    """The first working effect of a card of that seat."""
    return next(
        (s for s in sources(state, *{e.word for e in card(name).effects}) if s.card == name and s.seat == seat), None
    )


__all__ = [
    "cancel_last",
    "last_laid",
    "legal_respond",
    "legal_window",
    "play_card",
    "without",
]
