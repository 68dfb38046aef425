"""The legal moves of a player with unknown cards: what is legal in at least one world that fits what was told.

The lists of moves are those of the rules, asked about a supposed hand: beside what is known lies one card of everything
a "?" may be. A move that names a card nobody told gives one "?" its name before it is done (`bind_move`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from plateau_parlant.engines.core import UNKNOWN, Fact, Move, Refusal
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians import organise
from plateau_parlant.engines.guardians.campaign import over_load
from plateau_parlant.engines.guardians.channelling import channel_moves
from plateau_parlant.engines.guardians.components import card, catalogue
from plateau_parlant.engines.guardians.draft import Draft, own
from plateau_parlant.engines.guardians.position import (
    Pending,
    State,
    home_row,
    replace,
    shield_at,
    shield_of,
    space_name,
)
from plateau_parlant.engines.guardians.select import is_double
from plateau_parlant.engines.guardians.shooting import shots
from plateau_parlant.engines.guardians.sources import applies, concerns, sources
from plateau_parlant.engines.guardians.telling import NONE, flying
from plateau_parlant.engines.guardians.unknown import Cards, bind, cards_of, dark, maybe, places

Lister = Callable[[State, int], list[Move]]

HELD: Final = "held"
"""The report that a player holds a card that nobody had told: `SEAT CARD`, at any time (a late scan)."""

MAY_BE_UNTOLD: Final = (mv.Place, mv.Lay, mv.Lose, mv.Bring, mv.Primary, mv.Say)
"""Moves that may leave their card unknown: it stays hidden, or is turned up, and asked for, later."""
FIELDS: Final = ("card", "creature", "target", "choice", "value")


# --- the list --------------------------------------------------------------------------------------------------------


def legal(state: State, seat: int, lister: Lister) -> list[Move]:
    """Every move of a seat that has unknown cards."""
    assert state.prompt is not None
    kind = state.prompt.kind
    found = OWN[kind](state, seat, lister) if kind in OWN else lister(suppose(state, seat), seat)
    plain = frozenset(lister(state, seat))
    return [move for move in dict.fromkeys(found) if _can_be(state, seat, move, lister, plain)]


def suppose(state: State, seat: int) -> State:
    """The state with one card of everything a "?" of that seat may be beside it."""
    side = state.sides[seat]
    sides, changes = list(state.sides), {}
    fresh: dict[str, Cards] = {}
    if UNKNOWN in side.pen:
        names = maybe(state, seat, "store")
        fresh["pen"] = (*side.pen, *(n for n in names if not is_double(state, card(n))))
        fresh["depot"] = (*side.depot, *(n for n in names if is_double(state, card(n))))
    if UNKNOWN in side.buried or UNKNOWN in side.talon:
        fresh["buried"] = (*side.buried, *maybe(state, seat, "buried"))
    if fresh:
        sides[seat] = replace(side, **fresh)
        changes["sides"] = (sides[0], sides[1])
    if state.fight is not None:
        mine = state.fight.sides[seat]
        hand = (*mine.hand, *maybe(state, seat, "hand")) if UNKNOWN in mine.hand else mine.hand
        items = (*mine.items, *maybe(state, seat, "carried")) if UNKNOWN in mine.items else mine.items
        if hand is not mine.hand or items is not mine.items:
            fsides = list(state.fight.sides)
            fsides[seat] = replace(mine, hand=hand, items=items)
            changes["fight"] = replace(state.fight, sides=(fsides[0], fsides[1]))  # type: ignore[assignment]
    return replace(state, **changes) if changes else state


def _with_shields(state: State, seat: int, but: int = -1) -> State:
    """The same for the creatures under the shields of a seat, all but one."""
    return replace(
        state,
        shields=tuple(
            replace(s, creatures=(*s.creatures, *maybe(state, seat, f"shield {s.key}")))
            if s.seat == seat and UNKNOWN in s.creatures and s.key != but
            else s
            for s in state.shields
        ),
    )


# --- questions with a list of their own ------------------------------------------------------------------------------


def _primary(state: State, seat: int, lister: Lister) -> list[Move]:
    """Each creature that may be the primary in the world in which one unknown card is it; the card laid face down,
    named when it is turned up; or none of them can be one."""
    found = lister(state, seat)
    assert state.fight is not None
    mine = state.fight.sides[seat]
    if UNKNOWN not in mine.hand:
        return found
    at = mine.hand.index(UNKNOWN)
    could: list[Move] = []
    for name in maybe(state, seat, "hand"):
        sides = list(state.fight.sides)
        sides[seat] = replace(mine, hand=(*mine.hand[:at], name, *mine.hand[at + 1 :]))
        world = replace(state, fight=replace(state.fight, sides=(sides[0], sides[1])))
        could += [move for move in lister(world, seat) if move == mv.Primary(name)]
    declares = any(concerns(s, seat, "foe") and applies(state, s) for s in sources(state, "declare"))
    down = [] if declares and could else [mv.Primary(UNKNOWN)]
    return [*found, *down, *could, *([] if found else [mv.Pass()])]


def _organise(state: State, seat: int, lister: Lister) -> list[Move]:
    """Cards of the store that are known or may be there, in every place; unknown ones where they lie face down."""
    if state.sides[seat].done:
        return []
    found = [move for move in lister(suppose(state, seat), seat) if not isinstance(move, mv.Done)]
    if not _creature_besides(state, seat):
        held = state.sides[seat].pen
        found = [m for m in found if not (isinstance(m, mv.Place) and m.how == "shield" and m.card not in held)]
    if not organise.bare_shields(state, seat) and organise.may_finish(state, seat):
        found.append(mv.Done())
    if UNKNOWN in state.sides[seat].pen:
        found[:0] = face_down(state, seat)
    return found


def _creature_besides(state: State, seat: int) -> bool:
    """Whether there may be a creature for a shield that is itself an unknown card."""
    pen = state.sides[seat].pen
    return pen.count(UNKNOWN) > 1 or any(card(name).creature for name in pen)


def face_down(state: State, seat: int) -> list[Move]:
    """Where an unknown card of the store may be put: under a shield, as a shield (named when both are done), under a
    stronghold, on an upgrade, as an item. The limit counts only what is known: that it fits is believed."""
    side = state.sides[seat]
    bare = organise.bare_shields(state, seat)
    if bare:
        return [mv.Place("under", UNKNOWN, space_name(bare[0]))]
    found: list[Move] = []
    more = _creature_besides(state, seat)
    for place in home_row(seat):
        space, name = state.spaces[place], space_name(place)
        if space.rubble or space.holder != seat:
            continue
        here = shield_at(state, place)
        new = organise.planned(state, seat, "shield", place)
        if here is None and not new and more:
            found.append(mv.Place("shield", UNKNOWN, name))
        if (here is not None and here.seat == seat) or new:
            found.append(mv.Place("under", UNKNOWN, name))
        free = not space.under or bool(organise.planned(state, seat, "lift-channel", place))
        if free and not organise.planned(state, seat, "channel", place):
            found.append(mv.Place("channel", UNKNOWN, name))
        slots = space.upgrade_owner == seat and bool(space.upgrade and card(space.upgrade).find("slot"))
        free = not space.slot or bool(organise.planned(state, seat, "lift-slot", place))
        if slots and free and not organise.planned(state, seat, "slot", place):
            found.append(mv.Place("slot", UNKNOWN, name))
    spots = [s.space for s in state.shields if s.seat == seat]
    spots += [p.space for p in side.plan if p.how == "shield"]
    return [*found, *(mv.Place("item", UNKNOWN, space_name(p)) for p in dict.fromkeys(spots))]


def _activate(state: State, seat: int, lister: Lister) -> list[Move]:
    """The options of the shields; one whose known creatures all fly may fly: those unknown are shown then."""
    found = list(lister(state, seat))
    for shield in state.shields:
        if shield.seat == seat and not shield.turned and UNKNOWN in shield.creatures:
            found += [mv.Fly(shield.key, space_name(n)) for n in flying(state, shield.key)]
    return found


def _reinforce(state: State, seat: int, lister: Lister) -> list[Move]:
    assert state.prompt is not None
    key = int(state.prompt.data[0])
    return lister(_with_shields(state, seat, but=key), seat)


def _on_shields(state: State, seat: int, lister: Lister) -> list[Move]:
    return lister(_with_shields(suppose(state, seat), seat), seat)


def _lose(state: State, seat: int, lister: Lister) -> list[Move]:
    """A creature; or none, where the owner says that his unknown creatures keep the limit."""
    assert state.prompt is not None
    key, why = state.prompt.data[:2]
    shield = shield_of(state, int(key))
    kept = why == "limit" and shield is not None and not over_load(state, shield)
    return [*([mv.Pass()] if kept else []), *_on_shields(state, seat, lister)]


def _discard(state: State, seat: int, lister: Lister) -> list[Move]:
    """What fits, and that nothing does, where no known card has to be given."""
    found = lister(suppose(state, seat), seat)
    return found if mv.Pass() in found or lister(state, seat) != [mv.Pass()] else [*found, mv.Pass()]


def _window(state: State, seat: int, lister: Lister) -> list[Move]:
    """With the cards of the store and hand that may be there; what lies unknown under a stronghold may channel, what
    stands unknown on a catapult may shoot."""
    assert state.prompt is not None
    found = lister(_with_shields(suppose(state, seat), seat), seat)
    for place, space in enumerate(state.spaces):
        if space.under == UNKNOWN and space.holder == seat:
            for name in maybe(state, seat, f"under {place}"):
                here = _space(state, place, under=name)
                if state.prompt.data[0] in ("channel", "ranged", "second") and (
                    mv.Channel(space_name(place)) in channel_moves(here, seat)
                ):
                    found.append(mv.Channel(space_name(place)))
                    break
        if space.slot == UNKNOWN and space.upgrade_owner == seat and state.prompt.data[0] == "ranged":
            shooter = next((n for n in maybe(state, seat, f"slot {place}") if card(n).ranged), "")
            shot = mv.Shoot(f"catapult:{space_name(place)}")
            if shooter and shot in shots(_space(state, place, slot=shooter), seat):
                found.append(shot)
    return found


def _space(state: State, place: int, **changes: str) -> State:
    spaces = list(state.spaces)
    spaces[place] = replace(spaces[place], **changes)
    return replace(state, spaces=tuple(spaces))


def _plain(state: State, seat: int, lister: Lister) -> list[Move]:
    return lister(state, seat)


OWN: Final[dict[str, Callable[[State, int, Lister], list[Move]]]] = {
    "primary": _primary,
    "organise": _organise,
    "activate": _activate,
    "reinforce": _reinforce,
    "lose": _lose,
    "settle": _on_shields,
    "discard": _discard,
    "window": _window,
    "unless": _plain,
    "hunt": _plain,
    "arrange": _plain,
    "first_hand": _plain,
}


# --- a move names a card ---------------------------------------------------------------------------------------------


def _names(move: Move) -> list[str]:
    """The cards that a move names by their id alone."""
    known = catalogue().cards
    named = (str(getattr(move, field, "")) for field in FIELDS)
    return [name for name in named if name in known]


def _can_be(state: State, seat: int, move: Move, lister: Lister, plain: frozenset[Move]) -> bool:
    """Whether a supposed move needs no more unknown cards than there are. `plain`: the moves that need none."""
    if any(getattr(move, field, "") == UNKNOWN for field in FIELDS) and not isinstance(move, MAY_BE_UNTOLD):
        return False
    if move in plain:
        return True
    names = _names(move)
    if len(names) < 2:
        return True
    there = {name for _, cards in places(state, seat) for name in cards}
    if sum(name not in there for name in names) < 2:
        return True
    return next(_bindings(Draft(state), seat, move, names, lister), None) is not None


def bind_move(d: Draft, seat: int, move: Move, lister: Lister) -> None:
    """Gives names to as many unknown cards as the move needs; none where it is about known ones, or names none."""
    if not dark(d.state, seat) or move in lister(d.state, seat):
        return
    found = next(_bindings(d, seat, move, _names(move), lister), None)
    if found is not None:
        now = found.state
        d.set(sides=now.sides, shields=now.shields, spaces=now.spaces, fight=now.fight)
        d.events += found.events


def _bindings(d: Draft, seat: int, move: Move, names: list[str], lister: Lister) -> Iterator[Draft]:
    """Each way to give a name to one unknown card, or to two, after which the plain rules have the move."""
    zones = [zone for zone, cards in places(d.state, seat) if UNKNOWN in cards]
    one = list(_bound(d, seat, zones, names))
    for trial in one:
        if move in lister(trial.state, seat):
            yield trial
    for first in one if len(names) > 1 else ():
        for trial in _bound(first, seat, zones, names):
            if move in lister(trial.state, seat):
                trial.events = [*first.events, *trial.events]
                yield trial


def _bound(d: Draft, seat: int, zones: list[str], names: list[str]) -> Iterator[Draft]:
    for zone in zones:
        could = maybe(d.state, seat, zone) if UNKNOWN in cards_of(d.state, seat, zone) else ()
        for name in dict.fromkeys(names):
            if name in could:
                trial = Draft(d.state)
                bind(trial, seat, zone, name)
                yield trial


# --- cards drawn out of a zone with unknown ones ---------------------------------------------------------------------


def _pick(pending: Pending) -> tuple[int, str, str]:
    """Of an Ask for a card of a hidden zone: whose, the zone of the rules, and that of the unknown cards in it."""
    zone, _, seat = pending.bag.rpartition(" ")
    inner = {"hand": "hand", "items": "carried", "storage": "store", "pen": "store", "depot": "store"}.get(zone, "")
    return (int(seat), zone, inner) if inner else (-1, zone, "")


def pick_bag(state: State, pending: Pending, known: Cards) -> tuple[Cards, Cards, tuple[int, ...]] | None:
    """What a card drawn out of a hidden zone may be: the known ones, the others, and the weights; None where all are
    known. A zone that may hold none of them has the answer `none`."""
    seat, zone, inner = _pick(pending)
    if pending.bag.startswith("talon "):
        return _talon_bag(state, int(pending.bag.rpartition(" ")[2]))
    if not inner or UNKNOWN not in cards_of(state, seat, inner):
        return None
    names = maybe(state, seat, inner)
    half = zone in ("pen", "depot")
    if half:
        names = tuple(n for n in names if is_double(state, card(n)) == (zone == "depot"))
    told = tuple(n for n in known if n != UNKNOWN)
    many = cards_of(state, seat, inner).count(UNKNOWN)
    if not names and not told and not half:
        names = tuple(dict.fromkeys(state.sides[seat].pile))
    weights = (*(max(len(names), 1),) * len(told), *(many,) * len(names))
    return told, (*names, *((NONE,) if half else ())), (*weights, *((many,) if half else ()))


def _talon_bag(state: State, seat: int) -> tuple[Cards, Cards, tuple[int, ...]] | None:
    side = state.sides[seat]
    all_ = (*side.talon, *side.buried)
    if UNKNOWN not in all_:
        return None
    told, names = tuple(sorted(n for n in all_ if n != UNKNOWN)), maybe(state, seat, "buried")
    return told, names, (*(max(len(names), 1),) * len(told), *(all_.count(UNKNOWN),) * len(names))


def settle_pick(d: Draft, pending: Pending, value: str) -> None:
    """A card drawn out of a hidden zone that was not known to be there is one of the unknown ones."""
    seat, _, inner = _pick(pending)
    if pending.bag.startswith("talon "):
        seat = int(pending.bag.rpartition(" ")[2])
        held = (*d.sides[seat].talon, *d.sides[seat].buried)
        inner = "talon" if UNKNOWN in d.sides[seat].talon else "buried"
    elif inner:
        held = cards_of(d.state, seat, inner)
    else:
        return
    if value != UNKNOWN and value not in held and UNKNOWN in held:
        bind(d, seat, inner, value)


# --- told later ------------------------------------------------------------------------------------------------------


def refuse_held(state: State, fact: Fact) -> Refusal | None:
    """Whether a report names a card that one of a player's unknown cards may be."""
    seat, zone, name = _held(state, fact.value)
    if seat not in (0, 1):
        return Refusal("no_such_seat", {"seat": str(fact.value).partition(" ")[0]})
    if name not in catalogue().cards:
        return Refusal("not_there", {"value": name, "zone": f"store {seat}"})
    return None if zone else Refusal("not_untold", {"seat": seat, "card": name})


def _held(state: State, value: Any) -> tuple[int, str, str]:
    """The seat, the zone with an unknown card that may be it ("" for none), and the card of a report."""
    number, _, name = str(value).partition(" ")
    if number not in ("0", "1"):
        return -1, "", name
    seat = int(number)
    for zone, cards in places(state, seat):
        if UNKNOWN in cards and zone not in ("buried", "talon") and name in maybe(state, seat, zone):
            return seat, zone, name
    return seat, "", name


def on_held(d: Draft, value: Any) -> None:
    """An unknown card gets its name; its owner alone hears it."""
    seat, zone, name = _held(d.state, value)
    bind(d, seat, zone, name)
    d.tell(ev.Told(seat=seat, card=name, zone=zone.partition(" ")[0], why=HELD, audience=own(seat)))
