"""How a game of Guardians begins: a full game with two decks, or a single fight with named hands (G2, G12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, Option, PositionError, Setup
from plateau_parlant.engines.guardians import components
from plateau_parlant.engines.guardians.components import SHIELDS, card
from plateau_parlant.engines.guardians.decks import check_deck
from plateau_parlant.engines.guardians.draft import Draft
from plateau_parlant.engines.guardians.position import (
    COLUMNS,
    ROWS,
    UNDECIDED,
    Decisions,
    Fight,
    Fighter,
    FightSide,
    Options,
    Pending,
    Side,
    Space,
    State,
    Task,
    home_row,
    replace,
    without_all,
)
from plateau_parlant.engines.guardians.select import HAT

OPTIONS = (
    Option("mode", "game", ("game", "fight")),
    core.TURN_LIMIT,
    Option("rm", True, (True, False)),
    Option("in", False, (True, False)),
    Option("lists", "open", ("open", "closed")),
    Option("shield_moves", 2),
    Option("counter_bribery", False, (True, False)),
    Option("bribe_own", False, (True, False)),
    Option("balderoon", 0, (0, 1, 2)),
    Option("wheel", 1, (1, 2)),
    Option("command_item", 0, (0, 1, 2)),
    Option("little_hat", 1, (1, 2)),
    Option("classless", 1, (1, 2)),
    Option("rebribe", 1, (1, 2)),
    Option("hat_use", 1, (1, 2)),
    Option("war", 0, (0, 1, 2)),
    Option("missiles", 0, (0, 1, 2)),
    Option("sarcophagus", 1, (1, 2)),
    Option("heels", 1, (1, 2)),
    Option("special_terrains", 0, (0, 1, 2)),
    Option("traithe", 1, (1, 2)),
)
"""`rm`, `in`: house rules and internet customs. `lists`: what bots may assume of the foe's deck. From `balderoon` on:
the table's kept decision of the thirteen disputes, reading 1 or 2 (0 = none yet)."""

EXTRA = (
    "rulings",
    "decks",
    "hands",
    "depots",
    "guardians",
    "land",
    "stronghold",
    "shields",
    "items",
    "stones",
    "attacker",
    "piles",
    "facedown",
)
"""What a set-up may hold besides: `decks` (a ready deck's name or a list of cards, a player), and for a single fight
`hands`, `depots`, `items`, `guardians`, `shields` (standard bearers), `stones`, `piles` by player, `land` (a terrain)
or `stronghold`, `attacker`, `facedown`. In `hands`, `depots` and `items` of a single fight "?" is a card that nobody
tells; a deck named then says what it may be."""

READY = ("knights", "giants-and-fairies")
SETUPS = 8
"""How many first states are kept."""
NO_GUARDIAN = "thak-steady-hand"


def settings(given: dict[str, Any]) -> tuple[Options, dict[str, Any]]:
    """The switches, and what else the set-up says. Raises PositionError."""
    extra = {name: value for name, value in given.items() if name in EXTRA}
    plain = {name: value for name, value in given.items() if name not in EXTRA}
    if "rulings" in extra:
        named = extra.pop("rulings")
        if not isinstance(named, list | tuple) or any(n not in ("rm", "in") for n in named):
            raise PositionError("bad_option", name="rulings", value=str(named))
        plain.setdefault("rm", "rm" in named)
        plain.setdefault("in", "in" in named)
    settled = core.settle(OPTIONS, plain)
    settled["in_"] = settled.pop("in")
    decided = Decisions(**{name: settled.pop(name) for name in Decisions.__struct_fields__})
    return Options(**settled, decisions=msgspec.UNSET if decided == UNDECIDED else decided), extra


def begin(setup: Setup) -> State:
    """The first state. Raises PositionError."""
    if setup.data is not None and setup.data.get("cards"):
        known = components.installed()
        if known is None or known.rows is not setup.data["cards"]:
            components.install(setup.data)
    if len(setup.players) != 2:
        raise PositionError("bad_players", count=len(setup.players))
    given = setup.options
    if set(map(type, given.values())) <= {str}:
        return replace(_named(tuple(given.items())), players=setup.players)
    return _first(setup.players, given)


@lru_cache(maxsize=SETUPS)
def _named(given: tuple[tuple[str, str], ...]) -> State:
    """The first state, save the players' names, of a set-up that says all in words: nothing else has a say in it, and
    the same few are played again and again."""
    return _first(("", ""), dict(given))


components.FORGET.append(_named.cache_clear)


def _first(players: tuple[str, ...], given: dict[str, Any]) -> State:
    options, extra = settings(given)
    state = _fight(players, options, extra) if options.mode == "fight" else _game(players, options, extra)
    begun: State = Draft(state).done().state
    return begun


def _pair(extra: dict[str, Any], name: str, default: Any) -> tuple[Any, Any]:
    if name not in extra:
        return default, default
    value = extra[name]
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise PositionError("bad_option", name=name, value=str(value)[:60])
    return value[0], value[1]


def _cards(names: Any, what: str) -> tuple[str, ...]:
    if isinstance(names, (list, tuple)) and not names:
        return ()
    try:
        found = _sorted(tuple(names)) if isinstance(names, (list, tuple)) else None
    except TypeError:
        found = None
    if found is None:
        raise PositionError("bad_option", name=what, value=str(names)[:60])
    return found


@components.remembered
def _sorted(names: tuple[Any, ...]) -> tuple[str, ...] | None:
    """The cards of a bag, sorted; None where something in it is no text. Raises TypeError where that cannot even be
    hashed, PositionError where there is no such card."""
    if not all(isinstance(name, str) for name in names):
        return None
    for name in names:
        card(name)
    return tuple(sorted(names))


def _game(players: tuple[str, ...], options: Options, extra: dict[str, Any]) -> State:
    ready = components.catalogue().decks
    sides = []
    spaces = [Space() for _ in range(COLUMNS * ROWS)]
    for seat, named in enumerate(_pair(extra, "decks", None)):
        wanted = READY[seat] if named is None else named
        if isinstance(wanted, str):
            if wanted not in ready:
                raise PositionError("unknown_deck", name=wanted)
            wanted = ready[wanted]
        deck = _cards(wanted, "decks")
        faults = check_deck(deck, options.rm).faults
        if faults:
            raise PositionError("bad_deck", seat=seat, fault=faults[0].code)
        guardian = next(name for name in deck if card(name).kind == "guardian")
        holds = {components.stronghold_set(n)[1]: n for n in deck if card(n).kind == "stronghold"}
        pile = tuple(n for n in deck if card(n).kind not in ("guardian", "stronghold"))
        for place, side in zip(home_row(seat), components.STRONGHOLD_SIDES, strict=True):
            spaces[place] = Space(holder=seat, stronghold=holds[side])
        row = (3, 4, 5) if seat == 0 else (6, 7, 8)
        for place in row:
            spaces[place] = Space(holder=seat)
        sides.append(Side(guardian=guardian, stones=card(guardian).stones, deck=deck, pile=pile, size=len(deck)))
    return State(
        options=options,
        players=players,
        sides=(sides[0], sides[1]),
        spaces=tuple(spaces),
        todo=(Task("deal"),),
    )


def _fight(players: tuple[str, ...], options: Options, extra: dict[str, Any]) -> State:
    hands, depots = _pair(extra, "hands", ()), _pair(extra, "depots", ())
    guardians, bearers = _pair(extra, "guardians", NO_GUARDIAN), _pair(extra, "shields", "")
    items, piles, stones = _pair(extra, "items", ()), _pair(extra, "piles", ()), _pair(extra, "stones", None)
    attacker = extra.get("attacker", 0)
    if attacker not in (0, 1):
        raise PositionError("bad_option", name="attacker", value=str(attacker))
    if not any(hands):
        hands = (DEMO[0], DEMO[1])
        depots = depots if any(depots) else (DEMO[2], DEMO[3])
        extra.setdefault("land", "woods")
    sides, fsides, fighters = [], [], []
    guard = extra.get("guardians") is not None and not hands[1 - attacker]
    for seat in (0, 1):
        hand, depot = _cards(hands[seat], "hands"), _cards(depots[seat], "depots")
        told = tuple([n for n in depot if n != UNKNOWN])
        if wrong := _misplaced(hand, told, options.table.little_hat == 2):
            raise PositionError("wrong_place", card=wrong)
        pile, carried = _cards(piles[seat], "piles"), _cards(items[seat], "items")
        who = guardians[seat] or NO_GUARDIAN
        if card(who).kind != "guardian":
            raise PositionError("not_a_guardian", card=str(who))
        bearer = bearers[seat] or ""
        if bearer and card(bearer).kind not in SHIELDS:
            raise PositionError("not_a_shield", card=str(bearer))
        left = card(who).stones if stones[seat] is None else stones[seat]
        known = tuple(sorted([n for n in (*hand, *told, *carried) if n != UNKNOWN]))
        if UNKNOWN in (*hand, *depot, *carried):
            pile = _bag(_pair(extra, "decks", None)[seat], pile, known)
        deck = tuple(sorted((*known, *pile)))
        pen = (UNKNOWN,) * (len(depot) - len(told))
        sides.append(Side(guardian=who, stones=left, deck=deck, pile=pile, pen=pen, depot=told, size=len(deck)))
        on = bearer if bearer and card(bearer).kind == "standard-bearer" else ""
        fsides.append(FightSide(bearer=on, hand=hand, items=carried))
        if guard and seat != attacker:
            fighters.append(Fighter(0, who, seat, "guardian"))
    land, hold = extra.get("land", ""), extra.get("stronghold", "")
    for name in (land, hold):
        if name:
            card(name)
    fight = Fight(
        attacker=attacker,
        terrain="" if hold else land,
        facedown=bool(extra.get("facedown", False)),
        stronghold=hold,
        guardian=bool(fighters),
        sides=(fsides[0], fsides[1]),
        fighters=tuple(fighters),
    )
    return State(
        options=options,
        players=players,
        sides=(sides[0], sides[1]),
        fight=fight,
        phase="fight",
        turn=1,
        pending=Pending("start", "table", "start", Task("started")),
        todo=(Task("fight_begins"),),
    )


@components.remembered
def _misplaced(hand: tuple[str, ...], depot: tuple[str, ...], hat_worn: bool) -> str:
    """The first card of a hand or depot that cannot lie there, or nothing. `hat_worn`: the hat is an accessory."""
    wrong = [n for n in hand if n != UNKNOWN and not card(n).creature]
    wrong += [n for n in depot if not card(n).double or (n == HAT and hat_worn)]
    return wrong[0] if wrong else ""


def _bag(named: Any, pile: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    """What unknown cards of a single fight may be: the rest of a deck that was named, else any card that is played in a
    fight. Raises PositionError."""
    if named is None:
        every = (n for n, c in components.catalogue().cards.items() if c.creature or c.double or c.kind in UNDER)
        return tuple(sorted((*pile, *(name for name in every for _ in range(COPIES)))))
    ready = components.catalogue().decks
    if isinstance(named, str) and named not in ready:
        raise PositionError("unknown_deck", name=named)
    deck = _cards(ready[named] if isinstance(named, str) else named, "decks")
    cards = tuple(n for n in deck if n != UNKNOWN and card(n).kind not in ("guardian", "stronghold"))
    return tuple(sorted((*pile, *without_all(cards, known))))


UNDER = frozenset({"item-creature"})
COPIES = 3
"""How many of a card one may hold whose deck nobody named."""

DEMO = (
    ("archer", "axeman", "cleric", "marshal"),
    ("hair-de-hobbins", "huge-rock-giant", "iron-crag-baggler", "female-pixie"),
    ("beer", "gold", "dispel-magic", "st-ballantines-evocation"),
    ("dispel-magic", "power-lunch", "gold"),
)
"""The hands of a single fight where none are named: two of the ready decks."""
