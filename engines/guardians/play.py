"""Cards played from the depot and offers of open cards: windows for both sides, answers to what was just laid (G10)."""

from __future__ import annotations

from plateau_parlant.engines.core import Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.channelling import forbidden_spending
from plateau_parlant.engines.guardians.components import Card, card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import Effect, number
from plateau_parlant.engines.guardians.position import Fighter, Prompt, State, Task, without
from plateau_parlant.engines.guardians.select import Source, fits_text
from plateau_parlant.engines.guardians.sources import adjusted, forbidden, sources

FIGHT_WHENS = frozenset({"", "anytime"})
ANSWERS = frozenset(
    """foe_channels foe_ranged foe_bribes foe_plays foe_shows foe_gains_stone own_bribed own_bribes own_ranged own_plays
    flight shield_killed combat_won""".split()
)
LASTING_ROUNDS = frozenset({"matchup", "combat", "turn", "home", "next_combat"})


def price(state: State, seat: int, name: str) -> int:
    """Stones it takes to play a card: its cost(n), and what a lasting spell adds for double-bordered cards."""
    c = card(name)
    cost = sum(number(effect.first()).flat for effect in c.find("cost") if not effect.get("per"))
    for mod in state.mods:
        effect = card(mod.card).effects[mod.index]
        if effect.word != "adjust" or effect.first() != "price":
            continue
        side = effect.side("own")
        if side == "both" or (side == "own") == (mod.seat == seat):
            who = effect.get("who")
            if (who == "double" and c.double) or who == "":
                cost += number(effect.args[1]).flat
    return cost


def pay_for(d: Draft, seat: int, name: str) -> int:
    """Takes a card out of the depot and burns its stones (G10.1). The number of stones."""
    stones = price(d.state, seat, name)
    d.out_of_storage(seat, name)
    if stones:
        d.stones(seat, -stones)
    if d.state.fight is not None:
        side = d.fside(seat)
        d.set_fside(seat, used=(*side.used, name), stones_used=side.stones_used + stones)
    return stones


def playable(state: State, seat: int, name: str, window: str) -> bool:
    """Whether a depot card may be played in a window, its targets apart: kind, moment, stones, bans, limits."""
    c = card(name)
    if c.kind not in ("spell", "item-hand") or c.find("as_command"):
        return False
    whens = {effect.get("when") for effect in main_effects(c)}
    in_fight = state.fight is not None
    if window in ANSWERS or window in ("reveal",):
        if window not in whens:
            return False
    elif window in ("channel", "ranged", "open", "second", "between"):
        if not (
            whens & FIGHT_WHENS
            or (window == "open" and "reveal" in whens)
            or (window == "ranged" and "own_ranged" in whens)
        ):
            return False
    elif window not in whens and not whens & FIGHT_WHENS:
        return False
    if price(state, seat, name) > state.sides[seat].stones:
        return False
    if price(state, seat, name) and forbidden_spending(state, seat, "spell" if c.kind == "spell" else "item"):
        return False
    if in_fight and forbidden(state, "play", seat, Fighter(-1, name, seat, "hand")):
        return False
    if any(m.choice == f"card:{name}" and m.seat != seat for m in state.mods):
        return False
    return not _used_up(state, seat, c)


def _used_up(state: State, seat: int, c: Card) -> bool:
    for effect in c.find("limit"):
        per = effect.get("per")
        mark = f"{c.id}:{per}"
        if per in ("turn", "phase") and mark in state.sides[seat].marks:
            return True
        if per == "player" and any(m.card == c.id and m.seat == seat for m in state.mods):
            return True
    return False


def main_effects(c: Card) -> tuple[Effect, ...]:
    """The effects that playing the card brings about."""
    return tuple(e for e in c.effects if e.word not in ("cost", "limit", "dispel_rule", "as_command", "one_per_space"))


# --- windows ---------------------------------------------------------------------------------------------------------


@task
def window(d: Draft, kind: str, seat: int, passes: int) -> None:
    """A side may act; when both passed one after the other the window closes."""
    if passes >= 2 or d.state.end:
        return
    if d.state.fight is not None and d.fight.outcome and kind not in ("after",):
        return
    d.then(Task("window_again", (kind, seat, passes)))
    d.prompt("window", seat, data=(kind, passes))


@task
def window_again(d: Draft, kind: str, seat: int, passes: int) -> None:
    """After an act the other side has the window anew; after a pass too, one pass nearer the end."""
    acted = d.state.sides[seat].marks[-1:] == ("acted",)
    if acted:
        d.set_side(seat, marks=d.side(seat).marks[:-1])
    d.then(Task("window", (kind, 1 - seat, 0 if acted else passes + 1)))


def legal_window(state: State, seat: int) -> list[Move]:
    """Pass, and everything the side may do in this window."""
    from plateau_parlant.engines.guardians.interpreter import targets
    from plateau_parlant.engines.guardians.offers import channel_moves, shots, uses

    assert state.prompt is not None
    kind = str(state.prompt.data[0])
    found: list[Move] = [mv.Pass()]
    if state.fight is not None and state.fight.frozen and kind in ("channel", "ranged"):
        return found
    if kind in ("channel", "ranged", "second"):
        found += channel_moves(state, seat)
    if kind == "ranged":
        found += shots(state, seat)
    for name in dict.fromkeys(state.sides[seat].depot):
        if playable(state, seat, name, kind):
            found += [mv.Play(name, target, choice) for target, choice in targets(state, seat, name, kind)]
    found += uses(state, seat, kind)
    return found


def on_window(d: Draft, seat: int, move: Move) -> None:
    """Does what a side chose in a window."""
    from plateau_parlant.engines.guardians import offers

    if isinstance(move, mv.Pass):
        return
    d.set_side(seat, marks=(*d.side(seat).marks, "acted"))
    if isinstance(move, mv.Channel):
        offers.do_channel(d, seat, move.source)
    elif isinstance(move, mv.Shoot):
        offers.do_shoot(d, seat, move.card)
    elif isinstance(move, mv.Play):
        play_card(d, seat, move)
    elif isinstance(move, mv.Use):
        offers.do_use(d, seat, move)


def play_card(d: Draft, seat: int, move: mv.Play) -> None:
    """Lays a card down: it is paid, the foe may answer, then it works."""
    c = card(move.card)
    stones = pay_for(d, seat, move.card)
    extra = 0
    if move.choice.isdigit() and any(e.get("repeat") or e.get("per") == "foes" for e in c.effects):
        extra = max(int(move.choice) - (1 if any(e.get("repeat") for e in c.effects) else 0), 0)
        if any(e.get("repeat") for e in c.effects):
            extra += 1
    for effect in c.find("limit"):
        if effect.get("per") in ("turn", "phase"):
            d.set_side(seat, marks=(f"{c.id}:{effect.get('per')}", *d.side(seat).marks))
    d.tell(ev.CardPlayed(seat=seat, card=move.card, target=move.target, choice=move.choice, stones=stones))
    todo = [
        Task("respond", (1 - seat, "card", move.card)),
        Task("resolve_play", (seat, move.card, move.target, move.choice)),
    ]
    if c.kind == "item-hand":
        todo.insert(0, Task("item_used", (seat, move.card)))
    d.then(*todo)
    _ = extra


@task
def item_used(d: Draft, seat: int, name: str) -> None:
    """A hand item was used: a guardian of the foe may draw for it, and must (Eisnmir)."""
    foe = d.side(1 - seat)
    if not foe.guardian:
        return
    for effect in card(foe.guardian).find("draw"):
        if effect.get("when") == "foe_plays":
            d.tell(ev.ReadOut(seat=1 - seat, card=foe.guardian, ruling="eisnmir"))
            todo = [Task("read_out_form", (1 - seat, foe.guardian, -1))]
            if foe.pile:
                todo.insert(0, Task("draw_card", (1 - seat,)))
            d.then(*todo)


@task
def resolve_play(d: Draft, seat: int, name: str, target: str, choice: str) -> None:
    """A played card works; then it is discarded, unless it lasts in play."""
    from plateau_parlant.engines.guardians.board_words import STAYING
    from plateau_parlant.engines.guardians.interpreter import perform_card

    if name in STAYING:
        d.set_side(seat, accessories=tuple(sorted((*d.side(seat).accessories, name))))
    else:
        d.discard(seat, name)
    perform_card(d, seat, name, target, choice)
    if card(name).manual:
        d.then(Task("read_out", (seat, name, -1, "")))


# --- answers ---------------------------------------------------------------------------------------------------------


@task
def respond(d: Draft, seat: int, what: str, about: str) -> None:
    """The other side may answer what was just laid; it passes or answers, whatever it holds."""
    if d.state.end:
        return
    d.prompt("respond", seat, data=(what, about))


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
}


def legal_respond(state: State, seat: int) -> list[Move]:
    """Pass, and every card or open power that answers it."""
    from plateau_parlant.engines.guardians.interpreter import targets
    from plateau_parlant.engines.guardians.offers import answers

    prompt = state.prompt
    assert prompt is not None
    what, about = str(prompt.data[0]), str(prompt.data[1])
    found: list[Move] = [mv.Pass()]
    for name in dict.fromkeys(state.sides[seat].depot):
        c = card(name)
        if c.kind not in ("spell", "item-hand") or c.find("as_command"):
            continue
        dispels = any(
            can_dispel(state, effect, what, about, seat) for effect in c.find("dispel") if not effect.get("when")
        )
        if dispels and _affordable(state, seat, name, what, about):
            found.append(mv.Play(name))
            continue
        for when in WHENS_OF[what]:
            if any(e.get("when") == when for e in main_effects(c)) and playable(state, seat, name, when):
                fitting = [mv.Play(name, t, ch) for t, ch in targets(state, seat, name, when)]
                found += [m for m in fitting if m not in found and _answer_fits(state, c, what, about)]
    found += answers(state, seat, what, about)
    return found


def _answer_fits(state: State, c: Card, what: str, about: str) -> bool:
    for effect in c.find("invert"):
        if effect.first().startswith("bribe:") and about != effect.first().partition(":")[2]:
            return False
        if effect.get("by") == "kind:guardian" and about != "guardian":
            return False
    if c.find("invert") and what == "shot" and about == "gorcoo":
        return True
    return True


def _affordable(state: State, seat: int, name: str, what: str, about: str) -> bool:
    if state.fight is not None and forbidden(state, "play", seat, Fighter(-1, name, seat, "hand")):
        return False
    stones = price(state, seat, name) + sum(
        int(rule.get("cost") or 0) for rule in (card(about).find("dispel_rule") if what in ("card", "item") else ())
    )
    return stones <= state.sides[seat].stones


def can_dispel(state: State, effect: Effect, what: str, about: str, seat: int) -> bool:
    """Whether a dispelling effect answers what was just laid."""
    wanted = effect.get("what")
    if what in ("channel", "shot", "area"):
        return {"channel": "channel", "shot": "ranged", "area": "aoe"}[what] in wanted.split("|")
    if what == "command":
        fight = state.fight
        if fight is None or "command" not in wanted.split("|"):
            return False
        side = fight.sides[int(about)]
        if side.command < 0:
            return False
        name = side.with_item or fight.fighters[side.command].card
        return not never(name)
    if what not in ("card", "item") or never(about):
        return False
    if effect.get("if").startswith("painter") and not wanted:
        return False
    cards = "|".join(part for part in wanted.split("|") if part not in ("command", "aoe", "channel", "ranged"))
    return bool(cards) and fits_text(state, cards, Fighter(-1, about, 1 - seat, "hand"), seat)


def never(name: str) -> bool:
    """A card that cannot be dispelled."""
    return any(rule.first() == "never" for rule in card(name).find("dispel_rule"))


def on_respond(d: Draft, seat: int, move: Move) -> None:
    """Does the answer; an answer may be answered."""
    from plateau_parlant.engines.guardians import offers

    prompt = d.state.prompt or Prompt("", ())
    _ = prompt
    if isinstance(move, mv.Play):
        about = next((t for t in reversed(d.todo) if t.name.startswith(("resolve_", "item_stays"))), None)
        if about is not None and about.name in ("resolve_play", "item_stays"):
            for rule in card(str(about.args[1])).find("dispel_rule"):
                if rule.get("cost") and card(move.card).find("dispel"):
                    d.stones(seat, -int(rule.get("cost")))
        play_card(d, seat, move)
    elif isinstance(move, mv.Use):
        offers.do_use(d, seat, move)


def cancel_last(d: Draft, seat: int, by: str) -> None:
    """Cancels what was laid last by the other side: a card, an item, a command, a stone, a shot, an area attack."""
    from plateau_parlant.engines.guardians.actions import lose_item, silence

    todo = d.todo
    at = next(
        (
            i
            for i in range(len(todo) - 1, -1, -1)
            if todo[i].name.startswith(("resolve_", "item_stays")) and _whose(todo[i]) != seat
        ),
        -1,
    )
    if at < 0:
        return
    hit = todo.pop(at)
    other = 1 - seat
    if hit.name == "resolve_play":
        name = str(hit.args[1])
        d.discard(other, name)
        d.tell(ev.CardDispelled(seat=other, card=name, by=by))
    elif hit.name == "item_stays":
        name = str(hit.args[1])
        lose_item(d, other, name)
        d.tell(ev.CardDispelled(seat=other, card=name, by=by))
    elif hit.name == "resolve_command":
        silence(d, other, "dispelled")
    elif hit.name == "resolve_channel":
        d.tell(ev.ChannelCancelled(seat=other, by=by, points=int(hit.args[2])))
    elif hit.name == "resolve_shot":
        shooter = d.fighter(int(hit.args[1])).card if int(hit.args[1]) >= 0 else ""
        d.tell(ev.ShotStopped(seat=other, card=shooter, by=by, turned=False))
    elif hit.name == "resolve_area":
        d.tell(ev.CardDispelled(seat=other, card=str(hit.args[1]), by=by))


def last_laid(d: Draft, name: str) -> Task | None:
    """The last thing of that sort still to work, taken away from the list (for what turns it round)."""
    for i in range(len(d.todo) - 1, -1, -1):
        if d.todo[i].name == name:
            return d.todo.pop(i)
    return None


def _whose(what: Task) -> int:
    return int(what.args[0])


def price_change(state: State, seat: int) -> int:
    """What lasting effects add to prices (for the ledger)."""
    return adjusted(state, "price", seat)


def source_of(state: State, seat: int, name: str) -> Source | None:
    """The first working effect of a card of that seat."""
    return next(
        (s for s in sources(state, *{e.word for e in card(name).effects}) if s.card == name and s.seat == seat), None
    )


__all__ = [
    "can_dispel",
    "cancel_last",
    "last_laid",
    "legal_respond",
    "legal_window",
    "play_card",
    "playable",
    "price",
    "without",
]
