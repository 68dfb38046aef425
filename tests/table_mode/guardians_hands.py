"""Hands at a game of Guardians: what is drawn is held to one's own reader, what is played is laid on one's place of
play, the rest is chosen with the card held to the reader, or typed. Each player has an earphone.
"""

import random

from table_rig import TableRig

from plateau_parlant.access.profiles import game_data
from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Ask, Decide, Fact, Over

PLAYERS = ("Anna", "Bruno")


def guardians_rig(private: tuple[int, ...] = (0, 1), **more: object) -> TableRig:
    """Two players; the ready decks, in the order of the seats."""
    readers = more.pop("readers", ("play 1", "play 2"))
    return TableRig("guardians", players=PLAYERS, private=private, readers=readers, data=game_data("guardians"), **more)  # type: ignore[arg-type]


class GuardiansHands:
    def __init__(self, rig: TableRig, seed: int) -> None:
        self.rig = rig
        self.cards = random.Random(seed)
        self.said: list[tuple[str, str]] = []
        """(channel, text) of all that was said; what the hands did is on the channel ">"."""
        self.laid = self.held = self.typed_ones = 0

    def listen(self) -> None:
        self.said += [(one.channel, one.text) for one in self.rig.out.said if one.text]
        self.rig.out.clear()

    def do(self, what: str) -> None:
        self.listen()
        self.said.append((">", what))

    def wait(self, seconds: float = 2.2) -> None:
        self.rig.wait(seconds, 0.2)
        self.listen()

    def key(self, key: str) -> None:
        self.do(f"touche {key}")
        self.rig.desk.press(key)
        self.listen()

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
            assert not [text for _, text in self.said if "Incident" in text], self.said[-6:]

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
                at = len(self.said)
                self.hold(seat if seat is not None else self.rig.desk.seat, value)
                if ask.kind == "draw" and seat is not None:
                    name = self.rig.desk.narrator.card(value)
                    others = [text for channel, text in self.said[at:] if channel not in (">", f"seat:{seat}")]
                    assert not [text for text in others if name in text], (value, others)
            else:
                self.do(f"tape {value}")
                self.rig.desk.typed(value)
        assert session.waiting() != ask, (ask, self.said[-6:])

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
        assert session.history is not before, (move, self.said[-8:])
        entries = [record.entry for record in session.history.done[len(before.done) :]]
        assert any(getattr(entry, "move", None) == move for entry in entries), (move, entries[:2], self.said[-8:])

    def pick(self, move: object, before: object) -> None:
        """Walks the list that stands until the move is played; says yes where it is asked."""
        desk = self.rig.desk
        for _ in range(80):
            if self.rig.session.history is not before:
                return
            if desk.question is not None:
                self.key("y")
                continue
            assert desk.listing is not None
            entries = desk.listing.entries
            if desk.picking is not None:
                wanted = desk.narrator.parts(move)[len(desk.picking.chosen)]
                at = next(n for n, entry in enumerate(entries) if entry.key == wanted)
            else:
                at = next(n for n, entry in enumerate(entries) if move in getattr(entry, "moves", ()))
            self.key("d" if at == max(desk.listing.at, 0) else "n" if at > desk.listing.at else "p")
        raise AssertionError("the choice does not end")
