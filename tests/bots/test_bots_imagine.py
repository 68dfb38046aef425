"""`imagine` on small positions against exact enumeration: every world that fits is as likely as it should be."""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from plateau_parlant import engines
from plateau_parlant.engines import chance, core
from plateau_parlant.engines.orcz.components import rank_flaw

DRAWS = 4000


def agree(found: Counter[Any], exact: Counter[Any]) -> None:
    """The frequencies differ from the exact weights by chance only (five standard errors, and no other world)."""
    assert set(found) <= set(exact), set(found) - set(exact)
    draws, total = sum(found.values()), sum(exact.values())
    for world, weight in exact.items():
        share = weight / total
        off = abs(found[world] / draws - share)
        assert off < 5 * sqrt(share * (1 - share) / draws) + 1e-9, (world, found[world] / draws, share)


# --- the dragon ---------------------------------------------------------------------------------------------


def dragon(players: list[dict[str, Any]], out: list[str]) -> Any:
    """A late position: everything is out of play but the cards in hands and camps."""
    return engines.game("dragon").from_position(
        {
            "game": "dragon",
            "options": {"undead": False, "hero_value": "named"},
            "players": players,
            "armies": {"I": [], "II": [], "III": [], "IV": []},
            "tower": [],
            "colours": {"III": None, "IV": None, "tower": None},
            "red": "I", "undead": None, "undead_by": None, "tower_closed_by": None, "grounded": [], "turn": 0,
            "step": "A", "used": None, "placed": 0, "taken": [], "out": out,
        }
    )  # fmt: skip


def person(name: str, hand: str, size: int, heroes: int | None, **camp: Any) -> dict[str, Any]:
    shown = camp.pop("shown", [])
    camp = {"size": size, "heroes": heroes, **camp}
    return {"name": name, "hand": hand.split(), "shown": shown, "tokens": [], "camp": camp}


def all_but(cards: str, heroes: int) -> list[str]:
    from plateau_parlant.engines.dragon.components import HEROES, TROOPS

    kept = cards.split()
    return [card for card in TROOPS if card not in kept] + ["h"] * (HEROES - heroes)


def test_dragon_other_hands_with_counted_heroes() -> None:
    """Two players: each camp's heroes are counted; the other's hero is in hand or camp, place by place alike."""
    game = engines.game("dragon")
    state = dragon(
        [person("Anna", "r1 b2", 2, 0), person("Bruno", "r3 h", 1, 0)], all_but("r1 b2 r3 v4 j5 b6", heroes=1)
    )
    view = game.view(state, 0)
    exact: Counter[Any] = Counter()
    for order in permutations(["r3", "v4", "j5", "b6", "h"]):  # his hand of two, his camp of one, my camp of two
        if "h" in order[:3]:
            exact[tuple(sorted(order[:2])), order[2] == "h"] += 1
    found: Counter[Any] = Counter()
    rng = chance.Generator(1)
    for _ in range(DRAWS):
        world = game.imagine(view, rng)
        assert game.view(world, 0) == view
        found[tuple(sorted(world.hands[1])), world.heroes[1] == 1] += 1
    agree(found, exact)


def test_dragon_three_players_nobody_counts_the_fourth_hero() -> None:
    """D2.2: with three players a hero may lie in any hidden place, each as likely."""
    game = engines.game("dragon")
    state = dragon(
        [person("Anna", "r1 b2", 1, None), person("Bruno", "r3", 1, None), person("Chloe", "v4 h", 0, None)],
        all_but("r1 b2 r3 v4 j5 b6", heroes=1),
    )
    view = game.view(state, 0)
    exact: Counter[Any] = Counter()
    for order in permutations(["r3", "v4", "j5", "b6", "h"]):  # Bruno's hand and camp, Chloe's hand of two, my camp
        exact[order[0], tuple(sorted(order[2:4]))] += 1
    found: Counter[Any] = Counter()
    rng = chance.Generator(2)
    for _ in range(DRAWS):
        world = game.imagine(view, rng)
        found[world.hands[1][0], tuple(sorted(world.hands[2]))] += 1
    agree(found, exact)


def test_dragon_cards_that_all_have_seen_stay_where_they_are() -> None:
    game = engines.game("dragon")
    state = dragon(
        [person("Anna", "r1", 1, 0), person("Bruno", "r3 v4", 1, 0, shown=["r3"])], all_but("r1 r3 v4 j5 b6", heroes=0)
    )
    view = game.view(state, 0)
    exact: Counter[Any] = Counter(order[0] for order in permutations(["v4", "j5", "b6"]))
    found: Counter[Any] = Counter()
    rng = chance.Generator(3)
    for _ in range(DRAWS):
        hand = list(game.imagine(view, rng).hands[1])
        assert "r3" in hand
        hand.remove("r3")
        found[hand[0]] += 1
    agree(found, exact)


# --- Orcz ---------------------------------------------------------------------------------------------------


def orcz(hand: list[str], ranks: list[dict[str, Any]], **rest: Any) -> Any:
    fields: dict[str, Any] = {
        name: {"enemy": "4/2", "ranks": []} for name in core_fields()
    }
    fields[core_fields()[0]]["ranks"] = ranks
    people = [{"name": "Anna", "goblins": 5}, {"name": "Bruno", "goblins": 7, "hand": hand}]
    return engines.game("orcz").from_position({"game": "orcz", "players": people, "fields": fields, **rest})


def core_fields() -> tuple[str, ...]:
    from plateau_parlant.engines.orcz.components import FIELDS

    return FIELDS


@pytest.mark.parametrize(
    ("up", "down", "hand", "event"),
    [
        (("i1", "c1"), ("a2", "i2"), ["i3", "a1", "a3", "c3", "scout"], ""),
        (("i1", "c1"), ("a2", "i2"), ["i3", "a1", "a3", "c3", "champion"], "confusion"),
        (("a1", "c1"), ("c2", "i3"), ["a3", "a2"], ""),
    ],
)
def test_orcz_face_down_cards_keep_the_rules_of_pairs(
    up: tuple[str, str], down: tuple[str, str], hand: list[str], event: str
) -> None:
    """O4.3: beside each card that lies up, only what may lie there; every legal deal as likely as any other."""
    game = engines.game("orcz")
    ranks = [
        {"seat": 1, "left": left, "right": right, "down": "right"} for left, right in zip(up, down, strict=True)
    ]
    state = orcz(hand, ranks, step="deploy", event=event or None)
    view = game.view(state, 0)
    pool = list(view.players[1].hand)
    name = core_fields()[0]
    exact: Counter[Any] = Counter()
    for one, other in permutations(range(len(pool)), 2):
        deal = pool[one], pool[other]
        if all(rank_flaw(shown, card, event, name) is None for shown, card in zip(up, deal, strict=True)):
            exact[deal] += 1
    assert len(exact) < len(pool) * (len(pool) - 1), "the rules of pairs must exclude something here"
    found: Counter[Any] = Counter()
    rng = chance.Generator(4)
    for _ in range(DRAWS):
        world = game.imagine(view, rng)
        assert game.view(world, 0) == view
        found[tuple(rank.hidden for rank in world.fields[0].ranks)] += 1
    agree(found, exact)


def test_orcz_goblins_follow_from_what_all_heard() -> None:
    """O2.3: another's goblins are the start and what was heard since; spent heroes are nowhere."""
    game = engines.game("orcz")
    state = game.begin(core.Setup(("Anna", "Bruno", "Chloe")))
    rng = chance.Generator(6)
    steps = 0
    while not isinstance(now := game.waiting(state), core.Over):
        if isinstance(now, core.Ask):
            state = game.apply(state, core.Fact(now.id, chance.answer(3, now))).state
            continue
        seat = now.must[0]
        view = game.view(state, seat)
        world = game.imagine(view, rng)
        for other, (imagined, real) in enumerate(zip(world.players, state.players, strict=True)):
            assert imagined.goblins == real.goblins or real.moved + 5 < 0 or other == seat
            assert not set(imagined.hand) & set(real.used)
        state = game.apply(state, core.Act(seat, game.greedy(view, rng).move)).state
        steps += 1
    assert steps > 20
