"""In how many ways an effect can be used just now: every (target, choice) it may be given, empty when it cannot.

A target is an open card (`archer.3`), a space (`a2`), a shield (`#4`) or a card in a zone; a choice is a card to pay
with, a class, kind or icon, or how often.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plateau_parlant.engines.guardians.components import card, catalogue
from plateau_parlant.engines.guardians.costs import MOST_STONES, Way, with_cost
from plateau_parlant.engines.guardians.effects import ICONS, SIZES, Effect
from plateau_parlant.engines.guardians.position import Fight, Fighter, State, is_land, space_name
from plateau_parlant.engines.guardians.select import (
    DEAD,
    LOST,
    NO_CLASS,
    OPEN,
    Source,
    bribes_of,
    card_fits,
    classes_of,
    fits_text,
    is_double,
)
from plateau_parlant.engines.guardians.unknown import left

NONE: list[Way] = [("", "")]


def name_of(f: Fighter) -> str:
    """How a move names an open card."""
    return f"{f.card}.{f.key}"


def key_of(target: str) -> int:
    """The number of an open card named in a move, -1 where it is none."""
    tail = target.rpartition(".")[2]
    return int(tail) if "." in target and tail.isdigit() else -1


def ways(state: State, source: Source, paid: bool = False) -> list[Way]:
    """Every way to use an effect, its price included (unless it is paid already)."""
    lister = WAYS.get(source.effect.word)
    found = NONE if lister is None else lister(state, source)
    if not found or paid or not source.effect.cost:
        return found
    return with_cost(state, source, found)


def _swaps(state: State, source: Source) -> list[Way]:
    return [(name, "") for name in dict.fromkeys(_hand(state, source.seat)) if _enters(state, source, name)]


def _up_cards(state: State, source: Source) -> list[Way]:
    if source.effect.first() == "replace":
        return NONE
    side = source.effect.side("foe" if source.card == "argammonds-vision" else "own")
    return NONE if any(state.sides[s].up for s in _seats(source.seat, side)) else []


def _moves(state: State, source: Source) -> list[Way]:
    if source.effect.get("to") == "Stronghold":
        return NONE
    return [(f"#{s.key}", "") for s in state.shields if s.seat == source.seat and not s.turned] or (
        NONE if source.effect.side("own") == "foe" else []
    )


def _areas(state: State, source: Source) -> list[Way]:
    if source.effect.get("per") == "stone":
        return [("", str(many)) for many in range(1, min(state.sides[source.seat].stones, MOST_STONES) + 1)]
    if source.effect.get("x") == "ranged_used":
        from plateau_parlant.engines.guardians.fight_words import last_pirate

        return NONE if state.fight is not None and last_pirate(state, source) is not None else []
    return NONE


def _sizes(state: State, source: Source) -> list[Way]:
    return [("", size) for size in SIZES]


def _seats(seat: int, side: str) -> tuple[int, ...]:
    return (0, 1) if side == "both" else (seat,) if side == "own" else (1 - seat,)


def _hand(state: State, seat: int) -> tuple[str, ...]:
    return state.fight.sides[seat].hand if state.fight else ()


def open_cards(state: State, source: Source, places: frozenset[str] = OPEN) -> list[Fighter]:
    """The open cards an effect's `who` means, by its side (the foe's where nothing is said)."""
    fight, effect = state.fight, source.effect
    if fight is None:
        return []
    who = effect.get("who") or "any"
    side = effect.side("both" if who in ("both", "self", "current") else "foe")
    seats = _seats(source.seat, side)
    return [
        f
        for f in fight.fighters
        if f.place in places and f.seat in seats and fits_text(state, who, f, source.seat, source.key)
    ]


def _on_open(state: State, source: Source) -> list[Way]:
    effect, fight = source.effect, state.fight
    who = effect.who
    if who == "kind:terrain":
        return [(space_name(n), "") for n, s in enumerate(state.spaces) if s.terrain]
    if who == "kind:upgrade":
        kinds = ("upgrade", "downgrade") if state.options.in_ else ("upgrade",)
        return [(space_name(n), "") for n, s in enumerate(state.spaces) if s.upgrade and card(s.upgrade).kind in kinds]
    if who == "fly" and effect.when == "flight":
        moving = next((s for s in state.shields if s.key == state.active and s.flew), None)
        return [(name, "") for name in dict.fromkeys(moving.creatures)] if moving and moving.seat != source.seat else []
    if fight is None:
        return []
    if who == "both":
        return NONE if -1 not in fight.pair and pair_fits(state, source, fight) else []
    if who in ("current", "!kind:guardian") and effect.word != "sideline":
        seat = source.seat if effect.get("side") == "own" else 1 - source.seat
        return NONE if fight.pair[seat] >= 0 and pair_fits(state, source, fight) else []
    if "hand" in who.split("&"):
        if effect.side("own") != "own" or effect.get("pick") == "random":
            return NONE
        return [(name, "") for name in dict.fromkeys(fight.sides[source.seat].hand) if card(name).creature]
    if who == "any" and effect.get("n") == "all":
        return NONE
    if who == "opponent" and effect.when == "win":
        return NONE
    if who in ("duplicate", "beaten") or effect.get("n") == "all":
        return NONE
    if who.startswith("command") and not pair_fits(state, source, fight):
        return []
    if effect.word == "sideline" and who != "self":
        return NONE
    return [(name_of(f), "") for f in open_cards(state, source)]


def pair_fits(state: State, source: Source, fight: Fight) -> bool:
    """Whether the two of the match-up are those an effect wants."""
    effect = source.effect
    mine, theirs = fight.pair[source.seat], fight.pair[1 - source.seat]
    own, vs = effect.own, effect.vs
    if own and (mine < 0 or not fits_text(state, own, fight.fighters[mine], source.seat)):
        return False
    return not vs or (theirs >= 0 and fits_text(state, vs, fight.fighters[theirs], source.seat))


def all_classes() -> list[str]:
    """Every class on the card list, sorted."""
    return sorted({name for c in catalogue().cards.values() for name in c.classes})


def classes_known(state: State) -> list[str]:
    """The classes a player may name: Traithe is none where the table decided so."""
    return [name for name in all_classes() if name != NO_CLASS or state.options.table.traithe == 1]


def _settings(state: State, source: Source) -> list[Way]:
    effect, fight = source.effect, state.fight
    stat = effect.first()
    chosen = len(effect.args) > 1 and effect.args[1] == "chosen"
    if stat in ("kind", "bribes", "class") and chosen:
        if effect.get("as") == "command":
            return [("", name) for name in classes_known(state)]
        if fight is None:
            return []
        values = {"kind": ["mortal", "elemental", "external"], "bribes": list(ICONS), "class": classes_known(state)}[
            stat
        ]
        seats = (source.seat,) if effect.side("both") == "own" else (0, 1)
        keys = [fight.pair[s] for s in seats if fight.pair[s] >= 0]
        if stat == "class" and state.options.table.classless == 2:
            keys = [k for k in keys if classes_of(state, fight.fighters[k])]
        return [
            (name_of(fight.fighters[k]), value)
            for k in keys
            for value in values
            if card(fight.fighters[k].card).creature
        ]
    if stat == "space" and fight is not None and fight.origin < 0:
        return []
    return NONE


def _lasting(state: State, source: Source) -> list[Way]:
    effect, fight, first = source.effect, state.fight, source.effect.first()
    if effect.where == "chosen" or source.card in ("monolith-of-power",):
        return [(space_name(n), "") for n in range(len(state.spaces)) if source.card != "force-barrier" or is_land(n)]
    if first == "play" and effect.who == "chosen":
        return [("", f"card:{name}") for name in _double_names(state, source.seat)]
    if first == "text" and effect.who == "kind:guardian":
        return [("", f"guardian:{seat}") for seat in (0, 1) if state.sides[seat].guardian]
    if first == "move" and effect.to == "Stronghold":
        return [(f"#{s.key}", "") for s in state.shields if s.seat != source.seat]
    if effect.word == "grant" and effect.n:
        if fight is None:
            return []
        mine = fight.pair[source.seat]
        keys = [mine, *[f.key for f in fight.fighters if f.place == "guardian" and f.seat == source.seat]]
        return [(name_of(fight.fighters[k]), "") for k in dict.fromkeys(keys) if k >= 0]
    if first == "text" and effect.who == "opponent":
        return NONE if fight is not None and fight.pair[1 - source.seat] >= 0 else []
    return NONE


def _double_names(state: State, seat: int) -> list[str]:
    """Spells a player may name: those of the foe's deck where lists are open, else all there are."""
    deck = state.sides[1 - seat].deck
    pool = deck if state.options.lists == "open" and deck else tuple(catalogue().cards)
    return sorted({name for name in pool if is_double(state, card(name))})


def zone_cards(state: State, seat: int, zone: str) -> tuple[str, ...]:
    """What lies in a player's zone."""
    side = state.sides[seat]
    if zone == "storage":
        return (*side.pen, *side.depot)
    if zone == "discard":
        return (*side.talon, *side.buried)
    if zone == "deck":
        return (*side.top, *(side.pile if left(state, seat) else ()), *side.bottom)
    if zone == "upcard":
        return (side.up,) if side.up else ()
    if zone == "hand":
        return _hand(state, seat)
    if zone in ("pen", "depot"):
        found: tuple[str, ...] = getattr(side, zone)
        return found
    if zone == "disputed_shields":
        return tuple(c for s in state.shields if s.seat == seat and is_land(s.space) for c in s.creatures)
    if zone == "shield":
        return tuple(c for s in state.shields if s.seat == seat for c in s.creatures)
    return ()


def _moving(state: State, source: Source) -> list[Way]:
    effect, seat = source.effect, source.seat
    what, zone = effect.get("what") or "any", effect.get("from")
    if effect.word == "return":
        return _returning(state, source)
    if what == "own_terrain":
        return [(space_name(n), "") for n, s in enumerate(state.spaces) if s.terrain and s.owner == seat]
    if zone == "slot":
        return [
            (space_name(n), "")
            for n, s in enumerate(state.spaces)
            if s.slot and s.upgrade == source.card and s.upgrade_owner == seat
        ]
    if zone == "play":
        return _in_play(state, what, seat)
    if what == "self":
        return _own_shields_on(state, source, effect.get("in")) if effect.get("to") == "shield" else NONE
    pool = zone_cards(state, seat, zone)
    if effect.get("to") == "draw" and not _draw_left(state, seat):
        return []
    if effect.get("to") == "turned_shield":
        turned = [s.key for s in state.shields if s.seat == seat and s.turned]
        return [(name, f"#{k}") for name in dict.fromkeys(pool) if card_fits(state, what, name, seat) for k in turned]
    # The Rosetta Stone cannot leave the discard pile.
    fixed = "rosetta-stone" if source.card == "rosetta-stone" else ""
    return [(name, "") for name in sorted(set(pool)) if name != fixed and card_fits(state, what, name, seat)]


def _own_shields_on(state: State, source: Source, land: str) -> list[Way]:
    """The own shields on such a land under which the card still fits (Squibby)."""
    from plateau_parlant.engines.guardians.organise import space_limit, space_load

    found: list[Way] = []
    for shield in state.shields:
        space = state.spaces[shield.space]
        here = card(space.terrain).find("terrain") if space.terrain and not space.facedown else ()
        if shield.seat != source.seat or not any(land in effect.first().split("|") for effect in here):
            continue
        if space_load((*shield.creatures, source.card), shield.items, space.under) <= space_limit(shield.card):
            found.append(("", f"#{shield.key}"))
    return found


def _draw_left(state: State, seat: int) -> bool:
    """Whether a card may be taken as a draw: the up-card is the first one drawn; by internet custom (Finn) the only
    draw may be spent so, and the up-card is discarded."""
    from plateau_parlant.engines.guardians.organise import draws

    left = draws(state, seat)
    return left > (1 if state.sides[seat].up and not state.options.in_ else 0)


def _returning(state: State, source: Source) -> list[Way]:
    effect, fight = source.effect, state.fight
    who = effect.get("who")
    if who == "self" or who.startswith("under:"):
        return NONE
    if who.startswith("card:") or who == "spell":
        return NONE
    if fight is None:
        return [] if "lost" not in who else NONE
    if who == "used_ranged":
        return NONE if any(f.place == "shooter" and f.seat == source.seat for f in fight.fighters) else []
    if who.startswith("opponent"):
        foe = fight.pair[1 - source.seat]
        rest = who.removeprefix("opponent").removeprefix("&")
        return NONE if foe >= 0 and fits_text(state, rest, fight.fighters[foe], source.seat, source.key) else []
    places = LOST if "lost" in who else DEAD
    if effect.get("n") == "all":
        return NONE if open_of(state, source, places) else []
    return [(name_of(f), "") for f in open_of(state, source, places)]


def open_of(state: State, source: Source, places: frozenset[str]) -> list[Fighter]:
    """Own cards of the fight in certain states that fit."""
    fight = state.fight
    if fight is None:
        return []
    who = source.effect.get("who")
    return [
        f
        for f in fight.fighters
        if f.seat == source.seat and f.place in places and fits_text(state, who, f, source.seat, source.key)
    ]


def _in_play(state: State, what: str, seat: int) -> list[Way]:
    """The cards in play before both players that fit."""
    names = dict.fromkeys(name for side in state.sides for name in side.accessories)
    return [(name, "") for name in names if card_fits(state, what, name, seat)]


def _discards(state: State, source: Source) -> list[Way]:
    effect, seat = source.effect, source.seat
    if card(source.card).kind == "item-hand" and source.card == "voodoo-hat-rack":
        return _in_play(state, effect.get("what"), seat)
    if effect.get("pick") == "you" and effect.get("what") == "kind:item-creature" and state.fight is not None:
        items = dict.fromkeys(state.fight.sides[1 - seat].items)
        return [(name, "") for name in items if not card(name).find("as_command")]
    if effect.get("from") == "shield" and not effect.get("where"):
        return [(f"#{s.key}", "") for s in state.shields if s.seat != seat]
    return NONE


def _enters(state: State, source: Source, name: str) -> bool:
    want = source.effect.get("enter")
    if want == "self":
        return name == source.card
    return card(name).creature and (want == "any" or card_fits(state, want, name, source.seat))


def _copies(state: State, source: Source) -> list[Way]:
    zone = source.effect.get("from")
    if zone == "hand" and state.fight is not None:
        return [(f.card, "") for f in state.fight.fighters if f.back == f"by:{source.key}" and f.seat == source.seat]
    return NONE


def _healing(state: State, source: Source) -> list[Way]:
    return [(name_of(f), "") for f in open_of(state, source, DEAD)]


def _bribes(state: State, source: Source) -> list[Way]:
    fight, icon = state.fight, source.effect.first()
    if fight is None:
        return []
    side = fight.sides[1 - source.seat]
    fitting = [
        name for name in dict.fromkeys(side.hand) if icon in bribes_of(Fighter(-1, name, 1 - source.seat, "hand"))
    ]
    return [(name, "") for name in fitting if name in side.known or side.all_known]


def _to_rubble(state: State, source: Source) -> list[Way]:
    if source.effect.get("where") == "here":
        fight = state.fight
        return NONE if fight is not None and fight.stronghold else []
    seats = (source.seat,) if source.effect.side("own") == "own" else (1 - source.seat,)
    return [
        (space_name(n), "") for n, s in enumerate(state.spaces) if s.stronghold and not s.rubble and s.holder in seats
    ]


WAYS: Final[dict[str, Callable[[State, Source], list[Way]]]] = {
    "aoe": _areas,
    "aura": _lasting,
    "beats": _on_open,
    "bonus": _lasting,
    "bribe": _bribes,
    "copy": _copies,
    "destroys": _on_open,
    "discard": _discards,
    "fetch": _moving,
    "forbid": _lasting,
    "grant": _lasting,
    "heal": _healing,
    "move": _moves,
    "no_channel_against": _lasting,
    "no_ranged": _lasting,
    "resize": _sizes,
    "return": _moving,
    "rubble": _to_rubble,
    "set": _settings,
    "sideline": _on_open,
    "swap": _swaps,
    "unopposed": _on_open,
    "upcard": _up_cards,
}
"""What lists the ways of an effect, by its word; those not named here are used in one way."""


def describes(effect: Effect) -> str:
    """The word and first value of an effect, for events."""
    return f"{effect.word}:{effect.first()}" if effect.first() else effect.word
