"""What the players of a transcript choose: kept in a file, so that a better bot does not change what is heard."""

import os
from pathlib import Path
from typing import Any

from plateau_parlant.engines import chance

EXPECTED = Path(__file__).resolve().parent / "expected"
WRITING = os.environ.get("PLATEAU_TEST_WRITE") == "choices"


class Choices:
    """The kept choices of a game by name; without a name (or while writing) those of a good player."""

    def __init__(self, name: str = "") -> None:
        self.path = EXPECTED / f"{name}.moves" if name else None
        self.kept: list[str] | None = None
        if self.path is not None and not WRITING:
            self.kept = self.path.read_text(encoding="utf-8").splitlines()
        self.made: list[str] = []

    def move(self, game: Any, view: Any, number: int) -> Any:
        """The next choice of the seat whose view this is."""
        if self.kept is not None:
            move = game.parse(self.kept[len(self.made)])
        else:
            move = game.greedy(view, chance.Generator(number)).move
        self.made.append(game.notation(move))
        return move

    def keep(self) -> None:
        """Writes the choices, where that was asked for."""
        if self.path is not None and WRITING:
            self.path.write_text("\n".join(self.made) + "\n", encoding="utf-8")
