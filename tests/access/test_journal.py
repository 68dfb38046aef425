"""The journal: what it says, how it is found and replayed, what it never gives away."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from desk_rig import Rig
from hypothesis import given, settings
from hypothesis import strategies as st
from journal_rig import codes, kept, new, path_of, play, same
from terminal_rig import games_of, piped, plain_move, state_of

from plateau_parlant import engines
from plateau_parlant.access import cli, export, paths, session
from plateau_parlant.access import journal as journals
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Told
from plateau_parlant.engines import core

# --- other rules --------------------------------------------------------------------------------------------


def changed(path: Path, **header: Any) -> None:
    head, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(head), **header}).encode() + b"\n" + rest)


def test_other_rules_with_the_same_outcome_go_on(tmp_path: Path) -> None:
    path = kept(play(new(tmp_path), 30))
    changed(path, rules=99)
    made, troubles = session.resume(path)
    assert not troubles
    assert made.journal is not None


@pytest.mark.parametrize("how", ["hash", "move"])
def test_other_rules_with_another_outcome_are_readable_and_exportable_only(tmp_path: Path, how: str) -> None:
    folder = tmp_path / ".local/share/plateau-parlant/games"
    folder.mkdir(parents=True)
    path = kept(play(new(folder), 30))
    lines = path.read_bytes().splitlines(keepends=True)
    if how == "hash":
        at = next(n for n, line in enumerate(lines) if b'"hash"' in line)
        lines[at] = b'{"hash":"0","at":20}\n'
    else:
        at = next(n for n, line in enumerate(lines) if n > 15 and b'"act"' in line)
        lines[at] = b'{"n":15,"act":[0,"place r7 II"]}\n'
    path.write_bytes(b"".join(lines))
    raw = path.read_bytes()
    made, troubles = session.resume(path)
    assert codes(troubles) == ["rules_changed" if how == "hash" else "does_not_fit"]
    assert troubles[0].parts == {"line": at + 1}
    assert made.journal is None
    made.close()
    status, out, complaint = piped("hb1duUitFf", "resume", "--output", "text", home=tmp_path)
    assert (status, complaint) == (0, "")
    assert out[0].startswith(("Les règles du programme ont changé", f"La ligne {at + 1} du journal"))
    assert "Cette partie ne peut être que relue, on n'y joue plus." in out
    assert any("Armée un, " in line for line in out)
    assert piped("", "export", "--output", "text", home=tmp_path)[0] == 0
    assert path.read_bytes() == raw


# --- names --------------------------------------------------------------------------------------------------

NAMES = ["mardi", "../../etc/passwd", "a/b\\c", "CON", "C:\\x", "Ma partie d'été", "名前", ".", "x" * 300]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_finds_its_game_and_never_is_a_path(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    rig = new(folder)
    (said,) = rig.type(f"sauve {name}")
    assert said == f"Enregistrée sous le nom {name[:80]}."
    path = kept(rig)
    kept(new(folder))
    assert journals.find(folder, name[:80].upper() if name.isascii() else name) == path
    assert journals.find(folder, path.stem) == path
    with pytest.raises(journals.JournalError):
        journals.find(folder, "nobody")
    assert {found.parent for found in tmp_path.rglob("*") if found.is_file()} == {folder}


def test_resume_by_name_in_the_real_program(tmp_path: Path) -> None:
    name = "../../Mardi d'été"
    piped(f"sauve {name}\n", "solo", "--seed", "7", "--lines", "--output", "text", home=tmp_path)
    piped("", "solo", "--seed", "8", "--lines", "--output", "text", home=tmp_path)
    status, out, _ = piped("", "resume", name, "--output", "text", home=tmp_path)
    assert status == 0
    assert out[0].startswith("Partie reprise. Les Dragons, en solo. 45 cartes au campement. 3 cartes en main : 6 bleu")
    everything = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.parent.name for path in everything} <= {"games", "players", "log"}
    status, _, complaint = piped("", "resume", "nobody", "--output", "text", home=tmp_path)
    assert (status, complaint) == (1, "Aucune partie ne s'appelle nobody.\n")


def test_a_resumed_game_says_the_turn_once(tmp_path: Path) -> None:
    folder = tmp_path / ".local/share/plateau-parlant/games"
    folder.mkdir(parents=True)
    rig = new(folder)
    words = rig.desk.narrator
    while any(item.moves for item in words.hand(rig.desk.view(), "received")) or words.finish(rig.desk.view()):
        play(rig, 1)
    kept(rig)
    status, out, _ = piped("", "resume", "--output", "text", home=tmp_path)
    assert status == 0
    assert sum("Aucune carte ne se pose." in line for line in out) == 1


# --- undo, redo, sealed choices -----------------------------------------------------------------------------


@settings(max_examples=25)
@given(steps=st.lists(st.sampled_from("aaaaauurU") | st.integers(0, 500), max_size=40))
def test_a_replay_is_the_game_with_all_that_was_taken_back(
    steps: list[str | int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("games")
    made = session.start("dragon", ("Anna", "Bruno"), seed=3, folder=folder)
    for step in steps:
        now = made.waiting()
        if isinstance(step, int) or step == "a":
            if isinstance(now, core.Decide):
                legal = made.legal(now.must[0])
                made.act(now.must[0], legal[(step if isinstance(step, int) else 0) % len(legal)])
        elif step == "u":
            plan = made.plan_undo(0)
            if plan.count:
                made.undo(plan)
        else:
            try:
                made.redo()
            except ValueError:
                pass
    assert made.journal is not None
    made.close()
    again, troubles = session.resume(made.journal.path)
    assert not troubles
    assert same(again.history, made.history)
    again.close()
    made.journal.path.unlink()


def test_a_sealed_choice_taken_back_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both choose in secret; the first takes back only the own choice (a line "undo_one")."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "contract"))
    import sample_game

    header = journals.Header(sample_game.NAME, 1, ("Anna", "Bruno"), {}, 5)
    journal = journals.create(tmp_path, header)
    game: Any = sample_game
    made = session.Session(game, core.Setup(("Anna", "Bruno")), session.Seeded(5), journal=journal)
    made.deal()
    first, other = made.legal(0)[0], made.legal(0)[-1]
    made.act(0, first)
    plan = made.plan_undo(0)
    assert plan.only is not None
    made.undo(plan)
    made.act(0, other)
    made.close()
    assert any("undo_one" in line for line in journals.read(journal.path).lines)
    again = session.Session(game, core.Setup(("Anna", "Bruno")), Told())
    assert session.replay(journals.read(journal.path), again) == []
    assert same(again.history, made.history)


# --- what leaves the machine --------------------------------------------------------------------------------


def test_an_export_never_holds_what_its_seat_does_not_know(tmp_path: Path) -> None:
    bots = {1: Bot("random", "Basile"), 2: Bot("random", "Ariane", 1)}
    for seed in range(4):
        made = session.start("dragon", ("Anna", "Basile", "Ariane"), seed=seed, folder=tmp_path, bots=dict(bots))
        rig = Rig(made=made, players=made.players, bots=dict(bots))
        for _ in range(12):
            if made.over:
                break
            rig.desk.act(plain_move(rig))
        to = export.export_history(made, rig.desk.ear, tmp_path / "out.txt")
        text = to.read_text()
        view = made.view(0)
        hidden = {card for seat in (1, 2) for card in made.state.hands[seat]} - {"h"}
        hidden -= {card for seat in (1, 2) for card in view.shown[seat]}
        hidden -= {card for pile in made.state.piles for card in pile}
        assert len(hidden) > 2
        others = [line for line in text.splitlines() if not line.startswith("Pioche")]  # those are the seat's own
        told = re.sub(r"éros pour un \d+( [a-z]+)?", "", "\n".join(others))
        for card in hidden:
            assert not re.search(rf"(?<!\d){rig.desk.narrator.card(card)}", told), card
        made.close()


def test_the_raw_journal_and_a_bots_seat_leave_only_when_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    piped("fais 1\n", "play", "dragon", "--bots", "1", "--seed", "3", "--lines", "--output", "text", home=tmp_path)
    (path,) = games_of(tmp_path)
    to = tmp_path / "out.txt"
    monkeypatch.setattr(paths, "journals", lambda: path.parent)
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(cli, "_encode", lambda: None)

    def exported(*flags: str) -> int:
        return cli.main(["export", *flags, "--to", str(to), "--output", "text"])

    for flags in (["--journal"], ["--seat", "1"]):
        assert exported(*flags) == 2
        out, complaint = capsys.readouterr()
        assert out == ""
        assert len(complaint.splitlines()) == 1
        assert not to.exists()
    assert exported() == 0
    assert to.exists()
    to.unlink()
    piped("abandonne\noui\n", "resume", "--lines", "--output", "text", home=tmp_path)
    assert journals.read(path).over
    for flags in (["--journal"], ["--seat", "1"]):
        assert exported(*flags) == 0
        assert to.exists()
        to.unlink()


# --- a game after kill -9 -----------------------------------------------------------------------------------


def test_a_game_cut_off_after_any_action_goes_on_word_for_word(tmp_path: Path) -> None:
    """The file as it was when each answer was spoken is all that a killed process leaves (see also the real kills in
    test_terminal_kill.py)."""
    rig = new(tmp_path)
    copy = tmp_path / "copy.jsonl"
    count = 0
    while not rig.session.over:
        if count % 7 == 5:
            rig.press("u")
        elif count % 7 == 6:
            rig.press("U")
        else:
            rig.desk.act(plain_move(rig))
        count += 1
        copy.write_bytes(path_of(rig).read_bytes())
        made, troubles = session.resume(copy)
        assert not troubles
        assert same(made.history, rig.session.history)
        if count % 8 == 0 or rig.session.over:
            assert state_of(Rig(made=made)) == state_of(rig)
        made.close()
    assert count > 80


def test_every_game_has_a_header_that_finds_it_again(tmp_path: Path) -> None:
    for game in engines.GAMES:
        header = journals.Header(game, 1, ("A", "B"), {}, 4)
        journals.create(tmp_path, header).close()
    found = {journals.read(path).header.game for path in journals.listed(tmp_path)}
    assert found == set(engines.GAMES)
