"""The rules of Orcz: what is waited for, what is legal, what an entry does (O2 to O10)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from plateau_parlant.engines import core
from plateau_parlant.engines.core import ALL, Act, Ask, Decide, Entry, Fact, Refusal, Setup, Step
from plateau_parlant.engines.orcz import battle, brawls, deploy, draft, events, moves
from plateau_parlant.engines.orcz.components import FIELDS, PLAYERS, enemy_values, pile_size, rank_flaw, read_box
from plateau_parlant.engines.orcz.draft import Draft, replace
from plateau_parlant.engines.orcz.position import NAME as NAME
from plateau_parlant.engines.orcz.position import Field, Player, State, full_hand, needed, seat_to_place

RULES_VERSION: Final = 1

OPTIONS: Final = (core.Option("table", False, (False, True)), core.TURN_LIMIT)
"""`table`: the cards lie on a real table, and a face-down card may be one nobody told the program (`?`).
`turn_limit`: counts the ranks placed by all; most goblins then wins, whatever the fields."""

PHRASE: Final = "phrase"
"""Report (O9): the phrase was read to its end and the rank is not down; the value is the challenger's seat."""

STEP_OF: Final[dict[type, str]] = {
    moves.Place: "deploy",
    moves.Pass: "deploy",
    moves.Attack: "brawl",
    moves.Stand: "brawl",
    moves.Give: "give",
    moves.Charge: "charge",
    moves.Done: "charge",
}


def begin(setup: Setup) -> State:
    """O2: the first state; the first Ask draws the first player. Raises `PositionError`."""
    count = len(setup.players)
    if count not in PLAYERS:
        raise core.PositionError("wrong_count", field="players", value=count, allowed="2, 3, 4")
    settled = core.settle(OPTIONS, setup.options)
    box = read_box(setup.data)
    return State(
        players=tuple(Player(name, full_hand(box, ())) for name in setup.players),
        fields=tuple(Field("", pile_size(count), box.enemies[n]) for n in range(len(FIELDS))),
        box=box,
        table=settled["table"],
        turn_limit=settled["turn_limit"],
        events=box.events,
    )


# --- waiting ------------------------------------------------------------------------------------------------

_SEATS: Final = tuple(str(seat) for seat in range(max(PLAYERS)))
_REPORTS: Final = (core.RESIGN, core.AGREED_END)
_WITH_PHRASE: Final = (*_REPORTS, PHRASE)


def decider(state: State) -> int:
    """The seat that owes a choice, where no Ask is pending."""
    if state.step == "deploy":
        return (state.first + state.placed) % len(state.players)
    if state.step == "brawl":
        return state.fields[state.order[0]].ranks[state.last].seat
    return state.sharing


def waiting(state: State) -> core.Waiting:
    """Who must do what now."""
    if state.step == "deploy" and state.looking is None:
        seat = (state.first + state.placed) % len(state.players)
        return _decide(seat, deploy.scouting(state, seat), not state.phrased)
    if state.step == "over":
        return draft.outcome(state)
    ask = _pending(state)
    if ask is not None:
        return ask
    seat = decider(state)
    return _decide(seat, deploy.scouting(state, seat), False)


@cache
def _decide(seat: int, may: tuple[int, ...], phrase: bool) -> Decide:
    return Decide((seat,), may, facts=_WITH_PHRASE if phrase else _REPORTS)


def _pending(state: State) -> Ask | None:
    step = state.step
    if state.looking is not None:
        return _card_ask(state, "look", state.looking.field, state.looking.rank, core.seats(state.looking.seat))
    if step == "deploy":
        return None
    if step == "brawl":
        untold = brawls.card_to_tell(state)
        return None if untold is None else _card_ask(state, "turn", *untold, ALL)
    if step == "first":
        names = _SEATS[: len(state.players)]
        return Ask(state.asks, "first", "players", names, (1,) * len(names))
    if step == "reveal":
        number = draft.next_reveal(state.fields)
        bag = state.fields[number].bag
        values = tuple(dict.fromkeys(bag))
        weights = tuple(map(bag.count, values))
        return Ask(state.asks, "reveal", f"enemies {FIELDS[number]}", values, weights)
    if step == "event":
        cards = tuple(dict.fromkeys(state.events))
        return Ask(state.asks, "event", "events", cards, tuple(map(state.events.count, cards)))
    if step == "order":
        fields = tuple(name for name, field in zip(FIELDS, state.fields, strict=True) if field.enemy)
        return Ask(state.asks, "order", "fields", fields, (1,) * len(fields), len(fields))
    return None


def _card_ask(state: State, kind: str, number: int, at: int, audience: int) -> Ask:
    """A face-down card nobody told: any card of its owner it may be; one that makes the rank illegal too (O4.3)."""
    rank = state.fields[number].ranks[at]
    hand = state.players[rank.seat].hand
    (up,) = rank.shown
    cards = tuple(dict.fromkeys(hand))
    flaws = [rank_flaw(up, card, state.event, FIELDS[number]) for card in cards]
    weights = tuple(0 if flaw and None in flaws else hand.count(card) for card, flaw in zip(cards, flaws, strict=True))
    zone = f"rank {FIELDS[number]} {at + 1}"
    return Ask(state.asks, kind, zone, cards, weights, audience=audience, optional=kind == "look")


# --- legal and check ----------------------------------------------------------------------------------------


_BRAWL: Final = (moves.ATTACK, moves.STAND)


def legal(state: State, seat: int) -> tuple[moves.AnyMove, ...]:
    """Every legal move of the seat, in a stable order."""
    step = state.step
    if not 0 <= seat < len(state.players):
        return ()
    if step == "deploy" and state.looking is None:
        scouts = deploy.legal_scouts(state, seat)
        if seat != (state.first + state.placed) % len(state.players):
            return scouts
        own = deploy.legal_ranks(state, seat)
        return own + scouts if scouts else own
    if step == "over" or _pending(state) is not None:
        return ()
    scouts = deploy.legal_scouts(state, seat)
    if seat != decider(state):
        return scouts
    if step == "brawl":
        return _BRAWL + scouts
    if state.step == "give":
        amounts = range(1, state.due + 1)
        return (*(moves.give(to, n) for to in receivers(state) for n in amounts), *scouts)
    return (*(moves.charge(to, n) for to in debtors(state) for n in range(1, state.due + 1)), moves.DONE, *scouts)


def receivers(state: State) -> list[int]:
    """O6.3: who may get goblins of those to share out."""
    return sorted(battle.present(state.fields[state.order[0]].ranks) - {state.sharing})


def debtors(state: State) -> list[int]:
    """O6.4: who may still be named to pay."""
    return [seat for seat in range(len(state.players)) if seat != state.sharing and not state.charges[seat]]


def check(state: State, entry: Entry) -> Refusal | None:
    """None where `apply` would take the entry."""
    if isinstance(entry, Act) and state.step == "deploy" and state.looking is None:
        # The commonest entry by far, a rank of the seat to place, without a detour.
        due = (state.first + state.placed) % len(state.players)
        if entry.seat == due and isinstance(entry.move, moves.Place):
            return deploy.refuse_rank(state, due, entry.move)
    if state.step == "over":
        return Refusal("game_over")
    ask = _pending(state)
    if isinstance(entry, Fact):
        return _check_fact(state, ask, entry)
    if ask is not None:
        return Refusal("not_now", {"waiting": ask.kind})
    seat, move = entry.seat, entry.move
    if not 0 <= seat < len(state.players):
        return Refusal("no_such_seat", {"seat": seat})
    sort = type(move)
    if sort is moves.Scout:
        return deploy.refuse_scout(state, seat, move)
    due = decider(state)
    if seat != due:
        return Refusal("not_your_turn", {"seat": due})
    if STEP_OF.get(sort) != state.step:
        return Refusal("not_now", {"waiting": state.step})
    if sort is moves.Place:
        return deploy.refuse_rank(state, seat, move)
    if sort is moves.Attack or sort is moves.Stand:
        return None
    if isinstance(move, moves.Pass):
        stuck = state.table and deploy.may_be_stuck(state, seat)
        return None if stuck else Refusal("cannot_pass", {}, "O4.4")
    if isinstance(move, (moves.Give, moves.Charge)):
        return _check_amount(state, move)
    return None


def _check_amount(state: State, move: moves.Give | moves.Charge) -> Refusal | None:
    given = isinstance(move, moves.Give)
    clause = "O6.3" if given else "O6.4"
    if not 0 <= move.seat < len(state.players):
        return Refusal("no_such_seat", {"seat": move.seat}, clause)
    if move.seat == state.sharing:
        return Refusal("not_yourself", {"seat": move.seat}, clause)
    if given and move.seat not in receivers(state):
        return Refusal("no_troops_there", {"seat": move.seat, "field": FIELDS[state.order[0]]}, clause)
    if not given and state.charges[move.seat]:
        return Refusal("already_named", {"seat": move.seat, "count": state.charges[move.seat]}, clause)
    if not 1 <= move.count <= state.due:
        return Refusal("too_many", {"count": move.count, "most": state.due}, clause)
    return None


def _check_fact(state: State, ask: Ask | None, fact: Fact) -> Refusal | None:
    if ask is not None:
        return core.refuse_answer(ask, fact)
    if fact.ask == core.AGREED_END:
        return None
    if fact.ask != core.RESIGN and fact.ask != PHRASE:
        return Refusal("not_asked", {"given": str(fact.ask)})
    seat = _seat_of(state, fact)
    if fact.ask == core.RESIGN:
        return Refusal("no_such_seat", {"seat": str(fact.value)}) if seat < 0 else None
    if state.step != "deploy":
        return Refusal("not_now", {"waiting": state.step}, "O9")
    if state.phrased:
        return Refusal("already_challenged", {"seat": seat_to_place(state)}, "O9")
    if seat < 0:
        return Refusal("no_such_seat", {"seat": str(fact.value)}, "O9")
    return Refusal("not_waiting", {"seat": seat}, "O9") if seat == seat_to_place(state) else None


def _seat_of(state: State, fact: Fact) -> int:
    names = _SEATS[: len(state.players)]
    return names.index(fact.value) if isinstance(fact.value, str) and fact.value in names else -1


# --- apply --------------------------------------------------------------------------------------------------


def apply(state: State, entry: Entry) -> Step:
    """The state after the entry and what happened. Raises `RefusedError`."""
    refusal = check(state, entry)
    if refusal is not None:
        raise core.RefusedError(refusal)
    if isinstance(entry, Act):
        return _act(state, entry.seat, entry.move)
    if isinstance(entry.ask, str):
        return _report(state, entry)
    value = entry.value
    if state.looking is not None:
        return deploy.looked(state, str(value))
    return _ANSWERS[state.step](state, value)


def _act(state: State, seat: int, move: moves.AnyMove) -> Step:
    if isinstance(move, moves.Place):
        return deploy.place(state, seat, move)
    changed = Draft(state)
    if isinstance(move, moves.Attack):
        brawls.attack(changed)
    elif isinstance(move, moves.Stand):
        brawls.stand(changed)
    elif isinstance(move, moves.Scout):
        return deploy.scout(state, seat, move)
    elif isinstance(move, moves.Pass):
        return deploy.lose_turn(state, seat)
    else:
        if isinstance(move, moves.Give):
            battle.give(changed, move.seat, move.count)
        elif isinstance(move, moves.Charge):
            battle.charge(changed, move.seat, move.count)
        else:
            battle.done(changed)
        brawls.run(changed)
    return changed.close()


def _report(state: State, fact: Fact) -> Step:
    if fact.ask == PHRASE:
        return deploy.phrase(state, _seat_of(state, fact))
    changed = Draft(state)
    if fact.ask == core.AGREED_END:
        changed.finish(core.AGREED_END)
    else:
        seat = _seat_of(state, fact)
        changed.events.append(core.Resigned(seat))
        changed.finish(core.RESIGN, seat)
    return changed.close()


def _first(state: State, value: Any) -> Step:
    """O2.2: the first player is drawn and the first round begins."""
    first = int(value)
    changed = Draft(replace(state, asks=state.asks + 1))
    changed.events.append(events.FirstPlayerDrawn(first, informs=ALL))
    draft.begin_round(changed, state.round, first)
    return changed.close()


def _reveal(state: State, value: Any) -> Step:
    """O3.1: an enemy is turned up."""
    number = draft.next_reveal(state.fields)
    field = state.fields[number]
    at = field.bag.index(value)
    changed = Draft(replace(state, asks=state.asks + 1))
    left = field.left - 1
    changed.fields[number] = replace(field, enemy=value, left=left, bag=field.bag[:at] + field.bag[at + 1 :])
    changed.events.append(events.EnemyRevealed(FIELDS[number], *enemy_values(value), left, informs=ALL))
    draft.skip_reveals(changed)
    return changed.close()


def _event(state: State, value: Any) -> Step:
    """O3.2: the event of the round; deployment begins."""
    at = state.events.index(value)
    state = replace(state, asks=state.asks + 1, event=value, events=state.events[:at] + state.events[at + 1 :])
    needs = tuple(needed(state, number) for number in range(len(FIELDS)))
    return deploy.begin_turn(state, 0, seat_to_place(state), [events.EventDrawn(value, needs, informs=ALL)])


def _order(state: State, value: Any) -> Step:
    """O5: the order of the open fields; the brawls of the first begin."""
    names = (value,) if isinstance(value, str) else tuple(value)
    changed = Draft(replace(state, asks=state.asks + 1))
    changed.events.append(events.FieldsOrdered(names, informs=ALL))
    changed.order = tuple(FIELDS.index(name) for name in names)
    battle.begin_field(changed)
    brawls.run(changed)
    return changed.close()


def _turn(state: State, value: Any) -> Step:
    """O5.1: a face-down card nobody had told is turned up."""
    untold = brawls.card_to_tell(state)
    assert untold is not None
    changed = Draft(replace(state, asks=state.asks + 1))
    changed.turn_up(*untold, str(value))
    brawls.run(changed)
    return changed.close()


_ANSWERS: Final = {"first": _first, "reveal": _reveal, "event": _event, "order": _order, "brawl": _turn}
