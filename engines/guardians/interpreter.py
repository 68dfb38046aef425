"""What the words of the cards do. Words that only give numbers or bans are read where sums are made (`sources`,
`strength`); those that act are performed here."""

from __future__ import annotations

from collections.abc import Callable

from plateau_parlant.engines.core import UNKNOWN, Move
from plateau_parlant.engines.guardians import board_words as board
from plateau_parlant.engines.guardians import discards, hand_words, piles, telling
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import fight_words as words
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import destroy, lose_item, send
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.costs import Way
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.playable import main_effects, printed_play, staying
from plateau_parlant.engines.guardians.position import Mod, State, Task, space_number
from plateau_parlant.engines.guardians.select import Source, card_fits
from plateau_parlant.engines.guardians.sources import applies
from plateau_parlant.engines.guardians.unknown import dark
from plateau_parlant.engines.guardians.ways import key_of, pair_fits, ways

PASSIVE = frozenset(
    """adjust attack aura bonus channel_also channel_max channel_only control_value defence dice forbid grant immune
    no_channel_against no_secondary_against no_ranged one_per_space must_command must_play_first play_order declare
    guess push ranged receive_max receive_only slot terrain limit cost dispel_rule as_command resize""".split()
)
"""Words that last while their card is in play and are read when something is worked out."""

FIRED = frozenset(
    """aoe arrange attack_command beats bribe copy destroyed_if destroys discard dispel draw fetch heal invert manual
    move must_retreat retreat_option return reveal_hand rubble set sideline skip stones swap unopposed upcard""".split()
)
"""Words that do something at a moment. Together with PASSIVE: every word there is (a test holds that)."""

ACTS: dict[str, Callable[[Draft, Source, str, str], None]] = {
    "aoe": words.do_aoe,
    "arrange": piles.do_arrange,
    "attack_command": words.do_attack_command,
    "beats": words.do_beats,
    "bribe": words.do_bribe,
    "copy": words.do_copy,
    "destroyed_if": words.do_destroyed_if,
    "destroys": words.do_destroys,
    "discard": discards.do_discard,
    "dispel": words.do_dispel,
    "draw": piles.do_draw,
    "fetch": board.do_fetch,
    "heal": words.do_heal,
    "invert": words.do_invert,
    "manual": words.do_nothing,
    "move": board.do_move,
    "must_retreat": words.do_must_retreat,
    "retreat_option": words.do_retreat_option,
    "return": words.do_return,
    "reveal_hand": hand_words.do_reveal_hand,
    "rubble": board.do_rubble,
    "set": hand_words.do_set,
    "sideline": hand_words.do_sideline,
    "skip": board.do_skip,
    "stones": hand_words.do_stones,
    "swap": hand_words.do_swap,
    "unopposed": hand_words.do_unopposed,
    "upcard": board.do_upcard,
}

MUST = frozenset(
    {
        "draw",
        "destroyed_if",
        "stones",
        "reveal_hand",
        "set",
        "sideline",
        "aoe",
        "must_retreat",
        "attack_command",
        "retreat_option",
    }
)
"""Fired words that happen without asking; the others are offered and the player confirms."""


def acts_at_once(effect: Effect) -> bool:
    """Whether a command effect acts when the command is revealed (others wait for their moment or last)."""
    if effect.get("when") or effect.get("at"):
        return False
    under = effect.word == "return" and effect.get("who").startswith("under:")
    if effect.get("cost") and not under and effect.word not in ("retreat_option", "aoe", "fetch"):
        return False
    if effect.word in ("destroys", "beats"):
        return effect.get("who").startswith("command")
    if effect.word == "return":
        return effect.get("who").startswith("under:")
    return (
        (
            effect.word in FIRED
            and effect.word not in ("attack_command", "heal", "retreat_option", "invert", "destroyed_if", "bribe")
        )
        or (effect.word == "bribe" and not effect.get("cost"))
        or effect.word == "retreat_option"
    )


def offer(d: Draft, source: Source, index: int) -> None:
    """Performs an effect, asking first where the player may choose or refuse."""
    found = ways(d.state, source)
    if not found and dark(d.state, source.seat):
        found = _with_untold(d.state, source)
        if found and not source.effect.get("unless"):
            d.prompt("offer", source.seat, data=(source.card, index, source.key))
            return
    if not found:
        return
    effect = source.effect
    if effect.word in MUST and len(found) == 1 and not effect.get("cost") and not effect.get("unless"):
        perform(d, source, *found[0])
        return
    if effect.get("unless"):
        d.then(Task("unless", (1 - source.seat, source.seat, source.card, index, source.key)))
        return
    d.prompt("offer", source.seat, data=(source.card, index, source.key))


def _with_untold(state: State, source: Source) -> list[Way]:
    """The ways to use an effect with cards that nobody told."""
    from plateau_parlant.engines.guardians.supposing import suppose

    return ways(suppose(state, source.seat), source)


def source_at(state: State, seat: int, name: str, index: int, key: int) -> Source:
    """The effect number `index` of a card, as a source."""
    return Source(card(name).effects[index], name, seat, key)


def legal_offer(state: State, seat: int) -> list[Move]:
    """Refuse, or use the effect in any of its ways."""
    assert state.prompt is not None
    name, index, key = state.prompt.data[:3]
    source = source_at(state, seat, str(name), int(index), int(key))
    found = ways(state, source)
    if len(state.prompt.data) > 3 and source.effect.get("vitality"):
        found = [way for way in found if card(way[0]).vitality <= int(state.prompt.data[3])]
    return [mv.Pass(), *(mv.Use(str(name), target, choice) for target, choice in found)]


def on_offer(d: Draft, seat: int, move: Move) -> None:
    """Uses the effect offered."""
    assert d.last_prompt is not None
    name, index, key = d.last_prompt.data[:3]
    if isinstance(move, mv.Use):
        source = source_at(d.state, seat, str(name), int(index), int(key))
        left = int(d.last_prompt.data[3]) if len(d.last_prompt.data) > 3 else None
        use(d, source, int(index), move.target, move.choice, left)


def use(d: Draft, source: Source, index: int, target: str, choice: str, left: int | None = None) -> None:
    """Pays for an effect of an open card and performs it. `left`: how many more, where it is one of several."""
    stones = pay(d, source, choice)
    d.tell(ev.CardPlayed(seat=source.seat, card=source.card, target=target, choice=choice, stones=stones))
    if source.effect.get("per") == "stone" and source.key >= 0:
        d.set_fighter(source.key, counted=int(choice) - 1)
    perform(d, source, target, choice)
    if d.state.prompt is None:
        several(d, source, index, target, left)


def several(d: Draft, source: Source, index: int, target: str, left: int | None = None) -> None:
    """What may be taken several times is offered again: any number, so many, or up to a total vitality."""
    effect = source.effect
    if effect.word in ("destroys", "discard") and effect.get("repeat"):
        d.then(Task("offer_again", (source.seat, source.card, index, source.key)))
        return
    if effect.word not in ("return", "fetch") or not (effect.get("n") == "any" or effect.get("n").isdigit()):
        return
    if effect.get("vitality"):
        rest = (int(effect.get("vitality")) if left is None else left) - card(target).vitality
        d.then(Task("take_more", (source.seat, source.card, index, source.key, rest)))
    elif effect.get("n") == "any":
        d.then(Task("offer_again", (source.seat, source.card, index, source.key)))
    elif (int(effect.get("n")) if left is None else left) > 1:
        rest = (int(effect.get("n")) if left is None else left) - 1
        d.then(Task("take_more", (source.seat, source.card, index, source.key, rest)))


@task
def take_more(d: Draft, seat: int, name: str, index: int, key: int, left: int) -> None:
    """One more of several may be taken, while there is one that fits."""
    source = source_at(d.state, seat, name, index, key)
    fitting = ways(d.state, source, paid=True)
    if source.effect.get("vitality"):
        fitting = [way for way in fitting if card(way[0]).vitality <= left]
    if fitting:
        d.prompt("offer", seat, data=(name, index, key, left))


@task
def offer_again(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """An effect that may be used any number of times is offered again."""
    offer(d, source_at(d.state, seat, name, index, key), index)


def _many(source: Source) -> bool:
    """Whether the price may be paid several times for more."""
    return bool(source.effect.get("repeat")) or source.effect.get("per") == "stone"


def pay(d: Draft, source: Source, choice: str) -> int:
    """The price of an effect: stones, itself, or the card chosen. The number of stones."""
    cost = source.effect.get("cost")
    if not cost:
        return 0
    if cost in ("discard", "discard:self"):
        if source.key >= 0:
            send(d, source.key, "discard")
        elif source.card in (d.fight.sides[source.seat].items if d.state.fight else ()):
            lose_item(d, source.seat, source.card)
    elif cost == "destroy":
        if source.key >= 0:
            destroy(d, source.key, source.card, resist=False)
    elif cost.startswith("discard:"):
        discards.pay_card(d, source, choice)
    elif cost != "reveal":
        stones = number(cost).flat * (int(choice) if _many(source) and choice.isdigit() else 1)
        d.stones(source.seat, -stones)
        return stones
    return 0


@task
def unless(d: Draft, payer: int, seat: int, name: str, index: int, key: int) -> None:
    """The other side may pay to avoid an effect."""
    d.prompt("unless", payer, data=(name, index, key, seat))


def legal_unless(state: State, seat: int) -> list[Move]:
    """Pay, in any way that can be paid, or let it happen."""
    assert state.prompt is not None
    name, index = state.prompt.data[:2]
    found: list[Move] = [mv.Pass()]
    for part in card(str(name)).effects[int(index)].get("unless").split("|"):
        what, _, many = part.partition(":")
        side = state.sides[seat]
        if (what == "stones" and side.stones >= int(many)) or (
            what == "depot" and len(side.depot) + side.pen.count(UNKNOWN) >= int(many)
        ):
            found.append(mv.Say(part))
    return found


def on_unless(d: Draft, seat: int, move: Move) -> None:
    """Takes the payment, or performs the effect."""
    assert d.last_prompt is not None
    name, index, key, other = d.last_prompt.data[:4]
    if isinstance(move, mv.Say):
        what, _, many = move.value.partition(":")
        if what == "stones":
            d.stones(seat, -int(many))
        else:
            d.then(*(Task("discard_choice", (seat, "depot", "any")) for _ in range(int(many))))
        return
    source = source_at(d.state, int(other), str(name), int(index), int(key))
    if source.effect.word == "bonus":
        d.set_fighter(int(key), counted=1)
        return
    found = ways(d.state, source)
    if found:
        perform(d, source, *found[0])


def perform(d: Draft, source: Source, target: str, choice: str, told: bool = False) -> None:
    """Does what an effect says; a lasting one is kept. `told`: the unknown cards it is about have been asked for."""
    word = source.effect.word
    if word in ACTS:
        if told or not telling.before(d, source, target, choice):
            ACTS[word](d, source, target, choice)
    elif word in PASSIVE:
        keep(d, source, target, choice)


def keep(d: Draft, source: Source, target: str, choice: str) -> None:
    """Keeps a lasting effect until its time is over."""
    effect = source.effect
    until = effect.get("until") or ("combat" if d.state.fight is not None else "turn")
    if staying(source.card):
        until = "stay"
    index = card(source.card).effects.index(effect)
    where = space_number(target)
    if effect.word == "forbid" and effect.first() == "text" and effect.get("who") == "opponent":
        foe = d.fight.pair[1 - source.seat]
        if foe >= 0:
            d.set_fighter(foe, dumb=True)
        return
    if effect.word == "no_ranged":
        for seat in (0, 1):
            if effect.first() == "both" or seat != source.seat:
                d.set_fside(seat, no_ranged=True)
        return
    if effect.word == "forbid" and effect.first() == "change":
        if d.state.fight is not None:
            d.set_fight(frozen=True)
        return
    if effect.word == "forbid" and effect.first() == "channel" and not effect.get("until"):
        d.set_fight(no_channel=True)
        return
    key = key_of(target) if "." in target else -1
    if target.startswith("#"):
        choice = target
    mod = Mod(source.card, index, source.seat, until, key, choice, where)
    d.set(mods=(*d.state.mods, mod))


def targets(state: State, seat: int, name: str, window: str) -> list[Way]:
    """Every way a card of the depot may be played in a window."""
    found: list[Way] = []
    played, fight = _played(name, seat, window), state.fight
    if played is None:
        return found
    for source in played:
        effect = source.effect
        if effect.roll:
            if fight is None or -1 in fight.pair or not pair_fits(state, source, fight):
                return []
            continue
        if effect.test.startswith("upcard:") and (fight is not None or not _upcard_fits(state, source)):
            return []
        if fight is not None and not effect.unconditional and not _holds(state, source):
            return []
        got = ways(state, source)
        if not got:
            return []
        if got != [("", "")]:
            found = found if found else got
    return found or [("", "")]


@remembered
def _played(name: str, seat: int, window: str) -> tuple[Source, ...] | None:
    """The effects of a card played in a window that have a say in its targets; None for one that dispels: it answers
    and is not played of itself."""
    if printed_play(name).dispels:
        return None
    return tuple(
        Source(effect, name, seat)
        for effect in main_effects(name)
        if effect.get("when") in ("", "anytime", window) and effect.word not in ("manual", "dispel", "dice")
    )


def _upcard_fits(state: State, source: Source) -> bool:
    """Whether the up-card an effect is about is one it wants (Chant of the Osirans)."""
    seat = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
    up = state.sides[seat].up
    return bool(up) and card_fits(state, source.effect.get("if").partition(":")[2], up, source.seat)


def _holds(state: State, source: Source) -> bool:
    if source.effect.word in ("stones", "draw", "reveal_hand", "adjust", "set", "heal", "return"):
        return not source.effect.test.startswith("command") or applies(state, source)
    return applies(state, source)


@task
def perform_card(d: Draft, seat: int, name: str, target: str, choice: str, told: int = 0) -> None:
    """Everything a played card does, one effect after another; what it finds unknown is told first (`told`)."""
    if not told and telling.before_card(d, main_effects(name), (seat, name, target, choice)):
        return
    if _rolls(name):
        d.then(Task("card_rolled", (seat, name)))
        d.ask("die", f"die {seat}", "d6", Task("die_for_card", (seat, name)))
        return
    for effect in main_effects(name):
        if not (staying(name) and effect.get("when") == "foe_gains_stone"):
            source = Source(effect, name, seat, -1, choice)
            perform(d, source, target, choice, bool(told))
            if target:
                several(d, source, card(name).effects.index(effect), target)


@remembered
def _rolls(name: str) -> bool:
    """Whether a die is rolled for a card when it is played."""
    return any(effect.roll or _sets_by_die(effect) for effect in card(name).effects)


def _sets_by_die(effect: Effect) -> bool:
    """Planes of Entropy: the value is a die."""
    return effect.word == "set" and effect.first() == "draw" and number(effect.args[1]).dice > 0


@task
def die_for_card(d: Draft, seat: int, name: str, value: str) -> None:
    """A die rolled for a played card: the effects whose faces came are performed."""
    d.tell(ev.Rolled(seat=seat, card=name, value=int(value)))
    face = int(value)
    for effect in card(name).find("dice"):
        if effect.first() == "+1" and d.state.fight and pair_fits(d.state, Source(effect, name, seat), d.fight):
            face = min(face + 1, 6)
    for effect in card(name).effects:
        if effect.word in ("dice", "cost"):
            continue
        roll = effect.get("roll")
        low, _, high = roll.partition("-")
        if not roll or int(low) <= face <= int(high or low):
            perform(d, Source(effect, name, seat, -1, str(face)), "", str(face))


@task
def card_rolled(d: Draft, seat: int, name: str) -> None:
    """After the die of a played card."""
