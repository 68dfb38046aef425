"""The rules of the dragon game by entry: who must do what, what is legal, why not, and what then (D1 to D8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, Act, Decide, Entry, Fact, Refusal, RefusedError, Step
from plateau_parlant.engines.dragon import effects
from plateau_parlant.engines.dragon.asks import answer, ask, draw, refuse_draw
from plateau_parlant.engines.dragon.components import ARMIES, AT, HERO
from plateau_parlant.engines.dragon.moves import (
    DONE,
    FLIES,
    PICKS,
    ContreOrdre,
    Done,
    DragonMove,
    Emprisonnes,
    Epidemie,
    Fly,
    Pick,
    Place,
    Renfort,
    Swap,
    Take,
    Tower,
    Undead,
    Vol,
    Volontaires,
)
from plateau_parlant.engines.dragon.placing import (
    candidates,
    known_cards,
    placements,
    playable_cards,
    refuse_place,
    refuse_swap,
    refuse_take,
    refuse_tower,
    swaps,
    takes,
)
from plateau_parlant.engines.dragon.position import State
from plateau_parlant.engines.dragon.setup import begin
from plateau_parlant.engines.dragon.tokens import refuse_token, token_moves
from plateau_parlant.engines.dragon.turns import over, refuse_report, report, result

TOKEN_MOVES: Final = (Emprisonnes, Epidemie, Renfort, ContreOrdre, Undead, Volontaires, Vol)
NO_JOKER: Final = (0, 0, 0, 0)
_DECIDE: Final = tuple(Decide((seat,)) for seat in range(4))


def waiting(state: State) -> core.Waiting:
    """Who must do what now: an Ask, one seat's decision, or the end."""
    if state.pending:
        return ask(state)
    if state.step == "over":
        return over(state)
    return _DECIDE[state.turn]


def legal(state: State, seat: int) -> Sequence[DragonMove]:
    """Every legal move of the seat, each once; none where it may not act."""
    global _listed
    if seat != state.turn or state.pending:
        return ()
    if state.step == "A":
        if state.looking is not None:
            return _picks(state, seat)
        hand = state.hands[seat]
        cards = hand if HERO not in hand and UNKNOWN not in hand else playable_cards(state, seat)
        moves: list[DragonMove] = placements(state, cards)
        if state.placed:
            moves.append(DONE)
        elif hand and not state.taken and (not moves or (UNKNOWN in hand and not _certain(state, seat))):
            moves += takes(state, cards)
        if state.jokers != NO_JOKER:
            moves += swaps(state, seat, cards)
        if state.tokens[seat]:
            moves += token_moves(state, seat, cards)
        _listed = (state, tuple(moves))
        return moves
    if state.step == "B":
        return [FLIES[army] for army in range(4) if army not in (state.red, state.undead)]
    return ()


_listed: tuple[State | None, tuple[DragonMove, ...]] = (None, ())
"""The state asked about last and its moves of step A: what is picked from the list is not asked about again."""


def _certain(state: State, seat: int) -> bool:
    """Whether a card that the program knows can be placed (D5.1)."""
    return bool(placements(state, known_cards(state, seat)))


def _picks(state: State, seat: int) -> list[DragonMove]:
    looking = state.looking or ()
    cards = dict.fromkeys(looking)
    if UNKNOWN in cards:
        cards.update(dict.fromkeys(candidates(state, seat)))
    return [PICKS[card] for card in cards]


def _refuse_move(s: State, seat: int, move: DragonMove) -> Refusal | None:
    """Why the seat on turn cannot do the move now."""
    if s.looking is not None:
        if not isinstance(move, Pick):
            return Refusal("pick_first", {}, "E3")
        if move.card in s.looking or (UNKNOWN in s.looking and move.card in candidates(s, seat)):
            return None
        return Refusal("not_in_camp", {"card": move.card}, "E3")
    if s.step == "B":
        return _refuse_fly(s, move)
    refuses = _REFUSES.get(type(move))
    return refuses(s, seat, move) if refuses is not None else Refusal("unknown_move", {"move": str(move)})


def _refuse_done(s: State, seat: int, move: Done) -> Refusal | None:
    return None if s.placed else Refusal("must_place", {}, "D3.1")


def _refuse_early_fly(s: State, seat: int, move: Fly) -> Refusal | None:
    return Refusal("not_solo" if len(s.names) == 1 else "not_this_step", {"step": s.step}, "D3")


def _refuse_early_pick(s: State, seat: int, move: Pick) -> Refusal | None:
    return Refusal("nothing_to_pick", {}, "E3")


# By kind of move: why it cannot be in step A, and what it does.
_REFUSES: Final[dict[type, Callable[..., Refusal | None]]] = {
    Place: refuse_place,
    Done: _refuse_done,
    Tower: refuse_tower,
    Take: refuse_take,
    Swap: refuse_swap,
    Fly: _refuse_early_fly,
    Pick: _refuse_early_pick,
    **dict.fromkeys(TOKEN_MOVES, refuse_token),
}
_DOES: Final[dict[type, Callable[[State, int, Any], Step]]] = {
    Place: effects.place,
    Done: effects.done,
    Tower: effects.tower,
    Take: effects.take,
    Swap: effects.swap,
    Fly: effects.fly,
    Pick: effects.pick,
    **dict.fromkeys(TOKEN_MOVES, effects.token),
}


def _refuse_fly(s: State, move: DragonMove) -> Refusal | None:
    if not isinstance(move, Fly):
        return Refusal("fly_first", {"step": s.step}, "D3.2")
    army = AT.get(move.army, 4)
    if army == 4:
        return Refusal("unknown_army", {"army": move.army})
    if army == s.red:
        return Refusal("red_there", {"pile": ARMIES[army]}, "D3.2")
    if army == s.undead:
        return Refusal("undead_there", {"pile": ARMIES[army]}, "D3.2")
    return None


def _refuse_act(s: State, act: Act) -> Refusal | None:
    if s.step == "over":
        return Refusal("game_over")
    if s.pending:
        return Refusal("ask_pending", {"kind": s.pending})
    if act.seat != s.turn:
        return Refusal("not_your_turn", {"seat": act.seat, "turn": s.turn}, "D3")
    return _refuse_move(s, act.seat, act.move)


def check(state: State, entry: Entry) -> Refusal | None:
    """None where `apply` takes the entry."""
    if isinstance(entry, Act):
        return _refuse_act(state, entry)
    if state.step == "over":
        return Refusal("game_over")
    if not state.pending:
        return refuse_report(state, entry)
    if state.pending == "draw":
        return refuse_draw(state, entry)
    return core.refuse_answer(ask(state), entry)


def apply(state: State, entry: Entry) -> Step:
    """The state after the entry and what happened. Raises `RefusedError`."""
    if isinstance(entry, Fact):
        if state.pending:
            return draw(state, entry) if state.pending == "draw" else answer(state, entry)
        if refusal := check(state, entry):
            raise RefusedError(refusal)
        return report(state, entry)
    seat, move = entry.seat, entry.move
    asked, moves = _listed
    if asked is state and seat == state.turn and move in moves:
        return _DOES[type(move)](state, seat, move)  # the common road: the list has answered all questions
    if refusal := _refuse_act(state, entry):
        raise RefusedError(refusal)
    return _DOES[type(move)](state, seat, move)


__all__ = ["apply", "begin", "check", "legal", "result", "waiting"]
