"""Emulated boards for the tests of this folder."""

from collections.abc import Iterator

import pytest
from board_rig import EmulatedBoard
from host_rig import INTERPRETERS


@pytest.fixture(params=INTERPRETERS)
def board(request: pytest.FixtureRequest) -> Iterator[EmulatedBoard]:
    with EmulatedBoard(request.param) as b:
        yield b


@pytest.fixture
def plain() -> Iterator[EmulatedBoard]:
    with EmulatedBoard("python") as b:
        yield b
