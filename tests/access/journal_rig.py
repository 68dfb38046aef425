"""Games that are kept in a folder, and what is asked of their files."""

from pathlib import Path
from typing import Any

from desk_rig import Rig
from terminal_rig import plain_move

from plateau_parlant.access import session
from plateau_parlant.engines import core
from plateau_parlant.engines.history import History


def new(folder: Path, notices: list[str] | None = None, **more: Any) -> Rig:
    """A solo game that is kept in the folder, at a desk."""
    notice = notices.append if notices is not None else lambda code: None
    made = session.start("dragon", ("Anna",), seed=7, folder=folder, notice=notice, **more)
    return Rig(made=made)


def play(rig: Rig, count: int) -> Rig:
    for _ in range(count):
        rig.desk.act(plain_move(rig))
    return rig


def path_of(rig: Rig) -> Path:
    assert rig.session.journal is not None
    return rig.session.journal.path


def kept(rig: Rig) -> Path:
    """Lets the game go; its file."""
    path = path_of(rig)
    rig.session.close()
    return path


def codes(troubles: list[session.Trouble]) -> list[str]:
    return [trouble.code for trouble in troubles]


def same(one: History, other: History) -> bool:
    def entries(records: Any) -> list[Any]:
        return [record.entry for record in records]

    return (
        entries(one.done) == entries(other.done)
        and core.state_hash(one.state) == core.state_hash(other.state)
        and [entries(block) for block in one.undone] == [entries(block) for block in other.undone]
    )
