"""Orcz: who infers face-down cards, and who bluffs, from a view alone."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from bots_tools import SETUPS, choices

from plateau_parlant import engines
from plateau_parlant.access import simulate
from plateau_parlant.engines import chance, search
from plateau_parlant.engines.orcz import belief, bot
from plateau_parlant.engines.orcz.components import HEROES, HIDDEN
from plateau_parlant.engines.orcz.view import may_be

game: Any = engines.game("orcz")


def views(count: int = 6) -> list[tuple[Any, int]]:
    return [
        (game.view(state, seat), seat)
        for setup in SETUPS["orcz"]
        for state, seat in islice(choices("orcz", setup, 6, 8), count)
    ]


def hidden(view: Any) -> list[tuple[int, int]]:
    return [
        (number, at)
        for number, field in enumerate(view.fields)
        for at, rank in enumerate(field.ranks)
        if rank.hidden == HIDDEN
    ]


@pytest.mark.parametrize("believes", [belief.even, belief.likely])
def test_shares_come_to_one_over_what_may_be_there(believes: Any) -> None:
    seen = 0
    for view, _ in views():
        for number, at in hidden(view):
            shares = believes(view, number, at)
            assert [card for card, _ in shares] == may_be(view, number, at)
            assert sum(share for _, share in shares) == pytest.approx(1)
            seen += 1
    assert seen > 10


def test_beside_a_shown_card_the_fair_players_pattern_is_expected() -> None:
    """Beside a shown 3 a weaker troop is seldom hidden, a stronger one often."""
    strong, weak = Counter[str](), Counter[str]()
    for view, _ in views(8):
        for number, at in hidden(view):
            if view.fields[number].ranks[at].shown[0][1:] != "3":
                continue
            for name in ("likely", "even"):
                for card, share in getattr(belief, name)(view, number, at):
                    if card not in HEROES:
                        (strong if card[1:] >= "3" else weak)[name] += share  # type: ignore[assignment]
    assert strong["likely"] / (strong["likely"] + weak["likely"]) > 0.85
    assert strong["even"] / (strong["even"] + weak["even"]) < 0.7


@pytest.mark.parametrize("policy", ["infer", "bluff"])
def test_they_choose_what_they_may_for_true_reasons_whatever_is_hidden(policy: str) -> None:
    choose = getattr(search.tactics("orcz"), policy)
    for view, seat in views():
        choice = choose(view, chance.Generator(8))
        assert choice.move in game.options(view)
        for reason in choice.reasons:
            assert game.holds(view, choice.move, reason)
        other = game.view(game.imagine(view, chance.Generator(9)), seat)
        assert choose(other, chance.Generator(8)) == choice


def test_a_bluff_hides_either_card_as_often() -> None:
    """Where the fair player hides the stronger troop as a rule, the bluffing one hides the weaker as often."""
    weaker: Counter[str] = Counter()
    for name in ("infer", "bluff"):
        choose = getattr(bot, name)
        for view, _ in views(10):
            if view.step != "deploy":
                continue
            for n in range(10):
                move = choose(view, chance.Generator(n + 1)).move
                left, right = getattr(move, "left", ""), getattr(move, "right", "")
                if not left or left in HEROES or right in HEROES or left[1:] == right[1:]:
                    continue
                down, up = (left, right) if move.down == "left" else (right, left)
                weaker[f"{name} {down[1:] < up[1:]}"] += 1
    assert weaker["infer True"] < 0.35 * (weaker["infer True"] + weaker["infer False"])
    assert 0.35 < weaker["bluff True"] / (weaker["bluff True"] + weaker["bluff False"]) < 0.65


def test_the_sly_strong_player_lays_the_same_rank_with_either_card_down(monkeypatch: pytest.MonkeyPatch) -> None:
    from plateau_parlant.access import bots

    monkeypatch.setattr(search, "strong", lambda game, view: search.Effort(8, 3, 1.0))
    sides: Counter[str] = Counter()
    for view, _ in views(6):
        plain = bots.search_policy(game, view, chance.Generator(4), search.never)
        for n in range(4):
            rng = chance.Generator(n + 2)
            move = search.tactics("orcz").bluffed(view, plain.move, rng)  # type: ignore[union-attr]
            assert move in game.options(view)
            if move != plain.move:
                assert (move.field, move.left, move.right) == (plain.move.field, plain.move.left, plain.move.right)
                assert not {move.left, move.right} & set(HEROES)
            if view.step == "deploy":
                sides["as it was" if move == plain.move else "changed"] += 1
        choice = bots.sly_policy(game, view, chance.Generator(4), search.never)
        for reason in choice.reasons:
            assert search.holds(game, view, choice.move, reason)
    assert sides["changed"] > 5
    assert sides["as it was"] > 5


def test_simulate_knows_them_in_every_game() -> None:
    for name, setups in SETUPS.items():
        count = len(setups[0].players)
        plan = simulate.Plan(name, ("infer", "bluff")[:count] or ("infer",), 3, dict(setups[0].options))
        row, _ = simulate.play(plan, 0)
        assert row["failed"] == 0
