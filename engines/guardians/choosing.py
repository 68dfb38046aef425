"""Choosing the primaries in secret, and turning them up (G5.1, G5.2)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN, Move
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import hands
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.effects import number
from plateau_parlant.engines.guardians.play import window
from plateau_parlant.engines.guardians.position import Fight, Fighter, FightSide, State, Task, replace, without
from plateau_parlant.engines.guardians.powers import Powers, powers
from plateau_parlant.engines.guardians.select import base, card_fits, classes_of, kind_of, size_of, vitality
from plateau_parlant.engines.guardians.sources import applies, concerns, sources
from plateau_parlant.engines.guardians.triggers import fire

NO_PRIMARY = "no-primary"
"""In `FightSide.chosen` and `played`: its owner said that no unknown card of the hand can be a primary."""


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
    fight = d.fight
    left = _left(fight, _guards(d))
    if left == (True, True):
        d.fight = replace(
            fight,
            matchup=fight.matchup + 1,
            sides=(_anew(fight.sides[0]), _anew(fight.sides[1])),
            pair=(-1, -1),
            ranged=(0, 0),
            shots=0,
            tie="",
            frozen=False,
            no_channel=False,
            last_shot=-1,
        )
        d.then(Task("choose"))
        window(d, "between", fight.attacker, 0)
    elif any(left) or fight.sides[0].hand or fight.sides[1].hand:
        d.then(Task("primaries_done"), Task("secondary_step", (0 if left[0] else 1,)))
    else:
        d.then(Task("primaries_done"), Task("fight_result"))


def _anew(side: FightSide) -> FightSide:
    """A side without what was for the last match-up."""
    if not (side.chosen or side.declared or side.guess or side.no_ranged):
        return side
    return replace(side, chosen="", declared="", guess="", no_ranged=False)


def _left(fight: Fight, guards: list[int]) -> tuple[bool, bool]:
    """Which sides can go on with primaries, their guardian included."""
    return 0 in guards or has_primary(fight, 0), 1 in guards or has_primary(fight, 1)


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
    if d.fight.outcome or _left(d.fight, guards) != (True, True):
        d.set_fight(matchup=d.fight.matchup - 1)
        d.then(Task("next_round"))
        return
    d.tell(ev.StepBegan(step="choose", matchup=d.fight.matchup, informs=ALL))
    now = d.powers
    early = [seat for seat in (0, 1) if _must_declare(d.state, seat)] if now["declare"] else []
    ahead = [seat for seat in (0, 1) if _chooses_first(d.state, seat)] if now["play_order"] else []
    if not early and not ahead:
        d.then(*CHOSEN)
        _both_choose(d, guards, now)
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
    _both_choose(d, _guards(d), d.powers)


def _both_choose(d: Draft, guards: list[int], now: Powers) -> None:
    """The same, where `guards` are the seats that send their guardian, `now` the effects that work."""
    for seat in guards:
        d.set_fside(seat, chosen="guardian")
    waiting = [seat for seat, side in enumerate(d.fight.sides) if not side.chosen]
    drawn = [seat for seat in waiting if _random(d, seat)] if now["play_order", "random"] else ()
    for seat in drawn:
        d.then(Task("choose_random", (seat,)))
        waiting.remove(seat)
    if waiting:
        d.prompt("primary", *waiting, sealed=True)


def _random(d: Draft, seat: int) -> bool:
    found = d.powers["play_order", "random"]
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
    assert state.fight is not None
    hand, now = state.fight.sides[seat].hand, powers(state)
    lowest, musts = bool(now["play_order", "lowest"]), list(hands.first_ones(hand))
    if not (lowest or musts or now["must_play_first"]):
        return list(hands.primary_moves(hand))
    names = list(hands.primaries(hand))
    if len(names) == 1:
        return [mv.Primary(names[0])]
    for source in now["must_play_first"]:
        who = source.effect.get("who")
        if who and concerns(source, seat, "foe"):
            musts += [name for name in names if card_fits(state, who, name, source.seat)]
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
    chosen = d.fight.sides[seat].chosen
    if not chosen or chosen in ("guardian", NO_PRIMARY):
        return
    if chosen == UNKNOWN:
        d.then(Task("reveal_dark", (seat, "hand", "primary")), Task("declare_chosen", (seat,)))
        return
    f = Fighter(-1, chosen, seat, "hand")
    for source in d.powers["declare"]:
        if concerns(source, seat, "foe") and applies(d.state, source):
            what = source.effect.first()
            value = {"size": size_of(f), "kind": kind_of(f), "class": "/".join(classes_of(d.state, f)) or "none"}[what]
            d.set_fside(seat, declared=value)
            d.tell(ev.Declared(seat=seat, what=what, value=value, informs=ALL))


@task
def guesses(d: Draft) -> None:
    """Who has to guess the size or kind of the other's primary does so now."""
    for source in d.powers["guess"]:
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
    one, two = d.fight.sides
    if one.chosen != NO_PRIMARY and two.chosen != NO_PRIMARY:
        return False
    out = [seat for seat in (0, 1) if d.fight.sides[seat].chosen == NO_PRIMARY]
    for seat in (0, 1):
        played = d.fight.sides[seat].played
        d.set_fside(seat, chosen="", played=(*played, NO_PRIMARY) if seat in out else played)
    d.set_fight(matchup=d.fight.matchup - 1)
    return True


@task
def reveal(d: Draft) -> None:
    """Both primaries are turned up together (G5.2); one that nobody knows yet is told now."""
    fight = d.fight
    if UNKNOWN in (fight.sides[0].chosen, fight.sides[1].chosen):
        untold = [seat for seat in (0, 1) if d.fight.sides[seat].chosen == UNKNOWN]
        d.then(*(Task("reveal_dark", (seat, "hand", "primary")) for seat in untold), Task("reveal"))
        return
    sides, fighters, pair = list(fight.sides), list(fight.fighters), [-1, -1]
    for seat, side in enumerate(sides):
        chosen = side.chosen
        if chosen == "guardian":
            key = next(f.key for f in fighters if f.place == "guardian" and f.seat == seat)
            fighters[key] = replace(fighters[key], matchup=fight.matchup)
            sides[seat] = replace(side, chosen="")
        else:
            key = len(fighters)
            fighters.append(Fighter(key, chosen, seat, "current", matchup=fight.matchup))
            known = without(side.known, chosen) if side.known else ()
            sides[seat] = replace(side, chosen="", hand=without(side.hand, chosen), known=known)
        pair[seat] = key
    d.fight = replace(fight, sides=(sides[0], sides[1]), fighters=tuple(fighters), pair=(pair[0], pair[1]))
    one, two = fighters[pair[0]], fighters[pair[1]]
    now = d.powers
    vitalities = (vitality(one, now.vitality), vitality(two, now.vitality))
    cards = (one.card, two.card)
    d.tell(ev.PrimariesShown(matchup=fight.matchup, cards=cards, vitalities=vitalities, informs=ALL))
    for source in now["guess"]:
        guesser = 1 - source.seat if source.effect.side("own") == "foe" else source.seat
        about = d.fight.fighters[pair[1 - guesser]]
        right = d.fight.sides[guesser].guess in (size_of(about), kind_of(about))
        d.tell(ev.GuessJudged(seat=guesser, right=right))
        gain = source.effect.get("hit") if right else source.effect.get("miss")
        if gain:
            mine = pair[source.seat]
            d.set_fighter(mine, extra=d.fight.fighters[mine].extra + number(gain).flat)
