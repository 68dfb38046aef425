"""Secondary attacks (G7): the side that still has creatures sends them one by one at open cards of the other."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import alone, destroy, dice_of, wants_die
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.events import Line
from plateau_parlant.engines.guardians.position import Fighter, State, Task
from plateau_parlant.engines.guardians.select import OPEN, base, fits_text, text_of
from plateau_parlant.engines.guardians.sources import applies, sources
from plateau_parlant.engines.guardians.strength import immune_to, lines, support, total
from plateau_parlant.engines.guardians.triggers import fire
from plateau_parlant.engines.guardians.ways import key_of, name_of

TARGETS = frozenset({"standing", "shooter", "aside", "command", "guardian", "sideline"})


@task
def secondary_step(d: Draft, seat: int) -> None:
    """Opens the secondary attacks of a side."""
    d.tell(ev.StepBegan(step="secondary", matchup=d.fight.matchup, informs=ALL))
    for other in (0, 1):
        for name in d.fight.sides[other].hand:
            if card(name).find("must_command"):
                d.from_hand(other, name)
                alone(d, d.add_fighter(other, name, "standing"))
    d.set_fight(step="secondary")
    d.then(Task("secondary_next", (seat,)))


@task
def secondary_next(d: Draft, seat: int) -> None:
    """The next secondary attack, as long as there are creatures in the hand and the side wants to."""
    hand = d.fight.sides[seat].hand
    if d.fight.outcome or not (UNKNOWN in hand or any(card(name).creature for name in hand)):
        d.then(Task("fight_result"))
        return
    d.prompt("secondary", seat)


def legal_secondary(state: State, seat: int) -> list[Move]:
    """Every creature left on every target, or no more attacks."""
    fight = state.fight
    assert fight is not None
    found: list[Move] = [mv.Pass()]
    marks = [f for f in fight.fighters if f.seat != seat and is_target(state, f)]
    for name in hands.creatures(fight.sides[seat].hand):
        found += [mv.Attack(name, name_of(f)) for f in marks]
    return found


def is_target(state: State, f: Fighter) -> bool:
    """Whether a card may be attacked a second time (G7.1)."""
    if f.place not in TARGETS or f.job == "catapult":
        return False
    if not (card(f.card).creature or f.place == "guardian"):
        return False
    for source in sources(state, "no_secondary_against"):
        effect = source.effect
        if source.key < 0:
            continue
        me = state.fight.fighters[source.key] if state.fight else f
        if source.key == f.key and not effect.get("when"):
            return False
        if effect.first() == "both" and me.matchup == f.matchup and me.job == f.job == "primary":
            return False
        if source.key == f.key and effect.get("when") == "win":
            beaten = [o for o in state.fight.fighters if o.under == f.key] if state.fight else []
            if any(fits_text(state, effect.get("vs"), o, f.seat, f.key) for o in beaten):
                return False
    return True


def on_secondary(d: Draft, seat: int, move: Move) -> None:
    """Sends a creature at a target: the defender may bribe it, its owner may channel, then it is compared."""
    if not isinstance(move, mv.Attack):
        hand = d.fight.sides[seat].hand
        for name in hand if UNKNOWN not in hand else ():  # with unknown ones, all come into the open at the result
            d.from_hand(seat, name)
            d.add_fighter(seat, name, "aside", job="unused")
        d.then(Task("fight_result"))
        return
    key = key_of(move.target)
    d.from_hand(seat, move.card)
    mine = d.add_fighter(seat, move.card, "secondary", job="secondary", matchup=d.fight.matchup)
    pair = [key, key]
    pair[seat] = mine
    d.set_fight(pair=(pair[0], pair[1]), ranged=(0, 0), frozen=False, no_channel=False, target=key)
    target = d.fight.fighters[key]
    d.tell(ev.StepBegan(step=f"secondary:{move.card}:{target.card}", matchup=d.fight.matchup, informs=ALL))
    todo = [Task("bribe_shooter", (1 - seat, mine))]
    dice = wants_die(d, d.fight.fighters[mine])
    if dice:
        todo.append(Task("roll_for", (mine, dice)))
    d.then(
        *todo, Task("second_window", (seat,)), Task("second_blow", (seat, mine, key)), Task("secondary_next", (seat,))
    )
    _ = dice_of


@task
def second_window(d: Draft, seat: int) -> None:
    """Both may play cards; only the attacker's creature may receive channelling (G6.2)."""
    if -1 not in d.fight.pair and d.fight.fighters[d.fight.pair[seat]].place == "secondary":
        d.then(Task("window", ("second", seat, 0)))


def second_lines(state: State, f: Fighter, target: Fighter) -> tuple[Line, ...]:
    """The sum of a secondary attack: those set against the target before, and the last attacker with its bonuses."""
    fight = state.fight
    assert fight is not None
    found: list[Line] = []
    for key in target.attackers:
        other = fight.fighters[key]
        if other.place in ("destroyed", "bribed", "blown", "gone") or other.seat == target.seat:
            continue
        found.append(("support", support(state, other), other.card))
    own = [line for line in lines(state, f) if line[0] != "base"]
    return (*found, ("base", support(state, f), f.card), *own)


@task
def second_blow(d: Draft, seat: int, mine: int, key: int) -> None:
    """Compares the sum with the base vitality of the target: greater beats it; equal, it stands (G7.2)."""
    f, target = d.fight.fighters[mine], d.fight.fighters[key]
    d.set_fight(pair=(-1, -1))
    if f.place != "secondary" or target.place not in TARGETS:
        return
    pair = [key, key]
    pair[seat] = mine
    d.set_fight(pair=(pair[0], pair[1]))
    for source in d.powers["destroys"]:
        effect = source.effect
        if (
            source.key == mine
            and effect.get("as") == "secondary"
            and fits_text(d.state, effect.get("who"), target, seat, mine)
        ) and destroy(d, key, f.card):
            d.set_fight(pair=(-1, -1))
            return
    sums = second_lines(d.state, f, target)
    against = base(d.state, target)
    wins = any(e.word == "beats" and e.get("as") == "secondary" for n in text_of(f) for e in card(n).effects)
    beaten = wins or total(sums) > against
    if immune_to(d.state, target, f, secondary=True):
        beaten = False
        d.tell(ev.Protected(seat=target.seat, card=target.card, against="opponent"))
    d.tell(
        ev.SecondaryStruck(
            seat=seat, card=f.card, target=target.card, lines=sums, total=total(sums), against=against, beaten=beaten
        )
    )
    d.set_fighter(key, attackers=(*target.attackers, mine))
    if beaten:
        was_guardian = target.place == "guardian"
        d.set_fighter(key, place="beaten", under=mine)
        d.set_fside(1 - seat, lost=d.fight.sides[1 - seat].lost + 1)
        fire(d, "win", seat)
        if was_guardian:
            d.set_fight(outcome="guardian", winner=seat)
    fire(d, "after_match")
    d.then(Task("second_over"))


@task
def second_over(d: Draft) -> None:
    """The pair of a secondary attack is put down; what was channelled to it is lost for the next."""
    for f in d.fight.fighters:
        if f.channel or f.taken:
            d.set_fighter(f.key, channel=0, taken=0)
    d.set(mods=tuple(m for m in d.state.mods if m.until != "matchup"))
    d.set_fight(pair=(-1, -1))


__all__ = ["OPEN", "applies"]
