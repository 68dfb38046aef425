"""Channelling: who may receive, how much, from where, what forbids it, and a stone that is channelled (G6.2)."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import Fighter, Space, State, Task, space_name, space_number
from plateau_parlant.engines.guardians.powers import powers, sources_of
from plateau_parlant.engines.guardians.select import (
    OPEN,
    base,
    fits_text,
    granting,
    grants,
    guardian_text,
    receives,
    rivals,
)
from plateau_parlant.engines.guardians.sources import adjusted, applies, concerns, forbidden

# --- channelling ---------------------------------------------------------------------------------------------------


def channel_room(state: State, f: Fighter) -> int:
    """How many more points a creature accepts in this match-up (G6.2)."""
    limit = max(base(state, f), 0)
    one = card(f.card)
    for effect in one.find("receive_max"):
        if not effect.job or effect.job == f.job:
            limit = number(effect.first()).flat
    if not one.receives:
        given = [s.effect for s in granting(state, "receives") if grants(state, s, f)]
        if given and all(effect.get("max") == "cmp" for effect in given):
            limit = min(limit, guardian_points(state, f.seat, f)[0])
    return max(limit - f.taken, 0)


def channel_ban(state: State, seat: int, f: Fighter) -> str:
    """Why a seat may not channel to its creature now; nothing when it may."""
    fight = state.fight
    assert fight is not None
    if fight.frozen or fight.no_channel:
        return "stopped"
    now = powers(state)
    if now["forbid", "channel"] and (banned := forbidden(state, "channel", seat)):
        return banned
    against = now["no_channel_against"]
    foe = rivals(state, f) if against else None
    for source in against:
        if source.seat == seat or not applies(state, source):
            continue
        if source.effect.get("as") == "command" or (foe is not None and source.key == foe.key):
            return source.card
    return ""


def channel_sources(state: State, seat: int, f: Fighter) -> list[tuple[str, int, int]]:
    """From where a seat may channel to its creature: ("guardian" or a space, points, stones it costs)."""
    fight = state.fight
    assert fight is not None
    points, stones = guardian_points(state, seat, f)
    givers = _givers(state, seat, fight.space) if state.spaces else []
    if not (points or givers) or channel_room(state, f) <= 0 or channel_ban(state, seat, f):
        return []
    found = []
    only = [effect.first() for effect in card(f.card).find("receive_only")]
    if points > 0 and (not only or any("guardian" in want for want in only)):
        if stones and sources_of(state, "adjust", "price"):
            stones += adjusted(state, "price", seat)
        stopped = forbidden_spending(state, seat, "channel") or _over_guardian_limit(state, seat, f, points)
        if state.sides[seat].stones >= stones and not stopped:
            found.append(("guardian", points, stones))
    bans = sources_of(state, "forbid", "channel")
    if not givers or (bans and any(source.effect.get("by") for source in bans)):
        return found
    for place in givers:
        name = state.spaces[place].under
        giver = Fighter(-1, name, seat, "hand")
        fitting = not only or any(fits_text(state, want, giver, seat) for want in only)
        if card(name).cmp > 0 and fitting and _reaches(state, name, f, seat):
            more = adjusted(state, "cmp", seat, Fighter(-1, name, seat, "hand", back="stronghold"))
            found.append((space_name(place), max(card(name).cmp + more, 0), 0))
    return found


def _givers(state: State, seat: int, here: int) -> list[int]:
    """The spaces, save the one fought for, with a creature under a stronghold of the seat that may channel."""
    return [
        place
        for place, space in enumerate(state.spaces)
        if space.under and not _spent(space) and space.holder == seat and not space.rubble and place != here
    ]


def _spent(space: Space) -> bool:
    """Whether the creature under a stronghold has channelled all it may."""
    return space.used and not any(e.first() == "none" for e in card(space.under).find("channel_max"))


def _reaches(state: State, giver: str, f: Fighter, seat: int) -> bool:
    rules = card(giver).find("channel_only")
    if not rules:
        return receives(state, f)
    return any(
        fits_text(state, rule.get("who"), f, seat) and (rule.get("even") == "unmarked" or receives(state, f))
        for rule in rules
    )


def guardian_points(state: State, seat: int, f: Fighter) -> tuple[int, int]:
    """Points a stone of the guardian gives that creature, and how many stones: (0, 0) where it may not receive."""
    name = state.sides[seat].guardian
    guardian = card(name) if name else None
    if guardian is None or (f.place == "guardian" or f.card == guardian.id):
        return 0, 0
    if receives(state, f):
        points, now = guardian.cmp, powers(state)
        for source in now["set", "cmp"]:
            if source.seat == seat:
                points = number(source.effect.args[1]).flat
        if now["adjust", "cmp"]:
            points += adjusted(state, "cmp", seat, Fighter(-1, guardian.id, seat, "guardian"))
        return max(points, 0), 1
    if guardian.find("channel_also") and base(state, f) > 0:
        for effect in guardian_text(state, seat):
            if effect.word == "channel_also" and fits_text(state, effect.get("who"), f, seat):
                return number(effect.get("n")).flat, number(effect.get("cost")).flat
    return 0, 0


def _over_guardian_limit(state: State, seat: int, f: Fighter, points: int) -> bool:
    limits = card(state.sides[seat].guardian).find("channel_max")
    for effect in guardian_text(state, seat) if limits else ():
        if effect.word == "channel_max" and effect.first().isdigit() and f.channel + points > int(effect.first()):
            return f.channel > 0 or points > int(effect.first())
    return False


def forbidden_spending(state: State, seat: int, what: str) -> str:
    """The card that forbids spending stones for a sort of thing (channel, spell, item)."""
    for source in sources_of(state, "forbid", "spend"):
        if what in source.effect.get("who").split("|") and concerns(source, seat, "foe"):
            return source.card
    for mod in state.mods if state.fight is None else ():
        effect = card(mod.card).effects[mod.index]
        if effect.word == "forbid" and effect.first() == "spend" and what in effect.get("who").split("|"):
            return mod.card
    return ""


# --- a stone channelled ----------------------------------------------------------------------------------------------


def channel_moves(state: State, seat: int) -> list[Move]:
    """Every source from which the side may channel to its creature in the match-up (or its last secondary)."""
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
    if fed_shooter(state, seat) is not None:
        found.append(mv.Channel("shot"))
    return found


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
    f = d.fight.fighters[d.fight.pair[seat]]
    wanted = source
    if source == "shot":
        shooter = fed_shooter(d.state, seat)
        assert shooter is not None
        f, wanted = shooter, "guardian"
    _, points, stones = next(found for found in channel_sources(d.state, seat, f) if found[0] == wanted)
    if stones:
        d.stones(seat, -stones)
        side = d.fight.sides[seat]
        d.set_fside(seat, stones_used=side.stones_used + stones)
    else:
        d.set_space(space_number(source), used=True)
    todo = [Task("respond", (1 - seat, "channel", source)), Task("resolve_channel", (seat, f.key, points, source))]
    for mod_source in d.powers["stones"]:
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
    f = d.fight.fighters[key]
    if f.place not in OPEN:
        return
    given = min(points, channel_room(d.state, f))
    d.set_fighter(key, channel=f.channel + given, taken=f.taken + given)
    if f.job == "ranged":
        ranged = [d.fight.ranged[0], d.fight.ranged[1]]
        ranged[seat] += given
        d.set_fight(ranged=(ranged[0], ranged[1]))
    d.tell(ev.Channelled(seat=seat, card=f.card, points=given, lost=points - given, source=source))
