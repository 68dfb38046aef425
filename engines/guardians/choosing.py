"""Choosing the primaries in secret, revealing them, what cards do as they enter (G5.1, G5.2)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.actions import dice_of, wants_die
from plateau_parlant.engines.guardians.components import card, remembered
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.play import window
from plateau_parlant.engines.guardians.position import Fight, Fighter, State, Task, replace, without
from plateau_parlant.engines.guardians.powers import sources_of
from plateau_parlant.engines.guardians.select import OPEN, Source, base, card_fits, classes_of, kind_of, size_of
from plateau_parlant.engines.guardians.sources import applies, concerns, sources
from plateau_parlant.engines.guardians.triggers import fire

NO_PRIMARY = "no-primary"
"""In `FightSide.chosen` and `played`: its owner said that no unknown card of the hand can be a primary."""


def fighters_left(state: State, seat: int) -> tuple[str, ...]:
    """Creatures of the hidden hand that can be primaries, each once."""
    assert state.fight is not None
    return hands.primaries(state.fight.sides[seat].hand)


def has_primary(fight: Fight, seat: int) -> bool:
    """Whether a side can go on with primaries: an unknown card is one, until its owner says that it is none."""
    side = fight.sides[seat]
    return bool(hands.primaries(side.hand)) or (UNKNOWN in side.hand and NO_PRIMARY not in side.played)


@task
def next_round(d: Draft) -> None:
    """The next match-up, the secondary attacks, or the result (G5.9)."""
    if d.fight.outcome:
        d.then(Task("fight_result"))
        return
    guards = _guards(d)
    left = [seat in guards or has_primary(d.fight, seat) for seat in (0, 1)]
    if all(left):
        one, two = (replace(side, chosen="", declared="", guess="", no_ranged=False) for side in d.fight.sides)
        d.set_fight(
            matchup=d.fight.matchup + 1,
            sides=(one, two),
            pair=(-1, -1),
            ranged=(0, 0),
            shots=0,
            tie="",
            frozen=False,
            no_channel=False,
            last_shot=-1,
        )
        d.then(Task("choose"))
        window(d, "between", d.fight.attacker, 0)
    elif any(left) or any(d.fside(seat).hand for seat in (0, 1)):
        d.then(Task("primaries_done"), Task("secondary_step", (0 if left[0] else 1,)))
    else:
        d.then(Task("primaries_done"), Task("fight_result"))


def _guards(d: Draft) -> list[int]:
    """The seats whose guardian stands in this fight and has not fought yet."""
    return [f.seat for f in d.fight.fighters if f.place == "guardian" and f.matchup == 0]


@task
def primaries_done(d: Draft) -> None:
    """After the last primary: who may still leave, does (Hannibal Hawks)."""
    fire(d, "primaries_done")


@task
def choose(d: Draft) -> None:
    """Both choose in secret; an order of play, a declaration or a guess comes first (G5.1)."""
    guards = _guards(d)
    if d.fight.outcome or not all(seat in guards or has_primary(d.fight, seat) for seat in (0, 1)):
        d.set_fight(matchup=d.fight.matchup - 1)
        d.then(Task("next_round"))
        return
    d.tell(ev.StepBegan(step="choose", matchup=d.fight.matchup, informs=ALL))
    state = d.state
    early = [seat for seat in (0, 1) if _must_declare(state, seat)] if sources(state, "declare") else []
    ahead = [seat for seat in (0, 1) if _chooses_first(state, seat)] if sources(state, "play_order") else []
    if not early and not ahead:
        d.then(*CHOSEN)
        choose_both(d)
        return
    todo: list[Task] = []
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
    d.then(*todo, *CHOSEN)


CHOSEN = tuple(map(Task, ("guesses", "match", "next_round")))
"""What is done once both have chosen."""


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
    for seat in _guards(d):
        d.set_fside(seat, chosen="guardian")
    open_ = [seat for seat in (0, 1) if not d.fside(seat).chosen]
    drawn = [seat for seat in open_ if _random(d, seat)] if sources_of(d.state, "play_order", "random") else []
    waiting = [seat for seat in open_ if seat not in drawn]
    for seat in drawn:
        d.then(Task("choose_random", (seat,)))
    if waiting:
        d.prompt("primary", *waiting, sealed=True)


def _random(d: Draft, seat: int) -> bool:
    found = sources_of(d.state, "play_order", "random")
    return bool(found) and any(concerns(source, seat) for source in found)


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
    if seat in _guards(d):
        d.set_fside(seat, chosen="guardian")
    elif _random(d, seat):
        d.then(Task("choose_random", (seat,)))
    else:
        d.prompt("primary", seat)


def legal_primary(state: State, seat: int) -> list[Move]:
    """Every creature the side may send: those that must come first, or the weakest, before all others."""
    names = list(fighters_left(state, seat))
    if len(names) == 1:
        return [mv.Primary(names[0])]
    musts = [name for name in names if hands.must_come_first(name)]
    for source in sources(state, "must_play_first"):
        who = source.effect.get("who")
        if who and concerns(source, seat, "foe"):
            musts += [name for name in names if card_fits(state, who, name, source.seat)]
    lowest = bool(sources_of(state, "play_order", "lowest"))
    law_first = bool(musts) and (not lowest or state.options.wheel == 1)
    if law_first:
        names = [name for name in names if name in musts]
    elif lowest and names:
        least = min(base(state, Fighter(-1, name, seat, "hand")) for name in names)
        names = [name for name in names if base(state, Fighter(-1, name, seat, "hand")) == least]
    return [mv.Primary(name) for name in names]


def on_primary(d: Draft, seat: int, move: Move) -> None:
    """Keeps the choice; only its owner hears it."""
    chosen = move.card if isinstance(move, mv.Primary) else NO_PRIMARY
    d.set_fside(seat, chosen=chosen)
    d.tell(ev.ChoiceSealed(seat=seat, card="" if chosen == NO_PRIMARY else chosen, audience=own(seat)))


@task
def declare_chosen(d: Draft, seat: int) -> None:
    """Announces size, kind or class of the creature chosen, before the other side chooses."""
    chosen = d.fside(seat).chosen
    if not chosen or chosen in ("guardian", NO_PRIMARY):
        return
    if chosen == UNKNOWN:
        d.then(Task("reveal_dark", (seat, "hand", "primary")), Task("declare_chosen", (seat,)))
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


STEPS = tuple(map(Task, ("bribery", "entering", "w3", "destruction", "areas", "strike", "outcome")))
"""What is done in a match-up once the cards lie open."""


@task
def match(d: Draft) -> None:
    """A match-up from the reveal on; a duel of commands is one too."""
    if not d.fight.duel and _no_primary(d):
        return
    d.then(*STEPS)
    if not d.fight.duel:
        reveal(d)


def _no_primary(d: Draft) -> bool:
    """Whether a side said that none of its unknown cards can be a primary: then there is no match-up."""
    out = [seat for seat in (0, 1) if d.fside(seat).chosen == NO_PRIMARY]
    for seat in (0, 1) if out else ():
        played = d.fside(seat).played
        d.set_fside(seat, chosen="", played=(*played, NO_PRIMARY) if seat in out else played)
    if out:
        d.set_fight(matchup=d.fight.matchup - 1)
    return bool(out)


@task
def reveal(d: Draft) -> None:
    """Both primaries are turned up together (G5.2); one that nobody knows yet is told now."""
    untold = [seat for seat in (0, 1) if d.fside(seat).chosen == UNKNOWN]
    if untold:
        d.then(*(Task("reveal_dark", (seat, "hand", "primary")) for seat in untold), Task("reveal"))
        return
    fight = d.fight
    sides, fighters, pair = list(fight.sides), list(fight.fighters), [-1, -1]
    for seat, side in enumerate(fight.sides):
        chosen = side.chosen
        if chosen == "guardian":
            key = next(f.key for f in fighters if f.place == "guardian" and f.seat == seat)
            fighters[key] = replace(fighters[key], matchup=fight.matchup)
            sides[seat] = replace(side, chosen="")
        else:
            key = len(fighters)
            fighters.append(Fighter(key, chosen, seat, "current", matchup=fight.matchup))
            sides[seat] = replace(side, chosen="", hand=without(side.hand, chosen), known=without(side.known, chosen))
        pair[seat] = key
    d.set_fight(sides=(sides[0], sides[1]), fighters=tuple(fighters), pair=(pair[0], pair[1]))
    one, two = (fighters[key] for key in pair)
    vitalities = (base(d.state, one), base(d.state, two))
    cards = (one.card, two.card)
    d.tell(ev.PrimariesShown(matchup=fight.matchup, cards=cards, vitalities=vitalities, informs=ALL))
    for source in sources(d.state, "guess"):
        guesser = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
        about = d.fighter(pair[1 - guesser])
        right = d.fside(guesser).guess in (size_of(about), kind_of(about))
        d.tell(ev.GuessJudged(seat=guesser, right=right))
        gain = source.effect.get("hit") if right else source.effect.get("miss")
        if gain:
            mine = pair[source.seat]
            d.set_fighter(mine, extra=d.fighter(mine).extra + number(gain).flat)


ENTERING = frozenset("bonus attack_command copy forbid unopposed fetch reveal_hand discard resize".split())
"""The words that `entering` looks for."""


@remembered
def _enters(name: str) -> bool:
    return any(effect.word in ENTERING for effect in card(name).effects)


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
        for index, effect in enumerate(card(f.card).effects if _enters(f.card) else ()):
            if effect.word == "bonus" and effect.get("unless"):
                todo.append(Task("unless", (1 - seat, seat, f.card, index, f.key)))
            if effect.word == "bonus" and effect.get("per").startswith("discard:"):
                todo.append(Task("discard_for", (seat, f.key, effect.get("per").removeprefix("discard:"))))
            if effect.word == "attack_command" and effect.get("as") == "primary":
                todo.append(Task("maybe_attack_command", (seat, f.card, index, f.key)))
            if effect.word == "copy" and effect.get("as") == "primary":
                todo.append(Task("maybe_copy", (seat, f.card, index, f.key)))
            acts = effect.word in ("unopposed", "fetch", "reveal_hand", "discard") and effect.get("as") == "primary"
            if acts and not effect.get("when") and not effect.get("at"):
                todo.append(Task("offer_again", (seat, f.card, index, f.key)))
            blanks = effect.word == "forbid" and effect.first() == "text" and effect.get("who") == "opponent"
            if blanks and effect.get("as") == "primary":
                todo.append(Task("blank_opponent", (seat, f.card, index, f.key)))
            if effect.word == "resize":
                todo.append(Task("resize_now", (seat, f.key)))
        if card(f.card).manual:
            todo.append(Task("read_out", (seat, f.card, f.key, "")))
        if f.card == "woolverine" and _woolverine_in_doubt(d, seat):
            todo.append(Task("read_out", (seat, f.card, f.key, "woolverine")))
    if todo:
        d.then(*todo, Task("fire_reveal"))
    else:
        fire_reveal(d)


@task
def blank_opponent(d: Draft, seat: int, name: str, index: int, key: int) -> None:
    """A creature that empties its opponent's text box as it enters (Manly Guy, Xaz), when its die allows it."""
    source = Source(card(name).effects[index], name, seat, key)
    foe = d.fight.pair[1 - seat]
    if foe >= 0 and d.fighter(key).place in OPEN and not d.fighter(key).dumb and applies(d.state, source):
        d.set_fighter(foe, dumb=True)
        d.tell(ev.PowerCancelled(seat=1 - seat, card=d.fighter(foe).card, why="effect"))


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
    """The window after bribery; where a text allows no further change, nothing more is played (G6.8)."""
    if min(d.fight.pair) >= 0:
        if any(source.key in d.fight.pair for source in sources_of(d.state, "forbid", "change")):
            d.set_fight(frozen=True)
        window(d, "open", d.fight.attacker, 0)
