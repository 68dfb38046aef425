"""What the rules remember for speed is what they would find anew: working effects, listed moves, facts of the print."""

import pytest

from plateau_parlant.access import decks
from plateau_parlant.engines import chance, guardians
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, RefusedError, Setup
from plateau_parlant.engines.guardians import components, hands, playable, powers, rules
from plateau_parlant.engines.guardians import moves as mv

CARDS = components.install(decks.box()).cards
CREATURES = sorted(name for name, card in CARDS.items() if card.creature)
DEPOT = sorted(name for name, card in CARDS.items() if card.double)
BEARERS = sorted(name for name, card in CARDS.items() if card.kind == "standard-bearer")
GUARDIANS = sorted(name for name, card in CARDS.items() if card.kind == "guardian")


def some_fight(rng: chance.Generator) -> Setup:
    """Two small hands of any creatures, with bearers, guardians and depots drawn from the whole box."""
    options = {
        "mode": "fight",
        "hands": [[rng.choice(CREATURES) for _ in range(3)] for _ in "ab"],
        "depots": [[rng.choice(DEPOT) for _ in range(5)] for _ in "ab"],
        "shields": [rng.choice(BEARERS) for _ in "ab"],
        "guardians": [rng.choice(GUARDIANS) for _ in "ab"],
        "land": "woods",
    }
    return Setup(("Anna", "Bruno"), options)


def walk(seed: int):
    """The states of a random fight, one after another, as they come."""
    rng = chance.Generator(seed)
    state = guardians.begin(some_fight(rng))
    while True:
        yield state
        now = guardians.waiting(state)
        if isinstance(now, Decide):
            seat = rng.choice(now.must)
            state = guardians.apply(state, Act(seat, rng.choice(guardians.legal(state, seat)))).state
        elif isinstance(now, Ask):
            state = guardians.apply(state, Fact(now.id, chance.answer(seed, now))).state
        else:
            return


@pytest.mark.parametrize("seed", range(8))
def test_the_effects_kept_are_those_found_anew(seed):
    for state in walk(seed):
        kept = powers.powers(state)
        powers._forget()
        anew = powers.powers(state)
        assert kept[powers.EVERY] == anew[powers.EVERY] and kept.commands == anew.commands


def test_the_effects_change_with_the_cards_that_lie_open():
    counts = [len(powers.sources(state, "bonus", "aura", "immune", "forbid")) for state in walk(3) if state.fight]
    assert len(set(counts)) > 1


@pytest.mark.parametrize("seed", range(8, 12))
def test_the_moves_kept_are_those_listed_anew(seed):
    for state in walk(seed):
        for seat in (0, 1):
            kept = guardians.legal(state, seat)
            rules._forget()
            assert guardians.legal(state, seat) == kept


def test_a_move_listed_for_one_state_is_refused_in_another():
    state = guardians.begin(Setup(("Anna", "Bruno"), {"mode": "fight"}))
    later = guardians.apply(state, Fact(0, "go")).state
    assert mv.Pass() in guardians.legal(later, 0)
    with pytest.raises(RefusedError):
        guardians.apply(state, Act(0, mv.Pass()))
    with pytest.raises(RefusedError):
        guardians.apply(later, Act(1, mv.Pass()))


def test_another_card_list_is_read_anew():
    box = decks.box()
    assert playable.printed_play("dispel-magic").dispels and hands.creatures(("archer",)) == ("archer",)
    rows = [{**row, "effects": ""} if row["id"] == "dispel-magic" else row for row in box["cards"]]
    rows = [{**row, "kind": "spell"} if row["id"] == "archer" else row for row in rows]
    try:
        components.install({**box, "cards": rows})
        assert not playable.printed_play("dispel-magic").dispels and hands.creatures(("archer",)) == ()
    finally:
        components.install(box)
    assert playable.printed_play("dispel-magic").dispels
