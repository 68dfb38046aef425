"""The limit of a space found broken at a fight (G4.3), and the small questions cards ask when they enter a match-up."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.costs import cards_to_discard
from plateau_parlant.engines.guardians.discards import pay_card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.organise import LIMIT, space_limit, space_load
from plateau_parlant.engines.guardians.position import State, Task, shield_of
from plateau_parlant.engines.guardians.select import Source


def over(state: State, seat: int) -> tuple[int, int]:
    """The load of a side's combat hand and its limit."""
    fight = state.fight
    assert fight is not None
    side = fight.sides[seat]
    shield = shield_of(state, side.shield)
    limit = space_limit(shield.card) if shield is not None else LIMIT
    creatures = hands.fighting(side.hand)
    return space_load(creatures, side.items), limit


@task
def limit_check(d: Draft) -> None:
    """Who is over the limit forfeits; both: cards are lost so and the attacker retreats (G4.3)."""
    broken = []
    for seat in (d.fight.attacker, d.fight.defender):
        load, limit = over(d.state, seat)
        if load > limit:
            excused = _heart_gone(d.state, seat)
            d.tell(ev.LimitBroken(seat=seat, total=load, limit=limit, forfeit=not excused, informs=ALL))
            if not excused:
                broken.append(seat)
    if not broken:
        return
    loser = broken[0] if len(broken) == 1 else d.fight.attacker
    d.set_fight(outcome="forfeit", winner=1 - loser, forfeit=tuple(broken))
    d.todo[:] = [t for t in d.todo if t.name not in ("command_step", "next_round", "stronghold_dice")]
    d.then(*(Task("cut_down", (seat,)) for seat in broken), Task("fight_result"))


def _heart_gone(state: State, seat: int) -> bool:
    """Whether the excess comes from a Petrified Heart dispelled just now: then the fight goes on."""
    side = state.sides[seat]
    return any(
        name in side.talon
        and any(e.first() == "space_value" and e.args[1] == "vitality" for e in card(name).find("set"))
        for name in set(side.talon)
    )


@task
def cut_down(d: Draft, seat: int) -> None:
    """The foe takes cards at random from the illegal hand until it is legal."""
    load, limit = over(d.state, seat)
    if load > limit and d.fight.sides[seat].hand:
        d.ask("pick", f"hand {seat}", f"hand {seat}", Task("cut_one", (seat,)))


@task
def cut_one(d: Draft, seat: int, value: str) -> None:
    """A card taken goes to its owner's discard pile."""
    d.from_hand(seat, value)
    d.discard(seat, value)
    d.tell(ev.CardMoved(seat=seat, card=value, start="hand", to="discard", informs=ALL))
    d.then(Task("cut_down", (seat,)))


# --- entering a match-up ---------------------------------------------------------------------------------------------


@task
def resize_now(d: Draft, seat: int, key: int) -> None:
    """A card that may take another size, now that it lies open."""
    d.prompt("resize", seat, data=(key,))


def legal_resize(state: State, seat: int) -> list[Move]:
    """Every size it may take."""
    fight = state.fight
    assert fight is not None and state.prompt is not None
    c = card(fight.fighters[int(state.prompt.data[0])].card)
    sizes = [c.size] + [
        size for size in ("S", "M", "L") if size != c.size and any(e.get(size) for e in c.find("resize"))
    ]
    return [mv.Say(size) for size in sizes]


def on_resize(d: Draft, seat: int, move: Move) -> None:
    """Keeps the size."""
    assert isinstance(move, mv.Say) and d.last_prompt is not None
    key = int(d.last_prompt.data[0])
    d.set_fighter(key, size=move.value)
    d.tell(ev.Declared(seat=seat, what="resize", value=move.value))


@task
def discard_for(d: Draft, seat: int, key: int, want: str) -> None:
    """A card whose strength is fed with discards (Bag Lady Bug, Slatch Willer)."""
    d.prompt("pay_with", seat, data=(key, want))


def legal_pay_with(state: State, seat: int) -> list[Move]:
    """One card more, or enough."""
    assert state.prompt is not None
    want = str(state.prompt.data[1])
    return [mv.Pass(), *(mv.Say(name) for name in cards_to_discard(state, seat, want))]


def on_pay_with(d: Draft, seat: int, move: Move) -> None:
    """Discards the card and counts it."""
    assert d.last_prompt is not None
    key, want = int(d.last_prompt.data[0]), str(d.last_prompt.data[1])
    if not isinstance(move, mv.Say):
        return
    f = d.fight.fighters[key]
    source = Source(card(f.card).effects[0], f.card, seat, key)
    pay_card(d, source, move.value)
    d.set_fighter(key, counted=f.counted + 1)
    d.then(Task("discard_for", (seat, key, want)))


@task
def maybe_attack_command(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """A primary that may attack the enemy command creature instead."""
    d.prompt("maybe", seat, data=(name, index, key))


@task
def maybe_copy(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """A primary that may gain a text, when its die allows it."""
    from plateau_parlant.engines.guardians.sources import applies

    if applies(d.state, Source(card(name).effects[index], name, seat, key)):
        d.prompt("offer", seat, data=(name, index, key))


def legal_maybe(state: State, seat: int) -> list[Move]:
    """Do it, or not."""
    assert state.prompt is not None and state.fight is not None
    leader = state.fight.sides[1 - seat].command
    there = (
        leader >= 0
        and state.fight.fighters[leader].place == "command"
        and card(state.fight.fighters[leader].card).creature
    )
    return [mv.Pass(), *([mv.Use(str(state.prompt.data[0]))] if there else [])]


def on_maybe(d: Draft, seat: int, move: Move) -> None:
    """Attacks the command."""
    from plateau_parlant.engines.guardians.interpreter import perform

    assert d.last_prompt is not None
    name, index, key = d.last_prompt.data
    if isinstance(move, mv.Use):
        perform(d, Source(card(str(name)).effects[int(index)], str(name), seat, int(key)), "", "")
