"""Whole games by hands and readers: the transcripts are read and committed, the piles are the true ones all the time.

`PLATEAU_TEST_WRITE=1` writes the expected transcripts anew (`=choices`: what the players choose, too); read them before
they are committed.
"""

import os
import re
from pathlib import Path

import pytest
from hands import DragonHands
from table_rig import TableRig

EXPECTED = Path(__file__).resolve().parent / "expected"


def compare(name: str, lines: list[str]) -> None:
    path = EXPECTED / f"{name}.txt"
    if os.environ.get("PLATEAU_TEST_WRITE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == path.read_text(encoding="utf-8").splitlines()


def two_with_one_unscanned_hand() -> TableRig:
    """Anna has an earphone and scans; Bruno sees his cards and tells nothing."""
    rig = TableRig(players=("Anna", "Bruno"), private=(0,))
    rig.mode.set_telling(1, False)
    rig.out.clear()
    return rig


def test_a_whole_solo_game_with_tagged_cards() -> None:
    hands = DragonHands(TableRig(), 7, name="dragon_solo")
    hands.play()
    compare("dragon_solo.fr", hands.lines)


def test_a_whole_game_for_two_with_one_unscanned_hand() -> None:
    rig = two_with_one_unscanned_hand()
    hands = DragonHands(rig, 3, frozenset((1,)), "dragon_two")
    hands.play()
    compare("dragon_two.fr", hands.lines)


@pytest.mark.parametrize("seed", [11, 12])
def test_what_is_not_told_to_anna_is_never_spoken(seed: int) -> None:
    """What Bruno draws is told as a number of cards, never as a card; and nothing fails."""
    rig = two_with_one_unscanned_hand()
    hands = DragonHands(rig, seed, frozenset((1,)))
    hands.play()
    spoken = [line for line in hands.lines if not line.startswith(">")]
    kept = [n for n, line in enumerate(hands.lines) if line == "> Bruno ne montre pas sa carte"]
    assert kept, "he tells nothing"
    for at in kept:
        said = [line for line in hands.lines[at + 1 : at + 3] if "Bruno pioche" in line]
        assert all(re.fullmatch(r"Bruno pioche(, \d+ en main| une carte)\.", line) for line in said), said
    assert not [line for line in spoken if "Incident" in line or "a échoué" in line]


@pytest.mark.parametrize("seed", range(20, 24))
def test_other_solo_games_come_to_their_end(seed: int) -> None:
    DragonHands(TableRig(), seed).play()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30, 42))
def test_many_games_come_to_their_end(seed: int) -> None:
    DragonHands(TableRig(), seed).play()
    DragonHands(two_with_one_unscanned_hand(), seed, frozenset((1,))).play()
    DragonHands(TableRig(players=("Anna", "Bruno", "Chloé")), seed).play()
