"""The words that act in a fight: destroying, bribing, returning, setting aside, swapping, showing, retreating."""

from __future__ import annotations

from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.actions import destroy, send, silence, to_pen
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.playable import never
from plateau_parlant.engines.guardians.position import Fighter, State, Task, space_number, without
from plateau_parlant.engines.guardians.select import DEAD, LOST, OPEN, Source, card_fits
from plateau_parlant.engines.guardians.shooting import special
from plateau_parlant.engines.guardians.ways import key_of, open_cards, open_of


def do_nothing(d: Draft, source: Source, target: str, choice: str) -> None:
    """A manual effect: the table is asked elsewhere (`read_out`)."""


def do_aoe(d: Draft, source: Source, target: str, choice: str) -> None:
    """An area attack by a card that is no creature; after the Great Balderoon the shot may still be turned round where
    the table decided so."""
    from plateau_parlant.engines.guardians.area import announce

    if source.effect.get("x") == "ranged_used":
        shooter = last_pirate(d.state, source)
        if shooter is not None and shooter.job != "turned" and d.state.options.balderoon == 1:
            power = d.fight.ranged[source.seat]
            ranged = [d.fight.ranged[0], d.fight.ranged[1]]
            announce(d, source)
            ranged[source.seat] = 0
            d.set_fight(ranged=(ranged[0], ranged[1]))
            late = [
                Task("respond", (1 - source.seat, "shot", shooter.card)),
                Task("resolve_shot", (source.seat, shooter.key, power)),
            ]
            d.todo[-2:-2] = reversed(late)
            return
    announce(d, source)


def last_pirate(state: State, source: Source) -> Fighter | None:
    """The last shooter of the match-up, where it fits `by=` and its shot is this seat's. A shot turned round by
    Heisenburg's Missiles is nobody's, the shooter's, or his who turned it (dispute "missiles")."""
    fight = state.fight
    assert fight is not None
    want = source.effect.get("by").partition(":")[2]
    shots = [f for f in fight.fighters if f.place == "shooter" and f.matchup == fight.matchup]
    if not shots or want not in card(shots[-1].card).classes:
        return None
    last = shots[-1]
    whose = {0: -1, 1: last.seat, 2: 1 - last.seat}[state.options.table.missiles] if last.job == "turned" else last.seat
    return last if whose == source.seat else None


def do_attack_command(d: Draft, source: Source, target: str, choice: str) -> None:
    """A primary that attacks the enemy command creature: its chosen opponent goes back to its hand."""
    fight = d.fight
    foe = 1 - source.seat
    leader = fight.sides[foe].command
    if (
        source.key < 0
        or leader < 0
        or fight.fighters[leader].place != "command"
        or not card(fight.fighters[leader].card).creature
    ):
        return
    if fight.pair[foe] >= 0:
        send(d, fight.pair[foe], "hand")
    pair = [-1, -1]
    pair[source.seat], pair[foe] = source.key, leader
    d.set_fighter(leader, matchup=fight.matchup)
    d.set_fight(pair=(pair[0], pair[1]))


def do_beats(d: Draft, source: Source, target: str, choice: str) -> None:
    """The current match-up is won by that side, whatever the numbers."""
    foe = d.fight.pair[1 - source.seat]
    if foe >= 0:
        d.set_fight(tie=f"beaten:{1 - source.seat}")


def do_bribe(d: Draft, source: Source, target: str, choice: str) -> None:
    """A spell that bribes: a shown creature of the enemy hand goes to its pen."""
    foe = 1 - source.seat
    if "." in target:
        bribe(d, source.seat, key_of(target), source.card)
    elif target in d.fight.sides[foe].hand:
        d.from_hand(foe, target)
        d.to_storage(foe, target, seen=True)
        d.tell(ev.Bribed(seat=source.seat, card=source.card, target=target))


def bribe(d: Draft, seat: int, key: int, by: str) -> None:
    """An open creature is bribed to its pen."""
    f = d.fight.fighters[key]
    to_pen(d, key)
    d.tell(ev.Bribed(seat=seat, card=by, target=f.card))


def do_copy(d: Draft, source: Source, target: str, choice: str) -> None:
    """Gains the text of another card."""
    if source.key < 0:
        return
    zone = source.effect.get("from")
    names: tuple[str, ...] = ()
    if zone == "opponent":
        foe = d.fight.pair[1 - source.seat]
        names = (d.fight.fighters[foe].card,) if foe >= 0 else ()
    elif zone == "hand" and target:
        names = (target,)
    elif zone == "command":
        side = d.fight.sides[1 - source.seat]
        name = side.with_item or (d.fight.fighters[side.command].card if side.command >= 0 else "")
        names = (name,) if name and card_fits(d.state, source.effect.get("who"), name, source.seat) else ()
        for copied in names:
            for index, effect in enumerate(card(copied).effects):
                if effect.get("as") == "command":
                    d.then(Task("command_effect", (source.seat, copied, index, source.key)))
    me = d.fight.fighters[source.key]
    d.set_fighter(source.key, text=(*me.text, *names))


def do_destroyed_if(d: Draft, source: Source, target: str, choice: str) -> None:
    """The card itself is destroyed."""
    if source.key >= 0:
        destroy(d, source.key, source.card)
    elif d.fight.sides[source.seat].with_item == source.card:
        silence(d, source.seat, "effect")


def do_destroys(d: Draft, source: Source, target: str, choice: str) -> None:
    """Cards are destroyed: terrains and upgrades on the board, open cards of a fight."""
    who = source.effect.who
    if who in ("kind:terrain", "kind:upgrade") or (who == "fly" and source.effect.when == "flight"):
        from plateau_parlant.engines.guardians import board_words

        if who == "fly":
            board_words.destroy_flyer(d, source, target)
        else:
            board_words.destroy_on_board(d, source, space_number(target), who)
        return
    fight = d.fight
    if who == "both":
        keys = [k for k in fight.pair if k >= 0]
    elif who in ("current", "!kind:guardian") or (source.effect.get("with") and not who.startswith("command")):
        seat = source.seat if source.effect.get("side") == "own" else 1 - source.seat
        keys = [
            k
            for k in (fight.pair[seat],)
            if k >= 0 and not (who.startswith("!kind") and fight.fighters[k].place == "guardian")
        ]
    elif "." in target:
        keys = [key_of(target)]
    else:
        places = frozenset({"beaten"}) if who == "beaten" else OPEN
        keys = [f.key for f in open_cards(d.state, source, places)]
    keys = [key for key in keys if destroy(d, key, source.card)]
    if who.startswith("command"):
        for seat in (0, 1):
            side = d.fight.sides[seat]
            if side.command in keys:
                silence(d, seat, "effect")


def do_dispel(d: Draft, source: Source, target: str, choice: str) -> None:
    """Cancels what was laid last, or the enemy command when that is what it is for."""
    from plateau_parlant.engines.guardians.play import cancel_last

    if source.effect.get("what") == "command" and source.effect.get("as") == "command":
        side = d.fight.sides[1 - source.seat]
        if side.command >= 0:
            name = side.with_item or d.fight.fighters[side.command].card
            who = source.effect.get("who")
            if not never(name) and (not who or card_fits(d.state, who, name, source.seat)):
                silence(d, 1 - source.seat, "dispelled")
        return
    foe = 1 - source.seat
    if target and target in d.sides[foe].accessories:
        d.set_side(foe, accessories=without(d.sides[foe].accessories, target))
        d.set(mods=tuple(m for m in d.state.mods if (m.card, m.seat) != (target, foe)))
        d.discard(foe, target)
        d.tell(ev.CardDispelled(seat=foe, card=target, by=source.card))
        return
    cancel_last(d, source.seat, source.card)


def do_heal(d: Draft, source: Source, target: str, choice: str) -> None:
    """Saves a creature that was beaten or killed by an area attack: back to its shield."""
    key = key_of(target)
    f = d.fight.fighters[key]
    d.set_fighter(key, place="aside")
    d.tell(ev.Saved(seat=f.seat, card=f.card, by=source.card, to="shield"))


def do_invert(d: Draft, source: Source, target: str, choice: str) -> None:
    """Turns what was laid last to one's own profit: a stone of channelling, a shot, a bribe."""
    from plateau_parlant.engines.guardians.bribery import rebuffed
    from plateau_parlant.engines.guardians.play import last_laid

    what = source.effect.first()
    if what == "channel":
        hit = last_laid(d, "resolve_channel")
        if hit is not None:
            points = int(hit.args[2])
            d.tell(ev.ChannelCancelled(seat=1 - source.seat, by=source.card, points=points))
            key = d.fight.pair[source.seat]
            if key >= 0:
                d.set_fighter(key, channel=d.fight.fighters[key].channel + points)
    elif what == "ranged":
        hit = last_laid(d, "resolve_shot")
        if hit is not None:
            _turn_shot(d, source, int(hit.args[1]), int(hit.args[2]))
    else:
        hit = last_laid(d, "resolve_bribe")
        if hit is not None:
            name = str(hit.args[1])
            d.tell(ev.BribeTurned(seat=1 - source.seat, card=name, by=source.card))
            rebuffed(d, 1 - source.seat)
            talon = d.sides[1 - source.seat].talon
            if name in talon:
                d.set_side(1 - source.seat, talon=without(talon, name))
                d.to_storage(source.seat, name, seen=True)


def _turn_shot(d: Draft, source: Source, key: int, amount: int) -> None:
    """Heisenburg's Missiles: the shot, with what it does, counts for the caster; Gorcoo's helps only a Saurian."""
    shooter = d.fight.fighters[key].card if key >= 0 else ""
    d.tell(ev.ShotStopped(seat=1 - source.seat, card=shooter, by=source.card, turned=True))
    ranged = list(d.fight.ranged)
    ranged[source.seat] += amount
    d.set_fight(ranged=(ranged[0], ranged[1]))
    if key < 0:
        return
    if d.fight.fighters[key].job == "ranged":
        d.set_fighter(key, job="turned", counted=amount)
        if d.state.options.table.missiles == 2:
            d.then(Task("respond", (source.seat, "own_shot", shooter)))
    special(d, source.seat, key, turned=True)


def do_must_retreat(d: Draft, source: Source, target: str, choice: str) -> None:
    """The other side has to retreat."""
    d.set_fight(outcome="retreat", winner=source.seat)


def do_retreat_option(d: Draft, source: Source, target: str, choice: str) -> None:
    """A side may leave the fight before primaries."""
    side = source.effect.side("own")
    seat = source.seat if side == "own" else 1 - source.seat
    d.then(Task("ask_retreat", (seat, source.card)))


@task
def ask_retreat(d: Draft, seat: int, by: str) -> None:
    """Asks a side whether it retreats."""
    d.prompt("flee", seat, data=(by,))


def do_return(d: Draft, source: Source, target: str, choice: str) -> None:
    """Sends cards back: shooters to the hand, beaten ones to the pen, an opponent home."""
    from plateau_parlant.engines.guardians import board_words

    effect, who = source.effect, source.effect.get("who")
    to = effect.get("to")
    if who.startswith("under:"):
        board_words.empty_strongholds(d, source)
        return
    if who.startswith("card:") or who == "spell":
        board_words.take_back_played(d, source, choice)
        return
    if who == "self":
        if source.key >= 0:
            send(d, source.key, to)
        elif source.card in d.sides[source.seat].talon:
            board_words.take_back_played(d, source, source.card)
        return
    if d.state.fight is None:
        board_words.grail(d, source)
        return
    if who == "used_ranged":
        _take_shooters(d, source)
        return
    if who.startswith("opponent"):
        foe = d.fight.pair[1 - source.seat]
        if foe >= 0:
            send(d, foe, to)
        return
    places = LOST if "lost" in who else DEAD
    keys = [key_of(target)] if "." in target else [f.key for f in open_of(d.state, source, places)]
    for key in keys:
        f = d.fight.fighters[key]
        if f.place == "destroyed":
            d.set_side(f.seat, talon=without(d.sides[f.seat].talon, f.card))
        d.set_fighter(key, place="gone")
        d.to_storage(f.seat, f.card, seen=True)
        d.tell(ev.Saved(seat=f.seat, card=f.card, by=source.card, to=to))


def _take_shooters(d: Draft, source: Source) -> None:
    """The Eye: own shooters go back to the hand. One on the catapult never leaves it: by internet custom it may shoot
    again (read out), else it has shot."""
    for f in d.fight.fighters:
        if f.place == "shooter" and f.seat == source.seat and f.owner in (-1, source.seat):
            if f.job == "catapult":
                if not d.state.options.in_:
                    continue
                space = int(f.back)
                d.set_space(space, slot_used=False)
                d.set_fighter(f.key, place="gone")
                d.then(Task("read_out", (source.seat, source.card, -1, "eye-of-missiles")))
            else:
                send(d, f.key, "hand")
