"""Deployment (O4): ranks, lost turns, scouts; and the orc phrase (O9)."""

from __future__ import annotations

from functools import cache
from itertools import product

from plateau_parlant.engines import core
from plateau_parlant.engines.core import ALL, UNKNOWN, Event, Refusal, Step
from plateau_parlant.engines.orcz import events, moves
from plateau_parlant.engines.orcz.components import EVENTS, FIELD_NUMBER, FIELDS, KIND, SCOUT, rank_flaw, without
from plateau_parlant.engines.orcz.draft import Draft, replace
from plateau_parlant.engines.orcz.position import Field, Looking, Player, Rank, State, seat_to_place, untold

SURE = 6
"""Six cards can be three of a kind and three heroes, without a rank among them; seven always hold one (O4.4)."""

OWN_RANKS = 5
"""O4.1: how many ranks each places in a round."""


_OPEN = {
    flags: tuple(name for name, flag in zip(FIELDS, flags, strict=True) if flag)
    for flags in product((False, True), repeat=len(FIELDS))
}


LIMITS = {event: event for event in EVENTS if event == "confusion" or event.startswith("antimagie")}
"""O10.7: the events that limit what a rank may hold; the others are one and the same to the table of ranks."""


def open_fields(state: State | Draft) -> tuple[str, ...]:
    """O4.2, O10.8: the fields that take a rank now."""
    one, two, three, four = state.fields
    names = _OPEN[bool(one.enemy), bool(two.enemy), bool(three.enemy), bool(four.enemy)]
    if state.event != "diversion":
        return names
    most = len(state.players)
    return tuple(name for name in names if len(state.fields[FIELD_NUMBER[name]].ranks) < most)


def legal_ranks(state: State, seat: int) -> tuple[moves.AnyMove, ...]:
    """O4.3, O4.4: every legal rank of the seat, and `pass` where it may be that none is left."""
    hand, fields = state.players[seat].hand, open_fields(state)
    if not state.table:
        return moves.ranks(hand, fields, LIMITS.get(state.event, ""))
    if len(hand) - untold(state, seat) < 2:
        return (moves.PASS,)
    told = moves.ranks(hand, fields, LIMITS.get(state.event, ""))
    listed = (*told, *moves.untold(hand, fields, LIMITS.get(state.event, "")))
    return (*listed, moves.PASS) if may_be_stuck(state, seat) else listed


def may_be_stuck(state: State, seat: int) -> bool:
    """O4.4: whether what is behind the screen may hold no legal rank, as far as the program can know."""
    hand, fields = state.players[seat].hand, open_fields(state)
    behind = len(hand) - untold(state, seat)
    if behind == len(hand):
        return not moves.ranks(hand, fields, LIMITS.get(state.event, ""))
    # The most cards of the hand among which no two make a rank: all of one kind, and those that fit nowhere.
    idle = [card for card in hand if not _fits_somewhere(card, hand, fields, state.event)]
    kinds = [KIND[card] for card in hand if card not in idle]
    heroes = len(kinds) - sum(kind in ("i", "a", "c") for kind in kinds)
    return behind <= len(idle) + max(kinds.count("a"), kinds.count("c"), min(1, kinds.count("i")), heroes)


def _fits_somewhere(card: str, hand: tuple[str, ...], fields: tuple[str, ...], event: str) -> bool:
    rest = without(hand, card)
    return any(rank_flaw(card, other, event, field) is None for other in rest for field in fields)


def scouting(state: State, busy: int) -> tuple[int, ...]:
    """O4.5, O10.7: the seats but `busy` that, as far as everybody knows, can use their scout."""
    if state.event == "brouillard":
        return ()
    # Whose cards lie face down: one owner (as a seat), several (-2), none (-1).
    owner = -1
    for field in state.fields:
        for rank in field.ranks:
            if rank.down and rank.seat != owner:
                if owner != -1:
                    return _scouting(tuple([SCOUT in player.used for player in state.players]), busy, -2)
                owner = rank.seat
    if owner == -1:
        return ()
    return _scouting(tuple([SCOUT in player.used for player in state.players]), busy, owner)


@cache
def _scouting(used: tuple[bool, ...], busy: int, owner: int) -> tuple[int, ...]:
    return tuple(seat for seat, gone in enumerate(used) if not gone and seat not in (busy, owner))


def legal_scouts(state: State, seat: int) -> tuple[moves.AnyMove, ...]:
    """O4.5: a look at each opponent's face-down card; every seat's list follows from public knowledge."""
    if state.event == "brouillard" or SCOUT in state.players[seat].used:
        return ()
    found: list[moves.AnyMove] = []
    for looks, field in zip(moves.SCOUTS, state.fields, strict=True):
        if field.ranks:
            found += [look for look, rank in zip(looks, field.ranks, strict=False) if rank.down and rank.seat != seat]
    return tuple(found)


# --- refusals -----------------------------------------------------------------------------------------------


def refuse_rank(state: State, seat: int, move: moves.Place) -> Refusal | None:
    """Why a rank cannot be placed (O4.1 to O4.3, O10.7, O10.8)."""
    number = FIELD_NUMBER.get(move.field, -1)
    if number < 0:
        return Refusal("unknown_field", {"field": move.field}, "O1.3")
    field = state.fields[number]
    if not field.enemy:
        return Refusal("field_closed", {"field": move.field}, "O4.2")
    if state.event == "diversion" and len(field.ranks) >= len(state.players):
        return Refusal("field_full", {"field": move.field, "most": len(state.players)}, "O10.8")
    if move.down not in moves.WINGS:
        return Refusal("unknown_wing", {"wing": move.down}, "O4.1")
    hand = state.players[seat].hand
    left, right = cards = (move.left, move.right)
    if left not in hand and not (left == UNKNOWN and move.down == "left" and state.table):
        return Refusal("not_in_hand", {"card": left}, "O4.1")
    if right not in hand and not (right == UNKNOWN and move.down == "right" and state.table):
        return Refusal("not_in_hand", {"card": right}, "O4.1")
    if left == right and hand.count(left) < 2:
        return Refusal("not_in_hand", {"card": left}, "O4.1")
    if state.table and len(hand) - untold(state, seat) < 2:
        return Refusal("not_in_hand", {"card": move.left}, "O4.4")
    if UNKNOWN in cards:
        up = move.left if move.right == UNKNOWN else move.right
        rest = without(hand, up)
        flaws = [rank_flaw(up, other, state.event, move.field) for other in rest]
        if not flaws or None not in flaws:
            code, clause = (flaws[0] if flaws else None) or ("not_in_hand", "O4.3")
            return Refusal(code, {"card": up, "field": move.field}, clause)
        return None
    flaw = rank_flaw(move.left, move.right, state.event, move.field)
    return Refusal(flaw[0], {"left": move.left, "right": move.right, "field": move.field}, flaw[1]) if flaw else None


def refuse_scout(state: State, seat: int, move: moves.Scout) -> Refusal | None:
    """Why a card cannot be looked at (O4.5, O10.7)."""
    if state.event == "brouillard":
        return Refusal("no_scout", {}, "O10.7")
    if SCOUT in state.players[seat].used:
        return Refusal("hero_used", {"hero": SCOUT}, "O4.5")
    number = FIELD_NUMBER.get(move.field, -1)
    if number < 0:
        return Refusal("unknown_field", {"field": move.field}, "O1.3")
    ranks = state.fields[number].ranks
    if not 1 <= move.rank <= len(ranks):
        return Refusal("no_such_rank", {"field": move.field, "rank": move.rank}, "O4.5")
    rank = ranks[move.rank - 1]
    if not rank.down:
        return Refusal("not_face_down", {"field": move.field, "rank": move.rank}, "O4.5")
    if rank.seat == seat:
        return Refusal("own_card", {"field": move.field, "rank": move.rank}, "O4.5")
    return None


# --- what they do -------------------------------------------------------------------------------------------


def place(state: State, seat: int, move: moves.Place) -> Step:
    """O4.1: the rank goes to the end of the column; then the next player, or the end of deployment."""
    number = FIELD_NUMBER[move.field]
    player = state.players[seat]
    hand = player.hand
    for card in (move.left, move.right):
        if card != UNKNOWN:
            hand = without(hand, card)
    field = state.fields[number]
    own = 1 << seat
    rank = Rank(seat, move.left, move.right, move.down, own)
    ranks = (*field.ranks, rank)
    players, fields = list(state.players), list(state.fields)
    players[seat] = Player(player.name, hand, player.back, player.used, player.goblins, player.moved)
    fields[number] = Field(field.enemy, field.left, field.bag, field.beaten, ranks)
    size, down = len(ranks), move.down
    left, right = (UNKNOWN, move.right) if down == "left" else (move.left, UNKNOWN)
    masked = events.RankPlaced(seat, move.field, size, left, right, down)
    placed = events.RankPlaced(seat, move.field, size, move.left, move.right, down, audience=own, masked=masked)
    count, gone = len(players), state.placed + 1
    following = (state.first + gone) % count
    if gone < OWN_RANKS * count and len(players[following].hand) > SURE and not _rare(state):
        # The common case of `next_turn`, in one step.
        turn = state.turn + 1
        state = replace(state, players=tuple(players), fields=tuple(fields), phrased=False, placed=gone, turn=turn)
        return Step(state, (placed, core.TurnBegan(following, turn)))
    return next_turn(replace(state, players=tuple(players), fields=tuple(fields), phrased=False), [placed])


def _rare(state: State) -> bool:
    """Whether more than the hand decides if the next player can place."""
    return state.table or state.event == "diversion" or state.turn_limit is not None


def lose_turn(state: State, seat: int) -> Step:
    """O4.4: the player says that no legal rank is left."""
    return next_turn(replace(state, phrased=False), [events.TurnLost(seat, True, informs=ALL)])


def next_turn(state: State, happened: list[Event]) -> Step:
    """O4.1, O4.4, O10.8: the next player who can place, or the end of deployment."""
    count = len(state.players)
    whole = OWN_RANKS * count
    placed = state.placed + 1
    while placed < whole:
        seat = (state.first + placed) % count
        hand = state.players[seat].hand
        fields = open_fields(state)
        if not fields:
            break
        # Who has cards nobody told says himself that no rank is left.
        if untold(state, seat) or moves.ranks(hand, fields, LIMITS.get(state.event, "")):
            return begin_turn(state, placed, seat, happened)
        happened.append(events.TurnLost(seat, False, informs=ALL))
        placed += 1
    draft = Draft(replace(state, placed=whole))
    draft.events = happened
    end_deployment(draft)
    return draft.close()


def begin_turn(state: State, placed: int, seat: int, happened: list[Event]) -> Step:
    """The seat's turn to place; the turn limit ends the game in its stead."""
    turn = state.turn + 1
    if state.turn_limit is not None and turn > state.turn_limit:
        draft = Draft(replace(state, placed=placed))
        draft.events = happened
        draft.finish("turn_limit")
        return draft.close()
    happened.append(core.TurnBegan(seat, turn))
    return Step(replace(state, step="deploy", placed=placed, turn=turn), tuple(happened))


def end_deployment(draft: Draft) -> None:
    """O4.6: Pénurie is paid; then the order of the fields is drawn (O5)."""
    draft.events.append(events.DeploymentEnded())
    if draft.event == "penurie":
        for name, field in zip(FIELDS, draft.fields, strict=True):
            if field.ranks:
                draft.pay(field.ranks[-1].seat, 2, "penurie", name)
    draft.rare["placed"] = 0
    draft.step = "order"


def scout(state: State, seat: int, move: moves.Scout) -> Step:
    """O4.5: the scout is used; only its owner (and the card's) learns the card, once it is told."""
    number, at = FIELD_NUMBER[move.field], move.rank - 1
    rank = state.fields[number].ranks[at]
    draft = Draft(state)
    player = draft.players[seat]
    hand = without(player.hand, SCOUT) if SCOUT in player.hand else player.hand
    draft.players[seat] = replace(player, hand=hand, used=(*player.used, SCOUT))
    if rank.hidden == UNKNOWN:
        draft.rare["looking"] = Looking(seat, number, at)
        draft.events.append(events.Scouted(seat, move.field, move.rank, rank.seat))
    else:
        draft.set_rank(number, at, replace(rank, seen=rank.seen | 1 << seat))
        draft.events.append(_scouted(seat, number, at, rank.seat, rank.hidden))
    return draft.close()


def looked(state: State, value: str) -> Step:
    """O4.5: what the scout saw, or `?` where its owner does not tell the program."""
    looking = state.looking
    assert looking is not None
    draft = Draft(state)
    draft.rare.update(asks=state.asks + 1, looking=None)
    if value != UNKNOWN:
        draft.bind(looking.field, looking.rank, value)
        rank = draft.rank(looking.field, looking.rank)
        draft.set_rank(looking.field, looking.rank, replace(rank, seen=rank.seen | 1 << looking.seat))
        event = _scouted(looking.seat, looking.field, looking.rank, rank.seat, value)
        draft.events.append(replace(event, masked=None))
    return draft.close()


def _scouted(seat: int, field: int, at: int, owner: int, card: str) -> events.Scouted:
    masked = events.Scouted(seat, FIELDS[field], at + 1, owner)
    audience = core.seats(seat, owner)
    return events.Scouted(
        seat, FIELDS[field], at + 1, owner, card, audience=audience, informs=core.seats(seat), masked=masked
    )


def phrase(state: State, by: int) -> Step:
    """O9: the phrase was read to its end: the one to place pays a goblin to the bank and must place at once."""
    draft = Draft(state)
    draft.rare["phrased"] = True
    seat = seat_to_place(state)
    draft.events.append(events.PhraseRead(seat, by))
    draft.pay(seat, 1, "phrase")
    return draft.close()
