"""What the effects that work in a fight amount to: whether their conditions hold, their numbers, sums and bans."""

from __future__ import annotations

from typing import Final

from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.laid import OPEN
from plateau_parlant.engines.guardians.position import Fight, Fighter, State
from plateau_parlant.engines.guardians.powers import Source, sources, sources_of
from plateau_parlant.engines.guardians.select import (
    base,
    bribes_of,
    classes_of,
    fits_text,
    kind_of,
    printed,
    rivals,
    text_of,
    up_number,
)


def concerns(source: Source, seat: int, default: str = "own") -> bool:
    """Whether the effect is for (or against) that seat."""
    side = source.effect.side(default)
    return side == "both" or (side == "own") == (seat == source.seat)


def lands(state: State) -> frozenset[str]:
    """What the fight's space counts as for terrain bonuses: terrain, stronghold, or what a command made of it."""
    fight = state.fight
    if fight is None:
        return frozenset()
    if fight.stronghold:
        found = _terrain_words(fight.stronghold) | {"Stronghold"}
    elif fight.facedown:
        found = FACEDOWN
    elif fight.terrain:
        found = _terrain_words(fight.terrain)
    else:
        found = NO_LAND
    for source in sources_of(state, "set", "terrain"):
        if source.effect.job == "command":
            found = (found & {"Stronghold"}) | {source.effect.args[1]}
    return found


FACEDOWN: Final = frozenset({"Facedown"})
NO_LAND: Final = frozenset({"None"})


@remembered
def _terrain_words(name: str) -> frozenset[str]:
    return frozenset(land for effect in card(name).find("terrain") for land in effect.first().split("|"))


def applies(state: State, source: Source, f: Fighter | None = None) -> bool:
    """Whether the further conditions hold: land, opponent, own primary, first match-ups, dice, tests.

    `f` is the creature it is about; for an effect of a creature on itself, that creature.
    """
    effect, fight = source.effect, state.fight
    assert fight is not None
    if effect.unconditional:
        return True
    me = fight.fighters[source.key] if source.key >= 0 else None
    about = f if f is not None else me
    if effect.land and not _land_holds(state, effect, about):
        return False
    first = effect.matchups
    if first and first != "all" and fight.matchup > int(first):
        return False
    if effect.roll and not _rolled(effect, me, state, source):
        return False
    if effect.vs:
        led = f is None and me is not None and effect.job == "command" and me.key not in fight.pair
        foe = _current(fight, 1 - source.seat) if about is None or led else rivals(state, about)
        if foe is None or not fits_text(state, effect.vs, foe, source.seat, source.key):
            return False
    if effect.own:
        mine = _primary(fight, source.seat)
        if mine is None or not fits_text(state, effect.own, mine, source.seat, source.key):
            return False
    return not effect.test or _test(state, effect, me, source)


def _current(fight: Fight, seat: int) -> Fighter | None:
    return fight.fighters[fight.pair[seat]] if fight.pair[seat] >= 0 else None


def _primary(fight: Fight, seat: int) -> Fighter | None:
    """A seat's primary of the match-up; in a secondary attack the one that had faced the target."""
    mine = _current(fight, seat)
    if mine is None or mine.job != "secondary":
        return mine
    target = _current(fight, 1 - seat)
    matchup = target.matchup if target is not None else 0
    return next(
        (f for f in fight.fighters if f.seat == seat and matchup and f.matchup == matchup and f.job == "primary"), None
    )


def _land_holds(state: State, effect: Effect, f: Fighter | None) -> bool:
    where = effect.land
    if not lands(state).isdisjoint(where.split("|")):
        return True
    if f is None or effect.word != "bonus" or where == "Stronghold":
        return False
    return any(concerns(source, f.seat) and _alive(state, source) for source in sources_of(state, "grant", "terrain"))


def _alive(state: State, source: Source) -> bool:
    assert state.fight is not None
    return source.key < 0 or state.fight.fighters[source.key].place in OPEN


def _rolled(effect: Effect, me: Fighter | None, state: State, source: Source) -> bool:
    roll = me.roll if me is not None else int(source.choice) if source.choice.isdigit() else 0
    low, _, high = effect.get("roll").partition("-")
    return int(low) <= roll <= int(high or low)


def _test(state: State, effect: Effect, me: Fighter | None, source: Source) -> bool:
    fight = state.fight
    assert fight is not None
    test = effect.test
    if test in ("leaves", "shield_here", "foe_total_higher", "channeled"):
        return True
    name, _, rest = test.partition(":")
    if name == "unbeaten":
        return me is None or me.place in OPEN
    if name == "beaten":
        return me is not None and me.place == "beaten"
    if name == "alive":
        amount, _, want = rest.rpartition(":") if rest[:1].isdigit() else ("", "", rest)
        need = int(amount.split(":")[0]) if amount else 1
        if rest[:1].isdigit():
            want = rest.partition(":")[2]
        alive = [f for f in fight.fighters if f.seat == source.seat and f.place in OPEN]
        return sum(not want or fits_text(state, want, f, source.seat) for f in alive) >= need
    if name == "only":
        others = [f for f in fight.fighters if f.place in OPEN and f.key != source.key]
        return not any(fits_text(state, rest, f, source.seat) for f in others)
    if name == "command":
        side = fight.sides[source.seat]
        return side.command >= 0 and fits_text(state, rest, fight.fighters[side.command], source.seat)
    return True


def amount(state: State, source: Source, text: str, f: Fighter | None = None) -> int:
    """The number an effect gives now: fixed, times what it counts, or x. Dice were rolled before (`rolled`)."""
    effect, fight = source.effect, state.fight
    read = number(text)
    me = fight.fighters[source.key] if fight and source.key >= 0 else None
    if read.dice:
        rolled = me.rolled if me is not None else int(source.choice) if source.choice.isdigit() else 0
        return read.flat + rolled
    value = read.flat
    if read.x:
        value = x_value(state, source, f or me)
        return -value if read.sign < 0 else value
    per = effect.per
    if per and effect.get("add"):
        return value + number(effect.get("add")).flat * count(state, source, per, f or me)
    return value * count(state, source, per, f or me) if per else value


def count(state: State, source: Source, per: str, f: Fighter | None) -> int:
    """How many of what `per=` names there are."""
    fight, seat = state.fight, source.seat
    me = fight.fighters[source.key] if fight and source.key >= 0 else None
    foe = rivals(state, me) if me is not None else None
    if per == "opponent_icons":
        return len(bribes_of(foe)) if foe is not None else 0
    if per == "icons":
        return len(bribes_of(f)) if f is not None else 0
    if per == "order":
        return fight.matchup if fight else 0
    if per == "matchups":
        return max(fight.matchup - 1, 0) if fight else 0
    if per == "foe_lost":
        return (
            sum(o.seat != seat and o.place in ("beaten", "blown", "destroyed") for o in fight.fighters) if fight else 0
        )
    if per in ("stone", "foes") or per.startswith("discard:"):
        return me.counted if me is not None else int(source.choice) if source.choice.isdigit() else 0
    if per == "hand:single":
        return len(state.sides[seat].pen)
    if per.startswith(("terrain:", "own_terrain:")):
        land = per.partition(":")[2]
        mine = per.startswith("own")
        here = fight is not None and fight.space < 0 and land in _terrain_words_of(fight)
        return int(here and not mine) + sum(
            bool(s.terrain) and not s.facedown and land in _terrain_words(s.terrain) and (not mine or s.owner == seat)
            for s in state.spaces
        )
    if per == "own_shields:disputed":
        return sum(s.seat == seat and 3 <= s.space < 9 for s in state.shields)
    if per == "own_shields:lost":
        return state.sides[seat].killed
    if per == "foe_pen:creature":
        return sum(card(name).creature for name in state.sides[1 - seat].pen)
    if fight is None:
        return 0
    return _cards_in_play(state, fight, source, per)


def _terrain_words_of(fight: Fight) -> frozenset[str]:
    return _terrain_words(fight.terrain) if fight.terrain and not fight.facedown else frozenset()


def _cards_in_play(state: State, fight: Fight, source: Source, per: str) -> int:
    how = source.effect.get("count")
    if how == "discarded":
        pile = [Fighter(-1, name, source.seat, "discard") for name in state.sides[source.seat].talon]
        return sum(fits_text(state, per, f, source.seat, source.key) for f in pile)
    places = {"beaten"} if how == "beaten" else OPEN
    found = [f for f in fight.fighters if f.place in places and f.key != source.key]
    found += [Fighter(-1, side.with_item, seat, "command") for seat, side in enumerate(fight.sides) if side.with_item]
    found = [f for f in found if fits_text(state, per, f, source.seat, source.key)]
    if how == "distinct":
        return len({f.card for f in found} - {source.card})
    return len(found)


def x_value(state: State, source: Source, f: Fighter | None) -> int:
    """The amount x= names."""
    fight, seat, name = state.fight, source.seat, source.effect.get("x")
    if name == "upcard":
        return up_number(state, seat)
    if name == "half_spent":
        return (state.sides[seat].spent + 1) // 2
    if fight is None:
        return 0
    earlier = [o for o in fight.fighters if o.matchup == fight.matchup - 1 and o.job == "primary"]
    before = next((o for o in earlier if o.seat == seat), None)
    if name == "previous_ocb":
        return printed(before).ocb if before is not None else 0
    if name == "previous_terrain":
        return terrain_bonus(state, before) if before is not None else 0
    if name == "foe_previous_vitality":
        other = next((o for o in earlier if o.seat != seat), None)
        return base(state, other) if other is not None else 0
    if name == "opponent_ocb":
        foe = rivals(state, f) if f is not None else None
        return printed(foe).ocb if foe is not None else 0
    if name == "command_vitality":
        key = fight.sides[seat].command
        return base(state, fight.fighters[key]) if key >= 0 else 0
    if name == "ranged_used":
        shots = [o for o in fight.fighters if o.place == "shooter" and o.matchup == fight.matchup]
        return shots[-1].counted if shots and shots[-1].job == "turned" else fight.ranged[seat]
    if name in ("up_number", "slot"):
        return int(source.choice) if source.choice.lstrip("-").isdigit() else 0
    return 0


def terrain_bonus(state: State, f: Fighter) -> int:
    """The sum of its bonuses for the land of this fight."""
    found = 0
    for name in text_of(f):
        for effect in card(name).find("bonus"):
            if effect.land and _land_holds(state, effect, f):
                found += number(effect.first()).flat
    return found


def adjusted(state: State, stat: str, seat: int, f: Fighter | None = None) -> int:
    """The sum of `adjust` of a number for a seat (and a card)."""
    total = 0
    for source in sources_of(state, "adjust", stat):
        effect = source.effect
        if not concerns(source, seat) or effect.get("cost"):
            continue
        who = effect.get("who")
        if who and f is not None and not fits_text(state, who, f, source.seat, source.key):
            continue
        if who and f is None and who != "kind:guardian":
            continue
        if applies(state, source):
            total += number(effect.args[1]).flat
    return total


def forbidden(state: State, what: str, seat: int, f: Fighter | None = None) -> str:
    """The card that forbids something to a seat (about a card `f`), or nothing."""
    for source in sources_of(state, "forbid", what):
        effect = source.effect
        if not concerns(source, seat, "foe"):
            continue
        if effect.get("when") == "used" or effect.get("by") or effect.get("cost"):
            continue
        who = effect.get("who")
        if who and (f is None or not fits_text(state, who, f, source.seat, source.key)):
            continue
        gone = source.key >= 0 and state.fight is not None and state.fight.fighters[source.key].place not in OPEN
        if effect.get("until") == "bribed" and gone:
            continue
        if applies(state, source, f if effect.get("vs") else None):
            return source.card
    return ""


__all__ = ["adjusted", "amount", "applies", "classes_of", "concerns", "forbidden", "kind_of", "lands", "sources"]
