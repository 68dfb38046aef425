"""From raw reads to placements, with a clock in the hand."""

from hypothesis import given
from hypothesis import strategies as st

from plateau_parlant.access.table.events import Notice, TagEvent
from plateau_parlant.access.table.placements import Placements


class Table:
    def __init__(self) -> None:
        self.p = Placements()
        self.now = 0
        self.got: list[str] = []

    def _take(self, events: list) -> None:
        for e in events:
            if isinstance(e, Notice):
                self.got.append(f"{self.now} {e.code} {e.fields['zone']} {e.fields['other']}")
            else:
                self.got.append(f"{self.now} {e.change} {e.zone} {e.tag}")

    def at(self, ms: int, what: str = "") -> None:
        """Let time pass to `ms` in ticks of 50, then one raw event "on A1 x"."""
        while self.now + 50 <= ms:
            self.now += 50
            self._take(self.p.tick(self.now))
        self.now = ms
        if what:
            change, zone, tag = what.split(" ")
            self._take(self.p.feed(TagEvent(zone, change, tag, None, ms, "table")))  # type: ignore[arg-type]


def test_a_resting_card_is_one_placement_for_ten_minutes_with_one_miss_in_ten() -> None:
    t = Table()
    t.at(0, "on A1 x")
    for s in range(1, 600):  # as a board with a weak antenna would tell it: off and on again, over and over
        t.at(s * 1000, "off A1 x")
        t.at(s * 1000 + 100, "on A1 x")
    assert t.got == ["0 on A1 x"]
    assert t.p.zones() == {"A1": ("x",)}


def test_removal_is_said_after_one_empty_second() -> None:
    t = Table()
    t.at(0, "on A1 x")
    t.at(5000, "off A1 x")
    t.at(5900)
    assert t.got == ["0 on A1 x"] and t.p.zone_of("x") == "A1"
    t.at(6100)
    assert t.got == ["0 on A1 x", "6000 off A1 x"] and t.p.zone_of("x") is None


def test_another_zone_proves_at_once_that_it_went() -> None:
    t = Table()
    t.at(0, "on HAND x")
    t.at(5000, "off HAND x")
    t.at(5400, "on A1 x")
    assert t.got == ["0 on HAND x", "5400 off HAND x", "5400 on A1 x"]
    t.at(9000)
    assert len(t.got) == 3


def test_seen_in_the_new_zone_before_it_left_the_old_one() -> None:
    t = Table()
    t.at(0, "on A1 x")
    t.at(5000, "on A2 x")
    assert t.got == ["0 on A1 x"]
    t.at(5200, "off A1 x")
    assert t.got == ["0 on A1 x", "5200 off A1 x", "5200 on A2 x"]


def test_card_out_within_100_ms_and_another_in() -> None:
    t = Table()
    t.at(0, "on HAND x")
    t.at(5080, "on HAND y")  # the board tells the new one first
    t.at(5150, "off HAND x")
    assert t.got == ["0 on HAND x", "5080 on HAND y"]
    t.at(7000)
    assert t.got[2:] == ["6150 off HAND x"]
    assert t.p.zones() == {"HAND": ("y",)}


def test_the_same_tag_near_two_readers_is_said_once_and_lies_in_one_zone() -> None:
    t = Table()
    t.at(0, "on A1 x")
    t.at(1000, "on A2 x")
    t.at(20000)
    assert t.got == ["0 on A1 x", "2500 table-two-zones A1 A2"]
    assert t.p.zones() == {"A1": ("x",)}


def test_a_card_between_two_readers_that_see_it_by_turns_does_not_wander() -> None:
    t = Table()
    t.at(0, "on A1 x")
    for i in range(50):
        t.at(1000 + i * 200, "off A1 x")
        t.at(1010 + i * 200, "on A2 x")
        t.at(1100 + i * 200, "off A2 x")
        t.at(1110 + i * 200, "on A1 x")
    moves = [g for g in t.got if " on " in g]
    assert len(moves) <= 8, moves  # once in two seconds at most, instead of a hundred times
    t.at(60_000)
    assert t.p.zones()["A1"] == ("x",)


def test_a_hand_scanned_in_order_keeps_that_order() -> None:
    t = Table()
    for i, c in enumerate("gcafbed"):
        t.at(i * 800, f"on HAND {c}")
        t.at(i * 800 + 400, f"off HAND {c}")
    assert [g[-1] for g in t.got if " on " in g] == list("gcafbed")
    u = Table()
    for i, c in enumerate("gcafbed"):
        u.at(i * 300, f"on A1 {c}")
    assert u.p.zones()["A1"] == tuple("gcafbed")


def test_known_unknown_known_again() -> None:
    t = Table()
    for i, c in enumerate(("known", "strange", "known")):
        t.at(i * 3000, f"on HAND {c}")
        t.at(i * 3000 + 500, f"off HAND {c}")
    assert [g.split(" ")[1:] for g in t.got if " on " in g] == [
        ["on", "HAND", "known"],
        ["on", "HAND", "strange"],
        ["on", "HAND", "known"],
    ]


def test_a_scan_without_presence_passes_every_time() -> None:
    t = Table()
    t.at(0, "seen scanner x")
    t.at(10, "seen scanner x")
    assert t.got == ["0 seen scanner x", "10 seen scanner x"]
    assert t.p.zones() == {}


def test_the_deadline_is_when_something_will_be_said() -> None:
    p = Placements()
    p.feed(TagEvent("A1", "on", "x", None, 0))
    assert p.next_deadline() is None
    p.feed(TagEvent("A1", "off", "x", None, 500))
    assert p.next_deadline() == 1500


@given(
    st.lists(
        st.tuples(st.integers(0, 1500), st.sampled_from(["on", "off"]), st.sampled_from("ABC"), st.sampled_from("xyz")),
        max_size=60,
    )
)
def test_what_is_told_is_a_story_that_can_be(steps: list[tuple[int, str, str, str]]) -> None:
    t = Table()
    now = 0
    raw: dict[str, set[str]] = {}
    for gap, change, zone, tag in steps:
        now += gap
        t.at(now, f"{change} {zone} {tag}")
        seen = raw.setdefault(tag, set())
        seen.add(zone) if change == "on" else seen.discard(zone)
    t.at(now + 10_000)
    where: dict[str, str] = {}
    for g in t.got:
        _, change, zone, tag = g.split(" ")[:4]
        if change == "on":
            assert tag not in where  # never in two zones
            where[tag] = zone
        elif change == "off":
            assert where.pop(tag) == zone  # never taken from where it did not lie
    lying = {tag: zone for zone, tags in t.p.zones().items() for tag in tags}
    assert lying == where
    for tag, seen in raw.items():
        assert (where[tag] in seen) if seen else tag not in where  # and in the end it is true
