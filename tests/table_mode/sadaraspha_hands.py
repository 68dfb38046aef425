"""Hands at a game of Sadaraspha: figures held to a reader or put on the cells that have one, real dice, keys for the
rest. They choose what a good player would; `lines`: what the hands did and what was said, in order.
"""

import random

from choices import Choices
from table_hands import Hands
from table_rig import TableRig

from plateau_parlant.engines.core import Ask, Decide
from plateau_parlant.engines.sadaraspha import moves
from plateau_parlant.engines.sadaraspha.construction import in_stock

PLAYERS = ("Anna", "Bruno")


class SadarasphaHands(Hands):
    def __init__(self, rig: TableRig, seed: int, name: str = "") -> None:
        super().__init__(rig)
        self.choices = Choices(name)
        self.dice = random.Random(seed)
        self.where: dict[str, str] = {}
        """Figure -> the cell of the table on which it stands."""
        self.scanned = self.laid = self.attacks = 0

    def typed(self, line: str) -> None:
        self.do(f"tape {line}")
        self.rig.desk.typed(line)
        self.wait(0.4)

    # --- figures --------------------------------------------------------------------------------------------

    def readers(self) -> set[str]:
        """The cells with a reader."""
        return {zone for zone in self.rig.mode.live() if not zone.startswith("hand")}

    def hold(self, figure: str) -> None:
        """Holds the figure to the reader and puts it back where it stood."""
        self.do(f"{figure} au lecteur")
        tag = self.rig.tag(figure)
        self.rig.reader.put("hand", tag)
        self.wait(0.6)
        self.rig.reader.take("hand", tag)
        self.wait(0.4)
        self.stand(figure, self.where.get(figure, ""))
        self.scanned += 1

    def stand(self, figure: str, cell: str) -> None:
        """The figure stands on the cell now ("": off the map)."""
        if cell in self.readers():
            self.rig.reader.put(cell, self.rig.tag(figure))
        self.wait(1.0)
        self.where[figure] = cell

    def put(self, figure: str, cell: str) -> None:
        """Takes the figure from where it stands and puts it on the cell."""
        self.do(f"{figure} posé en {cell}")
        old = self.where.get(figure, "")
        if old in self.readers():
            self.rig.reader.take(old, self.rig.tag(figure))
        self.stand(figure, cell)
        self.wait()

    def off(self, figure: str) -> None:
        """The figure leaves the map."""
        self.do(f"{figure} ôté de {self.where[figure]}")
        if self.where[figure] in self.readers():
            self.rig.reader.take(self.where[figure], self.rig.tag(figure))
        self.where[figure] = ""
        self.wait()

    # --- the game -------------------------------------------------------------------------------------------

    def play(self, most: int = 2000) -> None:
        """To the end; after every choice the table and the game are the same."""
        session = self.rig.session
        for number in range(most):
            if session.over:
                break
            now = session.waiting()
            if isinstance(now, Ask):
                self.answer(now)
            elif isinstance(now, Decide):
                self.choose(now, number)
        else:
            raise AssertionError("the game does not end")
        self.wait()
        self.choices.keep()

    def answer(self, ask: Ask) -> None:
        """The lot by name; each die as it fell."""
        if ask.kind == "first":
            self.typed(PLAYERS[int(self.dice.choice(ask.among))])
            return
        fell = [self.dice.choice(ask.among) for _ in range(ask.count)]
        self.do(f"lance {' '.join(fell)}")
        if ask.count > 1:
            self.typed(" ".join(fell))
        else:
            self.key(fell[0])
            self.key("d")
        self.follow()

    def choose(self, now: Decide, number: int) -> None:
        seat = now.must[0]
        session = self.rig.session
        if self.rig.desk.waiting_for is not None:
            self.key("espace")
        assert self.rig.desk.seat == seat
        state = session.state
        move = self.choices.move(session.game, session.view(seat), number)
        match move:
            case moves.Race(race):
                self.hold(f"{next(iter(state.tables.races[race])).name}1")
                self.key("d")
            case moves.Build(card, cell):
                figure = in_stock(state.sides[seat], state.tables.cards[card])[0]
                if cell in self.readers():
                    self.put(figure, cell)
                    self.laid += 1
                else:
                    self.hold(figure)
                    self.pick(move)
                    self.stand(figure, cell)
            case moves.Walk(figure, cell):
                if cell in self.readers():
                    self.put(figure, cell)
                    self.laid += 1
                elif self.where.get(figure) in self.readers():
                    self.do(f"{figure} levé de {self.where[figure]}")
                    self.rig.reader.take(self.where[figure], self.rig.tag(figure))
                    self.wait()
                    self.pick(move)
                    self.stand(figure, cell)
                else:
                    self.hold(figure)
                    self.pick(move)
                    self.stand(figure, cell)
            case moves.Attack(figure, target):
                self.attacks += 1
                self.hold(figure)
                if target == "town":
                    self.pick(move)
                else:
                    self.hold(target)
                    self.key("y")
            case moves.Done():
                self.key("F")
            case _:
                self.typed(session.game.notation(move))
        assert session.state is not state, (move, self.lines[-6:])
        self.follow()

    def pick(self, move: object) -> None:
        """Walks the list that stands until the move is played."""
        before = self.rig.session.history
        for _ in range(60):
            if self.rig.session.history is not before:
                return
            desk = self.rig.desk
            assert desk.listing is not None
            entries = desk.listing.entries
            if desk.picking is not None:
                wanted = desk.narrator.parts(move)[len(desk.picking.chosen)]
                at = next(n for n, entry in enumerate(entries) if entry.key == wanted)
            else:
                at = next(n for n, entry in enumerate(entries) if move in entry.moves)
            if at != max(desk.listing.at, 0):
                self.do(f"va à {at + 1}")
                for _ in range(abs(at - max(desk.listing.at, 0))):
                    self.rig.out.clear()
                    self.rig.desk.press("n" if at > max(desk.listing.at, 0) else "p")
                self.wait(0.2)
            else:
                self.key("d")
        raise AssertionError("the choice does not end")

    def follow(self) -> None:
        """What was destroyed leaves the map; then all figures of the table stand where the game has them."""
        names = self.rig.session.state.tables.field.names
        stands = {unit.name: names[unit.cell] for side in self.rig.session.state.sides for unit in side.units}
        for figure, cell in list(self.where.items()):
            if cell and figure not in stands:
                self.off(figure)
        here = {figure: cell for figure, cell in self.where.items() if cell}
        assert here == stands, (here, stands, self.lines[-8:])
