"""A Guardians position in words: turn, hand by kind, what beats what, the fight's ledger, the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.access.narration.parts import Item, Zone
from plateau_parlant.engines import core
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.bot import known_foes, who_beats
from plateau_parlant.engines.guardians.components import CREATURES, card
from plateau_parlant.engines.guardians.organise import lands_held
from plateau_parlant.engines.guardians.position import SPACES, is_land, shield_at, space_name
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
    if isinstance(now, core.Ask) or v.prompt is None:
        return n.say("turn-ask")
    what = n.say(f"prompt-{v.prompt.kind.replace('_', '-')}")
    if v.viewer in now.must:
        return n.say("turn-own", what=what)
    if now.sealed:
        return n.say("turn-sealed", what=what)
    return n.say("turn-other", who=n.texts.listed([n.name(seat) for seat in now.must]), what=what)


def creature_kind(n: Narrator, name: str) -> str:
    """A creature's kind in words; a guardian has none."""
    kind = card(name).kind
    return n.say(f"kind-{kind if kind in (*KIND_ORDER, 'guardian') else 'other'}")


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
    kinds = {kind: place for place, kind in enumerate(KIND_ORDER)}
    return sorted(names, key=lambda name: (kinds.get(card(name).kind, 9), name))


def hand(n: Narrator, v: Any, order: str) -> list[Item]:
    """The hand card by card; a creature with its kind and vitality, and whether it beats what one faces."""
    items = []
    legal = list(n.game.options(v))
    beats = {name: (value, wins) for name, value, wins in who_beats(v)}
    foe = ""
    if v.fight is not None and v.viewer in (0, 1) and v.fight.pair[1 - v.viewer] >= 0:
        foe = v.fight.fighters[v.fight.pair[1 - v.viewer]].card
    for number, name in enumerate(hand_cards(v, order)):
        c = card(name)
        moves = tuple(move for move in legal if getattr(move, "card", "") == name)
        if c.kind in CREATURES:
            text = n.say("hand-creature", card=n.card(name), kind=n.say(f"kind-{c.kind}"), vitality=c.vitality)
            icons = n.texts.listed([n.say(f"icon-{icon}") for icon in c.bribes]) if c.bribes else n.say("icons-none")
            more = n.say(
                "hand-creature-more",
                card=n.card(name),
                kind=n.say(f"kind-{c.kind}"),
                size=n.say(f"size-{c.size}"),
                vitality=c.vitality,
                ocb=c.ocb,
                icons=icons,
            )
            if foe and name in beats:
                value, wins = beats[name]
                more += " " + n.say(
                    "hand-beats", card=n.card(name), total=value, wins="yes" if wins else "no", foe=n.card(foe)
                )
        else:
            text = n.say("hand-card", card=n.card(name))
            more = n.say("hand-card-more", card=n.card(name), up=c.up)
        items.append(Item(text, more=more, key=f"{name} {number}", moves=moves, tries=_tries(name, c.creature, v)))
    return items


def _tries(name: str, creature: bool, v: Any) -> tuple[Any, ...]:
    if v.fight is not None:
        return (mv.Primary(name) if creature else mv.Play(name),)
    return (mv.Place("discard", name),)


def board(n: Narrator, v: Any) -> tuple[str, list[Zone]]:
    """The fight, or the board, in short; then zone by zone."""
    zones = []
    for seat in (0, 1):
        side = v.sides[seat]
        more = n.say(
            "zone-side-more",
            guardian=n.card(side.guardian),
            pile=len(side.pile),
            hidden=side.hidden,
            killed=side.killed,
        )
        zones.append(Zone(n.say("zone-side", who=n.name(seat), stones=side.stones), more=more, key=f"side {seat}"))
    if v.fight is not None:
        fighters = tuple(
            Item(
                n.say("fighter-item", card=n.card(f.card), who=n.name(f.seat), place=n.say(f"place-{f.place}")),
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


def _short(n: Narrator, v: Any) -> str:
    if v.fight is not None:
        where = n.where(space_name(v.fight.space) if v.fight.space >= 0 else "")
        return n.say(
            "board-fight",
            where=where,
            matchup=v.fight.matchup,
            attacker=n.name(v.fight.attacker),
            lands=n.word("lands", lands_of(v)),
        )
    seat = v.viewer if v.viewer in (0, 1) else 0
    return n.say("board-game", turn=v.turn, mine=lands_held(v, seat), theirs=lands_held(v, 1 - seat))


def _space(n: Narrator, v: Any, place: int) -> Zone:
    space, shield = v.spaces[place], shield_at(v, place)
    told = []
    if shield is not None:
        told.append(n.say("space-shield", who=n.name(shield.seat)))
    if space.rubble:
        told.append(n.say("space-rubble", who=n.name(space.holder)))
    elif space.stronghold:
        told.append(n.say("space-stronghold", who=n.name(space.holder)))
    if is_land(place) and space.terrain:
        told.append(n.say("space-terrain", card=n.card(space.terrain), who=n.name(space.owner)))
    what = n.texts.listed(told) if told else n.say("space-empty")
    return Zone(n.say("zone-space", space=n.space(space_name(place)), what=what), key=f"space {place}")


def ledger(n: Narrator, v: Any) -> str:
    """The fight's ledger: both creatures of the match-up with every line of their sums."""
    if v.fight is None or min(v.fight.pair) < 0:
        return ""
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
    if v.fight is not None:
        sums = [sum_of(v, seat) for seat in (0, 1)]
        return n.say("score-fight", who1=n.name(0), sum1=sums[0], who2=n.name(1), sum2=sums[1])
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
