"""`legal` and `check` against a second, brute-force reading of the clauses, on thousands of random positions."""

import dragon_reference as reference
import pytest
from dragon_tools import moves, walk

from plateau_parlant.engines import chance
from plateau_parlant.engines import dragon as game
from plateau_parlant.engines.core import Act, PositionError

TOKENS = ("emprisonnes", "epidemie", "renfort", "contre-ordre", "undead", "volontaires", "vol")
TROOPS = [f"{colour}{number}" for colour in "rbvj" for number in range(1, 13)]


def compare(position: dict) -> int:
    """Both readings of one position; how many moves there are."""
    state = game.from_position(position)
    seat = position["turn"]
    ours, theirs = moves(state, seat), reference.legal(position, seat)
    assert ours == theirs, (position, sorted(ours - theirs), sorted(theirs - ours))
    for move in game.legal(state, seat):
        assert game.check(state, Act(seat, move)) is None
    return len(ours)


def random_pile(army: str, deck: list[str], rng: chance.Generator, five: bool) -> list[str]:
    cards = [deck.pop() for _ in range(min(rng.below(6), len(deck)))]
    pile: list[str] = []
    for card in sorted(cards, key=lambda card: int(card[1:]), reverse=army in ("II", "IV")):
        if pile and reference.value(pile[-1]) == reference.value(card):
            deck.insert(0, card)
        else:
            pile.append(card)
    if pile and rng.below(3) == 0:
        at = rng.below(len(pile))
        name = f"h={5 if five else reference.value(pile[at])}"
        if army in ("III", "IV"):
            name += rng.choice("rbvj")
        changed = [*pile[:at], name, *pile[at + 1 :]]
        if reference.ordered(army, changed):
            deck.insert(0, pile[at])
            pile = changed
    return pile


def random_position(rng: chance.Generator) -> dict:
    """Any position that could be, all fields at random, also states that play seldom reaches."""
    players = 1 + rng.below(4)
    five = rng.below(4) == 0
    variant = players == 1 and rng.below(3) == 0
    deck = list(TROOPS)
    rng.shuffle(deck)
    piles = {army: random_pile(army, deck, rng, five) for army in reference.ARMIES}
    tower = [deck.pop() for _ in range(rng.below(6))]
    free = 4 - sum(reference.heroes(pile) for pile in piles.values())
    red = rng.choice(reference.ARMIES)
    others = [army for army in reference.ARMIES if army != red]
    undead = rng.choice(others) if variant or rng.below(3) == 0 else None
    box = list(TOKENS) + ["undead"]
    rng.shuffle(box)
    seats = []
    for _ in range(players):
        hand = [deck.pop() for _ in range(1 + rng.below(3))]
        if free and rng.below(3) == 0:
            hand.append("h")
            free -= 1
        held = [box.pop() for _ in range(rng.below(3 if players > 1 else 4))]
        seats.append({"name": "N", "hand": hand, "tokens": held, "camp": {"size": rng.below(4)}})
    turn = rng.below(players)
    used, placed, taken = None, 0, []
    way = rng.below(4)
    if way:
        used = rng.choice([army for army in reference.ARMIES if army not in (red, undead)])
        placed = rng.below(3) if way == 1 else 0
        if way == 2:
            rising = used in ("I", "III")
            last = reference.value(piles[used][-1]) if piles[used] else 0 if rising else 13
            above = [c for c in deck if (int(c[1:]) > last if rising else int(c[1:]) < last)]
            taken = [rng.choice(above)] if above else []
    return {
        "game": "dragon", "options": {"undead": variant, "hero_value": "five" if five else "named"},
        "players": seats, "armies": piles, "tower": tower,
        "colours": {
            "III": rng.choice("rbvj") if piles["III"] else None,
            "IV": rng.choice("rbvj") if piles["IV"] else None,
            "tower": rng.choice("rbvj") if tower else None,
        },
        "red": red, "undead": undead, "undead_by": None if variant or undead is None else rng.below(players),
        "tower_closed_by": rng.below(players) if rng.below(4) == 0 else None,
        "grounded": [d for d in ("red", "undead") if rng.below(5) == 0 and (d == "red" or undead)],
        "turn": turn, "step": "B" if players > 1 and rng.below(20) == 0 else "A",
        "used": used, "placed": placed, "taken": taken,
    }  # fmt: skip


def run(count: int, seed: int) -> tuple[int, int]:
    rng = chance.Generator(seed, 3)
    done = dead = 0
    while done < count:
        position = random_position(rng)
        try:
            compare(position)
        except PositionError as error:
            assert error.code == "no_move", (error, position)
            assert not reference.legal(position, position["turn"])
            dead += 1
            continue
        done += 1
    return done, dead


def test_legal_is_what_a_second_reading_finds_on_random_positions() -> None:
    done, dead = run(400, 1)
    assert dead < done / 4


@pytest.mark.slow
def test_legal_is_what_a_second_reading_finds_on_ten_thousand_positions() -> None:
    run(10_000, 2)


@pytest.mark.parametrize(("players", "options"), [(1, {"undead": True}), (1, {"hero_value": "five"}), (2, {}), (3, {})])
def test_legal_is_what_a_second_reading_finds_in_play(players: int, options: dict) -> None:
    compared = 0
    for before, _, _ in walk(players, 5, **options):
        position = game.to_position(before)
        if position["step"] in ("A", "B") and not position["pending"]:
            compare(position)
            compared += 1
    assert compared > 50
