"""The primary attacks: choosing, revealing, bribery, destruction, area attacks, strike, shots, result (G5.1 to G5.9)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import alone, dice_of, wants_die
from plateau_parlant.engines.guardians.area import launch
from plateau_parlant.engines.guardians.components import card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.position import Fighter, State, Task
from plateau_parlant.engines.guardians.select import (
    OPEN,
    base,
    card_fits,
    classes_of,
    immune_to_attack,
    kind_of,
    size_of,
)
from plateau_parlant.engines.guardians.sources import applies, concerns, sources
from plateau_parlant.engines.guardians.strength import area_attacks, immune_to, lines, strongest, total
from plateau_parlant.engines.guardians.triggers import fire


def fighters_left(state: State, seat: int) -> list[str]:
    """Creatures of the hidden hand that can be primaries."""
    fight = state.fight
    assert fight is not None
    return [name for name in fight.sides[seat].hand if card(name).creature and not card(name).find("must_command")]


@task
def next_round(d: Draft) -> None:
    """The next match-up, the secondary attacks, or the result (G5.9)."""
    if d.fight.outcome:
        d.then(Task("fight_result"))
        return
    left = [bool(fighters_left(d.state, seat)) or _guardian_ready(d, seat) for seat in (0, 1)]
    if all(left):
        d.set_fight(
            matchup=d.fight.matchup + 1,
            pair=(-1, -1),
            ranged=(0, 0),
            shots=0,
            tie="",
            frozen=False,
            no_channel=False,
            last_shot=-1,
        )
        for seat in (0, 1):
            d.set_fside(seat, chosen="", declared="", guess="", no_ranged=False)
        if d.fight.matchup == 1:
            d.then(Task("leave_options"), Task("window", ("between", d.fight.attacker, 0)), Task("choose"))
        else:
            d.then(Task("window", ("between", d.fight.attacker, 0)), Task("choose"))
    elif any(left) or any(d.fside(seat).hand for seat in (0, 1)):
        d.then(Task("primaries_done"), Task("secondary_step", (0 if left[0] else 1,)))
    else:
        d.then(Task("primaries_done"), Task("fight_result"))


def _guardian_ready(d: Draft, seat: int) -> bool:
    return any(f.place == "guardian" and f.seat == seat and f.matchup == 0 for f in d.fight.fighters)


@task
def leave_options(d: Draft) -> None:
    """Open cards that let a side leave before the primaries were offered with the commands."""


@task
def primaries_done(d: Draft) -> None:
    """After the last primary: who may still leave, does (Hannibal Hawks)."""
    fire(d, "primaries_done")


@task
def choose(d: Draft) -> None:
    """Both choose in secret; an order of play, a declaration or a guess comes first (G5.1)."""
    if d.fight.outcome or not all(fighters_left(d.state, s) or _guardian_ready(d, s) for s in (0, 1)):
        d.set_fight(matchup=d.fight.matchup - 1)
        d.then(Task("next_round"))
        return
    d.tell(ev.StepBegan(step="choose", matchup=d.fight.matchup))
    todo: list[Task] = []
    early = [seat for seat in (0, 1) if _must_declare(d.state, seat)]
    ahead = [seat for seat in (0, 1) if _chooses_first(d.state, seat)]
    if len(early) == 1:
        todo += [
            Task("choose_one", (early[0],)),
            Task("declare_chosen", (early[0],)),
            Task("choose_one", (1 - early[0],)),
        ]
    elif len(early) == 2:
        todo += [Task("choose_both"), Task("declare_chosen", (0,)), Task("declare_chosen", (1,))]
    elif len(ahead) == 1:
        todo += [Task("choose_one", (ahead[0],)), Task("choose_one", (1 - ahead[0],))]
    else:
        todo.append(Task("choose_both"))
    d.then(*todo, Task("guesses"), Task("match"), Task("next_round"))


def _must_declare(state: State, seat: int) -> bool:
    return any(concerns(s, seat, "foe") and applies(state, s) for s in sources(state, "declare"))


def _chooses_first(state: State, seat: int) -> bool:
    return any(
        s.effect.first() == "own_first" and concerns(s, seat) and applies(state, s)
        for s in sources(state, "play_order")
    )


@task
def choose_both(d: Draft) -> None:
    """Both sides choose in secret."""
    for seat in (0, 1):
        if _guardian_ready(d, seat):
            d.set_fside(seat, chosen="guardian")
    waiting = tuple(seat for seat in (0, 1) if not d.fside(seat).chosen and not _random(d, seat))
    for seat in (0, 1):
        if not d.fside(seat).chosen and _random(d, seat):
            d.then(Task("choose_random", (seat,)))
    if waiting:
        d.prompt("primary", *waiting, sealed=True)


def _random(d: Draft, seat: int) -> bool:
    return any(s.effect.first() == "random" and concerns(s, seat) for s in sources(d.state, "play_order"))


@task
def choose_random(d: Draft, seat: int) -> None:
    """The primary of a side is drawn at random (Shadow Spy)."""
    d.ask("pick", f"hand {seat}", f"hand {seat}", Task("random_chosen", (seat,)), audience=own(seat))


@task
def random_chosen(d: Draft, seat: int, value: str) -> None:
    """Keeps the primary drawn."""
    d.set_fside(seat, chosen=value)
    d.tell(ev.ChoiceSealed(seat=seat, card=value, audience=own(seat), informs=own(seat)))


@task
def choose_one(d: Draft, seat: int) -> None:
    """One side chooses before, or after, the other."""
    if _guardian_ready(d, seat):
        d.set_fside(seat, chosen="guardian")
    elif _random(d, seat):
        d.then(Task("choose_random", (seat,)))
    else:
        d.prompt("primary", seat)


def legal_primary(state: State, seat: int) -> list[Move]:
    """Every creature the side may send: those that must come first, or the weakest, before all others."""
    names = list(dict.fromkeys(fighters_left(state, seat)))
    musts = [
        name
        for name in names
        if card(name).find("must_play_first") and not any(e.get("as") for e in card(name).find("must_play_first"))
    ]
    for source in sources(state, "must_play_first"):
        who = source.effect.get("who")
        if who and concerns(source, seat, "foe"):
            musts += [name for name in names if card_fits(state, who, name, source.seat)]
    lowest = any(s.effect.first() == "lowest" for s in sources(state, "play_order"))
    law_first = bool(musts) and (not lowest or state.options.wheel == 1)
    if law_first:
        names = [name for name in names if name in musts]
    elif lowest:
        least = min(base(state, Fighter(-1, name, seat, "hand")) for name in names)
        names = [name for name in names if base(state, Fighter(-1, name, seat, "hand")) == least]
    return [mv.Primary(name) for name in names]


def on_primary(d: Draft, seat: int, move: Move) -> None:
    """Keeps the choice; only its owner hears it."""
    assert isinstance(move, mv.Primary)
    d.set_fside(seat, chosen=move.card)
    d.tell(ev.ChoiceSealed(seat=seat, card=move.card, audience=own(seat)))


@task
def declare_chosen(d: Draft, seat: int) -> None:
    """Announces size, kind or class of the creature chosen, before the other side chooses."""
    chosen = d.fside(seat).chosen
    if not chosen or chosen == "guardian":
        return
    f = Fighter(-1, chosen, seat, "hand")
    for source in sources(d.state, "declare"):
        if concerns(source, seat, "foe") and applies(d.state, source):
            what = source.effect.first()
            value = {"size": size_of(f), "kind": kind_of(f), "class": "/".join(classes_of(d.state, f)) or "none"}[what]
            d.set_fside(seat, declared=value)
            d.tell(ev.Declared(seat=seat, what=what, value=value, informs=ALL))


@task
def guesses(d: Draft) -> None:
    """Who has to guess the size or kind of the other's primary does so now."""
    for source in sources(d.state, "guess"):
        guesser = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
        d.then(Task("guess_now", (guesser, source.card, source.effect.first())))


@task
def guess_now(d: Draft, seat: int, name: str, what: str) -> None:
    """Asks for a guess."""
    d.prompt("guess", seat, data=(name, what))


def legal_guess(state: State, seat: int) -> list[Move]:
    """Every size or kind."""
    assert state.prompt is not None
    values = ("S", "M", "L") if state.prompt.data[1] == "size" else ("mortal", "elemental", "external")
    return [mv.Say(value) for value in values]


def on_guess(d: Draft, seat: int, move: Move) -> None:
    """Keeps a guess."""
    assert isinstance(move, mv.Say) and d.last_prompt is not None
    d.set_fside(seat, guess=move.value)
    d.tell(ev.Declared(seat=seat, what=str(d.last_prompt.data[1]), value=move.value, guess=True))


# --- the match-up ----------------------------------------------------------------------------------------------------


@task
def match(d: Draft) -> None:
    """A match-up from the reveal on; a duel of commands is one too."""
    todo = [] if d.fight.duel else [Task("reveal")]
    steps = ("bribery", "entering", "w3", "destruction", "areas", "strike", "outcome")
    d.then(*todo, *(Task(name) for name in steps))


@task
def reveal(d: Draft) -> None:
    """Both primaries are turned up together (G5.2)."""
    pair = [-1, -1]
    for seat in (0, 1):
        chosen = d.fside(seat).chosen
        d.set_fside(seat, chosen="")
        if chosen == "guardian":
            key = next(f.key for f in d.fight.fighters if f.place == "guardian" and f.seat == seat)
            d.set_fighter(key, matchup=d.fight.matchup)
        else:
            d.from_hand(seat, chosen)
            key = d.add_fighter(seat, chosen, "current", matchup=d.fight.matchup)
        pair[seat] = key
    d.set_fight(pair=(pair[0], pair[1]))
    fighters = [d.fighter(key) for key in pair]
    cards = tuple(f.card for f in fighters)
    d.tell(
        ev.PrimariesShown(
            matchup=d.fight.matchup, cards=cards, vitalities=tuple(base(d.state, f) for f in fighters), informs=ALL
        )
    )
    for source in list(sources(d.state, "guess")):
        guesser = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
        about = d.fighter(pair[1 - guesser])
        right = d.fside(guesser).guess in (size_of(about), kind_of(about))
        d.tell(ev.GuessJudged(seat=guesser, right=right))
        gain = source.effect.get("hit") if right else source.effect.get("miss")
        if gain:
            mine = pair[source.seat]
            d.set_fighter(mine, extra=d.fighter(mine).extra + number(gain).flat)


@task
def entering(d: Draft) -> None:
    """After bribery: what cards do when they enter a match-up or are revealed; dice, prices, manual cards."""
    if min(d.fight.pair) < 0:
        return
    todo: list[Task] = []
    for seat in (d.fight.attacker, d.fight.defender):
        f = d.fighter(d.fight.pair[seat])
        dice = wants_die(d, f)
        if dice and not f.roll and not f.rolled:
            todo.append(Task("roll_for", (f.key, dice)))
        if (
            d.fight.stronghold
            and seat == d.fight.defender
            and any(number(e.first()).dice for e in card(d.fight.stronghold).find("defence"))
        ):
            todo.append(Task("roll_defence", (f.key,)))
        for index, effect in enumerate(card(f.card).effects):
            if effect.word == "bonus" and effect.get("unless"):
                todo.append(Task("unless", (1 - seat, seat, f.card, index, f.key)))
            if effect.word == "bonus" and effect.get("per").startswith("discard:"):
                todo.append(Task("discard_for", (seat, f.key, effect.get("per").removeprefix("discard:"))))
            if effect.word == "attack_command" and effect.get("as") == "primary":
                todo.append(Task("maybe_attack_command", (seat, f.card, index, f.key)))
            if effect.word == "copy" and effect.get("as") == "primary":
                todo.append(Task("maybe_copy", (seat, f.card, index, f.key)))
            if effect.word == "resize":
                todo.append(Task("resize_now", (seat, f.key)))
        if card(f.card).manual:
            todo.append(Task("read_out", (seat, f.card, f.key, "")))
        if f.card == "woolverine" and _woolverine_in_doubt(d, seat):
            todo.append(Task("read_out", (seat, f.card, f.key, "woolverine")))
    d.then(*todo, Task("fire_reveal"))


def _woolverine_in_doubt(d: Draft, seat: int) -> bool:
    leader = d.fside(1 - seat).command
    seers = {"seer", "visionary", "baleful-eye"}
    if leader >= 0 and d.fighter(leader).card in seers:
        return d.state.options.rm
    return any(f.card == "woolverine" and f.seat != seat for f in d.fight.fighters)


@task
def fire_reveal(d: Draft) -> None:
    """Effects of the moment of revealing and of entering a match-up."""
    fire(d, "reveal")
    fire(d, "play")


@task
def roll_for(d: Draft, key: int, dice: str) -> None:
    """Asks for a creature's dice."""
    if d.fighter(key).place in OPEN:
        dice_of(d, key, dice)


@task
def rolled_for(d: Draft, key: int, how: str, value: str | tuple[str, ...]) -> None:
    """Keeps the dice of a creature."""
    f = d.fighter(key)
    values = [int(v) for v in ((value,) if isinstance(value, str) else value)]
    values = [_fixed_die(d, v) for v in values]
    for v in values:
        d.tell(ev.Rolled(seat=f.seat, card=f.card, value=v, informs=ALL))
    if how == "sum":
        d.set_fighter(key, rolled=sum(values))
    else:
        d.set_fighter(key, roll=values[0], rolled=f.rolled or values[0])
    for source in sources(d.state, "dice"):
        if (
            source.effect.first() == "reroll"
            and source.seat == f.seat
            and source.key >= 0
            and not d.fighter(source.key).counted
        ):
            d.then(Task("reroll", (source.key, key, how)))
            return


def _fixed_die(d: Draft, value: int) -> int:
    for source in sources(d.state, "dice"):
        if source.effect.first().isdigit() and applies(d.state, source):
            return int(source.effect.first())
    return value


@task
def reroll(d: Draft, giver: int, key: int, how: str) -> None:
    """Offers to roll one die again."""
    d.prompt("reroll", d.fighter(giver).seat, data=(giver, key, how))


def legal_yes(state: State, seat: int) -> list[Move]:
    """Yes or no."""
    return [mv.Say("yes"), mv.Pass()]


def on_reroll(d: Draft, seat: int, move: Move) -> None:
    """Rolls once more."""
    assert d.last_prompt is not None
    giver, key, how = d.last_prompt.data
    d.set_fighter(int(giver), counted=1)
    if isinstance(move, mv.Say):
        d.ask("die", f"die {seat}", "d6", Task("rolled_for", (int(key), str(how))))


@task
def roll_defence(d: Draft, key: int) -> None:
    """A stronghold that gives a die to its defender."""
    d.ask("die", f"die {d.fighter(key).seat}", "d6", Task("defence_rolled", (key,)))


@task
def defence_rolled(d: Draft, key: int, value: str) -> None:
    """Keeps the die of the stronghold."""
    f = d.fighter(key)
    d.tell(ev.Rolled(seat=f.seat, card=d.fight.stronghold, value=int(value), informs=ALL))
    d.set_fighter(key, back=value)


@task
def w3(d: Draft) -> None:
    """The window after bribery."""
    if min(d.fight.pair) >= 0:
        d.then(Task("window", ("open", d.fight.attacker, 0)))


# --- destruction, area attacks ---------------------------------------------------------------------------------------


@task
def destruction(d: Draft) -> None:
    """Both sides' destructions together, immunity first (G5.4)."""
    if min(d.fight.pair) < 0:
        return
    d.tell(ev.StepBegan(step="destruction", matchup=d.fight.matchup))
    from plateau_parlant.engines.guardians.actions import destroy
    from plateau_parlant.engines.guardians.select import fits_text

    doomed: list[tuple[int, str]] = []
    offers: list[Task] = []
    pair = d.fight.pair
    for source in list(sources(d.state, "destroys")):
        effect, who = source.effect, source.effect.get("who")
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
        foe = d.fighter(pair[1 - source.seat])
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
    for key in keys:
        f = d.fighter(key)
        if f.place not in OPEN:
            continue
        foe = fight.pair[1 - f.seat]
        if foe >= 0 and _no_area(d.state, foe):
            continue
        for attack in strongest(d.state, area_attacks(d.state, f, f.job)):
            todo.append(attack)
    d.then(Task("leave_alone"))
    for attack in reversed(todo):
        launch(d, attack)
    if todo:
        d.tell(ev.StepBegan(step="areas", matchup=fight.matchup))


def _no_area(state: State, key: int) -> bool:
    f = state.fight.fighters[key] if state.fight else None
    return f is not None and any(e.first() == "aoe" for e in card(f.card).find("forbid")) and not f.dumb


@task
def leave_alone(d: Draft) -> None:
    """A primary whose opponent is gone becomes a card without opponent."""
    for key in d.fight.pair:
        if key >= 0 and min(d.fight.pair) < 0:
            alone(d, key)


# --- strike ----------------------------------------------------------------------------------------------------------


@task
def strike(d: Draft) -> None:
    """Channelling, then ranged attacks, each until both stop (G5.6, G5.7)."""
    if min(d.fight.pair) < 0:
        return
    one, two = (d.fighter(key) for key in d.fight.pair)
    both = immune_to(d.state, one, two) and immune_to(d.state, two, one)
    d.tell(ev.StepBegan(step="strike", matchup=d.fight.matchup))
    todo = [] if both else [Task("window", ("channel", d.fight.attacker, 0))]
    d.then(*todo, Task("window", ("ranged", d.fight.attacker, 0)))


@task
def outcome(d: Draft) -> None:
    """Compares the totals; the lower is beaten and lies under the winner (G5.8)."""
    if min(d.fight.pair) < 0:
        leave_alone(d)
        d.then(Task("after_match"))
        return
    fight = d.fight
    one, two = (d.fighter(key) for key in fight.pair)
    sums = (lines(d.state, one), lines(d.state, two))
    winner, why = judge(d.state)
    d.tell(
        ev.Struck(
            matchup=fight.matchup,
            cards=(one.card, two.card),
            lines=sums,
            totals=(total(sums[0]), total(sums[1])),
            winner=winner,
            why=why,
        )
    )
    if winner >= 0:
        won, lost = fight.pair[winner], fight.pair[1 - winner]
        d.set_fighter(lost, place="beaten", under=won)
        d.set_fside(1 - winner, lost=d.fside(1 - winner).lost + 1)
        if d.fighter(won).place != "guardian":
            d.set_fighter(won, place="standing")
    else:
        for key in fight.pair:
            if d.fighter(key).place == "current":
                d.set_fighter(key, place="standing")
    for seat in (0, 1):
        key = fight.pair[seat]
        d.set_fighter(fight.pair[1 - seat], attackers=(*d.fighter(fight.pair[1 - seat]).attackers, key))
    margin = abs(total(sums[0]) - total(sums[1]))
    d.then(Task("result_effects", (winner, margin)), Task("after_match"))


def judge(state: State) -> tuple[int, str]:
    """Who wins the match-up going on and by what: -1 is a push."""
    fight = state.fight
    assert fight is not None
    one, two = (fight.fighters[key] for key in fight.pair)
    if fight.tie.startswith("beaten:"):
        return 1 - int(fight.tie[-1]), "text"
    if fight.tie == "final":
        return _tie_breaker(state), "final"
    immune = (immune_to(state, one, two), immune_to(state, two, one))
    sums = [total(lines(state, one)), total(lines(state, two))]
    for f in (one, two):
        for effect in card(f.card).find("beats"):
            if effect.get("who") == "any" and not effect.get("as") and not effect.get("when"):
                return f.seat, "text"
    if all(immune):
        shots = fight.ranged
        plain = [total(lines(state, f)) - shots[f.seat] for f in (one, two)]
        won = [shots[s] > plain[1 - s] for s in (0, 1)]
        return (-1 if won[0] == won[1] else 0 if won[0] else 1), "immune"
    starts_tied = any(
        e.first() == "modifiable" and _push_on(state, f, e) for f in (one, two) for e in card(f.card).find("push")
    )
    if starts_tied:
        sums = [sums[f.seat] - _plain(state, f) for f in (one, two)]
    if sums[0] == sums[1]:
        return _tie_breaker(state), "equal"
    winner = 0 if sums[0] > sums[1] else 1
    loser = (one, two)[1 - winner]
    if immune[1 - winner]:
        return -1, "immune"
    needed = _margin(state, loser)
    if needed and abs(sums[0] - sums[1]) < needed:
        return -1, "margin"
    turned = _turned(state, winner, abs(sums[0] - sums[1]))
    if turned:
        return 1 - winner, "text"
    return winner, "sum"


def _plain(state: State, f: Fighter) -> int:
    return sum(line[1] for line in lines(state, f) if line[0] not in ("channel", "ranged", "table"))


def _push_on(state: State, f: Fighter, effect: object) -> bool:
    return any(s.key == f.key and s.effect == effect and applies(state, s, f) for s in sources(state, "push"))


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
    d.set_fight(last_shot=margin)
    if winner >= 0:
        fire(d, "win", winner)
        fire(d, "lose", 1 - winner)
        fire(d, "foe_beaten", winner)
    for seat in (0, 1):
        key = d.fight.pair[seat]
        if key >= 0 and d.fighter(key).place in OPEN:
            fire(d, "survive", seat)
    fire(d, "after_match")


@task
def after_match(d: Draft) -> None:
    """The match-up is over: its effects end, the pair is put down."""
    keep = tuple(m for m in d.state.mods if m.until != "matchup")
    d.set(mods=keep)
    if not d.fight.duel:
        for f in d.fight.fighters:
            if f.place == "current":
                d.set_fighter(f.key, place="aside")
        d.set_fight(pair=(-1, -1), ranged=(0, 0), tie="", frozen=False, no_channel=False)
    for f in d.fight.fighters:
        if f.channel or f.taken:
            d.set_fighter(f.key, channel=0, taken=0)


def resists(state: State, f: Fighter, attack: str) -> bool:
    """Whether a card is immune to an attack (for the bots)."""
    return immune_to_attack(state, f, attack)
