"""A game of Guardians at a table where Anna scans her cards and Bruno, who sees his, tells nothing that stays hidden.

The hands know the true cards: beside the game that follows runs the true one, told everything (see `untold_twin`). What
Bruno does is typed in the words of the list; what Anna does is done with the card on her reader, or typed.
"""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "guardians"))

from choices import Choices
from table_hands import Hands
from table_rig import TableRig
from untold_twin import Twin, shown

from plateau_parlant.access.profiles import game_data
from plateau_parlant.engines import chance, guardians
from plateau_parlant.engines.core import UNKNOWN, Act, Ask, Fact, Over, Setup
from plateau_parlant.engines.guardians import moves as mv
from plateau_parlant.engines.guardians.components import SHIELDS, card

PLAYERS = ("Anna", "Bruno")
ANNA, BRUNO = 0, 1


class UntoldHands(Twin, Hands):
    """Anna's earphone is in brackets."""

    PATIENCE = 0.4

    def __init__(self, true: Setup, dark: dict[str, Any], seed: int, name: str = "", lang: str = "fr") -> None:
        super().__init__(true, true, seed, (BRUNO,), 0, secrecy=100)
        self.rig = TableRig(
            "guardians", players=PLAYERS, private=(ANNA,), readers=("play 1",), options=dark, lang=lang,
            data=game_data("guardians"),
        )  # fmt: skip
        self.rig.mode.set_telling(BRUNO, False)
        self.rig.desk.go_on()
        self.choices = Choices(name)
        self.number = 0
        self.lines: list[str] = []
        self.drawn: list[str] = []
        self.listen()

    # --- the table ------------------------------------------------------------------------------------------

    def listen(self) -> None:
        for one in self.rig.out.said:
            if one.text:
                self.lines.append(one.text if one.channel == "table" else f"[Anna] {one.text}")
        self.rig.out.clear()
        assert not [line for line in self.lines[-4:] if "Incident" in line], self.lines[-6:]
        self.dark = self.rig.session.state

    def type(self, words: str) -> None:
        self.do(f"{PLAYERS[self.rig.desk.seat]} tape {words}")
        self.rig.desk.typed(words)
        self.wait()

    def hold(self, name: str) -> None:
        self.do(f"{name} au lecteur d'Anna")
        tag = self.rig.tag(name)
        self.rig.reader.put("hand 1", tag)
        self.wait()
        self.rig.reader.take("hand 1", tag)
        self.wait(1.2)

    def at_keys(self) -> None:
        """Who is called comes to the keys."""
        for _ in range(3):
            if self.rig.desk.waiting_for is not None:
                self.key("espace")

    # --- the game -------------------------------------------------------------------------------------------

    def go(self, turns: int = 99, most: int = 600, strict: bool = True) -> None:
        """Plays so many turns, or to the end; not `strict`: or so many entries."""
        for _ in range(most):
            now = guardians.waiting(self.true)
            if isinstance(now, Over) or self.true.turn > turns:
                self.wait(1.0)
                self.choices.keep()
                return
            before = self.true
            if isinstance(now, Ask):
                self._tell(now)
            else:
                self._move(now)
            while self._drawn_unseen():  # of the program nobody asked it: it is further on
                before = self.true
            self._catch_up(before)
            assert shown(self.dark) == shown(self.true), (before.prompt, self.last, self.lines[-8:])
        assert not strict, "no end"

    def _drawn_unseen(self) -> bool:
        """A card that Bruno draws now, if he does: only the true game hears of it."""
        now = guardians.waiting(self.true)
        if not isinstance(now, Ask) or now.kind != "draw" or now.audience != 1 << BRUNO:
            return False
        self.drawn.append(str(chance.answer(self.seed, now)))
        self.true = guardians.apply(self.true, Fact(now.id, self.drawn[-1])).state
        return True

    def _first_hand(self, before: Any) -> Any:
        """Whether the first cards that Bruno drew have a shield."""
        return mv.Pass() if any(card(name).kind in SHIELDS for name in self.drawn[:12]) else mv.Say("none")

    def _tell(self, now: Ask) -> None:
        value = chance.answer(self.seed, now)
        self.true = guardians.apply(self.true, Fact(now.id, value)).state
        asked = self.rig.session.waiting()
        assert isinstance(asked, Ask) and (asked.kind, asked.zone) == (now.kind, now.zone), (asked, now)
        self.at_keys()
        if now.kind == "form":  # nothing changes by it
            self.rig.desk.tell(self.rig.session.tell(Fact(asked.id, {}, "keys")))
            self.rig.desk.go_on()
            self.listen()
            return
        for one in (value,) if isinstance(value, str) else value:
            self._answer_with(asked, one)

    def _answer_with(self, asked: Ask, value: str) -> None:
        if asked.kind == "start":
            self.key("d")
        elif asked.zone.endswith(str(ANNA)) and value in self.rig.free:
            self.hold(value)
        else:
            self.type(self.rig.desk.narrator.answer(asked, value))

    def _move(self, now: Any) -> None:
        seat = now.must[0]
        if self.rig.desk.seat in now.must:
            seat = self.rig.desk.seat
        move = self.choices.move(guardians, guardians.view(self.true, seat), self.number)
        self.number += 1
        self.at_keys()
        there = list(self.rig.session.legal(seat))
        chosen = self._untold(seat, move, there) if seat == BRUNO else move
        assert chosen in there, (move, chosen, self.dark.prompt, self.lines[-6:])
        assert self.rig.desk.seat == seat, self.lines[-6:]
        self.last = move
        self.true = guardians.apply(self.true, Act(seat, move)).state
        self._enter(seat, chosen)

    def _enter(self, seat: int, move: Any) -> None:
        before = self.rig.session.history
        name = str(getattr(move, "card", ""))
        if seat == ANNA and name in self.rig.free and not isinstance(move, mv.Place | mv.Lay | mv.Lose):
            self.hold(name)
            self.pick(move, before)
        elif isinstance(move, mv.Pass):
            self.type("passe" if self.rig.desk.ear.texts.lang == "fr" else "pass")
        else:
            self.type(self.rig.desk.narrator.move(self.rig.session.view(seat), move))
            self.pick(move, before)
        done = [record.entry for record in self.rig.session.history.done[len(before.done) :]]
        assert any(getattr(entry, "move", None) == move for entry in done), (move, done[:2], self.lines[-8:])

    # --- what only this game asks -----------------------------------------------------------------------------

    def _catch_up(self, before: Any) -> None:
        for _ in range(30):
            self.listen()
            now = self.rig.session.waiting()
            if isinstance(now, Ask) and now.kind in ("tell", "reveal"):
                self.at_keys()
                self.type(self.rig.desk.narrator.answer(now, self._true_answer(now, before)))
            elif self.dark.prompt is not None and self.dark.prompt.kind == "first_hand":
                self.at_keys()
                move = self._first_hand(before)
                self.type(self.rig.desk.narrator.move(self.rig.session.view(BRUNO), move))
            elif self._limit_kept():
                self.at_keys()
                self.type(self.rig.desk.narrator.move(self.rig.session.view(BRUNO), mv.Pass()))
            else:
                return


__all__ = ["ANNA", "BRUNO", "UNKNOWN", "UntoldHands"]
