"""Cards and rulings the table judges (G11.3): they are read out, and the outcome comes back as the fields of a form."""

from __future__ import annotations

from plateau_parlant.engines.core import Refusal
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.actions import destroy, send, silence
from plateau_parlant.engines.guardians.draft import Draft, task
from plateau_parlant.engines.guardians.position import Shield, State, Task, replace, shield_of, space_name, space_number
from plateau_parlant.engines.guardians.unknown import left

FIELDS = (
    "vitality int -30 30",
    "foe_vitality int -30 30",
    "stones int -9 9",
    "foe_stones int -9 9",
    "cards int -4 4",
    "destroy none|own|foe|both",
    "discard none|own|foe|both",
    "cancel flag",
)
"""What an outcome may change: the own and the foe's creature of the match-up, stones, cards to draw (or, below 0, cards
of the pen lost at random), creatures destroyed or discarded, and whether the card's power is cancelled."""


def fields(state: State) -> tuple[str, ...]:
    """The fields that can change something now: creatures in a fight, shields on the board outside one."""
    offered = _applying(state)
    if not state.spaces or state.fight is not None:
        return offered
    moves = "|".join(
        [
            "none",
            *(f"{s.key}-{space_name(n)}" for s in state.shields for n in range(len(state.spaces)) if _free(state, n)),
        ]
    )
    turns = "|".join(["none", *(str(s.key) for s in state.shields if _may_turn(state, s))])
    return (*offered, f"move {moves}", f"turn {turns}")


def _applying(state: State) -> tuple[str, ...]:
    """Of the fixed fields those that have something to change: what is offered is never told in vain."""
    seat, _, key = state.pending.then.args if state.pending is not None else (0, "", -1)
    fight = state.fight
    own = foe = -1
    if fight is not None:
        own, foe = fight.pair[int(seat)], fight.pair[1 - int(seat)]
        own = int(key) if own < 0 else own
    there = [who for who, at in (("own", own), ("foe", foe)) if at >= 0]
    choices = "|".join(["none", *there, *(["both"] if len(there) == 2 else [])])
    missing = {"vitality": own < 0, "foe_vitality": foe < 0, "cancel": int(key) < 0}
    offered = []
    for field in FIELDS:
        name = field.split()[0]
        if missing.get(name) or (name in ("destroy", "discard") and not there):
            continue
        offered.append(f"{name} {choices}" if name in ("destroy", "discard") else field)
    return tuple(offered)


def _may_turn(state: State, shield: Shield) -> bool:
    """Which shields an outcome may turn: by War the one just used or any of one's own (dispute "war"), else all."""
    asked = state.pending
    if not state.options.table.war or asked is None or asked.zone != "card war":
        return True
    if state.options.table.war == 1:
        return shield.key == state.active and shield.seat == int(asked.then.args[0])
    return shield.seat == int(asked.then.args[0])


def _free(state: State, space: int) -> bool:
    return all(s.space != space for s in state.shields)


@task
def read_out(d: Draft, seat: int, name: str, key: int, ruling: str) -> None:
    """Reads a card's note or a ruling out and asks the table for its outcome."""
    d.tell(ev.ReadOut(seat=seat, card=name, ruling=ruling))
    d.then(Task("read_out_form", (seat, name, key)))


@task
def read_out_form(d: Draft, seat: int, name: str, key: int) -> None:
    """Asks for the outcome."""
    d.ask("form", f"card {name}", "form", Task("form_told", (seat, name, key)))


def refuse_form(state: State, value: dict[str, object]) -> Refusal | None:
    """Whether the fields of an outcome are known and within their bounds."""
    known = {field.split()[0]: field.split()[1:] for field in fields(state)}
    for name, given in value.items():
        if name not in known:
            return Refusal("unknown_field", {"field": name})
        want = known[name]
        if want[0] == "int":
            fine = type(given) is int and int(want[1]) <= given <= int(want[2])
        elif want[0] == "flag":
            fine = given is None or isinstance(given, bool)
        else:
            fine = given is None or given in want[0].split("|")
        if not fine:
            return Refusal("bad_field", {"field": name, "value": str(given)})
    return None


@task
def form_told(d: Draft, seat: int, name: str, key: int, value: dict[str, object]) -> None:
    """Applies the outcome the table told."""
    told = tuple(sorted((k, str(v)) for k, v in value.items() if v not in (None, "none", 0, False)))
    d.tell(ev.OutcomeTold(seat=seat, card=name, fields=told))

    def whole(field: str) -> int:
        given = value.get(field)
        return given if isinstance(given, int) else 0

    d.stones(seat, whole("stones"))
    d.stones(1 - seat, whole("foe_stones"))
    if d.state.fight is not None:
        pair = d.fight.pair
        for who, field in ((seat, "vitality"), (1 - seat, "foe_vitality")):
            target = pair[who] if pair[who] >= 0 else key if who == seat else -1
            if target >= 0 and whole(field):
                d.set_fighter(target, extra=d.fight.fighters[target].extra + whole(field))
        for what in ("destroy", "discard"):
            chosen = value.get(what)
            seats = {"own": (seat,), "foe": (1 - seat,), "both": (seat, 1 - seat)}.get(str(chosen), ())
            for who in seats:
                target = pair[who] if pair[who] >= 0 else key if who == seat else -1
                if target < 0:
                    continue
                if what == "destroy":
                    destroy(d, target, name, resist=False)
                else:
                    send(d, target, "discard")
        if value.get("cancel"):
            if key >= 0 and d.fight.sides[seat].command == key:
                silence(d, seat, "effect")
            elif key >= 0:
                d.set_fighter(key, dumb=True)
                d.tell(ev.PowerCancelled(seat=seat, card=name, why="effect"))
        if seats_gone(d):
            d.then(Task("leave_alone"))
    _move(d, value)
    cards = whole("cards")
    if cards > 0:
        d.then(*(Task("draw_card", (seat,)) for _ in range(min(cards, left(d.state, seat)))))
    elif cards < 0:
        d.then(*(Task("lose_random", (seat, "pen")) for _ in range(-cards)))


def seats_gone(d: Draft) -> bool:
    """Whether a primary of the match-up is gone."""
    return d.fight.pair != (-1, -1) and -1 in d.fight.pair


def _move(d: Draft, value: dict[str, object]) -> None:
    moved = str(value.get("move") or "none")
    if moved != "none":
        shield, _, place = moved.partition("-")
        if shield_of(d.state, int(shield)) is not None and _free(d.state, space_number(place)):
            d.set_shield(int(shield), space=space_number(place))
    turned = str(value.get("turn") or "none")
    if turned != "none":
        one = shield_of(d.state, int(turned))
        if one is not None:
            d.set_shield(one.key, turned=not one.turned)


__all__ = ["replace"]
