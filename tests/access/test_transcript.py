"""A whole solo game by ear: what was written by hand, before, is what is said."""

from pathlib import Path

import pytest
from desk_rig import Rig
from terminal_rig import plain_move

from plateau_parlant.engines import core

SCRIPT = Path(__file__).parent.parent / "scenarios" / "dragon_solo"


def choices(rig: Rig) -> int:
    return sum(isinstance(record.entry, core.Act) for record in rig.session.history.done)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_expected_words_of_a_solo_game(lang: str) -> None:
    rig = Rig(seed=7, lang=lang)
    steps = [block.rstrip("\n").split("\n") for block in _blocks((SCRIPT / f"keys.{lang}.txt").read_text())]
    faults = []
    for head, *expected in steps:
        if head.startswith("@"):
            while choices(rig) < int(head[1:]):
                rig.desk.act(plain_move(rig))
            continue
        said = rig.press(head[2:])
        if said != expected:
            faults.append(f"{head}\n  expected: {' / '.join(expected)}\n  said:     {' / '.join(said)}")
    assert not faults, "\n" + "\n".join(faults)
    assert rig.session.over


def _blocks(text: str) -> list[str]:
    blocks: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        if line.startswith((">", "@")):
            blocks.append(line + "\n")
        else:
            blocks[-1] += line + "\n"
    return blocks
