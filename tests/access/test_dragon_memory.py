"""What the memory key says of a solo player's camp is what lies in it, however it came to be known."""

import re

import pytest
from desk_rig import Rig
from terminal_rig import plain_move

from plateau_parlant.engines.dragon import moves

COLOURS = {"rouge": "r", "bleu": "b", "vert": "v", "jaune": "j"}


def told(rig: Rig) -> tuple[dict[str, int], int]:
    """The counts by colour, and of the heroes, that the key says."""
    (said,) = rig.press("k")
    words = {"aucune": 0, "aucun": 0, "une": 1, "un": 1}
    found = {
        colour: words.get(count, -1) if count in words else int(count)
        for colour, count in re.findall(r"(rouge|bleu|vert|jaune) (\w+) carte", said)
    }
    count = re.search(r"et (\w+) héros", said)
    assert count is not None
    return found, words[count[1]] if count[1] in words else int(count[1])


def really(rig: Rig) -> tuple[dict[str, int], int]:
    """The same, worked out from every card that lies elsewhere."""
    state = rig.session.state
    elsewhere = [card for pile in state.piles for card in pile] + list(state.hands[0]) + list(state.out)
    elsewhere += list(state.deserters)
    heroes = 4 - sum(card.startswith("h") for card in elsewhere)
    return {
        colour: 12 - sum(card.startswith(letter) for card in elsewhere) for colour, letter in COLOURS.items()
    }, heroes


@pytest.mark.parametrize("seed", [3, 7, 11])
@pytest.mark.parametrize("renfort_after", [None, 0, 5])
def test_the_camp_is_counted_right_all_through_a_game(seed: int, renfort_after: int | None) -> None:
    rig = Rig(seed=seed)
    taken = 0
    while not rig.session.over:
        legal = rig.session.legal(0)
        if renfort_after is not None and taken >= renfort_after and moves.Renfort() in legal:
            rig.desk.act(moves.Renfort())
            renfort_after = None
        else:
            swap = next((move for move in legal if isinstance(move, moves.Swap)), None)
            rig.desk.act(swap or plain_move(rig))
        taken += 1
        counts, heroes = told(rig)
        assert sum(counts.values()) + heroes == rig.session.view(0).sizes[0]
        assert (counts, heroes) == really(rig)
