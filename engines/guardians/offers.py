"""What a side may do in a window besides playing a card: channel a stone, shoot, use an open card."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import components, hands
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.channelling import channel_room, channel_sources
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.playable import can_dispel
from plateau_parlant.engines.guardians.position import (
    Fight,
    Fighter,
    State,
    Task,
    front,
    same_table,
    space_name,
    space_number,
)
from plateau_parlant.engines.guardians.powers import powers
from plateau_parlant.engines.guardians.select import OPEN, Source, commands, fits_text, guardian_text
from plateau_parlant.engines.guardians.sources import adjusted, amount, applies, sources
from plateau_parlant.engines.guardians.strength import may_shoot, ranged_power
from plateau_parlant.engines.guardians.ways import cards_to_discard, ways

# --- channelling -----------------------------------------------------------------------------------------------------


_channels: dict[int, tuple[State, list[Move]]] = {}
"""The last answer of `channel_moves` to each seat: the windows for channelling and for shots follow each other, mostly
with nothing done between them."""


def channel_moves(state: State, seat: int) -> list[Move]:
    """Every source from which the side may channel to its creature in the match-up (or its last secondary)."""
    before, found = _channels.get(seat, (None, []))
    if before is None or not same_table(state, before):
        found = _channel_moves(state, seat)
        _channels[seat] = (state, found)
    return found


components.FORGET.append(_channels.clear)


def _channel_moves(state: State, seat: int) -> list[Move]:
    fight = state.fight
    if fight is None:
        return []
    key = fight.pair[seat]
    if key < 0:
        return []
    f = fight.fighters[key]
    if f.place not in ("current", "secondary", "guardian", "command"):
        return []
    found: list[Move] = [mv.Channel(source) for source, _, _ in channel_sources(state, seat, f)]
    return found + ([mv.Channel("shot")] if fed_shooter(state, seat) is not None else [])


def fed_shooter(state: State, seat: int) -> Fighter | None:
    """The shooter of the match-up that accepts channelling to its shot (Grim Skull), while a stone may be spent so."""
    fight = state.fight
    assert fight is not None
    for f in fight.fighters:
        if f.place == "shooter" and f.seat == seat and f.job == "ranged" and f.matchup == fight.matchup:
            feeds = any(effect.get("as") == "ranged" for effect in card(f.card).find("receive_max"))
            if feeds and any(source == "guardian" for source, _, _ in channel_sources(state, seat, f)):
                return f
    return None


def do_channel(d: Draft, seat: int, source: str) -> None:
    """One stone, or all of a creature under a stronghold; the foe may react before it counts (G6.2)."""
    f = d.fighter(d.fight.pair[seat])
    wanted = source
    if source == "shot":
        shooter = fed_shooter(d.state, seat)
        assert shooter is not None
        f, wanted = shooter, "guardian"
    _, points, stones = next(found for found in channel_sources(d.state, seat, f) if found[0] == wanted)
    if stones:
        d.stones(seat, -stones)
        side = d.fside(seat)
        d.set_fside(seat, stones_used=side.stones_used + stones)
    else:
        d.set_space(space_number(source), used=True)
    todo = [Task("respond", (1 - seat, "channel", source)), Task("resolve_channel", (seat, f.key, points, source))]
    for mod_source in sources(d.state, "stones"):
        if (
            mod_source.effect.get("when") == "foe_channels"
            and mod_source.seat != seat
            and mod_source.key in d.fight.pair
        ):
            d.stones(mod_source.seat, number(mod_source.effect.first()).flat)
    d.then(*todo)


@task
def resolve_channel(d: Draft, seat: int, key: int, points: int, source: str) -> None:
    """The points arrive; what is over the limit is lost."""
    f = d.fighter(key)
    if f.place not in OPEN:
        return
    given = min(points, channel_room(d.state, f))
    d.set_fighter(key, channel=f.channel + given, taken=f.taken + given)
    if f.job == "ranged":
        ranged = [d.fight.ranged[0], d.fight.ranged[1]]
        ranged[seat] += given
        d.set_fight(ranged=(ranged[0], ranged[1]))
    d.tell(ev.Channelled(seat=seat, card=f.card, points=given, lost=points - given, source=source))


# --- ranged attacks --------------------------------------------------------------------------------------------------


def shots(state: State, seat: int) -> list[Move]:
    """Every ranged attack the side may make now: creatures of the hand, the catapult, what a command allows."""
    fight = state.fight
    if fight is None or min(fight.pair) < 0 or may_shoot(state, seat):
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
        if what in d.side(seat).depot:
            leader = fight.sides[seat].command
            power = given.get(what, card(d.fighter(leader).card).vitality if leader >= 0 else 0)
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
    if not d.fight.frozen and d.fighter(key).place in OPEN:
        d.prompt("bribe", seat, data=(key,))


@task
def resolve_shot(d: Draft, seat: int, key: int, power: int) -> None:
    """The shot counts for the primary it supports; special shots do what they say."""
    if key >= 0 and d.fighter(key).place != "shooter":
        return
    ranged = list(d.fight.ranged)
    ranged[seat] += power
    d.set_fight(ranged=(ranged[0], ranged[1]))
    if key < 0:
        return
    name = d.fighter(key).card
    for index, effect in enumerate(card(name).effects):
        if effect.get("as") != "ranged" or effect.get("when") or effect.word in ("receive_max", "grant"):
            continue
        if effect.word == "push":
            d.set_fight(tie="final", frozen=True)
        elif effect.word == "beats":
            d.set_fighter(key, place="beaten")
        elif effect.word == "dispel":
            d.then(Task("stop_shots", (seat, name)))
        else:
            d.then(Task("offer_again", (seat, name, index, key)))


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
    for source in commands(d.state):
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


# --- open cards ------------------------------------------------------------------------------------------------------


def uses(state: State, seat: int, window: str) -> list[Move]:
    """What open cards of the side offer in a window: those with a price, and those usable at any time."""
    found: list[Move] = []
    for source in usable(state, seat, window):
        for target, choice in ways(state, source):
            move = mv.Use(source.card, target, choice)
            if move not in found:
                found.append(move)
    return found


def usable(state: State, seat: int, window: str) -> list[Source]:
    """The effects of open cards that wait for their player in a window."""
    found = _usable_in_fight(state, state.fight, seat, window) if state.fight is not None else []
    for space in state.spaces:
        if space.upgrade and space.upgrade_owner == seat:
            for effect in card(space.upgrade).effects:
                if effect.get("when") == "anytime" or (effect.get("when") == window and effect.word == "fetch"):
                    found.append(Source(effect, space.upgrade, seat))
    side = state.sides[seat]
    for effect in guardian_text(state, seat) if window == "draw" else ():
        used = any(m.card == side.guardian and m.seat == seat for m in state.mods)
        if effect.word == "set" and effect.get("when") == window and not used:
            found.append(Source(effect, side.guardian, seat))
    for name in side.accessories:
        for effect in card(name).effects:
            mark = f"{name}:turn"
            if effect.get("when") == window and effect.word != "limit" and mark not in side.marks:
                found.append(Source(effect, name, seat))
    return found


def _usable_in_fight(state: State, fight: Fight, seat: int, window: str) -> list[Source]:
    found: list[Source] = []
    paired = min(fight.pair) >= 0
    if paired and window in WINDOWS and (offered := powers(state).picked(_for_stones)):
        found += [source for source in offered if source.seat == seat and applies(state, source)]
    if window == "between" and fight.matchup <= 1:
        found += [s for s in sources(state, "must_retreat") if s.seat == seat and s.effect.get("cost") and s.key < 0]
    if paired and not fight.frozen and window in ("open", "channel", "ranged") and fight.sides[seat].hand:
        found += hand_swaps(state, seat)
    return found


WINDOWS = frozenset({"open", "between", "channel", "ranged", "second"})
"""The windows in which open cards offer something for stones."""


def hand_swaps(state: State, seat: int) -> list[Source]:
    """Cards of the hidden hand that may take the place of the own creature in the match-up (Phantom Stalker)."""
    fight = state.fight
    assert fight is not None
    mine, swappers = fight.fighters[fight.pair[seat]], hands.swappers(fight.sides[seat].hand)
    return [
        Source(effect, name, seat)
        for name, effect in swappers
        if fits_text(state, effect.get("leave"), mine, seat)
    ]


def _for_stones(source: Source) -> bool:
    """Whether the effect, as printed, is one that an open card offers in a window for stones."""
    effect = source.effect
    wanted = effect.word in ("set", "forbid", "sideline") and effect.get("cost").isdigit() and not effect.get("when")
    return wanted and card(source.card).kind not in ("spell", "item-hand", "guardian")


def do_use(d: Draft, seat: int, move: mv.Use) -> None:
    """Uses an open card: in a window, or in answer to what was just laid."""
    from plateau_parlant.engines.guardians import fight, interpreter
    from plateau_parlant.engines.guardians.play import cancel_last

    c = card(move.card)
    prompt = d.last_prompt
    if prompt is not None and prompt.kind == "respond":
        if c.kind == "item-creature" and c.find("attack_command"):
            fight.answer_with_command(d, seat, move.card, move.choice)
            return
        for effect in c.find("swap"):
            if effect.get("when") == "lose" and str(prompt.data[0]) == "lost":
                interpreter.perform(d, Source(effect, move.card, seat), move.card, "")
                return
        for effect in c.effects:
            if effect.get("when") == "foe_channels" and effect.word == "destroys":
                _shoot_channelled(d, seat, move.card)
                return
        dispels = list(c.find("dispel"))
        if dispels:
            cost = dispels[0].get("cost")
            if cost:
                d.stones(seat, -number(cost).flat)
            d.tell(ev.CardPlayed(seat=seat, card=move.card, target="", choice="", stones=number(cost or "0").flat))
            cancel_last(d, seat, move.card)
            if any(e.first() == "channel" and e.get("when") == "used" for e in c.find("forbid")):
                d.set_fight(no_channel=True)
        return
    window = str(prompt.data[0]) if prompt is not None and prompt.data else ""
    for source in usable(d.state, seat, window):
        if source.card == move.card and (move.target, move.choice) in ways(d.state, source):
            index = c.effects.index(source.effect)
            if c.kind == "item-accessory" and c.find("limit"):
                d.set_side(seat, marks=(f"{c.id}:turn", *d.side(seat).marks))
            if c.kind == "item-accessory" and _garden(d.state, 1 - seat):
                stones = interpreter.pay(d, source, move.choice)
                told = ev.CardPlayed(seat=seat, card=move.card, target=move.target, choice=move.choice, stones=stones)
                d.tell(told)
                answer = Task("respond", (1 - seat, "used", move.card))
                d.then(answer, Task("resolve_use", (seat, move.card, index, move.target, move.choice)))
                return
            interpreter.use(d, source, index, move.target, move.choice)
            return


@task
def resolve_use(d: Draft, seat: int, name: str, index: int, target: str, choice: str) -> None:
    """An accessory used, paid for and not dispelled, works."""
    from plateau_parlant.engines.guardians import interpreter

    interpreter.perform(d, interpreter.source_at(d.state, seat, name, index, -1), target, choice)


def _garden(state: State, seat: int) -> bool:
    """Whether a seat has an upgrade that dispels accessories when they are used."""
    upgrades = [s.upgrade for s in state.spaces if s.upgrade and s.upgrade_owner == seat]
    return any(effect.get("when") == "used" for name in upgrades for effect in card(name).find("dispel"))


def _shoot_channelled(d: Draft, seat: int, name: str) -> None:
    """Longshot Louie: shoots the creature being channelled to; it is destroyed and the stone lost."""
    from plateau_parlant.engines.guardians.actions import destroy
    from plateau_parlant.engines.guardians.play import cancel_last

    d.from_hand(seat, name)
    d.add_fighter(seat, name, "shooter", matchup=d.fight.matchup, job="ranged")
    d.tell(ev.Shot(seat=seat, card=name, amount=0))
    if card(name).find("dispel"):
        cancel_last(d, seat, name)
    foe = d.fight.pair[1 - seat]
    if foe >= 0 and d.fighter(foe).place != "guardian":
        destroy(d, foe, name)
        d.then(Task("leave_alone"))


def _late_commands(state: State, seat: int) -> list[Move]:
    """Heels of Speed, where they answer the enemy command creature: with each creature of the hand."""
    fight = state.fight
    assert fight is not None
    mine, theirs = fight.sides[seat], fight.sides[1 - seat]
    if mine.command >= 0 or theirs.command < 0 or not card(fight.fighters[theirs.command].card).creature:
        return []
    items = [item for item in dict.fromkeys(mine.items) if card(item).find("attack_command")]
    creatures = [name for name in dict.fromkeys(mine.hand) if card(name).creature]
    return [mv.Use(item, "", creature) for item in items for creature in creatures]


def answers(state: State, seat: int, what: str, about: str) -> list[Move]:
    """Open powers that answer what was just laid: guardians, standard bearers, upgrades, a hidden marksman."""
    found: list[Move] = []
    side, fight = state.sides[seat], state.fight
    names = [side.guardian] if guardian_text(state, seat) else []
    if fight is not None:
        mine = fight.sides[seat]
        if mine.bearer and not mine.bearer_off:
            names.append(mine.bearer)
    if state.spaces:
        names += [s.upgrade for s in state.spaces if s.upgrade and s.upgrade_owner == seat]
    for name in names:
        for effect in card(name).find("dispel"):
            cost = number(effect.get("cost") or "0").flat
            if side.stones < cost or (effect.get("when") == "used") != (what == "used"):
                continue
            if can_dispel(state, effect, what, about, seat) and mv.Use(name) not in found:
                found.append(mv.Use(name))
    if fight is None:
        return found
    if what == "lost":
        for name in dict.fromkeys(fight.sides[seat].hand):
            swaps = [e for e in card(name).find("swap") if e.get("when") == "lose" and e.get("enter") == "self"]
            found += [mv.Use(name) for _ in swaps]
    elif what == "command" and state.options.table.heels == 2:
        found += _late_commands(state, seat)
    elif what == "channel" and min(fight.pair) >= 0 and not may_shoot(state, seat):
        found += [mv.Use(name) for name in hands.marksmen(fight.sides[seat].hand)]
    return found


__all__ = ["amount", "cards_to_discard", "channel_moves", "shots", "uses"]
