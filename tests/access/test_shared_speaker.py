"""On a shared speaker nothing that only the seat at the keys knows is heard unasked: two worlds, every key and word.

Both worlds look the same to everybody but the seat at the keys. Whatever is pressed or typed before it has said that
nobody else listens, both must sound the same (interface law 5).
"""

import string
from collections.abc import Callable

import pytest
from desk_rig import Rig

from plateau_parlant import engines
from plateau_parlant.access import dispatch, session
from plateau_parlant.access.commands import company
from plateau_parlant.access.dealer import Seeded
from plateau_parlant.engines import chance, core, history
from plateau_parlant.engines.core import Decide

KEYS = [*string.ascii_letters, *string.digits, ",", ";", "<", ">", ":", "?", "enter", "escape", "up", "down", "space"]
LINES = [
    "coups", "carte 1", "carte", "3", "fais", "fais 1", "fais 99", "zut", "bleu", "rouge", "vert", "jaune", "7 rouge",
    "1 vert", "héros", "infanterie", "infanterie 4", "chaman champion lothari", "plateau", "score", "détail", "annule",
    "refais", "place r7 I", "place v3 II", "take II 1", "done", "valeurs", "main", "conseil", "actions", "vu", "mains",
    "quoi", "dernier", "historique", "répète", "tour", "jouable", "ordre", "fini", "plus", "règles",
]  # fmt: skip
"""Words of line mode and moves, legal in one world or the other or in neither."""
AFTER = ["n", "d", "e"]
"""Pressed after each: a list that was opened must not be read or played either."""


def desk_at(game: str, names: tuple[str, ...], state: object, seat: int) -> Rig:
    module = engines.game(game)
    made = session.Session(module, core.Setup(names, {}), Seeded(1))
    made.history = history.History(state)
    rig = Rig(made=made)
    rig.desk.waiting_for = None
    rig.desk.seat = seat
    if rig.desk.narrator.HAS_HAND:
        rig.desk.open_hand(spoken=False)
    rig.out.clear()
    return rig


def worlds(game: str, names: tuple[str, ...], seed: int, choices: int) -> tuple[object, object, int] | None:
    """A position and one that differs only in what the seat to choose knows and the others do not."""
    rig = Rig(game, names, seed=seed)
    for _ in range(choices):
        rig.play_greedily(1)
        if rig.desk.waiting_for is not None:
            rig.press("x")
    now = rig.session.waiting()
    if not isinstance(now, Decide):
        return None
    seat, here = now.must[0], rig.session.state
    module = engines.game(game)
    rng = chance.Generator(seed + 100)
    for _ in range(20):
        there = module.imagine(module.view(here, core.PUBLIC), rng)
        waiting = module.waiting(there)
        if isinstance(waiting, Decide) and waiting.must == now.must and module.view(there, seat) != module.view(
            here, seat
        ):
            return here, there, seat
    return None


def heard(rig: Rig, do: Callable[[Rig], object]) -> list[str]:
    do(rig)
    said = list(rig.out.texts())
    for key in AFTER:
        if rig.desk.question is not None or rig.desk.leaving or rig.desk.wanted_line or rig.desk.guarded is False:
            break
        said += rig.press(key)
    return said


GAMES = [("dragon", ("Anna", "Bruno")), ("orcz", ("Anna", "Bruno", "Chloé"))]


@pytest.mark.parametrize(("game", "names"), GAMES, ids=[game for game, _ in GAMES])
def test_two_worlds_sound_the_same_until_the_listener_is_alone(game: str, names: tuple[str, ...]) -> None:
    compared = 0
    for seed, choices in ((1, 9), (5, 23)):
        found = worlds(game, names, seed, choices)
        if found is None:
            continue
        *pair, seat = found
        for what in (*KEYS, *LINES):
            sounds = []
            for world in pair:
                rig = desk_at(game, names, world, seat)
                assert rig.desk.guarded
                if what in KEYS:
                    sounds.append(heard(rig, lambda rig, key=what: dispatch.press(rig.desk, key)))
                else:
                    sounds.append(heard(rig, lambda rig, line=what: dispatch.typed(rig.desk, line)))
            played = "pose" in str(sounds)  # a move typed in full is played, and all hear it
            assert sounds[0] == sounds[1] or (played and what in LINES), (what, sounds)
            compared += sounds[0] == sounds[1]
    assert compared > 150


def test_an_undone_choice_is_told_as_all_heard_it() -> None:
    """Orcz: the hidden card of a rank taken back stays hidden."""
    rig = Rig("orcz", ("Anna", "Bruno"), seed=3)
    assert not rig.type("place lothari i4 i1 left")[0].startswith("Êtes")
    rig.press("x")
    rig.desk.seat, rig.desk.waiting_for = 0, None
    said = " ".join(rig.press("u") + rig.press("y"))
    assert "infanterie 1" in said and "infanterie 4" not in said
    said = " ".join(rig.press("U"))
    assert "infanterie 1" in said and "infanterie 4" not in said


def test_where_nothing_is_hidden_nobody_is_asked_to_be_alone() -> None:
    rig = Rig("sadaraspha", ("Anna", "Bruno"), seed=3)
    if rig.desk.waiting_for is not None:
        company.take_over(rig.desk)
    for key in "hnzfi":
        assert "seul" not in " ".join(rig.press(key)), key


def test_the_score_of_orcz_leaves_out_the_goblins_while_others_listen() -> None:
    """O2.3: goblin totals are never spoken to others."""
    rig = Rig("orcz", ("Anna", "Bruno"), seed=3)
    assert "gobelin" not in rig.press("s")[0]
    rig.press("h")
    rig.press("y")
    assert "gobelin" in rig.press("s")[0]
