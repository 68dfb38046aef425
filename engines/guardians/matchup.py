"""The primary attacks from destruction to the result (G5.4 to G5.9); `choosing` has what comes before."""

from __future__ import annotations

from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.actions import alone, destroy
from plateau_parlant.engines.guardians.area import launch
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.play import window
from plateau_parlant.engines.guardians.position import Fighter, State, Task, replace
from plateau_parlant.engines.guardians.powers import powers, sources_of
from plateau_parlant.engines.guardians.select import OPEN, classes_of, fits_text, immune_to_attack, may_hold, text_of
from plateau_parlant.engines.guardians.sources import applies, concerns, sources
from plateau_parlant.engines.guardians.strength import area_attacks, immune_to, lines, strongest, total
from plateau_parlant.engines.guardians.triggers import fire

# --- destruction, area attacks ---------------------------------------------------------------------------------------


@task
def destruction(d: Draft) -> None:
    """Both sides' destructions together, immunity first (G5.4)."""
    if -1 in d.fight.pair:
        return
    d.tell(ev.StepBegan(step="destruction", matchup=d.fight.matchup))
    doomed: list[tuple[int, str]] = []
    offers: list[Task] = []
    pair = d.fight.pair
    for source in d.powers["destroys"]:
        effect, who = source.effect, source.effect.who
        if effect.get("when") or effect.get("as") in ("secondary", "ranged") or not applies(d.state, source):
            continue
        if source.key >= 0 and effect.get("as") != "command" and source.key not in pair:
            continue
        if source.key < 0 and card(source.card).kind in ("spell", "item-hand", "upgrade"):
            continue
        if who == "both":
            index = card(source.card).effects.index(effect)
            offers.append(Task("offer_again", (source.seat, source.card, index, source.key)))
            continue
        if effect.get("as") == "command" or who in ("beaten", "command") or "command" in who:
            continue
        foe = d.fight.fighters[pair[1 - source.seat]]
        if fits_text(d.state, who, foe, source.seat, source.key):
            doomed.append((foe.key, source.card))
    for key, by in doomed:
        destroy(d, key, by)
    d.then(*offers)


@task
def areas(d: Draft) -> None:
    """Area attacks of the two primaries, also of one left alone; then a card without foe is alone (G5.5)."""
    fight = d.fight
    keys = [
        f.key
        for f in fight.fighters
        if f.matchup == fight.matchup and f.place in ("current", "guardian") and f.job == "primary"
    ]
    todo = []
    for key in keys if keys and d.powers["aoe"] else ():
        f = d.fight.fighters[key]
        if f.place not in OPEN:
            continue
        foe = fight.pair[1 - f.seat]
        if foe >= 0 and _no_area(d.state, foe):
            continue
        todo += strongest(d.state, area_attacks(d.state, f, f.job))
    if todo:
        d.then(Task("leave_alone"))
    for attack in reversed(todo):
        launch(d, attack)
    if todo or -1 not in fight.pair:
        d.tell(ev.StepBegan(step="areas", matchup=fight.matchup))
    if not todo and -1 in fight.pair:
        leave_alone(d)


def _no_area(state: State, key: int) -> bool:
    f = state.fight.fighters[key] if state.fight else None
    return f is not None and any(e.first() == "aoe" for e in card(f.card).find("forbid")) and not f.dumb


@task
def leave_alone(d: Draft) -> None:
    """A primary whose opponent is gone becomes a card without opponent."""
    pair = d.fight.pair
    for key in pair if -1 in pair else ():
        if key >= 0:
            alone(d, key)


# --- strike ----------------------------------------------------------------------------------------------------------


@task
def strike(d: Draft) -> None:
    """Channelling, then ranged attacks, each until both stop (G5.6, G5.7)."""
    if -1 in d.fight.pair:
        return
    one, two = d.fight.fighters[d.fight.pair[0]], d.fight.fighters[d.fight.pair[1]]
    both = immune_to(d.state, one, two) and immune_to(d.state, two, one)
    d.tell(ev.StepBegan(step="strike", matchup=d.fight.matchup))
    d.then(*SHOOTING[d.fight.attacker])
    if not both:
        window(d, "channel", d.fight.attacker, 0)


SHOOTING = tuple((Task("shooting"), Task("window", ("ranged", seat, 0))) for seat in (0, 1))
"""What comes after channelling, by the attacker's seat."""


@task
def shooting(d: Draft) -> None:
    """Ranged attacks begin (G5.7), where both creatures still face each other."""
    if -1 not in d.fight.pair:
        d.tell(ev.StepBegan(step="ranged", matchup=d.fight.matchup))


@task
def outcome(d: Draft) -> None:
    """Compares the totals; the lower is beaten and lies under the winner (G5.8)."""
    if -1 in d.fight.pair:
        leave_alone(d)
        d.then(Task("after_match"))
        return
    fight = d.fight
    state = d.state
    one, two = fight.fighters[fight.pair[0]], fight.fighters[fight.pair[1]]
    parts = (lines(state, one), lines(state, two))
    totals = (total(parts[0]), total(parts[1]))
    winner, why = judge(state, totals)
    cards = (one.card, two.card)
    d.tell(ev.Struck(matchup=fight.matchup, cards=cards, lines=parts, totals=totals, winner=winner, why=why))
    fighters = list(fight.fighters)
    for f, foe in ((one, two), (two, one)):
        attackers = (*f.attackers, foe.key)
        stands = f.place != "guardian" if winner >= 0 else f.place == "current"
        if winner == 1 - f.seat:
            fighters[f.key] = replace(f, place="beaten", under=foe.key, attackers=attackers)
        else:
            fighters[f.key] = replace(f, place="standing" if stands else f.place, attackers=attackers)
    margin = abs(totals[0] - totals[1])
    d.fight = replace(fight, fighters=tuple(fighters), last_shot=margin)
    if winner >= 0:
        d.set_fside(1 - winner, lost=fight.sides[1 - winner].lost + 1)
    d.then(Task("after_match"))
    result_effects(d, winner, margin)


def judge(state: State, totals: tuple[int, int]) -> tuple[int, str]:
    """Who wins the match-up going on with these totals, and by what: -1 is a push."""
    fight = state.fight
    assert fight is not None
    one, two = fight.fighters[fight.pair[0]], fight.fighters[fight.pair[1]]
    if fight.tie.startswith("beaten:"):
        return 1 - int(fight.tie[-1]), "text"
    if fight.tie == "final":
        return _tie_breaker(state), "final"
    immune = (immune_to(state, one, two), immune_to(state, two, one))
    sums = list(totals)
    for f in (one, two):
        for effect in card(f.card).find("beats"):
            if effect.who == "any" and not effect.job and not effect.when:
                return f.seat, "text"
    if immune == (True, True):
        shots = fight.ranged
        plain = [sums[f.seat] - shots[f.seat] for f in (one, two)]
        won = [shots[s] > plain[1 - s] for s in (0, 1)]
        return (-1 if won[0] == won[1] else 0 if won[0] else 1), "immune"
    now = powers(state)
    if now["push", "modifiable"] and any(
        _push_on(state, f, effect) for f in (one, two) for effect in card(f.card).find("push")
    ):
        sums = [sums[f.seat] - _plain(state, f) for f in (one, two)]
    if sums[0] == sums[1]:
        return _tie_breaker(state), "equal"
    winner = 0 if sums[0] > sums[1] else 1
    loser = (one, two)[1 - winner]
    if immune[1 - winner]:
        return -1, "immune"
    needed = _margin(state, loser) if now["push"] else 0
    if needed and abs(sums[0] - sums[1]) < needed:
        return -1, "margin"
    if now["beats"] and _turned(state, winner, abs(sums[0] - sums[1])):
        return 1 - winner, "text"
    return winner, "sum"


def _plain(state: State, f: Fighter) -> int:
    return sum(line[1] for line in lines(state, f) if line[0] not in ("channel", "ranged", "table"))


def _push_on(state: State, f: Fighter, effect: object) -> bool:
    """Whether a text of a fighter that starts its match-up tied does so now."""
    starting = sources_of(state, "push", "modifiable")
    return any(s.key == f.key and s.effect == effect and applies(state, s, f) for s in starting)


def _tie_breaker(state: State) -> int:
    """The side that wins ties, -1 where none or both do."""
    wins = [False, False]
    for source in sources(state, "push"):
        if source.effect.first() == "win":
            wins[source.seat] = True
    return -1 if wins[0] == wins[1] else 0 if wins[0] else 1


def _margin(state: State, loser: Fighter) -> int:
    found = 0
    for source in sources(state, "push"):
        effect = source.effect
        if not effect.get("margin") or not applies(state, source, loser):
            continue
        if effect.get("as") == "command":
            if concerns(source, loser.seat) and effect.get("who").partition(":")[2] in classes_of(state, loser):
                found = max(found, int(effect.get("margin")))
        elif source.key == loser.key:
            found = max(found, int(effect.get("margin")))
    return found


def _turned(state: State, winner: int, margin: int) -> bool:
    """Dork Age: who loses by so much is beaten no more, his opponent is."""
    for source in sources(state, "beats"):
        effect = source.effect
        if effect.get("as") == "command" and effect.get("when") == "lose" and source.seat != winner:
            test = effect.get("if")
            if test.startswith("margin:min") and margin >= int(test.removeprefix("margin:min")):
                return True
    return False


@task
def result_effects(d: Draft, winner: int, margin: int) -> None:
    """What waits for a result, after step 8 (G5.8.1)."""
    if d.fight.last_shot != margin:
        d.set_fight(last_shot=margin)
    if winner >= 0:
        now = d.powers
        fire(d, "win", winner, now)
        fire(d, "lose", 1 - winner, now)
        if may_hold(d.state, 1 - winner, "slippery-slime"):
            d.then(Task("respond", (1 - winner, "lost", "")))
        fire(d, "foe_beaten", winner, now)
        doomed_losers(d, winner)
    fight, now = d.fight, d.powers
    for seat in (0, 1):
        key = fight.pair[seat]
        if key >= 0 and fight.fighters[key].place in OPEN:
            fire(d, "survive", seat, now)
    fire(d, "after_match", None, now)


def doomed_losers(d: Draft, winner: int) -> None:
    """Who is itself destroyed when it loses."""
    pair = d.fight.pair
    loser, foe = d.fight.fighters[pair[1 - winner]], d.fight.fighters[pair[winner]]
    for name in text_of(loser):
        for effect in card(name).find("destroyed_if"):
            if effect.first() == "lose" and fits_text(d.state, effect.get("vs"), foe, loser.seat, loser.key):
                destroy(d, loser.key, loser.card, resist=False)
                return


@task
def after_match(d: Draft) -> None:
    """The match-up is over: its effects end, the pair is put down."""
    if d.mods:
        d.set(mods=tuple([m for m in d.mods if m.until != "matchup"]))
    fight, duel, changed = d.fight, d.fight.duel, False
    fighters = list(fight.fighters)
    for f in fight.fighters:
        alone_ = f.place == "current" and not duel
        if alone_ or f.channel or f.taken:
            fighters[f.key] = replace(f, place="aside" if alone_ else f.place, channel=0, taken=0)
            changed = True
    lying = tuple(fighters) if changed else fight.fighters
    if duel:
        d.fight = replace(fight, fighters=lying)
    else:
        d.fight = replace(
            fight, fighters=lying, pair=(-1, -1), ranged=(0, 0), tie="", frozen=False, no_channel=False
        )


def resists(state: State, f: Fighter, attack: str) -> bool:
    """Whether a card is immune to an attack (for the bots)."""
    return immune_to_attack(state, f, attack)
