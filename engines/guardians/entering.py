"""What cards do as they enter a match-up: their dice, prices, manual outcomes; then the window after bribery (G5.2)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import dice_of, die_wanted, wants_die
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.play import window
from plateau_parlant.engines.guardians.position import State, Task
from plateau_parlant.engines.guardians.select import OPEN, Source
from plateau_parlant.engines.guardians.sources import applies
from plateau_parlant.engines.guardians.triggers import fire

ENTERING = frozenset("bonus attack_command copy forbid unopposed fetch reveal_hand discard resize".split())
"""The words that `entering` looks for."""


@remembered
def _enters(name: str) -> bool:
    return any(effect.word in ENTERING for effect in card(name).effects)


@remembered
def _quiet(name: str) -> bool:
    """Whether nothing in the print of a card is about its entering a match-up as a primary."""
    rolls = bool(die_wanted((name,), "primary"))
    return not (rolls or _enters(name) or card(name).manual or name == "woolverine")


@task
def entering(d: Draft) -> None:
    """After bribery: what cards do when they enter a match-up or are revealed; dice, prices, manual cards."""
    if -1 in d.fight.pair:
        return
    todo: list[Task] = []
    fight = d.fight
    for seat in (fight.attacker, fight.defender):
        f = fight.fighters[fight.pair[seat]]
        if _quiet(f.card) and not (f.text or f.dumb or fight.stronghold) and f.job == "primary":
            continue
        dice = wants_die(d, f)
        if dice and not f.roll and not f.rolled:
            todo.append(Task("roll_for", (f.key, dice)))
        if (
            d.fight.stronghold
            and seat == d.fight.defender
            and any(number(e.first()).dice for e in card(d.fight.stronghold).find("defence"))
        ):
            todo.append(Task("roll_defence", (f.key,)))
        for index, effect in enumerate(card(f.card).effects if _enters(f.card) else ()):
            if effect.word == "bonus" and effect.get("unless"):
                todo.append(Task("unless", (1 - seat, seat, f.card, index, f.key)))
            if effect.word == "bonus" and effect.get("per").startswith("discard:"):
                todo.append(Task("discard_for", (seat, f.key, effect.get("per").removeprefix("discard:"))))
            if effect.word == "attack_command" and effect.get("as") == "primary":
                todo.append(Task("maybe_attack_command", (seat, f.card, index, f.key)))
            if effect.word == "copy" and effect.get("as") == "primary":
                todo.append(Task("maybe_copy", (seat, f.card, index, f.key)))
            acts = effect.word in ("unopposed", "fetch", "reveal_hand", "discard") and effect.get("as") == "primary"
            if acts and not effect.get("when") and not effect.get("at"):
                todo.append(Task("offer_again", (seat, f.card, index, f.key)))
            blanks = effect.word == "forbid" and effect.first() == "text" and effect.get("who") == "opponent"
            if blanks and effect.get("as") == "primary":
                todo.append(Task("blank_opponent", (seat, f.card, index, f.key)))
            if effect.word == "resize":
                todo.append(Task("resize_now", (seat, f.key)))
        if card(f.card).manual:
            todo.append(Task("read_out", (seat, f.card, f.key, "")))
        if f.card == "woolverine" and _woolverine_in_doubt(d, seat):
            todo.append(Task("read_out", (seat, f.card, f.key, "woolverine")))
    if todo:
        d.then(*todo, Task("fire_reveal"))
    else:
        fire_reveal(d)


@task
def blank_opponent(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """A creature that empties its opponent's text box as it enters (Manly Guy, Xaz), when its die allows it."""
    source = Source(card(name).effects[index], name, seat, key)
    foe = d.fight.pair[1 - seat]
    if foe >= 0 and d.fight.fighters[key].place in OPEN and not d.fight.fighters[key].dumb and applies(d.state, source):
        d.set_fighter(foe, dumb=True)
        d.tell(ev.PowerCancelled(seat=1 - seat, card=d.fight.fighters[foe].card, why="effect"))


def _woolverine_in_doubt(d: Draft, seat: int) -> bool:
    leader = d.fight.sides[1 - seat].command
    seers = {"seer", "visionary", "baleful-eye"}
    if leader >= 0 and d.fight.fighters[leader].card in seers:
        return d.state.options.rm
    return any(f.card == "woolverine" and f.seat != seat for f in d.fight.fighters)


@task
def fire_reveal(d: Draft) -> None:
    """Effects of the moment of revealing and of entering a match-up."""
    now = d.powers
    fire(d, "reveal", None, now)
    fire(d, "play", None, now)


@task
def roll_for(d: Draft, key: int, dice: str) -> None:
    """Asks for a creature's dice."""
    if d.fight.fighters[key].place in OPEN:
        dice_of(d, key, dice)


@task
def rolled_for(d: Draft, key: int, how: str, value: str | tuple[str, ...]) -> None:
    """Keeps the dice of a creature."""
    f = d.fight.fighters[key]
    values = [int(v) for v in ((value,) if isinstance(value, str) else value)]
    values = [_fixed_die(d, v) for v in values]
    for v in values:
        d.tell(ev.Rolled(seat=f.seat, card=f.card, value=v, informs=ALL))
    if how == "sum":
        d.set_fighter(key, rolled=sum(values))
    else:
        d.set_fighter(key, roll=values[0], rolled=f.rolled or values[0])
    for source in d.powers["dice"]:
        if (
            source.effect.first() == "reroll"
            and source.seat == f.seat
            and source.key >= 0
            and not d.fight.fighters[source.key].counted
        ):
            d.then(Task("reroll", (source.key, key, how)))
            return


def _fixed_die(d: Draft, value: int) -> int:
    for source in d.powers["dice"]:
        if source.effect.first().isdigit() and applies(d.state, source):
            return int(source.effect.first())
    return value


@task
def reroll(d: Draft, giver: int, key: int, how: str) -> None:
    """Offers to roll one die again."""
    d.prompt("reroll", d.fight.fighters[giver].seat, data=(giver, key, how))


def legal_yes(state: State, seat: int) -> list[Move]:
    """Yes or no."""
    return [mv.Say("yes"), mv.Pass()]


def on_reroll(d: Draft, seat: int, move: Move) -> None:
    """Rolls once more."""
    assert d.last_prompt is not None
    giver, key, how = d.last_prompt.data
    d.set_fighter(int(giver), counted=1)
    if isinstance(move, mv.Say):
        d.ask("die", f"die {seat}", "d6", Task("rolled_for", (int(key), str(how))))


@task
def roll_defence(d: Draft, key: int) -> None:
    """A stronghold that gives a die to its defender."""
    d.ask("die", f"die {d.fight.fighters[key].seat}", "d6", Task("defence_rolled", (key,)))


@task
def defence_rolled(d: Draft, key: int, value: str) -> None:
    """Keeps the die of the stronghold."""
    f = d.fight.fighters[key]
    d.tell(ev.Rolled(seat=f.seat, card=d.fight.stronghold, value=int(value), informs=ALL))
    d.set_fighter(key, back=value)


@task
def w3(d: Draft) -> None:
    """The window after bribery; where a text allows no further change, nothing more is played (G6.8)."""
    if -1 not in d.fight.pair:
        bans = d.powers["forbid", "change"]
        if bans and any(source.key in d.fight.pair for source in bans):
            d.set_fight(frozen=True)
        window(d, "open", d.fight.attacker, 0)
