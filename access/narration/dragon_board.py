"""A dragon position in words: turn, hand, board, score. `n` is the narrator, `v` the view of the listener."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.parts import Item, Zone
from plateau_parlant.engines import core
from plateau_parlant.engines.dragon import moves
from plateau_parlant.engines.dragon.components import ARMIES, COLOUR, COLOURS, HERO, PILES, RANK, SIX, VALUE

if TYPE_CHECKING:
    from plateau_parlant.access.narration.dragon import Narrator

TOWER = 4
RULE_OF_TOKEN = {
    "emprisonnes": "E1",
    "epidemie": "E2",
    "renfort": "E3",
    "contre-ordre": "E4",
    "undead": "E5",
    "volontaires": "E6",
    "vol": "E7",
}


def legal(n: "Narrator", v: Any) -> Sequence[Any]:
    """The listener's moves."""
    return n.game.options(v)


def card_of(move: Any) -> str | None:
    """The card of the hand that a move lays, None for the other moves."""
    return move.card if isinstance(move, moves.Place | moves.Tower | moves.Swap) else None


def can_place(n: "Narrator", v: Any) -> bool:
    """Whether the listener can lay a card now."""
    return any(card_of(move) is not None for move in legal(n, v))


def ordered(cards: Sequence[str], order: str) -> list[str]:
    """A hand in the order asked for; heroes and unknown cards last."""
    if order == "received":
        return list(cards)
    if order == "colour":
        return sorted(cards, key=lambda card: RANK.get(card, 99))
    return sorted(cards, key=lambda card: (VALUE.get(card, 99), RANK.get(card, 99)))


# --- beginning and turn -------------------------------------------------------------------------------------


def welcome(n: "Narrator", v: Any) -> str:
    """The game and its set-up in a few sentences."""
    if n.alone:
        hand = n.hand_summary(v, "received")
        undead = n.the("piles", PILES[v.undead]) if v.undead >= 0 else "none"
        return n.say(
            "welcome-solo-undead" if v.variant else "welcome-solo",
            hand=hand,
            cards=v.sizes[0],
            red=n.the("piles", PILES[v.red]),
            undead=undead,
            undead_key="no" if v.undead < 0 else "yes",
        )
    names = n.texts.listed(list(n.names))
    own = v.viewer is not None and 0 <= v.viewer < len(n.names) and bool(v.hands[v.viewer])
    text = n.say(
        "welcome-many",
        names=names,
        count=len(n.names),
        own="yes" if own else "no",
        hand=n.hand_summary(v, "received") if own else "",
        dragon="no" if v.step in ("setup", "over") else "yes",
        red=n.the("piles", PILES[v.red]) if v.red >= 0 else "",
    )
    return " ".join(text.split())


def turn(n: "Narrator", v: Any) -> str:
    """Whose turn, what is expected, what is bound already."""
    if v.step == "over":
        return n.result(v)
    if v.step == "setup" or v.pending:
        return n.say("turn-dealing")
    if v.viewer != v.turn:
        return n.say("turn-other", who=n.name(v.turn), step=v.step)
    if v.looking is not None:
        return n.say("turn-look", count=len(v.looking))
    if v.step == "B":
        return n.say("turn-fly")
    if not v.hands[v.turn]:
        return n.say("turn-empty")
    if v.placed:
        name = "turn-placed" if can_place(n, v) else "turn-placed-stuck"
        return n.say(name, pile=n.the("piles", PILES[v.used]), count=v.placed)
    if not can_place(n, v):
        takes = any(isinstance(move, moves.Take) for move in legal(n, v))
        return n.say("turn-stuck" if takes else "turn-stuck-tokens")
    if v.used >= 0:
        return n.say("turn-bound", pile=n.the("piles", PILES[v.used]))
    return n.say("turn-place")


# --- hand ---------------------------------------------------------------------------------------------------


def hand(n: "Narrator", v: Any, order: str) -> list[Item]:
    """The cards, each with the moves that lay it and, in `more`, where it goes."""
    seat = v.viewer
    if seat is None or seat >= len(v.names):
        return []
    by_card: dict[str, list[Any]] = {}
    for move in legal(n, v):
        card = card_of(move)
        if card is not None:
            by_card.setdefault(card, []).append(move)
    items, counted = [], dict.fromkeys(v.hands[seat], 0)
    for card in ordered(v.hands[seat], order):
        counted[card] += 1
        fits = tuple(by_card.get(card, ()))
        if card == core.UNKNOWN:
            fits = tuple(move for name, found in by_card.items() if name not in v.hands[seat] for move in found)
        name = n.card(card)
        text = n.say("hand-card", card=name, playable="yes" if fits else "no")
        items.append(
            Item(
                text,
                partial(_card_more, n, v, card, fits),
                (card, counted[card]),
                fits,
                _tries(v, card),
                "D4.5" if card == HERO else "D4.1",
                name,
            )
        )
    return items


def _card_more(n: "Narrator", v: Any, card: str, fits: Sequence[Any]) -> str:
    piles = list(dict.fromkeys(getattr(move, "army", "tower") for move in fits))
    if not piles:
        return n.say("card-more-none", card_a=n.card_a(card))
    where = n.texts.listed([n.the("piles", pile) for pile in piles], "or")
    return n.say("card-more", card_a=n.card_a(card), piles=where)


def _tries(v: Any, card: str) -> tuple[Any, ...]:
    """The moves one would expect of a card, to tell why they cannot be."""
    if card == core.UNKNOWN or v.step != "A":
        return (moves.Tower("r1"),) if v.step != "A" else ()
    tried: list[Any] = []
    for index, army in enumerate(ARMIES):
        if card == HERO:
            colour = (v.colours[index] or "r") if index > 1 else ""
            tried.append(moves.Place(card, army, 5 if v.five else 12 if index in (0, 2) else 1, colour))
        else:
            tried.append(moves.Place(card, army))
    if card != HERO:
        tried.append(moves.Tower(card))
    return tuple(tried)


# --- other actions ------------------------------------------------------------------------------------------


def actions(n: "Narrator", v: Any) -> list[Item]:
    """What can be done besides laying a card, the most pressing first: fly, take, finish, then the tokens."""
    groups: dict[str, list[Any]] = {}
    for move in legal(n, v):
        if card_of(move) is None:
            groups.setdefault(core.kind(move), []).append(move)
    first = ("pick", "fly", "take", "done")
    items = []
    for kind in sorted(groups, key=lambda kind: first.index(kind) if kind in first else len(first)):
        clause = {"fly": "D3.2", "take": "D5.2", "done": "D3.3", "pick": "E3"}.get(kind) or RULE_OF_TOKEN[kind]
        if kind in ("pick", "fly"):  # these are the choice itself, not the way to one
            items += [
                Item(
                    n.move(v, move), n.part_more(v, (), ("army", getattr(move, "army", ""))), move, (move,), (), clause
                )
                for move in groups[kind]
            ]
        else:
            items.append(
                Item(n.say(f"move-{kind}"), n.say(f"action-{kind}-more"), kind, tuple(groups[kind]), (), clause)
            )
    return items


# --- board --------------------------------------------------------------------------------------------------


def pile_sentence(n: "Narrator", v: Any, index: int, short: bool = False) -> str:
    """One pile in a sentence: what lies last, how many, what closes it; `short` without its order."""
    pile = v.piles[index]
    name = PILES[index]
    state = "open"
    if index == TOWER:
        state = "closed" if v.closed_by >= 0 else "open"
    elif index == v.red:
        state = "high" if v.grounded & 1 else "red"
    elif index == v.undead:
        state = "high" if v.grounded & 2 else "undead"
    return n.say(
        "pile-short" if short else "pile-tower-state" if index == TOWER else "pile-state",
        pile=n.pile(name),
        top=n.card(pile[-1]) if pile else "none",
        count=len(pile),
        left=SIX - len(pile),
        colour=n.colour(v.colours[index]) if index > 1 and v.colours[index] else "none",
        changed="yes" if index > 1 and pile and v.colours[index] != COLOUR.get(pile[-1], "") else "no",
        state=state,
        order="tower" if index == TOWER else ("rising", "falling", "rising-colour", "falling-colour")[index],
    )


def board(n: "Narrator", v: Any) -> tuple[str, list[Zone]]:
    """The five piles, the table's order; each with its cards, bottom first, and the moves that lay on it."""
    by_pile: dict[str, list[Any]] = {}
    for move in legal(n, v):
        if isinstance(move, moves.Place | moves.Swap | moves.Take | moves.Fly):
            by_pile.setdefault(move.army, []).append(move)
        elif isinstance(move, moves.Tower):
            by_pile.setdefault("tower", []).append(move)
    zones = []
    for index, name in enumerate(PILES):
        cards = tuple(
            Item(
                n.say("pile-card", card=n.card(card), place=place),
                n.say("pile-card-more", pile=n.the("piles", name)),
                (name, place),
                (),
                (),
                "D4.1",
            )
            for place, card in enumerate(v.piles[index], 1)
        )
        sentence = pile_sentence(n, v, index)
        more = n.say(f"pile-rule-{'tower' if index == TOWER else index + 1}")
        zones.append(Zone(sentence.rstrip("."), more, name, cards, tuple(by_pile.get(name, ())), (), "D4.1"))
    sentences = (pile_sentence(n, v, index, short=True) for index in range(5))
    summary = " ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences)
    return summary, zones


# --- score and memory ---------------------------------------------------------------------------------------


def left(v: Any, seat: int) -> int:
    """The cards of a seat in hand and camp."""
    return len(v.hands[seat]) + v.sizes[seat]


def score(n: "Narrator", v: Any) -> str:
    """Solo: deserters and cards left. Several: the cards each has left."""
    if n.alone:
        return n.say("score-solo", deserters=len(v.deserters), left=left(v, 0))
    each = [n.say("score-one", who=n.name(seat), left=left(v, seat)) for seat in range(len(v.names))]
    return n.say("score-many", each=n.texts.listed(each))


def score_more(n: "Narrator", v: Any) -> str:
    """Solo: the deserters by name, tokens, camp. Several: hand, camp and tokens of each."""
    if n.alone:
        tokens = [n.named("tokens", token) for token in v.tokens[0]]
        return n.say(
            "score-more-solo",
            count=len(v.deserters),
            deserters=n.texts.listed([n.card(card) for card in v.deserters]),
            tokens=n.texts.listed(tokens),
            camp=v.sizes[0],
            hand=len(v.hands[0]),
            out=len(v.out),
        )
    lines = []
    for seat in range(len(v.names)):
        own = seat == v.viewer
        named = n.texts.listed([n.named("tokens", token) for token in v.tokens[seat]]) if own else ""
        lines.append(
            n.say(
                "score-more-own" if own else "score-more-one",
                who=n.name(seat),
                hand=len(v.hands[seat]),
                camp=v.sizes[seat],
                count=len(v.tokens[seat]),
                tokens=named,
            )
        )
    return " ".join(lines)


def _in_camp(v: Any) -> tuple[list[str], int]:
    """A solo player's camp as it can be worked out: the troops in it, and how many heroes."""
    if v.looking is not None:
        cards = list(v.looking)
    elif v.known[0] is not None:
        cards = [*v.known[0], *v.bottoms[0]]
    else:
        cards = [*v.unseen, *v.bottoms[0], *[HERO] * (v.heroes[0] or 0)]
    return [card for card in cards if card != HERO], cards.count(HERO)


def seen(n: "Narrator", v: Any) -> str:
    """What all have seen: cards shown in hands; in solo what can still come."""
    if n.alone:
        troops, heroes = _in_camp(v)
        counts = [
            n.say("seen-colour", count=sum(card[0] == colour for card in troops), colour=n.colour(colour))
            for colour in COLOURS
        ]
        return n.say("seen-solo", colours=n.texts.listed(counts), heroes=heroes)
    lines = [
        n.say("seen-hand", who=n.name(seat), cards=n.texts.listed([n.card(card) for card in v.shown[seat]]))
        for seat in range(len(v.names))
        if v.shown[seat]
    ]
    return " ".join(lines) if lines else n.say("seen-nothing")
