"""What all have seen may be switched off for everybody, bots and hints included."""

from pathlib import Path

import pytest
from desk_rig import Rig

from plateau_parlant import engines
from plateau_parlant.access import memory, session
from plateau_parlant.access.bots import Bot
from plateau_parlant.engines import chance, core
from plateau_parlant.engines.core import PUBLIC, Decide

PLAYERS = {
    "dragon": ("Anna", "Bruno", "Chloé"),
    "orcz": ("Anna", "Bruno", "Chloé", "David"),
    "guardians": ("Anna", "Bruno"),
}


def advanced(game: str, seed: int, choices: int) -> session.Session:
    bots = {seat: Bot("random", seed=seed + seat) for seat in range(len(PLAYERS[game]))}
    made = session.start(game, PLAYERS[game], seed=seed, bots=bots)
    for _ in range(choices):
        seat = made.bot_to_act()
        if seat is None:
            break
        made.bot_acts(seat)
    return made


@pytest.mark.parametrize("game", memory.GAMES)
def test_a_view_without_memory_has_the_same_moves_and_worlds_that_fit(game: str) -> None:
    module, rng, differs = engines.game(game), chance.Generator(3), 0
    for seed, choices in ((1, 0), (2, 9), (3, 30), (4, 60)):
        made = advanced(game, seed, choices)
        now = made.waiting()
        if not isinstance(now, Decide):
            continue
        seat = now.must[0]
        before = [module.view(made.state, n) for n in (*range(len(made.players)), PUBLIC)]
        made.memory = False
        after = [made.view(n) for n in (*range(len(made.players)), PUBLIC)]
        differs += before != after
        assert list(module.options(made.view(seat))) == made.legal(seat)
        for _ in range(3):
            world = module.imagine(made.view(seat), rng)
            assert module.waiting(world) == now
            assert list(module.legal(world, seat)) == made.legal(seat)
    assert differs or game == "guardians"


def test_nobody_is_told_and_bots_play_on() -> None:
    rig = Rig(players=("Anna", "Bruno"), seed=3, bots={1: Bot("fair")})
    assert "vue par tous" in rig.press("k")[0]
    rig.session.remember(False)
    assert rig.press("k") == ["La mémoire de la table est coupée pour tous. Le menu la remet."]
    assert "?" in rig.session.view(1).hands[0]
    rig.play_greedily(6)
    assert rig.press("i")
    assert any(isinstance(record.entry, core.Act) and record.entry.seat == 1 for record in rig.session.history.done)


def test_the_switch_is_in_the_menu_and_needs_all_who_are_here() -> None:
    rig = Rig(players=("Anna", "Bruno"), seed=3)
    rig.desk.waiting_for = None

    def switch() -> None:
        rig.desk.command("menu")
        rig.out.clear()
        assert rig.desk.listing is not None
        entry = next(entry for entry in rig.desk.listing.entries if entry.key == "memory")
        entry.do()  # type: ignore[union-attr]

    switch()
    assert rig.desk.question is not None
    assert "n'est pas d'accord" in rig.press("n")[0]
    assert rig.session.memory
    switch()
    rig.press("y")
    assert not rig.session.memory
    switch()
    rig.press("y")
    assert rig.session.memory


def test_a_resumed_game_keeps_it(tmp_path: Path) -> None:
    made = session.start("dragon", ("Anna", "Bruno"), seed=3, folder=tmp_path, bots={1: Bot("fair")})
    made.remember(False)
    path = next(tmp_path.iterdir())
    made.close()
    again, troubles = session.resume(path)
    assert not troubles
    assert not again.memory
    again.close()


def test_where_there_is_nothing_to_remember_there_is_no_switch() -> None:
    rig = Rig("sadaraspha", ("Anna", "Bruno"), seed=3, bots={1: Bot("fair")})
    rig.desk.command("menu")
    assert rig.desk.listing is not None
    assert "memory" not in [entry.key for entry in rig.desk.listing.entries]
