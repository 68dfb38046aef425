"""A card to each reader before the evening."""

from plateau_parlant.access import walk as w
from plateau_parlant.access.table import evening
from plateau_parlant.access.table.events import TagEvent


def said(result: w.Result | None) -> list[str]:
    assert result
    return [" ".join([s.id, str(s.args.get("zone", ""))]).strip() for s in w.in_order(result[1])]


def lay(zone: str, tag: str = "04A3") -> TagEvent:
    return TagEvent(zone, "on", tag)


def test_each_reader_in_turn() -> None:
    walk = evening.begin(["HAND", "A1"])
    result = evening.touch(walk, lay("HAND"), {"04A3"})
    assert said(result) == ["table-evening-reads HAND", "table-evening-reader A1"]
    assert result
    assert evening.touch(result[0], TagEvent("HAND", "off", "04A3")) is None
    assert evening.touch(result[0], lay("HAND")) is None
    result = evening.touch(result[0], lay("A1", "04FF"), {"04A3"})
    assert said(result) == ["table-evening-unknown A1", "walk-finished"]
    assert result and w.summary(result[0]).complete


def test_another_reader_than_asked_for_counts_and_is_named() -> None:
    walk = evening.begin(["HAND", "A1"])
    result = evening.touch(walk, lay("A1"))
    assert said(result) == ["table-evening-other A1"]
    assert result and result[1].args["wanted"] == "HAND"
    assert w.current(result[0]).id == "HAND" and "A1" in result[0].answers
    assert said(evening.touch(result[0], lay("HAND"))) == ["table-evening-reads HAND", "walk-finished"]
    assert evening.touch(walk, lay("elsewhere")) is None
