"""A state being changed by one entry: frozen values inside, one place where they are swapped and events gathered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plateau_parlant.engines.core import ALL, UNKNOWN, Event, Seats, Step
from plateau_parlant.engines.guardians import events as ev
from plateau_parlant.engines.guardians.components import Card, card
from plateau_parlant.engines.guardians.position import (
    Fight,
    Fighter,
    Mod,
    Options,
    Pending,
    Prompt,
    Side,
    State,
    Task,
    replace,
    without,
)
from plateau_parlant.engines.guardians.powers import NOTHING, Powers, at_work
from plateau_parlant.engines.guardians.select import is_double

Handler = Callable[..., None]
TASKS: Final[dict[str, Handler]] = {}
"""What can stand in `todo`, by name: the handlers of all modules."""


MOST_TASKS: Final = range(10_000)
"""As many tasks an entry may bring about: no rule comes near it."""


def task(handler: Handler) -> Handler:
    """Registers a handler under its own name."""
    TASKS[handler.__name__] = handler
    return handler


class Draft:
    """The state while an entry is applied. Handlers change it through the methods and push what comes next.

    What changes most often is kept apart and put together only when somebody reads `state`: what the players have
    (`sides`), the `fight` (only to be read while there is one; a handler may put a changed one in its place), whether
    and what somebody is `asked`, and what is still to do. That is the list `todo`, the next last; `state.todo` is what
    it was before the entry, until `done` writes it back. `waits`: somebody is asked or it is `over`.
    """

    __slots__ = ("_pending", "_state", "asked", "events", "fight", "last_prompt", "over", "sides", "todo", "waits")
    asked: Prompt | None
    fight: Fight

    def __init__(self, state: State, answered: bool = False) -> None:
        """`answered`: the question put to a seat has its answer."""
        self._state = state
        self._pending = state.pending
        self.sides = state.sides
        self.over = bool(state.end)
        if answered:
            self.asked = None
            self.waits = False
        else:
            self.asked = state.prompt
            self.waits = state.prompt is not None or state.pending is not None or self.over
        self.fight = state.fight  # type: ignore[assignment]
        self.todo = list(state.todo)
        self.events: list[Event] = []
        self.last_prompt: Prompt | None = None

    @property
    def state(self) -> State:
        """The state as it is now, save `todo`."""
        state, fight, sides, asked, pending = self._state, self.fight, self.sides, self.asked, self._pending
        if (
            state.fight is not fight
            or state.sides is not sides
            or state.prompt is not asked
            or state.pending is not pending
        ):
            self._state = state = replace(state, sides=sides, fight=fight, prompt=asked, pending=pending)
        return state

    @property
    def options(self) -> Options:
        """The switches of the game."""
        return self._state.options

    @property
    def mods(self) -> tuple[Mod, ...]:
        """What lasts."""
        return self._state.mods

    @property
    def powers(self) -> Powers:
        """The effects that work now; none outside a fight."""
        if self.fight is None:
            return NOTHING
        return at_work(self.fight, self.sides, self._state.mods, self._state.spaces)

    def done(self) -> Step:
        """Does what is to do until the game waits for somebody: the state that came of it, and what happened."""
        self.run()
        state = replace(
            self._state,
            sides=self.sides,
            fight=self.fight,
            prompt=self.asked,
            pending=self._pending,
            todo=tuple(self.todo),
        )
        return Step(state, tuple(self.events))

    # --- flow

    def then(self, *todo: Task) -> None:
        """These come next, in the order given, before what was to come."""
        self.todo += todo[::-1]

    def run(self) -> None:
        """Does what is to do until the game waits for somebody."""
        todo, handlers = self.todo, TASKS
        for _ in MOST_TASKS:
            if self.waits or not todo:
                return
            task_ = todo.pop()
            handler, args = handlers[task_.name], task_.args
            # The same as the last line, only faster for what is done most: steps of a match-up, windows and answers.
            if not args:
                handler(self)
            elif len(args) == 3:
                handler(self, args[0], args[1], args[2])
            else:
                handler(self, *args)
        raise AssertionError("the rules ran in a circle")

    def prompt(self, kind: str, *who: int, data: tuple[int | str, ...] = (), sealed: bool = False) -> None:
        """Asks seats for a move."""
        self.asked = Prompt(kind, who, data, sealed)
        self.waits = True

    def put(self, prompt: Prompt) -> None:
        """Asks a question."""
        self.asked = prompt
        self.waits = True

    def answered(self) -> None:
        """The seats asked have answered."""
        self.asked = None
        self.waits = self._pending is not None

    def resolved(self) -> None:
        """The result wanted from outside has come."""
        self._pending = None
        self.waits = self.asked is not None

    def ask(
        self, kind: str, zone: str, bag: str, then: Task, count: int = 1, audience: Seats = ALL, repeat: bool = False
    ) -> None:
        """Asks for a result from outside; `then` gets it as its last argument."""
        self._pending = Pending(kind, zone, bag, then, count, audience, repeat)
        self.waits = True

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    # --- changing

    def set(self, **changes: Any) -> None:
        """Changes fields of the state, save those that have a method of their own."""
        kept = {"sides": self.sides, "fight": self.fight, "prompt": self.asked, "pending": self._pending}
        self._state = state = replace(self._state, **{**kept, **changes})
        self.sides, self.asked, self._pending = state.sides, state.prompt, state.pending
        self.fight = state.fight  # type: ignore[assignment]
        self.over = bool(state.end)
        self.waits = state.prompt is not None or state.pending is not None or self.over

    def set_side(self, seat: int, **changes: Any) -> None:
        """Changes a player's things."""
        one, two = self.sides
        self.sides = (replace(one, **changes), two) if seat == 0 else (one, replace(two, **changes))

    def put_side(self, seat: int, side: Side) -> None:
        """A player has these things from now on."""
        self.sides = (side, self.sides[1]) if seat == 0 else (self.sides[0], side)

    def set_fight(self, **changes: Any) -> None:
        """Changes the fight."""
        self.fight = replace(self.fight, **changes)

    def set_fside(self, seat: int, **changes: Any) -> None:
        """Changes a side of the fight."""
        one, two = self.fight.sides
        sides = (replace(one, **changes), two) if seat == 0 else (one, replace(two, **changes))
        self.fight = replace(self.fight, sides=sides)

    def set_fighter(self, key: int, **changes: Any) -> None:
        """Changes an open card of the fight."""
        fighters = list(self.fight.fighters)
        fighters[key] = replace(fighters[key], **changes)
        self.fight = replace(self.fight, fighters=tuple(fighters))

    def leaves(self, key: int, place: str) -> None:
        """An open card comes to another place, and leaves the match-up if it was in it."""
        fight = self.fight
        fighters = list(fight.fighters)
        fighters[key] = replace(fighters[key], place=place)
        one, two = fight.pair
        pair = (-1 if one == key else one, -1 if two == key else two)
        self.fight = replace(fight, fighters=tuple(fighters), pair=pair)

    def add_fighter(self, seat: int, card_id: str, place: str, **more: Any) -> int:
        """A card comes into the open; its number. It leaves the hand of its side when it was there."""
        key = len(self.fight.fighters)
        self.set_fight(fighters=(*self.fight.fighters, Fighter(key, card_id, seat, place, **more)))
        return key

    def from_hand(self, seat: int, card_id: str) -> None:
        """Takes a card out of the hidden combat hand."""
        side = self.fight.sides[seat]
        if side.known:
            self.set_fside(seat, hand=without(side.hand, card_id), known=without(side.known, card_id))
        else:
            self.set_fside(seat, hand=without(side.hand, card_id))

    def set_space(self, number: int, **changes: Any) -> None:
        """Changes a space."""
        spaces = list(self.state.spaces)
        spaces[number] = replace(spaces[number], **changes)
        self.set(spaces=tuple(spaces))

    def set_shield(self, key: int, **changes: Any) -> None:
        """Changes a shield on the board."""
        self.set(shields=tuple(replace(s, **changes) if s.key == key else s for s in self.state.shields))

    # --- what happens often

    def stones(self, seat: int, change: int, answered: bool = True) -> None:
        """Gives or takes power stones, never below none. A gain may be answered by the foe's Little Voodoo Hat."""
        side = self.sides[seat]
        change = max(change, -side.stones)
        if change:
            spent = side.spent - min(change, 0)
            self.set_side(seat, stones=side.stones + change, spent=spent)
            self.tell(ev.StonesChanged(seat=seat, change=change, left=side.stones + change))
            if change > 0 and answered and self.sides[1 - seat].accessories:
                self.then(Task("stone_gained", (seat,)))

    def to_storage(self, seat: int, card_id: str, seen: bool) -> None:
        """A card comes into the storage hand, pen or depot by its border (G1.3)."""
        side = self.sides[seat]
        zone = "depot" if is_double(self._state, card(card_id)) else "pen"
        changes = {zone: tuple(sorted((*getattr(side, zone), card_id)))}
        if seen:
            changes["seen"] = tuple(sorted((*side.seen, card_id)))
        self.put_side(seat, replace(side, **changes))

    def out_of_storage(self, seat: int, card_id: str) -> None:
        """A card leaves the storage hand."""
        side = self.sides[seat]
        seen = without(side.seen, card_id) if side.seen else ()
        if card_id in side.depot:
            self.put_side(seat, replace(side, depot=without(side.depot, card_id), seen=seen))
        else:
            self.put_side(seat, replace(side, pen=without(side.pen, card_id), seen=seen))

    def discard(self, seat: int, card_id: str, openly: bool = True) -> None:
        """A card goes to its owner's discard pile, in the open (one that nobody knows is told then) or face down."""
        side = self.sides[seat]
        if not openly:
            self.put_side(seat, replace(side, buried=tuple(sorted((*side.buried, card_id)))))
            return
        if card_id == UNKNOWN:
            self.then(Task("reveal_dark", (seat, "talon", "discard")))
        self.put_side(seat, replace(side, talon=tuple(sorted((*side.talon, card_id)))))

    def count_hidden(self) -> None:
        """Tells everybody the number of each player's hidden cards, outside a fight (G4.5)."""
        for seat in (0, 1):
            self.set_side(seat, hidden=hidden_count(self.state, seat))


def hidden_count(state: State, seat: int) -> int:
    """Cards in pen, depot, under shields, strongholds and on upgrades, and those being placed."""
    side = state.sides[seat]
    under = sum(len(s.creatures) + len(s.items) for s in state.shields if s.seat == seat)
    spaces = 0
    for space in state.spaces:
        if space.under and space.holder == seat and not space.rubble:
            spaces += 1
        if space.slot and space.upgrade_owner == seat:
            spaces += 1
    return len(side.pen) + len(side.depot) + under + spaces + len(side.plan)


def own(seat: int) -> Seats:
    """The audience of one seat."""
    return 1 << seat


def info(card_id: str) -> Card:
    """The card with that id."""
    return card(card_id)
