"""The journal: what it survives, what it says, what it never gives away."""

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from desk_rig import Rig
from hypothesis import given, settings
from hypothesis import strategies as st
from terminal_rig import games_of, piped, plain_move, state_of

from plateau_parlant import engines
from plateau_parlant.access import cli, export, paths, session
from plateau_parlant.access import journal as journals
from plateau_parlant.access.bots import Bot
from plateau_parlant.access.dealer import Told
from plateau_parlant.engines import core
from plateau_parlant.engines.history import History


def new(folder: Path, notices: list[str] | None = None, **more: Any) -> Rig:
    """A solo game that is kept in the folder, at a desk."""
    notice = notices.append if notices is not None else lambda code: None
    made = session.start("dragon", ("Anna",), seed=7, folder=folder, notice=notice, **more)
    return Rig(made=made)


def play(rig: Rig, count: int) -> Rig:
    for _ in range(count):
        rig.desk.act(plain_move(rig))
    return rig


def path_of(rig: Rig) -> Path:
    assert rig.session.journal is not None
    return rig.session.journal.path


def kept(rig: Rig) -> Path:
    """Lets the game go; its file."""
    path = path_of(rig)
    rig.session.close()
    return path


def codes(troubles: list[session.Trouble]) -> list[str]:
    return [trouble.code for trouble in troubles]


def same(one: History, other: History) -> bool:
    def entries(records: Any) -> list[Any]:
        return [record.entry for record in records]

    return (
        entries(one.done) == entries(other.done)
        and core.state_hash(one.state) == core.state_hash(other.state)
        and [entries(block) for block in one.undone] == [entries(block) for block in other.undone]
    )


# --- damage -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [1, 5, 17])
def test_a_torn_last_line_is_dropped_and_said(tmp_path: Path, cut: int) -> None:
    rig = play(new(tmp_path), 6)
    before = rig.session.history
    play(rig, 1)
    path = kept(rig)
    lines = path.read_bytes().splitlines(keepends=True)
    first_of_last_move = next(n for n in range(len(lines) - 1, 0, -1) if b'"act"' in lines[n])
    path.write_bytes(b"".join(lines[:first_of_last_move]) + lines[first_of_last_move][:-cut])
    made, troubles = session.resume(path)
    assert codes(troubles) == ["torn"]
    assert same(made.history, before)
    assert path.read_bytes().endswith(b"\n")
    play(Rig(made=made), 3)
    made.close()
    again, troubles = session.resume(path)
    assert not troubles
    assert same(again.history, made.history)


def test_a_damaged_line_stops_there_and_a_copy_is_kept(tmp_path: Path) -> None:
    path = kept(play(new(tmp_path), 20))
    lines = path.read_bytes().splitlines(keepends=True)
    at = 15
    lines[at - 1] = lines[at - 1][:4] + b"\x00\xff" + lines[at - 1][6:]
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    made, troubles = session.resume(path)
    assert troubles == [session.Trouble("damaged", {"line": at})]
    assert path.with_suffix(".damaged").read_bytes() == damaged
    play(Rig(made=made), 4)
    made.close()
    again, troubles = session.resume(path)
    assert not troubles
    assert same(again.history, made.history)


NEWER = b'{"journal":99,"game":"dragon","rules":1,"players":["A"]}\n'
HOLDER = """
import sys, time
from pathlib import Path
from plateau_parlant.access.journal import Journal
held = Journal(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b'{"journal": 1}\n', b"\xff\xfe\n", NEWER],
    ids=["empty", "torn", "bare", "binary", "newer"],
)
def test_a_file_that_is_no_game_is_refused_in_a_sentence_and_passed_over(tmp_path: Path, text: bytes) -> None:
    folder = tmp_path / ".local/share/plateau-parlant/games"
    folder.mkdir(parents=True)
    bad = folder / "bad.jsonl"
    bad.write_bytes(text)
    with pytest.raises(journals.JournalError):
        journals.read(bad)
    status, out, complaint = piped("", "resume", "--output", "text", home=tmp_path)
    assert (status, out) == (1, [])
    assert complaint == "Aucune partie à reprendre. Commencez-en une avec plateau solo.\n"
    good = kept(play(new(folder), 2))
    assert journals.find(folder) == good
    assert bad.read_bytes() == text


def test_a_second_process_is_told_and_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / ".local/share/plateau-parlant/games"
    folder.mkdir(parents=True)
    rig = play(new(folder), 3)
    raw = path_of(rig).read_bytes()
    status, out, complaint = piped("h", "resume", "--output", "text", home=tmp_path)
    assert (status, out) == (1, [])
    assert complaint == "Cette partie est déjà ouverte dans une autre fenêtre. Fermez l'autre d'abord.\n"
    assert path_of(rig).read_bytes() == raw
    play(rig, 1)
    kept(rig)
    assert piped("h", "resume", "--output", "text", home=tmp_path)[0] == 0


def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    path = kept(play(new(tmp_path), 2))
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    with pytest.raises(journals.JournalError) as error:
        session.resume(path)
    assert error.value.code == "in_use"
    holder.kill()
    holder.wait()
    holder.stdout.close()
    assert session.resume(path)[1] == []


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


# --- a disk that takes nothing ------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Any:
    """A file system of 64 KB."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("mounting needs root on Linux")
    place = tmp_path / "small"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place], capture_output=True).returncode:
        pytest.skip("no tmpfs can be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=False, capture_output=True)


def test_a_disk_that_is_really_full(small_disk: Path, tmp_path: Path) -> None:
    folder = small_disk / "games"
    folder.mkdir()
    notices: list[str] = []
    rig = play(new(folder, notices), 5)
    saved = rig.session.history
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError as error:
            assert error.errno == errno.ENOSPC
    before = 0
    while not notices:
        play(rig, 1)
        before += 1
        assert before < 200
    play(rig, 3)
    assert notices == ["disk_full"]
    loaded = journals.read(path_of(rig))
    assert not loaded.torn
    assert loaded.damaged is None
    assert len(loaded.lines) >= len(saved.done)
    filler.unlink()
    play(rig, 1)
    assert notices == ["disk_full", "saved_again"]
    path = kept(rig)
    made, troubles = session.resume(path)
    assert not troubles
    assert same(made.history, rig.session.history)
    made.close()


def test_a_game_begun_on_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    """The real program: one sentence at the beginning, the game goes on, leaving warns."""
    home = tmp_path / "home"
    home.mkdir()
    (small_disk / "plateau-parlant" / "games").mkdir(parents=True)
    with (small_disk / "filler").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError:
            pass
    status, out, complaint = piped(
        "1dhq", "solo", "--seed", "7", "--output", "text", home=home, XDG_DATA_HOME=str(small_disk)
    )
    assert (status, complaint) == (0, "")
    told = [line for line in out if line.startswith("Disque plein")]
    assert len(told) == 1
    assert out[-1].endswith("La fin de la partie n'a pas pu être gardée.")
    assert "3 cartes en main : 6 bleu, 2 bleu et 1 jaune." in out


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_each_write_that_fails_is_tried_again_and_told_once(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices: list[str] = []
    rig = play(new(tmp_path, notices), 2)
    written = path_of(rig).read_bytes()
    real = os.write

    def half(handle: int, data: bytes) -> int:
        real(handle, data[: len(data) // 2])
        raise OSError(number, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        play(rig, 4)
        assert path_of(rig).read_bytes() == written  # no half line stays
        assert rig.session.journal is not None
        assert rig.session.journal.behind >= 4
        rig.session.note("name", name="mardi")
    assert notices == ["disk_full" if number == errno.ENOSPC else "not_saved"]
    play(rig, 1)
    assert notices[1:] == ["saved_again"]
    made, troubles = session.resume(kept(rig))
    assert not troubles
    assert same(made.history, rig.session.history)
    made.close()


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
