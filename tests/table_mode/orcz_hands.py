"""Hands at a game of Orcz: they turn up enemies and the event, lay ranks face down, turn cards, clear the fields.

What is not on a reader (who begins, the order of the fields) and what a reader cannot tell (which card lies face
down, attack or stand) is said with keys.
"""

import random
from collections import Counter

from choices import Choices
from table_hands import Hands
from table_rig import TableRig

from plateau_parlant.engines.core import Ask, Decide
from plateau_parlant.engines.orcz import moves
from plateau_parlant.engines.orcz.events import CardTurned

PLAYERS = ("Anna", "Bruno", "Chloé")
"""Anna has an earphone."""


def orcz_rig(private: tuple[int, ...] = (0,), shipped: bool = True, **more: object) -> TableRig:
    """A game for three; the lot has not been drawn. `shipped`: ranks only pass over the readers of their fields."""
    return TableRig("orcz", players=PLAYERS, private=private, options={"table": True}, shipped=shipped, **more)  # type: ignore[arg-type]


class OrczHands(Hands):
    def __init__(self, rig: TableRig, seed: int, name: str = "") -> None:
        super().__init__(rig)
        self.choices = Choices(name)
        self.rng = random.Random(seed)
        self.followed = 0
        self.passes = bool(rig.mode.layout.passing)

    # --- cards ----------------------------------------------------------------------------------------------

    def lying(self) -> dict[str, tuple[str, ...]]:
        """The tags in each zone of the game."""
        found: dict[str, tuple[str, ...]] = {}
        for reader, tags in self.rig.inputs.zones().items():
            zone = self.rig.mode.layout.zone(reader)
            found[zone] = (*found.get(zone, ()), *tags)
        return found

    def tag(self, component: str, zone: str = "") -> str:
        """A tag of the component that lies in the zone, or (no zone) nowhere."""
        lying = self.lying()
        if zone:
            return next(tag for tag in lying[zone] if self.rig.tags[tag] == component)
        busy = {tag for tags in lying.values() for tag in tags}
        return next(tag for tag in self.rig.free[component] if tag not in busy)

    def put(self, zone: str, component: str) -> None:
        self.rig.reader.put(zone, self.tag(component))

    def lift(self, zone: str, component: str) -> None:
        self.rig.reader.take(zone, self.tag(component, zone))

    # --- a round --------------------------------------------------------------------------------------------

    def play_round(self, most: int = 400) -> None:
        """To the end of the round under way, with the fields cleared."""
        session = self.rig.session
        round_now = max(session.state.round, 1)
        for number in range(most):
            if session.over or session.state.round > round_now:
                break
            now = session.waiting()
            if isinstance(now, Ask):
                self.answer(now)
            elif isinstance(now, Decide):
                self.choose(now, number)
        else:
            raise AssertionError("the round does not end")
        self.wait()
        self.choices.keep()
        self.key("j")
        self.clear()

    def answer(self, ask: Ask) -> None:
        session = self.rig.session
        if ask.kind == "reveal":
            field = ask.zone.partition(" ")[2]
            enemy = f"enemy {field} {self.rng.choice(ask.among)}"
            self.do(f"ennemi {enemy.rpartition(' ')[2]} sur {field}")
            self.put(field, enemy)
            self.wait()
            if self.passes:
                self.lift(field, enemy)
                self.wait()
        elif ask.kind == "event":
            card = f"event {self.rng.choice(ask.among)}"
            self.do(f"{card} au lecteur de main")
            tag = self.tag(card)
            self.rig.reader.put("hand", tag)
            self.wait(0.4)
            self.rig.reader.take("hand", tag)
            self.wait(1.4)
        else:
            values = ask.among[0] if ask.count == 1 else self.rng.sample(ask.among, ask.count)
            for value in [values] if isinstance(values, str) else values:
                self.typed(self.rig.desk.narrator.answer(ask, value))
        assert session.waiting() != ask, self.lines[-6:]
        self.follow()

    def choose(self, now: Decide, number: int) -> None:
        seat = now.must[0]
        session = self.rig.session
        move = self.choices.move(session.game, session.view(seat), number)
        if isinstance(move, moves.Place):
            self.place(seat, move)
        else:
            self.at_keys(seat)
            self.pick(move)
        self.follow()

    def at_keys(self, seat: int) -> None:
        """The seat is at the keyboard."""
        if self.rig.desk.waiting_for is not None:
            self.key("espace")
        assert self.rig.desk.seat == seat, self.lines[-4:]

    def place(self, seat: int, move: moves.Place) -> None:
        """The seat lays a rank, then says at the keys which card is which."""
        self.do(f"{PLAYERS[seat]} pose un rang sur {move.field} : {move.left} à gauche, {move.right} à droite")
        for card in (move.left, move.right):
            self.put(move.field, f"{seat} {card}")
            self.wait(0.2)
        self.wait()
        self.at_keys(seat)
        self.wait()
        self.pick(move)
        laid = [rank for field in self.rig.session.state.fields for rank in field.ranks if rank.seat == seat]
        assert any((rank.left, rank.right, rank.down) == (move.left, move.right, move.down) for rank in laid)
        if self.passes:
            self.do("le rang va à sa place")
            for card in (move.left, move.right):
                self.lift(move.field, f"{seat} {card}")
            self.wait()

    def pick(self, move: object) -> None:
        """Walks the list that stands until the move is played."""
        before = self.rig.session.history
        for _ in range(30):
            if self.rig.session.history is not before:
                return
            pick, listing = self.rig.desk.picking, self.rig.desk.listing
            assert listing is not None
            entries = listing.entries
            if pick is not None:
                wanted = self.rig.desk.narrator.parts(move)[len(pick.chosen)]
                at = next(n for n, entry in enumerate(entries) if entry.key == wanted)
            else:
                at = next(n for n, entry in enumerate(entries) if move in entry.moves)
            by = at - max(listing.at, 0)
            if by:
                self.key("n" if by > 0 else "p")
                self.alone()
            else:
                self.key("d")
                self.alone()
        raise AssertionError("the choice does not end")

    def alone(self) -> None:
        """Nobody else listens just now."""
        if self.rig.desk.question is not None:
            self.key("y")

    def follow(self) -> None:
        """The hands do on the fields what the game did: turned cards are lifted for a moment, beaten ones go."""
        words = self.rig.desk.narrator
        want = {zone: Counter(cards) for zone, cards in words.zones(self.rig.session.state).items()}
        if self.rig.session.state.round > 1 and not any(field.ranks for field in self.rig.session.state.fields):
            return  # the round is over: see `clear`
        for card, field in self.turned():
            self.do(f"{card} retournée sur {field}")
            self.turn_over(field, card)
        self.remove(want)

    def turned(self) -> list[tuple[str, str]]:
        """The cards that were turned up since the last look and still lie there: (component, field)."""
        done = self.rig.session.history.done
        fresh, self.followed = done[self.followed :], len(done)
        lying = {(self.rig.tags[tag], zone) for zone, tags in self.lying().items() for tag in tags}
        found = [
            (f"{event.seat} {event.card}", event.field)
            for record in fresh
            for event in record.events
            if isinstance(event, CardTurned)
        ]
        return [one for one in found if one in lying]

    def turn_over(self, field: str, card: str) -> None:
        """Lifted, turned, laid down again: the reader loses sight of it for half a second."""
        tag = self.tag(card, field)
        self.rig.reader.take(field, tag)
        self.wait(0.5)
        self.rig.reader.put(field, tag)
        self.wait(0.5)

    def clear(self) -> None:
        """The ranks go back behind the screens, beaten enemies leave the game."""
        self.do("les champs sont vidés")
        self.remove({zone: Counter(cards) for zone, cards in self.rig.mode.expected().items()})
        self.key("J")

    def remove(self, want: dict[str, Counter[str]]) -> None:
        moved = False
        for zone, tags in self.lying().items():
            lying = Counter(self.rig.tags[tag] for tag in tags)
            for component in (lying - want.get(zone, Counter())).elements():
                self.do(f"{component} ôté de {zone}")
                self.lift(zone, component)
                moved = True
        if moved:
            self.wait()
