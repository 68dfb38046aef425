"""Forgetting a person; what the log and a crash keep to themselves; the voice's pronunciation by ear."""

import logging
from pathlib import Path

import pytest
from desk_rig import Rig

from plateau_parlant.access import cli, forget, journal, logs, paths, profiles
from plateau_parlant.access.profiles import Profile
from plateau_parlant.engines.core import Decide


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All of the program's folders in a place of their own."""
    monkeypatch.setattr(paths, "folder", lambda place: _made(tmp_path / place))
    return tmp_path


def _made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def keep_a_game(*players: str) -> Path:
    header = journal.Header("dragon", 1, players, {}, 7)
    kept = journal.create(paths.journals(), header)
    kept.close()
    return kept.path


def test_forget_removes_profile_games_and_exports_of_that_person_only(home: Path) -> None:
    profiles.save_profile(Profile(name="Zoé", lang="en"))
    profiles.save_profile(Profile(name="Anna", lang="en"))
    with_zoe, without = keep_a_game("Anna", "Zoé"), keep_a_game("Anna")
    export = paths.folder("data") / "exports" / f"dragon-{profiles.slug('Zoé')}-20260101.txt"
    export.parent.mkdir()
    export.write_text("Zoé joue.", encoding="utf-8")
    assert set(forget.kept("zoé")) >= {with_zoe}
    assert cli.main(["forget", "Zoé", "--yes", "--output", "null"]) == 0
    assert not with_zoe.exists() and not export.exists() and not profiles.profile_path("Zoé").exists()
    assert without.exists() and profiles.profile_path("Anna").exists()


def test_forget_asks_and_does_nothing_without_an_answer(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = keep_a_game("Anna")
    assert cli.main(["forget", "Anna", "--output", "null"]) == 2
    assert kept.exists()
    assert "Rien n'a été effacé" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["../../etc", "a/b", "..", "C:\\x", "\x00", "é" * 300])
def test_no_name_leads_out_of_the_folder(home: Path, name: str) -> None:
    assert profiles.profile_path(name).parent == paths.players()
    assert len(profiles.profile_path(name).name) < 64


def test_the_log_and_a_crash_hold_no_card(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault whose text holds the whole hidden state leaves the kind of fault and the lines of code, no more."""
    monkeypatch.setattr(logs, "path", lambda: home / "plateau.log")
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.raiseExceptions
    try:
        logs.start()
        rig = Rig(seed=7)
        hand = rig.session.state.hands[0]

        def broken(view: object) -> str:
            raise ValueError(f"canary {hand} {rig.session.state}")

        monkeypatch.setattr(rig.desk.narrator, "score", broken)
        said = rig.press("s")
        assert "a échoué" in said[0]
        told: list[str] = []
        logs.crash(told.append)
        import sys

        try:
            broken(None)
        except ValueError:
            sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
        for handler in root.handlers:
            handler.flush()
        text = (home / "plateau.log").read_text(encoding="utf-8")
    finally:
        import sys

        sys.excepthook = sys.__excepthook__
        root.handlers[:], root.level, logging.raiseExceptions = before
    assert told == [str(home / "plateau.log")]
    assert "ValueError" in text and "broken" in text
    assert "canary" not in text
    assert not any(f"'{card}'" in text or f" {card} " in text for card in hand)


def test_a_word_is_taught_by_ear_and_kept_only_when_it_is_right(home: Path) -> None:
    from plateau_parlant.access.app import Pronunciation, Voice
    from plateau_parlant.access.narration.bundle import Texts

    voice = Voice("null", Profile(name="Anna"), Texts("fr", "common", "program"))
    rig = Rig(seed=7)
    rig.desk.voice = object()  # type: ignore[assignment]
    rig.desk.pronounce = Pronunciation(voice, Profile(name="Anna"), "table").change

    def enter(*lines: str) -> list[str]:
        said: list[str] = []
        for line in lines:
            then, rig.desk.wanted_line = rig.desk.wanted_line, None
            assert then is not None
            rig.out.clear()
            then(line)
            said = rig.out.texts()
        return said

    def teach() -> None:
        rig.desk.command("menu")
        entry = next(entry for entry in rig.desk.listing.entries if entry.key == "pronounce")  # type: ignore[union-attr]
        entry.do()  # type: ignore[union-attr]

    teach()
    assert "Est-ce bien dit" in enter("Llovar", "lovar")[0]
    assert voice.settings["table"].spoken == {"Llovar": "lovar"}, "heard already in the question"
    rig.press("n")
    assert voice.settings["table"].spoken == {}
    assert not profiles.profile_path("Anna").exists()
    teach()
    enter("Llovar", "lovar")
    assert "gardée" in rig.press("y")[0]
    assert profiles.load_profile("Anna").voice["table"].spoken == {"Llovar": "lovar"}
    teach()
    assert "rien n'a changé" in enter("")[0]
    voice.close()


def test_watching_and_counting_players_on_the_command_line(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line, word in (
        (["play", "dragon", "--watch", "--players", "Anna"], "regarder"),
        (["play", "dragon", "--players", "A,B", "--bots", "4"], "6"),
        (["play", "dragon", "--players", "A,a"], "même nom"),
        (["solo", "--players", "A,B"], "plusieurs"),
        (["play", "dragon", "--bots", "hard"], "hard"),
        (["play", "dragn"], "dragon"),
    ):
        assert cli.main([*line, "--output", "null"]) == 2, line
        said = capsys.readouterr().err
        assert word in said and said.count("\n") == 1
    assert not list(paths.journals().glob("*.jsonl")), "nothing was begun"


def test_a_bot_that_fails_is_replaced_and_that_is_said() -> None:
    from plateau_parlant.access.bots import Bot

    def broken(*args: object) -> object:
        raise RuntimeError("canary")

    bot = Bot("fair", "Basile")
    bot.policy = broken  # type: ignore[assignment]
    rig = Rig(players=("Anna", "Basile"), seed=2, bots={1: bot})
    for _ in range(30):
        now = rig.session.waiting()
        assert isinstance(now, Decide)
        rig.play_greedily(1)
        if "n'a pas pu jouer" in " ".join(rig.out.texts()):
            return
    raise AssertionError("the replacement was not said")
