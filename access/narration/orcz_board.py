"""An Orcz position in words: turn, hand, fields, score. `n` is the narrator, `v` the view of the listener."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.parts import Item, Zone
from plateau_parlant.engines import core
from plateau_parlant.engines.core import UNKNOWN, Decide
from plateau_parlant.engines.orcz import moves, rules
from plateau_parlant.engines.orcz.battle import rank_strength
from plateau_parlant.engines.orcz.bot import known_strength, odds
from plateau_parlant.engines.orcz.components import (
    FIELD_NUMBER,
    FIELDS,
    HEROES,
    HIDDEN,
    SCOUT,
    STRENGTH,
    enemy_values,
    rounds,
)
from plateau_parlant.engines.orcz.position import cleared, needed

if TYPE_CHECKING:
    from plateau_parlant.access.narration.orcz import Narrator


def to_choose(v: Any) -> int | None:
    """The seat that owes a choice, None while nobody does."""
    now = rules.waiting(v)
    return now.must[0] if isinstance(now, Decide) else None


def known(card: str) -> str:
    """The card, "" where the viewer does not know it."""
    return "" if card in (HIDDEN, UNKNOWN) else card


# --- turn ---------------------------------------------------------------------------------------------------


def turn(n: "Narrator", v: Any) -> str:
    """Whose choice it is, what it is, what is at stake."""
    if v.step == "over":
        return n.result(v)
    seat = to_choose(v)
    if seat is None:
        return n.say("turn-dealing")
    own = seat == v.viewer
    if v.step == "deploy":
        if own and not any(isinstance(move, moves.Place) for move in n.game.options(v)):
            return n.say("turn-pass")
        return n.say("turn-place", stakes=stakes(n, v)) if own else n.say("turn-place-other", who=n.name(seat))
    if v.step == "brawl":
        return _brawl(n, v, own)
    return n.say(f"turn-{v.step}" if own else f"turn-{v.step}-other", who=n.name(seat), count=v.due)


def _brawl(n: "Narrator", v: Any, own: bool) -> str:
    number = v.order[0]
    ranks = v.fields[number].ranks
    last, front = ranks[v.last], ranks[v.front]
    return n.say(
        "turn-attack" if own else "turn-attack-other",
        chooser=n.name(last.seat),
        field=n.field(FIELDS[number]),
        rank=v.last + 1,
        cards=n.cards(last.left, last.right, last.down),
        front=v.front + 1,
        who=n.name(front.seat),
        others=n.cards(front.left, front.right, front.down),
        strength=known_strength(v, number),
        need=needed(v, number),
    )


def stakes(n: "Narrator", v: Any) -> str:
    """The strength the viewer knows on each open field, against the need."""
    fields = [
        n.say("stakes-field", field=n.field(name), strength=known_strength(v, number), need=needed(v, number))
        for number, name in enumerate(FIELDS)
        if v.fields[number].enemy
    ]
    return n.say("stakes", fields=n.texts.listed(fields))


# --- hand ---------------------------------------------------------------------------------------------------


def ordered(cards: Sequence[str], order: str) -> list[str]:
    """A hand in the order asked for: by kind as the game keeps it, or by strength with the heroes last."""
    if order == "received":
        return list(cards)
    return sorted(cards, key=lambda card: (STRENGTH[card] or 99, card))


def hand(n: "Narrator", v: Any, order: str) -> list[Item]:
    """What is behind the screen; each card with the ranks that have it on the left, the scout with its looks."""
    seat = v.viewer
    if seat is None or seat >= len(v.players):
        return []
    by_card: dict[str, list[Any]] = {}
    due = v.step != "over" and to_choose(v) == seat
    for move in n.game.options(v):
        if isinstance(move, moves.Place):
            by_card.setdefault(move.left, []).append(move)
        elif isinstance(move, moves.Scout) and (v.step == "deploy" or not due):
            by_card.setdefault(SCOUT, []).append(move)
    items, counted = [], dict.fromkeys(v.players[seat].hand, 0)
    for card in ordered(v.players[seat].hand, order):
        counted[card] += 1
        other = next((one for one in v.players[seat].hand if one != card), card)
        tries = (moves.Scout(FIELDS[0], 1),) if card == SCOUT else (moves.Place(FIELDS[0], card, other, "left"),)
        items.append(
            Item(
                n.say("hand-card", card=n.card(card)),
                partial(_card_more, n, card),
                (card, counted[card]),
                tuple(by_card.get(card, ())),
                tries,
                "O4.5" if card == SCOUT else "O4.3",
            )
        )
    if UNKNOWN in by_card:  # at a table: a card nobody tells the program lies face down on the left
        text = n.say("hand-card", card=n.card(UNKNOWN))
        items.append(Item(text, n.say("hand-untold-more"), (UNKNOWN, 1), tuple(by_card[UNKNOWN]), (), "O4.3"))
    return items


def _card_more(n: "Narrator", card: str) -> str:
    if card == SCOUT:
        return n.say("hand-scout-more")
    name = "hand-hero-more" if card in HEROES else "hand-card-more"
    return n.say(name, card=n.card(card), strength=STRENGTH[card])


# --- actions ------------------------------------------------------------------------------------------------

CLAUSES = {
    "attack": "O5.1",
    "stand": "O5.1",
    "give": "O6.3",
    "charge": "O6.4",
    "done": "O6.4",
    "pass": "O4.4",
    "scout": "O4.5",
}


def actions(n: "Narrator", v: Any) -> list[Item]:
    """What can be done besides placing a rank: attack or stand, who gets or pays, then the scout."""
    items, scouts = [], []
    for move in n.game.options(v):
        kind = core.kind(move)
        if kind == "scout":
            scouts.append(move)
        elif kind != "place":
            items.append(Item(n.move(v, move), partial(_action_more, n, v, kind), move, (move,), (), CLAUSES[kind]))
    if scouts:
        more = n.say("action-scout-more")
        items.append(Item(n.say("move-scout"), more, "scout", tuple(scouts), (), "O4.5"))
    return items


def _action_more(n: "Narrator", v: Any, kind: str) -> str:
    if kind == "attack":
        wins, of = odds(v)
        return n.say("action-attack-more", wins=wins, of=of)
    return n.say(f"action-{kind}-more")


def where(n: "Narrator", v: Any, chosen: tuple[Any, ...], field: str, down: str) -> str:
    """The last part of a rank: the field, which card is down, and what it does to the strength there."""
    number = FIELD_NUMBER[field]
    before, need = known_strength(v, number), needed(v, number)
    parts: dict[str, Any] = {"field": n.field(field), "down": down, "before": before, "need": need}
    cards = [part[1] for part in chosen if part[0] in ("left", "right")]
    if len(cards) < 2 or UNKNOWN in cards:
        return n.say("part-where-unknown", **parts)
    return n.say("part-where", after=before + rank_strength(*cards), **parts)


def owner(n: "Narrator", v: Any, field: str, rank: int) -> str:
    """Whose rank it is."""
    ranks = v.fields[FIELD_NUMBER[field]].ranks
    return n.name(ranks[rank - 1].seat) if rank <= len(ranks) else ""


# --- fields -------------------------------------------------------------------------------------------------


def field_sentence(n: "Narrator", v: Any, number: int) -> str:
    """A field in a sentence: enemy, need, strength known, ranks, who is last."""
    field, name = v.fields[number], n.field(FIELDS[number])
    if field.closed:
        return n.say("field-closed", field=name)
    if not field.enemy:
        return n.say("field-waits", field=name, left=field.left)
    main, secondary = enemy_values(field.enemy)
    last = "none"
    if field.ranks:
        seat = field.ranks[-1].seat
        last = "you" if seat == v.viewer else n.name(seat)
    return n.say(
        "field-state",
        field=name,
        main=main,
        secondary=secondary,
        need=needed(v, number),
        strength=known_strength(v, number),
        count=len(field.ranks),
        last=last,
        fighting="yes" if v.order and v.order[0] == number else "no",
    )


def rank_sentence(n: "Narrator", v: Any, number: int, at: int) -> str:
    """A rank: field, number, owner, both cards."""
    rank = v.fields[number].ranks[at]
    cards = n.cards(rank.left, rank.right, rank.down)
    own = rank.seat == v.viewer
    parts: dict[str, Any] = {"field": n.field(FIELDS[number]), "rank": at + 1, "cards": cards}
    return n.say("rank-at-own" if own else "rank-at", who=n.name(rank.seat), **parts)


def _rank_more(n: "Narrator", v: Any, rank: Any) -> str:
    hidden = "up"
    if rank.down:
        unknown = rank.hidden in (HIDDEN, UNKNOWN)
        hidden = "unknown" if unknown else "own" if rank.seat == v.viewer else "scouted"
    return n.say("rank-more", hidden=hidden, strength=rank_strength(known(rank.left), known(rank.right)))


def _field_more(n: "Narrator", v: Any, number: int) -> str:
    field = v.fields[number]
    totals = [0] * len(v.players)
    for rank in field.ranks:
        totals[rank.seat] += rank_strength(known(rank.left), known(rank.right))
    each = [n.say("field-each", who=n.name(seat), strength=total) for seat, total in enumerate(totals) if total]
    return n.say("field-more", left=field.left, beaten=len(field.beaten), known=len(each), each=n.texts.listed(each))


def board(n: "Narrator", v: Any) -> tuple[str, list[Zone]]:
    """One sentence a field; each field with its ranks, the nearest to the enemy first."""
    by_field: dict[str, list[Any]] = {}
    for move in n.game.options(v):
        if isinstance(move, moves.Place):
            by_field.setdefault(move.field, []).append(move)
    zones = []
    for number, name in enumerate(FIELDS):
        ranks = tuple(
            Item(rank_sentence(n, v, number, at), partial(_rank_more, n, v, rank), (name, at), (), (), "O4.1")
            for at, rank in enumerate(v.fields[number].ranks)
        )
        tries = (moves.Place(name, "i1", "a1", "left"),)
        more = partial(_field_more, n, v, number)
        fits = tuple(by_field.get(name, ()))
        zones.append(Zone(field_sentence(n, v, number).rstrip("."), more, name, ranks, fits, tries, "O4.1"))
    return " ".join(field_sentence(n, v, number) for number in range(len(FIELDS))), zones


# --- score and memory ---------------------------------------------------------------------------------------


def score(n: "Narrator", v: Any) -> str:
    """One's own goblins (those of others are secret, O2.3), fields closed, the round."""
    seat = v.viewer
    parts: dict[str, Any] = {"cleared": cleared(v), "round": v.round, "rounds": rounds(len(v.players))}
    if seat is None or seat >= len(v.players):
        return n.say("score-table", **parts)
    return n.say("score-own", goblins=v.players[seat].goblins, **parts)


def score_more(n: "Narrator", v: Any) -> str:
    """The score, the enemies left on each field, the heroes used up."""
    fields = [
        n.say("score-field", field=n.field(name), left=v.fields[number].left + bool(v.fields[number].enemy))
        for number, name in enumerate(FIELDS)
    ]
    lines = [score(n, v), n.say("score-fields", fields=n.texts.listed(fields))]
    for seat, player in enumerate(v.players):
        if player.used:
            heroes = n.texts.listed([n.named("heroes", hero) for hero in player.used])
            lines.append(n.say("score-heroes", who=n.name(seat), heroes=heroes))
    return " ".join(lines)


def seen(n: "Narrator", v: Any) -> str:
    """What all heard: the event, goblins got less those paid, cards gone back this round."""
    each = [
        n.say("seen-one", who=n.name(seat), count=abs(player.moved), sign="more" if player.moved >= 0 else "less")
        for seat, player in enumerate(v.players)
    ]
    lines = [n.say("seen-event", event=n.happening(v.event))] if v.event else []
    lines.append(n.say("seen-goblins", each=n.texts.listed(each)))
    for seat, player in enumerate(v.players):
        if player.back:
            cards = n.texts.listed([n.card(card) for card in player.back])
            lines.append(n.say("seen-back", who=n.name(seat), cards=cards))
    return " ".join(lines)
