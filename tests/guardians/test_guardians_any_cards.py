"""Random fights and games with any of the cards, options and decisions: nothing is lost, nobody is stuck, all end."""

import random
from collections import Counter

import pytest
from effects_lab import ROWS, components
from guardians_tools import BOX, guardians

from plateau_parlant.engines import chance
from plateau_parlant.engines.core import Act, Ask, Fact, Over, Setup
from plateau_parlant.engines.guardians import setup

CREATURES = [c for c in ROWS if c.creature]
KEPT_OUT = ("mode", "turn_limit", "shield_moves", "little_hat", "rm")


def names(kind):
    """The cards of a kind."""
    return [c.id for c in ROWS if c.kind == kind]


def switches(r):
    """Some of the options, at random."""
    chosen = [option for option in setup.OPTIONS if option.choices and option.name not in KEPT_OUT and r.random() < 0.3]
    return {option.name: r.choice(option.choices) for option in chosen}


def hand(r):
    """Creatures within the limit of a space."""
    found, load = ["idiot"], 0
    for card in r.sample(CREATURES, 5):
        if load + card.space_value <= 30:
            found.append(card.id)
            load += card.space_value
    return found


def fight(r):
    """A single fight with anything."""
    double = [c.id for c in ROWS if c.double]
    where = {"stronghold": r.choice(names("stronghold"))} if r.random() < 0.4 else {"land": r.choice(names("terrain"))}
    return {
        "mode": "fight",
        "hands": [hand(r), hand(r)],
        "depots": [r.sample(double, r.randint(0, 5)) for _ in (0, 1)],
        "items": [r.sample(names("item-creature"), r.randint(0, 2)) for _ in (0, 1)],
        "guardians": [r.choice(names("guardian")) for _ in (0, 1)],
        "shields": [r.choice(["", r.choice(names("standard-bearer"))]) for _ in (0, 1)],
        "stones": [r.randint(0, 6), r.randint(0, 6)],
        "piles": [["cow", "woods", "archer"], ["gold", "zombie", "swamp"]],
        "attacker": r.randint(0, 1),
        **where,
        **switches(r),
    }


def game(r):
    """A full game with two decks of anything."""

    def deck():
        kinds = ("guardian", "stronghold", "shield", "standard-bearer")
        pool = [c.id for c in ROWS if c.kind not in kinds and not c.id.endswith("-pr")]
        holds = r.choice(list(components.catalogue().strongholds.values()))
        return [r.choice(names("guardian")), *holds, *r.sample(names("shield"), 9), *r.sample(pool, 50)]

    return {"mode": "game", "decks": [deck(), deck()], "turn_limit": r.randint(2, 4), **switches(r)}


def play_out(options, r, limit):
    """Plays at random to the end; the census stays what it was."""
    state = guardians.begin(Setup(("Anna", "Bruno"), options, BOX))
    before = Counter(guardians.census(state))
    for _ in range(limit):
        now = guardians.waiting(state)
        if isinstance(now, Over):
            return
        if isinstance(now, Ask):
            entry = Fact(now.id, {} if now.kind == "form" else chance.answer(r.randint(1, 10**9), now), "test")
        else:
            seat = r.choice(now.must)
            legal = guardians.legal(state, seat)
            assert legal, state.prompt
            acts = [move for move in legal if type(move).__name__ not in ("Pass", "Done")]
            entry = Act(seat, r.choice(acts if acts and r.random() < 0.75 else legal))
        state = guardians.apply(state, entry).state
        assert Counter(guardians.census(state)) == before, entry
    raise AssertionError(f"never ended: {state.prompt}")


@pytest.mark.parametrize("seed", range(20))
def test_random_fights_with_any_cards(seed):
    r = random.Random(seed)
    play_out(fight(r), r, 4000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 420))
def test_many_random_fights_with_any_cards(seed):
    r = random.Random(seed)
    play_out(fight(r), r, 4000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_random_games_with_any_cards(seed):
    r = random.Random(seed)
    play_out(game(r), r, 30_000)
