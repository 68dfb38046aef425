"""Every key is answered, whatever state the game is in."""

import logging
import string

import pytest
from desk_rig import Rig, monkey

from plateau_parlant import engines
from plateau_parlant.access.bots import Bot

KEYS = string.ascii_letters + string.digits + ",;<>:?&éà@ "
PLAYING = KEYS + "ddddddddnnnnffffFFFFzzzz"

SETUPS = {
    "dragon": [(("Anna",), {}), (("Anna",), {"undead": True}), (("Anna", "Bruno", "Chloé"), {})],
    "orcz": [(("Anna", "Bruno", "Chloé"), {})],
    "sadaraspha": [(("Anna", "Bruno"), {})],
    "guardians": [(("Anna", "Bruno"), {})],
}


@pytest.fixture(autouse=True)
def loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault inside a command is a failure here, not a sentence."""

    def fail(logger: logging.Logger, message: str, *args: object, **kwargs: object) -> None:
        raise AssertionError(message % args)

    monkeypatch.setattr(logging.Logger, "exception", fail)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", engines.GAMES)
def test_no_key_is_silent_alone_with_bots(game: str, lang: str) -> None:
    for number, (players, options) in enumerate(SETUPS[game]):
        bots = {seat: Bot("random", seed=seat) for seat in range(1, len(players))}
        rig = Rig(game, players, seed=number + 3, lang=lang, options=options, bots=bots)
        monkey(rig, 400, number, PLAYING)


@pytest.mark.parametrize("game", engines.GAMES)
def test_no_key_is_silent_on_a_shared_machine(game: str) -> None:
    players = SETUPS[game][-1][0]
    rig = Rig(game, players, seed=5)
    monkey(rig, 500, 9, PLAYING)


@pytest.mark.parametrize("game", engines.GAMES)
def test_no_key_is_silent_for_an_onlooker(game: str) -> None:
    players = SETUPS[game][-1][0]
    bots = {seat: Bot("random", seed=seat) for seat in range(1, len(players))}
    rig = Rig(game, players, seed=5, bots=bots, people=())
    monkey(rig, 120, 3, KEYS)
