"""O9 at the desk: the phrase with its countdown, on a clock that the test turns."""

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from plateau_parlant.access.bots import Bot
from plateau_parlant.access.commands import phrase
from plateau_parlant.access.profiles import Profile
from plateau_parlant.engines import core

sys.path.insert(0, str(Path(__file__).parents[1] / "access"))
from desk_rig import Rig


class Clock:
    """Time that passes when it is told to, and what waits for it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        self.waiting.append((self.now + seconds, do))

    def pass_by(self, seconds: float) -> None:
        until = self.now + seconds
        while due := sorted((entry for entry in self.waiting if entry[0] <= until), key=lambda entry: entry[0]):
            self.waiting.remove(due[0])
            self.now = due[0][0]
            due[0][1]()
        self.now = until


def two(factor: float | None, **rest: object) -> tuple[Rig, Clock]:
    clock = Clock()
    rig = Rig("orcz", ("Anna", "Bruno"), seed=2, profile=Profile(phrase=factor), **rest)  # type: ignore[arg-type]
    rig.desk.clock = lambda: clock.now
    rig.desk.later = clock.later
    rig.desk.turn_told = 0.0
    rig.press("x")
    return rig, clock


def slow_and_waiting(rig: Rig) -> tuple[int, int]:
    now = rig.session.waiting()
    assert isinstance(now, core.Decide)
    return now.must[0], 1 - now.must[0]


def spoken(rig: Rig) -> list[str]:
    said = rig.out.texts()
    rig.out.clear()
    return said


def test_O9_read_to_its_end_it_costs_a_goblin() -> None:
    rig, clock = two(1.0)
    seat, by = slow_and_waiting(rig)
    assert [entry.key for entry in phrase.entries(rig.desk)] == [f"phrase {by}"]
    clock.pass_by(15)
    rig.out.clear()
    phrase.entries(rig.desk)[0].do()
    names = rig.session.players
    assert spoken(rig) == [
        f"{names[by]} dit la phrase orque. {names[seat]} a 9 secondes pour placer un rang.",
        "Gnorish vor kladden imtach,",
    ]
    clock.pass_by(3)
    assert spoken(rig) == ["Haddick vor lotten,"]
    clock.pass_by(5.9)
    assert rig.session.state.players[seat].goblins == 5
    clock.pass_by(0.1)
    assert rig.session.state.players[seat].goblins == 4
    assert f"{names[seat]} paie un gobelin à la banque." in spoken(rig)
    assert phrase.entries(rig.desk) == []


def test_O9_not_before_fifteen_seconds_times_the_factor() -> None:
    rig, clock = two(2.0)
    _, by = slow_and_waiting(rig)
    clock.pass_by(20)
    rig.out.clear()
    phrase.challenge(rig.desk, by)
    assert spoken(rig) == ["Trop tôt pour la phrase, encore 11 secondes."]
    clock.pass_by(10)
    phrase.challenge(rig.desk, by)
    assert "18 secondes" in spoken(rig)[0]
    phrase.challenge(rig.desk, by)
    assert spoken(rig)[-1] == "La phrase est déjà en train d'être dite."


def test_O9_a_rank_in_time_stops_it() -> None:
    rig, clock = two(1.0)
    seat, by = slow_and_waiting(rig)
    clock.pass_by(16)
    phrase.challenge(rig.desk, by)
    clock.pass_by(4)
    rig.desk.act(rig.session.legal(seat)[0])
    rig.out.clear()
    clock.pass_by(30)
    assert spoken(rig) == ["Placé à temps, la phrase s'arrête."]
    assert [player.goblins for player in rig.session.state.players] == [5, 5]


def test_O9_off_by_default_and_never_against_or_by_a_bot() -> None:
    rig, clock = two(None)
    _, by = slow_and_waiting(rig)
    clock.pass_by(60)
    assert phrase.entries(rig.desk) == []
    phrase.challenge(rig.desk, by)
    assert spoken(rig)[-1] == "La phrase orque ne se dit pas maintenant."
    alone, clock = two(1.0, bots={1: Bot("fair")})
    clock.pass_by(60)
    assert phrase.entries(alone.desk) == []


def test_O9_the_factor_is_one_or_more() -> None:
    assert msgspec.convert({"phrase": 1.5}, Profile, strict=True).phrase == 1.5
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"phrase": 0.5}, Profile, strict=True)


def test_without_a_clock_it_says_so() -> None:
    rig, clock = two(1.0)
    clock.pass_by(60)
    rig.desk.later = None
    rig.out.clear()
    phrase.challenge(rig.desk, slow_and_waiting(rig)[1])
    assert "pas d'horloge" in spoken(rig)[0]
