"""The words in which a card's mechanics are written: reading them into frozen values, refusing what is unknown.

A card's `effects` cell is `word(arg,key=value);word...`. Nothing here says what a word does (see `interpreter`); it
says which words, keys and values there are, so that a typing error in an owner's card list is found at once.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import Final

import msgspec

WORDS: Final = frozenset(
    """adjust aoe arrange as_command attack attack_command aura beats bonus bribe channel_also channel_max channel_only
    control_value copy cost declare defence destroyed_if destroys dice discard dispel dispel_rule draw fetch forbid
    grant guess heal immune invert limit manual move must_command must_play_first must_retreat no_channel_against
    no_ranged no_secondary_against one_per_space play_order push ranged receive_max receive_only resize
    retreat_option return reveal_hand rubble set sideline skip slot stones swap terrain unopposed upcard""".split()
)
"""Every word a card may use. A test compares the list with the interpreter's."""

KINDS: Final = (
    "mortal", "elemental", "external", "guardian", "stronghold", "shield", "standard-bearer", "shield-terrain",
    "terrain", "upgrade", "downgrade", "spell", "bribery", "item-hand", "item-creature", "item-accessory",
)  # fmt: skip
ICONS: Final = ("babes", "gold", "beer")
SIZES: Final = ("S", "M", "L")
LANDS: Final = ("Mountains", "Rivers", "Spires", "Swamp", "Heaps", "Woods", "Jungle", "Stronghold", "Facedown", "None")

_ENUMS: Final[dict[str, frozenset[str]]] = {
    "side": frozenset({"own", "foe", "both"}),
    "as": frozenset({"primary", "secondary", "ranged", "command"}),
    "role": frozenset({"attacking", "defending"}),
    "in": frozenset(LANDS),
    "at": frozenset({"after"}),
    "pick": frozenset({"owner", "you", "random"}),
    "repeat": frozenset({"yes"}),
    "lethal": frozenset({"no"}),
    "self": frozenset({"yes"}),
    "instead": frozenset({"yes"}),
    "state": frozenset({"beaten"}),
    "even": frozenset({"lost", "unmarked"}),
    "except": frozenset({"ranged"}),
    "count": frozenset({"distinct", "beaten", "discarded"}),
    "until": frozenset({"turn", "combat", "matchup", "home", "bribed", "next_combat"}),
    "when": frozenset(
        """reveal play win lose lost survive foe_beaten foe_channels own_bribed own_bribes foe_bribes own_ranged
        foe_ranged own_plays foe_plays foe_shows foe_gains_stone foe_enters combat_won shield_killed upcard draw
        draw_end settle settle_end move turn_start primaries_done anytime flight used""".split()
    ),
    "from": frozenset(
        """hand pen depot storage discard deck upcard play shield turned_shield disputed_shields guardian draw slot
        opponent command Stronghold own_strongholds here""".split()
    ),
    "to": frozenset(
        """hand pen depot storage discard deck upcard play shield turned_shield guardian draw slot Stronghold
        own_strongholds here settle combat""".split()
    ),
    "where": frozenset({"here", "front", "own_strongholds", "chosen"}),
    "x": frozenset(
        """previous_ocb previous_terrain opponent_ocb foe_previous_vitality upcard command_vitality up_number
        ranged_used slot foe_draw half_spent""".split()
    ),
}
_SELECTORS: Final = frozenset({"who", "vs", "with", "enter", "leave"})
_FLAGS: Final = frozenset(
    """any fly ranged receives channels fears destroyer creature spell item command secondary opponent self both mine
    current beaten lost duplicate hand single double facedown slot chosen used_ranged own_terrain from_discard channel
    guardian""".split()
)
_PREFIXES: Final = frozenset(
    {"kind", "class", "size", "bribes", "card", "named", "vit", "ocb", "attack", "likes", "under"}
)
_COUNTS: Final = frozenset(
    """opponent_icons icons order matchups foe_lost stone foes hand:single terrain:Swamp own_terrain:Swamp
    own_shields:disputed own_shields:lost foe_pen:creature""".split()
)
_PERIODS: Final = frozenset({"turn", "phase", "deck", "shield", "player", "play"})
_ATTACKS: Final = ("fire", "fear", "aoe", "ranged", "destroy")
_TESTS: Final = frozenset({"unbeaten", "beaten", "alive", "channeled", "leaves", "shield_here", "foe_total_higher"})
_STATS: Final = frozenset({"cmp", "luc", "ranged", "ocb", "terrain", "control", "hand_limit", "price", "flights"})
_SETTINGS: Final = frozenset(
    """vitality cmp draw stones class kind bribes bribery terrain space support space_value space_limit
    initiative""".split()
)
_FORBIDS: Final = frozenset(
    """channel aoe text change play spend fly move command bonus:class bonus:ocb bonus:defence bribe:babes bribe:gold
    bribe:beer bribe:any""".split()
)
_FIRSTS: Final[dict[str, frozenset[str]]] = {
    "adjust": _STATS,
    "set": _SETTINGS,
    "forbid": _FORBIDS,
    "attack": frozenset({"fire", "fear"}),
    "push": frozenset({"final", "modifiable", "win"}),
    "declare": frozenset({"size", "kind", "class"}),
    "guess": frozenset({"size", "kind"}),
    "invert": frozenset({"channel", "ranged", "bribe:gold", "bribe:beer", "bribe:babes"}),
    "dispel_rule": frozenset({"never", "anytime"}),
    "play_order": frozenset({"lowest", "random", "own_first"}),
    "upcard": frozenset({"redraw", "replace"}),
    "no_ranged": frozenset({"both", "foe"}),
    "bribe": frozenset((*ICONS, "any")),
}
_CONDITIONS: Final = frozenset({"in", "first", "roll", "vs", "with", "if"})
_NUMBER: Final = re.compile(r"([+-]?)(?:(\d+)d(\d+)([+-]\d+)?|(\d+)|(x))")


class EffectError(ValueError):
    """An effects cell that cannot be read. `effect` is the piece, `why` a code: grammar, word, key, value."""

    def __init__(self, why: str, effect: str, piece: str = "") -> None:
        super().__init__(f"{why}: {effect} {piece}".rstrip())
        self.why, self.effect, self.piece = why, effect, piece


class Number(msgspec.Struct, frozen=True):
    """`flat`, plus `dice` times a die of `faces`; or `x`, an amount that the key x= names. `sign` is -1, 0 (a
    plain number) or 1."""

    flat: int = 0
    dice: int = 0
    faces: int = 6
    x: bool = False
    sign: int = 0


class Term(msgspec.Struct, frozen=True):
    """One test of a selector: `class:Demon` is Term("class", "Demon"); a flag has no prefix."""

    prefix: str
    text: str
    negated: bool = False


Selector = tuple[tuple[Term, ...], ...]
"""Alternatives of conjunctions: a card fits when all terms of one alternative hold."""


def _kept(key: str) -> cached_property[str]:
    """The value of a key that is asked for again and again; "" where the effect has none."""
    return cached_property(lambda effect: effect.get(key))


class Effect(msgspec.Struct, frozen=True, dict=True):
    """One effect: its word, the values without key, those with."""

    word: str
    args: tuple[str, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()

    cost = _kept("cost")
    job = _kept("as")
    land = _kept("in")
    matchups = _kept("first")
    n = _kept("n")
    own = _kept("with")
    per = _kept("per")
    roll = _kept("roll")
    test = _kept("if")
    to = _kept("to")
    vs = _kept("vs")
    when = _kept("when")
    where = _kept("where")
    who = _kept("who")

    def get(self, key: str, default: str = "") -> str:
        """The value of a key, or the default."""
        return self._by_key.get(key, default)

    @cached_property
    def _by_key(self) -> dict[str, str]:
        return dict(self.keys)

    def first(self) -> str:
        """The first value without key, or nothing."""
        return self.args[0] if self.args else ""

    @cached_property
    def unconditional(self) -> bool:
        """Whether nothing in it says when it holds: no land, opponent, companion, number of match-ups, die or test."""
        return not any(name in _CONDITIONS for name, _ in self.keys)

    def side(self, default: str) -> str:
        """Whom it concerns: own, foe or both."""
        return self.get("side", default)


@cache
def number(text: str) -> Number:
    """`+3`, `-1`, `2d6`, `1d6+1`, `+x`. Raises EffectError."""
    found = _NUMBER.fullmatch(text)
    if not found:
        raise EffectError("value", text)
    sign = {"+": 1, "-": -1, "": 0}[found[1]]
    times = -1 if sign < 0 else 1
    if found[2]:
        return Number(int(found[4] or 0), times * int(found[2]), int(found[3]), sign=sign)
    if found[6]:
        return Number(x=True, sign=sign)
    return Number(times * int(found[5]), sign=sign)


@cache
def selector(text: str) -> Selector:
    """The alternatives of a selector; a bare text takes the prefix of the alternative before it. Raises EffectError."""
    alternatives: list[tuple[Term, ...]] = []
    last = ""
    for alternative in text.split("|"):
        terms: list[Term] = []
        for raw in alternative.split("&"):
            negated, body = raw.startswith("!"), raw.removeprefix("!")
            prefix, colon, rest = body.partition(":")
            if colon and prefix in _PREFIXES and rest:
                terms.append(Term(prefix, rest, negated))
                last = prefix
            elif not colon and body in _FLAGS:
                terms.append(Term("", body, negated))
            elif not colon and body and last and len(terms) == 0 and alternatives:
                terms.append(Term(last, body, negated))
            else:
                raise EffectError("value", text, raw)
        alternatives.append(tuple(terms))
    for term in (term for alternative in alternatives for term in alternative):
        _check_term(text, term)
    return tuple(alternatives)


def _check_term(text: str, term: Term) -> None:
    known: dict[str, tuple[str, ...]] = {
        "kind": KINDS,
        "size": SIZES,
        "bribes": (*ICONS, "any", "none"),
        "attack": ("fire", "fear"),
        "likes": LANDS,
        "under": ("stronghold", "upgrade"),
    }
    allowed = known.get(term.prefix)
    if allowed is not None and term.text not in allowed:
        raise EffectError("value", text, term.text)
    if term.prefix == "vit" and not re.fullmatch(r"(max|min)-?\d+", term.text):
        raise EffectError("value", text, term.text)


@cache
def parse(cell: str) -> tuple[Effect, ...]:
    """Every effect of a cell, checked word by word. Raises EffectError on anything unknown."""
    return tuple(_effect(text) for text in cell.split(";")) if cell else ()


def _effect(text: str) -> Effect:
    found = re.fullmatch(r"([a-z_]+)(?:\(([^();]+)\))?", text)
    if not found:
        raise EffectError("grammar", text)
    word = found[1]
    if word not in WORDS:
        raise EffectError("word", text, word)
    args: list[str] = []
    keys: list[tuple[str, str]] = []
    for piece in (found[2] or "").split(",") if found[2] else ():
        name, equals, value = piece.partition("=")
        if equals and value:
            if any(name == known for known, _ in keys):
                raise EffectError("key", text, name)
            keys.append((name, value))
        elif equals or keys or not piece:
            raise EffectError("grammar", text, piece)
        else:
            args.append(piece)
    effect = Effect(word, tuple(args), tuple(keys))
    _check_first(text, effect)
    for name, value in keys:
        _check_key(text, name, value)
    return effect


def _check_first(text: str, effect: Effect) -> None:
    first, word = effect.first(), effect.word
    if word in ("bonus", "aura", "defence", "ranged", "stones", "draw", "control_value", "cost", "receive_max", "aoe"):
        number(first)
    elif word == "push":
        if first not in _FIRSTS["push"] and not effect.get("margin"):
            raise EffectError("value", text, first)
    elif word in ("no_ranged", "dispel_rule"):
        if first and first not in _FIRSTS[word]:
            raise EffectError("value", text, first)
    elif word in _FIRSTS:
        if first not in _FIRSTS[word]:
            raise EffectError("value", text, first)
    elif word == "immune":
        selector_or_attack(first)
    elif word == "grant":
        if first not in ("receives", "fly", "ocb", "terrain", "defend"):
            if not first.startswith("immune:"):
                raise EffectError("value", text, first)
            selector_or_attack(first.removeprefix("immune:"))
    elif word in ("limit", "arrange", "channel_also"):
        if word != "channel_also":
            number(first)
    elif word == "terrain" and any(land not in LANDS for land in first.split("|")):
        raise EffectError("value", text, first)
    if word == "aoe" and len(effect.args) > 1 and effect.args[1] not in ("fire", "fear", "gas", "plain"):
        raise EffectError("value", text, effect.args[1])


def selector_or_attack(text: str) -> tuple[tuple[str, ...], Selector]:
    """What `immune` names: attack types (fire, fear, aoe, ranged, destroy) and a selector of creatures."""
    attacks: list[str] = []
    rest: list[str] = []
    for alternative in text.split("|"):
        (attacks if alternative in _ATTACKS else rest).append(alternative)
    return tuple(attacks), selector("|".join(rest)) if rest else ()


def _check_key(text: str, name: str, value: str) -> None:
    if name in _SELECTORS:
        selector(value)
    elif name == "by":
        if value not in ("secondary",):
            selector(value)
    elif name in _ENUMS and not (name == "when" and value in _ENUMS["when"]):
        if any(part not in _ENUMS[name] for part in value.split("|")):
            raise EffectError("value", text, value)
    elif name == "what":
        for part in value.split("|"):
            if part not in ("count", "vitality", "number", "cards", "aoe"):
                selector(value.replace("count|vitality", "any"))
    elif name in ("per", "add"):
        _check_amount(text, name, value)
    elif name == "if":
        _check_test(text, value)
    elif name in ("cost", "unless"):
        _check_cost(text, value)
    elif name == "roll":
        if not re.fullmatch(r"[1-6](-[1-6])?", value):
            raise EffectError("value", text, value)
    elif name in ("n", "first"):
        if value not in ("all", "any") and not value.isdigit():
            raise EffectError("value", text, value)
    elif name in ("max", "min", "margin", "vitality", "hit", "miss", "fails", "M", "S", "within"):
        if value != "cmp":
            number(value)
    elif name not in _ENUMS:
        raise EffectError("key", text, name)


def _check_amount(text: str, name: str, value: str) -> None:
    if name == "add":
        if value != "earlier":
            number(value)
    elif value.startswith("discard:"):
        selector(value.removeprefix("discard:"))
    elif value not in _COUNTS and not (text.startswith("limit(") and value in _PERIODS):
        selector(value)


def _check_test(text: str, value: str) -> None:
    name, _, rest = value.partition(":")
    if value in _TESTS or name == "painter":
        return
    if name == "alive":
        selector(re.sub(r"^\d+:", "", rest))
    elif name in ("only", "upcard", "command") and rest:
        selector(rest)
    elif not (name == "margin" and re.fullmatch(r"(min|max)\d+|command", rest)):
        raise EffectError("value", text, value)


def _check_cost(text: str, value: str) -> None:
    for part in value.split("|"):
        name, _, rest = part.partition(":")
        if name == "discard" and rest:
            selector(rest)
        elif part not in ("discard", "destroy", "reveal") and not (name in ("stones", "depot") and rest.isdigit()):
            number(part)
