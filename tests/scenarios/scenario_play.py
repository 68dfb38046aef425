"""Replays a scenario's journal and collects what each seat and the table hear."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "access"))

from desk_rig import Rig

from plateau_parlant import engines
from plateau_parlant.access import journal, session
from plateau_parlant.access.dealer import Seeded
from plateau_parlant.engines import core


def heard(folder: Path) -> tuple[dict[str, list[str]], list[session.Trouble], bool]:
    """The lines by listener ("seat-0", ..., "table"), what the replay complains of, whether the game is over."""
    loaded = journal.read(folder / "journal.jsonl")
    header = loaded.header
    game = engines.game(header.game)
    made = session.Session(game, core.Setup(header.players, header.options, header.data), Seeded(header.seed or 0))
    troubles = session.replay(loaded, made)
    rig = Rig(made=made, people=tuple(range(len(header.players))))
    for ear in (*rig.desk.ears.values(), rig.desk.table):
        ear.talk.history.entries.clear()
    rig.desk.recall()
    told = {f"seat-{seat}": [entry.text for entry in ear.talk.history.entries] for seat, ear in rig.desk.ears.items()}
    if len(header.players) > 1:
        told["table"] = [entry.text for entry in rig.desk.table.talk.history.entries]
    return told, troubles, made.over


def by_entry(folder: Path) -> dict[str, list[list[str]]]:
    """What each listener ("0", "1", ..., "table") hears at normal verbosity, entry by entry of the journal."""
    loaded = journal.read(folder / "journal.jsonl")
    header = loaded.header
    game = engines.game(header.game)
    made = session.Session(game, core.Setup(header.players, header.options, header.data), Seeded(header.seed or 0))
    session.replay(loaded, made)
    rig = Rig(made=made, people=tuple(range(len(header.players))))
    ears = {**{str(seat): ear for seat, ear in rig.desk.ears.items()}, "table": rig.desk.table}
    told: dict[str, list[list[str]]] = {}
    for name, ear in ears.items():
        lines = [[rig.desk.line(ear, event) for event in record.events] for record in made.history.done]
        told[name] = [[line.text for line in one if line is not None] for one in lines]
    return told


def moments(path: Path) -> list[tuple[int, str, list[str]]]:
    """The moments written by hand: the entry, who hears it ("*": every listener not named there), the lines."""
    found: list[tuple[int, str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            number, who = line[1:].split()
            found.append((int(number), who, []))
        elif line and not line.startswith("#") and line != "-":
            found[-1][2].append(line)
    return found
