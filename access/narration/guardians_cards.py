"""What a card of Guardians says, in words: its facts, then its effects one sentence each, made from the effect words.

The card's own text is not in the program; a sighted player reads it on the table, a blind one hears this. Every effect
word has a message `fx-<word>`, every condition one of its own, so a card added to the list speaks too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.engines.core import UNKNOWN
from plateau_parlant.engines.guardians.components import CREATURES, card
from plateau_parlant.engines.guardians.effects import Effect, Selector, Term, number, selector, selector_or_attack

if TYPE_CHECKING:
    from plateau_parlant.access.narration.guardians import Narrator

CONDITIONS = tuple(
    "per vs with in role where within first by when if roll fails unless cost repeat until at even except vitality max"
    " lethal".split()
)
"""Keys told after the effect, in this order."""



DESCRIBING = ("fly", "ranged", "receives", "channels", "fears", "destroyer", "creature", "used_ranged", "mine")
"""Flags of a selector that only describe creatures."""

NUMBERS = ("count", "vitality", "number", "cards")
"""What of a hand may be shown instead of its cards."""


def text_of(n: Narrator, name: str) -> list[str]:
    """The card's effects, a sentence each; what the table judges last."""
    c = card(name)
    told = []
    if c.kind in CREATURES and c.ranged and not any(e.word == "ranged" for e in c.effects):
        told.append(n.say("fx-ranged", n=str(c.ranged)))
    told += [_sentence(n, effect) for effect in c.effects if effect.word != "manual"]
    if c.manual:
        told.append(n.say(f"note-{c.id}") if n.texts.has(f"note-{c.id}") else n.say("fx-manual"))
    return [text[:1].upper() + text[1:] for text in told if text]


def facts_of(n: Narrator, name: str) -> str:
    """The card's printed facts: kind, class, size, numbers, icons."""
    c = card(name)
    parts = []
    if c.kind in CREATURES:
        parts += [n.say(f"kind-{c.kind}"), n.say("fact-size", size=n.say(f"size-{c.size}"))]
        parts += [n.say("fact-class", name=one) for one in c.classes]
        parts.append(n.say("fact-vitality", number=plain(n, c.vitality)))
        if c.red is not None:
            parts.append(n.say("fact-red", number=plain(n, c.red)))
        if c.fly:
            parts.append(n.say("fact-fly"))
        if c.ocb:
            parts.append(n.say("fact-ocb", number=c.ocb))
        parts.append(n.say("fact-icons", icons=n.texts.listed([n.say(f"icon-{one}") for one in c.bribes]))
                     if c.bribes else n.say("icons-none"))  # fmt: skip
        if c.receives:
            parts.append(n.say("fact-receives"))
        if c.cmp:
            parts.append(n.say("fact-cmp", number=c.cmp))
        if c.command:
            parts.append(n.say("fact-command"))
    elif c.kind == "guardian":
        parts = [n.say("kind-guardian"), n.say("fact-vitality", number=c.vitality), n.say("fact-cmp", number=c.cmp)]
        parts += [n.say("fact-stones", number=c.stones), n.say("fact-draw", number=c.draw)]
        changes = {"ldl": c.ldl, "mdl": c.mdl, "luc": c.luc}
        parts += [n.say(f"fact-{name}", number=_signed(n, value)) for name, value in changes.items() if value]
    else:
        parts = [n.say(f"sort-{c.kind}")]
        if c.kind != "stronghold":
            parts.append(n.say("fact-up", number=c.up))
    return ", ".join(parts)


def described(n: Narrator, name: str) -> str:
    """The whole card: its name, its facts, its text; of one that nobody told, just that."""
    if name == UNKNOWN:
        return n.say("card-untold")
    return " ".join([n.say("card-described", card=n.card(name), facts=facts_of(n, name)), *text_of(n, name)])


def _sentence(n: Narrator, effect: Effect) -> str:
    job = effect.get("as")
    word = "set-terrain" if effect.word == "set" and effect.first() == "terrain" else effect.word.replace("_", "-")
    core = n.say(f"fx-{word}", **_words(n, effect))
    more = [text for key in CONDITIONS if (text := _condition(n, effect, key))]
    text = ", ".join([" ".join(core.split()).replace(" ,", ","), *more])
    return n.say("fx-sentence", job=job or "none", text=text)


def _words(n: Narrator, effect: Effect) -> dict[str, Any]:
    """Everything a message of an effect may use."""
    first = effect.first()
    side = effect.get("side")
    who = effect.get("who")
    return {
        "first": int(first) if first.isdigit() else first or "none",
        "land": n.say(f"land-{effect.args[1]}") if first == "terrain" and effect.word == "set" else "",
        "thing": "yes" if _names_a_thing(who) else "no",
        "those": n.say("fx-those", who=_selected(n, who)) if who else "",
        "second": effect.args[1] if len(effect.args) > 1 else "none",
        "side": side or "none",
        "who": _selected(n, who) if who else "",
        "who_key": who or "none",
        "what": _what(n, effect.get("what")),
        "what_key": _what_key(effect.get("what")),
        "many": _many(n, effect.get("n")),
        "pick": effect.get("pick") or "none",
        "source": _place(n, "from", effect.get("from")),
        "to": _place(n, "of", effect.get("to")),
        "to_key": effect.get("to") or "none",
        "n": _amount(n, first, effect),
        "amount": _amount(n, effect.args[1], effect) if len(effect.args) > 1 else "",
        "per": effect.get("per") or "none",
        "margin": effect.get("margin") or "none",
        "hit": _signed(n, number(effect.get("hit")).flat) if effect.get("hit") else "none",
        "miss": _signed(n, number(effect.get("miss")).flat) if effect.get("miss") else "none",
        "list": _listed(n, effect),
        "enter": _selected(n, effect.get("enter")) if effect.get("enter") else "",
        "leave": _selected(n, effect.get("leave")) if effect.get("leave") else "",
        "M": _spoken(n, effect.get("M")),
        "S": _spoken(n, effect.get("S")),
    }


def _spoken(n: Narrator, value: str) -> str:
    return _signed(n, number(value).flat) if value else ""


def _listed(n: Narrator, effect: Effect) -> str:
    """The first argument as a list of things: attacks, creatures, lands, what is forbidden, given or asked."""
    first, word = effect.first(), effect.word
    if not first:
        return _what(n, effect.get("what"))
    if word == "immune" or (word == "grant" and first.startswith("immune:")):
        attacks, creatures = selector_or_attack(first.removeprefix("immune:"))
        said = [n.say(f"attack-{one}") for one in attacks]
        kinds = [n.say("sel-creatures", who=_alternatives(n, creatures))] if creatures else []
        return n.texts.listed([*said, *kinds])
    if word == "terrain":
        return n.texts.listed([n.say(f"land-{land}") for land in first.split("|")], "or")
    if word in ("channel_only", "receive_only"):
        alternatives = [n.say("sel-guardian") if one == "guardian" else _selected(n, one) for one in first.split("|")]
        return n.texts.listed(alternatives, "or")
    if word in ("forbid", "grant", "declare", "guess", "invert", "attack", "bribe"):
        return n.say(f"thing-{first.replace(':', '-').replace('_', '-')}")
    if word == "one_per_space":
        return _selected(n, first)
    if word in ("adjust", "set"):
        return n.say(f"stat-{first.replace('_', '-')}")
    return first


def _what_key(what: str) -> str:
    """Whether numbers are shown, or cards of a sort."""
    return "none" if not what else "number" if set(what.split("|")) <= set(NUMBERS) else "cards"


def _what(n: Narrator, what: str) -> str:
    if not what:
        return ""
    if set(what.split("|")) <= {*NUMBERS, "aoe"}:
        return n.texts.listed([n.say(f"thing-{one}") for one in what.split("|")])
    return _selected(n, what)


def _names_a_thing(text: str) -> bool:
    """Whether a selector stands for cards by itself ("the command"), and does not only describe creatures."""
    if not text:
        return False
    first = selector(text)[0][0]
    if first.prefix == "kind":
        return first.text not in CREATURES
    return first.prefix in ("card", "under") or (
        not first.prefix and first.text not in DESCRIBING
    )


def _selected(n: Narrator, text: str) -> str:
    return _alternatives(n, selector(text))


def _alternatives(n: Narrator, alternatives: Selector) -> str:
    said = []
    for terms in alternatives:
        alone = f"sel-{terms[0].prefix}-{terms[0].text}-alone" if terms[0].prefix else f"sel-{terms[0].text}-alone"
        if len(terms) == 1 and not terms[0].negated and n.texts.has(alone := alone.replace("_", "-")):
            said.append(n.say(alone))
        else:
            ordered = sorted(terms, key=lambda term: term.text in ("lost", "beaten", "mine", "command"))
            said.append(" ".join(_term(n, term) for term in ordered))
    return n.texts.listed(said, "or")


def _term(n: Narrator, term: Term) -> str:
    match term.prefix:
        case "class":
            said = n.say("sel-class-same") if term.text == "same" else n.say("sel-class", name=term.text)
        case "card":
            said = n.card(term.text)
        case "named":
            said = n.say("sel-named", name=term.text)
        case "vit":
            said = n.say("sel-vit", bound=term.text[:3], number=int(term.text[3:]))
        case "ocb":
            said = n.say("sel-ocb", number=int(term.text))
        case "kind" | "size" | "bribes" | "attack" | "under":
            said = n.say(f"sel-{term.prefix}-{term.text}")
        case "likes":
            said = n.say("sel-likes", land=n.say(f"land-{term.text}"))
        case _:
            said = n.say(f"sel-{term.text.replace('_', '-')}")
    return n.say("sel-not", what=said) if term.negated else said


def _many(n: Narrator, value: str) -> str:
    return n.say("many", n=int(value) if value.isdigit() else value or "none")


def _place(n: Narrator, way: str, value: str) -> str:
    if not value or value in ("combat", "settle"):
        return ""
    return n.say(f"place-{way}-{value.replace('_', '-').lower()}")


def plain(n: Narrator, value: int) -> int | str:
    """A number that may be below zero, without a sign that a voice would swallow."""
    return _signed(n, value) if value < 0 else value


def _signed(n: Narrator, value: int) -> str:
    return n.say("signed", sign="minus" if value < 0 else "plus", size=abs(value))


def _amount(n: Narrator, text: str, effect: Effect) -> str:
    """A number in words: "plus 2", "4", "un dé plus 1", or what x stands for."""
    if not text:
        return ""
    try:
        read = number(text)
    except ValueError:
        return text
    if read.x:
        what = n.say(f"x-{effect.get('x').replace('_', '-')}")
        sign = "none" if effect.word == "ranged" else "minus" if read.sign < 0 else "plus"
        return n.say("amount-x", sign=sign, what=what)
    if read.dice:
        flat = f" {_signed(n, read.flat)}" if read.flat else ""
        return n.say("amount-dice", sign="plus" if read.sign > 0 else "none", dice=abs(read.dice)) + flat
    return _signed(n, read.flat) if read.sign else str(read.flat)


def _condition(n: Narrator, effect: Effect, key: str) -> str:
    """A key of an effect as a condition in words; '' where it has none."""
    value = effect.get(key)
    if not value:
        return ""
    match key:
        case "per":
            if effect.word == "limit":
                return ""
            added = effect.get("add")
            count = _count(n, value, effect.get("count"))
            more = _signed(n, number(added).flat) if added and added != "earlier" else ""
            return n.say("cond-per", what=count, more=more or "none")
        case "vs" | "with":
            return n.say(f"cond-{key}", who=_selected(n, value))
        case "by":
            return n.say("cond-by-secondary") if value == "secondary" else n.say("cond-by", who=_selected(n, value))
        case "in":
            return n.say("cond-in", land=n.texts.listed([n.say(f"land-{one}") for one in value.split("|")], "or"))
        case "role" | "where" | "when" | "until" | "at" | "even" | "except" | "repeat" | "lethal":
            return n.say(f"cond-{key}-{value.replace('_', '-')}")
        case "if":
            return _test(n, value)
        case "first":
            return n.say("cond-first", count=int(value) if value.isdigit() else "all")
        case "roll" | "fails":
            low, _, high = value.partition("-")
            return n.say(f"cond-{key}", low=low, high=high or "none")
        case "unless" | "cost":
            return n.say(f"cond-{key}", what=n.texts.listed([_price(n, part) for part in value.split("|")], "or"))
        case "within":
            return n.say("cond-within", number=int(value))
        case "vitality":
            return n.say("cond-vitality", number=int(value))
        case "max" if effect.word in ("move", "grant"):
            return n.say("cond-max", number=value)
        case _:
            return ""


def _count(n: Narrator, value: str, how: str) -> str:
    if value.startswith("discard:"):
        return n.say("count-discard", who=_selected(n, value.removeprefix("discard:")))
    name = f"count-{value.replace(':', '-').replace('_', '-').lower()}"
    if n.texts.has(name):
        return n.say(name)
    return n.say("count-cards", who=_selected(n, value), how=how or "none")


def _test(n: Narrator, value: str) -> str:
    name, _, rest = value.partition(":")
    if name in ("only", "upcard", "command"):
        return n.say(f"test-{name}", who=_selected(n, rest))
    if name == "alive":
        count, _, who = rest.partition(":")
        two = count.isdigit()
        if not rest:
            return n.say("test-alive")
        return n.say("test-alive-some", count=int(count) if two else 1, who=_selected(n, who if two else rest))
    if name == "margin":
        bound = rest[:3] if rest != "command" else "command"
        return n.say("test-margin", bound=bound, number=rest[3:] if rest != "command" else "0")
    if name == "painter":
        return n.say("test-painter", name=rest)
    return n.say(f"test-{name.replace('_', '-')}")


def _price(n: Narrator, part: str) -> str:
    name, _, rest = part.partition(":")
    if part.isdigit() or name == "stones":
        return n.say("price-stones", count=int(rest or part))
    if name == "depot":
        return n.say("price-depot", count=int(rest))
    if name == "discard" and rest:
        return n.say("price-discard-card", who=_selected(n, rest))
    return n.say(f"price-{name}")
