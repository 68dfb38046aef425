"""Guardians' moves in words, and what a question asks for: both depend on which question stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.engines import core
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.movement import lengthening
from plateau_parlant.engines.guardians.organise import bare_shields, hand_limit, may_finish
from plateau_parlant.engines.guardians.position import shield_of, space_name, space_number

if TYPE_CHECKING:
    from plateau_parlant.access.narration.guardians import Narrator


def move(n: Narrator, view: Any, chosen: Any) -> str:
    """A move as a phrase."""
    kind = core.kind(chosen)
    asked = view.prompt.kind.replace("_", "-") if view.prompt is not None else ""
    if untold := n.untold_move(chosen, asked):
        return untold
    match chosen:
        case mv.Pass() | mv.Done():
            return _own(n, kind, asked) or n.say(f"move-{kind}")
        case mv.Say(value):
            own = _own(n, f"say-{value.replace(':', '-')}", asked)
            return own or n.say(f"move-say-{asked}" if n.texts.has(f"move-say-{asked}") else "move-say",
                                value=n.thing(value, view))  # fmt: skip
        case mv.Command(card, creature):
            name = "move-command-with" if creature else "move-command"
            return n.say(name, card=n.card(card), creature=n.card(creature))
        case mv.Channel(source):
            if source == "guardian":
                return n.say("move-channel")
            if source == "shot":
                return n.say("move-channel-shot")
            return n.say("move-channel-from", space=n.space(source))
        case mv.Use(card, target, _) if asked == "arrange":
            return n.say("move-arrange", card=n.card(card), target=target)
        case mv.Play(card, target, choice) | mv.Use(card, target, choice):
            shape = f"move-{kind}" + ("-on" if target else "") + ("-with" if choice else "")
            on, what = n.card_or(target, view), n.thing(choice, view)
            return n.say(shape, card=n.card(card), target=on, choice=what)
        case mv.Place(how, card, space):
            return n.say(f"move-place-{how}", card=n.card(card), space=n.space(space))
        case mv.Lay(card, space, face):
            return n.say(f"move-lay-{face}", card=n.card(card), space=n.space(space))
        case mv.Go(key, space):
            shown = _shown(view, key, space)
            name = "move-go-showing" if shown else "move-go"
            cards = n.texts.listed([n.card(card) for card in shown]) if shown else ""
            return n.say(name, shield=n.shield(view, key), space=n.space(space), cards=cards)
        case _:
            words: dict[str, Any] = {}
            for name in chosen.__struct_fields__:
                value = getattr(chosen, name)
                if name == "shield":
                    words[name] = n.shield(view, value)
                else:
                    words[name] = n.card_or(str(value), view) if name in ("card", "target") else n.thing(value, view)
            return n.say(f"move-{kind}", **words)


def _own(n: Narrator, name: str, asked: str) -> str:
    """A message of the question that stands ("pass" to a bribe is "do not bribe"), '' where it has none."""
    own = f"move-{name}-{asked}"
    return n.say(own) if asked and n.texts.has(own) else ""


def _shown(view: Any, key: int, space: str) -> tuple[str, ...]:
    """The creatures that going so far shows to everybody."""
    shield = shield_of(view, key)
    return () if shield is None else lengthening(view, shield, space_number(space))


def prompt(n: Narrator, v: Any) -> str:
    """What is asked now, and what it is about."""
    kind = v.prompt.kind
    data = tuple(v.prompt.data)
    dashed = kind.replace("_", "-")
    if kind == "window":
        if v.viewer in v.prompt.seats and len(n.game.legal(v, v.viewer)) == 1:
            return n.say("prompt-window-none")
        if v.viewer in v.prompt.seats:
            acts = dict.fromkeys(core.kind(one) for one in n.game.legal(v, v.viewer))
            told = [n.say(f"act-{name}") for name in ("shoot", "channel", "play", "use", "pass") if name in acts]
            return n.say("prompt-window-own", acts=n.texts.listed(told, "or"), kind=str(data[0]).replace("_", "-"))
        return n.say("prompt-window", kind=str(data[0]).replace("_", "-"))
    if kind == "respond" and data[0] == "command" and v.fight.sides[int(data[1])].command < 0:
        return n.say("prompt-window-none")  # asked all the same, so that nobody can tell
    if kind == "respond":
        about = _about(n, v, str(data[0]), str(data[1]))
        return n.say("prompt-respond", what=str(data[0]).replace("_", "-"), card=about)
    if kind == "bribe" and data and data[0] != "pair":
        return n.say("prompt-bribe-shooter", card=_fighter(n, v, data[0]))
    if kind in ("settle", "reinforce", "lose", "retreat") and data:
        shield = shield_of(v, int(data[0]))
        place = n.space(space_name(shield.space)) if shield is not None else n.say("space-none")
        return n.say(f"prompt-{dashed}", space=place)
    if kind == "organise" and v.viewer in (0, 1):
        return _organising(n, v)
    card = ""
    if kind in ("offer", "unless", "maybe", "idol", "come_back", "keep_down", "flee", "guess") and data:
        card = n.card(str(data[0]))
    if kind in ("resize", "pay_with", "bribed") and data:
        card = _fighter(n, v, data[0])
    return n.say(f"prompt-{dashed}", card=card)


def placing_wants(v: Any) -> bool:
    """Whether the viewer cannot end placing yet."""
    return not may_finish(v, v.viewer)


def _organising(n: Narrator, v: Any) -> str:
    """What placing still wants: a creature under a shield just laid, room in the store, or nothing any more."""
    side = v.sides[v.viewer]
    bare = bare_shields(v, v.viewer)
    if bare:
        return n.say("prompt-organise-bare", space=n.space(space_name(bare[0])))
    excess = len(side.pen) + len(side.depot) - hand_limit(v, v.viewer)
    return n.say("prompt-organise-excess", count=excess) if excess > 0 else n.say("prompt-organise")


def _fighter(n: Narrator, v: Any, key: Any) -> str:
    fighters = v.fight.fighters if v.fight is not None else ()
    return n.card(fighters[int(key)].card) if 0 <= int(key) < len(fighters) else n.say("card-none")


def _about(n: Narrator, v: Any, what: str, about: str) -> str:
    """The card that an answer would answer."""
    if what == "command":
        side = v.fight.sides[int(about)]
        return n.card(side.with_item) if side.with_item else _fighter(n, v, side.command)
    if what in ("card", "item", "area", "shot", "own_shot", "bribe", "own_bribe", "own_card", "bribed"):
        return n.card_or(about, v)
    return ""


KINDS = {
    "say_command": ("say", "pass"),
    "command": ("command",),
    "primary": ("primary", "pass"),
    "bribe": ("bribe", "pass"),
    "bribed": ("bribe", "play", "use", "pass"),
    "window": ("play", "use", "channel", "shoot", "pass"),
    "respond": ("play", "use", "pass"),
    "offer": ("use", "pass"),
    "secondary": ("attack", "pass"),
    "organise": ("place", "take-back", "done"),
    "activate": ("stay", "go", "fly", "reinforce", "assault"),
    "storm": ("assault", "pass"),
    "reinforce": ("bring", "done"),
    "clear": ("clear", "done"),
    "settle": ("lay", "lose"),
}
"""Which moves answer a question: another move is out of place, one of these is against the rules."""
