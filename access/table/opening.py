"""Opens the table of a game: the tag tables, the boards, the scanner, who tells his cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plateau_parlant.access.usage import UsageError

from . import layout, tags
from .events import Notice, TableEvent
from .inputs import TableInput

if TYPE_CHECKING:
    from plateau_parlant.access.desk import Desk

    from .mode import TableMode


def inputs_of(board: str = "", wake: Any = None, pcsc: bool = True) -> TableInput:
    """The inputs of this machine: the boards of the person's files (one by name), a contactless card reader.

    A board that nobody set up is followed in silence until it is there. Raises `ConfigError`.
    """
    specs = layout.boards(board)
    inputs = TableInput(wake=wake)
    for spec, own in specs:
        inputs.add_board(spec, None if own else _unless_missing(inputs))
    if pcsc:
        _add_pcsc(inputs)
    return inputs


def _unless_missing(inputs: TableInput) -> Any:
    def sink(event: TableEvent) -> None:
        if not (isinstance(event, Notice) and event.code == "table-board-missing"):
            inputs.push(event)

    return sink


def _add_pcsc(inputs: TableInput) -> None:
    """A contactless card reader, where its extra is installed."""
    import importlib.util

    if importlib.util.find_spec("smartcard") is None:
        return
    from .pcsc import PcscSource

    def sink(event: TableEvent) -> None:
        if not (isinstance(event, Notice) and event.code in ("table-pcsc-none", "table-pcsc-no-service")):
            inputs.push(event)

    inputs.add(PcscSource(sink, zone=layout.CARD_READER))


def open_table(desk: Desk, board: str = "", untelling: str = "") -> TableMode:
    """The table of the desk, its readers being looked for. `untelling`: names of those who do not tell their cards.

    Raises `ConfigError`, and `UsageError` on a name that nobody here has.
    """
    from .mode import TableMode

    game = desk.session.game.NAME
    table = tags.load(game)
    plan = layout.load(game)
    names = {name.casefold(): seat for seat, name in enumerate(desk.session.players)}
    quiet = [name.strip() for name in untelling.split(",") if name.strip()]
    for name in quiet:
        if names.get(name.casefold(), -1) not in desk.ears:
            raise UsageError("usage-untold", word=name)
    mode: TableMode | None = None

    def wake() -> None:
        if mode is not None:
            mode.wake()

    mode = TableMode(desk, table, inputs_of(board, wake), plan, others=tags.load_all())
    mode.take_notes(desk.session.notes)
    for name in quiet:
        mode.set_telling(names[name.casefold()], False)
    return mode
