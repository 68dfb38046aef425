"""Bots at the desk: a bot that fails is replaced and said so; hints by search, in words, in time."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "access"))
from desk_rig import Rig

from plateau_parlant import engines
from plateau_parlant.access import bots, cli
from plateau_parlant.engines import chance, search
from plateau_parlant.engines.core import Choice, Setup


def boom(*args: Any) -> Choice:
    raise RuntimeError("a fault of the level")


def cheat(*args: Any) -> Choice:
    return Choice("no move of this game")


@pytest.mark.parametrize("fault", [boom, cheat])
def test_a_bot_that_fails_is_replaced_by_the_fair_one_and_said_so(
    fault: Any, caplog: pytest.LogCaptureFixture
) -> None:
    rig = Rig(players=("Anna", "Ariane"), bots={1: bots.Bot("strong", "Ariane", 3)}, seed=11)
    rig.session.bots[1].policy = fault
    rig.play_greedily(12)
    said = " ".join(rig.out.texts())
    assert said.count("Ariane n'a pas pu jouer à son niveau, un coup plus simple a été joué à sa place.") == 1
    assert "strong" in caplog.text
    assert "hand" not in caplog.text


def test_a_strong_bot_plays_at_the_desk() -> None:
    rig = Rig(players=("Anna", "Ariane"), bots={1: bots.Bot("strong", "Ariane", 3)}, seed=11)
    rig.play_greedily(4)
    assert rig.session.history.done
    assert not rig.session.bots[1].failed


def test_a_slow_bot_is_cut_off_by_its_clock(caplog: pytest.LogCaptureFixture) -> None:
    ticks = iter(range(10_000))
    rig = Rig(players=("Anna", "Bruno"), seed=11)
    seat = rig.session.waiting().must[0]  # type: ignore[union-attr]
    bot = bots.Bot("strong", seconds=5, clock=lambda: next(ticks))
    choice = bot.choose(rig.session.game, rig.session.view(seat), seat, 1)
    assert choice.move in rig.session.legal(seat)
    assert not bot.failed
    assert "cut off" in caplog.text


def test_the_same_seed_plays_the_same_game() -> None:
    def moves(seed: int) -> list[Any]:
        rig = Rig("sadaraspha", players=("Anna", "Ariane"), bots={1: bots.Bot("strong", "Ariane", seed)}, seed=4)
        rig.play_greedily(6)
        return [record.entry for record in rig.session.history.done]

    assert moves(3) == moves(3)


def test_a_hint_says_the_move_the_reason_and_what_it_expects() -> None:
    rig = Rig(seed=7)
    rig.desk.hint = lambda view: bots.advise(rig.session.game, view, seconds=1e9)
    said = " ".join(rig.press("i"))
    assert said.startswith("Conseil :")
    assert "parties imaginées" in said
    assert "déserteur" in said


def test_a_hint_stops_at_its_time_and_survives_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = engines.game("dragon")
    rig = Rig(seed=7)
    view = rig.session.view(0)
    ticks = iter(range(10_000))
    assert bots.advise(game, view, 3, lambda: next(ticks)).move in game.options(view)
    assert "hint cut off" in caplog.text
    monkeypatch.setattr(search, "search", boom)
    assert bots.advise(game, view) == game.greedy(view, chance.Generator(1))
    assert "hint failed: RuntimeError" in caplog.text


def test_the_protocol_gives_the_same_hint() -> None:
    import json

    from plateau_parlant.access import protocol

    game = engines.game("sadaraspha")
    state = game.begin(Setup(("Anna", "Bruno")))
    now = game.waiting(state)
    from plateau_parlant.engines.core import Fact

    state = game.apply(state, Fact(now.id, "0")).state  # type: ignore[union-attr]
    request = {"do": "hint", "position": game.to_position(state), "seat": 0}
    for verb in ("do", "verb", "request"):
        reply = json.loads(protocol.reply_to(game, json.dumps({**request, verb: "hint"})))
        if "move" in reply:
            assert game.parse(reply["move"]) in game.legal(state, 0)
            return
    raise AssertionError(reply)


def test_every_level_is_accepted_by_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    from plateau_parlant.access import play

    assert play._levels("gentle,fair,strong") == ["gentle", "fair", "strong"]
    assert cli.main(["play", "dragon", "--bots", "genius", "--lang", "en", "--lines", "--output", "null"]) == 2
    assert "gentle, fair, strong" in capsys.readouterr().err
