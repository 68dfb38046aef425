"""Every effect that works in the fight going on: cards, land, strongholds, upgrades, guardians, what lasts.

Which effects work depends on what lies open and in which job, not on hands, stones or sums. So they are worked out
once for what lies there (`Laid`), sorted by word, and kept: most questions of a fight ("does anything forbid this?")
are then answered by an empty tuple.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from plateau_parlant.engines.guardians import components
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.laid import Both, Camp, Laid, OpenCard, laid_out, same_fight, same_sides
from plateau_parlant.engines.guardians.position import Fight, Mod, Space, State, distance, front


class Source(msgspec.Struct, frozen=True, gc=False):
    """An effect that works now: whose, from which card, from which open card (`key`, else -1)."""

    effect: Effect
    card: str
    seat: int
    key: int = -1
    choice: str = ""
    target: int = -1


Key = str | tuple[str, str]
Part = dict[Key, tuple[Source, ...]]
"""The effects of a few cards in their order: all of them ("every"), by word, by word and first value, by "when"
and "at", those offered for stones ("offered"), by what they grant."""


class Powers(defaultdict[Key, tuple[Source, ...]]):
    """The effects that work, in a fixed order, under the keys of a `Part`; nothing under all others. `commands` are
    those of commands, `vitality` those of them that set a base vitality."""

    __slots__ = ("commands", "vitality")

    def __init__(self, ground: Part, parts: list[Part], commands: tuple[Source, ...]) -> None:
        super().__init__(tuple, ground)
        _add(self, parts)
        self.commands = commands
        setting = [s for s in commands if s.effect.word == "set" and s.effect.first() == "vitality"] if commands else ()
        self.vitality = tuple(setting)


def _add(found: Part, parts: Iterable[Part]) -> None:
    """Puts the effects of more cards after those found."""
    for part in parts:
        for key, more in part.items():
            found[key] = found[key] + more if key in found else more


EVERY: Final = "every"
OFFERED: Final = "offered"
"""What an open card offers in a window for stones, as printed."""
GRANTED: Final = "granted"
"""With what is granted, however much of it: `grant(immune:fire)` is a grant of "immune"."""
NOTHING: Final = Powers({}, [], ())
_asked: tuple[State | None, Powers] = (None, NOTHING)
"""The state asked about last and its effects: many questions in a row are about the same state."""
_last: tuple[Fight | None, Both | None, tuple[Mod, ...], tuple[Space, ...], Powers] = (None, None, (), (), NOTHING)
"""What of a state the effects depend on, asked about last, and its effects: most entries leave open cards as they
were."""


def powers(state: State) -> Powers:
    """The effects that work in a state; none outside a fight."""
    global _asked
    before, known = _asked
    if state is before:
        return known
    fight = state.fight
    if fight is None:
        return NOTHING
    known = at_work(fight, state.sides, state.mods, state.spaces)
    _asked = (state, known)
    return known


def at_work(fight: Fight, sides: Both, mods: tuple[Mod, ...], spaces: tuple[Space, ...]) -> Powers:
    """The same, from the parts of a state."""
    global _last
    was, theirs, lasted, board, known = _last
    if fight is was and sides is theirs and mods is lasted and spaces is board:
        return known
    if (
        was is None
        or theirs is None
        or mods is not lasted
        or spaces is not board
        or not (same_fight(fight, was) and same_sides(sides, theirs))
    ):
        known = _powers(laid_out(fight, sides, mods, spaces))
    _last = (fight, sides, mods, spaces, known)
    return known


def sources(state: State, word: str, *more: str) -> tuple[Source, ...]:
    """The effects of these words that work now and whose job and role fit; other conditions are for `applies`."""
    before, now = _asked
    if state is not before:
        now = powers(state)
    if not more:
        return now[word]
    return tuple([source for source in now[EVERY] if source.effect.word == word or source.effect.word in more])


def sources_of(state: State, word: str, first: str) -> tuple[Source, ...]:
    """The same for one word with one first value: `forbid(channel)`, `adjust(price,...)`."""
    before, now = _asked
    if state is not before:
        now = powers(state)
    return now[word, first]


def commands(state: State) -> tuple[Source, ...]:
    """The effects of both command cards that still have their power."""
    return powers(state).commands


# --- the effects -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=components.KEPT)
def _powers(laid: Laid) -> Powers:
    attacker = laid.attacker
    gagged = _gagged(laid.mods) if laid.mods else (False, False)
    ground = _ground(laid.camps, gagged, laid.stronghold, laid.land, attacker)
    parts = [_part(_upgrades(laid), attacker)] if laid.upgrades else []
    commands: tuple[Source, ...] = ()
    if laid.camps[0][0] < 0 and laid.camps[1][0] < 0:
        parts += [_fighter_part(f, False, "", False, attacker) for f in laid.fighters]
    else:
        parts += _led_parts(laid)
        commands = tuple(_commands(laid))
    if laid.mods:
        parts.append(_lasting_part(laid.mods, laid.space, attacker))
    return Powers(ground, parts, commands)


@remembered
def _ground(
    camps: tuple[Camp, Camp], gagged: tuple[bool, bool], stronghold: str, land: str, attacker: int
) -> Part:
    """The effects of what both sides brought along and of the land; a guardian that is `gagged` does nothing."""
    found: Part = {}
    parts = [
        _camp_part(bearer, items, accessories, "" if gagged[seat] else guardian, seat, attacker)
        for seat, (_, _, _, bearer, items, accessories, guardian) in enumerate(camps)
    ]
    _add(found, (*parts, _land_part(stronghold, land, attacker)))
    return found


def _led_parts(laid: Laid) -> list[Part]:
    """The effects of the fighters where a side, or both, has a command."""
    hush, parts = _hush(laid), []
    for f in laid.fighters:
        key, name, seat = f[0], f[1], f[2]
        command, with_item, silenced = laid.camps[seat][:3]
        hushed = hush >= 0 and key != hush and card(name).creature
        if command == key:
            parts.append(_fighter_part(f, not silenced, with_item, hushed, laid.attacker))
        else:
            parts.append(_fighter_part(f, False, "", hushed, laid.attacker))
    return parts


def _part(sources: Iterable[Source], attacker: int) -> Part:
    """What a few cards do, without that which is only for the attacker or the defender when they are the other."""
    found: Part = {}
    for source in sources:
        effect = source.effect
        role = effect.get("role")
        if not role or (role == "attacking") == (source.seat == attacker):
            keys: list[Key] = [EVERY, effect.word, (effect.word, effect.first())]
            keys += [(name, value) for name, value in effect.keys if name in ("when", "at")]
            if _for_stones(source):
                keys.append(OFFERED)
            if effect.word == "grant":
                keys.append((GRANTED, effect.first().partition(":")[0]))
            for key in keys:
                found[key] = (*found.get(key, ()), source)
    return found


def _for_stones(source: Source) -> bool:
    """Whether the effect, as printed, is one that an open card offers in a window for stones."""
    effect = source.effect
    wanted = effect.word in ("set", "forbid", "sideline") and effect.get("cost").isdigit() and not effect.get("when")
    return wanted and card(source.card).kind not in ("spell", "item-hand", "guardian")


def _forget() -> None:
    global _asked, _last
    _asked, _last = (None, NOTHING), (None, None, (), (), NOTHING)
    _powers.cache_clear()


components.FORGET.append(_forget)


@remembered
def _camp_part(
    bearer: str, items: tuple[str, ...], accessories: tuple[str, ...], guardian: str, seat: int, attacker: int
) -> Part:
    kept = [item for item in items if not card(item).find("as_command")]
    names = [name for name in (bearer, *kept, *accessories, guardian) if name]
    return _part([Source(effect, name, seat) for name in names for effect in card(name).effects], attacker)


@remembered
def _land_part(stronghold: str, land: str, attacker: int) -> Part:
    names = [name for name in (stronghold, land) if name]
    return _part([Source(effect, name, 1 - attacker) for name in names for effect in card(name).effects], attacker)


@remembered
def _gagged(mods: tuple[Mod, ...]) -> tuple[bool, bool]:
    """Whose guardian has no text, for something that lasts takes it away."""
    gags = [mod.choice for mod in mods if card(mod.card).effects[mod.index].word == "forbid"]
    return "guardian:0" in gags, "guardian:1" in gags


def _upgrades(laid: Laid) -> Iterator[Source]:
    for place, name, owner in laid.upgrades:
        for effect in card(name).effects:
            where = effect.get("where")
            if effect.get("as") == "command" or effect.word in ("slot", "limit", "as_command"):
                continue
            near = {"here": place == laid.space, "front": laid.space in front(place)}.get(where, True)
            if near:
                yield Source(effect, name, owner)


@remembered
def _fighter_part(f: OpenCard, commands: bool, with_item: str, hushed: bool, attacker: int) -> Part:
    """The effects of a fighter in its job. `commands`: it has its power as a command; `hushed`: its text is gone."""
    key, own, seat, place, job, texts = f
    found = []
    if commands and with_item:
        found += [(effect, with_item) for effect in card(with_item).effects]
    if place and not hushed:
        for name in (own,) if texts is None else texts:
            for effect in card(name).effects:
                idle = (place == "beaten") != (effect.get("if") == "beaten")
                if not idle and not (with_item and effect.get("as") == "command"):
                    found.append((effect, name))
    fitting = [Source(e, name, seat, key) for e, name in found if _job_fits(job, e.get("as"), commands)]
    return _part(fitting, attacker)


def _job_fits(job: str, wanted: str, commands: bool) -> bool:
    return commands if wanted == "command" else not wanted or job == wanted


def _hush(laid: Laid) -> int:
    """The command creature that empties every other creature's text box, or -1."""
    for command, _, silenced, *_ in laid.camps:
        if command < 0:
            continue
        f = _leader(laid, command)
        texts = card(f[1]).find("forbid") if f is not None and not silenced else ()
        if texts and any(effect.first() == "text" and effect.who == "creature" for effect in texts):
            return command
    return -1


def _leader(laid: Laid, command: int) -> OpenCard | None:
    """The command card; none once a fight is over and its cards are gone."""
    for f in laid.fighters:
        if f[0] == command:
            return f
    return None


@remembered
def _lasting_part(mods: tuple[Mod, ...], space: int, attacker: int) -> Part:
    """The effects of what lasts, in a fight on that space."""
    return _part(_lasting(mods, space), attacker)


def _lasting(mods: tuple[Mod, ...], space: int) -> Iterator[Source]:
    for mod in mods:
        effect = card(mod.card).effects[mod.index]
        if mod.space >= 0:
            reach = effect.get("within")
            if space < 0 or distance(mod.space, space) > (number(reach).flat if reach else 0):
                continue
        yield Source(effect, mod.card, mod.seat, -1, mod.choice, mod.target)


def _commands(laid: Laid) -> Iterator[Source]:
    for seat, (command, with_item, silenced, *_) in enumerate(laid.camps):
        f = _leader(laid, command) if command >= 0 else None
        if f is None or silenced or f[3] not in ("open", "command"):
            continue
        key, own, _, _, _, texts = f
        for name in (with_item or own,) if with_item or texts is None else texts:
            for effect in card(name).effects:
                if effect.get("as") == "command":
                    yield Source(effect, name, seat, key)
