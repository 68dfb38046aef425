"""Hands at a game of Guardians: what is drawn is held to one's own reader, what is played is laid on one's place of
play, the rest is chosen with the card held to the reader, or typed. Each player has an earphone.
"""

import random

from table_hands import Hands
from table_rig import TableRig

from plateau_parlant.access.profiles import game_data
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Ask, Decide, Fact, Over

PLAYERS = ("Anna", "Bruno")


def guardians_rig(private: tuple[int, ...] = (0, 1), **more: object) -> TableRig:
    """Two players; the ready decks, in the order of the seats."""
    readers = more.pop("readers", ("play 1", "play 2"))
    return TableRig("guardians", players=PLAYERS, private=private, readers=readers, data=game_data("guardians"), **more)  # type: ignore[arg-type]


class GuardiansHands(Hands):
    def __init__(self, rig: TableRig, seed: int) -> None:
        super().__init__(rig)
        self.cards = random.Random(seed)
        self.laid = self.held = self.typed_ones = 0

    def hold(self, seat: int, card: str, seconds: float = 0.4) -> None:
        self.do(f"{card} au lecteur de {PLAYERS[seat]}")
        tag = self.rig.tag(card)
        self.rig.reader.put(f"hand {seat + 1}", tag)
        self.wait(seconds)
        self.rig.reader.take(f"hand {seat + 1}", tag)
        self.wait(1.2)

    def play(self, most: int) -> None:
        """So many answers and choices, or to the end."""
        for number in range(most):
            now = self.rig.session.waiting()
            if isinstance(now, Over):
                return
            if isinstance(now, Ask):
                self.answer(now)
            elif isinstance(now, Decide):
                self.choose(now, number)
            assert not [line for line in self.lines if "Incident" in line], self.lines[-6:]

    def answer(self, ask: Ask) -> None:
        session = self.rig.session
        if ask.kind == "form":
            self.rig.desk.tell(session.tell(Fact(ask.id, {}, "keys")))
            self.rig.desk.go_on()
            return
        seat = self.rig.desk.narrator.asked_seat(ask)
        values = self.cards.sample(ask.among, ask.count)
        for value in values:
            if value in self.rig.free:
                self.listen()
                at = len(self.lines)
                self.hold(seat if seat is not None else self.rig.desk.seat, value)
                if ask.kind == "draw" and seat is not None:
                    name = self.rig.desk.narrator.card(value)
                    others = [line for line in self.lines[at:] if not line.startswith((">", f"[seat:{seat}]"))]
                    assert not [line for line in others if name in line], (value, others)
            else:
                self.do(f"tape {value}")
                self.rig.desk.typed(value)
        assert session.waiting() != ask, (ask, self.lines[-6:])

    def choose(self, now: Decide, number: int) -> None:
        seat = now.must[0]
        session, desk = self.rig.session, self.rig.desk
        if desk.waiting_for is not None:
            self.key("espace")
        seat = desk.seat if desk.seat in now.must else seat
        before = session.history
        move = session.game.greedy(session.view(seat), chance.Generator(number)).move
        card = str(getattr(move, "card", "")).partition(".")[0]
        if not card and hasattr(move, "shield"):
            card = next(shield.card for shield in session.state.shields if shield.key == move.shield)
        zones = [zone for _, zone in desk.narrator.placements(move, seat, session.state)]
        if zones and zones[0] in self.rig.mode.live() and card in self.rig.free:
            self.do(f"{card} sur {zones[0]}")
            self.rig.reader.put(zones[0], self.rig.tag(card))
            self.wait()
            self.pick(move, before)
            self.rig.reader.take(zones[0], self.rig.tag(card))
            self.wait(1.2)
            self.laid += 1
        elif card in self.rig.free and desk.seat == seat:
            self.hold(seat, card)
            self.pick(move, before)
            self.held += 1
        else:
            self.do(f"tape {session.game.notation(move)}")
            desk.typed(session.game.notation(move))
            self.pick(move, before)
            self.typed_ones += 1
        assert session.history is not before, (move, self.lines[-8:])
        entries = [record.entry for record in session.history.done[len(before.done) :]]
        assert any(getattr(entry, "move", None) == move for entry in entries), (move, entries[:2], self.lines[-8:])
