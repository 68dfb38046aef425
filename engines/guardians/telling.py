"""What an unscanned player has to tell all the same: cards that come into the open, and what an effect finds in a
hidden zone as a whole. What stays hidden may stay unknown; what others see is asked for, of everybody at the table.

Two Asks: "reveal", one card that is turned up now (always told), and "tell", one more card that the effect concerns,
or `none`, again and again until no card of the zone is unknown or there is none more.
"""

from __future__ import annotations

from typing import Final

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import SHIELDS, card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import Effect
from plateau_parlant.engines.guardians.movement import flights
from plateau_parlant.engines.guardians.position import (
    Fighter,
    Pending,
    Prompt,
    State,
    Task,
    replace,
    shield_of,
    space_number,
    without,
)
from plateau_parlant.engines.guardians.select import Source, card_fits
from plateau_parlant.engines.guardians.strength import Area, area_hits
from plateau_parlant.engines.guardians.unknown import bind, cards_of, drop, maybe

NONE: Final = "none"
"""The answer "no card more" to a "tell"."""

Why = tuple[int | str, ...]


def concerned(state: State, seat: int, zone: str, why: Why) -> tuple[str, ...]:
    """The cards that an unknown one of a zone may be, of those that an Ask is about. `why`: any, left, late (all of
    them), primary, fly, shoot, item, fits (selector, seat), area (the arguments of the attack)."""
    names = maybe(state, seat, zone)
    match why[0]:
        case "primary":
            return tuple(n for n in names if not card(n).find("must_command"))
        case "fly":
            return names if _lent_wings(state, zone) else tuple(n for n in names if card(n).fly)
        case "shoot":
            return tuple(n for n in names if card(n).ranged)
        case "item":
            return tuple(n for n in names if not card(n).find("as_command"))
        case "shield":
            return tuple(n for n in names if card(n).kind in SHIELDS)
        case "fits":
            return tuple(n for n in names if card_fits(state, str(why[1]), n, int(why[2])))
        case "area":
            one = area_of(why[1:])
            return tuple(n for n in names if area_hits(state, one, Fighter(-1, n, seat, "hand")))
    return names


def _lent_wings(state: State, zone: str) -> bool:
    """Whether an item under a shield lets creatures fly that do not."""
    shield = shield_of(state, int(zone.partition(" ")[2]))
    items = shield.items if shield is not None else ()
    return any(effect.first() == "fly" for item in items for effect in card(item).find("grant"))


def area_of(args: Why) -> Area:
    """The area attack of the arguments of `resolve_area`."""
    seat, name, amount, type_, lethal, victims, who = args
    return Area(int(amount), str(type_), bool(lethal), str(name), int(victims), str(who), int(seat))


def bag(state: State, pending: Pending) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What may answer a "tell" or a "reveal", and how likely each is where chance answers."""
    seat, zone, *why = pending.then.args
    names = concerned(state, int(seat), str(zone), tuple(why))
    if pending.kind == "tell":
        return (*names, NONE), (*(1,) * len(names), max(len(names), 1))
    names = names or tuple(dict.fromkeys(state.sides[int(seat)].pile))
    return names, (1,) * len(names)


def _zone(zone: str, why: Why, seat: int) -> str:
    """How an Ask names the zone: what it is, what of it is asked for, the points of an area attack or the number of a
    space where there is one, and whose: "hand-area:4 1", "plan-shield:0 1"."""
    where, _, number = zone.partition(" ")
    more = str(why[3]) if why[0] == "area" else number if where in ("plan", "under", "slot") else ""
    return f"{where}-{why[0]}{':' if more else ''}{more} {seat}"


# --- told one by one -------------------------------------------------------------------------------------------------


@task
def tell_dark(d: Draft, seat: int, zone: str, *why: int | str) -> None:
    """Asks for one more card of a zone, as long as one there is unknown."""
    if UNKNOWN in cards_of(d.state, seat, zone):
        d.ask("tell", _zone(zone, why, seat), f"tell {seat}", Task("dark_told", (seat, zone, *why)))


@task
def dark_told(d: Draft, seat: int, zone: str, *rest: int | str) -> None:
    """A card was told, and perhaps another is; or there is none (more): then all that is left is known."""
    *why, value = rest
    if value == NONE:
        if why[0] in ("left", "late"):
            drop(d, seat, zone)
        return
    _bound(d, seat, zone, str(value), str(why[0]))
    d.then(Task("tell_dark", (seat, zone, *why)))


@task
def reveal_dark(d: Draft, seat: int, zone: str, *why: int | str) -> None:
    """Asks for a card that is turned up now."""
    if UNKNOWN in cards_of(d.state, seat, zone):
        d.ask("reveal", _zone(zone, why, seat), f"reveal {seat}", Task("dark_shown", (seat, zone, *why)))


@task
def dark_shown(d: Draft, seat: int, zone: str, *rest: int | str) -> None:
    """The card turned up has its name."""
    *why, value = rest
    _bound(d, seat, zone, str(value), str(why[0]))
    if why[0] == "primary":
        d.set_fside(seat, chosen=str(value))


def _bound(d: Draft, seat: int, zone: str, name: str, why: str) -> None:
    bind(d, seat, zone, name)
    d.tell(ev.Told(seat=seat, card=name, zone=zone.partition(" ")[0], why=why, informs=ALL))


# --- before an effect that reads a hidden zone ------------------------------------------------------------------------


READING: Final = frozenset({"reveal_hand", "discard", "sideline"})
"""The words that read a hidden zone as a whole."""


def before(d: Draft, source: Source, target: str, choice: str) -> bool:
    """Asks first, where an effect finds unknown cards in a zone it reads as a whole; it is done afterwards. Whether
    it had to."""
    todo = _asked(d, source) if source.effect.word in READING else []
    if not todo:
        return False
    index = card(source.card).effects.index(source.effect)
    again = (source.seat, source.card, index, source.key, source.choice, target, choice)
    d.then(*todo, Task("perform_told", again))
    return True


def before_card(d: Draft, effects: tuple[Effect, ...], args: tuple[int, str, str, str]) -> bool:
    """The same for all that a played card does (`args` of `perform_card`): its later effects may count what the first
    one shows."""
    seat, name, _, choice = args
    reading = [effect for effect in effects if effect.word in READING]
    if not reading:
        return False
    todo = [task_ for effect in reading for task_ in _asked(d, Source(effect, name, seat, -1, choice))]
    if todo:
        d.then(*todo, Task("perform_card", (*args, 1)))
    return bool(todo)


def _asked(d: Draft, source: Source) -> list[Task]:
    return [
        Task("tell_dark", (seat, zone, *why))
        for seat, zone, why in _read(d, source)
        if UNKNOWN in cards_of(d.state, seat, zone)
    ]


def _read(d: Draft, source: Source) -> list[tuple[int, str, Why]]:
    """The zones an effect reads as a whole: whose, which, and what of them it is about."""
    effect, fighting = source.effect, d.fight is not None
    word = effect.word
    if effect.get("pick") == "random":
        return []
    side = effect.side("foe")
    seats = (0, 1) if side == "both" else (source.seat,) if side == "own" else (1 - source.seat,)
    want: Why = ("any",)
    zone = effect.get("from") or "hand"
    if word == "reveal_hand":
        if effect.get("n"):
            return []
        who = effect.get("who") or ("double" if effect.get("what") == "double" else "")
        if who and who != "any":
            want = ("fits", who, source.seat)
        if effect.get("what") == "double":
            zone = "depot"
    elif word == "sideline":
        if effect.get("who") == "self" or not fighting:
            return []
        want = ("fits", effect.get("who"), source.seat)
    else:
        what = effect.get("what") or "any"
        if effect.get("vitality"):
            seats = (0, 1)
        elif effect.get("n") != "all":
            return []
        elif what != "any":
            want = ("fits", what, source.seat)
        zone = effect.get("from") or ("depot" if what == "double" else "hand")
    if zone == "hand" and fighting:
        return [(seat, "hand", want) for seat in seats]
    if zone in ("pen", "depot") and want == ("any",):
        want = ("fits", "single" if zone == "pen" else "double", source.seat)
    return [(seat, "store", want) for seat in seats if zone in ("hand", "pen", "depot", "storage")]


@task
def perform_told(d: Draft, seat: int, name: str, index: int, key: int, own: str, target: str, choice: str) -> None:
    """The effect, once what it is about was told."""
    from plateau_parlant.engines.guardians.interpreter import ACTS

    source = Source(card(name).effects[index], name, seat, key, own)
    ACTS[source.effect.word](d, source, target, choice)


# --- before a move that shows what lies hidden ------------------------------------------------------------------------


def shows(state: State, move: Move) -> list[tuple[str, Why]]:
    """The unknown cards that a move shows, zone by zone: of a shield that flies, under a stronghold that channels, on
    the catapult that shoots."""
    if isinstance(move, mv.Fly):
        shield = shield_of(state, move.shield)
        many = shield.creatures.count(UNKNOWN) if shield is not None else 0
        return [(f"shield {move.shield}", ("fly",))] * many
    if isinstance(move, mv.Channel) and (place := space_number(move.source)) >= 0:
        return [(f"under {place}", ("under",))] if state.spaces[place].under == UNKNOWN else []
    if isinstance(move, mv.Shoot) and move.card.startswith("catapult:"):
        place = space_number(move.card.partition(":")[2])
        return [(f"slot {place}", ("shoot",))] if state.spaces[place].slot == UNKNOWN else []
    return []


SHOWING: Final = (mv.Fly, mv.Channel, mv.Shoot)


def show_first(d: Draft, seat: int, prompt: Prompt, move: Move) -> bool:
    """Asks for the unknown cards that a move shows; it is done once they are told. Whether there are any."""
    if not isinstance(move, SHOWING):
        return False
    asked = shows(d.state, move)
    if asked:
        todo = [Task("reveal_dark", (seat, zone, *why)) for zone, why in asked]
        d.then(*todo, Task("act_told", (seat, prompt.kind, mv.notation(move), *prompt.data)))
    return bool(asked)


@task
def act_told(d: Draft, seat: int, kind: str, move: str, *data: int | str) -> None:
    """The move whose cards were told; where it cannot be after all, another one is asked for."""
    from plateau_parlant.engines.guardians.rules import PROMPTS

    legal, answer = PROMPTS[kind]
    prompt = Prompt(kind, (seat,), data)
    d.set(prompt=prompt)
    wanted = mv.parse(move)
    if wanted in legal(d.state, seat):
        d.last_prompt = prompt
        d.set(prompt=None)
        answer(d, seat, wanted)


def flying(state: State, key: int) -> list[int]:
    """Where a shield with unknown creatures may fly, if they fly."""
    shield = shield_of(state, key)
    assert shield is not None
    names = [n for n in maybe(state, shield.seat, f"shield {key}") if card(n).fly]
    if not names:
        return []
    plain = next((n for n in names if not card(n).find("move")), names[0])
    many = shield.creatures.count(UNKNOWN)
    known = shield.creatures
    for _ in range(many):
        known = without(known, UNKNOWN)
    return flights(state, replace(shield, creatures=tuple(sorted((*known, *(plain,) * many)))))
