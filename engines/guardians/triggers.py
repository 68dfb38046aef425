"""Effects that wait for a moment (`when=`): found and performed, or offered, when it comes."""

from __future__ import annotations

from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import interpreter
from plateau_parlant.engines.guardians.actions import destroy, silence
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import Effect
from plateau_parlant.engines.guardians.position import Fight, Fighter, State, Task
from plateau_parlant.engines.guardians.powers import Powers
from plateau_parlant.engines.guardians.select import OPEN, Source, base, fits_text, guardian_text, mentioning, text_of
from plateau_parlant.engines.guardians.sources import applies

OF_THE_PAIR = frozenset({"reveal", "play", "win", "lose", "survive"})
"""Moments of a creature's own match-up: only the two in it (and commands) have them."""

READ_AT = frozenset({"adjust", "aura", "bonus", "grant", "push", "no_ranged", "forbid"})
FIRED = frozenset(
    """beats bribe copy destroyed_if destroys discard dispel draw fetch move return reveal_hand rubble set stones swap
    unopposed upcard dice retreat_option must_retreat""".split()
)


def fire(d: Draft, when: str, seat: int | None = None, now: Powers | None = None) -> None:
    """Puts every effect of that moment (of one seat, else of both, attacker first) on the list. `now`: the effects that
    work, where they are known."""
    if d.fight is None:
        return
    if now is None:
        now = d.powers
    standing = now["destroys"] if when == "after_match" else now["when", when]
    if not standing and when != "lose":
        return
    found = _waiting(d.fight, when, standing)
    order = (d.fight.attacker, d.fight.defender) if seat is None else (seat,)
    if not found:
        return
    todo = [
        Task("trigger", (source.seat, source.card, card(source.card).effects.index(source.effect), source.key, when))
        for owner in order
        for source in found
        if source.seat == owner
    ]
    d.then(*todo)


def _waiting(fight: Fight, when: str, standing: tuple[Source, ...]) -> list[Source]:
    found = [source for source in standing if source.effect.word in FIRED and _for(source, when)]
    if when == "lose":
        found += [source for source in _of_beaten(fight) if _for(source, when)]
    if when not in OF_THE_PAIR:
        return found
    pair = (-1, *fight.pair)
    return [source for source in found if source.key in pair or source.effect.get("as") in ("command", "ranged")]


def _for(source: Source, when: str) -> bool:
    """Whether the effect, as printed, waits for that moment."""
    effect = source.effect
    if when == "after_match":
        return effect.word == "destroys" and effect.get("who") == "beaten" and effect.get("as") == "command"
    if effect.when != when or effect.get("at"):
        return False
    return source.key >= 0 or card(source.card).kind != "spell"


def _of_beaten(fight: Fight) -> list[Source]:
    """A beaten creature still has what waits for its losing."""
    found = []
    for key in fight.pair:
        if key >= 0 and fight.fighters[key].place == "beaten":
            f = fight.fighters[key]
            for name in text_of(f):
                waiting = _waiting_texts(name, "lose")
                found += [Source(e, name, f.seat, key) for _, e in waiting if not e.job or e.job == f.job]
    return found


@task
def trigger(d: Draft, seat: int, name: str, index: int, key: int, when: str) -> None:
    """One effect whose moment has come."""
    effect = card(name).effects[index]
    source = Source(effect, name, seat, key)
    if d.state.fight is None:
        return
    if effect.get("as") == "command" and d.fight.sides[seat].silenced:
        return
    if when in ("win", "lose") and not _margin_holds(d.state, source):
        return
    if effect.get("if") == "leaves":
        return
    if effect.get("if") == "channeled" and not _fed(d.state, seat):
        return
    if when == "lose" and effect.get("vs") and not _vs_beater(d.state, source):
        return
    if when not in ("lose",) and not applies(d.state, source):
        return
    if effect.word == "destroys" and when in ("win", "lose", "after_match"):
        _destroys(d, source, when)
        return
    if effect.word == "destroyed_if":
        return
    interpreter.offer(d, source, index)


def _margin_holds(state: State, source: Source) -> bool:
    test = source.effect.get("if")
    if not test.startswith("margin:"):
        return True
    fight = state.fight
    assert fight is not None
    margin, what = fight.last_shot, test.removeprefix("margin:")
    if what == "command":
        leader = fight.sides[1 - source.seat].command
        return leader >= 0 and margin > base(state, fight.fighters[leader])
    return margin >= int(what[3:]) if what.startswith("min") else margin <= int(what[3:])


def _fed(state: State, seat: int) -> bool:
    """Whether the opponent of the match-up accepted channelling in it (the Vampires)."""
    fight = state.fight
    foe = fight.pair[1 - seat] if fight is not None else -1
    return fight is not None and foe >= 0 and fight.fighters[foe].taken > 0


def _vs_beater(state: State, source: Source) -> bool:
    fight = state.fight
    assert fight is not None
    foe = fight.pair[1 - source.seat]
    return foe >= 0 and fits_text(state, source.effect.get("vs"), fight.fighters[foe], source.seat, source.key)


def _destroys(d: Draft, source: Source, when: str) -> None:
    effect, who = source.effect, source.effect.get("who")
    fight = d.fight
    foe = fight.pair[1 - source.seat]
    keys: list[int] = []
    if when == "after_match":
        keys = [f.key for f in fight.fighters if f.place == "beaten" and f.matchup == fight.matchup]
    elif who == "both":
        keys = [k for k in fight.pair if k >= 0]
    elif who.startswith("command"):
        seat = source.seat if effect.get("side") == "own" else 1 - source.seat
        leader = fight.sides[seat].command
        if leader >= 0 and fight.fighters[leader].place in OPEN:
            keys = [leader]
    elif foe >= 0 and fits_text(d.state, who, fight.fighters[foe], source.seat, source.key):
        keys = [foe]
    for key in keys:
        f = d.fight.fighters[key]
        if destroy(d, key, source.card) and fight.sides[f.seat].command == key:
            silence(d, f.seat, "effect")


def fire_own(d: Draft, seat: int, when: str, data: str = "") -> None:
    """A moment of one seat's own (a creature bribed, a bribe played): triggers of its open cards."""
    if d.fight is None:
        return
    naming = mentioning(when)
    for f in d.fight.fighters:
        if f.seat != seat or f.place not in OPEN or not (f.text or f.card in naming):
            continue
        for name in text_of(f):
            for index, effect in _waiting_texts(name, when):
                if effect.word in FIRED:
                    d.then(Task("trigger_with", (seat, name, index, f.key, data)))
    guardian = d.sides[seat].guardian
    for index, effect in _waiting_texts(guardian, when) if guardian in naming else ():
        if effect.word == "stones" and guardian_text(d.state, seat):
            d.then(Task("trigger_with", (seat, guardian, index, -1, data)))


@remembered
def _waiting_texts(name: str, when: str) -> tuple[tuple[int, Effect], ...]:
    return tuple((index, effect) for index, effect in enumerate(card(name).effects) if effect.get("when") == when)


@task
def trigger_with(d: Draft, seat: int, name: str, index: int, key: int, data: str) -> None:
    """A trigger that needs to know what it is about."""
    effect = card(name).effects[index]
    source = Source(effect, name, seat, key, data)
    if effect.word == "return" and effect.get("who").startswith("card:"):
        if effect.get("who").removeprefix("card:") != data:
            return
        interpreter.perform(d, source, "", data)
        return
    if applies(d.state, source):
        interpreter.perform(d, source, "", data)


def first_with(state: State, seat: int, word: str) -> Fighter | None:
    """The first open card of a seat with such a word."""
    fight = state.fight
    if fight is None:
        return None
    for f in fight.fighters:
        if f.seat == seat and f.place in OPEN and any(e.word == word for n in text_of(f) for e in card(n).effects):
            return f
    return None


__all__ = ["ev", "fire", "fire_own"]
