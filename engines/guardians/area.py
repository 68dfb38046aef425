"""Area attacks: announced, perhaps dispelled, then applied to the hidden hand (G5.5)."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, UNKNOWN
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.position import Fighter, Task
from plateau_parlant.engines.guardians.select import Source
from plateau_parlant.engines.guardians.strength import Area, area, area_hits


def announce(d: Draft, source: Source) -> None:
    """An area attack of a card is laid; the other side may dispel it, then it strikes."""
    f = d.fight.fighters[source.key] if source.key >= 0 else None
    if f is not None and source.effect.get("fails") == str(f.roll):
        return
    one = area(d.state, source, f)
    launch(d, one)


def launch(d: Draft, one: Area) -> None:
    """Puts an area attack on the list of what is laid."""
    args = (one.seat, one.card, one.amount, one.type, int(one.lethal), one.victims, one.who)
    d.then(Task("respond", (1 - one.seat, "area", one.card)), Task("resolve_area", args))


@task
def resolve_area(
    d: Draft, seat: int, name: str, amount: int, type_: str, lethal: int, victims: int, who: str, told: int = 0
) -> None:
    """Kills (or knocks out) every creature of the hidden hand it gets; those come into the open, told by their owner
    where nobody knows them (`told`: that is done)."""
    one = Area(amount, type_, bool(lethal), name, victims, who, seat)
    hurt = (0, 1) if victims == 2 else (victims,)
    args = (seat, name, amount, type_, lethal, victims, who)
    if not told and any(UNKNOWN in d.fight.sides[side].hand for side in hurt):
        asked = [Task("tell_dark", (side, "hand", "area", *args)) for side in hurt]
        d.then(*asked, Task("resolve_area", (*args, 1)))
        return
    for side in hurt:
        known = [c for c in d.fight.sides[side].hand if c != UNKNOWN]
        hit = [c for c in known if area_hits(d.state, one, Fighter(-1, c, side, "hand"))]
        for card_id in hit:
            d.from_hand(side, card_id)
            d.add_fighter(side, card_id, "blown" if lethal else "sideline", matchup=d.fight.matchup)
        d.tell(
            ev.AreaAttacked(
                seat=seat, card=name, amount=amount, type=type_, hit=tuple(hit), lethal=bool(lethal), informs=ALL
            )
        )
