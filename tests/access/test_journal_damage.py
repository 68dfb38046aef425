"""What a journal survives: torn and changed files, a second program, a disk that takes nothing."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from desk_rig import Rig
from journal_rig import codes, kept, new, path_of, play, same
from terminal_rig import piped

from plateau_parlant.access import journal as journals
from plateau_parlant.access import session

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
