"""The sums of a fight: a creature's total line by line, ranged and area attacks, the value for the space."""

from __future__ import annotations

from typing import NamedTuple

from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.effects import Effect, number, selector_or_attack
from plateau_parlant.engines.guardians.events import Line
from plateau_parlant.engines.guardians.position import Fighter, State, front
from plateau_parlant.engines.guardians.powers import powers, sources_of
from plateau_parlant.engines.guardians.select import (
    OPEN,
    Source,
    base,
    fits,
    fits_text,
    granting,
    grants,
    immune_to_attack,
    kind_of,
    printed,
    rivals,
    text_of,
    vitality,
    with_word,
)
from plateau_parlant.engines.guardians.sources import adjusted, amount, applies, concerns, forbidden, lands, sources

BEATS = {"mortal": "elemental", "elemental": "external", "external": "mortal"}
"""Off-colour: which kind a creature's bonus counts against (G5.6.3)."""


def lines(state: State, f: Fighter, strike: bool = True) -> tuple[Line, ...]:
    """Every line of a creature's total in its match-up: base first. `strike` False leaves channelling and shots out."""
    found: list[Line] = [("base", base(state, f), f.card)]
    now, fight = powers(state), state.fight
    if card(f.card).ocb:
        found += colour(state, f)
    if now["bonus"]:
        found += own_bonuses(state, f)
    if now["aura"]:
        found += auras(state, f)
    if fight is not None and fight.stronghold:
        found += stronghold(state, f)
    if f.extra:
        found.append(("table", f.extra, ""))
    if strike:
        if f.channel:
            found.append(("channel", f.channel, ""))
        if fight is not None and fight.pair[f.seat] == f.key and fight.ranged[f.seat]:
            found.append(("ranged", fight.ranged[f.seat], ""))
    return tuple(found) if len(found) == 1 else tuple([line for line in found if line[1] or line[0] == "base"])


def total(parts: tuple[Line, ...]) -> int:
    """The sum of lines."""
    return sum([line[1] for line in parts])


def colour(state: State, f: Fighter) -> list[Line]:
    """The off-colour bonus: mortal against elemental, elemental against external, external against mortal."""
    foe, one = rivals(state, f), printed(f)
    value = one.ocb
    if foe is None or not one.creature or not value:
        return []
    giving = granting(state, "ocb")
    granted = bool(giving) and any(s.effect.first() == "ocb" and grants(state, s, f) for s in giving)
    against = BEATS.get(kind_of(f)) == kind_of(foe)
    if not (against or granted) or forbidden(state, "bonus:ocb", f.seat, f):
        return []
    return [("colour", value + adjusted(state, "ocb", f.seat), "")]


def own_bonuses(state: State, f: Fighter) -> list[Line]:
    """The bonuses a creature's text gives itself, and those a spell gave it."""
    found: list[Line] = []
    bans = sources_of(state, "forbid", "bonus:class")
    for source in sources(state, "bonus"):
        if source.key != f.key and source.target != f.key:
            continue
        effect = source.effect
        if bans and _class_bound(effect) and forbidden(state, "bonus:class", f.seat):
            continue
        if effect.get("unless") and f.counted != 1:
            continue
        if not applies(state, source, f):
            continue
        value = amount(state, source, effect.first(), f)
        if effect.get("in"):
            value = _terrain_adjusted(state, f, value)
            found.append(("land", value, source.card))
        else:
            found.append(("dice" if number(effect.first()).dice else "text", value, source.card))
    return found


def _terrain_adjusted(state: State, f: Fighter, value: int) -> int:
    change = 0
    for source in sources_of(state, "adjust", "terrain"):
        if concerns(source, f.seat):
            change += number(source.effect.args[1]).flat
    return max(value + change, 0) if value > 0 else value


def _class_bound(effect: Effect) -> bool:
    return any(
        "class:" in effect.get(key)
        for key in ("vs", "who", "with", "per")
        if not effect.get(key).startswith("discard:")
    )


def auras(state: State, f: Fighter) -> list[Line]:
    """Bonuses other cards give it; an aura never counts for the card that gives it, unless it says so."""
    found: list[Line] = []
    if not (printed(f).creature or printed(f).kind == "guardian"):
        return found
    fight = state.fight
    assert fight is not None
    bans = sources_of(state, "forbid", "bonus:class")
    for source in sources(state, "aura"):
        effect = source.effect
        if source.key == f.key and effect.get("self") != "yes":
            continue
        if source.target >= 0 and source.target != f.key:
            continue
        if not concerns(source, f.seat) or not fits_text(state, effect.who, f, source.seat, source.key):
            continue
        if bans and _class_bound(effect) and forbidden(state, "bonus:class", f.seat):
            continue
        if effect.get("first") and f.job == "secondary":
            continue
        if not applies(state, source, f):
            continue
        value = amount(state, source, effect.first(), f)
        own = fight.sides[source.seat]
        code = (
            "command"
            if source.key >= 0 and own.command == source.key
            else "bearer"
            if own.bearer == source.card
            else "text"
        )
        found.append((code, value, source.card))
    return found


def stronghold(state: State, f: Fighter) -> list[Line]:
    """What the stronghold gives each of its defenders."""
    fight = state.fight
    if fight is None or not fight.stronghold or f.seat != fight.defender or f.place == "guardian":
        return []
    found: list[Line] = []
    for effect in card(fight.stronghold).find("defence"):
        foe = rivals(state, f)
        attack_seat = 1 - f.seat
        ban = forbidden(state, "bonus:defence", f.seat, f)
        if ban or (foe is not None and foe.seat != attack_seat):
            continue
        read = number(effect.first())
        rolled = int(f.back) if read.dice and f.back.isdigit() else 0
        found.append(("stronghold", read.flat + rolled, fight.stronghold))
    return found


# --- attacks ---------------------------------------------------------------------------------------------------


class Area(NamedTuple):
    """An area attack: how much, of which type, whether it kills, whose hand it hits, who is hit at all."""

    amount: int
    type: str
    lethal: bool
    card: str
    victims: int
    who: str
    seat: int


def area_attacks(state: State, f: Fighter, job: str) -> list[Area]:
    """The area attacks of a creature as primary or command; of one type only the strongest counts."""
    found = []
    for source in sources(state, "aoe"):
        if source.key != f.key or (source.effect.get("as") == "command" and job != "command"):
            continue
        if source.effect.get("when") or not applies(state, source, f):
            continue
        if source.effect.get("fails") and str(f.roll) == source.effect.get("fails"):
            continue
        found.append(area(state, source, f))
    return strongest(state, found)


def area(state: State, source: Source, f: Fighter | None) -> Area:
    """One area attack as it is now."""
    effect = source.effect
    read = number(effect.first())
    value = f.roll if read.dice and f is not None else amount(state, source, effect.first(), f)
    type_ = effect.args[1] if len(effect.args) > 1 else "plain"
    if type_ == "fear" or type_ == "fire":
        for more in sources(state, "aura"):
            if more.effect.get("who") == f"attack:{type_}" and more.card == "plague-walker":
                break
    side = effect.side("foe")
    victims = 2 if side == "both" else source.seat if side == "own" else 1 - source.seat
    return Area(value, type_, effect.get("lethal") != "no", source.card, victims, effect.get("who"), source.seat)


def strongest(state: State, attacks: list[Area]) -> list[Area]:
    """Of several of one type only the strongest, the types in the order given (G5.5.2)."""
    best: dict[str, Area] = {}
    for one in attacks:
        if one.type not in best or one.amount > best[one.type].amount:
            best[one.type] = one
    return list(best.values())


def area_hits(state: State, attack: Area, f: Fighter) -> bool:
    """Whether an area attack gets a creature of the hidden hand: by base vitality, unless immune to that type."""
    one = printed(f)
    if not one.creature or base(state, f) > attack.amount:
        return False
    if attack.who and not fits_text(state, attack.who, f, attack.seat):
        return False
    if immune_to_attack(state, f, "aoe"):
        return False
    return attack.type not in ("fire", "fear") or not immune_to_attack(state, f, attack.type)


def ranged_power(state: State, card_id: str, seat: int) -> int | None:
    """What a ranged attack of that card would add in the match-up going on; None where it may not shoot now."""
    fight = state.fight
    if fight is None or fight.pair[0] < 0 or fight.pair[1] < 0:
        return None
    c = card(card_id)
    shooter = Fighter(-1, card_id, seat, "hand")
    target = fight.fighters[fight.pair[1 - seat]]
    special = any(effect.get("as") == "ranged" for effect in c.effects)
    best: int | None = 0 if special and not c.find("ranged") else None
    for effect in c.find("ranged"):
        if effect.get("as") == "command" or not c.creature:
            continue
        vs, own, where = effect.get("vs"), effect.get("with"), effect.get("in")
        mine = fight.fighters[fight.pair[seat]]
        if vs and not fits_text(state, vs, target, seat):
            continue
        if own and not fits_text(state, own, mine, seat):
            continue
        if where and lands(state).isdisjoint(where.split("|")):
            continue
        value = number(effect.first()).flat
        if effect.get("add") == "earlier":
            value += fight.ranged[seat]
        best = value if best is None else max(best, value)
    if best is None:
        return None
    if kind_of(shooter) and best:
        best = max(best + adjusted(state, "ranged", seat), 0)
    return best


def may_shoot(state: State, seat: int) -> str:
    """Why a seat may not shoot now: the card that forbids it, "frozen", or nothing when it may."""
    fight = state.fight
    assert fight is not None
    if fight.frozen:
        return "frozen"
    if fight.sides[seat].no_ranged:
        return "no-ranged"
    for source in sources(state, "no_ranged"):
        if source.effect.get("when"):
            continue
        if (source.effect.first() == "both" or source.seat != seat) and applies(state, source):
            return source.card
    target = fight.fighters[fight.pair[1 - seat]]
    return target.card if immune_to_attack(state, target, "ranged") else ""


# --- immunity ------------------------------------------------------------------------------------------------------


def immune_to(state: State, f: Fighter, foe: Fighter, secondary: bool = False) -> bool:
    """Whether a creature cannot be beaten by another (G5.6.1); by a secondary attack only where the text says so."""
    for name in text_of(f):
        for effect in card(name).find("immune"):
            if (effect.get("by") == "secondary") != secondary:
                continue
            where = effect.get("in")
            if where and where not in lands(state):
                continue
            want = selector_or_attack(effect.first())[1]
            if want and fits(state, want, foe, f.seat, f.key):
                return True
    if secondary:
        return False
    for source in granting(state, "immune"):
        rest = source.effect.first().partition(":")[2]
        creatures = rest not in ("fear", "fire", "aoe", "ranged", "destroy")
        if creatures and grants(state, source, f) and fits_text(state, rest, foe, source.seat):
            return True
    return False


# --- the space -----------------------------------------------------------------------------------------------------


Text = tuple[Fighter, str, int, Effect]


def control_value(state: State, f: Fighter, texts: list[Text]) -> int:
    """What an unbeaten card counts for the space (G8.1): base vitality, or what a text says (`control_value` of any
    card in the fight)."""
    value = base(state, f)
    for other, _, _, effect in texts:
        who = effect.get("who")
        if not who and other.key == f.key:
            value = number(effect.first()).flat
        elif who and _met(f, other):
            want = who.replace("opponent&", "").replace("opponent", "any")
            if fits_text(state, want, f, other.seat):
                value = number(effect.first()).flat
    for source in sources_of(state, "adjust", "control"):
        effect = source.effect
        who = effect.get("who")
        if who and concerns(source, f.seat) and applies(state, source):
            value += number(effect.args[1]).flat if fits_text(state, who, f, source.seat, source.key) else 0
    return value


def _met(f: Fighter, other: Fighter) -> bool:
    """Whether two primaries stood against each other."""
    return other.seat != f.seat and other.matchup == f.matchup and other.job == "primary" == f.job


def control_sum(state: State, seat: int) -> int:
    """A side's sum for the space."""
    fight = state.fight
    assert fight is not None
    there = [f for f in fight.fighters if f.seat == seat and f.place in OPEN]
    if not there:
        return 0
    texts = with_word(fight, "control_value")
    adjusting = sources_of(state, "adjust", "control")
    if texts or adjusting:
        found = sum([control_value(state, f, texts) for f in there if f.job != "catapult"])
    else:
        setting = powers(state).vitality
        found = sum([vitality(f, setting) for f in there if f.job != "catapult"])
    for source in adjusting:
        effect = source.effect
        plain = not effect.get("who") and not effect.get("cost")
        if plain and concerns(source, seat) and applies(state, source):
            found += number(effect.args[1]).flat
    return found


def support(state: State, f: Fighter) -> int:
    """What a card set against a target adds under a secondary attack: base vitality, or `set(support)`."""
    for effect in printed(f).find("set"):
        if effect.first() == "support" and not f.dumb:
            return number(effect.args[1]).flat
    return base(state, f)


def before(state: State, space: int, place: int) -> bool:
    """Whether a space is one of the two before a stronghold."""
    return space in front(place)
