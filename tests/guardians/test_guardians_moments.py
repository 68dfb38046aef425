"""Key moments of the two scenarios as they must be heard, written by hand; and that nobody hears another's secrets."""

from pathlib import Path

import pytest
from guardians_tools import BOX, guardians

from plateau_parlant.access import journal, session
from plateau_parlant.access.narration import narrator
from plateau_parlant.access.narration.bundle import Texts
from plateau_parlant.engines import core, history

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NAMES = ("fight", "game")
SEATS = (0, 1, core.PUBLIC)


def records(name):
    loaded = journal.read(SCENARIOS / f"guardians_{name}" / "journal.jsonl")
    header = loaded.header
    first = guardians.begin(core.Setup(header.players, header.options, BOX))
    lines = [line for line in loaded.lines if "act" in line or "fact" in line]
    return history.fold(guardians, first, [session.line_entry(guardians, line) for line in lines]).done


RECORDS = {name: records(name) for name in NAMES}


def heard(name, seat, lang="fr", level="normal"):
    """The lines a seat hears, entry by entry."""
    words = narrator("guardians", Texts(lang, "common", strict=True), ("Anna", "Bruno"))
    told = []
    for record in RECORDS[name]:
        forms = [core.heard(event, seat) for event in record.events]
        lines = [words.event(form, seat, level) for form in forms if form is not None]
        told.append([line.text for line in lines if line is not None])
    return told


def moments(name):
    found = []
    for line in (SCENARIOS / f"guardians_{name}" / "moments.fr.txt").read_text("utf-8").splitlines():
        if line.startswith("@"):
            number, seat = line[1:].split()
            found.append((int(number), seat, []))
        elif line and not line.startswith("#"):
            found[-1][2].extend([] if line == "-" else [line])
    return found


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", NAMES)
def test_key_moments_are_heard_as_they_were_written(name, seat):
    told, checked = heard(name, seat), 0
    written = moments(name)
    for number, who, lines in written:
        listed = {other for entry, other, _ in written if entry == number}
        if who == str(seat) or (who == "*" and str(seat) not in listed):
            assert told[number - 1] == lines, f"entry {number}"
            checked += 1
    assert checked >= 15


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("level", ["brief", "normal", "full"])
@pytest.mark.parametrize("name", NAMES)
def test_every_line_is_whole_at_every_level_in_both_languages(name, lang, level):
    for seat in SEATS:
        for lines in heard(name, seat, lang, level):
            for text in lines:
                assert "{" not in text and "  " not in text and " ." not in text and " ," not in text
                assert "_" not in text and "/" not in text
                assert text.endswith((".", "!", "?")), text


@pytest.mark.parametrize("name", NAMES)
def test_nobody_hears_a_card_before_it_is_shown(name):
    """A card named in something only its owner hears is in no line of the others at that entry."""
    told = {seat: heard(name, seat) for seat in SEATS}
    secrets = 0
    for number, record in enumerate(RECORDS[name]):
        for event in record.events:
            owner = getattr(event, "seat", None)
            if owner is None or core.sees(event.audience, core.PUBLIC):
                continue
            secrets += 1
            words = narrator("guardians", Texts("fr", "common", strict=True), ("Anna", "Bruno"))
            card = words.card(event.card)
            public = {c for e in record.events if core.sees(e.audience, core.PUBLIC) for c in _cards(e)}
            for seat in SEATS:
                if seat != owner and event.card not in public:
                    assert card not in " ".join(told[seat][number]), (number, seat)
    assert secrets


def _cards(event):
    for field in ("card", "target", "by"):
        yield str(getattr(event, field, "")).partition(".")[0]
    for field in ("cards", "hit"):
        yield from getattr(event, field, ())
