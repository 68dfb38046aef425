"""Which cards of the depot may be played just now: moment, price, bans, limits; and what they dispel."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from plateau_parlant.engines.guardians.channelling import forbidden_spending
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.position import Fighter, State
from plateau_parlant.engines.guardians.powers import sources_of
from plateau_parlant.engines.guardians.select import fits_text, is_double
from plateau_parlant.engines.guardians.sources import forbidden

FIGHT_WHENS = frozenset({"", "anytime"})
ANSWERS = frozenset(
    """foe_channels foe_ranged foe_bribes foe_plays foe_shows foe_gains_stone own_bribed own_bribes own_ranged own_plays
    flight shield_killed combat_won""".split()
)
WHENS_OF = {
    "channel": ("foe_channels",),
    "shot": ("foe_ranged",),
    "bribe": ("foe_bribes",),
    "bribed": ("own_bribed",),
    "item": ("foe_shows",),
    "command": (),
    "card": ("foe_plays",),
    "stone": ("foe_gains_stone",),
    "flight": ("flight",),
    "own_shot": ("own_ranged",),
    "own_bribe": ("own_bribes",),
    "own_card": ("own_plays",),
    "area": (),
    "shield": ("shield_killed",),
    "won": ("combat_won",),
    "lost": (),
    "used": (),
}
"""Which moments of cards answer what was laid."""
OPEN_WINDOWS = frozenset({"channel", "ranged", "open", "second", "between"})


class Printed(NamedTuple):
    """What the print of a card says about playing it. `laid`: it is laid down as a spell or hand item (not as a command
    card); `main`: the effects that playing it brings about, `whens` their moments; `dispels`: those that answer."""

    laid: bool
    main: tuple[Effect, ...]
    whens: frozenset[str]
    cost: int
    limits: tuple[str, ...]
    dispels: tuple[Effect, ...]
    dispelled_for: int
    never: bool


@remembered
def printed_play(name: str) -> Printed:
    """What the print of a card says about playing it."""
    c = card(name)
    main = tuple(e for e in c.effects if e.word not in ("cost", "limit", "dispel_rule", "as_command", "one_per_space"))
    rules = c.find("dispel_rule")
    return Printed(
        laid=c.kind in ("spell", "item-hand") and not c.find("as_command"),
        main=main,
        whens=frozenset(effect.get("when") for effect in main),
        cost=sum(number(effect.first()).flat for effect in c.find("cost")),
        limits=tuple(effect.get("per") for effect in c.find("limit")),
        dispels=tuple(effect for effect in c.find("dispel") if not effect.get("when")),
        dispelled_for=sum(int(rule.get("cost") or 0) for rule in rules),
        never=any(rule.first() == "never" for rule in rules),
    )


@remembered
def extra_price(name: str, choice: str) -> int:
    """Stones that the effects of a played card take on top: once, or as often as chosen."""
    total = 0
    for effect in main_effects(name):
        if effect.get("cost").isdigit():
            total += int(effect.get("cost")) * (int(choice) if effect.get("repeat") and choice.isdigit() else 1)
    return total


def main_effects(name: str) -> tuple[Effect, ...]:
    """The effects that playing the card brings about."""
    return printed_play(name).main


@remembered
def staying(name: str) -> bool:
    """A played card that stays in play: the three Voodoo Hats, and what may be dispelled at any time."""
    return name in HATS or any(rule.first() == "anytime" for rule in card(name).find("dispel_rule"))


HATS = frozenset({"voodoo-hat", "10-gallon-voodoo-hat", "little-voodoo-hat"})


def never(name: str) -> bool:
    """A card that cannot be dispelled."""
    return printed_play(name).never


def price(state: State, seat: int, name: str) -> int:
    """Stones it takes to play a card: its cost(n), and what a lasting spell adds for double-bordered cards."""
    cost = printed_play(name).cost
    for mod in state.mods:
        effect = card(mod.card).effects[mod.index]
        if effect.word != "adjust" or effect.first() != "price":
            continue
        side = effect.side("own")
        if side == "both" or (side == "own") == (mod.seat == seat):
            who = effect.get("who")
            takes = who == "from_discard" and any(e.get("from") == "discard" for e in main_effects(name))
            if takes or (who == "double" and is_double(state, card(name))) or who == "":
                cost += number(effect.args[1]).flat
    return cost


def playable(state: State, seat: int, name: str, window: str) -> bool:
    """Whether a depot card may be played in a window, its targets apart: kind, moment, stones, bans, limits."""
    return in_time(name, window) and allowed(state, seat, name)


def allowed(state: State, seat: int, name: str) -> bool:
    """Whether a depot card may be played, its targets and moment apart: stones, bans, limits."""
    printed = printed_play(name)
    stones = price(state, seat, name) if state.mods else printed.cost
    if stones > state.sides[seat].stones:
        return False
    if stones and forbidden_spending(state, seat, "spell" if card(name).kind == "spell" else "item"):
        return False
    if sources_of(state, "forbid", "play") and banned(state, seat, name):
        return False
    if state.mods and any(m.choice == f"card:{name}" and m.seat != seat for m in state.mods):
        return False
    return not (printed.limits and _used_up(state, seat, name))


@remembered
def in_time(name: str, window: str) -> bool:
    """Whether the window is a moment in which the card, as printed, is played."""
    printed = printed_play(name)
    whens = printed.whens
    if not printed.laid:
        return False
    if window in ANSWERS or window == "reveal":
        return window in whens
    if window in OPEN_WINDOWS:
        extra = {"open": "reveal", "ranged": "own_ranged"}.get(window)
        return not whens.isdisjoint(FIGHT_WHENS) or extra in whens
    return window in whens or not whens.isdisjoint(FIGHT_WHENS)


def banned(state: State, seat: int, name: str) -> bool:
    """Whether something in the fight forbids a seat to play the card."""
    bans = sources_of(state, "forbid", "play")
    return bool(bans) and bool(forbidden(state, "play", seat, Fighter(-1, name, seat, "hand")))


def _used_up(state: State, seat: int, name: str) -> bool:
    for per in printed_play(name).limits:
        if per in ("turn", "phase") and f"{name}:{per}" in state.sides[seat].marks:
            return True
        if per == "player" and any(m.card == name and m.seat == seat for m in state.mods):
            return True
    return False


# --- answers ---------------------------------------------------------------------------------------------------------


def dispels(state: State, seat: int, name: str, what: str, about: str) -> bool:
    """Whether a card of the depot can be played to dispel what was just laid, its price and bans included."""
    for effect in printed_play(name).dispels:
        if can_dispel(state, effect, what, about, seat):
            break
    else:
        return False
    if sources_of(state, "forbid", "play") and banned(state, seat, name):
        return False
    more = printed_play(about).dispelled_for if what in ("card", "item") else 0
    cost = price(state, seat, name) if state.mods else printed_play(name).cost
    return cost + more <= state.sides[seat].stones


LAID = {"channel": "channel", "shot": "ranged", "area": "aoe"}
"""What of the things laid is no card, and how a dispelling effect names it."""


@cache
def _cards_among(wanted: str) -> str:
    """The selectors of cards among what an effect dispels."""
    return "|".join(part for part in wanted.split("|") if part not in ("command", "aoe", "channel", "ranged"))


def can_dispel(state: State, effect: Effect, what: str, about: str, seat: int) -> bool:
    """Whether a dispelling effect answers what was just laid."""
    wanted = effect.get("what")
    if what in LAID:
        return LAID[what] in wanted.split("|")
    if what == "command":
        fight = state.fight
        if fight is None or "command" not in wanted.split("|"):
            return False
        side = fight.sides[int(about)]
        if side.command < 0:
            return False
        name = side.with_item or fight.fighters[side.command].card
        return not never(name)
    if what not in ("card", "item", "used") or never(about):
        return False
    if effect.test.startswith("painter") and not wanted:
        return False
    cards = _cards_among(wanted)
    return bool(cards) and fits_text(state, cards, Fighter(-1, about, 1 - seat, "hand"), seat)
