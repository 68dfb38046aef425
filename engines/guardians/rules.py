"""Guardians as the contract wants it: waiting, legal, check and apply over the list of what is still to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from plateau_parlant.engines import core
from plateau_parlant.engines.core import (
    ALL,
    UNKNOWN,
    Act,
    Ask,
    Decide,
    Entry,
    Fact,
    Move,
    Over,
    Refusal,
    RefusedError,
    Step,
    Waiting,
)
from plateau_parlant.engines.guardians import (
    area,
    board,
    bribery,
    campaign,
    channelling,
    choosing,
    components,
    discards,
    entering,
    fight,
    fight_words,
    hand_words,
    interpreter,
    limit,
    manual,
    matchup,
    movement,
    offers,
    organise,
    piles,
    play,
    result,
    secondary,
    settling,
    shooting,
    supposing,
    telling,
    triggers,
    unknown,
)
from plateau_parlant.engines.guardians.draft import TASKS, Draft
from plateau_parlant.engines.guardians.moves import Pass
from plateau_parlant.engines.guardians.passing import TURNS, handed_on
from plateau_parlant.engines.guardians.piles import bag_of
from plateau_parlant.engines.guardians.position import Fight, Pending, Prompt, Side, State

MODULES = (area, board, channelling, fight_words, hand_words, limit, matchup, offers, shooting, telling, triggers)
"""Modules that only bring handlers."""

Legal = Callable[[State, int], list[Move]]
Answer = Callable[[Draft, int, Any], None]

PROMPTS: dict[str, tuple[Legal, Answer]] = {
    "say_command": (fight.legal_say_command, fight.on_say_command),
    "command": (fight.command_moves, fight.on_command),
    "primary": (choosing.legal_primary, choosing.on_primary),
    "guess": (choosing.legal_guess, choosing.on_guess),
    "reroll": (entering.legal_yes, entering.on_reroll),
    "bribe": (bribery.legal_bribe, bribery.on_bribe),
    "bribed": (bribery.legal_bribed, bribery.on_bribed),
    "window": (play.legal_window, play.on_window),
    "respond": (play.legal_respond, play.on_respond),
    "offer": (interpreter.legal_offer, interpreter.on_offer),
    "unless": (interpreter.legal_unless, interpreter.on_unless),
    "secondary": (secondary.legal_secondary, secondary.on_secondary),
    "flee": (result.legal_flee, result.on_flee),
    "idol": (result.legal_idol, result.on_idol),
    "come_back": (entering.legal_yes, result.on_come_back),
    "keep_down": (result.legal_keep_down, result.on_keep_down),
    "arrange": (piles.legal_arrange, piles.on_arrange),
    "discard": (discards.legal_discard, discards.on_discard),
    "hunt": (discards.legal_hunt, discards.on_hunt),
    "lose": (discards.legal_lose, discards.on_lose),
    "first_hand": (board.legal_first_hand, board.on_first_hand),
    "organise": (organise.legal_organise, organise.on_organise),
    "activate": (movement.legal_activate, movement.on_activate),
    "storm": (movement.legal_storm, movement.on_storm),
    "reinforce": (movement.legal_reinforce, movement.on_reinforce),
    "retreat": (campaign.legal_retreat, campaign.on_retreat),
    "clear": (settling.legal_clear, settling.on_clear),
    "settle": (settling.legal_settle, settling.on_settle),
    "resize": (limit.legal_resize, limit.on_resize),
    "pay_with": (limit.legal_pay_with, limit.on_pay_with),
    "maybe": (limit.legal_maybe, limit.on_maybe),
}
"""Every question the rules ask: which moves answer it, and what the answer does."""


REPORTS = (core.RESIGN, core.AGREED_END, supposing.HELD)
"""The reports that are accepted while seats choose: always the same, so that they tell nothing."""


def waiting(state: State) -> Waiting:
    """Who must do what now."""
    if state.end:
        return Over(*settling.standing(state.winner), state.end)
    if state.pending is not None:
        p = state.pending
        among, weights = bag_asked(state, p)
        own = p.audience != ALL
        hidden = own and (p.kind in ("draw", "look") or (p.kind == "pick" and UNKNOWN in bag_of(state, p.bag)))
        return Ask(state.asks, p.kind, p.zone, among, weights, p.count, p.audience, hidden, p.repeat)
    prompt = state.prompt
    assert prompt is not None, "nobody is asked anything"
    if prompt.sealed:
        return _decide(_owing(prompt, state.sides, state.fight), True)
    return _decide(prompt.seats, False)


@cache
def _decide(must: tuple[int, ...], sealed: bool) -> Decide:
    return Decide(must, sealed=sealed, facts=REPORTS)


def _owing(prompt: Prompt, sides: tuple[Side, Side], fight: Fight | None) -> tuple[int, ...]:
    """The seats that still owe an answer to a sealed question: those whose choice is there do not."""
    if prompt.kind == "organise":
        return tuple([seat for seat in prompt.seats if not sides[seat].done])
    if fight is not None:
        one, two = fight.sides
        if one.chosen:
            return () if two.chosen or 1 not in prompt.seats else (1,)
        if two.chosen:
            return (0,) if 0 in prompt.seats else ()
    return prompt.seats


def _answered_by(seat: int, prompt: Prompt, sides: tuple[Side, Side], fight: Fight | None) -> bool:
    """Whether the choice of a seat is there, of those asked a sealed question."""
    if prompt.kind == "organise":
        return sides[seat].done
    return fight is not None and bool(fight.sides[seat].chosen)


def bag_asked(state: State, pending: Pending) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The bag an Ask draws from, with its weights; in it what unknown cards may be, where there are any."""
    if pending.kind == "form":
        among = manual.fields(state)
        return among, (1,) * len(among)
    if pending.kind in ("tell", "reveal"):
        return telling.bag(state, pending)
    among = bag_of(state, pending.bag)
    if pending.kind in ("pick", "upcard") and (wide := supposing.pick_bag(state, pending, among)) is not None:
        told, more, weights = wide
        return (*told, *more), weights
    return among, (1,) * len(among)


_listed: tuple[State | None, int, tuple[Move, ...]] = (None, -1, ())
"""The moves listed last, and for which state and seat: who chose one of them has it checked against the same list."""


def legal(state: State, seat: int) -> Sequence[Move]:
    """Every legal move of a seat."""
    global _listed
    known, asked, found = _listed
    if known is state and asked == seat:
        return found
    prompt = state.prompt
    if prompt is None or state.pending is not None or state.end or seat not in prompt.seats:
        return ()
    if prompt.sealed and _answered_by(seat, prompt, state.sides, state.fight):
        return ()
    if state.viewer is not None and state.viewer != seat:
        return ()
    lister = PROMPTS[prompt.kind][0]
    if state.sides[seat].pile and unknown.dark(state, seat):
        moves = supposing.legal(state, seat, lister)
    else:
        moves = lister(state, seat)
    many = len(moves)
    distinct = many == 1 or (many == 2 and moves[0] != moves[1])
    found = tuple(moves if distinct else dict.fromkeys(moves))
    _listed = (state, seat, found)
    return found


def _forget() -> None:
    global _listed
    _listed = (None, -1, ())


components.FORGET.append(_forget)


def check(state: State, entry: Entry) -> Refusal | None:
    """Why an entry cannot be, or None."""
    if isinstance(entry, Act) and entry.move in legal(state, entry.seat):
        return None
    now = waiting(state)
    if isinstance(now, Over):
        return Refusal("game_over", {}, "G9.4")
    if isinstance(entry, Fact):
        if isinstance(now, Ask):
            refusal = core.refuse_answer(now, entry)
            if refusal is None and now.kind == "form":
                assert isinstance(entry.value, dict)
                return manual.refuse_form(state, dict(entry.value))
            return refusal
        refusal = core.refuse_report(now, entry, 2)
        return supposing.refuse_held(state, entry) if refusal is None and entry.ask == supposing.HELD else refusal
    if isinstance(now, Ask):
        return Refusal("ask_first", {"kind": now.kind, "zone": now.zone})
    if entry.seat not in now.must:
        return Refusal("not_your_turn", {"seat": entry.seat})
    assert state.prompt is not None
    return Refusal("not_legal", {"move": core.kind(entry.move), "prompt": state.prompt.kind})


def apply(state: State, entry: Entry) -> Step:
    """The state after an entry and what happened. Raises RefusedError."""
    if isinstance(entry, Act):
        seat, move = entry.seat, entry.move
        known, asked, found = _listed
        if not (known is state and asked == seat and move in found) and (refusal := check(state, entry)):
            raise RefusedError(refusal)
        prompt = state.prompt
        assert prompt is not None
        if prompt.kind in TURNS and type(move) is Pass and (after := handed_on(state, prompt, seat)) is not None:
            return Step(after, ())
        if prompt.sealed or (state.sides[seat].pile and unknown.dark(state, seat)):
            d = _hidden_act(state, prompt, seat, move)
        else:
            d = Draft(state, True)
            d.last_prompt = prompt
            if type(move) not in telling.SHOWING or not telling.show_first(d, seat, prompt, move):
                PROMPTS[prompt.kind][1](d, seat, move)
    else:
        if refusal := check(state, entry):
            raise RefusedError(refusal)
        d = Draft(state)
        if entry.ask == core.AGREED_END:
            settling.finish(d, -1, core.AGREED_END)
        elif entry.ask == core.RESIGN:
            seat = int(str(entry.value))
            d.tell(core.Resigned(seat=seat))
            settling.finish(d, 1 - seat, core.RESIGN)
        elif entry.ask == supposing.HELD:
            supposing.on_held(d, entry.value)
        else:
            _answered(d, state, entry)
    return d.done()


def _answered(d: Draft, state: State, entry: Fact) -> None:
    """The answer to the pending Ask goes to who asked; a card drawn from among unknown ones gets its name first."""
    pending = state.pending
    assert pending is not None
    d.resolved()
    d.set(asks=state.asks + 1)
    if pending.kind in ("pick", "upcard") and isinstance(entry.value, str):
        if entry.value == telling.NONE:
            return
        supposing.settle_pick(d, pending, entry.value)
    TASKS[pending.then.name](d, *pending.then.args, entry.value)


def _hidden_act(state: State, prompt: Prompt, seat: int, move: Any) -> Draft:
    """A seat's answer to what it was asked, where nobody hears it yet or cards that nobody told may be in it."""
    d = Draft(state)
    d.last_prompt = prompt
    lister, answer = PROMPTS[prompt.kind]
    if unknown.dark(state, seat):
        supposing.bind_move(d, seat, move, lister)
    if prompt.sealed:
        answer(d, seat, move)
        if d.asked is not None and not _owing(d.asked, d.sides, d.fight):
            d.answered()
        return d
    d.answered()
    if type(move) not in telling.SHOWING or not telling.show_first(d, seat, prompt, move):
        answer(d, seat, move)
    return d


__all__ = ["ALL", "PROMPTS", "apply", "check", "legal", "waiting"]
