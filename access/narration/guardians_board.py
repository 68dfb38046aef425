"""A Guardians position in words: turn, hand by kind, what beats what, the fight's ledger, the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration import guardians_cards as texts
from plateau_parlant.access.narration import guardians_moves as moves
from plateau_parlant.access.narration.parts import Item, Zone
from plateau_parlant.engines import core
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.bot import known_foes, who_beats
from plateau_parlant.engines.guardians.components import CREATURES, card, catalogue
from plateau_parlant.engines.guardians.organise import lands_held, space_limit, space_load
from plateau_parlant.engines.guardians.position import SPACES, is_land, land_holder, shield_at, space_name
from plateau_parlant.engines.guardians.result import sum_of
from plateau_parlant.engines.guardians.sources import lands
from plateau_parlant.engines.guardians.strength import lines, total

if TYPE_CHECKING:
    from plateau_parlant.access.narration.guardians import Narrator

KIND_ORDER = ("mortal", "elemental", "external")


def lands_of(v: Any) -> tuple[str, ...]:
    """What the fight's space counts as."""
    return tuple(sorted(lands(v))) if "?" not in (v.fight.terrain,) else ("Facedown",)


def turn(n: Narrator, v: Any) -> str:
    """Whose choice it is and what it is."""
    now = n.game.waiting(v)
    if isinstance(now, core.Over):
        return n.result(v)
    if isinstance(now, core.Ask):
        return n.ask(now) if now.kind == "form" else n.say("turn-ask", what=n.ask(now))
    what = moves.prompt(n, v)
    if v.viewer in now.must:
        return n.say("turn-own", what=what)
    if now.sealed:
        return n.say("turn-sealed", what=what)
    return n.say("turn-other", who=n.texts.listed([n.name(seat) for seat in now.must]), what=what)


def creature_kind(n: Narrator, name: str) -> str:
    """A creature's kind in words; a guardian has none."""
    kind = card(name).kind
    return n.say(f"kind-{kind if kind in (*KIND_ORDER, 'guardian') else 'other'}")


def first_hand_refused(v: Any, seat: int) -> bool:
    """Whether a stone burnt for a first hand without shield: nothing else costs one before the first placing (G2.3)."""
    side = v.sides[seat]
    return v.turn <= 1 and v.prompt is not None and side.stones == card(side.guardian).stones - 1


def hand_cards(v: Any, order: str) -> list[str]:
    """The cards one holds: in a fight the combat hand and the depot, else pen and depot; creatures by kind."""
    seat = v.viewer
    if seat not in (0, 1):
        return []
    side = v.sides[seat]
    first = v.fight.sides[seat].hand if v.fight is not None else side.pen
    names = [*first, *side.depot]
    if order == "value":
        return sorted(names, key=lambda name: -card(name).up)
    return sorted(names, key=lambda name: (GROUPS.index(_group(name)), name))


GROUPS = (
    "mortal", "elemental", "external", "shield", "terrain", "upgrade", "item", "spell", "bribery", "other", "untold",
)  # fmt: skip
"""The kinds of cards in the order in which a hand is read."""

_GROUP_OF = {
    "standard-bearer": "shield",
    "shield-terrain": "shield",
    "downgrade": "upgrade",
    "item-hand": "item",
    "item-creature": "item",
    "item-accessory": "item",
}


def _group(name: str) -> str:
    if name == core.UNKNOWN:
        return "untold"
    kind = card(name).kind
    kind = _GROUP_OF.get(kind, kind)
    return kind if kind in GROUPS else "other"


def hand_summary(n: Narrator, v: Any, order: str) -> str:
    """The whole hand, kind by kind; equal cards once, with their number."""
    if v.viewer not in (0, 1):
        return n.say("hand-onlooker")
    names = hand_cards(v, order)
    told = []
    for group in dict.fromkeys(_group(name) for name in names):
        mine = [name for name in names if _group(name) == group]
        if group == "untold":
            told.append(n.say("hand-group", name=n.say("group-untold"), cards=str(len(mine))))
            continue
        cards = []
        for name in dict.fromkeys(mine):
            c = card(name)
            text = n.card(name)
            if c.kind in CREATURES:
                text = n.say("hand-summed", card=text, vitality=texts.plain(n, c.vitality))
            many = mine.count(name)
            cards.append(n.say("hand-times", card=text, count=many) if many > 1 else text)
        told.append(n.say("hand-group", name=n.say(f"group-{group}"), cards=n.texts.listed(cards)))
    return n.say("hand-all-guardians", count=len(names), groups=" ".join(told))


def hand(n: Narrator, v: Any, order: str) -> list[Item]:
    """The hand card by card; asked for more, what it says, and whether it beats what one faces."""
    items = []
    legal = list(n.game.options(v))
    beats = {name: (value, wins) for name, value, wins in who_beats(v)}
    foe = ""
    if v.fight is not None and v.viewer in (0, 1) and v.fight.pair[1 - v.viewer] >= 0:
        foe = v.fight.fighters[v.fight.pair[1 - v.viewer]].card
    names = hand_cards(v, order)
    for number, name in enumerate(names):
        c = card(name)
        if name == core.UNKNOWN and name in names[:number]:
            continue  # they are all the same
        fitting = tuple(move for move in legal if getattr(move, "card", "") == name)
        text = creature(n, name) if c.kind in CREATURES else n.say("hand-card", card=n.card(name))
        if name == core.UNKNOWN and names.count(name) > 1:
            text = n.say("hand-times", card=n.card(name), count=names.count(name))
        extra = ""
        if foe and name in beats:
            value, wins = beats[name]
            extra = n.say("hand-beats", card=n.card(name), total=value, wins="yes" if wins else "no", foe=n.card(foe))
        more = partial(_more, n, name, extra)
        items.append(Item(text, more=more, key=f"{name} {number}", moves=fitting, tries=_tries(name, c.creature, v)))
    return items


def creature(n: Narrator, name: str) -> str:
    """A creature in short: its name, kind and vitality."""
    c = card(name)
    return n.say(
        "hand-creature", card=n.card(name), kind=creature_kind(n, name), vitality=texts.plain(n, c.vitality)
    )


def _more(n: Narrator, name: str, extra: str) -> str:
    return f"{texts.described(n, name)} {extra}".strip()


def _tries(name: str, creature: bool, v: Any) -> tuple[Any, ...]:
    if v.fight is not None:
        return (mv.Primary(name) if creature else mv.Play(name),)
    return (mv.Place("discard", name),)


def board(n: Narrator, v: Any) -> tuple[str, list[Zone]]:
    """The fight, or the board, in short; then zone by zone."""
    zones = [_side(n, v, seat) for seat in ((1, 0) if v.viewer == 1 else (0, 1))]
    if v.fight is not None and not v.end:
        fighters = tuple(
            Item(
                n.say("fighter-item", card=n.card(f.card), who=n.name(f.seat), place=n.say(f"place-{f.place}")),
                more=partial(texts.described, n, f.card),
                key=f.key,
            )
            for f in v.fight.fighters
        )
        zones.insert(
            0, Zone(n.say("zone-fighters", count=len(fighters)), more=ledger(n, v), key="fighters", items=fighters)
        )
    if v.spaces:
        zones += [_space(n, v, place) for place in range(SPACES)]
    return _short(n, v), zones


def _side(n: Narrator, v: Any, seat: int) -> Zone:
    """A player: stones, guardian, piles; the cards that lie open before him and last."""
    side = v.sides[seat]
    guardian = n.say("side-guardian", card=n.card(side.guardian)) + "." if side.guardian else ""
    if v.fight is not None and not v.spaces:
        bearer = v.fight.sides[seat].bearer
        told = texts.described(n, bearer) if bearer else "none"
        more = n.say("zone-side-fight", guardian=guardian, bearer=told).strip()
    else:
        more = n.say("zone-side-more", guardian=guardian, pile=len(side.pile), hidden=side.hidden, killed=side.killed)
    items = [_described(n, "side-guardian", side.guardian)] if side.guardian else []
    if v.fight is not None and v.fight.sides[seat].bearer:
        items.append(_described(n, "side-bearer", v.fight.sides[seat].bearer))
    items += [_described(n, "side-up", side.up)] if side.up else []
    items += [_described(n, "side-accessory", name) for name in side.accessories]
    lasting = dict.fromkeys(m.card for m in v.mods if m.seat == seat and m.card in catalogue().cards)
    items += [_described(n, "side-lasting", name) for name in lasting]
    text = n.say("zone-side", who=n.name(seat), stones=side.stones)
    return Zone(text, more=more.strip(), key=f"side {seat}", items=tuple(items))


def _described(n: Narrator, message: str, name: str) -> Item:
    return Item(n.say(message, card=n.card(name)), more=partial(texts.described, n, name), key=f"{message} {name}")


def _short(n: Narrator, v: Any) -> str:
    if v.end and not v.spaces:
        return n.result(v)
    if v.fight is not None:
        where = n.where(space_name(v.fight.space) if v.fight.space >= 0 else "")
        return n.say(
            "board-fight",
            where=where,
            matchup=v.fight.matchup,
            attacker=n.name(v.fight.attacker),
            lands=n.word("lands", lands_of(v)),
            stronghold=n.card(v.fight.stronghold) if v.fight.stronghold else "none",
        )
    seat = v.viewer if v.viewer in (0, 1) else 0
    return n.say("board-game", turn=v.turn, mine=lands_held(v, seat), theirs=lands_held(v, 1 - seat))


def _whose(n: Narrator, v: Any, seat: int) -> str:
    return n.say("whose", you="yes" if seat == v.viewer else "no", who=n.name(seat))


def _space(n: Narrator, v: Any, place: int) -> Zone:
    """A space: whose shield is there and what it holds, stronghold or rubble, terrain, upgrade; each card inside it."""
    space, shield = v.spaces[place], shield_at(v, place)
    told, items = [], []
    if shield is not None:
        told.append(_shield(n, v, shield, space))
        items.append(_card_item(n, shield.card))
        items += [Item(creature(n, c) if c != core.UNKNOWN else n.card(c), more=partial(texts.described, n, c),
                       key=f"{c} {k}") for k, c in enumerate(shield.creatures)]  # fmt: skip
        items += [_card_item(n, name) for name in shield.items]
    if space.rubble:
        told.append(n.say("space-rubble", whose=_whose(n, v, space.holder)))
    elif space.stronghold:
        told.append(n.say("space-stronghold", card=n.card(space.stronghold), whose=_whose(n, v, space.holder)))
        items.append(_card_item(n, space.stronghold))
    if is_land(place) and space.terrain:
        name = "space-terrain-down" if space.facedown and space.terrain != core.UNKNOWN else "space-terrain"
        told.append(n.say(name, card=n.card(space.terrain), whose=_whose(n, v, space.owner)))
        items += [] if space.terrain == core.UNKNOWN else [_card_item(n, space.terrain)]
    elif is_land(place):
        told.append(n.say("space-no-terrain", whose=_whose(n, v, land_holder(space))))
    for message, name in (("space-under", space.under), ("space-slot", space.slot)):
        if name:
            told.append(n.say(message, card=n.card(name)))
            items.append(_card_item(n, name))
    if space.upgrade:
        told.append(n.say("space-upgrade", card=n.card(space.upgrade), whose=_whose(n, v, space.upgrade_owner)))
        items.append(_card_item(n, space.upgrade))
    placed = [p for p in v.sides[v.viewer].plan if p.space == place] if v.viewer in (0, 1) else []
    if placed:
        told.append(n.say("space-placed", cards=n.texts.listed([n.card(p.card) for p in placed])))
        items += [_card_item(n, p.card) for p in placed]
    what = n.texts.listed(told) if told else n.say("space-empty")
    text = n.say("zone-space", space=n.space(space_name(place)), what=what)
    return Zone(text, key=f"space {place}", items=tuple(items))


def _card_item(n: Narrator, name: str) -> Item:
    return Item(n.card(name), more=partial(texts.described, n, name), key=name)


def _shield(n: Narrator, v: Any, shield: Any, space: Any) -> str:
    """A shield; of one's own also how much it holds (the foe's is secret)."""
    own = shield.seat == v.viewer
    return n.say(
        "space-shield",
        whose=_whose(n, v, shield.seat),
        card=n.card(shield.card),
        turned="yes" if shield.turned else "no",
        count=len(shield.creatures) if own else -1,
        load=space_load(shield.creatures, shield.items, space.under if own else ""),
        limit=space_limit(shield.card),
    )


def ledger(n: Narrator, v: Any) -> str:
    """The fight's ledger: both creatures of the match-up with every line of their sums."""
    if v.fight is None or v.end:
        return ""
    if min(v.fight.pair) < 0:
        return n.say("ledger-space", totals=score(n, v))
    told = []
    for seat in (1, 0) if v.viewer == 1 else (0, 1):
        f = v.fight.fighters[v.fight.pair[seat]]
        told.append((f.card, lines(v, f)))
    (one, mine), (two, theirs) = told
    short = n.say("board-pair", card1=n.card(one), total1=total(mine), card2=n.card(two), total2=total(theirs))
    detail = [n.say("board-sum", card=n.card(name), sum=n.sum(parts, name)) for name, parts in told if len(parts) > 1]
    return " ".join([short, *detail])


def score(n: Narrator, v: Any) -> str:
    """Sums of a fight, or shields and lands of a game."""
    if v.end and not v.spaces:
        return n.result(v)
    if v.fight is not None and not v.end:
        order = (1, 0) if v.viewer == 1 else (0, 1)
        names = [n.say("you-name") if seat == v.viewer else n.name(seat) for seat in order]
        sums = [sum_of(v, seat) for seat in order]
        return n.say("fight-totals", who1=names[0], sum1=sums[0], who2=names[1], sum2=sums[1])
    seat = v.viewer if v.viewer in (0, 1) else 0
    return n.say(
        "score-game",
        mine=v.sides[1 - seat].killed,
        theirs=v.sides[seat].killed,
        lands1=lands_held(v, seat),
        lands2=lands_held(v, 1 - seat),
    )


def seen(n: Narrator, v: Any) -> str:
    """The foe's cards that all have seen."""
    known = known_foes(v)
    if not known:
        return n.say("seen-none")
    return n.say("seen-cards", cards=n.texts.listed([n.card(name) for name in known]))


def beats(n: Narrator, v: Any) -> str:
    """Which creatures of the hand beat what one faces in the match-up, by kind."""
    if v.fight is None or v.viewer not in (0, 1) or v.fight.pair[1 - v.viewer] < 0:
        return n.say("beats-none")
    foe = n.card(v.fight.fighters[v.fight.pair[1 - v.viewer]].card)
    winners = [n.card(name) for name, _, wins in who_beats(v) if wins]
    return n.say("beats-list", foe=foe, count=len(winners), cards=n.texts.listed(winners))
