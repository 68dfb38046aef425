"""A fight from its beginning to the first match-up, and the windows in which cards are played (G5.0, G10)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import alone, dice_of, lose_item, silence, wants_die
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.playable import banned, price
from plateau_parlant.engines.guardians.position import SHOWN, State, Task, front, space_name, without
from plateau_parlant.engines.guardians.select import OPEN, Source
from plateau_parlant.engines.guardians.sources import applies, forbidden, lands, sources

LIMIT = 30
CONFLICTS = ("terrain", "play_order", "declare")


@task
def started(d: Draft, value: str) -> None:
    """A single fight starts when the table says so: its opening is heard like everything after it."""


@task
def fight_begins(d: Draft) -> None:
    """Says who meets whom where; items of creature kind are shown; then limit, commands, match-ups."""
    fight = d.fight
    where = space_name(fight.space) if fight.space >= 0 else ""
    d.tell(
        ev.FightBegan(
            attacker=fight.attacker,
            defender=fight.defender,
            space=where,
            lands=tuple(sorted(lands(d.state))),
            stronghold=fight.stronghold,
            guardian=fight.guardian,
        )
    )
    first, second = fight.attacker, fight.defender
    todo = [Task("show_items", (first,)), Task("show_items", (second,)), Task("bearer_conflict"), Task("limit_check")]
    d.then(*todo, Task("stronghold_dice"), Task("command_step"), Task("next_round"))


@task
def show_items(d: Draft, seat: int, told: int = 0) -> None:
    """Items of creature kind come into the open, save those usable as command cards; each may be dispelled. Unknown
    ones are told first: one that is not may be shown as a command card."""
    if not told and UNKNOWN in d.fight.sides[seat].items:
        d.then(Task("tell_dark", (seat, "carried", "item")), Task("show_items", (seat, 1)))
        return
    shown = tuple(item for item in d.fight.sides[seat].items if item != UNKNOWN and not card(item).find("as_command"))
    if shown:
        d.tell(ev.ItemsShown(seat=seat, cards=shown, informs=ALL))
        d.then(
            *(
                task_
                for item in shown
                for task_ in (Task("respond", (1 - seat, "item", item)), Task("item_stays", (seat, item)))
            )
        )


@task
def item_stays(d: Draft, seat: int, item: str) -> None:
    """Nobody dispelled the item shown."""


@task
def bearer_conflict(d: Draft) -> None:
    """Standard bearers that contradict each other: the lower up-number is cancelled; equal: both (G5.0)."""
    one, two = d.fight.sides[0].bearer, d.fight.sides[1].bearer
    if one and two and _contradict(one, two):
        _lower_goes(d, card(one).up, card(two).up, lambda seat: _mute_bearer(d, seat))


def _mute_bearer(d: Draft, seat: int) -> None:
    d.tell(ev.PowerCancelled(seat=seat, card=d.fight.sides[seat].bearer, why="conflict"))
    d.set_fside(seat, bearer_off=True)


def _contradict(one: str, two: str) -> bool:
    mine = {_sets(effect.word, effect.first()) for effect in card(one).effects if effect.get("side") != "own" or True}
    theirs = {_sets(effect.word, effect.first()) for effect in card(two).effects}
    return bool((mine & theirs) - {""})


def _sets(word: str, first: str) -> str:
    if word in ("play_order", "declare"):
        return word
    return first if word == "set" and first == "terrain" else "win" if word == "push" and first == "win" else ""


def _lower_goes(d: Draft, one: int, two: int, lose) -> None:  # type: ignore[no-untyped-def]
    for seat, mine, other in ((0, one, two), (1, two, one)):
        if mine <= other:
            lose(seat)


# --- command cards ---------------------------------------------------------------------------------------------------


@task
def command_step(d: Draft) -> None:
    """Attacker, then defender, says whether a command card is played; both are revealed together."""
    d.tell(ev.StepBegan(step="command", matchup=0))
    late = [Task("show_late_items", (seat,)) for seat in (d.fight.attacker, d.fight.defender) if d.options.rm]
    bans = d.powers["forbid", "command"]
    if bans and (forbidden(d.state, "command", 0) or forbidden(d.state, "command", 1)):
        d.then(Task("set_aside_musts"), *late)
        return
    first, second = d.fight.attacker, d.fight.defender
    d.then(Task("say_command", (first,)), Task("say_command", (second,)), Task("choose_commands"), *late)


@task
def set_aside_musts(d: Draft) -> None:
    """A creature that must be a command card, where none may be played, is a card without opponent (G6.10)."""
    for seat in (0, 1):
        for name in d.fight.sides[seat].hand:
            if card(name).find("must_command"):
                d.from_hand(seat, name)
                key = d.add_fighter(seat, name, "command")
                alone(d, key)


@task
def say_command(d: Draft, seat: int) -> None:
    """Asks a side whether it plays a command card."""
    d.prompt("say_command", seat)


def legal_say_command(state: State, seat: int) -> list[Move]:
    """Yes where the hand or the depot holds a command card, and no."""
    return [*([mv.Say("yes")] if command_moves(state, seat) else []), mv.Pass()]


def on_say_command(d: Draft, seat: int, move: Move) -> None:
    """Keeps the answer and tells it."""
    yes = isinstance(move, mv.Say)
    d.set_fside(seat, said="yes" if yes else "no")
    d.tell(ev.CommandSaid(seat=seat, yes=yes))


@task
def choose_commands(d: Draft) -> None:
    """Those who said yes choose in secret."""
    who = tuple(seat for seat in (0, 1) if d.fight.sides[seat].said == "yes")
    if who:
        d.then(Task("show_commands"))
        d.prompt("command", *who, sealed=True)


def command_moves(state: State, seat: int) -> list[Move]:
    """Every command card a seat could play, with the creature that goes with it where the card wants one."""
    fight = state.fight
    assert fight is not None
    side, things = fight.sides[seat], state.sides[seat]
    creatures = hands.creatures(side.hand)
    found: list[Move] = [mv.Command(name) for name in creatures if card(name).command]
    others = [*hands.leading(side.items), *hands.leading(things.depot)]
    others += [
        s.upgrade
        for n, s in enumerate(state.spaces)
        if s.upgrade and s.upgrade_owner == seat and _before(fight.space, n)
    ]
    for name in others:
        ways = card(name).find("as_command")
        if not ways or not _role(ways[0].get("role"), fight.attacker == seat):
            continue
        if price(state, seat, name) > things.stones or banned(state, seat, name):
            continue
        if state.options.table.heels == 2 and card(name).kind == "item-creature" and card(name).find("attack_command"):
            continue
        if ways[0].get("with"):
            found += [mv.Command(name, creature) for creature in creatures]
        else:
            found.append(mv.Command(name))
    return found


def _before(space: int, place: int) -> bool:
    return space in front(place)


def _role(role: str, attacking: bool) -> bool:
    return not role or (role == "attacking") == attacking


def on_command(d: Draft, seat: int, move: Move) -> None:
    """Keeps a sealed choice of command card."""
    assert isinstance(move, mv.Command)
    chosen = f"{move.card} {move.creature}".strip()
    d.set_fside(seat, chosen=chosen)
    d.tell(ev.ChoiceSealed(seat=seat, card=move.card, audience=own(seat)))


@task
def show_commands(d: Draft) -> None:
    """Both command cards are revealed, contradictions settled, then each may be dispelled, then they work."""
    from plateau_parlant.engines.guardians.play import pay_for

    for seat in (d.fight.attacker, d.fight.defender):
        chosen = d.fight.sides[seat].chosen
        if not chosen:
            continue
        d.set_fside(seat, chosen="")
        name, _, creature = chosen.partition(" ")
        leader = creature or name
        if name in d.sides[seat].depot:
            pay_for(d, seat, name)
        elif leader in d.fight.sides[seat].hand:
            d.from_hand(seat, leader)
        elif name in d.fight.sides[seat].items:
            d.set_fside(seat, items=without_item(d, seat, name))
        if creature and name in d.fight.sides[seat].items:
            pass
        key = d.add_fighter(seat, leader, "command", job="command")
        d.set_fside(seat, command=key, with_item=name if creature else "")
        d.tell(ev.CommandShown(seat=seat, card=name, creature=creature, informs=ALL))
    d.then(Task("command_conflict"), *_command_tasks(d), Task("command_duel"))


def answer_with_command(d: Draft, seat: int, item: str, creature: str) -> None:
    """A command played after seeing the enemy's (Heels of Speed): it may be dispelled, then it works."""
    d.from_hand(seat, creature)
    key = d.add_fighter(seat, creature, "command", job="command")
    d.set_fside(seat, command=key, with_item=item)
    d.tell(ev.CommandShown(seat=seat, card=item, creature=creature, informs=ALL))
    d.then(Task("respond", (1 - seat, "command", str(seat))), Task("resolve_command", (seat,)))


@task
def show_late_items(d: Draft, seat: int, told: int = 0) -> None:
    """House rule: items usable as command cards, not shown before, are shown once the commands are revealed."""
    if not told and UNKNOWN in d.fight.sides[seat].items:
        d.then(Task("tell_dark", (seat, "carried", "late")), Task("show_late_items", (seat, 1)))
        return
    shown = tuple(item for item in d.fight.sides[seat].items if card(item).find("as_command"))
    if shown:
        d.set_fside(seat, played=(*d.fight.sides[seat].played, SHOWN))
        d.tell(ev.ItemsShown(seat=seat, cards=shown, informs=ALL))


def without_item(d: Draft, seat: int, name: str) -> tuple[str, ...]:
    """The items under the shield less one."""
    return without(d.fight.sides[seat].items, name)


def _command_tasks(d: Draft) -> list[Task]:
    todo = []
    for seat in (d.fight.attacker, d.fight.defender):
        todo.append(Task("respond", (1 - seat, "command", str(seat))))
        todo.append(Task("resolve_command", (seat,)))
    return todo


@task
def command_conflict(d: Draft) -> None:
    """Commands that set the same thing differently: the lower up-number loses its power; equal: both (G5.0)."""
    mine: list[set[str]] = [set(), set()]
    for source in d.powers.commands:
        mine[source.seat].add(_sets(source.effect.word, source.effect.first()))
    if (mine[0] & mine[1]) - {""}:
        ups = [_command_up(d, seat) for seat in (0, 1)]
        _lower_goes(d, ups[0], ups[1], lambda seat: silence(d, seat, "conflict"))


def _command_up(d: Draft, seat: int) -> int:
    side = d.fight.sides[seat]
    return card(side.with_item or d.fight.fighters[side.command].card).up


@task
def resolve_command(d: Draft, seat: int) -> None:
    """A command card that nobody dispelled does what it does at once."""
    side = d.fight.sides[seat]
    if side.command < 0 or side.silenced:
        return
    d.then(Task("command_effects", (seat,)))
    name = side.with_item or d.fight.fighters[side.command].card
    paid = [e for e in card(name).effects if e.get("as") == "command" and e.get("per").startswith("discard:")]
    if paid:
        rolled = [Task("command_dice", (seat, side.command))] if any(number(e.first()).dice for e in paid) else []
        d.then(Task("discard_for", (seat, side.command, paid[0].get("per").removeprefix("discard:"))), *rolled)
        return
    dice = wants_die(d, d.fight.fighters[side.command]) or _item_dice(name)
    if dice:
        dice_of(d, side.command, "1")


@task
def command_dice(d: Draft, seat: int, key: int) -> None:
    """One die for each card thrown away for a command; their sum counts."""
    count = d.fight.fighters[key].counted
    if count:
        d.ask("die", f"die {seat}", "d6", Task("rolled_for", (key, "sum")), count, repeat=True)


def _item_dice(name: str) -> str:
    rolls = any(effect.get("roll") and effect.get("when") != "own_ranged" for effect in card(name).effects)
    return "1" if rolls or any("d6" in effect.first() for effect in card(name).find("aura")) else ""


@task
def command_effects(d: Draft, seat: int) -> None:
    """The effects that act when the command is revealed, one after another."""
    from plateau_parlant.engines.guardians.interpreter import acts_at_once

    side = d.fight.sides[seat]
    if side.command < 0:
        return
    key = side.command
    f = d.fight.fighters[key]
    names = [side.with_item] if side.with_item else [f.card]
    if side.with_item:
        names.append(f.card)
    todo = []
    for name in names:
        for index, effect in enumerate(card(name).effects):
            is_command = effect.get("as") == "command" or (effect.word == "aoe" and not effect.get("as"))
            if name == f.card and side.with_item and effect.get("as") == "command":
                continue
            if is_command and acts_at_once(effect):
                todo.append(Task("command_effect", (seat, name, index, key)))
        if card(name).manual:
            todo.append(Task("read_out", (seat, name, key, "")))
    d.then(*todo)


@task
def command_effect(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """One effect of a command: an area attack, or what the interpreter does with it, asking where it may."""
    from plateau_parlant.engines.guardians.interpreter import offer

    if d.fight.sides[seat].silenced and d.fight.sides[seat].command == key:
        return
    effect = card(name).effects[index]
    source = Source(effect, name, seat, key)
    if not applies(d.state, source):
        return
    if effect.word == "aoe" and not effect.get("cost"):
        from plateau_parlant.engines.guardians.area import announce

        announce(d, source)
    else:
        offer(d, source, index)


@task
def command_duel(d: Draft) -> None:
    """A command that attacks the enemy command creature does so before all others (Heels, Squawker)."""
    for seat in (d.fight.attacker, d.fight.defender):
        other = d.fight.sides[1 - seat]
        if (
            other.command < 0
            or d.fight.fighters[other.command].place != "command"
            or not card(d.fight.fighters[other.command].card).creature
        ):
            continue
        if d.fight.duel or not any(s.seat == seat and s.effect.word == "attack_command" for s in d.powers.commands):
            continue
        pair = (d.fight.sides[0].command, d.fight.sides[1].command)
        d.set_fight(pair=pair, duel=True, matchup=0)
        d.then(Task("match"), Task("duel_over", (seat,)))
        return


@task
def duel_over(d: Draft, seat: int) -> None:
    """The command that lost its duel loses its power; those still there go on as command cards."""
    loser = d.fight.sides[1 - seat].command
    if d.fight.fighters[loser].place not in OPEN:
        d.set_fside(1 - seat, silenced=True)
        d.tell(ev.PowerCancelled(seat=1 - seat, card=d.fight.fighters[loser].card, why="beaten"))
    for f in d.fight.fighters:
        if f.place in ("standing", "current") and f.key in (d.fight.sides[0].command, d.fight.sides[1].command):
            d.set_fighter(f.key, place="command")
    d.set_fight(duel=False, pair=(-1, -1))


@task
def stronghold_dice(d: Draft) -> None:
    """A stronghold whose defence is a die is rolled for once a fight."""


def open_items(d: Draft, seat: int) -> None:
    """Items played as command are lost when the fight is over."""
    side = d.fight.sides[seat]
    if side.with_item:
        lose_item(d, seat, side.with_item)


def any_source(state: State, word: str, seat: int) -> bool:
    """Whether some effect of that word works for a seat."""
    return any(source.seat == seat for source in sources(state, word))
