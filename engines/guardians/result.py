"""The end of a fight (G8): sums, who holds the space, healing and recovery, what is discarded, retreat."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import destroy, owner
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import Fighter, State, Task, replace, space_name, without
from plateau_parlant.engines.guardians.select import DEAD, LOST, OPEN, Source, fits_text, with_word
from plateau_parlant.engines.guardians.sources import applies, count
from plateau_parlant.engines.guardians.strength import control_sum
from plateau_parlant.engines.guardians.triggers import fire

DEFENDS = "defender"


def legal_flee(state: State, seat: int) -> list[Move]:
    """Retreat, or stay."""
    return [mv.Say("retreat"), mv.Pass()]


def on_flee(d: Draft, seat: int, move: Move) -> None:
    """A side that leaves loses the space."""
    if isinstance(move, mv.Say):
        d.set_fight(outcome="retreat", winner=1 - seat)


@task
def fight_result(d: Draft, told: int = 0) -> None:
    """Adds up both sides (unless one left or forfeited) and says who holds the space. Unknown creatures left over count
    too, so they are told first; where nothing is added up they go home as they are."""
    if not told and not (d.fight.outcome or d.fight.guardian) and any(UNKNOWN in d.fight.sides[s].hand for s in (0, 1)):
        todo = [Task("tell_dark", (seat, "hand", "left")) for seat in (d.fight.attacker, d.fight.defender)]
        d.then(*todo, Task("fight_result", (1,)))
        return
    d.tell(ev.StepBegan(step="result", matchup=d.fight.matchup, informs=ALL))
    for seat in (0, 1):
        for name in d.fight.sides[seat].hand:
            if name == UNKNOWN:
                continue
            d.from_hand(seat, name)
            d.add_fighter(seat, name, "aside", job="unused")
    d.then(Task("idol", (d.fight.attacker,)), Task("idol", (d.fight.defender,)), Task("sum_up"))


@task
def idol(d: Draft, seat: int) -> None:
    """What may still raise the sum for stones (Large Idol), as often as paid."""
    for source in d.powers["adjust", "control"]:
        effect = source.effect
        if source.seat == seat and effect.cost and d.sides[seat].stones:
            d.prompt("idol", seat, data=(source.card, number(effect.args[1]).flat))
            return


def legal_idol(state: State, seat: int) -> list[Move]:
    """One stone more, or enough."""
    return [mv.Pass(), *([mv.Say("stone")] if state.sides[seat].stones else [])]


def on_idol(d: Draft, seat: int, move: Move) -> None:
    """Pays a stone for the sum."""
    assert d.last_prompt is not None
    if isinstance(move, mv.Say):
        d.stones(seat, -1)
        side = d.fight.sides[seat]
        d.set_fside(seat, played=(*side.played, f"control:{d.last_prompt.data[1]}"))
        d.then(Task("idol", (seat,)))


def sum_of(state: State, seat: int) -> int:
    """A side's sum with what was paid for it."""
    assert state.fight is not None
    played = state.fight.sides[seat].played
    paid = [int(p.partition(":")[2]) for p in played if p.startswith("control:")] if played else []
    return control_sum(state, seat) + sum(paid)


@task
def sum_up(d: Draft) -> None:
    """The greater sum holds the space; equal: the attacker retreats (G8.1)."""
    fight = d.fight
    state = d.state
    sums = (sum_of(state, 0), sum_of(state, 1))
    why = fight.outcome or "sum"
    if fight.guardian:
        winner, why = _guardian_result(d), "guardian"
    elif fight.outcome:
        winner = fight.winner
    else:
        winner = fight.attacker if sums[fight.attacker] > sums[fight.defender] else fight.defender
    d.set_fight(winner=winner, outcome=why)
    where = space_name(fight.space) if fight.space >= 0 else ""
    told = "guardian_fell" if fight.guardian and winner == fight.attacker else why
    d.tell(ev.FightEnded(space=where, sums=sums, winner=winner, why=told))
    d.then(
        Task("tangle"),
        Task("healing"),
        Task("recovery"),
        Task("aftermath"),
        Task("respond", (winner, "won", "")),
        Task("clean_up"),
    )


def _guardian_result(d: Draft) -> int:
    """The guardian's side loses only when the guardian is beaten or destroyed."""
    fight = d.fight
    gone = any(f.place in LOST and card(f.card).kind == "guardian" for f in fight.fighters)
    return fight.attacker if gone else fight.defender


@task
def tangle(d: Draft) -> None:
    """Who loses and cannot stay takes its opponent along (Tangle Web)."""
    for seat in (0, 1):
        side = d.fight.sides[seat]
        if side.command >= 0 and not side.silenced and d.fight.fighters[side.command].place in OPEN:
            name = side.with_item or d.fight.fighters[side.command].card
            if any(e.get("as") == "command" for e in card(name).find("destroyed_if")):
                destroy(d, side.command, name, resist=False)
    for f, _, _, effect in with_word(d.fight, "destroys"):
        if effect.get("if") == "leaves" and f.place == "beaten" and f.seat != d.fight.winner and f.under >= 0:
            destroy(d, f.under, f.card)


@task
def healing(d: Draft) -> None:
    """Each unbeaten healer of the winner saves creatures beaten or killed by an area attack, never destroyed ones."""
    fight = d.fight
    healers = with_word(fight, "heal")
    todo: list[Task] = []
    for seat in (fight.attacker, fight.defender):
        for f, name, index, effect in healers:
            if f.seat != seat or (effect.get("even") != "lost" and (f.place not in OPEN or seat != fight.winner)):
                continue
            for _ in range(_times(d.state, Source(effect, name, seat, f.key))):
                todo.append(Task("heal_one", (seat, name, index, f.key)))
        if seat == fight.winner:
            for item in d.fight.sides[seat].items:
                for index, effect in enumerate(card(item).effects):
                    if effect.word == "heal":
                        todo.append(Task("heal_one", (seat, item, index, -1)))
    d.then(*todo)


def _times(state: State, source: Source) -> int:
    per = source.effect.get("per")
    return count(state, source, per, None) if per else int(source.effect.get("n") or 1)


@task
def heal_one(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """Offers one healing."""
    from plateau_parlant.engines.guardians.interpreter import offer

    if key >= 0 and d.fight.fighters[key].place not in OPEN and card(name).effects[index].get("even") != "lost":
        return
    offer(d, Source(card(name).effects[index], name, seat, key), index)


@task
def recovery(d: Draft) -> None:
    """What takes lost creatures back: standard bearer, stronghold, commands, the cards themselves."""
    fight = d.fight
    todo: list[Task] = []
    for source in d.powers["return"]:
        effect = source.effect
        if effect.get("when") or "card:" in effect.get("who"):
            continue
        if "lost" not in effect.get("who") and effect.get("who") != "beaten":
            continue
        if source.seat != source.seat or not applies(d.state, source):
            continue
        index = card(source.card).effects.index(effect)
        todo.append(Task("offer_again", (source.seat, source.card, index, source.key)))
    for f in fight.fighters:
        if f.place not in LOST or not card(f.card).find("return"):
            continue
        if fight.sides[f.seat].command == f.key and not fight.sides[f.seat].silenced:
            for effect in card(f.card).find("return"):
                back = Source(effect, f.card, f.seat, f.key)
                if effect.get("as") == "command" and effect.get("at") == "after" and applies(d.state, back):
                    todo.append(Task("come_back", (f.seat, f.card, card(f.card).effects.index(effect), f.key)))
        for index, effect in enumerate(card(f.card).find("return")):
            number_ = card(f.card).effects.index(effect)
            if (
                effect.get("when") == "lost"
                or (effect.get("at") == "after" and effect.get("when") == "lose" and f.place == "beaten")
            ) and (not effect.get("vs") or _beaten_by(d.state, f, effect.get("vs"))):
                todo.append(Task("come_back", (f.seat, f.card, number_, f.key)))
            _ = index
    d.then(*todo)


def _beaten_by(state: State, f: Fighter, want: str) -> bool:
    fight = state.fight
    return fight is not None and f.under >= 0 and fits_text(state, want, fight.fighters[f.under], f.seat, f.key)


@task
def come_back(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """A lost creature may come back, for its price or unless the foe pays."""
    effect = card(name).effects[index]
    if d.fight.fighters[key].place not in LOST:
        return
    if effect.get("cost") and d.sides[seat].stones < int(effect.get("cost")):
        return
    if effect.get("unless"):
        d.prompt("keep_down", 1 - seat, data=(name, index, key, seat))
    else:
        d.prompt("come_back", seat, data=(name, index, key))


def on_come_back(d: Draft, seat: int, move: Move) -> None:
    """Takes the creature back."""
    assert d.last_prompt is not None
    name, index, key = d.last_prompt.data[:3]
    if isinstance(move, mv.Say):
        cost = card(str(name)).effects[int(index)].get("cost")
        if cost:
            d.stones(seat, -int(cost))
        _save(d, int(key), str(name))


def legal_keep_down(state: State, seat: int) -> list[Move]:
    """Pay a stone so that it stays lost, or let it go."""
    return [mv.Pass(), *([mv.Say("yes")] if state.sides[seat].stones else [])]


def on_keep_down(d: Draft, seat: int, move: Move) -> None:
    """Takes the stone, or lets the creature come back."""
    assert d.last_prompt is not None
    name, _, key, _ = d.last_prompt.data
    if isinstance(move, mv.Say):
        d.stones(seat, -1)
    else:
        _save(d, int(key), str(name))


def _save(d: Draft, key: int, by: str) -> None:
    f = d.fight.fighters[key]
    if f.place == "destroyed":
        d.set_side(owner(f), talon=without(d.sides[owner(f)].talon, f.card))
    to_shield = any(effect.get("to") == "shield" and effect.get("at") == "after" for effect in card(by).find("return"))
    d.set_fighter(key, place="aside" if to_shield else "gone")
    if not to_shield:
        d.to_storage(owner(f), f.card, seen=True)
    d.tell(ev.Saved(seat=f.seat, card=f.card, by=by, to="shield" if to_shield else "pen"))


AFTERWARDS = frozenset({"discard", "stones", "return", "set", "destroys", "reveal_hand"})
"""The words that are done after the fight where they say so."""


@task
def aftermath(d: Draft) -> None:
    """Effects that are done after the fight: stones for the winner, terrains and pens spoiled."""
    fight = d.fight
    fire(d, "combat_won", fight.winner)
    todo = []
    for source in d.powers["at", "after"]:
        effect = source.effect
        if effect.word not in AFTERWARDS or effect.who == "class:Undead&lost":
            continue
        if effect.get("when") == "survive" and (source.key < 0 or d.fight.fighters[source.key].place not in OPEN):
            continue
        if effect.get("when") == "lose" or not applies(d.state, source):
            continue
        todo.append((source, card(source.card).effects.index(effect)))
    d.then(*(Task("offer_again", (s.seat, s.card, i, s.key)) for s, i in todo))


@task
def clean_up(d: Draft) -> None:
    """The beaten go to the discard piles, survivors back under their shields; then the shields retreat or stay."""
    from plateau_parlant.engines.guardians.campaign import after_fight

    fight = d.fight
    living: list[list[str]] = [[], []]
    dead: list[list[str]] = [[], []]
    for f in fight.fighters:
        if card(f.card).kind == "guardian":
            continue
        if f.place in DEAD and f.card != UNKNOWN:
            dead[owner(f)].append(f.card)
        elif f.place in DEAD:
            d.discard(owner(f), f.card)
        elif f.place in OPEN or f.place == "sideline":
            _home(d, f, living)
    for seat in (0, 1):
        if dead[seat]:
            talon = tuple(sorted((*d.sides[seat].talon, *dead[seat])))
            d.put_side(seat, replace(d.sides[seat], talon=talon))
    items = []
    for seat in (0, 1):
        side = d.fight.sides[seat]
        items.append(side.items)
        living[seat] += [name for name in side.hand if name == UNKNOWN]
    if d.mods:
        d.set(mods=tuple(m for m in d.mods if m.until not in ("matchup", "combat", "next_combat")))
    after_fight(d, (tuple(sorted(living[0])), tuple(sorted(living[1]))), (items[0], items[1]))


def _home(d: Draft, f: Fighter, living: list[list[str]]) -> None:
    c = card(f.card)
    if c.creature and f.job != "catapult":
        living[f.seat].append(f.card)
    elif c.kind == "item-creature":
        d.set_fside(f.seat, items=(*d.fight.sides[f.seat].items, f.card))
    elif c.kind in ("spell", "item-hand") and f.place == "command":
        d.discard(f.seat, f.card)


def result_of(state: State) -> dict[str, object]:
    """The result of a fight in plain data."""
    fight = state.fight
    if fight is None:
        return {}
    return {"winner": fight.winner, "reason": fight.outcome}


__all__ = ["ALL"]
