"""Whole games: properties over random play, the fair bot, speed."""

import time
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from orcz_help import of, state

from plateau_parlant.engines import chance, core, orcz
from plateau_parlant.engines.core import Act, Ask, Decide, Fact, Over, Setup
from plateau_parlant.engines.orcz import deploy, moves
from plateau_parlant.engines.orcz.components import DEFAULT, rank_flaw
from plateau_parlant.engines.orcz.position import full_hand

FULL = full_hand(DEFAULT, ())


def entry(now: orcz.State, seed: int, rng: chance.Generator) -> core.Entry | None:
    waiting = orcz.waiting(now)
    if isinstance(waiting, Over):
        return None
    if isinstance(waiting, Ask):
        return Fact(waiting.id, chance.answer(seed, waiting), "seed")
    seat = rng.choice(waiting.must + waiting.may) if rng.below(6) == 0 else waiting.must[0]
    return Act(seat, rng.choice(orcz.legal(now, seat)))


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), st.booleans())
def test_goblins_stay_what_everybody_heard(seed: int, players: int, table: bool) -> None:
    now = orcz.begin(Setup(("Anna", "Bruno", "Chloe", "David")[:players], {"table": table}))
    rng = chance.Generator(seed, 3)
    heard = [5] * players
    while (what := entry(now, seed, rng)) is not None:
        step = orcz.apply(now, what)
        now = step.state
        for event in of(step.events, "goblins_received"):
            heard[event.seat] += event.count
        for event in of(step.events, "goblins_paid"):
            heard[event.seat] -= event.count
            if event.to >= 0:
                heard[event.to] += event.count
        assert [player.goblins for player in now.players] == heard
        assert [5 + player.moved for player in now.players] == heard
        assert min(heard) >= 0
    assert now.round <= (3 if players == 3 else 4)


@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from(FULL), min_size=2, max_size=7), st.integers(0, 4), st.sampled_from(("", "confusion")))
def test_O4_4_who_may_be_stuck_agrees_with_trying_every_hand(cards: set[str], hidden: int, event: str) -> None:
    hand = [card for card in FULL if card in cards]
    hidden = min(hidden, len(hand))
    out = [f"0 {card} *?" for card in [card for card in FULL if card not in cards and card != "scout"][:hidden]]
    if len(out) < hidden:
        return
    now = state(options={"table": True}, hands={0: hand}, ranks={"urth": out}, event=event or None, placed=16)
    behind = len(hand) - hidden
    worlds = combinations(hand, behind)
    stuck = any(all(rank_flaw(*pair, event, "desert") for pair in combinations(world, 2)) for world in worlds)
    assert deploy.may_be_stuck(now, 0) == stuck


def test_imagined_worlds_keep_the_rules_and_differ() -> None:
    ranks = {"urth": ["0 a3 *i2", "0 c3 *a2", "0 c1 *i4"], "desert": ["0 shaman *c2", "1 i1 *champion"]}
    now = state(ranks=ranks, event="antimagie-urth", placed=5)
    view = orcz.view(now, 2)
    seen = Counter()
    for seed in range(60):
        world = orcz.imagine(view, chance.Generator(seed))
        assert orcz.view(world, 2) == view
        assert orcz.census(world) == orcz.census(now)
        for field, name in ((1, "urth"), (3, "desert")):
            for rank in world.fields[field].ranks:
                assert rank_flaw(rank.left, rank.right, now.event, name) is None
                seen[rank.hidden] += 1
    assert len(seen) > 8


def greedy_game(seed: int, players: int) -> tuple[orcz.State, Over]:
    now = orcz.begin(Setup(("Anna", "Bruno", "Chloe", "David")[:players]))
    rngs = [chance.Generator(seed, 50 + seat) for seat in range(players)]
    while not isinstance(waiting := orcz.waiting(now), Over):
        if isinstance(waiting, Ask):
            now = orcz.apply(now, Fact(waiting.id, chance.answer(seed, waiting), "seed")).state
            continue
        assert isinstance(waiting, Decide)
        seat = waiting.must[0]
        now = orcz.apply(now, Act(seat, orcz.greedy(orcz.view(now, seat), rngs[seat]).move)).state
    return now, waiting


def defeats(games: int) -> float:
    """The share of games that fair players lose together, over two, three and four of them; printed."""
    reasons = Counter(greedy_game(seed, 2 + seed % 3)[1].reason for seed in range(games))
    rate = reasons["defeat"] / games
    print(f"common defeat among fair bots: {rate:.1%} of {games} games, {dict(reasons)}")
    return rate


def test_the_common_defeat_is_rare_among_fair_bots() -> None:
    assert defeats(9) <= 2 / 9


@pytest.mark.slow
def test_the_common_defeat_is_rare_over_many_games() -> None:
    assert defeats(150) < 0.05


@pytest.mark.slow
def test_a_fair_bot_beats_random_players() -> None:
    won = 0
    for seed in range(60):
        now = orcz.begin(Setup(("Anna", "Bruno")))
        rng = chance.Generator(seed, 8)
        me = seed % 2
        while not isinstance(waiting := orcz.waiting(now), Over):
            if isinstance(waiting, Ask):
                now = orcz.apply(now, Fact(waiting.id, chance.answer(seed, waiting), "seed")).state
                continue
            seat = waiting.must[0]
            view = orcz.view(now, seat)
            move = orcz.greedy(view, rng).move if seat == me else rng.choice(orcz.legal(now, seat))
            now = orcz.apply(now, Act(seat, move)).state
        won += waiting.places[me] == 1
    print(f"a fair bot against a random one: {won} of 60 games won")
    assert won >= 42


def test_the_bot_tells_no_lie_and_sees_no_more_than_its_view() -> None:
    """Two worlds that look the same to a seat: the same choice, from the same generator."""
    choices = []
    for card in ("a2", "c3"):
        now = state(ranks={"urth": ["1 i4 i3", f"2 i2 *{card}", "0 c2 i1"]}, step="order", enemies={"desert": None})
        now = orcz.apply(now, Fact(0, ("urth", "lothari", "falladir"), "keys")).state
        choice = orcz.greedy(orcz.view(now, 0), chance.Generator(5))
        assert all(orcz.holds(orcz.view(now, 0), choice.move, reason) for reason in choice.reasons)
        wrong = core.Reason("brawl_odds", {"wins": 99, "of": 99})
        assert not orcz.holds(orcz.view(now, 0), choice.move, wrong)
        choices.append(choice)
    assert choices[0] == choices[1]


def test_the_fullest_hand_is_listed_fast() -> None:
    """944 ranks: 50 us is the aim (benchmarks/ measures it); here with room for a busy machine, tables made anew."""
    now = state()
    best = 1.0
    for _ in range(30):
        moves.ranks.cache_clear()
        start = time.perf_counter()
        listed = orcz.legal(now, 0)
        best = min(best, time.perf_counter() - start)
    assert len(listed) == 944
    assert best < 0.0005


def test_every_move_and_wrong_words() -> None:
    texts = (
        "place urth c3 ? right|scout desert 2|pass|attack|stand|give 2 1|charge 1 2|done|place desert i1 shaman left"
    )
    for text in texts.split("|"):
        assert orcz.notation(orcz.parse(text)) == text
    wrong = {
        "place mars i1 i2 left": "unknown_field",
        "place urth x1 i2 left": "unknown_card",
        "place urth i1 i2 up": "unknown_wing",
        "scout urth two": "not_a_number",
        "scout urth ²": "not_a_number",
        "give 1": "unknown_move",
        "": "unknown_move",
    }
    for text, code in wrong.items():
        with pytest.raises(core.NotationError) as caught:
            orcz.parse(text)
        assert caught.value.code == code
