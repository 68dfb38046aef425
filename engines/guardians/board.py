"""The full game: setting up, the turn, entering fights from the board and coming back, settling, the ends."""

from __future__ import annotations

from plateau_parlant.engines.core import ALL, Ended, Move, TurnBegan, places
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.board_words import lose_upgrade, pile_size, remove_terrain
from plateau_parlant.engines.guardians.components import SHIELDS, TERRAINS, card
from plateau_parlant.engines.guardians.draft import Draft, own, task
from plateau_parlant.engines.guardians.organise import draws, lands_held, space_limit, space_load
from plateau_parlant.engines.guardians.position import (
    Fight,
    Fighter,
    FightSide,
    Shield,
    State,
    Task,
    home_row,
    is_land,
    land_holder,
    neighbours,
    shield_at,
    shield_of,
    space_name,
    space_number,
    without,
    without_all,
)

HAND = 12
SHIELDS_TO_WIN = 5


# --- set-up and the turn ---------------------------------------------------------------------------------------------


@task
def deal(d: Draft) -> None:
    """Twelve cards each; a hand without a shield is drawn anew once, for a stone (G2.3)."""
    todo = [Task("draw_card", (seat,)) for seat in (0, 1) for _ in range(HAND)]
    d.then(*todo, Task("first_hand", (0,)), Task("first_hand", (1,)), Task("new_turn"))


@task
def first_hand(d: Draft, seat: int) -> None:
    """Without a shield: one stone burnt, shuffled, twelve anew, final."""
    side = d.side(seat)
    if any(card(name).kind in SHIELDS for name in side.pen):
        return
    d.tell(ev.HandRefused(seat=seat, informs=ALL))
    d.stones(seat, -1)
    d.set_side(seat, pile=tuple(sorted((*side.pile, *side.pen, *side.depot))), pen=(), depot=())
    d.then(*(Task("draw_card", (seat,)) for _ in range(HAND)))


@task
def new_turn(d: Draft) -> None:
    """Phase I begins, or the game ends where both have nothing left, or the limit of turns is reached."""
    state = d.state
    if state.options.turn_limit is not None and state.turn >= state.options.turn_limit:
        _finish(d, _ahead(state), "turn_limit")
        return
    turn = state.turn + 1
    for seat in (0, 1):
        keep = tuple(m for m in d.side(seat).marks if m.startswith(("lost:", "draw:")))
        d.set_side(seat, marks=keep, flights=0, spent=0)
    d.set(turn=turn, phase="draw", shields=tuple(_fresh(s) for s in state.shields))
    for number, space in enumerate(d.state.spaces):
        if space.used or space.slot_used:
            d.set_space(number, used=False, slot_used=False)
    d.tell(TurnBegan(seat=state.first, turn=turn))
    d.tell(ev.PhaseBegan(phase="draw", turn=turn))
    windows = [Task("window", ("turn_start", state.first, 0)), Task("window", ("draw", state.first, 0))]
    d.then(
        *windows,
        Task("draw_all"),
        Task("window", ("draw_end", state.first, 0)),
        Task("organise"),
        Task("check_end"),
        Task("up_phase"),
    )


def _fresh(shield: Shield) -> Shield:
    from plateau_parlant.engines.guardians.position import replace

    fresh: Shield = replace(shield, turned=False, flew=False, entered=False)
    return fresh


@task
def draw_all(d: Draft) -> None:
    """Each draws; the old up-card is the first card. In turn 1 the first hand stands for the draw (G3.1)."""
    todo = []
    for seat in (0, 1):
        side = d.side(seat)
        many = draws(d.state, seat)
        if side.up:
            name = side.up
            d.set_side(seat, up="")
            if many > 0:
                d.to_storage(seat, name, seen=True)
                d.tell(ev.CardMoved(seat=seat, card=name, start="upcard", to="storage"))
                many -= 1
            else:
                d.discard(seat, name)
        if d.state.turn > 1:
            todo += [Task("draw_card", (seat,)) for _ in range(many)]
    d.then(*todo)


@task
def up_phase(d: Draft) -> None:
    """Phase II begins: both turn an up-card."""
    d.set(phase="combat")
    d.tell(ev.PhaseBegan(phase="upcards", turn=d.state.turn))
    d.then(Task("turn_up", (0,)), Task("turn_up", (1,)), Task("compare_up"))


@task
def turn_up(d: Draft, seat: int) -> None:
    """The top card of the pile is turned up; of an empty one, a card of the discard pile shuffled for it (G3.6)."""
    side = d.side(seat)
    if side.up:
        return
    if side.top:
        name = side.top[0]
        d.set_side(seat, top=side.top[1:])
        up_turned(d, seat, name)
    elif side.pile:
        d.ask("upcard", f"pile {seat}", f"pile {seat}", Task("up_from_pile", (seat,)))
    elif side.bottom:
        name = side.bottom[0]
        d.set_side(seat, bottom=side.bottom[1:])
        up_turned(d, seat, name)
    elif side.talon or side.buried:
        d.set_side(seat, exhausted=True)
        d.tell(ev.PileReshuffled(seat=seat))
        d.ask("upcard", f"talon {seat}", f"talon {seat}", Task("up_from_talon", (seat,)))


@task
def up_from_pile(d: Draft, seat: int, value: str) -> None:
    """The card turned leaves the pile."""
    d.set_side(seat, pile=without(d.side(seat).pile, value))
    up_turned(d, seat, value)


@task
def up_from_talon(d: Draft, seat: int, value: str) -> None:
    """The card turned comes from the discard pile and goes back there."""
    side = d.side(seat)
    zone = "talon" if value in side.talon else "buried"
    d.set_side(seat, **{zone: without(getattr(side, zone), value)})
    up_turned(d, seat, value)


def up_turned(d: Draft, seat: int, name: str) -> None:
    """An up-card lies open."""
    d.set_side(seat, up=name)
    d.tell(ev.CardMoved(seat=seat, card=name, start="deck", to="upcard", informs=ALL))
    d.then(Task("up_effects", (seat, name)))


@task
def up_effects(d: Draft, seat: int, name: str) -> None:
    """What a card does as an up-card is offered to its owner."""
    d.then(
        *(
            Task("offer_again", (seat, name, index, -1))
            for index, effect in enumerate(card(name).effects)
            if effect.get("when") == "upcard" and effect.word in ("fetch",) and card(name).creature
        )
    )


@task
def compare_up(d: Draft) -> None:
    """The higher up-number moves first; equal: both are discarded and new ones turned (G3.3)."""
    ups = [d.side(seat).up for seat in (0, 1)]
    numbers = tuple(card(up).up if up else -99 for up in ups)
    roosters = [any(m == "first" for m in d.side(seat).marks) for seat in (0, 1)]
    can_turn = any(pile_size(d.state, seat) for seat in (0, 1))
    if roosters[0] != roosters[1]:
        first = 0 if roosters[0] else 1
    elif numbers[0] == numbers[1] and all(ups) and can_turn:
        d.tell(ev.UpCards(cards=tuple(ups), numbers=numbers, first=-1))
        for seat in (0, 1):
            d.discard(seat, ups[seat])
            d.set_side(seat, up="")
        d.then(Task("turn_up", (0,)), Task("turn_up", (1,)), Task("compare_up"))
        return
    else:
        first = d.state.first if numbers[0] == numbers[1] else 0 if numbers[0] > numbers[1] else 1
    d.set(first=first)
    d.tell(ev.UpCards(cards=tuple(ups), numbers=numbers, first=first))
    for seat in (0, 1):
        if d.side(seat).exhausted and ups[seat]:
            d.discard(seat, ups[seat])
            d.set_side(seat, up="")
    d.then(Task("window", ("upcard", first, 0)), Task("combat_phase"))


@task
def combat_phase(d: Draft) -> None:
    """Movement and combat, then the settlement."""
    d.set(phase="combat")
    d.tell(ev.PhaseBegan(phase="combat", turn=d.state.turn))
    d.then(Task("next_activation", (d.state.first,)), Task("check_end"), Task("settle_phase"))


# --- fights from the board -------------------------------------------------------------------------------------------


def start_fight(d: Draft, attacker: int, defender: int) -> None:
    """Two shields meet on the defender's space."""
    a, b = shield_of(d.state, attacker), shield_of(d.state, defender)
    assert a is not None and b is not None
    space = d.state.spaces[b.space]
    stronghold = space.stronghold if space.stronghold and not space.rubble and space.holder == b.seat else ""
    sides = [FightSide(), FightSide()]
    for shield in (a, b):
        bearer = shield.card if card(shield.card).kind == "standard-bearer" else ""
        sides[shield.seat] = FightSide(
            shield=shield.key, bearer=bearer, hand=shield.creatures, items=shield.items, known=_known(d.state, shield)
        )
        d.set_shield(shield.key, creatures=(), items=())
    catacombs = _defenders(d, b) if stronghold else ()
    if catacombs:
        one = sides[b.seat]
        sides[b.seat] = FightSide(
            shield=one.shield, bearer=one.bearer, hand=(*one.hand, *catacombs), items=one.items, known=one.known
        )
    fight = Fight(
        attacker=a.seat,
        space=b.space,
        origin=a.space,
        terrain=space.terrain,
        facedown=space.facedown,
        stronghold=stronghold,
        sides=(sides[0], sides[1]),
    )
    d.set(fight=fight)
    trap = (
        space.upgrade
        if space.upgrade and any(e.get("when") == "foe_enters" for e in card(space.upgrade).effects)
        else ""
    )
    todo = [Task("fight_begins")]
    if trap and space.upgrade_owner == b.seat:
        todo.insert(0, Task("trap", (b.seat, trap)))
    d.then(*todo)


@task
def trap(d: Draft, seat: int, name: str) -> None:
    """An upgrade that strikes whoever enters."""
    from plateau_parlant.engines.guardians.area import announce
    from plateau_parlant.engines.guardians.select import Source

    for effect in card(name).find("aoe"):
        announce(d, Source(effect, name, seat))


def _known(state: State, shield: Shield) -> tuple[str, ...]:
    return tuple(sorted(shield.creatures)) if shield.flew else ()


def _defenders(d: Draft, shield: Shield) -> tuple[str, ...]:
    """Creatures that may join the defence of a stronghold: on the catacombs, under it with alarm bells."""
    seat, found = shield.seat, []
    for place in home_row(seat):
        space = d.state.spaces[place]
        if not space.upgrade or space.upgrade_owner != seat:
            continue
        for effect in card(space.upgrade).find("grant"):
            if effect.first() != "defend":
                continue
            if effect.get("who") == "slot" and space.slot:
                found.append(space.slot)
                d.set_space(place, slot="")
            under = d.state.spaces[shield.space].under
            if effect.get("who") == "under:stronghold" and place == shield.space and under:
                found.append(under)
                d.set_space(shield.space, under="")
    return tuple(found)


def start_guardian_fight(d: Draft, key: int) -> None:
    """A shield in rubble attacks the guardian: he is alone, once, the only primary (G9.2)."""
    a = shield_of(d.state, key)
    assert a is not None
    foe = 1 - a.seat
    bearer = a.card if card(a.card).kind == "standard-bearer" else ""
    sides = [FightSide(), FightSide()]
    sides[a.seat] = FightSide(shield=a.key, bearer=bearer, hand=a.creatures, items=a.items)
    d.set_shield(key, creatures=(), items=())
    guard = Fighter(0, d.side(foe).guardian, foe, "guardian")
    fight = Fight(
        attacker=a.seat, space=a.space, origin=a.space, guardian=True, sides=(sides[0], sides[1]), fighters=(guard,)
    )
    d.set(fight=fight)
    d.then(Task("fight_begins"))


def after_fight(
    d: Draft, living: tuple[tuple[str, ...], tuple[str, ...]], items: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    """Survivors go back under their shields; the loser retreats, the winner holds the space (G8)."""
    fight = d.fight
    if d.state.options.mode == "fight":
        for seat in (0, 1):
            d.set_fside(seat, hand=living[seat], items=items[seat])
        d.set_fight(fighters=())
        _finish(d, fight.winner, fight.outcome)
        return
    winner, loser = fight.winner, 1 - fight.winner
    lost: dict[int, list[str]] = {0: [], 1: []}
    for f in fight.fighters:
        if f.place in ("beaten", "blown", "destroyed"):
            lost[f.seat].append(f.card)
    for seat in (0, 1):
        marks = [m for m in d.side(seat).marks if not m.startswith("lost:")]
        d.set_side(seat, marks=(*(f"lost:{name}" for name in lost[seat]), *marks))
        shield = shield_of(d.state, fight.sides[seat].shield)
        if shield is not None:
            d.set_shield(shield.key, creatures=living[seat], items=items[seat], turned=shield.turned, flew=False)
    d.set(fight=None)
    if fight.guardian:
        if winner == fight.attacker:
            d.set_side(loser, marks=("guardian-lost", *d.side(loser).marks))
        drop_if_empty(d, fight.sides[fight.attacker].shield, counts=True)
        return
    todo = []
    for seat in (winner, loser):
        drop_if_empty(d, fight.sides[seat].shield, counts=True)
    space = d.state.spaces[fight.space]
    if winner == fight.attacker:
        if shield_of(d.state, fight.sides[winner].shield) is not None:
            pass
        if not is_land(fight.space) and space.holder != winner:
            todo.append(Task("take_place", (fight.space, winner)))
    beaten = shield_of(d.state, fight.sides[loser].shield)
    if beaten is not None:
        todo.insert(0, Task("retreat", (beaten.key, fight.space)))
    d.then(
        *todo,
        Task("move_in", (fight.sides[winner].shield, fight.space)),
        Task("over_limit", (fight.sides[winner].shield,)),
    )


@task
def take_place(d: Draft, place: int, seat: int) -> None:
    """A stronghold or rubble changes hands when its defender loses there."""
    make_rubble(d, place, seat)


@task
def move_in(d: Draft, key: int, place: int) -> None:
    """The winner stands on the space fought for."""
    if shield_of(d.state, key) is not None:
        d.set_shield(key, space=place)


@task
def retreat(d: Draft, key: int, place: int) -> None:
    """The loser retreats one space to a space he controls; none: the shield is destroyed (G8.3)."""
    if retreats(d.state, key, place):
        shield = shield_of(d.state, key)
        assert shield is not None
        d.prompt("retreat", shield.seat, data=(key, place))
    else:
        destroy_shield(d, key, counts=True)


def retreats(state: State, key: int, place: int) -> list[int]:
    """Where a shield may retreat to from a space."""
    shield = shield_of(state, key)
    if shield is None:
        return []
    found = []
    for near in neighbours(place):
        other = shield_at(state, near)
        if other is not None and other.seat != shield.seat:
            continue
        if controls(state, shield.seat, near):
            found.append(near)
    return found


def controls(state: State, seat: int, place: int) -> bool:
    """Whether a seat controls a space: its land, its stronghold, its rubble."""
    space = state.spaces[place]
    return land_holder(space) == seat if is_land(place) else space.holder == seat


def legal_retreat(state: State, seat: int) -> list[Move]:
    """Every space to retreat to."""
    assert state.prompt is not None
    return [mv.Say(space_name(n)) for n in retreats(state, int(state.prompt.data[0]), int(state.prompt.data[1]))]


def on_retreat(d: Draft, seat: int, move: Move) -> None:
    """Moves the beaten shield; onto another own shield the creatures join and one shield is discarded."""
    assert isinstance(move, mv.Say) and d.last_prompt is not None
    key, target = int(d.last_prompt.data[0]), space_number(move.value)
    shield = shield_of(d.state, key)
    assert shield is not None
    other = next((s for s in d.state.shields if s.space == target and s.key != key), None)
    d.tell(ev.Retreated(seat=seat, shield=key, space=move.value, joined=other is not None))
    if other is None:
        d.set_shield(key, space=target)
        d.then(Task("over_limit", (key,)))
        return
    turned = shield.turned or other.turned
    d.set_shield(
        other.key,
        creatures=tuple(sorted((*other.creatures, *shield.creatures))),
        items=(*other.items, *shield.items),
        turned=turned,
    )
    d.set_shield(key, creatures=(), items=())
    destroy_shield(d, key, counts=True)
    d.then(Task("over_limit", (other.key,)))


@task
def over_limit(d: Draft, key: int) -> None:
    """A shield over the limit after a fight: its owner discards down to it."""
    shield = shield_of(d.state, key)
    if shield is None:
        return
    if (
        space_load(shield.creatures, shield.items, d.state.spaces[shield.space].under) > space_limit(shield.card)
        and shield.creatures
    ):
        d.then(Task("over_limit", (key,)))
        d.prompt("lose", shield.seat, data=(key, "limit"))


def make_rubble(d: Draft, place: int, seat: int) -> None:
    """A stronghold becomes rubble facing its new owner, or rubble changes hands; what lay there is lost (G9.1)."""
    space = d.state.spaces[place]
    fresh = not space.rubble
    lose_upgrade(d, place)
    if space.under:
        d.discard(space.holder, space.under)
        d.tell(ev.CreatureLost(seat=space.holder, card=space.under, space=space_name(place), why="rubble", informs=ALL))
    d.set_space(place, rubble=True, holder=seat, under="", used=False)
    d.tell(ev.LandTaken(seat=seat, space=space_name(place), fresh=fresh))


def drop_if_empty(d: Draft, key: int, counts: bool) -> None:
    """A shield without creature is destroyed at the end of a fight, else discarded without counting (G8.2)."""
    shield = shield_of(d.state, key)
    if shield is not None and not shield.creatures:
        destroy_shield(d, key, counts)


def destroy_shield(d: Draft, key: int, counts: bool) -> None:
    """A shield leaves the board with what is under it."""
    shield = shield_of(d.state, key)
    if shield is None:
        return
    seat = shield.seat
    for name in (*shield.creatures, *shield.items):
        d.discard(seat, name)
    side = d.side(seat)
    killed = side.killed + int(counts)
    if counts:
        d.set_side(seat, dead_shields=(*side.dead_shields, shield.card), killed=killed)
    else:
        d.discard(seat, shield.card)
    d.set(shields=tuple(s for s in d.state.shields if s.key != key))
    d.tell(ev.ShieldDestroyed(seat=seat, card=shield.card, counts=counts, total=killed))
    if counts:
        d.then(Task("respond", (1 - seat, "shield", "shield")))


# --- settlement and the ends -----------------------------------------------------------------------------------------


@task
def settle_phase(d: Draft) -> None:
    """Phase III: terrains removed, then laid, by him who moved first and then the other (G3.4)."""
    d.set(phase="settle", active=-1)
    d.tell(ev.PhaseBegan(phase="settle", turn=d.state.turn))
    first, second = d.state.first, 1 - d.state.first
    d.then(
        Task("window", ("settle", first, 0)),
        Task("clearing", (first,)),
        Task("clearing", (second,)),
        Task("settling", (first,)),
        Task("settling", (second,)),
        Task("window", ("settle_end", first, 0)),
        Task("settling", (first,)),
        Task("settling", (second,)),
        Task("end_turn"),
        Task("check_end"),
        Task("new_turn"),
    )


@task
def clearing(d: Draft, seat: int) -> None:
    """A player may remove terrains under his own shields."""
    d.prompt("clear", seat)


def legal_clear(state: State, seat: int) -> list[Move]:
    """Each terrain under an own shield, and done."""
    lands = [s.space for s in state.shields if s.seat == seat and is_land(s.space) and state.spaces[s.space].terrain]
    return [mv.Done(), *(mv.Clear(space_name(n)) for n in lands)]


def on_clear(d: Draft, seat: int, move: Move) -> None:
    """Removes a terrain."""
    if isinstance(move, mv.Clear):
        remove_terrain(d, space_number(move.space))
        d.prompt("clear", seat)


@task
def settling(d: Draft, seat: int) -> None:
    """Every shield on a land without terrain gets one, or loses a creature."""
    for shield in d.state.shields:
        paid = f"settled:{shield.key}"
        if (
            shield.seat == seat
            and is_land(shield.space)
            and not d.state.spaces[shield.space].terrain
            and paid not in d.side(seat).marks
        ):
            d.then(Task("settling", (seat,)))
            d.prompt("settle", seat, data=(shield.key,))
            return


def legal_settle(state: State, seat: int) -> list[Move]:
    """A terrain, any other single-bordered card face down, or a creature lost."""
    assert state.prompt is not None
    shield = shield_of(state, int(state.prompt.data[0]))
    assert shield is not None
    where = space_name(shield.space)
    names = dict.fromkeys(state.sides[seat].pen)
    found: list[Move] = [mv.Lay(name, where) for name in names if card(name).kind in TERRAINS]
    found += [mv.Lay(name, where, "down") for name in names if card(name).kind != "terrain"]
    return found + [mv.Lose(name, where) for name in dict.fromkeys(shield.creatures)]


def on_settle(d: Draft, seat: int, move: Move) -> None:
    """Lays the terrain, or loses the creature."""
    assert d.last_prompt is not None
    key = int(d.last_prompt.data[0])
    if isinstance(move, mv.Lay):
        place = space_number(move.space)
        d.out_of_storage(seat, move.card)
        down = move.face == "down"
        d.set_space(place, terrain=move.card, owner=seat, facedown=down, holder=seat)
        full = ev.TerrainLaid(seat=seat, space=move.space, card=move.card)
        if down:
            full = ev.TerrainLaid(
                seat=seat,
                space=move.space,
                card=move.card,
                audience=own(seat),
                masked=ev.TerrainLaid(seat=seat, space=move.space),
            )
        d.tell(full)
    elif isinstance(move, mv.Lose):
        shield = shield_of(d.state, key)
        assert shield is not None
        d.set_side(
            seat, marks=(f"settled:{key}", *d.side(seat).marks), seen=without_all(d.side(seat).seen, (move.card,))
        )
        d.set_shield(key, creatures=without(shield.creatures, move.card))
        d.discard(seat, move.card)
        d.tell(ev.CreatureLost(seat=seat, card=move.card, space=move.space, why="settle", informs=ALL))
        drop_if_empty(d, key, counts=False)


@task
def end_turn(d: Draft) -> None:
    """What lasts for the turn is over."""
    d.set(mods=tuple(m for m in d.state.mods if m.until not in ("turn", "matchup", "combat")))


@task
def check_end(d: Draft) -> None:
    """The ends of the game, looked for at the end of a phase (G9.4)."""
    state = d.state
    wins = [False, False]
    for seat in (0, 1):
        foe = state.sides[1 - seat]
        wins[seat] = "guardian-lost" in foe.marks or foe.killed >= SHIELDS_TO_WIN or lands_held(state, seat) == 6
    if any(wins):
        reason = next(
            name
            for name, true in (
                ("guardian", any("guardian-lost" in s.marks for s in state.sides)),
                ("shields", any(s.killed >= SHIELDS_TO_WIN for s in state.sides)),
                ("lands", True),
            )
            if true
        )
        _finish(d, -1 if all(wins) else 0 if wins[0] else 1, reason)
    elif all(not pile_size(state, s) for s in (0, 1)) and not state.shields:
        _finish(d, -1, "exhausted")


def _ahead(state: State) -> int:
    def standing(seat: int) -> tuple[int, int]:
        return state.sides[1 - seat].killed, lands_held(state, seat)

    one, two = standing(0), standing(1)
    return -1 if one == two else 0 if one > two else 1


def _finish(d: Draft, winner: int, reason: str) -> None:
    scores = tuple(int(winner == seat) for seat in (0, 1))
    d.set(end=reason, winner=winner, todo=(), prompt=None, pending=None)
    d.tell(Ended(places=places(scores), scores=scores, reason=reason))


def finish(d: Draft, winner: int, reason: str) -> None:
    """Ends the game."""
    _finish(d, winner, reason)
