"""What lies there against what is expected there; the moves that would explain it. Pure."""

from plateau_parlant.access.table import matching
from plateau_parlant.access.table.matching import Difference, Seen
from plateau_parlant.engines.dragon import moves


def seen(zone: str, *components: str) -> dict[str, tuple[Seen, ...]]:
    return {zone: tuple(Seen(zone, f"t{n}", component) for n, component in enumerate(components))}


def placements(move: object) -> tuple[tuple[str, str], ...]:
    card, army = getattr(move, "card", ""), getattr(move, "army", "")
    return ((card, army),) if card else ()


def nothing(move: object) -> tuple[tuple[str, str], ...]:
    return (("h", move.army),) if isinstance(move, moves.Swap) else ()


def test_equal_zones_do_not_differ_whatever_the_order() -> None:
    assert matching.differences(seen("I", "r1", "r2"), {"I": ("r2", "r1")}, ("r1", "r2")) == ()


def test_surplus_keeps_the_order_in_which_it_was_laid_and_unknown_tags_are_surplus() -> None:
    (found,) = matching.differences(seen("I", "r1", "", "r3", "r2"), {"I": ("r1",)}, ())
    assert [one.component for one in found.surplus] == ["", "r3", "r2"]


def test_two_equal_cards_are_two() -> None:
    (found,) = matching.differences(seen("I", "h", "h"), {"I": ("h",)}, ("h",))
    assert [one.tag for one in found.surplus] == ["t1"]


def test_what_carries_no_tag_is_never_missing() -> None:
    assert matching.differences(seen("I"), {"I": ("r1",)}, ()) == ()
    assert matching.differences(seen("I"), {"I": ("r1",)}, ("r1",)) == (Difference("I", (), ("r1",)),)


def test_a_zone_without_a_reader_is_not_judged() -> None:
    assert matching.differences({}, {"I": ("r1",)}, ("r1",)) == ()


def test_only_the_move_that_lays_the_card_there_fits() -> None:
    target = Seen("II", "t", "r7")
    legal = [moves.Place("r7", "I"), moves.Place("r7", "II"), moves.Place("b8", "II"), moves.DONE]
    assert matching.fitting(legal, target, [target], [], placements, nothing) == [moves.Place("r7", "II")]


def test_an_exchange_fits_where_the_hero_has_gone_and_a_placement_where_it_has_not() -> None:
    target = Seen("II", "t", "r7")
    legal = [moves.Place("r7", "II"), moves.Swap("r7", "II", 2)]
    assert matching.fitting(legal, target, [target], [("h", "II")], placements, nothing) == [legal[1]]
    assert matching.fitting(legal, target, [target], [], placements, nothing) == [legal[0]]
    assert matching.fitting(legal[1:], target, [target], [], placements, nothing) == [legal[1]]


def test_a_take_is_what_takes_just_what_has_gone() -> None:
    def removals(move: object) -> tuple[tuple[str, str], ...]:
        return tuple((card, "I") for card in ("r3", "r2")[: move.count]) if isinstance(move, moves.Take) else ()

    legal = [moves.Take("I", 1), moves.Take("I", 2), moves.DONE]
    assert matching.removing(legal, [("r3", "I")], lambda move: (), removals) == [legal[0]]
    assert matching.removing(legal, [("r2", "I"), ("r3", "I")], lambda move: (), removals) == [legal[1]]
    assert matching.removing(legal, [("r2", "I")], lambda move: (), removals) == []
    assert matching.removing(legal, [], lambda move: (), removals) == []
