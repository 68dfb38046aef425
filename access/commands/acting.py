"""Playing: choosing a move part by part, finishing, undo and redo, the hint."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from plateau_parlant.access import form
from plateau_parlant.access.commands.company import ask_all
from plateau_parlant.access.commands.walking import say_spot
from plateau_parlant.access.desk import Desk
from plateau_parlant.access.listing import Choice, Listing
from plateau_parlant.access.narration.parts import Item, Line, Zone
from plateau_parlant.engines import chance, core, history
from plateau_parlant.engines.core import Act, Ask, Decide, Over


class Pick(msgspec.Struct):
    """A move being chosen. `moves`: those that still fit; `chosen`: the parts so far; `own`: how many of them were
    chosen by the player (the others had only one value and were passed over)."""

    moves: tuple[Any, ...]
    chosen: tuple[Any, ...]
    own: tuple[int, ...] = ()
    base: int = 0


def why_not(desk: Desk) -> str:
    """Why the seat at the keys cannot choose anything now."""
    if desk.read_only:
        return desk.say("no-move-read-only")
    now = desk.session.waiting()
    if isinstance(now, Over):
        return desk.say("no-move-over")
    if isinstance(now, Ask):
        return desk.say("no-move-ask", what=desk.narrator.ask(now))
    if desk.seat not in desk.ears:
        return desk.say("no-move-onlooker")
    assert isinstance(now, Decide)
    names = desk.ear.texts.listed([desk.narrator.name(seat) for seat in now.must])
    return desk.say("no-move-other", who=names)


def choose(desk: Desk, spot: Item | Zone) -> None:
    """Does what the item stands for: plays its only move, or asks for the parts that are still open."""
    if not desk.may_act():
        desk.talk.answer(why_not(desk), "refused")
    elif desk.picking is not None and desk.listing and desk.listing.name == "pick":
        value = spot.key
        pick = desk.picking
        own = (*pick.own, len(pick.chosen))
        _advance(desk, pick.moves, (*pick.chosen, value), own, pick.base)
    elif spot.moves:
        begin_pick(desk, spot.moves)
    elif not getattr(spot, "tries", ()):
        desk.talk.answer(desk.say("no-move-here", text=spot.text), "refused")
    else:
        explain(desk, spot.text, spot.tries)


def explain(desk: Desk, text: str, tries: Sequence[Any]) -> None:
    """Why none of these moves can be made: the refusal of each, the same one said once, five at most."""
    sentences: dict[str, str] = {}
    general: dict[str, core.Refusal] = {}
    for move in tries:
        refusal = desk.session.game.check(desk.session.state, Act(desk.seat, move))
        if refusal is not None and refusal.code in desk.narrator.SAID_ONCE:
            general.setdefault(refusal.code, refusal)
        elif refusal is not None and refusal.code == "not_in_hand":  # then nothing else matters
            sentences = {desk.narrator.refusal(refusal): refusal.clause}
            break
        elif refusal is not None:
            sentences.setdefault(desk.narrator.refusal(refusal), refusal.clause)
    for refusal in general.values():
        sentences.setdefault(desk.narrator.refusal(refusal), refusal.clause)
    if not sentences:
        desk.talk.answer(desk.say("no-move-here", text=text), "refused")
        return
    desk.clause = next(iter(sentences.values()))
    desk.talk.answer(desk.say("not-playable", text=text, why=" ".join([*sentences][:5])), "refused")


def begin_pick(desk: Desk, moves: Sequence[Any], spoken: bool = True) -> None:
    """Asks which of the moves is meant, part by part; plays at once where only one is. `spoken` False: the question
    stands, and the first key says it."""
    parts = [desk.narrator.parts(move) for move in moves]
    shared: tuple[Any, ...] = ()
    for column in zip(*parts, strict=False):
        if any(value != column[0] for value in column):
            break
        shared = (*shared, column[0])
    _advance(desk, tuple(moves), shared, (), len(shared), spoken)


def _fitting(desk: Desk, moves: Sequence[Any], chosen: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(move for move in moves if desk.narrator.parts(move)[: len(chosen)] == chosen)


def _advance(
    desk: Desk,
    moves: tuple[Any, ...],
    chosen: tuple[Any, ...],
    own: tuple[int, ...],
    base: int,
    spoken: bool = True,
) -> None:
    """Goes on with these parts: over those with one value only, to the next question or to the move itself."""
    fits = _fitting(desk, moves, chosen)
    while True:
        whole = [move for move in fits if len(desk.narrator.parts(move)) == len(chosen)]
        if len(fits) == 1:
            desk.act(fits[0])
            return
        values = {desk.narrator.parts(move)[len(chosen)] for move in fits if move not in whole}
        if len(values) != 1 or whole:
            break
        chosen = (*chosen, values.pop())
    desk.picking = Pick(fits if not own else moves, chosen, own, base)
    _open_pick(desk)
    if spoken:
        say_spot(desk)


def _open_pick(desk: Desk) -> None:
    pick: Pick = desk.picking

    def make() -> list[Item]:
        view = desk.view()
        values: dict[Any, None] = {}
        for move in _fitting(desk, pick.moves, pick.chosen):
            parts = desk.narrator.parts(move)
            if len(parts) > len(pick.chosen):
                values.setdefault(parts[len(pick.chosen)])
        return [
            Item(desk.narrator.part(view, pick.chosen, value), desk.narrator.part_more(view, pick.chosen, value), value)
            for value in values
        ]

    desk.listing = Listing("pick", make)


def back_in_pick(desk: Desk) -> None:
    """One part back; out of the choice at its beginning."""
    pick: Pick = desk.picking
    if pick is None or not pick.own:
        desk.picking = None
        desk.open_hand(spoken=False)
        desk.talk.answer(desk.say("pick-left"))
        return
    cut = pick.own[-1]
    value = pick.chosen[cut]
    desk.picking = Pick(pick.moves, pick.chosen[:cut], pick.own[:-1], pick.base)
    _open_pick(desk)
    if desk.listing:
        desk.listing.find(value)
    say_spot(desk)


def open_actions(desk: Desk, spoken: bool = True) -> None:
    """What can be done besides laying a card becomes the current list."""
    desk.open(Listing("actions", lambda: desk.narrator.actions(desk.view()) if desk.may_act() else []))
    if not spoken:
        return
    assert desk.listing is not None
    if not desk.listing.entries:
        reason = why_not(desk) if not desk.may_act() else desk.say("actions-none")
        desk.talk.answer(reason, "refused")
        return
    desk.talk.answer(desk.say("actions-open", count=len(desk.listing.entries), first=desk.listing.entries[0].text))


def do_actions(desk: Desk) -> None:
    """Lists what can be done besides laying a card; the result that is asked for, where there is one."""
    if desk.table_mode and desk.table_mode.reopen():
        return
    if form.reopen(desk):
        return
    open_actions(desk)


def do_finish(desk: Desk) -> None:
    """Ends the step, where that is possible."""
    if (waiting := form.pending(desk)) is not None:
        waiting.confirm()
        return
    move = desk.narrator.finish(desk.view()) if desk.may_act() else None
    if move is not None:
        desk.act(move)
        return
    if not desk.may_act():
        desk.talk.answer(desk.say("finish-not", why=why_not(desk)), "refused")
        return
    refusal = desk.narrator.finish_refused(desk.session.game, desk.session.state, desk.seat)
    if refusal is not None and refusal.code != "not_now":
        desk.refuse(refusal)
    else:
        desk.talk.answer(desk.say("finish-no", turn=desk.turn_words()), "refused")


def do_playable_next(desk: Desk) -> None:
    """The next card of the hand that can be laid."""
    _playable(desk, 1)


def do_playable_previous(desk: Desk) -> None:
    """The previous card of the hand that can be laid."""
    _playable(desk, -1)


def _playable(desk: Desk, by: int) -> None:
    name = "playable-next" if by > 0 else "playable-previous"
    if not desk.may_act():
        desk.talk.answer(desk.say(f"{name}-not", why=why_not(desk)))
        return
    fresh = desk.listing is None or desk.listing.name != "hand"
    if fresh:
        desk.open_hand(spoken=False)
    listing = desk.listing
    assert listing is not None
    listing.refresh()
    playable = [n for n, item in enumerate(listing.entries) if item.moves]
    if not playable:
        desk.talk.answer(desk.say(f"{name}-none"))
        return
    later = [n for n in playable if (n > listing.at if by > 0 else n < listing.at)]
    if fresh and listing.at in playable:
        target = listing.at
    elif later:
        target = later[0] if by > 0 else later[-1]
    else:
        target = playable[0] if by > 0 else playable[-1]
    listing.at = target
    found = listing.entries[target]
    desk.talk.navigate(desk.say(name, text=getattr(found, "name", "") or found.text))


# --- back and forth -----------------------------------------------------------------------------------------


def do_undo(desk: Desk) -> None:
    """Takes the last choice back; those who learnt something by it must agree."""
    if desk.read_only:
        desk.talk.answer(desk.say("undo-read-only"), "refused")
        return
    plan = form.plan_undo(desk, desk.session.plan_undo(desk.seat))
    if not plan.count:
        reason = (plan.refused or "nothing").replace("_", "-")
        desk.talk.answer(desk.say(f"undo-{reason}"), "refused")
        return
    others = [
        seat
        for seat in core.seat_list(plan.informed, len(desk.session.players))
        if seat != desk.seat and seat in desk.ears
    ]
    for seat in _dropped(desk, plan):
        if seat != desk.seat and seat in desk.ears and seat not in others:
            others.append(seat)
    ask_all(
        desk,
        others,
        lambda seat: desk.say("undo-agree", who=desk.narrator.name(seat), asker=desk.narrator.name(desk.seat)),
        lambda: _undo(desk, plan),
        lambda seat: desk.talk.answer(desk.say("undo-declined", who=desk.narrator.name(seat))),
    )


def _dropped(desk: Desk, plan: history.Undo) -> list[int]:
    """The seats whose own choices would go with it."""
    if plan.only is not None:
        return []
    done = desk.session.history.done
    return [record.entry.seat for record in done[len(done) - plan.count :] if isinstance(record.entry, Act)]


def _undo(desk: Desk, plan: history.Undo) -> None:
    done = desk.session.history.done
    first = done[plan.only] if plan.only is not None else done[len(done) - plan.count]
    before_index = (plan.only if plan.only is not None else len(done) - plan.count) - 1
    before = done[before_index].state if before_index >= 0 else desk.session.history.first
    view = desk.session.game.view(before, desk.seat)
    asked = desk.session.game.waiting(before)
    what = _worded(desk, view, first)
    if isinstance(asked, Ask) and asked.kind == "form":
        what = desk.say("form-entry", what=desk.narrator.ask_name(asked))
    revealed = []
    for event in plan.revealed:
        line = desk.line(desk.open_ear, event, "brief") if core.sees(event.informs, desk.seat) else None
        if line:
            revealed.append(line.text)
    gone = done[plan.only : plan.only + 1] if plan.only is not None else done[len(done) - plan.count :]
    desk.session.undo(plan)
    desk.clause = ""
    name = "undone-revealed" if revealed else "undone"
    _tell_others(desk)
    desk.talk.answer(desk.say(name, what=what, revealed=" ".join(revealed)), category="moves")
    desk.open_hand(spoken=False)
    desk.focus()
    if desk.table_mode:
        desk.table_mode.undone(gone)


def _worded(desk: Desk, view: Any, record: history.Record) -> str:
    """A choice in words: the move, or what all heard of it while others listen."""
    if not isinstance(record.entry, Act):
        return ""
    if not desk.guarded:
        return desk.narrator.move(view, record.entry.move)
    lines = [desk.line(desk.table, event, "brief") for event in record.events[:1]]
    return " ".join(line.text for line in lines if line).rstrip(".") or desk.say("undo-hidden")


def _tell_others(desk: Desk) -> None:
    """An undo is told to those who hear another channel; the others have it in their history."""
    for ear in (desk.table, *desk.ears.values()):
        if ear is desk.ear or not desk.shared:
            continue
        line = Line(ear.texts.text("undone-public", who=ear.narrator.name(desk.seat)), "moves")
        if ear is desk.table and desk.ear.private:
            ear.talk.event(line)
        else:
            ear.talk.remember_only(line)


def do_redo(desk: Desk) -> None:
    """Does again what was taken back last."""
    if desk.read_only:
        desk.talk.answer(desk.say("redo-read-only"), "refused")
        return
    asked = desk.session.waiting()
    try:
        records = desk.session.redo()
    except ValueError:
        desk.talk.answer(desk.say("redo-nothing"), "refused")
        return
    cards = [record.entry.move for record in records[:1] if isinstance(record.entry, Act)]
    what = _worded(desk, desk.view(), records[0])
    if isinstance(asked, Ask) and asked.kind == "form":
        what = desk.say("form-entry", what=desk.narrator.ask_name(asked))
    desk.talk.answer(desk.say("redone", what=what), category="moves")
    desk.tell_events(records[0].events[1:] if cards else ())  # the first event is the choice itself
    desk.tell(records[1:] if cards else records)
    if desk.table_mode and cards:
        desk.table_mode.happened(records[:1])
    desk.open_hand(spoken=False)
    desk.go_on()


def do_hint(desk: Desk) -> None:
    """Advice with its reason. Nothing is played."""
    if not desk.may_act():
        desk.talk.answer(desk.say("hint-none", why=why_not(desk)), "refused")
        return
    view = desk.view()
    game = desk.session.game
    choice = desk.hint(view) if desk.hint else game.greedy(view, chance.Generator(1))
    reasons = [desk.narrator.reason(reason) for reason in choice.reasons]
    name = "hint" if reasons else "hint-bare"
    desk.talk.answer(desk.say(name, move=desk.narrator.move(view, choice.move), why=" ".join(reasons)))


def resign(desk: Desk) -> None:
    """Gives the game up, once it is confirmed."""
    report(desk, core.RESIGN, str(desk.seat))


def report(desk: Desk, name: str, value: str = "") -> None:
    """A report (giving up, the agreed end) goes to the game."""
    if desk.read_only:
        desk.talk.answer(why_not(desk), "refused")
        return
    try:
        records = desk.session.tell(core.Fact(name, value, "keys"))
    except core.RefusedError as error:
        desk.refuse(error.refusal)
        return
    desk.tell(records, answering=True)
    desk.go_on()


def moves_list(desk: Desk) -> list[Choice]:
    """Every legal move as a numbered list, for line mode."""
    view = desk.view()
    return [
        Choice(desk.narrator.move(view, move), partial(_play, desk, move), key=move)
        for move in desk.session.legal(desk.seat)
    ]


def _play(desk: Desk, move: Any) -> None:
    desk.act(move)
