"""The full game: setting up, the turn, entering fights from the board and coming back, settling, the ends."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move, TurnBegan
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import SHIELDS, card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.organise import draws
from plateau_parlant.engines.guardians.piles import pile_size
from plateau_parlant.engines.guardians.position import Shield, State, Task, shield_at, without
from plateau_parlant.engines.guardians.select import UP_MARK, up_number
from plateau_parlant.engines.guardians.settling import ahead, finish
from plateau_parlant.engines.guardians.unknown import left

HAND = 12


# --- set-up and the turn ---------------------------------------------------------------------------------------------


@task
def deal(d: Draft) -> None:
    """Twelve cards each; a hand without a shield is drawn anew once, for a stone (G2.3)."""
    todo = [Task("draw_card", (seat,)) for seat in (0, 1) for _ in range(HAND)]
    d.then(*todo, Task("first_hand", (0,)), Task("first_hand", (1,)), Task("new_turn"))


@task
def first_hand(d: Draft, seat: int) -> None:
    """Without a shield: one stone burnt, shuffled, twelve anew, final."""
    side = d.sides[seat]
    if UNKNOWN in side.pen:
        d.prompt("first_hand", seat)
        return
    if any(card(name).kind in SHIELDS for name in side.pen):
        return
    _refuse_hand(d, seat)


def _refuse_hand(d: Draft, seat: int) -> None:
    side = d.sides[seat]
    d.tell(ev.HandRefused(seat=seat, informs=ALL))
    d.stones(seat, -1)
    back = (*side.pile, *(name for name in (*side.pen, *side.depot) if name != UNKNOWN))
    d.set_side(seat, pile=tuple(sorted(back)), pen=(), depot=())
    d.then(*(Task("draw_card", (seat,)) for _ in range(HAND)))


def legal_first_hand(state: State, seat: int) -> list[Move]:
    """Of a first hand with unknown cards its owner says whether there is a shield in it: kept, or drawn anew (G2.3). He
    is asked whatever is known of it, so that nobody can tell."""
    known = any(card(name).kind in SHIELDS for name in state.sides[seat].pen)
    return [mv.Pass(), *([] if known else [mv.Say("none")])]


def on_first_hand(d: Draft, seat: int, move: Move) -> None:
    """Keeps the hand, or draws it anew."""
    if isinstance(move, mv.Say):
        _refuse_hand(d, seat)


@task
def new_turn(d: Draft) -> None:
    """Phase I begins, or the game ends where both have nothing left, or the limit of turns is reached."""
    state = d.state
    if state.options.turn_limit is not None and state.turn >= state.options.turn_limit:
        finish(d, ahead(state), "turn_limit")
        return
    turn = state.turn + 1
    for seat in (0, 1):
        keep = tuple(m for m in d.sides[seat].marks if m.startswith(("lost:", "draw:", UP_MARK)))
        d.set_side(seat, marks=keep, flights=0, spent=0)
    d.set(turn=turn, phase="draw", shields=tuple(_fresh(s) for s in state.shields))
    for number, space in enumerate(d.state.spaces):
        if space.used or space.slot_used:
            d.set_space(number, used=False, slot_used=False)
    d.tell(TurnBegan(seat=state.first, turn=turn))
    d.tell(ev.PhaseBegan(phase="draw", turn=turn))
    windows = [Task("window", ("turn_start", state.first, 0)), Task("window", ("draw", state.first, 0))]
    d.then(
        *windows,
        Task("draw_all"),
        Task("window", ("draw_end", state.first, 0)),
        Task("downgrades", ("draw_end",)),
        Task("organise"),
        Task("check_end"),
        Task("up_phase"),
    )


def _fresh(shield: Shield) -> Shield:
    from plateau_parlant.engines.guardians.position import replace

    fresh: Shield = replace(shield, turned=False, flew=False, entered=False)
    return fresh


@task
def draw_all(d: Draft) -> None:
    """Each draws; the old up-card is the first card. In turn 1 the first hand stands for the draw (G3.1)."""
    todo = []
    wanted = [draws(d.state, seat) for seat in (0, 1)]
    for seat in (0, 1):
        side = d.sides[seat]
        many = wanted[seat]
        if side.up:
            name = side.up
            d.set_side(seat, up="", marks=tuple(m for m in side.marks if not m.startswith(UP_MARK)))
            if many > 0:
                d.to_storage(seat, name, seen=True)
                d.tell(ev.CardMoved(seat=seat, card=name, start="upcard", to="storage"))
                many -= 1
            else:
                d.discard(seat, name)
        if d.state.turn > 1:
            todo += [Task("draw_card", (seat,)) for _ in range(many)]
    d.then(*todo)


@task
def downgrades(d: Draft, when: str) -> None:
    """Downgrades that act at a moment, while a shield stands on their stronghold."""
    from plateau_parlant.engines.guardians.interpreter import offer
    from plateau_parlant.engines.guardians.select import Source

    for place, space in enumerate(d.state.spaces):
        here = shield_at(d.state, place)
        if (
            not space.upgrade
            or card(space.upgrade).kind != "downgrade"
            or here is None
            or here.seat == space.upgrade_owner
        ):
            continue
        for index, effect in enumerate(card(space.upgrade).effects):
            if effect.get("when") == when and d.state.prompt is None:
                offer(d, Source(effect, space.upgrade, space.upgrade_owner), index)


@task
def up_phase(d: Draft) -> None:
    """Phase II begins: both turn an up-card."""
    d.set(phase="combat")
    d.tell(ev.PhaseBegan(phase="upcards", turn=d.state.turn))
    d.then(Task("turn_up", (0,)), Task("turn_up", (1,)), Task("compare_up"))


@task
def turn_up(d: Draft, seat: int) -> None:
    """The top card of the pile is turned up; of an empty one, a card of the discard pile shuffled for it (G3.6)."""
    side = d.sides[seat]
    if side.up:
        return
    d.set_side(seat, marks=tuple(m for m in side.marks if not m.startswith(UP_MARK)))
    if side.top:
        name = side.top[0]
        d.set_side(seat, top=side.top[1:])
        up_turned(d, seat, name)
    elif left(d.state, seat):
        d.ask("upcard", f"pile {seat}", f"pile {seat}", Task("up_from_pile", (seat,)))
    elif side.bottom:
        name = side.bottom[0]
        d.set_side(seat, bottom=side.bottom[1:])
        up_turned(d, seat, name)
    elif side.talon or side.buried:
        d.set_side(seat, exhausted=True)
        d.tell(ev.PileReshuffled(seat=seat))
        d.ask("upcard", f"talon {seat}", f"talon {seat}", Task("up_from_talon", (seat,)))


@task
def up_from_pile(d: Draft, seat: int, value: str) -> None:
    """The card turned leaves the pile."""
    d.set_side(seat, pile=without(d.sides[seat].pile, value))
    up_turned(d, seat, value)


@task
def up_from_talon(d: Draft, seat: int, value: str) -> None:
    """The card turned comes from the discard pile and goes back there."""
    side = d.sides[seat]
    zone = "talon" if value in side.talon else "buried"
    d.set_side(seat, **{zone: without(getattr(side, zone), value)})
    up_turned(d, seat, value)


def up_turned(d: Draft, seat: int, name: str) -> None:
    """An up-card lies open."""
    d.set_side(seat, up=name)
    d.tell(ev.CardMoved(seat=seat, card=name, start="deck", to="upcard", informs=ALL))
    d.then(Task("up_effects", (seat, name)))


@task
def up_effects(d: Draft, seat: int, name: str) -> None:
    """What a card does as an up-card is offered to its owner."""
    d.then(
        *(
            Task("offer_again", (seat, name, index, -1))
            for index, effect in enumerate(card(name).effects)
            if effect.get("when") == "upcard" and effect.word in ("fetch",) and card(name).creature
        )
    )


@task
def compare_up(d: Draft) -> None:
    """The higher up-number moves first; equal: both are discarded and new ones turned (G3.3)."""
    ups = [d.sides[seat].up for seat in (0, 1)]
    numbers = tuple(up_number(d.state, seat) if ups[seat] else -99 for seat in (0, 1))
    roosters = [any(m == "first" for m in d.sides[seat].marks) for seat in (0, 1)]
    can_turn = any(pile_size(d.state, seat) for seat in (0, 1))
    if roosters[0] != roosters[1]:
        first = 0 if roosters[0] else 1
    elif numbers[0] == numbers[1] and all(ups) and can_turn:
        d.tell(ev.UpCards(cards=tuple(ups), numbers=numbers, first=-1))
        for seat in (0, 1):
            d.discard(seat, ups[seat])
            d.set_side(seat, up="")
        d.then(Task("turn_up", (0,)), Task("turn_up", (1,)), Task("compare_up"))
        return
    else:
        first = d.state.first if numbers[0] == numbers[1] else 0 if numbers[0] > numbers[1] else 1
    d.set(first=first)
    d.tell(ev.UpCards(cards=tuple(ups), numbers=numbers, first=first))
    for seat in (0, 1):
        if d.sides[seat].exhausted and ups[seat]:
            d.discard(seat, ups[seat])
            d.set_side(seat, up="")
    d.then(Task("window", ("upcard", first, 0)), Task("up_settled", (d.sides[0].up, d.sides[1].up)))


@task
def up_settled(d: Draft, one: str, two: str) -> None:
    """An up-card redrawn or replaced is compared anew: the higher moves first (G3.3)."""
    now = (d.sides[0].up, d.sides[1].up)
    changed = now != (one, two) and all(now) and not any(d.sides[seat].exhausted for seat in (0, 1))
    d.then(Task("compare_up" if changed else "combat_phase"))


@task
def combat_phase(d: Draft) -> None:
    """Movement and combat, then the settlement."""
    d.set(phase="combat")
    d.tell(ev.PhaseBegan(phase="combat", turn=d.state.turn))
    d.then(Task("next_activation", (d.state.first,)), Task("check_end"), Task("settle_phase"))
