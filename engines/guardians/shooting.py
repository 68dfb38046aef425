"""Ranged attacks: what may be shot with, a shot laid and what it does (G5.7)."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import Fighter, Mod, State, Task, front, space_name, space_number
from plateau_parlant.engines.guardians.select import OPEN, commands, fits_text
from plateau_parlant.engines.guardians.sources import adjusted, applies
from plateau_parlant.engines.guardians.strength import may_shoot, ranged_power


def shots(state: State, seat: int) -> list[Move]:
    """Every ranged attack the side may make now: creatures of the hand, the catapult, what a command allows."""
    fight = state.fight
    if fight is None or -1 in fight.pair or may_shoot(state, seat):
        return []
    found: list[Move] = []
    for name in hands.shooters(fight.sides[seat].hand):
        if ranged_power(state, name, seat) is not None:
            found.append(mv.Shoot(name))
    for place, space in enumerate(state.spaces):
        spent = space.slot_used and bool(card(space.upgrade).find("limit")) if space.upgrade else False
        if space.slot and not spent and space.upgrade_owner == seat and fight.space in front(place):
            rules = card(space.upgrade).find("ranged")
            if rules and card(space.slot).ranged:
                found.append(mv.Shoot(f"catapult:{space_name(place)}"))
    found += [mv.Shoot(name) for name, _ in command_shots(state, seat)]
    for name in dict.fromkeys(state.sides[seat].depot):
        for effect in card(name).find("ranged"):
            if effect.get("x") == "command_vitality" and _command_fits(state, seat, effect.get("if")):
                found.append(mv.Shoot(name))
    return found


def _command_fits(state: State, seat: int, test: str) -> bool:
    fight = state.fight
    assert fight is not None
    leader = fight.sides[seat].command
    want = test.partition(":")[2]
    return leader >= 0 and fits_text(state, want, fight.fighters[leader], seat)


def command_shots(state: State, seat: int) -> list[tuple[str, int]]:
    """Shots a command gives: (what is spent, strength): the command itself for a stone, or a card of the depot."""
    found = []
    for source in commands(state):
        effect = source.effect
        if source.seat != seat or effect.word != "ranged" or not applies(state, source):
            continue
        if effect.get("cost") and state.sides[seat].stones >= number(effect.get("cost")).flat:
            found.append((source.card, number(effect.first()).flat + adjusted(state, "ranged", seat)))
        elif effect.get("what"):
            for name in dict.fromkeys(state.sides[seat].depot):
                if fits_text(state, effect.get("what"), Fighter(-1, name, seat, "hand"), seat):
                    found.append((name, card(name).up + adjusted(state, "ranged", seat)))
    return found


def do_shoot(d: Draft, seat: int, what: str) -> None:
    """A ranged attack is laid; the foe may bribe the shooter or stop the shot (G5.7)."""
    from plateau_parlant.engines.guardians.play import pay_for

    fight = d.fight
    name, key, power = what, -1, 0
    if what.startswith("catapult:"):
        place = space_number(what.partition(":")[2])
        name = d.state.spaces[place].slot
        d.set_space(place, slot_used=True)
        key = d.add_fighter(seat, name, "shooter", matchup=fight.matchup, job="catapult", back=str(place))
        power = card(name).ranged + adjusted(d.state, "ranged", seat)
    elif what in fight.sides[seat].hand and ranged_power(d.state, what, seat) is not None:
        power = ranged_power(d.state, what, seat) or 0
        d.from_hand(seat, what)
        key = d.add_fighter(seat, what, "shooter", matchup=fight.matchup, job="ranged")
    else:
        given = dict(command_shots(d.state, seat))
        if what in d.sides[seat].depot:
            leader = fight.sides[seat].command
            power = given.get(what, card(d.fight.fighters[leader].card).vitality if leader >= 0 else 0)
            pay_for(d, seat, what)
            d.discard(seat, what)
        else:
            power = given[what]
            d.stones(seat, -1)
    d.set_fight(shots=d.fight.shots + 1)
    d.tell(ev.Shot(seat=seat, card=name, amount=power))
    todo = []
    if key >= 0 and not what.startswith("catapult:"):
        todo.append(Task("bribe_shooter", (1 - seat, key)))
    d.then(
        *todo,
        Task("respond", (1 - seat, "shot", name)),
        Task("resolve_shot", (seat, key, power)),
        Task("respond", (seat, "own_shot", name)),
        Task("professor", (seat,)),
    )


@task
def bribe_shooter(d: Draft, seat: int, key: int) -> None:
    """The foe may bribe the shooter (G5.7.1.1)."""
    if not d.fight.frozen and d.fight.fighters[key].place in OPEN:
        d.prompt("bribe", seat, data=(key,))


@task
def resolve_shot(d: Draft, seat: int, key: int, power: int) -> None:
    """The shot counts for the primary it supports; special shots do what they say."""
    if key >= 0 and d.fight.fighters[key].place != "shooter":
        return
    ranged = list(d.fight.ranged)
    ranged[seat] += power
    d.set_fight(ranged=(ranged[0], ranged[1]))
    if key >= 0:
        special(d, seat, key)


def special(d: Draft, seat: int, key: int, turned: bool = False) -> None:
    """What a special shot does besides, for the seat it counts for; `turned`: the other one's, and then what it gives
    is given for the match-up, and no open card of the seat is behind it."""
    name = d.fight.fighters[key].card
    for index, effect in enumerate(card(name).effects):
        if effect.get("as") != "ranged" or effect.get("when") or effect.word == "receive_max":
            continue
        if effect.word == "push":
            d.set_fight(tie="final", frozen=True)
        elif effect.word == "beats":
            d.set_fighter(key, place="beaten")
        elif effect.word == "dispel":
            d.then(Task("stop_shots", (seat, name)))
        elif effect.word != "grant":
            d.then(Task("offer_again", (seat, name, index, -1 if turned else key)))
        elif turned:
            d.set(mods=(*d.state.mods, Mod(name, index, seat, "matchup")))


@task
def stop_shots(d: Draft, seat: int, name: str) -> None:
    """Schneebolt: the foe's shots of this match-up count no more."""
    ranged = list(d.fight.ranged)
    if ranged[1 - seat]:
        ranged[1 - seat] = 0
        d.set_fight(ranged=(ranged[0], ranged[1]))
        d.tell(ev.ShotStopped(seat=1 - seat, card="", by=name, turned=False))


@task
def professor(d: Draft, seat: int) -> None:
    """A command that may blow the match-up up when its side shoots."""
    for source in d.powers.commands:
        if source.seat == seat and source.effect.get("when") == "own_ranged" and source.effect.word == "destroys":
            d.ask("die", f"die {seat}", "d6", Task("professor_rolled", (seat, source.card)))
            return


@task
def professor_rolled(d: Draft, seat: int, name: str, value: str) -> None:
    """On five and six both primaries are destroyed."""
    from plateau_parlant.engines.guardians.actions import destroy

    d.tell(ev.Rolled(seat=seat, card=name, value=int(value)))
    effect = card(name).find("destroys")[0]
    low, _, high = effect.get("roll").partition("-")
    if int(low) <= int(value) <= int(high or low):
        for key in d.fight.pair:
            if key >= 0:
                destroy(d, key, name)
