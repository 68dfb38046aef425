"""Which cards a selector means, and what an open card is just now: its kind, classes, size, icons, base vitality."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from plateau_parlant.engines.guardians.components import CREATURES, ITEMS, TERRAINS, Card, card, catalogue, remembered
from plateau_parlant.engines.guardians.effects import Effect, Selector, Term, number, selector, selector_or_attack
from plateau_parlant.engines.guardians.laid import OPEN as OPEN
from plateau_parlant.engines.guardians.position import Fight, Fighter, State, front
from plateau_parlant.engines.guardians.powers import GRANTED, powers
from plateau_parlant.engines.guardians.powers import Source as Source
from plateau_parlant.engines.guardians.powers import commands as commands

UNBEATEN: Final = OPEN
NO_CLASS: Final = "Traithe"
"""The class of which nobody knows what it means (dispute "traithe")."""
UP_MARK: Final = "up-number:"
HAT: Final = "little-voodoo-hat"
"""A hand item as printed, an accessory where the table decided so."""
DEAD: Final = frozenset({"beaten", "blown"})
LOST: Final = frozenset({"beaten", "blown", "destroyed"})


def fits(state: State, want: Selector, f: Fighter, seat: int, key: int = -1) -> bool:
    """Whether a card fits a selector used by an effect of `seat` (of open card `key`)."""
    for terms in want:
        for term in terms:
            if _term(state, term, f, seat, key) == term.negated:
                break
        else:
            return True
    return False


def fits_text(state: State, text: str, f: Fighter, seat: int, key: int = -1) -> bool:
    """The same for a selector as written; an empty one means any card."""
    return not text or fits(state, selector(text), f, seat, key)


def card_fits(state: State, text: str, card_id: str, seat: int) -> bool:
    """Whether a card that does not lie open in a fight fits."""
    return fits_text(state, text, Fighter(-1, card_id, seat, "hand"), seat)


def printed(f: Fighter) -> Card:
    """The card of a fighter."""
    return card(f.card)


def kind_of(f: Fighter) -> str:
    """Its kind now (G6.6)."""
    return f.kind or printed(f).kind


def hat_kind(state: State) -> str:
    """What the Little Voodoo Hat is: a hand item as printed, or an accessory (dispute "little-voodoo-hat")."""
    return "item-accessory" if state.options.table.little_hat == 2 else "item-hand"


def is_double(state: State, c: Card) -> bool:
    """Whether a card lives in the depot (G1.3), the Little Voodoo Hat as the table decided."""
    return c.double and not (c.id == HAT and state.options.table.little_hat == 2)


def size_of(f: Fighter) -> str:
    """Its size now."""
    return f.size or printed(f).size


def bribes_of(f: Fighter) -> tuple[str, ...]:
    """The icons it falls to now."""
    return card(f.card).bribes if f.bribes is None else f.bribes


def classes_of(state: State, f: Fighter) -> tuple[str, ...]:
    """Its classes now: changed for itself, or by a command."""
    if f.classes is not None:
        return f.classes
    own = printed(f).classes
    if state.options.table.traithe == 2 and NO_CLASS in own:
        own = tuple(name for name in own if name != NO_CLASS)
    if not own and state.options.table.classless == 2:
        return own
    fight = state.fight
    if fight is None or f.key < 0 or not printed(f).creature:
        return own
    if fight.sides[0].command < 0 and fight.sides[1].command < 0:
        return own
    for seat in (0, 1):
        for effect, choice in _class_commands(state, fight, seat):
            side = effect.side("own")
            if (side == "own") != (f.seat == seat) and side != "both":
                continue
            if effect.args[1] == "first":
                first = next(
                    (o for o in fight.fighters if o.seat == seat and o.matchup == 1 and o.job == "primary"), None
                )
                if first is not None and first.key != f.key:
                    return classes_of(state, first)
            elif choice and _printed_fits(effect.get("who"), f, own):
                return (choice,)
    return own


def _class_commands(state: State, fight: Fight, seat: int) -> Iterator[tuple[Effect, str]]:
    side = fight.sides[seat]
    if side.command < 0 or side.silenced:
        return
    source = fight.fighters[side.command]
    for name in (side.with_item, *text_of(source)):
        for effect in card(name).find("set") if name else ():
            if effect.first() == "class" and effect.get("as") == "command":
                yield effect, next((m.choice for m in state.mods if m.card == name and m.seat == seat), "")


def _printed_fits(want: str, f: Fighter, classes: tuple[str, ...]) -> bool:
    prefix, _, value = want.partition(":")
    return (prefix == "class" and value in classes) or (prefix == "kind" and value == kind_of(f)) or not want


def text_of(f: Fighter) -> tuple[str, ...]:
    """The cards whose text it has: its own unless that is gone, and those copied."""
    return f.text if f.dumb else (f.card, *f.text)


def with_word(fight: Fight, word: str) -> list[tuple[Fighter, str, int, Effect]]:
    """Every effect of that word in the text of an open, beaten or lost card: whose, on which card, its number there."""
    naming = mentioning(word)
    return [
        (f, name, index, effect)
        for f in fight.fighters
        if f.text or f.card in naming
        for name in text_of(f)
        for index, effect in _with(name, word)
    ]


@remembered
def mentioning(text: str) -> frozenset[str]:
    """The cards in whose mechanics a text stands somewhere: no other card has an effect of that word or moment."""
    return frozenset(c.id for c in catalogue().cards.values() if text in c.cell)


@remembered
def _with(name: str, word: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of that word on a card, with their numbers."""
    return tuple((index, effect) for index, effect in enumerate(card(name).effects) if effect.word == word)


def base(state: State, f: Fighter) -> int:
    """Its base vitality: printed, changed by its size, or set by a card (bonuses are not in it)."""
    fight = state.fight
    if fight is None or (fight.sides[0].command < 0 and fight.sides[1].command < 0):
        return vitality(f, ())
    return vitality(f, powers(state).vitality)


def vitality(f: Fighter, setting: tuple[Source, ...]) -> int:
    """The same, where `setting` are the effects of commands that set a base vitality (`Powers.vitality`)."""
    one = card(f.card)
    value = one.vitality
    if f.size and f.size != one.size:
        for effect in one.find("resize"):
            value += number(effect.get(f.size, "+0")).flat
    for source in setting:
        effect = source.effect
        both = effect.side("own") == "both"
        spared = effect.get("who") == "!kind:guardian" and one.kind == "guardian"
        if (both or source.seat == f.seat) and not spared:
            value = number(effect.args[1]).flat
    return value


def rivals(state: State, f: Fighter) -> Fighter | None:
    """Its opponent in the match-up going on."""
    fight = state.fight
    if fight is None or f.key < 0:
        return None
    mine, theirs = fight.pair[f.seat], fight.pair[1 - f.seat]
    return fight.fighters[theirs] if mine == f.key and theirs >= 0 else None


def immune_to_attack(state: State, f: Fighter, attack: str) -> bool:
    """Whether it resists fire, fear, aoe, ranged or destroy (G6.7: only when expressly said)."""
    for name in text_of(f):
        for effect in card(name).find("immune"):
            if attack in selector_or_attack(effect.first())[0] and not effect.get("by"):
                return True
    for source in granting(state, "immune"):
        if source.effect.first() == f"immune:{attack}" and grants(state, source, f):
            return True
    return False


def granting(state: State, what: str) -> tuple[Source, ...]:
    """Sources of `grant` of one thing. Only commands, open creatures, land and lasting effects give any."""
    return powers(state)[GRANTED, what]


def grants(state: State, source: Source, f: Fighter) -> bool:
    """Whether a grant is for that card."""
    side = source.effect.side("own")
    if side != "both" and (side == "own") != (f.seat == source.seat):
        return False
    if source.target >= 0 and source.target != f.key:
        return False
    return fits_text(state, source.effect.get("who"), f, source.seat, source.key)


def flies(state: State, f: Fighter) -> bool:
    """Whether it flies, of itself or by a grant."""
    if printed(f).fly:
        return True
    return any(grants(state, source, f) for source in granting(state, "fly")) if state.fight else False


def receives(state: State, f: Fighter) -> bool:
    """Whether it may be channelled to (G6.2: never at a vitality of 0 or less)."""
    if base(state, f) <= 0:
        return False
    one = printed(f)
    if f.job == "ranged" and any(effect.job == "ranged" for effect in one.find("receive_max")):
        return True
    if one.receives:
        return True
    given = granting(state, "receives")
    return bool(given) and any(grants(state, source, f) for source in given)


def has_ranged(c: Card) -> bool:
    """Whether the card has a ranged attack, with a number or a special one."""
    return (
        c.ranged > 0
        or any(effect.word == "ranged" and not effect.get("as") for effect in c.effects if c.creature)
        or any(effect.get("as") == "ranged" and effect.word != "receive_max" for effect in c.effects)
    )


def _likes(c: Card, land: str) -> bool:
    return any(land in effect.get("in").split("|") for effect in c.find("bonus"))


def _attack(c: Card, what: str) -> bool:
    if any(effect.first() == what for effect in c.find("attack")):
        return True
    return any(len(effect.args) > 1 and effect.args[1] == what for effect in c.find("aoe"))


def _term(state: State, term: Term, f: Fighter, seat: int, key: int) -> bool:
    c, text = printed(f), term.text
    if not term.prefix:
        return _flag(state, text, f, c, seat, key)
    if term.prefix == "kind":
        return (kind_of(f) if f.card != HAT else hat_kind(state)) == text
    if term.prefix == "class":
        if text == "same":
            fight = state.fight
            mine = fight.fighters[fight.pair[seat]] if fight and fight.pair[seat] >= 0 else None
            return mine is not None and bool(set(classes_of(state, mine)) & set(classes_of(state, f)))
        return text in classes_of(state, f)
    if term.prefix == "size":
        return size_of(f) == text
    if term.prefix == "bribes":
        icons = bribes_of(f)
        return bool(icons) if text == "any" else not icons if text == "none" else text in icons
    if term.prefix == "card":
        return f.card == text or f.card == text + "-pr"
    if term.prefix == "named":
        return text in c.name
    if term.prefix == "vit":
        bound = int(text[3:])
        return c.creature and (base(state, f) <= bound if text.startswith("max") else base(state, f) >= bound)
    if term.prefix == "ocb":
        return c.creature and c.ocb == int(text)
    if term.prefix == "attack":
        return _attack(c, text)
    if term.prefix == "likes":
        return _likes(c, text)
    return term.prefix == "under" and f.back == text


def _flag(state: State, flag: str, f: Fighter, c: Card, seat: int, key: int) -> bool:
    fight = state.fight
    if flag in ("any", "chosen", "slot", "channel"):
        return True
    if flag == "fly":
        return flies(state, f)
    if flag == "ranged":
        return has_ranged(c)
    if flag == "receives":
        return receives(state, f)
    if flag == "channels":
        return c.cmp > 0
    if flag == "fears":
        return c.creature and not immune_to_attack(state, f, "fear")
    if flag == "destroyer":
        return any(effect.word == "destroys" for name in text_of(f) for effect in card(name).effects)
    if flag == "creature":
        return c.kind in CREATURES or c.kind == "guardian"
    if flag in ("spell", "single", "double", "item"):
        double = is_double(state, c)
        return {"spell": c.kind == "spell", "single": not double, "double": double, "item": c.kind in ITEMS}[flag]
    if flag == "guardian":
        return c.kind == "guardian"
    if flag == "command":
        return f.place == "command" or (fight is not None and f.key >= 0 and fight.sides[f.seat].command == f.key)
    if flag == "secondary":
        return f.job == "secondary"
    if flag == "opponent":
        return f.seat != seat and (fight is None or key < 0 or fight.pair[f.seat] == f.key)
    if flag == "self":
        return f.key == key and key >= 0
    if flag == "mine":
        return f.seat == seat
    if flag == "both":
        return fight is not None and f.key in fight.pair
    if flag == "current":
        return fight is not None and f.key >= 0 and fight.pair[f.seat] == f.key
    if flag == "beaten":
        return f.place == "beaten"
    if flag == "lost":
        return f.place in LOST
    if flag == "hand":
        return f.place == "hand"
    if flag == "used_ranged":
        return f.place == "shooter"
    if flag == "duplicate":
        side = fight.sides[f.seat] if fight else None
        return side is not None and side.hand.count(f.card) > 1
    if flag in ("own_terrain", "facedown"):
        return c.kind in TERRAINS or flag == "facedown"
    return flag == "from_discard"


def may_hold(state: State, seat: int, name: str) -> bool:
    """Whether a player may have a card as far as all know: it is in the deck, or lists are closed. Only then is he
    asked for what only that card answers."""
    return state.options.lists != "open" or name in state.sides[seat].deck


def guardian_text(state: State, seat: int) -> tuple[Effect, ...]:
    """What a seat's guardian can do just now: nothing while its text is gone (Head of Gudea)."""
    guardian = state.sides[seat].guardian
    if not guardian or (state.mods and any(mod.choice == f"guardian:{seat}" for mod in state.mods)):
        return ()
    return card(guardian).effects


def up_number(state: State, seat: int, name: str = "") -> int:
    """The up-number that counts for a seat: that of its up-card (or the card named), or one kept from another card."""
    for mark in state.sides[seat].marks:
        if mark.startswith(UP_MARK):
            return int(mark.removeprefix(UP_MARK))
    up = name or state.sides[seat].up
    return card(up).up if up else 0


def before_upgrade(state: State, space: int, number_: int) -> bool:
    """Whether a space is one of the two before the stronghold on space `number_`."""
    return space in front(number_) if space >= 0 else False
