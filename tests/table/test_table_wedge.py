"""Scanner bursts among a player's keys, with a clock in the hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plateau_parlant.access.table.events import Notice
from plateau_parlant.access.table.wedge import BurstDetector, Keys, Result, Scan, repair, scan_event


def play(keys: list[tuple[int, str]], layout: str = "azerty", until: int = 10_000) -> list[Result]:
    """Keys as (time, character), the clock ticking every 10 ms between."""
    d = BurstDetector(layout)
    out: list[Result] = []
    now = 0
    for at, char in keys:
        while now < at:
            out += d.tick(now)
            now += 10
        out += d.key(char, at)
        now = max(now, at)
    while now < until:
        out += d.tick(now)
        now += 10
    assert d.deadline() is None
    return out


def burst(code: str, start: int = 0, gap: int = 8, end: str = "\r") -> list[tuple[int, str]]:
    return [(start + i * gap, c) for i, c in enumerate(code + end)]


def pressed(out: list[Result]) -> str:
    return "".join(r.keys for r in out if isinstance(r, Keys))


def test_a_burst_is_one_scan_and_no_key() -> None:
    assert play(burst("0012345678")) == [Scan("0012345678")]


def test_a_players_keys_pass_after_sixty_milliseconds_at_most() -> None:
    d = BurstDetector()
    assert d.key("d", 0) == []
    assert d.tick(50) == []
    assert d.deadline() == 60
    assert d.tick(60) == [Keys("d")]


def test_enter_alone_is_never_held_back() -> None:
    assert BurstDetector().key("\r", 5) == [Keys("\r")]


def test_a_fast_typist_is_no_scanner() -> None:
    assert pressed(play([(0, "n"), (70, "n"), (140, "p"), (200, "d"), (280, "\r")])) == "nnpd\r"
    assert pressed(play([(0, "a"), (30, "b"), (60, "c"), (90, "\r")])) == "abc\r"  # three rolled over


def test_a_key_held_down_is_no_scanner() -> None:
    out = play([(0, "n"), *[(500 + i * 33, "n") for i in range(40)]])
    assert pressed(out) == "n" * 41 and not [r for r in out if not isinstance(r, Keys)]


def test_a_burst_without_enter_is_swallowed_and_explained() -> None:
    (out,) = play(burst("0012345678", end=""))
    assert isinstance(out, Notice) and out.code == "table-scan-no-enter"


def test_carriage_return_and_newline_are_one_end() -> None:
    assert play([*burst("1234"), (41, "\n")]) == [Scan("1234")]
    assert play([*burst("1234"), (400, "\n")]) == [Scan("1234"), Keys("\n")]


def test_two_scans_and_a_key_between() -> None:
    out = play([*burst("11223344"), (300, "d"), *burst("55667788", 600)])
    assert out == [Scan("11223344"), Keys("d"), Scan("55667788")]


def test_an_arrow_lets_the_held_key_go_first() -> None:
    d = BurstDetector()
    d.key("n", 0)
    assert d.other(10) == [Keys("n")]


@pytest.mark.parametrize(
    ("typed", "meant", "layout"),
    [
        ("&é\"'(-è_çà", "1234567890", "azerty"),
        ("&é\"'(§è!çà", "1234567890", "azerty"),  # Belgian, Mac
        ("à'Q\"FE", "04A3FE", "azerty"),  # hex: the letter A lies where Q is
        ("PP)Rè", "PP-R7", "azerty"),
        ("PP-R7", "PP-R7", "azerty"),  # a scanner that is set up for the keyboard
        ("0012345678", "0012345678", "azerty"),
        ("\"«»()@+-/*", "1234567890", "bepo"),
        ("12-34", "12-34", "bepo"),
        ("(-)", "(-)", "qwerty"),
    ],
)
def test_the_digit_row_is_mapped_back(typed: str, meant: str, layout: str) -> None:
    assert repair(typed, layout) == meant


@given(st.text("0123456789ABCDEF", min_size=4, max_size=20).filter(lambda c: any(x.isdigit() for x in c)))
def test_every_code_survives_the_wrong_layout(code: str) -> None:
    us = "1234567890ABCDEF"
    azerty = "&é\"'(-è_çàQBCDEF"
    assert repair(code.translate(str.maketrans(us, azerty)), "azerty") == code


@given(st.lists(st.tuples(st.integers(0, 300), st.sampled_from("abcd1é\r")), max_size=30))
def test_no_key_is_lost_or_invented_whatever_the_rhythm(gaps: list[tuple[int, str]]) -> None:
    keys, now = [], 0
    for gap, c in gaps:
        now += gap
        keys.append((now, c))
    out = play(keys, until=now + 200)
    slow = [c for i, (gap, c) in enumerate(gaps) if gap >= 60 and (i + 1 == len(gaps) or gaps[i + 1][0] >= 60)]
    got = pressed(out)
    it = iter(got)
    assert all(c in it for c in slow), (slow, got)  # a key on its own always arrives, in order
    assert len(got) <= len(keys)


def test_the_event_of_a_scan() -> None:
    e = scan_event(Scan("PP1"), "scanner", 7)
    assert (e.zone, e.change, e.tag, e.ms) == ("scanner", "seen", "PP1", 7)
