"""Phase III, the settlement of terrains, and the ends of the game (G3.4, G9.4)."""

from __future__ import annotations

from functools import cache

from plateau_parlant.engines.core import ALL, Ended, Move, places
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.board_words import remove_terrain
from plateau_parlant.engines.guardians.campaign import drop_if_empty
from plateau_parlant.engines.guardians.components import TERRAINS, card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.organise import lands_held
from plateau_parlant.engines.guardians.piles import pile_size
from plateau_parlant.engines.guardians.position import (
    State,
    Task,
    is_land,
    shield_of,
    space_name,
    space_number,
    without,
    without_all,
)

# --- settlement and the ends -----------------------------------------------------------------------------------------


SHIELDS_TO_WIN = 5


@task
def settle_phase(d: Draft) -> None:
    """Phase III: terrains removed, then laid, by him who moved first and then the other (G3.4)."""
    d.set(phase="settle", active=-1)
    d.tell(ev.PhaseBegan(phase="settle", turn=d.state.turn))
    first, second = d.state.first, 1 - d.state.first
    d.then(
        Task("hunger"),
        Task("window", ("settle", first, 0)),
        Task("downgrades", ("settle",)),
        Task("clearing", (first,)),
        Task("clearing", (second,)),
        Task("settling", (first,)),
        Task("settling", (second,)),
        Task("window", ("settle_end", first, 0)),
        Task("settling", (first,)),
        Task("settling", (second,)),
        Task("end_turn"),
        Task("check_end"),
        Task("new_turn"),
    )


@task
def clearing(d: Draft, seat: int) -> None:
    """A player may remove terrains under his own shields."""
    d.prompt("clear", seat)


def legal_clear(state: State, seat: int) -> list[Move]:
    """Each terrain under an own shield, and done."""
    lands = [s.space for s in state.shields if s.seat == seat and is_land(s.space) and state.spaces[s.space].terrain]
    return [mv.Done(), *(mv.Clear(space_name(n)) for n in lands)]


def on_clear(d: Draft, seat: int, move: Move) -> None:
    """Removes a terrain."""
    if isinstance(move, mv.Clear):
        d.then(Task("clearing", (seat,)))
        remove_terrain(d, space_number(move.space))


@task
def settling(d: Draft, seat: int) -> None:
    """Every shield on a land without terrain gets one, or loses a creature."""
    for shield in d.state.shields:
        paid = f"settled:{shield.key}"
        if (
            shield.seat == seat
            and is_land(shield.space)
            and not d.state.spaces[shield.space].terrain
            and paid not in d.sides[seat].marks
        ):
            d.then(Task("settling", (seat,)))
            d.prompt("settle", seat, data=(shield.key,))
            return


def legal_settle(state: State, seat: int) -> list[Move]:
    """A terrain, any other single-bordered card face down, or a creature lost."""
    assert state.prompt is not None
    shield = shield_of(state, int(state.prompt.data[0]))
    assert shield is not None
    where = space_name(shield.space)
    names = dict.fromkeys(state.sides[seat].pen)
    found: list[Move] = [mv.Lay(name, where) for name in names if card(name).kind in TERRAINS]
    found += [mv.Lay(name, where, "down") for name in names if card(name).kind != "terrain"]
    return found + [mv.Lose(name, where) for name in dict.fromkeys(shield.creatures)]


def on_settle(d: Draft, seat: int, move: Move) -> None:
    """Lays the terrain, or loses the creature."""
    assert d.last_prompt is not None
    key = int(d.last_prompt.data[0])
    if isinstance(move, mv.Lay):
        place = space_number(move.space)
        d.out_of_storage(seat, move.card)
        down = move.face == "down"
        d.set_space(place, terrain=move.card, owner=seat, facedown=down, holder=seat)
        full = ev.TerrainLaid(seat=seat, space=move.space, card=move.card)
        if down:
            full = ev.TerrainLaid(
                seat=seat,
                space=move.space,
                card=move.card,
                audience=own(seat),
                masked=ev.TerrainLaid(seat=seat, space=move.space),
            )
        d.tell(full)
    elif isinstance(move, mv.Lose):
        shield = shield_of(d.state, key)
        assert shield is not None
        d.set_side(
            seat, marks=(f"settled:{key}", *d.sides[seat].marks), seen=without_all(d.sides[seat].seen, (move.card,))
        )
        d.set_shield(key, creatures=without(shield.creatures, move.card))
        d.discard(seat, move.card)
        d.tell(ev.CreatureLost(seat=seat, card=move.card, space=move.space, why="settle", informs=ALL))
        drop_if_empty(d, key, counts=False)


@task
def end_turn(d: Draft) -> None:
    """What lasts for the turn is over."""
    d.set(mods=tuple(m for m in d.state.mods if m.until not in ("turn", "matchup", "combat")))


@task
def check_end(d: Draft) -> None:
    """The ends of the game, looked for at the end of a phase (G9.4)."""
    state = d.state
    wins = [False, False]
    for seat in (0, 1):
        foe = state.sides[1 - seat]
        wins[seat] = "guardian-lost" in foe.marks or foe.killed >= SHIELDS_TO_WIN or lands_held(state, seat) == 6
    if any(wins):
        reason = next(
            name
            for name, true in (
                ("guardian", any("guardian-lost" in s.marks for s in state.sides)),
                ("shields", any(s.killed >= SHIELDS_TO_WIN for s in state.sides)),
                ("lands", True),
            )
            if true
        )
        finish(d, -1 if all(wins) else 0 if wins[0] else 1, reason)
    elif all(not pile_size(state, s) for s in (0, 1)) and not state.shields:
        finish(d, -1, "exhausted")


def ahead(state: State) -> int:
    """Who leads when the turns are over: by shields destroyed, then by lands; -1 nobody."""

    def counted(seat: int) -> tuple[int, int]:
        return state.sides[1 - seat].killed, lands_held(state, seat)

    one, two = counted(0), counted(1)
    return -1 if one == two else 0 if one > two else 1


def finish(d: Draft, winner: int, reason: str) -> None:
    """Ends the game; -1 is a draw."""
    where, scores = standing(winner)
    d.todo.clear()
    d.set(end=reason, winner=winner, prompt=None, pending=None)
    d.tell(Ended(places=where, scores=scores, reason=reason))


@cache
def standing(winner: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places and the scores when that seat has won; -1 is a draw."""
    scores = tuple(int(winner == seat) for seat in (0, 1))
    return places(scores), scores
