"""A desk at a real table without hardware: simulated reader, a clock in the hand, what is said in lists."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "access"))

from desk_rig import Rig, monkey

from plateau_parlant import engines
from plateau_parlant.access import session
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Told
from plateau_parlant.access.table import layout
from plateau_parlant.access.table.inputs import TableInput
from plateau_parlant.access.table.mode import TableMode
from plateau_parlant.access.table.simulated import SimulatedReader
from plateau_parlant.access.table.tags import TagTable
from plateau_parlant.engines import core

ZONES = {
    "dragon": ("I", "II", "III", "IV", "tower"),
    "orcz": ("lothari", "urth", "falladir", "desert"),
    "sadaraspha": ("E5", "E2", "E8"),
}


class Clock:
    """Seconds in the hand of the test."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def tags_of(deck: tuple[str, ...]) -> dict[str, str]:
    """A tag for each component of a deck: id -> component."""
    return {f"04{number:012X}": component for number, component in enumerate(deck, 1)}


class TableRig(Rig):
    """A game whose table deals. `readers`: zones with a reader (None: all of the game). `shipped`: the zones
    in which things only pass are those of the shipped file. Cards are named, not tags."""

    def __init__(
        self,
        game: str = "dragon",
        players: tuple[str, ...] = ("Anna",),
        readers: tuple[str, ...] | None = None,
        bots: dict[int, Bot] | None = None,
        options: dict[str, Any] | None = None,
        folder: Path | None = None,
        taught: bool = True,
        where: Path | None = None,
        shipped: bool = False,
        **more: Any,
    ) -> None:
        module = engines.game(game)
        made = more.pop("made", None)
        if made is None and folder is not None:
            made = session.start(game, players, options=options, seed=None, folder=folder, bots=bots)
        if made is None:
            made = session.Session(module, core.Setup(players, options or {}), Told(), bots=bots)
        super().__init__(made=made, **more)
        self.clock = Clock()
        self.inputs = TableInput(clock=self.clock)
        self.reader = SimulatedReader(self.inputs.push, clock=self.clock)
        deck = self.desk.narrator.deck()
        self.tags = tags_of(deck)
        self.free: dict[str, list[str]] = {}
        for tag, component in self.tags.items():
            self.free.setdefault(component, []).append(tag)
        table = TagTable(game, self.tags if taught else {})
        zones = ZONES.get(game, ()) if readers is None else readers
        passing = layout.load(game).passing if shipped else ()
        plan = layout.Layout(game, passing=passing)
        self.mode = TableMode(self.desk, table, self.inputs, plan, zones=zones, clock=self.clock, where=where)
        self.out.clear()
        self.desk.go_on()

    # --- hands ----------------------------------------------------------------------------------------------

    def tag(self, component: str, copy: int = 0) -> str:
        return self.free[component][copy]

    def wait(self, seconds: float = 2.5, step: float = 0.1) -> None:
        """Time passes; the mode is called as the loop would."""
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now += step
            self.mode.step()

    def put(self, zone: str, component: str, copy: int = 0, wait: float = 2.5) -> list[str]:
        """Lays a card in a zone; what was said until the zones were judged."""
        self.out.clear()
        self.reader.put(zone, self.tag(component, copy))
        self.wait(wait)
        return self.out.texts()

    def take(self, zone: str, component: str, copy: int = 0, wait: float = 2.5) -> list[str]:
        self.out.clear()
        self.reader.take(zone, self.tag(component, copy))
        self.wait(wait)
        return self.out.texts()

    def hold(self, component: str, zone: str = "hand", copy: int = 0, wait: float = 0.3) -> list[str]:
        """Holds a card to the hand reader and takes it away."""
        self.out.clear()
        self.reader.put(zone, self.tag(component, copy))
        self.wait(wait)
        said = self.out.texts()
        self.reader.take(zone, self.tag(component, copy))
        self.wait(1.5)
        return said

    def deal_solo(
        self, armies: tuple[str, ...] = ("r5", "b9", "v3", "j11"), hand: tuple[str, ...] = ("r7", "b6", "v1")
    ) -> None:
        for zone, card in zip(("I", "II", "III", "IV"), armies, strict=True):
            self.put(zone, card)
        self.put("I", "dragon red")
        for card in hand:
            self.hold(card)
        self.out.clear()


__all__ = ["Clock", "Rig", "TableRig", "monkey", "tags_of"]
