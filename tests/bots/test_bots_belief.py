"""Orcz: who infers face-down cards, and who bluffs, from a view alone."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from bots_tools import SETUPS, choices

from plateau_parlant import engines
from plateau_parlant.access import simulate
from plateau_parlant.engines import chance, search
from plateau_parlant.engines.orcz import belief, bluffing, bot, moves
from plateau_parlant.engines.orcz.components import FIELD_NUMBER, FIELDS, HEROES, HIDDEN
from plateau_parlant.engines.orcz.draft import replace
from plateau_parlant.engines.orcz.position import Rank
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


@pytest.mark.parametrize("policy", ["infer", "straight", "bluff"])
def test_they_choose_what_they_may_for_true_reasons_whatever_is_hidden(policy: str) -> None:
    choose = getattr(search.tactics("orcz"), policy)
    for view, seat in views():
        choice = choose(view, chance.Generator(8))
        assert choice.move in game.options(view)
        for reason in choice.reasons:
            assert game.holds(view, choice.move, reason)
        other = game.view(game.imagine(view, chance.Generator(9)), seat)
        assert choose(other, chance.Generator(8)) == choice


def troops_only(view: Any) -> Any:
    """The viewer's heroes are used up."""
    me = view.players[view.viewer]
    me = replace(me, hand=tuple(card for card in me.hand if card not in HEROES), used=HEROES)
    return replace(view, players=(*view.players[: view.viewer], me, *view.players[view.viewer + 1 :]))


def test_a_bluff_hides_either_card_as_often() -> None:
    """Where the fair player hides the stronger troop as a rule, the bluffing one hides the weaker as often."""
    weaker: Counter[str] = Counter()
    for name in ("infer", "straight", "bluff"):
        choose = getattr(search.tactics("orcz"), name)
        for view, _ in views(10):
            if view.step != "deploy":
                continue
            view = troops_only(view)
            for n in range(10):
                move = choose(view, chance.Generator(n + 1)).move
                left, right = getattr(move, "left", ""), getattr(move, "right", "")
                if not left or left in HEROES or right in HEROES or left[1:] == right[1:]:
                    continue
                down, up = (left, right) if move.down == "left" else (right, left)
                weaker[f"{name} {down[1:] < up[1:]}"] += 1
    for name in ("infer", "straight"):
        assert weaker[f"{name} True"] < 0.35 * (weaker[f"{name} True"] + weaker[f"{name} False"])
    assert 0.35 < weaker["bluff True"] / (weaker["bluff True"] + weaker["bluff False"]) < 0.65


def deploying(cards: tuple[str, ...]) -> tuple[Any, str]:
    """A view of a player with these cards, to place behind an opponent's a3 whose other card can be cavalry alone."""
    view = next(view for view, _ in views() if view.step == "deploy" and len(view.players) == 2)
    me = view.viewer
    players, fields = list(view.players), list(view.fields)
    players[me] = replace(players[me], hand=cards)
    players[1 - me] = replace(players[1 - me], hand=("a2", "c1", "c2"))
    number = next(number for number, field in enumerate(fields) if field.enemy)
    fields[number] = replace(fields[number], ranks=(Rank(1 - me, HIDDEN, "a3", "left", 1 << (1 - me)),))
    return replace(view, players=tuple(players), fields=tuple(fields), event="caprice"), FIELDS[number]


@pytest.mark.parametrize("liking", [bluffing._straight, bluffing._bluffing])
def test_who_reads_lines_up_against_the_card_that_must_be_hidden_there(liking: Any) -> None:
    """Beside a3 lies c1 or c2: infantry beats it, an archer is beaten, and the fair player sees no difference."""
    view, field = deploying(("i1", "a1", "c3"))
    likes = liking(view, chance.Generator(1))
    infantry = moves.Place(field, "i1", "c3", "left")
    archer = moves.Place(field, "a1", "c3", "left")
    assert likes(infantry) == pytest.approx(likes(archer) + 2 * bluffing.MEETS)
    assert bot.hiding(infantry) == bot.hiding(archer)


def test_a_bluffing_champion_goes_where_who_infers_expects_none() -> None:
    """Beside an i4 a champion is expected, twice as often as by lot; beside an i1 hardly ever: there it goes."""
    view, field = deploying(("i1", "i4", "champion"))
    beside = {card: moves.Place(field, "champion", card, "left") for card in ("i1", "i4")}
    bluffs, straight = bluffing._bluffing(view, chance.Generator(1)), bluffing._straight(view, chance.Generator(1))
    assert bluffs(beside["i1"]) == bluffs(beside["i4"]) + bluffing.READY
    assert straight(beside["i1"]) == straight(beside["i4"])
    shown = {card: dict(belief.likely(_seen(view, field, card), FIELD_NUMBER[field], 1))["champion"] for card in beside}
    assert shown["i4"] > 5 * shown["i1"]


def _seen(view: Any, field: str, up: str) -> Any:
    """What the opponent sees once a rank with a hidden card beside this one lies there."""
    me, number = view.viewer, FIELD_NUMBER[field]
    fields, players = list(view.fields), list(view.players)
    rank = Rank(me, HIDDEN, up, "left", 1 << me)
    fields[number] = replace(fields[number], ranks=(*fields[number].ranks, rank))
    players[me] = replace(players[me], hand=("i1", "i2", "i3", "a1", "a2", "a3", "c1", "c2", "c3", "champion"))
    return replace(view, fields=tuple(fields), players=tuple(players), viewer=1 - me)


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
        plan = simulate.Plan(name, ("infer", "bluff", "straight")[:count] or ("infer",), 3, dict(setups[0].options))
        row, _ = simulate.play(plan, 0)
        assert row["failed"] == 0
